import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, numberTex, plain, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Trip {
  who: string;
  to: string;
  /** Speeds in km/h on two stretches, their lengths in km. */
  u: number;
  v: number;
  d: number;
  e: number;
  frame: number;
}

const travellers = [
  { who: 'a courier', to: 'a hill station' },
  { who: 'a nurse', to: 'a clinic' },
  { who: 'a bus', to: 'Alwar' },
  { who: 'a geologist', to: 'a quarry' },
  { who: 'a milk van', to: 'the dairy' },
  { who: 'a motorcyclist', to: 'the lake' },
] as const;

const startOf = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const kmh = (speed: Fraction | number) => withUnit(speed, 'km/h');
const km = (distance: Fraction | number) => withUnit(distance, 'km');
const speed = (value: Fraction) => value.valueOf() > 0 && value.valueOf() < 250 && value.d <= 12n;
const hours = ({ u, v, d, e }: Trip) => q(d, u).add(q(e, v));
const average = (p: Trip) => q(p.d + p.e).div(hours(p));

const thereAndBack = form({
  form: 'there-and-back',
  band: 'Easy',
  seconds: 40,
  suits: ({ d, e, u, v }) => d === e && q(2 * u * v, u + v).d <= 2n,
  stem: ({ who, to, u, v, frame }: Trip) =>
    frame === 0
      ? `${startOf(who)} goes to ${to} at ${kmh(u)} and returns along the same way at ${kmh(v)}. What is the average speed of the whole trip?`
      : `On the way to ${to} the speed of ${who} is ${kmh(u)}, on the same way back ${kmh(v)}. Find the average speed there and back.`,
  path: path<Trip>()
    .quiet('length', ({ u, v }) => q(u * v).div(q(u).gcd(q(v))))
    .step(
      'time',
      ({ u, v }, { length }) => length.div(u).add(length.div(v)),
      'Take a distance that both speeds divide, and add the two times.',
      ({ u, v }, { length, time }) =>
        `\\frac{${numberTex(length)}}{${u}} + \\frac{${numberTex(length)}}{${v}} = ${numberTex(time)}`,
    )
    .step(
      'mean',
      (_p, { length, time }) => length.mul(2).div(time),
      'Divide the whole way, there and back, by the whole time.',
      (_p, { length, time, mean }) =>
        `\\frac{2 \\times ${numberTex(length)}}{${numberTex(time)}} = ${numberTex(mean)}`,
    ),
  slips: [
    {
      misconception: 'averages_speeds',
      at: 'mean',
      wrongly: ({ u, v }) => q(u + v, 2),
      words: ({ u, v }) =>
        `Half-way between ${u} and ${v} would be right for equal times; here the distances are equal.`,
    },
    {
      misconception: 'one_way_only',
      at: 'mean',
      wrongly: (_p, { length, time }) => length.div(time),
      words: () => 'The time there and back was used with the distance of one way only.',
    },
    {
      misconception: 'geometric_mean',
      at: 'mean',
      wrongly: ({ u, v }) => (Number.isInteger(Math.sqrt(u * v)) ? q(Math.sqrt(u * v)) : null),
      words: ({ u, v }) =>
        `The root of $${u} \\times ${v}$ lies between the speeds but is no average of them over a way.`,
    },
    {
      misconception: 'weights_swapped',
      at: 'mean',
      wrongly: ({ u, v }) => q(u * u + v * v, u + v),
      words: ({ u, v }) =>
        `The faster speed was given the larger weight; more time is spent at ${Math.min(u, v)} km/h.`,
    },
    {
      misconception: 'slower_third',
      at: 'mean',
      wrongly: ({ u, v }) => q(2 * Math.min(u, v) + Math.max(u, v), 3),
      words: ({ u, v }) =>
        `The slower speed was simply counted twice; the real weights are as ${u} to ${v}, exchanged.`,
    },
    {
      misconception: 'faster_third',
      at: 'mean',
      wrongly: ({ u, v }) => q(Math.min(u, v) + 2 * Math.max(u, v), 3),
      words: () => 'The faster speed was counted twice, although less time is spent at it.',
    },
  ],
  show: value => kmh(value),
  plausible: speed,
  snapRead: () =>
    'Equal distances at two speeds; the average speed is asked. Average speed is whole distance over whole time.',
  approach: () => 'The distance does not matter, so take a convenient one, add the times, and divide.',
  faster: ({ u, v }) => `$\\frac{2 \\times ${u} \\times ${v}}{${u} + ${v}}$.`,
  check: ({ u, v }, { mean, length, time }) =>
    `At ${kmh(mean)} the $${numberTex(length.mul(2))}$ km take $${numberTex(time)}$ h, as at ${u} and ${v}.`,
  principle:
    'Average speed is total distance over total time; for equal distances that is the harmonic mean.',
  verify: ({ u, v }) => {
    for (let twelfth = 1; twelfth < 3000; twelfth += 1)
      if (Math.abs(2 / (twelfth / 12) - 1 / u - 1 / v) < 1e-12) return q(twelfth, 12);
    throw new Error('no speed fits');
  },
});

