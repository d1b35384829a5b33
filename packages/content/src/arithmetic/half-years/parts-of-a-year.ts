import type Fraction from 'fraction.js';
import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Rests {
  who: string;
  where: string;
  /** Interest is added so many times a year, under a name. */
  times: number;
  part: string;
  added: string;
  /** The yearly rate in per cent, and the parts of a year that pass. */
  rate: number;
  count: number;
  sum: number;
  frame: number;
}

const stories = [
  { who: 'Tenzin', where: 'a cooperative bank' },
  { who: 'a school trust', where: 'a post office scheme' },
  { who: 'Nandini', where: 'a finance company' },
  { who: 'a potters’ society', where: 'a rural bank' },
  { who: 'Joseph', where: 'a savings bank' },
  { who: 'a small mill', where: 'a private bank' },
] as const;
const kinds = [
  { times: 2, part: 'half-year', added: 'half-yearly' },
  { times: 4, part: 'quarter', added: 'quarterly' },
] as const;

const amountOf = (sum: number, rate: Fraction, count: number) => {
  let value = q(sum);
  for (let i = 0; i < count; i += 1) value = value.mul(rate.add(100)).div(100);
  return value;
};

const amountAfter = form<Rests>(
  'amount-after-some-months',
  {
    band: 'Easy',
    seconds: 50,
    suits: ({ sum, rate, times, count }) => amountOf(sum, q(rate, times), count).d === 1n,
    verify: ({ sum, rate, times, count }) => {
      let cents = q(sum).mul(100);
      for (let i = 0; i < count; i += 1) cents = cents.add(cents.mul(rate).div(100 * times));
      return cents.div(100);
    },
  },
  ({ who, where, sum, rate, times, part, added, count, frame }, { step, find }) => {
    const each = step(calc`${rate} / ${times}`, {
      name: `the rate for one ${part}, in per cent`,
      because: text`Interest is added every ${part}, so the yearly rate is shared among ${times} of them.`,
    })`
      Interest is added every ${part}. Find the rate for one ${part}.`;
    const rests = find(count, { name: 'how often interest is added' });
    const amount = step(calc`${sum} * (1 + ${each} / 100)^${rests}`)`
      In ${q(count * 12, times)} months interest is added $${count}$ times. Multiply by that power of the factor of one
      ${part}.`;
    return {
      answer: amount,
      stem:
        frame === 0
          ? text`${who} deposits ₹${sum} in ${where} at ${rate}% a year, compounded ${added}. To what sum does it
            amount in ${q(count * 12, times)} months?`
          : text`In ${where} interest at ${rate}% a year is compounded ${added}. How much will ${who} have there
            ${q(count * 12, times)} months after a deposit of ₹${sum}?`,
      show: rupees,
      plausible: value => value.mul(2).d === 1n && value.gt(sum),
      slips: [
        slip('used_the_rate_of_another_period', each, rate)`
          ${rate}% were counted for each ${part}. That is the rate for a year.`,
        slip('left_out_interest_on_interest', amount, calc`${sum} * (1 + ${count} * ${each} / 100)`)`
          ${here} is the amount at simple interest. Interest is added every ${part} and earns interest.`,
        slip('took_a_wrong_number_of_periods', rests, count - 1)`
          Interest was added ${rests} time(s). In ${q(count * 12, times)} months it is added $${count}$ times.`,
        slip('took_a_wrong_number_of_periods', rests, count + 1)`
          Interest was added ${rests} times. In ${q(count * 12, times)} months it is added $${count}$ times.`,
        slip('used_the_rate_of_another_period', each, calc`${rate} / (2 * ${times})`)`
          ${each}% were counted for each ${part}, half of the right rate.`,
        slip('left_out_interest_on_interest', amount, calc`${sum} * (1 + ${rate} * ${count} / 100)`)`
          ${here} adds the yearly rate for every ${part}.`,
        slip(
          'took_a_change_twice',
          amount,
          calc`${sum} * (1 + ${each} / 100)^${count} * (1 + ${rate} / 100)`,
        )`
          ${here} adds the interest of a whole year besides.`,
      ],
      snapRead: text`Compounding several times a year: the rate gets smaller, the number of steps larger.`,
      approach: text`Find the rate for one ${part} and count how often interest is added; then multiply by the power.`,
      check: text`₹${sum} grows by ${each}% to ₹${q(sum).mul(each.add(100)).div(100)} in the first ${part}, and by the
        same per cent in each that follows, to ₹${amount}.`,
      principle: text`With several additions a year, divide the yearly rate and multiply the number of years by the
        same number.`,
    };
  },
);

