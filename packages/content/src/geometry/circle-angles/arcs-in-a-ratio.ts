import type { Point } from '../../figure.ts';
import { path } from '../../path.ts';
import { numberTex, ratio } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import { roundFigure } from '../round-figure.ts';
import { crossing, degrees, measured, onCircle } from './measured-angles.ts';

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
  /** Angle OAB in degrees. */
  x: number;
  /** Angle OCB is this many times angle OAC. */
  m: number;
  way: boolean;
}

const lastOf = ({ x, m }: Radii) => q(90 - x, m + 1);
const timesTold = (m: number) => (m === 2 ? 'twice' : m === 3 ? 'three times' : 'four times');

const isoscelesPairs = form({
  form: 'angle-from-a-multiple-beside-radii',
  revision: 2,
  band: 'Medium',
  likely: true,
  seconds: 80,
  stem: ({ x, m, way }: Radii) =>
    way
      ? `A, B and C lie on a circle with centre O, and O lies inside triangle ABC. If $\\angle OAB = ${x}^{\\circ}$ and $\\angle OCB = ${m}\\angle OAC$, what is $\\angle ABC$?`
      : `The centre O of a circle lies inside a triangle ABC whose vertices are on the circle. The radius to A makes an angle of $${x}^{\\circ}$ with AB. The angle of the radius to C with CB is ${timesTold(m)} the angle of the radius to A with AC. What is the angle of the triangle at B?`,
  path: path<Radii>()
    .quiet('straight', () => q(90))
    .step(
      'rest',
      ({ x }, { straight }) => straight.sub(x),
      'OA, OB and OC are equal, so they make three isosceles triangles. Each of their base angles stands twice in the angle sum of ABC: the three different ones make $90^\\circ$.',
      ({ x }, { straight, rest }) => `${straight}^\\circ - ${x}^\\circ = ${numberTex(rest)}^\\circ`,
    )
    .quiet('parts', ({ m }) => q(m + 1))
    .step(
      'oac',
      (_p, { rest, parts }) => rest.div(parts),
      ({ m }) => `The other two are as $${m} : 1$. Find one part, the angle OAC.`,
      (_p, { rest, parts, oac }) => `${numberTex(rest)}^\\circ \\div ${parts} = ${numberTex(oac)}^\\circ`,
    )
    .step(
      'angle',
      ({ x, m }, { oac }) => oac.mul(m).add(x),
      'The angle at B is made of the base angles beside AB and beside CB.',
      ({ x, m }, { oac, angle }) =>
        `${x}^\\circ + ${m} \\times ${numberTex(oac)}^\\circ = ${numberTex(angle)}^\\circ`,
    ),
  slips: [
    {
      misconception: 'base_angles_make_straight_angle',
      at: 'straight',
      wrongly: () => q(180),
      words: (_p, { rest }) =>
        `$180^\\circ$ was taken for the three base angles, which leaves $${numberTex(rest)}^\\circ$; each of them stands twice in the sum.`,
    },
    {
      misconception: 'angle_of_other_triangle',
      at: 'angle',
      wrongly: ({ m }, { oac }) => oac.mul(m + 1),
      words: (_p, { angle }) => `$${numberTex(angle)}^\\circ$ is the angle of the triangle at C.`,
    },
    {
      misconception: 'angle_of_other_triangle',
      at: 'angle',
      wrongly: ({ x }, { oac }) => oac.add(x),
      words: (_p, { angle }) => `$${numberTex(angle)}^\\circ$ is the angle of the triangle at A.`,
    },
    {
      misconception: 'multiple_on_the_wrong_angle',
      at: 'angle',
      wrongly: ({ m, x }, { rest }) => rest.div(m).add(x),
      words: ({ m }, { rest }) =>
        `$${numberTex(rest)}^\\circ$ was divided by $${m}$; it is made of $${m + 1}$ parts.`,
    },
    {
      misconception: 'stops_at_base_angle',
      at: 'angle',
      wrongly: ({ m }, { oac }) => oac.mul(m),
      words: ({ x }, { angle }) =>
        `$${numberTex(angle)}^\\circ$ is the angle OCB; at B the $${x}^\\circ$ beside AB are missing.`,
    },
    {
      misconception: 'centre_for_circumference',
      at: 'angle',
      wrongly: ({ m, x }, { oac }) => oac.mul(m).add(x).mul(2),
      words: (_p, { angle }) =>
        `$${numberTex(angle)}^\\circ$ is the angle AOC at the centre, twice the one at B.`,
    },
    {
      misconception: 'parts_interchanged',
      at: 'oac',
      wrongly: ({ m }, { rest, parts }) => rest.mul(m).div(parts),
      words: ({ m }, { oac }) =>
        `$${numberTex(oac)}^\\circ$ was taken for the angle OAC; it is the one that is ${timesTold(m)} as large.`,
    },
  ],
  show: value => degrees(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 90 && value.d <= 2n,
  snapRead: () =>
    'Radii to three points make three isosceles triangles; one base angle is known, the others are in a ratio.',
  approach: () =>
    'Each base angle occurs twice in the triangle, so the three make a right angle. Share what is left, then put the angle at B together.',
  faster: p =>
    `The angle at B is $90^\\circ$ less the third base angle: $90^\\circ - \\frac{90^\\circ - ${p.x}^\\circ}{${p.m + 1}}$.`,
  check: p => {
    const last = lastOf(p);
    return `At A, B and C: $${numberTex(last.add(p.x))}^\\circ$, $${numberTex(last.mul(p.m).add(p.x))}^\\circ$ and $${numberTex(last.mul(p.m + 1))}^\\circ$, together $180^\\circ$.`;
  },
  principle:
    'Radii to the vertices cut a triangle into isosceles triangles: equal base angles pair up, and half of the sum is a right angle.',
  verify: ({ x, m }) => {
    // Central angles of the arcs AB, BC and CA follow from the base angles; the right share is searched for.
    for (let z = 0.5; z < 90; z += 0.5) {
      const [ab, bc, ca] = [180 - 2 * x, 180 - 2 * m * z, 180 - 2 * z];
      if (Math.abs(ab + bc + ca - 360) < 1e-9)
        return nearFraction(measured(onCircle(0), onCircle(ab), onCircle(ab + ca)), 2);
    }
    throw new Error('no such angles');
  },
  figure: p => {
    const { x, m, way } = p;
    const last = lastOf(p).valueOf();
    const [from, to] = [180 - 2 * x, 180 - 2 * m * last];
    return roundFigure({
      alt: `A circle with centre O and a triangle ABC on it that contains O; the radii OA and OC are drawn. ${way ? 'Angle OAB' : 'The angle of OA with AB'} is ${x} degrees.`,
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
      const p: Radii = { x: draw.int(8, 58), m: draw.pick([2, 3, 4]), way: draw.chance(0.5) };
      const last = lastOf(p);
      return last.d === 1n && !last.equals(p.x) && !last.mul(p.m).equals(p.x) && last.valueOf() >= 6
        ? p
        : null;
    },
    tries: 20,
    forms: [isoscelesPairs],
  }),
];
