import { calc, form, slip, text } from '../../question/index.ts';
import { type Chords, positive, shown } from './chord.ts';

export const secondChord = form<Chords>(
  'second-chord',
  {
    band: 'Easy',
    seconds: 50,
    revision: 5,
    // Else both chords make the same right triangle.
    suits: ({ g, d }) => g !== d,
    verify: ({ h, d, g }) => {
      for (let x = 0; x < 200; x += 1) if (x * x + g * g === h * h + d * d) return x;
      throw new Error('no distance fits');
    },
  },
  ({ h, d, g, r, e, way }, { step, find }) => {
    const square = step(calc`${h}^2 + ${d}^2`, {
      name: 'the square of the radius',
      because: text`The perpendicular from the centre halves a chord, so half-chord, distance and radius form a
        right triangle. The radius is the same for every chord of the circle, so it leads from one chord to the
        other.`,
    })`
      Half of the first chord and its distance from the centre are the legs of a right triangle with the radius as
      hypotenuse. So the sum of their squares is the square of the radius.`;
    const half = find(g);
    const distance = step(calc`sqrt(${square} - ${half}^2)`, {
      name: 'the distance of the second chord',
      because: text`The second chord makes a right triangle with the same radius. Now the hypotenuse and one leg are
        known, so the square of the leg is subtracted.`,
    })`
      Half of the second chord and its distance form a right triangle with the same radius. Subtract the square of
      this half from the square of the radius and take the root.`;
    return {
      answer: distance,
      stem: way
        ? text`In a circle a chord $${2 * h}$ cm long is at a distance of $${d}$ cm from the centre. How far from
          the centre, in cm, is a chord $${2 * g}$ cm long?`
        : text`Two chords of a circle are $${2 * h}$ cm and $${2 * g}$ cm long. The first is $${d}$ cm from the
          centre. What is the distance of the second from the centre, in cm?`,
      show: shown,
      plausible: positive,
      slips: [
        slip('assumed_a_proportion', distance, Math.round((d * h) / g))`
          You multiplied the distance by $\frac{${h}}{${g}}$ and rounded. Chords and distances are not inversely
          proportional; their squares add up to the square of the radius.`,
        slip('added_lengths_for_squares', distance, calc`${d} + ${h} - ${g}`)`
          You added the difference of the half-chords, $${h} - ${g}$, to $${d}$. A chord does not become shorter by
          as much as its distance grows; only the squares do.`,
        slip('added_lengths_for_squares', distance, calc`${d} + 2 * (${h} - ${g})`)`
          You added the difference of the chords, $${2 * h} - ${2 * g}$, to $${d}$. Only the squares of half-chord
          and distance balance each other.`,
        slip('answered_another_quantity', distance, r)`
          $${r}$ is the radius of the circle, the hypotenuse of the right triangle. The distance of the second chord
          is a leg and shorter.`,
        slip('did_not_double', distance, g)`
          $${g}$ is half of the second chord. The question asks for the other leg of the right triangle, its
          distance from the centre.`,
        slip('added_lengths_for_squares', distance, calc`${r} - ${g}`)`
          You subtracted the half-chord $${g}$ from the radius $${r}$. In the right triangle the square of the
          half-chord is subtracted from the square of the radius, and not one length from the other.`,
      ],
      snapRead: text`Two chords of one circle are compared: both make right triangles with the same radius, so find
        its square from the first chord.`,
      approach: text`The first chord gives the square of the radius by Pythagoras. With it the second chord's right
        triangle gives the distance.`,
      faster: text`$${d}^2 + (${h} - ${g})(${h} + ${g})$ is the square of the distance.`,
      check: text`The second right triangle fits: $${g}^2 + ${e}^2 = ${r}^2$, the same radius.`,
      principle: text`For all chords of one circle the square of half of the chord and the square of its distance
        from the centre have the same sum.`,
    };
  },
);
