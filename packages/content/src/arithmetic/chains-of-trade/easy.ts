import { personBy } from '../../people.ts';
import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Chain {
  /** Profits per cent of two sellers, and the last price. */
  p: number;
  r: number;
  paid: number;
  frame: number;
}

const firstCost = form<Chain>(
  'cost-at-the-start-of-a-chain',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    verify: ({ p, r, paid }) => {
      for (let cost = 10; cost < paid; cost += 10)
        if (Math.abs(cost * (1 + p / 100) * (1 + r / 100) - paid) < 1e-6) return cost;
      throw new Error('no cost fits');
    },
  },
  ({ p, r, paid, frame }, { step, find }) => {
    const [maker, seller] = wording(frame, ['weaver', 'shop'], ['farmer', 'stall'], ['workshop', 'dealer']);
    const back = find(calc`100% + ${r}%`);
    const middle = step(calc`${paid} ÷ ${back}%`, {
      name: `what the ${seller} paid`,
      because: text`The last profit is a per cent of what the ${seller} paid, not of the last price.`,
    })`
      Go back along the chain, beginning at the end. The last price is the cost of the ${seller} with ${r}% of it
      more: divide by the multiplier.`;
    const before = find(calc`100% + ${p}%`);
    const cost = step(calc`${middle} ÷ ${before}%`, {
      because: text`Each profit is counted on what its own seller had paid. So the two per cents have different
          bases, and they are undone one after the other.`,
    })`
      What the ${seller} paid contains the profit of the ${maker}, ${p}% of the cost. Divide by $100\% + ${p}\%$ to
      find that cost.`;
    return {
      answer: cost,
      stem: wording(
        frame,
        text`${personBy(paid, p)}, a weaver, sells a carpet to a shop with a profit of ${p}%, and the shop sells it
          to a tourist for ₹${paid}
          with a profit of ${r}%. What did the carpet cost the weaver?`,
        text`A crate of mangoes passes from a farmer to a stall and from the stall to a hotel. The farmer earns ${p}%
          on his cost and the stall ${r}% on the price that it pays him. The hotel pays ₹${paid}. Find the farmer's
          cost.`,
        text`For a cupboard a customer pays ₹${paid} to a dealer, who thereby gains ${r}% on what he paid to the
          workshop. The workshop gained ${p}% when it sold the cupboard to him. At what cost was the cupboard made?`,
      ),
      show: rupees,
      plausible: value => value.mul(10).d === 1n && value.lt(paid),
      slips: [
        slip('added_the_percentages', cost, calc`${paid} ÷ (100% + ${p}% + ${r}%)`)`
          ${here} adds the two per cents, but the second one is taken on a price that contains the first.`,
        slip('undid_with_the_same_per_cent', middle, calc`${paid} * (100% - ${r}%)`)`
          ${here} takes ${r}% of the last price off, but the profit was ${r}% of what the ${seller} paid, which is
          less.`,
        slip('undid_with_the_same_per_cent', cost, calc`${middle} * (100% - ${p}%)`)`
          ${here} takes ${p}% of the price of the ${maker} off, but the profit was ${p}% of the cost, which is less.`,
        slip('stopped_a_step_early', cost, middle)`
          You stopped at ₹${cost}, what the ${seller} paid. It contains the profit of the ${maker}, so the first cost
          is lower.`,
        slip('left_out_a_change', cost, calc`${paid} ÷ ${before}%`)`
          You left out the profit of the ${seller}: ${here}. The last price contains both profits, so both have to be
          undone.`,
        slip('took_a_change_twice', before, calc`100% + ${r}%`)`
          You gave both the profit of ${r}%. The ${maker} earns ${p}%, counted on the first cost.`,
        slip('took_a_change_twice', back, calc`100% + ${p}%`)`
          You gave both the profit of ${p}%. The ${seller} earns ${r}%, counted on what the ${seller} paid.`,
      ],
      snapRead: text`Two profits one after the other, the last price known: undo them from the end.`,
      approach: text`Each profit multiplies the price. Divide the last price by the multipliers, one after the
        other.`,
      check: text`₹${cost} with ${p}% more is ₹${calc`${cost} + ${cost} * ${p} / 100`.value}, and this with ${r}% more
        is ₹${calc`(${cost} + ${cost} * ${p} / 100) * (100 + ${r}) / 100`.value}.`,
      principle: text`In a chain of profits each one multiplies, and going back means dividing by each multiplier.`,
    };
  },
);

interface Taxed {
  list: number;
  off: number;
  tax: number;
  frame: number;
}

