import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  /** The two speeds in km/h, with the minutes by which one is late and the other early. */
  slow: number;
  fast: number;
  late: number;
  early: number;
}

interface LateAndEarly extends Numbers {
  story: (typeof stories)[number];
}

const stories = [
  {
    who: 'the bus',
    distance: ({ slow, fast, late, early }: Numbers) =>
      text`A school bus reaches the school $${late}$ minutes late if it runs at $${slow}$ km/h, and $${early}$ minutes
        early if it runs at $${fast}$ km/h. What is the length of its route?`,
    onTime: ({ slow, fast, late, early }: Numbers) =>
      text`At $${slow}$ km/h a school bus comes $${late}$ minutes after the bell, and at $${fast}$ km/h it comes
        $${early}$ minutes before the bell. It always starts at the same time and takes the same route. At which steady
        speed does it arrive exactly when the bell rings?`,
  },
  {
    who: 'Joseph',
    distance: ({ slow, fast, late, early }: Numbers) =>
      text`Joseph rides a scooter from home to his office. With an average of $${slow}$ km/h he is $${late}$ minutes
      late; had he kept up $${fast}$ km/h, he would have been there $${early}$ minutes before time. How far is the
      office from his home?`,
    onTime: ({ slow, fast, late, early }: Numbers) =>
      text`Joseph leaves home at a fixed time and rides a scooter to his office. He has noticed that he is $${late}$
      minutes late with an average speed of $${slow}$ km/h and has $${early}$ minutes to spare with $${fast}$ km/h.
      What average speed brings him there just in time?`,
  },
  {
    who: 'the van',
    distance: ({ slow, fast, late, early }: Numbers) =>
      text`A van has to deliver milk to a hotel by a fixed hour. Driving at $${fast}$ km/h all the way it would be there
        $${early}$ minutes too early, and at $${slow}$ km/h it would be $${late}$ minutes too late. How many kilometres
        must it drive?`,
    onTime: ({ slow, fast, late, early }: Numbers) =>
      text`A van that carries milk to a hotel would be $${early}$ minutes early at $${fast}$ km/h and $${late}$ minutes
        late at $${slow}$ km/h. The driver wants to arrive neither early nor late without starting at another time. Find
        the constant speed that is needed.`,
  },
  {
    who: 'Sneha',
    distance: ({ slow, fast, late, early }: Numbers) =>
      text`To catch a train, Sneha takes an auto-rickshaw to the station. If it goes at $${slow}$ km/h she misses the
        departure by $${late}$ minutes; at $${fast}$ km/h she has $${early}$ minutes left on the platform. Find the
        distance to the station.`,
    onTime: ({ slow, fast, late, early }: Numbers) =>
      text`Sneha sits in an auto-rickshaw on her way to the railway station. A speed of $${slow}$ km/h would bring her
        there $${late}$ minutes after the train has left, $${fast}$ km/h would bring her there $${early}$ minutes before
        it leaves. At what speed would she reach the station at the minute of departure?`,
  },
] as const;

/** The kilometres by trial, in tenths: the two times differ by late and early together. */
function trialDistance({ slow, fast, late, early }: Numbers): number {
  for (let tenths = 1; tenths < 20000; tenths += 1)
    if (Math.abs((tenths / 10) * (1 / slow - 1 / fast) - (late + early) / 60) < 1e-9) return tenths / 10;
  throw new Error('no distance fits');
}

