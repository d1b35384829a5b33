import type Fraction from 'fraction.js';
import { fractionTex, numberTex, percent, percentTex, ratio, withUnit } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { turnedAfterFirst } from '../turned.ts';
import { nearFraction, q } from '../value.ts';
import { equalParts, partsForTarget, vesselFromBlends } from './mixing-mixtures.ts';

const whole = (value: Fraction) => value.d === 1n;
const times = (count: number) => (count === 2 ? 'twice' : 'three times');

const liquids = [
  { vessel: 'A can', liquid: 'milk', filler: 'water' },
  { vessel: 'A drum', liquid: 'orange syrup', filler: 'water' },
  { vessel: 'A tank', liquid: 'spirit', filler: 'distilled water' },
  { vessel: 'A cask', liquid: 'vinegar', filler: 'water' },
  { vessel: 'A tin', liquid: 'groundnut oil', filler: 'palm oil' },
  { vessel: 'A vat', liquid: 'dye', filler: 'thinner' },
] as const;

interface Replaced {
  vessel: string;
  liquid: string;
  filler: string;
  volume: number;
  drawn: number;
  rounds: 2 | 3;
  turn: number;
}

const leftAfter = ({ volume, drawn }: Pick<Replaced, 'volume' | 'drawn'>, rounds: number) =>
  q(volume - drawn, volume)
    .pow(rounds)
    .mul(volume);

/** AR.MIX.2 Easy: each round keeps the same share of what is there, so the share is taken again and again. */
const leftAfterRounds = template<Replaced, Fraction>({
  type: 'AR.MIX.2',
  band: 'Easy',
  variant: 'left-after-rounds',
  revision: 1,
  draw: draw => {
    const volume = draw.pick([
      20, 24, 25, 27, 30, 32, 36, 40, 45, 48, 50, 54, 60, 64, 72, 75, 80, 81, 90, 96, 100, 125,
    ]);
    const part = draw.pick([q(1, 10), q(1, 5), q(1, 4), q(1, 3), q(1, 2), q(1, 6), q(2, 5)]);
    const drawn = part.mul(volume);
    const rounds = draw.pick([2, 2, 3] as const);
    const p = { ...draw.pick(liquids), volume, drawn: drawn.valueOf(), rounds, turn: draw.int(0, 3) };
    return whole(drawn) && whole(leftAfter(p, rounds).mul(5)) ? p : null;
  },
  stem: ({ vessel, liquid, filler, volume, drawn, rounds }) =>
    `${vessel} holds ${volume} litres of pure ${liquid}. From it ${drawn} litres are drawn off and replaced with ${filler}; this is done ${times(rounds)} in all, the contents being well stirred each time. How many litres of ${liquid} are left?`,
  answer: p => leftAfter(p, p.rounds),
  slips: p => {
    const { volume, drawn, rounds, liquid, filler, turn } = p;
    return turnedAfterFirst(
      [
        {
          misconception: 'linear_loss',
          value: q(volume - rounds * drawn),
          words: `You took ${drawn} litres of ${liquid} off in each round; after the first round what is drawn off is a mixture.`,
        },
        {
          misconception: 'one_round_too_few',
          value: leftAfter(p, rounds - 1),
          words: `You took one round too few: the replacement is done ${times(rounds)} in all.`,
        },
        {
          misconception: 'one_round_too_many',
          value: leftAfter(p, rounds + 1),
          words: `You took one round too many: the replacement is done ${times(rounds)} in all.`,
        },
        {
          misconception: 'reports_other_component',
          value: q(volume).sub(leftAfter(p, rounds)),
          words: `You took the amount of ${filler} for the answer; the ${liquid} is asked.`,
        },
        {
          misconception: 'volume_not_refilled',
          value: rounds === 2 ? q(volume - drawn).mul(q(volume, volume + drawn)) : q(0),
          words: `You took ${drawn} litres out of a total that had grown; each round draws off and fills up, so the volume stays ${volume} litres.`,
        },
      ],
      turn,
    );
  },
  show: value => withUnit(value, value.equals(1) ? 'litre' : 'litres'),
  plausible: (value, { volume }) => value.gt(0) && value.lt(volume) && value.mul(100).d === 1n,
  solution: p => {
    const { volume, drawn, rounds, liquid, filler } = p;
    const kept = q(volume - drawn, volume);
    const left = leftAfter(p, rounds);
    return {
      snapRead: `A full vessel of ${liquid}; ${drawn} litres are replaced with ${filler} ${times(rounds)}. The ${liquid} left is asked: repeated replacement.`,
      approach: `Follow only the ${liquid}, because none is ever added. Each round keeps the same share of it, so multiply by that share once for every round. Following the ${filler} would be longer, since it is both added and drawn off.`,
      steps: [
        {
          says: `Find the share of the ${liquid} that stays in the vessel in one round.`,
          works: `1 - \\frac{${drawn}}{${volume}} = ${fractionTex(kept)}`,
          value: kept,
        },
        {
          says: `Multiply the ${liquid} by this share once for each round.`,
          works: `${volume} \\times \\left(${fractionTex(kept)}\\right)^{${rounds}} = ${numberTex(left)}`,
          value: left,
        },
      ],
      check: `Round by round the ${liquid} goes from ${volume} to ${Array.from({ length: rounds }, (_, i) => `$${numberTex(leftAfter(p, i + 1))}$`).join(' to ')} litres: each round takes away less than the one before, as it must.`,
      principle:
        'In repeated replacement follow the component that is never added: each round keeps the same share of it.',
    };
  },
  verify: ({ volume, drawn, rounds }) => {
    // Draw off millilitres of both components in proportion, round after round.
    let pure = volume * 1000;
    let other = 0;
    for (let round = 0; round < rounds; round += 1) {
      const mixture = pure + other;
      const out = drawn * 1000;
      const pureOut = (out * pure) / mixture;
      pure -= pureOut;
      other += out - (out - pureOut);
    }
    return nearFraction(pure / 1000, 100);
  },
});

