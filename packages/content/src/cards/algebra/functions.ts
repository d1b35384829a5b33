import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const functions: readonly Card[] = [
  {
    type: 'AL.FUN.2',
    idea: text`A rule with $f(x)$ and $f$ of a partner becomes two equations when both partners are put in.`,
    cue: text`$f(x)$ together with $f(-x)$, $f\left(\frac{1}{x}\right)$ or $f(14 - x)$`,
    method: text`
      Put in the number, put in its partner, and eliminate the value that is not asked; in sums, pair the
      ends.`,
    trap: text`Using one equation only, or taking the partner's value for one divided by the value.`,
    example: { form: 'one-partner-mirrored-sum', seed: 902 },
  },
  {
    type: 'AL.FUN.3',
    idea: text`
      A rule for $f(x + y)$ or $f(xy)$ fixes all values once the value at 1, or at the primes, is known.`,
    cue: text`$f(x + y) = f(x)f(y)$, ‘the weight of a product is the sum of the weights’`,
    method: text`Build the number from ones or primes, and do with the values what the rule says.`,
    trap: text`Multiplying by 4 where the rule asks for the fourth power, or the other way round.`,
    example: { form: 'rule-read-off-sum-with-a-constant', seed: 901 },
  },
];
