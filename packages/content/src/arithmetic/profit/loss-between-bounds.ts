import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, percent, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface SelfRated {
  stock: string;
  /** x per cent of the stock is sold at a profit of up·x per cent, the rest at a loss of down·x per cent. */
  up: number;
  down: number;
  /** The whole is to be a loss of more than `over` and less than `under`, in per cent. */
  over: number;
  under: number;
  frame: number;
}

const stocks = [
  'a stock of timber',
  'a lot of shawls',
  'a load of coal',
  'a stock of carpets',
  'a lot of steel pipes',
];
/** A hundred times the loss on the whole, in per cent, at a whole x. */
const lossAt = (square: Fraction, linear: Fraction, x: number) => linear.sub(square.mul(x)).mul(x);
/** Whole x below 100 with a loss of more than this many per cent. */
const above = (square: Fraction, linear: Fraction, loss: number) => {
  const list: number[] = [];
  for (let x = 1; x < 100; x += 1) if (lossAt(square, linear, x).gt(100 * loss)) list.push(x);
  return list;
};
/** Whole x below 100 with a loss of at least this many per cent. */
const atLeast = (square: Fraction, linear: Fraction, loss: number) => {
  const list: number[] = [];
  for (let x = 1; x < 100; x += 1) if (lossAt(square, linear, x).gte(100 * loss)) list.push(x);
  return list;
};
const ends = (list: readonly number[]): readonly Fraction[] => [q(list[0] ?? 0), q(list.at(-1) ?? 0)];
const sizeOfRange = ([first = q(0), last = q(0)]: readonly Fraction[]) => last.sub(first).add(1);
const times = (k: number) => (k === 1 ? 'x' : `${k}x`);

