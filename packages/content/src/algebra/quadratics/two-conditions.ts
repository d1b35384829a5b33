import { path } from '../../path.ts';
import { addedTex, linearTex, numberTex, plain, polynomialTex } from '../../show.ts';
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
  form: 'greatest-of-the-least-values',
  band: 'Medium',
  seconds: 85,
  entry: true,
  also: ['AL.QUA.7', 'AL.INQ.7'],
  suits: ({ low, high, shift }: Pair) =>
    Math.abs(2 * shift + low + high) > 1 && shift * shift !== low * high && shift !== 0 && high - low > 3,
  stem: ({ low, high, shift, way }: Pair) => {
    const constant = linearTex(2 * shift + low + high, shift * shift - low * high, 'k');
    return way
      ? `For an integer $k$ let $m$ be the minimum value of $x^2 + 2(k ${addedTex(shift)})x + (${constant})$ over all real $x$. What is the largest value that $m$ can have?`
      : `The lowest point of the parabola $y = x^2 + 2(k ${addedTex(shift)})x + (${constant})$ depends on $k$. If $k$ may be any integer, how high above the $x$-axis can the lowest point lie at most?`;
  },
  path: path<Pair>()
    .step(
      'zeros',
      ({ low, high }) => [q(low), q(high)],
      'Complete the square: the minimum is the constant less the square of half the middle coefficient. Factorise it in $k$.',
      ({ low, high, shift }) =>
        `m = (${linearTex(2 * shift + low + high, shift * shift - low * high, 'k')}) - (k ${addedTex(shift)})^2 = -(k ${addedTex(-low)})(k ${addedTex(-high)})`,
    )
    .quiet('distance', (_p, { zeros }) => q(zeros[1] ?? 0).sub(zeros[0] ?? 0))
    .quiet('half', (_p, { distance }) => distance.div(2).floor())
    .quiet('rest', (_p, { distance, half }) => distance.sub(half))
    .step(
      'greatest',
      (_p, { half, rest }) => half.mul(rest),
      'Now $m$ is a quadratic in $k$ that opens downwards. It is greatest half-way between its zeros, or at the integers next to that.',
      ({ low, high }, { half, rest, greatest }) =>
        `\\frac{${low < 0 ? `(${low})` : low} + ${high < 0 ? `(${high})` : high}}{2} = ${numberTex(q(low + high, 2))}: \\quad k = ${half.add(low)}, \\; m = ${half} \\times ${rest} = ${greatest}`,
    ),
  slips: [
    {
      misconception: 'integers_ignored',
      at: 'half',
      wrongly: (_p, { distance, half }) => (distance.div(2).equals(half) ? null : distance.div(2)),
      words: (_p, { half }) =>
        `Half-way between the zeros $m$ would be $${numberTex(half.mul(half))}$, but that point is not an integer.`,
    },
    {
      misconception: 'next_integer_taken',
      at: 'half',
      wrongly: (_p, { half }) => half.sub(1),
      words: ({ low }, { half }) =>
        `$k = ${half.add(low)}$ is one step too far from the middle between the zeros.`,
    },
    {
      misconception: 'square_of_the_distance',
      at: 'greatest',
      wrongly: (_p, { distance }) => distance.mul(distance),
      words: (_p, { distance }) =>
        `$${distance}^2$ is four times too much: both factors are about half of the distance $${distance}$ of the zeros.`,
    },
    {
      misconception: 'product_of_the_zeros',
      at: 'greatest',
      wrongly: ({ low, high }) => q(Math.abs(low * high)),
      words: ({ low, high }) =>
        `$${low} \\times ${high < 0 ? `(${high})` : high}$ without its sign is the size of $m$ at $k = 0$, which is not half-way between the zeros.`,
    },
    {
      misconception: 'place_for_value',
      at: 'greatest',
      wrongly: (_p, { distance }) => distance,
      words: (_p, { distance }) =>
        `$${distance}$ is the distance of the zeros of $m$, not its greatest value.`,
    },
    {
      misconception: 'half_of_the_square',
      at: 'greatest',
      wrongly: (_p, { distance }) => distance.mul(distance).div(2).floor(),
      words: (_p, { distance, greatest }) =>
        `Half of $${distance}^2$, about $${greatest}$, is twice too much; each of the two factors is halved.`,
    },
    {
      misconception: 'next_integer_taken',
      at: 'rest',
      wrongly: (_p, { rest }) => rest.add(1),
      words: ({ low }, { half, rest }) =>
        `The factors $${half}$ and $${rest}$ do not add up to the distance of the zeros; at $k = ${half.add(low)}$ the second one is smaller.`,
    },
    {
      misconception: 'whole_discriminant_taken',
      at: 'greatest',
      wrongly: (_p, { half, rest }) => half.mul(rest).mul(4),
      words: (_p, { half, rest }) =>
        `$4 \\times ${half} \\times ${rest}$ comes from the discriminant; the height of the lowest point is a quarter of its size.`,
    },
    {
      misconception: 'vertex_at_zero',
      at: 'greatest',
      wrongly: ({ shift }, { zeros }) => {
        const [low, high] = [q(zeros[0] ?? 0), q(zeros[1] ?? 0)];
        const at = q(-shift);
        const value = at.sub(low).mul(high.sub(at));
        return value.gt(0) ? value : null;
      },
      words: ({ shift }, { greatest }) =>
        `$${greatest}$ is the value at $k = ${-shift}$, where the middle term vanishes; elsewhere $m$ is larger.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'A minimum over $x$ that depends on an integer, and the greatest of these minima: two extremes, one after the other.',
  approach: () =>
    'Complete the square in $x$ first. The minimum is a quadratic in $k$; its top lies half-way between its zeros, so look at the integers there.',
  faster: ({ low, high }) =>
    `$m = (k ${addedTex(-low)})(${high} - k)$ is a product of two integers with the sum $${high - low}$: greatest when they are as equal as possible.`,
  check: ({ low, high }, { half, greatest }) => {
    const k = Number(half) + low;
    return `At $k = ${k}$ it is $${greatest}$; the neighbours $k = ${k - 1}$ and $k = ${k + 1}$ give $${(k - 1 - low) * (high - k + 1)}$ and $${(k + 1 - low) * (high - k - 1)}$, neither of them more.`;
  },
  principle: 'For a greatest of least values, find the least value as a function of the parameter first.',
  verify: ({ low, high, shift }) => {
    let best = Number.NEGATIVE_INFINITY;
    for (let k = -60; k <= 60; k += 1)
      best = Math.max(best, (2 * shift + low + high) * k + shift * shift - low * high - (k + shift) ** 2);
    return q(best);
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

/** The parabola y = x² + bx + c of the form below, from numbers of the pair: b has the size of one constant. */
const curve = ({ real, b, d, e }: Pair) => ({ middle: b < 0 ? -real : real, constant: d + e });

const tangents = form({
  form: 'tangents-with-slopes-of-one-sign',
  band: 'Medium',
  seconds: 100,
  entry: true,
  also: ['AL.INQ.7'],
  suits: p => p.real >= 5 && p.b !== 0 && curve(p).constant !== 0,
  stem: p => {
    const { middle, constant } = curve(p);
    const sign = middle < 0 ? 'negative' : 'positive';
    return p.way
      ? `For how many integers $c$ do two distinct lines with ${sign} slopes pass through the point $(0, -c)$ and touch the parabola $y = ${polynomialTex([1, middle, constant])}$?`
      : `The line $y = mx - c$ touches the parabola $y = ${polynomialTex([1, middle, constant])}$ for two distinct values of $m$, and both are ${sign}. How many integer values can $c$ take?`;
  },
  path: path<Pair>()
    .quiet('four', () => q(4))
    .step(
      'bound',
      (p, { four }) => q(p.real * p.real).div(four),
      'Where line and parabola meet, their heights agree; a line that touches gives equal roots. The discriminant is a quadratic in $m$, and for slopes of one sign its constant term is positive.',
      p => {
        const { middle, constant } = curve(p);
        return `(${middle} - m)^2 = 4(c ${addedTex(constant)}), \\quad m_1 m_2 = ${p.real}^2 - 4(c ${addedTex(constant)}) > 0 \\Rightarrow c ${addedTex(constant)} < ${numberTex(q(p.real * p.real, 4))}`;
      },
    )
    .step(
      'most',
      (_p, { bound }) => bound.ceil().sub(1),
      'Find the largest integer below this bound.',
      (p, { most }) => `c ${addedTex(curve(p).constant)} \\le ${most}`,
    )
    .quiet('least', () => q(1))
    .step(
      'count',
      (_p, { most, least }) => most.sub(least).add(1),
      'For two distinct values of $m$ the right side of the equation is positive. So $c$ and the constant together take all integers between; count them.',
      (p, { most, least, count }) =>
        `${least} \\le c ${addedTex(curve(p).constant)} \\le ${most}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'equal_roots_allowed',
      at: 'least',
      wrongly: () => q(0),
      words: p =>
        `$c ${addedTex(curve(p).constant)} = 0$ was counted too; then both values of $m$ are $${curve(p).middle}$ and only one line touches.`,
    },
    {
      misconception: 'parameter_taken_as_positive',
      at: 'least',
      wrongly: p => q(curve(p).constant + 1),
      words: p =>
        `Only positive $c$ were counted; it is $c ${addedTex(curve(p).constant)}$ that has to be positive.`,
    },
    {
      misconception: 'drops_four_insidediscriminant',
      at: 'four',
      wrongly: () => q(1),
      words: p => `Without the 4 of the discriminant the bound becomes $${p.real}^2 = ${p.real * p.real}$.`,
    },
    {
      misconception: 'boundary_included',
      at: 'most',
      wrongly: (_p, { bound }) => (bound.d === 1n ? bound : null),
      words: (_p, { most }) =>
        `$${most}$ was allowed as well; then one of the slopes is $0$, which has no sign.`,
    },
    {
      misconception: 'two_for_four_insidediscriminant',
      at: 'four',
      wrongly: () => q(2),
      words: (_p, { bound }) =>
        `The bound $${numberTex(bound)}$ comes from twice the constant; the discriminant has it four times.`,
    },
    {
      misconception: 'sign_when_moved_across',
      at: 'least',
      wrongly: p => q(1 - curve(p).constant),
      words: p =>
        `The constant $${curve(p).constant}$ was taken off on the wrong side, so the count began at $${1 - curve(p).constant}$.`,
    },
    {
      misconception: 'rounds_up',
      at: 'most',
      wrongly: (_p, { bound }) => (bound.d === 1n ? null : bound.ceil()),
      words: (_p, { bound, most }) => `$${most}$ lies above the bound $${numberTex(bound)}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Lines through one point of the $y$-axis touch a parabola. Both slopes have one sign, and the integers that allow this are counted.',
  approach: () =>
    'Touching makes a discriminant vanish, which is a quadratic in $m$. It needs two distinct roots with a positive product; each condition bounds $c$ on one side.',
  faster: p => {
    const { middle, constant } = curve(p);
    return `The slopes are $${middle} \\pm 2\\sqrt{c ${addedTex(constant)}}$: count the positive integers whose doubled root is below $${p.real}$, that is integers below $${numberTex(q(p.real * p.real, 4))}$.`;
  },
  check: (p, { most }) => {
    const at = (n: number) => (p.real - 2 * Math.sqrt(n)).toFixed(2);
    const [inside, outside] = [most.valueOf(), most.valueOf() + 1];
    return `With $c ${addedTex(curve(p).constant)} = ${inside}$ the slope nearer to 0 is about $${curve(p).middle < 0 ? `-${at(inside)}` : at(inside)}$; with $${outside}$ the root $2\\sqrt{${outside}} \\approx ${(2 * Math.sqrt(outside)).toFixed(2)}$ is no longer smaller than $${p.real}$.`;
  },
  principle:
    'Lines that touch give equal roots, and a condition on both slopes is one on the product of the roots in $m$.',
  verify: p => {
    // Tangents at x = t pass through (0, -c) when t² = c + constant; their slopes are 2t + middle.
    const { middle, constant } = curve(p);
    let count = 0;
    for (let c = -400; c <= 400; c += 1) {
      const t = Math.sqrt(c + constant);
      if (t > 0 && (2 * t + middle) * (middle - 2 * t) > 1e-9) count += 1;
    }
    return q(count);
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
  forms: [noRoots, between, tangents],
});
