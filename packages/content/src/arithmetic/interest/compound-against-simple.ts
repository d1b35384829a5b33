import type Fraction from 'fraction.js';
import type { Draw } from '../../draw.ts';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { numberTex, percent, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Sum {
  who: string;
  where: string;
  sum: number;
  /** Per cent a year. */
  rate: number;
  frame: number;
}

const where = [
  'a co-operative bank',
  'a moneylender',
  'a village credit society',
  'a housing finance company',
  'a chit company',
] as const;

const wholeMoney = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const simple = ({ sum, rate }: Sum, years: number) => q(sum * rate * years, 100);
/** Compound interest, year by year. */
const compound = ({ sum, rate }: Sum, years: number) => {
  let amount = q(sum);
  for (let i = 0; i < years; i += 1) amount = amount.add(amount.mul(rate).div(100));
  return amount.sub(sum);
};
const extra = (p: Sum, years: number) => compound(p, years).sub(simple(p, years));
/** The sums in steps of ₹10 that fit, by search. */
const searchedSum = (fits: (sum: number) => boolean) => {
  for (let sum = 10; sum < 1_000_000; sum += 10) if (fits(sum)) return q(sum);
  throw new Error('no sum fits');
};

const gap = form({
  form: 'gap-of-two-years',
  revision: 2,
  band: 'Easy',
  entry: true,
  seconds: 45,
  stem: ({ who, where: at, sum, rate, frame }: Sum) =>
    frame === 0
      ? `${who} borrows ${rupees(sum)} from ${at} for 2 years at ${percent(rate)} a year. How much more is the interest if it is compounded yearly than if it is simple interest?`
      : `By how many rupees do the compound interest (compounded every year) and the simple interest on ${rupees(sum)} differ after 2 years, both at ${percent(rate)} per annum?`,
  path: path<Sum>()
    .step(
      'first',
      p => simple(p, 1),
      'The first year is the same for both. Find its interest.',
      ({ sum, rate }, { first }) => `${sum} \\times \\frac{${rate}}{100} = ${numberTex(first)}`,
    )
    .quiet('base', (_p, { first }) => first)
    .step(
      'gap',
      ({ rate }, { base }) => base.mul(rate).div(100),
      'In the second year compound interest is paid on that interest too; this is the whole difference.',
      ({ rate }, { base, gap: d }) => `${numberTex(base)} \\times \\frac{${rate}}{100} = ${numberTex(d)}`,
    ),
  slips: [
    {
      misconception: 'one_years_interest',
      gives: 'first',
      words: (_p, { first }) => `${rupees(first)} is the interest of one year; both schemes pay it.`,
    },
    {
      misconception: 'interest_of_both_years_charged',
      at: 'base',
      wrongly: (_p, { first }) => first.mul(2),
      words: (_p, { base }) =>
        `Interest was taken on ${rupees(base)}, the interest of both years; only that of the first year earns interest.`,
    },
    {
      misconception: 'three_years_gap',
      at: 'gap',
      wrongly: p => extra(p, 3),
      words: (_p, { gap: d }) => `${rupees(d)} is the difference after 3 years.`,
    },
    {
      misconception: 'halves_the_gap',
      at: 'gap',
      wrongly: ({ sum, rate }) => q(sum * rate * rate, 20000),
      words: (_p, { gap: d }) =>
        `${rupees(d)} shares the second interest between the two years; it arises in the second year alone.`,
    },
    {
      misconception: 'half_yearly_gap',
      at: 'gap',
      wrongly: ({ sum, rate }) => q(sum * rate * rate, 40000),
      words: (_p, { gap: d }) =>
        `${rupees(d)} uses half of the rate twice, as for compounding every half-year in one year.`,
    },
    {
      misconception: 'rate_applied_three_times',
      at: 'gap',
      wrongly: ({ rate }, { base }) => base.mul(rate * rate).div(10000),
      words: ({ rate }, { gap: d }) =>
        `${rupees(d)} applies ${percent(rate)} three times to the sum; interest on interest needs it twice.`,
    },
    {
      misconception: 'compounds_once_more',
      at: 'gap',
      wrongly: ({ sum, rate }) =>
        q(sum * rate * rate, 10000)
          .mul(100 + rate)
          .div(100),
      words: (_p, { gap: d }) => `${rupees(d)} adds another year's interest to the difference.`,
    },
  ],
  show: value => rupees(value),
  plausible: wholeMoney,
  snapRead: () =>
    'The same sum, rate and two years; compound against simple interest. Only the difference is wanted.',
  approach: () =>
    'Do not work out both. The schemes differ only in the interest that the first interest earns in the second year.',
  check: (p, { gap: d }) =>
    `Compound interest is ${rupees(compound(p, 2))}, simple ${rupees(simple(p, 2))}; the difference is ${rupees(d)}.`,
  principle:
    'Over two years compound interest exceeds simple interest by the interest on one year of interest.',
  verify: p => extra(p, 2),
});

const sumFromGap = form({
  form: 'sum-from-the-gap',
  revision: 2,
  band: 'Easy',
  entry: true,
  seconds: 45,
  stem: (p: Sum) =>
    p.frame === 0
      ? `At ${percent(p.rate)} a year, the compound interest for 2 years on a certain sum exceeds the simple interest by ${rupees(extra(p, 2))}. What is the sum?`
      : `${p.who} found that interest compounded yearly would have cost ${rupees(extra(p, 2))} more than simple interest over 2 years, the rate being ${percent(p.rate)} per annum. How much had been borrowed?`,
  path: path<Sum>()
    .step(
      'part',
      ({ rate }) => q(rate * rate, 10000),
      'The difference after two years is the rate taken twice on the sum. Write that part of the sum.',
      ({ rate }, { part }) =>
        `\\frac{${rate}}{100} \\times \\frac{${rate}}{100} = ${numberTex(part.mul(100))}\\%`,
    )
    .step(
      'sum',
      (p, { part }) => extra(p, 2).div(part),
      'Divide the difference by it.',
      (p, { part, sum }) =>
        `${numberTex(extra(p, 2))} \\div ${numberTex(part.mul(100))}\\% = ${numberTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'rate_taken_once',
      at: 'part',
      wrongly: ({ rate }) => q(rate, 100),
      words: ({ rate }, { sum }) =>
        `${rupees(sum)} earns the difference in one year at ${percent(rate)}: it is the first year's interest, not the sum.`,
    },
    {
      misconception: 'doubles_the_square',
      at: 'part',
      wrongly: ({ rate }) => q(2 * rate * rate, 10000),
      words: ({ rate }, { part }) =>
        `The part was taken as $2 \\times ${rate} \\times ${rate}$ hundredths of a per cent, ${percent(part.mul(100))}; interest on interest arises once.`,
    },
    {
      misconception: 'three_years_gap',
      at: 'part',
      wrongly: ({ rate }) => q(rate * rate * (300 + rate), 1_000_000),
      words: () => 'The part for three years was used; the money lay for two.',
    },
    {
      misconception: 'half_yearly_gap',
      at: 'part',
      wrongly: ({ rate }) => q(rate * rate, 40000),
      words: () => 'Half of the rate was used twice, as for half-yearly compounding in one year.',
    },
    {
      misconception: 'stops_at_simple_interest',
      at: 'sum',
      wrongly: p => extra(p, 2).mul(200).div(p.rate),
      words: (_p, { sum }) =>
        `${rupees(sum)} is the simple interest of both years; the sum that earns it was asked.`,
    },
    {
      misconception: 'difference_of_three_times_rate',
      at: 'part',
      wrongly: ({ rate }) => q(3 * rate * rate, 10000),
      words: () => 'Three interests on interest were counted, as they arise in three years.',
    },
    {
      misconception: 'amount_reported',
      at: 'sum',
      wrongly: (p, { sum }) => sum.mul(100 + p.rate).div(100),
      words: (_p, { sum }) => `${rupees(sum)} is what the sum has become after one year.`,
    },
    {
      misconception: 'halves_the_square',
      at: 'part',
      wrongly: ({ rate }) => q(rate * rate, 20000),
      words: () => 'Half of the interest on interest was used, as if it accrued for half a year.',
    },
  ],
  show: value => rupees(value),
  plausible: wholeMoney,
  snapRead: () =>
    'The difference of compound and simple interest over two years and the rate are given; the sum is wanted.',
  approach: () => 'The difference is a known part of the sum: the square of the rate. Divide by that part.',
  check: (p, { sum }) =>
    `One year's interest on ${rupees(sum)} is ${rupees(sum.mul(p.rate).div(100))}, and ${percent(p.rate)} of that is ${rupees(extra(p, 2))}.`,
  principle: 'The two-year difference is the square of the rate, as a part of the sum.',
  verify: p => searchedSum(sum => extra({ ...p, sum }, 2).equals(extra(p, 2))),
});

