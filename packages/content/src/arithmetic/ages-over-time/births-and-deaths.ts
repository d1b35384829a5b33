import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  count: number;
  years: number;
  then: number;
  now: number;
  /** Age at death, and how many years ago that was. */
  died: number;
  ago: number;
}

interface Twins extends Numbers {
  story: (typeof stories)[number];
}

const stories = [
  {
    gone: 'grandfather',
    pair: 'twins',
    tell: ({ count, years, then, now, died, ago }: Numbers) =>
      text`$${years}$ years ago the average age of the $${count}$ members of a family was $${then}$ years. Since then
        twins have been born, and the grandfather died $${ago}$ years ago at the age of $${died}$. Today the family has
        an average age of $${now}$ years. How old are the twins?`,
  },
  {
    gone: 'aunt',
    pair: 'twins',
    tell: ({ count, years, then, now, died, ago }: Numbers) =>
      text`In a house live $${count + 1}$ persons, whose ages are $${now}$ years on average. $${years}$ years ago there
        were $${count}$, with an average of $${then}$ years. An aunt, who then lived there too, died at $${died}$, which
        is $${ago}$ years ago; the only new ones are a pair of twins. What is the age of the twins?`,
  },
] as const;

const twins = form<Twins>(
  'age-of-twins',
  {
    band: 'Medium',
    seconds: 95,
    verify: ({ count, years, then, now, died, ago }) => {
      for (let age = 0; age <= years; age += 1) {
        const goneThen = died + ago - years;
        if ((count - 1) * years + count * then - goneThen + 2 * age === now * (count + 1)) return age;
      }
      throw new Error('no age fits');
    },
  },
  ({ count, years, then, now, died, ago, story: { gone, pair, tell } }, { step }) => {
    const older = step(calc`${count} * (${then} + ${years})`.in('years'), {
      name: 'the total the first ones would have today',
    })`
      If all $${count}$ were still there, each would be $${years}$ years older. Find the total they would have today.`;
    const would = step(calc`${died} + ${ago}`.in('years'), {
      name: `the age the ${gone} would have today`,
      because: text`In the total of today the ${gone} was counted with all the years up to today.`,
    })`
      In this total the ${gone} stands with the age of today, not with that of $${ago}$ years ago. Find it.`;
    const all = step(calc`${count + 1} * ${now}`.in('years'), { name: 'the real total today' })`
      Today there are $${count} - 1 + 2 = ${count + 1}$. Find the real total.`;
    const both = step(calc`${all} - (${older} - ${would})`.in('years'), {
      name: `the age of both ${pair} together`,
    })`
      Without the ${gone}, the rest of the total belongs to the ${pair}.`;
    const age = step(calc`${both} / 2`.in('years'))`
      The ${pair} are of the same age.`;
    return {
      answer: age,
      stem: tell({ count, years, then, now, died, ago }),
      show: value => withUnit(value, 'years'),
      plausible: value => value.gt(0) && value.lt(2 * years),
      slips: [
        slip('let_time_pass_for_one_only', would, died)`
          The ${gone} was taken out with $${died}$ years, but stands in the total of today with the years since then as
          well.`,
        slip('did_not_halve', age, both)`
          $${both}$ years are the ages of both together.`,
        slip('wrong_sign', would, calc`${died} - ${ago}`)`
          ${here}: to get to today, the years since then are added.`,
        slip('used_a_wrong_given_number', would, calc`${died} + ${ago} - ${years}`)`
          ${here} is the age of the ${gone} at the time of the first average; the total is that of today.`,
        slip('left_out_a_change', older, calc`${count} * ${then} + ${years} * (${count} - 1)`)`
          ${here} lets only $${count - 1}$ of them grow older, but then the ${gone} must be taken out at the age of that
          time.`,
        slip('gave_the_complement', age, calc`${years} - ${both} / 2`)`
          ${here} is the time from the first average to the time when the twins came.`,
        slip('used_a_term_twice', would, calc`${died} + 2 * ${ago}`)`
          ${here} adds the $${ago}$ years twice.`,
      ],
      snapRead: text`An average some years ago and one today, with one who is gone and two who are new: totals of today
        decide.`,
      approach: text`Bring everything to today: the first ones older by $${years}$ years, the ${gone} taken out with the
        age of today. What is missing to the real total are the ${pair}.`,
      faster: text`Against $${then + years}$, the $${count + 1}$ lack ${calc`(${then + years} - ${now}) * ${count + 1}`}
        in all: the ${gone} left $${would} - ${then + years}$ less, and the ${pair} make up the rest.`,
      check: text`$${older} - ${would} + 2 \times ${age}$ is ${calc`${older} - ${would} + 2 * ${age}`}, which is
        $${count + 1}$ times $${now}$.`,
      principle: text`Choose one moment and bring every age to it before you add or take away.`,
    };
  },
);

interface Couple {
  years: number;
  then: number;
  children: number;
  now: number;
}

interface Marriage extends Couple {
  tale: (typeof tales)[number];
}

