import { isSquare } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { drawn } from '../drawn.ts';
import { areaOf } from '../measured-lengths.ts';
import { triples } from '../right-triangles/triples.ts';
import { withTangents } from './right-angles.ts';

interface Slant {
  p: number;
  s: number;
  asked: 'area' | 'perimeter';
  way: number;
}

const rightTrapezium = form<Slant>(
  'right-trapezium-about-a-circle',
  {
    band: 'Hard',
    seconds: 140,
    also: ['GM.QAD.4', 'GM.TRI.4'],
    verify: ({ p, s, asked }) => {
      // The radius at which the slanting side p + s fits between parallel sides r + p and r + s.
      for (let r = 0.5; r < 200; r += 0.5)
        if (Math.abs((p - s) ** 2 + 4 * r * r - (p + s) ** 2) < 1e-9)
          return asked === 'area' ? (2 * r + p + s) * r : 2 * (2 * r + p + s);
      throw new Error('no radius fits');
    },
  },
  ({ p, s, asked, way }, { step }) => {
    const r = Math.sqrt(p * s);
    const radius = step(calc`sqrt(${p} * ${s})`, (_v, w) => tex`r = ${w}`)`
      Let O be the centre and T the point of contact on the slanting side BC. OB and OC bisect the angles at B and C,
      which add up to
      $180^\circ$, so angle BOC is right, and OT is its altitude: $r^2 = BT \times TC$.`;
    const parallel = step(calc`2 * ${radius} + ${p} + ${s}`, (_v, w) => tex`AB + CD = AD + BC = ${w}`)`
      In a quadrilateral about a circle opposite sides have equal sums, because tangents from a vertex are equal. AD
      is perpendicular to
      the parallel sides and equals the diameter.`;
    const answer =
      asked === 'area'
        ? step(calc`${parallel} * (2 * ${radius}) / 2`)`
          The area of the trapezium is half of the sum of its parallel sides times its height, the diameter.`
        : step(calc`2 * ${parallel}`)`
          The other two sides together are as long, so the perimeter is twice that.`;
    return {
      answer,
      stem:
        way === 0
          ? text`A circle touches all four sides of a trapezium ABCD, in which AB and CD are parallel and AD is
            perpendicular to both. It touches
            BC at T, with $BT = ${p}$ cm and $TC = ${s}$ cm. ${
              asked === 'area'
                ? text`What is the area of the
              trapezium, in $\text{cm}^2$?`
                : 'What is the perimeter of the trapezium, in cm?'
            }`
          : way === 1
            ? text`A round pond just touches the four straight walls of a garden ABCD. The walls AB and DC are
              parallel, the wall AD stands at right
              angles to them, and the wall BC is touched at a point $${p}$ m from B and $${s}$ m from C. Find the
              ${asked === 'area' ? 'area of the garden in square metres' : 'total length of the walls in metres'}.`
            : text`ABCD is a right-angled trapezium (AB parallel to DC, angle A $= 90^\circ$) circumscribed about a
              circle. The point of contact divides
              the slanting side BC into parts of $${p}$ and $${s}$. Find its ${asked}.`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('took_the_mean_for_the_middle', radius, calc`(${p} + ${s}) / 2`)`
          The radius was taken to be the mean of the two parts, ${here}. Its square is their product.`,
        slip('mixed_up_a_length_and_its_half', parallel, calc`${radius} + ${p} + ${s}`)`
          The side AD was counted with the length of the radius. It is a diameter.`,
        slip('left_out_a_term', parallel, calc`${p} + ${s}`)`
          The parallel sides were given the sum ${here}, the slanting side alone. The other side belongs to it as
          well.`,
        asked === 'area'
          ? slip('mixed_up_a_length_and_its_half', answer, calc`${parallel} * ${radius} / 2`)`
            ${here} takes the radius for the height of the trapezium.`
          : slip('did_not_double', answer, calc`${parallel} + ${p} + ${s}`)`
            ${here} leaves the side AD out.`,
        asked === 'area'
          ? slip('did_not_halve', answer, calc`${parallel} * 2 * ${radius}`)`
            ${here} forgets the half in the area of a trapezium.`
          : slip('stopped_a_step_early', answer, parallel)`
            ${answer} is the sum of two opposite sides only.`,
        slip(
          'took_the_figure_for_special',
          answer,
          asked === 'area' ? calc`4 * ${radius}^2` : calc`8 * ${radius}`,
        )`
          ${here} belongs to a square about the circle.`,
        slip('added_lengths_for_squares', radius, calc`${Math.abs(p - s)}`)`
          The radius was taken to be the difference of the two parts, ${radius}.`,
        slip('mixed_up_a_length_and_its_half', radius, calc`sqrt(${p} * ${s}) / 2`)`
          The radius was taken to be half of the root of $${p} \times ${s}$, as if that root were the diameter.`,
      ],
      snapRead: text`A circle inside a right trapezium, with the contact on the slanting side: the bisectors meet at
        a right angle.`,
      approach: text`The radius comes from the right angle at the centre between the bisectors; the rest from equal
        tangents: opposite sides have
        equal sums.`,
      faster:
        asked === 'area'
          ? text`The parallel sides are $${r} + ${p}$ and $${r} + ${s}$; the area of such a trapezium is their
            product.`
          : text`Each vertex gives its tangent length twice: $2 \times (${p} + ${s} + ${r} + ${r})$.`,
      check: text`The parallel sides are ${r + p} and ${r + s}: they differ by ${Math.abs(p - s)}, and
        $${Math.abs(p - s)}^2 + ${2 * r}^2 = ${p + s}^2$.`,
      principle: text`The bisectors of two angles that make up a straight angle are perpendicular; a circle between
        two parallels shows
        such angles.`,
      figure: () => {
        const points = {
          A: { x: 0, y: 0 },
          B: { x: r + p, y: 0 },
          C: { x: r + s, y: 2 * r },
          D: { x: 0, y: 2 * r },
        };
        const { B, C } = points;
        const part = p / (p + s);
        return drawn({
          alt: `A right-angled trapezium ABCD with AB parallel to DC and a right angle at A and D, and a circle touching all four sides. It touches BC at T; BT = ${p} and TC = ${s}.`,
          points: { ...points, T: { x: B.x + (C.x - B.x) * part, y: 2 * r * part }, O: { x: r, y: r } },
          hidden: 'O',
          lines: ['AB', 'BC', 'CD', 'DA'],
          circles: [['O', r]],
          right: ['DAB', 'CDA'],
          beside: { BT: String(p), TC: String(s) },
          notToScale: true,
          longest: 230,
        });
      },
    };
  },
);

