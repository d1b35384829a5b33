import { figure, outline } from '../../../figure.ts';
import { path } from '../../../path.ts';
import { fractionTex, numberTex } from '../../../show.ts';
import { form, situation } from '../../../situation.ts';
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

const areaBeyond = form({
  form: 'area-beyond-the-diagonal',
  apart: true,
  revision: 2,
  band: 'Medium',
  seconds: 85,
  entry: true,
  stem: (p: Diagonal) =>
    `${told(p)} What is the area of ${p.asked === 'BCD' ? `the ${p.way ? 'triangle' : 'plot'} $BCD$` : `${p.way ? 'triangle' : 'the whole field'} $ABC$`}?`,
  path: path<Diagonal>()
    .quiet('small', p => q(top(p)))
    .quiet('side', p => q(middle(p)))
    .step(
      'ratio',
      (_p, { small, side }) => side.div(small),
      'Triangles $ADE$ and $CDE$ have the same height from $D$ on $AC$, so their areas are as $AE$ to $EC$. A parallel cuts $AB$ in the same ratio.',
      (_p, { small, side, ratio }) =>
        `\\frac{EC}{AE} = \\frac{DB}{AD} = \\frac{${side}}{${small}} = ${fractionTex(ratio)}`,
    )
    .step(
      'upper',
      (_p, { small, side }) => small.add(side),
      'The two known triangles make up triangle $ACD$.',
      (_p, { small, side, upper }) => `${small} + ${side} = ${upper}`,
    )
    .step(
      'beyond',
      (_p, { ratio, upper }) => upper.mul(ratio),
      'Triangles $BCD$ and $ACD$ have the same height from $C$ on $AB$: their areas are as $DB$ to $AD$.',
      (_p, { ratio, upper, beyond }) => `BCD = ${fractionTex(ratio)} \\times ${upper} = ${numberTex(beyond)}`,
    )
    .quiet('rest', ({ asked }, { upper }) => (asked === 'ABC' ? upper : q(0)))
    .step(
      'area',
      (_p, { beyond, rest }) => beyond.add(rest),
      ({ asked }) =>
        asked === 'ABC'
          ? 'Add the three parts for the whole triangle.'
          : 'This is the part that was asked for.',
      ({ asked }, { beyond, upper, area }) =>
        asked === 'ABC' ? `${upper} + ${numberTex(beyond)} = ${numberTex(area)}` : `BCD = ${numberTex(area)}`,
    ),
  slips: [
    {
      misconception: 'similar_triangles_misread',
      at: 'upper',
      wrongly: (_p, { side }) => side,
      words: (_p, { side, ratio }) =>
        `The ratio $${fractionTex(ratio)}$ was applied to $${side}$ alone; on the side of $A$ lies all of triangle $ACD$.`,
    },
    {
      misconception: 'equal_plots_assumed',
      at: 'ratio',
      wrongly: () => q(1),
      words: () => '$D$ was taken as the mid-point of $AB$, so that $ACD$ and $BCD$ would be equal.',
    },
    {
      misconception: 'ratio_inverted',
      at: 'ratio',
      wrongly: (_p, { small, side }) => small.div(side),
      words: (_p, { small, side }) =>
        `$\\frac{${small}}{${side}}$ is $AE$ over $EC$; the part beyond $D$ needs the inverse.`,
    },
    {
      misconception: 'part_for_the_whole',
      at: 'rest',
      wrongly: ({ asked }, { upper }) => (asked === 'ABC' ? q(0) : upper),
      words: ({ asked }, { upper }) =>
        asked === 'ABC'
          ? `That is triangle $BCD$; the $${upper}$ of triangle $ACD$ belong to the whole too.`
          : `The $${upper}$ of triangle $ACD$ were added: this is the whole triangle $ABC$.`,
    },
    {
      misconception: 'areas_as_squares_of_parts',
      at: 'ratio',
      wrongly: (_p, { small, side }) => side.div(small).pow(2) ?? null,
      words: (_p, { small, side, ratio }) =>
        `The ratio of $${side}$ to $${small}$ was squared to $${fractionTex(ratio)}$; triangles with one height are as their bases, without squares.`,
    },
    {
      misconception: 'strip_taken_as_similar',
      at: 'beyond',
      wrongly: (_p, { small, ratio }) => ratio.mul(ratio).mul(small),
      words: (_p, { beyond }) =>
        `$${numberTex(beyond)}$ scales triangle $ADE$ by $\\frac{DB}{AD}$; that would be a triangle on $DB$ similar to it, and $BCD$ is not.`,
    },
    {
      misconception: 'whole_side_compared',
      at: 'ratio',
      wrongly: (_p, { small, side }) => side.div(small.add(side)),
      words: (_p, { ratio }) =>
        `$${fractionTex(ratio)}$ is the part $\\frac{EC}{AC}$; the areas on both sides of $CD$ are as $DB$ to $AD$.`,
    },
  ],
  show: (value, p) => `$${numberTex(value)}$ ${units(p)}`,
  plausible: value => value.valueOf() > 0 && value.d <= 4n,
  snapRead: () =>
    'A parallel and a diagonal make three triangles, of which two areas are known: equal heights turn areas into ratios of lengths.',
  approach: () =>
    'Look at triangles with a common height. Two of them give the ratio in which $E$, and so $D$, divides its side; two others use this ratio for the unknown area.',
  faster: (p, { beyond }) =>
    `$ADE$, $CDE$ and $BCD$ cut off like $${p.near}^2 : ${p.near} \\times ${p.far} : ${p.far} \\times ${p.near + p.far}$, so $BCD = ${numberTex(beyond)}$${p.asked === 'ABC' ? ` and the whole is $(${p.near} + ${p.far})^2 = ${(p.near + p.far) ** 2}$ parts of $${p.piece}$` : ''}.`,
  check: (p, { beyond, upper }) =>
    `The whole, $${numberTex(upper)} + ${numberTex(beyond)} = ${numberTex(upper.add(beyond))}$, is to the top of $${top(p)}$ as $${p.near + p.far}^2$ to $${p.near}^2$, as similar triangles are.`,
  principle: 'Triangles with one height are as their bases; similar triangles as the squares of their sides.',
  figure: p => {
    const s = cutSheet(p.near / (p.near + p.far));
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
});

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
