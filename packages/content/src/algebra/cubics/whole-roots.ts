import { path } from '../../path.ts';
import { fractionTex, numberTex, polynomialTex, wording } from '../../show.ts';
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
  revision: 4,
  band: 'Easy',
  seconds: 45,
  stem: ({ roots, way }: Cubic) =>
    way
      ? wording(
          roots[0] + roots[1] + roots[2],
          `What is the sum of the reciprocals of the roots of $${cubicTex(roots)} = 0$?`,
          `Three numbers satisfy the equation $${cubicTex(roots)} = 0$. What is the sum of their reciprocals?`,
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
      words: ({ roots }, { sum }) =>
        `$${numberTex(sum)}$ is the reciprocal of the sum of the roots, $${e(roots)[0]}$, and not the sum of their reciprocals.`,
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
      words: (_p, { pairs, product, sum }) =>
        `The fraction was inverted. Here $\\frac{${numberTex(product)}}{${numberTex(pairs)}} = ${numberTex(sum)}$.`,
    },
    {
      misconception: 'fraction_inverted',
      at: 'sum',
      wrongly: (_p, { pairs, product }) => (pairs.equals(0) ? null : product.div(pairs).neg()),
      words: () => 'The constant term was put above and the coefficient of $x$ below.',
    },
  ],
  show: value => `$${fractionTex(value)}$`,
  plausible: () => true,
  snapRead: () => 'A symmetric expression of the roots of a cubic: no root is needed.',
  approach: () => 'On a common denominator it is a quotient of two coefficients, with the signs of a cubic.',
  check: ({ roots }, { sum }) =>
    `The roots are $${roots.join(', ')}$, and their reciprocals add up to $${numberTex(sum)}$.`,
  principle:
    'Signs alternate in a cubic: sum, pairwise products, product are minus, plus, minus the coefficients.',
  verify: ({ roots }) => roots.reduce((s, r) => s.add(q(1, r)), q(0)),
});

const rootsOf = (draw: { int(a: number, b: number): number }) =>
  [draw.int(-6, 8), draw.int(-6, 8), draw.int(-6, 8)] as const;

/** AL.POL.4 Easy: cubics with whole roots. */
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
];
