import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Mixed {
  fresh: number;
  dry: number;
  whole: number;
  what: string;
  frame: number;
}

const fruits = [
  { what: 'grapes' },
  { what: 'figs' },
  { what: 'mushrooms' },
  { what: 'apricots' },
  { what: 'chillies' },
] as const;

const dried = form<Mixed>(
  'part-that-was-dried',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AR.MIX.1'],
    verify: ({ fresh, dry, whole }) => {
      // The part that is dried by halving: the more of it, the less water.
      let [low, high] = [0, 1];
      for (let i = 0; i < 90; i += 1) {
        const part = (low + high) / 2;
        const solid = 100 - fresh;
        const water = (1 - part) * fresh + (part * solid * dry) / (100 - dry);
        if ((100 * water) / (water + solid) > whole) low = part;
        else high = part;
      }
      return nearFraction(low * 100, 30);
    },
  },
  ({ fresh, dry, whole, what, frame }, { step, find }) => {
    const solid = find(100 - fresh);
    const left = step(calc`${solid} ÷ (100% - ${whole}%)`, {
      name: 'the weight of the mixture',
      because: text`What is not water is in the mixture completely, whichever part was dried.`,
    })`
      Take $100$ kg of ${what}; $${solid}$ kg are not water. All of this is in the mixture, as ${100 - whole}% of its
      weight.`;
    const lost = step(calc`100 - ${left}`, { name: 'the water that has gone' })`
      The rest is water that has gone.`;
    const remains = find(calc`${solid} ÷ (100% - ${dry}%)`, { name: 'the weight if all were dried' });
    const most = step(calc`100 - ${remains}`, {
      name: 'the water that would go if all were dried',
      works: (_value, working) => tex`${solid} \div (100\% - ${dry}\%) = ${remains}, \qquad ${working}`,
    })`
      If all were dried to ${dry}% water, $${remains}$ kg would remain. Find the water that would have gone.`;
    const wanted = step(calc`${lost} / ${most} * 100%`)`
      The water that has gone is proportional to the weight that was dried: compare the two.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`Fresh ${what} have ${fresh}% water by weight. A part of a load is dried until its water content is
            ${dry}%, and then it is mixed with the rest, which is
            still fresh. The mixture has ${whole}% water. What per cent of the load, by weight, was dried?`
          : text`A load of ${what} with a water content of ${fresh}% is divided into two lots. The first lot is dried
            to a water content of ${dry}%, the second is left as it
            is. Afterwards both are put together again, and now water makes ${whole}% of the weight. How large was the
            first lot before drying, as a per cent
            of the load?`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 30n,
      slips: [
        slip('ignored_the_weights', wanted, calc`(${fresh} - ${whole}) / (${fresh} - ${dry}) * 100%`)`
          ${here} is the part of the dried ones in the mixture. Before drying they weighed more.`,
        slip('gave_the_complement', wanted, calc`100% - ${lost} / ${most} * 100%`)`
          ${here} is the part that was not dried.`,
        slip('swapped_the_weights', wanted, calc`(${whole} - ${dry}) / (${fresh} - ${dry}) * 100%`)`
          ${here} is the part of the others in the mixture.`,
        slip('wrong_base', most, calc`100`)`
          The water that has gone was compared with the whole load of $${most}$ kg.`,
        slip('wrong_base', most, calc`${fresh}`)`
          The water that has gone was compared with all the water at first. Some of it stays in the dried ones.`,
        slip('added_the_parts_of_different_wholes', left, calc`100 - (${fresh} - ${whole})`)`
          The weight of the mixture was taken as $${left}$ kg, with per cents of different weights subtracted.`,
        slip('took_the_whole_for_a_part', wanted, calc`${left} * 1`)`
          ${wanted}% is what remains of the weight.`,
      ],
      snapRead: text`A part is dried and mixed with the rest: what is not water stays, the water lost measures the
        part.`,
      approach: text`Find from the per cents of water how much water has gone in fact, and how much would go if all
        were dried. The quotient is the
        part.`,
      check: text`${wanted}% of the load becomes $${wanted.mul(remains).div(100)}$ kg, and $${q(100).sub(wanted)}$ kg
        stay: together
        $${wanted.mul(remains).div(100).add(100).sub(wanted)}$ kg.`,
      principle: text`Alligation after a loss gives parts of the final mixture; for parts before it, follow what was
        lost.`,
    };
  },
);

interface Daily {
  loss: number;
  fall: number;
  what: string;
  frame: number;
}

const loads = [
  { what: 'hay' },
  { what: 'peat' },
  { what: 'sawdust' },
  { what: 'seaweed' },
  { what: 'coir' },
] as const;

const after = form<Daily>(
  'loss-after-three-days',
  {
    band: 'Hard',
    seconds: 115,
    also: ['AR.MIX.2'],
    verify: ({ loss, fall }) => {
      const k = 1 - loss / 100;
      // Water at first by halving, so that two days take off the given weight.
      let [low, high] = [0, 100];
      for (let i = 0; i < 90; i += 1) {
        const water = (low + high) / 2;
        if (water - water * k * k < fall) low = water;
        else high = water;
      }
      return nearFraction(low - low * k * k * k, 100);
    },
  },
  ({ loss, fall, what, frame }, { step, find }) => {
    const keep = find(q(100 - loss, 100), { name: 'what remains of the water in a day' });
    const part = step(calc`1 - ${keep}^2`, {
      name: 'the part of the water that goes in two days',
      because: text`The loss of the second day is a part of the water that is then left, not of the first amount.`,
    })`
      Each day $${keep}$ of the water remains. Find what part of it goes in two days.`;
    const gone = find(q(fall));
    const water = step(calc`${gone} ÷ ${part}`, { name: 'the water at first, of 100 kg' })`
      Take $100$ kg. They lose $${gone}$ kg in two days, and only water goes. Find the water at first.`;
    const all = step(calc`1 - ${keep}^3`, { name: 'the part of the water that goes in three days' })`
      Find what part of the water goes in three days.`;
    const wanted = step(calc`${water} * ${all}`)`
      Take that part of the water: so many kg of $100$ kg, and so many per cent.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`On every day in the sun, a heap of wet ${what} loses ${loss}% of the water that it has in the morning,
            and nothing else. In the first two days its weight falls
            by ${gone}%. By what per cent of its first weight has it fallen after three days?`
          : frame === 1
            ? text`Wet ${what} is laid out to dry. Each day ${loss}% of the water that is still in it goes into the
              air. At the end of the second day the weight is ${gone}% lower
              than at the beginning. How much lower is it at the end of the third day, in per cent of the weight at the
              beginning?`
            : text`A load of ${what} contains water, of which ${loss}% is lost on each day of drying, counted from what
              is there on that morning. Two days of drying have taken
              ${gone}% off the weight of the load. Find the per cent of the first weight that three days take off.`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 100n,

      slips: [
        slip('assumed_a_proportion', wanted, calc`${gone} * 3 / 2`)`
          ${here} takes half as much again for the third day. Every day there is less water to lose.`,
        slip('wrong_base', wanted, calc`${gone} + (100 - ${gone}) * ${loss}%`)`
          ${here} takes ${loss}% of the whole weight on the third day. Only the water gets less.`,
        slip('wrong_base', wanted, calc`100 * ${all}`)`
          ${here} is the part of the water that goes in three days. Not all the weight is water.`,
        slip('took_a_share_of_the_start', wanted, calc`${gone} + ${water} * ${loss}%`)`
          ${here} takes ${loss}% of the first water again on the third day.`,
        slip('took_a_wrong_number_of_periods', all, calc`1 - ${keep}^4`)`
          Four days were counted, with $${all}$ of the water lost.`,
        slip('stopped_a_step_early', wanted, calc`${water} * 1`)`
          ${wanted}% is all the water at first.`,
        slip('wrong_base', wanted, calc`${gone} + ${gone} * ${loss}%`)`
          ${here} takes ${loss}% of what has gone. It is ${loss}% of what remains.`,
        slip('took_a_wrong_number_of_periods', wanted, calc`${gone} + ${water} * ${keep}^3 * ${loss}%`)`
          ${here} adds the loss of the fourth day in place of the third.`,
        slip('answered_another_quantity', wanted, calc`${water} * ${keep}^2 * ${loss}%`)`
          ${here} is the loss of the third day alone.`,
        slip('answered_another_quantity', wanted, calc`${water} * ${keep}^3`)`
          ${here} is the water that is still there after three days.`,
      ],
      snapRead: text`Equal per cents of the water go each day, the loss is told for the whole weight: find the water
        first.`,
      approach: text`Two days take a known part of the water, and this is the whole loss of weight. That gives the
        water; then take three days.`,
      faster: text`The losses of the days are as $1 : ${keep} : ${keep.mul(keep)}$, so the third is
        $\frac{${keep.mul(keep)}}{${keep.add(1)}}$ of the first two.`,
      check: text`$${water}$ kg of water become $${water.mul(keep)}$, $${water.mul(keep).mul(keep)}$ and
        $${water.mul(keep).mul(keep).mul(keep)}$ kg: the losses are
        $${gone}$ kg in two days and $${wanted}$ kg in three.`,
      principle: text`A loss that is told for the whole belongs to the part that changes: go over to that part first.`,
    };
  },
);

