import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { crossing, degrees, onCircle, origin } from '../circle-angles/measured-angles.ts';
import { drawn } from '../drawn.ts';
import { angleAt } from '../triangle.ts';

interface Outside {
  /** Angles at E, where AB and DC meet, and at F, where AD and BC meet. */
  e: number;
  f: number;
  way: number;
}

/** Four points of a circle whose opposite sides meet at the given angles. */
function withMeetings({ e, f }: Outside) {
  // Angle A is 90° less half of both; arcs are then free by one, and chosen about evenly.
  const a = 90 - (e + f) / 2;
  const bcd = 2 * a;
  const bc = bcd / 2 + f / 2 + e / 4;
  const cd = bcd - bc;
  // E = (AD − BC)/2 and F = (AB − CD)/2 as arcs.
  const ad = bc + 2 * e;
  const ab = 360 - bc - cd - ad;
  const A = onCircle(215);
  const [B, C, D] = [onCircle(215 + ab), onCircle(215 + ab + bc), onCircle(215 + ab + bc + cd)];
  return { A, B, C, D, E: crossing(A, B, D, C), F: crossing(A, D, B, C), ab, cd };
}

const fromTwoMeetings = form<Outside>(
  'angle-from-two-meetings-of-sides',
  {
    band: 'Medium',
    seconds: 100,
    revision: 2, // No option is tied to the key at a glance.
    untied: true,
    also: ['GM.TRI.1'],
    verify: p => {
      const { A, B, D } = withMeetings(p);
      return angleAt(A, B, D);
    },
  },
  ({ e, f, way }, { step, write, find }) => {
    write(tex`\angle ABC = 180^\circ - x - ${f}^\circ, \quad \angle ADC = 180^\circ - x - ${e}^\circ`, {
      because: text`E lies on AB and on DC, so triangle ADE has the angles A, E and D. F lies on AD and on BC, so
        triangle ABF has the angles A, F and B. The angle sum of each triangle gives one angle of the quadrilateral.`,
    })`
      Let $x$ be angle A. It is an angle of triangle ABF and of triangle ADE, so the angle sums of these triangles
      give the angles at B and at D of the quadrilateral in terms of $x$.`;
    const sum = find(180, { name: 'the sum of angles B and D' });
    const twice = step(calc`360 - ${e} - ${f} - ${sum}`, {
      name: 'twice angle A',
      works: (_v, w) => tex`2x = ${w}`,
      because: text`and D are opposite angles of a cyclic quadrilateral, so they add up to $180^\circ$. Add the two
        expressions and solve for $2x$.`,
    })`
      B and D are opposite angles of a cyclic quadrilateral and add up to $180^\circ$.`;
    const angle = step(calc`${twice} / 2`, { name: 'angle A', works: (_v, w) => tex`x = ${w}` })`
      The equation gives twice angle A, so halve it.`;
    return {
      answer: angle,
      stem:
        way === 0
          ? text`The sides AB and DC of a cyclic quadrilateral ABCD are extended to meet at E, and its sides AD and
            BC to meet at F. $\angle AED = ${e}^\circ$ and $\angle AFB = ${f}^\circ$. What is the angle A, in
            degrees?`
          : way === 1
            ? text`Four posts A, B, C, D lie in this order on a circle. The straight line through A and B crosses
              that through D and C at E, beyond B and C, at an angle of $${e}^\circ$. The line through A and D
              crosses that through B and C at F, beyond D and C, at an angle of $${f}^\circ$. Find angle DAB in
              degrees.`
            : text`In a quadrilateral ABCD inscribed in a circle, the extensions of AB and DC beyond B and C form an
              angle of $${e}^\circ$, and those of AD and BC beyond D and C form an angle of $${f}^\circ$. How large
              is angle A?`,
      show: degrees,
      plausible: value => value.gt(0) && value.lt(180) && value.d <= 4n,
      slips: [
        slip('used_a_wrong_angle_sum', angle, calc`180 - ${e} - ${f}`)`
          ${here} treats A, E and F as the angles of one triangle. Angle A is in two different triangles, ADE and
          ABF.`,
        stop('did_not_halve', twice)`
          $${twice}^\circ$ is twice angle A, because angle A occurs in both triangles. It has to be halved.`,
        slip('gave_the_complement', angle, calc`180 - ${twice} / 2`)`
          ${here} is the angle at C, opposite A. In a circle these two add up to $180^\circ$, and A is asked.`,
        slip('used_a_wrong_angle_sum', sum, 90)`
          You gave the angles at B and D the sum $${sum}^\circ$. Opposite angles of a cyclic quadrilateral add up to
          $180^\circ$.`,
        slip('subtracted_for_added', twice, calc`180 - abs(${e} - ${f})`)`
          You subtracted the difference of the angles at E and F. Each of them makes one of the angles B and D
          smaller, so both are subtracted.`,
        slip('took_the_mean_for_the_middle', angle, calc`(${e} + ${f}) / 2`)`
          ${here} is the mean of the angles at E and F. Angle A follows from two triangles and the circle.`,
        slip('halved_needlessly', angle, calc`${twice} / 4`)`
          ${here} halves angle A once more. Twice the angle stood in the equation, so one halving is enough.`,
        slip('answered_another_quantity', angle, Math.max(e, f))`
          ${angle} degrees is the angle at one of the points where sides meet. The question asks for angle A.`,
        slip('added_for_subtracted', angle, calc`abs(${e} - ${f}) + ${Math.min(e, f)} / 2`)`
          ${here} combines the angles at E and F without using the circle. The opposite angles B and D with their
          sum of $180^\circ$ are needed.`,
        slip('took_the_wrong_angle', angle, calc`90 - ${e} / 2`)`
          ${here} uses the angle at E alone. Angle A also belongs to triangle ABF with the angle at F.`,
        slip('took_the_wrong_angle', angle, calc`90 - ${f} / 2`)`
          ${here} uses the angle at F alone. Angle A also belongs to triangle ADE with the angle at E.`,
      ],
      snapRead: text`Opposite sides of a cyclic quadrilateral are extended until they meet: two triangles share
        angle A, and the opposite angles B and D add up to a straight angle.`,
      approach: text`Angle A belongs to the two triangles ABF and ADE. They give the angles at B and D in terms of
        A, and in a circle these two add up to $180^\circ$.`,
      faster: text`Half of the angles at E and F together is what angle A is short of $90^\circ$: $90 - (${e} +
        ${f}) \div 2$.`,
      check: text`Angles B and D are ${calc`180 - ${angle} - ${f}`} and ${calc`180 - ${angle} - ${e}`}, and their
        sum is $180$.`,
      principle: text`In a cyclic quadrilateral, write the angles with one unknown by means of triangles, and close
        with an opposite pair, which adds up to a straight angle.`,
      figure: () => {
        const { ab: _ab, cd: _cd, ...points } = withMeetings({ e, f, way });
        return drawn({
          alt: `A cyclic quadrilateral ABCD. AB and DC are extended to meet at E, beyond B and C, at ${e} degrees; AD and BC are extended to meet at F, beyond D and C, at ${f} degrees.`,
          points: { ...points, O: origin },
          hidden: 'O',
          lines: ['AE', 'DE', 'AF', 'BF'],
          circles: [['O', 1]],
          notToScale: true,
          longest: 290,
        });
      },
    };
  },
);

