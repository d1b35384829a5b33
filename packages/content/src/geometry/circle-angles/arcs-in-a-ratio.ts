import type { Point } from '../../figure.ts';
import { path } from '../../path.ts';
import { numberTex, ratio } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import { roundFigure } from '../round-figure.ts';
import { crossing, degrees, measured, onCircle, origin } from './measured-angles.ts';

interface Four {
  arcs: readonly [number, number, number, number];
  way: boolean;
}

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

const crossingAngle = form({
  form: 'crossing-chords-from-arcs',
  revision: 3,
  band: 'Medium',
  seconds: 60,
  stem: ({ arcs, way }: Four) =>
    way
      ? `Four points A, B, C and D lie on a circle in this order, and the arcs AB, BC, CD and DA are in the ratio ${ratio(arcs)}. The chords AC and BD meet at E. What is $\\angle AEB$?`
      : `Four gates P, Q, R and S lie in this order on a circular wall. Walking round from P, the stretches PQ, QR, RS and SP are in the ratio ${ratio(arcs)}. The straight roads PR and QS cross at a fountain F. Find the angle PFQ.`,
  path: path<Four>()
    .step(
      'unit',
      ({ arcs }) => q(360, sum(arcs)),
      'The arcs make a full turn; find the size of one part.',
      ({ arcs }, { unit }) => `360^\\circ \\div ${sum(arcs)} = ${numberTex(unit)}^\\circ`,
    )
    .quiet('parts', ({ arcs }) => q(arcs[0] + arcs[2]))
    .step(
      'both',
      (_p, { unit, parts }) => unit.mul(parts),
      'The angle looks at one arc and its opposite angle at the arc across; add these two arcs.',
      (_p, { unit, parts, both }) =>
        `${numberTex(parts)} \\times ${numberTex(unit)}^\\circ = ${numberTex(both)}^\\circ`,
    )
    .step(
      'angle',
      (_p, { both }) => both.div(2),
      'As an outside angle of a triangle with two angles at the circle, it is half of this sum.',
      (_p, { both, angle }) => `\\frac{${numberTex(both)}^\\circ}{2} = ${numberTex(angle)}^\\circ`,
    ),
  slips: [
    {
      misconception: 'crossing_taken_as_centre',
      at: 'parts',
      wrongly: ({ arcs }) => q(2 * arcs[0]),
      words: (_p, { angle }) =>
        `$${numberTex(angle)}^\\circ$ is the first arc itself: it would be the angle if the chords met at the centre.`,
    },
    {
      misconception: 'crossing_taken_on_the_circle',
      at: 'parts',
      wrongly: ({ arcs }) => q(arcs[0]),
      words: () =>
        'Half of one arc is the angle for a point on the circle; inside, the opposite arc counts too.',
    },
    {
      misconception: 'other_pair_of_arcs',
      at: 'parts',
      wrongly: ({ arcs }) => q(arcs[1] + arcs[3]),
      words: () => 'The other pair of arcs belongs to the angle beside this one.',
    },
    {
      misconception: 'difference_of_arcs',
      at: 'parts',
      wrongly: ({ arcs }) => q(Math.abs(arcs[0] - arcs[2])),
      words: () => 'Half of the difference of the arcs is the angle of chords that meet outside the circle.',
    },
    {
      misconception: 'not_halved',
      at: 'angle',
      wrongly: (_p, { both }) => both,
      words: (_p, { both }) => `The sum of the arcs, $${numberTex(both)}^\\circ$, has to be halved.`,
    },
    {
      misconception: 'neighbouring_arcs_added',
      at: 'parts',
      wrongly: ({ arcs }) => q(arcs[0] + arcs[1]),
      words: () =>
        'Two neighbouring arcs were added; the angle and its opposite look at arcs across from each other.',
    },
    {
      misconception: 'opposite_arc_only',
      at: 'parts',
      wrongly: ({ arcs }) => q(arcs[2]),
      words: () => 'Only the arc across was used.',
    },
  ],
  show: value => degrees(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 180 && value.d <= 2n,
  snapRead: () => 'Four arcs in a ratio and two chords that cross inside: the angle of the chords is asked.',
  approach: () =>
    'Turn the ratio into degrees. The angle inside is half of the sum of the two arcs it and its opposite look at.',
  faster: ({ arcs }) =>
    `Half of the share of the two arcs: $180^\\circ \\times \\frac{${arcs[0] + arcs[2]}}{${sum(arcs)}}$.`,
  check: ({ arcs }, { unit, angle }) =>
    `The angle beside it is half of the other arcs, $${numberTex(unit.mul(arcs[1] + arcs[3]).div(2))}^\\circ$; with $${numberTex(angle)}^\\circ$ it makes $180^\\circ$.`,
  principle: 'The angle between chords that cross inside a circle is half the sum of the two opposite arcs.',
  verify: ({ arcs }) => {
    const turn = 360 / sum(arcs);
    const [a, b, c, d] = [0, arcs[0], arcs[0] + arcs[1], arcs[0] + arcs[1] + arcs[2]].map(k =>
      onCircle(k * turn),
    ) as [
      ReturnType<typeof onCircle>,
      ReturnType<typeof onCircle>,
      ReturnType<typeof onCircle>,
      ReturnType<typeof onCircle>,
    ];
    return nearFraction(measured(crossing(a, c, b, d), a, b), 8);
  },
  figure: ({ arcs, way }) => {
    const part = 360 / sum(arcs);
    const names = way ? 'ABCD' : 'PQRS';
    const [one, two, three, four] = [...names] as [string, string, string, string];
    const ends = [0, arcs[0], arcs[0] + arcs[1], arcs[0] + arcs[1] + arcs[2]].map(
      steps => 160 - steps * part,
    );
    const [p, q1, r, s] = ends.map(onCircle) as [Point, Point, Point, Point];
    return roundFigure({
      alt: `A circle with the points ${[one, two, three, four].join(', ')} in this order; the arcs ${one}${two}, ${two}${three}, ${three}${four} and ${four}${one} are as ${arcs.join(' to ')}. The chords ${one}${three} and ${two}${four} meet at ${way ? 'E' : 'F'}.`,
      rim: Object.fromEntries([one, two, three, four].map((name, n) => [name, ends[n] ?? 0])),
      lines: [
        [one, three],
        [two, four],
      ],
      inside: { [way ? 'E' : 'F']: crossing(p, r, q1, s) },
    });
  },
});

interface Radii {
  x: number;
  y: number;
  way: boolean;
}

const isoscelesPairs = form({
  form: 'two-angles-with-radii',
  revision: 2,
  band: 'Medium',
  seconds: 65,
  stem: ({ x, y, way }: Radii) =>
    way
      ? `A, B and C are points of a circle with centre O, and O lies inside triangle ABC. If $\\angle OAB = ${x}^{\\circ}$ and $\\angle OCB = ${y}^{\\circ}$, what is $\\angle OAC$?`
      : `The centre O of a circle lies inside a triangle ABC whose vertices are on the circle. The radii to A and C make angles of $${x}^{\\circ}$ and $${y}^{\\circ}$ with AB and CB respectively. What angle does the radius OA make with AC?`,
  path: path<Radii>()
    .step(
      'b',
      ({ x, y }) => q(x + y),
      'OA, OB and OC are equal, so the triangles OAB and OCB are isosceles: their angles at B are known too. Add them.',
      ({ x, y }, { b }) => `${x}^\\circ + ${y}^\\circ = ${numberTex(b)}^\\circ`,
    )
    .step(
      'centre',
      (_p, { b }) => b.mul(2),
      'The angle at the centre over AC is twice the angle at B.',
      (_p, { b, centre }) => `2 \\times ${numberTex(b)}^\\circ = ${numberTex(centre)}^\\circ`,
    )
    .step(
      'angle',
      (_p, { centre }) => q(180).sub(centre).div(2),
      'Triangle OAC is isosceles as well: share the rest of the straight angle.',
      (_p, { centre, angle }) =>
        `\\frac{180^\\circ - ${numberTex(centre)}^\\circ}{2} = ${numberTex(angle)}^\\circ`,
    ),
  slips: [
    {
      misconception: 'centre_equals_circumference',
      at: 'centre',
      wrongly: (_p, { b }) => b,
      words: (_p, { b }) =>
        `The angle at the centre was taken as $${numberTex(b)}^\\circ$, like the one at B; it is twice that.`,
    },
    {
      misconception: 'difference_for_sum',
      at: 'b',
      wrongly: ({ x, y }) => (x === y ? null : q(Math.abs(x - y))),
      words: (_p, { b }) =>
        `An angle of $${numberTex(b)}^\\circ$ at B belongs to a centre outside the triangle.`,
    },
    {
      misconception: 'stops_at_the_centre',
      at: 'angle',
      wrongly: (_p, { centre }) => q(180).sub(centre),
      words: (_p, { centre, angle }) =>
        `The rest of the straight angle has to be shared by two equal angles, at A and at C. Here $180 - ${numberTex(centre)} = ${numberTex(angle)}$.`,
    },
    {
      misconception: 'gives_the_angle_at_b',
      gives: 'b',
      words: (_p, { b }) => `$${numberTex(b)}^\\circ$ is the angle ABC.`,
    },
    {
      misconception: 'radius_taken_as_bisector',
      at: 'angle',
      wrongly: ({ x }) => q(x),
      words: ({ x }) =>
        `OA was taken to bisect the angle at A; only the part of $${x}^\\circ$ on the side of B is known.`,
    },
    {
      misconception: 'angle_of_the_other_triangle',
      at: 'angle',
      wrongly: ({ y }) => q(y),
      words: ({ y }) => `$${y}^\\circ$ is the base angle of triangle OCB, not of OAC.`,
    },
    {
      misconception: 'stops_at_the_difference',
      at: 'angle',
      wrongly: ({ x, y }) => q(Math.abs(x - y)),
      words: () =>
        'The two given angles were subtracted; nothing in the figure is their difference when O lies inside.',
    },
    {
      misconception: 'equal_shares_of_the_rest',
      at: 'angle',
      wrongly: ({ x, y }) => q(180 - x - y, 2),
      words: () => 'The triangle ABC was treated as isosceles; only the triangles with two radii are.',
    },
    {
      misconception: 'one_angle_only',
      at: 'b',
      wrongly: ({ x }) => q(x),
      words: ({ x }) => `Only the part of $${x}^\\circ$ at B was counted.`,
    },
    {
      misconception: 'one_angle_only',
      at: 'b',
      wrongly: ({ y }) => q(y),
      words: ({ y }) => `At B the angle of $${y}^\\circ$ alone was used; the other part was left out.`,
    },
  ],
  show: value => degrees(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 90 && value.d <= 2n,
  snapRead: () => 'Radii to three points make three isosceles triangles; two of their base angles are known.',
  approach: () =>
    'Collect the angle at B from two isosceles triangles, double it at the centre, and use the third one.',
  faster: ({ x, y }) =>
    `Each base angle occurs twice in the sum of $180^\\circ$, so the third is $90^\\circ - ${x}^\\circ - ${y}^\\circ$.`,
  check: ({ x, y }, { angle }) =>
    `$2(${x}^\\circ + ${y}^\\circ + ${numberTex(angle)}^\\circ) = 180^\\circ$, the angle sum of ABC.`,
  principle: 'Radii to the vertices cut a triangle into isosceles triangles: equal base angles pair up.',
  verify: ({ x, y }) => {
    // Central angles: over AB 180 − 2x, over BC 180 − 2y.
    return nearFraction(measured(onCircle(0), origin, onCircle(360 - 2 * x - 2 * y)), 2);
  },
  figure: ({ x, y, way }) => {
    // Arcs from A to B and from B to C are 180 − 2x and 180 − 2y.
    const [from, to] = [180 - 2 * x, 180 - 2 * y];
    return roundFigure({
      alt: `A circle with centre O and a triangle ABC on it that contains O; the radii OA and OC are drawn. ${way ? 'Angle OAB' : 'The angle of OA with AB'} is ${x} degrees, ${way ? 'angle OCB' : 'the angle of OC with CB'} ${y} degrees.`,
      rim: { A: 90 + from, B: 90, C: 90 - to },
      lines: [
        ['A', 'B'],
        ['B', 'C'],
        ['A', 'C'],
      ],
      broken: [
        ['O', 'A'],
        ['O', 'C'],
      ],
      centre: true,
    });
  },
});

/** GM.CIR.2 Medium: arcs in a ratio, and isosceles triangles of radii. */
export const arcsInARatio: readonly AnyTemplate[] = [
  ...situation<Four>({
    type: 'GM.CIR.2',
    situation: 'four-arcs',
    draw: draw => {
      const arcs = [draw.int(1, 9), draw.int(1, 9), draw.int(1, 9), draw.int(1, 9)] as const;
      const total = sum(arcs);
      const fits = 360 % total === 0 && arcs[0] !== arcs[2] && arcs[0] + arcs[2] !== arcs[1] + arcs[3];
      const reduced = arcs.reduce((g, a) => Number(q(g).gcd(a).valueOf()), 0) === 1;
      return fits && reduced && total >= 8 ? { arcs, way: draw.chance(0.5) } : null;
    },
    tries: 60,
    forms: [crossingAngle],
  }),
  ...situation<Radii>({
    type: 'GM.CIR.2',
    situation: 'three-radii',
    draw: draw => {
      const [x, y] = [draw.int(8, 50), draw.int(8, 50)];
      return x + y < 82 && x !== y ? { x, y, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [isoscelesPairs],
  }),
];
