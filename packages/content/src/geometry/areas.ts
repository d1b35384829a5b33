import type Fraction from 'fraction.js';
import { circle, figure, label, mark, outline, type Point } from '../figure.ts';
import { fractionTex, numberTex, withUnit } from '../show.ts';
import type { AnyTemplate } from '../template.ts';
import { template } from '../template.ts';
import { numeric, q, type Value } from '../value.ts';
import { sheetOf } from './sheet.ts';

/** Pi as these questions state it. */
const roughPi = q(22, 7);

interface Corners {
  length: number;
  breadth: number;
  rope: number;
  scene: 'goats' | 'sprinklers' | 'flowers';
}
const cornerScenes = {
  goats: ({ length, breadth, rope }: Corners) =>
    `Four goats are tethered at the four corners of a rectangular field ${length} metres long and ${breadth} metres wide, each by a rope ${rope} metres long. What is the area of the part of the field that no goat can reach?`,
  sprinklers: ({ length, breadth, rope }: Corners) =>
    `A sprinkler stands at each corner of a rectangular lawn measuring ${length} metres by ${breadth} metres, and each waters the lawn up to ${rope} metres away. What area of the lawn is not watered?`,
  flowers: ({ length, breadth, rope }: Corners) =>
    `A rectangular park is ${length} metres long and ${breadth} metres wide. In each of its corners there is a flower bed in the shape of a quarter circle of radius ${rope} metres, centred on the corner; the rest is grass. What is the area of the grass?`,
};

/** GM.ARE.2 Easy: four quarter circles at the corners make one whole circle. */
const quarterCorners = template<Corners, Fraction>({
  type: 'GM.ARE.2',
  band: 'Easy',
  variant: 'quarter-circles-at-corners',
  revision: 1,
  draw: draw => {
    const rope = draw.pick([3.5, 7, 7, 14, 21]);
    const [breadth, more] = [draw.step(2 * rope, 5 * rope, rope === 3.5 ? 1 : 2), draw.int(1, 12)];
    return {
      length: breadth + more,
      breadth,
      rope,
      scene: draw.pick(['goats', 'sprinklers', 'flowers'] as const),
    };
  },
  stem: p => `${cornerScenes[p.scene](p)} (Take $\\pi = \\frac{22}{7}$.)`,
  answer: ({ length, breadth, rope }) => q(length * breadth).sub(roughPi.mul(q(rope)).mul(q(rope))),
  slips: ({ length, breadth, rope }) => {
    const all = q(length * breadth);
    const disc = roughPi.mul(q(rope)).mul(q(rope));
    return [
      {
        misconception: 'one_corner_only',
        value: all.sub(disc.div(4)),
        words: 'It subtracts one quarter circle; there is one in each of the four corners.',
      },
      {
        misconception: 'reports_other_part',
        value: disc,
        words: 'This is the area of the four quarter circles themselves; the question asks for the rest.',
      },
      {
        misconception: 'whole_circle_at_each_corner',
        value: all.sub(disc.mul(4)),
        words: 'This puts a whole circle at each corner; only a quarter of each lies inside.',
      },
      {
        misconception: 'semicircle_at_each_corner',
        value: all.sub(disc.mul(2)),
        words: 'This puts a half circle at each corner; a right angle holds only a quarter of a circle.',
      },
      {
        misconception: 'circumference_for_area',
        value: all.sub(roughPi.mul(q(2 * rope))),
        words: 'This subtracts the circumference of the circle, not its area.',
      },
    ];
  },
  show: value => withUnit(value, 'square metres'),
  plausible: (value, { length, breadth }) => value.valueOf() > 0 && value.valueOf() < length * breadth,
  solution: ({ length, breadth, rope }) => {
    const disc = roughPi.mul(q(rope)).mul(q(rope));
    const [all, sides] = [length * breadth, `${length} \\times ${breadth}`];
    return {
      snapRead:
        'A rectangle loses an equal piece of a circle in each corner; what is left is asked. Whole minus parts.',
      approach:
        'A corner of a rectangle is a right angle, so each piece is a quarter of a circle, and four quarters of the same radius make one whole circle. One area less one area is enough.',
      steps: [
        { says: 'Find the area of the whole rectangle.', works: `${sides} = ${all}`, value: q(all) },
        {
          says: 'Put the four quarter circles together to one circle.',
          works: `\\frac{22}{7} \\times ${rope}^2 = ${numberTex(disc)}`,
          value: disc,
        },
        {
          says: 'Subtract the circle from the rectangle.',
          works: `${all} - ${numberTex(disc)} = ${numberTex(q(all).sub(disc))}`,
          value: q(all).sub(disc),
        },
      ],
      check: `The circle is about three times $${numberTex(q(rope * rope))}$, roughly ${Math.round(3 * rope * rope)} square metres; that from ${all} leaves about ${Math.round(all - 3 * rope * rope)}.`,
      principle:
        'Equal sectors at the corners of a figure add up by their angles: four right angles make a whole circle.',
    };
  },
  verify: ({ length, breadth, rope }) => {
    // In fine units: count the part of each quarter circle by thin strips (with true pi), and see that 22/7 is near.
    const strips = 4000;
    let quarter = 0;
    for (let i = 0; i < strips; i += 1) {
      const x = ((i + 0.5) * rope) / strips;
      quarter += (Math.sqrt(rope * rope - x * x) * rope) / strips;
    }
    const left = length * breadth - 4 * quarter;
    // The stated pi is larger than the true one by the factor 22/(7 pi); correct the strips for it.
    const stated = length * breadth - (length * breadth - left) * (22 / (7 * Math.PI));
    return q(Math.round(stated * 2), 2);
  },
});

