import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form } from '../../situation.ts';
import { q } from '../../value.ts';
import { roundFigure } from '../round-figure.ts';
import type { Chords } from './chord.ts';

export const trapezium = form({
  form: 'area-between-chords',
  revision: 3,
  band: 'Medium',
  seconds: 65,
  also: ['GM.QAD.4'],
  stem: ({ r, h, g, way }: Chords) =>
    way
      ? `The ends of two parallel chords of lengths $${2 * h}$ and $${2 * g}$ in a circle of radius $${r}$ are joined to form a trapezium that contains the centre. What is its area?`
      : `A trapezium with parallel sides of $${2 * h}$ and $${2 * g}$ is inscribed in a circle of radius $${r}$, and the centre lies outside the trapezium. Find its area.`,
  path: path<Chords>()
    .step(
      'near',
      ({ d }) => q(d),
      'Find how far each parallel side is from the centre.',
      ({ r, h, g, e }, { near }) =>
        `\\sqrt{${r}^2 - ${h}^2} = ${near}, \\quad \\sqrt{${r}^2 - ${g}^2} = ${e}`,
    )
    .quiet('far', ({ e }) => q(e))
    .step(
      'height',
      ({ way }, { near, far }) => (way ? far.add(near) : far.sub(near)),
      p =>
        p.way
          ? 'The centre lies between the sides, so the distances add to the height.'
          : 'Both sides lie on one side of the centre, so the distances subtract.',
      ({ way }, { near, far, height }) => `${far} ${way ? '+' : '-'} ${near} = ${height}`,
    )
    .quiet('middle', ({ h, g }) => q(h + g))
    .step(
      'area',
      (_p, { height, middle }) => height.mul(middle),
      'Mean of the parallel sides times height.',
      ({ h, g }, { height, area }) => `\\frac{${2 * h} + ${2 * g}}{2} \\times ${height} = ${area}`,
    ),
  slips: [
    {
      misconception: 'wrong_side_of_centre',
      at: 'height',
      wrongly: ({ way }, { near, far }) => (way ? far.sub(near) : far.add(near)),
      words: (_p, { height }) => `The height $${height}$ belongs to the other position of the centre.`,
    },
    {
      misconception: 'height_not_halved',
      at: 'middle',
      wrongly: ({ h, g }) => q(2 * (h + g)),
      words: ({ h, g }, { middle }) =>
        `The sum of the parallel sides was not halved. Here $2 \\times (${numberTex(h)} + ${numberTex(g)}) = ${numberTex(middle)}$.`,
    },
    {
      misconception: 'half_sum_halved_again',
      at: 'middle',
      wrongly: ({ h, g }) => q(h + g, 2),
      words: ({ h, g }, { middle }) =>
        `The mean of the half-chords was taken instead of the mean of the chords. Here $\\frac{${numberTex(h)} + ${numberTex(g)}}{2} = ${numberTex(middle)}$.`,
    },
    {
      misconception: 'one_distance_only',
      at: 'height',
      wrongly: (_p, { far }) => far,
      words: (_p, { height }) => `$${height}$ is the distance of one side from the centre, not the height.`,
    },
    {
      misconception: 'one_distance_only',
      at: 'height',
      wrongly: (_p, { near }) => near,
      words: (_p, { height }) =>
        `$${height}$ is the distance of the longer side from the centre, not the height.`,
    },
    {
      misconception: 'longer_side_times_height',
      at: 'middle',
      wrongly: ({ h }) => q(2 * h),
      words: ({ h }) => `The longer side $${2 * h}$ was multiplied by the height.`,
    },
    {
      misconception: 'shorter_side_times_height',
      at: 'middle',
      wrongly: ({ g }) => q(2 * g),
      words: ({ g }) => `The shorter side $${2 * g}$ was multiplied by the height.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () => 'A trapezium in a circle: the height is not given, but the position of the centre is.',
  approach: () => 'Distances of the sides from the centre give the height, by sum or difference.',
  faster: ({ h, g, d, e, way }) =>
    `$(${h} + ${g})(${e} ${way ? '+' : '-'} ${d})$, with the distances $${e}$ and $${d}$ from right triangles.`,
  check: ({ r, h, d, g, e }) => `The right triangles fit: $${h}^2 + ${d}^2 = ${g}^2 + ${e}^2 = ${r}^2$.`,
  principle:
    'The height between parallel chords is the sum or the difference of their distances from the centre.',
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
      alt: `A trapezium ABCD with its corners on a circle of radius ${r}; AB is ${2 * h} and CD is ${2 * g} long, and the centre O lies ${way ? 'inside' : 'outside'} it.`,
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
