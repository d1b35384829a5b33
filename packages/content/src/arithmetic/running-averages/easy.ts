import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Series {
  n: number;
  old: number;
  rise: number;
  who: string;
  frame: number;
}

const players = [
  { who: 'Arunima' },
  { who: 'Karthik' },
  { who: 'Harleen' },
  { who: 'Yusuf' },
  { who: 'Lalrin' },
] as const;

const after = form<Series>(
  'average-after-a-score',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ n, old, rise }) => {
      const score = old + rise * (n + 1);
      for (let average = 1; average < 400; average += 1)
        if (n * (average - rise) + score === (n + 1) * average) return average;
      throw new Error('no average fits');
    },
  },
  ({ n, old, rise, who, frame }, { step, find }) => {
    const score = find(old + rise * (n + 1));
    const times = find(n, { name: 'the innings before' });
    const [one, many] =
      frame === 1 ? ['test', 'tests'] : frame === 2 ? ['round', 'rounds'] : ['innings', 'innings'];
    const given = step(calc`${times} * ${rise}`, {
      name: 'what the last score adds to the others',
      because: text`Each of the $${n}$ earlier ${many} now counts $${rise}$ more, and the last score has to pay for
        that.`,
    })`
      With the new average each of the $${n}$ ${many} before counts $${rise}$ more. Find what the last one has given
      for this.`;
    const wanted = step(calc`${score} - ${given}`)`
      What is left of the last score is the new average.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} scores $${score}$ runs in innings number $${n + 1}$, and so the average of all innings rises by
            $${rise}$ runs. What is the
            average after these $${n + 1}$ innings?`
          : frame === 1
            ? text`In the last of $${n + 1}$ tests ${who} gets $${score}$ marks. This makes the average of the marks
              $${rise}$ higher than it was after
              $${n}$ tests. Find the new ${one} average.`
            : text`After $${n}$ rounds of a quiz ${who} had some average of points per round. Round $${n + 1}$ brings
              $${score}$ points and lifts the average by
              $${rise}$. What is it now?`,
      show: plain,
      plausible: value => value.d <= 2n && value.gt(0),
      slips: [
        slip('kept_the_old_total', times, calc`${n} + 1`)`
          $${times}$ times the rise was taken off the score. The average is left after paying for the $${n}$ earlier
          ones.`,
        slip('answered_another_quantity', wanted, calc`${score} - ${given} - ${rise}`)`
          ${here} is the average before the last one.`,
        slip('miscounted_the_steps', times, calc`${n} - 1`)`
          Only $${times}$ earlier ones were counted.`,
        slip('did_not_divide', wanted, calc`${score} - ${rise}`)`
          ${here} takes the rise off the last score once.`,
        slip('added_for_subtracted', wanted, calc`(${score} + ${given}) / 2`)`
          ${here} takes the mean of the score and the sum of the rises.`,
        slip('answered_another_quantity', wanted, calc`${n} * ${rise}`)`
          ${here} is what the last one gives to the others. What is left of it is asked.`,
        slip('counted_twice', wanted, calc`${score} - 2 * ${given}`)`
          ${here} takes the rises off twice.`,
        slip('wrong_sign', wanted, calc`${score} - ${given} + ${rise}`)`
          ${here} adds one rise too much.`,
        slip('halved_needlessly', wanted, calc`${score} - ${given} / 2`)`
          ${here} takes off half of the sum of the rises.`,
      ],
      snapRead: text`A new score lifts the average of all: it pays one rise for each earlier one and keeps the new
        average.`,
      approach: text`Compare totals: the last score is the new average and one rise for each of the $${n}$ earlier
        ones.`,
      check: text`Before, the average was $${wanted.sub(rise)}$: $${n} \times ${wanted.sub(rise)} + ${score} =
        ${wanted.sub(rise).mul(n).add(score)}$, and
        that is $${n + 1} \times ${wanted}$.`,
      principle: text`A new score is the new average and one rise for each of the scores before it.`,
    };
  },
);