interface Equilateral {
  /** PB, PC and the side. */
  p: number;
  r: number;
  side: number;
  way: number;
}

const pointOnTheArc = form<Equilateral>(
  'equilateral-triangle-and-a-point-of-the-arc',
  {
    band: 'Hard',
    seconds: 140,
    also: ['GM.TRI.9'],
    verify: ({ p, r }) => {
      // The triangle BPC with 120° at P, by coordinates.
      const [B, C] = [
        { x: p, y: 0 },
        { x: -r / 2, y: (r * Math.sqrt(3)) / 2 },
      ];
      return Math.round(Math.hypot(B.x - C.x, B.y - C.y));
    },
  },
  ({ p, r, side, way }, { step, write }) => {
    const pa = step(calc`${p} + ${r}`, {
      name: 'PA',
      works: (_v, w) => tex`PA \times BC = PB \times CA + PC \times AB \quad \Rightarrow \quad PA = ${w}`,
      because: text`Ptolemy's theorem holds for every quadrilateral in a circle: the product of the diagonals is the
        sum of the products of opposite sides. In ABPC the diagonals are AP and BC, and the sides AB, BC and CA are
        equal, so they cancel.`,
    })`
      A, B, P and C lie on the circle, so Ptolemy's theorem holds for the quadrilateral ABPC. All sides of the
      triangle are equal and cancel, so PA is the sum of PB and PC.`;
    write(tex`\angle APB = \angle ACB = 60^\circ, \quad \angle APC = \angle ABC = 60^\circ`, {
      because: text`Angles at the circumference on the same arc are equal. The angle APB stands on the same chord AB
        as the angle at C, and APC on the same chord AC as the angle at B.`,
    })`
      To use PA in a triangle an angle at P is needed. Angles on the same arc are equal, so PA makes $60^\circ$ with
      PB, as at C, and with PC, as at B.`;
    const square = step(calc`${pa}^2 - ${pa} * ${p} + ${p}^2`, {
      name: 'the square of AB',
      works: (_v, w) => tex`AB^2 = PA^2 - PA \times PB + PB^2 = ${w}`,
      because: text`The altitude from B cuts off a triangle of $30^\circ$, $60^\circ$ and $90^\circ$ with the
        hypotenuse PB: its legs are $\frac{PB}{2}$ along AP and $\frac{\sqrt{3}}{2}PB$. On the other side AB is the
        hypotenuse of a right triangle.`,
    })`
      In triangle APB draw the altitude from B to AP. With $60^\circ$ at P its foot is $\frac{PB}{2}$ from P, so by
      Pythagoras the square of AB is $\left(PA - \frac{PB}{2}\right)^2 + \frac{3}{4}PB^2$. Expand this.`;
    const answer = step(() => calc`sqrt(${square})`.value, {
      name: 'the side AB',
      works: v => tex`AB = \sqrt{${square}} = ${v}`,
    })`
      The square of the side is known, so take its root.`;
    return {
      answer,
      stem:
        way === 0
          ? text`An equilateral triangle ABC is inscribed in a circle, and P is a point of the arc BC that does not
            contain A. If $PB = ${p}$ cm and $PC = ${r}$ cm, how long is a side of the triangle, in cm?`
          : way === 1
            ? text`Three stations A, B and C are equally spaced on a circular railway. A signal P stands at the
              track between B and C, in a straight line $${p}$ hm from B and $${r}$ hm from C. Find the straight
              distance between two stations, in hm.`
            : text`P lies on the circumcircle of an equilateral triangle ABC, on the minor arc BC, with $PB = ${p}$
              and $PC = ${r}$. Find AB.`,
      show: plain,
      plausible: value => value.gt(0) && value.d <= 2n,
      slips: [
        stop('answered_another_quantity', pa)`
          $${pa}$ is the length of PA, the sum of PB and PC. The side of the triangle is another length.`,
        slip('took_the_mean_for_the_middle', answer, calc`(${p} + ${r}) / 2`)`
          ${here} is the mean of PB and PC. The side BC is opposite the obtuse angle at P, so it is longer than
          both.`,
        slip(
          'wrong_sign',
          square,
          Number.isInteger(Math.sqrt(p * p + r * r - p * r)) && calc`${p}^2 - ${p} * ${r} + ${r}^2`,
        )`
          For the square of BC you had ${here}, with $60^\circ$ at P. Angle BPC is opposite A in the cyclic
          quadrilateral and measures $120^\circ$.`,
        slip(
          'took_the_figure_for_special',
          square,
          Number.isInteger(Math.sqrt(p * p + r * r)) && calc`${p}^2 + ${r}^2`,
        )`
          For the square of BC you had ${here}, with a right angle at P. Angle BPC is opposite A in the cyclic
          quadrilateral and measures $120^\circ$.`,
        slip(
          'left_out_a_factor',
          square,
          Number.isInteger(Math.sqrt(p * p + r * r + 2 * p * r + p * r)) &&
            calc`${p}^2 + 3 * ${p} * ${r} + ${r}^2`,
        )`
          For the square of the side you had ${here}. With $120^\circ$ at P the product of PB and PC is added once.`,
        slip('gave_the_other_extreme', answer, Math.max(p, r))`
          ${answer} is the longer of PB and PC. BC is opposite an obtuse angle, so it is longer than both.`,
        slip('added_lengths_for_squares', answer, calc`${p} + ${r} - 1`)`
          ${here} is only the largest whole number that the triangle inequality allows. The angle of $120^\circ$ at
          P fixes the side.`,
        slip('halved_needlessly', answer, calc`(${pa} + ${Math.max(p, r)}) / 2`)`
          ${here} is the mean of PA and the longer of PB and PC. The side follows from two lengths and the angle of
          $60^\circ$ at P.`,
        slip('added_lengths_for_squares', answer, calc`${pa} - ${Math.min(p, r)} / 2`)`
          ${here} is the distance of A from the foot of an altitude on PA. It is a leg of the right triangle, and
          the side is its hypotenuse.`,
        slip('used_a_factor_twice', answer, calc`2 * ${Math.min(p, r)}`)`
          ${here} doubles the shorter distance. A side is twice another one only in a right triangle with
          $30^\circ$, and the triangle here has $120^\circ$.`,
      ],
      snapRead: text`A point lies on the circle of an equilateral triangle: Ptolemy's theorem gives PA, and equal
        angles on the same arc give $60^\circ$ at the point.`,
      approach: text`Ptolemy's theorem links the three distances from P, and equal angles on the same arcs put
        $60^\circ$ at P. Then a triangle with two sides and $60^\circ$ between them gives the side.`,
      faster: text`Angle BPC is $120^\circ$, so $BC^2 = ${p}^2 + ${r}^2 + ${p} \times ${r}$.`,
      check: text`$${side}^2 = ${side * side}$, and $${p}^2 + ${p} \times ${r} + ${r}^2 = ${p * p + p * r + r * r}$.`,
      principle: text`For a point on the circumcircle of an equilateral triangle, the longest of its distances from
        the vertices is the sum of the other two.`,
      figure: () => {
        // P divides the arc BC of 120° so that PB : PC comes out.
        let [low, high] = [0, 120];
        for (let i = 0; i < 60; i += 1) {
          const middle = (low + high) / 2;
          if (Math.sin((middle * Math.PI) / 360) / Math.sin(((120 - middle) * Math.PI) / 360) < p / r)
            low = middle;
          else high = middle;
        }
        return drawn({
          alt: `An equilateral triangle ABC inscribed in a circle. P lies on the arc BC that does not contain A; PB = ${p} and PC = ${r}. P and A are joined.`,
          points: { A: onCircle(90), B: onCircle(210), C: onCircle(330), P: onCircle(210 + low), O: origin },
          hidden: 'O',
          lines: ['AB', 'BC', 'CA', 'PB', 'PC'],
          broken: ['PA'],
          circles: [['O', 1]],
          beside: { PB: String(p), PC: String(r) },
          notToScale: true,
          longest: 220,
        });
      },
    };
  },
);

