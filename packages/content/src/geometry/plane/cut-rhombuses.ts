import { path } from '../../path.ts';
import { fractionTex, numberTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

const factorTex = (n: number) => (n === 1 ? '' : String(n));

interface Strip {
  /** The strip low ≤ ax + by ≤ high in the first quadrant. */
  a: number;
  b: number;
  low: number;
  high: number;
  way: boolean;
}

const stripArea = form({
  form: 'between-parallel-lines-and-axes',
  band: 'Easy',
  seconds: 45,
  stem: ({ a, b, low, high, way }: Strip) => {
    const line = `${factorTex(a)}x + ${factorTex(b)}y`;
    return way
      ? `What is the area of the region in which $x \\ge 0$, $y \\ge 0$ and $${low} \\le ${line} \\le ${high}$?`
      : `The coordinate axes and the two lines $${line} = ${low}$ and $${line} = ${high}$ enclose a quadrilateral. Find its area.`;
  },
  path: path<Strip>()
    .quiet('half', () => q(1, 2))
    .step(
      'outer',
      ({ a, b, high }, { half }) => q(high * high, a * b).mul(half),
      'The farther line and the axes make a right triangle, whose legs are its intercepts.',
      ({ a, b, high }, { outer }) =>
        `\\frac{1}{2} \\times ${fractionTex(q(high, a))} \\times ${fractionTex(q(high, b))} = ${fractionTex(outer)}`,
    )
    .step(
      'inner',
      ({ a, b, low }, { half }) => q(low * low, a * b).mul(half),
      'So do the nearer line and the axes.',
      ({ a, b, low }, { inner }) =>
        `\\frac{1}{2} \\times ${fractionTex(q(low, a))} \\times ${fractionTex(q(low, b))} = ${fractionTex(inner)}`,
    )
    .step(
      'area',
      (_p, { outer, inner }) => outer.sub(inner),
      'The region is the large triangle without the small one.',
      (_p, { outer, inner, area }) => `${fractionTex(outer)} - ${fractionTex(inner)} = ${fractionTex(area)}`,
    ),
  slips: [
    {
      misconception: 'subtracts_before_squaring',
      at: 'area',
      wrongly: ({ a, b, low, high }) => q((high - low) ** 2, 2 * a * b),
      words: ({ low, high }) =>
        `The difference $${high} - ${low}$ was used as if it bounded one triangle; subtract the areas, not the constants.`,
    },
    {
      misconception: 'half_forgotten',
      at: 'half',
      wrongly: () => q(1),
      words: () => 'The product of the intercepts is a rectangle; a triangle is half of it.',
    },
    {
      misconception: 'gives_large_triangle',
      gives: 'outer',
      words: (_p, { outer }) => `$${fractionTex(outer)}$ is the whole triangle up to the farther line.`,
    },
    {
      misconception: 'gives_small_triangle',
      gives: 'inner',
      words: (_p, { inner }) => `$${fractionTex(inner)}$ is the triangle that is cut off at the origin.`,
    },
    {
      misconception: 'areas_added',
      at: 'area',
      wrongly: (_p, { outer, inner }) => outer.add(inner),
      words: (_p, { outer, inner, area }) =>
        `The two triangles were added; the smaller one is not part of the region. Here $${numberTex(outer)} + ${numberTex(inner)} = ${numberTex(area)}$.`,
    },
    {
      misconception: 'one_intercept_for_both',
      at: 'outer',
      wrongly: ({ a, b, high }) => q(high * high, 2 * Math.min(a, b) ** 2),
      words: ({ a, b, high }) =>
        `Both legs of the large triangle were taken as $${fractionTex(q(high, Math.min(a, b)))}$; the intercepts differ.`,
    },
    {
      misconception: 'one_intercept_for_both',
      at: 'outer',
      wrongly: ({ a, b, high, low }) =>
        high * high * a * b > low * low * Math.max(a, b) ** 2
          ? q(high * high, 2 * Math.max(a, b) ** 2)
          : null,
      words: ({ a, b, high }) =>
        `Both legs of the large triangle were taken as $${fractionTex(q(high, Math.max(a, b)))}$; the intercepts differ.`,
    },
  ],
  show: value => `$${fractionTex(value)}$`,
  snapRead: () => 'Two parallel lines and the axes; the area between them is asked.',
  approach: () =>
    'Both lines cut right triangles from the first quadrant. Their intercepts are the legs; the difference is the strip.',
  check: ({ low, high }, { outer, area }) =>
    `The triangles are similar, with sides as $${low} : ${high}$, so the strip is $1 - \\left(${fractionTex(q(low, high))}\\right)^2 = ${fractionTex(area.div(outer))}$ of $${fractionTex(outer)}$.`,
  principle: 'A region between parallel lines is a difference of similar figures.',
  verify: ({ a, b, low, high }) => {
    // A trapezium between the lines: the mean of the parallel sides times the distance of the lines.
    const norm = Math.hypot(a, b);
    const side = (c: number) => Math.hypot(c / a, c / b);
    return nearFraction(((side(low) + side(high)) / 2) * ((high - low) / norm), 2 * a * b);
  },
});

interface Cut {
  /** a|x| + b|y| ≤ abt, so the rhombus reaches bt to the sides and at up and down. */
  a: number;
  b: number;
  t: number;
  /** The strip -down ≤ y ≤ up. */
  down: number;
  up: number;
  way: boolean;
}

const regionTex = ({ a, b, t }: Cut) => `${factorTex(a)}|x| + ${factorTex(b)}|y| \\le ${a * b * t}`;

const cutTips = form({
  form: 'rhombus-in-a-strip',
  band: 'Medium',
  seconds: 70,
  stem: (p: Cut) =>
    p.way
      ? `Find the area of the part of the region $${regionTex(p)}$ that lies between the lines $y = -${p.down}$ and $y = ${p.up}$.`
      : `A point $(x, y)$ satisfies both $${regionTex(p)}$ and $-${p.down} \\le y \\le ${p.up}$. What is the area of the region formed by all such points?`,
  path: path<Cut>()
    .step(
      'whole',
      ({ a, b, t }) => q(2 * a * t * b * t),
      'Without the strip the region is a rhombus; its area is half the product of the diagonals.',
      ({ a, b, t }, { whole }) =>
        `\\frac{1}{2} \\times ${2 * b * t} \\times ${2 * a * t} = ${numberTex(whole)}`,
    )
    .quiet('slope', ({ a, b }) => q(b, a))
    .step(
      'top',
      ({ a, t, up }) => q(a * t - up),
      'Above the strip a triangle is lost. Find its height.',
      ({ a, t, up }, { top }) => `${a * t} - ${up} = ${numberTex(top)}`,
    )
    .step(
      'bottom',
      ({ a, t, down }) => q(a * t - down),
      'Another one is lost below.',
      ({ a, t, down }, { bottom }) => `${a * t} - ${down} = ${numberTex(bottom)}`,
    )
    .step(
      'area',
      (_p, { whole, slope, top, bottom }) => whole.sub(slope.mul(top.mul(top).add(bottom.mul(bottom)))),
      ({ a, b }) =>
        `The lost triangles are similar to halves of the rhombus: half of the base is $\\frac{${b}}{${a}}$ of the height. Subtract both.`,
      (_p, { whole, slope, top, bottom, area }) =>
        `${numberTex(whole)} - ${fractionTex(slope)}\\left(${numberTex(top)}^2 + ${numberTex(bottom)}^2\\right) = ${fractionTex(area)}`,
    ),
  slips: [
    {
      misconception: 'symmetry_assumed',
      at: 'bottom',
      wrongly: (_p, { top }) => top,
      words: ({ up, down }) => `Both tips were taken alike; the strip reaches $${up}$ up but $${down}$ down.`,
    },
    {
      misconception: 'symmetry_assumed',
      at: 'top',
      wrongly: (_p, { bottom }) => bottom,
      words: ({ up, down }) =>
        `Both tips were taken as the lower one; the strip reaches $${down}$ down but $${up}$ up.`,
    },
    {
      misconception: 'half_of_lost_triangle',
      at: 'area',
      wrongly: (_p, { whole, slope, top, bottom }) =>
        whole.sub(slope.mul(top.mul(top).add(bottom.mul(bottom))).div(2)),
      words: (_p, { whole, slope, top, bottom, area }) =>
        `Only half of each lost triangle was subtracted: its base lies on both sides of the $y$-axis. Here $${numberTex(whole)} - \\frac{${numberTex(slope)} \\times (${numberTex(top)} \\times ${numberTex(top)} + ${numberTex(bottom)} \\times ${numberTex(bottom)})}{2} = ${numberTex(area)}$.`,
    },
    {
      misconception: 'distance_from_axis_for_height',
      at: 'top',
      wrongly: ({ up }) => q(up),
      words: ({ up }) =>
        `$${up}$ is the distance of the line from the $x$-axis, not the height of the lost triangle.`,
    },
    {
      misconception: 'distance_from_axis_for_height',
      at: 'bottom',
      wrongly: ({ down }) => q(down),
      words: ({ down }) =>
        `$${down}$ is the distance of the lower line from the $x$-axis, not the height of the lost triangle.`,
    },
    {
      misconception: 'slope_ignored',
      at: 'slope',
      wrongly: ({ a, b }) => (a === b ? null : q(1)),
      words: () => 'Half of the base was taken equal to the height; that needs lines at $45^\\circ$.',
    },
    {
      misconception: 'slope_inverted',
      at: 'slope',
      wrongly: ({ a, b }) => (a === b ? null : q(a, b)),
      words: ({ a, b }) =>
        `Half of the base was taken as $\\frac{${a}}{${b}}$ of the height; the two intercepts were exchanged.`,
    },
    {
      misconception: 'one_tip_only',
      at: 'area',
      wrongly: (_p, { whole, slope, top }) => whole.sub(slope.mul(top).mul(top)),
      words: () => 'Only the upper tip was cut off; the lower line cuts off another.',
    },
  ],
  show: value => `$${fractionTex(value)}$`,
  plausible: (value, { a, b, t }) => value.valueOf() > 0 && value.valueOf() < 2 * a * b * t * t,
  snapRead: () => 'A rhombus around the origin, cut by two horizontal lines at different distances.',
  approach: () =>
    'Whole minus parts: the two tips above and below the strip are triangles similar to the halves of the rhombus.',
  faster: ({ a, t, up, down }, { whole }) =>
    `Each half is $${numberTex(whole.div(2))}$; its tips are $\\left(${fractionTex(q(a * t - up, a * t))}\\right)^2$ and $\\left(${fractionTex(q(a * t - down, a * t))}\\right)^2$ of it.`,
  check: ({ a, b, t, up, down }, { area }) => {
    const width = (y: number) => q(2 * b * (a * t - y), a);
    return `Two trapeziums from the widest place $${2 * b * t}$: $\\frac{${2 * b * t} + ${fractionTex(width(up))}}{2} \\times ${up} + \\frac{${2 * b * t} + ${fractionTex(width(down))}}{2} \\times ${down} = ${fractionTex(area)}$.`;
  },
  principle:
    'A region cut by parallel lines loses similar figures: find their heights, then use the squares.',
  verify: ({ a, b, t, down, up }) => {
    // Add horizontal slices; the width is linear on each side of the axis, so the middle slices are exact.
    let area = 0;
    for (let y = -down; y < up; y += 1) area += (2 * (a * b * t - b * Math.abs(y + 0.5))) / a;
    return nearFraction(area, a);
  },
});

/** GM.COO.6 Easy and Medium: a strip between the axes, and a rhombus without its tips. */
export const cutRhombuses: readonly AnyTemplate[] = [
  ...situation<Strip>({
    type: 'GM.COO.6',
    situation: 'strip-in-a-quadrant',
    tries: 20,
    draw: draw => {
      const [a, b, low] = [draw.int(1, 5), draw.int(2, 6), draw.int(3, 20)];
      const high = low + draw.int(2, 14);
      return a !== b && (high * high - low * low) % a === 0
        ? { a, b, low, high, way: draw.chance(0.5) }
        : null;
    },
    forms: [stripArea],
  }),
  ...situation<Cut>({
    type: 'GM.COO.6',
    situation: 'tips-cut-off',
    tries: 20,
    draw: draw => {
      const [a, b, t] = [draw.int(1, 4), draw.int(1, 4), draw.int(2, 6)];
      const [down, up] = [draw.int(1, 12), draw.int(1, 12)];
      const inside = down < a * t && up < a * t && down !== up && 2 * up !== a * t && 2 * down !== a * t;
      return inside && a !== b && down + up < 2 * a * t ? { a, b, t, down, up, way: draw.chance(0.5) } : null;
    },
    forms: [cutTips],
  }),
];
