import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { addedTex, fractionTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const isCount = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const from = (point: number) => (point === 0 ? '|x|' : `|x ${addedTex(-point)}|`);
const at = (points: readonly number[], x: number) =>
  points.reduce((sum, point) => sum + Math.abs(x - point), 0);

interface Four {
  points: readonly [number, number, number, number];
  order: readonly number[];
  limit: number;
  frame: number;
}

const leastOf = ([a, b, c, d]: Four['points']) => d - a + c - b;

const withinFour = form({
  form: 'integers-within-a-sum-of-four',
  revision: 4,
  apart: true,
  likely: true,
  band: 'Hard',
  entry: true,
  seconds: 105,
  also: ['AL.INQ.3', 'AL.MOD.7'],
  stem: ({ points, order, limit, frame }: Four) =>
    frame === 0
      ? `How many integers $x$ satisfy $${order.map(from).join(' + ')} \\le ${limit}$?`
      : frame === 1
        ? `Four villages lie on a straight road at the ${points.slice(0, -1).join(' km, ')} km and ${points.at(-1)} km marks. A school is to be built on the road at a whole number of kilometres, so that the sum of its distances from the four villages is at most ${limit} km. How many places are possible?`
        : `Find the number of integral values of $x$ for which $${[...order].reverse().map(from).join(' + ')}$ is not greater than $${limit}$.`,
  path: path<Four>()
    .step(
      'least',
      ({ points }) => q(leastOf(points)),
      'Between the two inner points the sum is least and constant: the outer and the inner points form two pairs. See what the bound leaves.',
      ({ points: [a, b, c, d], limit }, { least }) =>
        `(${d} ${addedTex(-a)}) + (${c} ${addedTex(-b)}) = ${least}, \\quad ${limit} - ${least} = ${limit - Number(least)}`,
    )
    .quiet('slope', () => q(4))
    .step(
      'left',
      ({ points: [a, b], limit }, { least, slope }) => {
        const spare = limit - Number(least);
        return spare <= 2 * (b - a) ? q(b).sub(q(spare, 2)) : q(a).sub(q(spare - 2 * (b - a)).div(slope));
      },
      'To the left of the inner points the sum grows by 2 a unit, and beyond the outer point by 4. Find where the bound is reached.',
      ({ points: [a, b] }, { left }) =>
        `${left.valueOf() >= a ? `2(${b} - x)` : `2 \\times ${b - a} + 4(${a} - x)`}: \\quad x \\ge ${fractionTex(left)}`,
    )
    .step(
      'right',
      ({ points: [, , c, d], limit }, { least, slope }) => {
        const spare = limit - Number(least);
        return spare <= 2 * (d - c) ? q(c).add(q(spare, 2)) : q(d).add(q(spare - 2 * (d - c)).div(slope));
      },
      'Do the same to the right, where the gap of the points is another one.',
      ({ points: [, , c, d] }, { right }) =>
        `${right.valueOf() <= d ? `2(x - ${c})` : `2 \\times ${d - c} + 4(x - ${d})`}: \\quad x \\le ${fractionTex(right)}`,
    )
    .step(
      'count',
      (_p, { left, right }) => right.floor().sub(left.ceil()).add(1),
      'Count the integers between.',
      (_p, { left, right, count }) => `${right.floor()} ${addedTex(left.ceil().neg())} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'slope_does_not_change',
      at: 'slope',
      wrongly: () => q(2),
      words: () => 'Beyond the outer points the sum was let grow by 2 a unit; all four distances grow there.',
    },
    {
      misconception: 'inner_points_only',
      at: 'count',
      wrongly: ({ points: [, b, c] }) => q(c - b + 1),
      words: (_p, { count }) =>
        `$${count}$ counts only the integers between the inner points; the bound leaves room outside.`,
    },
    {
      misconception: 'end_not_counted',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: (_p, { count }) => `$${count}$ is last minus first; with both ends there is one integer more.`,
    },
    {
      misconception: 'outer_points_as_limits',
      at: 'count',
      wrongly: ({ points: [a, , , d] }) => q(d - a + 1),
      words: (_p, { count }) =>
        `$${count}$ is the number of integers from the first to the last point, whatever the bound is.`,
    },
    {
      misconception: 'same_reach_on_both_sides',
      at: 'right',
      wrongly: ({ points: [, b, c] }, { left }) => q(c).add(q(b).sub(left)),
      words: () => 'The reach on the left was used on the right too, though the gaps of the points differ.',
    },
    {
      misconception: 'same_reach_on_both_sides',
      at: 'left',
      wrongly: ({ points: [, b, c] }, { right }) => q(b).sub(right.sub(c)),
      words: (_p, { count }) =>
        `$${count}$ uses the reach on the right on the left too, though the gaps of the points differ.`,
    },
    {
      misconception: 'full_slope_at_once',
      at: 'left',
      wrongly: ({ points: [, b], limit }, { least }) => q(b).sub(q(limit - Number(least), 4)),
      words: () =>
        'To the left the sum was let grow by 4 a unit from the inner point on; up to the outer point it is 2.',
    },
    {
      misconception: 'inner_pair_forgotten',
      at: 'least',
      wrongly: ({ points: [a, , , d] }) => q(d - a),
      words: () => 'Only the outer pair was counted in the least value; the inner pair adds its distance.',
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () =>
    'Four distances with a bounded sum; the integers are to be counted. The slopes change at the points.',
  approach: () =>
    'Start from the flat part between the inner points and walk outwards: slope 2 up to the outer point, slope 4 beyond. Each side has its own gap, so each needs its own case.',
  faster: ({ points: [a, b, c, d], limit }, { least, left, right }) =>
    `Flat at $${least}$ on $[${b}, ${c}]$, at the outer points $${at([a, b, c, d], a)}$ and $${at([a, b, c, d], d)}$; reach ${limit} at $${fractionTex(left)}$ and $${fractionTex(right)}$.`,
  check: ({ points, limit }, { right }) => {
    const x = Number(right.floor());
    return `At $x = ${x}$ the sum is $${at(points, x)}$, at $x = ${x + 1}$ it is $${at(points, x + 1)}$; the bound is ${limit}.`;
  },
  principle: 'A sum of distances is piecewise linear: follow its slope outwards from the flat part.',
  verify: ({ points, limit }) => {
    let n = 0;
    for (let x = -300; x <= 300; x += 1) if (at(points, x) <= limit) n += 1;
    return q(n);
  },
});

/** AL.MOD.4 Hard: bounds for sums of distances, with cases. */
export const boundedSums: readonly AnyTemplate[] = [
  ...situation<Four>({
    type: 'AL.MOD.4',
    situation: 'four-points',
    tries: 30,
    draw: draw => {
      const frame = draw.int(0, 2);
      const a = draw.int(-18, 4) + (frame === 1 ? 30 : 0);
      const b = a + draw.int(2, 9);
      const c = b + draw.int(1, 8);
      const d = c + draw.int(2, 12);
      const points = [a, b, c, d] as const;
      const limit = leastOf(points) + draw.int(6, 40);
      const spare = limit - leastOf(points);
      const oneBeyond = spare > 2 * Math.min(b - a, d - c);
      return b - a !== d - c && oneBeyond && points.every(x => x !== 0)
        ? { points, order: draw.shuffled(points), limit, frame }
        : null;
    },
    forms: [withinFour],
  }),
];
