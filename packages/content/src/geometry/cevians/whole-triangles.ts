import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { type Cevian, gcd } from './cevian.ts';

export const wholeTriangles = form({
  form: 'whole-sided-triangles',
  band: 'Medium',
  also: ['GM.TRI.2', 'AL.INQ.3'],
  seconds: 60,
  entry: true,
  suits: ({ p, r, s }: Cevian) =>
    gcd(p, r) === 1 &&
    p !== r &&
    Math.ceil(((p + r) * s) / Math.abs(p - r)) - 1 - s >= 2 &&
    (p + r) * s < 26 * Math.abs(p - r),
  stem: ({ p, r, s, way }: Cevian) =>
    way
      ? `In triangle $ABC$ all sides are integers. The bisector of angle $A$ meets $BC$ at $D$ with $BD = ${p * s}$ and $DC = ${r * s}$. How many such triangles are there?`
      : `The bisector of one angle of a triangle divides the opposite side into parts of $${p * s}$ and $${r * s}$. If the other two sides are whole numbers, how many different triangles are possible?`,
  path: path<Cevian>()
    .step(
      'unit',
      ({ p, r }) => [q(p), q(r)],
      'The sides that enclose the angle are in the ratio of the parts. In lowest terms they are whole multiples of its terms.',
      ({ p, r, s }) =>
        `AB : AC = ${p * s} : ${r * s} = ${p} : ${r}, \\quad AB = ${p === 1 ? '' : p}k, \\ AC = ${r === 1 ? '' : r}k`,
    )
    .step(
      'least',
      ({ s }) => q(s + 1),
      'The sum of the two sides must exceed the third side.',
      ({ p, r, s }, { least }) => `${p + r}k > ${(p + r) * s}, \\quad k \\ge ${least}`,
    )
    .quiet('limit', ({ p, r, s }) => q((p + r) * s, Math.abs(p - r)))
    .step(
      'most',
      (_p, { limit }) => limit.ceil().sub(1),
      'Their difference must be less than the third side.',
      ({ p, r, s }, { most }) =>
        `${Math.abs(p - r) === 1 ? '' : Math.abs(p - r)}k < ${(p + r) * s}, \\quad k \\le ${most}`,
    )
    .step(
      'count',
      (_p, { least, most }) => most.sub(least).add(1),
      'Count the values of $k$.',
      (_p, { least, most, count }) => `${most} - ${least} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'sum_condition_only_flat',
      at: 'least',
      wrongly: ({ s }) => q(s),
      words: ({ s }) =>
        `With $k = ${s}$ the two sides are together as long as the third: the triangle is flat.`,
    },
    {
      misconception: 'one_restriction_unused',
      at: 'least',
      wrongly: () => q(1),
      words: () => 'The sum of the two sides was not compared with the third side.',
    },
    {
      misconception: 'difference_condition_flat',
      at: 'most',
      wrongly: (_p, { limit, most }) => (limit.d === 1n ? most.add(1) : null),
      words: (_p, { most }) =>
        `With $k = ${most}$ the difference equals the third side, and the triangle is flat.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least),
      words: (_p, { least, most }) =>
        `From $${least}$ to $${most}$ there is one integer more than the difference.`,
    },
    {
      misconception: 'both_ends_left_out',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).sub(1),
      words: (_p, { least, most }) => `$k = ${least}$ and $k = ${most}$ both give triangles.`,
    },
    {
      misconception: 'rounds_up',
      at: 'most',
      wrongly: (_p, { limit, most }) => (limit.d === 1n ? null : most.add(1)),
      words: (_p, { most }) =>
        `With $k = ${most}$ the difference of the sides is already longer than the third side.`,
    },
    {
      misconception: 'both_ends_passed',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).add(3),
      words: (_p, { least, most }) => `$k = ${least.sub(1)}$ and $k = ${most.add(1)}$ give no triangle.`,
    },
    {
      misconception: 'part_for_third_side',
      at: 'limit',
      wrongly: ({ p, r, s }) => q(Math.max(p, r) * s, Math.abs(p - r)),
      words: ({ p, r, s }) =>
        `The difference of the sides was kept below the part $${Math.max(p, r) * s}$; it has to be below the whole side $${(p + r) * s}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'A bisector fixes the ratio of two sides; whole lengths and the triangle inequality limit them.',
  approach: () =>
    'Write the two sides as multiples of the ratio in lowest terms. The triangle inequality bounds the multiplier from both sides.',
  faster: ({ p, r, s }) =>
    `$${s} < k < \\frac{${(p + r) * s}}{${Math.abs(p - r)}}$: count the integers between.`,
  check: ({ p, r, s }, { least, most }) =>
    `The triangles run from sides $${least.mul(p)}$, $${least.mul(r)}$ to $${most.mul(p)}$, $${most.mul(r)}$ with third side $${(p + r) * s}$.`,
  principle:
    'A ratio of whole lengths has a whole multiplier once it is in lowest terms; the triangle inequality bounds it.',
  verify: ({ p, r, s }) => {
    let count = 0;
    for (let c = 1; c < 800; c += 1)
      for (let b = 1; b < 800; b += 1)
        if (c * r === b * p && b + c > (p + r) * s && Math.abs(b - c) < (p + r) * s) count += 1;
    return q(count);
  },
});
