import { gcd } from '../../numbers.ts';
import { personBy } from '../../people.ts';
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
    revision: 2,
    verify: ({ men, women, days, x, y }) => {
      const work = men * women * days;
      return q(work).div(x * women + y * men);
    },
  },
  ({ men, women, days, x, y, frame }, { step, find }) => {
    const rate = find(calc`${men} / ${women}`, { name: 'the men that do the work of one woman' });
    const team = step(calc`${x} + ${y} * ${rate}`, {
      name: 'the group in men',
      because: text`The same work takes both groups the same time, so $${men}$ men do in a day what $${women}$
          women do. A woman counts as $\frac{${men}}{${women}}$ of a man; people of two kinds cannot be added before
          this.`,
      works: _value => tex`${x} + ${y} \times \frac{${men}}{${women}} = ${_value}`,
    })`
      $${men}$ men do as much as $${women}$ women. Write the group of $${x}$ men and $${y}$ women in men.`;
    const wanted = step(calc`${men} * ${days} / ${team}`, {
      name: text`the days of the group`,
      because: text`One man alone would need $${men} \times ${days}$ days. With more workers each has to do less,
          so divide and do not multiply.`,
    })`
      The work is $${men} \times ${days}$ days of one man. Divide it by the number of men to which the group is
      equal.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`$${men}$ men or $${women}$ women can ${jobs[0]} in $${days}$ days. In how many days can $${x}$ men
            and $${y}$ women do it together?`
          : frame === 1
            ? text`${personBy(men, women, days)} knows that $${men}$ men ${jobs[1]} in $${days}$ days and that
              $${women}$ women need the same
              time for it. How long will a group of $${x}$ men and $${y}$ women take?`
            : text`To ${jobs[2]} in $${days}$ days, ${personBy(women, x, y)} needs either $${men}$ men or $${women}$
              women. Now $${x}$ men
              and $${y}$ women have come. Find the number of days that they need.`,
      show: value => withUnit(value, 'days'),
      slips: [
        slip('ignored_the_weights', team, calc`${x} + ${y}`)`
          You counted all $${team}$ people as men. A woman and a man do different amounts of work here, so they cannot
          be added.`,
        slip('inverted_the_ratio', rate, calc`${women} / ${men}`)`
          You counted a woman as $\frac{${women}}{${men}}$ men. But $${women}$ women do only what $${men}$ men do, so
          a woman counts for less.`,
        slip('left_out_a_term', team, calc`${x}`)`
          You counted only the $${x}$ men. The $${y}$ women work too, so the time is less.`,
        slip('ignored_the_weights', wanted, calc`${women} * ${days} / (${x} + ${y})`)`
          You counted everybody as a woman: ${here}. The $${x}$ men do more in a day than $${x}$ women.`,
        slip('averaged_the_averages', wanted, calc`(${men} + ${women}) * ${days} / (${x} + ${y})`)`
          You added the work of $${men}$ men and of $${women}$ women: ${here}. Either of them does the whole work, so
          together they do it twice.`,
        slip('averaged_the_averages', wanted, calc`(${men} + ${women}) * ${days} / (2 * (${x} + ${y}))`)`
          You gave each person the mean work of a man and a woman: ${here}. The group does not have as many men as
          women in that proportion.`,
        slip('took_inverse_for_direct', wanted, calc`${days} * ${team} / ${men}`)`
          You multiplied by the number of people: ${here}. With more people the work takes less time, so divide.`,
      ],
      snapRead: text`So many men or so many women need the same time. Exchange women for men, and count one kind
        only.`,
      approach: text`$${men}$ men equal $${women}$ women. Turn the women into men, then compare the number of men.`,
      faster: text`In a day the men do $\frac{${x}}{${men}}$ and the women $\frac{${y}}{${women}}$ of what makes
        $${days}$
        days: divide $${days}$ by the sum.`,
      check: text`In women the group counts $${calc`${x} * ${women} / ${men} + ${y}`.value}$, and
        $${women} \times ${days} = ${women * days}$ divided by that is $${wanted}$.`,
      principle: text`'Or' tells how many of one kind do the work of the other; turn the whole group into one kind
        before you add.`,
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
    revision: 4,
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
      because: text`Both groups do the same in a day. What is in both of them can be left out, so what the one has
          more in men the other has more in women.`,
    })`
      Let a man do $m$ and a woman $w$ in a day. The two groups do the same: bring men to one side and women to the
      other.`;
    const team = step(calc`${a} * ${man} + ${b}`, {
      name: 'the first group in women',
      because: text`The question asks for women alone, so the whole group has to be counted in women. The women of
          the group itself count as they are.`,
    })`
      Each man counts as that many women. Multiply, and add the women of the first group.`;
    const wanted = step(calc`${team} * ${days} / ${k}`, {
      name: text`the days of the women`,
      because: text`The job has a fixed number of days of one woman. The more women share it, the fewer days each
          of them works.`,
    })`
      The work is that many women times $${days}$ days. Divide it by ${k} (woman|women) to find their days.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${a} (man|men) and ${b} (woman|women) do as much work in a day as ${c} (man|men) and ${e}
          (woman|women). The first group
            can build
            a road in $${days}$ days. How many days would ${k} (woman|women) need to build it?`
          : frame === 1
            ? text`A road can be built in $${days}$ days by ${a} (man|men) and ${b} (woman|women), or in the same time
            by ${c} (man|men)
              and ${e} (woman|women). Find the time that ${k} (woman|women) alone would take.`
            : text`A hall can be painted in $${days}$ days by ${a} (man|men) and ${b} (woman|women). ${c} (man|men)
            and ${e} (woman|women) would take
              the same time. In what time can the hall be painted by ${k} (woman|women)?`,
      show: value => withUnit(value, 'days'),
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('inverted_the_ratio', man, calc`(${a} - ${c}) / (${e} - ${b})`)`
          You counted a man as $${man}$ of a woman. But $${a - c}$ men do what $${e - b}$ women do, so a man does more
          than a woman.`,
        slip('ignored_the_weights', man, 1)`
          You counted men and women alike, $${team}$ people in the first group. They do different amounts of work in a
          day.`,
        slip('left_out_a_term', team, calc`${a} * ${man}`)`
          Only the men of the first group were turned into women, $${team}$ of them; its own women are missing.`,
        slip('added_for_subtracted', man, calc`(${e} + ${b}) / (${a} + ${c})`)`
          All men were set equal to all women, which makes a man $${man}$ women. Only the differences are equal.`,
        slip('used_a_wrong_given_number', man, calc`${e} / ${a}`)`
          $${a}$ men were set equal to $${e}$ women, although there are women and men in both groups.`,
        slip('took_the_whole_for_a_part', team, calc`(${a} + ${c}) * ${man} + ${b} + ${e}`)`
          You used both groups together, $${team}$ women. One group alone does the work in $${days}$ days.`,
      ],
      snapRead: text`Two groups do equal work in a day. So the difference in men equals the difference in women.`,
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
