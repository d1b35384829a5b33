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
  { shop: 'a bookseller in Kolkata', thing: 'an atlas', why: 'for students' },
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
    entry: true,
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
      because: text`The second discount is a per cent of the price that was already reduced.`,
    })`
      Go backwards. The second discount left $100\% - ${second}\%$ of the reduced price: divide by it.`;
    const label = step(calc`${reduced} ÷ ${one}%`)`
      The first discount left $100\% - ${first}\%$ of the marked price: divide again.`;
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
          ${here} takes both discounts off the marked price. The second is a per cent of the reduced price.`,
        slip('undid_with_the_same_per_cent', label, calc`${bill} * (100% + ${first}%) * (100% + ${second}%)`)`
          ${here} adds the per cents to what was paid. They were taken off larger prices.`,
        slip('stopped_a_step_early', label, reduced)`
          ₹${label} is the price after the first discount of ${first}%.`,
        slip('left_out_a_change', reduced, bill)`
          Only the discount of ${first}% was undone. The other ${second}% were taken off, too.`,
        slip('added_the_percentages', label, calc`${bill} * (100% + ${first}% + ${second}%)`)`
          ${here} adds ${first + second}% of what was paid. The discounts were taken off larger prices.`,
        slip('undid_with_the_same_per_cent', label, calc`${reduced} * (100% + ${first}%)`)`
          ${here} undoes the first discount by adding ${first}% of the smaller price.`,
        slip('used_a_factor_twice', label, calc`${reduced} ÷ (100% - ${first}%) ÷ (100% - ${second}%)`)`
          The discount of ${second}% was undone twice.`,
        slip('used_a_factor_twice', other, first > second && calc`100% - ${first}%`)`
          ${first}% were taken off both times. The second discount is ${second}%.`,
      ],
      snapRead: text`Two discounts, one after the other, and what is paid: the marked price lies two divisions back.`,
      approach: text`Each discount leaves a part of the price before it. Undo the last one first.`,
      faster: text`$${q(100 - first, 100)} \times ${q(100 - second, 100)}$ of the marked price is paid: one division by
        that product.`,
      check: text`₹${label} less ${first}% is ₹${reduced}, and less ${second}% of that it is ₹${bill}.`,
      principle: text`Discounts in a row multiply what they leave; to go back, divide by the product.`,
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
      because: text`Free pieces lower the price of each piece, so compare what is paid with all pieces.`,
    })`
      Let a piece be marked at $1$. For ${paid} of them ${first}% less than $${paid}$ is paid.`;
    const part = step(calc`${bill} / ${got} * 100%`, { name: 'the part of the marked price that is paid' })`
      In all there are $${paid} + ${free}$ pieces. Compare what is paid with their marked prices.`;
    const off = step(calc`100% - ${part}%`)`
      The rest is the discount.`;
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
          The free pieces were left out: what is paid was compared with $${got}$ pieces only.`,
        slip('added_the_percentages', off, calc`${free} / (${paid} + ${free}) * 100% + ${first}%`)`
          ${here} adds two discounts. The ${first}% are taken off what is paid, and that is already less than all the
          pieces are worth.`,
        slip('wrong_base', off, calc`${free} / ${paid} * 100%`)`
          ${here} compares the free pieces with those that are paid for. The base is all the pieces.`,
        slip('wrong_base', off, calc`${free} / ${paid} * 100% + ${first}%`)`
          ${here} compares the free pieces with those that are paid for, and adds the discount.`,
        slip('left_out_a_change', bill, paid)`
          The discount of ${first}% was left out.`,
        slip('gave_the_complement', off, part)`
          ${off}% is the part that is paid.`,
        slip('wrong_base', off, calc`${free} / (${paid} + ${free}) * (100% - ${first}%)`)`
          ${here} takes ${first}% off the discount instead of off what is paid.`,
        slip('wrong_base', off, calc`${free} / (${paid} + ${free}) * ${first}%`)`
          ${here} multiplies the two discounts. What they leave is multiplied.`,
      ],
      snapRead: text`Free pieces and a discount: compare what is paid with all the pieces.`,
      approach: text`The free pieces leave ${paid} of $${paid + free}$ to be paid, the discount leaves
        $${100 - first}\%$ of that. Multiply, and take the rest.`,
      check: text`${off}% off $${got}$ pieces at $1$ leaves $${bill}$, just what is paid.`,
      principle: text`With free pieces the base is all of them: y free with x is y in x plus y.`,
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
