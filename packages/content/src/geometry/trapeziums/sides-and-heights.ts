import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Middle {
  middle: number;
  /** How much longer the longer parallel side is. */
  more: number;
  way: boolean;
}

const fromMidline = form<Middle>(
  'parallel-side-from-midline',
  {
    band: 'Easy',
    seconds: 40,
    revision: 3,
    verify: ({ middle, more }) => {
      for (let half = 1; half < 4000; half += 1)
        if (half + (half - 2 * more) === 4 * middle) return q(half, 2);
      throw new Error('no side');
    },
  },
  ({ middle, more, way }, { step, find }) => {
    const sum = step(calc`2 * ${middle}`, {
      name: 'the sum of the parallel sides',
      because: text`From one parallel side to the other the width changes evenly. Halfway it is the mean: between 4
        and 10 the middle is 7.`,
    })`
      The mid-line is the mean of the parallel sides, so their sum is twice the mid-line.`;
    const both = find(calc`${sum} + ${more}`);
    const longer = step(calc`${both} / 2`, {
      name: 'the longer parallel side',
      works: value => tex`\frac{${sum} + ${more}}{2} = ${value}`,
      because: text`The sum is the longer and the shorter side. If the difference is added, the shorter side becomes
        as long as the longer one, so the result is twice the longer side.`,
    })`
      Sum and difference of the parallel sides are known. Together they are twice the longer side, so halve their
      total.`;
    return {
      answer: longer,
      stem: way
        ? text`The segment that joins the mid-points of the two non-parallel sides of a trapezium is $${middle}$ cm
          long. One parallel side is $${more}$ cm longer than the other. Find the longer parallel side.`
        : text`The rungs of a ladder are parallel and equally spaced, and each of them is shorter than the one below
          it by the same amount. The bottom rung is $${more}$ cm longer than the top one, and the rung halfway
          between these two measures $${middle}$ cm. How long is the bottom rung?`,
      show: value => withUnit(value, 'cm'),
      plausible: value => value.valueOf() > 0,
      // The longer side exceeds the mid-line.
      onSight: value => value.valueOf() > middle,
      slips: [
        slip('answered_another_quantity', both, sum.valueOf() > more && calc`${sum} - ${more}`)`
          $${longer}$ cm is the shorter parallel side, half of the sum without the difference. The longer one is
          asked.`,
        slip('used_a_wrong_given_number', longer, calc`${middle} + ${more}`)`
          $${middle} + ${more}$ takes the mid-line for the shorter side; it lies halfway between both.`,
        slip('used_a_wrong_given_number', sum, middle)`
          $${middle}$ cm is half of the sum of the parallel sides, and was used as the sum.`,
        slip('did_not_halve', longer, calc`${middle} - ${more}`)`
          $${middle} - ${more}$ subtracts the whole difference from the mid-line. The longer side is above the mean,
          by half of the difference.`,
        slip('did_not_halve', longer, both)`
          $${longer}$ cm is twice the longer side: sum and difference together contain it two times. So it has to be
          halved.`,
        slip('halved_needlessly', longer, calc`(4 * ${middle} + ${more}) / 4`)`
          A quarter of the $${more}$ cm was added to the mid-line; the longer side exceeds it by half of them.`,
        slip('used_a_wrong_given_number', longer, calc`(3 * ${middle} + ${more}) / 3`)`
          A third of the $${more}$ cm was added to the mid-line, as if three lengths shared it; the longer side
          exceeds the mid-line by half of them.`,
        slip('doubled_needlessly', longer, calc`${middle} + 2 * ${more}`)`
          You added twice the difference of $${more}$ cm to the mid-line. The longer side exceeds the mean by only
          half of the difference.`,
      ],
      snapRead: text`Mid-line and difference of the parallel sides are given: their mean and their difference.`,
      approach: text`The mid-line is the mean of the parallel sides, so each differs from it by half of the
        difference.`,
      faster: text`Half of the difference above the mean: $${middle} + ${q(more, 2)}$.`,
      check: text`The other side is $${longer.sub(more)}$ cm, and the mean of the two is $${middle}$ cm.`,
      principle: text`The mid-line of a trapezium is the mean of its parallel sides.`,
    };
  },
);

interface Isosceles {
  /** Parallel sides, overhang on each side, height and leg. */
  long: number;
  over: number;
  height: number;
  leg: number;
  way: boolean;
}

