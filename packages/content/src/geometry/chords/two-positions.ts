import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import type { Chords } from './chord.ts';

export const twoPositions = form({
  form: 'two-possible-distances',
  revision: 2,
  band: 'Medium',
  seconds: 60,
  stem: ({ r, h, g, way }: Chords) =>
    way
      ? `Two parallel chords of a circle of radius $${r}$ have lengths $${2 * h}$ and $${2 * g}$. The distance between them can have two values. What is the sum of these two values?`
      : `A chord of $${2 * h}$ cm and a chord of $${2 * g}$ cm in a circle of radius $${r}$ cm are parallel. They may lie on the same side of the centre or on opposite sides. Find the sum of the two possible distances between them, in cm.`,
  path: path<Chords>()
    .step(
      'near',
      ({ d }) => q(d),
      'Find the distance of each chord from the centre by Pythagoras.',
      ({ r, h, g, e }, { near }) =>
        `\\sqrt{${r}^2 - ${h}^2} = ${near}, \\quad \\sqrt{${r}^2 - ${g}^2} = ${e}`,
    )
    .quiet('far', ({ e }) => q(e))
    .quiet('opposite', (_p, { near, far }) => far.add(near))
    .quiet('same', (_p, { near, far }) => far.sub(near))
    .step(
      'sum',
      (_p, { opposite, same }) => opposite.add(same),
      'With the centre between them the distances add, otherwise they subtract. Add the two results.',
      (_p, { near, far, sum }) => `(${far} + ${near}) + (${far} - ${near}) = ${sum}`,
    ),
  slips: [
    {
      misconception: 'one_case_only',
      gives: 'opposite',
      words: (_p, { opposite }) =>
        `$${opposite}$ is the distance when the centre lies between the chords; the other case is missing.`,
    },
    {
      misconception: 'one_case_only',
      gives: 'same',
      words: (_p, { same }) =>
        `$${same}$ is the distance when both lie on one side; the other case is missing.`,
    },
    {
      misconception: 'nearer_distance_doubled',
      at: 'sum',
      wrongly: (_p, { near }) => near.mul(2),
      words: (_p, { near }) => `$2 \\times ${near}$ is the difference of the two values, not their sum.`,
    },
    {
      misconception: 'whole_chords_used',
      at: 'near',
      wrongly: ({ h }) => q(h),
      words: ({ h }) => `The half-chord $${h}$ was taken for the distance of the longer chord.`,
    },
    {
      misconception: 'both_distances_doubled',
      at: 'sum',
      wrongly: (_p, { near, far }) => near.add(far).mul(2),
      words: (_p, { near, far, sum }) =>
        `In both cases the distances from the centre were added. Here $(${numberTex(near)} + ${numberTex(far)}) \\times 2 = ${numberTex(sum)}$.`,
    },
    {
      misconception: 'radii_added',
      at: 'sum',
      wrongly: ({ r }) => q(2 * r),
      words: ({ r }) => `$2 \\times ${r}$ is the diameter; the chords do not touch the circle at its ends.`,
    },
    {
      misconception: 'half_chords_for_distances',
      at: 'sum',
      wrongly: ({ h }) => q(2 * h),
      words: ({ h }) => `Half-chords were used for distances, which leads to $2 \\times ${h}$.`,
    },
    {
      misconception: 'smaller_half_chord_doubled',
      at: 'sum',
      wrongly: ({ g }) => q(2 * g),
      words: ({ g }) => `$2 \\times ${g}$ is the shorter chord itself.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'Parallel chords on one or on both sides of the centre: two cases.',
  approach: () => 'Distances from the centre first; then both cases.',
  faster: ({ r, g }) => `In the sum the nearer chord cancels: twice $\\sqrt{${r}^2 - ${g}^2}$.`,
  check: ({ r, g, e }) =>
    `Half of the sum, $${e}$, belongs to the shorter chord: $${g}^2 + ${e}^2 = ${r}^2$.`,
  principle: 'Parallel chords: the distances from the centre add or subtract, by the side on which they lie.',
  verify: ({ r, h, g }) => {
    const [x, y] = [Math.sqrt(r * r - h * h), Math.sqrt(r * r - g * g)];
    return q(Math.round(x + y + Math.abs(y - x)));
  },
});
