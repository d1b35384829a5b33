import { z } from 'zod';
import { email } from './auth.ts';
import type { Endpoints } from './endpoint.ts';
import { planType } from './plans.ts';

export const referralValidation = z.object({
  /** The code exists. */
  valid: z.boolean(),
  /** The caller may use it for this plan. */
  can_use: z.boolean(),
  /** The price after the discount, in paise; null when the code cannot be used. */
  discounted_amount: z.int().nullable(),
  error: z.string().nullable(),
});
export type ReferralValidation = z.output<typeof referralValidation>;

export const ownReferral = z.object({
  code: z.string(),
  /** Text to share, with the code and an address. */
  share_text: z.string(),
  share_url: z.string(),
  /** Payments with the code that were not refunded. */
  uses: z.int(),
  /** Paise. */
  cashback_due: z.int(),
  cashback_paid: z.int(),
  /** Paid out for payments that were refunded later. */
  cashback_owed: z.int(),
});
export type OwnReferral = z.output<typeof ownReferral>;

export const referrals = {
  'POST /referral/validate': {
    access: 'student',
    summary: 'Whether the caller may use a referral code, and the discounted price',
    limit: 'referralValidate',
    body: z.object({
      referral_code: z.string().max(40),
      user_email: email.nullish(),
      plan_type: planType.nullish(),
    }),
    reply: referralValidation,
  },
  'GET /referral/mine': {
    access: 'student',
    summary: "The caller's referral code, its uses and cashback",
    limit: 'read',
    reply: ownReferral,
  },
} as const satisfies Endpoints;
