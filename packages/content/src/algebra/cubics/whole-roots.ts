import { path } from '../../path.ts';
import { numberTex, plain, polynomialTex, wording } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Cubic {
  roots: readonly [number, number, number];
  way: boolean;
}

const e = ([a, b, c]: Cubic['roots']) => [a + b + c, a * b + b * c + c * a, a * b * c] as const;
const cubicTex = (roots: Cubic['roots']) => {
  const [s, t, u] = e(roots);
  return polynomialTex([1, -s, t, -u]);
};

const reciprocals = form({
  form: 'sum-of-reciprocals',
  revision: 2,
  band: 'Easy',
  seconds: 45,
  stem: ({ roots, way }: Cubic) =>
    way
      ? wording(
          roots[0] + roots[1] + roots[2],
          `What is the sum of the reciprocals of the roots of $${cubicTex(roots)} = 0$?`,
          `The reciprocals of the three numbers $x$ that satisfy $${cubicTex(roots)} = 0$ are added. What is the result?`,
        )
      : `The equation $${cubicTex(roots)} = 0$ has the roots $p$, $q$ and $r$. Find $\\frac1p + \\frac1q + \\frac1r$.`,
  path: path<Cubic>()
    .step(
      'pairs',
      ({ roots }) => q(e(roots)[1]),
      'Over a common denominator the sum of the pairwise products stands above. Read it off the equation.',
      (_p, { pairs }) => `pq + qr + rp = ${numberTex(pairs)}`,
    )
    .step(
      'product',
      ({ roots }) => q(e(roots)[2]),
      'The product of the roots stands below; it is the constant term with the sign changed.',
      (_p, { product }) => `pqr = ${numberTex(product)}`,
    )
    .step(
      'sum',
      (_p, { pairs, product }) => pairs.div(product),
      'Divide.',
      (_p, { pairs, product, sum }) =>
        `\\frac{${numberTex(pairs)}}{${numberTex(product)}} = ${numberTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'sign_of_product',
      at: 'product',
      wrongly: (_p, { product }) => product.neg(),
      words: () => 'In a cubic the product of the roots is the constant term with the opposite sign.',
    },
    {
      misconception: 'reciprocal_of_sum',
      at: 'sum',
      wrongly: ({ roots }) => (e(roots)[0] === 0 ? null : q(1, e(roots)[0])),
      words: () => 'The reciprocal of the sum is not the sum of the reciprocals.',
    },
    {
      misconception: 'sum_over_product',
      at: 'pairs',
      wrongly: ({ roots }) => q(e(roots)[0]),
      words: () => 'The sum of the roots was put above; it has to be that of the pairwise products.',
    },
    {
      misconception: 'sign_of_pairs',
      at: 'pairs',
      wrongly: ({ roots }) => q(-e(roots)[0]),
      words: () => 'The coefficient of $x^2$ was put above in place of that of $x$.',
    },
    {
      misconception: 'fraction_inverted',
      at: 'sum',
      wrongly: (_p, { pairs, product }) => (pairs.equals(0) ? null : product.div(pairs)),
      words: () => 'The fraction was inverted.',
    },
    {
      misconception: 'fraction_inverted',
      at: 'sum',
      wrongly: (_p, { pairs, product }) => (pairs.equals(0) ? null : product.div(pairs).neg()),
      words: () => 'The constant term was put above and the coefficient of $x$ below.',
    },
  ],
  show: value => plain(value),
  plausible: () => true,
  snapRead: () => 'A symmetric expression of the roots of a cubic: no root is needed.',
  approach: () => 'On a common denominator it is a quotient of two coefficients, with the signs of a cubic.',
  check: ({ roots }, { sum }) =>
    `The roots are $${roots.join(', ')}$, and their reciprocals add up to $${numberTex(sum)}$.`,
  principle:
    'Signs alternate in a cubic: sum, pairwise products, product are minus, plus, minus the coefficients.',
  verify: ({ roots }) => roots.reduce((s, r) => s.add(q(1, r)), q(0)),
});

interface Middle {
  m: number;
  d: number;
  way: boolean;
}

const progression = form({
  form: 'roots-in-progression',
  band: 'Medium',
  also: ['AL.SEQ.3'],
  seconds: 65,
  stem: ({ m, d, way }: Middle) => {
    const roots = [m - d, m, m + d] as const;
    const [s, , u] = e(roots);
    const [square, end] = [-s, u === 0 ? '' : ` ${u > 0 ? '-' : '+'} ${Math.abs(u)}`];
    const equation = `x^3 ${square < 0 ? '-' : '+'} ${Math.abs(square)}x^2 + kx${end} = 0`;
    return way
      ? `The roots of $${equation}$ are in arithmetic progression. What is the value of $k$?`
      : `Three numbers in arithmetic progression satisfy $${equation}$. Find the sum of their pairwise products.`;
  },
  path: path<Middle>()
    .step(
      'middle',
      ({ m }) => q(m),
      'The sum of the roots is three times the middle one.',
      ({ m }, { middle }) => `\\frac{${3 * m}}{3} = ${numberTex(middle)}`,
    )
    .quiet('product', ({ m, d }) => q(m * (m * m - d * d)))
    .step(
      'outer',
      (_p, { middle, product }) => product.div(middle),
      'The product of all three over the middle one is the product of the outer ones.',
      (_p, { middle, product, outer }) =>
        `${numberTex(product)} \\div ${middle.valueOf() < 0 ? `(${numberTex(middle)})` : numberTex(middle)} = ${numberTex(outer)}`,
    )
    .step(
      'k',
      (_p, { middle, outer }) => outer.add(middle.mul(middle).mul(2)),
      'The pairwise products are the outer ones and the middle one times the sum of the outer ones, which is twice the middle one.',
      (_p, { middle, outer, k }) =>
        `${numberTex(outer)} + 2 \\times (${numberTex(middle)})^2 = ${numberTex(k)}`,
    ),
  slips: [
    {
      misconception: 'outer_product_only',
      gives: 'outer',
      words: (_p, { outer }) => `$${numberTex(outer)}$ is the product of the outer roots alone.`,
    },
    {
      misconception: 'middle_counted_once',
      at: 'k',
      wrongly: (_p, { middle, outer }) => outer.add(middle.mul(middle)),
      words: () => 'The middle root meets both outer ones, whose sum is twice the middle one.',
    },
    {
      misconception: 'sign_of_product',
      at: 'product',
      wrongly: ({ m, d }) => q(-m * (m * m - d * d)),
      words: () => 'The product of the roots is the constant term with the opposite sign.',
    },
    {
      misconception: 'three_middle_squares',
      at: 'k',
      wrongly: (_p, { middle, outer }) => outer.add(middle.mul(middle).mul(3)),
      words: () => 'Three squares of the middle root were added; two belong here.',
    },
    {
      misconception: 'sign_of_the_middle_term',
      at: 'k',
      wrongly: (_p, { middle, outer }) => outer.sub(middle.mul(middle).mul(2)),
      words: () => 'The products with the middle root were taken off.',
    },
    {
      misconception: 'equal_roots',
      at: 'k',
      wrongly: (_p, { middle }) => middle.mul(middle).mul(3),
      words: () => 'Three equal roots would give this; the constant term rules that out.',
    },
    {
      misconception: 'sum_of_roots_for_middle',
      at: 'k',
      wrongly: (_p, { middle, outer }) => outer.add(middle.mul(6)),
      words: () => 'Twice the sum of the roots was added instead of twice the square of the middle one.',
    },
  ],
  show: value => plain(value),
  plausible: () => true,
  snapRead: () => 'Roots in arithmetic progression: the middle one is known from the sum.',
  approach: () =>
    'The middle root is a third of the sum; it is a root, and the others follow from sum and product.',
  faster: ({ m, d }) =>
    `Put the middle root $${m}$ into the equation, or with difference $d$: $d^2 = ${d * d}$ and $k = 3 \\times ${m * m} - ${d * d}$.`,
  check: ({ m, d }, { k }) =>
    `The roots are $${m - d}, ${m}, ${m + d}$, and $${m * (m - d)} ${m * (m + d) < 0 ? '-' : '+'} ${Math.abs(m * (m + d))} ${m * m - d * d < 0 ? '-' : '+'} ${Math.abs(m * m - d * d)} = ${numberTex(k)}$.`,
  principle: 'Three numbers in arithmetic progression: the middle one is a third of their sum.',
  verify: ({ m, d }) => {
    // The middle root satisfies the equation, which is linear in k.
    const [s, , u] = e([m - d, m, m + d]);
    return q(-(m ** 3) + s * m * m + u).div(m);
  },
});

interface Constant {
  sum: number;
  way: boolean;
}

const triples = (sum: number) => {
  const found: (readonly [number, number, number])[] = [];
  for (let a = 1; a <= sum; a += 1)
    for (let b = a; a + b < sum; b += 1) {
      const c = sum - a - b;
      if (c >= b) found.push([a, b, c]);
    }
  return found;
};

const wholeRoots = form({
  form: 'greatest-coefficient-with-whole-roots',
  band: 'Medium',
  also: ['AL.INQ.5', 'AL.DIO.5'],
  entry: true,
  seconds: 65,
  stem: ({ sum, way }: Constant) =>
    way
      ? `The roots of $x^3 - ${sum}x^2 + kx - m = 0$ are three different positive integers. What is the greatest possible value of $m$?`
      : `Three distinct positive integers satisfy the equation $x^3 - ${sum}x^2 + kx - m = 0$. What is the least possible value of $k$?`,
  path: path<Constant>()
    .step(
      'sum',
      ({ sum }) => q(sum),
      ({ way }) =>
        way
          ? 'The roots have a fixed sum, and $m$ is their product: they must be as close together as different integers can be.'
          : 'The roots have a fixed sum, and $k$ is the sum of their pairwise products: it is least when they are as far apart as possible.',
      ({ sum }) => `p + q + r = ${sum}`,
    )
    .quiet('least', () => q(1))
    .step(
      'triple',
      ({ way }, { sum, least }) => {
        const s = sum.valueOf();
        if (!way) return [least, least.add(1), sum.sub(least.mul(2)).sub(1)];
        const third = Math.floor(s / 3);
        const shift = s - 3 * third;
        return [q(third - 1), q(third + (shift === 2 ? 1 : 0)), q(third + (shift === 0 ? 1 : 2))];
      },
      'Choose them.',
      (_p, { triple }) => triple.map(t => numberTex(t)).join(', '),
    )
    .step(
      'value',
      ({ way }, { triple }) => {
        const [a, b, c] = triple as unknown as [
          ReturnType<typeof q>,
          ReturnType<typeof q>,
          ReturnType<typeof q>,
        ];
        return way ? a.mul(b).mul(c) : a.mul(b).add(b.mul(c)).add(c.mul(a));
      },
      ({ way }) => (way ? 'Multiply them.' : 'Add the pairwise products.'),
      (_p, { value }) => numberTex(value),
    ),
  slips: [
    {
      misconception: 'equal_roots_allowed',
      at: 'triple',
      wrongly: ({ sum, way }) => {
        if (!way) return [q(1), q(1), q(sum - 2)];
        const t = Math.floor(sum / 3);
        const r = sum - 3 * t;
        return [q(t), q(t + (r === 2 ? 1 : 0)), q(t + (r > 0 ? 1 : 0))];
      },
      words: (_p, { triple }) =>
        `The roots $${triple.map(t => numberTex(t)).join(', ')}$ are not all different.`,
    },
    {
      misconception: 'other_extreme',
      at: 'triple',
      wrongly: ({ sum, way }) => {
        if (way) return [q(1), q(2), q(sum - 3)];
        const t = Math.floor(sum / 3);
        return [q(t - 1), q(t), q(sum - 2 * t + 1)];
      },
      words: (_p, { triple }) => `$${triple.map(t => numberTex(t)).join(', ')}$ lead to the other extreme.`,
    },
    {
      misconception: 'steps_of_two',
      at: 'triple',
      wrongly: ({ sum, way }) => {
        if (!way) return [q(1), q(3), q(sum - 4)];
        const t = Math.floor(sum / 3);
        return [q(t - 2), q(t), q(sum - 2 * t + 2)];
      },
      words: (_p, { triple }) => `$${triple.map(t => numberTex(t)).join(', ')}$ can be improved by one step.`,
    },
    {
      misconception: 'zero_allowed',
      at: 'triple',
      wrongly: ({ sum, way }) => (way ? null : [q(0), q(1), q(sum - 1)]),
      words: () => 'Zero was allowed as a root; it is not positive.',
    },
    {
      misconception: 'one_triple_further',
      at: 'triple',
      wrongly: ({ sum, way }) => {
        if (!way) return [q(2), q(3), q(sum - 5)];
        const t = Math.floor(sum / 3);
        return [q(t - 3), q(t + 1), q(sum - 2 * t + 2)];
      },
      words: (_p, { triple }) =>
        `$${triple.map(t => numberTex(t)).join(', ')}$ is possible, but not the best choice.`,
    },
    {
      misconception: 'cube_of_the_mean',
      at: 'value',
      wrongly: ({ sum, way }) => (way ? q(sum ** 3, 27).ceil() : q(sum * sum, 3).ceil()),
      words: () => 'The mean of the roots was used for all three of them.',
    },
    {
      misconception: 'two_roots_equal_to_one',
      at: 'value',
      wrongly: ({ sum, way }) => (way ? q(Math.floor(sum / 3) ** 3) : q(sum - 1)),
      words: () => 'This value does not belong to three different positive roots.',
    },
    {
      misconception: 'pair_only',
      at: 'value',
      wrongly: ({ way, sum }) => (way ? null : q(2 + sum - 3)),
      words: () => 'One of the three pairwise products is missing.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Whole roots with a fixed sum, and an extreme coefficient: an extremal question about integers.',
  approach: () =>
    'Translate the coefficients into sums and products of roots. With a fixed sum, closeness makes products large and distance makes them small.',
  faster: ({ sum, way }) =>
    way
      ? `Three different integers nearest to $${numberTex(q(sum, 3))}$ with the sum $${sum}$; multiply.`
      : `$1, 2, ${sum - 3}$: $2 + 3 \\times ${sum - 3}$.`,
  check: ({ way }, { triple, value }) =>
    way
      ? `Moving two of $${triple.map(t => numberTex(t)).join(', ')}$ one step apart makes the product smaller than $${numberTex(value)}$.`
      : `Moving two of $${triple.map(t => numberTex(t)).join(', ')}$ one step together makes the sum of products larger than $${numberTex(value)}$.`,
  principle: 'With a fixed sum, products grow as the numbers come together and shrink as they move apart.',
  verify: ({ sum, way }) => {
    const values = triples(sum)
      .filter(([a, b, c]) => a < b && b < c)
      .map(t => (way ? e(t)[2] : e(t)[1]));
    return q(way ? Math.max(...values) : Math.min(...values));
  },
});

const rootsOf = (draw: { int(a: number, b: number): number }) =>
  [draw.int(-6, 8), draw.int(-6, 8), draw.int(-6, 8)] as const;

/** AL.POL.4 Easy and Medium: cubics with whole roots, in progression or with a fixed sum. */
export const wholeRootsOfCubics: readonly AnyTemplate[] = [
  ...situation<Cubic>({
    type: 'AL.POL.4',
    situation: 'whole-roots',
    draw: draw => {
      const roots = rootsOf(draw);
      const [s, t, u] = e(roots);
      const fits =
        roots.every(r => r !== 0) &&
        new Set(roots).size === 3 &&
        s !== 0 &&
        t !== 0 &&
        Math.abs(u) < 120 &&
        !q(t, u).equals(q(1, s));
      return fits && q(t, u).d <= 24n && q(t, u).d > 1n ? { roots, way: draw.chance(0.5) } : null;
    },
    tries: 40,
    forms: [reciprocals],
  }),
  ...situation<Middle>({
    type: 'AL.POL.4',
    situation: 'three-in-progression',
    draw: draw => {
      const m = draw.int(-7, 9);
      const d = draw.int(1, 9);
      return m !== 0 && m !== d && m !== -d ? { m, d, way: (m + d) % 2 === 0 } : null;
    },
    tries: 20,
    forms: [progression],
  }),
  ...situation<Constant>({
    type: 'AL.POL.4',
    situation: 'extreme-coefficient',
    draw: draw => ({ sum: draw.int(12, 40), way: draw.chance(0.5) }),
    tries: 20,
    forms: [wholeRoots],
  }),
];
