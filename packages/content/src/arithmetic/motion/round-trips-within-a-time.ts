import type Fraction from 'fraction.js';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { grouped, numberTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const n = (value: Fraction) => value.valueOf();

interface Window {
  /** Distance one way, what the way back is faster by, and the speeds at which the whole time is just a bound. */
  far: number;
  more: number;
  slow: number;
  quick: number;
  place: string;
  frame: number;
}

const places = [
  'a temple town',
  'a wildlife park',
  'a border post',
  'a fishing port',
  'a tea estate',
  'a sports camp',
] as const;
const timeAt = (far: number, more: number, u: number) => q(far, u).add(q(far, u + more));
const inHours = (hours: Fraction) => (hours.equals(1) ? '$1$ hour' : `$${numberTex(hours)}$ hours`);
/** Distances and differences of speed with the speeds that give whole or half hours. */
const rounds = Array.from({ length: 30 }, (_, i) => 60 + 10 * i).flatMap(far =>
  Array.from({ length: 12 }, (_, i) => 4 + 2 * i).flatMap(more => {
    const speeds = Array.from({ length: 71 }, (_, i) => 20 + i).filter(
      u => (2 * far * (2 * u + more)) % (u * (u + more)) === 0 && far / u + far / (u + more) <= 9,
    );
    return speeds.length > 1 ? [{ far, more, speeds }] : [];
  }),
);

const speedsInWindow = form<Window>(
  'speeds-within-a-time',
  {
    band: 'Hard',
    seconds: 110,
    revision: 2,
    also: ['AL.INQ.2', 'AL.QUA.8'],
    entry: true,
    verify: ({ far, more, slow, quick }) => {
      const [from, to] = [far / quick + far / (quick + more), far / slow + far / (slow + more)];
      let count = 0;
      for (let u = 1; u <= 600; u += 1) {
        const time = far / u + far / (u + more);
        if (time > from + 1e-9 && time < to - 1e-9) count += 1;
      }
      return q(count);
    },
  },
  ({ slow, far, more, quick, place, frame }, { step }) => {
    const [least, most] = [timeAt(far, more, quick), timeAt(far, more, slow)];
    const slowFound = step(slow, {
      works:
        value => tex`\frac{${far}}{u} + \frac{${far}}{u + ${more}} = ${most} \Rightarrow ${most}u(u + ${more}) =
          ${far}(2u + ${more}) \Rightarrow u = ${value}`,
      because: text`A greater speed shortens both ways, so the whole time falls steadily, and each bound for the time
        belongs to one speed.`,
    })`
        ${frame > 0 && text`Let the speed on the way there be $u$ km/h. `}The whole time falls as $u$ rises, so find
        the speed at which both ways take just ${inHours(most)}.`;
    const quickFound = step(
      quick,
      value =>
        tex`\frac{${far}}{u} + \frac{${far}}{u + ${more}} = ${least} \Rightarrow ${least}u(u + ${more}) = ${far}(2u +
          ${more}) \Rightarrow u = ${value}`,
    )`
          The other limit of the time gives another speed. Find the speed at which both ways take just
          ${inHours(least)} in the same way.`;
    const count = step(calc`${quickFound} - ${slowFound} - 1`)`
        The time has to be strictly between the two limits, so neither speed counts. Count the whole numbers between
        them.`;
    const hoursAt = (u: Fraction) => `$${grouped(timeAt(far, more, n(u)), 3)}$`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`A family drives $${far}$ km to ${place} at $u$ km/h, where $u$ is a positive integer, and returns by
            the same road $${more}$ km/h faster. Both ways together take more than ${inHours(least)} but less than
            ${inHours(most)}. How many values of $u$ are possible?`
          : text`The distance from a depot to ${place} is $${far}$ km. A driver's speed on the way there is a whole
            number of km/h, and on the way back it is $${more}$ km/h more. The round trip takes more than
            ${inHours(least)} and less than ${inHours(most)} of driving. How many speeds are possible for the way
            there?`,
      show: plain,
      plausible: whole,
      slips: [
        slip('let_in_an_end_point', count, calc`${quickFound} - ${slowFound} + 1`)`
            You counted $${slowFound}$ km/h and $${quickFound}$ km/h as well. At these speeds both ways take exactly
            ${inHours(most)} and ${inHours(least)}, and both times are excluded.`,
        slip('counted_gaps_for_numbers', count, calc`${quickFound} - ${slowFound}`)`
            You subtracted the two speeds: ${here}. That counts one of them as well, but at both of them the time is
            one of the excluded limits.`,
        slip('averaged_the_speeds', slowFound, calc`floor(2 * ${far} / ${most})`)`
            You used one speed for both ways: $${2 * far}$ km in ${inHours(most)} gives about $${slowFound}$ km/h. The
            way back is $${more}$ km/h faster.`,
        slip('averaged_the_speeds', quickFound, calc`ceil(2 * ${far} / ${least})`)`
            You used one speed for both ways: $${2 * far}$ km in ${inHours(least)} gives about $${quickFound}$ km/h.
            The way back is $${more}$ km/h faster, so the way there may be slower.`,
        slip('mixed_up_one_way_and_both', slowFound, calc`floor(2 * ${far} / ${most} - ${more})`)`
            You used the higher speed for both ways, $${2 * far}$ km in ${inHours(most)}, and then subtracted
            $${more}$ km/h. Only the way back has the higher speed.`,
        slip('averaged_the_speeds', slowFound, () => {
          const middle = q(2 * far)
            .div(most)
            .sub(q(more, 2))
            .floor();
          return middle.equals(slow) ? null : middle;
        })`
            You used the mean of the two speeds as the average speed and got $${slowFound}$ km/h. The slower way takes
            longer, so the average speed is below the mean.`,
        slip('mixed_up_one_way_and_both', quickFound, () => {
          const wrong = q(2 * far)
            .div(least)
            .sub(more)
            .ceil();
          return wrong.valueOf() > slow + 1 ? wrong : null;
        })`
            You used the higher speed for both ways and got $${quickFound}$ km/h. Only the way back is $${more}$ km/h
            faster, so the way there needs more than that.`,
        slip('left_out_an_end_point', count, calc`${quickFound} - ${slowFound} - 2`)`
              You left out one speed too many at each end. At $${slowFound.add(1)}$ km/h both ways already take less
              than ${inHours(most)}, and at $${quickFound.sub(1)}$ km/h still more than ${inHours(least)}.`,
      ],
      snapRead: text`The two speeds, there and back, have a fixed difference, and the whole time has two
        limits. So find the speed for each limit, and count the whole numbers between.`,
      approach: text`The greater the speed, the shorter the time. So each limit of the time belongs to one speed, and
        all speeds strictly between the two are possible.`,
      faster: text`Do not solve the equations; try speeds that suit $${far}$ km:
        ${calc`${far} / ${slowFound} + ${far} / ${slowFound.add(more)}`} and
        ${calc`${far} / ${quickFound} + ${far} / ${quickFound.add(more)}`}. Count between $${slowFound}$ and
        $${quickFound}$.`,
      check: text`At $${slowFound}$ km/h both ways take $${most}$ h, at $${slowFound.add(1)}$ km/h about
        ${hoursAt(slowFound.add(1))} h; at $${quickFound.sub(1)}$ km/h about ${hoursAt(quickFound.sub(1))} h, at
        $${quickFound}$ km/h $${least}$ h. So the first and the last possible speeds are $${slowFound.add(1)}$ and
        $${quickFound.sub(1)}$ km/h.`,
      principle: text`When the time falls as the speed rises, two limits for the time give two limits for the speed;
        find these and count between them.`,
    };
  },
);

/** AR.TSD.1 Hard: a round trip within bounds of time. */
export const roundTripsWithinATime: readonly AnyTemplate[] = situation<Window>({
  type: 'AR.TSD.1',
  situation: 'round-trip-within-a-time',
  tries: 40,
  draw: draw => {
    const { far, more, speeds } = draw.pick(rounds);
    const [a = 0, b = 0] = draw.some(speeds, 2);
    const [slow, quick] = [Math.min(a, b), Math.max(a, b)];
    return quick - slow >= 5 && quick - slow <= 45
      ? { far, more, slow, quick, place: draw.pick(places), frame: draw.int(0, 1) }
      : null;
  },
  forms: [speedsInWindow],
});
