import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Spring {
  /** Shown grams of a small packet, the price in per cent below cost, and the gain in per cent on that packet. */
  shown: number;
  below: number;
  gain: number;
  who: string;
  goods: string;
  frame: number;
}

const stories = [
  { who: 'Murugan', goods: 'tamarind' },
  { who: 'Joseph', goods: 'cashew nuts' },
  { who: 'Lakshmi', goods: 'turmeric' },
  { who: 'Yusuf', goods: 'dates' },
  { who: 'Karthik', goods: 'cardamom' },
] as const;

const neither = form<Spring>(
  'weight-without-profit-or-loss',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AR.PLD.1'],
    verify: ({ shown, below, gain }) => {
      for (let extra = 1; extra < shown; extra += 1) {
        if (shown * (100 - below) !== (shown - extra) * (100 + gain)) continue;
        for (let weight = 1; weight < 40_000; weight += 1)
          if (weight * (100 - below) === (weight - extra) * 100) return weight;
      }
      throw new Error('no weight fits');
    },
  },
  ({ shown, below, gain, who, goods, frame }, { step }) => {
    const paid = step(calc`${shown} * (100% - ${below}%)`, {
      name: 'the grams at cost price that the payment is worth',
      because: text`What is paid can be measured in grams at cost price; then neither the cost of a kilogram nor the
        price is needed.`,
    })`
      For ${shown} g shown, the price is ${below}% below cost. Find how many grams at cost price this money is
      worth.`;
    const real = step(calc`${paid} ÷ (100% + ${gain}%)`, {
      name: 'the true weight of the small packet',
      because: text`The gain is a per cent of the cost of what is really handed over, so the payment is that cost and
        ${gain}% more.`,
    })`
      This payment is ${gain}% more than the cost of the ${goods} in the packet. Divide to find their true weight in
      grams.`;
    const extra = step(calc`${shown} - ${real}`, {
      name: 'the grams that the balance shows too much',
      because: text`The error of this balance is a number of grams and not a per cent: it is the same for a heavy
        packet.`,
    })`
      Subtract the true weight from the weight shown. So many grams are shown too much each time.`;
    const wanted = step(calc`${extra} ÷ ${below}%`, {
      name: 'the shown weight without profit or loss',
      because: text`The discount grows with the shown weight and the error does not. For heavier packets the discount
        costs more than the error saves.`,
    })`
      Without profit or loss, the ${below}% that the price lies below cost must be worth as much as the grams that are
      not handed over. So these grams are ${below}% of the shown weight.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The old spring balance of ${who} shows every weight too large by the same number of grams. ${who} sells
            ${goods} at ${below}% below the cost price per kilogram, and yet gains ${gain}% on a packet for which the
            balance shows ${shown} g. A packet of what shown weight brings ${who} neither profit nor loss?`
          : frame === 1
            ? text`'Cheaper than I buy it', says ${who} and offers ${goods} for ${below}% less than they cost; but the
              pan of the balance is wet, so that each packet seems heavier by one and the same number of grams. When the
              balance shows ${shown} g, ${who} makes a profit of ${gain}%. Large packets bring a loss. At which weight
              on the balance does the profit end?`
            : text`A balance always shows a fixed number of grams more than there are on it. With it ${who} weighs out
              ${goods}, each kilogram shown being sold at ${below}% under its cost. A packet of ${shown} g by this
              balance gives ${who} a gain of ${gain}% of the cost. How many grams by this balance must a packet have
              for the gain to be exactly zero?`,
      show: value => withUnit(value, 'g'),
      plausible: value => value.gt(shown) && value.d === 1n,
      slips: [
        slip('wrong_base', extra, calc`${shown} * ${gain}%`)`
          ${gain}% of the ${shown} g, $${extra}$ g, were taken for the error. The profit is a per cent of the cost of
          the true weight, and the price is below cost.`,
        slip('left_out_a_change', extra, calc`${paid} - ${real}`)`
          You compared the payment with the true weight, a difference of $${extra}$ g, which is the profit. The error is
          the difference between the shown and the true weight.`,
        slip('answered_another_quantity', wanted, calc`${extra} ÷ ${below}% - ${extra}`)`
          ${here} is the true weight of that packet. The question asks what the balance shows for it.`,
        slip('took_the_change_the_wrong_way', real, calc`${paid} * (100% - ${gain}%)`)`
          Taking ${gain}% off the payment gives a true weight of $${real}$ g. The profit is ${gain}% of the cost, so
          divide by $100\% + ${gain}\%$.`,
        slip('left_out_a_change', real, calc`${shown} ÷ (100% + ${gain}%)`)`
          You charged the full cost price for ${shown} g and got a true weight of $${real}$ g. The price is
          ${below}% below cost.`,
        slip('used_a_term_twice', wanted, calc`${extra} ÷ ${below}% + ${extra}`)`
          ${here} adds the error once more. The ${below}% are taken of the shown weight, which already contains it.`,
        slip('added_the_percentages', extra, calc`${shown} * (${gain} + ${below})%`)`
          You added the two per cents and took $${gain} + ${below}$ per cent of ${shown} g as the error. They have
          different bases.`,
      ],
      snapRead: text`A fixed error in grams against a price that is lower by a per cent: on small packets the error
        wins, on large ones the discount.`,
      approach: text`The profit on the small packet gives its true weight, and so the error. Then find the shown weight
        for which the discount is worth just as much as the error.`,
      check: text`At $${wanted}$ g shown, ${below}% less is paid: the cost of $${
        calc`${wanted} * (100 - ${below}) /
        100`.value
      }$ g, and $${wanted} - ${extra} = ${wanted.sub(extra)}$ g are handed over.`,
      principle: text`Ask of every error whether it is a fixed amount or a fixed per cent: a fixed amount matters less
        the larger the whole is.`,
    };
  },
);

const packets = [2, 3, 4, 5, 6, 8, 10, 12].flatMap(below =>
  [5, 8, 10, 12, 14, 15, 16, 20, 25, 28, 30, 35, 40].flatMap(gain =>
    Array.from({ length: 80 }, (_, i) => 10 * i + 100).flatMap(shown => {
      const extra = q(shown * (gain + below), 100 + gain);
      const wanted = extra.mul(100).div(below);
      return extra.d === 1n && wanted.d === 1n && wanted.lte(6000) && wanted.gte(2 * shown)
        ? [{ shown, below, gain }]
        : [];
    }),
  ),
);

/** AR.PLD.6 Hard: a balance whose error is the same number of grams for all weights. */
export const showsTooMuch: readonly AnyTemplate[] = situation<Spring>({
  type: 'AR.PLD.6',
  situation: 'shows-too-much',
  tries: 10,
  draw: draw => ({ ...draw.pick(packets), ...draw.pick(stories), frame: draw.int(0, 2) }),
  forms: [neither],
});
