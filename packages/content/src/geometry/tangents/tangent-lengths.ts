import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { inCentreOf } from '../inscribed-radii/herons.ts';
import { primitive, triples } from '../right-triangles/triples.ts';
import { bySides, footOn } from '../triangle.ts';
import { withTangents } from './right-angles.ts';

interface Sides {
  /** BC, CA and AB. */
  a: number;
  b: number;
  c: number;
  asked: 'A' | 'B' | 'C';
  way: number;
}

const tangentOfTriangle = form<Sides>(
  'tangent-length-in-a-triangle',
  {
    band: 'Medium',
    seconds: 70,
    verify: ({ a, b, c, asked }) => {
      for (let x = 1; x < 200; x += 1)
        if (
          asked === 'A'
            ? c - x + (b - x) === a
            : asked === 'B'
              ? c - x + (a - x) === b
              : b - x + (a - x) === c
        )
          return x;
      throw new Error('no tangent length fits');
    },
  },
  ({ a, b, c, asked, way }, { step }) => {
    const opposite = asked === 'A' ? a : asked === 'B' ? b : c;
    const [one, two] = asked === 'A' ? [b, c] : asked === 'B' ? [a, c] : [a, b];
    const side = asked === 'A' ? 'BC' : asked === 'B' ? 'CA' : 'AB';
    const point = asked === 'A' ? 'F' : asked === 'B' ? 'D' : 'E';
    const half = step(calc`(${a} + ${b} + ${c}) / 2`, {
      name: 'half of the perimeter',
      works: (_v, w) => tex`s = ${w}`,
      because: text`From each vertex both tangents to the circle are equal, because the two right triangles with the
        centre are congruent. So the perimeter consists of three lengths, each twice.`,
    })`
      The two tangents from each vertex to the incircle are equal. So each of the three tangent lengths occurs twice
      on the sides, and one of each makes up half of the perimeter: let $s$ be this half.`;
    const length = step(calc`${half} - ${opposite}`, {
      name: text`${asked}${point}`,
      works: (_v, w) => tex`${asked}${point} = ${w}`,
      because: text`The side ${side} consists of exactly one tangent from each of its ends. Half of the perimeter
        contains these two and the one from ${asked}.`,
    })`
      The tangents from the other two vertices together are the side ${side}. Subtract it from $s$, and the tangent
      from ${asked} is left.`;
    return {
      answer: length,
      stem:
        way === 0
          ? text`The incircle of triangle ABC touches BC, CA and AB at D, E and F. If $BC = ${a}$, $CA = ${b}$ and
            $AB = ${c}$, what is the length ${asked}${point}?`
          : way === 1
            ? text`A round table just fits into a triangular corner room ABC and touches its walls at D on BC, E on
              CA and F on AB. The walls measure $BC = ${a}$ dm, $CA = ${b}$ dm and $AB = ${c}$ dm. How far, in dm,
              is the point ${point} from the corner ${asked}?`
            : text`In a triangle with sides $AB = ${c}$, $BC = ${a}$ and $CA = ${b}$ a circle is inscribed. D, E and
              F are its points of contact with BC, CA and AB. Find ${asked}${point}.`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n && value.lt(Math.max(one, two)),
      slips: [
        slip('used_a_wrong_given_number', length, calc`${half} - ${one}`)`
          ${here} subtracts a side that ends at ${asked}. The tangents from the other two vertices make up the side
          opposite ${asked}, so that one is subtracted.`,
        slip('used_a_wrong_given_number', length, calc`${half} - ${two}`)`
          ${here} subtracts the other side that ends at ${asked}. The tangents from the other two vertices make up
          the side opposite ${asked}.`,
        slip('did_not_halve', length, calc`${one} + ${two} - ${opposite}`)`
          ${here} counts both tangents from ${asked}. They are equal, so the length asked for is half of this.`,
        slip('took_the_figure_for_special', length, calc`${asked === 'A' ? c : asked === 'B' ? a : b} / 2`)`
          ${here} puts ${point} in the middle of its side. The point of contact is in the middle only if the
          tangents from both ends are equal.`,
        slip('mixed_up_special_lines', length, () => {
          const side2 = asked === 'A' ? c : asked === 'B' ? a : b;
          const [u, v] = asked === 'A' ? [b, a] : asked === 'B' ? [c, b] : [a, c];
          const part = q(side2 * u, u + v);
          return part.mul(2).d === 1n && part;
        })`
          ${length} divides the side as an angle bisector does. The radius to the point of contact is perpendicular
          to the side, and the bisector in general is not.`,
        stop('answered_another_quantity', half)`
          $${half}$ is half of the perimeter, all three tangent lengths together. Only the one from ${asked} is
          asked.`,
        slip('halved_needlessly', length, calc`(${one} + ${two} - ${opposite}) / 4`)`
          ${here} halves the tangent length once more. Half of the perimeter without the opposite side is already
          one tangent.`,
      ],
      snapRead: text`A circle touches the three sides of a triangle: from each vertex both tangents are equal, so
        there are three tangent lengths, each twice.`,
      approach: text`Let each vertex have its tangent length. All three together are half of the perimeter, and two
        of them make up a side, so subtract the opposite side.`,
      check: text`The tangent lengths of A, B and C are $${q(b + c - a, 2)}$, $${q(a + c - b, 2)}$ and
        $${q(a + b - c, 2)}$; in pairs they give $${a}$, $${b}$ and $${c}$.`,
      principle: text`The tangent from a vertex of a triangle to its incircle is half of the perimeter minus the
        opposite side.`,
      figure: () => {
        const t = bySides(a, b, c);
        const { centre, radius } = inCentreOf(t.A, t.B, t.C);
        return drawn({
          alt: `Triangle ABC with BC = ${a}, CA = ${b} and AB = ${c}. Its incircle touches BC at D, CA at E and AB at F.`,
          points: {
            ...t,
            I: centre,
            D: footOn(centre, t.B, t.C),
            E: footOn(centre, t.C, t.A),
            F: footOn(centre, t.A, t.B),
          },
          hidden: 'I',
          lines: ['AB', 'BC', 'CA'],
          circles: [['I', radius]],
          notToScale: true,
        });
      },
    };
  },
);

