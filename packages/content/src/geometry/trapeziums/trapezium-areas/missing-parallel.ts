import { path } from '../../../path.ts';
import { counted, numberTex, withUnit } from '../../../show.ts';
import { form, situation } from '../../../situation.ts';
import type { AnyTemplate } from '../../../template.ts';
import { q } from '../../../value.ts';

interface MissingSide {
  given: number;
  other: number;
  height: number;
  scene: 'plain' | 'plot' | 'canal' | 'ramp';
}

const missingParallelAsked = form({
  form: 'parallel-side',
  band: 'Easy',
  stem: ({ given, other, height, scene }) => {
    const area = ((given + other) * height) / 2;
    if (scene === 'plot')
      return `A plot of land is a trapezium of ${area} square metres. Its two parallel sides are ${height} metres apart, and one of them is ${given} metres long. How long is the other parallel side?`;
    if (scene === 'canal')
      return `The cross-section of a canal is a trapezium with horizontal parallel sides. The canal is ${given} metres wide at the top and ${height} metres deep, and the cross-section has an area of ${area} square metres. How wide is the canal at the bottom?`;
    if (scene === 'ramp')
      return `A side wall of a stage has the shape of a trapezium. Its upright edges are parallel and stand ${height} feet apart; one of them is ${given} feet high. If ${area} square feet of board are needed to cover the wall exactly, how high is the other upright edge?`;
    return `A trapezium has an area of ${area} square cm. If one of its parallel sides is ${given} cm and the distance between the parallel sides is ${height} cm, what is the length of the other parallel side?`;
  },
  path: path<MissingSide>()
    .quiet('area', ({ given, other, height }) => q((given + other) * height, 2))
    .step(
      'mean',
      ({ height }, { area }) => area.div(height),
      'Divide the area by the distance to get the mean of the parallel sides.',
      ({ given, other, height }, { area }) => {
        const sum = given + other;
        return `\\frac{${area}}{${height}} = ${numberTex(q(sum, 2))}`;
      },
    )
    .step(
      'key',
      ({ given }, { mean }) => mean.mul(2).sub(given),
      'Double the mean to get the sum, and subtract the known side.',
      ({ given, other }) => {
        const sum = given + other;
        return `2 \\times ${numberTex(q(sum, 2))} - ${given} = ${other}`;
      },
    ),
  slips: [
    {
      misconception: 'half_forgotten',
      at: 'key',
      wrongly: ({ given }, { mean }) => mean.sub(given),
      words: ({ given }, { mean, key }) =>
        `$${numberTex(mean)} - ${given} = ${numberTex(key)}$ treats the area divided by the height as the sum of the parallel sides; it is only half of their sum.`,
    },
    {
      misconception: 'stops_one_step_early',
      gives: 'mean',
      words: ({ height }, { area, mean }) =>
        `$${numberTex(area)} \\div ${height} = ${numberTex(mean)}$ is the mean of the two parallel sides, not the missing one.`,
    },
    {
      misconception: 'reports_sum',
      at: 'key',
      wrongly: (_p, { mean }) => mean.mul(2),
      words: ({ given }, { mean, key }) =>
        `$2 \\times ${numberTex(mean)} = ${numberTex(key)}$ is the sum of the two parallel sides; the given side of ${given} still has to be subtracted.`,
    },
    {
      misconception: 'doubling_forgotten',
      at: 'key',
      wrongly: ({ given }, { mean }) => mean.sub(q(given, 2)),
      words: ({ given }, { mean, key }) =>
        `$${numberTex(mean)} - ${numberTex(q(given, 2))} = ${numberTex(key)}$ subtracts half of the given side from the mean of the sides; that leaves only half of the missing side.`,
    },
    {
      misconception: 'side_and_height_exchanged',
      at: 'key',
      wrongly: ({ given, height }, { area }) => area.mul(2).div(given).sub(height),
      words: ({ given, height }, { area, key }) =>
        `$\\frac{2 \\times ${numberTex(area)}}{${given}} - ${height} = ${numberTex(key)}$ uses the given side for the height and the height for a parallel side.`,
    },
    {
      misconception: 'parallelogram_area_used',
      at: 'key',
      wrongly: ({ given }, { area }) => area.div(given),
      words: ({ given }, { area, key }) =>
        `$${numberTex(area)} \\div ${given} = ${numberTex(key)}$ treats the area as the given side times the missing length, as in a rectangle.`,
    },
  ],
  show: (value, { scene }) =>
    scene === 'plain' || scene === 'ramp'
      ? withUnit(value, scene === 'plain' ? 'cm' : 'feet')
      : counted(value, 'metre'),
  plausible: (value, { given, scene }) =>
    value.valueOf() > 0 && (scene !== 'canal' || value.valueOf() !== given),
  snapRead: () =>
    'The area, the distance between the parallel sides and one of them are given; the other is asked. The area formula of the trapezium, run backwards.',
  approach: () =>
    'The area is the mean of the parallel sides times the distance between them. So divide to get the mean, double it for the sum, and take the known side away.',
  check: ({ given, other, height }, { area }) =>
    `$\\frac{1}{2} \\times (${given} + ${other}) \\times ${height} = ${area}$, the given area.`,
  principle:
    'A trapezium has the area of a rectangle whose sides are the mean of its parallel sides and the distance between them.',
  verify: ({ given, other, height }) => {
    // Try side after side in half units; the area is that of a rectangle and two triangles.
    const area = q((given + other) * height, 2);
    for (let doubled = 1; doubled <= 200; doubled += 1) {
      const side = q(doubled, 2);
      const [short, long] = side.compare(given) < 0 ? [side, q(given)] : [q(given), side];
      const rectangle = short.mul(height);
      const triangles = long.sub(short).mul(height).div(2);
      if (rectangle.add(triangles).equals(area)) return side;
    }
    throw new Error('no side gives the area');
  },
});

/** GM.QAD.4 Easy: from area and height back to a parallel side, through the mean of the sides. */
export const missingParallel: readonly AnyTemplate[] = situation<MissingSide>({
  type: 'GM.QAD.4',
  situation: 'missing',
  draw: draw => {
    const scene = draw.pick(['plain', 'plot', 'canal', 'ramp'] as const);
    const [given, other] = [draw.int(6, 24), draw.int(6, 24)];
    const height = scene === 'canal' ? draw.int(2, 5) : draw.int(4, 14);
    if (Math.abs(given - other) < 3 || ((given + other) * height) % 2 !== 0) return null;
    // The canal is wider at the top, which is given.
    if (scene === 'canal' && given < other) return null;
    return { given, other, height, scene };
  },
  forms: [missingParallelAsked],
});
