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
  {
    type: 'GM.TRI.1',
    idea: text`Parallels and the angle sum of a triangle turn a known angle into the next one, step by step.`,
    cue: text`‘AB is parallel to CD’, ‘is extended to D’, $AB = AC$, ‘the bisector of angle A’`,
    method: text`
      Mark equal sides and parallels first, write every angle you get into the figure, and go on from there.`,
    trap: text`
      Taking angles that add up to 180° for equal ones, or an exterior angle for the interior one beside it.`,
    example: { form: 'exterior-angle-interior-from-exterior', seed: 901 },
  },
  {
    type: 'GM.TRI.2',
    idea: text`
      A side of a triangle is shorter than the sum of the other two and longer than their difference.`,
    cue: text`‘the third side is a whole number’, ‘greatest possible perimeter’, ‘how many triangles’`,
    method: text`
      Write both bounds for the unknown length, leave the bounds themselves out, then use what else is known.`,
    trap: text`Allowing equality: with 7 and 11 the third side runs from 5 to 17, not from 4 to 18.`,
    example: { form: 'two-sides-given-extreme-perimeter-of-a-parity', seed: 901 },
  },
  {
    type: 'GM.TRI.4',
    idea: text`
      The altitude to the hypotenuse makes two triangles that are similar to the whole right triangle.`,
    cue: text`‘right angle at A’, ‘AD is perpendicular to BC’, ‘altitude to the hypotenuse’`,
    method: text`
      Use the area twice, $AB \times AC = BC \times AD$, or a part of the hypotenuse: $AD^2 = BD \times DC$.`,
    trap: text`Taking half of the hypotenuse for the altitude. That is the median; the altitude is shorter.`,
    example: { form: 'two-legs-altitude-from-legs', seed: 905 },
  },
  {
    type: 'GM.TRI.5',
    idea: text`Triangles of the same height have areas in the ratio of their bases, so ratios on a side are ratios of
      areas.`,
    cue: text`‘D divides BC in the ratio 2 : 3’, ‘E is a point on AD’, ‘what is the area of triangle …’`,
    method: text`Divide the area at one vertex at a time; with a common angle multiply the ratios of both sides.`,
    trap: text`Squaring the ratio. That is right for similar triangles, not for triangles of the same height.`,
    example: { form: 'points-on-two-sides-corner-triangle', seed: 902 },
  },
  {
    type: 'GM.TRI.7',
    idea: text`The area connects the sides with both circles: the area is $r$ times half the perimeter, and $abc$
      divided by $4R$.`,
    cue: text`‘circle inscribed in the triangle’, ‘circle through the vertices’, ‘equally far from all three’`,
    method: text`Get the area first, from Heron's formula or from a right angle, and divide: by half of the perimeter
      for r.`,
    trap: text`Dividing by the whole perimeter in place of half of it, or giving one radius for the other.`,
    example: { form: 'sides-and-area-in-radius-from-area-and-sides', seed: 902 },
  },
  {
    type: 'GM.TRI.8',
    idea: text`The square of the longest side against the other two squares together tells the kind of the triangle.`,
    cue: text`‘acute-angled’, ‘obtuse-angled’, ‘for how many values of the third side’`,
    method: text`Ask which side can be the longest, compare the squares in each case, and keep the triangle inequality
      as well.`,
    trap: text`Using one case only: a short third side can make the angle opposite to another side obtuse.`,
    example: { form: 'third-side-the-longest-limit-of-the-longest-side', seed: 901 },
  },
];
