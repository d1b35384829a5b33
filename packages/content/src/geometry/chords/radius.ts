import { path } from '../../path.ts';
import { fractionTex, numberTex } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { roundFigure } from '../round-figure.ts';
import { type Chords, positive, shown } from './chord.ts';

export const radius = form({
  form: 'radius-from-height-of-arc',
  revision: 5,
  band: 'Easy',
  seconds: 50,
  stem: ({ r, h, d, way }: Chords) =>
    way
      ? `A bridge is an arc of a circle. Its span is $${2 * h}$ m and its greatest height above the chord is $${r - d}$ m. What is the radius of the circle, in metres?`
      : `A chord of a circle is $${2 * h}$ cm long, and its mid-point is $${r - d}$ cm from the mid-point of its minor arc. Find the radius of the circle, in cm.`,
  path: path<Chords>()
    .quiet('half', ({ h }) => q(h))
    .step(
      'other',
      ({ r, d }, { half }) => half.mul(half).div(r - d),
      'The diameter through the mid-point is cut into the height and a second part, whose product is the square of the half-chord.',
      ({ r, d }, { half, other }) => `${fractionTex(half)}^2 \\div ${r - d} = ${fractionTex(other)}`,
    )
    .quiet('whole', ({ r, d }, { other }) => other.add(r - d))
    .step(
      'radius',
      (_p, { whole }) => whole.div(2),
      'Both parts make the diameter; halve it.',
      ({ r, d }, { other, radius: value }) =>
        `\\frac{${fractionTex(other)} + ${r - d}}{2} = ${fractionTex(value)}`,
    ),
  slips: [
    {
      misconception: 'diameter_for_radius',
      gives: 'whole',
      words: (_p, { whole }) => `$${fractionTex(whole)}$ is the diameter.`,
    },
    {
      misconception: 'height_not_added',
      at: 'whole',
      wrongly: (_p, { other }) => other,
      words: (_p, { other }) =>
        `$${fractionTex(other)}$ is only one part of the diameter; the height belongs to it.`,
    },
    {
      misconception: 'height_subtracted',
      at: 'whole',
      wrongly: ({ r, d }, { other }) => other.sub(r - d),
      words: ({ r, d }, { other, whole }) =>
        `The height was subtracted: half of that is the distance of the chord from the centre. Here $${numberTex(other)} - (${numberTex(r)} - ${numberTex(d)}) = ${numberTex(whole)}$.`,
    },
    {
      misconception: 'half_chord_with_height',
      at: 'radius',
      wrongly: ({ h, r, d }) => q(h + r - d),
      words: ({ h, r, d }) => `$${h} + ${r - d}$ adds half-chord and height.`,
    },
    {
      misconception: 'arc_taken_as_half_circle',
      at: 'radius',
      wrongly: ({ h }) => q(h),
      words: ({ h }) => `$${h}$ would be the radius if the arc were a half-circle.`,
    },
    {
      misconception: 'part_for_radius',
      gives: 'other',
      words: (_p, { other }) => `$${fractionTex(other)}$ is the longer part of the diameter.`,
    },
  ],
  show: value => shown(value),
  plausible: value => positive(value),
  // No chord is longer than a diameter.
  onSight: (value, { h }) => value.valueOf() > h,
  snapRead: () => 'A chord and the height of its arc; the radius is asked.',
  approach: () =>
    'The height continues to a diameter; half-chord and the two parts of the diameter are connected.',
  check: ({ r, h, d }) =>
    `The chord is $${r} - ${r - d} = ${d}$ from the centre, and $${d}^2 + ${h}^2 = ${r}^2$.`,
  principle: 'The parts of a diameter have the square of the half-chord as product.',
  verify: ({ r, h, d }) => {
    for (let x = 1; x < 1000; x += 1) if ((x - (r - d)) ** 2 + h * h === x * x) return q(x);
    throw new Error('no radius fits');
  },
  figure: ({ r, h, d, way }) => {
    const up = (Math.atan2(d, h) * 180) / Math.PI;
    return roundFigure({
      alt: way
        ? `The arc of a bridge over its span AB of ${2 * h} m; M is the mid-point of AB, T that of the arc, and MT is ${r - d} m.`
        : `A chord AB of ${2 * h} cm; M is its mid-point, T is the mid-point of the minor arc, and MT is ${r - d} cm.`,
      rim: { A: 180 - up, B: up, T: 90 },
      lines: [
        ['A', 'B'],
        ['M', 'T'],
      ],
      inside: { M: { x: 0, y: d / r } },
      beside: [['M', 'T', String(r - d)]],
    });
  },
});
