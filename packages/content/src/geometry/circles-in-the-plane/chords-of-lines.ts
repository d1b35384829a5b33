import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { lineTex } from '../lines-in-the-plane/equations.ts';
import { rationalNear } from '../measured-lengths.ts';
import { onAxes } from '../on-axes.ts';
import { bracketed, pointTex } from '../points-in-the-plane/points.ts';
import { circleTex } from './equations.ts';

interface Secant {
  h: number;
  k: number;
  /** Radius, distance of the line from the centre, half chord. */
  r: number;
  gap: number;
  half: number;
  /** The line ax + by = c. */
  a: number;
  b: number;
  n: number;
  c: number;
  frame: number;
}

/** How far the line is from the centre, with a sign. */
const offCentre = ({ a, b, c, h, k, n }: Secant) => (c - a * h - b * k) / n;

const secantFigure = (p: Secant, apex: boolean, alt: string) => () => {
  const { h, k, r, a, b, n, half } = p;
  const off = offCentre(p);
  const foot = { x: h + (a / n) * off, y: k + (b / n) * off };
  const end = (s: number) => ({ x: foot.x - (b / n) * s, y: foot.y + (a / n) * s });
  // P is drawn anywhere on the larger arc, not where the area is greatest.
  const turn = Math.atan2(-b * off, -a * off) + 0.7;
  const top = { x: h + r * Math.cos(turn), y: k + r * Math.sin(turn) };
  return onAxes({
    alt,
    points: {
      M: { x: h, y: k },
      A: end(half),
      B: end(-half),
      S: end(half * 1.7),
      T: end(-half * 1.7),
      ...(apex && { P: top }),
    },
    hidden: 'STM',
    lines: apex ? ['ST', 'AP', 'BP'] : ['ST'],
    circles: [['M', r]],
    notToScale: true,
    longest: 240,
  });
};

