import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import { roundFigure } from '../round-figure.ts';
import { degrees, measured, onCircle } from './measured-angles.ts';

interface Half {
  x: number;
  way: boolean;
}

const overDiameter = form<Half>(
  'angle-beyond-a-diameter',
  {
    band: 'Easy',
    seconds: 45,
    revision: 5,
    verify: ({ x }) => {
      const [a, c] = [onCircle(180), onCircle(2 * x)];
      return nearFraction(measured(onCircle(100 + x), a, c));
    },
  },
  ({ x, way }, { step, find }) => {
    const right = find(90);
    const angle = step(calc`${right} - ${x}`, {
      name: 'the angle at B',
      works: value => tex`${right}^\circ - ${x}^\circ = ${value}^\circ`,
      because: text`An angle at the circumference is half of the angle at the centre on the same arc, and the
        diameter AB makes $180^\circ$ there. So triangle ABC has a right angle at C, and its other two angles share
        $90^\circ$.`,
    })`
      AB is a diameter, so the angle at C is a right angle, and the angles at A and B of triangle ABC add up to
      $90^\circ$. Find the angle at B.`;
    const answer = step(calc`180 - ${angle}`, {
      name: 'the angle at D',
      works: value => tex`180^\circ - ${angle}^\circ = ${value}^\circ`,
      because: text`B and D lie on the circle on different sides of the chord AC, so ABCD is a cyclic quadrilateral
        and its opposite angles at B and D add up to $180^\circ$. Subtract the angle at B.`,
    })`
      B and D lie on different sides of the chord AC: opposite angles of the quadrilateral make a straight angle.`;
    return {
      answer: answer,
      stem: way
        ? text`AB is a diameter of a circle, C is a point on the circle and $\angle BAC = ${x}^{\circ}$. D is a
          point on the arc AC that does not contain B. What is $\angle ADC$?`
        : text`Four posts A, D, C and B stand in this order along a semicircular fence, A and B at its two ends.
          Seen from C, the posts A and B are $90^{\circ}$ apart; seen from A, the posts C and B are $${x}^{\circ}$
          apart. How far apart, in degrees, are the posts A and C as seen from D?`,
      show: degrees,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 180 && value.d <= 2n,
      // D stands on an arc within a half-circle, so its angle is obtuse.
      onSight: value => value.valueOf() > 90,
      slips: [
        stop('took_the_wrong_angle', angle)`
          $${angle}^\circ$ is the angle at B. D lies on the other side of the chord AC, where the angle is the rest
          of $180^\circ$.`,
        slip('used_a_wrong_angle_sum', angle, x)`
          $180^\circ - ${x}^\circ$ uses the angle at A. The angle at D is opposite the angle at B, so that one is
          subtracted from $180^\circ$.`,
        slip('mixed_up_centre_and_circumference', angle, calc`(${right} - ${x}) * 2`)`
          You used $${angle}^\circ$ for the angle at B. That is the angle over AC at the centre; at the circle it is
          half.`,
        slip('mixed_up_centre_and_circumference', angle, calc`(${right} - ${x}) / 2`)`
          You halved the angle at B, to $${angle}^\circ$. It stands on the circle already and comes from the right
          triangle ABC.`,
        slip('doubled_needlessly', angle, 2 * x < 90 && calc`90 - 2 * ${x}`)`
          You subtracted twice $${x}^\circ$ from the right angle and got $${angle}^\circ$ for the angle at B. The
          angle at A occurs once in triangle ABC.`,
        slip('took_the_figure_for_special', angle, calc`(180 - ${x}) / 2`)`
          You treated triangle ABC as isosceles, with $${angle}^\circ$ at B. It has a right angle at C, because AB
          is a diameter.`,
        slip('took_the_wrong_angle', answer, x)`
          You gave the angle at A, $${x}^\circ$, again. Angles of this size stand on the arc BC; D looks at the arc
          from A to C through B.`,
      ],
      snapRead: text`A diameter and a point beyond a chord: first the right angle over the diameter, then the
        opposite angles of a cyclic quadrilateral.`,
      approach: text`The diameter gives the right angle at C. B and D face each other across AC, so their angles
        make a straight angle.`,
      faster: text`The arc CB is $${2 * x}^\circ$, so D sees half of the other $${360 - (180 - 2 * x)}^\circ$ from A
        round to C: $90^\circ + ${x}^\circ$.`,
      check: text`Arcs: D looks over the arc ABC of $180^\circ + ${2 * x}^\circ$, and half of it is
        $${answer}^\circ$.`,
      principle: text`Angles at the circle on one side of a chord are equal; an angle on one side and an angle on
        the other add up to a straight angle.`,
      figure: () =>
        roundFigure({
          alt: way
            ? `A circle with the diameter AB. C is on the circle, angle BAC is ${x} degrees, and D lies on the arc AC without B; AD and DC are drawn.`
            : `Four posts on half a circle, in the order A, D, C, B, with A and B at the ends of a diameter. Angle BAC is ${x} degrees; AD and DC are drawn.`,
          rim: { A: 180, B: 0, C: 2 * x, D: x + 90 },
          lines: [
            ['A', 'B'],
            ['A', 'C'],
            ['A', 'D'],
            ['D', 'C'],
          ],
        }),
    };
  },
);

interface Dial {
  n: number;
  /** Steps from A to B and from B to C along the circle; the angle at B is asked. */
  i: number;
  j: number;
  way: boolean;
}

