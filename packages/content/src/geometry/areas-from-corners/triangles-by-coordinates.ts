import type { Point } from '../../figure.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { areaOf, rationalNear } from '../measured-lengths.ts';
import { onAxes } from '../on-axes.ts';
import { pointTex } from '../points-in-the-plane/points.ts';

interface Corners {
  a: Point;
  b: Point;
  c: Point;
  frame: number;
}

const triangleArea = form<Corners>(
  'triangle-from-three-points',
  {
    band: 'Easy',
    seconds: 60,
    verify: ({ a, b, c }) => rationalNear(areaOf([a, b, c])),
  },
  ({ a, b, c, frame }, { step, find }) => {
    const [A, B, C] = frame === 1 ? ['P', 'Q', 'R'] : ['A', 'B', 'C'];
    const [ux, uy] = [find(b.x - a.x), find(b.y - a.y)];
    const [vx, vy] = [find(c.x - a.x), find(c.y - a.y)];
    const one = step(calc`(${ux}) * (${vy})`, {
      name: `the steps across to ${B} times the steps up to ${C}`,
      works: (_v, working) => tex`${A}${B}: (${ux}, ${uy}), \quad ${A}${C}: (${vx}, ${vy}), \quad ${working}`,
    })`
      Move $${A}$ to the origin: subtract its coordinates from those of $${B}$ and $${C}$. Then multiply the first
      coordinate of the one by the second of the other.`;
    const two = step(calc`(${uy}) * (${vx})`)`
      Multiply the two other coordinates, crosswise.`;
    const cross = step(calc`abs(${one} - ${two})`, {
      name: 'the area of the parallelogram on both sides',
      because: text`The difference of the cross products is the area of the parallelogram on the two sides, with a sign
        that tells the direction of turning.`,
    })`
      Subtract the products. The absolute value is the area of the parallelogram with these two sides.`;
    const area = step(calc`${cross} / 2`)`
      The triangle is half of the parallelogram.`;
    const boxed =
      (Math.max(a.x, b.x, c.x) - Math.min(a.x, b.x, c.x)) *
      (Math.max(a.y, b.y, c.y) - Math.min(a.y, b.y, c.y));
    return {
      answer: area,
      stem: wording(
        frame,
        text`What is the area of the triangle with the vertices $A${pointTex(a)}$, $B${pointTex(b)}$ and
          $C${pointTex(c)}$?`,
        text`On a map with squares of side $1$ km three wells have the coordinates $P${pointTex(a)}$, $Q${pointTex(b)}$
          and $R${pointTex(c)}$. Straight fences join each pair of them. How many square kilometres do the fences
          enclose?`,
        text`Three corner stones of a plot stand at the points $A${pointTex(a)}$, $B${pointTex(b)}$ and
          $C${pointTex(c)}$ of a square grid. Find the area of the triangle between them, in squares of the grid.`,
        text`A glass tile is a triangle $ABC$. In a drawing with centimetres on both axes its corners are
          $${pointTex(a)}$, $${pointTex(b)}$ and $${pointTex(c)}$. How many square centimetres of glass does it need?`,
      ),
      show: value => `$${numberTex(value)}$`,
      plausible: value => value.valueOf() > 0 && value.d <= 2n && value.valueOf() < boxed * 2,
      slips: [
        slip('did_not_halve', area, cross)`
          $${cross}$ is the parallelogram on the sides $${A}${B}$ and $${A}${C}$; the triangle is half of it.`,
        slip('added_for_subtracted', cross, calc`abs(${one} + ${two})`)`
          The two cross products $${one}$ and $${two}$ were added. One of them has to be subtracted from the other.`,
        slip('took_the_figure_for_special', area, calc`${boxed} / 2`)`
          ${here} is half of the smallest rectangle around the triangle. That is right only when a side of the triangle
          is a side of the rectangle.`,
        slip('used_a_wrong_given_number', vx, c.x)`
          For $${C}$ the first coordinate $${c.x}$ was used as it stands, but for $${B}$ the difference to $${A}$. All
          coordinates have to be taken from $${A}$.`,
        slip('mixed_up_the_coordinates', cross, calc`abs((${ux}) * (${vx}) - (${uy}) * (${vy}))`)`
          First coordinates were multiplied with first ones and second with second ones; the products go crosswise.`,
        slip('wrong_sign', uy, b.y + a.y)`
          $${b.y}$ and $${a.y}$ were added for the way up from $${A}$ to $${B}$; it is their difference.`,
        slip('took_the_figure_for_special', area, calc`${boxed}`)`
          ${here} is the whole rectangle around the triangle, and the triangle fills only a part of it.`,
      ],
      snapRead: text`Three points by their coordinates, and the area of the triangle.`,
      approach: text`Take two sides from one vertex as steps across and up; half the difference of the cross products is
        the area.`,
      check: () => {
        const round = a.x * (b.y - c.y) + b.x * (c.y - a.y) + c.x * (a.y - b.y);
        return text`Going round with full coordinates: $\frac{1}{2}|${a.x}(${b.y - c.y}) + ${b.x}(${c.y - a.y}) +
          ${c.x}(${a.y - b.y})| = ${q(Math.abs(round), 2)}$.`;
      },
      principle: text`The area of a triangle is half of the difference of the cross products of two sides that start at
        one vertex.`,
      figure: () =>
        onAxes({
          alt: `A triangle ${A}${B}${C} on a grid with ${A} at (${a.x}, ${a.y}), ${B} at (${b.x}, ${b.y}) and ${C} at
            (${c.x}, ${c.y}).`,
          points: { [A as string]: a, [B as string]: b, [C as string]: c },
          lines: [`${A}${B}`, `${B}${C}`, `${C}${A}`],
          shaded: [`${A}${B}${C}`],
          longest: 230,
        }),
    };
  },
);

