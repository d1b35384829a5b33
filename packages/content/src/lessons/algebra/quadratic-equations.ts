import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { graph } from '../pictures.ts';

export const quadraticEquations: Lesson = {
  subcategory: 'AL.QUA',
  title: 'Quadratic equations: sum and product before roots',
  description: text`
    How to read sum and product of the roots off the equation, when roots are real or equal, and why the roots
    are seldom needed. With worked examples.`,
  before: [
    text`
      A root is a number that makes the equation true: 2 is a root of $x^2 - 8x + 12 = 0$, because
      $2^2 - 8 \times 2 + 12 = 0$.`,
    text`
      To factorise $x^2 - 8x + 12$, look for two numbers with the product 12 and the sum 8. They are
      2 and 6, so it is $(x - 2)(x - 6)$.`,
    text`
      In $ax^2 + bx + c$ the numbers $a$ and $b$ are coefficients, and $c$ is the constant term.`,
    text`
      The two roots are often called $\alpha$ and $\beta$, read alpha and beta.`,
  ],
  idea: [
    text`
      Multiply $(x - 2)(x - 6)$ out. You get $x^2 - 8x + 12$. It is 0 when a bracket is 0, at 2 and at 6:
      these are its roots. The 8 is ${calc`2 + 6`} and the 12 is ${calc`2 * 6`}. It is always so: when an
      equation begins with $x^2$ alone, the number before $x$, with its sign changed, is the sum of the roots,
      and the last number is their product. If it begins with $3x^2$, divide by 3 first.`,
    text`
      To solve $x^2 - 9x + 20 = 0$, look for two numbers with the product 20 and the sum 9. The pairs are 1
      and 20, 2 and 10, 4 and 5. Only
      $4 + 5 = 9$, so the equation is $(x - 4)(x - 5) = 0$, and the roots are 4 and 5. If no pair fits,
      $ax^2 + bx + c = 0$ has the roots
      $\frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$. In general the sum of the roots is $-\frac{b}{a}$ and their
      product $\frac{c}{a}$.`,
    text`
      The roots of $x^2 - 8x + 13$ are no whole numbers, but you know their sum 8 and their product 13.
      Suppose the sum of their squares is asked. Squaring the sum gives the two squares and twice the product,
      so take that off: ${calc`8 * 8 - 2 * 13`}. The square of the difference has twice the product with a
      minus. So it is four products less than the square of the sum: ${calc`8 * 8 - 4 * 13`}. No root was
      found.`,
    text`
      When are there roots at all? The sum 8 puts their middle at 4, so call them $4 - d$ and $4 + d$. Their
      product is $16 - d^2$. For the product 12, $d^2$ is 4, and the roots are 2 and 6. For the product 16,
      $d^2$ is 0: both roots are 4. For the product 20, $d^2$ would be $-4$, and no real number has a negative
      square.`,
    text`
      In general this test is the discriminant $b^2 - 4ac$ of $ax^2 + bx + c$. Positive means two real roots,
      zero means equal roots, negative means none.`,
  ],
  picture: {
    figure: graph({
      alt: text`
        Three parabolas with their lowest point above or below x = 4. The lowest one cuts the axis at 2 and 6,
        the middle one touches it at 4, the highest one does not reach it.`,
      x: [0, 8],
      y: [-5, 11],
      curves: [12, 16, 20].map(c => x => x * x - 8 * x + c),
      marks: [
        { x: 2, y: 0, text: '2', at: 'below' },
        { x: 4, y: 0, text: '4', at: 'below' },
        { x: 6, y: 0, text: '6', at: 'below' },
        { x: 4, y: -4, text: '12', at: 'above' },
        { x: 6.4, y: 5.76, text: '16', at: 'right' },
        { x: 4, y: 4, text: '20' },
      ],
    }),
    caption: text`
      The same sum 8, so the same middle 4. With the product 12 the curve cuts the axis twice, with 16 it
      touches, with 20 it stays above.`,
  },
  examples: [
    {
      form: 'irrational-roots-sum-of-squares-given',
      seed: 901,
      passed: 0,
      answer: '$5$',
      because: {
        1: text`
          The roots cannot be found while $c$ is unknown. But their sum is 8 whatever $c$ is.`,
        2: text`
          $(\alpha + \beta)^2 = \alpha^2 + 2\alpha\beta + \beta^2$: so the 64 are the 54 and $2c$.`,
      },
    },
    {
      form: 'one-condition-equal-roots',
      seed: 901,
      answer: '$85$',
      ask: 1,
      because: {
        1: text`
          Compare with $ax^2 + bx + c$: here $a$ is 25, $b$ is $k - 5$ and $c$ is 64. Equal roots need
          $b^2 - 4ac = 0$.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`The roots of $x^2 - 7x + 10 = 0$ add up to the number before $x$, so to $-7$.`,
      wrong: tex`\alpha + \beta = -7`,
      right: tex`2 + 5 = 7`,
      why: text`
        $(x - 2)(x - 5)$ has its roots where a bracket is zero, at 2 and 5. The minus signs belong to the
        brackets.`,
    },
    {
      says: text`If the roots add up to 7, their squares add up to 49.`,
      wrong: tex`7 \times 7 = 49`,
      right: tex`7 \times 7 - 2 \times 10 = 29`,
      why: text`
        With the roots 2 and 5 the squares are 4 and 25. The square of the sum also holds
        $2 \times 2 \times 5$.`,
    },
    {
      says: text`
        The greatest whole $k$ for which $x^2 + 6x + k = 0$ has real roots is 8, as the discriminant must be positive.`,
      wrong: tex`36 - 4 \times 8 = 4`,
      right: tex`36 - 4 \times 9 = 0`,
      why: text`
        For $k = 9$ both roots are $-3$, and that is real. Only ‘two distinct real roots’ forbids a
        discriminant of zero.`,
    },
  ],
  leave: text`
    Write sum and product down as soon as you see a quadratic, even before you have read to the end. If what
    is asked can be built from them, stay. If a letter stands in the equation, write the discriminant and see
    whether it becomes a product of two brackets. Leave for a second pass what counts integers for which both
    roots are whole, or joins the discriminant with the signs of the roots: two minutes are often not enough
    there.`,
  checks: [
    { form: 'irrational-roots-both-roots-shifted', seed: 902 },
    { form: 'irrational-roots-sum-of-squares-given', seed: 902 },
    { form: 'one-condition-equal-roots', seed: 902 },
    { form: 'one-condition-greatest-constant', seed: 902 },
    { form: 'hidden-sum-or-product-sum-tied-to-product', seed: 901 },
  ],
};
