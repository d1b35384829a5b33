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
    What the tangent of an angle tells, why half an equilateral triangle shows those of 30° and 60°, and how
    two angles give a height. With examples.`,
  before: [
    text`
      In a right triangle the hypotenuse is the longest side, opposite the right angle. The sine of an angle
      is opposite side ÷ hypotenuse, the cosine adjacent side ÷ hypotenuse, the tangent opposite side ÷
      adjacent side.`,
    text`
      A root is cleared from a denominator by its conjugate:
      $\frac{30}{\sqrt{3} - 1} = \frac{30(\sqrt{3} + 1)}{3 - 1} = 15(\sqrt{3} + 1)$.`,
    text`
      Know these: $\sin 30^\circ$ and $\cos 60^\circ$ are $\frac{1}{2}$, $\cos 30^\circ$ and $\sin 60^\circ$
      are $\frac{\sqrt{3}}{2}$. $\tan 45^\circ$ is 1, $\tan 60^\circ$ is $\sqrt{3}$ and $\tan 30^\circ$ is
      $\frac{1}{\sqrt{3}}$.`,
    text`
      The angle of elevation is the angle by which you look up from the horizontal; the angle of
      depression, by which you look down.`,
  ],
  idea: [
    text`
      You stand 10 m from a mast and see its top at an angle of 45°. Then the mast is as high as you are far
      away: 10 m. At 60° it is higher than that, at 30° lower. How much? The tangent of the angle is height
      divided by distance, so the height is distance times tangent: at 60° it is $10\sqrt{3}$, about 17 m.`,
    text`
      You need only three tangents. Cut an equilateral triangle with sides of 2 in half. Half of its base is
      1, so its height is the root of ${calc`2^2 - 1^2`}. At the base the angle is 60°, opposite the height:
      its tangent is $\sqrt{3}$. At the top it is 30°, opposite the 1: its tangent is $\frac{1}{\sqrt{3}}$. At
      45° it is 1.`,
    text`
      If two angles are given, the same height is seen from two places. Call the height $h$. Distance is
      height divided by tangent. Where the top appears at 60° the distance is $\frac{h}{\sqrt{3}}$, and where
      it appears at 30° it is $h\sqrt{3}$. That is three times as far, as the picture shows.`,
    text`
      The way between the places is the difference of the two distances if both are on the same side of the
      mast, and the sum if they are on opposite sides. An angle is measured from the eye, so the height of the
      eye has to be added. And if the slanting line is asked, use the cosine: 9 m away at 60° it is
      ${calc`9 ÷ (1/2)`} m long.`,
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
      The distances are 3 and 1, so from the place with 30° to that with 60° you walk two of three parts.`,
  },
  examples: [
    {
      form: 'elevation-from-eye-level',
      seed: 901,
      passed: 1,
      answer: '$20$ metres',
      because: {
        1: text`
          The distance is known and the height is asked, so use the tangent. $\sqrt{3}$ times $\sqrt{3}$ is 3.`,
        2: text`The triangle begins at the eye, and 2 m of the mast are below it.`,
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
          At the smaller angle he is farther away. Dividing by $\frac{1}{\sqrt{3}}$ is multiplying by
          $\sqrt{3}$.`,
        3: text`
          He walks towards the mast, so 40 m are the difference. Multiply by $\sqrt{3}$:
          $3h - h = 40\sqrt{3}$.`,
      },
    },
  ],
  misconceptions: [
    {
      says: text`At 60° the height is the distance divided by $\sqrt{3}$.`,
      wrong: tex`9 \div \sqrt{3} = 3\sqrt{3}`,
      right: tex`9 \times \sqrt{3} = 9\sqrt{3}`,
      why: text`9 m away, at 45° the height is 9 m. At 60° you look higher up, so it must be more than 9 m.`,
    },
    {
      says: text`A tower that is seen at 30° from 12 m away is seen at 60° from 6 m away.`,
      wrong: tex`12 \div 2 = 6`,
      right: tex`12 \div 3 = 4`,
      why: text`
        The distances are $h\sqrt{3}$ and $\frac{h}{\sqrt{3}}$, so the first is three times the second. Twice
        the angle is not half the distance.`,
    },
    {
      says: text`From an eye 2 m above the ground a top is seen at 45°, 18 m away, so it is 18 m high.`,
      wrong: tex`18 \times \tan 45^\circ = 18`,
      right: tex`18 \times \tan 45^\circ + 2 = 20`,
      why: text`The triangle begins at the level of the eye. Below it there are 2 m more.`,
    },
  ],
  leave: text`
    Draw the ground, the vertical and the lines of sight, and write the angles in. With 30°, 45° or 60° and
    one unknown height, stay: it takes two minutes. If there are two unknown heights, or angles whose tangents
    you do not know, leave it for a second pass; this topic brings few questions.`,
  checks: [
    { form: 'elevation-from-eye-level', seed: 903 },
    { form: 'two-elevations', seed: 903 },
    { form: 'two-elevations', seed: 901 },
    { form: 'broken-by-a-storm-height-before-breaking', seed: 901 },
    { form: 'foot-below-top-above-way-to-equal-angles', seed: 902 },
  ],
};
