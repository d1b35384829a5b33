import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, withUnit } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const stories = [
  { vessel: 'A can', liquid: 'milk', filler: 'water' },
  { vessel: 'A tank', liquid: 'acid', filler: 'water' },
  { vessel: 'A drum', liquid: 'glycerine', filler: 'alcohol' },
  { vessel: 'A cask', liquid: 'vinegar', filler: 'water' },
  { vessel: 'A vat', liquid: 'dye', filler: 'thinner' },
  { vessel: 'A jar', liquid: 'syrup', filler: 'soda' },
] as const;

const litres = (value: Fraction) => withUnit(value, value.equals(1) ? 'litre' : 'litres');

/** The liquid left, followed round by round. */
function poured(volume: number, liquid: number, draws: readonly number[], strengthOfFiller = 0): number {
  let left = liquid;
  for (const drawn of draws) left += drawn * strengthOfFiller - (left / volume) * drawn;
  return left;
}

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
  revision: 2,
  apart: true,
  seconds: 105,
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
        `Write what is left: $(V - x)(V - ${k}x) = V \\times$ rest. Bring it to the form $x^2 - Sx + P = 0$: $S$ is the sum of the roots.`,
      ({ volume, times: k }, { sum }) => `S = \\frac{${k + 1} \\times ${volume}}{${k}} = ${numberTex(sum)}`,
    )
    .step(
      'product',
      p => q(p.volume).sub(restOf(p)).mul(p.volume).div(p.times),
      'The constant term is their product.',
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

/** AR.MIX.2 Hard: exchanges that grow. */
export const unequalExchanges: readonly AnyTemplate[] = growingDraws;
