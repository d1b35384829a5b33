import type Fraction from 'fraction.js';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Deposit {
  who: string;
  where: string;
  sum: number;
  rate: Fraction;
  /** Two terms in years. */
  short: number;
  long: number;
  /** Another sum and two terms in months. */
  other: number;
  months: number;
  later: number;
  frame: number;
}

const stories = [
  { who: 'Dorjee', where: 'a cooperative bank' },
  { who: 'a weavers’ society', where: 'a friend of the society' },
  { who: 'Pallavi', where: 'a village fund' },
  { who: 'a temple trust', where: 'a local dealer' },
  { who: 'Thomas', where: 'a cousin' },
  { who: 'a retired teacher', where: 'a housing society' },
] as const;

const interestOf = (sum: number, rate: Fraction, years: Fraction | number) =>
  rate.mul(sum).mul(years).div(100);

const fromTwoAmounts = form<Deposit>(
  'sum-from-two-amounts',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ sum, rate }) => interestOf(sum, rate, 1).d === 1n,
    verify: ({ sum, rate, short, long }) => {
      const [first, second] = [short, long].map(t => interestOf(sum, rate, t).add(sum).valueOf());
      for (let p = 100; p < (first ?? 0); p += 100)
        if (((first ?? 0) - p) * long === ((second ?? 0) - p) * short) return p;
      throw new Error('no sum fits');
    },
  },
  ({ who, where, sum, rate, short, long, frame }, { step, find }) => {
    const [early, late] = [interestOf(sum, rate, short).add(sum), interestOf(sum, rate, long).add(sum)];
    const years = find(calc`${long} - ${short}`, { name: 'the years between the two amounts' });
    const yearly = step(calc`(${late} - ${early}) / ${years}`, {
      name: 'the interest of one year',
      because: text`Simple interest is the same every year, because it is always counted on the sum that was lent. So
        the amounts grow by equal steps.`,
    })`
      From year ${short} to year ${long} nothing but interest is added, the same each year. Divide the growth by the
      years between, to find the interest of one year.`;
    const time = find(short);
    const lent = step(calc`${early} - ${time} * ${yearly}`, {
      because: text`The first amount is the sum and ${short} years of interest. Only the years up to this amount count,
        so ${short} and not ${long}.`,
    })`
      The first amount contains the interest of ${short} years. Take this interest away: the sum is left.`;
    return {
      answer: lent,
      stem:
        frame === 0
          ? text`A sum lent by ${who} to ${where} at simple interest amounts to ₹${early} after ${short} years and to
            ₹${late} after ${long} years. What is the sum?`
          : frame === 1
            ? text`With simple interest, a deposit that ${who} made with ${where} stood at ₹${early} when ${short}
              years had passed and at ₹${late} when ${long} years had passed. How large was it at the start?`
            : text`${who} lends money to ${where} at simple interest. If it is returned after ${short} years, ₹${early}
              will be paid in all; after ${long} years it would be ₹${late}. How much is lent?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0) && value.lt(early),
      slips: [
        slip('took_a_wrong_number_of_periods', years, long)`
          You spread the growth from ₹${early} to ₹${late} over ${long} years. It is the interest of the years between
          the two amounts only.`,
        slip('took_a_wrong_number_of_periods', time, 1)`
          You subtracted the interest of one year, ₹${yearly}. The amount of ₹${early} contains the interest of ${short}
          years.`,
        slip('took_a_wrong_number_of_periods', time, long)`
          You subtracted the interest of ${long} years from ₹${early}. This amount contains the interest of ${short}
          years only.`,
        slip('took_a_part_for_the_whole', lent, calc`${early} - (${late} - ${early})`)`
          ${here} takes the growth between the two amounts away once. ₹${early} contains the interest of ${short}
          years, whatever that growth is.`,
        slip('used_the_rate_of_another_period', yearly, calc`${late} - ${early}`)`
          ₹${yearly} is the interest of all the years between the two amounts. It has to be divided by their number for
          one year.`,
        slip('took_a_wrong_number_of_periods', years, calc`${long} + ${short}`)`
          You added the years ${short} and ${long}. Between the two amounts there is only their difference.`,
        slip('took_a_wrong_number_of_periods', time, calc`${long} - ${short}`)`
          You subtracted the interest of the years between from ₹${early}. This amount contains the interest of the
          first ${short} years.`,
      ],
      snapRead: text`Two amounts of one sum at simple interest: their difference is interest alone.`,
      approach: text`Equal interest each year makes the amounts grow evenly. The growth between the two gives the
        interest of a year, and going back to the start gives the sum.`,
      check: text`₹${lent} and $${long}$ times ₹${yearly} make ₹${calc`${lent} + ${long} * ${yearly}`.value}, the
        second amount.`,
      principle: text`At simple interest amounts grow by equal steps, and the difference of two amounts is interest
        alone.`,
    };
  },
);

const anotherSum = form<Deposit>(
  'amount-of-another-sum',
  {
    band: 'Easy',
    seconds: 60,
    suits: ({ sum, rate, other, months, later }) =>
      sum !== other &&
      months !== later &&
      interestOf(sum, rate, q(months, 12)).d === 1n &&
      interestOf(other, rate, q(later, 12)).d === 1n,
    verify: ({ sum, rate, other, months, later }) => {
      const interest = interestOf(sum, rate, q(months, 12));
      const ofARupeeMonth = interest.div(sum).div(months);
      return ofARupeeMonth.mul(other).mul(later).add(other);
    },
  },
  ({ who, where, sum, rate, other, months, later, frame }, { step, find }) => {
    const grown = interestOf(sum, rate, q(months, 12)).add(sum);
    const first = step(calc`${grown} - ${sum}`, {
      name: 'the interest of the first deposit',
      because: text`₹${grown} is the sum and its interest together. Only the interest changes in proportion to the
        time; the sum stays what it is.`,
    })`
      ₹${grown} is ₹${sum} with its interest. Subtract to find the interest of the first sum in ${months} months.`;
    const base = find(sum);
    const part = find(calc`${later} / ${months}`, { name: 'the ratio of the two times' });
    const second = step(calc`${first} * ${other} / ${base} * ${part}`, {
      name: 'the interest of the other deposit',
      because: text`At one rate twice the money earns twice the simple interest, and twice the time as well. So the
        interest is multiplied by the ratio of the sums and by the ratio of the times.`,
      works: value =>
        tex`${first} \times \frac{${other}}{${base}} \times \frac{${later}}{${months}} = ${value}`,
    })`
      At the same rate, simple interest is proportional to the sum and to the time. Multiply it by the ratio of the
      sums and by the ratio of the times.`;
    const own = find(other);
    const amount = step(calc`${own} + ${second}`, {
      because: text`What will be paid back is the sum of ₹${other} itself and the interest on it. The first sum of
        ₹${sum} only served to find the interest.`,
    })`
      Add this interest to the sum of ₹${other} itself.`;
    return {
      answer: amount,
      stem:
        frame % 2 === 0
          ? text`${who} lent ₹${sum} to ${where} at simple interest and got back ₹${grown} after ${months} months. At
            the same rate, what will ₹${other} amount to in ${later} months?`
          : text`In ${months} months ₹${sum} grows to ₹${grown} at simple interest. How much will ${who} get back when
            ₹${other} is lent to ${where} at the same rate for ${later} months?`,
      show: rupees,
      plausible: value => value.mul(10).d === 1n && value.gt(0),
      slips: [
        slip('left_out_a_factor', part, 1)`
          You left the time as it was, ${months} months. The second sum earns interest for ${later} months.`,
        slip('left_out_a_factor', base, other)`
          You kept the interest on ₹${sum}. It is proportional to the sum, which is ₹${other} now.`,
        slip('took_inverse_for_direct', part, calc`${months} / ${later}`)`
          You inverted the ratio of the times, to ${months} over ${later}. A longer time brings more interest, a
          shorter one less.`,
        slip('took_the_whole_for_a_part', first, grown)`
          You multiplied ₹${grown} as if all of it were interest. It contains the sum of ₹${sum}, which does not grow
          with the time.`,
        slip('took_the_whole_for_a_part', base, grown)`
          You compared the interest with ₹${grown}. It was earned by the sum of ₹${sum}, so that is its base.`,
        slip('used_a_wrong_given_number', own, sum)`
          You added the new interest to ₹${sum}. It was earned by ₹${other}, and this sum is paid back with it.`,
        slip('took_inverse_for_direct', second, calc`${first} * ${sum} / ${other} * ${later} / ${months}`)`
          ${here} inverts the ratio of the sums. A larger sum earns more interest.`,
        stop('stopped_a_step_early', second)`
          ₹${second} is the interest alone. The amount contains the sum of ₹${other} as well.`,
      ],
      snapRead: text`The same rate, another sum and another time: the interest changes with both, the sum itself does
        not.`,
      approach: text`Find the interest of the known sum, change it in the ratio of the sums and of the times, and add
        the sum. The rate need not be found.`,
      check: text`₹${second} on ₹${other} in ${later} months and ₹${first} on ₹${sum} in ${months} months are both
        ${rate}% a year.`,
      principle: text`At simple interest change the interest in proportion, never the amount: the amount contains the
        sum, which does not grow with the time.`,
    };
  },
);

/** AR.INT.1 Easy: one rate of simple interest, seen in one or two amounts. */
export const oneRate: readonly AnyTemplate[] = situation<Deposit>({
  type: 'AR.INT.1',
  situation: 'one-rate',
  tries: 30,
  draw: draw => {
    const short = draw.int(2, 5);
    return {
      sum: draw.step(2400, 36000, 400),
      rate: q(draw.int(8, 24), 2),
      short,
      long: short + draw.int(1, 5),
      other: draw.step(2000, 40000, 500),
      months: draw.pick([4, 5, 6, 8, 9, 10, 15]),
      later: draw.pick([6, 8, 9, 10, 14, 15, 16, 18, 20]),
      frame: draw.int(0, 3),
      ...draw.pick(stories),
    };
  },
  forms: [fromTwoAmounts, anotherSum],
});
