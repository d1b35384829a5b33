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
];
