import type Fraction from 'fraction.js';
import type { Draw } from '../../draw.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { percent, rupees } from '../../show.ts';
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

const gap = form<Sum>(
  'gap-of-two-years',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    entry: true,
    verify: p => extra(p, 2),
  },
  (p, { step, find }) => {
    const { sum, rate, frame, who, where } = p;
    const first = step(calc`${sum} * (${rate} / 100)`)`
      The first year is the same for both. Find its interest.`;
    const base = find(first);
    const gap = step(calc`${base} * (${rate} / 100)`)`
      In the second year compound interest is paid on that interest too; this is the whole difference.`;
    return {
      answer: gap,
      stem:
        frame === 0
          ? text`${who} borrows ₹${sum} from ${where} for 2 years at ${rate}% a year. How much more is the interest if
            it is compounded yearly than if it is simple interest?`
          : text`By how many rupees do the compound interest (compounded every year) and the simple interest on ₹${sum}
            differ after 2 years, both at ${rate}% per annum?`,
      show: rupees,
      plausible: wholeMoney,
      slips: [
        stop('answered_another_quantity', first)`
          ₹${first} is the interest of one year; both schemes pay it.`,
        slip('took_a_wrong_number_of_periods', base, calc`${first} * 2`)`
          Interest was taken on ₹${base}, the interest of both years; only that of the first year earns interest.`,
        slip('took_a_wrong_number_of_periods', gap, extra(p, 3))`
          ₹${gap} is the difference after 3 years.`,
        slip('halved_needlessly', gap, calc`${sum} * ${rate} * ${rate} / 20000`)`
          ₹${gap} shares the second interest between the two years; it arises in the second year alone.`,
        slip('used_the_rate_of_another_period', gap, calc`${sum} * ${rate} * ${rate} / 40000`)`
          ₹${gap} uses half of the rate twice, as for compounding every half-year in one year.`,
        slip('took_a_wrong_number_of_periods', gap, calc`${base} * ${rate} * ${rate} / 10000`)`
          ₹${gap} applies ${rate}% three times to the sum; interest on interest needs it twice.`,
        slip(
          'took_a_wrong_number_of_periods',
          gap,
          calc`${sum} * ${rate} * ${rate} / 10000 * (100 + ${rate}) / 100`,
        )`
          ₹${gap} adds another year's interest to the difference.`,
      ],
      snapRead: text`The same sum, rate and two years; compound against simple interest. Only the difference is
        wanted.`,
      approach: text`Do not work out both. The schemes differ only in the interest that the first interest earns in the
        second year.`,
      check: () =>
        text`Compound interest is ₹${compound(p, 2)}, simple ₹${simple(p, 2)}; the difference is ₹${gap}.`,
      principle: text`Over two years compound interest exceeds simple interest by the interest on one year of
        interest.`,
    };
  },
);

