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
      Integers are the whole numbers, 0 and the negative ones among them. Natural numbers are 1, 2,
      3 and so on.`,
    text`
      The factors of 12 are 1, 2, 3, 4, 6 and 12. So $xy = 12$ has six solutions in natural numbers,
      from $1 \times 12$ to $12 \times 1$.`,
    text`
      A multiple of 3 is $3x$ with an integer $x$. The sum of two multiples of 3 is a multiple of 3
      too.`,
    text`
      Two odd numbers have an even sum and an odd product.`,
  ],
  idea: [
    text`
      Pens cost ₹4 and notebooks ₹5. In how many ways can you spend exactly ₹62? One equation, $4x + 5y = 62$,
      and two unknowns: normally that is too little. But pens come in whole numbers. Try notebooks: 62 is no
      multiple of 4, 57 is not, 52 is. So 2 notebooks and ${calc`52/4`} pens.`,
    text`
      From one solution you reach the others by an exchange. Give back 5 pens, which is ₹20, and take 4
      notebooks for it: 8 pens and 6 notebooks. Once more: 3 pens and 10 notebooks. Then the pens are used up.
      Three ways. The step is always the coefficient of the other unknown, here 5 and 4, if these have no
      common factor.`,
    text`
      Another family has squares: two square plots differ by 45 square metres, and their sides are whole
      numbers. $x^2 - y^2$ is $(x - y)(x + y)$. So difference and sum of the sides are two factors of 45: 1
      and 45, 3 and 15, 5 and 9. Half of their sum is $x$: 23, 9 and 7.`,
    text`
      The two factors must be both odd or both even, because $x + y$ is $x - y$ and twice $y$ more. For 48 the
      pair 3 and 16 gives no whole number, while 2 and 24 gives 13 and 11. For 6 no pair is left at all.`,
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
      Five pens cost as much as four notebooks, so each step to the right keeps the ₹62. It ends when no five
      pens are left.`,
  },
  examples: [
    {
      form: 'two-coefficients-ways-to-pay',
      seed: 902,
      passed: 3,
      answer: '$4$',
      because: {
        1: text`
          Going through $y$ is shorter, since 17 is used up sooner than 4. After 0, 1 and 2 seventeens the
          rest is no multiple of 4; after three, 260 is left.`,
        2: text`
          From there $y$ rises by 4 each time, which costs 68, and $x$ falls by 17 for it. Count as long as
          the 17s do not cost more than 311.`,
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
          480 has many factor pairs, but both factors must be even here. A large $x$ needs a large sum
          $x + y$, so the smaller factor should be as small as possible. 1 and 480 is not allowed, since one
          is odd.`,
        2: text`
          $x - y$ is 2 and $x + y$ is 240. Adding the two gives $2x$.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`
        One solution of $4x + 5y = 62$ is (13, 2), and it is the only one, as the next numbers do not fit.`,
      wrong: tex`4 \times 12 + 5 \times 3 = 62`,
      right: tex`4 \times 8 + 5 \times 6 = 62`,
      why: text`
        The next solution is not one step away: 5 pens have to go at once, to pay for 4 notebooks.`,
    },
    {
      says: text`48 has five factor pairs, so there are five pairs of squares that differ by 48.`,
      wrong: tex`10 \div 2 = 5`,
      right: tex`5 - 2 = 3`,
      why: text`
        1 and 48, 3 and 16 are of mixed kind and give halves. 2 and 24, 4 and 12, 6 and 8 remain.`,
    },
    {
      says: text`Sum and difference of the sides are 9 and 5, so the sides are 9 and 5.`,
      wrong: tex`9^2 - 5^2 = 56`,
      right: tex`7^2 - 2^2 = 45`,
      why: text`
        The factors are $x + y$ and $x - y$. Half of their sum is 7, half of their difference is 2.`,
    },
  ],
  leave: text`
    Two unknowns with coefficients below about 20 take a minute: one solution, the step, both ends.
    Differences of squares take as long as listing factors. Three kinds of things with two facts can be
    brought down to two kinds first. If after that more than ten cases have to be listed, leave it for the
    second round.`,
  checks: [
    { form: 'two-coefficients-positive-pairs', seed: 902 },
    { form: 'squares-apart-pairs-for-an-odd-difference', seed: 901 },
    { form: 'two-coefficients-fewest-or-most-pieces', seed: 902 },
    { form: 'squares-apart-greatest-number-whose-square', seed: 902 },
    { form: 'squares-apart-sum-of-all-such-numbers', seed: 902 },
  ],
};
