import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, ratio, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf, type Value } from '../../value.ts';
import { roundTrips } from './round-trips.ts';

interface Times {
  up: number;
  down: number;
  way: boolean;
}

const quotient = (value: readonly Fraction[]) => (value[0] as Fraction).div(value[1] as Fraction).valueOf();

const tex = (speeds: readonly Value[]) =>
  speeds.map(speed => numberTex(speed as Fraction)) as [string, string];

const speedRatio = form({
  form: 'ratio-of-boat-and-stream',
  revision: 2,
  band: 'Easy',
  seconds: 45,
  stem: ({ up, down, way }: Times) =>
    way
      ? `A ferry takes $${up}$ minutes to go up a river from one pier to another and $${down}$ minutes to come back. What is the ratio of its speed in still water to the speed of the stream?`
      : `The times that a canoe takes to cover the same distance upstream and downstream are in the ratio ${ratio([up, down])}. Find the ratio of the speed of the canoe in still water to the speed of the stream.`,
  path: path<Times>()
    .step(
      'speeds',
      ({ up, down }) => ratioOf(up, down),
      'Over the same distance speeds are inversely as the times: find downstream to upstream.',
      (_p, { speeds }) => `v_{down} : v_{up} = ${speeds.map(s => numberTex(s)).join(' : ')}`,
    )
    .step(
      'ratio',
      (_p, { speeds }) =>
        ratioOf(
          (speeds[0] as Fraction).add(speeds[1] as Fraction),
          (speeds[0] as Fraction).sub(speeds[1] as Fraction).abs(),
        ),
      "The boat's own speed is half of their sum and the stream half of their difference.",
      (_p, { speeds, ratio: r }) =>
        `(${speeds.map(s => numberTex(s)).join(' + ')}) : (${speeds.map(s => numberTex(s)).join(' - ')}) = ${r.map(s => numberTex(s)).join(' : ')}`,
    ),
  slips: [
    {
      misconception: 'ratio_of_directions',
      gives: 'speeds',
      words: () => 'This is the ratio of the speeds downstream and upstream.',
    },
    {
      misconception: 'sum_against_one_direction',
      at: 'ratio',
      wrongly: (_p, { speeds }) =>
        ratioOf((speeds[0] as Fraction).add(speeds[1] as Fraction), speeds[1] as Fraction),
      words: (_p, { speeds, ratio: r }) => {
        const [v, u] = tex(speeds);
        return `$(${v} + ${u}) : ${u} = ${tex(r).join(' : ')}$ compares the sum with the upstream speed; the stream is half of the difference.`;
      },
    },
    {
      misconception: 'downstream_against_stream',
      at: 'ratio',
      wrongly: (_p, { speeds }) =>
        ratioOf((speeds[0] as Fraction).mul(2), (speeds[0] as Fraction).sub(speeds[1] as Fraction).abs()),
      words: (_p, { speeds, ratio: r }) => {
        const [v, u] = tex(speeds);
        return `$${v} : \\frac{${v} - ${u}}{2} = ${tex(r).join(' : ')}$ takes the speed downstream for that in still water.`;
      },
    },
    {
      misconception: 'upstream_against_stream',
      at: 'ratio',
      wrongly: (_p, { speeds }) =>
        ratioOf((speeds[1] as Fraction).mul(2), (speeds[0] as Fraction).sub(speeds[1] as Fraction).abs()),
      words: (_p, { speeds, ratio: r }) => {
        const [v, u] = tex(speeds);
        return `$${u} : \\frac{${v} - ${u}}{2} = ${tex(r).join(' : ')}$ takes the speed upstream for that in still water.`;
      },
    },
    {
      misconception: 'stream_not_halved',
      at: 'ratio',
      wrongly: (_p, { speeds }) =>
        ratioOf(
          (speeds[0] as Fraction).add(speeds[1] as Fraction),
          (speeds[0] as Fraction)
            .sub(speeds[1] as Fraction)
            .abs()
            .mul(2),
        ),
      words: (_p, { speeds, ratio: r }) => {
        const [v, u] = tex(speeds);
        return `In $\\frac{${v} + ${u}}{2} : (${v} - ${u}) = ${tex(r).join(' : ')}$ the difference is not halved; it is twice the stream.`;
      },
    },
    {
      misconception: 'boat_not_halved',
      at: 'ratio',
      wrongly: (_p, { speeds }) =>
        ratioOf(
          (speeds[0] as Fraction).add(speeds[1] as Fraction).mul(2),
          (speeds[0] as Fraction).sub(speeds[1] as Fraction).abs(),
        ),
      words: (_p, { speeds, ratio: r }) => {
        const [v, u] = tex(speeds);
        return `In $(${v} + ${u}) : \\frac{${v} - ${u}}{2} = ${tex(r).join(' : ')}$ the sum is not halved; it is twice the speed of the boat.`;
      },
    },
    {
      misconception: 'larger_time_against_difference',
      at: 'ratio',
      wrongly: (_p, { speeds }) =>
        ratioOf(speeds[0] as Fraction, (speeds[0] as Fraction).sub(speeds[1] as Fraction).abs()),
      words: (_p, { speeds, ratio: r }) => {
        const [v, u] = tex(speeds);
        return `$${v} : (${v} - ${u}) = ${tex(r).join(' : ')}$ sets the speed downstream against the difference.`;
      },
    },
  ],
  show: value => ratio(value),
  size: value => quotient(value),
  plausible: value => quotient(value) > 1,
  snapRead: () => 'The times for one stretch in both directions; boat and stream are compared.',
  approach: () =>
    'Times turn into speeds by inverting. Sum and difference of the two speeds are twice boat and stream.',
  check: (_p, { ratio: r }) => {
    const [b, s] = r as [Fraction, Fraction];
    return `With $${numberTex(b)}$ and $${numberTex(s)}$ the two speeds are $${numberTex(b.add(s))}$ and $${numberTex(b.sub(s))}$, inversely as the times.`;
  },
  principle: 'Speeds with and against the stream: sum for the boat, difference for the stream.',
  verify: ({ up, down }) => {
    // One unit of distance: boat plus stream is 1/down, boat less stream 1/up.
    const boat = q(1, down).add(q(1, up)).div(2);
    return ratioOf(boat, q(1, down).sub(boat));
  },
});

