import type Fraction from 'fraction.js';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Overtaking {
  /** Where the chaser overtakes with its own speed and with so many per cent more, km from the start; the per cents. */
  near: number;
  far: number;
  first: number;
  second: number;
  slow: string;
  quick: string;
  place: string;
  frame: number;
}

const stories = [
  { slow: 'truck', quick: 'car', place: 'a toll gate' },
  { slow: 'goods train', quick: 'mail train', place: 'a station' },
  { slow: 'tractor', quick: 'scooter', place: 'a bridge' },
  { slow: 'cart', quick: 'rickshaw', place: 'a temple' },
] as const;

type Numbers = Pick<Overtaking, 'near' | 'far' | 'first' | 'second'>;

/** Parts of the lead, for each km, that the chaser needs and that the other one needs, and the third place. */
function workedOut({ near, far, first, second }: Numbers) {
  const saved = q(1, near).sub(q(1, far));
  const chaser = saved.mul(100 + first).div(first);
  const other = q(1, far).add(chaser);
  return { chaser, other, place: q(1).div(other.sub(chaser.mul(100).div(100 + second))) };
}

const partOf = (letter: string, { n, d }: Fraction) => `\\frac{${n === 1n ? '' : n}${letter}}{${d}}`;

const thirdPlace = form<Overtaking>(
  'place-with-a-third-speed',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AR.RAT.6'],
    verify: ({ near, far, first, second }) => {
      // With a lead of one hour: the speeds are sought, and then the third meeting is run.
      for (let v = 1; v < 4000; v += 1) {
        const chaser = v / 10;
        const slow = far / (far / chaser + 1);
        const faster = chaser * (1 + first / 100);
        if (Math.abs(slow / (1 - slow / faster) - near) < 1e-7) {
          const third = chaser * (1 + second / 100);
          return nearFraction(slow / (1 - slow / third), 4);
        }
      }
      return workedOut({ near, far, first, second }).place;
    },
  },
  (p, { step, find, write }) => {
    const { near, far, first, second, slow, quick, place, frame } = p;
    write(
      tex`(b - a) \times ${far} = t, \qquad \left(b - \frac{a}{${q(100 + first, 100)}}\right) \times ${near} = t`,
      {
        because: text`When the ${quick} overtakes, both have come equally far, and the ${slow} has been on the way
          longer by the lead, whatever the speeds are. Times for a km can be subtracted; speeds would stand in
          denominators.`,
      },
    )`
      Let the ${quick} need $a$ hours for a km at its own speed and the ${slow} $b$ hours, and let $t$ hours be the
      lead of the ${slow}. At $${q(100 + first, 100)}$ times the speed the ${quick} needs only
      $\frac{a}{${q(100 + first, 100)}}$ for a km. Write the lead as what the ${slow} needs more on the common
      distance.`;
    const saved = find(q(first, 100 + first));
    const chaser = step(calc`(1 / ${near} - 1 / ${far}) ÷ (${saved.n} / ${saved.d})`, {
      name: text`the time of the ${quick} for a km, as a part of the lead`,
      works: value =>
        tex`a - \frac{a}{${q(100 + first, 100)}} = \frac{t}{${near}} - \frac{t}{${far}} \Rightarrow
          ${partOf('a', q(first, 100 + first))} = ${partOf('t', q(1, near).sub(q(1, far)))} \Rightarrow a =
          \frac{t}{${value.inverse()}}`,
      because: text`Only the ${quick} has changed its speed. So what is gained more on a km the second time is
          exactly what the ${quick} saves on a km.`,
    })`
      Divide the equations by $${far}$ and by $${near}$ and subtract them: $b$ cancels, because the speed of the
      ${slow} is the same both times. This gives $a$ as a part of $t$.`;
    const other = step(calc`1 / ${far} + ${chaser}`, {
      name: text`the time of the ${slow} for a km, as a part of the lead`,
      works: value => tex`b = a + \frac{t}{${far}} = \frac{t}{${value.inverse()}}`,
      because: text`On each km the ${quick} gains $b - a$ hours. At its own speed it needed $${far}$ km to make up
          the lead, so one km makes up one part in $${far}$.`,
    })`
      Substitute $a$ into the first equation to find $b$, the time of the ${slow} for a km.`;
    const quicker = find(calc`${chaser} * 100 / ${100 + second}`);
    const gain = step(calc`${other} - ${quicker}`, {
      name: 'what is gained on a km with the third speed',
      works: value => tex`b - \frac{a}{${q(100 + second, 100)}} = \frac{t}{${value.inverse()}}`,
      because: text`A speed that is ${second}% greater divides the time for a km by $${q(100 + second, 100)}$. It
          does not take ${second}% off the time.`,
    })`
      With the third speed the ${quick} needs only $\frac{a}{${q(100 + second, 100)}}$ for a km. Subtract this from
      $b$ to find what it gains on a km.`;
    const wanted = step(() => q(1).div(gain), {
      works: value => tex`\frac{t}{t \div ${value}} = ${value}`,
      because: text`The lead is not known in hours, but each gain is a part of it. So the number of km follows
          without it.`,
      name: text`the distance with the third speed`,
    })`
      The lead $t$ is made up when the gains of all the km together are $t$. Divide $t$ by the gain of one km; $t$
      cancels.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A ${slow} leaves a town, and some time later a ${quick} leaves it on the same road. The ${quick}
            overtakes the ${slow} at ${place}, $${far}$ km from the town. At a speed ${first}% greater it would have
            overtaken the ${slow} $${near}$ km from the town. At what distance would it have done so with a speed
            ${second}% greater than its own, if both keep their speeds all the time?`
          : text`A ${quick} that starts after a ${slow} from the same place catches up with it after $${far}$ km. If the
            ${quick} were ${first}% faster, it would do so after $${near}$ km already. After how many km would it
            catch up with the ${slow} if it were ${second}% faster, everything else being unchanged?`,
      show: value => withUnit(value, 'km'),
      plausible: value => value.gt(0) && value.lt(far) && value.mul(4).d === 1n,
      slips: [
        slip('assumed_a_proportion', wanted, calc`${far} - ${far - near} * ${second} / ${first}`)`
          You let the place move by equal distances for equal per cents: ${here}. With more speed it moves less and
          less.`,
        slip('took_inverse_for_direct', wanted, calc`${far} * 100 / ${100 + second}`)`
          You divided the distance by the factor of the speed: ${here}. That would be right if the ${slow} stood
          still, but it moves on.`,
        slip('assumed_a_proportion', wanted, calc`${near} * ${100 + first} / ${100 + second}`)`
          You used the distance as inversely proportional to the speed: ${here}. The ${slow} moves on too, so it is
          not.`,
        slip('gave_the_place_for_the_value', wanted, () => q(1).div(other))`
          $${wanted}$ km is what the ${slow} had covered when the ${quick} started. However fast the ${quick} is, it
          overtakes only beyond that.`,
        slip('wrong_base', quicker, () => second < 100 && calc`${chaser} * ${100 - second} / 100`)`
          You shortened the time for a km by ${second}%. At ${second}% more speed it is divided by
          $${q(100 + second, 100)}$.`,
        slip('wrong_base', saved, () => q(first, 100))`
          You shortened the time for a km by ${first}% for the second place. At ${first}% more speed it is divided by
          $${q(100 + first, 100)}$.`,
        slip('averaged_the_averages', wanted, calc`2 * ${far} * ${near} / (${far} + ${near})`)`
          You found the harmonic mean of the two distances: ${here}. It belongs to some speed between the two, not to
          the third one.`,
      ],
      snapRead: text`Neither a speed nor the lead is given, only the places where the one overtakes the other. Work
        with the time for a km.`,
      approach: text`On every km the ${quick} makes up a part of the lead. The two known places give its own time and
        that of the ${slow} for a km, in units of the lead; then the third gain follows.`,
      check: text`In units of the lead the ${slow} needs $${other}$ for a km and the ${quick} $${quicker}$;
        $${wanted}$ km times the difference is $${calc`${wanted} * (${other} - ${quicker})`.value}$.`,
      principle: text`When distances are compared, count the time for a kilometre and not kilometres in an hour: such
        times can be subtracted.`,
    };
  },
);

