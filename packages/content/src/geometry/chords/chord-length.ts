import { calc, form, frac, slip, stop, text } from '../../question/index.ts';
import { type Chords, positive, shown } from './chord.ts';

export const chordLength = form<Chords>(
  'length-from-distance',
  {
    band: 'Easy',
    seconds: 35,
    verify: ({ r, d }) => {
      for (let c = 1; c < 2 * r; c += 1) if (c * c === 4 * (r * r - d * d)) return c;
      throw new Error('no chord fits');
    },
  },
  ({ r, d, way, h }, { step, find }) => {
    find(calc`${r} * ${r} - ${d} * ${d}`);
    const half = step(calc`sqrt(${r}^2 - ${d}^2)`)`
      The distance, half of the chord and a radius form a right triangle.`;
    const chord = step(calc`2 * ${half}`)`
      The chord is twice this half.`;
    return {
      answer: chord,
      stem: way
        ? text`A chord of a circle of radius $${r}$ cm is $${d}$ cm away from the centre. How long is the chord, in cm?`
        : text`A straight path crosses a round park of diameter $${2 * r}$ m and passes $${d}$ m from its centre. What
          is the length of the path inside the park, in metres?`,
      show: shown,
      plausible: value => positive(value) && value.valueOf() < 2 * r,
      slips: [
        stop('did_not_double', half)`
          $${frac(half)}$ is only half of the chord.`,
        slip('added_lengths_for_squares', half, calc`${r} - ${d}`)`
          $${r} - ${d}$ is the height of the arc; the half-chord needs the difference of the squares.`,
        slip('added_for_subtracted', half, calc`(${r} + ${d}) / 2`)`
          Radius and distance were added, $${r} + ${d}$.`,
        slip('doubled_needlessly', chord, calc`${half} * 4`)`
          The half-chord was doubled twice. Here $${half} \times 4 = ${chord}$.`,
        slip('mixed_up_a_length_and_its_half', chord, calc`2 * ${r} - ${d}`)`
          $${2 * r} - ${d}$ takes the distance off the diameter.`,
        slip('mixed_up_a_length_and_its_half', chord, calc`2 * ${d}`)`
          $2 \times ${d}$ doubles the distance from the centre instead of the half-chord.`,
      ],
      snapRead: text`A radius and the distance of a chord: a right triangle with half the chord.`,
      approach: text`Find half of the chord by Pythagoras and double it.`,
      check: text`The right triangles fit: $${h}^2 + ${d}^2 = ${r}^2$.`,
      principle: text`Radius, half-chord and distance from the centre form a right triangle.`,
    };
  },
);
