import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Offers {
  shop: string;
  things: string;
  one: string;
  /** Discounts in a row, in per cent; the single one of another offer; a fixed sum off. */
  first: number;
  second: number;
  single: number;
  coupon: number;
  marked: number;
  /** Pieces paid for and free, and the profit with them, in per cent. */
  paid: number;
  free: number;
  profit: number;
  frame: number;
}

const stories = [
  { shop: 'a garment shop', things: 'jackets', one: 'jacket' },
  { shop: 'a luggage shop', things: 'school bags', one: 'school bag' },
  { shop: 'a nursery', things: 'bonsai trees', one: 'bonsai tree' },
  { shop: 'a crockery shop', things: 'dinner sets', one: 'dinner set' },
  { shop: 'a toy maker', things: 'wooden trains', one: 'wooden train' },
  { shop: 'a lamp maker', things: 'floor lamps', one: 'floor lamp' },
] as const;

const couponFirst = form<Offers>(
  'coupon-before-or-after',
  {
    band: 'Medium',
    seconds: 95,
    suits: ({ marked, first, second, coupon }) =>
      first !== second &&
      (marked * (100 - first) * (100 - second)) % 10000 === 0 &&
      (coupon * (10000 - (100 - first) * (100 - second))) % 10000 === 0 &&
      marked > 6 * coupon,
    verify: ({ marked, first, second, coupon }) => {
      const both = ((100 - first) / 100) * ((100 - second) / 100);
      const gap = marked * both - coupon;
      const saved = marked * both - coupon - (marked - coupon) * both;
      for (let m = 1; m < 40000; m += 1)
        if (Math.abs(m * both - coupon - gap) < 1e-7) return Math.round(gap - saved);
      throw new Error('no price fits');
    },
  },
  ({ shop, one, marked, first, second, coupon, frame }, { step, find }) => {
    const last = q(marked * (100 - first) * (100 - second), 10000).sub(coupon);
    const before = step(calc`${last} + ${coupon}`, {
      name: 'the price before the coupon',
      because: text`The last thing that was done has to be undone first, as in going back on a road. Before the
          coupon the price was higher by its value.`,
    })`
        The coupon was used last. To go back, add it to what was paid.`;
    const left = find(calc`(100 - ${first}) * (100 - ${second}) / 100`, {
      name: 'what the two discounts leave, in per cent',
    });
    const label = step(calc`${before} ÷ ${left}%`, {
      name: 'the marked price',
      because: text`A discount of 20% leaves 80%, and a further one of 10% leaves 90% of that: 72% and not 70%. To
          go back, divide by the product.`,
      works: (_value, working) =>
        tex`(100\% - ${first}\%)(100\% - ${second}\%) = ${left}\%, \quad ${working}`,
    })`
      The two discounts leave the product of what each leaves. Divide by it to find the marked price.`;
    const base = find(calc`${label} - ${coupon}`);
    const other = step(calc`${base} * ${left}%`, {
      name: text`what would be paid in the other order`,
      works: (_value, working) => tex`${label} - ${coupon} = ${base}, \quad ${working}`,
      because: text`Now the discounts are counted on a price that is lower by the coupon, so they are worth less.
          That is why the two orders do not cost the same.`,
    })`
        In the other order the coupon is subtracted from the marked price, and the discounts are counted on the rest.
        Find what is left.`;
    return {
      answer: other,
      stem:
        frame === 0
          ? text`${shop} gives ${first}% off a ${one} and a further ${second}% off the reduced price; at last a coupon
            of ₹${coupon} is taken off, and ₹${last} has to be paid. How much would have to be paid if the coupon were
            taken off first, and the two discounts after it?`
          : text`A customer of ${shop} pays ₹${last} for a ${one} after discounts of ${first}% and ${second}%, one on
            the other, and a coupon worth ₹${coupon}, used last. What would the ${one} cost if the coupon were deducted
            from the marked price before the discounts?`,
      show: rupees,
      plausible: value => value.mul(10).d === 1n && value.gt(0) && !value.equals(last),
      slips: [
        slip('wrong_sign', other, calc`${label} * ${left}% - ${coupon} * (100% - ${left}%)`)`
            You lowered the price by what the discounts take from the coupon: ${here}. A coupon that is used first
            becomes smaller itself, so the price is higher.`,
        slip('added_the_percentages', left, first + second < 90 && calc`100 - ${first} - ${second}`)`
            You added the two discounts, which leaves ${left}%. The second is counted on the reduced price.`,
        slip('left_out_a_term', other, calc`${label} * ${left}%`)`
          You left out the coupon of ₹${coupon}: ${here}. It is used in both orders, only at another place.`,
        slip('wrong_sign', before, calc`${last} - ${coupon}`)`
            You subtracted the coupon once more from ₹${last}. To go back it has to be added.`,
        slip('left_out_a_change', left, 100 - first)`
          You left out the further discount of ${second}%. Both discounts were given on the marked price, one after
          the other.`,
        slip('stopped_a_step_early', other, calc`${label} - ${coupon}`)`
            You stopped at the marked price without the coupon: ${here}. The discounts come after it.`,
        slip('used_a_term_twice', other, calc`${last} * ${left}%`)`
          You gave the discounts on ₹${last}: ${here}. This price contains them already, so they would be given twice.`,
      ],
      snapRead: text`There are two discounts and a fixed sum, and they change their order. Only the place of the fixed
        sum matters, so go back to the marked price.`,
      approach: text`Undo the coupon and then the discounts to find the marked price. Then go forward in the other
        order.`,
      faster: text`A coupon that is used first is worth only ${left}% of ₹${coupon}. So the price is higher by
        $${calc`100 - ${left}`.value}\%$ of ₹${coupon}.`,
      check: text`₹${label} less the coupon is ₹${base}, and ${left}% of it is ₹${other}; the difference to ₹${last} is
        ₹${calc`${other} - ${last}`.value}, the discount on the coupon.`,
      principle: text`Discounts in per cent may exchange their places, but a fixed sum may not; if it is subtracted
        first, the discounts make it smaller.`,
    };
  },
);

