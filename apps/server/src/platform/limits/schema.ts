import { boolean, index, pgTable, text, timestamp } from '../db/table.ts';

/**
 * What a subject has taken of its allowances. The times themselves are kept, so that no stretch of a window's length
 * ever holds more than its allowance, wherever it begins. Logged: what guards secrets must survive a crash.
 */
export const rateCounters = pgTable(
  'rate_counters',
  {
    /** What is counted, such as `login client 127.0.0.1`. */
    subject: text().primaryKey(),
    /** Oldest first; at most as many as the widest allowance. */
    taken_at: timestamp({ withTimezone: true }).array().notNull(),
    /** Whether the last who asked was given one. */
    granted: boolean().notNull(),
    /** From then on nothing of it counts. */
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  table => [index('rate_counters_by_end').on(table.expires_at)],
);
