import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Quotient {
  /** −low < (px² + kx + p)/(x² + sx + 1) < high for every x. */
  p: number;
  s: 1 | -1;
  low: number;
  high: number;
  way: boolean;
}

type Range = readonly Fraction[];
/** Integers strictly within a distance of a centre: the first and the last of them. */
const around = (centre: Fraction, distance: Fraction): Range => [
  centre.sub(distance).floor().add(1),
  centre.add(distance).ceil().sub(1),
];
const both = ([a = q(0), b = q(0)]: Range, [c = q(0), d = q(0)]: Range): Range => [
  a.compare(c) > 0 ? a : c,
  b.compare(d) < 0 ? b : d,
];
const total = ([a = q(0), b = q(0)]: Range) => a.add(b).mul(b.sub(a).add(1)).div(2);
const shown = ([a, b]: Range) => `${a} \\le k \\le ${b}`;
const below = ({ s }: Quotient) => polynomialTex([1, s, 1]);
const above = ({ p }: Quotient) => `${p === 1 ? '' : p}x^2 + kx + ${p}`;

const everyX = form({
  form: 'quotient-between-bounds-for-every-x',
  band: 'Hard',
  also: ['AL.INQ.2', 'AL.INQ.3'],
  seconds: 110,
  likely: true,
  stem: (p: Quotient) =>
    p.way
      ? `For certain integers $k$ the inequality $-${p.low} < \\frac{${above(p)}}{${below(p)}} < ${p.high}$ holds for every real $x$. What is the sum of these integers?`
      : `Whatever real number $x$ is, the value of $\\frac{${above(p)}}{${below(p)}}$ is more than $-${p.low}$ and less than $${p.high}$. Find the sum of all integers $k$ for which this is true.`,
  path: path<Quotient>()
    .quiet('four', () => q(2))
    .step(
      'upper',
      ({ p, s, high }, { four }): Range => around(q(s * high), four.mul(high - p)),
      'The denominator is positive for every $x$, so one may multiply by it. The upper bound becomes a quadratic that is always positive: its discriminant is negative.',
      ({ p, s, high }, { upper }) =>
        `${polynomialTex([high - p, 0, 0])} + (${s * high} - k)x + ${high - p} > 0: \\quad (k ${addedTex(-s * high)})^2 < ${4 * (high - p) ** 2}, \\quad ${shown(upper)}`,
    )
    .step(
      'lower',
      ({ p, s, low }, { four }): Range => around(q(-s * low), four.mul(low + p)),
      'Do the same with the lower bound.',
      ({ p, s, low }, { lower }) =>
        `${polynomialTex([low + p, 0, 0])} + (k ${addedTex(s * low)})x + ${low + p} > 0: \\quad (k ${addedTex(s * low)})^2 < ${4 * (low + p) ** 2}, \\quad ${shown(lower)}`,
    )
    .step(
      'common',
      (_p, { upper, lower }): Range => both(upper, lower),
      'Both must hold: take the common part.',
      (_p, { common }) => shown(common),
    )
    .step(
      'sum',
      (_p, { common }) => total(common),
      'Add these integers.',
      (_p, { common: [a = q(0), b = q(0)], sum }) =>
        `\\frac{${b.sub(a).add(1)}}{2}\\left(${a} ${addedTex(b)}\\right) = ${sum}`,
    ),
  slips: [
    {
      misconception: 'upper_bound_alone',
      at: 'common',
      wrongly: (_p, { upper }) => upper,
      words: ({ low }, { upper: [a, b] }) =>
        `From $${a}$ to $${b}$ only the upper bound holds for every $x$; the bound $-${low}$ was not used.`,
    },
    {
      misconception: 'lower_bound_alone',
      at: 'common',
      wrongly: (_p, { lower }) => lower,
      words: ({ high }, { lower: [a, b] }) =>
        `From $${a}$ to $${b}$ only the lower bound holds for every $x$; the bound $${high}$ was not used.`,
    },
    {
      misconception: 'ends_counted',
      at: 'common',
      wrongly: (_p, { common: [a = q(0), b = q(0)] }) => [a.sub(1), b.add(1)],
      words: (_p, { common: [a, b] }) =>
        `At $k = ${a}$ and $k = ${b}$ a discriminant is zero: for one $x$ the bound is reached.`,
    },
    {
      misconception: 'one_end_counted',
      at: 'common',
      wrongly: (_p, { common: [a = q(0), b = q(0)] }) => [a, b.add(1)],
      words: (_p, { common: [, b] }) => `$k = ${b}$ was added too; there one bound is reached for some $x$.`,
    },
    {
      misconception: 'one_end_counted',
      at: 'common',
      wrongly: (_p, { common: [a = q(0), b = q(0)] }) => [a.sub(1), b],
      words: (_p, { common: [a] }) => `$k = ${a}$ was added too; there one bound is reached for some $x$.`,
    },
    {
      misconception: 'factor_four_lost',
      at: 'four',
      wrongly: () => q(1),
      words: ({ p, high }) =>
        `In the discriminant $${high - p}^2$ was used for $4 \\times ${high - p}^2$, and the same below.`,
    },
    {
      misconception: 'middle_term_of_denominator_lost',
      at: 'upper',
      wrongly: ({ p, high }) => around(q(0), q(2 * (high - p))),
      words: ({ high }) =>
        `Multiplying by the denominator, $${high}$ also multiplies its middle term; that was left out above.`,
    },
    {
      misconception: 'sign_of_middle_term',
      at: 'lower',
      wrongly: ({ p, s, low }) => around(q(s * low), q(2 * (low + p))),
      words: ({ s, low }) =>
        `For the lower bound the middle coefficient is $k ${addedTex(s * low)}$, not $k ${addedTex(-s * low)}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n,
  snapRead: () =>
    'A quotient of quadratics stays between two bounds for every real $x$: two discriminants for one integer.',
  approach: () =>
    'The denominator is always positive, so each bound becomes a quadratic that is positive everywhere. Each discriminant gives a range for $k$; add the integers common to both.',
  faster: ({ p, s, low, high }) =>
    `$|k ${addedTex(-s * high)}| < ${2 * (high - p)}$ and $|k ${addedTex(s * low)}| < ${2 * (low + p)}$: the common part, and its integers by mean times number.`,
  check: ({ p, s, low, high }, { common: [a = q(0), b = q(0)] }) => {
    const upper = (k: number) => (k - s * high) ** 2 - 4 * (high - p) ** 2;
    const lower = (k: number) => (k + s * low) ** 2 - 4 * (low + p) ** 2;
    const at = (k: number) => `$${upper(k)}$ and $${lower(k)}$`;
    return `The two discriminants are ${at(a.valueOf())} at $k = ${a}$, ${at(b.valueOf())} at $k = ${b}$; one step further on either side one of them is no longer negative.`;
  },
  principle:
    'A bound that holds for every x is a negative discriminant once the positive denominator has been multiplied away.',
  verify: ({ p, s, low, high }) => {
    let sum = 0;
    for (let k = -60; k <= 60; k += 1) {
      let fits = true;
      for (let i = -400; i <= 400 && fits; i += 1) {
        const x = i / 40;
        const value = (p * x * x + k * x + p) / (x * x + s * x + 1);
        fits = value > -low + 1e-9 && value < high - 1e-9;
      }
      if (fits) sum += k;
    }
    return q(sum);
  },
});

/** AL.QUA.3 Hard: a quotient of quadratics between bounds for every x. */
export const boundedQuotient: readonly AnyTemplate[] = situation<Quotient>({
  type: 'AL.QUA.3',
  situation: 'bounded-quotient',
  tries: 20,
  draw: draw => {
    const p = draw.int(1, 3);
    const [low, high] = [draw.int(1, 9), draw.int(p + 1, 11)];
    const count = low + high - 1;
    return low - high + 4 * p === 0 || count < 4 || count > 14
      ? null
      : { p, s: draw.pick([1, -1] as const), low, high, way: draw.chance(0.5) };
  },
  forms: [everyX],
});
