import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Marked {
  mark: number;
  given: number;
  off: number;
  who: string;
  good: string;
  frame: number;
}

const shops = [
  { who: 'Murugan', good: 'almonds' },
  { who: 'Nandini', good: 'jaggery' },
  { who: 'A spice shop', good: 'pepper' },
  { who: 'A sweet shop', good: 'barfi' },
] as const;

const overall = form<Marked>(
  'gain-with-mark-up-and-discount',
  {
    band: 'Medium',
    seconds: 75,
    revision: 2,
    also: ['AR.PLD.3'],
    verify: ({ mark, given, off }) => {
      // Ten kilograms are bought at ₹100 for a kilogram and sold in short portions.
      const portions = 10000 / given;
      const money = portions * 100 * (1 + mark / 100) * (1 - off / 100);
      return nearFraction((money - 1000) / 10, 60);
    },
  },
  ({ mark, given, off, who, good, frame }, { step, find }) => {
    const price = step(calc`(100% + ${mark}%) * (100% - ${off}%) * 100`, {
      name: 'the price of a kilogram where it costs 100',
      because: text`The mark-up is a per cent of the cost, but the discount is a per cent of the marked price. So the
        two are multiplied one after the other; subtracting ${off} from ${mark} would count both on the cost.`,
    })`
      Let a kilogram cost $100$ rupees. Mark it up by ${mark}%, then take ${off}% off the marked price, to find the
      price paid for a kilogram.`;
    const cost = step(calc`100 * ${given} / 1000`, {
      name: 'the cost of the grams that are given',
      because: text`The customer pays for 1,000 g, but only ${given} g leave the shop, so only these have cost
        anything.`,
    })`
      For this money only $${given}$ g are given instead of $1{,}000$ g. Find what these grams cost.`;
    const base = find(cost.add(0));
    const wanted = step(calc`(${price} - ${cost}) / ${base} * 100%`, {
      because: text`Profit per cent is measured on the cost of the goods that were really given. Not on the cost of a
        full kilogram, because the grams that were kept back are still there.`,
    })`
      The profit is the price without the cost of the grams that are given. Write it as a per cent of this cost.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} marks ${good} ${mark}% above the cost price and allows a discount of ${off}%. For each
            kilogram that is paid, only $${given}$ g are given. Find the profit per cent.`
          : text`${good} is sold by weight in a shop where a balance shows $1{,}000$ g for every $${given}$ g. The
            price per kilogram is ${mark}% above cost, and every customer gets ${off}% off that price. What per cent
            of profit does the shop really make?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(120),
      slips: [
        slip('ignored_a_condition', cost, 100)`
          You left the short weight out and counted the cost of a full kilogram, ₹${cost}. Only $${given}$ g are given
          for the money.`,
        slip('wrong_base', base, 100)`
          You compared the profit with the cost of $1{,}000$ g. Only $${given}$ g have been given, so only they have
          cost anything.`,
        slip('added_the_percentages', wanted, calc`(${mark} - ${off} + (1000 - ${given}) / 10) * 1`)`
          ${here} adds and subtracts the per cents as they stand. They have different bases: the cost, the marked price
          and the full weight.`,
        slip('added_the_percentages', price, calc`100 + ${mark} - ${off}`)`
          You subtracted ${off}% from ${mark}%, for a price of ₹${price}. The discount is a per cent of the marked
          price, which is more than the cost.`,
        slip('left_out_a_change', price, calc`(100% + ${mark}%) * 100`)`
          You left the discount out and used ₹${price} as the price. ${off}% is taken off it.`,
        slip('wrong_base', cost, calc`100 * 1000 / ${given}`)`
          You made the cost larger by the false weight, ₹${cost}. Less than a kilogram is given, so the cost has to
          become smaller.`,
        slip('took_profit_on_the_selling_price', base, () => price.add(0))`
          You compared the profit with the price that is paid. Profit per cent is measured on the cost.`,
        slip('added_the_percentages', wanted, calc`(${price} - 100) + (1000 - ${given}) / ${given} * 100`)`
          ${here} adds the gain from the price and the gain from the weight. The second gain is made on the higher
          price too, so the two are multiplied.`,
      ],
      snapRead: text`Mark-up, discount and a short weight: compare the price with the cost of the grams that are really
        given.`,
      approach: text`Let a kilogram cost ₹100. Follow the price through both per cents, find the cost of the grams that
        are given for it, and compare the two.`,
      faster: text`The multipliers are $${q(100 + mark, 100)}$, $${q(100 - off, 100)}$ and $\frac{1{,}000}{${given}}$:
        take their product.`,
      check: text`₹${cost} and ${wanted}% of it are ₹${cost.mul(wanted.add(100)).div(100)}, the price that is paid.`,
      principle: text`A short weight is one more multiplier in a chain of per cents: the weight paid for, divided by
        the weight given.`,
    };
  },
);

interface BothWays {
  more: number;
  given: number;
  off: number;
  who: string;
  good: string;
  frame: number;
}

const twice = form<BothWays>(
  'gain-cheating-both-ways',
  {
    band: 'Medium',
    seconds: 75,
    revision: 2,
    verify: ({ more, given, off }) => {
      // For ₹1,000 the dealer gets more than a kilogram a rupee, and sells portions below it.
      const grams = 1000 * more;
      const money = (grams / given) * (1 - off / 100);
      return nearFraction((money / 1000 - 1) * 100, 60);
    },
  },
  ({ more, given, off, who, good, frame }, { step, find }) => {
    const taken = find(more, { name: 'the grams taken for a kilogram in buying' });
    const left = find(given, { name: 'the grams given for a kilogram in selling' });
    const cost = step(calc`1000 / ${taken}`, {
      name: 'the cost of 1 g',
      works: value => tex`\frac{1{,}000}{${taken}} = \frac{${value.n}}{${value.d}}`,
      because: text`For the price of a kilogram it gets more than a kilogram, so a gram is cheaper than it seems. Money
        for one gram is a measure in which buying and selling can be compared.`,
    })`
      Let the price paid per kilogram be $1{,}000$ units of money. In buying, this money brings $${taken}$ g instead of
      $1{,}000$ g. Divide to find what $1$ g costs.`;
    const reduced = find(calc`100% - ${off}%`, { name: 'the price asked, in per cent of the price paid' });
    const price = step(calc`1000 * ${reduced}% / ${left}`, {
      name: 'the money got for 1 g',
      works: value => tex`\frac{1{,}000 \times ${reduced}\%}{${left}} = \frac{${value.n}}{${value.d}}`,
      because: text`A customer pays the price of a kilogram, ${off}% below cost, but gets only ${given} g. So the money
        comes from fewer grams, and each gram brings more.`,
    })`
      In selling, ${reduced}% of this money is asked for a kilogram, but only $${left}$ g are given. Divide to find
      what $1$ g brings.`;
    const wanted = step(calc`(${price} / ${cost} - 1) * 100%`, {
      works: value => tex`\frac{${price.n}}{${price.d}} \div \frac{${cost.n}}{${cost.d}} - 1 = ${value}\%`,
      because: text`Both numbers are for one gram, so the gram is the same and only the money differs. The cost is the
        base of a profit per cent.`,
    })`
      Divide what $1$ g brings by what it costs: that is the multiplier from cost to price. Its excess over $1$ is the
      profit per cent.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} buys ${good} with a weight that takes $${more}$ g for a kilogram and sells it with a weight
            that gives $${given}$ g for a kilogram. The selling price per kilogram is ${off}% below the price that was
            paid per kilogram. What is the real profit per cent?`
          : text`${who} advertises ${good} at ${off}% below cost. But in buying, every kilogram paid brings $${more}$
            g, since the balance is wrong, and in selling, every kilogram paid is only $${given}$ g. Find the profit
            per cent that is made in truth.`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100),
      slips: [
        slip('left_out_a_change', taken, 1000)`
          In buying you counted $${taken}$ g for the price of a kilogram. There the false weight brings $${more}$ g,
          which is a gain as well.`,
        slip('left_out_a_change', left, 1000)`
          In selling you counted $${left}$ g for a kilogram. Only $${given}$ g are given, so each gram brings more
          money.`,
        slip('left_out_a_change', reduced, calc`100%`)`
          You left the price at ${reduced}% of the price paid. It is ${off}% below that.`,
        slip(
          'added_the_percentages',
          wanted,
          calc`((${more} - 1000) / 10 + (1000 - ${given}) / 10 - ${off}) * 1`,
        )`
          ${here} adds the parts of a kilogram and subtracts the ${off}%. These per cents have different bases, so they
          cannot be added.`,
        slip(
          'added_the_percentages',
          wanted,
          calc`(${more} - 1000) / 10 + (1000 - ${given}) / ${given} * 100 - ${off}`,
        )`
          ${here} adds the two gains and subtracts the ${off}%. The changes follow one another, so their multipliers
          are multiplied.`,
        slip('took_the_change_the_wrong_way', reduced, calc`100% + ${off}%`)`
          You raised the price to ${reduced}% of the price paid. It is sold at ${off}% below, so the price becomes
          lower.`,
        slip('wrong_base', wanted, calc`(1 - ${cost} / ${price}) * 100%`)`
          ${here} compares the profit with the money that comes in. A profit per cent is measured on the cost.`,
      ],
      snapRead: text`A wrong weight in buying, a wrong weight in selling and a lower price: compare money per gram.`,
      approach: text`Grams and prices change together, so look at a single gram. Find what $1$ g costs and what $1$ g
        brings, both in the same money; their ratio is the real multiplier.`,
      faster: text`Multiply $\frac{${more}}{${given}}$ by $${q(100 - off, 100)}$ and take off $1$.`,
      check: text`The $${more}$ g bought for $1{,}000$ units are $${q(more, given)}$ times $${given}$ g, and each time
        $${reduced.mul(10)}$ units come in: together $${q(more, given).mul(reduced).mul(10)}$, which is ${wanted}%
        more than $1{,}000$.`,
      principle: text`With false weights, compare the money per gram in buying and in selling.`,
    };
  },
);

const marked = [10, 12, 15, 20, 25, 30, 35, 40, 50].flatMap(mark =>
  [800, 840, 850, 875, 900, 920, 950, 960].flatMap(given =>
    [4, 5, 6, 8, 10, 12, 15, 16, 20].flatMap(off => {
      const gain = ((100 + mark) * (100 - off)) / given - 10;
      return mark > off && gain > 0.8 && Math.abs(gain * 20 - Math.round(gain * 20)) < 1e-9
        ? [{ mark, given, off }]
        : [];
    }),
  ),
);
const bothWays = [1040, 1050, 1080, 1100, 1120, 1125, 1150, 1200].flatMap(more =>
  [750, 800, 840, 875, 900, 920, 950, 960].flatMap(given =>
    [4, 5, 6, 8, 10, 12, 15, 16, 20].flatMap(off => {
      const gain = (more / given) * (100 - off) - 100;
      return gain > 4 && Math.abs(gain * 2 - Math.round(gain * 2)) < 1e-9 ? [{ more, given, off }] : [];
    }),
  ),
);

/** AR.PLD.6 Medium: a false weight with other changes. */
export const falseWeightsAndPrices: readonly AnyTemplate[] = [
  ...situation<Marked>({
    type: 'AR.PLD.6',
    situation: 'marked-and-short',
    tries: 10,
    draw: draw => ({ ...draw.pick(marked), ...draw.pick(shops), frame: draw.int(0, 1) }),
    forms: [overall],
  }),
  ...situation<BothWays>({
    type: 'AR.PLD.6',
    situation: 'false-both-ways',
    tries: 10,
    draw: draw => ({ ...draw.pick(bothWays), ...draw.pick(shops), frame: draw.int(0, 1) }),
    forms: [twice],
  }),
];
