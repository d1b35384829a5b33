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

interface Halves {
  /** Numbers in each half; the median belongs to both, so there are 2k − 1 in all. */
  k: number;
  low: number;
  high: number;
  all: number;
  frame: number;
}

const countOf = ({ k }: Halves) => 2 * k - 1;
const medianOf = ({ k, low, high, all }: Halves) => k * (low + high) - (2 * k - 1) * all;

const greatestOfHalves = form({
  form: 'greatest-from-overlapping-halves',
  band: 'Hard',
  seconds: 125,
  also: ['AR.AVG.8', 'AL.INQ.7'],
  entry: true,
  stem: (p: Halves) => {
    const [n, k] = [numberWords[countOf(p)] ?? '', numberWords[p.k] ?? ''];
    return p.frame === 0
      ? `The average of ${n} distinct positive integers is $${p.all}$. The ${k} smallest of them average $${p.low}$ and the ${k} largest $${p.high}$. What is the maximum possible value of the largest integer?`
      : `${n[0]?.toUpperCase()}${n.slice(1)} baskets hold different numbers of mangoes, $${p.all}$ on average. When they stand in order, the first ${k} hold $${p.low}$ on average and the last ${k} hold $${p.high}$. At most how many mangoes can be in the fullest basket?`;
  },
  path: path<Halves>()
    .step(
      'both',
      ({ k, low, high }) => q(k * (low + high)),
      'Add the totals of the two halves; the middle number is in both of them.',
      ({ k, low, high }, { both }) => `${k} \\times ${low} + ${k} \\times ${high} = ${both}`,
    )
    .step(
      'median',
      (p, { both }) => both.sub(countOf(p) * p.all),
      'What this is above the total of all is the middle number.',
      (p, { both, median }) => `${both} - ${countOf(p)} \\times ${p.all} = ${median}`,
    )
    .step(
      'upper',
      ({ k, high }, { median }) => q(k * high).sub(median),
      'Take it off the upper half to get the total of the numbers above it.',
      ({ k, high }, { median, upper }) => `${k * high} - ${median} = ${upper}`,
    )
    .quiet('start', (_p, { median }) => median.add(1))
    .step(
      'largest',
      ({ k }, { upper, start }) => upper.sub(start.mul(k - 2)).sub(sumTo(k - 3)),
      'The largest is greatest when the others above the middle number are as small as distinct integers can be.',
      ({ k }, { upper, start, largest }) =>
        `${upper}${Array.from({ length: k - 2 }, (_, i) => ` - ${start.add(i)}`).join('')} = ${largest}`,
    ),
  slips: [
    {
      misconception: 'repeats_values',
      at: 'start',
      wrongly: (_p, { median }) => median,
      words: (_p, { median }) =>
        `The numbers above the middle one start at $${median}$ here, which is the middle number itself; they are distinct.`,
    },
    {
      misconception: 'average_taken_for_the_middle',
      at: 'median',
      wrongly: ({ all }) => q(all),
      words: ({ all }) =>
        `The average $${all}$ was taken for the middle number; the two halves together tell it.`,
    },
    {
      misconception: 'middle_kept_in_the_upper_half',
      at: 'upper',
      wrongly: ({ k, high }) => q(k * high),
      words: ({ k, high }) =>
        `Of the total $${k * high}$ of the upper half the middle number was not taken off.`,
    },
    {
      misconception: 'distinctness_ignored',
      at: 'largest',
      wrongly: ({ k }, { upper, start }) => upper.sub(start.mul(k - 2)),
      words: ({ k }, { start }) =>
        k === 3
          ? `All numbers between were made $${start}$.`
          : `The numbers between were all made $${start}$; they have to be distinct.`,
    },
    {
      misconception: 'small_values_past_the_median',
      at: 'start',
      wrongly: () => q(1),
      words: () => 'The numbers above the middle one were made 1, 2, …, but they must exceed it.',
    },
    {
      misconception: 'overlap_left_in_the_lower_half',
      at: 'upper',
      wrongly: p => q(countOf(p) * p.all - (p.k - 1) * p.low),
      words: ({ k, low }) =>
        `The numbers up to the middle one were taken as ${k - 1} with the average $${low}$; there are ${k} of them.`,
    },
    {
      misconception: 'numbers_below_used_above',
      at: 'start',
      wrongly: (_p, { median }) => median.sub(1),
      words: (_p, { start }) =>
        `The numbers above the middle one begin at $${start}$ here, which is below it.`,
    },
    {
      misconception: 'gap_of_two',
      at: 'start',
      wrongly: (_p, { median }) => median.add(2),
      words: (_p, { start }) => `The numbers above the middle one can begin one lower than $${start}$.`,
    },
    {
      misconception: 'middle_taken_off_twice',
      at: 'upper',
      wrongly: ({ k, high }, { median }) => q(k * high).sub(median.mul(2)),
      words: (_p, { median }) => `The middle number $${median}$ was taken off the upper half twice.`,
    },
    {
      misconception: 'overlap_shared_out',
      at: 'median',
      wrongly: (p, { both }) => {
        const half = both.sub(countOf(p) * p.all).div(2);
        return half.d === 1n && half.valueOf() > 0 ? half : null;
      },
      words: (_p, { median }) =>
        `The excess over the total was halved to $${median}$; it is the middle number once.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { high }) => whole(value) && value.valueOf() > high,
  snapRead: () =>
    'Two halves that share the middle number, and distinct integers: find the middle one, then push.',
  approach: () =>
    'The two halves together count the middle number twice, so it follows from the totals. The largest is greatest when its neighbours are as low as they can be.',
  faster: ({ k, high, low, all }, { median }) =>
    `Deviations from $${all}$: $${k} \\times ${high - all} - ${k} \\times ${all - low}$ puts the middle at $${median}$; the upper ${k} then start ${Array.from({ length: k - 1 }, (_, i) => `$${median.add(i)}$`).join(', ')}.`,
  check: ({ k, high, low }, { median, largest }) => {
    const upper = [...Array.from({ length: k - 1 }, (_, i) => median.add(i)), largest];
    return `The upper half ${upper.map(x => `$${x}$`).join(', ')} adds up to $${k * high}$; below $${median}$ the others add up to $${q(k * low).sub(median)}$.`;
  },
  principle:
    'Groups that overlap count the common part twice: subtract the whole, and the common part is left.',
  verify: p => {
    // Every middle number that the totals allow, and for it the others as low as distinct integers go.
    const total = countOf(p) * p.all;
    for (let middle = 1; middle <= total; middle += 1) {
      if (p.k * p.low + (p.k * p.high - middle) !== total) continue;
      let rest = p.k * p.high - middle;
      for (let i = 1; i <= p.k - 2; i += 1) rest -= middle + i;
      return q(rest);
    }
    throw new Error('no middle number fits');
  },
});

const halves = situation<Halves>({
  type: 'AR.AVG.7',
  situation: 'overlapping-halves',
  tries: 60,
  draw: draw => {
    const k = draw.int(3, 5);
    const p = {
      k,
      low: draw.int(6, 24),
      high: draw.int(18, 60),
      all: draw.int(12, 40),
      frame: draw.int(0, 1),
    };
    const m = medianOf(p);
    const below = k * p.low - m;
    const above = k * p.high - m;
    const room =
      below >= sumTo(k - 1) && below <= (k - 1) * m - sumTo(k - 1) && above >= (k - 1) * m + sumTo(k - 1) + 3;
    return m > k && room && m !== p.all && p.low < p.all - 1 && p.high > p.all + 1 ? p : null;
  },
  forms: [greatestOfHalves],
});

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
  band: 'Hard',
  seconds: 140,
  also: ['AL.INQ.7', 'AL.DIO.5'],
  stem: ({ count, average, times, frame }: Tied) =>
    frame === 0
      ? `${(numberWords[count] ?? '').replace(/^./, c => c.toUpperCase())} distinct positive integers have the average $${average}$, and the largest of them is ${timesWords[times]} the smallest. What is the sum of the greatest and the least value that the largest integer can have?`
      : `In ${numberWords[count]} matches a bowler took wickets for different whole numbers of runs, $${average}$ a match on average; the most expensive match cost ${timesWords[times]} as many runs as the cheapest. Add the largest and the smallest possible cost of the most expensive match.`,
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

const tied = situation<Tied>({
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

/** AR.AVG.7 Hard: extreme values under two conditions. */
export const averagesWithExtremes: readonly AnyTemplate[] = [...halves, ...tied];
