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
  band: 'Medium',
  also: ['GM.CIR.3'],
  entry: true,
  seconds: 70,
  stem: ({ m, s, t, way }: Incircle) =>
    way
      ? `An isosceles trapezium with parallel sides of $${2 * m * t * t}$ cm and $${2 * m * s * s}$ cm is drawn around a circle so that all four sides touch it. What is the area of the trapezium in square cm?`
      : `The four sides of a trapezium touch a circle. Its parallel sides measure $${2 * m * s * s}$ units and $${2 * m * t * t}$ units, and the other two sides are equal. Find its area in square units.`,
  path: path<Incircle>()
    .step(
      'leg',
      ({ m, s, t }) => q(m * (s * s + t * t)),
      'Tangents from a corner are equal, so each of the equal sides is half of the sum of the parallel ones.',
      ({ m, s, t }, { leg }) => `\\frac{${2 * m * t * t} + ${2 * m * s * s}}{2} = ${numberTex(leg)}`,
    )
    .step(
      'height',
      ({ m, s, t }, { leg }) => {
        const square = leg.mul(leg).sub(q(m * (t * t - s * s)).pow(2) ?? 0);
        return q(Math.round(Math.sqrt(Math.max(1, square.valueOf())) * 1e6)).div(1e6);
      },
      'The height follows from this side and half of the difference of the parallel sides.',
      ({ m, s, t }, { leg, height }) =>
        `\\sqrt{${numberTex(leg)}^2 - ${m * (t * t - s * s)}^2} = ${numberTex(height)}`,
    )
    .quiet('mean', ({ m, s, t }) => q(m * (s * s + t * t)))
    .step(
      'area',
      (_p, { height, mean }) => height.mul(mean),
      'Multiply the mean of the parallel sides by the height.',
      (_p, { height, mean, area }) => `${numberTex(mean)} \\times ${numberTex(height)} = ${numberTex(area)}`,
    ),
  slips: [
    {
      misconception: 'leg_for_height',
      at: 'height',
      wrongly: (_p, { leg }) => leg,
      words: (_p, { leg }) => `The sloping side $${numberTex(leg)}$ was taken for the height.`,
    },
    {
      misconception: 'height_not_halved',
      at: 'mean',
      wrongly: ({ m, s, t }) => q(2 * m * (s * s + t * t)),
      words: ({ m, s, t }, { mean }) =>
        `The sum of the parallel sides was not halved. Here $2 \\times ${numberTex(m)} \\times (${numberTex(s)} \\times ${numberTex(s)} + ${numberTex(t)} \\times ${numberTex(t)}) = ${numberTex(mean)}$.`,
    },
    {
      misconception: 'radius_for_height',
      at: 'area',
      wrongly: (_p, { height, mean }) => height.mul(mean).div(2),
      words: (_p, { height }) =>
        `Half of $${numberTex(height)}$ is the radius of the circle; the height is the diameter.`,
    },
    {
      misconception: 'height_from_half_sides',
      at: 'height',
      wrongly: ({ m, s, t }) => q(m * (t * t - s * s)),
      words: (_p, { height }) =>
        `$${numberTex(height)}$ is half of the difference of the parallel sides, not the height.`,
    },
    {
      misconception: 'longer_side_for_mean',
      at: 'mean',
      wrongly: ({ m, t }) => q(2 * m * t * t),
      words: () => 'The longer parallel side times the height is more than the trapezium.',
    },
    {
      misconception: 'shorter_side_for_mean',
      at: 'mean',
      wrongly: ({ m, s }) => q(2 * m * s * s),
      words: ({ m, s }, { mean }) =>
        `The shorter parallel side times the height leaves out the two triangles at the ends. Here $2 \\times ${numberTex(m)} \\times ${numberTex(s)} \\times ${numberTex(s)} = ${numberTex(mean)}$.`,
    },
    {
      misconception: 'difference_for_sum',
      at: 'mean',
      wrongly: ({ m, s, t }) => q(m * (t * t - s * s)),
      words: ({ m, s, t }, { mean }) =>
        `Half of the difference of the parallel sides was used instead of half of their sum. Here $${numberTex(m)} \\times (${numberTex(t)} \\times ${numberTex(t)} - ${numberTex(s)} \\times ${numberTex(s)}) = ${numberTex(mean)}$.`,
    },
  ],
  show: (value, { way }) => withUnit(value, way ? 'square cm' : 'square units'),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () => 'A trapezium with equal slopes around a circle: tangents first, then the height.',
  approach: () =>
    'Equal tangents fix the sloping side; Pythagoras with half of the difference gives the height.',
  faster: ({ m, s, t }) =>
    `The height is the root of the product of the parallel sides, $${2 * m * s * t}$; times the mean $${m * (s * s + t * t)}$.`,
  check: ({ m, s, t }, { area }) =>
    `Radius times half of the perimeter: $${m * s * t} \\times ${2 * m * (s * s + t * t)} = ${numberTex(area)}$.`,
  principle: 'In a quadrilateral around a circle the two pairs of opposite sides have equal sums.',
  verify: ({ m, s, t }) => {
    // Radius from the right triangle at the centre: r² is the product of the two tangents.
    const r = Math.sqrt(m * s * s * (m * t * t));
    return q(Math.round(r * (2 * m * (s * s + t * t))));
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
