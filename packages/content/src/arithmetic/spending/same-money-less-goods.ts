import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
import { percent, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Household {
  who: string;
  good: string;
  unit: string;
  one: string;
  first: string;
  second: string;
  /** Old price in rupees, its rise in per cent, and the usual quantity. */
  price: number;
  rise: number;
  quantity: number;
  /** Share of the first good in the bill, rises of both prices, and the cut in the first, in per cent. */
  share: number;
  dearer: number;
  cut: number;
  frame: number;
}

const stories = [
  { who: 'a hostel mess', good: 'rice', unit: 'kg', one: 'kg', first: 'rice', second: 'pulses' },
  { who: 'Pallavi', good: 'coffee', unit: 'packets', one: 'packet', first: 'coffee', second: 'milk' },
  {
    who: 'a school in Shillong',
    good: 'cooking gas',
    unit: 'cylinders',
    one: 'cylinder',
    first: 'gas',
    second: 'vegetables',
  },
  { who: 'a dhaba', good: 'ghee', unit: 'tins', one: 'tin', first: 'ghee', second: 'flour' },
  {
    who: 'a photo studio',
    good: 'printer ink',
    unit: 'bottles',
    one: 'bottle',
    first: 'ink',
    second: 'paper',
  },
  { who: 'a tailor', good: 'lining cloth', unit: 'metres', one: 'metre', first: 'cloth', second: 'thread' },
] as const;

const secondCut = ({ share, rise, dearer, cut }: Household) => {
  const left = q(10000).sub(q(share * (100 + rise) * (100 - cut), 100));
  return q(100).sub(left.mul(100).div((100 - share) * (100 + dearer)));
};

const oldPrice = form<Household>(
  'price-from-two-shortfalls',
  {
    band: 'Medium',
    seconds: 80,
    suits: ({ price, rise, quantity }) =>
      (quantity * rise) % (100 + rise) === 0 &&
      (price * rise) % 100 === 0 &&
      (quantity * rise) / (100 + rise) >= 2 &&
      price * quantity <= 24000 &&
      price !== 100 &&
      price !== quantity,
    verify: ({ price, rise, quantity }) => {
      const [less, extra] = [(quantity * rise) / (100 + rise), (price * quantity * rise) / 100];
      for (let old = 1; old <= 3000; old += 1)
        for (let count = 1; count <= 200; count += 1)
          if (
            old * count * rise === 100 * extra &&
            Math.abs(count - (count * 100) / (100 + rise) - less) < 1e-9
          )
            return old;
      throw new Error('no price fits');
    },
  },
  ({ who, good, unit, one, price, rise, quantity, frame }, { step, find }) => {
    const less = q(quantity * rise, 100 + rise);
    const extra = q(price * quantity * rise, 100);
    const part = find(less, { name: 'the quantity that is missing' });
    const now = step(calc`${extra} / ${part}`, {
      name: 'the new price',
      because: text`With ₹${extra} more nothing is missing, so this money buys just the missing quantity. It is
          bought now, so its price is the new one.`,
    })`
        The old sum buys $${less}$ ${unit} too little, and with ₹${extra} more nothing is missing. So ₹${extra} buys
        $${less}$ ${unit} at the new price. Divide.`;
    const base = find(calc`100% + ${rise}%`);
    const old = step(calc`${now} ÷ ${base}%`, {
      name: text`the old price`,
      because: text`The rise was counted on the old price, so the new one is more than 100% of it. Taking ${rise}%
          of the new price away would take too much.`,
    })`
      The new price is $100\% + ${rise}\%$ of the old one. Divide to undo the rise.`;
    return {
      answer: old,
      stem:
        frame === 0
          ? text`${who} buys a fixed quantity of ${good} every month. After a price rise of ${rise}% the usual sum buys
            $${less}$ ${unit} less, and the usual quantity costs ₹${extra} more. What was the price per ${one} before
            the rise?`
          : text`When ${good} became dearer by ${rise}%, ${who} could either spend ₹${extra} more a month and buy as
            much as before, or spend as much as before and buy $${less}$ ${unit} less. How many rupees did one ${one}
            cost before?`,
      show: rupees,
      plausible: value => value.mul(10).d === 1n && value.gt(0),
      slips: [
        stop('stopped_a_step_early', now)`
            You stopped at ₹${now}, the price after the rise. The question asks for the price before it.`,
        slip('undid_with_the_same_per_cent', old, calc`${now} * (100% - ${rise}%)`)`
            You subtracted ${rise}% of the new price: ${here}. The rise was ${rise}% of the old price, so divide.`,
        slip('took_the_change_the_wrong_way', old, calc`${now} * (100% + ${rise}%)`)`
            You raised the new price once more: ${here}. The old price is lower than the new one.`,
        slip('wrong_base', part, calc`${less} * (100% + ${rise}%)`)`
            You used $${part}$ ${unit} as the quantity that is missing, ${rise}% more than the given $${less}$
            ${unit}. The $${less}$ ${unit} are already what ₹${extra} buys at the new price.`,
        slip('answered_another_quantity', old, calc`${now} - ${now} ÷ (100% + ${rise}%)`)`
            You found the amount by which the price rose: ${here}. The question asks for the old price.`,
        slip('took_a_change_twice', old, calc`${now} ÷ (100% + ${rise}%) ÷ (100% + ${rise}%)`)`
            You undid the rise of ${rise}% twice: ${here}. The new price contains it once.`,
        slip('wrong_base', base, rise < 60 && calc`100% - ${rise}%`)`
            You divided by ${base}%, as after a fall. The price rose, so it is more than $100\%$ of the old one.`,
      ],
      snapRead: text`There are two answers to one rise of the price: a smaller quantity for the same sum, or the same
        quantity for more money. The price before the rise is asked.`,
      approach: text`Compare the two answers. They differ by a known quantity and by a known sum, both at the new
        price. So the new price is known, and from it the old one.`,
      check: text`The usual quantity is ${quantity} ${unit}, for ₹${q(price * quantity)}. At ₹${now} it costs
        ₹${calc`${now} * ${quantity}`.value}, and the old sum buys only $${q(quantity).sub(less)}$.`,
      principle: text`The same quantity for more money and less quantity for the same money differ by a quantity that
        is bought at the new price.`,
    };
  },
);

const otherGood = form<Household>(
  'cut-in-the-other-good',
  {
    band: 'Medium',
    seconds: 100,
    suits: p => {
      const less = secondCut(p);
      return less.d <= 3n && less.gte(4) && less.lte(60) && p.dearer !== p.rise && p.cut * 2 < 100;
    },
    verify: p => {
      let [from, to] = [0, 100];
      for (let i = 0; i < 80; i += 1) {
        const x = (from + to) / 2;
        const bill =
          p.share * (1 + p.rise / 100) * (1 - p.cut / 100) +
          (100 - p.share) * (1 + p.dearer / 100) * (1 - x / 100);
        if (bill > 100) from = x;
        else to = x;
      }
      return nearFraction((from + to) / 2, 6);
    },
  },
  ({ who, first, second, share, rise, dearer, cut, frame }, { step, find }) => {
    const part = find(share, { name: `the old bill for ${first}, of a total of 100` });
    const grown = find(calc`${part} * (100% + ${rise}%)`);
    const paid = step(calc`${part} * (100% + ${rise}%) * (100% - ${cut}%)`, {
      name: `the new bill for ${first}`,
      because: text`What is spent is price times quantity, so both changes multiply it. A rise of 20% and a cut of
          10% make 1.2 times 0.9, not 1.1.`,
    })`
        Let what was spent be $100$, of which $${part}$ was for ${first}. Its price rises by ${rise}% and its quantity
        falls by ${cut}%. Find what is spent on ${first} now.`;
    const left = step(calc`100 - ${paid}`, {
      name: `what may be spent on ${second}`,
      because: text`The total is not to change, so what ${first} costs more or less now has to come from
          ${second}.`,
    })`
        The total stays at $100$. Subtract to find what may be spent on ${second}.`;
    const full = step(calc`(100 - ${part}) * (100% + ${dearer}%)`, {
      name: `what ${second} would cost without a cut`,
      because: text`The quantity that has to be cut is the old quantity. So first see what it would cost at the
          new price.`,
    })`
        If the old quantity of ${second} were bought, it would cost ${dearer}% more than before. Find this cost.`;
    const less = step(calc`(${full} - ${left}) / ${full} * 100%`, {
      name: text`the cut in per cent`,
      because: text`At one price, money and quantity go together: a tenth less money buys a tenth less. The base
          is the cost of the old quantity, because the cut is counted on that quantity.`,
    })`
        The cost of ${second} has to come down from this to what may be spent. Write the difference as a per cent of
        this cost.`;
    return {
      answer: less,
      stem:
        frame === 0
          ? text`${share}% of what ${who} spends on ${first} and ${second} goes on ${first}, the rest on ${second}. The
            price of ${first} rises by ${rise}% and that of ${second} by ${dearer}%. If ${cut}% less ${first} is
            bought, by what per cent must the quantity of ${second} be cut to keep the total unchanged?`
          : text`${first} and ${second} have become dearer by ${rise}% and ${dearer}%. Before that, ${who} spent
            ${share}% of a fixed budget for the two on ${first}. Now ${cut}% less ${first} is used. Find the percentage
            by which the use of ${second} must fall so that the budget is not exceeded.`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(90) && value.d <= 12n,
      slips: [
        slip('left_out_a_change', paid, grown)`
            You counted ${first} at $${grown}$, with the rise of its price only. Its quantity falls by ${cut}% too.`,
        slip('left_out_a_change', full, calc`100 - ${part}`)`
            You left ${second} at the old price, with a cost of $${full}$. Its price rises by ${dearer}%.`,
        slip('added_the_percentages', paid, calc`${part} * (100% + ${rise}% - ${cut}%)`)`
            You added the rise of the price and the cut of the quantity: ${here}. What is spent is price times
            quantity, so the two changes have to be multiplied.`,
        slip('ignored_the_weights', less, rise + dearer > cut && calc`${rise} + ${dearer} - ${cut}`)`
            You added the per cents of two prices and a quantity: ${here}. They have different bases, so the parts of
            the total have to be used.`,
        slip('swapped_the_weights', part, share !== 50 && calc`100 - ${share}`)`
            You gave ${first} $${part}$ of $100$. That is the share of ${second}.`,
        slip('wrong_base', less, calc`(${full} - ${left}) / (100 - ${part}) * 100%`)`
            You divided by the old cost of ${second}: ${here}. The quantity that has to be cut costs ${dearer}% more
            now.`,
        slip('gave_the_complement', less, calc`${left} / ${full} * 100%`)`
            You found the part of ${second} that can still be bought: ${here}. The question asks for the cut.`,
        slip('kept_the_old_total', left, calc`100 - ${part}`)`
            You kept the sum for ${second} at $${left}$. Another part of the total is spent on ${first} now, so this
            sum changes too.`,
      ],
      snapRead: text`The prices of two things change, the quantity of one is cut, and the total stays. The cut of the
        other quantity is asked.`,
      approach: text`Let the old total be $100$. What is spent on ${first} is known after its two changes, and the
        rest is for ${second}. Compare it with the cost of the old quantity at the new price.`,
      check: text`${second} at $${full}$ less ${less}% of it costs $${left}$, and with $${paid}$ for ${first} that is
        $100$.`,
      principle: text`To keep a total of several things, turn all shares into amounts of money, because per cents of
        different parts cannot be added.`,
    };
  },
);

/** AR.PCT.7 Medium: a dearer good met with less of it or with more money, and two goods under one budget. */
export const sameMoneyLessGoods: readonly AnyTemplate[] = situation<Household>({
  type: 'AR.PCT.7',
  situation: 'fixed-budget',
  tries: 150,
  draw: draw => ({
    price: draw.step(20, 900, 10),
    rise: draw.pick([5, 8, 10, 12, 15, 20, 25, 28, 30, 40, 50]),
    quantity: draw.int(11, 84),
    share: draw.pick([draw.step(20, 80, 5), draw.step(24, 80, 4)]),
    dearer: draw.pick([4, 5, 8, 10, 12, 15, 16, 20, 24, 25, 28, 30, 35, 40, 50]),
    cut: draw.int(3, 30),
    frame: draw.int(0, 1),
    ...draw.pick(stories),
  }),
  forms: [oldPrice, otherGood],
});
