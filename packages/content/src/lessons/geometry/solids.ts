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
      A box has the volume length × breadth × height. A cylinder with radius $r$ and height $h$ has
      $\pi r^2 h$, and a cone a third of that, $\frac{1}{3} \pi r^2 h$.`,
    text`
      A sphere has the volume $\frac{4}{3} \pi r^3$ and the surface $4 \pi r^2$.`,
    text`
      A cube with the edge $a$ has the volume $a^3$ and six faces, so the surface $6a^2$. The cube root of 125
      is 5, because $5 \times 5 \times 5 = 125$.`,
    text`1 cm is 10 mm, and 1 m is 100 cm.`,
  ],
  idea: [
    text`
      A jeweller melts a gold cube with an edge of 3 cm and casts small cubes with an edge of 1 cm. How many?
      Not three. The large cube has 9 small ones in its front layer, and three such layers:
      ${calc`3 * 3 * 3`}. Nothing is lost when metal is melted, so the volume is the same before and after.
      Everything else may change.`,
    text`
      So the method is one line: volume before is volume after. Write both with $\pi$, and do not multiply it
      out, because it usually cancels. A ball of radius 3 has $\frac{4}{3}\pi \times 27$, which is $36\pi$. A
      cone of radius 3 and height 4 has $\frac{1}{3}\pi \times 9 \times 4$, which is $12\pi$. The ball makes
      ${calc`36/12`} such cones.`,
    text`
      What happens to the surface? The large cube shows ${calc`6 * 9`} small squares on its outside. The 27
      small cubes have ${calc`27 * 6`} squares together, three times as many, because cutting opens new faces
      inside. Paint goes with the surface, metal with the volume.`,
    text`
      In general, if lengths are 3 times as large, surfaces are 9 times and volumes 27 times as large. When 8
      equal balls become one, the volume is 8 times that of a small one. So the radius is twice as large, and
      the surface 4 times. The 8 small balls had 8 such surfaces: the one ball needs only half of their paint.`,
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
        1: text`The wax is what stays the same, so compare volumes. Keep $\pi$: it will cancel.`,
        2: text`A cone is a third of the cylinder on the same base, and the third is easily forgotten.`,
        3: text`$\pi$ and the third are in both volumes and cancel, so only 4,000 and 20 are left.`,
      },
    },
    {
      form: 'ball-into-wire-length-of-drawn-wire',
      seed: 902,
      passed: 0,
      answer: '$7{,}776$',
      ask: 2,
      because: {
        1: text`The wire has the silver of the ball. $\pi$ is in both volumes, so leave it out at once.`,
        2: text`2 mm is the thickness, so it is the diameter. Halve it: 1 mm is 0.1 cm.`,
        3: text`
          A wire is a very long cylinder, $r^2 h$ without $\pi$. So divide the volume by $r^2$, 0.01, to get
          $h$.`,
        4: text`100 cm make a metre.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`A ball of radius 6 cm makes 6 divided by 2, so 3 balls of radius 2 cm.`,
      wrong: tex`6 \div 2 = 3`,
      right: tex`\frac{6 \times 6 \times 6}{2 \times 2 \times 2} = 27`,
      why: text`
        Volumes go with the third power of the radius. Three small balls in a row are as long as the large
        one, but the large one is also three times as wide and as high.`,
    },
    {
      says: text`If 8 equal balls are melted into one, its surface is that of the 8 together.`,
      wrong: tex`8 \times 10 = 80`,
      right: tex`2 \times 2 \times 10 = 40`,
      why: text`
        Say a small ball has 10 square cm. The radius doubles, so the surface is 4 times as large. The volume
        stays, the surface does not.`,
    },
    {
      says: text`A cone of radius 3 and height 4 has base times height, $36\pi$.`,
      wrong: tex`9 \times 4 = 36`,
      right: tex`\frac{1}{3} \times 9 \times 4 = 12`,
      why: text`$36\pi$ is the cylinder. The water of three cones fills it, so a cone has $12\pi$.`,
    },
  ],
  leave: text`
    Melting and recasting is one equation, so stay: write volume before and volume after without $\pi$, and
    mind centimetres and millimetres. Leave for a second pass questions about the fewest or most pieces of
    several sizes, and solids with two hollows: the arithmetic is long.`,
  checks: [
    { form: 'count-of-pieces', seed: 902 },
    { form: 'coating-cost-after-recasting', seed: 901 },
    { form: 'ball-into-wire-length-of-drawn-wire', seed: 901 },
    { form: 'hollowed-cylinder-balls-after-cavity-and-loss', seed: 902 },
    { form: 'coating-cost-after-recasting', seed: 903 },
  ],
};
