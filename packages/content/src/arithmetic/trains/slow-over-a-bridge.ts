import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Numbers {
  /** Usual speed, km/h. */
  usual: number;
  /** Lengths of the two trains, metres, and the seconds that each of them loses. */
  short: number;
  long: number;
  shortLoss: number;
  longLoss: number;
}

interface Slowed extends Numbers {
  story: (typeof stories)[number];
}

const stories = [
  {
    place: 'bridge',
    tell: ({ usual, short, long, shortLoss, longLoss }: Numbers) =>
      text`All trains on a line run at $${usual}$ km/h, but over an old bridge they keep to a lower speed, the same for
        all, from the moment the engine reaches the bridge until the last coach has left it. Through this a train of
        $${short}$ m loses $${shortLoss}$ seconds and a train of $${long}$ m loses $${longLoss}$ seconds. How long does
        the longer train take to cross the bridge?`,
  },
  {
    place: 'tunnel',
    tell: ({ usual, short, long, shortLoss, longLoss }: Numbers) =>
      text`A tunnel near Lonavala is under repair, and every train has to run at a fixed low speed as long as any part
        of it is in the tunnel. Two trains, $${short}$ m and $${long}$ m long, run at $${usual}$ km/h before and after
        it; the rule delays them by $${shortLoss}$ and $${longLoss}$ seconds. For how many seconds is some part of the
        longer train in the tunnel?`,
  },
  {
    place: 'viaduct',
    tell: ({ usual, short, long, shortLoss, longLoss }: Numbers) =>
      text`Driver Murugan brakes from $${usual}$ km/h to the speed allowed on a viaduct when the engine reaches it, and
        speeds up again when the last wagon leaves it. With a train of $${short}$ m he is $${shortLoss}$ seconds late
        after the viaduct, with one of $${long}$ m $${longLoss}$ seconds. The times of braking and speeding up are
        negligible. In what time does the train of $${long}$ m cross the viaduct?`,
  },
  {
    place: 'causeway',
    tell: ({ usual, short, long, shortLoss, longLoss }: Numbers) =>
      text`After heavy rain there is a speed limit for trains on a causeway; it holds until the whole train has left the
        causeway. A $${long}$ m long goods train reaches the next station $${longLoss}$ seconds late because of it, and
        a passenger train with a length of $${short}$ m only $${shortLoss}$ seconds late. Apart from the causeway both
        run at $${usual}$ km/h. How much time does the goods train need on the causeway, from its first wheel to its
        last?`,
  },
  {
    place: 'ghat section',
    tell: ({ usual, short, long, shortLoss, longLoss }: Numbers) =>
      text`A caution order limits the speed in a ghat section from the entry of the engine to the exit of the last
        coach. Trains that otherwise run at $${usual}$ km/h lose $${shortLoss}$ seconds if they are $${short}$ m long,
        and $${longLoss}$ seconds if they are $${long}$ m long. For how many seconds does the longer train run at the
        reduced speed?`,
  },
] as const;

