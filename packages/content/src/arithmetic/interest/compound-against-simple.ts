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
    revision: 4, // Fewer slips are half or double of the key.
    verify: p => extra(p, 2),
  },
  (p, { step, find }) => {
    const { sum, rate, frame, who, where } = p;
    const first = step(calc`${sum} * (${rate} / 100)`, {
      name: 'the interest of the first year',
      because: text`In the first year both kinds of interest are equal, so the whole difference arises in the second
        year.`,
    })`
      The interest of the first year is the same for both kinds. Find ${rate}% of ₹${sum}.`;
    const base = find(first, { name: 'what earns additional interest in the second year' });
    const gap = step(calc`${base} * (${rate} / 100)`, {
      name: 'the difference of the two kinds of interest',
      because: text`The sum itself earns the same in both cases and in both years. So the only difference is what
          the first interest earns, and it earns for one year.`,
    })`
      In the second year compound interest is also paid on this first interest, and simple interest is not. So the
      difference is ${rate}% of the first interest.`;
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
          ₹${first} is the interest of the first year. It is the same for both kinds.`,
        slip('took_a_wrong_number_of_periods', base, calc`${first} * 2`)`
          You calculated ${rate}% of ₹${base}, the interest of two years. In the second year only the interest of the
          first year earns interest.`,
        slip('took_a_wrong_number_of_periods', gap, extra(p, 3))`
          ₹${gap} is the difference after 3 years. The time is 2 years.`,
        slip('answered_another_quantity', gap, calc`${first} * (100 + ${rate}) / 100`)`
          ₹${gap} is the compound interest of the second year. The simple interest of this year, ₹${first}, has to be
          subtracted from it.`,
        slip('wrong_base', base, calc`${first} * 100 / (100 + ${rate})`)`
          You divided the first interest by ${100 + rate}% and took ${rate}% of ₹${base}. The interest of the second
          year is counted on all of the first interest.`,
        slip('used_the_rate_of_another_period', gap, calc`${sum} * ${rate} * ${rate} / 40000`)`
          You used half of ${rate}% twice, as for half-years, and got ₹${gap}. The interest is compounded yearly.`,
        slip('took_a_wrong_number_of_periods', gap, calc`${base} * ${rate} * ${rate} / 10000`)`
          You multiplied by ${rate}% three times and got ₹${gap}. Interest on the first interest needs it twice.`,
        slip(
          'took_a_wrong_number_of_periods',
          gap,
          calc`${sum} * ${rate} * ${rate} / 10000 * (100 + ${rate}) / 100`,
        )`
          You let the difference earn interest for one more year, to ₹${gap}. After 2 years no further year follows.`,
      ],
      snapRead: text`The sum, the rate and the 2 years are the same, and only the difference between compound and simple
        interest is asked.`,
      approach: text`Do not find both kinds of interest in full. They differ only in the second year, by the interest on
        the interest of the first year.`,
      check: () =>
        text`In full, the compound interest is ₹${compound(p, 2)} and the simple interest is ₹${simple(p, 2)}. The first
          is ₹${gap} more.`,
      principle: text`Over two years compound interest is larger than simple interest by the interest on the first
        year's interest.`,
    };
  },
);

