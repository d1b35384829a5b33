import type Fraction from 'fraction.js';
import { figure, outline, type Point } from '../../figure.ts';
import { numberTex, withUnit } from '../../show.ts';
import { template } from '../../template.ts';
import { q } from '../../value.ts';
import { sheetOf } from '../sheet.ts';
import { roughPi } from './units.ts';

/** Triangles with whole sides and whole area. */
const wholeTriangles = [
  [13, 14, 15, 84],
  [10, 17, 21, 84],
  [13, 20, 21, 126],
  [15, 20, 25, 150],
  [20, 21, 29, 210],
  [17, 25, 28, 210],
  [26, 28, 30, 336],
  [25, 29, 36, 360],
  [25, 39, 56, 420],
  [30, 40, 50, 600],
  [26, 51, 55, 660],
  [39, 41, 50, 780],
  [36, 48, 60, 864],
  [51, 52, 53, 1170],
  [52, 56, 60, 1344],
  [34, 50, 56, 840],
] as const;

interface TriangleCorners {
  sides: readonly [number, number, number];
  area: number;
  rope: number;
  scene: 'goats' | 'beds' | 'lamps';
}

const triangleScenes = {
  goats: ({ sides: [a, b, c], rope }: TriangleCorners) =>
    `A triangular meadow has sides of ${a}, ${b} and ${c} metres. At each corner a goat is tethered by a rope ${rope} metres long. What is the area of the part of the meadow that no goat can graze?`,
  beds: ({ sides: [a, b, c], rope }: TriangleCorners) =>
    `A triangular park has sides of ${a}, ${b} and ${c} metres. A flower bed fills each corner: it is the part of the park within ${rope} metres of that corner. What is the area of the park without the flower beds?`,
  lamps: ({ sides: [a, b, c], rope }: TriangleCorners) =>
    `A triangular courtyard has sides of ${a}, ${b} and ${c} metres. A lamp at each corner lights every place of the courtyard within ${rope} metres of it. What area of the courtyard stays dark?`,
};

