import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';

interface Frustum {
  /** The radii are k m² and k n². */
  k: number;
  m: number;
  n: number;
  frame: number;
}

const volume = form<Frustum>(
  'volume-around-a-ball',
  {
    band: 'Hard',
    seconds: 145,
    revision: 2,
    also: ['GM.CIR.3', 'GM.SOL.4'],
    verify: ({ k, m, n }) => {
      // The height at which the ball between both ends also touches the side, by halving.
      const [b, r] = [k * m * m, k * n * n];
      let [low, high] = [0, 4 * b];
      for (let i = 0; i < 100; i += 1) {
        const h = (low + high) / 2;
        // Distance of the middle of the axis from the line through the ends of the two radii.
        const away = (h * (b + r)) / 2 / Math.hypot(h, b - r);
        if (away > h / 2) low = h;
        else high = h;
      }
      return q(Math.round((low * (b * b + b * r + r * r)) / 3));
    },
  },
  ({ k, m, n, frame }, { step, find }) => {
    const [b, r] = [k * m * m, k * n * n];
    const [thing, ball, unit] = wording(
      frame,
      ['frustum', 'sphere', 'cm'],
      ['lamp', 'ball', 'cm'],
      ['stool', 'ball', 'cm'],
      ['box', 'globe', 'cm'],
    );
    const slant = step(calc`${b} + ${r}`, {
      name: 'the slant side in the section',
      because: text`The two tangents from a point to a circle are equal.`,
    })`
      Draw the section through the axis: a trapezium around a circle. From each corner both tangents to the circle are
      equal. The circle touches the parallel sides in their middles, so the slant side is as long as the two radii
      together.`;
    const apart = step(calc`${b} - ${r}`, {
      name: 'what the slant side goes outwards',
      because: text`The axis stands at right angles on both ends, so the perpendicular runs parallel to it. From the
        axis the slant side is $${r}$ ${unit} away at one end and $${b}$ ${unit} at the other.`,
    })`
      Drop the perpendicular from the end of the shorter radius: the slant side is the hypotenuse of a right triangle,
      and one leg is the difference of the radii.`;
    const height = step(calc`sqrt(${slant}^2 - ${apart}^2)`, {
      name: `the height of the ${thing}`,
      because: text`The slant side is opposite to the right angle, so it is the longest side of the triangle and the
        squares are subtracted.`,
    })`
      By Pythagoras the other leg is the height.`;
    const product = find(calc`${b} * ${r}`);
    const third = find(3);
    const space = step(calc`${height} * (${b}^2 + ${product} + ${r}^2) / ${third}`, {
      works: value =>
        tex`\frac{\pi \times ${height}}{3}\left(${b}^2 + ${b} \times ${r} + ${r}^2\right) = ${value}\pi`,
      because: text`It is the whole cone without the small one: $\frac{\pi h}{3} \times \frac{R^3 - r^3}{R - r}$, for
        the radii $R$ and $r$ and the height $h$.`,
    })`
      The volume of a frustum is a third of its height times $\pi$ times the sum of the squares of both radii and their
      product.`;
    return {
      answer: space,
      stem: wording(
        frame,
        text`A frustum of a cone has ends with radii of $${b}$ cm and $${r}$ cm. A sphere fits exactly into it: it
          touches both ends and the curved surface all around. What is the volume of the frustum, in cubic cm?`,
        text`The glass of a lamp is a cone with its tip cut off parallel to the base, closed by circular plates of
          radius $${b}$ cm below and $${r}$ cm above. A ball inside touches both plates and, along a circle, the
          glass. How large is the space inside the closed lamp, in cubic cm?`,
        text`A carver makes a stool from wood: a solid with level circular faces, $${r}$ cm in radius above and $${b}$
          cm below, and straight sloping sides. The height is chosen so that a ball of the same height would just fit
          into the stool, in contact with its sides as well. Find the volume of the stool in cubic cm.`,
        text`For a round globe a box is made in the shape of a cone without its tip. Bottom and lid are circles with
          radii of $${b}$ cm and $${r}$ cm. The globe is held on all sides: by the bottom, by the lid, and by the
          sloping wall along a circle. What is the volume of the box in cubic cm?`,
      ),
      show: value => `$${numberTex(value)}\\pi$`,
      plausible: value => value.gt(0) && value.mul(4).d === 1n,
      slips: [
        slip('took_a_slant_for_the_height', height, calc`${slant}`)`
          The slant side, $${b} + ${r} = ${height}$ ${unit}, was taken for the height; it is the hypotenuse.`,
        slip('left_out_a_term', product, 0)`
          The product of the radii was left out: $\frac{${height}}{3} \times (${b}^2 + ${r}^2)$, times $\pi$, is two
          cones.`,
        slip('took_the_mean_for_the_middle', space, calc`${height} * ((${b} + ${r}) / 2)^2`)`
          ${here}, times $\pi$, is a cylinder with the mean radius, which holds less than the cut cone.`,
        slip('left_out_a_factor', height, calc`sqrt(${b} * ${r})`)`
          $\sqrt{${b} \times ${r}} = ${height}$ ${unit} is the radius of the ${ball}; the height is its diameter.`,
        slip('did_not_divide', third, 1)`
          The third in the volume was left out: you used $${height} \times (${b}^2 + ${b} \times ${r} + ${r}^2)$,
          times $\pi$.`,
        slip('added_lengths_for_squares', height, calc`${slant} - ${apart}`)`
          $${slant} - ${apart} = ${height}$ ${unit} for the height subtracts the lengths themselves. Pythagoras
          subtracts their squares.`,
        slip('took_the_figure_for_special', height, calc`2 * ${b}`)`
          The diameter of the ${ball} was taken to be that of the larger end, $${height}$ ${unit}; the side slopes
          inwards, so the ${ball} is smaller.`,
        slip('answered_another_quantity', space, calc`4 / 3 * (${height} / 2)^3`)`
          ${here}, times $\pi$, is the volume of the ${ball}. Around it there is more space that counts.`,
      ],
      snapRead: text`A ${ball} that touches both ends and the side of a frustum: in the section, a circle in a
      trapezium.`,
      approach: text`Equal tangents give the slant side, Pythagoras the height, and then the volume follows from both
      radii.`,
      faster: text`The height is $2\sqrt{${b} \times ${r}} = ${2 * k * m * n}$, because the slant side is $${b} +
        ${r}$. So the volume is $\frac{${2 * k * m * n}\pi}{3} \times (${b * b} + ${b * r} + ${r * r})$.`,
      check: text`The cylinder with the mean radius and the height $${height}$ has
        ${calc`${height} * ((${b} + ${r}) / 2)^2`}, times $\pi$. A frustum has $\frac{1}{12} \times ${height} \times
        ${apart}^2 = ${calc`${height} * ${apart}^2 / 12`.value}$ more, together $${space}$.`,
      principle: text`Where a sphere touches both ends and the side of a frustum, the slant side is the sum of the two
      radii.`,
      figure: () => {
        const h = 2 * k * m * n;
        return drawn({
          alt: `A section through the ${thing}: a trapezium with a lower side of two times ${b} ${unit} and an upper side of two
            times ${r} ${unit}. The circle in it touches its four sides.`,
          points: {
            A: { x: -b, y: 0 },
            B: { x: b, y: 0 },
            C: { x: r, y: h },
            D: { x: -r, y: h },
            O: { x: 0, y: h / 2 },
            M: { x: 0, y: 0 },
            N: { x: 0, y: h },
          },
          hidden: 'ABCDOMN',
          lines: ['AB', 'BC', 'CD', 'DA'],
          broken: ['MN'],
          circles: [['O', h / 2]],
          beside: { MB: `${b}`, NC: `${r}` },
          notToScale: true,
          longest: 230,
        });
      },
    };
  },
);

const cones = [
  [2, 1],
  [3, 1],
  [3, 2],
  [4, 3],
  [5, 3],
  [5, 4],
  [5, 2],
  [4, 1],
] as const;

/** GM.SOL.5 Hard: a ball that touches a frustum everywhere. */
export const ballsInFrusta: readonly AnyTemplate[] = situation<Frustum>({
  type: 'GM.SOL.5',
  situation: 'ball-in-a-frustum',
  tries: 20,
  draw: draw => {
    const [m, n] = draw.pick(cones);
    const k = draw.int(1, 9);
    const [b, r] = [k * m * m, k * n * n];
    const whole = (2 * k * m * n * (b * b + b * r + r * r)) % 3 === 0;
    return whole && b <= 36 && b > 3 ? { k, m, n, frame: draw.int(0, 3) } : null;
  },
  forms: [volume],
});
