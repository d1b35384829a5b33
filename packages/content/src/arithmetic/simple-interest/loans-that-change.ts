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
      because: text`The rate is not told, but the interest of the first ${first} years is known, and in this time
          nothing had been paid back. So the base is the whole loan.`,
    })`
      The ₹${interest} were the interest on ₹${sum} for ${first} years. Divide by both to find the yearly rate in per
      cent.`;
    const rest = step(calc`${sum} - ${paid}`, {
      name: 'the loan after the part payment',
      because: text`The interest of ₹${interest} was the price for using the money and returned nothing of it.
          Only the other payment makes the debt smaller.`,
    })`
      Only ₹${paid} reduced the loan, so interest runs on the rest from then on.`;
    const time = find(second);
    const more = step(calc`${rest} * ${yearly}% * ${time}`, {
      name: 'the interest of the later years',
      because: text`The bank counts interest on what is still owed. The part that was paid back costs nothing any
          more, and the interest of the first years has been paid.`,
    })`
      Find the interest on this rest for the other ${second} years.`;
    const last = step(calc`${rest} + ${more}`, {
      name: text`the last payment`,
      because: text`At the end nothing may be owed. So both the rest of the loan and the interest on it have to be
          paid.`,
    })`
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
          You counted the interest on ₹${sum} for all the years and returned all of it. But ₹${paid} had been paid
          back after ${first} years.`,
        slip('subtracted_for_added', rest, calc`${sum} - ${paid} - ${interest}`)`
          You subtracted the ₹${interest} from the loan, too. They paid for the use of the money and returned nothing
          of it.`,
        slip('took_a_wrong_number_of_periods', time, calc`${first} + ${second}`)`
          You charged interest for ${first + second} years. The interest of the first ${first} years had been paid
          already.`,
        slip('used_the_rate_of_another_period', yearly, calc`${interest} / ${sum} * 100`)`
          You used ${yearly}% as the yearly rate. It is the interest of ${first} years together, so one year has less.`,
        slip('gave_the_complement', rest, paid)`
          You counted the interest on ₹${paid}, which was returned early. It runs on the rest of the loan.`,
        stop('stopped_a_step_early', more)`
          You stopped at ₹${more}, the interest of the last ${second} years. The rest of the loan has to be paid back
          with it.`,
        slip('compounded_simple_interest', more, () => calc`${rest} * ((100% + ${yearly}%)^${second} - 1)`)`
          You added interest on interest: ${here}. The loan is at simple interest, so every year has the same
          interest.`,
        slip('wrong_base', more, calc`${sum} * ${yearly}% * ${time}`)`
          You counted the interest on the whole loan: ${here}. A part of it had been returned before these years.`,
      ],
      snapRead: text`The rate is hidden in the interest of the first years. After a part is paid back, interest runs
        on the rest only.`,
      approach: text`The interest of the first years gives the rate. Then find what is still owed after the part
        payment, the interest on it, and both together.`,
      faster: text`₹${sum} cost ₹${interest} in ${first} years, so the rest costs
        $${interest} \times \frac{${rest}}{${sum}} \times \frac{${second}}{${first}}$ in ${second} years.`,
      check: text`Without the rest of ₹${rest} the last sum leaves ₹${more}, and ${yearly}% of ₹${rest} for
        ${second} years is the same.`,
      principle: text`Interest is counted on what is still owed: a part payment makes this base smaller, a payment of
        interest does not.`,
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
      because: text`A sum that becomes $\frac{3}{2}$ of itself has earned $\frac{1}{2}$, not $\frac{3}{2}$. At
          simple interest each year earns the same, so the years share it equally.`,
    })`
      The amount contains the sum itself, so the interest is the amount less one whole sum. Divide it by the ${years}
      years and write it in per cent: this is the first rate.`;
    const fresh = step(calc`${old} + ${points}`, {
      name: 'the other rate',
      because: text`Percentage points are added to the rate or subtracted from it as they are. They are not a per
          cent of the old rate.`,
    })`
      The other rate is ${points < 0 ? 'lower' : 'higher'} by ${Math.abs(points)} percentage point(s).`;
    const part = find(other.sub(1), { name: 'the interest that is wanted, as a part of the sum' });
    const time = step(frac(calc`${part} * 100 / ${fresh}`), {
      name: text`the time at the other rate`,
      because: text`Each year brings the same part of the sum, so the time is the whole interest divided by the
          interest of one year. The sum itself was there from the beginning and needs no time.`,
    })`
      At the new rate the amount has to be $${asFraction(other)}$ of the sum, so the interest has to be
      $${asFraction(other)} - 1$. Divide it by the new yearly rate.`;
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
          You kept the rate of ${old}%. The second growth takes place at another rate,
          ${points < 0 ? 'lower' : 'higher'} by ${Math.abs(points)} percentage point(s).`,
        slip('took_the_whole_for_a_part', part, other)`
          You used $${asFraction(part)}$, the whole amount, as the interest. The sum itself is in it, and interest has
          to bring only what is more.`,
        slip('took_the_whole_for_a_part', growth, one)`
          You spread $${asFraction(growth)}$, the whole amount, over ${years} years as interest. One whole sum of it
          was there at the beginning.`,
        slip('took_the_change_the_wrong_way', fresh, calc`${old} - ${points}`)`
          You changed the rate the wrong way: ${here}. It is ${points < 0 ? 'lower' : 'higher'} than the first one.`,
        slip('wrong_base', part, other.gt(one) && other.sub(one))`
          You used $${asFraction(part)}$, the difference of the two amounts. The second growth starts again from the
          sum itself, not from the first amount.`,
        slip('assumed_a_proportion', time, frac(calc`${years} * ${other} / ${one}`))`
          You let the whole amounts grow in proportion to the years: ${here}. Only the interest does, because the sum
          itself is there from the beginning.`,
      ],
      snapRead: text`A sum grows to a known multiple at simple interest. The interest is this multiple less 1, and it
        grows evenly with the years.`,
      approach: text`Write both multiples as interest. The first gives the rate, then change the rate by the points,
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
