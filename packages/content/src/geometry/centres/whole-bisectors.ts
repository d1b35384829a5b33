import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Bisected {
  /** BD and DC are s times the squares of these, without a common factor, the first smaller. */
  u: number;
  v: number;
  s: number;
  way: boolean;
}

const parts = ({ u, v, s }: Bisected) => [u * u * s, v * v * s] as const;
const times = (n: number) => (n === 1 ? '' : n);
/** The multiplier of the sides stays below this. */
const limitOf = ({ u, v, s }: Bisected) => q((u * u + v * v) * s, v * v - u * u);

/** Multipliers k with k² - s² a square, from the factor pairs of s². */
function multipliers(s: number): number[] {
  const list: number[] = [];
  for (let x = 1; x < s; x += 1) {
    const y = (s * s) / x;
    if (Number.isInteger(y) && (x + y) % 2 === 0) list.push((x + y) / 2);
  }
  return list.sort((m, n) => m - n);
}
const below = (p: Bisected, list: readonly number[]) => list.filter(k => limitOf(p).compare(q(k)) > 0);
/** All integers from s + 1 to below the limit. */
const candidates = (p: Bisected) => {
  const most = Number(limitOf(p).ceil()) - 1;
  return Array.from({ length: Math.max(0, most - p.s) }, (_, i) => p.s + 1 + i);
};

