import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, percentTex, rupees } from '../../show.ts';
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
  form: 'third-equal-cut',
  band: 'Medium',
  entry: true,
  seconds: 60,
  stem: ({ top, of, start, way }: Equal) =>
    way
      ? `A dealer cuts the price of a machine by the same per cent twice, from ${rupees(start)} to ${rupees(q(start * top * top, of * of))}. What will the price be after a third cut by this per cent?`
      : `Over two years the number of visitors of a fair fell by the same percentage each year, from ${start.toLocaleString('en-IN')} to ${Number(q(start * top * top, of * of)).toLocaleString('en-IN')}. If it falls by this percentage once more, how many visitors will there be?`,
  path: path<Equal>()
    .step(
      'two',
      ({ top, of }) => q(top * top, of * of),
      'Write the value after two cuts as a fraction of the first: it is the square of the multiplier of one cut.',
      ({ start, top, of }, { two }) =>
        `\\frac{${(start * top * top) / (of * of)}}{${start}} = ${`\\frac{${two.n}}{${two.d}}`}`,
    )
    .step(
      'one',
      (_p, { two }) => q(Math.round(Math.sqrt(Number(two.n)))).div(Math.round(Math.sqrt(Number(two.d)))),
      'Take the root for one cut.',
      (_p, { two, one }) => `\\sqrt{\\frac{${two.n}}{${two.d}}} = \\frac{${one.n}}{${one.d}}`,
    )
    .step(
      'third',
      ({ start }, { one, two }) => one.mul(two).mul(start),
      'Apply it once more to the value after two cuts.',
      ({ start }, { one, two, third }) =>
        `${numberTex(two.mul(start))} \\times \\frac{${one.n}}{${one.d}} = ${numberTex(third)}`,
    ),
  slips: [
    {
      misconception: 'same_amount_again',
      at: 'third',
      wrongly: ({ start }, { two }) => two.mul(start).sub(q(start).sub(two.mul(start)).div(2)),
      words: ({ start }, { two, third }) =>
        `Half of the fall so far was taken off again; equal per cents take off less each time. Here $${numberTex(two)} \\times ${numberTex(start)} - \\frac{${numberTex(start)} - ${numberTex(two)} \\times ${numberTex(start)}}{2} = ${numberTex(third)}$.`,
    },
    {
      misconception: 'whole_fall_once_more',
      at: 'third',
      wrongly: ({ start }, { two }) => two.mul(two).mul(start),
      words: ({ start }, { two, third }) =>
        `The fall of both cuts together was applied again, which makes four cuts. Here $${numberTex(two)} \\times ${numberTex(two)} \\times ${numberTex(start)} = ${numberTex(third)}$.`,
    },
    {
      misconception: 'per_cent_halved',
      at: 'one',
      wrongly: (_p, { two }) => q(1).add(two).div(2),
      words: (_p, { two }) =>
        `Half of the total fall of ${percent(q(1).sub(two).mul(100))} was used for one cut; multipliers have to be equal, not points.`,
    },
    {
      misconception: 'cut_on_first_value',
      at: 'third',
      wrongly: ({ start }, { one, two }) => two.mul(start).sub(q(1).sub(one).mul(start)),
      words: ({ start }, { one, two, third }) =>
        `The third cut was measured on the first value; it falls on the present one. Here $${numberTex(two)} \\times ${numberTex(start)} - (1 - ${numberTex(one)}) \\times ${numberTex(start)} = ${numberTex(third)}$.`,
    },
    {
      misconception: 'one_cut_too_many',
      at: 'third',
      wrongly: ({ start }, { one, two }) => one.mul(one).mul(two).mul(start),
      words: () => 'Two more cuts were made; only one follows.',
    },
    {
      misconception: 'falls_in_equal_steps',
      at: 'third',
      wrongly: ({ start }, { one, two }) => {
        const [first, second] = [q(1).sub(one), one.sub(two)];
        return two.sub(second.mul(2).sub(first)).mul(start);
      },
      words: () =>
        'The second fall is smaller than the first, and the third was made smaller by as much; falls shrink in a ratio, not in equal steps.',
    },
    {
      misconception: 'half_of_a_cut',
      at: 'third',
      wrongly: ({ start }, { one, two }) => one.add(1).div(2).mul(two).mul(start),
      words: ({ start }, { one, two, third }) =>
        `Only half of the per cent was taken off in the third cut. Here $\\frac{${numberTex(one)} + 1}{2} \\times ${numberTex(two)} \\times ${numberTex(start)} = ${numberTex(third)}$.`,
    },
  ],
  show: (value, { way }) => (way ? rupees(value) : `$${numberTex(value)}$`),
  plausible: (value, { start, top, of }) =>
    value.valueOf() > 0 && value.valueOf() < (start * top * top) / (of * of) && value.d === 1n,
  snapRead: () => 'Two equal cuts are known by their joint effect; the value after a third one is asked.',
  approach: () => 'Equal per cents are equal multipliers. Two of them make a square, so one is a root.',
  faster: ({ top, of }) =>
    `Each value is $\\frac{${top}}{${of}}$ of the one before: the three form a geometric progression.`,
  check: ({ start, top, of }, { third }) =>
    `${rupees(start).replace('₹', '')}, $${numberTex(q(start * top, of))}$, $${numberTex(q(start * top * top, of * of))}$, $${numberTex(third)}$: each is ${percent(q(100 * (of - top), of))} below the one before.`,
  principle: 'Equal successive per cents multiply by the same factor: find the factor, not the points.',
  verify: ({ start, top, of }) => {
    const after = q(start * top * top, of * of);
    for (let middle = 1; middle < start; middle += 1)
      if (q(middle).mul(middle).equals(after.mul(start))) return after.mul(middle).div(start);
    throw new Error('no middle value');
  },
});

