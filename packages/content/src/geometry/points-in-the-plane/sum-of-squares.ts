import type { Point } from '../../figure.ts';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { distance } from '../measured-lengths.ts';
import { bracketed, minus, plus, pointTex } from './points.ts';

interface SumOfSquares {
  middle: Point;
  /** From the middle to the one end. */
  half: Point;
  /** The point moves on a circle of this radius about the middle. */
  radius: number;
  /** The point to which distances are taken. */
  from: Point;
  frame: number;
}

const squareOf = ({ x, y }: Point) => x * x + y * y;
const apartSquare = ({ middle, from }: SumOfSquares) => squareOf(minus(middle, from));
const total = ({ half, radius }: SumOfSquares) => 2 * (radius ** 2 + squareOf(half));
const endsOf = ({ middle, half }: SumOfSquares) => [plus(middle, half), minus(middle, half)] as const;
const targetOf = ({ from }: SumOfSquares) =>
  from.x === 0 && from.y === 0 ? 'the origin' : `the point $${pointTex(from)}$`;
const rootTex = (square: number) =>
  Number.isInteger(Math.sqrt(square)) ? `${Math.sqrt(square)}` : `\\sqrt{${square}}`;
const rounded = (value: number) => (Math.round(value * 100) / 100).toFixed(2);
/** The least and the greatest integer strictly between the difference and the sum of two lengths, given by their squares. */
const leastBetween = (one: number, other: number) =>
  Math.floor(Math.abs(Math.sqrt(one) - Math.sqrt(other)) + 1e-9) + 1;
const mostBetween = (one: number, other: number) => Math.ceil(Math.sqrt(one) + Math.sqrt(other) - 1e-9) - 1;

