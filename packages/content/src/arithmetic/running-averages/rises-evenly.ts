import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Even {
  /** First result, rise of the average in half points, the number of results, and the place of the known one. */
  start: number;
  halves: number;
  n: number;
  m: number;
  who: string;
  what: string;
  points: string;
  frame: number;
}

const stories = [
  { who: 'Tenzin', what: 'test', points: 'marks' },
  { who: 'Harleen', what: 'match', points: 'runs' },
  { who: 'Sourav', what: 'round', points: 'points' },
  { who: 'Sneha', what: 'paper', points: 'marks' },
] as const;
const ordinals = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'];
const th = (place: number) => ordinals[place] ?? `${place}th`;

const last = form<Even>(
  'last-of-an-evenly-rising-average',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.SEQ.1'],
    verify: ({ start, halves, n, m }) => {
      // The results one by one, from the averages.
      const rise = q(halves, 2);
      const average = (k: number) => rise.mul(k - 1).add(start);
      const result = (k: number) =>
        average(k)
          .mul(k)
          .sub(average(k - 1).mul(k - 1));
      if (!result(m).equals(rise.mul(2 * (m - 1)).add(start))) throw new Error('the known result is another');
      return result(n);
    },
  },
  ({ start, halves, n, m, who, what, points, frame }, { step, find, write }) => {
    const mean = find(
      q(halves, 2)
        .mul(n - 1)
        .add(start),
    );
    const known = find(start + halves * (m - 1));
    const many = what === 'match' ? 'matches' : `${what}s`;
    write(tex`kA_k - (k - 1)A_{k - 1} = A_{k - 1} + kd = f + 2(k - 1)d`, {
      because: text`A result has to lift the average of all earlier ones as well: it stands above the average before it
        by $d$ for each of the $k$ ${many}, and that average itself has grown by $d$ each time.`,
    })`
      Let the first ${what} bring $f$ ${points} and the average rise by $d$ each time. After $k - 1$ ${many} the average
      $A_{k - 1}$ is $f + (k - 2)d$. The $k$th result is the total after it without the total before it.`;
    const rise = step(calc`(${mean} - ${known}) / (${n} - 1 - 2 * (${m} - 1))`, {
      name: 'the rise of the average each time',
      works: (_, working) =>
        tex`f + ${n - 1}d = ${mean}, \quad f + ${2 * (m - 1)}d = ${known} \Rightarrow d = ${working}`,
      because: text`Not $${m - 1}d$ but $${2 * (m - 1)}d$ belongs to the ${th(m)} ${what}: single results grow twice as
        fast as their average.`,
    })`
      The average after $${n}$ ${many} contains $d$ $${n - 1}$ times, and the ${th(m)} result contains it twice
      $${m - 1}$ times. Subtract the two equations; $f$ cancels.`;
    const wanted = step(calc`${mean} + (${n} - 1) * ${rise}`, {
      name: text`the ${points} of the last ${what}`,
      because: text`The last result lifts the average of the $${n - 1}$ earlier ${many} by $d$ each and also reaches
        the new average itself.`,
    })`
      The last result is $f + 2 \times ${n - 1}d$, and the average is $f + ${n - 1}d$. So add $${n - 1}d$ to the
      average.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`After each ${what} ${who} writes down the average of all ${points} so far, and from the 2nd ${what} on
            it is always higher than before, each time by the same amount. The ${th(m)} ${what} brought ${who}
            $${known}$ ${points}, and after ${n} ${many} the average is $${mean}$. How many ${points} did the last of
            these ${many} bring?`
          : frame === 1
            ? text`The average of ${who} over all ${many} rose by one fixed amount with every new ${what}, beginning
              with the second. Over ${n} ${many} it is $${mean}$ ${points} by now. If ${who} got $${known}$ ${points}
              in the ${th(m)} ${what}, find the ${points} in the ${th(n)}.`
            : text`In a season of ${n} ${many} ${who} wants the average of all ${points} to grow evenly, by the same
              amount after each ${what}, and succeeds. In the ${th(m)} ${what} this takes $${known}$ ${points}, and the
              season ends with an average of $${mean}$. What does the last ${what} take?`,
      show: plain,
      plausible: value => value.gt(mean) && value.mul(2).d === 1n,
      slips: [
        slip('mixed_up_sum_and_term', rise, calc`(${mean} - ${known}) / (${n} - ${m})`)`
          You used the $${known}$ ${points} as the average after the ${th(m)} ${what}, so that the average rose by
          $${rise}$ each time. They are the result of that ${what} alone.`,
        slip('changed_one_side_only', wanted, calc`${mean} + ${rise}`)`
          ${here} lifts only the last result above the average. It also has to lift the average of all the earlier
          ${many}, each by the same amount.`,
        slip('counted_one_too_many', wanted, calc`${mean} + ${n} * ${rise}`)`
          ${here} counts the rise for all ${n} ${many}. The new average already contains it once for the last ${what}
          itself.`,
        slip('did_not_double', wanted, calc`${known} + (${n} - ${m}) * ${rise}`)`
          ${here} lets single results grow by as much as the average does each time. From one ${what} to the next they
          grow by twice that amount.`,
        slip('miscounted_the_steps', wanted, calc`${known} + 2 * (${n} - ${m} + 1) * ${rise}`)`
          ${here} counts $${n - m + 1}$ steps from the ${th(m)} ${what} to the ${th(n)}. There are only $${n - m}$.`,
        slip('did_not_double', rise, calc`(${mean} - ${known}) / (${n} - 1 - (${m} - 1) / 2)`)`
          You let the ${th(m)} result stand where the average is halfway to that ${what}, and got a rise of
          $${rise}$. Results grow faster than the average, not more slowly.`,
        slip('doubled_needlessly', wanted, calc`${mean} + 2 * (${n} - 1) * ${rise}`)`
          ${here} adds both the rise of the results and that of the average. Results stand above the first one by
          $2 \times ${n - 1}$ rises, and the average already has half of them.`,
      ],
      snapRead: text`An average rises by the same amount each time. A single result and a later average are given, a
        single result is asked.`,
      approach: text`Write a single result by totals, before and after it. It turns out that results grow by twice the
        rise of the average, so the two given numbers make two equations.`,
      faster: text`The ${th(m)} result is as large as the average after ${2 * m - 1} ${many} would be. So the average
        rises from $${known}$ to $${mean}$ in $${n} - ${2 * m - 1}$ steps of $${rise}$, and the last result is the
        average after ${2 * n - 1}.`,
      check: text`The total after ${n} ${many} is $${n} \times ${mean} = ${mean.mul(n)}$. Before the last one the
        average was $${mean.sub(rise)}$, a total of $${mean.sub(rise).mul(n - 1)}$, and the difference is
        $${mean.mul(n).sub(mean.sub(rise).mul(n - 1))}$.`,
      principle: text`If an average rises by the same amount each time, the single results rise by twice that amount.`,
    };
  },
);

/** AR.AVG.6 Hard: an average that rises by the same amount each time. */
export const risesEvenly: readonly AnyTemplate[] = situation<Even>({
  type: 'AR.AVG.6',
  situation: 'rises-evenly',
  tries: 30,
  draw: draw => {
    const [n, m] = [draw.int(9, 24), draw.int(2, 9)];
    const p = { start: draw.int(18, 60), halves: draw.int(1, 6), n, m };
    return n - 1 - 2 * (m - 1) >= 3 && (p.halves * (n - 1)) % 2 === 0 && p.start + p.halves * (n - 1) <= 130
      ? { ...p, ...draw.pick(stories), frame: draw.int(0, 2) }
      : null;
  },
  forms: [last],
});
