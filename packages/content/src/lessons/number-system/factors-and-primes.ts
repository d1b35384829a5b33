import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';
import { grid } from '../pictures.ts';

export const factorsAndPrimes: Lesson = {
  subcategory: 'NS.FAC',
  title: 'Factors: a factor is a choice of exponents',
  description: text`
    How to count the factors of a number, those that are multiples or squares, and how to complete a number to
    a square or a cube.`,
  before: [
    text`
      A factor of a number divides it without remainder. A prime has exactly two factors, 1 and
      itself: 2, 3, 5, 7, 11, 13 and so on. 1 is not a prime.`,
    text`
      Every number is a product of primes in one way only: $72 = 2^3 \times 3^2$.`,
    text`
      The LCM of 4 and 54 is the least number that both divide. It takes the higher power of each prime: $2^2$
      and $2 \times 3^3$ make $2^2 \times 3^3 = 108$.`,
    text`
      In a perfect square every prime has an even exponent: $36 = 2^2 \times 3^2$.`,
  ],
  idea: [
    text`
      Which numbers divide 72? Write it in primes: $72 = 2^3 \times 3^2$. A factor of 72 is built from the
      same primes, and it may use at most three 2s and two 3s. So choose: none, one, two or three 2s, which is
      4 ways; none, one or two 3s, 3 ways. Each choice goes with each, so 72 has ${calc`4 * 3`} factors. They
      stand in the picture.`,
    text`
      That is why one is added to every exponent: ‘none’ is a choice too. Choosing no prime at all gives the
      factor 1.`,
    text`
      A condition leaves fewer choices. Multiples of 6 need at least one 2 and at least one 3, so one, two or
      three 2s and one or two 3s: ${calc`3 * 2`} factors. Perfect squares need even exponents, 0 or 2 for each
      prime: ${calc`2 * 2`}, namely 1, 4, 9 and 36. What is not allowed is subtracted: ${calc`12 - 6`} factors
      are no multiples of 6.`,
    text`
      The same view completes a number. By what must 72 be multiplied to make a square? The exponents 3 and 2
      must become even, so one 2 is missing: 72 times 2 is 144. For a cube every exponent must be a multiple
      of 3, so one 3 is missing: ${calc`72 * 3`}, which is 6 times 6 times 6. And the largest square inside 72
      takes the pairs, two 2s and two 3s: 72 is $6^2 \times 2$.`,
  ],
  picture: {
    figure: grid({
      alt: text`
        The twelve factors of 72 in three rows and four columns. First row 1, 2, 4, 8. Second row 3, 6, 12,
        24. Third row 9, 18, 36, 72. The multiples of 6 are shaded: 6, 12, 24, 18, 36, 72.`,
      rows: [
        ['1', '2', '4', '8'],
        ['3', '6', '12', '24'],
        ['9', '18', '36', '72'],
      ],
      shaded: (row, place) => row > 0 && place > 0,
      width: 76,
    }),
    caption: text`
      Going right puts in a 2, going down a 3. The shaded factors have at least one of each: the multiples of
      6.`,
  },
  examples: [
    {
      form: 'one-condition-divisible-by-k',
      seed: 904,
      passed: 0,
      answer: '$8$',
      because: {
        1: text`Set aside what the factor must have, one 2 and one 3. The rest is a free choice.`,
        2: text`The only 2 is used up, so one choice is left for it: to take none.`,
      },
    },
    {
      form: 'one-condition-not-divisible-by-k',
      seed: 903,
      passed: 0,
      answer: '$27$',
      ask: 2,
      because: {
        1: text`
          A factor is no multiple of 18 if it lacks a 2, or a 3, or both. So count all factors and subtract
          the multiples.`,
        2: text`18 has one 2 and two 3s. Set them aside and count the choices that are left.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`$72 = 2^3 \times 3^2$ has 3 times 2 factors.`,
      wrong: tex`3 \times 2 = 6`,
      right: tex`(3 + 1) \times (2 + 1) = 12`,
      why: text`
        That leaves out all factors without a 2 or without a 3, such as 9, 8 and 1.`,
    },
    {
      says: text`
        In $144 = 2^4 \times 3^2$ the even exponents are 2 and 4 for the 2s and 2 for the 3s: two square
        factors.`,
      wrong: tex`2 \times 1 = 2`,
      right: tex`3 \times 2 = 6`,
      why: text`
        0 is even as well: 0, 2, 4 for the 2s and 0, 2 for the 3s. The squares are 1, 4, 16, 9, 36 and 144.`,
    },
    {
      says: text`
        $48 = 2^4 \times 3$ has one 2 more than a cube and a single 3, so multiply by 2 and by 3 to make a
        cube.`,
      wrong: tex`48 \times 2 \times 3 = 288`,
      right: tex`48 \times 2^2 \times 3^2 = 1728`,
      why: text`
        The exponents have to be multiples of 3, so 4 goes up to 6 and 1 to 3: two of each are missing. 1728
        is 12 times 12 times 12.`,
    },
  ],
  leave: text`
    Write the number in primes before anything else, also when it comes as a product such as
    $10^4 \times 15^6$. Then say how many choices each prime has. That is enough for most questions. Leave for
    a second pass those that ask ‘how many numbers up to 200 have exactly 6 factors’: they need a list of
    cases.`,
  checks: [
    { form: 'one-condition-divisible-by-k', seed: 902 },
    { form: 'complete-the-power-smallest-multiplier', seed: 902 },
    { form: 'one-condition-not-divisible-by-k', seed: 902 },
    { form: 'complete-the-power-root-and-remaining-factor', seed: 902 },
    { form: 'one-but-not-the-other-multiples-of-one-only', seed: 901 },
  ],
};
