import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  /** Speeds in km/h, the known length in metres, the seconds. */
  own: number;
  other: number;
  length: number;
  time: number;
}

interface Passing extends Numbers {
  story: (typeof stories)[number];
}

const stories = [
  {
    same: false,
    who: 'goods train',
    tell: ({ own, other, length, time }: Numbers) =>
      text`A passenger train $${length}$ m long, running at $${own}$ km/h, meets a goods train that comes towards it at
        $${other}$ km/h on the next track. They pass each other completely in $${time}$ seconds. How long is the goods
        train?`,
  },
  {
    same: true,
    who: 'slower train',
    tell: ({ own, other, length, time }: Numbers) =>
      text`An express of $${length}$ m overtakes a slower train on a parallel track. Their speeds are $${own}$ km/h and
        $${other}$ km/h, and the overtaking takes $${time}$ seconds from the first moment at which they are side by side
        to the last. What is the length of the slower train?`,
  },
  {
    same: false,
    who: 'second train',
    tell: ({ own, other, length, time }: Numbers) =>
      text`Two trains run in opposite directions on parallel tracks, the first at $${own}$ km/h and the second at
        $${other}$ km/h. From the meeting of their engines until their last coaches part, $${time}$ seconds go by. If
        the first train has a length of $${length}$ m, find the length of the second.`,
  },
  {
    same: true,
    who: 'coal train',
    tell: ({ own, other, length, time }: Numbers) =>
      text`It takes a $${length}$ m long mail train, at a speed of $${own}$ km/h, $${time}$ seconds to go completely
        past a coal train that moves in the same direction at $${other}$ km/h. The coal train has a length of`,
  },
  {
    same: false,
    who: 'local train',
    tell: ({ own, other, length, time }: Numbers) =>
      text`A metro train and a local train approach each other on neighbouring tracks at $${own}$ km/h and $${other}$
        km/h. For $${time}$ seconds some part of the one is beside some part of the other. The metro train measures
        $${length}$ m. How many metres does the local train measure?`,
  },
  {
    same: true,
    who: 'freight train',
    tell: ({ own, other, length, time }: Numbers) =>
      text`Jagdish drives a train of $${length}$ m at $${own}$ km/h. On the parallel line a freight train goes the same
        way at $${other}$ km/h. His engine reaches its last wagon, and $${time}$ seconds later his last coach passes its
        engine. What length does the freight train have?`,
  },
] as const;

const otherLength = form<Passing>(
  'length-of-the-other-train',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ own, other, length, time, story: { same } }) => {
      // Metre by metre: the tail of the first train has to reach the far end of the other.
      for (let guess = 1; guess < 2000; guess += 1) {
        const tail = (own * time) / 3.6 - length;
        const farEnd = guess + ((same ? 1 : -1) * other * time) / 3.6;
        if (Math.abs(tail - farEnd) < 1e-6) return guess;
      }
      throw new Error('no length fits');
    },
  },
  ({ own, other, length, time, story: { same, who, tell } }, { step }) => {
    const relative = step(same ? calc`${own} - ${other}`.in('km/h') : calc`${own} + ${other}`.in('km/h'), {
      name: 'the relative speed',
      because: same
        ? text`Both move the same way, so the faster one gains on the other only the km by which it goes farther in an
          hour.`
        : text`They move towards each other and then apart, so in an hour both bring their own km to the change of the
          distance.`,
    })`
      The trains move in ${same ? 'the same direction' : 'opposite directions'}, so seen from one of them the other
      passes at the ${same ? 'difference' : 'sum'} of their speeds. Find this relative speed.`;
    const metres = step(calc`${relative} * 5 / 18`.in('m/s'), {
      name: 'the relative speed in m/s',
      because: text`1 km/h is 1,000 metres in 3,600 seconds, and that is 5 metres in 18 seconds.`,
    })`
      The time is in seconds and a length in metres is wanted. Change to metres per second: multiply by
      $\frac{5}{18}$.`;
    const both = step(calc`${metres} * ${time}`.in('m'), {
      name: 'both lengths together',
      because: text`Passing begins when the fronts meet and ends when the last coaches part. In this time one train
        moves past the other by both lengths, and not only by one of them.`,
    })`
      Multiply by the $${time}$ seconds. In this time the trains move past each other by both their lengths together.`;
    const answer = step(calc`${both} - ${length}`.in('m'), {
      because: text`Both lengths together are made of two trains. One of them is given, so the other is what is left.`,
    })`
      One of the two lengths is $${length}$ m. Subtract it to find the other.`;
    return {
      answer,
      stem: tell({ own, other, length, time }),
      show: value => withUnit(value, 'm'),
      slips: [
        slip('left_out_a_length', answer, both)`
          $${both}$ m are both trains together. The $${length}$ m of the train that is given are still in it.`,
        slip(
          'used_the_wrong_relative_speed',
          relative,
          same ? calc`${own} + ${other}` : own > other && calc`${own} - ${other}`,
        )`
          ${here} km/h fits trains that move ${same ? 'towards each other' : 'in the same direction'}. These move in
          ${same ? 'the same direction' : 'opposite directions'}.`,
        slip('took_a_mover_for_standing', relative, own)`
          You used $${own}$ km/h alone, as if the ${who} stood still. It moves at $${other}$ km/h, which changes the
          relative speed.`,
        slip('used_a_term_twice', answer, calc`${both} - 2 * ${length}`)`
          ${here} takes the known length away twice. It is only once in the sum of the two lengths.`,
        slip('halved_needlessly', answer, calc`${both} / 2`)`
          ${here} divides the sum of the lengths equally. The trains need not be equally long; one length is given.`,
        slip('wrong_sign', answer, calc`${both} + ${length}`)`
          ${here} adds the known length to a distance that contains it already. It has to be subtracted.`,
        slip('divided_by_the_wrong_number', metres, calc`${relative} / 6`)`
          ${here}: dividing by $6$ does not turn km/h into m/s. An hour has $3{,}600$ seconds and a kilometre $1{,}000$
          metres.`,
        slip('divided_by_the_wrong_number', metres, calc`${relative} / 3`)`
          ${here}: dividing by $3$ does not turn km/h into m/s. $1$ m/s is $3.6$ km/h, so you divide by $3.6$.`,
      ],
      snapRead: text`Two trains pass each other completely: use the relative speed and the sum of the lengths.`,
      approach: text`While they pass, the trains move past each other by both lengths. Relative speed times time is
        this sum, and the known length is taken from it.`,
      check: text`Together they have ${calc`${answer} + ${length}`} m; at $${metres}$ m/s this takes
        ${calc`(${answer} + ${length}) / ${metres}`} seconds.`,
      principle: text`When two trains pass each other completely, they move past each other by the sum of their lengths
        at their relative speed.`,
    };
  },
);

/** AR.REL.2 Easy: the length of the other train. */
export const otherTrainsLength: readonly AnyTemplate[] = situation<Passing>({
  type: 'AR.REL.2',
  situation: 'length-of-the-other',
  tries: 20,
  draw: draw => {
    const story = draw.pick(stories);
    const own = draw.step(54, 117, 9);
    const other = draw.step(27, 90, 9);
    const length = draw.step(120, 320, 10);
    const time = story.same ? draw.int(18, 60) : draw.int(7, 20);
    const relative = story.same ? own - other : own + other;
    const answer = q(relative * 5, 18)
      .mul(time)
      .sub(length);
    const fits =
      own > other && answer.d === 1n && answer.gte(90) && answer.lte(600) && !answer.equals(length);
    return fits ? { own, other, length, time, story } : null;
  },
  forms: [otherLength],
});
