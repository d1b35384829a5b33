import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent, withUnit, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Blend {
  /** Prices a kg of the cheaper and the dearer kind, kg of the cheaper one, the selling price and the gain. */
  cheap: number;
  dear: number;
  kg: number;
  price: number;
  gain: number;
  frame: number;
}

const quantity = form<Blend>(
  'quantity-for-a-profit',
  {
    band: 'Easy',
    seconds: 60,
    revision: 2,
    verify: ({ cheap, dear, kg, price, gain }) => {
      for (let more = 1; more < 2000; more += 1) {
        const cost = cheap * kg + dear * more;
        if (Math.abs(price * (kg + more) - cost * (1 + gain / 100)) < 1e-7) return more;
      }
      throw new Error('no quantity fits');
    },
  },
  ({ cheap, dear, kg, price, gain, frame }, { step, find }) => {
    const back = find(calc`100% + ${gain}%`);
    const mean = step(calc`${price} ÷ ${back}%`, {
      name: 'the cost price of a kg of the blend',
      because: text`The ingredients are bought at cost prices, so the blend has to be compared with them at its
          cost price. At the selling price there is a gain in it.`,
    })`
      The gain of ${gain}% is on the cost. Divide the selling price by the multiplier to find what a kg of the blend
      costs.`;
    const below = find(calc`${mean} - ${cheap}`);
    const above = find(calc`${dear} - ${mean}`);
    const more = step(calc`${kg} * ${below} / ${above}`.in('kg'), {
      works: value =>
        tex`${kg}(${mean} - ${cheap}) = y(${dear} - ${mean}) \quad \Rightarrow \quad y = ${value}\text{ kg}`,
      because: text`The blend is as dear as both kinds together. What the cheaper kind saves pays for what the
          dearer kind costs more, so nothing is over.`,
      name: text`the kg of the dearer kind`,
    })`
      Let $y$ kg of the dearer kind be taken. Every kg of the cheaper kind costs less than the blend and every kg of
      the dearer kind more; in all, the savings and the additional costs are equal.`;
    return {
      answer: more,
      stem: wording(
        frame,
        text`A grocer mixes $${kg}$ kg of rice that costs him ₹${cheap} a kg with rice that costs ₹${dear} a kg. He
          sells the mixture at ₹${price} a kg and gains ${gain}%. How many kg of the dearer rice did he take?`,
        text`How much Darjeeling tea at a cost of ₹${dear} a kg has to be blended with $${kg}$ kg of Assam tea at a
          cost of ₹${cheap} a kg, so that selling the blend at ₹${price} a kg brings a profit of ${gain}%?`,
        text`A packet seller in Goa buys peanuts at ₹${cheap} and cashews at ₹${dear} a kg. From $${kg}$ kg of peanuts
          and some cashews she makes a mixture, which at ₹${price} a kg earns her ${gain}% on her cost. Find the
          weight of the cashews.`,
      ),
      show: value => withUnit(value, 'kg'),
      plausible: value => value.gt(0) && value.d <= 4n,
      slips: [
        slip('left_out_a_change', mean, price < dear && calc`${price}`)`
          The cost prices were compared with the selling price, ₹${price}. That blend would bring no gain.`,
        slip('undid_with_the_same_per_cent', mean, calc`${price} * (100% - ${gain}%)`)`
          ${here} takes ${gain}% of the selling price off, but the gain is ${gain}% of the cost.`,
        slip('inverted_the_ratio', more, calc`${kg} * ${above} / ${below}`)`
          ${here} kg has the ratio the wrong way round: the kind nearer to the price of the blend makes up more of it.`,
        slip('took_the_whole_for_a_part', more, calc`${kg} + ${kg} * ${below} / ${above}`)`
          You found the weight of the whole blend: ${here} kg. The question asks only for the dearer kind.`,
        slip('assumed_a_proportion', more, calc`${kg} * ${cheap} / ${dear}`)`
          ${here} kg makes both kinds cost the same in all; that has nothing to do with the selling price.`,
        slip(
          'took_the_change_the_wrong_way',
          mean,
          price * (100 + gain) < 100 * dear && calc`${price} * ${back}%`,
        )`
          ${here} adds the gain once more to the selling price, which contains it already.`,
      ],
      snapRead: text`Two cost prices, a selling price and a gain: the blend has to be compared at its cost.`,
      approach: text`Go from the selling price back to the cost of a kg of the blend. The differences of the two costs
        from it give the quantities.`,
      faster: text`Cost $${price} \div ${q(100 + gain, 100)} = ${q(price * 100, 100 + gain)}$; differences
        ${calc`${mean} - ${cheap}`} and ${calc`${dear} - ${mean}`}; the quantities are in the opposite ratio.`,
      check: text`$${kg}$ kg and $${more}$ kg cost ₹${calc`${kg} * ${cheap} + ${more} * ${dear}`.value}, and
        ${calc`${kg} + ${more}`} kg are sold for ₹${calc`(${kg} + ${more}) * ${price}`.value}, which is
        ${calc`(${kg} + ${more}) * ${price} / (${kg} * ${cheap} + ${more} * ${dear})`} times as much.`,
      principle: text`Blend cost prices with the cost price of the blend; take the profit off first, by division.`,
    };
  },
);

