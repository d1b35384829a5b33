import { arrangements } from '../../counting.ts';
import { calc, form, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { type Digits, factors, falling, listed, numbers, whole } from './digits.ts';

export const byFive = form<Digits>(
  'multiples-of-five',
  {
    band: 'Medium',
    seconds: 65,
    revision: 3,
    entry: true,
    suits: ({ zero, digits }) => zero && digits.includes(5),
    verify: p => numbers(p, false).filter(n => (n.at(-1) ?? 1) % 5 === 0).length,
  },
  ({ digits, length, way }, { step, find }) => {
    const endZero = step(
      calc`P(${digits.length} - 1, ${length} - 1)`,
      value => tex`${factors(falling(digits.length - 1, length - 1))} = ${value}`,
    )`
      The last digit is zero or five. With zero at the end, the other places are free.`;
    const firstPlace = find(calc`${digits.length} - 2`);
    const endFive = step(
      calc`${firstPlace} * P(${digits.length} - 2, ${length} - 2)`,
      value =>
        tex`${firstPlace}${length > 2 && tex` \times ${factors(falling(digits.length - 2, length - 2))}`} = ${value}`,
    )`
      With five at the end, the first digit is neither five nor zero.`;
    const count = step(calc`${endZero} + ${endFive}`)`
      Add the two cases.`;
    return {
      answer: count,
      stem: way
        ? text`How many $${length}$-digit multiples of $5$ can be formed from the digits ${listed(digits)} without
          repetition?`
        : text`A code is a $${length}$-digit multiple of $5$ with different digits, all of them among ${listed(digits)}.
          It does not begin with $0$. How many codes are possible?`,
      show: plain,
      plausible: whole,
      slips: [
        slip('let_zero_lead', firstPlace, calc`${digits.length} - 1`)`
          With five at the end, zero was allowed in the first place.`,
        stop('left_out_a_case', endZero)`
          $${endZero}$ counts only the numbers that end in zero.`,
        stop('left_out_a_case', endFive)`
          $${endFive}$ counts only the numbers that end in five.`,
        slip(
          'left_out_a_case',
          endZero,
          calc`(${digits.length} - 2) * P(${digits.length} - 2, ${length} - 2)`,
        )`
          With zero at the end the first place was restricted once more.`,
        slip('let_things_repeat', count, calc`2 * (${digits.length} - 1) * ${digits.length}^(${length} - 2)`)`
          Digits were used again, though none may be repeated. Here $2 \times (${digits.length} - 1) \times
          ${digits.length}^{${length} - 2} = ${count}$.`,
        slip(
          'let_things_repeat',
          endFive,
          calc`(${digits.length} - 1) * P(${digits.length} - 1, ${length} - 2)`,
        )`
          With five at the end, five was left in the pool for the other places.`,
      ],
      snapRead: text`A multiple of five ends in zero or five, and the first digit must not be zero.`,
      approach: text`Two cases by the last digit; only in one of them zero can spoil the first place.`,
      faster: text`$2 \times ${arrangements(digits.length - 1, length - 1)}$ arrangements end in $0$ or $5$; take off
        the $${arrangements(digits.length - 2, length - 2)}$ that begin with $0$ and end in $5$.`,
      check: text`$2 \times ${arrangements(digits.length - 1, length - 1)} -
        ${arrangements(digits.length - 2, length - 2)} =
        ${2 * arrangements(digits.length - 1, length - 1) - arrangements(digits.length - 2, length - 2)}$.`,
      principle: text`Split by the last digit when it decides divisibility and zero is available.`,
    };
  },
);
