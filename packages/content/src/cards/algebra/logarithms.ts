import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const logarithms: readonly Card[] = [
  {
    type: 'AL.LOG.2',
    idea: text`
      Counted in one small base, every logarithm is a quotient of two numbers of steps, and chains cancel.`,
    cue: text`products like $\log_3 4 \cdot \log_4 5 \cdots$, bases that are powers of one number`,
    method: text`
      Write base and number as powers of one base and divide the exponents; exchanging the two gives the
      reciprocal.`,
    trap: text`Turning the quotient upside down, or subtracting where two logarithms are divided.`,
    example: { form: 'one-change-chain-of-neighbours', seed: 902 },
  },
  {
    type: 'AL.LOG.3',
    idea: text`An equation with logarithms becomes one without them, and then every root has to be tested.`,
    cue: text`an unknown under a logarithm, ‘find the value of x’, ‘how many integers satisfy’`,
    method: text`
      Join the logarithms, write the equation as a power or compare the numbers under them, solve, test.`,
    trap: text`Keeping a root that makes a number under a logarithm zero or negative.`,
    example: { form: 'exponential-form-one-logarithm', seed: 901 },
  },
];
