import type { Point } from '../../figure.ts';
import { path } from '../../path.ts';
import { numberTex } from '../../show.ts';
import { formOfCases, route, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
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
      : `Triangle ABC has its centroid at $G${C}$. If the vertices A and B are $${A}$ and $${B}$, what are the coordinates of C?`;
  return scene === 'map'
    ? `A straight road runs from a temple at $T${A}$ to a school at $S${B}$ of a town plan. A water tank stands beside this road, and its distance from the temple is to its distance from the school as $${m} : ${n}$. Where on the plan is the tank?`
    : `The point P divides the segment from $A${A}$ to $B${B}$ internally so that $AP : PB = ${m} : ${n}$. What are the coordinates of P?`;
}

/** A mistake in the last step, which places the point at `at`. */
const placedAt = (
  misconception: string,
  at: (p: Placed) => Point,
  words: (p: Placed, at: string) => string,
) =>
  ({
    misconception,
    at: 'point',
    wrongly: (p: Placed) => pairOf(at(p)),
    words: (p: Placed, { point }: { point: Pair }) => words(p, pairTex(point)),
  }) as const;

const fourthCorner = route({
  path: path<Placed>()
    .step(
      'sum',
      ({ a, c }) => pairOf(plus(a, c)),
      'Add the two opposite corners that are known.',
      ({ a, c }) => `(${a.x} + ${bracketed(c.x)}, \\; ${a.y} + ${bracketed(c.y)}) = ${pointTex(plus(a, c))}`,
    )
    .step(
      'point',
      ({ b }, { sum: [x, y] }): Pair => [x.sub(b.x), y.sub(b.y)],
      'The other two corners have the same sum: take the known one off.',
      p =>
        `(${p.a.x + p.c.x} - ${bracketed(p.b.x)}, \\; ${p.a.y + p.c.y} - ${bracketed(p.b.y)}) = ${pointTex(placedKey(p))}`,
    ),
  slips: [
    placedAt(
      'opposite_corners_mispaired',
      ({ a, b, c }) => minus(plus(a, b), c),
      ({ a, b }) =>
        `This treats $${pointTex(a)}$ and $${pointTex(b)}$, two neighbouring corners, as opposite ones; the order of the letters goes round the figure.`,
    ),
    placedAt(
      'other_corners_mispaired',
      ({ a, b, c }) => minus(plus(b, c), a),
      ({ a }) =>
        `It treats $${pointTex(a)}$, the first corner, as opposite to the one asked; the order of the letters goes round the figure.`,
    ),
    placedAt(
      'crossing_reported',
      ({ a, c }) => scaled(plus(a, c), 0.5),
      (_p, at) => `${at} is the point where the diagonals cross; the fourth corner lies as far beyond it.`,
    ),
    placedAt(
      'sum_of_corners',
      ({ a, b, c }) => plus(a, b, c),
      (_p, at) =>
        `${at} is the sum of the three corners; the one opposite to the fourth is taken off, not added.`,
    ),
    placedAt(
      'side_reported',
      ({ b, c }) => minus(c, b),
      (_p, at) => `${at} is the way along one side; it has to be laid off from the first corner.`,
    ),
  ],
});

const thirdCorner = route({
  path: path<Placed>()
    .step(
      'sum',
      ({ c }) => pairOf(scaled(c, 3)),
      'Three times the centroid is the sum of all corners.',
      ({ c }) => `3 \\times ${pointTex(c)} = ${pointTex(scaled(c, 3))}`,
    )
    .step(
      'point',
      ({ a, b }, { sum: [x, y] }): Pair => [x.sub(a.x + b.x), y.sub(a.y + b.y)],
      'Take off the two known corners.',
      p =>
        `(${3 * p.c.x} - ${bracketed(p.a.x)} - ${bracketed(p.b.x)}, \\; ${3 * p.c.y} - ${bracketed(p.a.y)} - ${bracketed(p.b.y)}) = ${pointTex(placedKey(p))}`,
    ),
  slips: [
    placedAt(
      'two_thirds_forgotten',
      ({ a, b, c }) => minus(scaled(c, 2), scaled(plus(a, b), 0.5)),
      () => 'This treats the centroid as the mid-point of the median; it divides the median as $2 : 1$.',
    ),
    placedAt(
      'one_corner_left_out',
      ({ a, c }) => minus(scaled(c, 3), a),
      ({ c, a }) =>
        `From $${pointTex(scaled(c, 3))}$ it subtracts only $${pointTex(a)}$, one of the two known corners.`,
    ),
    placedAt(
      'mean_of_given_points',
      ({ a, b, c }) => scaled(plus(a, b, c), 1 / 3),
      (_p, at) =>
        `${at} is the mean of the three given points; the centroid is itself the mean of the corners.`,
    ),
    placedAt(
      'factor_three_forgotten',
      ({ a, b, c }) => minus(plus(a, b), c),
      (_p, at) =>
        `${at} is the sum of the known corners less the centroid; the sum of all corners is three times the centroid.`,
    ),
    placedAt(
      'midpoint_of_side_reported',
      ({ a, b }) => scaled(plus(a, b), 0.5),
      (_p, at) => `${at} is the mid-point of the known side.`,
    ),
  ],
});

