import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Behind {
  /** The race, the lead in it and the greatest distance by which the next one may be decided, in metres. */
  length: number;
  lead: number;
  most: number;
  way: boolean;
}

/** Positive whole numbers strictly between two bounds. */
const between = (low: Fraction, high: Fraction) => {
  const least = low.s < 0n ? q(1) : low.floor().add(1);
  const last = high.ceil().sub(1);
  return last.lt(least) ? q(0) : last.sub(least).add(1);
};

const wholeHandicaps = form<Behind>(
  'whole-handicaps',
  {
    band: 'Hard',
    seconds: 125,
    revision: 3,
    also: ['AL.INQ.3', 'AR.RAT.1'],
    entry: true,
    verify: ({ length, lead, most }) => {
      // Speeds: length for the faster one and length − lead for the slower one, in metres a unit of time.
      let count = 0;
      for (let k = 1; k <= 5 * length; k += 1) {
        const fast = q(length + k, length);
        const slow = q(length, length - lead);
        if (fast.equals(slow)) continue;
        const toGo = fast.lt(slow)
          ? q(length).sub(fast.mul(length - lead))
          : q(length + k).sub(slow.mul(length));
        if (toGo.lt(most)) count += 1;
      }
      return count;
    },
  },
  ({ length, lead, most, way }, { step, find }) => {
    const each = step(frac(calc`(${length} - ${lead}) / ${length}`), {
      name: text`the part that the slower one covers`,
      because: text`Both keep their speeds, so their distances in the same time are always in this ratio. When the
          faster one finishes, the slower one is $${lead}$ m behind.`,
    })`
        In the same time the slower one covers a fixed part of what the faster one covers. Divide to find this part
        for one metre.`;
    const level = step(calc`${lead} / ${each}`, {
      name: text`the metres back for which both arrive together`,
      works: value => tex`${lead} - ${frac(each)}k = 0 \;\Rightarrow\; k = ${value}`,
      because: text`While the faster one covers one more metre, the slower one does not stand still: it covers a
          part of a metre. So a lead is lost more slowly than metre by metre.`,
    })`
        For each metre that the faster one starts farther back, this part of its lead is lost. Find for how many
        metres the lead is gone.`;
    const below = find(calc`${most} / ${each}`);
    const first = step(between(level.sub(below), level), {
      name: text`the number of values with the faster one first`,
      works: value =>
        tex`0 < ${frac(each)}(${level} - k) < ${most}: \quad ${level.sub(below)} < k < ${level}, \quad ${value} \text{
          values}`,
      because: text`When the faster one wins, the slower one has metres to go, and these change by its own part of
          a metre for each metre farther back. So the limit is divided by this part.`,
    })`
        Before that point the faster one wins, and what is left of its lead has to be less than $${most}$ m. Count the
        whole numbers $k$ of metres for which this is so.`;
    const above = find(most);
    const second = step(between(level, level.add(above)), {
      name: text`the number of values with the slower one first`,
      works: value => tex`${level} < k < ${level} + ${above}, \quad ${value} \text{ values}`,
      because: text`Now the slower one arrives, always after the same time, and the faster one has metres to go.
          Each metre farther back is then a whole metre for it.`,
    })`
        Beyond it the slower one wins. At that moment the faster one has covered the same distance for each $k$, so
        each metre more is a metre that it still has to go. Count these whole numbers too.`;
    const count = step(calc`${first} + ${second}`, {
      name: text`the number of values of $k$`,
      because: text`The two cases have no $k$ in common, because only one of the two can win. Where both arrive
          together there is no winner, so that $k$ is left out.`,
    })`
        Either of the two may win. Add the two numbers.`;
    return {
      answer: count,
      stem: way
        ? text`In a $${length}$ m race P beats Q by $${lead}$ m. In the next race Q starts from the line and P starts
          $k$ metres behind it, where $k$ is a positive integer; both keep their speeds. When one of them wins this
          race, the other has less than $${most}$ m to go. How many values can $k$ take, if there is no dead heat?`
        : text`Over $${length}$ metres a cyclist finishes $${lead}$ metres ahead of a runner. To make it close, the
          cyclist is moved back from the starting line by a whole number of metres while the finish stays. For how many
          such distances is the winner, whoever it is, less than $${most}$ metres ahead at the finish?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('assumed_a_symmetry', above, below)`
            You counted the second case up to $${level} + ${above}$ like the first. There the metres to go are those
            of the faster one, so each metre farther back is a whole metre.`,
        stop('left_out_a_case', first)`
            You stopped at $${first}$, the cases in which the faster one wins. The slower one may win too.`,
        slip('assumed_a_symmetry', below, most)`
            You allowed $${most}$ metres on both sides. While the faster one still wins, its lead becomes smaller by
            less than a metre for each metre farther back.`,
        slip('let_in_an_end_point', count, level.d === 1n && calc`${first} + ${second} + 1`)`
          You also counted $${level}$ metres. Then both arrive at the same time, and nobody wins.`,
        slip('let_in_an_end_point', second, () => between(level, level.add(above).add(q(1, 100))))`
            You also counted $${level.add(most)}$ metres. Then the faster one has exactly $${most}$ m to go, which is
            not less.`,
        slip('assumed_a_proportion', each, 1)`
            You let each metre farther back cost a whole metre of the lead, so that both arrive together at $${lead}$
            metres. The slower one covers less than a metre in that time.`,
        stop('left_out_a_case', second)`
            You counted only the $${second}$ cases in which the slower one wins. The faster one may win by a little
            too.`,
        slip('multiplied_for_divided', below, calc`${each} * ${most}`)`
            You multiplied in the first case, $${most} \times ${frac(each)} = ${below}$. The $${most}$ m have to be
            divided by $${frac(each)}$.`,
      ],
      snapRead: text`One starts farther back by whole metres, and either of the two may win by a little. So there are
        two cases, and whole numbers are counted in each.`,
      approach: text`Find for which distance both arrive together. On its two sides the metres to go change
        differently, because they are those of another one.`,
      faster: text`Both arrive together at $${level}$ metres. From there $k$ may be less by $${below}$ or more by
        $${most}$: count the integers strictly between $${level.sub(below)}$ and $${level.add(most)}$, but not that
        one.`,
      check: () => {
        const k = level.floor().add(second);
        const last = level.ceil().sub(1);
        return text`For $k = ${last}$ the lead is $${lead} - ${frac(each)} \times ${last} =
          ${frac(q(lead).sub(each.mul(last)))}$ m. For $k = ${k}$ the faster one has covered $${length} \div
          ${frac(each)} = ${frac(q(length).div(each))}$ of $${k.add(length)}$ m.`;
      },
      principle: text`The metres to go belong to the one who loses; if the other one wins, they change at another
        rate.`,
    };
  },
);

/** AR.REL.4 Hard: handicaps in whole metres after which either may win, by little. */
export const closelyDecided: readonly AnyTemplate[] = situation<Behind>({
  type: 'AR.REL.4',
  situation: 'moved-back',
  draw: draw => {
    const length = draw.pick([100, 200, 240, 300, 360, 400, 500, 600]);
    const lead = draw.int(Math.ceil(length / 12), Math.floor(length / 3));
    const most = draw.int(6, 40);
    const each = q(length - lead, length);
    return lead > most + 4 && each.d <= 15n ? { length, lead, most, way: draw.chance(0.5) } : null;
  },
  tries: 30,
  forms: [wholeHandicaps],
});
