import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../people.ts';
import { numberTex, percent, percentTex, rupees } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { turnedAfterFirst } from '../turned.ts';
import { q } from '../value.ts';
import { costRecovered, restOfStock, spoiltPart } from './lots-and-partial-sales.ts';

const whole = (value: Fraction) => value.d === 1n;

const wares = [
  'a silk sari',
  'a pressure cooker',
  'a cane chair',
  'a table fan',
  'a cricket bat',
  'a brass lamp',
  'a school bag',
  'a woollen shawl',
] as const;

interface Marked {
  dealer: string;
  ware: string;
  cost: number;
  gain: number;
  discount: number;
  turn: number;
}

const sellingPrice = ({ cost, gain }: Marked) => q(cost * (100 + gain), 100);
const markedPrice = (p: Marked) =>
  sellingPrice(p)
    .mul(100)
    .div(100 - p.discount);

/** AR.PLD.3 Easy: the selling price seen from both sides, cost up and marked price down. */
const priceToMark = template<Marked, Fraction>({
  type: 'AR.PLD.3',
  band: 'Easy',
  variant: 'price-to-mark',
  revision: 1,
  draw: draw => {
    const p = {
      dealer: draw.pick(peopleInArithmetic),
      ware: draw.pick(wares),
      cost: draw.step(240, 3600, 40),
      gain: draw.pick([8, 12, 14, 15, 20, 25, 26, 30, 35, 44]),
      discount: draw.pick([4, 5, 10, 20, 25, 30, 40]),
      turn: draw.int(0, 4),
    };
    const marked = markedPrice(p);
    return whole(marked.div(10)) && whole(sellingPrice(p)) && marked.lte(2 * p.cost) ? p : null;
  },
  stem: ({ dealer, ware, cost, gain, discount }) =>
    `${dealer} buys ${ware} for ${rupees(cost)} and wants a profit of ${percent(gain)} even after giving a discount of ${percent(discount)} on the marked price. What price must be marked?`,
  answer: markedPrice,
  slips: p => {
    const { cost, gain, discount, turn } = p;
    const sold = sellingPrice(p);
    return turnedAfterFirst(
      [
        {
          misconception: 'adds_percentages',
          value: q(cost * (100 + gain + discount), 100),
          words: `You took ${percent(gain)} and ${percent(discount)} together on the cost price, but the discount is a per cent of the marked price.`,
        },
        {
          misconception: 'both_taken_off_marked_price',
          value: q(cost * 100, 100 - gain - discount),
          words: `You took profit and discount both off the marked price, as if the cost were ${100 - gain - discount} per cent of it; the profit is a per cent of the cost.`,
        },
        {
          misconception: 'reverses_with_same_per_cent',
          value: sold.mul(100 + discount).div(100),
          words: `You took ${percent(discount)} of the selling price as the discount; it is a per cent of the marked price, so divide by what is left of it.`,
        },
        {
          misconception: 'profit_on_selling_price',
          value: q(cost * 10000).div((100 - gain) * (100 - discount)),
          words: `You took the profit of ${percent(gain)} on the selling price; unless said otherwise a profit is a per cent of the cost.`,
        },
        {
          misconception: 'leaves_out_profit',
          value: q(cost * 100, 100 - discount),
          words:
            'You took the cost as the price after discount; the wanted profit has to be added to it first.',
        },
        {
          misconception: 'stops_at_selling_price',
          value: sold,
          words:
            'You took the selling price for the answer; the marked price is the price before the discount.',
        },
      ],
      turn,
    );
  },
  show: value => rupees(value),
  plausible: (value, { cost }) => whole(value) && value.valueOf() > cost,
  solution: p => {
    const { cost, gain, discount } = p;
    const sold = sellingPrice(p);
    const marked = markedPrice(p);
    return {
      snapRead: `Cost, wanted profit and discount are given; the marked price is asked. The selling price is the link: cost plus profit, and marked price less discount.`,
      approach: `Find the selling price from the cost, then undo the discount by dividing. Dividing is needed because the discount is a per cent of the unknown marked price. Faster: multiply the cost by one ratio, profit multiplier over discount multiplier.`,
      steps: [
        {
          says: 'The profit is a per cent of the cost: find the selling price.',
          works: `${numberTex(cost)} \\times ${numberTex(q(100 + gain, 100))} = ${numberTex(sold)}`,
          value: sold,
        },
        {
          says: 'The selling price is what is left of the marked price after the discount: divide to get the marked price.',
          works: `\\frac{${numberTex(sold)}}{${numberTex(q(100 - discount, 100))}} = ${numberTex(marked)}`,
          value: marked,
        },
      ],
      check: `${percent(discount)} of ${rupees(marked)} is ${rupees(marked.sub(sold))}, which leaves ${rupees(sold)}: ${rupees(sold.sub(cost))} more than the cost, and that is ${percent(gain)} of ${rupees(cost)}.`,
      principle:
        'Profit is measured on the cost and discount on the marked price; both lead to the same selling price.',
    };
  },
  verify: ({ cost, gain, discount }) => {
    // Mark the price up rupee by rupee until what remains after the discount brings the wanted profit.
    for (let marked = cost; marked < 4 * cost; marked += 1)
      if ((marked - (marked * discount) / 100 - cost) * 100 >= gain * cost - 1e-6) return q(marked);
    throw new Error('no marked price fits');
  },
});

