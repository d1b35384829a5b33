import type Fraction from 'fraction.js';
import { figure, label, outline, type Point, segment } from '../../figure.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { template } from '../../template.ts';
import { q } from '../../value.ts';
import { rationalNear } from '../exact-lengths.ts';
import { sheetOf } from '../sheet.ts';

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const areaOf = (points: readonly Point[]) =>
  Math.abs(
    points.reduce((sum, p, i) => {
      const next = points[(i + 1) % points.length] as Point;
      return sum + p.x * next.y - next.x * p.y;
    }, 0),
  ) / 2;

/** Where the lines through p and q along the directions u and v meet. */
function meeting(p: Point, u: Point, q2: Point, v: Point): Point {
  const cross = u.x * v.y - u.y * v.x;
  const along = ((q2.x - p.x) * v.y - (q2.y - p.y) * v.x) / cross;
  return { x: p.x + u.x * along, y: p.y + u.y * along };
}
const towards = (a: Point, b: Point): Point => ({ x: b.x - a.x, y: b.y - a.y });

interface Cut {
  ad: number;
  db: number;
  /** DE is ad·unit and BC is (ad + db)·unit. */
  unit: number;
  asked: 'DE' | 'BC';
}
const cutSheet = (part: number, base = 1.25) => {
  const [a, b, c] = [
    { x: 0.42, y: 1 },
    { x: 0, y: 0 },
    { x: base, y: 0 },
  ];
  return sheetOf({ A: a, B: b, C: c, D: between(a, b, part), E: between(a, c, part) });
};

