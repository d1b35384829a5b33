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
    revision: 4, // No option is tied to the key at a glance.
    untied: true,
    verify: ({ n, m }) => q(360, n).add(q(360, m)),
  },
  ({ n, m, way }, { step }) => {
    const first = step(interior(n), {
      name: text`the interior angle of the ${names[n]}`,
      works: value => tex`180^\circ - \frac{360^\circ}{${n}} = ${value}^\circ`,
      because: text`The exterior angles of a convex polygon make a full turn, $360^\circ$. In a regular one they are
        equal, and each lies on a straight line with its interior angle.`,
    })`
      The gap depends on both interior angles, so find that of the ${names[n]} first. Its exterior angle is
      $360^\circ$ divided by its number of sides, and the interior angle is the rest of $180^\circ$.`;
    const second = step(interior(m), {
      name: text`the interior angle of the ${names[m]}`,
      works: value => tex`180^\circ - \frac{360^\circ}{${m}} = ${value}^\circ`,
    })`
      Find the interior angle of the ${names[m]} in the same way.`;
    const gap = step(calc`360 - ${first} - ${second}`, {
      name: 'the angle between the two figures',
      works: value => tex`360^\circ - ${first}^\circ - ${second}^\circ = ${value}^\circ`,
      because: text`Round a point there are $360^\circ$. At the end of the common side the two figures fill their
        interior angles, one on each side, and the gap fills the rest.`,
    })`
      At an end of the common side the two interior angles and the gap make a full turn. So subtract both angles
      from $360^\circ$.`;
    return {
      answer: gap,
      stem: way
        ? text`AB is a common side of ${article(n)} ${names[n]} and ${article(m)} ${names[m]} that lie on opposite
          sides of AB. What is the angle at B between the next sides of the two polygons, measured outside both of
          them?`
        : text`Two tiles, ${article(n)} ${names[n]} and ${article(m)} ${names[m]}, are laid edge to edge without
          overlap so that one whole edge is shared. What is the angle of the gap between them at an end of this
          edge?`,
      show: degrees,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 360 && value.d <= 2n,
      slips: [
        slip('used_a_wrong_angle_sum', gap, calc`${first} + ${second} - 180`)`
          $${first}^\circ + ${second}^\circ - 180^\circ$ completes a straight line; round a point the angles add up
          to $360^\circ$.`,
        slip('took_the_wrong_angle', gap, calc`abs(${first} - ${second})`)`
          $${gap}^\circ$ is the difference of the interior angles, which would be the angle if the figures lay on
          the same side.`,
        slip('took_the_wrong_angle', first, calc`360 / ${n}`)`
          $${first}^\circ$ is an exterior angle; the corner of the first figure is its supplement.`,
        slip('took_the_wrong_angle', second, calc`360 / ${m}`)`
          For the second figure you used the exterior angle $${second}^\circ$. Its corner is the interior angle, the
          rest of $180^\circ$.`,
        slip('miscounted_the_steps', first, n > 3 && calc`180 * (${n} - 3) / ${n}`)`
          Cutting the first figure into $${n - 3}$ triangles misses one: its diagonals from a vertex make
          $${n - 2}$.`,
        slip('miscounted_the_steps', second, m > 3 && calc`180 * (${m} - 1) / ${m}`)`
          You gave the second figure the angle sum of $${m - 1}$ triangles. From one vertex its diagonals make
          $${m - 2}$ triangles.`,
        slip('did_not_double', gap, calc`180 / ${n} + 180 / ${m}`)`
          You added half of each exterior angle: $\frac{180}{${n}} + \frac{180}{${m}} = ${gap}$. The whole exterior
          angles make up the gap.`,
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
    const outer = step(calc`360 / ${m}`, {
      name: 'the exterior angle of the known polygon',
      works: value => tex`\frac{360^\circ}{${m}} = ${value}^\circ`,
      because: text`Exterior angles are easier than interior ones, because their sum is always $360^\circ$. In a
        regular polygon they are equal, so each is $360^\circ$ divided by the number of sides.`,
    })`
      Work with exterior angles, because their sum is $360^\circ$ for every convex polygon. In the known regular
      polygon they are equal, so divide $360^\circ$ by its number of sides.`;
    const more = find(calc`${interior(n)} - ${interior(m)}`);
    const other = step(calc`${outer} - ${more}`, {
      name: 'the exterior angle of the other polygon',
      works: value => tex`${outer}^\circ - ${more}^\circ = ${value}^\circ`,
      because: text`Interior and exterior angle lie on a straight line and add up to $180^\circ$. If the interior
        one grows by some degrees, the exterior one loses the same number of degrees.`,
    })`
      Interior and exterior angle add up to $180^\circ$. So an interior angle larger by $${more}^\circ$ means an
      exterior angle smaller by $${more}^\circ$: subtract.`;
    const sides = step(calc`360 ÷ ${other}`, {
      name: 'the number of sides',
      because: text`The exterior angles of the other polygon are equal and together $360^\circ$. As many as fit into
        the full turn, so many corners and sides it has.`,
    })`
      The equal exterior angles of the other polygon make a full turn, so divide $360^\circ$ by one of them to get
      the number of sides.`;
    return {
      answer: sides,
      stem: way
        ? text`Each interior angle of a regular polygon is ${degrees(interior(n).sub(interior(m)))} greater than
          each interior angle of ${article(m)} ${names[m]}. How many sides does the polygon have?`
        : text`If every interior angle of ${article(m)} ${names[m]} were increased by
          ${degrees(interior(n).sub(interior(m)))}, it would be equal to an interior angle of another regular
          polygon. What is the number of vertices of the second polygon?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > Math.min(m, 3),
      slips: [
        slip('took_the_wrong_angle', sides, calc`360 / (180 - ${other})`)`
          You divided a full turn by the interior angle and got $${sides}$. The exterior angles, not the interior
          ones, add up to $360^\circ$.`,
        slip('took_the_wrong_angle', other, more)`
          You used $${more}^\circ$ as the exterior angle. It is the difference of two angles; it has to be
          subtracted from the exterior angle of the known polygon.`,
        slip('wrong_sign', other, calc`${outer} + ${more}`)`
          You added and got an exterior angle of $${other}^\circ$. When the interior angle grows, the exterior angle
          becomes smaller, so subtract.`,
        slip('used_a_wrong_angle_sum', sides, calc`180 / ${other}`)`
          You divided $180^\circ$ and got $${sides}$. The exterior angles of a convex polygon add up to a full turn,
          $360^\circ$.`,
        slip('miscounted_the_steps', sides, calc`360 / ${other} + 2`)`
          You added two: $\frac{360}{${other}} + 2 = ${sides}$. Two is added to a number of triangles; this quotient
          is the number of sides already.`,
        slip('used_a_wrong_given_number', sides, calc`360 / ${other} - 2`)`
          $${sides}$ is the number of triangles in the polygon, two fewer than its sides. The quotient of the angles
          is the number of sides itself.`,
        slip('counted_twice', other, outer.valueOf() > 2 * more.valueOf() && calc`${outer} - ${more} * 2`)`
          You subtracted the difference of $${more}^\circ$ twice, to $${other}^\circ$. The exterior angle loses
          exactly what the interior angle gains.`,
        slip('answered_another_quantity', sides, calc`360 / (${outer} - ${more}) + ${m}`)`
          You added the $${m}$ sides of the known polygon at the end. The full turn is shared by the corners of the
          other polygon alone.`,
      ],
      snapRead: text`The interior angles of two regular polygons differ by a known amount and one polygon is known:
        their exterior angles differ by the same amount.`,
      approach: text`Go over to exterior angles: they differ by as much, the other way round, and one full turn
        holds them all.`,
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
