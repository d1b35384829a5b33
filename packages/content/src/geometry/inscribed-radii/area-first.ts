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
    // Two slips that nobody makes are gone.
    revision: 2,
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
      because: text`The formula for the circumradius has the area in it, and no height is given. Heron's formula
        gives the area from the sides alone, and it starts from half of the perimeter.`,
    })`
      The circumradius follows from the sides and the area, so the area is needed first. Heron's formula finds it
      with half of the perimeter: let $s$ be this half.`;
    const area = step(
      () => calc`sqrt(${half} * (${half} - ${a}) * (${half} - ${b}) * (${half} - ${c}))`.value,
      {
        name: 'the area',
        works: v =>
          tex`S = \sqrt{${half} \times ${half.sub(a)} \times ${half.sub(b)} \times ${half.sub(c)}} = ${v}`,
        because: text`No height of the triangle is known, so half of base times height cannot be used directly.
          Heron's formula does the same from the three sides.`,
      },
    )`
      Heron's formula gives the area $S$: the root of the product of $s$ and its differences with the three sides.`;
    const radius = step(calc`${a} * ${b} * ${c} / (4 * ${area})`, {
      name: 'the circumradius',
      works: (_v, w) => tex`R = ${w}`,
      because: text`Half of $ab \sin C$ is the area, and the side $c$ is the chord over the angle $C$ in the circle,
        $c = 2R \sin C$. Replacing $\sin C$ by $\frac{c}{2R}$ gives $S = \frac{abc}{4R}$.`,
    })`
      The area is the product of the three sides divided by four times the circumradius $R$. So $R$ is the product
      of the sides divided by four times the area.`;
    return {
      answer: radius,
      stem:
        way === 0
          ? text`The sides of a triangle are $${a}$ cm, $${b}$ cm and $${c}$ cm long. What is the radius of the
            circle through its three vertices, in cm?`
          : way === 1
            ? text`Three villages are $${a}$ km, $${b}$ km and $${c}$ km from each other. A mast is to be put up at
              the place that is equally far from all three. How far, in km, is the mast from each village?`
            : text`Find the circumradius of the triangle ABC in which $BC = ${a}$, $CA = ${b}$ and $AB = ${c}$.`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(8).d === 1n,
      onSight: value => value.mul(2).gte(Math.max(a, b, c)),
      slips: [
        slip('answered_another_quantity', radius, calc`${area} / ${half}`)`
          ${here} is the radius of the circle inside the triangle, which touches the sides. The question asks for
          the circle through the vertices.`,
        slip('mixed_up_a_length_and_its_half', radius, calc`${a} * ${b} * ${c} / (2 * ${area})`)`
          ${here} divides by twice the area and gives the diameter of the circle. The radius is half of it.`,
        slip('took_the_figure_for_special', radius, calc`${Math.max(a, b, c)} / 2`)`
          ${here} is half of the longest side. The longest side is a diameter only in a right triangle, and this one
          has no right angle.`,
        slip('took_the_figure_for_special', radius, calc`4 * ${area} / (3 * ${Math.max(a, b, c)})`)`
          ${here} is two thirds of the altitude to the longest side. That is the circumradius of an equilateral
          triangle only.`,
        slip('halved_needlessly', radius, calc`${a} * ${b} * ${c} / (8 * ${area})`)`
          ${here} halves the radius once more. The factor is $4$ in the denominator, not $8$.`,
        slip('left_out_a_factor', radius, calc`${a} * ${b} * ${c} / (3 * ${area})`)`
          ${here} divides by three times the area. In $S = \frac{abc}{4R}$, with the sides $a$, $b$ and $c$, the
          factor is $4$; let $S$ be the area and $R$ the radius.`,
        slip('divided_by_the_wrong_number', radius, calc`${a} * ${b} * ${c} / (4 * ${half})`)`
          ${here} has half of the perimeter in the denominator. That belongs to the radius of the circle inside; the
          product of the sides is divided by four times the area.`,
        slip('answered_another_quantity', radius, calc`2 * ${area} / ${Math.min(a, b, c)}`)`
          ${here} is the altitude to the shortest side. The centre of the circle need not lie on it, and the radius is
          another length.`,
      ],
      snapRead: text`Three sides are given and the circle through the vertices is asked: find the area by Heron's
        formula, then use product of sides over four times the area.`,
      approach: text`The circumradius is the product of the sides divided by four times the area. The sides give the
        area by Heron's formula, so find it first.`,
      check: text`The altitude to the longest side is ${calc`2 * ${area} / ${Math.max(a, b, c)}`.value}, and the
        product of the other two sides is the altitude times the diameter:
        ${calc`2 * ${radius} * 2 * ${area} / ${Math.max(a, b, c)}`.value}.`,
      principle: text`The area of a triangle links its sides with both circles: it is half of the perimeter times
        the in-radius, and the product of the sides over four circumradii.`,
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
    revision: 2,
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
    write(tex`AB = ${p} + x, \quad AC = ${r} + x, \quad BC = ${p} + ${r}`, {
      because: text`From a point outside a circle both tangents are equally long. At the right angle the two radii
        to the legs and the two tangents form a square, so these tangents are as long as the in-radius.`,
    })`
      Let $x$ be the in-radius. The two tangents from B to the incircle are equal, and so are those from C, so
      $${p}$ and $${r}$ occur again on the legs. At the right angle A the tangents have the length $x$. This gives
      all three sides.`;
    const product = step(calc`${p} * ${r}`, {
      name: text`the value of $x^2 + ${p + r}x$`,
      works: value =>
        tex`(x + ${p})^2 + (x + ${r})^2 = ${p + r}^2 \Rightarrow 2x^2 + 2 \times ${p + r}x + ${p}^2 + ${r}^2 = ${p}^2 +
          2 \times ${p} \times ${r} + ${r}^2 \Rightarrow x^2 + ${p + r}x = ${p} \times ${r} = ${value}`,
      because: text`The legs are perpendicular, so their squares add up to the square of the hypotenuse. The
        equation need not be solved for $x$: this part of it is all that the area needs.`,
    })`
      Substitute these sides in the theorem of Pythagoras and expand. The squares of $${p}$ and $${r}$ are on both
      sides and cancel. Divide by $2$: this gives the value of $x^2 + ${p + r}x$.`;
    const legs = find(calc`2 * ${product}`, { name: 'the product of the legs' });
    const area = step(calc`${legs} / 2`, {
      name: 'the area',
      works: value =>
        tex`\frac{(x + ${p})(x + ${r})}{2} = \frac{x^2 + ${p + r}x + ${p} \times ${r}}{2} = \frac{${product} +
          ${product}}{2} = ${value}`,
      because: text`Base and height are the legs $x + ${p}$ and $x + ${r}$. Expanding their product gives the two
        terms just found and the product of the two parts, which is the same number once more.`,
    })`
      The area is half of the product of the legs. Expand it: the first two terms are known from the last line, and
      the third one is $${p} \times ${r}$.`;
    return {
      answer: area,
      stem:
        way === 0
          ? text`The circle inscribed in a right triangle touches the hypotenuse at a point that divides it into
            parts of $${p}$ cm and $${r}$ cm. What is the area of the triangle, in $\text{cm}^2$?`
          : way === 1
            ? text`A round pond just touches the three straight walls of a garden that has a right angle at A. On
              the wall BC, opposite to A, it touches $${p}$ m from B and $${r}$ m from C. Find the area of the
              garden in square metres.`
            : text`In triangle ABC the angle A is $90^\circ$ and T is the point where the incircle touches BC. If
              $BT = ${p}$ and $TC = ${r}$, what is the area of the triangle?`,
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('halved_needlessly', legs, product)`
          You used $${p} \times ${r} = ${product}$ as the product of the legs and halved it to $${area}$. The legs are
          longer than the parts by the in-radius, and their product is twice as large.`,
        slip('did_not_halve', area, legs)`
          ${area} is the product of the legs. The triangle is half of the rectangle with these sides.`,
        slip('took_the_figure_for_special', area, calc`(${p} + ${r})^2 / 4`)`
          ${here} is the area when both legs are equal. Then the circle touches the hypotenuse in its middle, but
          the two parts are different.`,
        slip(
          'mixed_up_special_lines',
          area,
          () => Number.isInteger(Math.sqrt(p * r)) && calc`(${p} + ${r}) * sqrt(${p} * ${r}) / 2`,
        )`
          ${here} uses the point of contact as the foot of the altitude. The altitude from the right angle meets the
          hypotenuse at another point unless the legs are equal.`,
        slip('added_lengths_for_squares', area, calc`(${p}^2 + ${r}^2) / 2`)`
          ${here} uses the squares of the parts. The parts lie on one line, the hypotenuse; they are not the legs.`,
        slip('took_a_part_for_the_whole', area, calc`(${p} + ${r}) * ${(a + b - c) / 2} / 2`)`
          ${here} is only the triangle between the incentre and the hypotenuse, with the in-radius as its height.
          Two more such triangles stand on the legs.`,
        slip('took_a_part_for_the_whole', area, calc`(${a} + ${b}) * ${(a + b - c) / 2} / 2`)`
          ${here} is only the two triangles between the incentre and the legs. A third one stands on the hypotenuse.`,
        slip('used_a_term_twice', area, calc`3 * ${p} * ${r} / 2`)`
          ${here} counts the product of the two parts three times in the product of the legs. It stands there twice.`,
      ],
      snapRead: text`The incircle of a right triangle touches the hypotenuse at a known point: equal tangents give
        both legs in terms of the in-radius.`,
      approach: text`Equal tangents give both legs with the unknown in-radius. The theorem of Pythagoras then gives
        exactly the expression that the area needs, so the in-radius itself is not necessary.`,
      faster: text`The area is the product of the two parts, $${p} \times ${r}$.`,
      check: text`The legs are $${Math.min(a, b)}$ and $${Math.max(a, b)}$, with the in-radius $${(a + b - c) / 2}$
        and $\frac{${a} \times ${b}}{2} = ${(a * b) / 2}$.`,
      principle: text`When a circle is inscribed in a triangle, name the three tangent lengths first: the two
        tangents from each vertex are equal.`,
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
