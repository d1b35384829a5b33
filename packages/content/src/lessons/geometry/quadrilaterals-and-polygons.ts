import { figure, label, outline, type Point, segment } from '../../figure.ts';
import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';

const [centre, radius]: [Point, number] = [{ x: 230, y: 140 }, 86];
const corner = (i: number): Point => ({
  x: centre.x + radius * Math.cos((i * Math.PI) / 3),
  y: centre.y - radius * Math.sin((i * Math.PI) / 3),
});
const corners = [0, 1, 2, 3, 4, 5].map(corner);
/** Each side goes on beyond its end, as the walker would without turning. */
const ahead = [0, 1, 2, 3, 4, 5].map(i => {
  const [from, to] = [corner(i), corner(i + 1)];
  return segment(to, { x: to.x + (to.x - from.x) / 2, y: to.y + (to.y - from.y) / 2 }, true);
});

export const quadrilateralsAndPolygons: Lesson = {
  subcategory: 'GM.QAD',
  title: 'Polygons: walk round once, and you turn by 360°',
  description: text`
    Why exterior angles always make one full turn, how to count diagonals, and how to find lengths and areas
    in a trapezium.`,
  before: [
    text`
      The angles of a polygon with $n$ sides add up to $(n - 2) \times 180$ degrees: a quadrilateral
      has 360°.`,
    text`
      In a parallelogram opposite sides are equal, and the diagonals halve each other. Its area is
      base × height.`,
    text`
      A rhombus has four equal sides. Its diagonals cross at right angles, and its area is half of
      their product.`,
    text`
      A trapezium has two parallel sides $a$ and $b$ at a distance $h$. Its area is $\frac{a + b}{2}
      \times h$.`,
    text`
      A regular polygon has equal sides and equal angles.`,
  ],
  idea: [
    text`
      Walk along the fence of a six-cornered field. At each corner you turn a little. When you are back at the
      start and look the same way as before, you have turned once round, by 360°. If all corners are alike,
      each turn is ${calc`360/6`} degrees. This turn is called the exterior angle, and the angle inside is
      what is missing to a straight line: ${calc`180 - 60`} degrees.`,
    text`
      The full turn is the same for every convex polygon, whether it has 5 corners or 50. The sum of the
      interior angles is not. So when a question gives interior angles, go over to the turns first. An
      interior angle of 150° is a turn of 30°, and 12 such turns make 360°.`,
    text`
      Diagonals: from each of 6 corners you can go to 3 others, not to yourself and not to the two neighbours.
      That makes ${calc`6 * 3`}, but each diagonal is counted from both ends, so there are 9.`,
    text`
      A trapezium has two parallel sides. Its width changes evenly from the one to the other, so half-way up
      it is their mean. Area is mean width times height: with sides 10 and 16 and height 4 it is
      ${calc`(10 + 16)/2 * 4`}. The two diagonals cut off two similar triangles on the parallel sides, with
      the scale 10 : 16.`,
  ],
  picture: {
    figure: figure(
      460,
      270,
      text`
        A regular hexagon. Each side is continued beyond its end by a broken line. The angle between this line
        and the next side is 60 degrees, the angle inside 120 degrees.`.render(),
      [outline(corners), ...ahead, label({ x: 318, y: 112 }, '60°'), label({ x: 284, y: 140 }, '120°')],
    ),
    caption: text`
      The broken lines show where the walker would go without turning. Six turns of 60° bring her back to the
      first direction.`,
  },
  examples: [
    {
      form: 'two-kinds-of-corner-angles-of-two-kinds',
      seed: 901,
      passed: 6,
      answer: '$10$',
      because: {
        1: text`
          You do not know how many corners there are, so you do not know the sum of the interior angles. The
          sum of the turns you do know.`,
        2: text`
          At a corner of 140° the walker turns by 40°. The turns that are left of 360° are all of this size.`,
      },
    },
    {
      form: 'equal-slopes-area-of-isosceles',
      seed: 903,
      passed: 0,
      answer: '$156$ square cm',
      ask: 1,
      because: {
        1: text`
          The slanting side is not the height. Drop the heights from the short side: what the long side has
          more is shared by two equal right triangles.`,
        2: text`
          Now the height is known. Take the mean of the parallel sides, not their sum, as the width.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`A regular polygon with interior angles of 150° has 360 divided by 150 sides.`,
      wrong: tex`360 \div 150 = 2.4`,
      right: tex`360 \div (180 - 150) = 12`,
      why: text`
        The full turn is made of the turns at the corners, and at a corner of 150° you turn by 30° only.`,
    },
    {
      says: text`From each of 8 corners 5 diagonals start, so an octagon has 40 diagonals.`,
      wrong: tex`8 \times 5 = 40`,
      right: tex`8 \times 5 \div 2 = 20`,
      why: text`
        Each diagonal starts at two corners, so it was counted twice.`,
    },
    {
      says: text`
        If the parallel sides of a trapezium are as 1 : 2, the triangles on them at the crossing of the
        diagonals are as 1 : 2.`,
      wrong: tex`7 \times 2 = 14`,
      right: tex`7 \times 2 \times 2 = 28`,
      why: text`
        These two triangles have equal angles, so they are similar with the scale 2, and areas go with its
        square. Beside a triangle of 7 there are two of 14.`,
    },
  ],
  leave: text`
    For angles, write the exterior angle and think of the full turn: one minute. For a trapezium, draw both
    heights, or continue the slanting sides until they meet. If neither gives a right or a similar triangle
    within half a minute, go on. Leave for later questions that ask which whole numbers of sides are possible.`,
  checks: [
    { form: 'sides-from-angle', seed: 901 },
    { form: 'midline-parallel-side-from-midline', seed: 902 },
    { form: 'compared-angles-sides-from-difference-of-angles', seed: 902 },
    { form: 'equal-slopes-area-of-isosceles', seed: 901 },
    { form: 'areas-side-triangle', seed: 903 },
  ],
};
