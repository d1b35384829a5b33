import { calc, form, frac, slip, tex, text } from '../../question/index.ts';
import { nearFraction } from '../../value.ts';
import { type Cevian, isTriangle, shown } from './cevian.ts';

export const otherSide = form<Cevian>(
  'side-from-parts',
  {
    band: 'Easy',
    seconds: 40,
    revision: 3,
    /** A ratio of whole number to 1 would be read off. */
    suits: c => isTriangle(c) && c.p % c.r !== 0 && c.r % c.p !== 0,
    verify: ({ p, r, s, k }) => nearFraction((p * k * (r * s)) / (p * s), 20),
  },
  ({ r, p, s, k, way }, { step }) => {
    const ratio = step(
      frac(calc`${r * s} / ${p * s}`),
      (_value, working) => tex`\frac{AC}{AB} = \frac{DC}{BD} = ${working}`,
    )`
      The bisector divides the opposite side in the ratio of the sides that enclose the angle.`;
    const side = step(calc`${frac(ratio)} * ${p * k}`, (_value, working) => tex`AC = ${working}`)`
      Multiply the known side by this ratio.`;
    return {
      answer: side,
      stem: way
        ? text`In triangle $ABC$ the bisector of angle $A$ meets $BC$ at $D$. If $AB = ${p * k}$ cm, $BD = ${p * s}$ cm
          and $DC = ${r * s}$ cm, what is the length of $AC$ in cm?`
        : text`In triangle $ABC$, point $D$ on $BC$ is equidistant from the lines $AB$ and $AC$. With $BD = ${p * s}$
          cm, $DC = ${r * s}$ cm and $AB = ${p * k}$ cm, find the length of $AC$ in cm.`,
      show: shown,
      plausible: value => value.valueOf() > 0 && value.d <= 7n,
      slips: [
        slip('inverted_the_ratio', ratio, calc`${p} / ${r}`)`
          The ratio $${p * s} : ${r * s}$ was used the other way round: $BD$ belongs to $AB$.`,
        slip('took_the_whole_for_a_part', ratio, calc`${r} / (${p} + ${r})`)`
          $DC$ was compared with the whole of $BC = ${(p + r) * s}$ instead of with $BD$.`,
        slip('assumed_a_proportion', side, calc`${p} * ${k} + (${r} - ${p}) * ${s}`)`
          The difference of the parts, $${Math.abs(r - p) * s}$, was carried over to the sides; it is the ratio that
          agrees.`,
        slip('took_the_figure_for_special', ratio, 1)`
          Equal sides would need $D$ to be the mid-point of $BC$.`,
        slip('took_the_whole_for_a_part', ratio, calc`(${p} + ${r}) / ${p}`)`
          The whole of $BC$ was compared with $BD = ${p * s}$.`,
        slip('mixed_up_ratios_of_lengths_and_areas', ratio, calc`${r} * ${r} / (${p} * ${p})`)`
          The ratio was squared, as for areas of similar triangles.`,
      ],
      snapRead: text`A bisector and the two parts of the opposite side, with one of the enclosing sides.`,
      approach: text`The parts of the opposite side are in the ratio of the enclosing sides.`,
      check: text`$${p * k} : ${r * k} = ${p * s} : ${r * s}$, and $${p * k} + ${r * k} > ${(p + r) * s}$, so the
        triangle exists.`,
      principle: text`The bisector of an angle divides the opposite side in the ratio of the enclosing sides.`,
    };
  },
);
