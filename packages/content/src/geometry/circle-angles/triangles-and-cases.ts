import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import { degrees, measured, onCircle } from './measured-angles.ts';

interface Chosen {
  n: number;
  /** Steps of the arc that the angle looks at. */
  k: number;
  way: boolean;
}

const withAngle = form({
  form: 'triangles-with-a-given-angle',
  band: 'Hard',
  also: ['MM.PNC.3', 'GM.QAD.6'],
  entry: true,
  seconds: 105,
  stem: ({ n, k, way }: Chosen) =>
    way
      ? `$${n}$ points divide a circle into equal arcs. How many triangles with vertices at three of these points have an angle of ${degrees(q(180 * k, n))}?`
      : `Three vertices of a regular polygon with $${n}$ sides are chosen. In how many ways can this be done so that at least one angle of the triangle they form measures ${degrees(q(180 * k, n))}?`,
  path: path<Chosen>()
    .step(
      'steps',
      ({ k }) => q(k),
      'An angle at the circle is half of the arc it looks at. Find how many of the equal arcs that are.',
      ({ n, k }, { steps }) =>
        `${numberTex(q(180 * k, n))}^\\circ \\times 2 \\div \\frac{360^\\circ}{${n}} = ${numberTex(steps)}`,
    )
    .step(
      'third',
      ({ n }, { steps }) => q(n).sub(steps).sub(1),
      'A side that cuts off this arc leaves the third vertex anywhere on the other arc; count the points there.',
      ({ n }, { steps, third }) => `${n} - ${numberTex(steps)} - 1 = ${numberTex(third)}`,
    )
    .step(
      'pairs',
      ({ n }, { third }) => third.mul(n),
      'Such a side can be placed in as many ways as there are points.',
      ({ n }, { third, pairs }) => `${n} \\times ${numberTex(third)} = ${numberTex(pairs)}`,
    )
    .quiet('twice', ({ n, k }) => q(2 * k < n ? n : 0))
    .step(
      'count',
      (_p, { pairs, twice }) => pairs.sub(twice),
      ({ n, k }) =>
        2 * k < n
          ? 'A triangle with two such angles has been counted for both of its sides. There is one with its apex at each point; take these off once.'
          : 'Two angles of this size would already exceed the angle sum, so no triangle has been counted twice.',
      (_p, { pairs, twice, count }) => `${numberTex(pairs)} - ${numberTex(twice)} = ${numberTex(count)}`,
    ),
  slips: [
    {
      misconception: 'isosceles_counted_twice',
      at: 'twice',
      wrongly: ({ n, k }) => (2 * k < n ? q(0) : null),
      words: ({ n }) => `The $${n}$ isosceles triangles with two such angles were counted twice.`,
    },
    {
      misconception: 'isosceles_left_out',
      at: 'twice',
      wrongly: ({ n, k }) => (2 * k < n ? q(2 * n) : null),
      words: ({ n }) =>
        `The $${n}$ triangles with two such angles were taken off altogether; each belongs in the count once.`,
    },
    {
      misconception: 'overlap_taken_off_without_need',
      at: 'twice',
      wrongly: ({ n, k }) => (2 * k < n ? null : q(n)),
      words: ({ n, k }) =>
        `No triangle has two angles of $${numberTex(q(180 * k, n))}^\\circ$, so nothing is to be taken off.`,
    },
    {
      misconception: 'centre_taken_for_circumference',
      at: 'steps',
      wrongly: ({ k }) => (k % 2 === 0 ? q(k / 2) : null),
      words: (_p, { steps }) =>
        `An arc of $${numberTex(steps)}$ steps has this angle at the centre; on the circle the arc is twice as long.`,
    },
    {
      misconception: 'ends_counted_as_third_vertex',
      at: 'third',
      wrongly: ({ n }, { steps }) => q(n).sub(steps).add(1),
      words: (_p, { third }) =>
        `$${numberTex(third)}$ points of the other arc include its two ends, which are vertices already.`,
    },
    {
      misconception: 'one_end_counted_as_third_vertex',
      at: 'third',
      wrongly: ({ n }, { steps }) => q(n).sub(steps),
      words: (_p, { third }) =>
        `$${numberTex(third)}$ is the number of steps of the other arc; the points inside it are one fewer.`,
    },
    {
      misconception: 'sides_counted_once_for_both_ends',
      at: 'pairs',
      wrongly: ({ n }, { third }) => third.mul(n).div(2),
      words: ({ n }) => `Only half of the $${n}$ places for the side were counted.`,
    },
    {
      misconception: 'third_vertex_on_the_near_arc',
      at: 'third',
      wrongly: (_p, { steps }) => steps.sub(1),
      words: (_p, { count }) =>
        `$${count}$ puts the third vertex on the short arc, from where the side is seen under the supplement.`,
    },
    {
      misconception: 'all_vertices_for_third',
      at: 'third',
      wrongly: ({ n }) => q(n - 2),
      words: ({ n }) => `All of the other $${n - 2}$ points were allowed as third vertex.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { n }) =>
    value.d === 1n && value.valueOf() > 0 && value.valueOf() <= (n * (n - 1) * (n - 2)) / 6,
  snapRead: () =>
    'Equally spaced points and a prescribed angle: arcs first, then a count without repetition.',
  approach: () =>
    'The angle fixes the arc that the opposite side cuts off. Place that side, choose the third vertex, and look for triangles counted twice.',
  faster: ({ n, k }) =>
    2 * k < n
      ? `Arcs $${k}, a, b$ with $a + b = ${n - k}$: $${n}(${n - k - 1})$ placements less $${n}$ with two arcs $${k}$.`
      : `Arcs $${k}, a, b$ with $a + b = ${n - k}$: $${n - k - 1}$ ways, at $${n}$ places each.`,
  check: ({ n, k }, { count }) =>
    `By rotation the count is a multiple of $${n}$: $${numberTex(count)} = ${n} \\times ${numberTex(count.div(n))}$${2 * k < n ? `, where each point is the apex of one isosceles triangle with base angles of $${numberTex(q(180 * k, n))}^\\circ$` : ''}.`,
  principle:
    'Translate angles at a circle into arcs, count placements of the side, and correct for triangles with two such sides.',
  verify: ({ n, k }) => {
    let count = 0;
    for (let a = 0; a < n; a += 1)
      for (let b = a + 1; b < n; b += 1)
        for (let c = b + 1; c < n; c += 1) if ([b - a, c - b, n - c + a].includes(k)) count += 1;
    return q(count);
  },
});

interface Positions {
  x: number;
  y: number;
  way: boolean;
}

const everyPosition = form({
  form: 'sum-over-positions-of-the-centre',
  revision: 2,
  band: 'Medium',
  also: ['GM.TRI.1'],
  seconds: 100,
  stem: ({ x, y, way }: Positions) =>
    way
      ? `O is the centre of the circle through the vertices of triangle ABC. $\\angle OBC = ${x}^{\\circ}$ and $\\angle OAC = ${y}^{\\circ}$. What is the sum of all possible values of $\\angle ACB$?`
      : `The perpendicular bisectors of the sides of a triangle ABC meet at O. If the angle OBC is $${x}^{\\circ}$ and the angle OAC is $${y}^{\\circ}$, find the sum of the values that the angle ACB can have.`,
  path: path<Positions>()
    .step(
      'inside',
      ({ x, y }) => q(x + y),
      'OA, OB and OC are equal, so the angles OCB and OCA are known as well. If O lies within the angle at C, add them.',
      ({ x, y }, { inside }) => `${x}^\\circ + ${y}^\\circ = ${numberTex(inside)}^\\circ`,
    )
    .step(
      'outside',
      ({ x, y }) => q(Math.abs(x - y)),
      'O may also lie outside that angle, beyond one of its sides, when the triangle has an obtuse angle at A or B. Then take the difference.',
      ({ x, y }, { outside }) => `|${x}^\\circ - ${y}^\\circ| = ${numberTex(outside)}^\\circ`,
    )
    .step(
      'sum',
      (_p, { inside, outside }) => inside.add(outside),
      'Both cases occur; add the two values.',
      (_p, { inside, outside, sum }) =>
        `${numberTex(inside)}^\\circ + ${numberTex(outside)}^\\circ = ${numberTex(sum)}^\\circ`,
    ),
  slips: [
    {
      misconception: 'one_case_only',
      gives: 'inside',
      words: (_p, { inside }) =>
        `$${numberTex(inside)}^\\circ$ is the angle when O lies within it; O can lie outside as well.`,
    },
    {
      misconception: 'supplement_as_second_case',
      at: 'outside',
      wrongly: ({ x, y }) => q(180 - x - y),
      words: ({ x, y }) =>
        `$180^\\circ - ${x + y}^\\circ$ was used as the second value; an angle of the triangle is not fixed up to its supplement here.`,
    },
    {
      misconception: 'right_angle_less_the_sum',
      at: 'inside',
      wrongly: ({ x, y }) => (x + y < 90 ? q(90 - x + (90 - y)) : null),
      words: (_p, { inside, outside, sum }) =>
        `$${numberTex(inside)}^\\circ$ adds the angles at A and B of the acute triangle, not the one at C; with $${numberTex(outside)}^\\circ$ for the other position it makes $${numberTex(sum)}^\\circ$.`,
    },
    {
      misconception: 'third_case_added',
      at: 'sum',
      wrongly: (_p, { inside, outside }) => inside.add(outside.mul(2)),
      words: (_p, { inside, outside, sum }) =>
        `The case of O outside was counted for either side; with these sizes it happens on one side only. Here $${numberTex(inside)} + ${numberTex(outside)} \\times 2 = ${numberTex(sum)}$.`,
    },
    {
      misconception: 'centre_angle_halved',
      at: 'sum',
      wrongly: (_p, { inside, outside }) => inside.add(outside).div(2),
      words: (_p, { inside, outside }) =>
        `Half of $${numberTex(inside)}^\\circ + ${numberTex(outside)}^\\circ$ is the mean of the two values; their sum is asked.`,
    },
    {
      misconception: 'doubles_at_the_centre',
      at: 'inside',
      wrongly: ({ x, y }) => q(2 * (x + y)),
      words: () => 'The angle at C was doubled as for the centre; the angle wanted is at the circle.',
    },
    {
      misconception: 'smaller_for_larger',
      at: 'sum',
      wrongly: ({ x, y }) => q(2 * Math.min(x, y)),
      words: ({ x, y }) =>
        `$2 \\times ${Math.min(x, y)}^\\circ$ comes from taking the difference off the sum and not adding it, which leaves twice the smaller angle.`,
    },
  ],
  show: value => degrees(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 180 && value.d <= 2n,
  snapRead: () =>
    'The circumcentre and two angles of isosceles triangles; nothing says that the triangle is acute.',
  approach: () =>
    'The radius OC splits the angle at C, or O lies beyond one of its sides. Each position gives a value.',
  faster: ({ x, y }) =>
    `Sum and difference add up to twice the larger: $2 \\times ${Math.max(x, y)}^\\circ$.`,
  check: ({ x, y }) => {
    const [big, small] = [Math.max(x, y), Math.min(x, y)];
    return `Acute: $${90 - x}^\\circ, ${90 - y}^\\circ, ${x + y}^\\circ$. Obtuse: $${90 + small}^\\circ, ${90 - big}^\\circ, ${big - small}^\\circ$. Both triples make $180^\\circ$.`;
  },
  principle:
    'The circumcentre lies outside an obtuse triangle: without a figure, split the cases of its position.',
  verify: ({ x, y }) => {
    // C at 0°; A and B on either side, at the central angles that the two base angles leave.
    const values: number[] = [];
    for (const a of [180 - 2 * y, -(180 - 2 * y)]) {
      const angle = measured(onCircle(0), onCircle(a), onCircle(180 - 2 * x));
      values.push(Math.round(angle * 1e6) / 1e6);
    }
    return nearFraction([...new Set(values)].reduce((s, v) => s + v, 0));
  },
});

/** GM.CIR.2 Hard: triangles of equally spaced points counted, and the positions of a centre. */
export const trianglesAndCases: readonly AnyTemplate[] = [
  ...situation<Chosen>({
    type: 'GM.CIR.2',
    situation: 'triangles-of-equal-arcs',
    draw: draw => {
      const n = draw.pick([9, 10, 12, 15, 16, 18, 20, 24, 30]);
      const k = draw.int(2, n - 4);
      const whole = (180 * k) % n === 0;
      return whole && 3 * k !== n && 2 * k !== n ? { n, k, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [withAngle],
  }),
  ...situation<Positions>({
    type: 'GM.CIR.2',
    situation: 'centre-inside-or-outside',
    draw: draw => {
      const [x, y] = [draw.int(8, 56), draw.int(8, 56)];
      return x + y < 86 && Math.abs(x - y) >= 5 ? { x, y, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [everyPosition],
  }),
];
