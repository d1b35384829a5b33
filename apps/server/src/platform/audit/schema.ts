import { index, pgTable, text, timestamp, uuid } from '../db/table.ts';

/** An administrator's action, written before it runs. Append-only: a trigger refuses updates and deletes. */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: uuid().primaryKey(),
    /** No foreign key: the log outlives the account. */
    admin_id: uuid().notNull(),
    action: text().notNull(),
    object: text().notNull(),
    client: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  table => [index('admin_actions_by_time').on(table.at)],
);

/** The result of an action. An action without a result was cut off when its process ended. */
export const adminActionResults = pgTable('admin_action_results', {
  action_id: uuid()
    .primaryKey()
    .references(() => adminActions.id),
  result: text({ enum: ['done', 'refused', 'failed'] }).notNull(),
  /** The object when only the answer names it. */
  object: text(),
  detail: text().notNull(),
});