const freeOrDiscount = form<Offers>(
  'profit-after-changing-the-offer',
  {
    band: 'Medium',
    seconds: 95,
    suits: p => {
      const after = newProfit(p);
      return (
        after.d <= 3n &&
        after.gte(2) &&
        after.lte(90) &&
        !after.equals(p.profit) &&
        p.free < p.paid &&
        costOf(p).d <= 2n
      );
    },
    verify: p => {
      const [label, pieces] = [100, p.paid + p.free];
      const cost = (p.paid * label) / (1 + p.profit / 100) / pieces;
      return nearFraction((100 * label * (1 - p.single / 100)) / cost - 100, 12);
    },
  },
  (p, { step, find }) => {
    const { shop, things, paid, free, profit, single, frame } = p;
    const got = find(calc`${paid} + ${free}`, { name: 'the pieces that go to a customer' });
    const taken = step(calc`${paid} * 100 / ${got}`, {
      name: 'what one piece brings, of a marked price of 100',
      because: text`Free pieces bring nothing, so the money for the others is spread over all of them. With 4 paid
          and 1 free, 5 pieces bring 400, so each brings 80.`,
    })`
        Let a piece be marked at $100$. With each ${paid} pieces that are paid for, ${free} are free. Divide the money
        by all $${paid} + ${free}$ pieces to find what one is sold for.`;
    const cost = step(calc`${taken} ÷ (100% + ${profit}%)`, {
      name: 'the cost of one piece',
      because: text`The seller counts the profit on what the piece cost, so the cost is the 100%. Taking
          ${profit}% of the selling price away would take too much.`,
    })`
        The profit of ${profit}% is counted on the cost. Divide to find the cost of one piece.`;
    const price = find(calc`100 - ${single}`, { name: 'the price with the other offer' });
    const gain = find(calc`${price} - ${cost}`);
    const rate = step(calc`${gain} / ${cost} * 100%`, {
      name: text`the profit with the other offer`,
      works: (_value, working) => tex`${price} - ${cost} = ${gain}, \quad ${working}`,
      because: text`The cost of a piece is the same with either offer. So the new price is compared with the same
          cost, not with the old price.`,
    })`
        With a discount of ${single}% one piece is sold for $100 - ${single}$. Write its profit as a per cent of the
        cost.`;
    return {
      answer: rate,
      stem:
        frame === 0
          ? text`${shop} gives ${free} of its ${things} free with every ${paid} sold, and still makes a profit of
            ${profit}%. What per cent of profit would it make if it sold all of them at a discount of ${single}% on the
            marked price instead?`
          : text`With "${paid} + ${free} free" on its ${things}, all marked alike, ${shop} earns ${profit}% on its
            cost. It now drops the free pieces and takes ${single}% off the marked price. Find the new profit per
            cent.`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(200) && value.d <= 12n,
      slips: [
        slip('wrong_base', taken, calc`100 - ${free} * 100 / ${paid}`)`
            You subtracted ${free} free pieces for each ${paid}: ${here}. The free pieces are ${free} of all
            ${paid + free}.`,
        slip(
          'added_the_percentages',
          rate,
          calc`${profit} + ${free} * 100 / (${paid} + ${free}) - ${single}`,
        )`
            You exchanged the two discounts as per cents: ${here}. They are per cents of the marked price, but the
            profit is a per cent of the cost.`,
        slip('took_profit_on_the_selling_price', cost, calc`${taken} * (100% - ${profit}%)`)`
            You used ${profit}% of what one piece is sold for as the profit. It is ${profit}% of the cost, so divide.`,
        slip('wrong_base', rate, calc`${gain} / ${price} * 100%`)`
            You divided the profit by the selling price: ${here}. It is a per cent of the cost.`,
        slip('left_out_a_change', taken, 100)`
            You left out the free pieces, as if each piece were sold for the full $100$.`,
        slip('left_out_a_change', price, 100)`
          You left out the discount of ${single}% in the new price. Then the piece would be sold for the whole marked
          price.`,
        slip('wrong_base', price, calc`${taken} * (100% - ${single}%)`)`
          You gave the discount of ${single}% besides the free pieces. The new offer replaces the old one, so nothing
          is free any more.`,
        slip('answered_another_quantity', rate, gain)`
            You stopped at ${rate}%, the profit as a per cent of the marked price. It is a per cent of the cost.`,
      ],
      snapRead: text`Free pieces are a discount. With the old profit they give the cost, and the cost gives the new
        profit.`,
      approach: text`Let the marked price be $100$. The free pieces tell for how much one piece is sold, and the
        profit then gives its cost. Compare the new price with this cost.`,
      check: text`At a cost of $${cost}$ a piece is first sold for $${taken}$, which is ${profit}% more. Then it is
        sold for $${price}$, which is ${rate}% more than $${cost}$.`,
      principle: text`Find the cost from the marked price once; then each price can be compared with the same cost.`,
    };
  },
);

