import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';
import { triples } from '../right-triangles/triples.ts';

const lengthLike = (value: { d: bigint; valueOf(): number }) => value.valueOf() > 0 && value.d <= 9n;

interface Crossing {
  R: number;
  r: number;
  /** Half of the common chord, and its distances from the centres. */
  h: number;
  u: number;
  v: number;
  same: boolean;
  way: number;
}

const centresOfCrossing = form<Crossing>(
  'centres-of-crossing-circles',
  {
    band: 'Medium',
    seconds: 90,
    also: ['GM.CIR.1'],
    verify: ({ R, r, h, same }) => {
      for (let x = 1; x < R + r; x += 1) {
        // The chord's distance from the first centre, by the two circles' equations.
        const along = (x * x + R * R - r * r) / (2 * x);
        const inside = along > x;
        if (Math.abs(R * R - along * along - h * h) < 1e-6 && inside === same) return x;
      }
      throw new Error('no distance fits');
    },
  },
  ({ R, r, h, same, way }, { step }) => {
    const far = step(calc`sqrt(${R}^2 - ${h}^2)`, (_v, w) => tex`PM = ${w}`)`
      The line of the centres P and Q bisects the common chord AB at right angles, at M. In triangle PMA the radius
      is the hypotenuse.`;
    const near = step(calc`sqrt(${r}^2 - ${h}^2)`, (_v, w) => tex`QM = ${w}`)`
      The same for the other circle.`;
    const distance = step(same ? calc`${far} - ${near}` : calc`${far} + ${near}`, (_v, w) => tex`PQ = ${w}`)`
      ${
        same
          ? text`Both centres lie on the same side of the chord, so the distances are subtracted.`
          : text`The
        centres lie on different sides of the chord, so the distances are added.`
      }`;
    const place = same ? 'on the same side' : 'on different sides';
    return {
      answer: distance,
      stem:
        way === 0
          ? text`Two circles with radii of $${R}$ cm and $${r}$ cm cross each other. Their common chord is $${2 * h}$
            cm long, and their centres lie ${place} of it. How far apart are the
            centres, in cm?`
          : way === 1
            ? text`The ranges of two radio masts are discs of radius $${R}$ km and $${r}$ km. Their edges cross at
              two places that are $${2 * h}$ km apart, and the masts stand ${place} of the straight
              line through these places. What is the distance between the masts, in km?`
            : text`AB is the common chord of two circles with centres P and Q, $PA = ${R}$, $QA = ${r}$ and $AB =
              ${2 * h}$. If P and Q are ${place} of the line AB, find PQ.`,
      show: plain,
      plausible: value => lengthLike(value) && value.lt(R + r + 2),
      slips: [
        slip('left_out_a_case', distance, same ? calc`${far} + ${near}` : calc`${far} - ${near}`)`
          ${here} belongs to centres ${same ? 'on different sides' : 'on the same side'} of the chord.`,
        slip('added_lengths_for_squares', distance, same ? calc`${R} - ${r}` : calc`${R} + ${r}`)`
          ${here} is the distance of the centres when the circles just touch.`,
        stop('took_a_part_for_the_whole', far)`
          $${far}$ is the distance of the chord from one centre only.`,
        stop('took_a_part_for_the_whole', near)`
          $${near}$ is the distance of the chord from one centre only.`,
        slip('added_lengths_for_squares', far, calc`${R} - ${h}`)`
          The distance of the chord from P was taken to be ${here}. Radius and half-chord are sides of a right
          triangle.`,
        slip(
          'mixed_up_a_length_and_its_half',
          distance,
          same ? calc`${far} - ${near} / 2` : calc`${far} + ${near} / 2`,
        )`
          ${here} takes half of one of the distances.`,
        slip('added_lengths_for_squares', distance, calc`${R} + ${r} - ${2 * h}`)`
          ${here} takes the chord off the radii along one line.`,
        slip('did_not_double', distance, same ? calc`2 * (${far} - ${near})` : calc`2 * ${far}`)`
          ${here} treats the figure as symmetric about the chord.`,
      ],
      snapRead: text`Two circles with a common chord: the line of the centres bisects it at right angles.`,
      approach: text`Half of the chord is a leg of two right triangles, one for each circle. Their other legs lie on
        the line of the centres.`,
      check: text`$${R}^2 - ${h}^2 = ${R * R - h * h}$ and $${r}^2 - ${h}^2 = ${r * r - h * h}$ are the squares of
        $${Math.sqrt(R * R - h * h)}$ and $${Math.sqrt(r * r - h * h)}$.`,
      principle: text`The line of the centres is the perpendicular bisector of the common chord.`,
      figure: () => {
        const [u, v] = [Math.sqrt(R * R - h * h), Math.sqrt(r * r - h * h)];
        return drawn({
          alt: `Two circles with centres P and Q and radii ${R} and ${r} cross at A and B; AB = ${2 * h}. P and Q lie
          ${place} of AB.`,
          points: {
            P: { x: -u, y: 0 },
            Q: { x: same ? -v : v, y: 0 },
            A: { x: 0, y: h },
            B: { x: 0, y: -h },
          },
          lines: ['AB'],
          broken: ['PQ', 'PA', 'QA'],
          circles: [
            ['P', R],
            ['Q', r],
          ],
          notToScale: true,
          longest: 250,
        });
      },
    };
  },
);

