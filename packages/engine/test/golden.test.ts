import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { forecast, updateOf } from '../src/belief.ts';
import { driftedVariance, faded, gainAfter } from '../src/forgetting.ts';
import { encodeLearner, mastery, newLearner, observe, predict } from '../src/index.ts';
import { STATE_VERSION } from '../src/learner.ts';
import { DAY, itemOf, START } from './exam.ts';

const medium = itemOf('AR.PCT.1', 'Medium');

const keys = ['level', 'AR', 'AR.PCT', 'AR.PCT.1'];

const after = (outcome: 'right' | 'wrong' | 'skipped') =>
  observe(newLearner(), { item: medium, outcome }, START).state;

test('a logit of 0 with variance 0 has a chance of 1/4 + 3/4 x 1/2', () => {
  expect(forecast(0, 0)).toEqual({ probability: 0.625, slope: 0.1875 });
});

test('a variance of 24/pi halves the logit before it becomes a chance', () => {
  // k = 1/sqrt(1 + 3) = 1/2; q = 1/(1 + 1/e) = .7310585786; P = .25 + .75 q; slope = .75 * .5 * q (1 - q)
  const { probability, slope } = forecast(2, 24 / Math.PI);
  expect(probability).toBeCloseTo(0.798293934, 9);
  expect(slope).toBeCloseTo(0.073729475, 9);
});

test('a right answer at logit 0 has gradient .3 and information .15', () => {
  // H = .1875, P = 5/8: H (1 - P) / (P (1 - P)) = .1875 / .625; H^2 / (P (1 - P)) = .03515625 / .234375
  const update = updateOf({ probability: 0.625, slope: 0.1875 }, true, 1);
  expect(update.gradient).toBeCloseTo(0.3, 12);
  expect(update.information).toBeCloseTo(0.15, 12);
});

test('a wrong answer at logit 0 has gradient -.5, a skip four tenths of that', () => {
  expect(updateOf({ probability: 0.625, slope: 0.1875 }, false, 1).gradient).toBeCloseTo(-0.5, 12);
  expect(updateOf({ probability: 0.625, slope: 0.1875 }, false, 0.4).gradient).toBeCloseTo(-0.2, 12);
});

test('a newcomer is expected to get about 75, 60 and 45 % of Easy, Medium and Hard questions', () => {
  const chances = (['Easy', 'Medium', 'Hard'] as const).map(
    band => predict(newLearner(), itemOf('AR.PCT.1', band), START).probability,
  );
  // Variance .9 + .25 + .45 + .1 = 1.7, so k = 1/sqrt(1 + 1.7 pi / 8) = 0.7743826; logits 1, -.2, -1.4
  expect(chances[0]).toBeCloseTo(0.7633511, 7);
  expect(chances[1]).toBeCloseTo(0.5960186, 7);
  expect(chances[2]).toBeCloseTo(0.4395431, 7);
});

const moved = (outcome: 'right' | 'wrong' | 'skipped') => keys.map(key => after(outcome).beliefs[key]?.mean);

/** Means are stored in 16,384ths of a logit. */
const close = (expected: readonly number[]) => expected.map(value => expect.closeTo(value, 4));

test('a first right answer raises each belief by its variance times 0.242156, and the subcategory by one practice', () => {
  // H = 0.1443295, P = 0.5960186: H (1 - P) / (P (1 - P)) = H / P = 0.242156; .45 * 0.242156 + .18 = 0.28897
  expect(moved('right')).toEqual(close([0.21794, 0.060539, 0.28897, 0.024216]));
});

test('a wrong answer lowers each by its variance times 0.357268; the practice offsets at most half of the fall', () => {
  // H / (1 - P) = 0.357268; .45 * 0.357268 = 0.16077, of which the practice (.18) may offset half.
  expect(moved('wrong')).toEqual(close([-0.321541, -0.089317, -0.080385, -0.035727]));
});