/** Share kept per round as kept/of, with small powers. */
const keptShares = [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [3, 5],
  [5, 6],
  [7, 8],
  [9, 10],
  [7, 10],
  [2, 5],
] as const;

interface Unknown {
  vessel: string;
  liquid: string;
  filler: string;
  kept: readonly [number, number];
  volume: number;
  rounds: 2 | 3;
  turn: number;
}

const drawnOf = ({ volume, kept }: Unknown) => (volume * (kept[1] - kept[0])) / kept[1];
const finalParts = ({ kept, rounds }: Unknown) => {
  const all = kept[1] ** rounds;
  const pure = kept[0] ** rounds;
  return { all, pure, other: all - pure };
};

/** AR.MIX.2 Medium: the final ratio gives the share left, and a root undoes the rounds. */
const drawnFromRatio = template<Unknown, Fraction>({
  type: 'AR.MIX.2',
  band: 'Medium',
  variant: 'drawn-from-ratio',
  revision: 1,
  draw: draw => {
    const kept = draw.pick(keptShares);
    const rounds = draw.pick([2, 2, 2, 3] as const);
    if (rounds === 3 && kept[1] > 5) return null;
    const volume = kept[1] * draw.int(3, 24);
    return volume >= 20 && volume <= 160
      ? { ...draw.pick(liquids), kept, volume, rounds, turn: draw.int(0, 4) }
      : null;
  },
  stem: p => {
    const { pure, other } = finalParts(p);
    return `${p.vessel} is filled with ${p.volume} litres of pure ${p.liquid}. Some of it is drawn off and replaced with the same amount of ${p.filler}. The same amount of the mixture is then drawn off and replaced with ${p.filler} ${p.rounds === 2 ? 'once more' : 'two more times'}. If the ratio of ${p.liquid} to ${p.filler} is now ${ratio([pure, other])}, how many litres were drawn off each time?`;
  },
  answer: p => q(drawnOf(p)),
  slips: p => {
    const { volume, kept, rounds, liquid, filler, turn } = p;
    const { other, all } = finalParts(p);
    const root = (n: number) => Math.round(n ** (1 / rounds));
    const exact = root(other) ** rounds === other;
    return turnedAfterFirst(
      [
        {
          misconception: 'linear_loss',
          value: q(volume * other, all * rounds),
          words: `You took the ${liquid} lost as equal in every round; after the first round what is drawn off is a mixture, so less is lost each time.`,
        },
        {
          misconception: 'reports_amount_kept',
          value: q((volume * kept[0]) / kept[1]),
          words: `You took the amount that stays in the vessel each time for the answer; the amount drawn off is asked.`,
        },
        {
          misconception: 'root_left_out',
          value: q(volume * other, all),
          words: `You took the final share of ${filler} as drawn off in one round; it built up over ${rounds} rounds, so a root is needed first.`,
        },
        {
          misconception: 'ratio_read_as_share',
          value: exact ? q(volume * root(other), kept[1]) : q(0),
          words: `You took the root of the share of ${filler}; only the ${liquid} shrinks by the same factor in each round.`,
        },
        {
          misconception: 'drawn_counted_over_all_rounds',
          value: q(drawnOf(p) * rounds),
          words: `You took the amount drawn off in all rounds together; the amount drawn off each time is asked.`,
        },
        {
          misconception: 'averaged_over_rounds',
          value: q(drawnOf(p), rounds),
          words: `You took the drawn amount divided by the number of rounds; the root already gives the share for one round.`,
        },
      ],
      turn,
    );
  },
  show: value => withUnit(value, value.equals(1) ? 'litre' : 'litres'),
  plausible: (value, { volume }) => value.gt(0) && value.lt(volume) && value.mul(10).d === 1n,
  solution: p => {
    const { volume, kept, rounds, liquid, filler } = p;
    const { pure, other, all } = finalParts(p);
    return {
      snapRead: `Volume and final ratio are given; the same unknown amount is replaced ${times(rounds)}. That amount is asked: repeated replacement, backwards.`,
      approach: `Follow the ${liquid}, which is never added. Its final share of the vessel is the share kept in one round, raised to the power ${rounds}; so a root gives the share for one round. Turn the ratio into a share of the whole first.`,
      steps: [
        {
          says: `Turn the ratio of ${liquid} to ${filler} into the share of ${liquid} in the whole vessel.`,
          works: `\\frac{${pure}}{${pure} + ${other}} = \\frac{${pure}}{${all}}`,
          value: q(pure, all),
        },
        {
          says: `Each round keeps the same share: take the ${rounds === 2 ? 'square' : 'cube'} root to get the share kept in one round.`,
          works: `\\sqrt${rounds === 3 ? '[3]' : ''}{\\frac{${pure}}{${all}}} = ${fractionTex(q(kept[0], kept[1]))}`,
          value: q(kept[0], kept[1]),
        },
        {
          says: 'The rest of the vessel is what is drawn off each time.',
          works: `\\left(1 - ${fractionTex(q(kept[0], kept[1]))}\\right) \\times ${volume} = ${drawnOf(p)}`,
          value: q(drawnOf(p)),
        },
      ],
      check: `With ${drawnOf(p)} litres each time the ${liquid} goes from ${volume} to ${Array.from({ length: rounds }, (_, i) => `$${numberTex(q(volume).mul(q(kept[0], kept[1]).pow(i + 1)))}$`).join(' to ')} litres, which is $${fractionTex(q(pure, all))}$ of the whole.`,
      principle:
        'When equal replacements are repeated, the final share is a power of the share kept once; a root leads back.',
    };
  },
  verify: p => {
    // Try every half litre and carry out the rounds.
    const { pure, other } = finalParts(p);
    for (let half = 1; half < 2 * p.volume; half += 1) {
      let liquid = p.volume;
      let filler = 0;
      for (let round = 0; round < p.rounds; round += 1) {
        const share = half / 2 / (liquid + filler);
        liquid -= liquid * share;
        filler += half / 2 - filler * share;
      }
      if (Math.abs(liquid * other - filler * pure) < 1e-6) return q(half, 2);
    }
    throw new Error('no amount fits');
  },
});

