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

/** A permanent refusal by the provider. */
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

/** The provider did not answer, or not as documented: a retry may succeed. The request may have been carried out. */
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

/** The provider's API: amounts in paise. Every call throws `ProviderRefusal` or `ProviderUnavailable`. */
export interface ProviderClient {
  createOrder(given: { amount: number; receipt: string; notes: Notes }): Promise<{ id: string }>;
  /** Orders created up to `until` (Unix seconds), newest first; at most 100. */
  orders(page: { count: number; until: number }): Promise<ProviderOrder[]>;
  /** All payments of an order, failed ones too. */
  paymentsOfOrder(orderId: string): Promise<ProviderPayment[]>;
  payment(paymentId: string): Promise<ProviderPayment>;
  /** Payments created between two Unix seconds. Throws above 100,000. */
  paymentsBetween(from: number, to: number): Promise<ProviderPayment[]>;
  capture(paymentId: string, amount: number): Promise<ProviderPayment>;
  /** A monthly plan with a price in paise. */
  createPlan(given: { amount: number; name: string }): Promise<{ id: string }>;
  createSubscription(given: { planId: string; cycles: number; notes: Notes }): Promise<{ id: string }>;
  subscription(subscriptionId: string): Promise<ProviderSubscription>;
  /** Subscriptions created up to `until` (Unix seconds), newest first; at most 100. */
  subscriptions(page: { count: number; until: number }): Promise<ProviderSubscription[]>;
  /** One invoice per charged or due cycle of a subscription. */
  invoicesOf(subscriptionId: string): Promise<ProviderInvoice[]>;
  /** Changes the plan from the next cycle on. */
  changePlanAtCycleEnd(subscriptionId: string, planId: string): Promise<ProviderSubscription>;
  pause(subscriptionId: string): Promise<ProviderSubscription>;
  /** Resumes a paused subscription; charges begin with its next cycle. */
  resume(subscriptionId: string): Promise<ProviderSubscription>;
  cancel(subscriptionId: string): Promise<ProviderSubscription>;
  /** Refunds a payment or a part of it. The same `key` (10 to 40 of letters, digits, `-`) is the same refund. */
  refund(paymentId: string, given: { key: string; amount: number; notes: Notes }): Promise<ProviderRefund>;
  refundsOf(paymentId: string): Promise<ProviderRefund[]>;
  /** Refunds created between two Unix seconds. Throws above 100,000. */
  refundsBetween(from: number, to: number): Promise<ProviderRefund[]>;
  close(): Promise<void>;
}

const connectMs = 2000;
const silenceMs = 4000;
/** Pages wait as long. */
const wholeMs = 15_000;
const tries = { maxRetries: 2, minTimeout: 100, maxTimeout: 1000, timeoutFactor: 2 };
const mostBytes = 1024 * 1024;
/** Maximum of a list call. */
const mostItems = 100;
const mostListed = 100_000;

/** `passedOver` is called for each listed entity that cannot be parsed; the rest of its list counts. */
export function createProviderClient(
  access: () => Promise<ProviderAccess>,
  passedOver: (entity: { path: string; id: unknown; problem: string }) => void,
): ProviderClient {
  const provider = outgoingJson({
    connectMs,
    silenceMs,
    wholeMs,
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

  /** The parsed entities of a list, and the number listed. */
  async function page<S extends z.ZodType>(shape: S, path: string) {
    const { items } = await call(collection, 'GET', path);
    const found = items.flatMap(item => {
      const parsed = shape.safeParse(item);
      if (parsed.success) return [parsed.data];
      passedOver({ path, id: item.id, problem: parsed.error.message });
      return [];
    });
    return { found, listed: items.length };
  }
  const list = async <S extends z.ZodType>(shape: S, path: string) => (await page(shape, path)).found;

  /** All pages of a list. */
  async function between<S extends z.ZodType>(
    shape: S,
    name: string,
    from: number,
    to: number,
  ): Promise<z.output<S>[]> {
    const all: z.output<S>[] = [];
    for (let skip = 0; skip < mostListed; skip += mostItems) {
      const path = `/${name}?from=${from}&to=${to}&count=${mostItems}&skip=${skip}`;
      const { found, listed } = await page(shape, path);
      all.push(...found);
      if (listed < mostItems) return all;
    }
    throw new Error(`The provider's list of ${name} is longer than ${mostListed}: nothing was compared`);
  }

  return {
    createOrder: given => call(providerOrder, 'POST', '/orders', { ...given, currency: 'INR' }),
    orders: ({ count, until }) => list(providerOrder, `/orders?count=${count}&to=${until}`),
    paymentsOfOrder: id => list(providerPayment, `/orders/${id}/payments?count=${mostItems}`),
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
        // The product sends its own mails.
        customer_notify: false,
        notes,
      }),
    subscription: id => call(providerSubscription, 'GET', `/subscriptions/${id}`),
    subscriptions: ({ count, until }) =>
      list(providerSubscription, `/subscriptions?count=${count}&to=${until}`),
    invoicesOf: id => list(providerInvoice, `/invoices?subscription_id=${id}&count=${mostItems}`),
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
    refundsOf: id => list(providerRefund, `/payments/${id}/refunds?count=${mostItems}`),
    refundsBetween: (from, to) => between(providerRefund, 'refunds', from, to),
    close: provider.close,
  };
}

/** Temporary: 409 (the first try of a refund still runs) and 429. */
function refusalOf(status: number, json: unknown): ProviderRefusal | null {
  const said = providerError.safeParse(json);
  if (status === 429 || status === 409 || !said.success) return null;
  const { description, field } = said.data.error;
  return new ProviderRefusal(status, description, field ?? null);
}