interface Weighed {
  a: number;
  b: number;
  cheap: number;
  dear: number;
  price: number;
  frame: number;
}

const rate = form<Weighed>(
  'profit-of-a-blend',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ a, b, cheap, dear, price }) => {
      let cost = 0;
      for (let i = 0; i < a; i += 1) cost += cheap;
      for (let i = 0; i < b; i += 1) cost += dear;
      return q(100 * (price * (a + b) - cost), cost);
    },
  },
  ({ a, b, cheap, dear, price, frame }, { step, find }) => {
    const cost = step(calc`${a} * ${cheap} + ${b} * ${dear}`, {
      name: 'the whole cost',
      because: text`The kg are unequal, so the kind with more kg counts more. The mean of the two prices would be
          right only for equal weights.`,
    })`
      Multiply the kg of each kind by its cost and add, to find what all the ${String(a)} and ${String(b)} kg cost
      together, in rupees.`;
    const weight = find(a + b);
    const sold = step(calc`${weight} * ${price}`, {
      name: 'the whole selling price',
      works: (_value, working) => tex`(${a} + ${b}) \times ${price} = ${working}`,
      because: text`There is one selling price for every kg of the blend, whatever kind it comes from.`,
    })`
      All the ${String(a + b)} kg are sold at ₹${price}. Multiply to find what they are sold for.`;
    const base = find(cost);
    const gain = step(calc`(${sold} - ${cost}) / ${base} * 100%`, {
      name: text`the profit in per cent`,
      because: text`Profit is counted on what was paid, so the cost is the 100%. On the selling price the same
          rupees would be a smaller per cent.`,
    })`
      Subtract the cost from this to find the profit, and write it as a per cent of the cost.`;
    return {
      answer: gain,
      stem: wording(
        frame,
        text`A sweet shop mixes $${a}$ kg of laddus that cost ₹${cheap} a kg to make with $${b}$ kg of barfis that cost
          ₹${dear} a kg, and sells the mixed boxes at ₹${price} a kg. What is its profit per cent?`,
        text`Coffee powder is made of $${a}$ kg of chicory at ₹${cheap} a kg and $${b}$ kg of coffee at ₹${dear} a kg.
          All of it is sold at ₹${price} a kg. By what per cent is the money received more than the cost?`,
        text`Salim buys $${a}$ kg of toor dal at ₹${cheap} and $${b}$ kg of moong dal at ₹${dear} a kg, mixes them and
          asks ₹${price} for each kg of the mixture. Find the per cent that he gains when everything is sold.`,
      ),
      show: percent,
      plausible: value => value.gt(0) && value.d <= 9n,
      slips: [
        slip('ignored_the_weights', cost, calc`(${cheap} + ${dear}) / 2 * ${weight}`)`
          You used ₹${cost} as the cost, the mean of the two prices for all kg. There are not equally many kg of both.`,
        slip('took_profit_on_the_selling_price', base, sold)`
          You used ₹${sold}, what everything is sold for, as $100\%$. A profit per cent is a per cent of the cost.`,
        slip('swapped_the_weights', cost, calc`${b} * ${cheap} + ${a} * ${dear}`)`
          You exchanged the kg of the two kinds and got a cost of ₹${cost}. Each kind has its own number of kg.`,
        slip(
          'averaged_the_averages',
          gain,
          calc`(100 * (${price} - ${cheap}) / ${cheap} + 100 * (${price} - ${dear}) / ${dear}) / 2`,
        )`
          You averaged the profits per cent on the two kinds: ${gain}%. They are per cents of different costs, so they
          cannot be averaged.`,
        slip('left_out_part_of_the_cost', base, calc`${b} * ${dear}`)`
          You divided the profit by ₹${base}, what the dearer kind cost. The cheaper kind had to be paid as well.`,
        slip('answered_another_quantity', gain, calc`100 * (${price} - ${dear}) / ${dear}`)`
          You found ${gain}%, the profit on the dearer kind alone. The blend contains the cheaper kind too.`,
        slip('answered_another_quantity', gain, calc`100 * (${price} - ${cheap}) / ${cheap}`)`
          You found ${gain}%, the profit on the cheaper kind alone. The blend contains the dearer kind too.`,
      ],
      snapRead: text`Unequal weights at two costs have one selling price. Compare the whole cost with the whole sum
        that they are sold for.`,
      approach: text`Add up the cost of all kg, find what they are sold for, and write the difference as a per cent of
        the cost.`,
      faster: text`A kg of the blend costs $${q(a * cheap + b * dear, a + b)}$ rupees; $${price}$ is
        $${q(price * (a + b), a * cheap + b * dear)}$ times that.`,
      check: text`₹${cost} and ${gain}% of it make ₹${calc`${cost} + ${cost} * ${gain} / 100`.value}, which is
        ₹${price} for each of $${a + b}$ kg.`,
      principle: text`The profit on a blend is found from the whole cost and the whole sum for which it is sold, never
        from the profits on its kinds.`,
    };
  },
);

