import { figure, label, outline, type Point, segment } from '../../../figure.ts';
import { path } from '../../../path.ts';
import { withUnit } from '../../../show.ts';
import { form, situation } from '../../../situation.ts';
import type { AnyTemplate } from '../../../template.ts';
import { q } from '../../../value.ts';
import { rationalNear } from '../../exact-lengths.ts';
import { areaOf } from '../../measured-lengths.ts';
import { sheetOf } from '../../sheet.ts';
import { meeting, towards } from './drawing.ts';

interface ThreeParallels {
  /** Roots of the areas of the three small triangles, in units of `piece`. */
  roots: readonly [number, number, number];
  piece: number;
  scene: 'plain' | 'farm' | 'garden';
}

const smallAreas = ({ roots, piece }: ThreeParallels) => roots.map(r => r * r * piece);

const listed = (areas: readonly number[]) =>
  `${areas
    .slice(0, -1)
    .join(', ')
    .replace(/, ([^,]*)$/, ', $1')} and ${areas.at(-1)}`;

/** The areas of the three small triangles together. */
const smallSum = (p: ThreeParallels) => smallAreas(p).reduce((x, y) => x + y, 0);

const threeParallelsAsked = form({
  form: 'parallels',
  band: 'Medium',
  seconds: 80,
  stem: p => {
    const areas = listed(smallAreas(p));
    if (p.scene === 'farm')
      return `From a well inside a triangular farm, three straight canals are dug right across it, each parallel to one side of the farm. They divide it into three triangular and three four-sided plots. The triangular plots have areas of ${areas} hectares. What is the total area of the four-sided plots?`;
    if (p.scene === 'garden')
      return `Three straight strings are stretched across a triangular stage, all through one point inside it and each parallel to one of its sides. The three triangular parts so formed, which meet at that point, measure ${areas} square metres. What is the total area of the other three parts of the stage?`;
    return `Through a point $P$ inside triangle $ABC$, three lines are drawn parallel to its sides. They divide the triangle into three smaller triangles, of areas ${areas} square cm, and three parallelograms. What is the total area of the three parallelograms?`;
  },
  path: path<ThreeParallels>()
    .step(
      'scale',
      ({ roots }) => roots.map(root => q(root)),
      p => {
        const { piece } = p;
        const scaled = piece === 1 ? '' : ` after dividing all areas by ${piece}`;
        return `Write the sides of the small triangles in one scale by taking roots of the areas${scaled}.`;
      },
      p => {
        const { roots } = p;
        const [a, b, c] = roots;
        return `\\sqrt{${a * a}} : \\sqrt{${b * b}} : \\sqrt{${c * c}} = ${a} : ${b} : ${c}`;
      },
    )
    .step(
      'sum',
      (_p, { scale }) => scale.reduce((x, y) => x.add(y), q(0)),
      'Parallelograms carry these sides onto one side of the whole triangle, so add them.',
      (p, { sum }) => {
        const { roots } = p;
        const [a, b, c] = roots;
        return `${a} + ${b} + ${c} = ${sum}`;
      },
    )
    .step(
      'triangle',
      ({ piece }, { sum }) => sum.mul(sum).mul(piece),
      'Square the sum to return to areas: this is the whole triangle.',
      ({ piece }, { sum, triangle }) => `${piece === 1 ? '' : `${piece} \\times `}${sum}^2 = ${triangle}`,
    )
    .step(
      'rest',
      (p, { triangle }) => triangle.sub(smallSum(p)),
      'Take the three small triangles away.',
      (p, { triangle, rest }) => `${triangle} - (${smallAreas(p).join(' + ')}) = ${rest}`,
    ),
  slips: [
    {
      misconception: 'reports_whole',
      gives: 'triangle',
      words: (_p, { triangle }) =>
        `$${triangle}$ is the area of the whole triangle; the small triangles still have to be subtracted.`,
    },
    {
      misconception: 'doubling_forgotten',
      at: 'rest',
      wrongly: (_p, { rest }) => rest.div(2),
      words: (_p, { rest }) =>
        `$${rest}$ treats each parallelogram as the geometric mean of the two triangles beside it; it is twice that.`,
    },
    {
      misconception: 'areas_added_for_roots',
      at: 'triangle',
      wrongly: p => q(3 * smallSum(p)),
      words: (_p, { triangle }) =>
        `It treats the whole as three times the small triangles together, $${triangle}$; their sides add up to a side of the whole, not their areas.`,
    },
    {
      misconception: 'mean_of_neighbours',
      at: 'rest',
      wrongly: p => q(smallSum(p)),
      words: (_p, { rest }) =>
        `$${rest}$ treats each parallelogram as the mean of the two triangles beside it, so the six parts would split evenly.`,
    },
    {
      misconception: 'triangles_subtracted_as_roots',
      at: 'rest',
      wrongly: ({ piece }, { triangle, sum }) => triangle.sub(sum.mul(piece)),
      words: ({ piece }, { triangle, sum }) =>
        `$${triangle} - ${sum.mul(piece)}$ subtracts the roots of the small areas from the whole, where the small areas themselves have to go.`,
    },
  ],
  show: (value, { scene }) =>
    withUnit(value, scene === 'plain' ? 'square cm' : scene === 'farm' ? 'hectares' : 'square metres'),
  snapRead: () =>
    'Three areas of small triangles cut off by parallels to the sides are given; the remaining area is asked. Parallels to the sides make every small triangle similar to the whole.',
  approach: () =>
    'Sides of similar triangles stand as the roots of their areas. Along one side of the large triangle, opposite sides of the parallelograms carry the small sides over, so the three small sides add up to the whole side. Hence the roots of the areas add up too; square and subtract.',
  check: p => {
    const { roots, piece } = p;
    const [a, b, c] = roots;
    return `Twice the geometric means of the neighbours: ${2 * piece * a * b} + ${2 * piece * b * c} + ${2 * piece * c * a} = ${2 * piece * (a * b + b * c + c * a)}.`;
  },
  principle:
    'In similar figures lengths add, areas do not: go to square roots of the areas, add there, and square again.',
  verify: ({ roots, piece }) => {
    // Place the point by its distances from the sides, cut by true parallels, and measure all parts by coordinates.
    const [fa, fb, fc] = shares(roots);
    const [a, b, c] = [
      { x: 1.7, y: 8 },
      { x: 0, y: 0 },
      { x: 11, y: -1.5 },
    ];
    const inner = { x: a.x * fa + b.x * fb + c.x * fc, y: a.y * fa + b.y * fb + c.y * fc };
    const { lines } = parallelsThrough(a, b, c, inner);
    const measured = lines.map(([from, to]) => areaOf([inner, from, to]));
    const unit = (measured[0] as number) / (roots[0] * roots[0] * piece);
    const fits = measured.every((m, i) => Math.abs(m / unit - (roots[i] as number) ** 2 * piece) < 1e-6);
    if (!fits) throw new Error('the small triangles do not have the given areas');
    return rationalNear((areaOf([a, b, c]) - measured.reduce((x, y) => x + y, 0)) / unit);
  },
  figure: p => {
    const [fa, fb, fc] = shares(p.roots);
    const [a, b, c] = [
      { x: 0.5, y: 1 },
      { x: 0, y: 0 },
      { x: 1.3, y: 0 },
    ];
    const inner = { x: a.x * fa + b.x * fb + c.x * fc, y: a.y * fa + b.y * fb + c.y * fc };
    const { lines } = parallelsThrough(a, b, c, inner);
    const s = sheetOf({ A: a, B: b, C: c, P: inner });
    return figure(
      s.width,
      s.height,
      'A triangle with a point inside it. Three lines through the point, each parallel to one side, divide the triangle into three small triangles that meet at the point (shaded) and three parallelograms at the corners.',
      [
        ...lines.map(([from, to]) => outline([s.at.P, s.place(from), s.place(to)], true)),
        outline([s.at.A, s.at.B, s.at.C]),
        ...parallelsThrough(a, b, c, inner).chords.map(([from, to]) => segment(s.place(from), s.place(to))),
        ...(p.scene === 'plain'
          ? [s.name('A'), s.name('B'), s.name('C'), label({ x: s.at.P.x - 4, y: s.at.P.y - 26 }, 'P')]
          : []),
      ],
    );
  },
});

