import { isCount } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface More {
  days: number;
  /** Days after so many men, or so many women, are added; and the men in the group. */
  men: number;
  byMen: number;
  women: number;
  byWomen: number;
  team: number;
  frame: number;
}

const womenIn = form<More>(
  'women-in-a-team-from-two-additions',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AR.TNW.4'],
    entry: true,
    verify: ({ days, men, byMen, women, byWomen, team }) => {
      const man = (1 / byMen - 1 / days) / men;
      const woman = (1 / byWomen - 1 / days) / women;
      for (let n = 1; n < 200; n += 1) if (Math.abs((team * man + n * woman) * days - 1) < 1e-9) return n;
      throw new Error('no team fits');
    },
  },
  ({ days, men, byMen, women, byWomen, team, frame }, { step, find }) => {
    const extra = find(calc`${days} / ${byMen} - 1`, {
      name: 'what the added men do, where the group does 1',
    });
    const man = step(calc`${extra} / ${men}`, {
      name: 'what one man does, where the group does 1',
      works: value => tex`\left(\frac{${days}}{${byMen}} - 1\right) \div ${men} = ${frac(value)}`,
      because: text`The same work in $${byMen}$ instead of $${days}$ days needs a rate that is
        $\frac{${days}}{${byMen}}$ times as large.`,
    })`
      Let the group do $1$ part in a day. With $${men}$ more men it does $\frac{${days}}{${byMen}}$ parts. Find what
      one man
      does.`;
    const other = find(calc`${days} / ${byWomen} - 1`);
    const woman = step(calc`${other} / ${women}`, {
      name: 'what one woman does, where the group does 1',
      works: value => tex`\left(\frac{${days}}{${byWomen}} - 1\right) \div ${women} = ${frac(value)}`,
    })`
      In the same way, find what one woman does.`;
    const left = step(calc`1 - ${team} * ${man}`, {
      name: 'what the women of the group do',
      works: value => tex`1 - ${team} \times ${frac(man)} = ${frac(value)}`,
    })`
      The $${team}$ men of the group do a part of its work. Find what is left for its women.`;
    const wanted = step(calc`${left} / ${woman}`, value => tex`${frac(left)} \div ${frac(woman)} = ${value}`)`
      Divide by what one woman does.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A group of $${team}$ men and some women can finish a piece of work in $${days}$ days. With $${men}$
            more men it
            would be finished in $${byMen}$ days; with $${women}$ more women instead, in $${byWomen}$ days. All men
            work at
            one rate and all women at another. Find the number of women in the group.`
          : text`A dam is being repaired by men and women, $${team}$ of them men, and the work will take $${days}$
            days. The
            engineer finds that $${men}$ additional men would bring it down to $${byMen}$ days, while $${women}$
            additional
            women would bring it down to $${byWomen}$ days. What is the number of women who are at work now?`,
      show: plain,
      plausible: value => isCount(value) && value.lt(200),
      slips: [
        slip('took_times_for_rates', extra, calc`(${days} - ${byMen}) / ${days}`)`
          $${men}$ men were taken to do $${frac(extra)}$ of what the group does, the part of the days that is saved.
          Compare
          the rates, $${days}$ to $${byMen}$.`,
        slip('took_times_for_rates', other, calc`(${days} - ${byWomen}) / ${days}`)`
          $${women}$ women were taken to do $${frac(other)}$ of what the group does, the part of the days that is saved.
          Compare the rates, $${days}$ to $${byWomen}$.`,
        slip('swapped_the_two', left, calc`1 - ${team} * ${woman}`)`
          The $${team}$ men were counted at the rate of women.`,
        slip('swapped_the_two', wanted, calc`${left} / ${man}`)`
          ${here} divides by what a man does.`,
        slip('gave_the_complement', left, calc`${team} * ${man}`)`
          $${frac(left)}$ is the part that the men do. The women do the rest.`,
        slip('forgot_what_was_done', left, 1)`
          The women were given all the work of the group. Its $${team}$ men do a part of it.`,
        slip('went_a_step_too_far', wanted, calc`${left} / ${woman} + ${women}`)`
          ${here} adds the $${women}$ women who would come.`,
        slip('used_a_wrong_given_number', left, calc`1 - ${men} * ${man}`)`
          The $${men}$ additional men were taken off, not the $${team}$ men of the group.`,
      ],
      snapRead: text`Two possible additions tell what one man and one woman do, measured by the group itself.`,
      approach: text`Take the rate of the group as $1$. Each addition raises it in the ratio of the days, which gives
        the rate of
        one man and of one woman; the known men leave the rest to the women.`,
      check: text`$${team} \times ${frac(man)} + ${wanted} \times ${frac(woman)} =
        ${man.mul(team).add(woman.mul(wanted))}$,
        the rate of the group.`,
      principle: text`Measure rates by the rate of the whole group: a shorter time is a larger rate in the inverse
        ratio.`,
    };
  },
);

