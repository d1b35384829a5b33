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
    const other = step(calc`${half}^2 ÷ ${rise}`, {
      name: 'the other part of the diameter',
      because: text`The diameter is perpendicular to the chord and halves it, so the chord's parts are both the
        half-chord. For chords that cross, the products of the parts are equal: half-chord times half-chord is
        height times the rest of the diameter.`,
    })`
      Extend the height to a diameter. It halves the chord and crosses it, so the product of its two parts equals
      the square of the half-chord. Divide by the known part, the height, to get the other part.`;
    const whole = find(calc`${other} + ${rise}`, { name: 'the diameter' });
    const radius = step(calc`${whole} / 2`, {
      name: 'the radius',
      works: value => tex`\frac{${other} + ${rise}}{2} = ${value}`,
      because: text`A radius is half of a diameter. The line through the two mid-points is perpendicular to the chord at
        its middle, so it passes through the centre, and its whole length inside the circle is a diameter.`,
    })`
      Height and other part together are the diameter, so half of their sum is the radius.`;
    return {
      answer: radius,
      stem: way
        ? text`A bridge is an arc of a circle. Its span is ${span} m and its greatest height above the chord is
          ${rise} m. What is the radius of the circle, in metres?`
        : text`A chord of a circle is ${span} cm long, and its mid-point is ${rise} cm from the mid-point of its
          minor arc. Find the radius of the circle, in cm.`,
      show: shown,
      plausible: positive,
      // No chord is longer than a diameter.
      onSight: value => value.gt(h),
      slips: [
        stop('mixed_up_a_length_and_its_half', whole)`
          $${whole}$ is the whole diameter. The question asks for the radius, half of it.`,
        slip('left_out_a_term', whole, other)`
          You halved $${other}$, which is only one part of the diameter. The height above the chord belongs to the
          diameter as well.`,
        slip('subtracted_for_added', whole, calc`${other} - ${rise}`)`
          You subtracted the height: ${here}. Half of that is the distance of the chord from the centre; the
          diameter is the sum of its two parts.`,
        slip('added_lengths_for_squares', radius, calc`${half} + ${rise}`)`
          ${here} adds half of the chord and the height. They are perpendicular to each other, so no length of the
          figure is their sum.`,
        slip('took_the_figure_for_special', radius, half)`
          $${half}$, half of the chord, would be the radius if the chord were a diameter. Then the height would be
          just as large.`,
        stop('took_a_part_for_the_whole', other)`
          $${other}$ is the part of the diameter below the chord. The radius is half of the whole diameter.`,
      ],
      snapRead: text`A chord and the height of its arc are given: extend the height to a diameter and use the
        products of the parts.`,
      approach: text`The height extended is a diameter that halves the chord. Crossing chords have equal products of
        their parts, so the other part of the diameter follows, and with it the radius.`,
      check: text`The chord is ${calc`${r} - ${rise}`} from the centre, and $${d}^2 + ${h}^2 = ${r}^2$.`,
      principle: text`When a diameter is perpendicular to a chord, the product of its two parts is the square of
        half of the chord.`,
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
