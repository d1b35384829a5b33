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
  seconds: 55,
  suits: ({ rounds }) => rounds === 2,
  stem: (p: Vessel) =>
    p.frame === 0
      ? `Twice the same quantity is drawn from ${litres(p.volume)} of ${p.liquid} and replaced with ${p.filler}. Then ${litres(p.volume.mul(power(kept(p), 2)))} of ${p.liquid} are left. How many litres were drawn each time?`
      : `${p.vessel} was full with ${litres(p.volume)} of ${p.liquid}. A certain quantity was taken out and replaced with ${p.filler}, and the same was done with the mixture. If the ${p.liquid} in it is now ${litres(p.volume.mul(power(kept(p), 2)))}, how much was taken out each time?`,
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
      words: () => 'The part drawn was compared with what stays, not with the whole.',
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
  band: 'Easy',
  seconds: 60,
  entry: true,
  stem: (p: Vessel) =>
    p.frame === 0
      ? `${p.vessel} is full of ${p.liquid}. ${litres(p.drawn)} are drawn and replaced with ${p.filler}, ${times(p.rounds)} in all. Now $${fractionTex(power(kept(p), p.rounds))}$ of the contents is ${p.liquid}. How many litres does it hold?`
      : `Each time ${litres(p.drawn)} were drawn off and ${p.filler} was filled in, ${times(p.rounds)} altogether, until ${p.liquid} made up $${fractionTex(power(kept(p), p.rounds))}$ of a vessel that had held nothing else. What is the volume of the vessel in litres?`,
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

const after = ({ volume, strength, fill, first }: Draws) =>
  q(strength * (volume - first) + fill * first, volume);
const afterBoth = (p: Draws) =>
  after(p)
    .mul(p.volume - p.second)
    .add(p.fill * p.second)
    .div(p.volume);
const strengthPossible = (value: Fraction) => value.valueOf() > 0 && value.valueOf() < 100 && value.d <= 50n;

