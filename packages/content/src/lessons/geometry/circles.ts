import { roundFigure } from '../../geometry/round-figure.ts';
import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';

export const circles: Lesson = {
  subcategory: 'GM.CIR',
  title: 'Circles: draw the radii, and look for equal sides',
  description: text`
    How a radius turns every chord into a right triangle, and why an angle at the centre is twice the angle at
    the rim. With worked examples.`,
  before: [
    text`
      A chord joins two points of a circle. The diameter is the longest chord, twice the radius $r$.
      The circumference is $2 \pi r$ and the area $\pi r^2$.`,
    text`
      A tangent touches the circle in one point and makes a right angle with the radius there.`,
    text`
      The perpendicular from the centre halves a chord: with radius 5, a chord of 8 is $\sqrt{5^2 -
      4^2} = 3$ away from the centre.`,
    text`
      The angle of an arc at the centre is twice its angle at a point of the circle. In a semicircle
      the angle is 90°.`,
  ],
  idea: [
    text`
      In a circle all radii are equal, and almost everything comes from that. Take a chord of 8 cm in a circle
      of radius 5 cm. Join its ends to the centre: a triangle with sides 5, 5 and 8. It is isosceles, so the
      line from the centre straight to the chord meets it in the middle. That makes two right triangles with 5
      as the longest side and 4 as another. The third side, the distance of the chord, is
      ${calc`sqrt(5^2 - 4^2)`} cm.`,
    text`
      Now angles. In the picture $P$ is a point of the rim, and the broken line goes from $P$ through the
      centre $O$. $OP$ and $OA$ are radii, so triangle $OPA$ has two equal angles, say of 20°. Its outside
      angle at $O$ is their sum, 40°. On the other side let the equal angles be 30°, with 60° outside.`,
    text`
      So $P$ sees $A$ and $B$ under ${calc`20 + 30`} degrees, and $O$ sees them under ${calc`40 + 60`}. The
      angle at the centre is twice the angle at the rim, and it does not matter where on that side $P$ lies.`,
    text`
      Two special cases do most of the work. Over a diameter the centre has 180°, so the angle at the rim is a
      right angle. And a point on the other side of the chord belongs to the rest of the turn: opposite angles
      of a quadrilateral in a circle make 180° together.`,
    text`
      Where two chords cross inside the circle, join two of their ends. The angle at the crossing is the
      outside angle of a triangle with two rim angles, so it is half of the two arcs that it and its opposite
      angle look at.`,
  ],
  picture: {
    figure: roundFigure({
      alt: text`
        A circle with centre O. P is at the top of the rim, A and B are below. P, and also O, are joined to A
        and B. A broken line goes from P through O to Q.`.render(),
      rim: { P: 80, A: 220, B: 320, Q: 260 },
      lines: [
        ['P', 'A'],
        ['P', 'B'],
        ['O', 'A'],
        ['O', 'B'],
      ],
      broken: [['P', 'Q']],
      centre: true,
    }),
    caption: text`
      The broken line cuts the figure into two isosceles triangles. Each of them gives $O$ twice the angle
      that it gives $P$.`,
  },
  examples: [
    {
      form: 'chords-length-from-distance',
      seed: 901,
      passed: 0,
      answer: '$30$',
      because: {
        1: text`
          The radius to an end of the chord is the longest side of the right triangle, so the squares are
          subtracted, not added.`,
        2: text`
          The right triangle holds half of the chord only, because the line from the centre meets it in the
          middle.`,
      },
    },
    {
      form: 'over-a-diameter-angle-beyond-a-diameter',
      seed: 901,
      passed: 2,
      answer: '$134^{\\circ}$',
      ask: 1,
      because: {
        1: text`
          $AB$ is a diameter, so the angle at $C$ is a right angle, and the other two angles of triangle $ABC$
          share the other 90°.`,
        2: text`
          $D$ lies on the other side of the chord $AC$ than $B$. So its angle is not equal to that at $B$; the
          two belong to opposite arcs, which together are the whole circle.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`In a circle of radius 13 a chord of 10 is $\sqrt{13^2 - 10^2}$ away from the centre.`,
      wrong: tex`\sqrt{13^2 - 10^2} = \sqrt{69}`,
      right: tex`\sqrt{13^2 - 5^2} = 12`,
      why: text`
        The right triangle has half of the chord as a side. The whole chord, with two radii, makes the
        isosceles one.`,
    },
    {
      says: text`If the centre sees a chord under 80°, a point of the longer arc sees it under 80° too.`,
      wrong: tex`80 \times 1 = 80`,
      right: tex`80 \div 2 = 40`,
      why: text`
        The rim is farther away from the chord than the centre is, so the angle is smaller, and it is half.`,
    },
    {
      says: text`The same chord is seen under 40° from every point of the circle.`,
      wrong: tex`80 \div 2 = 40`,
      right: tex`(360 - 80) \div 2 = 140`,
      why: text`
        From the shorter arc you look at the chord from close by. There the angle is half of the reflex angle,
        and 40° and 140° make 180° together.`,
    },
  ],
  leave: text`
    Draw the radii to all points of the circle first. Then look for a right angle (a chord with its distance,
    a diameter, a tangent) and for equal angles. One of these opens most Easy and Medium questions in less
    than two minutes. If after the radii you would have to name three unknown angles, mark the question and go
    on. Leave for later what counts chords of whole length or triangles among many points.`,
  checks: [
    { form: 'chords-length-from-distance', seed: 904 },
    { form: 'rim-and-centre', seed: 902 },
    { form: 'chords-second-chord', seed: 903 },
    { form: 'over-a-diameter-angle-beyond-a-diameter', seed: 902 },
    { form: 'four-arcs-crossing-chords-from-arcs', seed: 901 },
  ],
};
