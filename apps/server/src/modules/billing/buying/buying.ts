import { figures, type PaymentOrder, type PlanType, type User } from '@twelvefold/contract';
import { offers } from '@twelvefold/contract/offers';
import { v7 as uuidv7 } from 'uuid';
import { secondsAfter } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Payments } from '../../../platform/payments/payments.ts';
import { AppError } from '../../../platform/problems.ts';
import type { Needs } from '../needs.ts';
import { availabilityOf, planByType, refuseUnavailable } from '../plans/availability.ts';
import { lockSeats, type Plan, seatsTaken } from '../plans/catalogue.ts';
import { livingOf } from '../subscription/line-store.ts';
import {
  addOrder,
  keepProviderId,
  keepProviderPlan,
  lockBuyer,
  maybeOpenOrder,
  maybeProviderPlan,
  type OrderRow,
  replaceOrders,
} from './order-store.ts';

export interface Purchase {
  plan_type: PlanType;
  user_email?: string | null | undefined;
  user_name?: string | null | undefined;
  user_phone?: string | null | undefined;
  referral_code?: string | null | undefined;
}

/** Delay of the first poll for an unreported payment; later ones are `nextPoll` apart. */
const firstPollSeconds = 5 * 60;

/**
 * Freezes a purchase and opens it at the provider. The same purchase begun again (another tab, a double click) is the
 * same order.
 */
export async function beginPurchase(
  needs: Needs,
  user: User,
  given: Purchase,
  kind: 'order' | 'subscription',
  now: Date,
): Promise<PaymentOrder> {
  refuseWrongBuyer(user, given);
  const { db, payments } = needs.platform;
  const order = await db.transaction(tx => frozenOrder(tx, needs, user, given, kind, now));
  // `frozenOrder` refuses when payments are off.
  if (!payments) throw new AppError('plan_not_available', 'Payments are off.');
  const plan = await planByType(db, order.plan_type, now);
  const providerId = order.provider_id ?? (await openAtProvider(needs, payments, order, plan.name, now));
  return openedOrder(needs, payments, order, plan.name, providerId, { user, given });
}

function refuseWrongBuyer(user: User, { user_email }: Purchase): void {
  if (user_email && user_email.toLowerCase() !== user.email.toLowerCase())
    throw new AppError('access_denied', 'This is not the address of your account.');
  if (!user.email_verified)
    throw new AppError('email_not_verified', 'Please verify your email address first, then buy your plan.');
}

async function frozenOrder(
  tx: Tx,
  needs: Needs,
  user: User,
  given: Purchase,
  kind: 'order' | 'subscription',
  now: Date,
): Promise<OrderRow> {
  const plan = await planByType(tx, given.plan_type, now);
  if (plan.cycles > 1 !== (kind === 'subscription'))
    throw new AppError('validation_failed', 'This plan is bought by another call.', {
      errors: [{ path: 'plan_type', message: 'This plan is bought by another call.' }],
    });
  await lockBuyer(tx, user.id);
  if (plan.seats !== null) await lockSeats(tx, plan.plan_type);
  const taken = plan.seats === null ? 0 : await seatsTaken(tx, plan.plan_type, user.id);
  refuseUnavailable(availabilityOf(plan, { now, taken, paymentsOff: needs.platform.payments === null }));
  await refuseWhatIsHeld(tx, user, plan, now);
  const referral = await referralFor(tx, needs, user, plan, given.referral_code);
  const open = await maybeOpenOrder(tx, user.id, plan.plan_type);
  const wanted = orderFor(needs, user, plan, referral, now);
  if (open && isSame(open, wanted, now)) return open;
  await replaceOrders(tx, {
    userId: user.id,
    plan: plan.plan_type,
    buyerHash: referral ? wanted.buyer_hash : null,
  });
  await addOrder(tx, wanted);
  return wanted;
}

/** Refuses a plan the student has; a second plan of another kind begins when the first ends. */
async function refuseWhatIsHeld(tx: Tx, user: User, plan: Plan, now: Date): Promise<void> {
  const living = await livingOf(tx, user.id);
  const regular = living.find(({ plan_type }) => plan_type === 'pro_regular');
  const refuse = (words: string) => {
    throw new AppError('already_subscribed', words);
  };
  switch (plan.plan_type) {
    case 'pro_exclusive':
      if (living.some(({ plan_type }) => plan_type === 'pro_exclusive'))
        refuse('You have Pro Exclusive already. It cannot be bought twice.');
      return;
    case 'pro_regular':
      if (regular?.status === 'paused')
        refuse('Your Pro Regular is paused. Resume it, and the days you saved are added.');
      if (regular?.auto_renew && secondsAfter(regular.ends_at, offers.graceDays * 24 * 3600) > now)
        refuse('You have Pro Regular already. It renews by itself.');
      return;
    case 'pro_regular_resume':
      if (regular?.status !== 'paused')
        throw new AppError('plan_not_available', 'Only a paused Pro Regular can be resumed.');
  }
}

