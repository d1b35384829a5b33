import type Fraction from 'fraction.js';
import { figure, outline, type Point, rightAngle, segment } from '../figure.ts';
import { numberTex, withUnit } from '../show.ts';
import type { AnyTemplate } from '../template.ts';
import { template } from '../template.ts';
import { q } from '../value.ts';
import { rationalNear } from './exact-lengths.ts';
import { sheetOf } from './sheet.ts';

/** The corner A of a triangle with B at the origin and C at (a, 0), from its sides b = CA and c = AB. */
const corner = (a: number, b: number, c: number): Point => {
  const x = (a * a + c * c - b * b) / (2 * a);
  return { x, y: Math.sqrt(c * c - x * x) };
};
const areaOf = (p: Point, r: Point, s: Point) =>
  Math.abs((r.x - p.x) * (s.y - p.y) - (s.x - p.x) * (r.y - p.y)) / 2;

interface Bisected {
  /** Pieces of BC; AB is bd·unit and AC is dc·unit. */
  bd: number;
  dc: number;
  unit: Fraction;
  asked: 'AC' | 'perimeter';
}

/** GM.TRI.6 Easy: the bisector theorem run backwards, from the pieces of the base to a side. */
const bisectorToSide = template<Bisected, Fraction>({
  type: 'GM.TRI.6',
  band: 'Easy',
  variant: 'bisector-to-side',
  revision: 1,
  draw: draw => {
    const [bd, dc] = [draw.int(2, 9), draw.int(2, 9)];
    const unit = draw.pick([q(3, 2), q(2), q(5, 2), q(3)]);
    if (bd === dc || q(bd).mul(unit).d !== 1n || q(dc).mul(unit).d !== 1n) return null;
    // The triangle must exist, and not be nearly flat.
    if ((bd + dc) * 0.95 <= Math.abs(bd - dc) * unit.valueOf()) return null;
    return { bd, dc, unit, asked: draw.pick(['AC', 'perimeter'] as const) };
  },
  stem: ({ bd, dc, unit, asked }) =>
    `In triangle $ABC$, the bisector of angle $A$ meets $BC$ at $D$. If $AB = ${unit.mul(bd)}$ cm, $BD = ${bd}$ cm and $DC = ${dc}$ cm, what is the ${
      asked === 'AC' ? 'length of $AC$' : 'perimeter of the triangle'
    }?`,
  answer: ({ bd, dc, unit, asked }) => (asked === 'AC' ? unit.mul(dc) : unit.mul(bd + dc).add(bd + dc)),
  slips: ({ bd, dc, unit, asked }) => {
    const ab = unit.mul(bd);
    const from = (ac: Fraction) => (asked === 'AC' ? ac : ab.add(ac).add(bd + dc));
    return [
      {
        misconception: 'ratio_inverted',
        value: from(ab.mul(bd).div(dc)),
        words: `You took $AB : AC$ as $DC : BD$; each piece of the base goes with the side next to it, so it is $BD : DC = ${bd} : ${dc}$.`,
      },
      {
        misconception: 'equal_difference_for_ratio',
        value: from(ab.add(dc - bd)),
        words: `You took the sides to differ by ${Math.abs(dc - bd)} as the pieces do; a bisector makes their ratios equal, not their differences.`,
      },
      {
        misconception: 'bisector_taken_as_median',
        value: from(ab),
        words:
          'You took the triangle as isosceles with $AC = AB$; then $D$ would be the mid-point of $BC$, but the pieces differ.',
      },
      {
        misconception: 'part_for_whole_side',
        value: from(ab.mul(dc).div(bd + dc)),
        words: `You took $AC : AB$ as $DC : BC = ${dc} : ${bd + dc}$; it is $DC : BD$, piece to piece.`,
      },
      ...(asked === 'perimeter'
        ? [
            {
              misconception: 'reports_partial_sum',
              value: unit.mul(bd + dc),
              words: 'You took $AB + AC$ as the perimeter; the base $BC$ belongs to it too.',
            },
          ]
        : []),
    ];
  },
  show: value => withUnit(value, 'cm'),
  plausible: (value, { bd, dc, unit, asked }) => {
    const base = bd + dc;
    const ab = unit.valueOf() * bd;
    const ac = asked === 'AC' ? value.valueOf() : value.valueOf() - ab - base;
    // The slip that leaves the base out is a sum of two sides: it only has to exceed the base.
    if (asked === 'perimeter' && ac <= 0) return value.valueOf() > base;
    return ac > Math.abs(ab - base) && ac < ab + base;
  },
  solution: ({ bd, dc, unit, asked }) => {
    const [ab, ac] = [unit.mul(bd), unit.mul(dc)];
    const ratioOfPieces = q(dc, bd);
    return {
      snapRead: `One side and both pieces of the base are given; ${asked === 'AC' ? 'the other side' : 'the perimeter'} is asked. The words 'bisector of the angle' call for the bisector theorem.`,
      approach:
        'The bisector of an angle divides the opposite side in the ratio of the sides next to the pieces: $BD : DC = AB : AC$. Three of the four lengths are known, so one proportion gives the fourth.',
      steps: [
        {
          says: 'Write the ratio of the pieces of the base, the piece at $C$ first.',
          works: `\\frac{DC}{BD} = \\frac{${dc}}{${bd}}${ratioOfPieces.d === BigInt(bd) ? '' : ` = ${ratioOfPieces.d === 1n ? ratioOfPieces.n : `\\frac{${ratioOfPieces.n}}{${ratioOfPieces.d}}`}`}`,
          value: ratioOfPieces,
        },
        {
          says: 'The sides next to these pieces stand in the same ratio.',
          works: `AC = AB \\times \\frac{DC}{BD} = ${ab} \\times \\frac{${dc}}{${bd}} = ${ac}`,
          value: ac,
        },
        ...(asked === 'perimeter'
          ? [
              {
                says: 'Add the three sides, with $BC$ as the sum of its two pieces.',
                works: `${ab} + ${ac} + (${bd} + ${dc}) = ${ab.add(ac).add(bd + dc)}`,
                value: ab.add(ac).add(bd + dc),
              },
            ]
          : []),
      ],
      check: `Each side is $${numberTex(unit)}$ times the piece next to it: $${ab} = ${numberTex(unit)} \\times ${bd}$ and $${ac} = ${numberTex(unit)} \\times ${dc}$.`,
      principle:
        'An angle bisector divides the opposite side in the ratio of the two sides that enclose the angle, each piece beside its own side.',
    };
  },
  figure: ({ bd, dc, unit }) => {
    const [a, b, c] = [bd + dc, unit.valueOf() * dc, unit.valueOf() * bd];
    const s = sheetOf({ A: corner(a, b, c), B: { x: 0, y: 0 }, C: { x: a, y: 0 }, D: { x: bd, y: 0 } });
    return figure(
      s.width,
      s.height,
      `Triangle ABC with D on BC; AD bisects the angle at A. AB is ${unit.mul(bd)} cm, BD is ${bd} cm and DC is ${dc} cm.`,
      [
        outline([s.at.A, s.at.B, s.at.C]),
        segment(s.at.A, s.at.D),
        s.name('A'),
        s.name('B'),
        s.name('C'),
        s.name('D', 'D', { x: bd, y: 1 }),
      ],
    );
  },
  verify: ({ bd, dc, unit, asked }) => {
    // Halve the interval for AC until the angles BAD and DAC, by the cosine rule in coordinates, are equal.
    const ab = unit.valueOf() * bd;
    const base = bd + dc;
    const angle = (p: Point, from: Point, to: Point) =>
      Math.abs(
        Math.atan2(
          (from.x - p.x) * (to.y - p.y) - (to.x - p.x) * (from.y - p.y),
          (from.x - p.x) * (to.x - p.x) + (from.y - p.y) * (to.y - p.y),
        ),
      );
    let [low, high] = [Math.abs(base - ab) + 1e-9, base + ab - 1e-9];
    for (let i = 0; i < 60; i += 1) {
      const ac = (low + high) / 2;
      const a = corner(base, ac, ab);
      const d = { x: bd, y: 0 };
      // A longer AC makes the angle on the side of B the larger one.
      if (angle(a, { x: 0, y: 0 }, d) < angle(a, d, { x: base, y: 0 })) low = ac;
      else high = ac;
    }
    return rationalNear(asked === 'AC' ? low : low + ab + base);
  },
});

