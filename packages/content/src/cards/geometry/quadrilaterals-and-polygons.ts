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
    type: 'GM.QAD.2',
    idea: text`Each vertex of a polygon is joined by diagonals with all others except its two neighbours.`,
    cue: text`‘diagonals’, ‘every two who do not sit side by side’, ‘lines across from corner to corner’`,
    method: text`Count $n - 3$ at each of the $n$ vertices and halve, because every diagonal has two ends.`,
    trap: text`Counting each diagonal twice, or counting the sides among the pairs of vertices.`,
    example: { form: 'polygon-vertex-all-from-those-of-one-vertex', seed: 905 },
  },
  {
    type: 'GM.QAD.3',
    idea: text`
      The diagonals of a parallelogram halve each other; in a rhombus they do so at right angles, and four equal right
      triangles appear.`,
    cue: text`‘rhombus’, ‘parallelogram’, ‘strips of equal width’, ‘diagonals’, ‘distance between opposite sides’`,
    method: text`
      Use the right triangle of two half-diagonals and a side, and write one area in two ways: side times height, half
      the product of the diagonals.`,
    trap: text`Using whole diagonals as legs, or a sloping side as a height.`,
    example: { form: 'rhombus-rhombus-area-from-side-and-diagonal', seed: 901 },
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
  {
    type: 'GM.QAD.5',
    idea: text`
      A fold is a reflection: lengths and angles stay, and the crease is the perpendicular bisector of a point and its
      image.`,
    cue: text`‘is folded so that’, ‘a point inside a rectangle’, ‘crease’, ‘sees the side under a right angle’`,
    method: text`
      Mark equal pieces, look for right triangles, and use Pythagoras; for a point, $PA^2 + PC^2 = PB^2 + PD^2$.`,
    trap: text`Taking the crease for the diagonal, or pairing neighbouring corners instead of opposite ones.`,
    example: { form: 'corner-fold-crease-of-a-side-on-a-side', seed: 901 },
  },
  {
    type: 'GM.QAD.6',
    idea: text`A regular hexagon is six equilateral triangles; a regular octagon is a square without four corners.`,
    cue: text`‘regular hexagon ABCDEF’, ‘regular octagon’, ‘all angles are equal’, ‘short diagonal’`,
    method: text`
      Count a hexagon in sixths, use the short diagonal $\sqrt{3}$ times a side, and lengthen sides to a triangle or
      square.`,
    trap: text`Taking the short diagonal as twice the side, or equal angles as equal sides.`,
    example: { form: 'hexagon-parts-part-of-a-regular-hexagon', seed: 906 },
  },
];
