import { calc, form, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { q } from '../../value.ts';
import { type Chords, positive, root } from './chord.ts';

export const twoPositions = form<Chords>(
  'two-possible-distances',
  {
    band: 'Medium',
    seconds: 90,
    revision: 3,
    suits: ({ g, d }) => g !== d,
    verify: ({ g, d, e }) => {
      // The difference of the squares of the half-chords is that of the squares of the distances.
      const [apart, together] = [e + d, e - d];
      for (let h = g + 1; h < 400; h += 1) if ((h - g) * (h + g) === apart * together) return 2 * h;
      throw new Error('no chord fits');
    },
  },
  ({ e, d, g, way, h, r }, { step, find }) => {
    const far = step(calc`(${e + d} + ${e - d}) / 2`)`
      The distances from the centre add in one case and are subtracted in the other. Half of the sum of the two results
      is the larger of them, that of the shorter chord.`;
    const near = step(calc`${e + d} - ${far}`)`
      The rest is the distance of the longer chord.`;
    const part = find(g);
    const radius = step(calc`sqrt(${far}^2 + ${part}^2)`)`
      Pythagoras with half of the shorter chord gives the radius.`;
    const twice = find(2);
    const chord = step(
      q(root(radius.mul(radius).sub(near.mul(near)).valueOf())).mul(twice),
      value => tex`2 \times \sqrt{${radius}^2 - ${near}^2} = ${value}`,
    )`
      With the radius, Pythagoras gives half of the longer chord. Double it.`;
    return {
      answer: chord,
      stem: way
        ? text`Two chords of a circle are parallel, and the shorter of them is $${2 * g}$ long. The distance between
          them is $${e + d}$ if they lie on opposite sides of the centre and $${e - d}$ if they lie on the same side.
          How long is the other chord?`
        : text`In a circle, a chord of $${2 * g}$ cm and a longer chord are to be drawn parallel to each other. They are
          $${e - d}$ cm apart with the centre on one side of both, and $${e + d}$ cm apart with the centre between them.
          Find the length of the longer chord, in cm.`,
      show: plain,
      plausible: positive,
      onSight: value => value.valueOf() > 2 * g,
      slips: [
        slip('did_not_double', twice, 1)`
          $${chord}$ is only half of the longer chord.`,
        slip('mixed_up_a_length_and_its_half', near, 0)`
          $2 \times ${radius}$ is the diameter; the longer chord does not pass through the centre.`,
        stop('answered_another_quantity', radius)`
          $${radius}$ is the radius of the circle, not the chord.`,
        slip('took_inverse_for_direct', chord, calc`${far} * 2 * ${g} / ${near}`)`
          $${2 * g} \times \frac{${far}}{${near}} = ${chord}$ takes the chords to be inversely as their distances;
          Pythagoras joins them.`,
        slip('added_lengths_for_squares', chord, calc`2 * ${g} + 2 * (${e} - ${d})`)`
          $${2 * g} + 2 \times ${e - d}$ lets each end move out by as much as the chord moves in; the circle is not a
          straight line.`,
        slip('added_lengths_for_squares', chord, calc`2 * ${g} + ${e} - ${d}`)`
          $${2 * g} + ${e - d}$ adds the distance between the chords to the shorter one.`,
        slip('used_a_wrong_given_number', chord, calc`2 * ${g} + ${e} + ${d}`)`
          $${2 * g} + ${e + d}$ adds a distance to a chord.`,
        slip('mixed_up_a_length_and_its_half', chord, calc`2 * (${e} + ${d})`)`
          $2 \times ${e + d}$ doubles the distance between the chords, as if it were half of the longer one.`,
      ],
      snapRead: text`Parallel chords in both positions: the two distances between them are given, and one of the
        chords.`,
      approach: text`Sum and difference of the distances from the centre are known, so both are. The known chord gives
        the radius and the radius the other chord.`,
      faster: text`Half chords: $h^2 = ${g}^2 + ${e}^2 - ${d}^2 = ${g}^2 + ${e + d} \times ${e - d}$, the product of the
        two given distances.`,
      check: text`Both chords fit one radius: $${h}^2 + ${d}^2 = ${g}^2 + ${e}^2 = ${r}^2$.`,
      principle: text`Parallel chords: the distances from the centre add or subtract, by the side on which they lie.`,
    };
  },
);
