import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { degrees } from '../circle-angles/measured-angles.ts';
import { drawn } from '../drawn.ts';
import { triples } from '../right-triangles/triples.ts';
import { from } from '../triangle.ts';

/** A circle about O with the two tangents from P, on the right of it. */
export function withTangents(r: number, distance: number) {
  const half = (Math.acos(r / distance) * 180) / Math.PI;
  const O = { x: 0, y: 0 };
  return { O, P: { x: distance, y: 0 }, A: from(O, half, r), B: from(O, -half, r) };
}

interface Outside {
  r: number;
  t: number;
  d: number;
  asked: 'nearest' | 'tangent';
  way: number;
}

const lengthFromOutside = form<Outside>(
  'tangent-and-nearest-point',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ r, t, d, asked }) => {
      for (let x = 1; x < 300; x += 1)
        if (asked === 'nearest' ? (x + r) ** 2 === r * r + t * t : (d - r + r) ** 2 === r * r + x * x)
          return x;
      throw new Error('no length fits');
    },
  },
  ({ r, t, d, asked, way }, { step }) => {
    const near = asked === 'nearest';
    const first = step(near ? calc`sqrt(${r}^2 + ${t}^2)` : calc`${r} + ${d - r}`, (_v, w) => tex`OP = ${w}`)`
      Let O be the centre and A the point of contact.
      ${
        near
          ? text`The radius OA is perpendicular to the tangent PA, so OP is the hypotenuse of triangle
        OAP.`
          : text`The nearest point of the circle lies on OP, so OP is a radius and that distance.`
      }`;
    const answer = step(near ? calc`${first} - ${r}` : calc`sqrt(${first}^2 - ${r}^2)`)`
      ${
        near
          ? text`The nearest point of the circle lies on OP, a radius away from O.`
          : text`The radius OA is
        perpendicular to the tangent PA, so triangle OAP has a right angle at A.`
      }`;
    return {
      answer,
      stem:
        way === 0
          ? near
            ? text`From a point P a tangent of length $${t}$ cm is drawn to a circle of radius $${r}$ cm. What is the
              shortest distance from P
              to the circle, in cm?`
            : text`The shortest distance from a point P to a circle of radius $${r}$ cm is $${d - r}$ cm. How long is
              a tangent from P to the
              circle, in cm?`
          : way === 1
            ? near
              ? text`A straight road touches a round lake of radius $${r}$ m and ends at a house P, $${t}$ m from the
                point where it touches.
                How far is the house from the nearest point of the shore, in metres?`
              : text`A house P stands $${d - r}$ m from the nearest point of a round lake of radius $${r}$ m. A
                straight road from the house just
                touches the shore. How long is the road up to the shore, in metres?`
            : near
              ? text`PA touches a circle with centre O at A, with $PA = ${t}$ and $OA = ${r}$. OP meets the circle at
                C. Find PC.`
              : text`OP meets a circle with centre O and radius $${r}$ at C, and $PC = ${d - r}$. PA touches the
                circle at A. Find PA.`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: near
        ? [
            slip('stopped_a_step_early', answer, first)`
              ${answer} is the distance from P to the centre.`,
            slip('added_lengths_for_squares', answer, t > r && calc`${t} - ${r}`)`
              ${here} takes the radius off the tangent. They are legs of a right triangle, not parts of one line.`,
            slip('did_not_double', answer, calc`${first} - 2 * ${r}`)`
              ${here} takes the whole diameter off.`,
            slip('added_for_subtracted', answer, calc`${first} + ${r}`)`
              ${here} is the distance from P to the farthest point of the circle.`,
            slip('halved_needlessly', answer, calc`${first} - ${r} / 2`)`
              ${here} takes half of the radius off. O is the centre, so the circle is a whole radius away from it.`,
            slip('mixed_up_a_length_and_its_half', answer, calc`${first} / 2`)`
              ${here} halves the distance from P to the centre, as if the circle ended in the middle.`,
            slip('added_lengths_for_squares', first, calc`${r} + ${t}`)`
              The distance to the centre was taken to be ${here}. In a right triangle the squares of the legs add
              up.`,
          ]
        : [
            slip('added_lengths_for_squares', answer, calc`${first} - ${r}`)`
              ${here} is the given distance again; the tangent does not lie on the line through the centre.`,
            slip('mistook_the_hypotenuse', answer, first)`
              ${answer} is the distance from P to the centre, the hypotenuse.`,
            slip('left_out_a_length', first, Math.sqrt((d - r) ** 2 + r * r) % 1 === 0 && d - r > r && d - r)`
              The distance ${first} was used from P to the centre; it only reaches the circle.`,
            slip('mixed_up_a_length_and_its_half', answer, calc`2 * ${r}`)`
              ${here} is the diameter of the circle.`,
            slip('added_lengths_for_squares', answer, calc`(${d - r} + ${r}) / 2`)`
              ${here} halves the distance to the centre.`,
            slip('added_lengths_for_squares', answer, calc`${first} + ${r}`)`
              ${here} is the distance from P to the farthest point of the circle.`,
            slip('mistook_the_hypotenuse', answer, d - r + 2 * r)`
              ${answer} is the whole secant through the centre, from P to the far side.`,
            slip('took_a_part_for_the_whole', answer, r)`
              ${answer} is the radius of the circle itself.`,
          ],
      snapRead: text`A tangent, a radius and the distance from the centre: a right angle at the point of contact.`,
      approach: text`The radius to the point of contact is perpendicular to the tangent. This right triangle connects
        the three lengths.`,
      check: text`$${r}^2 + ${t}^2 = ${d}^2$, where $${d}$ is the distance from P to the centre and $${d} - ${r} =
        ${d - r}$.`,
      principle: text`Join the centre to the point of contact: the radius and the tangent are perpendicular.`,
      figure: () =>
        drawn({
          alt: near
            ? `A circle with centre O and radius ${r}. PA touches it at A and has the length ${t}. OP meets the circle at C.`
            : `A circle with centre O and radius ${r}. PA touches it at A. OP meets the circle at C, and PC = ${d - r}.`,
          points: { ...withTangents(r, d), C: { x: r, y: 0 } },
          hidden: 'B',
          lines: ['PA', 'OP'],
          broken: ['OA'],
          circles: [['O', r]],
          right: ['OAP'],
          beside: near ? { OA: String(r), PA: String(t) } : { OA: String(r), CP: String(d - r) },
          notToScale: true,
        }),
    };
  },
);

