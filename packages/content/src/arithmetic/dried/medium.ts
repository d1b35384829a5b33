import { personBy } from '../../people.ts';
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
    revision: 2,
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
      because: text`What is not water is all that passes unchanged from the ${fresher} to the ${what}. So it connects
        the two weights.`,
    })`
      Look at 1 kg of ${what}: ${dry}% of it is water. Find the part that is not water.`;
    const need = step(calc`${part}% ÷ ${solid}%`, {
      name: text`the kg of ${fresher} for 1 kg`,
      because: text`Each kg of ${fresher} brings only ${solid}% that is not water; all the rest goes in drying. So many
        kg are needed as this goes into the part of 1 kg of ${what}.`,
    })`
      Of ${fresher} only $100\% - ${fresh}\% = ${solid}\%$ is not water. Divide to find how many kg of them contain as
      much that is not water as 1 kg of ${what}.`;
    const paid = step(calc`${need} * ${cost}`, {
      name: text`the cost of 1 kg of ${what}`,
      because: text`The money is paid for the ${fresher}, at ₹${cost} for each kg. Drying itself adds no cost, it only
        makes the weight smaller.`,
    })`
      Each kg of ${fresher} costs ₹${cost}. Multiply to find what 1 kg of ${what} has cost.`;
    const wanted = step(calc`${paid} * (100% + ${gain}%)`, {
      because: text`A profit per cent is counted on the cost, so the price is the cost and ${gain}% of the cost.`,
    })`
      Add the profit of ${gain}% of this cost to find the price of 1 kg.`;
    const who = personBy(fresh, cost);
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${who} buys ${fresher} at ₹${cost} per kg and dries them. Water makes ${fresh}% of the weight of
            ${fresher} and ${dry}% of the weight of ${what}. At what price per kg must the ${what} be sold for a
            profit of ${gain}%?`
          : frame === 1
            ? text`By weight, ${fresh}% of ${fresher} and ${dry}% of ${what} is water. A kilogram of ${fresher} costs
              ₹${cost}, and ${who} dries them at home to sell them. Which price per kilogram of ${what} brings
              ${who} ${gain}% more than the cost?`
            : text`To get ${what} with ${dry}% water, a women's cooperative dries ${fresher} with ${fresh}% water,
              which cost ₹${cost} a kilogram. The drying costs nothing. What should be charged for a kilogram of
              ${what} so that the profit is ${gain}%?`,
      show: rupees,
      plausible: value => value.mul(100).d === 1n && value.gt(0),
      slips: [
        slip('left_out_a_change', part, calc`100%`)`
          You counted all of the ${what}, ${part}%, as free of water. ${dry}% of them is water, so fewer kg of
          ${fresher} are needed.`,
        slip('added_the_parts_of_different_wholes', need, calc`100 / (100 - ${fresh} + ${dry})`)`
          You subtracted the per cents of water, so that $${need}$ kg were used for 1 kg. They are per cents of
          different weights, before and after drying.`,
        slip('stopped_a_step_early', wanted, paid)`
          ₹${wanted} is the cost of 1 kg of ${what}. The profit of ${gain}% has still to be added.`,
        slip('ignored_a_condition', need, 1)`
          You used 1 kg of ${fresher} for 1 kg of ${what}. Much of the weight is lost as water, so more is needed.`,
        slip('took_profit_on_the_selling_price', wanted, calc`${paid} ÷ (100% - ${gain}%)`)`
          ${here} makes the profit ${gain}% of the selling price. It is a per cent of the cost.`,
        slip('gave_the_complement', need, calc`${dry}% ÷ ${fresh}% + 1`)`
          You compared the water, which gives $${need}$ kg. The water changes in drying; only what is not water stays
          and can be compared.`,
        slip('took_the_change_the_wrong_way', wanted, calc`${paid} * (100% - ${gain}%)`)`
          ${here} takes ${gain}% off the cost. That would be a loss; a profit is added.`,
        slip('wrong_base', part, calc`100% + ${dry}%`)`
          You used ${part}% as the part that is not water. It is what the water leaves of $100\%$, so the ${dry}% has
          to be subtracted.`,
      ],
      snapRead: text`Drying and a profit: first find how much fresh weight is needed for 1 kg, and then the money.`,
      approach: text`What is not water stays in drying, so it shows how many kg of ${fresher} make 1 kg of ${what}.
        Their cost with the profit added is the price.`,
      check: text`$${need}$ kg of ${fresher} have $${need.mul(solid).div(100)}$ kg that is not water, as much as 1 kg
        of ${what}. They cost ₹${paid}, and ${gain}% more is ₹${wanted}.`,
      principle: text`When something loses water, change the weights first, by the part that stays, and only then the
        money.`,
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
    revision: 2, // No option is tied to the key at a glance.
    untied: true,
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
      because: text`Only water goes, so $${100 - fresh}$ kg stay in all steps. They become a larger per cent only
        because the whole weight becomes smaller.`,
    })`
      Suppose that there are $100$ kg at first: $100 - ${fresh} = ${solid}$ kg are not water and stay. After the first
      step ${middle}% is water, so they are $100\% - ${middle}\%$ of the weight. Divide to find the weight.`;
    const two = step(calc`${solid} ÷ (100% - ${end}%)`, {
      name: 'the weight after the second step',
      because: text`The same ${100 - fresh} kg are still there. Not a per cent of the weight after the first step has
        to be taken, because the per cent of water is counted on the new weight.`,
    })`
      After the second step ${end}% is water, so the same kg are $100\% - ${end}\%$ of the weight. Divide again.`;
    const all = step(calc`100 - ${two}`, {
      name: 'all the weight lost',
      because: text`The question compares with the whole loss, from the beginning to the end of the second step. It
        does not compare with a weight.`,
    })`
      Subtract the last weight from the $100$ kg at first to find the whole loss.`;
    const later = find(calc`${one} - ${two}`);
    const wanted = step(calc`${later} / ${all} * 100%`, {
      because: text`The loss of the second step is a part of the whole loss, so the whole loss is the 100%. The result
        is the same for any weight at first.`,
    })`
      In the second step $${one} - ${two} = ${later}$ kg are lost. Write this as a per cent of the whole loss.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`In two steps the water content of ${what} is brought down, in the first from ${fresh}% to ${middle}%
            of the weight and in the second from ${middle}% to ${end}%. What per cent of the whole loss of weight
            takes place in the second step?`
          : frame === 1
            ? text`Water makes ${fresh}% of the weight of fresh ${what}. A first machine lowers this to ${middle}%, a
              second one to ${end}%. Compare the water taken out by the second machine with all the water taken out:
              what per cent is it?`
            : text`A load of ${what} has ${fresh}% water. It lies in the sun until the water is ${middle}% of the
              weight, and then in an oven until it is ${end}%. Of all the water that leaves the load, find the per
              cent that leaves it in the oven.`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 30n,
      slips: [
        slip(
          'added_the_parts_of_different_wholes',
          wanted,
          calc`(${middle} - ${end}) / (${fresh} - ${end}) * 100%`,
        )`
          ${here} compares differences of per cents of water. They belong to different weights, so they are not losses
          of weight.`,
        slip('gave_the_complement', wanted, calc`(100 - ${one}) / ${all} * 100%`)`
          ${here} is the part that is lost in the first step. The second step is asked.`,
        slip('wrong_base', wanted, calc`${later} / ${one} * 100%`)`
          ${here} compares with the weight after the first step. The question asks for a per cent of the whole loss.`,
        slip('wrong_base', all, calc`100`)`
          You compared the loss of the second step with the $100$ kg at first. The question asks for a per cent of the
          whole loss, not of the weight.`,
        slip('wrong_base', all, calc`100 - ${one}`)`
          You compared the loss of the second step with that of the first, $${all}$ kg. The whole loss contains both of
          them.`,
        slip('added_the_parts_of_different_wholes', later, calc`${middle} - ${end}`)`
          You used $${later}$ kg as the loss of the second step, a difference of two per cents. They are per cents of
          different weights.`,
      ],
      snapRead: text`Three per cents of water: what is not water has the same weight at all three times.`,
      approach: text`Start with $100$ kg. What is not water stays, so it gives the weight after each step, and from the
        weights both losses follow.`,
      check: text`Of $${one}$ kg, $${solid}$ kg that are not water leave ${calc`(${one} - ${solid}) / ${one} * 100%`}
        water, and of $${two}$ kg they leave ${calc`(${two} - ${solid}) / ${two} * 100%`}.`,
      principle: text`Where only water goes, equal falls of the per cent of water are not equal losses of weight: find
        the weights from the part that stays.`,
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
