import type { z } from 'zod';
import { outgoingJson } from '../outgoing.ts';
import {
  collection,
  type ProviderInvoice,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderSubscription,
  providerError,
  providerInvoice,
  providerOrder,
  providerPayment,
  providerPlan,
  providerRefund,
  providerSubscription,
} from './shapes.ts';

/** The provider said no, for good: the same call would be refused again. */
export class ProviderRefusal extends Error {
  readonly status: number;
  readonly field: string | null;
  constructor(status: number, description: string, field: string | null) {
    super(`The payment provider refused: ${description}`);
    this.name = 'ProviderRefusal';
    this.status = status;
    this.field = field;
  }
}

/** The provider did not answer, or not sensibly: later it may. What was asked for may have happened. */
export class ProviderUnavailable extends Error {
  constructor(what: string, cause?: unknown) {
    super(`The payment provider is unavailable: ${what}`, { cause });
    this.name = 'ProviderUnavailable';
  }
}

export interface ProviderAccess {
  /** `https://api.razorpay.com`; `/v1` is added. */
  base: string;
  keyId: string;
  keySecret: string;
}

type Notes = Record<string, string>;

/** The provider's calls as the product uses them: amounts in paise. Each throws `ProviderRefusal` or `ProviderUnavailable`. */
export interface ProviderClient {
  createOrder(given: { amount: number; receipt: string; notes: Notes }): Promise<{ id: string }>;
  /** Those made until then (Unix seconds), newest first; at most 100. */
  orders(page: { count: number; until: number }): Promise<ProviderOrder[]>;
  /** Every try to pay an order, failed ones too. */
  paymentsOfOrder(orderId: string): Promise<ProviderPayment[]>;
  payment(paymentId: string): Promise<ProviderPayment>;
  /** Payments made in a span of Unix seconds. Throws where they are more than 100,000. */
  paymentsBetween(from: number, to: number): Promise<ProviderPayment[]>;
  capture(paymentId: string, amount: number): Promise<ProviderPayment>;
  /** A monthly plan of a price. */
  createPlan(given: { amount: number; name: string }): Promise<{ id: string }>;
  createSubscription(given: { planId: string; cycles: number; notes: Notes }): Promise<{ id: string }>;
  subscription(subscriptionId: string): Promise<ProviderSubscription>;
  /** Those made until then (Unix seconds), newest first; at most 100. */
  subscriptions(page: { count: number; until: number }): Promise<ProviderSubscription[]>;
  /** One for each cycle of a subscription that was charged, or is to be. */
  invoicesOf(subscriptionId: string): Promise<ProviderInvoice[]>;
  /** The plan of the cycles after the running one. */
  changePlanAtCycleEnd(subscriptionId: string, planId: string): Promise<ProviderSubscription>;
  pause(subscriptionId: string): Promise<ProviderSubscription>;
  /** Only a paused one; it is charged again from its next cycle on. */
  resume(subscriptionId: string): Promise<ProviderSubscription>;
  cancel(subscriptionId: string): Promise<ProviderSubscription>;
  /** A payment or a part of it. The same `key` (10 to 40 of letters, digits, `-`) is the same refund. */
  refund(paymentId: string, given: { key: string; amount: number; notes: Notes }): Promise<ProviderRefund>;
  refundsOf(paymentId: string): Promise<ProviderRefund[]>;
  /** Refunds made in a span of Unix seconds. Throws where they are more than 100,000. */
  refundsBetween(from: number, to: number): Promise<ProviderRefund[]>;
  close(): Promise<void>;
}

const connectMs = 2000;
/** Longest silence; a call that is repeated twice stays below the 15 s a page waits. */
const silenceMs = 4000;
const tries = { maxRetries: 2, minTimeout: 100, maxTimeout: 1000, timeoutFactor: 2 };
const mostBytes = 1024 * 1024;
/** The most a list call gives. */
const mostItems = 100;
const mostListed = 100_000;

