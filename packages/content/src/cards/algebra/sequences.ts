import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const sequences: readonly Card[] = [
  {
    type: 'AL.SEQ.1',
    idea: text`
      In an arithmetic progression every step is the same, and all terms together are their number times the
      mean of the ends.`,
    cue: text`‘arithmetic progression’, ‘rises at a constant rate’, a list like 7, 12, 17, …`,
    method: text`
      Find the step; place minus one tells the steps from the first term; add by pairing the ends.`,
    trap: text`Counting steps as terms: a rise of 60 in steps of 5 has 12 steps and 13 terms.`,
    example: { form: 'even-steps-term-from-two-terms', seed: 901 },
  },
  {
    type: 'AL.SEQ.2',
    idea: text`Every term is the one before times the same ratio; if the ratio is less than 1 in size, all terms have
      a sum.`,
    cue: text`‘geometric progression’, ‘infinite’, ‘sum of all its terms’, ‘the squares of its terms’`,
    method: text`
      Write what is given with the first term and the ratio, divide two of the equations, and check that the sum
      exists.`,
    trap: text`Dividing by $1 + r$, one step too many in the exponent, or a ratio for which there is no infinite sum.`,
    example: { form: 'terms-and-sums-second-term-from-the-infinite-sum', seed: 901 },
  },
  {
    type: 'AL.SEQ.3',
    idea: text`Three numbers are in arithmetic progression when the middle one is the mean of the outer two, and in
      geometric progression when its square is their product.`,
    cue: text`‘are in geometric progression when … is added’, ‘the 3rd, 7th and 19th terms form a geometric
      progression’`,
    method: text`
      Write one equation for each progression, with the middle number or the ratio as the unknown, and test the roots.`,
    trap: text`Using the mean where the product is needed, or keeping a root that makes a number negative.`,
    example: { form: 'three-with-a-sum-arithmetic-made-geometric', seed: 904 },
  },
  {
    type: 'AL.SEQ.4',
    idea: text`
      The common terms of two progressions form a progression, whose step is the LCM of the two steps.`,
    cue: text`‘terms of both’, ‘together for the 10th time’, ‘have both marks’`,
    method: text`
      Find the first common term by going through the list with larger steps, then go on by the LCM.`,
    trap: text`Stepping by the product of the steps, or leaving out the first common term when counting.`,
    example: { form: 'two-lists-count-up-to-a-limit', seed: 901 },
  },
  {
    type: 'AL.SEQ.5',
    idea: text`When every term of a sum is a difference, and each begins where its neighbour ends, all cancels but the
      two ends.`,
    cue: text`a long row of fractions such as $\frac{1}{2 \times 5} + \frac{1}{5 \times 8} + \dots$ or
      $\frac{1}{\sqrt{4} + \sqrt{7}} + \dots$`,
    method: text`
      Write one term as a difference, compare numerators to find the factor in front, and keep the first and the last
      part.`,
    trap: text`Forgetting the factor $\frac{1}{3}$ where the numbers differ by $3$, or stopping at the wrong last
      number.`,
    example: { form: 'neighbouring-factors-products-of-two', seed: 902 },
  },
  {
    type: 'AL.SEQ.6',
    idea: text`Sums of numbers, squares and cubes from $1$ on have formulas, and every pattern is a mix of the three.`,
    cue: text`$1^2 + 2^2 + \dots$, cubes with edges of 5, 6, … cm, $1 \times 20 + 2 \times 19 + \dots$, layers of a
      pile`,
    method: text`Write the general term, take out common factors, add by the formulas, and take off what lies before
      the first
      term.`,
    trap: text`Squaring the sum instead of adding the squares: $(1 + 2 + 3)^2$ is 36, but $1 + 4 + 9$ is 14.`,
    example: { form: 'squares-in-a-row-squares-of-multiples', seed: 901 },
  },
  {
    type: 'AL.SEQ.7',
    idea: text`Multipliers in equal steps before powers of one ratio: the sum minus the ratio times the sum is
      geometric.`,
    cue: text`$2 + \frac{5}{3} + \frac{8}{9} + \frac{11}{27} + \dots$, products of powers with exponents $\frac{1}{2},
      \frac{2}{4}, \frac{3}{8}, \dots$`,
    method: text`Write the sum, below it the ratio times the sum, one place to the right; subtract and add what is
      left.`,
    trap: text`Taking it for a geometric series, or forgetting the last division by $1 - r$.`,
    example: { form: 'multiples-and-powers-multiples-over-powers', seed: 903 },
  },
  {
    type: 'AL.SEQ.8',
    idea: text`A rule gives each term from those before: a few terms show a cycle, a fixed number, or a pattern.`,
    cue: text`‘each term is the one before minus …’, $a_{n + 1} = 2a_n - 5$, ‘the sum of the first $n$ terms is …’`,
    method: text`Work out terms until one comes back; use the remainder of the place. For totals subtract neighbouring
      totals.`,
    trap: text`A remainder that is one off, terms before the cycle that are counted in, or a total taken for a term.`,
    example: { form: 'totals-of-days-term-from-totals', seed: 902 },
  },
];
