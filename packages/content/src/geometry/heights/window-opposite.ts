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

const positive = (value: Length) => (sizeOf(value) < 0 ? minus([none, none], value) : value);
const heightOf = (tall: number): Length => [q(tall), none];
const scaled = (value: Length, by: number): Length => times(value, [q(by), none]);
/** 1/(1 + √3) and its like, rationalised with the sum instead of the difference. */
const wrongInverse = ([a, b]: Length): Length | null =>
  a.equals(0) || b.equals(0) ? null : scaled([a, b], Math.abs(1 / a.mul(a).sub(b.mul(b).mul(3)).valueOf()));

const wayToEqualAngles = form({
  form: 'way-to-equal-angles',
  revision: 3,
  likely: true,
  apart: true,
  band: 'Medium',
  seconds: 95,
  stem: ({ tall, down, up, way }: Facing) =>
    way === 0
      ? `A tower across the street is $${tall}$ m tall. From a window its foot is seen at an angle of depression of $${down}^\\circ$ and its top at an angle of elevation of $${up}^\\circ$. How much ${down < up ? 'higher' : 'lower'} in the same wall would the window have to be for the two angles to be equal?`
      : way === 1
        ? `A drone hovers in front of a chimney of height $${tall}$ m. Its camera sees the base of the chimney at an angle of depression of $${down}^\\circ$ and the top at an angle of elevation of $${up}^\\circ$. By how many metres must the drone ${down < up ? 'rise' : 'sink'} vertically until these two angles are equal?`
        : `From the cabin of a tall crane its operator sees the foot of a building $${tall}$ m high at an angle of depression of $${down}^\\circ$ and the top at an angle of elevation of $${up}^\\circ$. How much ${down < up ? 'higher' : 'lower'} would her eyes have to be for the two angles to be equal?`,
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
    )
    .quiet('middle', ({ tall }) => heightOf(tall / 2))
    .step(
      'move',
      (_p, { height, middle }) => positive(minus(middle, height)),
      'Over the same distance equal angles mean equal parts: the horizontal has to go through the middle. Compare.',
      ({ tall, down, up }, { height, move }) => {
        const [half, part] = [`\\frac{${tall}}{2}`, `\\left(${lengthTex(height)}\\right)`];
        return `${down < up ? `${half} - ${part}` : `${part} - ${half}`} = ${lengthTex(move)}`;
      },
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
      misconception: 'difference_of_the_parts',
      at: 'move',
      wrongly: (_p, { move }) => scaled(move, 2),
      words: (_p, { move }) =>
        `$${lengthTex(move)}$ m is the difference of the parts above and below; on the way to the middle one part gains what the other loses.`,
    },
    {
      misconception: 'gives_height',
      gives: 'height',
      words: (_p, { height }) =>
        `$${lengthTex(height)}$ m is the height of the observer, not the way to the middle.`,
    },
    {
      misconception: 'cotangent_for_tangent',
      at: 'height',
      wrongly: ({ down }, { distance }) => times(distance, cotangents[down]),
      words: ({ down }) =>
        `The distance was divided by $\\tan ${down}^\\circ$; the height is the opposite side, so it is multiplied.`,
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
  plausible: (value, { tall }) => sizeOf(value) > 0 && sizeOf(value) < tall,
  snapRead: () =>
    'The whole height is known, and one observer sees foot and top at two angles; the place where these are equal is wanted.',
  approach: () =>
    'Neither part of the height is known alone. Both stand over the same horizontal distance, so express both through it and use the sum. Equal angles belong to the middle of the height.',
  faster: ({ tall, down, up }) =>
    `Parts are as tangents, so the way to the middle is $\\frac{${tall}}{2}$ times the difference of $\\tan ${down}^\\circ$ and $\\tan ${up}^\\circ$ over their sum.`,
  check: ({ tall, up }, { distance, height }) =>
    `In decimals: $${sizeOf(height).toFixed(2)}$ of $${tall}$ m below, over a distance of $${sizeOf(distance).toFixed(2)}$ m. The rest, $${(tall - sizeOf(height)).toFixed(2)}$ m, is $${((tall - sizeOf(height)) / sizeOf(distance)).toFixed(3)}$ of it, which is $\\tan ${up}^\\circ$.`,
  principle:
    'Two angles seen from one place share the horizontal distance: heights over it are as the tangents, and equal angles mean equal heights.',
  verify: ({ tall, down, up }) => {
    // Law of sines in the triangle of observer, foot and top, then the height of the observer over the foot.
    const rad = Math.PI / 180;
    const toFoot = (tall * Math.sin((90 - up) * rad)) / Math.sin((down + up) * rad);
    return lengthNear(Math.abs(tall / 2 - toFoot * Math.sin(down * rad)));
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
  forms: [wayToEqualAngles],
});
