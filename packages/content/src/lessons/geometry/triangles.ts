import { figure, label, outline } from '../../figure.ts';
import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';

/** The place in row `row` of the net of small triangles, `i` from the left, px. */
const at = (row: number, i: number) => ({ x: 230 + (i - row / 2) * 96, y: 26 + row * 70 });
const upright = [0, 1, 2].flatMap(row =>
  Array.from({ length: row + 1 }, (_, i) =>
    outline([at(row, i), at(row + 1, i), at(row + 1, i + 1)], row === 0),
  ),
);

export const triangles: Lesson = {
  subcategory: 'GM.TRI',
  title: 'Triangles: one scale for all lengths, its square for areas',
  description: text`
    How similar triangles share one scale, why areas go with its square, and why a bisector divides a side in
    the ratio of the other two.`,
  before: [
    text`
      The angles of a triangle add up to 180°. Two sides together are always longer than the third.`,
    text`
      The area is half of base × height. The height stands at a right angle on the base.`,
    text`
      In a right triangle the squares of the two shorter sides add up to the square of the longest:
      $6^2 + 8^2 = 10^2$. Know 3, 4, 5; 5, 12, 13; 8, 15, 17 and their multiples.`,
    text`
      A median goes from a corner to the middle of the opposite side. A bisector halves an angle.`,
    text`
      Similar triangles have equal angles, and their sides are in one ratio. Triangles with one height have
      areas in the ratio of their bases.`,
  ],
  idea: [
    text`
      A stick of 2 m throws a shadow of 3 m. At the same moment a tree throws a shadow of 12 m. The sun stands
      at one height for both, so the two triangles have the same angles, and one is the other enlarged. The
      shadow is 4 times as long, so the tree is 4 times as high: ${calc`4 * 2`} m. Triangles with equal angles
      are called similar, and one number, the scale, turns all lengths of the one into those of the other.`,
    text`
      Areas grow faster. Look at the picture: the large triangle has 3 times the sides of the shaded one, but
      ${calc`3 * 3`} copies of the shaded one fit into it. An area has two directions, and each is stretched
      by the scale. So areas
      go with the square of the scale.`,
    text`
      Similar triangles appear wherever a line runs parallel to a side. If $DE$ is parallel to $BC$ in
      triangle $ABC$, then $ADE$ is a small copy of $ABC$. Its scale is $AD : AB$, part to whole side, not
      $AD : DB$.`,
    text`
      A bisector halves an angle. Let $AD$ halve the angle at $A$ and meet $BC$ at $D$. Then
      $BD : DC = AB : AC$: each part of $BC$ goes with the side that it touches. If $AB$ is 6, $AC$ is 9 and
      $BC$ is 10, then $BD : DC$ is 6 : 9, that is 2 : 3, so $BD$ is 4 and $DC$ is 6.`,
  ],
  picture: {
    figure: figure(
      460,
      262,
      text`
        A large triangle cut by lines parallel to its sides into nine equal small triangles. The one at the
        top is shaded. The sides of the large triangle are three small sides long.`.render(),
      [...upright, label({ x: 352, y: 60 }, 'sides 1 : 3'), label({ x: 352, y: 84 }, 'areas 1 : 9')],
    ),
    caption: text`
      Count the small triangles row by row: ${calc`1 + 3 + 5`}. Three times the side gives nine times the
      area.`,
  },
  examples: [
    {
      form: 'parallel-cut',
      seed: 902,
      passed: 2,
      answer: '$16$ cm',
      because: {
        1: text`
          The two triangles that are alike are $ADE$ and $ABC$. So the side that belongs to $AD$ is the whole
          of $AB$.`,
        2: text`
          4 : 5 would compare the two parts of one side. The scale compares the small triangle with the large
          one.`,
      },
    },
    {
      form: 'scaled-triangle-area-from-perimeters',
      seed: 902,
      passed: 9,
      answer: '$240$ square cm',
      ask: 2,
      because: {
        1: text`
          A perimeter is a length, so it is multiplied by the scale as every side is.`,
        2: text`
          An area is stretched in two directions. Multiply the scale by itself.`,
        3: text`
          The second triangle is the larger one, so its area must come out above 135.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`With $DE$ parallel to $BC$, $AD$ 6, $DB$ 4 and $BC$ 20, the scale is 6 : 4.`,
      wrong: tex`20 \times \frac{6}{4} = 30`,
      right: tex`20 \times \frac{6}{6 + 4} = 12`,
      why: text`
        $DE$ lies inside the triangle and cannot be longer than $BC$. $DB$ is no side of either triangle; $AB$
        is.`,
    },
    {
      says: text`If the sides of a triangle of 15 square cm are doubled, its area is doubled.`,
      wrong: tex`2 \times 15 = 30`,
      right: tex`2 \times 2 \times 15 = 60`,
      why: text`
        Base and height are both doubled, so four copies of the old triangle fit into the new one.`,
    },
    {
      says: text`The bisector of an angle meets the opposite side in its middle.`,
      wrong: tex`10 \div 2 = 5`,
      right: tex`10 \times \frac{6}{6 + 9} = 4`,
      why: text`
        With sides 6 and 9 and the third side 10, the part next to the shorter side is shorter. Only the
        median goes to the middle.`,
    },
  ],
  leave: text`
    Draw the triangle large, and write every given length on it. Then look for two triangles with two equal
    angles; a parallel or a shared angle usually gives them. If you see the pair within half a minute, the
    rest is one proportion. If you have drawn two helping lines and still see no pair, mark the question and
    go on. Leave questions with whole-number sides that ask ‘how many triangles’ for a second pass.`,
  checks: [
    { form: 'parallel-cut', seed: 901 },
    { form: 'light-and-shadow-shadow-of-a-lamp', seed: 902 },
    { form: 'scaled-triangle-area-from-perimeters', seed: 901 },
    { form: 'cevian-difference-of-parts', seed: 902 },
    { form: 'parallel-and-diagonal-area-beyond-the-diagonal', seed: 902 },
  ],
};
