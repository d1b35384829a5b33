import type Fraction from 'fraction.js';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, ratio, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf, type Value } from '../../value.ts';

interface Crossing {
  a: number;
  b: number;
  way: boolean;
}

const ratioTex = (value: Value) => (value as readonly Fraction[]).map(term => numberTex(term)).join(' : ');
/** Areas of the parts beside both sides, in a common unit. */
const partsOf = ({ a, b }: Crossing) => [a * a * (a + 3 * b), b * b * (b + 3 * a)] as const;

const areasBesideCrossing = form<Crossing, readonly Fraction[]>(
  'areas-beside-the-parallel-through-the-crossing',
  {
    band: 'Medium',
    seconds: 95,
    also: ['GM.TRI.3'],
    verify: ({ a, b }) => {
      // Side lengths change evenly with the height: add up thin strips on both sides of the crossing, exactly.
      const height = q(a, a + b);
      const at = (y: Fraction) => q(a).add(y.mul(b - a));
      const lower = at(q(0)).add(at(height)).mul(height).div(2);
      return ratioOf(lower, q(a + b, 2).sub(lower));
    },
  },
  ({ a, b, way }, { step, find }) => {
    const parts = find([a, b]);
    const heights = step(ratioOf(...parts), {
      name: 'the ratio of the heights',
      works: value => tex`h_1 : h_2 = ${a} : ${b} = ${ratioTex(value)}`,
      because: text`AB and CD are parallel, so the angles of the two triangles at the crossing are equal in pairs.
        In similar triangles the heights are in the ratio of the bases.`,
    })`
      The triangles at the crossing on the two parallel sides are similar. So the crossing divides the height in the
      ratio of these sides, with the larger part next to the longer side.`;
    const [h = q(0), k = q(1)] = heights;
    const middle = step(calc`2 * ${b} * (${a} / (${a} + ${b}))`, {
      name: 'the length of the dividing line',
      because: text`In a triangle cut off by a diagonal, a parallel to the base is the same part of the base as its
        distance from the opposite vertex is of the height. That part is known from the ratio of the heights.`,
    })`
      Each half of the line, from O to a leg, is parallel to one side in a triangle on a diagonal, so it is a known
      part of that side. Both halves are equal; add them.`;
    const sums = step(ratioOf(middle.add(a), middle.add(b)), {
      name: 'the ratio of the sums of the parallel sides',
      works: value => tex`(${a} + ${middle}) : (${middle} + ${b}) = ${ratioTex(value)}`,
      because: text`The area of a trapezium is half of the sum of its parallel sides times its height. To compare
        two areas, the sums and the heights have to be compared.`,
    })`
      Both parts are trapeziums with this line as one parallel side. Compare the sums of their parallel sides.`;
    const [m = q(0), n = q(1)] = sums;
    const areas = step(ratioOf(h.mul(m), k.mul(n)), {
      name: 'the ratio of the areas',
      works: value => tex`(${h} \times ${m}) : (${k} \times ${n}) = ${ratioTex(value)}`,
    })`
      Each area is half of sum times height, so multiply the ratio of the sums by the ratio of the heights.`;
    const [one = q(0), other = q(1)] = areas;
    return {
      answer: areas,
      stem: way
        ? text`In trapezium ABCD, AB is parallel to CD, $AB = ${a}$ cm and $CD = ${b}$ cm. The diagonals meet at O.
          The line through O parallel to AB meets AD at P and BC at Q. What is the ratio of the area of ABQP to the
          area of PQCD?`
        : text`A field has two parallel fences of $${a}$ m and $${b}$ m; its other two boundaries are straight. A
          wall through the point where the diagonals cross, parallel to the fences, divides the field into two
          parts. Find the ratio of the areas of the part at the first fence and the part at the second.`,
      show: value => ratio(value as readonly Fraction[]),
      size: ([m, n]) => (m as Fraction).div(n as Fraction).valueOf(),
      plausible: ([m, n]) => (m as Fraction).compare(n as Fraction) === Math.sign(a - b),
      slips: [
        slip('took_the_figure_for_special', areas, ratioOf(3 * a + b, 3 * b + a))`
          $\frac{${a} + ${b}}{2}$ was taken for the line and half of the height for each part; the diagonals do not
          cross halfway.`,
        stop('left_out_a_factor', sums)`
          $${ratioTex(sums)}$ compares the sums of the parallel sides; the heights of the parts differ as well.`,
        slip('mixed_up_ratios_of_lengths_and_areas', areas, ratioOf(a * a, b * b))`
          $${a}^2 : ${b}^2 = ${ratioTex(areas)}$ is the ratio of the triangles at the crossing, not of the two
          trapeziums.`,
        slip('swapped_the_two', heights, () => ratioOf(...[...parts].reverse()))`
          The heights were taken as $${ratioTex(heights)}$; the crossing is farther from the longer side.`,
        slip('used_a_wrong_given_number', middle, calc`(${a} + ${b}) / 2`)`
          For the line the mean of the sides, $${middle}$, was used; it is shorter, as the crossing is nearer to the
          shorter side.`,
        stop('mixed_up_ratios_of_lengths_and_areas', heights)`
          $${ratioTex(heights)}$ is the ratio of the heights alone. The parallel sides of the two parts differ
          as well, so their areas are not in this ratio.`,
      ],
      snapRead: text`Two parallel sides and a parallel through the crossing of the diagonals: it divides the
        trapezium into two, whose areas are compared.`,
      approach: text`Each part is a trapezium. Similar triangles at the crossing give both what is needed: the ratio
        of the heights, and the length of the line.`,
      faster: () => {
        const g = ratioOf(a, b);
        const [m, n] = g.map(Number) as [number, number];
        return text`In units of the ratio $${m} : ${n}$ the areas are as $m^2(m + 3n) : n^2(n + 3m)$, here $${m * m}
          \times ${m + 3 * n} : ${n * n} \times ${n + 3 * m}$.`;
      },
      check: () =>
        text`With height ${a + b} the parts have $${q(partsOf({ a, b, way: true })[0]).div(2 * (a + b))}$ and
        $${q(partsOf({ a, b, way: true })[1]).div(2 * (a + b))}$, as $${one} : ${other}$; together
        $${q((a + b) * (a + b), 2)}$, the whole trapezium.`,
      principle: text`The diagonals of a trapezium cut each other, and the height, in the ratio of the parallel
        sides.`,
    };
  },
);

