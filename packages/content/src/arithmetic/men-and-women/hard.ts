import { isCount, upTo } from '../../numbers.ts';
import { personBy } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

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
    revision: 2,
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
          : text`A dam is being repaired by men and women, $${team}$ of them men. ${personBy(team, men)} finds that
            either
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

interface Halves {
  /** Days that the men and the women would need alone. */
  men: number;
  women: number;
  work: string;
  frame: number;
}

const halvesOf = ({ men, women }: Pick<Halves, 'men' | 'women'>) =>
  [q(men + women, 2), q(2 * men * women, men + women)] as const;
const works = ['a pond', 'a road', 'a wall', 'a canal'] as const;

const slower = form<Halves>(
  'slower-group-from-two-kinds-of-halves',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.QUA.1', 'AR.TNW.2'],
    verify: p => {
      const [byWork, byTime] = halvesOf(p).map(Number) as [number, number];
      for (let slow = Math.ceil(byWork); slow < 2 * byWork; slow += 1) {
        const fast = 2 * byWork - slow;
        if (Math.abs(byTime / 2 / slow + byTime / 2 / fast - 1) < 1e-9) return slow;
      }
      throw new Error('no days fit');
    },
  },
  (p, { step, find }) => {
    const { work, frame } = p;
    const [byWork, byTime] = halvesOf(p);
    const sum = step(calc`2 * ${byWork}`, {
      name: 'the days of both groups alone, added',
      works: (_v, working) => tex`\frac{m}{2} + \frac{w}{2} = ${byWork} \Rightarrow m + w = ${working}`,
      because: text`Half of the work takes a group half of the days that it needs for all of it.`,
    })`
      Let the men alone need $m$ days and the women alone $w$ days. Half of the work each takes half of these days, so
      the first plan gives their sum.`;
    const half = find(calc`${byTime} / 2`, { name: 'the days of each group in the second plan' });
    const product = step(calc`${half} * ${sum}`, {
      name: 'the product of the days of both groups',
      works: (_v, working) =>
        tex`\frac{${half}}{m} + \frac{${half}}{w} = 1 \Rightarrow mw = ${half}(m + w) = ${working}`,
      because: text`Half of the time is not half of the work: the faster group does more in its half. What the two
        halves of the time have in common is their length, $${half}$ days, so the parts of the work are added.`,
    })`
      In the second plan each group works for $${half}$ days, and the two parts of the work make the whole. Multiply the
      equation by $mw$ to find the product.`;
    const square = step(calc`${sum}^2 - 4 * ${product}`, {
      name: 'the square of the difference of the days',
      works: (_v, working) => tex`(w - m)^2 = (m + w)^2 - 4mw = ${working}`,
    })`
      The sum and the product are known. So find the square of the difference.`;
    const apart = step(() => nearFraction(Math.sqrt(Math.max(0, square.valueOf())), 2), {
      name: 'by how many days the groups differ',
      works: value => tex`w - m = \sqrt{${square}} = ${value}`,
    })`
      The women need longer, so the difference $w - m$ is the positive root.`;
    const wanted = step(calc`(${sum} + ${apart}) / 2`, {
      name: 'the days of the women alone',
      works: (_v, working) => tex`w = ${working}`,
    })`
      The sum and the difference together are twice the longer time. Halve them.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`${work} can be made by a group of men or by a group of women, who are slower. If the men do half of the
          work and after them the women the other half, it takes $${byWork}$ days in all. If the men work for half of
          the time and the women for the other half, it takes $${byTime}$ days in all. In how many days can the women
          alone do the work?`,
        text`For ${work} two plans are compared. In the first, the men of a village do one half of the work and then the
          women the other half, in $${byWork}$ days. In the second, the men work in the first half of the time and the
          women in the second half, and everything is finished after $${byTime}$ days. The men are faster. How many days
          would the women need for all the work?`,
      ),
      show: value => withUnit(value, 'days'),
      plausible: value => value.mul(2).d === 1n && value.gt(0),
      slips: [
        slip('did_not_halve', wanted, calc`${sum} + ${apart}`)`
          ${here} adds the difference of the two times to their sum and stops there. This is twice the time of the
          women.`,
        slip('added_for_subtracted', wanted, calc`${byWork} + ${apart}`)`
          ${here} adds the whole difference of the two times to their mean. The women are above the mean by half of the
          difference only.`,
        slip('assumed_equal_parts', wanted, calc`${sum}`)`
          ${here} is the time of both groups together, each doing all the work. The women alone need less.`,
        slip('swapped_the_two', wanted, calc`(${sum} - ${apart}) / 2`)`
          ${here} subtracts the difference from the sum, which gives the time of the men. The women are slower and need
          the longer time.`,
        slip('answered_another_quantity', wanted, calc`${half}`)`
          In $${half}$ days all would be done if the men and the women worked together. The question asks about the
          women alone.`,
        slip('took_times_for_rates', wanted, calc`2 * ${byTime}`)`
          ${here} gives the women half of the work in half of the time of the second plan. They are slower, so they do
          less than half of it in this time.`,
        slip('wrong_sign', wanted, calc`${sum} - ${half}`)`
          ${here} takes the $${half}$ days of one group in the second plan for the time of the men alone. In these days
          the men do only a part of the work.`,
      ],
      snapRead: text`Half of the work each and half of the time each are different plans: the first gives the sum of the
        times alone, the second the sum of the rates.`,
      approach: text`Half of the work each means half of both times. Half of the time each means that two parts of the
        work, done in equal times, make the whole, which gives the product of the times. Sum and product give both.`,
      faster: text`The mean of the two times is $${byWork}$. Their product is $${byWork} \times ${byTime}$, so the
        square of the distance from the mean is $${byWork}(${byWork} - ${byTime}) =
        ${byWork.mul(byWork.sub(byTime))}$.`,
      check: text`The men need $${sum.sub(wanted)}$ days. In $${half}$ days they do ${frac(half.div(sum.sub(wanted)))}
        of the work and the women ${frac(half.div(wanted))}: together all of it.`,
      principle: text`Equal halves of the work average the times; equal halves of the time average the rates.`,
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
/** Days of two groups alone, as 3 : 2 and the like, with plain halves. */
const halves = [
  [3, 2],
  [2, 1],
  [5, 3],
  [7, 3],
  [4, 3],
  [3, 1],
  [5, 2],
  [7, 5],
  [9, 7],
  [5, 4],
].flatMap(([slow = 3, fast = 2]) =>
  upTo(24).flatMap(unit => {
    const p = { men: fast * unit, women: slow * unit };
    const [byWork, byTime] = halvesOf(p);
    return byTime.mul(2).d === 1n && p.women <= 90 && p.men >= 6 && byWork.lt(70) ? [p] : [];
  }),
);

/** AR.TNW.7 Hard: a group measured by two additions, and one by two kinds of halves. */
export const measuredTeams: readonly AnyTemplate[] = [
  ...situation<More>({
    type: 'AR.TNW.7',
    situation: 'two-additions',
    tries: 10,
    draw: draw => ({ ...draw.pick(additions), frame: draw.int(0, 1) }),
    forms: [womenIn],
  }),
  ...situation<Halves>({
    type: 'AR.TNW.7',
    situation: 'two-kinds-of-halves',
    tries: 10,
    draw: draw => ({ ...draw.pick(halves), work: draw.pick(works), frame: draw.int(0, 1) }),
    forms: [slower],
  }),
];
