import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Exchange {
  /** Speeds in km/h: the two boats in still water, and the stream. */
  u: number;
  v: number;
  stream: number;
  /** Half hours until they meet. */
  halves: number;
  one: string;
  two: string;
  frame: number;
}

const boats = [
  { one: 'ferry', two: 'barge' },
  { one: 'launch', two: 'houseboat' },
  { one: 'patrol boat', two: 'cargo boat' },
  { one: 'rescue boat', two: 'fishing boat' },
] as const;

const apartOf = ({ u, v, halves }: Exchange) => q((u + v) * halves, 2);
const meetingOf = ({ stream, halves }: Exchange, speed: number) => q((speed + stream) * halves, 2);

const stillWater = form<Exchange>(
  'speed-from-exchanged-places',
  {
    band: 'Hard',
    seconds: 135,
    also: ['AR.TSD.3'],
    entry: true,
    verify: p => {
      // Every pair of speeds is tried, each meeting worked out against the water.
      const [apart, x, y] = [apartOf(p), meetingOf(p, p.u), meetingOf(p, p.v)].map(Number) as [
        number,
        number,
        number,
      ];
      for (let u = p.stream + 1; u <= 80; u += 1)
        for (let v = p.stream + 1; v <= 80; v += 1) {
          const first = ((u + p.stream) * apart) / (u + p.stream + v - p.stream);
          const second = ((v + p.stream) * apart) / (v + p.stream + u - p.stream);
          if (Math.abs(first - x) < 1e-9 && Math.abs(second - y) < 1e-9) return u;
        }
      throw new Error('no speeds fit');
    },
  },
  (p, { step, write }) => {
    const { stream, one, two, frame } = p;
    const [apart, x, y] = [apartOf(p), meetingOf(p, p.u), meetingOf(p, p.v)];
    write(tex`(u + s) + (v - s) = u + v`, {
      because: text`The stream helps the boat that goes down as much as it holds back the one that comes up. This
        is true whichever of the two goes down.`,
    })`
      Let $u$ and $v$ be the speeds of the ${one} and the ${two} in still water and $s$ that of the stream. They
      come towards each other at $u + v$ both times, so both meetings take the same time.`;
    const drift = step(calc`(${x} + ${y} - ${apart}) / 2`, {
      name: 'how far the stream goes until they meet',
      works: (_, working) => tex`${x} + ${y} = ${apart} + 2d \Rightarrow d = ${working}`,
      because: text`Both meetings take the same time, so $d$ is the same for the ${one} and the ${two}, and it is
        counted twice in the sum of their distances.`,
    })`
      Let the stream go $d$ km in this time. The ${one} covers ${x} km when it goes down, and the ${two} covers
      ${y} km when it goes down. Without the stream the two would cover ${apart} km together, and the stream adds
      $d$ km to each of these distances.`;
    const time = step(frac(calc`${drift} / ${stream}`), { name: 'the time until they meet, in hours' })`
      The speed of the stream is ${stream} km/h. Divide to find the time until they meet, in hours.`;
    const own = step(calc`${x} - ${drift}`, {
      name: text`what the ${one} covers by itself`,
    })`
      The stream carried the ${one} for $d$ of its ${x} km. Subtract them to find what the ${one} covers by itself.`;
    const speed = step(calc`${own} / ${frac(time)}`.in('km/h'), {
      name: text`the speed of the ${one} in still water`,
    })`
      Divide what the ${one} covers by itself by the time: the quotient is its speed in still water.`;
    return {
      answer: speed,
      stem: wording(
        frame,
        text`Town B lies ${apart} km downstream of town A on a river whose stream flows at ${stream} km/h. When a
          ${one} starts from A and a ${two} from B at the same time, they meet ${x} km from A. When instead the
          ${two} starts from A and the ${one} from B, again at the same time, they meet ${y} km from A. What is the
          speed of the ${one} in still water?`,
        text`On a river with a stream of ${stream} km/h, two jetties are ${apart} km apart. On Monday a ${one}
          leaves the upper jetty when a ${two} leaves the lower one, and they pass each other ${x} km below the
          upper jetty. On Tuesday they start from each other's jetties, and pass each other ${y} km below the upper
          jetty. Each has the same speed in still water on both days. Find that of the ${one}.`,
        text`A ${one} and a ${two}, each with a steady speed of its own in still water, set out towards each other
          at the same moment from two ghats ${apart} km apart. The ${one} comes down the river, and they meet when
          it has covered ${x} km. If the two had exchanged their ghats, the ${two} would have covered ${y} km by
          the time they met. The stream flows at ${stream} km/h. How fast is the ${one} in still water?`,
      ),
      show: value => withUnit(value, 'km/h'),
      plausible: value => value.gt(stream) && value.d <= 3n && value.lt(100),
      slips: [
        slip('did_not_halve', drift, calc`${x} + ${y} - ${apart}`)`
          You let the stream go ${here} km until they meet. It carried the ${one} down and the ${two} down, so this
          is twice its distance.`,
        slip('left_out_a_term', speed, calc`${x} / ${frac(time)}`)`
          ${here} is the speed of the ${one} down the river. In still water the ${stream} km/h of the stream do not
          help it.`,
        slip('swapped_the_two', own, calc`${y} - ${drift}`)`
          You used the ${y} km that the ${two} covers with the stream, and found ${here} km by itself. The question
          asks for the ${one}.`,
        slip('used_a_term_twice', own, calc`${x} - 2 * ${drift}`)`
          You subtracted the distance of the stream twice, and got ${here}. This leads to the speed of the ${one}
          against the stream.`,
        slip('answered_another_quantity', speed, calc`${apart} / ${frac(time)}`)`
          ${here} is the speed with which the ${one} and the ${two} come towards each other. The question asks for
          the ${one} alone.`,
        slip('subtracted_for_added', drift, calc`abs(${x} - ${y}) / 2`)`
          ${here} comes from the difference of the two distances. The stream adds to both of them, so it drops out
          of their difference.`,
        slip('assumed_equal_parts', drift, calc`abs(${x} - ${apart} / 2)`)`
          You compared ${x} km with half of the distance: ${here}. Without the stream they would meet half-way only
          if the ${one} and the ${two} were equally fast.`,
        stop('stopped_a_step_early', own)`
          ${own} is how many kilometres the ${one} covers by itself until they meet. Its speed needs the time
          as well.`,
      ],
      snapRead: text`The ${one} and the ${two} meet, and they meet again after an exchange of places. The stream is
        the same both times, and so is the time until they meet.`,
      approach: text`The stream does not change how fast the two come towards each other, so both meetings take the
        same time. The sum of the two distances then shows how far the stream goes in it.`,
      faster: text`In equal times distances are as speeds. The ${one} by itself goes ${own} km while the stream goes
        ${drift} km, so its speed is $${stream} \times \frac{${own}}{${drift}}$.`,
      check:
        () => text`The ${two} by itself goes ${calc`${y} - ${drift}`.value} km in this time, and ${own} km and
        ${calc`${y} - ${drift}`.value} km make ${apart} km.`,
      principle: text`A stream carries both alike: it changes where they meet, but not when.`,
    };
  },
);

/** AR.REL.3 Hard: two boats that meet, and meet again from exchanged places. */
export const placesExchanged: readonly AnyTemplate[] = situation<Exchange>({
  type: 'AR.REL.3',
  situation: 'places-exchanged',
  tries: 60,
  draw: draw => {
    const p = {
      u: draw.int(7, 32),
      v: draw.int(6, 30),
      stream: draw.int(2, 6),
      halves: draw.pick([1, 3, 4, 5, 6, 7]),
      ...draw.pick(boats),
      frame: draw.int(0, 2),
    };
    const isFair = p.v > p.stream + 2 && p.u > p.stream + 2 && Math.abs(p.u - p.v) >= 3;
    const whole = [apartOf(p), meetingOf(p, p.u), meetingOf(p, p.v)].every(value => value.d === 1n);
    return isFair && whole && p.u + p.v >= 16 ? p : null;
  },
  forms: [stillWater],
});
