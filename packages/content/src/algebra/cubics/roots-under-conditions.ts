import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Middle {
  /** The roots are m − d, m and m + d. */
  m: number;
  d: number;
  frame: number;
}

const signed = (value: number) => `${value < 0 ? '-' : '+'} ${Math.abs(value)}`;
const equationOf = ({ m, d }: Middle) => `x^3 ${signed(-3 * m)}x^2 + kx ${signed(-m * (m * m - d * d))} = 0`;

const squares = form({
  form: 'squares-of-roots-in-progression',
  band: 'Medium',
  also: ['AL.SEQ.1'],
  apart: true,
  seconds: 85,
  stem: (p: Middle) =>
    p.frame === 0
      ? `The roots of $${equationOf(p)}$ are in arithmetic progression. What is the sum of their squares?`
      : p.frame === 1
        ? `Three numbers in arithmetic progression satisfy $${equationOf(p)}$. Find the sum of the squares of the three numbers.`
        : `For a certain number $k$ the three roots of $${equationOf(p)}$ are equally spaced on the number line. What do their squares add up to?`,
  path: path<Middle>()
    .step(
      'middle',
      ({ m }) => q(m),
      'The sum of the roots is the coefficient of $x^2$ with its sign changed, and three times the middle one.',
      ({ m }, { middle }) => `\\frac{${3 * m}}{3} = ${numberTex(middle)}`,
    )
    .quiet('product', ({ m, d }) => q(m * (m * m - d * d)))
    .step(
      'outer',
      (_p, { middle, product }) => product.div(middle),
      'The product of the roots is the constant term with its sign changed. Divide it by the middle root: what is left is the product of the outer ones.',
      (_p, { middle, product, outer }) =>
        `${numberTex(product)} \\div ${middle.valueOf() < 0 ? `(${numberTex(middle)})` : numberTex(middle)} = ${numberTex(outer)}`,
    )
    .step(
      'gap',
      (_p, { middle, outer }) => middle.mul(middle).sub(outer),
      'The outer roots are $d$ below and above the middle one, so their product is its square less $d^2$: find $d^2$.',
      (_p, { middle, outer, gap }) =>
        `d^2 = (${numberTex(middle)})^2 - ${outer.valueOf() < 0 ? `(${numberTex(outer)})` : numberTex(outer)} = ${numberTex(gap)}`,
    )
    .step(
      'sum',
      (_p, { middle, gap }) => middle.mul(middle).mul(3).add(gap.mul(2)),
      'In the squares of the three roots the mixed terms cancel: three squares of the middle one and twice $d^2$ remain.',
      (_p, { middle, gap, sum }) =>
        `3 \\times (${numberTex(middle)})^2 + 2 \\times ${numberTex(gap)} = ${numberTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'square_of_the_gap_once',
      at: 'sum',
      wrongly: (_p, { middle, gap }) => middle.mul(middle).mul(3).add(gap),
      words: (_p, { gap, sum }) =>
        `$${numberTex(sum)}$ adds $d^2 = ${numberTex(gap)}$ once; both outer roots bring it.`,
    },
    {
      misconception: 'square_of_the_sum',
      at: 'sum',
      wrongly: (_p, { middle }) => middle.mul(middle).mul(9),
      words: (_p, { sum }) =>
        `$${numberTex(sum)}$ is the square of the sum; twice the pairwise products have to be taken off.`,
    },
    {
      misconception: 'coefficient_in_place_of_squares',
      at: 'sum',
      wrongly: (_p, { middle, gap }) => middle.mul(middle).mul(3).sub(gap),
      words: (_p, { sum }) => `$${numberTex(sum)}$ is $k$, the sum of the pairwise products.`,
    },
    {
      misconception: 'sign_of_product',
      at: 'product',
      wrongly: ({ m, d }) => q(-m * (m * m - d * d)),
      words: (_p, { product }) =>
        `The product of the roots was taken as $${numberTex(product)}$; in a cubic it is the constant term with the opposite sign.`,
    },
    {
      misconception: 'outer_product_as_squares',
      at: 'sum',
      wrongly: (_p, { middle, outer }) => middle.mul(middle).add(outer.abs().mul(2)),
      words: (_p, { outer, sum }) =>
        `$${numberTex(sum)}$ uses twice the product $${numberTex(outer)}$ of the outer roots for the sum of their squares.`,
    },
    {
      misconception: 'outer_squares_only',
      at: 'sum',
      wrongly: (_p, { middle, gap }) => middle.mul(middle).mul(2).add(gap.mul(2)),
      words: (_p, { sum }) =>
        `$${numberTex(sum)}$ adds the squares of the outer roots; the middle one is missing.`,
    },
    {
      misconception: 'equal_roots',
      at: 'gap',
      wrongly: () => q(0),
      words: (_p, { sum }) =>
        `$${numberTex(sum)}$ belongs to three equal roots; the constant term rules that out.`,
    },
    {
      misconception: 'gap_doubled',
      at: 'gap',
      wrongly: (_p, { middle, outer }) => middle.mul(middle).sub(outer).mul(4),
      words: (_p, { gap, sum }) =>
        `$${numberTex(sum)}$ takes $${numberTex(gap)}$, the square of the whole distance of the outer roots, for $d^2$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Roots in arithmetic progression, one coefficient unknown: the sum of the squares of the roots is asked.',
  approach: () =>
    'The coefficient of $x$ is not known, so the usual formula for the squares does not help at once. The sum gives the middle root, the product then the distance of the outer ones.',
  faster: ({ m, d }, { sum }) =>
    `Roots $${m} - d, ${m}, ${m} + d$ with $${m}(${m * m} - d^2) = ${m * (m * m - d * d)}$: $d^2 = ${d * d}$, and $3 \\times ${m * m} + 2 \\times ${d * d} = ${sum}$.`,
  check: ({ m, d }, { sum }) =>
    `The roots are $${m - d}, ${m}, ${m + d}$: their sum is $${3 * m}$, their product $${m * (m * m - d * d)}$, their squares make $${(m - d) ** 2} + ${m * m} + ${(m + d) ** 2} = ${numberTex(sum)}$.`,
  principle:
    'Three numbers in arithmetic progression: write them as the middle one less, plus and without the difference.',
  verify: ({ m, d }) => {
    // Searches the middle root and a coefficient k for which three roots in progression satisfy the equation.
    const constant = m * (m * m - d * d);
    for (let t = -60; t <= 60; t += 1)
      for (let s = 1; s <= 60; s += 1)
        if (3 * t === 3 * m && (t - s) * t * (t + s) === constant)
          return q((t - s) ** 2 + t * t + (t + s) ** 2);
    throw new Error('no roots fit');
  },
});

interface Product {
  /** The product of the roots, three distinct positive integers. */
  product: number;
  frame: number;
}

type Triple = readonly [number, number, number];

const triples = (product: number, distinct = true): Triple[] => {
  const found: Triple[] = [];
  for (let a = 1; a * a * a <= product; a += 1)
    if (product % a === 0)
      for (let b = distinct ? a + 1 : a; a * b * b <= product; b += 1)
        if (product % (a * b) === 0 && (!distinct || product / a / b > b))
          found.push([a, b, product / a / b]);
  return found;
};
const sumOf = ([a, b, c]: Triple) => a + b + c;
const pairsOf = ([a, b, c]: Triple) => a * b + b * c + c * a;
const sums = (list: readonly Triple[]) => [...new Set(list.map(sumOf))].sort((a, b) => a - b);
const listTex = (t: Triple) => t.join(', ');
/** The roots whose sum is smallest, next to smallest and so on. */
const bySum = (product: number, place: number, distinct = true): Triple =>
  [...triples(product, distinct)].sort((a, b) => sumOf(a) - sumOf(b)).at(place) ?? [0, 0, 0];

const pairsAtLeast = form({
  form: 'coefficient-for-the-least-sum',
  revision: 2,
  band: 'Medium',
  also: ['AL.DIO.2', 'AL.INQ.7'],
  entry: true,
  seconds: 85,
  stem: ({ product, frame }: Product) =>
    frame === 0
      ? `The roots of $x^3 - px^2 + qx - ${product} = 0$ are three distinct positive integers, and $p$ is as small as possible. What is the value of $q$?`
      : frame === 1
        ? `Three distinct positive integers satisfy $x^3 + qx = px^2 + ${product}$. Among all such equations, find the value of $q$ in the one with the smallest $p$.`
        : `The equation $x^3 - px^2 + qx = ${product}$ has three distinct positive integer roots. If $p$ has its least possible value, what is $q$?`,
  path: path<Product>()
    .step(
      'least',
      ({ product }) => q(sumOf(bySum(product, 0))),
      'The product of the roots is known and $p$ is their sum. With a fixed product the sum is least for factors that are as close together as different integers can be.',
      ({ product }, { least }) => {
        const t = bySum(product, 0);
        return `${product} = ${t.join(' \\times ')}, \\quad p = ${t.join(' + ')} = ${least}`;
      },
    )
    .quiet('roots', ({ product }): readonly Fraction[] => bySum(product, 0).map(x => q(x)))
    .step(
      'pairs',
      (_p, { roots }) => {
        const [a = q(0), b = q(0), c = q(0)] = roots;
        return a.mul(b).add(b.mul(c)).add(c.mul(a));
      },
      'The coefficient $q$ is the sum of the pairwise products of these roots.',
      (_p, { roots: [a, b, c], pairs }) =>
        `${a} \\times ${b} + ${b} \\times ${c} + ${c} \\times ${a} = ${pairs}`,
    ),
  slips: [
    {
      misconception: 'next_best_roots',
      at: 'roots',
      wrongly: ({ product }) => bySum(product, 1).map(x => q(x)),
      words: (_p, { roots, pairs }) =>
        `$${pairs}$ belongs to the roots $${roots.join(', ')}$, whose sum is not the least.`,
    },
    {
      misconception: 'equal_roots_allowed',
      at: 'roots',
      wrongly: ({ product }) => bySum(product, 0, false).map(x => q(x)),
      words: (_p, { roots, pairs }) =>
        `$${pairs}$ belongs to $${roots.join(', ')}$, which are not three different roots.`,
    },
    {
      misconception: 'one_pair_forgotten',
      at: 'pairs',
      wrongly: (_p, { roots }) => {
        const [a = q(0), b = q(0), c = q(0)] = roots;
        return b.mul(c).add(c.mul(a));
      },
      words: (_p, { roots, pairs }) =>
        `$${pairs}$ has only the two products with $${roots[2]}$; the third pair is missing.`,
    },
    {
      misconception: 'third_best_roots',
      at: 'roots',
      wrongly: ({ product }) => (triples(product).length > 2 ? bySum(product, 2).map(x => q(x)) : null),
      words: (_p, { roots, pairs }) =>
        `$${pairs}$ belongs to the roots $${roots.join(', ')}$; other factors of the product are closer together.`,
    },
    {
      misconception: 'greatest_sum_taken',
      at: 'roots',
      wrongly: ({ product }) => bySum(product, -1).map(x => q(x)),
      words: (_p, { roots, pairs }) =>
        `$${pairs}$ belongs to $${roots.join(', ')}$, which make $p$ as large as possible.`,
    },
    {
      misconception: 'sum_reported',
      gives: 'least',
      words: (_p, { least }) => `$${least}$ is the least $p$ itself; $q$ was asked.`,
    },
    {
      misconception: 'squares_added',
      at: 'pairs',
      wrongly: (_p, { roots }) => roots.reduce((all, r) => all.add(r.mul(r)), q(0)),
      words: (_p, { pairs }) =>
        `$${pairs}$ adds the squares of the roots; $q$ holds their products in pairs.`,
    },
    {
      misconception: 'neighbours_only',
      at: 'pairs',
      wrongly: (_p, { roots }) => {
        const [a = q(0), b = q(0), c = q(0)] = roots;
        return a.mul(b).add(b.mul(c));
      },
      words: (_p, { roots, pairs }) =>
        `$${pairs}$ leaves out the product of the smallest and the largest root, $${roots[0]} \\times ${roots[2]}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A cubic with whole roots and a known product; one coefficient is to be least, another one is asked.',
  approach: () =>
    'Translate the coefficients into sum, pairwise products and product of the roots. The least sum fixes the roots, and they give the coefficient that is asked.',
  faster: ({ product }, { pairs }) => {
    const [a, b, c] = bySum(product, 0);
    return `$\\sqrt[3]{${product}} \\approx ${Math.round(Math.cbrt(product) * 10) / 10}$: roots $${a}, ${b}, ${c}$, so $q = ${product}\\left(\\frac{1}{${a}} + \\frac{1}{${b}} + \\frac{1}{${c}}\\right) = ${pairs}$.`;
  },
  check: ({ product }) => {
    const [one, two] = [bySum(product, 0), bySum(product, 1)];
    return `$${listTex(one)}$ add up to $${sumOf(one)}$, the next best $${listTex(two)}$ to $${sumOf(two)}$; their pairwise products are $${pairsOf(one)}$ and $${pairsOf(two)}$.`;
  },
  principle:
    'In a cubic with whole roots the constant term lists the possible roots; a condition on the sum chooses among them.',
  verify: ({ product }) => {
    let [least, pairs] = [Number.POSITIVE_INFINITY, 0];
    for (let a = 1; a <= product; a += 1)
      for (let b = a + 1; a * b < product; b += 1) {
        const c = product / (a * b);
        if (Number.isInteger(c) && c > b && a + b + c < least)
          [least, pairs] = [a + b + c, a * b + a * c + b * c];
      }
    return q(pairs);
  },
});

/** AL.POL.4 Medium: roots in progression with an unknown coefficient; whole roots with a least sum. */
export const cubicRootsUnderConditions: readonly AnyTemplate[] = [
  ...situation<Middle>({
    type: 'AL.POL.4',
    situation: 'equally-spaced-roots',
    draw: draw => {
      const [m, d] = [draw.int(-8, 11), draw.int(2, 12)];
      return m !== 0 && Math.abs(m) > 1 && m !== d && m !== -d ? { m, d, frame: draw.int(0, 2) } : null;
    },
    tries: 20,
    forms: [squares],
  }),
  ...situation<Product>({
    type: 'AL.POL.4',
    situation: 'least-sum-of-roots',
    draw: draw => {
      const p = { product: draw.int(60, 720), frame: draw.int(0, 2) };
      const list = triples(p.product);
      const clear =
        sums(list).length === list.length && pairsOf(bySum(p.product, 0)) !== pairsOf(bySum(p.product, 1));
      return list.length >= 4 && clear && Math.max(...bySum(p.product, 0)) <= 16 ? p : null;
    },
    tries: 60,
    forms: [pairsAtLeast],
  }),
];
