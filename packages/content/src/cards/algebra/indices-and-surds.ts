import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const indicesAndSurds: readonly Card[] = [
  {
    type: 'AL.IND.2',
    idea: text`Equal powers of one base have equal exponents; a quadratic may hide behind $4^x$ and $2^x$.`,
    cue: text`an unknown in an exponent, bases such as 4, 8 and 32 or 25 and 125`,
    method: text`Write all powers with one base and compare exponents, or put $t$ for the smaller power.`,
    trap: text`Adding the exponents of a sum. Take the smaller power out of the sum instead.`,
    example: { form: 'common-factor-sum-of-powers', seed: 901 },
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
];
