import { calc, form, situation, slip, stop, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
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

const beforeMeeting = form<Towards>(
  'gap-before-meeting',
  {
    band: 'Easy',
    seconds: 40,
    revision: 3,
    apart: true,
    verify: ({ u, v, apart, minutes }) => {
      const meeting = q(apart, u + v);
      const then = meeting.sub(q(minutes, 60));
      return q(apart).sub(then.mul(v)).sub(then.mul(u));
    },
  },
  ({ u, v, minutes, apart, way, first, second }, { step, find }) => {
    const closing = step(calc`${u} + ${v}`.in('km/h'))`
      The ${first} and the ${second} approach each other, so the distance between them shrinks at the sum of their
      speeds.`;
    const hours = find(calc`${minutes} / 60`);
    const gap = step(calc`${closing} * ${hours}`.in('km'))`
      The distance asked for is closed in exactly the last $${minutes}$ minutes. Multiply the closing speed by this
      time in hours.`;
    return {
      answer: gap,
      stem: way
        ? text`A ${first} and a ${second} start at the same time from two towns ${String(apart)} km apart and drive
          towards each other at $${u}$ km/h and $${v}$ km/h. How far apart are they $${minutes}$ minutes before they
          meet?`
        : text`Two towns lie $${apart}$ km apart on a straight highway. At noon a ${first} leaves one of them at
          $${u}$ km/h and a ${second} leaves the other at $${v}$ km/h, each for the other town. How far apart are the
          two vehicles $${minutes}$ minutes before they pass each other?`,
      show: value => withUnit(value, 'km'),
      plausible: value => value.valueOf() > 0 && value.valueOf() < apart,
      slips: [
        slip('used_the_wrong_relative_speed', closing, Math.abs(u - v))`
          You subtracted the speeds, $${Math.max(u, v)} - ${Math.min(u, v)}$, as in a chase. Vehicles that approach
          each other close the gap at the sum of their speeds.`,
        slip('took_a_mover_for_standing', closing, Math.max(u, v))`
          Only the faster vehicle's $${closing}$ km/h is used for the $${minutes}$ minutes; the other one moves as
          well.`,
        slip('answered_another_quantity', gap, apart % 9 === 0 && calc`${apart} - ${closing} * ${hours}`)`
          From the $${apart}$ km you took off what is covered in $${minutes}$ minutes. That is the gap $${minutes}$
          minutes after the start, not before the meeting.`,
        slip('halved_needlessly', closing, calc`(${u} + ${v}) / 2`)`
          You used the average of the two speeds, $(${u} + ${v}) \div 2$; the gap shrinks by what both cover
          together.`,
        stop('did_not_convert_a_unit', closing)`
          $${closing}$ km is what the two cover in a whole hour; only $${minutes}$ minutes are left.`,
        slip('did_not_convert_a_unit', hours, calc`${minutes} / 100`)`
          $${minutes}$ minutes became $${hours}$ hours, but an hour has sixty minutes, not a hundred.`,
        slip('assumed_equal_parts', closing, u > v && calc`2 * ${u}`)`
          A closing speed of $${closing}$ km/h gives both vehicles the speed $${Math.max(u, v)}$ km/h, but one of them
          is slower.`,
      ],
      snapRead: text`Two vehicles drive towards each other, and their distance a given time before the meeting is
        asked: only the closing speed and that time count.`,
      approach: text`Look back from the meeting. In the last minutes before it the two cover exactly the distance that
        was between them, so the distance between the towns is not needed.`,
      check: text`In $${minutes}$ minutes they cover $${q(u * minutes, 60)}$ km and $${q(v * minutes, 60)}$ km,
        together $${gap}$ km.`,
      principle: text`Before a meeting the gap is the closing speed times the time that remains, whatever the distance
        at the start.`,
    };
  },
);

interface Chase {
  slow: number;
  fast: number;
  lead: number;
  beyond: number;
  way: boolean;
  chased: string;
}

const chaserSpeed = form<Chase>(
  'speed-of-the-chaser',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
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
  },
  ({ slow, beyond, chased, lead, way }, { step }) => {
    const place = way ? 'plaza' : 'depot';
    const first = step(calc`${beyond} * 60 / ${slow}`.in('min'))`
      From the ${place} both drive $${beyond}$ km. Find how many minutes the ${chased} takes for them.`;
    const second = step(calc`${first} - ${lead}`.in('min'))`
      The jeep ${way ? 'passes' : 'leaves'} the ${place} $${lead}$ minutes later and is at the same point at the same
      moment, so it takes that much less.`;
    const speed = step(calc`${beyond} * 60 / ${second}`.in('km/h'))`
      Divide the $${beyond}$ km by the jeep's time. The $60$ turns minutes into hours.`;
    const ahead = q(slow * lead, 60);
    return {
      answer: speed,
      stem: way
        ? text`A ${chased} passes a toll plaza at a steady $${slow}$ km/h. A jeep passes the plaza $${lead}$ minutes
          later and overtakes the ${chased} $${beyond}$ km beyond it. What is the speed of the jeep?`
        : text`A ${chased} leaves a depot at a constant speed of $${slow}$ km/h. A jeep leaves the depot $${lead}$
          minutes later along the same road and catches up with the ${chased} after driving $${beyond}$ km. Find the
          constant speed of the jeep.`,
      show: value => withUnit(value, 'km/h'),
      plausible: value => value.valueOf() > slow,
      slips: [
        slip('misused_the_head_start', second, calc`${first} + ${lead}`)`
          With $${second}$ minutes the jeep would have ${way ? 'passed' : 'left'} the ${place} $${lead}$ minutes
          before the ${chased}, not after it.`,
        slip('misused_the_head_start', second, lead)`
          You let the jeep cover the $${beyond}$ km in $${lead}$ minutes; that is its delay, not its driving time.`,
        slip('misused_the_head_start', speed, calc`${slow} + ${slow} * ${slow} * ${lead} / (60 * ${beyond})`)`
          The jeep has to make up $${ahead}$ km. You gave it all the driving time of the ${chased} for this, but it
          drives $${lead}$ minutes less.`,
        slip('misused_the_head_start', second, first.valueOf() > 2 * lead && calc`${first} - 2 * ${lead}`)`
          Leaving the jeep only $${second}$ minutes takes the delay off twice; it comes $${lead}$ minutes later,
          once.`,
        slip('misused_the_head_start', second, calc`${first} - ${lead} / 2`)`
          Only half of the $${lead}$ minutes was taken off the time; the jeep comes the full $${lead}$ minutes
          later.`,
        slip('misused_the_head_start', speed, calc`(${beyond} * 60 - ${slow} * ${lead}) / ${second}`)`
          You took the $${ahead}$ km of the head start off the jeep's distance, but from the ${place} it has to drive
          them too.`,
        slip('misused_the_head_start', speed, calc`(${beyond} * 60 + ${slow} * ${lead}) / ${second}`)`
          The $${ahead}$ km of the head start were added to the jeep's distance; they are already part of the
          $${beyond}$ km.`,
      ],
      snapRead: text`Both vehicles drive the same distance from the ${place}, and the second takes less time by its
        delay: compare the two times.`,
      approach: text`The distances from the ${place} are equal, so the times decide. Turn the distance into the time
        of the ${chased}, take off the delay, and turn the jeep's time into a speed.`,
      check: text`In $${lead}$ minutes the ${chased} gets $${ahead}$ km ahead. The jeep gains $${speed.sub(slow)}$ km
        in an hour, so it catches up after $${q(slow * lead).div(speed.sub(slow))}$ minutes, at $${beyond}$ km.`,
      principle: text`When one vehicle overtakes another, both have covered the same distance since the common place;
        only their times differ.`,
    };
  },
);

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
