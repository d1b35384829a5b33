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
    const ratio = step(frac(calc`${r * s} / ${p * s}`), {
      name: text`how many times $AC$ is as long as $AB$`,
      works: (_value, working) => tex`\frac{AC}{AB} = \frac{DC}{BD} = ${working}`,
      because: text`A point of the bisector is equally far from $AB$ and $AC$. So triangles $ABD$ and $ADC$ have
        equal heights on these sides, and their areas are as $AB : AC$. On the base $BC$ the same areas are as $BD :
        DC$.`,
    })`
      ${way ? '' : text`D is equally far from both lines, so $AD$ bisects angle $A$. `}By the angle bisector theorem
      $BD : DC = AB : AC$. Find from the two parts how many times $AC$ is as long as $AB$.`;
    const side = step(calc`${frac(ratio)} * ${p * k}`, {
      name: text`the side $AC$`,
      works: (_value, working) => tex`AC = ${working}`,
      because: text`The ratio was formed as $AC$ over $AB$. So it multiplies the known side $AB$, and the side next
        to the longer part of $BC$ comes out longer.`,
    })`
      $AC$ is this ratio times $AB$, so multiply the known side $AB = ${p * k}$ by it.`;
    return {
      answer: side,
      stem: way
        ? text`In triangle $ABC$ the bisector of angle $A$ meets $BC$ at $D$. If $AB = ${p * k}$ cm, $BD = ${p * s}$
          cm and $DC = ${r * s}$ cm, what is the length of $AC$ in cm?`
        : text`In triangle $ABC$, point $D$ on $BC$ is equidistant from the lines $AB$ and $AC$. With $BD =
          ${p * s}$ cm, $DC = ${r * s}$ cm and $AB = ${p * k}$ cm, find the length of $AC$ in cm.`,
      show: shown,
      plausible: value => value.valueOf() > 0 && value.d <= 7n,
      slips: [
        slip('inverted_the_ratio', ratio, calc`${p} / ${r}`)`
          You used the ratio $${p * s} : ${r * s}$ the other way round. $BD$ is the part next to $AB$ and $DC$ the
          part next to $AC$, so the longer part lies beside the longer side.`,
        slip('took_the_whole_for_a_part', ratio, calc`${r} / (${p} + ${r})`)`
          You compared $DC$ with the whole of $BC = ${(p + r) * s}$. The side $AC$ is compared with the side $AB$,
          so its part $DC$ is compared with the part $BD$.`,
        slip('assumed_a_proportion', side, calc`${p} * ${k} + (${r} - ${p}) * ${s}`)`
          You gave the sides the difference of the parts, $${Math.abs(r - p) * s}$. A bisector makes ratios equal,
          not differences: parts 2 and 3 fit sides 4 and 6.`,
        slip('took_the_figure_for_special', ratio, 1)`
          With $AC$ as long as $AB$ the bisector would meet $BC$ at the mid-point. Here $BD$ and $DC$ are different,
          so the two sides are different as well.`,
        slip('took_the_whole_for_a_part', ratio, calc`(${p} + ${r}) / ${p}`)`
          You compared the whole of $BC$ with $BD = ${p * s}$. The side $AC$ belongs to the part $DC$ alone, not to
          all of $BC$.`,
        slip('mixed_up_ratios_of_lengths_and_areas', ratio, calc`${r} * ${r} / (${p} * ${p})`)`
          You squared the ratio of the parts. Squares belong to areas of similar triangles; here lengths are
          compared with lengths.`,
      ],
      snapRead: text`A bisector, the two parts of the opposite side and one of the sides at the angle are known: the
        parts are in the ratio of these sides.`,
      approach: text`By the angle bisector theorem $BD : DC = AB : AC$. The parts give this ratio, and the known
        side $AB$ times the ratio is $AC$.`,
      check: text`The sides and the parts are in one ratio, $${p * k} : ${r * k} = ${p * s} : ${r * s}$. As
        $${p * k} + ${r * k} > ${(p + r) * s}$, the triangle exists.`,
      principle: text`The bisector of an angle of a triangle divides the opposite side in the ratio of the two sides
        that include the angle, each part next to its own side.`,
    };
  },
);