const wholeDistances = form({
  form: 'points-at-whole-distances',
  revision: 2,
  band: 'Hard',
  seconds: 130,
  also: ['GM.CIR.6', 'AL.INQ.3'],
  entry: true,
  apart: true,
  stem: (p: SumOfSquares) => {
    const [a, b] = endsOf(p);
    const [sum, target] = [total(p), targetOf(p)];
    return p.frame === 0
      ? `Let $A$ be the point $${pointTex(a)}$ and $B$ the point $${pointTex(b)}$. How many points $P$ of the plane with $PA^2 + PB^2 = ${sum}$ are at an integer distance from ${target}?`
      : p.frame === 1
        ? `The squares of the distances of a point from $A${pointTex(a)}$ and from $B${pointTex(b)}$ add up to $${sum}$, and its distance from ${target} is a whole number. For how many points of the plane are both true?`
        : `A point $P$ moves in the plane so that $PA^2 + PB^2 = ${sum}$, where $A$ is $${pointTex(a)}$ and $B$ is $${pointTex(b)}$. In how many positions is its distance from ${target} an integer?`;
  },
  path: path<SumOfSquares>()
    .quiet('half', ({ half }) => q(squareOf(half)))
    .step(
      'radius',
      (p, { half }) => q(total(p), 2).sub(half),
      'For the mid-point $M$ of $AB$ the median theorem says $PA^2 + PB^2 = 2PM^2 + 2AM^2$. So $P$ moves on a circle about $M$: find the square of its radius.',
      (p, { half, radius }) =>
        `M = ${pointTex(p.middle)}, \\; AM^2 = ${half}: \\quad PM^2 = \\frac{${total(p)}}{2} - ${half} = ${radius}`,
    )
    .step(
      'apart',
      p => q(apartSquare(p)),
      'Find the square of the distance of the fixed point $Q$ from the centre.',
      (p, { apart }) => {
        const way = minus(p.middle, p.from);
        return `QM^2 = ${bracketed(way.x)}^2 + ${bracketed(way.y)}^2 = ${apart}`;
      },
    )
    .step(
      'low',
      (_p, { radius, apart }) => q(leastBetween(Number(radius), Number(apart))),
      'The distance $QP$ is least on the line through the centre, namely the difference of the two lengths. It is no integer: take the next one above.',
      (_p, { radius, apart, low }) =>
        `|${rootTex(Number(apart))} - ${rootTex(Number(radius))}| \\approx ${rounded(Math.abs(Math.sqrt(Number(apart)) - Math.sqrt(Number(radius))))} \\quad\\Rightarrow\\quad ${low}`,
    )
    .step(
      'high',
      (_p, { radius, apart }) => q(mostBetween(Number(radius), Number(apart))),
      'It is greatest on the other side, namely their sum: take the next integer below.',
      (_p, { radius, apart, high }) =>
        `${rootTex(Number(apart))} + ${rootTex(Number(radius))} \\approx ${rounded(Math.sqrt(Number(apart)) + Math.sqrt(Number(radius)))} \\quad\\Rightarrow\\quad ${high}`,
    )
    .step(
      'points',
      (_p, { low, high }) => high.sub(low).add(1).mul(2),
      'Every integer between belongs to two points, mirror images in the line through $Q$ and the centre.',
      (_p, { low, high, points }) => `2(${high} - ${low} + 1) = ${points}`,
    ),
  slips: [
    {
      misconception: 'points_counted_once',
      at: 'points',
      wrongly: (_p, { low, high }) => high.sub(low).add(1),
      words: (_p, { points }) =>
        `$${points}$ is the number of distances; each of them belongs to two points.`,
    },
    {
      misconception: 'whole_segment_for_half',
      at: 'half',
      wrongly: p => (total(p) / 2 > 4 * squareOf(p.half) ? q(4 * squareOf(p.half)) : null),
      words: (_p, { half, radius }) =>
        `$AB^2 = ${half}$ was taken off in place of $AM^2$, which makes the square of the radius $${radius}$.`,
    },
    {
      misconception: 'sum_not_halved',
      at: 'radius',
      wrongly: (p, { half }) => q(total(p)).sub(half.mul(2)),
      words: (_p, { radius }) =>
        `$PM^2 = ${radius}$ forgets that $PM^2$ is in the sum twice; half of it is right.`,
    },
    {
      misconception: 'half_of_the_segment_ignored',
      at: 'half',
      wrongly: () => q(0),
      words: (_p, { radius }) =>
        `$PM^2 = ${radius}$ is just half of the sum; the square of $AM$ has to be taken off.`,
    },
    {
      misconception: 'distance_from_an_end',
      at: 'apart',
      wrongly: p => q(squareOf(minus(endsOf(p)[0], p.from))),
      words: (_p, { apart }) =>
        `$${apart}$ is the square of the distance from $A$; the circle is about the mid-point of $AB$.`,
    },
    {
      misconception: 'ends_counted_as_difference',
      at: 'points',
      wrongly: (_p, { low, high }) => high.sub(low).mul(2),
      words: (_p, { low, high, points }) =>
        `$2(${high} - ${low}) = ${points}$ leaves out one of the integers from $${low}$ to $${high}$.`,
    },
    {
      misconception: 'far_half_only',
      at: 'low',
      wrongly: (_p, { apart }) => q(Math.ceil(Math.sqrt(Number(apart)))),
      words: (_p, { apart, points }) =>
        `$${points}$ counts only distances above $\\sqrt{${apart}}$; the near part of the circle was left out.`,
    },
    {
      misconception: 'one_integer_too_many',
      at: 'high',
      wrongly: (_p, { high }) => high.add(1),
      words: (_p, { high, points }) =>
        `$${points}$ includes the distance $${high}$, which is more than the greatest one.`,
    },
  ],
  show: value => plain(value),
  // Every distance belongs to two points: an odd number would fall on sight.
  plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() % 2 === 0,
  snapRead: () =>
    'Two fixed points, a moving point with a constant sum of squared distances from them, and integer distances from a third point.',
  approach: () =>
    'A constant sum of squared distances keeps the point on a circle about the mid-point. Its distances from a fixed point fill the range from the difference to the sum of two lengths; integers in it are counted, each for two points.',
  faster: (p, { radius, apart }) =>
    `Centre $${pointTex(p.middle)}$, $r^2 = ${radius}$, $QM^2 = ${apart}$: twice the number of integers between $${rounded(Math.abs(Math.sqrt(Number(apart)) - Math.sqrt(Number(radius))))}$ and $${rounded(Math.sqrt(Number(apart)) + Math.sqrt(Number(radius)))}$.`,
  check: (p, { low, high, radius }) => {
    const [a] = endsOf(p);
    return `The point $${numberTex(Number(radius) ** 0.5)}$ to the right of $M$ has the sum $${squareOf(minus({ x: p.middle.x + p.radius, y: p.middle.y }, a))} + ${squareOf(minus({ x: p.middle.x + p.radius, y: p.middle.y }, endsOf(p)[1]))} = ${total(p)}$. Triangles with the sides $\\sqrt{${apartSquare(p)}}$, $${p.radius}$ and $${low}$, or $${high}$, exist; with $${low.sub(1)}$ or $${high.add(1)}$ they do not.`;
  },
  principle:
    'A constant sum of squared distances from two points keeps a point on a circle about their mid-point; extremes lie on the line through its centre.',
  verify: p => {
    // Walks round the circle found from A alone and counts how often the distance passes an integer.
    const [a, b] = endsOf(p);
    const way = minus(b, a);
    const sum = total(p);
    const steps = 6_000;
    const at = (i: number) => {
      // A point P on the ray from the mid-point: the sum of squares fixes how far it is.
      const unit = {
        x: Math.cos((2 * Math.PI * i) / steps + 0.1),
        y: Math.sin((2 * Math.PI * i) / steps + 0.1),
      };
      const centre = { x: a.x + way.x / 2, y: a.y + way.y / 2 };
      let [near, far] = [0, 1000];
      for (let k = 0; k < 44; k += 1) {
        const s = (near + far) / 2;
        const point = { x: centre.x + unit.x * s, y: centre.y + unit.y * s };
        if (squareOf(minus(point, a)) + squareOf(minus(point, b)) < sum) near = s;
        else far = s;
      }
      return distance({ x: centre.x + unit.x * near, y: centre.y + unit.y * near }, p.from);
    };
    let [crossings, before] = [0, at(0)];
    for (let i = 1; i <= steps; i += 1) {
      const now = at(i);
      crossings += Math.abs(Math.floor(now) - Math.floor(before));
      before = now;
    }
    return q(crossings);
  },
});

