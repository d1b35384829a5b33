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
/** Milliseconds: days are bought, saved and used to the millisecond. */
const span = () => bigint({ mode: 'number' });
/** Records of money outlive an account; they then name nobody. */
const owner = () => uuid().references(() => users.id, { onDelete: 'set null' });

/** Addresses with unlimited sessions. The address is kept in lower case. */
export const privilegedEmails = pgTable('privileged_emails', {
  email: text().primaryKey(),
  id: uuid().notNull().unique(),
  notes: text().notNull().default(''),
  added_by: text().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull(),
});

/** The catalogue: a plan is what its newest version that is in force says. An operator adds rows; none is changed. */
export const planVersions = pgTable(
  'plan_versions',
  {
    plan_type: text().notNull(),
    in_force_from: moment().notNull(),
    name: text().notNull(),
    price_paise: paise().notNull(),
    /** Length of what a payment gives; null where `unlimited_until` is the end. */
    days: integer(),
    unlimited_until: moment(),
    sold_from: moment(),
    sold_until: moment(),
    seats: integer(),
    /** Monthly charges of the provider's subscription; 1 is paid once. */
    cycles: integer().notNull(),
    takes_referral: boolean().notNull(),
  },
  table => [
    primaryKey({ columns: [table.plan_type, table.in_force_from] }),
    check('plan_versions_price', sql`${table.price_paise} >= 100`),
    check('plan_versions_end', sql`(${table.days} is null) <> (${table.unlimited_until} is null)`),
  ],
);

/** A purchase with its price frozen. `replaced`: the student began another for the same plan; money may still come. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    user_id: owner(),
    plan_type: text().notNull(),
    /** The version of the plan it was made from. */
    plan_from: moment().notNull(),
    /** Null until the provider has answered: such an order cannot be paid. */
    provider_id: text().unique(),
    status: text({ enum: ['created', 'replaced', 'paid', 'refunded', 'dead'] }).notNull(),
    list_paise: paise().notNull(),
    discount_paise: paise().notNull(),
    amount_paise: paise().notNull(),
    /** Of each later month; null where nothing is charged again. */
    next_paise: paise(),
    days: integer(),
    unlimited_until: moment(),
    cycles: integer().notNull(),
    seats: integer(),
    referral_code: text(),
    /** Keyed hash of the buyer's proved address, kept for 'once in a lifetime'. */
    buyer_hash: text().notNull(),
    buyer_name: text(),
    buyer_email: text(),
    created_at: moment().notNull(),
    held_until: moment().notNull(),
    /** The provider was asked after the hold and had no payment: the seat is free again. */
    released_at: moment(),
    paid_at: moment(),
    /** When the provider is asked again; null when there is nothing more to ask. */
    poll_at: moment(),
    polls: integer().notNull().default(0),
    /** A try to pay was under way when the provider was last asked. */
    payment_pending: boolean().notNull().default(false),
  },
  table => [
    index('orders_by_user').on(table.user_id, table.created_at),
    index('orders_to_poll').on(table.poll_at).where(sql`poll_at is not null`),
    index('orders_seats').on(table.plan_type).where(sql`seats is not null`),
    uniqueIndex('orders_one_open').on(table.user_id, table.plan_type).where(sql`status = 'created'`),
    /** Offers do not combine: one open discounted purchase of an address. */
    uniqueIndex('orders_one_discounted')
      .on(table.buyer_hash)
      .where(sql`status = 'created' and referral_code is not null`),
    check('orders_price', sql`${table.amount_paise} = ${table.list_paise} - ${table.discount_paise}`),
    check('orders_discount', sql`${table.discount_paise} >= 0 and ${table.amount_paise} >= 100`),
  ],
);

/** What a student has of a plan: running until `ends_at`, or paused with `saved_ms`. */
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
    /** Whether the student wants it charged again. */
    auto_renew: boolean().notNull(),
    /** The last charge failed then; null since one succeeded. */
    failed_at: moment(),
    /** The charge the notice of three days before was sent for. */
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

