import type Fraction from 'fraction.js';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { numberTex, ratio, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q, ratioOf, type Value } from '../../value.ts';

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
    const craft = way ? 'ferry' : 'canoe';
    const [back, there] = way ? ['back', 'up'] : ['downstream', 'upstream'];
    const speeds = step(ratioOf(up, down), {
      name: text`the ratio of the speeds ${back} and ${there}`,
      works: value => tex`\frac{1}{${down}} : \frac{1}{${up}} = ${value.map(s => numberTex(s)).join(' : ')}`,
      because: text`On the same distance twice the speed needs half of the time. So the way that takes longer has
          the smaller speed, and the terms change places.`,
    })`
      Over the same distance, speeds are in the inverse ratio of the times. Find the ratio of the speed ${back} to the
      speed ${there}.`;
    const r = step(
      ratioOf(
        (speeds[0] as Fraction).add(speeds[1] as Fraction),
        (speeds[0] as Fraction).sub(speeds[1] as Fraction).abs(),
      ),
      {
        works: value =>
          tex`(${speeds.map(s => numberTex(s)).join(' + ')}) : (${speeds.map(s => numberTex(s)).join(' - ')}) =
          ${value.map(s => numberTex(s)).join(' : ')}`,
        because: text`Say that the speeds are 8 and 2: then 5 in still water and 3 of stream fit, $5 + 3$ and $5 -
          3$. Half of the sum and half of the difference give them back.`,
      },
    )`
      The speed in still water is half of the sum of these speeds, because the stream adds to one and subtracts from
      the
      other. The stream is half of their difference. In the ratio the halves cancel.`;
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
          $${v} : ${u}$ is the ratio of the speeds ${back} and ${there}; the speed in still water and the stream are
          asked.`,
        slip('did_not_halve', r, () =>
          ratioOf((speeds[0] as Fraction).add(speeds[1] as Fraction), speeds[1] as Fraction),
        )`
          $(${v} + ${u}) : ${u} = ${texOf(r).join(' : ')}$ compares the sum of the speeds with the speed ${there}.
          The stream
          is half of their difference.`,
        slip('used_a_wrong_given_number', r, () =>
          ratioOf((speeds[0] as Fraction).mul(2), (speeds[0] as Fraction).sub(speeds[1] as Fraction).abs()),
        )`
          $${v} : \frac{${v} - ${u}}{2} = ${texOf(r).join(' : ')}$ takes the speed ${back} for that in still water.
          The
          stream helps on that way.`,
        slip('used_a_wrong_given_number', r, () =>
          ratioOf((speeds[1] as Fraction).mul(2), (speeds[0] as Fraction).sub(speeds[1] as Fraction).abs()),
        )`
          $${u} : \frac{${v} - ${u}}{2} = ${texOf(r).join(' : ')}$ takes the speed ${there} for that in still water.
          The
          stream holds the ${craft} back on that way.`,
        slip('did_not_halve', r, () =>
          ratioOf(
            (speeds[0] as Fraction).add(speeds[1] as Fraction),
            (speeds[0] as Fraction)
              .sub(speeds[1] as Fraction)
              .abs()
              .mul(2),
          ),
        )`
          In $\frac{${v} + ${u}}{2} : (${v} - ${u}) = ${texOf(r).join(' : ')}$ the difference is not halved; it is
          twice the
          speed of the stream.`,
        slip('did_not_halve', r, () =>
          ratioOf(
            (speeds[0] as Fraction).add(speeds[1] as Fraction).mul(2),
            (speeds[0] as Fraction).sub(speeds[1] as Fraction).abs(),
          ),
        )`
          In $(${v} + ${u}) : \frac{${v} - ${u}}{2} = ${texOf(r).join(' : ')}$ the sum is not halved; it is twice the
          speed in
          still water.`,
        slip('did_not_halve', r, () =>
          ratioOf(speeds[0] as Fraction, (speeds[0] as Fraction).sub(speeds[1] as Fraction).abs()),
        )`
          $${v} : (${v} - ${u}) = ${texOf(r).join(' : ')}$ compares the speed ${back} with the difference of the
          speeds. Neither
          of them is asked.`,
      ],
      snapRead: text`The times for one distance ${there} and ${back} are known; the speed in still water is compared
      with the
        stream.`,
      approach: text`The ratio of the times gives the ratio of the speeds. Half of the sum of these is the speed in
      still
        water, and half of the difference is the stream.`,
      check: () => {
        const [b, s] = r as readonly Fraction[] as [Fraction, Fraction];
        return text`With $${b}$ in still water and a stream of $${s}$ the speeds are $${b.add(s)}$ and $${b.sub(s)}$.
        Their
          ratio $${ratioOf(b.add(s), b.sub(s)).join(' : ')}$ is $${up} : ${down}$ in lowest terms.`;
      },
      principle: text`Add the speeds with and against the stream for twice the speed in still water, and subtract
      them for twice
        the stream.`,
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
    const upstream = step(calc`${boat} - ${stream}`, {
      name: text`the speed against the stream`,
      works: value => {
        const [v, u] = [boat + stream, boat - stream];
        return tex`${a * u}s + ${b * v}t = ${a + b}, \; ${c * u}s + ${d * v}t = ${c + d} \;\Rightarrow\; s =
        \frac{1}{${value}}`;
      },
      because: text`With the speeds themselves the unknowns would stand in denominators. As reciprocals, hours for
          one km, they stand in front, and two linear equations are solved as usual.`,
    })`
      Let $s$ be the reciprocal of the speed against the stream and $t$ that of the speed with it, because hours are
      kilometres times these. Both times give linear equations. Eliminate $t$.`;
    const downstream = step(calc`${boat} + ${stream}`, {
      name: text`the speed with the stream`,
      works: value => tex`t = \frac{1}{${value}}`,
      because: text`Both equations hold for the same $s$ and $t$. With $s$ known, either of them leaves only $t$.`,
    })`
      Substitute $s$ into one of the two equations to find $t$, the reciprocal of the speed with the stream.`;
    const halves = find(2);
    const current = step(calc`(${downstream} - ${upstream}) / ${halves}`, {
      name: text`the speed of the stream`,
      because: text`With the stream the boat has its own speed and the stream, against it its own speed without
          the stream. In the difference the boat cancels, and the stream is counted twice.`,
    })`
      The speed of the stream is half of the difference of these speeds, because it adds to one and subtracts from the
      other.`;
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
          You found $${downstream} - ${upstream}$, the difference of the speeds with and against the stream. It
          contains the stream twice.`,
        slip('answered_another_quantity', current, calc`(${downstream} + ${upstream}) / 2`)`
          $\frac{${downstream} + ${upstream}}{2} = ${current}$, half of the sum of the speeds, is the speed without
          the
          stream. The stream is half of the difference.`,
        stop('answered_another_quantity', upstream)`
          You gave $${upstream}$ km/h, the speed against the stream. The question asks for the speed of the stream
          itself.`,
        stop('answered_another_quantity', downstream)`
          You gave $${downstream}$ km/h, the speed with the stream. The question asks for the speed of the stream
          itself.`,
        slip('halved_needlessly', halves, 4)`
          You halved $${downstream} - ${upstream}$ twice. The difference contains the stream twice, so halve it once.`,
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
          You subtracted the average speed of one ${way ? 'time' : 'day'} from that of the other. These depend on how
          far each
          goes against the stream, so their difference is not the stream.`,
        slip(
          'did_not_halve',
          current,
          downstream.sub(upstream).valueOf() < boat && calc`${boat} - (${downstream} - ${upstream})`,
        )`
          $${boat} - (${downstream} - ${upstream}) = ${current}$ subtracts the difference of the two speeds from the
          speed
          without the stream. Half of the difference is asked.`,
      ],
      snapRead: text`Two distances against and with the stream and their total times are given, twice. Two speeds are
      unknown, and
        half of their difference is asked.`,
      approach: text`Distance over speed is time, so the equations are linear in the reciprocals of the two speeds.
      Solve for
        these, then take half of the difference of the speeds.`,
      check: text`At these speeds the first $${a + b}$ hours are $\frac{${a * (boat - stream)}}{${boat - stream}} +
        \frac{${b * (boat + stream)}}{${boat + stream}} = ${a} + ${b}$, and the second time it takes
        $\frac{${c * (boat - stream)}}{${boat - stream}} +
        \frac{${d * (boat + stream)}}{${boat + stream}} = ${c + d}$ hours.`,
      principle: text`Times are linear in the reciprocals of the speeds, so solve for the reciprocals first.`,
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
];
