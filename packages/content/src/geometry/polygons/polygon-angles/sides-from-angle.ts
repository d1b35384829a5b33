import type Fraction from 'fraction.js';
import { path } from '../../../path.ts';
import { numberTex } from '../../../show.ts';
import { formOfCases, route, situation } from '../../../situation.ts';
import type { AnyTemplate } from '../../../template.ts';
import { q } from '../../../value.ts';
import { degrees, interior, whole } from './regular.ts';

interface Regular {
  sides: number;
  given: 'interior' | 'times' | 'excess' | 'sum';
  scene: 'plain' | 'gazebo' | 'robot';
}

const wholeAngled = [5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36, 40, 45];

function regularStem({ sides, given, scene }: Regular): string {
  const [inner, outer] = [interior(sides), q(360, sides)];
  if (scene === 'robot')
    return given === 'sum'
      ? `A toy robot draws a regular polygon: again and again it goes 10 cm straight ahead and turns left through the same angle, until it is back where it began. The interior angles of its polygon add up to ${degrees(180 * (sides - 2))}. How many sides has the polygon?`
      : `A toy robot goes 10 cm straight ahead, then turns left so that its new path makes an angle of ${degrees(inner)} with the side just drawn. It goes on in this way until it is back at its starting point for the first time. How many sides has the figure that it draws?`;
  const name = scene === 'gazebo' ? 'The floor of a gazebo is a regular polygon. ' : '';
  const it = scene === 'gazebo' ? 'the floor' : 'the polygon';
  const lead =
    scene === 'gazebo' ? 'Each of its interior angles' : 'Each interior angle of a regular polygon';
  if (given === 'interior') return `${name}${lead} measures ${degrees(inner)}. How many sides has ${it}?`;
  if (given === 'times')
    return `${name}${lead} is ${numberTex(q(sides - 2, 2))} times as large as the exterior angle beside it. How many sides has ${it}?`;
  if (given === 'excess')
    return `${name}${lead} is ${degrees(inner.sub(outer))} larger than the exterior angle beside it. How many sides has ${it}?`;
  return `${scene === 'gazebo' ? `${name}Its interior angles` : 'The interior angles of a polygon'} add up to ${degrees(180 * (sides - 2))}. How many sides has ${it}?`;
}

/** The wrong ways that lead to two sides too few or too many, where the full turn is divided by the exterior angle. */
const aroundTheTurn = [
  {
    misconception: 'half_turn_for_full_turn',
    at: 'sides',
    wrongly: (_p: Regular, { outer }: { outer: Fraction }) => q(180).div(outer),
    words: (_p: Regular, { outer, sides }: { outer: Fraction; sides: Fraction }) =>
      `$180^{\\circ} \\div ${numberTex(outer)}^{\\circ} = ${numberTex(sides)}$ is half a turn; all exterior angles make one full turn.`,
  },
  {
    misconception: 'triangles_taken_for_sides',
    at: 'sides',
    wrongly: (_p: Regular, { sides }: { sides: Fraction }) => sides.sub(2),
    words: (_p: Regular, { sides }: { sides: Fraction }) =>
      `$${numberTex(sides)}$ is the number of triangles into which the polygon can be cut; it has two sides more.`,
  },
  {
    misconception: 'two_added_twice',
    at: 'sides',
    wrongly: (_p: Regular, { sides }: { sides: Fraction }) => sides.add(2),
    words: (_p: Regular, { outer, sides }: { outer: Fraction; sides: Fraction }) =>
      `$360^{\\circ} \\div ${numberTex(outer)}^{\\circ} = ${numberTex(sides.sub(2))}$ was taken for the number of triangles, and two was added; it is the number of sides already.`,
  },
] as const;

const twoTurns = {
  misconception: 'doubled_twice',
  at: 'sides',
  wrongly: (_p: Regular, { outer }: { outer: Fraction }) => q(720).div(outer),
  words: (_p: Regular, { outer, sides }: { outer: Fraction; sides: Fraction }) =>
    `$720^{\\circ} \\div ${numberTex(outer)}^{\\circ} = ${numberTex(sides)}$ is two full turns; the exterior angles make one.`,
} as const;

const degreesForSides = {
  misconception: 'exterior_angle_reported',
  gives: 'outer',
  words: (_p: Regular, { outer }: { outer: Fraction }) =>
    `The exterior angle has $${numberTex(outer)}^{\\circ}$; that is its size, not the number of sides.`,
} as const;

const fullTurn = 'The exterior angles make one full turn: divide.';

