import type Fraction from 'fraction.js';
import type { Point } from '../figure.ts';
import { path } from '../path.ts';
import { numberTex, wording } from '../show.ts';
import { form, formOfCases, route, situation } from '../situation.ts';
import type { AnyTemplate } from '../template.ts';
import { q } from '../value.ts';
import { rationalNear } from './exact-lengths.ts';

/** The area where every ax + by <= c holds, by cutting a large square down, one half-plane after the other. */
function areaWhere(halfPlanes: readonly (readonly [number, number, number])[]): number {
  let region: Point[] = [
    { x: -1000, y: -1000 },
    { x: 1000, y: -1000 },
    { x: 1000, y: 1000 },
    { x: -1000, y: 1000 },
  ];
  for (const [a, b, c] of halfPlanes) {
    const over = (p: Point) => a * p.x + b * p.y - c;
    region = region.flatMap((p, i) => {
      const next = region[(i + 1) % region.length] as Point;
      const [here, there] = [over(p), over(next)];
      const kept = here <= 0 ? [p] : [];
      if (here * there >= 0) return kept;
      const part = here / (here - there);
      return [...kept, { x: p.x + (next.x - p.x) * part, y: p.y + (next.y - p.y) * part }];
    });
  }
  const twice = region.reduce((sum, p, i) => {
    const next = region[(i + 1) % region.length] as Point;
    return sum + p.x * next.y - next.x * p.y;
  }, 0);
  return Math.abs(twice) / 2;
}
const signs = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** `x`, `x - 3` or `x + 3`. */
const shifted = (letter: string, by: number) =>
  by === 0 ? letter : by > 0 ? `${letter} - ${by}` : `${letter} + ${-by}`;
const times = (coefficient: number, rest: string) => `${coefficient === 1 ? '' : coefficient}${rest}`;
const areaTex = (value: Fraction) => `$${numberTex(value)}$ square units`;

interface Diamond {
  /** Coefficients of |x| and |y|, and the bound, a multiple of both. */
  p: number;
  r: number;
  bound: number;
  /** The centre of the region. */
  h: number;
  k: number;
}

