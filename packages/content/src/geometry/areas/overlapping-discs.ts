import type Fraction from 'fraction.js';
import { circle, figure, label, mark } from '../../figure.ts';
import { fractionTex } from '../../show.ts';
import { template } from '../../template.ts';
import { numeric, q, type Value } from '../../value.ts';
import { sheetOf } from '../sheet.ts';

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
export const overlappingDiscs = template<TwoDiscs, Value>({
  type: 'GM.ARE.2',
  band: 'Medium',
  seconds: 80,
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
