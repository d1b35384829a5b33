import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
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

const betweenSides = form<Joined>(
  'angle-between-two-polygons',
  {
    band: 'Easy',
    seconds: 45,
    revision: 3,
    verify: ({ n, m }) => q(360, n).add(q(360, m)),
  },
  ({ n, m, way }, { step }) => {
    const first = step(interior(n), value => tex`180^\circ - \frac{360^\circ}{${n}} = ${value}^\circ`)`
      Find the interior angle of the first figure from its exterior angle.`;
    const second = step(interior(m), value => tex`180^\circ - \frac{360^\circ}{${m}} = ${value}^\circ`)`
      Do the same for the second.`;
    const gap = step(
      calc`360 - ${first} - ${second}`,
      value => tex`360^\circ - ${first}^\circ - ${second}^\circ = ${value}^\circ`,
    )`
      The two interior angles and the angle outside make a full turn.`;
    return {
      answer: gap,
      stem: way
        ? text`AB is a common side of ${article(n)} ${names[n]} and ${article(m)} ${names[m]} that lie on opposite sides
          of AB. What is the angle at B between the next sides of the two polygons, measured outside both of them?`
        : text`Two tiles, ${article(n)} ${names[n]} and ${article(m)} ${names[m]}, are laid edge to edge without overlap
          so that one whole edge is shared. What is the angle of the gap between them at an end of this edge?`,
      show: degrees,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 360 && value.d <= 2n,
      slips: [
        slip('used_a_wrong_angle_sum', gap, calc`${first} + ${second} - 180`)`
          $${first}^\circ + ${second}^\circ - 180^\circ$ completes a straight line; round a point the angles add up to
          $360^\circ$.`,
        slip('took_the_wrong_angle', gap, calc`abs(${first} - ${second})`)`
          $${gap}^\circ$ is the difference of the interior angles, which would be the angle if the figures lay on the
          same side.`,
        slip('took_the_wrong_angle', first, calc`360 / ${n}`)`
          $${first}^\circ$ is an exterior angle; the corner of the first figure is its supplement.`,
        slip('took_the_wrong_angle', second, calc`360 / ${m}`)`
          For the second figure the exterior angle $${second}^\circ$ was used instead of the interior one.`,
        slip('miscounted_the_steps', first, n > 3 && calc`180 * (${n} - 3) / ${n}`)`
          Cutting the first figure into $${n - 3}$ triangles misses one: its diagonals from a vertex make $${n - 2}$.`,
        slip('miscounted_the_steps', second, m > 3 && calc`180 * (${m} - 1) / ${m}`)`
          The second figure was given the angle sum of $${m - 1}$ triangles; there are $${m - 2}$.`,
        slip('did_not_double', gap, calc`180 / ${n} + 180 / ${m}`)`
          Half of each exterior angle was added; the whole ones make up the gap. Here $\frac{180}{${n}} +
          \frac{180}{${m}} = ${gap}$.`,
      ],
      snapRead: text`Two regular figures share a side; the angle outside both at an end of it is asked.`,
      approach: text`Round the end of the side there are two interior angles and the angle asked: together a full
        turn.`,
      faster: text`The gap is the sum of the two exterior angles: $\frac{360}{${n}} + \frac{360}{${m}}$ degrees.`,
      check: () =>
        text`Producing AB splits the gap into the exterior angles $${q(360, n)}^\circ$ and $${q(360, m)}^\circ$,
          together $${gap}^\circ$.`,
      principle: text`Angles round a point make a full turn; for regular figures think in exterior angles.`,
    };
  },
);

interface Larger {
  n: number;
  m: number;
  way: boolean;
}

const largerAngle = form<Larger>(
  'sides-from-difference-of-angles',
  {
    band: 'Easy',
    seconds: 50,
    revision: 3,
    entry: true,
    verify: ({ n, m }) => {
      const goal = interior(n).sub(interior(m)).add(interior(m));
      for (let k = 3; k < 500; k += 1) if (interior(k).equals(goal)) return k;
      throw new Error('no polygon');
    },
  },
  ({ m, n, way }, { step, find }) => {
    const outer = step(calc`360 / ${m}`, value => tex`\frac{360^\circ}{${m}} = ${value}^\circ`)`
      Find the exterior angle of the known polygon.`;
    const more = find(calc`${interior(n)} - ${interior(m)}`);
    const other = step(
      calc`${outer} - ${more}`,
      value => tex`${outer}^\circ - ${more}^\circ = ${value}^\circ`,
    )`
      A larger interior angle is a smaller exterior angle, by the same amount.`;
    const sides = step(calc`360 ÷ ${other}`)`
      The exterior angles make one full turn; divide.`;
    return {
      answer: sides,
      stem: way
        ? text`Each interior angle of a regular polygon is ${degrees(interior(n).sub(interior(m)))} greater than each
          interior angle of ${article(m)} ${names[m]}. How many sides does the polygon have?`
        : text`If every interior angle of ${article(m)} ${names[m]} were increased by
          ${degrees(interior(n).sub(interior(m)))}, it would be equal to an interior angle of another regular polygon.
          What is the number of vertices of the second polygon?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > Math.min(m, 3),
      slips: [
        slip('took_the_wrong_angle', sides, calc`360 / (180 - ${other})`)`
          A full turn was divided by the interior angle; it holds the exterior angles.`,
        slip('took_the_wrong_angle', other, more)`
          $${more}^\circ$ is a difference of two angles, not the exterior angle.`,
        slip('wrong_sign', other, calc`${outer} + ${more}`)`
          An exterior angle of $${other}^\circ$ is larger than before; it has to shrink when the interior angle grows.`,
        slip('used_a_wrong_angle_sum', sides, calc`180 / ${other}`)`
          The exterior angles make $360^\circ$, a full turn, and not $180^\circ$.`,
        slip('miscounted_the_steps', sides, calc`360 / ${other} + 2`)`
          Two was added as if triangles had been counted; the quotient is the number of sides already. Here
          $\frac{360}{${other}} + 2 = ${sides}$.`,
        slip('used_a_wrong_given_number', sides, calc`360 / ${other} - 2`)`
          This is the number of triangles in the polygon; it has two more sides.`,
        slip('counted_twice', other, outer.valueOf() > 2 * more.valueOf() && calc`${outer} - ${more} * 2`)`
          The difference of $${more}^\circ$ was taken off twice.`,
        slip('answered_another_quantity', sides, calc`360 / (${outer} - ${more}) + ${m}`)`
          The $${m}$ sides of the known polygon were added on at the end.`,
      ],
      snapRead: text`The difference of interior angles of two regular polygons and one of the polygons are known.`,
      approach: text`Go over to exterior angles: they differ by as much, the other way round, and one full turn holds
        them all.`,
      check: () =>
        text`With $${sides}$ sides the interior angle is $${interior(n)}^\circ$, against $${interior(m)}^\circ$.`,
      principle: text`Exterior angles of a convex polygon make one full turn: work with them instead of interior
        angles.`,
    };
  },
);

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
