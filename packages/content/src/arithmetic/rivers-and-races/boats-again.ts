import type Fraction from 'fraction.js';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, ratio, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf, type Value } from '../../value.ts';
import { roundTrips } from './round-trips.ts';

interface Times {
  up: number;
  down: number;
  way: boolean;
}

const quotient = (value: readonly Fraction[]) => (value[0] as Fraction).div(value[1] as Fraction).valueOf();

const texOf = (speeds: readonly Value[]) =>
  speeds.map(speed => numberTex(speed as Fraction)) as [string, string];

const speedRatio = form<Times, readonly Fraction[]>(
  'ratio-of-boat-and-stream',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    verify: ({ up, down }) => {
      // One unit of distance: boat plus stream is 1/down, boat less stream 1/up.
      const boat = q(1, down).add(q(1, up)).div(2);
      return ratioOf(boat, q(1, down).sub(boat));
    },
  },
  ({ up, down, way }, { step }) => {
    const speeds = step(
      ratioOf(up, down),
      value => tex`v_{down} : v_{up} = ${value.map(s => numberTex(s)).join(' : ')}`,
    )`
      Over the same distance speeds are inversely as the times: find downstream to upstream.`;
    const r = step(
      ratioOf(
        (speeds[0] as Fraction).add(speeds[1] as Fraction),
        (speeds[0] as Fraction).sub(speeds[1] as Fraction).abs(),
      ),
      value =>
        tex`(${speeds.map(s => numberTex(s)).join(' + ')}) : (${speeds.map(s => numberTex(s)).join(' - ')}) =
          ${value.map(s => numberTex(s)).join(' : ')}`,
    )`
      The boat's own speed is half of their sum and the stream half of their difference.`;
    const [v, u] = texOf(speeds);
    return {
      answer: r,
      stem: way
        ? text`A ferry takes $${up}$ minutes to go up a river from one pier to another and $${down}$ minutes to come
          back. What is the ratio of its speed in still water to the speed of the stream?`
        : text`The times that a canoe takes to cover the same distance upstream and downstream are in the ratio $${up} :
          ${down}$. Find the ratio of the speed of the canoe in still water to the speed of the stream.`,
      show: ratio,
      size: quotient,
      plausible: value => quotient(value) > 1,
      slips: [
        stop('answered_another_quantity', speeds)`
          This is the ratio of the speeds downstream and upstream.`,
        slip('did_not_halve', r, () =>
          ratioOf((speeds[0] as Fraction).add(speeds[1] as Fraction), speeds[1] as Fraction),
        )`
          $(${v} + ${u}) : ${u} = ${texOf(r).join(' : ')}$ compares the sum with the upstream speed; the stream is half
          of the difference.`,
        slip('used_a_wrong_given_number', r, () =>
          ratioOf((speeds[0] as Fraction).mul(2), (speeds[0] as Fraction).sub(speeds[1] as Fraction).abs()),
        )`
          $${v} : \frac{${v} - ${u}}{2} = ${texOf(r).join(' : ')}$ takes the speed downstream for that in still water.`,
        slip('used_a_wrong_given_number', r, () =>
          ratioOf((speeds[1] as Fraction).mul(2), (speeds[0] as Fraction).sub(speeds[1] as Fraction).abs()),
        )`
          $${u} : \frac{${v} - ${u}}{2} = ${texOf(r).join(' : ')}$ takes the speed upstream for that in still water.`,
        slip('did_not_halve', r, () =>
          ratioOf(
            (speeds[0] as Fraction).add(speeds[1] as Fraction),
            (speeds[0] as Fraction)
              .sub(speeds[1] as Fraction)
              .abs()
              .mul(2),
          ),
        )`
          In $\frac{${v} + ${u}}{2} : (${v} - ${u}) = ${texOf(r).join(' : ')}$ the difference is not halved; it is twice
          the stream.`,
        slip('did_not_halve', r, () =>
          ratioOf(
            (speeds[0] as Fraction).add(speeds[1] as Fraction).mul(2),
            (speeds[0] as Fraction).sub(speeds[1] as Fraction).abs(),
          ),
        )`
          In $(${v} + ${u}) : \frac{${v} - ${u}}{2} = ${texOf(r).join(' : ')}$ the sum is not halved; it is twice the
          speed of the boat.`,
        slip('did_not_halve', r, () =>
          ratioOf(speeds[0] as Fraction, (speeds[0] as Fraction).sub(speeds[1] as Fraction).abs()),
        )`
          $${v} : (${v} - ${u}) = ${texOf(r).join(' : ')}$ sets the speed downstream against the difference.`,
      ],
      snapRead: text`The times for one stretch in both directions; boat and stream are compared.`,
      approach: text`Times turn into speeds by inverting. Sum and difference of the two speeds are twice boat and
        stream.`,
      check: () => {
        const [b, s] = r as readonly Fraction[] as [Fraction, Fraction];
        return text`With $${b}$ and $${s}$ the two speeds are $${b.add(s)}$ and $${b.sub(s)}$, inversely as the times.`;
      },
      principle: text`Speeds with and against the stream: sum for the boat, difference for the stream.`,
    };
  },
);

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