interface Late {
  days: number;
  after: number;
  byMen: number;
  byWomen: number;
  frame: number;
}

const children = form<Late>(
  'third-group-from-two-delays',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AR.TNW.2'],
    verify: ({ days, after, byMen, byWomen }) => {
      // Rates of men and women by halving: the work left after some days by the others in a longer time.
      const rest = 1 - after / days;
      const rate = (late: number) => 1 / days - rest / (days - after + late);
      return q(Math.round(60 / (1 / days - rate(byMen) - rate(byWomen))), 60);
    },
  },
  ({ days, after, byMen, byWomen, frame }, { step, find }) => {
    const rest = find(days - after, { name: 'the days that are left' });
    const men = step(calc`1 - ${rest} / (${rest} + ${byMen})`, {
      name: 'the part of the daily work that the men do',
      works: value => tex`1 - \frac{${rest}}{${rest} + ${byMen}} = ${frac(value)}`,
      because: text`The rest, which all would do in $${days - after}$ days, takes the others $${byMen}$ days more. So
        the others
        have a smaller rate in this ratio.`,
    })`
      After $${after}$ days there is work for $${rest}$ days of all. Without the men it takes $${byMen}$ days more. The
      rates are
      inversely as the times, so the men do this part of what all do in a day.`;
    const women = step(calc`1 - ${rest} / (${rest} + ${byWomen})`, {
      name: 'the part of the daily work that the women do',
      works: value => tex`1 - \frac{${rest}}{${rest} + ${byWomen}} = ${frac(value)}`,
    })`
      In the same way, find the part of the women.`;
    const others = step(calc`1 - ${men} - ${women}`, {
      works: value => tex`1 - ${frac(men)} - ${frac(women)} = ${frac(value)}`,
      name: 'the part of the daily work that the children do',
    })`
      The rest is the part of the boys and girls.`;
    const wanted = step(calc`${days} / ${others}`, value => tex`${days} \div ${frac(others)} = ${value}`)`
      All need $${days}$ days; divide by this part.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A group of men, women, and boys and girls can plant a forest in $${days}$ days. If all the men left
            after
            $${after}$ days, the work would be finished $${byMen}$ days late; if instead all the women left after
            $${after}$
            days, it would be $${byWomen}$ days late. In how many days could the boys and girls alone plant the forest?`
          : text`Men, women, and boys and girls of a village make a path and expect to need $${days}$ days. On the
            evening of day
            $${after}$ somebody computes: without the men from now on, the path would take $${byMen}$ days more than
            expected;
            without the women, but with the men, $${byWomen}$ days more. How long would the boys and girls need for the
            whole
            path on their own?`,
      show: value => withUnit(value, 'days'),
      slips: [
        slip('wrong_base', men, calc`${byMen} / ${rest}`)`
          The men were given $${frac(men)}$ of the daily work: the delay was divided by the $${rest}$ days of all, not
          by the
          time without the men.`,
        slip('wrong_base', women, calc`${byWomen} / ${rest}`)`
          The women were given $${frac(women)}$ of the daily work: the delay was divided by the $${rest}$ days of all,
          not by
          the time without the women.`,
        slip('forgot_what_was_done', rest, calc`${days}`)`
          The delays were compared with the whole $${rest}$ days. Some of the work was done by all before.`,
        slip('used_a_wrong_given_number', rest, calc`${after}`)`
          The delays were compared with the first $${after}$ days. They arise in the days that are left.`,
        slip('stopped_a_step_early', wanted, calc`${rest} / ${others}`)`
          ${here} is the time for what is left after $${after}$ days. The question asks about all of it.`,
        slip('gave_the_complement', others, calc`${men} + ${women}`)`
          $${frac(others)}$ is the part of the men and women together.`,
        slip('left_out_a_term', others, calc`1 - ${men}`)`
          Only the part of the men was taken off; $${frac(others)}$ is that of all others.`,
        slip('left_out_a_term', others, calc`1 - ${women}`)`
          Only the part of the women was taken off; $${frac(others)}$ is that of all others.`,
      ],
      snapRead: text`Two delays, each without one group: the ratio of the times for the rest gives the share of the
        group.`,
      approach: text`Compare only what happens after day $${after}$: the same rest in a longer time. That gives the
        share of the
        men and that of the women in the daily work, and what remains is the third group.`,
      check: text`The three parts are $${frac(men)}$, $${frac(women)}$ and $${frac(others)}$, with sum
        $${men.add(women).add(others)}$. Without the men the rest takes $${rest} \div ${frac(q(1).sub(men))} =
        ${rest.div(q(1).sub(men))}$ days.`,
      principle: text`A delay after a change depends on the work that was left; compare times for that rest only.`,
    };
  },
);

