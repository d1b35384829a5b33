import { calc, form, frac, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  /** The speed is `up` over `down` of the usual one. */
  up: number;
  down: number;
  /** Minutes late or early. */
  minutes: number;
}

interface Changed extends Numbers {
  story: (typeof stories)[number];
}

const partOf = ({ up, down }: Numbers) => text`$\frac{${up}}{${down}}$`;
const lateOr = ({ up, down }: Numbers) => (up < down ? 'late' : 'early');

const stories = [
  (
    p: Numbers,
  ) => text`Walking at ${partOf(p)} of her usual speed, Bhavna comes to college $${p.minutes}$ minutes
    ${lateOr(p)}. How many minutes does she usually take?`,
  (
    p: Numbers,
  ) => text`Because of ${p.up < p.down ? 'fog' : 'empty roads'}, a milk tanker ran at ${partOf(p)} of its usual
    speed throughout and reached the dairy $${p.minutes}$ minutes ${p.up < p.down ? 'after' : 'before'} its usual time.
    What is the usual duration of the trip?`,
  (
    p: Numbers,
  ) => text`A ferry started on time, but with ${p.up < p.down ? 'one engine' : 'a stronger engine'} its speed
    was ${partOf(p)} of the usual one. It landed $${p.minutes}$ minutes ${lateOr(p)}. How long does the crossing usually
    take?`,
  (
    p: Numbers,
  ) => text`If Tenzin rides to the monastery at ${partOf(p)} of the normal speed, the ride lasts $${p.minutes}$
    minutes ${p.up < p.down ? 'longer' : 'less'} than normally. Find the normal time of the ride.`,
] as const;

const usual = form<Changed>(
  'usual-time',
  {
    band: 'Easy',
    seconds: 40,
    verify: ({ up, down, minutes }) => {
      for (let time = 1; time < 1000; time += 1)
        if (Math.abs(Math.abs((time * down) / up - time) - minutes) < 1e-9) return time;
      throw new Error('no time fits');
    },
  },
  ({ up, down, minutes, story }, { step, find }) => {
    const slower = up < down;
    const more = slower ? 'more' : 'less';
    const share = frac(q(Math.abs(down - up), up));
    const change = step(slower ? calc`${down} - ${up}` : calc`${up} - ${down}`, {
      name: 'the difference of the times, in parts',
      because: text`The distance is the same, so the time changes in the inverse ratio of the speed.`,
    })`
      At $\frac{${up}}{${down}}$ of the speed the time becomes $\frac{${down}}{${up}}$ of the usual one. In parts, the
      usual time is $${up}$ and the other one $${down}$; find their difference.`;
    const part = find(calc`${minutes} / ${change}`, { name: 'one part of the time' });
    const parts = find(up);
    const time = step(calc`${parts} * ${minutes} / ${change}`.in('min'), {
      because: text`The parts are of equal length, and the difference in parts is known in minutes. The usual time
          belongs to the usual speed, not to the changed one.`,
    })`
      These parts are the minutes that were ${slower ? 'lost' : 'saved'}. The usual time has as many parts as the
      numerator of the speed fraction says.`;
    return {
      answer: time,
      stem: story({ up, down, minutes }),
      show: value => withUnit(value, 'minutes'),
      slips: [
        slip('took_inverse_for_direct', parts, down)`
          $${down}$ parts of $${part}$ minutes are the time of that day; the usual time has $${up}$ parts.`,
        slip('took_a_part_for_the_whole', time, calc`${minutes} * ${down} / ${up}`)`
          ${here} applies the fraction to the $${minutes}$ minutes themselves. They are the difference of two times, not
          a time of travel.`,
        slip('took_the_whole_for_a_part', parts, calc`${up} + ${down}`)`
          $${parts}$ parts are both travelling times together; only the usual one is wanted.`,
        slip(
          'used_a_term_twice',
          time,
          slower ? calc`${down} * ${part} + ${minutes}` : calc`${up} * ${part} + ${minutes}`,
        )`
          ${here} adds the $${minutes}$ minutes to a time that has them already.`,
        slip('did_not_divide', change, Math.abs(down - up) > 1 && 1)`
          The $${minutes}$ minutes were taken for one part, but $${up}$ and $${down}$ differ by more than one.`,
        slip(
          'took_a_change_twice',
          time,
          minutes < (up * minutes) / Math.abs(down - up) && calc`${up} * ${part} - ${minutes}`,
        )`
          ${here} takes the $${minutes}$ minutes off once more; the $${up}$ parts are the usual time itself.`,
        slip('divided_by_the_wrong_number', change, calc`${up} + ${down}`)`
          $${minutes}$ minutes are the difference of the two times, so they are not $${up} + ${down}$ parts.`,
      ],
      snapRead: text`A fraction of the usual speed over the same distance: the time is the inverse fraction of the usual
        time.`,
      approach: text`Write both times in parts of the inverse ratio. Their difference is known in minutes.`,
      faster: text`The time changes by $${share}$ of itself, and that is $${minutes}$ minutes.`,
      check: text`${calc`${time} * ${down} / ${up}`} minutes are $${minutes}$ minutes ${more} than $${time}$ minutes.`,
      principle: text`At a fraction of the speed, the same way takes the inverse fraction of the time.`,
    };
  },
);

