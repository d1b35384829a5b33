import type Fraction from 'fraction.js';
import type { Draw } from '../../draw.ts';
import { path } from '../../path.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** x² − (k − a)x + (k² + bk + c) = 0, with real roots exactly for u ≤ k ≤ v. */
interface Bounded {
  a: number;
  b: number;
  c: number;
  u: number;
  v: number;
  way: boolean;
}

const squaresAt = ({ a, b, c }: Bounded, k: number) => (k - a) ** 2 - 2 * (k * k + b * k + c);
const productAt = ({ b, c }: Bounded, k: number) => k * k + b * k + c;
const equation = ({ a, b, c }: Bounded) => {
  const middle = b === 0 ? '' : ` ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}k`;
  return `$x^2 - (k ${addedTex(-a)})x + (k^2${middle} ${addedTex(c)}) = 0$`;
};
const discriminantTex = ({ u, v }: Bounded) => `-3(k ${addedTex(-u)})(k ${addedTex(-v)}) \\ge 0`;
/** All k with real roots, in steps of a half. */
const allowed = (p: Bounded) => {
  const list: number[] = [];
  for (let k = -40; k <= 40; k += 0.5) if ((k - p.a) ** 2 >= 4 * productAt(p, k)) list.push(k);
  return list;
};
/** Parameters whose range of real roots is `least` to `most` long. */
function bounded(draw: Draw, least: number, most: number): Bounded | null {
  const u = draw.int(-9, 3);
  const v = u + draw.int(least, most);
  const a = draw.int(-9, 9);
  const b = -(3 * (u + v) + 2 * a) / 4;
  const c = (a * a + 3 * u * v) / 4;
  if (!Number.isInteger(b) || !Number.isInteger(c) || c === 0 || a === 0) return null;
  return { a, b, c, u, v, way: draw.chance(0.5) };
}

const greatestSquares = form({
  form: 'extreme-sum-of-squares',
  revision: 3,
  likely: true,
  suits: ({ a, b, u, v }: Bounded) => -(a + b) <= u || -(a + b) >= v,
  band: 'Hard',
  also: ['AL.QUA.3', 'AL.QUA.7'],
  seconds: 110,
  stem: p =>
    p.way
      ? `For a real number $k$, the roots $\\alpha$ and $\\beta$ of ${equation(p)} are real. What is the maximum value of $\\alpha^2 + \\beta^2$?`
      : `The equation ${equation(p)} has real roots. What is the greatest possible sum of the squares of its roots, if $k$ is a real number?`,
  path: path<Bounded>()
    .step(
      'range',
      ({ u, v }) => [q(u), q(v)],
      'The roots must be real: the discriminant gives the values of $k$ that are allowed.',
      p => `D = ${discriminantTex(p)}, \\quad ${p.u} \\le k \\le ${p.v}`,
    )
    .step(
      'vertex',
      ({ a, b }) => q(-(a + b)),
      'Write the sum of the squares by sum and product; it is a downward parabola in $k$. Find its vertex.',
      ({ a, b, c }, { vertex }) =>
        `\\alpha^2 + \\beta^2 = -k^2 ${a + b === 0 ? '' : `${addedTex(-2 * (a + b))}k`} ${addedTex(a * a - 2 * c)}, \\quad k_0 = ${vertex}`,
    )
    .quiet('best', ({ u, v }, { vertex }) =>
      vertex.valueOf() <= u ? q(u) : vertex.valueOf() >= v ? q(v) : vertex,
    )
    .step(
      'squares',
      (p, { best }) => q(squaresAt(p, best.valueOf())),
      'The vertex lies outside the allowed values, so the maximum is taken at the end of the interval nearest to it.',
      (_p, { best, squares }) => `k = ${best}: \\quad \\alpha^2 + \\beta^2 = ${squares}`,
    ),
  slips: [
    {
      misconception: 'ignores_reality_of_roots',
      at: 'best',
      wrongly: (_p, { vertex }) => vertex,
      words: ({ u, v }, { best }) =>
        `The vertex is at $k = ${best}$, where the roots are not real; only $${u} \\le k \\le ${v}$ is allowed.`,
    },
    {
      misconception: 'wrong_end_of_interval',
      at: 'best',
      wrongly: ({ u, v }, { best }) => q(best.valueOf() === u ? v : u),
      words: (_p, { best, vertex }) =>
        `At $k = ${best}$ the parabola is at its lowest on the interval, since this end is farther from the vertex $${vertex}$.`,
    },
    {
      misconception: 'takes_middle_of_interval',
      at: 'best',
      wrongly: ({ u, v }) => q(u + v, 2),
      words: (_p, { best }) =>
        `$k = ${best.toFraction()}$ is the middle of the allowed interval, where the roots differ most; their squares add up to more at an end.`,
    },
    {
      misconception: 'sign_of_vertex',
      at: 'best',
      wrongly: ({ a, b }) => q(a + b),
      words: (_p, { best, vertex }) =>
        `The vertex $k = ${vertex}$ was read with the wrong sign, as $${best}$.`,
    },
    {
      misconception: 'takes_zero_parameter',
      at: 'best',
      wrongly: () => q(0),
      words: () => 'That is the value at $k = 0$, which has no special place here.',
    },
    {
      misconception: 'reports_square_of_sum',
      at: 'squares',
      wrongly: ({ a }, { best }) => q((best.valueOf() - a) ** 2),
      words: (_p, { best }) =>
        `At $k = ${best}$ this is the square of the sum of the roots; twice the product has not been subtracted.`,
    },
    {
      misconception: 'subtracts_product_once',
      at: 'squares',
      wrongly: (p, { best }) => q((best.valueOf() - p.a) ** 2 - productAt(p, best.valueOf())),
      words: (p, { best }) =>
        `The product $${productAt(p, best.valueOf())}$ was subtracted once from the square of the sum; it stands there twice.`,
    },
    {
      misconception: 'adds_product',
      at: 'squares',
      wrongly: (p, { best }) => q((best.valueOf() - p.a) ** 2 + 2 * productAt(p, best.valueOf())),
      words: (p, { best }) =>
        `Twice the product $${productAt(p, best.valueOf())}$ was added to the square of the sum; it has to be subtracted.`,
    },
  ],
  show: value => plain(value),
  snapRead: () =>
    'A greatest value over a parameter, with the condition that the roots are real: the condition decides.',
  approach: () =>
    'Two things depend on $k$: whether the roots are real, and the sum of their squares. Find the interval first, then the greatest value on it.',
  faster: ({ u, v, a, b }) =>
    `At an end of $[${u}, ${v}]$ the roots are equal, so the sum of squares is $\\frac{(k ${addedTex(-a)})^2}{2}$; take the end nearer to the vertex $${-(a + b)}$.`,
  check: (p, { best }) => {
    const k = best.valueOf();
    return `At $k = ${k}$ both roots are $${(k - p.a) / 2}$; at the other end both are $${((k === p.u ? p.v : p.u) - p.a) / 2}$, with the smaller sum of squares.`;
  },
  principle:
    'A greatest value counts only where the condition holds: find the allowed interval before using the vertex.',
  verify: p => q(Math.max(...allowed(p).map(k => squaresAt(p, k)))),
});

