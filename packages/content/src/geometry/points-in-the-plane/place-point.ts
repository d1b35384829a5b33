import type Fraction from 'fraction.js';
import type { Point } from '../../figure.ts';
import { form, type Path, type Quantity, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { distance } from '../measured-lengths.ts';
import { bracketed, minus, pairOf, plus, scaled } from './points.ts';

type Coordinates = readonly Fraction[];

interface Placed {
  kind: 'parallelogram' | 'section' | 'centroid';
  a: Point;
  b: Point;
  /** The third corner, or the centroid. */
  c: Point;
  m: number;
  n: number;
  scene: 'plain' | 'map';
}

const placedKey = ({ kind, a, b, c, m, n }: Placed): Point => {
  if (kind === 'parallelogram') return minus(plus(a, c), b);
  if (kind === 'centroid') return minus(scaled(c, 3), plus(a, b));
  return { x: (m * b.x + n * a.x) / (m + n), y: (m * b.y + n * a.y) / (m + n) };
};

/** A point in LaTeX. */
const at = ({ x, y }: Point) => tex`(${x}, ${y})`;
const shown = (point: Coordinates) => `$(${point.map(c => numberTex(c)).join(', ')})$`;
const xOf = (point: Coordinates) => Number(point[0]);
const yOf = (point: Coordinates) => Number(point[1]);

/** The two coordinates, each worked out by itself. */
const both = (x: string, y: string, result: Coordinates) => tex`(${x}, \; ${y}) = (${result})`;

function fourthCorner({ a, b, c, scene }: Placed, { step }: Path) {
  const sum = step(pairOf(plus(a, c)), {
    name: 'the sum of opposite corners',
    works: value => both(`${a.x} + ${bracketed(c.x)}`, `${a.y} + ${bracketed(c.y)}`, value),
    because: text`The diagonals of a parallelogram halve each other, so both have the same middle. The middle is
      half of the sum of the ends, and therefore the sums of opposite corners are equal.`,
  })`
    The diagonals halve each other, so opposite corners have the same sum in each coordinate. The first and the
    third corner are opposite: add them.`;
  const point = step([xOf(sum) - b.x, yOf(sum) - b.y], {
    name: 'the fourth corner',
    works: value => both(`${xOf(sum)} - ${bracketed(b.x)}`, `${yOf(sum)} - ${bracketed(b.y)}`, value),
    because: text`The corners are named round the figure, so the second and the fourth are opposite. Their sum is
      the same, and one of them is known.`,
  })`
    The second and the fourth corner are opposite too and have the same sum. Subtract the known corner, coordinate
    by coordinate.`;
  const key = minus(plus(a, c), b);
  return {
    answer: point,
    stem:
      scene === 'map'
        ? text`On the plan of a park, three corners of a flower bed in the shape of a parallelogram PQRS lie at
          $P${at(a)}$, $Q${at(b)}$ and $R${at(c)}$. Where does the corner S lie?`
        : text`ABCD is a parallelogram with $A${at(a)}$, $B${at(b)}$ and $C${at(c)}$. What are the coordinates of D?`,
    slips: [
      slip('used_a_wrong_given_number', point, pairOf(minus(plus(a, b), c)))`
        This treats $${at(a)}$ and $${at(b)}$, two neighbouring corners, as opposite ones; the order of the letters
        goes round the figure.`,
      slip('used_a_wrong_given_number', point, pairOf(minus(plus(b, c), a)))`
        It treats $${at(a)}$, the first corner, as opposite to the one asked; the order of the letters goes round
        the figure.`,
      slip('stopped_a_step_early', point, pairOf(scaled(plus(a, c), 0.5)))`
        ${shown(point)} is the point where the diagonals cross; the fourth corner lies as far beyond it.`,
      slip('stopped_a_step_early', point, pairOf(plus(a, b, c)))`
        ${shown(point)} is the sum of the three corners; the one opposite to the fourth is taken off, not added.`,
      slip('stopped_a_step_early', point, pairOf(minus(c, b)))`
        ${shown(point)} is the way along one side; it has to be laid off from the first corner.`,
    ],
    snapRead: text`Three corners of a parallelogram, named in order; the fourth is asked.`,
    approach: text`The diagonals of a parallelogram halve each other, so opposite corners have the same sum in each
      coordinate. The first and the third corner are opposite; the second one is opposite to the corner asked.`,
    check: text`Opposite sides agree: from the first corner to the second it is $${at(minus(b, a))}$, and from the
      fourth to the third $${at(minus(c, key))}$.`,
    principle: text`In a parallelogram opposite corners have equal sums in each coordinate, because the diagonals
      halve each other.`,
  };
}

function thirdCorner({ a, b, c, scene }: Placed, { step }: Path) {
  const sum = step(pairOf(scaled(c, 3)), {
    name: 'the sum of all three corners',
    works: value => tex`3 \times ${at(c)} = (${value})`,
    because: text`The centroid is the mean of the three corners in each coordinate: their sum divided by 3.
      Multiplying by 3 brings the sum back.`,
  })`
    The centroid is the mean of the three corners, coordinate by coordinate. So three times the centroid is the sum
    of all corners.`;
  const point = step([xOf(sum) - a.x - b.x, yOf(sum) - a.y - b.y], {
    name: 'the third corner',
    works: value =>
      both(
        `${xOf(sum)} - ${bracketed(a.x)} - ${bracketed(b.x)}`,
        `${yOf(sum)} - ${bracketed(a.y)} - ${bracketed(b.y)}`,
        value,
      ),
  })`
    The sum contains all three corners, so subtract the two known ones, coordinate by coordinate.`;
  const key = minus(scaled(c, 3), plus(a, b));
  return {
    answer: point,
    stem:
      scene === 'map'
        ? text`Three villages share a well. On a map the well is at the centroid $G${at(c)}$ of the triangle that
          they form, and two of the villages are at $P${at(a)}$ and $Q${at(b)}$. Where on the map is the third
          village?`
        : text`Triangle ABC has its centroid at $G${at(c)}$. If the vertices A and B are $${at(a)}$ and $${at(b)}$,
          what are the coordinates of C?`,
    slips: [
      slip('left_out_a_factor', point, pairOf(minus(scaled(c, 2), scaled(plus(a, b), 0.5))))`
        This treats the centroid as the mid-point of the median; it divides the median as $2 : 1$.`,
      slip('left_out_a_term', point, pairOf(minus(scaled(c, 3), a)))`
        From $(${sum})$ it subtracts only $${at(a)}$, one of the two known corners.`,
      slip('used_a_wrong_given_number', point, pairOf(scaled(plus(a, b, c), 1 / 3)))`
        ${shown(point)} is the mean of the three given points; the centroid is itself the mean of the corners.`,
      slip('left_out_a_factor', point, pairOf(minus(plus(a, b), c)))`
        ${shown(point)} is the sum of the known corners less the centroid; the sum of all corners is three times the
        centroid.`,
      slip('answered_another_quantity', point, pairOf(scaled(plus(a, b), 0.5)))`
        ${shown(point)} is the mid-point of the known side. The third corner lies on the other side of the centroid,
        twice as far from it.`,
    ],
    snapRead: text`The centroid and two corners of a triangle are given, the third corner is asked.`,
    approach: text`The centroid is the mean of the three corners, coordinate by coordinate. So the sum of the
      corners is three times the centroid; take the two known corners off.`,
    check: text`The mean of the corners: $\frac{${a.x} + ${bracketed(b.x)} + ${bracketed(key.x)}}{3} = ${c.x}$ and
      $\frac{${a.y} + ${bracketed(b.y)} + ${bracketed(key.y)}}{3} = ${c.y}$.`,
    principle: text`The centroid is the mean of the corners in each coordinate, so a missing corner is three times
      the centroid less the other two.`,
  };
}

function sectionPoint({ a, b, m, n, scene }: Placed, { step }: Path) {
  const way = minus(b, a);
  const parts = m + n;
  const part = step(pairOf(scaled(way, 1 / parts)), {
    name: 'one part of the way',
    works:
      value => tex`\left(\frac{${b.x} - ${bracketed(a.x)}}{${parts}}, \frac{${b.y} - ${bracketed(a.y)}}{${parts}}\right)
      = (${value})`,
    because: text`The ratio $${m} : ${n}$ divides the whole way into $${m} + ${n}$ equal parts. Moving along a
      straight line, both coordinates change evenly, so each is divided in the same way.`,
  })`
    The ratio divides the way from the first end to the second into ${String(parts)} equal parts. Take one of them,
    in both coordinates.`;
  const [x, y] = [xOf(part), yOf(part)];
  const point: Quantity<Coordinates> = step(pairOf({ x: a.x + m * x, y: a.y + m * y }), {
    name: 'the point',
    works: value =>
      both(`${a.x} + ${m} \\times ${bracketed(x)}`, `${a.y} + ${m} \\times ${bracketed(y)}`, value),
    because: text`The first number of the ratio belongs to the part beside the first point. So the point is that
      many parts away from the first end, not from the second.`,
  })`
    The first number of the ratio counts the parts from the first end. So go
    ${m === 1 ? 'one such part' : `${m} such parts`} from there, in both coordinates.`;
  return {
    answer: point,
    stem:
      scene === 'map'
        ? text`A straight road runs from a temple at $T${at(a)}$ to a school at $S${at(b)}$ of a town plan. A water
          tank stands beside this road, and its distance from the temple is to its distance from the school as $${m}
          : ${n}$. Where on the plan is the tank?`
        : text`The point P divides the segment from $A${at(a)}$ to $B${at(b)}$ internally so that $AP : PB = ${m} :
          ${n}$. What are the coordinates of P?`,
    slips: [
      slip('inverted_the_ratio', point, pairOf({ x: a.x + n * x, y: a.y + n * y }))`
        Going ${String(n)} of the ${String(parts)} parts gives the ratio from the other end: the first number
        belongs to the part beside the first point.`,
      slip('took_the_figure_for_special', point, pairOf(scaled(plus(a, b), 0.5)))`
        ${shown(point)} is the mid-point, where both parts are equal. The ratio says that they are different.`,
      slip('stopped_a_step_early', point, pairOf(scaled(way, m / parts)))`
        ${shown(point)} is the way from the first point; it has to be added to this point.`,
      slip('took_a_part_for_the_whole', part, pairOf(scaled(way, 1 / (parts + 1))))`
        This takes ${String(parts + 1)} parts for the whole; it has as many parts as the two numbers together.`,
      slip('wrong_sign', point, m !== n && pairOf(scaled(minus(scaled(b, m), scaled(a, n)), 1 / (m - n))))`
        ${shown(point)} is the point outside the segment that has this ratio of distances.`,
      slip('took_a_part_for_the_whole', point, pairOf({ x: a.x + x, y: a.y + y }))`
        This goes a single one of the ${String(parts)} parts from the first point, not ${String(m)}.`,
    ],
    snapRead: text`A segment with both ends, a point on it, and the ratio of its parts; the point is asked.`,
    approach: text`Go from the first end to the second: the whole way has ${String(parts)} equal parts, and the
      point lies ${String(m)} of them from the start. Work with each coordinate by itself; the section formula does
      the same in one line.`,
    check: text`From the other end it is ${String(n)} ${n === 1 ? 'part' : 'parts'} back: $(${b.x} - ${n} \times
      ${bracketed(x)}, \; ${b.y} - ${n} \times ${bracketed(y)}) = (${point})$.`,
    principle: text`A point that divides a segment in a ratio lies that share of the way from the first end, in each
      coordinate by itself.`,
  };
}

const placePointAsked = form<Placed, Coordinates>(
  'the-point',
  {
    band: 'Easy',
    revision: 3,
    verify: p => {
      // Looks through the grid for the one point that fits by lengths and directions.
      const { kind, a, b, c, m, n } = p;
      const found: Point[] = [];
      for (let x = -45; x <= 45; x += 1)
        for (let y = -45; y <= 45; y += 1) {
          const d = { x, y };
          const fits =
            kind === 'parallelogram'
              ? d.x - a.x === c.x - b.x && d.y - a.y === c.y - b.y
              : kind === 'section'
                ? Math.abs(distance(a, d) + distance(d, b) - distance(a, b)) < 1e-9 &&
                  Math.abs(n * distance(a, d) - m * distance(d, b)) < 1e-9
                : // The centroid lies two thirds along the medians from A and from B.
                  [a, b].every(from => {
                    const other = from === a ? b : a;
                    const middle = scaled(plus(other, d), 0.5);
                    return distance(plus(from, scaled(minus(middle, from), 2 / 3)), c) < 1e-9;
                  });
          if (fits) found.push(d);
        }
      return pairOf(found.length === 1 ? (found[0] as Point) : { x: 99, y: 99 });
    },
  },
  (p, path) => {
    const same = {
      show: shown,
      size: (point: Coordinates) => xOf(point) + yOf(point) / 1000,
      plausible: (point: Coordinates) =>
        point.every(c => c.d <= 2n && c.abs().lt(40) && (p.scene === 'plain' || c.s >= 0n)),
    };
    switch (p.kind) {
      case 'parallelogram':
        return { ...same, ...fourthCorner(p, path) };
      case 'centroid':
        return { ...same, ...thirdCorner(p, path) };
      case 'section':
        return { ...same, ...sectionPoint(p, path) };
    }
  },
);

/** GM.COO.1 Easy: mid-points, means and parts of the way, one coordinate at a time. */
export const placePoint: readonly AnyTemplate[] = situation<Placed>({
  type: 'GM.COO.1',
  situation: 'place',
  draw: draw => {
    const kind = draw.pick(['parallelogram', 'section', 'centroid', 'centroid', 'centroid'] as const);
    const scene = draw.pick(['plain', 'map'] as const);
    const [low, high] = scene === 'map' ? [1, 14] : [-9, 9];
    const at = () => ({ x: draw.int(low, high), y: draw.int(low, high) });
    const [m = 1, n = 2] = draw.pick([
      [1, 2],
      [2, 1],
      [1, 3],
      [3, 1],
      [2, 3],
      [3, 2],
      [1, 4],
      [4, 1],
    ]);
    const [a, c] = [at(), at()];
    const part = { x: draw.int(-4, 4), y: draw.int(-4, 4) };
    const b = kind === 'section' ? plus(a, scaled(part, m + n)) : at();
    const p: Placed = { kind, a, b, c, m, n, scene };
    const key = placedKey(p);
    const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
    const spread = [a, b].every(x => distance(x, key) > 2) && a.x !== b.x && a.y !== b.y;
    const inside = scene === 'plain' || [key, b].every(x => x.x >= 0 && x.y >= 0);
    return spread &&
      inside &&
      (kind === 'section' || Math.abs(area) >= 8) &&
      Math.abs(key.x) <= 20 &&
      Math.abs(key.y) <= 20
      ? p
      : null;
  },
  forms: [placePointAsked],
});
