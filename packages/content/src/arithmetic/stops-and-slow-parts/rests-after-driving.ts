import { calc, form, frac, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  way: number;
  speed: number;
  /** Minutes of driving before a rest, of a rest, and by which the other one starts later. */
  block: number;
  rest: number;
  late: number;
}

interface Rests extends Numbers {
  story: (typeof stories)[number];
}

const blockOf = (minutes: number) =>
  minutes === 60
    ? 'hour'
    : minutes === 90
      ? 'one and a half hours'
      : minutes === 120
        ? 'two hours'
        : 'two and a half hours';

const stories = [
  {
    first: 'the truck',
    other: 'the bus',
    tell: ({ way, speed, block, rest, late }: Numbers) =>
      text`A truck driver has to go $${way}$ km. He drives at ${speed} km/h and rests for $${rest}$ minutes after every
      ${blockOf(block)} of driving. A bus starts $${late}$ minutes after him from the same place, takes the same road
      and
      drives at a constant speed without any rest. What is the least speed at which the bus can reach the truck before
      the truck has arrived?`,
  },
  {
    first: 'Sneha',
    other: 'the car',
    tell: ({ way, speed, block, rest, late }: Numbers) =>
      text`Sneha rides a motorcycle at ${speed} km/h to a fair that is $${way}$ km away, and takes a rest of $${rest}$
      minutes whenever she has ridden for ${block === 60 ? 'an hour' : blockOf(block)}. Her purse was left at home; a
      car brings it after her, starts $${late}$ minutes later and does not stop. What is the least constant speed at
      which the car can reach Sneha on the way?`,
  },
  {
    first: 'the boat',
    other: 'the launch',
    tell: ({ way, speed, block, rest, late }: Numbers) =>
      text`An old boat crosses a lake of $${way}$ km at ${speed} km/h, but its motor needs a pause of $${rest}$ minutes
      whenever it has run for ${block === 60 ? 'an hour' : blockOf(block)}, and the boat does not move meanwhile. A
      launch
      leaves the same pier $${late}$ minutes after the boat and follows it at a constant speed. Find the lowest speed
      with
      which it can still meet the boat on the lake.`,
  },
] as const;

/** Rests that are needed on the whole way: none at its end. */
const restsOf = ({ way, speed, block }: Numbers) => Math.ceil((60 * way) / speed / block) - 1;

