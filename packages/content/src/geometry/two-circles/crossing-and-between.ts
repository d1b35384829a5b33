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
    const far = step(calc`sqrt(${R}^2 - ${h}^2)`, {
      name: 'the distance of P from the chord',
      works: (_v, w) => tex`PM = ${w}`,
      because: text`P is equally far from A and B, and so is Q. All points equally far from A and B lie on the
        perpendicular bisector of AB, so PQ is this line and meets AB in its middle at a right angle.`,
    })`
      Let P and Q be the centres and AB the common chord. The line PQ bisects AB at right angles, at M. In the right
      triangle PMA the radius PA is the hypotenuse and half of the chord a leg, so find PM.`;
    const near = step(calc`sqrt(${r}^2 - ${h}^2)`, {
      name: 'the distance of Q from the chord',
      works: (_v, w) => tex`QM = ${w}`,
      because: text`M is also the foot of the perpendicular from Q, and AM is the same half of the chord. Only the
        radius is another one.`,
    })`
      Triangle QMA also has a right angle at M, with the other radius QA as hypotenuse and the same leg AM. Find QM
      by Pythagoras.`;
    const distance = step(same ? calc`${far} - ${near}` : calc`${far} + ${near}`, {
      name: 'the distance of the centres',
      works: (_v, w) => tex`PQ = ${w}`,
      because: text`P, M and Q lie on one line.
        ${
          same
            ? 'With both centres on the same side of the chord, the shorter distance is a part of the longer one.'
            : 'With the chord between the centres, the way from P to Q passes M.'
        }`,
    })`
      ${
        same
          ? text`Both centres lie on the same side of the chord, so PQ is the difference of the two distances.`
          : text`The centres lie on different sides of the chord, so PQ is the sum of the two distances.`
      }`;
    const place = same ? 'on the same side' : 'on different sides';
    return {
      answer: distance,
      stem:
        way === 0
          ? text`Two circles with radii of $${R}$ cm and $${r}$ cm cross each other. Their common chord is
            $${2 * h}$ cm long, and their centres lie ${place} of it. How far apart are the centres, in cm?`
          : way === 1
            ? text`The ranges of two radio masts are discs of radius $${R}$ km and $${r}$ km. Their edges cross at
              two places that are $${2 * h}$ km apart, and the masts stand ${place} of the straight line through
              these places. What is the distance between the masts, in km?`
            : text`AB is the common chord of two circles with centres P and Q, $PA = ${R}$, $QA = ${r}$ and $AB =
              ${2 * h}$. If P and Q are ${place} of the line AB, find PQ.`,
      show: plain,
      plausible: value => lengthLike(value) && value.lt(R + r + 2),
      slips: [
        slip('left_out_a_case', distance, same ? calc`${far} + ${near}` : calc`${far} - ${near}`)`
          ${here} belongs to centres ${same ? 'on different sides' : 'on the same side'} of the chord. Here they are
          ${place} of it.`,
        slip('added_lengths_for_squares', distance, same ? calc`${R} - ${r}` : calc`${R} + ${r}`)`
          ${here} is the distance of the centres when the circles just touch. These circles cross, so the centres
          are ${same ? 'farther apart' : 'nearer together'}.`,
        stop('took_a_part_for_the_whole', far)`
          $${far}$ is the distance of the chord from one centre only. The distance from the other centre is needed
          as well.`,
        stop('took_a_part_for_the_whole', near)`
          $${near}$ is the distance of the chord from one centre only. The distance from the other centre is needed
          as well.`,
        slip('added_lengths_for_squares', far, calc`${R} - ${h}`)`
          For the distance of the chord from P you had ${here}. The radius is the hypotenuse and half of the chord a
          leg, so the squares are subtracted.`,
        slip(
          'mixed_up_a_length_and_its_half',
          distance,
          same ? calc`${far} - ${near} / 2` : calc`${far} + ${near} / 2`,
        )`
          ${here} halves one of the two distances. Both reach from a centre to the middle of the chord and count in
          full.`,
        slip('added_lengths_for_squares', distance, calc`${R} + ${r} - ${2 * h}`)`
          ${here} subtracts the chord from the radii along one line. The radii to the ends of the chord are
          slanting, so Pythagoras is needed.`,
        slip('did_not_double', distance, same ? calc`2 * (${far} - ${near})` : calc`2 * ${far}`)`
          ${here} treats the figure as symmetric about the chord. The circles have different radii, so the centres
          have different distances from it.`,
      ],
      snapRead: text`Two circles cross with a known common chord: the line of the centres bisects it at right
        angles, which makes two right triangles.`,
      approach: text`The line of the centres is the perpendicular bisector of the chord. So half of the chord is a
        leg of two right triangles, one for each circle, and their other legs make up the distance of the centres.`,
      check: text`$${R}^2 - ${h}^2 = ${R * R - h * h}$ and $${r}^2 - ${h}^2 = ${r * r - h * h}$ are the squares of
        $${Math.sqrt(R * R - h * h)}$ and $${Math.sqrt(r * r - h * h)}$.`,
      principle: text`When two circles cross, the line of their centres is the perpendicular bisector of the common
        chord.`,
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
    const whole = step(calc`2 * sqrt(${R} * ${r})`, {
      name: 'the distance AB',
      works: (_v, w) => tex`AB = ${w}`,
      because: text`The radii to A and B are perpendicular to the line. A parallel to the line through the smaller
        centre makes a right triangle with the hypotenuse $R + r$ and the leg $R - r$; the square of the other leg
        is $(R + r)^2 - (R - r)^2 = 4Rr$.`,
    })`
      Let the line touch the large circles at A and B. These circles touch each other, so by Pythagoras the square
      of AB is four times the product of their radii, and AB is twice the root of that product.`;
    write(tex`2\sqrt{${R}x} + 2\sqrt{${r}x} = AB`, {
      because: text`The small circle touches each of the large ones and the line, so the same right triangle gives
        AC and CB. C lies between A and B, so the two distances add up to AB. The radii themselves do not add up to
        anything on the line.`,
    })`
      Let $x$ be the radius of the small circle, which touches the line at C between A and B. It touches both large
      circles, so AC and CB are also twice the root of a product of radii. Together they are AB.`;
    const root = step(calc`${whole} / (2 * (${a} + ${b}))`, {
      name: 'the root of the radius',
      works: (_v, w) => tex`\sqrt{x} = ${w}`,
      because: text`The root of a product is the product of the roots, so each term has the factor $\sqrt{x}$. Taken
        out, it stands once, and dividing gives it.`,
    })`
      Each term on the left contains $\sqrt{x}$, so take it out. The roots of the known radii are $${a}$ and $${b}$;
      divide AB by twice their sum.`;
    const radius = step(calc`${root}^2`, {
      name: 'the radius of the small circle',
      works: (_v, w) => tex`x = ${w}`,
    })`
      The last line gives the root of the radius, so square it to get $x$.`;
    return {
      answer: radius,
      stem:
        way === 0
          ? text`Two circles with radii $${R}$ and $${r}$ touch each other from outside and stand on the same line.
            A third circle fits into the gap between them and the line and touches all three. What is its radius?`
          : way === 1
            ? text`Two pipes with radii of $${R}$ cm and $${r}$ cm lie on a level floor and touch each other along
              their length. A thin rod is pushed into the space between the pipes and the floor, so thick that it
              just touches both pipes and the floor. Find its radius in cm.`
            : text`A line touches two circles of radii $${R}$ and $${r}$ at A and B, and the circles touch each
              other. Find the radius of the circle that touches the line between A and B and both of the circles.`,
      show: plain,
      plausible: value => value.gt(0) && value.lt(r),
      slips: [
        slip('forgot_to_square', radius, root)`
          ${radius} is the root of the radius. It has to be squared to get the radius itself.`,
        slip('took_the_mean_for_the_middle', radius, calc`${R} * ${r} / (${R} + ${r})`)`
          ${here} adds the reciprocals of the radii. Distances along the line come from roots, so the reciprocals of
          the roots add up.`,
        slip('left_out_a_factor', whole, calc`sqrt(${R} * ${r})`)`
          For AB you had ${here}, without the factor $2$. The square of AB is four times the product of the radii.`,
        slip('took_the_figure_for_special', radius, calc`${r} / 4`)`
          ${here} is right between two equal circles of radius $${r}$. One of these circles is larger, so the gap
          has another size.`,
        slip('took_the_figure_for_special', radius, R / 4 < r && calc`${R} / 4`)`
          ${here} is right between two equal circles of radius $${R}$. One of these circles is smaller, so the gap
          has another size.`,
        slip('added_for_multiplied', root, calc`${whole} / (2 * ${R + r})`)`
          For the root of the radius you had ${here}, with the radii in place of their roots. The root is over each
          product of two radii.`,
        slip('subtracted_for_added', root, calc`${whole} / (2 * (${a} + ${b})) / 2`)`
          You halved the root of the radius once more. The factors $2$ stand in AC, in CB and in AB, so they cancel.`,
        slip('took_the_mean_for_the_middle', radius, calc`(${R} - ${r}) / 2`)`
          ${here} is half of the difference of the radii. The small circle touches the line and both circles, so its
          size follows from distances along the line.`,
      ],
      snapRead: text`Three circles touch each other and one line: the distances of their points of contact along the
        line come from products of radii and add up.`,
      approach: text`For two touching circles on a line, the distance of the points of contact is twice the root of
        the product of the radii. Write this for all three pairs; the two short distances make up the long one.`,
      faster: text`$\frac{1}{\sqrt{x}} = \frac{1}{${a}} + \frac{1}{${b}}$, so the root of $x$ is $\frac{${a} \times
        ${b}}{${a} + ${b}}$.`,
      check: text`The three distances along the line are ${calc`2 * ${a} * ${root}`.value}, ${
        calc`2 * ${b} *
        ${root}`.value
      } and together ${whole}.`,
      principle: text`When circles touch each other and a common tangent, compare the distances of their points of
        contact along it: these add up, radii do not.`,
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
];
