import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Sides {
  a: number;
  b: number;
  c: number;
  way: number;
}

type Pair = readonly [number, number];

/** All ways to write 5a² as a sum of two squares, the smaller root first. */
function sumsOf(a: number): Pair[] {
  const pairs: Pair[] = [];
  for (let b = 1; 2 * b * b <= 5 * a * a; b += 1) {
    const c = Math.sqrt(5 * a * a - b * b);
    if (Number.isInteger(c)) pairs.push([b, c]);
  }
  return pairs;
}
const isTriangle = (a: number, [b, c]: Pair) => c - b < a && b + c > a;
/** A pair that is no triangle and not flat either. */
const impossible = (a: number) => sumsOf(a).find(pair => !isTriangle(a, pair) && pair[1] - pair[0] !== a);

/** The other side of a pair with this one, its root rounded. */
const rounded = (a: number, b: number) => Math.round(Math.sqrt(5 * a * a - b * b));
/** The nearest side above or below a right one whose rounded partner keeps the perimeter even, and another sum. */
function nearMiss({ a, b, c }: Sides, step: 1 | -1): Pair | null {
  for (let x = b + step; x > a / 2 && x < c; x += step) {
    const y = rounded(a, x);
    if ((x + y - a) % 2 === 0 && x + y !== b + c) return [x, y];
  }
  return null;
}
/** Two sides, as equal as can be, of the greatest sum that the squares allow, with an even perimeter. */
function nearlyEqual(a: number): Pair {
  const most = Math.floor(Math.sqrt(10) * a);
  const sum = (most - a) % 2 === 0 ? most : most - 1;
  return [Math.floor(sum / 2), Math.ceil(sum / 2)];
}
const sumOf = ([x, y]: Pair) => q(x + y);
const squaresTold = ([x, y]: Pair) => `${x}^2 + ${y}^2 = ${numberTex(x * x + y * y)}`;

