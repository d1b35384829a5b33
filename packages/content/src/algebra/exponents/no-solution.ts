import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Powers {
  /** t² − 2kt + (k + m) = 0 with t = base^x. */
  base: number;
  m: number;
  way: boolean;
}

const equation = ({ base, m }: Powers) => `$${base * base}^x - 2k \\cdot ${base}^x + (k + ${m}) = 0$`;
/** The greatest k with k² − k below a bound. */
const last = (bound: number) => {
  let k = 1;
  while ((k + 1) * k < bound) k += 1;
  return k;
};

const none = form<Powers>(
  'parameters-without-a-solution',
  {
    band: 'Hard',
    seconds: 125,
    revision: 2,
    also: ['AL.QUA.3', 'AL.QUA.9'],
    entry: true,
    verify: ({ base, m }) => {
      let count = 0;
      for (let k = -m - 40; k <= m + 40; k += 1) {
        const d = k * k - k - m;
        const roots = d < 0 ? [] : [k + Math.sqrt(d), k - Math.sqrt(d)];
        const fits = (t: number) => t > 1e-12 && Number.isFinite(Math.log(t) / Math.log(base));
        if (!roots.some(fits)) count += 1;
      }
      return count;
    },
  },
  (p, { step, find }) => {
    const { m, base, way } = p;
    const below = step(calc`-${m}`, {
      name: text`the least possible $k$`,
      because: text`Every power of $${base}$ is positive, so 'no solution' means that no root $t$ is positive. Two
        numbers with a negative product have opposite signs.`,
      works: value =>
        tex`t = ${base}^x: \quad t^2 - 2kt + (k + ${m}) = 0, \quad k + ${m} \ge 0, \quad k \ge ${value}`,
    })`
      Let $t = ${base}^x$. This gives a quadratic in $t$, and only a positive $t$ gives an $x$. If the product of the
      roots is negative, one root is positive and there is a solution; so the product must not be negative.`;
    const upToZero = step(calc`1 - ${below}`, {
      name: text`the number of $k$ up to zero`,
      because: text`Two real roots whose product is not negative have the same sign, or one is zero; then the sum tells
        which sign. Here the discriminant does not matter.`,
      works: value => tex`${below} \le k \le 0: \quad ${value}`,
    })`
      From there up to $k = 0$ the sum of the roots, $2k$, is not positive, while their product is not negative. So no
      root is positive, whether the roots are real or not. Count these $k$, both ends included.`;
    const bound = find(m);
    const positive = step(last(bound.valueOf()), {
      name: text`the number of positive $k$`,
      because: text`Product and sum are both positive here, so real roots would both be positive and each would give an
        $x$. Only roots that are not real avoid this; equal roots would still be a solution.`,
      works: value =>
        tex`k(k - 1) < ${m}: \quad ${value} \times ${value.sub(1)} = ${value.mul(value.sub(1))} < ${m}, \quad
          ${value.add(1)} \times ${value} = ${value.mul(value.add(1))} \ge ${m}, \quad 1 \le k \le ${value}`,
    })`
      Now let $k$ be positive. If there were real roots, both would be positive. So there must be none: the
      discriminant $4k^2 - 4(k + ${m})$ has to be negative, and so $k^2 - k < ${m}$. Write $k^2 - k$ as $k(k - 1)$ and
      try $k = 1, 2, 3, \dots$ to find the last $k$ that fits.`;
    const count = step(calc`${upToZero} + ${positive}`)`
      No $k$ belongs to both cases, so add the two numbers.`;
    return {
      answer: count,
      stem: way
        ? text`For how many integers $k$ does the equation ${equation(p)} have no real solution?`
        : text`How many integer values of $k$ leave ${equation(p)} without a real solution?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('left_out_a_case', upToZero, () => last(bound.valueOf()))`
          You asked only for a negative discriminant. Real roots that are not positive give no solution either, since
          $${base}^x$ is always positive.`,
        slip('left_out_a_case', positive, 0)`
          You counted only the $${upToZero}$ values up to $k = 0$. For small positive $k$ there are no real roots, so
          these count too.`,
        slip('demanded_too_much', below, calc`${below} + 1`)`
          You left out $k = -${m}$. Its roots are $0$ and $-${2 * m}$, and $${base}^x$ is neither.`,
        slip('let_in_equal_values', positive, calc`${positive} + 1`)`
          You counted $k = ${positive}$ too. There $k^2 - k = ${positive.mul(positive.sub(1))}$ is not below $${m}$, so
          there is a positive root.`,
        slip('got_the_discriminant_wrong', bound, calc`4 * ${m}`)`
          You compared $k^2 - k$ with $${bound}$ in place of $${m}$. All parts of the discriminant hold the factor $4$,
          so it has to be divided out of all of them.`,
        slip('forgot_zero', upToZero, calc`${upToZero} - 1`)`
          You left out $k = 0$. Then the square of $${base}^x$ would be $-${m}$, which no real number can be.`,
        slip('counted_twice', positive, calc`${positive} * 2`)`
          You added all $${positive}$ integers with $k^2 - k < ${m}$. Those up to zero were counted already in the
          first part.`,
        slip('kept_a_case_that_is_ruled_out', below, calc`${below} - 1`)`
          You counted $k = ${below}$ too. It makes the product of the roots negative, so one of them is positive and
          gives a solution.`,
      ],
      snapRead: text`A quadratic in a power with a parameter: no solution means no positive root, not only no real
        root.`,
      approach: text`Substitute; only positive roots count. Sort $k$ by the signs of product and sum of the roots, and
        use the discriminant only where both are positive.`,

      check: () => {
        const d = (k: number) => k * k - k - m;
        const k = positive.valueOf();
        return text`A quarter of the discriminant is $${d(k)}$ at $k = ${k}$ and $${d(k + 1)}$ at $k = ${k + 1}$; at $k
          = -${m + 1}$ the product of the roots is $-1$.`;
      },
      principle: text`After substituting a power, no solution means no positive root: sort by product and sum before the
        discriminant.`,
    };
  },
);

/** AL.IND.2 Hard: a parameter for which no power solves the equation. */
export const noSolution: readonly AnyTemplate[] = situation<Powers>({
  type: 'AL.IND.2',
  situation: 'quadratic-in-a-power',
  draw: draw => ({ base: draw.pick([2, 3, 5, 7]), m: draw.int(4, 40), way: draw.chance(0.5) }),
  forms: [none],
});
