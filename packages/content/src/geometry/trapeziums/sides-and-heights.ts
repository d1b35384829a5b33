import { path } from '../../path.ts';
import { numberTex, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Middle {
  middle: number;
  /** How much longer the longer parallel side is. */
  more: number;
  way: boolean;
}

const fromMidline = form({
  form: 'parallel-side-from-midline',
  revision: 3,
  band: 'Easy',
  seconds: 40,
  stem: ({ middle, more, way }: Middle) =>
    way
      ? `The segment that joins the mid-points of the two non-parallel sides of a trapezium is $${middle}$ cm long. One parallel side is $${more}$ cm longer than the other. Find the longer parallel side.`
      : `The rungs of a ladder are parallel and equally spaced, and each of them is shorter than the one below it by the same amount. The bottom rung is $${more}$ cm longer than the top one, and the rung halfway between these two measures $${middle}$ cm. How long is the bottom rung?`,
  path: path<Middle>()
    .step(
      'sum',
      ({ middle }) => q(2 * middle),
      'The mid-line is the mean of the parallel sides; find their sum.',
      ({ middle }, { sum }) => `2 \\times ${middle} = ${numberTex(sum)}`,
    )
    .quiet('both', ({ more }, { sum }) => sum.add(more))
    .step(
      'longer',
      (_p, { both }) => both.div(2),
      'Sum and difference give twice the longer one.',
      ({ more }, { sum, longer }) => `\\frac{${numberTex(sum)} + ${more}}{2} = ${numberTex(longer)}`,
    ),
  slips: [
    {
      misconception: 'gives_the_shorter_side',
      at: 'both',
      wrongly: ({ more }, { sum }) => (sum.valueOf() > more ? sum.sub(more) : null),
      words: (_p, { longer }) => `$${numberTex(longer)}$ cm is the shorter parallel side.`,
    },
    {
      misconception: 'midline_taken_as_the_shorter_side',
      at: 'longer',
      wrongly: ({ middle, more }) => q(middle + more),
      words: ({ middle, more }) =>
        `$${middle} + ${more}$ takes the mid-line for the shorter side; it lies halfway between both.`,
    },
    {
      misconception: 'midline_taken_as_the_sum',
      at: 'sum',
      wrongly: ({ middle }) => q(middle),
      words: ({ middle }) =>
        `$${middle}$ cm is half of the sum of the parallel sides, and was used as the sum.`,
    },
    {
      misconception: 'midline_taken_as_the_longer_side',
      at: 'longer',
      wrongly: ({ middle, more }) => q(middle - more),
      words: ({ middle, more }) =>
        `$${middle} - ${more}$ goes down from the mid-line by the whole difference.`,
    },
    {
      misconception: 'not_halved',
      at: 'longer',
      wrongly: (_p, { both }) => both,
      words: (_p, { longer }) => `$${numberTex(longer)}$ cm is twice the longer side.`,
    },
    {
      misconception: 'quarter_of_the_difference',
      at: 'longer',
      wrongly: ({ middle, more }) => q(4 * middle + more, 4),
      words: ({ more }) =>
        `A quarter of the $${more}$ cm was added to the mid-line; the longer side exceeds it by half of them.`,
    },
    {
      misconception: 'third_of_the_difference',
      at: 'longer',
      wrongly: ({ middle, more }) => q(3 * middle + more, 3),
      words: ({ more }) =>
        `A third of the $${more}$ cm was added to the mid-line, as if three lengths shared it; the longer side exceeds the mid-line by half of them.`,
    },
    {
      misconception: 'difference_doubled',
      at: 'longer',
      wrongly: ({ middle, more }) => q(middle + 2 * more),
      words: ({ more }) => `Twice the difference of $${more}$ cm was added to the mid-line.`,
    },
  ],
  show: value => withUnit(value, 'cm'),
  plausible: value => value.valueOf() > 0,
  // The longer side exceeds the mid-line.
  onSight: (value, { middle }) => value.valueOf() > middle,
  snapRead: () => 'Mid-line and difference of the parallel sides are given: their mean and their difference.',
  approach: () =>
    'The mid-line is the mean of the parallel sides, so each differs from it by half of the difference.',
  faster: ({ middle, more }) =>
    `Half of the difference above the mean: $${middle} + ${numberTex(q(more, 2))}$.`,
  check: ({ more, middle }, { longer }) =>
    `The other side is $${numberTex(longer.sub(more))}$ cm, and the mean of the two is $${middle}$ cm.`,
  principle: 'The mid-line of a trapezium is the mean of its parallel sides.',
  verify: ({ middle, more }) => {
    for (let half = 1; half < 4000; half += 1) if (half + (half - 2 * more) === 4 * middle) return q(half, 2);
    throw new Error('no side');
  },
});

interface Isosceles {
  /** Parallel sides, overhang on each side, height and leg. */
  long: number;
  over: number;
  height: number;
  leg: number;
  way: boolean;
}

const isoscelesArea = form({
  form: 'area-of-isosceles',
  revision: 2,
  band: 'Easy',
  entry: true,
  seconds: 55,
  stem: ({ long, over, leg, way }: Isosceles) =>
    way
      ? `The parallel sides of an isosceles trapezium are $${long}$ cm and $${long - 2 * over}$ cm, and each of the equal sides is $${leg}$ cm. What is its area in square cm?`
      : `A dam has a cross-section in the shape of a trapezium with equal sloping sides of $${leg}$ m. It is $${long}$ m wide at the bottom and $${long - 2 * over}$ m wide at the top. What is the area of the cross-section, in square metres?`,
  path: path<Isosceles>()
    .quiet('over', ({ over }) => q(over))
    .step(
      'height',
      ({ leg }, { over }) =>
        q(Math.round(Math.sqrt(Math.max(1, leg * leg - over.valueOf() ** 2)) * 1e6)).div(1e6),
      'Drop the heights: the longer side projects by half of the difference on either side, and each slope is a hypotenuse.',
      ({ long, over: o, leg }, { height }) =>
        `\\frac{${long} - ${long - 2 * o}}{2} = ${o}, \\quad \\sqrt{${leg}^2 - ${o}^2} = ${numberTex(height)}`,
    )
    .quiet('mean', ({ long, over }) => q(long - over))
    .step(
      'area',
      (_p, { height, mean }) => height.mul(mean),
      'Multiply the mean of the parallel sides by the height.',
      ({ long, over }, { height, area }) =>
        `\\frac{${long} + ${long - 2 * over}}{2} \\times ${numberTex(height)} = ${numberTex(area)}`,
    ),
  slips: [
    {
      misconception: 'leg_for_height',
      at: 'height',
      wrongly: ({ leg }) => q(leg),
      words: ({ leg }) => `The sloping side of ${leg} was used as the height, which is shorter.`,
    },
    {
      misconception: 'height_not_halved',
      at: 'mean',
      wrongly: ({ long, over }) => q(2 * long - 2 * over),
      words: ({ long, over }, { mean }) =>
        `The sum of the parallel sides has to be halved before it is multiplied by the height. Here $2 \\times ${numberTex(long)} - 2 \\times ${numberTex(over)} = ${numberTex(mean)}$.`,
    },
    {
      misconception: 'longer_side_for_mean',
      at: 'mean',
      wrongly: ({ long }) => q(long),
      words: ({ long }) => `$${long}$ times the height is the area of the rectangle around the trapezium.`,
    },
    {
      misconception: 'shorter_side_for_mean',
      at: 'mean',
      wrongly: ({ long, over }) => q(long - 2 * over),
      words: ({ long, over }) =>
        `$${long - 2 * over}$ times the height is the rectangle in the middle; the two triangles are missing.`,
    },
    {
      misconception: 'whole_difference_as_overhang',
      at: 'over',
      wrongly: ({ over, leg }) => {
        const height = Math.sqrt(leg * leg - 4 * over * over);
        return Number.isInteger(height) && height > 0 ? q(2 * over) : null;
      },
      words: ({ over }) =>
        `A projection of $${2 * over}$ on one side is the whole difference; it is shared by both sides.`,
    },
    {
      misconception: 'one_triangle_only',
      at: 'mean',
      wrongly: ({ long, over }) => q(2 * long - 3 * over, 2),
      words: ({ long, over }, { mean }) =>
        `One of the two triangles at the ends is missing from this area. Here $\\frac{2 \\times ${numberTex(long)} - 3 \\times ${numberTex(over)}}{2} = ${numberTex(mean)}$.`,
    },
    {
      misconception: 'overhang_for_height',
      at: 'height',
      wrongly: ({ over }) => q(over),
      words: ({ over }) => `$${over}$ is how far the longer side projects, not the height.`,
    },
  ],
  show: (value, { way }) => withUnit(value, way ? 'square cm' : 'square metres'),
  plausible: value => value.valueOf() > 0 && value.d <= 2n,
  snapRead: () => 'Parallel sides and equal slopes are given; the height is hidden in a right triangle.',
  approach: () =>
    'Half of the difference of the parallel sides and the slope give the height by Pythagoras; then mean times height.',
  check: ({ long, over }, { height, area }) =>
    `A rectangle of $${numberTex(height.mul(long - 2 * over))}$ and two triangles of $${numberTex(height.mul(over).div(2))}$ each make $${numberTex(area)}$.`,
  principle: 'In an isosceles trapezium the longer side projects on each side by half of the difference.',
  verify: ({ long, over, leg }) => {
    // Shoelace over the four corners.
    const h = Math.sqrt(leg * leg - over * over);
    const corners = [
      [0, 0],
      [long, 0],
      [long - over, h],
      [over, h],
    ] as const;
    let twice = 0;
    corners.forEach(([x, y], i) => {
      const [u, v] = corners[(i + 1) % 4] as readonly [number, number];
      twice += x * v - u * y;
    });
    return q(Math.round((twice / 2) * 1e6)).div(1e6);
  },
});

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [6, 8, 10],
  [8, 6, 10],
  [9, 12, 15],
  [20, 21, 29],
  [10, 24, 26],
] as const;

/** GM.QAD.4 Easy: the mid-line, and the height in an isosceles trapezium. */
export const sidesAndHeights: readonly AnyTemplate[] = [
  ...situation<Middle>({
    type: 'GM.QAD.4',
    situation: 'midline',
    draw: draw => {
      const middle = draw.int(12, 70);
      const more = draw.int(4, 28);
      return middle > more ? { middle, more, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [fromMidline],
  }),
  ...situation<Isosceles>({
    type: 'GM.QAD.4',
    situation: 'equal-slopes',
    draw: draw => {
      const [over, height, leg] = draw.pick(triples);
      const long = 2 * over + draw.int(3, 30);
      return { long, over, height, leg, way: draw.chance(0.5) };
    },
    tries: 20,
    forms: [isoscelesArea],
  }),
];
