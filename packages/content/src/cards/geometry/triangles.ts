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
    cue: text`‘AB is parallel to CD’, ‘is extended to D’, ‘AB = AC’, ‘the bisector of angle A’`,
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
      Use the area twice, AB × AC = BC × AD, or a part of the hypotenuse: AD² = BD × DC, AB² = BD × BC.`,
    trap: text`Taking half of the hypotenuse for the altitude. That is the median; the altitude is shorter.`,
    example: { form: 'two-legs-altitude-from-legs', seed: 901 },
  },
];
