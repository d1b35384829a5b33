import type { Point } from '../../figure.ts';
import { numberTex } from '../../show.ts';
import { type Slip, template } from '../../template.ts';
import { distance } from '../measured-lengths.ts';
import { bracketed, minus, type Pair, pairOf, plus, pointTex, scaled } from './points.ts';

const pairTex = ([x, y]: Pair) => `$(${numberTex(x)}, ${numberTex(y)})$`;

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

function placedStem({ kind, a, b, c, m, n, scene }: Placed): string {
  const [A, B, C] = [pointTex(a), pointTex(b), pointTex(c)];
  if (kind === 'parallelogram')
    return scene === 'map'
      ? `On the plan of a park, three corners of a flower bed in the shape of a parallelogram PQRS lie at $P${A}$, $Q${B}$ and $R${C}$. Where does the corner S lie?`
      : `ABCD is a parallelogram with $A${A}$, $B${B}$ and $C${C}$. What are the coordinates of D?`;
  if (kind === 'centroid')
    return scene === 'map'
      ? `Three villages share a well. On a map the well is at the centroid $G${C}$ of the triangle that they form, and two of the villages are at $P${A}$ and $Q${B}$. Where on the map is the third village?`
      : `The triangle ABC has its centroid at $G${C}$. If the corners A and B are $${A}$ and $${B}$, what are the coordinates of C?`;
  return scene === 'map'
    ? `A straight road runs from a temple at $T${A}$ to a school at $S${B}$ of a town plan. A water tank stands beside this road, and its distance from the temple is to its distance from the school as $${m} : ${n}$. Where on the plan is the tank?`
    : `The point P divides the segment from $A${A}$ to $B${B}$ internally so that $AP : PB = ${m} : ${n}$. What are the coordinates of P?`;
}

function slipsOfPlaced(p: Placed): Slip<Pair>[] {
  const { kind, a, b, c, m, n } = p;
  const slip = (misconception: string, at: Point, words: string) => ({
    misconception,
    value: pairOf(at),
    words,
  });
  if (kind === 'parallelogram')
    return [
      slip(
        'opposite_corners_mispaired',
        minus(plus(a, b), c),
        'This treats two neighbouring corners as opposite ones; the order of the letters goes round the figure.',
      ),
      slip(
        'other_corners_mispaired',
        minus(plus(b, c), a),
        'It treats the first corner as opposite to the one asked; the order of the letters goes round the figure.',
      ),
      slip(
        'crossing_reported',
        scaled(plus(a, c), 0.5),
        'This is the point where the diagonals cross; the fourth corner lies as far beyond it.',
      ),
      slip(
        'sum_of_corners',
        plus(a, b, c),
        'It is the sum of the three corners; the one opposite to the fourth is taken off, not added.',
      ),
      slip(
        'side_reported',
        minus(c, b),
        'That gives the way along one side; it has to be laid off from the first corner.',
      ),
    ];
  if (kind === 'centroid')
    return [
      slip(
        'two_thirds_forgotten',
        minus(scaled(c, 2), scaled(plus(a, b), 0.5)),
        'This treats the centroid as the mid-point of the median; it divides the median as $2 : 1$.',
      ),
      slip('one_corner_left_out', minus(scaled(c, 3), a), 'It subtracts only one of the two known corners.'),
      slip(
        'mean_of_given_points',
        scaled(plus(a, b, c), 1 / 3),
        'This is the mean of the three given points; the centroid is itself the mean of the corners.',
      ),
      slip(
        'factor_three_forgotten',
        minus(plus(a, b), c),
        'It is the sum of the known corners less the centroid; the sum of all corners is three times the centroid.',
      ),
      slip(
        'midpoint_of_side_reported',
        scaled(plus(a, b), 0.5),
        'That gives the mid-point of the known side.',
      ),
    ];
  return [
    slip(
      'section_ratio_swapped',
      { x: (m * a.x + n * b.x) / (m + n), y: (m * a.y + n * b.y) / (m + n) },
      'This gives the ratio from the other end: the first number belongs to the part beside the first point.',
    ),
    slip('midpoint_assumed', scaled(plus(a, b), 0.5), 'That is the mid-point; the two parts are not equal.'),
    slip(
      'start_not_added',
      scaled(minus(b, a), m / (m + n)),
      'This is the way from the first point; it has to be added to this point.',
    ),
    slip(
      'part_for_whole',
      plus(a, scaled(minus(b, a), m / (m + n + 1))),
      'This uses one part too many for the whole; the whole has as many parts as the two numbers together.',
    ),
    slip(
      'external_division',
      { x: (m * b.x - n * a.x) / (m - n), y: (m * b.y - n * a.y) / (m - n) },
      'That gives the point outside the segment that has this ratio of distances.',
    ),
    slip(
      'one_part_taken',
      plus(a, scaled(minus(b, a), 1 / (m + n))),
      'This gives a single part of the way from the first point.',
    ),
  ];
}

