import { figure, label, mark, outline, segment } from '../../figure.ts';
import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';

const place = (x: number, y: number) => ({ x: 70 + 40 * x, y: 210 - 40 * y });
const [a, p, b] = [place(0, 0), place(4, 2), place(6, 3)];

export const coordinateGeometry: Lesson = {
  subcategory: 'GM.COO',
  title: 'Coordinates: steps across, steps up, and right triangles',
  description: text`
    How to find a point that divides a segment, why one coordinate is often enough, and how to cut a region
    into triangles.`,
  before: [
    text`
      The point (3, 5) lies 3 to the right of the origin and 5 above it.`,
    text`
      The distance of two points is $\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$: from (1, 2) to (4, 6) it
      is $\sqrt{3^2 + 4^2} = 5$. Their midpoint has the averages as coordinates.`,
    text`
      The slope of a line is rise ÷ run, $\frac{y_2 - y_1}{x_2 - x_1}$. The line $y = mx + c$ has
      the slope $m$ and meets the $y$-axis at height $c$.`,
    text`
      Parallel lines have equal slopes. The slopes of perpendicular lines have the product $-1$.`,
  ],
  idea: [
    text`
      From $A(1, 2)$ to $B(7, 5)$ you go 6 steps across and 3 up. Nothing more is needed. The distance is the
      long side of a right triangle with legs 6 and 3. And a point that lies two thirds of the way from $A$
      has gone two thirds of both: ${calc`1 + (2/3) * 6`} across and ${calc`2 + (2/3) * 3`} up, so it is
      $(5, 4)$.`,
    text`
      This point divides $AB$ in the ratio 2 : 1, two parts from $A$ and one from $B$. It lies nearer to $B$,
      since it has only one part left. Formulas for the mid-point and the section of a segment all say this:
      share out the steps, each coordinate by itself. The centroid of a triangle is the mean of its corners:
      add the three coordinates and divide by 3.`,
    text`
      That is also why one coordinate is often enough. Where does the line $x = 3$ cut the segment? From $A$
      to the line it is 2 across, from the line to $B$ it is 4. So it cuts in the ratio 2 : 4, whatever the
      heights are.`,
    text`
      Regions: find where the boundary meets the axes and look for right triangles. $2|x| + 3|y| = 12$ meets
      the $x$-axis at 6 and $-6$, the $y$-axis at 4 and $-4$. Four right triangles with legs 6 and 4 make an
      area of ${calc`4 * (1/2) * 6 * 4`}.`,
  ],
  picture: {
    figure: figure(
      460,
      260,
      text`
        A right triangle. From A the way goes 6 across and 3 up to B. The point P on AB lies two thirds of the
        way: 4 across and 2 up.`.render(),
      [
        outline([a, place(4, 0), p], true),
        segment(a, b),
        segment(a, place(6, 0)),
        segment(place(6, 0), b),
        mark(p),
        label({ x: a.x - 18, y: a.y }, 'A'),
        label({ x: b.x + 16, y: b.y - 8 }, 'B'),
        label({ x: p.x - 12, y: p.y - 16 }, 'P'),
        label({ x: place(2, 0).x, y: 230 }, '4 across'),
        label({ x: place(5, 0).x, y: 230 }, '2'),
        label({ x: p.x + 18, y: place(4, 1).y }, '2 up'),
        label({ x: b.x + 26, y: place(6, 1.5).y }, '3 up'),
      ],
    ),
    caption: text`
      The shaded triangle is the large one made smaller by the scale $\frac{2}{3}$. So $P$ has two thirds of
      the steps across and two thirds of the steps up.`,
  },
  examples: [
    {
      form: 'segment-over-a-line-ratio-at-a-line',
      seed: 901,
      passed: 0,
      answer: '$13 : 6$',
      because: {
        1: text`
          The canal is upright, so only the steps across matter. From $-7$ to 6 there are 13, because the zero
          lies between.`,
        2: text`
          Count the rest of the steps across, from the canal to the market.`,
      },
    },
    {
      form: 'strip-in-a-quadrant-between-parallel-lines-and-axes',
      seed: 901,
      passed: 1,
      answer: '$144$',
      ask: 2,
      because: {
        1: text`
          Where $y$ is 0, $x$ is 30; where $x$ is 0, $y$ is 15. These are the legs of a right triangle at the
          origin.`,
        2: text`
          The nearer line cuts off a triangle of its own, with the legs 18 and 9.`,
        3: text`
          The region lies between the lines. It is what the large triangle has beyond the small one.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`
        The point that divides the way from 1 to 7 in the ratio 2 : 1 is one third of the way along.`,
      wrong: tex`1 + \frac{1}{3} \times 6 = 3`,
      right: tex`1 + \frac{2}{3} \times 6 = 5`,
      why: text`
        The first number belongs to the part next to the starting point. Two parts of three are behind you,
        one is ahead.`,
    },
    {
      says: text`From $-7$ to 6 there is one step, because 7 and 6 differ by 1.`,
      wrong: tex`7 - 6 = 1`,
      right: tex`6 - (-7) = 13`,
      why: text`
        You walk 7 to the zero and 6 beyond it. Subtract the coordinates with their signs.`,
    },
    {
      says: text`The legs 6 and 4 of the figure $2|x| + 3|y| = 12$ give an area of 6 times 4.`,
      wrong: tex`6 \times 4 = 24`,
      right: tex`4 \times \frac{1}{2} \times 6 \times 4 = 48`,
      why: text`
        In each of the four quadrants there is a right triangle, and each is half of 6 times 4.`,
    },
  ],
  leave: text`
    Make a small sketch with the axes, even if you think you do not need it: it shows which coordinate matters
    and where the right triangles are. Most questions then take a minute and a half. Leave for later what
    counts points with whole coordinates, and regions with more than two conditions.`,
  checks: [
    { form: 'segment-over-a-line-ratio-at-a-line', seed: 902 },
    { form: 'place-the-point', seed: 902 },
    { form: 'modulus-rhombus', seed: 902 },
    { form: 'strip-in-a-quadrant-between-parallel-lines-and-axes', seed: 902 },
    { form: 'tips-cut-off-rhombus-in-a-strip', seed: 902 },
  ],
};
