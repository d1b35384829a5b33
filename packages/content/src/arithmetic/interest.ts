import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../people.ts';
import { fractionTex, numberTex, percent, percentTex, rupees } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { turnedAfterFirst } from '../turned.ts';
import { nearFraction, q } from '../value.ts';

const whole = (value: Fraction) => value.d === 1n;

/** Interest of each year under yearly compounding, counted year by year in rupees. */
function yearlyInterest(sum: number, rate: number, years: number): number[] {
  let amount = sum;
  return Array.from({ length: years }, () => {
    const interest = (amount * rate) / 100;
    amount += interest;
    return interest;
  });
}

const total = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

const lenders = [
  'a co-operative bank',
  'a post office scheme',
  'a chit company',
  'a village credit society',
  'a housing finance company',
] as const;

interface Extra {
  saver: string;
  lender: string;
  sum: number;
  rate: number;
  turn: number;
}

/** AR.INT.3 Easy: over two years the only difference is one year's interest on one year's interest. */
const twoYearGap = template<Extra, Fraction>({
  type: 'AR.INT.3',
  band: 'Easy',
  variant: 'two-year-gap',
  revision: 1,
  draw: draw => {
    const p = {
      saver: draw.pick(peopleInArithmetic),
      lender: draw.pick(lenders),
      sum: draw.step(2000, 60000, 500),
      rate: draw.pick([4, 5, 6, 7, 8, 9, 10, 12, 15]),
      turn: draw.int(0, 3),
    };
    return whole(q(p.sum * p.rate * p.rate, 10000)) ? p : null;
  },
  stem: ({ saver, lender, sum, rate }) =>
    `${saver} can put ${rupees(sum)} for 2 years into ${lender} at ${percent(rate)} a year, either at simple interest or at compound interest compounded yearly. How much more interest does the second choice bring?`,
  answer: ({ sum, rate }) => q(sum * rate * rate, 10000),
  slips: ({ sum, rate, turn }) => {
    const year = q(sum * rate, 100);
    const gap = q(sum * rate * rate, 10000);
    return turnedAfterFirst(
      [
        {
          misconception: 'doubles_the_difference',
          value: gap.mul(2),
          words: `You took interest on interest for both years; in the first year there is no interest yet that could earn any.`,
        },
        {
          misconception: 'three_year_formula',
          value: gap.mul(3).add(gap.mul(rate).div(100)),
          words:
            'You took the difference for 3 years; over 2 years only one interest earns interest, and only once.',
        },
        {
          misconception: 'reports_one_year_interest',
          value: year,
          words: `You took the interest of one year for the answer; the extra is the interest that this amount earns in the second year.`,
        },
        {
          misconception: 'cubes_the_rate',
          value: gap.mul(rate).div(100),
          words: `You took ${percent(rate)} once too often: one year's interest on one year's interest has the rate twice, not three times.`,
        },
        {
          misconception: 'halves_the_difference',
          value: gap.div(2),
          words:
            'You took half of the extra interest, as an average over the two years; the question asks for the whole of it.',
        },
      ],
      turn,
    );
  },
  show: value => rupees(value),
  plausible: value => value.valueOf() > 0 && whole(value),
  solution: ({ sum, rate }) => {
    const year = q(sum * rate, 100);
    const gap = q(sum * rate * rate, 10000);
    return {
      snapRead: `Sum, rate and 2 years are given; the gap between compound and simple interest is asked, not either of them.`,
      approach: `Both choices earn the same in the first year. In the second year compound interest also pays interest on the first year's interest, and that is the whole difference. So find one year's interest and take the rate of it once more; neither total is needed.`,
      steps: [
        {
          says: "Find the first year's interest; it is the same under both choices.",
          works: `${numberTex(sum)} \\times ${percentTex(rate)} = ${numberTex(year)}`,
          value: year,
        },
        {
          says: 'Under compound interest this amount itself earns interest for the second year: that is the extra.',
          works: `${numberTex(year)} \\times ${percentTex(rate)} = ${numberTex(gap)}`,
          value: gap,
        },
      ],
      check: `Simple interest brings ${rupees(year.mul(2))} in 2 years; compound interest brings ${rupees(year)} and then ${rupees(year.add(gap))}, together ${rupees(year.mul(2).add(gap))}.`,
      principle:
        "Over two years compound interest exceeds simple interest by one year's interest on one year's interest.",
    };
  },
  verify: ({ sum, rate }) => nearFraction(total(yearlyInterest(sum, rate, 2)) - 2 * ((sum * rate) / 100), 1),
});

interface Siblings {
  first: string;
  second: string;
  sum: number;
  rate: number;
  turn: number;
}

const simpleOfTwo = ({ sum, rate }: Siblings) => q(2 * sum * rate, 100);
const compoundOfTwo = (p: Siblings) => simpleOfTwo(p).add(q(p.sum * p.rate * p.rate, 10000));

