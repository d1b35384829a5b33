import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface TwoPlayers {
  n: number;
  a: number;
  m: number;
  b: number;
  /** By how much the average of the one with fewer rounds is higher at the end. */
  gap: Fraction;
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
  'second-of-two-equal-scores',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.LIN.1'],
    verify: ({ n, a, m, b, gap }) => {
      for (let s = 0; s < 2000; s += 1)
        if ((n * a + s) * (m + 1) === (m * b + s) * (n + 1))
          for (let t = 0; t < 2000; t += 1)
            if (
              q(n * a + s + t, n + 2)
                .sub(q(m * b + s + t, m + 2))
                .equals(gap)
            )
              return t;
      throw new Error('no score fits');
    },
  },
  ({ n, a, m, b, gap, one, two, frame }, { step, find }) => {
    const far = step(calc`${m} * ${b} - ${n} * ${a}`, {
      name: 'the difference of the totals',
      because: text`The same score is added to both totals, so their difference stays.`,
    })`
      Find by how much the totals differ. In the first new round both get the same score, so this difference stays.`;
    const mean = step(calc`${far} / (${m} - ${n})`, {
      name: 'the common average',
      works: (_value, working) => tex`(${m} + 1)A - (${n} + 1)A = ${far} \Rightarrow A = ${working}`,
      because: text`Equal averages of different numbers of rounds have different totals. They differ by one $A$
          for each round more.`,
    })`
      Let $A$ be the common average after that round. The totals are then $${m + 1}A$ and $${n + 1}A$.`;
    const [few, many] = [find(n + 2), find(m + 2)];
    const each = step(calc`1 / ${few} - 1 / ${many}`, {
      name: 'how far the averages part for each mark above the common average',
      works: value => tex`\frac{1}{${few}} - \frac{1}{${many}} = ${frac(value)}`,
      because: text`A score of $A$ would leave both averages at $A$; only what is above or below $A$ moves them.`,
    })`
      A score of $x$ above $A$ in the next round raises the two averages by $\frac{x}{${few}}$ and
      $\frac{x}{${many}}$. Find how far this takes them apart for $x = 1$.`;
    const above = step(calc`${gap.abs()} / ${each}`, {
      name: 'the distance from the common average',
      because: text`For each mark above $A$ the averages part by the same small amount. So the whole distance
          tells how many marks it was.`,
    })`
      The averages of the two are $${gap.abs()}$ apart at the end. Divide.`;
    const wanted = step(gap.s > 0n ? calc`${mean} + ${above}` : calc`${mean} - ${above}`, {
      name: text`the second score`,
      because: text`A result counts more where there are fewer of them. So the average of the one with fewer
          rounds moves farther, in the direction of the score.`,
    })`
      ${one} has fewer results, so one result moves the average of ${one} more. This average is now the
      ${gap.s > 0n ? 'higher' : 'lower'} one, so the last score lies ${gap.s > 0n ? 'above' : 'below'} $A$.`;
    const way = gap.s > 0n ? 'higher' : 'lower';
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`In $${n}$ rounds of a game ${one} has scored $${a}$ points on average, and ${two} has scored $${b}$
            points on average in $${m}$ rounds. Both play two more rounds, and in each of these both score the same
            number of points. After the first of these rounds their averages are equal. After the second, the
            average of ${one} is $${gap.abs()}$ points ${way} than that of ${two}. How many points did each score in
            this second round?`
          : text`${one} has written $${n}$ tests with an average of $${a}$ marks, and ${two} has written $${m}$ tests
            with an average of $${b}$ marks. They then write two more tests together. In the first of these both get
            the same marks, and their averages become equal; in the second both get the same marks again, and now the
            average of ${one} is ${way} than that of ${two} by $${gap.abs()}$. Find the marks of each in the last
            test.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('wrong_sign', wanted, gap.s > 0n ? calc`${mean} - ${above}` : calc`${mean} + ${above}`)`
          ${here} goes from the common average to the wrong side. One result moves the average of ${one} more, as
          ${one} has fewer of them.`,
        slip('answered_another_quantity', wanted, calc`(${n} + 1) * ${mean} - ${n} * ${a}`)`
          ${here} is what each got the first time, when the averages became equal.`,
        slip('stopped_a_step_early', wanted, mean)`
          $${wanted}$ is the common average. Such a result would have kept the two averages equal.`,
        slip('answered_another_quantity', wanted, above)`
          $${wanted}$ is only how far the last result lies from the common average.`,
        slip('added_for_subtracted', each, calc`1 / ${few} + 1 / ${many}`)`
          The two changes were added to $${frac(each)}$. Both averages move the same way, so only their difference
          counts.`,
        slip('averaged_the_averages', mean, calc`(${a} + ${b}) / 2`)`
          $${mean}$, the mean of the two averages, was taken for the common one.`,
        slip('counted_one_too_few', each, calc`1 / (${n} + 1) - 1 / (${m} + 1)`)`
          ${n + 1} and ${m + 1} results were counted. After the last one there are ${n + 2} and ${m + 2}.`,
        slip('counted_one_too_few', each, calc`1 / ${n} - 1 / ${m}`)`
          ${n} and ${m} results were counted. After the last one there are ${n + 2} and ${m + 2}.`,
      ],
      snapRead: text`The same score for both makes the averages equal, and another one parts them again: begin with the
        common average.`,
      approach: text`Differences of totals and of numbers stay, which gives the common average. From there on count only
        how far the next score lies above or below it.`,
      faster: text`Only what is above the common average $${mean}$ matters: divided by $${n + 2}$ and by $${m + 2}$ it
        gives the two changes, which differ by $${gap.abs()}$.`,
      check: () => {
        const s = mean.mul(n + 1).sub(n * a);
        const [x, y] = [s.add(wanted).add(n * a), s.add(wanted).add(m * b)];
        return text`With $${s}$ and $${wanted}$ the totals are $${x}$ and $${y}$, and the averages
          $${frac(x.div(n + 2))}$ and $${frac(y.div(m + 2))}$, which differ by $${gap.abs()}$.`;
      },
      principle: text`Measure a new value from the average: only its distance from the average moves the average.`,
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
          ? [{ n, a, m, b }]
          : [];
      }),
    ),
  ),
);

/** AR.AVG.6 Hard: the same two scores for two. */
export const entriesThatCount: readonly AnyTemplate[] = [
  ...situation<TwoPlayers>({
    type: 'AR.AVG.6',
    situation: 'same-score-for-two',
    tries: 200,
    draw: draw => {
      const game = draw.pick(games);
      const { n, a, m, b } = game;
      const above = draw.int(6, 48) * (draw.chance(0.5) ? 1 : -1);
      const gap = q(above * (m - n), (n + 2) * (m + 2));
      const mean = (m * b - n * a) / (m - n);
      const first = (n + 1) * mean - n * a;
      const last = mean + above;
      return last < 10 ||
        last > 150 ||
        [a, b, n, m, first].includes(last) ||
        ![1n, 2n, 4n, 5n].includes(gap.d)
        ? null
        : { ...game, gap, ...draw.pick(pairs), frame: draw.int(0, 1) };
    },
    forms: [same],
  }),
];
