import { factorial } from '../../counting.ts';
import { isCount } from '../../numbers.ts';
import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { digitsWithCounts, drawnDigits, timesOf, written } from './digits.ts';

interface Listed {
  digits: readonly number[];
  way: number;
}

const rearrangedDigits = form<Listed>(
  'rearranged-digits',
  {
    band: 'Easy',
    seconds: 45,
    entry: true,
    verify: ({ digits }) => {
      // Each different digit in turn is set in front, and the rest is counted in the same way.
      const known = new Map<string, number>();
      const ways = (left: string): number => {
        if (left.length < 2) return 1;
        const found =
          known.get(left) ?? [...new Set(left)].reduce((sum, x) => sum + ways(left.replace(x, '')), 0);
        known.set(left, found);
        return found;
      };
      return ways(digits.join(''));
    },
  },
  ({ digits, way }, { step }) => {
    const all = digitsWithCounts(digits);
    const often = all.filter(({ times }) => times > 1);
    const n = digits.length;
    const total = step(calc`${n}!`)`
      If the $${n}$ digits were all different, there would be this many orders.`;
    const doubles = step(calc`product(${often.map(({ times }) => calc`${times}!`)})`)`
      The list has ${timesOf(digits)}. Exchanging like digits gives the same number, so each number was counted this
      many times.`;
    const count = step(calc`${total} / ${doubles}`)`
      Divide.`;
    const [first = 2, second] = often.map(({ times }) => times);
    return {
      answer: count,
      stem:
        way === 0
          ? text`How many different $${n}$-digit numbers can be formed from the digits ${written(digits)}, if each of
            them is used as often as it
            is listed?`
          : way === 1
            ? text`On $${n}$ cards stand the digits ${written(digits)}, one on each. All cards are laid out in a row
              and read as a number. Find how many
              different numbers are possible.`
            : text`The code of a lock uses all of the digits ${written(digits)}, but their order has been forgotten.
              How many codes have to be tried at
              most?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('took_like_things_for_different', doubles, 1)`
          ${total} counts the like digits as different.`,
        slip('took_like_things_for_different', doubles, second !== undefined && calc`${first}!`)`
          Only one of the repeated digits was taken into account, by dividing by ${here}.`,
        slip(
          'added_for_multiplied',
          doubles,
          second !== undefined && calc`sum(${often.map(({ times }) => calc`${times}!`)})`,
        )`
          The total was divided by ${here}. Exchanges of different digits combine, so their numbers multiply.`,
        slip('took_a_power_for_a_product', doubles, calc`sum(${often.map(({ times }) => times)})`)`
          The total was divided by ${here}, the number of repeated digits. It has to be divided by the numbers of
          their orders.`,
        slip('chose_from_a_wrong_pool', count, factorial(all.length))`
          ${count} arranges each different digit once only.`,
        slip('took_a_circle_for_a_row', total, calc`(${n} - 1)!`)`
          The digits were counted as if they stood in a circle, ${here}.`,
        slip('used_a_factor_twice', doubles, calc`product(${often.map(({ times }) => calc`${times}!`)}) * 2`)`
          The total was divided by ${doubles}, so the number was halved once more. A number read backwards is another
          number.`,
      ],
      snapRead: text`All digits of a list in a row, some of them alike.`,
      approach: text`Count as if all digits were different and divide by the orders of the like ones among
        themselves.`,
      check: text`Give the like digits marks: each of the ${count} numbers then becomes ${doubles} marked ones,
        ${total} in all.`,
      principle: text`Divide the number of orders by a factorial for every group of like things.`,
    };
  },
);

interface Row {
  counts: readonly number[];
  things: string;
  kinds: readonly string[];
  way: number;
}

const rowOfThings = form<Row>(
  'row-of-like-things',
  {
    band: 'Easy',
    seconds: 50,
    suits: ({ counts }) => Math.min(...counts) > 1,
    revision: 2,
    verify: ({ counts: [a = 0, b = 0, c = 0] }) => {
      // One thing after the other is laid down.
      const known = new Map<string, number>();
      const ways = (x: number, y: number, z: number): number => {
        if (x < 0 || y < 0 || z < 0) return 0;
        if (x + y + z === 0) return 1;
        const key = `${x} ${y} ${z}`;
        const found = known.get(key) ?? ways(x - 1, y, z) + ways(x, y - 1, z) + ways(x, y, z - 1);
        known.set(key, found);
        return found;
      };
      return ways(a, b, c);
    },
  },
  ({ counts, things, kinds, way }, { step }) => {
    const [a = 0, b = 0, c = 0] = counts;
    const n = a + b + c;
    const first = step(calc`C(${n}, ${a})`)`
      Choose the places of the ${kinds[0]} ${things}: ${String(a)} of ${String(n)}. They are alike, so their order
      does not matter.`;
    const second = step(calc`C(${n - a}, ${b})`)`
      Choose the places of the ${kinds[1]} ones among the ${String(n - a)} that are left; the ${kinds[2]} ones take
      the rest.`;
    const count = step(calc`${first} * ${second}`)`
      Both choices combine.`;
    return {
      answer: count,
      stem:
        way === 0
          ? text`A row is to be made of $${a}$ ${kinds[0]}, $${b}$ ${kinds[1]} and $${c}$ ${kinds[2]} ${things}.
            Those of one colour cannot be told apart. In how many ways
            can this be done?`
          : way === 1
            ? text`A pattern consists of $${n}$ ${things} side by side: $${a}$ of them ${kinds[0]}, $${b}$
              ${kinds[1]} and $${c}$ ${kinds[2]}. How many different patterns are
              there?`
            : text`From identical ${kinds[0]} ${things} (there are $${a}$), identical ${kinds[1]} ones ($${b}$) and
              identical ${kinds[2]} ones ($${c}$), a row that uses all of them is
              made. What is the number of different rows?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_a_factor', count, first)`
          ${count} counts the places of the ${kinds[0]} ${things} only.`,
        slip('chose_from_a_wrong_pool', second, calc`C(${n}, ${b})`)`
          The ${kinds[1]} ${things} were given any of the $${n}$ places, ${here}, but $${a}$ are taken.`,
        slip('took_like_things_for_different', count, c > 1 && calc`${n}! / (${a}! * ${b}!)`)`
          ${here} treats the ${kinds[2]} ${things} as different ones.`,
        slip('took_like_things_for_different', count, calc`${n}! / ${Math.max(a, b, c)}!`)`
          ${here} divides by the orders of the largest group only. The ${things} of the other two colours are alike as
          well.`,
        slip('counted_one_too_few', second, calc`C(${n - a - 1}, ${b})`)`
          The ${kinds[1]} ${things} were given $${n - a - 1}$ places, ${here}. $${n} - ${a}$ are left for them.`,
        slip('added_for_multiplied', count, calc`${first} + ${second}`)`
          ${here} adds the two choices. For each choice of the first there are as many of the second.`,
        slip('mixed_up_sum_and_product', count, calc`${a} * ${b} * ${c}`)`
          ${here} multiplies the numbers of the ${things}.`,
        slip('took_different_things_for_alike', count, 6)`
          ${count} is the number of orders of the three colours as whole groups.`,
        slip('used_a_factor_twice', second, calc`C(${n - a}, ${b}) * 2`)`
          The rest was doubled, as if two colours could still be exchanged after their places are chosen.`,
      ],
      snapRead: text`Three groups of like things in a row.`,
      approach: text`Only the places count. Choose places for one colour after the other.`,
      faster: text`$\frac{${n}!}{${a}! \, ${b}! \, ${c}!}$ in one line.`,
      check: text`$${n}! = ${factorial(n)}$ orders of different ${things}, divided by
        $${factorial(a) * factorial(b) * factorial(c)}$ orders within the colours, is
        ${factorial(n) / (factorial(a) * factorial(b) * factorial(c))}.`,
      principle: text`A row of like things is a choice of places for each kind.`,
    };
  },
);

const kinds = [
  { things: 'flags', kinds: ['red', 'blue', 'white'] },
  { things: 'tiles', kinds: ['green', 'grey', 'black'] },
  { things: 'beads', kinds: ['golden', 'silver', 'brown'] },
  { things: 'lamps', kinds: ['yellow', 'orange', 'violet'] },
] as const;

/** MM.PNC.1 Easy: like things in a row. */
export const rows: readonly AnyTemplate[] = [
  ...situation<Listed>({
    type: 'MM.PNC.1',
    situation: 'list-of-digits',
    tries: 40,
    draw: draw => {
      const digits = drawnDigits(draw);
      return digits && { digits, way: draw.int(0, 2) };
    },
    forms: [rearrangedDigits],
  }),
  ...situation<Row>({
    type: 'MM.PNC.1',
    situation: 'coloured-row',
    tries: 20,
    draw: draw => {
      const counts = [draw.int(1, 5), draw.int(2, 4), draw.int(1, 4)];
      const n = counts.reduce((sum, x) => sum + x, 0);
      return n >= 6 && n <= 10 && new Set(counts).size > 1
        ? { counts, ...draw.pick(kinds), way: draw.int(0, 2) }
        : null;
    },
    forms: [rowOfThings],
  }),
];
