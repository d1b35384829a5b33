import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Shown {
  h: number;
  m: number;
  frame: number;
}

const angleAtATime = form<Shown>(
  'angle-at-a-time',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ h, m }) => {
      // From 12 o'clock on, minute by minute: the minute hand gains 11 half degrees on the hour hand.
      let halves = 0;
      for (let minute = 0; minute < 60 * h + m; minute += 1) halves = (halves + 11) % 720;
      return q(Math.min(halves, 720 - halves), 2);
    },
  },
  ({ h, m, frame }, { step, find }) => {
    const moved = find(calc`${m} / 2`, { name: 'the turn of the hour hand since the full hour' });
    const hour = step(calc`30 * ${h} + ${moved}`, {
      name: 'the angle of the hour hand from the 12',
      because: text`The hour hand turns $360^\circ$ in $12$ hours, which is $30^\circ$ an hour and half a degree a
        minute.`,
    })`
      Measure clockwise from the 12, in degrees. The hour hand has turned $30^\circ$ an hour
      up to ${h} o'clock and then half a degree for each of the $${m}$ minutes: $${m} \div 2 = ${moved}$.`;
    const minute = step(calc`6 * ${m}`, {
      name: 'the angle of the minute hand from the 12',
      because: text`The minute hand turns $360^\circ$ in $60$ minutes.`,
    })`
      The minute hand turns $6^\circ$ in each minute.`;
    const between = step(calc`abs(${hour} - ${minute})`, {
      name: 'the difference of the two angles',
      because: text`Both angles are measured from the same line, the 12, in the same direction. So their
          difference is the angle between the hands.`,
    })`
      Subtract the smaller of the two angles from the larger one.`;
    const over = Math.abs(30 * h - 5.5 * m) > 180;
    const angle = over
      ? step(() => (between.gt(180) ? q(360).sub(between) : between), {
          works: value => tex`360 - ${between} = ${value}`,
          because: text`Two hands make two angles, which are a full turn together. The question asks for the one of
            at most half a turn.`,
        })`
          The difference is more than $180^\circ$, so the smaller angle is on the other side. Take it off $360^\circ$.`
      : find(() => (between.gt(180) ? q(360).sub(between) : between));
    const time = `${h}:${String(m).padStart(2, '0')}`;
    return {
      answer: angle,
      stem: wording(
        frame,
        text`What is the smaller of the two angles between the hour hand and the minute hand of a clock at ${time}?`,
        text`The clock of a railway station shows ${m} minutes past ${h}. Both of its hands move steadily. Find the
          angle between them, which is to be at most $180^\circ$.`,
        text`A round cake is decorated as the face of a clock whose hands show ${time}. It is cut from the centre along
          the two hands. How large is the angle of the smaller piece?`,
        text`A class ends when the clock on the wall shows ${time}. By how many degrees does the direction of the hour
          hand then differ from that of the minute hand, measured the shorter way around?`,
      ),
      show: value => `$${numberTex(value)}^\\circ$`,
      plausible: value => value.gt(0) && value.lt(360),
      onSight: value => value.lte(180),
      slips: [
        slip('took_a_mover_for_standing', moved, 0)`
          The hour hand was left at the ${h}, at $30^\circ \times ${h} = ${30 * h}^\circ$. In $${m}$ minutes it moves
          on by half a degree a minute.`,
        slip('wrong_sign', hour, calc`30 * ${h} - ${moved}`)`
          The hour hand was put at $${hour}^\circ$, before the ${h}: ${here}. After the full hour it is beyond the
          ${h}.`,
        slip('gave_the_complement', angle, calc`360 - ${between}`)`
          ${here} degrees is the larger of the two angles between the hands. The question asks for the smaller one.`,
        slip('did_not_halve', moved, calc`${m}`)`
          The hour hand was moved by $1^\circ$ a minute, to $30 \times ${h} + ${m} = ${hour}$ degrees; it turns by only
          half a degree.`,
        slip('miscounted_the_steps', hour, calc`30 * ${h + 1} + ${moved}`)`
          The hour hand was put at $30 \times ${h + 1} + ${moved} = ${hour}$ degrees. At ${time} it is between the ${h}
          and the next number.`,
        slip('miscounted_the_steps', hour, calc`30 * ${h - 1} + ${moved}`)`
          The hour hand was put at $30 \times ${h - 1} + ${moved} = ${hour}$ degrees. At ${time} it is beyond the
          ${h}.`,
        slip('added_for_subtracted', between, () => {
          const sum = 30 * h + 6.5 * m;
          return sum > 360 ? sum - 360 : sum;
        })`
          The two angles from the 12 were added: $${hour} + ${minute}$. Both are measured in one direction, so their
          difference lies between the hands.`,
      ],
      snapRead: text`The angle between the hands at a given time: both hands are measured from the 12.`,
      approach: text`Find how far each hand has turned from the 12, and subtract.`,
      check:
        () => text`Since ${h} o'clock the minute hand has gained ${calc`5.5 * ${m}`} degrees. At ${h} o'clock it
        was $${30 * h}^\circ$ behind, counted clockwise, so the two differ by ${calc`abs(${30 * h} - 5.5 * ${m})`}
        degrees${over && text`, which is ${calc`360 - abs(${30 * h} - 5.5 * ${m})`} the other way around`}.`,
      principle: text`The hour hand moves too: half a degree a minute, and the minute hand six degrees.`,
    };
  },
);

/** AR.REL.8 Easy: the angle between the hands at a given time. */
export const anglesOfHands: readonly AnyTemplate[] = situation<Shown>({
  type: 'AR.REL.8',
  situation: 'hands-at-a-time',
  tries: 10,
  draw: draw => {
    const [h, m] = [draw.int(1, 11), draw.int(4, 58)];
    const angle = Math.abs(30 * h - 5.5 * m);
    return angle > 15 && angle < 345 && Math.abs(angle - 180) > 8 ? { h, m, frame: draw.int(0, 3) } : null;
  },
  forms: [angleAtATime],
});
