import { ProviderRefusal } from '../../../platform/payments/client.ts';
import type { ProviderSubscription } from '../../../platform/payments/shapes.ts';
import { settle } from '../buying/activation.ts';
import { providerPlanFor } from '../buying/buying.ts';
import { buyerOf, lockBuyer, maybeOrder, paymentsOfOrder } from '../buying/order-store.ts';
import type { Needs } from '../needs.ts';
import { changeProviderRow, isAligned, isFinal, maybeProviderRow, type ProviderRow } from './line-store.ts';

/**
 * Brings a subscription at the provider to its wanted state. Throws while the provider cannot be asked: the job
 * repeats.
 */
export async function alignProvider(needs: Needs, id: string, now: Date): Promise<void> {
  const { db, payments } = needs.platform;
  const row = await maybeProviderRow(db, id);
  if (!row || !payments || isAligned(row)) return;
  const state = await payments.client.subscription(id);
  const done = await actAtProvider(needs, row, state).catch(async error => {
    if (!(error instanceof ProviderRefusal)) throw error;
    // It may have ended meanwhile; its current state counts, and the next run retries.
    needs.platform.log.warn({ err: error, provider: id }, 'the provider refused a change');
    return payments.client.subscription(id);
  });
  // Ended subscriptions are not compared again: record their last charges first.
  const ended = isFinal(done.status) || done.status === 'paused';
  if (ended && done.paid_count !== (await paymentsOfOrder(db, row.order_id)).length)
    await settle(needs, row.order_id, now);
  await db.transaction(async tx => {
    const order = await maybeOrder(tx, row.order_id);
    if (!order) return;
    await lockBuyer(tx, buyerOf(order));
    const priced = row.wanted === 'active' && row.full_price_due && done.has_scheduled_changes === true;
    await changeProviderRow(tx, id, {
      seen: done.status,
      seen_at: now,
      ...(priced && { full_price_due: false }),
      ...(done.charge_at && !ended && { charge_at: new Date(done.charge_at * 1000) }),
    });
  });
}

async function actAtProvider(
  needs: Needs,
  row: ProviderRow,
  state: ProviderSubscription,
): Promise<ProviderSubscription> {
  const { payments } = needs.platform;
  if (!payments || isFinal(state.status)) return state;
  const { client } = payments;
  switch (row.wanted) {
    case 'cancelled':
      return client.cancel(row.id);
    case 'paused':
      if (state.status === 'paused') return state;
      // Only active subscriptions can be paused; others must not charge either.
      if (state.status !== 'active') return client.cancel(row.id);
      return client.pause(row.id).catch(error => {
        // Some mandates cannot be paused; they must not charge either.
        if (error instanceof ProviderRefusal) return client.cancel(row.id);
        throw error;
      });
    case 'active': {
      // The cancellation was undone.
      if (state.status === 'paused') return client.resume(row.id);
      if (!row.full_price_due || state.status !== 'active') return state;
      const plan = await providerPlanFor(needs, payments, row.next_paise, 'Pro Regular');
      return client.changePlanAtCycleEnd(row.id, plan);
    }
  }
}
