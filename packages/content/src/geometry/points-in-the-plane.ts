import type Fraction from 'fraction.js';
import type { Point } from '../figure.ts';
import { addedTex, numberTex } from '../show.ts';
import { type AnyTemplate, type Slip, template } from '../template.ts';
import { q } from '../value.ts';
import { rationalNear } from './exact-lengths.ts';

type Pair = readonly [Fraction, Fraction];
const plus = (...points: readonly Point[]): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0),
  y: points.reduce((sum, p) => sum + p.y, 0),
});
const scaled = (p: Point, by: number): Point => ({ x: p.x * by, y: p.y * by });
const minus = (a: Point, b: Point) => plus(a, scaled(b, -1));
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const pointTex = (p: Point) => `(${p.x}, ${p.y})`;
const pairOf = (p: Point): Pair => [q(Math.round(p.x * 6), 6), q(Math.round(p.y * 6), 6)];
const pairTex = ([x, y]: Pair) => `$(${numberTex(x)}, ${numberTex(y)})$`;
/** A number as a factor or a term of its own: negative ones in brackets. */
const bracketed = (n: number) => (n < 0 ? `(${n})` : `${n}`);

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
const placePoint = template<Placed, Pair>({
  type: 'GM.COO.1',
  band: 'Easy',
  variant: 'place-the-point',
  revision: 1,
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

interface Bisected {
  kind: 'line-through-middle' | 'equally-far';
  a: Point;
  c: Point;
  /** Coefficients of the line; for equally far points the axis is the line. */
  p: number;
  r: number;
  axis: 'x' | 'y';
  scene: 'plain' | 'story';
}
/** On the axis: what makes a point of it equally far from both. */
const equallyFar = ({ a, c, axis }: Bisected): Fraction => {
  const squares = c.x ** 2 + c.y ** 2 - a.x ** 2 - a.y ** 2;
  return q(squares, 2 * (axis === 'x' ? c.x - a.x : c.y - a.y));
};
const lineTex = (p: number, r: number) =>
  `${p === 1 ? '' : p === -1 ? '-' : p}x ${r < 0 ? '-' : '+'} ${Math.abs(r) === 1 ? '' : Math.abs(r)}y`;

function slipsOfBisected(b: Bisected): Slip<Fraction>[] {
  const { kind, a, c, p, r, axis } = b;
  if (kind === 'line-through-middle') {
    const at = (point: Point) => q(p * point.x + r * point.y);
    const key = at(plus(a, c)).div(-2);
    return [
      {
        misconception: 'half_forgotten',
        value: key.mul(2),
        words:
          'This uses the sum of the two given corners for the middle of the diagonal; it has to be halved.',
      },
      {
        misconception: 'given_corner_on_line',
        value: at(a).neg(),
        words: 'This is the line through one of the given corners; it is the other two that lie on it.',
      },
      {
        misconception: 'given_corner_on_line',
        value: at(c).neg(),
        words: 'It is the line through one of the given corners; it is the other two that lie on it.',
      },
      {
        misconception: 'half_difference_for_middle',
        value: at(minus(a, c)).div(-2),
        words: 'That gives half of the difference of the corners; their middle is half of the sum.',
      },
      {
        misconception: 'coordinates_swapped',
        value: q(p * (a.y + c.y) + r * (a.x + c.x), -2),
        words: 'This gives the coordinates of the middle in the wrong places.',
      },
      {
        misconception: 'sign_dropped',
        value: key.neg(),
        words:
          'That is $k$ with the wrong sign: it stands on the same side of the equation as the other terms.',
      },
    ];
  }
  const key = equallyFar(b);
  const squares = (point: Point) => point.x ** 2 + point.y ** 2;
  const [along, across] = axis === 'x' ? (['x', 'y'] as const) : (['y', 'x'] as const);
  const gap = c[along] - a[along];
  const cut = a[across] === c[across] ? key : q(a[along]).sub(q(a[across] * gap, c[across] - a[across]));
  return [
    {
      misconception: 'midpoint_assumed',
      value: q(a[along] + c[along], 2),
      words:
        'This moves the mid-point of the segment to the axis; equally far points lie on the perpendicular through it.',
    },
    {
      misconception: 'half_forgotten',
      value: key.mul(2),
      words: 'This counts the mixed terms once; each square brings them twice.',
    },
    {
      misconception: 'line_of_points_taken',
      value: cut,
      words: 'That gives the point where the line through the two given points meets the axis.',
    },
    {
      misconception: 'across_terms_left_out',
      value: q(c[across] ** 2 - a[across] ** 2, 2 * gap),
      words: `Only the $${across}$-coordinates were squared; the $${along}$-coordinates are squared too.`,
    },
    {
      misconception: 'squares_added',
      value: q(squares(a) + squares(c), 2 * gap),
      words:
        'This gives the squares of both points together; they stand on different sides, so they are subtracted.',
    },
    {
      misconception: 'sign_dropped',
      value: key.neg(),
      words: 'This is the difference of the squares the other way round on one side only.',
    },
  ];
}

/** GM.COO.1 Medium: the middle of a diagonal lies on the line of the other one; or equal distances on an axis. */
const middleOnLine = template<Bisected, Fraction>({
  type: 'GM.COO.1',
  band: 'Medium',
  variant: 'middle-or-equal-distance',
  revision: 1,
  draw: draw => {
    const kind = draw.pick(['line-through-middle', 'equally-far'] as const);
    const at = () => ({ x: draw.int(-9, 12), y: draw.int(-9, 12) });
    const b: Bisected = {
      kind,
      a: at(),
      c: at(),
      p: draw.pick([1, 2, 3, 4]),
      r: draw.pick([-5, -4, -3, -2, 2, 3, 5, 7, 9]),
      axis: draw.pick(['x', 'y'] as const),
      scene: draw.pick(['plain', 'story'] as const),
    };
    const { a, c, p, r, axis } = b;
    if (Math.abs(a.x - c.x) < 2 || Math.abs(a.y - c.y) < 2) return null;
    if (kind === 'line-through-middle') {
      const key = q(p * (a.x + c.x) + r * (a.y + c.y), -2);
      const size = key.abs().valueOf();
      return key.d === 1n && size >= 2 && size <= 60 && p * (a.x - c.x) + r * (a.y - c.y) !== 0 ? b : null;
    }
    if (b.scene === 'story' && (a.y <= 0 || c.y <= 0)) return null;
    const key = equallyFar({ ...b, axis: b.scene === 'story' ? 'x' : axis });
    return key.d <= 2n && key.abs().valueOf() <= 16 && !key.equals(0)
      ? { ...b, axis: b.scene === 'story' ? 'x' : axis }
      : null;
  },
  stem: ({ kind, a, c, p, r, axis, scene }) => {
    const [A, C] = [pointTex(a), pointTex(c)];
    if (kind === 'line-through-middle')
      return scene === 'story'
        ? `A surveyor finds that two opposite corners of a parallelogram-shaped field lie at $${A}$ and $${C}$ of his grid, and that the other two corners both lie on the line $${lineTex(p, r)} + k = 0$. What is the value of $k$?`
        : `The points $${A}$ and $${C}$ are opposite vertices of a parallelogram. If its other two vertices lie on the line $${lineTex(p, r)} + k = 0$, what is $k$?`;
    return scene === 'story'
      ? `On a plan a straight canal runs along the $x$-axis, and two villages lie at $${A}$ and $${C}$, on the same side of it. A pump is to be built at the canal, equally far from both villages. What is the $x$-coordinate of the pump?`
      : `A point of the $${axis}$-axis is equally far from $${A}$ and $${C}$. What is its $${axis}$-coordinate?`;
  },
  answer: b =>
    b.kind === 'equally-far' ? equallyFar(b) : q(b.p * (b.a.x + b.c.x) + b.r * (b.a.y + b.c.y), -2),
  slips: slipsOfBisected,
  show: value => `$${numberTex(value)}$`,
  plausible: value => value.d <= 2n && value.abs().valueOf() < 150,
  solution: b => {
    const { kind, a, c, p, r, axis } = b;
    if (kind === 'line-through-middle') {
      const middle = scaled(plus(a, c), 0.5);
      const [mx, my] = [q(a.x + c.x, 2), q(a.y + c.y, 2)];
      const key = mx.mul(p).add(my.mul(r)).neg();
      return {
        snapRead:
          'Two opposite vertices of a parallelogram; a line holds the other two. One number in its equation is asked, and none of the other two vertices is known.',
        approach:
          'The other two vertices need not be known: the line through them is the other diagonal, and the diagonals of a parallelogram halve each other. So the middle of the known diagonal lies on the line.',
        steps: [
          {
            says: 'Find the middle of the known diagonal.',
            works: `\\left(\\frac{${a.x} + ${bracketed(c.x)}}{2}, \\frac{${a.y} + ${bracketed(c.y)}}{2}\\right) = (${numberTex(mx)}, ${numberTex(my)})`,
            value: [mx, my],
          },
          {
            says: 'Put it into the equation of the line.',
            works: `${p} \\times ${bracketed(middle.x)} ${r < 0 ? '-' : '+'} ${Math.abs(r)} \\times ${bracketed(middle.y)} + k = 0 \\;\\Rightarrow\\; ${numberTex(key.neg())} + k = 0`,
            value: key.neg(),
          },
          { says: 'Solve for the unknown number.', works: `k = ${numberTex(key)}`, value: key },
        ],
        check: `The line $${lineTex(p, r)} ${addedTex(key)} = 0$ has the given vertices on different sides, equally far: their values are $${numberTex(key.add(p * a.x + r * a.y))}$ and $${numberTex(key.add(p * c.x + r * c.y))}$.`,
        principle:
          'The middle of one diagonal of a parallelogram lies on the other one, so unknown corners are often not needed.',
      };
    }
    const key = equallyFar(b);
    const squares = (point: Point) => point.x ** 2 + point.y ** 2;
    const [along, across] = axis === 'x' ? (['x', 'y'] as const) : (['y', 'x'] as const);
    const gap = c[along] - a[along];
    const side = (point: Point) =>
      `(${along} - ${bracketed(point[along])})^2 + ${bracketed(point[across])}^2`;
    const squareOfDistance =
      key
        .sub(a[along])
        .pow(2)
        ?.add(a[across] ** 2) ?? q(0);
    return {
      snapRead: `Two points, and a point of the $${axis}$-axis that is equally far from both; its $${axis}$-coordinate is asked.`,
      approach: `A point of the $${axis}$-axis has only one unknown coordinate. Set the squares of the two distances equal: the square of the unknown cancels and a linear equation is left, without any root. Cutting the perpendicular bisector with the axis works too, but takes longer.`,
      steps: [
        {
          says: `Set the squares of the distances equal, with $${along}$ as the unknown.`,
          works: `${side(a)} = ${side(c)}`,
          value: `${along}`,
        },
        {
          says: 'Multiply out; the square of the unknown cancels. Gather the rest.',
          works: `${2 * gap}${along} = ${squares(c)} - ${squares(a)} = ${squares(c) - squares(a)}`,
          value: q(squares(c) - squares(a)),
        },
        { says: 'Divide.', works: `${along} = ${numberTex(key)}`, value: key },
      ],
      check: `The square of the distance is $${numberTex(squareOfDistance)}$ to the first point and $${numberTex(
        key
          .sub(c[along])
          .pow(2)
          ?.add(c[across] ** 2) ?? q(0),
      )}$ to the second.`,
      principle:
        'Equal distances: set their squares equal; the square of the unknown cancels and the equation is linear.',
    };
  },
  verify: b => {
    const { kind, a, c, p, r, axis } = b;
    if (kind === 'equally-far') {
      const at = (t: number) => (axis === 'x' ? { x: t, y: 0 } : { x: 0, y: t });
      const lead = (t: number) => distance(at(t), a) - distance(at(t), c);
      let [low, high] = [-4000, 4000];
      const rising = lead(high) > lead(low);
      for (let i = 0; i < 80; i += 1) {
        const middle = (low + high) / 2;
        if (lead(middle) < 0 === rising) low = middle;
        else high = middle;
      }
      return rationalNear(Math.round(low * 1e6) / 1e6);
    }
    // Takes a first free corner at half-grid places; the fourth follows by equal sides, and both must lie on one line.
    for (let x = -30; x <= 30; x += 0.5)
      for (let y = -30; y <= 30; y += 0.5) {
        const d = { x: a.x + c.x - x, y: a.y + c.y - y };
        if ((d.x !== x || d.y !== y) && p * x + r * y === p * d.x + r * d.y)
          return q(-2 * (p * x + r * y), 2);
      }
    return q(9999);
  },
});

interface SumOfSquares {
  middle: Point;
  /** From the middle to the one end. */
  half: Point;
  radius: number;
  /** The point whose distance is asked. */
  from: Point;
  apart: number;
  asked: 'greatest' | 'least';
}
const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 16, 20],
  [15, 20, 25],
  [7, 24, 25],
] as const;

