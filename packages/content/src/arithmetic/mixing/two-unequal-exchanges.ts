import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../../people.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Unequal {
  who: string;
  liquid: string;
  volume: number;
  /** Strength at first and strength of what is filled in, in per cent. */
  strength: number;
  fill: number;
  /** Litres of the two exchanges. */
  first: number;
  second: number;
  /** Whether both together are told, and not how much they differ by. */
  together: boolean;
  frame: number;
}

const litres = (value: Fraction | number) => withUnit(value, q(1).equals(value) ? 'litre' : 'litres');
/** Strengths after the first and after the second exchange. */
const afterOne = ({ volume, first, strength, fill }: Unequal) =>
  q(volume - first, volume)
    .mul(strength - fill)
    .add(fill);
const afterTwo = (p: Unequal) =>
  q(p.volume - p.second, p.volume)
    .mul(afterOne(p).sub(p.fill))
    .add(p.fill);
const known = ({ first, second, together }: Unequal) =>
  together ? first + second : Math.abs(second - first);
/** The volume of which both shares together, or their difference, make the known litres; null where they do not. */
const volumeFrom = (p: Unequal, one: Fraction, two: Fraction) => {
  const part = p.together ? one.add(two) : two.sub(one).abs();
  return part.equals(0) ? null : q(known(p)).div(part);
};

const capacity = form<Unequal>(
  'volume-from-two-exchanges',
  {
    band: 'Medium',
    seconds: 90,
    revision: 2,
    verify: p => {
      for (let volume = 2; volume <= 3000; volume += 1)
        for (let x = 1; x < volume; x += 1) {
          const y = p.together ? known(p) - x : p.second > p.first ? x + known(p) : x - known(p);
          if (y <= 0 || y >= volume) continue;
          const once = (volume * p.strength + x * (p.fill - p.strength)) / volume;
          if (Math.abs(once - afterOne(p).valueOf()) > 1e-9) continue;
          const twice = once + (y * (p.fill - once)) / volume;
          if (Math.abs(twice - afterTwo(p).valueOf()) < 1e-9) return volume;
        }
      throw new Error('no volume fits');
    },
  },
  (p, { step, find }) => {
    const { who, fill, strength, together, first, second, frame, liquid } = p;
    const floor = find(fill);
    const one = step(frac(calc`(${strength} - ${afterOne(p)}) / (${strength} - ${floor})`), {
      name: text`the part of the volume that is exchanged first`,
      because: text`If a quarter of the tank is exchanged, three quarters keep their excess and one quarter has
          none any more: the excess falls by a quarter. The strength itself does not, because it cannot fall below
          ${fill}%.`,
    })`
      Look at the excess of the strength over ${fill}%. What is filled in has no excess, so the excess falls by the
      same part as the volume that is exchanged. Find this part.`;
    const two = step(frac(calc`(${afterOne(p)} - ${afterTwo(p)}) / (${afterOne(p)} - ${floor})`), {
      name: text`the part of the volume that is exchanged the second time`,
      because: text`The second exchange meets a strength of only ${afterOne(p)}%. So its fall has to be compared
          with the excess at that time, not with the one at first.`,
    })`
      The second exchange reduces the excess that is left, ${afterOne(p)}% minus ${floor}%, in the same way.`;
    const volume = step(volumeFrom(p, one, two) ?? q(0), {
      name: text`the volume`,
      works: value => {
        const [large, small] = two.gt(one) ? [two, one] : [one, two];
        const part = together
          ? `${fractionTex(one)} + ${fractionTex(two)}`
          : `${fractionTex(large)} - ${fractionTex(small)}`;
        return tex`${known(p)} \div \left(${part}\right) = ${value}`;
      },
      because: text`Both parts are parts of one and the same volume, so they may be
          ${together ? 'added' : 'subtracted'} like litres. If a fifth of the volume were 10 litres, the volume would
          be 50.`,
    })`
      The ${litres(known(p))} are the ${together ? 'sum' : 'difference'} of these two parts of the volume. Divide to
      find the volume.`;
    return {
      answer: volume,
      stem: () => {
        const more = second > first ? 'more' : 'less';
        return frame === 0
          ? text`${who} has a full tank of ${liquid} of strength ${strength}%. Some of it is replaced with ${liquid}
            of strength
            ${fill}%, which brings the strength to ${afterOne(p)}%. After mixing, another
            quantity${!together && text`, ${litres(known(p))} ${more} than the first time,`} is replaced with the same
            ${fill}% ${liquid}, and the strength becomes
            ${afterTwo(p)}%.${together && text` In all, ${litres(known(p))} were replaced.`} How many litres does the
            tank hold?`
          : text`Twice ${who} exchanges some of the ${liquid} in a full drum for ${liquid} of ${fill}% and mixes it:
            the
            strength goes from ${strength}% to ${afterOne(p)}% and then to ${afterTwo(p)}%.
            ${
              together
                ? text`The two exchanges together came to ${litres(known(p))}.`
                : text`The second exchange was
              ${litres(known(p))} ${more === 'more' ? 'larger' : 'smaller'} than the first.`
            }
            Find the capacity of the drum in litres.`;
      },
      show: litres,
      plausible: value =>
        value.valueOf() > (together ? known(p) / 2 : known(p)) && value.d <= 2n && value.lt(500),
      slips: [
        slip('took_a_mixture_for_pure', floor, 0)`
          The parts $${frac(one)}$ and $${frac(two)}$ would be right if nothing of
          the ${liquid} came back. What is filled in has a strength of ${fill}% itself.`,
        slip(
          'took_a_share_of_the_start',
          two,
          () => calc`(${afterOne(p)} - ${afterTwo(p)}) / (${strength} - ${floor})`,
        )`
          $${frac(two)}$ compares the second fall with the excess of ${strength}%; by then the strength was only
          ${afterOne(p)}%.`,
        slip(
          'took_ratio_terms_for_amounts',
          volume,
          volumeFrom(p, q(strength).sub(afterOne(p)).div(100), afterOne(p).sub(afterTwo(p)).div(100)) ?? q(0),
        )`
          You read the falls of $${q(strength).sub(afterOne(p))}$ and $${afterOne(p).sub(afterTwo(p))}$ points as per
          cents
          of the volume. They have to be divided by the excess over ${fill}%.`,
        slip(
          'took_a_share_of_the_start',
          two,
          () => calc`(${strength} - ${afterTwo(p)}) / (${strength} - ${floor})`,
        )`
          $${frac(two)}$ is what both exchanges together take off the first excess, not what the second takes off.`,
        slip(
          'added_for_subtracted',
          volume,
          () =>
            volumeFrom({ ...p, together: !together }, one, two)
              ?.mul(known(p))
              .div(known({ ...p, together: !together })) ?? q(0),
        )`
          You set ${litres(known(p))} equal to the ${together ? 'difference' : 'sum'} of $${frac(one)}$ and
          $${frac(two)}$
          of the volume. They are the ${together ? 'sum' : 'difference'}.`,
        slip(
          'gave_the_complement',
          two,
          () => calc`(${afterTwo(p)} - ${floor}) / (${afterOne(p)} - ${floor})`,
        )`
          $${frac(two)}$ is the part of the excess that stays after the second exchange; what goes is the part
          exchanged.`,
        slip('gave_the_complement', one, () => calc`(${afterOne(p)} - ${floor}) / (${strength} - ${floor})`)`
          $${frac(one)}$ is the part of the excess that stays after the first exchange; what goes is the part
          exchanged.`,
        slip('answered_another_quantity', volume, first)`
          You gave ${litres(first)}, the quantity exchanged the first time. The question asks for the whole volume,
          and only a part of it was exchanged.`,
        slip('answered_another_quantity', volume, second)`
          You gave ${litres(second)}, the quantity exchanged the second time. The question asks for the whole volume,
          and only a part of it was exchanged.`,
      ],
      snapRead: text`Two exchanges with the same ${fill}% ${liquid} and all three strengths are known. The
        ${together ? 'sum' : 'difference'} of the quantities exchanged is known, and the whole volume is asked.`,
      approach: text`Subtract ${fill}% from each strength: each exchange reduces this excess by the part of the
      volume that it
        exchanges. The two parts and the known litres give the volume.`,
      faster: () =>
        text`The excess over ${fill}% goes from $${strength - fill}$ to $${afterOne(p).sub(fill)}$ and to
          $${afterTwo(p).sub(fill)}$ points: read off the two parts and compare with ${litres(known(p))}.`,
      check: () =>
        text`Of $${volume}$ litres, $${volume.mul(one)}$ and then $${volume.mul(two)}$ litres are exchanged. The
        first time
          the strength becomes $\frac{${volume.sub(volume.mul(one))} \times ${strength} + ${volume.mul(one)} \times
          ${fill}}{${volume}} = ${afterOne(p)}$ per cent.`,
      principle: text`An exchange multiplies the excess over the strength filled in by the part that stays, so the
      strengths
        before and after give the part exchanged.`,
    };
  },
);

