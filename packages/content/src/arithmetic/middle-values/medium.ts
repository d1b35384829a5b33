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
      because: isHigh
        ? text`Above the median there are two places, and the mode needs both of them.`
        : text`Below the median there are two places, and the mode needs both of them.`,
    })`
      The mode, $${mode}$, is ${isHigh ? 'greater' : 'less'} than the median and occurs at least twice, so it fills both
      places ${isHigh ? 'above' : 'below'} the median. It is therefore the ${isHigh ? 'greatest' : 'least'} ${thing};
      with the range find the ${isHigh ? 'least' : 'greatest'}.`;
    const total = step(calc`5 * ${mean}`, { name: 'the total' })`
      Find the total of the five.`;
    const wanted = step(calc`${total} - ${twice} * ${mode} - ${median} - ${ends}`)`
      Take the mode twice, the median and the ${isHigh ? 'least' : 'greatest'} ${thing} off. One ${thing} is left.`;
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
          $${wanted}$ is the ${isHigh ? 'least' : 'greatest'} ${thing}.`,
        slip(
          'used_a_wrong_given_number',
          ends,
          isHigh ? calc`${median} - ${range}` : calc`${median} + ${range}`,
        )`
          The range was measured from the median, which gave $${ends}$. It is the difference between the greatest and
          the least.`,
        slip('took_one_piece_of_several', twice, 1)`
          The mode was taken off only once: $${total} - ${mode} - ${median} - ${ends} = ${wanted}$. A mode occurs at
          least twice.`,
        slip('divided_by_the_wrong_number', total, calc`4 * ${mean}`)`
          The total was taken as ${here}, as if there were four.`,
        slip('let_in_equal_values', twice, 3)`
          The mode was taken off three times. It would then also be the median.`,
        slip(
          'assumed_a_symmetry',
          wanted,
          isHigh ? calc`(${ends} + ${median}) / 2` : calc`(${median} + ${ends}) / 2`,
        )`
          ${here} puts it midway between its two neighbours, which nothing says.`,
        slip('took_the_mean_for_the_middle', total, calc`5 * ${median}`)`
          The total was taken as five times the median, ${here}. It is five times the mean.`,
      ],
      snapRead: text`Mean, median, mode and range of five: place the values in order, and only one is left.`,
      approach: text`The median stands in the third place. The mode occurs twice and fills one side of it; the range
        gives the other end, and the mean gives the last one.`,
      check: () => {
        const list = isHigh
          ? [ends, wanted, q(median), q(mode), q(mode)]
          : [q(mode), q(mode), q(median), wanted, ends];
        return text`$${list}$ are in order and add up to ${calc`${2 * mode} + ${median} + ${ends} + ${wanted}`}, five
          times $${mean}$; the range is ${isHigh ? calc`${mode} - ${ends}` : calc`${ends} - ${mode}`}.`;
      },
      principle: text`Put values into numbered places: the median fixes the middle one, a mode needs at least two.`,
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
    const change = step(calc`${n} * ${shift}`, { name: 'the change of the total' })`
      The mean rises by $${shift}$, so the total of all $${n}$ rises $${n}$ times as much.`;
    const side = step(calc`(${n} - 1) / 2`, {
      name: `the number of ${things} above the median`,
      because: text`The ${things} are all different, so the median itself is one of them and does not change.`,
    })`
      Find how many of them are above the median. As many are below it.`;
    const below = find(side);
    const rise = step(calc`${side} * ${up}`, { name: 'the rise of the upper ones' })`
      Find by how much those above the median rise together.`;
    const fall = find(calc`${rise} - ${change}`);
    const each = step(calc`${fall} / ${below}`, {
      works: value => tex`\frac{${rise} - ${change}}{${below}} = ${value}`,
    })`
      The lower ones have to take away what this is too much. They are $${k}$, so divide.`;
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
          ${here} splits the $${n}$ into two equal halves. The median belongs to neither.`,
        slip('counted_one_too_many', side, calc`(${n} + 1) / 2`)`
          ${here} of them were raised, the median among them. It is not above itself.`,
        slip('counted_one_too_many', below, calc`(${n} + 1) / 2`)`
          The fall was divided among ${here}. The median does not fall.`,
        slip('kept_the_old_total', change, calc`(${n} - 1) * ${shift}`)`
          The rise of the total was taken as ${here}. The median counts in the mean, though it does not change.`,
        slip('wrong_sign', fall, calc`${rise} + ${change}`)`
          The rise of the total was added to that of the upper ones. It is what is left of it.`,
        slip('did_not_divide', each, calc`${up} - ${shift}`)`
          ${here} compares the rise of single ${things} with that of the mean of all.`,
        slip('divided_by_the_wrong_number', each, calc`${fall} / ${n}`)`
          ${here} shares the fall among all $${n}$; only $${k}$ are lowered.`,
        slip('left_out_a_term', fall, change)`
          Only the change of the total, $${change}$, was divided by $${k}$.`,
      ],
      snapRead: text`Values above and below the median move: count how many there are of each, and add the changes.`,
      approach: text`An odd number of different values has equally many above and below the median. The change of the
        total is the rises without the falls.`,
      check: text`${calc`${k} * ${up} - ${k} * ${each}`} is the change of the total, and
        ${calc`(${k} * ${up} - ${k} * ${each}) / ${n}`} that of the mean.`,
      principle: text`Of an odd number of different values one is the median, and half of the others lie on each side.`,
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
