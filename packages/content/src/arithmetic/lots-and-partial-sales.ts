import type Fraction from 'fraction.js';
import { peopleInArithmetic } from '../people.ts';
import { fractionTex, numberTex, percent, percentTex, rupees } from '../show.ts';
import { template } from '../template.ts';
import { turnedAfterFirst } from '../turned.ts';
import { q } from '../value.ts';

const whole = (value: Fraction) => value.d === 1n;

const produce = ['grapes', 'tomatoes', 'mangoes', 'litchis', 'green peas', 'bananas', 'guavas'] as const;

interface Spoilt {
  seller: string;
  goods: string;
  bought: number;
  spoilt: number;
  cost: number;
  price: number;
  turn: number;
}

const spoiltGain = ({ bought, spoilt, cost, price }: Spoilt) =>
  q((bought - spoilt) * price, bought * cost)
    .sub(1)
    .mul(100);

/** AR.PLD.5 Easy: what spoils was paid for too; all revenue stands against all cost. */
export const spoiltPart = template<Spoilt, Fraction>({
  type: 'AR.PLD.5',
  band: 'Easy',
  variant: 'spoilt-part',
  revision: 1,
  draw: draw => {
    const bought = draw.pick([40, 50, 60, 80, 100, 120, 150, 200]);
    const spoilt = q(bought * draw.pick([4, 5, 8, 10, 15, 20, 25]), 100);
    const p = {
      seller: draw.pick(peopleInArithmetic),
      goods: draw.pick(produce),
      bought,
      spoilt: spoilt.valueOf(),
      cost: draw.step(30, 120, 5),
      price: draw.step(40, 180, 5),
      turn: draw.int(0, 3),
    };
    const gain = spoiltGain(p);
    return whole(spoilt) && whole(gain.mul(2)) && gain.gte(5) && gain.lte(60) ? p : null;
  },
  stem: ({ seller, goods, bought, spoilt, cost, price }) =>
    `${seller} bought ${bought} kg of ${goods} at ${rupees(cost)} a kg. Of these ${spoilt} kg spoilt and had to be thrown away; the rest was sold at ${rupees(price)} a kg. What was the profit per cent on the whole lot?`,
  answer: spoiltGain,
  slips: p => {
    const { bought, spoilt, cost, price, turn } = p;
    const share = q(100 * spoilt, bought);
    const mark = q(100 * (price - cost), cost);
    const profit = (bought - spoilt) * price - bought * cost;
    return turnedAfterFirst(
      [
        {
          misconception: 'leaves_spoilt_stock_out_of_cost',
          value: mark,
          words: `You took the profit on the ${bought - spoilt} kg that were sold; the ${spoilt} kg that spoilt were paid for too.`,
        },
        {
          misconception: 'adds_percentages',
          value: mark.sub(share),
          words: `You took ${percent(share)} off the mark-up of ${percent(mark)}, but the spoilt part and the mark-up are per cents of different amounts.`,
        },
        {
          misconception: 'profit_on_selling_price',
          value: q(100 * profit, (bought - spoilt) * price),
          words: 'You took the profit over the money received; profit per cent is measured on the cost.',
        },
        {
          misconception: 'cost_of_sold_part_as_base',
          value: q(100 * profit, (bought - spoilt) * cost),
          words:
            'You took the right profit, but over the cost of the part that was sold; the cost of the whole lot is the base.',
        },
        {
          misconception: 'loss_counted_at_selling_price',
          value: q(100 * (bought * (price - cost) - 2 * spoilt * price), bought * cost),
          words:
            'You took the spoilt kilograms off twice; once they bring in no money, that is all they change.',
        },
      ],
      turn,
    );
  },
  show: value => percent(value),
  plausible: value => value.valueOf() > 0 && value.d <= 25n,
  solution: p => {
    const { bought, spoilt, cost, price } = p;
    const paid = bought * cost;
    const received = (bought - spoilt) * price;
    return {
      snapRead: `Quantity bought, quantity lost, and a buying and a selling price per kg. The profit per cent on everything paid is asked.`,
      approach: `Compare all the money received with all the money paid; what spoils stays in the cost. Totals are safe here, a per-kg comparison is not, because fewer kilograms are sold than bought.`,
      steps: [
        {
          says: 'Find the cost of the whole lot and the money received for the part that was sold.',
          works: `${bought} \\times ${cost} = ${numberTex(paid)}, \\qquad ${bought - spoilt} \\times ${price} = ${numberTex(received)}`,
          value: q(received),
        },
        {
          says: 'Write the profit as a per cent of the whole cost.',
          works: `\\frac{${numberTex(received)} - ${numberTex(paid)}}{${numberTex(paid)}} \\times 100 = ${percentTex(spoiltGain(p))}`,
          value: spoiltGain(p),
        },
      ],
      check: `${percent(spoiltGain(p))} of ${rupees(paid)} is ${rupees(received - paid)}, and ${rupees(paid)} plus ${rupees(received - paid)} is ${rupees(received)}.`,
      principle:
        'Overall profit compares total revenue with total cost; unsold or spoilt stock earns nothing but stays in the cost.',
    };
  },
  verify: ({ bought, spoilt, cost, price }) => {
    // Weigh the money kilogram by kilogram.
    let till = 0;
    let outlay = 0;
    for (let kg = 1; kg <= bought; kg += 1) {
      outlay += cost;
      if (kg > spoilt) till += price;
    }
    return q(till - outlay, outlay).mul(100);
  },
});

