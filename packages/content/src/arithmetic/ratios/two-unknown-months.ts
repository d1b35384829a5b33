import type Fraction from 'fraction.js';
import { gcd, isCount, sumOf } from '../../numbers.ts';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const months = 12;
const n = (value: Fraction) => value.valueOf();

interface TwoMonths {
  one: string;
  other: string;
  /** First capital, what is taken out of it, and second capital, in thousands of rupees. */
  x: number;
  out: number;
  y: number;
  /** One of the two gets so many times as much of the profit as the other. */
  times: number;
  frame: number;
}

/** out·m + joined·n = constant: one of the two cases, with the months of withdrawal m and of joining n. */
interface Equation {
  out: number;
  joined: number;
  constant: number;
}

/** The first partner gets `first` parts of the profit when the second gets `second`. */
const equationOf = ({ x, out, y }: TwoMonths, first: number, second: number): Equation => ({
  out: second * out,
  joined: first * y,
  constant: months * (first * y - second * (x - out)),
});
const firstMore = (p: TwoMonths) => equationOf(p, p.times, 1);
const secondMore = (p: TwoMonths) => equationOf(p, 1, p.times);

/** Months of withdrawal and of joining that solve an equation. */
const pairs = ({ out, joined, constant }: Equation, from = 1, to = months - 1) => {
  const list: (readonly [number, number])[] = [];
  for (let m = from; m <= to; m += 1) {
    const n = (constant - out * m) / joined;
    if (Number.isInteger(n) && n >= from && n <= to) list.push([m, n]);
  }
  return list;
};
const bothCases = (p: TwoMonths, from = 1, to = months - 1) => [
  ...pairs(firstMore(p), from, to),
  ...pairs(secondMore(p), from, to),
];
const different = (list: readonly number[]) => sumOf([...new Set(list)]);
const joins = (list: readonly (readonly [number, number])[]) => q(different(list.map(([, n]) => n)));

const manyTimes = ['', 'as much', 'twice as much', 'three times as much'];

const reducedTex = (equation: Equation) => {
  const g = gcd(equation.out, equation.joined, equation.constant);
  const one = (size: number, letter: string) => `${size === 1 ? '' : size}${letter}`;
  return `${one(equation.out / g, 'm')} + ${one(equation.joined / g, 'n')} = ${equation.constant / g}`;
};
const pairsTex = (list: readonly (readonly [number, number])[]) =>
  list.map(([m, n]) => `(${m}, ${n})`).join(', ');

