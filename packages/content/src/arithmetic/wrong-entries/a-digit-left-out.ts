import type Fraction from 'fraction.js';
import { personBy } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Digit {
  story: (typeof stories)[number];
  /** How many amounts there are, what all but one come to, the amount as it was typed and the digit left out. */
  count: number;
  others: number;
  typed: number;
  digit: number;
}

const stories = [
  {
    entry: 'bill',
    entries: 'bills',
    tell: (n: number, low: Fraction, high: Fraction) =>
      text`A shop has $${n}$ bills of a day, and by its list they average ₹${low}. Then it turns out that in one
        bill the last digit, which is not 0, was not typed. With this digit the average is ₹${high}. What do the
        other $${n - 1}$ bills come to?`,
  },
  {
    entry: 'gift',
    entries: 'gifts',
    tell: (n: number, low: Fraction, high: Fraction) =>
      text`The average of $${n}$ gifts to a relief fund rises from ₹${low} to ₹${high} when a mistake is
        put right: ${personBy(n, low)} had dropped the last digit of one amount, all amounts being whole rupees and
        this digit not
        0. Find the sum of all gifts except that one.`,
  },
  {
    entry: 'fare',
    entries: 'fares',
    tell: (n: number, low: Fraction, high: Fraction) =>
      text`For $${n}$ fares, all of whole rupees, the taxi book of ${personBy(n, low)} gives an average of ₹${low}.
        The true
        average is ₹${high}, because one fare was written without its last digit, which was not 0. How much did
        ${personBy(n, low)} earn with the other $${n - 1}$ fares?`,
  },
] as const;

const rest = form<Digit>(
  'sum-of-the-others',
  {
    band: 'Medium',
    seconds: 95,
    revision: 3,
    also: ['NS.DIG.1'],
    verify: ({ count, others, typed, digit }) => {
      const gain = 9 * typed + digit;
      for (let right = 10; right < 30_000; right += 1)
        if (right % 10 > 0 && right - Math.floor(right / 10) === gain)
          return others + typed - Math.floor(right / 10);
      throw new Error(`no amount fits ${count}`);
    },
  },
  ({ story: { entry, entries, tell }, count, others, typed, digit }, { step, find }) => {
    const low = q(others + typed, count);
    const high = q(others + 10 * typed + digit, count);
    const n = find(count);
    const gain = step(calc`${n} * (${high} - ${low})`, {
      name: 'by how much the right amount is larger than the wrong one',
      because: text`An average times the number of ${entries} is their sum. All other ${entries} are the same in
          both sums, so they cancel.`,
    })`
      Only one ${entry} changes, so the rise of the average, for all $${count}$ ${entries}, is the difference between
      its right and its wrong amount.`;
    const parts = find(9);
    const wrong = step(calc`floor(${gain} / ${parts})`, {
      name: 'the wrong amount',
      works: value =>
        tex`(10x + d) - x = 9x + d = ${gain}, \quad ${gain} = ${parts} \times ${value} + ${gain.sub(parts.mul(value))}`,
      because: text`A digit more at the end makes ten times the amount and the digit. Less the wrong amount
          itself, nine times it and the digit are left. The digit is from 1 to 9: it is the remainder, and a remainder
          of 0 would mean the digit 9.`,
    })`
      Let the wrong amount be $x$ rupees and the missing digit $d$: the right amount is $10x + d$. Divide the difference
      by $9$: the quotient is $x$ and the remainder is $d$.`;
    const total = step(calc`${count} * ${low}`, {
      name: text`what the ${entries} come to by the list`,
      because: text`The list has one wrong entry, and all the others are right. So its sum can be used, if the wrong
          amount is subtracted from it.`,
    })`
      The list contains the wrong amount. Multiply its average by $${count}$ to find what all the ${entries} of the
      list come to.`;
    const wanted = step(calc`${total} - ${wrong}`, {
      name: text`the sum of the others`,
      because: text`This total contains the wrong amount and not the right one, so the wrong one has to be
          subtracted.`,
    })`
      Subtract the wrong amount from this total: the others are left.`;
    return {
      answer: wanted,
      stem: tell(count, low, high),
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('divided_by_the_wrong_number', parts, 10)`
          The difference of ₹${gain} was divided by $10$ and rounded down to $${wrong}$, as if it were ten times the
          wrong
          amount and the digit. It is nine times the wrong amount and the digit.`,
        slip('used_a_term_twice', wanted, () => calc`${total} - 10 * ${wrong} - ${digit}`)`
          You subtracted the right amount: ${here}. The total of the list contains the wrong one.`,
        slip('answered_another_quantity', wanted, calc`${total} - ${gain}`)`
          You subtracted the difference between the right and the wrong amount: ${here}. Subtract the wrong amount
          itself, which is in the list.`,
        slip('rounded_the_wrong_way', wrong, () => calc`ceil(${gain} / ${parts})`)`
          $${gain} \div 9$ was rounded up to $${wrong}$. The digit is the remainder, so the quotient is rounded down.`,
        slip('used_a_wrong_given_number', total, calc`${count} * ${high}`)`
          ${here} is the total with the right amount, from which the wrong one was taken off.`,
        slip('went_a_step_too_far', wanted, calc`${total} + ${gain}`)`
          You found the right total of all $${count}$ ${entries}: ${here}. The question asks for the others only.`,
        slip('did_not_divide', wrong, calc`${gain} * 1`)`
          The difference of ₹${gain} was used as the wrong amount. It contains that amount nine times.`,
        slip('wrong_sign', wanted, calc`${total} + ${wrong}`)`
          ${here} adds the wrong amount, which is already in the total of the list.`,
      ],
      snapRead: text`One amount lost its last digit; the rise of the total is nine times the wrong amount, and the
        digit.`,
      approach: text`The rise of the average gives the difference of the two amounts. Division by 9 splits it into the
        wrong amount and the digit. Then take the wrong amount off the total.`,
      check:
        () => text`The right amount is ₹${calc`10 * ${wrong} + ${digit}`.value}, and with ₹${wanted} it makes
        ₹${calc`${wanted} + 10 * ${wrong} + ${digit}`.value}, which is $${count} \times ${high}$.`,
      principle: text`A number without its last digit is smaller by nine times itself and the digit: divide by 9 with
        remainder.`,
    };
  },
);

/** AR.AVG.3 Medium: an amount whose last digit was left out. */
export const aDigitLeftOut: readonly AnyTemplate[] = situation<Digit>({
  type: 'AR.AVG.3',
  situation: 'digit-left-out',
  tries: 60,
  draw: draw => {
    const count = draw.pick([20, 25, 40, 50]);
    const [typed, digit] = [draw.int(35, 280), draw.int(1, 8)];
    const others = (count - 1) * draw.int(180, 900) + draw.int(0, count - 2);
    const tail = (others + typed) % count;
    return (9 * typed + digit) % count > 0 && tail > 0
      ? { story: draw.pick(stories), count, others, typed, digit }
      : null;
  },
  forms: [rest],
});