const twoStretches = form({
  form: 'two-stretches',
  band: 'Easy',
  seconds: 50,
  suits: p => p.d !== p.e && average(p).d <= 3n,
  stem: ({ who, u, v, d, e, frame }: Trip) =>
    frame === 0
      ? `${startOf(who)} covers ${km(d)} at ${kmh(u)} and the next ${km(e)} at ${kmh(v)}. What is the average speed?`
      : `The first ${km(d)} of a journey are done at ${kmh(u)} and the remaining ${km(e)} at ${kmh(v)}. At what average speed is the whole journey done?`,
  path: path<Trip>()
    .step(
      'first',
      ({ d, u }) => q(d, u),
      'Find the time for the first stretch.',
      ({ d, u }, { first }) => `\\frac{${d}}{${u}} = ${numberTex(first)}`,
    )
    .step(
      'second',
      ({ e, v }) => q(e, v),
      'Find the time for the second.',
      ({ e, v }, { second }) => `\\frac{${e}}{${v}} = ${numberTex(second)}`,
    )
    .step(
      'mean',
      ({ d, e }, { first, second }) => q(d + e).div(first.add(second)),
      'Divide the whole distance by the whole time.',
      ({ d, e }, { first, second, mean }) =>
        `\\frac{${d} + ${e}}{${numberTex(first.add(second))}} = ${numberTex(mean)}`,
    ),
  slips: [
    {
      misconception: 'averages_speeds',
      at: 'mean',
      wrongly: ({ u, v }) => q(u + v, 2),
      words: ({ u, v }) => `The middle of ${u} and ${v} leaves out how long each speed was kept.`,
    },
    {
      misconception: 'weighted_by_distance',
      at: 'mean',
      wrongly: ({ u, v, d, e }) => q(u * d + v * e, d + e),
      words: ({ d, e }) => `The speeds were weighted by ${d} and ${e} km; the weights of speeds are times.`,
    },
    {
      misconception: 'equal_distances',
      at: 'mean',
      wrongly: ({ u, v }) => q(2 * u * v, u + v),
      words: ({ d, e }) => `The formula for equal distances was used, but ${d} and ${e} km are different.`,
    },
    {
      misconception: 'stretches_swapped',
      at: 'mean',
      wrongly: ({ u, v, d, e }) => q(d + e).div(q(d, v).add(q(e, u))),
      words: () => 'The two speeds were exchanged between the stretches.',
    },
    {
      misconception: 'forgets_second_time',
      at: 'mean',
      wrongly: ({ d, e }, { first, second }) =>
        q(d + e)
          .div(first.gt(second) ? first : second)
          .div(2),
      words: () => 'The longer of the two times was used for both stretches.',
    },
    {
      misconception: 'weights_swapped',
      at: 'mean',
      wrongly: ({ u, v, d, e }) => q(u * e + v * d, d + e),
      words: () => 'The distances were used as weights, and for the wrong speeds at that.',
    },
  ],
  show: value => kmh(value),
  plausible: speed,
  snapRead: () => 'Two distances with their speeds; the average over both is asked.',
  approach: () => 'Find each time, then whole distance over whole time.',
  faster: ({ d, e, u, v }, { first, second }) =>
    `Times $${numberTex(first)}$ and $${numberTex(second)}$ h weigh ${u} and ${v}: $\\frac{${d + e}}{${numberTex(first.add(second))}}$.`,
  check: ({ d, e }, { mean, first, second }) =>
    `${kmh(mean)} for $${numberTex(first.add(second))}$ h makes $${numberTex(mean.mul(first.add(second)))}$ km, which is $${d} + ${e}$.`,
  principle: 'The weights in an average of speeds are the times.',
  verify: p => {
    for (let sixth = 1; sixth < 2000; sixth += 1)
      if (Math.abs((p.d + p.e) / (sixth / 6) - p.d / p.u - p.e / p.v) < 1e-10) return q(sixth, 6);
    throw new Error('no speed fits');
  },
});

const backSpeed = form({
  form: 'speed-back',
  band: 'Easy',
  seconds: 50,
  suits: ({ d, e, u, v }) => d === e && q(2 * u * v, u + v).d <= 2n,
  stem: ({ who, to, u, v, frame }: Trip) =>
    frame === 0
      ? `${startOf(who)} reaches ${to} at ${kmh(u)}. At what speed must the same way back be travelled for an average of ${kmh(q(2 * u * v, u + v))} there and back?`
      : `There and back, ${who} had an average speed of ${kmh(q(2 * u * v, u + v))}. The way there was done at ${kmh(u)}. What was the speed on the way back?`,
  path: path<Trip>()
    .step(
      'whole',
      ({ u, v }) => q(u + v, u * v),
      'For 1 km each way, find the whole time that the average allows.',
      ({ u, v }, { whole }) => `2 \\div ${numberTex(q(2 * u * v, u + v))} = ${fractionTex(whole)}`,
    )
    .step(
      'back',
      ({ u }, { whole }) => whole.sub(q(1, u)),
      'Take off the time there.',
      ({ u }, { whole, back }) => `${fractionTex(whole)} - \\frac{1}{${u}} = ${fractionTex(back)}`,
    )
    .step(
      'speed',
      (_p, { back }) => back.inverse(),
      'The speed back is 1 km over that time.',
      (_p, { back, speed: last }) => `1 \\div ${fractionTex(back)} = ${numberTex(last)}`,
    ),
  slips: [
    {
      misconception: 'averages_speeds',
      at: 'speed',
      wrongly: ({ u, v }) => q(4 * u * v, u + v).sub(u),
      words: ({ u }) =>
        `This makes the average the middle of the two speeds, which holds for equal times, not for equal ways; ${u} km/h lasts another time.`,
    },
    {
      misconception: 'harmonic_mean_again',
      at: 'speed',
      wrongly: ({ u, v }) => q(2).div(q(1, u).add(q(u + v, 2 * u * v))),
      words: () => 'The average and the known speed were averaged once more.',
    },
    {
      misconception: 'geometric_mean',
      at: 'speed',
      wrongly: ({ u, v }) =>
        q(2 * u * v, u + v)
          .pow(2)
          ?.div(u) ?? null,
      words: () => 'The average was taken as a geometric mean of the two speeds.',
    },
    {
      misconception: 'adds_time_there',
      at: 'back',
      wrongly: ({ u }, { whole }) => whole.add(q(1, u)),
      words: ({ u }) =>
        `The time at ${u} km/h was added to the time for both ways instead of being taken off.`,
    },
    {
      misconception: 'no_time_there',
      at: 'back',
      wrongly: (_p, { whole }) => whole,
      words: () => 'All the time for both ways was given to the way back.',
    },
    {
      misconception: 'doubles_only_average',
      at: 'speed',
      wrongly: ({ u, v }) => q(4 * u * v, u + v),
      words: () => 'Twice the average would be needed if the way there took no time at all.',
    },
    {
      misconception: 'mean_with_average',
      at: 'speed',
      wrongly: ({ u, v }) =>
        q(2 * u * v, u + v)
          .add(u)
          .div(2),
      words: ({ u }) =>
        `This is the middle of ${u} and the average; the average lies between ${u} and the speed that is wanted.`,
    },
    {
      misconception: 'one_way_only',
      at: 'whole',
      wrongly: (_p, { whole }) => whole.div(2),
      words: () => 'Only the time for one way was allowed for both.',
    },
  ],
  show: value => kmh(value),
  plausible: speed,
  snapRead: () => 'Equal distances, one speed and the average are known; the other speed is asked.',
  approach: () => 'Times add, speeds do not: compare the time for both ways with the time there.',
  faster: ({ u, v }) => `$\\frac{1}{v} = \\frac{2}{${numberTex(q(2 * u * v, u + v))}} - \\frac{1}{${u}}$.`,
  check: ({ u, v }, { speed: last }) =>
    `$\\frac{2 \\times ${u} \\times ${numberTex(last)}}{${u} + ${numberTex(last)}} = ${numberTex(q(2 * u * v, u + v))}$.`,
  principle: 'For equal ways the reciprocals of the speeds have the reciprocal of the average as their mean.',
  verify: ({ u, v }) => {
    const mean = (2 * u * v) / (u + v);
    for (let back = 1; back < 400; back += 1)
      if (Math.abs(2 / mean - 1 / u - 1 / back) < 1e-12) return q(back);
    throw new Error('no speed fits');
  },
});

