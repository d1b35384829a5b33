import type { Point } from '../../figure.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { ratio } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import { roundFigure } from '../round-figure.ts';
import { crossing, degrees, measured, onCircle } from './measured-angles.ts';

interface Four {
  arcs: readonly [number, number, number, number];
  way: boolean;
}

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

const crossingAngle = form<Four>(
  'crossing-chords-from-arcs',
  {
    band: 'Easy',
    seconds: 50,
    revision: 4,
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
  },
  ({ arcs, way }, { step, find }) => {
    const unit = step(calc`360 / ${sum(arcs)}`, {
      name: 'one part of the circle',
      works: value => tex`360^\circ \div ${sum(arcs)} = ${value}^\circ`,
      because: text`The four arcs together are the whole circle, $360^\circ$. The ratio says how many equal parts
        each has, so one part is the full turn divided by all parts.`,
    })`
      The four arcs together make a full turn, so divide $360^\circ$ by the sum of the terms of the ratio to find
      one part.`;
    const parts = find(calc`${arcs[0]} + ${arcs[2]}`);
    const both = step(calc`${unit} * ${parts}`, {
      name: 'the two opposite arcs together',
      works: value => tex`${parts} \times ${unit}^\circ = ${value}^\circ`,
      because: text`The crossing lies inside the circle, so the angle opens towards one arc, and its vertically
        opposite angle, which is equal, towards the arc across. Both arcs decide its size.`,
    })`
      The angle opens towards one arc, and its vertically opposite angle towards the arc across. Add these two arcs.`;
    const angle = step(calc`${both} / 2`, {
      name: 'the angle of the chords',
      works: value => tex`\frac{${both}^\circ}{2} = ${value}^\circ`,
      because: text`Join two ends of the chords: in the triangle so formed the angle of the chords is an exterior
        angle, the sum of the two angles at the circle. Each of those is half of its arc.`,
    })`
      The angle of the chords is an exterior angle of a triangle with two angles at the circle, each half of one of
      these arcs. So it is half of their sum.`;
    return {
      answer: angle,
      stem: way
        ? text`Four points A, B, C and D lie on a circle in this order, and the arcs AB, BC, CD and DA are in the
          ratio ${ratio(arcs)}. The chords AC and BD meet at E. What is $\angle AEB$?`
        : text`Four gates P, Q, R and S lie in this order on a circular wall. Walking round from P, the stretches
          PQ, QR, RS and SP are in the ratio ${ratio(arcs)}. The straight roads PR and QS cross at a fountain F.
          Find the angle PFQ.`,
      show: degrees,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 180 && value.d <= 2n,
      slips: [
        slip('mixed_up_centre_and_circumference', parts, calc`2 * ${arcs[0]}`)`
          $${angle}^\circ$ is the first arc itself. That would be the angle if the chords crossed at the centre,
          with both opposite arcs equal.`,
        slip('mixed_up_centre_and_circumference', parts, arcs[0])`
          You used half of one arc, $${angle}^\circ$. That is the angle for a vertex on the circle; for a crossing
          inside, the opposite arc counts too.`,
        slip('took_the_wrong_angle', parts, calc`${arcs[1]} + ${arcs[3]}`)`
          You added the other pair of opposite arcs. They belong to the angle beside this one, which makes
          $180^\circ$ with it.`,
        slip('subtracted_for_added', parts, calc`abs(${arcs[0]} - ${arcs[2]})`)`
          Half of the difference of the two arcs was used. That is the angle of chords whose lines meet outside the
          circle; here they cross inside.`,
        slip('did_not_halve', angle, both)`
          $${both}^\circ$ is the sum of the two arcs. The angles at the circle are half of their arcs, so the sum is
          halved.`,
        slip('took_the_wrong_angle', parts, calc`${arcs[0]} + ${arcs[1]}`)`
          You added two neighbouring arcs. The angle and its vertically opposite angle open towards arcs that lie
          across from each other.`,
        slip('took_a_part_for_the_whole', parts, arcs[2])`
          You used only the arc across, and halved it. The arc towards which the angle itself opens counts as well.`,
      ],
      snapRead: text`Four arcs in a ratio and two chords that cross inside: the angle of the chords is asked.`,
      approach: text`Turn the ratio into degrees. The angle inside is half of the sum of the two arcs it and its
        opposite look at.`,
      faster: text`Half of the share of the two arcs: $180^\circ \times \frac{${arcs[0] + arcs[2]}}{${sum(arcs)}}$.`,
      check: text`The angle beside it is half of the other arcs, $${unit.mul(arcs[1] + arcs[3]).div(2)}^\circ$; with
        $${angle}^\circ$ it makes $180^\circ$.`,
      principle: text`The angle between chords that cross inside a circle is half the sum of the two opposite arcs.`,
      figure: () => {
        // Half of each arc is drawn as if all were equal, so that the angle cannot be read off.
        const part = 180 / sum(arcs);
        const names = way ? 'ABCD' : 'PQRS';
        const [one, two, three, four] = [...names] as [string, string, string, string];
        const ends = [0, arcs[0], arcs[0] + arcs[1], arcs[0] + arcs[1] + arcs[2]].map(
          (steps, n) => 160 - steps * part - 45 * n,
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
    };
  },
);

interface Radii {
  /** Angle OAB in degrees. */
  x: number;
  /** Angle OCB is this many times angle OAC. */
  m: number;
  way: boolean;
}

const lastOf = ({ x, m }: Radii) => q(90 - x, m + 1);
const timesTold = (m: number) => (m === 2 ? 'twice' : m === 3 ? 'three times' : 'four times');

const isoscelesPairs = form<Radii>(
  'angle-from-a-multiple-beside-radii',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    verify: ({ x, m }) => {
      // Central angles of the arcs AB, BC and CA follow from the base angles; the right share is searched for.
      for (let z = 0.5; z < 90; z += 0.5) {
        const [ab, bc, ca] = [180 - 2 * x, 180 - 2 * m * z, 180 - 2 * z];
        if (Math.abs(ab + bc + ca - 360) < 1e-9)
          return nearFraction(measured(onCircle(0), onCircle(ab), onCircle(ab + ca)), 2);
      }
      throw new Error('no such angles');
    },
  },
  (p, { step, find }) => {
    const { x, m, way } = p;
    const straight = find(90);
    const rest = step(calc`${straight} - ${x}`, {
      name: 'the sum of the two other base angles',
      works: value => tex`${straight}^\circ - ${x}^\circ = ${value}^\circ`,
      because: text`Two radii make an isosceles triangle, so the base angles beside each side are equal. Each of the
        three different ones occurs at two vertices of ABC; twice their sum is $180^\circ$.`,
    })`
      OA, OB and OC are radii, so they cut triangle ABC into three isosceles triangles. Each of their base angles
      occurs twice in the angle sum of ABC, so the three different ones add up to $90^\circ$. Subtract the known
      one.`;
    const parts = find(calc`${m} + 1`);
    const oac = step(calc`${rest} / ${parts}`, {
      name: 'the angle OAC',
      works: value => tex`${rest}^\circ \div ${parts} = ${value}^\circ`,
      because: text`The angle beside CB is a multiple of the angle beside AC. So their sum has that many equal parts
        and one more.`,
    })`
      The other two base angles are in the ratio $${m} : 1$, so divide their sum by the number of parts. One part is
      the angle OAC.`;
    const angle = step(calc`${oac} * ${m} + ${x}`, {
      name: 'the angle at B',
      works: value => tex`${x}^\circ + ${m} \times ${oac}^\circ = ${value}^\circ`,
      because: text`O lies inside the triangle, so the radius OB divides the angle at B into two parts. They are
        equal to the base angles at A beside AB and at C beside CB.`,
    })`
      O lies inside the triangle, so OB divides the angle at B into the base angles beside AB and beside CB. Add
      $${x}^\circ$ and $${m}$ parts.`;
    return {
      answer: angle,
      stem: way
        ? text`A, B and C lie on a circle with centre O, and O lies inside triangle ABC. If $\angle OAB =
          ${x}^{\circ}$ and $\angle OCB = ${m}\angle OAC$, what is $\angle ABC$?`
        : text`The centre O of a circle lies inside a triangle ABC whose vertices are on the circle. The radius to A
          makes an angle of $${x}^{\circ}$ with AB. The angle of the radius to C with CB is ${timesTold(m)} the
          angle of the radius to A with AC. What is the angle of the triangle at B?`,
      show: degrees,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 90 && value.d <= 2n,
      slips: [
        slip('used_a_wrong_angle_sum', straight, 180)`
          You gave the three base angles the sum $180^\circ$, which leaves $${rest}^\circ$. Each of them occurs
          twice in the angle sum of the triangle, so they share $90^\circ$.`,
        slip('took_the_wrong_angle', angle, calc`${oac} * (${m} + 1)`)`
          $${angle}^\circ$ is the angle of the triangle at C, made of the base angles beside AC and CB. The angle at
          B is asked.`,
        slip('took_the_wrong_angle', angle, calc`${oac} + ${x}`)`
          $${angle}^\circ$ is the angle of the triangle at A, made of the base angles beside AB and AC. The angle at
          B is asked.`,
        slip('used_a_wrong_given_number', angle, calc`${rest} / ${m} + ${x}`)`
          You divided $${rest}^\circ$ by $${m}$. One angle has $${m}$ parts and the other one part, so there are
          $${m + 1}$ parts.`,
        slip('stopped_a_step_early', angle, calc`${oac} * ${m}`)`
          $${angle}^\circ$ is the angle OCB alone. The angle at B also contains the $${x}^\circ$ beside AB.`,
        slip('mixed_up_centre_and_circumference', angle, calc`(${oac} * ${m} + ${x}) * 2`)`
          $${angle}^\circ$ is the angle AOC at the centre. The angle at B stands on the same arc at the circle, so
          it is half as large.`,
        slip('swapped_the_two', oac, calc`${rest} * ${m} / ${parts}`)`
          You used $${oac}^\circ$ as the angle OAC. That is the other angle, which is ${timesTold(m)} as large.`,
      ],
      snapRead: text`Radii to three points make three isosceles triangles; one base angle is known, the others are
        in a ratio.`,
      approach: text`Each base angle occurs twice in the triangle, so the three make a right angle. Share what is
        left, then put the angle at B together.`,
      faster: text`The angle at B is $90^\circ$ less the third base angle: $90^\circ - \frac{90^\circ -
        ${x}^\circ}{${m + 1}}$.`,
      check: () => {
        const last = lastOf(p);
        return text`At A, B and C: $${last.add(x)}^\circ$, $${last.mul(m).add(x)}^\circ$ and
          $${last.mul(m + 1)}^\circ$, together $180^\circ$.`;
      },
      principle: text`Radii to the vertices cut a triangle into isosceles triangles: equal base angles pair up, and
        half of the sum is a right angle.`,
      figure: () => {
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
    };
  },
);

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
