import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const inequalities: readonly Card[] = [
  {
    type: 'AL.INQ.3',
    idea: text`
      An inequality is an interval, and the whole numbers in it are counted from the first to the last.`,
    cue: text`‘how many integers satisfy’, ‘greatest integer for which’`,
    method: text`
      Factorise, mark the zeros, choose the pieces with the right sign, and count last minus first plus one.`,
    trap: text`
      An end that is counted although the sign is strict, a zero of the denominator, or forgotten negative
      numbers.`,
    example: { form: 'one-interval-double-inequality', seed: 902 },
  },
  {
    type: 'AL.INQ.4',
    idea: text`
      Two positive terms with a fixed product have the least sum when they are equal; with a fixed sum, the
      greatest product.`,
    cue: text`‘minimum value of’ a number and its reciprocal, ‘maximum of $xy$’ with a fixed sum`,
    method: text`Find two terms whose product does not change; the least sum is twice its square root.`,
    trap: text`Making $x$ and $y$ equal instead of the terms that are added, such as $4x$ and $9y$.`,
    example: { form: 'equal-terms-number-and-reciprocal', seed: 901 },
  },
];
