import { roundFigure } from '../../geometry/round-figure.ts';
import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';

export const circles: Lesson = {
  subcategory: 'GM.CIR',
  title: 'Circles: draw the radii, and look for equal sides',
  description: text`
    How a radius turns every chord into a right triangle, and why an angle at the centre is twice the angle at
    the circle. With worked examples.`,
  before: [
    text`
      A chord joins two points of a circle. The diameter is the longest chord, twice the radius $r$. The
      circumference is $2 \pi r$ and the area $\pi r^2$.`,
    text`
      An arc is a part of the circle. An arc of 80° is one that makes 80° at the centre; the whole circle is
      360°. A tangent touches the circle in one point, at a right angle to the radius.`,
    text`
      In a right triangle the squares of the two shorter sides add up to the square of the longest:
      $3^2 + 4^2 = 5^2$.`,
    text`
      An isosceles triangle has two equal sides, and the angles opposite to them are equal. If one side of a
      triangle is continued, the outside angle is the sum of the two inner angles far from it.`,
  ],
  idea: [
    text`
      In a circle all radii are equal, and almost everything comes from that. Take a chord of 8 cm in a circle
      of radius 5 cm. Join its ends to the centre: a triangle with sides 5, 5 and 8. It is isosceles, so the
      perpendicular from the centre meets the chord in the middle. That makes two right triangles with 5 as
      the longest side and 4 as another. The third side, the distance of the chord, is
      ${calc`sqrt(5^2 - 4^2)`} cm.`,
    text`
      Now angles. In the picture $P$ is a point of the circle, and the broken line goes from $P$ through the
      centre $O$. $OP$ and $OA$ are radii, so triangle $OPA$ has two equal angles, say of 20°. Its outside
      angle at $O$ is their sum, 40°. On the other side let the equal angles be 30°, with 60° outside.`,
    text`
      So angle $APB$ is ${calc`20 + 30`} degrees, and angle $AOB$ is ${calc`40 + 60`}. The angle at the centre
      is twice the angle at the circle, or circumference, wherever $P$ lies on this longer arc. A point on the
      shorter arc belongs to the rest of the turn, 260°, and has an angle of 130°.`,
    text`
      Two cases do most of the work. Over a diameter the centre has 180°, so the angle at the circle is a
      right angle. And $50 + 130 = 180$: if a quadrilateral has its corners on a circle, opposite angles make
      180° together.`,
    text`
      Two chords cross inside the circle, and the angle at the crossing looks at an arc of 80° on one side and
      of 60° on the other. Join two ends of the chords: in the triangle the angles at the circle are half of
      the arcs, 40° and 30°. The crossing angle is their outside angle, 70°: half of both arcs together.`,
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
          The radius to an end of the chord is the longest side, so the squares are subtracted:
          $289 - 64 = 225$.`,
        2: text`The right triangle has only half of the chord as a side.`,
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
          $B$ and $D$ are opposite corners of a quadrilateral on the circle, so their angles are not equal but
          make 180°.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`In a circle of radius 13 a chord of 10 is $\sqrt{13^2 - 10^2}$ away from the centre.`,
      wrong: tex`\sqrt{13^2 - 10^2} = \sqrt{69}`,
      right: tex`\sqrt{13^2 - 5^2} = 12`,
      why: text`
        The right triangle has only half of the chord as a side, 5. The whole chord with two radii makes an
        isosceles triangle.`,
    },
    {
      says: text`If a chord $AB$ makes 80° at the centre, it makes 80° at a point $P$ of the longer arc too.`,
      wrong: tex`\angle APB = 80`,
      right: tex`\angle APB = 80 \div 2 = 40`,
      why: text`$P$ is farther away from the chord than the centre is, so its angle is smaller. It is half.`,
    },
    {
      says: text`The same chord makes 40° at every point of the circle.`,
      wrong: tex`80 \div 2 = 40`,
      right: tex`(360 - 80) \div 2 = 140`,
      why: text`
        A point of the shorter arc is close to the chord and has a wide angle. It is half of the other 280° at
        the centre, and 40° and 140° make 180°.`,
    },
  ],
  leave: text`
    Draw the radii to all points of the circle first. Then look for a right angle (a chord with its distance,
    a diameter, a tangent) and for equal angles. One of these opens most questions in less than two minutes.
    If after that you would need three unknown angles, mark the question and go on. Leave for a second pass
    what counts chords or triangles.`,
  checks: [
    { form: 'chords-length-from-distance', seed: 904 },
    { form: 'rim-and-centre', seed: 902 },
    { form: 'chords-second-chord', seed: 903 },
    { form: 'over-a-diameter-angle-beyond-a-diameter', seed: 902 },
    { form: 'four-arcs-crossing-chords-from-arcs', seed: 901 },
  ],
};
