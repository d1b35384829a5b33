import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { triples } from '../right-triangles/triples.ts';
import { bySides } from '../triangle.ts';

interface Square {
  a: number;
  frame: number;
}

const circleAround = form<Square>(
  'area-of-the-circle-around',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ a }) => {
      // The centre is the middle of the square; a corner is half a side away in both directions.
      const [x, y] = [a / 2, a / 2];
      return q(Math.round((x * x + y * y) * 4), 4);
    },
  },
  ({ a, frame }, { step }) => {
    const [thing, unit] = wording(frame, ['circle', 'cm'], ['table', 'dm'], ['board', 'cm'], ['pond', 'm']);
    const diameter = step(calc`${a}^2 + ${a}^2`, {
      name: 'the square of the diameter',
      works: (_value, working) => tex`d^2 = ${working}`,
      because: text`A right angle with its vertex on a circle stands over a diameter. Each angle of the square is a
        right angle with its vertex on the circle, and the diagonal is opposite to it.`,
    })`
      All four corners lie on the ${thing}, and the diagonal goes through its centre, so the diagonal is a diameter
      $d$. By Pythagoras the square of $d$ is the sum of the squares of two sides.`;
    const radius = step(calc`${diameter} / 4`, {
      name: text`the area of the ${thing}, in multiples of pi`,
      works: (value, working) => tex`r^2 = \frac{d^2}{4} = ${working} \;\Rightarrow\; \pi r^2 = ${value}\pi`,
      because: text`The area of a circle needs only the square of the radius. Half of a length has a quarter of its
        square, so the root, which would not be whole, can be left out.`,
    })`
      Let $r$ be the radius. It is half of the diameter, so $r^2$ is a quarter of $d^2$. Multiply by $\pi$ for the
      area; no root is needed.`;
    return {
      answer: radius,
      stem: wording(
        frame,
        text`A square with sides of $${a}$ cm is inscribed in a circle. What is the area of the circle, in square
          cm?`,
        text`On a round table lies a square cloth with sides of $${a}$ dm, and each of its four corners just reaches
          the rim of the table. How large is the table top, in square dm?`,
        text`The largest possible square that a carpenter could saw from a circular board has a side of $${a}$ cm.
          Find the area of the board in square cm before it was sawn.`,
        text`Four lamps stand at the edge of a circular pond. They are the corners of a square, and neighbouring
          lamps are $${a}$ m apart. What area does the pond cover, in square m?`,
      ),
      show: value => `$${numberTex(value)}\\pi$`,
      plausible: value => value.gt(0) && value.mul(4).d === 1n,
      slips: [
        slip('matched_the_wrong_sides', diameter, calc`${a}^2`)`
          You used the side, $${a}$ ${unit}, as the diameter. That circle lies inside the square and touches its
          sides; here the corners lie on the circle.`,
        slip('added_lengths_for_squares', diameter, calc`(${a} + ${a})^2`)`
          ${here} adds two sides to get the diagonal. In a right triangle the squares of the sides are added, not
          the sides.`,
        slip('mixed_up_a_length_and_its_half', radius, calc`${diameter}`)`
          ${here}, times $\pi$, uses the diagonal of the square as the radius. The diagonal is the diameter, so the
          radius is half of it.`,
        slip('used_a_wrong_given_number', diameter, calc`${a}^2 + (${a} / 2)^2`)`
          ${here} is the square of a line from a corner to the middle of a side. The diameter is the diagonal, from
          corner to corner.`,
        slip('mixed_up_a_length_and_its_half', radius, calc`${diameter} * 2`)`
          ${here} doubles the square of the diagonal. The radius is half of the diagonal, so its square is a
          quarter.`,
        slip('mixed_up_length_area_and_volume', radius, calc`${a}`)`
          $${a}\pi$ ${unit} is the circumference of the circle that touches the sides of the square. An area is
          asked, and the circle goes through the corners.`,
        slip('used_a_factor_twice', radius, calc`${diameter} / 16`)`
          ${here}, times $\pi$, halves the radius once more. The square of the radius is a quarter of the square of
          the diagonal.`,
      ],
      snapRead: text`The corners of a square lie on a circle, so its diagonal is the diameter of the circle.`,
      approach: text`The diagonal is the diameter. Find its square from the side by Pythagoras; a quarter of it is
        the square of the radius, and $\pi$ times that is the area.`,
      check: text`The square has the area $${a}^2 = ${a * a}$, and the ${thing} about $3.14 \times ${a * a} \div 2
        \approx ${Math.round(1.57 * a * a)}$: a little more than one and a half times as much, as a sketch shows.`,
      principle: text`If a square is inscribed in a circle its diagonal is the diameter; if it is drawn around a
        circle its side is.`,
      figure: () =>
        drawn({
          alt: `A circle with a square in it, whose four corners lie on the circle. A side of the square is ${a} ${unit}.`,
          points: {
            O: { x: 0, y: 0 },
            A: { x: -1, y: -1 },
            B: { x: 1, y: -1 },
            C: { x: 1, y: 1 },
            D: { x: -1, y: 1 },
          },
          hidden: 'OABCD',
          lines: ['AB', 'BC', 'CD', 'DA'],
          circles: [['O', Math.SQRT2]],
          texts: [[{ x: 0, y: -0.82 }, `${a} ${unit}`]],
          longest: 200,
        }),
    };
  },
);

