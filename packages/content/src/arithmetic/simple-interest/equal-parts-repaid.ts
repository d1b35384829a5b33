import { personBy } from '../../people.ts';
import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** A loan repaid in equal parts, each with the simple interest of a year on what is still owed. */
interface Parts {
  who: string;
  what: string;
  /** The equal part of the loan in rupees, the rate per cent, the number of years. */
  part: number;
  rate: number;
  years: number;
  frame: number;
}

const stories = [
  { who: 'farmer', what: 'a tractor' },
  { who: 'weaver', what: 'six looms' },
  { who: 'fisherman', what: 'a motor boat' },
  { who: 'printer', what: 'a press' },
] as const;

const loan = form<Parts>(
  'loan-from-first-last-and-total-payment',
  {
    band: 'Hard',
    seconds: 140,
    // The borrower has a name.
    revision: 2,
    also: ['AL.SEQ.1'],
    verify: ({ part, rate, years }) => {
      const each = (part * rate) / 100;
      const [first, last] = [part + years * each, part + each];
      const paid = years * part + (each * years * (years + 1)) / 2;
      // Numbers of years are tried: the payments have to add up.
      for (let n = 2; n < 60; n += 1)
        if (Math.abs((n * (first + last)) / 2 - paid) < 1e-6)
          return q(Math.round(n * (last - (first - last) / (n - 1)) * 100), 100);
      throw new Error('no number of years fits');
    },
  },
  ({ who, what, part, rate, years, frame }, { step, find }) => {
    const each = q(part * rate, 100);
    const first = each.mul(years).add(part);
    const last = each.add(part);
    const paid = first.add(last).mul(years).div(2);
    const mean = step(calc`(${first} + ${last}) / 2`, {
      name: 'the average payment',
      because: text`Every payment takes the same part off the loan, so the interest of the next year is less by the
        interest of one part. The payments fall by equal amounts.`,
    })`
      The payments form an arithmetic progression, because what is owed falls by the same part each year. So their
      average is that of the first and the last.`;
    const count = step(calc`${paid} / ${mean}`, {
      name: 'the number of payments',
      because: text`A total is the average times the number.`,
    })`
      Divide the total by the average payment to find how many payments there are.`;
    const gaps = find(calc`${count} - 1`);
    const interest = step(calc`(${first} - ${last}) / ${gaps}`, {
      name: 'the interest of one part for a year',
      because: text`From the first to the last of $${count}$ payments the interest falls by one part's interest
        $${gaps}$ times.`,
    })`
      From the first payment to the last there are $${gaps}$ equal falls. Find one of them: it is the interest of one
      part of the loan for a year.`;
    const equal = step(calc`${last} - ${interest}`, {
      name: 'the equal part of the loan',
      because: text`In the last year only one part is still owed, so the last payment is this part with its own
        interest.`,
    })`
      The last payment is one part of the loan with one such interest. Subtract the interest.`;
    const wanted = step(calc`${count} * ${equal}`, {
      because: text`The loan is paid back in equal parts, as many as there are payments.`,
    })`
      Multiply one part by the number of payments.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`${personBy(first, last)}, a ${who}, took a loan for ${what} at simple interest. Every year an equal part of
          the loan is repaid, together with the interest of that year on what was still owed. The first payment is
          ₹${first} and the last one
          ₹${last}. In all, ₹${paid} will have been paid when the loan is settled. How large was the loan?`,
        text`At the end of each year ${personBy(first, last)}, a ${who}, pays back the same part of a loan for ${what},
          and in addition the simple interest for the year on all that was still owed. ₹${paid} are paid altogether,
          where the payments go down from ₹${first} in the first year to ₹${last} in the last. Find the sum that was
          borrowed.`,
      ),
      show: rupees,
      plausible: value => value.d === 1n && value.gt(first) && value.lt(paid),
      slips: [
        slip('counted_gaps_for_numbers', gaps, calc`${count}`)`
          You divided the fall from the first to the last payment by $${count}$ payments. Between them there are only
          $${count.sub(1)}$ steps.`,
        slip('forgot_interest', equal, calc`${last}`)`
          You used the last payment of ₹${last} as the part of the loan. It contains the interest of one part, too.`,
        slip('used_a_term_twice', equal, calc`${last} - 2 * ${interest}`)`
          You subtracted the interest of two parts from the last payment. In the last year only one part is owed.`,
        slip('took_a_wrong_number_of_periods', equal, calc`${last} - ${interest} * ${count}`)`
          You subtracted $${count}$ interests from the last payment. That is the interest of the first year, when all
          parts were owed.`,
        slip('miscounted_the_steps', wanted, calc`${gaps} * ${equal}`)`
          ${here} counts the falls and not the payments. There is one payment more than there are falls.`,
        slip('stopped_a_step_early', wanted, calc`${paid} - ${interest} * ${count}`)`
          ${here} subtracts the interest of one year from all payments. Interest was paid in every year.`,
        slip('left_out_a_term', wanted, calc`${paid} - (${first} - ${last}) * ${count} / 2`)`
          ${here} takes the interest of the last year for nothing. One part was still owed then, so there is interest in
          every payment.`,
      ],
      snapRead: text`Equal parts are paid back, so the interest falls evenly: first, last and total of an arithmetic
        progression are known.`,
      approach: text`Total and average give the number of payments. The fall from payment to payment is the interest of
        one part, and the last payment is one part with that interest.`,
      check: text`The interest comes to $1 + 2 + \dots + ${count}$ times ₹${interest}, which is
        ₹${interest.mul(count).mul(count.add(1)).div(2)}; with the loan of ₹${wanted} that is ₹${paid}.`,
      principle: text`Interest on what is owed falls evenly when equal parts are paid back: treat the payments as an
        arithmetic progression.`,
    };
  },
);

/** AR.INT.1 Hard: a loan from payments that fall evenly. */
export const equalPartsRepaid: readonly AnyTemplate[] = situation<Parts>({
  type: 'AR.INT.1',
  situation: 'equal-parts-repaid',
  tries: 100,
  draw: draw => {
    const p = {
      ...draw.pick(stories),
      part: draw.step(2000, 24_000, 500),
      rate: draw.pick([5, 6, 7.5, 8, 9, 10, 12, 15]),
      years: draw.int(4, 12),
      frame: draw.int(0, 1),
    };
    const each = (p.part * p.rate) / 100;
    return Number.isInteger(each) && Number.isInteger((each * (p.years + 1)) / 2) ? p : null;
  },
  forms: [loan],
});
