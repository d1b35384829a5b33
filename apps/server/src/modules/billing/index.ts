import type { GivenBuyerDetails, PaymentRow, User } from '@twelvefold/contract';
import { offers } from '@twelvefold/contract/offers';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import type { Referrals } from '../referrals/index.ts';
import { type Settled, settle } from './buying/activation.ts';
import { beginPurchase, type Purchase } from './buying/buying.ts';
import { newestOpenOrder, ownOrder } from './buying/order-store.ts';
import { billingJobs } from './jobs.ts';
import { setBuyerDetails } from './ledger/buyer-details.ts';
import { payCashback } from './ledger/cashback.ts';
import { differencesInBooks, type Finding } from './ledger/check.ts';
import { type Balance, balances } from './ledger/ledger.ts';
import { historyOf } from './ledger/receipts.ts';
import { paymentsInDoubt } from './measures.ts';
import type { Needs } from './needs.ts';
import { billingData } from './personal-data.ts';
import { addPlanVersion, allPlanVersions, type Plan, seedCatalogue } from './plans/catalogue.ts';
import { type DeskRefund, giveBack, refundPayment } from './refunds/refunds.ts';
import { billingRoutes } from './routes.ts';
import { cancelSubscription, pauseSubscription, stopWhenSuspended } from './subscription/changing.ts';
import { type Entitlement, entitlementOf as entitlementAt } from './subscription/line-store.ts';

export { planByType as planOf } from './plans/availability.ts';
export { addPrivilege } from './privileges.ts';
export { type Entitlement, maybePaidUntil, pausedAmong } from './subscription/line-store.ts';

/**
 * A student's entitlement at an instant: the running plan, else the privilege of the address, else the free allowance.
 */
export const entitlementOf = (
  db: Db,
  user: { id: string; email: string; email_verified: boolean },
  now: Date,
): Promise<Entitlement> => entitlementAt(db, user, now, offers.graceDays);

interface Earlier {
  referrals: Referrals;
}

/** Admin actions on money; each throws when it cannot be done. */
export interface BillingDesk {
  /** Refunds a payment or a part of it (paise), with the reason for the buyer. */
  refund(given: DeskRefund, now: Date): Promise<void>;
  /** Records that a referrer was paid the cashback of a use. */
  payCashback(given: { useId: string; adminId: string }, now: Date): Promise<void>;
  /** Part of suspending an account: nothing more is charged. */
  suspend(tx: Tx, given: { userId: string; adminId: string; reason: string }, now: Date): Promise<void>;
  /** Adds a price, window or number of seats from a time on; existing purchases keep theirs. */
  addPlanVersion(plan: Plan): Promise<void>;
  /** All versions of all plans, the latest first. */
  planVersions(): Promise<Plan[]>;
  /** The ledger's balances: of one payment or plan, or of all. */
  balances(of?: { payment_id?: string; subscription_id?: string }): Promise<Balance[]>;
  /** Current differences between plans, payments and ledger. */
  differences(): Promise<Finding[]>;
}

export interface BillingModule extends Module {
  desk: BillingDesk;
  /** A buyer's actions at any time, for seeding. */
  buying: {
    /** Sets the buyer details of future tax invoices. */
    setBuyerDetails(user: User, given: GivenBuyerDetails, now: Date): Promise<unknown>;
    /** Payments of a student, newest first. */
    historyOf(db: Db, userId: string): Promise<PaymentRow[]>;
    begin(
      user: User,
      given: Purchase,
      kind: 'order' | 'subscription',
      now: Date,
    ): ReturnType<typeof beginPurchase>;
    /** Whether an unpaid purchase is open. */
    hasOpen(user: User): Promise<boolean>;
    /** `providerId`: the purchase's id at the provider. */
    settle(user: User, providerId: string, now: Date): Promise<Settled>;
    pause(user: User, now: Date): ReturnType<typeof pauseSubscription>;
    cancel(user: User, now: Date): ReturnType<typeof cancelSubscription>;
    /** A refund that the provider accepts at once. */
    refund(given: DeskRefund, now: Date): Promise<void>;
  };
}

/** Plans, purchases, subscriptions, the ledger; and the addresses with unlimited sessions. */
export function billingModule(platform: Platform, earlier: Earlier): BillingModule {
  const needs: Needs = { platform, ...earlier };
  return {
    buying: {
      setBuyerDetails: (user, given, now) => setBuyerDetails(needs, user.id, given, now),
      historyOf,
      begin: (user, given, kind, now) => beginPurchase(needs, user, given, kind, now),
      hasOpen: async user => (await newestOpenOrder(platform.db, user.id)) !== null,
      settle: async (user, providerId, now) =>
        settle(needs, (await ownOrder(platform.db, user.id, providerId)).id, now),
      pause: (user, now) => pauseSubscription(needs, user, now),
      cancel: (user, now) => cancelSubscription(needs, user, now),
      refund: async (given, now) => {
        await giveBack(needs, await refundPayment(needs, given, now), now);
      },
    },
    desk: {
      refund: async (given, now) => {
        await refundPayment(needs, given, now);
      },
      payCashback: (given, now) => payCashback(needs, given, now),
      suspend: (tx, given, now) => stopWhenSuspended(tx, needs, given, now),
      addPlanVersion: plan => addPlanVersion(platform.db, plan),
      planVersions: () => allPlanVersions(platform.db),
      balances: of => balances(platform.db, of),
      differences: () => differencesInBooks(platform.db),
    },
    name: 'billing',
    routes: billingRoutes(needs),
    jobs: billingJobs(needs),
    measures: [paymentsInDoubt(platform)],
    start: () => seedCatalogue(platform.db),
    personalData: billingData(needs),
  };
}
