import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { grid } from '../pictures.ts';

export const polynomials: Lesson = {
  subcategory: 'AL.POL',
  title: 'Polynomials: square what you know, and read the coefficients',
  description: text`
    How to get x² + 1/x² without finding x, and what the coefficients of a cubic tell about its three roots.
    With worked examples.`,
  before: [
    text`
      A polynomial is a sum such as $x^3 - 2x + 5$. Its degree is the highest power of $x$, here 3.
      Its value at 2 is $2^3 - 2 \times 2 + 5 = 9$.`,
    text`
      $(a + b)^2 = a^2 + 2ab + b^2$ and $a^2 - b^2 = (a - b)(a + b)$.`,
    text`
      $(a + b)^3 = a^3 + b^3 + 3ab(a + b)$.`,
    text`
      17 divided by 5 is 3 with the remainder 2: $17 = 5 \times 3 + 2$. Polynomials are divided in
      the same way.`,
  ],
  idea: [
    text`
      A number and its reciprocal add up to 4. What do their squares add up to? You could solve for the
      number, but it holds a root. Square the sum instead. $\left(x + \frac{1}{x}\right)^2$ has the two
      squares and, twice, the product of $x$ and $\frac{1}{x}$. That product is 1. So 16 is the sum of the
      squares and 2 more: the squares make ${calc`16 - 2`}.`,
    text`
      The product 1 is what makes this work, and it works again: square 14, take off 2, and the fourth powers
      make ${calc`14^2 - 2`}. If the number and its reciprocal are subtracted, the middle term is negative,
      and 2 is added.`,
    text`
      Now three roots. Multiply $(x - 1)(x - 2)(x - 4)$ out and you get $x^3 - 7x^2 + 14x - 8$. The 7 is
      ${calc`1 + 2 + 4`}. The 14 is the sum of the products in pairs, ${calc`1 * 2 + 2 * 4 + 1 * 4`}. The 8 is
      ${calc`1 * 2 * 4`}. The signs alternate: minus the sum, plus the pairs, minus the product.`,
    text`
      So the coefficients give three facts about the roots at once. Say the sum of the squares is asked. The
      square of the sum, 49, holds the squares and each pair twice, so take twice 14 off:
      ${calc`49 - 2 * 14`}. Indeed 1, 4 and 16 make 21.`,
  ],
  picture: {
    figure: grid({
      alt: text`
        A table that multiplies x plus 1 over x by itself. The four products are x squared, 1, 1 and 1 over x
        squared. The two ones are shaded.`,
      rows: [
        ['', 'x', '1/x'],
        ['x', 'x²', '1'],
        ['1/x', '1', '1/x²'],
      ],
      shaded: (row, place) => row > 0 && place > 0 && row !== place,
      width: 80,
    }),
    caption: text`
      The square of $x + \frac{1}{x}$ has four parts. The shaded ones are 1 each, whatever $x$ is, and make
      the 2 that is taken off.`,
  },
  examples: [
    {
      form: 'power-chain-fourth-powers',
      seed: 902,
      passed: 2,
      answer: '$10{,}402$',
      because: {
        1: text`
          ‘Exceeds’ means a difference, so squaring gives the two squares minus 2.`,
        2: text`
          Now a sum is squared, so the sign changes from the first step to the second.`,
      },
    },
    {
      form: 'equally-spaced-roots-squares-of-roots-in-progression',
      seed: 901,
      passed: 0,
      answer: '$107$',
      ask: 2,
      because: {
        1: text`
          Equally spaced roots are as far below the middle one as above it.`,
        2: text`
          The product of all three is 45. Without the middle root the product of the outer two is left.`,
        3: text`
          $(5 - d)(5 + d)$ is $25 - d^2$, and this product is 9.`,
        4: text`
          The roots are 1, 5 and 9.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`If $x$ and $\frac{1}{x}$ add up to 3, their squares add up to 9.`,
      wrong: tex`3^2 = 9`,
      right: tex`3^2 - 2 = 7`,
      why: text`
        The square of a sum has a middle term, here twice $x$ times $\frac{1}{x}$, which is 2.`,
    },
    {
      says: text`The roots of $x^3 - 7x^2 + 14x - 8$ have the sum $-7$.`,
      wrong: tex`1 \times (-7) = -7`,
      right: tex`1 + 2 + 4 = 7`,
      why: text`
        The bracket $x - 1$ has the root 1. Sum and product come with the other sign than the coefficients.`,
    },
    {
      says: text`The squares of three roots with the sum 7 add up to 49.`,
      wrong: tex`7^2 = 49`,
      right: tex`7^2 - 2 \times 14 = 21`,
      why: text`
        $(a + b + c)^2$ holds every pair twice. With 1, 2 and 4 the pairs make 14.`,
    },
  ],
  leave: text`
    Chains with a number and its reciprocal are quick: square, correct by 2, go on. With a cubic, write the
    three facts about its roots in one line before you read on. If what is asked can be built from them, stay;
    if two of the coefficients are letters and a condition on whole numbers comes on top, leave it for the
    second round.`,
  checks: [
    { form: 'one-link', seed: 906 },
    { form: 'symmetric-expression', seed: 901 },
    { form: 'power-chain-fourth-powers', seed: 901 },
    { form: 'whole-roots-sum-of-reciprocals', seed: 902 },
    { form: 'related-roots', seed: 901 },
  ],
};
