import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Ways {
  one: string;
  other: string;
  place: string;
  vehicle: string;
  /** The speeds are 3u and 4u in some order; the distance at first. */
  toward: number;
  away: number;
  whole: number;
  gap: number;
  frame: number;
}

const stories = [
  { one: 'Aarav', other: 'Zoya', place: 'a crossing of two straight roads', vehicle: 'cycles' },
  { one: 'Jasleen', other: 'Thomas', place: 'a temple where two straight roads cross', vehicle: 'drives' },
  {
    one: 'Farah',
    other: 'Nikhil',
    place: 'a petrol pump where two straight highways cross',
    vehicle: 'rides',
  },
  { one: 'Meera', other: 'Bhavesh', place: 'a bridge where two straight tracks cross', vehicle: 'cycles' },
] as const;

const leastDistance = form<Ways>(
  'least-distance-on-crossing-roads',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AR.TSD.3', 'GM.TRI.4'],
    verify: ({ toward, away, gap }) => {
      let best = gap;
      for (let t = 0; t < 20; t += 0.0002) best = Math.min(best, Math.hypot(gap - toward * t, away * t));
      return nearFraction(Math.round(best * 1000) / 1000, 10);
    },
  },
  (p, { step, write }) => {
    const { one, other, place, vehicle, toward, away, whole, gap, frame } = p;
    const square = whole * whole;
    write(
      tex`d^2 = (${gap} - ${toward}t)^2 + (${away}t)^2 = ${square}t^2 - ${2 * gap * toward}t + ${gap * gap}`,
      {
        because: text`A distance is least when its square is least, and the square is a quadratic without a root. Both
          of them move at once, so the distance shrinks at first and grows later.`,
      },
    )`
      After $t$ hours ${one} is $${gap} - ${toward}t$ km from the crossing and ${other} $${away}t$ km. The roads are
      perpendicular, so the square of the distance $d$ is the sum of the squares.`;
    const t = step(frac(calc`${gap * toward} / ${square}`), {
      name: 'the time of the least distance, in hours',
      works: value => tex`t = \frac{${2 * gap * toward}}{2 \times ${square}} = ${frac(value)}`,
      because: text`The graph of a quadratic $at^2 - bt + c$ with positive $a$ is a parabola that opens upwards, with
        its lowest point at $t = \frac{b}{2a}$.`,
    })`
      The quadratic is least at its vertex. Divide the coefficient of $t$, with its sign changed, by twice that of
      $t^2$.`;
    const left = step(calc`${gap} - ${toward} * ${frac(t)}`, {
      name: `the distance of ${one} from the crossing`,
      because: text`${one} has not reached the crossing at this time: the distance to go is what is left of the
        ${gap} km.`,
    })`
      Find how far ${one} still is from the crossing at this time: ${gap} km less what has been covered.`;
    const gone = step(calc`${away} * ${frac(t)}`, {
      name: `the distance of ${other} from the crossing`,
      because: text`${other} started at the crossing, so the distance from it is the whole way covered, speed times
        time.`,
    })`
      Find how far ${other} has gone from the crossing in the same time: speed times time.`;
    const d = step(
      () => {
        const sum = left.mul(left).add(gone.mul(gone));
        const root = Math.sqrt(sum.valueOf());
        return q(Math.round(root * 1e6), 1e6);
      },
      {
        name: 'the least distance between them',
        works: value => tex`d = \sqrt{${left}^2 + ${gone}^2} = ${value}`,
        because: text`The crossing and the two places make a right triangle, and the distance between the two is its
          hypotenuse. So the squares are added, not the lengths.`,
      },
    )`
      The two distances from the crossing are the legs of a right triangle. Their distance from each other is the
      hypotenuse.`;
    return {
      answer: d,
      stem:
        frame === 0
          ? text`Two straight roads meet at right angles at
            ${place.replace(/ of two straight.*| where two straight.*/, '')}. At noon
            ${one} is on the first road, ${gap} km from it, and ${vehicle} towards it at ${toward} km/h; ${other} is
            just there and
            ${vehicle} away along the second road at ${away} km/h. What is the least distance between them in the
            afternoon, if both
            keep their speeds?`
          : text`${one} ${vehicle} at ${toward} km/h along a straight road towards its crossing with another one,
            which is perpendicular
            to it. When ${one} has ${gap} km to go, ${other} leaves the crossing along the other road at ${away}
            km/h. They go on in
            this way. How close do they come to each other?`,
      show: value => withUnit(value, 'km'),
      plausible: value => value.gt(0) && value.lt(gap) && value.d < 1000n,
      slips: [
        slip('answered_another_quantity', d, left)`
          $${d}$ km is the distance of ${one} from the crossing when they are closest. The distance between the two
          was asked for.`,
        slip('answered_another_quantity', d, gone)`
          $${d}$ km is the distance of ${other} from the crossing when they are closest. The distance between the two
          was asked for.`,
        slip('sought_the_extreme_elsewhere', t, frac(calc`${gap} / ${toward}`))`
          You used the moment when ${one} is at the crossing, after $${frac(t)}$ h. By then ${other} is already far
          away from it.`,
        slip('took_a_mover_for_standing', t, frac(calc`${gap} / (${toward} + ${away})`))`
          You divided ${gap} km by the sum of the speeds, as if the two moved on one line. Their roads are
          perpendicular, so their speeds do not add up.`,
        slip('added_lengths_for_squares', d, calc`${left} + ${gone}`)`
          ${here} adds the two distances from the crossing. That is the way over the crossing; straight across it is
          shorter.`,
        slip('swapped_the_two', d, calc`${gap} * ${toward} / ${whole}`)`
          ${here} multiplies ${gap} km by $\frac{${toward}}{${whole}}$. The fraction for the least distance has the
          speed of ${other} above the line.`,
        slip('assumed_equal_parts', t, frac(calc`${gap} / (2 * ${toward})`))`
          You used the moment when ${one} has covered half of the ${gap} km. Nothing says that they are closest just
          halfway.`,
        slip('added_lengths_for_squares', d, () => left.sub(gone).abs())`
          $${d}$ km is the difference of the two distances from the crossing. They are at right angles, so their
          squares have to be added.`,
      ],
      snapRead: text`Two people move on perpendicular roads: the square of their distance is a quadratic in the
        time.`,
      approach: text`Write both distances from the crossing after $t$ hours. The square of the distance between them
        is least at the vertex of the quadratic.`,
      faster: text`Seen from ${one}, ${other} moves on a line with the speed $\sqrt{${toward}^2 + ${away}^2} =
        ${whole}$. The least distance is the height of a right triangle with legs in the ratio of the speeds: $${gap}
        \times \frac{${away}}{${whole}}$.`,
      check: () => {
        const quarter = q(1, 10);
        const at = (time: Fraction) => {
          const x = q(gap).sub(time.mul(toward));
          const y = time.mul(away);
          return q(Math.round(Math.sqrt(x.mul(x).add(y.mul(y)).valueOf()) * 100), 100);
        };
        return text`A tenth of an hour earlier or later the distance is about $${at(t.sub(quarter))}$ km and
          $${at(t.add(quarter))}$ km, both more than $${d}$ km.`;
      },
      principle: text`A distance that changes with time is least when its square is least: write the square as a
        quadratic.`,
    };
  },
);

/** AL.QUA.7 Hard: two on perpendicular roads. */
export const crossingRoads: readonly AnyTemplate[] = situation<Ways>({
  type: 'AL.QUA.7',
  situation: 'crossing-roads',
  tries: 200,
  draw: draw => {
    const [m, n, whole] = draw.pick([
      [3, 4, 5],
      [4, 3, 5],
      [8, 6, 10],
      [6, 8, 10],
      [12, 9, 15],
      [9, 12, 15],
      [12, 16, 20],
      [16, 12, 20],
      [24, 18, 30],
      [18, 24, 30],
      [30, 40, 50],
      [40, 30, 50],
      [36, 48, 60],
      [48, 36, 60],
    ] as const);
    const gap = draw.int(3, 30);
    const isFast = whole > 20;
    const story = draw.pick(stories);
    if (((isFast ? 5 * gap : gap) * n) / whole === whole) return null;
    if (isFast === (story.vehicle === 'cycles') || whole < 10) return null;
    return { ...story, toward: m, away: n, whole, gap: isFast ? 5 * gap : gap, frame: draw.int(0, 1) };
  },
  forms: [leastDistance],
});