const finalStrength = form({
  form: 'strength-after-unequal-rounds',
  band: 'Medium',
  seconds: 80,
  suits: p => afterBoth(p).mul(4).d === 1n,
  stem: (p: Draws) =>
    p.frame === 0
      ? `${p.vessel} holds ${p.volume} litres of ${p.liquid} of strength ${percent(p.strength)}. First ${p.first} litres and then, after mixing, ${p.second} litres are drawn off, each time replaced with ${p.liquid} of strength ${percent(p.fill)}. What is the strength at the end?`
      : `${p.first} litres of a ${percent(p.strength)} solution of ${p.liquid}, out of ${p.volume} litres, are exchanged for a ${percent(p.fill)} solution. When all is mixed, ${p.second} litres are exchanged in the same way. Find the final strength.`,
  path: path<Draws>()
    .quiet('floor', ({ fill }) => q(fill))
    .step(
      'over',
      ({ strength }, { floor }) => q(strength).sub(floor),
      'Only what lies above the strength of the filler is diluted. Find this excess.',
      ({ strength }, { floor, over }) => `${strength} - ${numberTex(floor)} = ${numberTex(over)}`,
    )
    .step(
      'once',
      ({ volume, first }, { over }) => over.mul(volume - first).div(volume),
      'The first exchange leaves this part of the excess.',
      ({ volume, first }, { over, once }) =>
        `${numberTex(over)} \\times \\frac{${volume - first}}{${volume}} = ${numberTex(once)}`,
    )
    .step(
      'twice',
      ({ volume, second }, { once }) => once.mul(volume - second).div(volume),
      'The second exchange acts on what is left.',
      ({ volume, second }, { once, twice }) =>
        `${numberTex(once)} \\times \\frac{${volume - second}}{${volume}} = ${numberTex(twice)}`,
    )
    .step(
      'final',
      (_p, { twice, floor }) => twice.add(floor),
      'Add the strength of the filler again.',
      (_p, { twice, floor, final }) => `${numberTex(twice)} + ${numberTex(floor)} = ${numberTex(final)}`,
    ),
  slips: [
    {
      misconception: 'filler_taken_as_water',
      at: 'floor',
      wrongly: () => q(0),
      words: ({ fill }) => `The filler was treated as water, but it has a strength of ${percent(fill)}.`,
    },
    {
      misconception: 'one_round_too_few',
      at: 'twice',
      wrongly: (_p, { once }) => once,
      words: (_p, { final }) => `${percent(final)} is the strength after the first exchange.`,
    },
    {
      misconception: 'linear_loss',
      at: 'twice',
      wrongly: ({ volume, first, second }, { over }) => over.mul(volume - first - second).div(volume),
      words: ({ first, second }) =>
        `Drawing ${first} and ${second} litres at once would remove more of the first solution than two draws do.`,
    },
    {
      misconception: 'filler_not_added_back',
      at: 'final',
      wrongly: (_p, { twice }) => twice,
      words: (_p, { final }) => `${percent(final)} is only the excess over the filler.`,
    },
    {
      misconception: 'averages_strengths',
      at: 'final',
      wrongly: ({ strength, fill }) => q(strength + fill, 2),
      words: () => 'The plain mean of both strengths would need equal quantities.',
    },
    {
      misconception: 'second_draw_first_size',
      at: 'twice',
      wrongly: ({ volume, first }, { once }) => once.mul(volume - first).div(volume),
      words: ({ first }) => `${first} litres were exchanged both times here.`,
    },
    {
      misconception: 'first_draw_second_size',
      at: 'once',
      wrongly: ({ volume, second }, { over }) => over.mul(volume - second).div(volume),
      words: ({ second }) => `${second} litres were exchanged both times here.`,
    },
  ],
  show: value => percent(value),
  plausible: strengthPossible,
  snapRead: () =>
    'Two exchanges of different size with a filler that is not pure water; the last strength is asked.',
  approach: () =>
    'Measure strengths from that of the filler: the excess is diluted as pure liquid is by water.',
  faster: p =>
    `$${p.fill} + ${p.strength - p.fill} \\times \\frac{${p.volume - p.first}}{${p.volume}} \\times \\frac{${p.volume - p.second}}{${p.volume}}$.`.replace(
      `$${p.fill} + -`,
      `$${p.fill} - `,
    ),
  check: p =>
    `After the first exchange it is $\\frac{${p.volume - p.first} \\times ${p.strength} + ${p.first} \\times ${p.fill}}{${p.volume}} = ${numberTex(after(p))}$ per cent, after the second $\\frac{${p.volume - p.second} \\times ${numberTex(after(p))} + ${p.second} \\times ${p.fill}}{${p.volume}} = ${numberTex(afterBoth(p))}$.`,
  principle: 'Exchanging part of a mixture shrinks its distance from the filler by a factor.',
  verify: p =>
    q(
      Math.round(
        (poured(p.volume, (p.volume * p.strength) / 100, [p.first, p.second], p.fill / 100) / p.volume) * 1e8,
      ),
      1e6,
    ),
});

const secondDraw = form({
  form: 'size-of-second-exchange',
  band: 'Medium',
  seconds: 85,
  entry: true,
  suits: p => afterBoth(p).mul(4).d === 1n,
  stem: (p: Draws) =>
    p.frame === 0
      ? `Of ${p.volume} litres of ${p.liquid} with a strength of ${percent(p.strength)}, ${p.first} litres are replaced with ${p.liquid} of strength ${percent(p.fill)}. How many litres of the mixture must now be replaced in the same way to bring the strength to ${percent(afterBoth(p))}?`
      : `${p.vessel} with ${p.volume} litres at ${percent(p.strength)} is brought to ${percent(afterBoth(p))} in two steps, each an exchange for ${p.liquid} at ${percent(p.fill)}. The first exchange is of ${p.first} litres. Of how many litres is the second?`,
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
      words: () => 'The points of strength were taken as a per cent of the volume.',
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
  revision: 2,
  band: 'Medium',
  seconds: 80,
  suits: p => afterBoth(p).mul(4).d === 1n && p.fill > 0,
  stem: (p: Draws) =>
    p.frame === 0
      ? `${p.vessel} holds ${p.volume} litres of ${p.liquid} of strength ${percent(p.strength)}. ${p.first} litres are replaced with another grade of ${p.liquid}; after mixing, ${p.second} litres of the mixture are replaced with the same grade. The strength is then ${percent(afterBoth(p))}. What is the strength of the other grade?`
      : `Two exchanges, of ${p.first} and of ${p.second} litres, with one and the same solution change ${p.volume} litres of ${p.liquid} from a strength of ${percent(p.strength)} to ${percent(afterBoth(p))}. How strong is that solution?`,
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
      words: () => 'The final strength was taken as the middle of the two.',
    },
    {
      misconception: 'divides_by_part_left',
      at: 'fill',
      wrongly: (_p, { fresh, stays }) => fresh.div(stays),
      words: () => 'The contribution was divided by the part of the first solution.',
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
      ...draw.pick(stories),
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
  forms: [finalStrength, secondDraw, fillStrength],
});

