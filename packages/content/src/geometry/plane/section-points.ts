import type Fraction from 'fraction.js';
import type { Point } from '../../figure.ts';
import { path } from '../../path.ts';
import { fractionTex, numberTex, ratio } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q, ratioOf } from '../../value.ts';

const pointTex = ({ x, y }: Point) => `(${x}, ${y})`;
/** A number that is subtracted: negative ones in brackets. */
const bracketed = (n: number) => (n < 0 ? `(${n})` : `${n}`);

interface Cut {
  a: Point;
  b: Point;
  /** The line axis = k, which crosses AB. */
  axis: 'x' | 'y';
  k: number;
  way: boolean;
}

const otherOf = (axis: 'x' | 'y') => (axis === 'x' ? 'y' : 'x');
const part = (n: number) => (n > 0 ? q(n) : null);
const quotientOf = ([m, n]: readonly Fraction[]) => (m as Fraction).div(n as Fraction).valueOf();

const ratioAtLine = form({
  form: 'ratio-at-a-line',
  revision: 3,
  band: 'Easy',
  seconds: 40,
  /** A line near the middle: a glance at the coordinates does not tell which part is the longer. */
  suits: ({ a, b, axis, k }: Cut) => {
    const parts = Math.abs(k - a[axis]) / Math.abs(b[axis] - k);
    return parts > 0.4 && parts < 2.5;
  },
  stem: ({ a, b, axis, k, way }: Cut) =>
    way
      ? `The segment from $A${pointTex(a)}$ to $B${pointTex(b)}$ meets the line $${axis} = ${k}$ at $P$. What is the ratio $AP : PB$?`
      : `On a town map a canal lies along the line $${axis} = ${k}$. A straight road leads from a mill at $${pointTex(a)}$ over the canal to a market at $${pointTex(b)}$. In what ratio does the canal divide the road, starting from the mill?`,
  path: path<Cut>()
    .step(
      'before',
      ({ a, axis, k }) => q(Math.abs(k - a[axis])),
      ({ axis }) => `Only the $${axis}$-coordinates matter. Measure how far the first end is from the line.`,
      ({ a, axis, k }, { before }) => `|${k} - ${bracketed(a[axis])}| = ${fractionTex(before)}`,
    )
    .step(
      'after',
      ({ b, axis, k }) => q(Math.abs(b[axis] - k)),
      'Do the same for the other end.',
      ({ b, axis, k }, { after }) => `|${b[axis]} - ${bracketed(k)}| = ${fractionTex(after)}`,
    )
    .step(
      'ratio',
      (_p, { before, after }) => ratioOf(before, after),
      'By similar triangles the segment is divided as these distances are.',
      (_p, { before, after, ratio: [m, n] }) =>
        `${fractionTex(before)} : ${fractionTex(after)} = ${fractionTex(m as Fraction)} : ${fractionTex(n as Fraction)}`,
    ),
  slips: [
    {
      misconception: 'ratio_inverted',
      at: 'ratio',
      wrongly: (_p, { before, after }) => ratioOf(after, before),
      words: (_p, { before, after }) =>
        `$${fractionTex(after)} : ${fractionTex(before)}$ has the parts in the wrong order: the part at the first end comes first.`,
    },
    {
      misconception: 'measured_from_axis',
      at: 'before',
      wrongly: ({ a, axis }) => part(Math.abs(a[axis])),
      words: ({ k, axis }, { before }) =>
        `$${fractionTex(before)}$ is the distance of the first end from the axis; the line is $${axis} = ${k}$.`,
    },
    {
      misconception: 'measured_from_axis',
      at: 'after',
      wrongly: ({ b, axis }) => part(Math.abs(b[axis])),
      words: ({ k, axis }, { after }) =>
        `$${fractionTex(after)}$ is the distance of the second end from the axis; the line is $${axis} = ${k}$.`,
    },
    {
      misconception: 'sign_of_coordinate_lost',
      at: 'before',
      wrongly: ({ a, axis, k }) => part(Math.abs(k + a[axis])),
      words: ({ a, axis, k }, { before }) =>
        `Subtracting $${a[axis]}$ from $${k}$ with the wrong sign gave $${fractionTex(before)}$.`,
    },
    {
      misconception: 'other_coordinate_used',
      at: 'after',
      wrongly: ({ b, axis, k }) => part(Math.abs(b[otherOf(axis)] - k)),
      words: ({ axis }) =>
        `For the second end the $${otherOf(axis)}$-coordinate was used; a line $${axis} = k$ is about $${axis}$ only.`,
    },
    {
      misconception: 'part_to_whole',
      at: 'ratio',
      wrongly: (_p, { before, after }) => ratioOf(before, before.add(after)),
      words: () => 'That compares the first part with the whole segment.',
    },
    {
      misconception: 'whole_to_part',
      at: 'ratio',
      wrongly: (_p, { before, after }) => ratioOf(before.add(after), after),
      words: () => 'That compares the whole segment with its second part.',
    },
  ],
  show: value => ratio(value),
  size: value => quotientOf(value),
  snapRead: () =>
    'Two ends of a segment and a line parallel to an axis that crosses it; the ratio of the parts is asked.',
  approach: () =>
    'The crossing point need not be found. Perpendiculars from the ends to the line make similar triangles, so the distances of the ends from the line are in the ratio of the parts.',
  check: ({ a, b, axis, k }, { ratio: [m, n] }) =>
    `The section formula gives $${axis} = \\frac{${numberTex(m as Fraction)} \\times ${bracketed(b[axis])} + ${numberTex(n as Fraction)} \\times ${bracketed(a[axis])}}{${numberTex((m as Fraction).add(n as Fraction))}} = ${k}$.`,
  principle: 'A line divides a segment in the ratio of the distances of its ends from the line.',
  verify: ({ a, b, axis, k }) => {
    // Walk along the segment to the line by bisection, then measure the two parts.
    let [low, high] = [0, 1];
    for (let i = 0; i < 100; i += 1) {
      const t = (low + high) / 2;
      const at = a[axis] + t * (b[axis] - a[axis]);
      if (Math.sign(at - k) === Math.sign(a[axis] - k)) low = t;
      else high = t;
    }
    const crossing = { x: a.x + low * (b.x - a.x), y: a.y + low * (b.y - a.y) };
    const [first, second] = [a, b].map(end => Math.hypot(end.x - crossing.x, end.y - crossing.y));
    return ratioOf(nearFraction((first ?? 0) / (second ?? 1), 40), 1);
  },
});

