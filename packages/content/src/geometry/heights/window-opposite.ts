import { path } from '../../path.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import {
  type Angle,
  cotangents,
  inverse,
  type Length,
  lengthNear,
  lengthTex,
  metres,
  minus,
  none,
  plus,
  sizeOf,
  tangents,
  times,
} from './root-three.ts';

interface Facing {
  /** Height of the thing that is looked at, m. */
  tall: number;
  down: Angle;
  up: Angle;
  way: number;
}

const heightOf = (tall: number): Length => [q(tall), none];
const scaled = (value: Length, by: number): Length => times(value, [q(by), none]);
/** 1/(1 + √3) and its like, rationalised with the sum instead of the difference. */
const wrongInverse = ([a, b]: Length): Length | null =>
  a.equals(0) || b.equals(0) ? null : scaled([a, b], Math.abs(1 / a.mul(a).sub(b.mul(b).mul(3)).valueOf()));

const observersHeight = form({
  form: 'height-of-observer',
  revision: 2,
  apart: true,
  band: 'Medium',
  seconds: 65,
  stem: ({ tall, down, up, way }: Facing) =>
    way === 0
      ? `A tower across the street is $${tall}$ m tall. From a window its foot is seen at an angle of depression of $${down}^\\circ$ and its top at an angle of elevation of $${up}^\\circ$. How high above the street is the window?`
      : way === 1
        ? `A drone hovers in front of a chimney of height $${tall}$ m. Its camera has to be tilted $${down}^\\circ$ below the horizontal to show the base of the chimney and $${up}^\\circ$ above the horizontal to show the top. Find the height of the drone above the level ground.`
        : `The keeper of a lighthouse looks at a sheer cliff that rises $${tall}$ m out of the sea: down at $${down}^\\circ$ to where it meets the water, and up at $${up}^\\circ$ to its edge. At what height above the sea are the keeper's eyes?`,
  path: path<Facing>()
    .step(
      'sum',
      ({ down, up }) => plus(tangents[down], tangents[up]),
      'Let $d$ be the horizontal distance. The horizontal through the observer cuts the height into two parts, each $d$ times the tangent of its angle: add the tangents.',
      ({ down, up }, { sum }) => `\\tan ${down}^\\circ + \\tan ${up}^\\circ = ${lengthTex(sum)}`,
    )
    .step(
      'distance',
      ({ tall }, { sum }) => times(heightOf(tall), inverse(sum)),
      'Both parts together are the whole height. Solve for the distance and rationalise.',
      ({ tall }, { sum, distance }) => `d = \\frac{${tall}}{${lengthTex(sum)}} = ${lengthTex(distance)}`,
    )
    .step(
      'height',
      ({ down }, { distance }) => times(distance, tangents[down]),
      "The part below the horizontal is the observer's height.",
      ({ down }, { distance, height }) =>
        `\\left(${lengthTex(distance)}\\right) \\tan ${down}^\\circ = ${lengthTex(height)}`,
    ),
  slips: [
    {
      misconception: 'sign_of_conjugate',
      at: 'distance',
      wrongly: ({ tall }, { sum }) => {
        const wrong = wrongInverse(sum);
        return wrong && scaled(wrong, tall);
      },
      words: (_p, { sum }) =>
        `$${lengthTex(sum)}$ in the denominator was rationalised with itself; the sign in its conjugate is the other one.`,
    },
    {
      misconception: 'cotangents_added',
      at: 'sum',
      wrongly: ({ down, up }) => plus(cotangents[down], cotangents[up]),
      words: (_p, { sum }) =>
        `The sum $${lengthTex(sum)}$ is that of the cotangents; each part is opposite to its angle, so $d$ goes with the tangent.`,
    },
    {
      misconception: 'gives_distance',
      gives: 'distance',
      words: (_p, { distance }) => `$${lengthTex(distance)}$ m is the horizontal distance.`,
    },
    {
      misconception: 'cotangent_for_tangent',
      at: 'height',
      wrongly: ({ down }, { distance }) => times(distance, cotangents[down]),
      words: ({ down }) =>
        `The distance was divided by $\\tan ${down}^\\circ$; the height is the opposite side, so it is multiplied.`,
    },
    {
      misconception: 'part_above_for_part_below',
      at: 'height',
      wrongly: ({ up }, { distance }) => times(distance, tangents[up]),
      words: ({ up }, { height }) =>
        `$${lengthTex(height)}$ m, from $${up}^\\circ$, is the part above the observer; the part below was asked.`,
    },
    {
      misconception: 'tangents_subtracted',
      at: 'sum',
      wrongly: ({ down, up }) => {
        const [a, b] = [tangents[down], tangents[up]];
        return sizeOf(a) > sizeOf(b) ? minus(a, b) : minus(b, a);
      },
      words: (_p, { sum }) =>
        `The tangents were subtracted to $${lengthTex(sum)}$; the two parts lie on different sides of the horizontal and add.`,
    },
    {
      misconception: 'heights_as_the_angles',
      at: 'height',
      wrongly: ({ tall, down, up }) => [q(tall * down, down + up), none] as Length,
      words: ({ down, up }) =>
        `The height was divided as $${down} : ${up}$; the parts are in the ratio of the tangents, not of the angles.`,
    },
  ],
  show: metres,
  size: sizeOf,
  plausible: (value, { tall }) => sizeOf(value) > 0 && sizeOf(value) < 1.6 * tall,
  snapRead: () =>
    'The whole height is known, and one observer sees foot and top at two angles; the part below the observer is asked.',
  approach: () =>
    'Neither part of the height is known alone. Both stand over the same horizontal distance, so express both through it and use the sum.',
  faster: ({ tall, down, up }) =>
    `Parts are as tangents: $${tall} \\times \\frac{\\tan ${down}^\\circ}{\\tan ${down}^\\circ + \\tan ${up}^\\circ}$.`,
  check: ({ tall, up }, { distance, height }) =>
    `In decimals: $${sizeOf(height).toFixed(2)}$ of $${tall}$ m below, over a distance of $${sizeOf(distance).toFixed(2)}$ m. The rest, $${(tall - sizeOf(height)).toFixed(2)}$ m, is $${((tall - sizeOf(height)) / sizeOf(distance)).toFixed(3)}$ of it, which is $\\tan ${up}^\\circ$.`,
  principle:
    'Two angles seen from one place share the horizontal distance: heights over it are as the tangents.',
  verify: ({ tall, down, up }) => {
    // Law of sines in the triangle of observer, foot and top, then the height of the observer over the foot.
    const rad = Math.PI / 180;
    const toFoot = (tall * Math.sin((90 - up) * rad)) / Math.sin((down + up) * rad);
    return lengthNear(toFoot * Math.sin(down * rad));
  },
});

/** GM.TRG.2 Medium: two angles over one distance, with the whole height given. */
export const windowOpposite: readonly AnyTemplate[] = situation<Facing>({
  type: 'GM.TRG.2',
  situation: 'foot-below-top-above',
  tries: 10,
  draw: draw => {
    const [down, up] = draw.pick([
      [30, 45],
      [45, 30],
      [45, 60],
      [60, 45],
      [30, 60],
      [60, 30],
    ] as const);
    return { tall: draw.step(12, 96, 6), down, up, way: draw.int(0, 2) };
  },
  forms: [observersHeight],
});
