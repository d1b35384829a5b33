import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const numberProperties: readonly Card[] = [
  {
    type: 'NS.NUM.1',
    idea: text`
      Whether a sum or product is even or odd, positive or negative follows from its terms and factors alone.`,
    cue: text`
      ‘the product is even’, ‘exactly 7 switches in each move’, ‘five different integers with the product 63’`,
    method: text`
      Count odd numbers or negative factors, and compare the two sides by even and odd before anything else.`,
    trap: text`Leaving out zero, which is even, or the negative factors that make equal sizes different.`,
    example: { form: 'two-ranges-of-integers-even-products-of-pairs', seed: 901 },
  },
  {
    type: 'NS.NUM.2',
    idea: text`
      Each rule of divisibility looks at certain digits: the end for 4 and 8, the sum for 3 and 9, changing
      signs for 11.`,
    cue: text`a number with a missing digit $x$, ‘is divisible by 24’`,
    method: text`
      Split the divisor into factors without a common factor, and begin with the rule that sees one unknown
      digit.`,
    trap: text`Using 4 and 6 for 24, the rule of 3 for 9, or only one of two conditions.`,
    example: { form: 'one-unknown-digit-sum-of-least-and-greatest', seed: 903 },
  },
  {
    type: 'NS.NUM.3',
    idea: text`
      A recurring decimal is a fraction: multiples of it with the same digits after the point differ by an integer.`,
    cue: text`
      ‘0.272727… as a fraction’, ‘the digits under the bar recur’, ‘the least multiple that is a whole number’`,
    method: text`
      Divide the block by as many nines as it has digits; with digits in front, subtract 10x or 100x first.`,
    trap: text`Dividing the block by 100, or forgetting to subtract the digits that do not recur.`,
    example: { form: 'two-recurring-decimals-sum-or-difference', seed: 901 },
  },
  {
    type: 'NS.NUM.4',
    idea: text`
      Consecutive integers lie evenly around their middle, so the sum is the middle times how many there are.`,
    cue: text`‘the sum of five consecutive even integers’, ‘each row has one seat more than the row before’`,
    method: text`
      Take the middle one as the unknown; for an unknown number of terms write twice the sum as a product.`,
    trap: text`A step of 1 for even or odd numbers, or leaving out the row of negative integers.`,
    example: { form: 'sum-of-consecutive-numbers-product-of-least-and-greatest', seed: 901 },
  },
];
