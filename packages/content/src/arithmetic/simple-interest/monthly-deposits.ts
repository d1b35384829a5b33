import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Deposits {
  who: string;
  aim: string;
  /** Deposit of each month, their number, and the months for which all is left after the month of the last one. */
  sum: number;
  count: number;
  rest: number;
  rate: number;
  frame: number;
}

const stories = [
  { who: 'Lalrin', aim: 'for a motorcycle' },
  { who: 'a group of twelve women', aim: 'for a flour mill' },
  { who: 'Bhavna', aim: 'for a course' },
  { who: 'a housing society', aim: 'for repairs' },
  { who: 'Gurpreet', aim: 'for a journey' },
  { who: 'a tea stall', aim: 'for a refrigerator' },
] as const;

const monthsOf = ({ count, rest }: Deposits) => (count * (count + 1)) / 2 + count * rest;
const interestOf = (p: Deposits) => q(p.sum * p.rate * monthsOf(p), 1200);

const total = form<Deposits>(
  'amount-from-the-interest',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AL.SEQ.1'],
    verify: p => {
      for (let sum = 50; sum <= 10000; sum += 50) {
        let interest = 0;
        for (let i = 0; i < p.count; i += 1) interest += (sum * p.rate * (p.count - i + p.rest)) / 1200;
        if (Math.abs(interest - interestOf(p).valueOf()) < 1e-6) return Math.round(p.count * sum + interest);
      }
      throw new Error('no deposit fits');
    },
  },
  (p, { step, find }) => {
    const { who, aim, count, rest, rate, frame } = p;
    const interest = interestOf(p);
    const longest = find(calc`${count} + ${rest}`, { name: 'the months of the first deposit' });
    const shortest = find(calc`1 + ${rest}`, { name: 'the months of the last deposit' });
    const months = step(calc`${count} * (${longest} + ${shortest}) / 2`, {
      name: 'the months of all deposits together',
      because: text`Each deposit is as large as the others, so only the sum of their months counts.`,
    })`
      The first deposit earns for $${count} + ${rest}$ months, the next for one month less, the last for
      $1 + ${rest}$. Add this arithmetic progression of ${count} terms.`;
    const part = step(calc`${months} * ${rate} / 12`, { name: 'the interest as a per cent of one deposit' })`
      A month earns $\frac{1}{12}$ of ${rate}%. Find what all these months earn, as a per cent of one deposit.`;
    const each = step(calc`${interest} ÷ ${part}%`, { name: 'one deposit' })`
      This is ₹${interest}: divide to find the deposit.`;
    const number = find(count);
    const all = step(calc`${number} * ${each} + ${interest}`)`
      Add all the deposits and the interest.`;
    return {
      answer: all,
      stem:
        frame === 0
          ? text`On the first day of each month for ${count} months ${who} deposits the same sum ${aim}, at ${rate}% a
            year simple interest. After these ${count} months nothing more is paid in, and the money is left for
            another ${rest} months. The interest is then ₹${interest} in all. What is the total amount?`
          : text`${who} saves ${aim}: ${count} equal deposits, one at the beginning of each month, earn simple interest
            at ${rate}% a year. The account is closed ${rest} months after the end of the month of the last deposit,
            with ₹${interest} of interest on it. How much is paid out in all?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(interest),
      slips: [
        slip('miscounted_the_steps', shortest, rest)`
          The last deposit was given ${rest} months. It earns in the month of its own, too.`,
        slip('ignored_a_condition', months, calc`${count} * (${count} + 1) / 2`)`
          The ${rest} months at the end were left out. All deposits earn in them.`,
        slip('assumed_equal_parts', months, calc`${count} * (${count} + ${rest})`)`
          ${here} lets every deposit earn from the first month. The later ones come month by month.`,
        slip('did_not_convert_a_unit', part, calc`${months} * ${rate} / 100`)`
          ${here} treats the months as hundredths of a year.`,
        slip('left_out_a_term', all, calc`${number} * ${each}`)`
          ${here} is what was paid in. The interest of ₹${interest} comes on top.`,
        slip('miscounted_the_steps', longest, calc`${count} + ${rest} - 1`)`
          The first deposit was given $${longest}$ months. It is there from the first day of the first month.`,
        slip('miscounted_the_steps', number, calc`${count} - 1`)`
          $${number}$ deposits were counted. There are ${count}, one for each month.`,
        slip('added_for_multiplied', months, calc`${count} * (${count} + 1) / 2 + ${rest}`)`
          ${here} adds the ${rest} months once. Each of the ${count} deposits earns in them.`,
      ],
      snapRead: text`Equal deposits, each with a month less than the one before: an arithmetic progression of months,
        then one unknown.`,
      approach: text`Simple interest on equal sums depends only on the total of their months. The known interest gives
        the deposit, and that the amount.`,
      faster: text`On average a deposit stands for $\frac{${count + 1}}{2} + ${rest}$ months, so the interest is
        $${rate}\%$ of all deposits times that part of a year.`,
      check: text`${count} deposits of ₹${each} are ₹${each.mul(count)}; at ${rate}% for an average of
        $${q(count + 1, 2).add(rest)}$ months they earn ₹${interest}.`,
      principle: text`For equal sums at simple interest, add the times and treat them as one sum for the total time.`,
    };
  },
);

/** AR.INT.1 Hard: equal monthly deposits that are left to rest. */
export const monthlyDeposits: readonly AnyTemplate[] = situation<Deposits>({
  type: 'AR.INT.1',
  situation: 'monthly-deposits',
  tries: 60,
  draw: draw => {
    const p = {
      sum: draw.step(200, 5000, 50),
      count: draw.pick([5, 6, 8, 9, 10, 11, 12, 15]),
      rest: draw.pick([2, 3, 4, 5, 6, 7, 8, 9, 10]),
      rate: draw.pick([4, 5, 6, 7, 8, 9, 10]),
      frame: draw.int(0, 1),
      ...draw.pick(stories),
    };
    return interestOf(p).d === 1n && p.count !== p.rest ? p : null;
  },
  forms: [total],
});
