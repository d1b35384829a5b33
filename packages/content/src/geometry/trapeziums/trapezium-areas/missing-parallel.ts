import type Fraction from 'fraction.js';
import { numberTex, withUnit } from '../../../show.ts';
import { template } from '../../../template.ts';
import { q } from '../../../value.ts';

interface MissingSide {
  given: number;
  other: number;
  height: number;
  scene: 'plain' | 'plot' | 'canal' | 'ramp';
}

/** GM.QAD.4 Easy: from area and height back to a parallel side, through the mean of the sides. */
export const missingParallel = template<MissingSide, Fraction>({
  type: 'GM.QAD.4',
  band: 'Easy',
  variant: 'missing-parallel-side',
  revision: 1,
  draw: draw => {
    const scene = draw.pick(['plain', 'plot', 'canal', 'ramp'] as const);
    const [given, other] = [draw.int(6, 24), draw.int(6, 24)];
    const height = scene === 'canal' ? draw.int(2, 5) : draw.int(4, 14);
    if (Math.abs(given - other) < 3 || ((given + other) * height) % 2 !== 0) return null;
    // The canal is wider at the top, which is given.
    if (scene === 'canal' && given < other) return null;
    return { given, other, height, scene };
  },
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
  answer: ({ other }) => q(other),
  slips: ({ given, other, height }) => {
    const area = q((given + other) * height, 2);
    return [
      {
        misconception: 'half_forgotten',
        value: area.div(height).sub(given),
        words:
          'It treats the area divided by the height as the sum of the parallel sides; it is only half of their sum.',
      },
      {
        misconception: 'stops_one_step_early',
        value: area.div(height),
        words: 'That treats the mean of the two parallel sides as the missing one.',
      },
      {
        misconception: 'reports_sum',
        value: area.mul(2).div(height),
        words: 'It is the sum of the two parallel sides; the given side still has to be subtracted.',
      },
      {
        misconception: 'doubling_forgotten',
        value: q(other, 2),
        words:
          'It subtracts half of the given side from the mean of the sides; that leaves only half of the missing side.',
      },
      {
        misconception: 'side_and_height_exchanged',
        value: area.mul(2).div(given).sub(height),
        words: 'This uses the given side for the height and the height for a parallel side.',
      },
      {
        misconception: 'parallelogram_area_used',
        value: area.div(given),
        words: 'It treats the area as the given side times the missing length, as in a rectangle.',
      },
    ];
  },
  show: (value, { scene }) =>
    withUnit(value, scene === 'plain' ? 'cm' : scene === 'ramp' ? 'feet' : 'metres'),
  plausible: (value, { given, scene }) =>
    value.valueOf() > 0 && (scene !== 'canal' || value.valueOf() !== given),
  solution: ({ given, other, height }) => {
    const sum = given + other;
    const area = q(sum * height, 2);
    return {
      snapRead:
        'The area, the distance between the parallel sides and one of them are given; the other is asked. The area formula of the trapezium, run backwards.',
      approach:
        'The area is the mean of the parallel sides times the distance between them. So divide to get the mean, double it for the sum, and take the known side away.',
      steps: [
        {
          says: 'Divide the area by the distance to get the mean of the parallel sides.',
          works: `\\frac{${area}}{${height}} = ${numberTex(q(sum, 2))}`,
          value: q(sum, 2),
        },
        {
          says: 'Double the mean to get the sum, and subtract the known side.',
          works: `2 \\times ${numberTex(q(sum, 2))} - ${given} = ${other}`,
          value: q(other),
        },
      ],
      check: `$\\frac{1}{2} \\times (${given} + ${other}) \\times ${height} = ${area}$, the given area.`,
      principle:
        'A trapezium has the area of a rectangle whose sides are the mean of its parallel sides and the distance between them.',
    };
  },
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
