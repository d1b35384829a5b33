import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Moving {
  /** The leading coefficient is k − m, the constant term k − r with r > m, the middle one 2n. */
  m: number;
  r: number;
  n: number;
  way: boolean;
}

/** The greatest whole d with d(d + gap) at most a square. */
const reach = (square: number, gap: number) => {
  let d = 0;
  while ((d + 1) * (d + 1 + gap) <= square) d += 1;
  return d;
};

const equation = ({ m, r, n }: Moving) =>
  `$(k ${addedTex(-m)})x^2 ${n < 0 ? '-' : '+'} ${polynomialTex([2 * Math.abs(n), 0])} + (k ${addedTex(-r)}) = 0$`;

/** The side on which both roots are positive: below m for a positive middle term, above r for a negative one. */
const side = ({ m, r, n }: Moving) => (n > 0 ? `k < ${m}` : `k > ${r}`);

const solvable = form<Moving>(
  'at-least-one-positive',
  {
    band: 'Hard',
    seconds: 125,
    revision: 2,
    also: ['AL.QUA.1', 'AL.INQ.3'],
    entry: true,
    verify: ({ m, r, n }) => {
      let count = 0;
      for (let k = -200; k <= 200; k += 1) {
        const a = k - m;
        const c = k - r;
        const d = n * n - a * c;
        const roots =
          a === 0 ? [-c / (2 * n)] : d < 0 ? [] : [(-n + Math.sqrt(d)) / a, (-n - Math.sqrt(d)) / a];
        if (roots.some(x => x > 1e-9)) count += 1;
      }
      return count;
    },
  },
  (p, { step, find }) => {
    const { r, m, n, way } = p;
    const gap = find(calc`${r} - ${m}`, { name: 'the distance of the zeros of the outer coefficients' });
    const between = step(calc`${gap} - 1`, {
      name: 'the integers between the zeros of the outer coefficients',
      works: (_v, working) => tex`${m} < k < ${r}: \quad ${working} \text{ integers}`,
      because: text`The product of the roots is the constant divided by the leading coefficient. Strictly between
        $${m}$ and $${r}$ these two have opposite signs, so one root is positive and one negative, and both are
        real.`,
    })`
      The product of the roots is negative for $k$ strictly between the zeros of the outer coefficients, $${m}$ and
      $${r}$. Then exactly one root is positive; count these integers.`;
    const edges = step(1, {
      name: 'the integers at the zeros themselves',
      works:
        n > 0
          ? tex`k = ${m}: \ x = \tfrac{${r - m}}{${2 * n}} > 0; \quad k = ${r}: \ x = 0 \text{ or } x =
            -\tfrac{${2 * n}}{${r - m}}`
          : tex`k = ${m}: \ x = -\tfrac{${r - m}}{${-2 * n}} < 0; \quad k = ${r}: \ x = 0 \text{ or } x =
            \tfrac{${-2 * n}}{${r - m}}`,
      because: text`At $k = ${m}$ there is no $x^2$, so the rules for two roots do not hold, and at $k = ${r}$ the
        product of the roots is $0$. Such places need a look of their own.`,
    })`
      Look at the two zeros themselves: at $k = ${m}$ the equation is linear, at $k = ${r}$ it has the root $0$. The
      signs decide which of them has a positive solution.`;
    const square = find(calc`${n} * ${n}`, { name: 'a quarter of the square of the middle coefficient' });
    const outside = step(reach(square.valueOf(), gap.valueOf()), {
      name: 'the integers outside with two positive roots',
      works: value =>
        tex`${side(p)}: \quad ${4 * n * n} - 4(k ${addedTex(-m)})(k ${addedTex(-r)}) \ge 0, \quad
          (k ${addedTex(-m)})(k ${addedTex(-r)}) \le ${square}, \quad ${value} \text{ integers}`,
      because: text`Outside, the product of the roots is positive, so both are positive or both negative. Their sum
        decides, and it is positive for $${side(p)}$. But far away the discriminant is negative and there are no real
        roots.`,
    })`
      Outside the zeros both roots have the same sign. For $${side(p)}$ their sum is positive; there the discriminant
      must not be negative, which bounds $k$.`;
    const count = step(calc`${between} + ${edges} + ${outside}`, { name: 'the number of values of k' })`
      No $k$ belongs to two of these three cases, so add their numbers.`;
    return {
      answer: count,
      stem: way
        ? text`For how many integers $k$ is ${equation(p)} satisfied by at least one positive real number $x$?`
        : text`Let $k$ be an integer. How many values of $k$ are there for which the equation ${equation(p)} has at
          least one positive solution?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('left_out_a_case', edges, 0)`
          ${
            n > 0
              ? text`You left out $k = ${m}$. The equation is linear then, and its solution
                $\frac{${r - m}}{${2 * n}}$ is positive.`
              : text`You left out $k = ${r}$. One root is $0$ then, but the other one, $\frac{${-2 * n}}{${r - m}}$,
                is positive.`
          }`,
        slip('let_in_an_end_point', edges, 2)`
          ${
            n > 0
              ? text`You also counted $k = ${r}$. There the roots are $0$ and a negative number, and zero is not
                positive.`
              : text`You also counted $k = ${m}$. There the equation is linear, and its only solution is negative.`
          }`,
        slip('left_out_a_case', outside, 0)`
          You counted only one positive root beside a negative one. Two positive roots are possible too: for
          $${side(p)}$ sum and product are both positive.`,
        slip('mixed_up_inside_and_outside', outside, calc`${outside} * 2`)`
          You counted real roots on both sides of $${m}$ and $${r}$. On the other side than $${side(p)}$ the sum is
          negative, so both roots are negative.`,
        slip('left_out_a_case', between, 0)`
          You left out $${m} < k < ${r}$. There the roots have opposite signs, and the positive one of them is
          enough.`,
        slip('got_the_discriminant_wrong', square, calc`4 * ${n} * ${n}`)`
          You compared the product with $${square}$. The discriminant is $${4 * n * n} - 4(\dots)$, so both terms have
          to be divided by $4$.`,
        slip(
          'left_out_equal_values',
          outside,
          outside.mul(outside.add(gap)).equals(square) && calc`${outside} - 1`,
        )`
          You left out the value of $k$ with equal roots. There is one positive solution where $D = 0$ and
          $${side(p)}$.`,
        slip('counted_one_too_many', outside, calc`${outside} + 1`)`
          You went $${outside}$ steps outside. There the product is $${outside.mul(outside.add(r - m))}$, more than
          $${n * n}$, so there are no real roots.`,
      ],
      snapRead: text`The parameter stands in both outer coefficients, and a positive solution is wanted: use the signs
        of product and sum.`,
      approach: text`Sort $k$ by the sign of the product of the roots. If it is negative, one root is positive; if it
        is positive, the sum and the discriminant decide. The two zeros are cases of their own.`,
      faster:
        n > 0
          ? text`Going up from $k = ${m}$ to $${r - 1}$ one solution is positive; going down, two are, as long as $(k
            ${addedTex(-m)})(k ${addedTex(-r)}) \le ${n * n}$.`
          : text`Going down from $k = ${r}$ to $${m + 1}$ one root is positive; going up, two are, as long as $(k
            ${addedTex(-m)})(k ${addedTex(-r)}) \le ${n * n}$.`,
      check: () => {
        const d = outside.valueOf();
        const gap = r - m;
        return text`$${d} \times ${d + gap} = ${d * (d + gap)} \le ${n * n} < ${(d + 1) * (d + 1 + gap)}$, so the values
          run from $${n > 0 ? m - d : m + 1}$ to $${n > 0 ? r - 1 : r + d}$.`;
      },
      principle: text`For the signs of two roots use product, sum and discriminant in this order, and look at every
        zero of a coefficient separately.`,
    };
  },
);

/** AL.QUA.3 Hard: which solutions are positive, over all cases of the coefficients. */
export const onePositiveSolution: readonly AnyTemplate[] = situation<Moving>({
  type: 'AL.QUA.3',
  situation: 'moving-coefficients',
  draw: draw => {
    const m = draw.int(-7, 9);
    const r = m + draw.int(2, 9);
    const n = draw.int(3, 13) * draw.pick([1, -1]);
    if (m === 0 || r === 0 || reach(n * n, r - m) < 2) return null;
    return { m, r, n, way: draw.chance(0.5) };
  },
  forms: [solvable],
});
