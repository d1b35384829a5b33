import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Parts {
  /** BD and DC are s times these, in lowest terms, the first smaller. */
  p: number;
  r: number;
  s: number;
  way: boolean;
}

const gcd = (x: number, y: number): number => (y === 0 ? x : gcd(y, x % y));
const side = ({ p, r, s }: Parts) => (p + r) * s;
/** The greatest whole number below the root of a fraction. */
const belowRoot = (n: number, d: number) => Math.ceil(Math.sqrt(n / d) - 1e-9) - 1;
/** The least whole number above it. */
const aboveRoot = (n: number, d: number) => Math.floor(Math.sqrt(n / d) + 1e-9) + 1;
/** 7; 7, 8; 7, …, 12. */
const run = (from: { valueOf(): number }, to: { valueOf(): number }) => {
  const length = Number(to) - Number(from);
  return length < 1 ? `${from}` : `${from}, ${length > 1 ? '\\dots, ' : ''}${to}`;
};
const times = (n: number) => (n === 1 ? '' : n);

const obtuse = form<Parts>(
  'obtuse-whole-sided-triangles',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['GM.TRI.8', 'GM.TRI.2', 'AL.INQ.3'],
    entry: true,
    verify: w => {
      const a = side(w);
      let count = 0;
      for (let b = 1; b < 40 * a; b += 1) {
        if ((b * w.p) % w.r !== 0) continue;
        const c = (b * w.p) / w.r;
        if (b + c <= a || Math.abs(b - c) >= a) continue;
        const [x, y, z] = [a, b, c].sort((m, n) => m - n) as [number, number, number];
        if (z * z > x * x + y * y) count += 1;
      }
      return count;
    },
  },
  (given, { step, find }) => {
    const { s, p, r, way } = given;
    const least = step(calc`${s} + 1`, {
      name: 'the least multiplier',
      works: value => tex`${String(times(p))}k + ${r}k > ${(p + r) * s} \Rightarrow k \ge ${value}`,
      because: text`The angle bisector theorem makes the two sides as $${p} : ${r}$. Their sum has to exceed the
        third side, because a way with a corner is longer than the straight way; at $k = ${s}$ they are equal and
        the triangle is flat.`,
    })`
      By the angle bisector theorem the two other sides are in the ratio of the parts, so let them be
      $${String(times(p))}k$ and $${r}k$ with an integer $k$. Together they must exceed the divided side.`;
    const most = step(calc`ceil((${p} + ${r}) * ${s} / (${r} - ${p})) - 1`, {
      name: 'the greatest multiplier',
      works: value => tex`${String(times(r - p))}k < ${(p + r) * s} \Rightarrow k \le ${value}`,
      because: text`The shorter side and the divided side together must reach farther than the longer side.
        Otherwise their ends do not meet, however the triangle is turned.`,
    })`
      The difference of the two sides must be less than the divided side. This gives the largest possible $k$.`;
    const atBisector = step(belowRoot(side(given) ** 2, p ** 2 + r ** 2), {
      name: 'the greatest multiplier with an obtuse bisected angle',
      works: value => tex`(${p}^2 + ${r}^2)k^2 < ${(p + r) * s}^2 \Rightarrow k \le ${value}`,
      because: text`By Pythagoras a right angle gives equality. If the angle opens further with the same two sides,
        the side opposite to it grows, so an obtuse angle means a larger square.`,
    })`
      The bisected angle, opposite the divided side, is obtuse if the square of this side exceeds the sum of the
      squares of the other two. This happens for small $k$ and bounds it from above.`;
    const atLonger = step(aboveRoot(side(given) ** 2, r ** 2 - p ** 2), {
      name: 'the least multiplier with an obtuse angle opposite the longer side',
      works: value => tex`(${r}^2 - ${p}^2)k^2 > ${(p + r) * s}^2 \Rightarrow k \ge ${value}`,
      because: text`Only the longest side can face an obtuse angle. For large $k$ the side $${r}k$ is longer than
        the divided side, so now its square is compared with the sum of the other two squares.`,
    })`
      The angle opposite the longer of the two sides is obtuse if its square exceeds the sum of the two other
      squares. This happens for large $k$ and bounds it from below.`;
    const few = find(calc`max(0, ${atBisector} - ${least} + 1)`);
    const many = find(calc`max(0, ${most} - ${atLonger} + 1)`);
    const count = step(calc`${few} + ${many}`, {
      name: 'the number of obtuse triangles',
      works: (_value, working) =>
        tex`k = ${run(least, atBisector)} \text{ and } k = ${run(atLonger, most)}: \quad ${working}`,
      because: text`Each $k$ gives one triangle. The two cases cannot both hold, because a triangle has at most one
        obtuse angle, so the two numbers of values are added.`,
    })`
      Count the values of $k$ in both ranges, from the least multiplier up to the first bound and from the second
      bound up to the greatest multiplier, and add the two numbers.`;
    return {
      answer: count,
      stem: way
        ? text`In triangle $ABC$ the bisector of angle $A$ meets $BC$ at $D$, with $BD = ${p * s}$ and $DC =
          ${r * s}$. The sides $AB$ and $AC$ are integers. How many such triangles have an obtuse angle?`
        : text`The bisector of one angle of a triangle divides the opposite side into parts of $${p * s}$ cm and
          $${r * s}$ cm. If the other two sides also measure whole numbers of centimetres, how many of the possible
          triangles are obtuse-angled?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('left_out_a_case', few, 0)`
          You counted only triangles with the obtuse angle opposite the longer of the two sides, $${count}$. The
          side $${(p + r) * s}$ can be the longest as well, and then its angle may be obtuse.`,
        slip('ignored_a_condition', count, calc`${most} - ${least} + 1`)`
          $${count}$ is the number of all such triangles. Some of them are acute or right-angled, so each value of
          the multiplier has to be tested for an obtuse angle.`,
        slip('ignored_the_triangle_inequality', least, 1)`
          You also counted pairs of sides that together do not exceed $${(p + r) * s}$. Two such sides cannot reach
          across the third one, so they make no triangle.`,
        slip('mixed_up_kinds_of_triangle', count, calc`${most} - ${least} + 1 - ${few} - ${many}`)`
          $${count}$ is the number of triangles without an obtuse angle. The question asks for the other ones.`,
        slip('let_in_an_end_point', least, s)`
          You allowed the sides $${p * s}$ and $${r * s}$. Together they are just as long as the third side, so the
          triangle is flat.`,
        slip('counted_gaps_for_numbers', many, calc`${many} - 1`)`
          You counted the numbers from $${atLonger}$ to $${most}$ by their difference. Both ends are possible, so
          there is one more: from 3 to 5 there are three.`,
        slip('let_in_an_end_point', most, calc`floor((${p} + ${r}) * ${s} / (${r} - ${p})) + 1`)`
          You allowed the sides $${most.mul(p)}$ and $${most.mul(r)}$. Their difference is not below the third side,
          so this side cannot join their ends.`,
      ],
      snapRead: text`A bisector fixes the ratio of two integer sides, and an obtuse angle can face the divided side
        or the longer of the two: test both cases with squares.`,
      approach: text`Write the two sides as multiples of the ratio. The triangle inequality gives a range for the
        multiplier. The longest side is the third one for small multipliers and the longer of the two for large
        ones: test both for an obtuse angle.`,
      faster: () =>
        text`$k$ runs from $${least}$ to $${most}$; leave out those with
        $\frac{${side({ p, r, s, way: true })}^2}{${p * p + r * r}} \le k^2 \le
        \frac{${side({ p, r, s, way: true })}^2}{${r * r - p * p}}$.`,
      check: () => {
        const square = side(given) ** 2;
        const [a, b] = [Number(atBisector), Number(atLonger)];
        return text`At the ends of the two ranges: $${square} > ${(p ** 2 + r ** 2) * a * a}$ for $k = ${a}$, and
          $${r ** 2 * b * b} > ${square + p ** 2 * b * b}$ for $k = ${b}$. One step further inwards neither
          inequality holds.`;
      },
      principle: text`Only the longest side of a triangle can face an obtuse angle; when the longest side can
        change, test each side that can be it.`,
    };
  },
);

/** GM.TRI.6 Hard: integer sides from a bisector, and the triangles with an obtuse angle. */
export const anglesByABisector: readonly AnyTemplate[] = situation<Parts>({
  type: 'GM.TRI.6',
  situation: 'parts-of-a-bisector',
  tries: 40,
  draw: draw => {
    const [p, r] = [draw.int(1, 7), draw.int(2, 9)];
    const w: Parts = { p, r, s: draw.int(2, 9), way: draw.chance(0.5) };
    if (p >= r || gcd(p, r) > 1) return null;
    const few = belowRoot(side(w) ** 2, p * p + r * r) - w.s;
    const many = Math.ceil(side(w) / (r - p)) - aboveRoot(side(w) ** 2, r * r - p * p);
    return few >= 1 && many >= 2 && few + many <= 30 ? w : null;
  },
  forms: [obtuse],
});
