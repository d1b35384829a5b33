import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const factorials: readonly Card[] = [
  {
    type: 'NS.FCT.1',
    idea: text`Every zero at the end is a 2 with a 5; in a factorial the fives are fewer, so they decide.`,
    cue: text`‘in how many zeros does … end’, ‘the largest $k$ such that $10^k$ divides’`,
    method: text`
      Divide by 5 again and again and add the quotients; in other products count twos and fives and take the
      smaller.`,
    trap: text`Dividing by 5 only once, so that 25, 50 and 125 give one five each.`,
    example: { form: 'two-factorials-product-of-two-factorials', seed: 903 },
  },
  {
    type: 'NS.FCT.2',
    idea: text`
      In n! a prime occurs once for each of its multiples, once more for each multiple of its square, and so on.`,
    cue: text`‘the greatest k for which 12 to the power k divides 50!’, ‘divided again and again by 18’`,
    method: text`
      Find the exponent of each prime, divide it by what one factor needs, and take the least result.`,
    trap: text`Looking at the largest prime only, or counting multiples of the number itself.`,
    example: { form: 'composite-in-a-factorial-highest-power-of-a-composite', seed: 901 },
  },
  {
    type: 'NS.FCT.3',
    idea: text`
      The last digits of the powers of a number repeat in a cycle of four that depends on its last digit only.`,
    cue: text`‘the units digit of’, ‘the remainder on division by 10’, with a large exponent`,
    method: text`
      Write the cycle, divide the exponent by 4, and take the place; remainder 0 is the fourth place.`,
    trap: text`Taking remainder 0 for the power 0, or dividing the exponent by 10.`,
    example: { form: 'one-power-last-digit-of-a-power', seed: 901 },
  },
];
