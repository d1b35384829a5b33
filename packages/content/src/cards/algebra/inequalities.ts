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
      An end that is counted although the inequality is strict, a zero of the denominator, or forgotten negative
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
  {
    type: 'AL.INQ.1',
    idea: text`A quadratic with $a > 0$ is negative between its zeros and positive outside; dividing by a negative
      number turns the sign round.`,
    cue: text`‘for which $x$ is …’, ‘at least’, ‘for all $x$ from … to …’, a height or takings with a bound`,
    method: text`Bring all to one side, find the zeros, make the leading coefficient positive, and choose inside or
      outside.`,
    trap: text`Swapping inside and outside, or forgetting the part on the way down.`,
    example: { form: 'interval-of-a-trinomial-coefficients-from-the-interval', seed: 904 },
  },
  {
    type: 'AL.INQ.2',
    idea: text`A quotient has the sign of the product of numerator and denominator, and its denominator is never zero.`,
    cue: text`$x$ in a denominator, ‘is at least’, average costs, times there and back`,
    method: text`Bring all to one side over one denominator, mark zeros above and below, and find the sign on each
      piece.`,
    trap: text`Multiplying by a denominator whose sign is not known, or counting its zero as a solution.`,
    example: { form: 'pole-and-zero-quotient-at-least', seed: 905 },
  },
  {
    type: 'AL.INQ.5',
    idea: text`With a fixed sum a product is greatest when its factors are equal; powers and prices decide which
      factors these are.`,
    cue: text`‘as large as possible’, $x + y$ fixed and $x^2y$, ‘divide … so that the number of ways is greatest’`,
    method: text`Write the product with factors whose sum is fixed, make them equal, and for whole numbers look at the
      neighbours.`,
    trap: text`Equal parts for unequal powers, or a real maximum where only whole numbers are allowed.`,
    example: { form: 'two-parts-parts-with-powers', seed: 902 },
  },
  {
    type: 'AL.INQ.6',
    idea: text`A number $y$ is a value of an expression exactly if the equation for $x$ has a real solution.`,
    cue: text`‘which values does … take’, ‘range’, ‘greatest possible value’ under a condition`,
    method: text`Set the expression equal to $y$, solve for $x$ or use the discriminant, and ask which ends are
      reached.`,
    trap: text`Forgetting negative $x$, or counting a bound at an excluded end as a value.`,
    example: { form: 'linear-quotient-value-of-a-linear-quotient', seed: 902 },
  },
  {
    type: 'AL.INQ.7',
    idea: text`Under linear conditions a linear expression is greatest and least at a corner.`,
    cue: text`‘at most … and at most …’, two supplies or two needs, $x$ and $y$ with bounds, ‘none is negative’`,
    method: text`Write the conditions, find the corners, and compare the values there; a negative coefficient wants a
      small number.`,
    trap: text`Taking the largest of everything at once, where one condition binds them together.`,
    example: { form: 'two-bounded-numbers-greatest-difference-of-multiples', seed: 902 },
  },
  {
    type: 'AL.INQ.8',
    idea: text`Powers with one positive exponent are in the order of their bases; powers of one base, in the order of
      their exponents or, below $1$, in the opposite one.`,
    cue: text`$n^{50} < 7^{75}$, roots of different orders, a fraction with the unknown as exponent`,
    method: text`Raise both sides to a common power or write them with one base, then compare what is left.`,
    trap: text`Taking the larger exponent for the larger power, or treating a base between $0$ and $1$ like one above
      $1$.`,
    example: { form: 'powers-to-one-exponent-greatest-base', seed: 902 },
  },
];
