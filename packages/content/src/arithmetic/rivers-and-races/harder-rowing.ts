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
    const quotient = step(
      calc`${usual} / ${quick}`,
      value =>
        tex`\frac{${frac(e.mul(e))}b^2 - s^2}{b^2 - s^2} =
          \frac{${usual}}{${quick}}${value.d !== BigInt(quick) && tex` = ${frac(value)}`}`,
    )`
      With distance $d$, boat $b$ and stream $s$ the difference of the times is $\frac{2ds}{b^2 - s^2}$. Divide the two
      differences: distance and $2s$ cancel.`;
    const square = step(
      calc`(${quotient} - 1) / (${quotient} - ${e} * ${e})`,
      value =>
        tex`\frac{b^2}{s^2} = \frac{${frac(quotient)} - 1}{${frac(quotient)} - ${frac(e.mul(e))}} = ${frac(value)}`,
    )`
      Solve for the square of the ratio of boat to stream.`;
    const ratio = step(frac(calc`sqrt(${frac(square)})`), (_value, working) => tex`\frac{b}{s} = ${working}`)`
      Take the root.`;
    const total = step(calc`${frac(ratio)} * ${usual}`)`
      The sum of the times is $\frac{2db}{b^2 - s^2}$, so it is to their difference as $b$ to $s$.`;
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
          $${total}$ minutes is the way up alone.`,
        slip('answered_another_quantity', total, quick % 2 !== 0 && calc`(${ratio} - 1) * ${usual} / 2`)`
          $${total}$ minutes is the way down alone.`,
        slip('forgot_the_root', ratio, square)`
          $${frac(square)}$ is the ratio of the squares of the speeds; its root was left out.`,
        slip('answered_another_quantity', total, calc`${ratio} * ${e} * ${quick}`)`
          $${total}$ minutes is the time for both ways with the faster boat.`,
        slip('used_a_wrong_given_number', total, calc`${ratio} * ${quick}`)`
          The ratio of boat to stream was applied to $${quick}$ minutes, which belong to the faster boat.`,
        slip('answered_another_quantity', total, calc`(${ratio} - 1 / ${ratio}) * ${usual}`)`
          $${total}$ minutes would be the time for both ways in still water.`,
        slip('used_a_wrong_given_number', total, calc`(${ratio} + 1) * ${usual}`)`
          $${usual}$ minutes were multiplied by $${frac(ratio.add(1))}$, but time goes as $b$ to $s$, not as $b + s$ to
          $s$.`,
        slip('forgot_to_square', square, () => {
          const wrong = quotient.sub(1).div(quotient.sub(e));
          return rootOf(wrong) ? wrong : null;
        })`
          The boat is $${frac(e)}$ times as fast, but its square enters the times.`,
        slip('did_not_halve', total, calc`${ratio} * ${usual} * 2`)`
          Half of $${usual}$ minutes was taken for the stream's part, so everything came out doubled.`,
      ],
      snapRead: text`Two differences of times for the same way, at two speeds of the boat; distance and speeds are not
        given.`,
      approach: text`Neither distance nor speeds can be found, only their ratio. The quotient of the differences gives
        boat to stream; sum to difference of the times is the same ratio.`,
      faster: text`Sum : difference of the times $= b : s$. From the quotient $${frac(quotient)}$ and
        $${frac(e.mul(e))}$ get $b^2 : s^2 = ${frac(square)}$; root times $${usual}$.`,
      check: () => {
        const at = (x: Fraction) =>
          q(1)
            .div(x.sub(1))
            .sub(q(1).div(x.add(1)));
        return text`With a stream of 1 and a boat of $${frac(ratio)}$ the differences are as $${frac(at(ratio))} :
          ${frac(at(ratio.mul(e)))}$, that is $${usual} : ${quick}$.`;
      },
      principle: text`For the same way up and down a river, sum to difference of the times is as boat to stream.`,
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
