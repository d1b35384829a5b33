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

/** Job that brings a provider's subscription to its wanted state; data `{ id }`. */
export const alignJob = 'billing.align';

const alignSoon = (tx: Tx, { platform: { jobs } }: Needs, id: string) =>
  jobs.enqueue(tx, alignJob, { id }, { key: id });

/** Stops charges: the provider's subscriptions of this plan are to be paused or cancelled. */
export async function stopRenewals(
  tx: Tx,
  needs: Needs,
  subscriptionId: string,
  wanted: 'paused' | 'cancelled',
  now: Date,
): Promise<void> {
  for (const row of await providerRowsOf(tx, subscriptionId)) {
    if (row.wanted === 'cancelled' || row.wanted === wanted || isFinal(row.seen)) continue;
    // An unconfirmed pause keeps its time: charges since then are refunded, also after a cancellation.
    const wanted_since = row.wanted === 'paused' && !isAligned(row) ? row.wanted_since : now;
    await changeProviderRow(tx, row.id, { wanted, wanted_since });
    await alignSoon(tx, needs, row.id);
  }
}

/** Undoes a cancellation: the provider is to charge from the next cycle on. False without a paused mandate. */
export async function renewAgain(tx: Tx, needs: Needs, subscriptionId: string, now: Date): Promise<boolean> {
  const row = (await providerRowsOf(tx, subscriptionId)).findLast(canGoOn);
  if (!row) return false;
  await changeProviderRow(tx, row.id, { wanted: 'active', wanted_since: now });
  await alignSoon(tx, needs, row.id);
  return true;
}

/**
 * Cancels the provider's subscription of a purchase that gives nothing, by a job that repeats until confirmed. `seen`:
 * the provider's last status.
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
  // A stopped subscription is left alone: another may renew the plan by now.
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
 * Records the provider's state of a subscription and acts on it: a failed charge, an end that we did not request. The
 * job corrects other deviations.
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
  // A subscription resumed a moment ago is still paused at the provider until its job has run.
  const stopped = isFinal(state.status) || (state.status === 'paused' && row.seen !== 'paused');
  if (!stopped) return;
  // Ended by the student, the bank or the last cycle: no more charges; paid time goes on.
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
