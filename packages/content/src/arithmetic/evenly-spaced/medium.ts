import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Parts {
  /** How many come first and how many next, the step, and the first number. */
  k: number;
  j: number;
  gap: number;
  first: number;
  frame: number;
}

const next = form<Parts>(
  'average-of-the-next-ones',
  {
    band: 'Medium',
    seconds: 75,
    also: ['AL.SEQ.1'],
    verify: ({ k, j, gap, first }) => {
      let sum = 0;
      for (let i = k; i < k + j; i += 1) sum += first + gap * i;
      return q(sum, j);
    },
  },
  ({ k, j, gap, first, frame }, { step, find }) => {
    const average = find(q(2 * first + (k - 1) * gap, 2));
    const places = step(calc`(${k} + ${j}) / 2`, {
      name: 'the places between the two middles',
      because: text`The average of evenly spaced numbers stands at their middle place, so only the two middle places
        count.`,
    })`
      The middle of the first $${k}$ is at place $\frac{${k} + 1}{2}$, that of the next $${j}$ at place $${k} +
      \frac{${j} + 1}{2}$. Find how many places lie
      between.`;
    const rise = step(calc`${places} * ${gap}`)`
      Each place brings $${gap}$ more.`;
    const wanted = step(calc`${average} + ${rise}`)`
      Add this to the average of the first $${k}$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A row of numbers is evenly spaced, each greater by $${gap}$ than the one before. The average of the
            first $${k}$ numbers is $${average}$. What is the average of the
            $${j}$ numbers that follow them?`
          : frame === 1
            ? text`A shop sells $${gap}$ more cups of tea every day than on the day before. Over the first $${k}$ days
              it sold $${average}$ cups a day on average. Find the average per day
              over the next $${j}$ days.`
            : text`The fee for a parking place rises by ₹$${gap}$ every month. On average it was ₹$${average}$ a month
              in the first $${k}$ months. What is its average, in rupees, in the
              $${j}$ months after these?`,
      show: plain,
      plausible: value => value.gt(0) && value.d <= 2n,
      slips: [
        slip('miscounted_the_steps', places, calc`${k}`)`
          The middles were taken to be $${places}$ places apart. That is so only if both parts are equally long.`,
        slip('miscounted_the_steps', places, calc`${j}`)`
          The middles were taken to be $${places}$ places apart, the number of those that follow.`,
        slip('did_not_halve', places, calc`${k} + ${j}`)`
          The middles were taken to be $${places}$ places apart; that is the whole length.`,
        slip('counted_gaps_for_numbers', places, calc`(${k} + ${j}) / 2 + 1`)`
          One place too many was counted between the middles: $${places}$.`,
        slip('counted_gaps_for_numbers', places, calc`(${k} + ${j}) / 2 - 1`)`
          One place too few was counted between the middles: $${places}$.`,
        slip('halved_needlessly', places, calc`${k} / 2`)`
          Only the second half of the first part, $${places}$ places, was counted.`,
        slip('left_out_a_factor', rise, calc`${places}`)`
          The average was raised by $${rise}$, with $1$ for each place.`,
      ],
      snapRead: text`Evenly spaced, two parts one after the other: compare their middle places.`,
      approach: text`Averages stand at the middle places. Count the places from middle to middle and multiply by the
        step.`,
      check: text`The first number is $${first}$; those that follow begin with $${first + k * gap}$ and end with
        $${first + (k + j - 1) * gap}$, and midway lies
        $${q(2 * first + (2 * k + j - 1) * gap, 2)}$.`,
      principle: text`Averages of parts of an evenly spaced row differ by the step times the distance of their
        middles.`,
    };
  },
);

interface Sum {
  first: number;
  gap: number;
  count: number;
  frame: number;
}

const terms = form<Sum>(
  'sum-from-first-and-average',
  {
    band: 'Medium',
    seconds: 75,
    verify: ({ first, gap, count }) => {
      const mean = (2 * first + (count - 1) * gap) / 2;
      let [sum, n] = [0, 0];
      for (;;) {
        sum += first + n * gap;
        n += 1;
        if (n > 1 && sum === mean * n) return sum;
      }
    },
  },
  ({ first, gap, count, frame }, { step, find }) => {
    const average = find(q(2 * first + (count - 1) * gap, 2));
    const one = find(first);
    const last = step(calc`2 * ${average} - ${one}`, {
      name: 'the last number',
      because: text`The average lies midway between the first and the last of evenly spaced numbers.`,
    })`
      The average is midway between first and last: find the last number.`;
    const number = step(calc`(${last} - ${one}) / ${gap} + 1`, { name: 'how many numbers there are' })`
      From the first to the last the steps are $${gap}$ each; there is one number more than steps.`;
    const wanted = step(calc`${number} * ${average}`)`
      Multiply by the average.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The first of some evenly spaced numbers is $${first}$, and each of the others is greater by $${gap}$
            than the one before. Their average is $${average}$. What is their sum?`
          : text`On the first day of a drive $${first}$ trees were planted, and on every further day $${gap}$ more than
            the day before. When it ended, the average was $${average}$ trees a
            day. Find the number of trees planted in the whole drive.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('counted_gaps_for_numbers', number, calc`(${last} - ${one}) / ${gap}`)`
          $${number}$ steps were taken for the number of numbers. There is one more.`,
        slip('took_the_mean_for_the_middle', last, calc`${average} + 0`)`
          The average was taken for the last number.`,
        slip('counted_one_too_many', number, calc`(${last} - ${one}) / ${gap} + 2`)`
          $${number}$ numbers were counted, one too many.`,
        slip('did_not_halve', last, calc`2 * ${average}`)`
          $${last}$ was taken for the last number; the first has to be taken off.`,
        slip('mixed_up_sum_and_term', wanted, calc`${number} * ${last}`)`
          ${here} multiplies by the last number.`,
        slip('left_out_a_term', wanted, calc`${number} * ${average} - ${last}`)`
          ${here} leaves out the last number.`,
        slip('left_out_a_term', wanted, calc`${number} * ${average} - ${one}`)`
          ${here} leaves out the first number.`,
      ],
      snapRead: text`First number, step and average of evenly spaced numbers: the last one, then their number.`,
      approach: text`The average gives the last number, the step gives how many there are, and both together the sum.`,
      check: text`The numbers run from $${first}$ to $${last}$ in steps of $${gap}$, and $\frac{${first} + ${last}}{2}
        = ${average}$.`,
      principle: text`Evenly spaced numbers are one more than the steps between first and last; their sum is their
        number times the average.`,
    };
  },
);

/** AR.AVG.4 Medium: two parts of a row, and a sum. */
export const partsOfARow: readonly AnyTemplate[] = [
  ...situation<Parts>({
    type: 'AR.AVG.4',
    situation: 'two-parts-of-a-row',
    tries: 20,
    draw: draw => {
      const [k, j, gap] = [draw.int(7, 21), draw.int(5, 24), draw.int(3, 12)];
      return k === j || (k + j) % 2 > 0
        ? null
        : { k, j, gap, first: draw.int(12, 90), frame: draw.int(0, 2) };
    },
    forms: [next],
  }),
  ...situation<Sum>({
    type: 'AR.AVG.4',
    situation: 'sum-of-a-row',
    tries: 20,
    draw: draw => {
      const [first, gap, count] = [draw.int(12, 90), draw.int(3, 11), draw.int(8, 30)];
      return ((count - 1) * gap) % 2 > 0 || (first % gap === 0 && count < 9)
        ? null
        : { first, gap, count, frame: draw.int(0, 1) };
    },
    forms: [terms],
  }),
];
