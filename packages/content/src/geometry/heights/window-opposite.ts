import { form, type Surd, situation, slip, stop, surd, tex, text } from '../../question/index.ts';
import type { AnyTemplate } from '../../template.ts';
import { type Angle, lengthNear, metres, rounded } from './lengths.ts';

interface Facing {
  /** Height of the thing that is looked at, m. */
  tall: number;
  down: Angle;
  up: Angle;
  way: number;
}

const wayToEqualAngles = form<Facing, Surd>(
  'way-to-equal-angles',
  {
    band: 'Medium',
    seconds: 95,
    revision: 3,
    verify: ({ tall, down, up }) => {
      // Law of sines in the triangle of observer, foot and top, then the height of the observer over the foot.
      const rad = Math.PI / 180;
      const toFoot = (tall * Math.sin((90 - up) * rad)) / Math.sin((down + up) * rad);
      return lengthNear(Math.abs(tall / 2 - toFoot * Math.sin(down * rad)));
    },
  },
  ({ tall, down, up, way }, { step, find }) => {
    const place = ['window', 'camera', 'cabin'][way] ?? 'window';
    const sum = step(surd`tan(${down}) + tan(${up})`, {
      name: 'the sum of the tangents',
      because: text`In each of the two right triangles the part of the height is opposite to the angle and the distance
        $d$ is adjacent. The tangent is opposite over adjacent, so the part is $d$ times the tangent.`,
    })`
      Let $d$ be the horizontal distance. The horizontal line through the ${place} cuts the height of $${tall}$ m into
      two parts. Each part is $d$ times the tangent of its angle, so add the tangents.`;
    const distance = step(surd`${tall} / ${sum}`, {
      name: 'the horizontal distance',
      because: text`Neither part is known alone, but both have the same factor $d$: the ${place} is equally far from the
        foot and from the top, measured horizontally.`,
      works: (_value, working) => tex`d = ${working}`,
    })`
      Both parts together are the whole height, so $d$ times the sum is $${tall}$ m. Divide to find $d$, and rationalise
      the denominator.`;
    const height = step(surd`${distance} * tan(${down})`, {
      name: text`the height of the ${place}`,
      because: text`The foot lies below the horizontal line, and the angle of depression looks down to it. So this
        angle, and not the angle of elevation, belongs to the lower part.`,
    })`
      The part below the horizontal line is the height of the ${place}: $d$ times the tangent of the angle of
      depression.`;
    const middle = find(surd`${tall} / 2`);
    const move = step(() => (middle.valueOf() > height.valueOf() ? middle.sub(height) : height.sub(middle)), {
      because: text`Moving straight up or down does not change $d$. With the same $d$ and equal angles both parts
            are $d$ times the same tangent, so each is half of $${tall}$ m.`,
      works: value =>
        down < up
          ? tex`\frac{${tall}}{2} - \left(${height}\right) = ${value}`
          : tex`\left(${height}\right) - \frac{${tall}}{2} = ${value}`,
    })`
        For equal angles the two parts must be equal, so the horizontal line has to go through the middle. Find the
        difference between this height and that of the ${place}.`;
    const steep = down === 45 ? up : down;
    const rest = tall - height.valueOf();
    return {
      answer: move,
      stem:
        way === 0
          ? text`A tower across the street is $${tall}$ m tall. From a window its foot is seen at an angle of depression
            of $${down}^\circ$ and its top at an angle of elevation of $${up}^\circ$. How much
            ${down < up ? 'higher' : 'lower'} in the same wall would the window have to be for the two angles to be
            equal?`
          : way === 1
            ? text`A drone hovers in front of a chimney of height $${tall}$ m. Its camera sees the base of the chimney
              at an angle of depression of $${down}^\circ$ and the top at an angle of elevation of $${up}^\circ$. By how
              many metres must the drone ${down < up ? 'rise' : 'sink'} vertically until these two angles are equal?`
            : text`From the cabin of a tall crane its operator sees the foot of a building $${tall}$ m high at an angle
              of depression of $${down}^\circ$ and the top at an angle of elevation of $${up}^\circ$. How much
              ${down < up ? 'higher' : 'lower'} would her eyes have to be for the two angles to be equal?`,
      show: metres,
      plausible: value => value.valueOf() > 0 && value.valueOf() < tall,
      slips: [
        slip('wrong_sign', distance, down + up !== 90 && surd`${tall} * ${sum} / abs(1 - tan(${steep})^2)`)`
          $${sum}$ in the denominator was rationalised with itself; the sign in its conjugate is the other one.`,
        slip('mixed_up_sine_cosine_and_tangent', sum, surd`1 / tan(${down}) + 1 / tan(${up})`)`
          The sum $${sum}$ is that of the cotangents; each part is opposite to its angle, so the
          distance is multiplied by the tangent.`,
        slip('answered_another_quantity', move, surd`2 * ${move}`)`
          ${move} m is the difference of the parts above and below; on the way to the middle one part gains what the
          other loses.`,
        stop('answered_another_quantity', height)`
          ${height} m is the height of the ${place}, not the way to the middle.`,
        slip('mixed_up_sine_cosine_and_tangent', height, surd`${distance} / tan(${down})`)`
          The distance was divided by $\tan ${down}^\circ$; the height is the opposite side, so it is multiplied.`,
        slip(
          'subtracted_for_added',
          sum,
          down > up ? surd`tan(${down}) - tan(${up})` : surd`tan(${up}) - tan(${down})`,
        )`
          The tangents were subtracted to $${sum}$; the two parts lie on different sides of the horizontal and add.`,
        slip('assumed_a_proportion', height, surd`${tall} * ${down} / (${down} + ${up})`)`
          The height was divided as $${down} : ${up}$; the parts are in the ratio of the tangents, not of the angles.`,
      ],
      snapRead: text`The whole height and the angles to foot and top from one place are known. The place from which
      the angles are
        equal is asked.`,
      approach: text`Neither part of the height is known alone. Both stand over the same horizontal distance, so express
        both through it and use the sum. Equal angles belong to the middle of the height.`,
      faster: text`Parts are as tangents, so the way to the middle is $\frac{${tall}}{2}$ times the difference of $\tan
        ${down}^\circ$ and $\tan ${up}^\circ$ over their sum.`,
      check: text`In decimals: $${rounded(height)}$ of $${tall}$ m below, over a distance of $${rounded(distance)}$ m.
        The rest, $${rest.toFixed(2)}$ m, is $${(rest / distance.valueOf()).toFixed(3)}$ of it, which is $\tan
        ${up}^\circ$.`,
      principle: text`Two angles seen from one place share the horizontal distance: heights over it are as the tangents,
        and equal angles mean equal heights.`,
    };
  },
);

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
