import type Fraction from 'fraction.js';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface FourAndTwo {
  /** Four known numbers in order, and half of the sum of the two others. */
  list: readonly [number, number, number, number];
  half: Fraction;
  frame: number;
}

const greatestMedian = form<FourAndTwo>(
  'greatest-median-with-two-unknown',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AL.INQ.1'],
    verify: ({ list, half }) => {
      const sum = 2 * half.valueOf();
      let best = Number.NEGATIVE_INFINITY;
      for (let x = -200; x <= sum / 2 + 1e-9; x += 0.25) {
        const all = [...list, x, sum - x].sort((a, b) => a - b);
        best = Math.max(best, ((all[2] ?? 0) + (all[3] ?? 0)) / 2);
      }
      return q(Math.round(best * 8), 8);
    },
  },
  ({ list, half: equal, frame }, { step, find }) => {
    const [a, b, c, d] = list;
    const mean = q(a + b + c + d)
      .add(equal.mul(2))
      .div(6);
    const two = step(calc`6 * ${mean} - (${a} + ${b} + ${c} + ${d})`, {
      name: 'the sum of the two unknown numbers',
      works: (_v, working) => tex`x + y = ${working}`,
      because: text`Six numbers with the mean $${mean}$ have the sum $6 \times ${mean}$. What the four known ones leave
        of it belongs to the two others.`,
    })`
      Let the unknown numbers be $x$ and $y$, with $x \le y$. The mean gives the sum of all six, so find $x + y$.`;
    const half = step(calc`${two} / 2`, {
      name: 'the most that the smaller unknown number can be',
      because: text`If one of two numbers with a fixed sum grows, the other becomes smaller. The smaller one is greatest
        when both are equal.`,
    })`
      The sum is fixed, so $x$ can be at most half of it.`;
    const fourth = find(half);
    const third = find(c);
    const wanted = step(calc`(${third} + ${fourth}) / 2`, {
      name: 'the greatest median',
      works: (_v, working) => tex`${a}, ${b}, ${c}, ${half}, \dots: \quad ${working}`,
      because: text`Two of the known numbers, $${a}$ and $${b}$, are below $${c}$. So the third of the six is at most
        $${c}$, and the fourth is at most the least of the three numbers $x$, $y$ and $${d}$.`,
    })`
      The median is the mean of the third and the fourth number in order. With $x$ and $y$ above $${c}$, the third is
      $${c}$, and the fourth is the smallest of $x$, $y$ and $${d}$. It is greatest for $x = y$, as half of the sum is
      less than $${d}$.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`The mean of six numbers is $${mean}$. Four of them are $${a}, ${b}, ${c}$ and $${d}$. What is the greatest
          possible value of their median?`,
        text`Two real numbers are added to $${a}, ${b}, ${c}, ${d}$, so that the average of the six numbers is
          $${mean}$. Find the maximum value that the median of the six can have.`,
        text`The average of six numbers is $${mean}$, and $${a}, ${b}, ${c}, ${d}$ are among them. The other two can be
          any real numbers. How large can the median of the six numbers be?`,
      ),
      show: plain,
      plausible: value => value.mul(4).d === 1n && value.gt(b) && value.lt(d),
      slips: [
        slip('took_the_whole_for_a_part', third, () => equal)`
          You put both unknown numbers in the middle, each $${fourth}$. But $${c}$ is less than that and comes before
          them, so it is the third number.`,
        slip('took_the_mean_for_the_middle', wanted, () => mean)`
          $${mean}$ is the mean of the six numbers. The median depends on the two in the middle only.`,
        slip('ignored_a_bound', fourth, d)`
          You used $${d}$ as the fourth number. Then both unknown numbers are at least $${d}$, and their sum is larger
          than the mean allows.`,
        slip('left_out_a_case', wanted, (b + c) / 2)`
          $${(b + c) / 2}$ is the median if one unknown number is small and the other large. With both above $${c}$ it
          becomes greater.`,
        slip('gave_the_other_extreme', third, b)`
          You used $${b}$ as the third number. When both unknown numbers are large, $${c}$ is the third in order.`,
        slip('kept_the_old_total', two, calc`4 * ${mean} - (${a} + ${b})`)`
          You used ${here} for the sum of the two unknown numbers. The mean belongs to all six numbers, and all four
          known ones have to be taken away.`,
      ],
      snapRead: text`The sum of two unknown numbers is fixed: raising one lowers the other, so the fourth number is
        limited.`,
      approach: text`The mean gives the sum of the two unknown numbers. For a large median both have to lie above
        $${c}$; the smaller of them decides, and it is greatest when they are equal.`,
      check: text`With $${half}$ twice the six numbers have the mean ${calc`(${a} + ${b} + ${c} + ${d} + ${two}) / 6`}.
        If one of the two is $${half.add(1)}$, the other is $${half.sub(1)}$ and the median falls.`,
      principle: text`With a fixed sum of two numbers, the smaller one is greatest when both are equal; for a median
        look which numbers stand in the middle.`,
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

/** AR.AVG.8 Hard: the greatest median with two unknown numbers, and one taken out of a row. */
export const unknownPlaces: readonly AnyTemplate[] = [
  ...situation<FourAndTwo>({
    type: 'AR.AVG.8',
    situation: 'two-of-six-unknown',
    tries: 60,
    draw: draw => {
      const [a, b] = [draw.int(3, 20), draw.int(6, 30)];
      const c = b + draw.int(3, 14);
      const half = q(2 * c + draw.int(3, 24), 2);
      const d = Math.ceil(half.valueOf()) + draw.int(2, 16);
      const mean = half
        .mul(2)
        .add(a + b + c + d)
        .div(6);
      return a < b - 1 && mean.mul(2).d === 1n && ![a, b, c, d].some(n => mean.equals(n))
        ? { list: [a, b, c, d] as const, half, frame: draw.int(0, 2) }
        : null;
    },
    forms: [greatestMedian],
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
