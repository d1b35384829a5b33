import type Fraction from 'fraction.js';
import {
  curve,
  type Figure,
  figure,
  label,
  mark,
  outline,
  type Point,
  remark,
  segment,
} from '../../figure.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { arcPoints } from './arc.ts';

type Two = readonly [Fraction, Fraction];

interface Rolled {
  a: number;
  b: number;
  c: number;
  frame: number;
}

function rolledFigure({ a, b, c }: Rolled): Figure {
  // The corner A begins at the left on the floor and comes down again after one full turn.
  const [scale, left] = [360 / (2 * a + 2 * b), 26];
  const base = 30 + c * scale;
  const at = (p: Point): Point => ({ x: left + p.x * scale, y: base - p.y * scale });
  const slope = (Math.atan2(b, a) * 180) / Math.PI;
  const path = [
    ...arcPoints({ x: a, y: 0 }, a, 180, 90),
    ...arcPoints({ x: a + b, y: 0 }, c, 90 + slope, slope),
    ...arcPoints({ x: 2 * a + b, y: 0 }, b, 90, 0),
  ];
  const end = 2 * a + 2 * b;
  return figure(
    Math.round(end * scale + 2 * left),
    Math.round(base + 56),
    `A rectangle of ${a} by ${b} stands with its side of ${a} on a straight line, its corner A at the lower left.
    Beyond it a curve of three arcs shows the way of A, from the line up and back down to the line.`,
    [
      outline([{ x: 0, y: 0 }, ...path, { x: end, y: 0 }].map(at), true),
      outline(
        [
          { x: 0, y: 0 },
          { x: a, y: 0 },
          { x: a, y: b },
          { x: 0, y: b },
        ].map(at),
      ),
      curve(path.map(at)),
      segment(at({ x: -a * 0.05, y: 0 }), at({ x: end, y: 0 })),
      mark(at({ x: 0, y: 0 })),
      label({ x: at({ x: 0, y: 0 }).x - 12, y: base - 12 }, 'A'),
      label(at({ x: a / 2, y: -16 / scale }), `${a}`),
      label(at({ x: a - 14 / scale, y: b / 2 }), `${b}`),
      remark({ x: left + (end * scale) / 2, y: base + 42 }, 'Not to scale'),
    ],
  );
}

