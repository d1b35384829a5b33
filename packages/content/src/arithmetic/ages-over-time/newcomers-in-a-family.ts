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
      because: text`Everyone who was there then is ${years} years older today, so the average of these ${count} is too.
        The new one does not belong to them and comes in later.`,
    })`
      Leave the ${one} out for a moment. Each of the first $${count}$ has grown older by $${years}$ years, so their
      average is $${then} + ${years}$ years today. Multiply it by $${count}$ for their total.`;
    const all = step(calc`${count + 1} * ${now}`.in('years'), {
      name: 'the present total of all ages',
      because: text`The average of today is that of all of them, the ${one} included, so it is multiplied by one more
        than before.`,
    })`
      With the ${one} there are $${count + 1}$ today. Multiply their average of $${now}$ years by this number to find
      the total of all ages.`;
    const age = step(calc`${all} - ${older}`.in('years'), {
      because: text`Both totals are of today. All that one has more than the other is the age of the ${one}.`,
    })`
      The two totals differ only by the ${one}. Subtract to find its age.`;
    return {
      answer: age,
      stem: story.late({ count, years, then, now, young }),
      show: value => withUnit(value, 'years'),
      plausible: value => value.gt(0) && value.lte(years),
      slips: [
        slip('counted_one_too_many', older, calc`${count} * (${then} + ${years}) + 1`)`
          ${here} adds one year too many to the total. All $${count}$ are older by $${years}$ years exactly.`,
        slip('let_time_pass_for_one_only', older, calc`${count} * ${then} + ${years} * (${count} - 1)`)`
          ${here} lets one of the $${count}$ stay as old as before. All of them have grown older by $${years}$ years.`,
        slip('counted_one_too_many', older, calc`${count} * ${then} + ${years} * (${count} + 1)`)`
          ${here} lets the ${one} grow older by all $${years}$ years too and counts these years among the others. The
          ${one} was not there at first.`,
        slip('gave_the_complement', age, calc`${years} - (${all} - ${older})`)`
          ${here} is how many years after that time the ${one} was born. The age today is asked.`,
        slip('halved_needlessly', age, calc`(${all} - ${older}) / 2`)`
          ${here} halves the difference of the totals. Only one was born, so the whole difference is this one age.`,
        slip('used_a_factor_twice', age, calc`2 * (${all} - ${older})`)`
          ${here} doubles the difference of the totals. The difference itself is the age of the ${one}.`,
        slip('counted_one_too_few', age, calc`${all} - ${older} - 1`)`
          ${here} takes another year off. Both totals are of today, so their difference is exact.`,
        slip('averaged_the_averages', age, calc`${years} - abs(${now} - ${then})`)`
          ${here} compares the two averages. They belong to different numbers of ages, so only totals can be
          compared.`,
      ],
      snapRead: text`The same ages some years later and one more: the totals of today give the age of the ${one}.`,
      approach: text`Ages can be compared only at one moment. Let the years pass for all who were there at first, and
        compare their total with the total of today.`,
      faster: text`Without the ${one} the average would be $${then + years}$; the $${count}$ lose
        ${calc`${then + years}
        - ${now}`} each, so the ${one} is $${now} - ${count} \times ${then + years - now}$ years old.`,
      check: text`The first $${count}$ have $${older}$ years together, and with $${age}$ that makes
        ${calc`${older} + ${age}`}. It is $${count + 1}$ times $${now}$.`,
      principle: text`Each person grows older by one in every year, so the average of the same persons grows by one a
        year as well.`,
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
      because: text`The average of today counts the ${one} too, but the average that is asked does not. So the ${one}
        has to come out of the total.`,
    })`
      Today there are $${count + 1}$, with an average of $${now}$ years; multiply for the total of all ages. Take the
      $${young}$ years of the ${one} away: the total of the others is left.`;
    const places = find(count);
    const back = find(young);
    const total = step(calc`${others} - ${places} * ${back}`.in('years'), {
      name: 'their total when it was born',
      because: text`The ${one} is ${young} years old, so the birth was ${young} years ago. Each of the others was
        younger by these ${young} years then, and there are ${count} of them.`,
    })`
      The ${one} was born $${young}$ years ago, and each of the $${count}$ others was younger by $${young}$ years then.
      Take these years away for each of them.`;
    const mean = step(calc`${total} / ${count}`.in('years'), {
      because: text`Before the birth there were only ${count}. The ${one} is neither in this total nor in the number.`,
    })`
      Divide this total by the number of the others, $${count}$, for their average at that time.`;
    return {
      answer: mean,
      stem: story.before({ count, years, then, now, young }),
      show: value => withUnit(value, 'years'),
      slips: [
        slip('let_time_pass_for_one_only', back, 1)`
          You subtracted ${calc`${places} * ${back}`} years, one for each of the others. The ${one} was born $${young}$
          years ago, so $${young}$ years have passed for each.`,
        slip('left_out_a_change', places, 0)`
          $${others} \div ${count}$ is the average of the others today. When the ${one} was born, each of them was
          $${young}$ years younger.`,
        slip('ignored_a_condition', others, calc`${count + 1} * ${now}`)`
          The $${young}$ years of the ${one} are still in the total of $${others}$. At that time the ${one} had not
          been counted.`,
        slip('averaged_the_averages', mean, calc`${now} - ${young}`)`
          ${here} would be right if the number of ages had not changed. The ${one} is in the average of today and makes
          it smaller.`,
        slip('divided_by_the_wrong_number', mean, calc`${total} / ${count + 1}`)`
          ${here} divides by $${count + 1}$ and so counts the ${one} too. At that time there were only $${count}$.`,
        slip('counted_one_too_many', places, count + 1)`
          You subtracted $${young}$ years $${count + 1}$ times. The years of the ${one} were already out, so only the
          $${count}$ others are left.`,
        slip('took_a_change_twice', back, calc`2 * ${young}`)`
          You subtracted ${here} years for each of the others. Since then only $${young}$ years have passed.`,
        slip('wrong_sign', total, calc`${others} + ${places} * ${back}`)`
          ${here} adds the years that have passed. In the past the ages were smaller, so they have to be taken away.`,
      ],
      snapRead: text`Go back in time by the age of the ${one}: all others were younger by that, and one was not
        there.`,
      approach: text`Take the ${one} out of the present total, and then go back: take $${young}$ years away for each of
        the others. Divide by their number.`,
      faster: text`When the ${one} was born, all $${count + 1}$ ages were $${young}$ less, the ${one}'s zero: the total
        was $${count + 1} \times ${now - young}$, for $${count}$ of them.`,
      check: text`Today the others have ${calc`${count} * (${mean} + ${young})`} years together, and with $${young}$
        for the ${one} that is $${count + 1}$ times $${now}$.`,
      principle: text`Going back in time, take the years away from each age and leave out whoever was not yet born.`,
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
