import { path } from '../../path.ts';
import { fractionTex } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { type Chords, positive, shown } from './chord.ts';

export const fromGap = form({
  form: 'distance-of-the-longer-chord',
  band: 'Medium',
  seconds: 65,
  stem: ({ h, d, g, e, way }: Chords) =>
    way
      ? `Two parallel chords of a circle are $${2 * h}$ and $${2 * g}$ long. They lie on opposite sides of the centre, and the distance between them is $${d + e}$. What is the distance of the longer chord from the centre?`
      : `A round table top is cut along two parallel lines, one on each side of its centre. The cuts are $${2 * h}$ cm and $${2 * g}$ cm long and $${d + e}$ cm apart. How far, in cm, is the longer cut from the centre?`,
  path: path<Chords>()
    .quiet('gap', ({ d, e }) => q(d + e))
    .quiet('squares', ({ h, g }) => q(h * h - g * g))
    .step(
      'difference',
      (_p, { gap, squares }) => squares.div(gap),
      'The square of the radius is half-chord squared plus distance squared for both chords. So the distances differ in their squares as the half-chords do; their sum is known.',
      ({ h, g, d, e }, { difference }) =>
        `y^2 - x^2 = ${h}^2 - ${g}^2 = ${h * h - g * g}, \\quad y - x = \\frac{${h * h - g * g}}{${d + e}} = ${fractionTex(difference)}`,
    )
    .step(
      'near',
      (_p, { gap, difference }) => gap.sub(difference).div(2),
      'Sum and difference of the distances give the smaller one, which belongs to the longer chord.',
      ({ d, e }, { difference, near }) =>
        `x = \\frac{${d + e} - ${fractionTex(difference)}}{2} = ${fractionTex(near)}`,
    ),
  slips: [
    {
      misconception: 'not_halved',
      at: 'near',
      wrongly: (_p, { gap, difference }) => gap.sub(difference),
      words: ({ d, e }, { difference, near }) =>
        `$${d + e} - ${fractionTex(difference)} = ${fractionTex(near)}$ is twice the distance.`,
    },
    {
      misconception: 'difference_reported',
      gives: 'difference',
      words: (_p, { difference }) =>
        `By $${fractionTex(difference)}$ the two distances differ; neither of them is that long.`,
    },
    {
      misconception: 'square_of_the_difference',
      at: 'squares',
      wrongly: ({ h, g }) => q((h - g) * (h - g)),
      words: ({ h, g }) =>
        `The squares of the half-chords differ by $${h}^2 - ${g}^2 = ${h * h - g * g}$, not by $(${h} - ${g})^2 = ${(h - g) * (h - g)}$.`,
    },
    {
      misconception: 'distances_in_the_ratio_of_the_chords',
      at: 'near',
      wrongly: ({ h, g }, { gap }) => gap.mul(g).div(h + g),
      words: ({ h, g }, { near }) =>
        `Dividing the gap in the ratio $${g} : ${h}$ gives $${fractionTex(near)}$, but distances are not inversely proportional to chords.`,
    },
    {
      misconception: 'halved_twice',
      at: 'near',
      wrongly: (_p, { gap, difference }) => gap.sub(difference).div(4),
      words: (_p, { near }) => `$${fractionTex(near)}$ takes half of the distance once too often.`,
    },
    {
      misconception: 'rest_of_the_radius',
      at: 'near',
      wrongly: ({ r, h }) => q(r - h),
      words: ({ r, h }) =>
        `$${r} - ${h}$ is the difference of radius and half-chord, not the third side of their triangle.`,
    },
    {
      misconception: 'equal_distances',
      at: 'difference',
      wrongly: () => q(0),
      words: (_p, { near }) =>
        `Both distances would be $${fractionTex(near)}$ only for chords of equal length.`,
    },
    {
      misconception: 'whole_chords_squared',
      at: 'squares',
      wrongly: ({ h, g }) => q(2 * (h * h - g * g)),
      words: ({ h, g }) =>
        `The difference $${h}^2 - ${g}^2$ of the squares was doubled, as if half of the chords had not been taken.`,
    },
  ],
  show: value => shown(value),
  /** The longer chord is the nearer one: at most half of the gap. */
  plausible: (value, { d, e }) => positive(value) && value.mul(2).lte(d + e),
  snapRead: () =>
    'Two chords on either side of the centre and their distance: the centre has to be located first.',
  approach: () =>
    'Both chords give the square of the radius. Their difference is a difference of squares of the distances, whose sum is given.',
  check: ({ r, h, g, d, e }) => `The right triangles fit: $${h}^2 + ${d}^2 = ${g}^2 + ${e}^2 = ${r * r}$.`,
  principle: 'Write the square of the radius with each chord and equate.',
  verify: ({ h, g, d, e }) => {
    for (let x = 0; x < d + e; x += 1)
      if (Math.abs(Math.hypot(h, x) - Math.hypot(g, d + e - x)) < 1e-9) return q(x);
    throw new Error('no distance fits');
  },
});