const distance = form<LateAndEarly>(
  'distance-from-late-and-early',
  {
    band: 'Easy',
    seconds: 55,
    verify: p => q(Math.round(trialDistance(p) * 10), 10),
  },
  ({ slow, fast, late, early, story }, { step }) => {
    const { who } = story;
    const apart = step(calc`${late} + ${early}`.in('min'), {
      name: 'the difference of the two travelling times',
      because: text`From 5 minutes early to 10 minutes late is 15 minutes.`,
    })`
      From arriving early to arriving late is the difference of the two travelling times. Add, because the right
      moment lies between them.`;
    const slowTime = step(calc`${fast} * ${apart} / (${fast} - ${slow})`.in('min'), {
      name: 'the time at the lower speed',
      because: text`Half of the speed takes twice the time, because the distance is the same. So the lower speed
          has the larger number of parts, and the parts differ by the minutes just found.`,
    })`
      Over the same distance the times are in the inverse ratio of the speeds, $${fast}$ parts to $${slow}$ parts. The
      difference of the parts is the difference of the times; find the longer time.`;
    const way = step(calc`${slow} * ${slowTime} / 60`.in('km'), {
      name: text`the distance`,
      because: text`The longer time belongs to the lower speed, and a speed in km an hour needs hours.`,
    })`
      Multiply the lower speed by this time. The $60$ turns minutes into hours.`;
    return {
      answer: way,
      stem: story.distance({ slow, fast, late, early }),
      show: value => withUnit(value, 'km'),
      slips: [
        slip('subtracted_for_added', apart, late !== early && Math.abs(late - early))`
          The two times differ by more than $${apart}$ minutes: it arrives too late once and too early once, so the
          minutes are added.`,
        slip('left_out_a_term', apart, late)`
          $${late}$ minutes is how far the slow run is from the right moment, not how far it is from the fast run.`,
        slip('swapped_the_two', way, calc`${fast} * ${slowTime} / 60`)`
          $${slowTime}$ minutes belong to $${slow}$ km/h, but you multiplied them by $${fast}$ km/h.`,
        slip('took_inverse_for_direct', slowTime, calc`${slow} * ${apart} / (${fast} - ${slow})`)`
          ${here} minutes gives the lower speed the shorter time. Times are in the inverse ratio of the speeds.`,
        slip('averaged_the_speeds', way, calc`(${slow} + ${fast}) / 2 * ${slowTime} / 60`)`
          ${here}: the run that lasts $${slowTime}$ minutes was made at $${slow}$ km/h, not at the average of the two
          speeds.`,
        slip('used_a_term_twice', way, calc`${slow} * (${slowTime} + ${late}) / 60`)`
          You added the delay to the time: ${here}. This time contains the delay already.`,
        slip('divided_by_the_wrong_number', slowTime, calc`${fast} * ${apart} / (${fast} + ${slow})`)`
          You divided by the sum of the parts: ${here}. The $${apart}$ minutes are the difference of the two times, so
          divide by the difference.`,
        slip('left_out_a_term', apart, early)`
          $${early}$ minutes is only the part before the right moment; the slow run ends $${late}$ minutes after it.`,
        slip('used_a_term_twice', way, calc`(${slow} * ${slowTime} + ${slow} * ${apart}) / 60`)`
          You let ${who} go on at $${slow}$ km/h for another $${apart}$ minutes; those are part of the longer time.`,
      ],
      snapRead: text`The same distance at two speeds, once late and once early. The minutes late and early together
        are the difference of the times.`,
      approach: text`The distance is the same, so the times are inversely as the speeds. Find the difference of the
        times, and divide it in that ratio.`,
      faster: text`One kilometre costs $\frac{60}{${slow}} - \frac{60}{${fast}}$ minutes more at the lower speed, and
        $${apart}$ minutes are lost in all: $${apart} \div ${q(60, slow).sub(q(60, fast))} = ${way}$.`,
      check: text`$${way}$ km take ${calc`${way} * 60 / ${slow}`} minutes at $${slow}$ km/h and
        ${calc`${way} * 60 / ${fast}`} minutes at $${fast}$ km/h, which is $${apart}$ minutes less.`,
      principle: text`For a fixed distance the times are inversely as the speeds; late plus early is the difference of
        the times.`,
    };
  },
);

