import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Multiples {
  step: number;
  from: number;
  to: number;
  frame: number;
}

const mean = form<Multiples>(
  'average-of-multiples-between',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ step: d, from, to }) => {
      let [sum, count] = [0, 0];
      for (let n = from; n <= to; n += 1)
        if (n % d === 0) {
          sum += n;
          count += 1;
        }
      return q(sum, count);
    },
  },
  ({ step: d, from, to, frame }, { step, find }) => {
    const first = step(calc`${d} * ceil(${from} / ${d})`, {
      name: 'the first multiple',
      because: text`The limits are no multiples of $${d}$, so they do not belong to the numbers that are averaged.`,
    })`
      Find the first multiple of $${d}$ from $${from}$ on.`;
    const last = step(calc`${d} * floor(${to} / ${d})`, { name: 'the last multiple' })`
      Find the last one up to $${to}$.`;
    const half = find(2);
    const wanted = step(calc`(${first} + ${last}) / ${half}`)`
      The multiples are evenly spaced, so their average lies midway between the first and the last.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`What is the average of all multiples of $${d}$ between $${from}$ and $${to}$?`
          : frame === 1
            ? text`In a row of lockers with the numbers $${from}$ to $${to}$, every locker whose number is divisible by
              $${d}$ is painted red. Find the average of the numbers
              of the red lockers.`
            : text`Of the whole numbers from $${from}$ to $${to}$, all that leave no remainder on division by $${d}$
              are written down. Find their average.`,
      show: plain,
      plausible: value => value.gt(0) && value.d <= 2n,
      slips: [
        slip('let_in_an_end_point', wanted, calc`(${from} + ${to}) / 2`)`
          ${here} is the mean of the limits, which are no multiples of $${d}$.`,
        slip('took_a_neighbouring_multiple', first, calc`${d} * floor(${from} / ${d})`)`
          $${first}$ was taken for the first multiple. It lies below $${from}$.`,
        slip('took_a_neighbouring_multiple', last, calc`${d} * ceil(${to} / ${d})`)`
          $${last}$ was taken for the last multiple. It lies above $${to}$.`,
        slip('subtracted_for_added', wanted, calc`(${last} - ${first}) / 2`)`
          ${here} is half of the difference.`,
        slip('did_not_halve', half, 1)`
          The sum of the first and the last multiple was not halved.`,
        slip('miscounted_the_steps', first, calc`${d} * ceil(${from} / ${d}) + ${d}`)`
          The first multiple was left out; the numbers were begun with $${first}$.`,
        slip('miscounted_the_steps', last, calc`${d} * floor(${to} / ${d}) - ${d}`)`
          The last multiple was left out; the numbers were ended with $${last}$.`,
      ],
      snapRead: text`Multiples of one number between two limits: evenly spaced, so only the first and the last count.`,
      approach: text`Find the first and the last multiple within the limits and take the number midway between them.`,
      check: text`$${wanted}$ is $${calc`${wanted} - ${first}`.value}$ above the first and $${
        calc`${last} -
        ${wanted}`.value
      }$ below the last.`,
      principle: text`The average of evenly spaced numbers is half the sum of the first and the last.`,
    };
  },
);

interface Row {
  count: number;
  gap: number;
  mean: number;
  frame: number;
}

const largest = form<Row>(
  'largest-from-average',
  {
    band: 'Easy',
    seconds: 45,
    entry: true,
    verify: ({ count, gap, mean: m }) => {
      for (let first = -400; first < 2000; first += 1) {
        let sum = 0;
        for (let i = 0; i < count; i += 1) sum += first + i * gap;
        if (sum === m * count) return first + (count - 1) * gap;
      }
      throw new Error('no numbers fit');
    },
  },
  ({ count, gap, mean: m, frame }, { step, find }) => {
    const average = find(m);
    const gaps = step(calc`(${count} - 1) / 2`, {
      name: 'the gaps from the middle to the last',
      because: text`Between $${count}$ numbers there are $${count - 1}$ gaps, one half of them behind the middle.`,
    })`
      The average is the middle of the numbers. From there to the last one is one half of all gaps: find how many gaps
      that is.`;
    const wanted = step(calc`${average} + ${gaps} * ${gap}`)`
      Each gap is $${gap}$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A theatre has $${count}$ rows, and each row has $${gap}$ seats more than the row in front of it. The
            average number of seats in a row is $${m}$. What is the number
            of seats in the last row?`
          : frame === 1
            ? text`The average of $${count}$ numbers is $${m}$. Arranged by size, each of them is greater by $${gap}$
              than the one before. Find the greatest of them.`
            : text`For $${count}$ days a swimmer adds $${gap}$ lengths every day to those of the day before. Over these
              days $${m}$ lengths a day were swum on average. How many lengths
              are swum on the last day?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('counted_gaps_for_numbers', gaps, calc`${count} / 2`)`
          $${gaps}$ gaps were counted. Between $${count}$ numbers there is one gap fewer than numbers.`,
        slip('did_not_halve', gaps, calc`${count} - 1`)`
          All $${gaps}$ gaps were added. From the middle to the last there is only one half of them.`,
        slip('wrong_sign', wanted, calc`${average} - ${gaps} * ${gap}`)`
          ${here} is the smallest of them.`,
        slip('left_out_a_factor', wanted, calc`${average} + ${gaps}`)`
          ${here} counts $1$ for each gap.`,
        slip('counted_gaps_for_numbers', gaps, calc`(${count} + 1) / 2`)`
          $${gaps}$ gaps were counted, one more than there are from the middle to the last.`,
        slip('counted_gaps_for_numbers', gaps, calc`(${count} - 3) / 2`)`
          $${gaps}$ gaps were counted, one fewer than there are from the middle to the last.`,
        slip('did_not_halve', gaps, calc`${count}`)`
          $${gaps}$ gaps were added to the average, one for each number.`,
      ],
      snapRead: text`Evenly spaced numbers with a known average: the average is the middle, go on by half of the gaps.`,
      approach: text`Start from the middle, which is the average, and go half of the gaps upwards.`,
      check: text`The first is $${calc`${average} - ${gaps} * ${gap}`.value}$, and midway between it and $${wanted}$
        lies
        $${calc`(${average} - ${gaps} * ${gap} + ${wanted}) / 2`.value}$.`,
      principle: text`n numbers have n − 1 gaps, half of them on each side of the average.`,
    };
  },
);

/** AR.AVG.4 Easy: multiples between limits, and the largest from the average. */
export const middleOfARow: readonly AnyTemplate[] = [
  ...situation<Multiples>({
    type: 'AR.AVG.4',
    situation: 'multiples-between',
    tries: 30,
    draw: draw => {
      const [d, from, to] = [draw.int(6, 19), draw.int(30, 300), draw.int(200, 900)];
      return to < from + 6 * d || from % d === 0 || to % d === 0
        ? null
        : { step: d, from, to, frame: draw.int(0, 2) };
    },
    forms: [mean],
  }),
  ...situation<Row>({
    type: 'AR.AVG.4',
    situation: 'evenly-growing',
    tries: 30,
    draw: draw => {
      const [count, gap] = [draw.int(9, 30), draw.int(2, 7)];
      const m = draw.int(30, 120);
      return ((count - 1) * gap) % 2 > 0 || count % 2 === 0 || m - ((count - 1) / 2) * gap < 4
        ? null
        : { count, gap, mean: m, frame: draw.int(0, 2) };
    },
    forms: [largest],
  }),
];