interface Incircle {
  /** Roots: the parallel sides are 2·m·s² and 2·m·t². */
  m: number;
  s: number;
  t: number;
  way: boolean;
}

const around = form<Incircle>(
  'isosceles-around-a-circle',
  {
    band: 'Medium',
    seconds: 85,
    revision: 2,
    also: ['GM.CIR.3'],
    verify: ({ m, s, t }) => {
      // Halves of the parallel sides are the tangents from the vertices; their product is the square of the radius.
      const [quarter, r] = [m * (s * s + t * t), m * s * t];
      for (let half = quarter; half > 0; half -= 1)
        if (half * 2 >= quarter && half * (quarter - half) === r * r) return 2 * half;
      throw new Error('no side fits');
    },
  },
  ({ m, s, t, way }, { step, find }) => {
    const leg = step(calc`${4 * m * (s * s + t * t)} ÷ 4`, {
      name: 'a sloping side',
      because: text`From each vertex both tangents are equally long. Added around the figure, both pairs of opposite
        sides have the same sum, so each pair is half of the perimeter.`,
    })`
      Tangents from a vertex are equal, so opposite sides have equal sums. The two sloping sides are half of the
      perimeter together, and they are equal, so each is a quarter of it.`;
    const height = find(calc`2 * ${m} * ${s} * ${t}`);
    // On a wrong path the root may be irrational.
    const overhang = step(
      Math.round(Math.sqrt(Math.max(1, leg.pow(2).sub(height.pow(2)).valueOf())) * 1e6) / 1e6,
      {
        name: 'half of the difference of the parallel sides',
        works: value => tex`\sqrt{${leg}^2 - ${height}^2} = ${value}`,
        because: text`The circle touches both parallel sides, so their distance is its diameter. If the heights are
          dropped from the shorter side, a right triangle with the sloping side as hypotenuse is left at each end.`,
      },
    )`
      The circle touches both parallel sides, so the height is its diameter. In the right triangle at one end the
      sloping side is the hypotenuse: Pythagoras gives how far the longer side projects, half of the difference.`;
    const mean = find(calc`${m} * (${s} * ${s} + ${t} * ${t})`);
    const longer = step(calc`${mean} + ${overhang}`, {
      name: 'the longer parallel side',
      because: text`The mean of two lengths lies in the middle between them. So the longer one is the mean and half
        of their difference.`,
    })`
      The parallel sides are the other half of the perimeter together, so their mean is a quarter of it. Add half of
      their difference to get the longer one.`;
    return {
      answer: longer,
      stem: way
        ? text`An isosceles trapezium of perimeter $${4 * m * (s * s + t * t)}$ cm is drawn around a circle of
          radius $${m * s * t}$ cm so that all four sides touch it. How long is the longer of the parallel sides, in
          cm?`
        : text`The four sides of a trapezium, whose two sloping sides are equal, touch a circle of radius
          $${m * s * t}$ units. The perimeter of the trapezium is $${4 * m * (s * s + t * t)}$ units. Find the
          length of its longest side in units.`,
      show: value => withUnit(value, way ? 'cm' : 'units'),
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('mixed_up_a_length_and_its_half', height, calc`${m} * ${s} * ${t}`)`
          The radius $${height}$ was taken for the height of the trapezium; the circle touches both parallel sides,
          so the height is its diameter.`,
        slip('answered_another_quantity', longer, calc`${mean} - ${overhang}`)`
          $${longer}$ is the shorter of the parallel sides. For the longer one half of the difference is added to
          the mean.`,
        slip('did_not_halve', longer, calc`${mean} + ${overhang} * 2`)`
          $${mean} + 2 \times ${overhang}$ adds the whole difference of the parallel sides to their mean.`,
        slip('used_a_wrong_given_number', mean, calc`${mean} - ${overhang} / 2`)`
          $${overhang}$ was taken for the whole difference of the parallel sides and halved; it is what the longer
          one has beyond the shorter at each end.`,
        slip('used_a_wrong_given_number', overhang, height)`
          You added the height $${height}$ to the mean of the parallel sides. What has to be added is half of their
          difference.`,
        slip('answered_another_quantity', longer, calc`${mean} * 2`)`
          $${longer}$ is the sum of the two parallel sides. Only the longer one is asked.`,
        slip('used_a_wrong_given_number', longer, calc`${mean} + ${m} * ${s} * ${t}`)`
          You added the radius to the mean: $${mean} + ${m * s * t} = ${mean.add(m * s * t)}$. Half of the
          difference of the parallel sides is added, and that is another length.`,
      ],
      snapRead: text`A trapezium with equal slopes around a circle; its perimeter and the radius are given, and a
        parallel side is asked.`,
      approach: text`Equal tangents split the perimeter into halves, which gives the sloping side and the mean of
        the parallel ones. The diameter is the height, and Pythagoras gives their difference.`,
      faster: text`The halves of the parallel sides add up to $${m * (s * s + t * t)}$ and multiply to
        $${m * s * t}^2$: they are $${m * t * t}$ and $${m * s * s}$.`,
      check: () => {
        const shorter = 2 * m * s * s;
        return text`With $${longer}$ and $${shorter}$ the product is $${longer.mul(shorter)}$, the square of the
          diameter $${2 * m * s * t}$.`;
      },
      principle: text`In a quadrilateral around a circle opposite sides have equal sums, and the distance of two
        parallel sides is the diameter.`,
    };
  },
);

