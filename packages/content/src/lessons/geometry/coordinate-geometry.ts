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
      The point (3, 5) lies 3 to the right of the origin and 5 above it. On the $x$-axis $y$ is 0, and on the
      $y$-axis $x$ is 0.`,
    text`
      The distance of two points is $\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$: from (1, 2) to (4, 6) it
      is $\sqrt{3^2 + 4^2} = 5$. Their midpoint has the averages as coordinates.`,
    text`
      In a right triangle the two sides at the right angle are called legs. Its area is half of their product:
      legs 6 and 4 make 12.`,
    text`
      $|x|$ is $x$ without its sign: $|-6|$ is 6. The two axes divide the plane into four quadrants; in the
      first, $x$ and $y$ are positive.`,
  ],
  idea: [
    text`
      From $A(1, 2)$ to $B(7, 5)$ you go 6 steps across and 3 up. The distance is the long side of a right
      triangle with legs 6 and 3, $\sqrt{45}$. And a point that lies two thirds of the way from $A$ has gone
      two thirds of both: ${calc`1 + (2/3) * 6`} across and ${calc`2 + (2/3) * 3`} up, so it is $(5, 4)$.`,
    text`
      This point divides $AB$ in the ratio 2 : 1, two parts from $A$ and one from $B$. It lies nearer to $B$,
      since only one part is left. The centroid of a triangle is the mean of its corners: for (1, 2), (7, 5)
      and (4, 8) it is (4, 5), since ${calc`(1 + 7 + 4)/3`} and ${calc`(2 + 5 + 8)/3`}. So three times the
      centroid is the sum of the corners.`,
    text`
      Often one coordinate is enough. Where does the line $x = 3$, upright through 3, cut the segment $AB$?
      From $A$ to the line it is 2 across, from the line to $B$ it is 4. The steps are shared as the segment
      is, so the ratio is 2 : 4, that is 1 : 2.`,
    text`
      For regions, find where the boundary meets the axes. In $2|x| + 3|y| = 12$ put $y = 0$: $x$ is 6 or
      $-6$. Put $x = 0$: $y$ is 4 or $-4$. In each quadrant a straight line joins two of these points. Four
      right triangles with legs 6 and 4 make an area of ${calc`4 * (1/2) * 6 * 4`}. With $|x - 1|$ in place of
      $|x|$ the figure only moves by 1, and its area stays.`,
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
        label({ x: p.x + 26, y: place(4, 1).y }, '2 up'),
        label({ x: b.x + 26, y: place(6, 1.5).y }, '3 up'),
      ],
    ),
    caption: text`
      The shaded triangle is the large one with the scale $\frac{2}{3}$. So $P$ has two thirds of the steps
      across and of the steps up.`,
  },
  examples: [
    {
      form: 'segment-over-a-line-ratio-at-a-line',
      seed: 903,
      answer: '$2 : 3$',
      because: {
        1: text`The canal runs upright, so only the steps across matter. From $-6$ to $-2$ there are 4.`,
        2: text`From $-2$ to 0 there are 2 steps, and 4 more to 4.`,
      },
    },
    {
      form: 'strip-in-a-quadrant-between-parallel-lines-and-axes',
      seed: 901,
      passed: 1,
      answer: '$144$',
      ask: 2,
      because: {
        1: text`In $x + 2y = 30$ put $y = 0$: $x$ is 30. Put $x = 0$: $y$ is 15. These are the legs.`,
        2: text`The nearer line cuts off a triangle with the legs 18 and 9.`,
        3: text`The region is what the large triangle has beyond the small one.`,
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
        The first number belongs to the part next to the starting point. So two of three parts are behind you.`,
    },
    {
      says: text`From $-7$ to 6 there is one step, because 7 and 6 differ by 1.`,
      wrong: tex`7 - 6 = 1`,
      right: tex`6 - (-7) = 13`,
      why: text`You walk 7 up to zero and then 6 more. Subtract the coordinates with their signs.`,
    },
    {
      says: text`The legs 6 and 4 of the figure $2|x| + 3|y| = 12$ give an area of 6 times 4.`,
      wrong: tex`6 \times 4 = 24`,
      right: tex`4 \times \frac{1}{2} \times 6 \times 4 = 48`,
      why: text`
        6 times 4 is a rectangle, and a triangle is half of it. But there are four triangles, one in each
        quadrant.`,
    },
  ],
  leave: text`
    Make a small sketch with the axes: it shows which coordinate matters and where the right triangles are.
    Most questions then take a minute and a half. Leave for a second pass what counts points with whole
    coordinates, and regions with more than two conditions.`,
  checks: [
    { form: 'segment-over-a-line-ratio-at-a-line', seed: 909 },
    { form: 'place-the-point', seed: 902 },
    { form: 'modulus-rhombus', seed: 902 },
    { form: 'strip-in-a-quadrant-between-parallel-lines-and-axes', seed: 902 },
    { form: 'tips-cut-off-rhombus-in-a-strip', seed: 902 },
  ],
};
