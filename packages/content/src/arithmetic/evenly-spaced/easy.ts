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
      because: text`${from} itself is no multiple of ${d}, so it does not belong to the numbers that are averaged. The
        first one is the next multiple above it, not the one below.`,
    })`
      Only the multiples of $${d}$ are averaged, so find where they begin: the first multiple of $${d}$ that is not
      less than $${from}$.`;
    const last = step(calc`${d} * floor(${to} / ${d})`, {
      name: 'the last multiple',
      because: text`${to} is no multiple of ${d} either. The last one is the multiple just below it; the next one would
        lie beyond the limit.`,
    })`
      Find where they end: the last multiple of $${d}$ that is not greater than $${to}$.`;
    const half = find(2);
    const wanted = step(calc`(${first} + ${last}) / ${half}`, {
      because: text`For every multiple below the middle there is one as far above it: 6, 9, 12 have the average 9. So
        only the first and the last count, and not how many there are.`,
    })`
      The multiples are evenly spaced, so their average lies midway between the first and the last. Add the two and
      halve.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`What is the average of all multiples of $${d}$ between $${from}$ and $${to}$?`
          : frame === 1
            ? text`In a row of lockers with the numbers $${from}$ to $${to}$, every locker whose number is divisible
              by $${d}$ is painted red. Find the average of the numbers of the red lockers.`
            : text`Of the whole numbers from $${from}$ to $${to}$, all that leave no remainder on division by $${d}$
              are written down. Find their average.`,
      show: plain,
      plausible: value => value.gt(0) && value.d <= 2n,
      slips: [
        slip('let_in_an_end_point', wanted, calc`(${from} + ${to}) / 2`)`
          ${here} is the mean of the two limits. They are no multiples of $${d}$, so the multiples do not reach from
          one to the other.`,
        slip('took_a_neighbouring_multiple', first, calc`${d} * floor(${from} / ${d})`)`
          You began with $${first}$. It is a multiple of $${d}$, but it lies below $${from}$ and is not among the
          numbers.`,
        slip('took_a_neighbouring_multiple', last, calc`${d} * ceil(${to} / ${d})`)`
          You ended with $${last}$. It is a multiple of $${d}$, but it lies above $${to}$ and is not among the
          numbers.`,
        slip('subtracted_for_added', wanted, calc`(${last} - ${first}) / 2`)`
          ${here} is half of the difference of the first and the last multiple. The middle is half of their sum.`,
        slip('did_not_halve', half, 1)`
          You added the first and the last multiple, ${here}, and did not halve. Their average is half of this sum.`,
        slip('miscounted_the_steps', first, calc`${d} * ceil(${from} / ${d}) + ${d}`)`
          You began with $${first}$ and left out the first multiple. There is one between $${from}$ and that.`,
        slip('miscounted_the_steps', last, calc`${d} * floor(${to} / ${d}) - ${d}`)`
          You ended with $${last}$ and left out the last multiple. There is one more between that and $${to}$.`,
      ],
      snapRead: text`Multiples of one number between two limits are evenly spaced: only the first and the last are
        needed.`,
      approach: text`In an evenly spaced row the average is midway between the ends. So find the first and the last
        multiple within the limits and halve their sum.`,
      check: text`$${wanted}$ is $${calc`${wanted} - ${first}`.value}$ above the first and
        $${calc`${last} - ${wanted}`.value}$ below the last.`,
      principle: text`The average of evenly spaced numbers is half the sum of the first and the last, however many
        there are.`,
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
      because: text`Between ${count} numbers there are ${count - 1} gaps: three numbers have two gaps between them. The
        average is in the middle, so half of the gaps lie above it.`,
    })`
      The average of evenly spaced numbers is the middle of them. From there to the last one there is one half of all
      the $${count} - 1$ gaps: find how many gaps that is.`;
    const wanted = step(calc`${average} + ${gaps} * ${gap}`, {
      because: text`Each step upwards adds the same ${gap}. So the last one is above the average by the gaps times
        ${gap}.`,
    })`
      Each gap is $${gap}$. Multiply by the number of gaps and add it to the average.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A theatre has $${count}$ rows, and each row has $${gap}$ seats more than the row in front of it. The
            average number of seats in a row is $${m}$. What is the number of seats in the last row?`
          : frame === 1
            ? text`The average of $${count}$ numbers is $${m}$. Arranged by size, each of them is greater by $${gap}$
              than the one before. Find the greatest of them.`
            : text`For $${count}$ days a swimmer adds $${gap}$ lengths every day to those of the day before. Over
              these days $${m}$ lengths a day were swum on average. How many lengths are swum on the last day?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('counted_gaps_for_numbers', gaps, calc`${count} / 2`)`
          You counted $${gaps}$ gaps from the middle to the last. Between $${count}$ numbers there is one gap fewer
          than numbers, and half of these lie above the middle.`,
        slip('did_not_halve', gaps, calc`${count} - 1`)`
          You added all $${gaps}$ gaps to the average. It stands in the middle, so only one half of the gaps lie above
          it.`,
        slip('wrong_sign', wanted, calc`${average} - ${gaps} * ${gap}`)`
          ${here} goes down from the average, to the smallest. The other end is asked.`,
        slip('left_out_a_factor', wanted, calc`${average} + ${gaps}`)`
          You added $1$ for each gap: ${here}. The gaps are not $1$ wide, each of them is $${gap}$.`,
        slip('counted_gaps_for_numbers', gaps, calc`(${count} + 1) / 2`)`
          You counted $${gaps}$ gaps, one more than there are from the middle to the last. Half of $${count} - 1$ gaps
          lie above the middle.`,
        slip('counted_gaps_for_numbers', gaps, calc`(${count} - 3) / 2`)`
          You counted $${gaps}$ gaps, one fewer than there are from the middle to the last. Half of $${count} - 1$ gaps
          lie above the middle.`,
        slip('did_not_halve', gaps, calc`${count}`)`
          You added $${gaps}$ gaps to the average, one for each number. There is one gap fewer than numbers, and only
          half of them lie above the middle.`,
      ],
      snapRead: text`Evenly spaced numbers with a known average: the average is the middle, and half of the gaps lie
        above it.`,
      approach: text`The average of an evenly spaced row stands in its middle. Start there and go half of all the gaps
        upwards to the last.`,
      check: text`The first is $${calc`${average} - ${gaps} * ${gap}`.value}$, and midway between it and $${wanted}$
        lies $${calc`(${average} - ${gaps} * ${gap} + ${wanted}) / 2`.value}$, the average.`,
      principle: text`In an evenly spaced row, n numbers have n − 1 gaps, and half of them lie on each side of the
        average.`,
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
