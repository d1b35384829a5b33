import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../people.ts';
import { clockTime, counted, fractionTex, numberTex, withUnit } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { q } from '../value.ts';

/** Half units at most, so that no option stands out by an odd fraction. */
const inHalves = (value: Fraction) => value.d <= 2n;
const speed = (value: Fraction | number) => withUnit(value, 'km/h');
const harmonicMean = (...speeds: (number | Fraction)[]) =>
  q(speeds.length).div(speeds.map(s => q(s as number).inverse()).reduce((sum, s) => sum.add(s)));

interface TwoStretches {
  first: number;
  second: number;
  hoursFirst: number;
  hoursSecond: number;
  name: string;
  way: { verb: string; firstRoad: string; secondRoad: string };
}

const ways = [
  { verb: 'drives', firstRoad: 'on a highway', secondRoad: 'on a hill road' },
  { verb: 'rides a motorcycle', firstRoad: 'on a good road', secondRoad: 'through villages' },
  { verb: 'drives a delivery van', firstRoad: 'on the bypass', secondRoad: 'through the city' },
  { verb: 'drives a tractor trolley', firstRoad: 'on a tarred road', secondRoad: 'on a farm track' },
] as const;

/** AR.TSD.1 Easy: two stretches given by distance and speed; the times are what weighs the speeds. */
const twoStretches = template<TwoStretches, Fraction>({
  type: 'AR.TSD.1',
  band: 'Easy',
  variant: 'two-stretches',
  revision: 1,
  draw: draw => {
    const way = draw.pick(ways);
    const tractor = way.verb.includes('tractor');
    const second = tractor ? draw.step(6, 15, 1) : draw.step(20, 50, 5);
    const first = second + (tractor ? draw.step(3, 15, 1) : draw.step(10, 50, 5));
    const [hoursFirst, hoursSecond] = [draw.int(1, 5), draw.int(1, 5)];
    const average = q(first * hoursFirst + second * hoursSecond, hoursFirst + hoursSecond);
    const equalDistances = first * hoursFirst === second * hoursSecond;
    const fits = average.d === 1n && hoursFirst !== hoursSecond && !equalDistances;
    return fits ? { first, second, hoursFirst, hoursSecond, name: draw.pick(peopleInArithmetic), way } : null;
  },
  stem: ({ first, second, hoursFirst, hoursSecond, name, way }) =>
    `${name} ${way.verb} $${first * hoursFirst}$ km ${way.firstRoad} at a steady ${speed(first)} and then $${second * hoursSecond}$ km ${way.secondRoad} at a steady ${speed(second)}. What is the average speed for the whole trip?`,
  answer: ({ first, second, hoursFirst, hoursSecond }) =>
    q(first * hoursFirst + second * hoursSecond, hoursFirst + hoursSecond),
  slips: ({ first, second, hoursFirst, hoursSecond }) => {
    const [d1, d2] = [first * hoursFirst, second * hoursSecond];
    return [
      {
        misconception: 'averages_speeds',
        value: q(first + second, 2),
        words: `You took the mean of the two speeds, but ${hoursFirst > hoursSecond ? first : second} km/h is kept up for the longer time.`,
      },
      {
        misconception: 'weighted_by_distance',
        value: q(first * d1 + second * d2, d1 + d2),
        words: 'You took the distances as weights of the speeds; the weights are the times.',
      },
      {
        misconception: 'harmonic_mean_for_unequal_distances',
        value: harmonicMean(first, second),
        words: `You took the formula for equal distances, but $${d1}$ km and $${d2}$ km are not equal.`,
      },
      {
        misconception: 'weights_swapped',
        value: q(first * hoursSecond + second * hoursFirst, hoursFirst + hoursSecond),
        words: 'You took the time of each stretch for the other one, so the weights are exchanged.',
      },
      {
        misconception: 'faster_stretch_counts_twice',
        value: q(first * 2 + second, 3),
        words: `You took ${first} km/h to count twice because it is faster; each speed counts for the time it lasts.`,
      },
      {
        misconception: 'slower_stretch_counts_twice',
        value: q(first + second * 2, 3),
        words: `You took ${second} km/h to count twice because it is slower; each speed counts for the time it lasts.`,
      },
    ];
  },
  show: speed,
  plausible: (value, { first, second }) =>
    inHalves(value) && value.valueOf() > second && value.valueOf() < first,
  solution: ({ first, second, hoursFirst, hoursSecond }) => {
    const [d1, d2] = [first * hoursFirst, second * hoursSecond];
    const hours = hoursFirst + hoursSecond;
    const key = q(d1 + d2, hours);
    return {
      snapRead:
        "Two stretches, each with its distance and speed. Asked: the average speed of the whole. 'Average speed' means total distance over total time.",
      approach:
        'Find the time of each stretch, then divide all the kilometres by all the hours. The mean of the speeds would only be right for equal times.',
      steps: [
        {
          says: 'Divide each distance by its speed to get the two times, and add them.',
          works: `\\frac{${d1}}{${first}} + \\frac{${d2}}{${second}} = ${hoursFirst} + ${hoursSecond} = ${hours}`,
          value: q(hours),
        },
        {
          says: 'Divide the whole distance by the whole time.',
          works: `\\frac{${d1} + ${d2}}{${hours}} = \\frac{${d1 + d2}}{${hours}} = ${numberTex(key)}`,
          value: key,
        },
      ],
      check: `The result lies between ${second} and ${first} km/h, nearer to ${hoursFirst > hoursSecond ? first : second} km/h, the speed that lasted longer.`,
      principle: 'Average speed is total distance over total time; each speed counts by the time it lasts.',
    };
  },
  // Walks the trip hour by hour and divides what has been covered by the hours that have passed.
  verify: ({ first, second, hoursFirst, hoursSecond }) => {
    let left = [first * hoursFirst, second * hoursSecond];
    const whole = (left[0] as number) + (left[1] as number);
    let hours = 0;
    while ((left[0] as number) + (left[1] as number) > 0) {
      const [a = 0, b = 0] = left;
      left = a > 0 ? [a - first, b] : [a, b - second];
      hours += 1;
    }
    return q(whole, hours);
  },
});