const listPrice = form<Taxed>(
  'list-price-from-a-taxed-bill',
  {
    band: 'Easy',
    seconds: 55,
    revision: 2,
    verify: ({ list, off, tax }) => {
      const bill = (list * (100 - off) * (100 + tax)) / 10_000;
      for (let price = 10; price < 50_000; price += 10) {
        const reduced = price - (price * off) / 100;
        if (Math.abs(reduced + (reduced * tax) / 100 - bill) < 1e-6) return price;
      }
      throw new Error('no price fits');
    },
  },
  ({ list: known, off, tax, frame }, { step, find }) => {
    const bill = q(known * (100 - off) * (100 + tax), 10_000);
    const thing = wording(frame, 'mixer', 'suitcase', 'school bag');
    const gross = find(calc`100% + ${tax}%`);
    const net = step(calc`${bill} ÷ ${gross}%`, {
      name: 'the price before tax',
      because: text`The tax was added last, so it is undone first. It was a per cent of the reduced price, so the
          bill is $100\% + ${tax}\%$ of that price; ${tax}% of the bill itself would be too much.`,
    })`
      What is paid contains ${tax}% of tax on the reduced price. Divide to find the price before tax.`;
    const left = find(calc`100% - ${off}%`);
    const price = step(calc`${net} ÷ ${left}%`, {
      name: text`the list price`,
      because: text`The discount was taken of the list price, so this is the 100%. Adding ${off}% of the reduced
          price would bring back too little, because that price is smaller.`,
    })`
      The reduced price is $100\% - ${off}\%$ of the list price. Divide by this part to find the list price.`;
    return {
      answer: price,
      stem: wording(
        frame,
        text`On a mixer a store gives a discount of ${off}% on the list price and then adds ${tax}% tax to the reduced
          price. The bill comes to ₹${bill}. What is the list price?`,
        text`Nirmala pays ₹${bill} for a suitcase, including a tax of ${tax}% on the price after a discount of
          ${off}%. At what price is the suitcase listed before the discount?`,
        text`The marked price of a school bag is first lowered by ${off}% in a sale; the tax of ${tax}% is charged on
          what remains. ${personBy(bill, off)} hands over ₹${bill} in all. Find the marked price.`,
      ),
      show: rupees,
      plausible: value => value.mul(10).d === 1n,
      slips: [
        slip('let_gain_and_loss_cancel', price, off !== tax && calc`${bill} ÷ (100% - ${off}% + ${tax}%)`)`
          You added discount and tax to one per cent: ${here}. They are per cents of different amounts, the list price
          and the reduced price.`,
        slip('undid_with_the_same_per_cent', net, calc`${bill} * (100% - ${tax}%)`)`
          You subtracted ${tax}% of the final amount: ${here}. The tax was ${tax}% of the smaller price before it, so
          divide.`,
        slip('undid_with_the_same_per_cent', price, calc`${net} * (100% + ${off}%)`)`
          You added ${off}% of the reduced price: ${here}. The discount was ${off}% of the list price, which is
          more.`,
        slip('stopped_a_step_early', price, net)`
          You stopped at ₹${price}, the reduced price before tax. The list price is higher, because a discount was
          given on it.`,
        slip('left_out_a_change', price, calc`${bill} ÷ ${left}%`)`
          You left out the tax: ${here}. The bill contains it, so the tax has to be undone before the discount.`,
        slip('used_a_factor_twice', price, calc`${bill} ÷ (100% - ${off}% - ${tax}%)`)`
          You treated the tax as a second discount: ${here}. The tax was added, so it makes the bill larger.`,
        slip('took_the_change_the_wrong_way', gross, calc`100% - ${tax}%`)`
          You divided the final amount by $${gross}\%$, as after a discount. The tax was added, so the bill is more
          than $100\%$ of the reduced price.`,
      ],
      snapRead: text`A discount on the ${thing} and then a tax lead to the final amount. Go back through both
        multipliers.`,
      approach: text`Tax and discount each multiply the price. Undo the tax first, as it came last, and then the
        discount.`,
      check: text`${off}% off ₹${price} leaves ₹${calc`${price} * (100 - ${off}) / 100`.value}, and ${tax}% of tax
        make it ₹${calc`${price} * (100 - ${off}) * (100 + ${tax}) / 10000`.value}.`,
      principle: text`Discount and tax are two multipliers; to go back from a bill, divide by them, the last one
        first.`,
    };
  },
);

/** AR.PLD.8 Easy: the start of a chain of sales, and a price before discount and tax. */
export const chainsBackwards: readonly AnyTemplate[] = [
  ...situation<Chain>({
    type: 'AR.PLD.8',
    situation: 'two-sales',
    tries: 30,
    draw: draw => {
      const gains = [5, 8, 10, 12, 15, 20, 25, 30, 40];
      const [p, r] = [draw.pick(gains), draw.pick(gains)];
      const cost = draw.step(400, 6000, 100);
      const paid = q(cost * (100 + p) * (100 + r), 10_000);
      return p !== r && paid.d === 1n ? { p, r, paid: paid.valueOf(), frame: draw.int(0, 2) } : null;
    },
    forms: [firstCost],
  }),
  ...situation<Taxed>({
    type: 'AR.PLD.8',
    situation: 'discount-then-tax',
    tries: 30,
    draw: draw => {
      const [off, tax] = [draw.pick([5, 10, 15, 20, 25, 30, 40]), draw.pick([5, 12, 18, 28])];
      const list = draw.step(500, 6000, 50);
      return q(list * (100 - off) * (100 + tax), 10_000).d === 1n
        ? { list, off, tax, frame: draw.int(0, 2) }
        : null;
    },
    forms: [listPrice],
  }),
];
