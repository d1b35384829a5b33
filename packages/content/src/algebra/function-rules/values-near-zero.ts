import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain, polynomialTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Rule {
  /** f(1), and the coefficient of xy in the rule. */
  one: number;
  c: number;
  /** Values from −limit to limit are asked for. */
  limit: number;
  way: boolean;
}

const valueAt = ({ one, c }: Rule, n: number) => one * n + (c * n * (n - 1)) / 2;
/** The integers at which half·n² + linear·n stays at or below a bound, first and last; empty where there are none. */
function ends(half: Fraction, linear: Fraction, bound: number): readonly Fraction[] {
  const fits: number[] = [];
  for (let n = -80; n <= 80; n += 1)
    if (
      half
        .mul(n * n)
        .add(linear.mul(n))
        .lte(bound)
    )
      fits.push(n);
  return fits.length === 0 ? [] : [q(fits[0] ?? 0), q(fits.at(-1) ?? 0)];
}
const size = ([least, most]: readonly Fraction[]) => (least && most ? most.sub(least).add(1) : q(0));
const told = ([least, most]: readonly Fraction[]) => `${least} \\le n \\le ${most}`;

const nearZero = form({
  form: 'integers-with-values-near-zero',
  revision: 3,
  band: 'Hard',
  also: ['AL.INQ.3', 'AL.MOD.5'],
  seconds: 135,
  entry: true,
  stem: (p: Rule) =>
    p.way
      ? `For all integers $x$ and $y$, $f(x + y) = f(x) + f(y) + ${p.c}xy$, and $f(2) = ${valueAt(p, 2)}$. For how many integers $n$ is $|f(n)| \\le ${p.limit}$?`
      : `A function on the integers satisfies $f(x + y) - f(x) - f(y) = ${p.c}xy$ for all integers $x$ and $y$, and $f(2) = ${valueAt(p, 2)}$. How many integers $n$ satisfy $-${p.limit} \\le f(n) \\le ${p.limit}$?`,
  path: path<Rule>()
    .step(
      'one',
      ({ one }) => q(one),
      'Find the value at $1$ from the value at $2$.',
      (p, { one }) => `2f(1) + ${p.c} = ${valueAt(p, 2)}, \\quad f(1) = ${one}`,
    )
    .quiet('half', ({ c }) => q(c, 2))
    .step(
      'linear',
      (_p, { one, half }) => one.sub(half),
      'Steps of one from $0$ make the function quadratic: half the extra coefficient goes with the square, and $f(1)$ fixes the linear one.',
      (_p, { half, linear, one }) =>
        `f(n) = ${polynomialTex([half, linear, 0], 'n')}, \\quad ${half} ${linear.s < 0n ? '-' : '+'} ${linear.abs()} = ${one}`,
    )
    .step(
      'outer',
      ({ limit }, { half, linear }): readonly Fraction[] => ends(half, linear, limit),
      'The modulus gives two conditions. First keep the integers whose value is not above the upper bound.',
      ({ limit }, { half, linear, outer }) =>
        `${polynomialTex([half, linear, 0], 'n')} \\le ${limit}: \\quad ${told(outer)}`,
    )
    .step(
      'inner',
      ({ limit }, { half, linear }): readonly Fraction[] => ends(half, linear, -limit - 1),
      'Between its zeros the function dips below the lower bound. Find the integers where it does.',
      ({ limit }, { half, linear, inner }) =>
        `${polynomialTex([half, linear, 0], 'n')} < -${limit}: \\quad ${inner.length > 0 ? told(inner) : '\\text{none}'}`,
    )
    .step(
      'count',
      (_p, { outer, inner }) => size(outer).sub(size(inner)),
      'Take these away from the others.',
      (_p, { outer, inner, count }) => `${size(outer)} - ${size(inner)} = ${count}`,
    ),
  slips: [
    {
      misconception: 'lower_bound_ignored',
      at: 'inner',
      wrongly: () => [],
      words: ({ limit }, { count }) =>
        `$${count}$ integers have $f(n) \\le ${limit}$, but at some of them the value lies below $-${limit}$.`,
    },
    {
      misconception: 'boundary_excluded',
      at: 'inner',
      wrongly: ({ limit }, { half, linear, inner }) => {
        const wrong = ends(half, linear, -limit);
        return size(wrong).equals(size(inner)) ? null : wrong;
      },
      words: ({ limit }, { inner }) =>
        `All of $${told(inner)}$ was struck out, also where the value is exactly $-${limit}$.`,
    },
    {
      misconception: 'half_not_taken',
      at: 'half',
      wrongly: ({ c }) => q(c),
      words: ({ c }) => `The coefficient of $n^2$ is half of $${c}$: each pair of units adds $${c}$ once.`,
    },
    {
      misconception: 'positive_integers_only',
      at: 'outer',
      wrongly: (_p, { outer }) => (outer[1] && outer[0]?.lt(1) ? [q(1), outer[1]] : null),
      words: (_p, { outer }) => `Counting began at $n = ${outer[0]}$; zero and negative integers fit too.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { outer, inner }) => size(outer).sub(1).sub(size(inner)),
      words: (_p, { outer }) =>
        `From $${outer[0]}$ to $${outer[1]}$ there is one integer more than the difference.`,
    },
    {
      misconception: 'counts_the_complement',
      at: 'count',
      wrongly: (_p, { inner }) => size(inner),
      words: ({ limit }, { count }) =>
        `At these $${count}$ integers the value is below $-${limit}$; they are to be left out.`,
    },
    {
      misconception: 'linear_part_from_the_value_at_two',
      at: 'one',
      wrongly: ({ one, c }) => q(2 * one + c, 2),
      words: ({ c }, { one }) =>
        `$f(1) = ${one}$ is half of the value at $2$; the extra term of $${c}$ has to come off first.`,
    },
    {
      misconception: 'correction_of_linear_part_forgotten',
      at: 'linear',
      wrongly: (_p, { one }) => one,
      words: (_p, { one }) =>
        `The linear coefficient is not $f(1) = ${one}$: the quadratic term has its share in $f(1)$.`,
    },
    {
      misconception: 'one_end_of_the_dip_missed',
      at: 'count',
      wrongly: (_p, { outer, inner }) => size(outer).sub(size(inner)).add(1),
      words: (_p, { inner }) =>
        `Only ${`$${inner[1]} - (${inner[0]})$`} integers were struck out; from $${inner[0]}$ to $${inner[1]}$ there is one more.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'An additive rule with an extra product hides a quadratic; a modulus then bounds it from both sides.',
  approach: () =>
    'Find the quadratic from one value. The modulus is two inequalities: the integers of the outer interval, without those of the inner one where the function dips too low.',
  faster: (p, { half, linear }) => {
    const axis = linear.neg().div(half.mul(2));
    return `$f$ is symmetric about $${axis.d === 1n ? axis : `\\frac{${axis.n}}{${axis.d}}`}$ with $f(0) = 0$: list values from $n = 0$ outwards and inwards until they leave $-${p.limit}$ to $${p.limit}$, and double.`;
  },
  check: (p, { outer, inner }) => {
    const [n, m] = [Number(outer[0] ?? 0), Number(inner[0] ?? 0)];
    return `$f(${n}) = ${valueAt(p, n)}$ and $f(${m - 1}) = ${valueAt(p, m - 1)}$ are within the bounds, $f(${n - 1}) = ${valueAt(p, n - 1)}$ and $f(${m}) = ${valueAt(p, m)}$ are not; on the other side it is the same by symmetry.`;
  },
  principle:
    'An extra term in xy makes the function quadratic; a bound on its size is an outer interval without an inner one.',
  verify: p => {
    let count = 0;
    for (let n = -200; n <= 200; n += 1) if (Math.abs(valueAt(p, n)) <= p.limit) count += 1;
    return q(count);
  },
});

/** AL.FUN.3 Hard: a rule that hides a quadratic, and the integers at which it is small on either side. */
export const valuesNearZero: readonly AnyTemplate[] = situation<Rule>({
  type: 'AL.FUN.3',
  situation: 'values-near-zero',
  tries: 60,
  draw: draw => {
    const p = {
      one: draw.int(-30, -6),
      c: draw.pick([2, 2, 4, 6]),
      limit: draw.int(10, 60),
      way: draw.chance(0.5),
    };
    const [half, linear] = [q(p.c, 2), q(p.one).sub(q(p.c, 2))];
    const [outer, inner] = [ends(half, linear, p.limit), ends(half, linear, -p.limit - 1)];
    const count = size(outer).sub(size(inner));
    return size(inner).gt(1) && count.gt(3) && size(outer).lt(26) && !count.equals(size(inner)) ? p : null;
  },
  forms: [nearZero],
});