/** GM.TRI.3 Easy: a parallel to the base; the scale is part to whole side, not part to part. */
const parallelCut = template<Cut, Fraction>({
  type: 'GM.TRI.3',
  band: 'Easy',
  variant: 'parallel-cut',
  revision: 1,
  draw: draw => {
    const [ad, db] = draw.pick([
      [2, 3],
      [3, 2],
      [4, 2],
      [3, 5],
      [5, 3],
      [4, 6],
      [6, 4],
      [6, 3],
      [4, 5],
      [6, 9],
      [5, 7],
      [8, 4],
    ] as const);
    const unit = draw.pick([2, 3, 4]);
    return { ad, db, unit, asked: draw.pick(['DE', 'BC'] as const) };
  },
  stem: ({ ad, db, unit, asked }) =>
    `In triangle $ABC$, the point $D$ lies on $AB$ and $E$ lies on $AC$, with $DE$ parallel to $BC$. If $AD = ${ad}$ cm, $DB = ${db}$ cm and ${
      asked === 'DE' ? `$BC = ${(ad + db) * unit}$` : `$DE = ${ad * unit}$`
    } cm, what is the length of $${asked}$?`,
  answer: ({ ad, db, unit, asked }) => q(asked === 'DE' ? ad * unit : (ad + db) * unit),
  slips: ({ ad, db, unit, asked }) => {
    const whole = ad + db;
    if (asked === 'DE')
      return [
        {
          misconception: 'part_for_whole_side',
          value: q(ad * whole * unit, db),
          words: `This treats $AD : DB = ${ad} : ${db}$ as the scale, but $DB$ is no side of either triangle: it is $AD : AB = ${ad} : ${whole}$.`,
        },
        {
          misconception: 'uses_other_part',
          value: q(db * unit),
          words: `This treats $DB : AB = ${db} : ${whole}$ as the scale; the small triangle has the side $AD$, so it is ${ad} : ${whole}.`,
        },
        {
          misconception: 'midpoint_assumed',
          value: q(whole * unit, 2),
          words:
            'It treats $D$ and $E$ as mid-points, so that $DE$ is half of $BC$; the given lengths place them elsewhere.',
        },
        {
          misconception: 'equal_difference_for_ratio',
          value: q(whole * unit - db),
          words: `This subtracts ${db} from $BC$ because $AB$ loses ${db}; in similar triangles sides share a ratio, not a difference.`,
        },
        {
          misconception: 'area_ratio_for_sides',
          value: q(ad * ad * unit, whole),
          words: 'It is the square of the scale, which belongs to areas; lengths keep the scale itself.',
        },
      ];
    return [
      {
        misconception: 'part_for_whole_side',
        value: q(db * unit),
        words: `This treats $AD : DB = ${ad} : ${db}$ as the scale, but $DB$ is no side of either triangle: it is $AD : AB = ${ad} : ${whole}$.`,
      },
      {
        misconception: 'uses_other_part',
        value: q(ad * unit * whole, db),
        words: `This treats $DB : AB = ${db} : ${whole}$ as the scale; the small triangle has the side $AD$, so it is ${ad} : ${whole}.`,
      },
      {
        misconception: 'midpoint_assumed',
        value: q(2 * ad * unit),
        words:
          'It treats $D$ and $E$ as mid-points, so that $BC$ is twice $DE$; the given lengths place them elsewhere.',
      },
      {
        misconception: 'equal_difference_for_ratio',
        value: q(ad * unit + db),
        words: `This gives ${db} more than $DE$ because $AB$ is ${db} longer than $AD$; similar triangles share a ratio, not a difference.`,
      },
      {
        misconception: 'area_ratio_for_sides',
        value: q(whole * whole * unit, ad),
        words: 'It is the square of the scale, which belongs to areas; lengths keep the scale itself.',
      },
    ];
  },
  show: value => withUnit(value, 'cm'),
  plausible: (value, { ad, db, unit, asked }) =>
    asked === 'DE'
      ? value.valueOf() > 0 && value.valueOf() < (ad + db) * unit
      : value.valueOf() > ad * unit && value.valueOf() < 8 * ad * unit,
  solution: ({ ad, db, unit, asked }) => ({
    snapRead: `Two pieces of one side and one of two parallel segments are given; ${asked === 'DE' ? 'the shorter' : 'the longer'} parallel is asked. A parallel to a side cuts off a similar triangle.`,
    approach:
      'Triangles $ADE$ and $ABC$ share the angle at $A$ and have equal angles on the parallels, so they are similar. Compare whole sides of the two triangles: the scale is $AD : AB$, never $AD : DB$.',
    steps: [
      {
        says: 'Find the whole side of the large triangle that $AD$ is a part of.',
        works: `AB = ${ad} + ${db} = ${ad + db}`,
        value: q(ad + db),
      },
      {
        says: 'Write the scale of the small triangle to the large one, in lowest terms.',
        works: `\\frac{AD}{AB} = \\frac{${ad}}{${ad + db}}${q(ad, ad + db).d === BigInt(ad + db) ? '' : ` = \\frac{${q(ad, ad + db).n}}{${q(ad, ad + db).d}}`}`,
        value: q(ad, ad + db),
      },
      {
        says: 'The parallel segments stand in the same scale.',
        works:
          asked === 'DE'
            ? `DE = ${(ad + db) * unit} \\times \\frac{${ad}}{${ad + db}} = ${ad * unit}`
            : `BC = ${ad * unit} \\times \\frac{${ad + db}}{${ad}} = ${(ad + db) * unit}`,
        value: q(asked === 'DE' ? ad * unit : (ad + db) * unit),
      },
    ],
    check: `Each parallel is ${unit} times the side above it: ${ad * unit} = ${unit} × ${ad} for $DE$ and ${(ad + db) * unit} = ${unit} × ${ad + db} for $BC$.`,
    principle:
      'A line parallel to a side cuts off a similar triangle; its scale is the part from the vertex to the whole side.',
  }),
  figure: ({ ad, db, unit, asked }) => {
    const s = cutSheet(ad / (ad + db));
    return figure(
      s.width,
      s.height,
      `Triangle ABC with D on AB and E on AC; DE is parallel to BC. AD is ${ad} cm, DB is ${db} cm and ${asked === 'DE' ? `BC is ${(ad + db) * unit} cm; DE` : `DE is ${ad * unit} cm; BC`} is asked.`,
      [
        outline([s.at.A, s.at.B, s.at.C]),
        segment(s.at.D, s.at.E),
        s.name('A'),
        s.name('B'),
        s.name('C'),
        s.name('D'),
        s.name('E'),
      ],
    );
  },
  verify: ({ ad, db, unit, asked }) => {
    // A triangle in coordinates: D by its distance from A, E where the parallel through D meets AC.
    const [a, b] = [
      { x: 0, y: 0 },
      { x: ad + db, y: 0 },
    ];
    const c = { x: 1.3, y: 4.1 };
    const d = { x: ad, y: 0 };
    const e = meeting(d, towards(b, c), a, towards(a, c));
    const scale = distance(d, e) / distance(b, c);
    return rationalNear(asked === 'DE' ? (ad + db) * unit * scale : (ad * unit) / scale);
  },
});

