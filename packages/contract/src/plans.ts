import { z } from 'zod';

const time = z.iso.datetime();
/** Money is whole paise everywhere. */
export const paise = z.int();

/** The plans on sale. */
export const planType = z.enum(['pro_regular', 'pro_exclusive', 'pro_regular_resume']);
export type PlanType = z.output<typeof planType>;
/** The plans a student can have; `pro_regular_resume` continues a paused `pro_regular`. */
export const heldPlan = z.enum(['pro_regular', 'pro_exclusive']);

const unavailableReason = z.enum(['not_yet_available', 'window_closed', 'sold_out', 'payments_off']);

export const planAvailability = z.object({
  plan_type: planType,
  available: z.boolean(),
  reason: unavailableReason.nullable(),
  /** A sentence for the student; empty when the plan can be bought. */
  message: z.string(),
  /** Start of the sale while it is in the future. */
  available_date: time.nullable(),
});
export type PlanAvailability = z.output<typeof planAvailability>;

export const planOffer = planAvailability.extend({
  name: z.string(),
  /** Price of one payment, before any discount. */
  amount: paise,
  /** Charged again each month until it is cancelled. */
  monthly: z.boolean(),
  /** Payments in a year; 1 for a plan that is paid once. */
  cycles: z.int(),
  /** Days of unlimited sessions for each payment; null when the plan ends on a date. */
  days: z.int().nullable(),
  unlimited_until: time.nullable(),
  seats: z.int().nullable(),
  seats_left: z.int().nullable(),
  /** Paise off with a referral code; 0 when codes are not accepted. */
  referral_discount: paise,
});
export type PlanOffer = z.output<typeof planOffer>;
