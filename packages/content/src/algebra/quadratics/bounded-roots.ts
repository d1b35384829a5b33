import type Fraction from 'fraction.js';
import type { Draw } from '../../draw.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
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

const greatestSquares = form<Bounded>(
  'extreme-sum-of-squares',
  {
    band: 'Hard',
    seconds: 110,
    revision: 3,
    also: ['AL.QUA.3', 'AL.QUA.7'],
    suits: ({ a, b, u, v }) => -(a + b) <= u || -(a + b) >= v,
    verify: p => Math.max(...allowed(p).map(k => squaresAt(p, k))),
  },
  (p, { step, find }) => {
    const { u, v, a, b, c, way } = p;
    step([u, v], tex`D = ${discriminantTex(p)}, \quad ${u} \le k \le ${v}`)`
      The roots must be real: the discriminant gives the values of $k$ that are allowed.`;
    const vertex = step(
      calc`-(${a} + ${b})`,
      value =>
        tex`\alpha^2 + \beta^2 = -k^2 ${a + b !== 0 && tex`${addedTex(-2 * (a + b))}k`} ${addedTex(a * a - 2 * c)},
          \quad k_0 = ${value}`,
    )`
      Write the sum of the squares by sum and product; it is a downward parabola in $k$. Find its vertex.`;
    const best = find(vertex.valueOf() <= u ? q(u) : vertex.valueOf() >= v ? q(v) : vertex);
    const squares = step(
      squaresAt(p, best.valueOf()),
      value => tex`k = ${best}: \quad \alpha^2 + \beta^2 = ${value}`,
    )`
      The vertex lies outside the allowed values, so the maximum is taken at the end of the interval nearest to it.`;
    return {
      answer: squares,
      stem: way
        ? text`For a real number $k$, the roots $\alpha$ and $\beta$ of ${equation(p)} are real. What is the maximum
          value of $\alpha^2 + \beta^2$?`
        : text`The equation ${equation(p)} has real roots. What is the greatest possible sum of the squares of its
          roots, if $k$ is a real number?`,
      show: plain,
      slips: [
        slip('ignored_real_roots', best, vertex)`
          The vertex is at $k = ${best}$, where the roots are not real; only $${u} \le k \le ${v}$ is allowed.`,
        slip('gave_the_other_extreme', best, best.valueOf() === u ? v : u)`
          At $k = ${best}$ the parabola is at its lowest on the interval, since this end is farther from the vertex
          $${vertex}$.`,
        slip('sought_the_extreme_elsewhere', best, calc`(${u} + ${v}) / 2`)`
          $k = ${best.toFraction()}$ is the middle of the allowed interval, where the roots differ most; their squares
          add up to more at an end.`,
        slip('wrong_sign', best, calc`${a} + ${b}`)`
          The vertex $k = ${vertex}$ was read with the wrong sign, as $${best}$.`,
        slip('sought_the_extreme_elsewhere', best, 0)`
          That is the value at $k = 0$, which has no special place here.`,
        slip('got_the_middle_term_wrong', squares, calc`(${best} - ${a})^2`)`
          At $k = ${best}$ this is the square of the sum of the roots; twice the product has not been subtracted.`,
        slip('did_not_double', squares, () => calc`(${best} - ${a})^2 - ${productAt(p, best.valueOf())}`)`
          The product $${productAt(p, best.valueOf())}$ was subtracted once from the square of the sum; it stands there
          twice.`,
        slip('wrong_sign', squares, () => calc`(${best} - ${a})^2 + 2 * ${productAt(p, best.valueOf())}`)`
          Twice the product $${productAt(p, best.valueOf())}$ was added to the square of the sum; it has to be
          subtracted.`,
      ],
      snapRead: text`A greatest value over a parameter, with the condition that the roots are real: the condition
        decides.`,
      approach: text`Two things depend on $k$: whether the roots are real, and the sum of their squares. Find the
        interval first, then the greatest value on it.`,
      faster: text`At an end of $[${u}, ${v}]$ the roots are equal, so the sum of squares is $\frac{(k
        ${addedTex(-a)})^2}{2}$; take the end nearer to the vertex $${-(a + b)}$.`,
      check: () => {
        const k = best.valueOf();
        return text`At $k = ${k}$ both roots are $${(k - a) / 2}$; at the other end both are
          $${((k === u ? v : u) - a) / 2}$, with the smaller sum of squares.`;
      },
      principle: text`A greatest value counts only where the condition holds: find the allowed interval before using the
        vertex.`,
    };
  },
);

const cutTo = (list: readonly Fraction[], keeps: (k: number) => boolean) =>
  list.filter(k => keeps(k.valueOf()));
const span = (list: readonly Fraction[]) =>
  list.length > 6 ? `${list[0]}, \\dots, ${list.at(-1)}` : list.join(', ');

/**
 * Whether k leaves the equation without a positive root, given real ones: their product not negative, their sum
 * not positive.
 */
const nonePositive = (p: Bounded, k: number) => productAt(p, k) >= 0 && k <= p.a;

