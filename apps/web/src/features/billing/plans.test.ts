import { offers } from '@twelvefold/contract/offers';
import { expect, it } from 'vitest';
import { plansAt } from './plans.ts';

const end = Date.parse(offers.proExclusive.unlimitedUntil);

it('a plan is offered until its window is over, the others for good', () => {
  expect(plansAt(end - 1).map(plan => plan.type)).toEqual(['free_trial', 'pro_regular', 'pro_exclusive']);
  expect(plansAt(end).map(plan => plan.type)).toEqual(['free_trial', 'pro_regular']);
});
