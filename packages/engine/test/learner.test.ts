import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundedMean, roundedVariance } from '../src/encoding.ts';
import { driftedVariance, faded } from '../src/forgetting.ts';
import {
  decodeLearner,
  encodeLearner,
  type Item,
  type LearnerState,
  mastery,
  newLearner,
  type Observation,
  observe,
  PRIOR_BAND_DIFFICULTY,
  predict,
} from '../src/index.ts';
import { askedBy, beliefAt } from '../src/learner.ts';
import { blueprint, DAY, examItems, itemOf, START } from './exam.ts';

const items = examItems(3);

interface Step {
  readonly observation: Observation;
  readonly at: number;
}

const item = fc
  .tuple(fc.constantFrom(...items), fc.double({ min: -2, max: 2, noNaN: true }))
  .map(([chosen, shift]): Item => ({ ...chosen, difficulty: PRIOR_BAND_DIFFICULTY[chosen.band] + shift }));

const outcome = fc.constantFrom('right' as const, 'wrong' as const, 'skipped' as const);

const history = fc
  .array(fc.tuple(item, outcome, fc.integer({ min: 1000, max: 20 * DAY })), { maxLength: 60 })
  .map(entries => {
    let at = START;
    return entries.map(([chosen, result, pause]): Step => {
      at += pause;
      return { observation: { item: chosen, outcome: result }, at };
    });
  });

const replayed = (steps: readonly Step[]): LearnerState =>
  steps.reduce((state, { observation, at }) => observe(state, observation, at).state, newLearner());

const endOf = (steps: readonly Step[]) => steps.at(-1)?.at ?? START;

test('a right answer never lowers a belief', () => {
  fc.assert(
    fc.property(history, item, fc.integer({ min: 0, max: 90 * DAY }), (steps, next, pause) => {
      const state = replayed(steps);
      const now = endOf(steps) + pause;
      const after = observe(state, { item: next, outcome: 'right' }, now).state;
      for (const { term, key } of askedBy(next)) {
        expect(after.beliefs[key]?.mean).toBeGreaterThanOrEqual(beliefAt(state, term, key, now).mean);
      }
    }),
  );
});

test('a wrong answer raises no belief, and a skip lowers none further than a wrong answer', () => {
  fc.assert(
    fc.property(history, item, fc.integer({ min: 0, max: 90 * DAY }), (steps, next, pause) => {
      const state = replayed(steps);
      const now = endOf(steps) + pause;
      const wrong = observe(state, { item: next, outcome: 'wrong' }, now).state;
      const skipped = observe(state, { item: next, outcome: 'skipped' }, now).state;
      for (const { term, key } of askedBy(next)) {
        const before = beliefAt(state, term, key, now).mean;
        expect(wrong.beliefs[key]?.mean).toBeLessThanOrEqual(before);
        expect(skipped.beliefs[key]?.mean).toBeLessThanOrEqual(before);
        expect(skipped.beliefs[key]?.mean).toBeGreaterThanOrEqual((wrong.beliefs[key]?.mean ?? 0) - 1e-6);
      }
    }),
  );
});

test('an answer never raises a variance above its value after the absence, nor lowers it to 0', () => {
  fc.assert(
    fc.property(history, item, outcome, (steps, next, result) => {
      const state = replayed(steps);
      const now = endOf(steps) + DAY;
      const after = observe(state, { item: next, outcome: result }, now).state;
      for (const { term, key } of askedBy(next)) {
        expect(after.beliefs[key]?.variance).toBeLessThanOrEqual(
          driftedVariance(term, beliefAt(state, term, key, START), now) + 1e-5,
        );
        expect(after.beliefs[key]?.variance).toBeGreaterThan(0);
      }
    }),
  );
});

test('a skip is not an attempt: it changes no tally and no count of answers', () => {
  const seen = observe(newLearner(), { item: items[0] as Item, outcome: 'skipped' }, START).state;
  expect(seen).toMatchObject({ answers: 0, tallies: {}, lastAt: START });
  expect(Object.values(seen.beliefs).map(({ n }) => n)).toEqual([0, 0, 0, 0]);
});

test('a replay of the answers gives the stored state to the last bit, also through JSON', () => {
  fc.assert(
    fc.property(history, steps => {
      let stored = JSON.stringify(newLearner());
      for (const { observation, at } of steps) {
        stored = JSON.stringify(observe(JSON.parse(stored), observation, at).state);
      }
      expect(stored).toBe(JSON.stringify(replayed(steps)));
    }),
  );
});

test('observing leaves the state it was given unchanged', () => {
  fc.assert(
    fc.property(history, item, outcome, (steps, next, result) => {
      const state = replayed(steps);
      const before = JSON.stringify(state);
      observe(state, { item: next, outcome: result }, endOf(steps) + DAY);
      expect(JSON.stringify(state)).toBe(before);
    }),
  );
});