interface Trips {
  /** Minutes that the start was late, and that the arrival was early. */
  start: number;
  early: number;
  /** The speeds as fractions of the usual one: there, and on the second half of the way back. */
  there: readonly [number, number];
  back: readonly [number, number];
}

interface TwoWays extends Trips {
  trip: (typeof trips)[number];
}

const share = ([up, down]: readonly [number, number]) => text`$\frac{${up}}{${down}}$`;

const trips = [
  (
    p: Trips,
  ) => text`Karthik left home $${p.start}$ minutes late, drove to work at ${share(p.there)} of his usual speed and
    was there $${p.early}$ minutes early. In the evening he started on time, but because of rain the second half of the
    distance could only be driven at ${share(p.back)} of the usual speed. By how many minutes was he late at home?`,
  (
    p: Trips,
  ) => text`A bus that should have left Mysuru at 9 am started $${p.start}$ minutes after that and yet was
    $${p.early}$ minutes early in Mandya, since it ran at ${share(p.there)} of its usual speed. On the return trip it
    kept to the usual speed for half of the way and to ${share(p.back)} of it for the rest. How many minutes longer
    than usual did the return trip last?`,
  (
    p: Trips,
  ) => text`The morning launch to an island was held up for $${p.start}$ minutes at the pier. It then went at
    ${share(p.there)} of its usual speed and landed $${p.early}$ minutes before its usual hour. In the evening it
    started punctually; half of the distance was covered as usual, the other half at ${share(p.back)} of the usual
    speed. What was its delay in the evening?`,
] as const;

const wayBack = form<TwoWays>(
  'delay-on-half-of-the-way-back',
  {
    band: 'Medium',
    seconds: 85,
    verify: ({ start, early, there, back }) => {
      // The usual time by trial, over a way of one kilometre.
      for (let time = 1; time < 2000; time += 0.5)
        if (Math.abs(start + (time * there[1]) / there[0] + early - time) < 1e-9)
          return Math.round((time / 2 + ((time / 2) * back[1]) / back[0] - time) * 1e6) / 1e6;
      throw new Error('no time fits');
    },
  },
  ({ start, early, there: [a, b], back: [c, d], trip }, { step }) => {
    const saved = step(calc`${start} + ${early}`.in('min'), {
      name: 'the minutes saved on the way there',
      because: text`Starting 10 minutes late and arriving 5 minutes early, for example, needs a run that is 15
          minutes shorter. So the minutes are added and not subtracted.`,
    })`
      The run made up the late start and ended early besides. Add the $${start}$ and the $${early}$ minutes to find by
      how much the run was shorter than usual.`;
    const usualTime = step(calc`${saved} * ${a} / (${a} - ${b})`.in('min'), {
      name: 'the usual time of the run',
      because: text`The distance is the same, so the time changes inversely to the speed. At $\frac{5}{4}$ of the
          speed the time is $\frac{4}{5}$: one part of five is saved.`,
    })`
      At $\frac{${a}}{${b}}$ of the speed the time is $\frac{${b}}{${a}}$ of the usual one, so the saved minutes are
      $${a - b}$ of $${a}$ parts. Find all $${a}$ parts.`;
    const half = step(calc`${usualTime} / 2`.in('min'), {
      name: 'the usual time of half the way',
      because: text`At the usual speed half of the distance takes half of the time. The other half of the way back
          is run as usual and adds no delay.`,
    })`
      Only half of the way back is slow. Halve the usual time of the run to find the usual time of this half.`;
    const delay = step(calc`${half} * (${d} - ${c}) / ${c}`.in('min'), {
      name: text`the delay`,
      because: text`The time grows by a larger fraction than the speed falls: at half of the speed it doubles.
          Only what is added to the usual time is the delay.`,
    })`
      At $\frac{${c}}{${d}}$ of the speed this half takes $\frac{${d}}{${c}}$ of its usual time. Find by how much that
      is more.`;
    return {
      answer: delay,
      stem: trip({ start, early, there: [a, b], back: [c, d] }),
      show: value => withUnit(value, 'minutes'),
      slips: [
        slip('wrong_base', delay, calc`${half} * (${d} - ${c}) / ${d}`)`
          ${here} takes the lost part of the speed for the lost part of the time; the slow half takes
          $\frac{${d}}{${c}}$ of its usual time.`,
        slip('took_the_whole_for_a_part', half, usualTime)`
          You slowed down the whole way of $${usualTime}$ minutes; only half of it was slow.`,
        slip('subtracted_for_added', saved, start !== early && Math.abs(start - early))`
          You subtracted the $${start}$ and the $${early}$ minutes. Both had to be gained on the way, so they add up.`,
        slip('left_out_a_term', saved, start)`
          With only $${start}$ minutes saved the run would have ended exactly on time, not $${early}$ minutes early.`,
        slip('took_inverse_for_direct', usualTime, calc`${saved} * ${b} / (${a} - ${b})`)`
          You used $${usualTime}$ minutes as the usual time. It is the time of the fast run, and the usual one is
          longer.`,
        slip('used_a_term_twice', usualTime, calc`${saved} * ${b} / (${a} - ${b}) + ${saved} * 2`)`
          $${usualTime}$ minutes adds the saved $${saved}$ minutes twice to the time of the fast run.`,
        slip('left_out_a_term', saved, early)`
          $${early}$ minutes is what was left after the late start had been made up; the run saved more than that.`,
        slip('inverted_the_ratio', delay, calc`${half} * ${c} / ${d}`)`
          You made the slow half shorter: ${here}. A lower speed needs more time, not less.`,
      ],
      snapRead: text`The first run gives the usual time by a fraction of the speed. The second run is slow on one half
        only.`,
      approach: text`Starting late and arriving early together are what the fast run saves, so the usual time is known.
        Then lengthen one half of it by the inverse of the second fraction.`,
      faster: text`$${saved}$ minutes are $${frac(q(a - b, a))}$ of the usual $${usualTime}$. The slow half grows by
        $${frac(q(d - c, c))}$ of $${half}$.`,
      check: text`At $\frac{${a}}{${b}}$ of the speed $${usualTime}$ minutes become
        ${calc`${usualTime} * ${b} / ${a}`}: with $${start}$ minutes lost at the start, it ends $${early}$ minutes
        early. The slow half lasts ${calc`${half} + ${delay}`} minutes.`,
      principle: text`Turn each fraction of the speed into the inverse fraction of the time, and apply it only to the
        part of the way where it holds.`,
    };
  },
);

