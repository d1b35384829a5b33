import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Numbers {
  /** Seconds in which a passenger of the faster train sees the other pass, and one of the slower train the faster. */
  fromFast: number;
  fromSlow: number;
  /** Seconds in which the faster overtakes the slower completely. */
  past: number;
}

interface Windows extends Numbers {
  story: (typeof stories)[number];
}

const stories = [
  {
    fast: 'Shatabdi',
    slow: 'local',
    post: 'signal post',
    tell: ({ fromFast, fromSlow, past }: Numbers) =>
      text`A Shatabdi and a local train run towards each other on parallel tracks. A passenger in the Shatabdi sees the
        local pass in $${fromFast}$ seconds; a passenger in the local sees the Shatabdi pass in $${fromSlow}$ seconds.
        In the same direction the Shatabdi would need $${past}$ seconds to overtake the local completely. In what time
        does the Shatabdi pass a signal post?`,
  },
  {
    fast: 'express',
    slow: 'goods train',
    post: 'lamp post',
    tell: ({ fromFast, fromSlow, past }: Numbers) =>
      text`Pallavi, who sits in an express, notices that an oncoming goods train passes her window in $${fromFast}$
        seconds. The guard of the goods train finds that the express goes past him in $${fromSlow}$ seconds. An express
        of the same length and speed overtakes such a goods train completely in $${past}$ seconds. How long does the
        express take to pass a lamp post?`,
  },
  {
    fast: 'faster train',
    slow: 'slower train',
    post: 'pole',
    tell: ({ fromFast, fromSlow, past }: Numbers) =>
      text`Trains P and Q meet on a double line. For somebody in P, train Q passes in $${fromFast}$ seconds, and for
        somebody in Q, train P passes in $${fromSlow}$ seconds. P is the faster one: when both go the same way, it needs
        $${past}$ seconds to overtake Q completely. Find the time that P takes to pass a
        pole.`,
  },
  {
    fast: 'mail train',
    slow: 'coal train',
    post: 'kilometre stone',
    tell: ({ fromFast, fromSlow, past }: Numbers) =>
      text`When a mail train meets a coal train, the coal train is beside the mail train's driver for $${fromFast}$
        seconds and the mail train is beside the driver of the coal train for $${fromSlow}$ seconds. On another day,
        with unchanged speeds, the mail train overtakes the coal train, which takes $${past}$ seconds in all. How many
        seconds does the mail train need to go past a kilometre stone?`,
  },
  {
    fast: 'tourist train',
    slow: 'freight train',
    post: 'gatekeeper',
    tell: ({ fromFast, fromSlow, past }: Numbers) =>
      text`Neither the lengths nor the speeds of a tourist train and a slower freight train are known. As they meet, a
        tourist counts $${fromFast}$ seconds while the freight train goes by, and its driver counts $${fromSlow}$
        seconds for the tourist train. If the tourist train came from behind, it would overtake completely in $${past}$
        seconds. What time does it take to pass a gatekeeper who stands beside the track?`,
  },
  {
    fast: 'Rajdhani',
    slow: 'parcel train',
    post: 'milestone',
    tell: ({ fromFast, fromSlow, past }: Numbers) =>
      text`The engine of a Rajdhani train needs $${fromFast}$ seconds to go past the whole of an oncoming parcel train,
        while the engine of the parcel train needs $${fromSlow}$ seconds to go past the whole of the Rajdhani. Running
        in the same direction, the Rajdhani overtakes the parcel train completely in $${past}$ seconds. How long does it
        take past a milestone?`,
  },
] as const;