const wholeBisector = form({
  form: 'greatest-perimeter-with-a-whole-bisector',
  revision: 2,
  band: 'Hard',
  also: ['GM.TRI.2', 'AL.DIO.2', 'GM.TRI.4'],
  entry: true,
  seconds: 135,
  stem: (p: Bisected) => {
    const [x, y] = parts(p);
    return p.way
      ? `In triangle $ABC$ the bisector of angle $A$ meets $BC$ at $D$, with $BD = ${x}$ and $DC = ${y}$. The lengths $AB$, $AC$ and $AD$ are all integers. What is the greatest possible perimeter of the triangle?`
      : `A wall runs from one corner of a triangular field to the opposite side, bisects the angle at its corner and divides that side into $${x}$ m and $${y}$ m. The wall and the other two sides are also whole numbers of metres long. What is the greatest possible length of the boundary of the field, in metres?`;
  },
  path: path<Bisected>()
    .step(
      'most',
      p => limitOf(p).ceil().sub(1),
      p =>
        `The sides that enclose the angle are as the parts: integers $${times(p.u * p.u)}k$ and $${p.v * p.v}k$. Their sum must exceed the third side and their difference must not reach it.`,
      (p, { most }) =>
        `${p.u * p.u + p.v * p.v}k > ${(p.u * p.u + p.v * p.v) * p.s}, \\quad ${times(p.v * p.v - p.u * p.u)}k < ${(p.u * p.u + p.v * p.v) * p.s} \\Rightarrow ${p.s} < k \\le ${most}`,
    )
    .step(
      'factor',
      ({ u, v }) => q(u * v),
      'The square of the bisector is the product of the enclosing sides less the product of the parts. Take the square factor out.',
      (p, { factor }) =>
        `AD^2 = ${p.u * p.u * p.v * p.v}k^2 - ${p.u * p.u * p.v * p.v} \\times ${p.s}^2 = ${factor}^2(k^2 - ${p.s}^2)`,
    )
    .step(
      'k',
      p => q(below(p, multipliers(p.s)).at(-1) ?? p.s),
      ({ s }) =>
        `So $k^2 - ${s}^2$ is a perfect square: $k$ is the hypotenuse of a right triangle with integer sides and a leg of $${s}$. Find these from factor pairs of $${s}^2$ of equal parity, and take the largest within the bound.`,
      (p, { most, k }) => `k = ${multipliers(p.s).join(', ')}, \\quad k \\le ${most} \\Rightarrow k = ${k}`,
    )
    .quiet('two', ({ u, v }, { k }) => k.mul(u * u + v * v))
    .step(
      'perimeter',
      (p, { two }) => two.add(parts(p)[0] + parts(p)[1]),
      'Add the three sides.',
      (p, { two, perimeter }) => `${two} + ${parts(p)[0] + parts(p)[1]} = ${perimeter}`,
    ),
  slips: [
    {
      misconception: 'triangle_inequality_forgotten',
      at: 'k',
      wrongly: p => q(multipliers(p.s).at(-1) ?? 0),
      words: (_p, { most, k }) =>
        `$k = ${k}$ makes the bisector whole by the formula, but above $${most}$ the three sides do not close to a triangle.`,
    },
    {
      misconception: 'bisector_not_tested',
      at: 'k',
      wrongly: (_p, { most }) => most,
      words: (_p, { k }) =>
        `The largest multiplier that makes a triangle, $${k}$, was taken; its bisector is no integer.`,
    },
    {
      misconception: 'smaller_triple_taken',
      at: 'k',
      wrongly: p => q(below(p, multipliers(p.s)).at(-2) ?? 0),
      words: (_p, { k }) => `$k = ${k}$ is possible, but a larger value still makes a triangle.`,
    },
    {
      misconception: 'third_side_left_out',
      gives: 'two',
      words: (_p, { two }) => `$${two}$ is the sum of the two enclosing sides; the divided side is missing.`,
    },
    {
      misconception: 'next_triple_beyond_the_bound',
      at: 'k',
      wrongly: p => q(multipliers(p.s).filter(k => limitOf(p).compare(q(k)) <= 0)[0] ?? 0),
      words: (_p, { most, k }) => `$k = ${k}$ was kept, although the bound is $${most}$.`,
    },
    {
      misconception: 'smallest_triangle',
      at: 'k',
      wrongly: p => q(multipliers(p.s)[0] ?? 0),
      words: (_p, { k }) => `$k = ${k}$ gives the least perimeter, not the greatest.`,
    },
    {
      misconception: 'bisector_added',
      at: 'perimeter',
      wrongly: (p, { k, perimeter, factor }) => {
        const root = Math.sqrt(Number(k) ** 2 - p.s ** 2);
        return perimeter.add(factor.mul(Math.round(root)));
      },
      words: () => 'The bisector was added to the three sides; it lies inside.',
    },
    {
      misconception: 'sum_of_squares_for_difference',
      at: 'k',
      wrongly: p => {
        const list = candidates(p).filter(k => Number.isInteger(Math.sqrt(k * k + p.s * p.s)));
        return list.length ? q(list.at(-1) ?? 0) : null;
      },
      words: ({ s }, { k }) =>
        `With $k = ${k}$ the sum $k^2 + ${s}^2$ is a perfect square; the product of the parts is subtracted, not added.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, p) => value.d === 1n && value.valueOf() > parts(p)[0] + parts(p)[1],
  snapRead: () =>
    'A bisector of integer length, integer sides and the two parts of the third side: ratio, length of the bisector, triangle inequality.',
  approach: () =>
    'The ratio of the parts leaves one multiplier. The formula for the bisector turns its being whole into a difference of squares that is a square; the triangle inequality bounds the multiplier, and the largest one that is left gives the greatest perimeter.',
  faster: (p, { most }) =>
    `Right triangles with leg $${p.s}$: of the factor pairs of $${p.s}^2$ take the most unequal one with a sum up to $${numberTex(most.mul(2))}$.`,
  check: (p, { factor, k: found }) => {
    const k = Number(found);
    const root = Math.sqrt(k * k - p.s * p.s);
    return `With $k = ${k}$ the triangle has the sides $${p.u * p.u * k}$ and $${p.v * p.v * k}$, bisector $${factor} \\times ${root} = ${Number(factor) * root}$.`;
  },
  principle:
    'The square of a bisector is the product of the enclosing sides less the product of the parts; with the sides as multiples of the parts it is a difference of two squares.',
  verify: p => {
    const [x, y] = parts(p);
    let best = 0;
    for (let c = 1; c <= 40 * (x + y); c += 1) {
      const b = (c * y) / x;
      if (!Number.isInteger(b) || b + c <= x + y || b - c >= x + y) continue;
      // By the law of cosines at B.
      const cosine = (c * c + (x + y) ** 2 - b * b) / (2 * c * (x + y));
      const length = Math.sqrt(c * c + x * x - 2 * c * x * cosine);
      if (Math.abs(length - Math.round(length)) < 1e-7) best = Math.max(best, b + c + x + y);
    }
    return q(best);
  },
});

/** GM.TRI.6 Hard: triangles whose bisector is an integer as well. */
export const wholeBisectors: readonly AnyTemplate[] = situation<Bisected>({
  type: 'GM.TRI.6',
  situation: 'whole-bisectors',
  tries: 30,
  draw: draw => {
    const [u, v] = draw.pick([
      [1, 2],
      [2, 3],
      [3, 4],
      [3, 5],
      [4, 5],
    ] as const);
    const p: Bisected = {
      u,
      v,
      s: draw.pick([8, 12, 15, 16, 20, 21, 24, 28, 30, 36, 40, 45, 48, 60]),
      way: draw.chance(0.5),
    };
    const kept = below(p, multipliers(p.s)).length;
    return kept >= 2 && kept < multipliers(p.s).length && parts(p)[1] <= 250 ? p : null;
  },
  forms: [wholeBisector],
});
