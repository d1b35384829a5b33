/**
 * Reconciliation with the payment provider: `node bench/reconciliation.ts`, on the embedded database, or on
 * PostgreSQL with TEST_DATABASE_URL and TEST_DB=postgres. Stores PLANS paid monthly plans (10,000); the product
 * compares them with a provider in memory: without differences, with one in a hundred cancelled there, and by its
 * nightly check. Prints calls and seconds of each; fails above one call for a hundred plans without differences. The
 * baseline, in the same run, makes one call for each plan.
 */
import process from 'node:process';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../apps/server/src/platform/db/db.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import type { ProviderClient } from '../apps/server/src/platform/payments/client.ts';
import type { ProviderPayment, ProviderSubscription } from '../apps/server/src/platform/payments/shapes.ts';
import { freshHome } from '../apps/server/test/kit/home.ts';
import { startedApp } from '../apps/server/test/kit/start.ts';

const PLANS = Number(process.env.PLANS ?? 10_000);
/** Assumed seconds of a call to the provider over the internet. */
const CALL_SECONDS = 0.3;
const PAGE = 100;
/** Plans of the baseline. */
const ALONE = 100;

const { home, drop } = await freshHome();
const { app, platform, clock } = await startedApp(home, createLog('silent'));
const { db, payments } = platform;
if (!payments) throw new Error('Payments are off.');
const nowSeconds = Math.floor(clock.now().getTime() / 1000);
const now = sql`to_timestamp(${nowSeconds}::int)`;
/** Plan n was bought 30 + n minutes ago. */
const boughtSeconds = (n: number) => nowSeconds - 1800 - 60 * n;
const bought = sql`${now} - interval '30 minutes' - n * interval '1 minute'`;
/** Time of the last comparison. */
const seen = sql`${now} - interval '10 minutes'`;
const named = (prefix: string, n: number) => `${prefix}_Sb${String(n).padStart(12, '0')}`;
const name = (prefix: string) => sql`${`${prefix}_Sb`} || lpad(n::text, 12, '0')`;
const uuid = (kind: string) => sql`md5(${kind} || n)::uuid`;
const all = sql`generate_series(1, ${PLANS}::int) n`;
const month = 30 * 24 * 3600;

