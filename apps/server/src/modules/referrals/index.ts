import { referrals as endpoints, type PlanType, type User } from '@twelvefold/contract';
import type { Db, Tx } from '../../platform/db/db.ts';
import { routesFor } from '../../platform/http/endpoint-handlers.ts';
import type { Module, Platform } from '../../platform/platform.ts';
import {
  type Check,
  checkCode,
  codeOf,
  type DiscountedPlan,
  type NewUse,
  ownReferral,
  recordUse,
  refuseForeignAddress,
  reverse,
  validationOf,
} from './service.ts';
import { forgetStudent, hasUsed, maybeCodeOf, payUse, usedBy, usesOf } from './store.ts';

/** Referral functions for later modules. */
export interface Referrals {
  /** Keyed hash of a buyer's address: 'once in a lifetime' outlives the account. */
  buyerHash(email: string): string;
  check(db: Db, user: User, code: string, plan: DiscountedPlan | null): Promise<Check>;
  /** Whether the address, or the account under another address, has used a code for a payment not refunded. */
  hasUsed(db: Db, buyerHash: string, userId: string): Promise<boolean>;
  recordUse(tx: Tx, use: NewUse): Promise<number>;
  reverseUse(tx: Tx, paymentId: string, now: Date): Promise<number>;
  /** Marks a use's cashback as paid; null when none is due. */
  payUse(
    tx: Tx,
    useId: string,
    adminId: string,
    now: Date,
  ): Promise<{ paymentId: string; paise: number } | null>;
}

export interface ReferralsModule extends Module, Referrals {
  /** The student's code, created when first needed. */
  codeOf(db: Db, userId: string, now: Date): Promise<string>;
}

interface Later {
  /** The plan of a type on sale now. */
  planOf(db: Db, plan: PlanType, now: Date): Promise<DiscountedPlan>;
}

/** Referral codes and their uses. */
export function referralsModule(platform: Platform, { planOf }: Later): ReferralsModule {
  const { db, secrets } = platform;
  const hashPurpose = 'referral buyer';
  const buyerHash = (email: string) => secrets.keyedHash(hashPurpose, email.toLowerCase());
  const check: Referrals['check'] = (on, user, code, plan) =>
    checkCode(on, secrets.keyedHashes(hashPurpose, user.email.toLowerCase()), user, code, plan);
  return {
    name: 'referrals',
    routes: routesFor(endpoints, {
      'POST /referral/validate': async ({ body }, { user, now }) => {
        refuseForeignAddress(user, body.user_email);
        const plan = body.plan_type ? await planOf(db, body.plan_type, now) : null;
        return validationOf(await check(db, user, body.referral_code, plan), plan);
      },
      'GET /referral/mine': (_, { user, now }) => ownReferral(platform, user, now),
    }),
    jobs: {},
    personalData: {
      exportOf: async (on, { id }) => ({
        referrals: {
          code: await maybeCodeOf(on, id),
          used: (await usedBy(on, id)).map(({ code, created_at, reversed_at }) => ({
            code,
            at: created_at,
            reversed_at,
          })),
          uses_of_my_code: (await usesOf(on, id)).map(use => ({
            at: use.created_at,
            plan_type: use.plan_type,
            cashback: use.cashback_paise,
            reversed_at: use.reversed_at,
            cashback_paid_at: use.cashback_paid_at,
          })),
        },
      }),
      erase: (tx, { id }) => forgetStudent(tx, id),
    },
    codeOf,
    buyerHash,
    check,
    hasUsed: (on, hash, userId) => hasUsed(on, [hash], userId),
    recordUse,
    reverseUse: reverse,
    payUse: async (tx, useId, adminId, now) => {
      const use = await payUse(tx, useId, adminId, now);
      return use && { paymentId: use.payment_id, paise: use.cashback_paise };
    },
  };
}
