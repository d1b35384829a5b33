import type Fraction from 'fraction.js';
import { personBy } from '../../people.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, plain } from '../../show.ts';
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
const times = (k: number) => (k === 1 ? 'x' : `${k}x`);

const sharesForALoss = form<SelfRated>(
  'shares-for-an-exact-loss',
  {
    band: 'Hard',
    seconds: 145,
    revision: 2,
    also: ['AL.DIO.5', 'NS.FAC.1'],
    entry: true,
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
  },
  (p, { step }) => {
    const { loss, down, stock, frame } = p;
    const rest = times(down);
    const product = step(calc`100 * ${loss}`, {
      works: value =>
        tex`(100 - x) \times ${rest} - x \times kx = ${value} \Rightarrow x\left(${100 * down} - (k + ${down})x\right)
          = ${value}`,
      because: text`A per cent of a part counts only for that part, so each rate is multiplied by its part of the
          cost. With a cost of 100 both results are rupees.`,
    })`
      Let the total cost be $100$, so that the parts cost $x$ and $100 - x$. The loss on the one less the gain on the
      other is ${loss}. Multiply this by $100$ and take out the common factor $x$.`;
    const divisors = step(divisorsOf(p, Number(product)), {
      name: text`the divisors within the limits`,
      works: value => tex`x \mid ${product}: \quad x = ${value.join(', ')}`,
      because: text`A whole number that is a factor of one side divides the other side. Without this $x$ could be
          any number, and there would be nothing to list.`,
    })`
      Both factors are whole, so $x$ is a divisor of $${product}$. The bracket is less than $${100 * down}$, so $x$ is
      more than $\frac{${product}}{${100 * down}}$; and no part loses more than it cost, so $${rest} < 100$.`;
    const bracketOver = (x: Fraction) =>
      `\\frac{${100 * down} - ${numberTex(product.div(x))}}{${x}} = ${numberTex(rateSum(p, Number(product), x))}`;
    const fitting = step(
      divisors.filter(x => fits(p, Number(product), x)),
      {
        name: text`the values of x that fit`,
        works: value =>
          tex`${value.map(x => `x = ${x}: \\; k + ${down} = ${bracketOver(x)}`).join(', \\quad ')}`,
        because: text`A divisor makes the bracket whole, but $k$ has to be whole and positive too. This second
          condition excludes some of the divisors.`,
      },
    )`
      For each divisor the bracket is $${product}$ divided by $x$, which gives $k + ${down}$. Keep those $x$ for which
      this is a whole number of at least $${down + 1}$, as $k$ is at least $1$.`;
    const sum = step(calc`sum(${fitting})`, {
      name: text`the sum of the values of x`,
      because: text`The question asks for all possible values, and each of them gives exactly the loss of
          ${loss}%.`,
    })`
      Add the values of $x$ that remain.`;
    const failing = divisors.find(x => !fits(p, Number(product), x));
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`${personBy(loss, down)} sells $x\%$ of ${stock} at a profit of $kx\%$ and the rest at a loss of
            $${rest}\%$, where
            $k$ and $x$ are positive integers. On the whole there is a loss of ${loss}%. Find the sum of all possible
            values of $x$.`
          : frame === 1
            ? text`${personBy(loss, down)} sold a part of ${stock}, accounting for $x\%$ of its total cost, at a
              gain of $kx\%$, and
              the rest at a loss of $${rest}\%$. The overall loss was exactly ${loss}%. If $k$ and $x$ are positive
              integers, what do all possible values of $x$ add up to?`
            : text`Let $x$ and $k$ be positive integers. A part of ${stock} that accounts for $x\%$ of its cost is
              sold at a gain of $kx\%$, and the remaining part at a loss of $${rest}\%$, which results in a loss of
              ${loss}% on the whole. What is the sum of all values that are possible for $x$?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('ignored_a_condition', fitting, divisors)`
            You added all divisors: $${divisors.join(' + ')}$. That is not enough: for $x = ${failing}$, for instance,
            $k$ is not a positive integer.`,
        slip(
          'wrong_sign',
          fitting,
          divisors.filter(x => {
            const rate = q(100 * down)
              .add(product.div(x))
              .div(x);
            return rate.d === 1n && rate.gt(down);
          }),
        )`
            You changed the sign of the result. For $x = ${fitting.join(', ')}$ there would be a gain of ${loss}% on
            the whole.`,
        slip(
          'left_out_a_case',
          sum,
          calc`sum(${fitting.filter(
            (x, i) =>
              !fitting
                .slice(0, i)
                .some(y => rateSum(p, Number(product), y).equals(rateSum(p, Number(product), x))),
          )})`,
        )`
            You counted only the smaller of two values of $x$ with the same $k$ and got $${sum}$. Both give a loss of
            ${loss}%, so both are possible.`,
        slip('left_out_an_end_point', sum, calc`sum(${fitting.slice(0, -1)})`)`
            You stopped at $x = ${fitting.at(-2)}$, with a sum of $${sum}$. A larger $x$ still gives a loss of
            ${loss}%.`,
        slip('left_out_an_end_point', sum, calc`sum(${fitting.slice(1)})`)`
            You began with $x = ${fitting[1]}$, with a sum of $${sum}$. A smaller $x$ gives a loss of ${loss}% as
            well.`,
        slip('let_in_negative_numbers', fitting, () => {
          const list: Fraction[] = [];
          for (let x = 1; x * p.down < 100; x += 1)
            if (Number(product) % x === 0 && rateSum(p, Number(product), q(x)).d === 1n) list.push(q(x));
          return list;
        })`
            You added $${fitting.join(' + ')}$. For some of these values of $x$, $k$ is $0$ or negative, but it is a
            positive integer.`,
        slip(
          'added_the_percentages',
          fitting,
          divisors.filter(x => (loss + down * Number(x)) % Number(x) === 0),
        )`
          You solved $${rest} - kx = ${loss}$ and got $x = ${fitting.join(', ')}$. Rates are subtracted like this only
          if both parts had cost the same.`,
        slip(
          'answered_another_quantity',
          sum,
          calc`sum(${fitting.map(x => rateSum(p, Number(product), x).sub(p.down))})`,
        )`
            You added the possible values of $k$ and got $${sum}$. The question asks for those of $x$.`,
      ],
      snapRead: text`The loss on the whole is known, and all unknowns are positive integers. So write the loss as a
        product with the factor $x$, and list divisors.`,
      approach: text`With a total cost of $100$ the loss is a product of $x$ and a bracket. So $x$ is one of a few
        divisors. Test each of them: does it give a whole $k$?`,
      check: text`${fitting
        .map(x => {
          const k = rateSum(p, Number(product), x).sub(p.down);
          const [lost, gained] = [q(100).sub(x).mul(x).mul(p.down).div(100), x.mul(x).mul(k).div(100)];
          const loss = `$${numberTex(lost)} - ${numberTex(gained)} = ${numberTex(lost.sub(gained))}$`;
          return `With $x = ${x}$ and $k = ${k}$ the loss on a cost of $100$ is ${loss}`;
        })
        .join('. ')}.`,
      principle: text`If an unknown integer can be taken out of one side of an equation, it divides the number on the
        other side: list the divisors and test each one.`,
    };
  },
);

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
