import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const trigonometry: readonly Card[] = [
  {
    type: 'GM.TRG.1',
    idea: text`
      One ratio of an angle gives the sizes of all others by a right triangle; the quadrant gives their signs.`,
    cue: text`
      ‘$\sin \theta = …$ and the angle is obtuse’, ‘$\sin \theta + \cos \theta$’,
      ‘find $\tan(\alpha + \beta)$’`,
    method: text`
      Draw the right triangle, or square a sum, since $\sin^2 \theta + \cos^2 \theta = 1$; then look at the signs.`,
    trap: text`A positive cosine for an obtuse angle, or a ratio of a sum taken as the sum of the ratios.`,
    example: { form: 'obtuse-angle-sum-of-sine-and-cosine-of-an-obtuse-angle', seed: 905 },
  },
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
  {
    type: 'GM.TRG.3',
    idea: text`Sine and cosine are not greatest at the same angle: their factors are legs of a right triangle.`,
    cue: text`‘maximum value of $a \sin x + b \cos x$’, a constant added or below, squares with $\sin x \cos x$`,
    method: text`
      The range is from minus to plus $\sqrt{a^2 + b^2}$; add constants, and use the double angle for squares.`,
    trap: text`Adding the factors, or leaving out the root.`,
    example: { form: 'wave-greatest-value-of-a-wave', seed: 905 },
  },
];
