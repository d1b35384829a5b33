import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drifted, TERMS } from '../src/forgetting.ts';
import { COARSE, FINE, type Grid, roundedMean, roundedVariance } from '../src/grid.ts';
import {
  decodeLearner,
  encodeLearner,
  type Item,
  type LearnerState,
  mastery,
  newLearner,
  type Observation,
  observe,
  observeStored,
  PRIOR_BAND_DIFFICULTY,
  predict,
} from '../src/index.ts';
import { beliefAt, beliefKey } from '../src/learner.ts';
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
      return { observation: { item: chosen, outcome: result, elapsedMs: null }, at };
    });
  });

const replayed = (steps: readonly Step[]): LearnerState =>
  steps.reduce((state, { observation, at }) => observe(state, observation, at).state, newLearner());

const endOf = (steps: readonly Step[]) => steps.at(-1)?.at ?? START;

test('a right answer never lowers a belief below where it had drifted to', () => {
  fc.assert(
    fc.property(history, item, fc.integer({ min: 0, max: 90 * DAY }), (steps, next, pause) => {
      const state = replayed(steps);
      const now = endOf(steps) + pause;
      const after = observe(state, { item: next, outcome: 'right', elapsedMs: null }, now).state;
      for (const term of TERMS) {
        const key = beliefKey(term, next);
        expect(after.beliefs[key]?.mean).toBeGreaterThanOrEqual(beliefAt(state, term, key, now).mean);
      }
    }),
  );
});

test('a wrong answer lowers every belief, and a skip lowers none more than it', () => {
  fc.assert(
    fc.property(history, item, fc.integer({ min: 0, max: 90 * DAY }), (steps, next, pause) => {
      const state = replayed(steps);
      const now = endOf(steps) + pause;
      const wrong = observe(state, { item: next, outcome: 'wrong', elapsedMs: null }, now).state;
      const skipped = observe(state, { item: next, outcome: 'skipped', elapsedMs: null }, now).state;
      for (const term of TERMS) {
        const key = beliefKey(term, next);
        const before = beliefAt(state, term, key, now).mean;
        expect(wrong.beliefs[key]?.mean).toBeLessThanOrEqual(before);
        expect(skipped.beliefs[key]?.mean).toBeLessThanOrEqual(before);
        expect(skipped.beliefs[key]?.mean).toBeGreaterThanOrEqual((wrong.beliefs[key]?.mean ?? 0) - 1e-6);
      }
    }),
  );
});

test('an answer never makes a belief less certain, nor certain', () => {
  fc.assert(
    fc.property(history, item, outcome, (steps, next, result) => {
      const state = replayed(steps);
      const now = endOf(steps) + DAY;
      const after = observe(state, { item: next, outcome: result, elapsedMs: null }, now).state;
      for (const term of TERMS) {
        const key = beliefKey(term, next);
        expect(after.beliefs[key]?.variance).toBeLessThanOrEqual(beliefAt(state, term, key, now).variance);
        expect(after.beliefs[key]?.variance).toBeGreaterThan(0);
      }
    }),
  );
});

test('a skip is no attempt: it counts in no tally and no number of answers', () => {
  const seen = observe(
    newLearner(),
    { item: items[0] as Item, outcome: 'skipped', elapsedMs: null },
    START,
  ).state;
  expect(seen).toMatchObject({ answers: 0, tallies: {}, misses: {}, lastAt: START });
  expect(Object.values(seen.beliefs).map(({ n }) => n)).toEqual([0, 0, 0, 0, 0]);
});

test('replaying the stored answers gives the stored state to the last bit, also through JSON', () => {
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
      observe(state, { item: next, outcome: result, elapsedMs: null }, endOf(steps) + DAY);
      expect(JSON.stringify(state)).toBe(before);
    }),
  );
});

