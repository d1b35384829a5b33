import type Fraction from 'fraction.js';
import { gcd, lcm } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface SamePrice {
  seller: string;
  things: string;
  one: string;
  other: string;
  price: number;
  /** Profit on one and loss on the other, in per cent; and the rate that is both in the simpler form. */
  gain: number;
  loss: number;
  rate: number;
  frame: number;
}

const stories = [
  { seller: 'a dealer in Jaipur', things: 'two carpets', one: 'the old carpet', other: 'the new carpet' },
  { seller: 'Yusuf', things: 'two cameras', one: 'the Indian camera', other: 'the foreign camera' },
  { seller: 'a nursery', things: 'two orchids', one: 'the white orchid', other: 'the purple orchid' },
  { seller: 'Harleen', things: 'two shawls', one: 'the woollen shawl', other: 'the silk shawl' },
  { seller: 'a furniture shop', things: 'two chairs', one: 'the cane chair', other: 'the steel chair' },
  { seller: 'Murugan', things: 'two used scooters', one: 'the older scooter', other: 'the newer scooter' },
] as const;

const lossInRupees = form<SamePrice>(
  'loss-in-rupees',
  {
    band: 'Easy',
    seconds: 50,
    suits: ({ price, rate }) => [100 + rate, 100 - rate].every(share => (price * 100) % share === 0),
    verify: ({ price, rate }) => {
      let cost = 0;
      for (let c = 1; c <= 3 * price; c += 1) {
        if (c * (100 + rate) === 100 * price) cost += c;
        if (c * (100 - rate) === 100 * price) cost += c;
      }
      return cost - 2 * price;
    },
  },
  ({ seller, things, one, other, price, rate, frame }, { step, find }) => {
    const up = find(calc`100% + ${rate}%`);
    const first = step(calc`${price} ÷ ${up}%`, {
      name: `the cost of ${one}`,
      because: text`Profit and loss are per cents of the cost, and the two costs are not equal. The selling price
          is more than 100% of the cost here.`,
    })`
        With its profit, ₹${price} is $100\% + ${rate}\%$ of the cost of ${one}. Divide to find that cost.`;
    const down = find(calc`100% - ${rate}%`);
    const second = step(calc`${price} ÷ ${down}%`, {
      name: `the cost of ${other}`,
      because: text`After a loss the selling price is less than 100% of the cost, so this cost is above ₹${price}.
          The same per cent of a larger cost is more rupees.`,
    })`
        With its loss, ₹${price} is $100\% - ${rate}\%$ of the cost of ${other}. Divide to find that cost.`;
    const sold = find(calc`2 * ${price}`, { name: 'what both bring' });
    const lost = step(calc`${first} + ${second} - ${sold}`, {
      name: text`the loss in rupees`,
      because: text`What both cost and what both were sold for are compared as totals. The profit on one makes up
          for a part of the loss on the other, but not for all of it.`,
    })`
        Both together were sold for twice ₹${price}. Subtract this from the two costs to find the loss.`;
    return {
      answer: lost,
      stem:
        frame === 0
          ? text`${seller} sold ${things} for ₹${price} each, ${one} at a profit of ${rate}% and ${other} at a loss of
            ${rate}%. How many rupees were lost on the whole?`
          : text`When ${things} were sold for ₹${price} each, ${seller} gained ${rate}% on ${one} and lost ${rate}% on
            ${other}. What was the total loss in rupees?`,
      show: rupees,
      plausible: value => value.mul(10).d === 1n && value.gt(0),
      slips: [
        slip('wrong_base', lost, calc`2 * ${price} * ${rate}% * ${rate}%`)`
            You found a loss of ${q(rate * rate, 100)}% of the selling prices: ${here}. It is a per cent of the two
            costs.`,
        slip('did_not_double', lost, calc`${price} * ${rate}% * ${rate}%`)`
            You counted only one selling price: ${here}. Two were sold, and the loss is a per cent of the costs.`,
        slip('wrong_base', first, calc`${price} * (100% - ${rate}%)`)`
            You subtracted ${rate}% of the selling price and used ₹${first} as the cost of ${one}. The profit is
            ${rate}% of the cost, so divide.`,
        slip('wrong_base', second, calc`${price} * (100% + ${rate}%)`)`
            You added ${rate}% of the selling price and used ₹${second} as the cost of ${other}. The loss is ${rate}%
            of the cost, so divide.`,
        slip('answered_another_quantity', lost, calc`${second} - ${price}`)`
            You found the loss on ${other} alone: ${here}. There was a profit on ${one}, which has to be subtracted.`,
        slip('added_for_subtracted', lost, calc`(${second} - ${price}) + (${price} - ${first})`)`
            You added the profit to the loss: ${here}. A profit makes the loss on the whole smaller.`,
        slip('left_out_a_term', lost, calc`2 * ${price} * ${rate}%`)`
            You found ${rate}% of what both were sold for: ${here}. The profit makes up for most of the loss.`,
      ],
      snapRead: text`The selling prices are equal, and so are the per cents of profit and loss. But they are per cents
        of two different costs, so they do not cancel.`,
      approach: text`Find each cost from the common selling price. The one with the loss cost more, so the loss in
        rupees is larger than the profit.`,
      faster: text`On both costs together the loss is $\frac{${rate}^2}{100}\%$, so ₹${sold} is
        $${q(10000 - rate * rate, 100)}\%$ of them.`,
      check: text`The profit is ₹${calc`${price} - ${first}`.value} and the loss ₹${calc`${second} - ${price}`.value};
        they differ by ₹${lost}.`,
      principle: text`Equal selling prices with equal per cents of profit and loss always give a loss, because the
        loss is counted on the larger cost.`,
    };
  },
);

