import { path } from '../../path.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

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

const solvable = form({
  form: 'at-least-one-positive',
  revision: 2,
  band: 'Hard',
  also: ['AL.QUA.1', 'AL.INQ.3'],
  seconds: 125,
  entry: true,
  likely: true,
  stem: (p: Moving) =>
    p.way
      ? `For how many integers $k$ is ${equation(p)} satisfied by at least one positive real number $x$?`
      : `Let $k$ be an integer. How many values of $k$ are there for which the equation ${equation(p)} has at least one positive solution?`,
  path: path<Moving>()
    .quiet('gap', ({ m, r }) => q(r - m))
    .step(
      'between',
      (_p, { gap }) => gap.sub(1),
      'The product of the roots is negative for $k$ strictly between the zeros of the outer coefficients: one root is positive. Count these.',
      ({ m, r }, { between }) => `${m} < k < ${r}: \\quad ${between} \\text{ integers}`,
    )
    .step(
      'edges',
      () => q(1),
      'Look at the two zeros themselves: at one the equation is linear, at the other it has the root $0$. The signs decide which has a positive solution.',
      ({ m, r, n }) =>
        n > 0
          ? `k = ${m}: \\ x = \\tfrac{${r - m}}{${2 * n}} > 0; \\quad k = ${r}: \\ x = 0 \\text{ or } x = -\\tfrac{${2 * n}}{${r - m}}`
          : `k = ${m}: \\ x = -\\tfrac{${r - m}}{${-2 * n}} < 0; \\quad k = ${r}: \\ x = 0 \\text{ or } x = \\tfrac{${-2 * n}}{${r - m}}`,
    )
    .quiet('square', ({ n }) => q(n * n))
    .step(
      'outside',
      (_p, { gap, square }) => q(reach(square.valueOf(), gap.valueOf())),
      'Outside the zeros both roots have the same sign. On one side their sum is positive; there the discriminant bounds $k$.',
      (p, { square, outside }) =>
        `${side(p)}: \\quad (k ${addedTex(-p.m)})(k ${addedTex(-p.r)}) \\le ${square}, \\quad ${outside} \\text{ integers}`,
    )
    .step(
      'count',
      (_p, { between, edges, outside }) => between.add(edges).add(outside),
      'Add the cases.',
      (_p, { between, edges, outside, count }) => `${between} + ${edges} + ${outside} = ${count}`,
    ),
  slips: [
    {
      misconception: 'edge_case_dropped',
      at: 'edges',
      wrongly: () => q(0),
      words: ({ m, r, n }) =>
        n > 0
          ? `$k = ${m}$ was left out; the equation is linear then, and its solution $\\frac{${r - m}}{${2 * n}}$ is positive.`
          : `$k = ${r}$ was left out; one root is $0$ then, but the other one, $\\frac{${-2 * n}}{${r - m}}$, is positive.`,
    },
    {
      misconception: 'both_edges_counted',
      at: 'edges',
      wrongly: () => q(2),
      words: ({ m, r, n }) =>
        n > 0
          ? `At $k = ${r}$ the roots are $0$ and a negative number; zero is not positive.`
          : `At $k = ${m}$ the equation is linear and its only solution is negative.`,
    },
    {
      misconception: 'same_sign_case_forgotten',
      at: 'outside',
      wrongly: () => q(0),
      words: p => `Two positive roots are possible too: for $${side(p)}$ sum and product are both positive.`,
    },
    {
      misconception: 'real_roots_on_both_sides',
      at: 'outside',
      wrongly: (_p, { outside }) => outside.mul(2),
      words: p =>
        `Real roots were counted on both sides of $${p.m}$ and $${p.r}$; on the other side than $${side(p)}$ both are negative.`,
    },
    {
      misconception: 'opposite_signs_forgotten',
      at: 'between',
      wrongly: () => q(0),
      words: ({ m, r }) =>
        `For $${m} < k < ${r}$ the roots have opposite signs, and the positive one of them is enough.`,
    },
    {
      misconception: 'drops_factor_of_middle_term',
      at: 'square',
      wrongly: ({ n }) => q(4 * n * n),
      words: ({ n }, { square }) =>
        `The bound $${square}$ leaves the factor $4$ out of the discriminant $${4 * n * n} - 4(\\dots)$.`,
    },
    {
      misconception: 'equal_roots_dropped',
      at: 'outside',
      wrongly: (_p, { outside, gap, square }) =>
        outside.mul(outside.add(gap)).equals(square) ? outside.sub(1) : null,
      words: p => `Equal roots count as well: there is one positive solution where $D = 0$ and $${side(p)}$.`,
    },
    {
      misconception: 'one_too_far',
      at: 'outside',
      wrongly: (_p, { outside }) => outside.add(1),
      words: (p, { outside }) =>
        `$${outside}$ steps outside, the product is $${outside.mul(outside.add(p.r - p.m))}$ and exceeds $${p.n * p.n}$: no real roots.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'The parameter stands in both outer coefficients, and a positive solution is wanted: signs of sum and product.',
  approach: () =>
    'Sort $k$ by the sign of the product of the roots: negative gives one positive root, positive needs the sum and the discriminant. The two zeros are cases of their own.',
  faster: ({ m, r, n }) =>
    n > 0
      ? `Going up from $k = ${m}$ to $${r - 1}$ one solution is positive; going down, two are, as long as $(k ${addedTex(-m)})(k ${addedTex(-r)}) \\le ${n * n}$.`
      : `Going down from $k = ${r}$ to $${m + 1}$ one root is positive; going up, two are, as long as $(k ${addedTex(-m)})(k ${addedTex(-r)}) \\le ${n * n}$.`,
  check: ({ m, r, n }, { outside }) => {
    const d = outside.valueOf();
    const gap = r - m;
    return `$${d} \\times ${d + gap} = ${d * (d + gap)} \\le ${n * n} < ${(d + 1) * (d + 1 + gap)}$, so the values run from $${n > 0 ? m - d : m + 1}$ to $${n > 0 ? r - 1 : r + d}$.`;
  },
  principle:
    'For the sign of roots use product, sum and discriminant in this order, and look at every zero of a coefficient by itself.',
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
    return q(count);
  },
});

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
