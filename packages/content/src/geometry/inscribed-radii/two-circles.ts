import { calc, form, here, Surd, situation, slip, stop, surd, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { triples } from '../right-triangles/triples.ts';
import { inCentreOf } from './herons.ts';

interface Stacked {
  /** Half of the base, the altitude and an equal side. */
  half: number;
  high: number;
  side: number;
  way: number;
}

const circleAboveCircle = form<Stacked>(
  'circle-above-the-incircle',
  {
    band: 'Hard',
    seconds: 145,
    also: ['GM.TRI.3', 'GM.CIR.6'],
    verify: ({ half, high, side }) => {
      // The radius is sought at which a circle on the axis touches a side and the incircle from above.
      const r = (half * high) / (half + side);
      const y = (x: number) => high - (x * side) / half;
      let [low, top] = [0, r];
      for (let i = 0; i < 80; i += 1) {
        const x = (low + top) / 2;
        if (y(x) - r > x + r) low = x;
        else top = x;
      }
      const d = half + side;
      return q(Math.round(low * d * d * d), d * d * d);
    },
  },
  ({ half, high, side, way }, { step, find }) => {
    const base = 2 * half;
    const height = step(calc`sqrt(${side}^2 - ${half}^2)`, {
      name: 'the altitude',
      works: (_v, w) => tex`h = ${w}`,
    })`
      The altitude from A to the base BC halves it and passes through the centres of both circles.`;
    const radius = step(calc`${half} * ${height} / (${half} + ${side})`, {
      name: 'the in-radius',
      works: (_v, w) => tex`r = ${w}`,
    })`
      The area, half of the base times the altitude, divided by half of the perimeter is the in-radius.`;
    const above = find(calc`${height} - 2 * ${radius}`, { name: 'the altitude of the small triangle' });
    const ratio = step(calc`${above} / ${height}`, value => tex`\frac{h - 2r}{h} = ${value}`)`
      Draw the tangent to the incircle that is parallel to BC, above the circle. It cuts off a small triangle at A,
      similar to ABC,
      with the altitude $h - 2r$, and the small circle is its incircle.`;
    const small = step(calc`${ratio} * ${radius}`)`
      In similar triangles the in-radii are as the altitudes.`;
    return {
      answer: small,
      stem:
        way === 0
          ? text`An isosceles triangle ABC has $AB = AC = ${side}$ and $BC = ${base}$. A small circle touches AB, AC
            and, from outside, the
            incircle of the triangle. What is the radius of the small circle?`
          : way === 1
            ? text`A sign has the shape of a triangle with two edges of $${side}$ cm and a base of $${base}$ cm. The
              largest possible
              disc is painted on it. Above that disc, towards the top corner, a second one is painted as large as
              possible without
              overlapping the first. Find the radius of the second disc in cm.`
            : text`The circle inscribed in triangle ABC with sides $${side}$, $${side}$ and $${base}$ is touched from
              outside by another
              circle, which also touches the two equal sides and lies nearer to their common vertex. How long is the
              radius of
              that circle?`,
      show: plain,
      plausible: value => value.gt(0) && value.lt(high) && value.d < 1000n,
      slips: [
        slip('mixed_up_a_length_and_its_half', above, calc`${height} - ${radius}`)`
          The small triangle was given the altitude ${here}. The whole diameter of the incircle lies below it.`,
        stop('stopped_a_step_early', radius)`
          $${radius}$ is the radius of the incircle itself.`,
        slip('mixed_up_ratios_of_lengths_and_areas', small, calc`${ratio}^2 * ${radius}`)`
          ${here} squares the ratio of the altitudes. Radii are lengths.`,
        slip('took_the_figure_for_special', small, calc`${above} / 2`)`
          ${here} makes the small circle fill the whole height of the small triangle.`,
        slip('took_the_figure_for_special', small, calc`${radius} / 3`)`
          ${here} is right in an equilateral triangle, where the centre divides the altitude as $2 : 1$.`,
        slip('took_a_slant_for_the_height', height, side)`
          The equal side $${side}$ was used as the altitude.`,
        slip('halved_needlessly', small, calc`${radius} / 2`)`
          ${here} halves the in-radius.`,
        slip('mixed_up_a_length_and_its_half', above, calc`${height} - 3 * ${radius}`)`
          The small triangle was given the altitude ${here}, as if one and a half circles lay below it.`,
      ],
      snapRead: text`Two circles above each other in an isosceles triangle: the upper one is the incircle of a smaller
        copy.`,
      approach: text`The tangent between the circles, parallel to the base, makes a triangle similar to the whole. Its
        altitude is the
        altitude less the diameter of the incircle.`,
      check: text`The tangents from A are cut alike: $\frac{${small}}{${radius}} = ${ratio}$, and the distance of the
        centres
        ${calc`${small} + ${radius}`.value} agrees with the difference of their distances from A,
        ${calc`(${height} - ${radius}) * (1 - ${ratio})`.value}.`,
      principle: text`Draw the common tangent of two circles that touch: it makes a smaller copy of the figure.`,
      figure: () => {
        const [A, B, C] = [
          { x: 0, y: high },
          { x: -half, y: 0 },
          { x: half, y: 0 },
        ];
        const r = (half * high) / (half + side);
        const s = (r * (high - 2 * r)) / high;
        return drawn({
          alt: `Isosceles triangle ABC with AB = AC = ${side} and BC = ${base}, its incircle, and a smaller circle above it that touches AB, AC and the incircle.`,
          points: { A, B, C, I: { x: 0, y: r }, J: { x: 0, y: 2 * r + s } },
          hidden: 'IJ',
          lines: ['AB', 'BC', 'CA'],
          circles: [
            ['I', r],
            ['J', s],
          ],
          beside: { AB: String(side), BC: String(base) },
          notToScale: true,
        });
      },
    };
  },
);

interface Centres {
  a: number;
  b: number;
  c: number;
  way: number;
}

const distanceOfCentres = form<Centres, Surd>(
  'distance-of-the-two-centres',
  {
    band: 'Hard',
    seconds: 140,
    also: ['GM.CIR.3'],
    verify: ({ a, b, c }) => {
      const { centre } = inCentreOf({ x: 0, y: 0 }, { x: a, y: 0 }, { x: 0, y: b });
      const square = (centre.x - a / 2) ** 2 + (centre.y - b / 2) ** 2;
      if (c <= 0) throw new Error('no triangle');
      return Surd.root(q(Math.round(square * 4), 4));
    },
  },
  ({ a, b, c, way }, { step, find }) => {
    const [short, long] = [Math.min(a, b), Math.max(a, b)];
    const radius = step(calc`(${short} + ${long} - ${c}) / 2`, {
      name: 'the in-radius',
      works: (_v, w) => tex`IT = ${w}`,
    })`
      Let I be the centre of the incircle and T its point of contact with the hypotenuse BC. In a right triangle the
      legs
      exceed the hypotenuse by twice the in-radius.`;
    const near = step(calc`(${short} + ${c} - ${long}) / 2`, {
      name: 'the tangent length from B',
      works: (_v, w) => tex`BT = ${w}`,
    })`
      Tangents from a vertex are equal: BT is half of what AB and BC exceed AC by, where AB is the shorter leg.`;
    const middle = find(q(c, 2), { name: 'half of the hypotenuse' });
    const offset = step(calc`${middle} - ${near}`, (_v, w) => tex`OT = ${w}`)`
      The centre O of the circle through the vertices is the mid-point of the hypotenuse.`;
    const distance = step(surd`sqrt(${radius}^2 + ${offset}^2)`, (_v, w) => tex`OI = ${w}`)`
      IT is perpendicular to BC, so triangle OTI has a right angle at T.`;
    return {
      answer: distance,
      stem:
        way === 0
          ? text`A right triangle has legs of $${a}$ cm and $${b}$ cm. How far apart, in cm, are the centres of the
            circle through its
            vertices and of the circle inscribed in it?`
          : way === 1
            ? text`In a courtyard ABC with a right angle at A the walls AB and AC measure $${short}$ m and $${long}$
              m. A fountain stands at
              the place that is equally far from the three walls, a lamp at the place that is equally far from the three
              corners. What is the distance between the two, in metres?`
            : text`ABC is a triangle with $\angle A = 90^\circ$, $AB = ${short}$ and $AC = ${long}$. Its incentre is I
              and its circumcentre is
              O. Find the length of OI.`,
      show: value => `$${value.tex}$`,
      plausible: value => value.valueOf() > 0 && value.valueOf() < c,
      slips: [
        slip('added_lengths_for_squares', distance, surd`${radius} + ${offset}`)`
          ${here} adds the two legs of triangle OTI, where T is the point of contact on the hypotenuse; their squares
          add up.`,
        slip('answered_another_quantity', distance, surd`${middle} - ${radius}`)`
          ${here} is the difference of the two radii, as if one circle touched the other.`,
        slip('left_out_a_term', offset, 0)`
          The incircle was taken to touch the hypotenuse at its mid-point, so that only ${radius} is left.`,
        slip('answered_another_quantity', distance, () => Surd.of(offset))`
          $${offset}$ is the distance along the hypotenuse only, from its mid-point to the point of contact.`,
        slip('wrong_sign', distance, surd`sqrt(${middle}^2 + ${radius}^2)`)`
          ${here} uses the whole of OB in place of its part up to the point of contact.`,
        slip('left_out_a_factor', distance, surd`sqrt(${middle}^2 - ${middle} * ${radius})`)`
          ${here} subtracts the product of the radii once. It is subtracted twice.`,
        slip('measured_from_the_wrong_end', offset, calc`${near} - ${radius}`)`
          OT was taken to be ${here}. O is the mid-point of the hypotenuse, so half of it has to be compared.`,
        slip('wrong_sign', distance, surd`sqrt(${middle}^2 + 2 * ${middle} * ${radius})`)`
          ${here} adds twice the product of the radii to the square of the larger one. It is subtracted.`,
      ],
      snapRead: text`Incentre and circumcentre of a right triangle: drop the in-radius on the hypotenuse.`,
      approach: text`One centre lies on the hypotenuse, the other at the in-radius from it. The tangent lengths say
        how far apart
        their feet on the hypotenuse are.`,
      faster: text`Put A at the origin: $I = (${(a + b - c) / 2}, ${(a + b - c) / 2})$ and $O = (${q(short, 2)},
        ${q(long, 2)})$.`,
      check: text`By coordinates from A the square of the distance is $${q(short, 2).sub(q(a + b - c, 2))}^2 +
        ${q(long, 2).sub(q(a + b - c, 2))}^2 =
        ${
          q(short, 2)
            .sub(q(a + b - c, 2))
            .pow(2) ?? 0
        } + ${
          q(long, 2)
            .sub(q(a + b - c, 2))
            .pow(2) ?? 0
        }$, which is ${calc`${radius}^2 + ${offset}^2`.value}.`,
      principle: text`Measure the distance of two centres by their feet on a common line and their distances from it.`,
      figure: () => {
        const [A, B, C] = [
          { x: 0, y: 0 },
          { x: 0, y: short },
          { x: long, y: 0 },
        ];
        const { centre, radius: r } = inCentreOf(A, B, C);
        return drawn({
          alt: `Triangle ABC with a right angle at A, AB = ${short} and AC = ${long}. I is the centre of its incircle, O the mid-point of BC, which is the centre of the circle through A, B and C.`,
          points: { A, B, C, I: centre, O: { x: long / 2, y: short / 2 } },
          lines: ['AB', 'BC', 'CA'],
          broken: ['OI'],
          circles: [['I', r]],
          right: ['BAC'],
          beside: { AB: String(short), AC: String(long) },
          notToScale: true,
        });
      },
    };
  },
);

/** GM.TRI.7 Hard: two circles in one triangle. */
export const twoCircles: readonly AnyTemplate[] = [
  ...situation<Stacked>({
    type: 'GM.TRI.7',
    situation: 'circles-above-each-other',
    tries: 60,
    draw: draw => {
      const [x, y, side] = draw.pick(triples);
      const [half, high] = draw.chance(0.5) ? [x, y] : [y, x];
      const r = q(half * high, half + side);
      const small = r.mul(q(side - half, side + half));
      return high > 2.2 * r.valueOf() && (small.mul(100).d === 1n || small.d <= 9n)
        ? { half, high, side, way: draw.int(0, 2) }
        : null;
    },
    forms: [circleAboveCircle],
  }),
  ...situation<Centres>({
    type: 'GM.TRI.7',
    situation: 'centres-of-a-right-triangle',
    tries: 20,
    draw: draw => {
      const [x, y, c] = draw.pick(triples.filter(([, , c]) => c <= 75));
      return draw.chance(0.5)
        ? { a: x, b: y, c, way: draw.int(0, 2) }
        : { a: y, b: x, c, way: draw.int(0, 2) };
    },
    forms: [distanceOfCentres],
  }),
];