const fromInterior = route({
  path: path<Regular>()
    .quiet('inner', ({ sides }) => interior(sides))
    .step(
      'outer',
      (_p, { inner }) => q(180).sub(inner),
      'Go over to the exterior angle, which makes a straight line with the interior one.',
      (_p, { inner, outer }) => `180^{\\circ} - ${numberTex(inner)}^{\\circ} = ${numberTex(outer)}^{\\circ}`,
    )
    .step(
      'sides',
      (_p, { outer }) => q(360).div(outer),
      fullTurn,
      (_p, { outer, sides }) => `\\frac{360^{\\circ}}{${numberTex(outer)}^{\\circ}} = ${numberTex(sides)}`,
    ),
  slips: [...aroundTheTurn, degreesForSides, twoTurns],
});

const fromExcess = route({
  path: path<Regular>()
    .quiet('excess', ({ sides }) => interior(sides).sub(q(360, sides)))
    .step(
      'outer',
      (_p, { excess }) => q(180).sub(excess).div(2),
      'The two angles make a straight line and their difference is known: the smaller one is half of what is left.',
      (_p, { excess, outer }) =>
        `\\frac{180^{\\circ} - ${numberTex(excess)}^{\\circ}}{2} = ${numberTex(outer)}^{\\circ}`,
    )
    .step(
      'sides',
      (_p, { outer }) => q(360).div(outer),
      fullTurn,
      (_p, { outer, sides }) => `\\frac{360^{\\circ}}{${numberTex(outer)}^{\\circ}} = ${numberTex(sides)}`,
    ),
  slips: [
    ...aroundTheTurn,
    {
      misconception: 'difference_not_halved',
      at: 'outer',
      wrongly: (_p, { excess }) => q(180).sub(excess),
      words: (_p, { excess, outer }) =>
        `$180^{\\circ} - ${numberTex(excess)}^{\\circ} = ${numberTex(outer)}^{\\circ}$ was taken for the exterior angle; that is twice the exterior angle.`,
    },
    twoTurns,
    degreesForSides,
  ],
});

const fromTimes = route({
  path: path<Regular>()
    .quiet('times', ({ sides }) => q(sides - 2, 2))
    .step(
      'parts',
      (_p, { times }) => times.add(1),
      'The straight line holds the exterior angle once for itself and so many times for the interior angle. Count the exterior angles in it.',
      (_p, { times, parts }) => `${numberTex(times)} + 1 = ${numberTex(parts)}`,
    )
    .step(
      'sides',
      (_p, { parts }) => parts.mul(2),
      'A full turn is two straight lines, so it holds twice as many exterior angles, one for each side.',
      (_p, { parts, sides }) => `2 \\times ${numberTex(parts)} = ${numberTex(sides)}`,
    ),
  slips: [
    {
      misconception: 'ratio_taken_to_full_turn',
      at: 'parts',
      wrongly: (_p, { times }) => times,
      words: (_p, { times, sides }) =>
        `$2 \\times ${numberTex(times)} = ${numberTex(sides)}$ is twice the given number; interior and exterior angle together make one part more than that.`,
    },
    {
      misconception: 'half_turn_for_full_turn',
      gives: 'parts',
      words: (_p, { parts }) =>
        `$${numberTex(parts)}$ exterior angles fill half a turn; all of them together make one full turn.`,
    },
    {
      misconception: 'interior_taken_as_whole',
      gives: 'times',
      words: (_p, { times }) =>
        `$${numberTex(times)}$ is how many times the interior angle holds the exterior one; it is not the number of sides.`,
    },
    {
      misconception: 'exterior_angle_counted_twice',
      at: 'parts',
      wrongly: (_p, { times }) => times.add(2),
      words: (_p, { times, parts }) =>
        `$${numberTex(times)} + 2 = ${numberTex(parts)}$ treats the exterior angle as two parts; with the interior angle it makes just one part more than the given number.`,
    },
    {
      misconception: 'doubled_twice',
      at: 'sides',
      wrongly: (_p, { parts }) => parts.mul(4),
      words: (_p, { parts, sides }) =>
        `$4 \\times ${numberTex(parts)} = ${numberTex(sides)}$ is two full turns; the exterior angles make one.`,
    },
  ],
});

