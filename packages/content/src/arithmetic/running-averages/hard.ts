import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface NotOut {
  outs: number;
  average: number;
  rise: number;
  fall: number;
  who: string;
  frame: number;
}

const players = [
  { who: 'Ayesha' },
  { who: 'Joseph' },
  { who: 'Sourav' },
  { who: 'Bhavna' },
  { who: 'Ishaan' },
] as const;

const total = form<NotOut>(
  'total-with-one-not-out',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AL.LIN.2'],
    entry: true,
    verify: ({ outs, average, rise, fall }) => {
      const [x, y] = [outs * rise, average + rise - fall * (outs + 1)];
      for (let n = 1; n < 100; n += 1)
        for (let a = 1; a < 100; a += 1)
          if (n * a + x === n * (a + rise) && n * a + x + y === (n + 1) * (a + rise - fall))
            return n * a + x + y;
      throw new Error('no record fits');
    },
  },
  ({ outs, average, rise, fall, who, frame }, { step, find }) => {
    const x = find(outs * rise);
    const y = find(average + rise - fall * (outs + 1));
    const before = step(calc`${x} / ${rise}`, {
      name: text`the number by which it is divided`,
      works: (_value, working) => tex`\frac{${x}}{n} = ${rise} \Rightarrow n = ${working}`,
      because: text`The first change adds to the total but not to the number by which it is divided.`,
    })`
      Let $n$ be the number by which the total is divided at first. The $${x}$ come on top and $n$ stays, so the
      average rises by
      $\frac{${x}}{n}$.`;
    const number = find(calc`${before} + 1`, { name: text`the number by which it is divided in the end` });
    const end = step(calc`${y} + ${fall} * ${before}`, {
      name: 'the average in the end',
      works: (_value, working) => tex`A = ${y} + ${fall}n: \qquad ${working}`,
      because: text`Only now the number grows by one, as in a usual running average.`,
    })`
      With the $${y}$ the number becomes $n + 1$, and the average falls by $${fall}$. So $${y}$ is the final average
      less $${fall}$ for each of the
      $n$.`;
    const wanted = step(calc`${end} * ${number}`)`
      Multiply by the number in the end.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A batting average is the number of runs divided by the number of times the player was out. In one
            match ${who} scores $${x}$ runs and is not
            out, and the average rises by $${rise}$. In the next match ${who} is out for $${y}$ runs, and the average
            falls by $${fall}$. What is the number of
            runs that ${who} has scored up to then?`
          : text`A club divides the points of a member by the number of contests in which the member took part. ${who}
            gets $${x}$ points for helping in the
            office, which counts as no contest, and the quotient goes up by $${rise}$. In the next contest ${who} wins
            $${y}$ points, and the quotient goes down
            by $${fall}$. Find the points that ${who} has now.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('counted_one_too_many', before, calc`${x} / ${rise} - 1`)`
          $${before}$ was taken for $n$, where $n$ is the number at first: the first match was counted as one more.`,
        slip('kept_the_old_total', number, calc`${before}`)`
          The final average was multiplied by $${number}$. The last one counts, too.`,
        slip('miscounted_the_steps', end, calc`${y} + ${fall} * (${before} + 1)`)`
          $${end}$ is the average before the last one.`,
        slip('counted_twice', wanted, calc`${end} * ${number} + ${x}`)`
          ${here} adds the $${x}$ again, which are in the average already.`,
        slip('stopped_a_step_early', wanted, calc`${end} * ${number} - ${y}`)`
          ${here} leaves out the last $${y}$.`,
        slip('kept_the_old_total', wanted, calc`${end} * ${number} - ${y} - ${x}`)`
          ${here} is the total before both.`,
        slip('counted_one_too_many', number, calc`${before} + 2`)`
          The final average was multiplied by $${number}$, as if both had been counted.`,
        slip('wrong_sign', end, calc`${y} - ${fall}  + ${fall} * ${before}`)`
          $${end}$ was found for the final average, with one fall too few.`,
      ],
      snapRead: text`One change adds only to the total, the other to total and number: the first gives the number, the
        second the average.`,
      approach: text`The first change tells by what is divided, as this number stays. The second is a usual new score
        and tells the average.`,
      check: text`$${wanted} \div ${number} = ${end}$; before that $${wanted.sub(y)} \div ${before} =
        ${wanted.sub(y).div(before)}$, and at first
        $${wanted.sub(y).sub(x)} \div ${before} = ${wanted.sub(y).sub(x).div(before)}$.`,
      principle: text`Ask of every new number whether it changes the total, the number by which it is divided, or
        both.`,
    };
  },
);

interface TwoPlayers {
  n: number;
  a: number;
  m: number;
  b: number;
  common: number;
  one: string;
  two: string;
  frame: number;
}

const pairs = [
  { one: 'Rukmini', two: 'Sneha' },
  { one: 'Dorjee', two: 'Ibrahim' },
  { one: 'Jagdish', two: 'Xavier' },
  { one: 'Lakshmi', two: 'Pallavi' },
] as const;

const same = form<TwoPlayers>(
  'same-score-equal-averages',
  {
    band: 'Hard',
    seconds: 110,
    also: ['AL.LIN.1'],
    apart: true,
    verify: ({ n, a, m, b }) => {
      for (let s = 0; s < 2000; s += 1) if ((n * a + s) * (m + 1) === (m * b + s) * (n + 1)) return s;
      throw new Error('no score fits');
    },
  },
  ({ n, a, m, b, one, two, frame }, { step }) => {
    const far = step(calc`${m} * ${b} - ${n} * ${a}`, {
      name: 'the difference of the totals',
      because: text`The same score is added to both totals, so their difference stays.`,
    })`
      Find by how much the totals differ. Both get the same score, so this difference stays.`;
    const more = step(calc`${m} - ${n}`, { name: 'the difference of the numbers' })`
      The numbers of rounds also keep their difference.`;
    const mean = step(calc`${far} / ${more}`, {
      name: 'the common average',
      works: (_value, working) => tex`(${m} + 1)A - (${n} + 1)A = ${far} \Rightarrow A = ${working}`,
    })`
      Let $A$ be the common average afterwards. The totals are then $${m + 1}A$ and $${n + 1}A$.`;
    const wanted = step(calc`(${n} + 1) * ${mean} - ${n} * ${a}`)`
      Take the total of ${one} before off the one afterwards.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`In $${n}$ rounds of a game ${one} has scored $${a}$ points on average, and ${two} has scored $${b}$
            points on average in $${m}$ rounds. Both play
            one more round and score the same number of points in it. Now their averages are equal. What did each score
            in that round?`
          : text`${one} has written $${n}$ tests with an average of $${a}$ marks, ${two} has written $${m}$ tests with
            an average of $${b}$ marks. Next week they write
            one test together. If both get the same marks in it, they will have the same average. Find these marks.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('stopped_a_step_early', wanted, mean)`
          $${wanted}$ is the common average afterwards.`,
        slip('kept_the_old_total', wanted, calc`${n} * ${mean} - ${n} * ${a} + ${a}`)`
          ${here} adds the old average of ${one} in place of the new one.`,
        slip('averaged_the_averages', mean, calc`(${a} + ${b}) / 2`)`
          $${mean}$, the mean of both averages, was taken for the common one.`,
        slip('averaged_the_averages', mean, calc`(${n} * ${a} + ${m} * ${b}) / (${n} + ${m})`)`
          The averages of both were joined to $${mean}$. They have to become equal, each with its own number.`,
        slip('counted_one_too_many', wanted, calc`(${n} + 2) * ${mean} - ${n} * ${a}`)`
          ${here} counts one more for ${one} than there are.`,
        slip('counted_one_too_few', wanted, calc`(${n} + 1) * ${mean} - (${n} - 1) * ${a}`)`
          ${here} takes the total of ${one} before with one too few.`,
        slip('took_the_whole_for_a_part', wanted, calc`(${n} + 1) * ${mean}`)`
          ${here} is the total of ${one} afterwards.`,
        slip('kept_the_old_total', wanted, calc`abs(${m} * ${mean} - ${m} * ${b})`)`
          ${here} is the change of the total of ${two} without the new one in the number.`,
        slip('did_not_divide', wanted, calc`abs(${far})`)`
          ${here} is the difference of the totals.`,
      ],
      snapRead: text`The same score for both makes the averages equal: differences of totals and numbers stay.`,
      approach: text`Subtract the two totals: the unknown score falls out, and the common average follows from the
        difference of the numbers.`,
      check: text`$\frac{${n * a} + ${wanted}}{${n + 1}} = ${wanted.add(n * a).div(n + 1)}$ and
        $\frac{${m * b} + ${wanted}}{${m + 1}} = ${wanted.add(m * b).div(m + 1)}$.`,
      principle: text`What is added to both sides leaves the difference alone: compare differences first.`,
    };
  },
);

const games = Array.from({ length: 14 }, (_, i) => i + 6).flatMap(n =>
  [2, 3, 4, 5, 6].flatMap(more =>
    Array.from({ length: 30 }, (_, i) => i + 30).flatMap(b =>
      Array.from({ length: 18 }, (_, i) => b - 2 - i).flatMap(a => {
        const m = n + more;
        const mean = (m * b - n * a) / more;
        const s = (n + 1) * mean - n * a;
        // The one with more rounds has the higher average, so that a large score brings the other one up.
        return a > 15 && Number.isInteger(mean) && s > 0 && s <= 150 && s !== a && s !== b && s !== mean
          ? [{ n, a, m, b, common: mean }]
          : [];
      }),
    ),
  ),
);

/** AR.AVG.6 Hard: an entry that does not count, and the same score for two. */
export const entriesThatCount: readonly AnyTemplate[] = [
  ...situation<NotOut>({
    type: 'AR.AVG.6',
    situation: 'not-out',
    tries: 30,
    draw: draw => {
      const [outs, average, rise, fall] = [draw.int(9, 26), draw.int(32, 54), draw.int(2, 6), draw.int(1, 2)];
      const y = average + rise - fall * (outs + 1);
      return y < 2 || outs * rise > 160
        ? null
        : { outs, average, rise, fall, ...draw.pick(players), frame: draw.int(0, 1) };
    },
    forms: [total],
  }),
  ...situation<TwoPlayers>({
    type: 'AR.AVG.6',
    situation: 'same-score-for-two',
    tries: 10,
    draw: draw => ({ ...draw.pick(games), ...draw.pick(pairs), frame: draw.int(0, 1) }),
    forms: [same],
  }),
];
