import type Fraction from 'fraction.js';
import { calc, form, type Path, situation, slip, stop, tex, text } from '../../../question/index.ts';
import { numberTex } from '../../../show.ts';
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
    return `${name}${lead} is ${numberTex(
      q(sides - 2, 2),
    )} times as large as the exterior angle beside it. How many sides has ${it}?`;
  if (given === 'excess')
    return `${name}${lead} is ${degrees(inner.sub(outer))} larger than the exterior angle beside it. How many sides has ${it}?`;
  return `${
    scene === 'gazebo' ? `${name}Its interior angles` : 'The interior angles of a polygon'
  } add up to ${degrees(180 * (sides - 2))}. How many sides has ${it}?`;
}

const fullTurn =
  'The equal exterior angles make one full turn, so divide it by one of them to get the number of sides.';

const fromInterior = ({ sides }: Regular, { step, find }: Path) => {
  const inner = find(interior(sides));
  const outer = step(calc`180 - ${inner}`, {
    name: 'the exterior angle',
    works: value => tex`180^{\circ} - ${inner}^{\circ} = ${value}^{\circ}`,
    because: text`The exterior angle shows by how much the direction turns at a corner. Its sum is $360^\circ$ for
      every convex polygon, while the sum of the interior angles depends on the unknown number of sides.`,
  })`
    Go over to the exterior angle, because the sum of the exterior angles is known. It makes a straight line with
    the interior angle, so subtract from $180^\circ$.`;
  const sidesFound = step(calc`360 / ${outer}`, {
    name: 'the number of sides',
    works: value => tex`\frac{360^{\circ}}{${outer}^{\circ}} = ${value}`,
    because: text`Going once around the polygon turns the direction by $360^\circ$. At each corner it turns by the
      same exterior angle, so the quotient is the number of corners, and of sides.`,
  })`
    ${fullTurn}`;
  return {
    answer: sidesFound,
    slips: [
      slip('used_a_wrong_angle_sum', sidesFound, calc`180 / ${outer}`)`
        $180^{\circ} \div ${outer}^{\circ} = ${sidesFound}$ is half a turn; all exterior angles make one full turn.`,
      slip('used_a_wrong_given_number', sidesFound, calc`${sidesFound} - 2`)`
        $${sidesFound}$ is the number of triangles into which the polygon can be cut; it has two sides more.`,
      slip('miscounted_the_steps', sidesFound, calc`${sidesFound} + 2`)`
        The quotient of $360^{\circ}$ and $${outer}^{\circ}$ was taken for the number of triangles, and two was
        added; it is the number of sides already.`,
      stop('answered_another_quantity', outer)`
        The exterior angle has $${outer}^{\circ}$; that is its size, not the number of sides.`,
      slip('used_a_wrong_angle_sum', sidesFound, calc`720 / ${outer}`)`
        $720^{\circ} \div ${outer}^{\circ} = ${sidesFound}$ uses two full turns. All the exterior angles together
        make only one.`,
    ],
  };
};

const fromExcess = ({ sides }: Regular, { step, find }: Path) => {
  const excess = find(calc`${interior(sides)} - 360 / ${sides}`);
  const outer = step(calc`(180 - ${excess}) / 2`, {
    name: 'the exterior angle',
    works: value => tex`\frac{180^{\circ} - ${excess}^{\circ}}{2} = ${value}^{\circ}`,
    because: text`Two angles are known by sum and difference. Without the excess both would be equal: what is left
      of $180^\circ$ is twice the smaller one.`,
  })`
    Interior and exterior angle make a straight line, $180^\circ$, and their difference is known. Subtract the
    difference; half of the rest is the smaller angle, the exterior one.`;
  const sidesFound = step(calc`360 / ${outer}`, {
    name: 'the number of sides',
    works: value => tex`\frac{360^{\circ}}{${outer}^{\circ}} = ${value}`,
    because: text`Going once around the polygon turns the direction by $360^\circ$. At each corner it turns by the
      same exterior angle, so the quotient is the number of corners, and of sides.`,
  })`
    ${fullTurn}`;
  return {
    answer: sidesFound,
    slips: [
      slip('used_a_wrong_angle_sum', sidesFound, calc`180 / ${outer}`)`
        $180^{\circ} \div ${outer}^{\circ} = ${sidesFound}$ is half a turn; all exterior angles make one full turn.`,
      slip('used_a_wrong_given_number', sidesFound, calc`${sidesFound} - 2`)`
        $${sidesFound}$ is the number of triangles into which the polygon can be cut; it has two sides more.`,
      slip('miscounted_the_steps', sidesFound, calc`${sidesFound} + 2`)`
        The quotient of $360^{\circ}$ and $${outer}^{\circ}$ was taken for the number of triangles, and two was
        added; it is the number of sides already.`,
      slip('did_not_halve', outer, calc`180 - ${excess}`)`
        $180^{\circ} - ${excess}^{\circ} = ${outer}^{\circ}$ was taken for the exterior angle; that is twice the
        exterior angle.`,
      slip('used_a_wrong_angle_sum', sidesFound, calc`720 / ${outer}`)`
        $720^{\circ} \div ${outer}^{\circ} = ${sidesFound}$ uses two full turns. All the exterior angles together
        make only one.`,
      stop('answered_another_quantity', outer)`
        The exterior angle has $${outer}^{\circ}$; that is its size, not the number of sides.`,
    ],
  };
};

