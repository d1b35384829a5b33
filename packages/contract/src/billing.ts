import { z } from 'zod';
import { email } from './auth.ts';
import type { Endpoints } from './endpoint.ts';
import { heldPlan, paise, planAvailability, planOffer, planType } from './plans.ts';
import { buyerDetails, creditNote, givenBuyerDetails, paymentRow, receipt } from './receipts.ts';

const uuid = z.uuid();
const time = z.iso.datetime();

const phone = z.string().max(40);

const purchase = z.object({
  plan_type: planType,
  user_email: email.nullish(),
  user_name: z.string().max(200).nullish(),
  user_phone: phone.nullish(),
  referral_code: z.string().max(40).nullish(),
});

/** Data for the provider's checkout window. */
export const paymentOrder = z.object({
  success: z.literal(true),
  plan_type: planType,
  /** The provider's public key id. */
  key: z.string(),
  /** Amount to pay now, after the discount. */
  amount: paise,
  currency: z.literal('INR'),
  name: z.string(),
  description: z.string(),
  /** The provider's id of the order or of the subscription. */
  id: z.string(),
  order_id: z.string().nullable(),
  subscription_id: z.string().nullable(),
  prefill: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
  list_amount: paise,
  discount_amount: paise,
  /** Price of each later month; null when nothing is charged again. */
  next_amount: paise.nullable(),
  /** End of the hold on a limited seat. */
  held_until: time,
});
export type PaymentOrder = z.output<typeof paymentOrder>;

/**
 * `due`: the month is over and its renewal is not charged yet. `grace`: a renewal failed and access continues for
 * `offers.graceDays`. `upcoming`: begins when the running plan ends.
 */
const subscriptionStatus = z.enum(['active', 'due', 'grace', 'upcoming', 'paused']);

export const subscription = z.object({
  id: uuid,
  plan_type: heldPlan,
  plan_name: z.string(),
  status: subscriptionStatus,
  is_active: z.boolean(),
  is_paused: z.boolean(),
  /** Rounded up. */
  days_remaining: z.int(),
  paused_days_remaining: z.int(),
  auto_renew: z.boolean(),
  can_pause: z.boolean(),
  can_resume: z.boolean(),
  can_cancel: z.boolean(),
  /** Cancelled, and the provider can still charge the next month. */
  can_undo_cancellation: z.boolean(),
  starts_at: time,
  /** End of the paid time; null while paused. */
  ends_at: time.nullable(),
  /** End of access without the renewal; null outside of `grace`. */
  grace_until: time.nullable(),
  next_charge: z.object({ amount: paise, at: time }).nullable(),
  /** Payments made and payments in all of the mandate; null without renewal. */
  payments: z.object({ made: z.int(), of: z.int() }).nullable(),
  /** The renewal is stopped on our side, and the provider has not confirmed it yet. */
  renewal_stop_pending: z.boolean(),
});
export type Subscription = z.output<typeof subscription>;

/** An unfinished purchase: unpaid, or paid and not yet confirmed. */
const openPurchase = z.object({
  plan_type: planType,
  plan_name: z.string(),
  amount: paise,
  created_at: time,
  /** A payment of it is not yet confirmed. */
  payment_pending: z.boolean(),
});

export const subscriptionManagement = z.object({
  has_subscription: z.boolean(),
  subscription: subscription.nullable(),
  /** A second plan, which begins when the first ends. */
  upcoming: subscription.nullable(),
  open_purchase: openPurchase.nullable(),
  /** Price and days of resuming; null unless a plan is paused. */
  resume_offer: z
    .object({ amount: paise, days: z.int(), saved_days: z.int(), total_days: z.int() })
    .nullable(),
  /** Current messages about payments for the student, newest first. */
  messages: z.array(z.string()).max(5),
});
export type SubscriptionManagement = z.output<typeof subscriptionManagement>;

const providerId = z.string().regex(/^(order|sub)_[A-Za-z0-9]{14,20}$/, 'This is not an order.');
const creditNoteNumber = z.string().regex(/^CN-\d{4}-\d{6}$/, 'This is not a credit note.');
const paymentId = z.string().regex(/^pay_[A-Za-z0-9]{14,20}$/, 'This is not a payment.');

