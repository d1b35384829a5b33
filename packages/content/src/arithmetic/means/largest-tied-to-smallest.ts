import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
/** 1 + 2 + … + n. */
const sumTo = (n: number) => (n * (n + 1)) / 2;

interface Tied {
  count: number;
  average: number;
  /** The largest is this many times the smallest. */
  times: number;
  frame: number;
}

/** Least and greatest total of the numbers strictly between s and times × s. */
const least = (p: Tied, s: number) => (p.count - 2) * s + sumTo(p.count - 2);
const most = (p: Tied, s: number) => (p.count - 2) * p.times * s - sumTo(p.count - 2);
const possible = (p: Tied) => {
  const total = p.count * p.average;
  const list: number[] = [];
  for (let s = 1; s <= total; s += 1) {
    const between = total - (1 + p.times) * s;
    if ((p.times - 1) * s - 1 >= p.count - 2 && least(p, s) <= between && between <= most(p, s)) list.push(s);
  }
  return list;
};
const timesWords: Record<number, string> = { 2: 'twice', 3: 'three times', 4: 'four times' };

const extremesOfLargest = form({
  form: 'extremes-of-a-tied-largest',
  revision: 2,
  band: 'Hard',
  seconds: 110,
  also: ['AL.INQ.7', 'AL.DIO.5'],
  stem: ({ count, average, times, frame }: Tied) =>
    frame === 0
      ? `${(numberWords[count] ?? '').replace(/^./, c => c.toUpperCase())} distinct positive integers have the average $${average}$, and the largest of them is ${timesWords[times]} the smallest. What is the sum of the greatest and the least value that the largest integer can have?`
      : `A bowler conceded a different number of runs in each of ${numberWords[count]} matches, $${average}$ a match on average, and in the most expensive match ${timesWords[times]} as many as in the cheapest. What is the sum of the largest and the smallest number of runs possible in the most expensive match?`,
  path: path<Tied>()
    .quiet('total', ({ count, average }) => q(count * average))
    .quiet('low', ({ count }) => q(sumTo(count - 2)))
    .quiet('high', ({ count }) => q(sumTo(count - 2)))
    .step(
      'greatest',
      ({ count, times }, { total, low }) =>
        total
          .sub(low)
          .div(count - 1 + times)
          .floor(),
      'Let the smallest be $s$. It is greatest when the numbers between are as small as they can be, that is, follow directly on it.',
      ({ count, times }, { total, low, greatest }) =>
        `s + ${times}s + ${count - 2}s + ${low} \\le ${total} \\Rightarrow s \\le ${greatest}`,
    )
    .step(
      'least',
      ({ count, times }, { total, high }) =>
        total
          .add(high)
          .div(1 + times + times * (count - 2))
          .ceil(),
      'It is least when the numbers between lie directly below the largest.',
      ({ count, times }, { total, high, least: bottom }) =>
        `s + ${times}s + ${(count - 2) * times}s - ${high} \\ge ${total} \\Rightarrow s \\ge ${bottom}`,
    )
    .step(
      'sum',
      ({ times }, { greatest, least: bottom }) => greatest.add(bottom).mul(times),
      'The largest is a multiple of the smallest: multiply both and add.',
      ({ times }, { greatest, least: bottom, sum }) =>
        `${times} \\times ${greatest} + ${times} \\times ${bottom} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'gives_the_smallest_numbers',
      at: 'sum',
      wrongly: (_p, { greatest, least: bottom }) => greatest.add(bottom),
      words: (_p, { greatest, least: bottom }) =>
        `$${greatest} + ${bottom}$ adds values of the smallest number.`,
    },
    {
      misconception: 'repeats_values',
      at: 'low',
      wrongly: () => q(0),
      words: () => 'For the maximum the numbers between were made equal to the smallest; they are distinct.',
    },
    {
      misconception: 'repeats_values',
      at: 'high',
      wrongly: () => q(0),
      words: () => 'For the minimum the numbers between were made equal to the largest; they are distinct.',
    },
    {
      misconception: 'rounds_the_wrong_way',
      at: 'greatest',
      wrongly: (_p, { greatest }) => greatest.add(1),
      words: (_p, { greatest }) => `With $${greatest}$ for the smallest the total is already too large.`,
    },
    {
      misconception: 'rounds_the_wrong_way',
      at: 'least',
      wrongly: (_p, { least: bottom }) => bottom.sub(1),
      words: (_p, { least: bottom }) => `With $${bottom}$ for the smallest the total cannot be reached.`,
    },
    {
      misconception: 'small_values_from_one',
      at: 'least',
      wrongly: ({ count, times }, { total }) => total.div(count * times).ceil(),
      words: (_p, { least: bottom }) =>
        `The least $s = ${bottom}$ lets all numbers be as large as the largest.`,
    },
    {
      misconception: 'one_number_between_too_few',
      at: 'greatest',
      wrongly: ({ count, times }, { total }) =>
        total
          .sub(sumTo(count - 3))
          .div(count - 2 + times)
          .floor(),
      words: ({ count }, { greatest }) =>
        `$s = ${greatest}$ leaves room for ${count - 3} numbers between only; there are ${count - 2}.`,
    },
    {
      misconception: 'next_value_left_out',
      at: 'greatest',
      wrongly: (_p, { greatest }) => greatest.sub(1),
      words: (_p, { greatest }) => `The smallest can still be one more than $${greatest}$.`,
    },
    {
      misconception: 'next_value_left_out',
      at: 'least',
      wrongly: (_p, { least: bottom }) => bottom.add(1),
      words: (_p, { least: bottom }) => `The smallest can still be one less than $${bottom}$.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { average }) => whole(value) && value.valueOf() > average,
  snapRead: () =>
    'A fixed total, distinct integers, and the largest tied to the smallest: two extreme cases.',
  approach: () =>
    'One unknown, the smallest, fixes the largest. The numbers between can lie directly above the one or directly below the other; each gives a bound.',
  faster: ({ count, times }, { total, low, high }) =>
    `$${count - 1 + times}s \\le ${total.sub(low)}$ and $${1 + times + times * (count - 2)}s \\ge ${total.add(high)}$: round, add, times $${times}$.`,
  check: (p, { total, greatest, least: bottom }) => {
    const around = (s: Fraction) => {
      const n = s.valueOf();
      return `for $s = ${n}$ the numbers between can have any total from $${least(p, n)}$ to $${most(p, n)}$, and need $${total.valueOf() - (1 + p.times) * n}$`;
    };
    return `${around(greatest)}; ${around(bottom)}.`.replace(/^f/, 'F');
  },
  principle: 'When two extremes are tied to each other, let the others crowd at one end, then at the other.',
  verify: p => {
    const list = possible(p);
    return q(((list[0] ?? 0) + (list.at(-1) ?? 0)) * p.times);
  },
});

/** AR.AVG.7 Hard: the largest is tied to the smallest. */
export const largestTiedToSmallest: readonly AnyTemplate[] = situation<Tied>({
  type: 'AR.AVG.7',
  situation: 'largest-tied-to-smallest',
  tries: 30,
  draw: draw => {
    const p = {
      count: draw.int(4, 7),
      average: draw.int(12, 48),
      times: draw.int(2, 4),
      frame: draw.int(0, 1),
    };
    const list = possible(p);
    const together = list.at(-1) === (list[0] ?? 0) + list.length - 1;
    return list.length >= 3 && together ? p : null;
  },
  forms: [extremesOfLargest],
});
