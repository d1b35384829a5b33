import type Fraction from 'fraction.js';
import { lowestTerms } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Pair {
  seller: string;
  things: string;
  one: string;
  other: string;
  /** The cheaper cost, profit on it and loss on the other at the same selling price, in per cent. */
  cost: number;
  gain: number;
  loss: number;
  frame: number;
}

const stories = [
  { seller: 'Pallavi', things: 'two guitars', one: 'the acoustic one', other: 'the electric one' },
  { seller: 'Harleen', things: 'two silver bowls', one: 'the plain bowl', other: 'the engraved bowl' },
  { seller: 'a bookshop', things: 'two old atlases', one: 'the smaller atlas', other: 'the larger atlas' },
  { seller: 'Dorjee', things: 'two prayer wheels', one: 'the wooden wheel', other: 'the copper wheel' },
  {
    seller: 'Murugan',
    things: 'two buffaloes',
    one: 'the younger buffalo',
    other: 'the older buffalo',
  },
  { seller: 'Ayesha', things: 'two paintings', one: 'the landscape', other: 'the portrait' },
] as const;

const dearer = ({ cost, gain, loss }: Pair) => q(cost * (100 + gain), 100 - loss);

const commonPrice = form<Pair>(
  'price-from-the-total-cost',
  {
    band: 'Medium',
    revision: 3,
    seconds: 85,
    suits: p => {
      const [total, price] = [dearer(p).add(p.cost), q(p.cost * (100 + p.gain), 100)];
      const misleading = [q(1, 2), q(p.loss, p.gain + p.loss), q(p.gain, p.gain + p.loss)];
      return (
        total.d === 1n &&
        price.d === 1n &&
        p.gain !== p.loss &&
        !misleading.some(part => total.mul(part).equals(price))
      );
    },
    verify: p => {
      const total = dearer(p).add(p.cost).valueOf();
      for (let one = 1; one < total; one += 1)
        if (one * (100 + p.gain) === (total - one) * (100 - p.loss))
          return Math.round((one * (100 + p.gain)) / 100);
      throw new Error('no costs fit');
    },
  },
  (p, { step, find }) => {
    const { seller, things, one, other, gain, loss, frame } = p;
    const total = dearer(p).add(p.cost);
    const [first, second] = lowestTerms(100 - loss, 100 + gain);
    const low = find(first, { name: `the parts of the cost of ${one}` });
    const high = find(second, { name: `the parts of the cost of ${other}` });
    const part = step(calc`${total} / (${low} + ${high})`, {
      name: 'one part in rupees',
      because: text`The selling price is the same, so it is a large per cent of the smaller cost and a small per
          cent of the larger one. If 120% of one is 80% of the other, the costs are as $80 : 120$.`,
      works: (_value, working) =>
        tex`${100 + gain}\% \text{ of } a = ${100 - loss}\% \text{ of } b \Rightarrow a : b = ${low} : ${high}, \quad
          ${working}`,
    })`
      Let $a$ be the cost of ${one} and $b$ that of ${other}. The common price is $100\% + ${gain}\%$ of $a$ and
      $100\% - ${loss}\%$ of $b$. That gives the ratio of the costs. Divide the total by all the parts.`;
    const cost = step(calc`${part} * ${low}`, {
      name: `the cost of ${one}`,
      because: text`One part is the same amount in rupees for both costs. The other cost has the other parts.`,
    })`
        The cost of ${one} has $${low}$ of these parts. Multiply.`;
    const factor = find(calc`100% + ${gain}%`);
    const price = step(calc`${cost} * ${factor}%`, {
      name: text`the selling price`,
      because: text`Both were sold for the same price, so one of the two is enough to find it. The profit is
          counted on the cost of ${one}, not on the total.`,
    })`
        There was a profit of ${gain}% on ${one}. Add it to this cost to find the selling price.`;
    return {
      answer: price,
      stem:
        frame === 0
          ? text`${seller} bought ${things} for ₹${total} in all and sold them at the same price, ${one} at a profit of
            ${gain}% and ${other} at a loss of ${loss}%. At what price was each sold?`
          : text`For ${things} ${seller} paid ₹${total} altogether. Later both were sold for the same sum, which meant
            a loss of ${loss}% on ${other} and a gain of ${gain}% on ${one}. For how much was each of them sold?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0) && value.lt(total),
      slips: [
        slip('assumed_equal_parts', cost, calc`${total} / 2`)`
            You used half of the total, ₹${cost}, as the cost of ${one}. The prices are equal, not the costs.`,
        slip('inverted_the_ratio', cost, calc`${part} * ${high}`)`
            You used ₹${cost}, the cost of ${other}. The ${gain}% belong to the cost of ${one}.`,
        slip('stopped_a_step_early', price, cost)`
            You stopped at ₹${price}, the cost of ${one}. It was sold for ${gain}% more.`,
        slip('answered_another_quantity', price, calc`${part} * ${high}`)`
            You stopped at the cost of ${other}: ${here}. It was sold for ${loss}% less.`,
        slip('let_gain_and_loss_cancel', price, calc`${total} * (100% + ${gain}% - ${loss}%) / 2`)`
            You counted profit and loss on the total cost: ${here}. They belong to two different costs.`,
        slip('took_ratio_terms_for_amounts', cost, calc`${total} * ${loss} / (${gain} + ${loss})`)`
            You divided the total in the ratio of the per cents, $${loss} : ${gain}$. The costs are in the inverse
            ratio of $${100 + gain}$ and $${100 - loss}$.`,
        slip('wrong_sign', factor, calc`100% - ${gain}%`)`
            You subtracted ${gain}% from the cost of ${one}. There was a profit on it, so add.`,
        slip('answered_another_quantity', price, calc`${total} / 2`)`
            You halved the total cost: ${here}. That is the average cost of the two, not the selling price.`,
      ],
      snapRead: text`The selling prices are equal, and the total of the costs is known. The per cents give the ratio
        of the two costs.`,
      approach: text`The same price is two different per cents of two costs. So the costs are in the inverse ratio of
        these per cents. Divide the total in this ratio, and find the price from one cost.`,
      check: text`The other cost is ₹${total.sub(cost)}, and ${100 - loss}% of it is ₹${price}, too.`,
      principle: text`When two per cents of two bases are equal, the bases are inversely proportional to the per
        cents.`,
    };
  },
);

const overall = form<Pair>(
  'overall-per-cent',
  {
    band: 'Medium',
    seconds: 95,
    revision: 2,
    suits: p => overallOf(p).d <= 3n && overallOf(p).abs().gte(1) && dearer(p).d === 1n && p.gain !== p.loss,
    verify: p => {
      const second = dearer(p).valueOf();
      const price = (p.cost * (100 + p.gain)) / 100;
      return nearFraction(Math.abs((100 * (2 * price - p.cost - second)) / (p.cost + second)), 6);
    },
  },
  (p, { step, find }) => {
    const { seller, things, one, other, gain, loss, frame } = p;
    const second = dearer(p);
    const gap = second.sub(p.cost);
    const isLoss = overallOf(p).s < 0n;
    const up = find(100 + gain);
    const down = find(100 - loss);
    const parts = step(calc`${down} + ${up}`, {
      name: 'the two costs in parts',
      works: (_value, working) => tex`a : b = ${down} : ${up}, \quad ${working}`,
      because: text`One price is 120% of a small cost or 80% of a large one, for example. So the cost with the
          larger per cent is the smaller one, and the ratio is turned round.`,
    })`
        The common selling price is $100\% + ${gain}\%$ of the cost $a$ of ${one} and $100\% - ${loss}\%$ of the cost
        $b$ of ${other}. So the costs are in the inverse ratio of these per cents. Add their parts.`;
    const price = step(calc`${up} * ${down} / 100`, {
      name: 'the selling price in parts',
      because: text`The price has to be in the same parts as the costs before they can be compared. From the other
          cost, with its ${down}%, it comes out the same.`,
    })`
        The selling price is ${up}% of the cost of ${one}. Find it in the same parts.`;
    const total = find(parts);
    const result = step(isLoss ? calc`${total} - 2 * ${price}` : calc`2 * ${price} - ${total}`, {
      name: `the ${isLoss ? 'loss' : 'profit'} in parts`,
      because: text`Two were sold, each for this price, and two were paid for. The result on the whole is the
          difference of these two totals.`,
    })`
        Both were sold at this price. Find the difference between what both were sold for and what both cost.`;
    const share = step(calc`${result} / ${parts} * 100%`, {
      name: text`the result on the whole in per cent`,
      because: text`A profit or loss on the whole is counted on all that was paid. The difference of the costs in
          rupees only fixes how large a part is, and a per cent does not depend on it.`,
    })`
        The result on the whole is a per cent of both costs. Divide by their parts.`;
    return {
      answer: share,
      stem:
        frame === 0
          ? text`${seller} sold ${things} at the same price, ${one} at a profit of ${gain}% and ${other} at a loss of
            ${loss}%. ₹${gap} more had been paid for ${other} than for ${one}. What was the
            ${isLoss ? 'loss' : 'profit'} per cent on the whole?`
          : text`The costs of ${things} differed by ₹${gap}, but ${seller} sold them at the same price: at a gain of
            ${gain}% on ${one} and at a loss of ${loss}% on ${other}. Find the overall percentage
            ${isLoss ? 'loss' : 'profit'}.`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(60) && value.d <= 30n,
      slips: [
        slip('added_the_percentages', share, calc`abs(${gain} - ${loss}) / 2`)`
            You averaged the two per cents: ${here}. The loss is counted on the larger cost, so the two do not count
            equally.`,
        slip('added_the_percentages', share, calc`abs(${gain} - ${loss})`)`
            You subtracted the two per cents: ${here}. They belong to two different costs.`,
        slip('wrong_base', parts, calc`2 * ${up} * ${down} / 100`)`
            You divided by what both were sold for, $${parts}$ parts. Profit and loss are counted on the cost.`,
        slip('wrong_base', share, calc`${gain} * ${loss} / 100`)`
            You used the rule for equal per cents of profit and loss: ${here}. Here they differ.`,
        slip(
          'swapped_the_weights',
          share,
          calc`abs(${gain} * ${up} - ${loss} * ${down}) / (${up} + ${down})`,
        )`
            You counted the profit on the larger cost: ${here}. The one that was sold at a loss cost more.`,
        slip('did_not_double', share, calc`${result} / (2 * ${parts}) * 100%`)`
          You counted the two costs twice and got ${here}. Both costs together are $${parts}$ parts.`,
        slip('wrong_base', share, calc`${result} / ${up} * 100%`)`
            You divided by the cost of ${other} alone: ${here}. The result on the whole belongs to both costs.`,
        slip('wrong_base', share, calc`${result} / ${down} * 100%`)`
            You divided by the cost of ${one} alone: ${here}. The result on the whole belongs to both costs.`,
      ],
      snapRead: text`The selling prices are equal, and each per cent belongs to another cost. Only a per cent is
        asked, so the difference of the costs in rupees is not needed.`,
      approach: text`The per cents give the ratio of the costs, so both costs and the selling price can be written in
        parts. The result in per cent does not depend on the size of a part.`,
      check: text`The costs are ₹${q(p.cost)} and ₹${second}, the price is ₹${q(p.cost * (100 + gain), 100)}: of
        ₹${second.add(p.cost)} the ${isLoss ? 'loss' : 'profit'} is ${share}%.`,
      principle: text`On the whole each per cent counts with its own cost, and equal selling prices mean unequal
        costs.`,
    };
  },
);

/** The result on the whole in per cent of the costs, negative for a loss. */
function overallOf(p: Pair): Fraction {
  const [up, down] = [q(100 + p.gain), q(100 - p.loss)];
  const parts = up.add(down);
  return up.mul(down).div(50).sub(parts).mul(100).div(parts);
}

/** AR.PLD.2 Medium: equal selling prices, and what is known of the costs. */
export const fromTheOverallResult: readonly AnyTemplate[] = situation<Pair>({
  type: 'AR.PLD.2',
  situation: 'costs-apart',
  tries: 200,
  draw: draw => ({
    cost: draw.step(600, 9000, 20),
    gain: draw.pick([5, 8, 10, 12, 14, 15, 16, 20, 24, 25, 26, 28, 30, 32, 35, 36, 40, 44, 50, 60]),
    loss: draw.pick([4, 5, 6, 8, 10, 12, 14, 15, 16, 20, 24, 25, 28, 30, 35, 36, 40]),
    frame: draw.int(0, 1),
    ...draw.pick(stories),
  }),
  forms: [commonPrice, overall],
});
