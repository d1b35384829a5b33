import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Bowler {
  /** Wickets before, average in tenths, wickets and runs of the last match, and the fall in tenths. */
  before: number;
  tenths: number;
  wickets: number;
  fall: number;
  who: string;
  frame: number;
}

const bowlers = [{ who: 'Nandini' }, { who: 'Farhan' }, { who: 'Tenzin' }, { who: 'Gurpreet' }] as const;
const runsOf = ({
  before,
  tenths,
  wickets,
  fall,
}: {
  before: number;
  tenths: number;
  wickets: number;
  fall: number;
}) => q((before + wickets) * (tenths - fall) - before * tenths, 10);

const wicketsBefore = form<Bowler>(
  'number-behind-a-falling-average',
  {
    band: 'Medium',
    seconds: 80,
    also: ['AL.LIN.1'],
    entry: true,
    verify: p => {
      const runs = runsOf(p);
      for (let w = 1; w < 1000; w += 1)
        if (
          q(p.tenths * w, 10)
            .add(runs)
            .equals(q((p.tenths - p.fall) * (w + p.wickets), 10))
        )
          return w;
      throw new Error('no number fits');
    },
  },
  (p, { step, find }) => {
    const { tenths, wickets, fall, who, frame } = p;
    const runs = find(runsOf(p));
    const old = find(q(tenths, 10));
    const drop = find(q(fall, 10), { name: 'the fall of the average' });
    const now = step(calc`${old} - ${drop}`, { name: 'the new average' })`
      Find the new average.`;
    const saved = step(calc`${wickets} * ${now} - ${runs}`, {
      name: 'what the last ones lie below the new average',
      because: text`What the new ones are below the new average makes up for what the old ones are above it.`,
    })`
      At the new average the last $${wickets}$ would have cost more than $${runs}$. Find how much more.`;
    const wanted = step(calc`${saved} / ${drop}`, {
      works: (_value, working) => tex`w \times ${drop} = ${saved} \Rightarrow w = ${working}`,
    })`
      Let there be $w$ before. Each of them lies $${drop}$ above the new average, and this is made up by the last
      ones.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A bowler's average is the number of runs given divided by the number of wickets taken. ${who} has an
            average of $${old}$ runs for a wicket
            before a match. In the match ${who} takes $${wickets}$ wickets for $${runs}$ runs, and the average falls by
            $${drop}$. Find the number of
            wickets that ${who} had taken before the match.`
          : text`Up to last week a workshop needed $${old}$ minutes for a repair on average. This week $${wickets}$
            repairs took $${runs}$ minutes in all, and
            the average over all repairs came down by $${drop}$ minutes. What is the number of repairs up to last
            week?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('kept_the_old_total', now, calc`${old}`)`
          The last $${wickets}$ were compared with the old average of $${now}$.`,
        slip('went_a_step_too_far', wanted, calc`${saved} / ${drop} + ${wickets}`)`
          ${here} is the number with the last $${wickets}$.`,
        slip('wrong_sign', now, calc`${old} + ${drop}`)`
          The average was raised to $${now}$. It falls.`,
        slip('divided_by_the_wrong_number', wanted, calc`${runs} / ${drop}`)`
          ${here} divides all of the $${runs}$ by the fall.`,
        slip('left_out_a_factor', saved, calc`(${wickets} * ${old} - ${runs}) / 2`)`
          Half of the difference to the old average, $${saved}$, was used.`,
        slip('miscounted_the_steps', wanted, calc`${saved} / ${drop} - ${wickets}`)`
          ${here} takes off the last $${wickets}$, which are not in it.`,
        slip('doubled_needlessly', wanted, calc`2 * ${saved} / ${drop}`)`
          ${here} counts the difference twice.`,
      ],
      snapRead: text`A few new ones pull an average down: balance the old ones and the new ones about the new average.`,
      approach: text`Below the new average the last ones have as much as the old ones have above it: that gives the
        number of the old ones.`,
      check: text`$${wanted} \times ${old} + ${runs} = ${wanted.mul(old).add(runs)}$, and divided by
        $${wanted.add(wickets)}$ that is
        $${wanted.mul(old).add(runs).div(wanted.add(wickets))}$.`,
      principle: text`About the new average, old and new ones balance: number times distance is the same on both
        sides.`,
    };
  },
);

interface Twice {
  n: number;
  old: number;
  first: number;
  second: number;
  who: string;
  frame: number;
}

const later = form<Twice>(
  'score-after-two-changes',
  {
    band: 'Medium',
    seconds: 80,
    verify: ({ n, old, first, second }) => {
      const one = (n + 1) * (old + first);
      return (n + 2) * (old + first - second) - one;
    },
  },
  ({ n, old, first, second, who, frame }, { step, find }) => {
    const score = find(old + first * (n + 1), { name: 'the score that lifts the average' });
    const times = find(n);
    const high = step(calc`${score} - ${times} * ${first}`, {
      name: 'the average after the first change',
      because: text`The first score is the new average and one rise for each earlier one.`,
    })`
      The score of $${score}$ has lifted $${n}$ earlier ones by $${first}$ each. What is left of it is the average
      after it.`;
    const number = find(calc`${n} + 1`);
    const low = step(calc`${high} - ${second}`, { name: 'the average after the second change' })`
      Then the average falls.`;
    const wanted = step(calc`${low} - ${number} * ${second}`)`
      The last score is the new average, less the fall of each of the $${n + 1}$ before it.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`After $${n}$ innings ${who} scores $${score}$ in the next one, which lifts the average by $${first}$
            runs. In the innings after that the average
            falls by $${second}$ runs. How much does ${who} score in that innings?`
          : text`${who} writes a test every week. Test number $${n + 1}$ brings $${score}$ marks and makes the average
            of all tests $${first}$ higher. With test
            number $${n + 2}$ the average goes down again, by $${second}$. Find the marks in that last test.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('kept_the_old_total', number, calc`${n}`)`
          The fall was counted for $${number}$ scores. There are $${n + 1}$ before the last one.`,
        slip('left_out_a_term', low, calc`${high}`)`
          The last score was measured from the average of $${low}$ before it.`,
        slip('miscounted_the_steps', times, calc`${n} + 1`)`
          The rise was counted for $${times}$ earlier scores. There were $${n}$ of them.`,
        slip('stopped_a_step_early', wanted, low)`
          $${wanted}$ is the average in the end.`,
        slip('stopped_a_step_early', wanted, high)`
          $${wanted}$ is the average after the first change.`,
        slip('miscounted_the_steps', number, calc`${n} + 2`)`
          The fall was counted for $${number}$ scores; the last score itself is one of them.`,
        slip('answered_another_quantity', wanted, calc`${number} * ${second}`)`
          ${here} is by how much the last score lies below the average, not the score.`,
      ],
      snapRead: text`Two changes of an average, with the first score known: the first gives the average, the second the
        last score.`,
      approach: text`Use the first score to find the average after it. A fall of the average then tells how far the
        last score lies below it.`,
      check: text`$${n + 1} \times ${high} + ${wanted} = ${high.mul(n + 1).add(wanted)}$, and divided by $${n + 2}$
        that is
        $${high
          .mul(n + 1)
          .add(wanted)
          .div(n + 2)}$.`,
      principle: text`A new score differs from the new average by the change times the number of earlier scores.`,
    };
  },
);

/** AR.AVG.6 Medium: a number behind a falling average, and two changes. */
export const changesOfAverages: readonly AnyTemplate[] = [
  ...situation<Bowler>({
    type: 'AR.AVG.6',
    situation: 'falling-average',
    tries: 40,
    draw: draw => {
      const p = {
        before: draw.int(20, 140),
        tenths: draw.int(180, 420),
        wickets: draw.int(3, 9),
        fall: draw.int(2, 9),
      };
      const runs = runsOf(p);
      return runs.d === 1n && runs.gt(p.wickets * 4) && p.before !== runs.valueOf()
        ? { ...p, ...draw.pick(bowlers), frame: draw.int(0, 1) }
        : null;
    },
    forms: [wicketsBefore],
  }),
  ...situation<Twice>({
    type: 'AR.AVG.6',
    situation: 'up-and-down',
    tries: 20,
    draw: draw => {
      const [n, old, first, second] = [draw.int(8, 20), draw.int(30, 56), draw.int(2, 4), draw.int(1, 3)];
      const wanted = old + first - second - (n + 1) * second;
      return wanted < 4 || Math.abs(wanted - n) < 4 || first === second
        ? null
        : { n, old, first, second, ...draw.pick(bowlers), frame: draw.int(0, 1) };
    },
    forms: [later],
  }),
];
