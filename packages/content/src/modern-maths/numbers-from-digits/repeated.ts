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
    const firstPlace = find(calc`${digits.length} - 1`);
    const first = step(firstPlace, value => tex`${digits.length} - 1 = ${value}`)`
      The first digit must not be zero.`;
    const places = find(calc`${length} - 1`);
    const count = step(calc`${first} * ${digits.length}^${places}`)`
      Every other place is free, since digits may come again.`;
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
          All $${digits.length}$ digits were allowed in the first place.`,
        slip('did_not_let_things_repeat', count, calc`${first} * P(${digits.length} - 1, ${length} - 1)`)`
          $${first} \times ${arrangements(digits.length - 1, length - 1)}$ uses each digit at most once, though
          repetition is allowed.`,
        slip('forgot_zero', count, calc`(${digits.length} - 1)^${length}`)`
          Zero was left out of all places; only the first one forbids it. Here $(${digits.length} - 1)^{${length}} =
          ${count}$.`,
        slip('miscounted_the_steps', places, length)`
          After the first digit $${length - 1}$ places are left, not $${length}$.`,
        slip(
          'let_zero_lead',
          count,
          length > 2 && calc`${digits.length}^${length} - ${digits.length}^(${length} - 2)`,
        )`
          Only the strings that begin with two zeros were taken off; one zero in the first place is enough. Here
          $${digits.length}^{${length}} - ${digits.length}^{${length} - 2} = ${count}$.`,
        slip('let_zero_lead', count, calc`${digits.length}^${length} - 1`)`
          Only the string of zeros was taken off all strings; every string that begins with zero has to go. Here
          $${digits.length}^{${length}} - 1 = ${count}$.`,
        slip('swapped_base_and_exponent', count, calc`${length}^(${digits.length} - 1)`)`
          Number of digits and number of places were exchanged in the power. Here $${length}^{${digits.length} - 1} =
          ${count}$.`,
        slip('miscounted_the_steps', places, calc`${length} - 2`)`
          After the first digit $${length - 1}$ places are left, not $${length - 2}$.`,
      ],
      snapRead: text`Numbers of a fixed length from few digits, which may be repeated; zero is one of them.`,
      approach: text`Only the first place is restricted; all others are free.`,
      check: text`All strings are $${digits.length ** length}$, and $${digits.length ** (length - 1)}$ of them begin
        with zero.`,
      principle: text`With repetition allowed each place is filled independently; only the first excludes zero.`,
    };
  },
);
