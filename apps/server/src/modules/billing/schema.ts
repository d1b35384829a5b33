import type { StateCode } from '@twelvefold/contract/gst';
import { sql } from '../../platform/db/query.ts';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../../platform/db/table.ts';
import { users } from '../auth/schema.ts';

const moment = () => timestamp({ withTimezone: true });
const paise = () => integer();
/** Milliseconds: time is bought, saved and used to the millisecond. */
const span = () => bigint({ mode: 'number' });
/** Null after the account was deleted: records of money outlive it. */
const owner = () => uuid().references(() => users.id, { onDelete: 'set null' });

/** Addresses with unlimited sessions, in lower case. */
export const privilegedEmails = pgTable('privileged_emails', {
  email: text().primaryKey(),
  id: uuid().notNull().unique(),
  notes: text().notNull().default(''),
  added_by: text().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull(),
});

/** Catalogue: the newest version in force counts. Operators add rows; none is changed. */
export const planVersions = pgTable(
  'plan_versions',
  {
    plan_type: text().notNull(),
    in_force_from: moment().notNull(),
    name: text().notNull(),
    price_paise: paise().notNull(),
    /** Days a payment gives; null when the plan ends at `unlimited_until`. */
    days: integer(),
    unlimited_until: moment(),
    sold_from: moment(),
    sold_until: moment(),
    seats: integer(),
    /** Monthly charges of the provider's subscription; 1 for a plan paid once. */
    cycles: integer().notNull(),
    takes_referral: boolean().notNull(),
  },
  table => [
    primaryKey({ columns: [table.plan_type, table.in_force_from] }),
    check('plan_versions_price', sql`${table.price_paise} >= 100`),
    check('plan_versions_end', sql`(${table.days} is null) <> (${table.unlimited_until} is null)`),
  ],
);

/** A purchase with frozen prices. `replaced`: the student began another of the same plan; money may still come. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    user_id: owner(),
    plan_type: text().notNull(),
    /** Version of the plan. */
    plan_from: moment().notNull(),
    /** Null until the provider has answered; such an order cannot be paid. */
    provider_id: text().unique(),
    status: text({ enum: ['created', 'replaced', 'paid', 'refunded', 'dead'] }).notNull(),
    list_paise: paise().notNull(),
    discount_paise: paise().notNull(),
    amount_paise: paise().notNull(),
    /** Price of later months; null when nothing is charged again. */
    next_paise: paise(),
    days: integer(),
    unlimited_until: moment(),
    cycles: integer().notNull(),
    seats: integer(),
    referral_code: text(),
    /** Keyed hash of the buyer's proved address: a code is used once in a lifetime. */
    buyer_hash: text().notNull(),
    buyer_name: text(),
    buyer_email: text(),
    created_at: moment().notNull(),
    held_until: moment().notNull(),
    /** When a poll after the hold found no payment: the seat is free. */
    released_at: moment(),
    paid_at: moment(),
    /** Time of the next poll; null when none is needed. */
    poll_at: moment(),
    polls: integer().notNull().default(0),
    /** Whether a payment was pending at the last poll. */
    payment_pending: boolean().notNull().default(false),
  },
  table => [
    index('orders_by_user').on(table.user_id, table.created_at),
    index('orders_to_poll').on(table.poll_at).where(sql`poll_at is not null`),
    index('orders_seats').on(table.plan_type).where(sql`seats is not null`),
    uniqueIndex('orders_one_open').on(table.user_id, table.plan_type).where(sql`status = 'created'`),
    /** Offers do not combine: one open discounted purchase per address. */
    uniqueIndex('orders_one_discounted')
      .on(table.buyer_hash)
      .where(sql`status = 'created' and referral_code is not null`),
    check('orders_price', sql`${table.amount_paise} = ${table.list_paise} - ${table.discount_paise}`),
    check('orders_discount', sql`${table.discount_paise} >= 0 and ${table.amount_paise} >= 100`),
  ],
);

/** A student's plan: running until `ends_at`, or paused with `saved_ms`. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey(),
    user_id: owner(),
    plan_type: text({ enum: ['pro_regular', 'pro_exclusive'] }).notNull(),
    status: text({ enum: ['running', 'paused', 'ended'] }).notNull(),
    starts_at: moment().notNull(),
    ends_at: moment().notNull(),
    saved_ms: span().notNull().default(0),
    /** Whether the student wants renewals. */
    auto_renew: boolean().notNull(),
    /** Time of the first failed charge; null after a successful one. */
    failed_at: moment(),
    /** The charge whose notice (three days before) was sent. */
    noticed_charge: moment(),
    created_at: moment().notNull(),
    ended_at: moment(),
  },
  table => [
    uniqueIndex('subscriptions_one_living').on(table.user_id, table.plan_type).where(sql`status <> 'ended'`),
    index('subscriptions_to_end').on(table.ends_at).where(sql`status = 'running'`),
    check('subscriptions_saved', sql`(${table.saved_ms} > 0) = (${table.status} = 'paused')`),
  ],
);

