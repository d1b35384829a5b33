import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { grouped, numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const n = (value: Fraction) => value.valueOf();

interface Window {
  /** Distance one way, what the way back is faster by, and the speeds at which the whole time is just a bound. */
  far: number;
  more: number;
  slow: number;
  quick: number;
  place: string;
  frame: number;
}

const places = [
  'a temple town',
  'a wildlife park',
  'a border post',
  'a fishing port',
  'a tea estate',
  'a sports camp',
] as const;
const timeAt = (far: number, more: number, u: number) => q(far, u).add(q(far, u + more));
const inHours = (hours: Fraction) => (hours.equals(1) ? '$1$ hour' : `$${numberTex(hours)}$ hours`);
/** Distances and differences of speed with the speeds that give whole or half hours. */
const rounds = Array.from({ length: 30 }, (_, i) => 60 + 10 * i).flatMap(far =>
  Array.from({ length: 12 }, (_, i) => 4 + 2 * i).flatMap(more => {
    const speeds = Array.from({ length: 71 }, (_, i) => 20 + i).filter(
      u => (2 * far * (2 * u + more)) % (u * (u + more)) === 0 && far / u + far / (u + more) <= 9,
    );
    return speeds.length > 1 ? [{ far, more, speeds }] : [];
  }),
);

const speedsInWindow = form({
  form: 'speeds-within-a-time',
  revision: 2,
  band: 'Hard',
  seconds: 110,
  also: ['AL.INQ.2', 'AL.QUA.8'],
  entry: true,
  stem: ({ far, more, slow, quick, place, frame }: Window) => {
    const [least, most] = [timeAt(far, more, quick), timeAt(far, more, slow)].map(inHours);
    return frame === 0
      ? `A family drives $${far}$ km to ${place} at $u$ km/h, where $u$ is a positive integer, and returns by the same road $${more}$ km/h faster. Both ways together take more than ${least} but less than ${most}. How many values of $u$ are possible?`
      : `The distance from a depot to ${place} is $${far}$ km. A driver's speed on the way there is a whole number of km/h, and on the way back it is $${more}$ km/h more. The round trip takes more than ${least} and less than ${most} of driving. How many speeds are possible for the way there?`;
  },
  path: path<Window>()
    .step(
      'slow',
      ({ slow }) => q(slow),
      'The whole time falls as the speed rises. Find the speed at which it is just the longest time.',
      ({ far, more }, { slow }) => {
        const most = timeAt(far, more, n(slow));
        return `\\frac{${far}}{u} + \\frac{${far}}{u + ${more}} = ${numberTex(most)} \\Rightarrow ${numberTex(most)}u(u + ${more}) = ${far}(2u + ${more}) \\Rightarrow u = ${slow}`;
      },
    )
    .step(
      'quick',
      ({ quick }) => q(quick),
      'In the same way find the speed for the shortest time.',
      ({ far, more }, { quick }) => {
        const least = timeAt(far, more, n(quick));
        return `${numberTex(least)}u(u + ${more}) = ${far}(2u + ${more}) \\Rightarrow u = ${quick}`;
      },
    )
    .step(
      'count',
      (_p, { slow, quick }) => quick.sub(slow).sub(1),
      'Both bounds are excluded: count the whole numbers strictly between.',
      (_p, { slow, quick, count }) => `${quick} - ${slow} - 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'boundary_included',
      at: 'count',
      wrongly: (_p, { slow, quick }) => quick.sub(slow).add(1),
      words: (_p, { slow, quick }) =>
        `At $${slow}$ and $${quick}$ km/h the time equals a bound; these speeds do not count.`,
    },
    {
      misconception: 'counts_differences',
      at: 'count',
      wrongly: (_p, { slow, quick }) => quick.sub(slow),
      words: (_p, { slow, quick }) =>
        `$${quick} - ${slow}$ counts one of the two ends, but both are excluded.`,
    },
    {
      misconception: 'same_speed_both_ways',
      at: 'slow',
      wrongly: ({ far, more, slow }) =>
        q(2 * far)
          .div(timeAt(far, more, slow))
          .floor(),
      words: ({ more }, { slow }) =>
        `$${slow}$ km/h takes the same speed both ways; the way back is $${more}$ km/h faster.`,
    },
    {
      misconception: 'same_speed_both_ways',
      at: 'quick',
      wrongly: ({ far, more, quick }) =>
        q(2 * far)
          .div(timeAt(far, more, quick))
          .ceil(),
      words: ({ more }, { quick }) =>
        `For the shortest time $${quick}$ km/h would be needed both ways, but the way back is $${more}$ km/h faster.`,
    },
    {
      misconception: 'faster_both_ways',
      at: 'slow',
      wrongly: ({ far, more, slow }) =>
        q(2 * far)
          .div(timeAt(far, more, slow))
          .sub(more)
          .floor(),
      words: ({ more }) => `Both ways were driven $${more}$ km/h faster when the longest time was looked at.`,
    },
    {
      misconception: 'mean_of_the_speeds',
      at: 'slow',
      wrongly: ({ far, more, slow }) => {
        const middle = q(2 * far)
          .div(timeAt(far, more, slow))
          .sub(q(more, 2))
          .floor();
        return middle.equals(slow) ? null : middle;
      },
      words: (_p, { slow }) =>
        `$${slow}$ km/h makes the plain mean of the two speeds the average; the average of equal ways is lower.`,
    },
    {
      misconception: 'faster_both_ways',
      at: 'quick',
      wrongly: ({ far, more, quick, slow }) => {
        const wrong = q(2 * far)
          .div(timeAt(far, more, quick))
          .sub(more)
          .ceil();
        return wrong.valueOf() > slow + 1 ? wrong : null;
      },
      words: ({ more }) =>
        `Both ways were driven $${more}$ km/h faster when the shortest time was looked at.`,
    },
    {
      misconception: 'neighbours_of_the_bounds_left_out',
      at: 'count',
      wrongly: (_p, { slow, quick }) => quick.sub(slow).sub(2),
      words: (_p, { slow }) => `At $${slow.add(1)}$ km/h the trip already takes less than the longest time.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () =>
    'Two unequal speeds tied together, a round trip, and bounds for the whole time: count whole speeds.',
  approach: () =>
    'The time falls steadily as the speed rises, so the possible speeds form one block. Solve for both bounds and count strictly between.',
  faster: ({ far, more }, { slow, quick }) =>
    `Try speeds for which $${far}$ divides well: $\\frac{${far}}{${slow}} + \\frac{${far}}{${n(slow) + more}}$ and $\\frac{${far}}{${quick}} + \\frac{${far}}{${n(quick) + more}}$ are the bounds.`,
  check: ({ far, more }, { slow, quick }) =>
    `The trip takes ${[slow, slow.add(1), quick.sub(1), quick].map(u => `$${grouped(timeAt(far, more, n(u)), 3)}$ h at $${u}$ km/h`).join(', ')}.`,
  principle:
    'Where the time falls as the speed rises, two bounds for the time leave one block of speeds: find its ends.',
  verify: ({ far, more, slow, quick }) => {
    const [from, to] = [far / quick + far / (quick + more), far / slow + far / (slow + more)];
    let count = 0;
    for (let u = 1; u <= 600; u += 1) {
      const time = far / u + far / (u + more);
      if (time > from + 1e-9 && time < to - 1e-9) count += 1;
    }
    return q(count);
  },
});

/** AR.TSD.1 Hard: a round trip within bounds of time. */
export const roundTripsWithinATime: readonly AnyTemplate[] = situation<Window>({
  type: 'AR.TSD.1',
  situation: 'round-trip-within-a-time',
  tries: 40,
  draw: draw => {
    const { far, more, speeds } = draw.pick(rounds);
    const [a = 0, b = 0] = draw.some(speeds, 2);
    const [slow, quick] = [Math.min(a, b), Math.max(a, b)];
    return quick - slow >= 5 && quick - slow <= 45
      ? { far, more, slow, quick, place: draw.pick(places), frame: draw.int(0, 1) }
      : null;
  },
  forms: [speedsInWindow],
});