/** AR.INT.3 Medium: the extra interest over one year's interest is the rate; then the sum follows. */
const sumFromInterests = template<Siblings, Fraction>({
  type: 'AR.INT.3',
  band: 'Medium',
  variant: 'sum-from-interests',
  revision: 1,
  draw: draw => {
    const [first = '', second = ''] = draw.some(peopleInArithmetic, 2);
    const p = {
      first,
      second,
      sum: draw.step(2000, 50000, 500),
      rate: draw.pick([4, 5, 6, 8, 10, 12, 15, 16, 20]),
      turn: draw.int(0, 4),
    };
    return whole(simpleOfTwo(p).div(2)) && whole(compoundOfTwo(p)) ? p : null;
  },
  stem: p =>
    `${p.first} and ${p.second} lend equal sums for 2 years at the same yearly rate, ${p.first} at simple interest and ${p.second} at compound interest compounded yearly. ${p.first} earns ${rupees(simpleOfTwo(p))} in all and ${p.second} ${rupees(compoundOfTwo(p))}. What sum does each of them lend?`,
  answer: ({ sum }) => q(sum),
  slips: p => {
    const simple = simpleOfTwo(p);
    const compound = compoundOfTwo(p);
    return turnedAfterFirst(
      [
        {
          misconception: 'extra_over_two_years_interest',
          value: q(2 * p.sum),
          words: `You took the rate as the extra interest over ${rupees(simple)}; only the first year's interest, half of that, earned interest.`,
        },
        {
          misconception: 'doubles_the_difference',
          value: q(p.sum, 2),
          words: `You took the extra interest as twice the square of the rate times the sum; over 2 years it is that product once.`,
        },
        {
          misconception: 'compound_treated_as_simple',
          value: compound.mul(50).div(p.rate),
          words: `You took ${rupees(compound)} as simple interest of 2 years; it holds interest on interest as well.`,
        },
        {
          misconception: 'reports_amount',
          value: compound.add(p.sum),
          words: `You took the amount ${p.second} gets back, sum and interest together, for the sum lent.`,
        },
        {
          misconception: 'reports_simple_amount',
          value: simple.add(p.sum),
          words: `You took the amount ${p.first} gets back, sum and interest together, for the sum lent.`,
        },
        {
          misconception: 'uses_rate_for_two_years',
          value: simple.mul(100).div(p.rate * 4),
          words:
            'You took twice the rate for each year; the interest of 2 years already holds the rate twice.',
        },
      ],
      p.turn,
    );
  },
  show: value => rupees(value),
  plausible: (value, p) => whole(value) && value.gt(compoundOfTwo(p)),
  solution: p => {
    const simple = simpleOfTwo(p);
    const compound = compoundOfTwo(p);
    const year = simple.div(2);
    const extra = compound.sub(simple);
    return {
      snapRead: `Simple and compound interest of 2 years on equal sums at one rate; neither the rate nor the sum is given, and the sum is asked.`,
      approach: `The extra compound interest is one year's interest on the first year's interest, and the first year's interest is half of the simple interest. Their ratio gives the rate, and the rate gives the sum. This avoids the quadratic that the two formulas would lead to.`,
      steps: [
        {
          says: "Halve the simple interest to get the first year's interest, and find the extra that compounding brings.",
          works: `\\frac{${numberTex(simple)}}{2} = ${numberTex(year)}, \\qquad ${numberTex(compound)} - ${numberTex(simple)} = ${numberTex(extra)}`,
          value: extra,
        },
        {
          says: "The extra is one year's interest on the first year's interest. Find the rate from it.",
          works: `\\frac{${numberTex(extra)}}{${numberTex(year)}} \\times 100 = ${percentTex(p.rate)}`,
          value: q(p.rate),
        },
        {
          says: "The first year's interest is this per cent of the sum: find the sum.",
          works: `\\frac{${numberTex(year)}}{${p.rate}} \\times 100 = ${numberTex(p.sum)}`,
          value: q(p.sum),
        },
      ],
      check: `${rupees(p.sum)} at ${percent(p.rate)} earns ${rupees(year)} in the first year and, compounded, ${rupees(year.add(extra))} in the second: together ${rupees(compound)}.`,
      principle:
        "Divide the extra compound interest of two years by one year's simple interest: the result is the rate.",
    };
  },
  verify: p => {
    // Try every rate in half per cents: the sum that fits the simple interest must also give the compound interest.
    const simple = simpleOfTwo(p).valueOf();
    const compound = compoundOfTwo(p).valueOf();
    for (let rate = 0.5; rate <= 40; rate += 0.5) {
      const sum = simple / ((2 * rate) / 100);
      if (Math.abs(total(yearlyInterest(sum, rate, 2)) - compound) < 1e-6) return nearFraction(sum, 1);
    }
    throw new Error('no rate fits');
  },
});

interface Gaps {
  lender: string;
  sum: number;
  rate: number;
  turn: number;
}

const gapsOf = ({ sum, rate }: Gaps) => {
  const r = q(rate, 100);
  const year = r.mul(sum);
  const two = year.mul(r);
  return { r, year, two, three: two.mul(r.add(3)) };
};
const thirdYear = (p: Gaps) => {
  const { year, two, three } = gapsOf(p);
  return year.add(three).sub(two);
};

