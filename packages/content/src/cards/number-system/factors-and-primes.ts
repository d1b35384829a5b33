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
];