/** GM.COO.1 Hard: a constant sum of squared distances keeps the point on a circle about the middle; then look along its centre line. */
const sumOfSquares = template<SumOfSquares, Fraction>({
  type: 'GM.COO.1',
  band: 'Hard',
  variant: 'sum-of-squared-distances',
  revision: 1,
  draw: draw => {
    const [s, t, apart] = draw.pick(triples);
    const [dx, dy] = draw.chance(0.5) ? [s, t] : [t, s];
    const from = draw.chance(0.5) ? { x: 0, y: 0 } : { x: draw.int(-4, 4), y: draw.int(-4, 4) };
    const half = { x: draw.int(-3, 3), y: draw.int(-3, 3) };
    const radius = draw.int(5, 12);
    const size = half.x ** 2 + half.y ** 2;
    const asked = draw.pick(['greatest', 'least'] as const);
    if (half.x === 0 || half.y === 0 || size >= radius ** 2 || Math.abs(radius - apart) < 2) return null;
    return {
      middle: { x: from.x + dx * draw.pick([1, -1]), y: from.y + dy * draw.pick([1, -1]) },
      half,
      radius,
      from,
      apart,
      asked,
    };
  },
  stem: ({ middle, half, radius, from, asked }) => {
    const [a, b] = [plus(middle, half), minus(middle, half)];
    const sum = 2 * (radius ** 2 + half.x ** 2 + half.y ** 2);
    const target = from.x === 0 && from.y === 0 ? 'the origin' : `the point $${pointTex(from)}$`;
    return `Let $A$ be the point $${pointTex(a)}$ and $B$ the point $${pointTex(b)}$. A point $P$ of the plane moves so that $PA^2 + PB^2 = ${sum}$. What is the ${asked} possible distance of $P$ from ${target}?`;
  },
  answer: ({ radius, apart, asked }) => q(asked === 'greatest' ? apart + radius : Math.abs(apart - radius)),
  slips: ({ half, radius, from, apart, asked }) => {
    const size = half.x ** 2 + half.y ** 2;
    return [
      {
        misconception: asked === 'greatest' ? 'least_for_greatest' : 'greatest_for_least',
        value: q(asked === 'greatest' ? Math.abs(apart - radius) : apart + radius),
        words: `This is the ${asked === 'greatest' ? 'least' : 'greatest'} distance; the ${asked} one is asked.`,
      },
      {
        misconception: 'distance_of_centre_reported',
        value: q(apart),
        words: 'That gives the distance to the mid-point of AB; P moves on a circle around it.',
      },
      {
        misconception: 'radius_reported',
        value: q(radius),
        words:
          'This gives the radius of the circle on which P moves; the distance of its centre is needed as well.',
      },
      {
        misconception: 'diameter_for_radius',
        value: q(asked === 'greatest' ? apart + 2 * radius : Math.abs(apart - 2 * radius)),
        words: 'That is the diameter of the circle in place of its radius.',
      },
      ...(from.x === 0 && from.y === 0
        ? [
            {
              misconception: 'middle_not_halved',
              value: q(asked === 'greatest' ? 2 * apart + radius : Math.abs(2 * apart - radius)),
              words: 'That uses the sum of the two points for their middle; it has to be halved.',
            },
          ]
        : []),
      {
        misconception: 'square_mixed_with_lengths',
        value: q(asked === 'greatest' ? apart + radius + size : Math.abs(apart - radius) + size),
        words: 'It mixes the square of a length with lengths.',
      },
      {
        misconception: 'radius_one_short',
        value: q(asked === 'greatest' ? apart + radius - 1 : Math.abs(apart - radius) + 1),
        words: `That uses ${radius - 1} for the radius; its square is ${radius ** 2}.`,
      },
    ];
  },
  show: value => `$${numberTex(value)}$`,
  plausible: value => value.d === 1n && value.valueOf() > 0,
  solution: ({ middle, half, radius, from, apart, asked }) => {
    const [a, b] = [plus(middle, half), minus(middle, half)];
    const size = half.x ** 2 + half.y ** 2;
    const sum = 2 * (radius ** 2 + size);
    const key = asked === 'greatest' ? apart + radius : Math.abs(apart - radius);
    const way = minus(middle, from);
    return {
      snapRead: `Two fixed points, a moving point with a constant sum of squared distances from them, and a third point: the ${asked} distance of the moving point from it is asked.`,
      approach:
        'For the mid-point $M$ of AB, $PA^2 + PB^2 = 2PM^2 + 2AM^2$ (the median theorem). So $PM$ is constant: P moves on a circle around $M$. The nearest and the farthest point of a circle lie on the line through its centre. Multiplying out the coordinates gives the same circle, but takes longer.',
      steps: [
        {
          says: 'Find the mid-point of AB.',
          works: `M = \\left(\\frac{${a.x} + ${bracketed(b.x)}}{2}, \\frac{${a.y} + ${bracketed(b.y)}}{2}\\right) = ${pointTex(middle)}`,
          value: pairOf(middle),
        },
        {
          says: 'Find the square of half of AB.',
          works: `AM^2 = ${bracketed(half.x)}^2 + ${bracketed(half.y)}^2 = ${size}`,
          value: q(size),
        },
        {
          says: 'Use the median theorem to find how far P is from the mid-point.',
          works: `PM^2 = \\frac{${sum}}{2} - ${size} = ${radius ** 2} \\;\\Rightarrow\\; PM = ${radius}`,
          value: q(radius),
        },
        {
          says: 'Find the distance of the third point from the mid-point.',
          works: `\\sqrt{${bracketed(way.x)}^2 + ${bracketed(way.y)}^2} = ${apart}`,
          value: q(apart),
        },
        {
          says: `${asked === 'greatest' ? 'Go to the centre and on to the far side: add.' : `The point lies ${apart > radius ? 'outside' : 'inside'} the circle: take the smaller of the two lengths off the larger.`}`,
          works:
            asked === 'greatest'
              ? `${apart} + ${radius} = ${key}`
              : `${Math.max(apart, radius)} - ${Math.min(apart, radius)} = ${key}`,
          value: q(key),
        },
      ],
      check: `All distances lie between $|${apart} - ${radius}| = ${Math.abs(apart - radius)}$ and $${apart} + ${radius} = ${apart + radius}$, by the triangle with the sides ${apart} and ${radius}; the ${asked} one is ${key}.`,
      principle:
        'A constant sum of squared distances from two points keeps a point on a circle about their mid-point; extremes lie on the line through its centre.',
    };
  },
  verify: ({ middle, half, radius, from, asked }) => {
    // Goes in every direction from A until the sum of squares is right, and narrows down on the extreme distance.
    const [a, b] = [plus(middle, half), minus(middle, half)];
    const sum = 2 * (radius ** 2 + half.x ** 2 + half.y ** 2);
    const way = minus(b, a);
    const reach = (direction: number) => {
      const unit = { x: Math.cos(direction), y: Math.sin(direction) };
      const dot = unit.x * way.x + unit.y * way.y;
      const s = (dot + Math.sqrt(dot * dot + 2 * (sum - way.x ** 2 - way.y ** 2))) / 2;
      const d = distance(plus(a, scaled(unit, s)), from);
      return asked === 'greatest' ? d : -d;
    };
    let best = 0;
    for (let i = 0; i < 360; i += 1) if (reach((i * Math.PI) / 180) > reach(best)) best = (i * Math.PI) / 180;
    let [low, high] = [best - Math.PI / 90, best + Math.PI / 90];
    for (let i = 0; i < 80; i += 1) {
      const [x, y] = [low + (high - low) / 3, high - (high - low) / 3];
      if (reach(x) < reach(y)) low = x;
      else high = y;
    }
    return rationalNear(Math.round(Math.abs(reach((low + high) / 2)) * 1e6) / 1e6);
  },
});

export const pointsInThePlane: readonly AnyTemplate[] = [placePoint, middleOnLine, sumOfSquares];
