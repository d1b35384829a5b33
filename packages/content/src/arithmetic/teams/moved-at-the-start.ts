import type Fraction from 'fraction.js';
import { personBy } from '../../people.ts';
import { calc, form, frac, here, situation, slip, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Crews {
  /** Days of the first crew alone, days after that, and the part of the first crew that helps then. */
  first: number;
  later: number;
  helps: Fraction;
  frame: number;
}

const stories = [
  { who: 'masons', small: 'the east wall', large: 'the west wall', both: 'walls' },
  { who: 'diggers', small: 'the upper canal', large: 'the lower canal', both: 'canals' },
  { who: 'weeders', small: 'the near garden', large: 'the far garden', both: 'gardens' },
] as const;
const told: Record<string, string> = {
  '1/2': 'half',
  '1/3': 'a third',
  '2/3': 'two thirds',
  '1/4': 'a quarter',
  '3/4': 'three quarters',
  '1/5': 'a fifth',
  '2/5': 'two fifths',
  '3/5': 'three fifths',
};

const moved = form<Crews>(
  'part-moved-at-the-start',
  {
    band: 'Hard',
    seconds: 130,
    // The contractor has a name.
    revision: 2,
    also: ['AR.RAT.2'],
    verify: ({ first, later, helps }) => {
      const crew = 60;
      const small = crew * first;
      const large = crew * first + crew * (1 + helps.valueOf()) * later;
      for (let of = 2; of < 60; of += 1)
        for (let go = 1; go < of; go += 1) {
          const stay = crew * (1 - go / of);
          if (Math.abs(small / stay - large / (2 * crew - stay)) < 1e-9) return q(100 * go, of);
        }
      throw new Error('no part fits');
    },
  },
  ({ first, later, helps, frame }, { step, find }) => {
    const { who, small, large, both } = stories[frame % stories.length] ?? stories[0];
    const part = told[helps.toFraction()] ?? '';
    const help = find(helps);
    const second = step(calc`${first} + (1 + ${frac(help)}) * ${later}`, {
      name: text`the work in ${large}, in days of a crew`,
      because: text`Count both works in days of one whole crew; then the unknown number of ${who} is not needed.
        That makes ${first} such days for ${small}.`,
    })`
      The second crew works ${first} days before the help comes and ${later} days after it. The help is ${part} of a
      crew. Add up the work in ${large}, in days of one crew.`;
    const days = step(calc`(${first} + ${second}) / 2`, {
      name: text`the days until both ${both} are finished together`,
      because: text`Not $${first} + ${later}$: in what happened some ${who} stopped before the end. In the better plan
        nobody is without work before the end, so two crews share all the work.`,
    })`
      In the better plan both crews work until the end. So divide the whole work, ${first} days of a crew and those
      just found, by the two crews.`;
    const stay = step(calc`${first} / ${days} * 100%`, {
      name: text`the part of the first crew that stays at ${small}`,
      because: text`A work of ${first} days of a crew that may take $${days}$ days needs only that part of a crew.`,
    })`
      ${small} needs ${first} days of a whole crew, and now there are $${days}$ days for it. Find what part of the first
      crew is enough.`;
    const wanted = step(calc`100% - ${stay}%`, {
      because: text`Everybody of the first crew is at one of the two places. Those who are not needed at ${small}
          can help at ${large} from the beginning.`,
    })`
      The rest of the first crew should have been at ${large} from the first day.`;
    return {
      answer: wanted,
      stem:
        frame % 3 === 0
          ? text`Two crews with equal numbers of ${who} begin on the same day, the first with ${small}, the second with
            ${large}. After ${first} days ${small} is ready; ${part} of the first crew then helps the second crew,
            and the others go home. After ${later} more days ${large} is ready too. What per cent of the first crew
            should have gone to ${large} on the first day, for both ${both} to be ready at the same time?`
          : frame % 3 === 1
            ? text`${personBy(first, later)} puts two equal crews of ${who} on ${small} and on ${large}. The former
            takes ${first}
              days. Then ${part} of those who made it join the ones at ${large}, the rest are sent home, and ${later}
              days later ${large} is finished too. It turns out that nobody had to be sent home early: some should have
              been moved from ${small} to ${large} at the very beginning. What per cent of the ${who} at ${small} would
              have made both end together?`
            : text`${small} and ${large} were begun together by two crews of the same size, one at each. The crew at
              ${small} finished after ${first} days, and ${part} of it went over to ${large}, where the work then
              lasted ${later} days longer; the others were paid off. All ${who} work at the same rate. If instead a
              part of the first crew had been at ${large} from the beginning, and everybody had stayed until both
              ${both} were finished at one moment, what per cent of the first crew would this part be?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 13n,
      slips: [
        slip('used_a_wrong_given_number', days, calc`${first} + ${later}`)`
          You let the better plan take $${first} + ${later} = ${days}$ days, as long as before. When nobody stops
          before the end, both are finished sooner.`,
        slip('left_out_a_term', second, calc`${first} + ${later}`)`
          For ${large} you counted only the second crew, $${first} + ${later} = ${second}$ days of it. For
          the last ${later} days ${part} of another crew helped.`,
        slip('took_the_whole_for_a_part', second, calc`${first} + 2 * ${later}`)`
          You let the whole first crew help, which makes $${second}$ days of a crew at ${large}. Only ${part} of it
          helped; the others stopped.`,
        slip('gave_the_complement', wanted, calc`${first} / ${days} * 100%`)`
          ${here} is the part of the first crew that has to stay at ${small}. The question asks for those who move.`,
        slip('wrong_base', wanted, calc`(${days} - ${first}) / ${first} * 100%`)`
          ${here} compares the additional days with the ${first} days of ${small}. The part that stays is found by
          dividing by the new number of days.`,
        slip('forgot_what_was_done', second, calc`(1 + ${frac(help)}) * ${later}`)`
          You counted only the last ${later} days at ${large}. The second crew had already worked there for ${first}
          days.`,
        slip('let_the_wrong_one_work', second, calc`${first} + ${frac(help)} * ${later}`)`
          After the ${first} days you counted only the help, ${part} of a crew. The second crew itself also worked on
          for these ${later} days.`,
        slip('did_not_halve', wanted, calc`(${second} - ${first}) / ${second} * 100%`)`
          ${here} is by how much the work in ${small} is less than that in ${large}. Whoever moves changes both
          crews.`,
      ],
      snapRead: text`Two equal crews finish at different times, and a part of one helps at the end. A fair division from
        the start is asked; no number of ${who} is known.`,
      approach: text`Measure both works in days of one crew. All the work shared by two crews that never stop gives the
        time of the better plan, and this time tells how large a part of a crew ${small} needs.`,
      faster: text`${small} is $${first}$ crew-days and the whole is $${first.valueOf()} + ${second}$, so the first
        crew should have $\frac{${first}}{${days}}$ of its ${who}.`,
      check: text`With ${stay}% of a crew ${small} takes $${first} \div ${stay}\% = ${days}$ days. The other
        ${wanted}% and the second crew do $${days} \times ${calc`100% + ${wanted}%`.value}\% = ${second}$ days of a crew
        at ${large}, which is its whole work.`,
      principle: text`When all work until a common end, the time is the whole work divided by all who work; each
        single work then tells what part of them it needs.`,
    };
  },
);

/** AR.TNW.6 Hard: two equal crews, of which one should have been smaller from the start. */
export const movedAtTheStart: readonly AnyTemplate[] = situation<Crews>({
  type: 'AR.TNW.6',
  situation: 'moved-at-the-start',
  tries: 200,
  draw: draw => {
    const [n, d] = draw.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [1, 5],
      [2, 5],
      [3, 5],
    ] as const);
    const p = { first: draw.int(6, 30), later: draw.int(3, 24), helps: q(n, d), frame: draw.int(0, 2) };
    const extra = p.helps.add(1).mul(p.later).div(2);
    const wanted = extra.div(extra.add(p.first)).mul(100);
    return extra.mul(2).d === 1n && wanted.d <= 11n && wanted.gte(10) && wanted.lte(50) ? p : null;
  },
  forms: [moved],
});
