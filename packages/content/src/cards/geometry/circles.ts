import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const circles: readonly Card[] = [
  {
    type: 'GM.CIR.1',
    idea: text`Half of a chord, its distance from the centre and a radius form a right triangle.`,
    cue: text`‘a chord of 24 cm’, ‘from the centre’, ‘two parallel chords’, the height of an arc`,
    method: text`
      Draw the radius to an end of the chord and the distance, and use Pythagoras with half of the chord.`,
    trap: text`Using the whole chord, or adding the squares where the radius is the longest side.`,
    example: { form: 'chords-radius-from-height-of-arc', seed: 902 },
  },
  {
    type: 'GM.CIR.2',
    idea: text`
      The angle at the centre is twice the angle at the rim over the same arc; over a diameter it is 90° at
      the rim.`,
    cue: text`‘seen from a point of the wall’, ‘O is the centre’, ‘points at equal distances on a circle’`,
    method: text`Find the arc that the angle looks at, take its angle at the centre, and halve it.`,
    trap: text`Taking the wrong arc: a point of the shorter arc belongs to the reflex angle at the centre.`,
    example: { form: 'numbered-points-angle-between-vertices', seed: 902 },
  },
];