/** AR.INT.3 Hard: the two gaps are as 1 to 3 + r; what the third year adds to the gap leads straight to its interest. */
const thirdYearInterest = template<Gaps, Fraction>({
  type: 'AR.INT.3',
  band: 'Hard',
  variant: 'third-year',
  revision: 1,
  draw: draw => {
    const p = {
      lender: draw.pick(lenders),
      sum: draw.step(4000, 128000, 800),
      rate: draw.pick([5, 10, 12.5, 15, 20, 25]),
      turn: draw.int(0, 3),
    };
    const { year, two, three } = gapsOf(p);
    return [year, two, three, thirdYear(p)].every(whole) ? p : null;
  },
  stem: p => {
    const { two, three } = gapsOf(p);
    return `On a certain deposit with ${p.lender}, compound interest (compounded yearly) exceeds simple interest at the same rate by ${rupees(two)} over 2 years and by ${rupees(three)} over 3 years. How much compound interest does the deposit earn in the third year alone?`;
  },
  answer: thirdYear,
  slips: p => {
    const { r, year, two, three } = gapsOf(p);
    return turnedAfterFirst(
      [
        {
          misconception: 'adds_whole_difference',
          value: year.add(three),
          words: `You took all of ${rupees(three)} as extra interest of the third year, but ${rupees(two)} of it was already earned in the second.`,
        },
        {
          misconception: 'reports_second_year',
          value: year.add(two),
          words: `You took the compound interest of the second year for the answer; the third year earns the same rate on a larger amount.`,
        },
        {
          misconception: 'reports_simple_interest_of_a_year',
          value: year,
          words:
            "You took one year's simple interest for the answer; in the third year interest is earned on earlier interest as well.",
        },
        {
          misconception: 'one_period_too_many',
          value: year.mul(r.add(1).pow(3)),
          words:
            'You took the interest of the fourth year: by the start of the third year the deposit has grown only twice.',
        },
        {
          misconception: 'reports_total_compound_interest',
          value: year.mul(3).add(three),
          words:
            'You took the compound interest of all three years together; only that of the third year is asked.',
        },
        {
          misconception: 'extra_grows_evenly',
          value: year.add(two.mul(2)),
          words: `You took the extra interest as growing by ${rupees(two)} each year; the second extra earns interest itself.`,
        },
      ],
      p.turn,
    );
  },
  show: value => rupees(value),
  plausible: value => value.valueOf() > 0 && whole(value),
  solution: p => {
    const { r, year, two, three } = gapsOf(p);
    const answer = thirdYear(p);
    return {
      snapRead: `The gaps between compound and simple interest over 2 and over 3 years are given; sum and rate are not. The interest of the third year alone is asked.`,
      approach: `On a sum $P$ at rate $r$ the gap is $Pr^2$ over 2 years and $Pr^2(3 + r)$ over 3 years, so their ratio gives the rate. Then use the gap once more: one year's simple interest is the first gap over the rate, and the third year's interest is that plus what the gap grew by in the third year. The sum itself is never needed.`,
      steps: [
        {
          says: 'Divide the two gaps; the ratio is 3 plus the rate. Read off the rate.',
          works: `\\frac{${numberTex(three)}}{${numberTex(two)}} = ${r.add(3).valueOf()} = 3 + r \\Rightarrow r = ${r.valueOf()} = ${percentTex(p.rate)}`,
          value: q(p.rate),
        },
        {
          says: "The first gap is one year's interest on one year's simple interest: find that simple interest.",
          works: `\\frac{${numberTex(two)}}{${fractionTex(r)}} = ${numberTex(year)}`,
          value: year,
        },
        {
          says: 'Find by how much the gap grew in the third year: that is what compounding adds in this year.',
          works: `${numberTex(three)} - ${numberTex(two)} = ${numberTex(three.sub(two))}`,
          value: three.sub(two),
        },
        {
          says: "The third year's compound interest is the simple interest of a year plus this growth.",
          works: `${numberTex(year)} + ${numberTex(three.sub(two))} = ${numberTex(answer)}`,
          value: answer,
        },
      ],
      check: `The yearly interests grow by ${percent(p.rate)}: ${rupees(year)}, ${rupees(year.add(two))}, ${rupees(answer)}. Their excess over three times ${rupees(year)} is ${rupees(three)}.`,
      principle:
        'Three-year gap over two-year gap is 3 plus the rate; and the growth of the gap in a year is what compounding adds in that year.',
    };
  },
  verify: p => {
    // Try every rate in half per cents, set the deposit by the first gap and test it on the second, year by year.
    const { two, three } = gapsOf(p);
    const gapAfter = (rate: number, years: number) =>
      total(yearlyInterest(1, rate, years)) - (years * rate) / 100;
    for (let rate = 0.5; rate <= 40; rate += 0.5) {
      const sum = two.valueOf() / gapAfter(rate, 2);
      if (Math.abs(sum * gapAfter(rate, 3) - three.valueOf()) < 1e-6)
        return nearFraction(yearlyInterest(sum, rate, 3)[2] ?? Number.NaN, 1);
    }
    throw new Error('no rate fits');
  },
});

export const interest: readonly AnyTemplate[] = [twoYearGap, sumFromInterests, thirdYearInterest];
