import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { percent, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Discounts {
  shop: string;
  thing: string;
  why: string;
  marked: number;
  /** Two discounts in a row, in per cent. */
  first: number;
  second: number;
  /** Pieces paid for and pieces that come free with them. */
  paid: number;
  free: number;
  frame: number;
}

const stories = [
  { shop: 'a shoe shop', thing: 'a pair of sandals', why: 'for members' },
  { shop: 'a bookshop in Kolkata', thing: 'an atlas', why: 'for students' },
  { shop: 'an online store', thing: 'a mixer', why: 'for paying by card' },
  { shop: 'a sports shop', thing: 'a carrom board', why: 'on the last day of a sale' },
  { shop: 'an emporium', thing: 'a bedcover', why: 'for a small flaw' },
  { shop: 'a toy shop', thing: 'a train set', why: 'in the week of Diwali' },
] as const;

const markedPrice = form<Discounts>(
  'marked-price-from-the-bill',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    suits: ({ marked, first, second }) =>
      first !== second && (marked * (100 - first) * (100 - second)) % 10000 === 0,
    verify: ({ marked, first, second }) => {
      const bill = (marked * (100 - first) * (100 - second)) / 10000;
      for (let m = 1; m <= 20000; m += 1) {
        const reduced = m - (m * first) / 100;
        if (Math.abs(reduced - (reduced * second) / 100 - bill) < 1e-7) return m;
      }
      throw new Error('no price fits');
    },
  },
  ({ shop, thing, why, marked, first, second, frame }, { step, find }) => {
    const bill = q(marked * (100 - first) * (100 - second), 10000);
    const one = find(calc`100% - ${first}%`);
    const other = find(calc`100% - ${second}%`);
    const reduced = step(calc`${bill} ÷ ${other}%`, {
      name: 'the price after the first discount',
      because: text`The second discount is a per cent of the price that was already reduced. It was given last, so
          it is undone first.`,
    })`
        Go backwards. The second discount left $100\% - ${second}\%$ of the reduced price. Divide to find the reduced
        price.`;
    const label = step(calc`${reduced} ÷ ${one}%`, {
      name: text`the marked price`,
      because: text`The reduced price is less than the marked one. To find 100% from a smaller per cent you
          divide; adding the per cent of the smaller price brings back too little.`,
    })`
        The first discount left $100\% - ${first}\%$ of the marked price. Divide again to find the marked price.`;
    return {
      answer: label,
      stem:
        frame === 0
          ? text`${shop} takes ${first}% off the marked price of ${thing}, and another ${second}% off the reduced price
            ${why}. A customer who gets both pays ₹${bill}. What is the marked price?`
          : text`With a discount of ${first}% and, on what remains, a further one of ${second}% ${why}, ${thing} costs
            ₹${bill} in ${shop}. Find its marked price.`,
      show: rupees,
      plausible: value => value.mul(10).d === 1n && value.gt(bill),
      slips: [
        slip(
          'added_the_percentages',
          label,
          first + second < 95 && calc`${bill} ÷ (100% - ${first}% - ${second}%)`,
        )`
            You subtracted both discounts from the marked price: ${here}. The second is a per cent of the reduced
            price.`,
        slip('undid_with_the_same_per_cent', label, calc`${bill} * (100% + ${first}%) * (100% + ${second}%)`)`
            You added the two per cents to what was paid: ${here}. They were per cents of larger prices, so divide.`,
        slip('stopped_a_step_early', label, reduced)`
            You stopped at ₹${label}, the price after the first discount of ${first}%. The marked price was higher.`,
        slip('left_out_a_change', reduced, bill)`
          You undid only the discount of ${first}%. The other ${second}% were subtracted too, so the marked price is
          still higher.`,
        slip('added_the_percentages', label, calc`${bill} * (100% + ${first}% + ${second}%)`)`
            You added ${first + second}% of what was paid: ${here}. The discounts were per cents of larger prices.`,
        slip('undid_with_the_same_per_cent', label, calc`${reduced} * (100% + ${first}%)`)`
            You added ${first}% of the smaller price to undo the first discount: ${here}. It was a per cent of the
            marked price, so divide.`,
        slip('used_a_factor_twice', label, calc`${reduced} ÷ (100% - ${first}%) ÷ (100% - ${second}%)`)`
            You undid the discount of ${second}% twice: ${here}. It was given once.`,
        slip('used_a_factor_twice', other, first > second && calc`100% - ${first}%`)`
          You used ${first}% for both discounts. The second one is ${second}%, counted on the reduced price.`,
      ],
      snapRead: text`There are two discounts, one after the other, and what is paid is known. The marked price is
        asked, so go backwards.`,
      approach: text`Each discount leaves a known part of the price before it. Divide by these parts, beginning with
        the last discount.`,
      faster: text`The two discounts leave $${q(100 - first, 100)} \times ${q(100 - second, 100)}$ of the marked
        price. Divide ₹${bill} once by this product.`,
      check: text`₹${label} less ${first}% is ₹${reduced}, and less ${second}% of that it is ₹${bill}.`,
      principle: text`What two discounts leave is multiplied; to go back to the marked price, divide by the product.`,
    };
  },
);

