import { path } from '../../path.ts';
import { addedTex, linearTex, plain, polynomialTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Bounds of the parameter and constants of two equations. */
interface Pair {
  low: number;
  high: number;
  shift: number;
  /** Constant terms: real roots need k² ≥ 4·real, none need k² < 4·none. */
  real: number;
  none: number;
  b: number;
  d: number;
  e: number;
  way: boolean;
}

const noRoots = form({
  form: 'no-real-roots',
  likely: true,
  revision: 3,
  band: 'Medium',
  seconds: 65,
  entry: true,
  suits: ({ low, high, shift }: Pair) =>
    Math.abs(2 * shift + low + high) > 1 &&
    shift * shift !== low * high &&
    shift !== 0 &&
    shift !== -low &&
    shift !== -high,
  stem: ({ low, high, shift, way }: Pair) => {
    const constant = linearTex(2 * shift + low + high, shift * shift - low * high, 'k');
    return way
      ? `For how many integers $k$ does the equation $x^2 + 2(k ${addedTex(shift)})x + (${constant}) = 0$ have no real roots?`
      : `How many integers $k$ make $x^2 + 2(k ${addedTex(shift)})x + (${constant})$ positive for every real $x$?`;
  },
  path: path<Pair>()
    .step(
      'zeros',
      ({ low, high }) => [q(low), q(high)],
      'No real roots means a negative discriminant. Take a quarter of it and factorise it in $k$.',
      ({ low, high, shift }) =>
        `(k ${addedTex(shift)})^2 - (${linearTex(2 * shift + low + high, shift * shift - low * high, 'k')}) = (k ${addedTex(-low)})(k ${addedTex(-high)}) < 0`,
    )
    .quiet('distance', (_p, { zeros }) => q(zeros[1] ?? 0).sub(zeros[0] ?? 0))
    .quiet('ends', () => q(-1))
    .step(
      'count',
      (_p, { distance, ends }) => distance.add(ends),
      'The product is negative strictly between its zeros; count the integers there.',
      ({ low, high }, { count }) =>
        `${low} < k < ${high}: \\quad ${high} - ${low < 0 ? `(${low})` : low} - 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'equal_roots_counted',
      at: 'ends',
      wrongly: () => q(1),
      words: ({ low, high }) =>
        `At $k = ${low}$ and $k = ${high}$ there is one real root, so these two ends do not count.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'ends',
      wrongly: () => q(0),
      words: ({ low, high }) =>
        `The distance from $${low}$ to $${high}$ counts one of the two ends, which are both excluded.`,
    },
    {
      misconception: 'one_end_too_many_removed',
      at: 'ends',
      wrongly: () => q(-2),
      words: ({ low, high }) =>
        `Taking two away from the distance of $${low}$ and $${high}$ loses an integer strictly between them.`,
    },
    {
      misconception: 'signs_of_zeros',
      at: 'zeros',
      wrongly: ({ low, high }) =>
        low * high > 0 || low + high === 0 ? null : [q(-Math.abs(low)), q(Math.abs(low))],
      words: ({ low }) =>
        `Only the zero $${low}$ was used, with both signs; the other bound of $k$ is different.`,
    },
    {
      misconception: 'positive_integers_only',
      at: 'zeros',
      wrongly: ({ low, high }) => (low < 0 && high > 1 ? [q(0), q(high)] : null),
      words: ({ high }) => `Only $k = 1$ to $${high - 1}$ are counted; $k$ may be zero or negative.`,
    },
    {
      misconception: 'negative_integers_only',
      at: 'zeros',
      wrongly: ({ low, high }) => (low < -1 && high > 0 ? [q(low), q(0)] : null),
      words: ({ low }) => `Only the negative values from $${low + 1}$ on are counted here.`,
    },
    {
      misconception: 'uses_whole_discriminant',
      at: 'distance',
      wrongly: ({ low, high }) => q(2 * (high - low)),
      words: (_p, { distance }) =>
        `A distance of $${distance}$ comes from forgetting that a common factor does not move the zeros of the discriminant.`,
    },
    {
      misconception: 'adds_the_zeros',
      at: 'distance',
      wrongly: ({ low, high }) => (low * high < 0 && low + high !== 0 ? q(Math.abs(low + high)) : null),
      words: ({ low, high }) =>
        `$${low}$ and $${high}$ were added; zeros of different signs lie on both sides of $0$, so their distances from it add up.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'The parabola must stay above the axis for whole values of $k$: a strict condition on the discriminant.',
  approach: () =>
    'A quarter of the discriminant is a quadratic in $k$. It is negative between its zeros, and the zeros themselves do not count.',
  faster: ({ shift, low, high }) =>
    `Complete the square: $(x + k ${addedTex(shift)})^2$ stays positive when $-(k ${addedTex(-low)})(k ${addedTex(-high)}) > 0$, so $k$ runs from $${low + 1}$ to $${high - 1}$.`,
  check: ({ low, high, shift }) =>
    `At $k = ${low}$ the left side is $(x ${addedTex(low + shift)})^2$ and at $k = ${high}$ it is $(x ${addedTex(high + shift)})^2$: the bounds themselves give one root.`,
  principle: 'No real roots is a strict condition: the zeros of the discriminant are left out of the count.',
  verify: ({ low, high, shift }) => {
    let count = 0;
    for (let k = -60; k <= 60; k += 1)
      if (4 * (k + shift) ** 2 < 4 * ((2 * shift + low + high) * k + shift * shift - low * high)) count += 1;
    return q(count);
  },
});

const between = form({
  form: 'real-for-one-not-for-the-other',
  band: 'Medium',
  seconds: 65,
  entry: true,
  stem: ({ real, none, way }: Pair) =>
    way
      ? `For how many integers $k$ does $x^2 - kx + ${real} = 0$ have real roots while $x^2 + kx + ${none} = 0$ has none?`
      : `An integer $k$ is such that $x^2 + kx + ${none}$ is never zero for real $x$, but $x^2 - kx + ${real}$ is zero for some real $x$. How many values can $k$ take?`,
  path: path<Pair>()
    .step(
      'least',
      ({ real }) => q(Math.ceil(Math.sqrt(4 * real) - 1e-9)),
      'The first equation needs $k^2$ not below four times its constant; find the least positive integer that does it.',
      ({ real }, { least }) => `k^2 \\ge ${4 * real}, \\quad |k| \\ge ${least}`,
    )
    .step(
      'most',
      ({ none }) => q(Math.ceil(Math.sqrt(4 * none) - 1e-9) - 1),
      'The second needs $k^2$ below four times its constant; find the greatest.',
      ({ none }, { most }) => `k^2 < ${4 * none}, \\quad |k| \\le ${most}`,
    )
    .quiet('positive', (_p, { least, most }) => most.sub(least).add(1))
    .quiet('signs', () => q(2))
    .step(
      'count',
      (_p, { positive, signs }) => positive.mul(signs),
      'Count the integers between these bounds; only the square of $k$ matters, so each counts with both signs.',
      (_p, { least, most, count }) => `2(${most} - ${least} + 1) = ${count}`,
    ),
  slips: [
    {
      misconception: 'negative_values_missed',
      at: 'signs',
      wrongly: () => q(1),
      words: (_p, { least, most }) =>
        `Only $k = ${least}$ to $${most}$ are counted; the discriminants hold $k^2$, so $-${least}$ to $-${most}$ fit as well.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'positive',
      wrongly: (_p, { least, most }) => most.sub(least),
      words: (_p, { least, most }) => `$${most} - ${least}$ leaves one of the two ends out, on each side.`,
    },
    {
      misconception: 'equal_roots_excluded',
      at: 'least',
      wrongly: ({ real }, { least }) => (least.valueOf() ** 2 === 4 * real ? least.add(1) : null),
      words: ({ real }) => `At $k^2 = ${4 * real}$ the roots are equal, and equal roots are real.`,
    },
    {
      misconception: 'boundary_of_no_roots_included',
      at: 'most',
      wrongly: ({ none }, { most }) => ((most.valueOf() + 1) ** 2 === 4 * none ? most.add(1) : null),
      words: ({ none }) =>
        `At $k^2 = ${4 * none}$ the second equation has a real root, so this end does not count.`,
    },
    {
      misconception: 'drops_four_in_discriminant',
      at: 'least',
      wrongly: ({ real }) => q(Math.ceil(Math.sqrt(real))),
      words: ({ real }, { least }) =>
        `The lower bound $${least}$ comes from $k^2 \\ge ${real}$: the discriminant needs four times the constant.`,
    },
    {
      misconception: 'drops_four_in_discriminant',
      at: 'most',
      wrongly: ({ none }, { least }) =>
        Math.sqrt(none) > least.valueOf() + 1 ? q(Math.ceil(Math.sqrt(none)) - 1) : null,
      words: ({ none }, { most }) =>
        `The upper bound $${most}$ comes from $k^2 < ${none}$, without the factor $4$.`,
    },
    {
      misconception: 'lower_condition_ignored',
      at: 'count',
      wrongly: (_p, { most }) => most.mul(2).add(1),
      words: (_p, { most }) =>
        `All integers from $-${most}$ to $${most}$ are counted, though near zero the first equation has no real roots either.`,
    },
    {
      misconception: 'rounds_bound_down',
      at: 'least',
      wrongly: ({ real }) =>
        Number.isInteger(Math.sqrt(4 * real)) ? null : q(Math.floor(Math.sqrt(4 * real))),
      words: ({ real }, { least }) =>
        `$${least}^2$ is still below $${4 * real}$, so $k = ${least}$ gives no real roots in the first equation.`,
    },
    {
      misconception: 'rounds_bound_up',
      at: 'most',
      wrongly: ({ none }, { most }) => ((most.valueOf() + 1) ** 2 === 4 * none ? null : most.sub(1)),
      words: (_p, { most }) =>
        `The count stops at $${most}$, though the next integer still satisfies the second condition.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'One equation must have real roots and the other none: two conditions on the square of one integer.',
  approach: () =>
    'Each discriminant bounds $k^2$, one from below and one from above. Count the integers between, with both signs.',
  faster: ({ real, none }) =>
    `$${4 * real} \\le k^2 < ${4 * none}$: count the squares in this range and double.`,
  check: (_p, { least, most, count }) =>
    `The values are $\\pm ${least}$ to $\\pm ${most}$, $${count}$ in all: $${least}^2 = ${least.mul(least)}$ and $${most}^2 = ${most.mul(most)}$ lie in the range, the next squares outside it.`,
  principle:
    'Conditions on discriminants bound the square of the parameter: solve them together and remember both signs.',
  verify: ({ real, none }) => {
    let count = 0;
    for (let k = -100; k <= 100; k += 1) if (k * k - 4 * real >= 0 && k * k - 4 * none < 0) count += 1;
    return q(count);
  },
});

const touching = form({
  form: 'line-touches-parabola',
  band: 'Medium',
  seconds: 65,
  suits: ({ b, d, e }: Pair) => d + e > 0 && b !== 0,
  stem: ({ b, d, e }: Pair) =>
    `Two lines of the form $y = mx - ${e}$ touch the parabola $y = ${polynomialTex([1, b, d])}$. What is the product of their slopes?`,
  path: path<Pair>()
    .quiet('constant', ({ d, e }) => q(d + e))
    .step(
      'linear',
      ({ b }) => q(b),
      'Where line and parabola meet, their heights agree; a line that touches gives equal roots.',
      ({ e, b, d }) =>
        `${polynomialTex([1, b, d])} = mx - ${e}, \\quad x^2 + (${b} - m)x ${addedTex(d + e)} = 0`,
    )
    .quiet('four', () => q(4))
    .step(
      'product',
      (_p, { linear, constant, four }) => linear.mul(linear).sub(four.mul(constant)),
      'The discriminant is zero; as a quadratic in $m$ it shows the product of the two slopes as its constant term.',
      ({ b }, { constant, product }) =>
        `(${b} - m)^2 = 4 \\times ${constant}, \\quad m_1 m_2 = ${b < 0 ? `(${b})` : b}^2 - 4 \\times ${constant} = ${product}`,
    ),
  slips: [
    {
      misconception: 'sign_when_moved_across',
      at: 'constant',
      wrongly: ({ d, e }) => (d === e ? null : q(d - e)),
      words: (_p, { constant }) =>
        `The constant $${constant}$ keeps the sign of the line's constant; moved to the other side it has to change.`,
    },
    {
      misconception: 'drops_four_in_discriminant',
      at: 'four',
      wrongly: () => q(1),
      words: (_p, { constant }) => `The discriminant has four times $${constant}$; here it stands once.`,
    },
    {
      misconception: 'uses_the_sum',
      at: 'product',
      wrongly: (_p, { linear }) => linear.mul(2),
      words: (_p, { product }) => `$${product}$ is the sum of the two slopes.`,
    },
    {
      misconception: 'line_constant_ignored',
      at: 'constant',
      wrongly: ({ d }) => q(d),
      words: (_p, { constant }) =>
        `With $${constant}$ as constant term, this is the product of the slopes of tangents through the origin.`,
    },
    {
      misconception: 'sign_of_discriminant_term',
      at: 'four',
      wrongly: () => q(-4),
      words: (_p, { constant }) =>
        `Four times $${constant}$ was added to the square; in the discriminant it is subtracted.`,
    },
    {
      misconception: 'two_for_four_in_discriminant',
      at: 'four',
      wrongly: () => q(2),
      words: (_p, { constant }) =>
        `Twice $${constant}$ was subtracted, as in a sum of squares; the discriminant needs four times.`,
    },
    {
      misconception: 'middle_coefficient_left_out',
      at: 'product',
      wrongly: (_p, { constant }) => constant.mul(-4),
      words: (_p, { constant }) =>
        `The square of the middle coefficient is missing beside $-4 \\times ${constant}$.`,
    },
    {
      misconception: 'middle_coefficient_not_squared',
      at: 'product',
      wrongly: (_p, { linear, constant }) => linear.sub(constant.mul(4)),
      words: (_p, { linear }) => `The coefficient $${linear}$ has to be squared in the discriminant.`,
    },
    {
      misconception: 'square_of_negative_number',
      at: 'product',
      wrongly: ({ b }, { linear, constant }) =>
        b < 0 ? linear.mul(linear).neg().sub(constant.mul(4)) : null,
      words: (_p, { linear }) => `The square of $${linear}$ was written with a minus sign.`,
    },
    {
      misconception: 'eight_for_four_in_discriminant',
      at: 'four',
      wrongly: () => q(8),
      words: (_p, { constant }) =>
        `Eight times $${constant}$ was subtracted: the $4$ of the discriminant has been doubled.`,
    },
  ],
  show: value => plain(value),
  plausible: () => true,
  snapRead: () =>
    'Lines through one point of the $y$-axis touch a parabola; touching means one common point, and the product of the slopes is asked.',
  approach: () =>
    'Equate the heights and let the discriminant vanish. It is a quadratic in $m$, so the product of the slopes is read off and not computed from them.',
  faster: ({ b, d, e }) =>
    `The slopes are $${b} \\pm 2\\sqrt{${d + e}}$, so their product is $${b < 0 ? `(${b})` : b}^2 - 4 \\times ${d + e}$.`,
  check: ({ b, d, e }) => {
    const root = 2 * Math.sqrt(d + e);
    return `The slopes are about $${(b + root).toFixed(2)}$ and $${(b - root).toFixed(2)}$, and their product is about $${((b + root) * (b - root)).toFixed(1)}$.`;
  },
  principle: 'A line touches a parabola when the equation for their common points has equal roots.',
  verify: ({ b, d, e }) => {
    // A tangent at x = t has slope 2t + b and passes through (0, -e) when t² = d + e.
    const t = Math.sqrt(d + e);
    return q(Math.round((2 * t + b) * (-2 * t + b)));
  },
});

/** AL.QUA.3 Medium: a discriminant that is a condition on an integer or on a slope. */
export const twoConditions: readonly AnyTemplate[] = situation<Pair>({
  type: 'AL.QUA.3',
  situation: 'parameter-in-range',
  draw: draw => {
    const low = draw.int(-9, 2);
    const real = draw.int(2, 20);
    return {
      low,
      high: low + draw.int(3, 14),
      shift: draw.int(-4, 4),
      real,
      none: real + draw.int(8, 60),
      b: draw.int(-7, 7),
      d: draw.pick([-4, -2, -1, 1, 2, 3, 5, 6, 7]),
      e: draw.int(1, 9),
      way: draw.chance(0.5),
    };
  },
  forms: [noRoots, between, touching],
});
