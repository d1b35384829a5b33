import { figure, outline, segment } from '../../../figure.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../../question/index.ts';
import { withUnit } from '../../../show.ts';

import type { AnyTemplate } from '../../../template.ts';
import { q } from '../../../value.ts';
import { distance, rationalNear } from '../../measured-lengths.ts';
import { cutSheet, meeting, towards } from './drawing.ts';

interface Cut {
  ad: number;
  db: number;
  /** DE is ad·unit and BC is (ad + db)·unit. */
  unit: number;
  asked: 'DE' | 'BC';
}

const parallelCutAsked = form<Cut>(
  'cut',
  {
    band: 'Easy',
    verify: ({ ad, db, unit, asked }) => {
      // A triangle in coordinates: D by its distance from A, E where the parallel through D meets AC.
      const [a, b] = [
        { x: 0, y: 0 },
        { x: ad + db, y: 0 },
      ];
      const c = { x: 1.3, y: 4.1 };
      const d = { x: ad, y: 0 };
      const e = meeting(d, towards(b, c), a, towards(a, c));
      const scale = distance(d, e) / distance(b, c);
      return rationalNear(asked === 'DE' ? (ad + db) * unit * scale : (ad * unit) / scale);
    },
  },
  ({ ad, db, unit, asked }, { step }) => {
    const side = step(calc`${ad} + ${db}`, (_value, working) => tex`AB = ${working}`)`
      Find the whole side of the large triangle that $AD$ is a part of.`;
    const scale = step(calc`${ad} / ${side}`, value => {
      const ratio = frac(value);
      return tex`\frac{AD}{AB} = \frac{${ad}}{${side}}${value.d !== BigInt(ad + db) && tex` = ${ratio}`}`;
    })`
      Write the scale of the small triangle to the large one, in lowest terms.`;
    const [small, large] = [ad * unit, (ad + db) * unit];
    const key =
      asked === 'DE'
        ? step(calc`${large} * ${frac(scale)}`, (_value, working) => tex`DE = ${working}`)`
          The parallel segments stand in the same scale.`
        : step(calc`${small} ÷ ${frac(scale)}`, (_value, working) => tex`BC = ${working}`)`
          The parallel segments stand in the same scale.`;
    return {
      answer: key,
      stem: text`In triangle $ABC$, the point $D$ lies on $AB$ and $E$ lies on $AC$, with $DE$ parallel to $BC$. If
        $AD = ${ad}$ cm, $DB = ${db}$ cm and ${asked === 'DE' ? tex`BC = ${large}` : tex`DE = ${small}`} cm, what is
        the length of $${asked}$?`,
      show: value => withUnit(value, 'cm'),
      plausible: value =>
        asked === 'DE' ? value.gt(0) && value.lt(large) : value.gt(small) && value.lt(8 * small),
      slips: [
        slip('took_a_part_for_the_whole', scale, calc`${ad} / ${db}`)`
          This treats $AD : DB = ${ad} : ${db}$ as the scale, but $DB$ is no side of either triangle: it is $AD : AB =
          ${ad} : ${ad + db}$.`,
        slip('matched_the_wrong_sides', scale, calc`${db} / ${side}`)`
          This treats $DB : AB = ${db} : ${ad + db}$ as the scale; the small triangle has the side $AD$, so it is
          $${ad} : ${side}$.`,
        slip('took_the_figure_for_special', scale, q(1, 2))`
          It treats $D$ and $E$ as mid-points, so that
          ${asked === 'DE' ? '$DE$ is half of $BC$' : '$BC$ is twice $DE$'}; the lengths $${ad}$ and $${db}$ place
          them elsewhere.`,
        asked === 'DE'
          ? slip('assumed_a_proportion', key, calc`${large} - ${db}`)`
            ${here} takes $${db}$ off because $AB$ loses $${db}$; in similar triangles sides share a ratio, not a
            difference.`
          : slip('assumed_a_proportion', key, calc`${small} + ${db}`)`
            ${here} adds $${db}$ because $AB$ is $${db}$ longer than $AD$; similar triangles share a ratio, not a
            difference.`,
        slip('mixed_up_ratios_of_lengths_and_areas', scale, calc`${frac(scale)}^2`)`
          $${frac(scale)}$ is the square of the scale, which belongs to areas; lengths keep the scale itself.`,
      ],
      snapRead: text`Two pieces of one side and one of two parallel segments are given;
        ${asked === 'DE' ? 'the shorter' : 'the longer'} parallel is asked. A parallel to a side cuts off a similar
        triangle.`,
      approach: text`Triangles $ADE$ and $ABC$ share the angle at $A$ and have equal angles on the parallels, so they
        are similar. Compare whole sides of the two triangles: the scale is $AD : AB$, never $AD : DB$.`,
      check: text`Each parallel is $${unit}$ times the side above it: $${small} = ${unit} \times ${ad}$ for $DE$ and
        $${large} = ${unit} \times ${ad + db}$ for $BC$.`,
      principle: text`A line parallel to a side cuts off a similar triangle; its scale is the part from the vertex to
        the whole side.`,
      figure: () => {
        const s = cutSheet(ad / (ad + db));
        return figure(
          s.width,
          s.height,
          `Triangle ABC with D on AB and E on AC; DE is parallel to BC. AD is ${ad} cm, DB is ${db} cm and ${asked === 'DE' ? `BC is ${(ad + db) * unit} cm; DE` : `DE is ${ad * unit} cm; BC`} is asked.`,
          [
            outline([s.at.A, s.at.B, s.at.C]),
            segment(s.at.D, s.at.E),
            s.name('A'),
            s.name('B'),
            s.name('C'),
            s.name('D'),
            s.name('E'),
          ],
        );
      },
    };
  },
);

/** GM.TRI.3 Easy: a parallel to the base; the scale is part to whole side, not part to part. */
export const parallelCut: readonly AnyTemplate[] = situation<Cut>({
  type: 'GM.TRI.3',
  situation: 'parallel',
  draw: draw => {
    const [ad, db] = draw.pick([
      [2, 3],
      [3, 2],
      [4, 2],
      [3, 5],
      [5, 3],
      [4, 6],
      [6, 4],
      [6, 3],
      [4, 5],
      [6, 9],
      [5, 7],
      [8, 4],
    ] as const);
    const unit = draw.pick([2, 3, 4]);
    return { ad, db, unit, asked: draw.pick(['DE', 'BC'] as const) };
  },
  forms: [parallelCutAsked],
});
