import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Bounded {
  /** Six digits in order, zero among them. */
  digits: readonly number[];
  /** The bound is a·1000 + b·100. */
  a: number;
  b: number;
  way: boolean;
}

const listed = (digits: readonly number[]) => `$${digits.slice(0, -1).join(', ')}$ and $${digits.at(-1)}$`;
const isEven = (d: number) => d % 2 === 0;
/** Even digits that may stand last when these are used. */
const ends = ({ digits }: Bounded, ...used: number[]) =>
  digits.filter(d => isEven(d) && !used.includes(d)).length;
const firsts = (p: Bounded) => p.digits.filter(d => d > p.a);
const seconds = (p: Bounded, from = p.b) => p.digits.filter(d => d >= from && d !== p.a);
const sum = (list: readonly number[]) => list.reduce((x, y) => x + y, 0);
const edgeOf = (p: Bounded, from = p.b) => sum(seconds(p, from).map(s => ends(p, p.a, s)));
const added = (list: readonly number[]) => (list.length ? list.join(' + ') : '0');

const evenAbove = form({
  form: 'even-above-a-second-digit',
  band: 'Hard',
  also: ['NS.NUM.1'],
  entry: true,
  seconds: 110,
  stem: (p: Bounded) => {
    const bound = 1000 * p.a + 100 * p.b;
    return p.way
      ? `How many even numbers greater than $${bound}$ can be formed with four different digits out of ${listed(p.digits)}?`
      : `A lock opens with an even four-digit number above $${bound}$. Its digits are all different and come from ${listed(p.digits)}. How many such numbers are there?`;
  },
  path: path<Bounded>()
    .step(
      'pairs',
      p => q(sum(firsts(p).map(f => ends(p, f)))),
      'First the numbers with a larger first digit. An even first digit leaves one even digit fewer for the end: count pairs of first and last digit.',
      (p, { pairs }) =>
        `${firsts(p)
          .map(f => `${f}: ${ends(p, f)}`)
          .join(' \\quad ')} \\quad \\Rightarrow \\quad ${pairs}`,
    )
    .step(
      'high',
      (_p, { pairs }) => pairs.mul(12),
      'Two of the other four digits fill the middle.',
      (_p, { pairs, high }) => `${pairs} \\times 4 \\times 3 = ${high}`,
    )
    .step(
      'ends',
      p => q(edgeOf(p)),
      ({ a, b }) =>
        `Now the first digit $${a}$: the second must be at least $${b}$. For each second digit count the even digits left for the end.`,
      (p, found) =>
        `${seconds(p)
          .map(s => `${p.a}${s}: ${ends(p, p.a, s)}`)
          .join(
            ' \\quad ',
          )} \\quad \\Rightarrow \\quad ${added(seconds(p).map(s => ends(p, p.a, s)))} = ${found.ends}`,
    )
    .step(
      'edge',
      (_p, found) => found.ends.mul(3),
      'One of the other three digits stands third.',
      (_p, found) => `${found.ends} \\times 3 = ${found.edge}`,
    )
    .step(
      'count',
      (_p, { high, edge }) => high.add(edge),
      'Add both kinds.',
      (_p, { high, edge, count }) => `${high} + ${edge} = ${count}`,
    ),
  slips: [
    {
      misconception: 'second_digit_not_bounded',
      at: 'ends',
      wrongly: p => q(edgeOf(p, 0)),
      words: ({ a, b }) =>
        `All numbers that begin with $${a}$ were let in; with a second digit below $${b}$ they stay under the bound.`,
    },
    {
      misconception: 'first_digit_equal_left_out',
      gives: 'high',
      words: ({ a }, { high }) =>
        `$${high}$ counts only larger first digits; some numbers that begin with $${a}$ are above the bound too.`,
    },
    {
      misconception: 'even_first_digit_used_again',
      at: 'pairs',
      wrongly: p => q(firsts(p).length * ends(p)),
      words: p =>
        `$${firsts(p).length} \\times ${ends(p)}$ pairs of first and last digit let an even first digit stand last as well.`,
    },
    {
      misconception: 'second_digit_strictly_larger',
      at: 'ends',
      wrongly: p => q(edgeOf(p, p.b + 1)),
      words: ({ a, b }) =>
        `Numbers that begin with $${a}${b}$ were left out; their last digits already lift them above the bound.`,
    },
    {
      misconception: 'zero_not_taken_as_even',
      at: 'pairs',
      wrongly: p => q(sum(firsts(p).map(f => ends(p, f, 0)))),
      words: (_p, { count }) =>
        `$${count}$ does not allow zero to stand last behind the larger first digits, though it is even.`,
    },
    {
      misconception: 'used_digits_stand_last_again',
      at: 'ends',
      wrongly: p => q(seconds(p).length * ends(p)),
      words: p =>
        `Behind the first digit $${p.a}$ all $${ends(p)}$ even digits were kept for the end, although one or two may be used up.`,
    },
    {
      misconception: 'parity_ignored',
      at: 'count',
      wrongly: p => q(60 * firsts(p).length + 12 * seconds(p).length),
      words: (_p, { count }) => `$${count}$ numbers lie above the bound, the odd ones among them.`,
    },
    {
      misconception: 'odd_numbers_counted',
      at: 'count',
      wrongly: (p, { high, edge }) =>
        q(60 * firsts(p).length + 12 * seconds(p).length)
          .sub(high)
          .sub(edge),
      words: (_p, { count }) => `$${count}$ is the number of odd ones above the bound.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Different digits, an even end, and a bound that is decided by the second digit: cases by the first digit.',
  approach: () =>
    'The first digit either decides the bound alone or leaves it to the second. In each case look at the first, second and last place together, because they compete for the even digits.',
  check: (p, { count }) => {
    const all = 60 * firsts(p).length + 12 * seconds(p).length;
    return `Above the bound lie $60 \\times ${firsts(p).length} + 12 \\times ${seconds(p).length} = ${all}$ numbers in all; $${count}$ of them are even and $${all - Number(count)}$ odd.`;
  },
  principle:
    'A bound splits numbers by the first digit that differs from it; places that compete for the same digits are filled together.',
  verify: p => {
    let count = 0;
    for (let n = 1000 * p.a + 100 * p.b + 1; n < 10000; n += 1) {
      const list = [...`${n}`].map(Number);
      if (n % 2 === 0 && new Set(list).size === 4 && list.every(d => p.digits.includes(d))) count += 1;
    }
    return q(count);
  },
});

/** MM.PNC.4 Hard: even numbers above a bound whose second digit matters. */
export const evenAboveASecondDigit: readonly AnyTemplate[] = situation<Bounded>({
  type: 'MM.PNC.4',
  situation: 'six-digits-with-zero',
  tries: 20,
  draw: draw => {
    const digits = [0, ...draw.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 5).sort((x, y) => x - y)];
    const [a, b] = draw.some(digits.slice(1, 5), 2) as [number, number];
    const p: Bounded = { digits, a, b, way: draw.chance(0.5) };
    const evens = digits.filter(isEven).length;
    return evens >= 3 && evens <= 4 && seconds(p).length >= 2 && firsts(p).length <= 3 ? p : null;
  },
  forms: [evenAbove],
});