const perimeter = form<Sides>(
  'perimeter-by-perpendicular-medians',
  {
    band: 'Hard',
    seconds: 150,
    revision: 5,
    also: ['GM.TRI.2', 'AL.DIO.2'],
    verify: ({ a }) => {
      // From coordinates: B and C on an axis, A by its distances, and the scalar product of the medians.
      for (let b = 1; b <= 3 * a; b += 1)
        for (let c = b; c < a + b; c += 1) {
          if (b + c <= a) continue;
          const x = (c * c - b * b + a * a) / (2 * a);
          const y = Math.sqrt(c * c - x * x);
          const dot = ((x + a) / 2) * (x / 2 - a) + (y / 2) * (y / 2);
          if (Math.abs(dot) < 1e-6) return a + b + c;
        }
      return 0;
    },
  },
  (p, { step }) => {
    const { a, b, c, way } = p;
    step(calc`5 * ${a}^2`, {
      works: (_value, working) => tex`AB^2 + AC^2 = 20(x^2 + y^2) = ${working}`,
      because: text`The medians meet at a right angle, so the pieces $2x$ and $2y$ are the legs of a right triangle
        with the hypotenuse $BC$. With $2x$ and $y$, or $x$ and $2y$, the hypotenuse is half of a side.`,
    })`
      Let $x$ and $y$ be the short pieces of the two medians at their crossing, so that the long pieces are $2x$ and
      $2y$. By Pythagoras $BC^2 = 4x^2 + 4y^2$, and the half sides have the squares $4x^2 + y^2$ and $x^2 + 4y^2$.
      So the squares of the other two sides add up to five times $BC^2$.`;
    const two = step(calc`${b} + ${c}`, {
      name: 'the sum of the two unknown sides',
      works: (_value, working) =>
        tex`${sumsOf(a)
          .map(([x, y]) => `${x}^2 + ${y}^2`)
          .join(' = ')}, \quad ${c} - ${b} < ${a}: \quad ${working}`,
      because: text`Both sides are integers, so their squares are perfect squares with a known sum, and only few
        pairs fit. A pair whose difference is as large as the third side, or larger, cannot close to a triangle.`,
    })`
      Write this number as a sum of two perfect squares in every possible way. Keep the pair that makes a triangle:
      the difference of the two sides must be less than the third side.`;
    const perimeter = step(calc`${two} + ${a}`, { name: 'the perimeter' })`
      The perimeter has all three sides, so add the given side to the sum of the two others.`;
    const [x, y] = impossible(a) ?? [0, 0];
    const upper = nearMiss(p, 1) ?? [0, 0];
    const lower = nearMiss(p, -1) ?? [0, 0];
    return {
      answer: perimeter,
      stem:
        way === 0
          ? text`In triangle $ABC$ the side $BC$ is $${a}$ units long, and $AB$ and $AC$ are integers. The medians
            from $B$ and $C$ are perpendicular to each other. What is the perimeter of the triangle?`
          : way === 1
            ? text`The medians from two vertices of a triangle are perpendicular. The side between these vertices
              measures $${a}$ cm, and the other two sides are whole numbers of centimetres. Find the perimeter of
              the triangle in centimetres.`
            : text`A triangular park has a straight wall $${a}$ m long on one side. From each end of the wall a path
              runs to the middle of the opposite side, and the two paths meet at a right angle. If the other two
              sides also measure whole numbers of metres, how many metres long is the boundary of the park?`,
      show: plain,
      // With a fixed sum of squares two sides add up to most where they are equal. Squares b² + c² = 5a² make a + b
      // + c even.
      plausible: value =>
        value.d === 1n &&
        value.valueOf() % 2 === 0 &&
        value.valueOf() > 2 * a &&
        value.valueOf() < (1 + Math.sqrt(10)) * a,
      slips: [
        slip('ignored_the_triangle_inequality', two, calc`3 * ${a}`)`
          $${a}^2 + ${2 * a}^2$ has the right sum of squares, but sides of $${a}$, $${a}$ and $${2 * a}$ make no
          triangle: two of them together are only as long as the third.`,
        slip('ignored_the_triangle_inequality', two, () => {
          const pair = impossible(a);
          return pair ? pair[0] + pair[1] : null;
        })`
          $${x}^2 + ${y}^2$ has the right sum of squares, but the difference of $${y}$ and $${x}$ is more than
          $${a}$, so three such sides do not close to a triangle.`,
        stop('left_out_a_term', two)`
          $${two}$ is the sum of the two unknown sides. The given side $${a}$ also belongs to the perimeter.`,
        slip('did_not_double', two, (b + c) % 2 === 0 && calc`(${b} + ${c}) / 2`)`
          For the two unknown sides you had $${two}$, the sum of their halves, from a vertex to the foot of a
          median. Both halves of each side count.`,
        slip('assumed_equal_parts', two, sumOf(nearlyEqual(a)))`
          You made the two unknown sides as equal as can be, but $${squaresTold(nearlyEqual(a))}$. The squares have
          to add up to $${5 * a * a}$, five times the square of the given side.`,
        slip('rounded_the_wrong_way', two, () => {
          const pair = nearMiss(p, 1);
          return pair && sumOf(pair);
        })`
          With $${upper[0]}$ for one side you rounded the root for the other to $${upper[1]}$:
          $${squaresTold(upper)}$, not $${5 * a * a}$. Integer sides have to fit exactly.`,
        slip('rounded_the_wrong_way', two, () => {
          const pair = nearMiss(p, -1);
          return pair && sumOf(pair);
        })`
          A side of $${lower[0]}$ leaves a square without a whole root. You used $${lower[1]}$, but
          $${squaresTold(lower)}$ is not $${5 * a * a}$, and integer sides have to fit exactly.`,
      ],
      snapRead: text`Two medians are perpendicular, the side between their vertices is given and the others are
        integers: find the relation of the squares, then search for two squares.`,
      approach: text`Right triangles at the centroid turn the right angle into a relation of the squares of the
        sides. As the sides are integers, write a number as a sum of two squares and let the triangle inequality
        choose.`,
      faster: text`$b^2 + c^2 = 5 \times ${a}^2$ with $c - b < ${a}$: near $\sqrt{2.5} \times ${a} \approx
        ${Math.round(Math.sqrt(2.5) * a)}$ the pair $${b}, ${c}$ fits.`,
      check: text`$${b}^2 + ${c}^2 = ${b * b} + ${c * c} = ${5 * a * a}$, and $${c} - ${b} = ${c - b} < ${a} <
        ${b + c}$.`,
      principle: text`Two medians of a triangle are perpendicular exactly if the squares of the sides that they
        halve add up to five times the square of the third side.`,
    };
  },
);

/** GM.TRI.6 Hard: integer sides of a triangle with two perpendicular medians. */
export const sidesByPerpendicularMedians: readonly AnyTemplate[] = situation<Sides>({
  type: 'GM.TRI.6',
  situation: 'integer-sides-and-perpendicular-medians',
  tries: 10,
  draw: draw => {
    const a = draw.pick([13, 17, 25, 26, 34, 37, 39, 41, 50, 51, 52]);
    const pairs = sumsOf(a).filter(pair => isTriangle(a, pair));
    const [b, c] = pairs[0] ?? [0, 0];
    return pairs.length === 1 ? { a, b, c, way: draw.int(0, 2) } : null;
  },
  forms: [perimeter],
});
