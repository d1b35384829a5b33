import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface FiveNumbers {
  mean: number;
  median: number;
  mode: number;
  range: number;
  frame: number;
}

const missing = form<FiveNumbers>(
  'missing-one-of-five',
  {
    band: 'Medium',
    seconds: 90,
    entry: true,
    verify: ({ mean, median, mode, range }) => {
      // All lists of five whole numbers in order with these four properties.
      const found = new Set<number>();
      for (let a = 1; a < 90; a += 1)
        for (let b = a; b <= median; b += 1) {
          const e = a + range;
          const d = 5 * mean - a - b - median - e;
          if (d < median || d > e) continue;
          const list = [a, b, median, d, e];
          const times = (v: number) => list.filter(other => other === v).length;
          if (times(mode) === 2 && list.every(v => v === mode || times(v) === 1))
            found.add(list.find(v => v !== mode && v !== median && v !== (mode > median ? a : e)) ?? 0);
        }
      if (found.size !== 1) throw new Error('not one list');
      return [...found][0] ?? 0;
    },
  },
  ({ mean, median, mode, range, frame }, { step, find }) => {
    const isHigh = mode > median;
    const thing = wording(frame, 'number', 'age', 'score');
    const twice = find(2);
    const ends = step(isHigh ? calc`${mode} - ${range}` : calc`${mode} + ${range}`, {
      name: isHigh ? `the least ${thing}` : `the greatest ${thing}`,
      because: text`The mode stands at least twice, and on its side of the median there are just two places, so it
        fills both and is the ${isHigh ? 'greatest' : 'least'}. The range is the distance from the least to the
        greatest, so the other end is ${range} away.`,
    })`
      Put the five into places in increasing order; the median, $${median}$, has the third. The mode, $${mode}$, is
      ${isHigh ? 'greater' : 'less'} than the median and occurs at least twice, so it fills both places
      ${isHigh ? 'above' : 'below'} the median and is the ${isHigh ? 'greatest' : 'least'} ${thing}. Use the range to
      find the ${isHigh ? 'least' : 'greatest'}.`;
    const total = step(calc`5 * ${mean}`, {
      name: 'the total',
      because: text`The mean is the total divided by five, so the total is five times the mean. It is the mean that
        gives a total, not the median.`,
    })`
      The total of the five is five times their mean, $5 \times ${mean}$.`;
    const wanted = step(calc`${total} - ${twice} * ${mode} - ${median} - ${ends}`, {
      because: text`Four of the five places are known: two of the mode, the median and one end. So the total leaves
        exactly one place.`,
    })`
      Four of the five places are filled. Take the mode twice, the median and the ${isHigh ? 'least' : 'greatest'}
      ${thing} away from the total: what is left fills the last place.`;
    const asked = isHigh ? 'second smallest' : 'second largest';
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`Five whole numbers have the mean $${mean}$, the median $${median}$ and the range $${range}$. Their only
          mode is $${mode}$. What is the ${asked} of the five numbers?`,
        text`For the ages of five workers, in whole years, the average is $${mean}$, the median is $${median}$, and
          $${mode}$ is the only mode. The oldest is $${range}$ years older than the youngest. Find the ${asked} age.`,
        text`In five rounds of a quiz a team scores $${mean}$ points a round on average. The difference between its
          best and its worst score is $${range}$, the median of the scores is $${median}$, and the only score that it
          has more than once is $${mode}$. What is its ${asked} score?`,
      ),
      show: plain,
      plausible: value =>
        value.d === 1n &&
        value.gt(0) &&
        value.lt(2 * mean) &&
        ![mean, median, mode, range].some(n => value.equals(n)),
      slips: [
        slip('answered_another_quantity', wanted, ends)`
          $${wanted}$ is the ${isHigh ? 'least' : 'greatest'} ${thing}, found with the range. The ${asked} is asked.`,
        slip(
          'used_a_wrong_given_number',
          ends,
          isHigh ? calc`${median} - ${range}` : calc`${median} + ${range}`,
        )`
          You measured the range from the median and got $${ends}$. The range is the difference between the greatest
          and the least.`,
        slip('took_one_piece_of_several', twice, 1)`
          You subtracted the mode only once: $${total} - ${mode} - ${median} - ${ends} = ${wanted}$. A mode occurs at
          least twice.`,
        slip('divided_by_the_wrong_number', total, calc`4 * ${mean}`)`
          You used ${here} as the total, as if there were four. The mean is that of five.`,
        slip('let_in_equal_values', twice, 3)`
          You subtracted the mode three times. Of five in order, three equal ones would reach the middle, and the mode
          would be the median as well.`,
        slip(
          'assumed_a_symmetry',
          wanted,
          isHigh ? calc`(${ends} + ${median}) / 2` : calc`(${median} + ${ends}) / 2`,
        )`
          ${here} lies midway between its two neighbours. Nothing in the question says so; the total decides.`,
        slip('took_the_mean_for_the_middle', total, calc`5 * ${median}`)`
          You used five times the median, ${here}, as the total. The total is five times the mean.`,
      ],
      snapRead: text`Mean, median, mode and range of five: put the values into places, and only one place is left.`,
      approach: text`Imagine five places in order. The median has the third, the mode fills one side of it, and the
        range gives the other end; the total, from the mean, then gives the last one.`,
      check: () => {
        const list = isHigh
          ? [ends, wanted, q(median), q(mode), q(mode)]
          : [q(mode), q(mode), q(median), wanted, ends];
        return text`$${list}$ are in order and add up to ${calc`${2 * mode} + ${median} + ${ends} + ${wanted}`}, five
          times $${mean}$; the range is ${isHigh ? calc`${mode} - ${ends}` : calc`${ends} - ${mode}`}.`;
      },
      principle: text`Put values into places in order: the median fixes the middle place, and a mode needs at least two
        places.`,
    };
  },
);

