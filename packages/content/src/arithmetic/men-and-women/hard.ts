import { isCount, upTo } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface More {
  /** Days saved by so many men, or by so many women, and by both; and the men in the group. */
  one: number;
  both: number;
  men: number;
  women: number;
  team: number;
  frame: number;
}

const womenIn = form<More>(
  'women-in-a-team-from-days-saved',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AR.TNW.4', 'AL.SEQ.5'],
    verify: ({ one, both, men, women, team }) => {
      // The days are sought at which twice the gain of one addition is the gain of both.
      for (let days = both + 1; days < 500; days += 1) {
        const gain = 1 / (days - one) - 1 / days;
        if (Math.abs(1 / (days - both) - 1 / days - 2 * gain) > 1e-12) continue;
        for (let n = 1; n < 300; n += 1)
          if (Math.abs((team * gain) / men + (n * gain) / women - 1 / days) < 1e-12) return n;
      }
      throw new Error('no team fits');
    },
  },
  ({ one, both, men, women, team, frame }, { step }) => {
    const days = step(calc`${one} * ${both} / (2 * ${one} - ${both})`, {
      name: 'the days that the group needs',
      works: (_value, working) =>
        tex`\frac{2}{D - ${one}} = \frac{1}{D} + \frac{1}{D - ${both}} \Rightarrow 2D(D - ${both}) = (D - ${one})(2D -
          ${both}) \Rightarrow D = ${working}`,
      because: text`$${men}$ men alone save as many days as $${women}$ women alone, so both add the same to the
          rate. Adding one and then the other raises the rate by two equal steps, and the middle of three such numbers
          is the mean.`,
    })`
      Let the group need $D$ days. The rates for $D$, $D - ${one}$ and $D - ${both}$ days rise by equal amounts, first
      by $${men}$ men, then by $${women}$ women besides. So the middle rate is the mean of the other two.`;
    const extra = step(calc`${days} / (${days} - ${one}) - 1`, {
      name: 'what the added men do, where the group does 1',
      works: value => tex`\frac{${days}}{${days.sub(one)}} - 1 = ${frac(value)}`,
      because: text`A rate is the work over the days, so fewer days mean a larger rate. What is more than the rate
          of the group belongs to those who were added.`,
    })`
      Let the group do $1$ part in a day. With $${men}$ more men it does $\frac{${days}}{${days.sub(one)}}$ parts. The
      additional men do what is above $1$, and $${women}$ women would do as much.`;
    const left = step(calc`1 - ${team} * ${extra} / ${men}`, {
      name: 'what the women of the group do',
      works: value => tex`1 - ${team} \times ${frac(extra)} \div ${men} = ${frac(value)}`,
      because: text`The group's work is done by its men and its women together. The men's rate is known now,
          because $${men}$ men do what was added.`,
    })`
      The $${team}$ men of the group do a part of its work. Find what is left for its women.`;
    const wanted = step(calc`${left} / (${extra} / ${women})`, {
      works: value => tex`${frac(left)} \div \left(${frac(extra)} \div ${women}\right) = ${value}`,
      because: text`All women work at one rate, so their number is their whole work over the work of one.`,
      name: text`the women in the group`,
    })`
      One woman does the $${women}$th part of what was added. Divide what is left for the women by this to find their
      number.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A group of $${team}$ men and some women has a piece of work to do. With $${men}$ more men it would need
            $${one}$ days less. With $${women}$ more women instead, it would also need $${one}$ days less. With both,
            the
            $${men}$ men and the $${women}$ women, it would need $${both}$ days less. All men work at one rate and all
            women at another. Find the number of women in the group.`
          : text`A dam is being repaired by men and women, $${team}$ of them men. The engineer finds that either
            $${men}$ additional men or $${women}$ additional women would save $${one}$ days, and that all of these
            together would save $${both}$ days. Each man does the same work in a day, and so does each woman. How many
            women are at work now?`,
      show: plain,
      plausible: value => isCount(value) && value.lt(200),
      slips: [
        slip('took_times_for_rates', extra, calc`${one} / ${days}`)`
          $${men}$ men were taken to do $${frac(extra)}$ of what the group does, the part of the days that is saved.
          Compare the rates.`,
        slip('left_out_a_term', days, calc`2 * ${both} - ${one}`)`
          The rate with both additions was taken as twice the rate with one, and that gave $${days}$ days. The
          group itself is then counted twice.`,
        slip('swapped_the_two', wanted, calc`${left} / (${extra} / ${men})`)`
          You divided by what a man does: ${here}. What is left is done by women, so divide by what one woman does.`,
        slip('gave_the_complement', left, calc`${team} * ${extra} / ${men}`)`
          $${frac(left)}$ is the part that the men do. The women do the rest.`,
        slip('forgot_what_was_done', left, 1)`
          You gave the women all the work of the group. Its $${team}$ men do a part of it, so less is left.`,
        slip('went_a_step_too_far', wanted, calc`${left} / (${extra} / ${women}) + ${women}`)`
          You added the $${women}$ women who would come: ${here}. The question asks for those who are in the group
          already.`,
        slip('answered_another_quantity', wanted, calc`${left} / (${extra} / ${women}) + ${team}`)`
          ${here} is the number of all in the group. Its $${team}$ men are to be left out.`,
        slip('swapped_the_two', left, calc`1 - ${team} * ${extra} / ${women}`)`
          You counted the $${team}$ men at the rate of women. A man's rate is what was added, over $${men}$.`,
      ],
      snapRead: text`Only the days that are saved are known. Equal gains of the rate connect the three times, and this
        gives the time of the group.`,
      approach: text`Both additions raise the rate equally, so the three rates are in arithmetic progression. That gives
        the time; then measure men and women by the rate of the group.`,
      check: () => {
        const man = extra.div(men);
        const woman = extra.div(women);
        return text`$\frac{1}{${days}}, \frac{1}{${days.sub(one)}}, \frac{1}{${days.sub(both)}}$ rise by
          $${frac(days.sub(one).inverse().sub(days.inverse()))}$ each time, and $${team} \times ${frac(man)} + ${wanted}
          \times ${frac(woman)} = ${man.mul(team).add(woman.mul(wanted))}$.`;
      },
      principle: text`Equal additions raise the rate by equal steps; the times are then in harmonic progression.`,
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
    revision: 3,
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
      All together do the whole of the daily work. Subtract the parts of the men and the women to find the part of the
      children.`;
    const wanted = step(calc`${days} / ${others}`, value => tex`${days} \div ${frac(others)} = ${value}`)`
      All need $${days}$ days; divide by this part.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A group of men, women and children can plant a forest in $${days}$ days. If all the men left
            after
            $${after}$ days, the work would be finished $${byMen}$ days late; if instead all the women left after
            $${after}$
            days, it would be $${byWomen}$ days late. In how many days could the children alone plant the forest?`
          : text`Men, women and children of a village make a path and expect to need $${days}$ days. On the
            evening of day
            $${after}$ somebody computes: without the men from now on, the path would take $${byMen}$ days more than
            expected;
            without the women, but with the men, $${byWomen}$ days more. How long would the children need for the
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

/** Days saved by one addition and by both, for which the group's own days are whole. */
const saved = upTo(12).flatMap(one =>
  upTo(22).flatMap(both => {
    const days = (one * both) / (2 * one - both);
    return one > 1 && both > one && both < 2 * one && Number.isInteger(days) && days <= 48 && days >= both + 3
      ? [{ one, both, days }]
      : [];
  }),
);
const additions = saved.flatMap(({ one, both, days }) =>
  [2, 3, 4, 5, 6].flatMap(men =>
    [3, 4, 5, 6, 8, 9, 10, 12].flatMap(women =>
      [3, 4, 5, 6, 7, 8, 9, 10].flatMap(team => {
        const n = women * ((days - one) / one - team / men);
        const fits =
          women > men &&
          women < 3 * men &&
          n > 3 &&
          n < 45 &&
          Math.abs(n - Math.round(n)) < 1e-9 &&
          ![men, team, women, one, both].includes(Math.round(n));
        return fits && men !== team ? [{ one, both, men, women, team }] : [];
      }),
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