const crossing = form<Slowed>(
  'time-of-the-longer-train',
  {
    band: 'Hard',
    seconds: 130,
    verify: ({ usual, short, long, shortLoss, longLoss }) => {
      // Every length of the bridge is tried; the first train then fixes the low speed.
      const fast = usual / 3.6;
      for (let along = 1; along < 5000; along += 1) {
        const lowTimes = shortLoss / (short + along) + 1 / fast;
        if (Math.abs((long + along) * (lowTimes - 1 / fast) - longLoss) < 1e-9)
          return Math.round((long + along) * lowTimes * 1e6) / 1e6;
      }
      throw new Error('no length fits');
    },
  },
  ({ usual, short, long, shortLoss, longLoss, story: { place, tell } }, { step, find }) => {
    const more = find(calc`${longLoss} - ${shortLoss}`);
    const perMetre = step(calc`${more} / (${long} - ${short})`, {
      name: 'the seconds lost on each metre at the low speed',
      because: text`At the low speed every metre costs the same extra time, for both trains. The ${place} is in
          both losses, so only the longer train's extra metres make the difference.`,
    })`
      Each metre at the low speed costs the same extra time. The longer train runs slowly for as many metres more as it
      is longer, so divide the extra loss by the extra length.`;
    const slowWay = step(calc`${longLoss} / ${perMetre}`.in('m'), {
      name: `the length of the longer train and the ${place} together`,
      because: text`A train runs slowly from the moment its front comes to the ${place} until its end has left it.
          So its own length is among these metres.`,
    })`
      The longer train's whole loss then tells for how many metres it runs slowly: its own length and the ${place}.`;
    const fast = step(calc`${usual} * 5 / 18`.in('m/s'), {
      name: text`the usual speed in metres per second`,
      because: text`A kilometre has 1,000 metres and an hour 3,600 seconds, and $\frac{1{,}000}{3{,}600} =
          \frac{5}{18}$.`,
    })`
      The lengths are in metres and the times in seconds. Multiply the usual speed by $\frac{5}{18}$ to change it to
      metres per second.`;
    const usualTime = step(calc`${slowWay} / ${fast}`.in('s'), {
      name: 'the time for the same metres at the usual speed',
      because: text`The low speed is not known. But the time at the usual speed and what is lost together make the
          real time.`,
    })`
      Divide these metres by the usual speed to find the time that they would take at it.`;
    const total = step(calc`${usualTime} + ${longLoss}`.in('s'), {
      name: text`the time of the longer train`,
      because: text`The loss was told as the time by which the slow run is longer than the usual one. So it is
          added once.`,
    })`
      The crossing takes the usual time and, in addition, what the longer train loses. Add the two.`;
    return {
      answer: total,
      stem: tell({ usual, short, long, shortLoss, longLoss }),
      show: value => withUnit(value, 'seconds'),
      slips: [
        slip('left_out_a_length', slowWay, calc`${longLoss} / ${perMetre} - ${long}`)`
          $${slowWay}$ m is the ${place} alone. The train runs slowly until its end is out, so its own
          $${long}$ m count too.`,
        slip('assumed_a_proportion', perMetre, calc`${longLoss} / ${long}`)`
          ${here} spreads the whole loss over the $${long}$ m of the train; the ${place} is also passed at the low
          speed.`,
        slip('answered_another_quantity', slowWay, calc`${shortLoss} / ${perMetre}`)`
          $${slowWay}$ m belongs to the train that loses only $${shortLoss}$ seconds; the longer one was asked about.`,
        slip('used_a_term_twice', total, calc`${usualTime} + 2 * ${longLoss}`)`
          You added the delay twice: ${here}. The train loses $${longLoss}$ seconds only once, in the one crossing.`,
        stop('stopped_a_step_early', usualTime)`
          You stopped at $${usualTime}$ seconds, the time at the usual $${usual}$ km/h. The longer train loses
          $${longLoss}$ seconds in addition.`,
        slip('used_a_term_twice', slowWay, calc`${longLoss} / ${perMetre} + ${long}`)`
          To the slow metres you added the train's $${long}$ m, but they were among them already.`,
        slip('divided_by_the_wrong_number', perMetre, calc`${more} / ${long}`)`
          ${here}: the extra $${more}$ seconds are lost only on the $${long - short}$ m by which the trains differ.`,
        slip('divided_by_the_wrong_number', perMetre, short !== long - short && calc`${more} / ${short}`)`
          You divided the extra $${more}$ seconds by the $${short}$ m of the shorter train. They are lost on the
          $${long - short}$ m by which the trains differ.`,
        slip('used_a_wrong_given_number', total, calc`${usualTime} + ${shortLoss}`)`
          ${here} adds the delay of the shorter train to the time of the longer one.`,
        slip('left_out_a_length', total, calc`${long} / ${fast} + ${longLoss}`)`
          ${here} lets the train cover only its own $${long}$ m; it also has to cover the ${place}.`,
      ],
      snapRead: text`Two trains with two delays, and the place and the low speed are unknown: the delay grows with the
        metres at the low speed, which are train and ${place} together.`,
      approach: text`Compare the two trains. Their difference in length alone makes the difference in delay, so the loss
        per metre is known; with it one delay gives the whole slow distance. The low speed itself is never needed.`,
      faster: text`$${long} - ${short} = ${long - short}$ m cost $${more}$ s, so $${longLoss}$ s are lost on
        $${slowWay}$ m, which usually take $${usualTime}$ s.`,
      check: text`The ${place} has $${slowWay.sub(long)}$ m. The shorter train runs slowly for
        $${slowWay.sub(long).add(short)}$ m and loses ${calc`${slowWay.sub(long).add(short)} * ${perMetre}`} seconds, as
        given.`,
      principle: text`When two runs differ in one length only, the difference of their times belongs to that length:
        find the rate from it.`,
    };
  },
);

/** AR.REL.1 Hard: delays of two trains at an unknown low speed over an unknown length. */
export const slowOverABridge: readonly AnyTemplate[] = situation<Slowed>({
  type: 'AR.REL.1',
  situation: 'slow-over-a-bridge',
  tries: 30,
  draw: draw => {
    const usual = draw.pick([54, 72, 90, 108]);
    const low = draw.pick([18, 24, 27, 30, 36, 45]);
    const short = draw.step(120, 300, 20);
    const long = short + draw.step(60, 240, 20);
    const along = draw.step(160, 720, 20);
    const lossOf = (length: number) => ((length + along) * (usual - low) * 18) / (5 * usual * low);
    const [shortLoss, longLoss] = [lossOf(short), lossOf(long)];
    const isWhole = (n: number) => Math.abs(n - Math.round(n)) < 1e-9;
    const crossing = ((long + along) * 18) / (5 * low);
    const fits =
      low < usual &&
      isWhole(shortLoss) &&
      isWhole(longLoss) &&
      isWhole(crossing) &&
      ![long - short, long, short, along, usual].includes(Math.round(crossing)) &&
      along !== long &&
      along !== short;
    return fits && longLoss <= 150
      ? {
          usual,
          short,
          long,
          shortLoss: Math.round(shortLoss),
          longLoss: Math.round(longLoss),
          story: draw.pick(stories),
        }
      : null;
  },
  forms: [crossing],
});
