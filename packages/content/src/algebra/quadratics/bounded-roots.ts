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

/** Whether k leaves the equation without a positive root, given real ones: their product not negative, their sum not positive. */
const nonePositive = (p: Bounded, k: number) => productAt(p, k) >= 0 && k <= p.a;

const onePositive = form({
  form: 'sum-of-k-for-a-positive-root',
  band: 'Hard',
  also: ['AL.QUA.3', 'AL.INQ.1'],
  seconds: 120,
  entry: true,
  likely: true,
  stem: (p: Bounded) =>
    p.way
      ? `For some integers $k$ the equation ${equation(p)} has at least one positive real root. What is the sum of these integers?`
      : `At least one real root of ${equation(p)} is positive. Find the sum of all integer values that $k$ can take.`,
  suits: p => {
    const real = Array.from({ length: p.v - p.u + 1 }, (_, i) => p.u + i);
    const none = real.filter(k => nonePositive(p, k)).length;
    const opposite = real.filter(k => productAt(p, k) < 0).length;
    // The integers left run up to v; from -v on they would add up to zero.
    const first = real.find(k => !nonePositive(p, k)) ?? 0;
    return p.b !== 0 && first + p.v > 0 && none > 1 && opposite > 1 && real.length - none - opposite > 1;
  },
  path: path<Bounded>()
    .step(
      'real',
      ({ u, v }): readonly Fraction[] => Array.from({ length: v - u + 1 }, (_, i) => q(u + i)),
      'Real roots need a discriminant that is not negative; this gives a range of integers.',
      (p, { real }) => `${discriminantTex(p)}, \\quad k = ${span(real)}`,
    )
    .step(
      'none',
      (p, { real }): readonly Fraction[] => cutTo(real, k => nonePositive(p, k)),
      'Look at the other case: no root is positive. Then the product of the real roots is not negative and their sum is not positive.',
      ({ a, b, c }, { none }) =>
        `${polynomialTex([1, b, c], 'k')} \\ge 0, \\ k ${addedTex(-a)} \\le 0: \\quad k = ${span(none)}`,
    )
    .step(
      'left',
      (_p, { real, none }): readonly Fraction[] => real.filter(k => !none.some(other => other.equals(k))),
      'Every other integer of the range gives a positive root: a negative product one, a positive product with a positive sum two.',
      (_p, { left }) => `k = ${span(left)}`,
    )
    .step(
      'sum',
      (_p, { left }) => left.reduce((sum, k) => sum.add(k), q(0)),
      'Add these integers.',
      (_p, { left, sum }) =>
        `\\frac{${left.length}}{2}\\left(${left[0] ?? 0} ${addedTex(left.at(-1) ?? 0)}\\right) = ${sum}`,
    ),
  slips: [
    {
      misconception: 'both_roots_positive',
      at: 'left',
      wrongly: (p, { real }) => cutTo(real, k => productAt(p, k) > 0 && k > p.a),
      words: (_p, { left }) =>
        `$k = ${span(left)}$ makes both roots positive; with a negative product one of them is positive as well.`,
    },
    {
      misconception: 'positive_sum_demanded',
      at: 'left',
      wrongly: (p, { real }) => cutTo(real, k => k > p.a),
      words: ({ a }) =>
        `Only $k > ${a}$, a positive sum, was kept; with a negative product there is a positive root whatever the sum is.`,
    },
    {
      misconception: 'reality_forgotten',
      at: 'real',
      wrongly: (_p, { real }) => [...real, (real.at(-1) ?? q(0)).add(1), (real.at(-1) ?? q(0)).add(2)],
      words: ({ v }) =>
        `For $k = ${v + 1}$ and beyond sum and product are positive, but the roots are not real.`,
    },
    {
      misconception: 'real_roots_taken_for_positive',
      at: 'none',
      wrongly: () => [],
      words: (_p, { real }) =>
        `All $k = ${span(real)}$ with real roots were added; for the smallest of them both roots are negative.`,
    },
    {
      misconception: 'opposite_signs_only',
      at: 'left',
      wrongly: (p, { real }) => cutTo(real, k => productAt(p, k) < 0),
      words: (_p, { left }) =>
        `$k = ${span(left)}$ gives a negative product; a positive product with a positive sum gives two positive roots.`,
    },
    {
      misconception: 'equal_roots_excluded',
      at: 'real',
      wrongly: (_p, { real }) => real.slice(1, -1),
      words: ({ v }) => `At $k = ${v}$ the roots are equal and positive; that is a positive root too.`,
    },
    {
      misconception: 'condition_on_k_itself',
      at: 'none',
      wrongly: (p, { real }) => cutTo(real, k => productAt(p, k) >= 0 && k <= 0),
      words: ({ a }) =>
        `$k \\le 0$ was asked for in place of a sum that is not positive; the sum of the roots is $k ${addedTex(-a)}$.`,
    },
    {
      misconception: 'first_fitting_value_lost',
      at: 'left',
      wrongly: (_p, { left }) => left.slice(1),
      words: (p, { left }) =>
        `$k = ${(left[0] ?? q(0)).sub(1)}$ was lost; its product $${productAt(p, (left[0] ?? q(0)).valueOf() - 1)}$ is already negative.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n,
  snapRead: () => 'At least one positive root, and real ones: the opposite case is easier to describe.',
  approach: () =>
    'First find for which $k$ the roots are real. Then leave out the $k$ for which no root is positive, by product and sum together.',
  faster: (p, { left }) =>
    `The larger root is $\\frac{1}{2}(k ${addedTex(-p.a)} + \\sqrt{D})$: for $k \\le ${p.a}$ it is positive when $${polynomialTex([1, p.b, p.c], 'k')} < 0$, above always. So from $${left[0]}$ to $${p.v}$.`,
  check: (p, { left, none }) => {
    const [first, last] = [(left[0] ?? q(0)).valueOf(), (none.at(-1) ?? q(0)).valueOf()];
    return `At $k = ${first}$ the product is $${productAt(p, first)}$: one root is positive. At $k = ${last}$ the product is $${productAt(p, last)}$ and the sum $${last - p.a}$: none is. At $k = ${p.v}$ both roots are $${q(p.v - p.a, 2).toFraction()}$.`;
  },
  principle:
    'At least one positive root: leave out the case that all are at most zero, and do not forget that roots must be real.',
  verify: p => {
    let sum = 0;
    for (let k = -100; k <= 100; k += 1) {
      const d = (k - p.a) ** 2 - 4 * productAt(p, k);
      if (d >= 0 && (k - p.a + Math.sqrt(d)) / 2 > 1e-9) sum += k;
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
    forms: [onePositive],
  }),
];
