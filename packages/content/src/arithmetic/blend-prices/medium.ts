import { personBy } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent, rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Exchanged {
  /** Parts of the cheaper and of the dearer kind in the first blend. */
  a: number;
  b: number;
  price: number;
  p: number;
  r: number;
  frame: number;
}

const costOfOne = form<Exchanged>(
  'cost-from-both-ratios',
  {
    band: 'Medium',
    seconds: 100,
    revision: 2,
    also: ['AL.LIN.1'],
    verify: ({ a, b, price, p, r }) => {
      // Cramer's rule on the two costs.
      const [m, n] = [(100 * price) / (100 + p), (100 * price) / (100 + r)];
      return q(Math.round((((a + b) * (a * m - b * n)) / (a * a - b * b)) * 1e6), 1_000_000);
    },
  },
  ({ a, b, price, p, r, frame }, { step, find }) => {
    const first = step(calc`${price} ÷ (100% + ${p}%)`, {
      name: 'the cost of a kg of the first blend',
      because: text`A gain is a per cent of the cost, so the selling price is ${100 + p}% of the cost. Only costs can
        be put together from the costs of the two kinds; selling prices contain the gain as well.`,
    })`
      With a gain of ${p}% the selling price of ₹${price} is $100\% + ${p}\%$ of the cost. Divide to find the cost of
      the first mixture.`;
    const second = step(calc`${price} ÷ (100% + ${r}%)`, {
      name: 'the cost of a kg of the second blend',
      because: text`The selling price is the same in both cases, but the gain is ${r}% here, so the cost is another
        one.`,
    })`
      In the same way find the cost of the second mixture, where the gain is ${r}%.`;
    const sum = step(calc`${first} + ${second}`, {
      name: 'the sum of the two prices',
      works: (_value, working) => tex`x + y = ${working}`,
      because: text`In one mixture there are ${a} parts of the first kind in ${a + b}, in the other ${b} parts. One of
        each together has ${a + b} parts of the first kind and as many of the second, so exactly one whole of each.`,
    })`
      Let the kind that is named first cost $x$ rupees and the other one $y$. One measure of each mixture, taken
      together, contains one whole measure of each kind. So add the two costs to find $x + y$.`;
    const all = find(a + b);
    const apart = find(a - b);
    const difference = step(calc`(${first} - ${second}) * ${all} / ${apart}`, {
      name: 'the difference of the two prices',
      works: value => tex`x - y = \frac{(${first} - ${second})(${a} + ${b})}{${a} - ${b}} = ${value}`,
      because: text`From one mixture to the other only a part of the whole changes from one kind to the other. So the
        difference of the costs is only a part of the difference of the prices, and has to be made larger.`,
    })`
      The costs are $\frac{${a}x + ${b}y}{${a + b}} = ${first}$ and $\frac{${b}x + ${a}y}{${a + b}} = ${second}$.
      Subtract the second equation from the first and solve for $x - y$.`;
    const wanted = step(calc`(${sum} + ${difference}) / 2`, {
      works: (_value, working) => tex`x = ${working}`,
      because: text`$(x + y) + (x - y)$ is twice $x$, because $y$ is once added and once taken away.`,
    })`
      Add the sum and the difference of the two prices. That is twice $x$, so halve it.`;
    return {
      answer: wanted,
      stem: wording(
        frame,
        text`${personBy(a, price)} blends robusta and arabica coffee in the ratio $${a} : ${b}$ by weight, sells the
          blend at
          ₹${price} a kg and makes a profit of ${p}%. With the ratio turned round to $${b} : ${a}$ and the same
          selling price the profit is ${r}%. What does robusta cost a kg?`,
        text`Two varieties of wheat mixed as $${a} : ${b}$ give a profit of ${p}% when the mixture is sold at
          ₹${price} for a quintal's bag. Mixed as $${b} : ${a}$ and sold at the same price they give ${r}%. At what
          price for a bag is the first variety bought?`,
        text`Ragi flour and wheat flour are mixed by weight. At a selling price of ₹${price} a kg, $${a}$ parts of
          ragi flour with $${b}$ parts of wheat flour earn ${p}%, while $${b}$ parts of ragi flour with $${a}$ parts
          of wheat flour earn ${r}% on the cost. Find the cost of a kg of ragi flour.`,
      ),
      show: rupees,
      plausible: value => value.gt(0) && value.mul(2).d === 1n,
      slips: [
        slip('swapped_the_two', wanted, calc`(${sum} - ${difference}) / 2`)`
          ${here} rupees is the price of the other kind. The kind that is named first is asked.`,
        slip('left_out_a_factor', difference, calc`${first} - ${second}`)`
          You used $${first} - ${second} = ${difference}$, the difference of the two costs, as the difference of the
          two prices. Only a part of the mixture changes, so the prices differ by more.`,
        slip('undid_with_the_same_per_cent', first, calc`${price} * (100% - ${p}%)`)`
          ${here} takes ${p}% off the selling price. A gain is a per cent of the cost, so divide by $100\% + ${p}\%$.`,
        slip('undid_with_the_same_per_cent', second, calc`${price} * (100% - ${r}%)`)`
          ${here} takes ${r}% off the selling price. A gain is a per cent of the cost, so divide by $100\% + ${r}\%$.`,
        slip('assumed_equal_parts', difference, 0)`
          Half of the sum of the two costs, ${calc`${sum} / 2`} rupees, is the mean price. It would be the price only
          if both kinds cost the same.`,
        slip('stopped_a_step_early', wanted, calc`${first}`)`
          ₹${wanted} is the cost of the first mixture. It contains both kinds, and the price of one kind is asked.`,
        slip('did_not_halve', wanted, calc`${first} + (${first} - ${second}) * ${all} / ${apart}`)`
          ${here} adds the whole difference of the two prices to the cost of the first mixture. This mixture contains
          some of the first kind already.`,
      ],
      snapRead: text`The same kinds in a ratio and in the reversed ratio, with both profits: find two costs; their sum
        and difference are simple.`,
      approach: text`Turn both profits into costs. The reversed ratios make the sum of the costs equal to the sum of
        the two prices, and the difference of the costs gives the difference of the prices.`,
      check: () => {
        const other = sum.sub(wanted);
        return text`With ₹${wanted} and ₹${other} the first blend costs
        ${calc`(${a} * ${wanted} + ${b} * ${other}) / ${all}`} rupees, the second
        ${calc`(${b} * ${wanted} + ${a} * ${other}) / ${all}`}.`;
      },
      principle: text`A mixture and the mixture in the reversed ratio together contain both kinds equally: add the two
        costs first, then subtract them.`,
    };
  },
);