interface Chord {
  r: number;
  t: number;
  d: number;
  asked: 'area' | 'radius';
  way: number;
}

const chordOfContact = form<Chord>(
  'triangle-at-the-chord-of-contact',
  {
    band: 'Medium',
    seconds: 105,
    also: ['GM.TRI.4'],
    suits: ({ r, t, d, asked }) => asked === 'radius' || q(r * t ** 3, d * d).mul(100).d === 1n,
    verify: ({ r, t, d, asked }) => {
      const { A, B, O, P } = withTangents(r, d);
      if (asked === 'radius') return Math.round(Math.hypot(A.x - O.x, A.y - O.y));
      const twice = Math.abs((A.x - P.x) * (B.y - P.y) - (B.x - P.x) * (A.y - P.y));
      return t > 0 ? q(Math.round(twice * 50), 100) : 0;
    },
  },
  ({ r, t, d, asked, way }, { step }) => {
    if (asked === 'radius') {
      const m = q(t * t, d);
      const h = q(r * t, d);
      const half = step(calc`${h.mul(2)} / 2`, {
        name: 'half of the chord AB',
        works: (_v, w) => tex`AM = ${w}`,
        because: text`The tangents PA and PB are equal and so are the radii OA and OB. Both P and O are equally far
          from A and B, so OP is the perpendicular bisector of AB.`,
      })`
        Let O be the centre and M the point where OP crosses AB. OP is the axis of symmetry of the figure, so M is
        the mid-point of AB and the angle at M is a right angle.`;
      const far = step(() => calc`sqrt(${t}^2 - ${half}^2)`.value, {
        name: 'the distance PM',
        works: v => tex`PM = \sqrt{${t}^2 - ${half}^2} = ${v}`,
        because: text`OP meets AB at a right angle at M, so in triangle PMA the tangent PA is opposite this angle
          and is the hypotenuse.`,
      })`
        Triangle PMA has a right angle at M, with the tangent PA as hypotenuse. Find PM by Pythagoras.`;
      const radius = step(calc`${t} * ${half} ÷ ${far}`, {
        name: 'the radius',
        works: (_v, w) => tex`r = OA = ${w}`,
        because: text`The tangent is perpendicular to the radius at A, so triangle OAP has a right angle at A. It
          shares the angle at P with triangle AMP, which is right-angled at M. Two equal angles make the triangles
          similar.`,
      })`
        The tangent is perpendicular to the radius, so triangle OAP has a right angle at A. It shares the angle at P
        with triangle AMP, so the two are similar: OA is to AP as AM is to MP.`;
      return {
        answer: radius,
        stem:
          way === 0
            ? text`From a point P two tangents of length $${t}$ cm are drawn to a circle. The chord AB that joins
              their points of contact is $${h.mul(2)}$ cm long. What is the radius of the circle, in cm?`
            : way === 1
              ? text`Two straight ropes of $${t}$ m run from a hook P to a round pole and touch it at A and B, in
                one level plane. A and B are $${h.mul(2)}$ m apart in a straight line. Find the radius of the pole
                in metres.`
              : text`PA and PB touch a circle at A and B, with $PA = PB = ${t}$ and $AB = ${h.mul(2)}$. How long is
                the radius of the circle?`,
        show: plain,
        plausible: value => value.gt(0) && value.mul(4).d === 1n,
        slips: [
          slip('inverted_the_ratio', radius, calc`${t} * ${far} ÷ ${half}`)`
            ${here} turns the ratio of the similar triangles round. OA is opposite the angle at P, as AM is, so OA
            is to AP as AM is to MP.`,
          slip('took_the_figure_for_special', radius, half)`
            ${radius} is half of the chord AB. That is the radius only if AB is a diameter, and then the tangents
            would be parallel.`,
          slip('answered_another_quantity', radius, far)`
            ${radius} is the distance from P to the chord AB. The radius follows from it by similar triangles.`,
          slip('mixed_up_a_length_and_its_half', radius, calc`2 * ${t} * ${half} ÷ ${far}`)`
            ${here} uses the whole chord. The right triangle at its mid-point has half of the chord as a leg.`,
          slip('added_lengths_for_squares', radius, calc`${t} - ${half}`)`
            ${here} subtracts two sides of a right triangle. Such sides are linked by their squares or by similar
            triangles.`,
          slip('answered_another_quantity', radius, calc`${t} * ${t} ÷ ${far}`)`
            ${here} is the distance of P from the centre, the hypotenuse. The radius is a leg of the right triangle.`,
          slip('took_the_mean_for_the_middle', radius, m.add(h).div(2))`
            ${radius} is the mean of half of the chord and its distance from P. The radius follows from similar
            triangles.`,
        ],
        snapRead: text`Two tangents and the chord between their points of contact are known: the line from P to the
          centre is an axis of symmetry and makes similar right triangles.`,
        approach: text`The line OP bisects the chord AB at right angles. So triangles AMP and OAP, with M the middle
          of AB, share the angle at P, are right-angled and similar.`,
        check: text`With the radius ${r}, OP is $${d}$ and $\frac{${r} \times ${t}}{${d}} = ${h}$ is half of the
          chord.`,
        principle: text`The line from the centre to an outside point bisects the chord of contact of the two
          tangents at right angles.`,
        figure: () =>
          drawn({
            alt: `A circle with centre O. PA and PB touch it at A and B; PA = PB = ${t} and AB = ${Number(h.mul(2))}.`,
            points: withTangents(r, d),
            lines: ['PA', 'PB', 'AB'],
            circles: [['O', r]],
            beside: { PA: String(t), PB: String(t) },
            notToScale: true,
          }),
      };
    }
    const far = step(calc`sqrt(${r}^2 + ${t}^2)`, {
      name: 'the distance OP',
      works: (_v, w) => tex`OP = ${w}`,
      because: text`The tangent is perpendicular to the radius at the point where it touches. So triangle OAP has a
        right angle at A, and OP is its hypotenuse.`,
    })`
      Let O be the centre. The tangent PA is perpendicular to the radius OA, so triangle OAP has a right angle at A.
      Find OP by Pythagoras.`;
    const half = step(calc`${r} * ${t} ÷ ${far}`, {
      name: 'half of the chord AB',
      works: (_v, w) => tex`AM = ${w}`,
      because: text`Twice the area of triangle OAP is the product of its legs OA and PA, and also OP times its
        altitude. By symmetry this altitude ends on the middle of AB.`,
    })`
      OP is the axis of symmetry of the figure, so it crosses AB at its mid-point M at right angles. AM is the
      altitude of triangle OAP to OP, so OP times AM is the product of the legs.`;
    const reach = step(calc`${t}^2 ÷ ${far}`, {
      name: 'the distance PM',
      works: (_v, w) => tex`PM = ${w}`,
      because: text`Both triangles have the angle at P and a right angle, OAP at A and AMP at M. So their angles
        agree, and the sides beside the angle at P are in one ratio.`,
    })`
      Triangles OAP and AMP share the angle at P and have right angles, so they are similar: PM is to AP as AP is to
      OP. This gives the height PM of triangle PAB.`;
    const area = step(calc`${half} * ${reach}`, { name: 'the area of triangle PAB' })`
      The base AB is twice AM and the height is PM, so half of base times height is AM times PM.`;
    return {
      answer: area,
      stem:
        way === 0
          ? text`From a point P two tangents PA and PB of length $${t}$ cm are drawn to a circle of radius $${r}$
            cm. What is the area of triangle PAB, in $\text{cm}^2$?`
          : way === 1
            ? text`Two taut strings of $${t}$ cm each lead from a nail P to a disc of radius $${r}$ cm that they
              just touch at A and B. Find the area of the triangle with the corners P, A and B, in $\text{cm}^2$.`
            : text`The tangents from P to a circle with centre O touch it at A and B. Given $OA = ${r}$ and $PA =
              ${t}$, find the area of triangle PAB.`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(100).d === 1n && value.lt(t * t),
      slips: [
        slip('answered_another_quantity', area, calc`${r} * ${t}`)`
          ${here} is the area of the quadrilateral OAPB. The chord AB cuts triangle OAB off it, and only PAB is
          asked.`,
        slip('answered_another_quantity', area, calc`${half} * ${r}^2 ÷ ${far}`)`
          ${here} is the area of triangle OAB, on the other side of the chord. The question asks for the triangle at
          P.`,
        slip('took_a_part_for_the_whole', area, calc`${half} * ${reach} / 2`)`
          ${here} is only half of triangle PAB, on one side of OP. The other half is just as large.`,
        slip('did_not_halve', area, calc`2 * ${half} * ${reach}`)`
          ${here} multiplies the whole chord by the height. A triangle is half of base times height.`,
        slip('took_the_figure_for_special', area, calc`${t}^2 / 2`)`
          ${here} uses a right angle at P. Then OAPB would be a square and the tangents as long as the radius.`,
        slip('answered_another_quantity', reach, calc`${far} - ${r}`)`
          For the height you had ${here}, from P to the circle. The base of triangle PAB is the chord, so the height
          reaches up to the chord.`,
        slip('took_the_figure_for_special', half, r)`
          You used a diameter as the chord, twice ${half}. At the ends of a diameter the tangents would be parallel
          and never meet in P.`,
      ],
      snapRead: text`Radius and tangent length are known and the triangle of P and the points of contact is asked:
        the right triangle OAP and its altitude give base and height.`,
      approach: text`In the right triangle OAP half of the chord AB is the altitude to OP. Its foot also cuts OP,
        and the part at P is the height of triangle PAB.`,
      check: text`Triangle OAB has the area $${q(r * t, d)} \times ${q(r * r, d)} =
        ${q(r * t, d).mul(q(r * r, d))}$; with PAB that is ${r * t}, the area of OAPB.`,
      principle: text`The chord of contact of two tangents divides the triangle of radius, tangent and distance into
        similar right triangles.`,
      figure: () =>
        drawn({
          alt: `A circle with centre O and radius ${r}. PA and PB touch it at A and B and are ${t} long. A and B are joined.`,
          points: withTangents(r, d),
          lines: ['PA', 'PB', 'AB'],
          broken: ['OA'],
          circles: [['O', r]],
          beside: { PA: String(t), OA: String(r) },
          notToScale: true,
        }),
    };
  },
);