interface Angles {
  angle: number;
  asked: 'PAB' | 'OAB' | 'ACB';
  way: number;
}

const anglesAtTangents = form<Angles>(
  'angle-between-two-tangents',
  {
    band: 'Easy',
    seconds: 55,
    entry: true,
    also: ['GM.CIR.2'],
    verify: ({ angle, asked }) => {
      const { O, P, A, B } = withTangents(1, 1 / Math.sin((angle * Math.PI) / 360));
      const at = (p: { x: number; y: number }, u: { x: number; y: number }, v: { x: number; y: number }) => {
        const [a, b] = [Math.atan2(u.y - p.y, u.x - p.x), Math.atan2(v.y - p.y, v.x - p.x)];
        const turn = Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));
        return q(Math.round(((turn * 180) / Math.PI) * 2), 2);
      };
      return asked === 'PAB' ? at(A, P, B) : asked === 'OAB' ? at(A, O, B) : at({ x: -1, y: 0 }, A, B);
    },
  },
  ({ angle, asked, way }, { step }) => {
    const first = step(
      asked === 'ACB' ? calc`360 - 90 - 90 - ${angle}` : calc`(180 - ${angle}) / 2`,
      (_v, w) => tex`\angle ${asked === 'ACB' ? 'AOB' : 'PAB'} = ${w}`,
    )`
      ${
        asked === 'ACB'
          ? text`In quadrilateral OAPB the radii OA and OB are perpendicular to the tangents, so two
        angles are right angles. The angle at O is what is left of four right angles.`
          : text`Tangents from one point
          are equal, so triangle PAB is isosceles with equal angles at A and B.`
      }`;
    const answer =
      asked === 'PAB'
        ? step(calc`180 - ${angle} - ${first}`, (_v, w) => tex`\angle PBA = ${w}`)`
          The angle at B has the same size, as it has to be.`
        : step(asked === 'ACB' ? calc`${first} / 2` : calc`90 - ${first}`)`
          ${
            asked === 'ACB'
              ? text`C lies on the longer arc, so the angle there is half of the angle at the
            centre.`
              : text`OA is perpendicular to PA, and AB divides that right angle.`
          }`;
    return {
      answer,
      stem:
        way === 0
          ? text`PA and PB are tangents to a circle with centre O, which touch it at A and B. $\angle APB =
            ${angle}^\circ$.
            ${asked === 'ACB' ? 'C is a point of the major arc AB. ' : ''}What is angle
            ${asked === 'PAB' ? 'PBA' : asked}, in degrees?`
          : way === 1
            ? text`Two straight fences from a post P touch a round pond with centre O at A and B. They form an angle
              of $${angle}^\circ$.
              ${asked === 'ACB' ? 'A gate C stands on the rim of the pond, on the far side from P. ' : ''}Find the
              size of angle ${asked === 'PAB' ? 'PBA' : asked} in degrees.`
            : text`From an external point P, tangents PA and PB are drawn to a circle (centre O, points of contact A
              and B).
              ${asked === 'ACB' ? 'Another point C is chosen on the longer of the two arcs AB. ' : ''}If the tangents
              are inclined to each other at
              $${angle}^\circ$, how many degrees is angle ${asked === 'PAB' ? 'PBA' : asked}?`,
      show: degrees,
      plausible: value => value.gt(0) && value.lt(180) && value.d <= 2n,
      slips: [
        slip('took_the_wrong_angle', answer, angle)`
          ${answer} repeats the angle at P, which is outside the circle.`,
        slip('halved_needlessly', answer, calc`${angle} / 2`)`
          ${here} is half of the angle at P.`,
        slip('used_a_wrong_angle_sum', answer, calc`180 - ${angle}`)`
          ${here} is the angle AOB at the centre.`,
        slip('took_the_wrong_angle', answer, calc`90 - ${angle}`)`
          ${here} takes a right angle in a triangle with P, but the right angles are at A and B, between radius and
          tangent.`,
        slip(
          'took_the_wrong_angle',
          answer,
          asked === 'OAB' ? calc`90 - ${angle} / 2` : calc`90 + ${angle} / 2`,
        )`
          ${here} ${
            asked === 'OAB'
              ? text`is the angle between the tangent and AB, not between the radius and
            AB`
              : text`is the angle at a point of the shorter arc AB`
          }.`,
        slip(
          'mixed_up_centre_and_circumference',
          answer,
          asked === 'ACB' ? calc`360 - 2 * ${first}` : calc`180 - 2 * ${angle}`,
        )`
          ${here} doubles an angle where it is halved.`,
        slip('halved_needlessly', answer, calc`(180 - ${angle}) / 4`)`
          ${here} halves once too often.`,
        slip('took_the_wrong_angle', answer, asked === 'PAB' ? calc`90 - ${angle} / 4` : calc`${angle} / 4`)`
          ${here} works with a quarter of the angle at P.`,
      ],
      snapRead: text`Two tangents from one point: equal lengths, and right angles at the points of contact.`,
      approach: text`${
        asked === 'ACB'
          ? text`Go from P to the angle at the centre, with the two right angles, and
        from there to the circumference.`
          : text`The equal tangents make triangle PAB isosceles; the radius is
          perpendicular to the tangent.`
      }`,
      check: text`The angles of quadrilateral OAPB are $${180 - angle}^\circ$, $90^\circ$, $${angle}^\circ$ and
        $90^\circ$, together $360^\circ$.`,
      principle: text`Two tangents and two radii form a quadrilateral with two right angles: the angles at the
        outside point
        and at the centre add up to a straight angle.`,
      figure: () => {
        const p = withTangents(1, 1 / Math.sin((angle * Math.PI) / 360));
        return drawn({
          alt: `A circle with centre O. PA and PB touch it at A and B, and angle APB is ${angle} degrees.${asked === 'ACB' ? ' C is a point of the major arc AB.' : ''}`,
          points: { ...p, ...(asked === 'ACB' && { C: from(p.O, 165) }) },
          lines: ['PA', 'PB', ...(asked === 'ACB' ? ['AC', 'BC'] : ['AB'])],
          broken: asked === 'PAB' ? [] : ['OA', 'OB'],
          circles: [['O', 1]],
          angles: { APB: `${angle}°` },
          notToScale: true,
          longest: 270,
        });
      },
    };
  },
);

/** GM.CIR.3 Easy: the right angle at the point of contact. */
export const rightAngles: readonly AnyTemplate[] = [
  ...situation<Outside>({
    type: 'GM.CIR.3',
    situation: 'tangent-from-a-point',
    tries: 20,
    draw: draw => {
      const [x, y, d] = draw.pick(triples);
      const [r, t] = draw.chance(0.5) ? [x, y] : [y, x];
      return { r, t, d, asked: draw.pick(['nearest', 'tangent'] as const), way: draw.int(0, 2) };
    },
    forms: [lengthFromOutside],
  }),
  ...situation<Angles>({
    type: 'GM.CIR.3',
    situation: 'angles-at-two-tangents',
    tries: 20,
    draw: draw => {
      const angle = draw.step(26, 88, 2);
      return [60, 36, 72, 90, 30, 45].includes(angle)
        ? null
        : { angle, asked: draw.pick(['PAB', 'OAB', 'ACB'] as const), way: draw.int(0, 2) };
    },
    forms: [anglesAtTangents],
  }),
];
