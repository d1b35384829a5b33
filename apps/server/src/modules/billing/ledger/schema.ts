import { sql } from '../../../platform/db/query.ts';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from '../../../platform/db/table.ts';

const moment = () => timestamp({ withTimezone: true });

/** A movement of money or time: append-only, and its lines sum to zero per unit (both enforced by triggers). */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: uuid().primaryKey(),
    /** Unique per movement, so that it cannot be booked twice. */
    key: text().notNull().unique(),
    kind: text().notNull(),
    at: moment().notNull(),
    order_id: uuid(),
    payment_id: text(),
    subscription_id: uuid(),
  },
  table => [
    index('ledger_of_subscription').on(table.subscription_id),
    index('ledger_of_payment').on(table.payment_id),
  ],
);

export const ledgerLines = pgTable(
  'ledger_lines',
  {
    entry_id: uuid()
      .notNull()
      .references(() => ledgerEntries.id),
    place: smallint().notNull(),
    account: text().notNull(),
    unit: text({ enum: ['paise', 'ms'] }).notNull(),
    /** Debit positive, credit negative. */
    amount: bigint({ mode: 'number' }).notNull(),
  },
  table => [
    primaryKey({ columns: [table.entry_id, table.place] }),
    index('ledger_lines_account').on(table.account),
    check('ledger_lines_amount', sql`${table.amount} <> 0`),
  ],
);

/** Last numbers of receipts and credit notes, gapless in each Indian financial year. */
export const receiptNumbers = pgTable('receipt_numbers', {
  year_begins: date().primaryKey(),
  last: integer().notNull(),
  last_credit_note: integer().notNull().default(0),
});

/** Differences found by the nightly check between ledger, orders and provider, for admins. */
export const billingFindings = pgTable(
  'billing_findings',
  {
    kind: text().notNull(),
    subject: text().notNull(),
    detail: text().notNull(),
    found_at: moment().notNull(),
    seen_at: moment().notNull(),
    resolved_at: moment(),
  },
  table => [primaryKey({ columns: [table.kind, table.subject] })],
);
