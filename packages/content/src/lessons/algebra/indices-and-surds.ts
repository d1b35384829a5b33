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
      $a^m \times a^n = a^{m + n}$, $a^m \div a^n = a^{m - n}$ and $(a^m)^n = a^{mn}$.`,
    text`
      $a^0 = 1$ and $a^{-n} = \frac{1}{a^n}$. The exponent $\frac{1}{2}$ is the square root:
      $9^{1/2}$ is 3.`,
    text`
      $\sqrt{9}$ is 3, never $-3$.`,
    text`
      The root of a product is the product of the roots: $\sqrt{12} = \sqrt{4} \times \sqrt{3} =
      2\sqrt{3}$. With a sum this fails: $\sqrt{9 + 16} = 5$, while 3 and 4 add up to 7.`,
  ],
  idea: [
    text`
      $2^5$ is five 2s multiplied. Multiply by $2^3$, three more, and there are ${calc`5 + 3`} of them. So
      $2^5 \times 2^3 = 2^8$: in a product the exponents are added, in a quotient subtracted. And $(2^5)^3$ is
      three groups of five 2s, ${calc`3 * 5`} in all. Every rule of indices is counting of factors.`,
    text`
      So the first thing to do is to bring all powers to one base. $25^{x - 2} = 125^{x - 4}$ looks hard, but
      25 is $5^2$ and 125 is $5^3$. Now it says $5^{2(x - 2)} = 5^{3(x - 4)}$, and equal powers of 5 have
      equal exponents. The powers are gone, and $2x - 4 = 3x - 12$ is left.`,
    text`
      A sum of powers has no such rule. For $2^{x + 1} - 2^{x - 1}$ take out what both contain, the smaller
      power: the first is four times the second, so the difference is ${calc`4 - 1`} times $2^{x - 1}$.`,
    text`
      Roots have a trick of their own. $(5 + \sqrt{22})(5 - \sqrt{22})$ is ${calc`5^2 - 22`}: the two middle
      terms cancel, and no root remains. $5 - \sqrt{22}$ is called the conjugate of $5 + \sqrt{22}$. To get a
      root out of a denominator, multiply above and below by the conjugate of the denominator.`,
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
        1: text`
          As long as the bases differ, the exponents cannot be compared. Both bases are powers of 5.`,
        2: text`
          The factor in front multiplies the whole bracket, the number in it too.`,
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
          The sum with the root times the difference leaves the difference of the squares. Multiplying by
          $\sqrt{22}$ alone would leave another root below.`,
        2: text`
          What is done below has to be done above as well. Two of the four products are free of roots.`,
        3: text`
          The other two products each hold the root once.`,
        4: text`
          The denominator 3 divides both parts, and the question wants the sum of the two coefficients.`,
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
      says: text`$(2^3)^2$ is 2 to the power of $3^2$, so of 9.`,
      wrong: tex`(2^3)^2 = 2^9`,
      right: tex`(2^3)^2 = 8^2 = 64`,
      why: text`
        Two groups of three 2s are six 2s: $2^6$ is 64, and $2^9$ would be 512.`,
    },
    {
      says: text`$\sqrt{9 + 16}$ is the sum of the two roots, 7.`,
      wrong: tex`\sqrt{9 + 16} = 3 + 4`,
      right: tex`\sqrt{9 + 16} = 5`,
      why: text`
        7 times 7 is 49, not 25. Roots can be split over a product, never over a sum.`,
    },
  ],
  leave: text`
    If all bases are powers of one number, stay: a minute is enough. If powers such as $4^x$ and $2^x$ stand
    together, call the smaller one $t$ and solve a quadratic. For roots, try the conjugate once. Leave for
    later what counts whole values of $k$ for which an equation with powers has solutions, and long rows of
    roots with a condition on top.`,
  checks: [
    { form: 'one-base', seed: 901 },
    { form: 'common-factor-sum-of-powers', seed: 902 },
    { form: 'conjugate-pair', seed: 901 },
    { form: 'root-above-and-below-rational-and-surd-parts', seed: 904 },
    { form: 'two-roots-product-from-sum-of-roots', seed: 902 },
  ],
};
