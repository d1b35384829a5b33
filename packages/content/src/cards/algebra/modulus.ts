import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const modulus: readonly Card[] = [
  {
    type: 'AL.MOD.2',
    idea: text`
      A modulus equal to an expression is two equations, and each root must leave that expression not
      negative.`,
    cue: text`$|3x + 6| = 2x + 14$, or two moduli that are equal`,
    method: text`
      Solve once with the sign kept and once with it turned, then put both roots into the side without bars.`,
    trap: text`Keeping a root that makes the other side negative, or turning the sign of one term only.`,
    example: { form: 'equal-moduli-two-moduli-equal', seed: 901 },
  },
  {
    type: 'AL.MOD.4',
    idea: text`A sum of moduli is a sum of distances, and it is least at the middle point.`,
    cue: text`‘least value of $|x - 2| + |x - 8| + |x - 18|$’, a place with the least sum of distances`,
    method: text`
      Put the points in order, take the middle one (a point with coefficient 9 counts nine times), add the
      distances.`,
    trap: text`Taking the mean of the points, or one of the ends.`,
    example: { form: 'three-points-least-of-three-distances', seed: 901 },
  },
  {
    type: 'AL.MOD.5',
    idea: text`As $x^2$ is the square of $|x|$, a quadratic with $|x|$ in the middle term is a quadratic for $|x|$.`,
    cue: text`$x^2 - 7|x| + 10 = 0$, or a square and a modulus of the same bracket`,
    method: text`
      Solve for the modulus, drop its negative values, and give every positive value two solutions and zero one.`,
    trap: text`Keeping a negative value of the modulus, or giving each value one solution only.`,
    example: { form: 'shifted-modulus-sum-around-a-shifted-centre', seed: 904 },
  },
];
