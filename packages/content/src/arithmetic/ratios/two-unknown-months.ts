import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { peopleInArithmetic } from '../../people.ts';
import { grouped, plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const months = 12;
const n = (value: Fraction) => value.valueOf();
const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

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

/** out·m + joined·n = constant: the equation of one of the two cases, with the months of withdrawal m and of joining n. */
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
const different = (list: readonly number[]) => sum([...new Set(list)]);
const joins = (list: readonly (readonly [number, number])[]) => q(different(list.map(([, n]) => n)));

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const manyTimes = ['', 'as much', 'twice as much', 'three times as much'];

const reducedTex = (equation: Equation) => {
  const g = gcd(gcd(equation.out, equation.joined), equation.constant);
  const one = (size: number, letter: string) => `${size === 1 ? '' : size}${letter}`;
  return `${one(equation.out / g, 'm')} + ${one(equation.joined / g, 'n')} = ${equation.constant / g}`;
};
const pairsTex = (list: readonly (readonly [number, number])[]) =>
  list.map(([m, n]) => `(${m}, ${n})`).join(', ');

const joiningMonths = form({
  form: 'months-with-a-multiple',
  revision: 4,
  band: 'Hard',
  seconds: 125,
  also: ['AL.DIO.1'],
  entry: true,
  stem: ({ one, other, x, out, y, times, frame }: TwoMonths) =>
    frame === 0
      ? `${one} opens a shop with ${rupees(1000 * x)} and takes out ${rupees(1000 * out)} at the end of one of the first eleven months. ${other} joins with ${rupees(1000 * y)} at the end of one of these months, not necessarily the same one. Sharing by capital and time, one of the two gets exactly ${manyTimes[times]} of the profit as the other. If ${other} joins after $n$ months, what is the sum of all possible values of $n$?`
      : `Two partners share a year's profit in proportion to capital and time. The first, ${one}, put in ${rupees(1000 * x)} on the first day and withdrew ${rupees(1000 * out)} after $m$ months; the second, ${other}, put in ${rupees(1000 * y)} after $n$ months. Both $m$ and $n$ are whole numbers from $1$ to $11$, and one of the two receives exactly ${manyTimes[times]} as the other. Find the sum of all possible values of $n$.`,
  path: path<TwoMonths>()
    .quiet('from', () => q(1))
    .quiet('to', () => q(months - 1))
    .step(
      'first',
      (p, { from, to }) => joins(pairs(firstMore(p), n(from), n(to))),
      ({ one, times }) =>
        `Write each share as capital in thousands times months. First case: ${one} gets ${manyTimes[times]}. Cancel, and list the pairs of months from 1 to 11.`,
      (p, { from, to }) =>
        `12 \\times ${p.x} - ${p.out}(12 - m) = ${p.times} \\times ${p.y}(12 - n) \\Rightarrow ${reducedTex(firstMore(p))}: \\quad (m, n) = ${pairsTex(pairs(firstMore(p), n(from), n(to)))}`,
    )
    .step(
      'second',
      (p, { from, to }) => joins(pairs(secondMore(p), n(from), n(to))),
      ({ other, times }) => `Second case: ${other} gets ${manyTimes[times]}.`,
      (p, { from, to }) =>
        `${p.times}\\left(12 \\times ${p.x} - ${p.out}(12 - m)\\right) = ${p.y}(12 - n) \\Rightarrow ${reducedTex(secondMore(p))}: \\quad (m, n) = ${pairsTex(pairs(secondMore(p), n(from), n(to)))}`,
    )
    .step(
      'total',
      (_p, { first, second }) => first.add(second),
      'Add the values of $n$ from both cases.',
      (p, { from, to, first, second, total }) => {
        const values = bothCases(p, n(from), n(to)).map(([, value]) => value);
        return n(first) + n(second) === sum(values)
          ? `${values.join(' + ')} = ${total}`
          : `${first} + ${second} = ${total}`;
      },
    ),
  slips: [
    {
      misconception: 'one_case_only',
      at: 'total',
      // One of the two cases in each item: together they would make the answer.
      wrongly: ({ frame }, { first, second }) => (frame === 0 ? first : second),
      words: ({ one, other, times, frame }, { total }) =>
        `$${total}$ comes from one case alone, with ${manyTimes[times]} for ${frame === 0 ? one : other}; the other partner may be the one who gets more.`,
    },
    {
      misconception: 'gives_the_other_unknown',
      at: 'total',
      wrongly: p => q(different(bothCases(p).map(([m]) => m))),
      words: (_p, { total }) =>
        `$${total}$ adds the possible months $m$ of the withdrawal; the months of joining are asked.`,
    },
    {
      misconception: 'first_and_last_day_allowed',
      at: 'from',
      wrongly: () => q(0),
      words: (_p, { total }) => `A sum of $${total}$ lets a month be 0, the first day of the year.`,
    },
    {
      misconception: 'first_and_last_day_allowed',
      at: 'to',
      wrongly: () => q(months),
      words: (_p, { total }) => `A sum of $${total}$ lets a month be 12, the last day of the year.`,
    },
    {
      misconception: 'shares_equal',
      at: 'total',
      wrongly: p => joins(pairs(equationOf(p, 1, 1))),
      words: (_p, { total }) =>
        `$${total}$ belongs to equal shares; one of them is to be a multiple of the other.`,
    },
    {
      misconception: 'months_present_for_months_passed',
      at: 'total',
      wrongly: p => q(different(bothCases(p).map(([, joined]) => months - joined))),
      words: (_p, { total }) => `$${total}$ adds how long the second capital stayed, not how late it came.`,
    },
    {
      misconception: 'withdrawn_part_gone_from_the_start',
      at: 'total',
      // The months of the withdrawn part are taken for those it stayed away.
      wrongly: p => {
        const swapped = { ...p, x: p.x - p.out, out: -p.out };
        return joins([...pairs(firstMore(swapped)), ...pairs(secondMore(swapped))]);
      },
      words: ({ out }, { total }) =>
        `$${total}$ has the ${rupees(1000 * out)} come in after $m$ months; they were there up to then.`,
    },
    {
      misconception: 'largest_case_left_out',
      at: 'total',
      wrongly: (p, { total }) => total.sub(Math.max(...bothCases(p).map(([, joined]) => joined))),
      words: p =>
        `The latest month, $n = ${Math.max(...bothCases(p).map(([, joined]) => joined))}$, is missing from this sum; it solves its equation too.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value) && value.valueOf() > 1,
  snapRead: () =>
    'Two unknown whole months and a multiple that may hold either way: two linear equations, one for each case.',
  approach: () =>
    'Capital times months gives a linear equation for each of the two cases. Divisibility by the coefficients and the bounds 1 to 11 leave few pairs in each.',
  faster: p => {
    const step = ({ out, joined }: Equation) =>
      `$m$ moves by $${joined / gcd(out, joined)}$ and $n$ by $${out / gcd(out, joined)}$`;
    return `Find one pair of each case and step on: in the first ${step(firstMore(p))} the other way, in the second ${step(secondMore(p))}.`;
  },
  check: ({ x, out, y, ...p }) =>
    `Capital times months of the two: ${bothCases({ x, out, y, ...p })
      .map(([m, joined]) =>
        `$${grouped(months * x - out * (months - m))} : ${grouped(y * (months - joined))}$`.replaceAll(
          ',',
          '{,}',
        ),
      )
      .join(', ')}; each is $${p.times} : 1$ or $1 : ${p.times}$.`,
  principle:
    '"One of the two gets twice as much" is two cases: write an equation for each, then step through its whole solutions between the bounds.',
  verify: ({ x, out, y, times }) => {
    const found = new Set<number>();
    for (let m = 1; m < months; m += 1)
      for (let joined = 1; joined < months; joined += 1) {
        const [first, second] = [x * m + (x - out) * (months - m), y * (months - joined)];
        if (first === times * second || second === times * first) found.add(joined);
      }
    return q(sum([...found]));
  },
});

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
