import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface FourAndX {
  list: readonly [number, number, number, number];
  frame: number;
}

const allValues = form<FourAndX>(
  'all-values-with-equal-mean-and-median',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AL.LIN.1'],
    verify: ({ list }) => {
      // Every quarter is tried.
      let sum = 0;
      for (let i = -2000; i <= 2000; i += 1) {
        const x = i / 4;
        const all = [...list, x].sort((a, b) => a - b);
        const mean = all.reduce((a, b) => a + b, 0) / 5;
        if (Math.abs(mean - (all[2] ?? 0)) < 1e-9) sum += x;
      }
      return q(Math.round(4 * sum), 4);
    },
  },
  ({ list, frame }, { step, find }) => {
    const [a, b, c, d] = list;
    const total = step(calc`${a} + ${b} + ${c} + ${d}`, { name: 'the sum of the four known numbers' })`
      Add the four known numbers. The mean of all five is a fifth of this sum and $x$ together.`;
    const low = step(calc`5 * ${b} - ${total}`, {
      name: text`$x$ where it is small`,
      works: value =>
        tex`x \le ${b}: \quad \frac{${total} + x}{5} = ${b} \quad \Rightarrow \quad x = ${value}`,
      because: text`The median depends on where $x$ stands among the others, so each place is a case.`,
    })`
      If $x$ is at most $${b}$, the median is $${b}$. Solve, and see that $x$ satisfies the condition.`;
    const mid = step(calc`${total} / 4`, {
      name: text`$x$ where it is the median`,
      works: value =>
        tex`${b} \le x \le ${c}: \quad \frac{${total} + x}{5} = x \quad \Rightarrow \quad x = ${value}`,
    })`
      If $x$ lies between $${b}$ and $${c}$, it is the median itself.`;
    const high = step(calc`5 * ${c} - ${total}`, {
      name: text`$x$ where it is large`,
      works: value =>
        tex`x \ge ${c}: \quad \frac{${total} + x}{5} = ${c} \quad \Rightarrow \quad x = ${value}`,
    })`
      If $x$ is at least $${c}$, the median is $${c}$.`;
    const [one, two, three] = [find(low), find(mid), find(high)];
    const sum = step(calc`${one} + ${two} + ${three}`)`
      All three satisfy their conditions. Add them.`;
    return {
      answer: sum,
      stem: wording(
        frame,
        text`The mean and the median of the five numbers $${a}, ${b}, ${c}, ${d}$ and $x$ are equal. What is the sum
          of all possible values of $x$?`,
        text`To the numbers $${a}, ${b}, ${c}, ${d}$ a fifth number is added, so that the average of the five is the
          same as their median. Find the sum of all numbers for which this is true.`,
        text`A student writes a real number beside $${a}, ${b}, ${c}$ and $${d}$ and sees that the five numbers have
          the same median and mean. If all the numbers with which this can happen are added, what is the result?`,
      ),
      show: plain,
      plausible: value => value.mul(4).d === 1n,
      slips: [
        slip('left_out_a_case', three, 0)`
          Only $${low}$ and $${mid}$ were found. The new number may also be greater than $${c}$; then the median is
          $${c}$.`,
        slip('left_out_a_case', one, 0)`
          Only $${mid}$ and $${high}$ were found. The new number may also be less than $${b}$; then the median is
          $${b}$.`,
        slip('left_out_a_case', two, 0)`
          Only $${low}$ and $${high}$ were found. The new number may be the median itself.`,
        slip('left_out_a_case', sum, mid)`
          $${sum}$ is the only value between $${b}$ and $${c}$. There are values outside, too.`,
        slip('divided_by_the_wrong_number', mid, calc`${total} / 5`)`
          The new number in the middle was taken as ${here}, as if it did not count in the mean itself.`,
        slip('kept_the_old_total', low, calc`4 * ${b} - ${total}`)`
          With $${b}$ as the median the total of all five was taken as four times $${b}$.`,
        slip('kept_the_old_total', high, calc`4 * ${c} - ${total}`)`
          With $${c}$ as the median the total of all five was taken as four times $${c}$.`,
        slip('kept_a_case_that_is_ruled_out', sum, calc`${sum} + 5 * ${d} - ${total}`)`
          A fourth value was added, with the median $${d}$. Three of the given numbers are less than $${d}$, so it is
          never the third of the five.`,
        slip('left_out_a_term', total, calc`${a} + ${b} + ${c}`)`
          The $${d}$ was left out of the sum of the four, which became ${here}.`,
        slip('took_the_mean_for_the_middle', two, calc`(${b} + ${c}) / 2`)`
          The middle of $${b}$ and $${c}$, ${here}, was taken for a value. That is the median of the four, but the
          mean of the five differs from it.`,
      ],
      snapRead: text`The median of five with one unknown: three cases by the place of the unknown.`,
      approach: text`The median is $${b}$, the new number or $${c}$, by its place in the order. Solve each case and
        keep what lies in its own interval.`,
      faster: text`From a total of five medians: ${calc`5 * ${b} - ${total}`} and ${calc`5 * ${c} - ${total}`}, and
        ${calc`${total} / 4`} for the one in the middle.`,
      check: text`The means are ${calc`(${total} + ${low}) / 5`}, ${calc`(${total} + ${mid}) / 5`} and
        ${calc`(${total} + ${high}) / 5`}; each is the third of its five numbers in order.`,
      principle: text`A median with an unknown has as many cases as the unknown has places near the middle; test each
        result against its case.`,
    };
  },
);

