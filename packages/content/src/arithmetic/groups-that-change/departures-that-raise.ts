import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  /** The first and the third to go, and the last that is left. */
  first: number;
  third: number;
  last: number;
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
    gone: 'taken out',
    tell: ({ first, third, last }: Numbers) =>
      text`Boxes are taken from a lift one after the other. Each time, the average weight of the boxes that are still
      in the lift goes up by the same amount. The first box that is taken out weighs $${first}$ kg and the third one
      $${third}$ kg, and the one that is left at the end weighs $${last}$ kg. What did all the boxes weigh together?`,
  },
  {
    unit: 'years',
    things: 'guests',
    one: 'guest',
    asked: 'sum of the ages',
    gone: 'who leave',
    tell: ({ first, third, last }: Numbers) =>
      text`At a family lunch the guests leave one by one. Whenever somebody leaves, the average age of those who remain
      rises, every time by the same number of years. The first to leave is $${first}$ years old, the third is
      $${third}$,
      and the guest who is left alone in the end is $${last}$. What was the sum of the ages of all guests?`,
  },
  {
    unit: 'marks',
    things: 'scores',
    one: 'score',
    asked: 'sum of the scores',
    gone: 'struck out',
    tell: ({ first, third, last }: Numbers) =>
      text`From a list of scores Thomas strikes out one score after the other, and the average of the remaining scores
      grows by equally many marks every time. The first score that he strikes out is $${first}$ marks and the third is
      $${third}$ marks; a single score of $${last}$ marks remains in the end. Find the sum of all scores on the list.`,
  },
] as const;

const total = form<Departures>(
  'total-at-the-start',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['AL.SEQ.1'],
    verify: ({ first, third, last }) => {
      // Every rise is tried, backwards from the one that is left: which went before, so that the average then rose so?
      for (let half = 1; half < 40; half += 1) {
        const rise = half / 2;
        let [average, size] = [last, 1];
        const went: number[] = [];
        while (size < 60 && (went[0] ?? last) > first) {
          const before = average - rise;
          went.unshift(before * (size + 1) - average * size);
          [average, size] = [before, size + 1];
        }
        if (went[0] === first && went[2] === third) return average * size;
      }
      throw new Error('no rise fits');
    },
  },
  ({ first, third, last, story }, { step }) => {
    const { unit, things, one, gone: away } = story;
    const rise = step(calc`(${third} - ${first}) / 4`.in(unit), {
      name: 'the rise of the average each time',
      because: text`Let there be $n$ ${things} with the average $A$, and let each rise be $r$. The first ${one} lies
          $(n - 1)r$ below $A$, as its going lifts the $n - 1$ others by $r$ each. The second lies $(n - 2)r$ below
          $A + r$, which is $2r$ above the first.`,
    })`
      When one ${one} goes, each of the others gains the rise $r$ in the average, so it lies below the average by $r$
      for each of the others. The next ${one} has one fewer beside it and an average that is $r$ higher, so it is $2r$
      above the one before. From the first to the third it is $4r$: divide.`;
    const span = step(calc`${last} - ${first}`.in(unit), {
      name: 'the distance from the first to the last',
      because: text`The first ${one} is one rise below the average for each of the others. The last one is the final
          average, which has risen as many times.`,
    })`
      Let there be $n$ ${things} with the average $A$ at first. When the first ${one} goes, the $n - 1$ others gain
      $${rise}$ each, so it lies $(n - 1) \times ${rise}$ below $A$. The last ${one} is itself the final average, which
      is $n - 1$ rises above $A$. So both lie equally far from $A$; find the distance between them.`;
    const gone = step(calc`${span} / (2 * ${rise})`, {
      name: `the number of ${things} ${away}`,
      because: text`The distance consists of $n - 1$ rises below $A$ and of $n - 1$ above it.`,
    })`
      This distance is twice $(n - 1) \times ${rise}$. Divide to get $n - 1$.`;
    const count = step(calc`${gone} + 1`, {
      name: `the number of ${things}`,
      because: text`The ${things} ${away} are one fewer than all, because one ${one} is left at the end.`,
    })`
        $${gone}$ ${things} have gone, and one ${one} is left at the end. Add it.`;
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
      stem: story.tell({ first, third, last }),
      show: value => withUnit(value, unit),
      slips: [
        slip('did_not_halve', gone, calc`${span} / ${rise}`)`
            You divided the distance by a single rise: ${here}. From the first to the last there are $n - 1$ rises up
            to the average, where $n$ is the number of ${things}, and as many above it.`,
        slip('divided_by_the_wrong_number', rise, calc`(${third} - ${first}) / 2`)`
            You divided the step from the first to the third by $2$: ${here}. That is how far each ${one} is above the
            one before, which is twice the rise of the average.`,
        slip('counted_gaps_for_numbers', count, gone)`
            You multiplied the average by $${gone}$, the number of ${things} ${away}. The one that is left at the end
            had a part in that average too.`,
        slip('counted_one_too_many', count, calc`${gone} + 2`)`
            You counted both the first and the last beside those that went: ${here}. The first is one of those that
            went.`,
        slip('left_out_a_factor', mean, calc`${first} + ${rise}`)`
            You placed the first just one rise below the average, ${here}, and so found $${sum}$ ${unit}. The $${gone}$
            others gain $${rise}$ ${unit} each, so the first is much farther below.`,
        slip('left_out_a_factor', mean, calc`${last} - ${rise}`)`
            You went back from the last by a single rise: ${here}. The average rose by $${rise}$ each time a ${one}
            went.`,
        slip('answered_another_quantity', mean, last)`
            You multiplied by the average at the end, $${last}$. At the start the average was lower, because it rose
            each time.`,
        slip('subtracted_for_added', mean, calc`(${last} - ${first}) / 2`)`
            You halved the difference of the first and the last: ${here}. That is the distance of each from the
            average at the start, not the average.`,
        slip('took_a_part_for_the_whole', sum, calc`${gone} * ${mean} - ${first}`)`
            You gave the average $${mean}$ to $${gone}$ ${things} and subtracted the first: ${here}. The average belongs
            to all $${count}$ together.`,
        slip('doubled_needlessly', sum, calc`${count} * (${first} + ${last})`)`
            You multiplied by the sum of the first and the last: ${here}. The average is half of that sum.`,
      ],
      snapRead: text`Each ${one} that goes raises the average by the same amount, which is not given. The first and the
        third show it, and the first and the last show the number of ${things}.`,
      approach: text`Find by how much one ${one} exceeds the one before, which gives the rise. Then measure the first
      and
        the last from the average at the start: both distances are $n - 1$ rises, once down and once up.`,
      faster: text`Each ${one} exceeds the one before by the same, half of $${third} - ${first}$. So they form an AP
      from
        $${first}$ to $${last}$ with $${count}$ terms.`,
      check: text`When the first goes, ${calc`${sum} - ${first}`} is left for $${gone}$, so their average is
        ${calc`(${sum} - ${first}) / ${gone}`}. That is $${rise}$ above $${mean}$.`,
      principle: text`When the first and the last of a list lie equally far from the average on its two sides, the
        average is half of their sum.`,
    };
  },
);

/** AR.AVG.1 Hard: departures that raise the average by an unknown amount, the same each time. */
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
    const third = first + 4 * rise;
    return last <= most && (first + last) % 2 === 0 && sum.d === 1n && first !== count
      ? { first, third, last, story }
      : null;
  },
  forms: [total],
});
