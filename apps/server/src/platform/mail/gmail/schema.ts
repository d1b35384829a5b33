import { sql } from '../../db/query.ts';
import { check, integer, pgTable, text, timestamp } from '../../db/table.ts';

/** The product's own mailbox for outgoing mail; at most one row. */
export const gmailConnection = pgTable(
  'gmail_connection',
  {
    id: integer().primaryKey().default(1),
    address: text().notNull(),
    /** Sealed with the product's secret; allows sending. */
    sealed_refresh_token: text().notNull(),
    connected_at: timestamp({ withTimezone: true }).notNull(),
    /** When Google was found to have ended the access. */
    withdrawn_at: timestamp({ withTimezone: true }),
  },
  table => [check('gmail_connection_one', sql`${table.id} = 1`)],
);
