import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const integerSolutions: readonly Card[] = [
  {
    type: 'AL.DIO.1',
    idea: text`
      From one whole solution of $ax + by = c$ all others follow by steps of $b$ and $a$ in opposite
      directions.`,
    cue: text`‘in how many ways can ₹62 be paid’, ‘pairs of positive integers with $4x + 5y = 182$’`,
    method: text`
      Try the unknown with the larger coefficient until the rest fits, then step and count to the last that is
      allowed.`,
    trap: text`Counting zero where positive numbers are asked, or losing the first or last solution.`,
    example: { form: 'two-coefficients-ways-to-pay', seed: 901 },
  },
  {
    type: 'AL.DIO.2',
    idea: text`An equation with $xy$, $x$ and $y$ becomes a product of two brackets, which whole numbers split into
      factors.`,
    cue: text`‘integers with $xy - 2x - 6y = 15$’, an area and sides that add up to a number`,
    method: text`
      Add the product of the two coefficients on both sides, list the divisors of the right side, and undo both
      brackets.`,
    trap: text`Factorising the old right side, or forgetting negative divisors where integers are meant.`,
    example: { form: 'product-and-multiples-in-integers-sum-over-all-integer-pairs', seed: 921 },
  },
  {
    type: 'AL.DIO.3',
    idea: text`
      A difference of two squares is the product of difference and sum, so its solutions are factor pairs.`,
    cue: text`‘the squares of two integers differ by’, two square plots, $x^2 - y^2 = N$`,
    method: text`
      List the factor pairs that are both odd or both even; half of their sum is the larger number.`,
    trap: text`
      Keeping pairs of an odd and an even factor, or a factor with itself where both numbers must be positive.`,
    example: { form: 'squares-apart-greatest-number-whose-square', seed: 903 },
  },
  {
    type: 'AL.DIO.4',
    idea: text`If $\frac{1}{x} + \frac{1}{y} = \frac{1}{n}$, then $x$ and $y$ exceed $n$ by two factors of $n^2$.`,
    cue: text`two reciprocals with a given sum or difference, two that work together in whole hours`,
    method: text`
      Clear the fractions, complete the product, and choose among the divisors of $n^2$ what the question asks for.`,
    trap: text`Listing the divisors of $n$ in place of $n^2$, or forgetting to add $n$ again.`,
    example: { form: 'two-reciprocals-and-the-least-sum-least-sum-of-two-different-numbers', seed: 901 },
  },
];
