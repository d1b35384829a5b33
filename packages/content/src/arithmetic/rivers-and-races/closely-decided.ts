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
    const each = step(frac(calc`(${length} - ${lead}) / ${length}`))`
      While the faster one covers a metre, the slower one covers a fixed part of it. Find this part.`;
    const level = step(
      calc`${lead} / ${each}`,
      value => tex`${lead} - ${frac(each)}k = 0 \;\Rightarrow\; k = ${value}`,
    )`
      Each metre further back costs the faster one that part of its lead. Find where the lead is used up.`;
    const below = find(calc`${most} / ${each}`);
    const first = step(
      between(level.sub(below), level),
      value =>
        tex`0 < ${frac(each)}(${level} - k) < ${most}: \quad ${level.sub(below)} < k < ${level}, \quad ${value} \text{
          values}`,
    )`
      Before that point the faster one wins, and what is left of its lead must be below the bound.`;
    const above = find(most);
    const second = step(
      between(level, level.add(above)),
      value => tex`${level} < k < ${level} + ${above}, \quad ${value} \text{ values}`,
    )`
      Beyond it the slower one wins. Meanwhile the faster one covers the same distance at every $k$, so each further
      metre is a metre that it still has to go.`;
    const count = step(calc`${first} + ${second}`)`
      Add the two cases.`;
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
          The second case was taken up to $${level} + ${above}$ like the first; there the metres to go are those of the
          faster one, and $${most}$ m of them are $${most}$ values of $k$.`,
        stop('left_out_a_case', first)`
          $${first}$ counts the wins of the faster one; the slower one may win too.`,
        slip('assumed_a_symmetry', below, most)`
          On both sides $k$ was kept within $${most}$ of the dead heat; before it the lead shrinks by less than a metre
          for each metre.`,
        slip('let_in_an_end_point', count, level.d === 1n && calc`${first} + ${second} + 1`)`
          $k = ${level}$ was counted too, but then both arrive together.`,
        slip('let_in_an_end_point', second, () => between(level, level.add(above).add(q(1, 100))))`
          $k = ${level.add(most)}$ was counted, where the faster one is exactly $${most}$ m short.`,
        slip('assumed_a_proportion', each, 1)`
          A metre further back was taken to cost a metre of the lead, so that the race would be level at $k = ${lead}$;
          the slower one covers less in that time.`,
        stop('left_out_a_case', second)`
          Only the $${second}$ wins of the slower one were counted; the faster one may win by a little too.`,
        slip('multiplied_for_divided', below, calc`${each} * ${most}`)`
          In the first case $${most} \times ${frac(each)} = ${below}$ was used where $${most}$ has to be divided by
          $${frac(each)}$.`,
      ],
      snapRead: text`A handicap in whole metres and a race that either may win narrowly: two cases, and whole numbers to
        be counted in each.`,
      approach: text`Find the handicap of a dead heat. On either side of it the margin grows at another rate, because it
        is measured on another racer.`,
      faster: text`Around the dead heat at $${level}$, $k$ may lie $${below}$ to the left and $${most}$ to the right:
        count the integers strictly between $${level.sub(below)}$ and $${level.add(most)}$ other than that one.`,
      check: () => {
        const k = level.floor().add(second);
        const last = level.ceil().sub(1);
        return text`At $k = ${last}$ the lead is $${lead} - ${frac(each)} \times ${last} =
          ${frac(q(lead).sub(each.mul(last)))}$ m; at $k = ${k}$ the faster one has run $${length} \div ${frac(each)} =
          ${frac(q(length).div(each))}$ of $${k.add(length)}$ m.`;
      },
      principle: text`A margin is measured on the one who loses: when the winner changes, the margin changes at another
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