/** GM.TRI.3 Medium: parallels through an inner point; the roots of the three small areas add up to the whole's root. */
export const threeParallels: readonly AnyTemplate[] = situation<ThreeParallels>({
  type: 'GM.TRI.3',
  situation: 'three',
  draw: draw => {
    const roots = draw.some([1, 2, 3, 4, 5, 6, 7], 3) as [number, number, number];
    const piece = draw.pick([1, 1, 2, 3]);
    // A very small triangle beside a large one can hardly be drawn.
    if (Math.max(...roots) > 4 * Math.min(...roots)) return null;
    return { roots, piece, scene: draw.pick(['plain', 'farm', 'garden'] as const) };
  },
  forms: [threeParallelsAsked],
});

const shares = ([a, b, c]: readonly [number, number, number]): [number, number, number] => {
  const sum = a + b + c;
  return [a / sum, b / sum, c / sum];
};

/** The parallels through an inner point: as chords, and the base of the small triangle that stands on each side. */
function parallelsThrough(a: Point, b: Point, c: Point, p: Point) {
  const [bc, ca, ab] = [towards(b, c), towards(c, a), towards(a, b)];
  const onAB = { parallelToBC: meeting(p, bc, a, ab), parallelToCA: meeting(p, ca, a, ab) };
  const onBC = { parallelToCA: meeting(p, ca, b, bc), parallelToAB: meeting(p, ab, b, bc) };
  const onCA = { parallelToAB: meeting(p, ab, c, ca), parallelToBC: meeting(p, bc, c, ca) };
  const chords: [Point, Point][] = [
    [onAB.parallelToBC, onCA.parallelToBC],
    [onBC.parallelToCA, onAB.parallelToCA],
    [onCA.parallelToAB, onBC.parallelToAB],
  ];
  // The triangle on BC is cut off by the parallels to the other two sides, and so on round; its share is that of A.
  const lines: [Point, Point][] = [
    [onBC.parallelToCA, onBC.parallelToAB],
    [onCA.parallelToAB, onCA.parallelToBC],
    [onAB.parallelToBC, onAB.parallelToCA],
  ];
  return { chords, lines };
}
