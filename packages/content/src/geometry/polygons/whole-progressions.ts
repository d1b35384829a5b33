import { path } from '../../path.ts';
import { counted, numberTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Row {
  n: number;
  /** No angle exceeds this many degrees. */
  most: number;
  way: boolean;
}

const mean = (n: number) => q(180 * (n - 2), n);
const degrees = (value: { valueOf(): number }) => `${numberTex(q(value.valueOf()))}^\\circ`;

const smallestAngles = form({
  form: 'sum-of-possible-smallest-angles',
  revision: 2,
  band: 'Hard',
  also: ['AL.SEQ.1', 'AL.INQ.3'],
  entry: true,
  seconds: 105,
  stem: ({ n, most, way }: Row) =>
    way
      ? `The interior angles of a convex polygon with $${n}$ sides are $${n}$ different whole numbers of degrees and form an arithmetic progression. No angle exceeds $${most}^{\\circ}$. What is the sum of all possible values of the smallest angle?`
      : `A tent floor is a convex polygon with $${n}$ corners. Sorted by size, its angles grow by the same positive amount from each to the next; all of them are whole numbers of degrees, and the largest is at most $${most}^{\\circ}$. Find the sum of all values that its smallest angle can take.`,
  path: path<Row>()
    .step(
      'mean',
      ({ n }) => mean(n),
      'The angle sum does not depend on the shape; find the mean angle, which lies in the middle of the progression.',
      ({ n }, found) => `\\frac{${n - 2} \\times 180^\\circ}{${n}} = ${degrees(found.mean)}`,
    )
    .step(
      'move',
      ({ n }) => q(n % 2 === 0 ? n - 1 : (n - 1) / 2),
      ({ n }) =>
        n % 2 === 0
          ? `The smallest angle lies $${numberTex(q(n - 1, 2))}$ differences below the mean, so the difference has to be even. Each step of 2 moves it and the largest angle by:`
          : `The smallest angle lies $${(n - 1) / 2}$ differences below the mean, and every whole difference will do. Each step of 1 moves it and the largest angle by:`,
      ({ n }, { move }) =>
        n % 2 === 0
          ? `2 \\times ${numberTex(q(n - 1, 2))} = ${numberTex(move)}`
          : `1 \\times ${(n - 1) / 2} = ${numberTex(move)}`,
    )
    .step(
      'count',
      ({ most }, found) => q(most).sub(found.mean).div(found.move).floor(),
      'The largest angle stays within its bound; count the possible steps.',
      ({ most }, found) =>
        `${numberTex(found.mean)} + ${numberTex(found.move)}j \\le ${most} \\Rightarrow j \\le ${numberTex(found.count)}`,
    )
    .step(
      'sum',
      (_p, found) =>
        found.mean.mul(found.count).sub(found.move.mul(found.count).mul(found.count.add(1)).div(2)),
      'The smallest angles themselves form a progression. Add them.',
      (_p, found) =>
        `${numberTex(found.count)} \\times ${numberTex(found.mean)} - ${numberTex(found.move)} \\times \\frac{${numberTex(found.count)} \\times ${numberTex(found.count.add(1))}}{2} = ${numberTex(found.sum)}`,
    ),
  slips: [
    {
      misconception: 'parity_of_difference_ignored',
      at: 'move',
      wrongly: ({ n }) => (n % 2 === 0 ? q(n - 1, 2) : null),
      words: (_p, { move }) =>
        `Steps of $${numberTex(move)}^\\circ$ come from allowing odd differences too; the angles are then no whole numbers.`,
    },
    {
      misconception: 'equal_angles_counted',
      at: 'sum',
      wrongly: (_p, found) => found.sum.add(found.mean),
      words: (_p, found) =>
        `The regular polygon with all angles $${degrees(found.mean)}$ was counted; the angles have to be different.`,
    },
    {
      misconception: 'only_even_differences',
      at: 'move',
      wrongly: ({ n }) => (n % 2 === 0 ? null : q(n - 1)),
      words: ({ n }) =>
        `Only even differences were counted; with $${n}$ angles the mean is one of them and odd differences fit too.`,
    },
    {
      misconception: 'largest_angles_added',
      at: 'sum',
      wrongly: (_p, found) =>
        found.mean.mul(found.count).add(found.move.mul(found.count).mul(found.count.add(1)).div(2)),
      words: (_p, found) => `$${numberTex(found.sum)}^\\circ$ is the sum of the largest angles instead.`,
    },
    {
      misconception: 'bound_replaced_by_180',
      at: 'count',
      wrongly: (_p, found) => q(179).sub(found.mean).div(found.move).floor(),
      words: ({ most }, found) =>
        `$${numberTex(found.count)}$ progressions stay below $180^\\circ$, but not all of them within $${most}^\\circ$.`,
    },
    {
      misconception: 'last_progression_left_out',
      at: 'count',
      wrongly: (_p, { count }) => (count.valueOf() > 1 ? count.sub(1) : null),
      words: (_p, found) =>
        `The sum stops after ${counted(found.count, 'progression')}; the next one still keeps to the bound.`,
    },
    {
      misconception: 'extreme_taken_for_all',
      at: 'sum',
      wrongly: (_p, found) => found.mean.sub(found.move.mul(found.count)).mul(found.count),
      words: (_p, found) =>
        `The least of the smallest angles, $${degrees(found.mean.sub(found.move.mul(found.count)))}$, was counted every time.`,
    },
    {
      misconception: 'whole_spread_below_mean',
      at: 'move',
      wrongly: ({ n }) => (n % 2 === 0 ? q(2 * (n - 1)) : null),
      words: ({ n }) => `All $${n - 1}$ differences were put below the mean; half of them lie above it.`,
    },
    {
      misconception: 'one_difference_too_many',
      at: 'move',
      wrongly: ({ n }) => (n % 2 === 0 ? q(n) : q(n + 1, 2)),
      words: ({ n }) => `$${n}$ differences were taken for $${n}$ angles; there is one fewer.`,
    },
  ],
  show: value => `$${numberTex(value)}^{\\circ}$`,
  plausible: value => value.d === 1n && value.valueOf() > 40,
  snapRead: () =>
    'Integer angles in arithmetic progression, their number and a bound for the largest; all smallest angles are wanted.',
  approach: () =>
    'The mean angle is fixed by the number of sides. Being whole restricts the common difference, the bound for the largest angle limits it, and the possible smallest angles can be added as a progression.',
  faster: ({ n, most }) => {
    const move = n % 2 === 0 ? n - 1 : (n - 1) / 2;
    const m = mean(n);
    return `Smallest angles: $${numberTex(m.sub(move))}, ${numberTex(m.sub(2 * move))}, \\dots$ in steps of $${move}$, down to $2 \\times ${numberTex(m)} - ${most} = ${numberTex(m.mul(2).sub(most))}$ at the lowest.`;
  },
  check: (_p, found) =>
    `The widest progression runs from $${degrees(found.mean.sub(found.move.mul(found.count)))}$ to $${degrees(found.mean.add(found.move.mul(found.count)))}$, and one step more would reach $${degrees(found.mean.add(found.move.mul(found.count.add(1))))}$.`,
  principle:
    'In an arithmetic progression with a fixed sum the mean is fixed; whether the number of terms is odd or even decides which differences keep the terms whole.',
  verify: ({ n, most }) => {
    let sum = 0;
    for (let a = 1; a < 180; a += 1)
      for (let d = 1; a + (n - 1) * d <= most; d += 1)
        if (n * a + (n * (n - 1) * d) / 2 === 180 * (n - 2)) sum += a;
    return q(sum);
  },
});

/** GM.QAD.1 Hard: whole angles in arithmetic progression, all polygons of one number of sides. */
export const wholeProgressions: readonly AnyTemplate[] = situation<Row>({
  type: 'GM.QAD.1',
  situation: 'whole-angles-in-progression',
  tries: 20,
  draw: draw => {
    const [n, most] = [draw.pick([5, 6, 8, 9, 10, 12, 15, 18]), draw.int(112, 178)];
    const move = n % 2 === 0 ? n - 1 : (n - 1) / 2;
    const room = (most - Number(mean(n))) / move;
    return room >= 2 && room < 8 && !Number.isInteger(room) ? { n, most, way: draw.chance(0.5) } : null;
  },
  forms: [smallestAngles],
});
