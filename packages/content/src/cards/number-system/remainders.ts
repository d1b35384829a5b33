import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const remainders: readonly Card[] = [
  {
    type: 'NS.REM.1',
    idea: text`
      A number is divisor times quotient, with the remainder added, and the remainder is smaller than the
      divisor.`,
    cue: text`‘leaves a remainder of 24 when divided by 38’, ‘the quotient is twice the remainder’`,
    method: text`
      Write the number with quotient and remainder; for a factor of the divisor, divide the remainder once
      more.`,
    trap: text`Keeping a remainder that is larger than the new divisor.`,
    example: { form: 'expression-of-the-number-expression-by-a-factor-of-the-divisor', seed: 903 },
  },
  {
    type: 'NS.REM.2',
    idea: text`
      In sums, products and powers a number may be replaced by its remainder, and powers repeat in a cycle.`,
    cue: text`‘remainder when $51^{80}$ is divided by 13’, products of large numbers`,
    method: text`
      Replace bases by remainders, look for 1 or -1, else list the cycle and divide the exponent by its
      length.`,
    trap: text`Dividing the exponent by the divisor. The exponent is divided by the length of the cycle.`,
    example: { form: 'power-near-one-power-next-to-a-multiple', seed: 901 },
  },
  {
    type: 'NS.REM.3',
    idea: text`
      For a prime $p$ that does not divide $a$, the power $a^{p - 1}$ leaves 1; for other divisors without a common
      factor, $a^{\varphi}$ does.`,
    cue: text`‘remainder when $7^{134}$ is divided by 23’, a prime divisor and a huge exponent`,
    method: text`
      Divide the exponent by $p - 1$ (or by $\varphi$) and keep what is left of it. If base and divisor share a factor,
      split the divisor first.`,
    trap: text`Dividing the exponent by the divisor itself, or using the theorem although a factor is shared.`,
    example: { form: 'prime-divisor-power-by-a-prime', seed: 901 },
  },
  {
    type: 'NS.REM.4',
    idea: text`A number just below a multiple of the divisor may be replaced by a small negative remainder.`,
    cue: text`numbers close to multiples of the divisor; a factor that number and divisor share`,
    method: text`
      Calculate with the small numbers and bring the result into the range at the end; what was cancelled is multiplied
      back.`,
    trap: text`Losing the minus sign, or giving the remainder after cancelling as the answer.`,
    example: { form: 'close-to-multiples-product-and-sum-near-multiples', seed: 902 },
  },
  {
    type: 'NS.REM.5',
    idea: text`Numbers with two given remainders come in steps of the LCM of the divisors.`,
    cue: text`‘leaves 3 when divided by 11 and 2 when divided by 7’, rows of 11 and rows of 7`,
    method: text`
      List the numbers with the remainder by the larger divisor until one fits the other; then add multiples of the
      LCM.`,
    trap: text`Adding the remainders, or stepping by the product where the divisors share a factor.`,
    example: { form: 'heap-in-a-range-packs-from-two-remainders', seed: 903 },
  },
  {
    type: 'NS.REM.6',
    idea: text`A long number may be cut into blocks: last digits, sums of blocks, or blocks with changing signs.`,
    cue: text`‘the numbers from 18 to 52 are written side by side’, a digit or block repeated many times`,
    method: text`
      See whether 10, 100 or 1000 leaves 0, 1 or -1 by the divisor: keep the last digits, add the blocks, or add and
      subtract them in turn.`,
    trap: text`Using the sum of digits, the rule for 9, where another power of ten leaves 1.`,
    example: {
      form: 'numbers-in-a-row-blocks-of-two-blocks-of-two-digits-by-a-factor-of-ninety-nine',
      seed: 904,
    },
  },
];
