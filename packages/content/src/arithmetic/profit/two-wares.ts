import { gcd, isCount, lowestTerms } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';

import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface TwoWares {
  one: string;
  two: string;
  /** Prices paid for one of each, in rupees, and results in per cent: a profit, a loss and the whole. */
  onePrice: number;
  twoPrice: number;
  gain: number;
  loss: number;
  all: number;
  /** The most that was spent, in rupees. */
  budget: number;
  frame: number;
}

const pairs = [
  ['fans', 'irons'],
  ['chairs', 'stools'],
  ['jackets', 'shirts'],
  ['tables', 'lamps'],
  ['cameras', 'tripods'],
  ['drills', 'saws'],
] as const;

/** Counts of both wares in lowest terms. */
const counts = ({ onePrice, twoPrice, gain, loss, all }: TwoWares) =>
  lowestTerms(q(all + loss, onePrice), q(gain - all, twoPrice));

const mostWares = form<TwoWares>(
  'most-articles',
  {
    band: 'Hard',
    seconds: 115,
    revision: 3,
    also: ['AR.MIX.1', 'AL.DIO.5'],
    entry: true,
    verify: ({ onePrice, twoPrice, gain, loss, all, budget }) => {
      let most = 0;
      for (let a = 1; a * onePrice < budget; a += 1)
        for (let b = 1; a * onePrice + b * twoPrice <= budget; b += 1)
          if (a * onePrice * (gain - all) === b * twoPrice * (all + loss)) most = Math.max(most, a + b);
      return most;
    },
  },
  ({ gain, loss, all, onePrice, twoPrice, budget, one, two, frame }, { step }) => {
    const spent = step(
      lowestTerms(all + loss, gain - all),
      ([x, y]) => tex`(${all} + ${loss}) : (${gain} - ${all}) = ${x} : ${y}`,
    )`
      Per cents weigh by cost: by alligation find the ratio of the money spent on both.`;
    const number = step(
      lowestTerms(spent[0].div(onePrice), spent[1].div(twoPrice)),
      ([x, y]) => tex`\frac{${spent[0]}}{${onePrice}} : \frac{${spent[1]}}{${twoPrice}} = ${x} : ${y}`,
    )`
      Divide by the prices for the ratio of the numbers, and bring it to lowest terms.`;
    const set = step(calc`${number[0]} * ${onePrice} + ${number[1]} * ${twoPrice}`, {
      name: 'the cost of a set',
    })`
      The numbers are whole, so they come in sets of this size. Find what one set costs.`;
    const sets = step(calc`floor(${budget} ÷ ${set})`, { name: 'the number of whole sets' })`
      Find how many whole sets the money allows.`;
    const most = step(calc`${sets} * (${number[0]} + ${number[1]})`)`
      Multiply by the articles in a set.`;
    return {
      answer: most,
      stem:
        frame === 0
          ? text`A shop buys ${one} at ₹${onePrice} each and ${two} at ₹${twoPrice} each. It sells all the ${one} at a
            profit of ${gain}% and all the ${two} at a loss of ${loss}%, and makes exactly ${all}% profit on the
            whole. It spent at most ₹${budget}. What is the maximum number of articles it can have bought?`
          : text`On ${one}, which cost a dealer ₹${onePrice} apiece, the profit was ${gain}%; on ${two} at
            ₹${twoPrice} apiece the loss was ${loss}%. Altogether the profit came to exactly ${all}%. All these
            articles together had cost no more than ₹${budget}. What is the maximum possible number of ${one} and
            ${two} bought?`,
      show: plain,
      plausible: value => isCount(value) && value.gt(1),
      slips: [
        slip('took_ratio_terms_for_amounts', number, spent)`
          $${spent[0]} : ${spent[1]}$ is how the money was divided, not the articles.`,
        slip('inverted_the_ratio', spent, lowestTerms(gain - all, all + loss))`
          Money was divided as $${spent[0]} : ${spent[1]}$ here, the wrong way round: the nearer rate weighs more.`,
        slip('multiplied_for_divided', number, lowestTerms(spent[0].mul(onePrice), spent[1].mul(twoPrice)))`
          The parts of the money were multiplied by $${onePrice}$ and $${twoPrice}$; a number of articles is money
          divided by price.`,
        slip('wrong_sign', spent, all !== loss && lowestTerms(Math.abs(all - loss), gain - all))`
          From a loss of ${loss}% to a profit of ${all}% the distance is their sum, not their difference.`,
        slip('gave_the_other_extreme', sets, 1)`
          $${most}$ articles are the smallest case; the money allows more.`,
        slip('rounded_the_wrong_way', sets, calc`${sets} + 1`)`
          $${sets}$ sets would cost ₹${sets.mul(set)}, more than ₹${budget}.`,
        slip('counted_one_too_few', sets, calc`${sets} - 1`)`
          There is money for one more set: $${sets}$ of them cost ₹${sets.mul(set)}.`,
        slip('took_a_part_for_the_whole', most, calc`${sets} * ${number[0]}`)`
          ${here} counts the ${one} only.`,
        slip(
          'did_not_use_whole_numbers',
          most,
          calc`floor(${budget} * (${number[0]} + ${number[1]}) / ${set})`,
        )`
          $${most}$ spends all the money, but then the numbers are not in the right ratio.`,
      ],
      snapRead: text`Two results and their average, weighted by money; prices of one article each. The greatest whole
        number of articles for the money is asked.`,
      approach: text`Alligation gives the ratio of the money. Prices turn it into a ratio of numbers, and whole
        numbers come in sets of which the money allows so many.`,
      faster: text`About ${all}% gain equals loss: $a \times ${onePrice} \times ${gain - all} = b \times ${twoPrice}
        \times ${all + loss}$. A set in lowest terms costs ₹${set}, so $${sets}$ sets.`,
      check: () => {
        const [a, b] = [number[0].mul(sets), number[1].mul(sets)];
        return text`$${a}$ and $${b}$ articles cost ₹${a.mul(onePrice).add(b.mul(twoPrice))};
          ₹${a.mul(onePrice * gain).div(100)} gained and ₹${b.mul(twoPrice * loss).div(100)} lost leave ${all}%.`;
      },
      principle: text`Per cents of profit are weighted by cost; to reach numbers of articles divide each weight by its
        price.`,
    };
  },
);

/** AR.PLD.5 Hard: two wares whose whole profit is known. */
export const twoWares: readonly AnyTemplate[] = situation<TwoWares>({
  type: 'AR.PLD.5',
  situation: 'two-wares-for-a-budget',
  tries: 80,
  draw: draw => {
    const [one, two] = draw.pick(pairs);
    const p = {
      one,
      two,
      onePrice: draw.step(300, 1200, 50),
      twoPrice: draw.step(120, 640, 20),
      gain: draw.step(12, 40, 1),
      loss: draw.step(4, 20, 1),
      all: draw.step(3, 18, 1),
      budget: draw.step(20_000, 99_000, 1000),
      frame: draw.int(0, 1),
    };
    if (p.gain <= p.all + 2 || p.onePrice <= p.twoPrice) return null;
    const [a, b] = counts(p);
    const total = a.add(b).valueOf();
    const sets = p.budget / a.mul(p.onePrice).add(b.mul(p.twoPrice)).valueOf();
    const money = gcd(p.all + p.loss, p.gain - p.all);
    const fits = sets > 2.1 && sets < 8 && sets % 1 > 0.03;
    return total >= 5 && total <= 40 && fits && a.valueOf() > 1 && b.valueOf() > 1 && money > 1 ? p : null;
  },
  forms: [mostWares],
});
