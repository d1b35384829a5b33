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
  revision: 3,
  band: 'Hard',
  seconds: 130,
  also: ['NS.FAC.3', 'AL.DIO.2'],
  entry: true,
  stem: ({ ware, one, count, broken, price, most, frame }: Breakable) =>
    frame === 0
      ? `A trader buys $${count}$ ${ware} at a whole number of rupees each. On the way $${broken}$ of them break; all the others are sold at ${rupees(price)} each. The profit on the whole is a positive whole number of per cent, not above $${most}$. How many buying prices of a ${one} are possible?`
      : `A shop bought $${count}$ ${ware} at the same price; $${broken}$ of them were broken and could not be sold, and each of the rest was sold for ${rupees(price)}. The price of a ${one} in rupees was an integer, and the profit per cent on the total cost was an integer from $1$ to $${most}$. How many values can the buying price of a ${one} have?`,
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
      words: (_p, { product, from, to }) =>
        `$100 + p = ${divisors(n(product), n(from), n(to))
          .filter(d => d % 5 === 0)
          .join(', ')}$ tries only profits in steps of five per cent; others are whole as well.`,
    },
    {
      misconception: 'odd_only',
      at: 'count',
      wrongly: (_p, { product, from, to }) =>
        q(divisors(n(product), n(from), n(to)).filter(d => d % 2 === 1).length),
      words: (_p, { count }) => `Only the $${count}$ odd divisors are in this list; even ones fit as well.`,
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
      words: (_p, { product, from, to }) =>
        `$${divisors(n(product), n(from), n(to))
          .filter(d => d % 2 === 0)
          .join(', ')}$ are only the even divisors; odd ones fit as well.`,
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

/** AR.PLD.5 Hard: whole prices and whole per cents of a lot. */
export const wholePricesAndBreakages: readonly AnyTemplate[] = situation<Breakable>({
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
