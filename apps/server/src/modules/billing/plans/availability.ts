import { figures, type PlanAvailability, type PlanOffer, type PlanType } from '@twelvefold/contract';
import type { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/problems.ts';
import { dateInIndia } from '../../../platform/sentences.ts';
import type { Needs } from '../needs.ts';
import { type Plan, plansInForce, seatsTaken } from './catalogue.ts';

/** Whether a plan can be bought at an instant; used by the shop and by every order. */
export function availabilityOf(
  plan: Plan,
  { now, taken, paymentsOff }: { now: Date; taken: number; paymentsOff: boolean },
): PlanAvailability {
  const no = (reason: PlanAvailability['reason'], message: string, available_date: string | null = null) => ({
    plan_type: plan.plan_type,
    available: false,
    reason,
    message,
    available_date,
  });
  if (plan.sold_from && now < plan.sold_from)
    return no(
      'not_yet_available',
      `${plan.name} is available from ${dateInIndia(plan.sold_from)}.`,
      plan.sold_from.toISOString(),
    );
  if ([plan.sold_until, plan.unlimited_until].some(end => end && now >= end))
    return no('window_closed', `${plan.name} is no longer offered.`);
  if (plan.seats !== null && taken >= plan.seats)
    return no('sold_out', `All ${plan.seats} seats of ${plan.name} are taken.`);
  if (paymentsOff) return no('payments_off', 'Payments are not set up here yet. Nothing can be bought.');
  return { plan_type: plan.plan_type, available: true, reason: null, message: '', available_date: null };
}

export async function planByType(db: Db, type: PlanType, now: Date): Promise<Plan> {
  const plan = (await plansInForce(db, now)).find(({ plan_type }) => plan_type === type);
  if (!plan) throw notFound();
  return plan;
}

async function offerOf({ platform: { db, payments } }: Needs, plan: Plan, now: Date): Promise<PlanOffer> {
  const taken = plan.seats === null ? 0 : await seatsTaken(db, plan.plan_type, null);
  return {
    ...availabilityOf(plan, { now, taken, paymentsOff: payments === null }),
    name: plan.name,
    amount: plan.price_paise,
    monthly: plan.cycles > 1,
    cycles: plan.cycles,
    days: plan.days,
    unlimited_until: plan.unlimited_until?.toISOString() ?? null,
    seats: plan.seats,
    seats_left: plan.seats === null ? null : Math.max(0, plan.seats - taken),
    referral_discount: plan.takes_referral ? figures.referral.discountRupees * 100 : 0,
  };
}

export async function offersNow(needs: Needs, now: Date): Promise<PlanOffer[]> {
  const offers: PlanOffer[] = [];
  for (const plan of await plansInForce(needs.platform.db, now)) offers.push(await offerOf(needs, plan, now));
  return offers;
}

export async function availabilityNow(needs: Needs, type: PlanType, now: Date): Promise<PlanAvailability> {
  return offerOf(needs, await planByType(needs.platform.db, type, now), now);
}

/** Throws `plan_not_available` with the reason as its words. */
export function refuseUnavailable(availability: PlanAvailability): void {
  if (!availability.available) throw new AppError('plan_not_available', availability.message);
}
