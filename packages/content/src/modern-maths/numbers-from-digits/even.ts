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
    const endZero = step(calc`P(${digits.length} - 1, ${length} - 1)`, {
      name: 'the numbers that end in zero',
      works: value => tex`${factors(falling(digits.length - 1, length - 1))} = ${value}`,
      because: text`Zero is forbidden in front. If it stands at the end, it is used up and cannot lead, so the first
        place needs no care. That is why zero at the end is a case of its own.`,
    })`
      Split by the last digit. With zero at the end, zero cannot stand in front, so fill the other places freely from
      the other digits.`;
    const ends = find(evens(digits), { name: 'the other even digits' });
    const firstPlace = find(calc`${digits.length} - 2`, { name: 'the possible first digits then' });
    const endOther = step(calc`${ends} * ${firstPlace} * P(${digits.length} - 2, ${length} - 2)`, {
      name: 'the numbers that end in another even digit',
      works: value =>
        tex`${ends} \times ${firstPlace}${
          length > 2 &&
          tex` \times
          ${factors(falling(digits.length - 2, length - 2))}`
        } = ${value}`,
      because: text`The last digit is used up and zero must not lead: two digits fewer for the first place. In the
        places between zero may stand.`,
    })`
      With another even digit at the end, neither this digit nor zero may stand in front. Choose the last digit, then
      the first, then the places between.`;
    const count = step(calc`${endZero} + ${endOther}`, { name: 'the number of even numbers' })`
      A number ends in zero or in another even digit, never in both. So add the two cases.`;
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
          With another even digit at the end you allowed $${firstPlace}$ first digits, zero among them. With zero in
          front it is not a $${length}$-digit number.`,
        stop('left_out_a_case', endOther)`
          $${endOther}$ leaves out the numbers that end in zero. Zero is an even digit too.`,
        stop('left_out_a_case', endZero)`
          $${endZero}$ counts only the numbers that end in zero. The other even digits may stand at the end too.`,
        slip(
          'left_out_a_case',
          count,
          calc`(${evens(digits)} + 1) * (${digits.length} - 2) * P(${digits.length} - 2, ${length} - 2)`,
        )`
          For each of the $${evens(digits) + 1}$ even last digits you counted $${digits.length} - 2$ first digits.
          With zero at the end one more digit may lead.`,
        slip('counted_twice', ends, calc`${evens(digits)} + 1`)`
          You counted $${ends}$ other even last digits, zero among them. The numbers that end in zero are counted
          already.`,
        slip(
          'ignored_a_condition',
          count,
          calc`(${digits.length} - 1) * P(${digits.length} - 1, ${length} - 1)`,
        )`
          $(${digits.length} - 1) \times ${factors(falling(digits.length - 1, length - 1))} = ${count}$ counts all
          numbers, the odd ones too. The last digit has to be even.`,
      ],
      snapRead: text`The first and the last place have conditions, and zero matters in both: split by zero at the end
        or not.`,
      approach: text`Count the numbers with zero at the end and those with another even digit at the end. In each case
        the first place is then simple.`,
      faster: text`Let all arrangements end in an even digit, $${evens(digits) + 1} \times
        ${arrangements(digits.length - 1, length - 1)}$, and take away those that begin with zero, $${evens(digits)}
        \times ${arrangements(digits.length - 2, length - 2)}$.`,
      check: () => {
        const all = (digits.length - 1) * arrangements(digits.length - 1, length - 1);
        return text`All numbers are $${all}$; the odd ones are $${digits.length - 1 - evens(digits)} \times
          ${digits.length - 2} \times ${arrangements(digits.length - 2, length - 2)}$, which leaves $${count}$.`;
      },
      principle: text`When zero matters in the first place and in the last one, split by whether zero is the last
        digit.`,
    };
  },
);
