import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
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

const valuesOfLargest = form({
  form: 'values-of-the-largest',
  band: 'Hard',
  seconds: 110,
  also: ['AR.AVG.8', 'AL.INQ.7'],
  entry: true,
  stem: (p: Halves) => {
    const [n, k] = [numberWords[countOf(p)] ?? '', numberWords[p.k] ?? ''];
    return p.frame === 0
      ? `The average of ${n} distinct positive integers is $${p.all}$. The ${k} smallest of them average $${p.low}$ and the ${k} largest $${p.high}$. How many values can the largest integer have?`
      : `${n[0]?.toUpperCase()}${n.slice(1)} baskets hold different numbers of mangoes, $${p.all}$ on average. When they stand in order, the first ${k} hold $${p.low}$ on average and the last ${k} hold $${p.high}$. The number of mangoes in the fullest basket is one of how many possible numbers?`;
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
    )
    .step(
      'least',
      ({ k }, { upper }) =>
        upper
          .add(sumTo(k - 2))
          .div(k - 1)
          .ceil(),
      'The largest, $z$, is least when the others lie directly below it; their total must still be reached.',
      ({ k }, { upper, least }) =>
        `${Array.from({ length: k - 1 }, (_, i) => (i === 0 ? 'z' : `(z - ${i})`)).join(' + ')} \\ge ${upper} \\Rightarrow z \\ge ${least}`,
    )
    .step(
      'count',
      (_p, { largest, least }) => largest.sub(least).add(1),
      'Every whole number between is possible, as one of the others can give way by one. Count them.',
      (_p, { largest, least, count }) => `${largest} - ${least} + 1 = ${count}`,
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
      misconception: 'distinctness_ignored',
      at: 'least',
      wrongly: ({ k }, { upper }) => upper.div(k - 1).ceil(),
      words: ({ k }, { least }) =>
        `$${least}$ is where all ${k - 1} numbers above the middle one may be equal; they are distinct.`,
    },
    {
      misconception: 'end_not_counted',
      at: 'count',
      wrongly: (_p, { largest, least }) => largest.sub(least),
      words: (_p, { largest, least }) => `$${largest} - ${least}$ leaves one of the two ends out.`,
    },
    {
      misconception: 'average_taken_for_the_least',
      at: 'least',
      wrongly: ({ high }) => q(high).add(1),
      words: ({ high }) =>
        `Every value above the average $${high}$ was allowed; the other numbers cannot make up the total then.`,
    },
    {
      misconception: 'gives_the_maximum',
      gives: 'largest',
      words: (_p, { largest }) => `$${largest}$ is the greatest value; the number of values is asked.`,
    },
    {
      misconception: 'both_ends_left_out',
      at: 'count',
      wrongly: (_p, { largest, least }) => largest.sub(least).sub(1),
      words: (_p, { largest, least }) =>
        `Only the values between $${least}$ and $${largest}$ were counted; both ends are possible.`,
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
  ],
  show: value => plain(value),
  plausible: value => whole(value) && value.valueOf() > 1,
  snapRead: () =>
    'Two halves that share the middle number, and distinct integers: find the middle one, then push both ways.',
  approach: () =>
    'The two halves together count the middle number twice, so it follows from the totals. The largest is greatest when its neighbours are as low as they can be, and least when they lie directly below it.',
  faster: ({ k, high, low, all }, { median, upper, least, largest }) =>
    `Deviations from $${all}$: $${k} \\times ${high - all} - ${k} \\times ${all - low}$ puts the middle at $${median}$. The ${k - 1} above it average $${numberTex(upper.div(k - 1))}$: the largest goes from $${least}$ to $${largest}$.`,
  check: ({ k }, { median, upper, largest, least }) => {
    const wide = [...Array.from({ length: k - 2 }, (_, i) => median.add(1 + i)), largest];
    return `${wide.map(x => `$${x}$`).join(', ')} add up to $${upper}$; with $${least.sub(1)}$ as the largest the total would be at most $${least
      .sub(1)
      .mul(k - 1)
      .sub(sumTo(k - 2))}$.`;
  },
  principle:
    'Groups that overlap count the common part twice: subtract the whole, and the common part is left.',
  verify: p => {
    // Every set of distinct numbers above the middle one with the total that the averages leave.
    const middle = medianOf(p);
    const largest = new Set<number>();
    const extend = (from: number, left: number, total: number): void => {
      if (left === 1 && total >= from) largest.add(total);
      for (let x = from; left > 1 && left * x < total; x += 1) extend(x + 1, left - 1, total - x);
    };
    extend(middle + 1, p.k - 1, p.k * p.high - middle);
    return q(largest.size);
  },
});

/** AR.AVG.7 Hard: two halves that share the median. */
export const overlappingHalves: readonly AnyTemplate[] = situation<Halves>({
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
    const widest = above - (k - 2) * (m + 1) - sumTo(k - 3);
    const values = widest - Math.ceil((above + sumTo(k - 2)) / (k - 1)) + 1;
    return m > k && room && values >= 4 && m !== p.all && p.low < p.all - 1 && p.high > p.all + 1 ? p : null;
  },
  forms: [valuesOfLargest],
});
