import { gcd } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Voucher {
  /** Marked price, discount in per cent, and voucher in rupees. */
  label: number;
  off: number;
  voucher: number;
  one: string;
  thing: string;
  things: string;
  frame: number;
}

const stories = [
  { one: 'a silk sari', thing: 'sari', things: 'saris' },
  { one: 'a pressure cooker', thing: 'cooker', things: 'cookers' },
  { one: 'a table fan', thing: 'fan', things: 'fans' },
  { one: 'a school blazer', thing: 'blazer', things: 'blazers' },
] as const;

const labelFromOrders = form<Voucher>(
  'marked-price-from-two-orders',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AR.PCT.2'],
    verify: ({ label, off, voucher }) => {
      const after = label * (1 - off / 100) - voucher;
      const before = (label - voucher) * (1 - off / 100);
      const two = 2 * label * (1 - off / 100) - voucher;
      for (let k = 1; k < 100; k += 1) {
        const v = (before - after) / (k / 100);
        const m = (after + v) / (1 - k / 100);
        if (Math.abs(2 * m * (1 - k / 100) - v - two) < 1e-6) return Math.round(m);
      }
      throw new Error('no discount fits');
    },
  },
  ({ label, off, voucher, one, thing, things, frame }, { step, find }) => {
    const after = find((label * (100 - off)) / 100 - voucher);
    const before = find(((label - voucher) * (100 - off)) / 100);
    const two = find((2 * label * (100 - off)) / 100 - voucher);
    const price = step(calc`${two} - ${after}`, {
      name: text`the price of one ${thing} after the discount`,
      because: text`In the bill for two ${things} the voucher is taken off only once, as in the bill for one. So the
        bills differ by one discounted price, and the voucher cancels.`,
    })`
      Compare the bills in which the discount comes first, for one ${thing} and for two. Subtract: what is left is the
      discounted price of one ${thing}.`;
    const paper = step(calc`${price} - ${after}`, {
      name: 'the voucher',
      because: text`When the discount comes first, the voucher is taken off in full at the end.`,
    })`
      One ${thing} is billed at ₹${after} with the discount first. Subtract this from the discounted price: the voucher
      has made the difference.`;
    const rate = step(calc`(${before} - ${after}) / ${paper} * 100%`, {
      name: 'the discount in per cent',
      works: (_, working) => tex`(M - V)(1 - k) - \left(M(1 - k) - V\right) = kV \Rightarrow k = ${working}`,
      because: text`With the voucher first, the discount is taken of a price that is smaller by the voucher. So the
        buyer loses exactly the discount on the voucher, whatever the marked price is.`,
    })`
      Let the marked price be $M$, the voucher $V$ and the discount the part $k$. The two bills for one ${thing} differ
      by $kV$. Divide this difference by the voucher.`;
    const wanted = step(calc`${price} ÷ (100% - ${rate}%)`, {
      name: 'the marked price',
      because: text`The discount is a per cent of the marked price, so the discounted price is the rest of $100\%$ of
        it.`,
    })`
      The discounted price is the marked price without the discount. Divide to find the marked price.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A store gives a discount of $d\%$, and a customer has a voucher for a fixed sum. For ${one} the bill is
            ₹${after} if the discount is taken first and the voucher afterwards, and ₹${before} in the other order. For
            two such ${things} in one bill, with the discount first and then the same single voucher, it is ₹${two}.
            What is the marked price of one ${thing}?`
          : frame === 1
            ? text`Mehul has one voucher, worth a certain number of rupees, and the shop takes $d\%$ off during its
              sale. Buying ${one}, he would pay ₹${before} if the voucher is taken off before the $d\%$, but ₹${after}
              if it is taken off after them. Two ${things} with that one voucher, taken off after the $d\%$, would cost
              ₹${two}. Find the marked price of a ${thing}.`
            : text`At a festival counter it depends on the cashier whether a gift voucher is used before or after the
              discount of $d\%$. On ${one} the first way gives ₹${before} and the second ₹${after}. A cashier of the
              second kind asks ₹${two} for two equal ${things} and one such voucher. How much is marked on each of the
              ${things}?`,
      show: rupees,
      plausible: value => value.d === 1n && value.gt(price),
      slips: [
        slip('wrong_base', wanted, calc`${price} * (100% + ${rate}%)`)`
          ${here} adds ${rate}% of the discounted price. The discount is a per cent of the marked price, so divide by
          what is left of $100\%$.`,
        slip('used_a_wrong_given_number', rate, calc`(${before} - ${after}) / ${price} * 100%`)`
          You divided the difference of the two orders by the discounted price and got a discount of ${rate}%. It is the
          discount on the voucher alone.`,
        slip('used_a_wrong_given_number', price, calc`${two} / 2`)`
          You halved the bill for two, ₹${price} for each. The voucher was taken off only once, so half of the bill is
          not one discounted price without it.`,
        slip('added_for_subtracted', wanted, calc`${price} ÷ (100% - ${rate}%) + ${paper}`)`
          ${here} adds the voucher to the marked price. The discounted price was found without the voucher already.`,
        slip('wrong_sign', wanted, calc`${price} ÷ (100% - ${rate}%) - ${paper}`)`
          ${here} takes the voucher off the marked price. The marked price is what stands on the ${thing} before
          anything is taken off.`,
        slip('used_a_term_twice', wanted, calc`(${price} + ${paper}) ÷ (100% - ${rate}%)`)`
          ${here} adds the voucher to the discounted price once more. The difference of the two bills has given that
          price without any voucher.`,
        slip('left_out_a_term', wanted, calc`${after} ÷ (100% - ${rate}%)`)`
          ${here} takes the bill of ₹${after} for the discounted price. The voucher has been taken off this bill too.`,
        stop('stopped_a_step_early', price)`
          ₹${price} is the price of one ${thing} after the discount. The marked price is higher.`,
        slip('wrong_base', wanted, calc`${before} ÷ (100% - ${rate}%)`)`
          ${here} is what one ${thing} would cost after the voucher alone, before the discount. The voucher has to be
          added to it.`,
      ],
      snapRead: text`A per cent and a fixed sum in two orders, and a bill for two with one voucher: differences of
        bills remove what they have in common.`,
      approach: text`The bill for two gives the discounted price and so the voucher. The two orders differ by the
        discount on the voucher, which gives the per cent and then the marked price.`,
      check: text`${off}% of ₹${voucher} is ₹${before.sub(after)}, the difference of the two orders. On ₹${wanted} the
        discount leaves ₹${calc`${wanted} * (100 - ${off}) / 100`.value}, and without ₹${voucher} that is ₹${after}.`,
      principle: text`A discount before or after a fixed voucher differs by the discount on the voucher, whatever the
        price is.`,
    };
  },
);

/** AR.PLD.4 Hard: a discount and a voucher in both orders. */
export const voucherBeforeOrAfter: readonly AnyTemplate[] = situation<Voucher>({
  type: 'AR.PLD.4',
  situation: 'voucher-before-or-after',
  tries: 40,
  draw: draw => {
    const off = draw.pick([10, 12, 16, 20, 25, 28, 30, 36, 40]);
    const [label, voucher] = [draw.step(1200, 9000, 50), draw.step(120, 900, 10)];
    const parts = [(label * off) / 100, (voucher * off) / 100];
    const isPlain = voucher % ((100 - off) / gcd(100, off)) === 0;
    return isPlain && parts.every(Number.isInteger) && voucher * 3 < label && label % voucher !== 0
      ? { label, off, voucher, ...draw.pick(stories), frame: draw.int(0, 2) }
      : null;
  },
  forms: [labelFromOrders],
});
