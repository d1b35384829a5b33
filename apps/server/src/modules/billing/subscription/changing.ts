import type { User } from '@twelvefold/contract';
import type { Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/problems.ts';
import { lastDayInIndia, plural } from '../../../platform/sentences.ts';
import { changeOrder, lockBuyer, unpaidMonthlyOrders } from '../buying/order-store.ts';
import { post, timeLines } from '../ledger/ledger.ts';
import { cancelledMail, pausedMail, renewsAgainMail } from '../mails.ts';
import type { Needs } from '../needs.ts';
import { daysUp, pauseTime } from './life.ts';
import {
  audit,
  changeSubscription,
  columnsOf,
  livingOf,
  type SubscriptionRow,
  subscriptionById,
  timeOf,
} from './line-store.ts';
import { viewOf } from './management.ts';
import { refuseRenewals, renewAgain, stopRenewals } from './provider-state.ts';

/** Saves the rest of a running Pro Regular and stops its renewal. A repeat is refused with the same number of days. */
export async function pauseSubscription(needs: Needs, user: User, now: Date) {
  return needs.platform.db.transaction(async tx => {
    await lockBuyer(tx, user.id);
    const living = await livingOf(tx, user.id);
    const row = living.find(({ plan_type }) => plan_type === 'pro_regular');
    if (row?.status === 'paused')
      throw new AppError(
        'subscription_not_pausable',
        `Your plan is paused already. ${savedWords(row.saved_ms)}.`,
      );
    const step = row ? pauseTime(timeOf(row), now.getTime()) : null;
    if (!row || !step || step.next.kind !== 'paused')
      throw new AppError('subscription_not_pausable', 'Only a running Pro Regular can be paused.');
    const days = daysUp(step.next.savedMs);
    await changeSubscription(tx, row.id, { ...columnsOf(step.next, now), auto_renew: false });
    const entry = { key: `pause ${row.id} ${now.toISOString()}`, kind: 'time_paused' as const, at: now };
    await post(tx, { ...entry, subscription_id: row.id }, timeLines(step.moves));
    await audit(tx, {
      user_id: user.id,
      subscription_id: row.id,
      action: 'paused',
      actor: 'student',
      detail: `${plural(days, 'day is', 'days are')} saved`,
      at: now,
    });
    await stopRenewals(tx, needs, row.id, 'paused', now);
    await needs.platform.mailer.send(tx, pausedMail(needs, user, days));
    return pausedReply(days);
  });
}

const savedWords = (ms: number) => plural(daysUp(ms), 'day is saved', 'days are saved');

const pausedReply = (days: number) => ({
  success: true as const,
  remaining_days: days,
  message: `Your plan is paused. ${plural(days, 'day is', 'days are')} saved, and we charge nothing until you resume.`,
});

/**
 * Stops the renewal at once here, and at the provider by a job that repeats until confirmed. The mandate is paused
 * until the plan ends, so that the student can undo the cancellation; then it is cancelled.
 */
export async function cancelSubscription(needs: Needs, user: User, now: Date) {
  return needs.platform.db.transaction(async tx => {
    await lockBuyer(tx, user.id);
    const living = await livingOf(tx, user.id);
    const row = living.find(({ plan_type, status }) => plan_type === 'pro_regular' && status === 'running');
    if (!row) throw new AppError('subscription_not_cancellable', 'You have no plan that renews.');
    if (row.auto_renew) {
      await changeSubscription(tx, row.id, { auto_renew: false });
      await audit(tx, {
        user_id: user.id,
        subscription_id: row.id,
        action: 'cancelled',
        actor: 'student',
        detail: 'No further charges',
        at: now,
      });
      await stopRenewals(tx, needs, row.id, isPaid(row, now) ? 'paused' : 'cancelled', now);
      await needs.platform.mailer.send(tx, cancelledMail(needs, user, row.ends_at, now));
    }
    const after = (await livingOf(tx, user.id)).find(({ id }) => id === row.id);
    return {
      success: true as const,
      message: isPaid(row, now)
        ? `Your plan does not renew any more. It stays yours until ${lastDayInIndia(row.ends_at)}.`
        : `Your plan does not renew any more. It was paid until ${lastDayInIndia(row.ends_at)} and has ended.`,
      subscription: after ? await viewOf(tx, after, now) : null,
    };
  });
}

const isPaid = (row: SubscriptionRow, now: Date) => row.ends_at > now;

/** Undoes a cancellation while the plan runs. */
export async function undoCancellation(needs: Needs, user: User, now: Date) {
  return needs.platform.db.transaction(async tx => {
    await lockBuyer(tx, user.id);
    const living = await livingOf(tx, user.id);
    const row = living.find(({ plan_type, status }) => plan_type === 'pro_regular' && status === 'running');
    const again = row && !row.auto_renew && isPaid(row, now) && (await renewAgain(tx, needs, row.id, now));
    if (!again)
      throw new AppError(
        'subscription_not_cancellable',
        'This cancellation cannot be undone any more. You can buy the plan again.',
      );
    await changeSubscription(tx, row.id, { auto_renew: true });
    await audit(tx, {
      user_id: user.id,
      subscription_id: row.id,
      action: 'cancellation_undone',
      actor: 'student',
      detail: 'It renews again',
      at: now,
    });
    await needs.platform.mailer.send(tx, renewsAgainMail(needs, user, row.ends_at));
    return {
      success: true as const,
      message: 'Your plan renews again.',
      subscription: await viewOf(tx, await subscriptionById(tx, row.id), now),
    };
  });
}

/** Withdraws unpaid monthly purchases of an account that closes. */
export async function withdrawPurchases(tx: Tx, needs: Needs, userId: string, now: Date): Promise<void> {
  for (const order of await unpaidMonthlyOrders(tx, userId)) {
    if (order.status === 'created') await changeOrder(tx, order.id, { status: 'replaced' });
    await refuseRenewals(tx, needs, order, 'created', now);
  }
}

/**
 * Stops all charges of an account being suspended, in that transaction; the job repeats until the provider confirms.
 * Paid time stays for a restored account.
 */
export async function stopWhenSuspended(
  tx: Tx,
  needs: Needs,
  given: { userId: string; adminId: string; reason: string },
  now: Date,
): Promise<void> {
  await lockBuyer(tx, given.userId);
  for (const row of await livingOf(tx, given.userId)) {
    if (!row.auto_renew) continue;
    await changeSubscription(tx, row.id, { auto_renew: false });
    await audit(tx, {
      user_id: given.userId,
      subscription_id: row.id,
      action: 'cancelled',
      actor: given.adminId,
      detail: `The account was suspended: ${given.reason}`,
      at: now,
    });
    await stopRenewals(tx, needs, row.id, 'cancelled', now);
  }
  await withdrawPurchases(tx, needs, given.userId, now);
}
