import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  /** How many there are, the average before and its change in tenths, and one member's value. */
  count: number;
  mean: number;
  tenths: number;
  member: number;
}

interface Change extends Numbers {
  story: (typeof stories)[number];
}

const change = (tenths: number) => q(Math.abs(tenths), 10);
const rises = (tenths: number) => (tenths > 0 ? 'rises' : 'falls');
const rose = (tenths: number) => (tenths > 0 ? 'rose' : 'fell');

const stories = [
  {
    unit: 'kg',
    value: 'weight',
    group: 'rowers',
    replaced: ({ count, member, tenths }: Numbers) =>
      text`A rower who weighs $${member}$ kg is replaced by another one, and the average weight of the $${count}$ rowers
        ${rises(tenths)} by $${change(tenths)}$ kg. What is the weight of the new rower?`,
    joined: ({ count, mean, tenths }: Numbers) =>
      text`The average weight of $${count}$ rowers is $${mean}$ kg. When the coach is weighed with them, the average is
        $${q(mean).add(q(tenths, 10))}$ kg. How heavy is the coach?`,
  },
  {
    unit: 'years',
    value: 'age',
    group: 'directors',
    replaced: ({ count, member, tenths }: Numbers) =>
      text`On the board of a bank a director aged $${member}$ years retired and a new one took the seat the same day. By
        this the average age of the $${count}$ directors ${rose(tenths)} by $${change(tenths)}$ years. How old is the
        new director?`,
    joined: ({ count, mean, tenths }: Numbers) =>
      text`A board of $${count}$ directors, whose average age was $${mean}$ years, took in one more. Since then the
        average age has been $${q(mean).add(q(tenths, 10))}$ years. What was the age of the additional director?`,
  },
  {
    unit: 'runs',
    value: 'score',
    group: 'scores',
    replaced: ({ count, member, tenths }: Numbers) =>
      text`Harleen worked out the average of $${count}$ scores. Then she found that a score of $${member}$ runs
      belonged to another player and put the right score in its place: the average ${rises(tenths)} by
      $${change(tenths)}$ runs. What was the right score?`,
    joined: ({ count, mean, tenths }: Numbers) =>
      text`After $${count}$ scores the average is $${mean}$ runs. Which score must come next if the average is to be
        $${q(mean).add(q(tenths, 10))}$ runs?`,
  },
  {
    unit: 'kg',
    value: 'weight',
    group: 'bags',
    replaced: ({ count, member, tenths }: Numbers) =>
      text`A porter changes one of the $${count}$ bags on his trolley, a bag of $${member}$ kg, for a different one.
      The bags then weigh $${change(tenths)}$ kg ${tenths > 0 ? 'more' : 'less'} on average than before. How heavy is
      the bag that was put on?`,
    joined: ({ count, mean, tenths }: Numbers) =>
      text`There are $${count}$ bags on a trolley, with an average weight of $${mean}$ kg. One more bag makes the
      average $${q(mean).add(q(tenths, 10))}$ kg. Find the weight of this bag.`,
  },
] as const;

