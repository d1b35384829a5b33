import type Fraction from 'fraction.js';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface SixInOrder {
  /** The first two, the last two, the gap between the middle ones, and the median. */
  a: number;
  b: number;
  e: number;
  f: number;
  gap: number;
  median: number;
  frame: number;
}

const meanOfSix = form<SixInOrder>(
  'mean-from-the-median',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ a, b, e, f, gap, median }) => {
      for (let twice = 2 * b; twice < 2 * e; twice += 1) {
        const x = twice / 2;
        if (Math.abs((x + x + gap) / 2 - median) < 1e-9)
          return q(Math.round(2 * (a + b + x + x + gap + e + f)), 12);
      }
      throw new Error('no number fits');
    },
  },
  ({ a, b, e, f, gap, median, frame }, { step, find }) => {
    const things = wording(frame, 'numbers', 'ages', 'scores');
    const middle = step(calc`2 * ${median}`, {
      name: `the sum of the two middle ${things}`,
      because: text`With six there is no single one in the middle. The median is halfway between the third and the
        fourth, so the two together are twice the median, whatever each of them is.`,
    })`
      There are six ${things} in order, so the median is the mean of the third and the fourth, $x$ and $x + ${gap}$.
      Double the median to find the sum of these two.`;
    const total = step(calc`${a} + ${b} + ${middle} + ${e} + ${f}`, {
      name: 'the total',
      because: text`The mean needs only the total of all six. It does not matter how the sum of the middle two is
        divided between them.`,
    })`
      Add the other four to this sum. The value of $x$ itself is not needed for the total.`;
    const count = find(6);
    const mean = step(calc`${total} / ${count}`, {
      because: text`The total was made of six ${things}: four that are given and two in the middle. So it is divided by
        6.`,
    })`
      The mean is the total divided by the number of ${things}, which is six.`;
    return {
      answer: mean,
      stem: wording(
        frame,
        text`The numbers $${a}, ${b}, x, x + ${gap}, ${e}, ${f}$ are in increasing order, and their median is
          $${median}$. What is their mean?`,
        text`Six cousins are, from the youngest to the oldest, $${a}$, $${b}$, $x$, $x + ${gap}$, $${e}$ and $${f}$
          years old. The median of their ages is $${median}$ years. Find the average of their ages, in years.`,
        text`A batter's scores in six innings, written in increasing order, are $${a}, ${b}, x, x + ${gap}, ${e}$ and
          $${f}$ runs. If half of the scores lie below and half above the median, which is $${median}$, what is the mean
          score?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('took_one_piece_of_several', middle, calc`2 * ${median} + ${gap}`)`
          You used the third of the ${things} as the median, $x = ${median}$, so that the middle two make ${here}. The
          median lies halfway between the two.`,
        slip('took_one_piece_of_several', middle, calc`2 * ${median} - ${gap}`)`
          You used the fourth of the ${things} as the median, $x + ${gap} = ${median}$, so that the middle two make
          ${here}. The median lies halfway between the two.`,
        slip('did_not_double', middle, calc`${median}`)`
          You counted $${median}$ for the two in the middle together. That is their mean; their sum is twice as much.`,
        slip('divided_by_the_wrong_number', count, 5)`
          You divided the total by $5$, $\frac{${total}}{5} = ${mean}$. There are six ${things}, because $x$ and
          $x + ${gap}$ are two.`,
        slip('left_out_a_term', total, calc`${a} + ${b} + ${e} + ${f}`)`
          You left the middle two out of the total, which became ${here}. Their sum is known from the median.`,
        slip('averaged_the_averages', mean, calc`((${a} + ${b} + ${e} + ${f}) / 4 + ${median}) / 2`)`
          ${here} is the mean of two means. One of them belongs to four ${things} and the other to two, so they do not
          weigh the same.`,
        slip('answered_another_quantity', mean, calc`(${a} + ${b} + ${e} + ${f}) / 4`)`
          ${here} is the mean of the four given ${things} alone. The two in the middle belong to the six as well.`,
      ],
      snapRead: text`Six in order and their median: the median fixes the sum of the two in the middle.`,
      approach: text`The mean needs the total, and only $x$ is unknown. Twice the median is the sum of the two middle
        ${things}, so the total is known without finding $x$.`,
      faster: text`Deviations from $${median}$: the middle two give $0$, the others
        ${calc`(${a} - ${median}) + (${b} - ${median}) + (${e} - ${median}) + (${f} - ${median})`}; a sixth of it is
        added to $${median}$.`,
      check: () => {
        const x = q(2 * median - gap, 2);
        return text`Here $x = ${x}$, and $${a} + ${b} + ${x} + ${x.add(gap)} + ${e} + ${f} = ${x
          .mul(2)
          .add(gap + a + b + e + f)}$ is six times $${mean}$.`;
      },
      principle: text`With an even count the median is the mean of the two middle values, so twice the median is their
        sum.`,
    };
  },
);

interface Unsorted {
  known: readonly number[];
  mean: number;
  frame: number;
}

const inOrder = (list: readonly (number | Fraction)[]) =>
  list.map(x => q(x)).sort((a, b) => a.sub(b).valueOf());
const middleOf = (list: readonly (number | Fraction)[], at = 2) => {
  const sorted = inOrder(list);
  return (sorted[at] ?? q(0)).add(sorted[at + 1] ?? 0).div(2);
};

const medianOfSix = form<Unsorted>(
  'median-from-the-mean',
  {
    band: 'Easy',
    seconds: 60,
    // Each option is a median that the five known numbers allow.
    revision: 2,
    verify: ({ known, mean }) => {
      for (let x = 0; x < 1000; x += 1) {
        const all = [...known, x];
        if (all.reduce((a, b) => a + b, 0) !== 6 * mean) continue;
        const below = (v: number) => all.filter(other => other < v).length;
        const [low, high] = [2, 3].map(place => all.find(v => below(v) === place) ?? 0) as [number, number];
        return q(low + high, 2);
      }
      throw new Error('no number fits');
    },
  },
  ({ known, mean, frame }, { step, find }) => {
    const thing = wording(frame, 'number', 'weight', 'price');
    const sum = known.reduce((a, b) => a + b, 0);
    const total = find(calc`6 * ${mean}`, { name: 'the total' });
    const x = step(calc`${total} - ${sum}`, {
      name: `the missing ${thing}`,
      works: (_value, working) => tex`x = 6 \times ${mean} - ${sum} = ${working}`,
      because: text`The median needs all six in order, so the missing one has to be known first. The mean knows nothing
        of order, but it gives the total.`,
    })`
      All six together are six times their mean, $6 \times ${mean}$. Take away the sum of the five known ones,
      $${sum}$: the missing ${thing} $x$ is left.`;
    const sorted = inOrder([...known, x]);
    const median = step(() => middleOf([...known, x]), {
      works: value => tex`${sorted}: \quad \frac{${sorted[2] ?? 0} + ${sorted[3] ?? 0}}{2} = ${value}`,
      because: text`The median divides the ordered list into two halves of three, so it lies midway between the third
        and the fourth. In the list as it is written the places mean nothing.`,
    })`
      Write all six in increasing order. Three of them are in each half, so the median is the mean of the third and the
      fourth.`;
    return {
      answer: median,
      stem: wording(
        frame,
        text`The mean of the six numbers $${known.slice(0, 3)}, x, ${known.slice(3)}$ is $${mean}$. What is their
          median?`,
        text`Five parcels weigh $${known.slice(0, 4)}$ and $${known[4] ?? 0}$ kg. With a sixth parcel the average
          weight of the parcels is $${mean}$ kg. Find the median of the six weights, in kg.`,
        text`In rupees, five of six plates on a menu cost $${known.slice(0, 4)}$ and $${known[4] ?? 0}$. On average a
          plate on it costs ₹${mean}. What is the median of the six prices, in rupees?`,
      ),
      show: plain,
      plausible: value => {
        const [, low = q(0), middle = q(0), high = q(0)] = inOrder(known);
        return value.gte(low.add(middle).div(2)) && value.lte(middle.add(high).div(2));
      },
      slips: [
        slip('ignored_order', median, () =>
          frame === 0
            ? q(known[2] ?? 0)
                .add(x)
                .div(2)
            : q(known[2] ?? 0)
                .add(known[3] ?? 0)
                .div(2),
        )`
          $${median}$ is the mean of the two in the middle of the list as it is written. A median is read from the list
          in increasing order.`,
        slip('answered_another_quantity', median, x)`
          $${median}$ is the missing ${thing} itself. With it the six have to be put in order to find the median.`,
        slip('miscounted_the_steps', median, () => middleOf([...known, x], 3))`
          $${median}$ is the mean of the fourth and the fifth in order. With six, three lie on each side, so the third
          and the fourth are in the middle.`,
        slip('miscounted_the_steps', median, () => middleOf([...known, x], 1))`
          $${median}$ is the mean of the second and the third in order. With six, three lie on each side, so the third
          and the fourth are in the middle.`,
        slip('kept_the_old_total', total, calc`5 * ${mean}`)`
          You used ${here} as the total. The mean is that of all six, so the total is six times the mean.`,
        slip('took_the_mean_for_the_middle', x, mean)`
          You used the mean, $${mean}$, as the missing ${thing}. It follows from the total, and need not be equal to
          the mean.`,
        slip('answered_another_quantity', median, calc`${sum} / 5`)`
          ${here} is the mean of the five known ones. The median of all six is asked.`,
        slip('left_out_a_term', median, () => inOrder(known)[2] ?? q(0))`
          $${median}$ is the median of the five known ones. With the missing ${thing} there are six, and two of them
          are in the middle.`,
        slip('stopped_a_step_early', median, () => sorted[2] ?? q(0))`
          $${median}$ is the third in order. With six there is no single one in the middle: the third and the fourth
          count alike.`,
        slip('stopped_a_step_early', median, () => sorted[3] ?? q(0))`
          $${median}$ is the fourth in order. Three come before it and only two after it, so it is not the middle.`,
        slip('took_the_mean_for_the_middle', median, mean)`
          $${median}$ is the mean of the six. The median depends on the two in the middle only.`,
        slip('sought_the_extreme_elsewhere', median, () => {
          const all = inOrder([...known, x]);
          return (all[0] ?? q(0)).add(all[5] ?? 0).div(2);
        })`
          $${median}$ lies midway between the least and the greatest. The median is the middle of the ordered list,
          with three on each side.`,
      ],
      snapRead: text`A mean with one unknown, and the median is asked: find the unknown first, then put all in order.`,
      approach: text`The mean gives the total and so the missing ${thing}. Only then can all six be put in order and
        the middle be read off.`,
      check: text`$${sorted}$ add up to ${calc`${sum} + ${x}`}, which is $6 \times ${mean}$; two lie below
        $${sorted[2] ?? 0}$ and two above $${sorted[3] ?? 0}$.`,
      principle: text`A mean needs the total and a median needs the order: put the values in order before you look for
        the middle.`,
    };
  },
);

/** AR.AVG.8 Easy: a mean from a median, and a median from a mean. */
export const meanAndMedian: readonly AnyTemplate[] = [
  ...situation<SixInOrder>({
    type: 'AR.AVG.8',
    situation: 'six-in-order',
    tries: 40,
    draw: draw => {
      const frame = draw.int(0, 2);
      const [a, b] = [draw.int(5, 20), draw.int(8, 30)];
      const gap = draw.step(2, 10, 2);
      const median = draw.int(16, 45);
      const [e, f] = [draw.int(24, 60), draw.int(28, 95)];
      const x = median - gap / 2;
      const mean = q(a + b + 2 * median + e + f, 6);
      const fits =
        a < b &&
        b < x &&
        x + gap < e &&
        e < f &&
        mean.mul(2).d === 1n &&
        !mean.equals(median) &&
        (frame !== 1 || f < 40);
      return fits ? { a, b, e, f, gap, median, frame } : null;
    },
    forms: [meanOfSix],
  }),
  ...situation<Unsorted>({
    type: 'AR.AVG.8',
    situation: 'six-out-of-order',
    tries: 60,
    draw: draw => {
      const frame = draw.int(0, 2);
      const unit = frame === 2 ? 5 : 1;
      const known = draw.some(
        Array.from({ length: 40 }, (_, i) => unit * (i + 8)),
        5,
      );
      const mean = unit * draw.int(14, 40);
      const x = 6 * mean - known.reduce((a, b) => a + b, 0);
      const median = middleOf([...known, x]);
      const isSorted = known.every((k, i) => i === 0 || k > (known[i - 1] ?? 0));
      const fits =
        x > 5 * unit &&
        x < 50 * unit &&
        !isSorted &&
        !known.includes(x) &&
        !known.includes(mean) &&
        !known.some(k => median.equals(k)) &&
        !median.equals(mean) &&
        !median.equals(x);
      return fits ? { known, mean, frame } : null;
    },
    forms: [medianOfSix],
  }),
];