const restSpeed = form({
  form: 'speed-for-the-rest',
  revision: 2,
  band: 'Medium',
  seconds: 70,
  suits: p => p.d !== p.e && average(p).d === 1n && !average(p).equals(p.v),
  stem: (p: Trip) =>
    p.frame === 0
      ? `${startOf(p.who)} has to cover ${km(p.d + p.e)} at an average of ${kmh(average(p))}. The first ${km(p.d)} are done at ${kmh(p.u)}. At what speed must the rest be covered?`
      : `A journey of ${km(p.d + p.e)} is planned for an average speed of ${kmh(average(p))}, but for the first ${km(p.d)} only ${kmh(p.u)} is kept${p.u > average(p).valueOf() ? ' (more than planned)' : ''}. At what speed must ${p.who} cover the rest to arrive on time?`
          .replace(
            'but for the first',
            p.u > average(p).valueOf() ? 'and for the first' : 'but for the first',
          )
          .replace('only ', p.u > average(p).valueOf() ? '' : 'only ')
          .replace(' (more than planned)', ''),
  path: path<Trip>()
    .step(
      'whole',
      p => hours(p),
      'Find the time that the average allows for everything.',
      (p, { whole }) => `\\frac{${p.d + p.e}}{${numberTex(average(p))}} = ${numberTex(whole)}`,
    )
    .step(
      'used',
      ({ d, u }) => q(d, u),
      'Find the time used for the first part.',
      ({ d, u }, { used }) => `\\frac{${d}}{${u}} = ${numberTex(used)}`,
    )
    .step(
      'speed',
      ({ e }, { whole, used }) => q(e).div(whole.sub(used)),
      'The remaining distance has the remaining time.',
      ({ e }, { whole, used, speed: last }) =>
        `\\frac{${e}}{${numberTex(whole)} - ${numberTex(used)}} = ${numberTex(last)}`,
    ),
  slips: [
    {
      misconception: 'averages_speeds',
      at: 'speed',
      wrongly: p => average(p).mul(2).sub(p.u),
      words: p =>
        `${p.u} and this speed have ${numberTex(average(p))} as their middle, but the two parts do not take equal times.`,
    },
    {
      misconception: 'weighted_by_distance',
      at: 'speed',
      wrongly: p =>
        average(p)
          .mul(p.d + p.e)
          .sub(p.u * p.d)
          .div(p.e),
      words: () => 'The speeds were weighted by distances; their weights are the times.',
    },
    {
      misconception: 'whole_distance_in_rest',
      at: 'speed',
      wrongly: ({ d, e }, { whole, used }) => q(d + e).div(whole.sub(used)),
      words: () => 'The whole distance was to be covered in the time that is left.',
    },
    {
      misconception: 'rest_in_whole_time',
      at: 'used',
      wrongly: () => q(0),
      words: ({ e }) => `All the time was given to the last ${e} km, though a part of it has been used.`,
    },
    {
      misconception: 'equal_distances',
      at: 'speed',
      wrongly: p => q(2).div(average(p)).sub(q(1, p.u)).inverse(),
      words: ({ d, e }) => `The formula for equal distances was used for ${d} and ${e} km.`,
    },
    {
      misconception: 'distance_of_first_part',
      at: 'speed',
      wrongly: ({ d }, { whole, used }) => q(d).div(whole.sub(used)),
      words: ({ d }) => `The ${d} km of the first part were divided by the time of the second.`,
    },
  ],
  show: value => kmh(value),
  plausible: speed,
  snapRead: () => 'A planned average and the speed over a first part; the speed over the rest is asked.',
  approach: () => 'Turn the plan into a time, take off what has been used, and divide what is left.',
  faster: p =>
    `Against the plan the first part ${p.u < average(p).valueOf() ? 'loses' : 'gains'} $${numberTex(
      q(p.d, p.u)
        .sub(q(p.d).div(average(p)))
        .abs(),
    )}$ h; the rest has $${numberTex(q(p.e).div(average(p)))}$ h ${p.u < average(p).valueOf() ? 'less' : 'plus'} that.`,
  check: ({ d, e, u }, { speed: last, whole }) =>
    `$\\frac{${d}}{${u}} + \\frac{${e}}{${numberTex(last)}} = ${numberTex(whole)}$ h.`,
  principle: 'An average speed is a promise about time: keep accounts in hours.',
  verify: p => {
    for (let v = 1; v < 400; v += 1)
      if (Math.abs((p.d + p.e) / average(p).valueOf() - p.d / p.u - p.e / v) < 1e-10) return q(v);
    throw new Error('no speed fits');
  },
});

