import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
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
    const pairs = step(e(roots)[1], {
      name: 'the sum of the products in pairs',
      works: value =>
        tex`\frac1p + \frac1q + \frac1r = \frac{qr + rp + pq}{pqr}, \quad pq + qr + rp = ${value}`,
      because: text`$(x - p)(x - q)(x - r)$, multiplied out, has $pq + qr + rp$ before $x$ and with its own sign. The
        common denominator of $\frac1p$, $\frac1q$ and $\frac1r$ is $pqr$.`,
    })`
      Let $p$, $q$, $r$ be the roots. Over a common denominator their reciprocals have the sum of the products in
      pairs as the numerator; it is the coefficient of $x$.`;
    const product = step(e(roots)[2], {
      name: 'the product of the roots',
      works: value => tex`pqr = ${value}`,
      because: text`The constant of $(x - p)(x - q)(x - r)$ is $(-p)(-q)(-r)$, and three minus signs leave one.`,
    })`
      The denominator is the product of the roots. In a cubic it is the constant term with its sign changed.`;
    const sum = step(calc`${pairs} / ${product}`, {
      name: 'the sum of the reciprocals',
      works: value => tex`\frac{pq + qr + rp}{pqr} = \frac{${pairs}}{${product}} = ${value}`,
    })`
      Divide the sum of the products in pairs by the product of the roots.`;
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
          For the product of the roots you used the constant term $${product.neg()}$ as it stands. In a cubic the
          product has the opposite sign.`,
        slip('took_a_power_term_by_term', sum, e(roots)[0] !== 0 && calc`1 / ${e(roots)[0]}`)`
          $${sum}$ is the reciprocal of the sum of the roots, $${e(roots)[0]}$. The sum of the reciprocals is another
          number.`,
        slip('used_a_wrong_given_number', pairs, e(roots)[0])`
          You put the sum of the roots, $${pairs}$, into the numerator. Over a common denominator it is the sum of
          their products in pairs.`,
        slip('used_a_wrong_given_number', pairs, calc`-${e(roots)[0]}`)`
          You put $${pairs}$, the coefficient of $x^2$, into the numerator. The sum of the products in pairs is the
          coefficient of $x$.`,
        slip('inverted_the_ratio', sum, !pairs.equals(0) && calc`${product} / ${pairs}`)`
          You turned the fraction upside down, $\frac{${product}}{${pairs}} = ${sum}$. The product of the roots is the
          common denominator.`,
        slip('inverted_the_ratio', sum, !pairs.equals(0) && calc`-(${product} / ${pairs})`)`
          ${here} has the constant term above the line and the coefficient of $x$ below it. The constant belongs to
          the common denominator.`,
      ],
      snapRead: text`The reciprocals of the roots of a cubic are added: two coefficients are enough, and no root is
        needed.`,
      approach: text`Over a common denominator the sum is a quotient of two coefficients: the sum of the products in
        pairs over the product of the roots.`,
      check: text`The roots are $${roots}$, and their reciprocals add up to $${sum}$.`,
      principle: text`In a cubic that begins with $x^3$, the sum, the products in pairs and the product of the roots
        are the coefficients with the signs minus, plus, minus.`,
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