const slowest = form<Rests>(
  'slowest-speed-that-reaches-a-driver-who-rests',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['AR.TSD.5'],
    verify: ({ way, speed, block, rest, late }) => {
      // Every minute of the trip is tried as the time of meeting.
      const total = (60 * way) / speed + restsOf({ way, speed, block, rest, late }) * rest;
      let best = q(1000);
      for (let t = late + 1; t < total; t += 1) {
        const driven = Math.floor(t / (block + rest)) * block + Math.min(block, t % (block + rest));
        const needed = q(speed * driven, t - late);
        if (needed.lt(best)) best = needed;
      }
      return best;
    },
  },
  (p, { step, find }) => {
    const { way, speed, block, rest, late } = p;
    const { first, other, tell } = p.story;
    const rests = step(calc`ceil(${way} * 60 / ${speed} / ${block}) - 1`, {
      name: 'the number of rests',
      because: text`While ${first} rests, the distance does not grow but the time does, so the end of a rest is the best
        moment there.`,
    })`
      To meet ${first} at a moment, ${other} needs the distance of ${first} from the start divided by its own time.
      During
      a rest the distance stays and the time grows, so the speed needed is lowest at the end of a rest. Divide the
      minutes of the whole way by $${block}$ to find how many rests there are; no rest is needed at the end of the
      way.`;
    const there = step(calc`${rests} * ${block} * ${speed} / 60`.in('km'), {
      name: 'the place of the last rest',
      because: text`Without the late start every rest would need the same speed. The $${late}$ minutes are missing
          only once, and out of a longer time they matter less.`,
    })`
      After each further stretch and rest, distance and time grow by the same amounts, and only the $${late}$ minutes of
      the later start are taken off once. They raise the speed needed least when the time is longest. So the last rest
      is best: find how far it is from the start.`;
    const cycle = find(calc`${block} + ${rest}`);
    const time = step(calc`${rests} * ${cycle} - ${late}`.in('min'), {
      name: text`the time that ${other} has till the end of that rest`,
      because: text`${other} may use all the time up to the end of that rest, but starts $${late}$ minutes later.
          So these are not available.`,
    })`
      The last rest ends after $${rests}$ stretches and $${rests}$ rests. Take off the $${late}$ minutes.`;
    const wanted = step(calc`${there} * 60 / ${time}`.in('km/h'), {
      name: text`the lowest speed`,
      because: text`A speed is a distance over its time. After the last rest ${first} only moves away faster, so
          waiting longer does not help.`,
    })`
      Divide the distance by this time. After the rest ${first} goes on at $${speed}$ km/h, faster than that, so a later
      meeting needs a higher speed.`;
    const total = find(q(60 * way, speed).add(rests.mul(rest)));
    return {
      answer: wanted,
      stem: tell(p),
      show: value => withUnit(value, 'km/h'),
      plausible: value => value.gt(0) && value.lt(speed * 2) && !value.equals(speed),
      onSight: value => value.lt(speed),
      slips: [
        slip('sought_the_extreme_elsewhere', wanted, calc`${way} * 60 / (${total} - ${late})`)`
          ${here} is the speed for arriving together. At the end of the last rest a lower speed is enough.`,
        slip('sought_the_extreme_elsewhere', wanted, calc`${block} * ${speed} / (${cycle} - ${late})`)`
          ${here} is for the end of the first rest. At later rests the $${late}$ minutes matter less.`,
        slip('left_out_a_stop', time, calc`${rests} * ${cycle} - ${rest} - ${late}`)`
          ${here} minutes end when the last rest begins. Until the rest is over there is time to come.`,
        slip('misused_the_head_start', wanted, calc`${block} * ${speed} / ${cycle}`)`
          ${here} is the average speed of ${first} with the rests. It leaves out that ${other} starts later.`,
        slip('counted_one_too_few', rests, calc`floor(${way} * 60 / ${speed} / ${block}) - 1`)`
          You counted only $${rests}$ rests and found ${wanted} km/h. On the last piece of the way ${first} has less
          than a full stretch left, so there is one rest more before it.`,
        slip('misused_the_head_start', time, calc`${rests} * ${cycle} + ${late}`)`
          The $${late}$ minutes were added. A later start leaves less time, not more.`,
        slip('worked_for_a_wrong_time', time, calc`${total} - ${late}`)`
          $${time}$ minutes reach up to the arrival, but the distance goes only to the last rest.`,
        slip('misused_the_head_start', time, calc`${rests} * ${cycle}`)`
          The $${late}$ minutes by which ${other} starts later were left out.`,
      ],
      snapRead: text`One stops again and again, the other never: the least speed is decided at one of the stops.`,
      approach: text`At every moment the speed needed is the distance of ${first} over the time of ${other}. It falls
        during
        a rest and changes after it; compare the ends of the rests and the arrival.`,
      check: text`For the end of the first rest ${calc`${block} * ${speed} / (${cycle} - ${late})`.in('km/h')} would
        be needed, for
        the arrival after $${total}$ minutes $${frac(q(60 * way).div(total.sub(late)))}$ km/h. Both are more.`,
      principle: text`A least speed to reach one who stops again and again is decided at the end of a stop, not by
        average speeds.`,
    };
  },
);

/** AR.TSD.6 Hard: the slowest speed that reaches a driver who rests after every stretch. */
export const restsAfterDriving: readonly AnyTemplate[] = situation<Rests>({
  type: 'AR.TSD.6',
  situation: 'rests-after-driving',
  tries: 200,
  draw: draw => {
    const block = draw.pick([60, 90, 120, 150]);
    const rest = draw.pick([10, 12, 15, 20, 24, 25, 30]);
    const speed = draw.pick([16, 18, 20, 24, 30, 32, 36, 40, 42, 45, 48, 50, 54, 56, 60]);
    const rests = draw.int(2, 4);
    const late = draw.step(10, 60, 5);
    const last = draw.step(30, block - 10, 10);
    const way = (speed * (rests * block + last)) / 60;
    const slow = q(speed * rests * block, rests * (block + rest) - late);
    const boat = speed < 31;
    const fits =
      late < rests * rest - 4 &&
      late !== rest &&
      block > 2 * rest &&
      Number.isInteger(way) &&
      slow.d <= 2n &&
      way < (boat ? 200 : 600);
    const story = boat ? stories[2] : draw.pick([stories[0], stories[1]]);
    return fits ? { way, speed, block, rest, late, story } : null;
  },
  forms: [slowest],
});
