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
    const [ones, last, amount] =
      frame === 0
        ? ['wickets', text`the last ${wickets} wickets`, 'runs']
        : ['repairs', text`the last ${wickets} repairs`, 'minutes'];
    const runs = find(runsOf(p));
    const old = find(q(tenths, 10));
    const drop = find(q(fall, 10), { name: 'the fall of the average' });
    const now = step(calc`${old} - ${drop}`, {
      name: 'the new average',
      because: text`The last ones brought the average down, so it is now ${drop} less than ${old}. Old and new ones are
        both compared with this new average, because it belongs to all of them.`,
    })`
      The average was $${old}$ and has fallen by $${drop}$. Subtract to find the new average, which belongs to the old
      and the new ${ones} together.`;
    const saved = step(calc`${wickets} * ${now} - ${runs}`, {
      name: 'the amount by which the last ones lie below the new average',
      because: text`If the last ${wickets} had come out exactly at the new average, they would have needed this number
        times ${wickets}. They needed less, and that is what brings the average down.`,
    })`
      At the new average, ${last} would have taken $${wickets}$ times this average, but they took only $${runs}$
      ${amount}. Find how many ${amount} less that is.`;
    const wanted = step(calc`${saved} / ${drop}`, {
      works: (_value, working) => tex`w \times ${drop} = ${saved} \Rightarrow w = ${working}`,
      because: text`Above and below the average there must be equally much. Each of the old ones lies ${drop} above the
        new average, so as many of them are needed as ${drop} goes into the amount below it.`,
    })`
      Let there be $w$ ${ones} before. On average each of them took $${drop}$ ${amount} more than the new average, and
      all of this is balanced by the ${amount} that ${last} took less. Write the equation and solve for $w$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A bowler's average is the number of runs given divided by the number of wickets taken. ${who} has an
            average of $${old}$ runs for a wicket before a match. In the match ${who} takes $${wickets}$ wickets for
            $${runs}$ runs, and the average falls by $${drop}$. Find the number of wickets that ${who} had taken
            before the match.`
          : text`Up to last week a workshop needed $${old}$ minutes for a repair on average. This week $${wickets}$
            repairs took $${runs}$ minutes in all, and the average over all repairs came down by $${drop}$ minutes.
            What is the number of repairs up to last week?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('kept_the_old_total', now, calc`${old}`)`
          You compared the last $${wickets}$ with the old average of $${now}$. Old and new ones balance about the new
          average, which is $${drop}$ less.`,
        slip('went_a_step_too_far', wanted, calc`${saved} / ${drop} + ${wickets}`)`
          ${here} is the number with the last $${wickets}$ included. The question asks how many there were before.`,
        slip('wrong_sign', now, calc`${old} + ${drop}`)`
          You raised the average to $${now}$. The new average is less than the old one, so $${drop}$ has to be
          subtracted.`,
        slip('divided_by_the_wrong_number', wanted, calc`${runs} / ${drop}`)`
          ${here} divides all of the $${runs}$ by the fall. Only the amount by which the last ones lie below the new
          average is balanced by the old ones.`,
        slip('left_out_a_factor', saved, calc`(${wickets} * ${old} - ${runs}) / 2`)`
          You used half of the difference to the old average, $${saved}$. The difference has to be counted in full, and
          to the new average.`,
        slip('miscounted_the_steps', wanted, calc`${saved} / ${drop} - ${wickets}`)`
          ${here} takes the last $${wickets}$ off. The division counts only the old ones, so the last ones are not in
          it.`,
        slip('doubled_needlessly', wanted, calc`2 * ${saved} / ${drop}`)`
          ${here} counts the difference of ${last} twice. The old ${ones} balance it only once.`,
      ],
      snapRead: text`A few new ones pull an average down by a known amount: balance the old and the new ones about the
        new average.`,
      approach: text`The ${amount} above the new average and the ${amount} below it are equally many. Find by how much
        ${last} lie below it. Each of the old ${ones} lies above it by the fall of the average.`,
      check: text`$${wanted} \times ${old} + ${runs} = ${wanted.mul(old).add(runs)}$, and divided by
        $${wanted} + ${wickets} = ${wanted.add(wickets)}$ that is
        $${wanted.mul(old).add(runs).div(wanted.add(wickets))}$, the new average.`,
      principle: text`When new values change an average, old and new ones balance about the new average: number times
        distance is the same on both sides.`,
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
      because: text`The new score has to be as large as the new average, and beyond that it has to give ${first} to
        each of the ${n} earlier ones, so that they reach it too. Taking these gifts away leaves the new average.`,
    })`
      The score of $${score}$ lifts the average of $${n}$ earlier scores by $${first}$ each, and is itself counted at
      the new average. So take $${n} \times ${first}$ away from it: what is left is the average after this score.`;
    const number = find(calc`${n} + 1`);
    const low = step(calc`${high} - ${second}`, {
      name: 'the average after the second change',
      because: text`The average goes down this time. The last score has to be compared with the average that it is
        itself a part of.`,
    })`
      With the next score the average falls by $${second}$. Subtract to find the average in the end.`;
    const wanted = step(calc`${low} - ${number} * ${second}`, {
      because: text`The ${n + 1} scores before are on average ${second} above the new average. Deviations from an
        average cancel, so the last score is as far below it as these are above it together. Not ${n} times, because the
        score of $${score}$ is one of the earlier ones now.`,
    })`
      The fall of $${second}$ for each of the $${n + 1}$ scores before it is caused by the last score alone. So it lies
      $${n + 1} \times ${second}$ below the average in the end: subtract.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`After $${n}$ innings ${who} scores $${score}$ in the next one, which lifts the average by $${first}$
            runs. In the innings after that the average falls by $${second}$ runs. How much does ${who} score in that
            innings?`
          : text`${who} writes a test every week. Test number $${n + 1}$ brings $${score}$ marks and makes the average
            of all tests $${first}$ higher. With test number $${n + 2}$ the average goes down again, by $${second}$.
            Find the marks in that last test.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('kept_the_old_total', number, calc`${n}`)`
          You counted the fall for $${number}$ scores. The score of $${score}$ is an earlier one as well, so there are
          $${n + 1}$ before the last one.`,
        slip('left_out_a_term', low, calc`${high}`)`
          You measured the last score from $${low}$, the average before it. It has to be measured from the average in
          the end, of which it is a part.`,
        slip('miscounted_the_steps', times, calc`${n} + 1`)`
          You counted the rise for $${times}$ earlier scores. There were only $${n}$ before the score of $${score}$.`,
        slip('stopped_a_step_early', wanted, low)`
          $${wanted}$ is the average in the end, not the score. To pull $${n + 1}$ scores down, the last one has to lie
          below the average.`,
        slip('stopped_a_step_early', wanted, high)`
          $${wanted}$ is the average after the first change. The last score lies below it, because the average falls.`,
        slip('miscounted_the_steps', number, calc`${n} + 2`)`
          You counted the fall for $${number}$ scores. The last score itself is one of them, and only the $${n + 1}$
          before it are pulled down.`,
        slip('answered_another_quantity', wanted, calc`${number} * ${second}`)`
          ${here} is by how much the last score lies below the average in the end, not the score itself.`,
      ],
      snapRead: text`Two changes of an average, and the first score is known: it gives the average, and the fall then
        gives the last score.`,
      approach: text`A score is the new average and beyond it the change for every earlier score. Use this once to find
        the average after the first score, and once more, with a fall, to find the last one.`,
      check: text`$${n + 1} \times ${high} + ${wanted} = ${high.mul(n + 1).add(wanted)}$, and divided by $${n + 2}$
        that is
        $${high
          .mul(n + 1)
          .add(wanted)
          .div(n + 2)}$, which is $${second}$ less than $${high}$.`,
      principle: text`A new score differs from the new average by the change of the average times the number of earlier
        scores.`,
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
