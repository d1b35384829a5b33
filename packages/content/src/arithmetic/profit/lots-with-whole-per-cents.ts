import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { grouped, numberTex, percent, plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const whole = (value: Fraction) => value.d === 1n && value.valueOf() > 0;
const n = (value: Fraction) => value.valueOf();

interface Breakable {
  ware: string;
  one: string;
  count: number;
  broken: number;
  /** Price of each one sold, in rupees. */
  price: number;
  /** The profit is at most this, in per cent. */
  most: number;
  frame: number;
}

const brittle = [
  { ware: 'glass lamps', one: 'lamp' },
  { ware: 'clay pots', one: 'pot' },
  { ware: 'china cups', one: 'cup' },
  { ware: 'mirrors', one: 'mirror' },
  { ware: 'flower vases', one: 'vase' },
  { ware: 'water jugs', one: 'jug' },
] as const;

/** Divisors of a number in an interval, both ends included. */
const divisors = (of: number, least: number, most: number) => {
  const list: number[] = [];
  for (let d = least; d <= most; d += 1) if (of % d === 0) list.push(d);
  return list;
};

/** Whether a number has small prime factors only, so that its divisors are listed without long arithmetic. */
const smooth = (of: number): boolean => {
  let rest = of;
  for (const p of [2, 3, 5, 7]) while (rest % p === 0) rest /= p;
  return rest === 1;
};

const buyingPrices = form({
  form: 'number-of-buying-prices',
  band: 'Hard',
  seconds: 140,
  also: ['NS.FAC.3', 'AL.DIO.2'],
  entry: true,
  stem: ({ ware, one, count, broken, price, most, frame }: Breakable) =>
    frame === 0
      ? `A trader buys $${count}$ ${ware} at a whole number of rupees each. On the way $${broken}$ of them break; all the others are sold at ${rupees(price)} each. The profit on the whole is a positive whole number of per cent, not above $${most}$. How many buying prices of a ${one} are possible?`
      : `Of $${count}$ ${ware}, bought at one price, $${broken}$ were broken and brought nothing; ${rupees(price)} was got for each of the rest. The price of a ${one} in rupees was an integer, and so was the profit in per cent of the whole cost, which was between $1$ and $${most}$. How many values can the price paid for a ${one} have?`,
  path: path<Breakable>()
    .step(
      'takings',
      ({ count, broken, price }) => q((count - broken) * price),
      'Find the takings; only the unbroken ones bring money.',
      ({ count, broken, price }, { takings }) => `${count - broken} \\times ${price} = ${numberTex(takings)}`,
    )
    .step(
      'product',
      ({ count }, { takings }) => takings.mul(100).div(count),
      'All of them were paid for. With a price of $c$ and a profit of $p\\%$ write cost times multiplier, and divide by the number bought.',
      ({ count }, { takings, product }) =>
        `${count}c \\times \\frac{100 + p}{100} = ${numberTex(takings)} \\Rightarrow c(100 + p) = ${numberTex(product)}`,
    )
    .quiet('from', () => q(101))
    .quiet('to', ({ most }) => q(100 + most))
    .step(
      'count',
      (_p, { product, from, to }) => q(product.d === 1n ? divisors(n(product), n(from), n(to)).length : 0),
      'Both factors are whole: count the divisors that $100 + p$ can be.',
      (_p, { product, from, to, count }) => {
        const list = divisors(n(product), n(from), n(to));
        return `100 + p = ${list.join(', ')} \\quad (c = ${list.map(d => product.div(d)).join(', ')}): \\quad ${count}`;
      },
    ),
  slips: [
    {
      misconception: 'spoilt_stock_left_out',
      at: 'product',
      wrongly: ({ price }) => q(100 * price),
      words: ({ count, broken }) =>
        `The cost of $${count - broken}$ was compared with the takings, but all $${count}$ were paid for.`,
    },
    {
      misconception: 'zero_counted',
      at: 'from',
      wrongly: () => q(100),
      words: () => 'The divisor 100 was counted; it means no profit at all.',
    },
    {
      misconception: 'upper_bound_ignored',
      at: 'to',
      wrongly: (_p, { product }) => product,
      words: ({ most }) =>
        `Divisors beyond $${100 + most}$ were counted too, though the profit is at most ${percent(most)}.`,
    },
    {
      misconception: 'multiples_of_five_only',
      at: 'count',
      wrongly: (_p, { product, from, to }) =>
        q(divisors(n(product), n(from), n(to)).filter(d => d % 5 === 0).length),
      words: () => 'Only profits in steps of five per cent were tried; others are whole as well.',
    },
    {
      misconception: 'largest_left_out',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: (_p, { count }) => `With $${count}$ one divisor between the bounds is missing from the list.`,
    },
    {
      misconception: 'losses_counted',
      at: 'from',
      wrongly: (_p, { to }) => q(200).sub(to),
      words: () => 'Divisors below 100 were counted too; they belong to losses.',
    },
    {
      misconception: 'even_only',
      at: 'count',
      wrongly: (_p, { product, from, to }) =>
        q(divisors(n(product), n(from), n(to)).filter(d => d % 2 === 0).length),
      words: () => 'Only even divisors are in this list; odd ones fit as well.',
    },
    {
      misconception: 'one_divisor_too_many',
      at: 'count',
      wrongly: (_p, { count }) => count.add(1),
      words: ({ most }, { count }) =>
        `For a count of $${count}$ a divisor just beyond $${100 + most}$ was taken in.`,
    },
    {
      misconception: 'profit_on_selling_price',
      at: 'count',
      wrongly: ({ most }, { takings }) => {
        let found = 0;
        for (let p = 1; p <= Math.min(99, most); p += 1) if ((n(takings) * (100 - p)) % 100 === 0) found += 1;
        return q(found);
      },
      words: () => 'The per cent was taken of the takings; profit is measured on the cost.',
    },
  ],
  show: value => plain(value),
  plausible: value => whole(value) && value.valueOf() > 1,
  snapRead: () =>
    'Takings are known; price paid and profit per cent are unknown but whole: a product of two whole factors.',
  approach: () =>
    'Write cost times multiplier equals takings, with the broken ones in the cost. Both unknown factors are whole, so divisors between two bounds are counted.',
  faster: ({ most }, { product }) =>
    `$c(100 + p) = ${numberTex(product)}$: go through its divisors from $101$ to $${100 + most}$.`,
  check: ({ count }, { product, takings, from, to }) => {
    const [d = 101] = divisors(n(product), n(from), n(to));
    const cost = product.div(d).mul(count);
    return `With $c = ${product.div(d)}$ the whole cost is ${rupees(cost)}, and ${percent(d - 100)} more is ₹${grouped(takings)}.`;
  },
  principle:
    'A whole price and a whole per cent with fixed takings: their multipliers are divisors of one number.',
  verify: ({ count, broken, price, most }) => {
    let found = 0;
    for (let c = 1; c < price; c += 1) {
      const profit = (100 * ((count - broken) * price - c * count)) / (c * count);
      if (profit > 1e-9 && profit <= most + 1e-9 && Math.abs(profit - Math.round(profit)) < 1e-9) found += 1;
    }
    return q(found);
  },
});

const breakables = situation<Breakable>({
  type: 'AR.PLD.5',
  situation: 'whole-prices-and-breakages',
  tries: 1500,
  draw: draw => {
    const count = draw.pick([20, 24, 25, 30, 36, 40, 45, 48, 50, 60]);
    const p = {
      ...draw.pick(brittle),
      count,
      broken: draw.int(2, Math.floor(count / 6)),
      price: draw.step(60, 420, 5),
      most: draw.step(30, 90, 10),
      frame: draw.int(0, 1),
    };
    const product = ((count - p.broken) * p.price * 100) / count;
    if (!Number.isInteger(product) || product > 36_000 || !smooth(product)) return null;
    const fits = divisors(product, 101, 100 + p.most).length;
    return fits >= 3 && fits <= 8 ? p : null;
  },
  forms: [buyingPrices],
});

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
  band: 'Hard',
  seconds: 130,
  also: ['AL.INQ.3'],
  entry: true,
  stem: ({ stock, up, down, loss, frame }: SelfRated) =>
    frame === 0
      ? `A merchant sells $x\\%$ of ${stock} at a profit of $${times(up)}\\%$ and the rest at a loss of $${times(down)}\\%$, where $x$ is a positive integer. For how many values of $x$ is the result on the whole a loss of more than ${percent(loss)}?`
      : `On a part of ${stock}, $x$ per cent of it by cost, there was a gain of $${times(up)}$ per cent; on all the other goods $${times(down)}$ per cent were lost. If $x$ is a positive integer and more than ${percent(loss)} were lost altogether, how many values can $x$ have?`,
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
    'Part, gain and loss all hang on one whole number, and a bound is given: a quadratic inequality.',
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
    'When a share and its rate hang on one unknown, the result is quadratic in it: a bound gives an interval.',
  verify: ({ up, down, loss }) => {
    let count = 0;
    for (let x = 1; x < 100; x += 1)
      if ((x * up * x) / 100 - ((100 - x) * down * x) / 100 < -loss - 1e-9) count += 1;
    return q(count);
  },
});

const selfRated = situation<SelfRated>({
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

/** AR.PLD.5 Hard: whole prices and per cents of a lot, and a share that sets its own rates. */
export const lotsWithWholePerCents: readonly AnyTemplate[] = [...breakables, ...selfRated];
