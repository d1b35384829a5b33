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
    const below = step(
      calc`-${m}`,
      value =>
        tex`t = ${base}^x: \quad t^2 - 2kt + (k + ${m}) = 0, \quad k + ${m} \ge 0, \quad k \ge ${value}`,
    )`
      With $t$ for the smaller power this is a quadratic, and only $t > 0$ counts. If the product of its roots is
      negative, one root is positive; so the product must not be negative.`;
    const upToZero = step(calc`1 - ${below}`, value => tex`${below} \le k \le 0: \quad ${value}`)`
      From there up to $k = 0$ the sum of the roots is not positive: no root is positive, whether they are real or not.
      Count these.`;
    const bound = find(m);
    const positive = step(
      last(bound.valueOf()),
      value =>
        tex`k^2 - k - ${m} < 0: \quad ${value} \times ${value.sub(1)} < ${m} \le ${value.add(1)} \times ${value},
          \quad 1 \le k \le ${value}`,
    )`
      For positive $k$ real roots would be positive. So the discriminant must be negative; count these $k$.`;
    const count = step(calc`${upToZero} + ${positive}`)`
      Add.`;
    return {
      answer: count,
      stem: way
        ? text`For how many integers $k$ does the equation ${equation(p)} have no real solution?`
        : text`How many integer values of $k$ leave ${equation(p)} without a real solution?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('left_out_a_case', upToZero, () => last(bound.valueOf()))`
          Only a negative discriminant was asked for; real roots that are not positive give no solution either, since
          $${base}^x > 0$.`,
        slip('left_out_a_case', positive, 0)`
          Only the $${upToZero}$ values up to $k = 0$ were counted; for small positive $k$ there are no real roots.`,
        slip('demanded_too_much', below, calc`${below} + 1`)`
          $k = -${m}$ was left out; its roots are $0$ and $-${2 * m}$, and $${base}^x$ is neither.`,
        slip('let_in_equal_values', positive, calc`${positive} + 1`)`
          At $k = ${positive}$, $k^2 - k = ${positive.mul(positive.sub(1))}$ is not below $${m}$: there is a positive
          root.`,
        slip('got_the_discriminant_wrong', bound, calc`4 * ${m}`)`
          The discriminant was compared with $${bound}$ in place of $${m}$: the factor $4$ was left out on one side.`,
        slip('forgot_zero', upToZero, calc`${upToZero} - 1`)`
          $k = 0$ is missing: $t^2 + ${m} = 0$ has no real root at all.`,
        slip('counted_twice', positive, calc`${positive} * 2`)`
          All $${positive}$ integers with $k^2 - k < ${m}$ were added, but those up to zero had been counted already.`,
        slip('kept_a_case_that_is_ruled_out', below, calc`${below} - 1`)`
          $k = ${below}$ makes the product of the roots negative, so one root is positive.`,
      ],
      snapRead: text`A quadratic in a power with a parameter: no solution means no positive root, not only no real
        root.`,
      approach: text`Substitute; only positive roots count. Sort $k$ by the signs of product and sum of the roots, and
        use the discriminant only where both are positive.`,
      faster: () =>
        text`$k(2t - 1) = t^2 + ${m}$: for $t > \frac{1}{2}$ the values of $k$ begin above $${positive}$, for $0 < t <
          \frac{1}{2}$ they lie below $-${m}$; between these none is taken.`,
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
