import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, grouped, numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const n = (value: Fraction) => value.valueOf();

interface Thirds {
  /** Speeds on two thirds of a way, half their harmonic mean, and the limit for the last third, km/h. */
  u: number;
  v: number;
  limit: number;
  story: number;
}

const jointOf = ({ u, v }: Thirds) => q(u * v, u + v);
const divisors = (of: number, least: number, most: number) => {
  const list: number[] = [];
  for (let d = least; d <= most; d += 1) if (of % d === 0) list.push(d);
  return list;
};
/** No vehicle is slower than this, km/h. */
const slowest = 10;
const vehicles = ['bus', 'goods train', 'van', 'motorcyclist'] as const;

const lastThird = form({
  form: 'speeds-for-a-whole-average',
  band: 'Hard',
  seconds: 140,
  also: ['NS.FAC.3', 'AL.DIO.5'],
  entry: true,
  stem: ({ u, v, limit, story }: Thirds) =>
    story % 2 === 0
      ? `A ${vehicles[story]} covers the first third of its route at $${u}$ km/h, the second third at $${v}$ km/h and the last third at $w$ km/h, where $w$ is an integer from $10$ to $${limit}$. For how many values of $w$ is the average speed for the whole route, in km/h, an integer?`
      : `Three stages of a tour are equally long. A ${vehicles[story]} needs the time that belongs to $${u}$ km/h for one of them and to $${v}$ km/h for another; on the third stage the speed in km/h is a whole number from $10$ to $${limit}$. The average speed of the tour turns out to be a whole number of km/h too. How many speeds are possible on the third stage?`,
  path: path<Thirds>()
    .step(
      'joint',
      p => jointOf(p),
      'Join the two known stages: for each kilometre of every stage they take a time that belongs to one speed.',
      ({ u, v }, { joint }) => `\\frac{1}{${u}} + \\frac{1}{${v}} = \\frac{1}{${numberTex(joint)}}`,
    )
    .step(
      'product',
      (_p, { joint }) => joint.mul(joint).mul(3),
      'Write the average and split off its whole part.',
      (_p, { joint, product }) =>
        `\\frac{3}{\\frac{1}{${joint}} + \\frac1w} = \\frac{${joint.mul(3)}w}{w + ${joint}} = ${joint.mul(3)} - \\frac{${product}}{w + ${joint}}`,
    )
    .quiet('from', (_p, { joint }) => joint.add(slowest))
    .quiet('to', ({ limit }, { joint }) => joint.add(limit))
    .step(
      'count',
      (_p, { product, from, to }) => q(divisors(n(product), n(from), n(to)).length),
      'So $w$ and the joint speed add up to a divisor of this number. Count those between the bounds.',
      (_p, { joint, product, from, to, count }) => {
        const list = divisors(n(product), n(from), n(to));
        return `w + ${joint} = ${list.join(', ')} \\quad (w = ${list.map(d => d - n(joint)).join(', ')}): \\quad ${count}`;
      },
    ),
  slips: [
    {
      misconception: 'arithmetic_mean_of_speeds',
      at: 'count',
      wrongly: ({ u, v, limit }) => {
        let count = 0;
        for (let w = slowest; w <= limit; w += 1) if ((u + v + w) % 3 === 0) count += 1;
        return q(count);
      },
      words: ({ u, v }) =>
        `A third of $${u} + ${v} + w$ was made whole; equal distances take unequal times, so speeds are not averaged so.`,
    },
    {
      misconception: 'limit_on_the_divisor',
      at: 'to',
      wrongly: ({ limit }) => q(limit),
      words: ({ limit }, { joint }) =>
        `Divisors up to $${limit}$ were taken; it is $w$ that is limited, and the divisor is $${joint}$ more.`,
    },
    {
      misconception: 'factor_of_three_lost',
      at: 'product',
      wrongly: (_p, { joint }) => joint.mul(joint),
      words: (_p, { product }) =>
        `Divisors of $${product}$ were counted; with three stages the number is three times as large.`,
    },
    {
      misconception: 'all_divisors_counted',
      at: 'from',
      wrongly: () => q(1),
      words: (_p, { joint }) =>
        `Divisors up to $${joint}$ were counted too, but for them $w$ is too small or not positive.`,
    },
    {
      misconception: 'limit_ignored',
      at: 'to',
      wrongly: (_p, { product }) => product,
      words: ({ limit }) => `Some of these speeds exceed $${limit}$ km/h.`,
    },
    {
      misconception: 'one_divisor_left_out',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: (_p, { count }) => `A list with $${count}$ divisors has left one between the bounds out.`,
    },
    {
      misconception: 'lower_bound_ignored',
      at: 'from',
      wrongly: (_p, { joint }) => joint.add(1),
      words: () => `Speeds below $${slowest}$ km/h were counted too.`,
    },
    {
      misconception: 'even_divisors_only',
      at: 'count',
      wrongly: (_p, { product, from, to }) =>
        q(divisors(n(product), n(from), n(to)).filter(d => d % 2 === 0).length),
      words: () => 'Only even divisors were listed; odd ones between the bounds fit as well.',
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value) && value.valueOf() > 1,
  snapRead: () =>
    'Equal thirds, one speed free but whole, and a whole average: a fraction that has to cancel.',
  approach: () =>
    'The average of equal distances is a fraction in the unknown speed. Splitting off the whole part leaves a fixed number over a sum that must divide it.',
  faster: ({ limit }, { joint, product }) =>
    `Average $= ${joint.mul(3)} - \\frac{${product}}{w + ${joint}}$: divisors of $${product}$ from $${joint.add(slowest)}$ to $${joint.add(limit)}$.`
      .replace(/^Average \$/, 'The average is $')
      .replace('$= ', '$'),
  check: ({ u, v }, { joint, product, from, to }) => {
    const [d = 1] = divisors(n(product), n(from), n(to));
    const w = d - n(joint);
    const time = q(1, u).add(q(1, v)).add(q(1, w));
    return `For $w = ${w}$ three kilometres, one of each stage, take $${fractionTex(time)}$ h, an average of $${numberTex(q(3).div(time))}$ km/h.`;
  },
  principle: 'A fraction that must be whole: divide out, and the denominator divides a fixed number.',
  verify: ({ u, v, limit }) => {
    let count = 0;
    for (let w = slowest; w <= limit; w += 1) if ((3 * u * v * w) % (u * v + (u + v) * w) === 0) count += 1;
    return q(count);
  },
});

const thirds = situation<Thirds>({
  type: 'AR.TSD.1',
  situation: 'three-equal-stages',
  tries: 20,
  draw: draw => {
    const [u, v] = draw.pick([
      [30, 60],
      [20, 30],
      [24, 48],
      [40, 60],
      [36, 45],
      [30, 45],
      [15, 30],
      [20, 60],
      [40, 120],
      [42, 56],
      [60, 90],
      [45, 90],
      [36, 72],
      [18, 36],
      [36, 60],
      [12, 60],
    ] as const);
    const [first, second] = draw.shuffled([u, v]) as [number, number];
    const p = { u: first, v: second, limit: draw.step(40, 120, 5), story: draw.int(0, 3) };
    const joint = jointOf(p);
    if (joint.d !== 1n) return null;
    const h = n(joint);
    const count = divisors(3 * h * h, h + slowest, h + p.limit).length;
    return count >= 3 && count <= 14 ? p : null;
  },
  forms: [lastThird],
});

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
  band: 'Hard',
  seconds: 140,
  also: ['AL.INQ.2', 'AL.QUA.8'],
  entry: true,
  stem: ({ far, more, slow, quick, place, frame }: Window) => {
    const [least, most] = [timeAt(far, more, quick), timeAt(far, more, slow)].map(inHours);
    return frame === 0
      ? `A family drives $${far}$ km to ${place} at $u$ km/h, where $u$ is a positive integer, and returns by the same road $${more}$ km/h faster. Both ways together take more than ${least} but less than ${most}. How many values of $u$ are possible?`
      : `From a depot to ${place} it is $${far}$ km. A driver keeps a whole number of km/h on the way there, and $${more}$ km/h more on the way back. The driving time of the round trip lies strictly between ${least} and ${most}. How many speeds are possible for the way there?`;
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

const windows = situation<Window>({
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

/** AR.TSD.1 Hard: speeds that are whole under a condition for the whole trip. */
export const speedsWithConditions: readonly AnyTemplate[] = [...thirds, ...windows];
