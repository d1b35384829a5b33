import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface ValueAdded {
  tax: number;
  /** The dealer's profit per cent, and how many times as much tax the shop pays in. */
  p: number;
  k: number;
  /** What the dealer pays to the maker, tax included. */
  start: number;
  frame: number;
}

const dealersBill = form<ValueAdded>(
  'bill-of-the-first-buyer',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AR.PCT.4'],
    verify: ({ tax, p, k, start }) => {
      // The chain is walked forwards from trial costs with the tax at every stage.
      const last = (paid: number) => {
        const maker = paid / (1 + tax / 100);
        const dealer = maker * (1 + p / 100);
        const dealerTax = ((dealer - maker) * tax) / 100;
        const shop = dealer + (k * dealerTax * 100) / tax;
        return shop * (1 + tax / 100);
      };
      const paid = last(start);
      for (let trial = 10; trial < 200_000; trial += 10)
        if (Math.abs(last(trial) - paid) < 1e-4) return trial;
      throw new Error('no bill fits');
    },
  },
  ({ tax, p, k, start: known, frame }, { step, find }) => {
    const paid = q(known * (100 + p + k * p), 100);
    const thing = wording(frame, 'fridge', 'bicycle', 'cooler');
    const times = find(k);
    const added = step(calc`${times} * ${p}`, {
      name: 'the last addition, where the first price is ₹100',
      works: value => tex`(100 + ${p}) - 100 = ${p}, \qquad ${k} \times ${p} = ${value}`,
      because: text`A tax that is taken in without one that is paid is the tax on the difference of two prices, and
        the rate is the same for all.`,
    })`
      Everybody pays in the tax on what is added to the price. Suppose the first price is ₹100 before tax; then the
      first addition is ₹${p}. The second one pays in ${String(k)} times as much tax, so the addition is ${String(k)}
      times as much.`;
    const last = step(calc`100 + ${p} + ${added}`, {
      name: 'the last price before tax, where the first is ₹100',
    })`
      Find the last price before tax.`;
    const start = step(calc`${paid} * 100 / ${last}`)`
      Tax is added to both prices at the same rate, so the amounts with tax are in the same ratio, $100 : ${last}$.
      Scale
      down what is paid at the end.`;
    return {
      answer: start,
      stem: wording(
        frame,
        text`A maker sells a fridge to a dealer, the dealer to a shop and the shop to a customer. At each sale a tax
          at one and the same rate is added to the price, and each seller pays in the tax received less the tax paid
          before. The dealer makes a profit of ${p}% on his price before tax, and the shop pays in ${String(k)} times
          as much tax as the dealer. The customer pays ₹${paid} with tax. How much did the dealer pay to the maker,
          with tax?`,
        text`At every sale of a bicycle ${tax}% tax is charged on the price, and the seller passes on to the state
          only the tax that he charges without the tax that he was charged. A wholesaler buys a bicycle from the
          factory and adds ${p}% to the price before tax; his buyer, a shop, has to pass on ${String(k)} times as much
          tax as he. If the bicycle costs the customer ₹${paid} including tax, what did the wholesaler pay for it
          including tax?`,
        text`An importer sells a cooler to a distributor, and it goes on to a store and to Rahul. On each of the three
          prices the same per cent of tax is charged; every seller deducts the tax that he has paid himself and gives
          the rest to the tax office. The distributor's price before tax is ${p}% above that of the importer, and the
          store gives ${String(k)} times as much to the tax office as the distributor. Rahul's bill, tax included, is
          ₹${paid}. Find the distributor's bill, tax included.`,
      ),
      show: rupees,
      plausible: value => value.gt(0) && value.lt(paid) && value.mul(100).d === 1n,
      slips: [
        slip('wrong_base', last, calc`(100 + ${p}) * (100 + ${times} * ${p}) / 100`)`
          ${here} gives the last seller a profit of $${k} \times ${p}$ per cent on its own price. Equal taxes are equal
          additions in rupees, not in per cent.`,
        slip('left_out_a_term', last, calc`100 + ${added}`)`
          What the first one adds was left out of the last price: ${here}.`,
        slip('forgot_what_was_done', added, calc`(${times} - 1) * ${p}`)`
          The first tax was taken as a part of the second one, so that the second addition is only ${here}.`,
        slip('answered_another_quantity', start, calc`${paid} * (100 + ${p}) / ${last}`)`
          ${here} rupees is what was paid at the second sale, with tax.`,
        slip('left_out_a_change', last, calc`100 + ${p}`)`
          The last price was taken as ₹${last} for each ₹100, without what the last seller adds.`,
        slip('took_ratio_terms_for_amounts', last, calc`100 + ${p} + 100 * ${times}`)`
          $${k}$ was taken as a multiple of the first price: ${here}. It compares the taxes that are paid in, and so
          what is added.`,
        slip('used_a_term_twice', last, calc`100 + 2 * ${p} + ${added}`)`
          What the middle one adds was counted twice: ${here} for each ₹100.`,
        slip('wrong_base', start, calc`${paid} - ${paid} * (${p} + ${added}) / 100`)`
          ${here} takes the additions as per cents of the last amount; they are per cents of the first.`,
        slip('left_out_a_factor', times, 1)`
          The last seller was given the same addition as the one before, $${p}$ for each ₹100.`,
      ],
      snapRead: text`Tax on added value along a chain: equal rates, so the taxes paid in are as the additions to the
        price.`,
      approach: text`The tax taken in without the tax paid is the tax on the difference of the prices. So the taxes
        compare the additions, and the rate cancels.`,
      faster: text`In parts of the first price the additions are $${p}$ and $${k * p}$ hundredths: the last amount is
        $${100 + p + k * p}\%$ of the first.`,
      check: () => {
        const second = start.mul(100 + p).div(100);
        return text`The three amounts with tax for the ${thing} are ₹${start}, ₹${second} and ₹${paid}; the additions
          are ₹${second.sub(start)} and ₹${paid.sub(second)}, and the second is
          ${calc`${paid.sub(second)} / ${second.sub(start)}`}
          times the first.`;
      },
      principle: text`A tax that each seller pays on the added value alone is a fixed per cent of each addition;
        ratios of taxes are ratios of additions.`,
    };
  },
);

/** AR.PLD.8 Hard: a tax on added value. */
export const taxesAndRemainders: readonly AnyTemplate[] = [
  ...situation<ValueAdded>({
    type: 'AR.PLD.8',
    situation: 'tax-on-added-value',
    tries: 40,
    draw: draw => {
      const p = draw.pick([8, 10, 12, 15, 16, 20, 24, 25, 30]);
      const k = draw.int(2, 4);
      const start = draw.step(1200, 24_000, 200);
      const paid = q(start * (100 + p + k * p), 100);
      return paid.d === 1n ? { tax: draw.pick([5, 12, 18, 28]), p, k, start, frame: draw.int(0, 2) } : null;
    },
    forms: [dealersBill],
  }),
];
