import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { roundFigure } from '../round-figure.ts';
import type { Chords } from './chord.ts';

const heightOf = ({ d, e, way }: Chords) => (way ? e + d : e - d);

export const trapezium = form({
  form: 'area-from-one-side-and-height',
  band: 'Medium',
  likely: true,
  seconds: 80,
  also: ['GM.QAD.4'],
  suits: ({ g, d }: Chords) => g !== d,
  stem: p =>
    p.way
      ? `A trapezium is inscribed in a circle of radius $${p.r}$ and contains its centre. The longer of the two parallel sides measures $${2 * p.h}$, and they are $${heightOf(p)}$ apart. What is the area of the trapezium?`
      : `A trapezium of height $${heightOf(p)}$ has its corners on a circle of radius $${p.r}$, the centre of which lies outside the trapezium. If the longer parallel side is $${2 * p.h}$ long, find the area.`,
  path: path<Chords>()
    .step(
      'near',
      ({ d }) => q(d),
      'Find how far the known side is from the centre.',
      ({ r, h }, { near }) => `\\sqrt{${r}^2 - ${h}^2} = ${near}`,
    )
    .step(
      'far',
      (p, { near }) => (p.way ? q(heightOf(p)).sub(near) : near.add(heightOf(p))),
      p =>
        p.way
          ? 'The centre lies between the parallel sides, so the rest of the height leads to the other side.'
          : 'Both sides lie on one side of the centre, and the shorter one is farther from it: add the height.',
      (p, { near, far }) =>
        p.way ? `${heightOf(p)} - ${near} = ${far}` : `${near} + ${heightOf(p)} = ${far}`,
    )
    .step(
      'half',
      ({ r }, { far }) => {
        const square = r * r - far.valueOf() ** 2;
        return q(square > 0 && Number.isInteger(Math.sqrt(square)) ? Math.sqrt(square) : 0);
      },
      'Half of the other side follows from its distance.',
      ({ r }, { far, half }) => `\\sqrt{${r}^2 - ${far}^2} = ${half}`,
    )
    .quiet('middle', ({ h }, { half }) => half.add(h))
    .step(
      'area',
      (p, { middle }) => middle.mul(heightOf(p)),
      'Mean of the parallel sides times height.',
      (p, { half, area }) =>
        `\\frac{${2 * p.h} + ${half.mul(2)}}{2} \\times ${heightOf(p)} = ${numberTex(area)}`,
    ),
  slips: [
    {
      misconception: 'height_for_distance',
      at: 'far',
      wrongly: p => {
        const square = p.r ** 2 - heightOf(p) ** 2;
        return square > 0 && Number.isInteger(Math.sqrt(square)) ? q(heightOf(p)) : null;
      },
      words: (_p, { far }) =>
        `The height $${far}$ was taken for the distance of the other side from the centre; the known side does not pass through it.`,
    },
    {
      misconception: 'height_not_halved',
      at: 'middle',
      wrongly: ({ h }, { half }) => half.add(h).mul(2),
      words: (_p, { middle }) =>
        `The sum $${middle}$ of the parallel sides was multiplied by the height; half of it is needed.`,
    },
    {
      misconception: 'half_side_with_whole_side',
      at: 'middle',
      wrongly: ({ h }, { half }) => half.add(2 * h).div(2),
      words: ({ h }, { half }) =>
        `$${half}$, half of the shorter side, was added to the whole longer side $${2 * h}$.`,
    },
    {
      misconception: 'half_sum_halved_again',
      at: 'middle',
      wrongly: ({ h }, { half }) => half.add(h).div(2),
      words: ({ h }, { half, middle }) =>
        `$\\frac{${h} + ${half}}{2} = ${numberTex(middle)}$ is the mean of the half-chords, not of the chords.`,
    },
    {
      misconception: 'same_distance_for_both',
      at: 'half',
      wrongly: ({ h }) => q(h),
      words: ({ h }) =>
        `Both parallel sides were taken as $${2 * h}$; that would be a rectangle, with the centre in its middle.`,
    },
    {
      misconception: 'distance_for_half_side',
      at: 'half',
      wrongly: (_p, { far }) => far,
      words: (_p, { half }) =>
        `$${half}$ is the distance of the shorter side from the centre, not half of it.`,
    },
    {
      misconception: 'longer_half_with_distance',
      at: 'middle',
      wrongly: ({ h }, { half }) => half.mul(2).add(h),
      words: ({ h }, { half }) =>
        `$${h}$, half of the longer side, was added to the whole shorter side $${half.mul(2)}$.`,
    },
    {
      misconception: 'distances_for_sides',
      at: 'middle',
      wrongly: (_p, { near, far }) => near.add(far),
      words: (_p, { near, far }) =>
        `$${near} + ${far}$ adds the distances of the sides from the centre instead of the half-sides.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () =>
    'A trapezium in a circle: one parallel side and the height are given, and the position of the centre.',
  approach: () =>
    'Go over the distances from the centre: from the known side to its distance, with the height to the other distance, and back to the other side.',
  faster: p =>
    `Distances $${p.d}$ and $${heightOf(p)} ${p.way ? '-' : '+'} ${p.d} = ${p.e}$, so half-sides $${p.h}$ and $${p.g}$: $(${p.h} + ${p.g}) \\times ${heightOf(p)}$.`,
  check: ({ r, h, d, g, e }) => `The right triangles fit: $${h}^2 + ${d}^2 = ${g}^2 + ${e}^2 = ${r}^2$.`,
  principle:
    'The height between parallel chords is the sum or the difference of their distances from the centre; read backwards it gives the other chord.',
  verify: ({ r, h, g, way }) => {
    const [x, y] = [Math.sqrt(r * r - h * h), Math.sqrt(r * r - g * g)];
    const points = [
      [-h, way ? -x : x],
      [h, way ? -x : x],
      [g, y],
      [-g, y],
    ];
    const area = points.reduce((s, [px = 0, py = 0], i) => {
      const [nx = 0, ny = 0] = points[(i + 1) % 4] ?? [];
      return s + px * ny - py * nx;
    }, 0);
    return q(Math.round(Math.abs(area) / 2));
  },
  figure: ({ r, h, d, g, e, way }) => {
    const [long, short] = [(Math.atan2(d, h) * 180) / Math.PI, (Math.atan2(e, g) * 180) / Math.PI];
    return roundFigure({
      alt: `A trapezium ABCD with its corners on a circle of radius ${r}; AB, the longer parallel side, is ${2 * h} long, the height is ${way ? e + d : e - d}, and the centre O lies ${way ? 'inside' : 'outside'} it.`,
      rim: way
        ? { A: 180 + long, B: -long, C: short, D: 180 - short }
        : { A: 180 - long, B: long, C: short, D: 180 - short },
      lines: [
        ['A', 'B'],
        ['B', 'C'],
        ['C', 'D'],
        ['D', 'A'],
      ],
      centre: true,
    });
  },
});
