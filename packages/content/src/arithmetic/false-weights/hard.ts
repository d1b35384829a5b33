import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Honest {
  /** Mark-up with the true weight, grams with the false one, and the overall profit. */
  mark: number;
  given: number;
  gain: number;
  who: string;
  good: string;
  frame: number;
}

const dealers = [
  { who: 'A grocer', good: 'rice' },
  { who: 'A dealer', good: 'cotton' },
  { who: 'A shopkeeper', good: 'cashews' },
  { who: 'A trader', good: 'wheat' },
] as const;

const part = form<Honest>(
  'part-sold-with-a-false-weight',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AR.MIX.1', 'AR.PLD.5'],
    verify: ({ mark, given, gain }) => {
      // Of 6,000 kg that cost ₹1 each, the part sold short is tried.
      for (let kilos = 0; kilos <= 6000; kilos += 1) {
        const money = (kilos * 1000) / given + (6000 - kilos) * (1 + mark / 100);
        if (Math.abs(money - 60 * (100 + gain)) < 1e-6) return q(kilos, 60);
      }
      throw new Error('no part fits');
    },
  },
  ({ mark, given, gain, who, good, frame }, { step, find }) => {
    const lost = find(1000 - given);
    const base = find(given);
    const short = step(calc`${lost} / ${base} * 100%`, {
      name: 'the profit with the false weight',
      because: text`At cost price the whole profit comes from the weight: its base is what is given.`,
    })`
      Where the false weight is used at cost price, find the profit per cent.`;
    const up = find(mark);
    const over = step(calc`abs(${gain} - ${up})`, {
      name: 'the distance from the profit with the true weight',
    })`
      Both profits are per cents of the cost, so the overall profit is a mean weighted by cost. Find its distance from
      ${up}%.`;
    const whole = step(calc`abs(${short} - ${up})`, {
      works: (_value, working) => tex`${working}`,
      name: 'the distance of the two profits',
    })`
      Find the distance between the two profits.`;
    const wanted = step(
      calc`${over} / ${whole} * 100%`,
      value => tex`\frac{${over}}{${frac(whole)}} \times 100\% = ${value}\%`,
    )`
      The part sold with the false weight has moved the profit by that fraction of the distance.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} sells a part of a stock of ${good} with a true weight at a profit of ${mark}% and the rest at
            cost price, but with a
            weight that gives $${given}$ g for a kilogram. The profit on the whole stock is ${gain}%. What per cent of
            the stock was sold
            with the false weight?`
          : frame === 1
            ? text`At the end of a season ${who.toLowerCase()} has sold all the ${good}. A part was sold ${mark}% above
              cost with a true
            weight. The other part was sold at cost with a weight that gives $${given}$ g for a kilogram. In all, the
            profit was ${gain}% of
            the cost. Find the per cent of the ${good}, by weight, that was sold with the false weight.`
            : text`To some people ${who.toLowerCase()} sells ${good} honestly at ${mark}% above cost. To the others it
              is sold at the cost
            price per kilogram, though they receive only $${given}$ g for each kilogram. When everything has been sold,
            the profit is
            ${gain}% of what all the ${good} had cost. What per cent of all the ${good}, by weight, went to the
              others?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 21n,
      slips: [
        slip('wrong_base', base, 1000)`
          The false weight was given a profit of ${short}%, with $1{,}000$ g as base. Only what is given has to be paid
          for.`,
        slip('gave_the_complement', wanted, calc`100% - ${over} / ${whole} * 100%`)`
          ${here} is the part sold with the true weight.`,
        slip('wrong_base', wanted, calc`${over} / ${up} * 100%`)`
          ${here} compares with the profit of ${up}% instead of the distance between the profits.`,
        slip('wrong_base', wanted, calc`${over} / ${short} * 100%`)`
          ${here} compares with the profit of the false weight alone.`,
        slip('assumed_equal_parts', wanted, calc`${given} / (1000 + ${given}) * 100%`)`
          ${here} divides by the weights, as if both kinds of people had paid for equally much.`,
        slip('added_for_subtracted', whole, calc`${short} + ${up}`)`
          The two profits were added to $${frac(whole)}$. Their distance is needed.`,
        slip('swapped_the_weights', over, calc`abs(${short} - ${gain})`)`
          The distance to the profit of the false weight, $${frac(over)}$, was used: it belongs to the other part.`,
        slip('ignored_the_weights', wanted, calc`${gain} / (${up} + ${short}) * 100%`)`
          ${here} divides the overall profit by the sum of both profits.`,
      ],
      snapRead: text`Two profits on two parts, and the overall profit: alligation, after the hidden profit is found.`,
      approach: text`Turn the false weight into a profit per cent of the cost. Then the overall profit lies between the
        two and tells how they were divided.`,
      check: text`With ${wanted}% at $${frac(short)}\%$ and the rest at ${mark}%: $${frac(wanted.div(100))} \times
        ${frac(short)} +
        ${frac(q(1).sub(wanted.div(100)))} \times ${mark} =
          ${wanted.mul(short).add(q(100).sub(wanted).mul(mark)).div(100)}$.`,
      principle: text`Profits per cent of several parts are averaged by cost, so each must have the cost as its base.`,
    };
  },
);

const honest = [5, 8, 10, 12, 15, 20].flatMap(mark =>
  [750, 800, 900, 960, 625, 640, 875, 840].flatMap(given =>
    Array.from({ length: 30 }, (_, i) => i + 6).flatMap(gain => {
      const short = (1000 - given) / given;
      const share = (gain / 100 - mark / 100) / (short - mark / 100);
      const fits =
        share > 0.1 &&
        share < 0.92 &&
        Math.abs(share * 300 - Math.round(share * 300)) < 1e-9 &&
        Math.abs(share - 0.5) > 0.02;
      return fits ? [{ mark, given, gain }] : [];
    }),
  ),
);

/** AR.PLD.6 Hard: a stock sold in two ways. */
export const hiddenProfits: readonly AnyTemplate[] = [
  ...situation<Honest>({
    type: 'AR.PLD.6',
    situation: 'partly-short',
    tries: 10,
    draw: draw => ({ ...draw.pick(honest), ...draw.pick(dealers), frame: draw.int(0, 2) }),
    forms: [part],
  }),
];
