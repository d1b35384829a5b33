import type { Card } from '../../lessons/lesson.ts';
import { text } from '../../question/index.ts';

export const modulus: readonly Card[] = [
  {
    type: 'AL.MOD.1',
    idea: text`A modulus equal to a positive number is two equations, and a negative number on the right has no
      solution.`,
    cue: text`one pair of bars and a number or a parameter on the other side`,
    method: text`
      Solve with the number and with its opposite; the two solutions lie equally far from the zero between the bars.`,
    trap: text`Turning the sign of $x$ for the second solution, or letting the right side become negative.`,
    example: { form: 'modulus-with-a-constant-larger-solution-from-a-ratio', seed: 903 },
  },
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
    type: 'AL.MOD.3',
    idea: text`Bars inside bars are opened from outside to inside, and the inner modulus keeps only values from 0 on.`,
    cue: text`$\bigl||x - 2| - 5\bigr| = 3$, a graph in the shape of a W`,
    method: text`Open the outer bars with both signs, drop negative values of the inner modulus, then open the inner
      bars.`,
    trap: text`Opening one pair of bars with one sign only, or keeping a negative value of the inner modulus.`,
    example: { form: 'bars-in-bars-product-of-three-solutions', seed: 917 },
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
  {
    type: 'AL.MOD.6',
    idea: text`A bounded sum of the moduli of $x$ and $y$ is a square on its corner, or a rhombus with coefficients.`,
    cue: text`‘the area of the region $|x| + |y| \le 10$’, sums of moduli in two unknowns`,
    method: text`
      Find half of each diagonal by making one modulus zero; take off the corner triangles that other conditions cut
      away.`,
    trap: text`Taking half a diagonal for a side, or one of the four triangles for the whole.`,
    example: { form: 'square-between-two-lines-area-between-two-lines', seed: 905 },
  },
];
