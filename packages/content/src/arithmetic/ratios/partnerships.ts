import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { counted, numberTex, percent, ratio, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf } from '../../value.ts';

const months = 12;
const money = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const inMonths = (value: Fraction) => counted(value, 'month');
const two = (terms: readonly Fraction[]) => terms as unknown as readonly [Fraction, Fraction];

interface Joined {
  one: string;
  other: string;
  firm: string;
  /** Capitals in rupees; the other comes `late` months after the start of the year. */
  x: number;
  y: number;
  late: number;
  profit: Fraction;
  /** Per cent of the profit that the first gets for managing. */
  fee: number;
  frame: number;
}

const firms = [
  'a printing press',
  'a dairy',
  'a book stall',
  'a taxi service',
  'a bakery',
  'a nursery',
  'a tea shop',
] as const;

const weights = ({ x, y, late }: Joined) => two(ratioOf(x * months, y * (months - late)));
const partOfOther = (p: Joined) => weights(p)[1].div(weights(p)[0].add(weights(p)[1]));
const told = ({ one, other, firm, x, y, late, frame }: Joined) =>
  frame === 0
    ? `${one} starts ${firm} with ${rupees(x)}. ${other} joins after ${counted(late, 'month')} with ${rupees(y)}.`
    : `${one} puts ${rupees(x)} into ${firm} for a year, and ${other} puts in ${rupees(y)} for the last ${counted(months - late, 'month')} of it.`;

const capitalMonths = () =>
  path<Joined>()
    .quiet('time', ({ late }) => q(months - late))
    .step(
      'parts',
      ({ x, y }, { time }) => ratioOf(q(x * months), time.mul(y)),
      'Profit goes by capital times months. Write both products and reduce the ratio.',
      ({ x, y }, { time, parts }) =>
        `${numberTex(x)} \\times ${months} : ${numberTex(y)} \\times ${numberTex(time)} = ${(parts as readonly Fraction[]).map(numberTex).join(' : ')}`,
    );

const timeSlips = [
  {
    misconception: 'time_ignored',
    at: 'time' as const,
    wrongly: () => q(months),
    words: ({ late }: Joined) =>
      `The capitals were compared as if both had been there all the year; the second came ${counted(late, 'month')} late.`,
  },
  {
    misconception: 'months_before_joining',
    at: 'time' as const,
    wrongly: ({ late }: Joined) => (late * 2 === months ? null : q(late)),
    words: ({ late }: Joined) =>
      `${counted(late, 'month')} is the time before the second partner came, not the time of that money in the business.`,
  },
  {
    misconception: 'parts_swapped',
    at: 'parts' as const,
    wrongly: (_p: Joined, { parts }: { parts: readonly Fraction[] }) => [...parts].reverse(),
    words: (_p: Joined, { parts }: { parts: readonly Fraction[] }) =>
      `With $${parts.map(part => numberTex(part)).join(' : ')}$ the two terms of the ratio were given to the wrong partners.`,
  },
];

