import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';

interface Shown {
  /** A length on the sheet in cm and on the ground in km. */
  m: number;
  t: number;
  /** An area on the sheet in square cm. */
  a: number;
  frame: number;
}

const blobNames = 'CDEFGHIJKLMNPQRSTU';
/** The shore of a lake or a park, by its corners. */
const blob = Object.fromEntries(
  [...blobNames].map((name, i) => {
    const turn = (i * 2 * Math.PI) / blobNames.length;
    const r = 1 + 0.14 * Math.sin(2 * turn + 0.6) + 0.1 * Math.cos(3 * turn);
    return [name, { x: 3.2 + 2.3 * r * Math.cos(turn), y: 2 + 1.15 * r * Math.sin(turn) }];
  }),
);

const areaOnTheGround = form<Shown>(
  'area-on-the-ground',
  {
    band: 'Easy',
    seconds: 50,
    verify: ({ m, t, a }) => {
      // A strip of 1 mm breadth with the drawn area: its sides on the ground in km.
      const [long, broad] = [(10 * a * t) / m, (0.1 * t) / m];
      return q(Math.round(long * broad * 1000), 1000);
    },
  },
  ({ m, t, a, frame }, { step }) => {
    const [thing, sheet] = wording(
      frame,
      ['park', 'map'],
      ['lake', 'page'],
      ['coalfield', 'plan'],
      ['village', 'picture'],
    );
    const scale = step(calc`${t} / ${m}`, {
      name: `the length on the ground for 1 cm of the ${sheet}`,
      because: text`All lengths of the ${sheet} are reduced in the same ratio, also those of the ${thing}.`,
    })`
      Find how many km one cm of the ${sheet} stands for: divide the real length by the drawn one.`;
    const square = step(calc`${scale}^2`, {
      name: `the area on the ground for 1 square cm of the ${sheet}`,
      because: text`Length and breadth both grow by the scale, so their product grows by its square.`,
    })`
      One square cm has a length and a breadth of $1$ cm. On the ground both of them are scaled, so square the scale.`;
    const area = step(calc`${a} * ${square}`)`
      The ${thing} has $${a}$ such squares: multiply.`;
    return {
      answer: area,
      stem: wording(
        frame,
        text`On a map of Assam, two towns that are $${t}$ km apart are $${m}$ cm apart. A wildlife park covers $${a}$
          square cm of the same map. What is the area of the park, in square km?`,
        text`A straight road $${t}$ km long is drawn with a length of $${m}$ cm in an atlas. On the same page, at the
          same scale, a lake fills $${a}$ square cm. How many square km does the lake cover?`,
        text`The plan of a coalfield in Jharkhand shows a tunnel of $${t}$ km as a line of $${m}$ cm, and the coalfield
          itself as a region of $${a}$ square cm. Find the real area of the coalfield in square km.`,
        text`In a satellite picture, printed to scale, a canal with a length of $${t}$ km measures $${m}$ cm. The
          fields of a village take up $${a}$ square cm of this picture. How large are they in reality, in square km?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('mixed_up_ratios_of_lengths_and_areas', square, calc`${scale}`)`
          $${a} \times ${square} = ${area}$ multiplies the area by the scale of lengths. The ${sheet} reduces both
          directions, so this scale counts twice.`,
        slip('took_a_power_for_a_product', square, calc`2 * ${scale}`)`
          ${here} doubles the scale. For areas it has to be squared, so $${a} \times ${square} = ${area}$ fails.`,
        slip('forgot_to_square', square, calc`${t}^2 / ${m}`)`
          ${here} squares the $${t}$ km, but not the $${m}$ cm that they are drawn with.`,
        slip('mixed_up_length_area_and_volume', square, calc`${scale}^3`)`
          ${here} has one direction too many: an area has a length and a breadth only.`,
        slip('added_for_multiplied', area, calc`${a} + ${square}`)`
          ${here} adds the square of the scale; each of the $${a}$ square cm stands for that many square km.`,
        slip('used_a_factor_twice', area, calc`${a}^2 * ${scale}`)`
          ${here} squares the area on the ${sheet}. It is the scale of lengths that has to be squared.`,
      ],
      snapRead: text`One length on the ${sheet} and on the ground, and an area on the ${sheet}: the scale of lengths
        gives the scale of areas.`,
      approach: text`Find the scale of lengths from the known length, square it for areas, and multiply.`,
      check: text`A strip of $${a}$ cm by $1$ cm has the same area on the ${sheet}. On the ground it measures
        ${calc`${a} * ${scale}`} km by $${scale}$ km, and the product is $${calc`${a} * ${scale} * ${scale}`.value}$.`,
      principle: text`Where all lengths are multiplied by a number, all areas are multiplied by its square.`,
      figure: () =>
        drawn({
          alt: `A rectangular ${sheet}. On it a line of ${m} cm from A to B is marked as ${t} km, and a shaded region of
            ${a} square cm shows the ${thing}.`,
          points: {
            A: { x: 0.5, y: 4.1 },
            B: { x: 5.6, y: 4.9 },
            W: { x: -0.4, y: 0 },
            X: { x: 6.6, y: 0 },
            Y: { x: 6.6, y: 5.6 },
            Z: { x: -0.4, y: 5.6 },
            ...blob,
          },
          hidden: `WXYZ${blobNames}`,
          lines: ['WX', 'XY', 'YZ', 'ZW', 'AB'],
          shaded: [blobNames],
          beside: { AB: `${m} cm` },
          texts: [[{ x: 3.2, y: 2 }, `${a} sq cm`]],
          notToScale: true,
          longest: 270,
        }),
    };
  },
);

/** GM.ARE.3 Easy: from a map to the ground. */
export const maps: readonly AnyTemplate[] = situation<Shown>({
  type: 'GM.ARE.3',
  situation: 'drawn-to-scale',
  tries: 10,
  draw: draw => {
    const m = draw.step(4, 14, 2);
    const t = (m / 2) * draw.pick([3, 5, 6, 7, 8, 9, 10, 12, 14]);
    const a = draw.int(3, 28);
    return ((t / m) ** 2 * a) % 1 === 0 && a !== m && a !== t ? { m, t, a, frame: draw.int(0, 3) } : null;
  },
  forms: [areaOnTheGround],
});
