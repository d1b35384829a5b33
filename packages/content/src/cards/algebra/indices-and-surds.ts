import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const indicesAndSurds: readonly Card[] = [
  {
    type: 'AL.IND.1',
    idea: text`In products of powers exponents add, in powers of powers they multiply; sums of powers have no rule.`,
    cue: text`‘if $2^x = 5$, what is $8^{x + 1}$’, products of powers with exchanged exponents`,
    method: text`
      Write every power with one base and turn a sum in an exponent into a product; then put in what is given.`,
    trap: text`Multiplying by an exponent, or giving the constant in an exponent the smaller base.`,
    example: { form: 'related-bases-value-for-a-larger-base', seed: 901 },
  },
  {
    type: 'AL.IND.2',
    idea: text`Equal powers of one base have equal exponents; a quadratic may hide behind $4^x$ and $2^x$.`,
    cue: text`an unknown in an exponent, bases such as 4, 8 and 32 or 25 and 125`,
    method: text`Write all powers with one base and compare exponents, or put $t$ for the smaller power.`,
    trap: text`Adding the exponents of a sum. Take the smaller power out of the sum instead.`,
    example: { form: 'common-factor-sum-of-powers', seed: 901 },
  },
  {
    type: 'AL.IND.3',
    idea: text`A power is $1$ in three cases, and each of them has a condition of its own.`,
    cue: text`the unknown in base and exponent, and $1$ on the other side`,
    method: text`
      Set the base equal to 1, the exponent to 0 where the base is not, the base to −1 where the exponent is even.`,
    trap: text`Solving for the exponent 0 only, or keeping the base −1 with an odd exponent.`,
    example: { form: 'linear-base-sum-with-any-base', seed: 901 },
  },
  {
    type: 'AL.IND.4',
    idea: text`A sum with a root times its conjugate is free of roots: the difference of two squares.`,
    cue: text`roots in a denominator, $a + \sqrt{b}$ beside $a - \sqrt{b}$`,
    method: text`
      Multiply above and below by the conjugate of the denominator, then collect rational parts and roots.`,
    trap: text`Splitting the root of a sum, or keeping a plus in the denominator: it is $a^2 - b$.`,
    example: { form: 'root-above-and-below-rational-and-surd-parts', seed: 902 },
  },
  {
    type: 'AL.IND.5',
    idea: text`A root under a root disappears if the number is the square of a sum or difference of two roots.`,
    cue: text`$\sqrt{14 - 6\sqrt{5}}$, fractions with such denominators in a row`,
    method: text`
      Write the inner root with a factor 2 in front; look for two numbers with that product under it and the sum beside
      it.`,
    trap: text`Leaving the 2 out, or taking the negative one of the two possible roots.`,
    example: { form: 'one-root-under-a-root-root-of-a-perfect-square', seed: 921 },
  },
  {
    type: 'AL.IND.6',
    idea: text`An expression without end contains itself, so its value satisfies an equation.`,
    cue: text`roots under roots or fractions in fractions, with dots`,
    method: text`Call the value $x$, put $x$ where the expression begins again, solve, and keep the positive root.`,
    trap: text`Ending the expression after one step, or keeping the negative solution.`,
    example: { form: 'alternating-roots-exponent-of-alternating-roots', seed: 921 },
  },
];