/** A subscription at the provider: wanted and last seen state. */
export const providerSubscriptions = pgTable(
  'provider_subscriptions',
  {
    id: text().primaryKey(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    subscription_id: uuid().references(() => subscriptions.id),
    wanted: text({ enum: ['active', 'paused', 'cancelled'] }).notNull(),
    /** The provider's status. */
    seen: text().notNull(),
    seen_at: moment().notNull(),
    /** Since when `wanted` holds; a pause that becomes a cancellation before it is confirmed keeps its time. */
    wanted_since: moment().notNull(),
    charge_at: moment(),
    /** Whether the full price after a discounted first cycle is not confirmed yet. */
    full_price_due: boolean().notNull(),
    next_paise: paise().notNull(),
  },
  table => [index('provider_subscriptions_of').on(table.subscription_id)],
);

/** A captured payment; granted time and receipt never change. */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    subscription_id: uuid().references(() => subscriptions.id),
    user_id: owner(),
    plan_type: text().notNull(),
    list_paise: paise().notNull(),
    discount_paise: paise().notNull(),
    amount_paise: paise().notNull(),
    method: text(),
    paid_at: moment().notNull(),
    recorded_at: moment().notNull(),
    /** Milliseconds granted; 0 for a payment refunded at once. */
    granted_ms: span().notNull(),
    /** Milliseconds taken back by refunds. */
    revoked_ms: span().notNull().default(0),
    /** Maximum of paise refunded or charged back for which time has been taken back. */
    taken_back_paise: paise().notNull().default(0),
    period_from: moment(),
    period_until: moment(),
    receipt_number: text().notNull().unique(),
    seller: jsonb().$type<SellerOnReceipt>().notNull(),
    /** On a tax invoice; else null. Erasure keeps the state only, for tax records. */
    buyer: jsonb().$type<BuyerOnReceipt>(),
    /** The provider's last status; open unless in `decidedDisputes`. */
    dispute_status: text(),
    disputed_at: moment(),
    dispute_decided_at: moment(),
    /** Paise taken by the bank in a lost dispute. */
    charged_back_paise: paise().notNull().default(0),
  },
  table => [
    index('payments_by_user').on(table.user_id, table.paid_at),
    index('payments_of').on(table.subscription_id, table.paid_at),
    index('payments_of_order').on(table.order_id),
    check('payments_price', sql`${table.amount_paise} = ${table.list_paise} - ${table.discount_paise}`),
  ],
);

/** Seller as printed on a receipt. */
export interface SellerOnReceipt {
  name: string;
  address: string | null;
  tax_id: string | null;
  tax_name: string | null;
  tax_percent: number | null;
  /** With GST the receipt is a tax invoice. */
  gst?: { gstin: string; sac: string };
}

/** Buyer as printed on a tax invoice. */
export interface BuyerOnReceipt {
  state: StateCode | null;
  gstin: string | null;
  business_name: string | null;
  business_address: string | null;
}

/** Buyer details for a student's future tax invoices. */
export const buyerDetails = pgTable('buyer_details', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: text().$type<StateCode>(),
  gstin: text(),
  business_name: text(),
  business_address: text(),
  updated_at: moment().notNull(),
});

/** A full or partial refund. Its id is the provider's idempotency key. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    payment_id: text()
      .notNull()
      .references(() => payments.id),
    amount_paise: paise().notNull(),
    status: text({ enum: ['requested', 'accepted', 'failed'] }).notNull(),
    provider_id: text().unique(),
    reason: text().notNull(),
    /** An admin's id, `product` or `provider`. */
    requested_by: text().notNull(),
    requested_at: moment().notNull(),
    settled_at: moment(),
    /** Milliseconds of the plan taken back. */
    revoked_ms: span().notNull().default(0),
    /** Number of its credit note, in a series of its own. */
    credit_note_number: text().unique(),
  },
  table => [index('refunds_of').on(table.payment_id)],
);

/** A webhook; its body is deleted 30 days after handling, or with the buyer's account. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    event_id: text().primaryKey(),
    event: text().notNull(),
    body: text(),
    /** Provider ids in it: order, subscription, payment, refund's payment. */
    names: text().array().notNull(),
    received_at: moment().notNull(),
    handled_at: moment(),
  },
  table => [index('webhook_events_by_time').on(table.received_at)],
);

/** The provider's plan of a monthly price, created once per key. */
export const providerPlans = pgTable(
  'provider_plans',
  { key_id: text().notNull(), amount_paise: paise().notNull(), provider_plan_id: text().notNull() },
  table => [primaryKey({ columns: [table.key_id, table.amount_paise] })],
);

/** Who paused, resumed, cancelled or refunded; append-only, except that erasure removes the user. */
export const billingAudit = pgTable(
  'billing_audit',
  {
    id: uuid().primaryKey(),
    user_id: owner(),
    subscription_id: uuid(),
    payment_id: text(),
    action: text().notNull(),
    /** `student`, `provider`, `product`, or an admin's id. */
    actor: text().notNull(),
    detail: text().notNull(),
    at: moment().notNull(),
  },
  table => [index('billing_audit_by_time').on(table.at), index('billing_audit_of').on(table.user_id)],
);
