import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface SelfRated {
  stock: string;
  /** x per cent of the stock is sold at a profit of kx per cent, the rest at a loss of down·x per cent. */
  down: number;
  /** The loss on the whole, in per cent. */
  loss: number;
  frame: number;
}

type Whole = readonly Fraction[];

const stocks = [
  'a stock of timber',
  'a lot of shawls',
  'a load of coal',
  'a stock of carpets',
  'a lot of steel pipes',
];
/** x that divide a hundred times the loss, and for which the rest alone loses more than that, but not all it cost. */
const divisorsOf = ({ down }: SelfRated, product: number): Whole => {
  const list: Fraction[] = [];
  for (let x = 1; x * down < 100; x += 1) if (product % x === 0 && 100 * down * x > product) list.push(q(x));
  return list;
};
/** The sum k + down that x leads to. */
const rateSum = ({ down }: SelfRated, product: number, x: Fraction) =>
  q(100 * down)
    .sub(q(product).div(x))
    .div(x);
const fits = (p: SelfRated, product: number, x: Fraction) => {
  const rate = rateSum(p, product, x);
  return rate.d === 1n && rate.gt(p.down);
};
const sumOf = (list: Whole) => list.reduce((sum, x) => sum.add(x), q(0));
const times = (k: number) => (k === 1 ? 'x' : `${k}x`);

