import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface TwoTeams {
  a: number;
  b: number;
  p: number;
  c: number;
  e: number;
  r: number;
  k: number;
  frame: number;
}

const alone = form<TwoTeams>(
  'women-alone-from-two-teams',
  {
    band: 'Medium',
    seconds: 80,
    entry: true,
    verify: ({ a, b, p, c, e, r, k }) => {
      for (let woman = 1; woman < 40; woman += 1)
        for (let man = 1; man < 60; man += 1)
          if ((a * man + b * woman) * p === (c * man + e * woman) * r)
            return q((a * man + b * woman) * p, k * woman);
      throw new Error('no rates fit');
    },
  },
  ({ a, b, p, c, e, r, k, frame }, { step }) => {
    const man = step(calc`(${e} * ${r} - ${b} * ${p}) / (${a} * ${p} - ${c} * ${r})`, {
      name: 'the women that do the work of one man',
      works: value =>
        tex`${p}(${a}m + ${b}w) = ${r}(${c}m + ${e}w) \Rightarrow ${a * p - c * r}m = ${e * r - b * p}w \Rightarrow m =
          ${value}w`,
      because: text`The work is the same, but the days are not. So the daily work of each group has to be multiplied by
        its own days before the two are equal; groups with different days do not do the same in a day.`,
    })`
      Let a man do $m$ and a woman $w$ in a day. The first group does $${p}(${a}m + ${b}w)$ in its $${p}$ days, the
      second $${r}(${c}m + ${e}w)$ in its $${r}$ days, and both are the same work. Solve the equation for $m$.`;
    const team = step(calc`${a} * ${man} + ${b}`, {
      name: 'the first group in women',
      because: text`Men and women can be added only when they are counted in one measure. Each man does the work of the
        same number of women, so he is counted as that many.`,
    })`
      Count the first group in women: each of its $${a}$ men does as much as $\frac{m}{w}$ women, and there are $${b}$
      women besides.`;
    const work = step(calc`${team} * ${p}`, {
      name: 'the work in days of one woman',
      because: text`One woman alone would need the days of all of them together, because she has to do in turn what
        they do at the same time.`,
    })`
      So many women do the work in $${p}$ days. Multiply to find how many days one woman alone would need.`;
    const wanted = step(calc`${work} / ${k}`, {
      because: text`Now ${k} women share the work, and each does an equal part of the days.`,
    })`
      Now $${k}$ women do this work together. Divide the days of one woman by $${k}$.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`$${a}$ men and $${b}$ women finish a piece of work in $${p}$ days, while $${c}$ men and $${e}$ women
            need $${r}$ days for it. In how many days can $${k}$ women do the work?`
          : text`The walls of a hostel were painted in $${p}$ days by $${a}$ men and $${b}$ women. An equal hostel was
            painted in $${r}$ days by $${c}$ men and $${e}$ women, and everybody worked as usual. How long would
            $${k}$ women take for such a hostel?`,
      show: value => withUnit(value, 'days'),
      slips: [
        slip('left_out_a_factor', man, () => e > b && a > c && calc`(${e} - ${b}) / (${a} - ${c})`)`
          You set the two groups equal without their days, which makes a man $${man}$ women. They do the same work, but
          in different numbers of days.`,
        slip('inverted_the_ratio', man, calc`(${a} * ${p} - ${c} * ${r}) / (${e} * ${r} - ${b} * ${p})`)`
          You counted a man as $${man}$ women. The two coefficients of the equation were put on the wrong sides.`,
        slip('ignored_the_weights', man, 1)`
          You counted men and women alike. With this the two groups would not do the same work in $${p}$ and $${r}$
          days.`,
        slip('left_out_a_term', team, calc`${a} * ${man}`)`
          You counted only $${team}$ women for the first group. Its own $${b}$ women were left out.`,
        slip('swapped_the_two', work, calc`${team} * ${r}`)`
          You gave the first group $${r}$ days. These belong to the second group; the first one finishes in $${p}$
          days.`,
        slip('left_out_a_factor', man, () => calc`(${e} * ${p} - ${b} * ${r}) / (${a} * ${r} - ${c} * ${p})`)`
          You multiplied each group by the days of the other one, so that a man became $${man}$ women. Each group works
          for its own days.`,
        slip('used_a_wrong_given_number', wanted, calc`${work} / ${e}`)`
          ${here} lets the $${e}$ women of the second group do the work. The question asks about $${k}$ women.`,
        slip('used_a_wrong_given_number', wanted, calc`${work} / ${b}`)`
          ${here} lets the $${b}$ women of the first group do the work. The question asks about $${k}$ women.`,
      ],
      snapRead: text`The same work by two mixed groups in different times: daily work times days is equal for both.`,
      approach: text`Two kinds of people are unknown, and two groups do the same work. The equation shows how many
        women do the work of one man; then count the first group in women, find the days of one woman, and share
        them.`,
      check: text`In women the second group counts $${calc`${c} * ${man} + ${e}`.value}$, and in $${r}$ days it does
        $${calc`(${c} * ${man} + ${e}) * ${r}`.value}$ days of a woman. The first group does $${work}$ as well, and so
        do $${k}$ women in $${wanted}$ days.`,
      principle: text`If two groups do equal work in different times, the products of daily work and days are equal,
        not the groups themselves.`,
    };
  },
);

interface Leaving {
  men: number;
  women: number;
  m: number;
  n: number;
  x: number;
  y: number;
  t: number;
  frame: number;
}

const finish = form<Leaving>(
  'women-finish-after-men-leave',
  {
    band: 'Medium',
    seconds: 80,
    also: ['AR.TNW.2'],
    verify: ({ men, women, m, n, x, y, t }) => {
      let [left, day] = [q(1), 0];
      const [man, woman] = [q(1, men * m), q(1, women * n)];
      for (; ; day += 1) {
        const rate = woman.mul(y).add(day < t ? man.mul(x) : q(0));
        if (left.lte(rate)) return left.div(rate).add(day - t);
        left = left.sub(rate);
      }
    },
  },
  ({ men, women, m, n, x, y, t, frame }, { step, find }) => {
    const ofMan = find(calc`${men} * ${m}`, { name: 'the days of one man for the work' });
    const ofWoman = find(calc`${women} * ${n}`, { name: 'the days of one woman for the work' });
    const together = step(calc`${x} / ${ofMan} + ${y} / ${ofWoman}`, {
      name: 'the part done in a day by all',
      works: value =>
        tex`\frac{${x}}{${men} \times ${m}} + \frac{${y}}{${women} \times ${n}} = \frac{${value.n}}{${value.d}}`,
      because: text`If ${men} men need ${m} days, one man alone needs ${men} times as long, and in a day he does one
        part out of so many. Not one part out of ${m}: that is what all ${men} men do in a day.`,
    })`
      One man alone needs $${men} \times ${m} = ${ofMan}$ days and one woman $${women} \times ${n} = ${ofWoman}$ days.
      So a man does $\frac{1}{${ofMan}}$ of the work in a day and a woman $\frac{1}{${ofWoman}}$. Add up what $${x}$
      men and $${y}$ women do in a day.`;
    const days = find(t);
    const left = step(calc`1 - ${days} * ${together}`, {
      name: 'the part that is left',
      works: value =>
        tex`1 - ${days} \times \frac{${together.n}}{${together.d}} = \frac{${value.n}}{${value.d}}`,
      because: text`The whole work is 1. In the first ${t} days all of them work, men and women, so the women's part of
        these days has to be taken away as well.`,
    })`
      All work for $${t}$ days. Multiply their daily part by $${t}$ and take it away from the whole work, $1$, to find
      what is left.`;
    const rest = find(calc`${y} / ${ofWoman}`);
    const wanted = step(calc`${left} / ${rest}`, {
      works: value => tex`\frac{${left.n}}{${left.d}} \div \frac{${y}}{${ofWoman}} = ${value}`,
      because: text`After the men have gone, only the ${y} women do the rest. Each day they finish the same part of the
        work, so the days are the rest divided by this part.`,
    })`
      From now on only the $${y}$ women work, and they do $\frac{${y}}{${ofWoman}}$ of the work in a day. Divide what
      is left by this to find the days.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`$${men}$ men can complete a piece of work in $${m}$ days, and $${women}$ women can complete it in
            $${n}$ days. $${x}$ men and $${y}$ women begin together, but after $${t}$ days all the men leave. How many
            more days do the women need?`
          : text`A pond is to be cleaned. $${men}$ men would take $${m}$ days for it and $${women}$ women $${n}$ days.
            The village sends $${x}$ men and $${y}$ women. When they have worked for $${t}$ days, the men are called
            to another place. In how many further days do the women clean the rest?`,
      show: value => withUnit(value, 'days'),
      slips: [
        slip('worked_for_a_wrong_time', left, calc`1 - ${days} * ${x} / ${ofMan}`)`
          In the first $${t}$ days you counted only the men, which leaves $${left}$ of the work. The women worked in
          these days as well.`,
        slip('forgot_what_was_done', left, 1)`
          You gave the women the whole work. A part of it was done in the first $${t}$ days, when all of them worked.`,
        slip('went_a_step_too_far', wanted, calc`${left} / ${rest} + ${days}`)`
          ${here} is the time from the beginning, with the $${t}$ days of all. Only the days after the men have gone
          are asked.`,
        slip('let_the_wrong_one_work', rest, calc`${x} / ${ofMan}`)`
          You let the $${x}$ men do the rest. They have left, and the women are still there.`,
        slip('took_times_for_rates', ofMan, calc`${m}`)`
          You gave one man $${m}$ days for the whole work. That is the time of $${men}$ men together; one alone needs
          $${men}$ times as long.`,
        slip('ignored_a_condition', rest, calc`${x} / ${ofMan} + ${y} / ${ofWoman}`)`
          You kept the men to the end. They leave after $${t}$ days, so only the women do the rest.`,
        slip('took_times_for_rates', rest, calc`${women} / ${ofWoman}`)`
          You let $${women}$ women do the rest. Only $${y}$ women were at work.`,
      ],
      snapRead: text`Men and women with known times, and the men leave: find the rate of one person first.`,
      approach: text`Add up the work day by day. Find what one man and one woman do in a day, take away what all of
        them do in the first $${t}$ days, and let the women do the rest.`,
      check: text`The women work for $${t} + ${wanted} = ${wanted.add(t)}$ days and do
        $\frac{${y} \times ${wanted.add(t)}}{${ofWoman}}$ of the work, the
        men $\frac{${x} \times ${t}}{${ofMan}}$; the sum is $${wanted
          .add(t)
          .mul(y)
          .div(ofWoman)
          .add(q(x * t).div(ofMan))}$, the whole work.`,
      principle: text`If the people at work change, add up the work of each kind for its own days; all of it together
        is $1$.`,
    };
  },
);

