import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  /** The two candidates, and what each would do to the average, in tenths with sign. */
  low: number;
  high: number;
  lowTenths: number;
  highTenths: number;
}

interface Candidates extends Numbers {
  story: (typeof stories)[number];
}

const would = (tenths: number) => text`${tenths > 0 ? 'rise' : 'fall'} by $${q(Math.abs(tenths), 10)}$`;

const stories = [
  {
    unit: 'years',
    group: 'members of the choir',
    tell: ({ low, high, lowTenths, highTenths }: Numbers) =>
      text`If Ayesha, who is $${low}$ years old, joins a choir, the average age of its members will ${would(lowTenths)}
        years. If instead her aunt, who is $${high}$, joins, it will ${would(highTenths)} years. What is the average
        age of the choir now?`,
  },
  {
    unit: 'kg',
    group: 'sacks',
    tell: ({ low, high, lowTenths, highTenths }: Numbers) =>
      text`One more sack is to be put on a cart. With a sack of $${low}$ kg the average weight of the sacks on the cart
      would ${would(lowTenths)} kg; with one of $${high}$ kg in its place it would ${would(highTenths)} kg. What is the
      average weight of the sacks that are on the cart already?`,
  },
  {
    unit: 'marks',
    group: 'students',
    tell: ({ low, high, lowTenths, highTenths }: Numbers) =>
      text`A student of a batch was absent in a test. The teacher notes: 'If Ibrahim gets $${low}$ in the repeat test,
      the average of the batch will ${would(lowTenths)}; with $${high}$ marks it will ${would(highTenths)}.' What is the
        average without Ibrahim?`,
  },
] as const;

const averageNow = form<Candidates>(
  'average-before-either-joins',
  {
    band: 'Medium',
    seconds: 85,
    verify: ({ low, high, lowTenths, highTenths }) => {
      for (let count = 1; count < 400; count += 1)
        for (let mean = 1; mean < 200; mean += 1)
          if (
            10 * (low - mean) === lowTenths * (count + 1) &&
            10 * (high - mean) === highTenths * (count + 1)
          )
            return mean;
      throw new Error('no group fits');
    },
  },
  ({ low, high, lowTenths, highTenths, story }, { step }) => {
    const { unit, group } = story;
    const [a, b] = [q(lowTenths, 10), q(highTenths, 10)];
    const apart = step(calc`${b} - ${a}`.in(unit), {
      name: 'the difference of the two new averages',
      because: text`In both cases the same others are there. So the difference comes only from which of the two
          joins.`,
    })`
      Subtract the two new averages to find by how much they would differ. A fall counts as negative.`;
    const places = step(calc`(${high} - ${low}) / ${apart}`, {
      name: `the number of ${group} with the new one`,
      because: text`Only the new one differs between the two cases, so the totals differ by the two values.`,
    })`
      The two totals would differ by $${high} - ${low}$, and in both cases the number is the same. Divide by the
      difference of the averages to find this number.`;
    const shift = step(calc`${places} * ${a}`.in(unit), {
      name: 'what the first one has above the average',
      because: text`The new one raises the average for everybody, for itself too. So its distance from the old
          average is shared by all of them.`,
    })`
      The first one lies above the old average by the change of the average, once for each of these. Multiply (a
      negative result means below).`;
    const mean = step(calc`${low} - ${shift}`.in(unit), {
      name: text`the old average`,
      because: text`The distance was measured from the old average up to the new value. So going back from the
          value leads to the average.`,
    })`
      Subtract this distance from the value of the first one to find the old average.`;
    return {
      answer: mean,
      stem: story.tell({ low, high, lowTenths, highTenths }),
      show: value => withUnit(value, unit),
      slips: [
        slip('counted_one_too_few', shift, calc`(${places} - 1) * ${a}`)`
            You multiplied the change by one less than $${places}$: ${here}. The new one belongs to the $${places}$
            too.`,
        slip('counted_one_too_many', shift, calc`(${places} + 1) * ${a}`)`
            You multiplied the change by one more than $${places}$: ${here}. The new one is counted in $${places}$
            already.`,
        slip('wrong_sign', mean, calc`${low} + ${shift}`)`
            You went the wrong way from the new value: ${here}. It makes the average
            ${lowTenths > 0 ? 'rise' : 'fall'}, so it lies ${lowTenths > 0 ? 'above' : 'below'} the old average.`,
        slip('wrong_sign', apart, lowTenths + highTenths !== 0 && calc`abs(${a} + ${b})`)`
            You used $${apart}$ as the difference of the two new averages. One change has the wrong sign there: a rise
            counts as positive and a fall as negative.`,
        slip('stopped_a_step_early', shift, a)`
            You used $${a}$, the change of the average, as the distance of the new value from the old average. This
            distance is shared by all, so it is larger.`,
        slip('averaged_the_averages', mean, calc`(${low} + ${high}) / 2`)`
            You averaged the two values: ${here}. They tell you nothing about the average until their effects are
            compared.`,
        slip('used_a_wrong_given_number', mean, calc`${low} - ${places} * ${b}`)`
            You used the change that belongs to $${high}$ for the value $${low}$: ${here}. Each value has a change of
            its own.`,
      ],
      snapRead: text`There are two cases for one place, and the change of the average is known for each. The average
        before is asked.`,
      approach: text`Compare the two cases. Only one value differs, so the difference of the values over the difference
        of the averages gives the number. Then one case leads back to the old average.`,
      faster: text`$${high - low}$ ${unit} more lift the average by $${apart}$, so $${places}$ share; then the average
        is $${low} - ${places} \times ${a.lt(0) ? tex`(${a})` : a}$.`,
      check: text`With the other value: $${high} - ${mean}$ shared by $${places}$ is
        ${calc`(${high} - ${mean}) / ${places}`} ${unit}, as given.`,
      principle: text`When two cases differ in one value only, subtract one from the other: everything else cancels.`,
    };
  },
);

/** AR.AVG.1 Medium: what either of two candidates would do. */
export const twoWhoMightJoin: readonly AnyTemplate[] = situation<Candidates>({
  type: 'AR.AVG.1',
  situation: 'two-who-might-join',
  tries: 12,
  draw: draw => {
    const story = draw.pick(stories);
    const places = draw.pick([10, 15, 20, 25, 30, 40, 12, 16]);
    const mean =
      story.unit === 'years' ? draw.int(24, 44) : story.unit === 'kg' ? draw.int(38, 62) : draw.int(48, 76);
    const lowTenths = draw.pick([-8, -6, -5, -4, -3, -2, 2, 3, 4, 5, 6]);
    const highTenths = lowTenths + draw.pick([2, 3, 4, 5, 6, 8, 10, 12, 14]);
    const [low, high] = [mean + (places * lowTenths) / 10, mean + (places * highTenths) / 10];
    const most = story.unit === 'marks' ? 99 : story.unit === 'kg' ? 90 : 70;
    const fits =
      Number.isInteger(low) &&
      Number.isInteger(high) &&
      low >= 14 &&
      high <= most &&
      ![0, 10].includes(highTenths) &&
      lowTenths + highTenths !== 0 &&
      ![places, high - low].includes(mean);
    return fits ? { low, high, lowTenths, highTenths, story } : null;
  },
  forms: [averageNow],
});