const fromTimes = ({ sides }: Regular, { step, find }: Path) => {
  const times = find(calc`(${sides} - 2) / 2`);
  const parts = step(calc`${times} + 1`, {
    name: 'the number of exterior angles in a straight line',
    works: value => tex`${times} + 1 = ${value}`,
    because: text`The interior angle is so many exterior angles, and the exterior angle beside it is one more.
      Together they make a straight line.`,
  })`
    Interior and exterior angle make a straight line. It contains the exterior angle once for itself and so many
    times as the interior angle says: count the exterior angles in it.`;
  const sidesFound = step(calc`${parts} * 2`, {
    name: 'the number of sides',
    works: value => tex`2 \times ${parts} = ${value}`,
    because: text`All exterior angles together are $360^\circ$, two straight lines, and there is one at each corner.
      So the number in two straight lines is the number of corners.`,
  })`
    A full turn is two straight lines, so it contains twice as many exterior angles, one for each corner and side.`;
  return {
    answer: sidesFound,
    slips: [
      slip('used_a_wrong_angle_sum', parts, times)`
        $2 \times ${times} = ${sidesFound}$ is twice the given number; interior and exterior angle together make one
        part more than that.`,
      stop('used_a_wrong_angle_sum', parts)`
        $${parts}$ exterior angles fill half a turn; all of them together make one full turn.`,
      stop('answered_another_quantity', times)`
        $${times}$ is how many times the interior angle holds the exterior one; it is not the number of sides.`,
      slip('counted_twice', parts, calc`${times} + 2`)`
        $${times} + 2 = ${parts}$ treats the exterior angle as two parts; with the interior angle it makes just one
        part more than the given number.`,
      slip('used_a_wrong_angle_sum', sidesFound, calc`${parts} * 4`)`
        $4 \times ${parts} = ${sidesFound}$ uses two full turns. All the exterior angles together make only one.`,
    ],
  };
};

const fromSum = ({ sides }: Regular, { step, find }: Path) => {
  const total = find(calc`180 * (${sides} - 2)`);
  const triangles = step(calc`${total} / 180`, {
    name: 'the number of triangles',
    works: value => tex`\frac{${total}^{\circ}}{180^{\circ}} = ${value.toFraction()}`,
    because: text`The diagonals from one corner cut the polygon into triangles whose angles together are the
      interior angles of the polygon. Each triangle has $180^\circ$.`,
  })`
    Cut the polygon into triangles by the diagonals from one corner. Each triangle has the angle sum $180^\circ$, so
    divide the sum by it to count them.`;
  const sidesFound = step(calc`${triangles} + 2`, {
    name: 'the number of sides',
    works: value => tex`${triangles} + 2 = ${value}`,
    because: text`Each triangle has one side of the polygon opposite the chosen corner. The two sides that meet at
      this corner come in addition.`,
  })`
    There are two more sides than triangles, because the two sides at the chosen corner face no triangle of their
    own. Add two.`;
  return {
    answer: sidesFound,
    slips: [
      stop('used_a_wrong_given_number', triangles)`
        $${triangles}$ is the number of triangles into which the polygon can be cut; it has two sides more.`,
      slip('miscounted_the_steps', sidesFound, calc`${triangles} + 4`)`
        $${triangles} + 4 = ${sidesFound}$ adds two twice; there are two more sides than triangles, no more.`,
      slip('used_a_wrong_angle_sum', triangles, calc`${total} / 360`)`
        Giving $360^{\circ}$ to each triangle makes $${triangles}$ of them; the angles of a triangle add up to
        $180^{\circ}$.`,
      slip('miscounted_the_steps', sidesFound, calc`${triangles} + 1`)`
        $${triangles} + 1 = ${sidesFound}$ gives one side more than triangles; cutting from one corner gives two
        triangles less than sides.`,
      slip('miscounted_the_steps', sidesFound, calc`${triangles} + 3`)`
        $${triangles} + 3 = ${sidesFound}$ gives three more sides than triangles. A polygon has only two more.`,
    ],
  };
};

const routesByGiven = { interior: fromInterior, times: fromTimes, excess: fromExcess, sum: fromSum };

const sidesFromAngleAsked = form<Regular>(
  'from-angle',
  {
    band: 'Easy',
    revision: 2,
    verify: ({ sides, given }) => {
      // Tries polygons one by one and compares the angles of a polygon drawn on the unit circle with the given ones.
      for (let n = 3; n < 100; n += 1) {
        const at = (i: number) => ({
          x: Math.cos((2 * Math.PI * i) / n),
          y: Math.sin((2 * Math.PI * i) / n),
        });
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
        if (fits) return n;
      }
      return 0;
    },
  },
  (p, path) => {
    const { given, sides } = p;
    return {
      ...routesByGiven[given](p, path),
      stem: text`${regularStem(p)}`,
      show: value => `$${numberTex(value)}$`,
      plausible: value => whole(value) && value.valueOf() >= 3,
      snapRead: text`${
        given === 'sum'
          ? 'The sum of the interior angles is given'
          : 'A regular polygon; its angle is described'
      }, the number of sides is asked.`,
      approach:
        given === 'sum'
          ? text`Cut the polygon into triangles from one corner: there are two less than sides, and each has an
            angle sum of $180^{\circ}$. So divide and add two.`
          : text`Work with the exterior angle: beside the interior one it fills a straight line, and all exterior
            angles together make one full turn. The way by the sum of the interior angles needs an equation; this
            one needs a division.`,
      check: () => {
        const [inner, outer] = [interior(sides), q(360, sides)];
        return text`A polygon of ${sides} sides has interior angles with the sum $${sides - 2} \times 180^{\circ} =
          ${180 * (sides - 2)}^{\circ}$${
            given !== 'sum' &&
            text`, each $${inner}^{\circ}$ when it is regular, beside
            an exterior angle of $${outer}^{\circ}$`
          }.`;
      },
      principle: text`For a regular polygon use the exterior angle: the exterior angles of any convex polygon make
        one full turn.`,
    };
  },
);

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
