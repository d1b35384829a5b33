import { calc, form, here, Surd, situation, slip, stop, tex, text } from '../../question/index.ts';
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

const radiusOf = ({ a, b, c }: Centres) => (a + b - c) / 2;
/** The square of the distance between the centres of incircle and circumcircle. */
const squareOf = (p: Centres) => q(radiusOf(p) ** 2).add(q((p.a - p.b) ** 2, 4));

const areaFromCentres = form<Centres>(
  'area-from-the-distance-of-the-centres',
  {
    band: 'Hard',
    seconds: 145,
    revision: 2,
    also: ['GM.CIR.3', 'GM.TRI.4'],
    verify: p => {
      const found = triples.filter(([a, b, c]) => {
        const { centre } = inCentreOf({ x: 0, y: 0 }, { x: a, y: 0 }, { x: 0, y: b });
        const square = (centre.x - a / 2) ** 2 + (centre.y - b / 2) ** 2;
        return a + b - c === 2 * radiusOf(p) && Math.abs(square - squareOf(p).valueOf()) < 1e-9;
      });
      if (found.length !== 1) throw new Error(`${found.length} triangles`);
      const [a = 0, b = 0] = found[0] ?? [];
      return q(a * b, 2);
    },
  },
  (p, { step, find }) => {
    const { way } = p;
    const r = find(radiusOf(p));
    const square = squareOf(p);
    const apart = Surd.root(square).tex;
    const half = step(calc`sqrt(${square} - ${r}^2)`, {
      name: 'the distance OT',
      works: (_v, w) => tex`OT = ${w}`,
      because: text`IT is perpendicular to the hypotenuse, so triangle OTI has a right angle at T.`,
    })`
      Let I be the centre of the incircle, T its point of contact with the hypotenuse, and O the mid-point of the
      hypotenuse, which is the other centre. IT is the in-radius, OI is given.`;
    const legs = step(calc`2 * ${half}`, {
      name: 'the difference of the legs',
      works: (_v, w) => tex`b - a = ${w}`,
    })`
      Let $a$ and $b$ be the legs and $c$ the hypotenuse. The tangent lengths at its ends are $a - r$ and $b - r$; each
      differs from half of the hypotenuse by OT.`;
    const side = step(calc`2 * ${r} + sqrt(8 * ${r}^2 + ${legs}^2)`, {
      name: 'the hypotenuse',
      works: (_v, w) =>
        tex`(c + ${q(2).mul(r)})^2 + ${legs}^2 = 2c^2 \Rightarrow c^2 - ${q(4).mul(r)}c =
          ${q(4).mul(r.mul(r)).add(legs.mul(legs))} \Rightarrow c = ${w}`,
      because: text`$(a + b)^2 + (b - a)^2 = 2a^2 + 2b^2$, and by Pythagoras this is $2c^2$.`,
    })`
      In a right triangle $a + b = c + 2r$. The squares of sum and difference of the legs add up to $2c^2$: solve for
      $c$.`;
    const area = step(calc`${r} * (${side} + ${r})`)`
      Half of the perimeter is $c + r$. Its product with the in-radius is the area.`;
    return {
      answer: area,
      stem:
        way === 0
          ? text`The incircle of a right triangle has a radius of $${r}$ cm. The distance between its centre and the
            centre
            of the circle through the three vertices is $${apart}$ cm. Find the area of the triangle in
            $\text{cm}^2$.`
          : way === 1
            ? text`A courtyard is a right triangle. A fountain stands $${r}$ m from each of its three walls. A lamp,
              at the
              place that is equally far from the three corners, is $${apart}$ m from the fountain. What is the area of
              the courtyard in $\text{m}^2$?`
            : text`ABC is a triangle with $\angle A = 90^\circ$. Its incentre I is $${r}$ units from each side, and its
              circumcentre O is $${apart}$ units from I. What is the area of triangle ABC?`,
      show: plain,
      plausible: value => value.gt(q(5).mul(r.mul(r))) && value.d <= 2n,
      slips: [
        slip('did_not_halve', area, calc`2 * ${r} * (${side} + ${r})`)`
          ${here} is the product of the legs. The triangle is half of that rectangle.`,
        slip('took_a_part_for_the_whole', area, calc`${r} * (${side} + 2 * ${r})`)`
          ${here} multiplies the in-radius by the sum of the legs. It has to be half of the perimeter.`,
        slip('left_out_a_term', area, calc`${r} * ${side}`)`
          ${here} multiplies the in-radius by the hypotenuse alone. Half of the perimeter is longer by the in-radius.`,
        slip('answered_another_quantity', area, calc`2 * (${side} + ${r})`)`
          ${here} is the perimeter.`,
        slip('mixed_up_a_length_and_its_half', area, calc`${r} * (${side} / 2 + ${r})`)`
          ${here} puts half of the hypotenuse, the radius of the circle through the vertices, for the hypotenuse.`,
        slip('took_the_figure_for_special', area, calc`${side}^2 / 4`)`
          ${here} is the area for equal legs. Then the two centres would be nearer to each other.`,
        slip('left_out_a_factor', area, calc`${side} * ${r} / 2`)`
          ${here} is the triangle between the incentre and the hypotenuse only.`,
      ],
      snapRead: text`In-radius and distance of the two centres of a right triangle: one centre is the mid-point of the
        hypotenuse.`,
      approach: text`Drop the in-radius on the hypotenuse: Pythagoras gives the difference of the legs. The in-radius
        gives
        their sum in terms of the hypotenuse, and Pythagoras again the hypotenuse.`,
      faster: () => {
        const R = side.div(2);
        return text`For any triangle $OI^2 = R^2 - 2Rr$: $R^2 - ${q(2).mul(r)}R = ${square}$ gives $R = ${R}$, and the
          area
          is $r(2R + r)$.`;
      },
      check: () => {
        const sum = side.add(r.mul(2));
        const [a, b] = [sum.sub(legs).div(2), sum.add(legs).div(2)];
        return text`The legs are $${a}$ and $${b}$ with the hypotenuse $${side}$: $${a}^2 + ${b}^2 =
          ${a.mul(a).add(b.mul(b))}$ and $${a} \times ${b} \div 2 = ${a.mul(b).div(2)}$.`;
      },
      principle: text`In a right triangle the sum of the legs is the hypotenuse and twice the in-radius; with their
        difference
        that gives everything.`,
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
    forms: [areaFromCentres],
  }),
];
