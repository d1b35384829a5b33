import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const coordinateGeometry: readonly Card[] = [
  {
    type: 'GM.COO.1',
    idea: text`A point on a segment has gone the same share of the steps across and of the steps up.`,
    cue: text`‘divides the segment’, ‘mid-point’, ‘centroid’, ‘in what ratio does the line divide’`,
    method: text`
      Work with each coordinate by itself: start plus share times steps; a centroid is the mean of three
      corners.`,
    trap: text`Exchanging the two terms of the ratio, or losing a sign when steps cross zero.`,
    example: { form: 'segment-over-a-line-ratio-at-a-line', seed: 903 },
  },
  {
    type: 'GM.COO.6',
    idea: text`
      A region between lines is cut into right triangles by the axes and by the points where boundaries meet.`,
    cue: text`‘area of the region’, $|x| + |y| \le k$, lines and axes that enclose a figure`,
    method: text`Find where each boundary meets the axes, sketch, and add or subtract right triangles.`,
    trap: text`Forgetting the half of a triangle, or taking one quadrant for all four.`,
    example: { form: 'modulus-rhombus', seed: 901 },
  },
];