const fromSum = route({
  path: path<Regular>()
    .quiet('total', ({ sides }) => q(180 * (sides - 2)))
    .step(
      'triangles',
      (_p, { total }) => total.div(180),
      'Count the triangles.',
      (_p, { total, triangles }) =>
        `\\frac{${total.toFraction()}^{\\circ}}{180^{\\circ}} = ${triangles.toFraction()}`,
    )
    .step(
      'sides',
      (_p, { triangles }) => triangles.add(2),
      'There are two more sides than triangles.',
      (_p, { triangles, sides }) => `${numberTex(triangles)} + 2 = ${numberTex(sides)}`,
    ),
  slips: [
    {
      misconception: 'triangles_taken_for_sides',
      gives: 'triangles',
      words: (_p, { triangles }) =>
        `$${numberTex(triangles)}$ is the number of triangles into which the polygon can be cut; it has two sides more.`,
    },
    {
      misconception: 'two_added_twice',
      at: 'sides',
      wrongly: (_p, { triangles }) => triangles.add(4),
      words: (_p, { triangles, sides }) =>
        `$${numberTex(triangles)} + 4 = ${numberTex(sides)}$ adds two twice; there are two more sides than triangles, no more.`,
    },
    {
      misconception: 'full_turn_for_half_turn',
      at: 'triangles',
      wrongly: (_p, { total }) => total.div(360),
      words: (_p, { triangles }) =>
        `Giving $360^{\\circ}$ to each triangle makes $${numberTex(triangles)}$ of them; the angles of a triangle add up to $180^{\\circ}$.`,
    },
    {
      misconception: 'one_triangle_off',
      at: 'sides',
      wrongly: (_p, { triangles }) => triangles.add(1),
      words: (_p, { triangles, sides }) =>
        `$${numberTex(triangles)} + 1 = ${numberTex(sides)}$ gives one side more than triangles; cutting from one corner gives two triangles less than sides.`,
    },
    {
      misconception: 'one_side_too_many',
      at: 'sides',
      wrongly: (_p, { triangles }) => triangles.add(3),
      words: (_p, { triangles, sides }) =>
        `$${numberTex(triangles)} + 3 = ${numberTex(sides)}$ gives three more sides than triangles; it is two more.`,
    },
  ],
});

const routesByGiven = { interior: fromInterior, times: fromTimes, excess: fromExcess, sum: fromSum };

const sidesFromAngleAsked = formOfCases<Regular, Fraction>({
  form: 'from-angle',
  band: 'Easy',
  revision: 2,
  stem: regularStem,
  routeOf: ({ given }) => routesByGiven[given],
  show: value => `$${numberTex(value)}$`,
  plausible: value => whole(value) && value.valueOf() >= 3,
  snapRead: ({ given }) =>
    `${given === 'sum' ? 'The sum of the interior angles is given' : 'A regular polygon; its angle is described'}, the number of sides is asked.`,
  approach: ({ given }) =>
    given === 'sum'
      ? 'Cut the polygon into triangles from one corner: there are two less than sides, and each has an angle sum of $180^{\\circ}$. So divide and add two.'
      : 'Work with the exterior angle: beside the interior one it fills a straight line, and all exterior angles together make one full turn. The way by the sum of the interior angles needs an equation; this one needs a division.',
  check: ({ sides, given }) => {
    const [inner, outer] = [interior(sides), q(360, sides)];
    return `A polygon of ${sides} sides has interior angles with the sum $${sides - 2} \\times 180^{\\circ} = ${180 * (sides - 2)}^{\\circ}$${given === 'sum' ? '' : `, each $${numberTex(inner)}^{\\circ}$ when it is regular, beside an exterior angle of $${numberTex(outer)}^{\\circ}$`}.`;
  },
  principle:
    'For a regular polygon use the exterior angle: the exterior angles of any convex polygon make one full turn.',
  verify: ({ sides, given }) => {
    // Tries polygons one by one and compares the angles of a polygon drawn on the unit circle with the given ones.
    for (let n = 3; n < 100; n += 1) {
      const at = (i: number) => ({ x: Math.cos((2 * Math.PI * i) / n), y: Math.sin((2 * Math.PI * i) / n) });
      const [a, b, c] = [at(0), at(1), at(2)];
      const dot = (a.x - b.x) * (c.x - b.x) + (a.y - b.y) * (c.y - b.y);
      const inner =
        (Math.acos(dot / (Math.hypot(a.x - b.x, a.y - b.y) * Math.hypot(c.x - b.x, c.y - b.y))) * 180) /
        Math.PI;
      const outer = 180 - inner;
      const same = (x: number, y: Fraction) => Math.abs(x - y.valueOf()) < 1e-6;
      const goal = interior(sides);
      const fits = {
        interior: same(inner, goal),
        times: same(inner / outer, q(sides - 2, 2)),
        excess: same(inner - outer, goal.mul(2).sub(180)),
        sum: same(inner * n, q(180 * (sides - 2))),
      }[given];
      if (fits) return q(n);
    }
    return q(0);
  },
});

/** GM.QAD.1 Easy: go over to the exterior angle; one full turn holds as many of them as the polygon has sides. */
export const sidesFromAngle: readonly AnyTemplate[] = situation<Regular>({
  type: 'GM.QAD.1',
  situation: 'sides',
  draw: draw => {
    const given = draw.pick(['interior', 'times', 'excess', 'sum'] as const);
    const scene = draw.pick(
      given === 'interior' || given === 'sum'
        ? (['plain', 'gazebo', 'robot'] as const)
        : (['plain', 'gazebo'] as const),
    );
    const sides = given === 'sum' || given === 'times' ? draw.int(7, 32) : draw.pick(wholeAngled);
    if (given === 'times' && sides % 2 === 1 && sides < 9) return null;
    return { sides, given, scene };
  },
  forms: [sidesFromAngleAsked],
});
