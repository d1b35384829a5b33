import { path } from '../../path.ts';
import { fractionTex, grouped, numberTex, percent, percentTex, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Equal {
  /** What is left after one cut is top/of. */
  top: number;
  of: number;
  start: number;
  way: boolean;
}

const thirdCut = form({
  form: 'price-after-two-equal-cuts',
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 80,
  stem: ({ top, of, start, way }: Equal) => {
    const [first, second] = [q(start * (of - top), of), q(start * top * (of - top), of * of)];
    return way
      ? `A dealer cuts the price of a machine twice by the same percentage. The first cut reduces it by ${rupees(first)} and the second by ${rupees(second)}. What is the price after both cuts?`
      : `The yearly number of visitors to a fair fell by the same percentage in two successive years. It fell by ${grouped(first)} in the first of them and by ${grouped(second)} in the second. How many visitors came in the second year?`;
  },
  path: path<Equal>()
    .quiet('first', ({ top, of, start }) => q(start * (of - top), of))
    .quiet('second', ({ top, of, start }) => q(start * top * (of - top), of * of))
    .step(
      'one',
      (_p, { first, second }) => second.div(first),
      'Equal per cents of what is left: the falls shrink by the same factor as the values. Find this factor.',
      (_p, { first, second, one }) =>
        `\\frac{${numberTex(second)}}{${numberTex(first)}} = ${fractionTex(one)}`,
    )
    .step(
      'start',
      (_p, { first, one }) => first.div(q(1).sub(one)),
      'The first fall is what the factor leaves out of the first value: find that value.',
      (_p, { first, one, start }) =>
        `${numberTex(first)} \\div \\left(1 - ${fractionTex(one)}\\right) = ${numberTex(start)}`,
    )
    .quiet('times', () => q(2))
    .step(
      'end',
      (_p, { one, start, times }) => start.mul(one.pow(times) ?? q(0)),
      'Apply the factor for both falls.',
      (_p, { one, start, times, end }) =>
        `${numberTex(start)} \\times \\left(${fractionTex(one)}\\right)^${times} = ${numberTex(end)}`,
    ),
  slips: [
    {
      misconception: 'gives_the_price_at_the_start',
      gives: 'start',
      words: (_p, { start, first, second }) =>
        `$${numberTex(start)}$ is the value before both falls; $${numberTex(first)}$ and $${numberTex(second)}$ still have to come off.`,
    },
    {
      misconception: 'one_cut_only',
      at: 'times',
      wrongly: () => q(1),
      words: (_p, { end, second }) =>
        `$${numberTex(end)}$ is left after the first fall; the second takes $${numberTex(second)}$ more.`,
    },
    {
      misconception: 'one_cut_too_many',
      at: 'times',
      wrongly: () => q(3),
      words: (_p, { end }) => `$${numberTex(end)}$ would be left after a third fall by the same per cent.`,
    },
    {
      misconception: 'factor_taken_for_the_cut',
      at: 'start',
      wrongly: (_p, { first, one }) => first.div(one),
      words: (_p, { first, one }) =>
        `$${numberTex(first)}$ was divided by $${fractionTex(one)}$, which is the part that stays and not the part that goes.`,
    },
    {
      misconception: 'second_fall_on_the_first_value',
      at: 'end',
      wrongly: (_p, { start, first }) => start.sub(first.mul(2)),
      words: (_p, { first }) =>
        `$${numberTex(first)}$ was taken off twice; the second fall is smaller, because less is left.`,
    },
    {
      misconception: 'falls_compared_with_their_sum',
      at: 'one',
      wrongly: (_p, { first, second }) => first.div(first.add(second)),
      words: (_p, { first, second, one }) =>
        `$${fractionTex(one)}$ compares $${numberTex(first)}$ with the sum of both falls; the factor compares $${numberTex(second)}$ with $${numberTex(first)}$.`,
    },
    {
      misconception: 'last_fall_not_taken_off',
      at: 'end',
      wrongly: (_p, { start, second }) => start.sub(second),
      words: (_p, { first, second }) =>
        `Only $${numberTex(second)}$ was taken off; the first fall of $${numberTex(first)}$ was forgotten.`,
    },
  ],
  show: (value, { way }) => (way ? rupees(value) : `$${numberTex(value)}$`),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () =>
    'Two falls by the same per cent are known as amounts; neither the per cent nor the value is.',
  approach: () =>
    'The ratio of the two falls is the factor of one fall. It gives the per cent, the per cent gives the first value, and that the last one.',
  faster: ({ top, of }, { second }) =>
    `The third fall would be $\\frac{${top}}{${of}}$ of $${numberTex(second)}$ and is $\\frac{${of - top}}{${of}}$ of what is left now: $${numberTex(second)} \\times \\frac{${top}}{${of - top}}$.`,
  check: ({ top, of }, { start, first, second, end }) =>
    `$${numberTex(start)} - ${numberTex(first)} - ${numberTex(second)} = ${numberTex(end)}$, and ${percent(q(100 * (of - top), of))} of $${numberTex(start.sub(first))}$ is $${numberTex(second)}$.`,
  principle:
    'Equal successive per cents multiply by the same factor, and so do the amounts that they take off.',
  verify: ({ start, top, of }) => {
    const [first, second] = [q(start * (of - top), of), q(start * top * (of - top), of * of)];
    // The value v before both falls: second = first of (v - first), in per cents of v.
    for (let v = Number(first) + 1; v <= 100_000; v += 1)
      if (first.mul(q(v).sub(first)).equals(second.mul(v))) return q(v).sub(first).sub(second);
    throw new Error('no value fits');
  },
});

interface Known {
  per: number;
  /** Rupees by which the price rose, and by which it stands lower in the end. */
  rise: number;
  short: number;
  way: boolean;
}

const knownByAmounts = form({
  form: 'equal-changes-known-by-amounts',
  band: 'Medium',
  entry: true,
  seconds: 75,
  stem: ({ rise, short, way }: Known) =>
    way
      ? `The rent of a flat was raised by ${rupees(rise)}. Later it was lowered by the same percentage by which it had been raised, and is now ${rupees(short)} lower than before the rise. What was the rent after the rise?`
      : `A share gained ${rupees(rise)} in one week. In the next week its price fell by the same percentage by which it had risen, and it now stands ${rupees(short)} below its price before these two weeks. What was its price at the end of the first week?`,
  path: path<Known>()
    .step(
      'fall',
      ({ rise, short }) => q(rise + short),
      'The fall undoes the rise and takes the net loss away as well.',
      ({ rise, short }, { fall }) => `${rise} + ${short} = ${numberTex(fall)}`,
    )
    .step(
      'factor',
      ({ rise }, { fall }) => fall.div(rise),
      'Rise and fall are the same per cent of the price before the rise and of the price after it. So they are as these two prices.',
      ({ rise }, { fall, factor }) =>
        `\\frac{\\text{after}}{\\text{before}} = \\frac{${numberTex(fall)}}{${rise}} = ${numberTex(factor)}`,
    )
    .step(
      'start',
      ({ rise }, { factor }) => q(rise).div(factor.sub(1)),
      'The rise is what this factor adds to the price at the start.',
      ({ rise }, { factor, start }) =>
        `${rise} \\div (${numberTex(factor)} - 1) = ${rise} \\div ${numberTex(factor.sub(1))} = ${numberTex(start)}`,
    )
    .quiet('times', () => q(1))
    .step(
      'top',
      (_p, { start, factor, times }) => start.mul(factor.pow(times) ?? q(0)),
      'The price in between is asked: apply the rise.',
      (_p, { start, factor, top }) => `${numberTex(start)} \\times ${numberTex(factor)} = ${numberTex(top)}`,
    ),
  slips: [
    {
      misconception: 'gives_the_price_at_the_start',
      gives: 'start',
      words: ({ rise }, { start }) =>
        `${rupees(start)} is the price before the rise; ${rupees(rise)} have to be added.`,
    },
    {
      misconception: 'gives_the_price_at_the_end',
      at: 'top',
      wrongly: ({ short }, { start }) => start.sub(short),
      words: ({ short }, { start }) =>
        `$${numberTex(start)} - ${short}$ is the price after both changes, not between them.`,
    },
    {
      misconception: 'fall_added_to_the_start',
      at: 'top',
      wrongly: (_p, { start, fall }) => start.add(fall),
      words: (_p, { start, fall }) =>
        `To $${numberTex(start)}$ the fall of ${rupees(fall)} was added; it is the rise that leads to the price in between.`,
    },
    {
      misconception: 'rise_applied_twice',
      at: 'times',
      wrongly: () => q(2),
      words: (_p, { factor }) =>
        `The price at the start was multiplied by $${numberTex(factor)}$ twice; it rose once.`,
    },
    {
      misconception: 'loss_compared_with_both_changes',
      at: 'factor',
      wrongly: ({ rise, short }, { fall }) => q(1).add(q(short).div(fall.add(rise))),
      words: ({ rise, short }, { fall }) =>
        `The net loss of $${short}$ was compared with $${rise} + ${numberTex(fall)}$, rise and fall together; it is that per cent of the rise alone.`,
    },
    {
      misconception: 'loss_compared_with_the_fall',
      at: 'factor',
      wrongly: ({ short }, { fall }) => q(1).add(q(short).div(fall)),
      words: ({ short }, { fall }) =>
        `The net loss of $${short}$ was compared with the fall of $${numberTex(fall)}$; as a part of the rise it gives the per cent.`,
    },
    {
      misconception: 'fall_for_rise',
      at: 'top',
      wrongly: (_p, { start, factor }) => start.mul(q(2).sub(factor)),
      words: (_p, { start, factor }) =>
        `$${numberTex(start)} \\times ${numberTex(q(2).sub(factor))}$ lowers the price at the start; the rise came first.`,
    },
    {
      misconception: 'rise_divided_by_the_factor',
      at: 'start',
      wrongly: (_p, { fall, factor }) => fall.div(factor.sub(1)),
      words: (_p, { fall, factor }) =>
        `$${numberTex(fall)} \\div ${numberTex(factor.sub(1))}$ is the price from which it fell already; the rise was applied to it once more.`,
    },
  ],
  show: value => rupees(value),
  plausible: value => value.valueOf() > 0 && value.d <= 4n,
  snapRead: () =>
    'A rise is known in rupees, a fall by the same per cent only through the net loss; the price in between is asked.',
  approach: () =>
    'The amounts of rise and fall are the same per cent of two different prices, so their ratio is the ratio of these prices, and the rise is their difference.',
  faster: ({ per, rise, short }) =>
    `The net loss is that per cent of the rise: $\\frac{${short}}{${rise}} = ${numberTex(q(per, 100))}$; the price after the rise is ${rupees(rise + short)} divided by it.`,
  check: ({ per, rise, short }, { top, start }) =>
    `${rupees(rise)} is ${percent(per)} of ${rupees(start)}, and ${percent(per)} of ${rupees(top)} is ${rupees(top.mul(per).div(100))}, which is ${rupees(short)} more.`,
  principle: 'Equal per cents of two amounts are in the ratio of these amounts.',
  verify: ({ rise, short }) => {
    // The price t in between: rise of (t - rise) and (rise + short) of t are the same part.
    for (let t = rise + 1; t <= 200_000; t += 1) if (rise * t === (rise + short) * (t - rise)) return q(t);
    throw new Error('no price');
  },
});

interface Two {
  /** Rises of P and falls of Q, in per cent. */
  a: number;
  b: number;
  c: number;
  d: number;
  /** By how many per cent P is above Q in the end. */
  more: number;
  way: boolean;
}

const meetAgain = form({
  form: 'two-prices-change-places',
  band: 'Medium',
  seconds: 80,
  stem: ({ a, b, c, d, more, way }: Two) =>
    way
      ? `The price of P rose by ${percent(a)} and then by ${percent(b)}; the price of Q fell by ${percent(c)} and then by ${percent(d)}. Now P costs ${percent(more)} more than Q. By what percentage was P cheaper than Q at first?`
      : `Town P grew by ${percent(a)} in one decade and by ${percent(b)} in the next, while town Q shrank by ${percent(c)} and by ${percent(d)}. Now P has ${percent(more)} more people than Q. By what percentage was the population of P smaller than that of Q at the beginning?`,
  path: path<Two>()
    .step(
      'p',
      ({ a, b }) => q((100 + a) * (100 + b), 10000),
      'Find the multiplier of P over both changes.',
      ({ a, b }, { p }) =>
        `${numberTex(q(100 + a, 100))} \\times ${numberTex(q(100 + b, 100))} = ${numberTex(p)}`,
    )
    .step(
      'q',
      ({ c, d }) => q((100 - c) * (100 - d), 10000),
      'Do the same for Q.',
      ({ c, d }, { q: other }) =>
        `${numberTex(q(100 - c, 100))} \\times ${numberTex(q(100 - d, 100))} = ${numberTex(other)}`,
    )
    .quiet('end', ({ more }) => q(100 + more, 100))
    .quiet('share', (_p, { p, q: other, end }) => other.mul(end).div(p))
    .step(
      'less',
      (_p, { share }) => q(1).sub(share).mul(100),
      'Write what is true now with both multipliers, and compare the first values, P with Q.',
      (_p, { p, q: other, end, share, less }) =>
        `${numberTex(p)}P = ${numberTex(end)} \\times ${numberTex(other)}Q, \\quad \\frac{P}{Q} = \\frac{${share.n}}{${share.d}} \\;\\Rightarrow\\; ${percentTex(less)} \\text{ less}`,
    ),
  slips: [
    {
      misconception: 'compares_with_the_smaller_base',
      at: 'less',
      wrongly: (_p, { share }) => share.inverse().sub(1).mul(100),
      words: () => 'The difference was compared with P, which tells by how much Q was larger; the base is Q.',
    },
    {
      misconception: 'adds_percentages',
      at: 'less',
      wrongly: ({ a, b, c, d }) => q(a + b + c + d),
      words: ({ a, b, c, d }) => `$${a} + ${b} + ${c} + ${d}$ adds per cents with four different bases.`,
    },
    {
      misconception: 'adds_percentages',
      at: 'p',
      wrongly: ({ a, b }) => q(100 + a + b, 100),
      words: ({ a, b }) =>
        `For P, $${a}$ and $${b}$ per cent were added; the second is taken of a larger amount.`,
    },
    {
      misconception: 'adds_percentages',
      at: 'q',
      wrongly: ({ c, d }) => q(100 - c - d, 100),
      words: ({ c, d }) =>
        `For Q, $${c}$ and $${d}$ per cent were added; the second fall is taken of a smaller amount.`,
    },
    {
      misconception: 'gives_the_share',
      at: 'less',
      wrongly: (_p, { share }) => share.mul(100),
      words: (_p, { less }) => `P was ${percent(less)} of Q; how much it fell short of Q was asked.`,
    },
    {
      misconception: 'values_taken_as_equal_now',
      at: 'end',
      wrongly: () => q(1),
      words: ({ more }, { share }) =>
        `$\\frac{P}{Q} = \\frac{${share.n}}{${share.d}}$ takes both as equal now; P is ${percent(more)} above Q.`,
    },
    {
      misconception: 'second_changes_ignored',
      at: 'share',
      wrongly: ({ a, c }, { end }) => q(100 - c, 100 + a).mul(end),
      words: ({ a, c }, { end, share }) =>
        `Only the first change of each was used. Here $${numberTex(end)} \\times \\frac{100 - ${numberTex(c)}}{100 + ${numberTex(a)}} = ${fractionTex(share)}$.`,
    },
    {
      misconception: 'changes_of_one_side_only',
      at: 'q',
      wrongly: ({ c }) => q(100 - c, 100),
      words: ({ c, d }) => `For Q only the fall of ${percent(c)} was used; a fall of ${percent(d)} followed.`,
    },
    {
      misconception: 'ratio_of_the_end_inverted',
      at: 'end',
      wrongly: ({ more }) => q(100, 100 + more),
      words: ({ more }, { share }) =>
        `$\\frac{P}{Q} = \\frac{${share.n}}{${share.d}}$ puts Q above P by ${percent(more)} now; it is the other way round.`,
    },
    {
      misconception: 'difference_of_multipliers',
      at: 'less',
      wrongly: (_p, { p, q: other }) => p.sub(other).mul(100),
      words: (_p, { p, q: other, less }) =>
        `The multipliers were subtracted; they say what became of different amounts. Here $(${numberTex(p)} - ${numberTex(other)}) \\times 100 = ${numberTex(less)}$.`,
    },
  ],
  show: value => percent(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 100 && value.d <= 12n,
  snapRead: () =>
    'Two quantities change twice, and how they compare now is given; their first values are compared, with Q as the base.',
  approach: () => 'One multiplier for each. The ratio now and the two multipliers give the ratio at first.',
  faster: ({ a, b, c, d, more }) => {
    const [rise, fall] = [(100 + a) * (100 + b), (100 - c) * (100 - d)];
    const share = q(fall * (100 + more), rise * 100);
    return `$P : Q = ${fall} \\times ${numberTex(q(100 + more, 100))} : ${rise} = ${share.n} : ${share.d}$, so at first P had $${share.n}$ of Q's $${share.d}$ parts.`;
  },
  check: ({ a, b, c, d, more }, { share }) => {
    const first = q(share.n)
      .mul((100 + a) * (100 + b))
      .div(10000);
    const second = q(share.d)
      .mul((100 - c) * (100 - d))
      .div(10000);
    return `$${share.n}$ grows to $${numberTex(first)}$ and $${share.d}$ shrinks to $${numberTex(second)}$, and $${numberTex(first)} = ${numberTex(q(100 + more, 100))} \\times ${numberTex(second)}$.`;
  },
  principle: 'Two amounts begin in the ratio in which they end, divided by the ratio of their multipliers.',
  verify: ({ a, b, c, d, more }) => {
    const first = q(100 + more)
      .div(100 + a)
      .div(100 + b);
    const second = q(100)
      .div(100 - c)
      .div(100 - d);
    return second.sub(first).div(second).mul(100);
  },
});

/** AR.PCT.2 Medium: equal changes, a change undone, and two quantities that change places. */
export const changesCompared: readonly AnyTemplate[] = [
  ...situation<Equal>({
    type: 'AR.PCT.2',
    situation: 'equal-cuts',
    draw: draw => {
      const [top, of] = draw.pick([
        [4, 5],
        [9, 10],
        [3, 4],
        [7, 10],
        [3, 5],
        [7, 8],
        [17, 20],
        [19, 20],
        [2, 3],
        [5, 6],
        [11, 12],
        [13, 20],
        [21, 25],
      ] as const);
      const unit = of * of * of;
      const start = unit * draw.int(Math.ceil(900 / unit), Math.max(2, Math.ceil(64000 / unit)));
      return start <= 90000 && start % 2 === 0 ? { top, of, start, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [thirdCut],
  }),
  ...situation<Known>({
    type: 'AR.PCT.2',
    situation: 'up-and-down-by-the-same',
    draw: draw => {
      const per = draw.pick([4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40]);
      const start = draw.step(200, 30000, 50);
      const rise = q(start * per, 100);
      const short = rise.mul(per).div(100);
      return rise.d === 1n && short.d === 1n && short.valueOf() >= 3
        ? { per, rise: rise.valueOf(), short: short.valueOf(), way: draw.chance(0.5) }
        : null;
    },
    tries: 40,
    forms: [knownByAmounts],
  }),
  ...situation<Two>({
    type: 'AR.PCT.2',
    situation: 'two-that-meet',
    draw: draw => {
      const [a, b] = [draw.step(5, 60, 5), draw.step(5, 60, 5)];
      const [c, d] = [draw.step(5, 50, 5), draw.step(5, 50, 5)];
      const more = draw.pick([10, 20, 25, 30, 40, 50, 60]);
      const less = q(1)
        .sub(q((100 - c) * (100 - d) * (100 + more), (100 + a) * (100 + b) * 100))
        .mul(100);
      const given = new Set([a, b, c, d, more]).size === 5;
      return less.d <= 3n && given && less.valueOf() > 4 && less.valueOf() < 90
        ? { a, b, c, d, more, way: draw.chance(0.5) }
        : null;
    },
    tries: 120,
    forms: [meetAgain],
  }),
];
