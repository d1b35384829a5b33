import { arrangements } from '../../counting.ts';
import { calc, form, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { type Digits, listed, numbers, whole } from './digits.ts';

export const repeated = form<Digits>(
  'repetition-with-zero',
  {
    band: 'Easy',
    seconds: 40,
    revision: 3,
    entry: true,
    suits: ({ zero }) => zero,
    verify: p => numbers(p, true).length,
  },
  ({ digits, length, way }, { step, find }) => {
    const firstPlace = find(calc`${digits.length} - 1`, { name: 'the possible first digits' });
    const first = step(firstPlace, {
      name: 'the possible first digits',
      works: value => tex`${digits.length} - 1 = ${value}`,
      because: text`With zero in front the number would be shorter: $0352$ is only $352$. Everywhere else zero is an
        ordinary digit.`,
    })`
      The first digit must not be zero, so count the other digits for the first place.`;
    const places = find(calc`${length} - 1`, { name: 'the places after the first' });
    const count = step(calc`${first} * ${digits.length}^${places}`, {
      name: 'the number of numbers',
      because: text`Each first digit goes with every digit in the second place, each of these pairs with every digit in
        the third place, and so on. So the numbers are multiplied and not added.`,
    })`
      Digits may be repeated, so each of the other places can have any of the $${digits.length}$ digits. Multiply the
      numbers of possibilities for all places.`;
    return {
      answer: count,
      stem: way
        ? text`Digits may be repeated. How many numbers with exactly $${length}$ digits can be written using only the
          digits ${listed(digits)}?`
        : text`A display can show only the digits ${listed(digits)}, each as often as needed. How many different
          $${length}$-digit numbers can it show?`,
      show: plain,
      plausible: whole,
      onSight: value => value.valueOf() <= digits.length ** length,
      slips: [
        slip('let_zero_lead', firstPlace, digits.length)`
          You allowed all $${digits.length}$ digits in the first place. With zero in front the number has fewer than
          $${length}$ digits.`,
        slip('did_not_let_things_repeat', count, calc`${first} * P(${digits.length} - 1, ${length} - 1)`)`
          $${first} \times ${arrangements(digits.length - 1, length - 1)}$ uses each digit at most once. Here digits
          may be repeated.`,
        slip('forgot_zero', count, calc`(${digits.length} - 1)^${length}`)`
          $(${digits.length} - 1)^{${length}} = ${count}$ leaves zero out of all places. It is forbidden only in
          front.`,
        slip('miscounted_the_steps', places, length)`
          You filled $${places}$ places after the first one. A $${length}$-digit number has only $${length - 1}$ of
          them.`,
        slip(
          'let_zero_lead',
          count,
          length > 2 && calc`${digits.length}^${length} - ${digits.length}^(${length} - 2)`,
        )`
          $${digits.length}^{${length}} - ${digits.length}^{${length} - 2} = ${count}$ takes away only the rows that
          begin with two zeros. One zero in front is enough to rule a row out.`,
        slip('let_zero_lead', count, calc`${digits.length}^${length} - 1`)`
          $${digits.length}^{${length}} - 1 = ${count}$ takes away only the row of zeros. Every row that begins with
          zero is ruled out.`,
        slip('swapped_base_and_exponent', count, calc`${length}^(${digits.length} - 1)`)`
          $${length}^{${digits.length} - 1} = ${count}$ exchanges digits and places. Each place has a choice of
          digits, so the number of digits is the base.`,
        slip('miscounted_the_steps', places, calc`${length} - 2`)`
          You filled $${places}$ places after the first one. A $${length}$-digit number has $${length - 1}$ of them.`,
      ],
      snapRead: text`Numbers of a fixed length from few digits, which may be repeated: only the first place has a
        condition.`,
      approach: text`The first place must not be zero; every other place can have any of the digits.`,
      check: text`All rows of digits are $${digits.length ** length}$, and $${digits.length ** (length - 1)}$ of them
        begin with zero; without those $${count}$ are left.`,
      principle: text`When digits may be repeated, each place is filled independently; only the first one excludes
        zero.`,
    };
  },
);