interface CutArea {
  /** AD : AB in lowest terms. */
  near: number;
  whole: number;
  /** Areas are near²·piece for the top and (whole² − near²)·piece for the rest. */
  piece: number;
  /** AB is whole·unit. */
  unit: number;
  scene: 'triangle' | 'field' | 'sail';
  asked: 'AD' | 'DB';
}
const cutScene = ({ near, whole, piece, unit, scene, asked }: CutArea): string => {
  const top = near * near * piece;
  const rest = (whole * whole - near * near) * piece;
  const side = whole * unit;
  if (scene === 'field')
    return `A triangular field $ABC$ is divided by a straight fence $DE$ parallel to the side $BC$, with $D$ on $AB$ and $E$ on $AC$. The part $ADE$ has an area of ${top} square metres and the part $DBCE$ an area of ${rest} square metres. If $AB$ is ${side} metres long, how long is $${asked}$?`;
  if (scene === 'sail')
    return `A triangular sail $ABC$ is sewn from two pieces along a seam $DE$ parallel to the edge $BC$, with $D$ on $AB$ and $E$ on $AC$. The triangular piece $ADE$ takes ${top} square metres of cloth and the other piece ${rest} square metres. If the edge $AB$ measures ${side} metres, how long is $${asked}$?`;
  return `In triangle $ABC$, $DE$ is drawn parallel to $BC$ with $D$ on $AB$ and $E$ on $AC$. Triangle $ADE$ has an area of ${top} square metres and the quadrilateral $DBCE$ an area of ${rest} square metres. If $AB = ${side}$ metres, what is the length of $${asked}$?`;
};

