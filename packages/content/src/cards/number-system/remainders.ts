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
];
