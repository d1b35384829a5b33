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
    const gap = find(calc`${r} - ${m}`);
    const between = step(calc`${gap} - 1`, value => tex`${m} < k < ${r}: \quad ${value} \text{ integers}`)`
      The product of the roots is negative for $k$ strictly between the zeros of the outer coefficients: one root is
      positive. Count these.`;
    const edges = step(
      1,
      n > 0
        ? tex`k = ${m}: \ x = \tfrac{${r - m}}{${2 * n}} > 0; \quad k = ${r}: \ x = 0 \text{ or } x =
          -\tfrac{${2 * n}}{${r - m}}`
        : tex`k = ${m}: \ x = -\tfrac{${r - m}}{${-2 * n}} < 0; \quad k = ${r}: \ x = 0 \text{ or } x =
          \tfrac{${-2 * n}}{${r - m}}`,
    )`
      Look at the two zeros themselves: at one the equation is linear, at the other it has the root $0$. The signs
      decide which has a positive solution.`;
    const square = find(calc`${n} * ${n}`);
    const outside = step(
      reach(square.valueOf(), gap.valueOf()),
      value =>
        tex`${side(p)}: \quad (k ${addedTex(-m)})(k ${addedTex(-r)}) \le ${square}, \quad ${value} \text{ integers}`,
    )`
      Outside the zeros both roots have the same sign. On one side their sum is positive; there the discriminant bounds
      $k$.`;
    const count = step(calc`${between} + ${edges} + ${outside}`)`
      Add the cases.`;
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
              ? text`$k = ${m}$ was left out; the equation is linear then, and its solution
            $\frac{${r - m}}{${2 * n}}$ is positive.`
              : text`$k = ${r}$ was left out; one root is $0$ then, but the
              other one, $\frac{${-2 * n}}{${r - m}}$, is positive.`
          }`,
        slip('let_in_an_end_point', edges, 2)`
          ${
            n > 0
              ? text`At $k = ${r}$ the roots are $0$ and a negative number; zero is not positive.`
              : text`At $k =
            ${m}$ the equation is linear and its only solution is negative.`
          }`,
        slip('left_out_a_case', outside, 0)`
          Two positive roots are possible too: for $${side(p)}$ sum and product are both positive.`,
        slip('mixed_up_inside_and_outside', outside, calc`${outside} * 2`)`
          Real roots were counted on both sides of $${m}$ and $${r}$; on the other side than $${side(p)}$ both are
          negative.`,
        slip('left_out_a_case', between, 0)`
          For $${m} < k < ${r}$ the roots have opposite signs, and the positive one of them is enough.`,
        slip('got_the_discriminant_wrong', square, calc`4 * ${n} * ${n}`)`
          The bound $${square}$ leaves the factor $4$ out of the discriminant $${4 * n * n} - 4(\dots)$.`,
        slip(
          'left_out_equal_values',
          outside,
          outside.mul(outside.add(gap)).equals(square) && calc`${outside} - 1`,
        )`
          Equal roots count as well: there is one positive solution where $D = 0$ and $${side(p)}$.`,
        slip('counted_one_too_many', outside, calc`${outside} + 1`)`
          $${outside}$ steps outside, the product is $${outside.mul(outside.add(r - m))}$ and exceeds $${n * n}$: no
          real roots.`,
      ],
      snapRead: text`The parameter stands in both outer coefficients, and a positive solution is wanted: signs of sum
        and product.`,
      approach: text`Sort $k$ by the sign of the product of the roots: negative gives one positive root, positive needs
        the sum and the discriminant. The two zeros are cases of their own.`,
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
      principle: text`For the sign of roots use product, sum and discriminant in this order, and look at every zero of a
        coefficient by itself.`,
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
