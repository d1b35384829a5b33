import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  /** How many there were, the years since then, the average then, and the average now. */
  count: number;
  years: number;
  then: number;
  now: number;
  /** Age of the one who came later. */
  young: number;
}

interface Family extends Numbers {
  story: (typeof stories)[number];
}

const stories = [
  {
    one: 'child',
    late: ({ count, years, then, now }: Numbers) =>
      text`$${years}$ years ago the average age of the $${count}$ members of a family was $${then}$ years. Since then a
        child has been born, and today the average age of the family is $${now}$ years. How old is the child?`,
    before: ({ count, now, young }: Numbers) =>
      text`The $${count + 1}$ members of a family have an average age of $${now}$ years; the youngest child is
        $${young}$ years old. What was the average age of the family just before this child was born?`,
  },
  {
    one: 'calf',
    late: ({ count, years, then, now }: Numbers) =>
      text`A herd of $${count}$ elephants had an average age of $${then}$ years when it was first counted. Now,
        $${years}$ years later, all of them are still alive, one calf was born in between, and the average age is
        $${now}$ years. Find the age of the calf.`,
    before: ({ count, now, young }: Numbers) =>
      text`A herd consists of $${count + 1}$ elephants with an average age of $${now}$ years, among them a calf of
        $${young}$ years, the only one born in that time. Find the average age of the herd immediately before the birth
        of the calf.`,
  },
  {
    one: 'sister',
    late: ({ count, years, then, now }: Numbers) =>
      text`Before the birth of his sister, Lalrin's family had $${count}$ members. $${years}$ years ago, when she was
        not yet born, their average age was $${then}$ years. With her it is $${now}$ years today. What is the age of the
        sister in years?`,
    before: ({ count, now, young }: Numbers) =>
      text`Lalrin's family has $${count + 1}$ members, who are $${now}$ years old on average. His sister, who is
        $${young}$, was the last to be born. What was the average of the other ages at the time of her birth?`,
  },
] as const;

const late = form<Family>(
  'age-of-one-born-later',
  {
    band: 'Easy',
    seconds: 50,
    suits: ({ years, young, count }) => young < years && young !== count && young !== count + 1,
    verify: ({ count, years, then, now }) => {
      for (let age = 0; age <= years; age += 1)
        if (count * (then + years) + age === now * (count + 1)) return age;
      throw new Error('no age fits');
    },
  },
  ({ count, years, then, now, young, story }, { step }) => {
    const { one } = story;
    const older = step(calc`${count} * (${then} + ${years})`.in('years'), {
      name: 'the present total of the first ages',
      because: text`Everyone who was there then is older by the years that have passed, so the average is too.`,
    })`
      Each of the $${count}$ has grown older by $${years}$ years, so their average has as well. Find their total
      today.`;
    const all = step(calc`${count + 1} * ${now}`.in('years'), { name: 'the present total of all ages' })`
      With the ${one} there are $${count + 1}$. Find the total of all ages today.`;
    const age = step(calc`${all} - ${older}`.in('years'))`
      The difference is the age of the ${one}.`;
    return {
      answer: age,
      stem: story.late({ count, years, then, now, young }),
      show: value => withUnit(value, 'years'),
      plausible: value => value.gt(0) && value.lte(years),
      slips: [
        slip('counted_one_too_many', older, calc`${count} * (${then} + ${years}) + 1`)`
          ${here} lets a further year pass for the one counted first; all are older by $${years}$ years exactly.`,
        slip('let_time_pass_for_one_only', older, calc`${count} * ${then} + ${years} * (${count} - 1)`)`
          ${here} lets one of the $${count}$ stay at the old age.`,
        slip('counted_one_too_many', older, calc`${count} * ${then} + ${years} * (${count} + 1)`)`
          ${here} lets the ${one} age by all $${years}$ years too, and counts these among the older ones.`,
        slip('gave_the_complement', age, calc`${years} - (${all} - ${older})`)`
          ${here} is how long after that time the ${one} was born.`,
        slip('halved_needlessly', age, calc`(${all} - ${older}) / 2`)`
          ${here} halves the difference, but only one was born.`,
        slip('used_a_factor_twice', age, calc`2 * (${all} - ${older})`)`
          ${here} doubles the difference of the totals; it is the age of the ${one} itself.`,
        slip('counted_one_too_few', age, calc`${all} - ${older} - 1`)`
          ${here} takes off another year; the total is exact.`,
        slip('averaged_the_averages', age, calc`${years} - abs(${now} - ${then})`)`
          ${here} compares the averages, which belong to different numbers of ages.`,
      ],
      snapRead: text`The same ages some years later and one more: the totals tell the age of the ${one}.`,
      approach: text`Let the years pass for all who were there, and compare the total with that of today.`,
      faster: text`Without the ${one} the average would be $${then + years}$; the $${count}$ lose ${calc`${then + years}
        - ${now}`} each, so the ${one} is $${now} - ${count} \times ${then + years - now}$ years old.`,
      check: text`$${older}$ and $${age}$ make ${calc`${older} + ${age}`}, which is $${count + 1}$ times $${now}$.`,
      principle: text`In every year each person grows older by one, so an average of the same persons grows by one a
        year.`,
    };
  },
);