const fractionSlow = form({
  form: 'part-of-the-way',
  band: 'Medium',
  seconds: 80,
  suits: p => p.d !== p.e && average(p).d === 1n,
  stem: (p: Trip) =>
    p.frame === 0
      ? `${startOf(p.who)} travels a part of the way to ${p.to} at ${kmh(p.u)} and the rest at ${kmh(p.v)}, on average ${kmh(average(p))}. What part of the distance is travelled at ${kmh(p.u)}?`
      : `With ${kmh(p.u)} on one section of a road and ${kmh(p.v)} on the other, ${p.who} averages ${kmh(average(p))}. What fraction of the road is the first section?`,
  path: path<Trip>()
    .step(
      'times',
      p =>
        average(p)
          .sub(p.v)
          .div(q(p.u - p.v)),
      'In an average of speeds the weights are times. Find by alligation which part of the time belongs to the first speed.',
      (p, { times }) => `\\frac{${numberTex(average(p))} - ${p.v}}{${p.u} - ${p.v}} = ${fractionTex(times)}`,
    )
    .step(
      'covered',
      ({ u }, { times }) => times.mul(u),
      'In an hour, find the distance covered at that speed.',
      ({ u }, { times, covered }) => `${fractionTex(times)} \\times ${u} = ${numberTex(covered)}`,
    )
    .step(
      'part',
      (p, { covered }) => covered.div(average(p)),
      'Compare it with all that is covered in an hour.',
      (p, { covered, part }) =>
        `\\frac{${numberTex(covered)}}{${numberTex(average(p))}} = ${fractionTex(part)}`,
    ),
  slips: [
    {
      misconception: 'time_part_as_distance_part',
      gives: 'times',
      words: (_p, { times }) =>
        `$${fractionTex(times)}$ is the part of the time; at another speed the part of the way is different.`,
    },
    {
      misconception: 'reports_other_part',
      at: 'part',
      wrongly: (p, { covered }) => q(1).sub(covered.div(average(p))),
      words: (_p, { part }) => `$${fractionTex(part)}$ of the way belongs to the second speed.`,
    },
    {
      misconception: 'other_part_of_time',
      at: 'part',
      wrongly: (_p, { times }) => q(1).sub(times),
      words: (_p, { part }) => `$${fractionTex(part)}$ is the part of the time at the second speed.`,
    },
    {
      misconception: 'speeds_swapped',
      at: 'covered',
      wrongly: ({ v }, { times }) => times.mul(v),
      words: ({ v }) => `The time at the first speed was multiplied by ${v} km/h, the second one.`,
    },
    {
      misconception: 'ratio_for_part',
      at: 'part',
      wrongly: (p, { covered }) => covered.div(average(p).sub(covered)),
      words: (_p, { part }) =>
        `$${fractionTex(part)}$ compares the two sections with each other, not the first with the whole.`,
    },
    {
      misconception: 'alligation_inverted',
      at: 'times',
      wrongly: (_p, { times }) => q(1).sub(times),
      words: (_p, { times }) =>
        `$${fractionTex(times)}$ of the time belongs to the other speed: the nearer speed has the larger weight.`,
    },
  ],
  show: value => `$${fractionTex(value)}$`,
  plausible: value => value.valueOf() > 0 && value.valueOf() < 1 && value.d <= 60n,
  snapRead: () => 'Two speeds and their average are known; a part of the distance is asked, not of the time.',
  approach: () =>
    'Alligation on speeds gives the parts of the time; each part of the time covers its own distance.',
  faster: p =>
    `Alligate hours per km: $\\frac{1}{${p.u}}$, $\\frac{1}{${p.v}}$ about $\\frac{1}{${numberTex(average(p))}}$ gives distances directly.`,
  check: (p, { part }) =>
    `For 1 km: $${fractionTex(part)} \\div ${p.u} + ${fractionTex(q(1).sub(part))} \\div ${p.v} = ${fractionTex(average(p).inverse())}$ h, which is ${kmh(average(p))}.`,
  principle: 'Averaging speeds weighs by time, averaging times per kilometre weighs by distance.',
  verify: p => {
    for (let d = 2; d <= 200; d += 1)
      for (let n = 1; n < d; n += 1)
        if (Math.abs(n / d / p.u + (d - n) / d / p.v - 1 / average(p).valueOf()) < 1e-12) return q(n, d);
    throw new Error('no part fits');
  },
});