const additions = [12, 14, 15, 16, 18, 20, 21, 24, 28, 30].flatMap(days =>
  [1, 2, 3, 4, 5, 6, 7, 8].flatMap(x =>
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap(y =>
      [2, 3, 4, 5, 6].flatMap(men =>
        [3, 4, 5, 6, 8, 9, 10].flatMap(women =>
          [3, 4, 5, 6, 7, 8, 9, 10].flatMap(team => {
            const [man, woman] = [x / (days - x) / men, y / (days - y) / women];
            const n = (1 - team * man) / woman;
            const fits =
              Math.abs(n * man - 1) > 0.01 &&
              Math.abs(n * x - days) > 0.01 &&
              Math.abs(n * y - days) > 0.01 &&
              man > 1.1 * woman &&
              man < 3 * woman &&
              n > 4 &&
              n < 40 &&
              Math.abs(n - Math.round(n)) < 1e-9;
            return fits && 2 * x < days && 2 * y < days && x !== y && men !== team && Math.round(n) !== women
              ? [{ days, men, byMen: days - x, women, byWomen: days - y, team }]
              : [];
          }),
        ),
      ),
    ),
  ),
);
const delays = [12, 15, 16, 18, 20, 24, 25, 30, 36].flatMap(days =>
  [4, 5, 6, 8, 9, 10, 12, 15].flatMap(after =>
    [2, 3, 4, 5, 6, 8, 9, 10].flatMap(byMen =>
      [2, 3, 4, 5, 6, 8].flatMap(byWomen => {
        const rest = days - after;
        const part = rest / (rest + byMen) + rest / (rest + byWomen) - 1;
        const wanted = days / part;
        const fits =
          rest >= 5 &&
          part > 0.15 &&
          part < 0.6 &&
          Math.abs(35 * part - days) > 0.01 &&
          byMen !== byWomen &&
          Math.abs(wanted * 2 - Math.round(wanted * 2)) < 1e-9;
        return fits && after !== rest ? [{ days, after, byMen, byWomen }] : [];
      }),
    ),
  ),
);

/** AR.TNW.7 Hard: a group measured by two additions, and a group measured by two delays. */
export const measuredTeams: readonly AnyTemplate[] = [
  ...situation<More>({
    type: 'AR.TNW.7',
    situation: 'two-additions',
    tries: 10,
    draw: draw => ({ ...draw.pick(additions), frame: draw.int(0, 1) }),
    forms: [womenIn],
  }),
  ...situation<Late>({
    type: 'AR.TNW.7',
    situation: 'two-delays',
    tries: 10,
    draw: draw => ({ ...draw.pick(delays), frame: draw.int(0, 1) }),
    forms: [children],
  }),
];
