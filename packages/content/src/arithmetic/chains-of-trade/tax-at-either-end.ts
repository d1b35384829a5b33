import { personBy } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** Three sellers and a tax: one gain is a per cent, the other a fixed sum, and the tax may come first or last. */
interface Chain {
  what: string;
  /** What the maker asks before tax and what the shop adds, in rupees; dealer's gain and tax in per cent. */
  maker: number;
  gain: number;
  tax: number;
  sum: number;
  frame: number;
}

const wares = ['mixer', 'sewing machine', 'water heater', 'study table'] as const;

const makersPrice = form<Chain>(
  'price-of-the-maker-from-two-places-of-the-tax',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    verify: ({ maker, gain, tax, sum }) => {
      const rates = (100 + gain) / 100;
      const pays = maker * (1 + tax / 100) * rates + sum;
      const more = (maker * rates + sum) * (1 + tax / 100) - pays;
      // The maker's price is tried; the tax that explains what is paid has to explain the difference too.
      for (let price = 1; price < pays; price += 1) {
        const rate = (pays - sum) / (price * rates);
        if (Math.abs((price * rates + sum) * rate - pays - more) < 1e-6) return price;
      }
      throw new Error('no price fits');
    },
  },
  ({ what, maker, gain, tax, sum, frame }, { step }) => {
    const pays = q(maker * (100 + tax) * (100 + gain), 10_000).add(sum);
    const more = q(sum * tax, 100);
    const rate = step(calc`${more} / ${sum} * 100%`, {
      name: 'the rate of the tax',
      works: (_v, working) =>
        tex`(M(1 + ${gain}\%) + ${sum})(1 + t) - \left(M(1 + t)(1 + ${gain}\%) + ${sum}\right)
          = ${sum} \times t, \qquad t = ${working}`,
      because: text`A tax and a gain in per cent are both multipliers, and their order makes no difference. Only the
        fixed sum of the shop is taxed in one case and not in the other.`,
    })`
      Let the maker ask $M$ rupees, and let the tax be the part $t$. Write what the customer pays with the tax at the
      end and with the tax at the beginning, and subtract. Only $t$ times the ₹${sum} of the shop is left.`;
    const before = step(calc`${pays} - ${sum}`, {
      name: text`what the dealer got for it`,
      because: text`As things are, the shop adds its sum after everything else, so it is taken off first.`,
    })`
      Go backwards from what the customer really pays. Take off the ₹${sum} of the shop.`;
    const factor = step(calc`(100% + ${gain}%) * (100% + ${rate}%)`, {
      name: 'the multiplier of tax and gain together',
      because: text`The dealer's gain is measured on what was paid, and the tax is a part of that.`,
    })`
      The tax and the gain of the dealer multiply the maker's price. Find their common multiplier.`;
    const wanted = step(calc`${before} ÷ ${factor}`, {
      because: text`Undoing two multipliers means dividing by their product.`,
    })`
      Divide to find the price of the maker.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`The maker of a ${what} sells it to a dealer, who pays a tax on the maker's price besides. The dealer adds
          ${gain}% to all that was paid, and the shop adds a fixed ₹${sum} to what it paid the dealer. So a customer,
          ${personBy(pays, sum)}, pays ₹${pays}. If the tax, at the same rate, were charged only once at the end, on
          the price in the shop, the
          customer would pay ₹${more} more. How much does the maker get, without the tax?`,
        text`₹${pays} is what a customer, ${personBy(pays, sum)}, pays for a ${what}. The maker's price was raised by
        a tax, then by ${gain}%
          for a dealer, and in the end the shop put ₹${sum} on top. A plan is made to charge the tax at the last sale
          instead, as the same per cent of the shop's price; dealer and shop would add the same ${gain}% and ₹${sum} as
          before. The customer would then have to pay ₹${more} more. Find the maker's price before tax.`,
      ),
      show: rupees,
      plausible: value => value.d === 1n && value.gt(maker / 4),
      slips: [
        slip('left_out_a_change', factor, q(100 + gain, 100))`
          You divided by the gain of the dealer alone, $${factor}$. What is left then still has the tax of the beginning
          in it.`,
        slip('left_out_a_term', before, calc`${pays}`)`
          You divided all ₹${pays} that the customer pays. The ₹${sum} of the shop were added after tax and gain, so
          they come off first.`,
        slip('used_a_wrong_given_number', before, calc`${pays} - ${sum} - ${more}`)`
          You subtracted ₹${more} as well. The customer would pay them only with the tax at the end; ₹${pays} is what is
          paid as things are.`,
        slip('left_out_a_change', factor, calc`(100 + ${rate}) / 100`)`
          You divided by the tax alone, $${factor}$. The dealer has added ${gain}% too.`,
        slip('added_the_percentages', factor, calc`(100 + ${gain} + ${rate}) / 100`)`
          You added the two per cents to $${factor}$. The gain of the dealer is measured on the price with tax, so the
          two are multiplied.`,
        slip('undid_with_the_same_per_cent', wanted, calc`${before} * (100% - ${gain}%) * (100% - ${rate}%)`)`
          ${here} takes the two per cents off the higher price. They were added to lower ones, so they are undone by
          dividing.`,
        slip('used_a_term_twice', wanted, calc`${pays} ÷ ${factor} - ${sum}`)`
          ${here} takes off the ₹${sum} at the end. The shop added them last, so they come off before the division.`,
        slip('used_a_wrong_given_number', before, calc`${pays} - ${sum} + ${more}`)`
          You started from the price with the tax at the end, ₹${more} more. In that case the tax is also in the shop's
          sum, so these steps do not undo it.`,
      ],
      snapRead: text`The place of the tax matters for the fixed sum alone, because multipliers can change their order.`,
      approach: text`Compare the two places of the tax: the difference is the tax on the shop's fixed sum and gives the
        rate. Then go back from the customer to the maker.`,
      faster: text`₹${more} is the tax on ₹${sum}, so the tax is ${rate}%.`,
      check: text`₹${wanted} with ${rate}% tax is ₹${calc`${wanted} * (100% + ${rate}%)`.value}, with ${gain}% more
        ₹${before}, and with ₹${sum} it is ₹${pays}.`,
      principle: text`Per cents can change places, a fixed sum cannot: the difference between two orders comes from the
        fixed sum alone.`,
    };
  },
);

/** AR.PLD.8 Hard: a tax at the beginning or at the end of a chain. */
export const taxAtEitherEnd: readonly AnyTemplate[] = situation<Chain>({
  type: 'AR.PLD.8',
  situation: 'tax-at-either-end',
  tries: 200,
  draw: draw => {
    const p = {
      what: draw.pick(wares),
      maker: draw.step(2000, 24_000, 100),
      gain: draw.pick([10, 12, 15, 20, 25, 30, 40, 50]),
      tax: draw.pick([4, 5, 6, 8, 10, 12, 15, 18, 20]),
      sum: draw.step(200, 1500, 10),
      frame: draw.int(0, 1),
    };
    const factor = (100 + p.gain) * (100 + p.tax);
    const fits =
      (p.maker * factor) % 10_000 === 0 &&
      (p.sum * p.tax) % 100 === 0 &&
      p.gain !== p.tax &&
      ((p.sum * 10_000) % factor === 0 || (p.maker * (100 - p.gain) * (100 - p.tax) * factor) % 1e8 === 0);
    return fits ? p : null;
  },
  forms: [makersPrice],
});
