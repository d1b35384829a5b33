import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInAlgebra } from '../../people.ts';
import { plain, ratio, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

interface Limits {
  /** Tickets in all, their prices, and the bounds of the takings. */
  n: number;
  low: number;
  high: number;
  from: number;
  to: number;
  /** Ratios after a gift in either direction. */
  a: number;
  b: number;
  c: number;
  d: number;
  people: readonly string[];
  way: boolean;
}

const tickets = form({
  form: 'takings-between-bounds',
  revision: 4,
  band: 'Medium',
  also: ['AL.INQ.3'],
  seconds: 65,
  entry: true,
  stem: ({ n, low, high, from, to, way }: Limits) =>
    way
      ? `For a show $${n}$ tickets were sold, at ${rupees(low)} or at ${rupees(high)} each. The ${rupees(low)} tickets brought in more money than the ${rupees(high)} ones, and the total collection was more than ${rupees(from)} but less than ${rupees(to)}. How many values are possible for the number of ${rupees(high)} tickets?`
      : `A stall sold $${n}$ kites, small ones at ${rupees(low)} and large ones at ${rupees(high)}, and collected more than ${rupees(from)} but less than ${rupees(to)}. The small kites brought in more money than the large ones. How many values can the number of large kites have?`,
  path: path<Limits>()
    .quiet('rest', ({ n, low, from }) => q(from - n * low))
    .quiet('step', ({ low, high }) => q(high - low))
    .step(
      'least',
      (_p, { rest, step }) => rest.div(step).floor().add(1),
      'If all were cheap the takings would be lowest; each of the $x$ dear ones adds the difference of the prices. Use the lower bound.',
      ({ n, low, from }, { step, least }) =>
        `${n} \\times ${low} + ${step}x > ${from}, \\quad x \\ge ${least}`,
    )
    .quiet('byTakings', ({ n, low, to }, { step }) =>
      q(to - n * low)
        .div(step)
        .ceil()
        .sub(1),
    )
    .quiet('byShare', ({ n, low, high }) =>
      q(low * n, low + high)
        .ceil()
        .sub(1),
    )
    .step(
      'most',
      (_p, { byTakings, byShare }) => (byTakings.lt(byShare) ? byTakings : byShare),
      'Two conditions bound $x$ from above: the limit of the takings, and the dear ones bringing in less than the cheap ones. Keep the stricter one.',
      ({ n, to, low, high }, { step, byTakings, byShare, most }) =>
        `${n} \\times ${low} + ${step}x < ${to}: \\ x \\le ${byTakings}; \\quad ${high}x < ${low}(${n} - x): \\ x \\le ${byShare}; \\quad x \\le ${most}`,
    )
    .step(
      'count',
      (_p, { least, most }) => most.sub(least).add(1),
      'Count the whole numbers between.',
      (_p, { least, most, count }) => `${most} - ${least} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'one_restriction_unused',
      at: 'most',
      wrongly: (_p, { byTakings, byShare, most }) => (most.equals(byTakings) ? byShare : byTakings),
      words: (_p, { most }) =>
        `The upper limit $${most}$ comes from one of the two conditions; the other one is stricter.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least),
      words: (_p, { least, most }) => `$${most} - ${least}$ leaves one of the two ends out.`,
    },
    {
      misconception: 'equality_allowed_below',
      at: 'least',
      wrongly: (_p, { least }) => least.sub(1),
      words: ({ from }, { least }) => `With $${least}$ dear ones the takings do not exceed ${rupees(from)}.`,
    },
    {
      misconception: 'equality_allowed_above',
      at: 'most',
      wrongly: (_p, { most }) => most.add(1),
      words: (_p, { most }) => `$${most}$ dear ones break one of the two upper conditions.`,
    },
    {
      misconception: 'both_ends_left_out',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).sub(1),
      words: (_p, { least, most }) =>
        `$${least}$ and $${most}$ satisfy all conditions and belong to the count.`,
    },
    {
      misconception: 'both_ends_too_far',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).add(3),
      words: (_p, { least, most }) =>
        `$${least.sub(1)}$ and $${most.add(1)}$ are already outside the conditions.`,
    },
    {
      misconception: 'two_lost_at_the_ends',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).sub(2),
      words: (_p, { least, most }) => `From $${least}$ to $${most}$ there are more whole numbers than that.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'One number of pieces, two prices, takings between bounds, and which kind brought in more: an interval for one whole number.',
  approach: () =>
    'Write the takings with the number of dear pieces alone. Three conditions bound it; the stricter of the two upper ones counts.',
  faster: ({ n, low, high, from, to }) =>
    `Above $${n * low}$, the takings of cheap ones only, each dear one adds $${high - low}$: so $${high - low}x$ lies between $${from - n * low}$ and $${to - n * low}$, with $${low + high}x < ${low * n}$.`,
  check: ({ n, low, high }, { least, most }) =>
    `The takings are ${rupees(n * low + (high - low) * least.valueOf())} for $${least}$ dear ones and ${rupees(n * low + (high - low) * most.valueOf())} for $${most}$.`,
  principle: 'With several bounds on one whole number, solve each and keep the strictest on either side.',
  verify: ({ n, low, high, from, to }) => {
    let count = 0;
    for (let x = 0; x <= n; x += 1) {
      const takings = x * high + (n - x) * low;
      if (takings > from && takings < to && (n - x) * low > x * high) count += 1;
    }
    return q(count);
  },
});

const inLowestTerms = (x: number, y: number) => q(x, y).d === BigInt(y);

const swapped = form({
  form: 'ratio-from-either-gift',
  revision: 4,
  band: 'Medium',
  also: ['AR.RAT.1'],
  seconds: 70,
  suits: ({ a, b, c, d }: Limits) =>
    c * b > a * d &&
    a * d + c * b !== b * d * 2 &&
    a !== b &&
    c !== d &&
    inLowestTerms(a, b) &&
    inLowestTerms(c, d),
  stem: ({ a, b, c, d, people: [one, two], way }: Limits) =>
    way
      ? `If ${one} gave ${two} a certain sum, the ratio of ${one}'s amount to ${two}'s would be $${a} : ${b}$. If ${two} gave ${one} the same sum instead, the ratio would be $${c} : ${d}$. What is the present ratio of ${one}'s amount to ${two}'s?`
      : `If some water is poured from tank P into tank Q, the ratio of the water in P to that in Q becomes $${a} : ${b}$. If the same quantity is poured from Q into P instead, the ratio becomes $${c} : ${d}$. What is the present ratio of the water in P to that in Q?`,
  path: path<Limits>()
    .step(
      'before',
      ({ a, b }) => q(a, a + b),
      'The total never changes, so measure everything by it. Write the first share after the first gift.',
      ({ a, b }, { before }) => `\\frac{P - x}{T} = \\frac{${a}}{${a} + ${b}} = ${tex(before)}`,
    )
    .step(
      'after',
      ({ c, d }) => q(c, c + d),
      'Write it after the other gift.',
      ({ c, d }, { after }) => `\\frac{P + x}{T} = \\frac{${c}}{${c} + ${d}} = ${tex(after)}`,
    )
    .quiet('share', (_p, { before, after }) => before.add(after).div(2))
    .step(
      'ratio',
      (_p, { share }) => ratioOf(share, q(1).sub(share)),
      'The present share is half-way between the two; the rest belongs to the other side.',
      (_p, { share }) =>
        `\\frac{P}{T} = ${tex(share)}, \\quad P : Q = ${tex(share)} : ${tex(q(1).sub(share))}`,
    ),
  slips: [
    {
      misconception: 'averages_the_ratios',
      at: 'share',
      wrongly: ({ a, b, c, d }) => {
        const mean = q(a, b).add(q(c, d)).div(2);
        return mean.div(mean.add(1));
      },
      words: ({ a, b, c, d }) =>
        `The mean of $\\frac{${a}}{${b}}$ and $\\frac{${c}}{${d}}$ was taken; shares of the fixed total may be averaged, ratios of the two sides may not.`,
    },
    {
      misconception: 'adds_the_ratio_terms',
      at: 'share',
      wrongly: ({ a, b, c, d }) => q(a + c, a + b + c + d),
      words: ({ a, b, c, d }) => `Adding the terms to $${a + c} : ${b + d}$ mixes parts of different size.`,
    },
    {
      misconception: 'averages_the_ratios_turned_over',
      at: 'share',
      wrongly: ({ a, b, c, d }) => q(1).div(q(b, a).add(q(d, c)).div(2).add(1)),
      words: ({ a, b, c, d }) =>
        `The mean of $\\frac{${b}}{${a}}$ and $\\frac{${d}}{${c}}$ was taken; the parts of the two ratios are of different size, so ratios may not be averaged.`,
    },
    {
      misconception: 'stops_after_one_gift',
      at: 'share',
      wrongly: (_p, { before }) => before,
      words: ({ a, b }) => `$${a} : ${b}$ is the ratio after one of the gifts.`,
    },
    {
      misconception: 'stops_after_one_gift',
      at: 'share',
      wrongly: (_p, { after }) => after,
      words: ({ c, d }) => `$${c} : ${d}$ is the ratio after the gift in the other direction.`,
    },
    {
      misconception: 'ratio_turned_round',
      at: 'share',
      wrongly: (_p, { share }) => q(1).sub(share),
      words: (_p, { share }) =>
        `With $${tex(share)}$ for the share the two sides have been exchanged in this ratio.`,
    },
    {
      misconception: 'multiplies_the_ratios',
      at: 'share',
      wrongly: ({ a, b, c, d }) => q(a * c, a * c + b * d),
      words: ({ a, b, c, d }) =>
        `Multiplying the ratios gives $${a * c} : ${b * d}$; nothing in the story multiplies them.`,
    },
    {
      misconception: 'divides_the_ratios',
      at: 'share',
      wrongly: ({ a, b, c, d }) => q(b * c, b * c + a * d),
      words: ({ a, b, c, d }) => `$${b * c} : ${a * d}$ compares the two ratios with each other.`,
    },
  ],
  show: value => ratio(value as readonly Fraction[]),
  size: value => {
    const [x, y] = value as readonly Fraction[];
    return x && y ? x.div(y).valueOf() : 0;
  },
  plausible: () => true,
  onSight: (value, { a, b, c, d }) => {
    const [x, y] = value as readonly Fraction[];
    const now = x && y ? x.div(y).valueOf() : 0;
    return now > a / b && now < c / d;
  },
  snapRead: () =>
    'The same unknown sum moved in either direction gives two ratios; the total is the same in all cases.',
  approach: () =>
    'Use shares of the fixed total. The sum is taken off in one case and added in the other, so the present share lies half-way.',
  faster: ({ a, b, c, d }) =>
    `Take $${(a + b) * (c + d)}$ as the total: the first side has $${a * (c + d)}$ or $${c * (a + b)}$ after the gifts, so now it has their mean.`,
  check: ({ a, b, c, d }) => {
    const t = 2 * (a + b) * (c + d);
    const p = a * (c + d) + c * (a + b);
    const x = c * (a + b) - a * (c + d);
    return `With a total of $${t}$: the first has $${p}$ and the gift is $${x}$; $${p - x} : ${t - p + x} = ${a} : ${b}$ and $${p + x} : ${t - p - x} = ${c} : ${d}$.`;
  },
  principle: 'When things only change hands the total is fixed: work with shares of the total.',
  verify: ({ a, b, c, d }) => {
    const t = 2 * (a + b) * (c + d);
    for (let p = 1; p < t; p += 1) {
      const x = p - (a * t) / (a + b);
      if (x > 0 && (p + x) * d === (t - p - x) * c) return ratioOf(p, t - p);
    }
    throw new Error('no amounts fit');
  },
});

const tex = (value: Fraction) => `\\frac{${value.n}}{${value.d}}`;

/** AL.LIN.1 Medium: whole numbers between bounds, or an unknown that cancels. */
export const integerLimits: readonly AnyTemplate[] = situation<Limits>({
  type: 'AL.LIN.1',
  situation: 'bounds-and-shares',
  draw: draw => {
    const n = draw.int(25, 80);
    const low = draw.step(20, 80, 5);
    const high = low + draw.step(15, 60, 5);
    // With so many dear ones both kinds would bring in the same.
    const half = (n * low) / (low + high);
    const least = Math.round(half) - draw.int(6, 16);
    const from = n * low + (high - low) * least - draw.pick([0, 5, 10]);
    const to = n * low + (high - low) * (Math.round(half) + draw.pick([-4, -2, 3, 6])) + draw.pick([0, 5]);
    if (from <= n * low) return null;
    return {
      n,
      low,
      high,
      from,
      to,
      a: draw.int(1, 7),
      b: draw.int(2, 7),
      c: draw.int(2, 9),
      d: draw.int(1, 5),
      people: draw.some(peopleInAlgebra, 2),
      way: draw.chance(0.5),
    };
  },
  forms: [tickets, swapped],
});
