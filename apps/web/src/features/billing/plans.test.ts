import type { PlanOffer } from '@twelvefold/contract';
import { expect, it } from 'vitest';
import { plansFrom } from './plans.ts';

const exclusive: PlanOffer = {
  plan_type: 'pro_exclusive',
  name: 'Pro Exclusive',
  amount: 119_500,
  monthly: false,
  cycles: 1,
  days: null,
  unlimited_until: '2025-12-31T18:30:00.000Z',
  seats: 100,
  seats_left: 7,
  referral_discount: 50_000,
  available: true,
  reason: null,
  message: '',
  available_date: null,
};
const regular: PlanOffer = {
  ...exclusive,
  plan_type: 'pro_regular',
  name: 'Pro Regular',
  amount: 149_900,
  monthly: true,
  cycles: 12,
  days: 30,
  unlimited_until: null,
  seats: null,
  seats_left: null,
};
const card = (offered: PlanOffer[] | null, type: PlanOffer['plan_type']) => {
  const { state, availability, price, period, forWhom } =
    plansFrom(offered).find(plan => plan.type === type) ?? expect.fail('no card');
  return { state, availability, price, period, forWhom };
};

it('there are three cards, whatever is on sale', () => {
  const names = ['free_trial', 'pro_regular', 'pro_exclusive'];
  expect(plansFrom(null).map(({ type }) => type)).toEqual(names);
  expect(plansFrom([regular, exclusive]).map(({ type }) => type)).toEqual(names);
});

it('a card shows its availability: seats left, sale over, sold out', () => {
  expect(card([exclusive], 'pro_exclusive')).toMatchObject({
    state: 'open',
    availability: '7 of 100 seats are left, on sale until 31 Dec 2025, 23:59 IST.',
    forWhom: 'For those who join early.',
  });
  const closed = { ...exclusive, available: false, reason: 'window_closed' } as const;
  expect(card([closed], 'pro_exclusive')).toMatchObject({
    state: 'over',
    availability: 'No longer offered: it was sold until 31 Dec 2025, 23:59 IST.',
    forWhom: 'For those who joined early.',
  });
  const message = 'All 100 seats of Pro Exclusive are taken.';
  const full = { ...exclusive, available: false, reason: 'sold_out', message } as const;
  expect(card([full], 'pro_exclusive')).toMatchObject({ state: 'over', availability: message });
});

it('a plan not yet on sale shows when it will be', () => {
  const soon = {
    ...regular,
    available: false,
    reason: 'not_yet_available',
    available_date: '2025-12-31T18:30:00.000Z',
  } as const;
  expect(card([soon], 'pro_regular')).toMatchObject({
    state: 'soon',
    availability: 'Available from 1 Jan 2026.',
  });
});

it('a price changed in the catalogue is shown on the card', () => {
  expect(card([{ ...regular, amount: 99_950 }], 'pro_regular')).toMatchObject({
    price: '₹11,994',
    period: 'a year, billed monthly at ₹999.50',
  });
});

it('only unlimited sessions and payment terms are exclusive to Pro; the free trial has everything else', () => {
  const only = (type: PlanOffer['plan_type']) =>
    plansFrom([regular, exclusive])
      .find(plan => plan.type === type)
      ?.points.filter(point => typeof point === 'string');
  expect(only('pro_regular')).toEqual([
    'Unlimited sessions for 30 days with each payment',
    'Pause it, and keep the days that are left',
  ]);
  expect(only('pro_exclusive')).toEqual([
    'Unlimited sessions until 31 Dec 2025, 23:59 IST',
    'One payment, no renewal',
  ]);
});