const modulusRhombusAsked = form({
  form: 'rhombus',
  band: 'Easy',
  revision: 3,
  stem: ({ p, r, bound, h, k }) =>
    wording(
      bound + h + r,
      `What is the area of the region of the $xy$-plane in which $${times(p, `|${shifted('x', h)}|`)} + ${times(r, `|${shifted('y', k)}|`)} \\le ${bound}$?`,
      `Find the area of the figure that the graph of $${times(p, `|${shifted('x', h)}|`)} + ${times(r, `|${shifted('y', k)}|`)} = ${bound}$ encloses.`,
    ),
  path: path<Diamond>()
    .step(
      'across',
      ({ p, bound }) => q(bound, p),
      'Put the second modulus equal to zero to get the horizontal half-diagonal.',
      ({ p, r, bound }) => {
        const [a] = [bound / p, bound / r];
        return `\\frac{${bound}}{${p}} = ${a}`;
      },
    )
    .step(
      'up',
      ({ r, bound }) => q(bound, r),
      'Put the first modulus equal to zero to get the vertical half-diagonal.',
      ({ p, r, bound }) => {
        const [, b] = [bound / p, bound / r];
        return `\\frac{${bound}}{${r}} = ${b}`;
      },
    )
    .step(
      'area',
      (_p, { across, up }) => across.mul(up).mul(2),
      'Take four right triangles with these legs.',
      ({ p, r, bound }) => {
        const [a, b] = [bound / p, bound / r];
        return `4 \\times \\frac{1}{2} \\times ${a} \\times ${b} = ${2 * a * b}`;
      },
    ),
  slips: [
    {
      misconception: 'one_quadrant_only',
      at: 'area',
      wrongly: (_p, { across, up }) => across.mul(up).div(2),
      words: (_p, { across, up }) =>
        `$\\frac{${across} \\times ${up}}{2}$ is one of the four triangles; the moduli make the region the same in all four quarters round its centre.`,
    },
    {
      misconception: 'half_forgotten',
      at: 'area',
      wrongly: (_p, { across, up }) => across.mul(up).mul(4),
      words: (_p, { across, up }) =>
        `$4 \\times ${across} \\times ${up}$ takes each quarter as a rectangle; it is a right triangle, half of that.`,
    },
    {
      misconception: 'half_diagonals_multiplied',
      at: 'area',
      wrongly: (_p, { across, up }) => across.mul(up),
      words: (_p, { across, up }) =>
        `$${across} \\times ${up}$ is the product of the two half-diagonals; the area is half the product of the whole diagonals $${across.mul(2)}$ and $${up.mul(2)}$.`,
    },
    {
      misconception: 'one_diagonal_for_both',
      at: 'area',
      wrongly: (_p, { across, up }) => (across.compare(up) > 0 ? across.mul(across) : up.mul(up)).mul(2),
      words: (_p, { across, up }) => {
        const [long, short] = across.compare(up) > 0 ? [across, up] : [up, across];
        return `$2 \\times ${long}^2$ takes the longer half-diagonal for both; the other one is $${short}$.`;
      },
    },
    {
      misconception: 'one_diagonal_for_both',
      at: 'area',
      wrongly: (_p, { across, up }) => (across.compare(up) < 0 ? across.mul(across) : up.mul(up)).mul(2),
      words: (_p, { across, up }) => {
        const [long, short] = across.compare(up) > 0 ? [across, up] : [up, across];
        return `$2 \\times ${short}^2$ takes the shorter half-diagonal for both; the other one is $${long}$.`;
      },
    },
    {
      misconception: 'coefficients_ignored',
      at: 'area',
      wrongly: ({ bound }) => q(2 * bound * bound),
      words: ({ bound }) =>
        `$2 \\times ${bound}^2$ treats ${bound} as both half-diagonals; each is the bound divided by the coefficient of its modulus.`,
    },
    {
      misconception: 'coefficients_for_intercepts',
      at: 'area',
      wrongly: ({ p, r }) => q(2 * p * r),
      words: ({ p, r }) =>
        `$2 \\times ${p} \\times ${r}$ treats the coefficients as the half-diagonals; these are the bound divided by the coefficients.`,
    },
  ],
  show: areaTex,
  snapRead: ({ h, k }) => {
    const centred = h === 0 && k === 0;
    return `The moduli of ${centred ? 'x and y' : 'two shifted coordinates'} are added with coefficients and bounded: a rhombus. Its area is asked.`;
  },
  approach: ({ h, k }) => {
    const centred = h === 0 && k === 0;
    return `${centred ? '' : `The region is centred on $(${h}, ${k})$; a shift changes no area, so think of the centre as the origin. `}In each quarter the region is a right triangle cut off by a straight line. Find its two legs from the corners on the axes and take four such triangles.`;
  },
  check: ({ p, r, bound }) => {
    const [a, b] = [bound / p, bound / r];
    return `A rhombus has half the product of its diagonals as area: $\\frac{1}{2} \\times ${2 * a} \\times ${2 * b} = ${2 * a * b}$.`;
  },
  principle:
    'A bounded sum of moduli is a rhombus: four equal right triangles round the point where both moduli are zero.',
  verify: ({ p, r, bound, h, k }) =>
    rationalNear(areaWhere(signs.map(([s, t]) => [s * p, t * r, bound + s * p * h + t * r * k] as const))),
});

/** GM.COO.6 Easy: a modulus rhombus is four equal right triangles, wherever its centre lies. */
const modulusRhombus: readonly AnyTemplate[] = situation<Diamond>({
  type: 'GM.COO.6',
  situation: 'modulus',
  draw: draw => {
    const [p, r] = draw.pick([
      [1, 2],
      [2, 1],
      [2, 3],
      [3, 2],
      [1, 3],
      [3, 4],
      [4, 3],
      [3, 5],
      [5, 2],
    ] as const);
    const bound = p * r * draw.int(2, p * r > 6 ? 3 : 6);
    const moved = draw.chance(0.6);
    return {
      p,
      r,
      bound,
      h: moved ? draw.pick([-4, -3, -2, -1, 1, 2, 3, 4, 5]) : 0,
      k: moved ? draw.pick([-3, -2, -1, 1, 2, 3]) : 0,
    };
  },
  forms: [modulusRhombusAsked],
});

interface TwoAngles {
  /** The tip of the lower graph (opening upwards) and that of the upper one. */
  a: number;
  e: number;
  c: number;
  f: number;
}
const lowerTex = ({ a, e }: TwoAngles) =>
  `y = |${shifted('x', a)}|${e === 0 ? '' : e > 0 ? ` + ${e}` : ` - ${-e}`}`;
const upperTex = ({ c, f }: TwoAngles) => `y = ${f} - |${shifted('x', c)}|`;

