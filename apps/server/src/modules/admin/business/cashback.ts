import type { Cashback } from '@twelvefold/contract';
import { csvOf } from '../../../platform/csv/writing.ts';
import { type Db, rowsOf } from '../../../platform/db/db.ts';
import { isoTime } from '../../../platform/db/fragments.ts';
import { sql } from '../../../platform/db/query.ts';
import { FileAnswer } from '../../../platform/http/kinds/file-answer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type After, pageOf, readCursor } from '../cursors.ts';

type State = Cashback['state'] | undefined;
type Row = Cashback & { sort_key: string };

/** Cashback of code uses; uses without a reward are not listed. */
function cashbackRows(db: Db, state: State, before: After | null, most: number): Promise<Row[]> {
  const stateOf = sql`case when u.reversed_at is not null and u.cashback_paid_at is not null then 'owed'
    when u.reversed_at is not null then 'reversed'
    when u.cashback_paid_at is not null then 'paid' else 'due' end`;
  const where = [
    sql`u.cashback_paise > 0`,
    ...(state ? [sql`${stateOf} = ${state}`] : []),
    ...(before ? [sql`(u.created_at, u.id) < (${before[0]}::timestamptz, ${before[1]}::uuid)`] : []),
  ];
  return rowsOf<Row>(
    db.execute(sql`
      with page as materialized (
        select u.*, ${stateOf} as state from referral_uses u
        where ${sql.join(where, sql` and `)} order by u.created_at desc, u.id desc limit ${most})
      select u.id::text as id, u.created_at::text as sort_key,
        ${isoTime(sql`u.created_at`)} as at,
        u.code as referral_code, owner.email as referrer_email, owner.full_name as referrer_name, u.plan_type,
        u.cashback_paise as amount, u.state,
        ${isoTime(sql`u.cashback_paid_at`)} as paid_at
      from page u left join users owner on owner.id = u.referrer_id
      order by u.created_at desc, u.id desc`),
  );
}

async function duePaise(db: Db): Promise<number> {
  const [row] = await rowsOf<{ due: number }>(
    db.execute(sql`
      select coalesce(sum(cashback_paise), 0)::float8 as due from referral_uses
      where reversed_at is null and cashback_paid_at is null and referrer_id is not null`),
  );
  return row?.due ?? 0;
}

export async function cashbackNow(
  { reports }: Platform,
  { limit, cursor, state }: { limit: number; cursor?: string | undefined; state?: State },
) {
  const before = cursor === undefined ? null : readCursor(cursor);
  const rows = await cashbackRows(reports, state, before, limit + 1);
  const { page, next } = pageOf(rows, limit, ({ id }) => id);
  return { cashback: page, due: await duePaise(reports), next };
}

const rowsAtOnce = 1000;
const fields = [
  'at',
  'referral_code',
  'referrer_name',
  'referrer_email',
  'plan_type',
  'amount_rupees',
  'state',
  'paid_at',
  'id',
] as const;

async function* allCashback({ reports }: Platform, state: State) {
  let before: After | null = null;
  for (;;) {
    const rows: Row[] = await cashbackRows(reports, state, before, rowsAtOnce);
    yield rows.map(({ amount, ...row }) => ({ ...row, amount_rupees: amount / 100 }));
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    before = [last.sort_key, last.id];
  }
}

export const cashbackAsCsv = (platform: Platform, state: State) =>
  new FileAnswer('cashback.csv', csvOf(fields, allCashback(platform, state)));
