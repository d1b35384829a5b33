import { expect, test } from 'vitest';
import { buildBank, type Item, newLearner, observe, worthOfAsking } from '../src/index.ts';
import { blueprint, DAY, examItems, itemOf, START } from './exam.ts';

const bank = buildBank(examItems(), blueprint);

/** State after `count` answers to this item, all right or all wrong. */
function after(item: Item, count: number, outcome: 'right' | 'wrong') {
  let state = newLearner();
  for (let i = 0; i < count; i++) state = observe(state, { item, outcome }, START - (count - i) * DAY).state;
  return state;
}

const worthTo = (state = newLearner(), aim?: number) =>
  worthOfAsking({ state, bank, now: START, ...(aim !== undefined && { aim }) });

test('of two questions of a type the one with a chance near the aim is worth more', () => {
  const [easy, medium, hard] = (['Easy', 'Medium', 'Hard'] as const).map(band => itemOf('AR.PCT.1', band));
  const known = medium as Item;
  const weak = worthTo(after(known, 12, 'wrong'));
  expect(weak(easy as Item)).toBeGreaterThan(weak(hard as Item));
  const strong = worthTo(after(known, 12, 'right'));
  expect(strong(hard as Item)).toBeGreaterThan(strong(easy as Item));
});

test('of two equally likely questions the one of the heavier, or less practised, subcategory is worth more', () => {
  const worth = worthTo();
  expect(worth(itemOf('AL.LIN.1', 'Medium'))).toBeGreaterThan(worth(itemOf('GM.TRG.1', 'Medium')));
  const item = itemOf('AR.PCT.1', 'Medium');
  expect(worthTo(after(item, 30, 'right'))(item)).toBeLessThan(worth(item) / 2);
});

test('on the day of the exam the expected teaching no longer counts', () => {
  const state = after(itemOf('AR.PCT.1', 'Medium'), 12, 'wrong');
  const worth = worthOfAsking({ state, bank, now: START, daysToExam: 0 });
  expect(worth(itemOf('AR.PCT.1', 'Hard'))).toBeCloseTo(worth(itemOf('AR.PCT.1', 'Easy')), 9);
});

test('an item of a subcategory outside the bank is worth 0', () => {
  expect(worthTo()(itemOf('XX.YYY.1', 'Medium'))).toBe(0);
});
