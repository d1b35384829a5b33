import type { PaymentOrder } from '@twelvefold/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { clockMs } from '../../../shared/browser/time.ts';
import { loadCheckout, mayLoad, openCheckout } from './checkout.ts';

afterEach(() => {
  vi.restoreAllMocks();
  delete window.Razorpay;
});

const foreign = 'https://checkout.razorpay.com/v1/checkout.js';
const loadedAt = (path: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ name: `https://twelvefold.example${path}` }] as never);

it('S066 the provider’s script may run only on documents loaded at a page that sells', () => {
  for (const [path, may] of [
    ['/pricing', true],
    ['/resume-subscription', true],
    ['/dashboard', false],
    ['/', false],
  ] as const) {
    loadedAt(path);
    expect(mayLoad(foreign), path).toBe(may);
    expect(mayLoad('/__sandbox/checkout.js'), 'our own runs everywhere').toBe(true);
  }
});

it('a script that does not load rejects, and the next call fetches it again', async () => {
  const added: HTMLScriptElement[] = [];
  // happy-dom loads no scripts.
  vi.spyOn(document.head, 'append').mockImplementation(script => added.push(script as HTMLScriptElement));
  const first = loadCheckout(foreign);
  added[0]?.onerror?.(new Event('error'));
  await expect(first).rejects.toThrow('did not load');
  const second = loadCheckout(foreign);
  window.Razorpay = class {
    on() {}
    open() {}
  };
  added[1]?.onload?.(new Event('load'));
  await second;
  await loadCheckout(foreign);
  expect(added.map(({ src }) => src)).toEqual([foreign, foreign]);
});

const order: PaymentOrder = {
  success: true,
  plan_type: 'pro_regular',
  key: 'rzp_test_x',
  amount: 149_900,
  currency: 'INR',
  name: 'Twelvefold',
  description: 'Pro Regular',
  id: 'sub_00000000000001',
  order_id: null,
  subscription_id: 'sub_00000000000001',
  prefill: { name: 'Asha Rao', email: 'asha@example.org', contact: '' },
  list_amount: 149_900,
  discount_amount: 0,
  next_amount: 149_900,
  held_until: new Date(clockMs() + 30 * 60_000).toISOString(),
};

interface Options {
  amount?: number;
  subscription_id?: string;
  order_id?: string;
  timeout: number;
  modal: { ondismiss(): void };
}

it('opens a subscription by id, an order with its amount, both with a time-out before the hold ends', () => {
  const opened: Options[] = [];
  window.Razorpay = class {
    constructor(options: object) {
      opened.push(options as Options);
    }
    on() {}
    open() {}
  };
  void openCheckout(order, () => {});
  void openCheckout({ ...order, subscription_id: null, order_id: 'order_00000000000001' }, () => {});
  expect(opened).toMatchObject([
    { subscription_id: 'sub_00000000000001' },
    { order_id: 'order_00000000000001', amount: 149_900 },
  ]);
  expect(opened[0]).not.toHaveProperty('amount');
  for (const { timeout } of opened) expect(timeout).toBeLessThanOrEqual(30 * 60);
});

it('reports failed tries while the window is open, and the last one when it is closed', async () => {
  const told: string[] = [];
  let fail = (_event: { error?: { description?: string } }) => {};
  let close = () => {};
  window.Razorpay = class {
    constructor(options: object) {
      close = (options as Options).modal.ondismiss;
    }
    on(_event: string, listener: typeof fail) {
      fail = listener;
    }
    open() {}
  };
  const end = openCheckout(order, words => told.push(words));
  fail({ error: { description: 'Your card was declined.' } });
  fail({});
  close();
  expect(await end).toEqual({ kind: 'dismissed', failure: 'The payment did not go through.' });
  expect(told).toEqual(['Your card was declined.', 'The payment did not go through.']);
});