const isoscelesArea = form<Isosceles>(
  'area-of-isosceles',
  {
    band: 'Easy',
    seconds: 55,
    revision: 2,
    verify: ({ long, over, leg }) => {
      // Shoelace over the four corners.
      const h = Math.sqrt(leg * leg - over * over);
      const corners = [
        [0, 0],
        [long, 0],
        [long - over, h],
        [over, h],
      ] as const;
      let twice = 0;
      corners.forEach(([x, y], i) => {
        const [u, v] = corners[(i + 1) % 4] as readonly [number, number];
        twice += x * v - u * y;
      });
      return q(Math.round((twice / 2) * 1e6)).div(1e6);
    },
  },
  ({ over, leg, long, way }, { step, find }) => {
    const surplus = find(over);
    const height = step(calc`sqrt(${leg}^2 - ${over}^2)`, {
      name: 'the height',
      works: (_value, working) => tex`\frac{${long} - ${long - 2 * over}}{2} = ${over}, \quad ${working}`,
      because: text`A trapezium with equal slopes is symmetric, so the longer side projects by the same length at
        both ends. The height is perpendicular to it, so the slope is the hypotenuse of a right triangle.`,
    })`
      The area needs the height. Draw the heights from the ends of the shorter side: at each end the longer side
      projects by half of the difference, and the slope is the hypotenuse of a right triangle. Find the height by
      Pythagoras.`;
    const mean = find(calc`${long} - ${over}`);
    const area = step(calc`${height} * ${mean}`, {
      name: 'the area',
      works: value => tex`\frac{${long} + ${long - 2 * over}}{2} \times ${height} = ${value}`,
      because: text`Cutting off one end triangle and turning it to the other end makes a rectangle as wide as the
        mean of the parallel sides.`,
    })`
      The area of a trapezium is the mean of its parallel sides times its height.`;
    return {
      answer: area,
      stem: way
        ? text`The parallel sides of an isosceles trapezium are $${long}$ cm and $${long - 2 * over}$ cm, and each
          of the equal sides is $${leg}$ cm. What is its area in square cm?`
        : text`A dam has a cross-section in the shape of a trapezium with equal sloping sides of $${leg}$ m. It is
          $${long}$ m wide at the bottom and $${long - 2 * over}$ m wide at the top. What is the area of the
          cross-section, in square metres?`,
      show: value => withUnit(value, way ? 'square cm' : 'square metres'),
      plausible: value => value.valueOf() > 0 && value.d <= 2n,
      slips: [
        slip('took_a_slant_for_the_height', height, leg)`
          You used the sloping side of ${leg} as the height. The height is perpendicular to the parallel sides and
          shorter than a slanting side.`,
        slip('did_not_halve', mean, calc`2 * ${long} - 2 * ${over}`)`
          You multiplied the sum of the parallel sides by the height: $2 \times ${long} - 2 \times ${over} =
          ${mean}$ is used without halving. The mean of the sides is needed.`,
        slip('took_the_figure_for_special', mean, long)`
          $${long}$ times the height is the area of the rectangle around the trapezium.`,
        slip('left_out_a_term', mean, calc`${long} - 2 * ${over}`)`
          $${long - 2 * over}$ times the height is the rectangle in the middle; the two triangles are missing.`,
        slip('did_not_halve', surplus, () => {
          const height = Math.sqrt(leg * leg - 4 * over * over);
          return Number.isInteger(height) && height > 0 ? 2 * over : null;
        })`
          You let the longer side project by $${2 * over}$ at one end. That is the whole difference of the parallel
          sides, and both ends share it.`,
        slip('took_one_piece_of_several', mean, calc`(2 * ${long} - 3 * ${over}) / 2`)`
          You left out one of the two triangles at the ends: $\frac{2 \times ${long} - 3 \times ${over}}{2} =
          ${mean}$ is too small for the mean width.`,
        slip('used_a_wrong_given_number', height, over)`
          You used $${over}$ as the height. That is how far the longer side projects at each end, a horizontal
          length.`,
      ],
      snapRead: text`Parallel sides and equal slopes are given; the height is hidden in a right triangle.`,
      approach: text`Half of the difference of the parallel sides and the slope give the height by Pythagoras; then
        mean times height.`,
      check: text`A rectangle of $${height.mul(long - 2 * over)}$ and two triangles of $${height.mul(over).div(2)}$
        each make $${area}$.`,
      principle: text`In an isosceles trapezium the longer side projects on each side by half of the difference.`,
    };
  },
);

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [6, 8, 10],
  [8, 6, 10],
  [9, 12, 15],
  [20, 21, 29],
  [10, 24, 26],
] as const;

/** GM.QAD.4 Easy: the mid-line, and the height in an isosceles trapezium. */
export const sidesAndHeights: readonly AnyTemplate[] = [
  ...situation<Middle>({
    type: 'GM.QAD.4',
    situation: 'midline',
    draw: draw => {
      const middle = draw.int(12, 70);
      const more = draw.int(4, 28);
      return middle > more ? { middle, more, way: draw.chance(0.5) } : null;
    },
    tries: 20,
    forms: [fromMidline],
  }),
  ...situation<Isosceles>({
    type: 'GM.QAD.4',
    situation: 'equal-slopes',
    draw: draw => {
      const [over, height, leg] = draw.pick(triples);
      const long = 2 * over + draw.int(3, 30);
      return { long, over, height, leg, way: draw.chance(0.5) };
    },
    tries: 20,
    forms: [isoscelesArea],
  }),
];
