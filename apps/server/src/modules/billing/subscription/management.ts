import type { PlanType, Subscription, SubscriptionManagement, User } from '@twelvefold/contract';
import { offers } from '@twelvefold/contract/offers';
import { daysAfter, secondsAfter } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { dateInIndia, lastDayInIndia, rupees } from '../../../platform/sentences.ts';
import { askSoon } from '../buying/asking.ts';
import {
  maybeOrder,
  newestOpenOrder,
  type OrderRow,
  type PaymentDbRow,
  paymentsOfOrder,
} from '../buying/order-store.ts';
import type { Needs } from '../needs.ts';
import { planByType } from '../plans/availability.ts';
import { newestChargedBack } from '../refunds/dispute-store.ts';
import { newestPayment, newestRefund, type RefundRow } from '../refunds/refund-store.ts';
import { daysUp, isRunning, remainingMs } from './life.ts';
import {
  canGoOn,
  isAligned,
  livingOf,
  type ProviderRow,
  providerRowsOf,
  type SubscriptionRow,
  timeOf,
} from './line-store.ts';

export const planNames: Record<PlanType, string> = {
  pro_regular: 'Pro Regular',
  pro_exclusive: 'Pro Exclusive',
  pro_regular_resume: 'Pro Regular (resumed)',
};

/** A payment is announced for a day: the buyer may have been away. */
const paymentToldDays = 1;
/** A refund is announced for 14 days; by then the money has arrived. */
const wentBackToldDays = 14;
const stopToldSeconds = 60;

export async function viewOf(db: Db, row: SubscriptionRow, now: Date): Promise<Subscription> {
  const at = now.getTime();
  const time = timeOf(row);
  const provider = await providerRowsOf(db, row.id);
  const running = isRunning(time, at);
  const grace = graceOf(row, now);
  const paused = time.kind === 'paused';
  const upcoming = time.kind === 'running' && time.startsAt > at;
  const regular = row.plan_type === 'pro_regular';
  return {
    id: row.id,
    plan_type: row.plan_type,
    plan_name: planNames[row.plan_type],
    status: paused ? 'paused' : upcoming ? 'upcoming' : grace ? (row.failed_at ? 'grace' : 'due') : 'active',
    is_active: running || grace !== null,
    is_paused: paused,
    days_remaining: paused ? 0 : daysUp(remainingMs(time, at)),
    paused_days_remaining: paused ? daysUp(row.saved_ms) : 0,
    auto_renew: row.auto_renew,
    can_pause: regular && running,
    can_resume: regular && paused,
    can_cancel: row.auto_renew,
    can_undo_cancellation: running && !row.auto_renew && provider.some(canGoOn),
    starts_at: row.starts_at.toISOString(),
    ends_at: paused ? null : row.ends_at.toISOString(),
    grace_until: grace?.toISOString() ?? null,
    next_charge: row.auto_renew ? nextChargeOf(provider) : null,
    payments: row.auto_renew ? await mandateOf(db, provider) : null,
    renewal_stop_pending: provider.some(one => one.wanted !== 'active' && !isAligned(one)),
  };
}

/** End of the grace period after a missed renewal; null outside of it. */
function graceOf(row: SubscriptionRow, now: Date): Date | null {
  const until = daysAfter(row.ends_at, offers.graceDays);
  const needed = row.status === 'running' && row.auto_renew && row.ends_at <= now;
  return needed && now < until ? until : null;
}

function nextChargeOf(provider: readonly ProviderRow[]): { amount: number; at: string } | null {
  const row = provider.find(({ wanted }) => wanted === 'active');
  return row?.charge_at ? { amount: row.next_paise, at: row.charge_at.toISOString() } : null;
}

/** Payments made and total of the renewing mandate. */
async function mandateOf(db: Db, provider: readonly ProviderRow[]): Promise<Subscription['payments']> {
  const row = provider.find(({ wanted }) => wanted === 'active');
  const order = row && (await maybeOrder(db, row.order_id));
  return order ? { made: (await paymentsOfOrder(db, order.id)).length, of: order.cycles } : null;
}

