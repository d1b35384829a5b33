import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Ends {
  n: number;
  k: number;
  m: number;
  gap: number;
  first: number;
  frame: number;
}

const greatest = form<Ends>(
  'greatest-from-averages-of-both-ends',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AL.SEQ.1'],
    verify: ({ n, k, m, gap, first }) => {
      const [low, high] = [first + ((k - 1) * gap) / 2, first + (n - 1 - (m - 1) / 2) * gap];
      for (let a = first - 200; a < first + 200; a += 0.5)
        for (let d = 0.5; d <= 40; d += 0.5)
          if (a + ((k - 1) * d) / 2 === low && a + (n - 1 - (m - 1) / 2) * d === high)
            return q(a + (n - 1) * d);
      throw new Error('no numbers fit');
    },
  },
  ({ n, k, m, gap, first, frame }, { step, find }) => {
    const low = find(q(2 * first + (k - 1) * gap, 2));
    const high = find(q(2 * first + (2 * n - m - 1) * gap, 2));
    const places = step(calc`${n} - (${k} + ${m}) / 2`, {
      name: 'the places from one middle to the other',
      works: (_value, working) =>
        tex`\left(${n} - \frac{${m} - 1}{2}\right) - \frac{${k} + 1}{2} = ${working}`,
      because: text`Each average stands at the middle place of its numbers.`,
    })`
      The average of the first $${k}$ stands at place $\frac{${k} + 1}{2}$, that of the last $${m}$ at place $${n} -
      \frac{${m} - 1}{2}$. Find their distance.`;
    const gapFound = step(calc`(${high} - ${low}) / ${places}`, { name: 'the step' })`
      Divide the difference of the averages by it: that is the step from number to number.`;
    const rest = find(calc`(${m} - 1) / 2`, { name: 'the places from the second middle to the end' });
    const wanted = step(calc`${high} + ${rest} * ${gapFound}`)`
      From the middle of the last $${m}$ it is $\frac{${m} - 1}{2} = ${rest}$ places to the last number.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`Of $${n}$ evenly spaced numbers in increasing order, the average of the first $${k}$ is $${low}$ and
            the average of the last $${m}$ is $${high}$. Which is the greatest of the
            $${n}$ numbers?`
          : text`In a hall with $${n}$ rows, each row has the same number of seats more than the one in front of it.
            The first $${k}$ rows have $${low}$ seats on average, the last
            $${m}$ rows $${high}$ seats on average. Find the number of seats in the last row.`,
      show: plain,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('counted_gaps_for_numbers', places, calc`${n} - (${k} + ${m}) / 2 - 1`)`
          The two middles were taken to be $${places}$ places apart, one too few.`,
        slip('miscounted_the_steps', places, calc`${n} - 1`)`
          The averages were taken for the first and the last number, $${places}$ steps apart.`,
        slip('counted_gaps_for_numbers', rest, calc`${m} / 2`)`
          From the middle of the last $${m}$ to the end $${rest}$ places were counted; it is half a place less.`,
        slip('took_the_mean_for_the_middle', rest, calc`${m} - 1`)`
          The average of the last $${m}$ was taken for the first of them, $${rest}$ places from the end.`,
        slip('used_a_wrong_given_number', rest, calc`(${k} - 1) / 2`)`
          For the way to the end the first $${k}$ were used, with $${rest}$ places.`,
        slip('counted_gaps_for_numbers', rest, calc`(${m} + 1) / 2`)`
          From the middle of the last $${m}$ to the end $${rest}$ places were counted, one too many.`,
        slip('stopped_a_step_early', rest, 0)`
          The average of the last $${m}$ was given for the last number.`,
        slip('counted_gaps_for_numbers', rest, calc`(${m} - 2) / 2`)`
          From the middle of the last $${m}$ to the end $${rest}$ places were counted, half a place too few.`,
        slip('miscounted_the_steps', places, calc`${n} - ${k} - ${m}`)`
          Only the $${places}$ numbers that belong to neither were counted between the middles.`,
      ],
      snapRead: text`Averages of two ends of an evenly spaced row: each is the number at its middle place.`,
      approach: text`Give both averages their places. Difference of averages over difference of places is the step;
        then go on to the end.`,
      check: () => {
        const least = wanted.sub(gapFound.mul(n - 1));
        return text`The numbers begin with $${least}$; the first $${k}$ end with $${least.add(gapFound.mul(k - 1))}$,
          and midway lies
          $${least.add(gapFound.mul(k - 1).div(2))}$.`;
      },
      principle: text`In an evenly spaced row an average is a value with a place, the middle one, even if no number
        stands there.`,
    };
  },
);

interface Left {
  n: number;
  gap: number;
  place: number;
  mean: number;
  frame: number;
}

const whole = form<Left>(
  'greatest-when-one-is-taken-away',
  {
    band: 'Hard',
    seconds: 115,
    revision: 2,
    also: ['AR.AVG.1'],
    entry: true,
    verify: ({ n, gap, place, mean }) => {
      // The step is tried; the numbers are written down and one of them is taken away.
      const rise = q(gap * ((n + 1) / 2 - place), n - 1);
      for (let d = 1; d < 400; d += 1) {
        const list = Array.from({ length: n }, (_, i) => mean + (i - (n - 1) / 2) * d);
        const sum = list.reduce((s, x) => s + x, 0) - (list[place - 1] ?? 0);
        if (q(sum, n - 1).equals(rise.add(mean))) return q(list[n - 1] ?? 0);
      }
      throw new Error('no step fits');
    },
  },
  ({ n, gap, place, mean, frame }, { step, find }) => {
    const things = frame === 0 ? 'numbers' : 'prices';
    const rise = find(q(gap * ((n + 1) / 2 - place), n - 1));
    const number = find(n - 1, { name: `the ${things} that are left` });
    const below = step(calc`${number} * ${rise}`, {
      name: `how far the one taken away is below the average`,
      because: text`Each of the ${things} that are left counts more now, and this comes from the one that lay below the
        average.`,
    })`
      The average of the $${n - 1}$ ${things} that are left is $${rise}$ more. So the one taken away was below the
      average by $${n - 1}$ times as much.`;
    const steps = find(calc`(${n} + 1) / 2 - ${place}`, { name: 'the steps from that place to the middle' });
    const gapFound = step(calc`${below} / ${steps}`, {
      name: 'the step',
      works: (_value, working) => tex`\frac{${n} + 1}{2} - ${place} = ${steps}, \qquad ${working}`,
    })`
      The average is the middle number. It stands $${steps}$ places behind the one taken away: find the step.`;
    const wanted = step(calc`${mean} + (${n} - 1) / 2 * ${gapFound}`)`
      From the middle to the greatest it is $\frac{${n} - 1}{2}$ steps.`;
    const nth =
      ['', 'smallest', 'second smallest', 'third smallest', 'fourth smallest', 'fifth smallest'][place] ??
      'smallest';
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The average of $${n}$ evenly spaced numbers is $${mean}$. If the ${nth} of them is taken away, the
            average of the others is greater by $${rise}$. Which is the greatest of the
            numbers?`
          : text`The prices, in rupees, of $${n}$ sarees on a shelf rise from saree to saree by one and the same
            amount; on average a saree costs ₹${mean}. When the saree with the ${nth}
            price has been sold, the average of the others is ₹${rise} higher. What does the dearest saree cost, in
            rupees?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('kept_the_old_total', number, calc`${n}`)`
          The rise was counted for all $${number}$ ${things}. It is the rise of the average of those that are left.`,
        slip('miscounted_the_steps', steps, calc`(${n} + 1) / 2 - ${place} + 1`)`
          $${steps}$ steps were counted from the one taken away to the middle, one too many.`,
        slip('miscounted_the_steps', steps, calc`(${n} + 1) / 2 - ${place} - 1`)`
          $${steps}$ steps were counted from the one taken away to the middle, one too few.`,
        slip('wrong_sign', wanted, calc`${mean} - (${n} - 1) / 2 * ${gapFound}`)`
          ${here} is the smallest of them.`,
        slip('counted_gaps_for_numbers', wanted, calc`${mean} + (${n} + 1) / 2 * ${gapFound}`)`
          ${here} counts one step too many to the greatest.`,
        slip('did_not_halve', wanted, calc`${mean} + (${n} - 1) * ${gapFound}`)`
          ${here} counts all steps from the middle.`,
        slip('answered_another_quantity', wanted, calc`${mean} + ${below}`)`
          ${here} lies as far above the average as the one taken away lies below it.`,
      ],
      snapRead: text`One of evenly spaced numbers is taken away and the average rises: how far below the average was
        it?`,
      approach: text`The rise of the others tells how far below the average the number was. Its place then gives the
        step, and the step the greatest.`,
      check: text`Taken away was $${calc`${mean} - ${below}`.value}$; the others have the sum $${
        calc`${n} * ${mean} -
        ${mean} + ${below}`.value
      }$ and the average
        $${calc`(${n} * ${mean} - ${mean} + ${below}) / (${n} - 1)`.value}$.`,
      principle: text`Taking one value away moves the average by its distance from the average over the number of
        values left.`,
    };
  },
);

/** AR.AVG.4 Hard: averages of both ends, and one number taken away. */
export const rowsFromAverages: readonly AnyTemplate[] = [
  ...situation<Ends>({
    type: 'AR.AVG.4',
    situation: 'both-ends',
    tries: 30,
    draw: draw => {
      const [n, k, m, gap] = [draw.int(15, 40), draw.int(4, 14), draw.int(4, 14), draw.int(2, 9)];
      return k === m || k + m > n - 2
        ? null
        : { n, k, m, gap, first: draw.int(12, 80), frame: draw.int(0, 1) };
    },
    forms: [greatest],
  }),
  ...situation<Left>({
    type: 'AR.AVG.4',
    situation: 'one-taken-away',
    tries: 60,
    draw: draw => {
      const [n, place, gap] = [2 * draw.int(4, 12) + 1, draw.int(1, 5), draw.int(4, 60)];
      const steps = (n + 1) / 2 - place;
      const rise = q(gap * steps, n - 1);
      const mean = draw.int(60, 900);
      const fits = steps >= 2 && rise.mul(2).d === 1n && mean - ((n - 1) / 2) * gap > 5;
      return fits ? { n, gap, place, mean, frame: draw.int(0, 1) } : null;
    },
    forms: [whole],
  }),
];