/** GM.CIR.7 Easy: the circle around a square. */
export const aroundSquares: readonly AnyTemplate[] = situation<Square>({
  type: 'GM.CIR.7',
  situation: 'circle-around-a-square',
  tries: 10,
  draw: draw => ({ a: draw.step(6, 60, 2), frame: draw.int(0, 3) }),
  forms: [circleAround],
});

interface Both {
  a: number;
  b: number;
  c: number;
  frame: number;
}

const perimeter = form<Both>(
  'perimeter-from-two-radii',
  {
    band: 'Easy',
    seconds: 55,
    entry: true,
    verify: ({ a, b, c }) => a + b + c,
  },
  ({ a, b, c, frame }, { step }) => {
    const r = (a + b - c) / 2;
    const [triangle, inner, unit] = wording(
      frame,
      ['triangle', 'incircle', 'cm'],
      ['triangle', 'circle', 'cm'],
      ['triangle', 'lake', 'km'],
      ['garden', 'pond', 'm'],
    );
    const byRadius = frame % 4 === 0 || frame % 4 === 3;
    const long = step(byRadius ? calc`2 * ${q(c, 2)}` : calc`2 * ${r}`, {
      name: byRadius ? 'the hypotenuse' : `the diameter of the ${inner}`,
      because: text`${
        byRadius
          ? text`An angle of $90^\circ$ whose vertex lies on a circle stands over a diameter.`
          : text`A radius to a point of contact is perpendicular to the leg, and the legs are perpendicular too.
          With two equal radii this is a square.`
      }`,
    })`
      ${
        byRadius
          ? text`The vertex of the right angle lies on the circle through the corners, so the hypotenuse is a
          diameter of this circle, twice its radius.`
          : text`At the right angle the ${inner} and the two legs leave a square whose sides are radii. So the two
          tangents from this corner are together as long as a diameter: find it.`
      }`;
    const legs = step(byRadius ? calc`${long} + 2 * ${r}` : calc`${c} + ${long}`, {
      name: 'the sum of the two legs',
      because: text`From a point outside a circle both tangents are equally long. So the remaining pieces of the
        legs are as long as the two parts of the hypotenuse, and only the two pieces at the right angle are left
        over.`,
    })`
      The tangents from the right angle are as long as the radius of the ${inner}. By equal tangents the rest of the
      two legs is as long as the hypotenuse. So both legs together are the hypotenuse and two radii.`;
    const around = step(byRadius ? calc`${legs} + ${long}` : calc`${legs} + ${c}`, { name: 'the perimeter' })`
      The perimeter consists of the two legs and the hypotenuse, so add the hypotenuse.`;
    return {
      answer: around,
      stem: wording(
        frame,
        text`In a right triangle the incircle has a radius of $${r}$ cm and the circumcircle a radius of
          $${q(c, 2)}$ cm. What is the perimeter of the triangle in cm?`,
        text`A right triangle with a hypotenuse of $${c}$ cm is drawn around a circle, so that all three sides touch
          it. The radius of the circle is $${r}$ cm. Find the perimeter of the triangle in cm.`,
        text`Three straight roads form a triangle with one right angle, and the longest of them measures $${c}$ km.
          A round lake with a radius of $${r}$ km touches each of the roads from inside. How many km are the three
          roads long together?`,
        text`A triangular garden with a right angle is surrounded by walls. A circular pond of radius $${r}$ m just
          reaches all three of them. A well in the middle of the longest wall is $${q(c, 2)}$ m from each corner of
          the garden. What is the total length of the walls, in m?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('did_not_double', legs, calc`${c} + ${r}`)`
          For the two legs you had ${here}, which makes the perimeter $${around}$ ${unit}. The radius of the ${inner}
          has to be added twice, because each leg has a piece of this length at the right angle.`,
        stop('stopped_a_step_early', legs)`
          $${c} + 2 \times ${r} = ${legs}$ ${unit} is the sum of the two legs. The perimeter has the hypotenuse as
          well.`,
        slip('wrong_sign', legs, calc`${c} - 2 * ${r}`)`
          For the two legs you had ${here}, which makes the perimeter $${around}$ ${unit}. The two legs together are
          longer than the hypotenuse, so the two radii are added.`,
        slip('used_a_factor_twice', legs, calc`${c} + 4 * ${r}`)`
          For the two legs you had ${here}, with a diameter of the ${inner} for each, which makes the perimeter
          $${around}$ ${unit}. At the right angle each leg has a piece as long as the radius.`,
        slip('mixed_up_length_area_and_volume', around, calc`${r} * (${c} + ${r})`)`
          ${here} is the area of the ${triangle}: in-radius times half of the perimeter. The question asks for a
          length.`,
        slip('left_out_a_length', legs, calc`${c}`)`
          You made the legs together as long as the hypotenuse, $${c}$ ${unit}. The two pieces at the right angle
          are missing; without them the triangle would be flat.`,
        slip('used_a_term_twice', around, calc`${legs} + 2 * ${c}`)`
          ${here} adds the hypotenuse twice. A triangle has it once, beside the two legs.`,
      ],
      snapRead: text`The hypotenuse of a right triangle and the radius of its incircle are known: equal tangents
        give the sum of the legs.`,
      approach: text`Cut the legs at the points of contact. At the right angle there are two pieces as long as the
        in-radius; by equal tangents the rest is as long as the hypotenuse.`,
      check: text`Legs of $${a}$ and $${b}$ ${unit} fit: $${a}^2 + ${b}^2 = ${a * a + b * b} = ${c}^2$, and
        $\frac{${a} + ${b} - ${c}}{2} = ${r}$.`,
      principle: text`In a right triangle both legs together exceed the hypotenuse by twice the in-radius.`,
      figure: () => {
        const { A, B, C } = bySides(c, b, a);
        const s = (a + b + c) / 2;
        const centre = {
          x: (b * B.x + a * C.x + c * A.x) / (2 * s),
          y: (b * B.y + a * C.y + c * A.y) / (2 * s),
        };
        return drawn({
          alt: `A right triangle with its hypotenuse below. The ${inner} of radius ${r} ${unit} touches its three sides.`,
          points: { A, B, C, O: centre, M: { x: centre.x, y: 0 } },
          hidden: 'ABCOM',
          lines: ['AB', 'BC', 'CA'],
          broken: ['OM'],
          circles: [['O', r]],
          right: ['BAC'],
          texts: [
            [{ x: centre.x + 0.35 * r, y: centre.y * 0.55 }, `${r}`],
            ...(byRadius ? [] : ([[{ x: c / 2, y: -0.05 * c }, `${c}`]] as const)),
          ],
          notToScale: true,
          longest: 260,
        });
      },
    };
  },
);

/** GM.CIR.7 Easy: a right triangle between its two circles. */
export const betweenTwoCircles: readonly AnyTemplate[] = situation<Both>({
  type: 'GM.CIR.7',
  situation: 'right-triangle-with-its-circles',
  tries: 10,
  draw: draw => {
    const [a, b, c] = draw.pick(triples.filter(t => t[2] <= 130 && t[2] >= 13));
    return 5 * Math.min(a, b) > c ? { a, b, c, frame: draw.int(0, 3) } : null;
  },
  forms: [perimeter],
});
