import { calc, form, here, slip, stop, tex, text } from '../../question/index.ts';
import { roundFigure } from '../round-figure.ts';
import { type Chords, positive, shown } from './chord.ts';

export const radius = form<Chords>(
  'radius-from-height-of-arc',
  {
    band: 'Easy',
    seconds: 50,
    revision: 5,
    verify: ({ r, h, d }) => {
      for (let x = 1; x < 1000; x += 1) if ((x - (r - d)) ** 2 + h * h === x * x) return x;
      throw new Error('no radius fits');
    },
  },
  ({ r, h, d, way }, { step, find }) => {
    const [span, rise] = [2 * h, r - d];
    const half = find(h);
    const other = step(calc`${half}^2 ÷ ${rise}`, { name: 'the other part of the diameter' })`
      The diameter through the mid-point is cut into the height and a second part, whose product is the square of the
      half-chord.`;
    const whole = find(calc`${other} + ${rise}`, { name: 'the diameter' });
    const radius = step(calc`${whole} / 2`, value => tex`\frac{${other} + ${rise}}{2} = ${value}`)`
      Both parts make the diameter; halve it.`;
    return {
      answer: radius,
      stem: way
        ? text`A bridge is an arc of a circle. Its span is ${span} m and its greatest height above the chord is
          ${rise} m. What is the radius of the circle, in metres?`
        : text`A chord of a circle is ${span} cm long, and its mid-point is ${rise} cm from the mid-point of its minor
          arc. Find the radius of the circle, in cm.`,
      show: shown,
      plausible: positive,
      // No chord is longer than a diameter.
      onSight: value => value.gt(h),
      slips: [
        stop('mixed_up_a_length_and_its_half', whole)`
          $${whole}$ is the diameter.`,
        slip('left_out_a_term', whole, other)`
          $${other}$ is only one part of the diameter; the height belongs to it.`,
        slip('subtracted_for_added', whole, calc`${other} - ${rise}`)`
          ${here}: the height was subtracted, and half of that is the distance of the chord from the centre.`,
        slip('added_lengths_for_squares', radius, calc`${half} + ${rise}`)`
          ${here} adds half-chord and height.`,
        slip('took_the_figure_for_special', radius, half)`
          $${half}$ would be the radius if the arc were a half-circle.`,
        stop('took_a_part_for_the_whole', other)`
          $${other}$ is the longer part of the diameter.`,
      ],
      snapRead: text`A chord and the height of its arc; the radius is asked.`,
      approach: text`The height continues to a diameter; half-chord and the two parts of the diameter are connected.`,
      check: text`The chord is ${calc`${r} - ${rise}`} from the centre, and $${d}^2 + ${h}^2 = ${r}^2$.`,
      principle: text`The parts of a diameter have the square of the half-chord as product.`,
      figure: () => {
        const up = (Math.atan2(d, h) * 180) / Math.PI;
        return roundFigure({
          alt: way
            ? `The arc of a bridge over its span AB of ${span} m; M is the mid-point of AB, T that of the arc, and MT is ${rise} m.`
            : `A chord AB of ${span} cm; M is its mid-point, T is the mid-point of the minor arc, and MT is ${rise} cm.`,
          rim: { A: 180 - up, B: up, T: 90 },
          lines: [
            ['A', 'B'],
            ['M', 'T'],
          ],
          inside: { M: { x: 0, y: d / r } },
          beside: [['M', 'T', String(rise)]],
        });
      },
    };
  },
);
