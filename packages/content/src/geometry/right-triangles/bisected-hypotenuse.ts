import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { triples } from './triples.ts';

interface Bisected {
  /** CE, BC and EA, which is as long as EB. */
  e: number;
  b: number;
  c: number;
  frame: number;
}

const areaBesideTheBisector = form<Bisected>(
  'area-beside-the-bisector-of-the-hypotenuse',
  {
    band: 'Hard',
    seconds: 140,
    also: ['GM.TRI.5', 'GM.TRI.3'],
    verify: ({ e, c }) => {
      // C at the origin, A on the x-axis; B by halving until the bisector of AB passes through E.
      let [low, high] = [0, 2 * c];
      for (let i = 0; i < 100; i += 1) {
        const y = (low + high) / 2;
        if (Math.hypot(e, y) < c) low = y;
        else high = y;
      }
      const [mx, my] = [(e + c) / 2, low / 2];
      // The corners C, E, M, B in order.
      const points = [
        [0, 0],
        [e, 0],
        [mx, my],
        [0, low],
      ] as const;
      const twice = points.reduce((sum, [x, y], i) => {
        const [u, v] = points[(i + 1) % 4] ?? [0, 0];
        return sum + x * v - u * y;
      }, 0);
      return q(Math.round(Math.abs(twice) * 8), 16);
    },
  },
  ({ e, b, c, frame }, { step, find }) => {
    const unit = wording(frame, 'cm', 'm', 'm');
    const leg = step(calc`sqrt(${c}^2 - ${e}^2)`, {
      name: 'the leg BC',
      works: (_v, working) => tex`EB = EA = ${c}, \qquad BC = ${working}`,
      because: text`Every point of the perpendicular bisector of AB is equally far from A and B. This carries the
        length of EA over to EB, a line that is not in the figure yet.`,
    })`
      Draw EB. E lies on the perpendicular bisector of AB, so EB is as long as EA. In the right triangle EBC two sides
      are then known; the theorem of Pythagoras gives BC.`;
    const small = step(calc`${e} * ${leg} / 2`, { name: 'the area of triangle EBC' })`
      The quadrilateral consists of triangle EBC and triangle EBM. The first has a right angle at C.`;
    const isosceles = find(calc`${c} * ${leg} / 2`, { name: 'the area of triangle EAB' });
    const half = step(calc`${isosceles} / 2`, {
      name: 'the area of triangle EBM',
      works: value => tex`\frac{1}{2} \times \frac{${c} \times ${leg}}{2} = ${value}`,
      because: text`EM is the line from E to the midpoint of AB, so it divides triangle EAB into two equal areas. The
        base EA and the height BC of that triangle are known, so neither AB nor EM has to be found.`,
    })`
      M is the midpoint of AB, so triangle EBM is half of triangle EAB. That triangle has the base EA and the height
      BC.`;
    const area = step(calc`${small} + ${half}`, { name: 'the area of the quadrilateral BCEM' })`
      Add the two triangles.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`In triangle ABC with a right angle at C, M is the midpoint of the hypotenuse AB. The perpendicular to AB
          in M meets the side AC at E, with $CE = ${e}$ cm and $EA = ${c}$ cm. What is the area of the quadrilateral
          BCEM, in square cm?`,
        text`A park has the shape of a right triangle ABC with the right angle at C. From the middle M of the longest
          edge AB a path leads, at right angles to AB, to a gate E in the edge CA, which is $${e}$ m from C and $${c}$
          m from A. Find the area of the part of the park that contains the corner C, in square m.`,
        text`Two wells at A and B lie at the ends of the longest side of a field ABC whose angle at C is $90^\circ$.
          The owner of the field divides it into the points nearer to A and the points nearer to B; the border of the
          two parts meets CA $${c}$ m from A and $${e}$ m from C. How large is the part nearer to B, in square m?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        stop('gave_the_complement', half)`
          This is as large as triangle AEM, which lies on the other side of the perpendicular. The part with the corner
          C is asked.`,
        slip('took_a_part_for_the_whole', area, calc`1 * ${small}`)`
          ${here} leaves out a triangle: between the line from E to B and the perpendicular lies a part of the area
          too.`,
        slip('took_the_figure_for_special', area, calc`2 * ${small}`)`
          ${here} takes the two triangles beside EB for equal. Then EB would halve the angle at B, which nothing says.`,
        slip('took_the_whole_for_a_part', area, calc`${small} + ${isosceles}`)`
          ${here} is the area of the whole triangle ABC. The perpendicular cuts off triangle AEM.`,
        slip('did_not_halve', small, calc`${e} * ${leg}`)`
          For the right triangle at C you used the product of the legs, ${here}. Its area is half of that.`,
        slip('halved_needlessly', half, calc`${isosceles} / 4`)`
          You halved once too often. The triangle with the base EA and the height BC has half of their product, and the
          line to M halves it once more, not twice.`,
        slip('assumed_equal_parts', area, calc`(${small} + ${isosceles}) / 2`)`
          ${here} is half of triangle ABC. The perpendicular in M halves the side AB but not the area.`,
        slip(
          'mistook_the_hypotenuse',
          leg,
          Number.isInteger(Math.sqrt(c * c + e * e)) && calc`sqrt(${c}^2 + ${e}^2)`,
        )`
          You used EB as a leg. It lies opposite the right angle at C, so it is the hypotenuse of that triangle.`,
      ],
      snapRead: text`A perpendicular in the middle of the hypotenuse: its points are equally far from both ends.`,
      approach: text`Draw EB: it is as long as EA, so BC is known. EB divides the quadrilateral into a right triangle
        and half of triangle EAB.`,
      check: text`Triangle ABC has the area $\frac{1}{2} \times ${e + c} \times ${b} = ${q((e + c) * b, 2)}$ square
        ${unit}, and without triangle AEM, ${half}, that is ${area}.`,
      principle: text`A point on the perpendicular bisector is equally far from both ends: draw the line to the other
        end, and an isosceles triangle appears.`,
      figure: () => {
        const points = {
          A: { x: e + c, y: 0 },
          B: { x: 0, y: b },
          C: { x: 0, y: 0 },
          E: { x: e, y: 0 },
          M: { x: (e + c) / 2, y: b / 2 },
        };
        return drawn({
          alt: `A right triangle ABC with the right angle at C. M is the midpoint of AB; the perpendicular to AB in M
          meets AC at E. CE = ${e}, EA = ${c}.`,
          points,
          lines: ['AB', 'BC', 'CA', 'EM'],
          right: ['ACB', 'EMB'],
          beside: { CE: String(e), EA: String(c) },
          notToScale: true,
          longest: 260,
        });
      },
    };
  },
);

/** GM.TRI.4 Hard: the perpendicular in the middle of the hypotenuse. */
export const bisectedHypotenuse: readonly AnyTemplate[] = situation<Bisected>({
  type: 'GM.TRI.4',
  situation: 'bisected-hypotenuse',
  tries: 20,
  draw: draw => {
    const [x, y, c] = draw.pick(triples.filter(([, , z]) => z <= 75));
    const [e, b] = draw.chance(0.5) ? [x, y] : [y, x];
    return (e * b) % 2 === 0 ? { e, b, c, frame: draw.int(0, 2) } : null;
  },
  forms: [areaBesideTheBisector],
});
