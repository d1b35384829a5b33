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
    const side = step(calc`${ad} + ${db}`, {
      name: text`the side $AB$`,
      works: (_value, working) => tex`AB = ${working}`,
      because: text`The small triangle $ADE$ and the large triangle $ABC$ are similar, and $DB$ is a side of
        neither. The side of the large triangle that corresponds to $AD$ is the whole of $AB$.`,
    })`
      The side of the large triangle $ABC$ that corresponds to $AD$ is the whole of $AB$, so add its two parts.`;
    const scale = step(calc`${ad} / ${side}`, {
      name: text`the ratio of $ADE$ to $ABC$`,
      works: value => {
        const ratio = frac(value);
        return tex`\frac{AD}{AB} = \frac{${ad}}{${side}}${value.d !== BigInt(ad + db) && tex` = ${ratio}`}`;
      },
      because: text`$DE$ is parallel to $BC$, so the angles at $D$ and $B$ are equal, and the angle at $A$ is
        common. Triangles with equal angles are similar, and one ratio holds for all their sides.`,
    })`
      $DE$ is parallel to $BC$, so triangles $ADE$ and $ABC$ are similar. Divide $AD$ by $AB$ to get their ratio, in
      lowest terms.`;
    const [small, large] = [ad * unit, (ad + db) * unit];
    const key =
      asked === 'DE'
        ? step(calc`${large} * ${frac(scale)}`, {
            name: text`the side $DE$`,
            works: (_value, working) => tex`DE = ${working}`,
            because: text`$DE$ and $BC$ are opposite the common angle at $A$, so they correspond. The small triangle
              has the shorter side, so $BC$ is multiplied by the ratio.`,
          })`
          $DE$ and $BC$ correspond in the two similar triangles, so they have the same ratio: multiply $BC$ by it to
          get $DE$.`
        : step(calc`${small} ÷ ${frac(scale)}`, {
            name: text`the side $BC$`,
            works: (_value, working) => tex`BC = ${working}`,
            because: text`$DE$ and $BC$ are opposite the common angle at $A$, so they correspond. The ratio makes
              $BC$ shorter to give $DE$; going back to $BC$ means dividing by it.`,
          })`
          $DE$ and $BC$ correspond in the two similar triangles, so they have the same ratio: divide $DE$ by it to
          get $BC$.`;
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
          You used $AD : DB = ${ad} : ${db}$ as the ratio, but $DB$ is no side of either triangle. The sides that
          correspond are $AD$ and $AB$, in the ratio $${ad} : ${ad + db}$.`,
        slip('matched_the_wrong_sides', scale, calc`${db} / ${side}`)`
          You used $DB : AB = ${db} : ${ad + db}$ as the ratio. The small triangle has the side $AD$, so it is to
          the large one as $${ad} : ${side}$.`,
        slip('took_the_figure_for_special', scale, q(1, 2))`
          You treated $D$ and $E$ as mid-points, so that
          ${asked === 'DE' ? '$DE$ is half of $BC$' : '$BC$ is twice $DE$'}. The lengths $${ad}$ and $${db}$ are
          different, so $D$ is not in the middle.`,
        asked === 'DE'
          ? slip('assumed_a_proportion', key, calc`${large} - ${db}`)`
            ${here} takes $${db}$ off because $AD$ is $${db}$ shorter than $AB$. Sides of similar triangles have a
            common ratio, not a common difference.`
          : slip('assumed_a_proportion', key, calc`${small} + ${db}`)`
            ${here} adds $${db}$ because $AB$ is $${db}$ longer than $AD$. Sides of similar triangles have a common
            ratio, not a common difference.`,
        slip('mixed_up_ratios_of_lengths_and_areas', scale, calc`${frac(scale)}^2`)`
          $${frac(scale)}$ is the square of the ratio of the triangles. It compares their areas; lengths keep the
          ratio itself.`,
      ],
      snapRead: text`Two pieces of one side and one of two parallel segments are given, and
        ${asked === 'DE' ? 'the shorter' : 'the longer'} parallel is asked: the parallel cuts off a similar
        triangle.`,
      approach: text`Triangles $ADE$ and $ABC$ have the angle at $A$ in common and equal angles at the parallels, so
        they are similar. Compare whole sides of the two triangles: their ratio is $AD : AB$, never $AD : DB$.`,
      check: text`Each parallel is $${unit}$ times the side above it: $${small} = ${unit} \times ${ad}$ for $DE$ and
        $${large} = ${unit} \times ${ad + db}$ for $BC$.`,
      principle: text`A line parallel to a side of a triangle cuts off a similar triangle; their ratio is the part
        from the vertex to the whole side.`,
      figure: () => {
        const s = cutSheet(ad / (ad + db));
        return figure(
          s.width,
          s.height,
          `Triangle ABC with D on AB and E on AC; DE is parallel to BC. AD is ${ad} cm, DB is ${db} cm and ${
            asked === 'DE' ? `BC is ${(ad + db) * unit} cm; DE` : `DE is ${ad * unit} cm; BC`
          } is asked.`,
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
