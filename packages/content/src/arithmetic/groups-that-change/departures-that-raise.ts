import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  /** The first who leaves, the last who is left, and by how much each departure raises the average. */
  first: number;
  last: number;
  rise: number;
}

interface Departures extends Numbers {
  story: (typeof stories)[number];
}

const stories = [
  {
    unit: 'kg',
    things: 'boxes',
    one: 'box',
    asked: 'weight of all boxes',
    tell: ({ first, last, rise }: Numbers) =>
      text`Boxes are taken from a lift one after the other. Each time, the average weight of the boxes that are still
      in the lift goes up by exactly $${rise}$ kg. The first box that is taken out weighs $${first}$ kg, and the one
      that is left at the end weighs $${last}$ kg. What did all the boxes weigh together?`,
  },
  {
    unit: 'years',
    things: 'guests',
    one: 'guest',
    asked: 'sum of the ages',
    tell: ({ first, last, rise }: Numbers) =>
      text`At a family lunch the guests leave one by one. Whenever somebody leaves, the average age of those who remain
      rises by exactly $${rise}$ years. The first to leave is $${first}$ years old and the last one, who stays with
      nobody else, is $${last}$. What was the sum of the ages of all guests?`,
  },
  {
    unit: 'marks',
    things: 'scores',
    one: 'score',
    asked: 'sum of the scores',
    tell: ({ first, last, rise }: Numbers) =>
      text`From a list of scores Thomas strikes out one score after the other, and every time the average of the
      remaining scores grows by exactly $${rise}$ marks. He strikes out a score of $${first}$ marks first; a single
      score of $${last}$ marks remains. Find the sum of all scores on the list.`,
  },
] as const;

const total = form<Departures>(
  'total-at-the-start',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.SEQ.1'],
    verify: ({ first, last, rise }) => {
      // Backwards from the one who is left: who left before, so that the average then rose by the given amount?
      let [average, size] = [last, 1];
      for (let i = 0; i < 200; i += 1) {
        const before = average - rise;
        const gone = before * (size + 1) - average * size;
        [average, size] = [before, size + 1];
        if (gone === first) return average * size;
      }
      throw new Error('the first one is never reached');
    },
  },
  ({ first, last, rise, story }, { step }) => {
    const { unit, things, one } = story;
    const span = step(calc`${last} - ${first}`.in(unit), {
      name: 'the distance from the first to the last',
      because: text`Each time one goes, the average of the others rises by the same. The first to go must
          therefore lie below the average, by one rise for each who stays.`,
    })`
      Let there be $n$ ${things} with the average $A$ at first. When the first ${one} goes, the $n - 1$ others gain
      $${rise}$ each, so it lies $(n - 1) \times ${rise}$ below $A$. The last ${one} is itself the final average, which
      is $n - 1$ rises above $A$. So both lie equally far from $A$; find the distance between them.`;
    const gone = step(calc`${span} / (2 * ${rise})`, {
      name: `how many of the ${things} went`,
      because: text`The distance consists of $n - 1$ rises below $A$ and of $n - 1$ above it.`,
    })`
      This distance is twice $(n - 1) \times ${rise}$. Divide to get $n - 1$.`;
    const count = step(calc`${gone} + 1`, {
      name: `the number of ${things}`,
      because: text`Those who went are one fewer than all, because the last one stays alone. Its own value is then
          the average.`,
    })`
        Each of the $n - 1$ others has gone, and one ${one} is left at the end. Add it.`;
    const mean = step(calc`(${first} + ${last}) / 2`.in(unit), {
      name: 'the average at the start',
      because: text`Two values that are equally far below and above a third have this third as their mean.`,
    })`
        The first lies as far below $A$ as the last lies above it. So $A$ is half of their sum.`;
    const sum = step(calc`${count} * ${mean}`.in(unit), {
      because: text`The sum is asked, and it needs no single value but the average $A$ and the number.`,
    })`
        The total is the number of ${things} times their average. Multiply.`;
    return {
      answer: sum,
      stem: story.tell({ first, last, rise }),
      show: value => withUnit(value, unit),
      slips: [
        slip('did_not_halve', gone, calc`${span} / ${rise}`)`
            You divided the distance by a single rise: ${here}. From the first to the last there are $n - 1$ rises up
            to the average, where $n$ is the number of ${things}, and as many above it.`,
        slip('counted_gaps_for_numbers', count, gone)`
            You counted only the $${gone}$ that were taken away. The one that is left belongs to the ${things} too.`,
        slip('counted_one_too_many', count, calc`${gone} + 2`)`
            You counted both the first and the last beside those that went: ${here}. The first is one of those that
            went.`,
        slip('left_out_a_factor', mean, calc`${first} + ${rise}`)`
            You placed the first just one rise below the average, ${here}, and so found $${sum}$ kg. All $${gone}$ that
            stay gain
            $${rise}$ kg each, so the first is much farther below.`,
        slip('left_out_a_factor', mean, calc`${last} - ${rise}`)`
            You went back from the last by a single rise: ${here}. The average rose by $${rise}$ each time that one
            went.`,
        slip('answered_another_quantity', mean, last)`
            You multiplied by the average at the end, $${last}$. At the start the average was lower, because it rose
            each time.`,
        slip('subtracted_for_added', mean, calc`(${last} - ${first}) / 2`)`
            You halved the difference of the first and the last: ${here}. That is the distance of each from the
            average at the start, not the average.`,
        slip('took_a_part_for_the_whole', sum, calc`${gone} * ${mean} - ${first}`)`
            You gave the average $${mean}$ to the $${gone}$ that went and subtracted the first: ${here}. The average
            belongs to all $${count}$ together.`,
        slip('doubled_needlessly', sum, calc`${count} * (${first} + ${last})`)`
            You multiplied by the sum of the first and the last: ${here}. The average is half of that sum.`,
      ],
      snapRead: text`Each one that goes raises the average by the same amount, and only the first and the last are
        known. Their distances from the average at the start are equal.`,
      approach: text`Measure the first and the last from the average at the start. Both distances are $n - 1$ rises,
        once down and once up, so that average is in the middle and the distance gives $n$.`,
      faster: text`Each ${one} exceeds the one before by $2 \times ${rise}$, so they form an AP from $${first}$ to
        $${last}$ with $${count}$ terms.`,
      check: text`When the first goes, ${calc`${sum} - ${first}`} is left for $${gone}$, so their average is
        ${calc`(${sum} - ${first}) / ${gone}`}. That is $${rise}$ above $${mean}$.`,
      principle: text`When the first and the last of a list lie equally far from the average on its two sides, the
        average is half of their sum.`,
    };
  },
);

/** AR.AVG.1 Hard: departures that raise the average by the same amount each time. */
export const departuresThatRaise: readonly AnyTemplate[] = situation<Departures>({
  type: 'AR.AVG.1',
  situation: 'departures-that-raise',
  tries: 12,
  draw: draw => {
    const story = draw.pick(stories);
    const count = draw.int(5, 16);
    const rise = draw.pick([1.5, 2, 2.5, 3, 3.5, 4]);
    const first = draw.int(8, 40);
    const last = first + 2 * rise * (count - 1);
    const most = story.unit === 'years' ? 88 : 95;
    const sum = q(first + last, 2).mul(count);
    return last <= most && (first + last) % 2 === 0 && sum.d === 1n && first !== count
      ? { first, last, rise, story }
      : null;
  },
  forms: [total],
});
