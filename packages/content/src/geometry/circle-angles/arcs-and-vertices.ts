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
    const angle = step(calc`${right} - ${x}`, value => tex`${right}^\circ - ${x}^\circ = ${value}^\circ`)`
      The angle at C over the diameter is a right angle, so the two other angles of triangle ABC complete it. Find the
      one at B.`;
    const answer = step(calc`180 - ${angle}`, value => tex`180^\circ - ${angle}^\circ = ${value}^\circ`)`
      B and D lie on different sides of the chord AC: opposite angles of the quadrilateral make a straight angle.`;
    return {
      answer: answer,
      stem: way
        ? text`AB is a diameter of a circle, C is a point on the circle and $\angle BAC = ${x}^{\circ}$. D is a point on
          the arc AC that does not contain B. What is $\angle ADC$?`
        : text`Four posts A, D, C and B stand in this order along a semicircular fence, A and B at its two ends. Seen
          from C, the posts A and B are $90^{\circ}$ apart; seen from A, the posts C and B are $${x}^{\circ}$ apart. How
          far apart, in degrees, are the posts A and C as seen from D?`,
      show: degrees,
      plausible: value => value.valueOf() > 0 && value.valueOf() < 180 && value.d <= 2n,
      // D stands on an arc within a half-circle, so its angle is obtuse.
      onSight: value => value.valueOf() > 90,
      slips: [
        stop('took_the_wrong_angle', angle)`
          $${angle}^\circ$ is the angle at B; D lies on the other side of the chord AC.`,
        slip('used_a_wrong_angle_sum', angle, x)`
          $180^\circ - ${x}^\circ$ uses the angle at A; the angle at D is opposite the one at B.`,
        slip('mixed_up_centre_and_circumference', angle, calc`(${right} - ${x}) * 2`)`
          $${angle}^\circ$ is the angle over AC at the centre, not at the circle.`,
        slip('mixed_up_centre_and_circumference', angle, calc`(${right} - ${x}) / 2`)`
          The angle at B was halved, but it stands on the circle already.`,
        slip('doubled_needlessly', angle, 2 * x < 90 && calc`90 - 2 * ${x}`)`
          Twice $${x}^\circ$ was taken off the right angle; the angle at A counts once.`,
        slip('took_the_figure_for_special', angle, calc`(180 - ${x}) / 2`)`
          Triangle ABC was treated as isosceles; it is right-angled at C.`,
        slip('took_the_wrong_angle', answer, x)`
          Angles of $${x}^\circ$ stand on the arc BC, and D is not on the other side of that chord.`,
      ],
      snapRead: text`A diameter and a point beyond a chord: a right angle first, then a cyclic quadrilateral.`,
      approach: text`The diameter gives the right angle at C. B and D face each other across AC, so their angles make a
        straight angle.`,
      faster: text`The arc CB is $${2 * x}^\circ$, so D sees half of the other $${360 - (180 - 2 * x)}^\circ$ from A
        round to C: $90^\circ + ${x}^\circ$.`,
      check: text`Arcs: D looks over the arc ABC of $180^\circ + ${2 * x}^\circ$, and half of it is $${answer}^\circ$.`,
      principle: text`Angles on one side of a chord are equal; those on the two sides add up to a straight angle.`,
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
    const steps = step(calc`${n} - ${i} - ${j}`)`
      The angle at the circle stands on the arc that does not contain its vertex. Count the steps of that arc.`;
    const period = find(calc`180 / ${n}`);
    const angle = step(
      calc`${steps} * ${period}`,
      value => tex`${steps} \times \frac12 \times \frac{360^\circ}{${n}} = ${value}^\circ`,
    )`
      An arc of one step is seen from the circle under half of its angle at the centre; multiply.`;
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
          $${angle}^\circ$ is the angle over this arc at the centre; on the circle it is half.`,
        slip('took_the_wrong_angle', steps, calc`${i} + ${j}`)`
          The $${steps}$ steps of the arc through the vertex were used; the angle looks at the other arc.`,
        slip('counted_gaps_for_numbers', steps, calc`${n} - ${i} - ${j} - 1`)`
          $${steps}$ points lie between the two ends; the steps are one more.`,
        slip('counted_gaps_for_numbers', steps, calc`${n} - ${i} - ${j} + 1`)`
          $${steps}$ counts the points of the arc with both ends; the steps are one fewer.`,
        slip('left_out_a_case', steps, calc`${n} - ${i}`)`
          Only one of the two arcs beside the vertex was taken off.`,
        slip('took_a_part_for_the_whole', steps, i)`
          That is the angle on the first arc alone, as seen from the far end.`,
        slip('took_a_part_for_the_whole', steps, j)`
          That is the angle on the second arc alone, as seen from the first point.`,
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
