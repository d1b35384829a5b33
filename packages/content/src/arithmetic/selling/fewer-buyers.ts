import { upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Stall {
  stall: string;
  dish: string;
  place: string;
  /** Plates sold at the present price, in rupees, and what one costs to make. */
  sold: number;
  price: number;
  cost: number;
  /** For each rise of the price by so many rupees, so many fewer are sold. */
  rise: number;
  fewer: number;
  rent: number;
  frame: number;
}

const stories = [
  { stall: 'a canteen', dish: 'plates of dosa', place: 'kitchen' },
  { stall: 'a stall in Amritsar', dish: 'glasses of lassi', place: 'stall' },
  { stall: 'a bakery', dish: 'fruit cakes', place: 'shop' },
  { stall: 'a tiffin service', dish: 'lunch boxes', place: 'kitchen' },
  { stall: 'a potter', dish: 'painted bowls', place: 'workshop' },
  { stall: 'a juice bar', dish: 'glasses of juice', place: 'counter' },
] as const;

const best = form<Stall>(
  'largest-profit-of-a-day',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.QUA.7'],
    verify: ({ sold, price, cost, rise, fewer, rent }) =>
      Math.max(...upTo(sold / fewer).map(n => (price + n * rise - cost) * (sold - n * fewer) - rent)),
  },
  ({ stall, dish, place, sold, price, cost, rise, fewer, rent, frame }, { step, find }) => {
    const margin = step(calc`${price} - ${cost}`, { name: 'the profit on one at the present price' })`
        The profit on one is its price without the cost of making it. Subtract to find it at the present price.`;
    const none = find(calc`${sold} / ${fewer}`, { name: 'the number of rises that leave no buyer' });
    const nothing = find(calc`-${margin} / ${rise}`, { name: 'the number of rises that leave no margin' });
    const rises = step(calc`(${none} + ${nothing}) / 2`, {
      name: 'the best number of rises',
      because: text`The product of the profit on one and the number sold is a quadratic in the number of rises, and it
        is greatest half-way between its zeros.`,
      works: value =>
        tex`(${margin} + ${rise}n)(${sold} - ${fewer}n) = 0 \text{ for } n = ${none},\ ${nothing}; \quad
          n = \frac{${none} + ${nothing}}{2} = ${value}`,
    })`
      After $n$ rises of ₹${rise} the profit on one is $${margin} + ${rise}n$ and $${sold} - ${fewer}n$ are sold. Their
      product is largest half-way between the two values of $n$ that make it zero.`;
    const each = step(calc`${margin} + ${rise} * ${rises}`, { name: 'the margin at the best price' })`
        The profit on one grows by ₹${rise} with each rise. Find it for this number of rises.`;
    const left = step(calc`${sold} - ${fewer} * ${rises}`, { name: 'the number sold at the best price' })`
        With each rise ${fewer} fewer are sold. Find the number sold for this number of rises.`;
    const gross = find(calc`${each} * ${left}`, { name: 'the profit before the rent' });
    const profit = step(calc`${each} * ${left} - ${rent}`)`
        Multiply the two. Then subtract the rent of the ${place}, which does not depend on the price.`;
    return {
      answer: profit,
      stem:
        frame === 0
          ? text`${stall} sells ${sold} ${dish} a day at ₹${price} each; one costs ₹${cost} to make. The rent of the
            ${place} is ₹${rent} a day. Each time the price is raised by ₹${rise}, ${fewer} fewer are sold. What is the
            highest possible profit of a day?`
          : text`At ₹${price} each, ${sold} ${dish} are sold every day by ${stall}, which pays ₹${cost} for making one
            and a daily rent of ₹${rent} for the ${place}. For every increase of ₹${rise} in the price the daily sale
            falls by ${fewer}. Find the maximum daily profit.`,
      show: rupees,
      plausible: value => value.d === 1n,
      slips: [
        slip('left_out_part_of_the_cost', nothing, calc`-${price} / ${rise}`)`
            You looked for the largest sum that is taken in. The cost of making each one has to be subtracted from the
            price first.`,
        slip('left_out_part_of_the_cost', profit, calc`${each} * ${left}`)`
            You left out the rent of ₹${rent}: ${here}.`,
        slip('wrong_sign', nothing, calc`${margin} / ${rise}`)`
            You counted both zeros as positive. The profit on one, $${margin} + ${rise}n$, is zero for a negative
            number $n$ of rises, where the price falls to ₹${cost}.`,
        slip('left_out_a_change', rises, 0)`
                You kept the present price of ₹${price}, without a rise. A higher price gives more on each, and at
                first that is worth more than the smaller number.`,
        slip('sought_the_extreme_elsewhere', rises, none.valueOf() > 4 && calc`${none} / 2`)`
            You used half of the rises after which nothing is sold. That fits only if there were no profit on one at
            the start, but it is already ₹${margin}.`,
        slip('changed_one_side_only', each, margin)`
            You used the number sold at the new price, but the profit of ₹${margin} on one at the old price.`,
        slip('changed_one_side_only', left, sold)`
            You used all ${sold} at the higher price. With each rise ${fewer} fewer are sold.`,
        slip('wrong_sign', profit, calc`${each} * ${left} + ${rent}`)`
            You added the rent: ${here}. It has to be paid, so subtract it.`,
        slip('left_out_part_of_the_cost', each, calc`${price} + ${rise} * ${rises}`)`
            You used ₹${each}, the price itself, as the profit on one. To make one costs ₹${cost}.`,
        slip('miscounted_the_steps', rises, calc`(${none} + ${nothing}) / 2 - 1`)`
            You stopped at ${here} rises. One more rise still makes the profit larger.`,
        stop('stopped_a_step_early', gross)`
            You stopped at ₹${gross}, the profit before the rent is paid.`,
      ],
      snapRead: text`A higher price gives more profit on each one, but fewer are sold. The product of the two is a
        quadratic, and its maximum is asked.`,
      approach: text`Let the number of rises be the unknown. The profit on one and the number sold are both linear in
        it, so their product is greatest half-way between its two zeros. The rent is subtracted at the end.`,
      faster: text`In steps of one rise the profit on one is ${margin.div(rise)} and the number ${none}; their sum is
        fixed, so make both equal to $${margin.div(rise).add(none).div(2)}$. The profit is $${rise} \times ${fewer}$
        times its square, less ₹${rent}.`,
      check: text`One rise more gives ₹${each.add(rise).mul(left.sub(fewer)).sub(rent)} and one less
        ₹${each.sub(rise).mul(left.add(fewer)).sub(rent)}, both below ₹${profit}.`,
      principle: text`A product of two linear terms, one rising and one falling, is greatest half-way between its
        zeros.`,
    };
  },
);

/** AR.PLD.1 Hard: a dearer price that loses buyers. */
export const fewerBuyers: readonly AnyTemplate[] = situation<Stall>({
  type: 'AR.PLD.1',
  situation: 'fewer-buyers',
  tries: 60,
  draw: draw => {
    const rise = draw.pick([1, 2, 3, 4, 5]);
    const fewer = draw.pick([2, 3, 4, 5, 6, 8, 10]);
    const sold = fewer * draw.int(12, 40);
    const margin = rise * draw.int(3, 14);
    const cost = draw.step(15, 80, 1);
    const rises = sold / fewer - margin / rise;
    const fits =
      rises % 2 === 0 && rises >= 4 && rises <= 16 && sold >= 60 && rises * rise <= (2 * (cost + margin)) / 3;
    return fits
      ? {
          rise,
          fewer,
          sold,
          price: cost + margin,
          cost,
          rent: draw.step(150, 600, 50),
          frame: draw.int(0, 1),
          ...draw.pick(stories),
        }
      : null;
  },
  forms: [best],
});
