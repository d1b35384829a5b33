import { peopleInArithmetic } from '../../people.ts';
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
    verify: ({ u, v, apart, minutes }) => {
      const meeting = q(apart, u + v);
      const then = meeting.sub(q(minutes, 60));
      return q(apart).sub(then.mul(v)).sub(then.mul(u));
    },
  },
  ({ u, v, minutes, apart, way, first, second }, { step, find }) => {
    const closing = step(calc`${u} + ${v}`.in('km/h'), {
      name: 'the speed at which the distance between them shrinks',
      because: text`In an hour one comes nearer by its own speed and the other by its own. So the gap loses both
          distances, not only one of them.`,
    })`
      The ${first} and the ${second} move towards each other, so the distance between them shrinks at the sum of their
      speeds.`;
    const hours = find(calc`${minutes} / 60`, { name: `${minutes} minutes, in hours` });
    const gap = step(calc`${closing} * ${hours}`.in('km'), {
      name: `the distance ${minutes} minutes before`,
      because: text`After these minutes the gap is zero. So the gap before is exactly what both cover in this
          time, and the distance of the towns does not matter.`,
    })`
      In the last ${minutes} minutes they cover exactly the distance that is asked. Multiply the sum of the speeds by
      this time in hours.`;
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
          You subtracted the speeds, $${Math.max(u, v)} - ${Math.min(u, v)}$, as if both went the same way. They move
          towards each other, so the speeds are added.`,
        slip('took_a_mover_for_standing', closing, Math.max(u, v))`
          You used only the faster speed, $${closing}$ km/h, for the ${minutes} minutes. The other one moves as well.`,
        slip('answered_another_quantity', gap, apart % 9 === 0 && calc`${apart} - ${closing} * ${hours}`)`
          You subtracted from ${apart} km what both cover in ${minutes} minutes. That gives the distance ${minutes}
          minutes after the start, not before the end.`,
        slip('halved_needlessly', closing, calc`(${u} + ${v}) / 2`)`
          You used the average of the two speeds, $(${u} + ${v}) \div 2$. The distance shrinks by what both cover
          together.`,
        stop('did_not_convert_a_unit', closing)`
          $${closing}$ km is what both cover in a whole hour. Only ${minutes} minutes are left.`,
        slip('did_not_convert_a_unit', hours, calc`${minutes} / 100`)`
          You counted ${minutes} minutes as $${hours}$ hours. An hour has 60 minutes, so divide by 60.`,
        slip('assumed_equal_parts', closing, u > v && calc`2 * ${u}`)`
          You gave both the speed of ${Math.max(u, v)} km/h, together $${closing}$ km/h. One of them is slower.`,
      ],
      snapRead: text`The ${first} and the ${second} move towards each other, and their distance ${minutes} minutes
        before the end is asked. Only these minutes and the two speeds matter.`,
      approach: text`Look back from the point where they are together. In the ${minutes} minutes before it they cover
        exactly the distance between them, so the distance of the towns is not needed.`,
      check: text`In ${minutes} minutes the ${first} covers $${q(u * minutes, 60)}$ km and the ${second}
        $${q(v * minutes, 60)}$ km, together $${gap}$ km.`,
      principle: text`Some time before two meet, the distance between them is the sum of the speeds times that time,
        whatever the distance at the start.`,
    };
  },
);

interface Chase {
  slow: number;
  fast: number;
  lead: number;
  beyond: number;
  way: boolean;
  who: string;
  chased: string;
}

const chaserSpeed = form<Chase>(
  'speed-of-the-chaser',
  {
    band: 'Easy',
    seconds: 50,
    revision: 3,
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
  ({ slow, beyond, who, chased, lead, way }, { step }) => {
    const place = way ? 'plaza' : 'pump';
    const first = step(calc`${beyond} * 60 / ${slow}`.in('min'), {
      name: `the minutes of the ${chased} from the ${place}`,
      because: text`Both cover the same distance from the ${place}, so their times can be compared. The speed is
          in km an hour, so times 60 gives minutes.`,
    })`
      From the ${place} both cover ${beyond} km. Find how many minutes the ${chased} takes for them at ${slow} km/h.`;
    const second = step(calc`${first} - ${lead}`.in('min'), {
      name: `the minutes of the jeep from the ${place}`,
      because: text`They are together at the same moment. Whoever passed the ${place} later has had less time for
          the same distance, by exactly these minutes.`,
    })`
      The jeep ${way ? 'passes' : 'leaves'} the ${place} ${lead} minutes later and is at the same point at the same
      moment. So it takes ${lead} minutes less.`;
    const speed = step(calc`${beyond} * 60 / ${second}`.in('km/h'), {
      name: 'the speed of the jeep',
      because: text`The distance is the same and the time is shorter, so the speed is higher. A speed in km/h
          needs the time in hours.`,
    })`
      Divide the ${beyond} km by the time of the jeep, and multiply by 60 to get km/h.`;
    const ahead = q(slow * lead, 60);
    return {
      answer: speed,
      stem: way
        ? text`A ${chased} passes a toll plaza at a steady $${slow}$ km/h. ${who} passes the plaza $${lead}$ minutes
          later in a jeep and overtakes the ${chased} $${beyond}$ km beyond it. What is the speed of the jeep?`
        : text`A ${chased} leaves a petrol pump at a constant speed of $${slow}$ km/h. ${who} leaves the pump
          $${lead}$
          minutes later in a jeep along the same road and catches up with the ${chased} after driving $${beyond}$
          km. Find the
          constant speed of the jeep.`,
      show: value => withUnit(value, 'km/h'),
      plausible: value => value.valueOf() > slow,
      slips: [
        slip('misused_the_head_start', second, calc`${first} + ${lead}`)`
          You added the ${lead} minutes and gave the jeep $${second}$ minutes. It ${way ? 'passes' : 'leaves'} the
          ${place} later, so it takes less time.`,
        slip('misused_the_head_start', second, lead)`
          You let the jeep cover the ${beyond} km in ${lead} minutes. That is only how much later it
          ${way ? 'passes' : 'leaves'} the ${place}.`,
        slip('misused_the_head_start', speed, calc`${slow} + ${slow} * ${slow} * ${lead} / (60 * ${beyond})`)`
          The ${chased} is $${ahead}$ km ahead. You gave the jeep the whole time of the ${chased} to make up for this,
          but it has ${lead} minutes less.`,
        slip('misused_the_head_start', second, first.valueOf() > 2 * lead && calc`${first} - 2 * ${lead}`)`
          You subtracted the ${lead} minutes twice, so that only $${second}$ minutes were left for the jeep.`,
        slip('misused_the_head_start', second, calc`${first} - ${lead} / 2`)`
          You subtracted only half of the ${lead} minutes, so that $${second}$ minutes were left for the jeep.`,
        slip('misused_the_head_start', speed, calc`(${beyond} * 60 - ${slow} * ${lead}) / ${second}`)`
          You subtracted the $${ahead}$ km by which the ${chased} is ahead from the distance of the jeep. From the
          ${place} the jeep covers them too.`,
        slip('misused_the_head_start', speed, calc`(${beyond} * 60 + ${slow} * ${lead}) / ${second}`)`
          You added the $${ahead}$ km by which the ${chased} is ahead to the distance of the jeep. They are a part of
          the ${beyond} km already.`,
      ],
      snapRead: text`From the ${place} the ${chased} and the jeep cover the same distance, and the jeep takes ${lead}
        minutes less. The speed of the jeep is asked.`,
      approach: text`Find the time of the ${chased} for the distance and subtract ${lead} minutes: this is the time of
        the jeep. Then divide the distance by it.`,
      check: text`In ${lead} minutes the ${chased} gets $${ahead}$ km ahead. The jeep is $${speed.sub(slow)}$ km/h
        faster, so it needs $${q(slow * lead).div(speed.sub(slow))}$ minutes to make up for this, and in these it covers
        ${beyond} km.`,
      principle: text`When two start from the same place at different times and are together later, both have covered
        the same distance; only their times differ.`,
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
        who: draw.pick(peopleInArithmetic),
        chased: draw.pick(['tractor trolley', 'loaded truck', 'school bus', 'milk van', 'tempo']),
      };
    },
    tries: 20,
    forms: [chaserSpeed],
  }),
];