const parts = [
  { words: 'half', share: q(1, 2) },
  { words: 'one-third', share: q(1, 3) },
  { words: 'one-fourth', share: q(1, 4) },
  { words: 'three-fourths', share: q(3, 4) },
  { words: 'one-fifth', share: q(1, 5) },
  { words: 'two-fifths', share: q(2, 5) },
  { words: 'three-fifths', share: q(3, 5) },
  { words: 'one-sixth', share: q(1, 6) },
] as const;

const stocks = ['rice', 'steel rods', 'cotton cloth', 'tea', 'notebooks', 'jaggery', 'tiles'] as const;

interface Rest {
  seller: string;
  goods: string;
  firstWords: string;
  first: Fraction;
  secondWords: string;
  /** Share of what was left, not of the whole. */
  second: Fraction;
  gain: number;
  loss: number;
  overall: Fraction;
  rest: number;
  turn: number;
}

const weightsOf = ({ first, second }: Pick<Rest, 'first' | 'second'>) => {
  const left = q(1).sub(first);
  const middle = left.mul(second);
  return { middle, last: left.sub(middle) };
};

/** AR.PLD.5 Medium: shares of the stock weigh the profits, and 'of the remainder' changes the base. */
export const restOfStock = template<Rest, Fraction>({
  type: 'AR.PLD.5',
  band: 'Medium',
  variant: 'rest-of-stock',
  revision: 1,
  draw: draw => {
    const [a, b] = draw.some(parts, 2);
    if (!a || !b) return null;
    const gain = draw.step(10, 40, 5);
    const loss = draw.pick([4, 5, 8, 10, 12, 15, 20]);
    const rest = draw.pick([5, 8, 10, 12, 15, 18, 20, 24, 25, 30, 35, 40]);
    const { middle, last } = weightsOf({ first: a.share, second: b.share });
    const overall = a.share.mul(gain).sub(middle.mul(loss)).add(last.mul(rest));
    const clean = whole(overall) && overall.gte(4) && rest !== gain && last.d <= 12n && last.lt(q(3, 5));
    return clean
      ? {
          seller: draw.pick(peopleInArithmetic),
          goods: draw.pick(stocks),
          firstWords: a.words,
          first: a.share,
          secondWords: b.words,
          second: b.share,
          gain,
          loss,
          overall,
          rest,
          turn: draw.int(0, 3),
        }
      : null;
  },
  stem: ({ seller, goods, firstWords, secondWords, gain, loss, overall }) =>
    `${seller} sold ${firstWords} of a stock of ${goods} at a profit of ${percent(gain)} and ${secondWords} of the remainder at a loss of ${percent(loss)}. At what profit per cent must the rest be sold to make an overall profit of ${percent(overall)} on the whole stock?`,
  answer: ({ rest }) => q(rest),
  slips: p => {
    const { first, second, gain, loss, overall, turn } = p;
    const { middle, last } = weightsOf(p);
    const lastIfOfWhole = q(1).sub(first).sub(second);
    const missing = overall.sub(first.mul(gain)).add(middle.mul(loss));
    return turnedAfterFirst(
      [
        {
          misconception: 'mean_of_per_cents',
          value: overall.mul(3).sub(gain).add(loss),
          words:
            'You took the three parts as equally large; each profit per cent has to be weighted by its share of the stock.',
        },
        {
          misconception: 'remainder_taken_as_whole',
          value:
            lastIfOfWhole.s > 0n
              ? overall.sub(first.mul(gain)).add(second.mul(loss)).div(lastIfOfWhole)
              : q(0),
          words: `You took ${p.secondWords} of the whole stock as sold at a loss, but it was ${p.secondWords} of the remainder.`,
        },
        {
          misconception: 'sign_of_loss_lost',
          value: overall.sub(first.mul(gain)).sub(middle.mul(loss)).div(last),
          words: `You took the loss of ${percent(loss)} as a profit; it has to be made up for by the rest.`,
        },
        {
          misconception: 'not_divided_by_share',
          value: missing,
          words:
            'You took the profit still missing on the whole stock as the answer; it has to come from the rest alone, so divide by its share.',
        },
        {
          misconception: 'loss_left_out',
          value: overall.sub(first.mul(gain)).div(last),
          words:
            'You took the part sold at a loss as if it were sold at cost; its loss must be made good as well.',
        },
        {
          misconception: 'divided_by_wrong_share',
          value: missing.div(q(1).sub(first)),
          words:
            'You took everything left after the first sale as the rest; a part of that was already sold at a loss.',
        },
      ],
      turn,
    );
  },
  show: value => percent(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 100 && value.d <= 20n,
  solution: p => {
    const { first, second, gain, loss, overall, rest } = p;
    const { middle, last } = weightsOf(p);
    const base = q(100);
    const earned = first.mul(gain).sub(middle.mul(loss));
    return {
      snapRead: `A stock sold in three parts with a profit, a loss and an unknown profit; the overall profit is given. Note 'of the remainder'.`,
      approach: `Take the cost of the whole stock as 100, so every part's cost is its share and every profit is in points of the whole. Find the shares, add the profit made so far, and see what the rest must still bring. Then measure that on the cost of the rest.`,
      steps: [
        {
          says: 'With a total cost of 100, find the cost of the second part and of the rest.',
          works: `${numberTex(base.mul(q(1).sub(first)))} \\times ${fractionTex(second)} = ${numberTex(base.mul(middle))}, \\qquad ${numberTex(base.mul(q(1).sub(first)))} - ${numberTex(base.mul(middle))} = ${numberTex(base.mul(last))}`,
          value: base.mul(last),
        },
        {
          says: 'Add up the result of the first two parts: the profit on one less the loss on the other.',
          works: `${numberTex(base.mul(first))} \\times ${percentTex(gain)} - ${numberTex(base.mul(middle))} \\times ${percentTex(loss)} = ${numberTex(earned)}`,
          value: earned,
        },
        {
          says: 'See how much profit the rest must still bring to reach the wanted total.',
          works: `${numberTex(overall)} ${earned.s < 0n ? `+ ${numberTex(earned.abs())}` : `- ${numberTex(earned)}`} = ${numberTex(overall.sub(earned))}`,
          value: overall.sub(earned),
        },
        {
          says: 'Write it as a per cent of the cost of the rest.',
          works: `\\frac{${numberTex(overall.sub(earned))}}{${numberTex(base.mul(last))}} \\times 100 = ${percentTex(rest)}`,
          value: q(rest),
        },
      ],
      check: `Per 100 of cost the parts bring $${numberTex(first.mul(gain))}$, $-${numberTex(middle.mul(loss))}$ and $${numberTex(last.mul(rest))}$: together $${numberTex(overall)}$, as wanted.`,
      principle:
        'Overall profit is the average of the parts weighted by their cost; find what is still missing and measure it on the part that must bring it.',
    };
  },
  verify: ({ first, second, gain, loss, overall }) => {
    // A stock of 720 pieces at one rupee each: sell piece by piece, then try each profit on the rest.
    const pieces = 720;
    const a = first.mul(pieces).valueOf();
    const b = second.mul(pieces - a).valueOf();
    let till = 0;
    for (let i = 0; i < pieces; i += 1) till += i < a ? 100 + gain : i < a + b ? 100 - loss : 0;
    const wanted = pieces * (100 + overall.valueOf());
    for (let profit = 1; profit < 100; profit += 1)
      if (till + (pieces - a - b) * (100 + profit) === wanted) return q(profit);
    throw new Error('no profit fits');
  },
});

interface Recovered {
  seller: string;
  goods: string;
  bought: number;
  sold: number;
  spoilt: number;
  cut: number;
  turn: number;
}

/** Overall profit per cent: all that comes in after the cost is recovered. */
const laterGain = ({ bought, sold, spoilt, cut }: Recovered) =>
  q((bought - sold - spoilt) * (100 - cut), sold);

/** AR.PLD.5 Hard: once the cost is back, every rupee is profit, so no price is ever needed. */
export const costRecovered = template<Recovered, Fraction>({
  type: 'AR.PLD.5',
  band: 'Hard',
  variant: 'cost-recovered',
  revision: 1,
  draw: draw => {
    const sold = draw.step(60, 360, 10);
    const bought = q(sold).mul(draw.pick([q(3, 2), q(5, 3), q(8, 5), q(7, 5), q(4, 3), q(7, 4)]));
    if (!whole(bought)) return null;
    const left = bought.valueOf() - sold;
    const p = {
      seller: draw.pick(peopleInArithmetic),
      goods: draw.pick(produce),
      bought: bought.valueOf(),
      sold,
      spoilt: draw.step(10, left - 20, 10),
      cut: draw.pick([10, 16, 20, 25, 30, 36, 40, 50, 60]),
      turn: draw.int(0, 3),
    };
    const gain = laterGain(p);
    return p.spoilt * 2 <= left && left > 20 && whole(gain) && gain.gte(10) ? p : null;
  },
  stem: p =>
    `${p.seller} bought ${p.bought} kg of ${p.goods}. When ${p.sold} kg had been sold, all at one price, the sales had just recovered the cost of the whole lot. Of the rest, ${p.spoilt} kg spoilt and had to be thrown away, and the remaining ${p.goods} were sold at a reduced price. The overall profit on the lot was ${percent(laterGain(p))}. By what per cent was the selling price reduced?`,
  answer: ({ cut }) => q(cut),
  slips: p => {
    const { bought, sold, spoilt, cut, turn } = p;
    const left = bought - sold;
    const gain = laterGain(p);
    return turnedAfterFirst(
      [
        {
          misconception: 'reports_remaining_share',
          value: q(100 - cut),
          words:
            'You took the new price as a per cent of the first price; the reduction is what is missing to 100 per cent.',
        },
        {
          misconception: 'ignores_spoilt_stock',
          value: q(100).sub(gain.mul(sold).div(left)),
          words: `You took all ${left} kg left over as sold at the lower price, but ${spoilt} kg of them spoilt.`,
        },
        {
          misconception: 'change_over_cost_price',
          value: q(cut * bought, sold),
          words:
            'You took the fall in price over the cost price; a reduction is a per cent of the first selling price.',
        },
        {
          misconception: 'profit_on_part_recovered',
          value: q(100).sub(
            gain
              .mul(sold)
              .mul(sold)
              .div(bought)
              .div(left - spoilt),
          ),
          words: `You took the profit on the cost of the first ${sold} kg only; the overall profit is a per cent of the cost of the whole lot.`,
        },
        {
          misconception: 'mark_up_from_unsold_share',
          value: q(100).sub(gain.mul(bought * bought).div((bought + left) * (left - spoilt))),
          words: `You took the mark-up as the unsold share of the lot; ${sold} kg brought in the cost of ${bought} kg, so the mark-up is the unsold part over the sold part.`,
        },
        {
          misconception: 'profit_as_reduction',
          value: gain,
          words:
            'You took the overall profit per cent as the reduction; the two are measured on different amounts.',
        },
      ],
      turn,
    );
  },
  show: value => percent(value),
  plausible: value => value.valueOf() > 0 && value.valueOf() < 100 && value.d <= 20n,
  solution: p => {
    const { bought, sold, spoilt, cut } = p;
    const kept = bought - sold - spoilt;
    const gain = laterGain(p);
    const atFull = q(100 * kept, sold);
    return {
      snapRead: `No price is given, but a moment when the cost is recovered, a spoilt part and an overall profit. The reduction in price is asked.`,
      approach: `From the moment the cost is back, everything that comes in is profit. Take the cost of the lot as 100: the first ${sold} kg brought in exactly that. So find what the remaining kilograms would have brought at the first price, and compare with what they did bring. No price and no cost per kg is needed.`,
      steps: [
        {
          says: 'Find how many kilograms were left to be sold at the reduced price.',
          works: `${bought} - ${sold} - ${spoilt} = ${kept}`,
          value: q(kept),
        },
        {
          says: `With a cost of 100 for the lot, ${sold} kg brought in 100. Find what the remaining kilograms would have brought at the same price.`,
          works: `\\frac{${kept}}{${sold}} \\times 100 = ${numberTex(atFull)}`,
          value: atFull,
        },
        {
          says: 'All later sales are profit, so the overall profit tells what they really brought. Find how much less that is.',
          works: `${numberTex(atFull)} - ${numberTex(gain)} = ${numberTex(atFull.sub(gain))}`,
          value: atFull.sub(gain),
        },
        {
          says: 'Write this shortfall as a per cent of what the first price would have brought.',
          works: `\\frac{${numberTex(atFull.sub(gain))}}{${numberTex(atFull)}} \\times 100 = ${percentTex(cut)}`,
          value: q(cut),
        },
      ],
      check: `Let the lot cost ${rupees(sold)}, so the first price is ${rupees(1)} a kg. Then ${kept} kg at ${rupees(q(100 - cut, 100))} bring ${rupees(q(kept * (100 - cut), 100))}, which is ${percent(gain)} of ${rupees(sold)}.`,
      principle:
        'Once sales have recovered the whole cost, all further revenue is profit; compare quantities at the first price instead of computing prices.',
    };
  },
  verify: p => {
    // Let a kg cost ₹60 and keep the books, trying each reduction.
    const outlay = 60 * p.bought;
    const price = outlay / p.sold;
    const wanted = laterGain(p).valueOf();
    for (let cut = 1; cut < 100; cut += 1) {
      const reduced = price - (price * cut) / 100;
      let till = 0;
      for (let kg = 1; kg <= p.bought - p.spoilt; kg += 1) till += kg <= p.sold ? price : reduced;
      if (Math.abs(((till - outlay) / outlay) * 100 - wanted) < 1e-6) return q(cut);
    }
    throw new Error('no reduction fits');
  },
});
