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
    const half = step(calc`sqrt(${r}^2 - ${d}^2)`, {
      name: 'half of the chord',
      because: text`The perpendicular from the centre meets a chord at its mid-point, so half of the chord and the
        distance meet at a right angle. The radius to one end of the chord is opposite this angle.`,
    })`
      The perpendicular from the centre meets the chord at its mid-point. So the distance, half of the chord and the
      radius to one end form a right triangle with the radius as hypotenuse: find half of the chord by Pythagoras.`;
    const chord = step(calc`2 * ${half}`, {
      name: 'the chord',
      because: text`The right triangle reaches only from the mid-point to one end. The centre lies on the
        perpendicular bisector of the chord, so the other half is just as long.`,
    })`
      The perpendicular halves the chord, so the whole chord is twice this half.`;
    return {
      answer: chord,
      stem: way
        ? text`A chord of a circle of radius $${r}$ cm is $${d}$ cm away from the centre. How long is the chord, in
          cm?`
        : text`A straight path crosses a round park of diameter $${2 * r}$ m and passes $${d}$ m from its centre.
          What is the length of the path inside the park, in metres?`,
      show: shown,
      plausible: value => positive(value) && value.valueOf() < 2 * r,
      slips: [
        stop('did_not_double', half)`
          $${frac(half)}$ is only half of the chord, from its mid-point to one end. The other half is just as long.`,
        slip('added_lengths_for_squares', half, calc`${r} - ${d}`)`
          You subtracted the lengths, $${r} - ${d}$, and doubled. That difference is the height of the arc over the
          chord; in the right triangle the squares are subtracted.`,
        slip('added_for_subtracted', half, calc`(${r} + ${d}) / 2`)`
          You added radius and distance, $${r} + ${d}$. The radius is the hypotenuse of the right triangle, so the
          square of the distance is subtracted from its square.`,
        slip('doubled_needlessly', chord, calc`${half} * 4`)`
          You doubled half of the chord twice: $${half} \times 4 = ${chord}$. The chord has two halves, so once is
          enough.`,
        slip('mixed_up_a_length_and_its_half', chord, calc`2 * ${r} - ${d}`)`
          $${2 * r} - ${d}$ subtracts the distance from the diameter. The two are perpendicular to each other, so
          only their squares can be compared.`,
        slip('mixed_up_a_length_and_its_half', chord, calc`2 * ${d}`)`
          $2 \times ${d}$ doubles the distance from the centre. The chord is twice the other leg of the right
          triangle, its own half.`,
      ],
      snapRead: text`The radius and the distance of a chord from the centre are known: with half of the chord they
        form a right triangle.`,
      approach: text`The perpendicular from the centre halves the chord and makes a right triangle with the radius.
        Find half of the chord by Pythagoras and double it.`,
      check: text`The right triangles fit: $${h}^2 + ${d}^2 = ${r}^2$.`,
      principle: text`In a circle the radius, half of a chord and the distance of the chord from the centre form a
        right triangle with the radius as hypotenuse.`,
    };
  },
);
