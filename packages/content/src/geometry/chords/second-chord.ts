import { path } from '../../path.ts';
import { fractionTex } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { type Chords, positive, root, shown } from './chord.ts';

export const secondChord = form({
  form: 'second-chord',
  revision: 4,
  band: 'Easy',
  seconds: 50,
  // Else both chords make the same right triangle.
  suits: ({ g, d }: Chords) => g !== d,
  stem: ({ h, d, g, way }: Chords) =>
    way
      ? `In a circle a chord $${2 * h}$ cm long is at a distance of $${d}$ cm from the centre. How far from the centre, in cm, is a chord $${2 * g}$ cm long?`
      : `Two chords of a circle are $${2 * h}$ cm and $${2 * g}$ cm long. The first is $${d}$ cm from the centre. What is the distance of the second from the centre, in cm?`,
  path: path<Chords>()
    .step(
      'square',
      ({ h, d }) => q(h * h + d * d),
      'The first chord gives the square of the radius.',
      ({ h, d }, { square }) => `${h}^2 + ${d}^2 = ${square}`,
    )
    .quiet('half', ({ g }) => q(g))
    .step(
      'distance',
      (_p, { square, half }) => q(root(square.sub(half.mul(half)).valueOf())),
      'Take away the square of half the second chord and take the root.',
      (_p, { square, half, distance }) =>
        `\\sqrt{${square} - ${fractionTex(half)}^2} = ${fractionTex(distance)}`,
    ),
  slips: [
    {
      misconception: 'distances_in_proportion',
      at: 'distance',
      wrongly: ({ h, d, g }) => q(Math.round((d * h) / g)),
      words: ({ h, g }) =>
        `The distance was scaled by $\\frac{${h}}{${g}}$ (rounded); distances and chords are not in inverse proportion.`,
    },
    {
      misconception: 'difference_carried_over',
      at: 'distance',
      wrongly: ({ h, d, g }) => q(d + (h - g)),
      words: ({ h, g, d }) => `The difference of the half-chords, $${h} - ${g}$, was added to $${d}$.`,
    },
    {
      misconception: 'difference_of_chords_carried_over',
      at: 'distance',
      wrongly: ({ h, d, g }) => q(d + 2 * (h - g)),
      words: ({ h, g, d }) => `The difference of the chords, $${2 * h} - ${2 * g}$, was added to $${d}$.`,
    },
    {
      misconception: 'radius_reported',
      at: 'distance',
      wrongly: ({ r }) => q(r),
      words: ({ r }) => `$${r}$ is the radius of the circle.`,
    },
    {
      misconception: 'half_chord_reported',
      at: 'distance',
      wrongly: ({ g }) => q(g),
      words: ({ g }) => `$${g}$ is half of the second chord.`,
    },
    {
      misconception: 'same_distance',
      at: 'distance',
      wrongly: ({ d, e }) => q(Math.round((d + e) / 2)),
      words: () =>
        'A distance between the two true ones was taken; a shorter chord lies farther from the centre by Pythagoras, not by halves.',
    },
  ],
  show: value => shown(value),
  plausible: value => positive(value),
  snapRead: () => 'Two chords of one circle: the radius connects them.',
  approach: () => 'The square of the radius from the first chord, the distance from the second.',
  faster: ({ h, d, g }) => `$${d}^2 + (${h} - ${g})(${h} + ${g})$ is the square of the distance.`,
  check: ({ g, e, r }) => `The second right triangle fits: $${g}^2 + ${e}^2 = ${r}^2$, the same radius.`,
  principle: 'All chords of a circle have the same sum of squares of half-chord and distance.',
  verify: ({ h, d, g }) => {
    for (let x = 0; x < 200; x += 1) if (x * x + g * g === h * h + d * d) return q(x);
    throw new Error('no distance fits');
  },
});
