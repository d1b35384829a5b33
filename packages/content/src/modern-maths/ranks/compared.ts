import { isCount, sumOf } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { countOf, inOrder, placesOf, spoken } from './lists.ts';
import { type Listed, numbersBefore, written } from './positions.ts';

/** The first and the last number with their first digit are found without counting place by place. */
export function endsABlock([, ...rest]: readonly number[]): boolean {
  const rising = rest.toSorted((x, y) => x - y).join();
  return rest.join() === rising || rest.toReversed().join() === rising;
}

const withRepeats = form<Listed>(
  'position-with-repeated-digits',
  {
    band: 'Medium',
    seconds: 100,
    revision: 3,
    also: ['MM.PNC.1'],
    suits: ({ number, digits }) => new Set(digits).size < digits.length && !endsABlock(number),
    verify: ({ number, digits }) => inOrder(digits).indexOf(written(number)) + 1,
  },
  ({ number, digits, way }, path) => {
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
    const factorials = [1, 1, 2, 6, 24, 120, 720];
    const block = countOf(number.slice(1));
    return {
      answer: place,
      stem:
        way === 0
          ? text`All different numbers that use the digits ${spoken(digits)}, each as often as it is listed, are
            written in increasing order. At which position does $${written(number)}$
            stand?`
          : way === 1
            ? text`The digits ${spoken(digits)} are arranged in all possible distinct ways, and the resulting numbers
              are listed from the smallest on. Find the position of $${written(number)}$.`
            : text`Codes made of all the digits ${spoken(digits)} are given out in increasing order, every code once.
              How many codes have been given out when $${written(number)}$ has just been given
              out?`,
      show: plain,
      plausible: value => isCount(value) && value.lte(countOf(digits)),
      // The first digit alone tells between which positions the number stands.
      onSight: value =>
        value.gt(sumOf(places[0]?.before ?? [])) && value.lte(sumOf(places[0]?.before ?? []) + block),
      slips: [
        stop('left_out_an_end_point', before)`
          $${before}$ numbers come before it. Its own position is the next one, because the first number has none
          before it.`,
        slip(
          'took_like_things_for_different',
          place,
          calc`sum(${places.map(({ smaller, after }) => smaller.length * (factorials[after] ?? 1))}) + 1`,
        )`
          ${here} counts the digits behind a smaller one as if all of them were different. Exchanging two like digits
          gives the same number.`,
        slip(
          'measured_from_the_wrong_end',
          place,
          countOf(digits) - inOrder(digits).indexOf(written(number)),
        )`
          ${place} is the position counted from the largest number. The list begins with the smallest one.`,
        slip('left_out_a_case', place, calc`sum(${places[0]?.before ?? []}) + 1`)`
          ${here} compares the first digit only. Numbers with the same first digit may come before it as well.`,
        slip(
          'counted_twice',
          place,
          sumOf(
            places.map(
              ({ digit, left, before: counted, smaller }) =>
                left.filter(x => x < digit).length * ((counted[0] ?? 0) + 0 * smaller.length),
            ),
          ) + 1,
        )`
          ${place} counts a smaller digit that is there twice as two choices for its place. Both give the same
          numbers.`,
        ...places.slice(1, -1).map(
          ({ digit, before: counted }) =>
            slip('left_out_a_case', place, sumOf(counted) > 1 && calc`${before} - ${sumOf(counted)} + 1`)`
            ${here} leaves out the numbers with a smaller digit at the place of $${digit}$. They come before it as
            well.`,
        ),
        slip(
          'took_a_power_for_a_product',
          place,
          calc`sum(${places.map(({ smaller, after }) => smaller.length * Math.max(1, after))}) + 1`,
        )`
          ${here} counts behind a smaller digit only as many numbers as digits are left. These digits can be arranged
          in many orders.`,
      ],
      snapRead: text`A list in increasing order with repeated digits: count what comes before, place by place, and add
        one.`,
      approach: text`Go from left to right. For each smaller digit that is still free, count the different
        arrangements of what is left, dividing for like digits.`,
      check: text`Of all ${countOf(digits)} different numbers ${calc`${countOf(digits)} - ${place}`.value} come after
        it, ${before} before it, and it is one itself.`,
      principle: text`In an ordered list with repeated digits, each first part is followed by all different
        arrangements of the rest.`,
    };
  },
);

interface Two {
  number: readonly number[];
  other: readonly number[];
  digits: readonly number[];
  way: number;
}

