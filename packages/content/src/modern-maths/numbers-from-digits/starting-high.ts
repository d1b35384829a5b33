import { arrangements } from '../../counting.ts';
import { calc, form, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { type Digits, factors, falling, listed, numbers, whole } from './digits.ts';

export const startingHigh = form<Digits>(
  'above-a-bound',
  {
    band: 'Easy',
    seconds: 50,
    revision: 3,
    entry: true,
    suits: ({ zero, digits, length }) => !zero && digits.length > length && length < 5,
    verify: p =>
      numbers(p, false).filter(n => Number(n.join('')) > (p.digits[1] ?? 1) * 10 ** (p.length - 1)).length,
  },
  ({ digits, length, way }, { step, find }) => {
    const firstPlace = find(calc`${digits.length} - 1`);
    const first = step(firstPlace, value => tex`${digits.slice(1)}: \quad ${value}`)`
      Only the first digit decides: it must not be smaller than that of the bound. Count the possible first digits.`;
    const pool = find(calc`${digits.length} - 1`);
    const count = step(
      calc`${first} * P(${pool}, ${length} - 1)`,
      value => tex`${first} \times ${factors(falling(pool.valueOf(), length - 1))} = ${value}`,
    )`
      Fill the other places from the remaining digits.`;
    return {
      answer: count,
      stem: () => {
        const bound = (digits[1] ?? 1) * 10 ** (length - 1);
        return way
          ? text`How many $${length}$-digit numbers greater than $${String(bound)}$ can be formed from the digits
            ${listed(digits)} without repetition?`
          : text`A $${length}$-digit number is formed from the digits ${listed(digits)}, and no digit is used twice. How
            many such numbers are greater than $${String(bound)}$?`;
      },
      show: plain,
      plausible: whole,
      onSight: value => value.valueOf() <= arrangements(digits.length, length),
      slips: [
        slip('left_out_an_end_point', firstPlace, calc`${digits.length} - 2`)`
          Numbers that begin with $${digits[1]}$ are above the bound too, because zero is not among the digits.`,
        slip('ignored_a_condition', firstPlace, digits.length)`
          Numbers that begin with $${digits[0]}$ were counted, which are below the bound.`,
        slip('let_things_repeat', count, calc`${first} * ${digits.length}^(${length} - 1)`)`
          Digits were used again, though none may be repeated. Here $${first} \times ${digits.length}^{${length} - 1} =
          ${count}$.`,
        slip('left_out_a_case', pool, calc`${digits.length} - 2`)`
          The digit $${digits[0]}$ was left out of the later places too.`,
        slip(
          'counted_one_too_few',
          count,
          calc`P(${digits.length}, ${length}) - P(${digits.length} - 1, ${length} - 2)`,
        )`
          For the numbers that begin with $${digits[0]}$ only $${length - 2}$ of the later places were filled. Here
          $${arrangements(digits.length, length)} - ${arrangements(digits.length - 1, length - 2)} = ${count}$.`,
        slip('counted_one_too_few', count, calc`P(${digits.length}, ${length}) - 1`)`
          One number was taken off for the first digit $${digits[0]}$; all that begin with it have to go. Here
          $${arrangements(digits.length, length)} - 1 = ${count}$.`,
        slip('left_out_a_case', firstPlace, 1)`
          Only one first digit was counted; all from $${digits[1]}$ on are possible.`,
        slip('let_things_repeat', pool, digits.length)`
          The first digit was left in the pool for the second place.`,
      ],
      snapRead: text`Numbers above a round bound: the first digit alone decides.`,
      approach: text`Count the first digits that are large enough, then fill the other places without repetition.`,
      check: () =>
        text`All numbers are $${arrangements(digits.length, length)}$; those with first digit $${digits[0]}$ are
          $${arrangements(digits.length - 1, length - 1)}$.`,
      principle: text`Above a bound: sort by the first digit that differs from the bound.`,
    };
  },
);
