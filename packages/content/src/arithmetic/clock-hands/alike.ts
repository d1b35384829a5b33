import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { face } from './face.ts';

interface Alike {
  h: number;
  /** Minutes past the hour, an even number. */
  m: number;
  /** Whether the hour hand is called P. */
  hourIsP: boolean;
  frame: number;
}

const turned = (degrees: number) => ((degrees % 360) + 360) % 360;
const hourAngle = ({ h, m }: Pick<Alike, 'h' | 'm'>) => 30 * h + m / 2;
/** How far the hands have to differ at the moment that is asked for. */
const wantedAngle = (frame: number) => (frame % 2 === 0 ? 0 : 180);

const handsAlike = form<Alike>(
  'hands-that-look-alike',
  {
    band: 'Hard',
    seconds: 130,
    revision: 3, // All options are in elevenths of a minute and no longer than from one such moment to the next.
    also: ['AR.REL.6'],
    verify: ({ h, m, frame }) => {
      // The hands are together every 720/11 minutes from 12 o'clock on, and opposite in the middle between.
      let at = frame % 2 === 0 ? q(0) : q(360, 11);
      while (at.lte(60 * h + m)) at = at.add(q(720, 11));
      return at.sub(60 * h + m);
    },
  },
  ({ h, m, hourIsP, frame }, { step, find }) => {
    const [hour, minute] = [hourAngle({ h, m }), 6 * m];
    const [one, other] = hourIsP ? ['P', 'Q'] : ['Q', 'P'];
    const [p, r] = hourIsP ? [hour, minute] : [minute, hour];
    const opposite = wantedAngle(frame) === 180;
    const rest = minute % 30;
    const minutes = step(calc`2 * (${hour} - ${30 * h})`, {
      name: text`the minutes past the hour if ${one} is the hour hand`,
      because: text`The hour hand turns half a degree a minute, so each degree beyond a full hour means two minutes.`,
    })`
      Which is the hour hand? Suppose that it is ${one}. It is beyond the mark at $${30 * h}^\circ$, and each degree
      beyond a mark stands for two minutes.`;
    const place = step(calc`6 * ${minutes}`, {
      name: 'where the minute hand has to be then',
      because: text`If ${other} were the hour hand, it would be $${rest}^\circ$ past a mark. Then it would be
        $${2 * rest}$ minutes past the hour, and ${one} would have to be at $${12 * rest}^\circ$.`,
    })`
      The minute hand, at $6^\circ$ a minute, has to be at this angle then. That is where ${other} is, so ${one} is the
      hour hand. The other way around the two do not fit.`;
    const meet =
      hour > minute
        ? step(calc`${hour} - ${place}`, {
            name: 'the degrees to gain until the hands are together',
            because: text`The minute hand is the faster one. If it is behind, it only has to make up for this
              distance until both are together.`,
          })`
            The minute hand is behind the hour hand. Find by how many degrees.`
        : step(calc`360 - (${place} - ${hour})`, {
            name: 'the degrees to gain until the hands are together',
            because: text`The minute hand has passed the hour hand already. So it comes to it again only from
              behind, after nearly a whole turn.`,
          })`
            The minute hand is ahead of the hour hand. To meet it again it needs the rest of a full turn.`;
    const early = turned(hour - minute) > 180;
    const gain = opposite
      ? early
        ? step(calc`${meet} - 180`, {
            name: 'the degrees to gain',
            because: text`Before the two hands are together, the minute hand comes up from behind, and on this way
              it is at some moment exactly half a turn away.`,
          })`
            The hands are opposite when the minute hand still has $180^\circ$ to gain before they are together.`
        : step(calc`${meet} + 180`, {
            name: 'the degrees to gain',
            because: text`Half a turn behind has been passed already. So the next moment of half a turn comes after
              the hands have been together.`,
          })`
            Less than $180^\circ$ is left until the hands are together. They are opposite $180^\circ$ after that.`
      : find(meet, { name: 'the degrees to gain' });
    const time = step(calc`${gain} ÷ (6 - 0.5)`, {
      because: text`In a minute the minute hand turns $6^\circ$ and the hour hand half a degree.`,
    })`
      In each minute the minute hand gains $5.5^\circ$ on the hour hand. Divide to find the minutes.`;
    const swapped = turned(minute - hour - wantedAngle(frame));
    const otherEvent = opposite ? 'together' : 'opposite';
    return {
      answer: time,
      stem: wording(
        frame,
        text`The two hands P and Q of a clock look alike. Measured clockwise from the 12, P is at $${p}^\circ$ and Q at
          $${r}^\circ$. Find the time after which the hands will be together next.`,
        text`On an artist's clock the hour hand and the minute hand have the same length and colour. At present hand P
          makes an angle of $${p}^\circ$ with the direction to the 12 and hand Q one of $${r}^\circ$, both taken
          clockwise. How much time passes until the hands next point in opposite directions?`,
        text`A watchmaker finds a running clock with equal hands. Clockwise from the 12 he measures $${p}^\circ$ to the
          hand P and $${r}^\circ$ to the hand Q. Find the time that passes until one hand covers the other for the first
          time.`,
        text`In a photo of a clock tower the hands P and Q cannot be told apart by their looks. Counted clockwise from
          the 12, P has turned by $${p}^\circ$ and Q by $${r}^\circ$. How long after the photo do the hands form a
          straight line with the centre between them for the first time?`,
      ),
      show: value => withUnit(value, 'minutes'),
      // The hands are together, or opposite, every 720/11 minutes.
      plausible: value => value.gt(0) && value.lt(q(720, 11)) && value.d % 11n === 0n,
      slips: [
        slip('swapped_the_two', gain, swapped)`
          ${other} was taken for the hour hand, with $${swapped}^\circ$ to gain. At $${rest}^\circ$ past a mark it would
          demand that ${one} is at $${12 * rest}^\circ$, which it is not.`,
        slip('answered_another_quantity', gain, opposite ? calc`${meet}` : turned(hour - minute - 180))`
          With $${gain}^\circ$ to gain the hands would be ${otherEvent}, which is not what is asked.`,
        slip('measured_from_the_wrong_end', time, calc`${gain} ÷ (6 - 0.5) + ${m}`)`
          ${here} counts from ${h} o'clock. The hands show $${m}$ minutes more, and the time is asked from then on.`,
        slip('took_a_mover_for_standing', gain, turned(30 * h - minute - wantedAngle(frame)))`
          With $${gain}^\circ$ to gain the hour hand would still be at $${30 * h}^\circ$. Since ${h} o'clock it has
          moved on
          to $${hour}^\circ$.`,
        slip('went_a_step_too_far', gain, turned(30 * (h + 1) - minute - wantedAngle(frame)))`
          With $${gain}^\circ$ to gain the hour hand would be at $${30 * (h + 1)}^\circ$ already, where it is at the
          next full hour. Now it is at $${hour}^\circ$.`,
        slip(
          'took_the_change_the_wrong_way',
          gain,
          calc`360 - ${turned(hour - minute - wantedAngle(frame))}`,
        )`
          ${here} degrees is what the minute hand has gained since the last such moment. The time until the next one is
          asked.`,
      ],
      snapRead: text`First decide which hand is the hour hand: its degrees past a mark give the minutes. Then see how
        many degrees the minute hand must gain, at $5.5^\circ$ a minute.`,
      approach: text`From the degrees past a mark find the minutes, for one hand and then for the other, and keep what
        agrees. Then divide the degrees that the minute hand has to gain by its gain in a minute.`,
      faster: text`The angle of the minute hand is $12$ times that of the hour hand, less full turns: $12 \times
        ${hour} = ${12 * hour}$ leaves $${(12 * hour) % 360}$. Then $\frac{2}{11}$ of the degrees to gain.`,
      check:
        () => text`The clock shows ${h} hours and ${m} minutes, or ${60 * h + m} minutes after 12 o'clock. From
        then on the hands are together every $\frac{720}{11}$
        minutes${opposite && ' and opposite in the middle between'}. The next such moment is $${numberOf(h, m, frame)}$
        minutes after 12: ${calc`${numberOf(h, m, frame)} - ${60 * h + m}`}.`,
      principle: text`The place of the hour hand alone tells the time; the minute hand has to agree with it.`,
      figure: () =>
        face(
          { P: p, Q: r },
          `A clock face with the numbers 12, 3, 6 and 9 and two hands of the same length. Clockwise from the 12, hand P
          is at ${p} degrees and hand Q at ${r} degrees.`,
        ),
    };
  },
);