/** GM.CIR.3 Medium: tangent lengths in a triangle, and the triangle at the chord of contact. */
export const tangentLengths: readonly AnyTemplate[] = [
  ...situation<Sides>({
    type: 'GM.CIR.3',
    situation: 'incircle-of-a-triangle',
    tries: 40,
    draw: draw => {
      const [x, y, z] = [draw.int(3, 24), draw.int(3, 24), draw.int(3, 24)];
      const fine = new Set([x, y, z]).size === 3;
      return fine
        ? { a: y + z, b: x + z, c: x + y, asked: draw.pick(['A', 'B', 'C'] as const), way: draw.int(0, 2) }
        : null;
    },
    forms: [tangentOfTriangle],
  }),
  ...situation<Chord>({
    type: 'GM.CIR.3',
    situation: 'chord-of-contact',
    tries: 100,
    draw: draw => {
      const [x, y, c] = draw.chance(0.5)
        ? draw.pick(triples.filter(([, , d]) => d <= 100))
        : draw.pick(primitive.filter(([, , d]) => d < 30));
      const [r, t] = draw.chance(0.5) ? [x, y] : [y, x];
      const asked = draw.pick(['area', 'radius'] as const);
      const d = c;
      const neat = asked === 'area' ? q(r * t ** 3, d * d).mul(100).d === 1n : q(t * t, d).mul(10).d === 1n;
      return q(2 * r * t, d).mul(10).d === 1n && neat ? { r, t, d, asked, way: draw.int(0, 2) } : null;
    },
    forms: [chordOfContact],
  }),
];
