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
    const first = step(near ? calc`sqrt(${r}^2 + ${t}^2)` : calc`${r} + ${d - r}`, {
      name: 'the distance OP',
      works: (_v, w) => tex`OP = ${w}`,
      because: text`${
        near
          ? text`The tangent is perpendicular to the radius at the point where it touches. So triangle OAP has a
          right angle at A, and OP, opposite to it, is the hypotenuse.`
          : text`The shortest way from P to the circle points to the centre, because every radius has the same
          length. So this way and a radius together are OP.`
      }`,
    })`
      Let O be the centre and A the point of contact.
      ${
        near
          ? text`The tangent PA is perpendicular to the radius OA, so triangle OAP has a right angle at A. Find
          the hypotenuse OP by Pythagoras.`
          : text`The nearest point of the circle lies on OP, so OP is a radius and the given distance together.`
      }`;
    const answer = step(near ? calc`${first} - ${r}` : calc`sqrt(${first}^2 - ${r}^2)`, {
      name: text`${near ? 'the shortest distance' : 'the tangent'}`,
      because: text`${
        near
          ? text`Any other point of the circle is farther away, since OP is the straight way through the centre.
          On it the circle begins a radius away from O.`
          : text`The tangent is perpendicular to the radius at the point where it touches. So OP is the
          hypotenuse, and the squares are subtracted.`
      }`,
    })`
      ${
        near
          ? text`The nearest point of the circle lies on OP, a radius away from O. So subtract the radius from OP.`
          : text`The tangent PA is perpendicular to the radius OA, so triangle OAP has a right angle at A. By
          Pythagoras find the leg PA.`
      }`;
    return {
      answer,
      stem:
        way === 0
          ? near
            ? text`From a point P a tangent of length $${t}$ cm is drawn to a circle of radius $${r}$ cm. What is
              the shortest distance from P to the circle, in cm?`
            : text`The shortest distance from a point P to a circle of radius $${r}$ cm is $${d - r}$ cm. How long
              is a tangent from P to the circle, in cm?`
          : way === 1
            ? near
              ? text`A straight road touches a round lake of radius $${r}$ m and ends at a house P, $${t}$ m from
                the point where it touches. How far is the house from the nearest point of the shore, in metres?`
              : text`A house P stands $${d - r}$ m from the nearest point of a round lake of radius $${r}$ m. A
                straight road from the house just touches the shore. How long is the road up to the shore, in
                metres?`
            : near
              ? text`PA touches a circle with centre O at A, with $PA = ${t}$ and $OA = ${r}$. OP meets the circle
                at C. Find PC.`
              : text`OP meets a circle with centre O and radius $${r}$ at C, and $PC = ${d - r}$. PA touches the
                circle at A. Find PA.`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: near
        ? [
            slip('stopped_a_step_early', answer, first)`
              ${answer} is the distance from P to the centre. The nearest point of the circle is a radius nearer.`,
            slip('added_lengths_for_squares', answer, t > r && calc`${t} - ${r}`)`
              ${here} subtracts the radius from the tangent. They meet at a right angle, so they are legs of a right
              triangle and not parts of one line.`,
            slip('did_not_double', answer, calc`${first} - 2 * ${r}`)`
              ${here} subtracts the whole diameter. Between the centre and the nearest point there is one radius.`,
            slip('added_for_subtracted', answer, calc`${first} + ${r}`)`
              ${here} is the distance from P to the farthest point of the circle, beyond the centre. The nearest
              point lies before the centre.`,
            slip('halved_needlessly', answer, calc`${first} - ${r} / 2`)`
              ${here} subtracts half of the radius. The circle is a whole radius away from its centre.`,
            slip('mixed_up_a_length_and_its_half', answer, calc`${first} / 2`)`
              ${here} halves the distance from P to the centre, as if the circle ended in the middle. It ends a
              radius away from the centre.`,
            slip('added_lengths_for_squares', first, calc`${r} + ${t}`)`
              For the distance to the centre you had ${here}. Tangent and radius are the legs of a right triangle,
              so their squares are added.`,
          ]
        : [
            slip('added_lengths_for_squares', answer, calc`${first} - ${r}`)`
              ${here} is the given distance again. The tangent does not lie on the line through the centre; it is a
              leg of a right triangle.`,
            slip('mistook_the_hypotenuse', answer, first)`
              ${answer} is the distance from P to the centre. It is the hypotenuse of the right triangle, and the
              tangent is a leg.`,
            slip('left_out_a_length', first, Math.sqrt((d - r) ** 2 + r * r) % 1 === 0 && d - r > r && d - r)`
              You used ${first} as the distance from P to the centre. It only reaches the circle; the radius has to
              be added.`,
            slip('mixed_up_a_length_and_its_half', answer, calc`2 * ${r}`)`
              ${here} is the diameter of the circle. The tangent starts at P and depends on the distance of P.`,
            slip('added_lengths_for_squares', answer, calc`(${d - r} + ${r}) / 2`)`
              ${here} halves the distance to the centre. The tangent is a leg of a right triangle, so it comes from
              squares.`,
            slip('added_lengths_for_squares', answer, calc`${first} + ${r}`)`
              ${here} is the distance from P to the farthest point of the circle. The tangent ends where it touches
              the circle.`,
            slip('mistook_the_hypotenuse', answer, d - r + 2 * r)`
              ${answer} is the whole way through the centre, from P to the far side of the circle. The tangent does
              not cross the circle.`,
            slip('took_a_part_for_the_whole', answer, r)`
              ${answer} is the radius of the circle. It is one leg of the right triangle, and the tangent is the
              other.`,
          ],
      snapRead: text`A tangent, a radius and a distance from the centre are linked: the radius to the point of
        contact is perpendicular to the tangent.`,
      approach: text`The radius to the point of contact is perpendicular to the tangent. This gives a right triangle
        with the distance from P to the centre as hypotenuse, and the nearest point lies on that line.`,
      check: text`$${r}^2 + ${t}^2 = ${d}^2$, where $${d}$ is the distance from P to the centre and $${d} - ${r} =
        ${d - r}$.`,
      principle: text`When a tangent is given, join the centre to the point of contact: the radius and the tangent
        are perpendicular.`,
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
    const first = step(asked === 'ACB' ? calc`360 - 90 - 90 - ${angle}` : calc`(180 - ${angle}) / 2`, {
      name: text`angle ${asked === 'ACB' ? 'AOB' : 'PAB'}`,
      works: (_v, w) => tex`\angle ${asked === 'ACB' ? 'AOB' : 'PAB'} = ${w}`,
      because: text`${
        asked === 'ACB'
          ? text`Each tangent is perpendicular to the radius at the point where it touches, so the angles at A and
          B are right angles. The four angles of a quadrilateral have the sum $360^\circ$.`
          : text`Triangles OAP and OBP have right angles at A and B, equal radii and OP in common, so they are
          congruent. Therefore PA and PB are equal.`
      }`,
    })`
      ${
        asked === 'ACB'
          ? text`In quadrilateral OAPB the radii OA and OB are perpendicular to the tangents, so the angles at A
          and B are right angles. The angle at O is what remains of $360^\circ$.`
          : text`Tangents from one point are equal, so triangle PAB is isosceles with equal angles at A and B.
          They share what angle P leaves of $180^\circ$.`
      }`;
    const answer =
      asked === 'PAB'
        ? step(calc`180 - ${angle} - ${first}`, {
            name: 'angle PBA',
            works: (_v, w) => tex`\angle PBA = ${w}`,
            because: text`PA and PB are equal, so the angles opposite to them, at B and at A, are equal. The angle
              sum of the triangle confirms it.`,
          })`
          The three angles of triangle PAB have the sum $180^\circ$, so the angle at B is as large as that at A.`
        : step(asked === 'ACB' ? calc`${first} / 2` : calc`90 - ${first}`, {
            name: text`angle ${asked}`,
            because: text`${
              asked === 'ACB'
                ? text`An angle at the circumference is half of the angle at the centre on the same arc. C and the
                angle AOB look at the same, shorter arc AB.`
                : text`The tangent is perpendicular to the radius where it touches, so angle OAP is a right angle,
                and the chord AB lies inside it.`
            }`,
          })`
          ${
            asked === 'ACB'
              ? text`C lies on the longer arc, so the angle there is half of the angle AOB at the centre.`
              : text`OA is perpendicular to PA, and AB divides this right angle into angle OAB and angle PAB.
              Subtract the second one.`
          }`;
    return {
      answer,
      stem:
        way === 0
          ? text`PA and PB are tangents to a circle with centre O, which touch it at A and B. $\angle APB =
            ${angle}^\circ$. ${asked === 'ACB' ? 'C is a point of the major arc AB. ' : ''}What is angle
            ${asked === 'PAB' ? 'PBA' : asked}, in degrees?`
          : way === 1
            ? text`Two straight fences from a post P touch a round pond with centre O at A and B. They form an angle
              of $${angle}^\circ$.
              ${asked === 'ACB' ? 'A gate C stands on the rim of the pond, on the far side from P. ' : ''}Find the
              size of angle ${asked === 'PAB' ? 'PBA' : asked} in degrees.`
            : text`From an external point P, tangents PA and PB are drawn to a circle (centre O, points of contact A
              and B). ${asked === 'ACB' ? 'Another point C is chosen on the longer of the two arcs AB. ' : ''}If the
              tangents are inclined to each other at $${angle}^\circ$, how many degrees is angle
              ${asked === 'PAB' ? 'PBA' : asked}?`,
      show: degrees,
      plausible: value => value.gt(0) && value.lt(180) && value.d <= 2n,
      slips: [
        slip('took_the_wrong_angle', answer, angle)`
          ${answer} is the angle at P again. The angle asked for lies elsewhere and has another size.`,
        slip('halved_needlessly', answer, calc`${angle} / 2`)`
          ${here} is half of the angle at P, between a tangent and OP. It is another angle of the figure.`,
        slip('used_a_wrong_angle_sum', answer, calc`180 - ${angle}`)`
          ${here} is the angle AOB at the centre, which makes $180^\circ$ with the angle at P.`,
        slip('took_the_wrong_angle', answer, calc`90 - ${angle}`)`
          ${here} uses a right triangle that contains the angle at P. The right angles are at A and B between radius
          and tangent, where the angle at P is halved.`,
        slip(
          'took_the_wrong_angle',
          answer,
          asked === 'OAB' ? calc`90 - ${angle} / 2` : calc`90 + ${angle} / 2`,
        )`
          ${here}
          ${
            asked === 'OAB'
              ? text`is the angle between the tangent and AB. With the angle between the radius and AB it makes
              $90^\circ$`
              : text`is the angle at a point of the shorter arc AB, nearer to P`
          }.`,
        slip(
          'mixed_up_centre_and_circumference',
          answer,
          asked === 'ACB' ? calc`360 - 2 * ${first}` : calc`180 - 2 * ${angle}`,
        )`
          ${here}
          ${
            asked === 'ACB'
              ? text`doubles angle AOB and takes what is left of $360^\circ$. The angle at C is half of angle AOB,
              because both stand on the same arc AB`
              : text`is the third angle of a triangle with two angles of $${angle}^\circ$. The angle of
              $${angle}^\circ$ at P occurs only once; the equal angles of triangle PAB are at A and B`
          }.`,
        slip('halved_needlessly', answer, calc`(180 - ${angle}) / 4`)`
          ${here} halves once too often. The two equal angles share what is left, so each is half of it.`,
        slip('took_the_wrong_angle', answer, asked === 'PAB' ? calc`90 - ${angle} / 4` : calc`${angle} / 4`)`
          ${here} uses a quarter of the angle at P. Each right triangle at the centre has half of this angle.`,
      ],
      snapRead: text`Two tangents start at one point: they are equal, and the radii to the points of contact are
        perpendicular to them.`,
      approach: text`${
        asked === 'ACB'
          ? text`Go from the angle at P to the angle at the centre, with the two right angles at A and B, and from
          there to the circumference, where the angle is half.`
          : text`The equal tangents make triangle PAB isosceles, which gives the angle beside AB; the radius is
          perpendicular to the tangent.`
      }`,
      check: text`The angles of quadrilateral OAPB are $${180 - angle}^\circ$, $90^\circ$, $${angle}^\circ$ and
        $90^\circ$, together $360^\circ$.`,
      principle: text`Two tangents and the radii to their points of contact form a quadrilateral with two right
        angles, so the angles at the outside point and at the centre add up to a straight angle.`,
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
