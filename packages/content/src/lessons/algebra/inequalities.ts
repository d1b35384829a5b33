import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { graph } from '../pictures.ts';

export const inequalities: Lesson = {
  subcategory: 'AL.INQ',
  title: 'Inequalities: where does the sign change?',
  description: text`
    How a product changes its sign at its zeros, how to count the whole numbers between two ends, and why
    equal parts give the least sum. With worked examples.`,
  before: [
    text`
      You may add the same number to both sides, and divide both by a positive number: $20 < 6x + 2 \le 32$
      becomes $18 < 6x \le 30$ and then $3 < x \le 5$. A negative number turns the sign: from $-2x < 6$
      follows $x > -3$.`,
    text`The whole numbers with $2 < x \le 5$ are 3, 4 and 5: 2 is left out, and 5 belongs to them.`,
    text`
      To factorise $x^2 - 8x + 12$, look for two numbers with the product 12 and the sum $-8$. They are $-2$
      and $-6$, so it is $(x - 2)(x - 6)$. For $x^2 + 4x - 5$ they are 5 and $-1$.`,
    text`A product of two numbers is negative when exactly one of them is negative.`,
  ],
  idea: [
    text`
      For which $x$ is $(x - 2)(x - 6)$ negative? Try some numbers. At 0 it is ${calc`(-2) * (-6)`}. At 4 it
      is ${calc`2 * (-2)`}. At 8 it is ${calc`6 * 2`}. A bracket changes its sign only where it is zero, so
      the product can change its sign only at 2 and at 6. Left of 2 both brackets are negative, right of 6
      both are positive: the product is positive. Between 2 and 6 their signs differ, and it is negative.`,
    text`
      So the plan is: bring everything to one side, factorise, mark the zeros on a line, and test one number
      in each piece. For ‘less than 0’ the piece between 2 and 6 is the answer, with the whole numbers 3, 4
      and 5. For ‘at most 0’ the ends 2 and 6 belong to it too, and there are five.`,
    text`
      Other questions ask for a least or greatest value. Take two numbers with sum 20: $10 \times 10 = 100$,
      $9 \times 11 = 99$, $8 \times 12 = 96$. A fixed sum has its greatest product when the parts are equal.
      If $2x + y$ is 20, the parts are $2x$ and $y$: both are 10, so $x$ is 5, and $xy$ is at most
      ${calc`5 * 10`}.`,
    text`
      A fixed product has its least sum when the parts are equal: for the product 36, 3 and 12 make 15, 4 and
      9 make 13, and 6 and 6 make 12. In $x + \frac{36}{x}$ with a positive $x$ the two terms have the product
      36 whatever $x$ is. So the least sum is ${calc`6 + 6`}, twice the root of the product.`,
  ],
  picture: {
    figure: graph({
      alt: text`
        A parabola that is above the axis left of 2, below it between 2 and 6, and above it again right of 6.
        The whole numbers 3, 4 and 5 are marked below the axis.`,
      x: [-0.6, 8.6],
      y: [-5, 13],
      curves: [x => (x - 2) * (x - 6)],
      marks: [
        { x: 2, y: 0, text: '2' },
        { x: 6, y: 0, text: '6' },
        { x: 3, y: -3, text: '3', at: 'left' },
        { x: 4, y: -4, text: '4', at: 'above' },
        { x: 5, y: -3, text: '5', at: 'right' },
      ],
    }),
    caption: text`
      The curve of $(x - 2)(x - 6)$. It crosses the axis only at its zeros, and between them it is below: at
      3, 4 and 5 the product is negative.`,
  },
  examples: [
    {
      form: 'one-interval-between-two-roots',
      seed: 902,
      passed: 0,
      answer: '$5$',
      because: {
        1: text`
          Signs are told by a comparison with zero, so bring the $-9$ over first. For the factors look for two
          numbers with the product $-5$ and the sum 4: these are 5 and $-1$.`,
        2: text`
          ‘Less than’ keeps the ends out. From $-5$ to 1 it is a distance of 6, and strictly between lie one
          fewer: $-4, -3, -2, -1$ and 0.`,
      },
    },
    {
      form: 'equal-terms-fixed-product-of-two',
      seed: 903,
      passed: 495,
      answer: '$120$',
      ask: 1,
      because: {
        1: text`
          The terms that are added are $6x$ and $2y$, not $x$ and $y$. These two have to become equal, so you
          need their product.`,
        2: text`Two positive numbers with the product 3,600 have the least sum when both are 60.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`$x^2 < 16$ holds for $x < 4$, so for the whole numbers 0, 1, 2 and 3.`,
      wrong: tex`3 - 0 + 1 = 4`,
      right: tex`3 - (-3) + 1 = 7`,
      why: text`
        $x^2 - 16$ is $(x - 4)(x + 4)$, which is zero at 4 and at $-4$ and negative between them. The squares
        of $-1$, $-2$ and $-3$ are below 16 too, and that of $-5$ is 25.`,
    },
    {
      says: text`From 3 to 9, both ends included, there are 6 whole numbers.`,
      wrong: tex`9 - 3 = 6`,
      right: tex`9 - 3 + 1 = 7`,
      why: text`
        The difference counts the steps from one number to the next: from 3 to 4, from 4 to 5, and so on.
        There is one number more than steps. With both ends left out there are 5.`,
    },
    {
      says: text`With $xy = 36$, the sum $4x + 9y$ is least for $x = y = 6$.`,
      wrong: tex`4 \times 6 + 9 \times 6 = 78`,
      right: tex`4 \times 9 + 9 \times 4 = 72`,
      why: text`
        The terms that are added, $4x$ and $9y$, have to be equal. That happens at $x = 9$ and $y = 4$, where
        both are 36.`,
    },
  ],
  leave: text`
    An inequality with one or two brackets takes about a minute, if you draw the line and mark each end as
    counted or not counted. For a least value look for two terms whose product has no $x$ in it. If you find
    none after rewriting once, mark the question and go on. Leave for a second pass a question that asks for
    which $k$ an inequality has, say, exactly five whole solutions: it needs several cases.`,
  checks: [
    { form: 'one-interval-double-inequality', seed: 901 },
    { form: 'one-interval-between-two-roots', seed: 901 },
    { form: 'equal-terms-number-and-reciprocal', seed: 902 },
    { form: 'equal-terms-fixed-perimeter', seed: 901 },
    { form: 'signs-one-inside-one-outside', seed: 902 },
  ],
};
