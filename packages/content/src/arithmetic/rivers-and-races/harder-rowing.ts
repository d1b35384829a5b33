import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Harder {
  /** Speed of boat over speed of stream. */
  m: Fraction;
  /** By how many times the boat becomes faster in still water. */
  e: Fraction;
  /** Minutes by which the way up exceeds the way down, usually and with the faster boat. */
  usual: number;
  quick: number;
  frame: number;
}

/** Exact square root of a fraction, or null. */
function rootOf(value: Fraction): Fraction | null {
  const [a, b] = [Math.round(Math.sqrt(Number(value.n))), Math.round(Math.sqrt(Number(value.d)))];
  return value.s > 0n && BigInt(a * a) === value.n && BigInt(b * b) === value.d ? q(a, b) : null;
}
const often = (e: Fraction) =>
  e.equals(2) ? 'doubled' : e.equals(3) ? 'tripled' : 'made half as large again';

const roundTrip = form<Harder>(
  'round-trip-from-two-differences',
  {
    band: 'Hard',
    seconds: 110,
    revision: 4,
    also: ['AL.QUA.8', 'AR.RAT.5'],
    verify: ({ e, usual, quick }) => {
      // Halves the interval of boat/stream until the quotient of the two differences fits.
      const gap = (x: number) => 1 / (x - 1) - 1 / (x + 1);
      let [low, high] = [1.0001, 60];
      for (let i = 0; i < 200; i += 1) {
        const middle = (low + high) / 2;
        if (gap(middle) / gap(middle * e.valueOf()) > usual / quick) low = middle;
        else high = middle;
      }
      const minutes = (usual / gap(low)) * (1 / (low - 1) + 1 / (low + 1));
      return q(Math.round(minutes * 10), 10);
    },
  },
  ({ usual, quick, e, frame }, { step }) => {
    const quotient = step(calc`${usual} / ${quick}`, {
      name: text`the quotient of the two differences`,
      works: value =>
        tex`\frac{${frac(e.mul(e))}b^2 - s^2}{b^2 - s^2} =
          \frac{${usual}}{${quick}}${value.d !== BigInt(quick) && tex` = ${frac(value)}`}`,
      because: text`The distance is not known and will never be. It is a factor of both differences, so it cancels
          in their quotient, and only the two speeds are left.`,
    })`
        Let the distance be $d$, the speed of the boat $b$ and that of the water $s$. The difference of the two times
        is $\frac{2ds}{b^2 - s^2}$. Divide the two known differences; the distance and $2s$ cancel.`;
    const square = step(calc`(${quotient} - 1) / (${quotient} - ${e} * ${e})`, {
      name: text`the square of boat to water`,
      works: value =>
        tex`\frac{b^2}{s^2} = \frac{${frac(quotient)} - 1}{${frac(quotient)} - ${frac(e.mul(e))}} = ${frac(value)}`,
      because: text`The equation contains only $b^2$ and $s^2$. Divided by $s^2$, it has one unknown, the square
          of the ratio.`,
    })`
        Solve this equation for the square of the ratio of boat to water.`;
    const ratio = step(frac(calc`sqrt(${frac(square)})`), {
      name: text`the ratio of boat to water`,
      works: (_value, working) => tex`\frac{b}{s} = ${working}`,
      because: text`A boat can go up the river only if it is faster than the water, so the ratio is positive and
          more than 1.`,
    })`
        Both speeds are positive. Find the positive root.`;
    const total = step(calc`${frac(ratio)} * ${usual}`, {
      because: text`Both the sum and the difference of the times have the same distance and the same denominator.
          The sum has $b$ where the difference has $s$.`,
    })`
        The sum of the two times is $\frac{2db}{b^2 - s^2}$, so it is to their difference as $b$ is to $s$. Multiply.`;
    return {
      answer: total,
      stem:
        frame === 0
          ? text`A boat goes up a river to a temple and returns; the way up takes $${usual}$ minutes longer than the way
            down. If its speed in still water were ${often(e)}, the way up would take only $${quick}$ minutes longer.
            How many minutes does the boat need for both ways together?`
          : text`A boat takes $${usual}$ minutes more to go upstream between two jetties than to come back downstream.
            With a new engine its speed in still water is ${often(e)}, and the difference falls to $${quick}$ minutes.
            How many minutes did the round trip take with the old engine?`,
      show: plain,
      plausible: value => value.valueOf() > 0.4 * usual && value.d <= 2n,
      slips: [
        slip('answered_another_quantity', total, quick % 2 === 0 && calc`(${ratio} + 1) * ${usual} / 2`)`
            You stopped at $${total}$ minutes, the time of the way up alone. The question asks for both ways.`,
        slip('answered_another_quantity', total, quick % 2 !== 0 && calc`(${ratio} - 1) * ${usual} / 2`)`
            You stopped at $${total}$ minutes, the time of the way down alone. The question asks for both ways.`,
        slip('forgot_the_root', ratio, square)`
          You used $${frac(square)}$, the ratio of the squares of the speeds. The speeds themselves are in the ratio
          of its root.`,
        slip('answered_another_quantity', total, calc`${ratio} * ${e} * ${quick}`)`
            You found $${total}$ minutes, the time for both ways with the faster boat. The question asks for the usual
            one.`,
        slip('used_a_wrong_given_number', total, calc`${ratio} * ${quick}`)`
            You multiplied the ratio of boat to water by $${quick}$ minutes. They belong to the faster boat.`,
        slip('answered_another_quantity', total, calc`(${ratio} - 1 / ${ratio}) * ${usual}`)`
          You found $${total}$ minutes, the time for both ways in still water. The water moves, and that makes both
          ways together longer.`,
        slip('used_a_wrong_given_number', total, calc`(${ratio} + 1) * ${usual}`)`
            You multiplied $${usual}$ minutes by $${frac(ratio.add(1))}$. The sum of the times is to their difference
            as boat to water, not as their sum to the water.`,
        slip('forgot_to_square', square, () => {
          const wrong = quotient.sub(1).div(quotient.sub(e));
          return rootOf(wrong) ? wrong : null;
        })`
            You used $${frac(e)}$ itself where the boat is faster. In the times its square appears.`,
        slip('did_not_halve', total, calc`${ratio} * ${usual} * 2`)`
            You doubled the time for both ways. The sum of the times is already the ratio times their difference.`,
      ],
      snapRead: text`For the same way two differences of times are known, at two speeds of the boat. The distance and
        the speeds are not known, and the time for both ways is asked.`,
      approach: text`Neither the distance nor the speeds can be found, only their ratio. The quotient of the two
        differences gives the ratio of boat to water, and the sum of the times is to their difference in the same
        ratio.`,
      faster: text`The sum of the times is to their difference as $b$ to $s$. The quotients $${frac(quotient)}$ and
        $${frac(e.mul(e))}$ give $b^2 : s^2 = ${frac(square)}$. Multiply its root by $${usual}$.`,
      check: () => {
        const at = (x: Fraction) =>
          q(1)
            .div(x.sub(1))
            .sub(q(1).div(x.add(1)));
        return text`With water of speed 1 and a boat of $${frac(ratio)}$ the differences are in the ratio
          $${frac(at(ratio))} : ${frac(at(ratio.mul(e)))}$, that is $${usual} : ${quick}$.`;
      },
      principle: text`When a boat goes and comes back in moving water, the sum of the times is to their difference as
        the speed of the boat is to that of the water.`,
    };
  },
);

/** AR.REL.3 Hard: two differences of times, at two speeds of a boat. */
export const harderRowing: readonly AnyTemplate[] = situation<Harder>({
  type: 'AR.REL.3',
  situation: 'two-speeds-of-a-boat',
  tries: 60,
  draw: draw => {
    const m = draw.pick([q(3, 2), q(2), q(5, 2), q(3), q(4), q(5), q(7, 2), q(4, 3), q(5, 3), q(7, 3), q(6)]);
    const e = draw.pick([q(2), q(2), q(3), q(3, 2)]);
    const quotient = m.mul(m).mul(e).mul(e).sub(1).div(m.mul(m).sub(1));
    const quick = Number(quotient.d) * draw.int(1, 8);
    const usual = quotient.mul(quick).valueOf();
    return usual >= 12 && usual <= 200 && quick >= 2 && m.mul(usual).d === 1n
      ? { m, e, usual, quick, frame: draw.int(0, 1) }
      : null;
  },
  forms: [roundTrip],
});
