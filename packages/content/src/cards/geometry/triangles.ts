import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const triangles: readonly Card[] = [
  {
    type: 'GM.TRI.3',
    idea: text`
      Triangles with equal angles are copies of each other: one scale for lengths, its square for areas.`,
    cue: text`‘parallel to BC’, ‘has the same angles’, shadows and lamps`,
    method: text`
      Find the two triangles, pair sides opposite equal angles, write one proportion; square the scale for
      areas.`,
    trap: text`Taking a part of a side for the side: $AD : DB$ in place of $AD : AB$.`,
    example: { form: 'light-and-shadow-shadow-of-a-lamp', seed: 901 },
  },
  {
    type: 'GM.TRI.6',
    idea: text`
      The bisector of an angle divides the opposite side in the ratio of the two sides beside it; a median
      halves it.`,
    cue: text`‘bisects the angle’, ‘equidistant from AB and AC’, ‘median’`,
    method: text`For a bisector write $BD : DC = AB : AC$; for a median twice the squares of both sides.`,
    trap: text`Taking the foot of the bisector for the mid-point, or turning the ratio round.`,
    example: { form: 'cevian-side-from-parts', seed: 902 },
  },
];