interface BisectorAndMedian {
  /** AB and AC in lowest terms, AB the shorter. */
  p: number;
  r: number;
  unit: number;
  area: number;
  base: number;
}

/** GM.TRI.6 Medium: bisector and median from one vertex; the sliver between them by areas on one base. */
const bisectorAndMedian = template<BisectorAndMedian, Fraction>({
  type: 'GM.TRI.6',
  band: 'Medium',
  variant: 'bisector-and-median',
  revision: 1,
  draw: draw => {
    const [p, r] = draw.pick([
      [2, 3],
      [1, 2],
      [3, 4],
      [3, 5],
      [1, 3],
      [2, 5],
      [4, 5],
      [5, 7],
    ] as const);
    const unit = draw.pick([2, 3, 4, 5]);
    const [ab, ac] = [p * unit, r * unit];
    const area = 2 * (p + r) * draw.int(1, 6);
    // The angle at A must exist for this area: it lies between about 25 and 155 degrees.
    const sine = (2 * area) / (ab * ac);
    if (sine > 0.98 || sine < 0.42) return null;
    const base = Math.sqrt(ab * ab + ac * ac - 2 * ab * ac * Math.sqrt(1 - sine * sine));
    return { p, r, unit, area, base };
  },
  stem: ({ p, r, unit, area }) =>
    `In triangle $ABC$, $AB = ${p * unit}$ cm, $AC = ${r * unit}$ cm and the area is ${area} square cm. The bisector of angle $A$ meets $BC$ at $D$, and $E$ is the mid-point of $BC$. What is the area of triangle $ADE$?`,
  answer: ({ p, r, area }) => q(area * (r - p), 2 * (p + r)),
  slips: ({ p, r, area }) => [
    {
      misconception: 'half_forgotten',
      value: q(area * (r - p), p + r),
      words:
        'You took the difference of the two parts made by the bisector; the median moves the boundary by only half of it.',
    },
    {
      misconception: 'stops_one_step_early',
      value: q(area * p, p + r),
      words:
        'You took the area of triangle $ABD$; the question asks for the part between the bisector and the median.',
    },
    {
      misconception: 'part_for_whole_side',
      value: q(area * Math.abs(r - 2 * p), 2 * r),
      words: `You took $BD : BC$ as $AB : AC = ${p} : ${r}$; the bisector gives $BD : DC$, so $BD$ is ${p} of ${p + r} parts.`,
    },
    {
      misconception: 'share_of_wrong_whole',
      value: q(area * (r - p), 4 * (p + r)),
      words:
        'You took the share of $DE$ in $BC$ as a share of half the triangle; it belongs to the whole area.',
    },
    {
      misconception: 'reports_different_part',
      value: q(area * r, p + r),
      words:
        'You took the area of triangle $ADC$; the question asks for the part between the bisector and the median.',
    },
    {
      misconception: 'ratio_squared_for_cevians',
      value: q(area * (r * r - p * p), 2 * (p * p + r * r)),
      words: `You took the two parts as ${p * p} : ${r * r}; triangles of the same height stand as their bases, without squares.`,
    },
  ],
  show: value => withUnit(value, 'square cm'),
  plausible: (value, { area }) => value.valueOf() > 0 && value.valueOf() < area,
  solution: ({ p, r, unit, area }) => {
    const [abd, half] = [q(area * p, p + r), q(area, 2)];
    return {
      snapRead:
        'A bisector and a median leave the same vertex; the sliver between them is asked. All triangles with vertex $A$ and base on $BC$ have one height, so their areas stand as their bases.',
      approach:
        'The bisector theorem places $D$, the mid-point gives $E$; then areas can replace lengths on $BC$, and the length of $BC$ itself is not needed. Triangle $ADE$ is the half $ABE$ less the part $ABD$.',
      steps: [
        {
          says: 'The bisector divides $BC$ in the ratio of the sides beside it.',
          works: `BD : DC = ${p * unit} : ${r * unit} = ${p} : ${r}`,
          value: [q(p), q(r)],
        },
        {
          says: 'With one common height, the area of $ABD$ is the same share of the whole as $BD$ is of $BC$.',
          works: `[ABD] = ${area} \\times \\frac{${p}}{${p + r}} = ${numberTex(abd)}`,
          value: abd,
        },
        {
          says: 'The median cuts the area in half.',
          works: `[ABE] = \\frac{${area}}{2} = ${numberTex(half)}`,
          value: half,
        },
        {
          says: 'The sliver is the difference of these two.',
          works: `[ADE] = ${numberTex(half)} - ${numberTex(abd)} = ${numberTex(half.sub(abd))}`,
          value: half.sub(abd),
        },
      ],
      check: `From the other side: $[ADC] = ${numberTex(q(area).sub(abd))}$, and less the half $[AEC] = ${numberTex(half)}$ this leaves the same $${numberTex(half.sub(abd))}$ square cm.`,
      principle:
        'Triangles with a common vertex and bases on one line have areas in the ratio of those bases, so cevians can be handled without any height.',
    };
  },
  figure: ({ p, r, unit, area, base }) => {
    const s = sheetOf({
      A: corner(base, r * unit, p * unit),
      B: { x: 0, y: 0 },
      C: { x: base, y: 0 },
      D: { x: (base * p) / (p + r), y: 0 },
      E: { x: base / 2, y: 0 },
    });
    // Names below the base, D pushed to the left and E to the right.
    const above = (x: number) => ({ x, y: base / 5 });
    return figure(
      s.width,
      s.height,
      `Triangle ABC with D and E on BC: AD bisects the angle at A, and E is the mid-point of BC. AB is ${p * unit} cm, AC is ${r * unit} cm; the area of ABC is ${area} square cm. Triangle ADE is shaded.`,
      [
        outline([s.at.A, s.at.D, s.at.E], true),
        outline([s.at.A, s.at.B, s.at.C]),
        s.name('A'),
        s.name('B'),
        s.name('C'),
        s.name('D', 'D', above((base * p) / (p + r) + base / 16)),
        s.name('E', 'E', above(base / 2 - base / 16)),
      ],
    );
  },
  verify: ({ p, r, unit, area, base }) => {
    // Put the triangle in coordinates, follow the direction that halves the angle at A down to BC, and measure.
    const [b, c] = [
      { x: 0, y: 0 },
      { x: base, y: 0 },
    ];
    const a = corner(base, r * unit, p * unit);
    if (Math.abs(areaOf(a, b, c) - area) > 1e-6) throw new Error('the triangle does not have its area');
    const direction = (Math.atan2(b.y - a.y, b.x - a.x) + Math.atan2(c.y - a.y, c.x - a.x)) / 2;
    const d = { x: a.x - (a.y * Math.cos(direction)) / Math.sin(direction), y: 0 };
    return rationalNear(areaOf(a, d, { x: base / 2, y: 0 }));
  },
});

