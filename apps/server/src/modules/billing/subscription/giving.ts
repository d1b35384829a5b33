import { offers } from '@twelvefold/contract/offers';
import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../../platform/db/db.ts';
import type { ProviderSubscription } from '../../../platform/payments/shapes.ts';
import { plural } from '../../../platform/sentences.ts';
import type { OrderRow } from '../buying/order-store.ts';
import { post, timeLines } from '../ledger/ledger.ts';
import type { Needs } from '../needs.ts';
import { daysMs, daysUp, grantTime, type PlanTime } from './life.ts';
import {
  addProviderRow,
  addSubscription,
  audit,
  changeProviderRow,
  changeSubscription,
  columnsOf,
  type HeldPlan,
  livingOf,
  maybeProviderRow,
  type SubscriptionRow,
  timeOf,
} from './line-store.ts';
import { stopRenewals } from './provider-state.ts';

/** The time a payment gives. */
export interface Period {
  /** Milliseconds; null when the plan ends at `until`. */
  ms: number | null;
  until: Date | null;
  /** The provider's end of the cycle, in milliseconds since 1970. */
  atLeastUntil: number | null;
  resumes: boolean;
  paymentId: string;
  /** The charged subscription; null for a plan paid once. */
  monthly: ProviderSubscription | null;
}

export interface Given {
  subscriptionId: string;
  grantedMs: number;
  from: Date;
  until: Date | null;
}

/** Gives the time of a payment, from now on or after the student's running plans. */
export async function givePeriod(
  tx: Tx,
  needs: Needs,
  order: OrderRow,
  period: Period,
  now: Date,
): Promise<Given> {
  if (!order.user_id) throw new Error('A period needs a student');
  const plan: HeldPlan = order.plan_type === 'pro_exclusive' ? 'pro_exclusive' : 'pro_regular';
  const living = await livingOf(tx, order.user_id);
  const line = living.find(({ plan_type }) => plan_type === plan) ?? null;
  const notBefore = endOfOthers(living, plan, now);
  const before: PlanTime = line ? timeOf(line) : { kind: 'ended' };
  const at = now.getTime();
  const step = grantTime(before, {
    at,
    ms: period.ms ?? 0,
    notBefore,
    atLeastUntil: period.until?.getTime() ?? period.atLeastUntil,
    graceMs: daysMs(offers.graceDays),
    resumes: period.resumes,
  });
  const id = line?.id ?? (await newSubscription(tx, order.user_id, plan, now));
  await changeSubscription(tx, id, { ...columnsOf(step.next, now), failed_at: null });
  await renewalOf(tx, needs, { order, period, subscriptionId: id }, now);
  await post(
    tx,
    {
      key: `time ${period.paymentId}`,
      kind: 'time_granted',
      at: now,
      payment_id: period.paymentId,
      subscription_id: id,
    },
    timeLines(step.moves),
  );
  if (before.kind === 'paused' && step.next.kind === 'running')
    await audit(tx, {
      user_id: order.user_id,
      subscription_id: id,
      action: 'resumed',
      actor: 'student',
      detail: `${plural(daysUp(before.savedMs), 'day was', 'days were')} saved`,
      at: now,
    });
  const grantedMs = step.moves.reduce((sum, { from, ms }) => sum + (from === 'granted' ? ms : 0), 0);
  return { subscriptionId: id, grantedMs, ...shownPeriod(before, step.next, grantedMs, now) };
}

/**
 * The period on a receipt: the end of the paid time and the granted time before it; for a resumed plan, its whole run.
 */
function shownPeriod(
  before: PlanTime,
  time: PlanTime,
  grantedMs: number,
  now: Date,
): { from: Date; until: Date | null } {
  if (time.kind !== 'running') return { from: now, until: null };
  const from = before.kind === 'paused' ? time.startsAt : Math.max(time.startsAt, time.endsAt - grantedMs);
  return { from: new Date(from), until: new Date(time.endsAt) };
}

/** End of the student's other running plans; a paused plan does not delay another. */
const endOfOthers = (living: readonly SubscriptionRow[], plan: HeldPlan, now: Date) =>
  Math.max(
    now.getTime(),
    ...living
      .filter(({ plan_type, status }) => plan_type !== plan && status === 'running')
      .map(({ ends_at }) => ends_at.getTime()),
  );

async function newSubscription(tx: Tx, userId: string, plan: HeldPlan, now: Date): Promise<string> {
  const id = uuidv7({ msecs: now.getTime() });
  await addSubscription(tx, {
    id,
    user_id: userId,
    plan_type: plan,
    status: 'running',
    starts_at: now,
    ends_at: now,
    auto_renew: false,
    created_at: now,
  });
  return id;
}

/** Attaches the renewing subscription: a new one replaces an older one; a resumed plan has none. */
async function renewalOf(
  tx: Tx,
  needs: Needs,
  { order, period, subscriptionId }: { order: OrderRow; period: Period; subscriptionId: string },
  now: Date,
): Promise<void> {
  const { monthly } = period;
  const known = monthly && (await maybeProviderRow(tx, monthly.id));
  // Paid while the account was being suspended: the student has the time, without a renewal.
  if (known && !known.subscription_id)
    await changeProviderRow(tx, known.id, { subscription_id: subscriptionId });
  if (known) return;
  if (!monthly && !period.resumes) return;
  await stopRenewals(tx, needs, subscriptionId, 'cancelled', now);
  await changeSubscription(tx, subscriptionId, { auto_renew: monthly !== null });
  if (!monthly) return;
  await addProviderRow(tx, {
    id: monthly.id,
    order_id: order.id,
    subscription_id: subscriptionId,
    wanted: 'active',
    seen: monthly.status,
    seen_at: now,
    wanted_since: now,
    charge_at: null,
    full_price_due: order.next_paise !== order.amount_paise,
    next_paise: order.next_paise ?? order.amount_paise,
  });
}
