import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { percent, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Traded {
  fresh: number;
  dry: number;
  cost: number;
  gain: number;
  what: string;
  fresher: string;
  frame: number;
}

const fruits = [
  { what: 'dried figs', fresher: 'fresh figs' },
  { what: 'dried chillies', fresher: 'fresh chillies' },
  { what: 'dried apricots', fresher: 'fresh apricots' },
  { what: 'dried tomatoes', fresher: 'fresh tomatoes' },
] as const;

const price = form<Traded>(
  'price-of-the-dried',
  {
    band: 'Medium',
    seconds: 80,
    also: ['AR.PLD.1'],
    verify: ({ fresh, dry, cost, gain }) => {
      const kilos = q(1000 * (100 - fresh), 100 - dry);
      return q(1000 * cost * (100 + gain), 100).div(kilos);
    },
  },
  ({ fresh, dry, cost, gain, what, fresher, frame }, { step, find }) => {
    const solid = find(calc`100% - ${fresh}%`);
    const part = step(calc`100% - ${dry}%`, {
      name: text`the part of ${what} that is not water`,
      because: text`What is not water is all that passes unchanged from the ${fresher} to the ${what}.`,
    })`
      Of 1 kg of ${what} find the part that is not water.`;
    const need = step(calc`${part}% ÷ ${solid}%`, { name: text`the kg of ${fresher} for 1 kg` })`
      In ${fresher} ${solid}% is not water. Find how many kg of them have as much of it.`;
    const paid = step(calc`${need} * ${cost}`, { name: text`the cost of 1 kg of ${what}` })`
      Find the cost.`;
    const wanted = step(calc`${paid} * (100% + ${gain}%)`)`
      Add the profit of ${gain}%.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A dealer buys ${fresher} at ₹${cost} per kg and dries them. Water makes ${fresh}% of the weight of
            ${fresher} and ${dry}% of the weight of ${what}.
            At what price per kg must the ${what} be sold for a profit of ${gain}%?`
          : frame === 1
            ? text`By weight, ${fresh}% of ${fresher} and ${dry}% of ${what} is water. A kilogram of ${fresher} costs
              ₹${cost}, and a family dries them at home to sell them. Which price
              per kilogram of ${what} brings the family ${gain}% more than the cost?`
            : text`To get ${what} with ${dry}% water, a women's cooperative dries ${fresher} with ${fresh}% water,
              which cost ₹${cost} a kilogram. The drying costs nothing.
            What should be charged for a kilogram of ${what} so that the profit is ${gain}%?`,
      show: rupees,
      plausible: value => value.mul(100).d === 1n && value.gt(0),
      slips: [
        slip('left_out_a_change', part, calc`100%`)`
          The ${what} were taken as ${part}% without water; ${dry}% of them is water.`,
        slip('added_the_parts_of_different_wholes', need, calc`100 / (100 - ${fresh} + ${dry})`)`
          The per cents of water were subtracted, so that $${need}$ kg were used for 1 kg. They belong to different
          weights.`,
        slip('stopped_a_step_early', wanted, paid)`
          ₹${wanted} is the cost of 1 kg.`,
        slip('ignored_a_condition', need, 1)`
          1 kg of ${fresher} was counted for 1 kg. Much of it is lost as water.`,
        slip('took_profit_on_the_selling_price', wanted, calc`${paid} ÷ (100% - ${gain}%)`)`
          ${here} takes the profit as a per cent of the selling price.`,
        slip('gave_the_complement', need, calc`${dry}% ÷ ${fresh}% + 1`)`
          The water was compared, which gives $${need}$ kg. What is not water has to be compared.`,
        slip('took_the_change_the_wrong_way', wanted, calc`${paid} * (100% - ${gain}%)`)`
          ${here} takes ${gain}% off the cost.`,
        slip('wrong_base', part, calc`100% + ${dry}%`)`
          ${part}% was used for the part that is not water.`,
      ],
      snapRead: text`Drying and a profit: first how much fresh weight is needed for 1 kg, then money.`,
      approach: text`What is not water gives the weight needed for 1 kg. Its cost and the profit give the price.`,
      check: text`$${need}$ kg have $${need.mul(solid).div(100)}$ kg that is not water, as much as 1 kg of ${what}.`,
      principle: text`Change the weights first, by what stays, and only then the money.`,
    };
  },
);

interface Partial {
  fresh: number;
  middle: number;
  end: number;
  what: string;
  frame: number;
}

const goods = [{ what: 'tea leaves' }, { what: 'timber' }, { what: 'copra' }, { what: 'clay' }] as const;

