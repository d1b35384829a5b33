import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  /** Lengths in metres of the faster and the slower train, and of what the faster one passes later. */
  fast: number;
  slow: number;
  along: number;
  /** Seconds to pass each other in opposite directions, and in the same one. */
  towards: number;
  past: number;
}

interface Trains extends Numbers {
  story: (typeof stories)[number];
}

const stories = [
  {
    place: 'platform',
    tell: ({ fast, slow, along, towards, past }: Numbers) =>
      text`Two trains of $${fast}$ m and $${slow}$ m pass each other in $${towards}$ seconds when they run in opposite
        directions. In the same direction the longer one, which is the faster, needs $${past}$ seconds to pass the
        other. In what time does the faster train cross a platform of $${along}$ m?`,
  },
  {
    place: 'bridge',
    tell: ({ fast, slow, along, towards, past }: Numbers) =>
      text`An express and a goods train pass each other completely in $${towards}$ seconds when they meet, and in
        $${past}$ seconds when the express overtakes. The express is $${fast}$ m and the goods train $${slow}$ m long.
        How long does the express take over a bridge of $${along}$ m?`,
  },
  {
    place: 'tunnel',
    tell: ({ fast, slow, along, towards, past }: Numbers) =>
      text`On a double line a $${slow}$ m long local and a faster train of $${fast}$ m run at constant speeds. Meeting
        each other they are side by side for $${towards}$ seconds; when the faster one overtakes the local this lasts
        $${past}$ seconds. For how many seconds is the faster train, wholly or in part, inside a tunnel of $${along}$
        m?`,
  },
  {
    place: 'viaduct',
    tell: ({ fast, slow, along, towards, past }: Numbers) =>
      text`A mail train with a length of $${fast}$ m takes $${past}$ seconds to overtake a coal train of $${slow}$ m.
        Next day the same trains, at the same speeds, meet and pass each other in $${towards}$ seconds. A viaduct on the
        line is $${along}$ m long. Find the time in which the mail train crosses it.`,
  },
  {
    place: 'causeway',
    tell: ({ fast, slow, along, towards, past }: Numbers) =>
      text`Train P is $${fast}$ m long and train Q $${slow}$ m. Each keeps its own speed. They clear each other in
        $${towards}$ seconds if they come from opposite sides, while P needs $${past}$ seconds to go past Q from behind.
        What time does P need for a causeway of $${along}$ m?`,
  },
] as const;

