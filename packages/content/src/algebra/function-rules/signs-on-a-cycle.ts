import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Cycle {
  /** af(x) + bf(1/(1 − x)) = cx + k with an unknown integer k; c is even. */
  a: number;
  b: number;
  c: number;
  /** Places on the cycle 2, −1, 1/2 of the positive and of the negative value. */
  plus: 0 | 1 | 2;
  minus: 0 | 1 | 2;
  way: boolean;
}

const size = (n: number) => (n === 1 ? '' : String(n));
const argument = ['2', '-1', '\\tfrac{1}{2}'] as const;
const at = (i: number) => argument[i % 3] as string;
const value = (i: number) => `f\\left(${at(i)}\\right)`;
const times = [2, -1, 0.5] as const;
/** The right-hand side at a place of the cycle, without k. */
const right = ({ c }: Cycle, i: number) => q(c).mul(times[i % 3] ?? 0);
/** Of the numerator of the value at a place, the part without k: it is that of k times a² − ab + b². */
const constant = (p: Cycle, i: number, sign = 1) =>
  right(p, i)
    .mul(p.a * p.a)
    .sub(right(p, i + 1).mul(sign * p.a * p.b))
    .add(right(p, i + 2).mul(p.b * p.b));
const coefficient = ({ a, b }: Cycle) => q(a * a - a * b + b * b);
const zeroOf = (p: Cycle, i: number) => constant(p, i).neg().div(coefficient(p));
const linear = (p: Cycle, i: number) => {
  const rest = constant(p, i);
  const k = coefficient(p);
  return `${k.equals(1) ? '' : k}k ${rest.s < 0n ? '-' : '+'} ${fractionTex(rest.abs())}`;
};
const above = (x: Fraction) => x.floor().add(1);
const below = (x: Fraction) => x.ceil().sub(1);