const halves = form({
  form: 'half-way-against-half-time',
  band: 'Medium',
  revision: 2,
  seconds: 90,
  suits: ({ d, e, u, v }) =>
    d === e &&
    u !== v &&
    q(2 * d, u + v).mul(60).d === 1n &&
    q(d, u)
      .add(q(d, v))
      .sub(q(4 * d, u + v))
      .mul(60).d === 1n,
  stem: ({ to, u, v, d, frame }: Trip) =>
    frame === 0
      ? `Two friends cover the ${km(2 * d)} to ${to}. One rides half of the distance at ${kmh(u)} and the other half at ${kmh(v)}. The other rides half of the time at ${kmh(u)} and half of the time at ${kmh(v)}. By how many minutes do their times differ?`
      : `A road of ${km(2 * d)} leads to ${to}. One driver does each half of the road at another speed, ${kmh(u)} and ${kmh(v)}; a second driver keeps each of these speeds for half of the time on the road. How many minutes does the second driver need less?`,
  path: path<Trip>()
    .step(
      'byWay',
      ({ d, u, v }) => q(d, u).add(q(d, v)).mul(60),
      'For halves of the distance add the two times, in minutes.',
      ({ d, u, v }, { byWay }) =>
        `60 \\times \\left(\\frac{${d}}{${u}} + \\frac{${d}}{${v}}\\right) = ${numberTex(byWay)}`,
    )
    .quiet('mean', ({ u, v }) => q(u + v, 2))
    .step(
      'byTime',
      ({ d }, { mean }) => q(120 * d).div(mean),
      'For halves of the time the average speed is the middle of the two speeds.',
      ({ d }, { mean, byTime }) => `60 \\times \\frac{${2 * d}}{${numberTex(mean)}} = ${numberTex(byTime)}`,
    )
    .step(
      'apart',
      (_p, { byWay, byTime }) => byWay.sub(byTime).abs(),
      'Compare.',
      (_p, { byWay, byTime, apart }) => `${numberTex(byWay)} - ${numberTex(byTime)} = ${numberTex(apart)}`,
    ),
  slips: [
    {
      misconception: 'one_half_only',
      at: 'byWay',
      wrongly: ({ d, u, v }) => q(60 * d, Math.min(u, v)).mul(2),
      words: ({ u, v }) => `The whole way was put at ${Math.min(u, v)} km/h for the first of the two.`,
    },
    {
      misconception: 'faster_half_only',
      at: 'byTime',
      wrongly: ({ d, u, v }) => q(120 * d, Math.max(u, v)),
      words: ({ u, v }) => `The second traveller was given ${Math.max(u, v)} km/h all the way.`,
    },
    {
      misconception: 'half_of_the_distance',
      at: 'apart',
      wrongly: (_p, { byWay, byTime }) => byWay.sub(byTime).abs().div(2),
      words: (_p, { apart }) => `$${numberTex(apart)}$ minutes is the difference over half of the distance.`,
    },
    {
      misconception: 'distance_doubled',
      at: 'apart',
      wrongly: (_p, { byWay, byTime }) => byWay.sub(byTime).abs().mul(2),
      words: (_p, { apart }) => `$${numberTex(apart)}$ minutes is the difference over twice the distance.`,
    },
    {
      misconception: 'difference_of_halves',
      at: 'apart',
      wrongly: ({ d, u, v }) => q(60 * d, Math.min(u, v)).sub(q(60 * d, Math.max(u, v))),
      words: () =>
        'This is by how much the slow half of the road takes longer than the fast half, for one and the same traveller.',
    },
    {
      misconception: 'rounded_average',
      at: 'mean',
      wrongly: ({ u, v }) => q(Math.min(u, v) + 2 * Math.max(u, v), 3),
      words: (_p, { mean }) =>
        `An average of ${kmh(mean)} weighs the faster speed twice; equal times weigh equally.`,
    },
    {
      misconception: 'slow_speed_twice',
      at: 'byWay',
      wrongly: ({ d, u, v }) => q(180 * d, 2 * Math.min(u, v)).add(q(60 * d, 2 * Math.max(u, v))),
      words: () => 'Three quarters of the road were put at the slower speed for the first traveller.',
    },
    {
      misconception: 'distance_left_reported',
      at: 'apart',
      wrongly: ({ v }, { byWay, byTime }) => byWay.sub(byTime).abs().mul(v).div(60),
      words: ({ v }, { apart }) =>
        `$${numberTex(apart)}$ is how many kilometres at ${kmh(v)} the later one still has to go, not the minutes.`,
    },
    {
      misconception: 'difference_of_average_speeds',
      at: 'apart',
      wrongly: ({ u, v }) => q(u + v, 2).sub(q(2 * u * v, u + v)),
      words: (_p, { apart }) =>
        `$${numberTex(apart)}$ is the difference of the two average speeds in km/h, not of the times.`,
    },
    {
      misconception: 'slower_third',
      at: 'mean',
      wrongly: ({ u, v }) => q(2 * Math.min(u, v) + Math.max(u, v), 3),
      words: (_p, { mean }) =>
        `An average of ${kmh(mean)} counts the slower speed twice; the second keeps both equally long.`,
    },
  ],
  show: value => withUnit(value, value.equals(1) ? 'minute' : 'minutes'),
  plausible: value => value.valueOf() > 0 && value.d <= 5n,
  snapRead: () =>
    'The same two speeds, once for halves of the distance, once for halves of the time. The difference of the times is asked.',
  approach: () =>
    'Halves of the distance: add times. Halves of the time: the average speed is the plain mean. Then subtract.',
  faster: ({ u, v, d }) =>
    `Averages are $\\frac{2 \\times ${u} \\times ${v}}{${u + v}}$ and $\\frac{${u + v}}{2}$; divide ${2 * d} km by each.`,
  check: ({ u, v, d }, { byTime, byWay }) =>
    `In half of $${numberTex(byTime)}$ minutes the second covers $${numberTex(byTime.mul(u).div(120))}$ and $${numberTex(byTime.mul(v).div(120))}$ km, together ${2 * d}; the first needs $${numberTex(byWay)}$ minutes.`,
  principle:
    'Halves of the time give the arithmetic mean of the speeds, halves of the way the smaller harmonic mean.',
  verify: ({ u, v, d }) => {
    let minutes = 0;
    for (; (minutes / 120) * (u + v) < 2 * d - 1e-9; minutes += 1);
    return q(d, u).add(q(d, v)).mul(60).sub(minutes);
  },
});

const speeds = [
  12, 15, 18, 20, 24, 28, 30, 36, 40, 42, 45, 48, 50, 54, 56, 60, 63, 70, 72, 75, 80, 84, 90, 96,
] as const;

/** AR.TSD.1 Easy and Medium: two speeds and their average. */
export const averageSpeeds: readonly AnyTemplate[] = situation<Trip>({
  type: 'AR.TSD.1',
  situation: 'two-speeds',
  tries: 40,
  draw: draw => {
    const [u = 40, v = 60] = draw.some(speeds, 2);
    const d = draw.step(12, 240, 3);
    const e = draw.chance(0.4) ? d : draw.step(12, 240, 3);
    const near = Math.max(u, v) <= 3 * Math.min(u, v);
    return near ? { ...draw.pick(travellers), u, v, d, e, frame: draw.int(0, 1) } : null;
  },
  forms: [thereAndBack, twoStretches, backSpeed, restSpeed, fractionSlow, halves],
});

interface WholeSpeeds {
  /** The average speed there and back, in km/h. */
  mean: number;
  to: string;
  frame: number;
}

const placesTo = [
  'a temple town',
  'a wildlife park',
  'a hydroelectric plant',
  'a border post',
  'a fishing port',
  'a tea estate',
] as const;
const divisorsOf = (n: number) => Array.from({ length: n }, (_, i) => i + 1).filter(d => n % d === 0);