const fromOneInterest = form<Rests>(
  'sum-from-the-second-interest',
  {
    band: 'Easy',
    seconds: 60,
    suits: ({ sum, rate, times }) =>
      q(rate, times).mul(sum).div(100).mul(q(rate, times).add(100)).div(100).d === 1n,
    verify: ({ sum, rate, times }) => {
      const wanted = amountOf(sum, q(rate, times), 2)
        .sub(amountOf(sum, q(rate, times), 1))
        .valueOf();
      const r = rate / times / 100;
      for (let s = 200; s <= 200000; s += 200)
        if (Math.abs(s * (1 + r) ** 2 - s * (1 + r) - wanted) < 1e-6) return s;
      throw new Error('no sum fits');
    },
  },
  ({ who, where, sum, rate, times, part, added, frame }, { step, find }) => {
    const interest = amountOf(sum, q(rate, times), 2).sub(amountOf(sum, q(rate, times), 1));
    const each = step(calc`${rate} / ${times}`, { name: `the rate for one ${part}, in per cent` })`
      Interest is added every ${part}. Find the rate for one ${part}.`;
    const grown = step(calc`${interest} ÷ ${each}%`, {
      name: `the amount at the beginning of the second ${part}`,
      because: text`The interest of the second ${part} is counted on what stands there at its beginning.`,
    })`
      The ₹${interest} are ${each}% of the amount at the beginning of the second ${part}: divide.`;
    const factor = find(calc`100% + ${each}%`);
    const start = step(calc`${grown} ÷ ${factor}%`)`
      This amount contains the interest of the first ${part}. Divide to take it off.`;
    return {
      answer: start,
      stem:
        frame === 0
          ? text`${who} deposits a sum in ${where} at ${rate}% a year, compounded ${added}. In the second ${part} the
            deposit earns interest of ₹${interest}. What is the sum?`
          : text`${where} pays ${who} ${rate}% a year, and interest is compounded ${added}. If ₹${interest} of interest
            is added for the second ${part}, how much was deposited at first?`,
      show: rupees,
      plausible: value => value.mul(2).d === 1n && value.gt(interest),
      slips: [
        slip('stopped_a_step_early', start, grown)`
          ₹${start} stands there after the first ${part}, with its interest.`,
        slip('used_the_rate_of_another_period', each, rate)`
          ${rate}% were counted for one ${part}. That is the rate for a year.`,
        slip('undid_with_the_same_per_cent', start, calc`${grown} * (100% - ${each}%)`)`
          ${here} takes ${each}% of the larger amount off. It was added as ${each}% of the sum.`,
        slip('took_a_wrong_number_of_periods', start, calc`${grown} ÷ (100% + ${each}%) ÷ (100% + ${each}%)`)`
          ${here} undoes the interest of two parts. Only one was over when the second ${part} began.`,
        slip('took_the_change_the_wrong_way', start, calc`${grown} * (100% + ${each}%)`)`
          ${here} is the amount after the second ${part}.`,
        slip('took_a_part_for_the_whole', start, calc`${interest} ÷ (2 * ${each})%`)`
          ${here} takes ₹${interest} for the interest of both parts of the year.`,
        slip('used_the_rate_of_another_period', each, calc`${rate} / (2 * ${times})`)`
          ${each}% were counted for one ${part}, half of the right rate.`,
        slip('answered_another_quantity', start, calc`${grown} - ${interest}`)`
          ${here} takes the interest of the second ${part} off. That of the first was smaller.`,
      ],
      snapRead: text`The interest of the second ${part} is known: it is counted on the sum and the first interest.`,
      approach: text`Divide by the rate of one ${part} to have the amount before, then undo the first addition.`,
      check: text`₹${start} grows by ${each}% to ₹${grown}, and ${each}% of that is ₹${interest}.`,
      principle: text`Compound interest of a later part is counted on all that stands there when it begins.`,
    };
  },
);

/** AR.INT.2 Easy: interest that is added several times a year. */
export const partsOfAYear: readonly AnyTemplate[] = situation<Rests>({
  type: 'AR.INT.2',
  situation: 'parts-of-a-year',
  tries: 200,
  draw: draw => ({
    rate: draw.pick([8, 10, 12, 16, 20, 24]),
    count: draw.int(2, 3),
    sum: draw.step(2400, 160000, 200),
    frame: draw.int(0, 1),
    ...draw.pick(kinds),
    ...draw.pick(stories),
  }),
  forms: [amountAfter, fromOneInterest],
});
