import { calc, form, situation, slip, stop, tex, text } from '../../../question/index.ts';
import { counted, withUnit } from '../../../show.ts';
import type { AnyTemplate } from '../../../template.ts';
import { q } from '../../../value.ts';

interface MissingSide {
  given: number;
  other: number;
  height: number;
  scene: 'plain' | 'plot' | 'canal' | 'ramp';
}

const missingParallelAsked = form<MissingSide>(
  'parallel-side',
  {
    band: 'Easy',
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
  },
  ({ given, other, height, scene }, { step, find }) => {
    const area = find(calc`(${given} + ${other}) * ${height} / 2`);
    const mean = step(calc`${area} / ${height}`, {
      name: 'the mean of the parallel sides',
      because: text`A trapezium has the area of a rectangle of the same height whose width is the mean of the
        parallel sides. So area divided by height is this mean.`,
    })`
      The area of a trapezium is the mean of its parallel sides times their distance. So divide the area by the
      distance to get the mean.`;
    const key = step(calc`${mean} * 2 - ${given}`, {
      name: 'the other parallel side',
      works: () => {
        const sum = given + other;
        return tex`2 \times ${q(sum, 2)} - ${given} = ${other}`;
      },
      because: text`The mean is half of the sum of the two sides. Not the mean but the sum contains the known side
        as a whole.`,
    })`
      Twice the mean is the sum of the parallel sides. Subtract the known side, and the other one is left.`;
    return {
      answer: key,
      stem: () => {
        const area = ((given + other) * height) / 2;
        if (scene === 'plot')
          return text`A plot of land is a trapezium of ${String(area)} square metres. Its two parallel sides are
            ${String(height)} metres apart, and one of them is ${String(given)} metres long. How long is the other
            parallel side?`;
        if (scene === 'canal')
          return text`The cross-section of a canal is a trapezium with horizontal parallel sides. The canal is
            ${String(given)} metres wide at the top and ${String(height)} metres deep, and the cross-section has an
            area of ${String(area)} square metres. How wide is the canal at the bottom?`;
        if (scene === 'ramp')
          return text`A side wall of a stage has the shape of a trapezium. Its upright edges are parallel and stand
            ${String(height)} feet apart; one of them is ${String(given)} feet high. If ${String(area)} square feet
            of board are needed to cover the wall exactly, how high is the other upright edge?`;
        return text`A trapezium has an area of ${String(area)} square cm. If one of its parallel sides is
          ${String(given)} cm and the distance between the parallel sides is ${String(height)} cm, what is the
          length of the other parallel side?`;
      },
      show: value =>
        scene === 'plain' || scene === 'ramp'
          ? withUnit(value, scene === 'plain' ? 'cm' : 'feet')
          : counted(value, 'metre'),
      plausible: value => value.valueOf() > 0 && (scene !== 'canal' || value.valueOf() !== given),
      slips: [
        slip('did_not_halve', key, calc`${mean} - ${given}`)`
          $${mean} - ${given} = ${key}$ treats the area divided by the height as the sum of the parallel sides; it
          is only half of their sum.`,
        stop('stopped_a_step_early', mean)`
          $${area} \div ${height} = ${mean}$ is the mean of the two parallel sides, not the missing one.`,
        slip('stopped_a_step_early', key, calc`${mean} * 2`)`
          $2 \times ${mean} = ${key}$ is the sum of the two parallel sides; the given side of ${given} still has to
          be subtracted.`,
        slip('did_not_double', key, calc`${mean} - ${given} / 2`)`
          $${mean} - ${q(given, 2)} = ${key}$ subtracts half of the given side from the mean of the sides; that
          leaves only half of the missing side.`,
        slip('swapped_the_two', key, calc`${area} * 2 / ${given} - ${height}`)`
          $\frac{2 \times ${area}}{${given}} - ${height} = ${key}$ uses the given side for the height and the height
          for a parallel side.`,
        slip('took_the_figure_for_special', key, calc`${area} / ${given}`)`
          $${area} \div ${given} = ${key}$ treats the area as the given side times the missing length, as in a
          rectangle.`,
      ],
      snapRead: text`The area, the distance between the parallel sides and one of them are given; the other is
        asked. The area formula of the trapezium, run backwards.`,
      approach: text`The area is the mean of the parallel sides times the distance between them. So divide to get
        the mean, double it for the sum, and take the known side away.`,
      check: text`$\frac{1}{2} \times (${given} + ${other}) \times ${height} = ${area}$, the given area.`,
      principle: text`A trapezium has the area of a rectangle whose sides are the mean of its parallel sides and the
        distance between them.`,
    };
  },
);

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
