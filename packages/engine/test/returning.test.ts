import { expect, test } from 'vitest';
import { buildBank, type Item, newLearner, observe, worthOfAsking } from '../src/index.ts';
import { blueprint, DAY, examItems, itemOf, START } from './exam.ts';

const bank = buildBank(examItems(), blueprint);

/** A student who had so many of this type, all right or all wrong. */
function after(item: Item, count: number, outcome: 'right' | 'wrong') {
  let state = newLearner();
  for (let i = 0; i < count; i++) state = observe(state, { item, outcome }, START - (count - i) * DAY).state;
  return state;
}

const worthTo = (state = newLearner(), aim?: number) =>
  worthOfAsking({ state, bank, now: START, ...(aim !== undefined && { aim }) });

test('of two questions of a type the one whose chance is near the aim is worth more to ask', () => {
  const [easy, medium, hard] = (['Easy', 'Medium', 'Hard'] as const).map(band => itemOf('AR.PCT.1', band));
  const known = medium as Item;
  const weak = worthTo(after(known, 12, 'wrong'));
  expect(weak(easy as Item)).toBeGreaterThan(weak(hard as Item));
  const strong = worthTo(after(known, 12, 'right'));
  expect(strong(hard as Item)).toBeGreaterThan(strong(easy as Item));
});

test('of equally likely ones the heavier subcategory is worth more, and the less practised', () => {
  const worth = worthTo();
  expect(worth(itemOf('AL.LIN.1', 'Medium'))).toBeGreaterThan(worth(itemOf('GM.TRG.1', 'Medium')));
  const item = itemOf('AR.PCT.1', 'Medium');
  expect(worthTo(after(item, 30, 'right'))(item)).toBeLessThan(worth(item) / 2);
});

test('right before the exam how much a question teaches no longer counts', () => {
  const state = after(itemOf('AR.PCT.1', 'Medium'), 12, 'wrong');
  const worth = worthOfAsking({ state, bank, now: START, daysToExam: 0 });
  expect(worth(itemOf('AR.PCT.1', 'Hard'))).toBeCloseTo(worth(itemOf('AR.PCT.1', 'Easy')), 9);
});

test('what the bank does not know is worth nothing', () => {
  expect(worthTo()(itemOf('XX.YYY.1', 'Medium'))).toBe(0);
});
