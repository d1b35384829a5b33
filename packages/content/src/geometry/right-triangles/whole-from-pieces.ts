import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { withAltitude } from './altitude.ts';
import { triples } from './triples.ts';

interface Inradii {
  r: number;
  s: number;
  way: number;
}

/** In-radius and in-centre of a triangle by its corners. */
function incircle(a: { x: number; y: number }, b: { x: number; y: number }, c: { x: number; y: number }) {
  const [u, v, w] = [
    Math.hypot(b.x - c.x, b.y - c.y),
    Math.hypot(c.x - a.x, c.y - a.y),
    Math.hypot(a.x - b.x, a.y - b.y),
  ];
  const whole = u + v + w;
  const area = Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2;
  return {
    centre: { x: (u * a.x + v * b.x + w * c.x) / whole, y: (u * a.y + v * b.y + w * c.y) / whole },
    radius: (2 * area) / whole,
  };
}

const altitudeFromInradii = form<Inradii>(
  'altitude-from-two-in-radii',
  {
    band: 'Hard',
    seconds: 130,
    also: ['GM.TRI.7', 'GM.TRI.3'],
    verify: ({ r, s }) => {
      // A triangle with legs as the radii, measured and enlarged until its small in-radius is r.
      const { A, B, D } = withAltitude(r, s);
      const scale = r / incircle(A, B, D).radius;
      return q(Math.round(Math.hypot(A.x - D.x, A.y - D.y) * scale * 1000), 1000);
    },
  },
  ({ r, s, way }, { step, write }) => {
    write(tex`r_1 : r_2 : r = AB : AC : BC`, {
      because: text`Triangle ABD has a right angle at D and shares the angle at B with the whole triangle; CAD
        shares the angle at C. In similar triangles every length, also the in-radius, is in the ratio of the
        hypotenuses.`,
    })`
      Triangles ABD, CAD and CBA have equal angles, so they are similar, with the hypotenuses AB, AC and BC. Let
      $r_1 = ${r}$, $r_2 = ${s}$ and $r$ be their in-radii; these are in the ratio of the hypotenuses.`;
    const whole = step(calc`sqrt(${r}^2 + ${s}^2)`, {
      name: 'the in-radius of triangle ABC',
      works: (_v, w) => tex`r = ${w}`,
      because: text`The in-radii are the same multiple of AB, AC and BC. So $AB^2 + AC^2 = BC^2$, multiplied by the
        square of this number, is an equation of the in-radii.`,
    })`
      By Pythagoras the squares of AB and AC add up to the square of BC. The in-radii are in the same ratio, so
      $r_1^2 + r_2^2 = r^2$.`;
    const sum = step(calc`${r} + ${s} + ${whole}`, {
      name: 'the altitude AD',
      works: (_v, w) => tex`AD = ${w}`,
      because: text`From the right angle both tangents to the inscribed circle are as long as its radius, so the
        legs together exceed the hypotenuse by two radii. With sides of 3, 4 and 5 the radius is
        $\frac{3 + 4 - 5}{2} = 1$.`,
    })`
      In a right triangle the in-radius is half of (legs minus hypotenuse). Write this for all three triangles, with
      $BC = BD + CD$: $r_1 = \frac{BD + AD - AB}{2}$, $r_2 = \frac{CD + AD - AC}{2}$ and $r = \frac{AB + AC - BD -
      CD}{2}$. In the sum AB, AC, BD and CD cancel, and $\frac{AD}{2} + \frac{AD}{2} = AD$ is left.`;
    return {
      answer: sum,
      stem:
        way === 0
          ? text`In triangle ABC with a right angle at A, AD is the altitude to BC. The circles inscribed in
            triangles ABD and ACD have radii $${r}$ cm and $${s}$ cm. What is the length of AD, in cm?`
          : way === 1
            ? text`A triangular sheet ABC has a right angle at A. It is cut along the perpendicular AD to its
              longest edge BC. The largest discs that can be cut from the two pieces have radii of $${r}$ cm (from
              ABD) and $${s}$ cm (from ACD). How long, in cm, was the cut AD?`
            : text`The altitude AD to the hypotenuse divides a right triangle ABC into two triangles with in-radii
              $${r}$ and $${s}$. Find AD.`,
      show: plain,
      plausible: value => value.gt(Math.max(r, s)) && value.d === 1n,
      slips: [
        slip('added_lengths_for_squares', whole, calc`${r} + ${s}`)`
          For the in-radius of triangle ABC you had ${here}. In-radii are as AB, AC and BC, so their squares add up,
          not the radii themselves.`,
        slip('took_the_whole_for_a_part', sum, calc`2 * (${r} + ${s})`)`
          ${here} adds the diameters of the two circles. The circles touch AD at different places on both sides, so
          their diameters do not fill it.`,
        slip('left_out_a_term', sum, calc`${r} + ${s}`)`
          ${here} leaves out the in-radius of the whole triangle. The altitude is the sum of all three in-radii.`,
        stop('stopped_a_step_early', whole)`
          $${whole}$ is the in-radius of the whole triangle ABC. The altitude is the sum of all three in-radii.`,
        slip('mixed_up_a_length_and_its_half', sum, calc`2 * ${whole}`)`
          ${here} is the diameter of the circle inscribed in ABC. The altitude reaches from A to BC and is longer
          than this circle is wide.`,
        slip('used_a_term_twice', sum, calc`2 * (${r} + ${s} + ${whole})`)`
          ${here} leaves out the half in the formula for the in-radius: it is half of what the legs exceed the
          hypotenuse by.`,
        slip('left_out_a_term', sum, calc`${Math.max(r, s)} + ${whole}`)`
          ${here} leaves out the smaller circle. All three in-radii are needed, one for each triangle.`,
        slip('used_a_term_twice', sum, calc`${r} + ${s} + 2 * ${whole}`)`
          ${here} counts the in-radius of triangle ABC twice. Each of the three in-radii occurs once in the
          altitude.`,
      ],
      snapRead: text`The altitude to the hypotenuse makes two triangles similar to the whole: their in-radii obey
        Pythagoras, and all three add up to the altitude.`,
      approach: text`The three right triangles are similar, so their in-radii obey Pythagoras. The formula for the
        in-radius of a right triangle, added over all three, leaves the altitude alone.`,
      faster: text`AD is the sum of all three in-radii: $${r} + ${s} + \sqrt{${r}^2 + ${s}^2}$.`,
      check: () => {
        const [k, n] = [Number(whole), r + s + Number(whole)];
        const legs = [q(n * k, s), q(n * k, r)] as const;
        const long = q(n * k * k, r * s);
        return text`Then the legs are $${legs[0]}$ and $${legs[1]}$ and the hypotenuse is $${long}$, and the
          in-radius is ${calc`(${legs[0]} + ${legs[1]} - ${long}) / 2`}, as found.`;
      },
      principle: text`In similar figures every length is in the same ratio, so in the triangles at an altitude
        Pythagoras holds for in-radii and perimeters as for sides.`,
      figure: () => {
        const t = withAltitude(r, s);
        const [one, two] = [incircle(t.A, t.B, t.D), incircle(t.A, t.C, t.D)];
        return drawn({
          alt: `Triangle ABC with a right angle at A and the altitude AD to BC. A circle of radius ${r} is inscribed in
          triangle ABD, a circle of radius ${s} in triangle ACD.`,
          points: { ...t, P: one.centre, Q: two.centre },
          hidden: 'PQ',
          lines: ['AB', 'AC', 'BC', 'AD'],
          circles: [
            ['P', one.radius],
            ['Q', two.radius],
          ],
          right: ['BAC', 'ADC'],
          notToScale: true,
        });
      },
    };
  },
);

/** GM.TRI.4 Hard: in-radii of the three similar triangles, and perimeter with altitude. */
export const wholeFromPieces: readonly AnyTemplate[] = [
  ...situation<Inradii>({
    type: 'GM.TRI.4',
    situation: 'three-in-radii',
    tries: 20,
    draw: draw => {
      const [a, b] = draw.pick(triples.filter(([a, , c]) => c <= 85 && a / c > 0.32));
      return { ...(draw.chance(0.5) ? { r: a, s: b } : { r: b, s: a }), way: draw.int(0, 2) };
    },
    forms: [altitudeFromInradii],
  }),
];
