import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const profitLossDiscount: readonly Card[] = [
  {
    type: 'AR.PLD.1',
    idea: text`
      Profit and loss are per cents of the cost, so the cost is 100% and the selling price is more or less.`,
    cue: text`‘sold at a loss of 5%’, ‘for ₹182 more there would have been a profit of 8%’`,
    method: text`
      Write each selling price as a per cent of the cost, and divide rupees by per cent to get the cost.`,
    trap: text`
      Finding the cost by taking the profit per cent off the selling price. Divide by 100% and the profit
      instead.`,
    example: { form: 'two-prices-cost-from-a-dearer-sale', seed: 902 },
  },
  {
    type: 'AR.PLD.2',
    idea: text`
      Sold at the same price, the article with the loss cost more, so equal per cents always end in a loss.`,
    cue: text`‘sold two scooters at the same price, one at a gain and the other at a loss’`,
    method: text`
      Divide the common price by each multiplier to get both costs, then compare all that came in with all
      that was paid.`,
    trap: text`Saying that 20% gain and 20% loss cancel. They are per cents of two different costs.`,
    example: { form: 'same-price-loss-in-rupees', seed: 903 },
  },
  {
    type: 'AR.PLD.3',
    idea: text`
      The selling price is seen from two sides: marked price without discount, and cost with profit.`,
    cue: text`‘marked 70% above cost’, ‘after a discount of 25%’, ‘the marked price’`,
    method: text`
      Call the cost 100, or write cost × (1 + profit) and marked price × (1 - discount), and set them equal.`,
    trap: text`
      Subtracting the discount per cent from the mark-up per cent. The discount is taken on the higher price.`,
    example: { form: 'marked-price-mark-up-needed', seed: 904 },
  },
  {
    type: 'AR.PLD.4',
    idea: text`
      Each further discount acts on what the one before has left, and a free piece is shared by all pieces.`,
    cue: text`‘a further 10% off’, ‘two discounts’, ‘1 free with every 3’`,
    method: text`Multiply what each offer leaves: 80% and then 90% leave 72%; pay for 3 of 4 leaves 75%.`,
    trap: text`
      Adding the discounts, or taking 1 free with 3 for a third. The free one is a quarter of what you get.`,
    example: { form: 'in-a-row-marked-price-from-the-bill', seed: 902 },
  },
  {
    type: 'AR.PLD.5',
    idea: text`
      The result on the whole is all the money that came in against all that was paid, spoilt goods included.`,
    cue: text`‘on one third of it a profit of 16%’, ‘10% of the fruit spoilt’, ‘on the whole’`,
    method: text`Let the whole cost 100, find what each part brings on its own share, and add.`,
    trap: text`Taking the average of the profit per cents. A part that cost more counts more.`,
    example: { form: 'two-parts-overall-result', seed: 902 },
  },
  {
    type: 'AR.PLD.6',
    idea: text`With a short weight more is paid for than is given, so the cost is that of what is given.`,
    cue: text`‘a weight of 900 g for a kilogram’, ‘a false balance’, ‘at cost price, but gains’`,
    method: text`Treat the weight as one more multiplier: what is paid over what is given, 1000 over 900.`,
    trap: text`Comparing the grams kept back with 1000 g, or adding the gain to the mark-up.`,
    example: { form: 'weight-of-a-false-kilogram-weight-from-the-gain', seed: 901 },
  },
  {
    type: 'AR.PLD.7',
    idea: text`If the cost of 20 is the price of 16, price and cost of one are as 20 to 16.`,
    cue: text`‘the cost price of 20 equals the selling price of 16’, ‘gains the selling price of 5’`,
    method: text`Sell the smaller number: it brings the cost of the larger one, so the difference is profit on the
      smaller.`,
    trap: text`Dividing by the larger number. Only the smaller number has been sold, and its cost is the base.`,
    example: { form: 'cost-of-n-price-of-m-profit-from-two-numbers', seed: 902 },
  },
  {
    type: 'AR.PLD.8',
    idea: text`Every sale, tax or commission is one multiplier, in its order, on the amount before it.`,
    cue: text`‘sells it on with a profit of 20%’, ‘18% tax on the reduced price’, ‘the agent keeps 5%’`,
    method: text`Write one multiplier for each stage; going back, divide by them, the last one first.`,
    trap: text`Adding the per cents of different stages, or undoing a rise with the same per cent.`,
    example: { form: 'two-sales-cost-at-the-start-of-a-chain', seed: 901 },
  },
];
