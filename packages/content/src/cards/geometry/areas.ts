import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const areas: readonly Card[] = [
  {
    type: 'GM.ARE.2',
    idea: text`
      A shaded shape is a whole without simple parts, and parts of equal circles often join to a whole one.`,
    cue: text`‘quarter circles at the corners’, ‘the part that no goat can reach’, ‘shaded area’`,
    method: text`
      Write the whole, add the angles of the sectors, take them off; an overlap is taken off once.`,
    trap: text`Taking a diameter for the radius, or counting the common part of two circles twice.`,
    example: { form: 'sectors-of-a-triangle', seed: 902 },
  },
];