const partOf = ({ a, b, m, n }: Placed) => scaled(minus(b, a), 1 / (m + n));

const sectionPoint = route({
  path: path<Placed>()
    .step(
      'part',
      ({ a, b, m, n }) => [q(b.x - a.x, m + n), q(b.y - a.y, m + n)],
      ({ m, n }) => `Take one of the ${m + n} equal parts of the way, in both coordinates.`,
      p =>
        `\\left(\\frac{${p.b.x} - ${bracketed(p.a.x)}}{${p.m + p.n}}, \\frac{${p.b.y} - ${bracketed(p.a.y)}}{${p.m + p.n}}\\right) = ${pointTex(partOf(p))}`,
    )
    .step(
      'point',
      ({ a, m }, { part: [x = q(0), y = q(0)] }): Pair => [x.mul(m).add(a.x), y.mul(m).add(a.y)],
      ({ m }) => `Go ${m === 1 ? 'one such part' : `${m} such parts`} from the first end.`,
      p =>
        `(${p.a.x} + ${p.m} \\times ${bracketed(partOf(p).x)}, \\; ${p.a.y} + ${p.m} \\times ${bracketed(partOf(p).y)}) = ${pointTex(placedKey(p))}`,
    ),
  slips: [
    placedAt(
      'section_ratio_swapped',
      ({ a, b, m, n }) => ({ x: (m * a.x + n * b.x) / (m + n), y: (m * a.y + n * b.y) / (m + n) }),
      ({ m, n }) =>
        `Going ${n} of the ${m + n} parts gives the ratio from the other end: the first number belongs to the part beside the first point.`,
    ),
    placedAt(
      'midpoint_assumed',
      ({ a, b }) => scaled(plus(a, b), 0.5),
      (_p, at) => `${at} is the mid-point; the two parts are not equal.`,
    ),
    placedAt(
      'start_not_added',
      ({ a, b, m, n }) => scaled(minus(b, a), m / (m + n)),
      (_p, at) => `${at} is the way from the first point; it has to be added to this point.`,
    ),
    {
      misconception: 'part_for_whole',
      at: 'part',
      wrongly: ({ a, b, m, n }) => [q(b.x - a.x, m + n + 1), q(b.y - a.y, m + n + 1)],
      words: ({ m, n }) =>
        `This takes ${m + n + 1} parts for the whole; it has as many parts as the two numbers together.`,
    },
    placedAt(
      'external_division',
      ({ a, b, m, n }) =>
        m === n ? { x: 99, y: 99 } : { x: (m * b.x - n * a.x) / (m - n), y: (m * b.y - n * a.y) / (m - n) },
      (_p, at) => `${at} is the point outside the segment that has this ratio of distances.`,
    ),
    placedAt(
      'one_part_taken',
      p => plus(p.a, partOf(p)),
      ({ m, n }) => `This goes a single one of the ${m + n} parts from the first point, not ${m}.`,
    ),
  ],
});

const placedRoutes = { parallelogram: fourthCorner, centroid: thirdCorner, section: sectionPoint };

/** The texts of the three cases. */
function textsOf(p: Placed) {
  const { kind, a, b, c, m, n } = p;
  const key = placedKey(p);
  if (kind === 'section') {
    const part = partOf(p);
    return {
      snapRead: 'A segment with both ends, a point on it, and the ratio of its parts; the point is asked.',
      approach: `Go from the first end to the second: the whole way has ${m + n} equal parts, and the point lies ${m} of them from the start. Work with each coordinate by itself; the section formula does the same in one line.`,
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
      check: `The mean of the corners: $\\frac{${a.x} + ${bracketed(b.x)} + ${bracketed(key.x)}}{3} = ${c.x}$ and $\\frac{${a.y} + ${bracketed(b.y)} + ${bracketed(key.y)}}{3} = ${c.y}$.`,
      principle:
        'The centroid is the mean of the corners in each coordinate, so a missing corner is three times the centroid less the other two.',
    };
  return {
    snapRead: 'Three corners of a parallelogram, named in order; the fourth is asked.',
    approach:
      'The diagonals of a parallelogram halve each other, so opposite corners have the same sum in each coordinate. The first and the third corner are opposite; the second one is opposite to the corner asked.',
    check: `Opposite sides agree: from the first corner to the second it is $${pointTex(minus(b, a))}$, and from the fourth to the third $${pointTex(minus(c, key))}$.`,
    principle:
      'In a parallelogram opposite corners have equal sums in each coordinate, because the diagonals halve each other.',
  };
}

const placePointAsked = formOfCases<Placed, Pair>({
  form: 'the-point',
  band: 'Easy',
  revision: 3,
  stem: placedStem,
  routeOf: ({ kind }) => placedRoutes[kind],
  show: pairTex,
  size: ([x, y]) => x.valueOf() + y.valueOf() / 1000,
  plausible: (value, { scene }) =>
    value.every(x => x.d <= 2n && x.abs().valueOf() < 40 && (scene === 'plain' || x.s >= 0n)),
  snapRead: p => textsOf(p).snapRead,
  approach: p => textsOf(p).approach,
  check: p => textsOf(p).check,
  principle: p => textsOf(p).principle,
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