interface Twice {
  a: Point;
  b: Point;
  length: number;
  /** AP : PB and AQ : QB, m above n. */
  m: number;
  n: number;
  way: boolean;
}

const betweenSections = form({
  form: 'between-inner-and-outer-point',
  band: 'Medium',
  seconds: 65,
  stem: ({ a, b, m, n, way }: Twice) =>
    way
      ? `$P$ divides the segment from $A${pointTex(a)}$ to $B${pointTex(b)}$ internally, and $Q$ divides it externally, both in the ratio $${m} : ${n}$. What is the length of $PQ$?`
      : `On the straight line through two lamps $A${pointTex(a)}$ and $B${pointTex(b)}$ there are exactly two points, $P$ and $Q$, whose distance from $A$ is $${fractionTex(q(m, n))}$ times their distance from $B$. How far apart are $P$ and $Q$?`,
  path: path<Twice>()
    .step(
      'length',
      ({ length }) => q(length),
      'Find the distance of the two given points; all else lies on their line.',
      ({ a, b, length }) => `AB = \\sqrt{${Math.abs(b.x - a.x)}^2 + ${Math.abs(b.y - a.y)}^2} = ${length}`,
    )
    .step(
      'inner',
      ({ m, n }, { length }) => length.mul(m).div(m + n),
      ({ m, n }) => `The inner point leaves $${m}$ of $${m + n}$ parts of $AB$ behind it.`,
      ({ m, n }, { length, inner }) =>
        `AP = ${fractionTex(q(m, m + n))} \\times ${numberTex(length)} = ${fractionTex(inner)}`,
    )
    .step(
      'outer',
      ({ m, n }, { length }) => length.mul(m).div(m - n),
      ({ m, n }) => `For the outer point, beyond $B$, the segment $AB$ is only $${m} - ${n}$ parts.`,
      ({ m, n }, { length, outer }) =>
        `AQ = ${fractionTex(q(m, m - n))} \\times ${numberTex(length)} = ${fractionTex(outer)}`,
    )
    .step(
      'gap',
      (_p, { inner, outer }) => outer.sub(inner),
      'Both lie on the same side of $A$: subtract.',
      (_p, { inner, outer, gap }) =>
        `PQ = ${fractionTex(outer)} - ${fractionTex(inner)} = ${fractionTex(gap)}`,
    ),
  slips: [
    {
      misconception: 'ratio_inverted',
      at: 'inner',
      wrongly: ({ m, n }, { length }) => length.mul(n).div(m + n),
      words: (_p, { inner }) =>
        `$${fractionTex(inner)}$ is the distance of the inner point from $B$, not from $A$.`,
    },
    {
      misconception: 'segment_as_second_part',
      at: 'outer',
      wrongly: ({ m, n }, { length }) => length.mul(m).div(n),
      words: ({ m, n }) =>
        `$AB$ was taken as $${n}$ parts; for the outer point it is the difference of $${m}$ and $${n}$ parts.`,
    },
    {
      misconception: 'outer_point_on_other_side',
      at: 'gap',
      wrongly: (_p, { inner, outer }) => outer.add(inner),
      words: (_p, { inner, outer, gap }) =>
        `The two distances were added; both points lie on the same side of $A$. Here $${numberTex(outer)} + ${numberTex(inner)} = ${numberTex(gap)}$.`,
    },
    {
      misconception: 'distance_from_wrong_end',
      at: 'outer',
      wrongly: ({ m, n }, { length, inner }) =>
        length
          .mul(n)
          .div(m - n)
          .gt(inner)
          ? length.mul(n).div(m - n)
          : null,
      words: (_p, { outer }) =>
        `$${fractionTex(outer)}$ is the distance of the outer point from $B$, not from $A$.`,
    },
    {
      misconception: 'coordinate_differences_added',
      at: 'length',
      wrongly: ({ a, b }) => q(Math.abs(b.x - a.x) + Math.abs(b.y - a.y)),
      words: (_p, { length }) =>
        `The differences of the coordinates were added to $${numberTex(length)}$; the distance is the root of the sum of squares.`,
    },
    {
      misconception: 'gives_outer_distance',
      gives: 'outer',
      words: (_p, { outer }) => `$${fractionTex(outer)}$ is how far the outer point is from $A$.`,
    },
    {
      misconception: 'gives_inner_distance',
      gives: 'inner',
      words: (_p, { inner }) => `$${fractionTex(inner)}$ is how far the inner point is from $A$.`,
    },
  ],
  show: value => `$${fractionTex(value)}$`,
  snapRead: () =>
    'An inner and an outer point of a line with the same ratio of distances; how far they are apart is asked.',
  approach: () =>
    'Coordinates of the two points are not needed: everything lies on one line. Count the parts of the segment, a sum for the inner and a difference for the outer point.',
  faster: ({ m, n, length }) =>
    `$PQ = \\frac{2mn}{m^2 - n^2} AB = \\frac{${2 * m * n}}{${m * m - n * n}} \\times ${length}$.`,
  check: ({ m, n }, { length, inner, outer }) =>
    `$PB = ${fractionTex(length.sub(inner))}$ and $QB = ${fractionTex(outer.sub(length))}$: with $${fractionTex(inner)}$ and $${fractionTex(outer)}$ both ratios are $${m} : ${n}$.`,
  principle: 'Internal division counts the sum of the parts, external division their difference.',
  verify: ({ a, b, m, n }) => {
    // Section formulas in coordinates, then the distance.
    const section = (s: number) => ({ x: (m * b.x + s * a.x) / (m + s), y: (m * b.y + s * a.y) / (m + s) });
    const [inside, outside] = [section(n), section(-n)];
    return nearFraction(Math.hypot(inside.x - outside.x, inside.y - outside.y), 12);
  },
});

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const;

