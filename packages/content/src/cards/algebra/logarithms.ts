import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const logarithms: readonly Card[] = [
  {
    type: 'AL.LOG.1',
    idea: text`A logarithm turns products into sums and powers into multiples, so it can itself be an unknown.`,
    cue: text`several logarithms with one base, $\log_{10} 2 = p$, powers and products under a logarithm`,
    method: text`
      Move factors into the logarithms as exponents and join them, or take $\log x$ and $\log y$ as unknowns.`,
    trap: text`Splitting the logarithm of a sum, or dividing two logarithms where they are subtracted.`,
    example: { form: 'linear-in-logarithms-two-equations-in-logarithms', seed: 901 },
  },
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
  {
    type: 'AL.LOG.4',
    idea: text`$\log_a x$ and $\log_x a$ are reciprocals, so an equation with both has one unknown.`,
    cue: text`the same letters as base and as number: $\log_2 x + 8 \log_x 2 = 6$`,
    method: text`Put $t$ for one logarithm and $\frac{1}{t}$ for the other, solve for $t$, and go back to the number.`,
    trap: text`Giving $t$ in place of $x$, or keeping only one of the two solutions.`,
    example: { form: 'number-and-base-sum-of-the-two-solutions', seed: 904 },
  },
  {
    type: 'AL.LOG.5',
    idea: text`To a base below 1 the larger number has the smaller logarithm, so removing it turns the sign round.`,
    cue: text`$\log_{\frac{1}{2}}$, an unknown as the base, ‘less than a tenth is left’`,
    method: text`
      Ask whether the base is above or below 1, write the inequality without the logarithm, and add the domain.`,
    trap: text`Keeping the sign for a base below 1, or forgetting that only positive numbers have a logarithm.`,
    example: { form: 'base-below-one-integers-with-a-base-below-one', seed: 901 },
  },
  {
    type: 'AL.LOG.6',
    idea: text`The whole part of a logarithm to base 10 tells the length of a number, the rest its first digits.`,
    cue: text`‘how many digits’, ‘zeros after the decimal point’, $\log_{10} 2 = 0.3010$`,
    method: text`
      Multiply the logarithm of the base by the exponent, take the whole part and add one; join twos and fives into
      tens.`,
    trap: text`Forgetting the one that is added, or rounding the logarithm.`,
    example: { form: 'two-powers-digits-of-another-power', seed: 903 },
  },
  {
    type: 'AL.LOG.8',
    idea: text`If several powers have one value $k$, each base is $k$ to the power of the reciprocal of its exponent.`,
    cue: text`$a^x = b^y = c^z$ with a relation of the bases, or $\log_4 p = \log_6 q$`,
    method: text`
      Give the common value a letter, write the bases as powers of it, multiply as the relation says, and compare
      exponents.`,
    trap: text`Adding the exponents themselves: it is their reciprocals that add.`,
    example: { form: 'three-equal-powers-exponent-from-a-relation-of-the-bases', seed: 902 },
  },
];