const sumFromGap = form<Sum>(
  'sum-from-the-gap',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    entry: true,
    verify: p => searchedSum(sum => extra({ ...p, sum }, 2).equals(extra(p, 2))),
  },
  (p, { step }) => {
    const { rate, frame, who } = p;
    const part = step(
      calc`${rate} * ${rate} / 10000`,
      value => tex`\frac{${rate}}{100} \times \frac{${rate}}{100} = ${value.mul(100)}\%`,
    )`
      The difference after two years is the rate taken twice on the sum. Write that part of the sum.`;
    const sum = step(calc`${extra(p, 2)} ÷ ${part.mul(100)}%`)`
      Divide the difference by it.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`At ${rate}% a year, the compound interest for 2 years on a certain sum exceeds the simple interest by
            ₹${extra(p, 2)}. What is the sum?`
          : text`${who} found that interest compounded yearly would have cost ₹${extra(p, 2)} more than simple interest
            over 2 years, the rate being ${rate}% per annum. How much had been borrowed?`,
      show: rupees,
      plausible: wholeMoney,
      slips: [
        slip('stopped_a_step_early', part, calc`${rate} / 100`)`
          ₹${sum} earns the difference in one year at ${rate}%: it is the first year's interest, not the sum.`,
        slip('doubled_needlessly', part, calc`2 * ${rate} * ${rate} / 10000`)`
          The part was taken as $2 \times ${rate} \times ${rate}$ hundredths of a per cent, ${part.mul(100)}%; interest
          on interest arises once.`,
        slip('took_a_wrong_number_of_periods', part, calc`${rate} * ${rate} * (300 + ${rate}) / 1000000`)`
          The part for three years was used; the money lay for two.`,
        slip('used_the_rate_of_another_period', part, calc`${rate} * ${rate} / 40000`)`
          Half of the rate was used twice, as for half-yearly compounding in one year.`,
        slip('stopped_a_step_early', sum, calc`${extra(p, 2)} * 200 / ${rate}`)`
          ₹${sum} is the simple interest of both years; the sum that earns it was asked.`,
        slip('took_a_wrong_number_of_periods', part, calc`3 * ${rate} * ${rate} / 10000`)`
          Three interests on interest were counted, as they arise in three years.`,
        slip('answered_another_quantity', sum, calc`${sum} * (100 + ${rate}) / 100`)`
          ₹${sum} is what the sum has become after one year.`,
        slip('halved_needlessly', part, calc`${rate} * ${rate} / 20000`)`
          Half of the interest on interest was used, as if it accrued for half a year.`,
      ],
      snapRead: text`The difference of compound and simple interest over two years and the rate are given; the sum is
        wanted.`,
      approach: text`The difference is a known part of the sum: the square of the rate. Divide by that part.`,
      check: () =>
        text`One year's interest on ₹${sum} is ₹${sum.mul(rate).div(100)}, and ${rate}% of that is ₹${extra(p, 2)}.`,
      principle: text`The two-year difference is the square of the rate, as a part of the sum.`,
    };
  },
);

const rateFromBoth = form<Sum>(
  'rate-from-both-interests',
  {
    band: 'Easy',
    seconds: 50,
    revision: 3,
    verify: p => {
      for (let r = 1; r < 400; r += 1) {
        const rate = q(r, 4);
        const sum = simple(p, 2).mul(50).div(rate);
        if (sum.mul(rate).mul(rate).div(10000).equals(extra(p, 2))) return rate;
      }
      throw new Error('no rate fits');
    },
  },
  (p, { step }) => {
    const { frame, who } = p;
    const first = step(calc`${simple(p, 2)} ÷ 2`)`
      Simple interest is the same each year: find that of one year.`;
    const more = step(calc`${compound(p, 2)} - ${simple(p, 2)}`)`
      The difference is the interest on this first interest.`;
    const rate = step(calc`${more} / ${first} * 100`)`
      Write it as a per cent.`;
    return {
      answer: rate,
      stem:
        frame === 0
          ? text`The simple interest on a sum for 2 years is ₹${simple(p, 2)}, and the compound interest, compounded
            yearly, is ₹${compound(p, 2)}. What is the rate per annum?`
          : text`${who} compares two offers for the same sum and the same yearly rate over 2 years: ₹${simple(p, 2)} as
            simple interest, or ₹${compound(p, 2)} as compound interest. Find the rate.`,
      show: percent,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 60 && value.d <= 45n,
      slips: [
        slip('took_a_wrong_number_of_periods', first, calc`${first} * 2`)`
          The difference was divided by ₹${first}, the interest of both years; only the first year's interest has earned
          more.`,
        slip('wrong_base', first, compound(p, 2))`
          Dividing by the compound interest ₹${first} has no meaning here.`,
        slip('doubled_needlessly', rate, calc`${more} * 200 / ${first}`)`
          ${rate}% counts the rate for two years.`,
        slip('used_a_wrong_given_number', first, calc`${first} + ${more}`)`
          ₹${first} is the compound interest of the second year; the difference is earned on that of the first.`,
        slip('used_a_wrong_given_number', first, calc`${first} - ${more}`)`
          ₹${first} takes the difference off the first interest before dividing.`,
        slip('divided_by_the_wrong_number', first, calc`(${simple(p, 2)} + ${compound(p, 2)}) / 2`)`
          The difference was divided by ₹${first}, the mean of both interests; it is earned on one year of simple
          interest.`,
        slip('counted_twice', first, calc`${first} * 3`)`
          ₹${simple(p, 2)} is the interest of both years already; with that of the first year once more the divisor
          became ₹${first}.`,
        slip('took_a_wrong_number_of_periods', first, calc`${first} * 2 / 3`)`
          ₹${simple(p, 2)} was divided by 3 to ₹${first}; it is the interest of 2 years.`,
      ],
      snapRead: text`Both interests for two years are given; the rate is wanted, without the sum.`,
      approach: text`Half of the simple interest is the first year. The extra interest is what this half has earned in
        one year, so their ratio is the rate.`,
      check: () => text`${rate}% of ₹${first} is ₹${extra(p, 2)}, the difference.`,
      principle: text`Compound minus simple interest over two years is one year of interest on one year of interest.`,
    };
  },
);

