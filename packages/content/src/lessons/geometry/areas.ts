import { figure, label, outline, type Point } from '../../figure.ts';
import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';

const [left, top, width, height, radius] = [60, 36, 340, 180, 66];
/** The quarter of a circle about a corner, from one side of the field to the other. */
const quarter = (corner: Point, from: number): Point[] =>
  Array.from({ length: 13 }, (_, i) => from + Math.PI / 2 - (i * Math.PI) / 24).map(angle => ({
    x: corner.x + radius * Math.cos(angle),
    y: corner.y + radius * Math.sin(angle),
  }));
const corners = [
  { x: left, y: top },
  { x: left + width, y: top },
  { x: left + width, y: top + height },
  { x: left, y: top + height },
];

export const areas: Lesson = {
  subcategory: 'GM.ARE',
  title: 'Areas: the whole without its parts',
  description: text`
    How to see an odd shape as a whole minus simple parts, how quarters of circles join, and why an overlap is
    taken off once.`,
  before: [
    text`
      A rectangle has the area length × breadth, a triangle half of base × height, and a circle $\pi
      r^2$. The perimeter is the length of the way around.`,
    text`
      A sector is a piece of a circle like a slice of pizza. With an angle of 90° it is
      $\frac{90}{360} = \frac{1}{4}$ of its circle, in area and in arc.`,
    text`
      The angles of a triangle make 180° together, a full turn is 360°. If two sides of 6 stand at a right
      angle, the third side is $6\sqrt{2}$, since $36 + 36 = 72$.`,
    text`
      In an equilateral triangle all sides are equal and all angles are 60°. Its area is
      $\frac{\sqrt{3}}{4} a^2$ for the side $a$.`,
  ],
  idea: [
    text`
      Four goats are tied to the corners of a field of 34 m by 22 m, each with a rope of 7 m. How much grass
      is out of reach? The shape in the middle has no formula. But the whole field has one, ${calc`34 * 22`}
      square metres, and each goat grazes a quarter of a circle.`,
    text`
      Push the four quarters together: they make one whole circle of radius 7. With $\frac{22}{7}$ for $\pi$
      it has ${calc`(22/7) * 7 * 7`} square metres. Whole minus parts: ${calc`748 - 154`}.`,
    text`
      The three angles of a triangle make 180°, so three sectors of equal radius at its corners always make
      half a circle.`,
    text`
      If two figures overlap, the sum of their areas has the common part twice, so take it off once. Between a
      chord and its arc lies a segment: the sector without its triangle. In a circle of radius 6 a chord of 6
      makes an equilateral triangle with two radii. So the sector has 60°, a sixth of $36\pi$, the triangle
      has $9\sqrt{3}$, and the segment $6\pi - 9\sqrt{3}$. Two equal circles that cross have two such segments
      in common.`,
    text`
      See which lengths are diameters: a semicircle on a side of 14 m has the radius 7 m. And a rope that
      bends round a corner goes on with what is left. A rope of 7 m at the corner of a shed of 5 m by 4 m
      sweeps three quarters of a circle of radius 7, and two quarters with 2 and 3.`,
  ],
  picture: {
    figure: figure(
      460,
      252,
      text`
        A rectangle with a quarter of a circle at each of its four corners. The four quarters have the same
        radius.`.render(),
      [
        outline(corners),
        outline(
          corners.flatMap((corner, i) => quarter(corner, (i * Math.PI) / 2)),
          true,
        ),
        label({ x: 230, y: top + height / 2 }, 'grass out of reach'),
        label({ x: left + 28, y: top + 28 }, '1/4'),
        label({ x: left + width - 28, y: top + 28 }, '1/4'),
        label({ x: left + width - 28, y: top + height - 28 }, '1/4'),
        label({ x: left + 28, y: top + height - 28 }, '1/4'),
      ],
    ),
    caption: text`The four quarters make one circle, so the odd shape is a rectangle without a circle.`,
  },
  examples: [
    {
      form: 'quarter-circles-at-corners',
      seed: 901,
      passed: 0,
      answer: '$926$ square metres',
      because: {
        1: text`Begin with the shape that has a formula.`,
        2: text`Each corner is a right angle, a quarter of a full turn.`,
        3: text`Grass is what is not flower bed.`,
      },
    },
    {
      form: 'semicircles-at-both-ends-sheet-without-semicircles',
      seed: 901,
      passed: 0,
      answer: '$448$',
      ask: 2,
      because: {
        1: text`The bare floor has no formula, but the whole hall has one.`,
        2: text`
          The carpet is as wide as the wall, so 14 m is its diameter, and the formula needs the radius.`,
        3: text`
          Two halves of equal radius are one circle.`,
        4: text`
          The carpets lie on the floor, so they are taken off.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`A semicircle on a side of 14 m has the area of half a circle with radius 14.`,
      wrong: tex`\frac{1}{2} \times \frac{22}{7} \times 14 \times 14 = 308`,
      right: tex`\frac{1}{2} \times \frac{22}{7} \times 7 \times 7 = 77`,
      why: text`14 m is the diameter. A circle with twice the radius has four times the area.`,
    },
    {
      says: text`Two mats of 20 and 15 square metres that share 4 square metres cover 35 square metres.`,
      wrong: tex`20 + 15 = 35`,
      right: tex`20 + 15 - 4 = 31`,
      why: text`The common 4 square metres are in both numbers but cover the floor only once.`,
    },
    {
      says: text`A path of 2 m inside a field of 20 m by 10 m leaves 18 m by 8 m.`,
      wrong: tex`18 \times 8 = 144`,
      right: tex`16 \times 6 = 96`,
      why: text`The path runs along both ends of each side, so 2 m are taken off twice.`,
    },
  ],
  leave: text`
    Shade the area that is asked and say in one sentence what it is made of: whole minus parts, or sector
    minus triangle. If you can say it, stay, and keep $\pi$ to the end. If three arcs bound the shape and you
    see no triangle between their centres, leave it for a second pass.`,
  checks: [
    { form: 'quarter-circles-at-corners', seed: 902 },
    { form: 'sectors-of-a-triangle', seed: 901 },
    { form: 'semicircles-at-both-ends-sheet-without-semicircles', seed: 902 },
    { form: 'rope-round-a-building-tethered-at-an-outer-corner', seed: 902 },
    { form: 'common-chord-areas-over-a-common-chord', seed: 903 },
  ],
};
