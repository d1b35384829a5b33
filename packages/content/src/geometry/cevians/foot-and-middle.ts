import { path } from '../../path.ts';
import { fractionTex } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { type Cevian, isTriangle, shown } from './cevian.ts';

export const footAndMiddle = form({
  form: 'from-foot-to-mid-point',
  revision: 2,
  band: 'Medium',
  seconds: 65,
  /** Sides that differ little, so that several lengths of the third side make a triangle. */
  suits: c => isTriangle(c) && c.p < c.r && ((c.r - c.p) * c.s) % 2 === 0 && c.p + c.r >= 4 * (c.r - c.p),
  stem: ({ p, r, s, k, way }: Cevian) =>
    way
      ? `In triangle $ABC$, $AB = ${p * k}$ and $AC = ${r * k}$. The bisector of angle $A$ meets $BC$ at $D$, and $M$ is the mid-point of $BC$. If $DM = ${((r - p) * s) / 2}$, what is $BC$?`
      : `Two sides of triangle $ABC$ are $AB = ${p * k}$ and $AC = ${r * k}$. The median and the angle bisector from $A$ meet $BC$ at two points that are $${((r - p) * s) / 2}$ apart. How long is $BC$?`,
  path: path<Cevian>()
    .quiet('distance', ({ p, r, s }) => q((r - p) * s, 2))
    .step(
      'shares',
      ({ p, r }) => [q(p), q(r)],
      'The bisector divides the side in the ratio of the enclosing sides; write the parts with a unit.',
      ({ p, r, k }) => `BD : DC = ${p * k} : ${r * k} = ${p} : ${r}`,
    )
    .quiet('apart', (_p, { shares: [x, y] }) =>
      q(y ?? 0)
        .sub(x ?? 0)
        .div(2),
    )
    .step(
      'unit',
      (_p, { distance, apart }) => distance.div(apart),
      'From the mid-point to the foot is half of the difference of the parts.',
      ({ p, r }, { distance, unit }) =>
        `\\frac{${r} - ${p}}{2} \\times t = ${fractionTex(distance)}, \\quad t = ${fractionTex(unit)}`,
    )
    .step(
      'side',
      ({ p, r }, { unit }) => unit.mul(p + r),
      'The whole side has all the shares.',
      ({ p, r }, { unit, side }) => `(${p} + ${r}) \\times ${fractionTex(unit)} = ${fractionTex(side)}`,
    ),
  slips: [
    {
      misconception: 'difference_not_halved',
      at: 'apart',
      wrongly: ({ p, r }) => q(r - p),
      words: ({ p, r }) =>
        `The distance was taken as the whole difference of the parts, $${r} - ${p}$ shares; it is half of it.`,
    },
    {
      misconception: 'reports_one_part',
      at: 'side',
      wrongly: ({ r }, { unit }) => unit.mul(r),
      words: (_p, { side }) => `$${fractionTex(side)}$ is the longer part $DC$ alone.`,
    },
    {
      misconception: 'reports_one_part',
      at: 'side',
      wrongly: ({ p }, { unit }) => unit.mul(p),
      words: (_p, { side }) => `$${fractionTex(side)}$ is the shorter part $BD$ alone.`,
    },
    {
      misconception: 'difference_halved_twice',
      at: 'apart',
      wrongly: ({ p, r }) => q(r - p, 4),
      words: () => 'The difference of the parts was halved twice.',
    },
    {
      misconception: 'distance_as_one_share',
      at: 'apart',
      wrongly: () => q(1),
      words: (_p, { unit }) => `The distance $${fractionTex(unit)}$ was taken as one share of the side.`,
    },
    {
      misconception: 'half_side_reported',
      at: 'side',
      wrongly: ({ p, r }, { unit }) => unit.mul(p + r).div(2),
      words: (_p, { side }) => `$${fractionTex(side)}$ is half of $BC$, from the mid-point to a corner.`,
    },
    {
      misconception: 'part_added_to_the_side',
      at: 'side',
      wrongly: ({ p, r }, { unit, distance }) => unit.mul(p + r).add(distance),
      words: ({ p, r }) =>
        `The distance to the mid-point lies inside the $${p + r}$ shares and must not be added to them.`,
    },
    {
      misconception: 'distance_taken_off_the_side',
      at: 'side',
      wrongly: ({ p, r }, { unit, distance }) => unit.mul(p + r).sub(distance),
      words: ({ p, r }, { side }) =>
        `$${fractionTex(side)}$ takes the distance of the two points off the side, but it belongs to the $${p + r}$ shares.`,
    },
    {
      misconception: 'twice_the_longer_part',
      at: 'side',
      wrongly: ({ r }, { unit }) => unit.mul(2 * r),
      words: (_p, { side }) =>
        `$${fractionTex(side)}$ is twice the longer part, as if the bisector met the side in its mid-point.`,
    },
    {
      misconception: 'twice_the_shorter_part',
      at: 'side',
      wrongly: ({ p }, { unit }) => unit.mul(2 * p),
      words: (_p, { side }) =>
        `Doubling the shorter part gives $${fractionTex(side)}$, but $DC$ is longer than $BD$.`,
    },
  ],
  show: value => shown(value),
  /** With the two sides it has to make a triangle. */
  plausible: (value, { p, r, k }) => value.gt((r - p) * k) && value.lt((p + r) * k) && value.d <= 2n,
  snapRead: () => 'A bisector and a median meet the same side; the distance of their feet is given.',
  approach: () =>
    'Give the parts of the side in shares. Their half-difference is the distance of the feet, which gives one share.',
  faster: ({ p, r, s }) =>
    `$BC = 2 \\times \\frac{${p} + ${r}}{${r} - ${p}} \\times ${fractionTex(q((r - p) * s, 2))}$.`,
  check: ({ p, r, s }) =>
    `$BD = ${p * s}$, $DC = ${r * s}$, and the mid-point is $${fractionTex(q((p + r) * s, 2))}$ from $B$.`,
  principle: 'Between the mid-point and any other point of a segment lies half the difference of its parts.',
  verify: ({ p, r, k, s }) => {
    const target = ((r - p) * s) / 2;
    for (let a = 1; a < 2000; a += 1)
      if (Math.abs(Math.abs(a / 2 - (a * p * k) / ((p + r) * k)) - target) < 1e-9) return q(a);
    throw new Error('no side fits');
  },
});
