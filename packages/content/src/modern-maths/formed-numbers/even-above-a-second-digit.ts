import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

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

const evenAbove = form<Bounded>(
  'even-above-a-second-digit',
  {
    band: 'Hard',
    seconds: 110,
    also: ['NS.NUM.1'],
    entry: true,
    verify: p => {
      let count = 0;
      for (let n = 1000 * p.a + 100 * p.b + 1; n < 10000; n += 1) {
        const list = [...`${n}`].map(Number);
        if (n % 2 === 0 && new Set(list).size === 4 && list.every(d => p.digits.includes(d))) count += 1;
      }
      return count;
    },
  },
  (p, { step }) => {
    const { a, b, way, digits } = p;
    const pairs = step(
      sum(firsts(p).map(f => ends(p, f))),
      value =>
        tex`${firsts(p)
          .map(f => `${f}: ${ends(p, f)}`)
          .join(' \\quad ')} \quad \Rightarrow \quad ${value}`,
    )`
      First the numbers with a larger first digit. An even first digit leaves one even digit fewer for the end: count
      pairs of first and last digit.`;
    const high = step(calc`${pairs} * 4 * 3`)`
      Two of the other four digits fill the middle.`;
    const finals = step(
      edgeOf(p),
      value =>
        tex`${seconds(p)
          .map(s => `${a}${s}: ${ends(p, a, s)}`)
          .join(' \\quad ')} \quad \Rightarrow \quad ${added(seconds(p).map(s => ends(p, a, s)))} = ${value}`,
    )`
      Now the first digit $${a}$: the second must be at least $${b}$. For each second digit count the even digits left
      for the end.`;
    const edge = step(calc`${finals} * 3`)`
      One of the other three digits stands third.`;
    const count = step(calc`${high} + ${edge}`)`
      Add both kinds.`;
    return {
      answer: count,
      stem: () => {
        const bound = 1000 * a + 100 * b;
        return way
          ? text`How many even numbers greater than $${String(bound)}$ can be formed with four different digits out of
            ${listed(digits)}?`
          : text`A lock opens with an even four-digit number above $${String(bound)}$. Its digits are all different and
            come from ${listed(digits)}. How many such numbers are there?`;
      },
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('ignored_a_bound', finals, edgeOf(p, 0))`
          All numbers that begin with $${a}$ were let in; with a second digit below $${b}$ they stay under the bound.`,
        stop('left_out_a_case', high)`
          $${high}$ counts only larger first digits; some numbers that begin with $${a}$ are above the bound too.`,
        slip('let_things_repeat', pairs, calc`${firsts(p).length} * ${ends(p)}`)`
          $${firsts(p).length} \times ${ends(p)}$ pairs of first and last digit let an even first digit stand last as
          well.`,
        slip('left_out_an_end_point', finals, edgeOf(p, b + 1))`
          Numbers that begin with $${a}${b}$ were left out; their last digits already lift them above the bound.`,
        slip('forgot_zero', pairs, sum(firsts(p).map(f => ends(p, f, 0))))`
          $${count}$ does not allow zero to stand last behind the larger first digits, though it is even.`,
        slip('let_things_repeat', finals, calc`${seconds(p).length} * ${ends(p)}`)`
          Behind the first digit $${a}$ all $${ends(p)}$ even digits were kept for the end, although one or two may be
          used up.`,
        slip('ignored_even_and_odd', count, calc`60 * ${firsts(p).length} + 12 * ${seconds(p).length}`)`
          $${count}$ numbers lie above the bound, the odd ones among them.`,
        slip(
          'ignored_a_condition',
          count,
          () => calc`60 * ${firsts(p).length} + 12 * ${seconds(p).length} - ${high} - ${edge}`,
        )`
          $${count}$ is the number of odd ones above the bound.`,
      ],
      snapRead: text`Different digits, an even end, and a bound that is decided by the second digit: cases by the first
        digit.`,
      approach: text`The first digit either decides the bound alone or leaves it to the second. In each case look at the
        first, second and last place together, because they compete for the even digits.`,
      check: () => {
        const all = 60 * firsts(p).length + 12 * seconds(p).length;
        return text`Above the bound lie $60 \times ${firsts(p).length} + 12 \times ${seconds(p).length} = ${all}$
          numbers in all; $${count}$ of them are even and $${all - Number(count)}$ odd.`;
      },
      principle: text`A bound splits numbers by the first digit that differs from it; places that compete for the same
        digits are filled together.`,
    };
  },
);

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
