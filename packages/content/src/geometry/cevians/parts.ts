import { calc, form, frac, slip, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import { nearFraction } from '../../value.ts';
import { type Cevian, isTriangle } from './cevian.ts';

export const parts = form<Cevian>(
  'difference-of-parts',
  {
    band: 'Easy',
    seconds: 45,
    revision: 4,
    suits: c => isTriangle(c) && c.p < c.r,
    verify: ({ p, r, s, k }) => {
      const [b, c, a] = [r * k, p * k, (p + r) * s];
      return nearFraction((a * b) / (b + c) - (a * c) / (b + c), 20);
    },
  },
  ({ p, r, k, s, way }, { step, find }) => {
    const sum = step(calc`${p * k} + ${r * k}`)`
      The bisector divides the third side in the ratio of the two other sides. Add these to get the number of
      shares.`;
    const gap = find(calc`(${r} - ${p}) * ${k}`);
    const third = find(calc`(${p} + ${r}) * ${s}`);
    const difference = step(calc`${third} * (${gap} / ${sum})`)`
      The difference of the parts is the same share of the third side as the difference of the two sides is of their
      sum.`;
    return {
      answer: difference,
      stem: way
        ? text`A triangle has sides $AB = ${p * k}$ cm, $AC = ${r * k}$ cm and $BC = ${(p + r) * s}$ cm. The bisector of
          angle $A$ meets $BC$ at $D$. By how many centimetres is $DC$ longer than $BD$?`
        : text`Two sides of a triangular field measure $${p * k}$ m and $${r * k}$ m, and the third side measures
          $${(p + r) * s}$ m. A fence bisects the angle between the first two sides and divides the third side into two
          parts. Find the difference of these parts, in metres.`,
      show: plain,
      /** Two parts differ by less than the whole. */
      plausible: value => value.valueOf() > 0 && value.lt((p + r) * s),
      slips: [
        slip('answered_another_quantity', gap, calc`${r} * ${k}`)`
          $${frac(difference)}$ is the longer part itself.`,
        slip('answered_another_quantity', gap, calc`${p} * ${k}`)`
          $${frac(difference)}$ is the shorter part itself.`,
        slip('answered_another_quantity', difference, gap)`
          $${gap}$ is the difference of the enclosing sides.`,
        slip('did_not_double', difference, calc`${third} * ${gap} / ${sum} / 2`)`
          That is half of the difference of the parts, the distance from the mid-point.`,
        slip('doubled_needlessly', difference, calc`${third} * ${gap} / ${sum} * 2`)`
          The difference was doubled. Here $\frac{${third} \times ${gap}}{${sum}} \times 2 = ${difference}$.`,
        slip('used_a_wrong_given_number', difference, calc`${third} - ${gap}`)`
          $${third} - ${gap}$ mixes a difference of sides with the third side.`,
      ],
      snapRead: text`Three sides and a bisector; the parts of the third side differ.`,
      approach: text`Share the third side in the ratio of the other two and take the difference.`,
      check: text`The parts are $${p * s}$ and $${r * s}$, in the ratio $${p} : ${r}$.`,
      principle: text`When a length is shared in a ratio, the difference of the parts has the share of the difference of
        the terms.`,
    };
  },
);
