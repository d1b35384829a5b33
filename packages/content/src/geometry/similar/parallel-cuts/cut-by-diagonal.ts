import { figure, outline } from '../../../figure.ts';
import { calc, form, frac, situation, slip, tex, text } from '../../../question/index.ts';
import { numberTex } from '../../../show.ts';
import type { AnyTemplate } from '../../../template.ts';
import { nearFraction, q } from '../../../value.ts';
import { areaOf } from '../../measured-lengths.ts';
import { cutSheet, meeting, towards } from './drawing.ts';

interface Diagonal {
  /** AD : DB in lowest terms. */
  near: number;
  far: number;
  /** Areas are near²·piece for ADE and near·far·piece for CDE. */
  piece: number;
  asked: 'BCD' | 'ABC';
  way: boolean;
}

const top = ({ near, piece }: Diagonal) => near * near * piece;
const middle = ({ near, far, piece }: Diagonal) => near * far * piece;
const told = (p: Diagonal) =>
  p.way
    ? `In triangle $ABC$ the line $DE$ is parallel to $BC$, with $D$ on $AB$ and $E$ on $AC$. The areas of triangles $ADE$ and $CDE$ are $${top(p)}$ and $${middle(p)}$ square cm.`
    : `A triangular field $ABC$ has a straight path $DE$ parallel to its side $BC$, from $D$ on $AB$ to $E$ on $AC$, and another one from $D$ to $C$. Plot $ADE$ measures $${top(p)}$ square metres and plot $CDE$ $${middle(p)}$.`;
const units = ({ way }: Diagonal) => (way ? 'square cm' : 'square metres');

