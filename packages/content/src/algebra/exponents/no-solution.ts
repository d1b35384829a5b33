import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

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

const none = form({
  form: 'parameters-without-a-solution',
  revision: 2,
  band: 'Hard',
  also: ['AL.QUA.3', 'AL.QUA.9'],
  seconds: 125,
  entry: true,
  likely: true,
  stem: (p: Powers) =>
    p.way
      ? `For how many integers $k$ does the equation ${equation(p)} have no real solution?`
      : `How many integer values of $k$ leave ${equation(p)} without a real solution?`,
  path: path<Powers>()
    .step(
      'below',
      ({ m }) => q(-m),
      'With $t$ for the smaller power this is a quadratic, and only $t > 0$ counts. If the product of its roots is negative, one root is positive; so the product must not be negative.',
      ({ base, m }, { below }) =>
        `t = ${base}^x: \\quad t^2 - 2kt + (k + ${m}) = 0, \\quad k + ${m} \\ge 0, \\quad k \\ge ${below}`,
    )
    .step(
      'upToZero',
      (_p, { below }) => q(1).sub(below),
      'From there up to $k = 0$ the sum of the roots is not positive: no root is positive, whether they are real or not. Count these.',
      (_p, { below, upToZero }) => `${below} \\le k \\le 0: \\quad ${upToZero}`,
    )
    .quiet('bound', ({ m }) => q(m))
    .step(
      'positive',
      (_p, { bound }) => q(last(bound.valueOf())),
      'For positive $k$ real roots would be positive. So the discriminant must be negative; count these $k$.',
      ({ m }, { positive }) =>
        `k^2 - k - ${m} < 0: \\quad ${positive} \\times ${positive.sub(1)} < ${m} \\le ${positive.add(1)} \\times ${positive}, \\quad 1 \\le k \\le ${positive}`,
    )
    .step(
      'count',
      (_p, { upToZero, positive }) => upToZero.add(positive),
      'Add.',
      (_p, { upToZero, positive, count }) => `${upToZero} + ${positive} = ${count}`,
    ),
  slips: [
    {
      misconception: 'discriminant_alone',
      at: 'upToZero',
      wrongly: (_p, { bound }) => q(last(bound.valueOf())),
      words: ({ base }) =>
        `Only a negative discriminant was asked for; real roots that are not positive give no solution either, since $${base}^x > 0$.`,
    },
    {
      misconception: 'positive_k_forgotten',
      at: 'positive',
      wrongly: () => q(0),
      words: (_p, { upToZero }) =>
        `Only the $${upToZero}$ values up to $k = 0$ were counted; for small positive $k$ there are no real roots.`,
    },
    {
      misconception: 'zero_root_taken_as_solution',
      at: 'below',
      wrongly: (_p, { below }) => below.add(1),
      words: ({ m, base }) =>
        `$k = -${m}$ was left out; its roots are $0$ and $-${2 * m}$, and $${base}^x$ is neither.`,
    },
    {
      misconception: 'equal_roots_counted',
      at: 'positive',
      wrongly: (_p, { positive }) => positive.add(1),
      words: ({ m }, { positive }) =>
        `At $k = ${positive}$, $k^2 - k = ${positive.mul(positive.sub(1))}$ is not below $${m}$: there is a positive root.`,
    },
    {
      misconception: 'two_of_the_sum_kept',
      at: 'bound',
      wrongly: ({ m }) => q(4 * m),
      words: ({ m }, { bound }) =>
        `The discriminant was compared with $${bound}$ in place of $${m}$: the factor $4$ was left out on one side.`,
    },
    {
      misconception: 'zero_forgotten',
      at: 'upToZero',
      wrongly: (_p, { upToZero }) => upToZero.sub(1),
      words: ({ m }) => `$k = 0$ is missing: $t^2 + ${m} = 0$ has no real root at all.`,
    },
    {
      misconception: 'counts_from_both_signs',
      at: 'positive',
      wrongly: (_p, { positive }) => positive.mul(2),
      words: ({ m }, { positive }) =>
        `All $${positive}$ integers with $k^2 - k < ${m}$ were added, but those up to zero had been counted already.`,
    },
    {
      misconception: 'negative_product_kept',
      at: 'below',
      wrongly: (_p, { below }) => below.sub(1),
      words: (_p, { below }) =>
        `$k = ${below}$ makes the product of the roots negative, so one root is positive.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'A quadratic in a power with a parameter: no solution means no positive root, not only no real root.',
  approach: () =>
    'Substitute; only positive roots count. Sort $k$ by the signs of product and sum of the roots, and use the discriminant only where both are positive.',
  faster: ({ m }, { positive }) =>
    `$k(2t - 1) = t^2 + ${m}$: for $t > \\frac{1}{2}$ the values of $k$ begin above $${positive}$, for $0 < t < \\frac{1}{2}$ they lie below $-${m}$; between these none is taken.`,
  check: ({ m }, { positive }) => {
    const d = (k: number) => k * k - k - m;
    const k = positive.valueOf();
    return `A quarter of the discriminant is $${d(k)}$ at $k = ${k}$ and $${d(k + 1)}$ at $k = ${k + 1}$; at $k = -${m + 1}$ the product of the roots is $-1$.`;
  },
  principle:
    'After substituting a power, no solution means no positive root: sort by product and sum before the discriminant.',
  verify: ({ base, m }) => {
    let count = 0;
    for (let k = -m - 40; k <= m + 40; k += 1) {
      const d = k * k - k - m;
      const roots = d < 0 ? [] : [k + Math.sqrt(d), k - Math.sqrt(d)];
      const fits = (t: number) => t > 1e-12 && Number.isFinite(Math.log(t) / Math.log(base));
      if (!roots.some(fits)) count += 1;
    }
    return q(count);
  },
});

/** AL.IND.2 Hard: a parameter for which no power solves the equation. */
export const noSolution: readonly AnyTemplate[] = situation<Powers>({
  type: 'AL.IND.2',
  situation: 'quadratic-in-a-power',
  draw: draw => ({ base: draw.pick([2, 3, 5, 7]), m: draw.int(4, 40), way: draw.chance(0.5) }),
  forms: [none],
});