interface Third {
  r: number;
  t: number;
  d: number;
  c: number;
  way: number;
}

/** C on PA and D on PB where a line touches the circle between it and P, with CD as long as wanted. */
function thirdTangent({ r, d, t, c }: Third) {
  const { O, P, A, B } = withTangents(r, d);
  const out = (turn: number) => {
    const n = { x: Math.cos(turn), y: Math.sin(turn) };
    // The tangent at this direction, cut with PA and PB.
    const cut = (q: { x: number; y: number }) => {
      const [dx, dy] = [q.x - P.x, q.y - P.y];
      const part = (r - (P.x * n.x + P.y * n.y)) / (dx * n.x + dy * n.y);
      return { x: P.x + dx * part, y: P.y + dy * part };
    };
    return { C: cut(A), D: cut(B) };
  };
  const widest = Math.acos(r / d);
  let [low, high] = [0, widest];
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    const { C, D } = out(middle);
    if (Math.hypot(C.x - D.x, C.y - D.y) < c) low = middle;
    else high = middle;
  }
  return { O, P, A, B, ...out(low), t };
}

const areaBeforeTheCircle = form<Third>(
  'triangle-before-the-circle',
  {
    band: 'Hard',
    seconds: 145,
    also: ['GM.TRI.7'],
    verify: p => {
      const { P, C, D } = thirdTangent(p);
      if (Math.abs(Math.hypot(C.x - D.x, C.y - D.y) - p.c) > 1e-6) throw new Error('no third tangent fits');
      return Math.round(areaOf([P, C, D]) * 100) / 100;
    },
  },
  ({ r, t, d, c, way }, { step }) => {
    const tangent = step(calc`sqrt(${d}^2 - ${r}^2)`, (_v, w) => tex`PA = PB = ${w}`)`
      The radius OA is perpendicular to PA, so triangle OAP has a right angle at A.`;
    const legs = step(calc`2 * ${tangent} - ${c}`, (_v, w) => tex`PC + PD = ${w}`)`
      Let CD touch the circle at E. Then CE equals CA and DE equals DB, so the perimeter of triangle PCD is $PA +
      PB$. Take CD off.`;
    const excess = step(calc`${legs} - ${c}`, (_v, w) => tex`PC + PD - CD = ${w}`)`
      Triangle PCD is what triangles OPC and OPD have more than triangle OCD. All three have the height $r$, on PC,
      PD and CD.`;
    const area = step(calc`${excess} * ${r} / 2`)`
      So the area is half of the radius times this length.`;
    return {
      answer: area,
      stem:
        way === 0
          ? text`P is $${d}$ cm away from the centre O of a circle of radius $${r}$ cm. Tangents from P touch the
            circle at A and B. Another tangent
            meets PA at C and PB at D and separates P from the circle; $CD = ${c}$ cm. What is the area of triangle
            PCD, in $\text{cm}^2$?`
          : way === 1
            ? text`Two straight lanes from a junction P touch a round park of radius $${r}$ m, whose centre is $${d}$
              m from P. Between the junction and
              the park, a third straight lane that touches the park too connects C on the first lane with D on the
              second; it is $${c}$ m long. Find the area
              of the traffic island PCD in square metres.`
            : text`A circle with centre O and radius $${r}$ touches the lines PA, PB and CD, where C lies on PA and D
              on PB, and P and the circle are on
              different sides of CD. If $OP = ${d}$ and $CD = ${c}$, how large is the area of triangle PCD?`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('took_the_figure_for_special', area, calc`${legs} * ${c} / 4`)`
          ${here} takes triangle PCD for one with a right angle at C and equal sides.`,
        slip('left_out_a_term', excess, legs)`
          The triangle OCD was not taken off: ${excess} is the sum of PC and PD alone.`,
        slip('wrong_sign', excess, calc`${legs} + ${c}`)`
          ${here} adds CD. The circle lies outside the triangle, beyond CD, so triangle OCD is subtracted.`,
        slip('did_not_halve', area, calc`${excess} * ${r}`)`
          ${here} forgets the half in the areas of the triangles.`,
        slip('left_out_a_factor', legs, calc`${tangent} - ${c}`)`
          The perimeter of triangle PCD was taken to be one tangent. It is PA and PB together.`,
        slip('halved_needlessly', area, calc`${excess} * ${r} / 4`)`
          ${here} halves the area once more.`,
        slip('used_a_term_twice', excess, 2 * t > 3 * c && calc`${legs} - 2 * ${c}`)`
          CD was taken off once too often, so that ${here} was left. Triangle OCD is subtracted once.`,
        slip('mistook_the_hypotenuse', tangent, d)`
          The tangent was taken to be as long as OP, ${tangent}.`,
        slip('did_not_double', legs, calc`2 * ${tangent}`)`
          The perimeter of triangle PCD, ${legs}, was used for the sum of PC and PD.`,
      ],
      snapRead: text`Three tangents, with the circle outside the triangle: equal tangents give the perimeter, the
        radius gives the area.`,
      approach: text`Where the third tangent touches is not needed. Equal tangents give the perimeter of triangle
        PCD, and its area is made from
        triangles with the height $r$ at O.`,
      faster: text`The circle touches triangle PCD from outside at CD: the area is the radius times half of the
        perimeter less CD, $${r} \times
        (${t} - ${c})$.`,
      check: text`Half of the perimeter is ${t}, and $${t} - ${c} = ${t - c}$; times the radius $${r}$ that is
        ${(t - c) * r}.`,
      principle: text`Tangent lengths turn a perimeter into two tangents, and radii to points of contact are heights
        of triangles at the
        centre.`,
      figure: () => {
        const { t: _t, ...points } = thirdTangent({ r, t, d, c, way });
        return drawn({
          alt: `A circle with centre O and radius ${r}; PA and PB touch it at A and B, and OP = ${d}. A third tangent meets PA at C and PB at D, between P and the circle; CD = ${c}.`,
          points,
          lines: ['PA', 'PB', 'CD'],
          broken: ['OP'],
          circles: [['O', r]],
          shaded: ['PCD'],
          notToScale: true,
          longest: 280,
        });
      },
    };
  },
);

