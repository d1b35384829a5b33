import type Fraction from 'fraction.js';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
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

const valuesOfLargest = form<Halves>(
  'values-of-the-largest',
  {
    band: 'Hard',
    seconds: 110,
    also: ['AR.AVG.8', 'AL.INQ.7'],
    entry: true,
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
  },
  (p, { step, find }) => {
    const { k, low, high, all, frame } = p;
    const [n, half] = [numberWords[countOf(p)] ?? '', numberWords[k] ?? ''];
    const both = step(calc`${k} * ${low} + ${k} * ${high}`, {
      name: 'the totals of the two groups together',
      because: text`${half} and ${half} are one more than ${n}, so the middle number is counted in both groups.`,
    })`
      Add the total of the ${half} smallest and the total of the ${half} largest. The middle number is in both.`;
    const median = step(calc`${both} - ${countOf(p)} * ${all}`, {
      name: 'the middle number',
      because: text`Every other number is in one of the two groups, so it cancels. Only the middle number is in
          both.`,
    })`
      Subtract the total of all ${n}. The middle number, which was counted once too often, is left.`;
    const upper = step(calc`${k} * ${high} - ${median}`, {
      name: 'the total of the numbers above the middle one',
      because: text`The middle number is one of the ${half} largest, the smallest of them. It is fixed, so only
          those above it can still change.`,
    })`
      Subtract the middle number from the total of the ${half} largest to find the total of the ${k - 1} numbers above
      it.`;
    const start = find(calc`${median} + 1`);
    const largest = step(calc`${upper} - ${start} * (${k} - 2) - ${sumTo(k - 3)}`, {
      name: 'the greatest value of the largest',
      works: value =>
        tex`${upper}${Array.from({ length: k - 2 }, (_, i) => ` - ${start.add(i)}`).join('')} = ${value}`,
      because: text`Their total is fixed, so what the others do not take is left for the largest. They have to be
          above the middle number and different.`,
    })`
      The largest is as great as possible when the others above the middle one are as small as different integers can
      be. Subtract these from their total.`;
    const least = step(calc`ceil((${upper} + ${sumTo(k - 2)}) / (${k} - 1))`, {
      name: 'the least value of the largest',
      works: value =>
        tex`${Array.from({ length: k - 1 }, (_, i) => (i === 0 ? 'z' : `(z - ${i})`)).join(' + ')} \ge ${upper}
          \Rightarrow z \ge ${value}`,
      because: text`The total of these numbers is fixed, so the largest is small only when the others are as large as
        they can be.`,
    })`
      Let $z$ be the largest. It is as small as possible when the others lie directly below it; even then they have to
      reach the total.`;
    const count = step(calc`${largest} - ${least} + 1`, {
      name: text`the number of values`,
      because: text`From $3$ to $5$ there are three whole numbers, one more than the difference $5 - 3$, because the
          first and the last are both counted.`,
    })`
      Every whole number between these two is possible: when one of the others becomes larger by 1, the largest becomes
      smaller by 1. Count them with both ends.`;
    const wide = [...Array.from({ length: k - 2 }, (_, i) => median.add(1 + i)), largest];
    const short = least
      .sub(1)
      .mul(k - 1)
      .sub(sumTo(k - 2));
    return {
      answer: count,
      stem:
        frame === 0
          ? text`The average of ${n} distinct positive integers is $${all}$. The ${half} smallest of them average
            $${low}$ and the ${half} largest $${high}$. How many values can the largest integer have?`
          : text`${n[0]?.toUpperCase()}${n.slice(1)} baskets hold different numbers of mangoes, $${all}$ on average.
            When they stand in order, the first ${half} hold $${low}$ on average and the last ${half} hold $${high}$.
            The number of mangoes in the fullest basket is one of how many possible numbers?`,
      show: plain,
      plausible: value => whole(value) && value.valueOf() > 1,
      slips: [
        slip('let_in_equal_values', start, median)`
          You let the numbers above the middle one begin with the middle number itself. They are different, so the
          first of them is larger by at least 1.`,
        slip('took_the_mean_for_the_middle', median, all)`
          The average of ${all} was taken for the middle number. The middle number follows from the two groups that
          share it.`,
        slip('used_a_term_twice', upper, calc`${k} * ${high}`)`
          ${k * high} is the total of the ${half} largest; the middle number among them has to be taken off.`,
        slip('let_in_equal_values', largest, calc`${upper} - ${start} * (${k} - 2)`)`
          You made the numbers between the middle one and the largest as small as possible without making them
          different, with an average of ${all} for all.`,
        slip('ignored_a_bound', start, 1)`
          You began the numbers above the middle one with 1, 2 and so on, but they are larger than the middle number.`,
        slip('let_in_equal_values', least, calc`ceil(${upper} / (${k} - 1))`)`
          For the least value you made all ${k - 1} numbers above the middle one equal, but they are different.`,
        slip('left_out_an_end_point', count, calc`${largest} - ${least}`)`
          You counted $${largest} - ${least}$ values. That leaves out one of the two end values, and both are
          possible.`,
        slip('put_the_bound_on_another_quantity', least, calc`${high} + 1`)`
          You allowed every value above ${high}, but for small values the others cannot make up the total.`,
        stop('answered_another_quantity', largest)`
          You gave ${largest}, the greatest value of the largest. The question asks how many values there are.`,
        slip('left_out_an_end_point', count, calc`${largest} - ${least} - 1`)`
          You counted only the values between ${least} and ${largest}, but both ends are possible too.`,
        slip('counted_gaps_for_numbers', start, calc`${median} + 2`)`
          You left a gap above the middle number: the next number may be larger by 1.`,
        slip('took_the_overlap_off_twice', upper, calc`${k} * ${high} - 2 * ${median}`)`
          You subtracted the middle number twice from the total of ${k * high}. It is in this group only once.`,
      ],
      snapRead: text`Two groups of ${half} that share the middle number of ${n}: find the middle number first, then
        the bounds of the largest.`,
      approach: text`The two groups count the middle number twice, so it follows from the totals. Then the largest is
        great when the numbers beside it are small, and small when they lie directly below it.`,
      check: text`${wide.map(x => `$${x}$`).join(', ')} add up to ${upper}. With ${least.sub(1)} as the largest the
        total would be at most ${short}, which is too small.`,
      principle: text`Two groups that overlap count the common part twice: subtract the whole, and the common part is
        left.`,
    };
  },
);

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
