import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Alternatives {
  seller: string;
  thing: string;
  it: string;
  since: string;
  cost: number;
  /** The loss in rupees at the lower price, and how many times as large the profit is at the higher one. */
  loss: number;
  times: number;
  /** Profit in per cent as it was, and as it would have been after a purchase cheaper by so many per cent. */
  gain: number;
  other: number;
  cheaper: number;
  frame: number;
}

const stories = [
  { seller: 'Farhan', thing: 'a wooden sofa', it: 'the sofa', since: 'two years ago' },
  { seller: 'a showroom in Nagpur', thing: 'a treadmill', it: 'the treadmill', since: 'in April' },
  { seller: 'Lakshmi', thing: 'a silk saree', it: 'the saree', since: 'before Onam' },
  { seller: 'a dealer in Surat', thing: 'a knitting machine', it: 'the machine', since: 'last winter' },
  { seller: 'Tenzin', thing: 'a trekking tent', it: 'the tent', since: 'in the off season' },
  { seller: 'an antique shop', thing: 'a brass lamp', it: 'the lamp', since: 'at an auction' },
] as const;
const times = ['', '', 'twice', 'three times', 'four times', 'five times'];

const severalTimes = form<Alternatives>(
  'profit-so-many-times-the-loss',
  {
    band: 'Medium',
    seconds: 90,
    suits: ({ cost, loss, times, other }) => 2 * cost + (times - 1) * loss !== (cost * (100 + other)) / 50,
    verify: ({ cost, loss, times, other }) => {
      const [low, high] = [cost - loss, cost + times * loss];
      for (let c = low; c <= high; c += 1)
        if (high - c === times * (c - low)) return (c * (100 + other)) / 100;
      throw new Error('no cost fits');
    },
  },
  (p, { step, find }) => {
    const { seller, thing, since, cost, other } = p;
    const [low, high] = [q(cost - p.loss), q(cost + p.times * p.loss)];
    const often = times[p.times] ?? '';
    const parts = find(p.times + 1);
    const gap = step(calc`${high} - ${low}`, {
      name: 'the gap between the two prices',
      because: text`From the lower price up to the cost is the loss, and from the cost up to the higher price is
          the profit. Together they are the way from the one price to the other.`,
    })`
        The cost lies between the two prices. So their difference is the loss at the lower price and the profit at the
        higher one together. Subtract.`;
    const lost = step(calc`${gap} / ${parts}`, {
      name: 'the loss at the lower price',
      because: text`The profit is ${often} the loss, so profit and loss together are ${parts} losses, all equal.
          Not ${p.times} parts, because the loss is one part too.`,
    })`
      The profit is ${often} the loss, so the gap holds the loss $${p.times} + 1$ times. Divide to find the loss.`;
    const bought = step(calc`${low} + ${lost}`, {
      name: 'the cost price',
      because: text`At the lower price the seller gets less than was paid, by exactly this loss. So the cost is
          above the lower price.`,
    })`
        The lower price is the cost without this loss. Add the loss to find the cost.`;
    const wanted = step(calc`${bought} * (100% + ${other}%)`, {
      name: text`the price with the wanted profit`,
      because: text`Profit is counted on the cost. Neither of the two prices is the base, because they are not
          what was paid.`,
    })`
        The profit is to be ${other}% of the cost. Add it to the cost.`;
    return {
      answer: wanted,
      stem:
        p.frame === 0
          ? text`${seller} bought ${thing} ${since}. If it is sold for ₹${high}, the profit will be ${often} as large
            as the loss that a price of ₹${low} would bring. At what price should it be sold for a profit of ${other}%?`
          : text`One customer offers ₹${high} for ${thing}, another ₹${low}. The first offer means a profit to
            ${seller}, and this profit is ${often} the loss that the second offer means. Which selling price brings a
            profit of ${other}%?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(low) && !value.equals(high),
      slips: [
        slip('took_the_whole_for_a_part', parts, p.times)`
            You divided the difference of the prices by ${p.times}, as if all of it were profit. It contains the loss
            too, so there is one part more.`,
        slip('assumed_equal_parts', bought, calc`(${low} + ${high}) / 2`)`
            You used the middle of the two prices as the cost: ${here}. The profit is ${often} the loss, so the two
            are not equal.`,
        slip('swapped_the_two', bought, calc`${high} - ${lost}`)`
            You subtracted ₹${lost} from the higher price: ${here}. It is the loss, so it has to be added to ₹${low}.`,
        slip('took_profit_on_the_selling_price', wanted, calc`${bought} ÷ (100% - ${other}%)`)`
            You made the profit ${other}% of the selling price: ${here}. Profit is counted on the cost.`,
        stop('stopped_a_step_early', bought)`
            You stopped at ₹${bought}, the cost. At that price there is no profit.`,
        slip('wrong_base', wanted, calc`${low} * (100% + ${other}%)`)`
            You added ${other}% to the lower price: ${here}. Profit is counted on the cost.`,
        slip('wrong_base', wanted, calc`${high} * (100% + ${other}%)`)`
            You added ${other}% to the higher price: ${here}. That price already contains a profit, and profit is
            counted on the cost.`,
        slip('divided_by_the_wrong_number', bought, calc`${low} + ${gap} / (${p.times} + 2)`)`
            You divided the difference of the prices into ${p.times + 2} parts. The loss is one part and the profit
            ${p.times}.`,
      ],
      snapRead: text`The profit at one price is a known multiple of the loss at another. Together they are the
        difference of the two prices.`,
      approach: text`The cost lies between the two prices, and the multiple tells where. Find the cost, and then the
        price with the wanted profit.`,
      faster: text`The cost lies $\frac{1}{${p.times + 1}}$ of the way from ₹${low} to ₹${high}; add ${other}% to it.`,
      check: text`With a cost of ₹${bought} the loss is ₹${bought.sub(low)} and the profit ₹${high.sub(bought)},
        which is ${often} as much; ${other}% of ₹${bought} is ₹${calc`${wanted} - ${bought}`.value}.`,
      principle: text`When a profit and a loss on the same thing are compared, together they are the difference of its
        two prices.`,
    };
  },
);

const cheaperPurchase = form<Alternatives>(
  'bought-cheaper-and-sold-for-less',
  {
    band: 'Medium',
    seconds: 100,
    revision: 2,
    suits: ({ gain, other, cheaper }) =>
      other > gain && 100 * (100 + gain) - (100 - cheaper) * (100 + other) >= 200,
    verify: ({ cost, gain, other, cheaper }) => {
      const price = (c: number, rate: number) => (c * (100 + rate)) / 100;
      const less = price(cost, gain) - price((cost * (100 - cheaper)) / 100, other);
      for (let c = 10; c < 30000; c += 10)
        if (Math.abs(price(c, gain) - price((c * (100 - cheaper)) / 100, other) - less) < 1e-6)
          return Math.round(price(c, gain));
      throw new Error('no cost fits');
    },
  },
  (p, { step, find, whole }) => {
    const { seller, thing, it, cost, gain, other, cheaper } = p;
    const now = find(calc`100 + ${gain}`, { name: 'the selling price, where the cost is 100' });
    const lower = step(calc`100 - ${cheaper}`, {
      name: 'the lower cost, where the real one is 100',
      because: text`Nothing is known in rupees except a difference, so count in parts. The real cost is the base
          of both the profit and the fall of the cost.`,
    })`
        Let the cost be $100$, so that the selling price is $100 + ${gain}$. In the other case the cost is ${cheaper}%
        less. Subtract.`;
    const then = step(calc`${lower} * (100% + ${other}%)`, {
      name: 'the lower selling price, where the cost is 100',
      because: text`The profit of ${other}% would have been made on the lower cost, which is its base. Counting it
          on 100 would mix the two cases.`,
    })`
      The profit of ${other}% would be made on this lower cost, so find the selling price of that case.`;
    const units = step(calc`${now} - ${then}`, {
      name: 'the difference of the selling prices',
      because: text`The stem compares the two selling prices, not the two costs. So their difference is needed in
          parts.`,
    })`
        Subtract this price from the real selling price to find their difference in parts.`;
    const real = q(cost * (100 * (100 + gain) - (100 - cheaper) * (100 + other)), 10000);
    const unit = step(calc`${real} / ${units}`, {
      name: 'the rupees for one part',
      because: text`One and the same difference is known in rupees and in parts. All parts are equal, so divide.`,
    })`
        This difference is ₹${real}. Divide to find how many rupees one part is.`;
    const price = step(calc`${unit} * ${now}`, {
      name: text`the real selling price`,
      because: text`The question asks at what price it was really sold. The cost has 100 parts, and the selling
          price has the profit as well.`,
    })`
        The selling price has $100 + ${gain}$ parts. Multiply.`;
    const bought = find(calc`${unit} * 100`, { name: 'the cost price' });
    whole(real, price);
    return {
      answer: price,
      stem:
        p.frame === 0
          ? text`${seller} sold ${thing} at a profit of ${gain}%. If the cost had been ${cheaper}% less and the selling
            price ₹${real} less, the profit would have been ${other}%. At what price was it sold?`
          : text`The profit of ${seller} on ${thing} was ${gain}%. A lower selling price, by ₹${real}, would have meant
            a profit of ${other}% if the cost, too, had been lower by ${cheaper}%. Find the price at which ${it} was
            sold.`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(real),
      slips: [
        slip('added_the_percentages', then, calc`100 - ${cheaper} + ${other}`)`
            You counted the profit of ${other}% on the old cost: ${here}. It is counted on the cost that is
            ${cheaper}% lower.`,
        slip('left_out_a_change', then, calc`100 + ${other}`)`
            You left the cost as it was and used $100 + ${other}$. In the second case it is ${cheaper}% lower.`,
        stop('stopped_a_step_early', bought)`
            You stopped at ₹${bought}, the cost of ${it}. The selling price is ${gain}% higher.`,
        slip('answered_another_quantity', price, calc`${unit} * ${then}`)`
            You found the selling price of the case that did not happen: ${here}. The question asks for the real one.`,
        slip('answered_another_quantity', price, calc`${unit} * ${lower}`)`
            You found the lower cost: ${here}. The question asks for the real selling price.`,
        slip('undid_with_the_same_per_cent', lower, calc`100 / (100% + ${cheaper}%)`)`
            You divided the cost by $100\% + ${cheaper}\%$. A fall of ${cheaper}% leaves $100\% - ${cheaper}\%$ of it.`,
        slip('left_out_a_change', now, 100)`
            You compared the lower price with the cost, $100$. Compare it with the selling price.`,
        slip('added_the_percentages', then, calc`100 + ${other} - ${gain} - ${cheaper}`)`
            You added and subtracted per cents of different amounts: ${here}. The ${other}% are counted on the lower
            cost.`,
      ],
      snapRead: text`There are two cases with different costs, and their selling prices differ by a known sum. The
        real selling price is asked.`,
      approach: text`Let the real cost be $100$. Then both selling prices are known in parts, and their difference is
        known in rupees, which gives one part.`,
      check: text`Without its profit ₹${price} is ₹${bought}. In the other case the cost is ${cheaper}% less,
        ₹${unit.mul(lower)}, and with ${other}% profit that is ₹${unit.mul(then)}, ₹${real} less.`,
      principle: text`When both the cost and the selling price change, let the first cost be a hundred, and count each
        profit on its own cost.`,
    };
  },
);

/** AR.PLD.1 Medium: an article and what else might have been paid for it. */
export const priceAndItsAlternatives: readonly AnyTemplate[] = situation<Alternatives>({
  type: 'AR.PLD.1',
  situation: 'other-cases',
  tries: 20,
  draw: draw => {
    const cost = draw.step(1200, 9600, 100);
    const [gain, other] = [draw.pick([5, 8, 10, 12, 15, 20, 25]), draw.pick([10, 12, 15, 20, 25, 30, 40])];
    return gain === other
      ? null
      : {
          cost,
          loss: draw.step(80, Math.floor(cost / 400) * 100, 20),
          times: draw.int(2, 5),
          gain,
          other,
          cheaper: draw.pick([5, 8, 10, 12, 15, 20, 25]),
          frame: draw.int(0, 1),
          ...draw.pick(stories),
        };
  },
  forms: [severalTimes, cheaperPurchase],
});