const shareOfOther = form({
  form: 'share-of-the-late-partner',
  band: 'Easy',
  revision: 4,
  apart: true,
  seconds: 50,
  stem: (p: Joined) =>
    `${told(p)} The profit of the first year, ${rupees(p.profit)}, is shared in proportion to capital and time. What is ${p.other}'s share?`,
  path: capitalMonths().step(
    'share',
    ({ profit }, { parts }) => profit.mul(two(parts)[1]).div(two(parts)[0].add(two(parts)[1])),
    'Divide the profit in this ratio and take the second part.',
    ({ profit }, { parts, share }) =>
      `${numberTex(profit)} \\times \\frac{${numberTex(two(parts)[1])}}{${numberTex(two(parts)[0].add(two(parts)[1]))}} = ${numberTex(share)}`,
  ),
  slips: [
    ...timeSlips,
    {
      misconception: 'capital_ignored',
      at: 'parts',
      wrongly: (_p, { time }) => ratioOf(q(months), time),
      words: (_p, { parts }) =>
        `Only the months were compared, $${numberTex(two(parts)[0])} : ${numberTex(two(parts)[1])}$; the capitals differ too.`,
    },
    {
      misconception: 'reports_difference',
      at: 'share',
      wrongly: ({ profit }, { parts }) =>
        profit.mul(two(parts)[1].sub(two(parts)[0]).abs()).div(two(parts)[0].add(two(parts)[1])),
      words: ({ one, other }) => `This is by how much the shares of ${one} and ${other} differ.`,
    },
    {
      misconception: 'half_of_profit',
      at: 'share',
      wrongly: ({ profit }) => profit.div(2),
      words: ({ profit }, { share }) =>
        `Half of the profit would need equal products of capital and time. Here $\\frac{${numberTex(profit)}}{2} = ${numberTex(share)}$.`,
    },
  ],
  show: value => rupees(value as Fraction),
  plausible: (value, { profit }) => money(value as Fraction) && (value as Fraction).lt(profit),
  snapRead: ({ other }) => `Two capitals for different times and the profit; ${other}'s share is asked.`,
  approach: () => 'Capital times months for each, reduce, and divide the profit.',
  faster: ({ x, y, late }) =>
    `Cancel first: $${numberTex(ratioOf(x, y)[0] as Fraction)} \\times ${months} : ${numberTex(ratioOf(x, y)[1] as Fraction)} \\times ${months - late}$.`,
  check: ({ profit }, { parts, share }) =>
    `The other share is ${rupees(profit.sub(share as Fraction))}, and the two are as ${ratio([...(parts as readonly Fraction[])].reverse())}.`,
  principle: 'Partners share profit by capital times the time it was in the business.',
  verify: p => {
    let [a, b] = [0, 0];
    for (let month = 1; month <= months; month += 1) [a, b] = [a + p.x, b + (month > p.late ? p.y : 0)];
    return p.profit.mul(b).div(a + b);
  },
});

const wholeProfit = form({
  form: 'whole-profit',
  revision: 2,
  band: 'Easy',
  seconds: 50,
  stem: (p: Joined) =>
    `${told(p)} The profit is shared in proportion to capital and time, and at the end of the year ${p.other} gets ${rupees(p.profit.mul(partOfOther(p)))}. What was the total profit?`,
  path: capitalMonths().step(
    'whole',
    (p, { parts }) =>
      p.profit
        .mul(partOfOther(p))
        .mul(two(parts)[0].add(two(parts)[1]))
        .div(two(parts)[1]),
    'The share that is known has the second term; scale it to all the parts.',
    (p, { parts, whole }) =>
      `${numberTex(p.profit.mul(partOfOther(p)))} \\times \\frac{${numberTex(two(parts)[0].add(two(parts)[1]))}}{${numberTex(two(parts)[1])}} = ${numberTex(whole)}`,
  ),
  slips: [
    ...timeSlips,
    {
      misconception: 'reports_other_share',
      at: 'whole',
      wrongly: (p, { parts }) => p.profit.mul(partOfOther(p)).mul(two(parts)[0]).div(two(parts)[1]),
      words: ({ one }) => `This is the share of ${one} alone.`,
    },
    {
      misconception: 'capital_ignored',
      at: 'parts',
      wrongly: (_p, { time }) => ratioOf(q(months), time),
      words: (_p, { parts }) =>
        `Only the months were compared, $${numberTex(two(parts)[0])} : ${numberTex(two(parts)[1])}$; the capitals differ too.`,
    },
    {
      misconception: 'shares_equal',
      at: 'whole',
      wrongly: p => p.profit.mul(partOfOther(p)).mul(2),
      words: p =>
        `$2 \\times ${numberTex(p.profit.mul(partOfOther(p)))}$ doubles the known share, as if both had got the same.`,
    },
  ],
  show: value => rupees(value as Fraction),
  plausible: (value, p) => money(value as Fraction) && (value as Fraction).gt(p.profit.mul(partOfOther(p))),
  snapRead: () => 'Capitals, times and one share are known; the whole profit is asked.',
  approach: () => 'The ratio of capital times months tells which part of the profit the known share is.',
  faster: p =>
    `The share is $\\frac{${numberTex(weights(p)[1])}}{${numberTex(weights(p)[0].add(weights(p)[1]))}}$ of the profit: turn the fraction over.`,
  check: (p, { whole }) =>
    `${rupees(whole as Fraction)} leaves ${rupees((whole as Fraction).sub(p.profit.mul(partOfOther(p))))} for ${p.one}; the shares are as ${ratio(weights(p))}.`,
  principle: 'One share and the ratio of capital times months give every other amount.',
  verify: p =>
    p.profit
      .mul(partOfOther(p))
      .mul(p.x * months + p.y * (months - p.late))
      .div(p.y * (months - p.late)),
});

