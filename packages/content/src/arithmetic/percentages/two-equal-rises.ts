import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, grouped, numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

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
  revision: 2,
  band: 'Hard',
  seconds: 110,
  also: ['AL.DIO.5'],
  entry: true,
  stem: ({ what, limit, frame, hundreds }: TwoEqualRises) =>
    frame === 0
      ? `The ${what} is ₹${grouped(100 * hundreds)}. It will be raised by $p\\%$ this year and by $p\\%$ again next year, where $p$ is a positive integer. It must be a whole number of rupees after each rise and not exceed ₹${grouped(limit)}. How many values of $p$ are possible?`
      : `The ${what} was raised twice by the same percentage, a positive integer, from ₹${grouped(100 * hundreds)} to at most ₹${grouped(limit)}. After each rise it was a whole number of rupees. For how many percentages is this possible?`,
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
