import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { type Chords, positive, root } from './chord.ts';

export const twoPositions = form({
  form: 'two-possible-distances',
  revision: 3,
  band: 'Medium',
  seconds: 90,
  suits: ({ g, d }: Chords) => g !== d,
  stem: ({ g, d, e, way }: Chords) =>
    way
      ? `Two chords of a circle are parallel, and the shorter of them is $${2 * g}$ long. The distance between them is $${e + d}$ if they lie on opposite sides of the centre and $${e - d}$ if they lie on the same side. How long is the other chord?`
      : `In a circle, a chord of $${2 * g}$ cm and a longer chord are to be drawn parallel to each other. They are $${e - d}$ cm apart with the centre on one side of both, and $${e + d}$ cm apart with the centre between them. Find the length of the longer chord, in cm.`,
  path: path<Chords>()
    .step(
      'far',
      ({ d, e }) => q(e + d + (e - d), 2),
      'The distances from the centre add in one case and are subtracted in the other. Half of the sum of the two results is the larger of them, that of the shorter chord.',
      ({ d, e }, { far }) => `\\frac{${e + d} + ${e - d}}{2} = ${far}`,
    )
    .step(
      'near',
      ({ d, e }, { far }) => q(e + d).sub(far),
      'The rest is the distance of the longer chord.',
      ({ d, e }, { far, near }) => `${e + d} - ${far} = ${near}`,
    )
    .quiet('part', ({ g }) => q(g))
    .step(
      'radius',
      (_p, { far, part }) => q(root(far.mul(far).add(part.mul(part)).valueOf())),
      'Pythagoras with half of the shorter chord gives the radius.',
      (_p, { far, part, radius }) => `\\sqrt{${far}^2 + ${part}^2} = ${radius}`,
    )
    .quiet('twice', () => q(2))
    .step(
      'chord',
      (_p, { radius, near, twice }) => q(root(radius.mul(radius).sub(near.mul(near)).valueOf())).mul(twice),
      'With the radius, Pythagoras gives half of the longer chord. Double it.',
      (_p, { radius, near, chord }) => `2 \\times \\sqrt{${radius}^2 - ${near}^2} = ${chord}`,
    ),
  slips: [
    {
      misconception: 'half_chord_reported',
      at: 'twice',
      wrongly: () => q(1),
      words: (_p, { chord }) => `$${chord}$ is only half of the longer chord.`,
    },
    {
      misconception: 'diameter_reported',
      at: 'near',
      wrongly: () => q(0),
      words: (_p, { radius }) =>
        `$2 \\times ${radius}$ is the diameter; the longer chord does not pass through the centre.`,
    },
    {
      misconception: 'radius_reported',
      gives: 'radius',
      words: (_p, { radius }) => `$${radius}$ is the radius of the circle, not the chord.`,
    },
    {
      misconception: 'chords_inversely_as_distances',
      at: 'chord',
      wrongly: ({ g }, { far, near }) => far.mul(2 * g).div(near),
      words: ({ g }, { far, near, chord }) =>
        `$${2 * g} \\times \\frac{${far}}{${near}} = ${chord}$ takes the chords to be inversely as their distances; Pythagoras joins them.`,
    },
    {
      misconception: 'gap_added_to_chord',
      at: 'chord',
      wrongly: ({ g, d, e }) => q(2 * g + 2 * (e - d)),
      words: ({ g, d, e }) =>
        `$${2 * g} + 2 \\times ${e - d}$ lets each end move out by as much as the chord moves in; the circle is not a straight line.`,
    },
    {
      misconception: 'gap_added_to_chord',
      at: 'chord',
      wrongly: ({ g, d, e }) => q(2 * g + (e - d)),
      words: ({ g, d, e }) =>
        `$${2 * g} + ${e - d}$ adds the distance between the chords to the shorter one.`,
    },
    {
      misconception: 'distances_added_to_chord',
      at: 'chord',
      wrongly: ({ g, d, e }) => q(2 * g + e + d),
      words: ({ g, d, e }) => `$${2 * g} + ${e + d}$ adds a distance to a chord.`,
    },
    {
      misconception: 'distances_doubled',
      at: 'chord',
      wrongly: ({ d, e }) => q(2 * (e + d)),
      words: ({ d, e }) =>
        `$2 \\times ${e + d}$ doubles the distance between the chords, as if it were half of the longer one.`,
    },
  ],
  show: value => plain(value),
  plausible: value => positive(value),
  onSight: (value, { g }) => value.valueOf() > 2 * g,
  snapRead: () =>
    'Parallel chords in both positions: the two distances between them are given, and one of the chords.',
  approach: () =>
    'Sum and difference of the distances from the centre are known, so both are. The known chord gives the radius and the radius the other chord.',
  faster: ({ g, d, e }) =>
    `Half chords: $h^2 = ${g}^2 + ${e}^2 - ${d}^2 = ${g}^2 + ${e + d} \\times ${e - d}$, the product of the two given distances.`,
  check: ({ r, h, d, g, e }) => `Both chords fit one radius: $${h}^2 + ${d}^2 = ${g}^2 + ${e}^2 = ${r}^2$.`,
  principle: 'Parallel chords: the distances from the centre add or subtract, by the side on which they lie.',
  verify: ({ g, d, e }) => {
    // The difference of the squares of the half-chords is that of the squares of the distances.
    const [apart, together] = [e + d, e - d];
    for (let h = g + 1; h < 400; h += 1) if ((h - g) * (h + g) === apart * together) return q(2 * h);
    throw new Error('no chord fits');
  },
});
