import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const polynomials: readonly Card[] = [
  {
    type: 'AL.POL.1',
    idea: text`The remainder on division by $x - a$ is the value of the polynomial at $a$, and 0 means a factor.`,
    cue: text`‘leaves a remainder of 7 on division by $x - 2$’, values of a polynomial at some places`,
    method: text`
      Put the zero of the divisor into the polynomial; a remainder for two linear divisors is a line through two
      points.`,
    trap: text`Putting in $-a$ for $x - a$, or giving the product of two divisors a constant remainder.`,
    example: { form: 'two-linear-divisors-remainder-of-a-product', seed: 911 },
  },
  {
    type: 'AL.POL.2',
    idea: text`
      A number times its reciprocal is 1, so squaring their sum or difference only brings a 2 along.`,
    cue: text`‘a number and its reciprocal’, $x + \frac{1}{x}$ with squares, cubes or fourth powers asked`,
    method: text`
      Square and take off 2 for a sum, add 2 for a difference; for cubes take off three times the sum.`,
    trap: text`Leaving the middle term out, or keeping its sign when a difference has become a sum.`,
    example: { form: 'one-link', seed: 902 },
  },
  {
    type: 'AL.POL.3',
    idea: text`
      Three cubes less three times the product are the sum of the numbers times half the squares of their differences.`,
    cue: text`$a^3 + b^3 + c^3$ beside $3abc$, a sum of cubes from sum, sum of squares and product`,
    method: text`Find the sum and the products in pairs, multiply the two factors, and add three times the product.`,
    trap: text`Taking the cube of the sum for the sum of the cubes, or leaving out three times the product.`,
    example: { form: 'three-numbers-by-their-sums-cubes-from-sum-squares-and-product', seed: 911 },
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
