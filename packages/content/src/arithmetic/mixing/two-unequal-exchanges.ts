import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, numberTex, percent, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Unequal {
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

const capacity = form({
  form: 'volume-from-two-exchanges',
  band: 'Medium',
  seconds: 90,
  entry: true,
  stem: (p: Unequal) => {
    const more = p.second > p.first ? 'more' : 'less';
    return p.frame === 0
      ? `A full tank holds ${p.liquid} of strength ${percent(p.strength)}. Some of it is replaced with ${p.liquid} of strength ${percent(p.fill)}, which brings the strength to ${percent(afterOne(p))}. After mixing, another quantity${p.together ? '' : `, ${litres(known(p))} ${more} than the first time,`} is replaced with the same ${percent(p.fill)} ${p.liquid}, and the strength becomes ${percent(afterTwo(p))}.${p.together ? ` In all, ${litres(known(p))} were replaced.` : ''} How many litres does the tank hold?`
      : `Twice some of the ${p.liquid} in a full vat is exchanged for ${p.liquid} of ${percent(p.fill)} and mixed: the strength goes from ${percent(p.strength)} to ${percent(afterOne(p))} and then to ${percent(afterTwo(p))}. ${p.together ? `The two exchanges together came to ${litres(known(p))}.` : `The second exchange was ${litres(known(p))} ${more === 'more' ? 'larger' : 'smaller'} than the first.`} Find the capacity of the vat in litres.`;
  },
  path: path<Unequal>()
    .quiet('floor', ({ fill }) => q(fill))
    .step(
      'one',
      (p, { floor }) => q(p.strength).sub(afterOne(p)).div(q(p.strength).sub(floor)),
      'Only what lies above the strength of the filler is diluted. The part of this excess that goes is the part of the volume that was exchanged.',
      (p, { floor, one }) =>
        `\\frac{${p.strength} - ${numberTex(afterOne(p))}}{${p.strength} - ${numberTex(floor)}} = ${fractionTex(one)}`,
    )
    .step(
      'two',
      (p, { floor }) => afterOne(p).sub(afterTwo(p)).div(afterOne(p).sub(floor)),
      'The second exchange acts on the excess that is left.',
      (p, { floor, two }) =>
        `\\frac{${numberTex(afterOne(p))} - ${numberTex(afterTwo(p))}}{${numberTex(afterOne(p))} - ${numberTex(floor)}} = ${fractionTex(two)}`,
    )
    .step(
      'volume',
      (p, { one, two }) => volumeFrom(p, one, two) ?? q(0),
      ({ together }) =>
        `The known litres are the ${together ? 'sum' : 'difference'} of these two parts of the volume.`,
      (p, { one, two, volume }) => {
        const [large, small] = two.gt(one) ? [two, one] : [one, two];
        const part = p.together
          ? `${fractionTex(one)} + ${fractionTex(two)}`
          : `${fractionTex(large)} - ${fractionTex(small)}`;
        return `${known(p)} \\div \\left(${part}\\right) = ${numberTex(volume)}`;
      },
    ),
  slips: [
    {
      misconception: 'filler_taken_as_water',
      at: 'floor',
      wrongly: () => q(0),
      words: ({ fill }, { one, two }) =>
        `The parts $${fractionTex(one)}$ and $${fractionTex(two)}$ would be right for water; the filler has a strength of ${percent(fill)} itself.`,
    },
    {
      misconception: 'second_part_of_the_first_excess',
      at: 'two',
      wrongly: (p, { floor }) => afterOne(p).sub(afterTwo(p)).div(q(p.strength).sub(floor)),
      words: (p, { two }) =>
        `$${fractionTex(two)}$ compares the second fall with the excess of ${percent(p.strength)}; by then the strength was only ${percent(afterOne(p))}.`,
    },
    {
      misconception: 'points_as_parts',
      at: 'volume',
      wrongly: p =>
        volumeFrom(p, q(p.strength).sub(afterOne(p)).div(100), afterOne(p).sub(afterTwo(p)).div(100)) ?? q(0),
      words: p =>
        `Falls of $${numberTex(q(p.strength).sub(afterOne(p)))}$ and $${numberTex(afterOne(p).sub(afterTwo(p)))}$ points were read as per cents of the volume.`,
    },
    {
      misconception: 'both_falls_from_the_start',
      at: 'two',
      wrongly: (p, { floor }) => q(p.strength).sub(afterTwo(p)).div(q(p.strength).sub(floor)),
      words: (_p, { two }) =>
        `$${fractionTex(two)}$ is what both exchanges together take off the first excess, not what the second takes off.`,
    },
    {
      misconception: 'sum_for_difference',
      at: 'volume',
      wrongly: (p, { one, two }) =>
        volumeFrom({ ...p, together: !p.together }, one, two)
          ?.mul(known(p))
          .div(known({ ...p, together: !p.together })) ?? q(0),
      words: (p, { one, two }) =>
        `${litres(known(p))} were set equal to the ${p.together ? 'difference' : 'sum'} of $${fractionTex(one)}$ and $${fractionTex(two)}$ of the volume.`,
    },
    {
      misconception: 'part_left_for_part_exchanged',
      at: 'two',
      wrongly: (p, { floor }) => afterTwo(p).sub(floor).div(afterOne(p).sub(floor)),
      words: (_p, { two }) =>
        `$${fractionTex(two)}$ is the part of the excess that stays after the second exchange; what goes is the part exchanged.`,
    },
    {
      misconception: 'first_part_left_for_part_exchanged',
      at: 'one',
      wrongly: (p, { floor }) => afterOne(p).sub(floor).div(q(p.strength).sub(floor)),
      words: (_p, { one }) =>
        `$${fractionTex(one)}$ is the part of the excess that stays after the first exchange; what goes is the part exchanged.`,
    },
    {
      misconception: 'first_exchange_reported',
      at: 'volume',
      wrongly: ({ first }) => q(first),
      words: ({ first }) => `${litres(first)} were exchanged the first time; the whole volume is asked.`,
    },
    {
      misconception: 'second_exchange_reported',
      at: 'volume',
      wrongly: ({ second }) => q(second),
      words: ({ second }) => `${litres(second)} were exchanged the second time; the whole volume is asked.`,
    },
  ],
  show: value => litres(value),
  plausible: (value, p) =>
    value.valueOf() > (p.together ? known(p) / 2 : known(p)) && value.d <= 2n && value.lt(500),
  snapRead: ({ together }) =>
    `Two exchanges with the same filler and all three strengths; the ${together ? 'sum' : 'difference'} of the quantities is known and the volume is asked.`,
  approach: () =>
    'Measure strengths from that of the filler: each exchange takes off the excess the part that it takes of the volume. Two such parts and the known litres give the volume.',
  faster: p =>
    `Excess over the filler: $${p.strength - p.fill} \\to ${numberTex(afterOne(p).sub(p.fill))} \\to ${numberTex(afterTwo(p).sub(p.fill))}$; read the two parts off and compare with ${litres(known(p))}.`,
  check: (p, { one, two, volume }) =>
    `Of $${numberTex(volume)}$ litres the two exchanges are $${numberTex(volume.mul(one))}$ and $${numberTex(volume.mul(two))}$ litres. The first leads to $\\frac{${numberTex(volume.sub(volume.mul(one)))} \\times ${p.strength} + ${numberTex(volume.mul(one))} \\times ${p.fill}}{${numberTex(volume)}} = ${numberTex(afterOne(p))}$ per cent.`,
  principle:
    'An exchange multiplies the distance to the filler by the part that stays: strengths before and after give the part exchanged.',
  verify: p => {
    for (let volume = 2; volume <= 3000; volume += 1)
      for (let x = 1; x < volume; x += 1) {
        const y = p.together ? known(p) - x : p.second > p.first ? x + known(p) : x - known(p);
        if (y <= 0 || y >= volume) continue;
        const once = (volume * p.strength + x * (p.fill - p.strength)) / volume;
        if (Math.abs(once - afterOne(p).valueOf()) > 1e-9) continue;
        const twice = once + (y * (p.fill - once)) / volume;
        if (Math.abs(twice - afterTwo(p).valueOf()) < 1e-9) return q(volume);
      }
    throw new Error('no volume fits');
  },
});

/** AR.MIX.2 Medium: two unequal exchanges, all strengths known, and their sum or difference in litres. */
export const twoUnequalExchanges: readonly AnyTemplate[] = situation<Unequal>({
  type: 'AR.MIX.2',
  situation: 'two-unequal-exchanges',
  tries: 200,
  draw: draw => {
    const p: Unequal = {
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
