import { calc, form, here, situation, slip, text } from '../../question/index.ts';
import { percent, withUnit } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Drying {
  fresh: number;
  dry: number;
  amount: number;
  what: string;
  fresher: string;
  frame: number;
}

const fruits = [
  { what: 'dried grapes', fresher: 'fresh grapes' },
  { what: 'dried figs', fresher: 'fresh figs' },
  { what: 'dried mushrooms', fresher: 'fresh mushrooms' },
  { what: 'dried apricots', fresher: 'fresh apricots' },
  { what: 'dried mangoes', fresher: 'fresh mangoes' },
] as const;

const weight = form<Drying>(
  'weight-after-drying',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ fresh, dry, amount }) => {
      // Water is taken away until the share is right: by halving.
      let [low, high] = [0, amount];
      for (let i = 0; i < 90; i += 1) {
        const left = (low + high) / 2;
        if (left - (amount * (100 - fresh)) / 100 < (left * dry) / 100) low = left;
        else high = left;
      }
      return nearFraction(low, 60);
    },
  },
  ({ fresh, dry, amount, what, fresher, frame }, { step, find }) => {
    const solid = step(calc`100% - ${fresh}%`, {
      name: text`the part of ${fresher} that is not water`,
      because: text`Water and what is not water make up the whole weight, 100%. The part that is not water is the only
        one that is the same before and after drying.`,
    })`
      Of the ${fresher} ${fresh}% of the weight is water. Find what part is not water.`;
    const stays = step(calc`${amount} * ${solid}%`, {
      name: 'the kg that are not water',
      because: text`Drying takes away water only, so what is not water keeps its weight. It is in the ${what} with just
        as many kg.`,
    })`
      Take this part of the ${amount} kg. These are the kg that stay when the water goes.`;
    const part = find(calc`100% - ${dry}%`, { name: text`the part of ${what} that is not water` });
    const wanted = step(calc`${stays} ÷ ${part}%`, {
      because: text`In the ${what} the same kg are ${part}% of a smaller weight. Not ${dry}% more than these kg,
        because the ${dry}% of water are counted on the whole new weight.`,
    })`
      In the ${what} these kg are $100\% - ${dry}\% = ${part}\%$ of the weight. Divide by this per cent to find the
      whole weight.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`By weight, ${fresher} contain ${fresh}% water and ${what} contain ${dry}% water. How many kilograms
            of ${what} are obtained from ${amount} kg of ${fresher}?`
          : frame === 1
            ? text`A farmer dries ${amount} kg of ${fresher}, of which ${fresh}% is water, until only ${dry}% of the
              weight is water. What do the ${what} weigh?`
            : text`In ${what} water makes ${dry}% of the weight, in ${fresher} ${fresh}%. Find the weight of the
              ${what} that can be made from ${amount} kg of ${fresher}.`,
      show: value => withUnit(value, 'kg'),
      plausible: value => value.gt(0) && value.lt(amount) && value.d <= 20n,
      slips: [
        slip('kept_the_old_total', wanted, calc`${stays} * 1`)`
          $${wanted}$ kg is what is not water. The ${what} still contain some water, so they weigh more than that.`,
        slip('added_the_parts_of_different_wholes', wanted, calc`${amount} * (100% - ${fresh}% + ${dry}%)`)`
          ${here} subtracts the per cents of water. They are per cents of different weights, before and after drying,
          so they cannot be subtracted.`,
        slip('wrong_base', wanted, calc`${stays} * (100% + ${dry}%)`)`
          ${here} adds ${dry}% of what is not water. The water is ${dry}% of the whole new weight, which is more.`,
        slip('gave_the_complement', stays, calc`${amount} * ${fresh}%`)`
          You counted the $${stays}$ kg of water as what stays. Water is what goes; the other part keeps its weight.`,
        slip('gave_the_complement', wanted, calc`${amount} - ${stays} ÷ ${part}%`)`
          ${here} is the weight of the water that goes. The weight of the ${what} is what remains.`,
        slip('changed_what_stays', part, calc`100% + ${dry}%`)`
          You divided by ${part}%. What is not water is a part of the new weight, $100\% - ${dry}\%$ of it, so it has
          to be less than the whole.`,
        slip('wrong_base', wanted, calc`${amount} * ${solid}% * (100% - ${dry}%)`)`
          ${here} takes ${dry}% away once more. Some water is still in the ${what}, so they weigh more than what is not
          water.`,
      ],
      snapRead: text`Water goes and the rest stays: the weight that is not water is the same before and after drying.`,
      approach: text`The per cents of water belong to two different weights, so do not compare them. Find the kg that
        are not water, which stay, and divide them by their part of the weight afterwards.`,
      check: text`In $${wanted}$ kg there are ${dry}%, that is $${wanted.mul(dry).div(100)}$ kg, of water. With the
        $${stays}$ kg that are not water it is $${wanted.mul(dry).div(100).add(stays)}$ kg.`,
      principle: text`When only water goes, write the weight that is not water before and after, and set the two
        equal.`,
    };
  },
);

const loss = form<Drying>(
  'loss-in-drying',
  {
    band: 'Easy',
    seconds: 45,
    verify: ({ fresh, dry }) => {
      const left = q(100 - fresh)
        .mul(100)
        .div(100 - dry);
      return q(100).sub(left);
    },
  },
  ({ fresh, dry, what, fresher, frame }, { step, find }) => {
    const solid = step(calc`100 - ${fresh}`, {
      name: 'the kg that are not water, of 100',
      because: text`The per cents of water before and after belong to different weights. What is not water is the same
        in both, so start from there.`,
    })`
      Suppose that there are $100$ kg of ${fresher}. ${fresh}% of that is water; find the kg that are not water.`;
    const part = find(calc`100% - ${dry}%`);
    const left = step(calc`${solid} ÷ ${part}%`, {
      name: 'the weight after drying',
      because: text`Only water goes, so the same kg that are not water are in the dried weight. There they are ${part}%
        of the whole, a larger part, because the whole has become smaller.`,
    })`
      After drying ${dry}% is water, so these kg are $100\% - ${dry}\% = ${part}\%$ of the weight. Divide by this per
      cent to find the weight after drying.`;
    const wanted = step(calc`100 - ${left}`, {
      because: text`At first there were 100 kg, so each kg that is lost is one per cent of the weight at first.`,
    })`
      The rest of the $100$ kg has gone. Subtract; out of $100$ kg this is the loss in per cent.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`${fresher} have a water content of ${fresh}% by weight. They are dried to ${what} with a water
            content of ${dry}%. What per cent of the weight is lost?`
          : frame === 1
            ? text`A cooperative dries ${fresher}, ${fresh}% of which is water, until they are ${what} with ${dry}%
              water, by weight. Find the loss of weight in per cent.`
            : text`How much lighter, in per cent, do ${fresher} become when they are dried to ${what}, if ${fresh}% of
              their weight is water before and ${dry}% after drying?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 20n,
      slips: [
        slip('added_the_parts_of_different_wholes', wanted, calc`${fresh}% - ${dry}%`)`
          ${here} subtracts the per cents of water. They belong to different weights, before and after drying.`,
        slip('stopped_a_step_early', wanted, calc`${left} * 1`)`
          ${wanted}% is what remains of the weight. The question asks for what is lost.`,
        slip('wrong_base', left, calc`${solid} * (100% + ${dry}%)`)`
          You found $${left}$ kg after drying by adding ${dry}% of what is not water. The ${dry}% are counted on the
          whole dried weight, which is more.`,
        slip('wrong_base', left, calc`${solid} * ${part}%`)`
          You found $${left}$ kg after drying, less than what is not water. That part stays, and there is still some
          water with it.`,
        slip('took_the_whole_for_a_part', wanted, calc`${fresh}% * 1`)`
          ${wanted}% is all the water at first. A part of it remains, so less than that is lost.`,
        slip('wrong_base', wanted, calc`(${fresh} - ${dry}) / (100 + ${fresh} - ${dry}) * 100`)`
          ${here} compares the difference of the per cents with a weight that is too large. The loss is counted on the
          $100$ kg at first.`,
        slip('wrong_base', left, calc`${solid} + ${dry} * ${fresh} / 100`)`
          You found $${left}$ kg after drying, as if ${dry}% of the water were left. Water is ${dry}% of the dried
          weight, not of the water at first.`,
      ],
      snapRead: text`Per cents of water before and after drying: what is not water has the same weight, the whole
        weights differ.`,
      approach: text`No weight is given, so start with $100$ kg. Find what is not water, which stays, and from it the
        weight after drying; the rest is lost.`,
      faster: text`What is not water rises from ${100 - fresh}% to ${100 - dry}% of the weight, so the weight falls to
        $\frac{${100 - fresh}}{${100 - dry}}$.`,
      check: text`Of $${left}$ kg, ${dry}% is water and ${part}% is not: $${left} \times ${part}\% =
        ${left.mul(part).div(100)}$ kg, as many as in the $100$ kg at first.`,
      principle: text`When one part keeps its weight and the whole shrinks, the per cents of that part are inversely as
        the whole weights.`,
    };
  },
);

const shares = [60, 64, 65, 68, 70, 72, 75, 76, 78, 80, 82, 84, 85, 86, 88, 90, 91, 92].flatMap(fresh =>
  [5, 8, 10, 12, 15, 16, 19, 20, 24, 25, 28, 30, 36, 40].map(dry => ({ fresh, dry })),
);

/** AR.MIX.5 Easy: the weight and the loss in drying. */
export const onceDried: readonly AnyTemplate[] = [
  ...situation<Drying>({
    type: 'AR.MIX.5',
    situation: 'drying',
    tries: 40,
    draw: draw => {
      const { fresh, dry } = draw.pick(shares);
      const amount = draw.step(12, 400, 4);
      const left = q(amount * (100 - fresh), 100 - dry);
      return left.mul(2).d === 1n && 2 * dry < fresh && !left.equals(100 + dry) && !left.equals(100)
        ? { fresh, dry, amount, ...draw.pick(fruits), frame: draw.int(0, 2) }
        : null;
    },
    forms: [weight],
  }),
  ...situation<Drying>({
    type: 'AR.MIX.5',
    situation: 'loss-of-weight',
    tries: 40,
    draw: draw => {
      const { fresh, dry } = draw.pick(shares);
      const left = q(100 * (100 - fresh), 100 - dry);
      return left.mul(6).d === 1n && 2 * dry < fresh
        ? { fresh, dry, amount: 100, ...draw.pick(fruits), frame: draw.int(0, 2) }
        : null;
    },
    forms: [loss],
  }),
];
