import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const sets: readonly Card[] = [
  {
    type: 'MM.SET.3',
    idea: text`
      The overlap is least when nobody is outside, and greatest when the smaller group lies inside the larger
      one.`,
    cue: text`‘at least how many do both’, ‘least possible percentage in all four groups’, ‘at most’`,
    method: text`
      Sum of the groups minus the heads for the least overlap; for several groups, add what each one misses.`,
    trap: text`Taking zero for the least overlap, or forgetting that all three counts twice in the excess.`,
    example: { form: 'free-overlap-spread-of-the-overlap', seed: 902 },
  },
];
