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
    const far = step(calc`(${e + d} + ${e - d}) / 2`, {
      name: 'the distance of the shorter chord from the centre',
      because: text`With the centre between the chords their distances from it add up to the gap; on one side, the
        gap is their difference. The shorter a chord, the farther it is from the centre, so the larger distance is
        its own.`,
    })`
      The two given gaps are the sum and the difference of the chords' distances from the centre. Half of (sum plus
      difference) is the larger distance, and it belongs to the shorter chord.`;
    const near = step(calc`${e + d} - ${far}`, { name: 'the distance of the longer chord from the centre' })`
      The sum of both distances is known, so subtract the distance of the shorter chord to get that of the longer
      one.`;
    const part = find(g);
    const radius = step(calc`sqrt(${far}^2 + ${part}^2)`, {
      name: 'the radius',
      because: text`The perpendicular from the centre halves a chord. So half of the shorter chord and its distance
        are the legs of a right triangle, and the radius to its end is the hypotenuse.`,
    })`
      Half of the shorter chord and its distance from the centre are the legs of a right triangle with the radius as
      hypotenuse. Find the radius, because it belongs to both chords.`;
    const twice = find(2);
    const chord = step(q(root(radius.mul(radius).sub(near.mul(near)).valueOf())).mul(twice), {
      name: 'the longer chord',
      works: value => tex`2 \times \sqrt{${radius}^2 - ${near}^2} = ${value}`,
      because: text`The longer chord makes a right triangle with the same radius. Here the hypotenuse and the
        distance are known, so the squares are subtracted, and the root is only half of the chord.`,
    })`
      In the right triangle of the longer chord the radius and the distance are known. Pythagoras gives half of this
      chord; double it.`;
    return {
      answer: chord,
      stem: way
        ? text`Two chords of a circle are parallel, and the shorter of them is $${2 * g}$ long. The distance between
          them is $${e + d}$ if they lie on opposite sides of the centre and $${e - d}$ if they lie on the same
          side. How long is the other chord?`
        : text`In a circle, a chord of $${2 * g}$ cm and a longer chord are to be drawn parallel to each other. They
          are $${e - d}$ cm apart with the centre on one side of both, and $${e + d}$ cm apart with the centre
          between them. Find the length of the longer chord, in cm.`,
      show: plain,
      plausible: positive,
      onSight: value => value.valueOf() > 2 * g,
      slips: [
        slip('did_not_double', twice, 1)`
          $${chord}$ is only half of the longer chord, one leg of its right triangle. The whole chord is twice that.`,
        slip('mixed_up_a_length_and_its_half', near, 0)`
          $2 \times ${radius}$ is the diameter. The longer chord does not pass through the centre, so it is shorter.`,
        stop('answered_another_quantity', radius)`
          $${radius}$ is the radius of the circle. It is the hypotenuse from which half of the longer chord follows.`,
        slip('took_inverse_for_direct', chord, calc`${far} * 2 * ${g} / ${near}`)`
          $${2 * g} \times \frac{${far}}{${near}} = ${chord}$ makes the chords inversely proportional to their
          distances. They are linked by squares and the radius.`,
        slip('added_lengths_for_squares', chord, calc`2 * ${g} + 2 * (${e} - ${d})`)`
          $${2 * g} + 2 \times ${e - d}$ moves each end out by as much as the chord moves in. The edge is a circle,
          so the growth follows from squares.`,
        slip('added_lengths_for_squares', chord, calc`2 * ${g} + ${e} - ${d}`)`
          $${2 * g} + ${e - d}$ adds the gap between the chords to the shorter one. Gap and chord are perpendicular,
          so they do not add up to a chord.`,
        slip('used_a_wrong_given_number', chord, calc`2 * ${g} + ${e} + ${d}`)`
          $${2 * g} + ${e + d}$ adds the larger gap to the shorter chord. Gap and chord are perpendicular, so they
          do not add up to a chord.`,
        slip('mixed_up_a_length_and_its_half', chord, calc`2 * (${e} + ${d})`)`
          $2 \times ${e + d}$ doubles the larger gap. The gap is the sum of two distances from the centre, not half
          of a chord.`,
      ],
      snapRead: text`Two parallel chords can lie on both sides or on one side of the centre, and both gaps are
        given: their distances from the centre are known by sum and difference.`,
      approach: text`The two gaps are the sum and the difference of the distances from the centre, so both distances
        are known. The given chord then gives the radius, and the radius gives the other chord.`,
      faster: text`Half chords: $h^2 = ${g}^2 + ${e}^2 - ${d}^2 = ${g}^2 + ${e + d} \times ${e - d}$, the product of
        the two given distances.`,
      check: text`Both chords fit one radius: $${h}^2 + ${d}^2 = ${g}^2 + ${e}^2 = ${r}^2$.`,
      principle: text`The gap between parallel chords is the sum of their distances from the centre if the centre
        lies between them, and the difference if it does not.`,
    };
  },
);