const priceFromLoss = form<SamePrice>(
  'price-from-two-different-rates',
  {
    band: 'Easy',
    seconds: 60,
    revision: 2,
    suits: ({ price, gain, loss }) =>
      [100 + gain, 100 - loss].every(share => (price * 100) % share === 0) &&
      gain !== loss &&
      net(gain, loss).gt(0),
    verify: ({ price, gain, loss }) => {
      const lost = net(gain, loss).mul(price).valueOf();
      for (let p = 1; p <= 20000; p += 1)
        if (Math.abs((100 * p) / (100 - loss) - p - (p - (100 * p) / (100 + gain)) - lost) < 1e-7) return p;
      throw new Error('no price fits');
    },
  },
  ({ seller, things, one, other, price, gain, loss, frame }, { step, find }) => {
    const known = net(gain, loss).mul(price);
    const profit = find(q(gain, 100 + gain), { name: `the profit on ${one} as a part of the selling price` });
    const lost = step(q(loss, 100 - loss), {
      name: `the loss on ${other} as a part of the selling price`,
      because: text`The two per cents belong to two different costs, which are not known. The selling price is
          common to both, so both results are written as parts of it.`,
      works: value => tex`\frac{${gain}}{100 + ${gain}} = ${asFraction(q(gain, 100 + gain))}, \quad
        \frac{${loss}}{100 - ${loss}} = ${asFraction(value)}`,
    })`
        Let the selling price be the common measure. It is $100 + ${gain}$ parts where the profit is ${gain}, and $100
        - ${loss}$ parts where the loss is ${loss}. Write profit and loss as parts of it.`;
    const both = step(calc`${lost} - ${profit}`, {
      name: 'the loss on the whole as a part of the selling price',
      works: value => tex`${asFraction(lost)} - ${asFraction(profit)} = ${asFraction(value)}`,
      because: text`Both are parts of one and the same price now, so they may be subtracted. The per cents
          themselves could not.`,
    })`
        On the whole the loss is larger than the profit. Subtract to find the loss on the whole as a part of one
        selling price.`;
    const each = step(calc`${known} ÷ ${both}`, {
      name: text`the selling price`,
      works: value => tex`${known} \div ${asFraction(both)} = ${value}`,
      because: text`If a tenth of a price is ₹30, the price is ₹300. The loss on the whole is the only amount that
          is known in rupees.`,
    })`
      This part of the selling price is ₹${known}. Divide by the part to find the price.`;
    return {
      answer: each,
      stem:
        frame === 0
          ? text`${seller} sold ${things} at the same price. There was a profit of ${gain}% on ${one} and a loss of
            ${loss}% on ${other}, and on the whole ₹${known} was lost. At what price was each sold?`
          : text`A common selling price for ${things} meant a gain of ${gain}% on ${one}, a loss of ${loss}% on
            ${other} and a total loss of ₹${known} to ${seller}. Find this price.`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(known),
      slips: [
        slip('wrong_base', each, loss > gain && calc`${known} / (${loss}% - ${gain}%)`)`
            You subtracted the two per cents: ${here}. They are per cents of two different costs.`,
        slip('wrong_base', lost, q(loss, 100))`
            You used the loss as ${loss}% of the selling price. It is ${loss}% of the cost.`,
        slip('wrong_base', profit, q(gain, 100))`
            You used the profit as ${gain}% of the selling price. It is ${gain}% of the cost.`,
        slip('added_for_subtracted', both, calc`${lost} + ${profit}`)`
            You added the profit of ${gain}% to the loss. It makes up for a part of it, so subtract.`,
        slip('left_out_a_term', both, lost)`
          You left out the profit of ${gain}% and used ₹${known} as the loss on ${other} alone. It is the loss on both
          together.`,
        slip('wrong_base', each, calc`${known} ÷ (${lost} - ${profit}) / (100% - ${loss}%)`)`
            You found the cost of ${other}: ${here}. The selling price is ${loss}% lower.`,
        slip('wrong_base', each, calc`${known} ÷ (${lost} - ${profit}) / (100% + ${gain}%)`)`
            You found the cost of ${one}: ${here}. The selling price is ${gain}% higher.`,
      ],
      snapRead: text`There is one selling price for both, but the two per cents belong to two different costs. So
        write everything as parts of the selling price.`,
      approach: text`Turn each per cent of a cost into a part of the common selling price. The difference of these
        parts is known in rupees, which gives the price.`,
      check: text`At ₹${each} the costs are ₹${each.mul(100).div(100 + gain)} and ₹${each.mul(100).div(100 - loss)},
        together ₹${known} more than twice the price.`,
      principle: text`When selling prices are equal, write profit and loss as parts of the selling price, because it
        is common to both.`,
    };
  },
);

