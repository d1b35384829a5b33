import type { PlanVersion } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract';
import { violates } from '../../../platform/db/outage.ts';
import { AppError } from '../../../platform/problems.ts';
import { dateInIndia } from '../../../platform/sentences.ts';
import type { BillingDesk } from '../../billing/index.ts';

const instant = (time: Date | null) => time?.toISOString() ?? null;
const date = (time: string | null) => (time === null ? null : new Date(time));
/** The provider's minimum price. */
const leastPaise = 100;

export async function catalogueNow(billing: BillingDesk, now: Date) {
  const versions = await billing.planVersions();
  return {
    now: now.toISOString(),
    versions: versions.map(plan => ({
      plan_type: plan.plan_type,
      name: plan.name,
      in_force_from: plan.in_force_from.toISOString(),
      price: plan.price_paise,
      sold_from: instant(plan.sold_from),
      sold_until: instant(plan.sold_until),
      seats: plan.seats,
    })),
  };
}

/** Adds a version of a plan; other fields come from the version before it. */
export async function changeCatalogue(billing: BillingDesk, given: PlanVersion, now: Date) {
  const in_force_from = new Date(given.in_force_from);
  if (in_force_from < now)
    throw new AppError('validation_failed', 'A change is in force from now on or later, never before.');
  if (given.sold_from && given.sold_until && given.sold_from >= given.sold_until)
    throw new AppError('validation_failed', 'The sale ends before it begins.');
  const before = (await billing.planVersions()).find(
    plan => plan.plan_type === given.plan_type && plan.in_force_from <= in_force_from,
  );
  if (!before) throw new AppError('validation_failed', 'There is no such plan to change.');
  const end = before.unlimited_until;
  if (end && (given.sold_until === null || new Date(given.sold_until) > end))
    throw new AppError(
      'validation_failed',
      `What ${before.name} gives ends on ${dateInIndia(end)}: its sale ends by then, too.`,
    );
  const least = leastPaise + (before.takes_referral ? figures.referral.discountRupees * 100 : 0);
  if (given.price < least)
    throw new AppError('validation_failed', `The price is ₹${Math.ceil(least / 100)} at least.`);
  const { plan_type, name, seats } = given;
  const sold = { sold_from: date(given.sold_from), sold_until: date(given.sold_until) };
  await billing
    .addPlanVersion({ ...before, plan_type, name, seats, ...sold, in_force_from, price_paise: given.price })
    .catch((error: unknown) => {
      if (violates(error, 'plan_versions_plan_type_in_force_from_pk'))
        throw new AppError('validation_failed', 'Another change of this plan is in force from that time.');
      throw error;
    });
  return { success: true as const };
}
