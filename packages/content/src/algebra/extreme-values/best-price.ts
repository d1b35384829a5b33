import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Sale {
  who: string;
  what: string;
  unit: string;
  /** Price and number sold now, cost of each, and how many fewer are sold for each rise of `by` rupees. */
  price: number;
  sold: number;
  cost: number;
  by: number;
  fewer: number;
  frame: number;
}

const stories = [
  { who: 'Kavya', what: 'clay lamps', unit: 'lamp' },
  { who: 'Imran', what: 'bamboo baskets', unit: 'basket' },
  { who: 'Debjani', what: 'lunch boxes', unit: 'box' },
  { who: 'Tenzin', what: 'woollen caps', unit: 'cap' },
  { who: 'Lalitha', what: 'filter coffee packets', unit: 'packet' },
  { who: 'Rohan', what: 'cricket balls', unit: 'ball' },
] as const;

const stepsOf = ({ price, sold, cost, by, fewer }: Sale) =>
  q(sold, fewer)
    .sub(q(price - cost, by))
    .div(2);

const bestProfit = form<Sale>(
  'greatest-profit',
  {
    band: 'Medium',
    seconds: 110,
    also: ['AR.PLD.1'],
    suits: p => stepsOf(p).d === 1n && stepsOf(p).gt(1),
    verify: ({ price, sold, cost, by, fewer }) => {
      let best = 0;
      for (let x = 0; x < 400; x += 1) best = Math.max(best, (price - cost + by * x) * (sold - fewer * x));
      return q(best);
    },
  },
  (p, { step, find, write }) => {
    const { who, what, unit, price, sold, cost, by, fewer, frame } = p;
    const gain = find(price - cost, { name: `the profit on a ${unit} now` });
    write(tex`(${gain} + ${by}x)(${sold} - ${fewer}x)`, {
      because: text`The cost stays the same, so each rise of ₹${by} is all profit. But fewer ${what} are sold, so the
        two factors go opposite ways.`,
    })`
      Let the price rise $x$ times by ₹${by}. Then each ${unit} brings a profit of $${gain} + ${by}x$ rupees, and
      $${sold} - ${fewer}x$ are sold. The daily profit is the product of the two.`;
    const first = find(calc`-(${gain}) / ${by}`, { name: 'the negative zero' });
    const second = find(calc`${sold} / ${fewer}`, { name: 'the positive zero' });
    const x = step(calc`(${second} + (${first})) / 2`, {
      name: 'the best number of rises',
      works: value => tex`x = \frac{1}{2}\left(${second} - ${first.neg()}\right) = ${value}`,
      because: text`A parabola is symmetric about its vertex, so places of equal height lie equally far from it, and
        the two zeros do. Not half of the positive zero alone, because the other zero is not $0$.`,
    })`
      The product is $0$ for $x = ${first}$ and for $x = ${second}$. It is a quadratic that opens downwards, so it is
      greatest midway between these two values.`;
    const each = step(calc`${gain} + ${by} * ${x}`, {
      because: text`The profit on each grows by ₹${by} with every rise. Not the price: the cost of ₹${cost} has to be
        taken off.`,
      name: `the profit on a ${unit}`,
    })`
      Find the profit on each ${unit} after $${x}$ rises.`;
    const number = step(calc`${sold} - ${fewer} * ${x}`, {
      because: text`Every rise costs $${fewer}$ sales a day, so the number has to be reduced before multiplying.`,
      name: `the number of ${what} sold`,
    })`
      Find how many ${what} are then sold in a day.`;
    const profit = step(calc`${each} * ${number}`)`
      The daily profit is the profit on each ${unit} times the number sold. Multiply.`;
    const same = text`At ₹${price} each, ${who} sells ${sold} ${what} a day`;
    return {
      answer: profit,
      stem:
        frame === 0
          ? text`${same}. Making one ${unit} costs ₹${cost}. ${who} has noticed that for every ₹${by} by which the
            price of a ${unit} is raised, ${fewer} fewer are sold each day. If only whole steps of ₹${by} are possible,
            what is the greatest profit that ${who} can make in a day?`
          : text`${what} that cost ₹${cost} each to make are sold by ${who} for ₹${price}, and ${sold} of them are
            bought every day. Each increase of the price by ₹${by} loses ${fewer} buyers a day, who would take one
            ${unit} each. The price may be increased several times. Find the maximum daily profit.`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('left_out_part_of_the_cost', gain, price)`
          The price itself was multiplied by the number sold. That makes the money that is paid greatest, and the cost
          of ₹${cost} for each ${unit} is left out.`,
        slip('gave_the_place_for_the_value', profit, calc`${price} + ${by} * ${x}`)`
          ${here} is the best price of a ${unit}. The question asks for the greatest profit.`,
        slip('did_not_halve', x, calc`${second} + ${first}`)`
          You counted $${x}$ rises, the sum of the two zeros. The best number of rises is midway between them, half of
          that.`,
        slip('left_out_a_change', number, sold)`
          You counted all $${sold}$ ${what} as sold after the rises. Each rise makes the number smaller by $${fewer}$.`,
        slip('left_out_a_change', x, 0)`
          You gave the profit of today, without any rise of the price. Some rises make it greater.`,
        slip('answered_another_quantity', each, calc`${price} + ${by} * ${x}`)`
          ${here} was multiplied by the number sold. That is the money that is paid, and the cost has still to come
          off.`,
        slip('sought_the_extreme_elsewhere', x, calc`${second} / 2`)`
          ${x} rises were counted, half of the number at which nothing is sold. The other zero of the profit matters
          as well.`,
        slip('counted_one_too_many', x, calc`(${second} + (${first})) / 2 + 1`)`
          You counted $${x}$ rises, one more than is best. By then the loss of sales is greater than the gain.`,
        slip('counted_one_too_few', x, calc`(${second} + (${first})) / 2 - 2`)`
          You counted $${x}$ rises. Two more would still make the profit greater.`,
      ],
      snapRead: text`The profit on each rises while the number sold falls: a product of two linear expressions,
        greatest between its zeros.`,
      approach: text`Write the profit with the number of rises as unknown. The greatest value of the product lies
        midway between its two zeros.`,
      check: () => {
        const at = (n: number) => (price - cost + by * n) * (sold - fewer * n);
        const best = Number(x.valueOf());
        return text`One rise less or one more gives ₹${at(best - 1)} and ₹${at(best + 1)}, both less.`;
      },
      principle: text`The product of a rising and a falling linear expression is greatest midway between its zeros.`,
    };
  },
);

/** AL.QUA.7 Medium: the price with the greatest profit. */
export const bestPrice: readonly AnyTemplate[] = situation<Sale>({
  type: 'AL.QUA.7',
  situation: 'best-price',
  tries: 300,
  draw: draw => {
    const [by, fewer] = [draw.pick([1, 2, 5, 10]), draw.pick([2, 3, 4, 5, 6, 8, 10])];
    const cost = draw.step(20, 160, 5);
    return {
      ...draw.pick(stories),
      by,
      fewer,
      cost,
      price: cost + by * draw.int(3, 20),
      sold: fewer * draw.int(12, 40),
      frame: draw.int(0, 1),
    };
  },
  forms: [bestProfit],
});
