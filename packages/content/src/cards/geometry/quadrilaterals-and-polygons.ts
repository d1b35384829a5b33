import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const quadrilateralsAndPolygons: readonly Card[] = [
  {
    type: 'GM.QAD.1',
    idea: text`The exterior angles of every convex polygon make one full turn of 360°.`,
    cue: text`‘each interior angle measures’, ‘a regular polygon’, ‘how many sides’`,
    method: text`Take each interior angle from 180°, and let these turns add up to 360°.`,
    trap: text`Dividing 360° by the interior angle, or using 180° times the number of sides as the sum.`,
    example: { form: 'compared-angles-sides-from-difference-of-angles', seed: 901 },
  },
  {
    type: 'GM.QAD.4',
    idea: text`
      A trapezium has the mean of its parallel sides as its width; its diagonals make two similar triangles.`,
    cue: text`‘trapezium’, ‘parallel sides’, ‘mid-points of the other two sides’, ‘diagonals meet at’`,
    method: text`
      Area is mean width times height; at the crossing the scale is that of the parallel sides, areas its
      square.`,
    trap: text`Forgetting to halve the sum of the parallel sides, or taking areas in the ratio of lengths.`,
    example: { form: 'missing-parallel-side', seed: 902 },
  },
];
