import type Fraction from 'fraction.js';
import { figure, label, outline, segment } from '../../../figure.ts';
import { withUnit } from '../../../show.ts';
import { template } from '../../../template.ts';
import { q } from '../../../value.ts';
import { rationalNear } from '../../exact-lengths.ts';
import { areaOf } from '../../measured-lengths.ts';
import { sheetOf } from '../../sheet.ts';

interface Crossed {
  /** Roots of the areas of the triangles on the parallel sides, in units of `piece`. */
  a: number;
  b: number;
  piece: number;
  scene: 'plain' | 'field' | 'kite';
}

/** GM.QAD.4 Easy: areas of the triangles on the parallel sides give the side triangles as their geometric mean. */
export const diagonalAreas = template<Crossed, Fraction>({
  type: 'GM.QAD.4',
  band: 'Easy',
  variant: 'areas-from-diagonals',
  revision: 1,
  draw: draw => {
    const [a, b] = draw.some([2, 3, 4, 5, 6, 7, 8], 2) as [number, number];
    if (a > b || b > 3 * a) return null;
    return {
      a,
      b,
      piece: draw.pick([1, 1, 2, 3, 4]),
      scene: draw.pick(['plain', 'field', 'kite'] as const),
    };
  },
  stem: ({ a, b, piece, scene }) => {
    const [small, large] = [a * a * piece, b * b * piece];
    if (scene === 'field')
      return `A field in the shape of a trapezium is crossed by two straight footpaths along its diagonals, which divide it into four triangular plots. The plots that have the two parallel sides as their bases measure ${small} and ${large} hectares. What is the area of the whole field?`;
    if (scene === 'kite')
      return `A trapezium of coloured paper is cut along both its diagonals into four triangles. The two triangles that contain the parallel sides have areas of ${small} and ${large} square inches. What was the area of the trapezium?`;
    return `In trapezium $ABCD$, $AB$ is parallel to $DC$ and the diagonals meet at $O$. Triangle $AOB$ has an area of ${large} square cm and triangle $COD$ an area of ${small} square cm. What is the area of the trapezium?`;
  },
  answer: ({ a, b, piece }) => q(piece * (a + b) ** 2),
  slips: ({ a, b, piece }) => [
    {
      misconception: 'mean_of_neighbours',
      value: q(2 * piece * (a * a + b * b)),
      words: 'That treats each side triangle as the mean of the two given ones; it is their geometric mean.',
    },
    {
      misconception: 'one_side_triangle_left_out',
      value: q(piece * (a * a + a * b + b * b)),
      words: 'This counts only one of the two side triangles; the diagonals make two of them, of equal area.',
    },
    {
      misconception: 'area_ratio_for_sides',
      value: q(piece * (a * a + 3 * b * b)),
      words:
        'This assumes the diagonals to be divided in the ratio of the given areas; they are divided in the ratio of its root.',
    },
    {
      misconception: 'difference_for_side_triangle',
      value: q(piece * (3 * b * b - a * a)),
      words: 'This treats each side triangle as the difference of the two given ones.',
    },
    {
      misconception: 'smaller_taken_for_side_triangle',
      value: q(piece * (3 * a * a + b * b)),
      words:
        'It treats each side triangle as equal to the smaller given one; it lies between the two given ones.',
    },
    {
      misconception: 'side_triangle_doubled',
      value: q(piece * (a * a + 4 * a * b + b * b)),
      words:
        'That treats each side triangle as twice the geometric mean of the given ones; it is the mean itself.',
    },
  ],
  show: (value, { scene }) =>
    withUnit(value, scene === 'plain' ? 'square cm' : scene === 'field' ? 'hectares' : 'square inches'),
  plausible: (value, { a, b, piece }) => value.valueOf() > (a * a + b * b) * piece,
  solution: ({ a, b, piece, scene }) => {
    const [small, large, side] = [a * a * piece, b * b * piece, a * b * piece];
    const ratio = q(a, b);
    return {
      snapRead:
        'Two of the four triangles at the crossing of the diagonals are given, the whole is asked. The triangles on the parallel sides are similar.',
      approach:
        'The root of the ratio of the two given areas is the ratio of the parallel sides, and in that ratio each diagonal is divided. A side triangle shares its height with a given triangle, with bases on one diagonal, so its area follows.',
      faster: `The root of the whole area is the sum of the roots of the two given areas: $(\\sqrt{${small}} + \\sqrt{${large}})^2$.`,
      steps: [
        {
          says: 'Take the root of the ratio of the two similar triangles: the diagonals are divided in this ratio.',
          works: `\\sqrt{${small} : ${large}} = ${ratio.n} : ${ratio.d}`,
          value: [q(ratio.n), q(ratio.d)],
        },
        {
          says: 'A side triangle and the larger given one share a height; their bases, the two parts of a diagonal, stand in this ratio.',
          works: `${large} \\times \\frac{${ratio.n}}{${ratio.d}} = ${side}`,
          value: q(side),
        },
        {
          says: 'Both side triangles have this area. Add all four.',
          works: `${small} + ${large} + 2 \\times ${side} = ${piece * (a + b) ** 2}`,
          value: q(piece * (a + b) ** 2),
        },
      ],
      check: `Opposite triangles have equal products: $${small} \\times ${large} = ${side} \\times ${side}$, as for any four-sided ${scene === 'field' ? 'field' : 'figure'} cut by its diagonals.`,
      principle:
        'The diagonals of a trapezium with parallel sides a and b cut it into areas in the ratio a² : ab : ab : b².',
    };
  },
  figure: ({ a, b, scene, piece }) => {
    const s = sheetOf(crossedTrapezium(a, b));
    return figure(
      s.width,
      s.height,
      `A trapezium with its two diagonals. The shaded triangle on the longer parallel side has an area of ${b * b * piece}, the one on the shorter parallel side ${a * a * piece}.`,
      [
        outline([s.at.A, s.at.B, s.at.O], true),
        outline([s.at.C, s.at.D, s.at.O], true),
        outline([s.at.A, s.at.B, s.at.C, s.at.D]),
        segment(s.at.A, s.at.C),
        segment(s.at.B, s.at.D),
        ...(scene === 'plain'
          ? [
              s.name('A'),
              s.name('B'),
              s.name('C'),
              s.name('D'),
              label({ x: s.at.O.x + 18, y: s.at.O.y }, 'O'),
            ]
          : []),
      ],
    );
  },
  verify: ({ a, b, piece }) => {
    // Measure all parts of a trapezium with such sides; its crossing is where the diagonals meet as lines.
    const { A, B, C, D } = crossedTrapezium(a, b);
    const [u, v] = [
      { x: C.x - A.x, y: C.y - A.y },
      { x: D.x - B.x, y: D.y - B.y },
    ];
    const along = ((B.x - A.x) * v.y - (B.y - A.y) * v.x) / (u.x * v.y - u.y * v.x);
    const crossing = { x: A.x + along * u.x, y: A.y + along * u.y };
    const unit = areaOf([A, B, crossing]) / (b * b * piece);
    if (Math.abs(areaOf([C, D, crossing]) / unit - a * a * piece) > 1e-6)
      throw new Error('the second triangle does not have its area');
    return rationalNear(areaOf([A, B, C, D]) / unit);
  },
});

/** A trapezium with parallel sides b (below) and a (above), and the crossing of its diagonals. */
function crossedTrapezium(a: number, b: number) {
  const height = 0.75 * b;
  const left = 0.3 * (b - a) + 0.08 * b;
  return {
    A: { x: 0, y: 0 },
    B: { x: b, y: 0 },
    C: { x: left + a, y: height },
    D: { x: left, y: height },
    O: { x: (b * (left + a)) / (a + b), y: (b * height) / (a + b) },
  };
}
