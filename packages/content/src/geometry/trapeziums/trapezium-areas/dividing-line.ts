import { path } from '../../../path.ts';
import { numberTex } from '../../../show.ts';
import { form, situation } from '../../../situation.ts';
import type { AnyTemplate } from '../../../template.ts';
import { q, type Value } from '../../../value.ts';
import { rootNear, rootOf, rootTex, sizeOf } from '../../exact-lengths.ts';

interface Divided {
  a: number;
  b: number;
  x: number;
  /** Areas of the parts: beside the shorter parallel side, beside the longer one. */
  m: number;
  n: number;
  scene: 'plain' | 'field' | 'slab';
}

const dividedTrapeziums = (() => {
  const sets: Omit<Divided, 'scene'>[] = [];
  for (let a = 1; a <= 30; a += 1)
    for (let x = a + 1; x <= 40; x += 1)
      for (let b = x + 1; b <= 46; b += 1) {
        const r = q(x * x - a * a, b * b - x * x);
        if (r.n <= 3n && r.d <= 3n && b <= 8 * a && b - a >= 4)
          sets.push({ a, b, x, m: Number(r.n), n: Number(r.d) });
      }
  return sets;
})();

const dividingLineAsked = form({
  form: 'line',
  revision: 4,
  band: 'Medium',
  seconds: 80,
  stem: ({ a, b, m, n, scene }) => {
    if (scene === 'field') {
      const split =
        m === n
          ? 'into two parts of equal area'
          : `so that the parts next to the shorter and to the longer parallel side have areas in the ratio $${m} : ${n}$`;
      return `A field in the shape of a trapezium has parallel sides of ${10 * a} metres and ${10 * b} metres. Two sisters divide it by a straight fence parallel to these sides, ${split}. How long is the fence?`;
    }
    const share =
      m === n
        ? 'divides it into two parts of equal area'
        : `divides it so that the parts next to the shorter and to the longer parallel ${scene === 'slab' ? 'edge' : 'side'} have areas in the ratio $${m} : ${n}$`;
    return scene === 'slab'
      ? `A marble slab is a trapezium whose parallel edges measure ${a} inches and ${b} inches. A straight cut parallel to these edges ${share}. How long is the cut?`
      : `The parallel sides of a trapezium are ${a} cm and ${b} cm. A line parallel to them ${share}. What length of this line lies inside the trapezium?`;
  },
  path: path<Divided>()
    .quiet('unit', ({ scene }) => (scene === 'field' ? 10 : 1))
    .step(
      'squares',
      ({ a, b }) => [q(a * a), q(b * b)],
      'In a suitable unit, the three similar triangles have the squares of the sides as areas. Find the square of each parallel side.',
      ({ a, b }) => `a^2 = ${a}^2 = ${a * a}, \\quad b^2 = ${b}^2 = ${b * b}`,
    )
    .step(
      'whole',
      (_p, { squares: [small = q(0), large = q(0)] }) => large.sub(small),
      'Their difference is the whole trapezium in this unit.',
      ({ a, b }) => `${b * b} - ${a * a} = ${b * b - a * a}`,
    )
    .step(
      'part',
      ({ m, n }, { whole }) => whole.mul(q(m, m + n)),
      ({ m, n }) => `The part beside the shorter side is ${m} of ${m + n} equal shares of it.`,
      ({ m, n }, { whole, part }) => `${whole} \\times \\frac{${m}}{${m + n}} = ${numberTex(part)}`,
    )
    .step(
      'square',
      (_p, { squares: [small = q(0)], part }) => part.add(small),
      'Add this to the square of the shorter side: the square of the line.',
      ({ a, x }, { part }) => `x^2 = ${a * a} + ${numberTex(part)} = ${x * x}`,
    )
    .step(
      'line',
      (_p, { square, unit }): Value => rootOf(square.mul(unit * unit)),
      (_p, { unit }) => `Take the root${unit === 10 ? ' and return to metres' : ''}.`,
      ({ x }, { unit }) =>
        `x = \\sqrt{${x * x}} = ${x}${unit === 10 ? `, \\quad 10 \\times ${x} = ${10 * x}` : ''}`,
    ),
  slips: [
    {
      misconception: 'ratio_inverted',
      at: 'part',
      wrongly: ({ m, n }, { whole }) => (m === n ? null : whole.mul(q(n, m + n))),
      words: ({ m, n }, { whole, part }) =>
        `$${whole} \\times \\frac{${n}}{${m + n}} = ${numberTex(part)}$ is the given ratio with its terms the other way round; the first part is the one beside the shorter side.`,
    },
    {
      misconception: 'area_ratio_for_heights',
      at: 'line',
      wrongly: ({ a, b, m, n }, { unit }) => q(n * a + m * b, m + n).mul(unit),
      words: ({ a, b, m, n }, { unit }) =>
        `$${a * unit} + \\frac{${m}}{${m + n}} \\times ${(b - a) * unit}$ assumes the line to divide the height in the ratio of the areas; the wider part needs less height for the same area.`,
    },
    {
      misconception: 'ratio_for_share',
      at: 'part',
      wrongly: ({ m, n }, { whole }) => (m < n ? whole.mul(q(m, n)) : null),
      words: ({ m, n }, { whole, part }) =>
        `$${whole} \\times \\frac{${m}}{${n}} = ${numberTex(part)}$ takes the ratio of the parts for a share of the whole; the first part is $\\frac{${m}}{${m + n}}$ of it.`,
    },
    {
      misconception: 'line_through_centroid_taken',
      at: 'line',
      wrongly: ({ a, b, m, n }, { unit }) =>
        m === n ? q(2 * (a * a + a * b + b * b), 3 * (a + b)).mul(unit) : null,
      words: ({ a, b }, { unit, line }) =>
        `$${rootTex(line)}$ is the parallel through the centroid of the trapezium, between the mid-line $${numberTex(q((a + b) * unit, 2))}$ and the line asked for; a line through the centroid need not halve the area.`,
    },
    {
      misconception: 'extended_triangle_shared_out',
      at: 'part',
      wrongly: ({ b, m, n }) => q(b * b * m, m + n),
      words: ({ b, m, n }, { part }) =>
        `$\\frac{${m}}{${m + n}} \\times ${b * b} = ${numberTex(part)}$ is a share of the whole triangle up to the tip; only the trapezium is divided.`,
    },
    {
      misconception: 'square_of_the_sum',
      at: 'square',
      wrongly: ({ a, b, m, n }) => (m === n ? q((a + b) ** 2, 2) : null),
      words: ({ a, b }, { square }) =>
        `$\\frac{(${a} + ${b})^2}{2} = ${numberTex(square)}$ squares the sum of the sides; the mean of their squares is needed.`,
    },
    {
      misconception: 'small_triangle_left_out',
      at: 'square',
      wrongly: ({ b, m, n }) => q(b * b * m, m + n),
      words: ({ b, m, n }, { square }) =>
        `$\\frac{${m}}{${m + n}} \\times ${b * b} = ${numberTex(square)}$ counts the parts from the tip of the extended triangle, though the small triangle there is no part of the trapezium.`,
    },
    {
      misconception: 'line_through_crossing_taken',
      at: 'line',
      wrongly: ({ a, b }, { unit }) => q(2 * a * b, a + b).mul(unit),
      words: ({ a, b }, { unit }) =>
        `$\\frac{2 \\times ${a * unit} \\times ${b * unit}}{${a * unit} + ${b * unit}}$ is the parallel through the crossing of the diagonals, the harmonic mean of the sides; it does not give these areas.`,
    },
    {
      misconception: 'geometric_mean_taken',
      at: 'square',
      wrongly: ({ a, b }) => q(a * b),
      words: ({ a, b }, { unit }) =>
        `$\\sqrt{${a * unit} \\times ${b * unit}}$ is the geometric mean of the parallel sides; that line makes two similar trapeziums, not these areas.`,
    },
    {
      misconception: 'difference_for_sum_of_squares',
      at: 'square',
      wrongly: ({ m, n }, { part }) => (m === n ? part : null),
      words: (_p, { square }) =>
        `$${numberTex(square)}$ is half the difference of the squares of the parallel sides; their mean is needed, so the square of the shorter side has to be added.`,
    },
    {
      misconception: 'midline_taken',
      at: 'line',
      wrongly: ({ a, b, m, n }, { unit }) => (m === n ? null : q(a + b, 2).mul(unit)),
      words: ({ a, b }, { unit }) =>
        `$\\frac{${a * unit} + ${b * unit}}{2}$ is the mid-line of the trapezium; it halves the height, not the area, and here the ratio differs too.`,
    },
  ],
  show: (value, { scene }) =>
    `$${rootTex(value)}$ ${scene === 'plain' ? 'cm' : scene === 'slab' ? 'inches' : 'metres'}`,
  size: sizeOf,
  plausible: (value, { a, b, scene }) => {
    const unit = scene === 'field' ? 10 : 1;
    return sizeOf(value) > a * unit && sizeOf(value) < b * unit;
  },
  // The wider part needs less height for its area, so the line is longer than one that divides the height in the ratio.
  onSight: (value, { a, b, m, n, scene }) =>
    sizeOf(value) > ((n * a + m * b) / (m + n)) * (scene === 'field' ? 10 : 1) + 1e-9,
  snapRead: () =>
    'Both parallel sides and the ratio of two areas are given, the dividing parallel is asked. No height is known, so it must drop out.',
  approach: ({ scene }) => {
    const unit = scene === 'field' ? 10 : 1;
    return `Extend the legs until they meet. The line and both parallel sides then cut off three similar triangles, whose areas stand as the squares of these sides. So the two parts of the trapezium are differences of squares, and the square of the line divides the way from $a^2$ to $b^2$ in the ratio of the areas.${unit === 10 ? ' Work in units of 10 metres.' : ''}`;
  },
  check: ({ a, b, x, m, n }) =>
    `$(${x}^2 - ${a}^2) : (${b}^2 - ${x}^2) = ${x * x - a * a} : ${b * b - x * x} = ${m} : ${n}$, and ${x} lies between ${a} and ${b}.`,
  principle:
    'When a parallel divides a trapezium, the squares of the parallel segments share out like the areas, because extended legs make similar triangles.',
  verify: ({ a, b, m, n, scene }) => {
    // Move the line up from the longer side by halving, measuring both parts as trapeziums of height 1.
    let [low, high] = [0, 1];
    for (let i = 0; i < 60; i += 1) {
      const at = (low + high) / 2;
      const length = b + (a - b) * at;
      const beside = { long: ((b + length) / 2) * at, short: ((a + length) / 2) * (1 - at) };
      if (beside.short / beside.long > m / n) low = at;
      else high = at;
    }
    return rootNear((b + (a - b) * low) * (scene === 'field' ? 10 : 1));
  },
});

/** GM.QAD.4 Medium: the parallel that divides the area in a given ratio; squares of lengths interpolate, not lengths. */
export const dividingLine: readonly AnyTemplate[] = situation<Divided>({
  type: 'GM.QAD.4',
  situation: 'dividing',
  draw: draw => ({
    ...draw.pick(dividedTrapeziums),
    scene: draw.pick(['plain', 'field', 'slab'] as const),
  }),
  forms: [dividingLineAsked],
});