test('a skip lowers each by four tenths of a wrong answer and practises nothing', () => {
  expect(moved('skipped')).toEqual(close([-0.128616, -0.035727, -0.064308, -0.014291]));
});

test('a skip lowers each variance by .4 times its square times the information 0.0865145', () => {
  const { beliefs } = after('skipped');
  expect(beliefs.level?.variance).toBeCloseTo(0.9 - 0.4 * 0.81 * 0.0865145, 5);
  expect(beliefs['AR.PCT']?.variance).toBeCloseTo(0.45 - 0.4 * 0.2025 * 0.0865145, 5);
});

test('an attempt adds 2 % of the prior variance to subcategory and type, but never above the variance before', () => {
  const { beliefs } = after('right');
  expect(beliefs.level?.variance).toBeCloseTo(0.829923, 5);
  // .45 - .45^2 x 0.0865145 + .009; the type would be .1 - .1^2 x 0.0865145 + .002 > .1
  expect(beliefs['AR.PCT']?.variance).toBeCloseTo(0.441481, 5);
  expect(beliefs['AR.PCT.1']?.variance).toBeCloseTo(0.1, 5);
});

test('half of a gain fades, with a half-life of 20 days that eight attempts double', () => {
  expect(after('right').beliefs['AR.PCT']?.gained).toBeCloseTo(0.09, 4);
  const then = { mean: 0.8, variance: 0.2, gained: 0.4, at: START, n: 8 };
  const now = faded(then, START + 40 * DAY);
  expect(now.mean).toBeCloseTo(0.6, 12);
  expect(now.gained).toBeCloseTo(0.2, 12);
});

test('after 90 days half of the lost variance is back', () => {
  const then = { mean: 0, variance: 0.2, gained: 0, at: START, n: 0 };
  expect(driftedVariance('subcategory', then, START + 90 * DAY)).toBeCloseTo(0.325, 12);
});

test('the eleventh practice gains half as much as the first', () => {
  expect(gainAfter(0)).toBe(0.18);
  expect(gainAfter(10)).toBe(0.09);
});

test("a newcomer's mastery is .596, with a 90 % interval of .314 to .905 and no attempts", () => {
  // Variance .9 + .25 + .45 = 1.6; k = 0.7836648; ends at -.2 -+ 1.6449 x 1.2649; the guess floor adds 0.0532063 in
  // quadrature
  const shown = mastery(newLearner(), 'AR.PCT', 0.2, START);
  expect(shown.probability).toBeCloseTo(0.595673, 5);
  expect(shown.low).toBeCloseTo(0.314474, 5);
  expect(shown.high).toBeCloseTo(0.905369, 5);
  expect(shown.n).toBe(0);
});

/** The encoded state after 40 answers on ten days. */
function storedFold(): string {
  const types = ['AR.PCT.1', 'AR.PCT.2', 'AL.LIN.1', 'GM.TRI.2', 'NS.REM.1'];
  const outcomes = ['right', 'wrong', 'skipped', 'right', 'right', 'wrong', 'right'] as const;
  const bands = ['Easy', 'Medium', 'Hard'] as const;
  let state = newLearner();
  for (let n = 0; n < 40; n++) {
    const item = itemOf(types[n % 5] ?? '', bands[n % 3] ?? 'Medium');
    const at = START + Math.floor(n / 4) * DAY + n * 90_000;
    state = observe(state, { item, outcome: outcomes[n % 7] ?? 'right' }, at).state;
  }
  return encodeLearner(state);
}

// Stored beliefs of another version are recomputed from the answers. When this fails, the update has changed: raise
// STATE_VERSION with the digest, or students keep beliefs that mix the old update and the new.
test('the state after 40 answers changes only with STATE_VERSION', () => {
  const fold = createHash('sha256').update(storedFold()).digest('hex').slice(0, 16);
  expect({ version: STATE_VERSION, fold }).toEqual({ version: 5, fold: 'f8d3790737dcc20f' });
});