const sumFromGap = form<Sum>(
  'sum-from-the-gap',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    verify: p => searchedSum(sum => extra({ ...p, sum }, 2).equals(extra(p, 2))),
  },
  (p, { step }) => {
    const { rate, frame, who } = p;
    const part = step(calc`${rate} * ${rate} / 10000`, {
      name: 'the difference as a fraction of the sum',
      works: value => tex`\frac{${rate}}{100} \times \frac{${rate}}{100} = ${value.mul(100)}\%`,
      because: text`In the first year the two kinds of interest are equal. In the second year only one more thing
          earns interest: the interest of the first year. So the rate is used twice.`,
    })`
      The interest of the first year is ${rate}% of the sum, and the difference is ${rate}% of this interest. Multiply
      to write the difference as a per cent of the sum.`;
    const sum = step(calc`${extra(p, 2)} ÷ ${part.mul(100)}%`, {
      name: 'the sum',
      because: text`If 1% of a sum is ₹50, the sum is ₹5,000. The difference is a small per cent, so the sum is
          much larger than it.`,
    })`
      The difference of ₹${extra(p, 2)} is this per cent of the sum. Divide to find the sum.`;
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
          You divided by ${rate}% only once. ₹${sum} is the interest of the first year, not the sum.`,
        slip('doubled_needlessly', part, calc`2 * ${rate} * ${rate} / 10000`)`
          You counted the interest on the first interest twice, so you divided by ${part.mul(100)}%. It is paid once, in
          the second year.`,
        slip('took_a_wrong_number_of_periods', part, calc`${rate} * ${rate} * (300 + ${rate}) / 1000000`)`
          You divided by ${part.mul(100)}%, which is the difference for 3 years. The time is 2 years.`,
        slip('used_the_rate_of_another_period', part, calc`${rate} * ${rate} / 40000`)`
          You used half of ${rate}% twice, as for half-years, so you divided by ${part.mul(100)}%. The interest is
          compounded yearly.`,
        slip('stopped_a_step_early', sum, calc`${extra(p, 2)} * 200 / ${rate}`)`
          You found ₹${sum}, the simple interest of both years. The question asks for the sum that earns it.`,
        slip('took_a_wrong_number_of_periods', part, calc`3 * ${rate} * ${rate} / 10000`)`
          You counted interest on interest three times, so you divided by ${part.mul(100)}%. In 2 years it is paid
          once.`,
        slip('answered_another_quantity', sum, calc`${sum} * (100 + ${rate}) / 100`)`
          You found ₹${sum}, the sum with the interest of the first year. The question asks for the sum alone.`,
        slip('halved_needlessly', part, calc`${rate} * ${rate} / 20000`)`
          You halved the interest on the first interest, so you divided by ${part.mul(100)}%. It is paid for the whole
          second year.`,
      ],
      snapRead: text`The difference of compound and simple interest over 2 years and the rate are given. The sum is
        asked.`,
      approach: text`The difference is ${rate}% of the first year's interest, which is itself ${rate}% of the sum. Write
        it as one per cent of the sum, and divide by it.`,
      check: () =>
        text`The interest of one year on ₹${sum} is ₹${sum.mul(rate).div(100)}, and ${rate}% of that is ₹${extra(p, 2)},
          the given difference.`,
      principle: text`Over two years compound interest exceeds simple interest by the rate of the rate of the sum.`,
    };
  },
);

const rateFromBoth = form<Sum>(
  'rate-from-both-interests',
  {
    band: 'Easy',
    seconds: 50,
    revision: 4, // Slips that are half, double or a third of the key come last.
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
    const first = step(calc`${simple(p, 2)} ÷ 2`, {
      name: 'the interest of one year',
      because: text`Simple interest is always counted on the same sum, so both years bring the same. Compound
          interest cannot be halved like this, because its second year brings more.`,
    })`
      Simple interest is the same each year. Halve ₹${simple(p, 2)} to find the interest of one year.`;
    const more = step(calc`${compound(p, 2)} - ${simple(p, 2)}`, {
      name: 'the interest on the interest of the first year',
      because: text`Only this part of the interest was not earned by the sum itself. So it gives the rate although
          the sum is not known.`,
    })`
      Compound interest is larger, because the interest of the first year earns interest in the second. Subtract to find
      this interest on interest.`;
    const rate = step(calc`${more} / ${first} * 100`, {
      name: 'the rate, in per cent a year',
      because: text`A rate is the interest of one year over what earns it. Here the interest of the first year has
          earned the difference, and not the sum.`,
    })`
      The interest of the first year has earned this in one year. Write it as a per cent of that interest.`;
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
          You divided by ₹${first}, the interest of both years. Only the interest of the first year has earned
          interest.`,
        slip('wrong_base', first, compound(p, 2))`
          You divided the difference by the whole compound interest, ₹${first}. It is earned on the interest of the
          first year only.`,
        slip('doubled_needlessly', rate, calc`${more} * 200 / ${first}`)`
          You found ${rate}%, twice the rate of one year. The difference is earned in one year, the second.`,
        slip('used_a_wrong_given_number', first, calc`${first} + ${more}`)`
          You divided by ₹${first}, the compound interest of the second year. The difference is earned on the interest
          of the first year.`,
        slip('used_a_wrong_given_number', first, calc`${first} - ${more}`)`
          You subtracted the difference from the first interest and divided by ₹${first}. The difference is earned on
          the whole first interest.`,
        slip('subtracted_for_added', first, calc`${simple(p, 2)} - ${compound(p, 2)} / 2`)`
          You subtracted half of the compound interest from the simple interest and divided by ₹${first}. The interest
          of the first year is half of the simple interest.`,
        slip('compounded_simple_interest', first, calc`${compound(p, 2)} / 2`)`
          You halved the compound interest and divided by ₹${first}. Its second year brings more than the first, so only
          the simple interest can be halved.`,
        slip('took_a_wrong_number_of_periods', first, calc`${first} * 2 / 3`)`
          You divided ₹${simple(p, 2)} by 3 and got ₹${first} for one year. It is the interest of 2 years.`,
        slip('counted_twice', first, calc`${first} * 3`)`
          You divided by ₹${first}, which is the interest of three years. The difference is earned on that of the first
          year.`,
      ],
      snapRead: text`Simple and compound interest for the same 2 years are given. The rate is asked, and the sum is not
        known.`,
      approach: text`Half of the simple interest is the interest of the first year. The compound interest is larger by
        what this amount has earned in one year, so the two give the rate.`,
      check: () =>
        text`With this rate, ${rate}% of ₹${first} is ₹${extra(p, 2)}, and ₹${simple(p, 2)} with that is
          ₹${compound(p, 2)}.`,
      principle: text`When simple and compound interest of two years are known, their difference divided by one year's
        simple interest is the rate.`,
    };
  },
);