interface Watered {
  /** Per cent above (or, if negative, below) the cost at which the mixture is sold, and the gain. */
  mark: number;
  gain: number;
  frame: number;
}

const waterShare = form<Watered>(
  'share-of-what-costs-nothing',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    also: ['AR.PLD.6'],
    verify: ({ mark, gain }) => {
      // Of 100 litres of mixture the milk is looked for in small parts.
      for (let parts = 1; parts < 36_000; parts += 1) {
        const milk = parts / 360;
        if (Math.abs(100 * (1 + mark / 100) - milk * (1 + gain / 100)) < 1e-9) return q(36_000 - parts, 360);
      }
      throw new Error('no share fits');
    },
  },
  ({ mark, gain, frame }, { step, find }) => {
    const [good, free] = wording(frame, ['milk', 'water'], ['paint', 'thinner'], ['syrup', 'water']);
    const priced = find(calc`100% + ${mark}%`);
    const gained = find(calc`100% + ${gain}%`);
    const volume = step(calc`100 * ${gained} / ${priced}`.in('l'), {
      name: `the litres that ${good} for ₹100 becomes`,
      works: value => tex`\frac{${gained}}{${priced.div(100)}} = ${value}\text{ l}`,
      because: text`The ${free} costs nothing, so ₹100 is the whole cost and the gain is counted on it. The money that
        comes in and the price of a litre give the number of litres that are sold.`,
    })`
      Suppose that $100$ litres of ${good} are bought at ₹1 a litre, for ₹100. For a gain of ${gain}% the mixture has
      to bring ₹${gained}, and it is sold at ${rupees(priced.div(100))} a litre. Divide to find its litres.`;
    const added = step(calc`${volume} - 100`.in('l'), {
      name: `the ${free} in it`,
      because: text`Only ${free} is added and no ${good} is lost. So every litre above 100 is a litre of ${free}.`,
    })`
      The mixture contains the $100$ litres of ${good}. What it has more than that is ${free}.`;
    const base = find(volume);
    const share = step(calc`${added} / ${base} * 100%`, {
      because: text`The question asks for a part of the mixture that is sold. So the base is all its litres, and not
        the 100 litres of ${good} in it.`,
    })`
      Write the ${free} as a per cent of the whole mixture.`;
    const how = mark > 0 ? text`${mark}% above` : text`${-mark}% below`;
    const who = personBy(mark, gain);
    return {
      answer: share,
      stem: wording(
        frame,
        text`${who} adds water to milk and sells the mixture at a price ${how} the cost price of pure milk. The
          profit is
          ${gain}% on the cost. The water costs nothing. What per cent of the mixture is water?`,
        text`Paint is thinned with some thinner that a workshop gets free, and sold by the litre at ${how} what the
          pure paint costs. Altogether this brings a profit of ${gain}%. Of the liquid that is sold, what per cent is
          thinner?`,
        text`At a juice stall the price of a litre of diluted syrup is ${how} the cost of a litre of syrup, and water
          is free. ${who}, the owner, earns ${gain}% on the money spent on syrup. Find the per cent of water in what
          is sold.`,
      ),
      show: percent,
      plausible: value => value.gt(0) && value.lt(70) && value.d <= 9n,
      slips: [
        slip('wrong_base', base, 100)`
          You compared the ${free} with the $100$ litres of ${good}. The question asks for its part of the whole
          mixture, which has more litres.`,
        slip('added_the_percentages', added, calc`${gain} - ${mark}`)`
          ${here} litres of ${free} to $100$ litres is the difference of the two per cents. Price and added volume each
          multiply the money, so the multipliers have to be divided.`,
        slip('left_out_a_change', priced, 100)`
          You priced the mixture like pure ${good}, at ₹1 a litre. Its price is ${how}, so the gain does not come from
          the ${free} alone.`,
        slip('gave_the_complement', share, calc`100 - ${share}`)`
          $${share}\%$ is the part of ${good} in the mixture. The ${free} is the rest.`,
        slip('took_the_change_the_wrong_way', priced, calc`100% - ${mark}%`)`
          The price was put at ₹${priced.div(100)} for a litre that costs ₹1, ${
            mark > 0 ? 'below the cost and not above it' : 'above the cost and not below it'
          }.`,
        slip('multiplied_for_divided', volume, mark > 0 && calc`100 * (${gained} / 100) * (${priced} / 100)`)`
          The price of a litre and the gain were multiplied: ${here} litres. The higher the price, the fewer litres
          bring the same money.`,
      ],
      snapRead: text`A price different from the cost and free ${free}: the gain is a product of two multipliers.`,
      approach: text`Suppose $100$ litres of ${good} at ₹1. The gain and the price give the litres of the mixture, and
        from them the part of ${free}.`,
      faster: text`The part of ${good} is the quotient of the multipliers:
        $${q(100 + mark, 100)} \div ${q(100 + gain, 100)} = ${q(100 + mark, 100 + gain)}$.`,
      check: () => {
        const pure = q(100).sub(share);
        return text`Of $100$ litres of mixture, $${pure}$ are ${good} and cost ₹${pure}. They bring ₹${q(100 + mark)},
          and that is ${calc`${100 + mark} / ${pure}`} times the cost.`;
      },
      principle: text`When something free is added, the price and the added volume each multiply: the multiplier of the
        gain is their product.`,
    };
  },
);