const betweenAnglesAsked = form({
  form: 'two-modulus-graphs',
  band: 'Medium',
  seconds: 80,
  stem: p =>
    `What is the area of the region enclosed by the graphs of $${lowerTex(p)}$ and $${upperTex(p)}$?`,
  path: path<TwoAngles>()
    .step(
      'rising',
      ({ a, e, c, f }) => q(f - c - (e - a)),
      'Compare the two arms of slope 1 by their heights at $x = 0$: their vertical gap.',
      (p, { rising }) => {
        const { a, e, c, f } = p;
        return `${f - c < 0 ? `(${f - c})` : f - c} - ${e - a < 0 ? `(${e - a})` : e - a} = ${rising}`;
      },
    )
    .step(
      'falling',
      ({ a, e, c, f }) => q(f + c - (e + a)),
      'Do the same for the two arms of slope $-1$.',
      (p, { falling }) => {
        const { a, e, c, f } = p;
        return `${f + c < 0 ? `(${f + c})` : f + c} - ${e + a < 0 ? `(${e + a})` : e + a} = ${falling}`;
      },
    )
    .step(
      'area',
      (_p, { rising, falling }) => rising.mul(falling).div(2),
      'Lines at 45 degrees are closer than their vertical gap by a factor of $\\sqrt{2}$. Multiply the two sides.',
      (_p, { rising, falling, area }) =>
        `\\frac{${rising}}{\\sqrt{2}} \\times \\frac{${falling}}{\\sqrt{2}} = ${numberTex(area)}`,
    ),
  slips: [
    {
      misconception: 'shift_ignored',
      at: 'area',
      wrongly: ({ e, f }) => q((f - e) ** 2, 2),
      words: ({ e, f }, { area }) =>
        `$\\frac{${f - e}^2}{2} = ${numberTex(area)}$ treats the tips as lying one above the other, so that the region is a square; they are shifted sideways.`,
    },
    {
      misconception: 'slant_ignored',
      at: 'area',
      wrongly: (_p, { rising, falling }) => rising.mul(falling),
      words: (_p, { rising, falling }) =>
        `$${rising} \\times ${falling}$ treats the vertical gaps between parallel arms as the sides; the arms slope at 45 degrees, so each side is shorter by a factor of root 2.`,
    },
    {
      misconception: 'shorter_side_squared',
      at: 'area',
      wrongly: (_p, { rising, falling }) =>
        (rising.compare(falling) < 0 ? rising : falling).pow(2)?.div(2) ?? null,
      words: (_p, { rising, falling, area }) =>
        `$\\frac{${rising.compare(falling) < 0 ? rising : falling}^2}{2} = ${numberTex(area)}$ treats both sides as the shorter one; the region is a rectangle with two different sides.`,
    },
    {
      misconception: 'halved_again',
      at: 'area',
      wrongly: (_p, { rising, falling }) => rising.mul(falling).div(4),
      words: (_p, { rising, falling }) =>
        `$\\frac{${rising} \\times ${falling}}{4}$ is half of the product of the sides, as for a triangle; the region is a rectangle.`,
    },
    {
      misconception: 'longer_side_squared',
      at: 'area',
      wrongly: (_p, { rising, falling }) =>
        (rising.compare(falling) > 0 ? rising : falling).pow(2)?.div(2) ?? null,
      words: (_p, { rising, falling, area }) =>
        `$\\frac{${rising.compare(falling) > 0 ? rising : falling}^2}{2} = ${numberTex(area)}$ treats both sides as the longer one; the region is a rectangle with two different sides.`,
    },
    {
      misconception: 'sign_of_square_reversed',
      at: 'area',
      wrongly: ({ a, e, c, f }) => q((f - e) ** 2 + (c - a) ** 2, 2),
      words: ({ a, e, c, f }, { area }) =>
        `$\\frac{${f - e}^2 + ${Math.abs(c - a)}^2}{2} = ${numberTex(area)}$ adds the squares of the vertical and the sideways distance of the tips; the product of the sides is their difference.`,
    },
  ],
  show: areaTex,
  snapRead: () =>
    'One modulus graph opens upwards, the other downwards; the region between them is asked. All arms have slope 1 or -1.',
  approach: () =>
    'Arms of the two graphs are parallel in pairs and the two pairs are perpendicular, so the region is a rectangle standing on a corner. Its sides are the distances between parallel lines of slope 1 and of slope -1. A sketch of the two tips shows which arms pair up.',
  check: (p, { rising, falling }) => {
    const { a, e, c, f } = p;
    return `The tips $(${a}, ${e})$ and $(${c}, ${f})$ are opposite corners: the squares of the sides add up to $${numberTex(rising.mul(rising).add(falling.mul(falling)).div(2))} = ${Math.abs(c - a)}^2 + ${f - e}^2$, the square of the diagonal.`;
  },
  principle:
    'Modulus graphs of slope 1 and -1 enclose rectangles: find the gaps between parallel arms and divide each by root 2.',
  verify: ({ a, e, c, f }) =>
    rationalNear(
      areaWhere([
        [1, -1, a - e],
        [-1, -1, -a - e],
        [1, 1, f + c],
        [-1, 1, f - c],
      ]),
    ),
});

