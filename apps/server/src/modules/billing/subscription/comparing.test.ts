import { expect, it } from 'vitest';
import { testApp } from '../../../../test/kit/app.ts';
import { buy, passTime, planOf, providerOf, runJob } from '../../../../test/kit/buyer.ts';
import { sql } from '../../../platform/db/query.ts';
import type { ProviderClient } from '../../../platform/payments/client.ts';

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
