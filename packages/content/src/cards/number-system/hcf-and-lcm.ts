import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const hcfAndLcm: readonly Card[] = [
  {
    type: 'NS.HCF.2',
    idea: text`
      A number with equal remainders is a multiple of the LCM with the remainder added; with equal shortfalls,
      taken off.`,
    cue: text`
      ‘the least number that leaves a remainder of 4 by 6, 10 and 12’, ‘shared equally, 2 remain each time’`,
    method: text`
      Compare remainders and divisors: equal remainders are put aside, equal gaps are borrowed; then the LCM.`,
    trap: text`Giving the LCM itself, or adding the gap where it has to be taken off.`,
    example: { form: 'one-remainder-or-shortfall-numbers-short-by-the-same', seed: 901 },
  },
  {
    type: 'NS.HCF.3',
    idea: text`
      A divisor that leaves known remainders divides the numbers without them; with equal ones it divides the
      differences.`,
    cue: text`
      ‘the greatest number which divides … leaving the same remainder’, ‘the greatest capacity of the measure’`,
    method: text`
      Take the remainders off, or subtract the numbers from each other, and find the HCF of what is left.`,
    trap: text`
      Taking the HCF of the numbers as they are. And the divisor must be larger than each remainder.`,
    example: { form: 'remainders-equal-equal-unknown-remainder', seed: 901 },
  },
];
