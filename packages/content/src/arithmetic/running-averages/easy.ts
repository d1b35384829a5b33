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
      because: text`With the new average each of the ${n} earlier ${many} counts ${rise} more than before. Nobody has
        scored these again, so they all come out of the last score.`,
    })`
      With the new average each of the $${n}$ ${many} before counts $${rise}$ more. Multiply to find how much of the
      last score goes to them.`;
    const wanted = step(calc`${score} - ${given}`, {
      because: text`The last score itself also counts as the new average. So it is made of this average and of all that
        the earlier ones have got from it.`,
    })`
      Take this away from the last score. What is left of it is the new average, because the last score counts as much
      as all the others.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} scores $${score}$ runs in innings number $${n + 1}$, and so the average of all innings rises
            by $${rise}$ runs. What is the average after these $${n + 1}$ innings?`
          : frame === 1
            ? text`In the last of $${n + 1}$ tests ${who} gets $${score}$ marks. This makes the average of the marks
              $${rise}$ higher than it was after $${n}$ tests. Find the new ${one} average.`
            : text`After $${n}$ rounds of a quiz ${who} had some average of points per round. Round $${n + 1}$ brings
              $${score}$ points and lifts the average by $${rise}$. What is it now?`,
      show: plain,
      plausible: value => value.d <= 2n && value.gt(0),
      slips: [
        slip('kept_the_old_total', times, calc`${n} + 1`)`
          You subtracted the rise $${times}$ times. Only the $${n}$ earlier ones have got it from the last score; what
          is left is the average itself.`,
        slip('answered_another_quantity', wanted, calc`${score} - ${given} - ${rise}`)`
          ${here} is the average before the last one. The new average is $${rise}$ higher.`,
        slip('miscounted_the_steps', times, calc`${n} - 1`)`
          You counted only $${times}$ earlier ones. There were $${n}$ before the last score.`,
        slip('did_not_divide', wanted, calc`${score} - ${rise}`)`
          ${here} takes the rise off the last score once. Each of the $${n}$ earlier ones has got it.`,
        slip('added_for_subtracted', wanted, calc`(${score} + ${given}) / 2`)`
          ${here} is the mean of the score and the sum of the rises. The rises have to be taken away from the score.`,
        slip('answered_another_quantity', wanted, calc`${n} * ${rise}`)`
          ${here} is what the last one gives to the others. What is left of it is asked.`,
        slip('counted_twice', wanted, calc`${score} - 2 * ${given}`)`
          ${here} takes the rises off twice. Each of the earlier ones has got its rise only once.`,
        slip('wrong_sign', wanted, calc`${score} - ${given} + ${rise}`)`
          ${here} adds one rise too much. What is left of the score after the rises of the others is the new average
          itself.`,
        slip('halved_needlessly', wanted, calc`${score} - ${given} / 2`)`
          ${here} takes off half of the sum of the rises. Each of the $${n}$ earlier ones has got a full rise.`,
      ],
      snapRead: text`A new score lifts the average of all: it pays one rise for each earlier one and keeps the new
        average.`,
      approach: text`Compare totals: the last score is the new average and one rise for each of the $${n}$ earlier
        ones.`,
      check: text`Before, the average was $${wanted.sub(rise)}$:
        $${n} \times ${wanted.sub(rise)} + ${score} = ${wanted.sub(rise).mul(n).add(score)}$, and that is
        $${n + 1} \times ${wanted}$.`,
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
    const all = step(calc`${number} * ${goal}`, {
      name: 'the total that is needed',
      because: text`The new average is to hold for all ${n + m} together, the earlier ones included, so it is
        multiplied by ${n + m} and not by ${m}.`,
    })`
      The average of all $${n} + ${m}$ is to be $${old + rise}$. Multiply to find the total that is needed.`;
    const have = step(calc`${n} * ${old}`, {
      name: 'the total so far',
      because: text`Averages of different numbers cannot be subtracted, but totals can. So what has been reached is
        written as a total as well.`,
    })`
      So far there are $${n}$ with the average $${old}$. Multiply to find the total so far.`;
    const wanted = step(calc`(${all} - ${have}) / ${m}`, {
      because: text`An average is changed through the total. What is missing in the total has to come from the next
        ${m}, and an equal share of it is their average.`,
    })`
      The difference of the two totals has to come from the next $${m}$. Divide by $${m}$ for their average.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`In $${n}$ matches ${who} has scored $${old}$ runs on average. What average in the next $${m}$ matches
            is needed so that the average of all $${n + m}$ matches is $${old + rise}$?`
          : text`${who} sells $${old}$ policies a week on average over $${n}$ weeks. At the end of another $${m}$
            weeks the average over the whole time is to be $${old + rise}$. How many policies a week does ${who} have
            to sell on average in these $${m}$ weeks?`,
      show: plain,
      plausible: value => value.d <= 6n && value.gt(0),
      slips: [
        slip('kept_the_old_total', number, n)`
          You counted the new average for $${number}$ only. It is to hold for all $${n + m}$.`,
        slip('did_not_divide', wanted, calc`${goal} + ${n} * ${rise}`)`
          ${here} lets a single one make up for all. There are $${m}$ to come, and they share it.`,
        slip('averaged_the_averages', wanted, calc`2 * ${goal} - ${old}`)`
          ${here} is as far above $${goal}$ as $${old}$ is below. That is right only if as many are to come as there
          were.`,
        slip('swapped_the_weights', wanted, calc`${goal} + ${rise} * ${m} / ${n}`)`
          ${here} weights the rise the wrong way round. The $${n}$ earlier ones lack it, and the next $${m}$ share
          it.`,
        slip('left_out_a_term', wanted, calc`${old} + ${n} * ${rise} / ${m}`)`
          ${here} pays the rise for the earlier ones but adds it to the old average. The next ones need the new one
            themselves.`,
        slip('divided_by_the_wrong_number', wanted, calc`(${all} - ${have}) / (${m} + 1)`)`
          ${here} divides by one more than the next $${m}$. Only these $${m}$ are still to come.`,
      ],
      snapRead: text`An average so far and an average that is wanted: compare the totals.`,
      approach: text`Averages of different numbers cannot be compared, totals can. The total that is needed minus the
        total so far has to come from the next $${m}$.`,
      faster: text`Each of the $${n}$ lacks $${rise}$: the next $${m}$ need $${goal}$ and $\frac{${n} \times
        ${rise}}{${m}}$ more.`,
      check: text`$\frac{${have} + ${m} \times ${wanted}}{${number}} = ${have.add(wanted.mul(m)).div(number)}$.`,
      principle: text`When an average is to rise, the later values have to exceed the new average by as much in all as
        the earlier values fall short of it.`,
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
