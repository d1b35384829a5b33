import { v7 as uuidv7 } from 'uuid';
import { type Db, rowsOf, type Tx } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';
import type { TimeMove } from '../subscription/life.ts';
import { ledgerEntries, ledgerLines } from './schema.ts';

/**
 * Accounts. Money in paise: `provider` (held for us), `sales` (at list price), `discounts`, `refunds`, `chargebacks`
 * (lost disputes), `cashback` (cost of referrals), `cashback_due` (owed to referrers), `bank` (paid out). Time in
 * milliseconds: `granted`, and the account where it is now.
 */
type MoneyAccount =
  | 'provider'
  | 'sales'
  | 'discounts'
  | 'refunds'
  | 'chargebacks'
  | 'cashback'
  | 'cashback_due'
  | 'bank';

interface Line {
  account: string;
  unit: 'paise' | 'ms';
  amount: number;
}

export interface Entry {
  /** A second entry with the same key is ignored. */
  key: string;
  kind:
    | 'charge'
    | 'refund'
    | 'chargeback'
    | 'cashback_due'
    | 'cashback_reversed'
    | 'cashback_paid'
    | TimeKind;
  at: Date;
  order_id?: string;
  payment_id?: string;
  subscription_id?: string;
}
type TimeKind = 'time_granted' | 'time_paused' | 'time_ended' | 'time_revoked' | 'time_moved';

const money = (debit: MoneyAccount, credit: MoneyAccount, paise: number): Line[] => [
  { account: debit, unit: 'paise', amount: paise },
  { account: credit, unit: 'paise', amount: -paise },
];

/** A payment at list price, with its discount. */
export const chargeLines = (listPaise: number, discountPaise: number): Line[] => [
  ...money('provider', 'sales', listPaise - discountPaise),
  ...(discountPaise > 0 ? money('discounts', 'sales', discountPaise) : []),
];
export const refundLines = (paise: number) => money('refunds', 'provider', paise);
export const chargebackLines = (paise: number) => money('chargebacks', 'provider', paise);
export const cashbackDueLines = (paise: number) => money('cashback', 'cashback_due', paise);
export const cashbackReversedLines = (paise: number) => money('cashback_due', 'cashback', paise);
export const cashbackPaidLines = (paise: number) => money('cashback_due', 'bank', paise);

export const timeLines = (moves: readonly TimeMove[]): Line[] =>
  moves.flatMap(({ from, to, ms }): Line[] => [
    { account: `time_${to}`, unit: 'ms', amount: ms },
    { account: `time_${from}`, unit: 'ms', amount: -ms },
  ]);

/** Writes an entry with its lines; without lines it writes nothing. Returns whether it was new. */
export async function post(tx: Tx, entry: Entry, lines: readonly Line[]): Promise<boolean> {
  if (lines.length === 0) return false;
  const id = uuidv7({ msecs: entry.at.getTime() });
  const [added] = await tx
    .insert(ledgerEntries)
    .values({ id, ...entry })
    .onConflictDoNothing({ target: ledgerEntries.key })
    .returning({ id: ledgerEntries.id });
  if (!added) return false;
  await tx.insert(ledgerLines).values(lines.map((line, place) => ({ entry_id: id, place, ...line })));
  return true;
}

export interface Balance {
  account: string;
  unit: 'paise' | 'ms';
  amount: number;
}

/** Balances of one subscription or payment, or of all; derived from the lines, never stored. */
export function balances(
  db: Db,
  of: { subscription_id?: string; payment_id?: string } = {},
): Promise<Balance[]> {
  const { subscription_id = null, payment_id = null } = of;
  return rowsOf<Balance>(
    db.execute(sql`
      select l.account, l.unit, sum(l.amount)::bigint as amount
      from ${ledgerLines} l join ${ledgerEntries} e on e.id = l.entry_id
      where (${subscription_id}::uuid is null or e.subscription_id = ${subscription_id}::uuid)
        and (${payment_id}::text is null or e.payment_id = ${payment_id})
      group by l.account, l.unit having sum(l.amount) <> 0 order by l.account`),
  );
}
