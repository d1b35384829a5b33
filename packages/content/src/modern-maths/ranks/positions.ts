import { factorial } from '../../counting.ts';
import { isCount } from '../../numbers.ts';
import {
  calc,
  form,
  here,
  type Path,
  type Quantity,
  situation,
  slip,
  stop,
  tex,
  text,
} from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { countOf, inOrder, placesOf, spoken } from './lists.ts';

export interface Listed {
  /** A number by its digits, and the digits in order. */
  number: readonly number[];
  digits: readonly number[];
  way: number;
}

export const written = (number: readonly number[]) => number.join('');

const without = (digits: readonly number[], one: number) => digits.toSpliced(digits.indexOf(one), 1);

/** The orders of some digits, as they are written: a factorial, divided by those of like digits. */
function ordersOf(digits: readonly number[]) {
  const like = [...new Set(digits)].map(d => digits.filter(x => x === d).length).filter(times => times > 1);
  return like.length === 0
    ? calc`${digits.length}!`
    : calc`${digits.length}! / product(${like.map(times => calc`${times}!`)})`;
}

/** Steps that count the numbers before one: one for each place at which smaller digits are free. */
export function numbersBefore(number: readonly number[], { step }: Path): Quantity[] {
  return placesOf(number).flatMap(({ digit, smaller, after, left }, i) => {
    if (smaller.length === 0) return [];
    const front = number.slice(0, i).join('');
    const alike = new Set(left).size < left.length;
    const orders = smaller.map(other => ordersOf(without(left, other)));
    return [
      step(alike ? calc`sum(${orders})` : calc`${smaller.length} * ${after}!`, {
        name: `the numbers that are smaller from place ${i + 1} on`,
        because: text`Of two numbers that begin alike, the one with the smaller digit at the first different place is
          smaller, whatever comes behind. A digit that stands in front is used up and is not free any more.`,
      })`
        ${
          front === ''
            ? text`Count the numbers with a smaller first digit than $${digit}$`
            : text`Count the numbers that begin with $${front}$ and have a smaller digit than $${digit}$ next`
        }: $${smaller}$ ${smaller.length === 1 ? 'is' : 'are'}
            possible.
        Behind ${smaller.length === 1 ? 'it' : 'each of them'} the ${
          after === 1
            ? 'last digit stands'
            : text`other
          $${after}$ digits stand in any order${alike && ', like digits being exchanged without effect'}`
        }.`,
    ];
  });
}

const position = form<Listed>(
  'position-of-a-number',
  {
    band: 'Easy',
    seconds: 70,
    entry: true,
    suits: ({ digits }) => new Set(digits).size === digits.length && digits.length <= 5,
    verify: ({ number, digits }) => inOrder(digits).indexOf(written(number)) + 1,
  },
  ({ number, digits, way }, path) => {
    const n = digits.length;
    const counts = numbersBefore(number, path);
    const before = path.find(calc`sum(${counts})`, { name: 'the numbers before it' });
    const place = path.step(calc`${before} + 1`, {
      name: 'the position',
      works: value => tex`${calc`sum(${counts})`.line} + 1 = ${value}`,
      because: text`The first number of a list has none before it, the second has one, and so on: the position is
        always one more than the count before.`,
    })`
      Add the numbers that come before $${written(number)}$. The number itself is the next one in the list.`;
    const places = placesOf(number);
    const free = (at: number) => digits.filter(d => d < (number[at] ?? 0)).length;
    return {
      answer: place,
      stem:
        way === 0
          ? text`All numbers that use each of the digits ${spoken(digits)} exactly once are written in increasing
            order. At which position does $${written(number)}$ stand?`
          : way === 1
            ? text`The digits ${spoken(digits)} are arranged in all possible ways, and the resulting $${n}$-digit
              numbers are numbered from the smallest, which is number $1$. What number has
              $${written(number)}$ in this list?`
            : text`A clerk gives out codes in increasing order. Every code consists of the digits ${spoken(digits)},
              each used once. How many codes have been given out when $${written(number)}$ has just been
              given out?`,
      show: plain,
      plausible: value => isCount(value) && value.lte(countOf(digits)),
      slips: [
        stop('left_out_an_end_point', before)`
          $${before}$ numbers come before it. Its own position is the next one, because the first number has none
          before it.`,
        slip(
          'kept_a_case_that_is_ruled_out',
          place,
          calc`sum(${number.map((_, i) => free(i) * factorial(n - 1 - i))}) + 1`,
        )`
          ${here} counts at every place all smaller digits. Those that stand in front already are used up.`,
        slip(
          'measured_from_the_wrong_end',
          place,
          countOf(digits) - inOrder(digits).indexOf(written(number)),
        )`
          ${place} is the position counted from the largest number. The list begins with the smallest one.`,
        slip('left_out_a_case', place, calc`sum(${places[0]?.before ?? []}) + 1`)`
          ${here} compares the first digit only. Numbers with the same first digit may come before it as well.`,
        slip('counted_one_too_many', place, calc`${before} + 2`)`
          ${here} adds one twice for the number itself. It stands directly after the numbers before it.`,
        slip(
          'took_a_power_for_a_product',
          place,
          calc`sum(${places.map(({ smaller, after }) => smaller.length * Math.max(1, after))}) + 1`,
        )`
          ${here} counts behind a smaller digit only as many numbers as digits are left. These digits can be arranged
          in many orders.`,
        slip(
          'let_in_equal_values',
          place,
          calc`sum(${places.slice(0, 2).map(({ smaller, after }) => (smaller.length + 1) * factorial(after))}) + 1`,
        )`
          ${here} counts at the first two places the digit itself among the smaller ones. Numbers with the same digit
          there are not smaller yet.`,
      ],
      snapRead: text`The position of a number in an increasing list is asked: count the numbers before it and add
        one.`,
      approach: text`Go from left to right. At each place count the numbers that become smaller there for the first
        time.`,
      check: text`Of all ${countOf(digits)} numbers ${calc`${countOf(digits)} - ${place}`.value} come after it,
        ${before} before it, and it is one itself.`,
      principle: text`The position in an ordered list is the number of entries before it and one more.`,
    };
  },
);

