import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
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
  'greatest-of-an-unknown-number',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AR.AVG.1'],
    verify: ({ n, gap, place, mean }) => {
      // Numbers and steps are tried; the row is written down and one of them is taken away.
      const without = (count: number, d: number, out: number) => {
        const list = Array.from({ length: count }, (_, i) => mean + (i - (count - 1) / 2) * d);
        return q(list.reduce((s, x) => s + x, 0) - (list[out - 1] ?? 0)).div(count - 1);
      };
      const [one, other] = [without(n, gap, 1), without(n, gap, place)];
      const found: number[] = [];
      for (let count = place + 1; count <= 60; count += 1)
        for (let d = 1; d <= 60; d += 1)
          if (without(count, d, 1).equals(one) && without(count, d, place).equals(other))
            found.push(mean + ((count - 1) / 2) * d);
      if (found.length !== 1) throw new Error(`${found.length} rows`);
      return q(found[0] ?? 0);
    },
  },
  ({ n, gap, place, mean, frame }, { step, find }) => {
    const things = frame === 0 ? 'numbers' : 'prices';
    const rise = find(q(gap, 2));
    const other = find(q(gap * ((n + 1) / 2 - place), n - 1));
    const space = step(calc`2 * ${rise}`, {
      name: 'the step',
      works: (_value, working) =>
        tex`\frac{n - 1}{2} \times d \div (n - 1) = \frac{d}{2} = ${rise} \Rightarrow d = ${working}`,
      because: text`The smallest lies half of all steps below the average, and this is shared by all the others.`,
    })`
      Let there be $n$ ${things} with the step $d$. The smallest is $\frac{n - 1}{2}$ steps below the average. Taking it
      away raises the average of the other $n - 1$ by this distance over $n - 1$.`;
    const missing = step(calc`${rise} - ${other}`, {
      name: 'the difference of the two rises',
      works: value => tex`${rise} - ${frac(other)} = ${frac(value)}`,
    })`
      Find by how much less the average rises in the second case.`;
    const steps = step(calc`(${place} - 1) * ${space} / ${missing}`, {
      name: 'one less than the number of all',
      works: (_value, working) =>
        tex`\frac{${place - 1}d}{n - 1} = ${frac(missing)} \Rightarrow n - 1 = ${working}`,
    })`
      The one taken away then is $${place - 1}$ steps greater, and again this is shared by $n - 1$ ${things}. Solve for
      $n - 1$.`;
    const wanted = step(calc`${mean} + ${steps} / 2 * ${space}`)`
      From the average to the greatest it is half of these $n - 1$ steps.`;
    const nth = ['', '', 'second', 'third', 'fourth', 'fifth'][place] ?? 'second';
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`Some evenly spaced numbers have the average $${mean}$. If the smallest of them is taken away, the
            average
            of the others is greater by $${rise}$. If instead the ${nth} smallest is taken away, the average of the
            others
            is greater by $${frac(other)}$ than that of all. Which is the greatest of the numbers?`
          : text`The prices, in rupees, of the sarees on a shelf rise from saree to saree by one and the same amount; on
            average a saree costs ₹${mean}. Without the cheapest saree the average price would be ₹${rise} higher.
            Without
            the ${nth} cheapest instead, it would be ₹${other} higher. What
            does
            the dearest saree cost, in rupees?`,
      show: plain,
      plausible: value => value.d <= 2n && value.gt(mean),
      slips: [
        slip('took_the_whole_for_a_part', steps, calc`(${place} - 1) * ${space} / ${missing} + 1`)`
          $${steps}$ steps were counted, as many as there are ${things}. There is one step less.`,
        slip('did_not_double', space, calc`${rise}`)`
          The step was taken as $${rise}$, the rise itself. Taking the smallest away raises the average by half a
          step.`,
        slip('miscounted_the_steps', steps, calc`${place} * ${space} / ${missing}`)`
          From the smallest to the ${nth} smallest $${place}$ steps were counted. There are $${place - 1}$.`,
        slip('counted_one_too_few', steps, calc`(${place} - 1) * ${space} / ${missing} - 1`)`
          $${steps}$ steps were counted from the smallest to the greatest, one too few.`,
        slip('did_not_halve', wanted, calc`${mean} + ${steps} * ${space}`)`
          ${here} counts all steps from the average, but they begin at the smallest.`,
        slip('used_a_wrong_given_number', missing, other)`
          The second rise, $${frac(missing)}$, was used in place of the difference of both.`,
        slip('answered_another_quantity', wanted, calc`${mean} + (${steps} / 2 - 1) * ${space}`)`
          ${here} is the second greatest.`,
      ],
      snapRead: text`Neither how many they are nor the step is known, but two rises of the average are.`,
      approach: text`Each one taken away moves the average by its distance from the average over the number of the
        others.
        For the smallest that is half a step, however many there are; the second case then gives their number.`,
      check: () => {
        const count = steps.add(1);
        const least = q(mean).mul(2).sub(wanted);
        return text`There are $${count}$ ${things}, from $${least}$ to $${wanted}$. Without the smallest the average is
          $\frac{${count.mul(mean).sub(least)}}{${steps}} = ${count.mul(mean).sub(least).div(steps)}$.`;
      },
      principle: text`Taking one value away moves the average by its distance from the average over the number of values
        left.`,
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
      const [n, place, gap] = [draw.int(7, 31), draw.int(2, 5), draw.int(3, 40)];
      const other = q(gap * ((n + 1) / 2 - place), n - 1);
      const mean = draw.int(60, 700);
      const least = mean - ((n - 1) / 2) * gap;
      const fits = 2 * place < n - 1 && other.d <= 12n && Number.isInteger(least) && least > 5;
      const frame = other.mul(100).d === 1n ? draw.int(0, 1) : 0;
      return fits && gap !== place ? { n, gap, place, mean, frame } : null;
    },
    forms: [whole],
  }),
];