/** The cost of a piece marked at 100. */
const costOf = ({ paid, free, profit }: Offers) =>
  q(paid * 100, paid + free)
    .mul(100)
    .div(100 + profit);

/** The profit in per cent with the plain discount. */
function newProfit(p: Offers) {
  const cost = costOf(p);
  return q(100 - p.single)
    .sub(cost)
    .mul(100)
    .div(cost);
}

/** AR.PLD.4 Medium: two offers on the same goods. */
export const twoOffers: readonly AnyTemplate[] = situation<Offers>({
  type: 'AR.PLD.4',
  situation: 'two-offers',
  tries: 500,
  draw: draw => ({
    first: draw.pick([5, 10, 12, 15, 20, 25, 30, 40]),
    second: draw.pick([5, 8, 10, 15, 20, 25, 30]),
    single: draw.int(4, 30),
    coupon: draw.pick([50, 60, 75, 80, 100, 120, 150, 200, 250, 300]),
    marked: draw.step(500, 6000, 50),
    paid: draw.int(2, 12),
    free: draw.int(1, 4),
    profit: draw.pick([5, 8, 10, 12, 15, 16, 20, 24, 25, 28, 30, 35, 36, 40, 44, 50, 60]),
    frame: draw.int(0, 1),
    ...draw.pick(stories),
  }),
  forms: [couponFirst, freeOrDiscount],
});