/** GM.TRI.3 Medium: areas of a triangle and the rest give the scale only after part : whole and a root. */
const areaCut = template<CutArea, Fraction>({
  type: 'GM.TRI.3',
  band: 'Medium',
  variant: 'area-cut',
  revision: 1,
  draw: draw => {
    const [near, whole] = draw.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [5, 6],
      [1, 3],
    ] as const);
    const unit = whole * draw.pick([1, 1, 2, 3]);
    const piece = draw.int(3, 12);
    const [side, area] = [whole * unit, whole * whole * piece];
    // A triangle of believable shape: its height on AB between a third of AB and three times AB.
    if (6 * area < side * side || 2 * area > 3 * side * side || area > 400) return null;
    return {
      near,
      whole,
      piece,
      unit,
      scene: draw.pick(['triangle', 'field', 'sail'] as const),
      asked: draw.pick(['AD', 'DB'] as const),
    };
  },
  stem: cutScene,
  answer: ({ near, whole, unit, asked }) => q((asked === 'AD' ? near : whole - near) * unit),
  slips: ({ near, whole, unit, asked }) => {
    const side = whole * unit;
    const rest = whole * whole - near * near;
    const ask = (ad: Fraction) => (asked === 'AD' ? ad : q(side).sub(ad));
    return [
      {
        misconception: 'area_ratio_for_sides',
        value: ask(q(side * near * near, whole * whole)),
        words: `This treats the ratio of the areas, ${near * near} : ${whole * whole}, as the ratio of the sides; sides stand as its square root.`,
      },
      {
        misconception: 'reports_other_part',
        value: q((asked === 'AD' ? whole - near : near) * unit),
        words: `The scale is right, but this is $${asked === 'AD' ? 'DB' : 'AD'}$; the question asks for the other piece of $AB$.`,
      },
      {
        misconception: 'part_for_whole_side',
        value: q(asked === 'AD' ? near * near * side : rest * side, near * near + rest),
        words: `This treats $AD : DB$ as the two given areas, ${near * near} : ${rest}; only similar figures compare so, and then by the root.`,
      },
      {
        misconception: 'part_for_whole_area',
        value: ask(q(near * near * side, rest)),
        words: `This is the top against the lower piece, ${near * near} : ${rest}; the triangle similar to it is the whole, not the rest.`,
      },
      {
        misconception: 'midpoint_assumed',
        value: q(side, 2),
        words:
          'This treats $D$ as the mid-point of $AB$; then the top triangle would hold a quarter of the area.',
      },
    ];
  },
  show: value => withUnit(value, 'metres'),
  plausible: (value, { whole, unit }) => value.valueOf() > 0 && value.valueOf() < whole * unit,
  solution: p => {
    const { near, whole, piece, unit, asked } = p;
    const [top, all, side] = [near * near * piece, whole * whole * piece, whole * unit];
    const ad = {
      says: 'Take this share of the whole side to get the piece next to $A$.',
      works: `AD = ${side} \\times \\frac{${near}}{${whole}} = ${near * unit}`,
      value: q(near * unit),
    };
    return {
      snapRead:
        'Two areas cut by a parallel are given, a length is asked. Parallel means similar, and areas of similar figures stand as squares of lengths.',
      approach:
        'The lower piece is not a triangle, so add it to the top first: triangle $ADE$ is similar to the whole triangle $ABC$. The root of the ratio of these two areas is $AD : AB$.',
      steps: [
        {
          says: 'Add the two pieces to get the triangle that is similar to the top one.',
          works: `${top} + ${all - top} = ${all}`,
          value: q(all),
        },
        {
          says: 'The scale of sides is the square root of the ratio of areas.',
          works: `\\frac{AD}{AB} = \\sqrt{\\frac{${top}}{${all}}} = \\frac{${near}}{${whole}}`,
          value: q(near, whole),
        },
        ad,
        ...(asked === 'DB'
          ? [
              {
                says: 'The piece asked for is what is left of the side.',
                works: `DB = ${side} - ${near * unit} = ${(whole - near) * unit}`,
                value: q((whole - near) * unit),
              },
            ]
          : []),
      ],
      check: `A triangle with sides ${near}/${whole} as long has an area ${near * near}/${whole * whole} as large, and ${near * near}/${whole * whole} of ${all} is ${top}, as given.`,
      principle:
        'Areas of similar figures stand as the squares of their lengths; make sure that both figures compared are the similar ones.',
    };
  },
  figure: p => {
    const s = cutSheet(p.near / p.whole);
    return figure(
      s.width,
      s.height,
      `Triangle ABC with D on AB and E on AC; DE is parallel to BC. The part ADE has an area of ${p.near * p.near * p.piece} square metres, the part DBCE ${(p.whole * p.whole - p.near * p.near) * p.piece} square metres; AB is ${p.whole * p.unit} metres.`,
      [
        outline([s.at.A, s.at.B, s.at.C]),
        outline([s.at.A, s.at.D, s.at.E], true),
        s.name('A'),
        s.name('B'),
        s.name('C'),
        s.name('D'),
        s.name('E'),
      ],
    );
  },
  verify: ({ near, whole, piece, unit, asked }) => {
    // Halve the interval for AD until the areas by coordinates stand as given.
    const [a, b, c] = [
      { x: 0, y: 0 },
      { x: whole * unit, y: 0 },
      { x: 2.7, y: 9.1 },
    ];
    const wanted = (near * near * piece) / ((whole * whole - near * near) * piece);
    let [low, high] = [0, whole * unit];
    for (let i = 0; i < 60; i += 1) {
      const middle = (low + high) / 2;
      const d = { x: middle, y: 0 };
      const e = meeting(d, towards(b, c), a, towards(a, c));
      if (areaOf([a, d, e]) / areaOf([d, b, c, e]) < wanted) low = middle;
      else high = middle;
    }
    return rationalNear(asked === 'AD' ? low : whole * unit - low);
  },
});

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

