import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const probability: readonly Card[] = [
  {
    type: 'MM.PRB.3',
    idea: text`
      Without replacement every set of the drawn things is equally likely: count sets above and below.`,
    cue: text`
      ‘two are taken out at random without putting any back’, ‘drawn together’, ‘a committee drawn by lot’`,
    method: text`
      Choose below from all, above from each kind; or go draw by draw with both numbers going down.`,
    trap: text`
      Using the same fraction twice, as if it were put back, or counting only one order of two kinds.`,
    example: { form: 'two-numbers-sum-of-two-numbers', seed: 905 },
  },
];
