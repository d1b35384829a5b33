import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { numberTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { coneFigure } from './cone.ts';

interface Tent {
  r: number;
  h: number;
  frame: number;
}

const cloth = form<Tent>(
  'slanting-surface',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ r, h }) => {
      // The cone is cut into many thin rings.
      const rings = 2000;
      let sum = 0;
      for (let i = 0; i < rings; i += 1) sum += (2 * r * ((i + 0.5) / rings) * Math.hypot(r, h)) / rings;
      return q(Math.round(sum));
    },
  },
  ({ r, h, frame }, { step, find }) => {
    const unit = frame === 0 || frame === 3 ? 'm' : 'cm';
    const [thing, stuff] = wording(
      frame,
      ['tent', 'canvas'],
      ['cap', 'paper'],
      ['bowl', 'metal'],
      ['heap', 'cover'],
    );
    const radius = step(calc`${2 * r} / 2`, {
      name: 'the radius of the base',
      because: text`The axis of the cone meets the base in its centre. From there to the edge is the radius, half of the
        diameter that is given.`,
    })`
      The radius, the height and the slanting side form a right triangle. Halve the diameter to get the radius $r$.`;
    const square = find(calc`${r}^2 + ${h}^2`);
    const slant = step(() => q(Math.round(Math.sqrt(square.valueOf()) * 1000), 1000), {
      name: 'the slant height',
      because: text`The ${stuff} runs along the slanting side, which is longer than the height. The height stands
        upright on the base, so the right angle is between height and radius.`,
      works: value => tex`l = \sqrt{${r}^2 + ${h}^2} = \sqrt{${square}} = ${value}`,
    })`
      The slant height $l$ is the hypotenuse of this triangle. Find it by Pythagoras.`;
    const area = step(calc`${radius} * ${slant}`, {
      works: value => tex`\pi r l = \pi \times ${radius} \times ${slant} = ${value}\pi`,
      because: text`The curved surface laid flat is a sector with the slant height as its radius.`,
    })`
      The ${stuff} covers the curved surface alone, so multiply $\pi$, the radius $r$ and the slant height.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`A tent without a floor is a cone $${h}$ m high, and its base has a diameter of $${2 * r}$ m. How many
          square metres of canvas does the tent have?`,
        text`A clown's paper cap is a cone, open below. It is $${h}$ cm high and $${2 * r}$ cm wide at its open end.
          What is the area of the paper in square cm, without any overlap?`,
        text`An open bowl of thin metal has the shape of a cone that stands on its tip. It is $${h}$ cm deep and
          $${2 * r}$ cm across the top. Find the area of the metal in square cm, of one side only.`,
        text`A heap of grain at a mandi is a cone $${h}$ m high, and it is $${2 * r}$ m across on the ground. What
          area, in square metres, must a rain cover have that lies closely on the heap?`,
      ),
      show: value => `$${numberTex(value)}\\pi$`,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('took_a_slant_for_the_height', area, calc`${radius} * ${h}`)`
          ${here}, times $\pi$, uses the height of $${h}$ ${unit}. The curved surface runs along the slanting side,
          which is longer than the height.`,
        slip('answered_another_quantity', area, calc`${radius} * ${slant} + ${radius}^2`)`
          ${here}, times $\pi$, adds the circle at the base, where the ${thing} has no ${stuff}.`,
        slip('mixed_up_a_length_and_its_half', area, calc`${2 * r} * ${slant}`)`
          ${here}, times $\pi$, uses the diameter in the formula. The formula has the radius, which is half of it.`,
        slip('added_lengths_for_squares', slant, calc`${r} + ${h}`)`
          Radius and height were added, ${here} ${unit}; the slant height is the root of the sum of their squares.`,
        slip('used_the_formula_of_another_solid', area, calc`2 * ${radius} * ${h}`)`
          ${here}, times $\pi$, is the curved surface of a cylinder of the same height. A cone becomes narrow towards
          its tip, so its surface is smaller.`,
        slip(
          'mixed_up_length_area_and_volume',
          area,
          r % 3 === 0 || h % 3 === 0 ? calc`${r}^2 * ${h} / 3` : false,
        )`
          ${here}, times $\pi$, is the volume of the cone. The question asks for its curved surface, an area.`,
        slip('halved_needlessly', area, calc`${radius} * ${slant} / 2`)`
          ${here}, times $\pi$, halves as if the diameter had been taken, but $${r}$ ${unit} is already the radius.`,
        slip('wrong_sign', slant, () => {
          const root = Math.round(Math.sqrt(Math.abs(h * h - r * r)));
          return root > 0 && h > r && root ** 2 === h * h - r * r && root;
        })`
          The square of $${r}$ was taken off that of $${h}$: $\sqrt{${h}^2 - ${r}^2} = ${slant}$.`,
        slip('answered_another_quantity', area, calc`${radius}^2`)`
          ${here}, times $\pi$, is the area of the circle at the base. The curved surface is asked for, and the base is
          not a part of it.`,
      ],
      snapRead: text`The height and the diameter of a cone are given, and only its slanting surface is asked.`,
      approach: text`Find the slant height from radius and height, then multiply it by the radius and $\pi$.`,
      check: text`The curved surface is to the base as the slant height to the radius: $${area}$ to
        $${r}^2 = ${r * r}$ is the same as $${slant}$ to $${r}$.`,
      principle: text`The curved surface of a cone goes along its slant, so Pythagoras comes first.`,
      figure: () =>
        coneFigure({
          r,
          h,
          height: `${h} ${unit}`,
          base: `${2 * r} ${unit}`,
          alt: `A cone with a height of ${h} ${unit} and a base of diameter ${2 * r} ${unit}.`,
        }),
    };
  },
);

const triples = [
  [3, 4],
  [5, 12],
  [8, 15],
  [7, 24],
  [20, 21],
  [9, 40],
  [12, 35],
] as const;
const cones = triples.flatMap(([a, b]) =>
  [1, 2, 3, 4, 5, 6, 7, 8].flatMap(k =>
    [
      { r: a * k, h: b * k },
      { r: b * k, h: a * k },
    ].filter(({ r, h }) => r <= 36 && h <= 48 && h < 5 * r && r < 4 * h),
  ),
);
const low = cones.filter(({ r, h }) => h <= 12 && r <= 24);

/** GM.SOL.2 Easy: the slant height before the curved surface. */
export const slantingSurfaces: readonly AnyTemplate[] = situation<Tent>({
  type: 'GM.SOL.2',
  situation: 'cone-by-diameter-and-height',
  tries: 10,
  draw: draw => {
    const frame = draw.int(0, 3);
    return { ...draw.pick(frame === 0 || frame === 3 ? low : cones), frame };
  },
  forms: [cloth],
});