const mixtures = [60, 64, 70, 72, 75, 76, 80, 84, 85, 88, 90].flatMap(fresh =>
  [4, 10, 12, 16, 20, 24, 25, 28, 30, 36, 40].flatMap(dry =>
    [36, 40, 44, 45, 48, 50, 52, 55, 60, 64, 65, 68, 70, 75, 76, 80].flatMap(whole => {
      const solid = 100 - fresh;
      const part = (100 - (100 * solid) / (100 - whole)) / (100 - (100 * solid) / (100 - dry));
      const neat =
        Math.abs(part * 600 - Math.round(part * 600)) < 1e-9 &&
        Number.isInteger((200 * solid) / (100 - whole));
      return neat &&
        part > 0.15 &&
        part < 0.93 &&
        whole > dry + 8 &&
        whole < fresh - 3 &&
        Math.abs(part - 0.5) > 0.01
        ? [{ fresh, dry, whole }]
        : [];
    }),
  ),
);
const daily = [10, 20, 25, 30, 40, 50, 60].flatMap(loss =>
  Array.from({ length: 70 }, (_, i) => i + 20).flatMap(water => {
    const keep = (100 - loss) / 100;
    const [fall, end] = [water * (1 - keep * keep), water * (1 - keep ** 3)];
    const neat = [fall * 2, end * 100].every(n => Math.abs(n - Math.round(n)) < 1e-9);
    return neat && fall > 6 ? [{ loss, fall: Math.round(fall * 2) / 2 }] : [];
  }),
);

/** AR.MIX.5 Hard: a part that is dried, and water that goes day by day. */
export const partlyDried: readonly AnyTemplate[] = [
  ...situation<Mixed>({
    type: 'AR.MIX.5',
    situation: 'dried-and-fresh',
    tries: 10,
    draw: draw => ({ ...draw.pick(mixtures), ...draw.pick(fruits), frame: draw.int(0, 1) }),
    forms: [dried],
  }),
  ...situation<Daily>({
    type: 'AR.MIX.5',
    situation: 'day-by-day',
    tries: 10,
    draw: draw => ({ ...draw.pick(daily), ...draw.pick(loads), frame: draw.int(0, 2) }),
    forms: [after],
  }),
];
