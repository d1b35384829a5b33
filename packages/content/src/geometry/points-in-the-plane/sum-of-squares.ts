import type { Point } from '../../figure.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
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
/**
 * The least and the greatest integer strictly between the difference and the sum of two lengths, given by their
 * squares.
 */
const leastBetween = (one: number, other: number) =>
  Math.floor(Math.abs(Math.sqrt(one) - Math.sqrt(other)) + 1e-9) + 1;
const mostBetween = (one: number, other: number) => Math.ceil(Math.sqrt(one) + Math.sqrt(other) - 1e-9) - 1;

const wholeDistances = form<SumOfSquares>(
  'points-at-whole-distances',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['GM.CIR.6', 'AL.INQ.3'],
    entry: true,
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
      return crossings;
    },
  },
  (p, { step, find }) => {
    const { half, middle, from, frame, radius } = p;
    const halved = find(squareOf(half));
    const reach = step(
      calc`${total(p)} / 2 - ${halved}`,
      (_value, working) => tex`M = ${pointTex(middle)}, \; AM^2 = ${halved}: \quad PM^2 = ${working}`,
    )`
      For the mid-point $M$ of $AB$ the median theorem says $PA^2 + PB^2 = 2PM^2 + 2AM^2$. So $P$ moves on a circle
      about $M$: find the square of its radius.`;
    const apart = step(apartSquare(p), value => {
      const way = minus(middle, from);
      return tex`QM^2 = ${bracketed(way.x)}^2 + ${bracketed(way.y)}^2 = ${value}`;
    })`
      Find the square of the distance of the fixed point $Q$ from the centre.`;
    const low = step(
      leastBetween(Number(reach), Number(apart)),
      value =>
        tex`|${rootTex(Number(apart))} - ${rootTex(Number(reach))}| \approx
          ${rounded(Math.abs(Math.sqrt(Number(apart)) - Math.sqrt(Number(reach))))} \quad\Rightarrow\quad ${value}`,
    )`
      The distance $QP$ is least on the line through the centre, namely the difference of the two lengths. It is no
      integer: take the next one above.`;
    const high = step(
      mostBetween(Number(reach), Number(apart)),
      value =>
        tex`${rootTex(Number(apart))} + ${rootTex(Number(reach))} \approx
          ${rounded(Math.sqrt(Number(apart)) + Math.sqrt(Number(reach)))} \quad\Rightarrow\quad ${value}`,
    )`
      It is greatest on the other side, namely their sum: take the next integer below.`;
    const points = step(calc`2(${high} - ${low} + 1)`)`
      Every integer between belongs to two points, mirror images in the line through $Q$ and the centre.`;
    return {
      answer: points,
      stem: () => {
        const [a, b] = endsOf(p);
        const [sum, target] = [total(p), targetOf(p)];
        return frame === 0
          ? text`Let $A$ be the point $${pointTex(a)}$ and $B$ the point $${pointTex(b)}$. How many points $P$ of the
            plane with $PA^2 + PB^2 = ${sum}$ are at an integer distance from ${target}?`
          : frame === 1
            ? text`The squares of the distances of a point from $A${pointTex(a)}$ and from $B${pointTex(b)}$ add up to
              $${sum}$, and its distance from ${target} is a whole number. For how many points of the plane are both
              true?`
            : text`A point $P$ moves in the plane so that $PA^2 + PB^2 = ${sum}$, where $A$ is $${pointTex(a)}$ and $B$
              is $${pointTex(b)}$. In how many positions is its distance from ${target} an integer?`;
      },
      show: plain,
      // Every distance belongs to two points: an odd number would fall on sight.
      plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() % 2 === 0,
      slips: [
        slip('left_out_a_case', points, calc`${high} - ${low} + 1`)`
          $${points}$ is the number of distances; each of them belongs to two points.`,
        slip(
          'mixed_up_a_length_and_its_half',
          halved,
          total(p) / 2 > 4 * squareOf(half) && calc`4 * ${squareOf(half)}`,
        )`
          $AB^2 = ${halved}$ was taken off in place of the square of its half, which makes the square of the radius
          $${reach}$.`,
        slip('did_not_halve', reach, () => calc`${total(p)} - ${halved} * 2`)`
          $${reach}$ was taken for the square of the radius, but that square is in the sum twice; half of it is right.`,
        slip('left_out_a_term', halved, 0)`
          $${reach}$ for the square of the radius is just half of the sum; the square of half of $AB$ has to be taken
          off.`,
        slip('measured_from_the_wrong_end', apart, squareOf(minus(endsOf(p)[0], from)))`
          $${apart}$ is the square of the distance from $A$; the circle is about the mid-point of $AB$.`,
        slip('counted_gaps_for_numbers', points, calc`(${high} - ${low}) * 2`)`
          $2(${high} - ${low}) = ${points}$ leaves out one of the integers from $${low}$ to $${high}$.`,
        slip('left_out_a_case', low, () => calc`ceil(${Math.sqrt(Number(apart))})`)`
          $${points}$ counts only distances above $\sqrt{${apart}}$; the near part of the circle was left out.`,
        slip('counted_one_too_many', high, calc`${high} + 1`)`
          $${points}$ includes the distance $${high}$, which is more than the greatest one.`,
      ],
      snapRead: text`Two fixed points, a moving point with a constant sum of squared distances from them, and integer
        distances from a third point.`,
      approach: text`A constant sum of squared distances keeps the point on a circle about the mid-point. Its distances
        from a fixed point fill the range from the difference to the sum of two lengths; integers in it are counted,
        each for two points.`,
      faster: () =>
        text`Centre $${pointTex(middle)}$, $r^2 = ${reach}$, $QM^2 = ${apart}$: twice the number of integers between
          $${rounded(Math.abs(Math.sqrt(Number(apart)) - Math.sqrt(Number(reach))))}$ and
          $${rounded(Math.sqrt(Number(apart)) + Math.sqrt(Number(reach)))}$.`,
      check: () => {
        const [a] = endsOf(p);
        return text`The point $${Number(reach) ** 0.5}$ to the right of $M$ has the sum
          $${squareOf(minus({ x: middle.x + radius, y: middle.y }, a))} +
          ${squareOf(minus({ x: middle.x + radius, y: middle.y }, endsOf(p)[1]))} = ${total(p)}$. Triangles with the
          sides $\sqrt{${apartSquare(p)}}$, $${radius}$ and $${low}$, or $${high}$, exist; with $${low.sub(1)}$ or
          $${high.add(1)}$ they do not.`;
      },
      principle: text`A constant sum of squared distances from two points keeps a point on a circle about their
        mid-point; extremes lie on the line through its centre.`,
    };
  },
);

/**
 * GM.COO.1 Hard: a constant sum of squared distances keeps the point on a circle about the middle; then integer
 * distances.
 */
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
