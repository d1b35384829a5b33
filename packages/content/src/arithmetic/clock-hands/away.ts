import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Twice {
  h: number;
  /** The angle between the hands at both moments. */
  angle: number;
  frame: number;
}

const betweenEqualAngles = form<Twice>(
  'time-between-equal-angles',
  {
    band: 'Medium',
    seconds: 85,
    verify: ({ h, angle }) => {
      // In elevenths of a minute: the minute hand starts 30h degrees behind and gains half a degree in each.
      const moments: number[] = [];
      for (let t = 1; t < 660; t += 1) if (Math.abs(60 * h - t) === 2 * angle) moments.push(t);
      return q((moments[1] ?? 0) - (moments[0] ?? 0), 11);
    },
  },
  ({ h, angle, frame }, { step, find }) => {
    const gain = step(calc`2 * ${angle}`, {
      name: 'what the minute hand gains between the two moments, in degrees',
      because: text`Just after ${h} o'clock the minute hand is behind the hour hand. It first has to catch up with
          it, and then to gain the same angle once more, so it is twice the angle.`,
    })`
      The first time the minute hand is $${angle}^\circ$ behind the hour hand, the second time $${angle}^\circ$ ahead of
      it. Add the two to find what it gains, in degrees.`;
    const speed = step(calc`6 - 0.5`, {
      name: 'the relative speed of the hands, in degrees a minute',
      because: text`In an hour the minute hand turns 360 degrees and the hour hand 30. The hour hand moves on in
          the same direction, so only the difference is gained.`,
    })`
      Each minute the minute hand turns $6^\circ$ and the hour hand half a degree in the same direction. Subtract to
      find the gain in a minute.`;
    const time = step(calc`${gain} ÷ ${speed}`, {
      name: text`the time between the two moments, in minutes`,
      because: text`The gain is steady, so the time is the whole gain over the gain of one minute. At what time it
          begins makes no difference.`,
    })`
      Divide the degrees to be gained by the gain in a minute: this gives the minutes.`;
    const first = find(q(2 * (30 * h - angle), 11), { name: 'the minutes of the first moment' });
    const second = find(q(2 * (30 * h + angle), 11), { name: 'the minutes of the second moment' });
    return {
      answer: time,
      stem: wording(
        frame,
        text`Between ${h} and ${h + 1} o'clock the hands of a clock make an angle of $${angle}^\circ$ at two moments.
          How much time lies between them?`,
        text`When Meera left for the market, between ${h} and ${h + 1} pm, the hands of the clock formed an angle of
          $${angle}^\circ$. When she came back, the clock still showed a time before ${h + 1} pm, and its hands formed
          an angle of $${angle}^\circ$ again. For how long was she away?`,
        text`A cricket highlight film began after ${h} o'clock at a moment when the angle between the hands of the
          studio clock was $${angle}^\circ$. It ended before ${h + 1} o'clock, when the angle was $${angle}^\circ$ for
          the second time. Find the length of the film.`,
        text`A nurse gives two doses of a medicine after ${h} am and before ${h + 1} am, one each time that the hands of
          the clock on the wall are $${angle}^\circ$ apart. What is the time from the first dose to the second?`,
      ),
      show: value => withUnit(value, 'minutes'),
      plausible: value => value.gt(0) && value.lt(60),
      slips: [
        slip('did_not_double', gain, calc`${angle}`)`
          ${here} degrees take the minute hand from $${angle}^\circ$ behind only up to the hour hand; as much is left to
          the second moment, $${angle}^\circ$ ahead.`,
        slip('took_a_mover_for_standing', speed, 6)`
          $${gain} \div 6$ lets the hour hand stand; it moves on by half a degree in each minute.`,
        slip('used_the_wrong_relative_speed', speed, calc`6 + 0.5`)`
          ${here} was used for the gain in a minute, in degrees, as if the hands turned in opposite directions.`,
        stop('answered_another_quantity', first)`
          You found $(30 \times ${h} - ${angle}) \div 5.5 = ${first}$ minutes, the time from ${h} o'clock to the first
          moment. The question asks for the time between the two.`,
        stop('answered_another_quantity', second)`
          You found $(30 \times ${h} + ${angle}) \div 5.5 = ${second}$ minutes, the time from ${h} o'clock to the
          second moment. The question asks for the time between the two.`,
        slip('gave_the_complement', gain, calc`360 - 2 * ${angle}`)`
          ${here} degrees are what the minute hand gains from the second moment on, until it is $${angle}^\circ$ behind
          again. Between the two moments it gains $2 \times ${angle}$ degrees.`,
        slip('did_not_halve', speed, calc`6 - 1`)`
          ${here} lets the hour hand turn $1^\circ$ in each minute; it turns $30^\circ$ in an hour, half as much.`,
      ],
      snapRead: text`The hands make the same angle twice within an hour, once before and once after they meet.`,
      approach: text`Find by how many degrees the minute hand gains on the hour hand from one moment to the other, and
        divide by its gain in a minute. The hour itself is not needed.`,
      faster: text`$${2 * angle}^\circ$ at $\frac{11}{2}$ degrees a minute: multiply by $2$ and divide by $11$.`,
      check:
        () => text`The two moments are $\frac{2}{11}(30 \times ${h} - ${angle})$ and $\frac{2}{11}(30 \times ${h} +
        ${angle})$ minutes after ${h} o'clock: ${calc`2 * (30 * ${h} - ${angle}) / 11`} and
        ${calc`2 * (30 * ${h} + ${angle}) / 11`}. Subtract them.`,
      principle: text`Work with the gain of the minute hand on the hour hand: $5.5^\circ$ in each minute.`,
    };
  },
);

/** AR.REL.8 Medium: from one moment with an angle to the next. */
export const equalAngles: readonly AnyTemplate[] = situation<Twice>({
  type: 'AR.REL.8',
  situation: 'equal-angles',
  tries: 20,
  draw: draw => {
    const [h, angle] = [draw.int(2, 9), draw.step(20, 145, 5)];
    return angle !== 90 && 30 * h - angle > 5 && 30 * h + angle < 325
      ? { h, angle, frame: draw.int(0, 3) }
      : null;
  },
  forms: [betweenEqualAngles],
});