/** The usable referral code, or null without one. Throws `validation_failed` for its field. */
async function referralFor(
  tx: Tx,
  { referrals }: Needs,
  user: User,
  plan: Plan,
  code: string | null | undefined,
): Promise<string | null> {
  if (!code?.trim()) return null;
  const found = await referrals.check(tx, user, code, plan);
  if (found.usable) return found.code;
  throw new AppError('validation_failed', found.error, {
    errors: [{ path: 'referral_code', message: found.error }],
  });
}

function orderFor(needs: Needs, user: User, plan: Plan, referral: string | null, now: Date): OrderRow {
  const discount = referral ? figures.referral.discountRupees * 100 : 0;
  return {
    id: uuidv7({ msecs: now.getTime() }),
    user_id: user.id,
    plan_type: plan.plan_type,
    plan_from: plan.in_force_from,
    provider_id: null,
    status: 'created',
    list_paise: plan.price_paise,
    discount_paise: discount,
    amount_paise: plan.price_paise - discount,
    next_paise: plan.cycles > 1 ? plan.price_paise : null,
    days: plan.days,
    unlimited_until: plan.unlimited_until,
    cycles: plan.cycles,
    seats: plan.seats,
    referral_code: referral,
    buyer_hash: needs.referrals.buyerHash(user.email),
    buyer_name: user.full_name,
    buyer_email: user.email,
    created_at: now,
    held_until: secondsAfter(now, offers.holdMinutes * 60),
    released_at: null,
    paid_at: null,
    poll_at: secondsAfter(now, firstPollSeconds),
    polls: 0,
    payment_pending: false,
  };
}

/** Whether an open order within its hold has the same prices and code. */
const isSame = (open: OrderRow, wanted: OrderRow, now: Date) =>
  open.held_until > now &&
  open.amount_paise === wanted.amount_paise &&
  open.next_paise === wanted.next_paise &&
  open.referral_code === wanted.referral_code;

async function openAtProvider(
  needs: Needs,
  payments: Payments,
  order: OrderRow,
  planName: string,
  now: Date,
): Promise<string> {
  const { db, log } = needs.platform;
  const notes = { order: order.id, plan: order.plan_type };
  try {
    const { id } =
      order.next_paise === null
        ? await payments.client.createOrder({ amount: order.amount_paise, receipt: order.id, notes })
        : await payments.client.createSubscription({
            planId: await providerPlanFor(needs, payments, order.amount_paise, planName),
            cycles: order.cycles,
            notes,
          });
    return await keepProviderId(db, order.id, id, secondsAfter(now, firstPollSeconds));
  } catch (error) {
    log.warn({ err: error }, 'a purchase could not be opened at the provider');
    throw new AppError('payments_unavailable', 'Payment initiation failed', { retryAfter: 10 });
  }
}

/** The provider's plan of a monthly price, created when first needed. */
export async function providerPlanFor(
  { platform: { db } }: Needs,
  payments: Payments,
  amount: number,
  name: string,
): Promise<string> {
  const known = await maybeProviderPlan(db, payments.keyId, amount);
  if (known) return known;
  const { id } = await payments.client.createPlan({ amount, name });
  await keepProviderPlan(db, payments.keyId, amount, id);
  return (await maybeProviderPlan(db, payments.keyId, amount)) ?? id;
}

function openedOrder(
  { platform: { site } }: Needs,
  payments: Payments,
  order: OrderRow,
  planName: string,
  providerId: string,
  { user, given }: { user: User; given: Purchase },
): PaymentOrder {
  const recurring = order.next_paise !== null;
  return {
    success: true,
    plan_type: order.plan_type,
    key: payments.keyId,
    amount: order.amount_paise,
    currency: 'INR',
    name: site.name,
    description: planName,
    id: providerId,
    order_id: recurring ? null : providerId,
    subscription_id: recurring ? providerId : null,
    prefill: {
      name: given.user_name?.trim() || user.full_name,
      email: user.email,
      contact: given.user_phone?.trim() || user.phone || '',
    },
    list_amount: order.list_paise,
    discount_amount: order.discount_paise,
    next_amount: order.next_paise,
    held_until: order.held_until.toISOString(),
  };
}
