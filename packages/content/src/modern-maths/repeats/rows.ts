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
    const total = step(calc`${n}!`, {
      name: 'the orders of marked digits',
      because: text`Different things are easy to arrange: any of them first, any of the others second, and so on. The
        like digits are dealt with afterwards.`,
    })`
      First count as if the $${n}$ digits were all different, for example marked with colours.`;
    const doubles = step(calc`product(${often.map(({ times }) => calc`${times}!`)})`, {
      name: 'how many times each number was counted',
      because: text`Two like digits can be exchanged in $2! = 2$ ways and three in $3! = 6$ without changing the
        number. For different groups of like digits these exchanges combine, so their numbers multiply.`,
    })`
      The list has ${timesOf(digits)}. Exchanging like digits gives the same number, so each number was counted this
      many times.`;
    const count = step(calc`${total} / ${doubles}`, {
      name: 'the number of different numbers',
      because: text`If every number was counted six times, there are only a sixth as many numbers.`,
    })`
      Every different number was counted equally often. So divide the first count by this.`;
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
          ${total} counts the like digits as different. Exchanging them gives the same number, so each number was
          counted several times.`,
        slip('took_like_things_for_different', doubles, second !== undefined && calc`${first}!`)`
          You divided by ${here}, for one of the repeated digits only. The other repeated digits can be exchanged
          too.`,
        slip(
          'added_for_multiplied',
          doubles,
          second !== undefined && calc`sum(${often.map(({ times }) => calc`${times}!`)})`,
        )`
          You divided the total by ${here}. Exchanges of different digits can be combined, so their numbers
          multiply.`,
        slip('took_a_power_for_a_product', doubles, calc`sum(${often.map(({ times }) => times)})`)`
          You divided the total by ${here}, the number of repeated digits. It has to be divided by the numbers of
          their orders.`,
        slip('chose_from_a_wrong_pool', count, factorial(all.length))`
          ${count} arranges each different digit only once. Each digit is used as often as it is listed.`,
        slip('took_a_circle_for_a_row', total, calc`(${n} - 1)!`)`
          You counted the digits as if they stood in a circle, ${here}. In a row every place is different.`,
        slip('used_a_factor_twice', doubles, calc`product(${often.map(({ times }) => calc`${times}!`)}) * 2`)`
          You divided the total by ${doubles}, which halves the number once more. A number read backwards is another
          number.`,
      ],
      snapRead: text`All digits of a list are put in a row, and some of them are alike: divide by the orders of the
        like ones.`,
      approach: text`Count as if all digits were different, and divide by the orders of the like ones among
        themselves.`,
      check: text`Give the like digits marks: each of the ${count} numbers then becomes ${doubles} marked ones,
        ${total} in all.`,
      principle: text`When some things are alike, divide the number of orders by a factorial for every group of like
        things.`,
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
    const first = step(calc`C(${n}, ${a})`, {
      name: `the choices of places for the ${kinds[0]} ${things}`,
      because: text`Exchanging two ${kinds[0]} ${things} changes nothing. So only the places count, and places are
        chosen without order.`,
    })`
      Choose the places of the ${kinds[0]} ${things}: ${String(a)} of ${String(n)}. They are alike, so their order
      does not matter.`;
    const second = step(calc`C(${n - a}, ${b})`, {
      name: `the choices of places for the ${kinds[1]} ${things}`,
      because: text`The places of the ${kinds[0]} ${things} are taken. Once the ${kinds[1]} ones have their places
        too, only one way is left for the ${kinds[2]} ones.`,
    })`
      Choose the places of the ${kinds[1]} ones among the ${String(n - a)} that are left; the ${kinds[2]} ones take
      the rest.`;
    const count = step(calc`${first} * ${second}`, {
      name: 'the number of rows',
      because: text`For every choice of the first places there are all the choices of the second.`,
    })`
      Each choice of the first places goes with each choice of the second. So multiply.`;
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
          ${count} counts only the places of the ${kinds[0]} ${things}. The ${kinds[1]} ones can then still be placed
          in several ways.`,
        slip('chose_from_a_wrong_pool', second, calc`C(${n}, ${b})`)`
          You gave the ${kinds[1]} ${things} any of the $${n}$ places, ${here}. The ${kinds[0]} ones have taken $${a}$
          of these.`,
        slip('took_like_things_for_different', count, c > 1 && calc`${n}! / (${a}! * ${b}!)`)`
          ${here} treats the ${kinds[2]} ${things} as different ones. They are alike, so their orders have to be
          divided out too.`,
        slip('took_like_things_for_different', count, calc`${n}! / ${Math.max(a, b, c)}!`)`
          ${here} divides by the orders of the largest group only. The ${things} of the other two colours are alike as
          well.`,
        slip('counted_one_too_few', second, calc`C(${n - a - 1}, ${b})`)`
          You gave the ${kinds[1]} ${things} $${n - a - 1}$ places, ${here}. $${n} - ${a}$ are left for them, one
          more.`,
        slip('added_for_multiplied', count, calc`${first} + ${second}`)`
          ${here} adds the two numbers of choices. For each choice of the first places there are all choices of the
          second.`,
        slip('mixed_up_sum_and_product', count, calc`${a} * ${b} * ${c}`)`
          ${here} multiplies the numbers of the ${things}. The places in the row have to be chosen, not one of each
          colour.`,
        slip('took_different_things_for_alike', count, 6)`
          ${count} is the number of orders of the three colours as whole groups. The ${things} of one colour may be
          separated.`,
        slip('used_a_factor_twice', second, calc`C(${n - a}, ${b}) * 2`)`
          You doubled the choices of the second places, ${here}. Once the places are chosen, nothing is left to
          exchange.`,
      ],
      snapRead: text`Three groups of like things are put in a row: only the places of each colour count.`,
      approach: text`Choose the places for one colour after the other; the last colour takes the places that are
        left.`,
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