interface Short {
  per: number;
  short: number;
  start: number;
  way: boolean;
}

const missing = form({
  form: 'rise-and-equal-fall',
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 60,
  stem: ({ per, short, way }: Short) =>
    way
      ? `The rent of a flat was raised by ${percent(per)} and later lowered by ${percent(per)}. It is now ${rupees(short)} lower than before the rise. What was the rent after the rise?`
      : `A share gains ${percent(per)} in one week and loses ${percent(per)} in the next, and stands ${rupees(short)} below its price before these two weeks. What was its price at the end of the first week?`,
  path: path<Short>()
    .step(
      'net',
      ({ per }) => q(per * per, 100),
      'With 100 at the start, find the net fall: a rise and a fall by the same per cent lose the square of it in hundredths.',
      ({ per }, { net }) =>
        `100 - 100 \\times ${numberTex(q(100 + per, 100))} \\times ${numberTex(q(100 - per, 100))} = ${numberTex(net)}`,
    )
    .step(
      'start',
      ({ short }, { net }) => q(short * 100).div(net),
      'Compare with the rupees lost: the price at the start.',
      ({ short }, { net, start }) => `${short} \\div \\frac{${numberTex(net)}}{100} = ${numberTex(start)}`,
    )
    .quiet('up', ({ per }) => q(100 + per, 100))
    .step(
      'top',
      (_p, { start, up }) => start.mul(up),
      'The price in between is asked: apply the rise.',
      (_p, { start, up, top }) => `${numberTex(start)} \\times ${numberTex(up)} = ${numberTex(top)}`,
    ),
  slips: [
    {
      misconception: 'gives_the_price_at_the_start',
      gives: 'start',
      words: (_p, { start }) => `${rupees(start)} is the price before the rise.`,
    },
    {
      misconception: 'gives_the_price_at_the_end',
      at: 'top',
      wrongly: ({ short }, { start }) => start.sub(short),
      words: () => 'That is the price after both changes.',
    },
    {
      misconception: 'loss_taken_on_one_change',
      at: 'top',
      wrongly: ({ short, per }) => q(short * 100, per),
      words: ({ short, per }) =>
        `${rupees(short)} was read as ${percent(per)} of the price; it is the net loss of both changes.`,
    },
    {
      misconception: 'net_change_of_points',
      at: 'net',
      wrongly: ({ per }) => q(per),
      words: ({ per }) => `A net fall of ${percent(per)} ignores the rise before it.`,
    },
    {
      misconception: 'fall_for_rise',
      at: 'up',
      wrongly: ({ per }) => q(100 - per, 100),
      words: ({ per }) => `The price at the start was lowered by ${percent(per)}; the rise came first.`,
    },
    {
      misconception: 'square_doubled',
      at: 'net',
      wrongly: ({ per }) => q(per * per, 50),
      words: (_p, { net }) => `A net fall of ${percent(net)} counts the product of the changes twice.`,
    },
    {
      misconception: 'square_halved',
      at: 'net',
      wrongly: ({ per }) => q(per * per, 200),
      words: (_p, { net }) =>
        `A net fall of ${percent(net)} halves the product of the changes, as in the area of a triangle.`,
    },
    {
      misconception: 'loss_added_to_the_start',
      at: 'start',
      wrongly: ({ short }, { net }) =>
        q(short * 100)
          .div(net)
          .add(short),
      words: ({ short }) =>
        `${rupees(short)} was added to the first price; it is the last one that lies below it.`,
    },
    {
      misconception: 'rise_applied_twice',
      at: 'up',
      wrongly: ({ per }) => q((100 + per) * (100 + per), 10000),
      words: ({ per }, { up }) =>
        `The rise was applied twice. Here $\\frac{(100 + ${numberTex(per)}) \\times (100 + ${numberTex(per)})}{10000} = ${numberTex(up)}$.`,
    },
  ],
  show: value => rupees(value),
  plausible: value => value.valueOf() > 0 && value.d <= 4n,
  snapRead: () => 'Up and down by the same per cent leaves a known loss; the price in between is asked.',
  approach: () =>
    'The second change is measured on the larger price: the difference of the two changes is the loss. It leads to the first price, and that to the middle one.',
  faster: ({ per, short }) =>
    `The fall exceeds the rise by ${percent(per)} of the rise, so the rise was ${rupees(q(short * 100, per))} and the price after it is that times $\\frac{${100 + per}}{${per}}$.`,
  check: ({ per, short }, { top }) =>
    `${percent(per)} of ${rupees(top)} is ${rupees(top.mul(per).div(100))}; the rise had been ${rupees(top.mul(per).div(100).sub(short))}, ${rupees(short)} less.`,
  principle: 'A rise and a fall by the same per cent lose: the fall is taken of the larger amount.',
  verify: ({ per, short }) => {
    for (let start = 1; start <= 200_000; start += 1)
      if (
        q(start)
          .sub(q(start * (10_000 - per * per), 10_000))
          .equals(short)
      )
        return q(start * (100 + per), 100);
    throw new Error('no price');
  },
});

