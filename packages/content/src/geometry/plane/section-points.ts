import type Fraction from 'fraction.js';
import type { Point } from '../../figure.ts';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { fractionTex, ratio } from '../../show.ts';
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

const ratioAtLine = form<Cut, readonly Fraction[]>(
  'ratio-at-a-line',
  {
    band: 'Easy',
    seconds: 40,
    revision: 3,
    /** A line near the middle: a glance at the coordinates does not tell which part is the longer. */
    suits: ({ a, b, axis, k }) => {
      const parts = Math.abs(k - a[axis]) / Math.abs(b[axis] - k);
      return parts > 0.4 && parts < 2.5;
    },
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
  },
  ({ k, a, axis, b, way }, { step }) => {
    const before = step(calc`abs(${k} - ${a[axis]})`, {
      name: 'the distance of the first end from the line',
      works: value => tex`|${k} - ${bracketed(a[axis])}| = ${frac(value)}`,
      because: text`The line is parallel to the other axis, so a point's distance from it is the difference of the
        $${axis}$-coordinates alone. Where the segment crosses it need not be found.`,
    })`
      The line is $${axis} = ${k}$, so only the $${axis}$-coordinate counts: find how far the first end is from the
      line.`;
    const after = step(calc`abs(${b[axis]} - ${k})`, {
      name: 'the distance of the second end from the line',
      works: value => tex`|${b[axis]} - ${bracketed(k)}| = ${frac(value)}`,
    })`
      Find the distance of the other end in the same way.`;
    const quotient = step(ratioOf(before, after), {
      name: 'the ratio of the parts',
      works: ([m, n]) =>
        tex`${frac(before)} : ${frac(after)} = ${frac(m as Fraction)} : ${frac(n as Fraction)}`,
      because: text`The perpendiculars from both ends to the line make two right triangles with equal angles where
        the segment crosses it. They are similar, so the parts of the segment are as the perpendiculars.`,
    })`
      The perpendiculars from the ends to the line make similar right triangles, so the parts of the segment are in
      the ratio of these distances.`;
    const [m, n] = quotient;
    return {
      answer: quotient,
      stem: way
        ? text`The segment from $A${pointTex(a)}$ to $B${pointTex(b)}$ meets the line $${axis} = ${k}$ at $P$. What
          is the ratio $AP : PB$?`
        : text`On a town map a canal lies along the line $${axis} = ${k}$. A straight road leads from a mill at
          $${pointTex(a)}$ over the canal to a market at $${pointTex(b)}$. In what ratio does the canal divide the
          road, starting from the mill?`,
      show: ratio,
      size: quotientOf,
      slips: [
        slip('inverted_the_ratio', quotient, () => ratioOf(after, before))`
          $${frac(after)} : ${frac(before)}$ has the parts in the wrong order: the part at the first end comes
          first.`,
        slip('measured_from_the_wrong_end', before, part(Math.abs(a[axis])))`
          $${frac(before)}$ is the distance of the first end from the axis; the line is $${axis} = ${k}$.`,
        slip('measured_from_the_wrong_end', after, part(Math.abs(b[axis])))`
          $${frac(after)}$ is the distance of the second end from the axis; the line is $${axis} = ${k}$.`,
        slip('wrong_sign', before, part(Math.abs(k + a[axis])))`
          You subtracted with the wrong sign and got $${frac(before)}$. The distance is the difference of $${k}$ and
          $${a[axis]}$ without its sign.`,
        slip('mixed_up_the_coordinates', after, part(Math.abs(b[otherOf(axis)] - k)))`
          For the second end you used its other coordinate, which says nothing about the distance from this line.`,
        slip('took_the_whole_for_a_part', quotient, () => ratioOf(before, before.add(after)))`
          You compared the first part with the whole segment. The ratio asked for compares the two parts with each
          other.`,
        slip('inverted_the_ratio', quotient, () => ratioOf(before.add(after), after))`
          You compared the whole segment with its second part. The ratio asked for compares the two parts with each
          other.`,
      ],
      snapRead: text`Two ends of a segment and a line parallel to an axis that crosses it; the ratio of the parts is
        asked.`,
      approach: text`The crossing point need not be found. Perpendiculars from the ends to the line make similar
        triangles, so the distances of the ends from the line are in the ratio of the parts.`,
      check: text`The section formula gives $${axis} = \frac{${m as Fraction} \times ${bracketed(b[axis])} +
        ${n as Fraction} \times ${bracketed(a[axis])}}{${(m as Fraction).add(n as Fraction)}} = ${k}$.`,
      principle: text`A line divides a segment in the ratio of the distances of its ends from the line.`,
    };
  },
);

interface Twice {
  a: Point;
  b: Point;
  length: number;
  /** AP : PB and AQ : QB, m above n. */
  m: number;
  n: number;
  way: boolean;
}

