import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
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

const wholeHandicaps = form({
  form: 'whole-handicaps',
  revision: 3,
  band: 'Hard',
  also: ['AL.INQ.3', 'AR.RAT.1'],
  entry: true,
  seconds: 125,
  stem: ({ length, lead, most, way }: Behind) =>
    way
      ? `In a $${length}$ m race P beats Q by $${lead}$ m. In the next race Q starts from the line and P starts $k$ metres behind it, where $k$ is a positive integer; both keep their speeds. When one of them wins this race, the other has less than $${most}$ m to go. How many values can $k$ take, if there is no dead heat?`
      : `Over $${length}$ metres a cyclist finishes $${lead}$ metres ahead of a runner. To make it close, the cyclist is moved back from the starting line by a whole number of metres while the finish stays. For how many such distances is the winner, whoever it is, less than $${most}$ metres ahead at the finish?`,
  path: path<Behind>()
    .step(
      'each',
      ({ length, lead }) => q(length - lead, length),
      'While the faster one covers a metre, the slower one covers a fixed part of it. Find this part.',
      ({ length, lead }, { each }) => `\\frac{${length} - ${lead}}{${length}} = ${fractionTex(each)}`,
    )
    .step(
      'level',
      ({ lead }, { each }) => q(lead).div(each),
      'Each metre further back costs the faster one that part of its lead. Find where the lead is used up.',
      ({ lead }, { each, level }) =>
        `${lead} - ${fractionTex(each)}k = 0 \\;\\Rightarrow\\; k = ${numberTex(level)}`,
    )
    .quiet('below', ({ most }, { each }) => q(most).div(each))
    .step(
      'first',
      (_p, { level, below }) => between(level.sub(below), level),
      'Before that point the faster one wins, and what is left of its lead must be below the bound.',
      ({ most }, { each, level, below, first }) =>
        `0 < ${fractionTex(each)}(${numberTex(level)} - k) < ${most}: \\quad ${numberTex(level.sub(below))} < k < ${numberTex(level)}, \\quad ${first} \\text{ values}`,
    )
    .quiet('above', ({ most }) => q(most))
    .step(
      'second',
      (_p, { level, above }) => between(level, level.add(above)),
      'Beyond it the slower one wins. Meanwhile the faster one covers the same distance at every $k$, so each further metre is a metre that it still has to go.',
      (_p, { level, above, second }) =>
        `${numberTex(level)} < k < ${numberTex(level)} + ${numberTex(above)}, \\quad ${second} \\text{ values}`,
    )
    .step(
      'count',
      (_p, { first, second }) => first.add(second),
      'Add the two cases.',
      (_p, { first, second, count }) => `${first} + ${second} = ${count}`,
    ),
  slips: [
    {
      misconception: 'symmetric_about_the_dead_heat',
      at: 'above',
      wrongly: (_p, { below }) => below,
      words: ({ most }, { level, above }) =>
        `The second case was taken up to $${numberTex(level)} + ${numberTex(above)}$ like the first; there the metres to go are those of the faster one, and $${most}$ m of them are $${most}$ values of $k$.`,
    },
    {
      misconception: 'one_case_only',
      gives: 'first',
      words: (_p, { first }) => `$${first}$ counts the wins of the faster one; the slower one may win too.`,
    },
    {
      misconception: 'symmetric_about_the_dead_heat',
      at: 'below',
      wrongly: ({ most }) => q(most),
      words: ({ most }) =>
        `On both sides $k$ was kept within $${most}$ of the dead heat; before it the lead shrinks by less than a metre for each metre.`,
    },
    {
      misconception: 'dead_heat_counted',
      at: 'count',
      wrongly: (_p, { level, first, second }) => (level.d === 1n ? first.add(second).add(1) : null),
      words: (_p, { level }) => `$k = ${level}$ was counted too, but then both arrive together.`,
    },
    {
      misconception: 'boundary_included',
      at: 'second',
      wrongly: (_p, { level, above }) => between(level, level.add(above).add(q(1, 100))),
      words: ({ most }, { level }) =>
        `$k = ${numberTex(level.add(most))}$ was counted, where the faster one is exactly $${most}$ m short.`,
    },
    {
      misconception: 'lead_shrinks_by_whole_metres',
      at: 'each',
      wrongly: () => q(1),
      words: ({ lead }) =>
        `A metre further back was taken to cost a metre of the lead, so that the race would be level at $k = ${lead}$; the slower one covers less in that time.`,
    },
    {
      misconception: 'one_case_only',
      gives: 'second',
      words: (_p, { second }) =>
        `Only the $${second}$ wins of the slower one were counted; the faster one may win by a little too.`,
    },
    {
      misconception: 'scaled_down',
      at: 'below',
      wrongly: ({ most }, { each }) => each.mul(most),
      words: ({ most }, { each, below }) =>
        `In the first case $${most} \\times ${fractionTex(each)} = ${numberTex(below)}$ was used where $${most}$ has to be divided by $${fractionTex(each)}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A handicap in whole metres and a race that either may win narrowly: two cases, and whole numbers to be counted in each.',
  approach: () =>
    'Find the handicap of a dead heat. On either side of it the margin grows at another rate, because it is measured on another racer.',
  faster: ({ most }, { level, below }) =>
    `Around the dead heat at $${numberTex(level)}$, $k$ may lie $${numberTex(below)}$ to the left and $${most}$ to the right: count the integers strictly between $${numberTex(level.sub(below))}$ and $${numberTex(level.add(most))}$ other than that one.`,
  check: ({ lead, length }, { each, level, second }) => {
    const k = level.floor().add(second);
    const last = level.ceil().sub(1);
    return `At $k = ${last}$ the lead is $${lead} - ${fractionTex(each)} \\times ${last} = ${fractionTex(q(lead).sub(each.mul(last)))}$ m; at $k = ${k}$ the faster one has run $${length} \\div ${fractionTex(each)} = ${fractionTex(q(length).div(each))}$ of $${k.add(length)}$ m.`;
  },
  principle:
    'A margin is measured on the one who loses: when the winner changes, the margin changes at another rate.',
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
    return q(count);
  },
});

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