const marks = [-25, -20, -16, -15, -12, -10, -8, -5, -4, 4, 5, 8, 10, 12, 15, 16, 20, 25, 30, 40, 50];
const waterings = marks.flatMap(mark =>
  [
    8, 10, 12, 15, 16, 20, 24, 25, 26, 28, 30, 32, 35, 36, 40, 44, 45, 50, 55, 56, 60, 65, 68, 70, 75, 80,
  ].flatMap(gain => {
    const share = q(100 * (gain - mark), 100 + gain);
    return share.mul(3).d === 1n && share.gte(5) && share.lte(48) && gain !== mark ? [{ mark, gain }] : [];
  }),
);

/** AR.MIX.6 Medium: both ratios of one pair, and a free liquid at another price. */
export const pricesOfBlends: readonly AnyTemplate[] = [
  ...situation<Exchanged>({
    type: 'AR.MIX.6',
    situation: 'ratio-turned-round',
    tries: 300,
    draw: draw => {
      const [a, b] = draw.pick([
        [1, 2],
        [2, 1],
        [1, 3],
        [3, 1],
        [2, 3],
        [3, 2],
        [3, 5],
        [5, 3],
        [1, 4],
        [4, 1],
        [3, 7],
        [7, 3],
      ] as const);
      const gains = [5, 8, 10, 12, 15, 20, 25, 26, 28, 30, 35, 40, 44, 50, 60];
      const [p, r] = [draw.pick(gains), draw.pick(gains)];
      if (p === r) return null;
      const frame = draw.int(0, 2);
      const price = frame === 1 ? draw.step(1200, 4200, 20) : draw.step(60, 960, 4);
      const [m, n] = [q(100 * price, 100 + p), q(100 * price, 100 + r)];
      const difference = m
        .sub(n)
        .mul(a + b)
        .div(a - b);
      const [x, y] = [m.add(n).add(difference).div(2), m.add(n).sub(difference).div(2)];
      const fits =
        m.d === 1n && n.d === 1n && x.d === 1n && x.gt(0.3 * price) && y.gt(0.3 * price) && x.lt(1.4 * price);
      return fits ? { a, b, price, p, r, frame } : null;
    },
    forms: [costOfOne],
  }),
  ...situation<Watered>({
    type: 'AR.MIX.6',
    situation: 'free-liquid-at-another-price',
    draw: draw => ({ ...draw.pick(waterings), frame: draw.int(0, 2) }),
    forms: [waterShare],
  }),
];