interface Between {
  R: number;
  r: number;
  /** The small one: its root is the product of the roots over their sum. */
  x: ReturnType<typeof q>;
  way: number;
}

const circleInTheGap = form<Between>(
  'circle-in-the-gap',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AL.IND.4'],
    verify: ({ R, r }) => {
      // The small radius is sought at which the two horizontal distances make up the whole.
      let [low, high] = [0, r];
      for (let i = 0; i < 90; i += 1) {
        const x = (low + high) / 2;
        if (Math.sqrt(R * x) + Math.sqrt(r * x) < Math.sqrt(R * r)) low = x;
        else high = x;
      }
      const d = Math.round((Math.sqrt(R) + Math.sqrt(r)) ** 2);
      return q(Math.round(low * d * 100), d * 100);
    },
  },
  ({ R, r, way }, { step, write }) => {
    const [a, b] = [Math.sqrt(R), Math.sqrt(r)];
    const whole = step(calc`2 * sqrt(${R} * ${r})`, (_v, w) => tex`AB = ${w}`)`
      Let the line touch the large circles at A and B. These circles touch each other, so the distance AB along the
      line is twice the root of the product of
      their radii.`;
    write(tex`2\sqrt{${R}x} + 2\sqrt{${r}x} = AB`)`
      Let $x$ be the radius of the small circle, which touches the line at C between A and B. It touches both large
      circles, so AC and CB follow in the same way,
      and together they are AB.`;
    const root = step(calc`${whole} / (2 * (${a} + ${b}))`, (_v, w) => tex`\sqrt{x} = ${w}`)`
      Take the root of $x$ out. The roots of the radii are $${a}$ and $${b}$.`;
    const radius = step(calc`${root}^2`, (_v, w) => tex`x = ${w}`)`
      Square.`;
    return {
      answer: radius,
      stem:
        way === 0
          ? text`Two circles with radii $${R}$ and $${r}$ touch each other from outside and stand on the same line. A
            third circle fits into the gap between them and the line and touches
            all three. What is its radius?`
          : way === 1
            ? text`Two pipes with radii of $${R}$ cm and $${r}$ cm lie on a level floor and touch each other along
              their length. A thin rod is pushed into the space between the pipes and the
              floor, so thick that it just touches both pipes and the floor. Find its radius in cm.`
            : text`A line touches two circles of radii $${R}$ and $${r}$ at A and B, and the circles touch each
              other. Find the radius of the circle that touches the line between A and B and
              both of the circles.`,
      show: plain,
      plausible: value => value.gt(0) && value.lt(r),
      slips: [
        slip('forgot_to_square', radius, root)`
          ${radius} is the root of the radius.`,
        slip('took_the_mean_for_the_middle', radius, calc`${R} * ${r} / (${R} + ${r})`)`
          ${here} adds the reciprocals of the radii. It is the reciprocals of their roots that add up.`,
        slip('left_out_a_factor', whole, calc`sqrt(${R} * ${r})`)`
          AB was taken to be ${here}, without the factor $2$.`,
        slip('took_the_figure_for_special', radius, calc`${r} / 4`)`
          ${here} is right between two equal circles of radius $${r}$.`,
        slip('took_the_figure_for_special', radius, R / 4 < r && calc`${R} / 4`)`
          ${here} is right between two equal circles of radius $${R}$.`,
        slip('added_for_multiplied', root, calc`${whole} / (2 * ${R + r})`)`
          The root of the radius was found as ${here}, with the radii in place of their roots.`,
        slip('subtracted_for_added', root, calc`${whole} / (2 * (${a} + ${b})) / 2`)`
          The root of the radius was halved once more.`,
        slip('took_the_mean_for_the_middle', radius, calc`(${R} - ${r}) / 2`)`
          ${here} is half of the difference of the radii.`,
      ],
      snapRead: text`Three circles that touch each other on one line: distances along the line from products of
        radii.`,
      approach: text`For touching circles on a line the distance of their points of contact is $2\sqrt{Rr}$. Write
        this for all three pairs; the two short distances make up the
        long one.`,
      faster: text`$\frac{1}{\sqrt{x}} = \frac{1}{${a}} + \frac{1}{${b}}$, so the root of $x$ is $\frac{${a} \times
        ${b}}{${a} + ${b}}$.`,
      check: text`The three distances along the line are ${calc`2 * ${a} * ${root}`.value}, ${
        calc`2 * ${b} *
        ${root}`.value
      } and together ${whole}.`,
      principle: text`Compare circles on a common tangent by the distances of their points of contact: these add up,
        radii do not.`,
      figure: () => {
        const x = ((Math.sqrt(R) * Math.sqrt(r)) / (Math.sqrt(R) + Math.sqrt(r))) ** 2;
        const far = 2 * Math.sqrt(R * r);
        const at = 2 * Math.sqrt(R * x);
        return drawn({
          alt: `Circles of radius ${R} and ${r} touch each other and a line, at A and B. A small circle in the gap
          touches the line at C and both circles.`,
          points: {
            A: { x: 0, y: 0 },
            B: { x: far, y: 0 },
            C: { x: at, y: 0 },
            P: { x: 0, y: R },
            Q: { x: far, y: r },
            S: { x: at, y: x },
          },
          hidden: 'PQS',
          lines: ['AB'],
          circles: [
            ['P', R],
            ['Q', r],
            ['S', x],
          ],
          notToScale: true,
          longest: 280,
        });
      },
    };
  },
);

