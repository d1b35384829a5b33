import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, percent, percentTex, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface MarkedPrice {
  ware: string;
  /** Mark-up on cost, discount on the marked price, resulting profit on cost: in per cent. */
  markUp: Fraction;
  discount: Fraction;
  profit: Fraction;
  /** Another discount, smaller than the first, and its profit. */
  other: Fraction;
  otherProfit: Fraction;
  /** In rupees. */
  cost: Fraction;
  marked: Fraction;
  frame: number;
}

const wares = [
  'a pressure cooker',
  'a Banarasi sari',
  'a study table',
  'a ceiling fan',
  'a trolley bag',
  'a brass lamp',
  'a pair of running shoes',
] as const;

const of = (whole: Fraction, perCent: Fraction) => whole.mul(perCent).div(100);
const up = (perCent: Fraction) => perCent.add(100).div(100);
const down = (perCent: Fraction) => q(100).sub(perCent).div(100);
const rate = (value: Fraction) => value.valueOf() > 0 && value.valueOf() < 100 && value.d <= 24n;
const money = (value: Fraction) => value.d === 1n && value.valueOf() > 0;

const profitOf = form({
  form: 'profit-after-discount',
  band: 'Easy',
  revision: 3,
  apart: true,
  seconds: 40,
  stem: ({ ware, markUp, discount, frame }: MarkedPrice) =>
    frame === 0
      ? `A dealer marks ${ware} ${percent(markUp)} above its cost price and sells it at a discount of ${percent(discount)}. What is the profit per cent?`
      : `The marked price of ${ware} is ${percent(markUp)} more than its cost, and the shop sells it at ${percent(discount)} off the marked price. How many per cent does the shop gain?`,
  path: path<MarkedPrice>()
    .step(
      'label',
      ({ markUp }) => markUp.add(100),
      'Take the cost price as 100 and mark it up.',
      ({ markUp }, { label }) => `100 + ${numberTex(markUp)} = ${numberTex(label)}`,
    )
    .quiet('base', (_p, { label }) => label)
    .step(
      'sold',
      ({ discount }, { label, base }) => label.sub(of(base, discount)),
      'The discount is a per cent of the marked price: take it off.',
      ({ discount }, { label, base, sold }) =>
        `${numberTex(label)} - ${numberTex(base)} \\times \\frac{${numberTex(discount)}}{100} = ${numberTex(sold)}`,
    )
    .step(
      'profit',
      (_p, { sold }) => sold.sub(100),
      'What is above 100 is the profit per cent.',
      (_p, { sold, profit }) => `${numberTex(sold)} - 100 = ${numberTex(profit)}`,
    ),
  slips: [
    {
      misconception: 'discount_taken_on_cost',
      at: 'base',
      wrongly: () => q(100),
      words: ({ markUp, discount }) =>
        `${percent(markUp)} and ${percent(discount)} were subtracted as if both were per cents of the cost; the discount is one of the larger marked price.`,
    },
    {
      misconception: 'profit_on_selling_price',
      at: 'profit',
      wrongly: (_p, { sold }) => sold.sub(100).mul(100).div(sold),
      words: (_p, { sold }) =>
        `Here the gain is compared with the selling price, $${numberTex(sold)}$; profit per cent is counted on the cost.`,
    },
    {
      misconception: 'profit_on_marked_price',
      at: 'profit',
      wrongly: (_p, { sold, label }) => sold.sub(100).mul(100).div(label),
      words: (_p, { label }) =>
        `The gain was divided by the marked price, $${numberTex(label)}$, instead of the cost.`,
    },
    {
      misconception: 'halves_the_change',
      at: 'base',
      wrongly: (_p, { label }) => label.div(2),
      words: ({ discount }) => `Only half of the discount of ${percent(discount)} has been taken off.`,
    },
    {
      misconception: 'reports_the_discount_in_rupees',
      at: 'profit',
      wrongly: (_p, { sold, label }) => label.sub(sold),
      words: (_p, { profit }) =>
        `$${numberTex(profit)}$ is the discount on a cost of 100, not what is gained.`,
    },
    {
      misconception: 'discount_of_the_mark_up',
      at: 'sold',
      wrongly: ({ markUp, discount }) => q(100).add(markUp.mul(down(discount))),
      words: ({ markUp }) =>
        `The discount was applied to the mark-up of $${numberTex(markUp)}$ only; the buyer gets it on the whole label.`,
    },
    {
      misconception: 'removes_discount_twice',
      at: 'base',
      wrongly: (_p, { label }) => label.mul(2),
      words: ({ discount }) => `The discount of ${percent(discount)} has been taken off twice.`,
    },
  ],
  show: value => percent(value),
  plausible: rate,
  snapRead: () =>
    'A mark-up on the cost and a discount on the label: two per cents with two bases. The profit is asked on the cost.',
  approach: () =>
    'Give the cost the value 100 and follow the price: up by the mark-up, down by the discount.',
  faster: ({ markUp, discount }) =>
    `$${numberTex(markUp)} - ${numberTex(discount)} - \\frac{${numberTex(markUp)} \\times ${numberTex(discount)}}{100}$.`,
  check: ({ cost, marked, discount }, { profit }) =>
    `A cost of ${rupees(cost)} gives a label of ${rupees(marked)} and a price of ${rupees(marked.mul(down(discount)))}; ${percent(profit)} of ${rupees(cost)} is ${rupees(of(cost, profit))}.`,
  principle:
    'A mark-up is measured on the cost and a discount on the marked price, so their multipliers are multiplied.',
  verify: ({ cost, marked, discount }) =>
    q(marked.valueOf() * (100 - discount.valueOf()) - 100 * cost.valueOf()).div(cost),
});