const cutTo = (list: readonly Fraction[], keeps: (k: number) => boolean) =>
  list.filter(k => keeps(k.valueOf()));
const span = (list: readonly Fraction[]) =>
  list.length > 6 ? `${list[0]}, \\dots, ${list.at(-1)}` : list.join(', ');

const bothPositive = form({
  form: 'sum-of-k-for-positive-roots',
  band: 'Hard',
  also: ['AL.QUA.3', 'AL.INQ.1'],
  seconds: 115,
  entry: true,
  likely: true,
  stem: (p: Bounded) =>
    p.way
      ? `For some integers $k$ both roots of ${equation(p)} are real and positive (equal roots included). What is the sum of these integers?`
      : `The roots of ${equation(p)}, equal or not, are positive real numbers. Find the sum of all integer values that $k$ can take.`,
  suits: p => p.u < p.a && p.a < p.v && p.v - p.u >= 5 && p.b !== 0 && productAt(p, p.v - 1) > 0,
  path: path<Bounded>()
    .step(
      'real',
      ({ u, v }): readonly Fraction[] => Array.from({ length: v - u + 1 }, (_, i) => q(u + i)),
      'Real roots need a discriminant that is not negative; this gives a range of integers.',
      (p, { real }) => `${discriminantTex(p)}, \\quad k = ${span(real)}`,
    )
    .step(
      'signed',
      (p, { real }): readonly Fraction[] => cutTo(real, k => productAt(p, k) > 0),
      'The product of the roots must be positive: it excludes the integers from one zero of the constant term to the other.',
      ({ b, c }, { signed }) => `${polynomialTex([1, b, c], 'k')} > 0: \\quad k = ${span(signed)}`,
    )
    .step(
      'positive',
      (p, { signed }): readonly Fraction[] => cutTo(signed, k => k > p.a),
      'With a positive product the roots may still both be negative: their sum must be positive too.',
      ({ a }, { positive }) => `k ${addedTex(-a)} > 0: \\quad k = ${span(positive)}`,
    )
    .step(
      'sum',
      (_p, { positive }) => positive.reduce((sum, k) => sum.add(k), q(0)),
      'Add what is left.',
      (_p, { positive, sum }) => `k = ${span(positive)}: \\quad \\text{sum } ${sum}`,
    ),
  slips: [
    {
      misconception: 'sum_condition_forgotten',
      at: 'positive',
      wrongly: (_p, { signed }) => signed,
      words: ({ a }) =>
        `A positive product was taken as enough; for $k < ${a}$ the sum is negative, and so are both roots.`,
    },
    {
      misconception: 'product_condition_forgotten',
      at: 'signed',
      wrongly: (_p, { real }) => real,
      words: ({ a }) =>
        `A positive sum, $k > ${a}$, leaves roots of opposite signs possible; the product must be positive too.`,
    },
    {
      misconception: 'equal_roots_excluded',
      at: 'real',
      wrongly: (_p, { real }) => real.slice(1, -1),
      words: ({ v }) => `At $k = ${v}$ the roots are equal and positive; equal roots were to be included.`,
    },
    {
      misconception: 'reality_forgotten',
      at: 'real',
      wrongly: (_p, { real }) => [...real, (real.at(-1) ?? q(0)).add(1), (real.at(-1) ?? q(0)).add(2)],
      words: ({ v }) =>
        `For $k = ${v + 1}$ and beyond sum and product are positive, but the roots are not real.`,
    },
    {
      misconception: 'zero_product_counted',
      at: 'signed',
      wrongly: (p, { real }) => cutTo(real, k => productAt(p, k) >= 0),
      words: () => 'A product of zero was let in; then one root is $0$, which is not positive.',
    },
    {
      misconception: 'negative_roots_counted_instead',
      at: 'positive',
      wrongly: (p, { signed }) => cutTo(signed, k => k < p.a),
      words: ({ a }) => `For these $k < ${a}$ the sum of the roots is negative: both roots are negative.`,
    },
    {
      misconception: 'condition_on_k_itself',
      at: 'positive',
      wrongly: (_p, { signed }) => cutTo(signed, k => k > 0),
      words: ({ a }) =>
        `Positive $k$ were kept; the sum of the roots is $k ${addedTex(-a)}$, and that must be positive.`,
    },
    {
      misconception: 'first_fitting_value_lost',
      at: 'positive',
      wrongly: (p, { signed }) => cutTo(signed, k => k > p.a).slice(1),
      words: (p, { signed }) =>
        `$k = ${cutTo(signed, k => k > p.a)[0] ?? ''}$ was lost; its product is already positive.`,
    },
  ],
  show: value => plain(value),
  plausible: () => true,
  snapRead: () => 'Both roots real and positive: three conditions on one integer parameter.',
  approach: () =>
    'Discriminant, product and sum each give an inequality for $k$. Use them one after the other on the integers.',
  faster: ({ a, v, b, c }) =>
    `Only $k$ from $${a + 1}$ to $${v}$ can do (sum positive, roots real): of these keep the ones with $${polynomialTex([1, b, c], 'k')} > 0$.`,
  check: (p, { positive }) =>
    `From $k = ${p.a + 1}$ to $${p.v}$ the products are $${Array.from({ length: p.v - p.a }, (_, i) => productAt(p, p.a + 1 + i)).join(', ')}$, of which $${positive.length}$ are positive.`,
  principle:
    'Both roots are positive when the discriminant allows real ones and product and sum are both positive.',
  verify: p => {
    let sum = 0;
    for (let k = -100; k <= 100; k += 1) {
      const d = (k - p.a) ** 2 - 4 * productAt(p, k);
      if (d >= 0 && (k - p.a - Math.sqrt(d)) / 2 > 1e-9) sum += k;
    }
    return q(sum);
  },
});

/** AL.QUA.1 Hard: the parameter is bound by real roots, and by the signs of sum and product. */
export const boundedRoots: readonly AnyTemplate[] = [
  ...situation<Bounded>({
    type: 'AL.QUA.1',
    situation: 'real-roots-bound-k',
    draw: draw => bounded(draw, 2, 9),
    forms: [greatestSquares],
  }),
  ...situation<Bounded>({
    type: 'AL.QUA.1',
    situation: 'signs-bound-k',
    tries: 40,
    draw: draw => bounded(draw, 6, 20),
    forms: [bothPositive],
  }),
];
