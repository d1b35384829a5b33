import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { counted, fractionTex, numberTex, percent, plain, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Vessel {
  vessel: string;
  liquid: string;
  filler: string;
  /** Litres in all, litres drawn each time, rounds. */
  volume: Fraction;
  drawn: Fraction;
  rounds: number;
  frame: number;
}

const stories = [
  { vessel: 'A can', liquid: 'milk', filler: 'water' },
  { vessel: 'A tank', liquid: 'acid', filler: 'water' },
  { vessel: 'A drum', liquid: 'glycerine', filler: 'alcohol' },
  { vessel: 'A cask', liquid: 'vinegar', filler: 'water' },
  { vessel: 'A vat', liquid: 'dye', filler: 'thinner' },
  { vessel: 'A jar', liquid: 'syrup', filler: 'soda' },
] as const;

const kept = ({ volume, drawn }: Pick<Vessel, 'volume' | 'drawn'>) => q(1).sub(drawn.div(volume));
const power = (base: Fraction, times: number) =>
  Array.from({ length: times }).reduce<Fraction>(product => product.mul(base), q(1));
const litres = (value: Fraction) => withUnit(value, value.equals(1) ? 'litre' : 'litres');
const times = (rounds: number) => (rounds === 2 ? 'twice' : rounds === 3 ? 'three times' : `${rounds} times`);
const more = (rounds: number) =>
  rounds === 2 ? 'once more' : rounds === 3 ? 'twice more' : `${rounds - 1} times more`;
const amount = (value: Fraction) => value.valueOf() > 0 && value.mul(1000).d === 1n;

/** The liquid left, followed round by round. */
function poured(volume: number, liquid: number, draws: readonly number[], strengthOfFiller = 0): number {
  let left = liquid;
  for (const drawn of draws) left += drawn * strengthOfFiller - (left / volume) * drawn;
  return left;
}

const told = ({ vessel, liquid, filler, volume, drawn, rounds, frame }: Vessel) =>
  frame === 0
    ? `${vessel} holds ${litres(volume)} of pure ${liquid}. ${litres(drawn)} are drawn off and replaced with ${filler}; this is done ${times(rounds)} in all.`
    : `From ${litres(volume)} of pure ${liquid}, ${litres(drawn)} are taken out and the same quantity of ${filler} is put in. With the mixture the process is repeated ${more(rounds)}.`;

const left = form({
  form: 'quantity-left',
  band: 'Easy',
  revision: 2,
  apart: true,
  seconds: 50,
  stem: (p: Vessel) => `${told(p)} How many litres of ${p.liquid} are left?`,
  path: path<Vessel>()
    .step(
      'part',
      p => kept(p),
      'Each time the same part of what is there stays: find it.',
      ({ volume, drawn }, { part }) =>
        `1 - \\frac{${numberTex(drawn)}}{${numberTex(volume)}} = ${fractionTex(part)}`,
    )
    .quiet('times', ({ rounds }) => q(rounds))
    .step(
      'all',
      (_p, { part, times: n }) => power(part, Number(n.n)),
      'Multiply by it once for every round.',
      (_p, { part, times: n, all }) =>
        `\\left(${fractionTex(part)}\\right)^{${numberTex(n)}} = ${fractionTex(all)}`,
    )
    .step(
      'left',
      ({ volume }, { all }) => volume.mul(all),
      'Take that part of the first quantity.',
      ({ volume }, { all, left: rest }) =>
        `${numberTex(volume)} \\times ${fractionTex(all)} = ${numberTex(rest)}`,
    ),
  slips: [
    {
      misconception: 'linear_loss',
      at: 'all',
      wrongly: ({ volume, drawn }, { times: n }) =>
        volume.gt(drawn.mul(n)) ? q(1).sub(drawn.mul(n).div(volume)) : null,
      words: ({ drawn, liquid }) =>
        `${litres(drawn)} of pure ${liquid} were taken off every time; after the first round it is mixture that goes.`,
    },
    {
      misconception: 'one_round_too_few',
      at: 'times',
      wrongly: (_p, { times: n }) => n.sub(1),
      words: (_p, { times: n }) => `This result stops after ${counted(n, 'round')} of drawing off.`,
    },
    {
      misconception: 'term_number_for_rounds',
      at: 'times',
      wrongly: (_p, { times: n }) => n.add(1),
      words: (_p, { times: n }) => `${counted(n, 'round')} are one too many.`,
    },
    {
      misconception: 'reports_other_part',
      at: 'left',
      wrongly: ({ volume }, { all }) => volume.mul(q(1).sub(all)),
      words: ({ filler }, { left: rest }) => `${litres(rest)} is how much ${filler} is in the vessel.`,
    },
    {
      misconception: 'filler_taken_from_rest',
      at: 'part',
      wrongly: ({ volume, drawn }) => volume.div(volume.add(drawn)),
      words: ({ volume, drawn }) =>
        `Dividing by $${numberTex(volume.add(drawn))}$ would fit adding without drawing off; the volume stays ${numberTex(volume)}.`,
    },
    {
      misconception: 'drawn_part_kept',
      at: 'part',
      wrongly: ({ volume, drawn }) => drawn.div(volume),
      words: (_p, { part }) => `$${fractionTex(part)}$ is the part that goes, not the part that stays.`,
    },
  ],
  show: value => litres(value),
  plausible: (value, { volume }) => amount(value) && value.lt(volume),
  snapRead: ({ liquid }) =>
    `A fixed volume is drawn and refilled several times; the ${liquid} left is asked. The cue is repetition: multiply.`,
  approach: () => 'Every round leaves the same part of the liquid that is still there. Multiply these parts.',
  faster: ({ volume, rounds }, { part }) =>
    `$${numberTex(volume)} \\times \\frac{${part.n}^${rounds}}{${part.d}^${rounds}}$.`,
  check: ({ volume, rounds }, { part }) =>
    `Round by round: $${Array.from({ length: rounds + 1 }, (_, i) => numberTex(volume.mul(power(part, i)))).join(' \\to ')}$ litres.`,
  principle:
    'Drawing from a mixture takes a part of what is left, so what is left shrinks by a factor, not by an amount.',
  verify: ({ volume, drawn, rounds }) =>
    q(
      Math.round(
        poured(
          volume.valueOf(),
          volume.valueOf(),
          Array.from({ length: rounds }, () => drawn.valueOf()),
        ) * 1e6,
      ),
      1e6,
    ),
});

const drawnEach = form({
  form: 'quantity-drawn',
  band: 'Easy',
  revision: 4,
  apart: true,
  seconds: 55,
  suits: ({ rounds }) => rounds === 2,
  stem: (p: Vessel) =>
    p.frame === 0
      ? `A quantity is drawn from ${litres(p.volume)} of pure ${p.liquid} and replaced with ${p.filler}; then the same quantity of the mixture is replaced with ${p.filler}. If ${litres(p.volume.mul(power(kept(p), 2)))} of ${p.liquid} are left, how many litres were drawn each time?`
      : `${p.vessel} held ${litres(p.volume)} of pure ${p.liquid}. Some of it was taken out and replaced with ${p.filler}; then the same quantity of the mixture was taken out and again replaced with ${p.filler}. Now ${litres(p.volume.mul(power(kept(p), 2)))} of ${p.liquid} remain. How much was taken out each time?`,
  path: path<Vessel>()
    .step(
      'all',
      p => power(kept(p), 2),
      'Find which part of the liquid is left.',
      (p, { all }) =>
        `\\frac{${numberTex(p.volume.mul(power(kept(p), 2)))}}{${numberTex(p.volume)}} = ${fractionTex(all)}`,
    )
    .step(
      'part',
      p => kept(p),
      'Two equal factors led to it: take the square root.',
      (_p, { all, part }) => `\\sqrt{${fractionTex(all)}} = ${fractionTex(part)}`,
    )
    .step(
      'drawn',
      ({ volume }, { part }) => volume.mul(q(1).sub(part)),
      'The rest was drawn each time.',
      ({ volume }, { part, drawn }) =>
        `${numberTex(volume)} \\times \\left(1 - ${fractionTex(part)}\\right) = ${numberTex(drawn)}`,
    ),
  slips: [
    {
      misconception: 'halves_instead_of_root',
      at: 'part',
      wrongly: (_p, { all }) => q(1).add(all).div(2),
      words: () =>
        'The loss was divided into two equal amounts, but the second draw takes less of the liquid.',
    },
    {
      misconception: 'no_root',
      at: 'part',
      wrongly: (_p, { all }) => all,
      words: (_p, { drawn }) => `${litres(drawn)} would have to be drawn if it were done once.`,
    },
    {
      misconception: 'reports_rest',
      at: 'drawn',
      wrongly: ({ volume }, { part }) => volume.mul(part),
      words: (_p, { drawn }) => `${litres(drawn)} stay in the vessel each time.`,
    },
    {
      misconception: 'drawn_over_rest',
      at: 'drawn',
      wrongly: ({ volume }, { part }) => volume.mul(q(1).sub(part)).div(part),
      words: ({ volume }, { part, drawn }) =>
        `The part drawn was compared with what stays, not with the whole. Here $\\frac{${numberTex(volume)} \\times (1 - ${numberTex(part)})}{${numberTex(part)}} = ${numberTex(drawn)}$.`,
    },
    {
      misconception: 'drawn_both_times',
      at: 'drawn',
      wrongly: ({ volume }, { part }) => volume.mul(q(1).sub(part)).mul(2),
      words: (_p, { drawn }) => `${litres(drawn)} is drawn in both rounds together.`,
    },
    {
      misconception: 'shrunk_draw',
      at: 'drawn',
      wrongly: ({ volume }, { part }) => volume.mul(q(1).sub(part)).mul(part),
      words: () => 'This is the liquid contained in the second draw; part of that draw was filler.',
    },
  ],
  show: value => litres(value),
  plausible: (value, { volume }) => amount(value) && value.lt(volume),
  snapRead: () => 'The liquid at first and after two equal rounds is known; the quantity drawn is asked.',
  approach: () =>
    'Both rounds multiply by the same factor, so a square root gives it; one minus it is the part drawn.',
  faster: (p, { all }) =>
    `$${fractionTex(all)}$ is the square of $${fractionTex(kept(p))}$, so $${fractionTex(q(1).sub(kept(p)))}$ of $${numberTex(p.volume)}$ went each time.`,
  check: (p, { part }) =>
    `$${numberTex(p.volume)} \\to ${numberTex(p.volume.mul(part))} \\to ${numberTex(p.volume.mul(part).mul(part))}$ litres.`,
  principle: 'Equal rounds multiply: go back by a root, not by a division.',
  verify: p => {
    const rest = p.volume.mul(power(kept(p), 2)).valueOf();
    for (let tenth = 1; tenth < p.volume.valueOf() * 10; tenth += 1)
      if (Math.abs(poured(p.volume.valueOf(), p.volume.valueOf(), [tenth / 10, tenth / 10]) - rest) < 1e-9)
        return q(tenth, 10);
    throw new Error('no quantity fits');
  },
});

const volumeOf = form({
  form: 'volume-of-the-vessel',
  revision: 3,
  band: 'Easy',
  seconds: 60,
  entry: true,
  stem: (p: Vessel) =>
    p.frame === 0
      ? `${p.vessel} is full of ${p.liquid}. ${litres(p.drawn)} are drawn out and replaced with ${p.filler}, and this is done ${more(p.rounds)}. Now $${fractionTex(power(kept(p), p.rounds))}$ of the contents is ${p.liquid}. How many litres does it hold?`
      : `From a vessel full of ${p.liquid}, ${litres(p.drawn)} are removed and replaced with ${p.filler}. After this has been done ${times(p.rounds)}, $${fractionTex(power(kept(p), p.rounds))}$ of the liquid in the vessel is ${p.liquid}. Find the capacity of the vessel in litres.`,
  path: path<Vessel>()
    .step(
      'part',
      p => kept(p),
      ({ rounds }) => `The same factor acts ${times(rounds)}: take the root.`,
      (p, { part }) =>
        `${p.rounds === 2 ? '\\sqrt' : `\\sqrt[${p.rounds}]`}{${fractionTex(power(kept(p), p.rounds))}} = ${fractionTex(part)}`,
    )
    .step(
      'gone',
      (_p, { part }) => q(1).sub(part),
      'The rest is the part drawn each time.',
      (_p, { part, gone }) => `1 - ${fractionTex(part)} = ${fractionTex(gone)}`,
    )
    .step(
      'volume',
      ({ drawn }, { gone }) => drawn.div(gone),
      'That part is known in litres: divide.',
      ({ drawn }, { gone, volume }) =>
        `${numberTex(drawn)} \\div ${fractionTex(gone)} = ${numberTex(volume)}`,
    ),
  slips: [
    {
      misconception: 'no_root',
      at: 'part',
      wrongly: p => power(kept(p), p.rounds),
      words: ({ rounds }) => `The whole loss was put on one draw; it comes from ${rounds}.`,
    },
    {
      misconception: 'linear_loss',
      at: 'gone',
      wrongly: p =>
        q(1)
          .sub(power(kept(p), p.rounds))
          .div(p.rounds),
      words: ({ rounds }) =>
        `The loss was divided by ${rounds}, as if each draw took the same amount of the liquid.`,
    },
    {
      misconception: 'kept_part_for_drawn',
      at: 'gone',
      wrongly: (_p, { part }) => part,
      words: (_p, { gone }) => `One draw is not $${fractionTex(gone)}$ of the volume; that part stays.`,
    },
    {
      misconception: 'volume_after_draw',
      at: 'volume',
      wrongly: ({ drawn }, { gone }) => drawn.div(gone).sub(drawn),
      words: (_p, { volume }) => `${litres(volume)} is what stays in the vessel while it is being refilled.`,
    },
    {
      misconception: 'draw_added',
      at: 'volume',
      wrongly: ({ drawn }, { gone }) => drawn.div(gone).add(drawn),
      words: ({ drawn }) => `The ${numberTex(drawn)} litres were added to a volume that contains them.`,
    },
    {
      misconception: 'both_draws',
      at: 'volume',
      wrongly: ({ drawn, rounds }, { gone }) => drawn.mul(rounds).div(gone),
      words: ({ rounds }) => `The draws of all ${rounds} rounds were set against the part drawn in one.`,
    },
  ],
  show: value => litres(value),
  plausible: (value, { drawn }) => value.mul(2).d === 1n && value.gt(drawn),
  snapRead: () => 'The draw in litres and the part left after several rounds are known; the volume is asked.',
  approach: () =>
    'A root gives the part that each round leaves, and so the part drawn, which is known in litres.',
  faster: (p, { gone }) =>
    `Each draw is $${fractionTex(gone)}$ of the vessel, so it holds $${numberTex(p.drawn)} \\times ${numberTex(gone.inverse())}$.`,
  check: (p, { volume }) =>
    `$\\left(1 - \\frac{${numberTex(p.drawn)}}{${numberTex(volume)}}\\right)^{${p.rounds}} = ${fractionTex(power(kept(p), p.rounds))}$.`,
  principle: 'What repeats is a factor; a root finds it, and the factor tells the part drawn.',
  verify: p => {
    const wanted = power(kept(p), p.rounds).valueOf();
    for (let half = 2 * p.drawn.valueOf() + 1; half < 4000; half += 1)
      if (
        Math.abs(
          poured(
            half / 2,
            half / 2,
            Array.from({ length: p.rounds }, () => p.drawn.valueOf()),
          ) /
            (half / 2) -
            wanted,
        ) < 1e-10
      )
        return q(half, 2);
    throw new Error('no volume fits');
  },
});

const parts = [q(1, 10), q(1, 8), q(1, 6), q(1, 5), q(1, 4), q(3, 10), q(1, 3), q(2, 5)];

/** AR.MIX.2 Easy: equal rounds of drawing off and refilling. */
const equalRounds = situation<Vessel>({
  type: 'AR.MIX.2',
  situation: 'equal-rounds',
  tries: 30,
  draw: draw => {
    const part = draw.pick(parts);
    const volume = q(draw.step(16, 270, 2));
    const p = {
      ...draw.pick(stories),
      volume,
      drawn: volume.mul(part),
      rounds: draw.pick([2, 2, 3]),
      frame: draw.int(0, 1),
    };
    return p.drawn.d === 1n && p.drawn.gt(1) && volume.mul(power(kept(p), p.rounds)).mul(10).d === 1n
      ? p
      : null;
  },
  forms: [left, drawnEach, volumeOf],
});

interface Draws {
  vessel: string;
  liquid: string;
  filler: string;
  volume: number;
  /** Strength at first and strength of what is filled in, in per cent. */
  strength: number;
  fill: number;
  first: number;
  second: number;
  frame: number;
}

/** What is had in many strengths. */
const solutions = [
  { vessel: 'A can', liquid: 'alcohol', filler: 'water' },
  { vessel: 'A tank', liquid: 'acid', filler: 'water' },
  { vessel: 'A drum', liquid: 'glycerine', filler: 'alcohol' },
  { vessel: 'A cask', liquid: 'spirit', filler: 'water' },
  { vessel: 'A vat', liquid: 'dye', filler: 'thinner' },
  { vessel: 'A jar', liquid: 'syrup', filler: 'soda' },
] as const;

const after = ({ volume, strength, fill, first }: Draws) =>
  q(strength * (volume - first) + fill * first, volume);
const afterBoth = (p: Draws) =>
  after(p)
    .mul(p.volume - p.second)
    .add(p.fill * p.second)
    .div(p.volume);
const strengthPossible = (value: Fraction) => value.valueOf() > 0 && value.valueOf() < 100 && value.d <= 50n;

const secondDraw = form({
  form: 'size-of-second-exchange',
  revision: 4,
  band: 'Medium',
  seconds: 70,
  entry: true,
  suits: p => afterBoth(p).mul(4).d === 1n,
  stem: (p: Draws) =>
    p.frame === 0
      ? `Of ${p.volume} litres of ${p.liquid} with a strength of ${percent(p.strength)}, ${p.first} litres are replaced with ${p.liquid} of strength ${percent(p.fill)}. How many litres of the mixture must now be replaced with the same ${percent(p.fill)} ${p.liquid} to bring the strength to ${percent(afterBoth(p))}?`
      : `${p.vessel} holds ${p.volume} litres of ${p.liquid} of strength ${percent(p.strength)}. On two occasions some of the contents is replaced with ${p.liquid} of strength ${percent(p.fill)}, and the final strength is ${percent(afterBoth(p))}. If ${p.first} litres are replaced the first time, how many are replaced the second time?`,
  path: path<Draws>()
    .step(
      'once',
      p => after(p),
      'Find the strength after the first exchange.',
      (p, { once }) =>
        `\\frac{${p.volume - p.first} \\times ${p.strength} + ${p.first} \\times ${p.fill}}{${p.volume}} = ${numberTex(once)}`,
    )
    .step(
      'fall',
      (p, { once }) => once.sub(afterBoth(p)).abs(),
      'Find how far the strength has still to move.',
      (p, { once, fall }) => `|${numberTex(once)} - ${numberTex(afterBoth(p))}| = ${numberTex(fall)}`,
    )
    .step(
      'whole',
      ({ fill }, { once }) => once.sub(fill).abs(),
      'Exchanging everything would move it all the way to the filler.',
      ({ fill }, { once, whole }) => `|${numberTex(once)} - ${fill}| = ${numberTex(whole)}`,
    )
    .step(
      'drawn',
      ({ volume }, { fall, whole }) => fall.mul(volume).div(whole),
      'So that part of the volume has to be exchanged.',
      ({ volume }, { fall, whole, drawn }) =>
        `${volume} \\times \\frac{${numberTex(fall)}}{${numberTex(whole)}} = ${numberTex(drawn)}`,
    ),
  slips: [
    {
      misconception: 'starts_from_first_strength',
      at: 'once',
      wrongly: ({ strength }) => q(strength),
      words: ({ strength }) =>
        `The second exchange was worked out from ${percent(strength)}, the strength before the first.`,
    },
    {
      misconception: 'filler_taken_as_water',
      at: 'whole',
      wrongly: (_p, { once }) => once,
      words: ({ fill }) => `The filler was treated as water here; its strength is ${percent(fill)}.`,
    },
    {
      misconception: 'same_again',
      at: 'drawn',
      wrongly: ({ first }) => q(first),
      words: ({ first }) => `Another ${first} litres do not lead to the strength that is wanted.`,
    },
    {
      misconception: 'reports_rest',
      at: 'drawn',
      wrongly: ({ volume }, { fall, whole }) => q(volume).sub(fall.mul(volume).div(whole)),
      words: (_p, { drawn }) => `${litres(drawn)} stay in the vessel.`,
    },
    {
      misconception: 'part_of_the_other',
      at: 'whole',
      wrongly: p => afterBoth(p).sub(p.fill).abs(),
      words: () =>
        'The fall was compared with the distance that remains, not with the whole distance to the filler.',
    },
    {
      misconception: 'points_as_litres',
      at: 'drawn',
      wrongly: ({ volume }, { fall }) => fall.mul(volume).div(100),
      words: ({ volume }, { fall, drawn }) =>
        `The points of strength were taken as a per cent of the volume. Here $\\frac{${numberTex(fall)} \\times ${numberTex(volume)}}{100} = ${numberTex(drawn)}$.`,
    },
    {
      misconception: 'total_of_both',
      at: 'drawn',
      wrongly: ({ volume, first }, { fall, whole }) => fall.mul(volume).div(whole).add(first),
      words: (_p, { drawn }) => `${litres(drawn)} counts both exchanges.`,
    },
  ],
  show: value => litres(value),
  plausible: (value, { volume }) => amount(value) && value.mul(2).d === 1n && value.lt(volume),
  snapRead: () => 'One exchange is known, a second is to lead to a given strength; its size is asked.',
  approach: () =>
    'Find the strength between the two. An exchange moves it towards the filler by the part exchanged.',
  faster: (p, { once }) =>
    `Distances to the filler go $${p.strength - p.fill} \\to ${numberTex(once.sub(p.fill))} \\to ${numberTex(afterBoth(p).sub(p.fill))}$; the last factor tells what stays.`,
  check: (p, { drawn, once }) =>
    `$\\frac{(${p.volume} - ${numberTex(drawn)}) \\times ${numberTex(once)} + ${numberTex(drawn)} \\times ${p.fill}}{${p.volume}} = ${numberTex(afterBoth(p))}$.`,
  principle: 'An exchange moves a strength towards that of the filler by the part of the volume exchanged.',
  verify: p => {
    for (let half = 1; half < 2 * p.volume; half += 1)
      if (
        Math.abs(
          poured(p.volume, (p.volume * p.strength) / 100, [p.first, half / 2], p.fill / 100) / p.volume -
            afterBoth(p).valueOf() / 100,
        ) < 1e-10
      )
        return q(half, 2);
    throw new Error('no quantity fits');
  },
});

const fillStrength = form({
  form: 'strength-of-the-filler',
  revision: 5,
  band: 'Medium',
  seconds: 65,
  suits: p => afterBoth(p).mul(4).d === 1n && p.fill > 0,
  stem: (p: Draws) =>
    p.frame === 0
      ? `${p.vessel} holds ${p.volume} litres of ${p.liquid} of strength ${percent(p.strength)}. ${p.first} litres are replaced with another grade of ${p.liquid}; after mixing, ${p.second} litres of the mixture are replaced with ${p.liquid} of that other grade. The strength is then ${percent(afterBoth(p))}. What is the strength of the other grade?`
      : `From ${p.volume} litres of ${p.liquid} of strength ${percent(p.strength)}, ${p.first} litres are replaced with a second solution of ${p.liquid}, and then ${p.second} litres of the mixture are replaced with the same solution. If the final strength is ${percent(afterBoth(p))}, find the strength of the second solution.`,
  path: path<Draws>()
    .step(
      'stays',
      ({ volume, first, second }) => q((volume - first) * (volume - second), volume * volume),
      'Find which part of the first solution is left after both exchanges.',
      ({ volume, first, second }, { stays }) =>
        `\\frac{${volume - first}}{${volume}} \\times \\frac{${volume - second}}{${volume}} = ${fractionTex(stays)}`,
    )
    .step(
      'old',
      ({ strength }, { stays }) => stays.mul(strength),
      'Find what it contributes to the strength.',
      ({ strength }, { stays, old }) => `${fractionTex(stays)} \\times ${strength} = ${numberTex(old)}`,
    )
    .step(
      'fresh',
      (p, { old }) => afterBoth(p).sub(old),
      'The rest comes from the other solution.',
      (p, { old, fresh }) => `${numberTex(afterBoth(p))} - ${numberTex(old)} = ${numberTex(fresh)}`,
    )
    .step(
      'fill',
      (_p, { fresh, stays }) => fresh.div(q(1).sub(stays)),
      'It makes up all that is not left of the first: divide.',
      (_p, { fresh, stays, fill }) =>
        `${numberTex(fresh)} \\div ${fractionTex(q(1).sub(stays))} = ${numberTex(fill)}`,
    ),
  slips: [
    {
      misconception: 'linear_loss',
      at: 'stays',
      wrongly: ({ volume, first, second }) => q(volume - first - second, volume),
      words: ({ first, second }) =>
        `The ${first} and ${second} litres were both taken from the first solution; the second draw is of a mixture.`,
    },
    {
      misconception: 'one_round_too_few',
      at: 'stays',
      wrongly: ({ volume, first }) => q(volume - first, volume),
      words: () => 'Only the first exchange was counted.',
    },
    {
      misconception: 'other_round_only',
      at: 'stays',
      wrongly: ({ volume, second }) => q(volume - second, volume),
      words: () => 'Only the second exchange was counted.',
    },
    {
      misconception: 'reports_contribution',
      gives: 'fresh',
      words: (_p, { fresh }) =>
        `${plain(fresh)} per cent of the whole come from the filler; its own strength is larger.`,
    },
    {
      misconception: 'averages_strengths',
      at: 'fill',
      wrongly: p => afterBoth(p).mul(2).sub(p.strength).abs(),
      words: p =>
        `The final strength, $${numberTex(afterBoth(p))}\\%$, was taken as the middle between $${numberTex(p.strength)}\\%$ and that of the filler.`,
    },
    {
      misconception: 'divides_by_part_left',
      at: 'fill',
      wrongly: (_p, { fresh, stays }) => fresh.div(stays),
      words: (_p, { fresh, stays, fill }) =>
        `The contribution was divided by the part of the first solution. Here $\\frac{${numberTex(fresh)}}{${numberTex(stays)}} = ${numberTex(fill)}$.`,
    },
  ],
  show: value => percent(value),
  plausible: strengthPossible,
  snapRead: () =>
    'Sizes of two exchanges and both strengths are known; the strength of what was filled in is asked.',
  approach: () =>
    'Find the part of the first solution that is left; the final strength is a weighted average of the two.',
  faster: (p, { stays }) =>
    `Alligation with weights $${fractionTex(stays)}$ and $${fractionTex(q(1).sub(stays))}$ about $${numberTex(afterBoth(p))}$.`,
  check: (p, { stays, fill }) =>
    `$${fractionTex(stays)} \\times ${p.strength} + ${fractionTex(q(1).sub(stays))} \\times ${numberTex(fill)} = ${numberTex(afterBoth(p))}$.`,
  principle:
    'After any number of exchanges the strength is an average of the two solutions, weighted by the parts present.',
  verify: p => {
    for (let half = 0; half <= 200; half += 1)
      if (
        Math.abs(
          poured(p.volume, (p.volume * p.strength) / 100, [p.first, p.second], half / 200) / p.volume -
            afterBoth(p).valueOf() / 100,
        ) < 1e-10
      )
        return q(half, 2);
    throw new Error('no strength fits');
  },
});

/** AR.MIX.2 Medium: two exchanges of different size with a filler of some strength. */
const exchanges = situation<Draws>({
  type: 'AR.MIX.2',
  situation: 'two-exchanges',
  tries: 40,
  draw: draw => {
    const volume = draw.pick([20, 24, 25, 30, 32, 36, 40, 48, 50, 60, 64, 75, 80]);
    const [first, second] = [draw.int(3, volume / 2), draw.int(3, volume / 2)];
    const p = {
      ...draw.pick(solutions),
      volume,
      strength: draw.step(20, 90, 5),
      fill: draw.step(5, 60, 5),
      first,
      second,
      frame: draw.int(0, 1),
    };
    return first !== second &&
      Math.abs(p.strength - p.fill) >= 15 &&
      after(p).mul(2).d === 1n &&
      afterBoth(p).mul(4).d === 1n
      ? p
      : null;
  },
  forms: [secondDraw, fillStrength],
});

/** AR.MIX.2 Easy and Medium: drawing off and refilling. */
export const replacements: readonly AnyTemplate[] = [...equalRounds, ...exchanges];