const markUpFor = form({
  form: 'mark-up-needed',
  revision: 4,
  band: 'Easy',
  seconds: 50,
  stem: ({ ware, discount, profit, frame }: MarkedPrice) =>
    frame === 0
      ? `A shop wants to allow a discount of ${percent(discount)} on ${ware} and still gain ${percent(profit)}. By what percentage above the cost price must it be marked?`
      : `The seller of ${ware} makes a profit of ${percent(profit)} after giving a discount of ${percent(discount)}. By what percentage was the marked price higher than the cost price?`,
  path: path<MarkedPrice>()
    .step(
      'sold',
      ({ profit }) => profit.add(100),
      'With a cost of 100, find what the buyer pays.',
      ({ profit }, { sold }) => `100 + ${numberTex(profit)} = ${numberTex(sold)}`,
    )
    .step(
      'kept',
      ({ discount }) => q(100).sub(discount),
      'That is what the discount leaves of the label.',
      ({ discount }, { kept }) => `100\\% - ${percentTex(discount)} = ${percentTex(kept)}`,
    )
    .step(
      'markUp',
      (_p, { sold, kept }) => sold.mul(100).div(kept).sub(100),
      'Divide to reach the label and compare with the cost of 100.',
      (_p, { sold, kept, markUp }) =>
        `\\frac{${numberTex(sold)} \\times 100}{${numberTex(kept)}} - 100 = ${numberTex(markUp)}`,
    ),
  slips: [
    {
      misconception: 'adds_percentages',
      at: 'markUp',
      wrongly: ({ discount, profit }) => discount.add(profit),
      words: ({ discount, profit }) =>
        `Adding ${percent(profit)} and ${percent(discount)} forgets that the discount is a per cent of the label, which is more than the cost.`,
    },
    {
      misconception: 'raises_by_the_discount',
      at: 'markUp',
      wrongly: ({ discount }, { sold }) => sold.mul(up(discount)).sub(100),
      words: ({ discount }, { sold }) =>
        `Raising $${numberTex(sold)}$ by ${percent(discount)} does not undo a fall of ${percent(discount)}: the fall starts from the label.`,
    },
    {
      misconception: 'forgets_the_discount',
      at: 'kept',
      wrongly: ({ discount }) => q(100).sub(discount.div(2)),
      words: (_p, { kept }) =>
        `Only half of the discount is made up for when the price is divided by ${percent(kept)}.`,
    },
    {
      misconception: 'forgets_the_profit',
      at: 'sold',
      wrongly: () => q(100),
      words: ({ discount }) =>
        `This mark-up only balances the discount of ${percent(discount)}: the shop would neither gain nor lose.`,
    },
    {
      misconception: 'profit_on_marked_price',
      at: 'markUp',
      wrongly: ({ discount, profit }) => q(10_000).div(q(100).sub(discount).sub(profit)).sub(100),
      words: ({ discount, profit }) =>
        `${percent(discount)} and ${percent(profit)} were both taken off the label, but the profit is measured on the cost.`,
    },
    {
      misconception: 'removes_discount_twice',
      at: 'kept',
      wrongly: ({ discount }) => q(100).sub(discount.mul(2)),
      words: (_p, { kept }) => `Dividing by ${percent(kept)} allows for the discount twice.`,
    },
    {
      misconception: 'counts_profit_twice',
      at: 'sold',
      wrongly: ({ profit }) => profit.mul(2).add(100),
      words: ({ profit }, { sold }) =>
        `A selling price of $${numberTex(sold)}$ holds the profit of ${percent(profit)} twice.`,
    },
  ],
  show: value => percent(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 160 && value.d <= 9n,
  snapRead: () => 'Discount and profit are given; how far the label must stand above the cost is asked.',
  approach: () =>
    'The selling price is reached from both ends: from the cost by the profit, from the label by the discount.',
  faster: (_p, { sold, kept }) => `Label : cost $= ${numberTex(sold)} : ${numberTex(kept)}$.`,
  check: ({ discount }, { markUp, sold }) =>
    `$${numberTex(markUp.add(100))}$ with ${percent(discount)} off is $${numberTex(sold)}$.`,
  principle: 'Cost times one plus the profit equals label times one minus the discount.',
  verify: ({ cost, discount, profit }) => {
    for (let label = 1; label <= 40_000; label += 1)
      if (Math.abs(label * (100 - discount.valueOf()) - cost.valueOf() * (100 + profit.valueOf())) < 1e-6)
        return q(label).div(cost).sub(1).mul(100);
    throw new Error('no label fits');
  },
});

const labelFor = form({
  form: 'cost-from-label',
  band: 'Easy',
  seconds: 55,
  entry: true,
  stem: ({ ware, marked, discount, profit, frame }: MarkedPrice) =>
    frame === 0
      ? `The marked price of ${ware} is ${rupees(marked)}. Sold at a discount of ${percent(discount)}, it brings a profit of ${percent(profit)}. What did it cost the seller?`
      : `A seller gains ${percent(profit)} on ${ware} by letting it go at ${percent(discount)} off the marked price of ${rupees(marked)}. Find the cost price.`,
  path: path<MarkedPrice>()
    .quiet('kept', ({ discount }) => q(100).sub(discount))
    .step(
      'sold',
      ({ marked }, { kept }) => of(marked, kept),
      'Take the discount off the marked price.',
      ({ marked }, { kept, sold }) =>
        `${numberTex(marked)} \\times \\frac{${numberTex(kept)}}{100} = ${numberTex(sold)}`,
    )
    .step(
      'cost',
      ({ profit }, { sold }) => sold.div(up(profit)),
      'The selling price is the cost with the profit on it: divide.',
      ({ profit }, { sold, cost }) =>
        `${numberTex(sold)} \\div \\frac{${numberTex(profit.add(100))}}{100} = ${numberTex(cost)}`,
    ),
  slips: [
    {
      misconception: 'profit_on_selling_price',
      at: 'cost',
      wrongly: ({ profit }, { sold }) => sold.mul(down(profit)),
      words: ({ profit }, { sold }) =>
        `${percent(profit)} of ${rupees(sold)} was taken off, but the profit is that per cent of the smaller cost.`,
    },
    {
      misconception: 'subtracts_percentages',
      at: 'cost',
      wrongly: ({ marked, discount, profit }) => marked.mul(q(100).sub(discount).sub(profit)).div(100),
      words: ({ marked }) => `Both per cents were taken off ${rupees(marked)}; each has a base of its own.`,
    },
    {
      misconception: 'forgets_the_profit',
      gives: 'sold',
      words: (_p, { sold }) => `${rupees(sold)} is what the buyer pays, and it contains the profit.`,
    },
    {
      misconception: 'forgets_the_discount',
      at: 'kept',
      wrongly: () => q(100),
      words: ({ marked }) => `The profit was taken out of the full ${rupees(marked)}, which nobody paid.`,
    },
    {
      misconception: 'adds_profit_again',
      at: 'cost',
      wrongly: ({ profit }, { sold }) => sold.mul(up(profit)),
      words: ({ profit }, { sold }) =>
        `Adding ${percent(profit)} to ${rupees(sold)} goes away from the cost instead of towards it.`,
    },
    {
      misconception: 'removes_discount_twice',
      at: 'kept',
      wrongly: ({ discount }) => q(100).sub(discount.mul(2)),
      words: ({ discount }) => `The discount of ${percent(discount)} has been given twice.`,
    },
  ],
  show: value => rupees(value),
  plausible: (value, { marked }) => money(value) && value.lt(marked),
  snapRead: () =>
    'The label, the discount and the profit are known; the cost is asked. Two per cents, two bases.',
  approach: () => 'Go down from the label to the selling price, and from there to the cost by division.',
  faster: ({ discount, profit, marked }) =>
    `Cost $= ${numberTex(marked)} \\times \\frac{${numberTex(q(100).sub(discount))}}{${numberTex(profit.add(100))}}$.`,
  check: ({ profit }, { cost, sold }) =>
    `${percent(profit)} of ${rupees(cost)} is ${rupees(of(cost, profit))}, and together that is ${rupees(sold)}.`,
  principle:
    'From a price that contains a profit the cost is found by dividing, never by taking the same per cent off.',
  verify: ({ marked, discount, profit }) => {
    for (let cost = 1; cost <= 40_000; cost += 1)
      if (Math.abs(cost * (100 + profit.valueOf()) - marked.valueOf() * (100 - discount.valueOf())) < 1e-6)
        return q(cost);
    throw new Error('no cost fits');
  },
});

/** The price whose loss is as large in rupees as the profit at the marked price. */
const mirrored = ({ marked, cost }: MarkedPrice) => cost.mul(2).sub(marked);

const labelFromLoss = form({
  form: 'marked-price-from-an-equal-loss',
  band: 'Medium',
  seconds: 85,
  entry: true,
  apart: true,
  // At a half the price would be as large as the loss.
  suits: p => p.markUp.lt(85) && !p.markUp.equals(50) && money(mirrored(p)),
  stem: p =>
    p.frame === 0
      ? `At a discount of ${percent(p.discount)} on the marked price a shop gains ${percent(p.profit)} on ${p.ware}. If it were sold for ${rupees(mirrored(p))}, the loss in rupees would equal the profit that the shop makes by selling at the marked price. Find the marked price.`
      : `${percent(p.discount)} off its marked price leaves a shop a profit of ${percent(p.profit)} on ${p.ware}. To clear its stock, the shop sells the last piece for ${rupees(mirrored(p))} and so loses as many rupees as it would have gained at the full marked price. What is the marked price?`,
  path: path<MarkedPrice>()
    .quiet('left', ({ discount }) => q(100).sub(discount))
    .step(
      'label',
      ({ profit }, { left }) => profit.add(100).mul(100).div(left),
      'Take the cost as 100. The price after the discount is known on this scale, so go back to the marked price by division.',
      ({ profit }, { left, label }) =>
        `\\frac{${numberTex(profit.add(100))}}{${numberTex(left)}} \\times 100 = ${numberTex(label)}`,
    )
    .step(
      'low',
      (_p, { label }) => q(200).sub(label),
      'The profit at the marked price is what lies above 100. The other price lies as far below 100.',
      (_p, { label, low }) => `100 - (${numberTex(label)} - 100) = ${numberTex(low)}`,
    )
    .step(
      'marked',
      (p, { label, low }) => mirrored(p).mul(label).div(low),
      'This price is known in rupees: scale the marked price alike.',
      (p, { label, low, marked }) =>
        `${numberTex(mirrored(p))} \\times \\frac{${numberTex(label)}}{${numberTex(low)}} = ${numberTex(marked)}`,
    ),
  slips: [
    {
      misconception: 'cost_reported',
      at: 'marked',
      wrongly: (p, { low }) => mirrored(p).mul(100).div(low),
      words: (_p, { marked }) => `${rupees(marked)} is the cost, half-way between the two prices.`,
    },
    {
      misconception: 'selling_price_reported',
      at: 'marked',
      wrongly: (p, { low }) => mirrored(p).mul(p.profit.add(100)).div(low),
      words: ({ discount }, { marked }) =>
        `${rupees(marked)} is the price after the discount of ${percent(discount)}, not the marked price.`,
    },
    {
      misconception: 'adds_percentages',
      at: 'label',
      wrongly: ({ profit, discount }) => profit.add(discount).add(100),
      words: ({ profit, discount }, { label }) =>
        `$100 + ${numberTex(profit)} + ${numberTex(discount)} = ${numberTex(label)}$ takes the discount on the cost; it is a per cent of the marked price.`,
    },
    {
      misconception: 'takes_per_cent_of_new_value',
      at: 'label',
      wrongly: ({ profit, discount }) => profit.add(100).mul(discount.add(100)).div(100),
      words: ({ discount }, { label }) =>
        `$${numberTex(label)}$ adds ${percent(discount)} to the price after the discount, but the discount is one of the marked price.`,
    },
    {
      misconception: 'profit_on_marked_price',
      at: 'label',
      wrongly: ({ profit, discount }) => {
        const rest = q(100).sub(profit).sub(discount);
        return rest.gt(50) ? q(10_000).div(rest) : null;
      },
      words: ({ profit, discount }) =>
        `Discount and profit were both taken off the marked price, $100 - ${numberTex(discount)} - ${numberTex(profit)} = ${numberTex(q(100).sub(profit).sub(discount))}$ for the cost; the profit is a per cent of the cost.`,
    },
    {
      misconception: 'profit_on_selling_price',
      at: 'label',
      wrongly: ({ profit }, { left }) => {
        const label = q(1_000_000).div(left.mul(q(100).sub(profit)));
        return label.lt(200) ? label : null;
      },
      words: ({ profit, discount }) =>
        `${percent(discount)} and then ${percent(profit)} were taken off the marked price for the cost; the profit is a per cent of the cost, not of the selling price.`,
    },
    {
      misconception: 'mark_up_on_marked_price',
      at: 'marked',
      wrongly: (p, { label }) =>
        label.lt(150)
          ? mirrored(p)
              .mul(100)
              .div(q(300).sub(label.mul(2)))
          : null,
      words: (p, { label, marked }) =>
        `${rupees(marked)} takes twice ${percent(label.sub(100))} off the marked price to reach ${rupees(mirrored(p))}; both distances are per cents of the cost.`,
    },
    {
      misconception: 'profit_with_discount_lost',
      at: 'low',
      wrongly: ({ profit }) => q(100).sub(profit),
      words: ({ profit }, { low }) =>
        `$100 - ${numberTex(profit)} = ${numberTex(low)}$ loses the profit after the discount; at the marked price it is larger.`,
    },
    {
      misconception: 'loss_taken_off_marked_price',
      at: 'low',
      wrongly: (_p, { label }) => (label.lt(200) && label.gt(100) ? q(100, 1).mul(100).div(label) : null),
      words: (_p, { label, low }) =>
        `$\\frac{100}{${numberTex(label)}} \\times 100 \\approx ${numberTex(low.round(2))}$ makes the per cents alike, not the rupees.`,
    },
    {
      misconception: 'profit_reported',
      at: 'marked',
      wrongly: (p, { label, low }) => mirrored(p).mul(label.sub(100)).div(low),
      words: (_p, { marked }) =>
        `${rupees(marked)} is the profit at the marked price and the loss at the other one.`,
    },
    {
      misconception: 'price_taken_for_cost',
      at: 'low',
      wrongly: () => q(100),
      words: (p, { marked }) =>
        `${rupees(marked)} treats ${rupees(mirrored(p))} as the cost; it is the price at a loss.`,
    },
  ],
  show: value => rupees(value),
  plausible: (value, p) => money(value) && value.gt(mirrored(p)),
  snapRead: () =>
    'Discount and profit tie the marked price to the cost; a price as far below the cost as the marked price lies above is known in rupees.',
  approach: () =>
    'With the cost as 100, label and low price lie on both sides of it at the same distance. Find both on this scale and pass to rupees by the one that is known.',
  faster: ({ discount, profit }, { label, low }) =>
    `Label to cost is $${numberTex(profit.add(100))} : ${numberTex(q(100).sub(discount))}$, so label to price is $${numberTex(label)} : ${numberTex(low)}$.`,
  check: p => {
    const sold = p.marked.mul(down(p.discount));
    return `From ${rupees(p.marked)} the discount leads to ${rupees(sold)}, which is ${percent(p.profit)} above the cost of ${rupees(p.cost)}; from there to ${rupees(mirrored(p))} it is ${rupees(p.marked.sub(p.cost))}, as much as up to the label.`;
  },
  principle:
    'Profits and losses are counted from the cost: put it in the middle and measure both ways from there.',
  verify: p => {
    const price = mirrored(p).valueOf();
    for (let marked = 1; marked <= 40_000; marked += 1) {
      const cost = (marked * (100 - p.discount.valueOf())) / (100 + p.profit.valueOf());
      if (Math.abs(cost - price - (marked - cost)) < 1e-6) return q(marked);
    }
    throw new Error('no marked price fits');
  },
});

const costFromDifference = form({
  form: 'cost-from-a-difference',
  band: 'Medium',
  seconds: 65,
  entry: true,
  stem: ({ ware, discount, profit, other, marked, frame }: MarkedPrice) => {
    const more = rupees(of(marked, discount.sub(other)));
    return frame === 0
      ? `Selling ${ware} at a discount of ${percent(discount)} brings a profit of ${percent(profit)}. With a discount of ${percent(other)} the profit would have been ${more} more. What is the cost price?`
      : `A shop reduces the discount on ${ware} from ${percent(discount)} to ${percent(other)} of the marked price and so gains ${more} more on each sale. Before, its profit was ${percent(profit)}. How much does it pay for each?`;
  },
  path: path<MarkedPrice>()
    .step(
      'points',
      ({ discount, other }) => discount.sub(other),
      'Both discounts are per cents of one label. Find by how many they differ.',
      ({ discount, other }, { points }) =>
        `${numberTex(discount)} - ${numberTex(other)} = ${numberTex(points)}`,
    )
    .step(
      'label',
      ({ marked, discount, other }, { points }) => of(marked, discount.sub(other)).mul(100).div(points),
      'This per cent of the label is the additional gain in rupees: find the label.',
      ({ marked, discount, other }, { points, label }) =>
        `\\frac{${numberTex(of(marked, discount.sub(other)))} \\times 100}{${numberTex(points)}} = ${numberTex(label)}`,
    )
    .quiet('kept', ({ discount }) => down(discount))
    .step(
      'sold',
      (_p, { label, kept }) => label.mul(kept),
      'Find the selling price whose profit is known.',
      (_p, { label, kept, sold }) => `${numberTex(label)} \\times ${numberTex(kept)} = ${numberTex(sold)}`,
    )
    .step(
      'cost',
      ({ profit }, { sold }) => sold.div(up(profit)),
      'Divide by the profit multiplier.',
      ({ profit }, { sold, cost }) =>
        `\\frac{${numberTex(sold)} \\times 100}{${numberTex(profit.add(100))}} = ${numberTex(cost)}`,
    ),
  slips: [
    {
      misconception: 'discount_taken_on_cost',
      at: 'cost',
      wrongly: (_p, { label }) => label,
      words: (_p, { label }) =>
        `${rupees(label)} is the amount of which the points of discount are per cents: the marked price, not the cost.`,
    },
    {
      misconception: 'profit_on_selling_price',
      at: 'cost',
      wrongly: ({ profit }, { sold }) => sold.mul(down(profit)),
      words: ({ profit }, { sold }) =>
        `${percent(profit)} was taken off ${rupees(sold)}; the profit is counted on the cost.`,
    },
    {
      misconception: 'profit_at_wrong_discount',
      at: 'kept',
      wrongly: ({ other }) => down(other),
      words: ({ other, profit }) =>
        `The profit of ${percent(profit)} was placed at the discount of ${percent(other)}; it belongs to the larger one.`,
    },
    {
      misconception: 'reports_selling_price',
      gives: 'sold',
      words: (_p, { sold }) => `${rupees(sold)} is the first selling price, with the profit still in it.`,
    },
    {
      misconception: 'forgets_the_discount',
      at: 'kept',
      wrongly: () => q(1),
      words: ({ profit }, { label }) =>
        `The profit of ${percent(profit)} was taken out of the full label of ${rupees(label)}.`,
    },
    {
      misconception: 'adds_discounts',
      at: 'points',
      wrongly: ({ discount, other }) => discount.add(other),
      words: (_p, { points }) =>
        `The additional gain is not ${percent(points)} of the label; the discounts have to be subtracted.`,
    },
    {
      misconception: 'subtracts_percentages',
      at: 'cost',
      wrongly: ({ discount, profit }, { label }) => label.mul(q(100).sub(discount).sub(profit)).div(100),
      words: (_p, { label }) =>
        `Discount and profit were both taken off the label of ${rupees(label)}, though the profit is a per cent of the cost.`,
    },
  ],
  show: value => rupees(value),
  plausible: money,
  snapRead: () =>
    'Two discounts on one label, the difference of their profits in rupees, and one profit in per cent. The cost is asked.',
  approach: () =>
    'The difference in rupees is a known per cent of the label. From the label go down to the selling price and then to the cost.',
  faster: ({ discount, profit, other, marked }) =>
    `Cost is $\\frac{${numberTex(q(100).sub(discount))}}{${numberTex(profit.add(100))}}$ of the label, and $${numberTex(discount.sub(other))}\\%$ of the label is ${rupees(of(marked, discount.sub(other)))}.`,
  check: ({ discount, other, profit }, { label, cost }) =>
    `${rupees(label)} at ${percent(discount)} off is ${rupees(label.mul(down(discount)))}, which is ${percent(profit)} above ${rupees(cost)}; at ${percent(other)} off it is ${rupees(label.mul(down(other)))}.`,
  principle:
    'A difference of two discounts in rupees is a per cent of the marked price: find the label first.',
  verify: ({ discount, profit, other, marked }) => {
    const more = (marked.valueOf() * (discount.valueOf() - other.valueOf())) / 100;
    for (let cost = 1; cost <= 40_000; cost += 1) {
      const first = (cost * (100 + profit.valueOf())) / 100;
      const label = (first * 100) / (100 - discount.valueOf());
      if (Math.abs((label * (100 - other.valueOf())) / 100 - first - more) < 1e-7) return q(cost);
    }
    throw new Error('no cost fits');
  },
});

const sameInRupees = form({
  form: 'discount-times-profit',
  revision: 3,
  band: 'Medium',
  apart: true,
  seconds: 65,
  suits: p => ratioOfGains(p).n <= 9n && ratioOfGains(p).d <= 9n,
  stem: (p: MarkedPrice) => {
    const { ware, markUp, frame } = p;
    const ratio = ratioOfGains(p);
    const parts = `$${ratio.n} : ${ratio.d}$`;
    return frame === 0
      ? `A trader marks ${ware} ${percent(markUp)} above cost. After a discount, the profit and the discount, both in rupees, are in the ratio ${parts}. What per cent of the marked price was the discount?`
      : `The profit and the discount on ${ware}, in rupees, are in the ratio ${parts}. It had been marked ${percent(markUp)} above its cost. Find the rate of discount.`;
  },
  path: path<MarkedPrice>()
    .step(
      'between',
      ({ markUp }) => markUp,
      'With a cost of 100, the label lies this far above it; profit and discount share that distance.',
      ({ markUp }, { between }) => `(100 + ${numberTex(markUp)}) - 100 = ${numberTex(between)}`,
    )
    .quiet('part', p => ratioOfGains(p).add(1).inverse())
    .step(
      'given',
      (_p, { between, part }) => between.mul(part),
      'Divide it in the given ratio; take the part of the discount.',
      (_p, { between, part, given }) =>
        `${numberTex(between)} \\times \\frac{${part.n}}{${part.d}} = ${numberTex(given)}`,
    )
    .quiet('label', ({ markUp }) => markUp.add(100))
    .step(
      'rate',
      (_p, { given, label }) => given.mul(100).div(label),
      'A discount is counted on the label.',
      (_p, { given, label, rate: found }) =>
        `\\frac{${numberTex(given)}}{${numberTex(label)}} \\times 100\\% = ${percentTex(found)}`,
    ),
  slips: [
    {
      misconception: 'discount_taken_on_cost',
      at: 'label',
      wrongly: () => q(100),
      words: (_p, { given }) =>
        `$${numberTex(given)}$ per cent is the discount measured on the cost of 100; a rate of discount is counted on the label.`,
    },
    {
      misconception: 'parts_swapped',
      at: 'part',
      wrongly: (_p, { part }) => q(1).sub(part),
      words: (_p, { given }) =>
        `$${numberTex(given)}$ of the distance is the profit: the two terms of the ratio have changed places.`,
    },
    {
      misconception: 'converts_base_twice',
      at: 'between',
      wrongly: ({ markUp }) => markUp.mul(100).div(markUp.add(100)),
      words: (_p, { between }) =>
        `The mark-up was written as ${percent(between)} of the label and then divided by the label once more.`,
    },
    {
      misconception: 'one_part_only',
      at: 'part',
      wrongly: p => q(1).div(q(ratioOfGains(p).n).add(q(ratioOfGains(p).d))),
      words: (_p, { part }) => `Only one of the $${part.d}$ parts was given to the discount.`,
    },
    {
      misconception: 'divides_by_selling_price',
      at: 'rate',
      wrongly: (_p, { given, label }) => given.mul(100).div(label.sub(given)),
      words: (_p, { given, label }) =>
        `The discount was compared with the selling price, $${numberTex(label.sub(given))}$.`,
    },
    {
      misconception: 'whole_distance',
      at: 'part',
      wrongly: () => q(1),
      words: (_p, { between }) => `Giving away all $${numberTex(between)}$ would leave no profit.`,
    },
    {
      misconception: 'half_of_the_distance',
      at: 'part',
      wrongly: (_p, { part }) => (part.equals(q(1, 2)) ? null : q(1, 2)),
      words: (_p, { between }) =>
        `The $${numberTex(between)}$ between cost and label were halved, whatever the ratio says.`,
    },
  ],
  show: value => percent(value),
  plausible: rate,
  snapRead: () =>
    'The mark-up and the ratio of profit to discount in rupees are given. The rate of discount is asked, on the label.',
  approach: () =>
    'Cost, selling price and label lie on one line: profit and discount together make up the mark-up. Divide it in the ratio.',
  faster: ({ markUp }, { part }) =>
    `$\\frac{${part.n}}{${part.d}}$ of $${numberTex(markUp)}$, over $${numberTex(markUp.add(100))}$.`,
  check: ({ markUp }, { rate: found, given }) =>
    `${percent(found)} of $${numberTex(markUp.add(100))}$ is $${numberTex(given)}$, and the profit is $${numberTex(markUp.sub(given))}$ on 100.`,
  principle:
    'Profit and discount in rupees add up to the mark-up in rupees; only their per cents have different bases.',
  verify: p => {
    const { markUp } = p;
    const wanted = ratioOfGains(p).valueOf();
    for (let d = 1; d <= 60; d += 1)
      for (let n = 1; n < d * 60; n += 1) {
        const label = 100 + markUp.valueOf();
        const off = (label * n) / d / 100;
        if (Math.abs(label - off - 100 - wanted * off) < 1e-9) return q(n, d);
      }
    throw new Error('no rate fits');
  },
});

const steps = [2, 4, 5, 6, 8, 10, 12, 15];
/** Clean mark-ups and discounts, each with a smaller discount that leaves a clean profit too. */
const rows = [20, 25, 30, 35, 40, 44, 45, 50, 55, 60, 65, 70, 75, 80, 90].flatMap(markUp =>
  [5, 8, 10, 12, 15, 16, 18, 20, 24, 25, 28, 30, 32, 35, 36, 40].flatMap(discount =>
    steps.flatMap(step => {
      const row = { markUp: q(markUp), discount: q(discount), other: q(discount - step) };
      const profit = row.markUp.add(100).mul(down(row.discount)).sub(100);
      const otherProfit = row.markUp.add(100).mul(down(row.other)).sub(100);
      const clean =
        profit.mul(2).d === 1n && otherProfit.mul(2).d === 1n && profit.valueOf() >= 4 && step < discount - 1;
      const told = [row.markUp, row.discount, row.other, profit];
      const distinct =
        !told.some(given => given.equals(otherProfit)) &&
        !profit.equals(row.discount) &&
        !profit.equals(row.other);
      return clean && distinct ? [{ ...row, profit, otherProfit }] : [];
    }),
  ),
);
const ratioOfGains = ({ markUp, discount, profit }: Pick<MarkedPrice, 'markUp' | 'discount' | 'profit'>) =>
  profit.mul(100).div(markUp.add(100).mul(discount));
const rowsInRatio = rows.filter(row => ratioOfGains(row).n <= 9n && ratioOfGains(row).d <= 9n);

/** AR.PLD.3 Easy and Medium: cost, marked price and discount. */
export const markedPrices: readonly AnyTemplate[] = situation<MarkedPrice>({
  type: 'AR.PLD.3',
  situation: 'marked-price',
  tries: 12,
  draw: draw => {
    const row = draw.pick(draw.chance(0.3) ? rowsInRatio : rows);
    const cost = q(draw.step(200, 4800, 100));
    const marked = cost.mul(up(row.markUp));
    const whole = money(marked.mul(down(row.discount))) && of(marked, row.discount.sub(row.other)).d === 1n;
    return whole ? { ware: draw.pick(wares), ...row, cost, marked, frame: draw.int(0, 1) } : null;
  },
  forms: [profitOf, markUpFor, labelFor, labelFromLoss, costFromDifference, sameInRupees],
});
