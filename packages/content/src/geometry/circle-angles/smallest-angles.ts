import { path } from '../../path.ts';
import { numberTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import { degrees, measured, onCircle } from './measured-angles.ts';

interface Positions {
  /** Angles OBC and OAC, degrees. */
  x: number;
  y: number;
  way: boolean;
}

const tex = (value: { valueOf(): number }) => `${numberTex(q(value.valueOf()))}^\\circ`;

const smallestAngles = form({
  form: 'smallest-angle-over-positions',
  band: 'Hard',
  also: ['GM.TRI.1', 'GM.TRI.8'],
  seconds: 105,
  stem: ({ x, y, way }: Positions) =>
    way
      ? `O is the centre of the circle through the vertices of triangle ABC. $\\angle OBC = ${x}^{\\circ}$ and $\\angle OAC = ${y}^{\\circ}$. The triangle is not determined by this. What is the sum of all values that its smallest angle can have?`
      : `The perpendicular bisectors of the sides of a triangle ABC meet at O, where the angle OBC is $${x}^{\\circ}$ and the angle OAC is $${y}^{\\circ}$. Find the sum of all possible values of the smallest angle of the triangle.`,
  path: path<Positions>()
    .step(
      'rest',
      ({ x, y }) => q(90 - Math.max(x, y)),
      'Triangles OBC and OAC are isosceles, and the angle at the centre over a side is twice the one at the circle. So the angles at A and B are 90° less the given ones, as long as they are acute. The smaller of them:',
      ({ x, y }, { rest }) => `90^\\circ - ${Math.max(x, y)}^\\circ = ${tex(rest)}`,
    )
    .quiet('together', ({ x, y }) => q(x + y))
    .step(
      'inside',
      (_p, { rest, together }) => (together.lt(rest) ? together : rest),
      'If O lies inside the triangle, the angle at C is the sum of the given ones. Take the smallest of the three angles.',
      ({ x, y }, { together, rest, inside }) =>
        `${x}^\\circ + ${y}^\\circ = ${tex(together)}: \\quad \\min(${tex(rest)}, ${tex(together)}) = ${tex(inside)}`,
    )
    .quiet('apart', ({ x, y }) => q(Math.abs(x - y)))
    .step(
      'outside',
      (_p, { rest, apart }) => (apart.lt(rest) ? apart : rest),
      'If O lies outside, the angle beside the smaller given one is obtuse, and the angle at C is their difference. Take the smallest again.',
      ({ x, y }, { rest, apart, outside }) =>
        `${Math.max(x, y)}^\\circ - ${Math.min(x, y)}^\\circ = ${tex(apart)}: \\quad \\min(${tex(rest)}, ${tex(apart)}) = ${tex(outside)}`,
    )
    .step(
      'sum',
      (_p, { inside, outside }) => inside.add(outside),
      'Add the smallest angles of the two triangles.',
      (_p, { inside, outside, sum }) => `${tex(inside)} + ${tex(outside)} = ${tex(sum)}`,
    ),
  slips: [
    {
      misconception: 'angles_at_c_added',
      at: 'sum',
      wrongly: (_p, { together, apart }) => together.add(apart),
      words: (_p, { together, apart }) =>
        `$${tex(together)}$ and $${tex(apart)}$ are the two values of the angle at C, which is not the smallest angle each time.`,
    },
    {
      misconception: 'one_case_only',
      gives: 'inside',
      words: (_p, { inside }) =>
        `$${tex(inside)}$ is the smallest angle with O inside the triangle; O can lie outside as well.`,
    },
    {
      misconception: 'angles_not_compared_outside',
      at: 'outside',
      wrongly: (_p, { rest, apart }) => (apart.lt(rest) ? rest : apart),
      words: (_p, { outside, rest, apart }) =>
        `In the obtuse triangle $${tex(outside)}$ was taken; of $${tex(rest)}$ and $${tex(apart)}$ the other one is smaller.`,
    },
    {
      misconception: 'angles_not_compared_inside',
      at: 'inside',
      wrongly: (_p, { rest, together }) => (together.lt(rest) ? rest : together),
      words: (_p, { inside, rest, together }) =>
        `In the acute triangle $${tex(inside)}$ was taken; of $${tex(rest)}$ and $${tex(together)}$ the other one is smaller.`,
    },
    {
      misconception: 'one_case_only',
      gives: 'outside',
      words: (_p, { outside }) =>
        `$${tex(outside)}$ comes from O outside the triangle alone; it can lie inside too.`,
    },
    {
      misconception: 'smaller_angle_taken_off',
      at: 'rest',
      wrongly: ({ x, y }) => q(90 - Math.min(x, y)),
      words: (_p, { rest }) =>
        `$${tex(rest)}$ was used as the smaller of the angles at A and B; the larger given angle leaves the smaller one.`,
    },
    {
      misconception: 'given_angles_taken_for_those_of_the_triangle',
      at: 'rest',
      wrongly: ({ x, y }) => q(Math.min(x, y)),
      words: (_p, { rest }) =>
        `$${tex(rest)}$ is an angle between a radius and a side, not an angle of the triangle.`,
    },
    {
      misconception: 'obtuse_angle_added',
      at: 'outside',
      wrongly: ({ x, y }) => q(90 + Math.min(x, y)),
      words: (_p, { outside }) => `$${tex(outside)}$ is the largest angle of the second triangle.`,
    },
    {
      misconception: 'same_angle_twice',
      at: 'sum',
      wrongly: (_p, { rest }) => rest.mul(2),
      words: (_p, { rest }) =>
        `$${tex(rest)}$ was counted for both triangles; the angle at C has to be compared in each.`,
    },
  ],
  show: value => degrees(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 180 && value.d <= 2n,
  snapRead: () =>
    'The circumcentre and two angles of isosceles triangles; nothing says that the triangle is acute, and the smallest angle is wanted.',
  approach: () =>
    'Radii make isosceles triangles. O can lie inside or outside; find all three angles in each case, and compare them before choosing the smallest.',
  faster: ({ x, y }) =>
    `The triangles have the angles $${90 - x}, ${90 - y}, ${x + y}$ and $${90 + Math.min(x, y)}, ${90 - Math.max(x, y)}, ${Math.abs(x - y)}$ degrees.`,
  check: ({ x, y }) => {
    const [big, small] = [Math.max(x, y), Math.min(x, y)];
    return `Acute: $${90 - x}^\\circ, ${90 - y}^\\circ, ${x + y}^\\circ$. Obtuse: $${90 + small}^\\circ, ${90 - big}^\\circ, ${big - small}^\\circ$. Both triples make $180^\\circ$.`;
  },
  principle:
    'The circumcentre lies outside an obtuse triangle: without a figure, find all angles for each position before comparing them.',
  verify: ({ x, y }) => {
    // C at 0°; A and B on either side, at the central angles that the two base angles leave.
    const values: number[] = [];
    for (const a of [180 - 2 * y, -(180 - 2 * y)]) {
      const [A, B, C] = [onCircle(a), onCircle(180 - 2 * x), onCircle(0)];
      values.push(Math.min(measured(A, B, C), measured(B, A, C), measured(C, A, B)));
    }
    return nearFraction(values.reduce((s, v) => s + Math.round(v * 1e6) / 1e6, 0));
  },
});

/** GM.CIR.2 Hard: the smallest angle of a triangle for each position of its circumcentre. */
export const anglesOverPositions: readonly AnyTemplate[] = situation<Positions>({
  type: 'GM.CIR.2',
  situation: 'centre-and-smallest-angle',
  tries: 20,
  draw: draw => {
    const [x, y] = [draw.int(8, 66), draw.int(8, 66)];
    const [rest, apart] = [90 - Math.max(x, y), Math.abs(x - y)];
    const differ = Math.min(x + y, rest) !== Math.min(apart, rest);
    // Where the angle at C is the smallest both times, comparing makes no difference: such draws are few.
    const compared = x + y > rest || draw.chance(0.25);
    return x + y < 88 && apart >= 5 && differ && rest !== apart && rest !== x + y && compared
      ? { x, y, way: draw.chance(0.5) }
      : null;
  },
  forms: [smallestAngles],
});