interface Boxed {
  w: number;
  h: number;
  r: number;
  way: number;
}

const twoInARectangle = form<Boxed>(
  'two-circles-in-a-rectangle',
  {
    band: 'Hard',
    seconds: 145,
    revision: 2,
    also: ['AL.QUA.6', 'GM.QAD.5'],
    verify: ({ w, h }) => {
      for (let x = 0.5; x < Math.min(w, h) / 2; x += 0.5)
        if ((w - 2 * x) ** 2 + (h - 2 * x) ** 2 === 4 * x * x) return q(Math.round(2 * x), 2);
      throw new Error('no radius fits');
    },
  },
  ({ w, h, r, way }, { step, write }) => {
    write(tex`(${w} - 2r)^2 + (${h} - 2r)^2 = (2r)^2`)`
      Let $r$ be the common radius. Each centre is $r$ away from two sides. So along the sides the centres are $${w}
      - 2r$ and $${h} - 2r$ apart; in a straight line they are
      $2r$ apart, as the circles touch.`;
    const root = step(
      calc`sqrt(2 * ${w} * ${h})`,
      value =>
        tex`d^2 - ${2 * (w + h)}d + ${w * w + h * h} = 0, \quad (d - ${w + h})^2 = 2 \times ${w} \times ${h} =
          ${value}^2`,
    )`
      Write $d$ for the diameter $2r$, multiply out and complete the square.`;
    const diameter = step(calc`${w} + ${h} - ${root}`, (_v, works) => tex`d = ${works}`)`
      The other root is larger than both sides of the rectangle, so only the smaller one fits.`;
    const radius = step(calc`${diameter} / 2`)`
      The radius is half of the diameter.`;
    return {
      answer: radius,
      stem:
        way === 0
          ? text`Two equal circles lie in a rectangle with sides of $${w}$ cm and $${h}$ cm. They touch each other;
            one touches two sides that meet at a corner, the other the two sides that meet at the
            opposite corner. What is the radius of the circles, in cm?`
          : way === 1
            ? text`Two equal round plates are packed into a rectangular box of $${w}$ cm by $${h}$ cm, one pushed
              into a corner and the other into the opposite corner. They just touch each other. Find the
              radius of a plate in cm.`
            : text`In a rectangle of length $${Math.max(w, h)}$ and breadth $${Math.min(w, h)}$ two circles of radius
              $r$ touch each other externally. The first touches two adjacent sides, the second the
              other two sides. Find the value of $r$.`,
      show: plain,
      plausible: value => lengthLike(value) && value.lte(Math.min(w, h) / 2),
      slips: [
        stop('mixed_up_a_length_and_its_half', diameter)`
          $${diameter}$ is the diameter of the circles.`,
        slip('added_lengths_for_squares', radius, calc`(${w} + ${h}) / 6`)`
          ${here} adds the distances of the centres along the two sides for their distance in a straight line. Their
          squares
          add up.`,
        slip('took_the_figure_for_special', radius, calc`${Math.min(w, h)} / 2`)`
          ${here} makes a circle as wide as the rectangle. Then two of them do not fit.`,
        slip('took_the_figure_for_special', radius, calc`${Math.max(w, h)} / 4`)`
          ${here} sets the circles side by side along the longer side, with their centres on a parallel to it.`,
        slip('wrong_sign', radius, calc`(${root} - ${Math.max(w, h) - Math.min(w, h)}) / 2`)`
          ${here} uses a wrong sign in the square: both sides have to be larger than the diameter's part in them.`,
        slip('left_out_a_factor', root, () => Number.isInteger(Math.sqrt(w * h)) && calc`sqrt(${w} * ${h})`)`
          The root was taken of $${w} \times ${h}$ alone; the square needs twice the product.`,
        slip('took_the_mean_for_the_middle', radius, calc`(${w} + ${h}) / 8`)`
          ${here} is a quarter of the mean of the sides.`,
        slip('halved_needlessly', radius, calc`${diameter} / 4`)`
          ${here} halves the radius once more.`,
        slip('did_not_double', radius, calc`${root} / 4`)`
          ${here} is a quarter of the root itself.`,
      ],
      snapRead: text`Two equal circles in opposite corners that touch: a right triangle between their centres.`,
      approach: text`The centres are at known distances from the sides. The right triangle with legs along the sides
        and the segment between the centres as hypotenuse gives
        a quadratic equation.`,
      check: text`With the diameter $${2 * r}$ the legs are $${w - 2 * r}$ and $${h - 2 * r}$, and $${w - 2 * r}^2 +
        ${h - 2 * r}^2 = ${2 * r}^2$.`,
      principle: text`Join the centres of touching circles, and make this segment the hypotenuse of a triangle with
        legs along known directions.`,
      figure: () =>
        drawn({
          alt: `A rectangle ABCD with AB = ${w} and BC = ${h}. Two equal circles in it touch each other; one touches
          the sides at A, the other the sides at C.`,
          points: {
            A: { x: 0, y: 0 },
            B: { x: w, y: 0 },
            C: { x: w, y: h },
            D: { x: 0, y: h },
            P: { x: r, y: r },
            Q: { x: w - r, y: h - r },
          },
          hidden: 'PQ',
          lines: ['AB', 'BC', 'CD', 'DA'],
          circles: [
            ['P', r],
            ['Q', r],
          ],
          beside: { AB: String(w), BC: String(h) },
          notToScale: true,
          longest: 240,
        }),
    };
  },
);