const strengths = [
  { vessel: 'A battery shop keeps a tub', active: 'acid', carrier: 'water' },
  { vessel: 'A dairy has a tank', active: 'milk', carrier: 'water' },
  { vessel: 'A pharmacy has a jar', active: 'alcohol', carrier: 'water' },
  { vessel: 'A sweet shop has a pot', active: 'sugar syrup', carrier: 'rose water' },
  { vessel: 'A garage has a barrel', active: 'antifreeze', carrier: 'water' },
] as const;

interface Strengthened {
  vessel: string;
  active: string;
  carrier: string;
  /** Per cent of the active part before and after. */
  from: number;
  to: number;
  kept: readonly [number, number];
  volume: number;
  turn: number;
}

const strongRows = [20, 25, 28, 30, 36, 37, 40, 46, 50, 52, 55, 60, 64, 68, 75].flatMap(from =>
  keptShares.flatMap(kept => {
    const carrierLeft = q((100 - from) * kept[0] * kept[0], kept[1] * kept[1]);
    const to = q(100).sub(carrierLeft);
    return whole(to) && to.lte(96) && to.sub(from).gte(9) ? [{ from, kept, to: to.valueOf() }] : [];
  }),
);
const strongDrawn = (p: Strengthened) => (p.volume * (p.kept[1] - p.kept[0])) / p.kept[1];