const sumFromBoth = form<Sum>(
  'sum-from-both-interests',
  {
    band: 'Medium',
    seconds: 65,
    entry: true,
    verify: p =>
      searchedSum(sum => simple(p, 2).mul(50).div(sum).mul(simple(p, 2)).div(200).equals(extra(p, 2))),
  },
  (p, { step }) => {
    const { frame, who } = p;
    const first = step(calc`${simple(p, 2)} ÷ 2`)`
      Find the interest of one year.`;
    const rate = step(
      calc`${extra(p, 2)} * 100 / ${first}`,
      value => tex`\frac{${extra(p, 2)}}{${first}} \times 100 = ${value}\%`,
    )`
      The difference of the two interests is earned on that amount in one year: this gives the rate.`;
    const sum = step(calc`${first} ÷ ${rate}%`)`
      One year at this rate brings the first interest.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`A sum earns ₹${simple(p, 2)} as simple interest in 2 years and would earn ₹${compound(p, 2)} if the
            interest were compounded yearly at the same rate. What is the sum?`
          : text`${who} lends money for 2 years at simple interest and receives ₹${simple(p, 2)} as interest. With
            yearly compounding it would have been ₹${compound(p, 2)}. How much was lent?`,
      show: rupees,
      plausible: wholeMoney,
      slips: [
        slip('took_a_wrong_number_of_periods', rate, () => calc`${extra(p, 2)} * 50 / ${first}`)`
          The difference was compared with the interest of both years, which gave ${rate}%; it is earned on one year's
          interest.`,
        slip('took_a_wrong_number_of_periods', sum, () => calc`${simple(p, 2)} * 100 / ${rate}`)`
          ₹${sum} would bring the whole simple interest in one year.`,
        slip('compounded_simple_interest', sum, () => calc`${compound(p, 2)} * 50 / ${rate}`)`
          Half of the compound interest, ₹${compound(p, 2).div(2)}, was treated as the interest of one year.`,
        slip('answered_another_quantity', sum, calc`${first} * 100 / ${rate} + ${first} * 2`)`
          ₹${sum} is the amount after two years, interest included.`,
        slip('doubled_needlessly', rate, () => calc`${extra(p, 2)} * 200 / ${first}`)`
          The rate was doubled to ${rate}%, for two years, and used for one.`,
        slip(
          'used_a_wrong_given_number',
          rate,
          () => calc`${extra(p, 2)} * 100 / (${first} + ${extra(p, 2)})`,
        )`
          The difference was divided by the interest of the second year, which gave ${rate}%.`,
        slip('subtracted_for_added', sum, calc`${first} * 100 / ${rate} - ${first} * 2`)`
          ₹${sum} takes the interest off the sum; interest is paid on top of it.`,
      ],
      snapRead: text`Simple and compound interest for the same two years; the sum is wanted, and the rate is not
        given.`,
      approach: text`The rate comes first, from interest on interest; then one year of simple interest gives the sum.`,
      faster: () =>
        text`The sum is to ₹${first} as ₹${first} to ₹${extra(p, 2)}: $\frac{(${first})^2}{${extra(p, 2)}}$.`,
      check: () =>
        text`${rate}% of ₹${sum} is ₹${sum.mul(rate).div(100)} a year, and twice that is ₹${simple(p, 2)}.`,
      principle: text`Sum, one year of interest and interest on that interest are in continued proportion.`,
    };
  },
);

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
