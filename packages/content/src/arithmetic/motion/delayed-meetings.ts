import { path } from '../../path.ts';
import { fractionTex, numberTex, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Halt {
  u: number;
  v: number;
  apart: number;
  /** Minutes for which the second one stands still before they meet. */
  halt: number;
  way: boolean;
}

const withAHalt = form({
  form: 'meeting-after-a-halt',
  band: 'Medium',
  seconds: 75,
  stem: ({ u, v, apart, halt, way }: Halt) =>
    way
      ? `A bus leaves Amritpur for Belgram, ${apart} km away, at $${u}$ km/h. At the same time a car leaves Belgram for Amritpur at $${v}$ km/h, but before they meet it halts for $${halt}$ minutes for a change of tyre. How far from Amritpur do they meet?`
      : `Two friends live ${apart} km apart on one road and set out towards each other at the same moment, one by scooter at $${u}$ km/h and the other by car at $${v}$ km/h. The car stands still for $${halt}$ minutes on the way. What distance has the scooter covered when they meet?`,
  path: path<Halt>()
    .step(
      'lost',
      ({ v, halt }) => q(v * halt, 60),
      'Pretend that the car never halts and find the distance it would have covered in the time of the halt.',
      ({ v, halt }, { lost }) => `${v} \\times ${fractionTex(q(halt, 60))} = ${numberTex(lost)}`,
    )
    .step(
      'total',
      ({ apart }, { lost }) => q(apart).add(lost),
      'Without the halt the two would have covered this much more than the road together.',
      ({ apart }, { lost, total }) => `${apart} + ${numberTex(lost)} = ${numberTex(total)}`,
    )
    .quiet('closing', ({ u, v }) => q(u + v))
    .step(
      'hours',
      (_p, { total, closing }) => total.div(closing),
      'Divide by the closing speed: the time from the start to the meeting.',
      (_p, { total, closing, hours }) =>
        `\\frac{${numberTex(total)}}{${numberTex(closing)}} = ${numberTex(hours)}`,
    )
    .step(
      'distance',
      ({ u }, { hours }) => hours.mul(u),
      'The other vehicle drives all this time: multiply by its speed.',
      ({ u }, { hours, distance }) => `${u} \\times ${numberTex(hours)} = ${numberTex(distance)}`,
    ),
  slips: [
    {
      misconception: 'delay_ignored',
      at: 'lost',
      wrongly: () => q(0),
      words: ({ halt }) =>
        `The halt of $${halt}$ minutes is left out, as if both had driven without a break up to the meeting.`,
    },
    {
      misconception: 'delay_shortens_the_road',
      at: 'total',
      wrongly: ({ apart }, { lost }) => q(apart).sub(lost),
      words: ({ apart }, { total }) =>
        `$${apart}$ km was reduced to $${numberTex(total)}$ km, which fits a car that started earlier; a halt makes the meeting later.`,
    },
    {
      misconception: 'gives_the_other_distance',
      at: 'distance',
      wrongly: ({ apart, u }, { hours }) => q(apart).sub(hours.mul(u)),
      words: (_p, { distance }) =>
        `$${numberTex(distance)}$ km is the part of the road that the car covers, from the other end.`,
    },
    {
      misconception: 'delay_given_to_the_wrong_one',
      at: 'distance',
      wrongly: ({ u, halt }, { hours }) => hours.sub(q(halt, 60)).mul(u),
      words: ({ u, halt }) =>
        `Here $${halt}$ minutes were taken off the vehicle at $${u}$ km/h, though it was the car that stood still.`,
    },
    {
      misconception: 'delay_given_to_the_wrong_one',
      at: 'lost',
      wrongly: ({ u, halt }) => q(u * halt, 60),
      words: ({ u, halt }) =>
        `$${halt}$ minutes at $${u}$ km/h were added to the road; the distance lost is that of the car.`,
    },
    {
      misconception: 'delay_added_to_the_time',
      at: 'hours',
      wrongly: ({ apart, halt }, { closing }) => q(apart).div(closing).add(q(halt, 60)),
      words: ({ halt }) =>
        `Adding the full $${halt}$ minutes to the undisturbed time forgets that the other one keeps closing the gap during the halt.`,
    },
    {
      misconception: 'halves_the_road',
      at: 'distance',
      wrongly: ({ apart }) => q(apart, 2),
      words: () =>
        'Half of the road would need equal distances, but the two have different speeds and times.',
    },
  ],
  show: value => withUnit(value, 'km'),
  plausible: (value, { apart }) => value.valueOf() > 0 && value.valueOf() < apart,
  snapRead: () =>
    'Two vehicles approach each other and one of them stands still for a while; the place of the meeting is asked.',
  approach: () =>
    'One of them drives without a break. Let the other one make up for its halt by lengthening the road, and divide by the closing speed.',
  faster: ({ u, v, apart, halt }) => {
    const alone = q(u * halt, 60);
    return `During the halt one vehicle gains $${numberTex(alone)}$ km; the other $${numberTex(q(apart).sub(alone))}$ km are shared as $${u} : ${v}$.`;
  },
  check: ({ u, v, halt, apart }, { hours }) =>
    `In the meantime the car drives $${numberTex(hours.sub(q(halt, 60)).mul(v))}$ km, and with the other $${numberTex(hours.mul(u))}$ km that makes $${apart}$ km.`,
  principle: 'A halt before a meeting works like a longer road: add what the halted one would have covered.',
  verify: ({ u, v, apart, halt }) => {
    // The scooter alone closes the gap during the halt, wherever on the way it falls; take it at the start.
    const alone = q(u * halt, 60);
    return alone.add(
      q(apart)
        .sub(alone)
        .div(u + v)
        .mul(u),
    );
  },
});

interface Later {
  u: number;
  v: number;
  /** Minutes by which the first starts later on the second day. */
  delay: number;
  /** By how much the meeting point moves, km. */
  shift: number;
  way: boolean;
}

const movedPlace = form({
  form: 'place-of-meeting-moves',
  band: 'Hard',
  seconds: 130,
  stem: ({ u, delay, shift, way }: Later) =>
    way
      ? `Every day two cyclists start at 6 am from the two ends of a road and ride towards each other, the first at $${u}$ km/h. One day the first starts $${delay}$ minutes late, and they meet $${shift}$ km closer to the starting point of the first than usual. At what speed does the second ride?`
      : `Two riders take the same canal road from opposite ends. Starting together, they meet at a shrine. When the rider from the western end, who moves at $${u}$ km/h, sets out $${delay}$ minutes later than the other, they meet $${shift}$ km west of the shrine. What is the speed of the rider from the eastern end?`,
  path: path<Later>()
    .step(
      'later',
      ({ u, shift }) => q(shift * 60, u),
      'The late starter covers less by the shift. Find how many minutes fewer are spent on the move.',
      ({ u, shift }, { later }) => `\\frac{${shift}}{${u}} \\times 60 = ${numberTex(later)}`,
    )
    .step(
      'more',
      ({ delay }, { later }) => q(delay).sub(later),
      'The late starter moves for fewer minutes but starts later, so the meeting is later by the difference; the other one moves that much longer.',
      ({ delay }, { later, more }) => `${delay} - ${numberTex(later)} = ${numberTex(more)}`,
    )
    .step(
      'speed',
      ({ shift }, { more }) => q(shift * 60).div(more),
      'In this extra time the other one covers exactly the shift.',
      ({ shift }, { more, speed }) => `${shift} \\div \\frac{${numberTex(more)}}{60} = ${numberTex(speed)}`,
    ),
  slips: [
    {
      misconception: 'whole_delay_as_extra_time',
      at: 'more',
      wrongly: ({ delay }) => q(delay),
      words: ({ shift, delay }) =>
        `This has the second cover the $${shift}$ km in all of the $${delay}$ minutes, but the meeting is not that much later.`,
    },
    {
      misconception: 'times_added_not_subtracted',
      at: 'more',
      wrongly: ({ delay }, { later }) => q(delay).add(later),
      words: (_p, { more }) =>
        `$${numberTex(more)}$ minutes add the delay and the time saved; the late starter's shorter ride makes up for part of the delay.`,
    },
    {
      misconception: 'both_cover_shift_together',
      at: 'speed',
      wrongly: ({ shift, delay, u }) => {
        const sum = q(shift * 60, delay).sub(u);
        return sum.valueOf() > 0 ? sum : null;
      },
      words: ({ delay, shift }) =>
        `$${shift}$ km in $${delay}$ minutes was used as a closing speed; the shift is covered by each of them, not by both together.`,
    },
    {
      misconception: 'head_start_equals_shift',
      at: 'speed',
      wrongly: ({ u, shift, delay }) => q(u).add(q(shift * 60, delay)),
      words: ({ u }) =>
        `The speed from shift and delay was added to $${u}$ km/h; nothing in the story joins these two.`,
    },
    {
      misconception: 'gives_time_of_the_wrong_one',
      at: 'speed',
      wrongly: ({ shift }, { later }) => q(shift * 60).div(later),
      words: ({ shift }, { later }) =>
        `$${shift}$ km in $${numberTex(later)}$ minutes is the speed of the late starter again.`,
    },
    {
      misconception: 'shift_counted_twice',
      at: 'later',
      wrongly: ({ u, shift, delay }) => (shift * 120 < delay * u ? q(shift * 120, u) : null),
      words: (_p, { later }) =>
        `$${numberTex(later)}$ minutes belong to twice the shift: the late starter's ride is shorter by the shift only once.`,
    },
    {
      misconception: 'shift_halved',
      at: 'later',
      wrongly: ({ u, shift }) => q(shift * 30, u),
      words: (_p, { later }) =>
        `Only half of the shift was charged to the late starter, $${numberTex(later)}$ minutes; the whole of it is missing from this ride.`,
    },
  ],
  show: value => withUnit(value, 'km/h'),
  snapRead: () =>
    'A late start moves the meeting point; delay, shift and one speed are given, the other speed is asked.',
  approach: () =>
    'Compare the two meetings. The late starter covers the shift less, the other one the shift more; the delay is the sum of these two times.',
  faster: ({ u, delay, shift }) =>
    `Delay $=$ shift over each speed: $\\frac{${shift}}{v} = \\frac{${delay}}{60} - \\frac{${shift}}{${u}}$.`,
  check: ({ u, delay, shift }, { speed }) =>
    `The head start of $${numberTex(speed.mul(delay).div(60))}$ km is closed in the ratio $${u} : ${numberTex(speed)}$; the late starter's part of it is $${shift}$ km.`,
  principle:
    'When a delay moves a meeting by some distance, the delay is the sum of the times both need for that distance.',
  verify: ({ u, delay, shift }) => {
    for (let v = 1; v < 200; v += 1) {
      const road = q(500);
      const usual = road.div(u + v).mul(u);
      const late = road
        .sub(q(v * delay, 60))
        .div(u + v)
        .mul(u);
      if (usual.sub(late).equals(shift)) return q(v);
    }
    throw new Error('no whole speed');
  },
});

/** AR.TSD.3: a meeting disturbed by a halt (Medium), or moved by a late start (Hard). */
export const delayedMeetings: readonly AnyTemplate[] = [
  ...situation<Halt>({
    type: 'AR.TSD.3',
    situation: 'a-halt-on-the-way',
    draw: draw => {
      const u = draw.step(28, 54, 2);
      const v = u + draw.step(6, 44, 2);
      const halt = draw.pick([10, 12, 15, 20, 24, 30, 36, 40, 45]);
      const hours = draw.step(6, 18, 1) / 6;
      const apart = q(hours * 6)
        .div(6)
        .mul(u + v)
        .sub(q(v * halt, 60));
      const distance = q(hours * 6 * u, 6);
      return apart.d === 1n && distance.d === 1n && hours * 60 > 1.5 * halt
        ? { u, v, apart: apart.valueOf(), halt, way: draw.chance(0.5) }
        : null;
    },
    tries: 20,
    forms: [withAHalt],
  }),
  ...situation<Later>({
    type: 'AR.TSD.3',
    situation: 'a-late-start',
    draw: draw => {
      const u = draw.int(4, 36);
      const v = draw.int(4, 40);
      const delay = draw.int(10, 100);
      const shift = q(u * v * delay, 60 * (u + v));
      return u !== v && shift.d === 1n && shift.valueOf() >= 1 && (shift.valueOf() * 60) % u === 0
        ? { u, v, delay, shift: shift.valueOf(), way: draw.chance(0.5) }
        : null;
    },
    tries: 60,
    forms: [movedPlace],
  }),
];
