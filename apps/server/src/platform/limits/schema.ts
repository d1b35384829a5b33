import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How much of an allowance a subject has used; unlogged (see its migration): losing it costs nothing. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    /** What is counted, such as `login client 127.0.0.1`. */
    subject: text().notNull(),
    /** Length of the window. */
    seconds: integer().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    taken: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.subject, table.seconds] })],
);
