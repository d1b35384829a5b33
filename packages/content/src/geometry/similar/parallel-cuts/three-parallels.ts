import { figure, label, outline, type Point, segment } from '../../../figure.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../../question/index.ts';
import { withUnit } from '../../../show.ts';
import type { AnyTemplate } from '../../../template.ts';
import { q } from '../../../value.ts';
import { areaOf, rationalNear } from '../../measured-lengths.ts';
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

const threeParallelsAsked = form<ThreeParallels>(
  'parallels',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
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
  },
  (p, { step }) => {
    const { roots, piece, scene } = p;
    const [a, b, c] = roots;
    const scaled = piece === 1 ? '' : ` after dividing all areas by ${piece}`;
    step(
      roots.map(root => q(root)),
      {
        works: tex`\sqrt{${a * a}} : \sqrt{${b * b}} : \sqrt{${c * c}} = ${a} : ${b} : ${c}`,
        because: text`The lines are parallel to the sides, so every small triangle has the angles of the whole one.
          In similar triangles areas are as squares of the sides, so sides are as the square roots of the areas.`,
      },
    )`
      The three small triangles are similar to the whole one, so their sides are in the ratio of the square roots of
      the areas${scaled}. Take these roots.`;
    const sum = step(calc`${a} + ${b} + ${c}`, {
      name: 'one side of the whole triangle, in the same unit',
      because: text`Each parallelogram has equal opposite sides. So the side of a small triangle inside can be moved
        along a parallelogram to the edge, and the three of them, end to end, fill one side of the whole triangle.`,
    })`
      The parallelograms move the three small sides onto one side of the whole triangle without a gap, so add the
      three numbers.`;
    const triangle = step(calc`${sum} * ${sum} * ${piece}`, {
      name: 'the area of the whole triangle',
      works: value => tex`${piece !== 1 && tex`${piece} \times `}${sum}^2 = ${value}`,
      because: text`The areas themselves do not add up to the whole, because the parallelograms are missing. But the
        sides do add up, and the square of a side gives the area of a similar triangle.`,
    })`
      The sum is the side of the whole triangle in the same unit. Square it to get back to
      areas${piece === 1 ? '' : text`, and multiply by ${piece} again`}: this is the whole triangle.`;
    const rest = step(calc`${triangle} - ${smallSum(p)}`, {
      name: 'the area of the three other parts',
      works: value => tex`${triangle} - (${smallAreas(p).join(' + ')}) = ${value}`,
      because: text`The whole triangle consists of the three small triangles and three parallelograms. Only the
        parallelograms are asked.`,
    })`
      Take the three small triangles away from the whole, which leaves the three other parts.`;
    return {
      answer: rest,
      stem: () => {
        const areas = listed(smallAreas(p));
        if (scene === 'farm')
          return text`From a well inside a triangular farm, three straight canals are dug right across it, each
            parallel to one side of the farm. They divide it into three triangular and three four-sided plots. The
            triangular plots have areas of ${areas} hectares. What is the total area of the four-sided plots?`;
        if (scene === 'garden')
          return text`Three straight strings are stretched across a triangular stage, all through one point inside
            it and each parallel to one of its sides. The three triangular parts so formed, which meet at that
            point, measure ${areas} square metres. What is the total area of the other three parts of the stage?`;
        return text`Through a point $P$ inside triangle $ABC$, three lines are drawn parallel to its sides. They
          divide the triangle into three smaller triangles, of areas ${areas} square cm, and three parallelograms.
          What is the total area of the three parallelograms?`;
      },
      show: value =>
        withUnit(value, scene === 'plain' ? 'square cm' : scene === 'farm' ? 'hectares' : 'square metres'),
      slips: [
        stop('stopped_a_step_early', triangle)`
          $${triangle}$ is the area of the whole triangle. The three small triangles belong to it and have to be
          taken away, because only the other parts are asked.`,
        slip('did_not_double', rest, calc`${rest} / 2`)`
          $${rest}$ gives each four-sided part the geometric mean of the two triangles beside it. It is twice that,
          because a diagonal cuts it into two triangles of this size.`,
        slip('mixed_up_ratios_of_lengths_and_areas', triangle, calc`3 * ${smallSum(p)}`)`
          You made the whole three times the small triangles together, $${triangle}$. The sides of the small
          triangles add up to a side of the whole, and the area follows from that side.`,
        slip(
          'added_for_multiplied',
          triangle,
          calc`(${a}^2 + ${b}^2 + ${c}^2 + ${a} * ${b} + ${b} * ${c} + ${c} * ${a}) * ${piece}`,
        )`
          You took each product of two roots once and made the whole $${triangle}$. In the square of the sum of three
          roots each product stands twice.`,
        slip('left_out_a_term', rest, calc`2 * (${a} * ${b} + ${b} * ${c}) * ${piece}`)`
          ${here} takes only two of the four-sided parts, each as twice the geometric mean of the triangles beside it.
          The
          one between the first and the last triangle is missing.`,
        slip('left_out_a_term', rest, calc`2 * (${a} * ${b} + ${c} * ${a}) * ${piece}`)`
          ${here} takes only two of the four-sided parts, each as twice the geometric mean of the triangles beside it.
          The
          one between the last two triangles is missing.`,
        slip('mixed_up_ratios_of_lengths_and_areas', rest, calc`3 * ${smallSum(p)}`)`
          ${here} gives each of the four-sided parts the area of the three triangles together. Such a part depends only
          on the two triangles beside it.`,
        slip('mixed_up_ratios_of_lengths_and_areas', rest, calc`${triangle} - ${sum} * ${piece}`)`
          $${triangle} - ${sum.mul(piece)}$ subtracts the roots of the small areas from the whole. The roots are
          lengths; the small areas themselves have to be taken away.`,
      ],
      snapRead: text`Three parallels to the sides cut off three small triangles whose areas are given: they are
        similar to the whole, so the roots of the areas add up.`,
      approach: text`The sides of similar triangles are as the roots of their areas. The parallelograms move the
        three small sides onto one side of the whole, so the roots add up to the root of the whole area. Square the
        sum and subtract the small triangles.`,
      check: text`Twice the geometric means of the neighbours: ${2 * piece * a * b} + ${2 * piece * b * c} +
        ${2 * piece * c * a} = ${2 * piece * (a * b + b * c + c * a)}.`,
      principle: text`In similar figures lengths can be added and areas cannot: go to the square roots of the areas,
        add there, and square again.`,
      figure: () => {
        const [fa, fb, fc] = shares(roots);
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
            ...parallelsThrough(a, b, c, inner).chords.map(([from, to]) =>
              segment(s.place(from), s.place(to)),
            ),
            ...(scene === 'plain'
              ? [s.name('A'), s.name('B'), s.name('C'), label({ x: s.at.P.x - 4, y: s.at.P.y - 26 }, 'P')]
              : []),
          ],
        );
      },
    };
  },
);

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