interface Apex {
  a: Point;
  b: Point;
  /** The place at which AB meets the x-axis, and how far C is from it. */
  meets: number;
  far: number;
  frame: number;
}

const apexOnAxis = form<Apex>(
  'vertex-on-the-x-axis',
  {
    band: 'Medium',
    seconds: 95,
    revision: 2,
    entry: true,
    also: ['AL.MOD.1'],
    verify: ({ a, b, meets, far }) => {
      const wanted = areaOf([a, b, { x: meets + far, y: 0 }]);
      for (let twice = 400; twice >= -400; twice -= 1)
        if (Math.abs(areaOf([a, b, { x: twice / 2, y: 0 }]) - wanted) < 1e-9) return q(twice, 2);
      throw new Error('no place');
    },
  },
  ({ a, b, meets, far, frame }, { step, find }) => {
    const rise = b.y - a.y;
    const area = areaOf([a, b, { x: meets + far, y: 0 }]);
    const slope = step(frac(calc`${rise} / ${b.x - a.x}`), {
      name: 'the slope of AB',
      works: (value, _w) => tex`\frac{${b.y} - ${a.y}}{${b.x} - ${a.x}} = ${frac(value)}`,
    })`
      ${frame === 3 && text`Call the points $A${pointTex(a)}$, $B${pointTex(b)}$ and $C(k, 0)$. `}C moves along the
      $x$-axis.
      So first find where the line AB meets this axis; its slope leads there.`;
    const at = step(calc`${a.x} - ${a.y} ÷ ${frac(slope)}`, {
      name: 'the place where AB meets the $x$-axis',
      works: (_v, working) => tex`s = ${working}`,
    })`
      From A to the axis $y$ changes by $${-a.y}$. Divide by the slope. Call the place $S(s, 0)$.`;
    const gap = find(rise);
    const away = step(calc`2 * ${area} / abs(${gap})`, {
      name: 'the distance of C from S',
      because: text`With the base CS on the axis, the heights of triangles CSB and CSA are the distances of B and A from
        the axis.`,
      works: (_v, working) =>
        tex`\frac{1}{2} \times CS \times |${b.y} - ${a.y}| = ${area} \;\Rightarrow\; CS = ${working}`,
    })`
      A and B lie on ${
        a.y * b.y < 0
          ? 'different sides of the axis, so triangle ABC is the sum'
          : 'the same side of the axis, so triangle ABC is the difference'
      } of triangles CSB and CSA. Both have the base CS, and their heights are $${Math.abs(b.y)}$ and
      $${Math.abs(a.y)}$.`;
    const place = step(calc`${at} + ${away}`)`
      C can lie on both sides of $S$. The greater $x$-coordinate is to the right.`;
    return {
      answer: place,
      stem: wording(
        frame,
        text`Triangle ABC has the vertices $A${pointTex(a)}$ and $B${pointTex(b)}$; C is a point of the $x$-axis. Its
          area is $${area}$ square units. What is the greatest possible $x$-coordinate of C?`,
        text`$A${pointTex(a)}$ and $B${pointTex(b)}$ are two points of the plane, and $C$ is the point $(k, 0)$. If
          triangle $ABC$ has an area of $${area}$ square units, find the larger of the two possible values of $k$.`,
        text`Two poles stand at $A${pointTex(a)}$ and $B${pointTex(b)}$ on a map, and a third one, C, shall stand on the
          $x$-axis so that the three enclose $${area}$ unit squares. Two places are possible. What is the $x$-coordinate
          of the one farther to the right?`,
        text`The points $${pointTex(a)}$, $${pointTex(b)}$ and $(k, 0)$ are the vertices of a triangle whose area is
          $${area}$ square units. Find the greater of the two possible values of $k$.`,
      ),
      show: value => `$${numberTex(value)}$`,
      plausible: value => value.d <= 2n,
      slips: [
        slip('gave_the_other_extreme', place, calc`${at} - ${away}`)`
          $${place}$ is the other possible place, to the left. The greater one is asked.`,
        slip('did_not_halve', away, calc`${area} / abs(${gap})`)`
          ${here} forgets the half in the area of a triangle, and leads to $${at} + ${away} = ${place}$. Base times
          height is
          twice the area.`,
        stop('answered_another_quantity', away)`
          $${away}$ is how far the vertex on the axis is from the line through the two given points, measured along the
          axis. Its coordinate counts from the origin.`,
        slip('subtracted_for_added', gap, b.y + a.y)`
          The heights were combined to $${gap}$ by adding $${b.y}$ and $${a.y}$. It is the difference of the two
          second coordinates that counts.`,
        slip('used_a_wrong_given_number', place, calc`${a.x} + ${away}`)`
          ${here} counts the distance from $${a.x}$, the first coordinate of the first point. It counts from where the
          line through both points meets the axis.`,
        slip('wrong_sign', at, calc`${a.x} + ${a.y} / ${slope}`)`
          $${at}$ for the place where the line meets the axis goes the wrong way from the first point: its second
          coordinate has to become $0$.`,
        slip('used_a_wrong_given_number', place, calc`${b.x} + ${away}`)`
          ${here} counts the distance from $${b.x}$, the first coordinate of the second point, and not from where the
          line meets the axis.`,
      ],
      snapRead: text`Two vertices and the area are known; the third vertex moves on the $x$-axis, and there are two
        places for it.`,
      approach: text`Take the base on the axis: from the third vertex to the place where the line of the other two meets
        it. The area gives its length, and there are two directions.`,
      faster: () => {
        const constant = a.x * b.y - b.x * a.y;
        return text`Cross products with $(k, 0)$ give $|${rise}k ${-constant < 0 ? '-' : '+'} ${Math.abs(constant)}| =
          ${2 * area}$; the two signs give both values.`;
      },
      check: () => {
        const k = place.valueOf();
        return text`With $k = ${place}$: $\frac{1}{2}|${a.x}(${b.y}) + ${b.x}(${-a.y}) + ${q(k)}(${a.y - b.y})| =
          ${q(Math.abs(a.x * b.y - b.x * a.y + k * (a.y - b.y))).div(2)}$.`;
      },
      principle: text`An area given by coordinates leaves the sign open: a vertex on a line has two possible places.`,
    };
  },
);

