import { path } from '../../path.ts';
import { fractionTex } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { type Cevian, isTriangle, shown } from './cevian.ts';

export const footAndMiddle = form({
  form: 'from-foot-to-mid-point',
  band: 'Medium',
  seconds: 65,
  suits: c => isTriangle(c) && c.p < c.r && ((c.r - c.p) * c.s) % 2 === 0,
  stem: ({ p, r, s, k, way }: Cevian) =>
    way
      ? `In triangle $ABC$, $AB = ${p * k}$ and $AC = ${r * k}$. The bisector of angle $A$ meets $BC$ at $D$, and $M$ is the mid-point of $BC$. If $DM = ${((r - p) * s) / 2}$, what is $BC$?`
      : `From corner $A$ of a triangle with $AB = ${p * k}$ and $AC = ${r * k}$ the median and the angle bisector are drawn. They meet $BC$ at points that are $${((r - p) * s) / 2}$ apart. How long is $BC$?`,
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
  ],
  show: value => shown(value),
  plausible: (value, { p, r, k }) =>
    value.valueOf() > Math.abs(r - p) * k * 0.5 && value.valueOf() < 3 * (p + r) * k && value.d <= 2n,
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