const twoTrips = form<Trips>(
  'stream-from-two-trips',
  {
    band: 'Medium',
    seconds: 70,
    revision: 3,
    also: ['AL.LIN.1'],
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
  },
  ({ boat, stream, a, b, c, d, way }, { step, find }) => {
    const upstream = step(calc`${boat} - ${stream}`, value => {
      const [v, u] = [boat + stream, boat - stream];
      return tex`${a * u}s + ${b * v}t = ${a + b}, \; ${c * u}s + ${d * v}t = ${c + d} \;\Rightarrow\; s =
        \frac{1}{${value}}`;
    })`
      Take the reciprocals of the two speeds as unknowns: both trips give linear equations. Eliminate the downstream
      one.`;
    const downstream = step(calc`${boat} + ${stream}`, value => tex`t = \frac{1}{${value}}`)`
      Put it back to find the downstream speed.`;
    const halves = find(2);
    const current = step(calc`(${downstream} - ${upstream}) / ${halves}`)`
      The stream is half of the difference.`;
    return {
      answer: current,
      stem: () => {
        const [v, u] = [boat + stream, boat - stream];
        return way
          ? text`A patrol boat covers $${a * u}$ km upstream and $${b * v}$ km downstream in $${a + b}$ hours. At the
            same speed in still water it covers $${c * u}$ km upstream and $${d * v}$ km downstream in $${c + d}$ hours.
            What is the speed of the stream?`
          : text`On Monday a motorboat spent $${a + b}$ hours on a river, $${a * u}$ km against the stream and
            $${b * v}$ km with it. On Tuesday it spent $${c + d}$ hours on $${c * u}$ km against and $${d * v}$ km with
            the stream. How fast does the river flow?`;
      },
      show: value => withUnit(value, 'km/h'),
      plausible: value => value.valueOf() > 0 && value.d <= 4n,
      slips: [
        slip('did_not_halve', halves, 1)`
          $${downstream} - ${upstream}$, the difference of the two speeds, is twice the stream.`,
        slip('answered_another_quantity', current, calc`(${downstream} + ${upstream}) / 2`)`
          Half of the sum is the speed of the boat in still water. Here $\frac{${downstream} + ${upstream}}{2} =
          ${current}$.`,
        stop('answered_another_quantity', upstream)`
          $${upstream}$ km/h is the speed against the stream.`,
        stop('answered_another_quantity', downstream)`
          $${downstream}$ km/h is the speed with the stream.`,
        slip('halved_needlessly', halves, 4)`
          $${downstream} - ${upstream}$ was halved twice; once gives the stream.`,
        slip('averaged_the_speeds', current, () => {
          const first = upstream
            .mul(a)
            .add(downstream.mul(b))
            .div(a + b);
          const second = upstream
            .mul(c)
            .add(downstream.mul(d))
            .div(c + d);
          return first.equals(second) ? null : first.sub(second).abs();
        })`
          The difference of the average speeds of the two trips says nothing about the stream alone.`,
        slip(
          'did_not_halve',
          current,
          downstream.sub(upstream).valueOf() < boat && calc`${boat} - (${downstream} - ${upstream})`,
        )`
          The whole difference was taken off the speed of the boat. Here $${boat} - (${downstream} - ${upstream}) =
          ${current}$.`,
      ],
      snapRead: text`Two mixed trips with their total times: two unknown speeds, and half of their difference is
        asked.`,
      approach: text`The equations are linear in the reciprocals of the two speeds. Solve for these, then take half of
        the difference.`,
      faster: text`Try factors: $${a * (boat - stream)}$ and $${b * (boat + stream)}$ km in $${a + b}$ hours split as
        $${a} + ${b}$ hours, at $${boat - stream}$ and $${boat + stream}$ km/h; the other trip confirms it.`,
      check: text`The second trip takes $\frac{${c * (boat - stream)}}{${boat - stream}} +
        \frac{${d * (boat + stream)}}{${boat + stream}} = ${c + d}$ hours.`,
      principle: text`Times of mixed trips are linear in the reciprocals of the speeds.`,
    };
  },
);

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