export function createProviderClient(access: () => Promise<ProviderAccess>): ProviderClient {
  const provider = outgoingJson({
    connectMs,
    silenceMs,
    mostBytes,
    retry: tries,
    unavailable: (what, cause) => new ProviderUnavailable(what, cause),
    refusal: refusalOf,
  });

  async function call<S extends z.ZodType>(
    shape: S,
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<z.output<S>> {
    const { base, keyId, keySecret } = await access();
    return provider.call(shape, `${base.replace(/\/v1$/, '')}/v1${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  /** Every page of a list. */
  async function between<S extends z.ZodType>(
    shape: S,
    list: string,
    from: number,
    to: number,
  ): Promise<z.output<S>[]> {
    const found: z.output<S>[] = [];
    for (let skip = 0; skip < mostListed; skip += mostItems) {
      const path = `/${list}?from=${from}&to=${to}&count=${mostItems}&skip=${skip}`;
      const { items } = await call(collection(shape), 'GET', path);
      found.push(...items);
      if (items.length < mostItems) return found;
    }
    throw new Error(`The provider's list of ${list} is longer than ${mostListed}: nothing was compared`);
  }

  return {
    createOrder: given => call(providerOrder, 'POST', '/orders', { ...given, currency: 'INR' }),
    orders: async ({ count, until }) =>
      (await call(collection(providerOrder), 'GET', `/orders?count=${count}&to=${until}`)).items,
    paymentsOfOrder: async id =>
      (await call(collection(providerPayment), 'GET', `/orders/${id}/payments?count=${mostItems}`)).items,
    payment: id => call(providerPayment, 'GET', `/payments/${id}`),
    paymentsBetween: (from, to) => between(providerPayment, 'payments', from, to),
    capture: (id, amount) =>
      call(providerPayment, 'POST', `/payments/${id}/capture`, { amount, currency: 'INR' }),
    createPlan: ({ amount, name }) =>
      call(providerPlan, 'POST', '/plans', {
        period: 'monthly',
        interval: 1,
        item: { name, amount, currency: 'INR' },
      }),
    createSubscription: ({ planId, cycles, notes }) =>
      call(providerSubscription, 'POST', '/subscriptions', {
        plan_id: planId,
        total_count: cycles,
        // The product writes its own mails.
        customer_notify: false,
        notes,
      }),
    subscription: id => call(providerSubscription, 'GET', `/subscriptions/${id}`),
    subscriptions: async ({ count, until }) =>
      (await call(collection(providerSubscription), 'GET', `/subscriptions?count=${count}&to=${until}`))
        .items,
    invoicesOf: async id =>
      (await call(collection(providerInvoice), 'GET', `/invoices?subscription_id=${id}&count=${mostItems}`))
        .items,
    changePlanAtCycleEnd: (id, planId) =>
      call(providerSubscription, 'PATCH', `/subscriptions/${id}`, {
        plan_id: planId,
        schedule_change_at: 'cycle_end',
      }),
    pause: id => call(providerSubscription, 'POST', `/subscriptions/${id}/pause`, { pause_at: 'now' }),
    resume: id => call(providerSubscription, 'POST', `/subscriptions/${id}/resume`, { resume_at: 'now' }),
    cancel: id =>
      call(providerSubscription, 'POST', `/subscriptions/${id}/cancel`, { cancel_at_cycle_end: false }),
    refund: (id, { key, amount, notes }) =>
      call(
        providerRefund,
        'POST',
        `/payments/${id}/refund`,
        { amount, speed: 'normal', receipt: key, notes },
        { 'x-refund-idempotency': key },
      ),
    refundsOf: async id =>
      (await call(collection(providerRefund), 'GET', `/payments/${id}/refunds?count=${mostItems}`)).items,
    refundsBetween: (from, to) => between(providerRefund, 'refunds', from, to),
    close: provider.close,
  };
}

/** 409 is a refund whose first try still runs; 429 asks for patience. */
function refusalOf(status: number, json: unknown): ProviderRefusal | null {
  const said = providerError.safeParse(json);
  if (status === 429 || status === 409 || !said.success) return null;
  const { description, field } = said.data.error;
  return new ProviderRefusal(status, description, field ?? null);
}