const vertexAngle = form<Dial>(
  'angle-between-vertices',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    also: ['GM.QAD.6'],
    verify: ({ n, i, j }) => {
      const at = (k: number) => onCircle((360 * k) / n);
      return nearFraction(measured(at(i), at(0), at(i + j)), 4);
    },
  },
  ({ n, i, j, way }, { step, find }) => {
    const steps = step(calc`${n} - ${i} - ${j}`, {
      name: 'the number of steps of the opposite arc',
      because: text`An angle at the circumference opens towards the arc between the ends of its sides, the arc
        without its vertex. The other two arcs have the given numbers of steps, and all arcs make the full circle.`,
    })`
      The angle at the circle stands on the arc that does not contain its vertex. The full circle has $${n}$ steps,
      so subtract the steps from vertex to vertex on both sides.`;
    const period = find(calc`180 / ${n}`);
    const angle = step(calc`${steps} * ${period}`, {
      name: 'the angle',
      works: value => tex`${steps} \times \frac12 \times \frac{360^\circ}{${n}} = ${value}^\circ`,
      because: text`One step has the angle $\frac{360^\circ}{${n}}$ at the centre. An angle at the circumference is
        half of the angle at the centre on the same arc, so one step counts half of that.`,
    })`
      At the centre one step has $360^\circ$ divided by $${n}$. From a point of the circle it is seen under half of
      this angle, so multiply this half by the number of steps.`;
    return {
      answer: angle,
      stem: way
        ? text`The vertices of a regular polygon with $${n}$ sides are numbered $1$ to $${n}$ in order. What is the
          angle at vertex $${1 + i}$ between the lines to vertex $1$ and to vertex $${1 + i + j}$?`
        : text`$${n}$ lamps are evenly spaced on a circular track and numbered in order from $1$ to $${n}$. Straight
          wires run from lamp $${1 + i}$ to lamp $1$ and to lamp $${1 + i + j}$. What angle do the two wires make?`,
      show: degrees,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 180 && value.d <= 2n,
      slips: [
        slip('mixed_up_centre_and_circumference', period, calc`360 / ${n}`)`
          $${angle}^\circ$ is the angle over this arc at the centre. The vertex of the angle lies on the circle,
          where it is half as large.`,
        slip('took_the_wrong_angle', steps, calc`${i} + ${j}`)`
          You used the $${steps}$ steps of the arc through the vertex. The angle opens towards the other arc, the
          one without its vertex.`,
        slip('counted_gaps_for_numbers', steps, calc`${n} - ${i} - ${j} - 1`)`
          You used $${steps}$, the number of points between the two ends. The steps of this arc are one more than
          the points between.`,
        slip('counted_gaps_for_numbers', steps, calc`${n} - ${i} - ${j} + 1`)`
          You used $${steps}$, the number of points of the arc with both ends. The steps are one fewer than the
          points.`,
        slip('left_out_a_case', steps, calc`${n} - ${i}`)`
          You subtracted only one of the two arcs beside the vertex, which leaves $${steps}$ steps. The arc opposite
          the angle is what both of them leave.`,
        slip('took_a_part_for_the_whole', steps, i)`
          You used the $${steps}$ steps of the first arc. This is another angle of the triangle, at the far end.`,
        slip('took_a_part_for_the_whole', steps, j)`
          You used the $${steps}$ steps of the second arc. This is another angle of the triangle, at the first
          point.`,
      ],
      snapRead: text`Equally spaced points on a circle; the angle at one of them between two others is asked.`,
      approach: text`All points lie on a circle. The angle is half of the arc it looks at, and the arc is counted in
        equal steps.`,
      faster: text`One step is worth $\frac{180}{${n}}$ degrees on the circle: $${n - i - j}$ of them.`,
      check: () =>
        text`The other two angles of the triangle are $${q(180 * i, n)}^\circ$ and $${q(180 * j, n)}^\circ$; with
        $${angle}^\circ$ they make $180^\circ$.`,
      principle: text`Between points of a circle every angle is half of the arc it looks at: count arcs.`,
      figure: () => {
        const to = (step: number) => 90 - (360 * step) / n;
        const [first, corner, last] = ['1', String(1 + i), String(1 + i + j)] as const;
        return roundFigure({
          alt: `A circle with ${n} evenly spaced points, numbered in order. Lines run from point ${corner} to point 1 and to point ${last}.`,
          rim: { [first]: to(0), [corner]: to(i), [last]: to(i + j) },
          marks: Array.from({ length: n }, (_, step) => to(step)),
          lines: [
            [corner, first],
            [corner, last],
          ],
        });
      },
    };
  },
);

/** GM.CIR.2 Easy: a diameter and a cyclic quadrilateral, and equally spaced points. */
export const arcsAndVertices: readonly AnyTemplate[] = [
  ...situation<Half>({
    type: 'GM.CIR.2',
    situation: 'over-a-diameter',
    draw: draw => ({ x: draw.int(14, 76), way: draw.chance(0.5) }),
    tries: 20,
    forms: [overDiameter],
  }),
  ...situation<Dial>({
    type: 'GM.CIR.2',
    situation: 'numbered-points',
    draw: draw => {
      const n = draw.pick([8, 9, 10, 12, 15, 18, 20, 24, 30, 36]);
      const i = draw.int(1, Math.floor(n / 2) - 1);
      const j = draw.int(1, Math.floor(n / 2) - 1);
      return i !== j && n - i - j >= 2 && i + j > 2 && n - i - j !== i + j
        ? { n, i, j, way: draw.chance(0.5) }
        : null;
    },
    tries: 20,
    forms: [vertexAngle],
  }),
];
