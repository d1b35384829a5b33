import type Fraction from 'fraction.js';
import type { Point } from '../figure.ts';
import { numberTex, wording } from '../show.ts';
import type { AnyTemplate } from '../template.ts';
import { template } from '../template.ts';
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

/** GM.COO.6 Easy: a modulus rhombus is four equal right triangles, wherever its centre lies. */
const modulusRhombus = template<Diamond, Fraction>({
  type: 'GM.COO.6',
  band: 'Easy',
  variant: 'modulus-rhombus',
  revision: 2,
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
  stem: ({ p, r, bound, h, k }) =>
    wording(
      bound + h + r,
      `What is the area of the region of the $xy$-plane in which $${times(p, `|${shifted('x', h)}|`)} + ${times(r, `|${shifted('y', k)}|`)} \\le ${bound}$?`,
      `The graph of $${times(p, `|${shifted('x', h)}|`)} + ${times(r, `|${shifted('y', k)}|`)} = ${bound}$ is a closed line. Find the area that it encloses.`,
    ),
  answer: ({ p, r, bound }) => q(2 * bound * bound, p * r),
  slips: ({ p, r, bound }) => {
    const [a, b] = [bound / p, bound / r];
    return [
      {
        misconception: 'one_quadrant_only',
        value: q(a * b, 2),
        words: `$\\frac{${a} \\times ${b}}{2}$ is one of the four triangles; the moduli make the region the same in all four quarters round its centre.`,
      },
      {
        misconception: 'half_forgotten',
        value: q(4 * a * b),
        words: `$4 \\times ${a} \\times ${b}$ takes each quarter as a rectangle; it is a right triangle, half of that.`,
      },
      {
        misconception: 'half_diagonals_multiplied',
        value: q(a * b),
        words: `$${a} \\times ${b}$ is the product of the two half-diagonals; the area is half the product of the whole diagonals $${2 * a}$ and $${2 * b}$.`,
      },
      {
        misconception: 'one_diagonal_for_both',
        value: q(2 * Math.max(a, b) ** 2),
        words: `$2 \\times ${Math.max(a, b)}^2$ takes the longer half-diagonal for both; the other one is $${Math.min(a, b)}$.`,
      },
      {
        misconception: 'one_diagonal_for_both',
        value: q(2 * Math.min(a, b) ** 2),
        words: `$2 \\times ${Math.min(a, b)}^2$ takes the shorter half-diagonal for both; the other one is $${Math.max(a, b)}$.`,
      },
      {
        misconception: 'coefficients_ignored',
        value: q(2 * bound * bound),
        words: `That treats ${bound} as both half-diagonals; each is the bound divided by the coefficient of its modulus.`,
      },
      {
        misconception: 'coefficients_for_intercepts',
        value: q(2 * p * r),
        words: `This treats the coefficients ${p} and ${r} as the half-diagonals; these are the bound divided by the coefficients.`,
      },
    ];
  },
  show: areaTex,
  solution: ({ p, r, bound, h, k }) => {
    const [a, b] = [bound / p, bound / r];
    const centred = h === 0 && k === 0;
    return {
      snapRead: `The moduli of ${centred ? 'x and y' : 'two shifted coordinates'} are added with coefficients and bounded: a rhombus. Its area is asked.`,
      approach: `${centred ? '' : `The region is centred on $(${h}, ${k})$; a shift changes no area, so think of the centre as the origin. `}In each quarter the region is a right triangle cut off by a straight line. Find its two legs from the corners on the axes and take four such triangles.`,
      steps: [
        {
          says: 'Put the second modulus equal to zero to get the horizontal half-diagonal.',
          works: `\\frac{${bound}}{${p}} = ${a}`,
          value: q(a),
        },
        {
          says: 'Put the first modulus equal to zero to get the vertical half-diagonal.',
          works: `\\frac{${bound}}{${r}} = ${b}`,
          value: q(b),
        },
        {
          says: 'Take four right triangles with these legs.',
          works: `4 \\times \\frac{1}{2} \\times ${a} \\times ${b} = ${2 * a * b}`,
          value: q(2 * a * b),
        },
      ],
      check: `A rhombus has half the product of its diagonals as area: $\\frac{1}{2} \\times ${2 * a} \\times ${2 * b} = ${2 * a * b}$.`,
      principle:
        'A bounded sum of moduli is a rhombus: four equal right triangles round the point where both moduli are zero.',
    };
  },
  verify: ({ p, r, bound, h, k }) =>
    rationalNear(areaWhere(signs.map(([s, t]) => [s * p, t * r, bound + s * p * h + t * r * k] as const))),
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

/** GM.COO.6 Medium: two modulus graphs with tips not in line enclose a rectangle, not a square. */
const betweenAngles = template<TwoAngles, Fraction>({
  type: 'GM.COO.6',
  band: 'Medium',
  seconds: 80,
  variant: 'between-two-modulus-graphs',
  revision: 1,
  draw: draw => {
    const [a, c] = [draw.int(-4, 5), draw.int(-4, 5)];
    const e = draw.pick([0, 0, 0, 1, 2, -1, -2]);
    const f = e + draw.int(4, 12);
    const [rise, shift] = [f - e, Math.abs(c - a)];
    if (shift === 0 || rise - shift < 2 || (rise - shift) % 2 !== 0 || f <= 0) return null;
    return { a, e, c, f };
  },
  stem: p =>
    `What is the area of the region enclosed by the graphs of $${lowerTex(p)}$ and $${upperTex(p)}$?`,
  answer: ({ a, e, c, f }) => q((f - e) ** 2 - (c - a) ** 2, 2),
  slips: ({ a, e, c, f }) => {
    const [rise, shift] = [f - e, Math.abs(c - a)];
    return [
      {
        misconception: 'shift_ignored',
        value: q(rise * rise, 2),
        words:
          'That treats the tips as lying one above the other, so that the region is a square; they are shifted sideways.',
      },
      {
        misconception: 'slant_ignored',
        value: q(rise * rise - shift * shift),
        words:
          'This treats the vertical gaps between parallel arms as the sides; the arms slope at 45 degrees, so each side is shorter by a factor of root 2.',
      },
      {
        misconception: 'shorter_side_squared',
        value: q((rise - shift) ** 2, 2),
        words: 'It treats both sides as the shorter one; the region is a rectangle with two different sides.',
      },
      {
        misconception: 'halved_again',
        value: q(rise * rise - shift * shift, 4),
        words: 'This is half of the product of the sides, as for a triangle; the region is a rectangle.',
      },
      {
        misconception: 'longer_side_squared',
        value: q((rise + shift) ** 2, 2),
        words:
          'This treats both sides as the longer one; the region is a rectangle with two different sides.',
      },
      {
        misconception: 'sign_of_square_reversed',
        value: q(rise * rise + shift * shift, 2),
        words:
          'This gives the squares of the vertical and the sideways distance of the tips together; the product of the sides is their difference.',
      },
    ];
  },
  show: areaTex,
  solution: p => {
    const { a, e, c, f } = p;
    const [rising, falling] = [f - c - (e - a), f + c - (e + a)];
    return {
      snapRead:
        'One modulus graph opens upwards, the other downwards; the region between them is asked. All arms have slope 1 or -1.',
      approach:
        'Arms of the two graphs are parallel in pairs and the two pairs are perpendicular, so the region is a rectangle standing on a corner. Its sides are the distances between parallel lines of slope 1 and of slope -1. A sketch of the two tips shows which arms pair up.',
      steps: [
        {
          says: 'Compare the two arms of slope 1 by their heights at $x = 0$: their vertical gap.',
          works: `${f - c < 0 ? `(${f - c})` : f - c} - ${e - a < 0 ? `(${e - a})` : e - a} = ${rising}`,
          value: q(rising),
        },
        {
          says: 'Do the same for the two arms of slope $-1$.',
          works: `${f + c < 0 ? `(${f + c})` : f + c} - ${e + a < 0 ? `(${e + a})` : e + a} = ${falling}`,
          value: q(falling),
        },
        {
          says: 'Lines at 45 degrees are closer than their vertical gap by a factor of $\\sqrt{2}$. Multiply the two sides.',
          works: `\\frac{${rising}}{\\sqrt{2}} \\times \\frac{${falling}}{\\sqrt{2}} = ${numberTex(q(rising * falling, 2))}`,
          value: q(rising * falling, 2),
        },
      ],
      check: `The tips $(${a}, ${e})$ and $(${c}, ${f})$ are opposite corners: the squares of the sides add up to $${numberTex(q(rising * rising + falling * falling, 2))} = ${Math.abs(c - a)}^2 + ${f - e}^2$, the square of the diagonal.`,
      principle:
        'Modulus graphs of slope 1 and -1 enclose rectangles: find the gaps between parallel arms and divide each by root 2.',
    };
  },
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

interface CutSquare {
  /** Half the side of the square and the bound of the rhombus. */
  m: number;
  n: number;
  asked: 'both' | 'square-only';
}

/** GM.COO.6 Medium: |x + y| + |x - y| is an upright square in disguise; a second region cuts its corners. */
const cutCorners = template<CutSquare, Fraction>({
  type: 'GM.COO.6',
  band: 'Medium',
  seconds: 80,
  variant: 'square-with-cut-corners',
  revision: 1,
  draw: draw => {
    const m = draw.int(3, 12);
    const n = draw.int(m + 1, 2 * m - 1);
    // Legs of the cut corners that differ from the pieces left on the sides.
    if (2 * m - n === n - m || 2 * (2 * m - n) === n || 2 * m - n < 2) return null;
    return { m, n, asked: draw.pick(['both', 'square-only'] as const) };
  },
  stem: ({ m, n, asked }) =>
    `What is the area of the region of the $xy$-plane in which $|x + y| + |x - y| \\le ${2 * m}$ and $|x| + |y| ${asked === 'both' ? '\\le' : '\\ge'} ${n}$?`,
  answer: ({ m, n, asked }) =>
    asked === 'both' ? q(4 * m * m - 2 * (2 * m - n) ** 2) : q(2 * (2 * m - n) ** 2),
  slips: ({ m, n, asked }) => {
    const leg = 2 * m - n;
    if (asked === 'both')
      return [
        {
          misconception: 'wrong_leg_of_corner',
          value: q(4 * m * m - 2 * (n - m) ** 2),
          words:
            'This treats the legs of the cut-off corners as the pieces of the sides that remain; the legs are the pieces that fall away.',
        },
        {
          misconception: 'half_forgotten',
          value: q(4 * m * m - 4 * leg * leg),
          words: 'It treats the cut-off corners as squares; they are right triangles, half of that.',
        },
        {
          misconception: 'one_condition_unused',
          value: q(4 * m * m),
          words: 'This is the whole square of the first condition; the second one cuts off its corners.',
        },
        {
          misconception: 'other_condition_unused',
          value: q(2 * n * n),
          words:
            'It is the whole region of the second condition; its tips reach out of the square of the first one.',
        },
        {
          misconception: 'one_corner_only',
          value: q(8 * m * m - leg * leg, 2),
          words: 'It subtracts one corner from the square; all four are cut in the same way.',
        },
      ];
    return [
      {
        misconception: 'half_forgotten',
        value: q(4 * leg * leg),
        words: 'This treats the corners as squares; they are right triangles, half of that.',
      },
      {
        misconception: 'wrong_leg_of_corner',
        value: q(2 * (n - m) ** 2),
        words:
          'It treats the wrong pieces of the sides as the legs of the corners: those that lie inside the second region.',
      },
      {
        misconception: 'one_corner_only',
        value: q(leg * leg, 2),
        words: 'This is one corner of the square; all four lie outside the second region.',
      },
      {
        misconception: 'reports_other_part',
        value: q(4 * m * m - 2 * leg * leg),
        words:
          'It is the part of the square inside the second region; the sign at the second condition asks for the part outside.',
      },
      {
        misconception: 'part_taken_as_contained',
        value: q(Math.abs(4 * m * m - 2 * n * n)),
        words:
          'That gives the difference of the two whole areas; neither region lies wholly inside the other.',
      },
    ];
  },
  show: areaTex,
  solution: ({ m, n, asked }) => {
    const leg = 2 * m - n;
    const corners = {
      says: 'Add the four right triangles at the corners.',
      works: `4 \\times \\frac{1}{2} \\times ${leg}^2 = ${2 * leg * leg}`,
      value: q(2 * leg * leg),
    };
    return {
      snapRead: `Two conditions with moduli bound a region; its area is asked. The first mixes $x + y$ and $x - y$, a sign of a simpler shape turned by 45 degrees.`,
      approach:
        'For any two numbers, $|x + y| + |x - y|$ is twice the larger of $|x|$ and $|y|$. So the first condition is an upright square. The second is a rhombus whose sides pass across the corners of that square: all that matters are four small right triangles.',
      steps: [
        {
          says: 'Write the first condition with the larger of the two moduli: an upright square round the origin.',
          works: `\\max(|x|, |y|) \\le ${m}, \\quad \\text{side } ${2 * m}`,
          value: q(2 * m),
        },
        {
          says: `Find where $x + y = ${n}$ meets the side $x = ${m}$ of the square.`,
          works: `y = ${n} - ${m} = ${n - m}`,
          value: q(n - m),
        },
        {
          says: 'The corner beyond that line is a right triangle; its leg is the rest of that half of the side.',
          works: `${m} - ${n - m} = ${leg}`,
          value: q(leg),
        },
        corners,
        ...(asked === 'both'
          ? [
              {
                says: 'Take them off the square.',
                works: `${2 * m}^2 - ${2 * leg * leg} = ${4 * m * m - 2 * leg * leg}`,
                value: q(4 * m * m - 2 * leg * leg),
              },
            ]
          : []),
      ],
      check:
        asked === 'both'
          ? `From the other side: the rhombus has the area $2 \\times ${n}^2 = ${2 * n * n}$ and loses four tips of base $${2 * (n - m)}$ and height $${n - m}$, $${4 * (n - m) ** 2}$ in all: $${2 * n * n - 4 * (n - m) ** 2}$.`
          : `The rest of the square by another way: the rhombus, $2 \\times ${n}^2 = ${2 * n * n}$, less its four tips outside the square, $4 \\times ${n - m}^2 = ${4 * (n - m) ** 2}$, is $${2 * n * n - 4 * (n - m) ** 2}$; with $${2 * leg * leg}$ it makes $${4 * m * m}$.`,
      principle:
        'The sum of the moduli of x + y and x - y is twice the larger of the moduli of x and y: an upright square, as the sum of the moduli of x and y is a tilted one.',
    };
  },
  verify: ({ m, n, asked }) => {
    // Each sum of moduli is bounded when all four choices of signs are.
    const square = signs.map(([s, t]) => [s + t, s - t, 2 * m] as const);
    const rhombus = signs.map(([s, t]) => [s, t, n] as const);
    const both = areaWhere([...square, ...rhombus]);
    return rationalNear(asked === 'both' ? both : areaWhere(square) - both);
  },
});

export const coordinateGeometry: readonly AnyTemplate[] = [modulusRhombus, betweenAngles, cutCorners];