/** A subscription at the provider: what it should be and what it was when last seen. */
export const providerSubscriptions = pgTable(
  'provider_subscriptions',
  {
    id: text().primaryKey(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    subscription_id: uuid().references(() => subscriptions.id),
    wanted: text({ enum: ['active', 'paused', 'cancelled'] }).notNull(),
    /** Its status as the provider said it. */
    seen: text().notNull(),
    seen_at: moment().notNull(),
    /** Since when it must not charge, or is asked to be so: a pause that turns into a cancellation unconfirmed keeps its moment. */
    wanted_since: moment().notNull(),
    charge_at: moment(),
    /** The first cycle was discounted and the full price of the next is not confirmed yet. */
    full_price_due: boolean().notNull(),
    next_paise: paise().notNull(),
  },
  table => [index('provider_subscriptions_of').on(table.subscription_id)],
);

/** A captured payment. What it gave, and the receipt as it was written, never change. */
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
    /** Milliseconds it gave; 0 for a payment that is given back. */
    granted_ms: span().notNull(),
    /** What refunds took back of it. */
    revoked_ms: span().notNull().default(0),
    /** The most money that had gone back of it, by refunds and the bank, when time was taken back for it. */
    taken_back_paise: paise().notNull().default(0),
    period_from: moment(),
    period_until: moment(),
    receipt_number: text().notNull().unique(),
    seller: jsonb().$type<SellerOnReceipt>().notNull(),
    /** Of a tax invoice; null on any other receipt. Of a person who left only the state stays: the tax hangs on it. */
    buyer: jsonb().$type<BuyerOnReceipt>(),
    /** As the provider said it last: open unless it is one of `decidedDisputes`. */
    dispute_status: text(),
    disputed_at: moment(),
    dispute_decided_at: moment(),
    /** What the buyer's bank took back by a dispute that was lost. */
    charged_back_paise: paise().notNull().default(0),
  },
  table => [
    index('payments_by_user').on(table.user_id, table.paid_at),
    index('payments_of').on(table.subscription_id, table.paid_at),
    index('payments_of_order').on(table.order_id),
    check('payments_price', sql`${table.amount_paise} = ${table.list_paise} - ${table.discount_paise}`),
  ],
);

/** Who sells, as printed on a receipt. */
export interface SellerOnReceipt {
  name: string;
  address: string | null;
  tax_id: string | null;
  tax_name: string | null;
  tax_percent: number | null;
  /** With it the receipt is a tax invoice. */
  gst?: { gstin: string; sac: string };
}

/** Who buys, as printed on a tax invoice. */
export interface BuyerOnReceipt {
  state: StateCode | null;
  gstin: string | null;
  business_name: string | null;
  business_address: string | null;
}

/** What tax invoices of a student bear from now on. */
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

/** A refund of a payment or of a part of it. Its id is the provider's idempotency key: asked twice it is one. */
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
    /** An admin's id, or what decided by itself. */
    requested_by: text().notNull(),
    requested_at: moment().notNull(),
    settled_at: moment(),
    /** Milliseconds of the plan that went back with it. */
    revoked_ms: span().notNull().default(0),
    /** Of the credit note it is told by; numbered like receipts, in a row of their own. */
    credit_note_number: text().unique(),
  },
  table => [index('refunds_of').on(table.payment_id)],
);

/** A webhook as it came; its body goes when it was handled and a month is over, or with its buyer. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    event_id: text().primaryKey(),
    event: text().notNull(),
    body: text(),
    /** Provider ids it names: of order, subscription, payment, refund. */
    names: text().array().notNull(),
    received_at: moment().notNull(),
    handled_at: moment(),
  },
  table => [index('webhook_events_by_time').on(table.received_at)],
);

/** The provider's plan of a monthly price; a price is made a plan once for each key. */
export const providerPlans = pgTable(
  'provider_plans',
  { key_id: text().notNull(), amount_paise: paise().notNull(), provider_plan_id: text().notNull() },
  table => [primaryKey({ columns: [table.key_id, table.amount_paise] })],
);

/** Who paused, resumed, cancelled or refunded what; append-only, but that the person goes with their account. */
export const billingAudit = pgTable(
  'billing_audit',
  {
    id: uuid().primaryKey(),
    /** Whose money it is. */
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