/** Triangles with whole sides and whole area. */
const wholeTriangles = [
  [13, 14, 15, 84],
  [10, 17, 21, 84],
  [13, 20, 21, 126],
  [15, 20, 25, 150],
  [20, 21, 29, 210],
  [17, 25, 28, 210],
  [26, 28, 30, 336],
  [25, 29, 36, 360],
  [25, 39, 56, 420],
  [30, 40, 50, 600],
  [26, 51, 55, 660],
  [39, 41, 50, 780],
  [36, 48, 60, 864],
  [51, 52, 53, 1170],
  [52, 56, 60, 1344],
  [34, 50, 56, 840],
] as const;

interface TriangleCorners {
  sides: readonly [number, number, number];
  area: number;
  rope: number;
  scene: 'goats' | 'beds' | 'lamps';
}
const triangleScenes = {
  goats: ({ sides: [a, b, c], rope }: TriangleCorners) =>
    `A triangular meadow has sides of ${a}, ${b} and ${c} metres. At each corner a goat is tethered by a rope ${rope} metres long. What is the area of the part of the meadow that no goat can graze?`,
  beds: ({ sides: [a, b, c], rope }: TriangleCorners) =>
    `A triangular park has sides of ${a}, ${b} and ${c} metres. A flower bed fills each corner: it is the part of the park within ${rope} metres of that corner. What is the area of the park without the flower beds?`,
  lamps: ({ sides: [a, b, c], rope }: TriangleCorners) =>
    `A triangular courtyard has sides of ${a}, ${b} and ${c} metres. A lamp at each corner lights every place of the courtyard within ${rope} metres of it. What area of the courtyard stays dark?`,
};

