import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProviderClient, type ProviderClient, ProviderRefusal, ProviderUnavailable } from './client.ts';

/** The client against the provider's own answers, as its documentation and its open client show them. */

const order = {
  id: 'order_RB58MiP5SPFYyM',
  entity: 'order',
  amount: 119500,
  amount_paid: 0,
  amount_due: 119500,
  currency: 'INR',
  receipt: 'r-000123',
  offer_id: null,
  status: 'created',
  attempts: 0,
  notes: [],
  created_at: 1756455561,
};
const payment = {
  id: 'pay_L0nSsccovt6zyp',
  entity: 'payment',
  amount: 119500,
  currency: 'INR',
  status: 'captured',
  order_id: 'order_RB58MiP5SPFYyM',
  invoice_id: null,
  international: false,
  method: 'card',
  amount_refunded: 0,
  refund_status: null,
  captured: true,
  description: 'Pro Exclusive',
  card_id: 'card_L0nSsfPv1LjA20',
  card: {
    id: 'card_L0nSsfPv1LjA20',
    entity: 'card',
    name: '',
    last4: '1007',
    network: 'Visa',
    type: 'credit',
    issuer: null,
  },
  bank: null,
  wallet: null,
  vpa: null,
  email: 'a@example.com',
  contact: '+919000090000',
  notes: [],
  fee: 2820,
  tax: 430,
  error_code: null,
  error_description: null,
  acquirer_data: { auth_code: '299196' },
  created_at: 1672987417,
};
const subscription = {
  id: 'sub_00000000000001',
  entity: 'subscription',
  plan_id: 'plan_00000000000001',
  customer_id: null,
  status: 'created',
  current_start: null,
  current_end: null,
  ended_at: null,
  quantity: 1,
  notes: [],
  charge_at: null,
  start_at: null,
  end_at: null,
  auth_attempts: 0,
  total_count: 12,
  paid_count: 0,
  customer_notify: true,
  created_at: 1756455561,
  expire_by: null,
  short_url: 'https://rzp.io/i/x',
  has_scheduled_changes: false,
  change_scheduled_at: null,
  source: 'api',
  offer_id: null,
  remaining_count: 12,
};
const refund = {
  id: 'rfnd_FP8QHiV938haTz',
  entity: 'refund',
  amount: 119500,
  currency: 'INR',
  payment_id: 'pay_L0nSsccovt6zyp',
  notes: [],
  receipt: null,
  acquirer_data: { arn: null },
  created_at: 1597078866,
  batch_id: null,
  status: 'processed',
  speed_processed: 'normal',
  speed_requested: 'normal',
};
const refusal = {
  error: {
    code: 'BAD_REQUEST_ERROR',
    description: 'The amount must be at least INR 1.00',
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: {},
    field: 'amount',
  },
};
const listOf = (...items: object[]) => ({ entity: 'collection', count: items.length, items });

interface Asked {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: unknown;
}
let server: Server;
let client: ProviderClient;
let asked: Asked[] = [];
const odd: object[] = [];
/** What is answered next, one after the other; the last stays. */
let answers: { status: number; body: unknown }[] = [];

