import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { areaOf } from '../measured-lengths.ts';
import { triples } from '../right-triangles/triples.ts';
import { withTangents } from './right-angles.ts';

interface Centre {
  /** AD, BC and the height of a trapezium, and how far D and C stand in from A and B. */
  left: number;
  right: number;
  height: number;
  p: number;
  s: number;
  way: number;
}

const centreOnASide = form<Centre>(
  'area-of-a-trapezium-with-the-centre-on-a-side',
  {
    band: 'Hard',
    seconds: 145,
    also: ['GM.QAD.4', 'GM.TRI.5'],
    verify: ({ left, right, p, s }) => {
      // O on AB at the distance x from A; its distances from AD, from CD and from BC are equal.
      const short = left + right - p - s;
      const height = Math.sqrt(left * left - p * p);
      for (let i = 1; i < 4000; i += 1) {
        const x = i / 4;
        const y = short + p + s - x;
        if (Math.abs((x * height) / left - height) < 1e-9 && Math.abs((y * height) / right - height) < 1e-9)
          return Math.round((height * (2 * short + p + s)) / 2);
      }
      throw new Error('no centre fits');
    },
  },
  ({ left, right, height, p, s, way }, { step, find }) => {
    const short = left + right - p - s;
    const long = step(calc`${left} + ${right}`, {
      name: 'the length of AB',
      works: (_v, working) => tex`AB = AO + OB = AD + BC = ${working}`,
      because: text`DO bisects the angle at D, since the circle touches both of its sides. AB and CD are parallel, so
        the angle AOD equals the angle ODC, its alternate angle. Triangle AOD has equal angles at D and O, so AD and AO
        are equal.`,
    })`
      DO bisects angle ADC, because the circle touches AD and CD. Angle ODC is also equal to angle AOD, as AB and CD are
      parallel. So triangle AOD is isosceles with $AO = AD$, and in the same way $OB = BC$.`;
    const base = step(calc`${long} - ${short}`, {
      name: 'the base of the triangle that is cut off',
      because: text`A line through C parallel to DA makes a parallelogram, so it cuts a piece as long as CD from AB.`,
    })`
      Draw a line through C parallel to DA. It cuts off a triangle with the sides $${left}$ and $${right}$; its base is
      AB without the length of CD.`;
    const semi = find(calc`(${left} + ${right} + ${base}) / 2`);
    const square = step(calc`${semi} * (${semi} - ${left}) * (${semi} - ${right}) * (${semi} - ${base})`, {
      name: 'the square of the area of this triangle',
      works: (_v, working) => tex`\tfrac{1}{2}(${left} + ${right} + ${base}) = ${semi}, \qquad ${working}`,
      because: text`All three sides of the triangle are known, and its height is that of the trapezium.`,
    })`
      Half of the perimeter of this triangle is needed for the formula of Heron. It gives the square of the area.`;
    const high = step(() => q(2 * Math.round(Math.sqrt(Math.max(0, square.valueOf())))).div(base), {
      name: 'the height of the trapezium',
      works: value => tex`h = \frac{2 \times \sqrt{${square}}}{${base}} = ${value}`,
    })`
      Take the root. The height is twice the area divided by the base.`;
    const wanted = step(calc`(${long} + ${short}) * ${high} / 2`, { name: 'the area of the trapezium' })`
      The area of the trapezium is half of the sum of the parallel sides times the height.`;
    const unit = way === 1 ? 'square metres' : 'square centimetres';
    return {
      answer: wanted,
      stem:
        way === 0
          ? text`In trapezium ABCD, AB is parallel to CD. A circle with its centre O on AB touches the other three
            sides. If $AD = ${left}$ cm, $BC = ${right}$ cm and $CD = ${short}$ cm, what is the area of the trapezium in
            square centimetres?`
          : way === 1
            ? text`Along the straight wall AB of a garden ABCD a half-circle of grass, with its centre O on AB, just
              reaches the three other sides. CD is parallel to AB; $DA = ${left}$ m, $CD = ${short}$ m and $BC =
              ${right}$ m. Find the area of the garden in square metres.`
            : text`ABCD is a trapezium with parallel sides AB and CD. The point O of AB is equally far from the sides
              BC, CD and DA, and a circle about O touches all three. With $BC = ${right}$, $CD = ${short}$ and $DA =
              ${left}$ centimetres, how many square centimetres is its area?`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('did_not_halve', wanted, calc`(${long} + ${short}) * ${high}`)`
          ${here} leaves out the half in the area of a trapezium: the mean of the parallel sides counts, not their
          sum.`,
        slip('took_a_part_for_the_whole', wanted, calc`${base} * ${high} / 2`)`
          ${here} is the area of the triangle that remains when a parallelogram is cut off. The parallelogram belongs to
          the trapezium too.`,
        slip('took_a_slant_for_the_height', high, left)`
          You used AD as the height of the trapezium. AD is a slanting side; the height is the distance of the parallel
          sides.`,
        slip('took_a_slant_for_the_height', high, right)`
          You used BC as the height of the trapezium. BC is a slanting side; the height is the distance of the parallel
          sides.`,
        slip('took_the_figure_for_special', wanted, calc`${long} * ${high} / 2`)`
          ${here} treats the figure as a triangle with the base AB. It is a trapezium, and CD has a length of its own.`,
        slip('took_the_whole_for_a_part', wanted, calc`${long} * ${high}`)`
          ${here} is the area of a rectangle on AB. The trapezium is narrower at the top, where CD is only $${short}$
          long.`,
        slip('left_out_a_term', wanted, calc`${short} * ${high}`)`
          ${here} is the area of the parallelogram on CD alone. The triangle beside it belongs to the trapezium too.`,
        slip('mixed_up_a_length_and_its_half', wanted, calc`(${long} + ${short}) * ${high} / 4`)`
          ${here} uses half of the height. The centre lies on AB and the circle touches CD, so the whole height is one
          radius.`,
      ],
      snapRead: text`The centre of a circle lies on one of two parallel sides and the circle touches the three others:
        bisectors and alternate angles make isosceles triangles.`,
      approach: text`The isosceles triangles at O make AB as long as AD and BC together. Then all four sides are known,
        and a line parallel to DA leaves a triangle whose height is that of the trapezium.`,
      check: text`With the height $${height}$ the ends of CD stand in by $${p}$ and $${s}$, since $${p}^2 + ${height}^2
        = ${left}^2$ and $${s}^2 + ${height}^2 = ${right}^2$; together $${base}$, and the area is ${wanted} ${unit}.`,
      principle: text`A bisector that meets a parallel line makes an isosceles triangle: look for it where a circle
        touches two sides and its centre lies on a parallel side.`,
      figure: () => {
        const points = {
          A: { x: 0, y: 0 },
          B: { x: left + right, y: 0 },
          C: { x: left + right - s, y: height },
          D: { x: p, y: height },
        };
        return drawn({
          alt: `A trapezium ABCD with AB parallel to DC, and a circle with its centre O on AB that touches AD, DC and
            CB. AD = ${left}, BC = ${right}, CD = ${short}.`,
          points: { ...points, O: { x: left, y: 0 } },
          lines: ['AB', 'BC', 'CD', 'DA'],
          circles: [['O', height]],
          beside: { DA: String(left), BC: String(right), CD: String(short) },
          notToScale: true,
          longest: 260,
        });
      },
    };
  },
);

/** Two right triangles with one height: the trapezium leans by p on the left and by s on the right. */
const leanings = triples.flatMap(([x, y, z]) =>
  triples.flatMap(([u, v, w]) =>
    [
      [x, y],
      [y, x],
    ].flatMap(([p = 0, height = 0]) =>
      [
        [u, v],
        [v, u],
      ].flatMap(([s = 0, same = 0]) => {
        const short = z + w - p - s;
        return same === height &&
          p !== s &&
          z < 60 &&
          w < 60 &&
          p < 2.2 * height &&
          s < 2.2 * height &&
          short > 4
          ? [{ left: z, right: w, height, p, s }]
          : [];
      }),
    ),
  ),
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
    revision: 2, // No option is tied to the key at a glance.
    untied: true,
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

/** GM.CIR.3 Hard: a trapezium with the centre of a circle on a side, and a triangle before it. */
export const thirdTangents: readonly AnyTemplate[] = [
  ...situation<Centre>({
    type: 'GM.CIR.3',
    situation: 'centre-on-a-parallel-side',
    tries: 20,
    draw: draw => ({ ...draw.pick(leanings), way: draw.int(0, 2) }),
    forms: [centreOnASide],
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
