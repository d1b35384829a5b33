import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { primitive } from '../right-triangles/triples.ts';

interface Touching {
  /** TA, TB and AB. */
  a: number;
  b: number;
  c: number;
  frame: number;
}

const radiusFromTangentPoints = form<Touching>(
  'radius-from-the-points-of-a-common-tangent',
  {
    band: 'Hard',
    seconds: 145,
    also: ['GM.TRI.4', 'GM.CIR.2'],
    verify: ({ a, b }) => {
      // Circles above the x-axis at A(0, 0) and B(2√(rs), 0); r by halving until TA : TB is as given, then scaled.
      const at = (r: number) => {
        const d = 2 * Math.sqrt(r);
        const part = r / (r + 1);
        const t = { x: d * part, y: r + (1 - r) * part };
        return { ta: Math.hypot(t.x, t.y), tb: Math.hypot(t.x - d, t.y) };
      };
      let [low, high] = [1e-6, 1e6];
      for (let i = 0; i < 200; i += 1) {
        const r = Math.sqrt(low * high);
        const { ta, tb } = at(r);
        if (ta / tb < a / b) low = r;
        else high = r;
      }
      return q(Math.round((low * b * 4) / at(low).tb), 4);
    },
  },
  ({ a, b, frame }, { step, find, write }) => {
    write(tex`\angle ATB = 90^\circ`, {
      because: text`Let the common tangent in T meet AB at S. Tangents from S are equal, so $SA = ST = SB$: S is the
        midpoint of AB and T lies on the circle with the diameter AB.`,
    })`
      Draw the tangent in T; it meets AB at S. The tangents from S to both circles are equal, so S is equally far from
      A, T and B. So the angle at T is a right angle.`;
    const line = step(calc`sqrt(${a}^2 + ${b}^2)`, {
      name: 'the length of AB',
      works: (_v, working) => tex`AB = ${working}`,
    })`
      AB is the hypotenuse of triangle ATB.`;
    const diameter = step(calc`${line} * ${a} / ${b}`, {
      name: 'the diameter of the first circle',
      works: (_v, working) => tex`\frac{AD}{AB} = \frac{TA}{TB} \;\Rightarrow\; AD = ${working}`,
      because: text`The angle ATD is a right angle too, as TB is the continuation of DT. So D is the other end of the
        diameter through A, and the tangent AB is perpendicular to that diameter.`,
    })`
      Let BT, lengthened beyond T, meet the first circle again at D. Angle ATD is a right angle, so AD is a diameter,
      and it is perpendicular to the tangent AB. The right triangles DAB and ATB share the angle at B: they are
      similar.`;
    const radius = step(calc`${diameter} / 2`, { name: 'the radius of the first circle' })`
      Halve the diameter.`;
    const other = find(calc`${line} * ${b} / (2 * ${a})`, { name: 'the radius of the second circle' });
    return {
      answer: radius,
      stem: wording(
        frame,
        text`Two circles touch each other at T from outside. A straight line touches the first circle at A and the
          second one at B. If $TA = ${a}$ cm and $TB = ${b}$ cm, what is the radius of the first circle, in cm?`,
        text`Two round ponds of different size have just one point T of their edges in common. A straight road runs
          past both; it touches the edge of one pond at A and that of the other at B. Footbridges from T lead straight
          to A and to B and measure $${a}$ m and $${b}$ m. Find the radius of the pond at A, in m.`,
        text`On a straight line stand two wheels that touch each other; A and B are the points where the first and the
          second wheel touch the line, T is the point where the wheels meet. The straight distances of T from A and
          from B are $${a}$ dm and $${b}$ dm. How many dm has the radius of the first wheel?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d <= 12n,
      slips: [
        slip('did_not_halve', radius, calc`1 * ${diameter}`)`
          ${diameter} is the diameter of the circle that touches the line at A. Its radius is asked.`,
        stop('swapped_the_two', other)`
          This is the radius of the circle at B. The circle at A is asked, and the two differ as TA and TB do.`,
        slip('assumed_equal_parts', diameter, calc`1 * ${line}`)`
          You used AB, which is $${diameter}$ long, as the diameter of the first circle. AB is the diameter of the
          circle through A, T and B, which is another one.`,
        slip('took_the_figure_for_special', radius, calc`${a} / 2`)`
          ${here} takes TA for a diameter. TA is only a chord, as T is not opposite A.`,
        slip('added_lengths_for_squares', line, calc`${a} + ${b}`)`
          You made AB as long as TA and TB together. T does not lie on AB; the right angle at T calls for the theorem
          of Pythagoras.`,
        slip('matched_the_wrong_sides', diameter, calc`${a} * ${a} / ${b}`)`
          You compared TA with TB and applied the ratio to TA. In the similar triangles the diameter belongs to AB, the
          hypotenuse of the other triangle.`,
        slip('matched_the_wrong_sides', diameter, calc`${line} * ${line} / ${b}`)`
          ${here} is the distance of B from the far end of the diameter. The diameter itself is the other leg of that
          triangle.`,
        slip('took_a_part_for_the_whole', radius, calc`${a} * ${b} / ${line}`)`
          ${here} is the distance of T from the line AB. The radius runs from the centre, which is not at the height of
          T.`,
      ],
      snapRead: text`Two circles that touch, and a tangent to both: the angle over AB at the point where they meet is a
        right angle.`,
      approach: text`The tangent in T shows the right angle. Lengthen BT to the first circle: a second right angle
        makes the diameter through A, and similar triangles give it.`,
      check: text`The radii ${radius} and ${other} have the product ${calc`${radius} * ${other}`.value}. For circles
        that touch on a line, AB is twice the root of this product: ${line}.`,
      principle: text`Where two circles touch, draw the tangent in that point: with a common tangent it makes equal
        pieces and a right angle.`,
    };
  },
);

/** GM.CIR.6 Hard: a radius from the points where a common tangent touches. */
export const tangentPoints: readonly AnyTemplate[] = situation<Touching>({
  type: 'GM.CIR.6',
  situation: 'tangent-points',
  tries: 60,
  draw: draw => {
    const [x, y, z] = draw.pick(primitive.filter(([, , c]) => c <= 41));
    const k = draw.int(1, 20);
    const [a, b] = draw.chance(0.5) ? [x, y] : [y, x];
    const r = q(z * a * k, 2 * b);
    return r.mul(4).d === 1n && z * k <= 120 && r.gt(2) && r.lt(200)
      ? { a: a * k, b: b * k, c: z * k, frame: draw.int(0, 2) }
      : null;
  },
  forms: [radiusFromTangentPoints],
});
