import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { triples } from '../right-triangles/triples.ts';
import { bySides } from '../triangle.ts';
import { herons, inCentreOf } from './herons.ts';

interface Sided {
  a: number;
  b: number;
  c: number;
  /** Area, from the list. */
  area: number;
  way: number;
}

const inRadius = form<Sided>(
  'in-radius-from-area-and-sides',
  {
    band: 'Easy',
    seconds: 45,
    suits: ({ a, b, c, area }) => q(2 * area, a + b + c).mul(2).d === 1n,
    verify: ({ a, b, c }) => {
      const t = bySides(a, b, c);
      return q(Math.round(inCentreOf(t.A, t.B, t.C).radius * 100), 100);
    },
  },
  ({ a, b, c, area, way }, { step }) => {
    const half = step(calc`(${a} + ${b} + ${c}) / 2`, {
      name: 'half of the perimeter',
      works: (_v, w) => tex`s = ${w}`,
      because: text`A radius to a point of contact is perpendicular to the tangent, here a side. So in each of the
        three triangles the side is the base and the in-radius the height.`,
    })`
      Join the centre of the inscribed circle to the vertices. The triangle is cut into three triangles with the
      sides as bases and the in-radius as height, because the radii to the points of contact are perpendicular to
      the sides. Let $s$ be half of the perimeter.`;
    const radius = step(calc`${area} / ${half}`, {
      name: 'the in-radius',
      works: (_v, w) => tex`r = ${w}`,
      because: text`Each of the three triangles is half of its side times $r$. Together that is half of the
        perimeter times $r$, so the half is already in $s$.`,
    })`
      Let $r$ be the in-radius. The three areas add up to $r$ times $s$, which is the whole area. Divide the area by
      $s$ to get $r$.`;
    return {
      answer: radius,
      stem:
        way === 0
          ? text`A triangle with sides $${a}$, $${b}$ and $${c}$ cm has an area of $${area}\text{ cm}^2$. What is
            the radius of the circle inscribed in it, in cm?`
          : way === 1
            ? text`From a triangular metal sheet with edges of $${a}$ cm, $${b}$ cm and $${c}$ cm, whose area is
              $${area}$ square centimetres, the largest possible disc is cut. Find the radius of the disc in cm.`
            : text`The sides of triangle ABC measure $${a}$, $${b}$ and $${c}$, and its area is $${area}$. How far
              is the point that is equally far from all three sides, and inside the triangle, from each of them?`,
      show: plain,
      plausible: value => value.gt(0) && value.lt(Math.min(a, b, c)) && value.mul(4).d === 1n,
      slips: [
        slip('mixed_up_a_length_and_its_half', half, calc`${a} + ${b} + ${c}`)`
          You divided the area by the whole perimeter, ${here}. Each of the three triangles at the centre is half of
          side times radius, so half of the perimeter is needed.`,
        slip('mixed_up_a_length_and_its_half', half, calc`(${a} + ${b} + ${c}) / 4`)`
          You halved the perimeter twice, to ${half}. Each triangle at the centre is half of side times radius, so
          it is halved once.`,
        slip('answered_another_quantity', radius, calc`${a} * ${b} * ${c} / (4 * ${area})`)`
          ${here} is the radius of the circle through the vertices. The circle in question lies inside and touches
          the sides.`,
        slip('took_the_mean_for_the_middle', radius, calc`(${a} + ${b} + ${c}) / 6`)`
          ${here} is half of the mean of the sides. The radius also depends on the area, which this does not use.`,
        slip('used_a_wrong_given_number', radius, calc`${area} / ${Math.max(a, b, c)}`)`
          ${here} divides the area by the longest side alone, which gives half of the altitude to it. The circle
          touches all three sides.`,
        slip('took_the_figure_for_special', radius, calc`(${a + b + c} - 2 * ${Math.max(a, b, c)}) / 2`)`
          ${here} is the rule for the in-radius of a right triangle. By their squares these sides do not form a
          right angle.`,
        slip('used_a_wrong_given_number', radius, calc`2 * ${area} / ${Math.max(a, b, c)}`)`
          ${here} is the altitude to the longest side. The circle inside the triangle has a much smaller radius.`,
        slip('mixed_up_a_length_and_its_half', radius, calc`2 * ${area} / ${half}`)`
          ${here} is the diameter of the inscribed circle. The question asks for its radius.`,
      ],
      snapRead: text`Area and all sides are known and the radius of the inscribed circle is asked: the area is this
        radius times half of the perimeter.`,
      approach: text`Cut the triangle from the centre of the inscribed circle into three triangles. Each has a side
        as base and the radius as height, so the area is the radius times half of the perimeter.`,
      check: text`Three triangles with the height ${radius} on the sides have the area
        ${calc`${radius} * (${a} + ${b} + ${c}) / 2`}.`,
      principle: text`The area of any triangle is its in-radius times half of its perimeter.`,
      figure: () => {
        const t = bySides(a, b, c);
        const { centre, radius: r } = inCentreOf(t.A, t.B, t.C);
        return drawn({
          alt: `Triangle ABC with BC = ${a}, CA = ${b}, AB = ${c} and area ${area}, and the circle inscribed in it with centre I.`,
          points: { ...t, I: centre },
          lines: ['AB', 'BC', 'CA'],
          circles: [['I', r]],
          beside: { AB: String(c), BC: String(a), CA: String(b) },
          notToScale: true,
        });
      },
    };
  },
);