interface HalfAndHalf {
  u: number;
  v: number;
  w: number;
  vehicle: string;
}

/** Speeds u, then v < w, that average to a whole number, none more than three times another. */
const halfSpeeds = [
  24, 28, 30, 32, 35, 36, 40, 42, 44, 45, 48, 50, 54, 56, 60, 63, 64, 66, 70, 72, 75, 80, 84, 90,
].flatMap(u =>
  [20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80].flatMap(v =>
    [30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90].flatMap(w => {
      const twice = v + w;
      const whole = (2 * u * twice) % (2 * u + twice) === 0 && twice % 2 === 0;
      const apart = v < w && u !== v && u !== w && 2 * u !== twice;
      const calm = Math.max(u, w) <= 3 * Math.min(u, v);
      return whole && apart && calm ? [{ u, v, w }] : [];
    }),
  ),
);

/** AR.TSD.1 Medium: halves by distance outside, halves by time inside; each kind has its own mean. */
const halfAndHalf = template<HalfAndHalf, Fraction>({
  type: 'AR.TSD.1',
  band: 'Medium',
  variant: 'halves-of-way-and-time',
  revision: 1,
  draw: draw => ({
    ...draw.pick(halfSpeeds),
    vehicle: draw.pick(['bus', 'goods train', 'school van', 'milk tanker', 'mail van', 'tourist coach']),
  }),
  stem: ({ u, v, w, vehicle }) =>
    `A ${vehicle} covers the first half of the distance to the next town at ${speed(u)}. For half of the time that it needs for the rest of the distance it goes at ${speed(v)}, and for the other half of that time at ${speed(w)}. What is its average speed for the whole journey?`,
  answer: ({ u, v, w }) => harmonicMean(u, q(v + w, 2)),
  slips: ({ u, v, w }) => [
    {
      misconception: 'equal_times_treated_as_equal_distances',
      value: harmonicMean(u, harmonicMean(v, w)),
      words: `You took ${v} and ${w} km/h as speeds over equal distances; they last equal times, so their plain mean counts.`,
    },
    {
      misconception: 'averages_speeds',
      value: q(u)
        .add(q(v + w, 2))
        .div(2),
      words: 'You took the mean of the speeds of the two halves; they are equal in distance, not in time.',
    },
    {
      misconception: 'means_swapped',
      value: q(u).add(harmonicMean(v, w)).div(2),
      words:
        'You took the two kinds of mean the other way round: equal times take the plain mean, equal distances the harmonic one.',
    },
    {
      misconception: 'averages_all_speeds_alike',
      value: q(u + v + w, 3),
      words: 'You took the mean of the three speeds as if each lasted a third of the time.',
    },
    {
      misconception: 'thirds_instead_of_halves',
      value: harmonicMean(u, v, w),
      words: 'You took the way as three equal distances; the first speed alone covers half of it.',
    },
    {
      misconception: 'stops_one_step_early',
      value: q(v + w, 2),
      words: 'You took the average over the second half of the way; the first half is missing.',
    },
  ],
  show: speed,
  plausible: (value, { u, v, w }) =>
    inHalves(value) && value.valueOf() > Math.min(u, v, w) && value.valueOf() < Math.max(u, v, w),
  solution: ({ u, v, w }) => {
    const m = q(v + w, 2);
    const key = harmonicMean(u, m);
    return {
      snapRead:
        "Two halves of the way; inside the second one, two halves of its time. Asked: the average speed of all. The words 'half of the way' and 'half of the time' call for different means.",
      approach:
        'Work from the inside out. Equal times: the speeds simply average. That gives one speed for the second half of the way. Then two equal distances: the average speed is the harmonic mean. The length of the way cancels, so take it as $2$ parts.',
      steps: [
        {
          says: 'In the second half the two speeds last equally long: take their plain mean.',
          works: `\\frac{${v} + ${w}}{2} = ${numberTex(m)}`,
          value: m,
        },
        {
          says: 'Now two equal distances: let each be $1$ part and add the times they take.',
          works: `\\frac{1}{${u}} + \\frac{1}{${numberTex(m)}} = ${fractionTex(q(1, u).add(m.inverse()))}`,
          value: q(1, u).add(m.inverse()),
        },
        {
          says: 'Divide the whole way, $2$ parts, by this time.',
          works: `2 \\div ${fractionTex(q(1, u).add(m.inverse()))} = ${numberTex(key)}`,
          value: key,
        },
      ],
      check: `It lies between $${numberTex(Math.min(u, Number(m.valueOf())))}$ and $${numberTex(Math.max(u, Number(m.valueOf())))}$ and below their plain mean $${numberTex(m.add(u).div(2))}$, as it must when the distances are equal.`,
      principle: 'Equal times average the speeds; equal distances average their reciprocals.',
    };
  },
  // Takes a definite length and a definite second-half time found by stepping both speeds together.
  verify: ({ u, v, w }) => {
    const half = u * (v + w);
    const hoursFirst = half / u;
    let spell = 0;
    for (let covered = 0; covered < half; covered += v + w) spell += 1;
    return q(2 * half, hoursFirst + 2 * spell);
  },
});

