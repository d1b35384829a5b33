import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { triples } from '../right-triangles/triples.ts';
import { bySides } from '../triangle.ts';
import { circumcentreOf, herons, inCentreOf } from './herons.ts';

interface Sided {
  a: number;
  b: number;
  c: number;
  area: number;
  way: number;
}

const circumradius = form<Sided>(
  'circumradius-from-sides',
  {
    band: 'Medium',
    seconds: 100,
    also: ['GM.ARE.6'],
    suits: ({ a, b, c, area }) => q(a * b * c, 4 * area).mul(8).d === 1n && area < 800,
    verify: ({ a, b, c }) => {
      const t = bySides(a, b, c);
      const o = circumcentreOf(t.A, t.B, t.C);
      return q(Math.round(Math.hypot(o.x, o.y) * 1000), 1000);
    },
  },
  ({ a, b, c, way }, { step }) => {
    const half = step(calc`(${a} + ${b} + ${c}) / 2`, {
      name: 'half of the perimeter',
      works: (_v, w) => tex`s = ${w}`,
    })`
      The circumradius needs the area, and the sides give it. Let $s$ be half of the perimeter.`;
    const area = step(
      () => calc`sqrt(${half} * (${half} - ${a}) * (${half} - ${b}) * (${half} - ${c}))`.value,
      {
        name: 'the area',
        works: v =>
          tex`S = \sqrt{${half} \times ${half.sub(a)} \times ${half.sub(b)} \times ${half.sub(c)}} = ${v}`,
      },
    )`
      Heron's formula gives the area $S$ from $s$ and its differences with the sides.`;
    const radius = step(calc`${a} * ${b} * ${c} / (4 * ${area})`, (_v, w) => tex`R = ${w}`)`
      The area of a triangle is the product of its sides over four times the circumradius, so divide the product by four
      times the area.`;
    return {
      answer: radius,
      stem:
        way === 0
          ? text`The sides of a triangle are $${a}$ cm, $${b}$ cm and $${c}$ cm long. What is the radius of the circle
            through its
            three vertices, in cm?`
          : way === 1
            ? text`Three villages are $${a}$ km, $${b}$ km and $${c}$ km from each other. A mast is to be put up at
              the place that is
              equally far from all three. How far, in km, is the mast from each village?`
            : text`Find the circumradius of the triangle ABC in which $BC = ${a}$, $CA = ${b}$ and $AB = ${c}$.`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(8).d === 1n,
      onSight: value => value.mul(2).gte(Math.max(a, b, c)),
      slips: [
        slip('answered_another_quantity', radius, calc`${area} / ${half}`)`
          ${here} is the in-radius of the triangle.`,
        slip('mixed_up_a_length_and_its_half', radius, calc`${a} * ${b} * ${c} / (2 * ${area})`)`
          ${here} is the diameter of the circle.`,
        slip('took_the_figure_for_special', radius, calc`${Math.max(a, b, c)} / 2`)`
          ${here} is half of the longest side. That is the circumradius of a right triangle, which this one is not.`,
        slip('took_the_mean_for_the_middle', radius, calc`${half} / 2`)`
          ${here} is a quarter of the perimeter.`,
        slip('halved_needlessly', radius, calc`${a} * ${b} * ${c} / (8 * ${area})`)`
          ${here} halves the radius once more.`,
        slip('left_out_a_factor', radius, calc`${a} * ${b} * ${c} / (3 * ${area})`)`
          ${here} divides by three times the area; the area is a quarter of the product over the radius.`,
        slip('took_the_mean_for_the_middle', radius, calc`2 * ${half} / 3`)`
          ${here} is the mean of the sides.`,
      ],
      snapRead: text`Three sides given, the circle through the vertices asked: the area stands between them.`,
      approach: text`The circumradius is the product of the sides over four times the area. Get the area from the
        sides first.`,
      check: text`The altitude to the longest side is ${calc`2 * ${area} / ${Math.max(a, b, c)}`.value}, and the
        product of the other two
        sides is the altitude times the diameter: ${calc`2 * ${radius} * 2 * ${area} / ${Math.max(a, b, c)}`.value}.`,
      principle: text`The area connects the sides with both circles: sides times in-radius over two, and product of
        sides over
        four circumradii.`,
      figure: () => {
        const t = bySides(a, b, c);
        const o = circumcentreOf(t.A, t.B, t.C);
        return drawn({
          alt: `Triangle ABC with BC = ${a}, CA = ${b}, AB = ${c}, and the circle through its vertices.`,
          points: { ...t, O: o },
          hidden: 'O',
          lines: ['AB', 'BC', 'CA'],
          circles: [['O', Math.hypot(o.x, o.y)]],
          beside: { AB: String(c), BC: String(a), CA: String(b) },
          notToScale: true,
          longest: 230,
        });
      },
    };
  },
);

interface Touch {
  a: number;
  b: number;
  c: number;
  way: number;
}

