import { path } from '../../path.ts';
import { fractionTex, numberTex } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { type Chords, positive, root, shown } from './chord.ts';

export const fromGap = form({
  form: 'radius-from-two-chords',
  band: 'Medium',
  seconds: 65,
  stem: ({ h, d, g, e, way }: Chords) =>
    way
      ? `Two parallel chords of a circle, $${2 * h}$ and $${2 * g}$ long, lie on opposite sides of the centre, $${d + e}$ apart. What is the radius?`
      : `A round table is cut along two parallel lines on either side of its centre. The cuts are $${2 * h}$ cm and $${2 * g}$ cm long and $${d + e}$ cm apart. Find the radius of the table in cm.`,
  path: path<Chords>()
    .quiet('gap', ({ d, e }) => q(d + e))
    .quiet('squares', ({ h, g }) => q(h * h - g * g))
    .step(
      'near',
      (_p, { gap, squares }) => gap.sub(squares.div(gap)).div(2),
      'Let $x$ be the distance of the longer chord. Both chords give the square of the radius; equate.',
      ({ h, g, d, e }, { near }) =>
        `${h}^2 + x^2 = ${g}^2 + (${d + e} - x)^2, \\quad x = ${fractionTex(near)}`,
    )
    .step(
      'radius',
      ({ h }, { near }) =>
        q(
          root(
            near
              .mul(near)
              .add(h * h)
              .valueOf(),
          ),
        ),
      'Now the radius follows.',
      ({ h }, { near, radius: value }) => `\\sqrt{${h}^2 + ${fractionTex(near)}^2} = ${fractionTex(value)}`,
    ),
  slips: [
    {
      misconception: 'diameter_for_radius',
      at: 'radius',
      wrongly: ({ r }) => q(2 * r),
      words: ({ r }) => `$${2 * r}$ is the diameter.`,
    },
    {
      misconception: 'sum_of_distances_and_half',
      at: 'radius',
      wrongly: ({ d, e }) => q(d + e),
      words: ({ d, e }) => `$${d + e}$ is the distance of the chords.`,
    },
    {
      misconception: 'distance_reported',
      at: 'radius',
      wrongly: ({ e }) => q(e),
      words: ({ e }) => `$${e}$ is the distance of the shorter chord from the centre.`,
    },
    {
      misconception: 'half_chord_and_distance_added',
      at: 'radius',
      wrongly: ({ h, d }) => q(h + d),
      words: ({ h, d }) => `$${h} + ${d}$ adds half-chord and distance instead of their squares.`,
    },
    {
      misconception: 'half_sum_of_chords',
      at: 'radius',
      wrongly: ({ h, g }) => q(h + g, 2),
      words: ({ h, g }, { radius }) =>
        `The mean of the half-chords was taken. Here $\\frac{${numberTex(h)} + ${numberTex(g)}}{2} = ${numberTex(radius)}$.`,
    },
    {
      misconception: 'half_chord_for_radius',
      at: 'radius',
      wrongly: ({ h }) => q(h),
      words: ({ h }) => `$${h}$ is half of the longer chord, which is no diameter.`,
    },
    {
      misconception: 'shorter_half_chord_and_distance_added',
      at: 'radius',
      wrongly: ({ g, e }) => q(g + e),
      words: ({ g, e }) => `$${g} + ${e}$ adds half-chord and distance of the shorter chord.`,
    },
  ],
  show: value => shown(value),
  plausible: (value, { h }) => positive(value) && value.valueOf() > h / 3,
  snapRead: () =>
    'Two chords on either side of the centre and their distance: the centre has to be located first.',
  approach: () => 'One unknown distance, two expressions for the square of the radius.',
  faster: ({ h, g, d, e }) =>
    `The distances have the sum $${d + e}$ and, from $${h}^2 - ${g}^2$, the difference $\\frac{${h * h - g * g}}{${d + e}} = ${e - d}$.`,
  check: ({ r, h, g, d, e }) => `The right triangles fit: $${h}^2 + ${d}^2 = ${g}^2 + ${e}^2 = ${r * r}$.`,
  principle: 'Write the square of the radius with each chord and equate.',
  verify: ({ h, g, d, e }) => {
    for (let x = Math.max(h, g); x < 400; x += 1)
      if (Math.abs(Math.sqrt(x * x - h * h) + Math.sqrt(x * x - g * g) - (d + e)) < 1e-9) return q(x);
    throw new Error('no radius fits');
  },
});