interface Trips {
  boat: number;
  stream: number;
  /** Hours up and down in the two trips. */
  a: number;
  b: number;
  c: number;
  d: number;
  way: boolean;
}

const twoTrips = form({
  form: 'stream-from-two-trips',
  revision: 3,
  band: 'Medium',
  also: ['AL.LIN.1'],
  seconds: 70,
  stem: ({ boat, stream, a, b, c, d, way }: Trips) => {
    const [v, u] = [boat + stream, boat - stream];
    return way
      ? `A patrol boat covers $${a * u}$ km upstream and $${b * v}$ km downstream in $${a + b}$ hours. At the same speed in still water it covers $${c * u}$ km upstream and $${d * v}$ km downstream in $${c + d}$ hours. What is the speed of the stream?`
      : `On Monday a motorboat spent $${a + b}$ hours on a river, $${a * u}$ km against the stream and $${b * v}$ km with it. On Tuesday it spent $${c + d}$ hours on $${c * u}$ km against and $${d * v}$ km with the stream. How fast does the river flow?`;
  },
  path: path<Trips>()
    .step(
      'upstream',
      ({ boat, stream }) => q(boat - stream),
      'Take the reciprocals of the two speeds as unknowns: both trips give linear equations. Eliminate the downstream one.',
      ({ boat, stream, a, b, c, d }, { upstream }) => {
        const [v, u] = [boat + stream, boat - stream];
        return `${a * u}s + ${b * v}t = ${a + b}, \\; ${c * u}s + ${d * v}t = ${c + d} \\;\\Rightarrow\\; s = \\frac{1}{${numberTex(upstream)}}`;
      },
    )
    .step(
      'downstream',
      ({ boat, stream }) => q(boat + stream),
      'Put it back to find the downstream speed.',
      (_p, { downstream }) => `t = \\frac{1}{${numberTex(downstream)}}`,
    )
    .quiet('halves', () => q(2))
    .step(
      'stream',
      (_p, { upstream, downstream, halves }) => downstream.sub(upstream).div(halves),
      'The stream is half of the difference.',
      (_p, { upstream, downstream, stream }) =>
        `\\frac{${numberTex(downstream)} - ${numberTex(upstream)}}{2} = ${numberTex(stream)}`,
    ),
  slips: [
    {
      misconception: 'difference_not_halved',
      at: 'halves',
      wrongly: () => q(1),
      words: (_p, { upstream, downstream }) =>
        `$${numberTex(downstream)} - ${numberTex(upstream)}$, the difference of the two speeds, is twice the stream.`,
    },
    {
      misconception: 'gives_the_boat',
      at: 'stream',
      wrongly: (_p, { upstream, downstream }) => downstream.add(upstream).div(2),
      words: (_p, { upstream, downstream, stream }) =>
        `Half of the sum is the speed of the boat in still water. Here $\\frac{${numberTex(downstream)} + ${numberTex(upstream)}}{2} = ${numberTex(stream)}$.`,
    },
    {
      misconception: 'gives_one_direction',
      gives: 'upstream',
      words: (_p, { upstream }) => `$${numberTex(upstream)}$ km/h is the speed against the stream.`,
    },
    {
      misconception: 'gives_one_direction',
      gives: 'downstream',
      words: (_p, { downstream }) => `$${numberTex(downstream)}$ km/h is the speed with the stream.`,
    },
    {
      misconception: 'halved_twice',
      at: 'halves',
      wrongly: () => q(4),
      words: (_p, { upstream, downstream }) =>
        `$${numberTex(downstream)} - ${numberTex(upstream)}$ was halved twice; once gives the stream.`,
    },
    {
      misconception: 'mean_speeds_of_the_trips',
      at: 'stream',
      wrongly: ({ a, b, c, d }, { upstream: u, downstream: v }) => {
        const first = u
          .mul(a)
          .add(v.mul(b))
          .div(a + b);
        const second = u
          .mul(c)
          .add(v.mul(d))
          .div(c + d);
        return first.equals(second) ? null : first.sub(second).abs();
      },
      words: () =>
        'The difference of the average speeds of the two trips says nothing about the stream alone.',
    },
    {
      misconception: 'stream_added_once',
      at: 'stream',
      wrongly: ({ boat }, { upstream, downstream }) =>
        downstream.sub(upstream).valueOf() < boat ? q(boat).sub(downstream.sub(upstream)) : null,
      words: ({ boat }, { upstream, downstream, stream }) =>
        `The whole difference was taken off the speed of the boat. Here $${numberTex(boat)} - (${numberTex(downstream)} - ${numberTex(upstream)}) = ${numberTex(stream)}$.`,
    },
  ],
  show: value => withUnit(value, 'km/h'),
  plausible: value => value.valueOf() > 0 && value.d <= 4n,
  snapRead: () =>
    'Two mixed trips with their total times: two unknown speeds, and half of their difference is asked.',
  approach: () =>
    'The equations are linear in the reciprocals of the two speeds. Solve for these, then take half of the difference.',
  faster: ({ boat, stream, a, b }) =>
    `Try factors: $${a * (boat - stream)}$ and $${b * (boat + stream)}$ km in $${a + b}$ hours split as $${a} + ${b}$ hours, at $${boat - stream}$ and $${boat + stream}$ km/h; the other trip confirms it.`,
  check: ({ c, d, boat, stream }) =>
    `The second trip takes $\\frac{${c * (boat - stream)}}{${boat - stream}} + \\frac{${d * (boat + stream)}}{${boat + stream}} = ${c + d}$ hours.`,
  principle: 'Times of mixed trips are linear in the reciprocals of the speeds.',
  verify: ({ boat, stream, a, b, c, d }) => {
    const [v, u] = [boat + stream, boat - stream];
    for (let x = 1; x < 200; x += 1)
      for (let y = x + 1; y < 200; y += 1)
        if (
          q(a * u, x)
            .add(q(b * v, y))
            .equals(a + b) &&
          q(c * u, x)
            .add(q(d * v, y))
            .equals(c + d)
        )
          return q(y - x, 2);
    throw new Error('no speeds');
  },
});

