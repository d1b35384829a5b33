import { integer, pgTable, text, timestamp, uuid } from '../db/table.ts';

/** Progress and result of the last run of each long job. */
export const longJobs = pgTable('long_jobs', {
  queue: text().primaryKey(),
  /** The administrator who started it; null for a scheduled run. No foreign key: the row outlives the account. */
  admin_id: uuid(),
  done: integer().notNull(),
  /** Null when unknown. */
  total: integer(),
  began_at: timestamp({ withTimezone: true }).notNull(),
  ended_at: timestamp({ withTimezone: true }),
  /** Result in words. */
  result: text(),
});
