import { form, type Surd, situation, slip, surd, tex, text } from '../../question/index.ts';
import type { AnyTemplate } from '../../template.ts';
import { type Angle, lengthNear, metres, rounded } from './lengths.ts';

interface Masts {
  /** Height of the first mast, and the elevation of its top from the foot of the second. */
  tall: number;
  first: Angle;
  /** Elevation of the second mast's top from the foot of the first. */
  second: Angle;
  way: number;
}

const heightOfCrossing = form<Masts, Surd>(
  'height-of-crossing',
  {
    band: 'Medium',
    seconds: 90,
    revision: 4,
    also: ['GM.TRI.3'],
    verify: ({ tall, first, second }) => {
      // Lines from (0, tall) to (d, 0) and from (0, 0) upwards: equate them.
      const [t, u] = [first, second].map(angle => Math.tan((angle * Math.PI) / 180)) as [number, number];
      const d = tall / t;
      const x = tall / (u + tall / d);
      return lengthNear(u * x);
    },
  },
  ({ tall, first, second, way }, { step }) => {
    const [lines, end] = [
      ['wires', 'the masts'],
      ['cables', 'the buildings'],
      ['beams', 'the tower and the chimney'],
    ][way] as [string, string];
    const apart = step(surd`${tall} / tan(${first})`, {
      name: 'the distance between the two feet',
      because: text`The $${tall}$ m are opposite to the angle of $${first}^\circ$ and the distance is adjacent to it.
        The tangent is opposite over adjacent, so divide the height by the tangent.`,
    })`
      Let the two feet be the points where ${end} stand on the ground. In the right triangle with the height of
      $${tall}$ m and the angle $${first}^\circ$, find the distance between the feet.`;
    const sum = step(surd`1 / tan(${first}) + 1 / tan(${second})`, {
      name: 'the sum of the cotangents',
      because: text`The crossing lies on both of the ${lines}, so it is seen from the feet at the same angles as their
        far ends. In each small right triangle the part on the ground is $h$ divided by the tangent.`,
    })`
      Let the ${lines} cross at the height $h$. From the two feet this point appears at $${first}^\circ$ and
      $${second}^\circ$, so the two parts of the ground are $h$ times the cotangents of these angles. Add the
      cotangents.`;
    const height = step(surd`${apart} / ${sum}`, {
      because: text`The point of the ground below the crossing lies between the feet and divides the distance into just
        these two parts.`,
      works: value => tex`h \left(${sum}\right) = ${apart} \Rightarrow h = ${value}`,
    })`
      The two parts together are the distance between the feet. Solve for $h$ and clear the root from the denominator.`;
    const along = (angle: Angle) => height.valueOf() / Math.tan((angle * Math.PI) / 180);
    return {
      answer: height,
      stem:
        way === 0
          ? text`Two masts stand upright on level ground. The first is $${tall}$ m high. The elevation of the top of the
            first from the foot of the second is $${first}^\circ$, and that of the top of the second from the foot of
            the first is $${second}^\circ$. A straight wire runs from the top of each mast to the foot of the other. How
            high above the ground do the wires cross?`
          : way === 1
            ? text`Two buildings with vertical faces stand opposite each other. A cable runs from the foot of the left
              one to a point of the right face, at $${second}^\circ$ to the level ground. Another runs from the foot of
              the right one to a point of the left face, at $${first}^\circ$, and ends $${tall}$ m above the ground.
              Seen from the side, at what height do the cables cross?`
            : text`A tower of height $${tall}$ m and a chimney stand on level ground. A lamp at the foot of the chimney
              sends a beam to the top of the tower at $${first}^\circ$ to the ground; a lamp at the foot of the tower
              sends one to the top of the chimney at $${second}^\circ$. Find the height at which the beams meet.`,
      show: metres,
      plausible: value => value.valueOf() > 0 && value.valueOf() < tall,
      slips: [
        slip('mixed_up_sine_cosine_and_tangent', sum, surd`tan(${first}) + tan(${second})`)`
          $${sum}$ is the sum of the tangents; the distances along the ground are the height divided by the tangents.`,
        slip('used_a_wrong_given_number', apart, first !== 45 && surd`${tall}`)`
          The $${tall}$ m were used as the distance between the feet; they are a height, and the distance follows from
          the angle.`,
        slip('mixed_up_sine_cosine_and_tangent', apart, first !== 45 && surd`${tall} * tan(${first})`)`
          $${tall}$ was multiplied by $\tan ${first}^\circ$ for the distance, giving $${apart}$; height over distance is
          the tangent, so it is divided.`,
        slip('assumed_equal_parts', height, surd`${apart} / 2 * tan(${second})`)`
          ${height} m is the height in the middle between the feet; with different angles the crossing is not there.`,
        slip('assumed_equal_parts', height, surd`${tall} / 2`)`
          Half of $${tall}$ would be right for two equal heights; the second one is different here.`,
        slip('answered_another_quantity', height, surd`${apart} * tan(${second})`)`
          ${height} m is the second height, above the other foot. The crossing lies lower than that.`,
        slip('assumed_a_proportion', height, surd`${tall} * ${second} / (${first} + ${second})`)`
          The known height was divided as $${first} : ${second}$, by the angles; the parts go by the tangents.`,
      ],
      snapRead: text`Two lines run from the foot of each height to the top of the other; one height and both angles are
        known, and the crossing is asked.`,
      approach: text`The known height gives the distance between the feet. The crossing point is seen from both feet at
        the given angles, so its height fits into that distance twice, once with each cotangent.`,
      faster: text`$\frac{h}{\tan ${first}^\circ} + \frac{h}{\tan ${second}^\circ} = \frac{${tall}}{\tan
        ${first}^\circ}$; multiply by both tangents: $h = ${tall} \times \frac{\tan ${second}^\circ}{\tan ${first}^\circ
        + \tan ${second}^\circ}$.`,
      check: text`In decimals $h = ${rounded(height)}$ m: $${along(first).toFixed(2)} + ${along(second).toFixed(2)}
        \approx ${(along(first) + along(second)).toFixed(2)}$ m along the ground, and the feet are $${rounded(apart)}$ m
        apart.`,
      principle: text`A point seen from two sides divides the ground as the cotangents of its angles: the sum of the
        parts is known, so its height is.`,
    };
  },
);

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