/** AR.TSD.2 Easy: one fraction of the usual speed. Medium: one made up for a late start, one on half of the way. */
export const partOfTheUsualSpeed: readonly AnyTemplate[] = [
  ...situation<Changed>({
    type: 'AR.TSD.2',
    situation: 'part-of-the-usual-speed',
    tries: 6,
    draw: draw => {
      const [up, down] = draw.pick([
        [2, 3],
        [3, 4],
        [4, 5],
        [5, 6],
        [3, 5],
        [5, 7],
        [4, 7],
        [5, 8],
        [6, 7],
        [4, 3],
        [5, 4],
        [6, 5],
        [7, 5],
        [8, 5],
        [9, 7],
        [10, 7],
      ] as const);
      const minutes = draw.int(4, 30);
      const time = q(minutes * up, Math.abs(down - up));
      return time.d === 1n && time.gte(12) && time.lte(120)
        ? { up, down, minutes, story: draw.pick(stories) }
        : null;
    },
    forms: [usual],
  }),
  ...situation<TwoWays>({
    type: 'AR.TSD.2',
    situation: 'late-start-made-up',
    tries: 12,
    draw: draw => {
      const there = draw.pick([
        [4, 3],
        [5, 4],
        [6, 5],
        [7, 5],
        [7, 6],
        [8, 7],
        [9, 8],
        [8, 5],
        [9, 7],
      ] as const);
      const back = draw.pick([
        [2, 3],
        [3, 4],
        [4, 5],
        [5, 6],
        [3, 5],
        [5, 7],
        [5, 8],
        [6, 7],
      ] as const);
      const [start, early] = [draw.int(4, 18), draw.int(2, 12)];
      const time = q((start + early) * there[0], there[0] - there[1]);
      const delay = time
        .div(2)
        .mul(back[1] - back[0])
        .div(back[0]);
      const fits =
        start !== early &&
        time.d === 1n &&
        delay.d === 1n &&
        time.gte(40) &&
        time.lte(180) &&
        delay.gte(5) &&
        !delay.equals(start + early);
      return fits ? { start, early, there, back, trip: draw.pick(trips) } : null;
    },
    forms: [wayBack],
  }),
];