interface Moved {
  /** 2k + 1 different values; those above the median rise by `up`, and the mean rises by `shift`. */
  k: number;
  up: number;
  shift: number;
  frame: number;
}

const lowered = form<Moved>(
  'how-far-the-lower-ones-fall',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    verify: ({ k, up, shift }) => {
      // On the numbers 1 to 2k + 1 the amount is moved in tenths until the mean fits.
      for (let tenths = 0; tenths < 2000; tenths += 1) {
        let change = 0;
        for (let i = 1; i <= 2 * k + 1; i += 1) change += i > k + 1 ? up : i <= k ? -tenths / 10 : 0;
        if (Math.abs(change / (2 * k + 1) - shift) < 1e-9) return q(tenths, 10);
      }
      throw new Error('no amount fits');
    },
  },
  ({ k, up, shift, frame }, { step, find }) => {
    const n = 2 * k + 1;
    const things = wording(frame, 'marks', 'wages', 'numbers');
    const change = step(calc`${n} * ${shift}`, {
      name: 'the change of the total',
      because: text`The mean is the total divided by ${n}, so every 1 in the mean is ${n} in the total. All ${n} count,
        the median as well.`,
    })`
      The mean rises by $${shift}$, so the total of all $${n}$ rises $${n}$ times as much. Find this change of the
      total.`;
    const side = step(calc`(${n} - 1) / 2`, {
      name: `the number of ${things} above the median`,
      because: text`The ${things} are all different and their number is odd, so the median is one of them. It is
        neither above nor below itself, and the others are shared equally by the two sides.`,
    })`
      The median is one of the $${n}$ and does not change. The others lie half above it and half below it: find how
      many are above.`;
    const below = find(side);
    const rise = step(calc`${side} * ${up}`, {
      name: 'the rise of the upper ones',
      because: text`Each of the upper ones rises by the same ${up}. It does not matter how large they are, only how
        many.`,
    })`
      Each of those above the median rises by $${up}$. Multiply to find by how much they raise the total.`;
    const fall = find(calc`${rise} - ${change}`);
    const each = step(calc`${fall} / ${below}`, {
      works: value => tex`\frac{${rise} - ${change}}{${below}} = ${value}`,
      because: text`The total rises less than the upper ones alone would raise it. The lower ones have taken the rest
        away, each the same amount.`,
    })`
      The upper ones raise the total by more than it rises in the end. The $${k}$ lower ones take the difference away
      again, each the same: divide it by their number.`;
    return {
      answer: each,
      stem: wording(
        frame,
        text`The $${n}$ candidates of a test have $${n}$ different marks. Each mark above the median is raised by
          $${up}$, and each mark below the median is lowered by the same amount. The mean of the marks rises by
          $${shift}$. By how much was each mark below the median lowered?`,
        text`In a workshop $${n}$ people earn $${n}$ different daily wages. Those who earn more than the median wage get
          ₹${up} more, those who earn less than it get a certain sum less, the same for each. The average wage goes up
          by ₹${shift}. How many rupees less do the people below the median get?`,
        text`A list holds $${n}$ distinct numbers. Adding $${up}$ to every number that is greater than the median and
          subtracting $d$ from every number that is less than the median raises the mean of the list by $${shift}$. Find
          $d$.`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.mul(10).d === 1n,
      slips: [
        slip('assumed_equal_parts', each, calc`${up} - 2 * ${shift}`)`
          ${here} divides the $${n}$ into two equal halves. Their number is odd: the median is one of them and belongs
          to neither half.`,
        slip('counted_one_too_many', side, calc`(${n} + 1) / 2`)`
          You counted ${here} above the median. The median itself is in this number, and it is not raised.`,
        slip('counted_one_too_many', below, calc`(${n} + 1) / 2`)`
          You divided the fall among ${here}. The median is one of these, and it is not lowered.`,
        slip('kept_the_old_total', change, calc`(${n} - 1) * ${shift}`)`
          You used ${here} as the rise of the total. The mean is that of all $${n}$: the median counts, though it does
          not change.`,
        slip('wrong_sign', fall, calc`${rise} + ${change}`)`
          You added the rise of the total to that of the upper ones. The lower ones take away what is too much, so the
          two have to be subtracted.`,
        slip('did_not_divide', each, calc`${up} - ${shift}`)`
          ${here} compares the rise of single ${things} with the rise of the mean. Only totals can be compared, because
          the first belongs to some of the ${things} and the second to all $${n}$.`,
        slip('divided_by_the_wrong_number', each, calc`${fall} / ${n}`)`
          ${here} shares the fall among all $${n}$. Only the $${k}$ below the median are lowered.`,
        slip('left_out_a_term', fall, change)`
          You divided only the change of the total, $${change}$, by $${k}$. The lower ones take away what the upper
          ones raise beyond it.`,
      ],
      snapRead: text`Values above and below the median move and the mean changes: count how many move each way, and add
        the changes.`,
      approach: text`Of an odd number of different values equally many lie above and below the median. The change of
        the total is all rises without all falls, and the change of the mean gives it.`,
      check: text`The total changes by ${calc`${k} * ${up} - ${k} * ${each}`} and the mean by
        ${calc`(${k} * ${up} - ${k} * ${each}) / ${n}`}, as it should.`,
      principle: text`Of an odd number of different values one is the median, and the others lie half above it and half
        below.`,
    };
  },
);

