import { calc, form, here, situation, slip, stop, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { drawn } from '../drawn.ts';

interface Cut {
  /** Height of the cone, distance of the cut from the tip, volume of the whole. */
  h: number;
  x: number;
  v: number;
  frame: number;
}

const lowerPart = form<Cut>(
  'volume-of-the-lower-part',
  {
    band: 'Easy',
    seconds: 55,
    entry: true,
    verify: ({ h, x, v }) => {
      // Thin discs from the cut to the base; the whole cone is the sum from its tip.
      const slices = 3000;
      const sum = (from: number) => {
        let all = 0;
        for (let i = 0; i < slices; i += 1)
          all += (from + ((i + 0.5) * (h - from)) / slices) ** 2 * ((h - from) / slices);
        return all;
      };
      return Math.round((v * sum(x)) / sum(0));
    },
  },
  ({ h, x, v, frame }, { step }) => {
    const [cone, rest, unit] = wording(
      frame,
      ['cone', 'lower part', 'cubic cm'],
      ['candle', 'stump', 'cubic cm'],
      ['heap', 'lower part', 'cubic m'],
      ['cake', 'lower piece', 'cubic cm'],
    );
    const ratio = step(calc`${x} / ${h}`.asFraction(), {
      name: 'the ratio of the lengths of the upper cone and the whole one',
      because: text`The part at the tip has the same opening as the whole, so it is the whole cone on a smaller scale.
          The scale is read from the two heights, both measured from the tip.`,
    })`
      The cut is parallel to the base, so the part above it is a cone similar to the whole. Their heights give the
      ratio of their lengths.`;
    const cubed = step(calc`${ratio}^3`.asFraction(), {
      name: 'the ratio of the volumes',
      because: text`A volume is made of three lengths, and each of them is multiplied by the same ratio.`,
    })`
      Volumes of similar solids are in the ratio of the cubes of their lengths. Cube the ratio.`;
    const top = step(calc`${cubed} * ${v}`, {
      name: 'the volume of the upper cone',
      because: text`The ratio compares the upper cone with the whole ${cone}, not with the ${rest}. So the whole volume
        is multiplied.`,
    })`
      Take this fraction of the whole volume for the upper cone.`;
    const low = step(calc`${v} - ${top}`)`
      The ${rest} is the whole ${cone} without the upper cone. Subtract.`;
    return {
      answer: low,
      stem: wording(
        frame,
        text`A cone with a height of $${h}$ cm and a volume of $${v}$ cubic cm is cut by a plane parallel to its base,
          $${x}$ cm below its tip. What is the volume of the lower part, in cubic cm?`,
        text`A conical candle is $${h}$ cm high and contains $${v}$ cubic cm of wax. It burns down, keeping a level
          top, until the uppermost $${x}$ cm of its height are gone. How many cubic cm of wax are left in the stump?`,
        text`Sand lies in a heap that is an exact cone, $${h}$ m high, of $${v}$ cubic m. The top of it is taken away
          down to a level surface, so that the height is less by $${x}$ m. Find the volume of the sand that remains in
          cubic m.`,
        text`A confectioner bakes a cake in the shape of a cone, $${v}$ cubic cm in volume and $${h}$ cm high. With a
          level cut he takes off a small cone from the top, and this small cone is $${x}$ cm high. What volume does
          the lower piece have, in cubic cm?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.lt(v) && value.mul(2).d === 1n,
      slips: [
        slip('mixed_up_ratios_of_lengths_and_areas', cubed, calc`${ratio}^2`.asFraction())`
          ${here} is the ratio of areas; the volumes of similar solids are in the ratio of the cubes.`,
        slip('assumed_a_proportion', cubed, calc`${ratio}`.asFraction())`
          The volume was divided like the height, ${here} for the upper part, but the ${cone} is much narrower there.`,
        stop('gave_the_complement', top)`
          $${cubed} \times ${v} = ${top}$ ${unit} is the small cone that is taken off. The question asks for the
          rest.`,
        slip('measured_from_the_wrong_end', ratio, calc`${h - x} / ${h}`.asFraction())`
          ${here} measures the cut from the base; the small cone has its height from the tip.`,
        slip('answered_another_quantity', low, calc`(${h - x} / ${h})^3 * ${v}`)`
          ${here} cubes the part of the height that remains; the ${rest} is no cone, so its volume is not found like
          that.`,
        slip('took_ratio_terms_for_amounts', low, calc`${v} / (1 + ${cubed})`)`
          ${here} has ${cubed} for the ratio of the small cone to the ${rest}; it is the ratio to the whole.`,
        slip('used_the_formula_of_another_solid', low, 3 * x > 2 * h && calc`3 * ${v} * (1 - ${ratio})`)`
          ${here} takes the ${rest} for a cylinder on the base of the ${cone}, which has three times the volume of a
          cone of that height.`,
        slip('used_a_factor_twice', low, calc`${v} - 2 * ${cubed} * ${v}`)`
          ${here} subtracts the small cone twice. It is cut off once, so it is missing from the whole only once.`,
        slip('left_out_a_factor', low, calc`${v} - ${cubed} * ${v} / 3`)`
          ${here} takes a third of the small cone off: the third of a cone is in both volumes already.`,
      ],
      snapRead: text`A cut parallel to the base of a cone: the part above is similar to the whole.`,
      approach: text`Cube the ratio of the heights for the volume of the upper cone, and take it off the whole.`,
      check: text`In parts: of ${calc`${h / common(h, x)}^3`} equal parts the upper cone has
        ${calc`${x / common(h, x)}^3`}, so the ${rest} has ${calc`${h / common(h, x)}^3 - ${x / common(h, x)}^3`}, and
        one part is $${v} \div ${(h / common(h, x)) ** 3} = ${v / (h / common(h, x)) ** 3}$.`,
      principle: text`Cut a cone parallel to its base: volumes from the tip on are in the ratio of the cubes of the
        heights, and the rest is a difference.`,
      figure: () =>
        drawn({
          alt: `A section through a ${cone} of height ${h}: a triangle. A line parallel to its base cuts it ${x} below the tip;
            the part below this line is shaded.`,
          points: {
            A: { x: -1, y: 0 },
            B: { x: 1, y: 0 },
            T: { x: 0, y: 2 },
            C: { x: x / h, y: 2 - (2 * x) / h },
            D: { x: -x / h, y: 2 - (2 * x) / h },
            M: { x: 0, y: 0 },
            N: { x: 0, y: 2 - (2 * x) / h },
            P: { x: 1.35, y: 0 },
            Q: { x: 1.35, y: 2 },
          },
          hidden: 'ABTCDMNPQ',
          lines: ['AB', 'BT', 'TA', 'DC'],
          broken: ['TN', 'PQ'],
          shaded: ['ABCD'],
          beside: { TN: `${x}`, PQ: `${h}` },
          notToScale: true,
          longest: 210,
        }),
    };
  },
);

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));

/** GM.SOL.5 Easy: what is left of a cone below a cut. */
export const frusta: readonly AnyTemplate[] = situation<Cut>({
  type: 'GM.SOL.5',
  situation: 'cone-cut-parallel-to-its-base',
  tries: 20,
  draw: draw => {
    const [a, b] = draw.pick([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 4],
      [3, 4],
      [2, 5],
      [3, 5],
    ] as const);
    const size = draw.int(2, 9);
    // With both ratios, to the whole and to the rest, the parts are whole numbers.
    const unit = b === 4 || b === 5 || draw.chance(0.4) ? b ** 3 : b ** 3 * (a ** 3 + b ** 3);
    const v = unit * draw.int(1, Math.max(3, Math.floor(2000 / unit)));
    return b * size <= 36 && b * size >= 6 ? { h: b * size, x: a * size, v, frame: draw.int(0, 3) } : null;
  },
  forms: [lowerPart],
});
