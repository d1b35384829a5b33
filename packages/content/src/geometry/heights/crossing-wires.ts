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
  none,
  plus,
  sizeOf,
  tangents,
  times,
} from './root-three.ts';

interface Masts {
  /** Height of the first mast, and the elevation of its top from the foot of the second. */
  tall: number;
  first: Angle;
  /** Elevation of the second mast's top from the foot of the first. */
  second: Angle;
  way: number;
}

const heightOf = (tall: number): Length => [q(tall), none];

const heightOfCrossing = form({
  form: 'height-of-crossing',
  revision: 3,
  apart: true,
  band: 'Medium',
  also: ['GM.TRI.3'],
  seconds: 90,
  likely: true,
  stem: ({ tall, first, second, way }: Masts) =>
    way === 0
      ? `Two masts stand upright on level ground. The first is $${tall}$ m high. The elevation of the top of the first from the foot of the second is $${first}^\\circ$, and that of the top of the second from the foot of the first is $${second}^\\circ$. A straight wire runs from the top of each mast to the foot of the other. How high above the ground do the wires cross?`
      : way === 1
        ? `Two buildings with vertical faces stand opposite each other. A cable runs from the foot of the left one to a point of the right face, at $${second}^\\circ$ to the level ground. Another runs from the foot of the right one to a point of the left face, at $${first}^\\circ$, and ends $${tall}$ m above the ground. Seen from the side, at what height do the cables cross?`
        : `A tower of height $${tall}$ m and a chimney stand on level ground. A lamp at the foot of the chimney sends a beam to the top of the tower at $${first}^\\circ$ to the ground; a lamp at the foot of the tower sends one to the top of the chimney at $${second}^\\circ$. Find the height at which the beams meet.`,
  path: path<Masts>()
    .step(
      'apart',
      ({ tall, first }) => times(heightOf(tall), cotangents[first]),
      'The known height and the angle from the other foot give the distance between the feet.',
      ({ tall, first }, { apart }) => `\\frac{${tall}}{\\tan ${first}^\\circ} = ${lengthTex(apart)}`,
    )
    .step(
      'sum',
      ({ first, second }) => plus(cotangents[first], cotangents[second]),
      'From the two feet the crossing point appears at the same two angles. With its height $h$, the distances of the feet from the point below it are $h$ times the cotangents: add these.',
      ({ first, second }, { sum }) =>
        `\\frac{1}{\\tan ${first}^\\circ} + \\frac{1}{\\tan ${second}^\\circ} = ${lengthTex(sum)}`,
    )
    .step(
      'height',
      (_p, { apart, sum }) => times(apart, inverse(sum)),
      'The two distances make up the one between the feet. Solve for the height and clear the root from the denominator.',
      (_p, { apart, sum, height }) =>
        `h \\left(${lengthTex(sum)}\\right) = ${lengthTex(apart)} \\Rightarrow h = ${lengthTex(height)}`,
    ),
  slips: [
    {
      misconception: 'tangents_added_for_cotangents',
      at: 'sum',
      wrongly: ({ first, second }) => plus(tangents[first], tangents[second]),
      words: (_p, { sum }) =>
        `$${lengthTex(sum)}$ is the sum of the tangents; the distances along the ground are the height divided by the tangents.`,
    },
    {
      misconception: 'height_taken_for_the_distance',
      at: 'apart',
      wrongly: ({ tall, first }) => (first === 45 ? null : heightOf(tall)),
      words: ({ tall }) =>
        `The $${tall}$ m were used as the distance between the feet; they are a height, and the distance follows from the angle.`,
    },
    {
      misconception: 'cotangent_for_tangent',
      at: 'apart',
      wrongly: ({ tall, first }) => (first === 45 ? null : times(heightOf(tall), tangents[first])),
      words: ({ tall, first }, { apart }) =>
        `$${tall}$ was multiplied by $\\tan ${first}^\\circ$ for the distance, giving $${lengthTex(apart)}$; height over distance is the tangent, so it is divided.`,
    },
    {
      misconception: 'crossing_halfway',
      at: 'height',
      wrongly: ({ second }, { apart }) => times(times(apart, [q(1, 2), none]), tangents[second]),
      words: (_p, { height }) =>
        `$${lengthTex(height)}$ m is the height in the middle between the feet; with different angles the crossing is not there.`,
    },
    {
      misconception: 'half_of_the_known_height',
      at: 'height',
      wrongly: ({ tall }) => heightOf(tall / 2),
      words: ({ tall }) =>
        `Half of $${tall}$ would be right for two equal heights; the second one is different here.`,
    },
    {
      misconception: 'gives_other_height',
      at: 'height',
      wrongly: ({ second }, { apart }) => times(apart, tangents[second]),
      words: (_p, { height }) => `$${lengthTex(height)}$ m is the second height, above the other foot.`,
    },
    {
      misconception: 'heights_as_the_angles',
      at: 'height',
      wrongly: ({ tall, first, second }) => [q(tall * second, first + second), none] as Length,
      words: ({ first, second }) =>
        `The known height was divided as $${first} : ${second}$, by the angles; the parts go by the tangents.`,
    },
  ],
  show: metres,
  size: sizeOf,
  plausible: (value, { tall }) => sizeOf(value) > 0 && sizeOf(value) < tall,
  snapRead: () =>
    'Two lines run from the foot of each height to the top of the other; one height and both angles are known, and the crossing is asked.',
  approach: () =>
    'The known height gives the distance between the feet. The crossing point is seen from both feet at the given angles, so its height fits into that distance twice, once with each cotangent.',
  faster: ({ tall, first, second }) =>
    `$\\frac{h}{\\tan ${first}^\\circ} + \\frac{h}{\\tan ${second}^\\circ} = \\frac{${tall}}{\\tan ${first}^\\circ}$; multiply by both tangents: $h = ${tall} \\times \\frac{\\tan ${second}^\\circ}{\\tan ${first}^\\circ + \\tan ${second}^\\circ}$.`,
  check: ({ first, second }, { apart, height }) => {
    const [h, d] = [sizeOf(height), sizeOf(apart)];
    const at = (angle: Angle) => h / Math.tan((angle * Math.PI) / 180);
    return `In decimals $h = ${h.toFixed(2)}$ m: $${at(first).toFixed(2)} + ${at(second).toFixed(2)} \\approx ${(at(first) + at(second)).toFixed(2)}$ m along the ground, and the feet are $${d.toFixed(2)}$ m apart.`;
  },
  principle:
    'A point seen from two sides divides the ground as the cotangents of its angles: the sum of the parts is known, so its height is.',
  verify: ({ tall, first, second }) => {
    // Lines from (0, tall) to (d, 0) and from (0, 0) upwards: equate them.
    const [t, u] = [first, second].map(angle => Math.tan((angle * Math.PI) / 180)) as [number, number];
    const d = tall / t;
    const x = tall / (u + tall / d);
    return lengthNear(u * x);
  },
});

/** GM.TRG.2 Medium: two lines of sight that cross. */
export const crossingWires: readonly AnyTemplate[] = situation<Masts>({
  type: 'GM.TRG.2',
  situation: 'lines-that-cross',
  tries: 10,
  draw: draw => {
    const [first, second] = draw.pick([
      [30, 45],
      [45, 30],
      [45, 60],
      [60, 45],
      [30, 60],
      [60, 30],
    ] as const);
    return { tall: draw.step(12, 96, 6), first, second, way: draw.int(0, 2) };
  },
  forms: [heightOfCrossing],
});
