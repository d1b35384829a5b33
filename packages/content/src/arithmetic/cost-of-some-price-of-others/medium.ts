import { personBy } from '../../people.ts';
import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface MarkedNumbers {
  n: number;
  m: number;
  off: number;
  what: string;
  frame: number;
}

const things = [{ what: 'lamps' }, { what: 'kurtas' }, { what: 'clay pots' }, { what: 'watches' }] as const;

const discounted = form<MarkedNumbers>(
  'profit-from-marked-prices-of-some',
  {
    band: 'Medium',
    seconds: 70,
    revision: 3,
    also: ['AR.PLD.3'],
    verify: ({ n, m, off }) => {
      const marked = (100 * n) / m;
      return nearFraction(marked * (1 - off / 100) - 100, 60);
    },
  },
  ({ n, m, off, what, frame }, { step, find }) => {
    const ratio = step(calc`${n} / ${m} * 100`, {
      name: 'the marked price where one costs 100',
      because: text`The money for ${m} at the marked price is the cost of ${n}. So fewer of them carry the same money,
        and each is marked higher than it costs, ${n} to ${m}.`,
    })`
      Let one cost ₹100. Then $${n}$ of them cost $${n} \times 100$ rupees, and that is the marked price of $${m}$.
      Divide by $${m}$ to find the marked price of one.`;
    const rate = find(calc`100% - ${off}%`);
    const price = step(calc`${ratio} * ${rate}%`, {
      name: 'the selling price where one costs 100',
      because: text`The discount is a per cent of the marked price, not of the cost. So it is taken off the marked
        price before anything is compared with the cost.`,
    })`
      The discount of ${off}% is taken off the marked price, so $100\% - ${off}\%$ of it is paid. Find the selling
      price.`;
    const wanted = step(calc`${price} - 100`, {
      because: text`The cost was supposed to be ₹100, so every rupee above it is one per cent of the cost.`,
    })`
      Subtract the cost of ₹100. The rupees above it are the profit per cent.`;
    const who = personBy(n, m);
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The marked price of $${m}$ ${what} equals the cost price of $${n}$ ${what}. They are sold at a
            discount of ${off}% on the marked price. Find the profit per cent.`
          : frame === 1
            ? text`For $${n}$ ${what} ${who} pays as much as the labels of $${m}$ ${what} show together. Then all
              are sold for ${off}% less than the labels say. What is the gain per cent of ${who}?`
            : text`A shop buys $${n}$ ${what} for the amount that is printed as the price of $${m}$ of them. Everybody
              gets ${off}% off the printed price. What is the profit of the shop, as a per cent of the cost?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(90),
      slips: [
        slip('left_out_a_change', rate, calc`100%`)`
          You left the discount out and used ${rate}% of the marked price. It is sold at ${off}% less.`,
        slip('added_the_percentages', wanted, calc`${ratio} - 100 - ${off}`)`
          ${here} subtracts the discount from the mark-up. The discount is a per cent of the marked price, which is
          more than the cost.`,
        slip('wrong_base', ratio, calc`100 + (${n} - ${m}) / ${n} * 100`)`
          You compared the mark-up with $${n}$ of them, for a marked price of ₹${ratio}. The $${m}$ that carry this
          money have the cost of $${m}$ as their base.`,
        slip('took_a_change_twice', wanted, calc`${ratio} * ${rate}% * ${rate}% - 100`)`
          You subtracted the discount twice: ${here}. It is given once, so only ${rate}% of the marked price is paid.`,
        slip('took_profit_on_the_selling_price', wanted, calc`(${price} - 100) / ${price} * 100`)`
          ${here} compares the profit with the selling price. Profit per cent is measured on the cost.`,
        slip('took_the_change_the_wrong_way', rate, calc`100% + ${off}%`)`
          You added the discount and used ${rate}% of the marked price. A discount makes the price lower.`,
      ],
      snapRead: text`Cost and marked price are compared by numbers, and then there is a discount: two multipliers.`,
      approach: text`Let one cost ₹100. The two numbers give its marked price, the discount gives its selling price,
        and what is above ₹100 is the profit per cent.`,
      faster: text`Selling price to cost is $\frac{${n}}{${m}} \times ${q(100 - off, 100)}$.`,
      check: text`With a cost of ₹100, a marked price of ₹${ratio} and a selling price of ₹${price}, $${m}$ of them
        are marked ₹${ratio.mul(m)}, and $${n}$ cost ₹${100 * n}, the same.`,
      principle: text`If equal amounts pay for different numbers of things, the inverse ratio of the numbers is a
        multiplier; further per cents are multiplied with it.`,
    };
  },
);

