import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

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
    revision: 2, // No option is tied to the key at a glance.
    untied: true,
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
      because: text`The smallest lies half of all steps below the average, and this distance is shared by all the
          others when it is taken away. With more ${things} the distance is longer, but more share it: so the rise is
          always half a step.`,
    })`
      Let there be $n$ ${things} with the step $d$. The smallest is $\frac{n - 1}{2}$ steps below the average. Taking it
      away raises the average of the other $n - 1$ by this distance over $n - 1$.`;
    const missing = step(calc`${rise} - ${other}`, {
      name: 'the difference of the two rises',
      works: value => tex`${rise} - ${frac(other)} = ${frac(value)}`,
      because: text`In both cases the same number of ${things} is left. So the difference of the rises comes only
          from the value that was taken away.`,
    })`
      Subtract the second rise from the first to find by how much less the average rises.`;
    const steps = step(calc`(${place} - 1) * ${space} / ${missing}`, {
      name: 'one less than the number of all',
      works: (_value, working) =>
        tex`\frac{${place - 1}d}{n - 1} = ${frac(missing)} \Rightarrow n - 1 = ${working}`,
      because: text`One that is greater by some steps was less far below the average. The average rises less by
          just these steps, shared by the others.`,
    })`
      The one taken away then is $${place - 1}$ steps greater, and again this is shared by $n - 1$ ${things}. Solve for
      $n - 1$.`;
    const wanted = step(calc`${mean} + ${steps} / 2 * ${space}`, {
      name: text`the greatest`,
      because: text`An evenly spaced row is symmetric about its average: as many steps lie below it as above it.`,
    })`
      From the average up to the greatest it is half of these $n - 1$ steps. Multiply by the step and add the average.`;
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
          You found the second greatest: ${here}. The question asks for the greatest, one step further.`,
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

/** AR.AVG.4 Hard: one number taken away. */
export const oneTakenAway: readonly AnyTemplate[] = [
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