const crossings = triples.flatMap(([a, b, R]) =>
  triples.flatMap(([c, d, r]) =>
    [
      { h: a, u: b },
      { h: b, u: a },
    ].flatMap(({ h, u }) =>
      [
        { g: c, v: d },
        { g: d, v: c },
      ].flatMap(({ g, v }) => (g === h && u > v && R < 80 ? [{ R, r, h, u, v }] : [])),
    ),
  ),
);

const squares = Array.from({ length: 9 }, (_, i) => i + 2);

/** GM.CIR.6 Medium, one form: circles that cross. */
export const crossingCircles: readonly AnyTemplate[] = situation<Crossing>({
  type: 'GM.CIR.6',
  situation: 'crossing-circles',
  tries: 20,
  draw: draw => {
    const crossing = draw.pick(crossings);
    const same = draw.chance(0.4);
    const { R, r, h, u, v } = crossing;
    return [R, r, h, 2 * h, u, v, R - h].includes(same ? u - v : u + v)
      ? null
      : { ...crossing, same, way: draw.int(0, 2) };
  },
  forms: [centresOfCrossing],
});

/** GM.CIR.6 Hard: a circle in a gap, and two circles in a rectangle. */
export const fittedCircles: readonly AnyTemplate[] = [
  ...situation<Between>({
    type: 'GM.CIR.6',
    situation: 'three-on-a-line',
    tries: 60,
    draw: draw => {
      const [a, b] = [draw.pick(squares), draw.pick(squares)];
      const root = q(a * b, a + b);
      const unit = draw.pick([1, 1, 4]);
      return a > b && a < 3.2 * b && root.d <= 5n
        ? { R: a * a * unit, r: b * b * unit, x: root, way: draw.int(0, 2) }
        : null;
    },
    forms: [circleInTheGap],
  }),
  ...situation<Boxed>({
    type: 'GM.CIR.6',
    situation: 'circles-in-a-rectangle',
    tries: 20,
    draw: draw => {
      const [a, b, c] = draw.pick(triples.filter(([, , d]) => d <= 60));
      const turned = draw.chance(0.5);
      // Half-diagonals 2r = c, and what the sides exceed it by.
      return { w: c + (turned ? a : b), h: c + (turned ? b : a), r: c / 2, way: draw.int(0, 2) };
    },
    forms: [twoInARectangle],
  }),
];