/** GM.CIR.3 Hard: a right trapezium about a circle, and a triangle before it. */
export const thirdTangents: readonly AnyTemplate[] = [
  ...situation<Slant>({
    type: 'GM.CIR.3',
    situation: 'trapezium-about-a-circle',
    tries: 100,
    draw: draw => {
      const [p, s] = [draw.int(2, 50), draw.int(2, 50)];
      return p !== s && isSquare(p * s) && p / s < 6 && s / p < 6
        ? { p, s, asked: draw.pick(['area', 'perimeter'] as const), way: draw.int(0, 2) }
        : null;
    },
    forms: [rightTrapezium],
  }),
  ...situation<Third>({
    type: 'GM.CIR.3',
    situation: 'third-tangent',
    tries: 60,
    draw: draw => {
      const [x, y, d] = draw.pick(triples.filter(([, , e]) => e < 80));
      const [r, t] = draw.chance(0.5) ? [x, y] : [y, x];
      // The shortest third tangent is perpendicular to OP.
      const shortest = (2 * (d - r) * r) / t;
      const c = Math.ceil(shortest) + draw.int(1, 5);
      return c < 0.8 * t && c > shortest + 0.4 && 2 * t - c !== (t - c) * r
        ? { r, t, d, c, way: draw.int(0, 2) }
        : null;
    },
    forms: [areaBeforeTheCircle],
  }),
];