const replaced = form<Change>(
  'new-member-in-place-of-one',
  {
    band: 'Easy',
    seconds: 40,
    verify: ({ count, mean, member, tenths }) => {
      // The others keep their values, whatever the average was.
      const others = count * mean - member;
      for (let value = 0; value < 1000; value += 1)
        if (Math.abs((others + value) / count - mean - tenths / 10) < 1e-9) return value;
      throw new Error('no value fits');
    },
  },
  ({ count, mean, member, tenths, story }, { step }) => {
    const { unit, value, group } = story;
    const up = tenths > 0;
    const total = step(calc`${count} * ${change(tenths)}`.in(unit), {
      name: `the change of the total ${value}`,
      because: text`The average is the total divided by the number of ${group}, and that number stays.`,
    })`
      The number stays at $${count}$, so the total changes by $${count}$ times the change of the average. Multiply.`;
    const other = step(up ? calc`${member} + ${total}`.in(unit) : calc`${member} - ${total}`.in(unit), {
      because: text`The others stay as they are, so they bring no change. The whole change of the total is the new
          value less the old one.`,
    })`
      Only one value was exchanged, and it makes the whole change. So the new one is ${up ? 'larger' : 'smaller'} than
      the old one by this number.`;
    return {
      answer: other,
      stem: story.replaced({ count, mean, member, tenths }),
      show: shown => withUnit(shown, unit),
      slips: [
        slip('did_not_divide', total, change(tenths))`
            You let the total change by only $${total}$ ${unit}. That is the change of the average; each of the
            $${count}$ ${group} has its share in it, so the total changes by $${count}$ times as much.`,
        slip(
          'took_the_change_the_wrong_way',
          other,
          up ? calc`${member} - ${total}` : calc`${member} + ${total}`,
        )`
            You went the wrong way: ${here}. The average ${rises(tenths)}, so the new ${value} has to be
            ${up ? 'larger' : 'smaller'} than the old one.`,
        slip('counted_one_too_few', total, calc`(${count} - 1) * ${change(tenths)}`)`
            You multiplied the change by $${count - 1}$: ${here}. The new one counts as well, so it is shared by all
            $${count}$ ${group}.`,
        slip('counted_one_too_many', total, calc`(${count} + 1) * ${change(tenths)}`)`
            You multiplied the change by $${count + 1}$: ${here}. One goes and one comes, so there are still
            $${count}$ ${group}.`,
        slip('halved_needlessly', total, calc`${count} * ${change(tenths)} / 2`)`
            You halved the change of the total: ${here}. Only one ${value} is new, so it makes all of the change
            alone.`,
        slip('did_not_double', total, calc`2 * ${count} * ${change(tenths)}`)`
            You counted the change of the total twice: ${here}, once for the old ${value} and once for the new one. It
            is the difference of the two, so it counts once.`,
      ],
      snapRead: text`One of $${count}$ is exchanged, and the change of the average is known. One of the two values is
        asked.`,
      approach: text`An average times the number is the total. Find how much the total changes; the exchange of one
        value makes all of this change.`,
      check: text`The exchange changes the total by ${up ? calc`${other} - ${member}` : calc`${member} - ${other}`}
        ${unit}, and shared by $${count}$ that is $${change(tenths)}$ ${unit}.`,
      principle: text`When one value is exchanged, the two values differ by the change of the average times the number
        of values.`,
    };
  },
);

