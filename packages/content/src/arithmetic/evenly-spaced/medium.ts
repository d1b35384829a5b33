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
      because: text`The average of evenly spaced numbers is the number at their middle place. From the middle of the
        first part to its end there is half of ${k}, and from there to the middle of the second part half of ${j}.`,
    })`
      The average of evenly spaced numbers stands at their middle place. The middle of the first $${k}$ is at place
      $\frac{${k} + 1}{2}$, that of the next $${j}$ at place $${k} + \frac{${j} + 1}{2}$. Subtract to find how many
      places lie between the two.`;
    const rise = step(calc`${places} * ${gap}`, {
      name: 'the difference of the two averages',
      because: text`Evenly spaced means that every step from one place to the next adds the same ${gap}. This holds for
        half places too.`,
    })`
      Each place brings $${gap}$ more than the one before. Multiply by the number of places to find by how much the
      second average is greater.`;
    const wanted = step(calc`${average} + ${rise}`, {
      because: text`The numbers grow, and the second part comes after the first, so its average is the greater one.`,
    })`
      Add this to $${average}$, the average of the first $${k}$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A row of numbers is evenly spaced, each greater by $${gap}$ than the one before. The average of the
            first $${k}$ numbers is $${average}$. What is the average of the $${j}$ numbers that follow them?`
          : frame === 1
            ? text`A shop sells $${gap}$ more cups of tea every day than on the day before. Over the first $${k}$ days
              it sold $${average}$ cups a day on average. Find the average per day over the next $${j}$ days.`
            : text`The fee for a parking place rises by ₹$${gap}$ every month. On average it was ₹$${average}$ a month
              in the first $${k}$ months. What is its average, in rupees, in the $${j}$ months after these?`,
      show: plain,
      plausible: value => value.gt(0) && value.d <= 2n,
      slips: [
        slip('miscounted_the_steps', places, calc`${k}`)`
          You moved the average by $${places}$ places. That is the distance of the middles only if the second part is
          as long as the first.`,
        slip('miscounted_the_steps', places, calc`${j}`)`
          You moved the average by $${places}$ places, the length of the second part. Half of the first part and half
          of the second lie between the middles.`,
        slip('did_not_halve', places, calc`${k} + ${j}`)`
          You moved the average by $${places}$ places, the length of both parts together. From middle to middle there
          is only half of each.`,
        slip('counted_gaps_for_numbers', places, calc`(${k} + ${j}) / 2 + 1`)`
          You counted $${places}$ places from middle to middle, one too many. The distance is half of $${k}$ and half
          of $${j}$.`,
        slip('counted_gaps_for_numbers', places, calc`(${k} + ${j}) / 2 - 1`)`
          You counted $${places}$ places from middle to middle, one too few. The distance is half of $${k}$ and half of
          $${j}$.`,
        slip('halved_needlessly', places, calc`${k} / 2`)`
          You moved the average by $${places}$ places, to the end of the first part. The middle of the second part lies
          farther on.`,
        slip('left_out_a_factor', rise, calc`${places}`)`
          You raised the average by $${rise}$, one for each place. Each place brings $${gap}$ more.`,
      ],
      snapRead: text`Two parts of an evenly spaced row, one after the other: compare their middle places.`,
      approach: text`In an evenly spaced row the average is the number at the middle place. So count the places from
        the middle of the first part to the middle of the second, and multiply by the step.`,
      check: text`The first number is $${first}$. The next $${j}$ begin with $${first + k * gap}$ and end with
        $${first + (k + j - 1) * gap}$, and midway between these two lies
        $${q(2 * first + (2 * k + j - 1) * gap, 2)}$.`,
      principle: text`Averages of two parts of an evenly spaced row differ by the step times the distance of their
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
      because: text`Evenly spaced numbers lie alike on both sides of their average: the last is as far above it as the
        first is below. So first and last together are twice the average.`,
    })`
      The average of evenly spaced numbers lies midway between the first and the last, so the first and the last
      together are twice the average. Take away the first to find the last number.`;
    const number = step(calc`(${last} - ${one}) / ${gap} + 1`, {
      name: 'the number of numbers',
      because: text`Three numbers have only two steps between them. So the number of steps is one less than the number
        of numbers, and one has to be added.`,
    })`
      From the first to the last there are steps of $${gap}$ each. Divide the difference by $${gap}$ for the number of
      steps, and add one, because there is one number more than steps.`;
    const wanted = step(calc`${number} * ${average}`, {
      because: text`An average is the sum divided by the number of numbers, so the sum is the number times the
        average.`,
    })`
      The sum is the number of numbers times their average. Multiply the two.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The first of some evenly spaced numbers is $${first}$, and each of the others is greater by $${gap}$
            than the one before. Their average is $${average}$. What is their sum?`
          : text`On the first day of a drive $${first}$ trees were planted, and on every further day $${gap}$ more
            than the day before. When it ended, the average was $${average}$ trees a day. Find the number of trees
            planted in the whole drive.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('counted_gaps_for_numbers', number, calc`(${last} - ${one}) / ${gap}`)`
          You counted $${number}$ numbers. That is the number of steps between them; there is one number more than
          steps.`,
        slip('took_the_mean_for_the_middle', last, calc`${average} + 0`)`
          You used the average, $${last}$, as the last number. The average lies in the middle, midway between the first
          and the last.`,
        slip('counted_one_too_many', number, calc`(${last} - ${one}) / ${gap} + 2`)`
          You counted $${number}$ numbers, one too many. Steps and numbers differ by one only.`,
        slip('did_not_halve', last, calc`2 * ${average}`)`
          You used $${last}$ as the last number. Twice the average is the sum of the first and the last, so the first
          has to be taken away.`,
        slip('mixed_up_sum_and_term', wanted, calc`${number} * ${last}`)`
          ${here} multiplies by the last number. That would be right only if all the numbers were as large as the last
          one.`,
        slip('left_out_a_term', wanted, calc`${number} * ${average} - ${last}`)`
          ${here} leaves out the last number. It belongs to the sum like all the others.`,
        slip('left_out_a_term', wanted, calc`${number} * ${average} - ${one}`)`
          ${here} leaves out the first number. It belongs to the sum like all the others.`,
      ],
      snapRead: text`First number, step and average of evenly spaced numbers are given: find the last one, then how
        many there are.`,
      approach: text`A sum is number times average, and only the number is missing. The average gives the last number,
        and the step then gives how many numbers there are.`,
      check: text`The numbers run from $${first}$ to $${last}$ in steps of $${gap}$, and midway between the two lies
        $\frac{${first} + ${last}}{2} = ${average}$. The sum $${wanted}$ divided by $${number}$ is $${average}$ too.`,
      principle: text`In an evenly spaced row there is one number more than steps, and the sum is the number of numbers
        times the mean of first and last.`,
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
