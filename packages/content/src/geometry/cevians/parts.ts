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
    const sum = step(calc`${p * k} + ${r * k}`, {
      name: 'the sum of the two sides at the angle',
      because: text`The bisector is equally far from both sides of the angle, so the two smaller triangles have
        areas as these sides, and on the third side their bases are in the same ratio. Sides of 2 and 3 would make 5
        shares.`,
    })`
      By the angle bisector theorem the parts of the third side are in the ratio of the two other sides. The sum of
      these is the number of shares.`;
    const gap = find(calc`(${r} - ${p}) * ${k}`);
    const third = find(calc`(${p} + ${r}) * ${s}`);
    const difference = step(calc`${third} * (${gap} / ${sum})`, {
      name: 'the difference of the two parts',
      because: text`Each part has as many shares as its side is long. So the parts differ by as many shares as the
        two sides do, and it is not necessary to find each part first.`,
    })`
      The parts differ by as many shares as the two sides differ. So take that fraction of the third side which the
      difference of the two sides is of their sum.`;
    return {
      answer: difference,
      stem: way
        ? text`A triangle has sides $AB = ${p * k}$ cm, $AC = ${r * k}$ cm and $BC = ${(p + r) * s}$ cm. The
          bisector of angle $A$ meets $BC$ at $D$. By how many centimetres is $DC$ longer than $BD$?`
        : text`Two sides of a triangular field measure $${p * k}$ m and $${r * k}$ m, and the third side measures
          $${(p + r) * s}$ m. A fence bisects the angle between the first two sides and divides the third side into
          two parts. Find the difference of these parts, in metres.`,
      show: plain,
      /** Two parts differ by less than the whole. */
      plausible: value => value.valueOf() > 0 && value.lt((p + r) * s),
      slips: [
        slip('answered_another_quantity', gap, calc`${r} * ${k}`)`
          $${frac(difference)}$ is the longer part of the third side itself. The question asks by how much it
          exceeds the shorter part.`,
        slip('answered_another_quantity', gap, calc`${p} * ${k}`)`
          $${frac(difference)}$ is the shorter part of the third side itself. The question asks by how much the
          longer part exceeds it.`,
        slip('answered_another_quantity', difference, gap)`
          $${gap}$ is the difference of the two sides at the bisected angle. The parts lie on the third side and
          have the same ratio, but not the same difference.`,
        slip('did_not_double', difference, calc`${third} * ${gap} / ${sum} / 2`)`
          You halved the difference of the parts. Half of it is the distance from the mid-point of the third side to
          the bisector; the parts themselves differ by all of it.`,
        slip('doubled_needlessly', difference, calc`${third} * ${gap} / ${sum} * 2`)`
          You doubled the difference: $\frac{${third} \times ${gap}}{${sum}} \times 2 = ${difference}$. The longer
          part is one difference longer than the shorter one, not two.`,
        slip('used_a_wrong_given_number', difference, calc`${third} - ${gap}`)`
          You subtracted the difference of the two sides from the third side, $${third} - ${gap}$. The parts are
          shares of the third side, so a fraction of it is needed.`,
      ],
      snapRead: text`Three sides and a bisector are given: the third side is shared in the ratio of the other two,
        and the difference of the shares is asked.`,
      approach: text`Share the third side in the ratio of the two sides at the bisected angle. The difference of the
        parts is the same fraction of it as the difference of those sides is of their sum.`,
      check: text`The parts are $${p * s}$ and $${r * s}$, in the ratio $${p} : ${r}$.`,
      principle: text`When a length is shared in a ratio, the difference of the parts is the fraction of it that the
        difference of the terms is of their sum.`,
    };
  },
);
