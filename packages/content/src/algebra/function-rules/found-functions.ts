import { path } from '../../path.ts';
import { fractionTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

const size = (n: number) => (n === 1 ? '' : String(n));
const shown = (value: Parameters<typeof fractionTex>[0]) => `$${fractionTex(value)}$`;

interface Found {
  /** af(x) + bf(1/(1 − x)) = cx + k; p and r stay for the order in which numbers are drawn. */
  a: number;
  b: number;
  p: number;
  r: number;
  k: number;
  c: number;
  way: boolean;
}

const cycle = form({
  form: 'cycle-of-three',
  revision: 2,
  likely: true,
  band: 'Hard',
  also: ['AL.LIN.4'],
  seconds: 105,
  suits: ({ a, b, c }: Found) => a !== b && c % 2 === 0,
  stem: ({ a, b, c, k, way }: Found) =>
    way
      ? `For all real $x$ other than $0$ and $1$, $${size(a)}f(x) + ${size(b)}f\\left(\\frac{1}{1 - x}\\right) = ${c}x + ${k}$. What is $f(2) + f(-1) + f\\left(\\frac{1}{2}\\right)$?`
      : `A function satisfies $${size(a)}f(x) + ${size(b)}f\\left(\\frac{1}{1 - x}\\right) = ${c}x + ${k}$ wherever both sides have a meaning. Find the sum of $f(2)$, $f(-1)$ and $f\\left(\\frac{1}{2}\\right)$.`,
  path: path<Found>()
    .quiet('args', () => q(3, 2))
    .step(
      'right',
      ({ c, k }, { args }) => args.mul(c).add(3 * k),
      'Put in $2$, $-1$ and a half: each is the partner of the one before, and the third leads back to $2$. Add the three right-hand sides.',
      ({ c, k }, { right }) =>
        `${c}\\left(2 - 1 + \\frac{1}{2}\\right) + 3 \\times ${k} = ${fractionTex(right)}`,
    )
    .quiet('factor', ({ a, b }) => q(a + b))
    .step(
      'sum',
      (_p, { right, factor }) => right.div(factor),
      'On the left each of the three values stands with both coefficients.',
      ({ a, b }, { right, sum }) =>
        `(${a} + ${b}) \\times S = ${fractionTex(right)}, \\quad S = ${fractionTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'constant_added_once',
      at: 'right',
      wrongly: ({ c, k }, { args }) => args.mul(c).add(k),
      words: ({ k }) => `The constant $${k}$ stands in each of the three equations.`,
    },
    {
      misconception: 'sign_of_an_argument',
      at: 'args',
      wrongly: () => q(7, 2),
      words: () => 'The argument $-1$ was added as $1$.',
    },
    {
      misconception: 'one_coefficient_left_out',
      at: 'factor',
      wrongly: ({ a, b }) => (a + b > 2 ? q(a) : null),
      words: ({ b }) => `Each value also stands once with the coefficient $${b}$.`,
    },
    {
      misconception: 'subtracts_the_coefficients',
      at: 'factor',
      wrongly: ({ a, b }) => q(Math.abs(a - b)),
      words: ({ a, b }) => `The coefficients $${a}$ and $${b}$ of each value add up; they were subtracted.`,
    },
    {
      misconception: 'cycle_of_two',
      at: 'right',
      wrongly: ({ c, k }) => q(c).add(2 * k),
      words: () => 'Only $2$ and $-1$ were put in, as if they were partners of each other.',
    },
    {
      misconception: 'sum_of_coefficients_counted_thrice',
      at: 'factor',
      wrongly: ({ a, b }) => q(a + 2 * b),
      words: ({ b }) => `Each value is the partner of only one number, so $${b}$ counts once.`,
    },
    {
      misconception: 'half_left_out',
      at: 'args',
      wrongly: () => q(1),
      words: () => 'The argument one half is missing on the right.',
    },
  ],
  show: value => shown(value),
  plausible: value => value.valueOf() > 0 && value.d <= 20n,
  snapRead: () =>
    'The partner of $x$ is not symmetric: partner of partner is another number. Follow it until it comes back.',
  approach: () =>
    'Starting from $2$ the partners are $-1$, one half, and $2$ again. Three equations close up, and their sum is simple.',
  check: ({ a, b, c, k }) => {
    const det = a ** 3 + b ** 3;
    const rhs = [2 * c + k, -c + k, c / 2 + k];
    const f = (i: number) =>
      q(
        a * a * (rhs[i % 3] ?? 0) * 2 -
          a * b * (rhs[(i + 1) % 3] ?? 0) * 2 +
          b * b * (rhs[(i + 2) % 3] ?? 0) * 2,
        det * 2,
      );
    return `Solved singly, the values are $${fractionTex(f(0))}$, $${fractionTex(f(1))}$ and $${fractionTex(f(2))}$.`;
  },
  principle:
    'Follow the substitution until it closes: the values on the cycle satisfy a system that can be added.',
  verify: ({ a, b, c, k }) => {
    const det = a ** 3 + b ** 3;
    const rhs = [2 * c + k, -c + k, c / 2 + k];
    const f = (i: number) =>
      (a * a * (rhs[i % 3] ?? 0) - a * b * (rhs[(i + 1) % 3] ?? 0) + b * b * (rhs[(i + 2) % 3] ?? 0)) / det;
    return nearFraction(f(0) + f(1) + f(2), 40);
  },
});

/** AL.FUN.2 Hard: three values whose arguments lead to one another. */
export const foundFunctions: readonly AnyTemplate[] = situation<Found>({
  type: 'AL.FUN.2',
  situation: 'found-function',
  draw: draw => ({
    a: draw.int(1, 6),
    b: draw.int(1, 5),
    p: draw.int(1, 18),
    r: draw.int(1, 18),
    k: draw.int(5, 90),
    c: draw.int(2, 12),
    way: draw.chance(0.5),
  }),
  forms: [cycle],
});
