import { sql } from '../../db/query.ts';
import { check, integer, pgTable, text, timestamp } from '../../db/table.ts';

/** The mailbox that mail leaves through: one at most. It is the product's own and nobody's. */
export const gmailConnection = pgTable(
  'gmail_connection',
  {
    id: integer().primaryKey().default(1),
    address: text().notNull(),
    /** Opens the mailbox for sending; sealed with the product's secret. */
    sealed_refresh_token: text().notNull(),
    connected_at: timestamp({ withTimezone: true }).notNull(),
    /** When Google was found to take no mail of it any more. */
    withdrawn_at: timestamp({ withTimezone: true }),
  },
  table => [check('gmail_connection_one', sql`${table.id} = 1`)],
);
