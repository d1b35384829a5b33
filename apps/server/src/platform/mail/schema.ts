import { date, integer, pgTable, primaryKey, text } from '../db/table.ts';

/** Mails that never arrived, counted by day in India and by why: they name nobody, and the mails themselves are gone. */
export const undeliveredMails = pgTable(
  'undelivered_mails',
  {
    day: date().notNull(),
    /** `refused` by the receiver, `expired` before it could leave, or `failed` at its last try. */
    cause: text({ enum: ['refused', 'expired', 'failed'] }).notNull(),
    mails: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.day, table.cause] })],
);