interface TwoDiscounts {
  dealer: string;
  ware: string;
  /** Marked price and selling prices for a cost of 100. */
  marked: number;
  first: number;
  second: number;
  gain: Fraction;
  newGain: Fraction;
  turn: number;
}

const gainAt = (marked: number, discount: number) => q(marked * (100 - discount), 100).sub(100);

/** AR.PLD.3 Medium: profit and discount stand on different bases, so the marked price for a cost of 100 comes first. */
const otherDiscount = template<TwoDiscounts, Fraction>({
  type: 'AR.PLD.3',
  band: 'Medium',
  variant: 'other-discount',
  revision: 1,
  draw: draw => {
    const marked = draw.pick([120, 125, 130, 140, 150, 160, 175, 180, 200]);
    const [first = 0, second = 0] = draw.some([5, 8, 10, 12, 15, 20, 25, 30, 35], 2);
    const gain = gainAt(marked, first);
    const newGain = gainAt(marked, second);
    const clean = [gain, newGain].every(g => whole(g.mul(2)) && g.gte(2) && g.lte(60));
    return clean && whole(gain)
      ? {
          dealer: draw.pick(peopleInArithmetic),
          ware: draw.pick(wares),
          marked,
          first,
          second,
          gain,
          newGain,
          turn: draw.int(0, 3),
        }
      : null;
  },
  stem: ({ dealer, ware, first, second, gain }) =>
    `${dealer} sells ${ware} at a discount of ${percent(first)} on the marked price and makes a profit of ${percent(gain)}. What would the profit per cent be at a discount of ${percent(second)}?`,
  answer: ({ newGain }) => newGain,
  slips: ({ marked, first, second, gain, newGain, turn }) => {
    const shift = first - second;
    return turnedAfterFirst(
      [
        {
          misconception: 'moves_points_one_for_one',
          value: gain.add(shift),
          words: `You took a change of ${percent(Math.abs(shift))} in discount as the same change in profit, but discount is a per cent of the marked price and profit of the cost.`,
        },
        {
          misconception: 'subtracts_discount_from_mark_up',
          value: q(marked - 100 - second),
          words: `You took the mark-up less the discount, ${marked - 100} minus ${second}, but the two are per cents of different prices.`,
        },
        {
          misconception: 'wrong_base_for_change',
          value: gain
            .add(100)
            .mul(100 + shift)
            .div(100)
            .sub(100),
          words: `You took ${percent(Math.abs(shift))} of the first selling price; both discounts are per cents of the marked price.`,
        },
        {
          misconception: 'profit_on_selling_price',
          value: newGain.mul(100).div(newGain.add(100)),
          words:
            'You took the profit as a per cent of the new selling price; profit per cent is on the cost.',
        },
        {
          misconception: 'reports_mark_up',
          value: q(marked - 100),
          words:
            'You took the mark-up for the answer; from the marked price the new discount still has to come off.',
        },
      ],
      turn,
    );
  },
  show: value => percent(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 100 && value.d <= 50n,
  solution: ({ marked, first, second, gain, newGain }) => ({
    snapRead: `One discount with its profit, and a second discount. The marked price is the same in both cases; the profit at the second discount is asked.`,
    approach: `Take the cost as 100, because the profit is a per cent of it. The first case then gives the marked price, and the second discount is taken off that. Faster: multiply the first selling price by the ratio of what the two discounts leave.`,
    steps: [
      {
        says: 'With a cost of 100, write the first selling price.',
        works: `100 + ${numberTex(gain)} = ${numberTex(gain.add(100))}`,
        value: gain.add(100),
      },
      {
        says: 'This is what the first discount leaves of the marked price: divide to find the marked price.',
        works: `\\frac{${numberTex(gain.add(100))}}{${numberTex(q(100 - first, 100))}} = ${marked}`,
        value: q(marked),
      },
      {
        says: 'Take the second discount off the marked price.',
        works: `${marked} \\times ${numberTex(q(100 - second, 100))} = ${numberTex(newGain.add(100))}`,
        value: newGain.add(100),
      },
      {
        says: 'Compare with the cost of 100 to read off the profit per cent.',
        works: `${numberTex(newGain.add(100))} - 100 = ${numberTex(newGain)} \\Rightarrow ${percentTex(newGain)}`,
        value: newGain,
      },
    ],
    check: `The two selling prices, $${numberTex(gain.add(100))}$ and $${numberTex(newGain.add(100))}$, are in the ratio $${100 - first} : ${100 - second}$ of what the two discounts leave.`,
    principle:
      'When discount and profit meet, find the marked price as a multiple of the cost: a point of discount is worth more than a point of profit.',
  }),
  verify: ({ first, second, gain }) => {
    // Whole prices: find a marked price and a cost in rupees that fit the first sale, then make the second one.
    for (let cost = 100; cost <= 40000; cost += 100) {
      const sold = (cost * (100 + gain.valueOf())) / 100;
      const marked = (sold * 100) / (100 - first);
      if (Math.abs(marked - Math.round(marked)) > 1e-9) continue;
      return q(Math.round(marked) * (100 - second), 100)
        .sub(cost)
        .div(cost)
        .mul(100);
    }
    throw new Error('no prices fit');
  },
});

interface Multiple {
  dealer: string;
  ware: string;
  marked: number;
  /** The discount x, and how many times x the second discount is. */
  discount: number;
  times: 2 | 3;
  wanted: number;
  asked: number;
  turn: number;
}

const dropOf = ({ marked, discount }: Multiple) => q(marked * discount, 100);
const result = (gain: Fraction) => `${gain.s < 0n ? 'loss' : 'profit'} of ${percent(gain.abs())}`;

/** AR.PLD.3 Hard: an unknown discount and its multiple; equal steps of discount take off equal rupees. */
const unknownDiscount = template<Multiple, Fraction>({
  type: 'AR.PLD.3',
  band: 'Hard',
  variant: 'unknown-discount',
  revision: 1,
  draw: draw => {
    const p: Multiple = {
      dealer: draw.pick(peopleInArithmetic),
      ware: draw.pick(wares),
      marked: draw.pick([120, 125, 140, 150, 160, 175, 180, 200, 240]),
      discount: draw.pick([5, 8, 10, 12, 15, 16, 20, 25]),
      times: draw.pick([2, 3] as const),
      wanted: 0,
      asked: draw.pick([5, 10, 12, 15, 18, 20, 24, 25, 30, 35, 36, 40]),
      turn: draw.int(0, 3),
    };
    const drop = dropOf(p);
    const wanted = gainAt(p.marked, p.asked);
    const second = q(p.marked - 100).sub(drop.mul(p.times));
    const clean =
      whole(drop) &&
      whole(wanted) &&
      wanted.gte(2) &&
      drop.lt(p.marked - 104) &&
      second.gte(-30) &&
      second.abs().gte(2) &&
      p.asked !== p.discount &&
      p.asked !== p.times * p.discount;
    return clean ? { ...p, wanted: wanted.valueOf() } : null;
  },
  stem: p => {
    const first = q(p.marked - 100).sub(dropOf(p));
    const second = first.sub(dropOf(p).mul(p.times - 1));
    return `On ${p.ware}, ${p.dealer} makes a ${result(first)} at a discount of $x\\%$ on the marked price, and ${second.s < 0n ? 'suffers' : 'makes'} a ${result(second)} at a discount of $${p.times}x\\%$. What per cent of discount would give a profit of exactly ${percent(p.wanted)}?`;
  },
  answer: ({ asked }) => q(asked),
  slips: p => {
    const { marked, discount, times, wanted, turn } = p;
    const drop = dropOf(p);
    const first = q(marked).sub(drop);
    const shortDrop = drop.mul(times - 1).div(times);
    const wrongMarked = first.add(shortDrop);
    return turnedAfterFirst(
      [
        {
          misconception: 'discount_taken_on_cost',
          value: q(marked - 100 - wanted),
          words: `You took the discount as a per cent of the cost; for a cost of ${rupees(100)} it is ${rupees(marked - 100 - wanted)}, but off a marked price of ${rupees(marked)}.`,
        },
        {
          misconception: 'wrong_number_of_steps',
          value: wrongMarked
            .sub(100 + wanted)
            .div(wrongMarked)
            .mul(100),
          words: `You took the gap between the two selling prices as ${times} steps of $x\\%$; from $x\\%$ to $${times}x\\%$ there ${times === 2 ? 'is only 1 step' : 'are only 2 steps'}.`,
        },
        {
          misconception: 'first_price_as_marked_price',
          value: first
            .sub(100 + wanted)
            .div(first)
            .mul(100),
          words:
            'You took the first selling price as the marked price; it already has the discount of $x\\%$ taken off.',
        },
        {
          misconception: 'reports_other_discount',
          value: q(discount),
          words: `You took $x$ itself for the answer; the discount for a profit of ${percent(wanted)} is asked.`,
        },
        {
          misconception: 'discount_over_selling_price',
          value: q(100 * (marked - 100 - wanted), 100 + wanted),
          words: 'You took the discount over the new selling price; it is a per cent of the marked price.',
        },
        {
          misconception: 'reports_mark_up',
          value: q(marked - 100),
          words:
            'You took the mark-up over the cost for the discount; the wanted profit has to be left over after the discount.',
        },
      ],
      turn,
    );
  },
  show: value => percent(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 60 && value.d <= 20n,
  solution: p => {
    const { marked, times, wanted, asked } = p;
    const drop = dropOf(p);
    const first = q(marked).sub(drop);
    const second = q(marked).sub(drop.mul(times));
    return {
      snapRead: `Two results for the discounts $x\\%$ and $${times}x\\%$ on one marked price, with $x$ unknown. The discount for a third result is asked.`,
      approach: `Take the cost as 100 and look at selling prices. Every further $x\\%$ takes the same amount off, because it is always $x\\%$ of the marked price. So go up in equal steps from the two selling prices to the marked price; $x$ itself is never needed. Then measure the wanted discount on the marked price.`,
      steps: [
        {
          says: 'With a cost of 100, write the two selling prices and their gap.',
          works: `${numberTex(first)} - ${numberTex(second)} = ${numberTex(first.sub(second))}`,
          value: first.sub(second),
        },
        {
          says: `Between $x\\%$ and $${times}x\\%$ there ${times - 1 === 1 ? 'is one step' : 'are two steps'} of $x\\%$. Find what one step takes off.`,
          works: `\\frac{${numberTex(first.sub(second))}}{${times - 1}} = ${numberTex(drop)}`,
          value: drop,
        },
        {
          says: 'One step above the first selling price there is no discount at all: that is the marked price.',
          works: `${numberTex(first)} + ${numberTex(drop)} = ${marked}`,
          value: q(marked),
        },
        {
          says: 'Compare the wanted selling price with the marked price; the discount is a per cent of the marked price.',
          works: `\\frac{${marked} - ${100 + wanted}}{${marked}} \\times 100 = ${percentTex(asked)}`,
          value: q(asked),
        },
      ],
      check: `A marked price of ${marked} less ${percent(asked)} is ${100 + wanted}; and $x = ${numberTex(p.discount)}$ does give $${numberTex(first)}$ and $${numberTex(second)}$ for a cost of 100.`,
      principle:
        'Equal steps of discount take off equal amounts, because each is the same per cent of the marked price; step back to zero discount to find it.',
    };
  },
  verify: p => {
    const drop = dropOf(p);
    const first = q(p.marked).sub(drop).valueOf();
    const second = q(p.marked).sub(drop.mul(p.times)).valueOf();
    // Try every x; the marked price of the first sale must also explain the second one.
    for (let x = 1; x < 50; x += 1) {
      const marked = (first * 100) / (100 - x);
      if (Math.abs(marked * (1 - (p.times * x) / 100) - second) > 1e-9) continue;
      for (let discount = 1; discount < 100; discount += 1)
        if (Math.abs(marked * (100 - discount) - 100 * (100 + p.wanted)) < 1e-6) return q(discount);
    }
    throw new Error('no discount fits');
  },
});

export const profitLossDiscount: readonly AnyTemplate[] = [
  priceToMark,
  otherDiscount,
  unknownDiscount,
  spoiltPart,
  restOfStock,
  costRecovered,
];