const whenJoined = form({
  form: 'month-of-joining',
  revision: 3,
  band: 'Easy',
  seconds: 60,
  entry: true,
  stem: ({ one, other, firm, x, y, late, frame }: Joined) => {
    const shares = ratio(ratioOf(x * months, y * (months - late)));
    return frame === 0
      ? `${one} starts ${firm} with ${rupees(x)}, and later ${other} joins with ${rupees(y)}. ${one} and ${other} share the profit of the first year in the ratio ${shares}, by capital and time. After how many months did ${other} join?`
      : `At the end of its first year the profit of ${firm} is divided, by capital and time, between ${one}, who had put in ${rupees(x)} at the start, and ${other}, who added ${rupees(y)} later, in the ratio ${shares}. How many months of the year had passed when ${other} came?`;
  },
  path: path<Joined>()
    .quiet('shares', p => weights(p) as readonly Fraction[])
    .step(
      'product',
      ({ x }, { shares }) =>
        q(x * months)
          .mul(two(shares)[1])
          .div(two(shares)[0]),
      'The first partner has capital times 12. The ratio tells what the other product must be.',
      ({ x }, { shares, product }) =>
        `${numberTex(x)} \\times ${months} \\times \\frac{${numberTex(two(shares)[1])}}{${numberTex(two(shares)[0])}} = ${numberTex(product)}`,
    )
    .step(
      'present',
      ({ y }, { product }) => product.div(y),
      'Divide by the capital: that many months it was in the business.',
      ({ y }, { product, present }) => `${numberTex(product)} \\div ${numberTex(y)} = ${numberTex(present)}`,
    )
    .step(
      'late',
      (_p, { present }) => q(months).sub(present),
      'The other months had passed before.',
      (_p, { present, late }) => `${months} - ${numberTex(present)} = ${numberTex(late)}`,
    ),
  slips: [
    {
      misconception: 'months_in_business',
      gives: 'present',
      words: (_p, { present }) => `${inMonths(present)} is how long the second capital was in the business.`,
    },
    {
      misconception: 'parts_swapped',
      at: 'shares',
      wrongly: (_p, { shares }) => [...shares].reverse(),
      words: () => 'The ratio of the shares was read the wrong way round.',
    },
    {
      misconception: 'capital_ignored',
      at: 'product',
      wrongly: ({ y }, { shares }) =>
        q(y * months)
          .mul(two(shares)[1])
          .div(two(shares)[0]),
      words: () => 'The shares were taken as the ratio of the months alone.',
    },
    {
      misconception: 'part_of_all_months',
      at: 'present',
      wrongly: (_p, { shares }) =>
        q(months)
          .mul(two(shares)[1])
          .div(two(shares)[0].add(two(shares)[1])),
      words: () => 'The 12 months were divided in the ratio of the shares.',
    },
    {
      misconception: 'part_of_all_months',
      at: 'late',
      wrongly: (_p, { shares }) =>
        q(months)
          .mul(two(shares)[1])
          .div(two(shares)[0].add(two(shares)[1])),
      words: (_p, { shares, late }) =>
        `$${months} \\times \\frac{${two(shares)[1]}}{${two(shares)[0].add(two(shares)[1])}} = ${numberTex(late)}$ cuts the year in the ratio of the shares and gives the second piece.`,
    },
    {
      misconception: 'one_month_off',
      at: 'late',
      wrongly: (_p, { present }) => q(months + 1).sub(present),
      words: () =>
        `Counting $${months + 1}$ months in the year gives one too many before the second partner came.`,
    },
    {
      misconception: 'one_month_off',
      at: 'late',
      wrongly: (_p, { present }) => q(months - 1).sub(present),
      words: () => 'A year of 11 months was used.',
    },
  ],
  show: value => inMonths(value as Fraction),
  plausible: value => money(value as Fraction) && (value as Fraction).lt(months),
  snapRead: () => 'Capitals and the ratio of the shares are known; the month of joining is asked.',
  approach: () => 'Shares go by capital times months, so the ratio gives the months of the second capital.',
  faster: ({ x, y }, { shares }) =>
    `Months $= ${months} \\times \\frac{${numberTex(x)}}{${numberTex(y)}} \\times \\frac{${numberTex(two(shares)[1])}}{${numberTex(two(shares)[0])}}$, taken from 12.`,
  check: ({ x, y }, { late, shares }) =>
    `$${numberTex(x)} \\times 12 : ${numberTex(y)} \\times ${numberTex(q(months).sub(late as Fraction))} = ${(shares as readonly Fraction[]).map(numberTex).join(' : ')}$.`,
  principle: 'The ratio of shares over the ratio of capitals is the ratio of times.',
  verify: p => {
    for (let late = 1; late < months; late += 1)
      if (
        weights(p)[0]
          .mul(p.y * (months - late))
          .equals(weights(p)[1].mul(p.x * months))
      )
        return q(late);
    throw new Error('no month fits');
  },
});

