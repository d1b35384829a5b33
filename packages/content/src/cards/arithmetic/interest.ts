import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const interest: readonly Card[] = [
  {
    type: 'AR.INT.1',
    idea: text`
      Simple interest is the same every year, so the amounts of two dates differ by whole years of interest.`,
    cue: text`‘at simple interest’, ‘amounts to ₹8,640 after 5 years and ₹9,536 after 7’`,
    method: text`Find the interest of one year, then go back to the sum or on to the date that is asked.`,
    trap: text`Counting the rate on the amount. It is counted on the sum that was lent.`,
    example: { form: 'one-rate-amount-of-another-sum', seed: 902 },
  },
  {
    type: 'AR.INT.2',
    idea: text`
      If interest is added several times a year, the rate is shared among the parts and the parts are counted.`,
    cue: text`‘compounded half-yearly’, ‘quarterly’, ‘in the second quarter it earns’`,
    method: text`
      Divide the yearly rate by the parts of a year, and multiply once for every part that passes.`,
    trap: text`Sharing the rate and forgetting to count the parts: a year and a half has three half-years.`,
    example: { form: 'rates-compared-rate-from-two-interests', seed: 902 },
  },
  {
    type: 'AR.INT.3',
    idea: text`
      Over two years compound interest is more than simple interest by the interest on the first year's
      interest.`,
    cue: text`‘the compound interest exceeds the simple interest by’, both interests for 2 years`,
    method: text`
      One year's simple interest times the rate is the difference; so difference divided by it is the rate.`,
    trap: text`Dividing the difference by the interest of both years, or by the sum and the rate only once.`,
    example: { form: 'two-years-sum-from-the-gap', seed: 902 },
  },
  {
    type: 'AR.INT.4',
    idea: text`
      Rupees of different dates are not alike: each payment has to be moved to one date before it is added.`,
    cue: text`‘two equal instalments’, ‘pays after one year and the rest after two’, ‘cash price’`,
    method: text`
      Follow the debt: grow it for a year, take off the payment, grow again; or divide each payment back to
      today.`,
    trap: text`Letting interest run on the whole loan to the end. After a payment only the rest earns.`,
    example: { form: 'two-payments-first-payment', seed: 901 },
  },
  {
    type: 'AR.INT.6',
    idea: text`If all the money were at one rate, the interest would differ by what the other part earns more.`,
    cue: text`‘a part at 6% and the rest at 10%’, ‘the two parts bring ₹2,400 together’`,
    method: text`Suppose the lower rate for everything, and divide the missing interest by the difference of the
      rates.`,
    trap: text`Dividing the missing interest by the higher rate, or the money in the ratio of the rates.`,
    example: { form: 'two-deposits-part-at-the-higher-rate', seed: 902 },
  },
  {
    type: 'AR.INT.5',
    idea: text`Amounts a year apart have a constant quotient at compound interest, a constant difference at simple
      interest.`,
    cue: text`‘amounts to ₹6,600 in two years and ₹7,260 in three’, ‘the interest of the second year’`,
    method: text`Divide the interest of the year between by the amount before it; at simple interest go back to the sum
      at first.`,
    trap: text`Comparing the interest with the sum at first at compound interest, or with an amount at simple
      interest.`,
    example: { form: 'two-simple-amounts-rate-from-two-simple-amounts', seed: 902 },
  },
];