/** GM.ARE.2 Easy: three unknown sectors that must make half a circle, and Heron for the triangle. */
const sectorsOfTriangle = template<TriangleCorners, Fraction>({
  type: 'GM.ARE.2',
  band: 'Easy',
  variant: 'sectors-of-a-triangle',
  revision: 1,
  draw: draw => {
    const [a, b, c, area] = draw.pick(wholeTriangles);
    const rope = draw.pick([3.5, 7, 14]);
    // The sectors neither meet nor reach the opposite sides.
    if (2 * rope > a || rope * c > 2 * area) return null;
    return {
      sides: draw.shuffled([a, b, c]) as [number, number, number],
      area,
      rope,
      scene: draw.pick(['goats', 'beds', 'lamps'] as const),
    };
  },
  stem: p => `${triangleScenes[p.scene](p)} (Take $\\pi = \\frac{22}{7}$.)`,
  answer: ({ area, rope }) => q(area).sub(q(11, 7).mul(q(rope * rope))),
  slips: ({ area, rope }) => {
    const disc = roughPi.mul(q(rope * rope));
    return [
      {
        misconception: 'whole_circle_for_half',
        value: q(area).sub(disc),
        words:
          'It treats the three sectors as a whole circle; the angles of a triangle add up to only half a turn.',
      },
      {
        misconception: 'reports_other_part',
        value: disc.div(2),
        words: 'This is the area of the three sectors; the question asks for the rest of the triangle.',
      },
      {
        misconception: 'quarter_circle_at_each_corner',
        value: q(area).sub(disc.mul(q(3, 4))),
        words:
          'This puts a quarter circle at each corner; the corners are not right angles, and together they make half a turn.',
      },
      {
        misconception: 'circumference_for_area',
        value: q(area).sub(q(22, 7).mul(q(rope))),
        words:
          'It subtracts the length of the three arcs from the area; the areas of the sectors have to go.',
      },
      {
        misconception: 'one_corner_only',
        value: q(area).sub(disc.div(6)),
        words:
          'This subtracts one sector of 60 degrees; there are three, and together they make half a circle.',
      },
    ];
  },
  show: value => withUnit(value, 'square metres'),
  plausible: (value, { area }) => value.valueOf() > 0 && value.valueOf() < area,
  solution: ({ sides: [a, b, c], area, rope }) => {
    const s = q(a + b + c, 2);
    const half = q(11, 7).mul(q(rope * rope));
    const right =
      [a, b, c].sort((x, y) => x - y).reduce((sum, x, i) => (i < 2 ? sum + x * x : sum - x * x), 0) === 0;
    const [leg, other] = [a, b, c].sort((x, y) => x - y) as [number, number, number];
    return {
      snapRead:
        'Three sectors of one radius sit in the corners of a triangle with known sides; the rest is asked. No angle is given, so only their sum can matter.',
      approach: `The sectors have the angles of the triangle, and these add up to 180 degrees: put together, they make half a circle, whatever the single angles are. ${right ? 'The sides make a right triangle, so its area is half the product of the legs.' : "The triangle's area comes from its three sides by Heron's formula."}`,
      steps: [
        right
          ? {
              says: 'The squares of two sides add up to that of the third: half the product of these legs is the area.',
              works: `\\frac{1}{2} \\times ${leg} \\times ${other} = ${area}`,
              value: q(area),
            }
          : {
              says: `Find the area of the triangle from half its perimeter, $s = ${numberTex(s)}$.`,
              works: `\\sqrt{${[s, s.sub(a), s.sub(b), s.sub(c)].map(x => numberTex(x)).join(' \\times ')}} = ${area}`,
              value: q(area),
            },
        {
          says: 'Put the three sectors together: their angles make half a turn.',
          works: `\\frac{1}{2} \\times \\frac{22}{7} \\times ${rope}^2 = ${numberTex(half)}`,
          value: half,
        },
        {
          says: 'Subtract them from the triangle.',
          works: `${area} - ${numberTex(half)} = ${numberTex(q(area).sub(half))}`,
          value: q(area).sub(half),
        },
      ],
      check: `Half of the shortest side is at least ${rope} metres, so the sectors do not overlap, and about ${Math.round((Number(half) * 100) / area)} per cent of the triangle is covered: the rest, $${numberTex(q(area).sub(half))}$, is of the right size.`,
      principle:
        'Sectors of equal radius at the corners of a triangle always make half a circle; for any four-sided figure they make a whole one.',
    };
  },
  figure: ({ sides: [a, b, c], rope }) => {
    // BC = a below, CA = b, AB = c.
    const x = (a * a + c * c - b * b) / (2 * a);
    const corners = [
      { x, y: Math.sqrt(c * c - x * x) },
      { x: 0, y: 0 },
      { x: a, y: 0 },
    ] as const;
    const [A, B, C] = corners;
    const s = sheetOf({ A, B, C });
    const sectors = corners.map((p, i) => {
      const [from, to] = [corners[(i + 1) % 3], corners[(i + 2) % 3]] as [Point, Point];
      return outline(sectorOutline(p, from, to, rope).map(s.place), true);
    });
    return figure(
      s.width,
      s.height,
      `A triangle with sides of ${a}, ${b} and ${c} metres. At each corner the part within ${rope} metres of that corner is shaded; the three shaded parts do not meet.`,
      [...sectors, outline([s.at.A, s.at.B, s.at.C])],
    );
  },
  verify: ({ sides: [a, b, c], rope }) => {
    // Each angle by the cosine rule, sector by sector; the triangle by base and height. Then 22/7 for the true pi.
    const angle = (x: number, y: number, opposite: number) =>
      Math.acos((x * x + y * y - opposite * opposite) / (2 * x * y));
    const angles = [angle(b, c, a), angle(a, c, b), angle(a, b, c)];
    const sectors = angles.reduce((sum, t) => sum + (t * rope * rope) / 2, 0) * (22 / (7 * Math.PI));
    const triangle = (a * b * Math.sin(angles[2] as number)) / 2;
    return q(Math.round((triangle - sectors) * 100), 100);
  },
});

