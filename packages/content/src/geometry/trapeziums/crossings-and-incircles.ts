import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, ratio, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf, type Value } from '../../value.ts';

interface Crossing {
  a: number;
  b: number;
  way: boolean;
}

const ratioTex = (value: Value) => (value as readonly Fraction[]).map(term => numberTex(term)).join(' : ');
/** Areas of the parts beside both sides, in a common unit. */
const partsOf = ({ a, b }: Crossing) => [a * a * (a + 3 * b), b * b * (b + 3 * a)] as const;

const areasBesideCrossing = form({
  form: 'areas-beside-the-parallel-through-the-crossing',
  band: 'Medium',
  also: ['GM.TRI.3'],
  likely: true,
  seconds: 95,
  stem: ({ a, b, way }: Crossing) =>
    way
      ? `In trapezium ABCD, AB is parallel to CD, $AB = ${a}$ cm and $CD = ${b}$ cm. The diagonals meet at O. The line through O parallel to AB meets AD at P and BC at Q. What is the ratio of the area of ABQP to the area of PQCD?`
      : `A field has two parallel fences of $${a}$ m and $${b}$ m; its other two boundaries are straight. A wall through the point where the diagonals cross, parallel to the fences, divides the field into two parts. Find the ratio of the areas of the part at the first fence and the part at the second.`,
  path: path<Crossing>()
    .quiet('parts', ({ a, b }) => [q(a), q(b)])
    .step(
      'heights',
      (_p, { parts }) => ratioOf(...parts),
      'The triangles at the crossing on the two parallel sides are similar. So the crossing divides the height in the ratio of these sides, the larger part next to the longer side.',
      ({ a, b }, { heights }) => `h_1 : h_2 = ${a} : ${b} = ${ratioTex(heights)}`,
    )
    .step(
      'middle',
      ({ a, b }) => q(2 * a * b, a + b),
      'From O each half of the line is cut parallel to a side in a triangle on a diagonal; both halves are the same share of it.',
      ({ a, b }, { middle }) => `2 \\times ${b} \\times \\frac{${a}}{${a} + ${b}} = ${numberTex(middle)}`,
    )
    .step(
      'sums',
      ({ a, b }, { middle }) => ratioOf(middle.add(a), middle.add(b)),
      'Both parts are trapeziums with this line as one parallel side: compare the sums of their parallel sides.',
      ({ a, b }, { middle, sums }) =>
        `(${a} + ${numberTex(middle)}) : (${numberTex(middle)} + ${b}) = ${ratioTex(sums)}`,
    )
    .step(
      'areas',
      (_p, { heights: [h = q(0), k = q(1)], sums: [m = q(0), n = q(1)] }) => ratioOf(h.mul(m), k.mul(n)),
      'Areas are as the products of sum and height.',
      (_p, { heights: [h = q(0), k = q(1)], sums: [m = q(0), n = q(1)], areas }) =>
        `(${numberTex(h)} \\times ${numberTex(m)}) : (${numberTex(k)} \\times ${numberTex(n)}) = ${ratioTex(areas)}`,
    ),
  slips: [
    {
      misconception: 'midline_for_crossing',
      at: 'areas',
      wrongly: ({ a, b }) => ratioOf(3 * a + b, 3 * b + a),
      words: ({ a, b }) =>
        `$\\frac{${a} + ${b}}{2}$ was taken for the line and half of the height for each part; the diagonals do not cross halfway.`,
    },
    {
      misconception: 'heights_left_out',
      gives: 'sums',
      words: (_p, { sums }) =>
        `$${ratioTex(sums)}$ compares the sums of the parallel sides; the heights of the parts differ as well.`,
    },
    {
      misconception: 'squares_of_the_sides',
      at: 'areas',
      wrongly: ({ a, b }) => ratioOf(a * a, b * b),
      words: ({ a, b }, { areas }) =>
        `$${a}^2 : ${b}^2 = ${ratioTex(areas)}$ is the ratio of the triangles at the crossing, not of the two trapeziums.`,
    },
    {
      misconception: 'heights_interchanged',
      at: 'heights',
      wrongly: (_p, { parts }) => ratioOf(...[...parts].reverse()),
      words: (_p, { heights }) =>
        `The heights were taken as $${ratioTex(heights)}$; the crossing is farther from the longer side.`,
    },
    {
      misconception: 'midline_with_right_heights',
      at: 'middle',
      wrongly: ({ a, b }) => q(a + b, 2),
      words: (_p, { middle }) =>
        `For the line the mean of the sides, $${numberTex(middle)}$, was used; it is shorter, as the crossing is nearer to the shorter side.`,
    },
    {
      misconception: 'gives_ratio_of_heights',
      gives: 'heights',
      words: (_p, { heights }) => `$${ratioTex(heights)}$ is the ratio of the heights alone.`,
    },
  ],
  show: value => ratio(value as readonly Fraction[]),
  size: ([m, n]) => (m as Fraction).div(n as Fraction).valueOf(),
  plausible: ([m, n], { a, b }) => (m as Fraction).compare(n as Fraction) === Math.sign(a - b),
  snapRead: () =>
    'Two parallel sides and a parallel through the crossing of the diagonals: it divides the trapezium into two, whose areas are compared.',
  approach: () =>
    'Each part is a trapezium. Similar triangles at the crossing give both what is needed: the ratio of the heights, and the length of the line.',
  faster: p => {
    const g = ratioOf(p.a, p.b);
    const [m, n] = g.map(Number) as [number, number];
    return `In units of the ratio $${m} : ${n}$ the areas are as $m^2(m + 3n) : n^2(n + 3m)$, here $${m * m} \\times ${m + 3 * n} : ${n * n} \\times ${n + 3 * m}$.`;
  },
  check: ({ a, b }, { areas: [m = q(0), n = q(1)] }) =>
    `With height ${a + b} the parts have $${numberTex(q(partsOf({ a, b, way: true })[0]).div(2 * (a + b)))}$ and $${numberTex(q(partsOf({ a, b, way: true })[1]).div(2 * (a + b)))}$, as $${numberTex(m)} : ${numberTex(n)}$; together $${numberTex(q((a + b) * (a + b), 2))}$, the whole trapezium.`,
  principle:
    'The diagonals of a trapezium cut each other, and the height, in the ratio of the parallel sides.',
  verify: ({ a, b }) => {
    // Side lengths change evenly with the height: add up thin strips on both sides of the crossing, exactly.
    const height = q(a, a + b);
    const at = (y: Fraction) => q(a).add(y.mul(b - a));
    const lower = at(q(0)).add(at(height)).mul(height).div(2);
    return ratioOf(lower, q(a + b, 2).sub(lower));
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

/** GM.QAD.4 Medium: areas beside the parallel through the crossing, and a trapezium around a circle. */
export const crossingsAndIncircles: readonly AnyTemplate[] = [
  ...situation<Crossing>({
    type: 'GM.QAD.4',
    situation: 'crossing-diagonals',
    draw: draw => {
      const [m, n] = draw.pick([
        [2, 1],
        [3, 1],
        [3, 2],
        [4, 1],
        [4, 3],
        [5, 1],
        [5, 2],
        [5, 3],
        [5, 4],
        [6, 5],
        [7, 2],
        [7, 3],
      ] as const);
      const by = draw.int(2, 18);
      const [a, b] = draw.shuffled([m * by, n * by]) as [number, number];
      const whole = (2 * a * b) % (a + b) === 0;
      return whole && Math.min(a, b) >= 4 && Math.max(a, b) <= 95 ? { a, b, way: draw.chance(0.5) } : null;
    },
    tries: 60,
    forms: [areasBesideCrossing],
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
