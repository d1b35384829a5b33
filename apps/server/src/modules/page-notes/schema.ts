import { sql } from '../../platform/db/query.ts';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '../../platform/db/table.ts';
import { users } from '../auth/schema.ts';

/** Notes from pages: question actions, mismatches, failure reports. Bounded, never trusted, deleted after 90 days. */
export const pageNotes = pgTable(
  'page_notes',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    kind: text({ enum: ['question_action', 'ui_mismatch', 'pack_failure', 'image_failure'] }).notNull(),
    note: jsonb().$type<unknown>().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.id] }),
    index('page_notes_by_age').on(table.created_at),
    // For the inbox: few of the notes are failures.
    index('page_notes_failures').on(table.created_at, table.id).where(sql`kind = 'pack_failure'`),
  ],
);

/** Crashes of pages with counts. They name nobody; deleted 90 days after the last report. */
export const pageCrashes = pgTable(
  'page_crashes',
  {
    /** Digest of release, message and stack. */
    id: text().primaryKey(),
    release: text().notNull(),
    route: text().notNull(),
    message: text().notNull(),
    stack: text().notNull(),
    times: integer().notNull(),
    first_at: timestamp({ withTimezone: true }).notNull(),
    last_at: timestamp({ withTimezone: true }).notNull(),
  },
  table => [index('page_crashes_by_last').on(table.last_at)],
);