interface CrossingMedians {
  /** Lengths of the medians AD and BE, and √(ad² + be²). */
  ad: number;
  be: number;
  hypotenuse: number;
  asked: 'CF' | 'CEGD';
}

/** GM.TRI.6 Hard: perpendicular medians; the right triangle sits at the centroid, and the third median is there too. */
const perpendicularMedians = template<CrossingMedians, Fraction>({
  type: 'GM.TRI.6',
  band: 'Hard',
  variant: 'perpendicular-medians',
  revision: 1,
  draw: draw => {
    const [x, y, z] = draw.pick([
      [3, 4, 5],
      [4, 3, 5],
      [5, 12, 13],
      [12, 5, 13],
      [8, 15, 17],
      [15, 8, 17],
      [20, 21, 29],
    ] as const);
    const times = draw.pick(z > 13 ? [3] : z > 5 ? [3, 6] : [3, 6, 9, 12, 15]);
    return { ad: x * times, be: y * times, hypotenuse: z * times, asked: draw.pick(['CF', 'CEGD'] as const) };
  },
  stem: ({ ad, be, asked }) =>
    asked === 'CF'
      ? `In triangle $ABC$, the medians $AD$ and $BE$ are perpendicular to each other. If $AD = ${ad}$ cm and $BE = ${be}$ cm, what is the length of the third median, $CF$?`
      : `In triangle $ABC$, the medians $AD$ and $BE$ meet at $G$ at a right angle. If $AD = ${ad}$ cm and $BE = ${be}$ cm, what is the area of the quadrilateral $CEGD$?`,
  answer: ({ ad, be, hypotenuse, asked }) => (asked === 'CF' ? q(hypotenuse) : q(2 * ad * be, 9)),
  slips: ({ ad, be, hypotenuse, asked }) =>
    asked === 'CF'
      ? [
          {
            misconception: 'reports_side_for_median',
            value: q(2 * hypotenuse, 3),
            words:
              'You took the side $AB$, the hypotenuse of the right triangle at the centroid; the median $CF$ is still to be found from it.',
          },
          {
            misconception: 'medians_taken_as_sides',
            value: q(hypotenuse, 2),
            words:
              'You took the medians as the legs of a right triangle and halved its hypotenuse; the legs are two thirds of the medians.',
          },
          {
            misconception: 'mean_of_given_lengths',
            value: q(ad + be, 2),
            words: 'You took the mean of the two medians as the third; nothing in a triangle makes it so.',
          },
          {
            misconception: 'stops_one_step_early',
            value: q(hypotenuse, 3),
            words: 'You took $GF$, the piece from the centroid to $AB$; it is only a third of the median.',
          },
          {
            misconception: 'centroid_halves_medians',
            value: q(3 * hypotenuse, 4),
            words:
              'You took the medians to halve each other; the centroid divides each of them as 2 : 1, with the longer piece at the vertex.',
          },
        ]
      : [
          {
            misconception: 'reports_whole',
            value: q(2 * ad * be, 3),
            words:
              'You took the whole triangle $ABC$; the quadrilateral is only one of the parts that the medians make.',
          },
          {
            misconception: 'quadrilateral_taken_as_rectangle',
            value: q(ad * be, 9),
            words:
              'You took $CEGD$ as a rectangle with the sides $GD$ and $GE$; its only right angle is the one at $G$.',
          },
          {
            misconception: 'centroid_halves_medians',
            value: q(ad * be, 8),
            words:
              'You took the medians to halve each other; the centroid divides each of them as 2 : 1, with the longer piece at the vertex.',
          },
          {
            misconception: 'medians_taken_as_sides',
            value: q(ad * be, 6),
            words:
              'You took a third of half the product of the medians, as if they were the legs of $ABC$; they only cross at a right angle inside it.',
          },
          {
            misconception: 'half_forgotten',
            value: q(4 * ad * be, 9),
            words:
              'You took the product of $AG$ and $BG$ as the area of triangle $AGB$; it is half the product.',
          },
        ],
  show: (value, { asked }) => withUnit(value, asked === 'CF' ? 'cm' : 'square cm'),
  solution: ({ ad, be, hypotenuse, asked }) => {
    const [ag, bg, ab] = [q(2 * ad, 3), q(2 * be, 3), q(2 * hypotenuse, 3)];
    const thirds = {
      says: 'The centroid $G$ divides each median as 2 : 1 from the vertex. Find the two longer pieces, which meet at the right angle.',
      works: `AG = \\frac{2}{3} \\times ${ad} = ${ag}, \\quad BG = \\frac{2}{3} \\times ${be} = ${bg}`,
      value: [ag, bg],
    };
    return {
      snapRead: `Two medians and the right angle between them are given; ${asked === 'CF' ? 'the third median' : 'a part of the triangle at their crossing'} is asked. Medians meet at the centroid, so the right angle is there.`,
      approach:
        asked === 'CF'
          ? 'Do not look for the sides of $ABC$ first: triangle $AGB$ is right-angled at the centroid $G$, and the third median passes through $G$ to $F$, the mid-point of its hypotenuse $AB$. The median to a hypotenuse is half of it, and $GF$ is a third of $CF$.'
          : 'The quadrilateral has no handy shape, but halves do the work: $AD$ and $BE$ each cut the triangle in half. Take the common part $BGD$ from the halves $BCE$ and $ABD$, and the quadrilateral is seen to equal triangle $AGB$, which is right-angled.',
      steps:
        asked === 'CF'
          ? [
              thirds,
              {
                says: 'Find the hypotenuse of the right triangle $AGB$.',
                works: `AB = \\sqrt{${ag}^2 + ${bg}^2} = ${ab}`,
                value: ab,
              },
              {
                says: 'In a right triangle the median to the hypotenuse is half of it, and $F$ is the mid-point of $AB$.',
                works: `GF = \\frac{${ab}}{2} = ${ab.div(2)}`,
                value: ab.div(2),
              },
              {
                says: 'The centroid leaves a third of the median on the side of $F$.',
                works: `CF = 3 \\times ${ab.div(2)} = ${hypotenuse}`,
                value: q(hypotenuse),
              },
            ]
          : [
              thirds,
              {
                says: 'The halves $BCE$ and $ABD$ of the triangle share $BGD$; compare what is left of each.',
                works: '[CEGD] = [BCE] - [BGD] = [ABD] - [BGD] = [AGB]',
                value: '[AGB]',
              },
              {
                says: 'The longer pieces of the medians are the legs of the right triangle $AGB$; find its area.',
                works: `[CEGD] = [AGB] = \\frac{1}{2} \\times ${ag} \\times ${bg} = ${q(2 * ad * be, 9)}`,
                value: q(2 * ad * be, 9),
              },
            ],
      check:
        asked === 'CF'
          ? `$AD^2 + BE^2 = ${ad * ad} + ${be * be} = ${hypotenuse}^2$: with perpendicular medians, the third is the hypotenuse over the other two.`
          : `The figure $ABDE$ has perpendicular diagonals, so its area is $\\frac{1}{2} \\times ${ad} \\times ${be} = ${(ad * be) / 2}$; it is three quarters of $ABC$, and a third of $${(2 * ad * be) / 3}$ is $${(2 * ad * be) / 9}$.`,
      principle:
        'Medians meet in the centroid, two thirds of the way from each vertex: work in the small triangle there before going to the sides.',
    };
  },
  figure: ({ ad, be, asked }) => {
    const { a, b, c, g } = medianTriangle(ad, be);
    const [d, e] = [
      { x: (b.x + c.x) / 2, y: (b.y + c.y) / 2 },
      { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 },
    ];
    const s = sheetOf({ A: turned(a), B: turned(b), C: turned(c), D: turned(d), E: turned(e), G: turned(g) });
    return figure(
      s.width,
      s.height,
      `Triangle ABC with the medians AD, to the mid-point D of BC, and BE, to the mid-point E of CA. They cross at G at right angles. AD is ${ad} cm and BE is ${be} cm.${asked === 'CEGD' ? ' The quadrilateral CEGD is shaded.' : ''}`,
      [
        ...(asked === 'CEGD' ? [outline([s.at.C, s.at.E, s.at.G, s.at.D], true)] : []),
        outline([s.at.A, s.at.B, s.at.C]),
        segment(s.at.A, s.at.D),
        segment(s.at.B, s.at.E),
        rightAngle(s.at.G, s.at.A, s.at.E),
        s.name('G', 'G', turned(c)),
        s.name('A'),
        s.name('B'),
        s.name('C'),
        s.name('D'),
        s.name('E'),
      ],
    );

    // Turns the drawing so that AB is its base, with A on the left.
    function turned(p: Point): Point {
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
      return { x: (p.x - a.x) * ux + (p.y - a.y) * uy, y: (p.x - a.x) * uy - (p.y - a.y) * ux };
    }
  },
  verify: ({ ad, be, asked }) => {
    // The triangle in coordinates with the centroid at the origin; its medians are measured, not assumed.
    const { a, b, c } = medianTriangle(ad, be);
    const median = (from: Point, p: Point, r: Point) =>
      Math.hypot(from.x - (p.x + r.x) / 2, from.y - (p.y + r.y) / 2);
    if (Math.abs(median(a, b, c) - ad) > 1e-9 || Math.abs(median(b, a, c) - be) > 1e-9)
      throw new Error('the medians do not have the given lengths');
    const middle = (p: Point, r: Point) => ({ x: (p.x + r.x) / 2, y: (p.y + r.y) / 2 });
    const g = { x: 0, y: 0 };
    const quadrilateral = areaOf(c, middle(a, c), g) + areaOf(c, g, middle(b, c));
    return rationalNear(asked === 'CF' ? median(c, a, b) : quadrilateral);
  },
});

/** The triangle whose medians from A and B lie on the axes and meet at the origin. */
function medianTriangle(ad: number, be: number) {
  const a = { x: (-2 * ad) / 3, y: 0 };
  const b = { x: 0, y: (-2 * be) / 3 };
  return { a, b, c: { x: -a.x, y: -b.y }, g: { x: 0, y: 0 } };
}

export const bisectorsAndMedians: readonly AnyTemplate[] = [
  bisectorToSide,
  bisectorAndMedian,
  perpendicularMedians,
];