/** GM.TRI.3 Medium: parallels through an inner point; the roots of the three small areas add up to the whole's root. */
const threeParallels = template<ThreeParallels, Fraction>({
  type: 'GM.TRI.3',
  band: 'Medium',
  variant: 'three-parallels',
  revision: 1,
  draw: draw => {
    const roots = draw.some([1, 2, 3, 4, 5, 6, 7], 3) as [number, number, number];
    const piece = draw.pick([1, 1, 2, 3]);
    // A very small triangle beside a large one can hardly be drawn.
    if (Math.max(...roots) > 4 * Math.min(...roots)) return null;
    return { roots, piece, scene: draw.pick(['plain', 'farm', 'garden'] as const) };
  },
  stem: p => {
    const areas = listed(smallAreas(p));
    if (p.scene === 'farm')
      return `From a well inside a triangular farm, three straight canals are dug right across it, each parallel to one side of the farm. They divide it into three triangular and three four-sided plots. The triangular plots have areas of ${areas} hectares. What is the total area of the four-sided plots?`;
    if (p.scene === 'garden')
      return `Three straight strings are stretched across a triangular stage, all through one point inside it and each parallel to one of its sides. The three triangular parts so formed, which meet at that point, measure ${areas} square metres. What is the total area of the other three parts of the stage?`;
    return `Through a point $P$ inside triangle $ABC$, three lines are drawn parallel to its sides. They divide the triangle into three smaller triangles, of areas ${areas} square cm, and three parallelograms. What is the total area of the three parallelograms?`;
  },
  answer: ({ roots: [a, b, c], piece }) => q(2 * piece * (a * b + b * c + c * a)),
  slips: ({ roots: [a, b, c], piece }) => {
    const [sum, squares] = [a + b + c, a * a + b * b + c * c];
    return [
      {
        misconception: 'reports_whole',
        value: q(piece * sum * sum),
        words: 'That gives the area of the whole triangle; the small triangles still have to be subtracted.',
      },
      {
        misconception: 'doubling_forgotten',
        value: q(piece * (a * b + b * c + c * a)),
        words:
          'This treats each parallelogram as the geometric mean of the two triangles beside it; it is twice that.',
      },
      {
        misconception: 'areas_added_for_roots',
        value: q(2 * piece * squares),
        words:
          'It treats the whole as three times the small triangles together; their sides add up to a side of the whole, not their areas.',
      },
      {
        misconception: 'mean_of_neighbours',
        value: q(piece * squares),
        words:
          'That treats each parallelogram as the mean of the two triangles beside it, so the six parts would split evenly.',
      },
      {
        misconception: 'triangles_subtracted_as_roots',
        value: q(piece * (sum * sum - sum)),
        words:
          'This subtracts the roots of the small areas from the whole, where the small areas themselves have to go.',
      },
    ];
  },
  show: (value, { scene }) =>
    withUnit(value, scene === 'plain' ? 'square cm' : scene === 'farm' ? 'hectares' : 'square metres'),
  solution: p => {
    const { roots, piece } = p;
    const [a, b, c] = roots;
    const sum = a + b + c;
    const areas = smallAreas(p);
    const small = areas.reduce((x, y) => x + y, 0);
    const scaled = piece === 1 ? '' : ` after dividing all areas by ${piece}`;
    return {
      snapRead:
        'Three areas of small triangles cut off by parallels to the sides are given; the remaining area is asked. Parallels to the sides make every small triangle similar to the whole.',
      approach:
        'Sides of similar triangles stand as the roots of their areas. Along one side of the large triangle, opposite sides of the parallelograms carry the small sides over, so the three small sides add up to the whole side. Hence the roots of the areas add up too; square and subtract.',
      steps: [
        {
          says: `Write the sides of the small triangles in one scale by taking roots of the areas${scaled}.`,
          works: `\\sqrt{${a * a}} : \\sqrt{${b * b}} : \\sqrt{${c * c}} = ${a} : ${b} : ${c}`,
          value: [q(a), q(b), q(c)],
        },
        {
          says: 'Parallelograms carry these sides onto one side of the whole triangle, so add them.',
          works: `${a} + ${b} + ${c} = ${sum}`,
          value: q(sum),
        },
        {
          says: 'Square the sum to return to areas: this is the whole triangle.',
          works: `${piece === 1 ? '' : `${piece} \\times `}${sum}^2 = ${piece * sum * sum}`,
          value: q(piece * sum * sum),
        },
        {
          says: 'Take the three small triangles away.',
          works: `${piece * sum * sum} - (${areas.join(' + ')}) = ${piece * sum * sum - small}`,
          value: q(piece * sum * sum - small),
        },
      ],
      check: `Twice the geometric means of the neighbours: ${2 * piece * a * b} + ${2 * piece * b * c} + ${2 * piece * c * a} = ${2 * piece * (a * b + b * c + c * a)}.`,
      principle:
        'In similar figures lengths add, areas do not: go to square roots of the areas, add there, and square again.',
    };
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

export const similarTriangles: readonly AnyTemplate[] = [parallelCut, areaCut, threeParallels];
