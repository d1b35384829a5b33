import { factorial } from '../../counting.ts';
import { digitsOf } from '../../numbers.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { ordinal, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Mirrored {
  /** Five digits in increasing order; the first and last, the second and fourth, and twice the middle make one sum. */
  digits: readonly number[];
  /** The place that is known, from 1. */
  place: number;
  frame: number;
}

/** All arrangements in increasing order. */
function listOf(digits: readonly number[]): number[] {
  if (digits.length === 0) return [0];
  return digits.flatMap(d =>
    listOf(digits.filter(other => other !== d)).map(rest => d * 10 ** (digits.length - 1) + rest),
  );
}

const numberFromTheEnd = form<Mirrored>(
  'number-as-far-from-the-other-end',
  {
    band: 'Hard',
    seconds: 130,
    also: ['MM.PNC.4', 'NS.DIG.1'],
    verify: ({ digits, place }) => q(listOf(digits).at(factorial(5) - place) ?? 0),
  },
  ({ digits, place, frame }, { step, find }) => {
    const all = listOf(digits);
    const known = all[place - 1] ?? 0;
    const pair = (digits[0] ?? 0) + (digits[4] ?? 0);
    const end = factorial(5) + 1 - place;
    const total = step(calc`5!`, { name: 'how many numbers there are' })`
      Five different digits can be arranged in this many orders.`;
    const fromEnd = step(calc`${total} + 1 - ${end}`, {
      name: 'the place counted from the end',
      works: (_v, working) => tex`${working}`,
      because: text`The asked place lies as far from the end as the known one lies from the beginning. That is no
        accident, so look for a change of the digits that turns the order round.`,
    })`
      Count the asked place from the end: it is as far from there as the known number is from the beginning.`;
    const sum = step(q(pair), {
      name: 'the sum of two digits that are exchanged',
      works: value =>
        tex`${digits[0]} + ${digits[4]} = ${digits[1]} + ${digits[3]} = 2 \times ${digits[2]} = ${value}`,
      because: text`If each digit is replaced by the rest to $${pair}$, the same five digits come out, and of two
        numbers the smaller one becomes the larger one. So the first number becomes the last, the second the last but
        one, and so on.`,
    })`
      The digits make pairs with one sum. Replacing each digit by its partner turns the whole list round.`;
    const ones = find(11_111);
    const number = step(calc`${sum} * ${ones} - ${q(known)}`, {
      name: text`the ${ordinal(end)} number`,
      works: value =>
        tex`${String(known)} \to ${String(value.valueOf())} \qquad (${fromEnd}\text{ from the end})`,
    })`
      So replace every digit of the known number by its partner: each digit and its partner make up $${pair}$.`;
    const listed = `${digits.slice(0, 4).join(', ')} and ${digits[4]}`;
    const reversed = Number(digitsOf(known).reverse().join(''));
    return {
      answer: number,
      stem: wording(
        frame,
        text`All five-digit numbers that have each of the digits ${listed} exactly once are written in increasing
          order. The ${ordinal(place)} number in this list is ${String(known)}. Which number stands in the
          ${ordinal(end)} place?`,
        text`A lock accepts only codes in which each of the digits ${listed} comes once. A thief tries them from the
          smallest number to the largest and has reached the code ${String(known)} at the ${ordinal(place)} attempt.
          Which code will be tried at the ${ordinal(end)} attempt?`,
        text`The arrangements of the digits ${listed} are numbered from the smallest, which has the number 1, to the
          largest. If ${String(known)} has the number $${place}$, find the arrangement with the number $${end}$.`,
      ),
      show: value => String(value.valueOf()),
      plausible: value =>
        value.d === 1n && [...digitsOf(Number(value.valueOf()))].sort().join('') === [...digits].join(''),
      slips: [
        slip('miscounted_the_steps', number, q(all[end - 2] ?? 0))`
          You counted the place from the end as if the last number were at distance zero there and at one in the list.
          That leads to the number before the asked one.`,
        slip('miscounted_the_steps', number, end < 120 && q(all[end] ?? 0))`
          You went one place too far towards the end of the list. The first number belongs with the last one, not with
          a number beyond it.`,
        slip('swapped_the_two', number, q(reversed))`
          You wrote the digits of the known number in the reverse order. Reversing the digits does not turn the order
          of the list round.`,
        slip('swapped_the_two', number, q(pair * 11_111 - reversed))`
          You replaced the digits by their partners and reversed them as well. The replacing alone turns the list
          round.`,
        slip('took_a_part_for_the_whole', number, () => {
          // The first digit is exchanged, the rest stays in the order of the known number.
          const [first = 0, ...rest] = digitsOf(known);
          const left = digits.filter(d => d !== pair - first);
          const order = [...rest].map(d => [...rest].sort((x, y) => x - y).indexOf(d));
          return q(Number([pair - first, ...order.map(i => left[i] ?? 0)].join('')));
        })`
          You exchanged the first digit only and kept the rest in the order of the known number. Within a group with
          one first digit the order is turned round too.`,
        slip('assumed_a_symmetry', number, () => {
          const [first = 0, ...rest] = digitsOf(known);
          const left = digits.filter(d => d !== pair - first);
          const sorted = [...rest].sort((x, y) => x - y);
          const at = (d: number) => sorted.indexOf(d);
          const [a = 0, b = 0, c = 0, d = 0] = rest.map(at);
          return q(Number([pair - first, ...[3 - a, 3 - b, 3 - d, 3 - c].map(i => left[i] ?? 0)].join('')));
        })`
          The last two digits are in the wrong order. Every digit has its partner at the same place as in the known
          number.`,
        stop('answered_another_quantity', total)`
          This is how many numbers the list has. One of its numbers is asked.`,
      ],
      snapRead: text`A list of all arrangements, one known place, and a place as far from the other end.`,
      approach: text`The digits make pairs with one sum. Exchanging each digit for its partner keeps the five digits
        and turns the list round, so the number at the same distance from the end is found at once.`,
      check: text`The two numbers add up to ${String(pair * 11_111)}, $${pair}$ in every place, as the first and the
        last number ${String(all[0])} and ${String(all[119])} do.`,
      principle: text`If every digit has a partner with the same sum, exchanging partners turns an ordered list of
        arrangements round.`,
    };
  },
);

/** Five digits above 0 that make pairs with one sum. */
const symmetric = Array.from({ length: 9 }, (_, i) => i + 1).flatMap(m =>
  Array.from({ length: 4 }, (_, i) => i + 1).flatMap(x =>
    Array.from({ length: 4 }, (_, i) => i + 1).flatMap(y =>
      x < y && m - y >= 1 && m + y <= 9 ? [[m - y, m - x, m, m + x, m + y]] : [],
    ),
  ),
);

/** MM.PNC.6 Hard: a place as far from the end as a known one from the beginning. */
export const fromTheOtherEnd: readonly AnyTemplate[] = situation<Mirrored>({
  type: 'MM.PNC.6',
  situation: 'from-the-other-end',
  tries: 20,
  draw: draw => {
    const place = draw.int(8, 112);
    return Math.abs(2 * place - 121) > 15
      ? { digits: draw.pick(symmetric), place, frame: draw.int(0, 2) }
      : null;
  },
  forms: [numberFromTheEnd],
});
