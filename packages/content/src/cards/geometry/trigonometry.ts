import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const trigonometry: readonly Card[] = [
  {
    type: 'GM.TRG.2',
    idea: text`
      The tangent of an angle of elevation is height by distance; two angles of one height give two distances.`,
    cue: text`‘is seen at an angle of elevation of 60°’, ‘walking towards the mast’, ‘broken by a storm’`,
    method: text`
      Draw the right triangles, write both distances with the height $h$, and use the way between the places.`,
    trap: text`Exchanging the tangents of 30° and 60°, or forgetting the height of the eyes.`,
    example: { form: 'two-elevations', seed: 904 },
  },
];