const betweenTwo = form<Two>(
  'numbers-between-two',
  {
    band: 'Medium',
    seconds: 110,
    verify: ({ number, other, digits }) => {
      const list = inOrder(digits);
      return list.indexOf(written(other)) - list.indexOf(written(number)) - 1;
    },
  },
  ({ number, other, digits, way }, path) => {
    const rank = (of: readonly number[]) => sumOf(placesOf(of).flatMap(({ before }) => before));
    const parts = (of: readonly number[]) =>
      placesOf(of)
        .filter(({ smaller }) => smaller.length > 0)
        .map(({ smaller, after }) => calc`${smaller.length} * ${after}!`);
    const low = path.step(calc`sum(${parts(number)})`, {
      name: `the numbers before ${written(number)}`,
      because: text`A number is smaller if at the first place where the two differ it has the smaller digit. What
        comes after this place does not matter, so all orders count.`,
    })`
      Count the numbers before $${written(number)}$, place by place: for each digit the smaller ones that are still
      free, times the orders of the digits behind.`;
    const high = path.step(calc`sum(${parts(other)})`, {
      name: `the numbers before ${written(other)}`,
      because: text`With both counts from the same beginning of the list, their difference is what lies between the
        two.`,
    })`
      Count the numbers before $${written(other)}$ in the same way.`;
    const count = path.step(calc`${high} - ${low} - 1`, {
      name: 'the numbers between the two',
      because: text`The second count contains all numbers before the larger one, also the smaller one itself. It does
        not stand strictly between, so it is taken away; the larger one was never counted.`,
    })`
      The difference of the two counts still contains $${written(number)}$ itself. Take it away.`;
    return {
      answer: count,
      stem:
        way === 0
          ? text`All numbers that use each of the digits ${spoken(digits)} exactly once are written in increasing
            order. How many of them stand between $${written(number)}$ and $${written(other)}$?`
          : way === 1
            ? text`Codes from the digits ${spoken(digits)}, each digit used once, are given out in increasing order.
              After the code $${written(number)}$, how many others are given out before it is the turn of
              $${written(other)}$?`
            : text`Find the number of integers strictly between $${written(number)}$ and $${written(other)}$ whose
              digits are ${spoken(digits)} in some order.`,
      show: plain,
      plausible: value => isCount(value) && value.lt(countOf(digits)),
      slips: [
        slip('counted_gaps_for_numbers', count, calc`${high} - ${low}`)`
          ${here} still counts the smaller of the two numbers. Only those strictly between them were asked for.`,
        slip('let_in_an_end_point', count, calc`${high} - ${low} + 1`)`
          ${here} counts both of the two numbers themselves. Only those strictly between them were asked for.`,
        slip('wrong_sign', count, calc`${high} - ${low} - 2`)`
          ${here} takes both numbers away. The difference of the counts contains only the smaller one.`,
        slip('took_a_part_for_the_whole', low, calc`sum(${parts(number).slice(0, 1)})`)`
          For the numbers before $${written(number)}$ you counted only the first place where a smaller digit is free.
          At later places more numbers come before it.`,
        slip('took_a_part_for_the_whole', high, calc`sum(${parts(other).slice(0, 1)})`)`
          For the numbers before $${written(other)}$ you counted only the first place where a smaller digit is free.
          At later places more numbers come before it.`,
        slip('kept_a_case_that_is_ruled_out', low, rank(number) + 6)`
          Among the numbers before $${written(number)}$ you counted a digit that stands in front already. Each digit
          is used only once.`,
        slip('measured_from_the_wrong_end', count, countOf(digits) - rank(other) - 1)`
          ${count} numbers come after $${written(other)}$, up to the end of the list. Those between the two were asked
          for.`,
        stop('stopped_a_step_early', high)`
          $${high}$ numbers come before $${written(other)}$, counted from the beginning of the list. Those up to
          $${written(number)}$ have to be taken away.`,
        slip('kept_a_case_that_is_ruled_out', high, rank(other) + countOf([1, 2, 3]))`
          Among the numbers before $${written(other)}$ you counted a digit that stands in front already. Each digit is
          used only once.`,
      ],
      snapRead: text`Two numbers of an ordered list are given: the difference of their positions, less one, is what
        lies between.`,
      approach: text`Find how many numbers come before each of the two, subtract, and see which of the two is still
        counted.`,
      check: text`Their positions are ${rank(number) + 1} and ${rank(other) + 1}; between them lie
        ${calc`${rank(other) + 1} - ${rank(number) + 1} - 1`}.`,
      principle: text`Strictly between two positions of a list lie as many entries as their difference less one.`,
    };
  },
);

const fewest = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

/** MM.PNC.6 Medium: repeated digits, and the entries between two. */
export const compared: readonly AnyTemplate[] = [
  ...situation<Listed>({
    type: 'MM.PNC.6',
    situation: 'ordered-list-with-repeats',
    tries: 40,
    draw: draw => {
      const own = draw.some(fewest(9), 4);
      const digits = [...own, own[0] ?? 1, ...(draw.chance(0.4) ? [own[1] ?? 1] : [])].sort((x, y) => x - y);
      const number = draw.shuffled(digits);
      const place = inOrder(digits).indexOf(written(number)) + 1;
      return place > 8 && place < countOf(digits) - 6 ? { number, digits, way: draw.int(0, 2) } : null;
    },
    forms: [withRepeats],
  }),
  ...situation<Two>({
    type: 'MM.PNC.6',
    situation: 'two-in-an-ordered-list',
    tries: 40,
    draw: draw => {
      const digits = draw.some(fewest(9), 5).sort((x, y) => x - y);
      const list = inOrder(digits);
      const [i, j] = [draw.int(10, 70), draw.int(40, 112)];
      const of = (at: number) => [...(list[at] ?? '')].map(Number);
      return j - i > 12 && j - i - 1 !== i && j - i - 1 !== j
        ? { number: of(i), other: of(j), digits, way: draw.int(0, 2) }
        : null;
    },
    forms: [betweenTwo],
  }),
];
