import { factorial } from '../../counting.ts';
import { isCount, sumOf } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { endsABlock } from './compared.ts';
import { inOrder, spoken } from './lists.ts';
import { written } from './positions.ts';

interface Middle {
  digits: readonly number[];
  way: number;
}

const numberOf = (digits: readonly number[]) => Number(digits.join(''));
const rising = (digits: readonly number[]) => [...digits].sort((x, y) => x - y);

/** The two numbers in the middle of the list: the lower and the upper one. */
function middleOf(digits: readonly number[]): [number[], number[]] {
  const half = Math.floor(digits.length / 2);
  if (digits.length % 2 === 0) {
    const [low, high] = [digits[half - 1] ?? 0, digits[half] ?? 0];
    const rest = (own: number) => rising(digits.filter(d => d !== own));
    return [
      [low, ...rest(low).reverse()],
      [high, ...rest(high)],
    ];
  }
  const first = digits[half] ?? 0;
  const [lower, upper] = middleOf(digits.filter(d => d !== first));
  return [
    [first, ...lower],
    [first, ...upper],
  ];
}

const middleNumbers = form<Middle>(
  'numbers-in-the-middle',
  {
    band: 'Hard',
    seconds: 125,
    verify: ({ digits }) => {
      const list = inOrder(digits);
      return Number(list[list.length / 2]) - Number(list[list.length / 2 - 1]);
    },
  },
  ({ digits, way }, { step, write }) => {
    const n = digits.length;
    const odd = n % 2 === 1;
    const [lower, upper] = middleOf(digits);
    const middle = digits[Math.floor(n / 2)] ?? 0;
    const rest = odd ? digits.filter(d => d !== middle) : digits;
    const [d = 0, e = 0] = [rest[rest.length / 2 - 1], rest[rest.length / 2]];
    if (odd)
      write(tex`${n - 1}! = ${factorial(n - 1)} \text{ numbers begin with } ${middle}`, {
        because: text`The digits after the first can be put in $${n - 1}!$ orders, whichever digit comes first. So the
          list consists of $${n}$ blocks of the same length, and the middle is inside the middle block.`,
      })`
        Each first digit begins equally many numbers, and as many first digits are smaller than $${middle}$ as
        larger. So the middle of the list is the middle of the numbers that begin with $${middle}$. Look at the
        other digits.`;
    const high = step(numberOf(upper), {
      name: 'the upper of the two numbers in the middle',
      because: text`All numbers with a smaller digit in this place come before, and they are just half of the list. So
        the second half begins with the smallest number that has $${e}$ there.`,
      works: v => tex`${String(v)}`,
    })`
      ${odd ? 'Of the digits that can follow' : 'Of the first digits'}, half are at most $${d}$ and half at least
      $${e}$. The middle lies between them. The upper number is the smallest one with $${e}$
      ${odd ? 'in second place' : 'in front'}, so its other digits rise.`;
    const low = step(numberOf(lower), {
      name: 'the lower of the two numbers in the middle',
      because: text`The first half of the list ends where $${d}$ stands in this place for the last time. The last number
        of a block is its largest, with the larger digits first.`,
      works: v => tex`${String(v)}`,
    })`
      The lower number is the largest one with $${d}$ ${odd ? 'in second place' : 'in front'}, so its other digits
      fall.`;
    const difference = step(calc`${high} - ${low}`)`
      These two numbers stand side by side in the middle of the list. Subtract the lower from the upper.`;
    const list = factorial(n);
    return {
      answer: difference,
      stem:
        way === 0
          ? text`All $${list}$ numbers that use each of the digits ${spoken(digits)} exactly once are written in
            increasing order. What is the difference of the two numbers in the middle of this list?`
          : way === 1
            ? text`The digits ${spoken(digits)} are arranged in all $${list}$ possible ways, and the numbers obtained
              are sorted by size. Let $a$ be number $${list / 2}$ of the sorted list and $b$ number
              $${list / 2 + 1}$. Find $b - a$.`
            : text`Codes from the digits ${spoken(digits)}, each used once, are given out in increasing order. Half
              of all codes have been given out. By how much does the next code exceed the last one that was given
              out?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip(
          'took_the_figure_for_special',
          low,
          numberOf([...lower.slice(0, odd ? 2 : 1), ...lower.slice(odd ? 2 : 1).reverse()]),
        )`
          The lower number was taken as ${String(Number(low))}, with the digits behind in rising order, too. It is the
          largest with that
          beginning.`,
        slip(
          'took_the_figure_for_special',
          high,
          numberOf([...upper.slice(0, odd ? 2 : 1), ...upper.slice(odd ? 2 : 1).reverse()]),
        )`
          The upper number was taken as ${String(Number(high))}, with the digits behind in falling order, too. It is
          the smallest with that
          beginning.`,
        slip('swapped_the_two', low, () => {
          const wrong = [...lower];
          [wrong[n - 2], wrong[n - 1]] = [wrong[n - 1] ?? 0, wrong[n - 2] ?? 0];
          return numberOf(wrong);
        })`
          The lower number was taken as ${String(Number(low))}, with the last two digits in rising order. A larger
          number with that
          beginning still follows.`,
        slip('swapped_the_two', high, () => {
          const wrong = [...upper];
          [wrong[n - 2], wrong[n - 1]] = [wrong[n - 1] ?? 0, wrong[n - 2] ?? 0];
          return numberOf(wrong);
        })`
          The upper number was taken as ${String(Number(high))}, with the last two digits in falling order. A smaller
          number with that
          beginning comes before.`,
        slip(
          'took_the_mean_for_the_middle',
          difference,
          () =>
            numberOf([...digits].reverse()) / 2 - numberOf(digits) / 2 > 0 &&
            Math.round((numberOf([...digits].reverse()) - numberOf(digits)) / (list - 1)),
        )`
          ${difference} shares the whole range out evenly over the list. The numbers are not evenly spaced.`,
        slip('miscounted_the_steps', high, () => {
          const all = inOrder(digits);
          return Number(all[list / 2 + 1]);
        })`
          The upper number was taken as ${String(Number(high))}, one place too far up the list.`,
        slip('miscounted_the_steps', low, () => {
          const all = inOrder(digits);
          return Number(all[list / 2 - 2]);
        })`
          The lower number was taken as ${String(Number(low))}, one place too far down the list.`,
      ],
      snapRead: text`The middle of an ordered list of all arrangements: find it by symmetry, not by counting.`,
      approach: text`Equally many numbers begin with each digit. So the middle lies between two first digits, or
        within the middle one, and the two numbers beside it are a largest and a smallest one.`,
      check: text`$${String(numberOf(lower))} + ${calc`${difference}`} = ${String(numberOf(upper))}$ has no
        arrangement of these digits in between, because the digits behind fall in one and rise in the other.`,
      principle: text`Blocks of equal length divide an ordered list evenly; beside a border stand the largest number
        of one block and the smallest of the next.`,
    };
  },
);

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
          works: (_value, working) => {
            const each = smaller.map((d, i) => {
              const ends = (counts[i] ?? 0) / factorial(after - 1);
              return `${d}: ${ends}${after > 2 ? ` \\times ${after - 1}! = ${counts[i]}` : ''}`;
            });
            return tex`${each.join(', \\;')}${smaller.length > 1 && tex`; \quad ${working}`}`;
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
  ...situation<Middle>({
    type: 'MM.PNC.6',
    situation: 'middle-of-the-list',
    tries: 20,
    draw: draw => ({
      digits: draw.some(upToNine, draw.int(4, 6)).sort((x, y) => x - y),
      way: draw.int(0, 2),
    }),
    forms: [middleNumbers],
  }),
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
