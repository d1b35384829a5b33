import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Numbers {
  count: number;
  mean: number;
  /** By how much the average falls when one leaves. */
  fall: number;
  /** By how much the two who come differ. */
  apart: number;
}

interface Exchange extends Numbers {
  story: (typeof stories)[number];
}

const stories = [
  {
    unit: 'years',
    who: 'captain',
    group: 'players',
    tell: ({ count, mean, fall, apart }: Numbers) =>
      text`The $${count}$ players of a team are $${mean}$ years old on average. When the captain leaves, the average
      falls by ${fall} year(s). Then two new players come, one of them $${apart}$ years older than the other, and the
      average is $${mean}$ years again. How old is the older of the two?`,
  },
  {
    unit: 'kg',
    who: 'heaviest crate',
    group: 'crates',
    tell: ({ count, mean, fall, apart }: Numbers) =>
      text`A lift holds $${count}$ crates with an average weight of $${mean}$ kg. Taking out the heaviest crate lowers
      the average by $${fall}$ kg. Two other crates are put in instead, and the average is $${mean}$ kg as before. One
      of these two weighs $${apart}$ kg more than the other. What is the weight of the heavier of the two?`,
  },
  {
    unit: 'lakh rupees',
    who: 'manager',
    group: 'employees',
    tell: ({ count, mean, fall, apart }: Numbers) =>
      text`In an office of $${count}$ employees the average yearly pay was $${mean}$ lakh rupees. The manager's
      retirement brought it down by $${fall}$ lakh rupees, and the appointment of two others brought it back to
      $${mean}$ lakh. The pay of these two differs by $${apart}$ lakh rupees. What does the better paid of them get?`,
  },
] as const;

const larger = form<Exchange>(
  'larger-of-two-who-come',
  {
    band: 'Medium',
    seconds: 80,
    // The smaller of the two would tell the larger one by the difference that the stem gives.
    revision: 2,
    verify: ({ count, mean, fall, apart }) => {
      for (let value = 1; value < 2000; value += 1)
        if ((count - 1) * (mean - fall) + value + (value - apart) === (count + 1) * mean) return value;
      throw new Error('no value fits');
    },
  },
  ({ count, mean, fall, apart, story }, { step, find }) => {
    const { unit, who, group } = story;
    const left = find(count - 1);
    const missing = step(calc`${left} * ${fall}`.in(unit), {
      name: `what the remaining ${group} lack to the old average`,
      because: text`When the ${who} goes, the others are left with a lower average. Each of them is $${fall}$
          below on average, so together it is that many times $${fall}$.`,
    })`
        After the ${who} has gone, the average of the $${left}$ others is $${fall}$ below the old one. Multiply to
        find how much they are below it together.`;
    const two = step(calc`2 * ${mean} + ${missing}`.in(unit), {
      name: 'the total of the two who come',
      because: text`To restore the average, the two new ones must bring the average for themselves and make up for
          what the others lack. If they were only average, the others would still be below it.`,
    })`
      The two new ones bring the old average back. So together they have twice that average and, besides, what the
      others were below it.`;
    const answer = step(calc`(${two} + ${apart}) / 2`.in(unit), {
      name: text`the larger of the two`,
      because: text`The sum is the smaller one twice and the difference. With the difference added it is the
          larger one twice, so halve.`,
    })`
      The sum of the two and their difference are known. Add both, which gives two times the larger one, and halve.`;
    return {
      answer,
      stem: story.tell({ count, mean, fall, apart }),
      show: value => withUnit(value, unit),
      slips: [
        slip('counted_one_too_many', missing, calc`${count} * ${fall}`)`
            You counted the ${who} among those that are below the average: ${here}. After the ${who} has gone, only
            $${count - 1}$ are left.`,
        slip('left_out_a_term', two, calc`${mean} + ${missing}`)`
            You added the average once: ${here}. Two new ones come, and each of them needs the average $${mean}$ for
            itself.`,
        slip('answered_another_quantity', answer, calc`${mean} + ${missing}`)`
            ${here} belongs to the ${who} who left. The two who come share what this one had above the average.`,
        slip('counted_twice', two, calc`2 * (${mean} + ${missing})`)`
            You let each of the two make up for all the others: ${here}. Together they make up for them once.`,
        slip('halved_needlessly', answer, calc`${two} / 2 + ${apart}`)`
            You halved the sum and then added the whole difference: ${here}. From half of the sum to the larger one it
            is only half of $${apart}$.`,
        slip('kept_the_old_total', two, calc`${missing} + 2 * (${mean} - ${fall})`)`
            You counted the two new ones with the lowered average, $${mean} - ${fall}$, and got ${here} for them. In
            the end the average is $${mean}$ again, so they count with $${mean}$ each.`,
        stop('answered_another_quantity', missing)`
            $${missing}$ ${unit} is only what the others are below the old average together. The two new ones need the
            average for themselves as well.`,
        slip('did_not_halve', answer, calc`${two} - ${apart}`)`
            You subtracted the difference from the sum of the two: ${here}. That is twice the smaller one, so it is
            neither of them.`,
      ],
      snapRead: text`One leaves, two come, and the average is again what it was. The larger of the two new values is
        asked.`,
      approach: text`Measure everything from the old average. What the others are below it together, the two new ones
        must have above it.`,
      faster: text`The two lie $${missing}$ above twice $${mean}$, so their middle is
        ${calc`${mean} + ${missing} / 2`}; add half of $${apart}$.`,
      check: text`The totals agree: $${left} \times ${mean - fall} + ${answer} + ${answer.sub(apart)}$ is
        ${calc`${count + 1} * ${mean}`}.`,
      principle: text`Measure from the average that is to be reached: what some are below it together, the others must
        be above it.`,
    };
  },
);

/** AR.AVG.1 Medium: one leaves, two come and restore the average. */
export const oneOutTwoIn: readonly AnyTemplate[] = situation<Exchange>({
  type: 'AR.AVG.1',
  situation: 'one-out-two-in',
  tries: 12,
  draw: draw => {
    const story = draw.pick(stories);
    const count = draw.int(9, 25);
    const fall = draw.pick(story.unit === 'years' ? [0.5, 0.8, 1.2, 1.5] : [1.5, 2, 2.5, 3]);
    const mean =
      story.unit === 'years' ? draw.int(22, 29) : story.unit === 'kg' ? draw.int(45, 80) : draw.int(8, 18);
    const apart = draw.int(2, story.unit === 'years' ? 8 : 12);
    const two = 2 * mean + (count - 1) * fall;
    const larger = (two + apart) / 2;
    const gone = mean + (count - 1) * fall;
    const most = story.unit === 'years' ? 41 : 140;
    const fits =
      Number.isInteger(larger) &&
      Number.isInteger(2 * (count - 1) * fall) &&
      gone <= most &&
      larger <= most &&
      larger - apart >= mean * 0.6 &&
      larger !== gone &&
      ![two, (count - 1) * fall, count * fall].includes(larger);
    return fits ? { count, mean, fall, apart, story } : null;
  },
  forms: [larger],
});
