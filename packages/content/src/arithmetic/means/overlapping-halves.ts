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
    return m > k && room && m !== p.all && p.low < p.all - 1 && p.high > p.all + 1 ? p : null;
  },
  forms: [greatestOfHalves],
});