interface Recover {
  top: number;
  bottom: number;
  off: number;
  what: string;
  frame: number;
}

const rest = form<Recover>(
  'profit-after-the-cost-is-recovered',
  {
    band: 'Medium',
    seconds: 75,
    revision: 3,
    also: ['AR.PLD.5'],
    verify: ({ top, bottom, off }) => {
      // All of them cost ₹600, and the first part brings just that.
      const each = q(600 * bottom, top * 600);
      const money = q(600).add(
        each
          .mul(q(bottom - top, bottom))
          .mul(600)
          .mul(100 - off)
          .div(100),
      );
      return money.sub(600).div(6);
    },
  },
  ({ top, bottom, off, what, frame }, { step, find }) => {
    const full = step(calc`${bottom} / ${top} * 100`, {
      name: 'the money for all at the first price, where all cost 100',
      because: text`At one price the money is proportional to the number sold. If ${top} of ${bottom} parts bring ₹100,
        one part brings ₹100 divided by ${top}, and all parts bring ${bottom} times that.`,
    })`
      Let all of them cost ₹100. $${top}$ of $${bottom}$ equal parts bring this money. Find what all of them would
      bring at the same price.`;
    const left = step(calc`${full} - 100`, {
      name: 'the money for the rest at the first price',
      because: text`The part that is sold has brought ₹100. At the same price the rest would bring what is missing to
        the money for all.`,
    })`
      The part that is sold has brought ₹100 of it. Subtract to find what the rest would bring at the first price.`;
    const rate = find(calc`100% - ${off}%`);
    const wanted = step(calc`${left} * ${rate}%`, {
      name: 'the profit for a cost of 100',
      because: text`The whole cost has come back already with the first part. So every rupee for the rest is profit,
        and with a cost of ₹100 rupees are per cents.`,
    })`
      The rest is sold at a price that is ${off}% lower, so it brings $100\% - ${off}\%$ of this. All of it is profit,
      for a cost of ₹100.`;
    const who = personBy(top, bottom, off);
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`When $\frac{${top}}{${bottom}}$ of a lot of ${what} have been sold, all at one price, the money
            received equals the cost of the whole lot. The rest is sold at a price that is ${off}% lower. What is the
            profit per cent on the lot?`
          : frame === 1
            ? text`${who} needs to sell only $\frac{${top}}{${bottom}}$ of some ${what} at the full price to
              recover the cost of all of them. The remaining ones go at ${off}% less than the full price. By how many
              per cent of the cost is ${who} ahead in the end?`
            : text`${who} sells ${what} of one kind. The price is such that $\frac{${top}}{${bottom}}$ of them bring
              back the cost of all. After that the price is lowered by ${off}%, and the others are sold as well. Find
              the profit on all of them in per cent of their cost.`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(150),
      slips: [
        slip('left_out_a_change', rate, calc`100%`)`
          You sold the rest at ${rate}% of the first price. It is sold at ${off}% less.`,
        slip('wrong_base', left, calc`(${bottom} - ${top}) / ${bottom} * 100`)`
          You let the rest bring only its part of the cost, ₹${left}. It is sold above cost, because a part already
          brings the cost of all.`,
        slip('answered_another_quantity', wanted, calc`${left} * ${off}%`)`
          ${here} is the money that is lost by the lower price. The profit is what the rest still brings.`,
        slip('took_the_change_the_wrong_way', wanted, calc`${full} * ${rate}% - 100`)`
          ${here} lowers the price for all of them. The first part was sold at the full price.`,
        slip(
          'took_profit_on_the_selling_price',
          wanted,
          calc`${left} * ${rate}% / (100 + ${left} * ${rate} / 100) * 100`,
        )`
          ${here} compares the profit with all the money that comes in. The base of a profit per cent is the cost.`,
        slip('took_the_change_the_wrong_way', rate, calc`100% + ${off}%`)`
          You sold the rest at ${rate}% of the first price. Its price is ${off}% lower, not higher.`,
        slip('took_the_whole_for_a_part', left, calc`${full}`)`
          You used ₹${left}, the money for all at the first price, and lowered it by ${off}%. A part of it is the cost
          that came back, and only the rest is sold lower.`,
        slip('added_the_percentages', wanted, () => left.gt(off) && calc`${left} - ${off}`)`
          ${here} subtracts the two per cents. One is a per cent of the cost and the other of the first price, so they
          cannot be subtracted.`,
      ],
      snapRead: text`A part brings the cost of all: all the money that comes after it is profit.`,
      approach: text`Let the cost of all be ₹100. Find what the rest would bring at the first price, and lower it by
        the per cent; nothing has to be subtracted for the cost any more.`,
      check: text`At the first price all would bring ₹${full}. The rest would bring ₹${left} of it, and ${off}% less is
        ₹${wanted}; with the ₹100 of the first part ₹${wanted.add(100)} come in for a cost of ₹100.`,
      principle: text`Once the money of a part has paid for the whole cost, everything that the rest brings is
        profit.`,
    };
  },
);

