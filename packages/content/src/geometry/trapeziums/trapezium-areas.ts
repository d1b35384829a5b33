import type Fraction from 'fraction.js';
import { figure, label, outline, type Point, segment } from '../../figure.ts';
import { numberTex, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { template } from '../../template.ts';
import { q, type Value } from '../../value.ts';
import { rationalNear, rootNear, rootOf, rootTex, sizeOf } from '../exact-lengths.ts';
import { sheetOf } from '../sheet.ts';

const areaOf = (points: readonly Point[]) =>
  Math.abs(
    points.reduce((sum, p, i) => {
      const next = points[(i + 1) % points.length] as Point;
      return sum + p.x * next.y - next.x * p.y;
    }, 0),
  ) / 2;

interface MissingSide {
  given: number;
  other: number;
  height: number;
  scene: 'plain' | 'plot' | 'canal' | 'ramp';
}

/** GM.QAD.4 Easy: from area and height back to a parallel side, through the mean of the sides. */
const missingParallel = template<MissingSide, Fraction>({
  type: 'GM.QAD.4',
  band: 'Easy',
  variant: 'missing-parallel-side',
  revision: 1,
  draw: draw => {
    const scene = draw.pick(['plain', 'plot', 'canal', 'ramp'] as const);
    const [given, other] = [draw.int(6, 24), draw.int(6, 24)];
    const height = scene === 'canal' ? draw.int(2, 5) : draw.int(4, 14);
    if (Math.abs(given - other) < 3 || ((given + other) * height) % 2 !== 0) return null;
    // The canal is wider at the top, which is given.
    if (scene === 'canal' && given < other) return null;
    return { given, other, height, scene };
  },
  stem: ({ given, other, height, scene }) => {
    const area = ((given + other) * height) / 2;
    if (scene === 'plot')
      return `A plot of land is a trapezium of ${area} square metres. Its two parallel sides are ${height} metres apart, and one of them is ${given} metres long. How long is the other parallel side?`;
    if (scene === 'canal')
      return `The cross-section of a canal is a trapezium with horizontal parallel sides. The canal is ${given} metres wide at the top and ${height} metres deep, and the cross-section has an area of ${area} square metres. How wide is the canal at the bottom?`;
    if (scene === 'ramp')
      return `A side wall of a stage has the shape of a trapezium. Its upright edges are parallel and stand ${height} feet apart; one of them is ${given} feet high. If ${area} square feet of board are needed to cover the wall exactly, how high is the other upright edge?`;
    return `A trapezium has an area of ${area} square cm. If one of its parallel sides is ${given} cm and the distance between the parallel sides is ${height} cm, what is the length of the other parallel side?`;
  },
  answer: ({ other }) => q(other),
  slips: ({ given, other, height }) => {
    const area = q((given + other) * height, 2);
    return [
      {
        misconception: 'half_forgotten',
        value: area.div(height).sub(given),
        words:
          'It treats the area divided by the height as the sum of the parallel sides; it is only half of their sum.',
      },
      {
        misconception: 'stops_one_step_early',
        value: area.div(height),
        words: 'That treats the mean of the two parallel sides as the missing one.',
      },
      {
        misconception: 'reports_sum',
        value: area.mul(2).div(height),
        words: 'It is the sum of the two parallel sides; the given side still has to be subtracted.',
      },
      {
        misconception: 'doubling_forgotten',
        value: q(other, 2),
        words:
          'It subtracts half of the given side from the mean of the sides; that leaves only half of the missing side.',
      },
      {
        misconception: 'side_and_height_exchanged',
        value: area.mul(2).div(given).sub(height),
        words: 'This uses the given side for the height and the height for a parallel side.',
      },
      {
        misconception: 'parallelogram_area_used',
        value: area.div(given),
        words: 'It treats the area as the given side times the missing length, as in a rectangle.',
      },
    ];
  },
  show: (value, { scene }) =>
    withUnit(value, scene === 'plain' ? 'cm' : scene === 'ramp' ? 'feet' : 'metres'),
  plausible: (value, { given, scene }) =>
    value.valueOf() > 0 && (scene !== 'canal' || value.valueOf() !== given),
  solution: ({ given, other, height }) => {
    const sum = given + other;
    const area = q(sum * height, 2);
    return {
      snapRead:
        'The area, the distance between the parallel sides and one of them are given; the other is asked. The area formula of the trapezium, run backwards.',
      approach:
        'The area is the mean of the parallel sides times the distance between them. So divide to get the mean, double it for the sum, and take the known side away.',
      steps: [
        {
          says: 'Divide the area by the distance to get the mean of the parallel sides.',
          works: `\\frac{${area}}{${height}} = ${numberTex(q(sum, 2))}`,
          value: q(sum, 2),
        },
        {
          says: 'Double the mean to get the sum, and subtract the known side.',
          works: `2 \\times ${numberTex(q(sum, 2))} - ${given} = ${other}`,
          value: q(other),
        },
      ],
      check: `$\\frac{1}{2} \\times (${given} + ${other}) \\times ${height} = ${area}$, the given area.`,
      principle:
        'A trapezium has the area of a rectangle whose sides are the mean of its parallel sides and the distance between them.',
    };
  },
  verify: ({ given, other, height }) => {
    // Try side after side in half units; the area is that of a rectangle and two triangles.
    const area = q((given + other) * height, 2);
    for (let doubled = 1; doubled <= 200; doubled += 1) {
      const side = q(doubled, 2);
      const [short, long] = side.compare(given) < 0 ? [side, q(given)] : [q(given), side];
      const rectangle = short.mul(height);
      const triangles = long.sub(short).mul(height).div(2);
      if (rectangle.add(triangles).equals(area)) return side;
    }
    throw new Error('no side gives the area');
  },
});

interface Crossed {
  /** Roots of the areas of the triangles on the parallel sides, in units of `piece`. */
  a: number;
  b: number;
  piece: number;
  scene: 'plain' | 'field' | 'kite';
}

/** GM.QAD.4 Easy: areas of the triangles on the parallel sides give the side triangles as their geometric mean. */
const diagonalAreas = template<Crossed, Fraction>({
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

interface Divided {
  a: number;
  b: number;
  x: number;
  /** Areas of the parts: beside the shorter parallel side, beside the longer one. */
  m: number;
  n: number;
  scene: 'plain' | 'field' | 'slab';
}
const dividedTrapeziums = (() => {
  const sets: Omit<Divided, 'scene'>[] = [];
  for (let a = 1; a <= 30; a += 1)
    for (let x = a + 1; x <= 40; x += 1)
      for (let b = x + 1; b <= 46; b += 1) {
        const r = q(x * x - a * a, b * b - x * x);
        if (r.n <= 3n && r.d <= 3n && b <= 8 * a && b - a >= 4)
          sets.push({ a, b, x, m: Number(r.n), n: Number(r.d) });
      }
  return sets;
})();

/** GM.QAD.4 Medium: the parallel that divides the area in a given ratio; squares of lengths interpolate, not lengths. */
const dividingLine = template<Divided, Value>({
  type: 'GM.QAD.4',
  band: 'Medium',
  variant: 'dividing-line',
  revision: 1,
  draw: draw => ({
    ...draw.pick(dividedTrapeziums),
    scene: draw.pick(['plain', 'field', 'slab'] as const),
  }),
  stem: ({ a, b, m, n, scene }) => {
    if (scene === 'field') {
      const split =
        m === n
          ? 'into two parts of equal area'
          : `so that the part beside the shorter parallel side and the part beside the longer one have areas in the ratio $${m} : ${n}$`;
      return `A field in the shape of a trapezium has parallel sides of ${10 * a} metres and ${10 * b} metres. Two sisters divide it by a straight fence parallel to these sides, ${split}. How long is the fence?`;
    }
    const share =
      m === n
        ? 'divides it into two parts of equal area'
        : `divides it so that the area beside the shorter parallel side is to the area beside the longer one as $${m} : ${n}$`;
    return scene === 'slab'
      ? `A marble slab is a trapezium whose parallel edges measure ${a} inches and ${b} inches. A straight cut parallel to these edges ${share}. How long is the cut?`
      : `The parallel sides of a trapezium are ${a} cm and ${b} cm. A line parallel to them ${share}. What length of this line lies inside the trapezium?`;
  },
  answer: ({ x, scene }) => q(x * (scene === 'field' ? 10 : 1)),
  slips: ({ a, b, m, n, scene }) => {
    const unit = scene === 'field' ? 10 : 1;
    return [
      ...(m === n
        ? []
        : [
            {
              misconception: 'ratio_inverted',
              value: rootOf(q(n * b * b + m * a * a, m + n).mul(unit * unit)),
              words:
                'It is the given ratio with its terms the other way round; the first part is the one beside the shorter side.',
            },
          ]),
      {
        misconception: 'area_ratio_for_heights',
        value: q(n * a + m * b, m + n).mul(unit),
        words:
          'This assumes the line to divide the height in the ratio of the areas; the wider part needs less height for the same area.',
      },
      {
        misconception: 'line_through_crossing_taken',
        value: q(2 * a * b, a + b).mul(unit),
        words:
          'This gives the parallel through the crossing of the diagonals, the harmonic mean of the sides; it does not give these areas.',
      },
      {
        misconception: 'geometric_mean_taken',
        value: rootOf(q(a * b * unit * unit)),
        words:
          'That is the geometric mean of the parallel sides; that line makes two similar trapeziums, not these areas.',
      },
      ...(m === n
        ? [
            {
              misconception: 'difference_for_sum_of_squares',
              value: rootOf(q(b * b - a * a, 2).mul(unit * unit)),
              words:
                'This is half the difference of the squares of the parallel sides; their mean is needed, so the squares are added.',
            },
          ]
        : [
            {
              misconception: 'midline_taken',
              value: q(a + b, 2).mul(unit),
              words:
                'It is the mid-line of the trapezium; it halves the height, not the area, and here the ratio differs too.',
            },
          ]),
    ];
  },
  show: (value, { scene }) =>
    `$${rootTex(value)}$ ${scene === 'plain' ? 'cm' : scene === 'slab' ? 'inches' : 'metres'}`,
  plausible: (value, { a, b, scene }) => {
    const unit = scene === 'field' ? 10 : 1;
    return sizeOf(value) > a * unit && sizeOf(value) < b * unit;
  },
  solution: ({ a, b, x, m, n, scene }) => {
    const unit = scene === 'field' ? 10 : 1;
    const part = (x * x - a * a) / m;
    return {
      snapRead:
        'Both parallel sides and the ratio of two areas are given, the dividing parallel is asked. No height is known, so it must drop out.',
      approach: `Extend the legs until they meet. The line and both parallel sides then cut off three similar triangles, whose areas stand as the squares of these sides. So the two parts of the trapezium are differences of squares, and the square of the line divides the way from $a^2$ to $b^2$ in the ratio of the areas.${unit === 10 ? ' Work in units of 10 metres.' : ''}`,
      steps: [
        {
          says: 'In a suitable unit, the three similar triangles have the squares of the sides as areas. Find the square of each parallel side.',
          works: `a^2 = ${a}^2 = ${a * a}, \\quad b^2 = ${b}^2 = ${b * b}`,
          value: [q(a * a), q(b * b)],
        },
        {
          says: 'Their difference is the whole trapezium in this unit.',
          works: `${b * b} - ${a * a} = ${b * b - a * a}`,
          value: q(b * b - a * a),
        },
        {
          says: `The part beside the shorter side is ${m} of ${m + n} equal shares of it.`,
          works: `${b * b - a * a} \\times \\frac{${m}}{${m + n}} = ${numberTex(q(part * m))}`,
          value: q(part * m),
        },
        {
          says: 'Add this to the square of the shorter side: the square of the line.',
          works: `x^2 = ${a * a} + ${numberTex(q(part * m))} = ${x * x}`,
          value: q(x * x),
        },
        {
          says: `Take the root${unit === 10 ? ' and return to metres' : ''}.`,
          works: `x = \\sqrt{${x * x}} = ${x}${unit === 10 ? `, \\quad 10 \\times ${x} = ${10 * x}` : ''}`,
          value: q(x * unit),
        },
      ],
      check: `$(${x}^2 - ${a}^2) : (${b}^2 - ${x}^2) = ${x * x - a * a} : ${b * b - x * x} = ${m} : ${n}$, and ${x} lies between ${a} and ${b}.`,
      principle:
        'When a parallel divides a trapezium, the squares of the parallel segments share out like the areas, because extended legs make similar triangles.',
    };
  },
  verify: ({ a, b, m, n, scene }) => {
    // Move the line up from the longer side by halving, measuring both parts as trapeziums of height 1.
    let [low, high] = [0, 1];
    for (let i = 0; i < 60; i += 1) {
      const at = (low + high) / 2;
      const length = b + (a - b) * at;
      const beside = { long: ((b + length) / 2) * at, short: ((a + length) / 2) * (1 - at) };
      if (beside.short / beside.long > m / n) low = at;
      else high = at;
    }
    return rootNear((b + (a - b) * low) * (scene === 'field' ? 10 : 1));
  },
  size: sizeOf,
});

export const quadrilaterals: readonly AnyTemplate[] = [missingParallel, diagonalAreas, dividingLine];
