import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const n = (value: Fraction) => value.valueOf();

interface TwoRounds {
  /** Litres in the vessel, and the fewest litres of the first liquid that may be left. */
  volume: number;
  least: number;
  vessel: string;
  liquid: string;
  filler: string;
  frame: number;
}

const stories = [
  { vessel: 'can', liquid: 'milk', filler: 'water' },
  { vessel: 'cask', liquid: 'juice', filler: 'water' },
  { vessel: 'drum', liquid: 'acid', filler: 'water' },
  { vessel: 'tank', liquid: 'diesel', filler: 'kerosene' },
  { vessel: 'jar', liquid: 'syrup', filler: 'soda' },
] as const;

/** The least number whose square is a multiple of the given one. */
function leastRoot(of: number): number {
  let root = 1;
  while ((root * root) % of !== 0) root += 1;
  return root;
}
const sumOf = (unit: number, count: number) => (unit * count * (count + 1)) / 2;

const allDraws = form({
  form: 'sum-of-possible-exchanges',
  revision: 2,
  apart: true,
  band: 'Hard',
  seconds: 115,
  also: ['NS.FAC.5', 'AL.INQ.3'],
  entry: true,
  stem: ({ volume, least, vessel, liquid, filler, frame }: TwoRounds) =>
    frame === 0
      ? `From a ${vessel} with $${volume}$ litres of ${liquid}, $x$ litres are replaced with ${filler}; after mixing, $x$ litres of the mixture are again replaced with ${filler}. Both $x$ and the number of litres of ${liquid} left at the end are positive integers, and at least $${least}$ litres of ${liquid} are left. Find the sum of all possible values of $x$.`
      : `A ${vessel} is full of ${liquid}, $${volume}$ litres of it. Twice in a row the same whole number of litres is drawn off and replaced with ${filler}. What then remains of the ${liquid} is a whole number of litres too, and not less than $${least}$. Find the sum of all possible values, in litres, of the quantity drawn off each time.`,
  path: path<TwoRounds>()
    .step(
      'unit',
      ({ volume }) => q(leastRoot(volume)),
      'After two rounds $\\frac{(V - x)^2}{V}$ litres are left. For this to be whole, find what $V - x$, and with it $x$, must be a multiple of.',
      ({ volume }, { unit }) => `${volume} \\mid (${volume} - x)^2 \\Rightarrow ${unit} \\mid x`,
    )
    .step(
      'most',
      ({ volume, least }) => q(volume - Math.ceil(Math.sqrt(volume * least) - 1e-9)),
      'The quantity that has to be left bounds $x$.',
      ({ volume, least }, { most }) =>
        `(${volume} - x)^2 \\ge ${volume} \\times ${least} = ${volume * least} \\Rightarrow x \\le ${most}`,
    )
    .step(
      'sum',
      (_p, { unit, most }) => q(sumOf(n(unit), Math.floor(n(most) / n(unit)))),
      'Add the multiples up to the bound.',
      (_p, { unit, most, sum }) =>
        `${Array.from({ length: Math.floor(n(most) / n(unit)) }, (_, i) => n(unit) * (i + 1)).join(' + ')} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'linear_loss',
      at: 'most',
      wrongly: ({ volume, least }) => q(Math.floor((volume - least) / 2)),
      words: (_p, { most }) =>
        `$x \\le ${most}$ takes off twice $x$ litres, but the second time a part of what is drawn is filler.`,
    },
    {
      misconception: 'one_round_too_few',
      at: 'most',
      wrongly: ({ volume, least }) => q(volume - least),
      words: (_p, { most }) => `$x \\le ${most}$ follows from one round; there are two.`,
    },
    {
      misconception: 'bound_ignored',
      at: 'most',
      wrongly: ({ volume }) => q(volume - 1),
      words: ({ least }) =>
        `All multiples below the volume were added, also those that leave less than $${least}$ litres.`,
    },
    {
      misconception: 'gives_the_greatest',
      at: 'sum',
      wrongly: (_p, { unit, most }) => q(n(unit) * Math.floor(n(most) / n(unit))),
      words: (_p, { sum }) => `$${sum}$ is the largest value of $x$ alone; the sum of all is asked.`,
    },
    {
      misconception: 'last_left_out',
      at: 'sum',
      wrongly: (_p, { unit, most }) => q(sumOf(n(unit), Math.floor(n(most) / n(unit)) - 1)),
      words: () => 'The largest multiple was left out, but it still leaves enough.',
    },
    {
      misconception: 'one_beyond_the_bound',
      at: 'sum',
      wrongly: (_p, { unit, most }) => q(sumOf(n(unit), Math.floor(n(most) / n(unit)) + 1)),
      words: ({ least }) => `The next multiple was added too, though it leaves less than $${least}$ litres.`,
    },
    {
      misconception: 'root_halved',
      at: 'unit',
      wrongly: (_p, { unit }) => (n(unit) % 2 === 0 ? unit.div(2) : null),
      words: ({ volume }, { unit }) => `The square of $${unit}$ is not yet a multiple of $${volume}$.`,
    },
    {
      misconception: 'root_doubled',
      at: 'unit',
      wrongly: (_p, { unit }) => unit.mul(2),
      words: (_p, { unit }) => `Multiples of $${unit}$ do work, but half of that is enough for the square.`,
    },
    {
      misconception: 'adds_what_is_left',
      at: 'sum',
      wrongly: ({ volume }, { unit, most }) => {
        let total = q(0);
        for (let x = n(unit); x <= n(most); x += n(unit)) total = total.add(q((volume - x) ** 2, volume));
        return total;
      },
      words: ({ liquid }) =>
        `The quantities of ${liquid} that are left were added, not the quantities drawn.`,
    },
  ],
  show: value => plain(value),
  plausible: whole,
  snapRead: () => 'Two equal rounds, a whole number of litres left, and a bound: divisibility of a square.',
  approach: () =>
    'What is left is a square over the volume. That it is whole tells the step of the quantity drawn, and the bound tells where to stop.',
  faster: ({ volume, least }, { unit }) =>
    `Write $x = ${unit}k$: $\\frac{(${volume} - ${unit}k)^2}{${volume}} = ${n(unit) ** 2 === volume ? '' : fractionTex(unit.mul(unit).div(volume))}(${numberTex(q(volume).div(unit))} - k)^2 \\ge ${least}$, so run $k = 1, 2, \\ldots$`,
  check: ({ volume, least }, { unit, most }) => {
    const last = n(unit) * Math.floor(n(most) / n(unit));
    const left = (x: number) => numberTex(q((volume - x) ** 2, volume));
    return `$x = ${last}$ leaves $${left(last)}$ litres, the next multiple, $${last + n(unit)}$, only $${left(last + n(unit))}$, less than $${least}$.`;
  },
  principle:
    'Equal rounds leave a power over a power of the volume: for a whole result compare prime factors.',
  verify: ({ volume, least }) => {
    let total = 0;
    for (let x = 1; x < volume; x += 1) {
      const left = q(volume)
        .mul(q(volume - x, volume))
        .mul(q(volume - x, volume));
      if (left.d === 1n && left.gte(least)) total += x;
    }
    return q(total);
  },
});

/** AR.MIX.2 Hard: two equal rounds that leave a whole number of litres. */
export const wholeLitresLeft: readonly AnyTemplate[] = situation<TwoRounds>({
  type: 'AR.MIX.2',
  situation: 'two-rounds-in-whole-litres',
  tries: 40,
  draw: draw => {
    const volume = draw.pick([
      32, 36, 48, 49, 50, 64, 72, 75, 80, 81, 96, 98, 100, 108, 121, 125, 128, 144, 147, 150, 160, 162, 169,
      180, 192, 196, 200, 225, 242, 245, 250,
    ]);
    const unit = leastRoot(volume);
    const least = draw.int(3, Math.floor(volume / 2));
    const most = volume - Math.ceil(Math.sqrt(volume * least) - 1e-9);
    const count = Math.floor(most / unit);
    return count >= 3 && count <= 7 && unit < volume
      ? { volume, least, ...draw.pick(stories), frame: draw.int(0, 1) }
      : null;
  },
  forms: [allDraws],
});
