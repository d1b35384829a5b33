import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { attempt, buy, create, passTime, planOf, providerOf, runJob } from '../../../../test/kit/buyer.ts';
import { rowsOf } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/query.ts';
import { type ProviderClient, ProviderRefusal } from '../../../platform/payments/client.ts';

const app = testApp();
const client = () => app.platform.payments?.client as ProviderClient;

/** How often the provider's list is asked for by this work. */
async function pagesRead(work: () => Promise<unknown>): Promise<number> {
  const { subscriptions } = client();
  let pages = 0;
  client().subscriptions = given => {
    pages += 1;
    return subscriptions(given);
  };
  await work();
  client().subscriptions = subscriptions;
  return pages;
}

/** So many purchases were begun at the provider and never paid. */
async function begunAndLeft(n: number): Promise<void> {
  const { id: planId } = await client().createPlan({ amount: 149_900, name: 'Pro Regular' });
  for (let i = 0; i < n; i += 1) await client().createSubscription({ planId, cycles: 12, notes: {} });
}

/** So many students left a purchase of Pro Regular, one each second, whose hold is over; gives its ids at the provider, the newest first. */
async function leftHere(n: number): Promise<string[]> {
  const at = sql`${app.clock.now().toISOString()}::timestamptz`;
  const rows = await rowsOf<{ id: string }>(
    app.platform.db.execute(sql`
      insert into orders (id, provider_id, plan_type, plan_from, status, list_paise, discount_paise, amount_paise,
        next_paise, cycles, buyer_hash, created_at, held_until, released_at, poll_at)
      select gen_random_uuid(), 'sub_' || substr(md5(n::text), 1, 14), 'pro_regular', ${at}, 'created', 149900, 0,
        149900, 149900, 12, 'nobody', ${at} - n * interval '1 second', ${at}, ${at}, ${at}
      from generate_series(1, ${n}::int) n
      returning provider_id as id`),
  );
  return rows.map(({ id }) => id);
}

it('what was changed at the provider is found in whichever page it is, and no page is read in which nobody lives', async () => {
  const [old, young] = [await app.student(), await app.student()];
  const { order } = await buy(app, old, 'pro_regular');
  await passTime(app);
  app.clock.advance(3600);
  await begunAndLeft(230);
  app.clock.advance(3600);
  await buy(app, young, 'pro_regular');
  await passTime(app);
  providerOf(app).change({ drop_webhooks: true });
  await client().cancel(order.id);
  await passTime(app);
  providerOf(app).change({ mode: 'up' });
  app.clock.advance(60);
  expect(await pagesRead(() => runJob(app, 'billing.reconcile'))).toBe(2);
  expect((await planOf(app, old)).subscription?.auto_renew).toBe(false);
  expect((await planOf(app, young)).subscription?.auto_renew).toBe(true);
  expect(await pagesRead(() => runJob(app, 'billing.reconcile')), 'the ended one is not asked for').toBe(1);
});

it('one that its page does not hold is asked about by itself', async () => {
  const student = await app.student();
  const { order } = await buy(app, student, 'pro_regular');
  await passTime(app);
  // As if the provider had made it long after the order.
  await app.platform.db.execute(
    sql`update orders set created_at = created_at - interval '1 day' where provider_id = ${order.id}`,
  );
  providerOf(app).change({ drop_webhooks: true });
  await client().cancel(order.id);
  await passTime(app);
  providerOf(app).change({ mode: 'up' });
  await runJob(app, 'billing.reconcile');
  expect((await planOf(app, student)).subscription?.auto_renew).toBe(false);
});

it('of purchases that were left a page tells a hundred: all are looked at in one run, and the one that was paid late is found', async () => {
  const student = await app.student();
  const { body: order } = await create(app, student, 'pro_regular');
  await attempt(app, order, 'failure');
  app.clock.advance(31 * 60);
  await runJob(app, 'billing.poll');
  const left = await leftHere(300);
  providerOf(app).change({ drop_webhooks: true, late_success: order.id });
  app.clock.advance(11 * 60);
  await passTime(app);
  // The newest first, as the provider's list is: three pages of those that were left, and one with the older purchase.
  const { subscriptions } = client();
  const shown = {
    plan_id: 'plan_00000000000001',
    status: 'created' as const,
    total_count: 12,
    paid_count: 0,
  };
  client().subscriptions = async page =>
    left.length === 0 ? subscriptions(page) : left.splice(0, page.count).map(id => ({ ...shown, id }));
  expect(await pagesRead(() => runJob(app, 'billing.poll'))).toBe(4);
  Object.assign(client(), { subscriptions });
  providerOf(app).change({ mode: 'up' });
  const [due] = await rowsOf<{ n: number }>(
    app.platform.db.execute(
      sql`select count(*)::int as n from orders where poll_at <= ${app.clock.now().toISOString()}::timestamptz`,
    ),
  );
  expect(due?.n, 'none waits for another run').toBe(0);
  expect((await planOf(app, student)).subscription?.is_active).toBe(true);
  await app.platform.db.execute(
    sql`update orders set status = 'dead', poll_at = null where buyer_hash = 'nobody'`,
  );
});

it('what was bought for trial is closed when real keys are set: the desk is told once, and the plan goes on until its end', async () => {
  const [held, begun] = [await app.student(), await app.student()];
  await buy(app, held, 'pro_regular');
  await create(app, begun, 'pro_regular');
  await passTime(app);
  const { payments } = app.platform;
  const trial = { sandbox: payments?.sandbox, ...client() };
  // The real provider knows none of the stand-in's ids.
  const unknown = async () => {
    throw new ProviderRefusal(400, 'The id provided does not exist', 'id');
  };
  Object.assign(payments ?? {}, { sandbox: null });
  Object.assign(client(), { subscription: unknown, invoicesOf: unknown, paymentsOfOrder: unknown });
  Object.assign(client(), { subscriptions: async () => [], orders: async () => [] });
  app.clock.advance(11 * 60);
  for (const job of ['billing.poll', 'billing.reconcile', 'billing.poll']) await runJob(app, job);
  const told = (await app.mailsTo(app.platform.config.supportEmail)).filter(({ subject }) =>
    subject.includes('test purchase'),
  );
  expect(told.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^\d+ test purchases closed$/)]);
  expect((await planOf(app, held)).subscription).toMatchObject({ is_active: true, auto_renew: false });
  expect((await planOf(app, begun)).open_purchase).toBe(null);
  const { sandbox, ...before } = trial;
  Object.assign(payments ?? {}, { sandbox });
  Object.assign(client(), before);
});
