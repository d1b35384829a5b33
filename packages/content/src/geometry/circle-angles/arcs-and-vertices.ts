import { path } from '../../path.ts';
import { numberTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';
import { roundFigure } from '../round-figure.ts';
import { degrees, measured, onCircle } from './measured-angles.ts';

interface Half {
  x: number;
  way: boolean;
}

const overDiameter = form({
  form: 'angle-beyond-a-diameter',
  revision: 5,
  band: 'Easy',
  seconds: 45,
  stem: ({ x, way }: Half) =>
    way
      ? `AB is a diameter of a circle, C is a point on the circle and $\\angle BAC = ${x}^{\\circ}$. D is a point on the arc AC that does not contain B. What is $\\angle ADC$?`
      : `Four posts A, D, C and B stand in this order along a semicircular fence, A and B at its two ends. Seen from C, the posts A and B are $90^{\\circ}$ apart; seen from A, the posts C and B are $${x}^{\\circ}$ apart. How far apart, in degrees, are the posts A and C as seen from D?`,
  path: path<Half>()
    .quiet('right', () => q(90))
    .step(
      'angle',
      ({ x }, { right }) => right.sub(x),
      'The angle at C over the diameter is a right angle, so the two other angles of triangle ABC complete it. Find the one at B.',
      ({ x }, { right, angle }) => `${numberTex(right)}^\\circ - ${x}^\\circ = ${numberTex(angle)}^\\circ`,
    )
    .step(
      'answer',
      (_p, { angle }) => q(180).sub(angle),
      'B and D lie on different sides of the chord AC: opposite angles of the quadrilateral make a straight angle.',
      (_p, { angle, answer }) => `180^\\circ - ${numberTex(angle)}^\\circ = ${numberTex(answer)}^\\circ`,
    ),
  slips: [
    {
      misconception: 'same_segment_assumed',
      gives: 'angle',
      words: (_p, { angle }) =>
        `$${numberTex(angle)}^\\circ$ is the angle at B; D lies on the other side of the chord AC.`,
    },
    {
      misconception: 'right_angle_forgotten',
      at: 'angle',
      wrongly: ({ x }) => q(x),
      words: ({ x }) =>
        `$180^\\circ - ${x}^\\circ$ uses the angle at A; the angle at D is opposite the one at B.`,
    },
    {
      misconception: 'centre_taken_for_circumference',
      at: 'angle',
      wrongly: ({ x }, { right }) => right.sub(x).mul(2),
      words: (_p, { angle }) =>
        `$${numberTex(angle)}^\\circ$ is the angle over AC at the centre, not at the circle.`,
    },
    {
      misconception: 'half_angle_at_circumference',
      at: 'angle',
      wrongly: ({ x }, { right }) => right.sub(x).div(2),
      words: () => 'The angle at B was halved, but it stands on the circle already.',
    },
    {
      misconception: 'angle_doubled_at_a',
      at: 'angle',
      wrongly: ({ x }) => (2 * x < 90 ? q(90 - 2 * x) : null),
      words: ({ x }) => `Twice $${x}^\\circ$ was taken off the right angle; the angle at A counts once.`,
    },
    {
      misconception: 'half_of_given_angle_added',
      at: 'angle',
      wrongly: ({ x }) => q(180 - x, 2),
      words: () => 'Triangle ABC was treated as isosceles; it is right-angled at C.',
    },
    {
      misconception: 'given_angle_for_answer',
      at: 'answer',
      wrongly: ({ x }) => q(x),
      words: ({ x }) =>
        `Angles of $${x}^\\circ$ stand on the arc BC, and D is not on the other side of that chord.`,
    },
  ],
  show: value => degrees(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 180 && value.d <= 2n,
  // D stands on an arc within a half-circle, so its angle is obtuse.
  onSight: value => value.valueOf() > 90,
  snapRead: () => 'A diameter and a point beyond a chord: a right angle first, then a cyclic quadrilateral.',
  approach: () =>
    'The diameter gives the right angle at C. B and D face each other across AC, so their angles make a straight angle.',
  faster: ({ x }) =>
    `The arc CB is $${2 * x}^\\circ$, so D sees half of the other $${360 - (180 - 2 * x)}^\\circ$ from A round to C: $90^\\circ + ${x}^\\circ$.`,
  check: ({ x }, { answer }) =>
    `Arcs: D looks over the arc ABC of $180^\\circ + ${2 * x}^\\circ$, and half of it is $${numberTex(answer)}^\\circ$.`,
  principle: 'Angles on one side of a chord are equal; those on the two sides add up to a straight angle.',
  verify: ({ x }) => {
    const [a, c] = [onCircle(180), onCircle(2 * x)];
    return nearFraction(measured(onCircle(100 + x), a, c));
  },
  figure: ({ x, way }) =>
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
});

interface Dial {
  n: number;
  /** Steps from A to B and from B to C along the circle; the angle at B is asked. */
  i: number;
  j: number;
  way: boolean;
}

const vertexAngle = form({
  form: 'angle-between-vertices',
  revision: 2,
  band: 'Easy',
  also: ['GM.QAD.6'],
  seconds: 50,
  stem: ({ n, i, j, way }: Dial) =>
    way
      ? `The vertices of a regular polygon with $${n}$ sides are numbered $1$ to $${n}$ in order. What is the angle at vertex $${1 + i}$ between the lines to vertex $1$ and to vertex $${1 + i + j}$?`
      : `$${n}$ lamps are evenly spaced on a circular track and numbered in order from $1$ to $${n}$. Straight wires run from lamp $${1 + i}$ to lamp $1$ and to lamp $${1 + i + j}$. What angle do the two wires make?`,
  path: path<Dial>()
    .step(
      'steps',
      ({ n, i, j }) => q(n - i - j),
      'The angle at the circle stands on the arc that does not contain its vertex. Count the steps of that arc.',
      ({ n, i, j }, { steps }) => `${n} - ${i} - ${j} = ${numberTex(steps)}`,
    )
    .quiet('step', ({ n }) => q(180, n))
    .step(
      'angle',
      (_p, { steps, step }) => steps.mul(step),
      'An arc of one step is seen from the circle under half of its angle at the centre; multiply.',
      ({ n }, { steps, angle }) =>
        `${numberTex(steps)} \\times \\frac12 \\times \\frac{360^\\circ}{${n}} = ${numberTex(angle)}^\\circ`,
    ),
  slips: [
    {
      misconception: 'centre_taken_for_circumference',
      at: 'step',
      wrongly: ({ n }) => q(360, n),
      words: (_p, { angle }) =>
        `$${numberTex(angle)}^\\circ$ is the angle over this arc at the centre; on the circle it is half.`,
    },
    {
      misconception: 'wrong_arc',
      at: 'steps',
      wrongly: ({ i, j }) => q(i + j),
      words: (_p, { steps }) =>
        `The $${numberTex(steps)}$ steps of the arc through the vertex were used; the angle looks at the other arc.`,
    },
    {
      misconception: 'vertices_counted_for_steps',
      at: 'steps',
      wrongly: ({ n, i, j }) => q(n - i - j - 1),
      words: (_p, { steps }) =>
        `$${numberTex(steps)}$ points lie between the two ends; the steps are one more.`,
    },
    {
      misconception: 'vertices_counted_for_steps',
      at: 'steps',
      wrongly: ({ n, i, j }) => q(n - i - j + 1),
      words: (_p, { steps }) =>
        `$${numberTex(steps)}$ counts the points of the arc with both ends; the steps are one fewer.`,
    },
    {
      misconception: 'one_side_only',
      at: 'steps',
      wrongly: ({ n, i }) => q(n - i),
      words: () => 'Only one of the two arcs beside the vertex was taken off.',
    },
    {
      misconception: 'sum_of_one_arc',
      at: 'steps',
      wrongly: ({ i }) => q(i),
      words: () => 'That is the angle on the first arc alone, as seen from the far end.',
    },
    {
      misconception: 'sum_of_one_arc',
      at: 'steps',
      wrongly: ({ j }) => q(j),
      words: () => 'That is the angle on the second arc alone, as seen from the first point.',
    },
  ],
  show: value => degrees(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 180 && value.d <= 2n,
  snapRead: () => 'Equally spaced points on a circle; the angle at one of them between two others is asked.',
  approach: () =>
    'All points lie on a circle. The angle is half of the arc it looks at, and the arc is counted in equal steps.',
  faster: ({ n, i, j }) =>
    `One step is worth $\\frac{180}{${n}}$ degrees on the circle: $${n - i - j}$ of them.`,
  check: ({ n, i, j }, { angle }) =>
    `The other two angles of the triangle are $${numberTex(q(180 * i, n))}^\\circ$ and $${numberTex(q(180 * j, n))}^\\circ$; with $${numberTex(angle)}^\\circ$ they make $180^\\circ$.`,
  principle: 'Between points of a circle every angle is half of the arc it looks at: count arcs.',
  verify: ({ n, i, j }) => {
    const at = (k: number) => onCircle((360 * k) / n);
    return nearFraction(measured(at(i), at(0), at(i + j)), 4);
  },
  figure: ({ n, i, j }) => {
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
});

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