interface Need {
  n: number;
  old: number;
  m: number;
  rise: number;
  who: string;
  frame: number;
}

const needed = form<Need>(
  'needed-average-of-the-next',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ n, old, m, rise }) => q((n + m) * (old + rise) - n * old, m),
  },
  ({ n, old, m, rise, who, frame }, { step, find }) => {
    const number = find(calc`${n} + ${m}`);
    const goal = find(old + rise);
    const all = step(calc`${number} * ${goal}`, { name: 'the total that is needed' })`
      For an average of $${old + rise}$ in $${n + m}$ of them, find the total.`;
    const have = step(calc`${n} * ${old}`, { name: 'the total so far' })`
      Find the total so far.`;
    const wanted = step(calc`(${all} - ${have}) / ${m}`, {
      because: text`An average is changed through the total, which is number times average.`,
    })`
      The difference has to come from the next $${m}$: divide.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`In $${n}$ matches ${who} has scored $${old}$ runs on average. What average in the next $${m}$ matches
            is needed so that the average of all
            $${n + m}$ matches is $${old + rise}$?`
          : text`${who} sells $${old}$ policies a week on average over $${n}$ weeks. At the end of another $${m}$ weeks
            the average over the whole time is to be
            $${old + rise}$. How many policies a week does ${who} have to sell on average in these $${m}$ weeks?`,
      show: plain,
      plausible: value => value.d <= 6n && value.gt(0),
      slips: [
        slip('kept_the_old_total', number, n)`
          The new average was taken for $${number}$ only, not for all $${n + m}$.`,
        slip('did_not_divide', wanted, calc`${goal} + ${n} * ${rise}`)`
          ${here} lets a single one make up for all.`,
        slip('averaged_the_averages', wanted, calc`2 * ${goal} - ${old}`)`
          ${here} is as far above $${goal}$ as $${old}$ is below, which would be right for equal numbers.`,
        slip('swapped_the_weights', wanted, calc`${goal} + ${rise} * ${m} / ${n}`)`
          ${here} weights the rise the wrong way round.`,
        slip('left_out_a_term', wanted, calc`${old} + ${n} * ${rise} / ${m}`)`
          ${here} pays the rise for the earlier ones but adds it to the old average. The next ones need the new one
            themselves.`,
        slip('divided_by_the_wrong_number', wanted, calc`(${all} - ${have}) / (${m} + 1)`)`
          ${here} divides by one more than the next $${m}$.`,
      ],
      snapRead: text`An average so far and a wanted one: compare the totals.`,
      approach: text`The total that is needed minus the total so far has to come from the next $${m}$.`,
      faster: text`Each of the $${n}$ lacks $${rise}$: the next $${m}$ need $${goal}$ and $\frac{${n} \times
        ${rise}}{${m}}$ more.`,
      check: text`$\frac{${have} + ${m} \times ${wanted}}{${number}} = ${have.add(wanted.mul(m)).div(number)}$.`,
      principle: text`What earlier ones lack to the new average, later ones have to bring above it.`,
    };
  },
);

/** AR.AVG.6 Easy: the average after a score, and a needed average. */
export const nextScores: readonly AnyTemplate[] = [
  ...situation<Series>({
    type: 'AR.AVG.6',
    situation: 'a-new-score',
    tries: 20,
    draw: draw => {
      const [n, old, rise] = [draw.int(7, 24), draw.int(24, 60), draw.int(2, 4)];
      return old + rise === n * rise ? null : { n, old, rise, ...draw.pick(players), frame: draw.int(0, 2) };
    },
    forms: [after],
  }),
  ...situation<Need>({
    type: 'AR.AVG.6',
    situation: 'a-wanted-average',
    tries: 40,
    draw: draw => {
      const [n, m, rise] = [draw.int(6, 24), draw.int(3, 15), draw.int(1, 6)];
      return n === m || (2 * n * rise) % m > 0
        ? null
        : { n, m, rise, old: draw.int(20, 60), ...draw.pick(players), frame: draw.int(0, 1) };
    },
    forms: [needed],
  }),
];
