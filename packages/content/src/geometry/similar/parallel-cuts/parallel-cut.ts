import { figure, outline, segment } from '../../../figure.ts';
import { path } from '../../../path.ts';
import { fractionTex, withUnit } from '../../../show.ts';
import { form, situation } from '../../../situation.ts';
import type { AnyTemplate } from '../../../template.ts';
import { q } from '../../../value.ts';
import { rationalNear } from '../../exact-lengths.ts';
import { distance } from '../../measured-lengths.ts';
import { cutSheet, meeting, towards } from './drawing.ts';

interface Cut {
  ad: number;
  db: number;
  /** DE is ad·unit and BC is (ad + db)·unit. */
  unit: number;
  asked: 'DE' | 'BC';
}

const parallelCutAsked = form({
  form: 'cut',
  band: 'Easy',
  stem: ({ ad, db, unit, asked }) =>
    `In triangle $ABC$, the point $D$ lies on $AB$ and $E$ lies on $AC$, with $DE$ parallel to $BC$. If $AD = ${ad}$ cm, $DB = ${db}$ cm and ${
      asked === 'DE' ? `$BC = ${(ad + db) * unit}$` : `$DE = ${ad * unit}$`
    } cm, what is the length of $${asked}$?`,
  path: path<Cut>()
    .step(
      'side',
      ({ ad, db }) => q(ad + db),
      'Find the whole side of the large triangle that $AD$ is a part of.',
      ({ ad, db }) => `AB = ${ad} + ${db} = ${ad + db}`,
    )
    .step(
      'scale',
      ({ ad }, { side }) => q(ad).div(side),
      'Write the scale of the small triangle to the large one, in lowest terms.',
      ({ ad, db }) =>
        `\\frac{AD}{AB} = \\frac{${ad}}{${ad + db}}${q(ad, ad + db).d === BigInt(ad + db) ? '' : ` = \\frac{${q(ad, ad + db).n}}{${q(ad, ad + db).d}}`}`,
    )
    .step(
      'key',
      ({ ad, db, unit, asked }, { scale }) =>
        asked === 'DE' ? scale.mul((ad + db) * unit) : q(ad * unit).div(scale),
      'The parallel segments stand in the same scale.',
      ({ ad, db, unit, asked }) =>
        asked === 'DE'
          ? `DE = ${(ad + db) * unit} \\times \\frac{${ad}}{${ad + db}} = ${ad * unit}`
          : `BC = ${ad * unit} \\times \\frac{${ad + db}}{${ad}} = ${(ad + db) * unit}`,
    ),
  slips: [
    {
      misconception: 'part_for_whole_side',
      at: 'scale',
      wrongly: ({ ad, db }) => q(ad, db),
      words: ({ ad, db }) =>
        `This treats $AD : DB = ${ad} : ${db}$ as the scale, but $DB$ is no side of either triangle: it is $AD : AB = ${ad} : ${ad + db}$.`,
    },
    {
      misconception: 'uses_other_part',
      at: 'scale',
      wrongly: ({ db }, { side }) => q(db).div(side),
      words: ({ ad, db }) =>
        `This treats $DB : AB = ${db} : ${ad + db}$ as the scale; the small triangle has the side $AD$, so it is ${ad} : ${ad + db}.`,
    },
    {
      misconception: 'midpoint_assumed',
      at: 'scale',
      wrongly: () => q(1, 2),
      words: ({ ad, db, asked }) =>
        `It treats $D$ and $E$ as mid-points, so that ${asked === 'DE' ? '$DE$ is half of $BC$' : '$BC$ is twice $DE$'}; the lengths $${ad}$ and $${db}$ place them elsewhere.`,
    },
    {
      misconception: 'equal_difference_for_ratio',
      at: 'key',
      wrongly: ({ ad, db, unit, asked }) => q(asked === 'DE' ? (ad + db) * unit - db : ad * unit + db),
      words: ({ db, asked }) =>
        asked === 'DE'
          ? `This subtracts ${db} from $BC$ because $AB$ loses ${db}; in similar triangles sides share a ratio, not a difference.`
          : `This gives ${db} more than $DE$ because $AB$ is ${db} longer than $AD$; similar triangles share a ratio, not a difference.`,
    },
    {
      misconception: 'area_ratio_for_sides',
      at: 'scale',
      wrongly: (_p, { scale }) => scale.mul(scale),
      words: (_p, { scale }) =>
        `$${fractionTex(scale)}$ is the square of the scale, which belongs to areas; lengths keep the scale itself.`,
    },
  ],
  show: value => withUnit(value, 'cm'),
  plausible: (value, { ad, db, unit, asked }) =>
    asked === 'DE'
      ? value.valueOf() > 0 && value.valueOf() < (ad + db) * unit
      : value.valueOf() > ad * unit && value.valueOf() < 8 * ad * unit,
  snapRead: ({ asked }) =>
    `Two pieces of one side and one of two parallel segments are given; ${asked === 'DE' ? 'the shorter' : 'the longer'} parallel is asked. A parallel to a side cuts off a similar triangle.`,
  approach: () =>
    'Triangles $ADE$ and $ABC$ share the angle at $A$ and have equal angles on the parallels, so they are similar. Compare whole sides of the two triangles: the scale is $AD : AB$, never $AD : DB$.',
  check: ({ ad, db, unit }) =>
    `Each parallel is ${unit} times the side above it: ${ad * unit} = ${unit} × ${ad} for $DE$ and ${(ad + db) * unit} = ${unit} × ${ad + db} for $BC$.`,
  principle:
    'A line parallel to a side cuts off a similar triangle; its scale is the part from the vertex to the whole side.',
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
  figure: ({ ad, db, unit, asked }) => {
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
});

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