const sumFromBoth = form<Sum>(
  'sum-from-both-interests',
  {
    band: 'Medium',
    seconds: 65,
    verify: p =>
      searchedSum(sum => simple(p, 2).mul(50).div(sum).mul(simple(p, 2)).div(200).equals(extra(p, 2))),
  },
  (p, { step }) => {
    const { frame, who } = p;
    const first = step(calc`${simple(p, 2)} ÷ 2`, {
      name: 'the interest of one year',
      because: text`Simple interest is counted on the same sum in each year. So two equal amounts make the
          interest of two years.`,
    })`
      Simple interest is the same each year. Halve ₹${simple(p, 2)} to find the interest of one year.`;
    const rate = step(calc`${extra(p, 2)} * 100 / ${first}`, {
      name: 'the rate, in per cent a year',
      works: value => tex`\frac{${extra(p, 2)}}{${first}} \times 100 = ${value}\%`,
      because: text`The rate is not given, and without it the interest of one year does not give the sum. The
          difference shows it, because the interest of the first year has earned it in one year.`,
    })`
      Compound interest is ₹${extra(p, 2)} more, which the interest of the first year has earned in the second year.
      Write it as a per cent of that interest to find the rate.`;
    const sum = step(calc`${first} ÷ ${rate}%`, {
      name: 'the sum',
      because: text`If 10% of a sum is ₹400, the sum is ₹4,000. The interest of one year has to be used, because
          the rate is for one year.`,
    })`
      The interest of one year is this per cent of the sum. Divide to find the sum.`;
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
          You compared the difference with the interest of both years and got a rate of ${rate}%. It is earned on the
          interest of one year.`,
        slip('took_a_wrong_number_of_periods', sum, () => calc`${simple(p, 2)} * 100 / ${rate}`)`
          You divided the interest of both years by the rate of one year and got ₹${sum}. Only the interest of one
          year belongs to it.`,
        slip('compounded_simple_interest', sum, () => calc`${compound(p, 2)} * 50 / ${rate}`)`
          You used half of the compound interest, ₹${compound(p, 2).div(2)}, as the interest of one year. The compound
          interest of the two years is not equal.`,
        slip('answered_another_quantity', sum, calc`${first} * 100 / ${rate} + ${first} * 2`)`
          You gave ₹${sum}, the sum together with the simple interest of two years. The question asks for the sum
          alone.`,
        slip('doubled_needlessly', rate, () => calc`${extra(p, 2)} * 200 / ${first}`)`
          You doubled the rate to ${rate}% and used it for one year. The difference is earned in one year, so it gives
          the yearly rate at once.`,
        slip(
          'used_a_wrong_given_number',
          rate,
          () => calc`${extra(p, 2)} * 100 / (${first} + ${extra(p, 2)})`,
        )`
          You divided the difference by the compound interest of the second year and got a rate of ${rate}%. It is
          earned on the interest of the first year.`,
        slip('subtracted_for_added', sum, calc`${first} * 100 / ${rate} - ${first} * 2`)`
          You subtracted the interest from the sum and got ₹${sum}. The interest is not a part of the sum.`,
      ],
      snapRead: text`Simple and compound interest for the same 2 years are given. The sum is asked, and the rate is not
        known.`,
      approach: text`Find the rate first: the interest of the first year has earned the difference of the two amounts.
        Then the interest of one year gives the sum.`,
      faster: () =>
        text`The sum is to ₹${first} as ₹${first} is to ₹${extra(p, 2)}, so it is
          $\frac{(${first})^2}{${extra(p, 2)}}$.`,
      check: () =>
        text`${rate}% of ₹${sum} is ₹${sum.mul(rate).div(100)} a year, which makes ₹${simple(p, 2)} in 2 years. And
          ${rate}% of ₹${first} is ₹${extra(p, 2)}, the difference.`,
      principle: text`The sum, the interest of one year and the interest on that interest are in continued proportion.`,
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
