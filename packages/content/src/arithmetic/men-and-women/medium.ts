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
      because: text`The work is the same, so people times days may be compared, not people alone.`,
    })`
      Let a man do $m$ and a woman $w$ in a day. Both groups do the same work: multiply each by its days and compare.`;
    const team = step(calc`${a} * ${man} + ${b}`, { name: 'the first group in women' })`
      Write the first group in women.`;
    const work = step(calc`${team} * ${p}`, { name: 'the work in days of one woman' })`
      Multiply by its days.`;
    const wanted = step(calc`${work} / ${k}`)`
      Let $${k}$ women do it.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`$${a}$ men and $${b}$ women finish a piece of work in $${p}$ days, while $${c}$ men and $${e}$ women
            need
            $${r}$ days for it. In how many days can $${k}$ women do the work?`
          : text`The walls of a hostel were painted in $${p}$ days by $${a}$ men and $${b}$ women. An equal hostel was
            painted
            in $${r}$ days by $${c}$ men and $${e}$ women, and everybody worked as usual. How long would $${k}$ women
            take
            for such a hostel?`,
      show: value => withUnit(value, 'days'),
      slips: [
        slip('left_out_a_factor', man, () => e > b && a > c && calc`(${e} - ${b}) / (${a} - ${c})`)`
          The two groups were set equal without their days, which makes a man $${man}$ women.`,
        slip('inverted_the_ratio', man, calc`(${a} * ${p} - ${c} * ${r}) / (${e} * ${r} - ${b} * ${p})`)`
          A man was counted as $${man}$ women: the two coefficients were put on the wrong sides.`,
        slip('ignored_the_weights', man, 1)`
          Men and women were counted alike.`,
        slip('left_out_a_term', team, calc`${a} * ${man}`)`
          The $${b}$ women of the first group were left out; $${team}$ women were counted.`,
        slip('swapped_the_two', work, calc`${team} * ${r}`)`
          The first group was given $${r}$ days. These belong to the second group.`,
        slip('left_out_a_factor', man, () => calc`(${e} * ${p} - ${b} * ${r}) / (${a} * ${r} - ${c} * ${p})`)`
          Each group was multiplied by the days of the other one, so a man became $${man}$ women.`,
        slip('used_a_wrong_given_number', wanted, calc`${work} / ${e}`)`
          ${here} lets the $${e}$ women of the second group do it.`,
        slip('used_a_wrong_given_number', wanted, calc`${work} / ${b}`)`
          ${here} lets the $${b}$ women of the first group do it.`,
      ],
      snapRead: text`The same work by two mixed groups in different times: people times days are equal.`,
      approach: text`Set the two products equal to exchange men for women, then count the work in days of one woman.`,
      check: text`The second group counts $${calc`${c} * ${man} + ${e}`.value}$ women, and with $${r}$ days it does
        $${calc`(${c} * ${man} + ${e}) * ${r}`.value}$ days of a woman, too.`,
      principle: text`Equal work means equal products of rate and time, not equal rates.`,
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
      because: text`One man does the work in $${men} \times ${m}$ days and one woman in $${women} \times ${n}$ days.`,
    })`
      One man alone needs $${ofMan}$ days and one woman $${ofWoman}$. Find what part is done in a day by $${x}$ men and
      $${y}$ women.`;
    const days = find(t);
    const left = step(calc`1 - ${days} * ${together}`, {
      name: 'the part that is left',
      works: value =>
        tex`1 - ${days} \times \frac{${together.n}}{${together.d}} = \frac{${value.n}}{${value.d}}`,
    })`
      After $${t}$ days this part is left.`;
    const rest = find(calc`${y} / ${ofWoman}`);
    const wanted = step(
      calc`${left} / ${rest}`,
      value => tex`\frac{${left.n}}{${left.d}} \div \frac{${y}}{${ofWoman}} = ${value}`,
    )`
      Only the women remain: divide by what they do in a day.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`$${men}$ men can complete a piece of work in $${m}$ days, and $${women}$ women can complete it in
            $${n}$ days.
            $${x}$ men and $${y}$ women begin together, but after $${t}$ days all the men leave. How many more days do
            the
            women need?`
          : text`A pond is to be cleaned. $${men}$ men would take $${m}$ days for it and $${women}$ women $${n}$ days.
            The
            village sends $${x}$ men and $${y}$ women. When they have worked for $${t}$ days, the men are called to
            another
            place. In how many further days do the women clean the rest?`,
      show: value => withUnit(value, 'days'),
      slips: [
        slip('worked_for_a_wrong_time', left, calc`1 - ${days} * ${x} / ${ofMan}`)`
          In the first $${t}$ days only the men were counted. The women worked then, too.`,
        slip('forgot_what_was_done', left, 1)`
          The women were given the whole work. A part was done in the first $${t}$ days.`,
        slip('went_a_step_too_far', wanted, calc`${left} / ${rest} + ${days}`)`
          ${here} is the time from the beginning, with the $${t}$ days of all.`,
        slip('let_the_wrong_one_work', rest, calc`${x} / ${ofMan}`)`
          The rest was done by the $${x}$ men here. They have left.`,
        slip('took_times_for_rates', ofMan, calc`${m}`)`
          One man was given $${m}$ days for the whole work. That is the time of $${men}$ men.`,
        slip('ignored_a_condition', rest, calc`${x} / ${ofMan} + ${y} / ${ofWoman}`)`
          The men were kept to the end.`,
        slip('took_times_for_rates', rest, calc`${women} / ${ofWoman}`)`
          For the rest all $${women}$ women were used; there are $${y}$.`,
      ],
      snapRead: text`Men and women with known times; the men leave: rates of one person first.`,
      approach: text`Find what one man and one woman do in a day, take off what all have done, and let the women do the
        rest.`,
      check: text`The women work $${wanted.add(t)}$ days and do $\frac{${y} \times ${wanted.add(t)}}{${ofWoman}}$, the
        men
        $\frac{${x} \times ${t}}{${ofMan}}$; the sum is $${wanted
          .add(t)
          .mul(y)
          .div(ofWoman)
          .add(q(x * t).div(ofMan))}$.`,
      principle: text`If a group changes, add up the work of each kind for its own days.`,
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
