import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Faults } from './faults.ts';
import { monthAfter, type Paying } from './paying.ts';
import type { Refund } from './refunding.ts';
import { SandboxRefusal } from './refusal.ts';
import type { SandboxState, SandboxSubscription } from './state.ts';
import { type Announce, shown } from './webhooks.ts';

interface Needs {
  state: SandboxState;
  announce: Announce;
  faults: () => Faults;
  capture: Paying['capture'];
  refund: Refund;
  /** Unix seconds of the product's clock. */
  now: () => number;
  keyId: string;
  keySecret: string;
}

const leastPaise = 100;
const notes = z.record(z.string(), z.string().max(256)).default({});
const money = z.object({ amount: z.int(), currency: z.literal('INR') });
const orderBody = money.extend({ receipt: z.string().max(40).optional(), notes });
const planBody = z.object({
  period: z.literal('monthly'),
  interval: z.literal(1),
  item: money.extend({ name: z.string() }),
  notes,
});
const subscriptionBody = z.object({
  plan_id: z.string(),
  total_count: z.int().min(1).max(100),
  notes,
});
const changeBody = z.object({ plan_id: z.string(), schedule_change_at: z.literal('cycle_end') });
const refundBody = z.object({
  amount: z.int().optional(),
  speed: z.string().default('normal'),
  receipt: z.string().optional(),
  notes,
});

interface Request {
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string | undefined>;
  body: unknown;
}

/** The provider's REST API as `shapes.ts` reads it, with its errors and states. */
export function createRest(needs: Needs): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  const wanted = `Basic ${Buffer.from(`${needs.keyId}:${needs.keySecret}`).toString('base64')}`;
  app.addHook('onRequest', async ({ headers }) => {
    const { down, slowMs } = needs.faults();
    if (slowMs > 0) await pause(slowMs);
    if (down) throw new SandboxRefusal('The stand-in is down', undefined, 503);
    if (headers.authorization !== wanted) throw new SandboxRefusal('Authentication failed', undefined, 401);
  });
  app.setErrorHandler((error, _request, reply) => {
    const { status, field } = error instanceof SandboxRefusal ? error : { status: 400, field: undefined };
    const description = (error as Error).message;
    const code = status >= 500 ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR';
    return reply.code(status).send({
      error: {
        code,
        description,
        source: 'business',
        step: 'NA',
        reason: 'NA',
        metadata: {},
        ...(field && { field }),
      },
    });
  });
  const on = (method: 'GET' | 'POST' | 'PATCH', url: string, work: (request: Request) => object) =>
    app.route({
      method,
      url: `/v1${url}`,
      handler: async (request, reply) => reply.send(withNotes(work(request as unknown as Request))),
    });
  orderCalls(on, needs);
  paymentCalls(on, needs);
  subscriptionCalls(on, needs);
  return app;
}

type On = (method: 'GET' | 'POST' | 'PATCH', url: string, work: (request: Request) => object) => unknown;

function orderCalls(on: On, { state, now }: Needs): void {
  on('POST', '/orders', ({ body }) => {
    const { amount, receipt, notes } = parse(orderBody, body);
    if (amount < leastPaise) throw new SandboxRefusal('The amount must be at least INR 1.00', 'amount');
    const order = {
      id: state.newId('order'),
      entity: 'order' as const,
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency: 'INR',
      receipt: receipt ?? null,
      offer_id: null,
      status: 'created' as const,
      attempts: 0,
      notes,
      created_at: now(),
    };
    state.put('order', order);
    return order;
  });
  on('GET', '/orders', ({ query }) => page(state.all('order').filter(madeWithin(query)).toReversed(), query));
  on('GET', '/orders/:id', ({ params }) => found(state.get('order', params.id ?? '')));
  on('GET', '/orders/:id/payments', ({ params, query }) => {
    found(state.get('order', params.id ?? ''));
    return page(
      state.all('payment').filter(({ order_id }) => order_id === params.id),
      query,
    );
  });
}

function paymentCalls(on: On, { state, capture, refund, now }: Needs): void {
  on('GET', '/refunds', ({ query }) => page(state.all('refund').filter(madeWithin(query)), query));
  on('GET', '/payments', ({ query }) => page(state.all('payment').filter(madeWithin(query)), query));
  on('GET', '/payments/:id', ({ params }) => found(state.get('payment', params.id ?? '')));
  on('POST', '/payments/:id/capture', ({ params, body }) => {
    const payment = found(state.get('payment', params.id ?? ''));
    const { amount } = parse(money, body);
    if (amount !== payment.amount) throw new SandboxRefusal('Capture amount must be equal to the amount');
    capture(payment, now());
    return payment;
  });
  on('GET', '/payments/:id/refunds', ({ params, query }) =>
    page(
      state.all('refund').filter(({ payment_id }) => payment_id === params.id),
      query,
    ),
  );
  on('POST', '/payments/:id/refund', request => {
    const payment = found(state.get('payment', request.params.id ?? ''));
    const given = parse(refundBody, request.body);
    const key = request.headers['x-refund-idempotency'] ?? null;
    // The API refunds captured payments only.
    if (payment.status === 'authorized') throw new SandboxRefusal('The payment is not captured');
    return refund(payment, { ...given, key }, now());
  });
}

