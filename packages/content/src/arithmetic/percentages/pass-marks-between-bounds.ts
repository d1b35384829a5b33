import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { numberTex, percent, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

interface Unknown {
  one: string;
  other: string;
  /** Per cents of the maximum of the one who failed and of the one who passed. */
  low: number;
  high: number;
  /** The first failed by just as many marks; the second was above the pass mark by fewer than `over`. */
  short: number;
  over: number;
  frame: number;
}

/** The maximum is a multiple of this, for both scores to be whole. */
const stepOf = ({ low, high }: Unknown) => 100 / gcd(100, gcd(low, high));
const lowest = ({ low, high, short }: Unknown) => q(100 * short, high - low);
const highest = ({ low, high, short, over }: Unknown) => q(100 * (short + over), high - low);
/** Maxima between the bounds for which the pass mark is a whole per cent and the scores are whole. */
const maxima = (p: Unknown, from: Fraction, to: Fraction, step: number) =>
  upTo(100 * p.short).filter(
    m =>
      (100 * p.short) % m === 0 &&
      m % step === 0 &&
      from.lt(m) &&
      to.gt(m) &&
      p.low + (100 * p.short) / m < 100,
  );
const total = (list: readonly number[]) => q(list.reduce((sum, m) => sum + m, 0));

const sumOfMaxima = form({
  form: 'sum-of-possible-maxima',
  revision: 3,
  band: 'Hard',
  seconds: 125,
  also: ['NS.FAC.3', 'AL.INQ.3'],
  entry: true,
  likely: true,
  stem: ({ one, other, low, high, short, over, frame }: Unknown) =>
    frame === 0
      ? `The pass mark of an examination is a whole-number percentage of the maximum marks. ${one} got ${percent(low)} of the maximum and failed by $${short}$ marks; ${other} got ${percent(high)} and was above the pass mark by at least one mark, but by fewer than $${over}$. All marks are integers. What is the sum of all possible values of the maximum marks?`
      : frame === 1
        ? `The pass mark of a test is $p\\%$ of its maximum $M$, with positive integers $p$ and $M$. ${one}, with ${percent(low)} of the maximum, missed it by $${short}$ marks. ${other}, with ${percent(high)}, was above it by at least one mark, but by fewer than $${over}$. If ${one}'s and ${other}'s scores are integers, find the sum of all possible values of $M$.`
        : `${one} scored ${percent(low)} in a test and fell short of the pass mark by $${short}$ marks. ${other} scored ${percent(high)} and cleared it by at least $1$ and fewer than $${over}$ marks. The pass mark is a whole-number percentage of the maximum marks, and all scores are whole numbers. Find the sum of all possible maximum marks.`,
  path: path<Unknown>()
    .quiet('step', p => q(stepOf(p)))
    .step(
      'product',
      ({ short }) => q(100 * short),
      ({ one, low }) =>
        `With the pass mark at $p\\%$ of the maximum $M$, what ${one} lacked is $(p - ${low})\\%$ of it. Both factors are whole, so $M$ divides a fixed number.`,
      ({ low, short }, { product }) =>
        `\\frac{(p - ${low})M}{100} = ${short} \\Rightarrow (p - ${low})M = ${numberTex(product)}`,
    )
    .step(
      'from',
      p => lowest(p),
      ({ other }) => `${other} passed, so the distance of the two scores is more than the shortfall.`,
      ({ low, high, short }, { from }) =>
        `\\frac{${high - low}}{100}M > ${short} \\Rightarrow M > ${numberTex(from)}`,
    )
    .step(
      'to',
      p => highest(p),
      'It is less than shortfall and excess together.',
      ({ low, high, short, over }, { to }) =>
        `\\frac{${high - low}}{100}M < ${short} + ${over} \\Rightarrow M < ${numberTex(to)}`,
    )
    .step(
      'sum',
      (p, { step, from, to }) => total(maxima(p, from, to, Number(step))),
      ({ low, high }) =>
        `List the divisors between the bounds, keep those of which ${percent(low)} and ${percent(high)} are whole, and add.`,
      (p, { step, from, to, sum }) => {
        const list = maxima(p, from, to, Number(step));
        return `${step} \\mid M: \\quad M = ${list.map(m => numberTex(m)).join(', ')}, \\quad ${list.length === 1 ? '' : `${list.map(m => numberTex(m)).join(' + ')} = `}${numberTex(sum)}`;
      },
    ),
  slips: [
    {
      misconception: 'whole_scores_forgotten',
      at: 'step',
      wrongly: () => q(1),
      words: ({ low, high }, { sum }) =>
        `$${numberTex(sum)}$ adds every divisor between the bounds; for some of them ${percent(low)} or ${percent(high)} is no whole number of marks.`,
    },
    {
      misconception: 'excess_compared_alone',
      at: 'to',
      wrongly: ({ low, high, over, short }) => (over > short + 3 ? q(100 * over, high - low) : null),
      words: ({ low, high, over }) =>
        `The $${high - low}$ points between the scores were taken to be worth fewer than $${over}$ marks; they cover the shortfall as well.`,
    },
    {
      misconception: 'upper_bound_ignored',
      at: 'to',
      wrongly: ({ short }) => q(100 * short + 1),
      words: ({ other, over }, { sum }) =>
        `$${numberTex(sum)}$ includes large maxima, with which ${other} would have $${over}$ marks or more to spare.`,
    },
    {
      misconception: 'lower_bound_ignored',
      at: 'from',
      wrongly: () => q(0),
      words: ({ other }, { sum }) =>
        `$${numberTex(sum)}$ includes small maxima, with which ${other} would not have passed.`,
    },
    {
      misconception: 'largest_value_only',
      at: 'sum',
      wrongly: (p, { step, from, to }) => q(Math.max(0, ...maxima(p, from, to, Number(step)))),
      words: (_p, { sum }) => `$${numberTex(sum)}$ is the largest possible maximum alone; there are others.`,
    },
    {
      misconception: 'largest_value_left_out',
      at: 'sum',
      wrongly: (p, { step, from, to }) => total(maxima(p, from, to, Number(step)).slice(0, -1)),
      words: (p, { sum }) =>
        `$${numberTex(sum)}$ leaves out $M = ${numberTex(maxima(p, lowest(p), highest(p), stepOf(p)).at(-1) ?? 0)}$, which is still below the upper bound.`,
    },
    {
      misconception: 'smallest_value_left_out',
      at: 'sum',
      wrongly: (p, { step, from, to }) => total(maxima(p, from, to, Number(step)).slice(1)),
      words: (p, { sum }) =>
        `$${numberTex(sum)}$ leaves out $M = ${numberTex(maxima(p, lowest(p), highest(p), stepOf(p))[0] ?? 0)}$, which is above the lower bound already.`,
    },
    {
      misconception: 'bound_itself_included',
      at: 'to',
      wrongly: (_p, { to }) => to.add(1),
      words: ({ other, over }, { sum }) =>
        `$${numberTex(sum)}$ adds a maximum with which ${other} has exactly $${over}$ marks to spare; there must be fewer.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value),
  snapRead: () =>
    'Two scores in per cent, one shortfall, a bound for the other distance, and an unknown pass mark in whole per cent: the maximum has several values.',
  approach: () =>
    'The shortfall ties the maximum to the unknown per cent: a product of two whole numbers. The distance of the two scores bounds the maximum on both sides. So go through divisors.',
  faster: ({ low, high, short, over }, { product }) =>
    `Let $p = ${low} + t$: $M = \\frac{${numberTex(product)}}{t}$ with $t < ${high - low}$ and $t > \\frac{${short}}{${short + over}} \\times ${high - low}$; of these divisors $t$ keep the $M$ with whole scores.`,
  check: (p, { step, from, to }) => {
    const list = maxima(p, from, to, Number(step));
    const at = (m: number) => {
      const pass = (m * p.low) / 100 + p.short;
      return `$M = ${m}$: pass mark $${pass}$ ($${p.low + (100 * p.short) / m}\\%$), scores $${(m * p.low) / 100}$ and $${(m * p.high) / 100}$, so $${(m * p.high) / 100 - pass}$ to spare`;
    };
    return `${list.slice(0, 2).map(at).join('; ')}.`;
  },
  principle:
    'A known number of marks that is an unknown whole per cent of an unknown maximum: the maximum is a divisor, and bounds choose it.',
  verify: ({ low, high, short, over }) => {
    let sum = 0;
    for (let m = 1; m <= 100 * short; m += 1)
      for (let p = low + 1; p < high; p += 1) {
        const [one, pass, other] = [m * low, m * p, m * high];
        if (
          [one, pass, other].every(x => x % 100 === 0) &&
          pass - one === 100 * short &&
          other - pass < 100 * over
        )
          sum += m;
      }
    return q(sum);
  },
});

/** AR.PCT.5 Hard: a maximum that divides a number of marks, between two bounds. */
export const passMarksBetweenBounds: readonly AnyTemplate[] = situation<Unknown>({
  type: 'AR.PCT.5',
  situation: 'unknown-pass-mark',
  tries: 400,
  draw: draw => {
    const [one = '', other = ''] = draw.some(peopleInArithmetic, 2);
    const low = draw.step(20, 45, 1);
    const p = {
      one,
      other,
      low,
      high: low + draw.int(8, 22),
      short: draw.pick([
        9, 10, 12, 15, 16, 18, 20, 21, 24, 27, 28, 30, 32, 33, 35, 36, 40, 42, 45, 48, 54, 60,
      ]),
      over: draw.int(10, 60),
      frame: draw.int(0, 2),
    };
    const step = stepOf(p);
    const list = maxima(p, lowest(p), highest(p), step);
    const loose = maxima(p, lowest(p), highest(p), 1);
    return step <= 50 &&
      list.length >= 2 &&
      list.length <= 4 &&
      loose.length > list.length &&
      list.every(m => m <= 1000)
      ? p
      : null;
  },
  forms: [sumOfMaxima],
});
