import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { fractionTex, numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
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

const roundTrip = form({
  form: 'round-trip-from-two-differences',
  band: 'Hard',
  revision: 4,
  seconds: 110,
  also: ['AL.QUA.8', 'AR.RAT.5'],
  stem: ({ e, usual, quick, frame }: Harder) =>
    frame === 0
      ? `A boat goes up a river to a temple and returns; the way up takes $${usual}$ minutes longer than the way down. If its speed in still water were ${often(e)}, the way up would take only $${quick}$ minutes longer. How many minutes does the boat need for both ways together?`
      : `A boat takes $${usual}$ minutes more to go upstream between two jetties than to come back downstream. With a new engine its speed in still water is ${often(e)}, and the difference falls to $${quick}$ minutes. How many minutes did the round trip take with the old engine?`,
  path: path<Harder>()
    .step(
      'quotient',
      ({ usual, quick }) => q(usual, quick),
      'With distance $d$, boat $b$ and stream $s$ the difference of the times is $\\frac{2ds}{b^2 - s^2}$. Divide the two differences: distance and $2s$ cancel.',
      ({ e, usual, quick }, { quotient }) =>
        `\\frac{${fractionTex(e.mul(e))}b^2 - s^2}{b^2 - s^2} = \\frac{${usual}}{${quick}}${quotient.d === BigInt(quick) ? '' : ` = ${fractionTex(quotient)}`}`,
    )
    .step(
      'square',
      ({ e }, { quotient }) => quotient.sub(1).div(quotient.sub(e.mul(e))),
      'Solve for the square of the ratio of boat to stream.',
      ({ e }, { quotient, square }) =>
        `\\frac{b^2}{s^2} = \\frac{${fractionTex(quotient)} - 1}{${fractionTex(quotient)} - ${fractionTex(e.mul(e))}} = ${fractionTex(square)}`,
    )
    .step(
      'ratio',
      (_p, { square }) => rootOf(square) ?? q(0),
      'Take the root.',
      (_p, { square, ratio }) => `\\frac{b}{s} = \\sqrt{${fractionTex(square)}} = ${fractionTex(ratio)}`,
    )
    .step(
      'total',
      ({ usual }, { ratio }) => ratio.mul(usual),
      'The sum of the times is $\\frac{2db}{b^2 - s^2}$, so it is to their difference as $b$ to $s$.',
      ({ usual }, { ratio, total }) => `${fractionTex(ratio)} \\times ${usual} = ${numberTex(total)}`,
    ),
  slips: [
    {
      misconception: 'gives_time_upstream',
      at: 'total',
      // Beside the other way it would give the answer as a sum of two options.
      wrongly: ({ usual, quick }, { ratio }) => (quick % 2 === 0 ? ratio.add(1).mul(usual).div(2) : null),
      words: (_p, { total }) => `$${numberTex(total)}$ minutes is the way up alone.`,
    },
    {
      misconception: 'gives_time_downstream',
      at: 'total',
      wrongly: ({ usual, quick }, { ratio }) => (quick % 2 === 0 ? null : ratio.sub(1).mul(usual).div(2)),
      words: (_p, { total }) => `$${numberTex(total)}$ minutes is the way down alone.`,
    },
    {
      misconception: 'square_root_left_out',
      at: 'ratio',
      wrongly: (_p, { square }) => square,
      words: (_p, { square }) =>
        `$${fractionTex(square)}$ is the ratio of the squares of the speeds; its root was left out.`,
    },
    {
      misconception: 'gives_the_faster_trip',
      at: 'total',
      wrongly: ({ e, quick }, { ratio }) => ratio.mul(e).mul(quick),
      words: (_p, { total }) =>
        `$${numberTex(total)}$ minutes is the time for both ways with the faster boat.`,
    },
    {
      misconception: 'other_difference_used',
      at: 'total',
      wrongly: ({ quick }, { ratio }) => ratio.mul(quick),
      words: ({ quick }) =>
        `The ratio of boat to stream was applied to $${quick}$ minutes, which belong to the faster boat.`,
    },
    {
      misconception: 'still_water_time',
      at: 'total',
      wrongly: ({ usual }, { ratio }) => ratio.sub(ratio.inverse()).mul(usual),
      words: (_p, { total }) =>
        `$${numberTex(total)}$ minutes would be the time for both ways in still water.`,
    },
    {
      misconception: 'sum_of_ratio_terms',
      at: 'total',
      wrongly: ({ usual }, { ratio }) => ratio.add(1).mul(usual),
      words: ({ usual }, { ratio }) =>
        `$${usual}$ minutes were multiplied by $${fractionTex(ratio.add(1))}$, but time goes as $b$ to $s$, not as $b + s$ to $s$.`,
    },
    {
      misconception: 'factor_not_squared',
      at: 'square',
      wrongly: ({ e }, { quotient }) => {
        const wrong = quotient.sub(1).div(quotient.sub(e));
        return rootOf(wrong) ? wrong : null;
      },
      words: ({ e }) => `The boat is $${fractionTex(e)}$ times as fast, but its square enters the times.`,
    },
    {
      misconception: 'twice_the_sum',
      at: 'total',
      wrongly: ({ usual }, { ratio }) => ratio.mul(usual).mul(2),
      words: ({ usual }) =>
        `Half of $${usual}$ minutes was taken for the stream's part, so everything came out doubled.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { usual }) => value.valueOf() > 0.4 * usual && value.d <= 2n,
  snapRead: () =>
    'Two differences of times for the same way, at two speeds of the boat; distance and speeds are not given.',
  approach: () =>
    'Neither distance nor speeds can be found, only their ratio. The quotient of the differences gives boat to stream; sum to difference of the times is the same ratio.',
  faster: ({ e, usual }, { quotient, square }) =>
    `Sum : difference of the times $= b : s$. From the quotient $${fractionTex(quotient)}$ and $${fractionTex(e.mul(e))}$ get $b^2 : s^2 = ${fractionTex(square)}$; root times $${usual}$.`,
  check: ({ e, usual, quick }, { ratio }) => {
    const at = (x: Fraction) =>
      q(1)
        .div(x.sub(1))
        .sub(q(1).div(x.add(1)));
    return `With a stream of 1 and a boat of $${fractionTex(ratio)}$ the differences are as $${fractionTex(at(ratio))} : ${fractionTex(at(ratio.mul(e)))}$, that is $${usual} : ${quick}$.`;
  },
  principle: 'For the same way up and down a river, sum to difference of the times is as boat to stream.',
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
});

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
