import { figure, label, outline, type Point } from '../../figure.ts';
import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';

const edge = 42;
const [dx, dy] = [edge * 0.4, -edge * 0.3];

/** The faces that are seen of a cube of `count` by `count` by `count` small ones, whose front begins at a place, px. */
function cube(from: Point, count: number, shaded: boolean): string[] {
  const at = (across: number, down: number, back: number): Point => ({
    x: from.x + across * edge + back * dx,
    y: from.y + down * edge + back * dy,
  });
  const places = Array.from({ length: count ** 2 }, (_, i) => [i % count, Math.floor(i / count)] as const);
  return places.flatMap(([i, j]) => [
    outline([at(i, j, 0), at(i + 1, j, 0), at(i + 1, j + 1, 0), at(i, j + 1, 0)], shaded),
    outline([at(i, 0, j), at(i + 1, 0, j), at(i + 1, 0, j + 1), at(i, 0, j + 1)], shaded),
    outline([at(count, i, j), at(count, i + 1, j), at(count, i + 1, j + 1), at(count, i, j + 1)], shaded),
  ]);
}

export const solids: Lesson = {
  subcategory: 'GM.SOL',
  title: 'Solids: the volume stays when the shape changes',
  description: text`
    How to melt and recast: keep the volume, cancel π, and know how lengths, surfaces and volumes grow. With
    worked examples.`,
  before: [
    text`
      A box has the volume length × breadth × height. A cylinder has $\pi r^2 h$, and a cone a third
      of that, $\frac{1}{3} \pi r^2 h$.`,
    text`
      A sphere has the volume $\frac{4}{3} \pi r^3$ and the surface $4 \pi r^2$.`,
    text`
      The curved surface of a cylinder, rolled out, is a rectangle: $2 \pi r h$.`,
    text`
      A litre is 1,000 cubic centimetres. When a solid is melted and cast again, its volume stays.`,
  ],
  idea: [
    text`
      A jeweller melts a gold cube with an edge of 3 cm and casts small cubes with an edge of 1 cm. How many?
      Not three. The large cube has 9 small ones in its front layer and three layers: ${calc`3 * 3 * 3`}.
      Nothing is lost when metal is melted, so the volume is the same before and after, and everything else
      may change.`,
    text`
      So the method is one line: volume before is volume after. Write both with $\pi$ left standing, because
      it usually cancels. A ball of radius 3 has $\frac{4}{3}\pi \times 27$, which is $36\pi$. A cone of
      radius 3 and height 4 has $\frac{1}{3}\pi \times 9 \times 4$, which is $12\pi$. The ball makes
      ${calc`36/12`} such cones.`,
    text`
      What happens to the surface? The large cube shows ${calc`6 * 9`} small squares on its outside. The 27
      small cubes have ${calc`27 * 6`} squares together, three times as many, because cutting brings inner
      faces to the light. Paint goes with the surface, metal with the volume.`,
    text`
      In general, if lengths grow by the factor 3, surfaces grow by 9 and volumes by 27. When 8 equal balls
      become one, the volume is 8 times as large, so the radius is twice as large and the surface of the one
      ball 4 times that of a small one.`,
  ],
  picture: {
    figure: figure(
      460,
      240,
      text`
        A cube of three by three by three small cubes, seen from the front, and beside it one small shaded
        cube.`.render(),
      [
        ...cube({ x: 80, y: 172 }, 1, true),
        ...cube({ x: 190, y: 88 }, 3, false),
        label({ x: 108, y: 134 }, 'edge 1'),
        label({ x: 410, y: 128 }, 'edge 3'),
        label({ x: 410, y: 152 }, '27 cubes'),
      ],
    ),
    caption: text`
      The front layer has 9 small cubes, and two more layers stand behind it. Three times the edge is 27 times
      the volume.`,
  },
  examples: [
    {
      form: 'count-of-pieces',
      seed: 901,
      passed: 0,
      answer: '$200$',
      because: {
        1: text`
          The wax is what stays the same, so compare volumes. Leave $\pi$ as it is; it will cancel.`,
        2: text`
          A cone is a third of the cylinder on the same base. The third is the most forgotten number of this
          topic.`,
        3: text`
          Both volumes have the same $\pi$ and the same third in them, so only 4000 and 20 are left.`,
      },
    },
    {
      form: 'ball-into-wire-length-of-drawn-wire',
      seed: 902,
      passed: 0,
      answer: '$7{,}776$',
      ask: 2,
      because: {
        1: text`
          The silver of the ball becomes the silver of the wire. $\pi$ stands in both volumes, so leave it out
          at once.`,
        2: text`
          2 mm is the thickness, so the diameter. Halve it, and bring it to centimetres like the ball.`,
        3: text`
          A wire is a very long cylinder: volume divided by the square of the radius gives its length.`,
        4: text`
          The length is in centimetres until now.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`A ball of radius 6 cm makes 6 divided by 2, so 3 balls of radius 2 cm.`,
      wrong: tex`6 \div 2 = 3`,
      right: tex`\frac{6 \times 6 \times 6}{2 \times 2 \times 2} = 27`,
      why: text`
        Volumes go with the third power of the radius. Three balls would be enough for a row only.`,
    },
    {
      says: text`If 8 equal balls are melted into one, its surface is that of the 8 together.`,
      wrong: tex`8 \times 10 = 80`,
      right: tex`2 \times 2 \times 10 = 40`,
      why: text`
        With 10 square cm for a small ball: the radius doubles, so the surface is 4 times as large. The volume
        stays, the surface does not.`,
    },
    {
      says: text`A cone of radius 3 and height 4 holds the base times the height.`,
      wrong: tex`9 \times 4 = 36`,
      right: tex`\frac{1}{3} \times 9 \times 4 = 12`,
      why: text`
        36 (times $\pi$) would fill the cylinder. Three cones of water fill it.`,
    },
  ],
  leave: text`
    Melting and recasting is one equation, so stay: write volume before and volume after over $\pi$, and mind
    centimetres and millimetres. Leave for later questions about the fewest or most pieces of several sizes,
    and solids with two hollows: the formulas are known, but the arithmetic is long.`,
  checks: [
    { form: 'count-of-pieces', seed: 902 },
    { form: 'coating-cost-after-recasting', seed: 901 },
    { form: 'ball-into-wire-length-of-drawn-wire', seed: 901 },
    { form: 'hollowed-cylinder-balls-after-cavity-and-loss', seed: 902 },
    { form: 'coating-cost-after-recasting', seed: 903 },
  ],
};
