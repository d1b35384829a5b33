import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Runner {
  /** The two lengths passed, in metres, and the seconds for them. */
  near: number;
  far: number;
  nearTime: number;
  farTime: number;
  /** Speed of who moves beside the track, km/h. */
  slow: number;
  same: boolean;
  story: (typeof stories)[number];
}

interface Numbers extends Omit<Runner, 'story' | 'same'> {
  /** In which direction the other one moves. */
  direction: string;
}

const stories = [
  {
    near: 'platform',
    far: 'bridge',
    who: 'cyclist',
    tell: ({ near, far, nearTime, farTime, slow, direction }: Numbers) =>
      text`Running at a constant speed, a train crosses a platform $${near}$ m long in $${nearTime}$ seconds and a
        bridge $${far}$ m long in $${farTime}$ seconds. A cyclist rides on a road beside the track at $${slow}$ km/h
        ${direction}. How long does the train take to pass the cyclist?`,
  },
  {
    near: 'bridge',
    far: 'tunnel',
    who: 'tractor',
    tell: ({ near, far, nearTime, farTime, slow, direction }: Numbers) =>
      text`The last coach of a train leaves a bridge of $${near}$ m $${nearTime}$ seconds after the engine reached it,
        and a tunnel of $${far}$ m $${farTime}$ seconds after the engine entered it. Still at the same speed, it meets
        with a tractor of negligible length, driven along the line at $${slow}$ km/h ${direction}. In what time is the
        tractor passed?`,
  },
  {
    near: 'platform',
    far: 'viaduct',
    who: 'scooter',
    tell: ({ near, far, nearTime, farTime, slow, direction }: Numbers) =>
      text`A mail train clears a platform of $${near}$ m in $${nearTime}$ seconds and later a viaduct of $${far}$ m in
        $${farTime}$ seconds, without changing its speed. After that it comes to Pallavi, who rides a scooter at
        $${slow}$ km/h on a straight road beside the line, ${direction}. How much time does the train need to go past
        the scooter?`,
  },
  {
    near: 'first tunnel',
    far: 'second tunnel',
    who: 'trackman',
    tell: ({ near, far, nearTime, farTime, slow, direction }: Numbers) =>
      text`A superfast train, which never changes its speed, is wholly or partly inside a first tunnel of $${near}$ m
        for $${nearTime}$ seconds and inside a second tunnel of $${far}$ m for $${farTime}$ seconds. Between the tunnels
        a trackman rides a motor trolley at $${slow}$ km/h on the other track, ${direction}. If the length of the
        trolley is neglected, find the time in which the train passes it.`,
  },
  {
    near: 'first platform',
    far: 'second platform',
    who: 'racing cyclist',
    tell: ({ near, far, nearTime, farTime, slow, direction }: Numbers) =>
      text`The first platform of a junction is $${near}$ m long, the second platform $${far}$ m. A through train needs
        $${nearTime}$ seconds to clear the first and $${farTime}$ seconds to clear the second. Then, at the same speed,
        it passes a racing cyclist who trains at $${slow}$ km/h on a road beside the line, ${direction}. For how many
        seconds is the cyclist beside the train?`,
  },
] as const;

