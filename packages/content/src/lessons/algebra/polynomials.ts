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
      A polynomial is a sum such as $x^3 - 7x^2 + 14x - 8$; a cubic has $x^3$ as its highest power. A root is
      an $x$ that makes it 0. The numbers before the powers, here $-7$ and 14, are coefficients.`,
    text`$(a + b)^2 = a^2 + 2ab + b^2$ and $(a - b)^2 = a^2 - 2ab + b^2$.`,
    text`$(a + b + c)^2 = a^2 + b^2 + c^2 + 2(ab + bc + ca)$.`,
    text`
      The reciprocal of $x$ is $\frac{1}{x}$: that of 4 is $\frac{1}{4}$. Their product is 1. Reciprocals are
      added over a common denominator: $\frac{1}{p} + \frac{1}{q} + \frac{1}{r} = \frac{qr + pr + pq}{pqr}$.`,
  ],
  idea: [
    text`
      A number and its reciprocal add up to 4. What do their squares add up to? You could solve for the
      number, but it contains a root. Square the sum instead. $\left(x + \frac{1}{x}\right)^2$ has the two
      squares and twice the product of $x$ and $\frac{1}{x}$. That product is 1. So 16 is the sum of the
      squares and 2 more: the squares make ${calc`16 - 2`}.`,
    text`
      It works again: square 14, take off 2, and the fourth powers make ${calc`14^2 - 2`}. If instead the
      number exceeds its reciprocal by 4, the middle term is $-2$, and the squares make ${calc`16 + 2`}.`,
    text`
      Now three roots. Multiply $(x - 1)(x - 2)(x - 4)$ out and you get $x^3 - 7x^2 + 14x - 8$. The roots are
      1, 2 and 4. The 7 is ${calc`1 + 2 + 4`}. The 14 is the sum of the products in pairs,
      ${calc`1 * 2 + 2 * 4 + 1 * 4`}. The 8 is ${calc`1 * 2 * 4`}. The signs alternate: minus the sum, plus
      the pairs, minus the product.`,
    text`
      So the coefficients tell three facts about the roots. Is the sum of their squares asked? The square of
      the sum, 49, holds the squares and each pair twice: ${calc`49 - 2 * 14`}, which is $1 + 4 + 16$. The sum
      of their reciprocals? It is the pairs over the product, $\frac{14}{8}$.`,
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
        1: text`‘Exceeds’ means a difference, so the middle term is $-2$.`,
        2: text`Now a sum is squared, so the middle term is $+2$.`,
      },
    },
    {
      form: 'equally-spaced-roots-squares-of-roots-in-progression',
      seed: 901,
      passed: 0,
      answer: '$107$',
      ask: 2,
      because: {
        1: text`One outer root is as far below the middle one as the other is above it.`,
        2: text`The product of all three is 45, and the middle one is 5.`,
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
      why: text`The square of the sum has a middle term too, twice $x$ times $\frac{1}{x}$, which is 2.`,
    },
    {
      says: text`The roots of $x^3 - 7x^2 + 14x - 8$ have the sum $-7$.`,
      wrong: tex`1 + 2 + 4 = -7`,
      right: tex`1 + 2 + 4 = 7`,
      why: text`
        The bracket $x - 1$ has the root 1. The sum and the product have the other sign than their
        coefficients.`,
    },
    {
      says: text`The squares of three roots with the sum 7 add up to 49.`,
      wrong: tex`7^2 = 49`,
      right: tex`7^2 - 2 \times 14 = 21`,
      why: text`The square of the sum holds every pair twice. With 1, 2 and 4 the pairs make 14.`,
    },
  ],
  leave: text`
    With a number and its reciprocal, square, correct by 2, and go on: that is quick. With a cubic, write its
    three facts in one line first. If what is asked can be built from them, stay. If two coefficients are
    letters and only whole roots are allowed, leave it for a second pass.`,
  checks: [
    { form: 'one-link', seed: 906 },
    { form: 'symmetric-expression', seed: 901 },
    { form: 'power-chain-fourth-powers', seed: 901 },
    { form: 'whole-roots-sum-of-reciprocals', seed: 902 },
    { form: 'related-roots', seed: 901 },
  ],
};
