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
    const side = step(
      calc`(${b} * ${b} + ${c} * ${c}) / ${factor}`,
      value =>
        tex`\frac{${c}^2 + ${b}^2}{4} = ${factor}(x^2 + y^2), \quad BC^2 = 4(x^2 + y^2) =
          \frac{${b * b + c * c}}{${factor}} = ${value.toFraction()}`,
    )`
      Let the medians $BE$ and $CF$ meet at $G$, with $GE = x$ and $GF = y$, so that $GB = 2x$ and $GC = 2y$. Write
      the half
      sides and $BC$ by Pythagoras at $G$, and add.`;
    const double = step(
      calc`2 * (${b} * ${b} + ${c} * ${c}) - ${side}`,
      value => tex`4AD^2 = 2(${c}^2 + ${b}^2) - ${side.toFraction()} = ${value.toFraction()}`,
    )`
      Apollonius for the median from $A$: four times its square is twice the squares of the sides at $A$ minus the
      square of the third.`;
    const square = step(
      calc`${double} / 4`,
      value => tex`AD^2 = ${double.toFraction()} \div 4 = ${value.toFraction()}`,
    )`
      Divide by $4$ to get the square of the median itself.`;
    return {
      answer: square,
      stem:
        frame === 0
          ? text`In triangle $ABC$, $AB = ${c}$ and $AC = ${b}$. The medians from $B$ and from $C$ are perpendicular.
            What is the square of the length of the median from $A$?`
          : frame === 1
            ? text`Two sides of a triangle measure $${c}$ and $${b}$. The medians drawn to these two sides are
              perpendicular. If the third median is $m$ units long, find $m^2$.`
            : text`The median $BE$ of triangle $ABC$ meets the median $CF$ at a right angle. With $AB = ${c}$ and $AC =
              ${b}$, find $AD^2$, where $D$ is the mid-point of $BC$.`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d <= 20n,
      slips: [
        stop('answered_another_quantity', side)`
          $${side.toFraction()}$ is the square of the third side; the median is asked.`,
        stop('did_not_divide', double)`
          $${double.toFraction()}$ is four times the square of the median.`,
        slip('took_the_figure_for_special', side, calc`${b} * ${b} + ${c} * ${c}`)`
          You added $${c}^2 + ${b}^2$ for the square of the third side. That needs a right angle between the two
          sides; it is at
          the centroid.`,
        slip('mixed_up_special_lines', factor, calc`5 / 4`)`
          The longer and the shorter part of each median were exchanged: two thirds lie towards the corner.`,
        slip('wrong_sign', double, calc`2 * (${b} * ${b} + ${c} * ${c}) + ${side}`)`
          In the theorem of Apollonius the square of the third side was added; it is subtracted.`,
        slip('left_out_a_factor', square, calc`${b} * ${b} + ${c} * ${c} - ${side} / 4`)`
          You used $${b}^2 + ${c}^2$ as the square of the median and the square of half the third side together. It
          is twice
          their sum.`,
        slip('took_the_figure_for_special', square, calc`${side} / 4`)`
          That is the square of half of the third side, as if the right angle were between the two sides.`,
        slip('did_not_double', double, calc`${b} * ${b} + ${c} * ${c} - ${side}`)`
          In the theorem of Apollonius the squares of the sides count twice.`,
        slip('used_a_wrong_given_number', square, side)`
          $${square.toFraction()}$ is the square of two thirds of the median, from the corner to the centroid.`,
      ],
      snapRead: text`Two sides and perpendicular medians to them; the third median is wanted, though the third side is
        not given.`,
      approach: text`The right angle at the centroid ties the three sides together: the squares of the two sides make
        five times that of the third. Then Apollonius gives the median.`,
      faster: text`Perpendicular medians: $b^2 + c^2 = 5a^2$, and $AD = 3 \times \frac{a}{2}$. So $AD^2 = \frac{9}{4}
        \times \frac{${b * b + c * c}}{5}$.`,
      check: text`A third of the median is half of $BC$, because $G$ sees $BC$ at a right angle: $\frac{1}{9} \times
        ${square.toFraction()} = \frac{1}{4} \times ${side.toFraction()}$.`,
      principle: text`Medians to two sides are perpendicular exactly when the squares of these sides add up to five
        times the square of the third.`,
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