const timePastRunner = form<Runner>(
  'time-past-a-moving-person',
  {
    band: 'Medium',
    seconds: 95,
    verify: ({ near, far, nearTime, farTime, slow, same }) => {
      // The train's length by trial; then the two are moved second by second.
      for (let length = 1; length < 2000; length += 1) {
        const speed = (near + length) / nearTime;
        if (Math.abs(speed * farTime - far - length) > 1e-9) continue;
        for (let time = 1; time < 400; time += 0.5) {
          const gain = time * speed + ((same ? -1 : 1) * time * slow) / 3.6;
          if (Math.abs(gain - length) < 1e-6) return q(2 * time, 2);
        }
      }
      throw new Error('no whole time');
    },
  },
  ({ near, far, nearTime, farTime, slow, same, story }, { step }) => {
    const { who } = story;
    const speed = step(calc`(${far} - ${near}) / (${farTime} - ${nearTime})`.in('m/s'), {
      name: 'the speed of the train',
      because: text`The train's own length is in both distances, so it cancels in their difference. The speed
          cannot be found from one run alone, because the length is not known.`,
    })`
      The ${story.far} is longer than the ${story.near}, and only that difference costs extra time. Divide it by the
      extra time to find the speed of the train.`;
    const own = step(calc`${speed} * ${nearTime} - ${near}`.in('m'), {
      name: 'the length of the train',
      because: text`The time runs from the front of the train reaching the ${story.near} until its end leaves it.
          In this time the train moves on by both lengths.`,
    })`
      Past the ${story.near} the train covers the ${story.near} and its own length. Multiply its speed by the time,
      and subtract the ${story.near}.`;
    const other = step(calc`${slow} * 5 / 18`.in('m/s'), {
      name: `the speed of the ${who} in m/s`,
      because: text`The speed of the train is in metres per second, and speeds can be compared only in the same
          unit. $\frac{5}{18}$ is 1,000 metres over 3,600 seconds.`,
    })`
      Change the speed of the ${who} to metres per second, the unit of the train's speed.`;
    const gain = step(same ? calc`${speed} - ${other}`.in('m/s') : calc`${speed} + ${other}`.in('m/s'), {
      name: `the speed of the train as seen by the ${who}`,
      because: text`A standing ${who} would see the train at its own speed. ${
        same
          ? text`If both move the same way, the train gets ahead each second only by the difference of the two
            speeds.`
          : text`Moving towards it, the ${who} shortens the distance in a second as well.`
      }`,
    })`
      ${
        same
          ? text`The ${who} moves the same way, so the train gets ahead at the difference of the speeds.`
          : text`The ${who} comes towards the train, so the speeds add up.`
      }`;
    const time = step(calc`${own} / ${gain}`.in('s'), {
      name: text`the time past the ${who}`,
      because: text`The length of the train is covered at the speed at which it moves past, not at its own speed.`,
    })`
      A person has nearly no length, so the train has to move past the ${who} only by its own length. Divide it by
      this speed.`;
    const direction = same ? 'in the same direction as the train' : 'towards the train';
    return {
      answer: time,
      stem: story.tell({ near, far, nearTime, farTime, slow, direction }),
      show: value => withUnit(value, 'seconds'),
      slips: [
        slip('used_the_wrong_relative_speed', gain, same && calc`${speed} + ${other}`)`
          ${here} m/s is the relative speed for a ${who} coming towards the train; this one moves the same way.`,
        slip('used_the_wrong_relative_speed', gain, !same && calc`${speed} - ${other}`)`
          ${here} m/s is the relative speed for a ${who} moving the same way as the train; this one comes towards
          it.`,
        slip('took_a_mover_for_standing', gain, speed)`
          Dividing $${own}$ by $${speed}$ treats the ${who} as standing still; the ${who} moves at $${slow}$ km/h.`,
        slip('left_out_a_length', speed, calc`${near} / ${nearTime}`)`
          ${here}: in $${nearTime}$ seconds the train covers more than the ${story.near}, namely its own length too.`,
        slip('left_out_a_length', speed, calc`${far} / ${farTime}`)`
          ${here}: in $${farTime}$ seconds the train covers its own length as well as the ${story.far}.`,
        slip('took_the_whole_for_a_part', own, calc`${speed} * ${nearTime}`)`
          ${here} metres is the ${story.near} and the train together; only the train has to go past the ${who}.`,
        slip('did_not_convert_a_unit', other, speed.gt(slow) && slow)`
          $${slow}$ was put beside metres per second as it stands; it is in kilometres per hour.`,
        slip('divided_by_the_wrong_number', other, calc`${slow} / 6`)`
          ${here}: dividing by $6$ is not the change from km/h to m/s. A kilometre has $1000$ metres and an hour $3600$
          seconds.`,
        slip('scaled_from_the_wrong_length', own, near)`
          The $${near}$ m are those of the ${story.near}; it is the train that moves past the ${who}.`,
      ],
      snapRead: text`Two lengths with two times give the train's speed and length; then the ${who} moves, so a relative
        speed is needed.`,
      approach: text`First remove the unknown length by subtracting the two runs, so that the speed is known. With it
        find the length, and let the train pass the ${who} at the relative speed.`,
      check: text`In $${time}$ seconds the train moves $${calc`${speed} * ${time}`.value}$ m and the ${who}
        $${calc`${other} * ${time}`.value}$ m: the ${same ? 'difference' : 'sum'} is the $${own}$ m of the train, which
        fits $${farTime}$ s for $${calc`${far} + ${own}`.value}$ m.`,
      principle: text`Subtract two runs of the same train and its unknown length is gone; what is left gives the
        speed.`,
    };
  },
);

/** AR.REL.1 Medium: the speed from two runs, then a relative speed. */
export const runnerBesideTheTrack: readonly AnyTemplate[] = situation<Runner>({
  type: 'AR.REL.1',
  situation: 'runner-beside-the-track',
  tries: 20,
  draw: draw => {
    const speed = draw.pick([15, 17.5, 20, 22.5, 25, 30]);
    const slow = draw.pick([9, 10.8, 12.6, 14.4, 18, 21.6, 22.5, 27]);
    const same = draw.chance(0.5);
    const gain = speed + ((same ? -1 : 1) * slow) / 3.6;
    const own = draw.step(120, 400, 10);
    const nearTime = draw.int(14, 32);
    const farTime = nearTime + draw.int(4, 20);
    const [near, far] = [speed * nearTime - own, speed * farTime - own];
    const time = own / gain;
    const fits =
      Math.abs(2 * time - Math.round(2 * time)) < 1e-9 &&
      near >= 80 &&
      far <= 900 &&
      near % 5 === 0 &&
      far % 5 === 0 &&
      near !== own &&
      far !== own &&
      ![speed, gain, slow, slow / 3.6].includes(Math.round(time));
    return fits ? { near, far, nearTime, farTime, slow, same, story: draw.pick(stories) } : null;
  },
  forms: [timePastRunner],
});
