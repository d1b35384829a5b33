import { path } from '../../path.ts';
import { fractionTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Net {
  n: number;
  way: boolean;
}

const divisors = (n: number) => {
  const list: number[] = [];
  for (let d = 1; d <= n; d += 1) if (n % d === 0) list.push(d);
  return list;
};
/** LaTeX of the prime factors of a square. */
function squareTex(n: number): string {
  const parts: string[] = [];
  let rest = n;
  for (let p = 2; rest > 1; p += 1) {
    let e = 0;
    while (rest % p === 0) {
      rest /= p;
      e += 1;
    }
    if (e > 0) parts.push(`${p}^{${2 * e}}`);
  }
  return parts.join(' \\times ');
}

const wholePairs = form({
  form: 'pairs-of-whole-times',
  band: 'Hard',
  also: ['AL.DIO.4', 'NS.FAC.1'],
  entry: true,
  seconds: 100,
  stem: ({ n, way }: Net) =>
    way
      ? `Working alone, an inlet fills a tank in $x$ hours and an outlet empties the full tank in $y$ hours, where $x$ and $y$ are positive integers. With both open, the empty tank is full in exactly $${n}$ hours. How many pairs $(x, y)$ are possible?`
      : `With its tap running and its plug out, a bath is full after $${n}$ minutes. The tap alone would need a whole number of minutes to fill it, and with the tap off the full bath would drain in a whole number of minutes. What is the number of possible times for the drain?`,
  path: path<Net>()
    .step(
      'square',
      ({ n }) => q(n * n),
      'Clear fractions in the equation of the rates and complete the product: both brackets multiply to a square.',
      ({ n }, { square }) =>
        `\\frac1x - \\frac1y = \\frac{1}{${n}} \\;\\Rightarrow\\; (${n} - x)(${n} + y) = ${square}`,
    )
    .step(
      'divisors',
      (_p, { square }) => q(divisors(square.valueOf()).length),
      'The first bracket is a positive divisor. Count the divisors of the square.',
      ({ n }, { square, divisors: d }) => `${square} = ${squareTex(n)}: \\quad ${d} \\text{ divisors}`,
    )
    .quiet('middle', () => q(1))
    .step(
      'pairs',
      (_p, { divisors: d, middle }) => d.sub(middle).div(2),
      'The first bracket must be less than the second, since the root itself would give $x = 0$. Leave the middle divisor out and halve.',
      (_p, { divisors: d, pairs }) => `\\frac{${d} - 1}{2} = ${pairs}`,
    ),
  slips: [
    {
      misconception: 'counts_as_for_two_inlets',
      at: 'middle',
      wrongly: () => q(-1),
      words: ({ n }) =>
        `The middle divisor $${n}$ is counted too; it would mean $x = 0$, a tap that needs no time.`,
    },
    {
      misconception: 'ordered_pairs_of_factors',
      at: 'pairs',
      wrongly: (_p, { divisors: d }) => d,
      words: ({ n }, { divisors: d }) =>
        `All $${d}$ divisors are counted, but a bracket $${n} - x$ above $${n}$ makes $x$ negative.`,
    },
    {
      misconception: 'divisors_of_the_number_itself',
      at: 'square',
      wrongly: ({ n }) => q(n),
      words: ({ n }) => `The divisors of $${n}$ were counted; the product of the brackets is its square.`,
    },
    {
      misconception: 'middle_left_out_without_halving',
      at: 'pairs',
      wrongly: (_p, { divisors: d }) => d.sub(1),
      words: (_p, { divisors: d }) =>
        `Of $${d}$ divisors only one was left out; the larger half gives negative times.`,
    },
    {
      misconception: 'trivial_divisor_left_out',
      at: 'pairs',
      wrongly: (_p, { divisors: d }) => d.sub(3).div(2),
      words: ({ n }) =>
        `The divisor $1$ was left out, yet $x = ${n - 1}$ and $y = ${n * n - n}$ are possible times.`,
    },
    {
      misconception: 'divisors_of_the_number_itself',
      at: 'pairs',
      wrongly: ({ n }) => q(divisors(n).length),
      words: ({ n }) => `That counts each divisor of $${n}$ once; the brackets multiply to its square.`,
    },
    {
      misconception: 'divisors_of_double',
      at: 'square',
      wrongly: ({ n }) => q(2 * n),
      words: ({ n }) => `The divisors of $2 \\times ${n}$ were counted: a square was written as a double.`,
    },
    {
      misconception: 'divisors_of_the_cube',
      at: 'square',
      wrongly: ({ n }) => (n < 100 ? q(n * n * n) : null),
      words: ({ n }) => `The brackets were multiplied to $${n}^3$; clearing the fractions gives the square.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 1,
  snapRead: () =>
    'A net rate is given and both times are whole: an equation for integers rather than for numbers.',
  approach: () =>
    'The reciprocals turn into a product of two brackets with a fixed value. Positive times mean a first bracket below the root.',
  faster: ({ n }) =>
    `$x = ${n} - d$ for each divisor $d < ${n}$ of $${n}^2 = ${squareTex(n)}$: half of those other than $${n}$.`,
  check: ({ n }) => {
    const d = divisors(n * n)
      .filter(x => x < n)
      .at(-1) as number;
    return `The largest such divisor, $${d}$, gives $x = ${n - d}$, $y = ${(n * n) / d - n}$, and $\\frac{1}{${n - d}} - \\frac{1}{${(n * n) / d - n}} = ${fractionTex(q(1, n - d).sub(q(1, (n * n) / d - n)))}$.`;
  },
  principle:
    'An equation of reciprocals with whole unknowns becomes a product: count divisors, and keep the sign conditions.',
  verify: ({ n }) => {
    let count = 0;
    for (let x = 1; x < n; x += 1) if ((n * x) % (n - x) === 0) count += 1;
    return q(count);
  },
});

/** AR.TNW.5 Hard: whole times of an inlet and an outlet. */
export const wholeHours: readonly AnyTemplate[] = [
  ...situation<Net>({
    type: 'AR.TNW.5',
    situation: 'net-time-with-whole-times',
    draw: draw => {
      const n = draw.int(10, 120);
      return divisors(n).length >= 4 ? { n, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [wholePairs],
  }),
];