const managed = (p: Joined) =>
  `${told(p)} For managing the business ${p.one} first gets ${percent(p.fee)} of the profit; the rest is shared by capital and time.`;
const received = (p: Joined) => {
  const rest = p.profit.mul(100 - p.fee).div(100);
  const second = rest.mul(partOfOther(p));
  return { first: p.profit.sub(second), second };
};

const managerGets = form({
  form: 'receipts-of-the-manager',
  revision: 2,
  band: 'Medium',
  seconds: 65,
  stem: (p: Joined) =>
    `${managed(p)} At the end of the year ${p.other} receives ${rupees(received(p).second)}. How much does ${p.one} receive altogether?`,
  path: capitalMonths()
    .step(
      'rest',
      (p, { parts }) =>
        received(p)
          .second.mul(two(parts)[0].add(two(parts)[1]))
          .div(two(parts)[1]),
      'The amount known is a part of what is shared after the fee: find all of that.',
      (p, { parts, rest }) =>
        `${numberTex(received(p).second)} \\times \\frac{${numberTex(two(parts)[0].add(two(parts)[1]))}}{${numberTex(two(parts)[1])}} = ${numberTex(rest)}`,
    )
    .quiet('shared', ({ fee }) => q(100 - fee))
    .step(
      'profit',
      (_p, { rest, shared }) => rest.mul(100).div(shared),
      'The fee came out before: find the whole profit.',
      (_p, { rest, shared, profit }) =>
        `${numberTex(rest)} \\times \\frac{100}{${numberTex(shared)}} = ${numberTex(profit)}`,
    )
    .step(
      'first',
      (p, { profit }) => profit.sub(received(p).second),
      'All that the other does not get goes to the manager.',
      (p, { profit, first }) =>
        `${numberTex(profit)} - ${numberTex(received(p).second)} = ${numberTex(first)}`,
    ),
  slips: [
    ...timeSlips,
    {
      misconception: 'fee_forgotten',
      at: 'shared',
      wrongly: () => q(100),
      words: ({ fee }) => `The fee of ${percent(fee)} is missing; only the share by capital was counted.`,
    },
    {
      misconception: 'fee_added_to_rest',
      at: 'profit',
      wrongly: ({ fee }, { rest }) => rest.mul(100 + fee).div(100),
      words: ({ fee }) =>
        `${percent(fee)} of the rest was added, but the fee is a per cent of the whole profit.`,
    },
    {
      misconception: 'reports_fee',
      at: 'first',
      wrongly: ({ fee }, { profit }) => profit.mul(fee).div(100),
      words: ({ one }) => `This is only the fee; ${one} also has a share by capital.`,
    },
    {
      misconception: 'reports_whole_profit',
      at: 'first',
      wrongly: (_p, { profit }) => profit,
      words: (_p, { first }) => `${rupees(first as Fraction)} is the whole profit.`,
    },
  ],
  show: value => rupees(value as Fraction),
  plausible: value => money(value as Fraction),
  snapRead: () =>
    'Capitals and times, a fee that comes out first, and what one partner receives. The receipts of the other are asked.',
  approach: () =>
    'Go from the known amount to the shared rest by the ratio, and to the whole profit by the fee; the rest is a subtraction.',
  faster: p =>
    `${p.other} has $\\frac{${100 - p.fee}}{100} \\times \\frac{${numberTex(weights(p)[1])}}{${numberTex(weights(p)[0].add(weights(p)[1]))}}$ of the profit; the manager has all the rest.`,
  check: (p, { profit, rest }) =>
    `Of ${rupees(profit as Fraction)} the fee is ${rupees((profit as Fraction).mul(p.fee).div(100))}, which leaves ${rupees(rest as Fraction)}; divided as ${ratio(weights(p))}, the second part is ${rupees(received(p).second)}.`,
  principle: 'What comes out first is undone last: first the ratio, then the fee.',
  verify: p => received(p).first,
});

