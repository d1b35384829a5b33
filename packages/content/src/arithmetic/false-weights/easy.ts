import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { percent, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Scale {
  /** Grams given for a kilogram. */
  given: number;
  who: string;
  good: string;
  frame: number;
}

const shops = [
  { who: 'A grocer', good: 'sugar' },
  { who: 'A fruit seller', good: 'grapes' },
  { who: 'A spice shop', good: 'turmeric' },
  { who: 'A hawker', good: 'peas' },
  { who: 'A sweet shop', good: 'laddus' },
] as const;

const gain = form<Scale>(
  'gain-at-cost-price',
  {
    band: 'Easy',
    seconds: 40,
    revision: 3,
    verify: ({ given }) => {
      // A thousand portions at ₹1 each bring ₹1,000; their grams were bought at ₹1 for 1000 g.
      const cost = q(given);
      return q(1000).sub(cost).div(cost).mul(100);
    },
  },
  ({ given, who, good, frame }, { step, find }) => {
    const short = step(calc`1000 - ${given}`, {
      name: 'the grams that are kept back',
      because: text`The customer pays for a whole kilogram at cost price. So what is kept back is paid for without
          being given, and that is the gain.`,
    })`
      For each kilogram that is paid, find how many grams are kept back.`;
    const base = find(given, { name: 'the grams that are given' });
    const wanted = step(calc`${short} / ${base} * 100%`, {
      because: text`Only what is given has to be bought, so the cost is that of $${given}$ g.`,
    })`
      The cost is that of the $${given}$ g that are given, and the money is that of $1{,}000$ g. Compare the difference
      with the
      cost.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} sells ${good} at cost price, but gives only $${given}$ g for each kilogram. What is the gain
            per cent?`
          : frame === 1
            ? text`${who} claims to make no profit on ${good}. In truth the kilogram weight of the shop weighs
              $${given}$ g. If ${good}
              is sold for the price per kilogram at which it was bought, find the profit per cent.`
            : text`With a wrong balance, a customer who pays for $1{,}000$ g of ${good} receives $${given}$ g. The
              price per kilogram is
              that at which the seller bought. What is the seller's gain per cent?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(180),
      slips: [
        slip('wrong_base', base, 1000)`
          The $${short}$ g were compared with $1{,}000$ g. Only the $${given}$ g that are given have to be bought.`,
        slip('took_the_whole_for_a_part', wanted, calc`1000 / ${given} * 100%`)`
          ${here} is all that is paid as a per cent of the cost. The cost itself is $100\%$ of it.`,
        slip('answered_another_quantity', wanted, calc`${given} / 1000 * 100%`)`
          ${here} is the given weight as a per cent of a kilogram.`,
        slip('wrong_base', base, calc`1000 + ${short}`)`
          The $${short}$ g were compared with $${base}$ g, as if more than a kilogram were given.`,
        slip('took_a_change_twice', wanted, calc`2 * ${short} / ${given} * 100%`)`
          ${here} counts the $${short}$ g twice, as if they were gained when ${good} is bought, too.`,
        slip('undid_with_the_same_per_cent', wanted, calc`${short} / 1000 * ${given} / 1000 * 100%`)`
          ${here} takes the part that is kept back of the $${given}$ g.`,
      ],
      snapRead: text`Cost price, but a short weight: the gain is what is kept back over what is given.`,
      approach: text`$1{,}000$ g are paid and $${given}$ g had to be bought: compare the difference with the cost.`,
      check: text`$${given}$ g and ${wanted}% of it are $${q(given).mul(wanted.add(100)).div(100)}$ g.`,
      principle: text`With a short weight the base is what is really given: that is what has to be bought.`,
    };
  },
);

const weight = form<Scale>(
  'weight-from-the-gain',
  {
    band: 'Easy',
    seconds: 45,

    verify: ({ given }) => {
      const rate = q(1000, given);
      for (let grams = 500; grams < 1000; grams += 1) if (rate.mul(grams).equals(1000)) return grams;
      throw new Error('no weight fits');
    },
  },
  ({ given, who, good, frame }, { step, find }) => {
    const profit = find(q(100000, given).sub(100), { name: 'the gain in per cent' });
    const factor = step(calc`100% + ${profit}%`, {
      name: 'what is paid, as a per cent of what is given',
      because: text`The gain is a per cent of the cost, and the cost is that of the goods that are given. What is
          given is therefore the 100%, not the $1{,}000$ g.`,
    })`
      Paid are $1{,}000$ g, but less is given. At cost price, what is paid is the cost of what is
      given, 100%, and the gain on it. Add the two per cents.`;
    const wanted = step(calc`1000 ÷ ${factor}%`, {
      name: text`the weight in grams`,
      because: text`If 125% are $1{,}000$ g, 100% are 800 g. Taking 25% of $1{,}000$ g away would give 750 g,
          because that uses the wrong base.`,
    })`
      The $1{,}000$ g that are paid are this per cent of what is given. Divide to find what is given.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} sells ${good} at cost price and still gains ${profit}% by using a false weight for one
            kilogram. How many grams does
            this weight have?`
          : frame === 1
            ? text`${who} promises to sell ${good} without profit, but a false kilogram brings a profit of ${profit}%.
              Find the true weight
              of the false kilogram in grams.`
            : text`By giving less than $1{,}000$ g for each kilogram, a seller of ${good} gains ${profit}%, although
              the price per kilogram is
              the cost price. What weight does a customer get for a kilogram?`,
      show: value => withUnit(value, 'g'),
      plausible: value => value.gt(400) && value.lt(1000) && value.d <= 20n,
      slips: [
        slip('wrong_base', wanted, calc`1000 * (100% - ${profit}%)`)`
          You subtracted ${profit}% of the $1{,}000$ g: ${here}. The gain is a per cent of what is given, which is
          less.`,
        slip('used_a_factor_twice', wanted, calc`1000 ÷ (${factor}% + ${profit}%)`)`
          You counted the gain twice: ${here}. What is paid is what is given and the gain on it, once.`,
        slip('took_a_change_twice', wanted, calc`1000 ÷ ${factor}% ÷ ${factor}%`)`
          You divided twice: ${here}. There is only one false weight, so divide once.`,
        slip('halved_needlessly', wanted, calc`1000 * (100% - ${profit}% / 2)`)`
          You subtracted only half of the gain, and from the $1{,}000$ g: ${here}. The whole gain counts, and it is a
          per cent of what is given.`,
        slip('halved_needlessly', wanted, calc`1000 ÷ (100% + ${profit}% / 2)`)`
          You used only half of the gain: ${here}. What is paid is 100% of what is given and the whole gain.`,
        slip('took_a_change_twice', wanted, calc`1000 * (100% - ${profit}%) * (100% - ${profit}%)`)`
          You subtracted ${profit}% twice: ${here}. There is one false weight, and its gain is a per cent of what is
          given.`,
        slip('added_for_multiplied', wanted, calc`1000 - ${profit}`)`
          You subtracted $${profit}$ grams: ${here}. The gain is a per cent, not a number of grams.`,
      ],
      snapRead: text`There is a gain although the price is the cost price. So the $1{,}000$ g that are paid are what
        is given and the gain on it.`,
      approach: text`What is paid is $100\%$ and the gain, as a per cent of what is given. Go back by dividing.`,
      check: text`$\frac{1{,}000 - ${wanted}}{${wanted}} \times 100\% = ${
        calc`(1000 - ${wanted}) / ${wanted} *
        100`.value
      }\%$.`,
      principle: text`To go back from what is paid to what is given, divide by the multiplier of the gain.`,
    };
  },
);

/** AR.PLD.6 Easy: the gain from a false weight, and the weight from the gain. */
export const oneFalseWeight: readonly AnyTemplate[] = [
  ...situation<Scale>({
    type: 'AR.PLD.6',
    situation: 'false-kilogram',
    tries: 10,
    draw: draw => ({
      given: draw.pick(
        [
          720, 750, 800, 840, 850, 875, 880, 900, 910, 920, 925, 930, 940, 945, 950, 955, 960, 965, 970, 975,
          980, 960, 780, 765, 810, 825, 855, 860, 870, 890,
        ].filter(n => (1800 * (1000 - n)) % n === 0),
      ),
      ...draw.pick(shops),
      frame: draw.int(0, 2),
    }),
    forms: [gain],
  }),
  ...situation<Scale>({
    type: 'AR.PLD.6',
    situation: 'weight-of-a-false-kilogram',
    tries: 10,
    draw: draw => ({
      given: draw.pick([
        ...Array.from({ length: 19 }, (_, i) => 600 + 20 * i),
        625,
        675,
        725,
        775,
        825,
        875,
        925,
        975,
      ]),
      ...draw.pick(shops),
      frame: draw.int(0, 2),
    }),
    forms: [weight],
  }),
];
