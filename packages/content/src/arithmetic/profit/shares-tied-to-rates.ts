import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

interface SelfRated {
  stock: string;
  /** x per cent of the stock is sold at a profit of up·x per cent, the rest at a loss of down·x per cent. */
  up: number;
  down: number;
  /** The whole is to be a loss of more than this, in per cent. */
  loss: number;
  frame: number;
}

const stocks = [
  'a stock of timber',
  'a lot of shawls',
  'a load of coal',
  'a stock of carpets',
  'a lot of steel pipes',
];
/** Whole x below 100 with (up + down)x² − 100·down·x + 100·loss < 0. */
const fits = (square: Fraction, linear: Fraction, last: Fraction) => {
  const list: number[] = [];
  for (let x = 1; x < 100; x += 1) if (square.mul(x).sub(linear).mul(x).add(last).lt(0)) list.push(x);
  return list;
};
const times = (k: number) => (k === 1 ? 'x' : `${k}x`);

const lossWindow = form({
  form: 'values-with-a-loss',
  revision: 2,
  band: 'Hard',
  seconds: 110,
  also: ['AL.INQ.3'],
  entry: true,
  stem: ({ stock, up, down, loss, frame }: SelfRated) =>
    frame === 0
      ? `A merchant sells $x\\%$ of ${stock} at a profit of $${times(up)}\\%$ and the rest at a loss of $${times(down)}\\%$, where $x$ is a positive integer. For how many values of $x$ is the result on the whole a loss of more than ${percent(loss)}?`
      : `A dealer gained $${times(up)}\\%$ on a part of ${stock} that made up $x\\%$ of the total cost, and lost $${times(down)}\\%$ on the rest. If $x$ is a positive integer and the overall loss was more than ${percent(loss)}, how many values can $x$ have?`,
  path: path<SelfRated>()
    .quiet('square', ({ up, down }) => q(up + down))
    .quiet('linear', ({ down }) => q(100 * down))
    .quiet('last', ({ loss }) => q(100 * loss))
    .step(
      'least',
      (_p, { square, linear, last }) => q(fits(square, linear, last)[0] ?? 0),
      'Write the result per 100 of cost, compare it with the loss, and multiply by 100. Find the smallest whole number between the roots.',
      ({ up, down, loss }, { square, linear, last, least }) =>
        `x \\times ${times(up)} - (100 - x) \\times ${times(down)} < -${100 * loss} \\Rightarrow ${square}x^2 - ${linear}x + ${last} < 0 \\Rightarrow x \\ge ${least}`,
    )
    .step(
      'greatest',
      (_p, { square, linear, last }) => q(fits(square, linear, last).at(-1) ?? 0),
      'The roots lie evenly about the middle: find the greatest whole number before the larger one.',
      (_p, { square, linear, greatest }) =>
        `x_1 + x_2 = \\frac{${linear}}{${square}} = ${numberTex(linear.div(square))} \\Rightarrow x \\le ${greatest}`,
    )
    .step(
      'count',
      (_p, { least, greatest }) => greatest.sub(least).add(1),
      'Count the whole numbers, both ends included.',
      (_p, { least, greatest, count }) => `${greatest} - ${least} + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'counts_differences',
      at: 'count',
      wrongly: (_p, { least, greatest }) => greatest.sub(least),
      words: (_p, { least, greatest }) => `$${greatest} - ${least}$ leaves one of the two ends out.`,
    },
    {
      misconception: 'any_loss',
      at: 'last',
      wrongly: () => q(0),
      words: ({ loss }) => `Every $x$ with a loss was counted; it has to be more than ${percent(loss)}.`,
    },
    {
      misconception: 'gain_left_out',
      at: 'square',
      wrongly: ({ down, loss }) => (fits(q(down), q(100 * down), q(100 * loss)).length > 0 ? q(down) : null),
      words: () =>
        'Only the loss on the rest was looked at; the gain on the first part makes up for some of it.',
    },
    {
      misconception: 'boundary_included',
      at: 'least',
      wrongly: (_p, { least }) => least.sub(1),
      words: ({ loss }, { least }) =>
        `$x = ${least}$ does not yet bring a loss of more than ${percent(loss)}.`,
    },
    {
      misconception: 'only_to_the_middle',
      at: 'greatest',
      wrongly: (_p, { square, linear }) => linear.div(square).div(2).floor(),
      words: (_p, { greatest }) =>
        `The count stops at $${greatest}$, where the loss is greatest; beyond it the loss is still large enough for a while.`,
    },
    {
      misconception: 'lower_end_ignored',
      at: 'least',
      wrongly: () => q(1),
      words: (_p, { greatest }) =>
        `All numbers up to $${greatest}$ were counted, but for small $x$ the loss is small too.`,
    },
    {
      misconception: 'parts_of_equal_size',
      at: 'last',
      wrongly: ({ loss }, { square, linear }) =>
        fits(square, linear, q(200 * loss)).length > 0 ? q(200 * loss) : null,
      words: ({ loss }) =>
        `A loss of ${percent(2 * loss)} was asked of the whole instead of ${percent(loss)}.`,
    },
    {
      misconception: 'gives_the_greatest',
      gives: 'greatest',
      words: (_p, { greatest }) => `$${greatest}$ is the largest value, not the number of values.`,
    },
    {
      misconception: 'half_the_loss',
      at: 'last',
      wrongly: ({ loss }) => q(50 * loss),
      words: ({ loss }) =>
        `Half of ${percent(loss)} was taken for the bound, as if each part brought its own half.`,
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value) && value.valueOf() < 100,
  snapRead: () =>
    'Part, gain and loss all depend on one whole number, and a bound is given: a quadratic inequality.',
  approach: () =>
    'Work per 100 of cost. Gain and loss are products of two expressions in the unknown, so the bound is a quadratic; count the whole numbers between its roots.',
  faster: ({ loss }, { square, linear }) =>
    `$x(${linear} - ${square}x) > ${100 * loss}$ is symmetric about $${numberTex(linear.div(square).div(2))}$: find one end, mirror it.`,
  check: ({ up, down }, { least, greatest }) => {
    const at = (x: Fraction) => {
      const result = x.mul(x).mul(up).sub(q(100).sub(x).mul(x).mul(down)).div(100);
      return `$x = ${x}$: $${numberTex(result.abs())}\\%$`;
    };
    return `Losses on the whole: ${[least.sub(1), least, greatest, greatest.add(1)].map(at).join('; ')}.`;
  },
  principle:
    'When a share and its rate depend on one unknown, the result is quadratic in it: a bound gives an interval.',
  verify: ({ up, down, loss }) => {
    let count = 0;
    for (let x = 1; x < 100; x += 1)
      if ((x * up * x) / 100 - ((100 - x) * down * x) / 100 < -loss - 1e-9) count += 1;
    return q(count);
  },
});

/** AR.PLD.5 Hard: a share that sets its own rates. */
export const sharesTiedToRates: readonly AnyTemplate[] = situation<SelfRated>({
  type: 'AR.PLD.5',
  situation: 'share-tied-to-rates',
  tries: 30,
  draw: draw => {
    const [up, down] = draw.pick([
      [1, 1],
      [2, 1],
      [3, 1],
      [3, 2],
      [4, 2],
      [5, 2],
      [6, 2],
      [7, 2],
      [5, 3],
      [7, 3],
      [9, 3],
    ] as const);
    const p = { stock: draw.pick(stocks), up, down, loss: draw.int(2, 20), frame: draw.int(0, 1) };
    const list = fits(q(up + down), q(100 * down), q(100 * p.loss));
    const [first = 0, last = 0] = [list[0], list.at(-1)];
    // The part that is sold at a loss cannot lose more than it cost.
    return list.length >= 4 && first > 1 && last * down < 96 ? p : null;
  },
  forms: [lossWindow],
});