/** GM.COO.3 Easy and Medium: a triangle by its vertices, and a vertex by the area. */
export const trianglesByCoordinates: readonly AnyTemplate[] = [
  ...situation<Corners>({
    type: 'GM.COO.3',
    situation: 'three-points',
    tries: 60,
    draw: draw => {
      const point = () => ({ x: draw.int(-7, 9), y: draw.int(-6, 8) });
      const [a, b, c] = [point(), point(), point()];
      const [xs, ys] = [new Set([a.x, b.x, c.x]), new Set([a.y, b.y, c.y])];
      const area = areaOf([a, b, c]);
      return xs.size === 3 && ys.size === 3 && area >= 10 && a.x !== 0 && a.y !== 0
        ? { a, b, c, frame: draw.int(0, 3) }
        : null;
    },
    forms: [triangleArea],
  }),
  ...situation<Apex>({
    type: 'GM.COO.3',
    situation: 'moving-vertex',
    tries: 100,
    draw: draw => {
      const a = { x: draw.int(-6, 8), y: draw.int(-7, 8) };
      const b = { x: draw.int(-6, 10), y: draw.int(-7, 8) };
      const [rise, run] = [b.y - a.y, b.x - a.x];
      if (Math.abs(rise) < 2 || run === 0 || a.y === 0 || b.y === 0) return null;
      const meets = a.x - (a.y * run) / rise;
      const far = draw.int(4, 15);
      const area = (far * Math.abs(rise)) / 2;
      const whole = Number.isInteger(meets) && Number.isInteger(area) && Math.abs(meets) <= 20;
      return whole && meets !== 0 && far !== meets ? { a, b, meets, far, frame: draw.int(0, 3) } : null;
    },
    forms: [apexOnAxis],
  }),
];
