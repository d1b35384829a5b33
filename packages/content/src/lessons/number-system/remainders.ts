import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { grid } from '../pictures.ts';

export const remainders: Lesson = {
  subcategory: 'NS.REM',
  title: 'Remainders: throw away full boxes as early as you can',
  description: text`
    Why a number may be replaced by its remainder, how the remainders of powers repeat, and how to find the
    place in the cycle.`,
  before: [
    text`
      47 divided by 6 gives 7 and leaves 5: $47 = 6 \times 7 + 5$. 47 is the dividend, 6 the divisor, 7 the
      quotient and 5 the remainder. We say that 47 leaves 5 by 6. A remainder by 6 is one of 0 to 5.`,
    text`
      In sums and products remainders may stand for their numbers: 8 and 9 leave 3 and 4 by 5, so $8 \times 9$
      leaves the same as $3 \times 4$, which is 2.`,
    text`
      A remainder of 5 by 6 can also be written as $-1$: one more, and nothing is left.`,
    text`$a^{2 \times 3}$ is $(a^2)^3$. An even power of $-1$ is 1, an odd one is $-1$.`,
  ],
  idea: [
    text`
      A baker has 100 rolls and boxes of 7. She fills 14 boxes, ${calc`14 * 7`} rolls, and 2 are left over.
      The remainder is always smaller than the box. Now she bakes three such batches. Must she count 300
      rolls? No: the full boxes stay full, and only the ${calc`3 * 2`} single rolls matter. 6 are left over.`,
    text`
      So in sums and products every number may be replaced by its remainder, before you calculate. For
      $27 \times 182$ and boxes of 12, use 3 and 2: the product leaves 6. If the small product is as large as
      a box again, fill boxes once more: 3 and 11 make 33, which leaves 9.`,
    text`
      A number just below a multiple is even easier. 51 is 1 less than 52, so for boxes of 13 it is like $-1$.
      All its even powers are like 1, and the odd ones like $-1$, that is 12.`,
    text`
      For other powers, write down the remainders one after the other. With boxes of 7 the powers of 3 leave
      3, then 2 (from 9), then 3 times 2, 6, and so on: 3, 2, 6, 4, 5, 1. After the 1 it begins again: the
      cycle has length 6. For $3^{100}$ divide the exponent by 6: 100 is 96 and 4, so it is like place 4. The
      remainder is 4, as for the exponents 4, 10, 16 and so on.`,
  ],
  picture: {
    figure: grid({
      alt: text`
        Two rows of six boxes. The first row counts the powers of 3 from 1 to 6. The second row has their
        remainders by 7: 3, 2, 6, 4, 5, 1. The fourth is shaded.`,
      rows: [
        ['1', '2', '3', '4', '5', '6'],
        ['3', '2', '6', '4', '5', '1'],
      ],
      shaded: (_row, place) => place === 3,
      width: 62,
    }),
    caption: text`
      Above stands the exponent, below what the power of 3 leaves by 7: each time 3 times the one before,
      without full sevens. After place 6 the row begins again, so 100 is like place 4.`,
  },
  examples: [
    {
      form: 'expression-of-the-number-expression-by-a-factor-of-the-divisor',
      seed: 902,
      passed: 0,
      answer: '$3$',
      because: {
        1: text`Each box of 38 fills two boxes of 19. But 24 is more than 19, so one more box can be filled.`,
        2: text`5 may stand for $n$ in sums and products.`,
        3: text`41 is larger than the divisor, so it is no remainder yet.`,
      },
    },
    {
      form: 'product-product-of-three',
      seed: 901,
      passed: 0,
      answer: '$6$',
      ask: 2,
      because: {
        1: text`Full cartons never matter, so take them out before you multiply.`,
        2: text`Only these small numbers are left of the three factors.`,
        3: text`66 tins still fill five cartons. What is left then is the answer.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`A number leaves 24 by 38, so it leaves 24 by 19, a factor of 38, as well.`,
      wrong: tex`24 - 0 \times 19 = 24`,
      right: tex`24 - 19 = 5`,
      why: text`
        A remainder is smaller than the divisor. In 24 there is one more full box of 19.`,
    },
    {
      says: text`
        For $3^{100}$ by 7 divide the exponent by 7 as well: 100 leaves 2, so take $3^2$, which leaves 2.`,
      wrong: tex`9 - 7 = 2`,
      right: tex`81 - 11 \times 7 = 4`,
      why: text`
        The exponent counts places in the cycle, and the cycle has 6 places. 100 leaves 4 by 6, and $3^4$ is
        81.`,
    },
    {
      says: text`
        If the exponent is a multiple of 6, the length of the cycle, the power of 3 is like the first one.`,
      wrong: tex`3^1 = 3`,
      right: tex`3^6 - 104 \times 7 = 1`,
      why: text`
        A remainder of 0 means the last place of the cycle, not the first. $3^6$ is 729, which leaves 1 by 7.`,
    },
  ],
  leave: text`
    Replace every number by its remainder, look for $1$ or $-1$, else write the cycle. Up to a divisor of
    about 20 that takes a minute. If the cycle has not closed after ten terms, mark the question and go on.
    Leave for a second pass what counts the numbers in a range that leave given remainders by two divisors at
    once.`,
  checks: [
    { form: 'parts-of-a-division-dividend-from-its-parts', seed: 902 },
    { form: 'expression-of-the-number-expression-by-a-factor-of-the-divisor', seed: 901 },
    { form: 'product-product-of-three', seed: 902 },
    { form: 'power-near-one-power-next-to-a-multiple', seed: 902 },
    { form: 'right-exponents-exponents-with-a-remainder', seed: 901 },
  ],
};
