import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const quadraticEquations: readonly Card[] = [
  {
    type: 'AL.QUA.1',
    idea: text`
      Sum and product of the roots stand in the equation, and most expressions in both roots follow from them.`,
    cue: text`‘if $\alpha$ and $\beta$ are the roots’, ‘sum of the squares of the roots’`,
    method: text`
      Write $\alpha + \beta$ and $\alpha\beta$ from the coefficients, and rewrite what is asked by these two
      only.`,
    trap: text`
      The sign of the sum: in $x^2 - 8x + 13$ it is $+8$. And the square of the sum holds twice the product.`,
    example: { form: 'irrational-roots-both-roots-shifted', seed: 901 },
  },
  {
    type: 'AL.QUA.3',
    idea: text`
      The discriminant decides: positive for two real roots, zero for equal roots, negative for none.`,
    cue: text`‘has real roots’, ‘touches the x-axis’, ‘for how many integers k’`,
    method: text`
      Write $b^2 - 4ac$ with its bracket left standing, set the sign that is asked, and solve for the letter.`,
    trap: text`
      Forgetting that ‘real’ allows equal roots, or that a leading coefficient of zero makes the equation
      linear.`,
    example: { form: 'one-condition-equal-roots', seed: 901 },
  },
];