const before = form<Family>(
  'average-before-a-birth',
  {
    band: 'Easy',
    seconds: 45,
    suits: ({ count, now, young }) => q((count + 1) * (now - young), count).mul(2).d === 1n,
    verify: ({ count, now, young }) => q(((count + 1) * now - young) * 2 - 2 * count * young, 2 * count),
  },
  ({ count, years, then, now, young, story }, { step, find }) => {
    const { one } = story;
    const others = step(calc`${count + 1} * ${now} - ${young}`.in('years'), {
      name: 'the present total of the others',
    })`
      Take the ${one}'s age off the present total of all ages.`;
    const places = find(count);
    const back = find(young);
    const total = step(calc`${others} - ${places} * ${back}`.in('years'), {
      name: 'their total when it was born',
      because: text`When the ${one} was born, each of the others was younger by the present age of the ${one}.`,
    })`
      When the ${one} was born, each of the $${count}$ others was younger by $${young}$ years. Take these years off.`;
    const mean = step(calc`${total} / ${count}`.in('years'))`
      Divide by their number.`;
    return {
      answer: mean,
      stem: story.before({ count, years, then, now, young }),
      show: value => withUnit(value, 'years'),
      slips: [
        slip('let_time_pass_for_one_only', back, 1)`
          ${calc`${places} * ${back}`} years is one year for each of the others, but $${young}$ years have passed.`,
        slip('left_out_a_change', places, 0)`
          $${others} \div ${count}$ is the average of the others today; they were younger when the ${one} was born.`,
        slip('ignored_a_condition', others, calc`${count + 1} * ${now}`)`
          The $${young}$ years of the ${one} are still in the total $${others}$.`,
        slip('averaged_the_averages', mean, calc`${now} - ${young}`)`
          ${here} would be right if the number of ages had not changed; the ${one} lowers today's average.`,
        slip('divided_by_the_wrong_number', mean, calc`${total} / ${count + 1}`)`
          ${here} counts the ${one} too, who was not there yet.`,
        slip('counted_one_too_many', places, count + 1)`
          The $${young}$ years were taken off $${count + 1}$ times, although the ${one}'s own years were off already.`,
        slip('took_a_change_twice', back, calc`2 * ${young}`)`
          ${here} years were taken off each of the others, but they were younger by $${young}$ only.`,
        slip('wrong_sign', total, calc`${others} + ${places} * ${back}`)`
          ${here} adds the years that have passed; in the past the ages were smaller.`,
      ],
      snapRead: text`Go back in time by the age of the ${one}: all others were younger by that, and one was not there.`,
      approach: text`Take the ${one} out of the present total, then take off the years for each of the others.`,
      faster: text`When the ${one} was born, all $${count + 1}$ ages were $${young}$ less, the ${one}'s zero: the total
        was $${count + 1} \times ${now - young}$, for $${count}$ of them.`,
      check: text`Today the others have ${calc`${count} * (${mean} + ${young})`} years together, and with $${young}$ it
        is $${count + 1}$ times $${now}$.`,
      principle: text`Going back in time, take the years off each age and leave out whoever was not yet born.`,
    };
  },
);

/** AR.AVG.5 Easy: one who was born in between. */
export const newcomersInAFamily: readonly AnyTemplate[] = situation<Family>({
  type: 'AR.AVG.5',
  situation: 'one-born-in-between',
  tries: 30,
  draw: draw => {
    const story = draw.pick(stories);
    const count = draw.int(3, story.one === 'calf' ? 14 : 7);
    const years = draw.int(6, 18);
    const young = draw.int(2, 16);
    const then = draw.int(22, 42);
    const now = q(count * (then + years) + young, count + 1);
    return now.d === 1n && young < years && now.gte(young + 12)
      ? { count, years, then, now: now.valueOf(), young, story }
      : null;
  },
  forms: [late, before],
});