/** AR.MIX.6 Easy: a quantity for a given profit, and the profit of given quantities. */
export const blendsWithProfit: readonly AnyTemplate[] = [
  ...situation<Blend>({
    type: 'AR.MIX.6',
    situation: 'blend-sold-with-profit',
    tries: 60,
    draw: draw => {
      const frame = draw.int(0, 2);
      const unit = frame === 0 ? 2 : 10;
      const mean = unit * draw.int(16, 40);
      const cheap = mean - unit * draw.int(2, 9);
      const dear = mean + unit * draw.int(2, 12);
      const gain = draw.pick([5, 10, 12, 15, 20, 25, 30, 40]);
      const kg = draw.step(6, 60, 2);
      const price = q(mean * (100 + gain), 100);
      const more = q(kg * (mean - cheap), dear - mean);
      const fits =
        price.d === 1n &&
        more.d === 1n &&
        more.gte(4) &&
        more.lte(90) &&
        !more.equals(kg) &&
        cheap > 0.4 * mean;
      return fits ? { cheap, dear, kg, price: price.valueOf(), gain, frame } : null;
    },
    forms: [quantity],
  }),
  ...situation<Weighed>({
    type: 'AR.MIX.6',
    situation: 'profit-of-given-weights',
    tries: 200,
    draw: draw => {
      const [a, b] = [draw.int(2, 15), draw.int(2, 15)];
      const cheap = draw.step(60, 300, 10);
      const dear = cheap + draw.step(20, 240, 10);
      const cost = a * cheap + b * dear;
      const gain = draw.pick([5, 8, 10, 12, 15, 16, 18, 20, 24, 25, 28, 30, 32, 35, 36, 40, 45, 50]);
      const price = q(cost, a + b)
        .mul(100 + gain)
        .div(100);
      const fits = a !== b && price.d === 1n && price.valueOf() % 2 === 0;
      return fits ? { a, b, cheap, dear, price: price.valueOf(), frame: draw.int(0, 2) } : null;
    },
    forms: [rate],
  }),
];
