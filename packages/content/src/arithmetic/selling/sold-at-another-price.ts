import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Sale {
  seller: string;
  thing: string;
  it: string;
  cost: number;
  /** Loss at one price and profit at another, in per cent of the cost. */
  loss: number;
  gain: number;
  frame: number;
}

const stories = [
  { seller: 'a shopkeeper in Kota', thing: 'a ceiling fan', it: 'the fan' },
  { seller: 'Bhavna', thing: 'a handloom carpet', it: 'the carpet' },
  { seller: 'a dealer in used goods', thing: 'a study table', it: 'the table' },
  { seller: 'Ibrahim', thing: 'a refurbished laptop', it: 'the laptop' },
  { seller: 'a nursery near Pune', thing: 'a bonsai tree', it: 'the tree' },
  { seller: 'a music shop', thing: 'a harmonium', it: 'the harmonium' },
] as const;

/** The cost for which both statements hold, found by trying every whole sum of rupees. */
function costWhere(fits: (cost: number) => boolean): number {
  for (let cost = 1; cost <= 40000; cost += 1) if (fits(cost)) return cost;
  throw new Error('no whole cost fits');
}

const otherPrice = form<Sale>(
  'price-for-a-profit',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ cost, loss, gain }) => {
      const sold = (cost * (100 - loss)) / 100;
      return (costWhere(c => c * (100 - loss) === 100 * sold) * (100 + gain)) / 100;
    },
  },
  ({ seller, thing, it, cost, loss, gain, frame }, { step, find }) => {
    const sold = q(cost * (100 - loss), 100);
    const share = find(calc`100% - ${loss}%`, { name: 'the selling price as a per cent of the cost' });
    const bought = step(calc`${sold} ÷ ${share}%`, {
      name: 'the cost price',
      because: text`A loss is a per cent of the cost, so the selling price is ${share}% of the cost.`,
    })`
        The loss is a per cent of the cost, so the selling price is $100\% - ${loss}\%$ of the cost. Divide to find
        the cost.`;
    const wanted = step(calc`${bought} * (100% + ${gain}%)`, {
      name: `the price for a profit of ${gain} per cent`,
      because: text`The cost is the same, whatever price is got for it. So profit and loss have the same base;
          they are not added to each other.`,
    })`
        The profit is a per cent of the same cost. Add ${gain}% of the cost to it.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`By selling ${thing} for ₹${sold}, ${seller} lost ${loss}%. For what price should it have been sold to
            earn a profit of ${gain}%?`
          : text`${seller} would have made a profit of ${gain}% on ${thing}, but had to let it go at a loss of ${loss}%,
            for ₹${sold}. What price had been hoped for?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(sold),
      slips: [
        slip('added_the_percentages', wanted, calc`${sold} * (100% + ${loss}% + ${gain}%)`)`
            You added both per cents to ₹${sold}: ${here}. They are per cents of the cost, which is higher.`,
        slip('wrong_base', bought, calc`${sold} * (100% + ${loss}%)`)`
            You used ${loss}% of the selling price as the loss: ${here}. It is ${loss}% of the cost, so divide.`,
        slip('took_profit_on_the_selling_price', wanted, calc`${bought} ÷ (100% - ${gain}%)`)`
            You made the profit ${gain}% of the new selling price: ${here}. Profit is counted on the cost.`,
        slip('used_a_term_twice', wanted, calc`${bought} * (100% + ${loss}% + ${gain}%)`)`
            You raised the cost, ₹${bought}, by ${loss + gain}%: ${here}. The cost contains no loss any more, so it
            rises by ${gain}% only.`,
        slip('wrong_base', bought, sold)`
            You added ${gain}% to ₹${sold}, the price with the loss. The profit is a per cent of the cost.`,
        slip('wrong_base', share, calc`100% - ${loss}% - ${gain}%`)`
            You used ₹${sold} as ${share}% of the cost. It contains only the loss; the profit belongs to the other
            price.`,
        slip('took_a_change_twice', wanted, calc`${bought} * (100% + ${loss}%) * (100% + ${gain}%)`)`
            You raised the cost, ₹${bought}, by both per cents: ${here}. The loss is already undone there, so it rises
            by ${gain}% only.`,
        slip('subtracted_for_added', wanted, gain > loss && calc`${bought} * (100% + ${gain}% - ${loss}%)`)`
            You subtracted the loss from the profit: ${here}. They belong to two different prices of ${it}.`,
        stop('stopped_a_step_early', bought)`
            You stopped at ₹${bought}, the cost. At that price there is neither loss nor profit.`,
      ],
      snapRead: text`One selling price and its loss are known, and the price for a profit is asked. Loss and profit
        are per cents of the same cost.`,
      approach: text`Find the cost from the first price, because it is the base of both per cents. Then find the other
        price from the cost.`,
      faster: text`The two prices are ${100 - loss}% and ${100 + gain}% of one cost, so multiply ₹${sold} by
        $\frac{${100 + gain}}{${100 - loss}}$.`,
      check: text`₹${wanted} less ₹${bought} is ₹${calc`${wanted} - ${bought}`.value}, which is ${gain}% of ₹${bought};
        and ₹${sold} is ${loss}% below it.`,
      principle: text`Profit and loss of one thing are per cents of the same base, its cost, so find the cost first.`,
    };
  },
);

