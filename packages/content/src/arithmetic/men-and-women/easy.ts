import { gcd } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Either {
  men: number;
  women: number;
  days: number;
  x: number;
  y: number;
  frame: number;
}

const jobs = ['harvest a field', 'clean a canal', 'lay a lawn'] as const;

const mixed = form<Either>(
  'team-of-both-from-either',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ men, women, days, x, y }) => {
      const work = men * women * days;
      return q(work).div(x * women + y * men);
    },
  },
  ({ men, women, days, x, y, frame }, { step, find }) => {
    const rate = find(calc`${men} / ${women}`, { name: 'the men that do the work of one woman' });
    const team = step(calc`${x} + ${y} * ${rate}`, {
      name: 'the group in men',
      because: text`$${men}$ men do in a day what $${women}$ women do, so a woman counts as a part of a man.`,
      works: _value => tex`${x} + ${y} \times \frac{${men}}{${women}} = ${_value}`,
    })`
      $${men}$ men do as much as $${women}$ women. Write the group of $${x}$ men and $${y}$ women in men.`;
    const wanted = step(calc`${men} * ${days} / ${team}`)`
      The work is $${men} \times ${days}$ days of a man: divide by the men.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`$${men}$ men or $${women}$ women can ${jobs[0]} in $${days}$ days. In how many days can $${x}$ men and
            $${y}$ women do it together?`
          : frame === 1
            ? text`A contractor knows that $${men}$ men ${jobs[1]} in $${days}$ days and that $${women}$ women need the
              same
              time for it. How long will a group of $${x}$ men and $${y}$ women take?`
            : text`To ${jobs[2]} in $${days}$ days, a gardener needs either $${men}$ men or $${women}$ women. Now
              $${x}$ men
              and $${y}$ women have come. Find the number of days that they need.`,
      show: value => withUnit(value, 'days'),
      slips: [
        slip('ignored_the_weights', team, calc`${x} + ${y}`)`
          All $${team}$ people were counted as men. A woman and a man do different amounts here.`,
        slip('inverted_the_ratio', rate, calc`${women} / ${men}`)`
          A woman was counted as $\frac{${women}}{${men}}$ men. $${women}$ women do what $${men}$ men do, so it is the
          other way.`,
        slip('left_out_a_term', team, calc`${x}`)`
          Only the $${x}$ men were counted.`,
        slip('ignored_the_weights', wanted, calc`${women} * ${days} / (${x} + ${y})`)`
          ${here} counts everybody as a woman.`,
        slip('averaged_the_averages', wanted, calc`(${men} + ${women}) * ${days} / (${x} + ${y})`)`
          ${here} takes the work of $${men}$ men and $${women}$ women together for the work; that is twice the work.`,
        slip('averaged_the_averages', wanted, calc`(${men} + ${women}) * ${days} / (2 * (${x} + ${y}))`)`
          ${here} takes for each person the mean of a man and a woman.`,
        slip('took_inverse_for_direct', wanted, calc`${days} * ${team} / ${men}`)`
          ${here} makes the time longer where more people work.`,
      ],
      snapRead: text`Men or women in the same time: exchange women for men and count one kind.`,
      approach: text`$${men}$ men equal $${women}$ women. Turn the women into men, then compare the number of men.`,
      faster: text`In a day the men do $\frac{${x}}{${men}}$ and the women $\frac{${y}}{${women}}$ of what makes
        $${days}$
        days: divide $${days}$ by the sum.`,
      check: text`In women the group counts $${calc`${x} * ${women} / ${men} + ${y}`.value}$, and
        $${women} \times ${days} = ${women * days}$ divided by that is $${wanted}$.`,
      principle: text`'Or' tells how many of one kind replace the other; work is counted in one kind only.`,
    };
  },
);

interface Equal {
  a: number;
  b: number;
  c: number;
  e: number;
  days: number;
  k: number;
  frame: number;
}

const womenAlone = form<Equal>(
  'one-kind-from-two-equal-teams',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ a, b, c, e, days, k }) => {
      const team = (a * (e - b)) / (a - c) + b;
      return days !== k && team !== k && (team * days) / k !== team && ![a, b, c, e].includes(days);
    },
    revision: 3,
    verify: ({ a, b, c, e, days, k }) => {
      for (let woman = 1; woman < 60; woman += 1)
        for (let man = 1; man < 60; man += 1)
          if (a * man + b * woman === c * man + e * woman && gcd(man, woman) === 1)
            return q((a * man + b * woman) * days, k * woman);
      throw new Error('no rates fit');
    },
  },
  ({ a, b, c, e, days, k, frame }, { step }) => {
    const man = step(calc`(${e} - ${b}) / (${a} - ${c})`, {
      name: 'the women that do the work of one man',
      works: value =>
        tex`${a}m + ${b}w = ${c}m + ${e}w \Rightarrow ${a - c}m = ${e - b}w \Rightarrow m = ${value}w`,
      because: text`Both groups do the same in a day, so what the one has more in men the other has more in women.`,
    })`
      Let a man do $m$ and a woman $w$ in a day. The two groups do the same: bring men to one side and women to the
      other.`;
    const team = step(calc`${a} * ${man} + ${b}`, { name: 'the first group in women' })`
      Write the first group in women.`;
    const wanted = step(calc`${team} * ${days} / ${k}`)`
      The work is that many women times $${days}$ days: divide by $${k}$ women.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`$${a}$ men and $${b}$ women do as much work in a day as $${c}$ men and $${e}$ women. The first group
            can build
            a road in $${days}$ days. How many days would $${k}$ women need to build it?`
          : frame === 1
            ? text`A road can be built in $${days}$ days by $${a}$ men and $${b}$ women, or in the same time by $${c}$
              men
              and $${e}$ women. Find the time that $${k}$ women alone would take.`
            : text`For a hall that $${a}$ men and $${b}$ women can paint in $${days}$ days, $${c}$ men and $${e}$ women
              would
              need equally long. In what time can the hall be painted by $${k}$ women?`,
      show: value => withUnit(value, 'days'),
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('inverted_the_ratio', man, calc`(${a} - ${c}) / (${e} - ${b})`)`
          A man was counted as $${man}$ of a woman. $${a - c}$ men do what $${e - b}$ women do.`,
        slip('ignored_the_weights', man, 1)`
          Men and women were counted alike, $${team}$ people in the first group.`,
        slip('left_out_a_term', team, calc`${a} * ${man}`)`
          Only the men of the first group were turned into women, $${team}$ of them; its own women are missing.`,
        slip('added_for_subtracted', man, calc`(${e} + ${b}) / (${a} + ${c})`)`
          All men were set equal to all women, which makes a man $${man}$ women. Only the differences are equal.`,
        slip('used_a_wrong_given_number', man, calc`${e} / ${a}`)`
          $${a}$ men were set equal to $${e}$ women, although there are women and men in both groups.`,
        slip('took_the_whole_for_a_part', team, calc`(${a} + ${c}) * ${man} + ${b} + ${e}`)`
          Both groups together, $${team}$ women, were taken for one.`,
      ],
      snapRead: text`Two groups with the same rate: the difference in men equals the difference in women.`,
      approach: text`Compare the two groups to exchange men for women, then count the whole first group in women.`,
      check: text`In women the second group counts $${calc`${c} * ${man} + ${e}`.value}$, as many as the first.`,
      principle: text`If two mixed groups are equal, subtract what they have in common.`,
    };
  },
);