const betweenSections = form<Twice>(
  'between-inner-and-outer-point',
  {
    band: 'Medium',
    seconds: 65,
    verify: ({ a, b, m, n }) => {
      // Section formulas in coordinates, then the distance.
      const section = (s: number) => ({ x: (m * b.x + s * a.x) / (m + s), y: (m * b.y + s * a.y) / (m + s) });
      const [inside, outside] = [section(n), section(-n)];
      return nearFraction(Math.hypot(inside.x - outside.x, inside.y - outside.y), 12);
    },
  },
  ({ length, b, a, m, n, way }, { step }) => {
    const span = step(length, {
      name: 'the length AB',
      works: tex`AB = \sqrt{${Math.abs(b.x - a.x)}^2 + ${Math.abs(b.y - a.y)}^2} = ${length}`,
      because: text`P and Q both lie on the line through A and B. Their coordinates are not needed if all lengths
        along this line are known, and AB is the unit for them.`,
    })`
      P and Q lie on the line through A and B, so lengths along it are enough. Find AB by Pythagoras from the
      differences of the coordinates.`;
    const inner = step(frac(calc`${frac(q(m, m + n))} * ${span}`), {
      name: 'the length AP',
      works: (_value, working) => tex`AP = ${working}`,
      because: text`The inner point lies between A and B, so the two parts together are AB. With $${m}$ parts to A
        and $${n}$ to B the whole has their sum.`,
    })`
      The inner point P lies between A and B, so AB has $${m} + ${n}$ parts, and AP is $${m}$ of them.`;
    const outer = step(frac(calc`${frac(q(m, m - n))} * ${span}`), {
      name: 'the length AQ',
      works: (_value, working) => tex`AQ = ${working}`,
      because: text`The outer point is $${m}$ parts from A and $${n}$ parts from B, both measured in the same
        direction. What lies between A and B is their difference.`,
    })`
      The outer point Q lies beyond $B$. It is $${m}$ parts from A and $${n}$ from B, so AB is only $${m} - ${n}$
      parts, and AQ is $${m}$ of these.`;
    const gap = step(frac(calc`${frac(outer)} - ${frac(inner)}`), {
      name: 'the length PQ',
      works: (_value, working) => tex`PQ = ${working}`,
    })`
      P and Q lie on the same side of $A$, so PQ is the difference of AQ and AP.`;
    return {
      answer: gap,
      stem: way
        ? text`$P$ divides the segment from $A${pointTex(a)}$ to $B${pointTex(b)}$ internally, and $Q$ divides it
          externally, both in the ratio $${m} : ${n}$. What is the length of $PQ$?`
        : text`On the straight line through two lamps $A${pointTex(a)}$ and $B${pointTex(b)}$ there are exactly two
          points, $P$ and $Q$, whose distance from $A$ is $${frac(q(m, n))}$ times their distance from $B$. How far
          apart are $P$ and $Q$?`,
      show: value => `$${fractionTex(value)}$`,
      slips: [
        slip('inverted_the_ratio', inner, calc`${span} * ${n} / (${m} + ${n})`)`
          $${frac(inner)}$ is the distance of the inner point from $B$, not from $A$.`,
        slip('took_a_part_for_the_whole', outer, calc`${span} * ${m} / ${n}`)`
          $AB$ was taken as $${n}$ parts; for the outer point it is the difference of $${m}$ and $${n}$ parts.`,
        slip('added_for_subtracted', gap, calc`${outer} + ${inner}`)`
          You added the two distances from A: $${outer} + ${inner} = ${gap}$. P and Q lie on the same side of A, so
          they are subtracted.`,
        slip(
          'measured_from_the_wrong_end',
          outer,
          () =>
            span
              .mul(n)
              .div(m - n)
              .gt(inner) && calc`${span} * ${n} / (${m} - ${n})`,
        )`
          $${frac(outer)}$ is the distance of the outer point from $B$, not from $A$.`,
        slip('added_lengths_for_squares', span, calc`abs(${b.x} - ${a.x}) + abs(${b.y} - ${a.y})`)`
          The differences of the coordinates were added to $${span}$; the distance is the root of the sum of
          squares.`,
        stop('answered_another_quantity', outer)`
          $${frac(outer)}$ is how far the outer point is from $A$. From P to Q it is less, by AP.`,
        stop('answered_another_quantity', inner)`
          $${frac(inner)}$ is how far the inner point is from $A$. The question asks for the distance between P and
          Q.`,
      ],
      snapRead: text`An inner and an outer point of a line with the same ratio of distances; how far they are apart
        is asked.`,
      approach: text`Coordinates of the two points are not needed: everything lies on one line. Count the parts of
        the segment, a sum for the inner and a difference for the outer point.`,
      faster: text`$PQ = \frac{2mn}{m^2 - n^2} AB = \frac{${2 * m * n}}{${m * m - n * n}} \times ${length}$.`,
      check: text`$PB = ${frac(span.sub(inner))}$ and $QB = ${frac(outer.sub(span))}$: with $${frac(inner)}$ and
        $${frac(outer)}$ both ratios are $${m} : ${n}$.`,
      principle: text`Internal division counts the sum of the parts, external division their difference.`,
    };
  },
);

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
