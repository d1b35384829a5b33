import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { bars } from '../pictures.ts';

export const profitLossDiscount: Lesson = {
  subcategory: 'AR.PLD',
  title: 'Profit, loss and discount: three prices, two bases',
  description: text`
    Why a mark-up of 40% and a discount of 25% do not leave 15%, and how to walk between cost, marked price
    and selling price. With worked examples.`,
  before: [
    text`
      The cost price is the amount the seller paid, the selling price the amount he gets. The profit
      is the selling price less the cost price.`,
    text`
      Profit and loss per cent are counted on the cost price. Bought at ₹400 and sold at ₹460, a bag
      brings $\frac{60}{400} \times 100\% = 15\%$.`,
    text`
      A discount is counted on the marked price: 10% off ₹500 leaves ₹450.`,
    text`
      If two things are sold at the same price, one with a profit of $x\%$ and one with a loss of
      $x\%$, the two together bring a loss of $\frac{x^2}{100}$ per cent. For 20 that is a loss of
      4%.`,
  ],
  idea: [
    text`
      A shopkeeper in Surat buys a sari for ₹500. She writes a price 40% higher on its label:
      ${calc`500 * 140%`} rupees. A customer bargains and gets 25% off. Many of us would now say that the
      profit is 15%, for 40 take away 25 leaves 15. Let us count the money instead.`,
    text`
      The customer looks at the label, so the discount is 25% of ₹700: that is ₹${calc`25% * 700`.value}, and
      the sari goes for ₹525. The shopkeeper paid ₹500, so she has earned ₹25. And ₹25 on ₹500 is 5%, not 15%.`,
    text`
      The two per cents could not be subtracted because they were measured on different prices. There are
      three prices in every such story. The cost is what the seller paid; mark-up, profit and loss are counted
      on it. The marked price is what the label says; discounts are counted on it. The selling price is what
      is really paid, and it connects the two: it is the cost with the profit, and also the marked price
      without the discount.`,
    text`
      So walk from price to price, and multiply on each step. If no price is given, call the cost 100. Here
      the walk is ${calc`100 * 140% * 75%`}, and what lies above 100 is the profit per cent. To walk back,
      divide: an article sold for ₹525 at a profit of 5% cost ${calc`525 ÷ 105%`} rupees.`,
  ],
  picture: {
    figure: bars({
      alt: text`
        Three bars on one scale. Cost 500 rupees. Marked price: the same 500 and a shaded part of 200, in all
        700. Selling price: 500 and a shaded part of 25, in all 525.`,
      bars: [
        { name: 'Cost', parts: [{ size: 500, text: '500' }], total: '500' },
        {
          name: 'Marked',
          parts: [
            { size: 500, text: '500' },
            { size: 200, text: '200', shaded: true },
          ],
          total: '700',
        },
        {
          name: 'Sold',
          parts: [
            { size: 500, text: '500' },
            { size: 25, shaded: true },
          ],
          total: '525',
        },
      ],
    }),
    caption: text`
      The discount of ₹175 is a quarter of the whole middle bar, and that bar is longer than the cost. So it
      eats up nearly all of the shaded ₹200, and a profit of ₹25 is left.`,
  },
  examples: [
    {
      form: 'marked-price-cost-from-label',
      seed: 902,
      passed: 0,
      answer: '₹4,200',
      because: {
        1: text`
          A discount is counted on the price on the label, ₹6,300, and 100% without 30% is 70%.`,
        2: text`
          The profit of 5% is counted on the cost, which is smaller than ₹4,410. Taking 5% off ₹4,410 would
          count it on the wrong price.`,
      },
    },
    {
      form: 'same-price-loss-in-rupees',
      seed: 901,
      passed: 13,
      answer: '₹320',
      ask: 2,
      because: {
        1: text`
          The shawls were not bought for the same money, and profit and loss are counted on what each of them cost.`,
        2: text`
          She lost 40% of this cost, so the ₹840 are the other 60% of it.`,
        3: text`
          The shawl with the loss cost far more, so 40% of it is far more money than 40% of the other.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`Marked 50% above cost and sold at 20% off, an article brings a profit of 30%.`,
      wrong: tex`50\% - 20\% = 30\%`,
      right: tex`150\% \times 80\% - 100\% = 20\%`,
      why: text`
        The discount is taken on the marked price of 150, and 20% of 150 is 30. Of the 50 that were added only
        20 remain.`,
    },
    {
      says: text`A chair bought for ₹400 and sold for ₹500 brings a profit of 20%.`,
      wrong: tex`\frac{100}{500} \times 100\% = 20\%`,
      right: tex`\frac{100}{400} \times 100\% = 25\%`,
      why: text`
        You paid ₹400 to earn these ₹100. Unless the question says otherwise, profit is a per cent of the cost.`,
    },
    {
      says: text`‘Buy 3, get 1 free’ is a discount of one third.`,
      wrong: tex`\frac{1}{3} \times 100\% = 33\tfrac{1}{3}\%`,
      right: tex`\frac{1}{4} \times 100\% = 25\%`,
      why: text`
        You carry home four pieces and pay for three of them. The one that is free has to be compared with all
        four.`,
    },
  ],
  leave: text`
    Most of these questions are a walk of two or three multiplications, so do them at once. Write the three
    words cost, marked, sold on your sheet, and put every number of the question under one of them. If after
    half a minute a number has no place, or the question mixes three prices with a condition such as ‘whole
    number of rupees’ or ‘in how many ways’, mark the question and go on: the set-up is easy there, but the
    counting takes long.`,
  checks: [
    { form: 'two-prices-price-for-a-profit', seed: 902 },
    { form: 'marked-price-profit-after-discount', seed: 902 },
    { form: 'in-a-row-free-pieces-and-a-discount', seed: 902 },
    { form: 'same-price-loss-in-rupees', seed: 902 },
    { form: 'marked-price-cost-from-a-difference', seed: 901 },
  ],
};