const equals = [4, 5, 6, 7, 8, 9, 10].flatMap(a =>
  [2, 3, 4, 5, 6].flatMap(b =>
    [1, 2, 3, 4, 5, 6].flatMap(c =>
      [5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16].flatMap(e =>
        [6, 8, 9, 10, 12, 14, 15, 16, 18, 20].flatMap(days =>
          [6, 8, 9, 10, 12, 15, 16, 18, 20].flatMap(k => {
            const man = (e - b) / (a - c);
            const wanted = ((a * man + b) * days) / k;
            const fits = a > c + 1 && e > b + 1 && man > 1 && man <= 3 && (man * 2) % 1 === 0;
            return fits &&
              Number.isInteger(wanted) &&
              wanted > days / 2 &&
              wanted < 4 * days &&
              ![days, a * man, a + b, (a + c) * man + b + e].includes(wanted)
              ? [{ a, b, c, e, days, k }]
              : [];
          }),
        ),
      ),
    ),
  ),
);
const eithers = [6, 8, 9, 10, 12, 15, 16, 18, 20].flatMap(men =>
  [10, 12, 15, 16, 18, 20, 24, 25, 27, 30].flatMap(women =>
    [8, 10, 12, 14, 15, 18, 20, 21, 24, 25, 30].flatMap(days =>
      [3, 4, 5, 6, 8, 9, 10].flatMap(x =>
        [4, 5, 6, 8, 9, 10, 12, 15].flatMap(y => {
          const wanted = (men * women * days) / (x * women + y * men);
          return women > men &&
            women <= 2 * men &&
            Number.isInteger(wanted) &&
            ![
              days,
              men,
              x + y,
              ...[women, men, men + women, (men + women) / 2]
                .map(n => (n * days) / (x + y))
                .flatMap(n => [Math.floor(n), x + y]),
            ].includes(wanted)
            ? [{ men, women, days, x, y }]
            : [];
        }),
      ),
    ),
  ),
);

/** AR.TNW.7 Easy: men or women, and two equal groups. */
export const menOrWomen: readonly AnyTemplate[] = [
  ...situation<Either>({
    type: 'AR.TNW.7',
    situation: 'men-or-women',
    tries: 10,
    draw: draw => ({ ...draw.pick(eithers), frame: draw.int(0, 2) }),
    forms: [mixed],
  }),
  ...situation<Equal>({
    type: 'AR.TNW.7',
    situation: 'equal-teams',
    tries: 10,
    draw: draw => ({ ...draw.pick(equals), frame: draw.int(0, 2) }),
    forms: [womenAlone],
  }),
];
