import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

/** Two prices that bring the same profit; the number sold falls by equal steps as the price rises. */
interface Prices {
  low: number;
  high: number;
  fewer: number;
  /** Sold at the lower price: so many steps above nothing. */
  steps: number;
  shop: string;
  dish: string;
  frame: number;
}

const stories = [
  { shop: 'a canteen in Surat', dish: 'plates of dosa' },
  { shop: 'a tiffin service in Thane', dish: 'lunch boxes' },
  { shop: 'a bakery in Kochi', dish: 'fruit cakes' },
  { shop: 'a pottery in Khurja', dish: 'painted bowls' },
  { shop: 'a weaver in Bhagalpur', dish: 'scarves' },
] as const;

const greatest = form<Prices>(
  'largest-profit-from-two-equal-ones',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.QUA.7'],
    verify: ({ low, high, fewer, steps }) => {
      const sold = (price: number) => fewer * (steps - (price - low));
      for (let cost = 0.5; cost < low; cost += 0.5) {
        if (Math.abs(sold(low) * (low - cost) - sold(high) * (high - cost)) > 1e-9) continue;
        let best = 0;
        for (let price = cost; sold(price) > 0; price += 0.5)
          best = Math.max(best, sold(price) * (price - cost));
        return best;
      }
      throw new Error('no cost fits');
    },
  },
  ({ low, high, fewer, steps, shop, dish, frame }, { step, find }) => {
    const [many, few] = [fewer * steps, fewer * (steps - (high - low))];
    const lost = step(calc`(${many} - ${few}) / (${high} - ${low})`, {
      name: 'by how many the number sold falls for each rupee',
      because: text`From ₹${low} to ₹${high} the price rises by ₹${high - low}, and the number sold falls by
        $${many - few}$ in equal steps, one for each rupee.`,
    })`
      Find first by how many the number sold falls when the price rises by ₹1.`;
    const top = step(calc`${low} + ${many} / ${lost}`, {
      name: 'the price at which nobody buys',
      because: text`Each rupee more means $${fewer}$ fewer, and at ₹${low} the number is $${many}$. After
        $${steps}$ more rupees nothing is sold.`,
    })`
      Find the price at which nobody buys. The profit is $0$ there.`;
    const cost = step(calc`${low} + ${high} - ${top}`, {
      name: 'the cost of one',
      works: (_v, working) => tex`${top} + c = ${low} + ${high} \Rightarrow c = ${working}`,
      because: text`The profit is a quadratic in the price. Two prices with equal profits lie equally far from the
        price where it is greatest, so all such pairs have the same sum.`,
    })`
      The profit is also $0$ at the price that equals the cost $c$. As a quadratic has equal values at two places
      that are equally far from its axis, $c$ and the price at which nobody buys have the same sum as ₹${low} and
      ₹${high}.`;
    const best = step(calc`(${low} + ${high}) / 2`, {
      name: 'the best price',
      because: text`The axis of a quadratic lies halfway between two places with equal values, and there the profit
        is greatest.`,
    })`
      For the same reason the best price is halfway between ₹${low} and ₹${high}.`;
    const number = step(calc`${lost} * (${top} - ${best})`, { name: 'the number sold at the best price' })`
      Find how many are sold at this price: with each rupee below the price at which nobody buys, the number sold
      rises by an equal step.`;
    const profit = find(calc`${best} - ${cost}`, { name: 'the profit on one at the best price' });
    const wanted = step(calc`${number} * ${profit}`, {
      name: 'the greatest daily profit',
      works: (_v, working) => tex`${best} - ${cost} = ${profit}, \qquad ${working}`,
      because: text`The profit of a day is the profit on one times the number sold.`,
    })`
      The profit on one is this price less the cost. Multiply it by the number sold.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`At ₹${low} each ${shop} sells $${many}$ ${dish} a day, and at ₹${high} each it sells $${few}$. Both prices
          bring the same daily profit. If the number sold falls by equal steps as the price rises, what is the
          greatest daily profit that a suitable price can bring?`,
        text`₹${low} and ₹${high} are equally good prices for ${dish} of ${shop}: with $${many}$ sold
          at the lower and $${few}$ at the higher price, the profit of a day is the same. Every further rupee of the
          price costs the same number of buyers. Find the maximum profit of a day.`,
        text`For ${shop} the daily demand for ${dish} is linear in the price: $${many}$ at ₹${low} and $${few}$ at
          ₹${high}. The daily profit at these two prices is equal, and making one always costs the same. How much
          profit can the best price bring in a day?`,
      ),
      show: rupees,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('sought_the_extreme_elsewhere', wanted, calc`${many} * (${low} - ${cost})`)`
          ${here} is the profit at ₹${low}, and ₹${high} brings as much. The profit is greatest at a price between the
          two, not at either of them.`,
        slip('changed_one_side_only', number, many)`
          You moved the price to ₹${best} but kept the $${many}$ that are sold at ₹${low}. At a higher price fewer are
          sold.`,
        slip('measured_from_the_wrong_end', top, calc`${high} + ${many} / ${lost}`)`
          ${here} starts from ₹${high} with the $${many}$ that are sold at ₹${low}. At ₹${high} only $${few}$ are sold,
          so nobody buys well below this price.`,
        slip('used_a_wrong_given_number', top, calc`${low} + ${few} / ${lost}`)`
          ${here} starts from ₹${low} with the $${few}$ that are sold at ₹${high}. At ₹${low} $${many}$ are sold, so the
          price at which nobody buys is higher.`,
        slip('changed_one_side_only', number, few)`
          You lowered the price from ₹${high} to ₹${best} but kept the $${few}$ that are sold at ₹${high}. At a lower
          price more are sold.`,
        slip('left_out_part_of_the_cost', profit, calc`${best}`)`
          $${number} \times ${best}$ is all the money that comes in on a day. Making ${dish} costs money too, and only
          what is above this cost is profit.`,
        slip('took_the_whole_for_a_part', profit, calc`${top} - ${cost}`)`
          You multiplied the number sold by ${here}, the profit on one at a price that nobody pays. At ₹${best} the
          profit on one is smaller.`,
      ],
      snapRead: text`Two prices bring equal profits and the demand is linear: the profit is a quadratic, so use its
        symmetry to find the cost and the best price.`,
      approach: text`The profit is $0$ at two prices: where nobody buys, and at the cost. These two have the same middle
        as the two prices with equal profit. So demand gives the first, symmetry the cost, and the middle is the best
        price.`,
      faster: text`Take the price $x$ rupees above or below the best one. Then the profit is the greatest one less
        $${fewer}x^2$, and at the price where nobody buys, $x = ${top} - ${best}$, it is $0$: the greatest profit is
        $${fewer} \times ${top.sub(best)}^2$.`,
      check: text`With a cost of ₹${cost}, the profit at ₹${low} is ${calc`${many} * (${low} - ${cost})`} rupees and at
        ₹${high} it is ${calc`${few} * (${high} - ${cost})`} rupees: equal, and less than ₹${wanted}.`,
      principle: text`A quadratic that has equal values at two places has its extreme value halfway between them, and
        its zeros have the same middle.`,
    };
  },
);

/** AR.PLD.1 Hard: the greatest profit, from two prices that bring the same profit. */
export const equalProfits: readonly AnyTemplate[] = situation<Prices>({
  type: 'AR.PLD.1',
  situation: 'two-prices-with-one-profit',
  tries: 200,
  draw: draw => {
    const [low, apart] = [draw.int(30, 160), draw.step(4, 36, 2)];
    const p = { low, high: low + apart, fewer: draw.int(2, 10), steps: draw.int(apart + 3, 90) };
    const cost = p.high - p.steps;
    return cost >= 8 && p.steps < 3 * apart ? { ...p, ...draw.pick(stories), frame: draw.int(0, 2) } : null;
  },
  forms: [greatest],
});
