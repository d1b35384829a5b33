import type Fraction from 'fraction.js';
import { figure, outline } from '../../../figure.ts';
import { withUnit } from '../../../show.ts';
import { template } from '../../../template.ts';
import { q } from '../../../value.ts';
import { rationalNear } from '../../exact-lengths.ts';
import { areaOf } from '../../measured-lengths.ts';
import { cutSheet, meeting, towards } from './drawing.ts';

interface CutArea {
  /** AD : AB in lowest terms. */
  near: number;
  whole: number;
  /** Areas are near²·piece for the top and (whole² − near²)·piece for the rest. */
  piece: number;
  /** AB is whole·unit. */
  unit: number;
  scene: 'triangle' | 'field' | 'sail';
  asked: 'AD' | 'DB';
}

const cutScene = ({ near, whole, piece, unit, scene, asked }: CutArea): string => {
  const top = near * near * piece;
  const rest = (whole * whole - near * near) * piece;
  const side = whole * unit;
  if (scene === 'field')
    return `A triangular field $ABC$ is divided by a straight fence $DE$ parallel to the side $BC$, with $D$ on $AB$ and $E$ on $AC$. The part $ADE$ has an area of ${top} square metres and the part $DBCE$ an area of ${rest} square metres. If $AB$ is ${side} metres long, how long is $${asked}$?`;
  if (scene === 'sail')
    return `A triangular sail $ABC$ is sewn from two pieces along a seam $DE$ parallel to the edge $BC$, with $D$ on $AB$ and $E$ on $AC$. The triangular piece $ADE$ takes ${top} square metres of cloth and the other piece ${rest} square metres. If the edge $AB$ measures ${side} metres, how long is $${asked}$?`;
  return `In triangle $ABC$, $DE$ is drawn parallel to $BC$ with $D$ on $AB$ and $E$ on $AC$. Triangle $ADE$ has an area of ${top} square metres and the quadrilateral $DBCE$ an area of ${rest} square metres. If $AB = ${side}$ metres, what is the length of $${asked}$?`;
};

