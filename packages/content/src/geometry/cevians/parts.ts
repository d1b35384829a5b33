import { path } from '../../path.ts';
import { fractionTex, numberTex, plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { nearFraction, q } from '../../value.ts';
import { type Cevian, isTriangle } from './cevian.ts';

export const parts = form({
  form: 'difference-of-parts',
  revision: 4,
  apart: true,
  band: 'Easy',
  seconds: 45,
  suits: c => isTriangle(c) && c.p < c.r,
  stem: ({ p, r, s, k, way }: Cevian) =>
    way
      ? `A triangle has sides $AB = ${p * k}$ cm, $AC = ${r * k}$ cm and $BC = ${(p + r) * s}$ cm. The bisector of angle $A$ meets $BC$ at $D$. By how many centimetres is $DC$ longer than $BD$?`
      : `Two sides of a triangular field measure $${p * k}$ m and $${r * k}$ m, and the third side measures $${(p + r) * s}$ m. A fence bisects the angle between the first two sides and divides the third side into two parts. Find the difference of these parts, in metres.`,
  path: path<Cevian>()
    .step(
      'sum',
      ({ p, r, k }) => q((p + r) * k),
      'The parts are in the ratio of the enclosing sides. Add these to get the number of shares.',
      ({ p, r, k }, { sum }) => `${p * k} + ${r * k} = ${sum}`,
    )
    .quiet('gap', ({ p, r, k }) => q((r - p) * k))
    .quiet('third', ({ p, r, s }) => q((p + r) * s))
    .step(
      'difference',
      (_p, { sum, gap, third }) => third.mul(gap).div(sum),
      'The difference of the parts has the share that the difference of the sides has in their sum.',
      (_p, { sum, gap, third, difference }) =>
        `${third} \\times \\frac{${gap}}{${sum}} = ${fractionTex(difference)}`,
    ),
  slips: [
    {
      misconception: 'reports_one_part',
      at: 'gap',
      wrongly: ({ r, k }) => q(r * k),
      words: (_p, { difference }) => `$${fractionTex(difference)}$ is the longer part itself.`,
    },
    {
      misconception: 'reports_one_part',
      at: 'gap',
      wrongly: ({ p, k }) => q(p * k),
      words: (_p, { difference }) => `$${fractionTex(difference)}$ is the shorter part itself.`,
    },
    {
      misconception: 'difference_of_sides',
      at: 'difference',
      wrongly: (_p, { gap }) => gap,
      words: (_p, { gap }) => `$${gap}$ is the difference of the enclosing sides.`,
    },
    {
      misconception: 'distance_from_mid_point',
      at: 'difference',
      wrongly: (_p, { sum, gap, third }) => third.mul(gap).div(sum).div(2),
      words: () => 'That is the distance of $D$ from the mid-point, half of the difference.',
    },
    {
      misconception: 'difference_doubled',
      at: 'difference',
      wrongly: (_p, { sum, gap, third }) => third.mul(gap).div(sum).mul(2),
      words: (_p, { sum, gap, third, difference }) =>
        `The difference was doubled. Here $\\frac{${numberTex(third)} \\times ${numberTex(gap)}}{${numberTex(sum)}} \\times 2 = ${numberTex(difference)}$.`,
    },
    {
      misconception: 'third_side_minus_gap',
      at: 'difference',
      wrongly: (_p, { gap, third }) => third.sub(gap),
      words: (_p, { gap, third }) => `$${third} - ${gap}$ mixes a difference of sides with the third side.`,
    },
  ],
  show: value => plain(value),
  /** Two parts differ by less than the whole. */
  plausible: (value, { p, r, s }) => value.valueOf() > 0 && value.lt((p + r) * s),
  snapRead: () => 'Three sides and a bisector; the parts of the third side differ.',
  approach: () => 'Share the third side in the ratio of the other two and take the difference.',
  check: ({ p, r, s }) => `The parts are $${p * s}$ and $${r * s}$, in the ratio $${p} : ${r}$.`,
  principle:
    'When a length is shared in a ratio, the difference of the parts has the share of the difference of the terms.',
  verify: ({ p, r, s, k }) => {
    const [b, c, a] = [r * k, p * k, (p + r) * s];
    return nearFraction((a * b) / (b + c) - (a * c) / (b + c), 20);
  },
});