/** GM.COO.1 Easy: mid-points, means and parts of the way, one coordinate at a time. */
export const placePoint = template<Placed, Pair>({
  type: 'GM.COO.1',
  band: 'Easy',
  variant: 'place-the-point',
  revision: 2,
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
  stem: placedStem,
  answer: p => pairOf(placedKey(p)),
  slips: slipsOfPlaced,
  show: pairTex,
  // Points have no order of their own; who guesses goes by the first coordinate.
  size: ([x, y]) => x.valueOf() + y.valueOf() / 1000,
  plausible: (value, { scene }) =>
    value.every(x => x.d <= 2n && x.abs().valueOf() < 40 && (scene === 'plain' || x.s >= 0n)),
  solution: p => {
    const { kind, a, b, c, m, n } = p;
    const key = placedKey(p);
    const answer = pairOf(key);
    if (kind === 'section') {
      const part = scaled(minus(b, a), 1 / (m + n));
      return {
        snapRead: `A segment with both ends, a point on it, and the ratio of its parts; the point is asked.`,
        approach: `Go from the first end to the second: the whole way has ${m + n} equal parts, and the point lies ${m} of them from the start. Work with each coordinate by itself; the section formula does the same in one line.`,
        steps: [
          {
            says: `Take one of the ${m + n} equal parts of the way, in both coordinates.`,
            works: `\\left(\\frac{${b.x} - ${bracketed(a.x)}}{${m + n}}, \\frac{${b.y} - ${bracketed(a.y)}}{${m + n}}\\right) = ${pointTex(part)}`,
            value: pairOf(part),
          },
          {
            says: `Go ${m === 1 ? 'one such part' : `${m} such parts`} from the first end.`,
            works: `(${a.x} + ${m} \\times ${bracketed(part.x)}, \\; ${a.y} + ${m} \\times ${bracketed(part.y)}) = ${pointTex(key)}`,
            value: answer,
          },
        ],
        check: `From the other end it is ${n} ${n === 1 ? 'part' : 'parts'} back: $(${b.x} - ${n} \\times ${bracketed(part.x)}, \\; ${b.y} - ${n} \\times ${bracketed(part.y)}) = ${pointTex(key)}$.`,
        principle:
          'A point that divides a segment in a ratio lies that share of the way from the first end, in each coordinate by itself.',
      };
    }
    if (kind === 'centroid')
      return {
        snapRead: 'The centroid and two corners of a triangle are given, the third corner is asked.',
        approach:
          'The centroid is the mean of the three corners, coordinate by coordinate. So the sum of the corners is three times the centroid; take the two known corners off.',
        steps: [
          {
            says: 'Three times the centroid is the sum of all corners.',
            works: `3 \\times ${pointTex(c)} = ${pointTex(scaled(c, 3))}`,
            value: pairOf(scaled(c, 3)),
          },
          {
            says: 'Take off the two known corners.',
            works: `(${3 * c.x} - ${bracketed(a.x)} - ${bracketed(b.x)}, \\; ${3 * c.y} - ${bracketed(a.y)} - ${bracketed(b.y)}) = ${pointTex(key)}`,
            value: answer,
          },
        ],
        check: `The mean of the corners: $\\frac{${a.x} + ${bracketed(b.x)} + ${bracketed(key.x)}}{3} = ${c.x}$ and $\\frac{${a.y} + ${bracketed(b.y)} + ${bracketed(key.y)}}{3} = ${c.y}$.`,
        principle:
          'The centroid is the mean of the corners in each coordinate, so a missing corner is three times the centroid less the other two.',
      };
    return {
      snapRead: 'Three corners of a parallelogram, named in order; the fourth is asked.',
      approach:
        'The diagonals of a parallelogram halve each other, so opposite corners have the same sum in each coordinate. The first and the third corner are opposite; the second one is opposite to the corner asked.',
      steps: [
        {
          says: 'Add the two opposite corners that are known.',
          works: `(${a.x} + ${bracketed(c.x)}, \\; ${a.y} + ${bracketed(c.y)}) = ${pointTex(plus(a, c))}`,
          value: pairOf(plus(a, c)),
        },
        {
          says: 'The other two corners have the same sum: take the known one off.',
          works: `(${a.x + c.x} - ${bracketed(b.x)}, \\; ${a.y + c.y} - ${bracketed(b.y)}) = ${pointTex(key)}`,
          value: answer,
        },
      ],
      check: `Opposite sides agree: from the first corner to the second it is $${pointTex(minus(b, a))}$, and from the fourth to the third $${pointTex(minus(c, key))}$.`,
      principle:
        'In a parallelogram opposite corners have equal sums in each coordinate, because the diagonals halve each other.',
    };
  },
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
});
