import { path } from '../../path.ts';
import { fractionTex, numberTex } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { type Chords, positive, root, shown } from './chord.ts';

export const chordLength = form({
  form: 'length-from-distance',
  band: 'Easy',
  seconds: 35,
  stem: ({ r, d, way }: Chords) =>
    way
      ? `A chord of a circle of radius $${r}$ cm is $${d}$ cm away from the centre. How long is the chord, in cm?`
      : `A straight path crosses a round park of diameter $${2 * r}$ m and passes $${d}$ m from its centre. What is the length of the path inside the park, in metres?`,
  path: path<Chords>()
    .quiet('square', ({ r, d }) => q(r * r - d * d))
    .step(
      'half',
      (_p, { square }) => q(root(square.valueOf())),
      'The distance, half of the chord and a radius form a right triangle.',
      ({ r, d }, { half }) => `\\sqrt{${r}^2 - ${d}^2} = ${fractionTex(half)}`,
    )
    .step(
      'chord',
      (_p, { half }) => half.mul(2),
      'The chord is twice this half.',
      (_p, { half, chord }) => `2 \\times ${fractionTex(half)} = ${fractionTex(chord)}`,
    ),
  slips: [
    {
      misconception: 'half_chord_for_chord',
      gives: 'half',
      words: (_p, { half }) => `$${fractionTex(half)}$ is only half of the chord.`,
    },
    {
      misconception: 'difference_for_root',
      at: 'half',
      wrongly: ({ r, d }) => q(r - d),
      words: ({ r, d }) =>
        `$${r} - ${d}$ is the height of the arc; the half-chord needs the difference of the squares.`,
    },
    {
      misconception: 'sum_for_difference',
      at: 'half',
      wrongly: ({ r, d }) => q(r + d, 2),
      words: ({ r, d }) => `Radius and distance were added, $${r} + ${d}$.`,
    },
    {
      misconception: 'chord_doubled_again',
      at: 'chord',
      wrongly: (_p, { half }) => half.mul(4),
      words: (_p, { half, chord }) =>
        `The half-chord was doubled twice. Here $${numberTex(half)} \\times 4 = ${numberTex(chord)}$.`,
    },
    {
      misconception: 'diameter_less_distance',
      at: 'chord',
      wrongly: ({ r, d }) => q(2 * r - d),
      words: ({ r, d }) => `$${2 * r} - ${d}$ takes the distance off the diameter.`,
    },
    {
      misconception: 'distance_doubled',
      at: 'chord',
      wrongly: ({ d }) => q(2 * d),
      words: ({ d }) => `$2 \\times ${d}$ doubles the distance from the centre instead of the half-chord.`,
    },
  ],
  show: value => shown(value),
  plausible: (value, { r }) => positive(value) && value.valueOf() < 2 * r,
  snapRead: () => 'A radius and the distance of a chord: a right triangle with half the chord.',
  approach: () => 'Find half of the chord by Pythagoras and double it.',
  check: ({ r, h, d }) => `The right triangles fit: $${h}^2 + ${d}^2 = ${r}^2$.`,
  principle: 'Radius, half-chord and distance from the centre form a right triangle.',
  verify: ({ r, d }) => {
    for (let c = 1; c < 2 * r; c += 1) if (c * c === 4 * (r * r - d * d)) return q(c);
    throw new Error('no chord fits');
  },
});
