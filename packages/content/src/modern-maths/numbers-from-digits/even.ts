import { arrangements } from '../../counting.ts';
import { calc, form, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { type Digits, evens, factors, falling, listed, numbers, whole } from './digits.ts';

export const even = form<Digits>(
  'even-without-repetition',
  {
    band: 'Medium',
    seconds: 65,
    revision: 6,
    entry: true,
    suits: ({ zero, digits }) => zero && digits.length >= 5 && evens(digits) >= 2,
    verify: p => numbers(p, false).filter(n => (n.at(-1) ?? 1) % 2 === 0).length,
  },
  ({ digits, length, way }, { step, find }) => {
    const endZero = step(
      calc`P(${digits.length} - 1, ${length} - 1)`,
      value => tex`${factors(falling(digits.length - 1, length - 1))} = ${value}`,
    )`
      Split by the last digit, because zero there sets the first place free. With zero at the end, fill the other
      places.`;
    const ends = find(evens(digits));
    const firstPlace = find(calc`${digits.length} - 2`);
    const endOther = step(
      calc`${ends} * ${firstPlace} * P(${digits.length} - 2, ${length} - 2)`,
      value =>
        tex`${ends} \times ${firstPlace}${
          length > 2 &&
          tex` \times
          ${factors(falling(digits.length - 2, length - 2))}`
        } = ${value}`,
    )`
      With another even digit at the end, neither this digit nor zero may lead.`;
    const count = step(calc`${endZero} + ${endOther}`)`
      Add the two cases.`;
    return {
      answer: count,
      stem: way
        ? text`How many $${length}$-digit even numbers with no digit repeated can be formed from the digits
          ${listed(digits)}?`
        : text`Using each of the digits ${listed(digits)} at most once, how many $${length}$-digit numbers divisible by
          $2$ can be made?`,
      show: plain,
      plausible: whole,
      slips: [
        slip('let_zero_lead', firstPlace, calc`${digits.length} - 1`)`
          With another even digit at the end, zero was allowed in the first place.`,
        stop('left_out_a_case', endOther)`
          $${endOther}$ leaves out the numbers that end in zero.`,
        stop('left_out_a_case', endZero)`
          $${endZero}$ counts only the numbers that end in zero.`,
        slip(
          'left_out_a_case',
          count,
          calc`(${evens(digits)} + 1) * (${digits.length} - 2) * P(${digits.length} - 2, ${length} - 2)`,
        )`
          All $${evens(digits) + 1}$ even digits, zero too, were given $${digits.length} - 2$ first places; with zero at
          the end one more digit may lead.`,
        slip('counted_twice', ends, calc`${evens(digits)} + 1`)`
          Zero was counted once more among the other even last digits.`,
        slip(
          'ignored_a_condition',
          count,
          calc`(${digits.length} - 1) * P(${digits.length} - 1, ${length} - 1)`,
        )`
          $(${digits.length} - 1) \times ${factors(falling(digits.length - 1, length - 1))} = ${count}$ counts all
          numbers, odd ones too.`,
      ],
      snapRead: text`Two restricted places, the first and the last, and zero matters in both.`,
      approach: text`Zero at the end or not: these two cases make the first place simple.`,
      faster: text`Let all arrangements end evenly, $${evens(digits) + 1} \times
        ${arrangements(digits.length - 1, length - 1)}$, and take off those that begin with zero, $${evens(digits)}
        \times ${arrangements(digits.length - 2, length - 2)}$.`,
      check: () => {
        const all = (digits.length - 1) * arrangements(digits.length - 1, length - 1);
        return text`All numbers are $${all}$; the odd ones, $${digits.length - 1 - evens(digits)} \times
          ${digits.length - 2} \times ${arrangements(digits.length - 2, length - 2)}$, leave $${count}$.`;
      },
      principle: text`When zero plays a part in two places, split by zero in the last place or not.`,
    };
  },
);