const chordLength = form<Secant>(
  'chord-cut-by-a-line',
  {
    band: 'Medium',
    seconds: 90,
    also: ['GM.CIR.1', 'GM.COO.4'],
    entry: true,
    verify: p => {
      // The two points of the line on the circle, by a parameter along the line.
      const { a, b, c, h, k, r } = p;
      const start = { x: (a * c) / (a * a + b * b), y: (b * c) / (a * a + b * b) };
      const [u, v] = [-b, a];
      const [A, B, C] = [
        u * u + v * v,
        2 * (u * (start.x - h) + v * (start.y - k)),
        (start.x - h) ** 2 + (start.y - k) ** 2 - r * r,
      ];
      return rationalNear(Math.round((Math.sqrt(B * B - 4 * A * C) / A) * Math.sqrt(A) * 1e6) / 1e6);
    },
  },
  (p, { step, find }) => {
    const { a, b, c, h, k, r, n, frame } = p;
    const [d, e, f] = [-2 * h, -2 * k, h * h + k * k - r * r];
    const general = frame % 2 === 1;
    const square = step(general ? calc`${h}^2 + ${k}^2 - (${f})` : calc`${r}^2`, {
      name: 'the square of the radius',
      works: (_v, working) => tex`M = ${pointTex({ x: h, y: k })}, \quad r^2 = ${working}`,
    })`
      ${
        general
          ? text`Complete the squares in the equation of the circle: they give its centre $M$ and the square of its
            radius.`
          : text`Read the centre $M$ and the square of the radius from the equation of the circle.`
      }`;
    const put = find(calc`abs((${a}) * (${h}) + (${b}) * (${k}) - (${c}))`);
    const root = find(n);
    const second = `${b < 0 ? '-' : '+'} ${Math.abs(b)} \\times ${bracketed(k)}`;
    const left = `${a} \\times ${bracketed(h)} ${second} ${addedTex(-c)}`;
    const gap = step(calc`${put} / ${root}`, {
      name: 'the distance of the centre from the line',
      works: (value, _w) =>
        tex`\frac{|${left}|}{\sqrt{${Math.abs(a)}^2 + ${Math.abs(b)}^2}} = \frac{${put}}{${root}} = ${value}`,
    })`
      The foot of the perpendicular from the centre is the middle of the chord. So find the distance of the centre from
      the line.`;
    const half = step(
      () => Math.round(Math.sqrt(Math.max(0, square.sub(gap.mul(gap)).valueOf())) * 1e6) / 1e6,
      {
        name: 'half of the chord',
        works: (value, _w) => tex`\sqrt{${square} - ${gap}^2} = ${value}`,
      },
    )`
      Radius, distance and half chord make a right triangle with the radius as hypotenuse.`;
    const chord = step(calc`2 * ${half}`)`
      Double it.`;
    const circle = general
      ? circleTex(d, e, f)
      : `(x ${addedTex(-h)})^2 + (y ${addedTex(-k)})^2 = ${r * r}`
          .replace('(x )^2', 'x^2')
          .replace('(y )^2', 'y^2');
    const line = lineTex(a, b, c);
    return {
      answer: chord,
      stem: wording(
        frame,
        text`How long is the chord that the line $${line}$ cuts off from the circle $${circle}$?`,
        text`The line $${line}$ meets the circle $${circle}$ in the points A and B. What is the length of AB?`,
        text`A round park is bounded by the curve $${circle}$ on a map with a unit of $100$ m. A straight path follows
          the line $${line}$. How long is its part inside the park, in units of the map?`,
        text`A radar sees everything within the circle $${circle}$, and an aeroplane flies along the line $${line}$. How
          many units of length of its way lie in sight of the radar?`,
      ),
      show: value => `$${numberTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.d <= 10n,
      slips: [
        stop('mixed_up_a_length_and_its_half', half)`
          $${half}$ is half of the chord, from its middle to one end.`,
        slip(
          'added_for_subtracted',
          half,
          () => Math.round(Math.sqrt(square.add(gap.mul(gap)).valueOf()) * 1e6) / 1e6,
        )`
          $${square}$ and $${gap}^2$ were added. The radius is the hypotenuse of this triangle, so they are
          subtracted.`,
        slip('answered_another_quantity', chord, calc`2 * ${r}`)`
          ${here} is the diameter; the line does not pass through the centre.`,
        slip('added_lengths_for_squares', half, () => q(r).sub(gap))`
          $${r} - ${gap}$ subtracts lengths. It is how far the chord is from the circle, measured along the radius.`,
        slip('answered_another_quantity', chord, calc`2 * ${gap}`)`
          ${here} doubles the distance of the centre from the line and not half of the chord.`,
        slip('answered_another_quantity', chord, calc`${r} + ${gap}`)`
          ${here} adds the radius and the distance of the line.`,
        slip('added_lengths_for_squares', chord, calc`2 * ${r} - ${gap}`)`
          ${here} subtracts the distance of the line from the diameter.`,
      ],
      snapRead: text`A circle and a line by their equations; the length of the chord is asked.`,
      approach: text`No points need to be found: centre and radius from the circle, the distance of the centre from the
        line, and Pythagoras.`,
      check: text`Half chord and distance have the squares ${calc`${half}^2 + ${gap}^2`} together, the square of the
        radius.`,
      principle: text`A line at a given distance from the centre cuts a chord whose half makes a right triangle with the
        radius.`,
      figure:
        frame === 1
          ? secantFigure(
              p,
              false,
              `A circle and a straight line on two axes; the line meets the circle in A and B.`,
            )
          : undefined,
    };
  },
);

const largestTriangle = form<Secant>(
  'largest-triangle-on-a-chord',
  {
    band: 'Hard',
    seconds: 125,
    also: ['GM.COO.4', 'GM.CIR.1'],
    entry: true,
    apart: true,
    verify: p => {
      const { a, b, h, k, r, n, half } = p;
      const off = offCentre(p);
      const foot = { x: h + (a / n) * off, y: k + (b / n) * off };
      const [A, B] = [half, -half].map(s => ({ x: foot.x - (b / n) * s, y: foot.y + (a / n) * s })) as [
        { x: number; y: number },
        { x: number; y: number },
      ];
      const area = (angle: number) => {
        const P = { x: h + r * Math.cos(angle), y: k + r * Math.sin(angle) };
        return Math.abs((A.x - P.x) * (B.y - P.y) - (B.x - P.x) * (A.y - P.y)) / 2;
      };
      let best = 0;
      for (let i = 0; i < 20000; i += 1) best = Math.max(best, area((i * Math.PI) / 10000));
      return rationalNear(Math.round(best * 100) / 100);
    },
  },
  (p, { step, find }) => {
    const { a, b, c, h, k, r, n, frame } = p;
    const [d, e, f] = [-2 * h, -2 * k, h * h + k * k - r * r];
    const square = step(calc`${h}^2 + ${k}^2 - (${f})`, {
      name: 'the square of the radius',
      works: (_v, working) => tex`M = ${pointTex({ x: h, y: k })}, \quad r^2 = ${working}`,
    })`
      Complete the squares in the equation of the circle to get its centre $M$ and the square of its radius.`;
    const radius = find(() => Math.round(Math.sqrt(square.valueOf()) * 1e6) / 1e6);
    const put = find(calc`abs((${a}) * (${h}) + (${b}) * (${k}) - (${c}))`);
    const root = find(n);
    const gap = step(calc`${put} / ${root}`, {
      name: 'the distance of the centre from AB',
      works: (value, _w) => tex`\frac{${put}}{\sqrt{${Math.abs(a)}^2 + ${Math.abs(b)}^2}} = ${value}`,
    })`
      Find the distance of the centre from the line AB: the coordinates of $M$ in the left side less the right side,
      over the root of the sum of squares.`;
    const half = step(
      () => Math.round(Math.sqrt(Math.max(0, square.sub(gap.mul(gap)).valueOf())) * 1e6) / 1e6,
      {
        name: 'half of AB',
        works: (value, _w) => tex`\sqrt{${square} - ${gap}^2} = ${value}`,
      },
    )`
      The perpendicular from the centre meets AB in its middle: Pythagoras gives half of AB.`;
    const height = step(calc`${radius} + ${gap}`, {
      name: 'the greatest height',
      because: text`On the smaller arc P is at most the radius less this distance away from AB.`,
    })`
      The base AB is fixed, so the area is greatest where P is farthest from AB. This is the end of the diameter
      perpendicular to AB, on the side of the centre: radius and distance add up.`;
    const area = step(calc`${half} * ${height}`)`
      Half of AB times the height is the area.`;
    const [circle, line] = [circleTex(d, e, f), lineTex(a, b, c)];
    return {
      answer: area,
      stem: wording(
        frame,
        text`The line $${line}$ cuts the circle $${circle}$ in A and B. P is any point of the circle. What is the
          maximum area of triangle ABP?`,
        text`A point P moves once round the circle $${circle}$, while A and B, where the line $${line}$ meets the
          circle, stay fixed. Find the greatest area that triangle ABP takes.`,
        text`The edge of a round pond is the curve $${circle}$ of a plan, and a straight bridge between A and B on the
          edge follows the line $${line}$. A raft is tied to A, to B and to a third point of the edge. At most how large
          can the triangle between the three be, in square units of the plan?`,
        text`Among all triangles inscribed in the circle $${circle}$ that have one side on the line $${line}$, consider
          the largest one. What is its area?`,
      ),
      show: value => `$${numberTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.d <= 2n,
      slips: [
        slip('sought_the_extreme_elsewhere', height, calc`${radius} - ${gap}`)`
          With the height $${radius} - ${gap}$ the third vertex is on the smaller arc. Beyond the centre it is farther
          away.`,
        slip('left_out_a_term', height, radius)`
          $${height}$ as height reaches only from the centre to the circle; the distance of the chord from the centre is
          missing.`,
        slip('sought_the_extreme_elsewhere', height, calc`2 * ${radius}`)`
          A height of $${height}$ is the whole diameter. The chord lies inside, so no point of the circle is so far from
          it.`,
        slip('did_not_halve', area, calc`2 * ${half} * ${height}`)`
          ${here} multiplies the whole chord by the height; a triangle has half of that.`,
        slip('mixed_up_a_length_and_its_half', area, calc`${half} * ${height} / 2`)`
          ${here} takes half of the chord for the base and then halves again.`,
        slip('took_the_figure_for_special', half, radius)`
          The radius, $${r}$, was taken for half of the chord. Only the longest chord, through the centre, is so long.`,
        slip('took_the_figure_for_special', area, calc`${r} * ${r}`)`
          ${here} is the largest triangle on a diameter. The given line does not pass through the centre.`,
        slip('added_lengths_for_squares', half, calc`${radius} - ${gap}`)`
          $${radius} - ${gap}$ was used for half of the chord. Radius, distance and half chord make a right triangle, so
          squares count.`,
      ],
      snapRead: text`A fixed chord and a point that moves on the circle: the largest triangle.`,
      approach: text`The base is fixed, so the height decides. It is greatest at the end of the diameter perpendicular
        to the chord, on the side of the centre.`,
      check: text`The point farthest from AB is ${calc`${radius} + ${gap}`} away, the one on the other arc
        ${calc`${radius} - ${gap}`}; together they make the diameter, ${calc`2 * ${radius}`}.`,
      principle: text`On a fixed chord the largest inscribed triangle has its vertex beyond the centre, on the
        perpendicular bisector of the chord.`,
      figure:
        frame < 2
          ? secantFigure(
              p,
              true,
              `A circle on two axes, a line that meets it in A and B, and triangle ABP with P on the circle.`,
            )
          : undefined,
    };
  },
);

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
  [9, 12, 15],
  [8, 15, 17],
] as const;
const slopes = [
  [3, 4, 5],
  [3, -4, 5],
  [4, 3, 5],
  [4, -3, 5],
  [5, 12, 13],
  [12, -5, 13],
] as const;

/** GM.COO.5 Medium and Hard: the chord of a line, and the largest triangle on it. */
export const chordsOfLines: readonly AnyTemplate[] = situation<Secant>({
  type: 'GM.COO.5',
  situation: 'line-across-a-circle',
  tries: 60,
  draw: draw => {
    const [gap, half, r] = draw.pick(triples);
    const [a, b, n] = draw.pick(slopes);
    const [h, k] = [draw.int(-7, 8), draw.int(-7, 8)];
    const c = a * h + b * k + gap * n * draw.pick([1, -1]);
    const f = h * h + k * k - r * r;
    return h !== 0 && k !== 0 && f !== 0 && c !== 0 && Math.abs(c) < 160
      ? { h, k, r, gap, half, a, b, n, c, frame: draw.pick([0, 1, 2, 3, 3, 2]) }
      : null;
  },
  forms: [chordLength, largestTriangle],
});