export const billing = {
  'GET /payments/plans': {
    access: 'public',
    summary: 'All plans as sold today: price, window, seats left',
    limit: 'read',
    reply: z.object({
      plans: z.array(planOffer).max(10),
      /** `sandbox`: no money moves. `off`: this installation sells nothing. */
      payments: z.enum(['live', 'sandbox', 'off']),
      /** Address of the provider's checkout script, loaded on the first purchase; null while payments are off. */
      checkout_src: z.string().nullable(),
    }),
  },
  'GET /payments/plan-availability/:plan': {
    access: 'public',
    summary: 'Whether a plan can be bought now, and if not, why and from when',
    limit: 'read',
    params: z.object({ plan: planType }),
    reply: planAvailability,
  },
  'POST /payments/create-order': {
    access: 'student',
    summary: 'Begin to buy a plan that is paid once; called again it gives the same open order',
    limit: 'createOrder',
    body: purchase,
    reply: paymentOrder,
  },
  'POST /payments/create-subscription': {
    access: 'student',
    summary: 'Begin to buy a plan that is charged monthly; called again it gives the same open order',
    limit: 'createOrder',
    body: purchase,
    reply: paymentOrder,
  },
  'POST /payments/verify-payment': {
    access: 'student',
    summary: 'Verify the result of the checkout window; the plan is active when the status is `active`',
    limit: 'verifyPayment',
    body: z.object({
      razorpay_order_id: providerId.nullish(),
      razorpay_subscription_id: providerId.nullish(),
      razorpay_payment_id: paymentId,
      razorpay_signature: z.string().max(200),
      user_id: uuid,
    }),
    reply: z.object({
      success: z.boolean(),
      /** `pending`: not yet confirmed; the server confirms it without further calls. */
      status: z.enum(['active', 'pending', 'refunded']),
      message: z.string(),
    }),
  },
  'POST /payments/check-order': {
    access: 'student',
    summary:
      'After the checkout window was closed: whether the order was paid nevertheless, as the provider says now',
    limit: 'verifyPayment',
    body: z.object({ id: providerId }),
    reply: z.object({
      status: z.enum(['active', 'pending', 'refunded', 'unpaid']),
      message: z.string(),
    }),
  },
  'POST /payments/webhook': {
    kind: 'raw',
    access: 'public',
    summary: 'Event of the payment provider: signed over its raw bytes, stored before it is processed',
    headers: z.object({
      'x-razorpay-signature': z.string().max(200).optional(),
      'x-razorpay-event-id': z.string().max(100).optional(),
    }),
    bodyLimit: 256 * 1024,
    reply: z.object({ ok: z.literal(true) }),
  },
  'GET /payments/history': {
    access: 'student',
    summary: 'Payments of the caller, newest first',
    limit: 'read',
    reply: z.object({ payments: z.array(paymentRow).max(200) }),
  },
  'GET /payments/receipts/:payment_id': {
    access: 'student',
    summary: 'The receipt of a payment',
    limit: 'read',
    params: z.object({ payment_id: paymentId }),
    reply: receipt,
  },
  'GET /payments/credit-notes/:credit_note': {
    access: 'student',
    summary: 'A credit note by its number, or the newest of a payment by its id',
    limit: 'read',
    params: z.object({ credit_note: z.union([creditNoteNumber, paymentId]) }),
    reply: creditNote,
  },
  'GET /payments/buyer-details': {
    access: 'student',
    summary: 'State and GSTIN for future tax invoices of the caller',
    limit: 'read',
    /** `asked`: the seller writes tax invoices, so the form is shown. */
    reply: buyerDetails.extend({ asked: z.boolean() }),
  },
  'POST /payments/buyer-details': {
    access: 'student',
    summary: 'Set all buyer details at once; existing invoices do not change',
    limit: 'changePlan',
    body: givenBuyerDetails,
    reply: buyerDetails.extend({ asked: z.boolean() }),
  },
  'GET /user/subscription-management': {
    access: 'student',
    summary: 'The plan of the caller, its possible actions, and the next charge',
    limit: 'read',
    reply: subscriptionManagement,
  },
  'POST /user/pause-subscription': {
    access: 'student',
    summary: 'Pause a running Pro Regular: its remaining time is saved to the millisecond',
    limit: 'changePlan',
    reply: z.object({ success: z.literal(true), remaining_days: z.int(), message: z.string() }),
  },
  'POST /user/cancel-subscription': {
    access: 'student',
    summary: 'Stop the renewal; the paid time continues to its end',
    limit: 'changePlan',
    reply: z.object({ success: z.literal(true), message: z.string(), subscription: subscription.nullable() }),
  },
  'POST /user/undo-cancellation': {
    access: 'student',
    summary: 'Switch the renewal of a cancelled plan on again while it still runs',
    limit: 'changePlan',
    reply: z.object({ success: z.literal(true), message: z.string(), subscription }),
  },
} as const satisfies Endpoints;