test('a prediction has five contributions that add up to its logit, and a chance between 1/4 and 1', () => {
  fc.assert(
    fc.property(history, item, (steps, next) => {
      const { contributions, logit, probability } = predict(replayed(steps), next, endOf(steps) + DAY);
      expect(contributions).toHaveLength(5);
      expect(contributions.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(logit, 12);
      expect(probability).toBeGreaterThan(0.25);
      expect(probability).toBeLessThan(1);
    }),
  );
});

test('the evidence of an answer has the predicted chance and the moves of the beliefs', () => {
  fc.assert(
    fc.property(history, item, outcome, (steps, next, result) => {
      const state = replayed(steps);
      const now = endOf(steps) + DAY;
      const { state: after, evidence } = observe(state, { item: next, outcome: result }, now);
      expect(evidence.probability).toBeCloseTo(predict(state, next, now).probability, 12);
      for (const { key, after: mean } of evidence.moves) expect(after.beliefs[key]?.mean).toBe(mean);
    }),
  );
});

test('an easier item has a higher chance', () => {
  fc.assert(
    fc.property(history, item, fc.double({ min: 0.01, max: 3, noNaN: true }), (steps, next, ease) => {
      const state = replayed(steps);
      const easier = { ...next, difficulty: next.difficulty - ease };
      const now = endOf(steps);
      expect(predict(state, easier, now).probability).toBeGreaterThan(predict(state, next, now).probability);
    }),
  );
});

test('forgetting over two spans equals forgetting over their sum', () => {
  const belief = { mean: 1.2, variance: 0.1, gained: 0.6, at: START, n: 5 };
  const once = faded(belief, START + 30 * DAY);
  const { mean, gained } = faded(belief, START + 11 * DAY);
  const twice = faded({ ...belief, mean, gained, at: START + 11 * DAY }, START + 30 * DAY);
  expect(twice.mean).toBeCloseTo(once.mean, 9);
});

test('a clock set back forgets nothing', () => {
  const belief = { mean: 1.2, variance: 0.1, gained: 0.4, at: START, n: 5 };
  expect(faded(belief, START - 5 * DAY)).toBe(belief);
  expect(driftedVariance('type', belief, START - 5 * DAY)).toBe(0.1);
});

test('a subcategory with more attempts fades more slowly', () => {
  const left = (n: number) => faded({ mean: 1, variance: 0.1, gained: 0.5, at: START, n }, START + 30 * DAY);
  expect(left(8).mean).toBeGreaterThan(left(1).mean);
});

test('absence never raises a belief or a mastery, also after 2 of 12 right and a year', () => {
  fc.assert(
    fc.property(history, item, fc.integer({ min: 1, max: 800 * DAY }), (steps, next, away) => {
      const state = replayed(steps);
      const [before, after] = [endOf(steps), endOf(steps) + away];
      for (const { term, key } of askedBy(next))
        expect(beliefAt(state, term, key, after).mean).toBeLessThanOrEqual(
          beliefAt(state, term, key, before).mean,
        );
      for (const code of [next.category, next.subcategory])
        expect(mastery(state, code, 0.2, after).probability).toBeLessThanOrEqual(
          mastery(state, code, 0.2, before).probability,
        );
    }),
  );
  const weak = replayed(
    Array.from({ length: 12 }, (_, i) => ({
      observation: { item: items[0] as Item, outcome: i < 2 ? ('right' as const) : ('wrong' as const) },
      at: START + i * 120_000,
    })),
  );
  const read = (days: number) => mastery(weak, 'AR.PCT', 0.2, START + days * DAY).probability;
  expect(read(365)).toBeLessThanOrEqual(read(1));
});

test('only the gain of practice fades, not the rest of a belief', () => {
  const strong = observe(newLearner(), { item: items[0] as Item, outcome: 'right' }, START).state;
  expect(beliefAt(strong, 'level', 'level', START + 3000 * DAY).mean).toBe(strong.beliefs.level?.mean);
  const { mean = 0, gained = 0 } = strong.beliefs['AR.PCT'] ?? {};
  expect(beliefAt(strong, 'subcategory', 'AR.PCT', START + 3000 * DAY).mean).toBeCloseTo(mean - gained, 4);
});

test('after an absence an answer moves a belief more', () => {
  const one = items[0] as Item;
  const steps = Array.from({ length: 40 }, (_, i) => ({
    observation: { item: one, outcome: i % 3 === 0 ? ('wrong' as const) : ('right' as const) },
    at: START + i * 120_000,
  }));
  const moved = (days: number) => {
    const at = endOf(steps) + days * DAY;
    const { before, after } = observe(replayed(steps), { item: one, outcome: 'wrong' }, at).evidence
      .moves[0] ?? {
      before: 0,
      after: 0,
    };
    return before - after;
  };
  expect(moved(300)).toBeGreaterThan(1.2 * moved(0));
});

test('an answer after help moves the level less, right or wrong', () => {
  fc.assert(
    fc.property(history, item, fc.boolean(), (steps, next, right) => {
      const state = replayed(steps);
      const outcome = right ? ('right' as const) : ('wrong' as const);
      const level = (helped: boolean) =>
        observe(state, { item: next, outcome, helped }, endOf(steps)).state.beliefs.level?.mean ?? 0;
      const before = beliefAt(state, 'level', 'level', endOf(steps)).mean;
      expect(Math.abs(level(true) - before)).toBeLessThan(Math.abs(level(false) - before));
    }),
  );
});

test('an answer moves the beliefs about all types that it needs', () => {
  const both: Item = { ...(items[0] as Item), also: ['GM.TRI.1'] };
  const after = (outcome: 'right' | 'wrong') =>
    observe(newLearner(), { item: both, outcome }, START).state.beliefs;
  for (const key of ['AR', 'AR.PCT', 'AR.PCT.1', 'GM', 'GM.TRI', 'GM.TRI.1']) {
    expect(after('right')[key]?.mean).toBeGreaterThan(0);
    expect(after('wrong')[key]?.mean).toBeLessThan(0);
  }
  // The attempt and its gain count for the item's own type only.
  expect(after('right')['GM.TRI']).toMatchObject({ n: 0, gained: 0 });
  const one = observe(newLearner(), { item: items[0] as Item, outcome: 'right' }, START).state.beliefs;
  expect(after('right')['AR.PCT.1']?.mean).toBeLessThan(one['AR.PCT.1']?.mean ?? 0);
});

test('a typed answer is never right by chance', () => {
  const typed: Item = { ...(items[0] as Item), difficulty: 12, typed: true };
  expect(predict(newLearner(), typed, START).probability).toBeLessThan(0.01);
  expect(predict(newLearner(), { ...typed, typed: false }, START).probability).toBeGreaterThan(0.25);
});

test('mastery lies within its interval, and answers narrow the interval', () => {
  fc.assert(
    fc.property(history, steps => {
      const state = replayed(steps);
      for (const code of ['AR', 'AR.PCT', 'MM.SET']) {
        const { low, probability, high } = mastery(state, code, 0.2, endOf(steps));
        expect(low).toBeLessThanOrEqual(probability);
        expect(probability).toBeLessThanOrEqual(high);
      }
    }),
  );
  const practised = replayed(
    Array.from({ length: 12 }, (_, i) => ({
      observation: {
        item: items[0] as Item,
        outcome: i % 3 === 0 ? ('wrong' as const) : ('right' as const),
      },
      at: START + i * DAY,
    })),
  );
  const width = (state: LearnerState) => {
    const { low, high } = mastery(state, 'AR.PCT', 0.2, START + 12 * DAY);
    return high - low;
  };
  expect(width(practised)).toBeLessThan(0.9 * width(newLearner()));
});

test('an encoded state decodes to the same state', () => {
  fc.assert(
    fc.property(history, steps => {
      const state = replayed(steps);
      expect(decodeLearner(encodeLearner(state))).toEqual(state);
    }),
  );
});

test('a text of another version and a truncated text are refused', () => {
  const text = encodeLearner(replayed(spread(1)));
  expect(() => decodeLearner('1,0,|||')).toThrow('Unknown version');
  expect(() => decodeLearner(text.slice(0, 40))).toThrow('ends too early');
});

/** `times` attempts on each of 261 types in 36 subcategories, half of them wrong. */
function spread(times: number): Step[] {
  const types = Array.from({ length: 261 }, (_, i): Item => {
    const one = blueprint[i % 36];
    if (one === undefined) throw new Error('The blueprint has 36 subcategories');
    return itemOf(`${one.code}.${1 + Math.floor(i / 36)}`, 'Medium', `${i}`, one.category);
  });
  return Array.from({ length: 261 * times }, (_, i) => ({
    observation: {
      item: types[(i * 100) % 261] as Item,
      outcome: i % 2 === 0 ? ('right' as const) : ('wrong' as const),
    },
    at: START + i * 17_654_321,
  }));
}

test('the state of a student who has met all 261 types takes at most 4,000 characters', () => {
  const state = replayed(spread(9));
  expect(Object.keys(state.beliefs)).toHaveLength(1 + 5 + 36 + 261);
  expect(encodeLearner(state).length).toBeLessThanOrEqual(4000);
});

test('the text of a state does not depend on the order of its keys', () => {
  const state = replayed(spread(1));
  const turned = { ...state, beliefs: Object.fromEntries(Object.entries(state.beliefs).reverse()) };
  expect(encodeLearner(turned)).toBe(encodeLearner(state));
});

test('beliefs at the limits of the encoding decode to the same values', () => {
  for (const mean of [-100, 100])
    for (const variance of [0, 5]) {
      const far = {
        mean: roundedMean(mean),
        variance: roundedVariance(variance),
        gained: 0,
        at: START,
        n: 100_000,
      };
      const beliefs = {
        level: far,
        AR: far,
        'AR.PCT': { ...far, gained: roundedMean(mean) },
        'AR.PCT.50': far,
      };
      const state: LearnerState = { ...newLearner(), lastAt: START + 400 * DAY + 1, beliefs };
      expect(decodeLearner(encodeLearner(state))).toEqual(state);
    }
});