const joined = form<Change>(
  'value-of-one-who-joins',
  {
    band: 'Easy',
    seconds: 40,
    entry: true,
    suits: ({ count, mean, tenths }) =>
      Number.isInteger(mean + ((count + 1) * tenths) / 10) && mean * 10 + tenths * (count + 1) > 0,
    verify: ({ count, mean, tenths }) => {
      for (let value = 0; value < 2000; value += 1)
        if (Math.abs((count * mean + value) / (count + 1) - mean - tenths / 10) < 1e-9) return value;
      throw new Error('no value fits');
    },
  },
  ({ count, mean, member, tenths, story }, { step, find }) => {
    const { unit, value, group } = story;
    const now = q(mean).add(q(tenths, 10));
    const places = find(count + 1);
    const total = step(calc`${places} * ${now}`.in(unit), {
      name: 'the total after the addition',
      because: text`Averages cannot be subtracted from each other, because they belong to ${count} and to ${count + 1}
        ${group}. Totals can, so each average is turned into a total.`,
    })`
      Now there are $${count + 1}$ values with the new average. Multiply the two to find the new total.`;
    const before = step(calc`${count} * ${mean}`.in(unit), {
      name: 'the total before it',
      because: text`The old average belongs to the ${count} ${group} of before, without the new one.`,
    })`
      Before, there were $${count}$ ${group} with the average $${mean}$. Multiply to find the old total.`;
    const added = step(calc`${total} - ${before}`.in(unit), {
      because: text`The old values are in both totals. All that the new total has more is the ${value} that was
        added.`,
    })`
      The two totals differ only by the ${value} that was added. Subtract the old total from the new one.`;
    return {
      answer: added,
      stem: story.joined({ count, mean, member, tenths }),
      show: shown => withUnit(shown, unit),
      onSight: shown => (tenths > 0 ? shown.gt(now) : shown.lt(now)),
      slips: [
        slip('kept_the_old_total', before, calc`${count} * ${now}`)`
            You multiplied the old number of ${group} by the new average: ${here}. Before the addition these
            $${count}$ ${group} had the average $${mean}$.`,
        slip('counted_one_too_few', added, calc`${mean} + ${count} * ${q(tenths, 10)}`)`
            You added the change for the $${count}$ ${group} of before: ${here}. The new ${value} belongs to the new
            average too, so the change counts $${count + 1}$ times.`,
        slip('counted_one_too_many', added, calc`${now} + (${count} + 1) * ${q(tenths, 10)}`)`
            You started from the new average $${now}$ and added $${count + 1}$ changes: ${here}. One of these changes
            is already in the new average.`,
        slip('took_the_change_the_wrong_way', added, calc`${mean} - (${count} + 1) * ${q(tenths, 10)}`)`
            You used the change with the wrong sign: ${here}. The average ${rises(tenths)}, so the new ${value} lies
            ${tenths > 0 ? 'above' : 'below'} it.`,
        slip('averaged_the_averages', added, calc`2 * ${now} - ${mean}`)`
            You treated $${now}$ as the middle of the old average and the new ${value}: ${here}. The old average
            stands for $${count}$ ${group}, not for one.`,
        slip('used_a_term_twice', added, calc`${mean} + 2 * (${count} + 1) * ${q(tenths, 10)}`)`
            You counted the change for each of the $${count + 1}$ ${group} twice: ${here}. The new ${value} changes
            the average of each only once.`,
      ],
      snapRead: text`One more value is added, and the averages before and after are known. The added value is asked.`,
      approach: text`Averages cannot be subtracted, but totals can. Find the total before and after; the difference is
        the added value.`,
      faster: text`The new one has the old average and, besides, the change for each of $${count + 1}$: $${mean} +
        ${count + 1} \times ${q(tenths, 10)}$.`,
      check: text`$${count}$ times $${mean}$ and $${added}$ make ${calc`${count} * ${mean} + ${added}`}, and shared by
        $${count + 1}$ that is $${now}$.`,
      principle: text`Turn an average into a total before you add or subtract: totals can be added, averages cannot.`,
    };
  },
);

/** AR.AVG.1 Easy: one member exchanged, or one more. */
export const oneComesOneGoes: readonly AnyTemplate[] = situation<Change>({
  type: 'AR.AVG.1',
  situation: 'one-comes-one-goes',
  tries: 12,
  draw: draw => {
    const story = draw.pick(stories);
    const count = draw.int(6, 24);
    const tenths = draw.pick([-25, -20, -15, -12, -8, -5, 5, 8, 12, 15, 20, 25, 30, 40]);
    const [least, most] =
      story.group === 'bags'
        ? [26, 48]
        : story.unit === 'kg'
          ? [52, 92]
          : story.unit === 'years'
            ? [36, 64]
            : [24, 60];
    const [mean, member] = [draw.int(least, most), draw.int(least, most)];
    const other = member + (count * tenths) / 10;
    const newcomer = mean + ((count + 1) * tenths) / 10;
    const fits = (value: number) => Number.isInteger(value) && value >= least - 14 && value <= most + 14;
    return newcomer !== count + 1 &&
      fits(other) &&
      ![(count * Math.abs(tenths)) / 10, count - 1, count + 1].includes(other) &&
      newcomer >= least - 20 &&
      newcomer <= most + 24 &&
      count % 10 !== 0
      ? { count, mean, tenths, member, story }
      : null;
  },
  forms: [replaced, joined],
});
