import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawn } from '../drawn.ts';

interface Cone {
  /** Radius of the vessel; radius and height of the cone; the depth of the water. */
  b: number;
  r: number;
  h: number;
  d: number;
  frame: number;
}

const fall = form<Cone>(
  'fall-of-the-level',
  {
    band: 'Hard',
    seconds: 140,
    also: ['GM.SOL.5'],
    verify: ({ b, r, h, d }) => {
      // The covered part of the cone in thin discs.
      const slices = 4000;
      let sum = 0;
      for (let i = 0; i < slices; i += 1) {
        const z = ((i + 0.5) * d) / slices;
        sum += ((r * (h - z)) / h) ** 2 * (d / slices);
      }
      return q(Math.round((sum / (b * b)) * 1200), 1200);
    },
  },
  ({ b, r, h, d, frame }, { step, find }) => {
    const [cone, vessel] = wording(
      frame,
      ['cone', 'vessel'],
      ['cone', 'jar'],
      ['candle', 'bowl'],
      ['model', 'tank'],
    );
    const above = step(calc`(${h} - ${d}) / ${h}`.asFraction(), {
      name: 'the ratio of the small cone above the water to the whole one',
    })`
      The part of the ${cone} above the water is a smaller cone, similar to the whole. Its height is what the water
      leaves free, so this is the ratio of their lengths.`;
    const cubed = step(calc`${above}^3`.asFraction(), {
      name: 'the fraction of the volume that is above the water',
      because: text`Volumes of similar solids are in the ratio of the cubes of their lengths.`,
    })`
      Cube the ratio for the volumes.`;
    const under = step(calc`1 - ${cubed}`.asFraction(), { name: 'the fraction of the volume under water' })`
      The rest of the ${cone} is under water.`;
    const third = find(calc`1 / 3`.asFraction());
    const volume = step(calc`${under} * ${third} * ${r}^2 * ${h}`, {
      name: 'the volume under water, in multiples of pi',
      works: value => tex`${under} \times \frac{1}{3}\pi \times ${r}^2 \times ${h} = ${value}\pi`,
    })`
      Take this fraction of the volume of the whole ${cone}, a third of base times height.`;
    const down = step(calc`${volume} / ${b}^2`, {
      because: text`Where the covered part was, water flows in; a layer of the same volume is missing above.`,
    })`
      When the ${cone} is taken out, a layer of this volume disappears from the level. The base of the ${vessel} is
      $\pi \times ${b}^2$; divide, and $\pi$ cancels.`;
    return {
      answer: down,
      stem: wording(
        frame,
        text`A cylindrical vessel has a radius of $${b}$ cm. In it a solid cone stands on its base, with a radius of
          $${r}$ cm and a height of $${h}$ cm, and the water around it is $${d}$ cm deep. The cone is taken out. By
          how many cm does the water level fall?`,
        text`A wooden cone, $${h}$ cm high and $${r}$ cm in radius, is fixed with its base on the bottom of a
          cylindrical jar of radius $${b}$ cm. Water is poured in up to a height of $${d}$ cm. How much lower, in cm,
          is the level after the cone has been removed without any loss of water?`,
        text`For Diwali a heavy conical candle with a base of radius $${r}$ cm and a height of $${h}$ cm is put
          upright into a bowl in the shape of a cylinder. The bowl has a radius of $${b}$ cm, and the water then
          stands $${d}$ cm high. Find the fall of the level in cm when the candle is lifted out again.`,
        text`The model of a volcano is a cone with a height of $${h}$ cm and a base radius of $${r}$ cm. It stands in a
          cylindrical tank of radius $${b}$ cm, in water $${d}$ cm deep. What is the fall of the water level, in cm,
          when the model is taken away?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.lt(h),
      slips: [
        slip('took_the_whole_for_a_part', under, calc`1`)`
          The volume of the whole ${cone} was divided by the base of the ${vessel}: $${down}$ cm. Only $${d}$ of its
          $${h}$ cm were in the water.`,
        slip('gave_the_complement', under, calc`${cubed}`.asFraction())`
          ${here} of the volume is the tip above the water, which does not touch the level.`,
        slip('mixed_up_ratios_of_lengths_and_areas', cubed, calc`${above}^2`.asFraction())`
          ${here} squares the ratio of the heights; volumes need the cube.`,
        slip('measured_from_the_wrong_end', above, calc`${d} / ${h}`.asFraction())`
          ${here} is the ratio of the depth to the height. The small cone that is cut off by the level has its base
          there and its tip above.`,
        slip('left_out_a_factor', third, calc`1`)`
          The third in the volume of a cone was left out: $${under} \times ${r}^2 \times ${h}$ was divided by
          $${b}^2$.`,
        slip('subtracted_for_added', down, calc`${volume} / (${b}^2 - ${r}^2)`)`
          ${here} divides by the ring around the ${cone}; without the ${cone} the water has the whole base.`,
        slip('assumed_a_proportion', under, calc`${d} / ${h}`.asFraction())`
          ${here} of the volume was taken to be under water because this part of the height is, but the lower part of
          a cone is wider.`,
        slip('answered_another_quantity', down, calc`${d} - ${volume} / ${b}^2`)`
          ${here} cm is the depth that is left, not the fall.`,
      ],
      snapRead: text`A cone in water, covered up to a part of its height: the covered volume becomes a layer.`,
      approach: text`Find the covered part of the ${cone} as the whole without the small cone above the water, and
        spread its volume over the base of the ${vessel}.`,
      check: () => {
        const [low, high] = [r * r, ((r * (h - d)) / h) ** 2];
        const middle = ((r * (h - d / 2)) / h) ** 2;
        return text`The covered part has radii of $${r}$ cm below and $${q(r * (h - d), h)}$ cm above. By areas at
          bottom, middle and top, $\frac{${q(Math.round(low * 100), 100)} + 4 \times ${q(r * (2 * h - d), 2 * h)}^2 +
          ${q(Math.round(high * 100), 100)}}{6} \times ${d} \approx
          ${Math.round(((low + 4 * middle + high) / 6) * d)}$, as above.`;
      },
      principle: text`What a solid pushes aside is the volume of its part under water: cut it at the level and use the
        ratio of similar solids.`,
      figure: () =>
        drawn({
          alt: `A section through a cylindrical ${vessel} of radius ${b} cm with a cone on its bottom, ${h} cm high and with a
            radius of ${r} cm. The water is ${d} cm deep; the tip of the cone is above it.`,
          points: {
            A: { x: -b, y: 0 },
            B: { x: b, y: 0 },
            C: { x: b, y: 1.15 * h },
            D: { x: -b, y: 1.15 * h },
            E: { x: b, y: d },
            F: { x: -b, y: d },
            G: { x: -r, y: 0 },
            H: { x: r, y: 0 },
            T: { x: 0, y: h },
            I: { x: (-r * (h - d)) / h, y: d },
            J: { x: (r * (h - d)) / h, y: d },
            M: { x: 0, y: 0 },
          },
          hidden: 'ABCDEFGHTIJM',
          lines: ['AB', 'BC', 'DA', 'GT', 'TH'],
          broken: ['TM'],
          shaded: ['AGIF', 'HBEJ'],
          beside: { BE: `${d}`, MH: `${r}` },
          texts: [[{ x: -0.12 * b, y: h * 0.45 }, `${h}`]],
          notToScale: true,
          longest: 230,
        }),
    };
  },
);

const cones = [6, 9, 12, 15, 18, 21, 24, 27, 30, 36].flatMap(h =>
  [1 / 3, 1 / 2, 2 / 3].flatMap(part =>
    Array.from({ length: 17 }, (_, i) => i + 4).flatMap(r =>
      Array.from({ length: 19 }, (_, i) => ({ b: i + 6, r, h, d: Math.round(h * part * 6) / 6 })).filter(
        ({ b, d }) => {
          const down = (1 - ((h - d) / h) ** 3) * ((r * r * h) / (3 * b * b));
          const fits = r < b && b < 2.2 * r && Number.isInteger(d) && h < 3 * b && h > 0.6 * b;
          return fits && Math.abs(down * 20 - Math.round(down * 20)) < 1e-9;
        },
      ),
    ),
  ),
);

/** The same by the fall, so that no answer is more frequent than another. */
const byFall = Object.values(
  Object.groupBy(cones, ({ b, r, h, d }) => ((1 - ((h - d) / h) ** 3) * ((r * r * h) / (b * b))).toFixed(6)),
).flatMap(group => (group ? [group] : []));

/** GM.SOL.8 Hard: a cone that stands partly under water is taken out. */
export const conesTakenOut: readonly AnyTemplate[] = situation<Cone>({
  type: 'GM.SOL.8',
  situation: 'cone-taken-out-of-water',
  tries: 10,
  draw: draw => ({ ...draw.pick(draw.pick(byFall)), frame: draw.int(0, 3) }),
  forms: [fall],
});
