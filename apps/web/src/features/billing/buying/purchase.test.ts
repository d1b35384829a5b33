import { afterEach, expect, it, vi } from 'vitest';
import { asha } from '../../../../test/people.ts';
import { ours } from '../../../../test/replies.ts';
import { purchase } from './purchase.ts';

vi.mock('../plans-today.ts', () => ({ askPlans: async () => ({ checkout_src: '/__sandbox/checkout.js' }) }));

afterEach(() => {
  delete window.Razorpay;
  vi.unstubAllGlobals();
});

it('says that the payment window could not be opened when the provider’s script throws', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    ours(url.includes('availability') ? { available: true, message: '' } : { id: 'order_1', held_until: '' }),
  );
  window.Razorpay = class {
    constructor() {
      throw new TypeError('x is undefined');
    }
    on() {}
    open() {}
  };
  const wish = { plan: 'pro_exclusive', referralCode: '', user: asha } as const;
  const ended = await purchase(wish, { step: () => {}, failed: () => {} });
  expect(ended).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('The payment window could not be opened.'),
  });
});
