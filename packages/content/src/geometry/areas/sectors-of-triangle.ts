import { figure, outline, type Point } from '../../figure.ts';
import { calc, form, situation, slip, stop, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
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
  goats: ({ sides: [a, b, c], area, rope }: TriangleCorners) =>
    `A triangular meadow has sides of ${a}, ${b} and ${c} metres and an area of ${area} square metres. At each corner a goat is tethered by a rope ${rope} metres long. What is the area of the part of the meadow that no goat can graze?`,
  beds: ({ sides: [a, b, c], area, rope }: TriangleCorners) =>
    `A triangular park has sides of ${a}, ${b} and ${c} metres and covers ${area} square metres. A flower bed fills each corner: it is the part of the park within ${rope} metres of that corner. What is the area of the park without the flower beds?`,
  lamps: ({ sides: [a, b, c], area, rope }: TriangleCorners) =>
    `A triangular courtyard of ${area} square metres has sides of ${a}, ${b} and ${c} metres. A lamp at each corner lights every place of the courtyard within ${rope} metres of it. What area of the courtyard stays dark?`,
};

const sectorsOfTriangleAsked = form<TriangleCorners>(
  'of-a-triangle',
  {
    band: 'Easy',
    revision: 3,
    verify: ({ sides: [a, b, c], rope }) => {
      // Each angle by the cosine rule, sector by sector; the triangle by base and height. Then 22/7 for the true pi.
      const angle = (x: number, y: number, opposite: number) =>
        Math.acos((x * x + y * y - opposite * opposite) / (2 * x * y));
      const angles = [angle(b, c, a), angle(a, c, b), angle(a, b, c)];
      const sectors = angles.reduce((sum, t) => sum + (t * rope * rope) / 2, 0) * (22 / (7 * Math.PI));
      const triangle = (a * b * Math.sin(angles[2] as number)) / 2;
      return q(Math.round((triangle - sectors) * 100), 100);
    },
  },
  (p, { step, find }) => {
    const { area, rope, scene, sides } = p;
    const [a, b, c] = sides;
    const triangle = find(area);
    const [ground, parts, what] = {
      goats: ['meadow', 'Each goat can graze', 'the part that no goat can graze'],
      beds: ['park', 'Each flower bed is', 'the part without flower beds'],
      lamps: ['courtyard', 'Each lamp lights', 'the part that stays dark'],
    }[scene] as [string, string, string];
    const half = step(calc`1 / 2 * (22 / 7) * ${rope}^2`, {
      name: 'the area of the three sectors together',
      because: text`The single angles are not known and not needed. The area of a sector grows with its angle, and the
        three angles of every triangle add up to $180^\circ$, half of a full turn.`,
    })`
      ${parts} a sector of radius $${rope}$ metres, with the angle of its corner. Put the three sectors together: their
      angles make $180^\circ$, so they fill half of a circle.`;
    const rest = step(calc`${triangle} - ${half}`, {
      because: text`The sectors do not overlap, as two radii together are not longer than any side. So nothing is
        subtracted twice.`,
    })`
      Subtract the three sectors from the area of the ${ground}. What remains is ${what}.`;
    return {
      answer: rest,
      stem: text`${triangleScenes[scene](p)} (Take $\pi = \frac{22}{7}$.)`,
      show: value => withUnit(value, 'square metres'),
      plausible: value => value.valueOf() > 0 && value.valueOf() < area,
      slips: [
        slip('doubled_needlessly', half, calc`${half} * 2`)`
          You put the three sectors together as a whole circle of $${half}$. The angles of a triangle add up to
          $180^\circ$, only half of a full turn.`,
        stop('gave_the_complement', half)`
          $${half}$ is the area of the three sectors themselves. The question asks for the rest of the triangle.`,
        slip('took_the_figure_for_special', half, calc`${half} * 3 / 2`)`
          You put a quarter circle at each corner, $${half}$ in all. The corners are not all right angles; together they
          make only $180^\circ$.`,
        slip('mixed_up_length_area_and_volume', half, calc`${roughPi} * ${rope}`)`
          You subtracted $${half}$, the length of the three arcs. From an area an area has to be subtracted, half of
          $\pi$ times the square of the radius.`,
        slip('took_one_piece_of_several', half, calc`${half} / 3`)`
          You subtracted $${half}$, one sector of $60^\circ$. There are three sectors, and together they make half a
          circle.`,
      ],
      snapRead: text`Three sectors of one radius sit in the corners of a triangle whose area is known; the rest is
        asked. No angle is given, so only their sum can matter.`,
      approach: text`The sectors have the angles of the triangle, and these add up to 180 degrees: put together, they
        make half a circle, whatever the single angles are. Take it from the area of the triangle.`,
      check: () =>
        text`Half of the shortest side is at least ${rope} metres, so the sectors do not overlap, and about
          ${Math.round((Number(half) * 100) / area)} per cent of the triangle is covered: the rest,
          $${q(area).sub(half)}$, is of the right size.`,
      principle: text`Sectors of equal radius at the corners of a triangle always make half a circle; for any four-sided
        figure they make a whole one.`,
      figure: () => {
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
    };
  },
);

/** GM.ARE.2 Easy: three unknown sectors that must make half a circle. */
export const sectorsOfTriangle: readonly AnyTemplate[] = situation<TriangleCorners>({
  type: 'GM.ARE.2',
  situation: 'sectors',
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
  forms: [sectorsOfTriangleAsked],
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
