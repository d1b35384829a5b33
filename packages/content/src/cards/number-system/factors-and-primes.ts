import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const factorsAndPrimes: readonly Card[] = [
  {
    type: 'NS.FAC.3',
    idea: text`A condition on a factor is a condition on each of its exponents, and the choices multiply.`,
    cue: text`‘how many factors are multiples of 12’, ‘are perfect squares’, ‘but not of’`,
    method: text`
      Write primes, note for each which exponents are allowed, multiply the numbers of choices; subtract for
      ‘not’.`,
    trap: text`Putting the condition on one prime only, or forgetting that the exponent 0 is a choice.`,
    example: { form: 'one-condition-divisible-by-k', seed: 902 },
  },
  {
    type: 'NS.FAC.5',
    idea: text`
      A square has even exponents, a cube exponents that are multiples of 3; the multiplier supplies what is
      missing.`,
    cue: text`‘smallest number by which it must be multiplied’, ‘is a perfect cube’`,
    method: text`
      Write primes, raise every exponent to the next allowed one, and multiply the missing primes.`,
    trap: text`Multiplying by what is too much. In $2^4$ one 2 is too many for a cube, but two are missing.`,
    example: { form: 'complete-the-power-smallest-multiplier', seed: 901 },
  },
  {
    type: 'NS.FAC.1',
    idea: text`A factor takes each prime with an exponent from 0 up to that of the number: multiply the choices.`,
    cue: text`‘how many factors’, ‘how many divisors has $N^2$’, rectangles of a given number of tiles`,
    method: text`Write the number as a product of primes, increase each exponent by 1, and multiply.`,
    trap: text`Multiplying the exponents themselves, or treating a composite base such as 12 like a prime.`,
    example: { form: 'composite-bases-factors-of-powers-of-composites', seed: 901 },
  },
  {
    type: 'NS.FAC.2',
    idea: text`
      Multiplying the sums of the powers of each prime gives the sum of all factors; pairs of factors give their
      product.`,
    cue: text`‘sum of all factors of 224’, ‘product of all divisors’, proper factors`,
    method: text`
      Sum: one bracket $1 + p + \dots + p^e$ for each prime, multiplied. Product: the number to the power of half the
      count of its factors.`,
    trap: text`Starting the brackets at $p$ instead of $1$, or not halving the exponent of the product.`,
    example: { form: 'two-primes-summed-sum-of-the-smaller-factors', seed: 902 },
  },
  {
    type: 'NS.FAC.6',
    idea: text`Of the numbers up to n, the part $1 - \frac{1}{p}$ stays for each prime of n, taken once.`,
    cue: text`‘no common factor with 108 except 1’, fractions that cannot be reduced`,
    method: text`
      Find the primes of the number and multiply it by $1 - \frac{1}{p}$ for each. For sums, pair $k$ with $n - k$.`,
    trap: text`Using a prime twice because it divides the number twice, or subtracting multiples without their
      overlap.`,
    example: { form: 'coprime-numbers-below-numbers-below-without-a-common-factor', seed: 903 },
  },
  {
    type: 'NS.FAC.4',
    idea: text`
      2 is the only even prime, and every prime above 3 is one more or one less than a multiple of 6.`,
    cue: text`‘both are prime’, ‘the sum of two primes is odd’, ‘squares of different primes add up to’`,
    method: text`
      Compare even and odd, then remainders by 3: that shows where 2 or 3 must stand. Test what is left.`,
    trap: text`Taking 1 for a prime, forgetting 2, or keeping a number such as 51 or 91 without testing it.`,
    example: { form: 'two-primes-with-an-odd-sum-product-from-an-odd-sum', seed: 901 },
  },
  {
    type: 'NS.FAC.7',
    idea: text`Factors come in pairs with the number as product, so half of the factors gives the ways to split it.`,
    cue: text`‘in how many ways as a product of two integers’, ‘both factors even’, ‘two coprime factors’`,
    method: text`
      Count the factors and halve; for a square add 1 before. Take a common factor out of both first. For coprime
      factors each prime power goes as a whole to one side.`,
    trap: text`Counting both orders, forgetting the root of a square, or dividing a common factor out only once.`,
    example: { form: 'both-multiples-ways-with-both-factors-multiples', seed: 902 },
  },
];