const atPosition = form<Listed>(
  'number-at-a-position',
  {
    band: 'Easy',
    seconds: 75,
    suits: ({ digits }) => new Set(digits).size === digits.length && digits.length === 5,
    verify: ({ number, digits }) => {
      const list = inOrder(digits);
      return Number(list[list.indexOf(written(number))]);
    },
  },
  ({ number, digits, way }, { step, find }) => {
    const place = inOrder(digits).indexOf(written(number)) + 1;
    const before = find(place - 1, { name: 'the numbers before it' });
    const n = digits.length;
    const digitAt = (rank: number) => {
      let rest = rank;
      const left = [...digits];
      return digits.map((_, i) => {
        const block = factorial(n - 1 - i);
        const at = Math.min(left.length - 1, Math.floor(rest / block));
        rest -= at * block;
        return left.splice(at, 1)[0] ?? 0;
      });
    };
    const first = step(calc`floor(${before} / ${n - 1}!)`, {
      name: 'the first digits that are passed over',
      works: value =>
        tex`${place} - 1 = ${place - 1} = ${value} \times ${factorial(n - 1)} +
        ${before.sub(value.mul(factorial(n - 1)))}`,
      because: text`Behind each first digit the other $${n - 1}$ digits can be arranged in $${n - 1}!$ ways. So the
        list goes in blocks of this size, one for each first digit.`,
    })`
      ${before} numbers come before it. Each first digit begins $${n - 1}! = ${factorial(n - 1)}$ numbers, so divide.
      The quotient says how many first digits are passed over.`;
    const rest = step(calc`${before} - ${first} * ${n - 1}!`, {
      name: 'the numbers before it with the same first digit',
      works: value =>
        tex`${value} = ${value.div(factorial(n - 2)).floor()} \times ${factorial(n - 2)} + ${value.sub(
          value
            .div(factorial(n - 2))
            .floor()
            .mul(factorial(n - 2)),
        )}`,
      because: text`Within the block of one first digit the list goes in smaller blocks, one for each second digit
        that is left.`,
    })`
      The remainder counts the numbers before it with the same first digit. Each second digit begins $${n - 2}! =
      ${factorial(n - 2)}$ of these, so divide it by $${factorial(n - 2)}$: the quotient says how many of the other
      digits are passed over at the second place.`;
    const third = (place - 1) % factorial(n - 2);
    const found = step(() => Number(digitAt(Number(first) * factorial(n - 1) + Number(rest)).join('')), {
      name: 'the number at this position',
      works: v =>
        tex`${third} = ${Math.floor(third / 2)} \times 2 + ${third % 2}, \quad ${third % 2} = ${third % 2} \times 1
          + 0: \quad ${String(v)}`,
      because: text`If two digits are passed over, the third of the free digits in increasing order stands there.
        Digits that are written already are not free any more.`,
    })`
      Go on in the same way: each third digit begins $2! = 2$ numbers, and each fourth digit begins one. At every place
      the quotient says how many of the free digits, in increasing order, are passed over. Write the next free digit;
      at the last place only one is left.`;
    return {
      answer: found,
      stem:
        way === 0
          ? text`All numbers that use each of the digits ${spoken(digits)} exactly once are written in increasing
            order. Which number stands at position $${place}$?`
          : way === 1
            ? text`If the digits ${spoken(digits)} are arranged in all possible ways and the $${n}$-digit numbers are
              listed from the smallest on, what is the number with the list number $${place}$?`
            : text`Codes from the digits ${spoken(digits)}, each used once, are given out in increasing order. Find
              the code that is given out as number $${place}$.`,
      show: value => `$${value.toFraction()}$`,
      plausible: value => {
        const text = value.toFraction();
        return value.d === 1n && text.length === n && digits.every(d => text.includes(String(d)));
      },
      slips: [
        slip('counted_one_too_few', before, place)`
          You passed over $${place}$ numbers, as many as the position says. The number at position $1$ has none before
          it.`,
        slip('counted_one_too_many', before, place - 2)`
          You passed over only $${place - 2}$ numbers, but $${place - 1}$ numbers stand before position $${place}$.`,
        slip('measured_from_the_wrong_end', before, countOf(digits) - place)`
          You counted the position from the largest number and passed over $${before}$ numbers. The list begins with
          the smallest one.`,
        slip('miscounted_the_steps', first, first.lt(n - 1) && calc`floor(${before} / ${n - 1}!) + 1`)`
          You passed over $${first}$ first digits, one too many. The quotient counts the digits that are passed over
          completely.`,
        slip('miscounted_the_steps', first, first.gt(0) && calc`floor(${before} / ${n - 1}!) - 1`)`
          You passed over $${first}$ first digits, one too few. The quotient counts all digits that are passed over
          completely.`,
        slip('swapped_the_two', found, () => {
          const wrong = [...number];
          [wrong[n - 2], wrong[n - 1]] = [wrong[n - 1] ?? 0, wrong[n - 2] ?? 0];
          return Number(wrong.join(''));
        })`
          You exchanged the last two digits, $${number[n - 2] ?? 0}$ and $${number[n - 1] ?? 0}$. The remainder for the
          fourth place is $${third % 2}$, so ${third % 2 === 0 ? 'no digit is' : 'one digit is'} passed over there.`,
        slip('swapped_the_two', found, () => {
          const wrong = [...number];
          [wrong[n - 3], wrong[n - 2]] = [wrong[n - 2] ?? 0, wrong[n - 3] ?? 0];
          return Number(wrong.join(''));
        })`
          You wrote $${number[n - 2] ?? 0}$ at the third place. The remainder there is $${third}$, and each third digit
          begins $2$ numbers, so the number of free digits that are passed over is $${Math.floor(third / 2)}$.`,
      ],
      snapRead: text`A position in an ordered list is given: subtract one and divide by factorials.`,
      approach: text`Each first digit begins equally many numbers. Quotient and remainder by that number give the
        first digit and the position among the rest.`,
      check: () => {
        const counts = placesOf(number).map(({ smaller, after }) => smaller.length * factorial(after));
        return text`Count the numbers before $${found.toFraction()}$ by the place where they first have a smaller digit:
          $${counts.join(' + ')} = ${place - 1}$. So its position is $${place - 1} + 1 = ${place}$.`;
      },
      principle: text`To find the entry at a position of an ordered list, subtract one and divide by the factorials of
        what is left.`,
    };
  },
);

const someDigits = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

/** MM.PNC.6 Easy: from a number to its position and back. */
export const positions: readonly AnyTemplate[] = situation<Listed>({
  type: 'MM.PNC.6',
  situation: 'ordered-list',
  tries: 20,
  draw: draw => {
    const digits = draw.some(someDigits(9), draw.int(4, 5)).sort((x, y) => x - y);
    const number = draw.shuffled(digits);
    const place = inOrder(digits).indexOf(written(number)) + 1;
    return place > 6 && place < countOf(digits) - 4 ? { number, digits, way: draw.int(0, 2) } : null;
  },
  forms: [position, atPosition],
});
