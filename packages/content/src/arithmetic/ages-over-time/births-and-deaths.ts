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
      because: text`Every single person becomes ${years} years older in ${years} years, so the average rises by
        ${years} and the total by $${count} \times ${years}$. Adding ${years} only once would let one person grow older
        and the others stay as they were.`,
    })`
      Bring the old average to today first. If all $${count}$ were still there, each would be $${years}$ years older,
      so their average would be $${then} + ${years}$ years. Multiply it by $${count}$ for the total that they would
      have today.`;
    const would = step(calc`${died} + ${ago}`.in('years'), {
      name: `the age the ${gone} would have today`,
      because: text`In the total of today the ${gone} was given all ${years} years, as if still alive. Not ${died}
        years, because that is the age ${ago} years ago: taking away only ${died} would leave ${ago} years of the
        ${gone} in the total.`,
    })`
      The ${gone} is in this total and has to come out of it. Find the age that the ${gone} would have today: $${died}$
      years, and the $${ago}$ years that have passed since then.`;
    const all = step(calc`${count + 1} * ${now}`.in('years'), {
      name: 'the real total today',
      because: text`One person has gone and two have come, so there is one person more than before. An average times
        the number of persons is the total of their ages.`,
    })`
      One has gone and two have come, so there are $${count} - 1 + 2 = ${count + 1}$ now. Multiply this number by the
      average of today, $${now}$ years, for the real total.`;
    const both = step(calc`${all} - (${older} - ${would})`.in('years'), {
      name: `the age of both ${pair} together`,
      because: text`The real total is made of the old ones who are left and of the ${pair}. Take the old ones away, and
        only the ${pair} remain.`,
    })`
      Take the ${gone} out of the first total: what remains is the total of the old ones who are still there. The rest
      of the real total belongs to the ${pair}.`;
    const age = step(calc`${both} / 2`.in('years'), {
      because: text`The ${pair} were born together, so each has one half of the years that both have together.`,
    })`
      The ${pair} have the same age, so divide the total of both by $2$.`;
    return {
      answer: age,
      stem: tell({ count, years, then, now, died, ago }),
      show: value => withUnit(value, 'years'),
      plausible: value => value.gt(0) && value.lt(2 * years),
      slips: [
        slip('let_time_pass_for_one_only', would, died)`
          The ${gone} was taken out with $${died}$ years only. The total of today was made with the $${ago}$ years
          after that as well, so they have to come out too.`,
        slip('did_not_halve', age, both)`
          $${both}$ years is the age of both ${pair} together. They are two of the same age, so each of them has one
          half of it.`,
        slip('wrong_sign', would, calc`${died} - ${ago}`)`
          ${here} goes $${ago}$ years back from the age of $${died}$. Today is later than that, so the $${ago}$ years
          have to be added.`,
        slip('used_a_wrong_given_number', would, calc`${died} + ${ago} - ${years}`)`
          ${here} is the age of the ${gone} at the time of the first average. The total from which it was taken is the
          total of today.`,
        slip('left_out_a_change', older, calc`${count} * ${then} + ${years} * (${count} - 1)`)`
          ${here} lets only $${count - 1}$ of them grow older. Then the ${gone} has to be taken out without these
          years, but was taken out with the age of today.`,
        slip('gave_the_complement', age, calc`${years} - ${both} / 2`)`
          ${here} is the time from the first average to the time when the ${pair} came, not their age today.`,
        slip('used_a_term_twice', would, calc`${died} + 2 * ${ago}`)`
          You added the $${ago}$ years twice: ${here}. One person grows older by $${ago}$ years in this time, only
          once.`,
      ],
      snapRead: text`An average some years ago and one today, one who is gone and two who are new: find the totals for
        one moment, today, and compare them.`,
      approach: text`Ages add up only if they belong to the same moment. So let the first $${count}$ grow older by
        $${years}$ years, take the ${gone} out with the age of today, and see how much is missing to the real total:
        that is the age of both ${pair}.`,
      faster: text`Against $${then + years}$, the $${count + 1}$ lack
        ${calc`(${then + years} - ${now}) * ${count + 1}`} in all: the ${gone} took away $${would} - ${then + years}$
        more than an average age, and the ${pair} lack the rest.`,
      check: text`The old ones who are left have $${older} - ${would} = ${older.sub(would)}$ years, and with the
        ${pair}, $2 \times ${age}$ more, that is ${calc`${older} - ${would} + 2 * ${age}`}. The average of
        $${count + 1}$ with this total is $${now}$.`,
      principle: text`When members of a group come and go over the years, bring every age to one moment before you add
        or take away.`,
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
      because: text`Each of the two lives through the same ${years} years, so the total of both grows by twice
        ${years}. Adding ${years} once would let only one of them grow older.`,
    })`
      Find the total age of the first two today. Their average was $${then}$ years, so the total was
      $2 \times ${then}$; each of them has become $${years}$ years older since then.`;
    const all = step(calc`${children + 2} * ${now}`.in('years'), {
      name: 'the present total of all',
      because: text`Averages of groups of different sizes cannot be subtracted, but totals can. The average times the
        number of persons is the total.`,
    })`
      With the $${children}$ ${young} there are $${children + 2}$ persons today. Multiply by their average of $${now}$
      years to find the total of all ages.`;
    const others = step(calc`${all} - ${two}`.in('years'), {
      name: `the total of the ${young}`,
      because: text`Both totals belong to today, and the first two are counted in the total of all. What is left when
        they are taken out is made of the ${young} alone.`,
    })`
      The total of all holds the two and the ${young}. Take away the total of the two: the rest is the total of the
      ${young}.`;
    const mean = step(calc`${others} / ${children}`.in('years'), {
      because: text`This total holds the ages of ${children} persons. The first two are no longer in it, so they are
        not counted in the division either.`,
    })`
      The average of the ${young} is their total divided by their number, $${children}$.`;
    return {
      answer: mean,
      stem: tell({ years, then, children, now }),
      show: value => withUnit(value, 'years'),
      slips: [
        slip('let_time_pass_for_one_only', grown, 1)`
          A total of $${two}$ years for the first two lets only one of them grow older by $${years}$ years. Both have
          become older in this time.`,
        slip('left_out_a_change', grown, 0)`
          $${two}$ years is the total of the two as it was $${years}$ years ago. The average of $${now}$ is of today,
          so their ages of today are needed.`,
        slip('divided_by_the_wrong_number', mean, calc`${others} / ${children + 2}`)`
          ${here} divides the total of the ${young} by the number of all. The first two are no longer in this total, so
          only the $${children}$ are counted.`,
        slip('averaged_the_averages', mean, calc`2 * ${now} - (${then} + ${years})`)`
          ${here} places $${now}$ midway between the two averages. That needs groups of the same size, but there are
          $2$ of the first and $${children}$ ${young}.`,
        slip('counted_one_too_few', all, calc`${children + 1} * ${now}`)`
          ${here} counts the first two as one person. Two persons and $${children}$ ${young} have to be counted.`,
        slip('let_time_pass_for_one_only', grown, 3)`
          A total of $${two}$ years for the first two adds the $${years}$ years three times. There are only two of them
          to grow older.`,
        slip('kept_the_old_total', all, calc`${children} * ${now}`)`
          ${here} takes the average of all for the ${young} alone, and then the two are taken off as well, though they
          were never counted.`,
        slip('counted_one_too_many', all, calc`${children + 3} * ${now}`)`
          ${here} counts $${children + 3}$ ages. There are two at first and $${children}$ who came later, so one was
          counted too many.`,
      ],
      snapRead: text`Two averages of different times and different numbers of persons: bring the first two to today,
        then compare totals.`,
      approach: text`Let the $${years}$ years pass for both of the first two. Their total and the total of all then
        belong to the same day, and the difference is the total of the ${young}.`,
      faster: text`The two are $${then + years}$ on average today, ${calc`${then + years} - ${now}`} above $${now}$;
        the $${children}$ ${young} lie below it by $2 \times ${then + years - now} \div ${children}$.`,
      check: text`The two have $${two}$ years today and $${children}$ times $${mean}$ years come to them, in all
        ${calc`${two} + ${children} * ${mean}`}. Divided by $${children + 2}$, that is $${now}$.`,
      principle: text`The average age of the same persons grows by one each year, whatever their number; add or
        subtract totals of one moment only.`,
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
