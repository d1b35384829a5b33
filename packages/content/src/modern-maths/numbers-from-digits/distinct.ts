import { arrangements } from '../../counting.ts';
import { calc, form, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { type Digits, factors, falling, listed, numbers, whole } from './digits.ts';

export const distinct = form<Digits>(
  'no-repetition-with-zero',
  {
    band: 'Easy',
    seconds: 40,
    revision: 3,
    entry: true,
    suits: ({ zero }) => zero,
    verify: p => numbers(p, false).length,
  },
  ({ digits, length, way }, { step, find }) => {
    const firstPlace = find(calc`${digits.length} - 1`);
    const first = step(firstPlace, value => tex`${digits.length} - 1 = ${value}`)`
      Fill the first place before the others: it must not be zero.`;
    const pool = find(calc`${digits.length} - 1`);
    const count = step(
      calc`${first} * P(${pool}, ${length} - 1)`,
      value => tex`${first} \times ${factors(falling(pool.valueOf(), length - 1))} = ${value}`,
    )`
      Fill the other places one by one with what is left, zero included.`;
    return {
      answer: count,
      stem: way
        ? text`How many $${length}$-digit numbers can be formed from the digits ${listed(digits)} if no digit may be
          repeated?`
        : text`Each of the digits ${listed(digits)} is written on one tile. How many different $${length}$-digit numbers
          can be formed with $${length}$ of these tiles?`,
      show: plain,
      plausible: whole,
      slips: [
        slip('let_zero_lead', firstPlace, digits.length)`
          All $${digits.length}$ digits were allowed in the first place; with zero there the number is shorter.`,
        slip('forgot_zero', pool, calc`${digits.length} - 2`)`
          For the second place $${pool}$ digits were counted; zero may stand there.`,
        slip('let_things_repeat', count, calc`(${digits.length} - 1) * ${digits.length}^(${length} - 1)`)`
          Digits were used again, though none may be repeated. Here $(${digits.length} - 1) \times
          ${digits.length}^{${length} - 1} = ${count}$.`,
        slip('let_things_repeat', pool, digits.length)`
          $${first} \times ${pool}$ for the first two places leaves the first digit in the pool for the second one.`,
        slip('ignored_order', count, calc`C(${digits.length}, ${length})`)`
          Only the choice of digits was counted, not their order. Here $\binom{${digits.length}}{${length}} =
          ${count}$.`,
        slip('miscounted_the_steps', count, calc`P(${pool}, ${length} - 2) * ${first}`)`
          $${first} \times ${arrangements(pool.valueOf(), length - 2)}$ leaves one place unfilled.`,
      ],
      snapRead: text`Numbers from given digits, zero among them, without repetition.`,
      approach: text`Fill the most restricted place first, the leading one; then the others from what is left.`,
      check: text`All arrangements are $${arrangements(digits.length, length)}$, and
        $${arrangements(digits.length - 1, length - 1)}$ of them begin with zero.`,
      principle: text`Fill the most restricted place first; the leading digit is never zero.`,
    };
  },
);
