import { figure, label, outline, rightAngle, segment } from '../../figure.ts';
import { calc, tex, text } from '../../question/index.ts';
import type { Lesson } from '../lesson.ts';

const [foot, summit, near, far] = [
  { x: 380, y: 210 },
  { x: 380, y: 36 },
  { x: 280, y: 210 },
  { x: 79, y: 210 },
];

export const trigonometry: Lesson = {
  subcategory: 'GM.TRG',
  title: 'Heights and distances: two triangles, one height',
  description: text`
    What the tangent of an angle tells, why 30° and 60° are half of a square or triangle, and how two angles
    give a height. With worked examples.`,
  before: [
    text`
      In a right triangle the hypotenuse is the longest side, opposite the right angle.`,
    text`
      The sine of an angle is opposite side ÷ hypotenuse, the cosine adjacent side ÷ hypotenuse, the
      tangent opposite side ÷ adjacent side.`,
    text`
      Know these: $\sin 30^\circ$ is $\frac{1}{2}$, $\cos 30^\circ$ is $\frac{\sqrt{3}}{2}$, $\tan
      45^\circ$ is 1, $\tan 60^\circ$ is $\sqrt{3}$ and $\tan 30^\circ$ is $\frac{1}{\sqrt{3}}$.`,
    text`
      The angle of elevation is the angle by which you look up from the horizontal; the angle of
      depression, by which you look down.`,
  ],
  idea: [
    text`
      You stand 10 m from a mast and see its top at an angle of 45°. Then the mast is as high as you are far
      away: 10 m. At 60° it is higher than that, at 30° lower. How much? The tangent of the angle tells it:
      height divided by distance.`,
    text`
      You need only three tangents, and you can see them in half of an equilateral triangle. Its sides are 2,
      its half base is 1, so its height is the root of ${calc`2^2 - 1^2`}. Seen from the base the angle is 60°
      and height by base is $\sqrt{3}$. Seen from the top the angle is 30°, and it is $\frac{1}{\sqrt{3}}$. At
      45° it is 1.`,
    text`
      So at 60° the mast is $\sqrt{3}$ times as high as it is far. If two angles are given, the same height is
      seen from two places. Call the height $h$. From where it appears at 60° the distance is
      $\frac{h}{\sqrt{3}}$, and from where it appears at 30° it is $h\sqrt{3}$. That is three times as far, as
      the picture shows.`,
    text`
      The way between the places is the difference of the two distances, if both are on the same side, and the
      sum if they are on opposite sides. And an angle is measured from the eye: what is below the eye has to
      be added.`,
  ],
  picture: {
    figure: figure(
      460,
      256,
      text`
        A vertical mast, seen from two places on the ground. From the nearer one at a distance of 1 the angle
        is 60 degrees, from the farther one at a distance of 3 it is 30 degrees.`.render(),
      [
        outline([far, foot, summit]),
        segment(near, summit),
        rightAngle(foot, far, summit),
        label({ x: 312, y: 194 }, '60°'),
        label({ x: 132, y: 196 }, '30°'),
        label({ x: 330, y: 230 }, '1'),
        label({ x: 180, y: 230 }, '2'),
        label({ x: 404, y: 124 }, 'mast'),
      ],
    ),
    caption: text`
      From 30° to 60° you walk two of the three parts of the distance. The height is $\sqrt{3}$ times the last
      part.`,
  },
  examples: [
    {
      form: 'elevation-from-eye-level',
      seed: 901,
      passed: 1,
      answer: '$20$ metres',
      because: {
        1: text`
          The distance is known and the height is wanted, so use the tangent. $\sqrt{3}$ times $\sqrt{3}$ is
          3.`,
        2: text`
          The triangle begins at the eye. The 2 m below it belong to the mast, too.`,
      },
    },
    {
      form: 'two-elevations',
      seed: 902,
      passed: 3,
      answer: '$20\\sqrt{3}$ metres',
      ask: 1,
      because: {
        1: text`
          The height is common to both triangles, so write both distances with it.`,
        2: text`
          At the smaller angle he is farther away.`,
        3: text`
          He walks towards the mast, so the 40 m are the difference of the distances. It is $\frac{2}{3}$ of
          the longer one.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`At 60° the height is the distance divided by $\sqrt{3}$.`,
      wrong: tex`9 \div \sqrt{3} = 3\sqrt{3}`,
      right: tex`9 \times \sqrt{3} = 9\sqrt{3}`,
      why: text`
        9 m away, at 45° the height is 9 m. At 60° you look higher up, so it must be more than 9 m.`,
    },
    {
      says: text`The angle at 60° is twice that at 30°, so the tower is twice as near.`,
      wrong: tex`12 \div 2 = 6`,
      right: tex`12 \div 3 = 4`,
      why: text`
        The distances are $h\sqrt{3}$ and $\frac{h}{\sqrt{3}}$, and the one is three times the other. Angles
        do not grow in step with distances.`,
    },
    {
      says: text`If the eye is 2 m above the ground and the tangent gives 18 m, the mast is 18 m high.`,
      wrong: tex`18 + 0 = 18`,
      right: tex`18 + 2 = 20`,
      why: text`
        The triangle stands on the level of the eye. Below it there are 2 m of mast.`,
    },
  ],
  leave: text`
    Draw the ground, the vertical and the lines of sight, and write the angles in. With 30°, 45° and 60° and
    one unknown height it takes two minutes, so decide by the drawing: one or two right triangles, stay. If
    there are two unknown heights or angles without known tangents, leave it; this topic brings few questions.`,
  checks: [
    { form: 'elevation-from-eye-level', seed: 903 },
    { form: 'elevation-from-eye-level', seed: 902 },
    { form: 'two-elevations', seed: 903 },
    { form: 'broken-by-a-storm-height-before-breaking', seed: 901 },
    { form: 'foot-below-top-above-way-to-equal-angles', seed: 902 },
  ],
};
