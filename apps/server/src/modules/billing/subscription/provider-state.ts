import type { Tx } from '../../../platform/db/db.ts';
import type { ProviderSubscription } from '../../../platform/payments/shapes.ts';
import type { OrderRow } from '../buying/order-store.ts';
import { renewalFailedMail, renewalStoppedMail } from '../mails.ts';
import type { Needs } from '../needs.ts';
import {
  addProviderRow,
  audit,
  canGoOn,
  changeProviderRow,
  changeSubscription,
  isAligned,
  isFinal,
  maybeProviderRow,
  type ProviderRow,
  providerRowsOf,
  subscriptionById,
} from './line-store.ts';

/** The job that makes the provider's subscription what it should be; it is given `{ id }`. */
export const alignJob = 'billing.align';

const alignSoon = (tx: Tx, { platform: { jobs } }: Needs, id: string) =>
  jobs.enqueue(tx, alignJob, { id }, { key: id });

/** From now on the provider must not charge: its subscriptions of this plan are to be paused or cancelled. */
export async function stopRenewals(
  tx: Tx,
  needs: Needs,
  subscriptionId: string,
  wanted: 'paused' | 'cancelled',
  now: Date,
): Promise<void> {
  for (const row of await providerRowsOf(tx, subscriptionId)) {
    if (row.wanted === 'cancelled' || row.wanted === wanted || isFinal(row.seen)) continue;
    // A pause that is not confirmed yet was promised then: what is charged since goes back, also after a cancellation.
    const wanted_since = row.wanted === 'paused' && !isAligned(row) ? row.wanted_since : now;
    await changeProviderRow(tx, row.id, { wanted, wanted_since });
    await alignSoon(tx, needs, row.id);
  }
}

/** A cancellation is undone: the provider is to charge again from the next cycle on. False where nothing waits there. */
export async function renewAgain(tx: Tx, needs: Needs, subscriptionId: string, now: Date): Promise<boolean> {
  const row = (await providerRowsOf(tx, subscriptionId)).findLast(canGoOn);
  if (!row) return false;
  await changeProviderRow(tx, row.id, { wanted: 'active', wanted_since: now });
  await alignSoon(tx, needs, row.id);
  return true;
}

/**
 * A purchase that gives nothing must not charge again: whatever it began at the provider is cancelled, by the job that
 * repeats until it is. `seen` is its status as the provider said it last.
 */
export async function refuseRenewals(
  tx: Tx,
  needs: Needs,
  order: OrderRow,
  seen: string,
  now: Date,
): Promise<void> {
  if (!order.provider_id || order.next_paise === null) return;
  const row = await maybeProviderRow(tx, order.provider_id);
  // One that was stopped before is left alone: another may renew the plan by now.
  if (row?.subscription_id && row.wanted === 'active') {
    await stopRenewals(tx, needs, row.subscription_id, 'cancelled', now);
    await changeSubscription(tx, row.subscription_id, { auto_renew: false });
  }
  if (row) return;
  await addProviderRow(tx, {
    id: order.provider_id,
    order_id: order.id,
    subscription_id: null,
    wanted: 'cancelled',
    seen,
    seen_at: now,
    wanted_since: now,
    charge_at: null,
    full_price_due: false,
    next_paise: order.next_paise,
  });
  await alignSoon(tx, needs, order.provider_id);
}

/**
 * Takes down what the provider says of a subscription and draws the consequences: a charge that failed, an end nobody
 * asked us for. What is not as it should be is put right by the job.
 */
export async function noteProviderState(
  tx: Tx,
  needs: Needs,
  order: OrderRow,
  state: ProviderSubscription,
  now: Date,
): Promise<void> {
  const row = await maybeProviderRow(tx, state.id);
  if (!row) return;
  const charge_at = state.charge_at && !isFinal(state.status) ? new Date(state.charge_at * 1000) : null;
  await changeProviderRow(tx, row.id, { seen: state.status, seen_at: now, charge_at });
  if (row.wanted === 'active') await consequences(tx, needs, order, row, state, now);
  const after = await maybeProviderRow(tx, state.id);
  if (after && !isAligned(after)) await alignSoon(tx, needs, row.id);
}

async function consequences(
  tx: Tx,
  needs: Needs,
  order: OrderRow,
  row: ProviderRow,
  state: ProviderSubscription,
  now: Date,
): Promise<void> {
  if (!row.subscription_id) return;
  const subscription = await subscriptionById(tx, row.subscription_id);
  const failing = state.status === 'pending' || state.status === 'halted';
  if (failing && !subscription.failed_at) {
    await changeSubscription(tx, subscription.id, { failed_at: now });
    const mail = await renewalFailedMail(needs, tx, order.user_id, subscription);
    if (mail) await needs.platform.mailer.send(tx, mail);
  }
  // One that was resumed here a moment ago is paused there until the job has told so.
  const stopped = isFinal(state.status) || (state.status === 'paused' && row.seen !== 'paused');
  if (!stopped) return;
  // The student, the bank or the last cycle ended it there: it is not charged again, and what is paid goes on.
  await changeProviderRow(tx, row.id, { wanted: 'cancelled', wanted_since: now });
  await changeSubscription(tx, subscription.id, { auto_renew: false });
  await audit(tx, {
    user_id: order.user_id,
    subscription_id: subscription.id,
    action: 'renewal_stopped',
    actor: 'provider',
    detail: `The provider's subscription is ${state.status}`,
    at: now,
  });
  const mail = await renewalStoppedMail(needs, tx, order.user_id, subscription);
  if (mail) await needs.platform.mailer.send(tx, mail);
}
