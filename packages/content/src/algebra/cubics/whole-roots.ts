import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, polynomialTex, wording } from '../../show.ts';
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

const reciprocals = form<Cubic>(
  'sum-of-reciprocals',
  {
    band: 'Easy',
    seconds: 45,
    revision: 4,
    verify: ({ roots }) => roots.reduce((s, r) => s.add(q(1, r)), q(0)),
  },
  ({ roots, way }, { step }) => {
    const pairs = step(e(roots)[1], value => tex`pq + qr + rp = ${value}`)`
      Over a common denominator the sum of the pairwise products stands above. Read it off the equation.`;
    const product = step(e(roots)[2], value => tex`pqr = ${value}`)`
      The product of the roots stands below; it is the constant term with the sign changed.`;
    const sum = step(calc`${pairs} / ${product}`, value => tex`\frac{${pairs}}{${product}} = ${value}`)`
      Divide.`;
    return {
      answer: sum,
      stem: way
        ? wording(
            roots[0] + roots[1] + roots[2],
            text`What is the sum of the reciprocals of the roots of $${cubicTex(roots)} = 0$?`,
            text`Three numbers satisfy the equation $${cubicTex(roots)} = 0$. What is the sum of their reciprocals?`,
          )
        : text`The equation $${cubicTex(roots)} = 0$ has the roots $p$, $q$ and $r$. Find $\frac1p + \frac1q +
          \frac1r$.`,
      show: value => `$${fractionTex(value)}$`,
      plausible: () => true,
      slips: [
        slip('wrong_sign', product, calc`-${product}`)`
          In a cubic the product of the roots is the constant term with the opposite sign.`,
        slip('took_a_power_term_by_term', sum, e(roots)[0] !== 0 && calc`1 / ${e(roots)[0]}`)`
          $${sum}$ is the reciprocal of the sum of the roots, $${e(roots)[0]}$, and not the sum of their reciprocals.`,
        slip('used_a_wrong_given_number', pairs, e(roots)[0])`
          The sum of the roots was put above; it has to be that of the pairwise products.`,
        slip('used_a_wrong_given_number', pairs, calc`-${e(roots)[0]}`)`
          The coefficient of $x^2$ was put above in place of that of $x$.`,
        slip('inverted_the_ratio', sum, !pairs.equals(0) && calc`${product} / ${pairs}`)`
          The fraction was inverted. Here $\frac{${product}}{${pairs}} = ${sum}$.`,
        slip('inverted_the_ratio', sum, !pairs.equals(0) && calc`-(${product} / ${pairs})`)`
          The constant term was put above and the coefficient of $x$ below.`,
      ],
      snapRead: text`A symmetric expression of the roots of a cubic: no root is needed.`,
      approach: text`On a common denominator it is a quotient of two coefficients, with the signs of a cubic.`,
      check: text`The roots are $${roots}$, and their reciprocals add up to $${sum}$.`,
      principle: text`Signs alternate in a cubic: sum, pairwise products, product are minus, plus, minus the
        coefficients.`,
    };
  },
);

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
