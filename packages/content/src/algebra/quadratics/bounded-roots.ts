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
    step([u, v], {
      because: text`Only real roots are allowed, so $k$ is not free. A product of two brackets with a minus sign in
        front is not negative only while $k$ lies between the two zeros of the brackets.`,
      works: tex`D = ${discriminantTex(p)}, \quad ${u} \le k \le ${v}`,
    })`
      The roots are real only if the discriminant $D$ is not negative. Write $D$ with $k$ and factorise it: this gives
      the interval of the values of $k$ that are allowed.`;
    const vertex = step(calc`-(${a} + ${b})`, {
      name: text`the vertex of the sum of the squares`,
      because: text`The sum of the squares is asked, and it depends on $k$ as well: it is
        $(\alpha + \beta)^2 - 2\alpha\beta$. The coefficient of $k^2$ is negative, so it falls on both sides of the
        vertex.`,
      works: value =>
        tex`\alpha^2 + \beta^2 = -k^2 ${a + b !== 0 && tex`${addedTex(-2 * (a + b))}k`} ${addedTex(a * a - 2 * c)},
            \quad k_0 = ${value}`,
    })`
      Let $\alpha$ and $\beta$ be the roots. Write the sum of their squares with their sum $k ${addedTex(-a)}$ and their
      product. It is a downward parabola in $k$; find the $k_0$ of its vertex.`;
    const best = find(vertex.valueOf() <= u ? q(u) : vertex.valueOf() >= v ? q(v) : vertex);
    const squares = step(squaresAt(p, best.valueOf()), {
      because: text`Going from the vertex into the interval, the parabola only falls. Not the value at the vertex
        itself, because for that $k$ the roots are not real.`,
      works: value => tex`k = ${best}: \quad \alpha^2 + \beta^2 = ${value}`,
    })`
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
          ${squares} belongs to the vertex, $k = ${best}$. The roots are real only for $${u} \le k \le ${v}$, so this
          value of $k$ is not allowed.`,
        slip('gave_the_other_extreme', best, best.valueOf() === u ? v : u)`
          At $k = ${best}$ the parabola is at its lowest on the interval, since this end is farther from the vertex
          $${vertex}$.`,
        slip('sought_the_extreme_elsewhere', best, calc`(${u} + ${v}) / 2`)`
          $k = ${best.toFraction()}$ is the middle of the allowed interval, where the roots differ most; their squares
          add up to more at an end.`,
        slip('wrong_sign', best, calc`${a} + ${b}`)`
          You read the vertex of the parabola in $k$ with the wrong sign, as $k = ${best}$. It is at $k = ${vertex}$, on
          the other side of zero.`,
        slip('sought_the_extreme_elsewhere', best, 0)`
          ${squares} is the sum of the squares at $k = 0$. The vertex of the parabola in $k$ is at $k = ${vertex}$, not
          at $0$, so nothing makes $k = 0$ special.`,
        slip('got_the_middle_term_wrong', squares, calc`(${best} - ${a})^2`)`
          At $k = ${best}$ the square of the sum of the roots is $${squares}$. It holds twice the product
          besides the two squares, and this has not been subtracted.`,
        slip('did_not_double', squares, () => calc`(${best} - ${a})^2 - ${productAt(p, best.valueOf())}`)`
          You subtracted the product $${productAt(p, best.valueOf())}$ once from the square of the sum of the roots. In
          this square the product stands twice.`,
        slip('wrong_sign', squares, () => calc`(${best} - ${a})^2 + 2 * ${productAt(p, best.valueOf())}`)`
          You added twice the product $${productAt(p, best.valueOf())}$ to the square of the sum of the roots. That
          square already holds it, so it has to be subtracted.`,
      ],
      snapRead: text`The greatest value of an expression in $k$ is asked while the roots must be real: look first which
        $k$ are allowed.`,
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
      {
        because: text`A positive root has to be real first. The product of the two brackets with a minus sign in front
          is not negative only while $k$ lies between their zeros, ends included.`,
        works: value => tex`${discriminantTex(p)}, \quad k = ${span(value)}`,
      },
    )`
      Real roots need a discriminant that is not negative. Write it with $k$ and factorise it: only the integers of one
      range are left.`;
    const none = step(
      cutTo(real, k => nonePositive(p, k)),
      {
        because: text`'At least one positive root' holds in several cases: one positive and one negative, one positive
          and one zero, both positive. The opposite is a single case, so it is easier to find.`,
        works: value =>
          tex`${polynomialTex([1, b, c], 'k')} \ge 0, \ k ${addedTex(-a)} \le 0: \quad k = ${span(value)}`,
      },
    )`
      Look at the opposite case, in which no root is positive. Then the product
      $${polynomialTex([1, b, c], 'k')}$ of the real roots is not negative, and their sum $k ${addedTex(-a)}$ is not
      positive.`;
    const left = step(
      real.filter(k => !none.some(other => other.equals(k))),
      {
        because: text`If the product is negative, the roots have opposite signs, so one is positive. If the product is
          positive and the sum too, both roots are positive.`,
        works: value => tex`k = ${span(value)}`,
      },
    )`
      Leave these values of $k$ out. For every other integer of the range at least one root is positive.`;
    const sum = step(
      left.reduce((sum, k) => sum.add(k), q(0)),
      value =>
        tex`\frac{${left.length}}{2}\left(${String(left[0] ?? 0)} ${addedTex(left.at(-1) ?? 0)}\right) = ${value}`,
    )`
      These integers are consecutive. Add them: half their number times the sum of the first and the last.`;
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
          You kept $k = ${span(left)}$, where both roots are positive. One positive root is enough, and a negative
          product gives one as well.`,
        slip('demanded_too_much', left, () => cutTo(real, k => k > a))`
          Only $k > ${a}$, a positive sum, was kept; with a negative product there is a positive root whatever the sum
          is.`,
        slip('ignored_real_roots', real, () => [
          ...real,
          (real.at(-1) ?? q(0)).add(1),
          (real.at(-1) ?? q(0)).add(2),
        ])`
          You also kept $k = ${v + 1}$ and $${v + 2}$. There sum and product are positive, but the discriminant is
          negative, so the roots are not real.`,
        slip('ignored_a_condition', none, [])`
          You added all $k = ${span(real)}$ for which the roots are real. For the smallest of them no root is
          positive, since the sum of the roots is not.`,
        slip('left_out_a_case', left, () => cutTo(real, k => productAt(p, k) < 0))`
          You kept $k = ${span(left)}$, where the product of the roots is negative. A positive product with a positive
          sum also counts: there both roots are positive.`,
        slip('left_out_equal_values', real, real.slice(1, -1))`
          You left out the ends $k = ${u}$ and $k = ${v}$, where the roots are equal. At $k = ${v}$ both are
          $${q(v - a, 2).toFraction()}$, which is a positive real root.`,
        slip('put_the_bound_on_another_quantity', none, () =>
          cutTo(real, k => productAt(p, k) >= 0 && k <= 0),
        )`
          You ruled out values with $k \le 0$ as if $k$ were the sum of the roots. The sum is $k ${addedTex(-a)}$, so
          the bound is $k \le ${a}$.`,
        slip('left_out_an_end_point', left, left.slice(1))`
          You lost $k = ${(left[0] ?? q(0)).sub(1)}$. There the product of the roots,
          $${productAt(p, (left[0] ?? q(0)).valueOf() - 1)}$, is already negative, so one root is positive.`,
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
      principle: text`For 'at least one root is positive' find the opposite case, that none is, by product and sum; and
        keep only parameters with real roots.`,
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