const teams = [3, 4, 5, 6, 8, 10, 12].flatMap(a =>
  [2, 4, 5, 6, 8, 10].flatMap(b =>
    [8, 10, 12, 15].flatMap(p =>
      [2, 3, 4, 6, 7].flatMap(c =>
        [5, 7, 9, 10, 12, 14].flatMap(e =>
          [9, 10, 14, 16, 18, 20].flatMap(r =>
            [10, 12, 15, 16, 20].flatMap(k => {
              const man = (e * r - b * p) / (a * p - c * r);
              const wanted = ((a * man + b) * p) / k;
              const fits = a * p > c * r && man > 1 && man <= 4 && (man * 2) % 1 === 0 && p !== r;
              return fits &&
                Number.isInteger(wanted) &&
                wanted > 8 &&
                wanted < 60 &&
                ![p, r, k, a * man].includes(wanted) &&
                (a * man + b) * p !== wanted * b &&
                man !== 1.25
                ? [{ a, b, p, c, e, r, k }]
                : [];
            }),
          ),
        ),
      ),
    ),
  ),
);
const leavings = [6, 8, 10, 12, 15].flatMap(men =>
  [8, 10, 12, 15, 16, 18, 20].flatMap(women =>
    [12, 15, 16, 18, 20, 24].flatMap(m =>
      [15, 18, 20, 24, 25].flatMap(n =>
        [4, 5, 6, 8].flatMap(x =>
          [5, 6, 8, 9, 10].flatMap(y =>
            [3, 4, 5, 6, 8].flatMap(t => {
              const wanted = ((1 - t * (x / (men * m) + y / (women * n))) * women * n) / y;
              const fits =
                women * n > men * m &&
                wanted > 3 &&
                wanted < 40 &&
                Math.abs(wanted - Math.round(wanted)) < 1e-9;
              const all = x / (men * m) + y / (women * n);
              return fits && Math.abs(wanted * all - 1) > 0.01 && x < men && y < women
                ? [{ men, women, m, n, x, y, t }]
                : [];
            }),
          ),
        ),
      ),
    ),
  ),
);

/** AR.TNW.7 Medium: two teams in different times, and men who leave. */
export const twoTeams: readonly AnyTemplate[] = [
  ...situation<TwoTeams>({
    type: 'AR.TNW.7',
    situation: 'two-mixed-teams',
    tries: 10,
    draw: draw => ({ ...draw.pick(teams), frame: draw.int(0, 1) }),
    forms: [alone],
  }),
  ...situation<Leaving>({
    type: 'AR.TNW.7',
    situation: 'men-leave',
    tries: 10,
    draw: draw => ({ ...draw.pick(leavings), frame: draw.int(0, 1) }),
    forms: [finish],
  }),
];