interface Two {
  a: number;
  b: number;
  c: number;
  d: number;
  way: boolean;
}

const meetAgain = form({
  form: 'two-prices-become-equal',
  band: 'Medium',
  seconds: 65,
  stem: ({ a, b, c, d, way }: Two) =>
    way
      ? `The price of P rose by ${percent(a)} and then by ${percent(b)}; the price of Q fell by ${percent(c)} and then by ${percent(d)}. Now both cost the same. By what per cent was P cheaper than Q at first?`
      : `Town P grew by ${percent(a)} in one decade and by ${percent(b)} in the next, while town Q shrank by ${percent(c)} and by ${percent(d)}. They now have equally many people. At the beginning, P had what per cent fewer people than Q?`,
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
    .quiet('share', (_p, { p, q: other }) => other.div(p))
    .step(
      'less',
      (_p, { share }) => q(1).sub(share).mul(100),
      'Equal values now mean that the first values are inversely as the multipliers. Compare P with Q.',
      (_p, { p, q: other, share, less }) =>
        `\\frac{P}{Q} = \\frac{${numberTex(other)}}{${numberTex(p)}} = \\frac{${share.n}}{${share.d}} \\;\\Rightarrow\\; ${percentTex(less)} \\text{ less}`,
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
      misconception: 'second_changes_ignored',
      at: 'share',
      wrongly: ({ a, c }) => q(100 - c, 100 + a),
      words: ({ a, c }, { share }) =>
        `Only the first change of each was used. Here $\\frac{100 - ${numberTex(c)}}{100 + ${numberTex(a)}} = ${numberTex(share)}$.`,
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
    'Two quantities change twice and meet; their first values are compared, with Q as the base.',
  approach: () => 'One multiplier for each. What ends equal began inversely as the multipliers.',
  faster: ({ a, b, c, d }) => {
    const share = q((100 - c) * (100 - d), (100 + a) * (100 + b));
    return `Multipliers $${(100 + a) * (100 + b)} : ${(100 - c) * (100 - d)} = ${share.d} : ${share.n}$, so at first P had $${share.n}$ of Q's $${share.d}$ parts.`;
  },
  check: ({ a, b, c, d }, { share }) =>
    `$${share.n}$ grows to $${numberTex(
      q(share.n)
        .mul((100 + a) * (100 + b))
        .div(10000),
    )}$ and $${share.d}$ shrinks to $${numberTex(
      q(share.d)
        .mul((100 - c) * (100 - d))
        .div(10000),
    )}$.`,
  principle: 'Amounts that become equal were inversely as their multipliers.',
  verify: ({ a, b, c, d }) => {
    const end: Fraction = q(1);
    const first = end.div(100 + a).div(100 + b);
    const second = end.div(100 - c).div(100 - d);
    return second.sub(first).div(second).mul(100);
  },
});

/** AR.PCT.2 Medium: equal changes, a change undone, and two quantities that meet. */
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
  ...situation<Short>({
    type: 'AR.PCT.2',
    situation: 'up-and-down',
    draw: draw => {
      const per = draw.pick([4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40]);
      const start = draw.step(200, 30000, 50);
      const short = q(start * per * per, 10000);
      return short.d === 1n && short.valueOf() >= 3 && (start * per) % 100 === 0
        ? { per, short: short.valueOf(), start, way: draw.chance(0.5) }
        : null;
    },
    tries: 40,
    forms: [missing],
  }),
  ...situation<Two>({
    type: 'AR.PCT.2',
    situation: 'two-that-meet',
    draw: draw => {
      const [a, b] = [draw.step(5, 60, 5), draw.step(5, 60, 5)];
      const [c, d] = [draw.step(5, 50, 5), draw.step(5, 50, 5)];
      const less = q(1)
        .sub(q((100 - c) * (100 - d), (100 + a) * (100 + b)))
        .mul(100);
      return less.d <= 3n && a !== b && c !== d && less.valueOf() < 90
        ? { a, b, c, d, way: draw.chance(0.5) }
        : null;
    },
    tries: 60,
    forms: [meetAgain],
  }),
];
