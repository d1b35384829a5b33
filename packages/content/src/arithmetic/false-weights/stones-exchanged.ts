import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

/** A heavy stone for buying and a light one for selling, used once the wrong way round. */
interface Stones {
  what: string;
  who: string;
  /** Selling price over buying price, and heavy stone over light stone, in hundredths. */
  prices: number;
  weights: number;
  /** The selling price of a kilogram, which is not needed. */
  price: number;
  frame: number;
}

const stories = [
  { what: 'groundnuts', who: 'Murugan' },
  { what: 'onions', who: 'Bhavna' },
  { what: 'jaggery', who: 'Ibrahim' },
  { what: 'tamarind', who: 'Lakshmi' },
] as const;

const honest = form<Stones>(
  'profit-with-right-weights',
  {
    band: 'Hard',
    seconds: 120,
    revision: 2,
    verify: ({ prices, weights }) => {
      const [usual, other] = [(prices * weights) / 1e4, prices / weights];
      // The ratio of the prices is tried in hundredths.
      for (let ratio = 1; ratio < 400; ratio += 1)
        if (Math.abs((ratio / 100) ** 2 - usual * other) < 1e-9) return ratio - 100;
      throw new Error('no ratio fits');
    },
  },
  ({ what, who, prices, weights, price, frame }, { step, find }) => {
    const usual = q(prices * weights, 100).sub(100);
    const other = q(prices * 100, weights).sub(100);
    const word = (result: typeof usual) =>
      result.lt(0) ? text`a loss of ${result.neg()}%` : text`a profit of ${result}%`;
    const sign = (result: typeof usual) =>
      result.lt(0) ? tex`(100 - ${result.neg()})` : tex`(100 + ${result})`;
    const first = find(calc`100% + ${usual}%`, {
      name: 'the money received in per cent of the money paid, as usual',
    });
    const second = find(calc`100% + ${other}%`, {
      name: 'the money received in per cent of the money paid, exchanged',
    });
    const square = step(calc`${first}% * ${second}%`, {
      name: 'the square of the quotient of the prices',
      works: (_v, working) =>
        tex`e \times h = ${sign(usual)}\%, \quad e \div h = ${sign(other)}\% \Rightarrow e^2 = ${working}`,
      because: text`Buying with a stone that is $h$ times as heavy brings $h$ times the goods for the same money. With
        the stones exchanged it is the other way round, so $h$ cancels in the product.`,
    })`
      Let $e$ be the selling price over the buying price of a kilogram, and let the heavy stone have $h$ times the
      weight of the light one. For one rupee paid, $e \times h$ rupees come back as usual and $e \div h$ rupees with
      the stones exchanged. Multiply the two.`;
    const ratio = step(() => nearFraction(Math.sqrt(square.valueOf()), 1000), {
      name: 'the quotient of the prices',
      works: value => tex`e = \sqrt{${square}} = ${value}`,
      because: text`The quotient of two prices is positive, so only the positive root counts.`,
    })`
      Take the square root.`;
    const wanted = step(calc`(${ratio} - 1) * 100%`, {
      because: text`With right weights as much is sold as was bought, so only the two prices count.`,
    })`
      With right weights $e$ rupees come back for one rupee. Write what is above $1$ as a per cent.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`${who} has two stones that are both marked 1 kg. One is too heavy and serves for buying ${what}, the other
          is too light and serves for selling them at ₹${price} per kg. This brings ${word(usual)}. One day a helper
          mixed them up, so that the light stone was used for buying and the heavy one for selling, at the usual
          prices. The result was ${word(other)}. What would the profit per cent be with right weights?`,
        text`${who} trades in ${what} and weighs with false stones, a heavy one when buying and a light one when
          selling, with ${word(usual)} although the prices per kilogram look fair. After the two stones were
          exchanged by mistake, the
          same prices, of which the selling price was ₹${price} per kg, led to ${word(other)}. What per cent of profit
          would ${who} make at these prices if both stones were right?`,
      ),
      show: percent,
      plausible: value => value.gt(0) && value.lt(120) && value.d === 1n,
      slips: [
        slip('averaged_the_averages', wanted, calc`(${usual} + ${other}) / 2`)`
          ${here} is the mean of the two results. The stones multiply and divide what comes back, they do not add to it
          and take away.`,
        slip('forgot_the_root', ratio, calc`${square}`)`
          You used the product $${ratio}$ as the quotient of the prices. The prices are in both results, so the product
          has their quotient twice.`,
        slip('multiplied_for_divided', ratio, () =>
          nearFraction(Math.sqrt(first.div(second).valueOf()), 1000),
        )`
          You divided one result by the other and took the root: $${ratio}$ is how many times as heavy one stone is as
          the other. The prices cancel in this quotient.`,
        slip('added_the_percentages', wanted, calc`abs(${usual} + ${other})`)`
          You added the two results: ${here}. In one of them the stones help and in the other they do the opposite, and
          both contain the profit from the prices.`,
        slip('added_for_subtracted', wanted, calc`(${usual} - (${other})) / 2`)`
          ${here} is half of the distance between the results. It shows what the stones do, not what the prices do.`,
        slip('stopped_a_step_early', wanted, calc`${usual} - (${other})`)`
          ${here} is the distance between the two results, which comes from the stones alone. With right weights only
          the prices count.`,
      ],
      snapRead: text`The stones act once for and once against the profit, with the same factor: multiply the two
        results.`,
      approach: text`Write each result as what comes back for one rupee. In the product the factor of the stones
        cancels, and the square of the quotient of the prices is left.`,
      check: text`With $e = ${ratio}$ the heavy stone is $h = ${first.div(100)} \div ${ratio} =
        ${first.div(100).div(ratio)}$ times as heavy as the light one. Exchanged, $${ratio} \div
        ${first.div(100).div(ratio)} = ${second.div(100)}$ comes back.`,
      principle: text`A factor that multiplies once and divides once cancels in the product of the two results, which
        leaves a square.`,
    };
  },
);

const kinds = [90, 96, 105, 108, 110, 112, 115, 120, 125, 126, 130, 132, 135, 140, 144, 150].flatMap(prices =>
  [110, 120, 125, 130, 140, 150, 160].flatMap(weights => {
    const [usual, other] = [q(prices * weights, 100).sub(100), q(prices * 100, weights).sub(100)];
    return prices > 100 && usual.mul(2).d === 1n && other.mul(2).d === 1n && !other.equals(0) && usual.lt(110)
      ? [{ prices, weights }]
      : [];
  }),
);

/** AR.PLD.6 Hard: two false stones, exchanged once. */
export const stonesExchanged: readonly AnyTemplate[] = situation<Stones>({
  type: 'AR.PLD.6',
  situation: 'stones-exchanged',
  tries: 40,
  draw: draw => ({
    ...draw.pick(kinds),
    ...draw.pick(stories),
    price: draw.step(36, 96, 6),
    frame: draw.int(0, 1),
  }),
  forms: [honest],
});