const sharesForALoss = form({
  form: 'shares-for-an-exact-loss',
  band: 'Hard',
  seconds: 145,
  also: ['AL.DIO.5', 'NS.FAC.1'],
  entry: true,
  apart: true,
  stem: ({ stock, down, loss, frame }: SelfRated) =>
    frame === 0
      ? `A merchant sells $x\\%$ of ${stock} at a profit of $kx\\%$ and the rest at a loss of $${times(down)}\\%$, where $k$ and $x$ are positive integers. On the whole there is a loss of ${percent(loss)}. Find the sum of all possible values of $x$.`
      : frame === 1
        ? `A dealer sold a part of ${stock}, accounting for $x\\%$ of its total cost, at a gain of $kx\\%$, and the rest at a loss of $${times(down)}\\%$. The overall loss was exactly ${percent(loss)}. If $k$ and $x$ are positive integers, what do all possible values of $x$ add up to?`
        : `Let $x$ and $k$ be positive integers. A part of ${stock} that accounts for $x\\%$ of its cost is sold at a gain of $kx\\%$, and the remaining part at a loss of $${times(down)}\\%$, which results in a loss of ${percent(loss)} on the whole. What is the sum of all values that are possible for $x$?`,
  path: path<SelfRated>()
    .step(
      'product',
      ({ loss }) => q(100 * loss),
      'Write the loss per 100 of cost, with the gain of the one part against the loss of the other, and take out $x$.',
      ({ down }, { product }) =>
        `(100 - x) \\times ${times(down)} - x \\times kx = ${numberTex(product)} \\Rightarrow x\\left(${100 * down} - (k + ${down})x\\right) = ${numberTex(product)}`,
    )
    .step(
      'divisors',
      (p, { product }) => divisorsOf(p, Number(product)),
      ({ down }) =>
        `So $x$ is a divisor. The bracket is below $${100 * down}$, which bounds $x$ from below, and the rest cannot lose more than it cost: $${times(down)} < 100$.`,
      (_p, { product, divisors }) => `x \\mid ${numberTex(product)}: \\quad x = ${divisors.join(', ')}`,
    )
    .step(
      'fitting',
      (p, { product, divisors }): Whole => divisors.filter(x => fits(p, Number(product), x)),
      ({ down }) =>
        `What the bracket lacks to $${100 * down}$ must be a multiple of $x$ as well, and $k$ at least 1. Test each divisor.`,
      (p, { product, fitting }) =>
        fitting
          .map(
            x =>
              `x = ${x}: \\; k + ${p.down} = \\frac{${100 * p.down} - ${numberTex(product.div(x))}}{${x}} = ${numberTex(rateSum(p, Number(product), x))}`,
          )
          .join(', \\quad '),
    )
    .step(
      'sum',
      (_p, { fitting }) => sumOf(fitting),
      'Add the values of $x$ that pass.',
      (_p, { fitting, sum }) => `${fitting.join(' + ')} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'second_division_forgotten',
      at: 'fitting',
      wrongly: (_p, { divisors }) => divisors,
      words: (_p, { product, divisors }) =>
        `All the divisors $${divisors.join(', ')}$ of $${numberTex(product)}$ were added; for some of them $k$ is not an integer.`,
    },
    {
      misconception: 'gain_for_loss',
      at: 'fitting',
      wrongly: ({ down }, { product, divisors }) =>
        divisors.filter(x => {
          const rate = q(100 * down)
            .add(product.div(x))
            .div(x);
          return rate.d === 1n && rate.gt(down);
        }),
      words: ({ loss }, { fitting }) =>
        `$${fitting.join(' + ')}$ belongs to a gain of ${percent(loss)}: the sign of the result was changed.`,
    },
    {
      misconception: 'one_value_for_each_rate',
      at: 'sum',
      wrongly: (p, { product, fitting }) =>
        sumOf(
          fitting.filter(
            (x, i) =>
              !fitting
                .slice(0, i)
                .some(y => rateSum(p, Number(product), y).equals(rateSum(p, Number(product), x))),
          ),
        ),
      words: (_p, { sum }) =>
        `Of two values of $x$ with the same $k$ only the smaller one was taken, which leaves $${sum}$; both make the same loss.`,
    },
    {
      misconception: 'largest_left_out',
      at: 'sum',
      wrongly: (_p, { fitting }) => sumOf(fitting.slice(0, -1)),
      words: (_p, { fitting, sum }) =>
        `The search stopped too early, at a sum of $${sum}$; $x = ${fitting.at(-1)}$ fits too.`,
    },
    {
      misconception: 'smallest_left_out',
      at: 'sum',
      wrongly: (_p, { fitting }) => sumOf(fitting.slice(1)),
      words: (_p, { fitting, sum }) =>
        `$${sum}$ lacks $x = ${fitting[0]}$, for which the bracket is a divisor of the product as well.`,
    },
    {
      misconception: 'negative_values_counted',
      at: 'fitting',
      wrongly: (p, { product }) => {
        const list: Fraction[] = [];
        for (let x = 1; x * p.down < 100; x += 1)
          if (Number(product) % x === 0 && rateSum(p, Number(product), q(x)).d === 1n) list.push(q(x));
        return list;
      },
      words: (_p, { fitting }) =>
        `For some values in $${fitting.join(' + ')}$ the factor $k$ comes out negative or 0, but it is a positive integer.`,
    },
    {
      misconception: 'per_cents_added',
      at: 'fitting',
      wrongly: ({ down, loss }, { divisors }) =>
        divisors.filter(x => (loss + down * Number(x)) % Number(x) === 0),
      words: ({ down, loss }, { fitting }) =>
        `$${fitting.join(' + ')}$ comes from $${times(down)} - kx = ${loss}$, as if both parts were equally large.`,
    },
    {
      misconception: 'adds_the_factors',
      at: 'sum',
      wrongly: (p, { product, fitting }) =>
        sumOf(fitting.map(x => rateSum(p, Number(product), x).sub(p.down))),
      words: (_p, { sum }) => `$${sum}$ is the sum of the values of $k$; those of $x$ are asked.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Part, gain and loss all depend on integers, and the loss is known exactly: an equation in integers.',
  approach: () =>
    'Per 100 of cost the loss is a product with the factor $x$. So $x$ runs through a few divisors, and for each of them the other factor has to give a whole $k$.',
  faster: ({ down }, { product, divisors }) =>
    `$x \\mid ${numberTex(product)}$ and $x \\mid ${100 * down} - \\frac{${numberTex(product)}}{x}$: of $${divisors.join(', ')}$ test the second only.`,
  check: (p, { product, fitting }) =>
    `${fitting
      .map(x => {
        const k = rateSum(p, Number(product), x).sub(p.down);
        const [lost, gained] = [q(100).sub(x).mul(x).mul(p.down).div(100), x.mul(x).mul(k).div(100)];
        return `$x = ${x}$: $${numberTex(lost)} - ${numberTex(gained)} = ${numberTex(lost.sub(gained))}$`;
      })
      .join('; ')} per cent of loss.`,
  principle:
    'An equation in integers with a common factor makes that factor a divisor of what stands alone: list the divisors and test the other factor.',
  verify: ({ down, loss }) => {
    let sum = 0;
    for (let x = 1; x * down < 100; x += 1)
      for (let k = 1; k <= 1000; k += 1)
        if ((100 - x) * down * x - x * k * x === 100 * loss) {
          sum += x;
          break;
        }
    return q(sum);
  },
});

/** AR.PLD.5 Hard: a share that sets its own rates, with an exact loss on the whole. */
export const exactLoss: readonly AnyTemplate[] = situation<SelfRated>({
  type: 'AR.PLD.5',
  situation: 'share-tied-to-rates',
  tries: 60,
  draw: draw => {
    const p = {
      stock: draw.pick(stocks),
      down: draw.int(2, 4),
      loss: draw.int(1, 24),
      frame: draw.int(0, 2),
    };
    const divisors = divisorsOf(p, 100 * p.loss);
    const fitting = divisors.filter(x => fits(p, 100 * p.loss, x));
    // No other x up to 100 solves the equation, so that nobody needs to say that goods cannot lose more than they cost.
    const beyond = Array.from({ length: 99 }, (_, i) => q(i + 1)).filter(
      x => (100 * p.loss) % Number(x) === 0 && x.mul(p.down).gte(100) && fits(p, 100 * p.loss, x),
    );
    return fitting.length >= 3 &&
      divisors.length > fitting.length &&
      divisors.length <= 9 &&
      beyond.length === 0
      ? p
      : null;
  },
  forms: [sharesForALoss],
});