/** The outline of the sector at p between the directions to two points. */
function sectorOutline(p: Point, from: Point, to: Point, radius: number): Point[] {
  const start = Math.atan2(from.y - p.y, from.x - p.x);
  const turn = ((Math.atan2(to.y - p.y, to.x - p.x) - start + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  const arc = Array.from({ length: 25 }, (_, i) => {
    const t = start + (turn * i) / 24;
    return { x: p.x + radius * Math.cos(t), y: p.y + radius * Math.sin(t) };
  });
  return [p, ...arc];
}

interface TwoDiscs {
  radius: number;
  asked: 'both' | 'either' | 'one';
  scene: 'circles' | 'sprinklers' | 'towers';
}
/** pi-part and root-3-part of an area, in units of the squared radius. */
const discParts = {
  both: [q(2, 3), q(-1, 2)],
  either: [q(4, 3), q(1, 2)],
  one: [q(2, 3), q(1)],
} as const;
const piAndRoot = ([pi, root]: readonly [Fraction, Fraction]): string => {
  const term = (part: Fraction, symbol: string) =>
    part.equals(1) ? symbol : `${part.d === 1n ? part.n : fractionTex(part.abs())}${symbol}`;
  if (root.equals(0)) return term(pi, '\\pi');
  return `${term(pi, '\\pi')} ${root.s < 0n ? '-' : '+'} ${term(root.abs(), '\\sqrt{3}')}`;
};
const discUnits = { circles: 'square cm', sprinklers: 'square metres', towers: 'square km' };
const discStems = {
  circles: (r: number) => ({
    setting: `Two circles of radius ${r} cm are drawn so that each passes through the centre of the other.`,
    both: 'What is the area of the region that lies inside both circles?',
    either: 'What is the total area of the region covered by the two circles together?',
    one: 'What is the area of the region that lies inside exactly one of the circles?',
  }),
  sprinklers: (r: number) => ({
    setting: `Two sprinklers stand ${r} metres apart on a large lawn. Each waters everything within ${r} metres of itself.`,
    both: 'What area of the lawn is watered by both sprinklers?',
    either: 'What area of the lawn is watered?',
    one: 'What area of the lawn is watered by only one of the sprinklers?',
  }),
  towers: (r: number) => ({
    setting: `Two mobile towers on a plain stand ${r} km apart. The signal of each reaches every place within ${r} km of it.`,
    both: 'What area receives the signals of both towers?',
    either: 'What area receives the signal of at least one tower?',
    one: 'What area receives the signal of exactly one tower?',
  }),
};

/** GM.ARE.2 Medium: two circles through each other's centre; sectors minus rhombus, then the count of the overlap. */
const overlappingDiscs = template<TwoDiscs, Value>({
  type: 'GM.ARE.2',
  band: 'Medium',
  variant: 'circles-through-centres',
  revision: 1,
  draw: draw => {
    const scene = draw.pick(['circles', 'sprinklers', 'towers'] as const);
    return {
      radius: draw.pick(scene === 'circles' ? [2, 3, 4, 6, 9, 10, 12] : [6, 12, 18, 24, 30]),
      asked: draw.pick(['both', 'either', 'one'] as const),
      scene,
    };
  },
  stem: ({ radius, asked, scene }) => {
    const words = discStems[scene](radius);
    return `${words.setting} ${words[asked]}`;
  },
  answer: ({ radius, asked }) => discParts[asked].map(part => part.mul(radius * radius)),
  slips: ({ radius, asked }) => {
    const area = (pi: Fraction, root: Fraction) => [pi.mul(radius * radius), root.mul(radius * radius)];
    const slip = (misconception: string, pi: Fraction, root: Fraction, words: string) => ({
      misconception,
      value: area(pi, root),
      words,
    });
    if (asked === 'both')
      return [
        slip(
          'sectors_overlap_ignored',
          q(2, 3),
          q(0),
          'This gives the two sectors together; they share the rhombus of the centres and the crossing points, which is then counted twice.',
        ),
        slip(
          'half_of_rhombus_subtracted',
          q(2, 3),
          q(-1, 4),
          'This subtracts one equilateral triangle from the two sectors; their common part is a rhombus of two such triangles.',
        ),
        slip(
          'stops_one_step_early',
          q(1, 3),
          q(-1, 4),
          'It is one segment; the common region is made of two equal segments.',
        ),
        slip(
          'sector_of_sixty_degrees',
          q(1, 3),
          q(0),
          'This gives two sectors of 60 degrees; the crossing points are seen from a centre under 120 degrees.',
        ),
      ];
    if (asked === 'either')
      return [
        slip(
          'overlap_counted_twice',
          q(2),
          q(0),
          'This gives the two circles in full; their common region is then counted twice.',
        ),
        slip(
          'overlap_removed_twice',
          q(2, 3),
          q(1),
          'It subtracts the common region from both circles, so it is missing altogether.',
        ),
        slip(
          'sectors_overlap_ignored',
          q(4, 3),
          q(0),
          'That treats the common region as two full sectors; these share a rhombus, so the common region is smaller.',
        ),
        slip(
          'half_of_rhombus_subtracted',
          q(4, 3),
          q(1, 4),
          'This subtracts one equilateral triangle from the two sectors for the common region; it is a rhombus of two such triangles.',
        ),
      ];
    return [
      slip(
        'overlap_removed_once',
        q(4, 3),
        q(1, 2),
        'It subtracts the common region only once; it has to leave both circles when exactly one is asked.',
      ),
      slip(
        'overlap_counted_twice',
        q(2),
        q(0),
        'This gives the two circles in full; the common region has to leave both when exactly one is asked.',
      ),
      slip(
        'one_circle_only',
        q(1, 3),
        q(1, 2),
        'That is the part of one circle outside the other; the same part of the second circle counts too.',
      ),
      slip(
        'sectors_overlap_ignored',
        q(2, 3),
        q(0),
        'That treats the common region as two full sectors; these share a rhombus, so the common region is smaller.',
      ),
      slip(
        'half_of_rhombus_subtracted',
        q(2, 3),
        q(1, 2),
        'This subtracts one equilateral triangle from the two sectors for the common region; it is a rhombus of two such triangles.',
      ),
    ];
  },
  show: (value, { scene }) => `$${piAndRoot(value as readonly [Fraction, Fraction])}$ ${discUnits[scene]}`,
  plausible: value => sizeOfParts(value) > 0,
  solution: ({ radius, asked }) => {
    const square = radius * radius;
    const part = (pi: Fraction, root: Fraction) => piAndRoot([pi.mul(square), root.mul(square)]);
    const value = (pi: Fraction, root: Fraction) => [pi.mul(square), root.mul(square)];
    const [wanted, lens] = [discParts[asked], discParts.both];
    return {
      snapRead:
        'Two equal circles, each through the centre of the other. The centres and a crossing point are all one radius apart: equilateral triangles.',
      approach: `The two centres and a crossing point make an equilateral triangle, so the two crossing points subtend 120 degrees at each centre. The common region is two such sectors less the rhombus which both contain.${asked === 'both' ? '' : asked === 'either' ? ' Then count it only once in the total.' : ' Then take it away from both circles.'}`,
      steps: [
        {
          says: 'Find one sector of 120 degrees.',
          works: `\\frac{1}{3} \\pi \\times ${radius}^2 = ${part(q(1, 3), q(0))}`,
          value: value(q(1, 3), q(0)),
        },
        {
          says: 'The two sectors share a rhombus of two equilateral triangles. Find it.',
          works: `2 \\times \\frac{\\sqrt{3}}{4} \\times ${radius}^2 = ${fractionTex(q(square, 2))}\\sqrt{3}`,
          value: value(q(0), q(1, 2)),
        },
        {
          says: 'Two sectors less the rhombus give the common region.',
          works: `2 \\times ${part(q(1, 3), q(0))} - ${fractionTex(q(square, 2))}\\sqrt{3} = ${part(...lens)}`,
          value: value(...lens),
        },
        ...(asked === 'both'
          ? []
          : [
              {
                says:
                  asked === 'either'
                    ? 'Add the two circles and take off the common region once.'
                    : 'Take the common region off both circles.',
                works: `2 \\times ${part(q(1), q(0))} - ${asked === 'one' ? '2 \\times ' : ''}\\left(${part(...lens)}\\right) = ${part(...wanted)}`,
                value: value(...wanted),
              },
            ]),
      ],
      check: `With $\\pi \\approx 3.14$ and $\\sqrt{3} \\approx 1.73$ this is about ${Math.round(sizeOfParts(value(...wanted)))}, beside about ${Math.round(Math.PI * square)} for one whole circle; by eye, the overlap is nearly two fifths of a circle.`,
      principle:
        'A region between two arcs is sectors minus straight-sided pieces; look for radii that make equilateral triangles.',
    };
  },
  figure: ({ radius, scene }) => {
    const s = sheetOf({ P: { x: 0, y: 0 }, Q: { x: 1, y: 0 } }, 230, [
      { x: -1, y: -1 },
      { x: 2, y: 1 },
    ]);
    const unit = scene === 'circles' ? 'cm' : scene === 'towers' ? 'km' : 'metres';
    return figure(
      s.width,
      s.height,
      `Two overlapping circles of the same radius, ${radius} ${unit}, each passing through the centre of the other.`,
      [
        circle(s.at.P, s.scale),
        circle(s.at.Q, s.scale),
        mark(s.at.P),
        mark(s.at.Q),
        label(
          { x: (s.at.P.x + s.at.Q.x) / 2, y: s.at.P.y - 14 },
          `${radius} ${unit === 'metres' ? 'm' : unit}`,
        ),
      ],
    );
  },
  verify: ({ radius, asked }) => {
    // Measure the overlap of two unit circles by thin strips, then find the simple parts that give it.
    const strips = 20000;
    let overlap = 0;
    for (let i = 0; i < strips; i += 1) {
      const x = 0.5 + (i + 0.5) / (2 * strips);
      overlap += (4 * Math.sqrt(1 - x * x)) / (2 * strips);
    }
    const measured = { both: overlap, either: 2 * Math.PI - overlap, one: 2 * Math.PI - 2 * overlap }[asked];
    for (let pi = 0; pi <= 24; pi += 1)
      for (let root = -12; root <= 24; root += 1)
        if (Math.abs((pi * Math.PI + root * Math.sqrt(3)) / 12 - measured) < 2e-5)
          return [q(pi * radius * radius, 12), q(root * radius * radius, 12)];
    throw new Error('no simple parts give the measured area');
  },
  size: (value: Value) => sizeOfParts(value),
});
const sizeOfParts = (value: Value): number => {
  const [pi, root] = value as readonly [Fraction, Fraction];
  return (numeric(pi) ?? 0) * Math.PI + (numeric(root) ?? 0) * Math.sqrt(3);
};

export const areas: readonly AnyTemplate[] = [quarterCorners, sectorsOfTriangle, overlappingDiscs];
