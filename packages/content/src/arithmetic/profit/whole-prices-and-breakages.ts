import { isCount } from '../../numbers.ts';
import { personBy } from '../../people.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

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
const divisorsBetween = (of: number, least: number, most: number) => {
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

const buyingPrices = form<Breakable>(
  'number-of-buying-prices',
  {
    band: 'Hard',
    seconds: 130,
    revision: 4,
    also: ['NS.FAC.3', 'AL.DIO.2'],
    entry: true,
    verify: ({ count, broken, price, most }) => {
      let found = 0;
      for (let c = 1; c < price; c += 1) {
        const profit = (100 * ((count - broken) * price - c * count)) / (c * count);
        if (profit > 1e-9 && profit <= most + 1e-9 && Math.abs(profit - Math.round(profit)) < 1e-9)
          found += 1;
      }
      return found;
    },
  },
  ({ count, broken, price, most, ware, one, frame }, { step, find }) => {
    const sold = count - broken;
    const takings = step(calc`(${count} - ${broken}) * ${price}`, {
      name: text`the money from the sale`,
      because: text`Broken ${ware} bring no money. So the whole sale comes from those that are left, all at the
          same price.`,
    })`
        Only the ${ware} that are not broken are sold, at ₹${price} each. Find for how much they are sold in all.`;
    const product = step(calc`${takings} * 100 / ${count}`, {
      works: value =>
        tex`${count}c \times \frac{100 + p}{100} = ${takings} \Rightarrow c(100 + p) = ${value}`,
      because: text`The broken ${ware} were paid for too, so the profit is measured on the cost of all $${count}$.`,
    })`
        Let a ${one} cost $c$ rupees and let the profit be $p\%$. All $${count}$ were paid for, so the money from the
        sale is $\frac{100 + p}{100}$ of $${count}c$. Bring the two unknown factors to one side.`;
    const from = find(101);
    const to = find(calc`100 + ${most}`);
    const list = () => (product.d === 1n ? divisorsBetween(Number(product), Number(from), Number(to)) : []);
    const number = step(list().length, {
      name: text`the number of buying prices`,
      works: value => {
        const found = list();
        return tex`100 + p = ${found} \quad (c = ${found.map(d => product.div(d))}): \quad ${value}`;
      },
      because: text`The profit is a whole number of per cent, so $100 + p$ is whole, and so is the buying price.
          Two whole factors of a known number can be listed.`,
    })`
      Both factors are whole numbers, so $100 + p$ is a divisor of $${product}$. The profit is from $1\%$ to ${most}%:
      list the divisors from $101$ to $${100 + most}$ and count them.`;
    const fives = list().filter(d => d % 5 === 0);
    const evens = list().filter(d => d % 2 === 0);
    return {
      answer: number,
      stem:
        frame === 0
          ? text`${personBy(count, price)} buys $${count}$ ${ware} at a whole number of rupees each. On the way
            $${broken}$ of them
            break; all the others are sold at ₹${price} each. The profit on the whole is a positive whole number of
            per cent, not above $${most}$. How many buying prices of a ${one} are possible?`
          : text`${personBy(count, price)} bought $${count}$ ${ware} at the same price; $${broken}$ of them were
            broken and could not be
            sold, and each of the rest was sold for ₹${price}. The price of a ${one} in rupees was an integer, and the
            profit per cent on the total cost was an integer from $1$ to $${most}$. How many values can the buying
            price of a ${one} have?`,
      show: plain,
      plausible: value => isCount(value) && value.gt(1),
      slips: [
        slip('left_out_part_of_the_cost', product, calc`100 * ${price}`)`
              You compared the money from the sale with the cost of the $${sold}$ ${ware} that are not broken. All
              $${count}$ were paid for.`,
        slip('let_in_zero', from, 100)`
            You counted $${number}$ prices. With one of them there is a profit of $0\%$, which is not positive.`,
        slip('ignored_a_bound', to, product)`
            You counted $${number}$ prices. With some of the low ones the profit is more than ${most}%.`,
        slip('demanded_too_much', number, fives.length)`
          You tried only profits that are multiples of $5\%$ and found $${fives.map(d => d - 100).join(', ')}$. Other
          whole per cents are possible too.`,
        slip('ignored_even_and_odd', number, list().length - evens.length)`
            You tried only odd per cents of profit and found $${number}$. An even per cent can also lead to a whole
            price.`,
        slip('kept_a_case_that_is_ruled_out', from, calc`200 - ${to}`)`
            You counted $${number}$ prices. With some of them there is a loss, or neither profit nor loss, but there
            was a profit.`,
        slip('ignored_even_and_odd', number, evens.length)`
            You tried only even per cents of profit, $${evens.map(d => d - 100).join(', ')}$. An odd per cent can also
            lead to a whole price.`,
        slip('took_profit_on_the_selling_price', number, () => {
          let found = 0;
          for (let p = 1; p <= Math.min(99, most); p += 1)
            if ((Number(takings) * (100 - p)) % 100 === 0) found += 1;
          return found;
        })`
            You counted the profit on the ₹${takings} from the sale. It is counted on the cost.`,
      ],
      snapRead: text`The money from the sale is known, and the price of a ${one} and the profit per cent are whole. So
        a product of two whole numbers is known, and divisors are counted.`,
      approach: text`The cost of all $${count}$ ${ware} times the multiplier of the profit is the money from the sale.
        So the possible multipliers, times 100, are divisors of a known number between two limits.`,
      check: () => {
        const found = list();
        const [least = 101, greatest = 101] = [found[0], found.at(-1)];
        const whole = (d: number) => product.div(d).mul(count);
        return text`At ₹${product.div(least)} each the ${ware} cost ₹${whole(least)}, and ${least - 100}% more is
          ₹${takings}. At ₹${product.div(greatest)} each they cost ₹${whole(greatest)}, and ${greatest - 100}% more is
          ₹${takings}.`;
      },
      principle: text`When a whole price and a whole per cent lead to a known amount, the price and the multiplier in
        hundredths are factors of one number: list its divisors between the bounds.`,
    };
  },
);

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
    const fits = divisorsBetween(product, 101, 100 + p.most).length;
    return fits >= 3 && fits <= 8 ? p : null;
  },
  forms: [buyingPrices],
});