const costFromGap = form<Sale>(
  'cost-from-a-dearer-sale',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ cost, loss, gain }) => {
      const more = (cost * (gain + loss)) / 100;
      return costWhere(c => (c * (100 - loss)) / 100 + more === (c * (100 + gain)) / 100);
    },
  },
  ({ seller, thing, it, cost, loss, gain, frame }, { step }) => {
    const more = q(cost * (gain + loss), 100);
    const points = step(calc`${loss}% + ${gain}%`, {
      name: 'the gap between the two prices, in per cent of the cost',
      because: text`One price lies below the cost and the other above it, so the gap covers both per cents.`,
    })`
        One price is ${loss}% of the cost below it, and the other ${gain}% above it. Add to find the distance of the
        two prices in per cent of the cost.`;
    const bought = step(calc`${more} ÷ ${points}%`, {
      name: 'the cost price',
      because: text`The same distance is known in rupees and as a per cent of the cost. If 25% of a cost are ₹50,
          the cost is ₹200.`,
    })`
        This distance is ₹${more}. Divide by its per cent to find the cost.`;
    return {
      answer: bought,
      stem:
        frame === 0
          ? text`${seller} sold ${thing} at a loss of ${loss}%. Had it been sold for ₹${more} more, there would have
            been a profit of ${gain}%. What was its cost price?`
          : text`For ₹${more} more than the price at which ${seller} sold ${thing}, the profit would have been ${gain}%
            instead of a loss of ${loss}%. Find its cost price.`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(more),
      slips: [
        slip('subtracted_for_added', points, gain > loss && calc`${gain}% - ${loss}%`)`
            You used ₹${more} as ${points}% of the cost. The two prices lie on different sides of the cost, so the per
            cents are added.`,
        slip('left_out_a_change', points, gain)`
            You used ₹${more} as ${gain}% of the cost. A part of it only makes up for the loss.`,
        slip('left_out_a_change', points, loss)`
            You used ₹${more} as ${loss}% of the cost. That much would only bring the price up to the cost.`,
        slip('answered_another_quantity', bought, calc`${more} / (${loss}% + ${gain}%) * (100% - ${loss}%)`)`
            You found the price at which ${it} was sold: ${here}. The cost is higher, because there was a loss.`,
        slip('answered_another_quantity', bought, calc`${more} / (${loss}% + ${gain}%) * (100% + ${gain}%)`)`
            You found the price with the profit: ${here}. The cost is lower.`,
        slip('wrong_base', bought, calc`${more} / (${loss}% + ${gain}%) * (100% - ${gain}%)`)`
            You counted both per cents on the higher selling price: ${here}. They are per cents of the cost.`,
        slip('divided_by_the_wrong_number', bought, calc`${more} / (${loss}% + ${gain}%) - ${more}`)`
            You subtracted ₹${more} from the cost: ${here}. That sum is the distance of the two selling prices.`,
      ],
      snapRead: text`Two prices of the same thing differ by a known sum. One is below the cost and the other above it,
        each by a known per cent.`,
      approach: text`Write the distance of the two prices as a per cent of the cost. It is known in rupees too, and
        this gives the cost.`,
      check: text`${loss}% and ${gain}% of ₹${bought} are ₹${bought.mul(loss).div(100)} and
        ₹${bought.mul(gain).div(100)}, together ₹${more}.`,
      principle: text`The difference of two prices of one thing is the difference of their per cents of the cost,
        where a loss counts as negative.`,
    };
  },
);

/** AR.PLD.1 Easy: one article at two prices, with the cost as the base of both per cents. */
export const soldAtAnotherPrice: readonly AnyTemplate[] = situation<Sale>({
  type: 'AR.PLD.1',
  situation: 'two-prices',
  draw: draw => {
    const cost = draw.step(400, 9600, 50);
    const loss = draw.pick([4, 5, 6, 8, 10, 12, 15, 16, 20, 25]);
    const gain = draw.pick([5, 6, 8, 10, 12, 14, 15, 18, 20, 24, 25, 30, 35]);
    const isWhole = [loss, gain].every(part => (cost * part) % 100 === 0);
    return isWhole && gain !== loss
      ? { cost, loss, gain, frame: draw.int(0, 1), ...draw.pick(stories) }
      : null;
  },
  forms: [otherPrice, costFromGap],
});