interface Right {
  a: number;
  b: number;
  c: number;
  asked: 'perimeter' | 'sum';
  way: number;
}

const aroundRightTriangle = form<Right>(
  'right-triangle-from-both-radii',
  {
    band: 'Easy',
    seconds: 55,
    also: ['GM.TRI.4'],
    verify: ({ a, b, c, asked }) => {
      const { radius } = inCentreOf({ x: 0, y: 0 }, { x: a, y: 0 }, { x: 0, y: b });
      const legs = 2 * Math.round(radius) + c;
      return asked === 'sum' ? legs : legs + c;
    },
  },
  ({ a, b, c, asked, way }, { step, find }) => {
    const [R, r] = [q(c, 2), (a + b - c) / 2];
    const long = step(calc`2 * ${R}`, {
      name: 'the hypotenuse',
      works: (_v, w) => tex`BC = ${w}`,
      because: text`An angle over a diameter, with its vertex on the circle, is a right angle, and the reverse holds
        as well. So the mid-point of the hypotenuse is the centre of the circle through the vertices.`,
    })`
      A right angle with its vertex on a circle stands over a diameter. So the hypotenuse BC is a diameter of the
      circle through the vertices, twice its radius.`;
    const twice = find(calc`2 * ${r}`, { name: 'twice the in-radius' });
    const legs = step(calc`${long} + ${twice}`, {
      name: 'the sum of the legs',
      works: value => tex`AB + AC = ${long} + 2 \times ${r} = ${value}`,
      because: text`Two tangents from one vertex are equal. From B and from C the tangents on the legs are as long
        as the two parts of the hypotenuse, and at A each leg has one more piece, which is as long as the in-radius.`,
    })`
      At the right angle A the inscribed circle makes a square whose side is the in-radius. The other tangent
      lengths on the legs are equal to the two parts of the hypotenuse. So both legs together exceed the hypotenuse
      by twice the in-radius.`;
    const answer =
      asked === 'sum'
        ? legs
        : step(calc`${legs} + ${long}`, { name: 'the perimeter' })`
          The perimeter is the sum of the legs and the hypotenuse.`;
    return {
      answer,
      stem:
        way === 0
          ? text`The circle through the vertices of a right triangle has a radius of $${R}$ cm, and the circle that
            touches its sides has a radius of $${r}$ cm. What is the
            ${asked === 'sum' ? 'sum of the two legs' : 'perimeter of the triangle'}, in cm?`
          : way === 1
            ? text`In a triangular yard ABC with a right angle at A, the largest round bed that fits in has a radius
              of $${r}$ m. The lamp that is equally far from A, B and C is $${R}$ m from each of them. Find the
              ${asked === 'sum' ? 'total length of the walls AB and AC' : 'length of the wall around the yard'}, in
              metres.`
            : text`A right triangle has circumradius $${R}$ and in-radius $${r}$. Find
              ${asked === 'sum' ? 'the total length of its legs' : 'its perimeter'}.`,
      show: plain,
      plausible: value => value.gt(c) && value.d === 1n,
      slips: [
        slip('mixed_up_a_length_and_its_half', twice, r)`
          You let the legs exceed the hypotenuse by one in-radius, ${twice}. Each of the two legs has a piece of
          this length at the right angle.`,
        slip('mixed_up_a_length_and_its_half', long, R)`
          You used the radius ${long} as the hypotenuse. The right angle stands over a diameter, so the hypotenuse
          is twice the radius.`,
        slip('used_a_factor_twice', twice, calc`4 * ${r}`)`
          You let the legs exceed the hypotenuse by ${here}, a diameter for each leg. At the right angle each leg
          has a piece as long as the radius.`,
        asked === 'sum'
          ? slip('went_a_step_too_far', legs, calc`2 * ${long} + ${twice}`)`
            ${here} is the perimeter: the hypotenuse was added once more. The question asks for the two legs only.`
          : stop('stopped_a_step_early', legs)`
            $${legs}$ is the sum of the two legs. The perimeter contains the hypotenuse as well.`,
        slip('left_out_a_term', answer, asked === 'sum' ? calc`2 * ${long}` : calc`3 * ${long}`)`
          ${here} leaves out the in-radius, as if the legs together were only as long as the hypotenuse. Then the
          triangle would be flat.`,
        slip('left_out_a_term', legs, asked === 'perimeter' && calc`${long} + ${r} / 2`)`
          For the sum of the legs you had ${here}, with half of the in-radius. The legs exceed the hypotenuse by two
          in-radii.`,
        slip('used_a_factor_twice', twice, calc`3 * ${r}`)`
          You let the legs exceed the hypotenuse by ${here}. Only two tangents meet at the right angle, each as long
          as the in-radius.`,
      ],
      snapRead: text`Both radii of a right triangle are given: the outer one is half of the hypotenuse, and the legs
        exceed the hypotenuse by twice the inner one.`,
      approach: text`The hypotenuse is a diameter of the circle through the vertices. Equal tangents at the
        inscribed circle show that the legs together exceed it by twice the in-radius.`,
      faster: text`The perimeter of a right triangle is $4R + 2r$: here $4 \times ${R} + 2 \times
        ${r}$${asked === 'sum' ? text`, less the hypotenuse` : ''}.`,
      check: text`Legs of $${Math.min(a, b)}$ and $${Math.max(a, b)}$ with the hypotenuse $${c}$ have the in-radius
        ${calc`(${a} + ${b} - ${c}) / 2`}.`,
      principle: text`In a right triangle the hypotenuse is a diameter of the circumcircle, and the legs together
        exceed it by the diameter of the incircle.`,
      figure: () => {
        const [A, B, C] = [
          { x: 0, y: 0 },
          { x: 0, y: Math.min(a, b) },
          { x: Math.max(a, b), y: 0 },
        ];
        const { centre } = inCentreOf(A, B, C);
        return drawn({
          alt: `Triangle ABC with a right angle at A, the circle through A, B and C of radius ${Number(R)}, and the circle inscribed in the triangle, of radius ${r}.`,
          points: { A, B, C, I: centre, O: { x: C.x / 2, y: B.y / 2 } },
          hidden: 'IO',
          lines: ['AB', 'BC', 'CA'],
          circles: [
            ['I', r],
            ['O', c / 2],
          ],
          right: ['BAC'],
          notToScale: true,
          longest: 220,
        });
      },
    };
  },
);

/** GM.TRI.7 Easy: one radius from one formula. */
export const oneFormula: readonly AnyTemplate[] = [
  ...situation<Sided>({
    type: 'GM.TRI.7',
    situation: 'sides-and-area',
    tries: 60,
    draw: draw => {
      const [a, b, c, area] = draw.pick(herons.filter(([, , , s]) => s < 1500));
      const [x = a, y = b, z = c] = draw.shuffled([a, b, c]);
      return { a: x, b: y, c: z, area, way: draw.int(0, 2) };
    },
    forms: [inRadius],
  }),
  ...situation<Right>({
    type: 'GM.TRI.7',
    situation: 'radii-of-a-right-triangle',
    tries: 20,
    draw: draw => {
      const [a, b, c] = draw.pick(triples);
      return { a, b, c, asked: draw.pick(['perimeter', 'sum'] as const), way: draw.int(0, 2) };
    },
    forms: [aroundRightTriangle],
  }),
];
