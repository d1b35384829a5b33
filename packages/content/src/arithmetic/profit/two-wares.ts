import { gcd, isCount, lowestTerms } from '../../numbers.ts';
import { personBy } from '../../people.ts';
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
    revision: 4,
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
    const spent = step(lowestTerms(all + loss, gain - all), {
      name: text`the ratio of the money spent`,
      works: ([x, y]) => tex`(${all} + ${loss}) : (${gain} - ${all}) = ${x} : ${y}`,
      because: text`Each rupee spent on ${one} brings $${gain} - ${all}$ per cent more than the whole, and each
          rupee spent on ${two} brings $${all} + ${loss}$ per cent less, since a loss lies below zero. The two
          balance.`,
    })`
      Profit per cents are counted on the cost, so the money spent decides how much each result counts. By alligation
      the money spent on the two is in the inverse ratio of the distances of ${gain}% and ${loss}% (a loss) from
      ${all}%. Find this ratio.`;
    const number = step(lowestTerms(spent[0].div(onePrice), spent[1].div(twoPrice)), {
      name: text`the ratio of the numbers`,
      works: ([x, y]) => tex`\frac{${spent[0]}}{${onePrice}} : \frac{${spent[1]}}{${twoPrice}} = ${x} : ${y}`,
      because: text`The same money buys few dear articles or many cheap ones. For ₹600 a shop gets 2 articles at
          ₹300 but 6 at ₹100, so the ratio of money is not the ratio of articles.`,
    })`
        The number of articles is the money divided by the price of one. Divide both terms by the prices, and write
        the ratio in lowest terms.`;
    const set = step(calc`${number[0]} * ${onePrice} + ${number[1]} * ${twoPrice}`, {
      name: 'the cost of a set',
      because: text`Half an article cannot be bought, so the numbers are the two terms, or twice, three times the
          terms. Each more set costs the same again.`,
    })`
        The numbers are whole, so they are multiples of these two terms. Find what one such set costs.`;
    const sets = step(calc`floor(${budget} ÷ ${set})`, {
      name: 'the number of whole sets',
      because: text`A set that is only partly paid cannot be bought, and without it the ratio stays exact. So the
          rest of the money is not spent.`,
    })`
        Divide ₹${budget} by the cost of a set and round down to find how many whole sets the money allows.`;
    const most = step(calc`${sets} * (${number[0]} + ${number[1]})`, {
      because: text`The question asks for the articles of both kinds together, and each set holds some of both.`,
    })`
        Multiply the number of sets by the number of articles in one set.`;
    return {
      answer: most,
      stem:
        frame === 0
          ? text`A shop buys ${one} at ₹${onePrice} each and ${two} at ₹${twoPrice} each. It sells all the ${one} at a
            profit of ${gain}% and all the ${two} at a loss of ${loss}%, and makes exactly ${all}% profit on the
            whole. It spent at most ₹${budget}. What is the maximum number of articles it can have bought?`
          : text`On ${one}, which cost ${personBy(onePrice, budget)} ₹${onePrice} apiece, the profit was ${gain}%;
            on ${two} at
            ₹${twoPrice} apiece the loss was ${loss}%. Altogether the profit came to exactly ${all}%. All these
            articles together had cost no more than ₹${budget}. What is the maximum possible number of ${one} and
            ${two} bought?`,
      show: plain,
      plausible: value => isCount(value) && value.gt(1),
      slips: [
        slip('took_ratio_terms_for_amounts', number, spent)`
            You used the ratio of the money, $${spent[0]} : ${spent[1]}$, as that of the articles. A number of
            articles is money divided by price.`,
        slip('inverted_the_ratio', spent, lowestTerms(gain - all, all + loss))`
            You divided the money in the ratio $${spent[0]} : ${spent[1]}$, the wrong way round. The result that is
            nearer to that of the whole counts more.`,
        slip('multiplied_for_divided', number, lowestTerms(spent[0].mul(onePrice), spent[1].mul(twoPrice)))`
            You multiplied the parts of the money by $${onePrice}$ and $${twoPrice}$. A number of articles is money
            divided by price.`,
        slip('wrong_sign', spent, all !== loss && lowestTerms(Math.abs(all - loss), gain - all))`
            You subtracted ${all}% and ${loss}%. From a loss of ${loss}% to a profit of ${all}% the distance is their
            sum.`,
        slip('gave_the_other_extreme', sets, 1)`
            You stopped at $${most}$ articles, the smallest case. The money allows more.`,
        slip('rounded_the_wrong_way', sets, calc`${sets} + 1`)`
          You bought $${sets}$ sets. They would cost ₹${sets.mul(set)}, more than the ₹${budget} that can be spent, so
          round down.`,
        slip('counted_one_too_few', sets, calc`${sets} - 1`)`
            You bought $${sets}$ sets for ₹${sets.mul(set)}. There is money for one more.`,
        slip('took_a_part_for_the_whole', most, calc`${sets} * ${number[0]}`)`
            You counted the ${one} only: ${here}. The question asks for all articles.`,
        slip(
          'did_not_use_whole_numbers',
          most,
          calc`floor(${budget} * (${number[0]} + ${number[1]}) / ${set})`,
        )`
            You spent all the money and found $${most}$ articles. Then the numbers are not in the right ratio.`,
      ],
      snapRead: text`The results of two kinds and of the whole are known, and the price of one article of each. The
        greatest number of articles for the money is asked.`,
      approach: text`Alligation gives the ratio of the money. The prices turn it into a ratio of numbers. The numbers
        are whole, so they come in sets, and the money allows only so many sets.`,
      faster: text`On the whole ${all}% is made, so $a \times ${onePrice} \times ${gain - all} = b \times ${twoPrice}
        \times ${all + loss}$, where $a$ and $b$ are the numbers. A set in lowest terms costs ₹${set}, so there are
        $${sets}$ sets.`,
      check: () => {
        const [a, b] = [number[0].mul(sets), number[1].mul(sets)];
        return text`$${a}$ and $${b}$ articles cost ₹${a.mul(onePrice).add(b.mul(twoPrice))}. With
          ₹${a.mul(onePrice * gain).div(100)} gained and ₹${b.mul(twoPrice * loss).div(100)} lost the profit is
          ${all}%.`;
      },
      principle: text`Profit per cents are weighted by cost; to find numbers of articles, divide each weight by its
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