const tales = [
  {
    young: 'children',
    tell: ({ years, then, children, now }: Couple) =>
      text`When they married $${years}$ years ago, a husband and his wife were $${then}$ years old on average. Today
        they have $${children}$ children, and the average age of the whole family is $${now}$ years. What is the average
        age of the children?`,
  },
  {
    young: 'partners',
    tell: ({ years, then, children, now }: Couple) =>
      text`Two friends opened a shop $${years}$ years ago, when their average age was $${then}$ years. Later
        $${children}$ younger partners came in. The average age of all, the two friends and the partners, is $${now}$
        years now. Find the present average age of the partners.`,
  },
] as const;

const children = form<Marriage>(
  'average-of-the-younger-ones',
  {
    band: 'Medium',
    seconds: 75,
    verify: ({ years, then, children, now }) => {
      for (let halves = 1; halves < 160; halves += 1)
        if (Math.abs((2 * (then + years) + (children * halves) / 2) / (children + 2) - now) < 1e-9)
          return q(halves, 2);
      throw new Error('no average fits');
    },
  },
  ({ years, then, children, now, tale: { young, tell } }, { step, find }) => {
    const grown = find(2);
    const two = step(calc`2 * ${then} + ${grown} * ${years}`.in('years'), {
      name: 'the present total of the two',
    })`
      Both of the two have grown older by $${years}$ years. Find their total today.`;
    const all = step(calc`${children + 2} * ${now}`.in('years'), { name: 'the present total of all' })`
      Find the total of all $${children + 2}$ ages today.`;
    const others = step(calc`${all} - ${two}`.in('years'), { name: `the total of the ${young}` })`
      The difference is the total of the ${young}.`;
    const mean = step(calc`${others} / ${children}`.in('years'))`
      Divide it by their number.`;
    return {
      answer: mean,
      stem: tell({ years, then, children, now }),
      show: value => withUnit(value, 'years'),
      slips: [
        slip('let_time_pass_for_one_only', grown, 1)`
          $${two}$ years lets only one of the two grow older by $${years}$ years.`,
        slip('left_out_a_change', grown, 0)`
          $${two}$ years is the total of the two $${years}$ years ago.`,
        slip('divided_by_the_wrong_number', mean, calc`${others} / ${children + 2}`)`
          ${here} divides the total of the ${young} by the number of all.`,
        slip('averaged_the_averages', mean, calc`2 * ${now} - (${then} + ${years})`)`
          ${here} weights both averages equally, but there are $2$ and $${children}$.`,
        slip('counted_one_too_few', all, calc`${children + 1} * ${now}`)`
          ${here} counts the two as one.`,
        slip('let_time_pass_for_one_only', grown, 3)`
          $${two}$ years lets the years pass three times for two persons.`,
        slip('kept_the_old_total', all, calc`${children} * ${now}`)`
          ${here} takes the average of all for the ${young} alone and then takes the two off as well.`,
        slip('counted_one_too_many', all, calc`${children + 3} * ${now}`)`
          ${here} counts $${children + 3}$ ages.`,
      ],
      snapRead: text`Two averages of different times and numbers: bring the two to today, then compare totals.`,
      approach: text`Let the years pass for the two. Their total and that of all leave the total of the ${young}.`,
      faster: text`The two are $${then + years}$ on average today, ${calc`${then + years} - ${now}`} above $${now}$; the
        $${children}$ ${young} lie below it by $2 \times ${then + years - now} \div ${children}$.`,
      check: text`$${two}$ and $${children}$ times $${mean}$ make ${calc`${two} + ${children} * ${mean}`}, which is
        $${children + 2}$ times $${now}$.`,
      principle: text`An average of the same persons grows by one each year; add only totals of the same moment.`,
    };
  },
);

/** AR.AVG.5 Medium: births and a death, and two who were there first. */
export const birthsAndDeaths: readonly AnyTemplate[] = [
  ...situation<Twins>({
    type: 'AR.AVG.5',
    situation: 'twins-and-a-death',
    tries: 60,
    draw: draw => {
      const count = draw.int(4, 8);
      const years = draw.int(8, 16);
      const ago = draw.int(2, years - 2);
      const died = draw.int(66, 88);
      const then = draw.int(28, 44);
      const age = draw.int(2, years - 1);
      const now = q(count * (then + years) - died - ago + 2 * age, count + 1);
      const fits = now.d === 1n && age !== ago && now.gte(18);
      return fits ? { count, years, then, now: now.valueOf(), died, ago, story: draw.pick(stories) } : null;
    },
    forms: [twins],
  }),
  ...situation<Marriage>({
    type: 'AR.AVG.5',
    situation: 'two-and-those-who-came-later',
    tries: 20,
    draw: draw => {
      const tale = draw.pick(tales);
      const family = tale.young === 'children';
      const years = draw.int(8, family ? 20 : 24);
      const then = draw.int(24, family ? 29 : 36);
      const children = draw.int(2, family ? 4 : 6);
      const mean = family ? draw.int(2, years - 2) : draw.int(24, 36);
      const now = q(2 * (then + years) + children * mean, children + 2);
      const fits = now.d === 1n && mean < then + years - 6 && ![years, then, now.valueOf()].includes(mean);
      return fits ? { years, then, children, now: now.valueOf(), tale } : null;
    },
    forms: [children],
  }),
];
