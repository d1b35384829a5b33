import {
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from '../../platform/db/table.ts';
import { users } from '../auth/schema.ts';

/**
 * Summary of each user, maintained by triggers on users, sessions and packs: lists of people read one narrow row each.
 */
export const studentSummaries = pgTable('student_summaries', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  name: text().notNull(),
  sessions_completed: integer().notNull().default(0),
  last_session_created: timestamp({ withTimezone: true }),
  /** The unfinished session begun last. */
  current_session_id: uuid(),
  pre_pack_available: boolean().notNull().default(false),
});

/** States of messages that are not open; names nobody. The message itself is deleted with its writer. */
export const inboxStates = pgTable(
  'inbox_states',
  {
    kind: text({ enum: ['feedback', 'failure'] }).notNull(),
    message_id: uuid().notNull(),
    state: text({ enum: ['open', 'answered', 'closed'] }).notNull(),
    changed_at: timestamp({ withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.kind, table.message_id] })],
);

/** Counts of each finished day in India, without gaps; not reduced when accounts are deleted. Names nobody. */
export const dayFigures = pgTable('day_figures', {
  day: date().primaryKey(),
  sign_ups: integer().notNull(),
  first_sessions: integer().notNull(),
  /** Students with a session. */
  active: integer().notNull(),
});
