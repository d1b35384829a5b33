import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import type { Cevian } from './cevian.ts';

export const possibleSides = form({
  form: 'whole-sides-with-a-median',
  revision: 3,
  band: 'Medium',
  seconds: 65,
  entry: true,
  also: ['GM.TRI.2'],
  suits: ({ side, median }: Cevian) => 2 * median !== side,
  stem: ({ side, median, way }: Cevian) =>
    way
      ? `In triangle $ABC$, $AB = ${side}$ and the median $AD$ is $${median}$ long. How many integer values can the length of $AC$ take?`
      : `The side $AB$ of triangle $ABC$ is $${side}$ units long, and the line from $A$ to the mid-point of $BC$ is $${median}$ units long. For how many integer lengths of $AC$ is this possible?`,
  path: path<Cevian>()
    .quiet('double', ({ median }) => q(2 * median))
    .step(
      'least',
      ({ side }, { double }) => double.sub(side).abs().add(1),
      'Double the median beyond $D$ to $E$: then $CE = AB$, and triangle $ACE$ has the sides $AC$, $AB$ and twice the median. Use the triangle inequality.',
      ({ side }, { double, least }) => `AC > |${double} - ${side}| = ${least.sub(1)}`,
    )
    .step(
      'most',
      ({ side }, { double }) => double.add(side).sub(1),
      'And from above.',
      ({ side }, { double, most }) => `AC < ${double} + ${side} = ${most.add(1)}`,
    )
    .step(
      'count',
      (_p, { least, most }) => most.sub(least).add(1),
      'Count the integers strictly between.',
      (_p, { least, most, count }) => `${most} - ${least} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'median_not_doubled',
      at: 'double',
      wrongly: ({ median, side }) => (median === side ? null : q(median)),
      words: ({ side, median }) =>
        `The triangle inequality was used with $${side}$ and $${median}$ in triangle $ABD$, which does not contain $AC$.`,
    },
    {
      misconception: 'bounds_counted',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).add(3),
      words: (_p, { least, most, count }) =>
        `The bounds themselves were counted; there the triangle is flat. Here $${numberTex(most)} - ${numberTex(least)} + 3 = ${numberTex(count)}$.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least),
      words: (_p, { least, most }) =>
        `From $${least}$ to $${most}$ there is one integer more than the difference.`,
    },
    {
      misconception: 'upper_bound_only',
      at: 'least',
      wrongly: () => q(1),
      words: (_p, { most }) => `All lengths from $1$ to $${most}$ were counted, without the lower bound.`,
    },
    {
      misconception: 'one_bound_counted',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).add(2),
      words: (_p, { least, most, count }) =>
        `One of the two bounds was counted, where the triangle is flat. Here $${numberTex(most)} - ${numberTex(least)} + 2 = ${numberTex(count)}$.`,
    },
    {
      misconception: 'both_ends_left_out',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).sub(1),
      words: (_p, { least, most }) => `$${least}$ and $${most}$ are possible and belong to the count.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'A side and the median from its corner: the other side can vary between two bounds.',
  approach: () =>
    'Doubling the median brings both sides and it into one triangle, where the triangle inequality gives the bounds.',
  faster: ({ side, median }) =>
    `$|2 \\times ${median} - ${side}| < AC < 2 \\times ${median} + ${side}$; there are $2 \\times ${Math.min(side, 2 * median)} - 1$ integers between.`,
  check: ({ side }, { double, least, most }) => {
    const [short, long] = double.lt(side) ? [double, side] : [side, double];
    return `With $AC = ${least}$ the lengths $${least}, ${side}, ${double}$ make a triangle, with $AC = ${least.sub(1)}$ they do not ($${short} + ${least.sub(1)} = ${long}$); $AC = ${most.add(1)}$ is too long ($${side} + ${double} = ${most.add(1)}$).`;
  },
  principle: 'Double a median: the two sides and twice the median form a triangle.',
  verify: ({ side, median }) => {
    let count = 0;
    for (let b = 1; b < 400; b += 1) {
      const a2 = 2 * b * b + 2 * side * side - 4 * median * median;
      const a = a2 > 0 ? Math.sqrt(a2) : 0;
      if (a > Math.abs(b - side) + 1e-9 && a < b + side - 1e-9) count += 1;
    }
    return q(count);
  },
});