/** AR.AVG.8 Medium: five numbers with all four measures, and values that move about the median. */
export const placesInOrder: readonly AnyTemplate[] = [
  ...situation<FiveNumbers>({
    type: 'AR.AVG.8',
    situation: 'five-numbers',
    tries: 120,
    draw: draw => {
      const isHigh = draw.chance(0.5);
      const median = draw.int(20, 52);
      const mode = isHigh ? median + draw.int(2, 9) : median - draw.int(2, 9);
      const range = draw.int(9, 26);
      const end = isHigh ? mode - range : mode + range;
      const mean = draw.int(18, 56);
      const left = 5 * mean - 2 * mode - median - end;
      const isBetween = isHigh ? left > end && left < median : left < end && left > median;
      const fits =
        isBetween &&
        end > 4 &&
        mean !== median &&
        mean !== mode &&
        ![mean, median, mode, range].includes(left) &&
        range !== end;
      return fits
        ? { mean, median, mode, range, frame: end > 17 && end < 62 ? draw.int(0, 2) : draw.pick([0, 2]) }
        : null;
    },
    forms: [missing],
  }),
  ...situation<Moved>({
    type: 'AR.AVG.8',
    situation: 'moved-about-the-median',
    tries: 60,
    draw: draw => {
      const frame = draw.int(0, 2);
      const k = draw.int(3, 15);
      const up = frame === 1 ? draw.step(40, 160, 10) : draw.int(6, 24);
      const shift = frame === 1 ? draw.int(4, 40) : draw.int(1, 6);
      const each = q(up).sub(q((2 * k + 1) * shift, k));
      const fits =
        each.gt(frame === 1 ? 9 : 1) && each.mul(10).d === 1n && !each.equals(shift) && each.mul(2).d === 1n;
      return fits ? { k, up, shift, frame } : null;
    },
    forms: [lowered],
  }),
];
