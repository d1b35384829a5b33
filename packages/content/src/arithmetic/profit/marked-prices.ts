import type Fraction from 'fraction.js';
import { isCount } from '../../numbers.ts';
import { personBy } from '../../people.ts';
import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { percent, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface MarkedPrice {
  ware: string;
  /** Mark-up on cost, discount on the marked price, resulting profit on cost: in per cent. */
  markUp: Fraction;
  discount: Fraction;
  profit: Fraction;
  /** Another discount, smaller than the first, and its profit. */
  other: Fraction;
  otherProfit: Fraction;
  /** In rupees. */
  cost: Fraction;
  marked: Fraction;
  frame: number;
}

const wares = [
  'a pressure cooker',
  'a Banarasi sari',
  'a study table',
  'a ceiling fan',
  'a trolley bag',
  'a brass lamp',
  'a pair of running shoes',
] as const;

const of = (whole: Fraction, perCent: Fraction) => whole.mul(perCent).div(100);
const up = (perCent: Fraction) => perCent.add(100).div(100);
const down = (perCent: Fraction) => q(100).sub(perCent).div(100);
const rate = (value: Fraction) => value.valueOf() > 0 && value.valueOf() < 100 && value.d <= 24n;

const profitOf = form<MarkedPrice>(
  'profit-after-discount',
  {
    band: 'Easy',
    seconds: 40,
    revision: 4,
    verify: ({ cost, marked, discount }) =>
      q(marked.valueOf() * (100 - discount.valueOf()) - 100 * cost.valueOf()).div(cost),
  },
  ({ markUp, discount, ware, frame, cost, marked }, { step, find }) => {
    const label = step(calc`100 + ${markUp}`, {
      name: 'the marked price, where the cost is 100',
      because: text`A cost of 100 makes every per cent of the cost an amount in rupees. The profit per cent is the
          same for any cost, so this choice is free.`,
    })`
        Let the cost price be $100$. The mark-up is ${markUp}% of it. Add it to find the marked price.`;
    const base = find(label);
    const sold = step(calc`${label} - ${base} * ${discount}%`, {
      name: 'the selling price, where the cost is 100',
      because: text`The buyer is given ${discount}% off the price that is marked, so the base is $${label}$ and not
        $100$.`,
    })`
        The discount is a per cent of the marked price. Subtract it to find the selling price.`;
    const profit = step(calc`${sold} - 100`, {
      because: text`The profit is what the seller gets above what the article cost him. The discount was only
          taken off the marked price, so it is not subtracted from the mark-up.`,
    })`
      Subtract the cost of $100$. The difference is the profit on $100$, and so the profit per cent.`;
    return {
      answer: profit,
      stem:
        frame === 0
          ? text`A dealer marks ${ware} ${markUp}% above its cost price and sells it at a discount of ${discount}%.
            What is the profit per cent?`
          : text`The marked price of ${ware} is ${markUp}% more than its cost, and the shop sells it at ${discount}%
            off the marked price. What per cent does the shop gain?`,
      show: percent,
      plausible: rate,
      slips: [
        slip('wrong_base', base, 100)`
            You subtracted ${discount}% of the cost. The discount is a per cent of the marked price, which is more.`,
        slip('took_profit_on_the_selling_price', profit, calc`(${sold} - 100) / ${sold} * 100`)`
          You divided the profit by the selling price, $${sold}$ on a cost of $100$. Profit per cent is measured on
          the cost.`,
        slip('wrong_base', profit, calc`(${sold} - 100) / ${label} * 100`)`
            You divided the profit by the marked price, $${label}$ on a cost of $100$. Profit per cent is counted on
            the cost.`,
        slip('halved_needlessly', base, calc`${label} / 2`)`
            You subtracted only half of the discount, ${discount}% of $${base}$. It is ${discount}% of the whole
            marked price.`,
        slip('answered_another_quantity', profit, calc`${label} - ${sold}`)`
            You found the discount on a cost of ₹100: ${here}. The question asks for the profit.`,
        slip('wrong_base', sold, calc`100 + ${markUp} * (100% - ${discount}%)`)`
          You reduced only the mark-up of ${markUp}% by the discount. The discount is allowed on the whole marked
          price.`,
        slip('took_a_change_twice', base, calc`2 * ${label}`)`
            You subtracted the discount of ${discount}% of the marked price twice. It is given once.`,
      ],
      snapRead: text`The mark-up is a per cent of the cost, and the discount is a per cent of the marked price. So the
        two have different bases.`,
      approach: text`Per cents of different bases cannot be subtracted. So let the cost be $100$: then both the
        mark-up and the discount are amounts.`,
      faster: text`For a rise and a fall, one after the other, the per cents are combined as
        ${calc`${markUp} - ${discount} - ${markUp} * ${discount} / 100`}.`,
      check: text`At a cost of ₹${cost} the marked price is ₹${marked} and the selling price
        ₹${marked.mul(down(discount))}. The profit of ₹${of(cost, profit)} is ${profit}% of ₹${cost}.`,
      principle: text`A mark-up is counted on the cost and a discount on the marked price, so their multipliers are
        multiplied.`,
    };
  },
);

const markUpFor = form<MarkedPrice>(
  'mark-up-needed',
  {
    band: 'Easy',
    seconds: 50,
    revision: 5,
    verify: ({ cost, discount, profit }) => {
      for (let label = 1; label <= 40_000; label += 1)
        if (Math.abs(label * (100 - discount.valueOf()) - cost.valueOf() * (100 + profit.valueOf())) < 1e-6)
          return q(label).div(cost).sub(1).mul(100);
      throw new Error('no label fits');
    },
  },
  ({ profit, discount, ware, frame }, { step }) => {
    const sold = step(calc`100 + ${profit}`, {
      name: 'the selling price, where the cost is 100',
      because: text`The cost is the base both of the profit and of the mark-up that is asked. With a cost of 100
          both per cents are amounts.`,
    })`
        Let the cost price be $100$. The profit is ${profit}% of it. Add it to find the selling price.`;
    const kept = step(calc`100% - ${discount}%`, {
      name: text`the per cent of the marked price that is paid`,
      because: text`The buyer pays the marked price without the discount. At a discount of 20%, for example, ₹80
          of every ₹100 marked is paid.`,
    })`
        The discount is counted on the marked price. So the selling price is $100\% - ${discount}\%$ of the marked
        price.`;
    const markUp = step(calc`${sold} ÷ ${kept}% - 100`, {
      because: text`To find 100% from a smaller per cent you divide. If you add ${discount}% of the selling price
          to it, you come out too low, because the discount is ${discount}% of the larger marked price.`,
    })`
      Divide to find the marked price, and subtract the cost of $100$. What is left is the mark-up per cent.`;
    return {
      answer: markUp,
      stem:
        frame === 0
          ? text`A shop wants to allow a discount of ${discount}% on ${ware} and still gain ${profit}%. By what
            percentage above the cost price must it be marked?`
          : text`${personBy(profit, discount)} makes a profit of ${profit}% on ${ware} after giving a discount of
            ${discount}%. By what
            percentage was the marked price higher than the cost price?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(160) && value.d <= 9n,
      slips: [
        slip('added_the_percentages', markUp, calc`${discount} + ${profit}`)`
            You added ${profit}% and ${discount}%. They have different bases: the discount is a per cent of the marked
            price, which is more than the cost.`,
        slip('undid_with_the_same_per_cent', markUp, calc`${sold} * (100% + ${discount}%) - 100`)`
          You raised the selling price by ${discount}%. That does not undo a discount of ${discount}%, which was
          measured on the larger marked price.`,
        slip('halved_needlessly', kept, calc`100% - ${discount}% / 2`)`
          You used ${kept}% of the marked price as the selling price. That takes off only half of the discount; the
          whole discount is ${discount}%.`,
        slip('left_out_a_change', sold, 100)`
              You left out the profit of ${profit}%. With this mark-up the price after the discount would only be the
              cost.`,
        slip('wrong_base', markUp, calc`100 ÷ (100% - ${discount}% - ${profit}%) - 100`)`
            You subtracted ${discount}% and ${profit}% from the marked price: ${here}. The profit is a per cent of the
            cost.`,
        slip('took_a_change_twice', kept, calc`100% - (2 * ${discount})%`)`
          You divided by ${kept}%. That takes the discount of ${discount}% off twice, but it is given once.`,
        slip('counted_twice', sold, calc`100 + 2 * ${profit}`)`
          You used a selling price of $${sold}$ on a cost of $100$. It contains the profit of ${profit}% twice, but
          there is only one profit.`,
      ],
      snapRead: text`The discount and the profit are known, and the mark-up is asked. The selling price leads from the
        cost to the marked price.`,
      approach: text`Let the cost be $100$. The selling price is the cost with the profit, and it is also the marked
        price without the discount. So find it from the cost, and go back to the marked price.`,
      check: text`With a mark-up of ${markUp}% the marked price on a cost of $100$ is $${markUp.add(100)}$. After
        ${discount}% off it is $${sold}$, a profit of ${profit}%.`,
      principle: text`The cost raised by the profit equals the marked price reduced by the discount: write this
        equation and solve for what is asked.`,
    };
  },
);

const labelFor = form<MarkedPrice>(
  'cost-from-label',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ marked, discount, profit }) => {
      for (let cost = 1; cost <= 40_000; cost += 1)
        if (Math.abs(cost * (100 + profit.valueOf()) - marked.valueOf() * (100 - discount.valueOf())) < 1e-6)
          return q(cost);
      throw new Error('no cost fits');
    },
  },
  ({ discount, marked, profit, ware, frame }, { step, find }) => {
    const kept = find(calc`100 - ${discount}`);
    const sold = step(calc`${marked} * ${kept}%`, {
      name: 'the selling price',
      because: text`The buyer gets ${discount}% off ₹${marked} and pays the rest. The discount is not a per cent
          of the cost, which is not known yet.`,
    })`
      The discount is a per cent of the marked price, so $${kept}\%$ of the marked price is left: this is the selling
      price.`;
    const cost = step(calc`${sold} ÷ (100% + ${profit}%)`, {
      because: text`The cost is 100% and the profit comes on top of it. Taking ${profit}% of the selling price
          away would take too much: at a cost of ₹100 and a profit of 25% the price is ₹125, and 25% of that is more
          than ₹25.`,
    })`
      The profit is a per cent of the cost, so the selling price is the cost and ${profit}% of it. Divide to find the
      cost.`;
    return {
      answer: cost,
      stem:
        frame === 0
          ? text`The marked price of ${ware} is ₹${marked}. Sold at a discount of ${discount}%, it brings a profit of
            ${profit}%. What did it cost the seller?`
          : text`A seller gains ${profit}% on ${ware} by letting it go at ${discount}% off the marked price of
            ₹${marked}. Find the cost price.`,
      show: rupees,
      plausible: value => isCount(value) && value.lt(marked),
      slips: [
        slip('took_profit_on_the_selling_price', cost, calc`${sold} * (100% - ${profit}%)`)`
          You reduced the selling price of ₹${sold} by ${profit}%. The profit is ${profit}% of the cost, which is
          less.`,
        slip('added_the_percentages', cost, calc`${marked} * (100% - ${discount}% - ${profit}%)`)`
            You subtracted both per cents from the marked price of ₹${marked}: ${here}. The profit is a per cent of
            the cost.`,
        stop('left_out_a_change', sold)`
            You stopped at ₹${sold}, the selling price. It still contains the profit of ${profit}%.`,
        slip('halved_needlessly', kept, 100)`
            You left out the discount and divided the full marked price of ₹${marked}. The discount has to be
            subtracted first.`,
        slip('took_the_change_the_wrong_way', cost, calc`${sold} * (100% + ${profit}%)`)`
            You added a profit of ${profit}% to the selling price: ${here}. The cost is less than the selling price.`,
        slip('took_a_change_twice', kept, calc`100 - 2 * ${discount}`)`
            You left only ${kept}% of the marked price as the selling price. That subtracts the discount of
            ${discount}% twice.`,
      ],
      snapRead: text`The marked price, the discount and the profit are known, and the cost is asked. The selling price
        leads from the one to the other.`,
      approach: text`The selling price is the marked price without the discount, and it is also the cost with the
        profit. So find it from the marked price, and divide to find the cost.`,
      check: text`${profit}% of ₹${cost} is ₹${of(cost, profit)}, and together they are ₹${sold}, which is ₹${marked}
        less ${discount}%.`,
      principle: text`To find the cost from a selling price, divide by the multiplier of the profit; if you subtract
        the same per cent, you use the wrong base.`,
    };
  },
);

/** The price whose loss is as large in rupees as the profit at the marked price. */
const mirrored = ({ marked, cost }: MarkedPrice) => cost.mul(2).sub(marked);

const labelFromLoss = form<MarkedPrice>(
  'marked-price-from-an-equal-loss',
  {
    band: 'Medium',
    seconds: 85,
    // Cost, discounted price and profit each prove the marked price beside them: one of the three is offered.
    revision: 2,
    suits: p => p.markUp.lt(85) && !p.markUp.equals(50) && isCount(mirrored(p)),
    verify: p => {
      const price = mirrored(p).valueOf();
      for (let marked = 1; marked <= 40_000; marked += 1) {
        const cost = (marked * (100 - p.discount.valueOf())) / (100 + p.profit.valueOf());
        if (Math.abs(cost - price - (marked - cost)) < 1e-6) return q(marked);
      }
      throw new Error('no marked price fits');
    },
  },
  (p, { step, find }) => {
    const { discount, profit } = p;
    const price = mirrored(p);
    const turn = Number(p.cost.n) % 3;
    const left = find(calc`100 - ${discount}`);
    const label = step(calc`(100 + ${profit}) / ${left}%`, {
      name: 'the marked price, where the cost is 100',
      works: value => tex`\frac{100 + ${profit}}{${left}} \times 100 = ${value}`,
      because: text`The profit is a per cent of the cost and the discount a per cent of the marked price. With a
          cost of 100 the price after the discount is known, and the marked price is more than this by the discount,
          so divide.`,
    })`
        Let the cost be $100$. After the discount ${left}% of the marked price is left, and that is the cost with the
        profit. Divide to find the marked price.`;
    const low = step(calc`100 - (${label} - 100)`, {
      name: text`the price of ₹${price}, where the cost is 100`,
      because: text`The loss equals the profit at the full marked price, not the smaller profit after the
          discount. So both prices are equally far from the cost, one above and one below.`,
    })`
      The profit at the marked price is what lies above $100$. The loss is equal to it, so ₹${price} is as far below
      $100$.`;
    const marked = step(calc`${price} * ${label} / ${low}`, {
      works: value => tex`${price} \times \frac{${label}}{${low}} = ${value}`,
      because: text`On the scale with a cost of 100 all prices are in their true ratio. So the marked price is to
          ₹${price} as the one number is to the other.`,
    })`
        Now one price is known both in rupees and on this scale. Multiply ₹${price} by the ratio of the two prices on
        this scale.`;
    return {
      answer: marked,
      stem:
        p.frame === 0
          ? text`At a discount of ${p.discount}% on the marked price a shop gains ${p.profit}% on ${p.ware}. If it
            were sold for ₹${price}, the loss in rupees would equal the profit that the shop makes by selling at the
            marked price. Find the marked price.`
          : text`${p.discount}% off its marked price leaves a shop a profit of ${p.profit}% on ${p.ware}. To clear its
            stock, the shop sells the last piece for ₹${price} and so loses as many rupees as it would have gained at
            the full marked price. What is the marked price?`,
      show: rupees,
      plausible: value => isCount(value) && value.gt(price),
      slips: [
        slip('answered_another_quantity', marked, turn === 0 && calc`${price} * 100 / ${low}`)`
          You stopped at ₹${marked}, the cost. The marked price is as far above the cost as ₹${price} is below it.`,
        slip('answered_another_quantity', marked, turn === 1 && calc`${price} * (100 + ${profit}) / ${low}`)`
            You found ₹${marked}, the price after the discount of ${discount}%. The question asks for the marked
            price.`,
        slip('added_the_percentages', label, calc`100 + ${profit} + ${discount}`)`
            You added the discount to the cost with its profit: ${here}. The discount is a per cent of the marked
            price, so it cannot be added to a per cent of the cost.`,
        slip('wrong_base', label, calc`(100 + ${profit}) * (100% + ${discount}%)`)`
            You added ${discount}% to the price after the discount: ${here}. The discount is ${discount}% of the
            marked price, which is larger, so divide.`,
        slip('wrong_base', label, () => {
          const rest = q(100).sub(profit).sub(discount);
          return rest.gt(50) ? q(10_000).div(rest) : null;
        })`
            You subtracted discount and profit from the marked price, so that $100 - ${discount} - ${profit} =
            ${q(100).sub(profit).sub(discount)}$ per cent of it is the cost. The profit is a per cent of the cost.`,
        slip('took_profit_on_the_selling_price', label, () => {
          const found = q(1_000_000).div(left.mul(q(100).sub(profit)));
          return found.lt(200) ? found : null;
        })`
            You subtracted ${discount}% and then ${profit}% from the marked price to find the cost. The profit is a
            per cent of the cost, not of the selling price.`,
        slip('wrong_base', marked, label.lt(150) && calc`${price} * 100 / (300 - 2 * ${label})`)`
            You subtracted ${label.sub(100)}% of the marked price twice to reach ₹${price}. Profit and loss are per
            cents of the cost.`,
        slip('left_out_a_change', low, calc`100 - ${profit}`)`
            You made the loss equal to the profit after the discount: ${here}. It is equal to the profit at the marked
            price, which is larger.`,
        slip('assumed_a_proportion', low, label.lt(200) && label.gt(100) && calc`100 / ${label} * 100`)`
            You went down from the cost in the same ratio as from the marked price to the cost: $\frac{100}{${label}}
            \times 100 \approx ${low.round(2)}$. The two differences are equal in rupees, not the ratios.`,
        slip('answered_another_quantity', marked, turn === 2 && calc`${price} * (${label} - 100) / ${low}`)`
          You stopped at ₹${marked}, the profit at the marked price. The question asks for the marked price, which is
          the cost and this profit.`,
        slip('used_a_wrong_given_number', low, 100)`
          You used ₹${price} as the cost and got ₹${marked}. At ₹${price} the shop makes a loss, so its cost is more
          than that.`,
      ],
      snapRead: text`The discount and the profit give the ratio of the marked price to the cost. The price of
        ₹${price} is as far below the cost as the marked price is above it.`,
      approach: text`Let the cost be $100$. Then both the marked price and the price at a loss can be found on this
        scale. One of them is known in rupees, and this gives the other.`,
      check: () => {
        const sold = p.marked.mul(down(discount));
        return text`A discount of ${discount}% on ₹${p.marked} leaves ₹${sold}, which is ${profit}% above a cost of
          ₹${p.cost}. The profit $${p.marked} - ${p.cost}$ and the loss $${p.cost} - ${price}$ are both
          ₹${p.marked.sub(p.cost)}.`;
      },
      principle: text`Profits and losses are counted from the cost, so let the cost be a hundred, and write each price
        on that scale.`,
    };
  },
);

const costFromDifference = form<MarkedPrice>(
  'cost-from-a-difference',
  {
    band: 'Medium',
    seconds: 65,
    verify: ({ discount, profit, other, marked }) => {
      const more = (marked.valueOf() * (discount.valueOf() - other.valueOf())) / 100;
      for (let cost = 1; cost <= 40_000; cost += 1) {
        const first = (cost * (100 + profit.valueOf())) / 100;
        const label = (first * 100) / (100 - discount.valueOf());
        if (Math.abs((label * (100 - other.valueOf())) / 100 - first - more) < 1e-7) return q(cost);
      }
      throw new Error('no cost fits');
    },
  },
  ({ discount, other, marked, profit, ware, frame }, { step, find }) => {
    const more = of(marked, discount.sub(other));
    const points = step(calc`${discount}% - ${other}%`, {
      name: text`the difference of the discounts`,
      because: text`Both are counted on one and the same price, so they may be subtracted like rupees. With
          different bases this would not be allowed.`,
    })`
        Both discounts are per cents of the same marked price. Subtract to find by how many per cent of it they
        differ.`;
    const label = step(calc`${more} ÷ ${points}%`, {
      name: 'the marked price',
      because: text`The cost does not change. So all that the buyer pays more when the discount is smaller is
          additional profit.`,
    })`
        This part of the marked price is the additional profit of ₹${more}. Divide to find the marked price.`;
    const kept = find(calc`100 - ${discount}`);
    const sold = step(calc`${label} * ${kept}%`, {
      name: text`the selling price at ${discount}% off`,
      because: text`The profit of ${profit}% was made at the discount of ${discount}%, so this selling price has
          to be used. The one at ${other}% has another profit.`,
    })`
        The profit is known for the discount of ${discount}%. Find the selling price with this discount.`;
    const cost = step(calc`${sold} ÷ (100% + ${profit}%)`, {
      because: text`The profit is counted on the cost, so the cost is the 100% and the selling price is more than
          100%. If you take ${profit}% of the selling price away, you use the wrong base.`,
    })`
        This price is the cost and ${profit}% of it. Divide to find the cost.`;
    return {
      answer: cost,
      stem:
        frame === 0
          ? text`Selling ${ware} at a discount of ${discount}% brings a profit of ${profit}%. With a discount of
            ${other}% the profit would have been ₹${more} more. What is the cost price?`
          : text`A shop reduces the discount on ${ware} from ${discount}% to ${other}% of the marked price and so
            gains ₹${more} more on each sale. Before, its profit was ${profit}%. How much does it pay for each?`,
      show: rupees,
      plausible: isCount,
      slips: [
        slip('wrong_base', cost, label)`
          You stopped at ₹${label}, the marked price. The question asks for the cost, which is less by the discount
          and the profit.`,
        slip('took_profit_on_the_selling_price', cost, calc`${sold} * (100% - ${profit}%)`)`
          You reduced the selling price of ₹${sold} by ${profit}%. The profit is ${profit}% of the cost, which is
          less.`,
        slip('used_a_wrong_given_number', kept, calc`100 - ${other}`)`
            You used the discount of ${other}% for the profit of ${profit}%. This profit is made with the discount of
            ${discount}%.`,
        stop('answered_another_quantity', sold)`
            You stopped at ₹${sold}, the selling price with the discount of ${discount}%. It still contains the
            profit.`,
        slip('halved_needlessly', kept, 100)`
          You divided the full marked price of ₹${label}. The profit of ${profit}% is made after a discount of
          ${discount}%, so the discount has to be subtracted first.`,
        slip('added_the_percentages', points, calc`${discount}% + ${other}%`)`
            You used ₹${more} as ${points}% of the marked price. It is the difference of the two discounts, not their
            sum.`,
        slip('added_the_percentages', cost, calc`${label} * (100% - ${discount}% - ${profit}%)`)`
            You subtracted discount and profit from the marked price of ₹${label}: ${here}. The profit is a per cent
            of the cost.`,
      ],
      snapRead: text`Two discounts on one marked price differ by a known amount in rupees. The cost is asked, and the
        marked price and the selling price lead to it.`,
      approach: text`The cost stays the same, so the additional profit is the difference of the two discounts, a known
        per cent of the marked price. Find the marked price, then the selling price, then the cost.`,
      check: text`A discount of ${discount}% on ₹${label} leaves ₹${sold}, which is ${profit}% above ₹${cost}. With
        ${other}% the price is ₹${label.mul(down(other))}, and that is ₹${more} more.`,
      principle: text`A difference in rupees between two discounts is a per cent of the marked price: find the marked
        price first.`,
    };
  },
);

const sameInRupees = form<MarkedPrice>(
  'discount-times-profit',
  {
    band: 'Medium',
    seconds: 65,
    revision: 4,
    suits: p => ratioOfGains(p).n <= 9n && ratioOfGains(p).d <= 9n,
    verify: p => {
      const { markUp } = p;
      const wanted = ratioOfGains(p).valueOf();
      for (let d = 1; d <= 60; d += 1)
        for (let n = 1; n < d * 60; n += 1) {
          const label = 100 + markUp.valueOf();
          const off = (label * n) / d / 100;
          if (Math.abs(label - off - 100 - wanted * off) < 1e-9) return q(n, d);
        }
      throw new Error('no rate fits');
    },
  },
  (p, { step, find }) => {
    const { markUp, ware, frame } = p;
    const ratio = ratioOfGains(p);
    const between = step(calc`(100 + ${markUp}) - 100`, {
      name: text`the mark-up, where the cost is 100`,
      because: text`From the marked price down to the selling price is the discount, and from there down to the
          cost is the profit. Together they are the way from the marked price to the cost.`,
    })`
        Let the cost be $100$. The selling price lies between the cost and the marked price, so profit and discount
        together are the whole difference of the two. Find this difference.`;
    const part = find(ratio.add(1).inverse());
    const given = step(calc`${between} * ${frac(part)}`, {
      name: 'the discount, where the cost is 100',
      because: text`If profit and discount are as $2 : 3$, the mark-up has 5 equal parts and the discount 3 of
          them. The parts are counted from the sum, because the sum is what is known.`,
    })`
      Profit and discount are in the ratio $${ratio.n} : ${ratio.d}$, so the discount is $${frac(part)}$ of this
      difference.`;
    const label = find(calc`100 + ${markUp}`);
    const found = step(calc`${given} / ${label} * 100%`, {
      name: text`the rate of discount`,
      because: text`A discount is announced as a per cent of the marked price. The amount that you have found is a
          per cent of the cost, because the cost was 100.`,
    })`
        The rate of discount is a per cent of the marked price. Divide the discount by it.`;
    return {
      answer: found,
      stem:
        frame === 0
          ? text`${personBy(markUp, p.discount)} marks ${ware} ${markUp}% above cost. After a discount, the profit
            and the discount, both in
            rupees, are in the ratio $${ratio.n} : ${ratio.d}$. What per cent of the marked price was the discount?`
          : text`The profit and the discount on ${ware}, in rupees, are in the ratio $${ratio.n} : ${ratio.d}$. It had
            been marked ${markUp}% above its cost. Find the rate of discount.`,
      show: percent,
      plausible: rate,
      slips: [
        slip('wrong_base', label, 100)`
            You used the discount of $${given}$ on a cost of $100$ as the rate. The rate of discount is counted on the
            marked price.`,
        slip('swapped_the_two', part, calc`1 - ${part}`)`
            You exchanged the terms of the ratio. On a cost of $100$, $${given}$ is the profit.`,
        slip('wrong_base', between, calc`${markUp} / (100 + ${markUp}) * 100`)`
            You divided the mark-up by the marked price first, and its part for the discount by the marked price
            again. Divide once.`,
        slip('took_a_part_for_the_whole', part, calc`1 / (${ratio.n} + ${ratio.d})`)`
            You gave only one of the $${part.d}$ parts of the mark-up to the discount. It has $${ratio.d}$ of them.`,
        slip('wrong_base', found, calc`${given} / (${label} - ${given}) * 100%`)`
          You divided the discount by the selling price, $${label.sub(given)}$ on a cost of $100$. It is a per cent of
          the marked price.`,
        slip('took_the_whole_for_a_part', part, 1)`
          You used the whole mark-up of $${between}$ as the discount. Then the selling price would be the cost,
          without any profit.`,
        slip('assumed_equal_parts', part, !part.equals(q(1, 2)) && calc`1 / 2`)`
          You made profit and discount equal. They are in the ratio $${ratio.n} : ${ratio.d}$, so the mark-up is not
          divided into halves.`,
      ],
      snapRead: text`The mark-up is known, and profit and discount in rupees are in a known ratio. Together they are
        the mark-up.`,
      approach: text`Let the cost be $100$. The selling price divides the mark-up into profit and discount. Divide it
        in the given ratio, and write the discount as a per cent of the marked price.`,
      check: text`${found}% of $${markUp.add(100)}$ is $${given}$, which leaves a profit of $${markUp.sub(given)}$,
        and ${calc`${markUp.sub(given)} / ${given}`} is the given ratio.`,
      principle: text`Profit and discount in rupees add up to the mark-up in rupees; only their per cents have
        different bases.`,
    };
  },
);

const steps = [2, 4, 5, 6, 8, 10, 12, 15];
/** Clean mark-ups and discounts, each with a smaller discount that leaves a clean profit too. */
const rows = [20, 25, 30, 35, 40, 44, 45, 50, 55, 60, 65, 70, 75, 80, 90].flatMap(markUp =>
  [5, 8, 10, 12, 15, 16, 18, 20, 24, 25, 28, 30, 32, 35, 36, 40].flatMap(discount =>
    steps.flatMap(step => {
      const row = { markUp: q(markUp), discount: q(discount), other: q(discount - step) };
      const profit = row.markUp.add(100).mul(down(row.discount)).sub(100);
      const otherProfit = row.markUp.add(100).mul(down(row.other)).sub(100);
      const clean =
        profit.mul(2).d === 1n && otherProfit.mul(2).d === 1n && profit.valueOf() >= 4 && step < discount - 1;
      const told = [row.markUp, row.discount, row.other, profit];
      const distinct =
        !told.some(given => given.equals(otherProfit)) &&
        !profit.equals(row.discount) &&
        !profit.equals(row.other);
      return clean && distinct ? [{ ...row, profit, otherProfit }] : [];
    }),
  ),
);
const ratioOfGains = ({ markUp, discount, profit }: Pick<MarkedPrice, 'markUp' | 'discount' | 'profit'>) =>
  profit.mul(100).div(markUp.add(100).mul(discount));
const rowsInRatio = rows.filter(row => ratioOfGains(row).n <= 9n && ratioOfGains(row).d <= 9n);

/** AR.PLD.3 Easy and Medium: cost, marked price and discount. */
export const markedPrices: readonly AnyTemplate[] = situation<MarkedPrice>({
  type: 'AR.PLD.3',
  situation: 'marked-price',
  tries: 12,
  draw: draw => {
    const row = draw.pick(draw.chance(0.3) ? rowsInRatio : rows);
    const cost = q(draw.step(200, 4800, 100));
    const marked = cost.mul(up(row.markUp));
    const whole = isCount(marked.mul(down(row.discount))) && of(marked, row.discount.sub(row.other)).d === 1n;
    return whole ? { ware: draw.pick(wares), ...row, cost, marked, frame: draw.int(0, 1) } : null;
  },
  forms: [profitOf, markUpFor, labelFor, labelFromLoss, costFromDifference, sameInRupees],
});