const sides = Array.from({ length: 60 }, (_, i) => i + 2).flatMap(p =>
  Array.from({ length: 60 }, (_, i) => i + 2).flatMap(r => {
    const side = Math.sqrt(p * p + p * r + r * r);
    return Number.isInteger(side) && side < 90 ? [{ p, r, side }] : [];
  }),
);

/** GM.CIR.5 Medium, one form: two points where opposite sides meet. */
export const meetingsOfSides: readonly AnyTemplate[] = situation<Outside>({
  type: 'GM.CIR.5',
  situation: 'opposite-sides-meet',
  tries: 60,
  draw: draw => {
    const [e, f] = [draw.int(18, 50), draw.int(18, 50)];
    if (e === f || (e + f) % 2 !== 0 || [60, 45].includes(90 - (e + f) / 2) || e + f > 84) return null;
    const { ab, cd } = withMeetings({ e, f, way: 0 });
    return Math.abs((ab - cd) / 2 - f) < 1e-6 && cd > 15 ? { e, f, way: draw.int(0, 2) } : null;
  },
  forms: [fromTwoMeetings],
});

/** GM.CIR.5 Hard, one form: a point on the circle of an equilateral triangle. */
export const onTheArc: readonly AnyTemplate[] = situation<Equilateral>({
  type: 'GM.CIR.5',
  situation: 'equilateral-in-a-circle',
  tries: 20,
  draw: draw => ({ ...draw.pick(sides), way: draw.int(0, 2) }),
  forms: [pointOnTheArc],
});