const underThePath = form<Rolled, Two>(
  'area-under-the-path-of-a-corner',
  {
    band: 'Hard',
    seconds: 150,
    also: ['GM.TRI.4'],
    verify: ({ a, b }) => {
      // The path in small steps, as the corner turns about one corner after the other, and the area below it.
      const steps = 40000;
      const slope = Math.atan2(b, a);
      let [area, at] = [0, { x: 0, y: 0 }];
      for (const [x, radius, first] of [
        [a, a, Math.PI],
        [a + b, Math.hypot(a, b), Math.PI / 2 + slope],
        [2 * a + b, b, Math.PI / 2],
      ] as const) {
        for (let i = 0; i <= steps; i += 1) {
          const turn = first - (i / steps) * (Math.PI / 2);
          const next = { x: x + radius * Math.cos(turn), y: radius * Math.sin(turn) };
          area += ((next.x - at.x) * (next.y + at.y)) / 2;
          at = next;
        }
      }
      for (let half = 1; half < 100_000; half += 1) {
        const rest = area - (half / 2) * Math.PI;
        if (Math.abs(rest - Math.round(rest)) < 2e-5 && Math.round(rest) === a * b)
          return [q(half, 2), q(a * b)] as const;
      }
      throw new Error('no area fits');
    },
  },
  (p, { step, find }) => {
    const { a, b, frame } = p;
    const [thing, unit] = wording(
      frame,
      ['rectangle', 'cm'],
      ['crate', 'dm'],
      ['stone', 'dm'],
      ['card', 'cm'],
    );
    const diagonal = step(calc`${a}^2 + ${b}^2`, {
      name: 'the square of the diagonal',
      because: text`While it turns about the corner opposite A, the ${thing} keeps A at the distance of its
        diagonal. The area of a sector needs the square of the radius, so no root has to be taken.`,
    })`
      The ${thing} turns by $90^\circ$ about three corners one after the other: A is $${a}$ ${unit} from the first,
      a diagonal from the second and $${b}$ ${unit} from the third. By Pythagoras find the square of the diagonal.`;
    const squares = step(calc`${a}^2 + ${diagonal} + ${b}^2`, {
      name: 'the sum of the squares of the three radii',
      because: text`The area of a quarter circle is $\frac{\pi}{4}$ times the square of its radius. All three
        quarters have this factor, so only the squares have to be added.`,
    })`
      In each turn A moves on a quarter of a circle. The area of such a sector depends on the square of its radius,
      so add the three squares.`;
    const quarter = find(4);
    const sectors = step(calc`${squares} / ${quarter}`, {
      name: 'the three sectors, in multiples of pi',
      works: value => tex`\frac{\pi}{4} \times ${squares} = ${value}\pi`,
    })`
      The three sectors together are a quarter of $\pi$ times this sum.`;
    const triangles = step(calc`${a} * ${b}`, {
      name: 'what lies between the sectors',
      works: (_value, working) => tex`2 \times \frac{1}{2} \times ${working}`,
      because: text`After each turn the ${thing} stands on a side. The radius to A before and after belongs to two
        different corners, and between these radii a right triangle with two sides of the ${thing} remains, half of
        it.`,
    })`
      Between neighbouring sectors a right triangle is left: half of the ${thing}, with the legs $${a}$ and $${b}$.
      There are two of them, so together they are a whole ${thing}.`;
    const area = step([sectors, triangles], {
      name: 'the area of the region',
      works: value => tex`${shownArea(value as Two).replaceAll('$', '')}`,
    })`
      The region under the path consists of the three sectors and the two triangles, so add both.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`A rectangle of $${a}$ cm by $${b}$ cm stands upright on a straight line, with the side of $${a}$ cm on
          it. It is rolled to the right, turning about one corner after the other without slipping, until the corner
          A, at the lower left in the beginning, is on the line again. What is the area between the path of A and
          the line, in square cm?`,
        text`A crate, seen from the side, is a rectangle $${a}$ dm long and $${b}$ dm high. It is tipped over its
          lower right edge again and again along a level floor, until its lower left corner A comes down to the
          floor once more. Find the area in square dm of the region between the floor and the path of A.`,
        text`A workman moves a heavy stone by tipping it over its edge, time after time in the same direction. Its
          side view is a rectangle with the base $${a}$ dm and the height $${b}$ dm. A spot of paint marks the rear
          lower corner A. The spot leaves the level ground, describes a curve and reaches the ground again. How many
          square dm lie below the curve?`,
        text`On the edge of a ruler a rectangular card, $${a}$ cm broad and $${b}$ cm high, is turned to the right
          by $90^\circ$ about its lower right corner, then again about the corner that has come to this place, and
          once more. A pencil at its corner A, first at the lower left, draws a curve. What area, in square cm, do
          the curve and the edge enclose?`,
      ),
      show: shownArea,
      size: ([x, y]) => x.valueOf() * Math.PI + y.valueOf(),
      plausible: ([x]) => x.valueOf() > 0,
      slips: [
        slip('left_out_a_term', triangles, 0)`
          You added only the three sectors, $${squares} \div 4$ times $\pi$. Between them lie two right triangles,
          which also belong to the region under the path.`,
        slip('left_out_a_term', squares, calc`${a}^2 + ${b}^2`)`
          You counted only the turns with the radii $${a}$ and $${b}$. While the corner opposite A is fixed, A moves
          on a circle with the diagonal as radius.`,
        slip('took_the_wrong_angle', quarter, 2)`
          $${squares} \div ${quarter}$ times $\pi$ counts half of a circle for each turn. The angle between two
          sides is $90^\circ$, so each turn is a quarter.`,
        slip('took_one_piece_of_several', triangles, calc`${a} * ${b} / 2`)`
          ${calc`${a} * ${b} / 2`} is one of the two triangles between the sectors. The other one is as large.`,
        slip('used_a_term_twice', triangles, calc`2 * ${a} * ${b}`)`
          ${calc`2 * ${a} * ${b}`} counts a whole rectangle twice. Each of the two triangles between the sectors is
          half of the rectangle.`,
        slip('added_lengths_for_squares', diagonal, calc`(${a} + ${b})^2`)`
          $(${a} + ${b})^2 = ${diagonal}$ uses the sum of the sides as diagonal. By Pythagoras the squares of the
          sides are added.`,
      ],
      snapRead: text`A rectangle rolls over its corners: the path of A consists of quarter circles about three
        corners, with triangles left between the sectors.`,
      approach: text`Find about which corners the ${thing} turns and how far A is from each: these are the radii.
        Add the three quarter circles and the triangles that are left between them.`,
      faster: text`The squares of the sides add up to that of the diagonal, so the sectors are $\frac{\pi}{4} \times
        2 \times ${a * a + b * b}$, and the triangles are one ${thing}: $${a} \times ${b}$.`,
      check: () => {
        const [x, y] = area as unknown as Two;
        const size = x.valueOf() * Math.PI + y.valueOf();
        const box = 2 * (a + b) * Math.sqrt(a * a + b * b);
        return text`The path begins and ends at places $2 \times (${a} + ${b}) = ${2 * (a + b)}$ apart and is as
          high as the diagonal, about $${Math.sqrt(a * a + b * b).toFixed(1)}$. The region, about
          $${Math.round(size)}$, fills $${(size / box).toFixed(2)}$ of such a rectangle of about
          $${Math.round(box)}$, a little more than two thirds, as a sketch shows.`;
      },
      principle: text`When a figure rolls over its corners, the path of a point consists of arcs about these
        corners, with its distances from them as radii.`,
      figure: () => rolledFigure(p),
    };
  },
);

function shownArea([x, y]: Two): string {
  return y.equals(0) ? `$${numberTex(x)}\\pi$` : `$${numberTex(x)}\\pi + ${numberTex(y)}$`;
}

/** GM.CIR.8 Hard: the path of a corner of a rectangle that rolls. */
export const rollingRectangles: readonly AnyTemplate[] = situation<Rolled>({
  type: 'GM.CIR.8',
  situation: 'rectangle-that-rolls',
  tries: 10,
  draw: draw => {
    const [a, b] = [draw.int(3, 20), draw.int(3, 20)];
    return a !== b && 3 * a >= 2 * b && a <= 3 * b
      ? { a, b, c: Math.hypot(a, b), frame: draw.int(0, 3) }
      : null;
  },
  forms: [underThePath],
});