const rateFromBoth = form({
  form: 'rate-from-both-interests',
  revision: 3,
  band: 'Easy',
  seconds: 50,
  stem: (p: Sum) =>
    p.frame === 0
      ? `The simple interest on a sum for 2 years is ${rupees(simple(p, 2))}, and the compound interest, compounded yearly, is ${rupees(compound(p, 2))}. What is the rate per annum?`
      : `${p.who} compares two offers for the same sum and the same yearly rate over 2 years: ${rupees(simple(p, 2))} as simple interest, or ${rupees(compound(p, 2))} as compound interest. Find the rate.`,
  path: path<Sum>()
    .step(
      'first',
      p => simple(p, 2).div(2),
      'Simple interest is the same each year: find that of one year.',
      (p, { first }) => `${numberTex(simple(p, 2))} \\div 2 = ${numberTex(first)}`,
    )
    .step(
      'more',
      p => extra(p, 2),
      'The difference is the interest on this first interest.',
      (p, { more }) => `${numberTex(compound(p, 2))} - ${numberTex(simple(p, 2))} = ${numberTex(more)}`,
    )
    .step(
      'rate',
      (_p, { first, more }) => more.mul(100).div(first),
      'Write it as a per cent.',
      (_p, { first, more, rate }) =>
        `\\frac{${numberTex(more)}}{${numberTex(first)}} \\times 100 = ${numberTex(rate)}`,
    ),
  slips: [
    {
      misconception: 'divides_by_both_years',
      at: 'first',
      wrongly: (_p, { first }) => first.mul(2),
      words: (_p, { first }) =>
        `The difference was divided by ${rupees(first)}, the interest of both years; only the first year's interest has earned more.`,
    },
    {
      misconception: 'divides_by_compound_interest',
      at: 'first',
      wrongly: p => compound(p, 2),
      words: (_p, { first }) => `Dividing by the compound interest ${rupees(first)} has no meaning here.`,
    },
    {
      misconception: 'doubles_the_rate',
      at: 'rate',
      wrongly: (_p, { more, first }) => more.mul(200).div(first),
      words: (_p, { rate }) => `${percent(rate)} counts the rate for two years.`,
    },
    {
      misconception: 'divides_by_second_years_interest',
      at: 'first',
      wrongly: (_p, { first, more }) => first.add(more),
      words: (_p, { first }) =>
        `${rupees(first)} is the compound interest of the second year; the difference is earned on that of the first.`,
    },
    {
      misconception: 'difference_over_remaining',
      at: 'first',
      wrongly: (_p, { first, more }) => first.sub(more),
      words: (_p, { first }) =>
        `${rupees(first)} takes the difference off the first interest before dividing.`,
    },
    {
      misconception: 'divides_by_both_interests',
      at: 'first',
      wrongly: p => simple(p, 2).add(compound(p, 2)).div(2),
      words: (_p, { first }) =>
        `The difference was divided by ${rupees(first)}, the mean of both interests; it is earned on one year of simple interest.`,
    },
    {
      misconception: 'first_year_counted_once_more',
      at: 'first',
      wrongly: (_p, { first }) => first.mul(3),
      words: (p, { first }) =>
        `${rupees(simple(p, 2))} is the interest of both years already; with that of the first year once more the divisor became ${rupees(first)}.`,
    },
    {
      misconception: 'interest_split_over_three_years',
      at: 'first',
      wrongly: (_p, { first }) => first.mul(2).div(3),
      words: (p, { first }) =>
        `${rupees(simple(p, 2))} was divided by 3 to ${rupees(first)}; it is the interest of 2 years.`,
    },
  ],
  show: value => percent(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 60 && value.d <= 45n,
  snapRead: () => 'Both interests for two years are given; the rate is wanted, without the sum.',
  approach: () =>
    'Half of the simple interest is the first year. The extra interest is what this half has earned in one year, so their ratio is the rate.',
  check: (p, { first, rate }) =>
    `${percent(rate)} of ${rupees(first)} is ${rupees(extra(p, 2))}, the difference.`,
  principle: 'Compound minus simple interest over two years is one year of interest on one year of interest.',
  verify: p => {
    for (let r = 1; r < 400; r += 1) {
      const rate = q(r, 4);
      const sum = simple(p, 2).mul(50).div(rate);
      if (sum.mul(rate).mul(rate).div(10000).equals(extra(p, 2))) return rate;
    }
    throw new Error('no rate fits');
  },
});

const sumFromBoth = form({
  form: 'sum-from-both-interests',
  band: 'Medium',
  entry: true,
  seconds: 65,
  stem: (p: Sum) =>
    p.frame === 0
      ? `A sum earns ${rupees(simple(p, 2))} as simple interest in 2 years and would earn ${rupees(compound(p, 2))} if the interest were compounded yearly at the same rate. What is the sum?`
      : `${p.who} lends money for 2 years at simple interest and receives ${rupees(simple(p, 2))} as interest. With yearly compounding it would have been ${rupees(compound(p, 2))}. How much was lent?`,
  path: path<Sum>()
    .step(
      'first',
      p => simple(p, 2).div(2),
      'Find the interest of one year.',
      (p, { first }) => `${numberTex(simple(p, 2))} \\div 2 = ${numberTex(first)}`,
    )
    .step(
      'rate',
      (p, { first }) => extra(p, 2).mul(100).div(first),
      'The difference of the two interests is earned on that amount in one year: this gives the rate.',
      (p, { first, rate }) =>
        `\\frac{${numberTex(extra(p, 2))}}{${numberTex(first)}} \\times 100 = ${numberTex(rate)}\\%`,
    )
    .step(
      'sum',
      (_p, { first, rate }) => first.mul(100).div(rate),
      'One year at this rate brings the first interest.',
      (_p, { first, rate, sum }) => `${numberTex(first)} \\div ${numberTex(rate)}\\% = ${numberTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'divides_by_both_years',
      at: 'rate',
      wrongly: (p, { first }) => extra(p, 2).mul(50).div(first),
      words: (_p, { rate }) =>
        `The difference was compared with the interest of both years, which gave ${percent(rate)}; it is earned on one year's interest.`,
    },
    {
      misconception: 'one_year_forgotten',
      at: 'sum',
      wrongly: (p, { rate }) => simple(p, 2).mul(100).div(rate),
      words: (_p, { sum }) => `${rupees(sum)} would bring the whole simple interest in one year.`,
    },
    {
      misconception: 'compound_for_simple',
      at: 'sum',
      wrongly: (p, { rate }) => compound(p, 2).mul(50).div(rate),
      words: p =>
        `Half of the compound interest, ${rupees(compound(p, 2).div(2))}, was treated as the interest of one year.`,
    },
    {
      misconception: 'amount_reported',
      at: 'sum',
      wrongly: (_p, { first, rate }) => first.mul(100).div(rate).add(first.mul(2)),
      words: (_p, { sum }) => `${rupees(sum)} is the amount after two years, interest included.`,
    },
    {
      misconception: 'rate_doubled',
      at: 'rate',
      wrongly: (p, { first }) => extra(p, 2).mul(200).div(first),
      words: (_p, { rate }) => `The rate was doubled to ${percent(rate)}, for two years, and used for one.`,
    },
    {
      misconception: 'divides_by_second_years_interest',
      at: 'rate',
      wrongly: (p, { first }) =>
        extra(p, 2)
          .mul(100)
          .div(first.add(extra(p, 2))),
      words: (_p, { rate }) =>
        `The difference was divided by the interest of the second year, which gave ${percent(rate)}.`,
    },
    {
      misconception: 'principal_less_interest',
      at: 'sum',
      wrongly: (_p, { first, rate }) => first.mul(100).div(rate).sub(first.mul(2)),
      words: (_p, { sum }) => `${rupees(sum)} takes the interest off the sum; interest is paid on top of it.`,
    },
  ],
  show: value => rupees(value),
  plausible: wholeMoney,
  snapRead: () =>
    'Simple and compound interest for the same two years; the sum is wanted, and the rate is not given.',
  approach: () =>
    'The rate comes first, from interest on interest; then one year of simple interest gives the sum.',
  faster: (p, { first }) =>
    `The sum is to ${rupees(first)} as ${rupees(first)} to ${rupees(extra(p, 2))}: $\\frac{(${numberTex(first)})^2}{${numberTex(extra(p, 2))}}$.`,
  check: (p, { sum, rate }) =>
    `${percent(rate)} of ${rupees(sum)} is ${rupees(sum.mul(rate).div(100))} a year, and twice that is ${rupees(simple(p, 2))}.`,
  principle: 'Sum, one year of interest and interest on that interest are in continued proportion.',
  verify: p =>
    searchedSum(sum => simple(p, 2).mul(50).div(sum).mul(simple(p, 2)).div(200).equals(extra(p, 2))),
});

const drawn = (rates: readonly number[], step: number, unit: number) => (draw: Draw) => {
  const p = {
    who: draw.pick(peopleInArithmetic),
    where: draw.pick(where),
    sum: draw.step(14 * step, 60000, step),
    rate: draw.pick(rates),
    frame: draw.int(0, 1),
  };
  return (p.sum * p.rate * p.rate) % unit === 0 ? p : null;
};

/** AR.INT.3 Easy and Medium: compound against simple interest on one sum. */
export const compoundAgainstSimple: readonly AnyTemplate[] = [
  ...situation<Sum>({
    type: 'AR.INT.3',
    situation: 'two-years',
    tries: 20,
    draw: drawn([4, 5, 6, 8, 10, 12, 14, 15, 16, 18, 20, 25], 300, 10000),
    forms: [gap, sumFromGap, rateFromBoth, sumFromBoth],
  }),
];
