import { path } from '../../path.ts';
import { numberTex, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Crossing {
  a: number;
  b: number;
  way: boolean;
}

const throughCrossing = form({
  form: 'segment-through-the-crossing',
  revision: 2,
  band: 'Medium',
  also: ['GM.TRI.3'],
  seconds: 65,
  stem: ({ a, b, way }: Crossing) =>
    way
      ? `In trapezium ABCD, AB is parallel to CD, $AB = ${a}$ cm and $CD = ${b}$ cm. The diagonals meet at O. The line through O parallel to AB meets AD at P and BC at Q. What is the length of PQ?`
      : `A field has two parallel fences of $${a}$ m and $${b}$ m; its other two boundaries are straight. From the point where its diagonals cross, a wall is built in both directions, parallel to the fences, up to the other boundaries. How long is the wall, in metres?`,
  path: path<Crossing>()
    .step(
      'share',
      ({ a, b }) => q(a, a + b),
      'The triangles at the crossing on the two parallel sides are similar, so the diagonals are cut in the ratio of these sides. Find the share next to the first one.',
      ({ a, b }, { share }) => `\\frac{${a}}{${a} + ${b}} = ${share.toFraction()}`,
    )
    .step(
      'half',
      ({ b }, { share }) => share.mul(b),
      'One half of the segment cuts a triangle on the second parallel side parallel to it: take this share of that side.',
      ({ b }, { share, half }) => `${share.toFraction()} \\times ${b} = ${numberTex(half)}`,
    )
    .step(
      'whole',
      (_p, { half }) => half.mul(2),
      'The other half is found in the same way and is as long.',
      (_p, { half, whole }) => `2 \\times ${numberTex(half)} = ${numberTex(whole)}`,
    ),
  slips: [
    {
      misconception: 'midline_for_crossing',
      at: 'whole',
      wrongly: ({ a, b }) => q(a + b, 2),
      words: (_p, { whole }) =>
        `$${numberTex(whole)}$ is the mid-line; the diagonals do not cross halfway between the parallel sides.`,
    },
    {
      misconception: 'geometric_mean',
      at: 'whole',
      wrongly: ({ a, b }) => (Number.isInteger(Math.sqrt(a * b)) ? q(Math.sqrt(a * b)) : null),
      words: ({ a, b }) =>
        `The root of $${a} \\times ${b}$ belongs to the line that cuts the trapezium into two similar ones.`,
    },
    {
      misconception: 'shares_swapped',
      at: 'half',
      wrongly: ({ a }, { share }) => share.mul(a),
      words: ({ a }) =>
        `The share was taken of the side of $${a}$ that it belongs to; it scales the other side.`,
    },
    {
      misconception: 'part_for_whole_in_similarity',
      at: 'half',
      wrongly: ({ a, b }) => q(b * Math.min(a, b), Math.max(a, b)),
      words: ({ a, b }) =>
        `The ratio $${Math.min(a, b)} : ${Math.max(a, b)}$ compares two parts of a diagonal; a part and the whole are needed.`,
    },
    {
      misconception: 'difference_halved',
      at: 'whole',
      wrongly: ({ a, b }) => q(Math.abs(a - b), 2),
      words: () => 'Half of the difference is the distance between the mid-points of the diagonals.',
    },
    {
      misconception: 'crossing_at_a_third',
      at: 'whole',
      wrongly: ({ a, b }) => q(2 * Math.min(a, b) + Math.max(a, b), 3),
      words: ({ a, b }, { whole }) =>
        `$${numberTex(whole)}$ would be the length at a third of the height, but the crossing divides the height in the ratio of $${Math.min(a, b)}$ to $${Math.max(a, b)}$.`,
    },
    {
      misconception: 'crossing_at_a_quarter',
      at: 'whole',
      wrongly: ({ a, b }) => q(3 * Math.min(a, b) + Math.max(a, b), 4),
      words: (_p, { whole }) =>
        `A quarter of the way from the shorter side the length is $${numberTex(whole)}$; the diagonals do not cross there.`,
    },
    {
      misconception: 'weights_swapped',
      at: 'whole',
      wrongly: ({ a, b }) => q(a * a + b * b, a + b),
      words: (_p, { whole }) =>
        `This is the length, $${numberTex(whole)}$, at a point as near to the longer side as the crossing is to the shorter one.`,
    },
    {
      misconception: 'other_share',
      at: 'share',
      wrongly: ({ a, b }) => q(b, a + b),
      words: (_p, { share }) =>
        `$${share.toFraction()}$ is the share of the diagonal on the other side of the crossing.`,
    },
  ],
  show: (value, { way }) => withUnit(value, way ? 'cm' : 'metres'),
  /** The segment is longer than one parallel side and shorter than the other. */
  plausible: (value, { a, b }) => value.gt(Math.min(a, b)) && value.lt(Math.max(a, b)) && value.d <= 3n,
  snapRead: () =>
    'Two parallel sides, and a parallel through the crossing of the diagonals: similar triangles twice.',
  approach: () =>
    'First the crossing: it cuts each diagonal in the ratio of the parallel sides. Then a small triangle in a large one gives each half.',
  faster: ({ a, b }) =>
    `It is the harmonic mean of the sides: $\\frac{2 \\times ${a} \\times ${b}}{${a + b}}$.`,
  check: ({ a, b }, { whole }) =>
    `It lies between ${Math.min(a, b)} and ${Math.max(a, b)}, below their mean $${numberTex(q(a + b, 2))}$: the crossing is nearer to the shorter side, and $${numberTex(whole)}$ fits.`,
  principle:
    'The diagonals of a trapezium cut each other in the ratio of the parallel sides; the parallel through the crossing is their harmonic mean.',
  verify: ({ a, b }) => {
    // Corners (0,0), (a,0), (c+b,h), (c,h): with h = 1 and c = 0 the left side is upright.
    const y = q(a, a + b);
    return q(a).add(q(b - a).mul(y));
  },
});

interface Incircle {
  /** Roots: the parallel sides are 2·m·s² and 2·m·t². */
  m: number;
  s: number;
  t: number;
  way: boolean;
}

const around = form({
  form: 'isosceles-around-a-circle',
  revision: 2,
  band: 'Medium',
  also: ['GM.CIR.3'],
  entry: true,
  seconds: 85,
  stem: ({ m, s, t, way }: Incircle) =>
    way
      ? `An isosceles trapezium of perimeter $${4 * m * (s * s + t * t)}$ cm is drawn around a circle of radius $${m * s * t}$ cm so that all four sides touch it. How long is the longer of the parallel sides, in cm?`
      : `The four sides of a trapezium, whose two sloping sides are equal, touch a circle of radius $${m * s * t}$ units. The perimeter of the trapezium is $${4 * m * (s * s + t * t)}$ units. Find the length of its longest side in units.`,
  path: path<Incircle>()
    .step(
      'leg',
      ({ m, s, t }) => q(m * (s * s + t * t)),
      'Tangents from a vertex are equal, so opposite sides have equal sums: the two sloping sides make half of the perimeter.',
      ({ m, s, t }, { leg }) => `${4 * m * (s * s + t * t)} \\div 4 = ${numberTex(leg)}`,
    )
    .quiet('height', ({ m, s, t }) => q(2 * m * s * t))
    .step(
      'overhang',
      (_p, { leg, height }) => {
        const square = leg.mul(leg).sub(height.mul(height));
        return q(Math.round(Math.sqrt(Math.max(1, square.valueOf())) * 1e6)).div(1e6);
      },
      'The height is the diameter. Pythagoras in the triangle at one end gives half of the difference of the parallel sides.',
      (_p, { leg, height, overhang }) =>
        `\\sqrt{${numberTex(leg)}^2 - ${numberTex(height)}^2} = ${numberTex(overhang)}`,
    )
    .quiet('mean', ({ m, s, t }) => q(m * (s * s + t * t)))
    .step(
      'longer',
      (_p, { overhang, mean }) => mean.add(overhang),
      'The parallel sides make the other half of the perimeter. Add half of their difference to their mean.',
      (_p, { overhang, mean, longer }) =>
        `${numberTex(mean)} + ${numberTex(overhang)} = ${numberTex(longer)}`,
    ),
  slips: [
    {
      misconception: 'radius_for_height',
      at: 'height',
      wrongly: ({ m, s, t }) => q(m * s * t),
      words: (_p, { height }) =>
        `The radius $${numberTex(height)}$ was taken for the height of the trapezium; the circle touches both parallel sides, so the height is its diameter.`,
    },
    {
      misconception: 'shorter_side_reported',
      at: 'longer',
      wrongly: (_p, { overhang, mean }) => mean.sub(overhang),
      words: (_p, { longer }) => `$${numberTex(longer)}$ is the shorter of the parallel sides.`,
    },
    {
      misconception: 'difference_not_halved',
      at: 'longer',
      wrongly: (_p, { overhang, mean }) => mean.add(overhang.mul(2)),
      words: (_p, { overhang, mean }) =>
        `$${numberTex(mean)} + 2 \\times ${numberTex(overhang)}$ adds the whole difference of the parallel sides to their mean.`,
    },
    {
      misconception: 'overhang_taken_for_difference',
      at: 'mean',
      wrongly: (_p, { mean, overhang }) => mean.sub(overhang.div(2)),
      words: (_p, { overhang }) =>
        `$${numberTex(overhang)}$ was taken for the whole difference of the parallel sides and halved; it is what the longer one has beyond the shorter at each end.`,
    },
    {
      misconception: 'height_added',
      at: 'overhang',
      wrongly: (_p, { height }) => height,
      words: (_p, { height }) =>
        `The height $${numberTex(height)}$ was added to the mean instead of half of the difference.`,
    },
    {
      misconception: 'sum_of_parallel_sides',
      at: 'longer',
      wrongly: (_p, { mean }) => mean.mul(2),
      words: (_p, { longer }) => `$${numberTex(longer)}$ is the sum of the two parallel sides.`,
    },
    {
      misconception: 'height_from_half_sides',
      at: 'longer',
      wrongly: ({ m, s, t }, { mean }) => mean.add(m * s * t),
      words: ({ m, s, t }, { mean }) =>
        `The radius was added to the mean. Here $${numberTex(mean)} + ${m * s * t} = ${numberTex(mean.add(m * s * t))}$.`,
    },
  ],
  show: (value, { way }) => withUnit(value, way ? 'cm' : 'units'),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A trapezium with equal slopes around a circle; its perimeter and the radius are given, and a parallel side is asked.',
  approach: () =>
    'Equal tangents split the perimeter into halves, which gives the sloping side and the mean of the parallel ones. The diameter is the height, and Pythagoras gives their difference.',
  faster: ({ m, s, t }) =>
    `The halves of the parallel sides add up to $${m * (s * s + t * t)}$ and multiply to $${m * s * t}^2$: they are $${m * t * t}$ and $${m * s * s}$.`,
  check: ({ m, s, t }, { longer }) => {
    const shorter = 2 * m * s * s;
    return `With $${numberTex(longer)}$ and $${shorter}$ the product is $${numberTex(longer.mul(shorter))}$, the square of the diameter $${2 * m * s * t}$.`;
  },
  principle:
    'In a quadrilateral around a circle opposite sides have equal sums, and the distance of two parallel sides is the diameter.',
  verify: ({ m, s, t }) => {
    // Halves of the parallel sides are the tangents from the vertices; their product is the square of the radius.
    const [quarter, r] = [m * (s * s + t * t), m * s * t];
    for (let half = quarter; half > 0; half -= 1)
      if (half * 2 >= quarter && half * (quarter - half) === r * r) return q(2 * half);
    throw new Error('no side fits');
  },
});

/** GM.QAD.4 Medium: the parallel through the crossing, and a trapezium around a circle. */
export const crossingsAndIncircles: readonly AnyTemplate[] = [
  ...situation<Crossing>({
    type: 'GM.QAD.4',
    situation: 'crossing-diagonals',
    draw: draw => {
      const [a, b] = [draw.int(6, 90), draw.int(6, 90)];
      const whole = q(2 * a * b, a + b);
      return a !== b && whole.d === 1n && a / b < 5 && b / a < 5 ? { a, b, way: draw.chance(0.5) } : null;
    },
    tries: 60,
    forms: [throughCrossing],
  }),
  ...situation<Incircle>({
    type: 'GM.QAD.4',
    situation: 'around-a-circle',
    draw: draw => {
      const [s, t] = draw.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [1, 4],
        [3, 4],
        [2, 5],
        [3, 5],
        [1, 5],
        [4, 5],
      ] as const);
      const m = draw.int(1, 9);
      return 2 * m * t * t <= 130 ? { m, s, t, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [around],
  }),
];