/** GM.COO.1 Hard: a constant sum of squared distances keeps the point on a circle about the middle; then integer distances. */
export const sumOfSquares: readonly AnyTemplate[] = situation<SumOfSquares>({
  type: 'GM.COO.1',
  situation: 'constant-sum-of-squares',
  tries: 60,
  draw: draw => {
    const from = draw.chance(0.5) ? { x: 0, y: 0 } : { x: draw.int(-4, 4), y: draw.int(-4, 4) };
    const p = {
      middle: { x: draw.int(-9, 9), y: draw.int(-9, 9) },
      half: { x: draw.int(-4, 4), y: draw.int(-4, 4) },
      radius: draw.int(3, 12),
      from,
      frame: draw.int(0, 2),
    };
    const apart = Math.sqrt(apartSquare(p));
    const size = squareOf(p.half);
    if (p.half.x === 0 || p.half.y === 0 || size >= p.radius ** 2 || Number.isInteger(apart)) return null;
    // The ends must not lie so near to an integer that the roots have to be known closely.
    const clear = [Math.abs(apart - p.radius), apart + p.radius].every(
      end => Math.abs(end - Math.round(end)) > 0.06,
    );
    const [a, b] = endsOf(p);
    return clear && apart > 2 && squareOf(a) !== squareOf(b) && Math.abs(apart - p.radius) > 1 ? p : null;
  },
  forms: [wholeDistances],
});