/** The loss on the whole as a part of one selling price. */
function net(gain: number, loss: number) {
  return q(loss, 100 - loss).sub(q(gain, 100 + gain));
}

const asFraction = (value: Fraction) => tex`\frac{${String(value.n)}}{${String(value.d)}}`;

/** AR.PLD.2 Easy: two articles at the same price, a profit on one and a loss on the other. */
export const onePriceGainAndLoss: readonly AnyTemplate[] = situation<SamePrice>({
  type: 'AR.PLD.2',
  situation: 'same-price',
  tries: 200,
  draw: draw => {
    const gain = draw.pick([5, 8, 10, 12, 20, 25, 30, 35, 40, 50, 60]);
    const loss = draw.pick([4, 5, 10, 12, 15, 20, 25, 30, 35, 40]);
    const rate = draw.pick([4, 5, 10, 12, 15, 20, 25, 30, 35, 40]);
    // Prices at which the costs of one of the forms are whole.
    const shares = draw.chance(0.5) ? [100 + rate, 100 - rate] : [100 + gain, 100 - loss];
    const least = lcm(...shares.map(share => share / gcd(share, 100)));
    const price = least * draw.int(1, 120);
    return price >= 240 && price <= 12000
      ? { price, gain, loss, rate, frame: draw.int(0, 1), ...draw.pick(stories) }
      : null;
  },
  forms: [lossInRupees, priceFromLoss],
});
