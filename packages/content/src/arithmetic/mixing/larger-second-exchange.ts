import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, numberTex, percent, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Growing {
  liquid: string;
  volume: number;
  /** Strength at first and strength of what is filled in, in per cent. */
  strength: number;
  fill: number;
  /** Litres of the first exchange; the second is so many times as large. */
  first: number;
  times: number;
  frame: number;
}

const stays = ({ volume, first, times }: Growing, x = first) =>
  q(volume - x, volume).mul(q(volume - times * x, volume));
const final = (p: Growing) =>
  stays(p)
    .mul(p.strength - p.fill)
    .add(p.fill);
const word = ({ times }: Growing) => (times === 2 ? 'twice' : 'three times');
const litres = (value: Fraction) => withUnit(value, value.equals(1) ? 'litre' : 'litres');
/** The solution of (1 - u)(1 - times u) = part below 1 / times, where it has a denominator up to 60; else null. */
const solved = (part: Fraction, times: number): Fraction | null => {
  for (let d = 1; d <= 60; d += 1)
    for (let n = 1; n * times < d; n += 1)
      if (
        q(d - n, d)
          .mul(q(d - times * n, d))
          .equals(part)
      )
        return q(n, d);
  return null;
};

const bothExchanges = form({
  form: 'total-of-two-growing-exchanges',
  band: 'Medium',
  seconds: 100,
  also: ['AL.QUA.8'],
  entry: true,
  stem: (p: Growing) =>
    p.frame === 0
      ? `A tank holds ${p.volume} litres of ${p.liquid} of strength ${percent(p.strength)}. Some of it is replaced with ${p.liquid} of strength ${percent(p.fill)}. After mixing, ${word(p)} as much of the mixture is replaced with the same ${percent(p.fill)} ${p.liquid}, and the strength is then ${percent(final(p))}. How many litres were replaced in all, both times together?`
      : `Of ${p.volume} litres of ${p.liquid} with a strength of ${percent(p.strength)}, $x$ litres are replaced by ${p.liquid} with a strength of ${percent(p.fill)}; then $${p.times}x$ litres of the mixture are again replaced by ${percent(p.fill)} ${p.liquid}. If this leads to a strength of ${percent(final(p))}, find $x + ${p.times}x$ in litres.`,
  path: path<Growing>()
    .quiet('floor', ({ fill }) => q(fill))
    .step(
      'part',
      (p, { floor }) => final(p).sub(floor).div(q(p.strength).sub(floor)),
      'Only what lies above the strength of the filler is diluted. Find which part of this excess is left.',
      (p, { floor, part }) =>
        `\\frac{${numberTex(final(p))} - ${numberTex(floor)}}{${p.strength} - ${numberTex(floor)}} = ${fractionTex(part)}`,
    )
    .step(
      'share',
      ({ times }, { part }) => solved(part, times) ?? q(0),
      'Let $u$ be the share of the volume exchanged first. Each exchange leaves what is not exchanged of the excess. One of the two solutions exceeds 1 and falls out.',
      ({ times }, { part, share }) =>
        `(1 - u)(1 - ${times}u) = ${fractionTex(part)} \\Rightarrow ${times}u^2 - ${times + 1}u + ${fractionTex(q(1).sub(part))} = 0 \\Rightarrow u = ${fractionTex(share)}`,
    )
    .step(
      'first',
      ({ volume }, { share }) => share.mul(volume),
      'Take this share of the volume.',
      ({ volume }, { share, first }) => `${fractionTex(share)} \\times ${volume} = ${numberTex(first)}`,
    )
    .step(
      'total',
      ({ times }, { first }) => first.mul(times + 1),
      'Add the second exchange.',
      ({ times }, { first, total }) =>
        `${numberTex(first)} + ${times} \\times ${numberTex(first)} = ${numberTex(total)}`,
    ),
  slips: [
    {
      misconception: 'linear_loss',
      at: 'share',
      wrongly: ({ times }, { part }) =>
        q(1)
          .sub(part)
          .div(times + 1),
      words: ({ times }, { part }) =>
        `$1 - ${times + 1}u = ${fractionTex(part)}$ lets both exchanges take from the first solution; the second one takes some of the filler out again.`,
    },
    {
      misconception: 'first_exchange_reported',
      gives: 'first',
      words: (_p, { first }) =>
        `${litres(first)} were replaced the first time; the second exchange comes on top.`,
    },
    {
      misconception: 'second_exchange_reported',
      at: 'total',
      wrongly: ({ times }, { first }) => first.mul(times),
      words: ({ times }, { total }) =>
        `${litres(total)} is the second exchange alone, ${times} times as large as the first.`,
    },
    {
      misconception: 'filler_taken_as_water',
      at: 'floor',
      wrongly: p => (solved(final(p).div(p.strength), p.times) ? q(0) : null),
      words: ({ fill }) => `The filler was treated as water, but it has a strength of ${percent(fill)}.`,
    },
    {
      misconception: 'points_as_litres',
      at: 'share',
      wrongly: p =>
        q(p.strength)
          .sub(final(p))
          .abs()
          .div(100 * (p.times + 1)),
      words: p =>
        `The change from ${percent(p.strength)} to ${percent(final(p))} was read as a per cent of the volume and divided by ${p.times + 1}.`,
    },
    {
      misconception: 'points_for_the_share',
      at: 'share',
      wrongly: p => q(p.strength).sub(final(p)).abs().div(100),
      words: p =>
        `The change from ${percent(p.strength)} to ${percent(final(p))} was taken as the share exchanged; it depends on the distance to ${percent(p.fill)}.`,
    },
    {
      misconception: 'part_left_divided',
      at: 'share',
      wrongly: ({ times }, { part }) => part.div(times + 1),
      words: ({ times }, { part }) =>
        `$${fractionTex(part)}$, which is left, was divided in the ratio $1 : ${times}$ as if it had been exchanged.`,
    },
    {
      misconception: 'halves_the_change',
      at: 'share',
      wrongly: (_p, { part }) => q(1).sub(part).div(2),
      words: (_p, { part }) =>
        `$1 - ${fractionTex(part)}$ was divided into two equal parts; the exchanges differ, and the second acts on a mixture.`,
    },
  ],
  show: value => litres(value),
  plausible: (value, { volume }) => value.valueOf() > 0 && value.mul(10).d === 1n && value.lt(1.5 * volume),
  snapRead: ({ times }) =>
    `Two exchanges with the same filler, the second ${times} times as large; the strength at both ends is known and both exchanges together are asked.`,
  approach: () =>
    'Measure strengths from that of the filler: each exchange multiplies the excess by the part of the volume that stays. The two factors hang on one unknown, so they give a quadratic equation.',
  faster: (p, { part }) =>
    `Excess over the filler: ${p.strength - p.fill} to ${numberTex(final(p).sub(p.fill))}, so $(${p.volume} - x)(${p.volume} - ${p.times}x) = ${numberTex(part.mul(p.volume * p.volume))} = ${p.volume - p.first} \\times ${p.volume - p.times * p.first}$: add what both factors lack to ${p.volume}.`,
  check: (p, { first }) => {
    const x = first.valueOf();
    const once = q((p.volume - x) * p.strength + x * p.fill, p.volume);
    return `After the first exchange the strength is $\\frac{${p.volume - x} \\times ${p.strength} + ${x} \\times ${p.fill}}{${p.volume}} = ${numberTex(once)}$ per cent; exchanging $${p.times * x}$ litres leads to ${percent(final(p))}.`;
  },
  principle:
    'An exchange multiplies the distance to the filler by the part that stays; exchanges tied to each other give an equation in that part.',
  verify: p => {
    for (let x = 1; p.times * x < p.volume; x += 1) {
      let dissolved = p.volume * p.strength;
      for (const drawn of [x, p.times * x]) dissolved += drawn * (p.fill - dissolved / p.volume);
      if (Math.abs(dissolved / p.volume - final(p).valueOf()) < 1e-9) return q(x + p.times * x);
    }
    throw new Error('no quantity fits');
  },
});

/** AR.MIX.2 Medium: two exchanges of which the second is a multiple of the first. */
export const largerSecondExchange: readonly AnyTemplate[] = situation<Growing>({
  type: 'AR.MIX.2',
  situation: 'growing-exchanges',
  tries: 60,
  draw: draw => {
    const p: Growing = {
      liquid: draw.pick(['acid', 'syrup', 'glycerine', 'alcohol', 'dye']),
      volume: draw.pick([20, 24, 25, 30, 32, 36, 40, 45, 48, 50, 60, 64, 72, 75, 80, 90, 100]),
      strength: draw.step(20, 95, 5),
      fill: draw.step(5, 60, 5),
      first: draw.int(2, 30),
      times: draw.pick([2, 2, 3]),
      frame: draw.int(0, 1),
    };
    const share = q(p.first, p.volume);
    return p.times * p.first < p.volume &&
      share.d <= 10n &&
      p.strength - p.fill >= 20 &&
      final(p).mul(2).d === 1n
      ? p
      : null;
  },
  forms: [bothExchanges],
});