interface Removed {
  /** 2k + 1 evenly spaced numbers with this gap; median and mean of those that remain. */
  k: number;
  gap: number;
  median: number;
  /** Steps of the removed number from the centre; negative below it. */
  steps: number;
  frame: number;
}

const centreOf = ({ gap, median, steps }: Removed) => q(median).add(q(gap, steps > 0 ? 2 : -2));
const meanOf = (p: Removed) => centreOf(p).sub(q(p.steps * p.gap, 2 * p.k));

const removed = form<Removed>(
  'number-that-was-removed',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AR.AVG.4'],
    verify: p => {
      // For both possible lists every number is taken out.
      const { k, gap, median } = p;
      const mean = meanOf(p).valueOf();
      for (const centre of [median + gap / 2, median - gap / 2]) {
        const list = Array.from({ length: 2 * k + 1 }, (_, i) => centre + (i - k) * gap);
        const total = list.reduce((a, b) => a + b, 0);
        for (const y of list) {
          const rest = list.filter(other => other !== y);
          const middle = ((rest[k - 1] ?? 0) + (rest[k] ?? 0)) / 2;
          if (Math.abs(middle - median) < 1e-9 && Math.abs((total - y) / (2 * k) - mean) < 1e-9) return y;
        }
      }
      throw new Error('no number fits');
    },
  },
  (p, { step, find }) => {
    const { k, gap, median, steps, frame } = p;
    const n = 2 * k + 1;
    const isAbove = steps > 0;
    const mean = meanOf(p);
    const kind = wording(
      frame,
      'consecutive whole numbers',
      'consecutive even numbers',
      'consecutive odd numbers',
    );
    const half = find(calc`${gap} / 2`);
    const centre = step(isAbove ? calc`${median} + ${half}` : calc`${median} - ${half}`, {
      name: 'the middle of all the numbers',
      because: text`Taking out a number moves the median by exactly half a gap and the mean by at most half a gap.`,
    })`
      Before a number was taken out, median and mean were both the middle number. If a number
      ${isAbove ? 'above' : 'below'} it is taken out, the median ${isAbove ? 'falls' : 'rises'} by half a gap,
      $${half}$, and the mean by at most as much. As the mean, $${mean}$, is now ${isAbove ? 'greater' : 'less'} than
      the median, this is the case here.`;
    const count = find(n - 1, { name: 'the count of the numbers that remain' });
    const away = step(
      isAbove ? calc`${count} * (${centre} - ${mean})` : calc`${count} * (${mean} - ${centre})`,
      {
        name: 'the distance of the removed number from the middle',
        because: text`In evenly spaced numbers each one below the middle has a partner as far above it, so the
          deviations cancel. When one is missing, its deviation is what the others lack to zero.`,
      },
    )`
      The deviations of all the numbers from the middle one add up to $0$. So the one taken out is as far from the
      middle as the deviations of the other $${n - 1}$ make together, on the other side.`;
    const wanted = step(isAbove ? calc`${centre} + ${away}` : calc`${centre} - ${away}`, {
      name: text`the number that was removed`,
      because: text`Taking out a number moves the mean away from it. So the direction is seen from the mean, and
          the distance starts from the middle of all the numbers.`,
    })`
      The removed number lies ${isAbove ? 'above' : 'below'} the middle by this distance.
      ${isAbove ? 'Add the distance to the middle' : 'Subtract the distance from the middle'} to find it.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`From $${n}$ ${kind} one is removed. The remaining numbers have the median $${median}$ and the mean
          $${mean}$. Which number was removed?`,
        text`Anita writes down $${n}$ ${kind} and rubs one of them out. Now the median of the numbers is $${median}$
          and their average is $${mean}$. Find the number that she rubbed out.`,
        text`Cards bear $${n}$ ${kind}, a different one each. One card is lost. The mean of the numbers on the other
          cards is $${mean}$, and the median of these numbers is $${median}$. What number stands on the lost card?`,
      ),
      show: plain,
      plausible: value =>
        value.d === 1n &&
        value.gt(0) &&
        value.sub(centreOf(p)).div(gap).d === 1n &&
        value
          .sub(median)
          .abs()
          .lt((k + 1) * gap),
      slips: [
        slip(
          'took_the_change_the_wrong_way',
          centre,
          isAbove ? calc`${median} - ${half}` : calc`${median} + ${half}`,
        )`
          The middle of all the numbers was taken as ${here}. Then the mean would have moved by more than half a gap.`,
        slip('kept_the_old_total', count, n)`
          You multiplied the deviation of the mean by $${n}$. That is the count before one was taken out; only one
          less remain.`,
        slip('wrong_sign', wanted, isAbove ? calc`${centre} - ${away}` : calc`${centre} + ${away}`)`
          ${here} lies on the other side of the middle; removing it would move the mean the other way.`,
        slip('took_the_mean_for_the_middle', centre, calc`${median}`)`
          You used the median of the remaining numbers as the middle of all of them. When a number is taken out, the
          median moves by half a gap.`,
        slip('measured_from_the_wrong_end', wanted, calc`${centre} - ${k * gap} + ${away}`)`
          ${here} counts the distance from the least of the numbers. It is the distance from the middle one.`,
        slip('measured_from_the_wrong_end', wanted, calc`${centre} + ${k * gap} - ${away}`)`
          ${here} counts the distance back from the greatest of the numbers. It is the distance from the middle one.`,
        slip('answered_another_quantity', wanted, centre)`
          You gave $${wanted}$, the number in the middle. The removed number lies away from it, because the mean has
          moved.`,
        slip('left_out_a_factor', half, gap > 1 && calc`1 / 2`)`
          The median was moved by $0.5$. The numbers are $${gap}$ apart, so it moves by half of that.`,
        slip('did_not_halve', half, gap)`
          You moved the median by a whole gap of $${gap}$. Without one number it lies between two neighbours, half a
          gap away.`,
        slip('mixed_up_a_length_and_its_half', count, k)`
          The deviation of the mean was multiplied by $${k}$, the count on one side only.`,
      ],
      snapRead: text`One of evenly spaced numbers is missing; median and mean of the rest are known: where was the
        middle?`,
      approach: text`The median tells the middle up to its direction, and the mean tells the direction. Then the
        deviations from the middle, which cancel in the full list, give the missing number.`,
      check: () => {
        const total = centre.mul(n).sub(wanted);
        return text`All $${n}$ numbers add up to ${calc`${n} * ${centre}`}; without $${wanted}$ they make $${total}$,
          and ${calc`${total} / ${n - 1}`} is the mean.`;
      },
      principle: text`In an evenly spaced list deviations from the middle cancel: a missing number balances all the
        others.`,
    };
  },
);

/** AR.AVG.8 Hard: all numbers with equal mean and median, and one taken out of a row. */
export const unknownPlaces: readonly AnyTemplate[] = [
  ...situation<FourAndX>({
    type: 'AR.AVG.8',
    situation: 'mean-equals-median',
    tries: 60,
    draw: draw => {
      const [a, b] = [draw.int(3, 20), draw.int(6, 30)];
      const [c, d] = [b + draw.int(4, 14), b + draw.int(10, 40)];
      const total = a + b + c + d;
      const values = [5 * b - total, total / 4, 5 * c - total];
      const sum = values.reduce((x, y) => x + y, 0);
      const fits =
        a < b &&
        c < d &&
        4 * b < total - 4 &&
        4 * c > total + 4 &&
        total % 2 === 0 &&
        sum > 0 &&
        new Set([a, b, c, d, ...values]).size === 7;
      return fits ? { list: [a, b, c, d] as const, frame: draw.int(0, 2) } : null;
    },
    forms: [allValues],
  }),
  ...situation<Removed>({
    type: 'AR.AVG.8',
    situation: 'one-removed-from-a-row',
    tries: 40,
    draw: draw => {
      const frame = draw.int(0, 2);
      const gap = frame === 0 ? 1 : 2;
      const k = draw.pick([8, 10, 16, 20, 25, 40, 50]);
      const steps = draw.int(2, k - 2) * (draw.chance(0.5) ? 1 : -1);
      const centre =
        frame === 0 ? draw.int(2 * k, 5 * k) : 2 * draw.int(k + 5, 4 * k) + (frame === 2 ? 1 : 0);
      const p = { k, gap, steps, median: centre - (steps > 0 ? gap / 2 : -gap / 2), frame };
      const fits = centre > k * gap + 2 && meanOf(p).mul(100).d === 1n && meanOf(p).d !== 1n;
      return fits ? p : null;
    },
    forms: [removed],
  }),
];
