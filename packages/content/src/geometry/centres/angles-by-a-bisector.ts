import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

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

const obtuse = form({
  form: 'obtuse-whole-sided-triangles',
  band: 'Hard',
  also: ['GM.TRI.8', 'GM.TRI.2', 'AL.INQ.3'],
  entry: true,
  seconds: 105,
  stem: ({ p, r, s, way }: Parts) =>
    way
      ? `In triangle $ABC$ the bisector of angle $A$ meets $BC$ at $D$, with $BD = ${p * s}$ and $DC = ${r * s}$. The sides $AB$ and $AC$ are integers. How many such triangles have an obtuse angle?`
      : `The bisector of one angle of a triangle divides the opposite side into parts of $${p * s}$ cm and $${r * s}$ cm. If the other two sides also measure whole numbers of centimetres, how many of the possible triangles are obtuse-angled?`,
  path: path<Parts>()
    .step(
      'least',
      ({ s }) => q(s + 1),
      'The other sides are in the ratio of the parts: integer multiples $k$ of its terms in lowest form. Together they exceed the third side.',
      ({ p, r, s }, { least }) => `${times(p)}k + ${r}k > ${(p + r) * s} \\Rightarrow k \\ge ${least}`,
    )
    .step(
      'most',
      ({ p, r, s }) => q(Math.ceil(((p + r) * s) / (r - p)) - 1),
      'Their difference is less than the third side.',
      ({ p, r, s }, { most }) => `${times(r - p)}k < ${(p + r) * s} \\Rightarrow k \\le ${most}`,
    )
    .step(
      'atBisector',
      w => q(belowRoot(side(w) ** 2, w.p ** 2 + w.r ** 2)),
      'The bisected angle is obtuse if the square of the divided side exceeds the sum of the other squares. That bounds $k$ from above.',
      ({ p, r, s }, { atBisector }) =>
        `(${p}^2 + ${r}^2)k^2 < ${(p + r) * s}^2 \\Rightarrow k \\le ${atBisector}`,
    )
    .step(
      'atLonger',
      w => q(aboveRoot(side(w) ** 2, w.r ** 2 - w.p ** 2)),
      'Or the angle opposite the longer of the two sides is obtuse. That bounds $k$ from below.',
      ({ p, r, s }, { atLonger }) =>
        `(${r}^2 - ${p}^2)k^2 > ${(p + r) * s}^2 \\Rightarrow k \\ge ${atLonger}`,
    )
    .quiet('few', (_p, { least, atBisector }) => q(Math.max(0, Number(atBisector.sub(least).add(1)))))
    .quiet('many', (_p, { most, atLonger }) => q(Math.max(0, Number(most.sub(atLonger).add(1)))))
    .step(
      'count',
      (_p, { few, many }) => few.add(many),
      'Count the values of $k$ in both ranges.',
      (_p, { least, atBisector, atLonger, most, few, many, count }) =>
        `k = ${run(least, atBisector)} \\text{ and } k = ${run(atLonger, most)}: \\quad ${few} + ${many} = ${count}`,
    ),
  slips: [
    {
      misconception: 'only_the_longer_side_tested',
      gives: 'many',
      words: ({ p, r, s }, { many }) =>
        `$${many}$ triangles are obtuse opposite the longer side; for small $k$ the side $${(p + r) * s}$ is the longest, and its angle can be obtuse.`,
    },
    {
      misconception: 'only_the_bisected_angle_tested',
      gives: 'few',
      words: (_p, { few }) =>
        `Only in $${few}$ triangles is the bisected angle obtuse; another angle may be obtuse as well.`,
    },
    {
      misconception: 'all_triangles_counted',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).add(1),
      words: (_p, { count }) => `$${count}$ is the number of all such triangles; some have no obtuse angle.`,
    },
    {
      misconception: 'triangle_inequality_forgotten_below',
      at: 'least',
      wrongly: () => q(1),
      words: ({ s }) =>
        `Values of $k$ up to $${s}$ were counted, though the two sides together do not reach beyond the third there.`,
    },
    {
      misconception: 'acute_for_obtuse',
      at: 'count',
      wrongly: (_p, { least, most, few, many }) => most.sub(least).add(1).sub(few).sub(many),
      words: (_p, { count }) => `$${count}$ triangles have no obtuse angle.`,
    },
    {
      misconception: 'flat_triangle_counted',
      at: 'least',
      wrongly: ({ s }) => q(s),
      words: ({ s }) => `With $k = ${s}$ the two sides just make up the third, and the triangle is flat.`,
    },
    {
      misconception: 'range_counted_without_its_end',
      at: 'many',
      wrongly: (_p, { many }) => many.sub(1),
      words: (_p, { atLonger, most }) =>
        `From $${atLonger}$ to $${most}$ both ends count; their difference is one less than the number of values.`,
    },
    {
      misconception: 'upper_end_passed',
      at: 'most',
      wrongly: ({ p, r, s }) => q(Math.floor(((p + r) * s) / (r - p)) + 1),
      words: (_p, { most }) =>
        `$k = ${most}$ was let in; the difference of the two sides is then no longer below the third side.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A bisector fixes the ratio of two integer sides; the triangle must exist and have an obtuse angle, which may lie in two places.',
  approach: () =>
    'Write the two sides as multiples of the ratio. The triangle inequality gives a range for the multiplier. The longest side is the third one for small multipliers and the longer of the two for large ones: test both for an obtuse angle.',
  faster: ({ p, r, s }, { least, most }) =>
    `$k$ runs from $${least}$ to $${most}$; leave out those with $\\frac{${side({ p, r, s, way: true })}^2}{${p * p + r * r}} \\le k^2 \\le \\frac{${side({ p, r, s, way: true })}^2}{${r * r - p * p}}$.`,
  check: (w, { atBisector, atLonger }) => {
    const square = side(w) ** 2;
    const [a, b] = [Number(atBisector), Number(atLonger)];
    return `At the ends: $${square} > ${(w.p ** 2 + w.r ** 2) * a * a}$ for $k = ${a}$, and $${w.r ** 2 * b * b} > ${square + w.p ** 2 * b * b}$ for $k = ${b}$; one step inwards both turn round.`;
  },
  principle:
    'Only the longest side can face an obtuse angle, and which side is the longest depends on the parameter: test each candidate.',
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
    return q(count);
  },
});

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