const signs = form({
  form: 'constants-with-given-signs',
  revision: 2,
  band: 'Hard',
  also: ['AL.LIN.4', 'AL.INQ.3'],
  seconds: 125,
  entry: true,
  likely: true,
  stem: ({ a, b, c, plus, minus, way }: Cycle) =>
    way
      ? `For all real $x$ other than $0$ and $1$, $${size(a)}f(x) + ${size(b)}f\\left(\\frac{1}{1 - x}\\right) = ${c}x + k$ with an integer $k$. For how many values of $k$ is $${value(plus)}$ positive and $${value(minus)}$ negative?`
      : `A function satisfies $${size(a)}f(x) + ${size(b)}f\\left(\\frac{1}{1 - x}\\right) = ${c}x + k$ for all real $x$ other than $0$ and $1$. How many integers $k$ are there such that $${value(minus)} < 0 < ${value(plus)}$?`,
  path: path<Cycle>()
    .step(
      'lower',
      p => zeroOf(p, p.plus),
      ({ a, b, plus }) =>
        `Put in $2$, $-1$ and a half: each is the partner of the one before, and the third leads back to $2$. To keep $${value(plus)}$ alone, multiply its equation by $${a}^2$, the next one by $-${a} \\times ${b}$ and the third by $${b}^2$, and add: the other two values cancel.`,
      (p, { lower }) =>
        `(${p.a}^3 + ${p.b}^3)\\,${value(p.plus)} = ${linear(p, p.plus)} > 0 \\Rightarrow k > ${fractionTex(lower)}`,
    )
    .step(
      'upper',
      p => zeroOf(p, p.minus),
      ({ minus }) => `In the same way for $${value(minus)}$, beginning with its own equation.`,
      (p, { upper }) =>
        `(${p.a}^3 + ${p.b}^3)\\,${value(p.minus)} = ${linear(p, p.minus)} < 0 \\Rightarrow k < ${fractionTex(upper)}`,
    )
    .step(
      'count',
      (_p, { lower, upper }) => below(upper).sub(above(lower)).add(1),
      'Count the integers strictly between.',
      (_p, { lower, upper, count }) => `${above(lower)} \\le k \\le ${below(upper)}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'cycle_of_two',
      at: 'count',
      wrongly: p => {
        if (p.a === p.b) return null;
        const zero = (i: number) =>
          right(p, i)
            .mul(p.a)
            .sub(right(p, i + 1).mul(p.b))
            .neg()
            .div(p.a - p.b);
        const [x, y] = [zero(p.plus), zero(p.minus)];
        const [low, high] = x.compare(y) < 0 ? [x, y] : [y, x];
        return below(high).sub(above(low)).add(1);
      },
      words: (_p, { count }) =>
        `$${count}$ takes each argument and its partner as a pair; the partner of the partner is a third number, not the first.`,
    },
    {
      misconception: 'sign_of_the_second_multiplier',
      at: 'count',
      wrongly: p => {
        const zero = (i: number) => constant(p, i, -1).neg().div(coefficient(p));
        const [x, y] = [zero(p.plus), zero(p.minus)];
        const [low, high] = x.compare(y) < 0 ? [x, y] : [y, x];
        return below(high).sub(above(low)).add(1);
      },
      words: (p, { count }) => {
        const zero = (i: number) => constant(p, i, -1).neg().div(coefficient(p));
        const bounds = [zero(p.plus), zero(p.minus)].sort((x, y) => x.compare(y));
        return `$${count}$ integers lie between $${bounds.map(bound => fractionTex(bound)).join('$ and $')}$, the bounds with $+${p.a} \\times ${p.b}$ as the second multiplier; then the other values do not cancel.`;
      },
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { lower, upper }) => below(upper).sub(above(lower)),
      words: (_p, { lower, upper, count }) =>
        `$${below(upper)} - ${above(lower).s < 0n ? `(${above(lower)})` : above(lower)} = ${count}$ leaves one end out.`,
    },
    {
      misconception: 'one_condition_from_zero',
      at: 'lower',
      wrongly: (_p, { lower, upper }) => (upper.gt(1) && lower.lt(-1) ? q(0) : null),
      words: (_p, { upper, count }) =>
        `$${count}$ counts positive $k$ below $${fractionTex(upper)}$ only; $k$ may be zero or negative.`,
    },
    {
      misconception: 'partner_ignored',
      at: 'count',
      wrongly: p => {
        const [x, y] = [right(p, p.plus).neg(), right(p, p.minus).neg()];
        const [low, high] = x.compare(y) < 0 ? [x, y] : [y, x];
        return below(high).sub(above(low)).add(1);
      },
      words: (_p, { count }) =>
        `$${count}$ looks at the signs of the right-hand sides; they are sums of two values each.`,
    },
    {
      misconception: 'bounds_included',
      at: 'count',
      wrongly: (_p, { lower, upper }) =>
        lower.d === 1n && upper.d === 1n ? upper.sub(lower).add(1) : below(upper).sub(above(lower)).add(3),
      words: (_p, { lower, upper, count }) =>
        `$${count}$ includes integers at or beyond $${fractionTex(lower)}$ and $${fractionTex(upper)}$.`,
    },
    {
      misconception: 'both_ends_left_out',
      at: 'count',
      wrongly: (_p, { lower, upper }) => below(upper).sub(above(lower)).sub(1),
      words: (_p, { lower, upper, count }) =>
        `$${count}$ leaves out both $k = ${above(lower)}$ and $k = ${below(upper)}$, which fit.`,
    },
  ],
  show: x => plain(x),
  plausible: x => x.d === 1n && x.valueOf() > 0,
  snapRead: () =>
    'The partner of $x$ is not symmetric: partner of partner is another number. Three values depend on one another, and the signs of two of them bound a constant.',
  approach: () =>
    'Starting from $2$ the partners are $-1$, one half, and $2$ again: three linear equations. Solve for the two values that matter; each sign is then a bound for the constant.',
  check: p => {
    const f = (i: number, k: number) =>
      constant(p, i)
        .add(coefficient(p).mul(k))
        .div(p.a ** 3 + p.b ** 3);
    const first = above(zeroOf(p, p.plus)).valueOf();
    return `For $k = ${first}$: $${value(p.plus)} = ${fractionTex(f(p.plus, first))}$ and $${value(p.plus + 1)} = ${fractionTex(f(p.plus + 1, first))}$, and $${size(p.a)}${value(p.plus)} + ${size(p.b)}${value(p.plus + 1)} = ${fractionTex(right(p, p.plus).add(first))}$ as the rule demands.`;
  },
  principle:
    'Follow the substitution until it closes: the values on the cycle satisfy a linear system, and a parameter in it can be bounded by their signs.',
  verify: p => {
    let count = 0;
    for (let k = -600; k <= 600; k += 1) {
      // Three equations by repeated substitution, which converges for the larger coefficient in front.
      const r = times.map(t => t * p.c + k);
      const det = p.a ** 3 + p.b ** 3;
      const cramer = (i: number) => {
        const [u, v, w] = [r[i % 3] ?? 0, r[(i + 1) % 3] ?? 0, r[(i + 2) % 3] ?? 0];
        return (u * p.a * p.a - p.b * (v * p.a - p.b * w)) / det;
      };
      if (cramer(p.plus) > 1e-9 && cramer(p.minus) < -1e-9) count += 1;
    }
    return q(count);
  },
});

/** AL.FUN.2 Hard: three values whose arguments lead to one another, with an unknown constant. */
export const signsOnACycle: readonly AnyTemplate[] = situation<Cycle>({
  type: 'AL.FUN.2',
  situation: 'signs-on-a-cycle',
  tries: 60,
  draw: draw => {
    const [a, b] = draw.pick([
      [1, 2],
      [2, 1],
      [1, 3],
      [3, 1],
      [2, 3],
      [3, 2],
      [1, 4],
      [4, 1],
    ] as const);
    const [plus, minus] = draw.some([0, 1, 2] as const, 2) as [0 | 1 | 2, 0 | 1 | 2];
    const p: Cycle = { a, b, c: 2 * draw.int(1, 14), plus, minus, way: draw.chance(0.5) };
    const count = below(zeroOf(p, minus))
      .sub(above(zeroOf(p, plus)))
      .add(1);
    return count.gte(4) && count.lte(60) ? p : null;
  },
  forms: [signs],
});
