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
    const radius = step(calc`sqrt(${p} * ${s})`, {
      name: 'the radius',
      works: (_v, w) => tex`r = ${w}`,
      because: text`The lines from the centre to a vertex bisect its angle. AB and CD are parallel, so the angles at
        B and C have the sum $180^\circ$, and their halves have $90^\circ$: that leaves $90^\circ$ at O. In a right
        triangle the altitude squared is the product of the parts of the hypotenuse.`,
    })`
      Let O be the centre and T the point of contact on the slanting side BC. OB and OC bisect the angles at B and
      C, which add up to $180^\circ$, so angle BOC is a right angle. The radius OT is the altitude of this triangle,
      so $r^2 = BT \times TC$.`;
    const parallel = step(calc`2 * ${radius} + ${p} + ${s}`, {
      name: 'the sum of the parallel sides',
      works: (_v, w) => tex`AB + CD = AD + BC = ${w}`,
      because: text`From each vertex the two tangents are equal. On the sides AB and CD there is one tangent from
        each vertex, and on AD and BC the other one, so both pairs have the same sum.`,
    })`
      In a quadrilateral around a circle both pairs of opposite sides have the same sum, because the tangents from a
      vertex are equal. So AB and CD together are as long as AD and BC. AD is perpendicular to the parallel sides
      and as long as the diameter.`;
    const answer =
      asked === 'area'
        ? step(calc`${parallel} * (2 * ${radius}) / 2`, {
            name: 'the area',
            because: text`The circle touches both parallel sides, so their distance, the height, is its diameter.`,
          })`
          The area of a trapezium is half of the sum of its parallel sides times its height, which is the diameter.`
        : step(calc`2 * ${parallel}`, {
            name: 'the perimeter',
            because: text`Both pairs of opposite sides have the same sum, and the perimeter consists of the two
              pairs.`,
          })`
          The other two sides together are as long as the parallel sides, so the perimeter is twice their sum.`;
    return {
      answer,
      stem:
        way === 0
          ? text`A circle touches all four sides of a trapezium ABCD, in which AB and CD are parallel and AD is
            perpendicular to both. It touches BC at T, with $BT = ${p}$ cm and $TC = ${s}$ cm. ${
              asked === 'area'
                ? text`What is the area of the
              trapezium, in $\text{cm}^2$?`
                : 'What is the perimeter of the trapezium, in cm?'
            }`
          : way === 1
            ? text`A round pond just touches the four straight walls of a garden ABCD. The walls AB and DC are
              parallel, the wall AD stands at right angles to them, and the wall BC is touched at a point $${p}$ m
              from B and $${s}$ m from C. Find the
              ${asked === 'area' ? 'area of the garden in square metres' : 'total length of the walls in metres'}.`
            : text`ABCD is a right-angled trapezium (AB parallel to DC, angle A $= 90^\circ$) circumscribed about a
              circle. The point of contact divides the slanting side BC into parts of $${p}$ and $${s}$. Find its
              ${asked}.`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('took_the_mean_for_the_middle', radius, calc`(${p} + ${s}) / 2`)`
          For the radius you had the mean of the two parts, ${here}. The radius is the altitude on the hypotenuse
          BC, so its square is their product.`,
        slip('mixed_up_a_length_and_its_half', parallel, calc`${radius} + ${p} + ${s}`)`
          You counted the side AD with the length of the radius. AD joins the two parallel sides, both of which
          touch the circle, so it is a diameter.`,
        slip('left_out_a_term', parallel, calc`${p} + ${s}`)`
          You gave the parallel sides the sum ${here}, the slanting side alone. They are together as long as both
          other sides, so AD belongs to it.`,
        asked === 'area'
          ? slip('mixed_up_a_length_and_its_half', answer, calc`${parallel} * ${radius} / 2`)`
            ${here} uses the radius as the height of the trapezium. The circle touches both parallel sides, so the
            height is the diameter.`
          : slip('did_not_double', answer, calc`${parallel} + ${p} + ${s}`)`
            ${here} leaves out the side AD. The perimeter has four sides, and AD is as long as the diameter.`,
        asked === 'area'
          ? slip('did_not_halve', answer, calc`${parallel} * 2 * ${radius}`)`
            ${here} leaves out the half in the area of a trapezium: the mean of the parallel sides counts, not their
            sum.`
          : slip('stopped_a_step_early', answer, parallel)`
            ${answer} is the sum of two opposite sides only. The other pair is just as long together.`,
        slip(
          'took_the_figure_for_special',
          answer,
          asked === 'area' ? calc`4 * ${radius}^2` : calc`8 * ${radius}`,
        )`
          ${here} belongs to a square around the circle. The side BC is slanting and longer than the diameter.`,
        slip('added_lengths_for_squares', radius, calc`${Math.abs(p - s)}`)`
          For the radius you had the difference of the two parts, ${radius}. The square of the radius is their
          product.`,
        slip('mixed_up_a_length_and_its_half', radius, calc`sqrt(${p} * ${s}) / 2`)`
          For the radius you had half of the root of $${p} \times ${s}$. That root is the radius itself, the
          altitude of the right triangle at the centre.`,
      ],
      snapRead: text`A circle touches all sides of a right trapezium, with a known point of contact on the slanting
        side: the bisectors at this side meet at a right angle.`,
      approach: text`The bisectors of the angles at B and C meet at a right angle in the centre, which gives the
        radius. Equal tangents give equal sums of opposite sides, and with them the rest.`,
      faster:
        asked === 'area'
          ? text`The parallel sides are $${r} + ${p}$ and $${r} + ${s}$; the area of such a trapezium is their
            product.`
          : text`Each vertex gives its tangent length twice: $2 \times (${p} + ${s} + ${r} + ${r})$.`,
      check: text`The parallel sides are ${r + p} and ${r + s}: they differ by ${Math.abs(p - s)}, and
        $${Math.abs(p - s)}^2 + ${2 * r}^2 = ${p + s}^2$.`,
      principle: text`The bisectors of two angles that add up to a straight angle are perpendicular; a circle
        between two parallels and a third line shows such angles.`,
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
    const tangent = step(calc`sqrt(${d}^2 - ${r}^2)`, {
      name: 'the tangent PA',
      works: (_v, w) => tex`PA = PB = ${w}`,
      because: text`The tangent is perpendicular to the radius at the point where it touches. So OP is the
        hypotenuse of triangle OAP.`,
    })`
      The tangent PA is perpendicular to the radius OA, so triangle OAP has a right angle at A. Find PA by
      Pythagoras; PB is as long.`;
    const legs = step(calc`2 * ${tangent} - ${c}`, {
      name: 'the sum of PC and PD',
      works: (_v, w) => tex`PC + PD = ${w}`,
      because: text`The two tangents from C are equal, and so are those from D. So the way from C to D is as long as
        CA and DB together, and going round triangle PCD is the same length as PA and PB.`,
    })`
      Let CD touch the circle at E. The tangents CE and CA are equal, and so are DE and DB. So the perimeter of
      triangle PCD is PA and PB together; subtract CD from it.`;
    const excess = step(calc`${legs} - ${c}`, {
      name: 'the excess of PC and PD over CD',
      works: (_v, w) => tex`PC + PD - CD = ${w}`,
      because: text`A radius to a point of contact is perpendicular to the tangent, so it is the height of each of
        these triangles. OPC and OPD together cover triangle PCD and also triangle OCD, which lies outside.`,
    })`
      Let $r$ be the radius. Triangles OPC and OPD together are triangle PCD and triangle OCD. Their bases PC, PD
      and CD lie on tangents, so all three have the height $r$: subtract CD from the sum of PC and PD.`;
    const area = step(calc`${excess} * ${r} / 2`, { name: 'the area of triangle PCD' })`
      Each of these triangles is half of base times height $r$, so the area is half of the radius times this length.`;
    return {
      answer: area,
      stem:
        way === 0
          ? text`P is $${d}$ cm away from the centre O of a circle of radius $${r}$ cm. Tangents from P touch the
            circle at A and B. Another tangent meets PA at C and PB at D and separates P from the circle; $CD =
            ${c}$ cm. What is the area of triangle PCD, in $\text{cm}^2$?`
          : way === 1
            ? text`Two straight lanes from a junction P touch a round park of radius $${r}$ m, whose centre is
              $${d}$ m from P. Between the junction and the park, a third straight lane that touches the park too
              connects C on the first lane with D on the second; it is $${c}$ m long. Find the area of the traffic
              island PCD in square metres.`
            : text`A circle with centre O and radius $${r}$ touches the lines PA, PB and CD, where C lies on PA and
              D on PB, and P and the circle are on different sides of CD. If $OP = ${d}$ and $CD = ${c}$, how large
              is the area of triangle PCD?`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('took_the_figure_for_special', area, calc`${legs} * ${c} / 4`)`
          ${here} uses half of two equal sides with a right angle between them. Nothing says that triangle PCD has
          such an angle.`,
        slip('left_out_a_term', excess, legs)`
          You left ${excess} as the base, the sum of PC and PD alone. Triangles OPC and OPD also contain triangle
          OCD, which has to be subtracted.`,
        slip('wrong_sign', excess, calc`${legs} + ${c}`)`
          ${here} adds CD. The centre lies outside triangle PCD, beyond CD, so triangle OCD is subtracted.`,
        slip('did_not_halve', area, calc`${excess} * ${r}`)`
          ${here} leaves out the half in the areas of the triangles: each is half of base times height.`,
        slip('left_out_a_factor', legs, calc`${tangent} - ${c}`)`
          For the perimeter of triangle PCD you used one tangent only. By equal tangents it is PA and PB together.`,
        slip('halved_needlessly', area, calc`${excess} * ${r} / 4`)`
          ${here} halves the area once more. Each triangle at the centre is half of base times height.`,
        slip('used_a_term_twice', excess, 2 * t > 3 * c && calc`${legs} - 2 * ${c}`)`
          You subtracted CD once too often, so that ${here} was left. Triangle OCD is subtracted once.`,
        slip('mistook_the_hypotenuse', tangent, d)`
          You made the tangent as long as OP, ${tangent}. OP is the hypotenuse of triangle OAP, and the tangent is a
          leg.`,
        slip('did_not_double', legs, calc`2 * ${tangent}`)`
          You used the perimeter of triangle PCD, ${legs}, as the sum of PC and PD. It contains CD as well.`,
      ],
      snapRead: text`Three tangents form a triangle with the circle outside it: equal tangents give its perimeter,
        and the radius is the height of triangles at the centre.`,
      approach: text`The place where the third tangent touches is not needed. Equal tangents give the perimeter of
        triangle PCD, and its area is made of triangles at O whose height is the radius.`,
      faster: text`The circle touches triangle PCD from outside at CD: the area is the radius times half of the
        perimeter less CD, $${r} \times (${t} - ${c})$.`,
      check: text`Half of the perimeter is ${t}, and $${t} - ${c} = ${t - c}$; times the radius $${r}$ that is
        ${(t - c) * r}.`,
      principle: text`When tangents form a triangle, equal tangents turn its perimeter into known lengths, and radii
        to the points of contact are heights of triangles at the centre.`,
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