/** GM.QAD.4 Medium: areas beside the parallel through the crossing, and a trapezium around a circle. */
export const crossingsAndIncircles: readonly AnyTemplate[] = [
  ...situation<Crossing>({
    type: 'GM.QAD.4',
    situation: 'crossing-diagonals',
    draw: draw => {
      const [m, n] = draw.pick([
        [2, 1],
        [3, 1],
        [3, 2],
        [4, 1],
        [4, 3],
        [5, 1],
        [5, 2],
        [5, 3],
        [5, 4],
        [6, 5],
        [7, 2],
        [7, 3],
      ] as const);
      const by = draw.int(2, 18);
      const [a, b] = draw.shuffled([m * by, n * by]) as [number, number];
      const whole = (2 * a * b) % (a + b) === 0;
      return whole && Math.min(a, b) >= 4 && Math.max(a, b) <= 95 ? { a, b, way: draw.chance(0.5) } : null;
    },
    tries: 60,
    forms: [areasBesideCrossing],
  }),
  ...situation<Incircle>({
    type: 'GM.QAD.4',
    situation: 'around-a-circle',
    draw: draw => {
      const [s, t] = draw.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [1, 4],
        [3, 4],
        [2, 5],
        [3, 5],
        [1, 5],
        [4, 5],
      ] as const);
      const m = draw.int(1, 9);
      return 2 * m * t * t <= 130 ? { m, s, t, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [around],
  }),
];
