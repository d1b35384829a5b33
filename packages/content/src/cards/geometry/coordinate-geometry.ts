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
    type: 'GM.COO.2',
    idea: text`
      A slope is the step up over the step across; a quarter turn exchanges the two steps and changes one sign.`,
    cue: text`‘perpendicular to the line’, ‘equally far from two points’, ‘passes through the point’, ‘intercept’`,
    method: text`
      Find one slope, turn it if lines are perpendicular (product $-1$), and go from a known point to the place asked.`,
    trap: text`Taking the reciprocal without the other sign, or the other sign without the reciprocal.`,
    example: { form: 'line-at-right-angles-perpendicular-meets-the-y-axis', seed: 901 },
  },
  {
    type: 'GM.COO.3',
    idea: text`
      Two sides of a triangle as steps across and up have a difference of cross products: the area of their
      parallelogram.`,
    cue: text`‘area of the triangle with vertices’, ‘find $k$ if the area is’, a line that halves an area`,
    method: text`
      Subtract the coordinates of one vertex from the others, take the cross products and half of their difference.`,
    trap: text`Forgetting the half, or the second sign of an absolute value when a vertex is sought.`,
    example: { form: 'three-points-triangle-from-three-points', seed: 901 },
  },
  {
    type: 'GM.COO.4',
    idea: text`
      What the equation of a line leaves over at a point, divided by $\sqrt{a^2 + b^2}$, is the distance of the point.`,
    cue: text`‘distance from the line’, ‘parallel lines’, ‘equally far from two lines’, ‘touches the line’`,
    method: text`
      Bring all terms to one side, put the point in and divide by the root; for parallel lines make the left sides equal
      first.`,
    trap: text`Leaving out the root, or comparing the numbers of parallel lines before their left sides agree.`,
    example: { form: 'two-parallel-lines-between-parallel-lines', seed: 901 },
  },
  {
    type: 'GM.COO.5',
    idea: text`
      Complete squares show centre and radius of a circle; the distance of a line from the centre does the rest.`,
    cue: text`$x^2 + y^2 + \dots = 0$, ‘the line cuts the circle’, ‘chord’, ‘point of the circle’`,
    method: text`
      Halve the factors of $x$ and $y$ for the centre, find its distance from the line, and use radius, distance and
      half chord.`,
    trap: text`Signs of the centre, factors not halved, or the constant with the wrong sign.`,
    example: { form: 'circle-by-equation-area-from-the-equation', seed: 901 },
  },
  {
    type: 'GM.COO.6',
    idea: text`
      A region between lines is cut into right triangles by the axes and by the points where boundaries meet.`,
    cue: text`‘area of the region’, $|x| + |y| \le k$, lines and axes that enclose a figure`,
    method: text`Find where each boundary meets the axes, sketch, and add or subtract right triangles.`,
    trap: text`Forgetting the half of a triangle, or taking one quadrant for all four.`,
    example: { form: 'modulus-rhombus', seed: 902 },
  },
];