const profitFromGap = form({
  form: 'profit-from-a-difference',
  revision: 2,
  band: 'Medium',
  seconds: 75,
  suits: p => received(p).first.gt(received(p).second),
  stem: (p: Joined) =>
    `${managed(p)} At the end of the year ${p.one} receives ${rupees(received(p).first.sub(received(p).second))} more than ${p.other}. What was the profit of the year?`,
  path: capitalMonths()
    .step(
      'apart',
      ({ fee }, { parts }) =>
        q(100 - fee)
          .mul(two(parts)[0].sub(two(parts)[1]))
          .div(two(parts)[0].add(two(parts)[1])),
      'Take the profit as 100. Find by how much the shares after the fee differ.',
      ({ fee }, { parts, apart }) =>
        `${100 - fee} \\times \\frac{${numberTex(two(parts)[0])} - ${numberTex(two(parts)[1])}}{${numberTex(two(parts)[0].add(two(parts)[1]))}} = ${numberTex(apart)}`,
    )
    .quiet('fee', ({ fee }) => q(fee))
    .step(
      'gap',
      (_p, { apart, fee }) => apart.add(fee),
      'The fee goes to the first partner as well.',
      (_p, { apart, fee, gap }) => `${numberTex(apart)} + ${numberTex(fee)} = ${numberTex(gap)}`,
    )
    .step(
      'profit',
      (p, { gap }) => received(p).first.sub(received(p).second).mul(100).div(gap),
      'Scale to the real difference.',
      (p, { gap, profit }) =>
        `\\frac{${numberTex(received(p).first.sub(received(p).second))}}{${numberTex(gap)}} \\times 100 = ${numberTex(profit)}`,
    ),
  slips: [
    ...timeSlips,
    {
      misconception: 'fee_forgotten',
      at: 'fee',
      wrongly: () => q(0),
      words: ({ one }) => `The fee that ${one} gets was left out of the difference.`,
    },
    {
      misconception: 'fee_subtracted',
      at: 'gap',
      wrongly: (_p, { apart, fee }) => (apart.gt(fee) ? apart.sub(fee) : null),
      words: () => 'The fee was subtracted from the difference; it belongs to the one who has more.',
    },
    {
      misconception: 'shares_of_whole_profit',
      at: 'apart',
      wrongly: (_p, { parts }) =>
        two(parts)[0]
          .sub(two(parts)[1])
          .mul(100)
          .div(two(parts)[0].add(two(parts)[1])),
      words: ({ fee }) => `The whole profit was shared by capital; ${percent(fee)} of it had gone before.`,
    },
    {
      misconception: 'reports_shared_rest',
      at: 'profit',
      wrongly: (p, { gap }) =>
        received(p)
          .first.sub(received(p).second)
          .mul(100 - p.fee)
          .div(gap),
      words: (_p, { profit }) => `${rupees(profit as Fraction)} is what was shared after the fee.`,
    },
  ],
  show: value => rupees(value as Fraction),
  plausible: value => money(value as Fraction),
  snapRead: () =>
    'A fee for managing, shares by capital and time, and the difference of the receipts. The profit is asked.',
  approach: () =>
    'With a profit of 100 the difference follows in two parts, one from the shares and one from the fee.',
  faster: (_p, { gap }) => `The difference is $${numberTex(gap)}\\%$ of the profit.`,
  check: p =>
    `Of ${rupees(p.profit)} the fee is ${rupees(p.profit.mul(p.fee).div(100))}; the receipts are ${rupees(received(p).first)} and ${rupees(received(p).second)}.`,
  principle: 'With several deductions follow a round amount through all of them and scale at the end.',
  verify: p => {
    const gap = received(p).first.sub(received(p).second);
    for (let profit = 50; profit <= 400_000; profit += 50) {
      const second = ((profit * (100 - p.fee)) / 100) * partOfOther(p).valueOf();
      if (Math.abs(profit - 2 * second - gap.valueOf()) < 1e-6) return q(profit);
    }
    throw new Error('no profit fits');
  },
});