/** AR.MIX.2 Hard: the start is a mixture and the active part is added, so the carrier is the one to follow. */
const strengthened = template<Strengthened, Fraction>({
  type: 'AR.MIX.2',
  band: 'Hard',
  variant: 'strengthened',
  revision: 1,
  draw: draw => {
    const row = draw.pick(strongRows);
    const p = {
      ...draw.pick(strengths),
      ...row,
      volume: row.kept[1] * draw.int(2, 30),
      turn: draw.int(0, 4),
    };
    return p.volume >= 20 && p.volume <= 180 ? p : null;
  },
  stem: p =>
    `${p.vessel} full of a mixture of ${p.active} and ${p.carrier}, ${percent(p.from)} of it ${p.active}. First ${strongDrawn(p)} litres of the mixture are drawn off and replaced with pure ${p.active}; then once more ${strongDrawn(p)} litres are drawn off and replaced with pure ${p.active}. Now ${percent(p.to)} of the mixture is ${p.active}. How many litres does the ${p.vessel.split(' ').at(-1)} hold when full?`,
  answer: ({ volume }) => q(volume),
  slips: p => {
    const { volume, from, to, active, carrier, turn } = p;
    const drawn = strongDrawn(p);
    const rootOf = (n: Fraction) => {
      const [a, b] = [Math.round(Math.sqrt(Number(n.n))), Math.round(Math.sqrt(Number(n.d)))];
      return BigInt(a * a) === n.n && BigInt(b * b) === n.d ? q(a, b) : null;
    };
    const sizeFor = (kept: Fraction | null) => (kept?.lt(1) ? q(drawn).div(q(1).sub(kept)) : q(0));
    return turnedAfterFirst(
      [
        {
          misconception: 'wrong_component_tracked',
          value: sizeFor(rootOf(q(from, to))),
          words: `You took the ${active} as shrinking by the same share each time, but ${active} is added; only the ${carrier} is never added.`,
        },
        {
          misconception: 'linear_loss',
          value: q(2 * drawn * (100 - from), to - from),
          words: `You took the same amount of ${carrier} off in both rounds; the second time the mixture holds less of it.`,
        },
        {
          misconception: 'start_taken_as_pure',
          value: sizeFor(rootOf(q(100 - to, 100))),
          words: `You took the vessel as full of ${carrier} at the start; only ${percent(100 - from)} of the mixture was ${carrier}.`,
        },
        {
          misconception: 'root_left_out',
          value: sizeFor(q(100 - to, 100 - from)),
          words: `You took one round only: the share of ${carrier} kept is squared over two rounds, so take the square root first.`,
        },
        {
          misconception: 'reports_amount_kept',
          value: q(volume - drawn),
          words: `You took the amount that stays in the vessel when it is drawn from; the full vessel is asked.`,
        },
        {
          misconception: 'kept_share_as_drawn_share',
          value: q(drawn * p.kept[1], p.kept[0]),
          words: `You took the share that is kept as the share drawn off; ${drawn} litres are the rest of the vessel.`,
        },
        {
          misconception: 'change_over_whole',
          value: q(2 * drawn * 100, to - from),
          words: `You took all that was poured in as a gain in ${active}, but part of the ${active} was drawn off with the mixture.`,
        },
      ],
      turn,
    );
  },
  show: value => withUnit(value, value.equals(1) ? 'litre' : 'litres'),
  plausible: (value, p) => value.gt(strongDrawn(p)) && value.lt(1000) && value.mul(10).d === 1n,
  solution: p => {
    const { from, to, kept, active, carrier, volume } = p;
    const drawn = strongDrawn(p);
    const share = q(kept[0], kept[1]);
    return {
      snapRead: `A mixture, not a pure liquid, is strengthened by two equal replacements with ${active}. Strengths before and after and the amount drawn are given; the volume is asked.`,
      approach: `Follow the component that is never added. Here that is the ${carrier}, although the question speaks of ${active}. Each round keeps the same share of it, so its final share over its first share is a square; the root gives the share kept, and what is drawn off is the rest of the vessel. Following the ${active} would need an equation with two additions.`,
      steps: [
        {
          says: `Write the share of ${carrier} before and after.`,
          works: `100\\% - ${from}\\% = ${100 - from}\\%, \\qquad 100\\% - ${to}\\% = ${100 - to}\\%`,
          value: q(100 - to, 100 - from),
        },
        {
          says: `Divide: this is the share of the ${carrier} kept over both rounds.`,
          works: `${100 - to} \\div ${100 - from} = ${fractionTex(q(100 - to, 100 - from))}`,
          value: q(100 - to, 100 - from),
        },
        {
          says: 'Take the square root to get the share kept in one round.',
          works: `\\sqrt{${fractionTex(q(100 - to, 100 - from))}} = ${fractionTex(share)}`,
          value: share,
        },
        {
          says: 'The amount drawn off is the rest of the vessel: find the whole.',
          works: `${drawn} \\div \\left(1 - ${fractionTex(share)}\\right) = ${drawn} \\div ${fractionTex(q(1).sub(share))} = ${volume}`,
          value: q(volume),
        },
      ],
      check: `In ${volume} litres the ${carrier} goes from $${numberTex(q(volume * (100 - from), 100))}$ to $${numberTex(q(volume * (100 - from), 100).mul(share))}$ to $${numberTex(q(volume * (100 - to), 100))}$ litres, which is $${percentTex(100 - to)}$ of ${volume}.`,
      principle:
        'Follow the component that is never added, whatever the question names; equal replacements multiply its share by the same factor.',
    };
  },
  verify: p => {
    // Try every volume in half litres; pour twice and look at the strength.
    const drawn = strongDrawn(p);
    for (let half = 2 * drawn + 1; half <= 2000; half += 1) {
      const volume = half / 2;
      let active = (volume * p.from) / 100;
      for (let round = 0; round < 2; round += 1) active += drawn - (drawn * active) / volume;
      if (Math.abs((active / volume) * 100 - p.to) < 1e-9) return q(half, 2);
    }
    throw new Error('no volume fits');
  },
});

export const mixtures: readonly AnyTemplate[] = [
  leftAfterRounds,
  drawnFromRatio,
  strengthened,
  equalParts,
  partsForTarget,
  vesselFromBlends,
];
