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
      In a parallelogram opposite sides are equal, and its area is base × height. A rhombus has four equal
      sides; its area is half of the product of its diagonals.`,
    text`
      In a right triangle the squares of the two shorter sides add up to the square of the longest, the
      hypotenuse: $9^2 + 12^2 = 15^2$.`,
    text`
      Similar triangles have equal angles, and their sides are in one ratio. Their areas are as the squares of
      the sides: sides 1 : 2, areas 1 : 4.`,
    text`
      A regular polygon has equal sides and equal angles. Vertices are corners. In a convex polygon no corner
      points inwards.`,
  ],
  idea: [
    text`
      Walk along the fence of a six-cornered field. At each corner you turn a little. When you are back at the
      start and look the same way as before, you have turned once round, by 360°. If all corners are alike,
      each turn is ${calc`360/6`} degrees. This turn is called the exterior angle. With the angle inside, the
      interior angle, it makes a straight line: ${calc`180 - 60`} degrees.`,
    text`
      The full turn is the same for every convex polygon, whether it has 5 corners or 50. The sum of the
      interior angles is not. So when a question gives interior angles, go over to the turns first. An
      interior angle of 150° is a turn of 30°, and 12 such turns make 360°.`,
    text`
      Diagonals: from each of 6 corners you can go to 3 others, not to the corner itself and not to its two
      neighbours. That makes ${calc`6 * 3`}, but each diagonal is counted from both ends, so there are 9. With
      $n$ corners it is $\frac{n(n - 3)}{2}$.`,
    text`
      A trapezium has two parallel sides. Its width changes evenly from the one to the other, so half-way up,
      on the line that joins the middles of the slanting sides, it is their mean. Area is mean width times
      height: with sides 10 and 16 and height 4 it is ${calc`(10 + 16)/2 * 4`}.`,
    text`
      Its two diagonals cut it into four triangles. Let the parallel sides be as 1 : 2. The triangles that
      stand on them have equal angles, so they are similar, and their areas are as 1 : 4, say 7 and 28. Each
      diagonal is cut as 1 : 2 as well. A triangle at the side shares its height with the small one, and its
      part of the diagonal is twice as long, so it has ${calc`2 * 7`}.`,
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
          The number of corners is unknown, so the sum of the interior angles is too. The sum of the exterior
          angles is 360° always.`,
        2: text`At a corner of 140° you turn by 40°, and 240° are left of the full turn.`,
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
          Drop the heights from the ends of the short side. The long side has 18 cm more, 9 at each end. So
          each end is a right triangle with 9 as a side and the slanting 15 as the longest.`,
        2: text`Take the mean of the parallel sides, not their sum, as the width.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`A regular polygon with interior angles of 150° has 360 divided by 150 sides.`,
      wrong: tex`360 \div 150 = 2.4`,
      right: tex`360 \div (180 - 150) = 12`,
      why: text`360° is the sum of the turns, and at a corner of 150° you turn by 30° only.`,
    },
    {
      says: text`From each of 8 corners 5 diagonals start, so an octagon has 40 diagonals.`,
      wrong: tex`8 \times 5 = 40`,
      right: tex`8 \times 5 \div 2 = 20`,
      why: text`Each diagonal ends at two corners, so it was counted twice.`,
    },
    {
      says: text`
        The parallel sides of a trapezium are as 1 : 2, and the small triangle between its diagonals has the
        area 7, so the large one has 14.`,
      wrong: tex`7 \times 2 = 14`,
      right: tex`7 \times 2 \times 2 = 28`,
      why: text`
        The triangles at the sides have 14 each. The large triangle is similar to the small one with the scale
        2, and areas go with its square.`,
    },
  ],
  leave: text`
    For angles, write the exterior angle and think of the full turn: one minute. For a trapezium, draw both
    heights, or its diagonals. If neither gives a right or a similar triangle within half a minute, go on.
    Leave for a second pass questions that ask which whole numbers of sides are possible.`,
  checks: [
    { form: 'sides-from-angle', seed: 901 },
    { form: 'midline-parallel-side-from-midline', seed: 902 },
    { form: 'compared-angles-sides-from-difference-of-angles', seed: 902 },
    { form: 'equal-slopes-area-of-isosceles', seed: 901 },
    { form: 'areas-side-triangle', seed: 903 },
  ],
};
