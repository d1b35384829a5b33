import { index, pgTable, text, timestamp, uuid } from '../db/table.ts';

/** What an administrator set out to do, written before it is done. Append-only: a trigger refuses everything else. */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: uuid().primaryKey(),
    /** No reference: the log outlives the account, and then names nobody. */
    admin_id: uuid().notNull(),
    action: text().notNull(),
    object: text().notNull(),
    client: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  table => [index('admin_actions_by_time').on(table.at)],
);

/** What came of it. An action without a row here was cut off by the end of its process. */
export const adminActionResults = pgTable('admin_action_results', {
  action_id: uuid()
    .primaryKey()
    .references(() => adminActions.id),
  result: text({ enum: ['done', 'refused', 'failed'] }).notNull(),
  /** Where only the answer names the object. */
  object: text(),
  detail: text().notNull(),
});