const answering = (...given: { status?: number; body: unknown }[]) => {
  asked = [];
  answers = given.map(({ status = 200, body }) => ({ status, body }));
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { method, url: path, headers } = request;
    asked.push({ method, path, headers, body: text ? JSON.parse(text) : null });
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next?.body === 'no answer') return void request.socket.destroy();
    const body = typeof next?.body === 'string' ? next.body : JSON.stringify(next?.body);
    response.writeHead(next?.status ?? 500, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}/v1`;
  client = createProviderClient(
    async () => ({ base, keyId: 'rzp_test_abc', keySecret: 'secret' }),
    entity => odd.push(entity),
  );
});
afterAll(async () => {
  await client.close();
  server.close();
});

describe('what is asked', () => {
  it('an order: whole paise, INR, our receipt, with the scheme word exactly Basic', async () => {
    answering({ body: order });
    const given = { amount: 119_500, receipt: 'r-000123', notes: { plan: 'pro_exclusive' } };
    expect((await client.createOrder(given)).id).toBe('order_RB58MiP5SPFYyM');
    const [{ method, path, headers, body } = expect.fail()] = asked;
    expect([method, path, body]).toEqual(['POST', '/v1/orders', { ...given, currency: 'INR' }]);
    expect(headers.authorization).toBe(`Basic ${Buffer.from('rzp_test_abc:secret').toString('base64')}`);
    expect(headers['content-type']).toBe('application/json');
  });

  it('a subscription of monthly cycles, its plan changed at the end of one, its pause and its end at once', async () => {
    answering({ body: subscription });
    await client.createSubscription({ planId: 'plan_00000000000001', cycles: 12, notes: {} });
    await client.changePlanAtCycleEnd('sub_00000000000001', 'plan_00000000000002');
    await client.pause('sub_00000000000001');
    await client.cancel('sub_00000000000001');
    expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      [
        'POST',
        '/v1/subscriptions',
        { plan_id: 'plan_00000000000001', total_count: 12, customer_notify: false, notes: {} },
      ],
      [
        'PATCH',
        '/v1/subscriptions/sub_00000000000001',
        { plan_id: 'plan_00000000000002', schedule_change_at: 'cycle_end' },
      ],
      ['POST', '/v1/subscriptions/sub_00000000000001/pause', { pause_at: 'now' }],
      ['POST', '/v1/subscriptions/sub_00000000000001/cancel', { cancel_at_cycle_end: false }],
    ]);
  });

  it('a refund, with a key that makes a repeat harmless', async () => {
    answering({ body: refund });
    const given = { key: 'refund-0123456789', amount: 119_500, notes: {} };
    expect(await client.refund('pay_L0nSsccovt6zyp', given)).toMatchObject({ status: 'processed' });
    expect(asked[0]?.path).toBe('/v1/payments/pay_L0nSsccovt6zyp/refund');
    expect(asked[0]?.headers['x-refund-idempotency']).toBe('refund-0123456789');
  });

  it('a capture for exactly the amount', async () => {
    answering({ body: payment });
    await client.capture('pay_L0nSsccovt6zyp', 119_500);
    expect(asked[0]?.body).toEqual({ amount: 119_500, currency: 'INR' });
  });
});

describe('what is read', () => {
  it('payments of an order; `captured` may be a text, and notes a list or an object', async () => {
    const other = { ...payment, captured: '1', notes: { order: 'x' }, error_code: '', method: 'upi' };
    answering({ body: listOf(payment, other) });
    const found = await client.paymentsOfOrder('order_RB58MiP5SPFYyM');
    expect(found.map(({ status, method }) => [status, method])).toEqual([
      ['captured', 'card'],
      ['captured', 'upi'],
    ]);
    expect(found[0]).not.toHaveProperty('email');
  });

  it('every state a subscription can have, and what a pause adds', async () => {
    for (const status of [
      'created',
      'authenticated',
      'active',
      'pending',
      'halted',
      'paused',
      'cancelled',
      'completed',
      'expired',
    ]) {
      answering({ body: { ...subscription, status, paused_at: 1756455561, pause_initiated_by: 'self' } });
      expect((await client.subscription('sub_00000000000001')).status).toBe(status);
    }
  });

  it('invoices with and without a payment', async () => {
    const paid = {
      id: 'inv_00000000000001',
      entity: 'invoice',
      subscription_id: 'sub_00000000000001',
      order_id: 'order_RB58MiP5SPFYyM',
      payment_id: 'pay_L0nSsccovt6zyp',
      status: 'paid',
    };
    const open = { ...paid, id: 'inv_00000000000002', payment_id: null, status: 'issued' };
    answering({ body: listOf(paid, open) });
    const found = await client.invoicesOf('sub_00000000000001');
    expect(found.map(({ payment_id }) => payment_id)).toEqual(['pay_L0nSsccovt6zyp', null]);
  });

  it('all of a list but an entity nobody knows, which is told of and still counts for the page', async () => {
    const strange = { ...payment, id: 'pay_00000000000009', status: 'on_hold' };
    const page = [strange, ...Array.from({ length: 99 }, () => payment)];
    answering({ body: listOf(...page) }, { body: listOf(payment) });
    expect(await client.paymentsBetween(1, 2)).toHaveLength(100);
    expect(odd).toMatchObject([{ id: 'pay_00000000000009', problem: expect.stringContaining('status') }]);
  });

  it('long lists page by page', async () => {
    const page = Array.from({ length: 100 }, () => payment);
    answering({ body: listOf(...page) }, { body: listOf(payment) });
    expect(await client.paymentsBetween(1, 2)).toHaveLength(101);
    expect(asked.map(({ path }) => new URL(path ?? '', 'http://x').searchParams.get('skip'))).toEqual([
      '0',
      '100',
    ]);
  });
});

describe('what goes wrong', () => {
  const create = () => client.createOrder({ amount: 1, receipt: 'r', notes: {} });

  it('a refusal is one for good, with its words and its field', async () => {
    answering({ status: 400, body: refusal });
    const error = await create().catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ProviderRefusal);
    expect(error).toMatchObject({
      status: 400,
      field: 'amount',
      message: expect.stringContaining('INR 1.00'),
    });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['too many calls', 429, refusal],
    ['a server error', 500, { error: { code: 'SERVER_ERROR', description: 'We are facing some trouble' } }],
    ['a refund whose first try still runs', 409, refusal],
    ['a page of somebody in between', 404, '<html>not found</html>'],
    ['another shape', 200, { id: 'order_1' }],
    ['no answer', 200, 'no answer'],
  ])('%s may be over later: what changes something is not sent twice', async (_what, status, body) => {
    answering({ status, body });
    await expect(create()).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(asked).toHaveLength(1);
  });

  it('reading is repeated, and then given up', async () => {
    answering({ status: 503, body: {} }, { status: 429, body: {} }, { body: payment });
    expect((await client.payment('pay_L0nSsccovt6zyp')).id).toBe('pay_L0nSsccovt6zyp');
    expect(asked).toHaveLength(3);
    answering({ status: 503, body: {} });
    await expect(client.payment('pay_L0nSsccovt6zyp')).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(asked).toHaveLength(3);
  });
});
