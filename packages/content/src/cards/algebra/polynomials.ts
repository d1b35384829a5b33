import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const polynomials: readonly Card[] = [
  {
    type: 'AL.POL.2',
    idea: text`
      A number times its reciprocal is 1, so squaring their sum or difference only brings a 2 along.`,
    cue: text`‘a number and its reciprocal’, $x + \frac{1}{x}$ with squares, cubes or fourth powers asked`,
    method: text`
      Square and take off 2 for a sum, add 2 for a difference; for cubes take off three times the sum.`,
    trap: text`Leaving the middle term out, or keeping its sign when a difference has become a sum.`,
    example: { form: 'one-link', seed: 904 },
  },
  {
    type: 'AL.POL.4',
    idea: text`
      The coefficients of a cubic give the sum of its roots, of their products in pairs, and their product.`,
    cue: text`‘$u$, $v$ and $w$ are the roots’ of an equation with $x^3$`,
    method: text`Write the three facts with alternating signs and rebuild what is asked from them.`,
    trap: text`The sign of the sum and of the product; and the square of the sum holds each pair twice.`,
    example: { form: 'related-roots', seed: 902 },
  },
];