const onePositive = form<Bounded>(
  'sum-of-k-for-a-positive-root',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AL.QUA.3', 'AL.INQ.1'],
    suits: p => {
      const real = Array.from({ length: p.v - p.u + 1 }, (_, i) => p.u + i);
      const none = real.filter(k => nonePositive(p, k)).length;
      const opposite = real.filter(k => productAt(p, k) < 0).length;
      // The integers left run up to v; from -v on they would add up to zero.
      const first = real.find(k => !nonePositive(p, k)) ?? 0;
      return p.b !== 0 && first + p.v > 0 && none > 1 && opposite > 1 && real.length - none - opposite > 1;
    },
    verify: p => {
      let sum = 0;
      for (let k = -100; k <= 100; k += 1) {
        const d = (k - p.a) ** 2 - 4 * productAt(p, k);
        if (d >= 0 && (k - p.a + Math.sqrt(d)) / 2 > 1e-9) sum += k;
      }
      return sum;
    },
  },
  (p, { step }) => {
    const { v, u, b, c, a, way } = p;
    const real = step(
      Array.from({ length: v - u + 1 }, (_, i) => q(u + i)),
      value => tex`${discriminantTex(p)}, \quad k = ${span(value)}`,
    )`
      Real roots need a discriminant that is not negative; this gives a range of integers.`;
    const none = step(
      cutTo(real, k => nonePositive(p, k)),
      value =>
        tex`${polynomialTex([1, b, c], 'k')} \ge 0, \ k ${addedTex(-a)} \le 0: \quad k = ${span(value)}`,
    )`
      Look at the other case: no root is positive. Then the product of the real roots is not negative and their sum is
      not positive.`;
    const left = step(
      real.filter(k => !none.some(other => other.equals(k))),
      value => tex`k = ${span(value)}`,
    )`
      Every other integer of the range gives a positive root: a negative product one, a positive product with a positive
      sum two.`;
    const sum = step(
      left.reduce((sum, k) => sum.add(k), q(0)),
      value =>
        tex`\frac{${left.length}}{2}\left(${String(left[0] ?? 0)} ${addedTex(left.at(-1) ?? 0)}\right) = ${value}`,
    )`
      Add these integers.`;
    return {
      answer: sum,
      stem: way
        ? text`For some integers $k$ the equation ${equation(p)} has at least one positive real root. What is the sum of
          these integers?`
        : text`At least one real root of ${equation(p)} is positive. Find the sum of all integer values that $k$ can
          take.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('demanded_too_much', left, () => cutTo(real, k => productAt(p, k) > 0 && k > a))`
          $k = ${span(left)}$ makes both roots positive; with a negative product one of them is positive as well.`,
        slip('demanded_too_much', left, () => cutTo(real, k => k > a))`
          Only $k > ${a}$, a positive sum, was kept; with a negative product there is a positive root whatever the sum
          is.`,
        slip('ignored_real_roots', real, () => [
          ...real,
          (real.at(-1) ?? q(0)).add(1),
          (real.at(-1) ?? q(0)).add(2),
        ])`
          For $k = ${v + 1}$ and beyond sum and product are positive, but the roots are not real.`,
        slip('ignored_a_condition', none, [])`
          All $k = ${span(real)}$ with real roots were added; for the smallest of them both roots are negative.`,
        slip('left_out_a_case', left, () => cutTo(real, k => productAt(p, k) < 0))`
          $k = ${span(left)}$ gives a negative product; a positive product with a positive sum gives two positive
          roots.`,
        slip('left_out_equal_values', real, real.slice(1, -1))`
          At $k = ${v}$ the roots are equal and positive; that is a positive root too.`,
        slip('put_the_bound_on_another_quantity', none, () =>
          cutTo(real, k => productAt(p, k) >= 0 && k <= 0),
        )`
          $k \le 0$ was asked for in place of a sum that is not positive; the sum of the roots is $k ${addedTex(-a)}$.`,
        slip('left_out_an_end_point', left, left.slice(1))`
          $k = ${(left[0] ?? q(0)).sub(1)}$ was lost; its product $${productAt(p, (left[0] ?? q(0)).valueOf() - 1)}$ is
          already negative.`,
      ],
      snapRead: text`At least one positive root, and real ones: the opposite case is easier to describe.`,
      approach: text`First find for which $k$ the roots are real. Then leave out the $k$ for which no root is positive,
        by product and sum together.`,
      faster: text`The larger root is $\frac{1}{2}(k ${addedTex(-a)} + \sqrt{D})$: for $k \le ${a}$ it is positive when
        $${polynomialTex([1, b, c], 'k')} < 0$, above always. So from $${left[0]}$ to $${v}$.`,
      check: () => {
        const [first, last] = [(left[0] ?? q(0)).valueOf(), (none.at(-1) ?? q(0)).valueOf()];
        return text`At $k = ${first}$ the product is $${productAt(p, first)}$: one root is positive. At $k = ${last}$
          the product is $${productAt(p, last)}$ and the sum $${last - a}$: none is. At $k = ${v}$ both roots are
          $${q(v - a, 2).toFraction()}$.`;
      },
      principle: text`At least one positive root: leave out the case that all are at most zero, and do not forget that
        roots must be real.`,
    };
  },
);

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
