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
    example: { form: 'chords-radius-from-height-of-arc', seed: 901 },
  },
  {
    type: 'GM.CIR.2',
    idea: text`
      The angle at the centre is twice the angle at the circumference over the same arc; over a diameter it is
      90° there.`,
    cue: text`‘seen from a point of the wall’, ‘O is the centre’, ‘points at equal distances on a circle’`,
    method: text`Find the arc that the angle looks at, take its angle at the centre, and halve it.`,
    trap: text`Taking the wrong arc: a point of the shorter arc belongs to the reflex angle at the centre.`,
    example: { form: 'numbered-points-angle-between-vertices', seed: 902 },
  },
  {
    type: 'GM.CIR.3',
    idea: text`
      A tangent is perpendicular to the radius at its point of contact, and the two tangents from a point
      are equal.`,
    cue: text`‘touches the circle at A’, ‘tangents from P’, ‘circle inscribed in the triangle’`,
    method: text`
      Join the centre to the point of contact, and write equal lengths on both tangents from every point.`,
    trap: text`Taking the distance to the centre, or to the nearest point of the circle, for the tangent.`,
    example: { form: 'tangent-from-a-point-tangent-and-nearest-point', seed: 901 },
  },
  {
    type: 'GM.CIR.4',
    idea: text`On all lines through one point, the product of the distances to the circle is the same.`,
    cue: text`‘chords AB and CD meet at P’, ‘PAB is a secant’, ‘PT is a tangent’`,
    method: text`Write $PA \times PB = PC \times PD = PT^2$, every distance counted from P.`,
    trap: text`Multiplying the outer part with the chord. The second factor is the whole distance from P.`,
    example: { form: 'two-secants-chord-on-the-second-secant', seed: 901 },
  },
  {
    type: 'GM.CIR.5',
    idea: text`
      Opposite angles of a quadrilateral in a circle add up to a straight angle; its diagonals and sides
      obey the theorem of Ptolemy.`,
    cue: text`‘ABCD is inscribed in a circle’, ‘cyclic quadrilateral’, four points on a circle`,
    method: text`Pair opposite angles; for lengths write $AC \times BD = AB \times CD + BC \times DA$.`,
    trap: text`Giving neighbouring angles the sum of $180^\circ$, or taking opposite ones as equal.`,
    example: { form: 'angles-in-a-ratio-three-angles-in-a-ratio', seed: 901 },
  },
  {
    type: 'GM.CIR.6',
    idea: text`
      A common tangent, shifted to a centre, is a leg of a right triangle; the other leg is the difference
      or the sum of the radii.`,
    cue: text`‘direct common tangent’, ‘transverse’, ‘two circles touch each other’, ‘common chord’`,
    method: text`Draw the radii to the points of contact, shift the tangent to one centre, and use Pythagoras.`,
    trap: text`Taking the sum of the radii for a direct tangent: that leg is their difference.`,
    example: { form: 'two-circles-length-of-a-common-tangent', seed: 901 },
  },
];
