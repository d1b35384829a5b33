import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { grid } from '../pictures.ts';

export const indicesAndSurds: Lesson = {
  subcategory: 'AL.IND',
  title: 'Indices and surds: one base, and the partner that clears a root',
  description: text`
    How to bring powers to one base, why powers are not added like numbers, and how the conjugate makes roots
    disappear. With worked examples.`,
  before: [
    text`
      An index, or exponent, counts equal factors: $2^5$ is five 2s multiplied. $a^m \times a^n = a^{m + n}$,
      $a^m \div a^n = a^{m - n}$ and $(a^m)^n = a^{mn}$. Besides, $a^0 = 1$ and $a^{-n} = \frac{1}{a^n}$.`,
    text`$(a + b)(a - b) = a^2 - b^2$ and $(a + b)^2 = a^2 + 2ab + b^2$.`,
    text`
      $\sqrt{9}$ is 3, never $-3$. $\sqrt{22}$ is no whole number and no fraction: such a root is called a
      surd, or irrational. But $\sqrt{22} \times \sqrt{22} = 22$.`,
    text`
      The root of a product is the product of the roots: $\sqrt{12} = \sqrt{4} \times \sqrt{3} = 2\sqrt{3}$.`,
  ],
  idea: [
    text`
      $2^5$ is five 2s multiplied. Multiply by $2^3$, three more, and there are ${calc`5 + 3`} of them. So
      $2^5 \times 2^3 = 2^8$: in a product the exponents are added, in a quotient subtracted. And $(2^5)^3$ is
      three groups of five 2s, ${calc`3 * 5`} in all.`,
    text`
      So first bring all powers to one base. In $4^{x + 1} = 8^{x - 1}$, 4 is $2^2$ and 8 is $2^3$. Now it
      says $2^{2(x + 1)} = 2^{3(x - 1)}$, and equal powers of 2 have equal exponents: $2x + 2 = 3x - 3$, so
      $x$ is 5.`,
    text`
      A sum of powers has no such rule. Say $2^{x + 1} - 2^{x - 1} = 24$. Both contain the smaller power. The
      larger one has two factors 2 more, so it is 4 times $2^{x - 1}$, and the difference is 3 times
      $2^{x - 1}$. So $2^{x - 1}$ is ${calc`24/3`}, and $2^x$ is twice that, 16.`,
    text`
      $(3 + \sqrt{2})(3 - \sqrt{2})$ is $9 - 3\sqrt{2} + 3\sqrt{2} - 2 = 7$: no root is left. $3 + \sqrt{2}$
      and $3 - \sqrt{2}$ are called conjugates. To get a root out of a denominator, multiply above and below
      by its conjugate: $\frac{1}{3 - \sqrt{2}} = \frac{3 + \sqrt{2}}{7}$. The same product solves
      $\sqrt{x + 9} + \sqrt{x - 7} = 8$: the squares of the roots differ by 16, which is 8 times the
      difference of the roots. So they differ by 2, and are 5 and 3.`,
  ],
  picture: {
    figure: grid({
      alt: text`
        A row of eight boxes, each holding a 2. The last three are shaded. They show five factors of 2
        followed by three more.`,
      rows: [['2', '2', '2', '2', '2', '2', '2', '2']],
      shaded: (row, place) => row === 0 && place > 4,
      width: 50,
    }),
    caption: text`
      Five factors and three more are eight factors: $2^5 \times 2^3 = 2^8$. The shaded ones are $2^3$.`,
  },
  examples: [
    {
      form: 'one-base',
      seed: 902,
      passed: 3,
      answer: '$8$',
      because: {
        1: text`Exponents can be compared only if the bases are the same. 25 is $5^2$ and 125 is $5^3$.`,
        2: text`
          The factor in front multiplies the whole bracket: 2 times $-2$ is $-4$, and 3 times $-4$ is $-12$.`,
      },
    },
    {
      form: 'root-above-and-below-rational-and-surd-parts',
      seed: 901,
      passed: 0,
      answer: '$15$',
      ask: 2,
      because: {
        1: text`
          $(5 - \sqrt{22})(5 + \sqrt{22})$ is a difference of squares. Multiplying by $\sqrt{22}$ alone would
          leave another root below.`,
        2: text`
          What is done below has to be done above as well. Of the four products, $3 \times 5$ and
          $\sqrt{22} \times \sqrt{22}$ have no root.`,
        3: text`The other two products, $3 \times \sqrt{22}$ and $\sqrt{22} \times 5$, hold the root once.`,
        4: text`
          The number is $\frac{37 + 8\sqrt{22}}{3}$, so $m$ is $\frac{37}{3}$ and $n$ is $\frac{8}{3}$.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`$2^3 + 2^4$ is $2^7$, because exponents are added.`,
      wrong: tex`2^3 + 2^4 = 2^7`,
      right: tex`2^3 + 2^4 = 8 + 16 = 24`,
      why: text`
        Exponents are added when powers are multiplied: 8 times 16 is 128, and that is $2^7$. For a sum take
        out the smaller power.`,
    },
    {
      says: text`$(2^3)^2$ is 2 to the power $3^2$, so $2^9$.`,
      wrong: tex`(2^3)^2 = 2^9`,
      right: tex`(2^3)^2 = 8^2 = 64`,
      why: text`
        Two groups of three 2s are six 2s: $2^6$ is 64, and $2^9$ would be 512.`,
    },
    {
      says: text`$\sqrt{9 + 16}$ is the sum of the two roots, 7.`,
      wrong: tex`\sqrt{9 + 16} = 3 + 4`,
      right: tex`\sqrt{9 + 16} = 5`,
      why: text`7 times 7 is 49, not 25. A root can be split over a product, never over a sum.`,
    },
  ],
  leave: text`
    If all bases are powers of one number, stay: a minute is enough. If powers such as $4^x$ and $2^x$ stand
    together, call $2^x$ the letter $t$; then $4^x$ is $t^2$, and you solve a quadratic. For roots, try the
    conjugate once. Leave for a second pass a question that asks for how many whole $k$ an equation with
    powers has solutions.`,
  checks: [
    { form: 'one-base', seed: 901 },
    { form: 'common-factor-sum-of-powers', seed: 902 },
    { form: 'conjugate-pair', seed: 901 },
    { form: 'root-above-and-below-rational-and-surd-parts', seed: 904 },
    { form: 'two-roots-product-from-sum-of-roots', seed: 902 },
  ],
};