test('a prediction is made of six parts that add up to its logit, above the chance of guessing', () => {
  fc.assert(
    fc.property(history, item, (steps, next) => {
      const { contributions, logit, probability } = predict(replayed(steps), next, endOf(steps) + DAY);
      expect(contributions).toHaveLength(6);
      expect(contributions.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(logit, 12);
      expect(probability).toBeGreaterThan(0.25);
      expect(probability).toBeLessThan(1);
    }),
  );
});

test('the evidence of an answer tells the chance that was predicted and the moves that were made', () => {
  fc.assert(
    fc.property(history, item, outcome, (steps, next, result) => {
      const state = replayed(steps);
      const now = endOf(steps) + DAY;
      const { state: after, evidence } = observe(
        state,
        { item: next, outcome: result, elapsedMs: null },
        now,
      );
      expect(evidence.probability).toBeCloseTo(predict(state, next, now).probability, 12);
      for (const { key, after: mean } of evidence.moves) expect(after.beliefs[key]?.mean).toBe(mean);
    }),
  );
});

test('an easier item is never less likely to be answered right', () => {
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
  const belief = { mean: 1.2, variance: 0.1, at: START, n: 5 };
  for (const term of TERMS) {
    const once = drifted(term, belief, START + 30 * DAY);
    const twice = drifted(term, drifted(term, belief, START + 11 * DAY), START + 30 * DAY);
    expect(twice.mean).toBeCloseTo(once.mean, 5);
    expect(twice.variance).toBeCloseTo(once.variance, 5);
  }
});

test('a clock set back forgets nothing', () => {
  const belief = { mean: 1.2, variance: 0.1, at: START, n: 5 };
  expect(drifted('type', belief, START - 5 * DAY)).toBe(belief);
});

test('what is practised more is forgotten more slowly', () => {
  const left = (n: number) =>
    drifted('type', { mean: 1, variance: 0.1, at: START, n }, START + 30 * DAY).mean;
  expect(left(8)).toBeGreaterThan(left(1));
});

test('mastery lies within its interval, which answers narrow', () => {
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
        elapsedMs: null,
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

test('a miss is remembered by type until the next right answer on it', () => {
  const one = items[0] as Item;
  const missed = observe(newLearner(), { item: one, outcome: 'wrong', elapsedMs: null }, START).state;
  expect(missed.misses).toEqual({ [one.type]: START });
  const mended = observe(missed, { item: one, outcome: 'right', elapsedMs: null }, START + DAY).state;
  expect(mended.misses).toEqual({});
  expect(mended.tallies[one.subcategory]).toEqual({ right: 1, wrong: 1, lastAt: START + DAY });
});

test('the short text of a state reads back as the same state', () => {
  fc.assert(
    fc.property(history, steps => {
      const state = replayed(steps);
      expect(decodeLearner(encodeLearner(state))).toEqual(state);
    }),
  );
});

/** The clock may be set back between two answers. */
const unsteady = fc.tuple(history, fc.array(fc.integer({ min: -3 * DAY, max: DAY }), { maxLength: 60 }));

test('observing a stored state is decoding it, observing and encoding it again, to the letter', () => {
  const stays = (steps: readonly Step[]) => {
    let text = encodeLearner(newLearner());
    for (const { observation, at } of steps) {
      const whole = observe(decodeLearner(text), observation, at);
      const stored = observeStored(text, observation, at);
      text = encodeLearner(whole.state);
      expect(stored).toEqual({ text, evidence: whole.evidence });
    }
  };
  fc.assert(
    fc.property(unsteady, ([steps, shifts]) =>
      stays(steps.map((step, i) => ({ ...step, at: step.at + (shifts[i] ?? 0) }))),
    ),
  );
  stays(spread(2));
});

test('text of another version, or cut short, is refused', () => {
  const text = encodeLearner(replayed(spread(1)));
  const observation = { item: items[0] as Item, outcome: 'right' as const, elapsedMs: null };
  for (const read of [decodeLearner, (given: string) => observeStored(given, observation, START)]) {
    expect(() => read('1,0,|||')).toThrow('Unknown version');
    expect(() => read(text.slice(0, 40))).toThrow('end too early');
  }
});

/** Attempts on every type of a taxonomy of 36 subcategories and 261 types, so many of each, half of them wrong. */
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
      elapsedMs: null,
    },
    at: START + i * 17_654_321,
  }));
}

test('a student who has met all 261 types of 36 subcategories is kept in 4 kB', () => {
  const state = replayed(spread(9));
  expect(Object.keys(state.beliefs)).toHaveLength(2 + 5 + 36 + 261);
  expect(encodeLearner(state).length).toBeLessThanOrEqual(4000);
});

test('the text of a state does not depend on the order in which its codes were met', () => {
  const state = replayed(spread(1));
  const turned = { ...state, beliefs: Object.fromEntries(Object.entries(state.beliefs).reverse()) };
  expect(encodeLearner(turned)).toBe(encodeLearner(state));
});

test('beliefs at the far ends of what can be stored read back as they are', () => {
  for (const mean of [-100, 100])
    for (const variance of [0, 0.9]) {
      const far = (grid: Grid) => ({
        mean: roundedMean(grid, mean),
        variance: roundedVariance(grid, variance),
        at: START,
        n: 100_000,
      });
      const beliefs = {
        level: far(FINE),
        form: far(FINE),
        AR: far(FINE),
        'AR.PCT': far(COARSE),
        'AR.PCT.50': far(COARSE),
      };
      const misses = { 'AR.PCT.50': START - 90 * DAY };
      const state: LearnerState = { ...newLearner(), lastAt: START + 400 * DAY + 1, beliefs, misses };
      expect(decodeLearner(encodeLearner(state))).toEqual(state);
    }
});
