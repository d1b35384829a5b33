import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const percentages: readonly Card[] = [
  {
    type: 'AR.PCT.1',
    idea: text`A rise or a fall multiplies its base; going back divides by the same multiplier.`,
    cue: text`‘rose by 20% to ₹4,680’, ‘what was it before’, ‘by what per cent must it be reduced’`,
    method: text`Call the value before the change 100, follow the change, then compare with the right base.`,
    trap: text`Taking the same per cent off the new value. It was measured on the old one, which is smaller.`,
    example: { form: 'one-rise-original-amount', seed: 903 },
  },
  {
    type: 'AR.PCT.2',
    idea: text`Changes that follow each other multiply, because each acts on what the one before has left.`,
    cue: text`‘first … and then’, ‘two successive discounts’, ‘in the next year’`,
    method: text`Write each change as a multiplier, 1.2 for 20% up and 0.9 for 10% down, and multiply them.`,
    trap: text`Adding the per cents. 20% up and 20% down do not cancel; they leave 96%.`,
    example: { form: 'two-changes-net-change', seed: 901 },
  },
  {
    type: 'AR.PCT.4',
    idea: text`Percentage points are the difference of two per cents; a rise in per cent compares it with the first.`,
    cue: text`‘rose by 6 percentage points’, ‘the share fell from 30% to 24%’, ‘by what per cent did the share change’`,
    method: text`Add or subtract points; for a per cent of a share divide the points by the share at first.`,
    trap: text`Calling a rise from 20% to 25% a rise of 5 per cent: it is 5 points, and 25 per cent of the share.`,
    example: { form: 'share-before-and-after-per-cent-behind-the-points', seed: 902 },
  },
  {
    type: 'AR.PCT.5',
    idea: text`
      Votes and marks are parts of one total, and a distance known both ways tells what 1% is worth.`,
    cue: text`‘missed the pass mark by 18’, ‘won by 3,780 votes’, ‘8% of the votes were invalid’`,
    method: text`
      Write every share as a per cent of the same total, take the difference, and scale it to 100%.`,
    trap: text`
      A share of the valid votes set equal to a share of all votes cast: the two have different bases.`,
    example: { form: 'pass-mark-maximum', seed: 903 },
  },
  {
    type: 'AR.PCT.3',
    idea: text`
      A comparison has the second number as its base: ‘more than B’ is counted on B, ‘less than A’ on A.`,
    cue: text`‘25% more than Sunday’, ‘by what per cent is A more than B’`,
    method: text`
      Call the number that the others are compared with 100, write the others, and divide the difference by
      the one after ‘than’.`,
    trap: text`
      Turning the sentence round with the same per cent: 25% more one way is 20% less the other way.`,
    example: { form: 'two-against-a-third-first-against-second', seed: 903 },
  },
  {
    type: 'AR.PCT.6',
    idea: text`Growth over several years multiplies year by year, each year on what the one before has left.`,
    cue: text`‘loses 20% of its value each year’, ‘in two years’, ‘what was it at the beginning’`,
    method: text`Multiply once for each year; to go back, divide, and undo the last year first.`,
    trap: text`Adding the yearly per cents, or one year too many or too few.`,
    example: { form: 'several-years-number-at-the-beginning', seed: 902 },
  },
  {
    type: 'AR.PCT.7',
    idea: text`Expenditure is price times quantity, so if it stays, price and quantity change inversely.`,
    cue: text`‘the price has risen by 20%’, ‘the same sum buys 4 litres more’`,
    method: text`New quantity is old quantity times the change of the money by the change of the price.`,
    trap: text`Cutting the quantity by the same per cent as the price rose. 20% dearer needs a sixth less.`,
    example: { form: 'price-and-quantity-reduced-price-from-more-goods', seed: 902 },
  },
  {
    type: 'AR.PCT.8',
    idea: text`Income is spending and saving together, and each of the three has per cents of its own.`,
    cue: text`‘spends 80% of the salary’, ‘by what per cent do the savings rise’`,
    method: text`
      Take the income as 100, follow spending and income, and compare new savings with old savings.`,
    trap: text`Counting the rise of the savings on the income, or taking the difference of the per cents.`,
    example: { form: 'one-income-rise-of-savings', seed: 901 },
  },
];