/** GM.COO.1 Easy and Medium: the ratio at a line, and inner with outer division. */
export const sectionPoints: readonly AnyTemplate[] = [
  ...situation<Cut>({
    type: 'GM.COO.1',
    situation: 'segment-over-a-line',
    tries: 30,
    draw: draw => {
      const point = () => ({ x: draw.int(-9, 12), y: draw.int(-9, 12) });
      const p: Cut = {
        a: point(),
        b: point(),
        axis: draw.pick(['x', 'y']),
        k: draw.int(-5, 7),
        way: draw.chance(0.5),
      };
      const [from, to] = [p.a[p.axis] - p.k, p.b[p.axis] - p.k];
      return from * to < 0 && from !== -to && p.k !== 0 && p.a.x !== p.b.x && p.a.y !== p.b.y ? p : null;
    },
    forms: [ratioAtLine],
  }),
  ...situation<Twice>({
    type: 'GM.COO.1',
    situation: 'inner-and-outer-section',
    tries: 60,
    draw: draw => {
      const [s, t, hypotenuse] = draw.pick(triples);
      const times = draw.int(1, hypotenuse > 13 ? 2 : 5);
      const a = { x: draw.int(-6, 6), y: draw.int(-6, 6) };
      const [dx, dy] = draw.shuffled([s * times, t * times]) as [number, number];
      const b = { x: a.x + dx, y: a.y + dy * draw.pick([1, -1]) };
      const [m, n] = draw.pick([
        [2, 1],
        [3, 1],
        [3, 2],
        [4, 1],
        [5, 1],
        [5, 2],
        [5, 3],
        [7, 3],
        [4, 3],
      ] as const);
      const length = hypotenuse * times;
      const simple = (2 * m * n * length * 6) % (m * m - n * n) === 0;
      return simple ? { a, b, length, m, n, way: draw.chance(0.5) } : null;
    },
    forms: [betweenSections],
  }),
];