const second = form<Partial>(
  'loss-in-the-second-step',
  {
    band: 'Medium',
    seconds: 75,
    also: ['AR.PCT.2'],
    verify: ({ fresh, middle, end }) => {
      const [first, last] = [(100 - fresh) / (100 - middle), (100 - fresh) / (100 - end)];
      return nearFraction(((first - last) / (1 - last)) * 100, 90);
    },
  },
  ({ fresh, middle, end, what, frame }, { step, find }) => {
    const solid = find(100 - fresh);
    const one = step(calc`${solid} ÷ (100% - ${middle}%)`, {
      name: 'the weight after the first step',
      because: text`Only water goes, so $${100 - fresh}$ kg stay in all steps.`,
    })`
      Take $100$ kg at first: $${solid}$ kg are not water. After the first step they are ${100 - middle}% of the
      weight.`;
    const two = step(calc`${solid} ÷ (100% - ${end}%)`, { name: 'the weight after the second step' })`
      After the second step they are ${100 - end}% of it.`;
    const all = step(calc`100 - ${two}`, { name: 'all the weight lost' })`
      Find the whole loss.`;
    const later = find(calc`${one} - ${two}`);
    const wanted = step(calc`${later} / ${all} * 100%`)`
      In the second step $${one} - ${two} = ${later}$ kg were lost. Compare this with the whole loss.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`In two steps the water content of ${what} is brought down, in the first from ${fresh}% to ${middle}%
            of the weight and in the second from ${middle}% to
            ${end}%. What per cent of the whole loss of weight takes place in the second step?`
          : frame === 1
            ? text`Water makes ${fresh}% of the weight of fresh ${what}. A first machine lowers this to ${middle}%, a
              second one to ${end}%. Compare the water taken out by the second
              machine with all the water taken out: what per cent is it?`
            : text`A load of ${what} has ${fresh}% water. It lies in the sun until the water is ${middle}% of the
              weight, and then in an oven until it is ${end}%. Of all the
            water that leaves the load, find the per cent that leaves it in the oven.`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 30n,
      slips: [
        slip(
          'added_the_parts_of_different_wholes',
          wanted,
          calc`(${middle} - ${end}) / (${fresh} - ${end}) * 100%`,
        )`
          ${here} compares differences of per cents, which belong to different weights.`,
        slip('gave_the_complement', wanted, calc`(100 - ${one}) / ${all} * 100%`)`
          ${here} is the part that is lost in the first step.`,
        slip('wrong_base', wanted, calc`${later} / ${one} * 100%`)`
          ${here} compares with the weight after the first step.`,
        slip('wrong_base', all, calc`100`)`
          The loss of the second step was compared with the $100$ kg at first, not with the whole loss.`,
        slip('wrong_base', all, calc`100 - ${one}`)`
          The loss of the second step was compared with that of the first, $${all}$ kg.`,
        slip('added_the_parts_of_different_wholes', later, calc`${middle} - ${end}`)`
          The loss of the second step was taken as $${later}$ kg, a difference of per cents.`,
      ],
      snapRead: text`Three per cents of water: what is not water has the same weight in all cases.`,
      approach: text`Start with $100$ kg. What is not water gives the weight after each step, and so both losses.`,
      check: text`Of $${one}$ kg, $${solid}$ kg that are not water leave ${calc`(${one} - ${solid}) / ${one} * 100%`}
        water,
        and of $${two}$ kg they leave ${calc`(${two} - ${solid}) / ${two} * 100%`}.`,
      principle: text`Equal falls of the per cent of water are not equal losses of weight.`,
    };
  },
);

const traded = [60, 64, 70, 72, 75, 76, 80, 84, 85, 88, 90].flatMap(fresh =>
  [4, 8, 10, 12, 15, 16, 19, 20, 24, 25, 28, 30].flatMap(dry =>
    [20, 24, 25, 30, 32, 36, 40, 45, 48, 50, 60].flatMap(cost =>
      [10, 15, 20, 25, 30, 40].flatMap(gain => {
        const value = (((100 - dry) * cost) / (100 - fresh)) * (1 + gain / 100);
        return Math.abs(value - Math.round(value)) < 1e-9 &&
          value < 700 &&
          ![100, 100 + dry, 100 - dry, 100 - gain, 100 + gain].includes(Math.round(value)) &&
          2 * dry < fresh
          ? [{ fresh, dry, cost, gain }]
          : [];
      }),
    ),
  ),
);
const partials = [50, 52, 60, 64, 68, 70, 75, 76, 80, 82, 84].flatMap(fresh =>
  [20, 24, 25, 28, 36, 37, 40, 46, 52, 55, 60, 64].flatMap(middle =>
    [4, 5, 10, 12, 16, 19, 20, 25, 28, 40].flatMap(end => {
      const [one, two] = [(100 - fresh) / (100 - middle), (100 - fresh) / (100 - end)];
      const part = ((one - two) / (1 - two)) * 100;
      const neat = [one * 200, two * 200, part * 6].every(n => Math.abs(n - Math.round(n)) < 1e-9);
      return neat && end < middle - 4 && middle < fresh - 8 && part > 4 ? [{ fresh, middle, end }] : [];
    }),
  ),
);

/** AR.MIX.5 Medium: the price of the dried, and two steps. */
export const driedForMoney: readonly AnyTemplate[] = [
  ...situation<Traded>({
    type: 'AR.MIX.5',
    situation: 'dried-for-money',
    tries: 10,
    draw: draw => ({ ...draw.pick(traded), ...draw.pick(fruits), frame: draw.int(0, 2) }),
    forms: [price],
  }),
  ...situation<Partial>({
    type: 'AR.MIX.5',
    situation: 'two-steps',
    tries: 10,
    draw: draw => ({ ...draw.pick(partials), ...draw.pick(goods), frame: draw.int(0, 2) }),
    forms: [second],
  }),
];
