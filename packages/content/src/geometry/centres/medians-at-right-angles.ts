import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction } from '../../value.ts';

interface Crossed {
  /** AB and AC; the medians from B and C are perpendicular. */
  c: number;
  b: number;
  frame: number;
}

const thirdMedianSquared = form<Crossed>(
  'third-median-from-two-sides',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    also: ['GM.TRI.4'],
    verify: ({ b, c }) => {
      // B and C fixed on an axis, BC found by bisection so that the medians are perpendicular.
      const dot = (a: number) => {
        const x = (c * c - b * b + a * a) / (2 * a);
        const y2 = c * c - x * x;
        const [mx, my] = [(x + a) / 2, 1 / 2];
        const [nx, ny] = [x / 2 - a, 1 / 2];
        return mx * nx + my * ny * y2;
      };
      let [low, high] = [Math.abs(b - c) + 1e-9, b + c - 1e-9];
      for (let i = 0; i < 200; i += 1) {
        const middle = (low + high) / 2;
        if (dot(low) * dot(middle) <= 0) high = middle;
        else low = middle;
      }
      const a = (low + high) / 2;
      const x = (c * c - b * b + a * a) / (2 * a);
      return nearFraction((x - a / 2) ** 2 + c * c - x * x, 20);
    },
  },
  ({ b, c, frame }, { step, find }) => {
    const factor = find(5);
    const side = step(calc`(${b} * ${b} + ${c} * ${c}) / ${factor}`, {
      name: text`the square of $BC$`,
      works: value =>
        tex`BF^2 + CE^2 = (4x^2 + y^2) + (x^2 + 4y^2) = ${factor}(x^2 + y^2) = \frac{${c}^2 + ${b}^2}{4}, \quad BC^2 =
          4x^2 + 4y^2 = \frac{${b * b + c * c}}{${factor}} = ${value}`,
      because: text`The medians meet at $G$ at a right angle, so triangles $GBC$, $GBF$ and $GCE$ are right-angled
        at $G$. A centroid divides each median in the ratio 2 : 1, so two letters are enough for all their sides.`,
    })`
      Let the medians $BE$ and $CF$ meet at the centroid $G$, with $GE = x$ and $GF = y$. The centroid divides each
      median in the ratio $2 : 1$, so $GB = 2x$ and $GC = 2y$. At $G$ there are right angles, so Pythagoras gives the
      squares of $BF$, of $CE$ and of $BC$. $BF$ and $CE$ are half of the given sides: add their squares, and compare
      the sum with $BC^2$.`;
    const double = step(calc`2 * (${b} * ${b} + ${c} * ${c}) - ${side}`, {
      name: text`four times the square of the median from $A$`,
      works: value => tex`4AD^2 = 2(${c}^2 + ${b}^2) - ${side} = ${value}`,
      because: text`Extend the median by its own length: a parallelogram arises with the sides $AB$ and $AC$ and the
        diagonals $BC$ and $2AD$. The squares of its diagonals add up to the squares of its four sides.`,
    })`
      By the theorem of Apollonius for the median $AD$, four times its square is twice the sum of the squares of
      $AB$ and $AC$, minus the square of the third side $BC$.`;
    const square = step(calc`${double} / 4`, {
      name: text`the square of the median from $A$`,
      works: value => tex`AD^2 = ${double} \div 4 = ${value}`,
    })`
      The last line gives $(2 \times AD)^2$, which is four times $AD^2$. Divide by $4$ to get the square of the
      median itself.`;
    return {
      answer: square,
      stem:
        frame === 0
          ? text`In triangle $ABC$, $AB = ${c}$ and $AC = ${b}$. The medians from $B$ and from $C$ are
            perpendicular. What is the square of the length of the median from $A$?`
          : frame === 1
            ? text`Two sides of a triangle measure $${c}$ and $${b}$. The medians drawn to these two sides are
              perpendicular. If the third median is $m$ units long, find $m^2$.`
            : text`The median $BE$ of triangle $ABC$ meets the median $CF$ at a right angle. With $AB = ${c}$ and
              $AC = ${b}$, find $AD^2$, where $D$ is the mid-point of $BC$.`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d <= 20n,
      slips: [
        stop('answered_another_quantity', side)`
          $${side}$ is the square of the third side, which is found on the way. The question asks for
          the square of the third median.`,
        stop('did_not_divide', double)`
          $${double}$ is the square of twice the median, so it is four times the square of the median.
          It still has to be divided by $4$.`,
        slip('took_the_figure_for_special', side, calc`${b} * ${b} + ${c} * ${c}`)`
          You used $${c}^2 + ${b}^2$ as the square of the third side. That needs a right angle between the two given
          sides; here it lies between the medians, at the centroid.`,
        slip('did_not_halve', side, calc`4 * (${b} * ${b} + ${c} * ${c}) / 5`)`
          You used the whole sides $${c}$ and $${b}$ in the right triangles at the centroid, which makes
          $${side}$ the square of the third side. The medians end at mid-points, so these triangles have
          only half of each side.`,
        slip('wrong_sign', double, calc`2 * (${b} * ${b} + ${c} * ${c}) + ${side}`)`
          You added the square of the third side in the theorem of Apollonius. It is subtracted: a longer third side
          opens the angle and makes the median shorter.`,
        slip('left_out_a_factor', square, calc`${b} * ${b} + ${c} * ${c} - ${side} / 4`)`
          You used $${b}^2 + ${c}^2$ for the square of the median and of half the third side together. It is twice
          their sum, as both parts of the triangle have the median.`,
        slip('took_the_figure_for_special', square, calc`${side} / 4`)`
          Half of the third side was used for the median. That holds if the right angle lies between the two given
          sides; here it lies between two medians.`,
        slip('did_not_double', double, calc`${b} * ${b} + ${c} * ${c} - ${side}`)`
          You counted $${c}^2 + ${b}^2$ only once in the theorem of Apollonius. The squares of the sides count
          twice, as a parallelogram has four sides.`,
        slip('used_a_wrong_given_number', square, side)`
          $${square}$ is the square of two thirds of the median, the part from the vertex to the
          centroid. The question asks for the whole median.`,
      ],
      snapRead: text`Two sides and perpendicular medians to them are given: Pythagoras at the centroid gives the
        third side, and Apollonius the third median.`,
      approach: text`The right angle at the centroid links the three sides by Pythagoras: the squares of the two
        given sides make five times the square of the third. Then Apollonius gives the median to it.`,
      faster: text`Perpendicular medians: $b^2 + c^2 = 5a^2$, and $AD = 3 \times \frac{a}{2}$. So $AD^2 =
        \frac{9}{4} \times \frac{${b * b + c * c}}{5}$.`,
      check: text`A third of the median is half of $BC$, because $G$ sees $BC$ at a right angle: $\frac{1}{9} \times
        ${square} = \frac{1}{4} \times ${side}$.`,
      principle: text`The medians to two sides of a triangle are perpendicular exactly when the squares of these
        sides add up to five times the square of the third side.`,
    };
  },
);

/** GM.TRI.6 Hard: perpendicular medians, with the sides given. */
export const mediansAtRightAngles: readonly AnyTemplate[] = situation<Crossed>({
  type: 'GM.TRI.6',
  situation: 'perpendicular-medians',
  tries: 60,
  draw: draw => {
    const p = { c: draw.int(4, 40), b: draw.int(5, 44), frame: draw.int(0, 2) };
    const side = (p.b * p.b + p.c * p.c) / 5;
    const triangle = p.b * p.c > 2 * side;
    return p.b !== p.c && triangle && (9 * side) % 4 === 0 && Number.isInteger(side) ? p : null;
  },
  forms: [thirdMedianSquared],
});
