import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, grouped, numberTex, percent, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface WholeCounts {
  /** The two changes, in per cent; the second may be a fall. */
  first: Fraction;
  second: Fraction;
  from: number;
  to: number;
  place: string;
  who: string;
  frame: number;
}

const stories = [
  { place: 'a village in Nagaland', who: 'households' },
  { place: 'a tiger reserve', who: 'spotted deer' },
  { place: 'a lending library', who: 'members' },
  { place: 'a co-operative bank', who: 'accounts' },
  { place: 'a nursery in Siliguri', who: 'saplings' },
  { place: 'a cycle club', who: 'riders' },
] as const;

const rises = [q(25, 2), q(15), q(20), q(24), q(25), q(35), q(75, 2), q(40), q(44), q(60)];
const changes = [
  q(-40),
  q(-75, 2),
  q(-100, 3),
  q(-30),
  q(-25),
  q(-20),
  q(-50, 3),
  q(-25, 2),
  q(-100, 9),
  q(25),
  q(50),
  q(100, 3),
];

const multiplier = (change: Fraction) => change.add(100).div(100);
const ends = (start: Fraction, { first, second }: WholeCounts) =>
  start.mul(multiplier(first)).mul(multiplier(second));
const floorTo = (most: number, unit: Fraction) => unit.mul(Math.floor(most / unit.valueOf() + 1e-9));
const told = (change: Fraction) => `${change.s < 0n ? 'fell' : 'rose'} by ${percent(change.abs())}`;

/** The unit of which the first number must be a multiple, step by step. */
const units = () =>
  path<WholeCounts>()
    .step(
      'start',
      ({ first }) => q(multiplier(first).d),
      ({ first }) =>
        `A change of ${percent(first)} multiplies by a fraction. For a whole number after it, the number at the beginning must be a multiple of the denominator.`,
      ({ first }, { start }) =>
        `1 + \\frac{${numberTex(first)}}{100} = ${fractionTex(multiplier(first))} \\Rightarrow ${numberTex(start)} \\mid N`,
    )
    .step(
      'extra',
      ({ first, second }) => {
        const [up, next] = [multiplier(first), multiplier(second)];
        return q(next.d).div(q(up.n).gcd(q(next.d)));
      },
      ({ first }) =>
        `With $N = ${multiplier(first).d}k$ there are $${multiplier(first).n}k$ after the first year. Find what $k$ must be a multiple of for the second change to be whole too.`,
      ({ first, second }, { extra }) =>
        `${multiplier(first).n}k \\times ${fractionTex(multiplier(second))} \\text{ is whole} \\Rightarrow ${numberTex(extra)} \\mid k`,
    )
    .step(
      'unit',
      (_p, { start, extra }) => start.mul(extra),
      'Put both conditions together: the number at the beginning is a multiple of this product.',
      (_p, { start, extra, unit }) => `${numberTex(start)} \\times ${numberTex(extra)} = ${numberTex(unit)}`,
    );

const unitSlips = [
  {
    misconception: 'forgets_second_condition',
    at: 'extra' as const,
    wrongly: () => q(1),
    words: (_p: WholeCounts, { start }: { start: Fraction }) =>
      `Multiples of $${numberTex(start)}$ make only the first year's number whole; the second change asks for more.`,
  },
  {
    misconception: 'multiplies_denominators',
    at: 'extra' as const,
    wrongly: ({ second }: WholeCounts) => q(multiplier(second).d),
    words: ({ first, second }: WholeCounts, { unit }: { unit: Fraction }) =>
      `Multiples of $${numberTex(unit)}$ are safe but not needed: $${multiplier(first).n}$ and $${multiplier(second).d}$ share a factor, which cancels.`,
  },
  {
    misconception: 'second_condition_only',
    at: 'unit' as const,
    wrongly: ({ first, second }: WholeCounts) => q(multiplier(first).mul(multiplier(second)).d),
    words: (_p: WholeCounts, { unit }: { unit: Fraction }) =>
      `For multiples of $${numberTex(unit)}$ the final number is whole, but the number after the first year need not be.`,
  },
];

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