interface Repeated {
  vessel: string;
  liquid: string;
  filler: string;
  volume: number;
  drawn: number;
  /** The per cent under which the liquid is to fall. */
  under: number;
  frame: number;
}

const fewestRounds = form({
  form: 'fewest-rounds',
  band: 'Hard',
  revision: 2,
  seconds: 105,
  also: ['AL.SEQ.2', 'AL.LOG.5'],
  entry: true,
  stem: ({ vessel, liquid, filler, volume, drawn, under, frame }: Repeated) =>
    frame === 0
      ? `${vessel} holds ${volume} litres of pure ${liquid}. Again and again ${drawn} litres are drawn and replaced with ${filler}. What is the least number of times after which less than ${percent(under)} of the contents is ${liquid}?`
      : frame === 1
        ? `In each step ${drawn} of ${volume} litres, at first pure ${liquid}, are exchanged for ${filler}. After how many steps does the share of ${liquid} first fall below ${percent(under)}?`
        : `${volume} litres of ${liquid} are to be thinned until it makes up less than ${percent(under)} of the mixture, by drawing ${drawn} litres and refilling with ${filler} as often as needed. At least how many times must this be done?`,
  path: path<Repeated>()
    .quiet('base', ({ volume, drawn }) => q(volume - drawn, volume))
    .step(
      'part',
      (_p, { base }) => base,
      'Find the part of the liquid that each round leaves.',
      ({ volume, drawn }, { part }) => `1 - \\frac{${drawn}}{${volume}} = ${fractionTex(part)}`,
    )
    .step(
      'before',
      ({ under }, { part }) => {
        let n = 0;
        for (let rest = part; rest.mul(100).gte(under) && n < 60; rest = rest.mul(part)) n += 1;
        return q(n);
      },
      'The share after $n$ rounds is the $n$th power of it. Multiply on as long as the share is not yet below the bound.',
      ({ under }, { part, before }) =>
        `\\left(${fractionTex(part)}\\right)^{${numberTex(before)}} \\approx ${(100 * part.valueOf() ** before.valueOf()).toFixed(2)}\\% \\ge ${under}\\%`,
    )
    .step(
      'fewest',
      (_p, { before }) => before.add(1),
      'The next round is the first one below.',
      ({ under }, { part, fewest }) =>
        `\\left(${fractionTex(part)}\\right)^{${numberTex(fewest)}} \\approx ${(100 * part.valueOf() ** fewest.valueOf()).toFixed(2)}\\% < ${under}\\%`,
    ),
  slips: [
    {
      misconception: 'stops_one_round_early',
      gives: 'before',
      words: ({ under }, { before }) =>
        `After ${counted(before, 'round')} the share is still not below ${percent(under)}.`,
    },
    {
      misconception: 'linear_loss',
      at: 'fewest',
      wrongly: ({ volume, drawn, under }) => q(Math.floor((volume * (100 - under)) / 100 / drawn) + 1),
      words: ({ drawn }) =>
        `${drawn} litres of the pure liquid were taken off in each round; later rounds remove less of it.`,
    },
    {
      misconception: 'term_number_for_rounds',
      at: 'fewest',
      wrongly: (_p, { before }) => before.add(2),
      words: (_p, { fewest }) =>
        `Term number ${plain(fewest)} of the sequence is the first below the bound, but its first term is the full vessel, before any round.`,
    },
    {
      misconception: 'filler_added_without_draw',
      at: 'part',
      wrongly: ({ volume, drawn }) => q(volume, volume + drawn),
      words: ({ volume, drawn }) =>
        `A factor of $\\frac{${volume}}{${volume + drawn}}$ would mean adding without drawing off.`,
    },
    {
      misconception: 'complement_of_bound',
      at: 'fewest',
      wrongly: ({ under }, { part }) => {
        let n = 0;
        for (let rest = q(1); rest.mul(100).gte(100 - under) && n < 60; rest = rest.mul(part)) n += 1;
        return q(n);
      },
      words: ({ under, filler }) => `This is when the ${filler} first exceeds ${percent(under)}.`,
    },
    {
      misconception: 'exchanged_part_as_factor',
      at: 'before',
      wrongly: ({ volume, drawn, under }) => {
        let n = 0;
        for (let rest = drawn / volume; rest * 100 >= under && n < 60; rest *= drawn / volume) n += 1;
        return q(n);
      },
      words: ({ volume, drawn }) =>
        `Powers of $\\frac{${drawn}}{${volume}}$ were formed; that is the part drawn off, not the part that stays.`,
    },
    {
      misconception: 'per_cent_read_as_litres',
      at: 'before',
      wrongly: ({ volume, under }, { part }) => {
        let n = 0;
        for (let rest = part; rest.mul(volume).gte(under) && n < 60; rest = rest.mul(part)) n += 1;
        return volume === 100 ? null : q(n);
      },
      words: ({ under }) => `The bound of ${percent(under)} was read as ${under} litres.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'The same exchange over and over; the least number of rounds until the share falls under a bound is asked.',
  approach: () =>
    'Shares form a geometric sequence. Find the first power below the bound; squaring shortens the way.',
  faster: ({ under }, { part }) =>
    `Square: $\\left(${fractionTex(part)}\\right)^2 \\approx ${(part.valueOf() ** 2).toFixed(3)}$, $\\left(${fractionTex(part)}\\right)^4 \\approx ${(part.valueOf() ** 4).toFixed(3)}$; build the first power under ${(under / 100).toFixed(2)}.`,
  check: ({ volume, under }, { part, fewest }) =>
    `Of ${volume} litres about $${(volume * part.valueOf() ** (fewest.valueOf() - 1)).toFixed(2)}$ and then $${(volume * part.valueOf() ** fewest.valueOf()).toFixed(2)}$ litres are left; the bound is $${numberTex(q(volume * under, 100))}$.`,
  principle: 'Repeated exchange is a geometric sequence: look for the first term under the bound.',
  verify: ({ volume, drawn, under }) => {
    let [rest, n] = [volume, 0];
    while (rest * 100 >= under * volume) [rest, n] = [poured(volume, rest, [drawn]), n + 1];
    return q(n);
  },
});

const repeated = situation<Repeated>({
  type: 'AR.MIX.2',
  situation: 'until-below-a-bound',
  tries: 12,
  draw: draw => {
    const volume = draw.step(20, 120, 5);
    const p = {
      ...draw.pick(stories),
      volume,
      drawn: draw.int(4, Math.floor(volume / 2.5)),
      under: draw.pick([10, 12, 15, 20, 25, 30, 35, 40, 45]),
      frame: draw.int(0, 2),
    };
    const part = 1 - p.drawn / volume;
    const exact = Math.log(p.under / 100) / Math.log(part);
    return exact > 2.2 && exact < 12 && exact % 1 > 0.12 && exact % 1 < 0.88 ? p : null;
  },
  forms: [fewestRounds],
});

interface Growing {
  vessel: string;
  liquid: string;
  filler: string;
  /** First x litres are exchanged, then `times` x. */
  x: number;
  times: number;
  volume: number;
  frame: number;
}

const restOf = ({ x, times: k, volume }: Growing) => q((volume - x) * (volume - k * x), volume);
const again = (k: number) => (k === 2 ? 'twice' : k === 3 ? 'three times' : 'four times');

const growing = form({
  form: 'first-of-two-exchanges',
  band: 'Hard',
  seconds: 120,
  also: ['AL.QUA.1'],
  entry: true,
  stem: (p: Growing) =>
    p.frame === 0
      ? `From ${litres(q(p.volume))} of pure ${p.liquid} $x$ litres are drawn and replaced with ${p.filler}. Then ${again(p.times)} as much, $${p.times}x$ litres, is drawn from the mixture and replaced. ${litres(restOf(p))} of ${p.liquid} are left. How many litres were replaced in both steps together?`
      : `${p.vessel} of ${litres(q(p.volume))} was full of ${p.liquid}. A quantity was exchanged for ${p.filler}, and then ${again(p.times)} that quantity of the mixture. There are now ${litres(restOf(p))} of ${p.liquid} in it. What was the total of the two quantities exchanged, in litres?`,
  path: path<Growing>()
    .step(
      'sum',
      ({ volume, times: k }) => q(volume * (k + 1), k),
      ({ times: k }) =>
        `Write what is left: $(V - x)(V - ${k}x) = V \\times$ rest. Sort it as $x^2 - Sx + P = 0$ and read off $S$, the sum of the roots.`,
      ({ volume, times: k }, { sum }) => `S = \\frac{${k + 1} \\times ${volume}}{${k}} = ${numberTex(sum)}`,
    )
    .step(
      'product',
      p => q(p.volume).sub(restOf(p)).mul(p.volume).div(p.times),
      'Read off their product too.',
      (p, { product }) =>
        `P = \\frac{${p.volume} \\times (${p.volume} - ${numberTex(restOf(p))})}{${p.times}} = ${numberTex(product)}`,
    )
    .step(
      'x',
      ({ x }) => q(x),
      ({ volume, times: k }) =>
        `Find the two roots; the second draw cannot be more than ${volume} litres, so $x \\le ${numberTex(q(volume, k))}$.`,
      (_p, { sum, x }) => `x = ${numberTex(x)} \\quad (\\text{not } ${numberTex(sum.sub(x))})`,
    )
    .quiet('steps', ({ times: k }) => q(k + 1))
    .step(
      'both',
      (_p, { x, steps }) => x.mul(steps),
      'Add the two quantities.',
      ({ times: k }, { x, both }) => `${numberTex(x)} + ${k} \\times ${numberTex(x)} = ${numberTex(both)}`,
    ),
  slips: [
    {
      misconception: 'reports_first_quantity',
      at: 'steps',
      wrongly: () => q(1),
      words: (_p, { both }) => `${litres(both)} is the first quantity only.`,
    },
    {
      misconception: 'reports_second_quantity',
      at: 'steps',
      wrongly: ({ times: k }) => q(k),
      words: (_p, { both }) => `${litres(both)} is the second quantity only.`,
    },
    {
      misconception: 'linear_loss',
      at: 'both',
      wrongly: p => q(p.volume).sub(restOf(p)),
      words: ({ liquid }, { both }) =>
        `${litres(both)} of ${liquid} are missing, but the second quantity was partly filler.`,
    },
    {
      misconception: 'equal_exchanges',
      at: 'x',
      wrongly: p => {
        const root = Math.sqrt(restOf(p).div(p.volume).valueOf());
        const each = Math.round(p.volume * (1 - root) * 2) / 2;
        return q(Math.round(each * 2), 2);
      },
      words: () => 'Two equal exchanges were assumed, with a square root rounded.',
    },
    {
      misconception: 'rejected_root',
      at: 'x',
      wrongly: ({ x }, { sum }) => sum.sub(x),
      words: (_p, { x }) =>
        `$x = ${numberTex(x)}$ solves the equation, but the second draw would exceed the vessel.`,
    },
    {
      misconception: 'one_step_less',
      at: 'steps',
      wrongly: ({ times: k }) => q(2 * k + 1),
      words: () => 'The second quantity was counted twice.',
    },
    {
      misconception: 'one_step_more',
      at: 'steps',
      wrongly: ({ times: k }) => q(k + 2),
      words: () => 'The first quantity was counted twice.',
    },
  ],
  show: value => litres(value),
  plausible: (value, { volume }) =>
    value.mul(2).d === 1n && value.valueOf() > 0 && value.valueOf() < 2 * volume,
  snapRead: () =>
    'Two exchanges in a known ratio and the liquid left: a quadratic of which one root is too large for the vessel.',
  approach: () =>
    'What is left is a product of two factors. Solve the quadratic by sum and product, reject the root that is too large, and add both quantities.',
  faster: (p, { sum, x }) =>
    `Try factors: $(${p.volume} - x)(${p.volume} - ${p.times}x) = ${numberTex(restOf(p).mul(p.volume))}$ with $x$ below $${numberTex(q(p.volume, p.times))}$; $${numberTex(x)}$ and $${numberTex(sum.sub(x))}$ solve it.`,
  check: (p, { x }) =>
    `$${p.volume} \\to ${numberTex(q(p.volume).sub(x))} \\to ${numberTex(q(p.volume).sub(x))} \\times \\frac{${p.volume - p.times * p.x}}{${p.volume}} = ${numberTex(restOf(p))}$ litres.`,
  principle: 'Unequal exchanges give a product of different factors; physical limits choose the root.',
  verify: p => {
    for (let half = 1; half * p.times < 2 * p.volume; half += 1)
      if (Math.abs(poured(p.volume, p.volume, [half / 2, (p.times * half) / 2]) - restOf(p).valueOf()) < 1e-9)
        return q(half * (p.times + 1), 2);
    throw new Error('no quantity fits');
  },
});

const growingDraws = situation<Growing>({
  type: 'AR.MIX.2',
  situation: 'growing-exchanges',
  tries: 30,
  draw: draw => {
    const volume = draw.step(20, 120, 4);
    const k = draw.pick([2, 2, 3, 4]);
    const p = {
      ...draw.pick(stories),
      x: draw.int(2, Math.floor(volume / k) - 1),
      times: k,
      volume,
      frame: draw.int(0, 1),
    };
    return restOf(p).mul(2).d === 1n ? p : null;
  },
  forms: [growing],
});

interface OnceTwice {
  vessel: string;
  liquid: string;
  filler: string;
  /** Drawn twice from the first vessel, and once from the second. */
  x: number;
  y: number;
  frame: number;
}

const sizeOf = ({ x, y }: OnceTwice) => q(x * x, 2 * x - y);

const onceAgainstTwice = form({
  form: 'twice-against-once',
  band: 'Hard',
  seconds: 105,
  also: ['AL.QUA.8'],
  entry: true,
  stem: ({ liquid, filler, x, y, frame }: OnceTwice) =>
    frame === 0
      ? `Two equal vessels are full of ${liquid}. From the first, ${x} litres are drawn and replaced with ${filler}, and this is repeated with the mixture. From the second, ${y} litres are drawn once and replaced. Both then hold the same quantity of ${liquid}. How many litres of ${liquid} is that?`
      : frame === 1
        ? `Exchanging ${x} litres for ${filler} two times in a row leaves as much ${liquid} in a full vessel as exchanging ${y} litres once. How many litres of ${liquid} are left in either case?`
        : `A chemist has two full flasks of ${liquid} of the same size. One loses ${x} litres to ${filler} twice, the other ${y} litres a single time, every exchange after thorough mixing. If the two are then equally strong, how many litres of ${liquid} does each contain?`,
  path: path<OnceTwice>()
    .step(
      'spare',
      ({ x, y }) => q(2 * x - y),
      ({ x, y }) =>
        `With a volume of $V$ the first keeps $\\frac{(V - ${x})^2}{V}$, the second $V - ${y}$. Multiply out: the squares of $V$ cancel.`,
      ({ x, y }, { spare }) =>
        `V^2 - ${2 * x}V + ${x * x} = V^2 - ${y}V \\Rightarrow ${numberTex(spare)}V = ${x * x}`,
    )
    .step(
      'volume',
      ({ x }, { spare }) => q(x * x).div(spare),
      'Find the volume.',
      ({ x }, { spare, volume }) => `V = \\frac{${x * x}}{${numberTex(spare)}} = ${numberTex(volume)}`,
    )
    .quiet('gone', ({ y }) => q(y))
    .step(
      'left',
      (_p, { volume, gone }) => volume.sub(gone),
      'Take off what the single draw removes.',
      (_p, { volume, gone, left: rest }) => `${numberTex(volume)} - ${numberTex(gone)} = ${numberTex(rest)}`,
    ),
  slips: [
    {
      misconception: 'reports_volume',
      at: 'gone',
      wrongly: () => q(0),
      words: (_p, { left: rest }) => `${litres(rest)} is the size of the vessels.`,
    },
    {
      misconception: 'linear_loss',
      at: 'gone',
      wrongly: ({ x }) => q(2 * x),
      words: ({ x, liquid }) =>
        `Two draws of ${x} litres do not remove ${2 * x} litres of ${liquid}; the second is of a mixture.`,
    },
    {
      misconception: 'one_draw_only',
      at: 'gone',
      wrongly: ({ x }) => q(x),
      words: (_p, { left: rest }) =>
        `${litres(rest)} are left in the first vessel after one of its two draws.`,
    },
    {
      misconception: 'middle_term_single',
      at: 'spare',
      wrongly: ({ x, y }) => (y > x ? q(y - x) : null),
      words: ({ x }) => `In $(V - ${x})^2$ the middle term is $${2 * x}V$, not $${x}V$.`,
    },
    {
      misconception: 'difference_of_draws',
      at: 'left',
      wrongly: ({ x, y }, { volume }) => volume.sub(y).add(2 * x - y),
      words: ({ x, y }) =>
        `The difference of ${2 * x} and ${y} litres was added back, though it is accounted for already.`,
    },
    {
      misconception: 'all_draws_from_one',
      at: 'left',
      wrongly: ({ x, y }, { volume }) => volume.sub(x + y),
      words: () => 'A small draw and the large one were both taken off the same vessel.',
    },
    {
      misconception: 'half_volume',
      at: 'volume',
      wrongly: ({ x }, { spare }) =>
        q(x * x)
          .div(spare)
          .mul(2),
      words: (_p, { volume }) =>
        `$V = ${numberTex(volume)}$ is twice too large: the factor 2 stands on both sides.`,
    },
    {
      misconception: 'half_of_the_square',
      at: 'volume',
      wrongly: ({ x }, { spare }) =>
        q(x * x)
          .div(spare)
          .mul(q(3, 4)),
      words: (_p, { volume }) =>
        `With $V = ${numberTex(volume)}$ a quarter of the square of the draw was lost in multiplying out.`,
    },
  ],
  show: value => litres(value),
  plausible: value => value.valueOf() > 0 && value.mul(2).d === 1n,
  snapRead: () =>
    'Two small exchanges equal one larger one in vessels of the same unknown size; the liquid left is asked.',
  approach: () =>
    'Write both remainders with the volume as unknown. The squares cancel and the volume follows; then the remainder.',
  faster: ({ x, y }, { volume }) =>
    `The second small draw takes back $\\frac{${x}}{V} \\times ${x}$ of filler, which is $${2 * x} - ${y}$; so $V = ${numberTex(volume)}$.`,
  check: ({ x, y }, { volume }) =>
    `$${numberTex(volume)} \\to ${numberTex(volume.sub(x))} \\to ${numberTex(volume.sub(x).mul(volume.sub(x)).div(volume))}$ and $${numberTex(volume)} - ${y} = ${numberTex(volume.sub(y))}$: equal.`,
  principle: 'What a second draw spares of the liquid is the filler in it: draw times draw over volume.',
  verify: ({ x, y }) => {
    for (let half = 2 * y + 1; half < 6000; half += 1)
      if (Math.abs(poured(half / 2, half / 2, [x, x]) - poured(half / 2, half / 2, [y])) < 1e-9)
        return q(half, 2).sub(y);
    throw new Error('no volume fits');
  },
});

const onceTwice = situation<OnceTwice>({
  type: 'AR.MIX.2',
  situation: 'two-vessels-compared',
  tries: 30,
  draw: draw => {
    const x = draw.int(4, 40);
    const p = { ...draw.pick(stories), x, y: draw.int(x + 1, 2 * x - 1), frame: draw.int(0, 2) };
    const volume = sizeOf(p);
    return volume.mul(2).d === 1n && volume.valueOf() > p.y * 1.2 && volume.valueOf() < 400 ? p : null;
  },
  forms: [onceAgainstTwice],
});

/** AR.MIX.2: drawing off and refilling. */
export const replacements: readonly AnyTemplate[] = [
  ...equalRounds,
  ...exchanges,
  ...repeated,
  ...growingDraws,
  ...onceTwice,
];
