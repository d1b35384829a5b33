import { expect, test } from 'vitest';
import { buildBank, newLearner, PRIOR_BAND_DIFFICULTY, seededRandom } from '../src/index.ts';
import { abilitiesAt } from '../src/planner/ability.ts';
import { Draft } from '../src/planner/draft.ts';
import { Drawer } from '../src/planner/draw.ts';
import { blueprint, DAY, itemOf, START } from './exam.ts';

/** Difficulty of the item that a newcomer gets for this target, from items of one type with these difficulties. */
function drawn(difficulties: readonly number[], target: number): number | undefined {
  const items = difficulties.map((difficulty, i) => ({
    ...itemOf('AR.PCT.1', 'Medium', `item-${i}`),
    difficulty,
  }));
  const bank = buildBank(items, blueprint);
  const state = newLearner();
  const request = {
    state,
    bank,
    now: START,
    random: seededRandom(1),
    sessionNumber: 3,
    size: 12,
    seen: new Map(),
    exposure: new Map(),
    carry: {},
    adaptive: true,
  };
  const from = bank.subcategories.get('AR.PCT');
  const drawer = new Drawer(request, abilitiesAt(state, START), new Draft());
  return from && drawer.fromSubcategory(from, { target })?.item.difficulty;
}

test('the item whose chance of success is nearest the target is drawn', () => {
  // A newcomer gets 75, 60 and 45 % of these right.
  const [easy = 0, medium = 0, hard = 0] = (['Easy', 'Medium', 'Hard'] as const).map(
    band => PRIOR_BAND_DIFFICULTY[band],
  );
  expect(drawn([easy, medium, hard], 0.77)).toBe(easy);
  expect(drawn([easy, medium, hard], 0.62)).toBe(medium);
  expect(drawn([easy, medium, hard - 0.1], 0.47)).toBe(hard - 0.1);
});

test('an item inside 45 to 90 % goes before a nearer one outside', () => {
  // Chances .44 and .72: the first is nearer to .56, but out of range.
  expect(drawn([1.507, -0.722], 0.56)).toBe(-0.722);
});

test('when all items are out of range the nearest is drawn', () => {
  expect(drawn([2.5, 4], 0.7)).toBe(2.5);
});

/** Index of the item drawn from equal items that were last seen this many days ago; null is never. */
function drawnFrom(daysAgo: readonly (number | null)[], seed: number): number {
  const items = daysAgo.map((_, i) => itemOf('AR.PCT.1', 'Medium', `${i}`));
  const seen = new Map(
    daysAgo.flatMap((days, i) => (days === null ? [] : [[`${i}`, START - days * DAY] as const])),
  );
  const bank = buildBank(items, blueprint);
  const state = newLearner();
  const request = {
    state,
    bank,
    now: START,
    random: seededRandom(seed),
    sessionNumber: 3,
    size: 12,
    seen,
    exposure: new Map(),
    carry: {},
    adaptive: true,
  };
  const from = bank.subcategories.get('AR.PCT');
  const drawer = new Drawer(request, abilitiesAt(state, START), new Draft());
  return Number(from && drawer.fromSubcategory(from, { target: 0.7 })?.item.id);
}

const seeds = Array.from({ length: 20 }, (_, i) => i);

test('the one item never seen is drawn from among 24', () => {
  const daysAgo = Array.from({ length: 24 }, (_, i) => (i === 17 ? null : 40 + i));
  for (const seed of seeds) expect(drawnFrom(daysAgo, seed)).toBe(17);
});

test('when all items were seen, the one seen longest ago comes first', () => {
  const daysAgo = Array.from({ length: 24 }, (_, i) => (i === 5 ? 120 : 31 + (i % 4)));
  for (const seed of seeds) expect(drawnFrom(daysAgo, seed)).toBe(5);
});
