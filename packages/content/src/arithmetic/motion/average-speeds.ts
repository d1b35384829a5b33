import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, numberTex, withUnit } from '../../show.ts';
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
  revision: 2,
  band: 'Easy',
  seconds: 40,
  suits: ({ d, e, u, v }) => d === e && q(2 * u * v, u + v).d <= 2n,
  stem: ({ who, to, u, v, frame }: Trip) =>
    frame === 0
      ? `${startOf(who)} goes to ${to} at ${kmh(u)} and returns by the same road at ${kmh(v)}. What is the average speed of the whole trip?`
      : `The speed of ${who} is ${kmh(u)} on the way to ${to} and ${kmh(v)} on the way back by the same road. Find the average speed of the round trip.`,
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
      misconception: 'geometric_mean',
      at: 'mean',
      wrongly: ({ u, v }) => (Number.isInteger(Math.sqrt(u * v)) ? q(Math.sqrt(u * v)) : null),
      words: ({ u, v }) =>
        `The root of $${u} \\times ${v}$ lies between the speeds but is no average of them over a way.`,
    },
    {
      misconception: 'slower_third',
      at: 'mean',
      wrongly: ({ u, v }) => q(2 * Math.min(u, v) + Math.max(u, v), 3),
      words: ({ u, v }) =>
        `The slower speed was simply counted twice; the real weights are as ${u} to ${v}, exchanged.`,
    },
    {
      misconception: 'slower_quarter',
      at: 'mean',
      wrongly: ({ u, v }) => q(3 * Math.min(u, v) + Math.max(u, v), 4),
      words: ({ u, v }, { mean }) =>
        `$${numberTex(mean)}$ gives ${Math.min(u, v)} km/h three times the weight of ${Math.max(u, v)} km/h; the times are not as $3 : 1$.`,
    },
    {
      misconception: 'slower_fifth',
      at: 'mean',
      wrongly: ({ u, v }) => q(4 * Math.min(u, v) + Math.max(u, v), 5),
      words: ({ u, v }) =>
        `This counts the slower speed four times; the times are as ${Math.max(u, v)} to ${Math.min(u, v)}.`,
    },
    {
      misconception: 'gap_divided_by_speeds',
      at: 'mean',
      wrongly: ({ u, v }) => q(Math.min(u, v) * (2 * Math.max(u, v) - Math.min(u, v)), Math.max(u, v)),
      words: ({ u, v }) =>
        `To ${Math.min(u, v)} the part $\\frac{${Math.min(u, v)}}{${Math.max(u, v)}}$ of the gap was added; the part is $\\frac{${Math.min(u, v)}}{${u + v}}$.`,
    },
    {
      misconception: 'faster_third',
      at: 'mean',
      wrongly: ({ u, v }) => q(Math.min(u, v) + 2 * Math.max(u, v), 3),
      words: ({ u, v }) =>
        `$\\frac{2 \\times ${Math.max(u, v)} + ${Math.min(u, v)}}{3}$ counts the faster speed twice, although less time is spent at it.`,
    },
  ],
  show: value => kmh(value),
  /** Between the speeds: what lies outside is no average. */
  plausible: (value, { u, v }) =>
    speed(value) && value.d <= 3n && value.gt(Math.min(u, v)) && value.lt(Math.max(u, v)),
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
  revision: 2,
  band: 'Easy',
  seconds: 50,
  suits: p => p.d !== p.e && average(p).d <= 3n,
  stem: ({ who, u, v, d, e, frame }: Trip) =>
    frame === 0
      ? `${startOf(who)} covers ${km(d)} at ${kmh(u)} and the next ${km(e)} at ${kmh(v)}. What is the average speed?`
      : `The first ${km(d)} of a journey are covered at ${kmh(u)} and the remaining ${km(e)} at ${kmh(v)}. What is the average speed for the whole journey?`,
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
      words: ({ u, v, d, e }, { mean }) =>
        `The two speeds were exchanged between the stretches. Here $\\frac{${numberTex(d)} + ${numberTex(e)}}{\\frac{${numberTex(d)}}{${numberTex(v)}} + \\frac{${numberTex(e)}}{${numberTex(u)}}} = ${numberTex(mean)}$.`,
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
      words: ({ u, v, d, e }, { mean }) =>
        `The distances were used as weights, and for the wrong speeds at that. Here $\\frac{${numberTex(u)} \\times ${numberTex(e)} + ${numberTex(v)} \\times ${numberTex(d)}}{${numberTex(d)} + ${numberTex(e)}} = ${numberTex(mean)}$.`,
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
  revision: 4,
  band: 'Easy',
  seconds: 50,
  suits: ({ d, e, u, v }) => d === e && q(2 * u * v, u + v).d <= 2n,
  stem: ({ who, to, u, v, frame }: Trip) =>
    frame === 0
      ? `${startOf(who)} travels to ${to} at ${kmh(u)}. At what speed must the return journey by the same road be made for an average of ${kmh(q(2 * u * v, u + v))} over the round trip?`
      : `${startOf(who)} went to ${to} and came back by the same road, at an average speed of ${kmh(q(2 * u * v, u + v))} for the whole trip. The speed on the way there was ${kmh(u)}. What was it on the way back?`,
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
      words: ({ u, v }, { speed }) =>
        `The average and the known speed were averaged once more. Here $\\frac{2}{\\frac{1}{${numberTex(u)}} + \\frac{${numberTex(u)} + ${numberTex(v)}}{2 \\times ${numberTex(u)} \\times ${numberTex(v)}}} = ${numberTex(speed)}$.`,
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
      words: ({ u, v }, { speed }) =>
        `Twice the average would be needed if the way there took no time at all. Here $\\frac{4 \\times ${numberTex(u)} \\times ${numberTex(v)}}{${numberTex(u)} + ${numberTex(v)}} = ${numberTex(speed)}$.`,
    },
    {
      misconception: 'both_ways_in_the_time_back',
      at: 'speed',
      wrongly: (_p, { back }) => q(2).div(back),
      words: (_p, { back }) =>
        `In $${fractionTex(back)}$ h only the 1 km back is covered, not the 2 km of both ways.`,
    },
    {
      misconception: 'known_speed_counted_twice',
      at: 'speed',
      wrongly: ({ u, v }) => q(6 * u * v, u + v).sub(2 * u),
      words: ({ u, v }, { speed: last }) =>
        `$3 \\times ${numberTex(q(2 * u * v, u + v))} - 2 \\times ${u} = ${numberTex(last)}$ counts ${u} km/h twice among three speeds; the weights of speeds are times.`,
    },
    {
      misconception: 'wanted_speed_counted_twice',
      at: 'speed',
      wrongly: ({ u, v }) =>
        q(6 * u * v, u + v)
          .sub(u)
          .div(2),
      words: ({ u, v }, { speed: last }) =>
        `$\\frac{3 \\times ${numberTex(q(2 * u * v, u + v))} - ${u}}{2} = ${numberTex(last)}$ counts the wanted speed twice among three; the weights of speeds are times.`,
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
  // The average lies between the two speeds.
  onSight: (value, { u, v }) => Math.sign(value.valueOf() - (2 * u * v) / (u + v)) === Math.sign(v - u),
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

const halts = [15, 20, 24, 30, 36, 40, 45, 48, 60];
/** The average over everything, with a halt of so many minutes. */
const averageWithHalt = (p: Trip, halt: number) => q(p.d + p.e).div(hours(p).add(q(halt, 60)));
/** A halt that leaves a whole average, the same for the same way; null where there is none. */
function haltOf(p: Trip): number | null {
  const from = (p.d + p.e) % halts.length;
  const inTurn = [...halts.slice(from), ...halts.slice(0, from)];
  return inTurn.find(halt => averageWithHalt(p, halt).d === 1n) ?? null;
}
const planned = (p: Trip) => averageWithHalt(p, haltOf(p) ?? 0);

const restSpeed = form({
  form: 'speed-for-the-rest',
  revision: 5,
  apart: true,
  band: 'Medium',
  seconds: 75,
  suits: p => p.d !== p.e && haltOf(p) !== null && !planned(p).equals(p.v) && !planned(p).equals(p.u),
  stem: (p: Trip) =>
    p.frame === 0
      ? `${startOf(p.who)} has to cover ${km(p.d + p.e)} at an average of ${kmh(planned(p))}, halts included. The first ${km(p.d)} are done at ${kmh(p.u)}, and then there is a halt of $${haltOf(p)}$ minutes. At what speed must the rest be covered?`
      : `${startOf(p.who)} plans a journey of ${km(p.d + p.e)} at an average speed of ${kmh(planned(p))}, halts included. After ${km(p.d)} at ${kmh(p.u)}, $${haltOf(p)}$ minutes are lost at a level crossing. What must be the speed for the rest of the journey to arrive in time?`,
  path: path<Trip>()
    .step(
      'whole',
      p => q(p.d + p.e).div(planned(p)),
      'Find the time that the average allows for everything.',
      (p, { whole }) => `\\frac{${p.d + p.e}}{${numberTex(planned(p))}} = ${fractionTex(whole)}`,
    )
    .quiet('lost', p => q(haltOf(p) ?? 0, 60))
    .step(
      'used',
      ({ d, u }, { lost }) => q(d, u).add(lost),
      'Find the time used for the first part and the halt.',
      ({ d, u }, { lost, used }) => `\\frac{${d}}{${u}} + ${fractionTex(lost)} = ${fractionTex(used)}`,
    )
    .step(
      'speed',
      ({ e }, { whole, used }) => q(e).div(whole.sub(used)),
      'The remaining distance has the remaining time.',
      ({ e }, { whole, used, speed: last }) =>
        `${e} \\div \\left(${fractionTex(whole)} - ${fractionTex(used)}\\right) = ${numberTex(last)}`,
    ),
  slips: [
    {
      misconception: 'halt_left_out',
      at: 'lost',
      wrongly: () => q(0),
      words: p =>
        `The $${haltOf(p)}$ minutes without moving were forgotten; they belong to the time of the plan too.`,
    },
    {
      misconception: 'averages_speeds',
      at: 'speed',
      wrongly: p => planned(p).mul(2).sub(p.u),
      words: p =>
        `${p.u} and this speed have ${numberTex(planned(p))} as their middle, but the two parts do not take equal times.`,
    },
    {
      misconception: 'weighted_by_distance',
      at: 'speed',
      wrongly: p =>
        planned(p)
          .mul(p.d + p.e)
          .sub(p.u * p.d)
          .div(p.e),
      words: ({ d, e, u }, { speed: last }) =>
        `${kmh(last)} and ${kmh(u)} were weighted by the distances ${e} and ${d} km; their weights are the times.`,
    },
    {
      misconception: 'halt_taken_off_the_first_part',
      at: 'used',
      wrongly: ({ d, u }, { lost }) => q(d, u).sub(lost),
      words: p => `The $${haltOf(p)}$ minutes were taken off the driving time; they come on top of it.`,
    },
    {
      misconception: 'whole_distance_in_rest',
      at: 'speed',
      wrongly: ({ d, e }, { whole, used }) => q(d + e).div(whole.sub(used)),
      words: ({ d, e }) => `All ${d + e} km were divided by the time that is left for the last ${e} km.`,
    },
    {
      misconception: 'rest_in_whole_time',
      at: 'used',
      wrongly: (_p, { lost }) => lost,
      words: ({ e, d }) =>
        `Only the halt was taken off the time for the last ${e} km; the first ${d} km took time as well.`,
    },
    {
      misconception: 'distance_of_first_part',
      at: 'speed',
      wrongly: ({ d }, { whole, used }) => q(d).div(whole.sub(used)),
      words: ({ d }) => `The ${d} km of the first part were divided by the time of the second.`,
    },
  ],
  show: value => kmh(value),
  plausible: value => speed(value) && value.valueOf() >= 15 && value.valueOf() <= 125,
  snapRead: () =>
    'A planned average, the speed over a first part, and a halt; the speed over the rest is asked.',
  approach: () =>
    'Turn the plan into a time, take off what has been used, halt included, and divide what is left.',
  check: ({ d, e, u }, { speed: last, whole, lost }) =>
    `$\\frac{${d}}{${u}} + ${fractionTex(lost)} + \\frac{${e}}{${numberTex(last)}} = ${fractionTex(whole)}$ h.`,
  principle: 'An average speed is a promise about time: keep accounts in hours, and count the halts.',
  verify: p => {
    const all = (p.d + p.e) / planned(p).valueOf();
    for (let v = 1; v < 400; v += 1)
      if (Math.abs(all - p.d / p.u - (haltOf(p) ?? 0) / 60 - p.e / v) < 1e-10) return q(v);
    throw new Error('no speed fits');
  },
});

const fractionSlow = form({
  form: 'part-of-the-way',
  revision: 2,
  band: 'Medium',
  seconds: 65,
  /** With an average near the middle of the speeds a glance does not tell which part is the larger. */
  suits: p =>
    p.d !== p.e &&
    average(p).d === 1n &&
    average(p)
      .sub(q(p.u + p.v, 2))
      .abs()
      .mul(6)
      .lte(Math.abs(p.u - p.v)),
  stem: (p: Trip) =>
    p.frame === 0
      ? `${startOf(p.who)} travels a part of the way to ${p.to} at ${kmh(p.u)} and the rest at ${kmh(p.v)}, on average ${kmh(average(p))}. What part of the distance is travelled at ${kmh(p.u)}?`
      : `A road to ${p.to} has two sections. On the first section the speed of ${p.who} is ${kmh(p.u)} and on the second ${kmh(p.v)}, which gives an average of ${kmh(average(p))}. What fraction of the road is the first section?`,
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
  apart: true,
  band: 'Medium',
  revision: 3,
  seconds: 70,
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
      ? `Two friends ride the ${km(2 * d)} to ${to}. One rides half of the distance at ${kmh(u)} and the other half at ${kmh(v)}. The second friend rides at ${kmh(u)} for half of the time and at ${kmh(v)} for the other half. By how many minutes do their times differ?`
      : `It is ${km(2 * d)} by road to ${to}. One driver covers half of the distance at ${kmh(u)} and the other half at ${kmh(v)}; a second driver drives for half of the time at ${kmh(u)} and for the other half at ${kmh(v)}. By how many minutes is the second driver faster?`,
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