const areaBeyond = form<Diagonal>(
  'area-beyond-the-diagonal',
  {
    band: 'Medium',
    seconds: 85,
    revision: 2,
    verify: p => {
      // Halve the interval for D until the two areas by coordinates stand as given; then measure the third.
      const [a, b, c] = [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 2.7, y: 9.1 },
      ];
      const at = (x: number) => {
        const d = { x, y: 0 };
        const e = meeting(d, towards(b, c), a, towards(a, c));
        return { ade: areaOf([a, d, e]), cde: areaOf([c, d, e]), bcd: areaOf([b, c, d]) };
      };
      let [low, high] = [0, 10];
      for (let i = 0; i < 60; i += 1) {
        const x = (low + high) / 2;
        const { ade, cde } = at(x);
        if (ade / cde < top(p) / middle(p)) low = x;
        else high = x;
      }
      const { ade, cde, bcd } = at(low);
      const wanted = p.asked === 'BCD' ? bcd : ade + cde + bcd;
      return nearFraction((wanted * top(p)) / ade, 4);
    },
  },
  (p, { step, find }) => {
    const { asked, way, near, far, piece } = p;
    const small = find(top(p));
    const side = find(middle(p));
    const ratio = step(frac(calc`${side} / ${small}`), {
      name: text`the ratio in which $D$ divides $AB$`,
      works: (_value, working) => tex`\frac{EC}{AE} = \frac{DB}{AD} = ${working}`,
      because: text`The bases $AE$ and $EC$ lie on one line, $AC$, and both triangles have the vertex $D$, so one
        height serves both. $DE$ is parallel to $BC$, and a parallel to a side divides the other two sides in the
        same ratio.`,
    })`
      Triangles $ADE$ and $CDE$ have the same height from $D$ on $AC$, so their areas are in the ratio $AE : EC$. As
      $DE$ is parallel to $BC$, it divides $AB$ in the same ratio.`;
    const upper = step(calc`${small} + ${side}`, {
      name: text`triangle $ACD$`,
      because: text`Triangle $BCD$ shares a height with the whole of triangle $ACD$, not with $CDE$ alone: both have
        their bases on $AB$ and the vertex $C$.`,
    })`
      Triangles $ADE$ and $CDE$ together make up triangle $ACD$, so add their areas.`;
    const beyond = step(calc`${frac(ratio)} * ${upper}`, {
      name: text`triangle $BCD$`,
      works: (_value, working) => tex`BCD = ${working}`,
      because: text`$AD$ and $DB$ lie on one line, $AB$, and both triangles have the vertex $C$. So the ratio of
        their areas is that of these bases, without squares.`,
    })`
      Triangles $BCD$ and $ACD$ have the same height from $C$ on $AB$, so multiply the area of $ACD$ by the ratio
      $DB : AD$.`;
    const rest = find(asked === 'ABC' ? upper : q(0));
    const area = step(calc`${beyond} + ${rest}`, value =>
      asked === 'ABC' ? tex`${upper} + ${beyond} = ${value}` : tex`BCD = ${value}`,
    )`
      ${asked === 'ABC' ? 'Triangles $ACD$ and $BCD$ make up $ABC$: add.' : 'Triangle $BCD$ itself is asked for.'}`;
    return {
      answer: area,
      stem: text`${told(p)} What is the area of ${
        asked === 'BCD'
          ? text`the ${way ? 'triangle' : 'plot'}
          $BCD$`
          : text`${way ? 'triangle' : 'the whole field'} $ABC$`
      }?`,
      show: value => `$${numberTex(value)}$ ${units(p)}`,
      plausible: value => value.valueOf() > 0 && value.d <= 4n,
      slips: [
        slip('took_a_part_for_the_whole', upper, side)`
          You applied the ratio $${frac(ratio)}$ to triangle $CDE$ alone, $${side}$. Triangle $BCD$ has a common
          height with all of triangle $ACD$, which also contains $ADE$.`,
        slip('took_the_figure_for_special', ratio, 1)`
          You made triangles $ACD$ and $BCD$ equal, as if $D$ were the mid-point of $AB$. The areas $${small}$ and
          $${side}$ show that $E$, and so $D$, lies elsewhere.`,
        slip('inverted_the_ratio', ratio, calc`${small} / ${side}`)`
          $\frac{${small}}{${side}}$ is $AE$ over $EC$, the ratio turned round. Triangle $BCD$ stands on $DB$, so it
          is to triangle $ACD$ as $DB$ is to $AD$.`,
        slip('answered_another_quantity', rest, asked === 'ABC' ? 0 : upper)`
          ${
            asked === 'ABC'
              ? text`You gave triangle $BCD$ alone. Triangle $ACD$ with $${upper}$ belongs to the
            whole as well.`
              : text`You
            added triangle $ACD$ with $${upper}$. This gives the whole triangle $ABC$, of which $BCD$ is a part.`
          }`,
        slip('mixed_up_ratios_of_lengths_and_areas', ratio, calc`(${side} / ${small})^2`)`
          You squared the ratio of $${side}$ to $${small}$ to $${frac(ratio)}$. Squares belong to similar triangles;
          triangles with one height have areas as their bases.`,
        slip('matched_the_wrong_sides', beyond, calc`${ratio} * ${ratio} * ${small}`)`
          $${beyond}$ multiplies triangle $ADE$ by the square of $\frac{DB}{AD}$. That would be a triangle on $DB$
          similar to $ADE$, and $BCD$ is not similar to it.`,
        slip('took_the_whole_for_a_part', ratio, calc`${side} / (${small} + ${side})`)`
          $${frac(ratio)}$ is the part $\frac{EC}{AC}$ of the whole side. The triangles on both sides of $CD$ are
          compared with each other, so the ratio is $DB : AD$.`,
      ],
      snapRead: text`A parallel and a diagonal make three triangles with two known areas: triangles of equal height
        turn areas into ratios of lengths, and back.`,
      approach: text`Look for triangles with a common height. $ADE$ and $CDE$ give the ratio in which $E$, and by
        the parallel also $D$, divides its side; $ACD$ and $BCD$ turn this ratio into the unknown area.`,
      faster: text`$ADE$, $CDE$ and $BCD$ cut off like $${near}^2 : ${near} \times ${far} : ${far} \times
        ${near + far}$, so $BCD = ${beyond}$${
          asked === 'ABC' &&
          text` and the whole is $(${near} + ${far})^2 = ${(near + far) ** 2}$ parts of
          $${piece}$`
        }.`,
      check: () =>
        text`The whole, $${upper} + ${beyond} = ${upper.add(beyond)}$, is to the top of $${top(p)}$ as
        $${near + far}^2$ to $${near}^2$, as similar triangles are.`,
      principle: text`Triangles with a common height have areas in the ratio of their bases; similar triangles have
        areas in the ratio of the squares of their sides.`,
      figure: () => {
        const s = cutSheet(near / (near + far));
        return figure(
          s.width,
          s.height,
          `Triangle ABC with D on AB and E on AC; DE is parallel to BC, and D is joined to C. Triangle ADE has an area of ${top(p)} ${units(p)}, triangle CDE an area of ${middle(p)} ${units(p)}.`,
          [
            outline([s.at.A, s.at.B, s.at.C]),
            outline([s.at.A, s.at.D, s.at.E], true),
            outline([s.at.D, s.at.E, s.at.C]),
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

/** GM.TRI.3 Medium: a parallel and a diagonal; equal heights first, then the ratio they give. */
export const cutByDiagonal: readonly AnyTemplate[] = situation<Diagonal>({
  type: 'GM.TRI.3',
  situation: 'parallel-and-diagonal',
  tries: 20,
  draw: draw => {
    const [near, far] = draw.pick([
      [2, 1],
      [3, 1],
      [3, 2],
      [4, 1],
      [4, 3],
      [5, 2],
      [5, 3],
      [2, 3],
      [3, 4],
      [3, 5],
      [4, 5],
    ] as const);
    const piece = draw.int(1, 9);
    const p = { near, far, piece, asked: draw.pick(['BCD', 'ABC'] as const), way: draw.chance(0.5) };
    return top(p) >= 8 && (near + far) ** 2 * piece <= 400 ? p : null;
  },
  forms: [areaBeyond],
});