/** GM.COO.6 Medium: two modulus graphs with tips not in line enclose a rectangle, not a square. */
const betweenAngles: readonly AnyTemplate[] = situation<TwoAngles>({
  type: 'GM.COO.6',
  situation: 'between',
  draw: draw => {
    const [a, c] = [draw.int(-4, 5), draw.int(-4, 5)];
    const e = draw.pick([0, 0, 0, 1, 2, -1, -2]);
    const f = e + draw.int(4, 12);
    const [rise, shift] = [f - e, Math.abs(c - a)];
    if (shift === 0 || rise - shift < 2 || (rise - shift) % 2 !== 0 || f <= 0) return null;
    return { a, e, c, f };
  },
  forms: [betweenAnglesAsked],
});

interface CutSquare {
  /** Half the side of the square and the bound of the rhombus. */
  m: number;
  n: number;
  asked: 'both' | 'square-only';
}

const cornersFound = path<CutSquare>()
  .step(
    'side',
    ({ m }) => q(2 * m),
    'Write the first condition with the larger of the two moduli: an upright square round the origin.',
    ({ m }, { side }) => `\\max(|x|, |y|) \\le ${m}, \\quad \\text{side } ${side}`,
  )
  .step(
    'rest',
    ({ m, n }) => q(n - m),
    ({ m, n }) => `Find where $x + y = ${n}$ meets the side $x = ${m}$ of the square.`,
    ({ m, n }, { rest }) => `y = ${n} - ${m} = ${rest}`,
  )
  .step(
    'leg',
    ({ m }, { rest }) => q(m).sub(rest),
    'The corner beyond that line is a right triangle; its leg is the rest of that half of the side.',
    ({ m }, { rest, leg }) => `${m} - ${rest} = ${leg}`,
  )
  .step(
    'corners',
    (_p, { leg }) => leg.mul(leg).mul(2),
    'Add the four right triangles at the corners.',
    (_p, { leg, corners }) => `4 \\times \\frac{1}{2} \\times ${leg}^2 = ${corners}`,
  );

const insideBoth = route({
  path: cornersFound.step(
    'area',
    (_p, { side, corners }) => side.mul(side).sub(corners),
    'Take them off the square.',
    (_p, { side, corners, area }) => `${side}^2 - ${corners} = ${area}`,
  ),
  slips: [
    {
      misconception: 'wrong_leg_of_corner',
      at: 'leg',
      wrongly: (_p, { rest }) => rest,
      words: (_p, { leg, corners }) =>
        `Legs of $${leg}$, which make the corners $${corners}$, are the pieces of the sides that remain; the legs are the pieces that fall away.`,
    },
    {
      misconception: 'half_forgotten',
      at: 'corners',
      wrongly: (_p, { leg }) => leg.mul(leg).mul(4),
      words: (_p, { leg, corners }) =>
        `$4 \\times ${leg}^2 = ${corners}$ treats the cut-off corners as squares; they are right triangles, half of that.`,
    },
    {
      misconception: 'one_condition_unused',
      at: 'area',
      wrongly: (_p, { side }) => side.mul(side),
      words: (_p, { side, area }) =>
        `$${side}^2 = ${area}$ is the whole square of the first condition; the second one cuts off its corners.`,
    },
    {
      misconception: 'other_condition_unused',
      at: 'area',
      wrongly: ({ n }) => q(2 * n * n),
      words: ({ n }, { area }) =>
        `$2 \\times ${n}^2 = ${area}$ is the whole region of the second condition; its tips reach out of the square of the first one.`,
    },
    {
      misconception: 'one_corner_only',
      at: 'corners',
      wrongly: (_p, { leg }) => leg.mul(leg).div(2),
      words: (_p, { side, corners }) =>
        `$${side}^2 - ${numberTex(corners)}$ subtracts one corner from the square; all four are cut in the same way.`,
    },
  ],
});