/** GM.ARE.2 Easy: three unknown sectors that must make half a circle, and Heron for the triangle. */
export const sectorsOfTriangle = template<TriangleCorners, Fraction>({
  type: 'GM.ARE.2',
  band: 'Easy',
  variant: 'sectors-of-a-triangle',
  revision: 2,
  draw: draw => {
    const [a, b, c, area] = draw.pick(wholeTriangles);
    const rope = draw.pick([3.5, 7, 14]);
    // The sectors neither meet nor reach the opposite sides.
    if (2 * rope > a || rope * c > 2 * area) return null;
    return {
      sides: draw.shuffled([a, b, c]) as [number, number, number],
      area,
      rope,
      scene: draw.pick(['goats', 'beds', 'lamps'] as const),
    };
  },
  stem: p => `${triangleScenes[p.scene](p)} (Take $\\pi = \\frac{22}{7}$.)`,
  answer: ({ area, rope }) => q(area).sub(q(11, 7).mul(q(rope * rope))),
  slips: ({ area, rope }) => {
    const disc = roughPi.mul(q(rope * rope));
    return [
      {
        misconception: 'whole_circle_for_half',
        value: q(area).sub(disc),
        words:
          'It treats the three sectors as a whole circle; the angles of a triangle add up to only half a turn.',
      },
      {
        misconception: 'reports_other_part',
        value: disc.div(2),
        words: 'This is the area of the three sectors; the question asks for the rest of the triangle.',
      },
      {
        misconception: 'quarter_circle_at_each_corner',
        value: q(area).sub(disc.mul(q(3, 4))),
        words:
          'This puts a quarter circle at each corner; the corners are not right angles, and together they make half a turn.',
      },
      {
        misconception: 'circumference_for_area',
        value: q(area).sub(q(22, 7).mul(q(rope))),
        words:
          'It subtracts the length of the three arcs from the area; the areas of the sectors have to go.',
      },
      {
        misconception: 'one_corner_only',
        value: q(area).sub(disc.div(6)),
        words:
          'This subtracts one sector of 60 degrees; there are three, and together they make half a circle.',
      },
    ];
  },
  show: value => withUnit(value, 'square metres'),
  plausible: (value, { area }) => value.valueOf() > 0 && value.valueOf() < area,
  solution: ({ sides: [a, b, c], area, rope }) => {
    const s = q(a + b + c, 2);
    const half = q(11, 7).mul(q(rope * rope));
    const right =
      [a, b, c].sort((x, y) => x - y).reduce((sum, x, i) => (i < 2 ? sum + x * x : sum - x * x), 0) === 0;
    const [leg, other] = [a, b, c].sort((x, y) => x - y) as [number, number, number];
    return {
      snapRead:
        'Three sectors of one radius sit in the corners of a triangle with known sides; the rest is asked. No angle is given, so only their sum can matter.',
      approach: `The sectors have the angles of the triangle, and these add up to 180 degrees: put together, they make half a circle, whatever the single angles are. ${right ? 'The sides make a right triangle, so its area is half the product of the legs.' : "The triangle's area comes from its three sides by Heron's formula."}`,
      steps: [
        right
          ? {
              says: 'The squares of two sides add up to that of the third: half the product of these legs is the area.',
              works: `\\frac{1}{2} \\times ${leg} \\times ${other} = ${area}`,
              value: q(area),
            }
          : {
              says: `Find the area of the triangle from half its perimeter, $s = ${numberTex(s)}$.`,
              works: `\\sqrt{${[s, s.sub(a), s.sub(b), s.sub(c)].map(x => numberTex(x)).join(' \\times ')}} = ${area}`,
              value: q(area),
            },
        {
          says: 'Put the three sectors together: their angles make half a turn.',
          works: `\\frac{1}{2} \\times \\frac{22}{7} \\times ${rope}^2 = ${numberTex(half)}`,
          value: half,
        },
        {
          says: 'Subtract them from the triangle.',
          works: `${area} - ${numberTex(half)} = ${numberTex(q(area).sub(half))}`,
          value: q(area).sub(half),
        },
      ],
      check: `Half of the shortest side is at least ${rope} metres, so the sectors do not overlap, and about ${Math.round((Number(half) * 100) / area)} per cent of the triangle is covered: the rest, $${numberTex(q(area).sub(half))}$, is of the right size.`,
      principle:
        'Sectors of equal radius at the corners of a triangle always make half a circle; for any four-sided figure they make a whole one.',
    };
  },
  figure: ({ sides: [a, b, c], rope }) => {
    // BC = a below, CA = b, AB = c.
    const x = (a * a + c * c - b * b) / (2 * a);
    const corners = [
      { x, y: Math.sqrt(c * c - x * x) },
      { x: 0, y: 0 },
      { x: a, y: 0 },
    ] as const;
    const [A, B, C] = corners;
    const s = sheetOf({ A, B, C });
    const sectors = corners.map((p, i) => {
      const [from, to] = [corners[(i + 1) % 3], corners[(i + 2) % 3]] as [Point, Point];
      return outline(sectorOutline(p, from, to, rope).map(s.place), true);
    });
    return figure(
      s.width,
      s.height,
      `A triangle with sides of ${a}, ${b} and ${c} metres. At each corner the part within ${rope} metres of that corner is shaded; the three shaded parts do not meet.`,
      [...sectors, outline([s.at.A, s.at.B, s.at.C])],
    );
  },
  verify: ({ sides: [a, b, c], rope }) => {
    // Each angle by the cosine rule, sector by sector; the triangle by base and height. Then 22/7 for the true pi.
    const angle = (x: number, y: number, opposite: number) =>
      Math.acos((x * x + y * y - opposite * opposite) / (2 * x * y));
    const angles = [angle(b, c, a), angle(a, c, b), angle(a, b, c)];
    const sectors = angles.reduce((sum, t) => sum + (t * rope * rope) / 2, 0) * (22 / (7 * Math.PI));
    const triangle = (a * b * Math.sin(angles[2] as number)) / 2;
    return q(Math.round((triangle - sectors) * 100), 100);
  },
});

/** The outline of the sector at p between the directions to two points. */
function sectorOutline(p: Point, from: Point, to: Point, radius: number): Point[] {
  const start = Math.atan2(from.y - p.y, from.x - p.x);
  const turn = ((Math.atan2(to.y - p.y, to.x - p.x) - start + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  const arc = Array.from({ length: 25 }, (_, i) => {
    const t = start + (turn * i) / 24;
    return { x: p.x + radius * Math.cos(t), y: p.y + radius * Math.sin(t) };
  });
  return [p, ...arc];
}
