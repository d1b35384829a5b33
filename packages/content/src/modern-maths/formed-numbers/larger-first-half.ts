import { isCount } from '../../numbers.ts';
import { personBy } from '../../people.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Halves {
  /** Different digits from 1 to 9 in increasing order. */
  digits: readonly number[];
  frame: number;
}

/** Two pairs of the digits with equal sums, each such choice once. */
function equalPairs(digits: readonly number[]) {
  const pairs = digits.flatMap((a, i) => digits.slice(i + 1).map(b => [a, b] as const));
  return pairs.flatMap((one, i) =>
    pairs.slice(i + 1).flatMap(two => (one[0] + one[1] === two[0] + two[1] ? [[one, two] as const] : [])),
  );
}

const listed = (digits: readonly number[]) => text`$${digits.slice(0, -1)}$ and $${digits.at(-1) ?? 0}$`;

const largerFirst = form<Halves>(
  'numbers-with-a-larger-first-half',
  {
    band: 'Hard',
    seconds: 130,
    entry: true,
    verify: ({ digits }) => {
      let count = 0;
      for (let n = 1000; n < 10_000; n += 1) {
        const used = [...String(n)].map(Number);
        const [a = 0, b = 0, c = 0, d = 0] = used;
        if (new Set(used).size === 4 && used.every(x => digits.includes(x)) && a + b > c + d) count += 1;
      }
      return count;
    },
  },
  ({ digits, frame }, { step }) => {
    const person = personBy(...digits);
    const n = digits.length;
    const all = step(calc`P(${n}, 4)`, {
      name: 'all the numbers',
      works: value => tex`${arrangementTex(n)} = ${value}`,
    })`
      First count all numbers with four different digits from the $${n}$ that are allowed, one place after the
      other.`;
    const pairs = step(equalPairs(digits).length, {
      name: 'the choices of two pairs with equal sums',
      works: value =>
        tex`${equalPairs(digits)
          .map(([[a, b], [c, d]]) => `${a} + ${b} = ${c} + ${d}`)
          .join(', \\; ')}: \quad ${value}`,
      because: text`If the last two digits change places with the first two, a number with the larger sum in front
        becomes one with the larger sum behind. So these two kinds are equally many; only the numbers with equal
        sums are of neither kind.`,
    })`
      In the other numbers the two sums are equal. List the pairs of digits with equal sums.`;
    const ties = step(calc`${pairs} * 2 * 2 * 2`, {
      name: 'the numbers with two equal sums',
      because: text`Either pair may stand in front, and each pair can be written in two orders.`,
    })`
      Each of these choices gives several numbers: count the order of the pairs and the order within each of them.`;
    const larger = step(calc`(${all} - ${ties}) / 2`, { name: 'the numbers with the larger sum in front' })`
      Take them off. Of the numbers that are left, one half has the larger sum in front and the other half behind.`;
    return {
      answer: larger,
      stem: wording(
        frame,
        text`Four-digit numbers with four different digits are formed from the digits ${listed(digits)}. In how many
          of them is the sum of the first two digits greater than the sum of the last two?`,
        text`The code of a locker has four digits, all different and all taken from ${listed(digits)}. ${person}
          has forgotten it and only knows that its first two digits add up to more than its last two. How many codes
          are possible?`,
        text`${person} writes down every four-digit number in which no digit is repeated and only the digits
          ${listed(digits)} are used, and underlines those whose last two digits have a smaller sum than the first
          two. How many numbers are underlined?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_a_case', ties, 0)`
          $${all} \div 2 = ${larger}$ shares all numbers between the two kinds. Numbers with equal sums are of neither
          kind.`,
        slip('ignored_order', ties, calc`${pairs} * 2 * 2`)`
          ${here} keeps the same pair in front. The two pairs of equal sums may change places as well.`,
        slip('ignored_order', ties, calc`${pairs} * 2`)`
          ${here} lets only the pairs change places. The two digits of each pair can be written in two orders, too.`,
        slip('let_in_equal_values', larger, calc`(${all} + ${ties}) / 2`)`
          ${here} counts the numbers with equal sums too. The first sum has to be greater.`,
        slip('did_not_halve', larger, calc`${all} - ${ties}`)`
          ${here} is how many numbers have unequal sums. In half of them the greater sum is behind.`,
        slip('let_things_repeat', all, calc`${n}^4`)`
          With $${n}^4 = ${all}$ for all numbers, digits may be repeated. The four digits have to be different.`,
        slip('took_the_overlap_off_twice', larger, calc`${all} / 2 - ${ties}`)`
          ${here} takes all numbers with equal sums off one half. Only half of them had been counted in it.`,
        slip('counted_order', all, calc`C(${n}, 4) * 4`)`
          ${here} gives each choice of four digits $4$ orders. There are $4! = 24$ of them.`,
        stop('answered_another_quantity', ties)`
          $${ties}$ is how many numbers have equal sums. The question asks for a greater sum in front.`,
      ],
      snapRead: text`Greater in front or greater behind: exchanging the two halves turns one into the other, so only
        equal sums have to be counted.`,
      approach: text`Count all numbers and those with equal sums. What is left falls into two halves of the same
        size, by exchanging the first two digits with the last two.`,
      check: text`$${larger} + ${larger} + ${ties} = ${calc`2 * ${larger} + ${ties}`.value}$: as many with the
        larger sum in front as behind, and those with equal sums, make all the numbers.`,
      principle: text`If an exchange turns every case of one kind into one of the other, both kinds are equally
        many: count what is of neither kind and halve the rest.`,
    };
  },
);

/** 6 × 5 × 4 × 3. */
function arrangementTex(n: number) {
  return [n, n - 1, n - 2, n - 3].join(' \\times ');
}

/** MM.PNC.4 Hard: one half of a number against the other. */
export const largerFirstHalf: readonly AnyTemplate[] = situation<Halves>({
  type: 'MM.PNC.4',
  situation: 'halves-of-a-number',
  tries: 50,
  draw: draw => {
    const digits = draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], draw.pick([6, 6, 7])).sort((a, b) => a - b);
    const ties = equalPairs(digits).length;
    const last = digits.at(-1) ?? 0;
    const runs = last - (digits[0] ?? 0) === digits.length - 1;
    return ties >= 3 && ties <= 9 && !runs ? { digits, frame: draw.int(0, 2) } : null;
  },
  forms: [largerFirst],
});
