import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Range {
  /** x³ + 1/x³ lies strictly between −low and high. */
  low: number;
  high: number;
  frame: number;
}

const cube = (k: number) => k ** 3 - 3 * k;
/** The greatest k ≥ 2 whose sum of cubes is below a bound. */
const last = (bound: number) => {
  let k = 2;
  while (cube(k + 1) < bound) k += 1;
  return k;
};

const numbers = form({
  form: 'numbers-with-cubes-in-a-range',
  band: 'Hard',
  also: ['AL.QUA.3', 'AL.INQ.3'],
  seconds: 110,
  entry: true,
  likely: true,
  stem: ({ low, high, frame }: Range) =>
    frame === 0
      ? `For how many real numbers $x$ is $x + \\frac{1}{x}$ an integer and $-${low} < x^3 + \\frac{1}{x^3} < ${high}$?`
      : frame === 1
        ? `Let $k = x + \\frac{1}{x}$ be an integer for a real number $x$, while $x^3 + \\frac{1}{x^3}$ lies strictly between $-${low}$ and $${high}$. How many values can $x$ take?`
        : `A real number and its reciprocal add up to an integer. The sum of their cubes is more than $-${low}$ and less than $${high}$. How many such numbers are there?`,
  path: path<Range>()
    .step(
      'up',
      ({ high }) => q(last(high)),
      'Call the integer $k$; the cubes add up to $k^3 - 3k$, which grows with $k$ from $k = 2$ on. Find the greatest $k$.',
      ({ high }, { up }) =>
        `${up}^3 - 3 \\times ${up} = ${cube(up.valueOf())} < ${high} \\le ${cube(up.valueOf() + 1)}`,
    )
    .step(
      'down',
      ({ low }) => q(last(low)),
      'Changing the sign of $k$ changes that of the sum of cubes. Find the smallest $k$, of the other sign.',
      ({ low }, { down }) =>
        `-${down}: \\ -${cube(down.valueOf())} > -${low} \\ge -${cube(down.valueOf() + 1)}`,
    )
    .quiet('inner', () => q(2))
    .step(
      'pairs',
      (_p, { up, down }) => up.sub(2).add(down.sub(2)).mul(2),
      'For $|k| > 2$ the quadratic for $x$ has two different real roots, which are reciprocals of each other.',
      (_p, { up, down, pairs }) => `2 \\times (${up} - 2) + 2 \\times (${down} - 2) = ${pairs}`,
    )
    .step(
      'count',
      (_p, { pairs, inner }) => pairs.add(inner),
      'For $|k| < 2$ there is no real $x$, and for $k = 2$ and $k = -2$ only one each. Add these.',
      (_p, { pairs, count }) => `k = \\pm 2: \\ x = \\pm 1; \\quad ${pairs} + 2 = ${count}`,
    ),
  slips: [
    {
      misconception: 'double_root_counted_twice',
      at: 'inner',
      wrongly: () => q(4),
      words: () =>
        'For $k = 2$ and $k = -2$ two numbers each were counted, but $x = 1$ and $x = -1$ are their own reciprocals.',
    },
    {
      misconception: 'double_root_forgotten',
      at: 'inner',
      wrongly: () => q(0),
      words: () => 'The numbers $1$ and $-1$, with $k = 2$ and $k = -2$, were left out.',
    },
    {
      misconception: 'counts_the_integers',
      at: 'count',
      wrongly: (_p, { up, down }) => up.add(down).add(1),
      words: (_p, { up, down }) =>
        `All integers $k$ from $-${down}$ to $${up}$ were counted, one number for each; most belong to two numbers, those near zero to none.`,
    },
    {
      misconception: 'small_sums_allowed',
      at: 'count',
      wrongly: (_p, { up, down }) => up.add(down).add(1).mul(2),
      words: (_p, { up, down, count }) =>
        `$${count}$ gives two numbers to every integer $k$ from $-${down}$ to $${up}$; $k = \\pm 2$ have one each, and $k = -1, 0, 1$ none.`,
    },
    {
      misconception: 'roots_of_one_taken_as_real',
      at: 'inner',
      wrongly: () => q(6),
      words: () =>
        'For $k = 1$ and $k = -1$ two numbers each were added; the quadratic $x^2 - kx + 1 = 0$ has no real roots there.',
    },
    {
      misconception: 'middle_terms_forgotten',
      at: 'up',
      wrongly: ({ high }, { up }) => {
        let k = 2;
        while ((k + 1) ** 3 < high) k += 1;
        return up.equals(k) ? null : q(k);
      },
      words: ({ high }, { up }) =>
        `$k^3 < ${high}$ gives $k \\le ${up}$; in the cube of the sum $3k$ stands besides the two cubes.`,
    },
    {
      misconception: 'negative_side_forgotten',
      at: 'count',
      wrongly: (_p, { up }) => up.sub(2).mul(2).add(1),
      words: (_p, { count }) =>
        `$${count}$ counts only positive numbers; negative ones have negative sums of cubes, which are allowed down to the lower bound.`,
    },
    {
      misconception: 'reciprocals_counted_once',
      at: 'pairs',
      wrongly: (_p, { up, down }) => up.sub(2).add(down.sub(2)),
      words: () => 'A number and its reciprocal were counted as one; both satisfy the conditions.',
    },
    {
      misconception: 'one_integer_too_many',
      at: 'up',
      wrongly: (_p, { up }) => up.add(1),
      words: ({ high }, { up }) =>
        `For $k = ${up}$ the sum of cubes is $${cube(up.valueOf())}$, not below $${high}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'A number and its reciprocal with a whole sum, and a range for the sum of their cubes: the numbers are counted.',
  approach: () =>
    'The range bounds the whole sum on both sides. Then see how many real numbers belong to each sum: two, one or none.',
  faster: ({ low, high }, { up, down }) =>
    `$k(k^2 - 3)$ lies between $-${low}$ and $${high}$ for $k$ from $-${down}$ to $${up}$; two numbers for each with $|k| > 2$, one for $\\pm 2$.`,
  check: ({ low, high }, { up, down }) => {
    const [k, j] = [up.valueOf(), down.valueOf()];
    return `$k = ${k}$ gives $${cube(k)}$ and $k = ${k + 1}$ gives $${cube(k + 1)}$ (bound $${high}$); $k = -${j}$ gives $-${cube(j)}$ and $k = -${j + 1}$ gives $-${cube(j + 1)}$ (bound $-${low}$).`;
  },
  principle:
    'A number and its reciprocal add up to at least two in size: two numbers for each larger sum, one at two, none below.',
  verify: ({ low, high }) => {
    const found = new Set<string>();
    for (let k = -40; k <= 40; k += 1) {
      const d = k * k - 4;
      if (d < 0) continue;
      for (const x of [(k + Math.sqrt(d)) / 2, (k - Math.sqrt(d)) / 2]) {
        const sum = x ** 3 + 1 / x ** 3;
        if (sum > -low && sum < high) found.add(x.toFixed(9));
      }
    }
    return q(found.size);
  },
});

/** AL.POL.2 Hard: how many numbers have a whole sum with their reciprocal and bounded cubes. */
export const cubesInARange: readonly AnyTemplate[] = situation<Range>({
  type: 'AL.POL.2',
  situation: 'cubes-in-a-range',
  draw: draw => {
    const around = (k: number) => draw.int(cube(k) + 3, cube(k + 1) - 1);
    const [low, high] = [around(draw.int(3, 8)), around(draw.int(4, 10))];
    return low === high ? null : { low, high, frame: draw.int(0, 2) };
  },
  forms: [numbers],
});