const markedNumbers = Array.from({ length: 40 }, (_, i) => i + 12).flatMap(n =>
  Array.from({ length: 36 }, (_, i) => i + 8).flatMap(m =>
    [4, 5, 6, 8, 10, 12, 15, 16, 20].flatMap(off => {
      const gain = (n * (100 - off)) / m - 100;
      const fits =
        n > m &&
        gain >= 4 &&
        gain <= 60 &&
        Math.abs(gain * 2 - Math.round(gain * 2)) < 1e-9 &&
        (200 * n) % m === 0;
      return fits && Math.abs(gain - off) > 0.1 ? [{ n, m, off }] : [];
    }),
  ),
);
const recovers = [
  [2, 3],
  [3, 4],
  [4, 5],
  [3, 5],
  [5, 6],
  [5, 8],
  [7, 8],
  [5, 7],
  [4, 7],
  [7, 10],
  [8, 9],
].flatMap(([top = 2, bottom = 3]) =>
  [10, 12, 15, 16, 20, 24, 25, 28, 30, 36, 40, 50, 60].flatMap(off => {
    const gain = q(bottom - top, top).mul(100 - off);
    return gain.mul(3).d === 1n && !gain.equals(off) ? [{ top, bottom, off }] : [];
  }),
);

/** AR.PLD.7 Medium: marked prices of some, and the cost that comes back. */
export const marksAndRests: readonly AnyTemplate[] = [
  ...situation<MarkedNumbers>({
    type: 'AR.PLD.7',
    situation: 'marked-price-of-some',
    tries: 10,
    draw: draw => ({ ...draw.pick(markedNumbers), ...draw.pick(things), frame: draw.int(0, 2) }),
    forms: [discounted],
  }),
  ...situation<Recover>({
    type: 'AR.PLD.7',
    situation: 'cost-comes-back',
    tries: 10,
    draw: draw => ({ ...draw.pick(recovers), ...draw.pick(things), frame: draw.int(0, 2) }),
    forms: [rest],
  }),
];