/** GM.TRI.3 Medium: areas of a triangle and the rest give the scale only after part : whole and a root. */
export const areaCut = template<CutArea, Fraction>({
  type: 'GM.TRI.3',
  band: 'Medium',
  seconds: 80,
  variant: 'area-cut',
  revision: 1,
  draw: draw => {
    const [near, whole] = draw.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [5, 6],
      [1, 3],
    ] as const);
    const unit = whole * draw.pick([1, 1, 2, 3]);
    const piece = draw.int(3, 12);
    const [side, area] = [whole * unit, whole * whole * piece];
    // A triangle of believable shape: its height on AB between a third of AB and three times AB.
    if (6 * area < side * side || 2 * area > 3 * side * side || area > 400) return null;
    return {
      near,
      whole,
      piece,
      unit,
      scene: draw.pick(['triangle', 'field', 'sail'] as const),
      asked: draw.pick(['AD', 'DB'] as const),
    };
  },
  stem: cutScene,
  answer: ({ near, whole, unit, asked }) => q((asked === 'AD' ? near : whole - near) * unit),
  slips: ({ near, whole, unit, asked }) => {
    const side = whole * unit;
    const rest = whole * whole - near * near;
    const ask = (ad: Fraction) => (asked === 'AD' ? ad : q(side).sub(ad));
    return [
      {
        misconception: 'area_ratio_for_sides',
        value: ask(q(side * near * near, whole * whole)),
        words: `This treats the ratio of the areas, ${near * near} : ${whole * whole}, as the ratio of the sides; sides stand as its square root.`,
      },
      {
        misconception: 'reports_other_part',
        value: q((asked === 'AD' ? whole - near : near) * unit),
        words: `The scale is right, but this is $${asked === 'AD' ? 'DB' : 'AD'}$; the question asks for the other piece of $AB$.`,
      },
      {
        misconception: 'part_for_whole_side',
        value: q(asked === 'AD' ? near * near * side : rest * side, near * near + rest),
        words: `This treats $AD : DB$ as the two given areas, ${near * near} : ${rest}; only similar figures compare so, and then by the root.`,
      },
      {
        misconception: 'part_for_whole_area',
        value: ask(q(near * near * side, rest)),
        words: `This is the top against the lower piece, ${near * near} : ${rest}; the triangle similar to it is the whole, not the rest.`,
      },
      {
        misconception: 'midpoint_assumed',
        value: q(side, 2),
        words:
          'This treats $D$ as the mid-point of $AB$; then the top triangle would hold a quarter of the area.',
      },
    ];
  },
  show: value => withUnit(value, 'metres'),
  plausible: (value, { whole, unit }) => value.valueOf() > 0 && value.valueOf() < whole * unit,
  solution: p => {
    const { near, whole, piece, unit, asked } = p;
    const [top, all, side] = [near * near * piece, whole * whole * piece, whole * unit];
    const ad = {
      says: 'Take this share of the whole side to get the piece next to $A$.',
      works: `AD = ${side} \\times \\frac{${near}}{${whole}} = ${near * unit}`,
      value: q(near * unit),
    };
    return {
      snapRead:
        'Two areas cut by a parallel are given, a length is asked. Parallel means similar, and areas of similar figures stand as squares of lengths.',
      approach:
        'The lower piece is not a triangle, so add it to the top first: triangle $ADE$ is similar to the whole triangle $ABC$. The root of the ratio of these two areas is $AD : AB$.',
      steps: [
        {
          says: 'Add the two pieces to get the triangle that is similar to the top one.',
          works: `${top} + ${all - top} = ${all}`,
          value: q(all),
        },
        {
          says: 'The scale of sides is the square root of the ratio of areas.',
          works: `\\frac{AD}{AB} = \\sqrt{\\frac{${top}}{${all}}} = \\frac{${near}}{${whole}}`,
          value: q(near, whole),
        },
        ad,
        ...(asked === 'DB'
          ? [
              {
                says: 'The piece asked for is what is left of the side.',
                works: `DB = ${side} - ${near * unit} = ${(whole - near) * unit}`,
                value: q((whole - near) * unit),
              },
            ]
          : []),
      ],
      check: `A triangle with sides ${near}/${whole} as long has an area ${near * near}/${whole * whole} as large, and ${near * near}/${whole * whole} of ${all} is ${top}, as given.`,
      principle:
        'Areas of similar figures stand as the squares of their lengths; make sure that both figures compared are the similar ones.',
    };
  },
  figure: p => {
    const s = cutSheet(p.near / p.whole);
    return figure(
      s.width,
      s.height,
      `Triangle ABC with D on AB and E on AC; DE is parallel to BC. The part ADE has an area of ${p.near * p.near * p.piece} square metres, the part DBCE ${(p.whole * p.whole - p.near * p.near) * p.piece} square metres; AB is ${p.whole * p.unit} metres.`,
      [
        outline([s.at.A, s.at.B, s.at.C]),
        outline([s.at.A, s.at.D, s.at.E], true),
        s.name('A'),
        s.name('B'),
        s.name('C'),
        s.name('D'),
        s.name('E'),
      ],
    );
  },
  verify: ({ near, whole, piece, unit, asked }) => {
    // Halve the interval for AD until the areas by coordinates stand as given.
    const [a, b, c] = [
      { x: 0, y: 0 },
      { x: whole * unit, y: 0 },
      { x: 2.7, y: 9.1 },
    ];
    const wanted = (near * near * piece) / ((whole * whole - near * near) * piece);
    let [low, high] = [0, whole * unit];
    for (let i = 0; i < 60; i += 1) {
      const middle = (low + high) / 2;
      const d = { x: middle, y: 0 };
      const e = meeting(d, towards(b, c), a, towards(a, c));
      if (areaOf([a, d, e]) / areaOf([d, b, c, e]) < wanted) low = middle;
      else high = middle;
    }
    return rationalNear(asked === 'AD' ? low : whole * unit - low);
  },
});
