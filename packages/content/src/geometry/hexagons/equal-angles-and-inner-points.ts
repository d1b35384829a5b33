import { calc, form, here, Surd, situation, slip, surd, tex, text } from '../../question/index.ts';
import { numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { drawn } from '../drawn.ts';
import { areaOf, rationalNear } from '../measured-lengths.ts';
import { centroid } from '../parallelograms/shapes.ts';
import { around, regular } from './corners.ts';

interface Equiangular {
  /** AB, BC, CD and DE. */
  p: number;
  q: number;
  r: number;
  s: number;
  frame: number;
}

/** The corners of a hexagon with angles of 120 degrees, from the lengths of its sides in order. */
function cornersOf(lengths: readonly number[]) {
  let [x, y] = [0, 0];
  return lengths.map((length, i) => {
    const corner = { x, y };
    x += length * Math.cos((i * Math.PI) / 3);
    y += length * Math.sin((i * Math.PI) / 3);
    return corner;
  });
}

const sixSides = ({ p, q: b, r, s }: Equiangular) => [p, b, r, s, p + b - s, r + s - p];

const equalAngles = form<Equiangular, Surd>(
  'hexagon-with-equal-angles',
  {
    band: 'Hard',
    seconds: 135,
    revision: 2,
    also: ['GM.TRI.9', 'GM.QAD.1'],
    verify: e =>
      Surd.root(3).mul(rationalNear(Math.round((areaOf(cornersOf(sixSides(e))) / Math.sqrt(3)) * 1e6) / 1e6)),
  },
  ({ p, q: b, r, s, frame }, { step }) => {
    const whole = step(calc`${b} + ${r} + ${s}`, {
      name: 'the side of the large triangle',
      because: text`Exterior angles of $60^\circ$ make every triangle at a lengthened side equilateral.`,
    })`
      All angles are $120^\circ$. Lengthen AB, CD and EF until they meet: they make an equilateral triangle, and the
      pieces added on at BC, DE and FA are equilateral too. Its side along CD consists of the triangle at BC, CD and
      the triangle at DE.`;
    const last = step(calc`${whole} - ${p} - ${b}`, {
      name: 'the side FA',
      works: (_v, working) => tex`FA = ${working}`,
      because: text`The large triangle is equilateral, so all its sides are equal. The side along AB consists of the
        side of the corner triangle at FA, the side AB and the side of the corner triangle at BC.`,
    })`
      The side of the large triangle along AB is as long as the one along CD. It consists of the triangle at FA, AB
      and the triangle at BC, so subtract the two known lengths to find FA.`;
    const squares = step(calc`${whole}^2 - ${b}^2 - ${s}^2 - ${last}^2`, {
      name: 'the squares of the sides',
      because: text`The common factor $\frac{\sqrt{3}}{4}$ is the same for all four triangles. So it is enough to
        work with the squares and to multiply once at the end.`,
    })`
      An equilateral triangle has $\frac{\sqrt{3}}{4}$ times the square of its side as area. So subtract the squares
      of the three corner triangles from the square of the large side.`;
    const area = step(surd`${squares} * sqrt(3) / 4`, { name: 'the area of the hexagon' })`
      The hexagon is the large triangle without its three corners, so multiply this difference of squares by
      $\frac{\sqrt{3}}{4}$.`;
    const unit = frame === 1 ? 'm' : 'cm';
    return {
      answer: area,
      stem: wording(
        frame,
        text`All angles of a convex hexagon ABCDEF are equal. $AB = ${p}$ cm, $BC = ${b}$ cm, $CD = ${r}$ cm and $DE
          = ${s}$ cm. What is the area of the hexagon in square centimetres?`,
        text`A piece of land is a hexagon ABCDEF, and at each corner its boundary turns by the same angle. Four
          fences in a row, AB, BC, CD and DE, measure $${p}$ m, $${b}$ m, $${r}$ m and $${s}$ m. Find the area of
          the land in square metres.`,
        text`Walking round hexagon ABCDEF one turns left by $60^\circ$ at every vertex. The first four sides, from
          AB to DE, are $${p}$, $${b}$, $${r}$ and $${s}$ cm long. What is the area of the hexagon, in square
          centimetres?`,
      ),
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 0 && value.terms === 1,
      slips: [
        slip('left_out_a_term', squares, calc`${whole}^2 - ${b}^2 - ${s}^2`)`
          Only the corners at BC and DE were cut off the large triangle; the one at FA, with a side of $${last}$
          ${unit}, is missing.`,
        slip('took_the_figure_for_special', last, p)`
          FA was taken as long as AB, $${p}$ ${unit}. Equal angles do not make equal sides.`,
        slip('left_out_a_term', whole, calc`${b} + ${r}`)`
          ${here} leaves out the corner at DE: CD is lengthened at both of its ends.`,
        slip('did_not_halve', area, surd`${squares} * sqrt(3) / 2`)`
          ${here} uses $\frac{\sqrt{3}}{2}$, the height of an equilateral triangle. Its area has
          $\frac{\sqrt{3}}{4}$.`,
        slip('took_the_figure_for_special', last, r)`
          FA was taken as long as the opposite side CD, $${r}$ ${unit}. Opposite sides are parallel here, but not
          equal.`,
        slip('added_lengths_for_squares', squares, calc`(${whole} - ${last})^2`)`
          ${here} takes off the length FA before squaring and leaves out the other corners.`,
        slip('took_the_figure_for_special', squares, calc`(${p} + ${b} + ${r} + ${s})^2 * 3 / 8`)`
          The four sides, together $${p + b + r + s}$ ${unit}, were taken for four equal sides of a regular hexagon,
          whose area is six equilateral triangles.`,
      ],
      snapRead: text`Equal angles but different sides: a hexagon cut out of an equilateral triangle.`,
      approach: text`Lengthen every second side. The large triangle and the three corners are equilateral, and the
        known sides give them all.`,
      faster: text`The area is $\frac{\sqrt{3}}{4}$ times $${whole}^2 - ${b}^2 - ${s}^2 - ${last}^2$, where the side
        of the large triangle is any side with its two neighbours.`,
      check: text`With $EF = ${p} + ${b} - ${s} = ${p + b - s}$ the third side is $${s} + ${p + b - s} + ${last} =
        ${last.add(p + b)}$, as long as the two others.`,
      principle: text`A hexagon with equal angles is an equilateral triangle without three equilateral corners:
        lengthen every second side.`,
      figure: () => {
        const [A, B, C, D, E, F] = cornersOf([p, b, r, s, p + b - s, r + s - p]);
        const none = { x: 0, y: 0 };
        return drawn({
          alt: `A hexagon ABCDEF with equal angles: AB = ${p}, BC = ${b}, CD = ${r}, DE = ${s}.`,
          points: { A: A ?? none, B: B ?? none, C: C ?? none, D: D ?? none, E: E ?? none, F: F ?? none },
          lines: around('ABCDEF'),
          beside: { AB: String(p), BC: String(b), CD: String(r), DE: String(s) },
          notToScale: true,
          longest: 210,
        });
      },
    };
  },
);

interface Inner {
  /** Areas of PAB, PBC and PCD. */
  x: number;
  y: number;
  z: number;
  frame: number;
}

/** The place of P in a hexagon of radius 1 whose six triangles have these areas in a row. */
function innerPoint(x: number, y: number, z: number) {
  const whole = 6 * (x - y + z);
  const apothem = Math.sqrt(3) / 2;
  const unit = (1.5 * Math.sqrt(3)) / whole;
  // Distances from AB (below) and BC (below to the right), as multiples of the areas.
  const [low, right] = [2 * x * unit, 2 * y * unit];
  const py = -apothem + low;
  const px = (apothem - right + py * 0.5) / apothem;
  return { x: px, y: py };
}

const sixFromThree = form<Inner>(
  'hexagon-from-three-triangles',
  {
    band: 'Hard',
    seconds: 125,
    also: ['GM.TRI.5', 'AL.LIN.1'],
    verify: ({ x, y, z }) => {
      const at = innerPoint(x, y, z);
      const p = regular(6);
      const of = (a: string, b: string) => areaOf([at, p[a] ?? at, p[b] ?? at]);
      const whole = areaOf('ABCDEF'.split('').map(n => p[n] ?? at));
      return rationalNear(Math.round(((z * whole) / of('C', 'D')) * 1e6) / 1e6);
    },
  },
  ({ x, y, z, frame }, { step }) => {
    const opposite = step(calc`${x} + ${z} - ${y}`, {
      name: 'one sixth of the hexagon',
      because: text`Lengthen AB, CD and EF: P lies inside an equilateral triangle with three times the side, so the
        triangles on AB, CD and EF together make half of the hexagon.`,
      works: (_v, working) =>
        tex`x_5 = \frac{T}{2} - ${x} - ${z} = \frac{T}{3} - ${y} \;\Rightarrow\; \frac{T}{6} = ${working}`,
    })`
      Let $T$ be the whole area and $x_5$ that of triangle PEF. With side $a$ and width $w$ of the hexagon, $T =
      \frac{3aw}{2}$,
      because it is six triangles of height $\frac{w}{2}$. The lines AB, CD and EF make an equilateral triangle of
      height
      $\frac{3w}{2}$, and the distances of P from them add up to it: $${x} + ${z} + x_5 = \frac{a}{2} \times
      \frac{3w}{2}$ is half of $T$. The distances from BC and EF, which are parallel, add up to $w$: $${y} + x_5 =
      \frac{aw}{2}$ is a third of $T$.`;
    const whole = step(calc`6 * ${opposite}`, { name: 'the area of the hexagon' })`
      Subtracting the two expressions for $x_5$ gave one sixth of $T$. Multiply it by $6$ to get the whole area.`;
    return {
      answer: whole,
      stem: wording(
        frame,
        text`P is a point inside a regular hexagon ABCDEF. The triangles PAB, PBC and PCD have areas of $${x}$,
          $${y}$ and $${z}$ square centimetres. What is the area of the hexagon in square centimetres?`,
        text`From a lamp post P in a park with the shape of a regular hexagon ABCDEF straight paths lead to all six
          corners. The lawns PAB, PBC and PCD measure $${x}$, $${y}$ and $${z}$ square metres. Find the area of the
          whole park in square metres.`,
        text`A regular hexagon ABCDEF is cut into six triangles by lines from an inner point P to its vertices.
          Three triangles in a row, on AB, BC and CD, have $${x}$, $${y}$ and $${z}$ square centimetres. How many
          square centimetres have all six?`,
      ),
      show: value => `$${numberTex(value)}$`,
      plausible: value => value.d === 1n && value.valueOf() > x + y + z,
      slips: [
        slip('assumed_equal_parts', whole, calc`2 * (${x} + ${y} + ${z})`)`
          ${here} takes the three triangles for half of the hexagon. That holds for every second triangle, not for
          three in a row.`,
        slip('took_the_figure_for_special', whole, calc`3 * (${x} + ${z})`)`
          ${here} takes the triangles on AB and CD for a third of the hexagon; that is true of opposite sides, and
          these are not opposite.`,
        slip('took_the_figure_for_special', whole, calc`6 * ${y}`)`
          ${here} uses the middle triangle as one sixth of the hexagon. That is right only if P is the centre, and
          the three areas show that it is not.`,
        slip('took_the_figure_for_special', whole, calc`3 * (${x} + ${y})`)`
          ${here} takes the triangles on AB and BC for a third of the hexagon; only triangles on opposite sides make
          a third.`,
        slip('took_the_figure_for_special', whole, calc`3 * (${y} + ${z})`)`
          ${here} takes the triangles on BC and CD for a third of the hexagon; only triangles on opposite sides make
          a third.`,
        slip('left_out_a_term', whole, calc`4 * (${x} + ${z})`)`
          ${here} uses the triangles on AB and CD as a quarter of the hexagon. Only together with the triangle on EF
          do they make a known part, half of it.`,
        slip('divided_by_the_wrong_number', whole, calc`3 * ${opposite}`)`
          ${here} takes the difference of a half and a third for a third; it is a sixth.`,
      ],
      snapRead: text`Three of six triangles at an inner point of a regular hexagon: the distances from its sides
        obey two rules.`,
      approach: text`Triangles on every second side make half of the hexagon, triangles on opposite sides a third.
        Both hold for the one on EF.`,
      faster: text`With half and third for the triangle on EF: $\frac{1}{6}$ of the hexagon is $${x} - ${y} + ${z}$.`,
      check: text`A third is $${whole.div(3)}$: the triangles on DE, EF and FA are $${whole.div(3).sub(x)}$,
        $${whole.div(3).sub(y)}$ and $${whole.div(3).sub(z)}$, and all six make $${x} + ${y} + ${z} +
        ${whole.div(3).sub(x)} + ${whole.div(3).sub(y)} + ${whole.div(3).sub(z)} = ${whole}$.`,
      principle: text`For a point inside a regular hexagon, triangles on opposite sides make a third, and those on
        every second side a half.`,
      figure: () => {
        const p = regular(6);
        const P = innerPoint(x, y, z);
        const at = (n: string) => p[n] ?? P;
        return drawn({
          alt: `A regular hexagon ABCDEF with an inner point P joined to all vertices. Triangle PAB has area ${x}, PBC
            ${y}, PCD ${z}.`,
          points: { ...p, P },
          lines: [...around('ABCDEF'), 'PA', 'PB', 'PC', 'PD', 'PE', 'PF'],
          texts: [
            [centroid(P, at('A'), at('B')), String(x)],
            [centroid(P, at('B'), at('C')), String(y)],
            [centroid(P, at('C'), at('D')), String(z)],
          ],
          notToScale: true,
          longest: 210,
        });
      },
    };
  },
);

/** GM.QAD.6 Hard: equal angles without equal sides, and six triangles at a point. */
export const equalAnglesAndInnerPoints: readonly AnyTemplate[] = [
  ...situation<Equiangular>({
    type: 'GM.QAD.6',
    situation: 'equal-angles',
    tries: 60,
    draw: draw => {
      const e = {
        p: draw.int(2, 12),
        q: draw.int(2, 12),
        r: draw.int(2, 12),
        s: draw.int(2, 12),
        frame: draw.int(0, 2),
      };
      const sides = sixSides(e);
      return Math.min(...sides) >= 2 &&
        new Set([e.p, e.q, e.r, e.s]).size === 4 &&
        sides[5] !== e.p &&
        sides[5] !== e.r
        ? e
        : null;
    },
    forms: [equalAngles],
  }),
  ...situation<Inner>({
    type: 'GM.QAD.6',
    situation: 'inner-point-of-a-hexagon',
    tries: 60,
    draw: draw => {
      const [x, y, z] = [draw.int(3, 24), draw.int(3, 24), draw.int(3, 24)];
      const third = 2 * (x - y + z);
      const inside =
        Math.max(x, y, z) < 0.78 * third && Math.min(x, y, z) > 0.22 * third && new Set([x, y, z]).size === 3;
      return inside && third / 2 !== y ? { x, y, z, frame: draw.int(0, 2) } : null;
    },
    forms: [sixFromThree],
  }),
];
