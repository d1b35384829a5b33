import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { rupees, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Loan {
  who: string;
  purpose: string;
  sum: number;
  rate: number;
  /** Years up to a part payment, and years after it. */
  first: number;
  second: number;
  paid: number;
  /** Years for a growth by the part `growth`, and a change of the rate in points. */
  years: number;
  points: number;
  /** The growth that is wanted then. */
  wanted: Fraction;
  frame: number;
}

const stories = [
  { who: 'Rukmini', purpose: 'a sewing unit' },
  { who: 'a farmer', purpose: 'a water pump' },
  { who: 'Karthik', purpose: 'a delivery van' },
  { who: 'a potter', purpose: 'an electric kiln' },
  { who: 'Ayesha', purpose: 'a coaching course' },
  { who: 'a fishing crew', purpose: 'a new engine' },
] as const;

const lastPayment = form<Loan>(
  'payment-that-ends-the-loan',
  {
    band: 'Medium',
    seconds: 90,
    suits: ({ sum, rate, second, paid }) => ((sum - paid) * rate * second) % 1000 === 0,
    verify: ({ sum, rate, first, second, paid }) => {
      // Year by year, with the yearly interest that the first years show.
      const perRupee = (sum * rate * first) / 100 / sum / first;
      let due = sum - paid;
      for (let year = 0; year < second; year += 1) due += (sum - paid) * perRupee;
      return Math.round(due);
    },
  },
  ({ who, purpose, sum, rate, first, second, paid, frame }, { step, find }) => {
    const interest = q(sum * rate * first, 100);
    const yearly = step(calc`${interest} / (${sum} * ${first}) * 100`, {
      name: 'the rate in per cent a year',
      because: text`The rate is not told, but the interest of the first years on the whole loan tells it.`,
    })`
      The ₹${interest} were the interest on ₹${sum} for ${first} years. Divide by both to find the yearly rate in per
      cent.`;
    const rest = step(calc`${sum} - ${paid}`, { name: 'the loan after the part payment' })`
      Only ₹${paid} reduced the loan, so interest runs on the rest from then on.`;
    const time = find(second);
    const more = step(calc`${rest} * ${yearly}% * ${time}`, { name: 'the interest of the later years' })`
      Find the interest on this rest for the other ${second} years.`;
    const last = step(calc`${rest} + ${more}`)`
      The last sum returns the rest together with its interest.`;
    return {
      answer: last,
      stem:
        frame === 0
          ? text`${who} borrowed ₹${sum} at simple interest for ${purpose}. After ${first} years the interest due,
            ₹${interest}, was paid, and ₹${paid} of the loan with it. The rest of the loan was paid back with its
            interest ${second} years later. How much was that last payment?`
          : text`A loan of ₹${sum} at simple interest, taken by ${who} for ${purpose}, had cost ₹${interest} in
            interest after ${first} years. This was paid together with ₹${paid} of the loan itself. What sum, interest
            included, cleared the loan after another ${second} years?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0) && !value.equals(paid),
      slips: [
        slip('ignored_what_was_paid_back', rest, sum)`
          The interest was counted on ₹${sum} all the time, and all of it was returned. ₹${paid} had been paid back.`,
        slip('subtracted_for_added', rest, calc`${sum} - ${paid} - ${interest}`)`
          The ₹${interest} were taken off the loan, too. They paid for the use of the money and returned none of it.`,
        slip('took_a_wrong_number_of_periods', time, calc`${first} + ${second}`)`
          Interest was charged for ${first + second} years. That of the first ${first} had been paid.`,
        slip('used_the_rate_of_another_period', yearly, calc`${interest} / ${sum} * 100`)`
          ${yearly}% is the interest of ${first} years. The yearly rate is lower.`,
        slip('gave_the_complement', rest, paid)`
          ₹${paid} is what was returned early. The interest runs on what remains.`,
        stop('stopped_a_step_early', more)`
          ₹${more} is the interest of the last ${second} years alone.`,
        slip('compounded_simple_interest', more, () => calc`${rest} * ((100% + ${yearly}%)^${second} - 1)`)`
          ${here} adds interest on interest. The loan is at simple interest.`,
        slip('wrong_base', more, calc`${sum} * ${yearly}% * ${time}`)`
          ${here} takes the interest on the whole loan. A part of it had been returned.`,
      ],
      snapRead: text`The rate is hidden in the first interest; after a part is paid back, interest runs on less.`,
      approach: text`The first years give the rate. What is paid back changes the sum on which the later interest is
        counted; interest that is paid does not change it.`,
      faster: text`₹${sum} cost ₹${interest} in ${first} years, so the rest costs
        $${interest} \times \frac{${rest}}{${sum}} \times \frac{${second}}{${first}}$ in ${second} years.`,
      check: text`Without the rest of ₹${rest} the last sum leaves ₹${more}, and ${yearly}% of ₹${rest} for
        ${second} years is the same.`,
      principle: text`Interest is counted on what is still owed: what is paid back changes the base, interest paid does
        not.`,
    };
  },
);

const growthAgain = form<Loan>(
  'time-for-another-growth',
  {
    band: 'Medium',
    seconds: 80,
    entry: true,
    suits: ({ rate, years, points, wanted }) => {
      if (rate + points < 3) return false;
      const time = wanted.mul(100).div(rate + points);
      return (
        time.d === 1n &&
        time.gte(3) &&
        time.lte(25) &&
        !shown(rate, years, wanted).includes(time.n) &&
        ![10, rate, rate + points, rate - points].includes(time.valueOf()) &&
        !time.equals(years) &&
        rate * years !== 100
      );
    },
    verify: ({ rate, years, points, wanted }) => {
      const old = (rate * years) / 100 / years;
      for (let t = 1; t <= 60; t += 1)
        if (Math.abs(t * (old + points / 100) - wanted.valueOf()) < 1e-9) return t;
      throw new Error('no whole number of years fits');
    },
  },
  ({ who, purpose, rate, years, points, wanted, frame }, { step, find }) => {
    const [one, other] = [q(rate * years, 100).add(1), wanted.add(1)];
    const growth = find(one.sub(1), { name: 'the first interest as a part of the sum' });
    const old = step(calc`${growth} / ${years} * 100`, {
      name: 'the first rate',
      works: (_value, working) => tex`${asFraction(one)} - 1 = ${asFraction(growth)}, \quad ${working}`,
    })`
      The sum itself is contained in the amount, so the interest is the amount without one whole sum. Divide it by the
      years for the rate in per cent.`;
    const fresh = step(calc`${old} + ${points}`, { name: 'the other rate' })`
      The other rate is ${points < 0 ? 'lower' : 'higher'} by ${Math.abs(points)} percentage point(s).`;
    const part = find(other.sub(1), { name: 'the interest that is wanted, as a part of the sum' });
    const time = step(frac(calc`${part} * 100 / ${fresh}`))`
      Now the interest has to be $${asFraction(other)} - 1$ of the sum. Divide it by the new yearly rate.`;
    return {
      answer: time,
      stem:
        frame === 0
          ? text`Money lent to ${who} for ${purpose} at simple interest amounts to $${asFraction(one)}$ of itself in
            ${years} years. If the yearly rate is ${points < 0 ? 'lower' : 'higher'} by ${Math.abs(points)} percentage
            point(s), in how many years does it amount to $${asFraction(other)}$ of itself?`
          : text`At a certain rate of simple interest a debt of ${who} becomes $${asFraction(one)}$ of the sum borrowed
            in ${years} years. How many years does it take to become $${asFraction(other)}$ of that sum at a rate that
            is ${Math.abs(points)} percentage point(s) ${points < 0 ? 'less' : 'more'}?`,
      show: value => withUnit(value, 'years'),
      plausible: value => value.gt(0) && value.d <= 7n,
      slips: [
        slip('left_out_a_change', fresh, old)`
          The rate of ${old}% was kept. The other growth takes place at a different one.`,
        slip('took_the_whole_for_a_part', part, other)`
          $${asFraction(part)}$ is the whole amount. Interest has to bring only what is more than the sum itself.`,
        slip('took_the_whole_for_a_part', growth, one)`
          $${asFraction(growth)}$ is the whole amount, and it was spread over ${years} years as interest.`,
        slip('took_the_change_the_wrong_way', fresh, calc`${old} - ${points}`)`
          ${here} changes the rate in the wrong direction.`,
        slip('wrong_base', part, other.gt(one) && other.sub(one))`
          $${asFraction(part)}$ is what lies between the two amounts. Both start from the sum itself.`,
        slip('assumed_a_proportion', time, frac(calc`${years} * ${other} / ${one}`))`
          ${here} lets the whole amounts grow in proportion to the years. Only the interest does.`,
      ],
      snapRead: text`Growth to a multiple at simple interest: the interest is the multiple less one, and it grows
        evenly.`,
      approach: text`Turn both multiples into interest. The first gives the rate, the change of the rate is applied,
        and the second interest gives the time.`,
      check: text`${fresh}% a year for ${time} year(s) is ${calc`${fresh} * ${time}`.value}% of the sum, and that is
        $${asFraction(other)} - 1$.`,
      principle: text`At simple interest the interest, not the amount, is proportional to rate and time.`,
    };
  },
);

/** The numbers of the fractions that solution and slips show. */
function shown(rate: number, years: number, wanted: Fraction) {
  const growth = q(rate * years, 100);
  return [growth, growth.add(1), wanted, wanted.add(1), wanted.sub(growth)].flatMap(part => [part.n, part.d]);
}

/** A number as a fraction: five halves, not two and a half. */
function asFraction(value: Fraction) {
  return value.d === 1n ? tex`${value}` : tex`\frac{${String(value.n)}}{${String(value.d)}}`;
}

/** AR.INT.1 Medium: a loan paid back in two parts, and a rate that is found first and then changed. */
export const loansThatChange: readonly AnyTemplate[] = situation<Loan>({
  type: 'AR.INT.1',
  situation: 'changed-loan',
  tries: 60,
  draw: draw => {
    const sum = draw.step(8000, 60000, 1000);
    const rate = draw.int(4, 15);
    return {
      sum,
      rate,
      first: draw.int(2, 4),
      second: draw.int(2, 5),
      paid: draw.step(3000, Math.max(3000, sum - 4000), 500),
      years: draw.pick([2, 3, 4, 5, 6, 8, 10, 12, 15]),
      points: draw.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
      wanted: draw.pick([
        q(1, 2),
        q(3, 5),
        q(2, 5),
        q(3, 4),
        q(4, 5),
        q(6, 5),
        q(7, 5),
        q(8, 5),
        q(1),
        q(3, 2),
        q(9, 10),
      ]),
      frame: draw.int(0, 1),
      ...draw.pick(stories),
    };
  },
  forms: [lastPayment, growthAgain],
});