/** AR.MIX.2 Medium: two unequal exchanges, all strengths known, and their sum or difference in litres. */
export const twoUnequalExchanges: readonly AnyTemplate[] = situation<Unequal>({
  type: 'AR.MIX.2',
  situation: 'two-unequal-exchanges',
  tries: 200,
  draw: draw => {
    const p: Unequal = {
      who: draw.pick(peopleInArithmetic),
      liquid: draw.pick(['acid', 'syrup', 'glycerine', 'alcohol', 'dye']),
      volume: draw.pick([
        24, 30, 32, 36, 40, 42, 45, 48, 50, 54, 56, 60, 63, 64, 70, 72, 75, 80, 84, 90, 96, 100,
      ]),
      strength: draw.step(30, 95, 5),
      fill: draw.step(5, 40, 5),
      first: draw.int(4, 60),
      second: draw.int(4, 60),
      together: draw.chance(0.4),
      frame: draw.int(0, 1),
    };
    const shares = [q(p.first, p.volume), q(p.second, p.volume)];
    return p.first < p.volume &&
      p.second < p.volume &&
      shares.every(share => share.d <= 9n && !share.equals(q(1, 2))) &&
      Math.abs(p.first - p.second) >= 3 &&
      p.strength - p.fill >= 20 &&
      afterOne(p).mul(2).d === 1n &&
      afterTwo(p).mul(2).d === 1n
      ? p
      : null;
  },
  forms: [capacity],
});