const pairsOfSpeeds = form({
  form: 'count-of-speeds',
  band: 'Hard',
  seconds: 120,
  also: ['AL.DIO.4'],
  entry: true,
  stem: ({ mean, to, frame }: WholeSpeeds) =>
    frame === 0
      ? `A driver goes to ${to} at $u$ km/h and returns on the same road at $v$ km/h, where $u$ and $v$ are positive integers and $v > u$. The average speed there and back is ${kmh(mean)}. For how many pairs $(u, v)$ is this possible?`
      : frame === 1
        ? `The average speed of a trip to ${to} and back by the same road was ${kmh(mean)}. Both speeds were whole numbers of km/h, and the way back was the faster. How many different pairs of speeds are possible?`
        : `There and back along one road to ${to}, a rider averaged ${kmh(mean)} at two different speeds, each a whole number of km/h. In how many ways can the slower and the faster speed be chosen?`,
  path: path<WholeSpeeds>()
    .quiet('half', ({ mean }) => q(mean, 2))
    .step(
      'square',
      (_p, { half }) => half.mul(half),
      ({ mean }) =>
        `From $\\frac{2uv}{u + v} = ${mean}$ get $uv = ${numberTex(q(mean, 2))}(u + v)$, and complete it to a product with a constant.`,
      (_p, { half, square }) =>
        `(u - ${numberTex(half)})(v - ${numberTex(half)}) = ${numberTex(half)}^2 = ${numberTex(square)}`,
    )
    .step(
      'factors',
      (_p, { square }) => q(divisorsOf(Number(square.n)).length),
      'Both brackets are whole and positive, so count the factors of the constant.',
      (_p, { square, factors }) => `\\text{factors of } ${numberTex(square)}: ${numberTex(factors)}`,
    )
    .step(
      'pairs',
      (_p, { factors }) => factors.sub(1).div(2),
      'The smaller bracket belongs to $u$, and equal brackets are left out because $v > u$.',
      (_p, { factors, pairs }) => `\\frac{${numberTex(factors)} - 1}{2} = ${numberTex(pairs)}`,
    ),
  slips: [
    {
      misconception: 'counts_both_orders',
      at: 'pairs',
      wrongly: (_p, { factors }) => factors.sub(1),
      words: (_p, { pairs }) =>
        `$${numberTex(pairs)}$ counts each pair twice, once with the speeds exchanged.`,
    },
    {
      misconception: 'counts_equal_speeds',
      at: 'pairs',
      wrongly: (_p, { factors }) => factors.add(1).div(2),
      words: () => 'The case of two equal speeds has been counted too.',
    },
    {
      misconception: 'all_factors',
      at: 'pairs',
      wrongly: (_p, { factors }) => factors,
      words: (_p, { pairs }) =>
        `All $${numberTex(pairs)}$ factors were counted; they come in pairs, one of them equal.`,
    },
    {
      misconception: 'forgets_to_halve',
      at: 'half',
      wrongly: ({ mean }) => q(mean),
      words: ({ mean }) =>
        `The constant was taken as $${mean}^2$; the factor 2 of the average had been lost.`,
    },
    {
      misconception: 'factors_of_the_root',
      at: 'pairs',
      wrongly: (_p, { half }) => q(divisorsOf(Number(half.n)).length),
      words: (_p, { half, pairs }) =>
        `$${numberTex(pairs)}$ is the number of factors of $${numberTex(half)}$, not of its square.`,
    },
    {
      misconception: 'leaves_out_one',
      at: 'pairs',
      wrongly: (_p, { factors }) => factors.sub(3).div(2),
      words: () =>
        'The pair that comes from the factor 1 has been left out; it is very unequal, but possible.',
    },
    {
      misconception: 'arithmetic_mean',
      at: 'pairs',
      wrongly: ({ mean }) => q(mean - 1),
      words: ({ mean }, { pairs }) =>
        `There are $${numberTex(pairs)}$ pairs with the plain mean ${mean}, but equal distances take different times.`,
    },
    {
      misconception: 'brackets_divide_the_root',
      at: 'pairs',
      wrongly: (_p, { half }) => q(divisorsOf(Number(half.n)).length - 1),
      words: (_p, { half }) =>
        `The brackets were made factors of $${numberTex(half)}$; their product is its square, which has more.`,
    },
    {
      misconception: 'leaves_out_two',
      at: 'pairs',
      wrongly: (_p, { factors }) => factors.sub(5).div(2),
      words: () => 'The pairs from the two smallest factors, with one very high speed, have been left out.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'A harmonic mean is given and both speeds are whole: count the pairs. The cue is a product of two brackets.',
  approach: () => 'Clear the fractions and complete the product; each factor of the constant gives one pair.',
  faster: (_p, { square, factors }) =>
    `$\\frac{1}{u} + \\frac{1}{v} = \\frac{1}{n}$ has one solution $u < v$ for each factor below the root of $${numberTex(square)}$: $${numberTex(factors.sub(1))} \\div 2$.`,
  check: ({ mean }, { half, square }) =>
    `The factor 1 gives $u = ${numberTex(half.add(1))}$ and $v = ${numberTex(half.add(square))}$, and indeed $\\frac{2uv}{u + v} = ${mean}$; every pair lies above ${numberTex(half)}.`,
  principle: 'An equation $uv = n(u + v)$ in integers becomes $(u - n)(v - n) = n^2$: count factors.',
  verify: ({ mean }) => {
    let found = 0;
    for (let u = 1; u < mean; u += 1) if (2 * u > mean && (u * mean) % (2 * u - mean) === 0) found += 1;
    return q(found);
  },
});

const wholeSpeeds = situation<WholeSpeeds>({
  type: 'AR.TSD.1',
  situation: 'whole-speeds',
  draw: draw => {
    const mean = draw.pick([
      12, 16, 18, 20, 24, 28, 30, 32, 36, 40, 42, 44, 48, 50, 52, 54, 56, 60, 64, 66, 70, 72, 80, 84, 90,
    ]);
    return { mean, to: draw.pick(placesTo), frame: draw.int(0, 2) };
  },
  forms: [pairsOfSpeeds],
});

interface SlowPart {
  /** Length in km, speeds in km/h on good and on bad road, and the hours available (in minutes). */
  length: number;
  fast: number;
  slow: number;
  minutes: number;
  frame: number;
}

const mostSlow = form({
  form: 'most-at-the-slow-speed',
  band: 'Hard',
  seconds: 105,
  also: ['AL.INQ.1'],
  entry: true,
  stem: ({ length, fast, slow, minutes, frame }: SlowPart) =>
    frame === 0
      ? `A bus has to cover ${km(length)} in at most ${minutes} minutes, halts included. It runs at ${kmh(fast)} in open country and at ${kmh(slow)} through towns, and it halts for 3 minutes in all. At most how many whole kilometres of the way can lie in towns?`
      : `On a way of ${km(length)} a van may go ${kmh(fast)}, except in built-up areas, where the limit is ${kmh(slow)}. It stands for 3 minutes at a level crossing and must not need more than ${minutes} minutes altogether. What is the maximum whole number of kilometres of built-up road?`,
  path: path<SlowPart>()
    .quiet('halt', () => q(3))
    .step(
      'running',
      ({ minutes }, { halt }) => q(minutes).sub(halt),
      'Take off the halt.',
      ({ minutes }, { halt, running }) => `${minutes} - ${numberTex(halt)} = ${numberTex(running)}`,
    )
    .step(
      'spare',
      ({ length, fast }, { running }) => running.sub(q(60 * length, fast)),
      'If all were open road, find how many minutes would be left over.',
      ({ length, fast }, { running, spare }) =>
        `${numberTex(running)} - 60 \\times \\frac{${length}}{${fast}} = ${numberTex(spare)}`,
    )
    .step(
      'extra',
      ({ fast, slow }) => q(60, slow).sub(q(60, fast)),
      'Each slow kilometre takes longer by a fixed time.',
      ({ fast, slow }, { extra }) => `\\frac{60}{${slow}} - \\frac{60}{${fast}} = ${fractionTex(extra)}`,
    )
    .step(
      'most',
      (_p, { spare, extra }) => q(Math.floor(spare.div(extra).valueOf() + 1e-9)),
      'Divide, and go down to a whole number.',
      (_p, { spare, extra, most }) =>
        `${numberTex(spare)} \\div ${fractionTex(extra)} = ${numberTex(spare.div(extra))} \\Rightarrow ${numberTex(most)}`,
    ),
  slips: [
    {
      misconception: 'rounds_up',
      at: 'most',
      wrongly: (_p, { spare, extra }) => q(Math.ceil(spare.div(extra).valueOf())),
      words: (_p, { most }) =>
        `With ${plain(most)} slow kilometres the time is exceeded; a maximum is rounded down.`,
    },
    {
      misconception: 'forgets_the_halt',
      at: 'halt',
      wrongly: () => q(0),
      words: () => 'The 3 minutes of standing still were counted as driving time.',
    },
    {
      misconception: 'divides_by_slow_time',
      at: 'extra',
      wrongly: ({ slow }) => q(60, slow),
      words: () =>
        'The spare minutes were divided by the whole time of a slow kilometre; it only takes the place of a fast one.',
    },
    {
      misconception: 'speed_difference',
      at: 'extra',
      wrongly: ({ fast, slow }) => q(60, fast - slow),
      words: ({ fast, slow }) =>
        `${fast - slow} km/h, the difference of the speeds, was used as if it were a speed of the bus.`,
    },
    {
      misconception: 'reports_fast_part',
      at: 'most',
      wrongly: ({ length }, { spare, extra }) =>
        q(length).sub(q(Math.floor(spare.div(extra).valueOf() + 1e-9))),
      words: (_p, { most }) => `${plain(most)} km is what is left for the fast road.`,
    },
    {
      misconception: 'halt_counted_twice',
      at: 'halt',
      wrongly: () => q(6),
      words: () => 'The halt of 3 minutes was taken off twice.',
    },
    {
      misconception: 'weighted_by_distance',
      at: 'most',
      wrongly: ({ length, fast, slow }, { running }) => {
        const needed = q(60 * length).div(running);
        const part = q(fast)
          .sub(needed)
          .div(fast - slow);
        return part.s > 0n ? q(Math.floor(part.mul(length).valueOf())) : null;
      },
      words: () => 'Alligation was used on the speeds, which gives parts of the time, not of the way.',
    },
  ],
  show: value => plain(value),
  plausible: (value, { length }) => value.d === 1n && value.valueOf() > 0 && value.lt(length),
  snapRead: () =>
    'A limit of time, two speeds and a halt; the largest whole length of the slow part is asked.',
  approach: () =>
    'Assume the fast speed all the way and see how much time is to spare. Every slow kilometre uses up the same extra time.',
  faster: ({ fast, slow }, { spare }) =>
    `A slow km costs $\\frac{60}{${slow}} - \\frac{60}{${fast}}$ min more, and $${numberTex(spare)}$ min are to spare: divide, round down.`,
  check: ({ length, fast, slow }, { most, running }) => {
    const time = (k: Fraction) => k.mul(60).div(slow).add(q(length).sub(k).mul(60).div(fast));
    return `With $${numberTex(most)}$ slow km the running time is $${numberTex(time(most).round(2))}$ minutes, with $${numberTex(most.add(1))}$ it is $${numberTex(time(most.add(1)).round(2))}$; $${numberTex(running)}$ are allowed.`;
  },
  principle:
    'For a greatest part under a limit assume the best case and divide the slack by the extra cost of one unit.',
  verify: ({ length, fast, slow, minutes }) => {
    let most = -1;
    for (let k = 0; k <= length; k += 1)
      if ((60 * k) / slow + (60 * (length - k)) / fast + 3 <= minutes + 1e-9) most = k;
    return q(most);
  },
});

const slowParts = situation<SlowPart>({
  type: 'AR.TSD.1',
  situation: 'slow-part',
  tries: 12,
  draw: draw => {
    const [fast, slow] = [draw.pick([50, 60, 72, 75, 80, 90]), draw.pick([20, 24, 25, 30, 36, 40, 45])];
    const length = draw.step(30, 180, 5);
    const part = draw.real() * 0.6 + 0.15;
    const minutes = Math.round((60 * part * length) / slow + (60 * (1 - part) * length) / fast + 3);
    const spare = minutes - 3 - (60 * length) / fast;
    const exact = spare / (60 / slow - 60 / fast);
    return fast > slow + 10 &&
      exact % 1 > 0.05 &&
      exact % 1 < 0.95 &&
      Number.isInteger(((60 * length) / fast) * 2)
      ? { length, fast, slow, minutes, frame: draw.int(0, 1) }
      : null;
  },
  forms: [mostSlow],
});

interface FasterBack {
  who: string;
  to: string;
  slow: number;
  more: number;
  distance: number;
  frame: number;
}

const meanOf = ({ slow, more }: FasterBack) => q(2 * slow * (slow + more), 2 * slow + more);

const timeBack = form({
  form: 'time-back-from-average',
  revision: 2,
  band: 'Hard',
  seconds: 115,
  also: ['AL.QUA.1'],
  stem: (p: FasterBack) =>
    p.frame === 0
      ? `${startOf(p.who)} goes ${km(p.distance)} to ${p.to} and returns by the same road ${kmh(p.more)} faster. The average speed there and back is ${kmh(meanOf(p))}. How many minutes does the way back take?`
      : `There and back, a road of ${km(p.distance)} each way, ${p.who} averaged ${kmh(meanOf(p))}. On the way back from ${p.to} the speed was higher by ${kmh(p.more)}. Find the time of the way back in minutes.`,
  path: path<FasterBack>()
    .step(
      'product',
      p => meanOf(p).mul(p.more).div(2),
      p =>
        `Let the speed there be $u$. Write the average of equal ways as an equation and collect: $u^2 + (${p.more} - m)u = \\frac{m}{2} \\times ${p.more}$, where $m$ is the average.`,
      (p, { product }) =>
        `u^2 ${p.more - meanOf(p).valueOf() < 0 ? '-' : '+'} ${numberTex(meanOf(p).sub(p.more).abs())}u - ${numberTex(product)} = 0`,
    )
    .step(
      'slow',
      ({ slow }) => q(slow),
      'Solve it; only the positive root is a speed.',
      (_p, { slow, product }) =>
        `(u - ${numberTex(slow)})(u + ${numberTex(product.div(slow))}) = 0 \\Rightarrow u = ${numberTex(slow)}`,
    )
    .quiet('added', ({ more }) => q(more))
    .step(
      'back',
      (_p, { slow, added }) => slow.add(added),
      'Find the speed on the way back.',
      (_p, { slow, added, back }) => `${numberTex(slow)} + ${numberTex(added)} = ${numberTex(back)}`,
    )
    .step(
      'minutes',
      ({ distance }, { back }) => q(60 * distance).div(back),
      'Divide the distance by it.',
      ({ distance }, { back, minutes }) =>
        `60 \\times \\frac{${distance}}{${numberTex(back)}} = ${numberTex(minutes)}`,
    ),
  slips: [
    {
      misconception: 'averages_speeds',
      at: 'slow',
      wrongly: p => meanOf(p).sub(q(p.more, 2)),
      words: p =>
        `Placing the speeds evenly about ${numberTex(meanOf(p))} makes it their plain mean; for equal ways the average is lower.`,
    },
    {
      misconception: 'half_added',
      at: 'added',
      wrongly: ({ more }) => q(more, 2),
      words: ({ more }) => `Only half of the ${more} km/h were added to the speed there.`,
    },
    {
      misconception: 'reports_time_there',
      at: 'added',
      wrongly: () => q(0),
      words: (_p, { minutes }) => `${plain(minutes)} minutes is the time of the way there.`,
    },
    {
      misconception: 'average_as_slow_speed',
      at: 'slow',
      wrongly: p => meanOf(p),
      words: p => `${kmh(meanOf(p))} is the average of both ways, not the speed there.`,
    },
    {
      misconception: 'reports_both_ways',
      at: 'minutes',
      wrongly: p => q(120 * p.distance).div(meanOf(p)),
      words: (_p, { minutes }) => `${plain(minutes)} minutes is the time for both ways.`,
    },
    {
      misconception: 'half_of_the_time',
      at: 'minutes',
      wrongly: p => q(60 * p.distance).div(meanOf(p)),
      words: (_p, { minutes }) =>
        `${plain(minutes)} minutes is half of the whole time, but the two legs do not take the same time.`,
    },
    {
      misconception: 'added_twice',
      at: 'added',
      wrongly: ({ more }) => q(2 * more),
      words: ({ more }) => `The ${more} km/h were added twice.`,
    },
    {
      misconception: 'speeds_of_both_ways_added',
      at: 'back',
      wrongly: (_p, { slow, added }) => slow.mul(2).add(added),
      words: (_p, { back }) => `${kmh(back)} is the sum of both speeds; nobody travels at it.`,
    },
  ],
  show: value => withUnit(value, 'minutes'),
  plausible: value => value.valueOf() > 5 && value.d <= 7n,
  snapRead: () =>
    'Equal ways, a known difference of the speeds and their average: a quadratic for the speed. The time of one way is asked.',
  approach: () =>
    'The average of equal ways is the harmonic mean; with one unknown speed it becomes a quadratic with one positive root.',
  faster: p =>
    `$\\frac{1}{u} + \\frac{1}{u + ${p.more}} = \\frac{2}{${numberTex(meanOf(p))}}$; $u$ lies between $${numberTex(meanOf(p).sub(q(p.more, 2)))}$ and $${numberTex(meanOf(p))}$, just above the first.`,
  check: (p, { minutes }) =>
    `$${numberTex(q(60 * p.distance, p.slow))} + ${numberTex(minutes)} = ${numberTex(q(120 * p.distance).div(meanOf(p)))}$ minutes for ${2 * p.distance} km, which is ${kmh(meanOf(p))}.`,
  principle: 'For equal ways work with the reciprocals of speeds; the plain mean is always too high.',
  verify: p => {
    for (let u = 1; u < 200; u += 1)
      if (Math.abs(1 / u + 1 / (u + p.more) - 2 / meanOf(p).valueOf()) < 1e-12)
        return q(60 * p.distance, u + p.more);
    throw new Error('no speed fits');
  },
});

const fasterBack = situation<FasterBack>({
  type: 'AR.TSD.1',
  situation: 'faster-back',
  tries: 30,
  draw: draw => {
    const p = {
      ...draw.pick(travellers),
      slow: draw.step(12, 80, 1),
      more: draw.step(4, 48, 1),
      distance: draw.step(10, 180, 1),
      frame: draw.int(0, 1),
    };
    const whole = [q(60 * p.distance, p.slow), q(60 * p.distance, p.slow + p.more)].every(
      time => time.d === 1n,
    );
    return whole && meanOf(p).d === 1n && meanOf(p).gt(p.more) ? p : null;
  },
  forms: [timeBack],
});

/** AR.TSD.1 Hard: whole speeds, a bounded slow part, and a quadratic. */
export const averageSpeedBounds: readonly AnyTemplate[] = [...wholeSpeeds, ...slowParts, ...fasterBack];
