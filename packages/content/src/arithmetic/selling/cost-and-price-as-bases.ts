import { personBy } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

/** Two articles at one selling price: a profit per cent of the cost, and a loss of as much per cent of the price. */
interface Pair {
  what: string;
  /** Selling price of each, in rupees, and the per cent. */
  price: number;
  percent: number;
  frame: number;
}

const wares = ['cycles', 'saris', 'fans', 'wall clocks'] as const;

const dearer = form<Pair>(
  'dearer-cost-from-profit-on-cost-and-loss-on-price',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['AL.QUA.1'],
    verify: ({ price, percent }) => {
      const loss = (price * percent * percent) / 100 / (100 + percent);
      // Every whole cost of the dearer one: the per cent that it shows has to make the other one fit.
      for (let cost = price + 1; cost < 3 * price; cost += 1) {
        const part = (cost - price) / price;
        if (Math.abs(cost + price / (1 + part) - 2 * price - loss) < 1e-7) return cost;
      }
      throw new Error('no cost fits');
    },
  },
  ({ what, price, percent, frame }, { step, write }) => {
    const loss = q(price * percent * percent, 100 * (100 + percent));
    write(tex`\frac{S}{x} + Sx = 2S + ${loss}, \qquad x = 1 + \frac{p}{100}`, {
      because: text`The profit is measured on the cost, so the first cost is the price divided by $x$. The loss is
        measured on the price, so the second cost is the price and $p\%$ of it more.`,
    })`
      Let $S$ be the selling price. The first cost with $p\%$ of it added is $S$; the second is $S$ with $p\%$ of $S$
      added. A loss means that the two costs are more than what came in.`;
    const over = step(frac(calc`${loss} / ${price}`), {
      name: 'the loss as a part of one selling price',
      works: value => tex`x + \frac{1}{x} - 2 = \frac{${loss}}{${price}} = ${frac(value)}`,
      because: text`Divided by $S$ the equation has only $x$ in it, a number and its reciprocal.`,
    })`
      Divide the equation by $S = ${price}$.`;
    const times = step(
      () => {
        const sum = over.valueOf() + 2;
        return nearFraction((sum + Math.sqrt(sum * sum - 4)) / 2, 100);
      },
      {
        name: 'the number x',
        works: value => tex`(x - 1)^2 = ${frac(over)}\,x \Rightarrow x = ${frac(value)}`,
        because: text`The two roots are reciprocals of each other, as their product is $1$. A profit makes $x$ larger
          than $1$.`,
      },
    )`
      Multiply by $x$: the left side is a square. Solve the quadratic and take the root above $1$.`;
    const wanted = step(calc`${price} * ${frac(times)}`, {
      because: text`The second cost is $Sx$, above the price, as that one was sold with a loss.`,
    })`
      Multiply the selling price by $x$ to find the second cost.`;
    const both = q(2 * price).add(loss);
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`A shop sells two ${what} at ₹${price} each. On the first its profit is $p\%$ of the cost price. On the
          second it makes a loss, which is $p\%$ of the selling price, with the same $p$. As a whole the two sales end
          with a loss of ₹${loss}. What was the cost price of the second?`,
        text`Two ${what} were sold for ₹${price} apiece, at a total loss of ₹${loss}. ${personBy(price, percent)}
          says: 'On one I have
          gained a certain per cent of what it cost me; on the other I have lost the same per cent of what I got for
          it.' Find the higher of the two cost prices.`,
      ),
      show: rupees,
      plausible: value => value.d === 1n && value.gt(price / 3) && value.lt(4 * price),
      slips: [
        slip('swapped_the_two', wanted, calc`${price} ÷ ${frac(times)}`)`
          ${here} is the cost of the one that was sold with a profit. The one with the loss cost more than its price.`,
        slip('wrong_base', wanted, calc`${price} ÷ (100% - ${percent}%)`)`
          You counted the loss of ${percent}% on the cost: ${here}. It is a per cent of the selling price, so it is
          simply added to the price.`,
        slip('took_the_change_the_wrong_way', wanted, calc`${price} * (100% - ${percent}%)`)`
          ${here} takes ${percent}% off the selling price. At a loss the cost lies above the price.`,
        slip('assumed_equal_parts', wanted, calc`${both} / 2`)`
          ${here} would be the cost if both had cost the same. Then a profit and a loss could not both happen at one
          price.`,
        slip('left_out_a_term', wanted, calc`${price} + ${loss}`)`
          You put the whole loss of ₹${loss} on this one: ${here}. Its own loss is larger, as a profit on the other
          one made up for a part of it.`,
        slip(
          'answered_another_quantity',
          wanted,
          calc`${price} + ${price} * ${frac(times)} - ${price} ÷ ${frac(times)}`,
        )`
          ${here} adds the difference of the two costs to the selling price. The price lies between the two costs, so
          only a part of this difference is above it.`,
        slip('took_a_change_twice', wanted, calc`${price} * (100% + (2 * ${percent})%)`)`
          ${here} adds ${percent}% for the profit and ${percent}% for the loss to one cost. The second one has a loss
          only.`,
      ],
      snapRead: text`The profit is a part of the cost and the loss the same part of the price: one cost is the price
        divided by $1 + k$, the other multiplied by it.`,
      approach: text`Write both costs with one number $x$: one is the price divided by it, the other the price times it.
        The loss then tells $x + \frac{1}{x}$.`,
      faster: text`With $k = x - 1$ the equation is $k^2 = ${frac(loss.div(price))}(1 + k)$, and $k = ${frac(
        q(percent, 100),
      )}$ is seen by trial.`,
      check: text`The costs ₹${both.sub(wanted)} and ₹${wanted} are ₹${both} together. The profit of
        ₹${q(price).sub(both.sub(wanted))} is ${q(price).div(both.sub(wanted)).sub(1).mul(100)}% of the first, the loss
        of ₹${wanted.sub(price)} the same per cent of ₹${price}.`,
      principle: text`Divided by a number on one side and multiplied by it on the other: in the product the unknown
        number cancels.`,
    };
  },
);

const percents = [10, 20, 25, 28, 30, 40, 50, 60, 75, 80];

/** AR.PLD.2 Hard: one selling price, and one per cent on two bases. */
export const costAndPriceAsBases: readonly AnyTemplate[] = situation<Pair>({
  type: 'AR.PLD.2',
  situation: 'cost-and-price-as-bases',
  tries: 100,
  draw: draw => {
    const percent = draw.pick(percents);
    const price = draw.step(1200, 14_400, 200);
    const fits =
      q(price * 100, 100 + percent).d === 1n &&
      q(price * (100 + percent), 100).d === 1n &&
      q(price * percent * percent, 100 * (100 + percent)).d === 1n;
    return fits ? { what: draw.pick(wares), price, percent, frame: draw.int(0, 1) } : null;
  },
  forms: [dearer],
});
