import { path } from '../../path.ts';
import { fractionTex, numberTex, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Towards {
  u: number;
  v: number;
  apart: number;
  minutes: number;
  way: boolean;
  first: string;
  second: string;
}

const beforeMeeting = form({
  form: 'gap-before-meeting',
  band: 'Easy',
  revision: 3,
  apart: true,
  seconds: 40,
  stem: ({ u, v, apart, minutes, way, first, second }: Towards) =>
    way
      ? `A ${first} and a ${second} start at the same time from two towns ${apart} km apart and drive towards each other at $${u}$ km/h and $${v}$ km/h. How far apart are they $${minutes}$ minutes before they meet?`
      : `Two towns lie $${apart}$ km apart on a straight highway. At noon a ${first} leaves one of them at $${u}$ km/h and a ${second} leaves the other at $${v}$ km/h, each for the other town. How far apart are the two vehicles $${minutes}$ minutes before they pass each other?`,
  path: path<Towards>()
    .step(
      'closing',
      ({ u, v }) => q(u + v),
      'The vehicles drive towards each other, so find the speed at which the gap closes.',
      ({ u, v }, { closing }) => `${u} + ${v} = ${numberTex(closing)}`,
    )
    .quiet('hours', ({ minutes }) => q(minutes, 60))
    .step(
      'gap',
      (_p, { closing, hours }) => closing.mul(hours),
      'The gap of that moment vanishes in the remaining time: multiply the closing speed by this time in hours.',
      (_p, { closing, hours, gap }) =>
        `${numberTex(closing)} \\times ${fractionTex(hours)} = ${numberTex(gap)}`,
    ),
  slips: [
    {
      misconception: 'subtracts_speeds_when_approaching',
      at: 'closing',
      wrongly: ({ u, v }) => q(Math.abs(u - v)),
      words: (_p, { closing }) =>
        `A closing speed of $${numberTex(closing)}$ km/h is that of a chase; two vehicles that approach each other close the gap at the sum of their speeds.`,
    },
    {
      misconception: 'one_speed_only',
      at: 'closing',
      wrongly: ({ u, v }) => q(Math.max(u, v)),
      words: ({ minutes }, { closing }) =>
        `Only the faster vehicle's $${numberTex(closing)}$ km/h is used for the $${minutes}$ minutes; the other one moves as well.`,
    },
    {
      misconception: 'measures_from_the_start',
      at: 'gap',
      // Seldom: the answer and this one make the distance, which the stem tells.
      wrongly: ({ apart }, { closing, hours }) => (apart % 9 === 0 ? q(apart).sub(closing.mul(hours)) : null),
      words: ({ apart, minutes }, { gap }) =>
        `${apart} km less what is covered in $${minutes}$ minutes is $${numberTex(gap)}$ km: that is the gap this long after the start, not before the meeting.`,
    },
    {
      misconception: 'halves_the_distance',
      at: 'closing',
      wrongly: ({ u, v }) => q(u + v, 2),
      words: (_p, { closing }) =>
        `$${numberTex(closing)}$ km/h is the average of the two speeds; the gap shrinks by what both cover together.`,
    },
    {
      misconception: 'gives_distance_of_one_hour',
      gives: 'closing',
      words: (_p, { closing }) =>
        `$${numberTex(closing)}$ km is what the two cover in a whole hour; only a part of an hour is left.`,
    },
    {
      misconception: 'minutes_as_hundredths',
      at: 'hours',
      wrongly: ({ minutes }) => q(minutes, 100),
      words: ({ minutes }, { hours }) =>
        `$${minutes}$ minutes became $${numberTex(hours)}$ hours, but an hour has sixty minutes, not a hundred.`,
    },
    {
      misconception: 'doubles_relative_speed',
      at: 'closing',
      wrongly: ({ u, v }) => (u > v ? q(2 * u) : null),
      words: ({ u, v }, { closing }) =>
        `A closing speed of $${numberTex(closing)}$ km/h gives both vehicles the speed $${Math.max(u, v)}$ km/h; they differ.`,
    },
  ],
  show: value => withUnit(value, 'km'),
  plausible: (value, { apart }) => value.valueOf() > 0 && value.valueOf() < apart,
  snapRead: () =>
    'Two vehicles approach each other, and the gap a given time before the meeting is asked: only the closing speed matters.',
  approach: () =>
    'Run the film backwards from the meeting: the gap opens at the sum of the speeds. The distance of the towns is not needed.',
  faster: ({ u, v, minutes }) =>
    `Back from the meeting: $${minutes}$ minutes at $${u + v}$ km/h give the gap, whatever the distance of the towns.`,
  check: ({ u, v, minutes }, { gap }) =>
    `In $${minutes}$ minutes they cover $${numberTex(q(u * minutes, 60))}$ km and $${numberTex(q(v * minutes, 60))}$ km, together $${numberTex(gap)}$ km.`,
  principle:
    'Just before a meeting the gap is closing speed times remaining time; the starting distance drops out.',
  verify: ({ u, v, apart, minutes }) => {
    const meeting = q(apart, u + v);
    const then = meeting.sub(q(minutes, 60));
    return q(apart).sub(then.mul(v)).sub(then.mul(u));
  },
});

interface Chase {
  slow: number;
  fast: number;
  lead: number;
  beyond: number;
  way: boolean;
  chased: string;
}

const chaserSpeed = form({
  form: 'speed-of-the-chaser',
  revision: 2,
  band: 'Easy',
  seconds: 50,
  stem: ({ slow, lead, beyond, way, chased }: Chase) =>
    way
      ? `A ${chased} passes a toll plaza at a steady $${slow}$ km/h. A jeep passes the plaza $${lead}$ minutes later and overtakes the ${chased} $${beyond}$ km beyond it. What is the speed of the jeep?`
      : `A ${chased} leaves a depot at a constant speed of $${slow}$ km/h. A jeep leaves the depot $${lead}$ minutes later along the same road and catches up with the ${chased} after driving $${beyond}$ km. Find the constant speed of the jeep.`,
  path: path<Chase>()
    .step(
      'first',
      ({ slow, beyond }) => q(beyond * 60, slow),
      ({ chased }) => `Both cover the same distance. Find how many minutes the ${chased} needs for it.`,
      ({ slow, beyond }, { first }) => `\\frac{${beyond}}{${slow}} \\times 60 = ${numberTex(first)}`,
    )
    .step(
      'second',
      ({ lead }, { first }) => first.sub(lead),
      'The jeep is on the road for the head start less.',
      ({ lead }, { first, second }) => `${numberTex(first)} - ${lead} = ${numberTex(second)}`,
    )
    .step(
      'speed',
      ({ beyond }, { second }) => q(beyond * 60).div(second),
      'Divide the same distance by this time in hours.',
      ({ beyond }, { second, speed }) =>
        `${beyond} \\div \\frac{${numberTex(second)}}{60} = ${numberTex(speed)}`,
    ),
  slips: [
    {
      misconception: 'head_start_added_to_chaser',
      at: 'second',
      wrongly: ({ lead }, { first }) => first.add(lead),
      words: ({ lead }, { second }) =>
        `With $${numberTex(second)}$ minutes the jeep would have started $${lead}$ minutes before, not after.`,
    },
    {
      misconception: 'head_start_as_travel_time',
      at: 'second',
      wrongly: ({ lead }) => q(lead),
      words: ({ lead, beyond }) =>
        `This lets the jeep cover the $${beyond}$ km in $${lead}$ minutes; that is its delay, not its driving time.`,
    },
    {
      misconception: 'head_start_distance_in_delay_time',
      at: 'speed',
      wrongly: ({ slow, lead, beyond }) => q(slow).add(q(slow * slow * lead, 60 * beyond)),
      words: ({ slow, lead }) =>
        `The lead of $${numberTex(q(slow * lead, 60))}$ km was shared over the time of the slower vehicle; the jeep has $${lead}$ minutes fewer.`,
    },
    {
      misconception: 'doubles_the_head_start',
      at: 'second',
      wrongly: ({ lead }, { first }) => (first.valueOf() > 2 * lead ? first.sub(2 * lead) : null),
      words: ({ lead }, { second }) =>
        `$${numberTex(second)}$ minutes come from taking the delay off twice; the jeep started $${lead}$ minutes later.`,
    },
    {
      misconception: 'halves_the_head_start',
      at: 'second',
      wrongly: ({ lead }, { first }) => first.sub(q(lead, 2)),
      words: ({ lead }, { second }) =>
        `$${numberTex(second)}$ minutes leave out half of the delay of $${lead}$ minutes.`,
    },
    {
      misconception: 'distance_shortened_by_the_lead',
      at: 'speed',
      wrongly: ({ slow, lead, beyond }, { second }) => q(beyond * 60 - slow * lead).div(second),
      words: ({ slow, lead }) =>
        `Here the $${numberTex(q(slow * lead, 60))}$ km of the head start were taken off the jeep's distance; it has to cover them too.`,
    },
    {
      misconception: 'distance_lengthened_by_the_lead',
      at: 'speed',
      wrongly: ({ slow, lead, beyond }, { second }) => q(beyond * 60 + slow * lead).div(second),
      words: ({ slow, lead }) =>
        `The $${numberTex(q(slow * lead, 60))}$ km of the head start lie within the common distance; they are not added to it.`,
    },
  ],
  show: value => withUnit(value, 'km/h'),
  plausible: (value, { slow }) => value.valueOf() > slow,
  snapRead: () =>
    'Both vehicles cover the same distance, the second in less time by the head start; its speed is asked.',
  approach: () =>
    'From plaza to meeting both distances agree. Turn the distance into a time for the first, take the delay off, and turn it back.',
  faster: ({ slow, lead }, { first }) =>
    `Times are $${numberTex(first)}$ and $${numberTex(first.sub(lead))}$ minutes, so the speed is $${slow} \\times \\frac{${numberTex(first)}}{${numberTex(first.sub(lead))}}$.`,
  check: ({ slow, lead }, { speed }) =>
    `The lead of $${numberTex(q(slow * lead, 60))}$ km shrinks at $${numberTex(speed.sub(slow))}$ km/h and is gone in $${numberTex(q(slow * lead).div(speed.sub(slow)))}$ minutes.`,
  principle:
    'Where one overtakes the other, distances since the common place are equal; only the times differ.',
  verify: ({ slow, lead, beyond }) => {
    for (let v = slow + 1; v <= 400; v += 1)
      if (
        q(slow * lead, 60 * (v - slow))
          .mul(v)
          .equals(beyond)
      )
        return q(v);
    throw new Error('no whole speed');
  },
});

const pairs = [
  ['bus', 'car'],
  ['van', 'taxi'],
  ['tempo', 'jeep'],
  ['lorry', 'motorcycle'],
] as const;

/** AR.TSD.3 Easy: the closing speed, or equal distances in different times. */
export const towardsAndAfter: readonly AnyTemplate[] = [
  ...situation<Towards>({
    type: 'AR.TSD.3',
    situation: 'towards-each-other',
    draw: draw => {
      const u = draw.step(36, 72, 2);
      const v = draw.step(42, 96, 2);
      const minutes = draw.pick([10, 12, 15, 18, 20, 24, 25, 36, 40]);
      const apart = draw.step(150, 420, 10);
      const [first, second] = draw.pick(pairs);
      const whole = ((u + v) * minutes) % 60 === 0;
      return whole && u !== v && apart > u + v
        ? { u, v, apart, minutes, way: draw.chance(0.5), first, second }
        : null;
    },
    tries: 20,
    forms: [beforeMeeting],
  }),
  ...situation<Chase>({
    type: 'AR.TSD.3',
    situation: 'one-after-the-other',
    draw: draw => {
      const slow = draw.step(24, 60, 4);
      const fast = slow + draw.step(6, 48, 2);
      const lead = draw.step(10, 60, 5);
      const beyond = q(slow * lead * fast, 60 * (fast - slow));
      if (beyond.d !== 1n || beyond.valueOf() > 200 || beyond.valueOf() < 15) return null;
      return {
        slow,
        fast,
        lead,
        beyond: beyond.valueOf(),
        way: draw.chance(0.5),
        chased: draw.pick(['tractor trolley', 'loaded truck', 'school bus', 'milk van', 'tempo']),
      };
    },
    tries: 20,
    forms: [chaserSpeed],
  }),
];