const crossing = form<Trains>(
  'time-over-a-length',
  {
    band: 'Medium',
    seconds: 85,
    verify: ({ fast, slow, along, towards, past }) => {
      for (let time = 1; time < 200; time += 1) {
        const speed = (fast + along) / time;
        const other = (fast + slow) / towards - speed;
        if (Math.abs((speed - other) * past - fast - slow) < 1e-9) return time;
      }
      throw new Error('no time fits');
    },
  },
  ({ fast, slow, along, towards, past, story: { place, tell } }, { step }) => {
    const sum = step(calc`(${fast} + ${slow}) / ${towards}`.in('m/s'), {
      name: 'the sum of the speeds',
      because: text`The trains are past each other when the end of one has left the end of the other. Moving
          towards each other, they cover both lengths together, each with its own speed.`,
    })`
      In both cases the trains move past each other by both their lengths. In opposite directions they do so at the sum
      of their speeds; find it.`;
    const difference = step(calc`(${fast} + ${slow}) / ${past}`.in('m/s'), {
      name: 'the difference of the speeds',
      because: text`The slower train moves away while the faster one passes, so only the difference is gained in a
          second. That is why it takes longer.`,
    })`
      In the same direction they pass by the same two lengths at the difference of their speeds; find it.`;
    const speed = step(calc`(${sum} + ${difference}) / 2`.in('m/s'), {
      name: 'the speed of the faster train',
      because: text`Added, they hold the faster speed twice; the slower one cancels.`,
    })`
      Half of sum and difference together is the speed of the faster train.`;
    const time = step(calc`(${fast} + ${along}) / ${speed}`.in('s'), {
      name: text`the time over the ${place}`,
      because: text`The crossing begins with the front and ends when the last part is out. The other train is not
          there, so its length and speed do not count.`,
    })`
      To cross the ${place} the faster train has to cover the ${place} and its own length. Divide both by its speed.`;
    return {
      answer: time,
      stem: tell({ fast, slow, along, towards, past }),
      show: value => withUnit(value, 'seconds'),
      slips: [
        slip('left_out_a_length', time, calc`${along} / ${speed}`)`
          ${here} covers the ${place} alone; the train's own $${fast}$ m have to get off it too.`,
        slip('answered_another_quantity', speed, calc`(${sum} - ${difference}) / 2`)`
          You found the speed of the slower train: ${here} m/s. The question asks for the faster one.`,
        slip('scaled_from_the_wrong_length', time, calc`(${slow} + ${along}) / ${speed}`)`
          You used the $${slow}$ m of the other train: ${here}. The faster train has $${fast}$ m.`,
        slip('did_not_halve', speed, calc`${sum} + ${difference}`)`
          ${here} m/s is twice the speed: the slower train's speed is added in one and subtracted in the other.`,
        slip('left_out_a_length', sum, calc`${fast} / ${towards}`)`
          ${here}: the trains pass each other by both lengths, not by $${fast}$ m alone.`,
        slip('left_out_a_length', difference, calc`${fast} / ${past}`)`
          ${here}: to go past the other train its $${slow}$ m have to be gained as well.`,
        slip('used_the_wrong_relative_speed', speed, sum)`
          $${sum}$ m/s is the speed at which the trains approach each other, not the speed of one of them.`,
        slip('used_a_term_twice', time, calc`(${fast} + ${slow} + ${along}) / ${speed}`)`
          ${here} lets the other train's length be covered too; it is not on the ${place}.`,
      ],
      snapRead: text`Passing in both directions gives sum and difference of the speeds; then one train alone crosses a
        length.`,
      approach: text`Both times belong to the same sum of lengths. They give sum and difference of the speeds, hence the
        speed of the faster train, and with it the last time.`,
      faster: text`$${fast + slow}$ m at $${sum}$ and at $${difference}$ m/s: speed ${calc`(${sum} + ${difference}) /
        2`} m/s, and $${fast + along}$ m remain.`,
      check: text`The slower one has ${calc`${sum} - ${speed}`} m/s; the difference ${calc`${speed} - (${sum} -
        ${speed})`} m/s covers the $${fast + slow}$ m in $${past}$ s.`,
      principle: text`Times in both directions over the same length give sum and difference of two speeds, and so each
        of them.`,
    };
  },
);

/** AR.REL.2 Medium: met and overtaken, then a crossing. */
export const towardsAndPast: readonly AnyTemplate[] = situation<Trains>({
  type: 'AR.REL.2',
  situation: 'met-and-overtaken',
  tries: 40,
  draw: draw => {
    const fast = draw.step(150, 400, 10);
    const slow = draw.step(100, 360, 10);
    const [towards, past] = [draw.int(8, 20), draw.int(24, 120)];
    const [sum, difference] = [q(fast + slow, towards), q(fast + slow, past)];
    const speed = sum.add(difference).div(2);
    const other = sum.sub(speed);
    const time = draw.int(14, 50);
    const along = speed.mul(time).sub(fast);
    const fits =
      fast > slow &&
      sum.mul(2).d === 1n &&
      difference.mul(2).d === 1n &&
      speed.lte(36) &&
      other.gte(6) &&
      along.d === 1n &&
      along.gte(100) &&
      along.lte(800) &&
      along.valueOf() % 5 === 0 &&
      ![sum, difference, speed, other, towards, past].some(shown => q(time).equals(shown)) &&
      !sum.equals(difference.add(2 * time)) &&
      !sum.add(difference).equals(time) &&
      !q(fast, towards).equals(time);
    return fits ? { fast, slow, along: along.valueOf(), towards, past, story: draw.pick(stories) } : null;
  },
  forms: [crossing],
});
