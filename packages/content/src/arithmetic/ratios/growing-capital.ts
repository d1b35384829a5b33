import type Fraction from 'fraction.js';
import { isCount } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Growing {
  one: string;
  other: string;
  /** First capital, half of what is added to it each month, and second capital, in thousands of rupees. */
  start: number;
  half: number;
  capital: number;
  /** Whole months before the second partner joins. */
  late: number;
  frame: number;
}

/** Whole numbers between the roots of half·n² − middle·n + last. */
const between = (half: number, middle: number, last: number) => {
  const list: number[] = [];
  for (let n = 1; n <= 400; n += 1) if (half * n * n - middle * n + last < 0) list.push(n);
  return list;
};
const real = (half: number, middle: number, last: number) => between(half, middle, last).length > 0;
const middleOf = ({ start, half, capital }: Growing) => capital + half - start;

const monthsAhead = form<Growing>(
  'months-ahead',
  {
    band: 'Hard',
    seconds: 110,
    revision: 5,
    also: ['AL.SEQ.1', 'AL.INQ.3'],
    entry: true,
    verify: ({ start, half, capital, late }) => {
      let [one, two, count] = [0, 0, 0];
      for (let month = 1; month <= 600; month += 1) {
        one += start + 2 * half * (month - 1);
        if (month > late) two += capital;
        if (two > one) count += 1;
      }
      return q(count);
    },
  },
  (p, { step, find }) => {
    const { start, half, capital, late, one, other, frame } = p;
    const middle = step(middleOf(p), {
      because: text`Profit is shared by capital times time, summed over all months so far.`,
      works: value =>
        tex`${start}n + ${half === 1 ? '' : half}n(n - 1) < ${capital}(n - ${late}) \Rightarrow
          ${half === 1 ? '' : half}n^2 - ${value}n + ${capital * late} < 0`,
    })`
      Add up capital times time for the first $n$ months, in thousands of rupees. For ${one} this is the sum of $n$
      terms that start with $${start}$ and rise by $${2 * half}$; for ${other} it is $${capital}$ for each of the $n -
      ${late}$ months after joining. ${other} is ahead when the first is smaller.`;
    const last = find(calc`${capital} * ${late}`);
    const at = (n: Fraction) => n.mul(n).mul(half).sub(n.mul(middle)).add(last);
    const least = step(
      between(half, middle.valueOf(), last.valueOf())[0] ?? 0,
      value => tex`n = ${value.sub(1)}: ${at(value.sub(1))}, \quad n = ${value}: ${at(value)}`,
    )`
      The left side is negative only between the roots of the quadratic. Try small values of $n$ until it turns
      negative: that is the first month-end at which ${other} is ahead.`;
    const greatest = step(
      between(half, middle.valueOf(), last.valueOf()).at(-1) ?? 0,
      value =>
        tex`n_1 + n_2 = ${half === 1 ? '' : `\\frac{${middle}}{${half}} = `}${middle.div(half)}; \quad n = ${value}:
          ${at(value)}, \quad n = ${value.add(1)}: ${at(value.add(1))}`,
    )`
      The sum of the roots shows where the larger root $n_2$ lies. Test the whole numbers next to it for the last
      month-end at which ${other} is ahead.`;
    const count = step(calc`${greatest} - ${least} + 1`)`
      ${other} is ahead at all month-ends from the first to the last: count them, both included.`;
    const byThen = (n: Fraction) => ({
      ofOne: n.mul(start).add(n.mul(n.sub(1)).mul(half)),
      ofOther: n.sub(late).mul(capital),
    });
    return {
      answer: count,
      stem:
        frame === 0
          ? text`${one} starts a business with ₹${1000 * start} and adds ₹${2000 * half} at the end of every month.
            After $${late}$ months ${other} joins with ₹${1000 * capital} and adds nothing afterwards. Profit is
            shared in proportion to the product of capital and time. At how many month-ends is ${other}'s share of the
            total profit earned up to then larger than ${one}'s?`
          : text`In a partnership the capital of ${one} is ₹${1000 * start} in the first month and ₹${2000 * half}
            more in each month than in the one before. ${other} keeps ₹${1000 * capital} in it from the end of month
            $${late}$ on. Profit is shared in proportion to the product of capital and time; if the business were
            closed after $n$ months, ${other} would get more than ${one}. How many values of $n$ are possible?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('miscounted_the_steps', middle, () => {
          const wrong = capital - half - start;
          return real(half, wrong, capital * late) ? q(wrong) : null;
        })`
            You made the capital of ${one} larger by ₹${2000 * half} already in the first month. In that month it is
            still ₹${1000 * start}.`,
        slip('counted_gaps_for_numbers', count, calc`${greatest} - ${least}`)`
            You subtracted the first such month from the last: $${count}$. Both ends belong to them, so there is one
            more.`,
        slip('kept_a_case_that_is_ruled_out', least, calc`${late} + 1`)`
            You counted every month-end after month $${late}$. ${other} starts from nothing then, while ${one} has
            $${byThen(q(late)).ofOne}$ thousand rupees times months already.`,
        slip('let_in_an_end_point', least, calc`${least} - 1`)`
            You counted one month-end too many at the start. In thousands of rupees times months ${other} has only
            $${byThen(least).ofOther}$ then, against $${byThen(least).ofOne}$.`,
        slip('ignored_the_weights', greatest, () => {
          const last = Math.ceil((capital - start) / (2 * half));
          return last > least.valueOf() ? q(last) : null;
        })`
          You stopped where the capital of ${one} passes ₹${1000 * capital}. Shares depend on capital times time over
          all months, and by that ${other} stays ahead for longer.`,
        stop('answered_another_quantity', greatest)`
          $${greatest}$ is the last month-end at which ${other} is ahead. The question asks how many there are.`,
        slip('miscounted_the_steps', last, calc`${capital} * (${late} - 1)`)`
            You counted the ₹${1000 * capital} of ${other} for month $${late}$ too. It came at the end of that month.`,
        slip('let_in_an_end_point', greatest, calc`${greatest} + 1`)`
            You counted one month-end too many at the end. In thousands of rupees times months ${one} has
            $${byThen(greatest).ofOne}$ then, against $${byThen(greatest).ofOther}$.`,
        slip(
          'miscounted_the_steps',
          last,
          real(half, middle.valueOf(), capital * (late + 1)) && calc`${capital} * (${late} + 1)`,
        )`
            You let ${other} join after $${late + 1}$ months. It was one month sooner.`,
      ],
      snapRead: text`One capital grows by the same amount every month and the other is constant but late. Compare the
        sums of capital times time: that gives a quadratic inequality.`,
      approach: text`Write capital times time of both after $n$ months. The growing capital gives a quadratic in $n$,
        so ${other} is ahead exactly for the whole numbers between its two roots.`,
      faster: text`In thousands, ${other} is ahead by $${capital}(n - ${late}) - n(${start} +
        ${half === 1 ? '' : half}(n - 1))$. This is symmetric about $n = ${q(capital + half - start, 2 * half)}$, so
        the first month-end $${least}$ gives the last one, $${greatest}$, by symmetry.`,
      check: () => {
        const at = (n: Fraction) =>
          text`$${byThen(n).ofOne}$ against $${byThen(n).ofOther}$ after $${n}$ months`;
        return text`In thousands of rupees times months, ${one} and ${other} have ${at(least.sub(1))}, ${at(least)},
          ${at(greatest)} and ${at(greatest.add(1))}.`;
      },
      principle: text`A quantity that grows evenly gives a quadratic when it is summed, so the lead between two sums
        changes at the roots of a quadratic.`,
    };
  },
);

/** AR.RAT.7 Hard: a capital that grows every month against a constant one that comes late. */
export const growingCapital: readonly AnyTemplate[] = situation<Growing>({
  type: 'AR.RAT.7',
  situation: 'growing-capital',
  tries: 40,
  draw: draw => {
    const [one = '', other = ''] = draw.some(peopleInArithmetic, 2);
    const p = {
      one,
      other,
      start: draw.int(8, 40),
      half: draw.int(1, 3),
      capital: draw.int(25, 90),
      late: draw.int(2, 6),
      frame: draw.int(0, 1),
    };
    const middle = middleOf(p);
    const list = between(p.half, middle, p.capital * p.late);
    const touches = (n: number) => p.half * n * n - middle * n + p.capital * p.late === 0;
    const [first = 0, last = 0] = [list[0], list.at(-1)];
    return list.length >= 4 && list.length <= 24 && last <= 36 && !touches(first - 1) && !touches(last + 1)
      ? p
      : null;
  },
  forms: [monthsAhead],
});
