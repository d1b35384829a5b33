import { date, integer, pgTable, primaryKey, text } from '../db/table.ts';

/** Undelivered mails, counted by day in India and cause; the mails themselves are not kept. */
export const undeliveredMails = pgTable(
  'undelivered_mails',
  {
    day: date().notNull(),
    /** `refused` by the receiver, `expired` before sending, or `failed` at the last try. */
    cause: text({ enum: ['refused', 'expired', 'failed'] }).notNull(),
    mails: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.cause] })],
);
