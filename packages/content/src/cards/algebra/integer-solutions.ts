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
];
