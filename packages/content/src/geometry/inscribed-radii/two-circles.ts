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
      because: text`The triangle is isosceles, so it is symmetric about the altitude from A. Any circle that touches
        both equal sides has its centre on this line.`,
    })`
      The triangle is symmetric, so the altitude from A halves the base BC and passes through both centres. By
      Pythagoras find this altitude.`;
    const radius = step(calc`${half} * ${height} / (${half} + ${side})`, {
      name: 'the in-radius',
      works: (_v, w) => tex`r = ${w}`,
      because: text`The radii to the points of contact are perpendicular to the sides, so the area is half of the
        perimeter times the in-radius. Half of the base times the altitude is the same area.`,
    })`
      The area of a triangle is half of its perimeter times the in-radius. Half of the perimeter is half of the base
      and one equal side, so divide half of the base times the altitude by it.`;
    const above = find(calc`${height} - 2 * ${radius}`, { name: 'the altitude of the small triangle' });
    const ratio = step(calc`${above} / ${height}`, {
      name: 'the ratio of the small triangle to the whole',
      works: value => tex`\frac{h - 2r}{h} = ${value}`,
      because: text`The incircle reaches up to twice its radius above BC, so the tangent above it leaves $h - 2r$ of
        the altitude. This tangent is parallel to BC, so the small triangle has the angles of ABC.`,
    })`
      Draw the tangent to the incircle that is parallel to BC, above the circle. It cuts off a small triangle at A,
      similar to ABC, with the altitude $h - 2r$, and the small circle is its incircle. Find the ratio of the two
      altitudes.`;
    const small = step(calc`${ratio} * ${radius}`, {
      name: 'the radius of the small circle',
      because: text`Similar triangles are copies in another size, so every length, also the radius of the inscribed
        circle, has the ratio of the altitudes.`,
    })`
      The small circle is to the small triangle what the incircle is to ABC. So its radius is the in-radius times
      the ratio of the altitudes.`;
    return {
      answer: small,
      stem:
        way === 0
          ? text`An isosceles triangle ABC has $AB = AC = ${side}$ and $BC = ${base}$. A small circle touches AB, AC
            and, from outside, the incircle of the triangle. What is the radius of the small circle?`
          : way === 1
            ? text`A sign has the shape of a triangle with two edges of $${side}$ cm and a base of $${base}$ cm. The
              largest possible disc is painted on it. Above that disc, towards the top corner, a second one is
              painted as large as possible without overlapping the first. Find the radius of the second disc in cm.`
            : text`The circle inscribed in triangle ABC with sides $${side}$, $${side}$ and $${base}$ is touched
              from outside by another circle, which also touches the two equal sides and lies nearer to their common
              vertex. How long is the radius of that circle?`,
      show: plain,
      plausible: value => value.gt(0) && value.lt(high) && value.d < 1000n,
      slips: [
        slip('mixed_up_a_length_and_its_half', above, calc`${height} - ${radius}`)`
          For the altitude of the small triangle you had ${here}. The whole incircle lies below its base, so the
          diameter is taken away, not the radius.`,
        stop('stopped_a_step_early', radius)`
          $${radius}$ is the radius of the incircle itself. The circle above it is smaller.`,
        slip('mixed_up_ratios_of_lengths_and_areas', small, calc`${ratio}^2 * ${radius}`)`
          ${here} squares the ratio of the altitudes. Squares compare areas; a radius is a length and changes by the
          ratio itself.`,
        slip('took_the_figure_for_special', small, calc`${above} / 2`)`
          ${here} lets the small circle fill the whole height of the small triangle. It touches the two sides below
          the top, so it does not reach A.`,
        slip('took_the_figure_for_special', small, calc`${radius} / 3`)`
          ${here} is right in an equilateral triangle only, where the centre divides the altitude as $2 : 1$. The
          base here has another length than the sides.`,
        slip('took_a_slant_for_the_height', height, side)`
          You used the equal side $${side}$ as the altitude. The altitude is perpendicular to the base and shorter
          than the slanting side.`,
        slip('halved_needlessly', small, calc`${radius} / 2`)`
          ${here} halves the in-radius. The ratio of the two circles depends on the shape of the triangle and has to
          be found from the altitudes.`,
        slip('mixed_up_a_length_and_its_half', above, calc`${height} - 3 * ${radius}`)`
          For the altitude of the small triangle you had ${here}, as if one and a half circles lay below it. One
          whole circle does.`,
      ],
      snapRead: text`Two circles stand above each other in an isosceles triangle: the upper one is the incircle of a
        smaller similar triangle.`,
      approach: text`The tangent between the circles, parallel to the base, cuts off a triangle similar to the
        whole. Its altitude is the altitude minus the diameter of the incircle, and radii change in the ratio of the
        altitudes.`,
      check: text`Both circles touch the same two sides, so the ratio is $\frac{${small}}{${radius}} = ${ratio}$.
        The distance of the centres, ${calc`${small} + ${radius}`.value}, agrees with the difference of their
        distances from A, ${calc`(${height} - ${radius}) * (1 - ${ratio})`.value}.`,
      principle: text`When two circles touch inside a triangle, draw their common tangent parallel to the base: it
        cuts off a smaller copy of the figure.`,
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
    revision: 3,
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
      because: text`IT is a radius to the point of contact, so it is perpendicular to the hypotenuse, and O lies on
        the hypotenuse. Triangle OTI therefore has a right angle at T.`,
    })`
      Let I be the centre of the incircle and T its point of contact with the hypotenuse. Let O be the mid-point of
      the hypotenuse, which is the centre of the circle through the vertices. In the right triangle OTI the leg IT
      is the in-radius and OI is given, so find OT.`;
    const legs = step(calc`2 * ${half}`, {
      name: 'the difference of the legs',
      works: (_v, w) => tex`b - a = ${w}`,
      because: text`Tangents from one vertex are equal. At the right angle they are as long as $r$, so the tangents
        along the legs to the other two vertices are $a - r$ and $b - r$, and T divides the hypotenuse into these
        lengths. From the middle to T is half of their difference.`,
    })`
      Let $a$ and $b$ be the legs, $b$ the longer one, and $c$ the hypotenuse. By equal tangents T divides the
      hypotenuse into $a - r$ and $b - r$. The mid-point O is half of their difference away from T, so the legs
      differ by twice OT.`;
    const side = step(calc`2 * ${r} + sqrt(8 * ${r}^2 + ${legs}^2)`, {
      name: 'the hypotenuse',
      works: (_v, w) =>
        tex`(c + ${q(2).mul(r)})^2 + ${legs}^2 = 2c^2 \Rightarrow c^2 - ${q(4).mul(r)}c =
          ${q(4).mul(r.mul(r)).add(legs.mul(legs))} \Rightarrow c = ${w}`,
      because: text`$(a + b)^2 + (b - a)^2 = 2a^2 + 2b^2$, and by Pythagoras this is $2c^2$. The sum of the legs is
        the hypotenuse and two in-radii, so only $c$ is unknown.`,
    })`
      In a right triangle $a + b = c + 2r$. The squares of the sum and of the difference of the legs add up to
      $2c^2$. Substitute both and solve the quadratic equation for $c$.`;
    const area = step(calc`${r} * (${side} + ${r})`, {
      name: 'the area',
      because: text`The perimeter is $a + b + c$ with $a + b = c + 2r$, so half of it is $c + r$. A triangle's area
        is half of its perimeter times its in-radius.`,
    })`
      Half of the perimeter is $c + r$, because the legs are $c + 2r$ together. Multiply it by the in-radius to get
      the area.`;
    return {
      answer: area,
      stem:
        way === 0
          ? text`The incircle of a right triangle has a radius of $${r}$ cm. The distance between its centre and the
            centre of the circle through the three vertices is $${apart}$ cm. Find the area of the triangle in
            $\text{cm}^2$.`
          : way === 1
            ? text`A courtyard is a right triangle. A fountain stands $${r}$ m from each of its three walls. A lamp,
              at the place that is equally far from the three corners, is $${apart}$ m from the fountain. What is
              the area of the courtyard in $\text{m}^2$?`
            : text`ABC is a triangle with $\angle A = 90^\circ$. Its incentre I is $${r}$ units from each side, and
              its circumcentre O is $${apart}$ units from I. What is the area of triangle ABC?`,
      show: plain,
      plausible: value => value.gt(q(5).mul(r.mul(r))) && value.d <= 2n,
      slips: [
        slip('did_not_halve', area, calc`2 * ${r} * (${side} + ${r})`)`
          ${here} is the product of the legs. The triangle is half of the rectangle with these sides.`,
        slip('took_a_part_for_the_whole', area, calc`${r} * (${side} + 2 * ${r})`)`
          ${here} multiplies the in-radius by the sum of the legs. The area is the in-radius times half of the
          perimeter.`,
        slip('left_out_a_term', area, calc`${r} * ${side}`)`
          ${here} multiplies the in-radius by the hypotenuse alone. Half of the perimeter is longer than the
          hypotenuse by the in-radius.`,
        slip('answered_another_quantity', area, calc`2 * (${side} + ${r})`)`
          ${here} is the perimeter. The area is half of it times the in-radius.`,
        slip('mixed_up_a_length_and_its_half', area, calc`${r} * (${side} / 2 + ${r})`)`
          ${here} uses half of the hypotenuse, the radius of the circle through the vertices, in place of the
          hypotenuse.`,
        slip('took_the_figure_for_special', area, calc`${side}^2 / 4`)`
          ${here} is the area for equal legs. Then the two centres would lie on the axis of symmetry, nearer to each
          other than they are.`,
        slip('left_out_a_factor', area, calc`${side} * ${r} / 2`)`
          ${here} is only the triangle between the centre of the incircle and the hypotenuse. Two more such
          triangles stand on the legs.`,
      ],
      snapRead: text`In-radius and distance of the two centres of a right triangle are given: one centre is the
        mid-point of the hypotenuse, so a small right triangle appears.`,
      approach: text`Draw the in-radius to the hypotenuse: Pythagoras gives the difference of the legs. The
        in-radius also gives their sum in terms of the hypotenuse, and Pythagoras again gives the hypotenuse and the
        area.`,
      faster: () => {
        const R = side.div(2);
        return text`For any triangle $OI^2 = R^2 - 2Rr$: $R^2 - ${q(2).mul(r)}R = ${square}$ gives $R = ${R}$, and
          the area is $r(2R + r)$.`;
      },
      check: () => {
        const sum = side.add(r.mul(2));
        const [a, b] = [sum.sub(legs).div(2), sum.add(legs).div(2)];
        return text`The legs are $${a}$ and $${b}$ with the hypotenuse $${side}$: $${a}^2 + ${b}^2 =
          ${a.mul(a).add(b.mul(b))}$ and $${a} \times ${b} \div 2 = ${a.mul(b).div(2)}$.`;
      },
      principle: text`In a right triangle the sum of the legs is the hypotenuse plus twice the in-radius; with the
        difference of the legs this gives all sides.`,
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
