import { z } from 'zod';
import { gstinProblem, indianStates, type StateCode, stateOfGstin, tidyGstin } from './gst.ts';
import { paise, planType } from './plans.ts';

const time = z.iso.datetime();

/** `charged_back`: the buyer's bank took the money back by a dispute. */
const paymentStatus = z.enum([
  'paid',
  'refund_requested',
  'part_refunded',
  'refunded',
  'refund_failed',
  'charged_back',
]);

export const paymentRow = z.object({
  payment_id: z.string(),
  receipt_number: z.string(),
  /** True when the seller had a GSTIN: the document is a tax invoice instead of a receipt. */
  is_tax_invoice: z.boolean(),
  plan_type: planType,
  plan_name: z.string(),
  amount: paise,
  discount_amount: paise,
  method: z.string().nullable(),
  paid_at: time,
  status: paymentStatus,
  /** Reason of the last refund, in a sentence. */
  refund_reason: z.string().nullable(),
  /** When the money was returned, by a refund or by the bank. */
  refunded_at: time.nullable(),
  /** Amount taken back by the buyer's bank: all of it with the status `charged_back`, else a part. */
  charged_back_amount: paise,
  /** Amount returned, or being returned, by refunds. */
  refunded_amount: paise,
  /** One for each refund, the oldest first. */
  credit_notes: z.array(z.object({ credit_note_number: z.string(), amount: paise })),
  /** A dispute by the buyer's bank is undecided. */
  disputed: z.boolean(),
});
export type PaymentRow = z.output<typeof paymentRow>;

/**
 * Fields required by Indian law on a tax invoice and its credit notes. Taxable amount and taxes add up to the amount.
 */
const taxInvoice = z.object({
  /** The seller's GSTIN. */
  gstin: z.string(),
  /** Service accounting code. */
  sac: z.string(),
  /** State and its code. */
  place_of_supply: z.string(),
  taxable_amount: paise,
  taxes: z.array(z.object({ name: z.string(), percent: z.number(), amount: paise })),
  /** The business of the buyer. */
  business: z.object({ name: z.string(), address: z.string(), gstin: z.string() }).nullable(),
});

export const receipt = paymentRow.extend({
  currency: z.literal('INR'),
  list_amount: paise,
  /** The purchase in a sentence. */
  description: z.string(),
  period: z.object({ from: time, until: time }).nullable(),
  buyer: z.object({ name: z.string(), email: z.string() }),
  seller: z.object({ name: z.string(), address: z.string().nullable(), tax_id: z.string().nullable() }),
  /** Tax included in the amount; null when the seller sets no percentage. */
  tax: z.object({ name: z.string(), percent: z.number(), amount: paise }).nullable(),
  /** Null when the seller had no GSTIN: then the document is a receipt. */
  invoice: taxInvoice.nullable(),
});
export type Receipt = z.output<typeof receipt>;

/** The document of a refund, with its own number. */
export const creditNote = receipt
  .pick({
    payment_id: true,
    receipt_number: true,
    plan_name: true,
    amount: true,
    currency: true,
    method: true,
    paid_at: true,
    buyer: true,
    seller: true,
    tax: true,
    invoice: true,
  })
  .extend({
    credit_note_number: z.string(),
    /** Amount of the payment; `amount` is the refund. */
    paid_amount: paise,
    refunded_at: time,
    reason: z.string(),
  });
export type CreditNote = z.output<typeof creditNote>;

const stateCodes = Object.keys(indianStates) as [StateCode, ...StateCode[]];
/** A trimmed text; empty becomes null. */
const optionalText = (most: number, words: string) =>
  z
    .string()
    .trim()
    .max(most, words)
    .nullish()
    .transform(text => text || null);

export const buyerDetails = z.object({
  state: z.enum(stateCodes).nullable(),
  gstin: z.string().nullable(),
  business_name: z.string().nullable(),
  business_address: z.string().nullable(),
});
export type BuyerDetails = z.output<typeof buyerDetails>;

export const givenBuyerDetails = z
  .object({
    state: z.enum(stateCodes, 'Please choose a state of the list').nullish(),
    gstin: optionalText(40, 'A GSTIN has 15 characters').transform(text => text && tidyGstin(text)),
    business_name: optionalText(200, 'The name can be at most 200 characters long'),
    business_address: optionalText(400, 'The address can be at most 400 characters long'),
  })
  .superRefine(({ state, gstin, business_name, business_address }, refuse) => {
    if (!gstin) return;
    const wrong = (path: string, message: string) =>
      refuse.addIssue({ code: 'custom', path: [path], message });
    const problem = gstinProblem(gstin);
    if (problem) return wrong('gstin', problem);
    const own = stateOfGstin(gstin);
    if (state && state !== own) wrong('state', `This GSTIN is of ${indianStates[own]}`);
    if (!business_name) wrong('business_name', 'An invoice with a GSTIN needs the name of the business');
    if (!business_address)
      wrong('business_address', 'An invoice with a GSTIN needs the address of the business');
  });
export type GivenBuyerDetails = z.output<typeof givenBuyerDetails>;