/** The first moment asked for after a time of the clock, in minutes after 12 o'clock. */
function numberOf(h: number, m: number, frame: number) {
  const between = q(720, 11);
  const first = wantedAngle(frame) === 0 ? q(0) : q(360, 11);
  return first.add(
    between.mul(
      q(60 * h + m)
        .sub(first)
        .div(between)
        .floor()
        .add(1),
    ),
  );
}

/** AR.REL.8 Hard: hands that look alike, and when they are together or opposite next. */
export const handsThatLookAlike: readonly AnyTemplate[] = situation<Alike>({
  type: 'AR.REL.8',
  situation: 'hands-alike',
  tries: 30,
  draw: draw => {
    const [h, m, frame] = [draw.int(1, 11), 2 * draw.int(2, 28), draw.int(0, 3)];
    const [hour, minute] = [hourAngle({ h, m }), 6 * m];
    const apart = turned(hour - minute);
    const fits = turned(12 * minute) === hour || numberOf(h, m, frame).d % 11n > 0n;
    const gain = turned(hour - minute - wantedAngle(frame));
    return !fits && m % 10 !== 0 && apart > 30 && apart < 330 && Math.abs(apart - 180) > 15 && gain > 25
      ? { h, m, hourIsP: draw.chance(0.5), frame }
      : null;
  },
  forms: [handsAlike],
});
