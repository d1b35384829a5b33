import type Fraction from 'fraction.js';
import { numberTex } from '../../../show.ts';
import { template } from '../../../template.ts';
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

/** GM.QAD.1 Easy: go over to the exterior angle; one full turn holds as many of them as the polygon has sides. */
export const sidesFromAngle = template<Regular, Fraction>({
  type: 'GM.QAD.1',
  band: 'Easy',
  variant: 'sides-from-angle',
  revision: 2,
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
  stem: regularStem,
  answer: ({ sides }) => q(sides),
  slips: ({ sides, given }) => {
    const [inner, outer] = [interior(sides), q(360, sides)];
    const shared = [
      {
        misconception: 'triangles_taken_for_sides',
        value: q(sides - 2),
        words: 'This gives the number of triangles into which the polygon can be cut; it has two sides more.',
      },
      {
        misconception: 'two_added_twice',
        value: q(sides + 2),
        words:
          given === 'sum'
            ? 'This assumes two to be added twice; there are two more sides than triangles, no more.'
            : 'Two was added to the full turn divided by the exterior angle, as if that were the number of triangles; it is the number of sides already.',
      },
    ];
    if (given === 'sum')
      return [
        ...shared,
        {
          misconception: 'full_turn_for_half_turn',
          value: q(sides - 2, 2).add(2),
          words: 'This uses $360^{\\circ}$ for each triangle; its angles add up to $180^{\\circ}$.',
        },
        {
          misconception: 'one_triangle_off',
          value: q(sides - 1),
          words:
            'That gives one side more than triangles; cutting from one corner gives two triangles less than sides.',
        },
        {
          misconception: 'one_side_too_many',
          value: q(sides + 1),
          words: 'This gives three more sides than triangles; it is two more.',
        },
      ];
    const half = {
      misconception: 'half_turn_for_full_turn',
      value: q(sides, 2),
      words: 'That is $180^{\\circ}$ divided by the exterior angle; all exterior angles make one full turn.',
    };
    if (given === 'times') {
      const m = q(sides - 2, 2);
      return [
        {
          misconception: 'ratio_taken_to_full_turn',
          value: m.mul(2),
          words:
            'This is twice the given number; interior and exterior angle together make one part more than that.',
        },
        half,
        {
          misconception: 'interior_taken_as_whole',
          value: m,
          words: 'This treats the number of times as the number of sides.',
        },
        {
          misconception: 'exterior_angle_counted_twice',
          value: q(sides + 2),
          words:
            'That treats the exterior angle as two parts; with the interior angle it makes just one part more than the given number.',
        },
        {
          misconception: 'doubled_twice',
          value: q(2 * sides),
          words: 'This gives two full turns; the exterior angles make one.',
        },
      ];
    }
    return [
      half,
      ...shared,
      {
        misconception: given === 'excess' ? 'difference_not_halved' : 'exterior_angle_reported',
        value: given === 'excess' ? q(360).div(q(180).sub(inner.sub(outer))) : outer,
        words:
          given === 'excess'
            ? 'It treats the difference off $180^{\\circ}$ as the exterior angle; that is twice the exterior angle.'
            : 'That treats the size of the exterior angle in degrees as the number of sides.',
      },
      {
        misconception: 'doubled_twice',
        value: q(2 * sides),
        words: 'This gives two full turns; the exterior angles make one.',
      },
      {
        misconception: 'exterior_angle_reported',
        value: outer,
        words: 'That treats the size of the exterior angle in degrees as the number of sides.',
      },
    ];
  },
  show: value => `$${numberTex(value)}$`,
  plausible: value => whole(value) && value.valueOf() >= 3,
  solution: ({ sides, given }) => {
    const [inner, outer] = [interior(sides), q(360, sides)];
    const m = q(sides - 2, 2);
    const turn = {
      says: 'The exterior angles make one full turn: divide.',
      works: `\\frac{360^{\\circ}}{${numberTex(outer)}^{\\circ}} = ${sides}`,
      value: q(sides),
    };
    const first =
      given === 'interior'
        ? {
            says: 'Go over to the exterior angle, which makes a straight line with the interior one.',
            works: `180^{\\circ} - ${numberTex(inner)}^{\\circ} = ${numberTex(outer)}^{\\circ}`,
            value: outer,
          }
        : given === 'excess'
          ? {
              says: 'The two angles make a straight line and their difference is known: the smaller one is half of what is left.',
              works: `\\frac{180^{\\circ} - ${numberTex(inner.sub(outer))}^{\\circ}}{2} = ${numberTex(outer)}^{\\circ}`,
              value: outer,
            }
          : {
              says: 'The straight line holds the exterior angle once for itself and so many times for the interior angle. Count the exterior angles in it.',
              works: `${numberTex(m)} + 1 = ${numberTex(m.add(1))}`,
              value: m.add(1),
            };
    return {
      snapRead: `${given === 'sum' ? 'The sum of the interior angles is given' : 'A regular polygon; its angle is described'}, the number of sides is asked.`,
      approach:
        given === 'sum'
          ? 'Cut the polygon into triangles from one corner: there are two less than sides, and each has an angle sum of $180^{\\circ}$. So divide and add two.'
          : 'Work with the exterior angle: beside the interior one it fills a straight line, and all exterior angles together make one full turn. The way by the sum of the interior angles needs an equation; this one needs a division.',
      steps:
        given === 'sum'
          ? [
              {
                says: 'Count the triangles.',
                works: `\\frac{${180 * (sides - 2)}^{\\circ}}{180^{\\circ}} = ${sides - 2}`,
                value: q(sides - 2),
              },
              {
                says: 'There are two more sides than triangles.',
                works: `${sides - 2} + 2 = ${sides}`,
                value: q(sides),
              },
            ]
          : given === 'times'
            ? [
                first,
                {
                  says: 'A full turn is two straight lines, so it holds twice as many exterior angles, one for each side.',
                  works: `2 \\times ${numberTex(m.add(1))} = ${sides}`,
                  value: q(sides),
                },
              ]
            : [first, turn],
      check: `A polygon of ${sides} sides has interior angles with the sum $${sides - 2} \\times 180^{\\circ} = ${180 * (sides - 2)}^{\\circ}$${given === 'sum' ? '' : `, each $${numberTex(inner)}^{\\circ}$ when it is regular, beside an exterior angle of $${numberTex(outer)}^{\\circ}$`}.`,
      principle:
        'For a regular polygon use the exterior angle: the exterior angles of any convex polygon make one full turn.',
    };
  },
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