const withFree = form<Discounts>(
  'free-pieces-and-a-discount',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ paid, free, first }) => q(paid, paid + free).mul(100 - first).d <= 3n && free < paid,
    verify: ({ paid, free, first }) => {
      const got = (paid + free) * 60;
      const spent = paid * 60 * (1 - first / 100);
      return q(Math.round(spent * 1000), 1000)
        .div(got)
        .mul(-100)
        .add(100);
    },
  },
  ({ shop, why, paid, free, first, frame }, { step, find }) => {
    const got = find(calc`${paid} + ${free}`, { name: 'all the pieces' });
    const bill = step(calc`${paid} * (100% - ${first}%)`, {
      name: 'what is paid, in prices of one piece',
      because: text`Only the ${paid} pieces have to be paid for, and the discount is counted on this bill. The
          free ones cost nothing.`,
    })`
        Let a piece be marked at $1$. For ${paid} of them $${paid}$ has to be paid, without ${first}% of that. Find
        what is paid.`;
    const part = step(calc`${bill} / ${got} * 100%`, {
      name: 'the part of the marked price that is paid',
      because: text`The customer takes all the pieces home, so their whole marked price is the base. Free pieces
          are like a discount on all of them.`,
    })`
        In all there are $${paid} + ${free}$ pieces, so their marked prices together are as much. Write what is paid
        as a per cent of that.`;
    const off = step(calc`100% - ${part}%`, {
      name: text`the single discount`,
      because: text`What is not paid of the marked price is given away. So the paid part and the discount make
          100%.`,
    })`
        The rest of the marked price is the discount. Subtract from $100\%$.`;
    return {
      answer: off,
      stem:
        frame === 0
          ? text`${shop} gives ${free} free with every ${paid} pieces, and takes ${first}% off the bill ${why}. To
            what single discount on all the pieces is this equal?`
          : text`"Buy ${paid}, get ${free} free" is the offer of ${shop}; ${why} there is also a discount of ${first}%
            on what has to be paid. What is the total discount as a per cent of the marked price of the goods
            received?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(95) && value.d <= 21n,
      slips: [
        slip('wrong_base', got, paid)`
            You compared what is paid with $${got}$ pieces only. The free pieces have to be counted too.`,
        slip('added_the_percentages', off, calc`${free} / (${paid} + ${free}) * 100% + ${first}%`)`
            You added the two discounts: ${here}. The ${first}% are counted on what is paid, which is less than all
            the pieces are worth.`,
        slip('wrong_base', off, calc`${free} / ${paid} * 100%`)`
            You compared the free pieces with those that are paid for: ${here}. The base is all the pieces, and there
            is the discount too.`,
        slip('wrong_base', off, calc`${free} / ${paid} * 100% + ${first}%`)`
            You compared the free pieces with those that are paid for and added the discount: ${here}. The base is all
            the pieces.`,
        slip('left_out_a_change', bill, paid)`
            You left out the discount of ${first}%. It is counted on what has to be paid.`,
        slip('gave_the_complement', off, part)`
            You stopped at ${off}%, the part that is paid. The question asks for the discount.`,
        slip('wrong_base', off, calc`${free} / (${paid} + ${free}) * (100% - ${first}%)`)`
            You subtracted ${first}% of the discount: ${here}. The ${first}% are counted on what is paid.`,
        slip('wrong_base', off, calc`${free} / (${paid} + ${free}) * ${first}%`)`
            You multiplied the two discounts: ${here}. What they leave has to be multiplied.`,
      ],
      snapRead: text`Some pieces are free, and there is a discount on the rest. So compare what is paid with the
        marked prices of all the pieces.`,
      approach: text`Of $${paid + free}$ pieces the free ones leave ${paid} to be paid, and the discount leaves
        $${100 - first}\%$ of that. Multiply, and find the rest.`,
      check: text`A discount of ${off}% on $${got}$ pieces at $1$ leaves $${bill}$, which is what is paid.`,
      principle: text`With free pieces the base is all of them, those that are paid for and those that are free.`,
    };
  },
);

/** AR.PLD.4 Easy: two discounts in a row, and free pieces with a discount. */
export const discountAfterDiscount: readonly AnyTemplate[] = situation<Discounts>({
  type: 'AR.PLD.4',
  situation: 'in-a-row',
  tries: 60,
  draw: draw => ({
    marked: draw.step(400, 8000, 50),
    first: draw.pick([4, 5, 8, 10, 12, 15, 16, 20, 24, 25, 28, 30, 35, 40, 50]),
    second: draw.pick([4, 5, 8, 10, 12, 15, 20, 25, 30, 40]),
    paid: draw.int(2, 12),
    free: draw.int(1, 5),
    frame: draw.int(0, 1),
    ...draw.pick(stories),
  }),
  forms: [markedPrice, withFree],
});
