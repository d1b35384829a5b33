import { calc, form, slip, text } from '../../question/index.ts';
import { type Chords, positive, shown } from './chord.ts';

export const secondChord = form<Chords>(
  'second-chord',
  {
    band: 'Easy',
    seconds: 50,
    revision: 4,
    // Else both chords make the same right triangle.
    suits: ({ g, d }) => g !== d,
    verify: ({ h, d, g }) => {
      for (let x = 0; x < 200; x += 1) if (x * x + g * g === h * h + d * d) return x;
      throw new Error('no distance fits');
    },
  },
  ({ h, d, g, r, e, way }, { step, find }) => {
    const square = step(calc`${h}^2 + ${d}^2`)`
      The first chord gives the square of the radius.`;
    const half = find(g);
    const distance = step(calc`sqrt(${square} - ${half}^2)`)`
      Take away the square of half the second chord and take the root.`;
    return {
      answer: distance,
      stem: way
        ? text`In a circle a chord $${2 * h}$ cm long is at a distance of $${d}$ cm from the centre. How far from the
          centre, in cm, is a chord $${2 * g}$ cm long?`
        : text`Two chords of a circle are $${2 * h}$ cm and $${2 * g}$ cm long. The first is $${d}$ cm from the centre.
          What is the distance of the second from the centre, in cm?`,
      show: shown,
      plausible: positive,
      slips: [
        slip('assumed_a_proportion', distance, Math.round((d * h) / g))`
          The distance was scaled by $\frac{${h}}{${g}}$ (rounded); distances and chords are not in inverse
          proportion.`,
        slip('added_lengths_for_squares', distance, calc`${d} + ${h} - ${g}`)`
          The difference of the half-chords, $${h} - ${g}$, was added to $${d}$.`,
        slip('added_lengths_for_squares', distance, calc`${d} + 2 * (${h} - ${g})`)`
          The difference of the chords, $${2 * h} - ${2 * g}$, was added to $${d}$.`,
        slip('answered_another_quantity', distance, r)`
          $${r}$ is the radius of the circle.`,
        slip('did_not_double', distance, g)`
          $${g}$ is half of the second chord.`,
        slip('used_a_wrong_given_number', distance, Math.round((d + e) / 2))`
          A distance between the two true ones was taken; a shorter chord lies farther from the centre by Pythagoras,
          not by halves.`,
      ],
      snapRead: text`Two chords of one circle: the radius connects them.`,
      approach: text`The square of the radius from the first chord, the distance from the second.`,
      faster: text`$${d}^2 + (${h} - ${g})(${h} + ${g})$ is the square of the distance.`,
      check: text`The second right triangle fits: $${g}^2 + ${e}^2 = ${r}^2$, the same radius.`,
      principle: text`All chords of a circle have the same sum of squares of half-chord and distance.`,
    };
  },
);
