import { path } from '../../path.ts';
import { numberTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Row {
  n: number;
  /** Exactly so many angles are smaller than `bound` degrees. */
  below: number;
  bound: number;
  way: boolean;
}

const words = ['no', 'one', 'two', 'three', 'four', 'five'];
const mean = (n: number) => q(180 * (n - 2), n);
const degrees = (value: { valueOf(): number }) => `${numberTex(q(value.valueOf()))}^\\circ`;

/** By how much the angle of this place, counted from the smallest, lies under the mean for each step of the difference. */
const under = (n: number, place: number, unit: number) => q(unit * (n + 1 - 2 * place), 2);
const unitOf = (n: number) => (n % 2 === 0 ? 2 : 1);

/** The numbers of steps between which all conditions hold, as far as they are used. */
function stepsOf({ n, below, bound }: Row, unit: number, used = { bound: true, convex: true }) {
  const room = mean(n).sub(bound);
  const first = Number(room.div(under(n, below, unit)).floor()) + 1;
  const next = under(n, below + 1, unit);
  const byBound =
    used.bound && next.valueOf() > 0 ? Number(room.div(next).floor()) : Number.POSITIVE_INFINITY;
  const byTurn = used.convex
    ? Number(
        q(180)
          .sub(mean(n))
          .div(under(n, 1, unit))
          .ceil(),
      ) - 1
    : Number.POSITIVE_INFINITY;
  return { first, last: Math.min(byBound, byTurn) };
}

const smallestAngles = form({
  form: 'sum-of-possible-smallest-angles',
  revision: 5,
  band: 'Hard',
  also: ['AL.SEQ.1', 'AL.INQ.3'],
  entry: true,
  likely: true,
  seconds: 115,
  stem: ({ n, below, bound, way }: Row) => {
    const [few, are] = [words[below], below === 1 ? 'is' : 'are'];
    return way
      ? `The interior angles of a convex polygon with $${n}$ sides are different whole numbers of degrees and form an arithmetic progression. Exactly ${few} of them ${are} smaller than $${bound}^{\\circ}$. What is the sum of all possible values of the smallest angle?`
      : `A tent floor is a convex polygon with $${n}$ corners. Its angles, in increasing order, form an arithmetic progression with a positive common difference, and all of them are whole numbers of degrees. Exactly ${few} of the angles ${are} below $${bound}^{\\circ}$. Find the sum of all values that the smallest angle can take.`;
  },
  path: path<Row>()
    .step(
      'mean',
      ({ n }) => mean(n),
      'The angle sum does not depend on the shape; find the mean angle, which lies in the middle of the progression.',
      ({ n }, found) => `\\frac{${n - 2} \\times 180^\\circ}{${n}} = ${degrees(found.mean)}`,
    )
    .step(
      'unit',
      ({ n }) => q(unitOf(n)),
      ({ n }) =>
        n % 2 === 0
          ? `The smallest angle lies $${numberTex(q(n - 1, 2))}$ differences below the mean. So that it is whole, the difference has to be even: $d = 2j$. Write the smallest angle.`
          : `The smallest angle lies $${(n - 1) / 2}$ differences below the mean, so every whole difference $d = j$ will do. Write the smallest angle.`,
      ({ n }, found) => `a = ${numberTex(found.mean)} - ${numberTex(under(n, 1, found.unit.valueOf()))}j`,
    )
    .step(
      'first',
      (p, { unit }) => q(stepsOf(p, unit.valueOf()).first),
      ({ below, bound }) => `Angle number $${below}$ is below $${bound}^\\circ$: that bounds $j$ from below.`,
      ({ n, below, bound }, found) =>
        `${numberTex(found.mean)} - ${numberTex(under(n, below, found.unit.valueOf()))}j < ${bound} \\Rightarrow j \\ge ${found.first}`,
    )
    .step(
      'last',
      (p, { unit }) => q(stepsOf(p, unit.valueOf()).last),
      ({ below, bound }) =>
        `Angle number $${below + 1}$ is not below $${bound}^\\circ$, and the largest angle is less than $180^\\circ$. The stricter of the two bounds $j$ from above.`,
      ({ n, below, bound }, found) => {
        const unit = found.unit.valueOf();
        const next = under(n, below + 1, unit);
        return `${next.valueOf() > 0 ? `${numberTex(found.mean)} - ${numberTex(next)}j \\ge ${bound}, \\quad ` : ''}${numberTex(found.mean)} + ${numberTex(under(n, 1, unit))}j < 180 \\quad\\Rightarrow\\quad j \\le ${found.last}`;
      },
    )
    .step(
      'sum',
      ({ n }, { mean: middle, unit, first, last }) =>
        middle
          .mul(2)
          .sub(under(n, 1, unit.valueOf()).mul(first.add(last)))
          .mul(last.sub(first).add(1))
          .div(2),
      'The smallest angles form a progression themselves. Add them: their number times the mean of the first and the last.',
      ({ n }, found) => {
        const at = (j: { valueOf(): number }) =>
          numberTex(found.mean.sub(under(n, 1, found.unit.valueOf()).mul(j.valueOf())));
        return `${found.last.sub(found.first).add(1)} \\times \\frac{${at(found.first)} + ${at(found.last)}}{2} = ${numberTex(found.sum)}`;
      },
    ),
  slips: [
    {
      misconception: 'convexity_ignored',
      at: 'last',
      wrongly: (p, { unit, last }) => {
        const other = stepsOf(p, unit.valueOf(), { bound: true, convex: false }).last;
        return Number.isFinite(other) && other !== last.valueOf() ? q(other) : null;
      },
      words: ({ n }, found) =>
        `With $j = ${found.last}$ the largest angle would be $${degrees(found.mean.add(under(n, 1, found.unit.valueOf()).mul(found.last)))}$, which no convex polygon has; $${numberTex(found.sum)}$ counts such polygons.`,
    },
    {
      misconception: 'bound_ignored',
      at: 'first',
      wrongly: (_p, { first }) => (first.valueOf() > 1 ? q(1) : null),
      words: ({ below, bound }, { sum }) =>
        `$${numberTex(sum)}$ starts from the smallest difference, where fewer than ${words[below]} of the angles ${below === 1 ? 'is' : 'are'} below $${bound}^\\circ$.`,
    },
    {
      misconception: 'parity_of_difference_ignored',
      at: 'unit',
      wrongly: ({ n }) => (n % 2 === 0 ? q(1) : null),
      words: (_p, { sum }) =>
        `$${numberTex(sum)}$ allows odd differences too; the angles are then no whole numbers.`,
    },
    {
      misconception: 'at_least_for_exactly',
      at: 'last',
      wrongly: (p, { unit, last }) => {
        const other = stepsOf(p, unit.valueOf(), { bound: false, convex: true }).last;
        return other === last.valueOf() ? null : q(other);
      },
      words: ({ below, bound }, { sum }) =>
        `$${numberTex(sum)}$ lets $${below + 1}$ angles or more fall below $${bound}^\\circ$; it must be exactly $${below}$.`,
    },
    {
      misconception: 'only_even_differences',
      at: 'unit',
      wrongly: ({ n }) => (n % 2 === 0 ? null : q(2)),
      words: ({ n }, { sum }) =>
        `$${numberTex(sum)}$ comes from even differences alone; with $${n}$ angles the mean is one of them and odd differences fit too.`,
    },
    {
      misconception: 'last_progression_left_out',
      at: 'last',
      wrongly: (_p, { last }) => last.sub(1),
      words: (_p, found) => `The sum stops at $j = ${found.last}$; the next one still keeps to both bounds.`,
    },
    {
      misconception: 'largest_angles_added',
      at: 'sum',
      wrongly: ({ n }, { mean: middle, unit, first, last }) =>
        middle
          .mul(2)
          .add(under(n, 1, unit.valueOf()).mul(first.add(last)))
          .mul(last.sub(first).add(1))
          .div(2),
      words: (_p, found) => `$${numberTex(found.sum)}^\\circ$ is the sum of the largest angles instead.`,
    },
    {
      misconception: 'bound_included',
      at: 'first',
      wrongly: (_p, { first }) => (first.valueOf() > 1 ? first.sub(1) : null),
      words: ({ n, below, bound }, found) =>
        `With $j = ${found.first}$ angle number $${below}$ is $${degrees(found.mean.sub(under(n, below, found.unit.valueOf()).mul(found.first)))}$, not below $${bound}^\\circ$; $${numberTex(found.sum)}$ counts it.`,
    },
    {
      misconception: 'extreme_taken_for_all',
      at: 'sum',
      wrongly: ({ n }, { mean: middle, unit, first, last }) =>
        middle.sub(under(n, 1, unit.valueOf()).mul(last)).mul(last.sub(first).add(1)),
      words: (_p, found) =>
        `$${numberTex(found.sum)}$ counts the least of the smallest angles every time; each difference has its own.`,
    },
    {
      misconception: 'next_angle_taken_for_smallest',
      at: 'sum',
      wrongly: ({ n }, { mean: middle, unit, first, last }) =>
        middle
          .mul(2)
          .sub(under(n, 2, unit.valueOf()).mul(first.add(last)))
          .mul(last.sub(first).add(1))
          .div(2),
      words: ({ n }, found) =>
        `$${numberTex(found.sum)}$ puts the smallest angle only $${numberTex(under(n, 2, 1))}$ differences below the mean; among $${n}$ angles it is $${numberTex(under(n, 1, 1))}$.`,
    },
  ],
  show: value => `$${numberTex(value)}^{\\circ}$`,
  plausible: value => value.d === 1n && value.valueOf() > 40,
  snapRead: () =>
    'Integer angles in arithmetic progression, their number, and how many of them are below a bound; all smallest angles are wanted.',
  approach: () =>
    'The mean angle is fixed by the number of sides, and being whole restricts the difference. That exactly so many angles are below the bound gives an inequality from either side; convexity gives one more. Then the smallest angles are added as a progression.',
  check: ({ n, below }, { first, last, unit, mean: middle }) => {
    const angle = (place: number, j: { valueOf(): number }) =>
      degrees(middle.sub(under(n, place, unit.valueOf()).mul(j.valueOf())));
    return `For the smallest difference angles number $${below}$ and $${below + 1}$ are $${angle(below, first)}$ and $${angle(below + 1, first)}$, for the greatest $${angle(below, last)}$ and $${angle(below + 1, last)}$, with the largest angle $${angle(n, last)}$; one step on either side breaks a condition.`;
  },
  principle:
    'In an arithmetic progression with a fixed sum the mean is fixed; "exactly so many below a bound" is two inequalities, for neighbouring terms.',
  verify: ({ n, below, bound }) => {
    let sum = 0;
    for (let a = 1; a < bound; a += 1)
      for (let d = 1; a + (n - 1) * d < 180; d += 1) {
        if (n * a + (n * (n - 1) * d) / 2 !== 180 * (n - 2)) continue;
        let few = 0;
        for (let i = 0; i < n; i += 1) if (a + i * d < bound) few += 1;
        if (few === below) sum += a;
      }
    return q(sum);
  },
});

/** GM.QAD.1 Hard: whole angles in arithmetic progression, so many of them below a bound. */
export const wholeProgressions: readonly AnyTemplate[] = situation<Row>({
  type: 'GM.QAD.1',
  situation: 'whole-angles-in-progression',
  tries: 40,
  draw: draw => {
    const n = draw.pick([6, 6, 8, 8, 9, 10]);
    const p = { n, below: draw.int(1, Math.floor(n / 2)), bound: draw.int(75, 140), way: draw.chance(0.5) };
    if (p.bound > Number(mean(n)) - 5) return null;
    const { first, last } = stepsOf(p, unitOf(n));
    // With an odd number of angles every difference is possible; then the largest angle has to set the upper bound.
    const turns = stepsOf(p, unitOf(n), { bound: true, convex: false }).last > last;
    const bites = n % 2 === 0 || turns;
    return bites && first > 1 && last - first >= 2 && last - first <= 7 ? p : null;
  },
  forms: [smallestAngles],
});
