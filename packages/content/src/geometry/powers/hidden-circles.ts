import { isSquare } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { drawn } from '../drawn.ts';
import { onWay } from '../triangle.ts';

interface Common {
  pa: number;
  ab: number;
  r: number;
  away: number;
  way: number;
}

const overTheCommonChord = form<Common>(
  'point-on-the-common-chord',
  {
    band: 'Hard',
    seconds: 130,
    also: ['GM.CIR.3', 'GM.CIR.6'],
    verify: ({ pa, ab, r }) => {
      const power = pa * (pa + ab);
      for (let x = r; x < 200; x += 0.5) if ((x - r) * (x + r) === power) return x;
      throw new Error('no distance fits');
    },
  },
  ({ pa, ab, r, away, way }, { step }) => {
    const whole = step(calc`${pa} + ${ab}`, {
      name: 'the distance PB',
      because: text`For a point outside a circle, both distances on a secant are measured from that point: PA to the
        near intersection, PB to the far one.`,
      works: (_v, w) => tex`PB = PA + AB = ${w}`,
    })`
      The secant PAB is known. Add PA and AB to find the distance from P to B.`;
    const power = step(calc`${pa} * ${whole}`, {
      name: 'the product of the distances from P',
      because: text`PAB and PXY are two secants of the first circle from the same point. The triangles that they make
        with the chords are similar, so both products are the same.`,
      works: (_v, w) => tex`PA \times PB = PX \times PY = ${w}`,
    })`
      In the first circle the products along the lines PAB and PXY are equal. Find the product along the common chord.`;
    const square = step(calc`${power} + ${r}^2`, {
      name: 'the square of PO',
      because: text`Turn the secant PXY about P until its two intersections with the second circle meet: it is then the
        tangent PT, and the product of the distances becomes $PT^2$.`,
      works: (_v, w) => tex`PO^2 = PT^2 + OT^2 = ${w}`,
    })`
      X and Y lie on the second circle too, so $PX \times PY$ is also the square of the tangent PT from P to the second
      circle. The tangent is perpendicular to the radius OT, so PO is the hypotenuse of triangle PTO.`;
    const distance = step(() => calc`sqrt(${square})`.value, {
      works: v => tex`PO = \sqrt{${square}} = ${v}`,
    })`
      Take the square root to find the distance PO.`;
    return {
      answer: distance,
      stem:
        way === 0
          ? text`Two circles intersect at X and Y, and P is a point on the line XY outside both. A line through P
            meets the first circle at A and then at
            B, with $PA = ${pa}$ and $AB = ${ab}$. The second circle has the centre O and radius $${r}$. What is the
            distance PO?`
          : way === 1
            ? text`On a map two round forests overlap, and their edges cross at X and Y. A tower P stands on the
              straight road XY outside the forests. A
              line from P enters the first forest after $${pa}$ km and leaves it $${ab}$ km further on. The second
              forest has a radius of $${r}$
              km. How far is the tower from the centre O of the second forest, in km?`
            : text`P lies on the extension of the common chord XY of two circles. PAB is a secant of the first
              circle, $PA = ${pa}$ cm and $AB = ${ab}$ cm. Find,
              in cm, the distance of P from the centre O of the second circle, whose radius is $${r}$ cm.`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('took_a_part_for_the_whole', whole, isSquare(pa * ab + r * r) && ab)`
          You multiplied PA by the chord $${whole}$. The second factor is the distance from P to B, which also contains
          PA.`,
        slip('stopped_a_step_early', distance, isSquare(pa * (pa + ab)) && calc`sqrt(${power})`)`
          ${here} is the tangent from P to the second circle. It ends on the circle; the centre O is farther away.`,
        slip('added_lengths_for_squares', distance, isSquare(pa * (pa + ab)) && calc`sqrt(${power}) + ${r}`)`
          ${here} adds the tangent and the radius. They are the legs of a right triangle with the hypotenuse PO, so
          their squares are added.`,
        slip('added_lengths_for_squares', distance, calc`${pa} + ${ab} + ${r}`)`
          ${here} adds the secant and the radius of the other circle, as if P, B and O lay on one line. Nothing says
          that they do.`,
        slip('added_lengths_for_squares', distance, calc`${pa} + ${r}`)`
          ${here} adds PA and the radius, as if PA led straight to O. A lies on the first circle and the radius belongs
          to the second.`,
        slip('took_the_figure_for_special', distance, calc`${pa} + ${ab} / 2`)`
          ${here} is the distance from P to the middle of the chord AB. This point need not lie as far from P as O.`,
        stop('answered_another_quantity', whole)`
          $${whole}$ is the distance from P to B. The question asks for the distance from P to the centre O of the
          second circle.`,
        slip('used_a_factor_twice', distance, calc`2 * ${r} + ${pa}`)`
          ${here} adds PA and the diameter of the second circle. These lengths do not lie on one line through P.`,
        slip(
          'mistook_the_hypotenuse',
          square,
          power.valueOf() > r * r && isSquare(pa * (pa + ab) - r * r) && calc`${power} - ${r}^2`,
        )`
          You found the square of PO as ${here}. PO is the hypotenuse opposite to the right angle at T, so the squares
          are added.`,
        slip('took_the_mean_for_the_middle', distance, calc`(${pa} + ${whole}) / 2 + ${r} / 2`)`
          ${here} combines means of lengths that belong to two different circles. Only the product along the common
          chord joins them.`,
      ],
      snapRead: text`P lies on the line of the common chord: the product of its distances is the same for both
        circles.`,
      approach: text`The common chord belongs to both circles. So the product along it carries what is known of the
        first circle over to the second, as
        the square of a tangent.`,
      check: text`On the line PO the second circle is met at ${calc`${away} - ${r}`.value} and ${
        calc`${away} +
        ${r}`.value
      } from P, with the product
        ${calc`(${away} - ${r}) * (${away} + ${r})`.value}; and $${pa} \times ${pa + ab} = ${pa * (pa + ab)}$.`,
      principle: text`From every point of the line of a common chord, both circles have the same power: products and
        tangents agree.`,
      figure: () => {
        // First circle about M, second about O, with the common chord on the vertical through P.
        const power = pa * (pa + ab);
        const [px, py] = [power / (power ** 0.5 * 1.55), power ** 0.5 * 1.55];
        const middle = (px + py) / 2;
        const half = (py - px) / 2;
        const P = { x: 0, y: 0 };
        const O = { x: Math.sqrt(Math.max(1, away * away - middle * middle)), y: -middle };
        const R1 = Math.max(half * 1.15, ab * 0.56);
        const M = { x: -Math.sqrt(Math.max(0, R1 * R1 - half * half)), y: -middle };
        const r2 = Math.sqrt(O.x * O.x + half * half);
        // A secant of the first circle, with the right outer part.
        const near = onWay(P, { x: M.x * 1.0 - R1 * 0.35, y: M.y }, 1);
        const [ux, uy] = [near.x / Math.hypot(near.x, near.y), near.y / Math.hypot(near.x, near.y)];
        const along = M.x * ux + M.y * uy;
        const off2 = M.x * M.x + M.y * M.y - along * along;
        const reach = Math.sqrt(Math.max(0, R1 * R1 - off2));
        return drawn({
          alt: `Two circles that intersect at X and Y, and a point P on the line XY outside both. A line from P meets
            the first circle at A and B; PA = ${pa} and AB = ${ab}. O is the centre of the second circle, whose radius
            is ${r}.`,
          points: {
            P,
            X: { x: 0, y: -px },
            Y: { x: 0, y: -py },
            O,
            M,
            A: { x: ux * (along - reach), y: uy * (along - reach) },
            B: { x: ux * (along + reach), y: uy * (along + reach) },
          },
          hidden: 'M',
          lines: ['PY', 'PB'],
          broken: ['PO'],
          circles: [
            ['M', R1],
            ['O', r2],
          ],
          notToScale: true,
          longest: 280,
        });
      },
    };
  },
);

/** GM.CIR.4 Hard: a circle that carries a product over to another. */
export const hiddenCircles: readonly AnyTemplate[] = situation<Common>({
  type: 'GM.CIR.4',
  situation: 'common-chord',
  tries: 400,
  draw: draw => {
    const [pa, ab, r] = [draw.int(3, 16), draw.int(4, 24), draw.int(4, 24)];
    const away = Math.sqrt(pa * (pa + ab) + r * r);
    return Number.isInteger(away) && ![pa + r, pa + ab].includes(away)
      ? { pa, ab, r, away, way: draw.int(0, 2) }
      : null;
  },
  forms: [overTheCommonChord],
});
