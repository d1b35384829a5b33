import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { grid } from '../pictures.ts';

export const integerSolutions: Lesson = {
  subcategory: 'AL.DIO',
  title: 'Integer solutions: find one, then step; or make a product',
  description: text`
    How one whole-number solution leads to all others, and how a difference of squares becomes a list of
    factor pairs. With worked examples.`,
  before: [
    text`
      Integers are the whole numbers, 0 and the negative ones among them. Positive integers begin with 1,
      non-negative ones with 0.`,
    text`
      The factors of 12 are 1, 2, 3, 4, 6 and 12. They form three factor pairs: 1 and 12, 2 and 6, 3 and 4.`,
    text`Subtract a multiple of 4 from a multiple of 4, and a multiple of 4 is left.`,
    text`$x^2 - y^2 = (x - y)(x + y)$. Try it: $49 - 4 = 45$ and $5 \times 9 = 45$.`,
  ],
  idea: [
    text`
      Pens cost ₹4 and notebooks ₹5. In how many ways can you spend exactly ₹62? One equation, $4x + 5y = 62$,
      has two unknowns, and normally that is too little. But pens and notebooks come in whole numbers. The
      pens cost a multiple of 4. With 0, 1 or 2 notebooks ₹62, ₹57 or ₹52 are left for pens, and only 52 is a
      multiple of 4. So 2 notebooks and ${calc`52/4`} pens.`,
    text`
      From one solution you reach the others by an exchange. Give back 5 pens, which is ₹20, and take 4
      notebooks for it: 8 pens and 6 notebooks. Once more: 3 pens and 10 notebooks. Then no five pens are
      left. So there are three ways. Each unknown steps by the number before the other one: pens by 5,
      notebooks by 4. If the two numbers have a common factor, divide the equation by it first.`,
    text`
      Another family has squares. Two square plots differ by 45 square metres, and their sides $x$ and $y$ are
      whole numbers. $x^2 - y^2$ is $(x - y)(x + y)$. So the difference and the sum of the sides are a factor
      pair of 45: 1 and 45, 3 and 15, 5 and 9. Difference and sum together are $2x$, so $x$ is half of 46, 18
      or 14: 23, 9 or 7.`,
    text`
      The two factors must be both odd or both even, because $x + y$ is larger than $x - y$ by $2y$. For 48
      the pair 3 and 16 would make $x$ half of 19, no whole number, while 2 and 24 make $x$ 13 and $y$ 11. For
      6 no pair is left at all.`,
  ],
  picture: {
    figure: grid({
      alt: text`
        A table of three solutions. Pens 13, 8, 3. Notebooks 2, 6, 10. From one column to the next the pens
        fall by 5 and the notebooks rise by 4.`,
      rows: [
        ['pens', '13', '8', '3'],
        ['notebooks', '2', '6', '10'],
      ],
      shaded: (_row, place) => place === 0,
      width: 92,
    }),
    caption: text`
      Five pens cost as much as four notebooks, so each step to the right keeps the ₹62. It ends when fewer
      than five pens are left.`,
  },
  examples: [
    {
      form: 'two-coefficients-ways-to-pay',
      seed: 902,
      passed: 3,
      answer: '$4$',
      because: {
        1: text`
          Going through $y$ is shorter, since one of 0, 1, 2 and 3 always fits. With $y$ at 0, 1 and 2 the
          rest is 311, 294 and 277, no multiples of 4; with 3 it is 260.`,
        2: text`
          Each time $y$ rises by 4, $x$ falls by 17. So $y$ is 3, 7, 11 or 15, and $15 \times 17 = 255$. The
          next, 19, would cost 323, more than 311. That makes four pairs.`,
      },
    },
    {
      form: 'squares-apart-greatest-number-whose-square',
      seed: 901,
      passed: 0,
      answer: '$121$',
      ask: 1,
      because: {
        1: text`
          A large $x$ needs a large sum $x + y$, so the difference $x - y$ should be small. 1 and 480 are not
          allowed, since one is odd and one even. The next pair is 2 and 240.`,
        2: text`
          $x - y$ is 2 and $x + y$ is 240. Adding the two gives $2x$.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`
        $4x + 5y = 62$ has the solution $x = 13$, $y = 2$. One pen less and one notebook more does not fit, so
        it is the only one.`,
      wrong: tex`4 \times 12 + 5 \times 3 = 62`,
      right: tex`4 \times 8 + 5 \times 6 = 62`,
      why: text`
        The left side of the wrong line is 63. One notebook costs more than one pen, so a single exchange
        never fits. Five pens pay for four notebooks.`,
    },
    {
      says: text`48 has five factor pairs, so there are five pairs of squares that differ by 48.`,
      wrong: tex`10 \div 2 = 5`,
      right: tex`5 - 2 = 3`,
      why: text`
        1 and 48, 3 and 16 are one odd and one even number, and their sum cannot be halved. 2 and 24, 4 and
        12, 6 and 8 remain.`,
    },
    {
      says: text`Sum and difference of the sides are 9 and 5, so the sides are 9 and 5.`,
      wrong: tex`9^2 - 5^2 = 56`,
      right: tex`7^2 - 2^2 = 45`,
      why: text`
        9 is $x + y$ and 5 is $x - y$. Half of their sum is $x$, 7, and half of their difference is $y$, 2.`,
    },
  ],
  leave: text`
    Two unknowns with numbers below about 20 before them take a minute: one solution, the step, both ends.
    Differences of squares take as long as listing factor pairs. If three kinds of things come with two
    equations, subtract them so that one kind drops out. If after that more than ten cases have to be listed,
    leave the question for a second pass through the section.`,
  checks: [
    { form: 'two-coefficients-positive-pairs', seed: 902 },
    { form: 'squares-apart-pairs-for-an-odd-difference', seed: 901 },
    { form: 'two-coefficients-fewest-or-most-pieces', seed: 902 },
    { form: 'squares-apart-greatest-number-whose-square', seed: 902 },
    { form: 'squares-apart-sum-of-all-such-numbers', seed: 902 },
  ],
};
