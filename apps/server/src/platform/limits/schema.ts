import { boolean, index, pgTable, text, timestamp } from '../db/table.ts';

/**
 * Counts of a subject as times, so that no window of an allowance's length ever holds more than the allowance. A logged
 * table: limits that guard secrets must survive a crash.
 */
export const rateCounters = pgTable(
  'rate_counters',
  {
    /** The counted subject, such as `login client 127.0.0.1`. */
    subject: text().primaryKey(),
    /** Oldest first; at most the widest allowance. */
    taken_at: timestamp({ withTimezone: true }).array().notNull(),
    /** Whether the last call was allowed. */
    granted: boolean().notNull(),
    /** When all times are out of the window. */
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  table => [index('rate_counters_by_end').on(table.expires_at)],
);