const areaFromContact = form<Touch>(
  'area-from-the-parts-of-the-hypotenuse',
  {
    band: 'Medium',
    seconds: 90,
    also: ['GM.CIR.3'],
    verify: ({ a, b, c }) => {
      // The in-radius is tried until the legs satisfy Pythagoras.
      const [p, r] = [(b + c - a) / 2, (a + c - b) / 2];
      for (let x = 0.5; x < 200; x += 0.5)
        if ((p + x) ** 2 + (r + x) ** 2 === (p + r) ** 2) return q(Math.round((p + x) * (r + x) * 2), 4);
      throw new Error('no radius fits');
    },
  },
  ({ a, b, c, way }, { step, write, find }) => {
    const [p, r] = [(b + c - a) / 2, (a + c - b) / 2];
    write(tex`AB = ${p} + x, \quad AC = ${r} + x, \quad BC = ${p} + ${r}`)`
      Let $x$ be the in-radius. Tangents from a point are equal, so $${p}$ and $${r}$ occur again on the legs; at the
      right angle
      the tangents have the length $x$.`;
    const product = step(calc`${p} * ${r}`, value => tex`x^2 + ${p + r}x = ${value}`)`
      Put these sides into the theorem of Pythagoras, multiply out, and divide by $2$.`;
    const legs = find(calc`2 * ${product}`, { name: 'the product of the legs' });
    const area = step(
      calc`${legs} / 2`,
      value =>
        tex`\frac{(x + ${p})(x + ${r})}{2} = \frac{x^2 + ${p + r}x + ${p} \times ${r}}{2} = \frac{${product} +
          ${product}}{2} = ${value}`,
    )`
      The area is half of the product of the legs, and the last line gives all of that product except $${p} \times
      ${r}$.`;
    return {
      answer: area,
      stem:
        way === 0
          ? text`The circle inscribed in a right triangle touches the hypotenuse at a point that divides it into parts
            of $${p}$ cm
            and $${r}$ cm. What is the area of the triangle, in $\text{cm}^2$?`
          : way === 1
            ? text`A round pond just touches the three straight walls of a garden that has a right angle at A. On the
              wall BC, opposite
              to A, it touches $${p}$ m from B and $${r}$ m from C. Find the area of the garden in square metres.`
            : text`In triangle ABC the angle A is $90^\circ$ and T is the point where the incircle touches BC. If $BT
              = ${p}$ and $TC =
              ${r}$, how large is the area of the triangle?`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('halved_needlessly', legs, product)`
          The product of the two parts was used for the product of the legs. The square and the linear term of the
          in-radius
          make up as much again.`,
        slip('did_not_halve', area, legs)`
          ${area} is the product of the legs, twice the area.`,
        slip('took_the_figure_for_special', area, calc`(${p} + ${r})^2 / 4`)`
          ${here} is the area with equal legs, when T is the middle of the hypotenuse.`,
        slip(
          'mixed_up_special_lines',
          area,
          () => Number.isInteger(Math.sqrt(p * r)) && calc`(${p} + ${r}) * sqrt(${p} * ${r}) / 2`,
        )`
          ${here} takes the point of contact for the foot of the altitude.`,
        slip('added_lengths_for_squares', area, calc`(${p}^2 + ${r}^2) / 2`)`
          ${here} uses the squares of the parts as if they were legs.`,
        slip('took_a_part_for_the_whole', area, calc`(${p} + ${r}) * ${(a + b - c) / 2} / 2`)`
          ${here} is the part of the area over the hypotenuse only, with the in-radius as height.`,
        slip('took_a_part_for_the_whole', area, calc`(${a} + ${b}) * ${(a + b - c) / 2} / 2`)`
          ${here} is the part of the area over the two legs only, with the in-radius as height.`,
        slip('used_a_term_twice', area, calc`3 * ${p} * ${r} / 2`)`
          ${here} counts the product of the parts three times in the product of the legs.`,
      ],
      snapRead: text`The incircle's point of contact cuts the hypotenuse of a right triangle: equal tangents give the
        legs.`,
      approach: text`Write both legs with the unknown in-radius. The theorem of Pythagoras gives not the in-radius at
        once, but all
        that the area needs.`,
      faster: text`The area is the product of the two parts, $${p} \times ${r}$.`,
      check: text`The legs are $${Math.min(a, b)}$ and $${Math.max(a, b)}$, with the in-radius $${(a + b - c) / 2}$
        and $\frac{${a} \times ${b}}{2} = ${(a * b) / 2}$.`,
      principle: text`Tangents from one point to a circle are equal: name the three tangent lengths of a triangle
        first.`,
      figure: () => {
        const [A, B, C] = [
          { x: 0, y: 0 },
          { x: 0, y: Math.min(a, b) },
          { x: Math.max(a, b), y: 0 },
        ];
        const { centre, radius } = inCentreOf(A, B, C);
        const bt = (Math.min(a, b) + c - Math.max(a, b)) / 2;
        return drawn({
          alt: `Triangle ABC with a right angle at A and its inscribed circle, which touches BC at T. BT and TC are ${p} and ${r}, in one order or the other.`,
          points: { A, B, C, I: centre, T: { x: (C.x * bt) / c, y: B.y - (B.y * bt) / c } },
          hidden: 'I',
          lines: ['AB', 'BC', 'CA'],
          circles: [['I', radius]],
          right: ['BAC'],
          notToScale: true,
        });
      },
    };
  },
);

/** GM.TRI.7 Medium: radii with the area in between. */
export const areaFirst: readonly AnyTemplate[] = [
  ...situation<Sided>({
    type: 'GM.TRI.7',
    situation: 'sides-alone',
    tries: 100,
    draw: draw => {
      const [a, b, c, area] = draw.pick(herons);
      const [x = a, y = b, z = c] = draw.shuffled([a, b, c]);
      return { a: x, b: y, c: z, area, way: draw.int(0, 2) };
    },
    forms: [circumradius],
  }),
  ...situation<Touch>({
    type: 'GM.TRI.7',
    situation: 'contact-on-the-hypotenuse',
    tries: 20,
    draw: draw => {
      const [a, b, c] = draw.pick(triples.filter(([, , c]) => c <= 75));
      return { a, b, c, way: draw.int(0, 2) };
    },
    forms: [areaFromContact],
  }),
];
