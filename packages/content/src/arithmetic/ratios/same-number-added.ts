import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

interface SameAdded {
  /** Two positive whole numbers as a : b; the same whole number is added to both, and they are as c : d. */
  a: number;
  b: number;
  c: number;
  d: number;
  /** The larger number before is at most this. */
  most: number;
  frame: number;
}

const reduced = ({ a, b, c, d }: SameAdded): readonly [Fraction, Fraction] => {
  const [gain, spread] = [b * c - a * d, d - c];
  const common = gcd(gain, spread);
  return [q(spread / common), q(gain / common)];
};

const sumOfAdded = form({
  form: 'sum-of-numbers-added',
  revision: 3,
  band: 'Hard',
  seconds: 95,
  also: ['AL.DIO.1', 'AL.SEQ.1'],
  entry: true,
  stem: ({ a, b, c, d, most, frame }: SameAdded) =>
    frame === 0
      ? `Two positive integers are in the ratio $${a} : ${b}$, and the larger is at most ${most}. When the same positive integer $n$ is added to both, the ratio becomes $${c} : ${d}$. Find the sum of all possible values of $n$.`
      : frame === 1
        ? `The ages of two trees, in whole years, are in the ratio $${a} : ${b}$ today, and $n$ years from now they will be in the ratio $${c} : ${d}$, where $n$ is a positive integer. The older tree is at most ${most} years old today. What is the sum of all possible values of $n$?`
        : `In a game two players have whole numbers of points in the ratio $${a} : ${b}$. Each of them then wins the same whole number of points, and the ratio becomes $${c} : ${d}$. The player who was ahead had at most ${most} points before. Find the sum of all possible values of the number of points that each of them won.`,
  path: path<SameAdded>()
    .step(
      'gain',
      ({ a, b, c, d }) => q(b * c - a * d),
      ({ a, b }) =>
        `Let the numbers be $${a}k$ and $${b}k$. Write the new ratio as an equation and collect $k$ on one side.`,
      ({ a, b, c, d }, { gain }) =>
        `${d}(${a}k + n) = ${c}(${b}k + n) \\Rightarrow ${d - c}n = ${numberTex(gain)}k`,
    )
    .step(
      'unit',
      ({ c, d }, { gain }) => q(d - c).div(q(d - c).gcd(gain)),
      '$n$ must be whole. Cancel the common factor, and see what $k$ must be a multiple of.',
      ({ c, d }, { gain, unit }) =>
        `n = \\frac{${numberTex(gain)}}{${d - c}}k \\Rightarrow ${numberTex(unit)} \\mid k`,
    )
    .quiet('larger', ({ b }) => q(b))
    .step(
      'most',
      ({ most }, { larger }) => q(Math.floor(most / larger.valueOf() + 1e-9)),
      'The bound for the larger number limits $k$.',
      ({ most }, { larger, most: top }) =>
        `${numberTex(larger)}k \\le ${most} \\Rightarrow k \\le ${numberTex(top)}`,
    )
    .step(
      'count',
      (_p, { most, unit }) => q(Math.floor(most.div(unit).valueOf() + 1e-9)),
      'Count the multiples.',
      (_p, { most, unit, count }) =>
        `\\lfloor ${numberTex(most)} \\div ${numberTex(unit)} \\rfloor = ${numberTex(count)}`,
    )
    .step(
      'first',
      ({ c, d }, { gain, unit }) => gain.mul(unit).div(d - c),
      'The smallest multiplier gives the smallest number added.',
      ({ c, d }, { gain, unit, first }) =>
        `n = \\frac{${numberTex(gain)}}{${d - c}} \\times ${numberTex(unit)} = ${numberTex(first)}`,
    )
    .step(
      'sum',
      (_p, { first, count }) => first.mul(count).mul(count.add(1)).div(2),
      'The others are its multiples: add them.',
      (_p, { first, count, sum }) =>
        `${numberTex(first)}(1 + 2 + \\ldots + ${numberTex(count)}) = ${numberTex(first)} \\times ${numberTex(count.mul(count.add(1)).div(2))} = ${numberTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'forgets_whole_amounts',
      at: 'unit',
      wrongly: () => q(1),
      words: (_p, { most }) =>
        `All $${numberTex(most)}$ multipliers were counted, also those for which the number added is a fraction.`,
    },
    {
      misconception: 'does_not_cancel',
      at: 'unit',
      wrongly: ({ c, d }) => (d - c > 1 ? q(d - c) : null),
      words: ({ c, d }, { gain }) =>
        `$k$ was made a multiple of $${d - c}$, though $${numberTex(gain)}$ and $${d - c}$ have a common factor.`,
    },
    {
      misconception: 'bound_on_the_sum',
      at: 'larger',
      wrongly: ({ a, b }) => q(a + b),
      words: ({ most }) => `The bound of ${most} was applied to both numbers together.`,
    },
    {
      misconception: 'bound_on_the_smaller',
      at: 'larger',
      wrongly: ({ a }) => q(a),
      words: ({ most }) => `The smaller number was bounded by ${most}; the larger one then exceeds it.`,
    },
    {
      misconception: 'bound_on_new_number',
      at: 'larger',
      wrongly: p => q(p.b).add(reduced(p)[1].div(reduced(p)[0])),
      words: ({ most }) => `The bound of ${most} was applied to the larger number after the addition.`,
    },
    {
      misconception: 'gives_the_greatest',
      at: 'sum',
      wrongly: (_p, { first, count }) => first.mul(count),
      words: (_p, { sum }) => `$n = ${numberTex(sum)}$ is the largest value alone; the sum of all is asked.`,
    },
    {
      misconception: 'next_multiple_added',
      at: 'count',
      wrongly: (_p, { count }) => count.add(1),
      words: ({ most }, { count }) => `$${numberTex(count)}$ multiples lead beyond the bound of ${most}.`,
    },
    {
      misconception: 'limit_left_out',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: () => 'The largest multiple still keeps the bound and belongs to the sum.',
    },
    {
      misconception: 'adds_multipliers',
      at: 'first',
      wrongly: (_p, { unit }) => unit,
      words: () => 'The multipliers of the first ratio were added, not the numbers that are added to both.',
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'Two ratios with one unknown added to both numbers, a bound, and whole numbers: all values of the unknown.',
  approach: () =>
    'The new ratio ties the number added to the multiplier. For it to be whole the multiplier has to be a multiple of something; the bound ends the list, and an arithmetic progression is added.',
  faster: ({ a, b, c, d }, { unit, first, count }) =>
    `The difference stays: $${b - a}k = ${d - c}m$. So $k$ is a multiple of $${numberTex(unit)}$, each step adds $${numberTex(first)}$ to $n$: $${numberTex(first)}(1 + \\ldots + ${numberTex(count)})$.`,
  check: ({ a, b, c, d, most }, { unit, count, gain }) => {
    const k = unit.mul(count);
    const n = k.mul(gain).div(d - c);
    return `The last pair is $${numberTex(k.mul(a))}, ${numberTex(k.mul(b))}$ with $n = ${numberTex(n)}$: $${numberTex(k.mul(a).add(n))} : ${numberTex(k.mul(b).add(n))} = ${c} : ${d}$; the next larger number, $${numberTex(k.add(unit).mul(b))}$, exceeds ${most}.`;
  },
  principle:
    'Adding the same to both terms keeps their difference: compare the differences of two ratios, and ask for whole numbers.',
  verify: ({ a, b, c, d, most }) => {
    const found = new Set<number>();
    for (let k = 1; b * k <= most; k += 1)
      for (let n = 1; n <= 20 * most; n += 1) if ((a * k + n) * d === (b * k + n) * c) found.add(n);
    return q([...found].reduce((sum, n) => sum + n, 0));
  },
});

const sameAdded = situation<SameAdded>({
  type: 'AR.RAT.3',
  situation: 'same-number-added',
  tries: 12,
  draw: draw => {
    const [a, c] = [draw.int(2, 8), draw.int(2, 12)];
    const p = {
      a,
      b: a + draw.int(1, 9),
      c,
      d: c + draw.int(2, 9),
      most: draw.step(60, 480, 10),
      frame: draw.int(0, 2),
    };
    if (gcd(p.a, p.b) !== 1 || gcd(p.c, p.d) !== 1 || p.b * p.c <= p.a * p.d || p.d > 17) return null;
    const [unit] = reduced(p);
    const count = Math.floor(p.most / p.b / unit.valueOf());
    return unit.gt(1) && gcd(p.b * p.c - p.a * p.d, p.d - p.c) > 1 && count >= 3 && count <= 12 ? p : null;
  },
  forms: [sumOfAdded],
});

export const sameNumberAdded: readonly AnyTemplate[] = sameAdded;