async function seed(): Promise<void> {
  const amount = sql`149900`;
  await db.transaction(async tx => {
    // Without triggers: the plans have no owners, and the sums are consistent.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into orders (id, plan_type, plan_from, provider_id, status, list_paise, discount_paise, amount_paise, next_paise,
        days, cycles, buyer_hash, created_at, held_until, paid_at)
      select ${uuid('order')}, 'pro_regular', ${bought}, ${name('sub')}, 'paid', ${amount}, 0, ${amount}, ${amount}, 30, 12,
        'nobody', ${bought}, ${bought}, ${bought} from ${all}`);
    await tx.execute(sql`
      insert into subscriptions (id, plan_type, status, starts_at, ends_at, auto_renew, created_at)
      select ${uuid('plan')}, 'pro_regular', 'running', ${bought}, ${bought} + interval '30 days', true, ${bought} from ${all}`);
    await tx.execute(sql`
      insert into provider_subscriptions (id, order_id, subscription_id, wanted, seen, seen_at, wanted_since, charge_at,
        full_price_due, next_paise)
      select ${name('sub')}, ${uuid('order')}, ${uuid('plan')}, 'active', 'active', ${seen}, ${bought},
        ${bought} + interval '30 days', false, ${amount} from ${all}`);
    await tx.execute(sql`
      insert into payments (id, order_id, subscription_id, plan_type, list_paise, discount_paise, amount_paise, paid_at,
        recorded_at, granted_ms, receipt_number, seller)
      select ${name('pay')}, ${uuid('order')}, ${uuid('plan')}, 'pro_regular', ${amount}, 0, ${amount}, ${bought}, ${bought},
        ${month * 1000}, 'R' || n, '{"name":"Twelvefold"}' from ${all}`);
    for (const [kind, account, other, unit, sum] of [
      ['charge', 'provider', 'sales', 'paise', 149_900],
      ['time_granted', 'time_running', 'time_granted', 'ms', month * 1000],
    ] as const) {
      await tx.execute(sql`
        insert into ledger_entries (id, key, kind, at, order_id, payment_id, subscription_id)
        select ${uuid(kind)}, ${kind} || n, ${kind}, ${bought}, ${uuid('order')}, ${name('pay')}, ${uuid('plan')} from ${all}`);
      await tx.execute(sql`
        insert into ledger_lines (entry_id, place, account, unit, amount)
        select ${uuid(kind)}, 0, ${account}, ${unit}, ${sum}::bigint from ${all}
        union all select ${uuid(kind)}, 1, ${other}, ${unit}, ${-sum}::bigint from ${all}`);
    }
  });
  await db.execute(sql`analyze`);
}

/** The provider's plans, the newest first, as its list returns them. */
const there = Array.from({ length: PLANS }, (_, i): ProviderSubscription & { made: number } => ({
  id: named('sub', i + 1),
  plan_id: named('plan', 1),
  status: 'active',
  made: boughtSeconds(i + 1),
  current_end: boughtSeconds(i + 1) + month,
  charge_at: boughtSeconds(i + 1) + month,
  total_count: 12,
  paid_count: 1,
}));
const byId = new Map(there.map(one => [one.id, one]));
const paidFor = ({ id, made }: { id: string; made: number }): ProviderPayment => ({
  id: id.replace('sub', 'pay'),
  order_id: id.replace('sub', 'order'),
  amount: 149_900,
  currency: 'INR',
  status: 'captured',
  created_at: made,
});

let calls = 0;
const answers: Partial<ProviderClient> = {
  subscriptions: async ({ count, until }) => {
    calls += 1;
    const first = there.findIndex(({ made }) => made <= until);
    return first < 0 ? [] : there.slice(first, first + count);
  },
  subscription: async id => {
    calls += 1;
    const one = byId.get(id);
    if (!one) throw new Error(`No such subscription: ${id}`);
    return one;
  },
  invoicesOf: async id => {
    calls += 1;
    return [{ id: id.replace('sub', 'inv'), status: 'paid', payment_id: id.replace('sub', 'pay') }];
  },
  paymentsBetween: async (from, to) => {
    const found = there.filter(({ made }) => made >= from && made <= to).map(paidFor);
    calls += Math.max(1, Math.ceil(found.length / PAGE));
    return found;
  },
};
Object.assign(payments.client, answers);

async function measured(what: string, job: string): Promise<number> {
  const [before, begun] = [calls, performance.now()];
  await platform.jobs.enqueue(db, job, {});
  await platform.jobs.runWaiting();
  const made = calls - before;
  const seconds = (performance.now() - begun) / 1000;
  process.stdout.write(
    `${what}: ${made} calls, ${seconds.toFixed(1)} s here, ${Math.round(made * CALL_SECONDS)} s there at ${CALL_SECONDS} s a call\n`,
  );
  return made;
}

const stopped = async () => {
  const [row] = await rowsOf<{ n: number }>(
    db.execute(sql`select count(*)::int as n from subscriptions where not auto_renew`),
  );
  return row?.n ?? 0;
};

const troubles: string[] = [];
try {
  await seed();
  const same = await measured(`${PLANS} plans, nothing differs`, 'billing.reconcile');
  if (same > PLANS / PAGE + 1) troubles.push(`${same} calls where nothing differs`);
  const ended = there.filter((_, i) => i % 100 === 0);
  for (const one of ended) Object.assign(one, { status: 'cancelled', charge_at: null });
  await measured('one in a hundred was cancelled there', 'billing.reconcile');
  if ((await stopped()) !== ended.length) troubles.push(`${await stopped()} of ${ended.length} were found`);
  await measured('the nightly check', 'billing.check');
  const findings = await rowsOf(db.execute(sql`select kind, subject, detail from billing_findings limit 3`));
  if (findings.length > 0) troubles.push(`the books differ: ${JSON.stringify(findings)}`);
  // These differ by a second, so each is requested in its own call.
  const alone = there.filter(({ charge_at }) => charge_at).slice(0, ALONE);
  for (const one of alone) one.charge_at = (one.charge_at ?? 0) + 1;
  const made = (await measured(`baseline: ${ALONE} of them asked by themselves`, 'billing.reconcile')) - same;
  process.stdout.write(`baseline of all: ${Math.round((made * PLANS) / ALONE)} calls\n`);
} finally {
  await app.close();
  await platform.jobs.stop();
  await drop();
}
if (troubles.length > 0) process.stdout.write(`${troubles.join('\n')}\n`);
process.exit(troubles.length === 0 ? 0 : 1);
