import {
  figures,
  type OwnReferral,
  type PlanType,
  type ReferralValidation,
  type User,
} from '@twelvefold/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { AppError } from '../../platform/problems.ts';
import { randomText } from '../../platform/secrets.ts';
import { rupees } from '../../platform/sentences.ts';
import { addCode, addUse, hasUsed, maybeCodeOf, maybeOwner, reverseUse, usesOf } from './store.ts';

/** Capital letters and digits without I, L, O, 0 and 1, which look alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const shape = new RegExp(`^[A-Z0-9]{${figures.referral.codeLength}}$`);

/** Normal form of a typed code. */
const normalised = (code: string) => code.trim().toUpperCase();

/** The fields of a plan that referrals need. */
export interface DiscountedPlan {
  plan_type: PlanType;
  price_paise: number;
  takes_referral: boolean;
}

export type Check =
  | { usable: true; code: string; referrerId: string }
  | { usable: false; known: boolean; error: string };

const no = (known: boolean, error: string): Check => ({ usable: false, known, error });

/** Whether a student may use a code now. The unique index decides again when the payment arrives. */
export async function checkCode(
  db: Db,
  buyerHashes: readonly string[],
  user: User,
  given: string,
  plan: DiscountedPlan | null,
): Promise<Check> {
  const code = normalised(given);
  const referrerId = shape.test(code) ? await maybeOwner(db, code) : null;
  if (!referrerId) return no(false, 'This referral code does not exist.');
  if (referrerId === user.id) return no(true, 'You cannot use your own referral code.');
  if (!user.email_verified) return no(true, 'Please verify your email address first.');
  if (await hasUsed(db, buyerHashes, user.id)) return no(true, 'You have used a referral code before.');
  if (plan && !plan.takes_referral) return no(true, 'This plan takes no referral code.');
  return { usable: true, code, referrerId };
}

/** Throws `access_denied` when the given address is not the caller's. */
export function refuseForeignAddress(user: User, email: string | null | undefined): void {
  if (email && email.toLowerCase() !== user.email.toLowerCase())
    throw new AppError('access_denied', 'This is not the address of your account.');
}

export function validationOf(check: Check, plan: DiscountedPlan | null): ReferralValidation {
  if (!check.usable)
    return { valid: check.known, can_use: false, discounted_amount: null, error: check.error };
  const discounted = plan && plan.price_paise - figures.referral.discountRupees * 100;
  return { valid: true, can_use: true, discounted_amount: discounted, error: null };
}

/** The student's code, created when first needed. */
export async function codeOf(db: Db, userId: string, now: Date): Promise<string> {
  for (;;) {
    const known = await maybeCodeOf(db, userId);
    if (known) return known;
    await addCode(db, userId, randomText(alphabet, figures.referral.codeLength), now);
  }
}

export async function ownReferral({ db, config }: Platform, user: User, now: Date): Promise<OwnReferral> {
  const code = await codeOf(db, user.id, now);
  const all = await usesOf(db, user.id);
  const sum = (stands: boolean, paid: boolean) =>
    all
      .filter(use => (use.reversed_at === null) === stands && (use.cashback_paid_at !== null) === paid)
      .reduce((total, use) => total + use.cashback_paise, 0);
  const url = `${config.publicUrl}/pricing`;
  return {
    code,
    share_text: `Twelve questions a day for CAT Quant with ${config.productName}. My code ${code} takes ${rupees(figures.referral.discountRupees * 100)} off a Pro plan: ${url}`,
    share_url: url,
    uses: all.filter(({ reversed_at }) => reversed_at === null).length,
    cashback_due: sum(true, false),
    cashback_paid: sum(true, true),
    cashback_owed: sum(false, true),
  };
}

export interface NewUse {
  code: string;
  usedBy: string | null;
  buyerHash: string;
  paymentId: string;
  planType: PlanType;
  now: Date;
}

/** Records a paid use. Returns the cashback due in paise; 0 for an address that has used a code. */
export async function recordUse(tx: Tx, use: NewUse): Promise<number> {
  const referrerId = await maybeOwner(tx, use.code);
  // The referrer may have deleted the account: no cashback then.
  const cashback = referrerId ? figures.referral.rewardRupees * 100 : 0;
  const added = await addUse(tx, {
    id: uuidv7({ msecs: use.now.getTime() }),
    code: use.code,
    referrer_id: referrerId,
    used_by: use.usedBy,
    used_by_hash: use.buyerHash,
    payment_id: use.paymentId,
    plan_type: use.planType,
    cashback_paise: cashback,
    created_at: use.now,
  });
  return added ? cashback : 0;
}

/** Reverses the use of a refunded payment. Returns its cashback in paise: no longer due, or owed back when paid. */
export async function reverse(tx: Tx, paymentId: string, now: Date): Promise<number> {
  return (await reverseUse(tx, paymentId, now))?.cashback_paise ?? 0;
}