const greatest = form({
  form: 'greatest-now',
  band: 'Hard',
  seconds: 120,
  also: ['NS.HCF.4'],
  entry: true,
  stem: ({ place, who, first, second, to, frame }: WholeCounts) =>
    frame === 0
      ? `The number of ${who} in ${place} ${told(first)} in one year and ${told(second)} in the next. It was less than ${grouped(to)} at the beginning. What is the maximum possible number of ${who} at the end of the two years?`
      : `A count of the ${who} in ${place} is made every January. The second count was ${percent(first)} above the first, and the third ${percent(second.abs())} ${second.s < 0n ? 'below' : 'above'} the second. If the first was under ${grouped(to)}, how large can the third count be at most?`,
  path: units()
    .step(
      'most',
      ({ to }, { unit }) => floorTo(to - 1, unit),
      ({ to }) =>
        `The number at the end grows with the number at the beginning, so take the largest such multiple below $${numberTex(to)}$.`,
      ({ to }, { unit, most }) =>
        `${numberTex(most)} = ${numberTex(most.div(unit))} \\times ${numberTex(unit)} < ${numberTex(to)}`,
    )
    .step(
      'last',
      (p, { most }) => ends(most, p),
      'Let it go through both changes.',
      ({ first, second }, { most, last }) =>
        `${numberTex(most)} \\times ${fractionTex(multiplier(first))} \\times ${fractionTex(multiplier(second))} = ${numberTex(last)}`,
    ),
  slips: [
    ...unitSlips,
    {
      misconception: 'goes_past_the_bound',
      at: 'most',
      wrongly: (_p, { most, unit }) => most.add(unit),
      words: ({ to }, { most }) =>
        `Starting from $${numberTex(most)}$ is no longer below $${numberTex(to)}$: the next multiple is already too large.`,
    },
    {
      misconception: 'reports_the_beginning',
      gives: 'most',
      words: (_p, { most }) =>
        `$${numberTex(most)}$ is the largest number at the beginning; both changes still act on it.`,
    },
    {
      misconception: 'off_by_one_multiple',
      at: 'most',
      wrongly: (_p, { most, unit }) => most.sub(unit),
      words: ({ to }, { unit, most }) =>
        `$${numberTex(most)}$ can be increased by $${numberTex(unit)}$ and is still below $${numberTex(to)}$.`,
    },
    {
      misconception: 'adds_percentages',
      at: 'last',
      wrongly: ({ first, second }, { most }) => most.mul(first.add(second).add(100)).div(100),
      words: ({ first, second }) =>
        `Adding ${percent(first)} and ${percent(second)} measures the second change on the number at the beginning.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: ({ who }) =>
    `Two changes in per cent act on a number of ${who}, which is whole each time. The largest final number under a bound is asked.`,
  approach: () =>
    'Write both changes as fractions in lowest terms. That the numbers are whole after each year tells which multiples the first may be; then take the largest one allowed.',
  faster: ({ first, second, to }, { unit }) =>
    `$N \\to ${fractionTex(multiplier(first))}N \\to ${fractionTex(multiplier(first).mul(multiplier(second)))}N$: both are whole only for multiples of $${numberTex(unit)}$; take the last one below $${numberTex(to)}$.`,
  check: ({ first, second, to }, { most, last, unit }) =>
    `$${numberTex(most)} \\to ${numberTex(most.mul(multiplier(first)))} \\to ${numberTex(last)}$, all whole (${told(first)}, ${told(second)}); the next start, $${numberTex(most.add(unit))}$, is not below $${numberTex(to)}$.`,
  principle:
    'A count that changes by a per cent stays whole only if it is a multiple of the denominator of that change in lowest terms.',
  verify: ({ first, second, to }) => {
    // Every starting number in turn, in thousandths of a per cent and whole-number arithmetic.
    const [a, b] = [Number(multiplier(first).n), Number(multiplier(first).d)];
    const [c, d] = [Number(multiplier(second).n), Number(multiplier(second).d)];
    let best = 0;
    for (let n = 1; n < to; n += 1)
      if ((n * a) % b === 0 && (((n * a) / b) * c) % d === 0) best = Math.max(best, (((n * a) / b) * c) / d);
    return q(best);
  },
});

const howMany = form({
  form: 'count-of-starts',
  band: 'Hard',
  seconds: 110,
  also: ['NS.NUM.5'],
  entry: true,
  suits: ({ first, second, from, to }) => {
    const size = multiplier(first).d * multiplier(second).d;
    const steps = (to - from) / Number(size);
    return steps > 2 && steps < 40;
  },
  stem: ({ place, who, first, second, from, to, frame }: WholeCounts) =>
    frame === 0
      ? `Two years ago there were at least ${grouped(from)} and at most ${grouped(to)} ${who} in ${place}. Their number ${told(first)} in the first year and ${told(second)} in the second. How many different numbers of ${who} are possible for the beginning?`
      : `In ${place} the number $N$ of ${who} ${told(first)} by the next year, and the new number ${told(second)} in the year after that. For how many values of $N$ from ${grouped(from)} to ${grouped(to)} can this be so?`,
  path: units()
    .step(
      'upto',
      ({ to }, { unit }) => q(Math.floor(to / unit.valueOf() + 1e-9)),
      ({ to }) => `Count the multiples up to $${numberTex(to)}$.`,
      ({ to }, { unit, upto }) =>
        `\\lfloor ${numberTex(to)} \\div ${numberTex(unit)} \\rfloor = ${numberTex(upto)}`,
    )
    .quiet('under', ({ from }, { unit }) => q(Math.floor((from - 1) / unit.valueOf() + 1e-9)))
    .step(
      'count',
      (_p, { upto, under }) => upto.sub(under),
      ({ from }) => `Leave out those below $${numberTex(from)}$.`,
      (_p, { upto, under, count }) => `${numberTex(upto)} - ${numberTex(under)} = ${numberTex(count)}`,
    ),
  slips: [
    ...unitSlips,
    {
      misconception: 'off_by_one',
      at: 'count',
      wrongly: (_p, { count }) => count.add(1),
      words: (_p, { upto, under }) =>
        `One more than $${numberTex(upto)} - ${numberTex(under)}$ counts a multiple that lies below the range.`,
    },
    {
      misconception: 'off_by_one',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: ({ from, to }) =>
        `Counting only the steps between the multiples from ${grouped(from)} to ${grouped(to)} leaves one of the numbers out.`,
    },
    {
      misconception: 'forgets_lower_bound',
      at: 'under',
      wrongly: () => q(0),
      words: ({ from }, { upto }) =>
        `All $${numberTex(upto)}$ multiples up to the upper bound were counted; those below ${grouped(from)} do not qualify.`,
    },
    {
      misconception: 'uses_smaller_unit',
      at: 'unit',
      wrongly: (_p, { start, extra }) => (extra.gt(1) ? start.mul(extra).div(2) : start.mul(2)),
      words: (_p, { unit }) =>
        `Multiples of $${numberTex(unit)}$ do not fit the two denominators: one of the conditions was halved or doubled.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: ({ who }) =>
    `A number of ${who} changes twice by a per cent and is whole every time. The number of possible beginnings in a range is asked.`,
  approach: () =>
    'Each change is a fraction in lowest terms, so each year gives a condition of divisibility. Join the two and count multiples between the bounds.',
  faster: ({ first, second, from, to }, { unit }) =>
    `The multipliers are $${fractionTex(multiplier(first))}$ and $${fractionTex(multiplier(second))}$, so count multiples of $${numberTex(unit)}$ from ${from} to ${to}.`,
  check: (p, { unit, upto, count }) =>
    `The largest is $${numberTex(unit.mul(upto))}$, which becomes $${numberTex(unit.mul(upto).mul(multiplier(p.first)))}$ and then $${numberTex(ends(unit.mul(upto), p))}$; $${numberTex(count)}$ steps of $${numberTex(unit)}$ below it lies a multiple under ${grouped(p.from)}.`,
  principle:
    'Whole numbers after each of several changes in per cent mean divisibility: join the conditions, then count multiples.',
  verify: ({ first, second, from, to }) => {
    const [a, b] = [Number(multiplier(first).n), Number(multiplier(first).d)];
    const [c, d] = [Number(multiplier(second).n), Number(multiplier(second).d)];
    let found = 0;
    for (let n = from; n <= to; n += 1) if ((n * a) % b === 0 && (n * a * c) % (b * d) === 0) found += 1;
    return q(found);
  },
});

/** AR.PCT.1 Hard: numbers of people or things stay whole through two changes in per cent. */
export const wholeCounts: readonly AnyTemplate[] = situation<WholeCounts>({
  type: 'AR.PCT.1',
  situation: 'whole-counts',
  draw: draw => {
    const [first, second] = [draw.pick(rises), draw.pick(changes)];
    const from = draw.step(150, 900, 50);
    const common = q(multiplier(first).n).gcd(q(multiplier(second).d));
    // Without a common factor both conditions are just multiplied; that is no decision.
    if (common.equals(1) || first.add(second).equals(0)) return null;
    return {
      first,
      second,
      from,
      to: from + draw.step(350, 1100, 50),
      frame: draw.int(0, 1),
      ...draw.pick(stories),
    };
  },
  forms: [greatest, howMany],
});

interface TwoEqualRises {
  /** The amount at the beginning, in hundreds of rupees. */
  hundreds: number;
  /** The most it may be after two rises, in rupees. */
  limit: number;
  what: string;
  frame: number;
}

const charges = [
  'annual fee of a music school',
  'monthly rent of a stall in Chandni Chowk',
  'price of a wet grinder',
  'daily hire of an excavator',
  'monthly pension of a trust',
  'fee for a trekking permit',
] as const;

const rootFloor = (value: number) => Math.floor(Math.sqrt(value) + 1e-9);
/** The least number whose square is a multiple of the given one. */
function leastRoot(of: number): number {
  let root = 1;
  while ((root * root) % of !== 0) root += 1;
  return root;
}
const starting = ({ hundreds }: TwoEqualRises) => q(100 * hundreds);

const rateCount = form({
  form: 'count-of-rates',
  band: 'Hard',
  seconds: 125,
  also: ['AL.DIO.5'],
  entry: true,
  stem: ({ what, limit, frame, hundreds }: TwoEqualRises) =>
    frame === 0
      ? `The ${what} is ₹${grouped(100 * hundreds)}. It will be raised by $p\\%$ this year and by $p\\%$ again next year, where $p$ is a positive integer. It must be a whole number of rupees after each rise and not exceed ₹${grouped(limit)}. How many values of $p$ are possible?`
      : `By the same whole number of per cent, not zero, the ${what} went up twice, from ₹${grouped(100 * hundreds)} to at most ₹${grouped(limit)}. Each time it was a whole number of rupees. For how many rates is this possible?`,
  path: path<TwoEqualRises>()
    .step(
      'below',
      p => q(starting(p).div(10000).d),
      p =>
        `After two rises the amount is $${numberTex(starting(p))} \\times \\left(\\frac{100 + p}{100}\\right)^2$. Cancel, and see what $(100 + p)^2$ must be divisible by.`,
      (p, { below }) =>
        `\\frac{${numberTex(starting(p))}}{10000} = ${fractionTex(starting(p).div(10000))} \\Rightarrow ${numberTex(below)} \\mid (100 + p)^2`,
    )
    .step(
      'unit',
      (_p, { below }) => q(leastRoot(Number(below.n))),
      'Only the square has to have this divisor. Find what $100 + p$ itself must be a multiple of. (After one rise the amount is whole for every whole $p$.)',
      (_p, { below, unit }) => `${numberTex(below)} \\mid (100 + p)^2 \\iff ${numberTex(unit)} \\mid 100 + p`,
    )
    .step(
      'most',
      p => q(rootFloor((p.limit * 100) / p.hundreds)),
      'The limit bounds the square: find the largest value of $100 + p$.',
      (p, { most }) =>
        `(100 + p)^2 \\le \\frac{${numberTex(p.limit)} \\times 10000}{${numberTex(starting(p))}} \\Rightarrow 100 + p \\le ${numberTex(most)}`,
    )
    .step(
      'count',
      (_p, { unit, most }) => q(Math.floor((most.valueOf() - 100) / unit.valueOf() + 1e-9)),
      'Count the multiples above 100 up to that value.',
      (_p, { unit, most, count }) =>
        `\\lfloor (${numberTex(most)} - 100) \\div ${numberTex(unit)} \\rfloor = ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'square_condition_on_the_number',
      at: 'unit',
      wrongly: (_p, { below }) => below,
      words: (_p, { below }) =>
        `For the square to be a multiple of $${numberTex(below)}$, $100 + p$ itself need not be one; fewer prime factors are enough.`,
    },
    {
      misconception: 'simple_growth',
      at: 'most',
      wrongly: p => q(100 + Math.floor((p.limit / p.hundreds - 100) / 2 + 1e-9)),
      words: ({ limit }, { most }) =>
        `Sharing the whole rise equally over two years allows $100 + p = ${numberTex(most)}$, but the second rise acts on the larger amount and would pass ₹${grouped(limit)}.`,
    },
    {
      misconception: 'counts_no_change',
      at: 'count',
      wrongly: (_p, { count }) => count.add(1),
      words: () => 'This count includes $p = 0$, for which nothing is raised.',
    },
    {
      misconception: 'forgets_whole_amounts',
      at: 'unit',
      wrongly: () => q(1),
      words: (_p, { most }) =>
        `Every $100 + p$ up to $${numberTex(most)}$ respects the limit, but for most of them the amount is not a whole number of rupees.`,
    },
    {
      misconception: 'one_rise_only',
      at: 'most',
      wrongly: p => q(Math.floor(p.limit / p.hundreds + 1e-9)),
      words: ({ limit }, { most }) =>
        `$100 + p = ${numberTex(most)}$ reaches ₹${grouped(limit)} after one rise; there are two.`,
    },
    {
      misconception: 'tens_only',
      at: 'unit',
      wrongly: (_p, { unit }) => (unit.lt(10) ? q(10) : q(20)),
      words: (_p, { unit }) =>
        `Rates that are multiples of $${numberTex(unit)}$ do give whole rupees, but they are not the only ones: look at the prime factors that are really missing.`,
    },
    {
      misconception: 'limit_left_out',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: (_p, { count }) =>
        `Only $${numberTex(count)}$ rates remain when the largest one is dropped, but it still keeps to the limit.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'Two equal rises by a whole per cent, amounts in whole rupees and an upper limit: count the rates. The cue is divisibility of a square.',
  approach: () =>
    'Whole rupees make $100 + p$ a multiple of something, and the limit makes it at most something. The rates are the multiples in between.',
  faster: (p, { unit, most }) =>
    `$${fractionTex(starting(p).div(10000))}(100 + p)^2$ is whole when $${numberTex(unit)} \\mid p$, and $p \\le ${numberTex(most.sub(100))}$: divide.`,
  check: (p, { unit, count }) => {
    const last = unit.mul(count);
    const amount = starting(p)
      .mul(last.add(100).pow(2) ?? 0)
      .div(10000);
    const next = starting(p)
      .mul(last.add(unit).add(100).pow(2) ?? 0)
      .div(10000);
    return `$p = ${numberTex(last)}$ ends at ₹${grouped(amount)}, and the next candidate, $p = ${numberTex(last.add(unit))}$, at ₹${grouped(next)}, above ₹${grouped(p.limit)}.`;
  },
  principle:
    'If a square must be divisible by a number, the base needs only the least divisor whose square is a multiple of that number.',
  verify: ({ hundreds, limit }) => {
    let found = 0;
    for (let p = 1; p <= 200; p += 1) {
      const tenThousandths = hundreds * 100 * (100 + p) * (100 + p);
      if (tenThousandths <= limit * 10000 && tenThousandths % 10000 === 0) found += 1;
    }
    return q(found);
  },
});

/** AR.PCT.1 Hard: one whole per cent, applied twice, with whole rupees and a limit. */
export const twoEqualRises: readonly AnyTemplate[] = situation<TwoEqualRises>({
  type: 'AR.PCT.1',
  situation: 'two-equal-rises',
  draw: draw => {
    const hundreds = draw.pick([12, 16, 18, 24, 25, 27, 32, 36, 40, 45, 48, 50, 54, 60, 64, 72, 75, 80, 90]);
    const limit = 100 * Math.round(hundreds * (draw.int(124, 240) / 100));
    return { hundreds, limit, what: draw.pick(charges), frame: draw.int(0, 1) };
  },
  forms: [rateCount],
});
