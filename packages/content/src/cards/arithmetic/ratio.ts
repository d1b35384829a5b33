import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const ratio: readonly Card[] = [
  {
    type: 'AR.RAT.1',
    idea: text`Two ratios with a common member join into one when that member gets the same number in both.`,
    cue: text`‘for every 3 of … there are 4 of …’ said twice, ‘the ratio of the first to the third’`,
    method: text`Write the common member as the LCM of its two numbers, and let the others grow along.`,
    trap: text`
      Reading off the outer numbers: from 2 : 3 and 4 : 5 the first to the third is 8 : 15, not 2 : 5.`,
    example: { form: 'chain-of-two-ratios-first-to-third', seed: 902 },
  },
  {
    type: 'AR.RAT.2',
    idea: text`To divide an amount, count all parts of the ratio and find what one part is worth.`,
    cue: text`‘is divided among’, ‘in the ratio’, ‘one half : one third : one quarter’`,
    method: text`Clear fractions by their LCM first, add the parts, and divide the amount by their sum.`,
    trap: text`Dividing by the denominators: shares as a half to a third are as 3 : 2, not as 2 : 3.`,
    example: { form: 'three-shares-share-in-a-ratio-of-fractions', seed: 901 },
  },
  {
    type: 'AR.RAT.3',
    idea: text`Two ratios before and after a change are linked by what the change leaves as it is.`,
    cue: text`‘when 12 more join, the ratio becomes’, ‘gives 13 of her coins to’, ‘how many must be added’`,
    method: text`
      Give what stays the same equal parts in both ratios; the parts that move are the number in the question.`,
    trap: text`Subtracting parts of two ratios whose parts are not of one size.`,
    example: { form: 'one-side-changes-unchanged-number', seed: 904 },
  },
  {
    type: 'AR.RAT.4',
    idea: text`If 3 times one amount equals 4 times another, the amounts are as 4 to 3: as the reciprocals.`,
    cue: text`‘three times the share of … equals four times the share of …’, ‘20% of one is 30% of the other’`,
    method: text`Set the equal products to the LCM of the multipliers; each amount is the LCM divided by its
      multiplier.`,
    trap: text`Copying the multipliers as the ratio, or turning their order round where there are three of them.`,
    example: { form: 'three-equal-products-third-share-of-the-total', seed: 902 },
  },
  {
    type: 'AR.RAT.5',
    idea: text`In a continued proportion the square of the middle term is the product of the outer terms.`,
    cue: text`‘in continued proportion’, ‘mean proportional’, ‘sum and difference are in the ratio’`,
    method: text`Multiply crosswise; if a sum and a difference are in a ratio, add and subtract its terms.`,
    trap: text`Taking half the sum for the mean proportional: between 4 and 9 it is 6, not 6.5.`,
    example: { form: 'middle-of-three-mean-proportional', seed: 902 },
  },
  {
    type: 'AR.RAT.7',
    idea: text`Profit goes by money and by time: by capital multiplied by the months it was in the business.`,
    cue: text`‘joins after 4 months’, ‘the profit of the first year’, ‘a part of the profit for managing’`,
    method: text`Write capital × months for each partner, reduce the ratio, and divide the profit by it.`,
    trap: text`
      Sharing by capital alone, or counting the months before a partner joined instead of those after.`,
    example: { form: 'late-partner-share-of-the-late-partner', seed: 902 },
  },
  {
    type: 'AR.RAT.8',
    idea: text`The value of notes is their number times what one is worth, so a ratio of numbers is no ratio of
      values.`,
    cue: text`‘notes of ₹10, ₹20 and ₹50 in the ratio’, ‘the values are as’, ‘tickets for adults and children’`,
    method: text`Make one set by the ratio, find what the set is worth, and see how many sets make the total.`,
    trap: text`Dividing the money itself in the ratio of the numbers of notes.`,
    example: { form: 'notes-in-a-ratio-number-from-total-value', seed: 903 },
  },
  {
    type: 'AR.RAT.6',
    idea: text`A law of variation has one constant, or two with a fixed part; the known cases give them.`,
    cue: text`‘varies directly as … and inversely as the square of’, ‘a fixed part and a part for each km’`,
    method: text`
      Write the law with its constant, find it from the first case, put the second case in; with a fixed part,
      subtract two cases.`,
    trap: text`
      Scaling the whole amount when a part of it is fixed, or multiplying where it varies inversely.`,
    example: { form: 'partly-fixed-cost-of-a-third-number', seed: 902 },
  },
];