/** The student's plans, open purchase, offers and messages. */
export async function managementOf(needs: Needs, user: User, now: Date): Promise<SubscriptionManagement> {
  const { db } = needs.platform;
  const views: Subscription[] = [];
  for (const row of await livingOf(db, user.id)) {
    const over = row.status === 'running' && row.ends_at <= now && !graceOf(row, now);
    if (!over) views.push(await viewOf(db, row, now));
  }
  const held = views.filter(({ status }) => status !== 'upcoming');
  const shown = held.find(({ is_active }) => is_active) ?? held[0] ?? null;
  const paused = views.find(({ is_paused }) => is_paused);
  const open = await newestOpenOrder(db, user.id);
  if (open) await askSoon(needs, open, now);
  return {
    has_subscription: shown !== null,
    subscription: shown,
    upcoming: views.find(({ status }) => status === 'upcoming') ?? null,
    open_purchase: open && openView(open, now),
    resume_offer: paused ? await resumeOffer(needs, paused.paused_days_remaining, now) : null,
    messages: await messagesFor(needs, user, shown, now),
  };
}

const openView = (order: OrderRow, now: Date) =>
  order.held_until > now || order.payment_pending
    ? {
        plan_type: order.plan_type,
        plan_name: planNames[order.plan_type],
        amount: order.amount_paise,
        created_at: order.created_at.toISOString(),
        payment_pending: order.payment_pending,
      }
    : null;

async function resumeOffer({ platform: { db } }: Needs, savedDays: number, now: Date) {
  const plan = await planByType(db, 'pro_regular_resume', now);
  const days = plan.days ?? 0;
  return { amount: plan.price_paise, days, saved_days: savedDays, total_days: days + savedDays };
}

/** Sentences about recent payments, refunds and renewals. */
async function messagesFor(
  { platform: { db } }: Needs,
  user: User,
  shown: Subscription | null,
  now: Date,
): Promise<string[]> {
  const messages: string[] = [];
  const refund = await newestRefund(db, user.id);
  const paid = await newestPayment(db, user.id);
  if (
    paid &&
    paid.id !== refund?.payment_id &&
    paid.charged_back_paise === 0 &&
    now < daysAfter(paid.recorded_at, paymentToldDays)
  )
    messages.push(
      `We received your payment of ${rupees(paid.amount_paise)} for ${planNames[paid.plan_type]} on ${dateInIndia(paid.paid_at)}.`,
    );
  if (shown?.status === 'due') messages.push(dueWords(shown, now));
  if (shown?.status === 'grace' && shown.grace_until)
    messages.push(
      `Your last renewal did not go through. You keep your plan until ${lastDayInIndia(new Date(shown.grace_until))}. The payment provider tries again until then: please see that your card or account can be charged. To pay another way, cancel the subscription and buy ${planNames.pro_regular} again.`,
    );
  if (shown?.renewal_stop_pending && (await isStopLate(db, shown, now)))
    messages.push(
      'You have stopped your renewal. The payment provider has not confirmed it yet, and we keep asking.',
    );
  const told = daysAfter(now, -wentBackToldDays);
  if (refund && (refund.status !== 'accepted' || (refund.settled_at ?? now) > told))
    messages.push(refundWords(refund));
  const chargedBack = await newestChargedBack(db, user.id, told);
  if (chargedBack) messages.push(chargedBackWords(chargedBack));
  return messages;
}

/** The provider usually debits within hours of the due time, sometimes a day later. */
function dueWords({ ends_at }: Subscription, now: Date): string {
  const due = new Date(ends_at ?? now);
  return now < daysAfter(due, 1)
    ? 'Your renewal is due today.'
    : `Your renewal was due on ${dateInIndia(due)}. The payment provider has not charged it yet, and your plan goes on meanwhile.`;
}

function chargedBackWords({ amount_paise: paid, charged_back_paise: taken }: PaymentDbRow): string {
  return taken < paid
    ? `Your bank took back ${rupees(taken)} of your ${rupees(paid)}. The rest stays paid. This changes nothing about your plan and its renewal.`
    : `Your bank took back ${rupees(taken)}. What was left of the plan it paid for has ended.`;
}

/** The provider confirms within seconds; only a missing confirmation is reported. */
async function isStopLate(db: Db, { id }: Subscription, now: Date): Promise<boolean> {
  const late = secondsAfter(now, -stopToldSeconds);
  return (await providerRowsOf(db, id)).some(row => !isAligned(row) && row.wanted_since < late);
}

function refundWords({ amount_paise, reason, status }: RefundRow): string {
  const amount = rupees(amount_paise);
  switch (status) {
    case 'requested':
      return `${amount} are being refunded: ${reason} Banks take 5 to 7 working days.`;
    case 'accepted':
      return `${amount} were refunded: ${reason} Banks take 5 to 7 working days.`;
    case 'failed':
      return `The refund of ${amount} did not go through at your bank. Our team sees to it and writes to you.`;
  }
}
