import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Sides {
  /** (x + y)(x − y) = n with x below a bound. */
  n: number;
  most: number;
  way: boolean;
}

/** Smaller factors u of n that have the parity of n/u; all smaller factors where parity is not looked at. */
const smaller = (n: number, parity: boolean): readonly Fraction[] =>
  Array.from({ length: n }, (_, i) => i + 1)
    .filter(u => n % u === 0 && u * u <= n && (!parity || (n / u - u) % 2 === 0))
    .map(u => q(u));
const xOf = (n: number, u: Fraction) => u.add(q(n).div(u)).div(2);
const sizes = (n: number, list: readonly Fraction[]) => list.map(u => xOf(n, u));

const ordered = form({
  form: 'integer-pairs-below-a-bound',
  revision: 2,
  band: 'Hard',
  also: ['AL.DIO.3', 'AL.INQ.3'],
  seconds: 110,
  entry: true,
  likely: true,
  stem: ({ n, most, way }: Sides) =>
    way
      ? `How many ordered pairs of integers $(x, y)$ with $x < ${most}$ satisfy $\\log(x + y) + \\log(x - y) = \\log ${n}$?`
      : `For integers $x$ and $y$ the equation $\\log(x + y) + \\log(x - y) = \\log ${n}$ holds, and $x$ is less than $${most}$. How many pairs $(x, y)$ are there?`,
  path: path<Sides>()
    .step(
      'list',
      ({ n }): readonly Fraction[] => smaller(n, true),
      'Both arguments are positive integers with a fixed product. Their sum is $2x$, so both are even or both odd: list the smaller factor.',
      ({ n }, { list }) => `${n} = ${list.map(u => `${u} \\times ${q(n).div(u)}`).join(' = ')}`,
    )
    .quiet('limit', ({ most }) => q(most))
    .step(
      'kept',
      ({ n }, { list, limit }): readonly Fraction[] => list.filter(u => xOf(n, u).compare(limit) < 0),
      'Half of the sum of the factors is $x$; keep what lies below the bound.',
      ({ n, most }, { list, kept }) =>
        `x = ${sizes(n, list).join(', ')}; \\quad x < ${most}: \\ ${kept.length} \\text{ factor pairs}`,
    )
    .quiet('zero', ({ n }, { kept }) => q(kept.filter(u => u.mul(u).equals(n)).length))
    .quiet('orders', () => q(2))
    .step(
      'count',
      (_p, { kept, zero, orders }) =>
        q(kept.length)
          .mul(orders)
          .sub(zero.mul(orders.sub(1))),
      'Either argument may be the larger one, so $y$ has both signs; only equal factors, with $y = 0$, count once. Two negative factors have no logarithms.',
      (_p, { kept, zero, count }) =>
        `2 \\times ${kept.length}${zero.equals(0) ? '' : ` - ${zero}`} = ${count}`,
    ),
  slips: [
    {
      misconception: 'negative_y_forgotten',
      at: 'orders',
      wrongly: () => q(1),
      words: (_p, { kept }) =>
        `The $${kept.length}$ factor pairs were counted with $y \\ge 0$ only; $y$ may be negative as long as $x + y$ is positive.`,
    },
    {
      misconception: 'parity_ignored',
      at: 'list',
      wrongly: ({ n }, { list }) => (smaller(n, false).length > list.length ? smaller(n, false) : null),
      words: ({ n }) =>
        `All factor pairs of $${n}$ were used; with one even and one odd factor $x$ is not an integer.`,
    },
    {
      misconception: 'bound_forgotten',
      at: 'limit',
      wrongly: ({ n }) => q(n),
      words: ({ n, most }) =>
        `The bound was not used: the factors $${smaller(n, true)[0]}$ and $${q(n).div(smaller(n, true)[0] ?? 1)}$, for example, give an $x$ above $${most}$.`,
    },
    {
      misconception: 'negative_arguments_allowed',
      at: 'orders',
      wrongly: (_p, { zero }) => (zero.equals(0) ? q(4) : null),
      words: (_p, { count }) =>
        `$${count}$ adds pairs with two negative factors; their $x + y$ and $x - y$ have no logarithms.`,
    },
    {
      misconception: 'bound_on_the_factor',
      at: 'kept',
      wrongly: ({ n, most }, { list }) => list.filter(u => n / u.valueOf() < most),
      words: ({ most }) =>
        `The larger factor was kept below $${most}$, but the bound is on $x$, half of the sum of both.`,
    },
    {
      misconception: 'equal_factors_counted_twice',
      at: 'zero',
      wrongly: (_p, { zero }) => (zero.equals(0) ? null : q(0)),
      words: ({ n }) =>
        `For $x + y = x - y = ${Math.round(Math.sqrt(n))}$ there is only one pair, with $y = 0$.`,
    },
    {
      misconception: 'one_pair_too_many',
      at: 'kept',
      wrongly: ({ n }, { list, kept }) =>
        kept.length < list.length ? [...kept, list[list.length - kept.length - 1] ?? q(n)] : null,
      words: ({ n, most }, { kept }) =>
        `The factors with $x = ${xOf(n, kept.at(-1) ?? q(1))}$ were kept, which is not below $${most}$.`,
    },
    {
      misconception: 'one_pair_overlooked',
      at: 'kept',
      wrongly: (_p, { kept }) => (kept.length > 2 ? kept.slice(0, -1) : null),
      words: ({ n }) => `The pair with the two factors of $${n}$ closest to each other is missing.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'Logarithms of a sum and a difference of integers, with a fixed total and a bound on one number.',
  approach: () =>
    'The arguments multiply to a number: factor pairs. Parity makes $x$ and $y$ whole, the domain fixes the signs, the bound removes distant factors.',
  faster: ({ n, most }, { kept }) =>
    n % 2 === 0
      ? `Both factors are even: $${n / 4} = s t$ with $s + t = x < ${most}$, in either order; ${kept.length} splittings.`
      : `The pairs nearest to $\\sqrt{${n}}$ give the smallest $x$: ${kept.length} of them stay below $${most}$.`,
  check: ({ n }, { kept }) => {
    const u = kept.findLast(factor => !factor.mul(factor).equals(n)) ?? q(1);
    const x = xOf(n, u);
    return `The values of $x$ are $${sizes(n, kept).join(', ')}$; for instance $${x}^2 - ${q(n).div(u).sub(x)}^2 = ${n}$.`;
  },
  principle:
    'The domain of logarithms decides signs: positive factors only, while the unknown itself may still be negative.',
  verify: ({ n, most }) => {
    let count = 0;
    for (let x = -n; x < most; x += 1)
      for (let y = -n; y <= n; y += 1) if (x + y > 0 && x - y > 0 && (x + y) * (x - y) === n) count += 1;
    return q(count);
  },
});

interface Row {
  /** log g, log(b^x − m), log(b^x − c) in progression. */
  g: number;
  m: number;
  b: number;
  way: boolean;
}

const twoSolutions = form({
  form: 'progressions-with-two-solutions',
  band: 'Hard',
  also: ['AL.LOG.7', 'AL.QUA.9'],
  seconds: 150,
  likely: true,
  stem: ({ g, m, b, way }: Row) =>
    way
      ? `For some integers $c$ there are exactly two real numbers $x$ for which $\\log ${g}$, $\\log(${b}^x - ${m})$ and $\\log(${b}^x - c)$ form an arithmetic progression in this order. What is the sum of these integers $c$?`
      : `The numbers $\\log ${g}$, $\\log(${b}^x - ${m})$, $\\log(${b}^x - c)$, where $c$ is an integer, are consecutive terms of an arithmetic progression for two different real values of $x$. Find the sum of all possible values of $c$.`,
  path: path<Row>()
    .step(
      'first',
      ({ m }) => q(m + 1),
      p =>
        `The arguments form a geometric progression. With $s = ${p.b}^x - ${p.m}$ this is a quadratic, and $s$ must be positive. Two positive roots need a positive product.`,
      ({ g, m }, { first }) =>
        `s^2 = ${g}(s + ${m} - c), \\ s^2 - ${g}s + ${g}(c - ${m}) = 0; \\quad c - ${m} > 0, \\ c \\ge ${first}`,
    )
    .quiet('bound', ({ g, m }) => q(g, 4).add(m))
    .step(
      'last',
      (_p, { bound }) => bound.ceil().sub(1),
      'Two different roots need a positive discriminant; their sum is positive anyway.',
      ({ g, m }, { last }) =>
        `${g}^2 > 4 \\times ${g}(c - ${m}), \\quad c < ${m} + \\tfrac{${g}}{4}, \\quad c \\le ${last}`,
    )
    .step(
      'sum',
      (_p, { first, last }) => first.add(last).mul(last.sub(first).add(1)).div(2),
      'The third argument is positive by the equation itself. Add the integers of this range.',
      (_p, { first, last, sum }) => `${first} + \\dots + ${last} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'zero_root_allowed',
      at: 'first',
      wrongly: (_p, { first }) => first.sub(1),
      words: ({ m }) => `$c = ${m}$ was let in; one root is then $s = 0$, and $0$ has no logarithm.`,
    },
    {
      misconception: 'domain_ignored',
      at: 'first',
      wrongly: () => q(1),
      words: ({ m }) =>
        `All positive $c$ with real roots were added; for $c < ${m}$ one root is negative and gives no logarithm.`,
    },
    {
      misconception: 'equal_roots_allowed',
      at: 'last',
      wrongly: (_p, { last, bound }) => (bound.d === 1n ? last.add(1) : null),
      words: (_p, { last }) => `$c = ${last}$ gives equal roots, so only one value of $x$.`,
    },
    {
      misconception: 'rounds_the_bound_up',
      at: 'last',
      wrongly: (_p, { last, bound }) => (bound.d === 1n ? null : last.add(1)),
      words: (_p, { last, bound }) =>
        `$c = ${last}$ is above $${bound.toFraction(true)}$: there are no real roots any more.`,
    },
    {
      misconception: 'factor_four_lost',
      at: 'bound',
      wrongly: ({ g, m }) => q(g, 2).add(m),
      words: ({ g }) => `Half of $${g}$ was used for the bound; the discriminant gives a quarter.`,
    },
    {
      misconception: 'last_value_lost',
      at: 'last',
      wrongly: (_p, { last, first }) => (last.compare(first) > 0 ? last.sub(1) : null),
      words: ({ g, m }, { last }) =>
        `The sum stops at $c = ${last}$; the next integer is still below $${m} + \\frac{${g}}{4}$.`,
    },
    {
      misconception: 'shift_forgotten',
      at: 'sum',
      wrongly: ({ m }, { first, last }) => first.sub(m).add(last.sub(m)).mul(last.sub(first).add(1)).div(2),
      words: ({ m }, { sum }) => `$${sum}$ is the sum of the values of $c - ${m}$, not of $c$.`,
    },
    {
      misconception: 'first_value_lost',
      at: 'first',
      wrongly: (_p, { first, last }) => (last.compare(first) > 0 ? first.add(1) : null),
      words: (_p, { first }) =>
        `The sum begins at $c = ${first}$; $c = ${first.sub(1)}$ gives two positive roots as well.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Three logarithms in progression, a parameter in the last one, and two solutions wanted: a quadratic with two positive roots.',
  approach: () =>
    'Logarithms in arithmetic progression mean arguments in geometric progression. Substitute for the middle argument; it must be positive, so the quadratic needs two positive roots.',
  faster: ({ g, m }) =>
    `With $s > 0$ the middle argument, $c - ${m} = s - \\frac{s^2}{${g}}$: this rises from $0$ to $\\frac{${g}}{4}$ and falls back, so every value strictly between is taken twice.`,
  check: ({ g, m }, { first, last }) => {
    const d = (c: number) => g * g - 4 * g * (c - m);
    return `At $c = ${last}$ the discriminant is $${d(last.valueOf())}$, at $c = ${last.add(1)}$ it is $${d(last.valueOf() + 1)}$; at $c = ${first.sub(1)}$ one root is $0$.`;
  },
  principle: 'A substitution carries the domain with it: count the roots that the new unknown may have.',
  verify: ({ g, m }) => {
    let sum = 0;
    for (let c = -200; c <= 300; c += 1) {
      // b^x = p with (p − m)² = g(p − c), all arguments positive.
      const d = (2 * m + g) ** 2 - 4 * (m * m + g * c);
      if (d <= 0) continue;
      const roots = [(2 * m + g + Math.sqrt(d)) / 2, (2 * m + g - Math.sqrt(d)) / 2];
      if (roots.filter(p => p > 1e-9 && p - m > 1e-9 && p - c > 1e-9).length === 2) sum += c;
    }
    return q(sum);
  },
});

/** AL.LOG.3 Hard: the domain decides which integer pairs, or which parameters, are left. */
export const pairsInTheDomain: readonly AnyTemplate[] = [
  ...situation<Sides>({
    type: 'AL.LOG.3',
    situation: 'sum-and-difference',
    tries: 20,
    draw: draw => {
      const n = draw.pick([
        45, 63, 72, 75, 81, 96, 99, 105, 112, 120, 128, 135, 144, 160, 165, 168, 180, 189, 192, 195, 196, 225,
        231, 240, 252, 256, 280, 288, 315, 320, 324, 336, 360, 384, 400, 420, 432, 480,
      ]);
      const list = smaller(n, true);
      const xs = sizes(n, list).map(x => x.valueOf());
      if (list.length < 3) return null;
      const most = draw.int(Math.min(...xs) + 3, Math.max(...xs));
      const kept = xs.filter(x => x < most).length;
      return kept > 1 && kept < list.length ? { n, most, way: draw.chance(0.5) } : null;
    },
    forms: [ordered],
  }),
  ...situation<Row>({
    type: 'AL.LOG.3',
    situation: 'logs-in-a-row',
    draw: draw => ({
      g: draw.int(18, 60),
      m: draw.int(2, 20),
      b: draw.pick([2, 3, 5, 6, 7]),
      way: draw.chance(0.5),
    }),
    forms: [twoSolutions],
  }),
];
