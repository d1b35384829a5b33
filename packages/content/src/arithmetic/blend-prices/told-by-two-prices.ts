import { personBy } from '../../people.ts';
import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface TwoPrices {
  /** Gain at the price of the dearer kind, loss at that of the cheaper one, the gain wished for, and the weight. */
  gain: number;
  loss: number;
  wish: number;
  weight: number;
  cheap: string;
  dear: string;
  frame: number;
}

const stories = [
  { cheap: 'broken rice', dear: 'whole rice' },
  { cheap: 'chicory', dear: 'coffee' },
  { cheap: 'maize flour', dear: 'gram flour' },
  { cheap: 'coarse jaggery', dear: 'palm sugar' },
] as const;

const added = form<TwoPrices>(
  'weight-of-the-cheaper-kind-to-add',
  {
    band: 'Hard',
    seconds: 130,
    revision: 3,
    also: ['AR.PLD.1', 'AR.MIX.1'],
    verify: ({ gain, loss, wish, weight }) => {
      // With a cost of 100 a kg: add half a kg at a time.
      for (let halves = 1; halves < 4000; halves += 1) {
        const more = halves / 2;
        const cost = weight * 100 + more * (100 - loss);
        if (Math.abs(((weight + more) * (100 + gain)) / cost - (100 + wish) / 100) < 1e-9)
          return q(halves, 2);
      }
      throw new Error('no weight fits');
    },
  },
  ({ gain, loss, wish, weight, cheap, dear, frame }, { step, find }) => {
    const old = find(100);
    const price = step(calc`100 + ${gain}`, {
      name: text`the price of a kg of ${dear}`,
      because: text`No price is given, so one may be chosen; all the others follow in units of it.`,
    })`
      Let the first blend cost $100$ a kg. Sold at the price of ${dear} it brings ${gain}% of profit. Find this price.`;
    const low = step(calc`100 - ${loss}`, {
      name: text`the price of a kg of ${cheap}`,
      because: text`The loss is also a per cent of the cost of the blend, $100$, and not of the price of ${cheap}.`,
    })`
      Sold at the price of ${cheap} the blend loses ${loss}% of its cost. Find this price.`;
    const cost = step(calc`${price} ÷ (100% + ${wish}%)`, {
      name: 'the cost of the new blend',
      because: text`The selling price stays the price of ${dear}, so a higher profit needs a cheaper blend.`,
    })`
      The new blend is sold at the price of ${dear} too, with a profit of ${wish}%. Divide to find what a kg of it may
      cost.`;
    const wanted = step(calc`${weight} * (${old} - ${cost}) / (${cost} - ${low})`, {
      name: text`the weight of ${cheap} to be added`,
      because: text`What is saved on each kg of the old blend must be used up by the kilograms that are added; they cost
        $${calc`${cost} - ${low}`.value}$ less than the new blend.`,
    })`
      Blend the old blend at $100$ and ${cheap} at its price: the weights are in the inverse ratio of the distances
      from the cost of the new blend.`;
    const who = personBy(gain, weight);
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A blend of ${dear} and ${cheap} would bring a profit of ${gain}% if it were sold at the price at which
            ${dear} is bought, and a loss of ${loss}% if it were sold at the price at which ${cheap} is bought. How
            many kg of ${cheap} must be added to ${weight} kg of the blend so that it brings a profit of ${wish}% at
            the price of ${dear}?`
          : frame === 1
            ? text`${who} has ${weight} kg of a mixture of ${cheap} and ${dear}. Sold at what ${dear} costs, it
              brings a gain of
              ${gain}%; sold only at what ${cheap} costs, it would bring a loss of ${loss}%. To gain ${wish}% while
              asking what ${dear} costs, ${who} mixes in more ${cheap}. Find how many kg have to be mixed in.`
            : text`${who} has blended ${cheap} and ${dear}. At the cost price of ${dear} the blend sells with a gain
              of ${gain}%, at the cost price of ${cheap} with a loss of ${loss}%. ${weight} kg of the blend are left.
              With how many more kg of ${cheap} in it would the blend, sold at the cost price of ${dear}, gain
              ${wish}%?`,
      show: value => withUnit(value, 'kg'),
      plausible: value => value.gt(0) && value.mul(2).d === 1n && value.lt(12 * weight),
      slips: [
        slip('inverted_the_ratio', wanted, calc`${weight} * (${cost} - ${low}) / (${old} - ${cost})`)`
          ${here} has the ratio of the distances the wrong way round. The kind whose price is farther from the new cost
          needs the smaller weight.`,
        slip('added_the_percentages', cost, calc`100 - (${wish} - ${gain})`)`
          You lowered the cost by $${wish} - ${gain}$ per cent, to $${cost}$. The two profits are per cents of
          different costs, at the same selling price.`,
        slip('took_a_part_for_the_whole', wanted, calc`${weight} * (${old} - ${cost}) / (${old} - ${low})`)`
          ${here} takes the ${weight} kg as the weight of the new blend. They are the old blend, to which more is
          added.`,
        slip('took_profit_on_the_selling_price', cost, calc`${price} * (100% - ${wish}%)`)`
          Taking ${wish}% off the selling price gives a cost of $${cost}$. The profit is a per cent of the cost, so
          divide.`,
        slip('used_a_wrong_given_number', wanted, calc`${weight} * (${old} - ${cost}) / (${price} - ${low})`)`
          ${here} divides by the distance of the two prices. What counts is how far the price of ${cheap} lies below the
          cost of the new blend.`,
        slip('assumed_a_proportion', wanted, calc`${weight} * (${wish} - ${gain}) / 100`)`
          ${here} adds as many per cent of ${cheap} as the profit is to grow. How much is needed depends on the price of
          ${cheap}.`,
        slip(
          'answered_another_quantity',
          wanted,
          calc`${weight} + ${weight} * (${old} - ${cost}) / (${cost} - ${low})`,
        )`
          ${here} is the weight of the whole new blend. The question asks how much is added.`,
        slip('wrong_base', low, calc`100 ÷ (100% + ${loss}%)`)`
          You made the loss of ${loss}% a per cent of the price of ${cheap} and got $${low}$ for it. A loss is a per
          cent of what the blend has cost.`,
        slip(
          'used_a_wrong_given_number',
          wanted,
          calc`${weight} * (${price} - ${cost}) / (${cost} - ${low})`,
        )`
          ${here} blends with ${dear} in place of the old blend. The ${weight} kg are not pure ${dear} and cost $100$ a
          kg.`,
      ],
      snapRead: text`No price is given; a profit and a loss at the prices of the two kinds tell both prices in units of
        the cost of the blend.`,
      approach: text`Put the cost of the blend at $100$. The two results give both prices, the wished profit gives the
        new cost, and then the old blend is mixed with more ${cheap}.`,
      check: text`$${weight}$ kg at $100$ and $${wanted}$ kg at $${low}$ cost
        $${calc`${weight} * 100 + ${wanted} * ${low}`.value}$, and $${calc`${weight} + ${wanted}`.value}$ kg at
        $${price}$ bring $${calc`(${weight} + ${wanted}) * ${price}`.value}$, which is ${wish}% more.`,
      principle: text`Where only per cents are given, put one cost at a hundred and write every price in units of it.`,
    };
  },
);

const cases = [10, 12, 15, 20, 25, 26, 30, 32, 35, 40, 44, 50].flatMap(gain =>
  [10, 12, 15, 16, 20, 24, 25, 28, 30, 35, 40].flatMap(loss =>
    Array.from({ length: 70 }, (_, i) => i + 12).flatMap(wish => {
      const cost = q(100 * (100 + gain), 100 + wish);
      if (cost.lte(100 - loss)) return [];
      const ratio = q(100)
        .sub(cost)
        .div(cost.sub(100 - loss));
      const fits = wish > gain + 3 && cost.lt(98) && cost.mul(2).d === 1n && ratio.d <= 9n;
      return fits && ratio.gte(q(1, 5)) && ratio.lte(5) && !ratio.equals(1)
        ? [{ gain, loss, wish, ratio }]
        : [];
    }),
  ),
);

/** AR.MIX.6 Hard: a blend whose kinds are known by profit and loss at their prices. */
export const toldByTwoPrices: readonly AnyTemplate[] = situation<TwoPrices>({
  type: 'AR.MIX.6',
  situation: 'told-by-two-prices',
  tries: 10,
  draw: draw => {
    const { ratio, ...rest } = draw.pick(cases);
    const weight = Number(ratio.d) * draw.int(2, 14);
    return weight >= 8 && weight <= 90
      ? { ...rest, weight, ...draw.pick(stories), frame: draw.int(0, 2) }
      : null;
  },
  forms: [added],
});
