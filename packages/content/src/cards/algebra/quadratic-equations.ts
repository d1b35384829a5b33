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
    type: 'AL.QUA.2',
    idea: text`
      An equation with changed roots comes from the given one when the old root is written by the new one.`,
    cue: text`
      ‘the equation whose roots are α + 3 and β + 3’, ‘each root is three times’, ‘the reciprocals of the
      roots’`,
    method: text`
      Solve the change for the old root and put it into the given equation, or change sum and product.`,
    trap: text`Replacing x by x + 3 for roots that are 3 larger: the substitution goes the other way, x − 3.`,
    example: { form: 'moved-or-multiplied-constant-term-of-the-moved', seed: 903 },
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
  {
    type: 'AL.QUA.4',
    idea: text`
      A relation between the roots lets both be written with one letter; sum and product then do the rest.`,
    cue: text`
      ‘one root is twice the other’, ‘the roots differ by 5’, ‘in the ratio 2 : 3’, ‘is the square of the
      other’`,
    method: text`
      Write the roots as t and mt (or t and t + d), put them into sum and product, and eliminate t.`,
    trap: text`
      Using the sum alone, or taking the product off its square once: (α − β)² is the square of the sum less
      four times the product.`,
    example: { form: 'difference-or-ratio-constant-from-the-difference', seed: 902 },
  },
  {
    type: 'AL.QUA.5',
    idea: text`A common root makes both left sides zero, so it is also a root of their difference.`,
    cue: text`‘have a common root’, ‘exactly one root in common’, ‘a root of … is also a root of’`,
    method: text`
      Subtract the equations so that the square cancels, and solve what remains; then test the case in which
      it vanishes.`,
    trap: text`
      Dividing by a bracket with the parameter: if it is 0, the two equations may be one and the same.`,
    example: { form: 'one-root-in-common-product-of-the-other-roots', seed: 903 },
  },
  {
    type: 'AL.QUA.6',
    idea: text`Integer roots have a product that is known, so they are among the pairs of factors, with all signs.`,
    cue: text`‘integer roots’, ‘for how many integers $k$’, ‘both roots are positive integers’`,
    method: text`
      Write sum and product, eliminate $k$, complete to a product of two brackets, and list the pairs of factors.`,
    trap: text`Listing positive pairs only, or counting a pair of roots in both orders.`,
    example: { form: 'pairs-of-factors-one-root-a-multiple', seed: 902 },
  },
  {
    type: 'AL.QUA.7',
    idea: text`A quadratic is least or greatest at its vertex, midway between two places of equal height.`,
    cue: text`‘the maximum profit’, ‘the least value of’, ‘the minimum distance’, ‘takes its greatest value at’`,
    method: text`
      Write what is asked as a quadratic in one unknown, find the vertex midway between its zeros, and put it in.`,
    trap: text`Answering with the place of the vertex, or using a vertex that the conditions do not allow.`,
    example: { form: 'vertex-extreme-value-from-a-graph', seed: 901 },
  },
  {
    type: 'AL.QUA.8',
    idea: text`If an expression and its square occur, the expression itself is the unknown of a quadratic equation.`,
    cue: text`‘$x^4$ and $x^2$’, ‘$9^x$ and $3^x$’, ‘$x + \frac{1}{x}$’, ‘the same terms under the root’`,
    method: text`
      Put a letter for the expression, solve the quadratic, keep only values the expression can have, then go back to
      $x$.`,
    trap: text`Keeping a negative value for a square, a power or a root, or answering with the letter instead of $x$.`,
    example: { form: 'hidden-quadratics-squares-of-the-real-roots', seed: 911 },
  },
  {
    type: 'AL.QUA.9',
    idea: text`A parabola that opens upwards is below the axis exactly between its roots, so signs show where they
      lie.`,
    cue: text`‘one root less than 3 and one greater’, ‘both roots greater than 2’, ‘both roots between 1 and 6’`,
    method: text`
      A number between the roots needs only $f < 0$ there. Both roots on one side need three conditions: the
      discriminant, the midpoint of the roots, and $f > 0$ at the number.`,
    trap: text`Using the discriminant alone: it says that there are roots, not where they lie.`,
    example: { form: 'both-roots-beyond-sum-of-parameters-with-both-roots-beyond', seed: 903 },
  },
];