const joiningMonths = form<TwoMonths>(
  'months-with-a-multiple',
  {
    band: 'Hard',
    seconds: 125,
    revision: 5,
    also: ['AL.DIO.1'],
    entry: true,
    verify: ({ x, out, y, times }) => {
      const found = new Set<number>();
      for (let m = 1; m < months; m += 1)
        for (let joined = 1; joined < months; joined += 1) {
          const [first, second] = [x * m + (x - out) * (months - m), y * (months - joined)];
          if (first === times * second || second === times * first) found.add(joined);
        }
      return q(sumOf([...found]));
    },
  },
  (given, { step, find }) => {
    const { one, times, other, x, out, y, frame } = given;
    const from = find(1);
    const to = find(calc`${months} - 1`);
    const first = step(joins(pairs(firstMore(given), n(from), n(to))), {
      because: text`Profit is shared by capital times months, so one of these products is a multiple of the other.
          There are two unknowns and one equation, but only whole numbers from 1 to 11 are allowed, so few pairs are
          left.`,
      works: tex`12 \times ${x} - ${out}(12 - m) = ${times} \times ${y}(12 - n) \Rightarrow
        ${reducedTex(firstMore(given))}: \quad (m, n) = ${pairsTex(pairs(firstMore(given), n(from), n(to)))}`,
      name: text`the sum of n in the first case`,
    })`
      ${frame === 0 && text`Let ${one} take out the money after $m$ months. `}Work in thousands of rupees times
      months: ${one} has $12 \times ${x}$ less $${out}$ for the last $12 - m$ months, and ${other} has $${y}$ for the
      last $12 - n$. First let ${one} get ${manyTimes[times]}. Simplify the equation, and list its solutions with $m$
      and $n$ from $1$ to $11$.`;
    const second = step(joins(pairs(secondMore(given), n(from), n(to))), {
      name: text`the sum of n in the second case`,
      works: tex`${times}(12 \times ${x} - ${out}(12 - m)) = ${y}(12 - n) \Rightarrow
        ${reducedTex(secondMore(given))}: \quad (m, n) = ${pairsTex(pairs(secondMore(given), n(from), n(to)))}`,
      because: text`'One of the two' leaves open which one. The products change their places in the equation, so
          this case has other solutions.`,
    })`
      The question does not say who gets more, so now let ${other} get ${manyTimes[times]}. Do the same.`;
    const total = step(calc`${first} + ${second}`, {
      name: text`the sum of all values of n`,
      works: value => {
        const values = bothCases(given, n(from), n(to)).map(([, value]) => value);
        return n(first) + n(second) === sumOf(values)
          ? tex`${values.join(' + ')} = ${value}`
          : tex`${first} + ${second} = ${value}`;
      },
      because: text`Both cases are possible, so the values of both count. A value that would come in both would
          count once, because the values are asked and not the ways.`,
    })`
      Add the values of $n$ from both cases.`;
    const latest = Math.max(...bothCases(given).map(([, joined]) => joined));
    return {
      answer: total,
      stem:
        frame === 0
          ? text`${one} opens a shop with ₹${1000 * x} and takes out ₹${1000 * out} at the end of one of the first
            eleven months. ${other} joins with ₹${1000 * y} at the end of one of these months, not necessarily the
            same one. They share the profit in proportion to capital and time, and one of the two gets exactly
            ${manyTimes[times]} as the other. If ${other} joins after $n$ months, what is the sum of all possible
            values of $n$?`
          : text`Two partners share a year's profit in proportion to capital and time. The first, ${one}, put in
            ₹${1000 * x} on the first day and withdrew ₹${1000 * out} after $m$ months; the second, ${other}, put in
            ₹${1000 * y} after $n$ months. Both $m$ and $n$ are whole numbers from $1$ to $11$, and one of the two
            receives exactly ${manyTimes[times]} as the other. Find the sum of all possible values of $n$.`,
      show: plain,
      plausible: value => isCount(value) && value.valueOf() > 1,
      slips: [
        slip('left_out_a_case', total, frame === 0 ? first : second)`
            You counted only the case in which ${frame === 0 ? one : other} gets ${manyTimes[times]}, with a sum of
            $${total}$. It may also be ${frame === 0 ? other : one} who gets more.`,
        slip('answered_another_quantity', total, different(bothCases(given).map(([m]) => m)))`
            You added the months after which ${one} takes out money, $${total}$ in all. The question asks when
            ${other} joins.`,
        slip('let_in_an_end_point', from, 0)`
            You let the number of months be 0 as well and got $${total}$. Then one of the changes comes on the first
            day of the year, but the least is 1.`,
        slip('let_in_an_end_point', to, months)`
            You let the number of months be 12 as well and got $${total}$. Then one of the changes comes when the year
            is over, but the greatest is 11.`,
        slip('assumed_equal_parts', total, joins(pairs(equationOf(given, 1, 1))))`
            You let the two get equal shares, which gives $${total}$. One of them has to get ${manyTimes[times]} as
            the other.`,
        slip('gave_the_complement', total, different(bothCases(given).map(([, joined]) => months - joined)))`
          You added the months for which the capital of ${other} counts, $${total}$ in all. The question
          asks for those before ${other} joins.`,
        slip('took_the_change_the_wrong_way', total, () => {
          const swapped = { ...given, x: x - out, out: -out };
          return joins([...pairs(firstMore(swapped)), ...pairs(secondMore(swapped))]);
        })`
              You let the ₹${1000 * out} be missing at first and come in later, which gives $${total}$. At first they
              belong to the capital of ${one}, who takes them out later.`,
        slip('left_out_an_end_point', total, calc`${total} - ${latest}`)`
            You left out one value and got $${total}$. ${other} may also join after ${latest} month(s).`,
      ],
      snapRead: text`Two unknown numbers of months, and the multiple may hold either way. That makes two equations in
        whole numbers from 1 to 11.`,
      approach: text`Capital times months of the two gives a linear equation in $m$ and $n$ for each case.
        Divisibility and the limits 1 to 11 leave only a few pairs.`,
      check: text`In thousands of rupees times months, ${one} and ${other} have ${bothCases(given)
        .map(
          ([m, joined]) =>
            `$${numberTex(q(months * x - out * (months - m)))}$ and $${numberTex(q(y * (months - joined)))}$`,
        )
        .join('; ')}. Each time one is
        $${times}$ times the other.`,
      principle: text`"One of the two gets twice as much" means two cases: write an equation for each, and list its
        whole solutions between the limits.`,
    };
  },
);

/** AR.RAT.7 Hard: two unknown months, and a multiple that holds one way or the other. */
export const twoUnknownMonths: readonly AnyTemplate[] = situation<TwoMonths>({
  type: 'AR.RAT.7',
  situation: 'two-unknown-months',
  tries: 400,
  draw: draw => {
    const [one = '', other = ''] = draw.some(peopleInArithmetic, 2);
    const p = {
      one,
      other,
      x: draw.step(20, 120, 5),
      out: draw.step(10, 80, 5),
      y: draw.step(30, 150, 5),
      times: draw.int(2, 3),
      frame: draw.int(0, 1),
    };
    const [first, second] = [pairs(firstMore(p)), pairs(secondMore(p))];
    const all = [...first, ...second];
    const steps = new Set([p.x, p.out, p.y, p.x - p.out]).size;
    return p.out < p.x &&
      steps === 4 &&
      Math.min(first.length, second.length) >= 1 &&
      Math.max(first.length, second.length) <= 3 &&
      all.length >= 3 &&
      new Set(all.map(([, joined]) => joined)).size === all.length
      ? p
      : null;
  },
  forms: [joiningMonths],
});
