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
      because: text`Interest is added every ${part}, so the yearly rate is shared among ${times} of them. Adding the
        whole ${rate}% each time would pay the interest of a year in one ${part}.`,
    })`
      Interest is added every ${part}, and a year has ${times} of them. Divide the yearly rate by $${times}$ to find
      the rate for one ${part}.`;
    const rests = find(count, { name: 'the number of times interest is added' });
    const amount = step(calc`${sum} * (1 + ${each} / 100)^${rests}`, {
      because: text`Each time the account is multiplied by the same factor, and the next interest is counted on the
        larger amount. So the factors are multiplied; adding the per cents would leave out the interest on interest.`,
    })`
      In ${q(count * 12, times)} months interest is added $${count}$ times. Each time the amount is multiplied by the
      factor of one ${part}, so multiply the deposit by this factor to the power $${count}$.`;
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
          You added ${rate}% for each ${part}. That is the rate for a whole year, and a year has ${times} of these
          parts.`,
        slip('left_out_interest_on_interest', amount, calc`${sum} * (1 + ${count} * ${each} / 100)`)`
          ${here} is the amount at simple interest. Here interest is added every ${part} and then earns interest
          itself.`,
        slip('took_a_wrong_number_of_periods', rests, count - 1)`
          You added interest ${rests} time(s). In ${q(count * 12, times)} months it is added $${count}$ times.`,
        slip('took_a_wrong_number_of_periods', rests, count + 1)`
          You added interest ${rests} times. In ${q(count * 12, times)} months it is added only $${count}$ times.`,
        slip('used_the_rate_of_another_period', each, calc`${rate} / (2 * ${times})`)`
          You added ${each}% for each ${part}. A year has ${times} of these parts and not ${2 * times}, so that is half
          of the right rate.`,
        slip('left_out_interest_on_interest', amount, calc`${sum} * (1 + ${rate} * ${count} / 100)`)`
          ${here} adds the yearly rate for every ${part}, and without interest on interest. The yearly rate has to be
          divided first.`,
        slip(
          'took_a_change_twice',
          amount,
          calc`${sum} * (1 + ${each} / 100)^${count} * (1 + ${rate} / 100)`,
        )`
          ${here} adds the interest of a whole year besides. Only ${q(count * 12, times)} months pass, and they are
          counted already.`,
      ],
      snapRead: text`Compounding several times a year: the rate becomes smaller and the number of additions larger.`,
      approach: text`Interest is added every ${part}, so work in these parts of the year: find their rate, count how
        often interest is added, and multiply by the power of the factor.`,
      check: text`₹${sum} grows by ${each}% to ₹${q(sum).mul(each.add(100)).div(100)} in the first ${part}, and by the
        same per cent in each that follows, to ₹${amount}.`,
      principle: text`If interest is compounded several times a year, divide the yearly rate and multiply the number of
        years by the same number.`,
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
    const each = step(calc`${rate} / ${times}`, {
      name: `the rate for one ${part}, in per cent`,
      because: text`The ${rate}% are for a year, but interest is added every ${part}, and a year has ${times} of
        them.`,
    })`
      Interest is added every ${part}, and a year has ${times} of them. Divide the yearly rate by $${times}$ to find
      the rate for one ${part}.`;
    const grown = step(calc`${interest} ÷ ${each}%`, {
      name: `the amount at the beginning of the second ${part}`,
      because: text`The interest of the second ${part} is counted on all that is in the account at its beginning, the
        first interest included. It is this amount of which it is ${each}%, not the deposit.`,
    })`
      The ₹${interest} are ${each}% of the amount at the beginning of the second ${part}. Divide by the per cent to
      find this amount.`;
    const factor = find(calc`100% + ${each}%`);
    const start = step(calc`${grown} ÷ ${factor}%`, {
      because: text`The amount is the deposit and ${each}% of the deposit, so ${factor}% of it. Taking ${each}% of the
        larger amount away would take more than was added.`,
    })`
      This amount is the deposit with the interest of the first ${part}, which is ${factor}% of the deposit. Divide by
      that to find the deposit.`;
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
          ₹${start} is the amount after the first ${part}. It contains the first interest, which was not deposited.`,
        slip('used_the_rate_of_another_period', each, rate)`
          You used ${rate}% as the rate for one ${part}. That is the rate for a year, which has ${times} of these
          parts.`,
        slip('undid_with_the_same_per_cent', start, calc`${grown} * (100% - ${each}%)`)`
          ${here} takes ${each}% of the larger amount away. The interest was ${each}% of the deposit, which is smaller,
          so divide by ${factor}%.`,
        slip('took_a_wrong_number_of_periods', start, calc`${grown} ÷ (100% + ${each}%) ÷ (100% + ${each}%)`)`
          ${here} undoes the interest of two parts. When the second ${part} began, only one of them was over.`,
        slip('took_the_change_the_wrong_way', start, calc`${grown} * (100% + ${each}%)`)`
          ${here} is the amount after the second ${part}. The deposit lies before the first one.`,
        slip('took_a_part_for_the_whole', start, calc`${interest} ÷ (2 * ${each})%`)`
          ${here} uses ₹${interest} as the interest of both parts together. It is the interest of the second ${part}
          alone.`,
        slip('used_the_rate_of_another_period', each, calc`${rate} / (2 * ${times})`)`
          You used ${each}% as the rate for one ${part}. A year has ${times} of these parts and not ${2 * times}, so
          that is half of the right rate.`,
        slip('answered_another_quantity', start, calc`${grown} - ${interest}`)`
          ${here} takes the interest of the second ${part} away. The first interest was smaller, because it was counted
          on the deposit alone.`,
      ],
      snapRead: text`The interest of the second ${part} is known: it is counted on the deposit and the first interest
        together.`,
      approach: text`Go back step by step. The interest and the rate of one ${part} give the amount on which it was
        counted; dividing by the growth of the first ${part} gives the deposit.`,
      check: text`₹${start} grows by ${each}% to ₹${grown}, and ${each}% of that is ₹${interest}.`,
      principle: text`Compound interest of a later period is counted on all that is in the account when the period
        begins.`,
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
