import { factorial } from '../../counting.ts';
import { isCount, sumOf } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { endsABlock } from './compared.ts';
import { inOrder, spoken } from './lists.ts';
import { written } from './positions.ts';

const rising = (digits: readonly number[]) => [...digits].sort((x, y) => x - y);

interface Even {
  number: readonly number[];
  digits: readonly number[];
  way: number;
}

const isEven = (n: number) => n % 2 === 0;

/** For each place the even numbers that are smaller there for the first time: digit by digit, how many endings each. */
const evenBefore = (number: readonly number[]) =>
  number.map((digit, i) => {
    const left = rising(number.slice(i));
    const smaller = left.filter(d => d < digit);
    const after = left.length - 1;
    const counts =
      after === 0
        ? smaller.filter(isEven).map(() => 1)
        : smaller.map(d => left.filter(x => x !== d && isEven(x)).length * factorial(after - 1));
    return { digit, smaller, after, counts };
  });

const positionAmongEven = form<Even>(
  'position-among-the-even-numbers',
  {
    band: 'Hard',
    seconds: 145,
    revision: 3,
    also: ['MM.PNC.4'],
    suits: ({ number }) => !endsABlock(number),
    verify: ({ number, digits }) =>
      inOrder(digits)
        .filter(n => isEven(Number(n)))
        .indexOf(written(number)) + 1,
  },
  ({ number, digits, way }, { step, find }) => {
    const blocks = evenBefore(number);
    const places = blocks.filter(({ counts }) => sumOf(counts) > 0);
    const without = blocks
      .filter(({ after, counts }) => after > 0 && sumOf(counts) === 0)
      .map(({ digit }) => digit);
    const counts = places.map(
      ({ digit, smaller, after, counts }) =>
        step(calc`sum(${counts})`, {
          name: text`the even numbers that are smaller at the place of ${digit}`,
          because: text`A number with the same digits before this place and a smaller digit here is smaller, whatever
            follows. Using an even digit here leaves one even digit fewer for the end, so the counts can differ.`,
          works: value => {
            const each = smaller.map((d, i) => {
              const ends = (counts[i] ?? 0) / factorial(after - 1);
              return `${d}: ${ends}${after > 2 ? ` \\times ${after - 1}! = ${counts[i]}` : ''}`;
            });
            return tex`${each.join(', \\;')}${
              counts.filter(c => c > 0).length > 1 &&
              tex`; \quad \text{together }
            ${counts.join(' + ')} = ${value}`
            }`;
          },
        })`
        Place of $${digit}$: the smaller digits $${smaller}$ are not used yet. For each of them the last digit has to be
        one of the even digits that are left${
          after > 2
            ? text`, and the $${after - 1}$ digits between stand in
          $${after - 1}!$ orders`
            : ''
        }. Add
        over these digits.`,
    );
    const before = find(calc`sum(${counts})`, { name: 'the even numbers before it' });
    const place = step(calc`${before} + 1`, {
      because: text`A position counts the number itself as well: with four numbers before it, a number is the fifth.`,
    })`
      ${
        without.length > 0 &&
        text`The ${without.length > 1 ? 'places' : 'place'} of ${without.map(d => `$${d}$`).join(' and ')}
      ${without.length > 1 ? 'add' : 'adds'} nothing: there is no smaller digit left, or the last digit would be odd. `
      }Add the
      even numbers that come before $${written(number)}$, and one for the number itself.`;
    const all = inOrder(digits);
    return {
      answer: place,
      stem:
        way === 0
          ? text`All even numbers that use each of the digits ${spoken(digits)} exactly once are written in
            increasing order. At which position does $${written(number)}$ stand?`
          : way === 1
            ? text`From the list of all arrangements of the digits ${spoken(digits)}, in increasing order, the odd
              numbers are crossed out. What is then the position of $${written(number)}$ among the remaining
              numbers?`
            : text`House plates show even numbers that consist of the digits ${spoken(digits)}, each used once. They
              are made in increasing order. How many have been made when the plate $${written(number)}$ is
              ready?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('ignored_a_condition', place, all.indexOf(written(number)) + 1)`
          ${place} is the position among all the numbers, the odd ones too. The question counts only the even ones.`,
        slip(
          'assumed_a_proportion',
          place,
          Math.round(((all.indexOf(written(number)) + 1) * digits.filter(isEven).length) / digits.length),
        )`
          ${place} takes the same part of the position as there are even digits. The even numbers are not evenly
          spread.`,
        stop('left_out_an_end_point', before)`
          $${before}$ even numbers come before it. Its own position is the next one.`,
        slip('left_out_a_case', place, calc`sum(${places[0]?.counts ?? []}) + 1`)`
          ${here} counts only the numbers that are smaller at the first place. Numbers with the same beginning can be
          smaller at a later place.`,
        slip(
          'kept_a_case_that_is_ruled_out',
          place,
          sumOf(
            evenBefore(number).map(({ smaller, after }) =>
              after === 0 ? 0 : smaller.length * digits.filter(isEven).length * factorial(after - 1),
            ),
          ) + 1,
        )`
          ${place} allows at every place all even digits at the end, also those that stand in front already.`,
        slip('measured_from_the_wrong_end', place, () => {
          const even = all.filter(n => isEven(Number(n)));
          return even.length - even.indexOf(written(number));
        })`
          ${place} is the position counted from the largest even number. The list begins with the smallest.`,
        slip('counted_one_too_many', place, calc`${before} + 2`)`
          ${here} adds one for the number itself two times. After the $${before}$ even numbers before it, it is the next
          one.`,
      ],
      snapRead: text`A position among even numbers only: every block has to be counted with an even last digit.`,
      approach: text`Count what comes before place by place as in a full list, but how many numbers a block holds
        depends on how many even digits are left for the end.`,
      check: text`There are ${all.filter(n => isEven(Number(n))).length} even numbers in all;
        ${calc`${all.filter(n => isEven(Number(n))).length} - ${place}`.value} of them come after it.`,
      principle: text`With a condition on the last digit, the blocks of an ordered list have different lengths: count
        each with what is left for the end.`,
    };
  },
);

const upToNine = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** MM.PNC.6 Hard: the middle of a list, and a list of even numbers. */
export const middleAndEven: readonly AnyTemplate[] = [
  ...situation<Even>({
    type: 'MM.PNC.6',
    situation: 'list-of-even-numbers',
    tries: 60,
    draw: draw => {
      const digits = draw.some(upToNine, 5).sort((x, y) => x - y);
      const number = draw.shuffled(digits);
      const even = digits.filter(isEven).length;
      if (even < 2 || even > 3 || !isEven(number.at(-1) ?? 1)) return null;
      const list = inOrder(digits).filter(n => isEven(Number(n)));
      const place = list.indexOf(written(number)) + 1;
      return place > 8 && place < list.length - 6 ? { number, digits, way: draw.int(0, 2) } : null;
    },
    forms: [positionAmongEven],
  }),
];
