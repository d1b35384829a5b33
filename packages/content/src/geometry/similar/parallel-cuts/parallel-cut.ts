import type Fraction from 'fraction.js';
import { figure, outline, segment } from '../../../figure.ts';
import { withUnit } from '../../../show.ts';
import { template } from '../../../template.ts';
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

/** GM.TRI.3 Easy: a parallel to the base; the scale is part to whole side, not part to part. */
export const parallelCut = template<Cut, Fraction>({
  type: 'GM.TRI.3',
  band: 'Easy',
  variant: 'parallel-cut',
  revision: 1,
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
  stem: ({ ad, db, unit, asked }) =>
    `In triangle $ABC$, the point $D$ lies on $AB$ and $E$ lies on $AC$, with $DE$ parallel to $BC$. If $AD = ${ad}$ cm, $DB = ${db}$ cm and ${
      asked === 'DE' ? `$BC = ${(ad + db) * unit}$` : `$DE = ${ad * unit}$`
    } cm, what is the length of $${asked}$?`,
  answer: ({ ad, db, unit, asked }) => q(asked === 'DE' ? ad * unit : (ad + db) * unit),
  slips: ({ ad, db, unit, asked }) => {
    const whole = ad + db;
    if (asked === 'DE')
      return [
        {
          misconception: 'part_for_whole_side',
          value: q(ad * whole * unit, db),
          words: `This treats $AD : DB = ${ad} : ${db}$ as the scale, but $DB$ is no side of either triangle: it is $AD : AB = ${ad} : ${whole}$.`,
        },
        {
          misconception: 'uses_other_part',
          value: q(db * unit),
          words: `This treats $DB : AB = ${db} : ${whole}$ as the scale; the small triangle has the side $AD$, so it is ${ad} : ${whole}.`,
        },
        {
          misconception: 'midpoint_assumed',
          value: q(whole * unit, 2),
          words:
            'It treats $D$ and $E$ as mid-points, so that $DE$ is half of $BC$; the given lengths place them elsewhere.',
        },
        {
          misconception: 'equal_difference_for_ratio',
          value: q(whole * unit - db),
          words: `This subtracts ${db} from $BC$ because $AB$ loses ${db}; in similar triangles sides share a ratio, not a difference.`,
        },
        {
          misconception: 'area_ratio_for_sides',
          value: q(ad * ad * unit, whole),
          words: 'It is the square of the scale, which belongs to areas; lengths keep the scale itself.',
        },
      ];
    return [
      {
        misconception: 'part_for_whole_side',
        value: q(db * unit),
        words: `This treats $AD : DB = ${ad} : ${db}$ as the scale, but $DB$ is no side of either triangle: it is $AD : AB = ${ad} : ${whole}$.`,
      },
      {
        misconception: 'uses_other_part',
        value: q(ad * unit * whole, db),
        words: `This treats $DB : AB = ${db} : ${whole}$ as the scale; the small triangle has the side $AD$, so it is ${ad} : ${whole}.`,
      },
      {
        misconception: 'midpoint_assumed',
        value: q(2 * ad * unit),
        words:
          'It treats $D$ and $E$ as mid-points, so that $BC$ is twice $DE$; the given lengths place them elsewhere.',
      },
      {
        misconception: 'equal_difference_for_ratio',
        value: q(ad * unit + db),
        words: `This gives ${db} more than $DE$ because $AB$ is ${db} longer than $AD$; similar triangles share a ratio, not a difference.`,
      },
      {
        misconception: 'area_ratio_for_sides',
        value: q(whole * whole * unit, ad),
        words: 'It is the square of the scale, which belongs to areas; lengths keep the scale itself.',
      },
    ];
  },
  show: value => withUnit(value, 'cm'),
  plausible: (value, { ad, db, unit, asked }) =>
    asked === 'DE'
      ? value.valueOf() > 0 && value.valueOf() < (ad + db) * unit
      : value.valueOf() > ad * unit && value.valueOf() < 8 * ad * unit,
  solution: ({ ad, db, unit, asked }) => ({
    snapRead: `Two pieces of one side and one of two parallel segments are given; ${asked === 'DE' ? 'the shorter' : 'the longer'} parallel is asked. A parallel to a side cuts off a similar triangle.`,
    approach:
      'Triangles $ADE$ and $ABC$ share the angle at $A$ and have equal angles on the parallels, so they are similar. Compare whole sides of the two triangles: the scale is $AD : AB$, never $AD : DB$.',
    steps: [
      {
        says: 'Find the whole side of the large triangle that $AD$ is a part of.',
        works: `AB = ${ad} + ${db} = ${ad + db}`,
        value: q(ad + db),
      },
      {
        says: 'Write the scale of the small triangle to the large one, in lowest terms.',
        works: `\\frac{AD}{AB} = \\frac{${ad}}{${ad + db}}${q(ad, ad + db).d === BigInt(ad + db) ? '' : ` = \\frac{${q(ad, ad + db).n}}{${q(ad, ad + db).d}}`}`,
        value: q(ad, ad + db),
      },
      {
        says: 'The parallel segments stand in the same scale.',
        works:
          asked === 'DE'
            ? `DE = ${(ad + db) * unit} \\times \\frac{${ad}}{${ad + db}} = ${ad * unit}`
            : `BC = ${ad * unit} \\times \\frac{${ad + db}}{${ad}} = ${(ad + db) * unit}`,
        value: q(asked === 'DE' ? ad * unit : (ad + db) * unit),
      },
    ],
    check: `Each parallel is ${unit} times the side above it: ${ad * unit} = ${unit} × ${ad} for $DE$ and ${(ad + db) * unit} = ${unit} × ${ad + db} for $BC$.`,
    principle:
      'A line parallel to a side cuts off a similar triangle; its scale is the part from the vertex to the whole side.',
  }),
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
});
