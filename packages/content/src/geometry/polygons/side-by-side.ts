import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { degrees } from '../circle-angles/measured-angles.ts';

const names: Record<number, string> = {
  3: 'equilateral triangle',
  4: 'square',
  5: 'regular pentagon',
  6: 'regular hexagon',
  8: 'regular octagon',
  9: 'regular polygon with 9 sides',
  10: 'regular decagon',
  12: 'regular polygon with 12 sides',
  15: 'regular polygon with 15 sides',
  18: 'regular polygon with 18 sides',
  20: 'regular polygon with 20 sides',
  24: 'regular polygon with 24 sides',
};
const article = (n: number) => (n === 3 ? 'an' : 'a');
const interior = (n: number) => q(180).sub(q(360, n));

interface Joined {
  n: number;
  m: number;
  way: boolean;
}

const betweenSides = form({
  form: 'angle-between-two-polygons',
  revision: 3,
  band: 'Easy',
  seconds: 45,
  stem: ({ n, m, way }: Joined) =>
    way
      ? `AB is a common side of ${article(n)} ${names[n]} and ${article(m)} ${names[m]} that lie on opposite sides of AB. What is the angle at B between the next sides of the two polygons, measured outside both of them?`
      : `Two tiles, ${article(n)} ${names[n]} and ${article(m)} ${names[m]}, are laid edge to edge without overlap so that one whole edge is shared. What is the angle of the gap between them at an end of this edge?`,
  path: path<Joined>()
    .step(
      'first',
      ({ n }) => interior(n),
      'Find the interior angle of the first figure from its exterior angle.',
      ({ n }, { first }) => `180^\\circ - \\frac{360^\\circ}{${n}} = ${numberTex(first)}^\\circ`,
    )
    .step(
      'second',
      ({ m }) => interior(m),
      'Do the same for the second.',
      ({ m }, { second }) => `180^\\circ - \\frac{360^\\circ}{${m}} = ${numberTex(second)}^\\circ`,
    )
    .step(
      'gap',
      (_p, { first, second }) => q(360).sub(first).sub(second),
      'The two interior angles and the angle outside make a full turn.',
      (_p, { first, second, gap }) =>
        `360^\\circ - ${numberTex(first)}^\\circ - ${numberTex(second)}^\\circ = ${numberTex(gap)}^\\circ`,
    ),
  slips: [
    {
      misconception: 'straight_angle_for_full_turn',
      at: 'gap',
      wrongly: (_p, { first, second }) => first.add(second).sub(180),
      words: (_p, { first, second }) =>
        `$${numberTex(first)}^\\circ + ${numberTex(second)}^\\circ - 180^\\circ$ completes a straight line; round a point the angles add up to $360^\\circ$.`,
    },
    {
      misconception: 'gives_difference_of_interior_angles',
      at: 'gap',
      wrongly: (_p, { first, second }) => first.sub(second).abs(),
      words: (_p, { gap }) =>
        `$${numberTex(gap)}^\\circ$ is the difference of the interior angles, which would be the angle if the figures lay on the same side.`,
    },
    {
      misconception: 'exterior_for_interior',
      at: 'first',
      wrongly: ({ n }) => q(360, n),
      words: (_p, { first }) =>
        `$${numberTex(first)}^\\circ$ is an exterior angle; the corner of the first figure is its supplement.`,
    },
    {
      misconception: 'exterior_for_interior',
      at: 'second',
      wrongly: ({ m }) => q(360, m),
      words: (_p, { second }) =>
        `For the second figure the exterior angle $${numberTex(second)}^\\circ$ was used instead of the interior one.`,
    },
    {
      misconception: 'angle_sum_of_all_sides',
      at: 'first',
      wrongly: ({ n }) => (n > 3 ? q(180 * (n - 3), n) : null),
      words: ({ n }) =>
        `Cutting the first figure into $${n - 3}$ triangles misses one: its diagonals from a vertex make $${n - 2}$.`,
    },
    {
      misconception: 'angle_sum_of_all_sides',
      at: 'second',
      wrongly: ({ m }) => (m > 3 ? q(180 * (m - 1), m) : null),
      words: ({ m }) =>
        `The second figure was given the angle sum of $${m - 1}$ triangles; there are $${m - 2}$.`,
    },
    {
      misconception: 'gives_half_of_the_gap',
      at: 'gap',
      wrongly: ({ n, m }) => q(180, n).add(q(180, m)),
      words: ({ n, m }, { gap }) =>
        `Half of each exterior angle was added; the whole ones make up the gap. Here $\\frac{180}{${numberTex(n)}} + \\frac{180}{${numberTex(m)}} = ${numberTex(gap)}$.`,
    },
  ],
  show: value => degrees(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 360 && value.d <= 2n,
  snapRead: () => 'Two regular figures share a side; the angle outside both at an end of it is asked.',
  approach: () =>
    'Round the end of the side there are two interior angles and the angle asked: together a full turn.',
  faster: ({ n, m }) =>
    `The gap is the sum of the two exterior angles: $\\frac{360}{${n}} + \\frac{360}{${m}}$ degrees.`,
  check: ({ n, m }, { gap }) =>
    `Producing AB splits the gap into the exterior angles $${numberTex(q(360, n))}^\\circ$ and $${numberTex(q(360, m))}^\\circ$, together $${numberTex(gap)}^\\circ$.`,
  principle: 'Angles round a point make a full turn; for regular figures think in exterior angles.',
  verify: ({ n, m }) => q(360, n).add(q(360, m)),
});

interface Larger {
  n: number;
  m: number;
  way: boolean;
}

const largerAngle = form({
  form: 'sides-from-difference-of-angles',
  revision: 3,
  band: 'Easy',
  entry: true,
  seconds: 50,
  stem: ({ n, m, way }: Larger) =>
    way
      ? `Each interior angle of a regular polygon is ${degrees(interior(n).sub(interior(m)))} greater than each interior angle of ${article(m)} ${names[m]}. How many sides does the polygon have?`
      : `If every interior angle of ${article(m)} ${names[m]} were increased by ${degrees(interior(n).sub(interior(m)))}, it would be equal to an interior angle of another regular polygon. What is the number of vertices of the second polygon?`,
  path: path<Larger>()
    .step(
      'outer',
      ({ m }) => q(360, m),
      'Find the exterior angle of the known polygon.',
      ({ m }, { outer }) => `\\frac{360^\\circ}{${m}} = ${numberTex(outer)}^\\circ`,
    )
    .quiet('more', ({ n, m }) => interior(n).sub(interior(m)))
    .step(
      'other',
      (_p, { outer, more }) => outer.sub(more),
      'A larger interior angle is a smaller exterior angle, by the same amount.',
      (_p, { outer, more, other }) =>
        `${numberTex(outer)}^\\circ - ${numberTex(more)}^\\circ = ${numberTex(other)}^\\circ`,
    )
    .step(
      'sides',
      (_p, { other }) => q(360).div(other),
      'The exterior angles make one full turn; divide.',
      (_p, { other, sides }) => `360 \\div ${numberTex(other)} = ${numberTex(sides)}`,
    ),
  slips: [
    {
      misconception: 'interior_for_exterior',
      at: 'sides',
      wrongly: (_p, { other }) => q(360).div(q(180).sub(other)),
      words: () => 'A full turn was divided by the interior angle; it holds the exterior angles.',
    },
    {
      misconception: 'difference_taken_as_exterior_angle',
      at: 'other',
      wrongly: (_p, { more }) => more,
      words: (_p, { more }) =>
        `$${numberTex(more)}^\\circ$ is a difference of two angles, not the exterior angle.`,
    },
    {
      misconception: 'difference_added_to_exterior_angle',
      at: 'other',
      wrongly: (_p, { outer, more }) => outer.add(more),
      words: (_p, { other }) =>
        `An exterior angle of $${numberTex(other)}^\\circ$ is larger than before; it has to shrink when the interior angle grows.`,
    },
    {
      misconception: 'half_turn_for_full_turn',
      at: 'sides',
      wrongly: (_p, { other }) => q(180).div(other),
      words: () => 'The exterior angles make $360^\\circ$, a full turn, and not $180^\\circ$.',
    },
    {
      misconception: 'two_added_twice',
      at: 'sides',
      wrongly: (_p, { other }) => q(360).div(other).add(2),
      words: (_p, { other, sides }) =>
        `Two was added as if triangles had been counted; the quotient is the number of sides already. Here $\\frac{360}{${numberTex(other)}} + 2 = ${numberTex(sides)}$.`,
    },
    {
      misconception: 'triangles_taken_for_sides',
      at: 'sides',
      wrongly: (_p, { other }) => q(360).div(other).sub(2),
      words: () => 'This is the number of triangles in the polygon; it has two more sides.',
    },
    {
      misconception: 'difference_counted_twice',
      at: 'other',
      wrongly: (_p, { outer, more }) =>
        outer.valueOf() > 2 * more.valueOf() ? outer.sub(more.mul(2)) : null,
      words: (_p, { more }) => `The difference of $${numberTex(more)}^\\circ$ was taken off twice.`,
    },
    {
      misconception: 'sides_added_to_known_polygon',
      at: 'sides',
      wrongly: ({ m }, { more, outer }) => q(360).div(outer.sub(more)).add(m),
      words: ({ m }) => `The $${m}$ sides of the known polygon were added on at the end.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { m }) => value.d === 1n && value.valueOf() > Math.min(m, 3),
  snapRead: () =>
    'The difference of interior angles of two regular polygons and one of the polygons are known.',
  approach: () =>
    'Go over to exterior angles: they differ by as much, the other way round, and one full turn holds them all.',
  check: ({ n, m }, { sides }) =>
    `With $${numberTex(sides)}$ sides the interior angle is $${numberTex(interior(n))}^\\circ$, against $${numberTex(interior(m))}^\\circ$.`,
  principle:
    'Exterior angles of a convex polygon make one full turn: work with them instead of interior angles.',
  verify: ({ n, m }) => {
    const goal = interior(n).sub(interior(m)).add(interior(m));
    for (let k = 3; k < 500; k += 1) if (interior(k).equals(goal)) return q(k);
    throw new Error('no polygon');
  },
});

const wholeAngled = [5, 6, 8, 9, 10, 12, 15, 18, 20, 24, 30, 36, 40, 45, 60, 72, 90];

/** GM.QAD.1 Easy: two regular polygons, side by side or compared. */
export const sideBySide: readonly AnyTemplate[] = [
  ...situation<Joined>({
    type: 'GM.QAD.1',
    situation: 'common-side',
    draw: draw => {
      const [n, m] = draw.some(Object.keys(names).map(Number), 2) as [number, number];
      const gap: Fraction = q(360, n).add(q(360, m));
      return gap.valueOf() < 190 && !gap.equals(interior(n)) && !gap.equals(interior(m))
        ? { n, m, way: draw.chance(0.5) }
        : null;
    },
    forms: [betweenSides],
  }),
  ...situation<Larger>({
    type: 'GM.QAD.1',
    situation: 'compared-angles',
    draw: draw => {
      const m = draw.pick([3, 4, 5, 6, 8, 9, 10, 12, 15, 18]);
      const n = draw.pick(wholeAngled);
      return n > m ? { n, m, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [largerAngle],
  }),
];
