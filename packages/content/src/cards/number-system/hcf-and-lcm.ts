import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const hcfAndLcm: readonly Card[] = [
  {
    type: 'NS.HCF.1',
    idea: text`
      For two numbers HCF times LCM is the product, since each prime gives one its lower and the other its higher
      exponent.`,
    cue: text`
      ‘the HCF is 6 and the LCM 180, one number is 30’, ‘in the ratio 3 : 4, with the HCF and LCM together 182’`,
    method: text`
      Write the numbers as HCF times x and HCF times y without a common factor; the LCM is HCF times xy.`,
    trap: text`Using the product rule for three numbers, or taking LCM over HCF for the other number.`,
    example: { form: 'two-numbers-sum-of-the-two', seed: 901 },
  },
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
  {
    type: 'NS.HCF.4',
    idea: text`
      Events with fixed periods that begin together come together again after the LCM of the periods.`,
    cue: text`
      ‘ring every 12, 15 and 20 minutes’, ‘start together and meet again at the starting line’`,
    method: text`
      Find the LCM of the periods, and count it from the last moment at which all were together.`,
    trap: text`
      Multiplying the periods though they share factors, or counting from now when all were together earlier.`,
    example: { form: 'three-periods-next-time-together', seed: 901 },
  },
  {
    type: 'NS.HCF.5',
    idea: text`Two numbers with HCF $h$ are $hx$ and $hy$, where $x$ and $y$ have no common factor.`,
    cue: text`‘the HCF is 12 and the sum 180’, ‘the product is 2,160 and the HCF 6’, ‘the sum and the LCM are’`,
    method: text`
      Write $hx$ and $hy$, divide by the HCF, and choose coprime $x$ and $y$ with the sum or product that remains.`,
    trap: text`Choosing $x$ and $y$ with a common factor: then the HCF of the numbers is larger.`,
    example: { form: 'hcf-and-sum-greatest-lcm-from-hcf-and-sum', seed: 901 },
  },
];
