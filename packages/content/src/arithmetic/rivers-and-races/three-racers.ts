import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Kinds of race: the shortest usual length in metres, and speeds of winners, in metres a second. */
const usual = {
  'foot race': { least: 100, slow: 3, fast: 7.5 },
  'cycle race': { least: 500, slow: 6, fast: 14 },
  'skating race': { least: 300, slow: 5, fast: 13 },
  'rowing race': { least: 400, slow: 2, fast: 5.5 },
} as const;

interface Three {
  names: readonly [string, string, string];
  race: keyof typeof usual;
  /** The race, the lead of the first over the second and of the second over the third, in metres. */
  length: number;
  x: number;
  y: number;
  /** By how many seconds the first beats the third. */
  seconds: number;
  way: boolean;
}

/** What the third covers while the first covers a metre. */
const third = ({ length, x, y }: Three) => q((length - x) * (length - y), length * length);

const winnersTime = form<Three>(
  'time-through-the-third',
  {
    band: 'Medium',
    seconds: 95,
    revision: 3, // No option is tied to the key at a glance.
    untied: true,
    also: ['AR.RAT.1'],
    verify: ({ length, x, y, seconds }) => {
      // Speeds from a time t of the first, tried in quarters of a second.
      for (let quarters = 4; quarters < 8000; quarters += 1) {
        const fast = q(length * 4, quarters);
        const slow = fast
          .mul(length - x)
          .div(length)
          .mul(length - y)
          .div(length);
        if (q(length).div(slow).sub(q(quarters, 4)).equals(seconds)) return q(quarters, 4);
      }
      throw new Error('no time fits');
    },
  },
  ({ length, x, y, names, seconds, way, race }, { step, find }) => {
    const [a, b, c] = names;
    const second = find(calc`${length} - ${x}`);
    const share = find(calc`(${length} - ${y}) / ${length}`);
    const place = step(calc`${second} * ${share}`, {
      name: text`the distance of ${c} when ${a} finishes`,
      works: value => tex`\frac{${length} - ${y}}{${length}} \times ${second} = ${value}`,
      because: text`${b} and ${c} keep their speeds, so ${c} always covers the same share of ${b}'s distance. ${b}
          has not finished at this moment, so the lead over ${c} is not yet $${y}$ metres.`,
    })`
      Look at the moment when ${a} finishes: ${b} has covered ${second} metres. In the same time ${c} covers a fixed
      share of what ${b} covers, so find where ${c} is.`;
    const ratio = step(frac(calc`${place} / ${length}`), {
      name: text`the ratio of the times of ${a} and ${c}`,
      works: (_value, working) => tex`\frac{\text{time of ${a}}}{\text{time of ${c}}} = ${working}`,
      because: text`Who covers less in the same time needs longer for the whole. So the ratio of the distances is
          turned round for the times.`,
    })`
      ${a} and ${c} cover these distances in the same time, so they are in the ratio of the speeds. The times for the
      whole
      distance are in the inverse ratio.`;
    const time = step(calc`${ratio.n} / (${ratio.d} - ${ratio.n}) * ${seconds}`, {
      name: text`the time of ${a}`,
      because: text`The times are so many parts each, and all parts are equal. They differ by a known number of
          parts, and that difference is the $${seconds}$ seconds.`,
    })`
      The times differ by ${seconds} seconds, which is the difference of the parts. Take the parts of ${a}.`;
    return {
      answer: time,
      stem: way
        ? text`In a ${race} over ${String(length)} metres ${a} beats ${b} by ${String(x)} metres, and over the same
          distance ${b} beats ${c} by ${String(y)} metres. All keep their speeds. ${a} beats ${c} by ${String(seconds)}
          seconds. In how many seconds does ${a} cover the ${String(length)} metres?`
        : text`Over ${String(length)} metres ${b} is ${String(x)} metres behind when ${a} finishes, and in another
          ${race} over this distance ${c} is ${String(y)} metres behind when ${b} finishes. At the same speeds ${c}
          needs ${String(seconds)} seconds more than ${a} for the ${String(length)} metres. What is the time of ${a}?`,
      show: value => withUnit(value, 'seconds'),
      plausible: value => value.valueOf() > 0 && value.d <= 4n,
      slips: [
        slip('added_the_parts_of_different_wholes', place, x + y < length && calc`${length} - ${x} - ${y}`)`
          $${length} - ${x} - ${y} = ${place}$ metres adds the two leads. When ${a} finishes, ${b} has not covered
          the whole
          distance, so the lead over ${c} is less than $${y}$ metres.`,
        slip('answered_another_quantity', time, calc`${seconds} / (1 - ${ratio})`)`
          You found $${time}$ seconds, the time of ${c}. The question asks for ${a}, who is faster by $${seconds}$
          seconds.`,
        slip('left_out_a_case', share, 1)`
          You used only the lead of $${x}$ metres, as if ${b} and ${c} had the same speed.`,
        slip('left_out_a_case', second, length)`
          You used only the lead of $${y}$ metres, as if ${a} and ${b} had the same speed.`,
        slip('counted_twice', time, calc`${seconds} * ${ratio} / (1 - ${ratio}) - ${seconds}`)`
          You subtracted the $${seconds}$ seconds from the time of ${a} itself. They come off the time of ${c}.`,
        slip('scaled_from_the_wrong_length', place, () => {
          const gap = q(y * length, length - x).add(x);
          return gap.valueOf() < length ? q(length).sub(gap) : null;
        })`
          You made the lead of $${y}$ metres larger. When ${a} finishes, ${b} has covered only $${length} - ${x}$
          metres, so
          the lead over ${c} is smaller than $${y}$ metres.`,
        slip('used_a_wrong_given_number', time, calc`${length} * ${seconds} / (${x} + ${y})`)`
          $${time}$ seconds would be the time of ${c} if ${c} needed $${seconds}$ seconds for $${x} + ${y}$ metres.
          The leads
          do not add up, and the time of ${a} is asked.`,
      ],
      snapRead: text`Two leads in metres connect ${a}, ${b} and ${c}. The gap between ${a} and ${c} is given in
      seconds, and the time of
        ${a} is asked.`,
      approach: text`Combine the two leads into the ratio of the speeds of ${a} and ${c}. Their times are in the
      inverse
        ratio, and the difference of the times is given.`,
      faster: text`The two shares multiply: $\frac{${length - x}}{${length}} \times
        \frac{${length - y}}{${length}} = ${frac(ratio)}$. So $${ratio.d - ratio.n}$ parts are $${seconds}$ seconds.`,
      check: text`In $${time}$ seconds ${c} covers $${place}$ metres, so all $${length}$ metres take $${time}
      \times
        \frac{${length}}{${place}} = ${time.add(seconds)}$ seconds, $${seconds}$ more than ${a} needs.`,
      principle: text`Leads do not add: multiply the shares covered in the same time, and turn the ratio over for
        times.`,
    };
  },
);

/** AR.REL.4 Medium: two leads in metres joined, and the third in seconds. */
export const threeRacers: readonly AnyTemplate[] = situation<Three>({
  type: 'AR.REL.4',
  situation: 'three-racers-and-a-time',
  tries: 80,
  draw: draw => {
    const [a = '', b = '', c = ''] = draw.some(peopleInArithmetic, 3);
    const length = draw.pick([100, 200, 400, 500, 600, 800, 1000]);
    const p: Three = {
      names: [a, b, c],
      race: draw.pick(['foot race', 'cycle race', 'skating race', 'rowing race'] as const),
      length,
      x: (length / 20) * draw.int(1, 5),
      y: (length / 40) * draw.int(2, 10),
      seconds: draw.int(6, 60),
      way: draw.chance(0.5),
    };
    const ratio = third(p);
    const time = ratio.mul(p.seconds).div(q(1).sub(ratio));
    const speed = length / time.valueOf();
    const { least, slow, fast } = usual[p.race];
    const isUsual = length >= least && speed >= slow && speed <= fast;
    return isUsual && p.x !== p.y && time.d === 1n && ratio.d <= 200n ? p : null;
  },
  forms: [winnersTime],
});
