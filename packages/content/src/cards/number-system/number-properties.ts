import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const numberProperties: readonly Card[] = [
  {
    type: 'NS.NUM.2',
    idea: text`
      Each rule of divisibility looks at certain digits: the end for 4 and 8, the sum for 3 and 9, changing
      signs for 11.`,
    cue: text`a number with a missing digit $x$, ‘is divisible by 24’`,
    method: text`
      Split the divisor into factors without a common factor, and begin with the rule that sees one unknown
      digit.`,
    trap: text`Using 4 and 6 for 24, the rule of 3 for 9, or only one of two conditions.`,
    example: { form: 'one-unknown-digit-sum-of-least-and-greatest', seed: 903 },
  },
];
