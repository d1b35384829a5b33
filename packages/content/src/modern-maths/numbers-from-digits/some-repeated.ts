import { arrangements } from '../../counting.ts';
import { calc, form, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { type Digits, factors, falling, listed, numbers, whole } from './digits.ts';

export const someRepeated = form<Digits>(
  'some-digit-repeated',
  {
    band: 'Medium',
    seconds: 65,
    entry: true,
    suits: ({ zero, length, digits }) => zero && length <= digits.length,
    verify: p => numbers(p, true).filter(n => new Set(n).size < n.length).length,
  },
  ({ digits, length, way }, { step, find }) => {
    const firstPlace = find(calc`${digits.length} - 1`);
    const all = step(calc`${firstPlace} * ${digits.length}^${length - 1}`)`
      Count all numbers, with zero excluded in the first place.`;
    const different = step(
      calc`${firstPlace} * P(${digits.length} - 1, ${length} - 1)`,
      value => tex`${firstPlace} \times ${factors(falling(digits.length - 1, length - 1))} = ${value}`,
    )`
      Count those with all digits different.`;
    const count = step(calc`${all} - ${different}`)`
      Subtract.`;
    return {
      answer: count,
      stem: way
        ? text`How many $${length}$-digit numbers made of the digits ${listed(digits)} have at least one digit that
          occurs more than once?`
        : text`Only the digits ${listed(digits)} are available, each as often as wanted. How many $${length}$-digit
          numbers do not have all their digits different?`,
      show: plain,
      plausible: whole,
      slips: [
        stop('gave_the_complement', different)`
          $${different}$ numbers have all digits different; the others are asked for.`,
        slip('let_zero_lead', firstPlace, digits.length)`
          Zero was allowed in the first place, in both counts.`,
        stop('ignored_a_condition', all)`
          $${all}$ counts all numbers, also those with different digits.`,
        slip('let_zero_lead', all, calc`${digits.length}^${length}`)`
          In $${all}$ zero was allowed to lead, but not among the numbers subtracted.`,
        slip('let_zero_lead', different, calc`P(${digits.length}, ${length})`)`
          Among the $${different}$ numbers subtracted, zero was allowed to lead.`,
        slip(
          'forgot_zero',
          all,
          (digits.length - 1) ** length > different.valueOf() && calc`(${digits.length} - 1)^${length}`,
        )`
          $${all}$ counts numbers without any zero.`,
      ],
      snapRead: text`At least one repetition: the opposite is none.`,
      approach: text`Subtract the numbers with different digits from all; mind the first place in both counts.`,
      faster: text`$${digits.length - 1} \times (${digits.length ** (length - 1)} -
        ${arrangements(digits.length - 1, length - 1)})$: the first place is a common factor.`,
      check: text`Of $${all}$ numbers, $${count}$ have a repetition; for $${length}$ places and $${digits.length}$
        digits that is ${((100 * count.valueOf()) / all.valueOf()).toFixed(0)} in a hundred.`,
      principle: text`At least one repetition means all numbers without those whose digits are all different.`,
    };
  },
);