/** AR.REL.3: boats compared by times, by two trips, and in whole numbers. */
export const boatsAgain: readonly AnyTemplate[] = [
  ...situation<Times>({
    type: 'AR.REL.3',
    situation: 'times-up-and-down',
    draw: draw => {
      const [up, down] = [draw.int(20, 96), draw.int(12, 60)];
      const r = q(up, down);
      return up > down && r.d <= 12n && r.n <= 24n && r.valueOf() < 4 && r.d > 1n
        ? { up, down, way: draw.chance(0.6) }
        : null;
    },
    tries: 30,
    forms: [speedRatio],
  }),
  ...situation<Trips>({
    type: 'AR.REL.3',
    situation: 'two-mixed-trips',
    draw: draw => {
      const stream = draw.int(2, 12);
      const boat = stream + draw.int(4, 24);
      const [a, b, c, d] = [draw.int(2, 6), draw.int(2, 6), draw.int(2, 6), draw.int(2, 6)];
      // Where one trip has a multiple of the other's distance, a single subtraction tells everything.
      const tangled = a % c > 0 && c % a > 0 && b % d > 0 && d % b > 0;
      return tangled && a * d !== b * c && boat > 2 * stream
        ? { boat, stream, a, b, c, d, way: draw.chance(0.5) }
        : null;
    },
    tries: 200,
    forms: [twoTrips],
  }),
  ...roundTrips,
];