const final = ['cancelled', 'completed', 'expired'];

function subscriptionCalls(on: On, { state, announce, now }: Needs): void {
  const byId = ({ params }: Request) => found(state.get('subscription', params.id ?? ''));
  const save = (subscription: SandboxSubscription, event: string) => {
    state.put('subscription', subscription);
    announce(`subscription.${event}`, { subscription }, now());
    return subscription;
  };
  on('POST', '/plans', ({ body }) => {
    const given = parse(planBody, body);
    const plan = { id: state.newId('plan'), entity: 'plan' as const, ...given, created_at: now() };
    state.put('plan', plan);
    return plan;
  });
  on('POST', '/subscriptions', ({ body }) => {
    const { plan_id, total_count, notes } = parse(subscriptionBody, body);
    found(state.get('plan', plan_id), 'plan_id');
    const subscription: SandboxSubscription = {
      id: state.newId('subscription'),
      entity: 'subscription',
      plan_id,
      status: 'created',
      current_start: null,
      current_end: null,
      ended_at: null,
      quantity: 1,
      notes,
      charge_at: null,
      total_count,
      paid_count: 0,
      auth_attempts: 0,
      has_scheduled_changes: false,
      change_scheduled_at: null,
      remaining_count: total_count,
      paused_at: null,
      created_at: now(),
      next_plan_id: null,
    };
    state.put('subscription', subscription);
    return subscription;
  });
  on('GET', '/subscriptions', ({ query }) =>
    page(state.all('subscription').filter(madeWithin(query)).toReversed(), query),
  );
  on('GET', '/subscriptions/:id', byId);
  on('PATCH', '/subscriptions/:id', request => {
    const subscription = byId(request);
    const { plan_id } = parse(changeBody, request.body);
    found(state.get('plan', plan_id), 'plan_id');
    if (subscription.status !== 'active')
      throw new SandboxRefusal('Subscription cannot be updated in this state', 'status');
    Object.assign(subscription, { next_plan_id: plan_id, has_scheduled_changes: true });
    subscription.change_scheduled_at = subscription.current_end;
    return save(subscription, 'updated');
  });
  on('POST', '/subscriptions/:id/pause', request => {
    const subscription = byId(request);
    if (subscription.status !== 'active')
      throw new SandboxRefusal(`Subscription cannot be paused in ${subscription.status} status.`, 'status');
    Object.assign(subscription, { status: 'paused', paused_at: now(), charge_at: null });
    return save(subscription, 'paused');
  });
  on('POST', '/subscriptions/:id/resume', request => {
    const subscription = byId(request);
    if (subscription.status !== 'paused')
      throw new SandboxRefusal(`Subscription cannot be resumed in ${subscription.status} status.`, 'status');
    // Missed cycles are not charged.
    let end = subscription.current_end ?? now();
    while (end <= now()) end = monthAfter(end);
    const charge_at = subscription.remaining_count > 0 ? end : null;
    Object.assign(subscription, { status: 'active', paused_at: null, current_end: end, charge_at });
    return save(subscription, 'resumed');
  });
  on('POST', '/subscriptions/:id/cancel', request => {
    const subscription = byId(request);
    if (final.includes(subscription.status))
      throw new SandboxRefusal(`Subscription is not cancellable in ${subscription.status} status.`, 'status');
    Object.assign(subscription, { status: 'cancelled', ended_at: now(), charge_at: null });
    return save(subscription, 'cancelled');
  });
  on('GET', '/invoices', ({ query }) =>
    page(
      state.all('invoice').filter(({ subscription_id }) => subscription_id === query.subscription_id),
      query,
    ),
  );
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SandboxRefusal(issue?.message ?? 'Invalid input', issue?.path.join('.'));
}

function found<T>(entity: T | undefined, field = 'id'): T {
  if (!entity) throw new SandboxRefusal('The id provided does not exist', field);
  return entity;
}

/** Filter of lists by Unix seconds, both ends included. */
function madeWithin({ from, to }: Record<string, string>) {
  return ({ created_at }: { created_at: number }) =>
    created_at >= Number(from ?? 0) && created_at <= Number(to ?? Number.MAX_SAFE_INTEGER);
}

function page(items: object[], query: Record<string, string>): object {
  const count = Math.min(Number(query.count ?? 10), 100);
  const skip = Number(query.skip ?? 0);
  const chosen = items.slice(skip, skip + count).map(withNotes);
  return { entity: 'collection', count: chosen.length, items: chosen };
}

/** Empty notes become an empty list, as the provider returns them. */
function withNotes(entity: object): object {
  const plain = shown(entity) as { notes?: object };
  const empty = plain.notes && Object.keys(plain.notes).length === 0;
  return empty ? { ...plain, notes: [] } : plain;
}
