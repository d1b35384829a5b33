import type { PlanType } from '@twelvefold/contract';
import { offers } from '@twelvefold/contract/offers';
import { type Db, rowsOf, type Tx } from '../../../platform/db/db.ts';
import { desc, lte, sql } from '../../../platform/db/query.ts';
import { orders, planVersions, subscriptions } from '../schema.ts';

export type Plan = Omit<typeof planVersions.$inferSelect, 'plan_type'> & { plan_type: PlanType };

/** Earlier than any sale. */
const seededFrom = new Date('2025-01-01T00:00:00+05:30');

/** The seeded catalogue; an operator's later versions take precedence. */
const seeded: readonly Plan[] = [
  {
    plan_type: 'pro_regular',
    name: 'Pro Regular',
    price_paise: offers.proRegular.rupeesAMonth * 100,
    days: offers.proRegular.days,
    unlimited_until: null,
    sold_from: new Date(offers.proRegular.availableFrom),
    sold_until: null,
    seats: null,
    cycles: offers.proRegular.rupeesAYear / offers.proRegular.rupeesAMonth,
    takes_referral: true,
  },
  {
    plan_type: 'pro_exclusive',
    name: 'Pro Exclusive',
    price_paise: offers.proExclusive.rupees * 100,
    days: null,
    unlimited_until: new Date(offers.proExclusive.endsAt),
    sold_from: null,
    sold_until: new Date(offers.proExclusive.endsAt),
    seats: offers.proExclusive.seats,
    cycles: 1,
    takes_referral: true,
  },
  {
    plan_type: 'pro_regular_resume',
    name: 'Pro Regular (resumed)',
    price_paise: offers.resume.rupees * 100,
    days: offers.resume.days,
    unlimited_until: null,
    sold_from: null,
    sold_until: null,
    seats: null,
    cycles: 1,
    takes_referral: false,
  },
].map(plan => ({ ...plan, plan_type: plan.plan_type as PlanType, in_force_from: seededFrom }));

export async function seedCatalogue(db: Db): Promise<void> {
  await db
    .insert(planVersions)
    .values([...seeded])
    .onConflictDoNothing();
}

/** Every plan in its version in force. */
export async function plansInForce(db: Db, now: Date): Promise<Plan[]> {
  const rows = await db
    .selectDistinctOn([planVersions.plan_type])
    .from(planVersions)
    .where(lte(planVersions.in_force_from, now))
    .orderBy(planVersions.plan_type, desc(planVersions.in_force_from));
  const order = seeded.map(plan => plan.plan_type);
  return (rows as Plan[]).sort((a, b) => order.indexOf(a.plan_type) - order.indexOf(b.plan_type));
}

/** All versions of all plans, the latest first. */
export async function allPlanVersions(db: Db): Promise<Plan[]> {
  return (await db.select().from(planVersions).orderBy(desc(planVersions.in_force_from))) as Plan[];
}

/** Adds a version of a plan from a time on. Existing orders keep theirs. */
export async function addPlanVersion(db: Db, plan: Plan): Promise<void> {
  await db.insert(planVersions).values(plan);
}

/** Serializes purchases of a plan with limited seats until the transaction ends. */
export async function lockSeats(tx: Tx, plan: PlanType): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(712016, hashtext(${plan}))`);
}

/**
 * Seats taken by owners of the plan and held for open purchases; `except` is not counted. A hold ends when a poll after
 * its time finds no payment.
 */
export async function seatsTaken(db: Db, plan: PlanType, except: string | null): Promise<number> {
  const [row] = await rowsOf<{ taken: number }>(
    db.execute(sql`
      select count(distinct who)::int as taken from (
        select coalesce(user_id, id) as who from ${subscriptions}
        where plan_type = ${plan} and status <> 'ended'
        union all
        select user_id from ${orders}
        where plan_type = ${plan} and seats is not null and released_at is null
          and status in ('created', 'replaced') and user_id is not null
      ) taken where who is distinct from ${except}::uuid`),
  );
  return row?.taken ?? 0;
}