const fairFee = form({
  form: 'fee-from-receipts',
  revision: 2,
  band: 'Medium',
  seconds: 70,
  stem: (p: Joined) =>
    p.frame === 0
      ? `${told(p)} From the year's profit of ${rupees(p.profit)}, ${p.one} first gets a fee for managing the business, and the rest is shared by capital and time. ${p.one} receives ${rupees(received(p).first)} in all. What per cent of the profit is the fee?`
      : `${told(p)} ${p.one} also runs the business and draws a certain per cent of the profit before the rest is divided by capital and time. Out of the year's profit of ${rupees(p.profit)}, ${p.other} got ${rupees(received(p).second)}. Find that per cent.`,
  path: capitalMonths()
    .step(
      'second',
      p => received(p).second,
      'Find what the partner without a fee received.',
      (p, { second }) => `${numberTex(p.profit)} - ${numberTex(received(p).first)} = ${numberTex(second)}`,
    )
    .step(
      'rest',
      (_p, { parts, second }) => second.mul(two(parts)[0].add(two(parts)[1])).div(two(parts)[1]),
      'By the ratio this is a part of what was shared: find all of it.',
      (_p, { parts, second, rest }) =>
        `${numberTex(second)} \\times \\frac{${numberTex(two(parts)[0].add(two(parts)[1]))}}{${numberTex(two(parts)[1])}} = ${numberTex(rest)}`,
    )
    .step(
      'fee',
      ({ profit }, { rest }) => profit.sub(rest).mul(100).div(profit),
      'The missing part of the profit is the fee.',
      ({ profit }, { rest, fee }) =>
        `\\frac{${numberTex(profit)} - ${numberTex(rest)}}{${numberTex(profit)}} \\times 100 = ${numberTex(fee)}`,
    ),
  slips: [
    ...timeSlips,
    {
      misconception: 'fee_on_rest',
      at: 'fee',
      wrongly: ({ profit }, { rest }) => profit.sub(rest).mul(100).div(rest),
      words: ({ profit }, { rest, fee }) =>
        `The fee was compared with what was left after it instead of with the profit. Here $\\frac{(${numberTex(profit)} - ${numberTex(rest)}) \\times 100}{${numberTex(rest)}} = ${numberTex(fee)}$.`,
    },
    {
      misconception: 'excess_over_other',
      at: 'fee',
      wrongly: ({ profit }, { second }) => profit.sub(second.mul(2)).abs().mul(100).div(profit),
      words: ({ profit }, { second }) =>
        `The whole difference of the receipts, $${numberTex(profit.sub(second.mul(2)).abs())}$, was taken for the fee; a part of it comes from the capitals.`,
    },
    {
      misconception: 'excess_over_share',
      at: 'fee',
      wrongly: (p, { second }) => p.profit.mul(partOfOther(p)).sub(second).mul(100).div(p.profit),
      words: (p, { second }) =>
        `$${numberTex(p.profit.mul(partOfOther(p)))} - ${numberTex(second)}$ is only what the fee costs the other partner; the manager pays a part of it as well.`,
    },
    {
      misconception: 'capital_ignored',
      at: 'parts',
      wrongly: (_p, { time }) => ratioOf(q(months), time),
      words: (_p, { parts }) =>
        `Only the months were compared, $${numberTex(two(parts)[0])} : ${numberTex(two(parts)[1])}$; the capitals differ too.`,
    },
  ],
  show: value => percent(value as Fraction),
  plausible: value =>
    (value as Fraction).valueOf() > 0 && (value as Fraction).valueOf() < 60 && (value as Fraction).d <= 40n,
  snapRead: () =>
    'Capitals, times, the profit and the receipts are known; the fee is asked as a per cent of the profit.',
  approach: () =>
    'The partner without a fee shows how large the shared rest is; what is missing from the profit is the fee.',
  faster: p =>
    `Without a fee ${p.other} would have got ${rupees(p.profit.mul(partOfOther(p)))}; the fall to ${rupees(received(p).second)} is the same per cent as the fee.`,
  check: (p, { fee }) =>
    `${percent(fee as Fraction)} of ${rupees(p.profit)} is ${rupees(p.profit.mul(fee as Fraction).div(100))}; the rest divided as ${ratio(weights(p))} gives ${rupees(received(p).second)} to ${p.other}.`,
  principle: 'A fee taken first lowers every share by its own per cent.',
  verify: p => {
    for (let half = 1; half < 200; half += 1)
      if (
        Math.abs(
          p.profit.valueOf() * (1 - half / 200) * partOfOther(p).valueOf() - received(p).second.valueOf(),
        ) < 1e-6
      )
        return q(half, 2);
    throw new Error('no fee fits');
  },
});

/** AR.RAT.7 Easy and Medium: a partner who joins later, and a fee for managing. */
const lateJoining = situation<Joined>({
  type: 'AR.RAT.7',
  situation: 'late-partner',
  tries: 20,
  draw: draw => {
    const [one = '', other = ''] = draw.some(peopleInArithmetic, 2);
    const base = {
      one,
      other,
      firm: draw.pick(firms),
      x: draw.step(20_000, 90_000, 5000),
      y: draw.step(20_000, 120_000, 5000),
      late: draw.int(2, 9),
      fee: draw.pick([4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25]),
      frame: draw.int(0, 1),
    };
    const p = { ...base, profit: q(draw.step(24_000, 180_000, 600)) };
    const [a, b] = weights(p);
    const clean = a.add(b).valueOf() <= 25 && !a.equals(b) && a.add(b).gt(3) && p.x !== p.y;
    return clean && [p.profit.mul(partOfOther(p)), received(p).second].every(money) ? p : null;
  },
  forms: [shareOfOther, wholeProfit, whenJoined, managerGets, profitFromGap, fairFee],
});

/** AR.RAT.7 Easy and Medium: partners whose capitals work for different times. */
export const partnerships: readonly AnyTemplate[] = lateJoining;
