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
    })`
      The two tangents from each vertex are equal. Each of the three lengths occurs twice on the sides, so one of
      each makes up half
      of the perimeter $s$.`;
    const length = step(calc`${half} - ${opposite}`, (_v, w) => tex`${asked}${point} = ${w}`)`
      The tangents from the other two vertices together are the side ${side}. Take it off.`;
    return {
      answer: length,
      stem:
        way === 0
          ? text`The incircle of triangle ABC touches BC, CA and AB at D, E and F. If $BC = ${a}$, $CA = ${b}$ and
            $AB = ${c}$, what is the
            length ${asked}${point}?`
          : way === 1
            ? text`A round table just fits into a triangular corner room ABC and touches its walls at D on BC, E on
              CA and F on AB. The walls
              measure $BC = ${a}$ dm, $CA = ${b}$ dm and $AB = ${c}$ dm. How far, in dm, is the point ${point} from
              the corner ${asked}?`
            : text`In a triangle with sides $AB = ${c}$, $BC = ${a}$ and $CA = ${b}$ a circle is inscribed. D, E and
              F are its points of contact with
              BC, CA and AB. Find ${asked}${point}.`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n && value.lt(Math.max(one, two)),
      slips: [
        slip('used_a_wrong_given_number', length, calc`${half} - ${one}`)`
          ${here} takes off a side that ends at ${asked}. The side opposite to ${asked} has to go.`,
        slip('used_a_wrong_given_number', length, calc`${half} - ${two}`)`
          ${here} takes off the other side that ends at ${asked}. The side opposite to ${asked} has to go.`,
        slip('did_not_halve', length, calc`${one} + ${two} - ${opposite}`)`
          ${here} counts the tangents from ${asked} on both sides, twice the length.`,
        slip('took_the_figure_for_special', length, calc`${asked === 'A' ? c : asked === 'B' ? a : b} / 2`)`
          ${here} takes ${point} for the mid-point of its side.`,
        slip('mixed_up_special_lines', length, () => {
          const side2 = asked === 'A' ? c : asked === 'B' ? a : b;
          const [u, v] = asked === 'A' ? [b, a] : asked === 'B' ? [c, b] : [a, c];
          const part = q(side2 * u, u + v);
          return part.mul(2).d === 1n && part;
        })`
          ${length} divides the side as an angle bisector does. The point of contact is not the end of a bisector.`,
        stop('answered_another_quantity', half)`
          $${half}$ is half of the perimeter.`,
        slip('halved_needlessly', length, calc`(${one} + ${two} - ${opposite}) / 4`)`
          ${here} halves the length once more.`,
      ],
      snapRead: text`An inscribed circle touches the three sides: six tangent lengths in three equal pairs.`,
      approach: text`Name the tangent lengths of A, B and C. Their sum is half of the perimeter, and two of them make
        a side.`,
      check: text`The tangent lengths of A, B and C are $${q(b + c - a, 2)}$, $${q(a + c - b, 2)}$ and
        $${q(a + b - c, 2)}$; in pairs they give
        $${a}$, $${b}$ and $${c}$.`,
      principle: text`The tangent length from a vertex of a triangle to its incircle is half of the perimeter less
        the opposite side.`,
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
      const half = step(calc`${h.mul(2)} / 2`, (_v, w) => tex`AM = ${w}`)`
        Let M be the point where OP crosses AB. OP is the axis of symmetry of the figure, so M is the mid-point of AB
        and the angle at M is
        right.`;
      const far = step(
        () => calc`sqrt(${t}^2 - ${half}^2)`.value,
        v => tex`PM = \sqrt{${t}^2 - ${half}^2} = ${v}`,
      )`
        Triangle PMA has a right angle at M.`;
      const radius = step(calc`${t} * ${half} ÷ ${far}`, (_v, w) => tex`r = OA = ${w}`)`
        The angle at A in triangle OAP is right, too, so triangles OAP and AMP are similar: OA is to AP as AM is to
        MP.`;
      return {
        answer: radius,
        stem:
          way === 0
            ? text`From a point P two tangents of length $${t}$ cm are drawn to a circle. The chord AB that joins
              their points of contact is
              $${h.mul(2)}$ cm long. What is the radius of the circle, in cm?`
            : way === 1
              ? text`Two straight ropes of $${t}$ m run from a hook P to a round pole and touch it at A and B, in one
                level plane. A and B are
                $${h.mul(2)}$ m apart in a straight line. Find the radius of the pole in metres.`
              : text`PA and PB touch a circle at A and B, with $PA = PB = ${t}$ and $AB = ${h.mul(2)}$. How long is
                the radius of the circle?`,
        show: plain,
        plausible: value => value.gt(0) && value.mul(4).d === 1n,
        slips: [
          slip('inverted_the_ratio', radius, calc`${t} * ${far} ÷ ${half}`)`
            ${here} turns the ratio of the similar triangles round.`,
          slip('took_the_figure_for_special', radius, half)`
            ${radius} is half of the chord AB, as if AB were a diameter.`,
          slip('answered_another_quantity', radius, far)`
            ${radius} is the distance from P to the chord.`,
          slip('mixed_up_a_length_and_its_half', radius, calc`2 * ${t} * ${half} ÷ ${far}`)`
            ${here} uses the whole chord in place of its half.`,
          slip('added_lengths_for_squares', radius, calc`${t} - ${half}`)`
            ${here} subtracts lengths that are sides of a right triangle.`,
          slip('answered_another_quantity', radius, calc`${t} * ${t} ÷ ${far}`)`
            ${here} is the distance of P from the centre.`,
          slip('took_the_mean_for_the_middle', radius, m.add(h).div(2))`
            ${radius} is the mean of half of the chord and its distance from P.`,
        ],
        snapRead: text`Two tangents and the chord between their ends: the line to the centre is an axis of symmetry.`,
        approach: text`OP bisects AB at right angles. This makes triangles AMP and OAP similar, which share the angle
          at P.`,
        check: text`With the radius ${r}, OP is $${d}$ and $\frac{${r} \times ${t}}{${d}} = ${h}$ is half of the
          chord.`,
        principle: text`The line from the centre to an outside point bisects the chord of contact at right angles.`,
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
    const far = step(calc`sqrt(${r}^2 + ${t}^2)`, (_v, w) => tex`OP = ${w}`)`
      The radius OA is perpendicular to the tangent PA.`;
    const half = step(calc`${r} * ${t} ÷ ${far}`, (_v, w) => tex`AM = ${w}`)`
      OP is the axis of symmetry of the figure, so it crosses AB at its mid-point M at right angles. AM is the
      altitude of triangle OAP to
      OP: the product of the legs is OP times AM.`;
    const reach = step(calc`${t}^2 ÷ ${far}`, (_v, w) => tex`PM = ${w}`)`
      Triangles OAP and AMP are similar, as they share the angle at P and have right angles: PM is to AP as AP is to
      OP.`;
    const area = step(calc`${half} * ${reach}`)`
      AB is twice AM, so the area of triangle PAB is AM times PM.`;
    return {
      answer: area,
      stem:
        way === 0
          ? text`From a point P two tangents PA and PB of length $${t}$ cm are drawn to a circle of radius $${r}$ cm.
            What is the area of triangle PAB, in $\text{cm}^2$?`
          : way === 1
            ? text`Two taut strings of $${t}$ cm each lead from a nail P to a disc of radius $${r}$ cm that they just
              touch at A and B. Find the area of the triangle with the corners P, A and B, in $\text{cm}^2$.`
            : text`The tangents from P to a circle with centre O touch it at A and B. Given $OA = ${r}$ and $PA =
              ${t}$, find the area of triangle PAB.`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(100).d === 1n && value.lt(t * t),
      slips: [
        slip('answered_another_quantity', area, calc`${r} * ${t}`)`
          ${here} is the area of the quadrilateral OAPB, of which triangle OAB is a part.`,
        slip('answered_another_quantity', area, calc`${half} * ${r}^2 ÷ ${far}`)`
          ${here} is the area of triangle OAB, on the other side of the chord.`,
        slip('took_a_part_for_the_whole', area, calc`${half} * ${reach} / 2`)`
          ${here} is the area of triangle PAM only, half of PAB.`,
        slip('did_not_halve', area, calc`2 * ${half} * ${reach}`)`
          ${here} multiplies the whole chord by the height and does not halve.`,
        slip('took_the_figure_for_special', area, calc`${t}^2 / 2`)`
          ${here} takes the angle at P for a right angle. Then the tangents would be as long as the radius.`,
        slip('answered_another_quantity', reach, calc`${far} - ${r}`)`
          The height was taken up to the circle, ${here}, and not up to the chord.`,
        slip('took_the_figure_for_special', half, r)`
          The chord was taken for a diameter, twice ${half}. Then the tangents would be parallel.`,
      ],
      snapRead: text`Radius and tangent length are known, the triangle between P and the points of contact is asked.`,
      approach: text`In the right triangle OAP half of the chord is the altitude to OP. It also cuts OP in the height of
        triangle PAB.`,
      check: text`Triangle OAB has the area $${q(r * t, d)} \times ${q(r * r, d)} = ${q(r * t, d).mul(q(r * r, d))}$;
        with PAB that is ${r * t}, the area of OAPB.`,
      principle: text`The chord of contact divides the triangle of radius, tangent and distance into similar right
        triangles.`,
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
