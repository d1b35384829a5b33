import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
import { rupees, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Buying {
  who: string;
  good: string;
  unit: string;
  /** Rise of the price and of what is spent, in per cent. */
  rise: number;
  extra: number;
  usual: number;
  /** Fall of the price in per cent, old price, and what is bought for a fixed sum. */
  fall: number;
  price: number;
  before: number;
  frame: number;
}

const stories = [
  { who: 'a hostel', good: 'milk', unit: 'litres' },
  { who: 'Sneha', good: 'tea', unit: 'packets' },
  { who: 'a sweet shop', good: 'sugar', unit: 'kg' },
  { who: 'a taxi owner', good: 'petrol', unit: 'litres' },
  { who: 'Farhan', good: 'almonds', unit: 'packets' },
  { who: 'a canteen in Pune', good: 'cooking oil', unit: 'litres' },
  { who: 'a dairy', good: 'cattle feed', unit: 'bags' },
] as const;

const cut = form<Buying>(
  'less-for-a-limited-bill',
  {
    band: 'Easy',
    seconds: 50,
    suits: ({ rise, extra, usual }) =>
      usual * (rise - extra) !== 100 * (100 + rise) &&
      4 * extra < 3 * rise &&
      (usual * (rise - extra)) % (100 + rise) === 0,
    verify: ({ rise, extra, usual }) => {
      for (let less = 1; less < usual; less += 1)
        if ((100 + rise) * (usual - less) === usual * (100 + extra)) return less;
      throw new Error('no whole quantity fits');
    },
  },
  ({ who, good, unit, rise, extra, usual, frame }, { step, find }) => {
    const dearer = find(calc`100 + ${rise}`, { name: 'the new price, where the old one is 100' });
    const bill = find(calc`100 + ${extra}`, { name: 'the new bill, where the old one is 100' });
    const left = step(calc`${usual} * ${bill} / ${dearer}`, {
      name: 'the quantity that can still be bought',
      because: text`What is spent is price times quantity, so the quantity is the cost over the price. Per cents
          of two different things cannot be subtracted: 20% dearer and 20% more money is exactly the old quantity.`,
    })`
      The cost may grow from $100$ to $100 + ${extra}$ and the price from $100$ to $100 + ${rise}$. The quantity
      changes by the quotient of the two.`;
    const less = step(calc`${usual} - ${left}`, {
      name: text`the fall of the quantity`,
      because: text`What can still be bought is a quantity, but the question asks how much less it is than usual.`,
    })`
        The question asks by how much the quantity falls. Subtract what can still be bought from the usual quantity.`;
    return {
      answer: less,
      stem:
        frame === 0
          ? text`${who} buys ${usual} ${unit} of ${good} a month. The price has risen by ${rise}%, but only ${extra}%
            more can be spent. How many ${unit} less can be bought now?`
          : text`With ${good} dearer by ${rise}% since last month, ${who} wants the monthly bill to rise by ${extra}%
            and no more. The usual quantity is ${usual} ${unit}. By how many ${unit} must it be reduced?`,
      show: value => withUnit(value, unit),
      plausible: value => value.gt(0) && value.lt(usual) && value.mul(10).d === 1n,
      slips: [
        slip('added_the_percentages', less, calc`${usual} * (${rise} - ${extra}) / 100`)`
            You subtracted the two per cents: ${here}. They are per cents of the price and of the cost, and the cost
            is price times quantity, so divide.`,
        slip('left_out_a_change', bill, 100)`
          You kept the cost at $100$. It may grow by ${extra}%, so less of the quantity has to go.`,
        stop('gave_the_complement', left)`
            You stopped at $${left}$ ${unit}, which can still be bought. The question asks how many ${unit} less that
            is.`,
        slip('wrong_base', less, calc`${usual} * (${rise} - ${extra}) / (100 + ${extra})`)`
            You divided by the new cost: ${here}. The quantity is the cost divided by the price, so divide by the new
            price.`,
        slip('left_out_a_change', dearer, rise < 60 && calc`100 + ${rise} + ${extra}`)`
            You put both rises into the price. The ${extra}% are a rise of the cost.`,
        slip(
          'subtracted_for_added',
          less,
          calc`${usual} * ${rise} / (100 + ${rise}) - ${usual} * ${extra} / 100`,
        )`
              You subtracted ${extra}% of the usual quantity: ${here}. The additional money is spent at the new price,
              so less than that can be bought for it.`,
        slip('took_a_change_twice', less, calc`${usual} * (${rise} - ${extra}) * 100 / (100 + ${rise})^2`)`
            You divided by the new price twice: ${here}. The quantity is the cost divided by the price once.`,
        slip('used_a_wrong_given_number', less, calc`${usual} * ${extra} / (100 + ${rise})`)`
            You used the allowed rise of the cost as the part that has to be saved: ${here}. What has to be saved is
            the rest of the rise of the price.`,
        slip('undid_with_the_same_per_cent', less, calc`${usual} * ${rise} / 100`)`
            You cut the quantity by the per cent of the price rise: ${here}. The price rose from a smaller base, and a
            part of the rise is paid.`,
      ],
      snapRead: text`The price and the cost change by known per cents, and the cost is price times quantity. The
        change of the quantity is asked.`,
      approach: text`The quantity is the cost divided by the price. So divide the new cost by the new price, both
        written with $100$ for the old ones, to see what part of the quantity is left.`,
      faster: text`The part $\frac{${rise - extra}}{${100 + rise}}$ of the usual ${usual} ${unit} has to go.`,
      check: text`$${left}$ ${unit} at $${dearer}$ cost as much as ${calc`${left} * ${dearer} / 100`} ${unit} at $100$,
        and that is ${bill}% of ${usual} ${unit}.`,
      principle: text`In a product, the per cents of the two numbers are combined by multiplying or dividing, never by
        adding.`,
    };
  },
);

const cheaper = form<Buying>(
  'reduced-price-from-more-goods',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ fall, price, before }) =>
      (price * fall) % 100 === 0 &&
      (before * fall) % (100 - fall) === 0 &&
      price * before >= 400 &&
      (before * fall) / (100 - fall) >= 2 &&
      price * (100 - fall) !== 10000,
    verify: ({ fall, price, before }) => {
      const [sum, more] = [price * before, (before * fall) / (100 - fall)];
      for (let now = 1; now <= 2000; now += 1) {
        const old = (now * 100) / (100 - fall);
        if (Math.abs(sum / now - sum / old - more) < 1e-9) return now;
      }
      throw new Error('no whole price fits');
    },
  },
  ({ who, good, unit, fall, price, before, frame }, { step }) => {
    const sum = q(price * before);
    const more = q(before * fall, 100 - fall);
    const saved = step(calc`${sum} * ${fall}%`, {
      name: 'what the old quantity costs less',
      because: text`The sum that is spent does not change. What the old quantity costs less is therefore free for
          buying more.`,
    })`
      At the reduced price the old quantity costs ${fall}% less. Find how much of the ₹${sum} that saves.`;
    const now = step(calc`${saved} / ${more}`, {
      name: text`the reduced price`,
      because: text`The additional quantity is bought now, after the reduction, so its price is the new one and
          not the old one.`,
    })`
      This saving buys the additional $${more}$ ${unit} at the reduced price. Divide to find the price of one.`;
    return {
      answer: now,
      stem:
        frame === 0
          ? text`A reduction of ${fall}% in the price of ${good} allows ${who} to buy $${more}$ ${unit} more for
            ₹${sum}. What is the reduced price, in rupees per ${single[unit] ?? unit}?`
          : text`${who} spends ₹${sum} on ${good}. When the price falls by ${fall}%, the same sum buys $${more}$ ${unit}
            more. How many rupees does one ${single[unit] ?? unit} cost now?`,
      show: rupees,
      plausible: value => value.mul(10).d === 1n && value.gt(0),
      slips: [
        slip('answered_another_quantity', now, calc`${saved} / ${more} ÷ (100% - ${fall}%)`)`
            You went back to the old price, before the reduction of ${fall}%: ${here}. The question asks for the
            reduced price.`,
        slip('undid_with_the_same_per_cent', now, calc`${saved} / ${more} * (100% + ${fall}%)`)`
            You raised the price by ${fall}%: ${here}. The saving is spent at the reduced price already.`,
        slip('took_a_change_twice', now, calc`${saved} / ${more} * (100% - ${fall}%)`)`
            You lowered the price by ${fall}% once more: ${here}. The saving is spent at the price that is already
            reduced.`,
        slip('wrong_base', saved, calc`${sum} * ${fall} / (100 + ${fall})`)`
            You used ₹${sum} as $100\% + ${fall}\%$ and found a saving of ₹${saved}. It is the cost of the old
            quantity at the full price, $100\%$.`,
        slip('answered_another_quantity', now, calc`${saved} / ${more} * ${fall} / (100 - ${fall})`)`
            You found the amount by which the price fell: ${here}. The question asks for the reduced price.`,
        slip('wrong_base', saved, calc`${sum} * (100% - ${fall}%)`)`
            You used ₹${saved}, which the old quantity costs now. Only the money saved on it buys more.`,
        slip('wrong_base', saved, calc`${sum} * ${fall} / (100 - ${fall})`)`
            You used ₹${sum} as $100\% - ${fall}\%$ and found a saving of ₹${saved}. It is the cost of the old
            quantity at the old price, $100\%$.`,
        stop('stopped_a_step_early', saved)`
          You stopped at ₹${saved}, the money saved on the old quantity. It pays for $${more}$ ${unit}, so divide to
          find a price.`,
      ],
      snapRead: text`The same sum buys more at a lower price. What is saved on the old quantity pays for the
        additional one.`,
      approach: text`The sum and the per cent give the saving on the old quantity in rupees. With this saving the
        additional quantity is bought at the reduced price.`,
      check: text`At ₹${now} the sum buys $${sum.div(now)}$ ${unit}. At the old price of ₹${price} it bought
        $${before}$, so it is $${more}$ more.`,
      principle: text`After a fall in price, the money saved on the old quantity buys the additional quantity at the new
        price.`,
    };
  },
);

const single: Record<string, string> = { litres: 'litre', packets: 'packet', bags: 'bag' };

/** AR.PCT.7 Easy: a price that changes, and what is bought or spent then. */
export const priceAndQuantity: readonly AnyTemplate[] = situation<Buying>({
  type: 'AR.PCT.7',
  situation: 'price-and-quantity',
  tries: 120,
  draw: draw => ({
    rise: draw.pick([12, 20, 25, 28, 30, 32, 35, 40, 44, 45, 48, 50, 56, 60, 65, 68, 70, 75, 76, 80]),
    extra: draw.int(2, 40),
    usual: draw.step(24, 300, 6),
    fall: draw.pick([4, 5, 8, 10, 12, 15, 16, 20, 25, 28, 30, 36, 40]),
    price: draw.step(20, 400, 5),
    before: draw.int(4, 60),
    frame: draw.int(0, 1),
    ...draw.pick(stories),
  }),
  forms: [cut, cheaper],
});
