import { path } from '../../path.ts';
import { fractionTex } from '../../show.ts';
import { form } from '../../situation.ts';
import { nearFraction, q } from '../../value.ts';
import { type Cevian, isTriangle, shown } from './cevian.ts';

export const otherSide = form({
  form: 'side-from-parts',
  revision: 3,
  band: 'Easy',
  seconds: 40,
  /** A ratio of whole number to 1 would be read off. */
  suits: c => isTriangle(c) && c.p % c.r !== 0 && c.r % c.p !== 0,
  stem: ({ p, r, s, k, way }: Cevian) =>
    way
      ? `In triangle $ABC$ the bisector of angle $A$ meets $BC$ at $D$. If $AB = ${p * k}$ cm, $BD = ${p * s}$ cm and $DC = ${r * s}$ cm, what is the length of $AC$ in cm?`
      : `In triangle $ABC$, point $D$ on $BC$ is equidistant from the lines $AB$ and $AC$. With $BD = ${p * s}$ cm, $DC = ${r * s}$ cm and $AB = ${p * k}$ cm, find the length of $AC$ in cm.`,
  path: path<Cevian>()
    .step(
      'ratio',
      ({ p, r }) => q(r, p),
      'The bisector divides the opposite side in the ratio of the sides that enclose the angle.',
      ({ p, r, s }, { ratio }) =>
        `\\frac{AC}{AB} = \\frac{DC}{BD} = \\frac{${r * s}}{${p * s}} = ${fractionTex(ratio)}`,
    )
    .step(
      'side',
      ({ p, k }, { ratio }) => ratio.mul(p * k),
      'Multiply the known side by this ratio.',
      ({ p, k }, { ratio, side }) => `AC = ${fractionTex(ratio)} \\times ${p * k} = ${fractionTex(side)}`,
    ),
  slips: [
    {
      misconception: 'ratio_inverted',
      at: 'ratio',
      wrongly: ({ p, r }) => q(p, r),
      words: ({ p, r, s }) =>
        `The ratio $${p * s} : ${r * s}$ was used the other way round: $BD$ belongs to $AB$.`,
    },
    {
      misconception: 'ratio_to_the_whole_side',
      at: 'ratio',
      wrongly: ({ p, r }) => q(r, p + r),
      words: ({ p, r, s }) =>
        `$DC$ was compared with the whole of $BC = ${(p + r) * s}$ instead of with $BD$.`,
    },
    {
      misconception: 'difference_for_ratio',
      at: 'side',
      wrongly: ({ p, r, s, k }) => q(p * k + (r - p) * s),
      words: ({ p, r, s }) =>
        `The difference of the parts, $${Math.abs(r - p) * s}$, was carried over to the sides; it is the ratio that agrees.`,
    },
    {
      misconception: 'foot_as_mid_point',
      at: 'ratio',
      wrongly: () => q(1),
      words: () => 'Equal sides would need $D$ to be the mid-point of $BC$.',
    },
    {
      misconception: 'whole_over_part',
      at: 'ratio',
      wrongly: ({ p, r }) => q(p + r, p),
      words: ({ p, s }) => `The whole of $BC$ was compared with $BD = ${p * s}$.`,
    },
    {
      misconception: 'ratio_squared',
      at: 'ratio',
      wrongly: ({ p, r }) => q(r * r, p * p),
      words: () => 'The ratio was squared, as for areas of similar triangles.',
    },
  ],
  show: value => shown(value),
  plausible: value => value.valueOf() > 0 && value.d <= 7n,
  snapRead: () => 'A bisector and the two parts of the opposite side, with one of the enclosing sides.',
  approach: () => 'The parts of the opposite side are in the ratio of the enclosing sides.',
  check: ({ p, r, s, k }) =>
    `$${p * k} : ${r * k} = ${p * s} : ${r * s}$, and $${p * k} + ${r * k} > ${(p + r) * s}$, so the triangle exists.`,
  principle: 'The bisector of an angle divides the opposite side in the ratio of the enclosing sides.',
  verify: ({ p, r, s, k }) => nearFraction((p * k * (r * s)) / (p * s), 20),
});
