import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/schema.ts';
import { items } from '../content/schema.ts';

const instant = () => timestamp({ withTimezone: true });

/** Questions that students report, each student's once. */
export const questionReports = pgTable(
  'question_reports',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    item_id: uuid().notNull(),
    /** Null while nothing is said but that something is wrong. */
    reason: text({ enum: ['answer', 'unclear', 'picture', 'other'] }),
    reported_at: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.user_id, table.item_id] }),
    index('question_reports_by_item').on(table.item_id, table.reported_at),
  ],
);

/** Questions that somebody should look at. */
export const itemFlags = pgTable('item_flags', {
  item_id: uuid()
    .primaryKey()
    .references(() => items.id),
  cause: text({ enum: ['reports', 'suspect_key'] }).notNull(),
  flagged_at: instant().notNull(),
  /** Whether the flag took it out of service. */
  withdrawn: boolean().notNull(),
  /** When an administrator had looked; what was known before does not flag it again. */
  cleared_at: instant(),
});