const onTime = form<LateAndEarly>(
  'speed-to-be-on-time',
  {
    band: 'Medium',
    seconds: 85,
    suits: p => {
      const speed = speedOf(p);
      return (
        Number.isInteger(speed * 2) &&
        p.late !== p.early &&
        Math.abs(p.late - p.early) >= 3 &&
        ![p.late, p.early, p.late + p.early].includes(speed) &&
        !timesOf(p).includes(speed)
      );
    },
    verify: p => {
      const way = trialDistance(p);
      for (let halves = 2 * p.slow; halves <= 2 * p.fast; halves += 1)
        if (Math.abs(way / (halves / 2) - (way / p.slow - p.late / 60)) < 1e-9) return q(halves, 2);
      throw new Error('no speed fits');
    },
  },
  ({ slow, fast, late, early, story }, { step }) => {
    const { who } = story;
    const apart = step(calc`${late} + ${early}`.in('min'), {
      name: 'the difference of the two travelling times',
      because: text`Both start at the same time, so later arrival means longer travel. The right moment lies
          between the two arrivals.`,
    })`
      It arrives after the right moment once and before it once, so the two travelling times differ by the minutes
      late and the minutes early together. Add them.`;
    const slowTime = step(calc`${fast} * ${apart} / (${fast} - ${slow})`.in('min'), {
      name: 'the time at the lower speed',
      because: text`For the same distance the times are inversely as the speeds. The parts differ by $${fast} -
          ${slow}$, and this difference is known in minutes.`,
    })`
      The times are in the ratio $${fast} : ${slow}$, the inverse of the speeds. From their difference find the longer
      one.`;
    const right = step(calc`${slowTime} - ${late}`.in('min'), {
      name: 'the time that is allowed',
      because: text`Arriving exactly at the right moment would have taken less time than the slow run, by the
          delay. From the fast run it would be more time, by the minutes early.`,
    })`
      The slow run lasts too long by the $${late}$ minutes it is late. Subtract them to find the time that is allowed.`;
    const speed = step(calc`${slow} * ${slowTime} / ${right}`.in('km/h'), {
      name: text`the speed to be on time`,
      because: text`Three quarters of the time means four thirds of the speed. So multiply the lower speed by the
          old time over the new one.`,
    })`
      The distance is the same again, so the lower speed has to grow in the ratio of the two times.`;
    return {
      answer: speed,
      stem: story.onTime({ slow, fast, late, early }),
      show: value => withUnit(value, 'km/h'),
      plausible: value => value.gt(slow) && value.lt(fast),
      slips: [
        slip('averaged_the_speeds', speed, calc`(${slow} + ${fast}) / 2`)`
          ${here} is the average of the two speeds. Times do not change evenly with the speed, and the two deviations
          are not equal.`,
        slip('assumed_a_symmetry', right, calc`${slowTime} - ${apart} / 2`)`
          You used $${right}$ minutes, half-way between the two times. The right moment is $${late}$ minutes from one
          and $${early}$ minutes from the other.`,
        slip('swapped_the_two', right, calc`${slowTime} - ${early}`)`
          ${here}: the slow run is too long by the $${late}$ minutes it is late, not by the $${early}$ minutes.`,
        slip('assumed_a_proportion', speed, calc`(${slow} * ${early} + ${fast} * ${late}) / ${apart}`)`
          ${here} divides the gap between the speeds in the ratio of the minutes. The times behave like that, the speeds
          do not.`,
        slip('left_out_a_term', apart, late)`
          With a difference of only $${late}$ minutes, $${slowTime}$ minutes for ${who} at $${slow}$ km/h is too
          short.`,
        slip('subtracted_for_added', apart, Math.abs(late - early))`
          $${apart}$ minutes is the difference of the two deviations; the times differ by their sum.`,
        slip('swapped_the_weights', speed, calc`(${slow} * ${late} + ${fast} * ${early}) / ${apart}`)`
          ${here} weights each speed by its own minutes; it would lie nearer to the speed that misses the moment by
          more.`,
      ],
      snapRead: text`Late at one speed and early at another, and the speed for the right moment is asked. Find the
        times first, not the speeds.`,
      approach: text`Find the time of the slow run from the difference of the two times. The allowed time is then
        known, and over a fixed distance the speeds are inversely as the times.`,
      faster: text`Times $${slowTime}$ and $${slowTime.sub(apart)}$ minutes, allowed $${right}$: the speed is
        $${slow} \times \frac{${slowTime}}{${right}}$ km/h.`,
      check: text`The way is ${calc`${slow} * ${slowTime} / 60`} km; at $${speed}$ km/h it takes $${right}$ minutes,
        which is $${early}$ more than the ${calc`${slowTime} - ${apart}`} minutes at $${fast}$ km/h.`,
      principle: text`Over a fixed distance it is the times that add and subtract; turn a speed into a time before you
        look for something in between.`,
    };
  },
);

/** Times in minutes that a slip may show: of the slow trip, of one half-way between the two, and of one early trip. */
function timesOf({ slow, fast, late, early }: Numbers): number[] {
  const slowTime = (fast * (late + early)) / (fast - slow);
  return [slowTime, slowTime - (late + early) / 2, slowTime - early, slowTime - late];
}

/** The speed for the right moment, in km/h. */
function speedOf({ slow, fast, late, early }: Numbers): number {
  const slowTime = q(fast * (late + early), fast - slow);
  return q(slow).mul(slowTime).div(slowTime.sub(late)).valueOf();
}

/** AR.TSD.2 Easy and Medium: one speed too low, one too high. */
export const lateAtOneSpeed: readonly AnyTemplate[] = situation<LateAndEarly>({
  type: 'AR.TSD.2',
  situation: 'late-at-one-speed',
  tries: 12,
  draw: draw => {
    const slow = draw.pick([20, 24, 25, 27, 28, 30, 32, 35, 36, 40, 42, 45, 48, 50]);
    const fast = slow + draw.pick([4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20]);
    const [late, early] = [draw.int(3, 24), draw.int(2, 20)];
    const way = q(slow * fast * (late + early), 60 * (fast - slow));
    const slowTime = q(fast * (late + early), fast - slow);
    const fits =
      way.d === 1n &&
      slowTime.d === 1n &&
      slowTime.lte(150) &&
      way.gte(3) &&
      way.lte(48) &&
      ![late, early, late + early, Math.abs(late - early), slowTime.valueOf() - late - early].includes(
        way.valueOf(),
      );
    return fits ? { slow, fast, late, early, story: draw.pick(stories) } : null;
  },
  forms: [distance, onTime],
});
