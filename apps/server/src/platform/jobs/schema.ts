import { integer, pgTable, text, timestamp, uuid } from '../db/table.ts';

/** The last run of each long job: how far it is, and what came of it. */
export const longJobs = pgTable('long_jobs', {
  queue: text().primaryKey(),
  /** Who started it; null where it runs by itself. No reference: the row outlives the account, and then names nobody. */
  admin_id: uuid(),
  done: integer().notNull(),
  /** Null where nobody knows. */
  total: integer(),
  began_at: timestamp({ withTimezone: true }).notNull(),
  ended_at: timestamp({ withTimezone: true }),
  /** What came of it, in words. */
  result: text(),
});