const chases = [10, 20, 25, 40, 50, 60].flatMap(first =>
  [20, 25, 30, 40, 50, 60, 75, 80, 100, 140, 150].flatMap(second =>
    [
      60, 72, 75, 80, 84, 90, 96, 100, 105, 108, 120, 126, 132, 135, 140, 144, 150, 160, 168, 180, 192, 200,
      210, 225,
    ].flatMap(far =>
      [
        40, 45, 48, 50, 54, 56, 60, 63, 64, 70, 72, 75, 80, 84, 90, 96, 100, 105, 108, 112, 120, 126, 135,
        140, 144, 150, 160,
      ].flatMap(near => {
        if (near >= far || second <= first || near < far * 0.5) return [];
        const chaser = ((1 / near - 1 / far) * (100 + first)) / first;
        const other = 1 / far + chaser;
        const place = 1 / (other - (chaser * 100) / (100 + second));
        const isPlain = [place, 1 / chaser, 1 / other].every(n => Math.abs(n - Math.round(n)) < 1e-9);
        return isPlain && near - place >= 4 ? [{ near, far, first, second }] : [];
      }),
    ),
  ),
);

/** AR.TSD.3 Hard: where a chase ends with a third speed. */
export const placeOfOvertaking: readonly AnyTemplate[] = situation<Overtaking>({
  type: 'AR.TSD.3',
  situation: 'place-of-overtaking',
  tries: 20,
  draw: draw => ({ ...draw.pick(chases), ...draw.pick(stories), frame: draw.int(0, 1) }),
  forms: [thirdPlace],
});