/** Uphill, downhill and level speeds with the level one the harmonic mean, which makes the share of hill irrelevant. */
const hillSpeeds = [
  { up: 3, down: 6, level: 4, walks: true },
  { up: 2, down: 6, level: 3, walks: true },
  { up: 6, down: 12, level: 8, walks: false },
  { up: 10, down: 15, level: 12, walks: false },
  { up: 12, down: 20, level: 15, walks: false },
  { up: 8, down: 24, level: 12, walks: false },
  { up: 9, down: 18, level: 12, walks: false },
  { up: 12, down: 24, level: 16, walks: false },
  { up: 12, down: 36, level: 18, walks: false },
  { up: 10, down: 40, level: 16, walks: false },
] as const;

interface HillTrip {
  speeds: (typeof hillSpeeds)[number];
  /** Half hours on the move. */
  halves: number;
  rest: number;
  start: number;
  name: string;
  goal: string;
}

const onTheMove = (p: HillTrip) => q(p.halves, 2);

/** AR.TSD.1 Hard: too few data for the shares of hill and level, and yet enough, since up and down average to the level speed. */
const hillTrip = template<HillTrip, Fraction>({
  type: 'AR.TSD.1',
  band: 'Hard',
  variant: 'over-hill-and-level',
  revision: 1,
  draw: draw => {
    const speeds = draw.pick(hillSpeeds);
    const halves = draw.int(6, 15);
    const fits = (speeds.level * halves) % 4 === 0;
    return fits
      ? {
          speeds,
          halves,
          rest: draw.pick([30, 60, 90, 120]),
          start: draw.step(330, 450, 15),
          name: draw.pick(peopleInArithmetic),
          goal: draw.pick([
            'a monastery',
            'a waterfall',
            'an old fort',
            'a forest bungalow',
            'a hilltop shrine',
            'a lake',
          ]),
        }
      : null;
  },
  stem: p => {
    const { speeds, halves, rest, start, name, goal } = p;
    const end = start + 30 * halves + rest;
    return `${name} sets out from home at ${clockTime(start)} to visit ${goal} and returns by the same road, reaching home at ${clockTime(end)}. ${name} spends ${counted(rest, 'minute')} there. Part of the road is level and the rest is uphill on the way out. ${name} ${speeds.walks ? 'walks' : 'cycles'} at ${speed(speeds.level)} on the level, ${speed(speeds.up)} uphill and ${speed(speeds.down)} downhill. How many kilometres does ${name} cover in all?`;
  },
  answer: p => onTheMove(p).mul(p.speeds.level),
  slips: p => {
    const { up, down, level } = p.speeds;
    const hours = onTheMove(p);
    return [
      {
        misconception: 'reports_one_way',
        value: hours.mul(level).div(2),
        words: 'You took the distance one way; the whole trip there and back is asked.',
      },
      {
        misconception: 'stop_counted_as_travel',
        value: hours.add(q(p.rest, 60)).mul(level),
        words: 'You took the whole absence as time on the road; the stay there has to be taken off.',
      },
      {
        misconception: 'averages_speeds',
        value: hours.mul(up + down).div(2),
        words: `You took the mean of ${up} and ${down} km/h for the hill; the hill is covered in equal distances, not in equal times.`,
      },
      {
        misconception: 'averages_all_speeds_alike',
        value: hours.mul(up + down + level).div(3),
        words: 'You took the mean of the three speeds, as if each lasted equally long.',
      },
      {
        misconception: 'one_speed_for_all',
        value: hours.mul(down + level).div(2),
        words: `You took the mean of ${level} and ${down} km/h; the slow way up the hill is left out.`,
      },
    ];
  },
  show: value => withUnit(value, 'km'),
  plausible: value => inHalves(value),
  solution: p => {
    const { up, down, level } = p.speeds;
    const hours = onTheMove(p);
    const key = hours.mul(level);
    const both = q(1, up).add(q(1, down));
    return {
      snapRead:
        'Three speeds, one total time, and nothing about the share of hill. Asked: the whole distance. The same hill is climbed and descended, so look at a kilometre of it both ways.',
      approach: `There are two unknown lengths and one equation, so something must cancel. Compare the time for a kilometre of hill, up and down, with the time for a kilometre of level road, there and back. If they agree, every kilometre counts alike and the time on the road gives the distance.`,
      steps: [
        {
          says: 'Take the stay off the time from start to return: this is the time on the road, in hours.',
          works: `${numberTex(hours.add(q(p.rest, 60)))} - ${numberTex(q(p.rest, 60))} = ${numberTex(hours)}`,
          value: hours,
        },
        {
          says: 'Find the hours for one kilometre of hill, once up and once down.',
          works: `\\frac{1}{${up}} + \\frac{1}{${down}} = ${fractionTex(both)}`,
          value: both,
        },
        {
          says: 'Compare with one kilometre of level road, there and back.',
          works: `\\frac{2}{${level}} = ${fractionTex(q(2, level))}`,
          value: q(2, level),
        },
        {
          says: `They agree, so hill or level makes no difference: the whole trip averages ${level} km/h.`,
          works: `${level} \\times ${numberTex(hours)} = ${numberTex(key)}`,
          value: key,
        },
      ],
      check: `If all were hill, one way would be $${numberTex(key.div(2))}$ km: up $${numberTex(key.div(2).div(up))}$ h and down $${numberTex(key.div(2).div(down))}$ h, together $${numberTex(hours)}$ h; if all were level, $${numberTex(key)}$ km at ${level} km/h also take $${numberTex(hours)}$ h.`,
      principle:
        'Up and down the same hill average to the harmonic mean of the speeds; if the level speed equals it, the split does not matter.',
    };
  },
  // Tries several shares of hill; each must need the same whole distance for the given time.
  verify: p => {
    const { up, down, level } = p.speeds;
    const minutes = 30 * p.halves;
    const lengths = [0, 1, 2, 3, 4].map(hill => {
      const perKilometre = q(60 * hill, 4 * up)
        .add(q(60 * hill, 4 * down))
        .add(q(120 * (4 - hill), 4 * level));
      return q(2 * minutes).div(perKilometre);
    });
    const [length = q(0)] = lengths;
    if (!lengths.every(l => l.equals(length))) throw new Error('the share of hill matters');
    return length;
  },
});

export const averageSpeed: readonly AnyTemplate[] = [twoStretches, halfAndHalf, hillTrip];
