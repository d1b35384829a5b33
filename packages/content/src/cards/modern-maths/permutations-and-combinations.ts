import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const permutationsAndCombinations: readonly Card[] = [
  {
    type: 'MM.PNC.3',
    idea: text`
      A selection has no order; with conditions add the exact cases, or take the unwanted ones off all.`,
    cue: text`‘a committee of 4 with at least 2 girls’, ‘exactly 2 engineers’`,
    method: text`
      List the allowed numbers of each kind, multiply within a case, add the cases; for ‘at least one’
      subtract.`,
    trap: text`Choosing the minimum first and then anyone: it counts the same group several times.`,
    example: { form: 'two-kinds-exact-case', seed: 901 },
  },
  {
    type: 'MM.PNC.4',
    idea: text`A number is a row of places; fill the place with the strictest rule first and multiply.`,
    cue: text`
      ‘how many 4-digit numbers can be formed from the digits’, ‘no digit repeated’, ‘divisible by 5’`,
    method: text`
      Fill the first or the last place by its rule, then the others; split into cases when 0 disturbs both.`,
    trap: text`Letting 0 stand first, or forgetting that it may be used in the later places.`,
    example: { form: 'given-digits-above-a-bound', seed: 902 },
  },
];
