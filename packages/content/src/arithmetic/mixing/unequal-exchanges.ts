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

/** AR.MIX.2 Hard: exchanges that grow, and two vessels compared. */
export const unequalExchanges: readonly AnyTemplate[] = [...growingDraws, ...onceTwice];