const betweenBounds = form({
  form: 'values-with-a-loss-between-bounds',
  revision: 2,
  band: 'Hard',
  seconds: 130,
  also: ['AL.INQ.3'],
  entry: true,
  apart: true,
  stem: ({ stock, up, down, over, under, frame }: SelfRated) =>
    frame === 0
      ? `A merchant sells $x\\%$ of ${stock} at a profit of $${times(up)}\\%$ and the rest at a loss of $${times(down)}\\%$, where $x$ is a positive integer. On the whole there is a loss of more than ${percent(over)}, but less than ${percent(under)}. How many values can $x$ have?`
      : frame === 1
        ? `A dealer sold a part of ${stock}, accounting for $x\\%$ of its total cost, at a gain of $${times(up)}\\%$, and the rest at a loss of $${times(down)}\\%$. For how many positive integers $x$ does the overall loss lie strictly between ${percent(over)} and ${percent(under)}?`
        : `A part of ${stock} that accounts for $x\\%$ of its cost is sold at a gain of $${times(up)}\\%$, the remaining part at a loss of $${times(down)}\\%$. The result is a loss above ${percent(over)} and below ${percent(under)}. If $x$ is a positive integer, how many values are possible for it?`,
  path: path<SelfRated>()
    .quiet('square', ({ up, down }) => q(up + down))
    .quiet('linear', ({ down }) => q(100 * down))
    .step(
      'large',
      ({ over }, { square, linear }): readonly Fraction[] => ends(above(square, linear, over)),
      'Write the loss per 100 of cost and multiply by 100: it is a product that rises and falls again. Find the whole numbers for which it passes the lower bound.',
      ({ up, down, over }, { square, linear, large }) =>
        `(100 - x) \\times ${times(down)} - x \\times ${times(up)} > ${100 * over} \\Rightarrow x(${linear} - ${square}x) > ${100 * over} \\Rightarrow ${large[0]} \\le x \\le ${large[1]}`,
    )
    .step(
      'tooLarge',
      ({ under }, { square, linear }): readonly Fraction[] => ends(atLeast(square, linear, under)),
      'In the middle of this range the loss is too large. Find the whole numbers for which it reaches the upper bound.',
      ({ under }, { square, linear, tooLarge }) =>
        `x(${linear} - ${square}x) \\ge ${100 * under} \\Rightarrow ${tooLarge[0]} \\le x \\le ${tooLarge[1]}`,
    )
    .step(
      'count',
      (_p, { large, tooLarge }) => sizeOfRange(large).sub(sizeOfRange(tooLarge)),
      'Take the inner range out of the outer one: values remain on both sides.',
      (_p, { large, tooLarge, count }) => `${sizeOfRange(large)} - ${sizeOfRange(tooLarge)} = ${count}`,
    ),
  slips: [
    {
      misconception: 'one_side_only',
      at: 'count',
      wrongly: (_p, { large: [first = q(0)], tooLarge: [inner = q(0)] }) => inner.sub(first),
      words: (_p, { large: [first = q(0)], tooLarge: [inner = q(0)], count }) =>
        `Only the $${count}$ values from $${first}$ to $${inner.sub(1)}$ were counted; for large $x$ the loss becomes small again.`,
    },
    {
      misconception: 'upper_bound_ignored',
      at: 'count',
      wrongly: (_p, { large }) => sizeOfRange(large),
      words: ({ under }, { count }) =>
        `In some of these $${count}$ cases the loss is ${percent(under)} or more.`,
    },
    {
      misconception: 'inner_range_counted',
      at: 'count',
      wrongly: (_p, { tooLarge }) => sizeOfRange(tooLarge),
      words: ({ under }, { count }) =>
        `For these $${count}$ values the loss is at least ${percent(under)}; they are the ones to leave out.`,
    },
    {
      misconception: 'bounds_included',
      at: 'count',
      wrongly: ({ over, under }, { square, linear }) => {
        const wrong = atLeast(square, linear, over).length - above(square, linear, under).length;
        return q(wrong);
      },
      words: ({ over, under }) =>
        `Values with a loss of exactly ${percent(over)} or ${percent(under)} were counted; the loss lies strictly between.`,
    },
    {
      misconception: 'ends_of_inner_range_left_in',
      at: 'count',
      wrongly: (_p, { large, tooLarge }) => sizeOfRange(large).sub(sizeOfRange(tooLarge)).add(1),
      words: (_p, { tooLarge: [first = q(0), last = q(0)] }) =>
        `For the inner range $${last} - ${first}$ was taken off; with both ends it holds $${last.sub(first).add(1)}$ numbers.`,
    },
    {
      misconception: 'gain_left_out',
      at: 'square',
      wrongly: ({ down, over, under }) =>
        above(q(down), q(100 * down), over).length > 0 && atLeast(q(down), q(100 * down), under).length > 0
          ? q(down)
          : null,
      words: ({ down, over }) =>
        `Only the loss on the rest was looked at, $(100 - x) \\times ${times(down)} > ${100 * over}$; the gain on the first part makes up for some of it.`,
    },
    {
      misconception: 'counts_differences_on_both_sides',
      at: 'count',
      wrongly: (_p, { large, tooLarge }) => sizeOfRange(large).sub(sizeOfRange(tooLarge)).sub(2),
      words: (_p, { large: [first = q(0), last = q(0)], tooLarge: [inner = q(0), outer = q(0)] }) =>
        `$(${inner} - ${first} - 1) + (${last} - ${outer} - 1)$ loses one value on each side.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() < 100,
  snapRead: () =>
    'Part, gain and loss all depend on one whole number, and the result lies between two bounds: two quadratic inequalities.',
  approach: () =>
    'Work per 100 of cost. The loss is a product that is largest in the middle, so each bound cuts out a range about the same middle. What lies in the outer range and not in the inner one counts.',
  faster: ({ over, under }, { square, linear, large: [first = q(0)], tooLarge: [inner = q(0)] }) =>
    `$x(${linear} - ${square}x)$ passes $${100 * over}$ at $x = ${first}$ and reaches $${100 * under}$ at $${inner}$. It is symmetric about $${fractionTex(linear.div(square).div(2))}$: mirror the stretch.`,
  check: (_p, { square, linear, large, tooLarge }) => {
    const at = (x: Fraction) => `$x = ${x}$: $${lossAt(square, linear, Number(x)).div(100).toString()}\\%$`;
    const [a = q(0), b = q(0)] = large;
    const [c = q(0), d = q(0)] = tooLarge;
    return `Losses on the whole: ${[a.sub(1), a, c.sub(1), c, d, d.add(1), b, b.add(1)].map(at).join('; ')}.`;
  },
  principle:
    'When a share and its rate depend on one unknown, the result is quadratic in it: two bounds leave two stretches, one on each side.',
  verify: ({ up, down, over, under }) => {
    let count = 0;
    for (let x = 1; x < 100; x += 1) {
      const loss = ((100 - x) * down * x) / 100 - (x * up * x) / 100;
      if (loss > over + 1e-9 && loss < under - 1e-9) count += 1;
    }
    return q(count);
  },
});

/** AR.PLD.5 Hard: a share that sets its own rates, with a loss between two bounds. */
export const lossBetweenBounds: readonly AnyTemplate[] = situation<SelfRated>({
  type: 'AR.PLD.5',
  situation: 'share-tied-to-rates',
  tries: 60,
  draw: draw => {
    const [up, down] = draw.pick([
      [1, 1],
      [2, 1],
      [3, 1],
      [3, 2],
      [4, 2],
      [5, 2],
      [6, 2],
      [5, 3],
      [7, 3],
    ] as const);
    const over = draw.int(2, 12);
    const p = {
      stock: draw.pick(stocks),
      up,
      down,
      over,
      under: over + draw.int(2, 10),
      frame: draw.int(0, 2),
    };
    const [square, linear] = [q(up + down), q(100 * down)];
    const [outer, inner] = [above(square, linear, over), atLeast(square, linear, p.under)];
    const [first = 0, last = 0] = [outer[0], outer.at(-1)];
    const [from = 0, to = 0] = [inner[0], inner.at(-1)];
    // The part that is sold at a loss cannot lose more than it cost.
    return inner.length >= 3 && first > 1 && last * down < 96 && from - first >= 2 && last - to >= 2
      ? p
      : null;
  },
  forms: [betweenBounds],
});