const squareOnly = route({
  path: cornersFound,
  slips: [
    {
      misconception: 'half_forgotten',
      at: 'corners',
      wrongly: (_p, { leg }) => leg.mul(leg).mul(4),
      words: (_p, { leg }) =>
        `$4 \\times ${leg}^2$ treats the corners as squares; they are right triangles, half of that.`,
    },
    {
      misconception: 'wrong_leg_of_corner',
      at: 'leg',
      wrongly: (_p, { rest }) => rest,
      words: (_p, { leg }) =>
        `It treats the wrong pieces of the sides, $${leg}$, as the legs of the corners: those that lie inside the second region.`,
    },
    {
      misconception: 'one_corner_only',
      at: 'corners',
      wrongly: (_p, { leg }) => leg.mul(leg).div(2),
      words: (_p, { leg }) =>
        `$\\frac{1}{2} \\times ${leg}^2$ is one corner of the square; all four lie outside the second region.`,
    },
    {
      misconception: 'reports_other_part',
      at: 'corners',
      wrongly: (_p, { side, corners }) => side.mul(side).sub(corners),
      words: (_p, { side, corners }) =>
        `$${corners}$ of the $${side.mul(side)}$ square units lie inside the second region; the sign at the second condition asks for the part outside.`,
    },
    {
      misconception: 'part_taken_as_contained',
      at: 'corners',
      wrongly: ({ n }, { side }) =>
        side
          .mul(side)
          .sub(2 * n * n)
          .abs(),
      words: ({ n }, { side }) =>
        `Here $${side.mul(side)}$ and $2 \\times ${n}^2 = ${2 * n * n}$, the two whole areas, are subtracted; neither region lies wholly inside the other.`,
    },
  ],
});

const cutCornersAsked = formOfCases<CutSquare, Fraction>({
  form: 'with-cut-corners',
  band: 'Medium',
  seconds: 80,
  stem: ({ m, n, asked }) =>
    `What is the area of the region of the $xy$-plane in which $|x + y| + |x - y| \\le ${2 * m}$ and $|x| + |y| ${asked === 'both' ? '\\le' : '\\ge'} ${n}$?`,
  routeOf: ({ asked }) => (asked === 'both' ? insideBoth : squareOnly),
  show: areaTex,
  snapRead: () =>
    `Two conditions with moduli bound a region; its area is asked. The first mixes $x + y$ and $x - y$, a sign of a simpler shape turned by 45 degrees.`,
  approach: () =>
    'For any two numbers, $|x + y| + |x - y|$ is twice the larger of $|x|$ and $|y|$. So the first condition is an upright square. The second is a rhombus whose sides pass across the corners of that square: all that matters are four small right triangles.',
  check: ({ m, n, asked }) => {
    const leg = 2 * m - n;
    return asked === 'both'
      ? `From the other side: the rhombus has the area $2 \\times ${n}^2 = ${2 * n * n}$ and loses four tips of base $${2 * (n - m)}$ and height $${n - m}$, $${4 * (n - m) ** 2}$ in all: $${2 * n * n - 4 * (n - m) ** 2}$.`
      : `The rest of the square by another way: the rhombus, $2 \\times ${n}^2 = ${2 * n * n}$, less its four tips outside the square, $4 \\times ${n - m}^2 = ${4 * (n - m) ** 2}$, is $${2 * n * n - 4 * (n - m) ** 2}$; with $${2 * leg * leg}$ it makes $${4 * m * m}$.`;
  },
  principle:
    'The sum of the moduli of x + y and x - y is twice the larger of the moduli of x and y: an upright square, as the sum of the moduli of x and y is a tilted one.',
  verify: ({ m, n, asked }) => {
    // Each sum of moduli is bounded when all four choices of signs are.
    const square = signs.map(([s, t]) => [s + t, s - t, 2 * m] as const);
    const rhombus = signs.map(([s, t]) => [s, t, n] as const);
    const both = areaWhere([...square, ...rhombus]);
    return rationalNear(asked === 'both' ? both : areaWhere(square) - both);
  },
});

/** GM.COO.6 Medium: |x + y| + |x - y| is an upright square in disguise; a second region cuts its corners. */
const cutCorners: readonly AnyTemplate[] = situation<CutSquare>({
  type: 'GM.COO.6',
  situation: 'square',
  draw: draw => {
    const m = draw.int(3, 12);
    const n = draw.int(m + 1, 2 * m - 1);
    // Legs of the cut corners that differ from the pieces left on the sides.
    if (2 * m - n === n - m || 2 * (2 * m - n) === n || 2 * m - n < 2) return null;
    return { m, n, asked: draw.pick(['both', 'square-only'] as const) };
  },
  forms: [cutCornersAsked],
});

export const coordinateGeometry: readonly AnyTemplate[] = [
  ...modulusRhombus,
  ...betweenAngles,
  ...cutCorners,
];