const pastPost = form<Windows>(
  'time-past-a-post',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AR.RAT.1'],
    verify: ({ fromFast, fromSlow, past }) => {
      // The closing speed is set to 1; the time past the post is tried, and the overtaking has to fit.
      for (let time = 1; time < 400; time += 1) {
        const fast = fromSlow / time;
        if (Math.abs((fromFast + fromSlow) / (2 * fast - 1) - past) < 1e-6) return time;
      }
      throw new Error('no time fits');
    },
  },
  ({ fromFast, fromSlow, past, story: { fast, slow, post, tell } }, { step }) => {
    const together = step(calc`${fromFast} + ${fromSlow}`.in('s'), {
      name: 'the time to pass each other completely when they meet',
      because: text`Somebody in a train sees the length of the other one go by, at the closing speed, which is the
          same for both. So the two lengths, one after the other, take the two times together.`,
    })`
      Let the speeds be $u$ and $v$, with $u$ that of the ${fast}. Someone in one train sees the length of the other one
      pass at the closing speed $u + v$. The ${slow} takes $${fromFast}$ s and the ${fast} $${fromSlow}$ s, so both
      lengths together take the sum.`;
    const ratio = step(calc`${past} / ${together}`, {
      name: 'the ratio of u + v to u - v',
      works: (_value, working) => tex`(u + v) : (u - v) = ${working}`,
      because: text`In the overtaking the same two lengths are covered, only more slowly. The lengths need not be
          known, because they cancel in the ratio of the times.`,
    })`
      The overtaking covers the same two lengths at the speed $u - v$. Times are inversely as speeds, so this gives the
      ratio of $u + v$ to $u - v$.`;
    const part = step(calc`2 * ${ratio} / (${ratio} + 1)`, {
      name: 'the ratio of u + v to u',
      works: (_value, working) => tex`(u + v) : u = ${working}`,
      because: text`$(u + v) + (u - v) = 2u$: the other speed cancels. So $u$ lies half-way between the two, in
          parts.`,
    })`
      With $u - v$ as one part, $u + v$ has as many parts as this ratio says, and $u$ is half of the sum of both.
      Compare $u + v$ with $u$.`;
    const time = step(calc`${fromSlow} * ${part}`.in('s'), {
      name: text`the time past the ${post}`,
      because: text`The ${post} does not move, so only the speed $u$ counts. It is less than the closing speed, so
          the same length takes longer.`,
    })`
      The ${fast} passes the ${post} by its own length at the speed $u$. At $u + v$ this length took $${fromSlow}$ s; at
      $u$ it takes longer in the ratio found.`;
    return {
      answer: time,
      stem: tell({ fromFast, fromSlow, past }),
      show: value => withUnit(value, 'seconds'),
      slips: [
        slip('swapped_the_two', time, calc`${fromFast} * ${part}`)`
          ${here} starts from the $${fromFast}$ seconds in which the ${slow} goes by; they belong to its length, not to
          that of the ${fast}.`,
        slip('took_the_whole_for_a_part', time, calc`${together} * ${part}`)`
          You let both lengths go past the ${post}: ${here}. Only the ${fast} passes it.`,
        slip('answered_another_quantity', part, calc`2 * ${ratio} / (${ratio} - 1)`)`
          You used the ratio ${here}, which belongs to the speed of the ${slow}. The ${fast} passes the ${post},
          at its own speed.`,
        slip('did_not_halve', part, calc`${ratio} / (${ratio} + 1)`)`
          ${here}: sum and difference of the speeds make twice the speed of the ${fast}.`,
        slip('left_out_a_length', ratio, calc`${past} / ${fromSlow}`)`
          ${here} compares the overtaking with the length of one train; both lengths have to be gained.`,
        slip('left_out_a_length', ratio, calc`${past} / ${fromFast}`)`
          ${here} compares the overtaking, in which both lengths are gained, with the $${fromFast}$ seconds for the
          ${slow} alone.`,
        slip('took_inverse_for_direct', time, calc`${fromSlow} / ${part}`)`
          Dividing the $${fromSlow}$ seconds by $${part}$ makes the time shorter. The ${post} stands still, so the speed
          is lower than the closing speed.`,
        slip('used_a_wrong_given_number', part, ratio)`
          $${part}$ is the ratio of the closing speed to the difference of the speeds, not to the speed of the
          ${fast}.`,
      ],
      snapRead: text`Only times are given, no length and no speed. So lengths and speeds are needed only as ratios.`,
      approach: text`Seen from a train, only the length of the other one passes, at the same closing speed for both. So
        the two times add up to the full meeting, and the overtaking gives the ratio of the speeds. Then scale the time
        of the ${fast} from $u + v$ to $u$.`,
      faster: text`$(u + v) : (u - v) = ${past} : ${together}$, so $u : (u + v) = ${frac(q(1).div(part))}$, and
        $${fromSlow}$ s become $${fromSlow} \times ${frac(part)}$.`,
      check: text`Take $u + v = ${past}$ and $u - v = ${together}$, so $u = ${q(past).add(together).div(2)}$. The
        ${fast}'s length is $${past} \times ${fromSlow} = ${past * fromSlow}$, and divided by $u$ that is $${time}$ s.`,
      principle: text`Someone who moves sees only the own length of a train pass, at the relative speed; with times
        alone, work with ratios of speeds.`,
    };
  },
);

/** AR.REL.2 Hard: times seen from both trains. */
export const seenFromTheWindow: readonly AnyTemplate[] = situation<Windows>({
  type: 'AR.REL.2',
  situation: 'seen-from-the-window',
  tries: 20,
  draw: draw => {
    const [u, v] = draw.pick([
      [3, 2],
      [2, 1],
      [5, 3],
      [4, 3],
      [5, 4],
      [3, 1],
      [7, 5],
      [5, 2],
      [7, 3],
      [8, 5],
      [7, 4],
      [9, 7],
      [9, 5],
      [7, 2],
    ] as const);
    const [fromFast, fromSlow] = [draw.int(4, 25), draw.int(4, 25)];
    const past = q((fromFast + fromSlow) * (u + v), u - v);
    const time = q(fromSlow * (u + v), u);
    const fits =
      past.d === 1n &&
      past.lte(200) &&
      time.d === 1n &&
      fromFast !== fromSlow &&
      ![fromFast, fromFast + fromSlow].includes(time.valueOf());
    return fits ? { fromFast, fromSlow, past: past.valueOf(), story: draw.pick(stories) } : null;
  },
  forms: [pastPost],
});
