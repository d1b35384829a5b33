import type Fraction from 'fraction.js';
import { isCount } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** The strength if some water is boiled off, and if as much is added instead. */
interface Either {
  less: Fraction;
  more: Fraction;
  frame: number;
}

const doubled = ({ less, more }: Either) => q(3).div(less).sub(q(1).div(more)).div(2).inverse();

const twiceBoiled = form<Either>(
  'strength-after-boiling-twice-as-much',
  {
    band: 'Hard',
    seconds: 120,
    also: ['AL.LIN.1'],
    verify: ({ less, more }) => {
      // For 1 litre of water more or less: less (v - 1) = more (v + 1).
      const volume = less.add(more).div(less.sub(more));
      return less.mul(volume.sub(1)).div(volume.sub(2));
    },
  },
  (p, { step, find }) => {
    const { less, more, frame } = p;
    const what = frame === 0 ? 'fertiliser' : frame === 1 ? 'sugar' : 'soda';
    const low = step(calc`100 / ${less}`, {
      works: value => tex`100 \div ${less} = ${frac(value)}`,
      name: text`the amount for 1 part of ${what} with less water`,
      because: text`The ${what} is the same in all cases, so amounts measured by it change by equal steps.`,
    })`
      Take the ${what}, which stays, as $1$ part. Find how much there is when the water has been taken away.`;
    const high = step(calc`100 / ${more}`, value => tex`100 \div ${more} = ${frac(value)}`)`
      Find how much there is when the same water is added instead.`;
    const half = find(2);
    const water = step(calc`(${high} - ${low}) / ${half}`, {
      works: value => tex`\left(${frac(high)} - ${frac(low)}\right) \div ${half} = ${frac(value)}`,
      name: 'the water of one step',
    })`
      These two lie one step of water below and one step above the beginning. Find one step.`;
    const end = step(calc`${low} - ${water}`, value => tex`${frac(low)} - ${frac(water)} = ${frac(value)}`)`
      Taking away twice as much is one step further down than the first case.`;
    const share = step(calc`100 / ${end}`, value => tex`100\% \div ${frac(end)} = ${value}\%`)`
      Write the $1$ part of ${what} as a per cent of this.`;
    return {
      answer: share,
      stem:
        frame === 0
          ? text`If some water is evaporated from a fertiliser solution, it has ${less}% fertiliser; if instead as
            much water is added to it, it has ${more}%. What per cent of fertiliser would it have if twice that amount
            of water were evaporated?`
          : frame === 1
            ? text`A pan holds sugar syrup. Boiling off a certain weight of water would make it ${less}% sugar, and
              pouring in the same weight of water would make it ${more}% sugar. How strong does it become if double
              this weight of water is boiled off?`
            : text`A washing solution would contain ${more}% soda after a bucket of water was poured in, and ${less}%
              after the same amount of water had evaporated from it. Find the per cent of soda if two such amounts of
              water evaporate.`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 20n,
      onSight: value => value.gt(less),
      slips: [
        slip('assumed_a_proportion', share, calc`${less} + (${less} - ${more}) / 2`)`
          ${here} changes the per cents evenly. Equal amounts of water do not change the per cent evenly.`,
        slip('assumed_a_proportion', share, calc`${less} + (${less} - ${more})`)`
          ${here} adds the whole difference of the two per cents, as if they changed evenly and lay one step apart.`,
        slip('did_not_halve', half, 1)`
          The two cases lie two steps of water apart, one below and one above the beginning; it was taken as one step.`,
        slip('answered_another_quantity', share, calc`100 * 2 / (${low} + ${high})`)`
          ${share}% is the strength at the beginning.`,
        slip('took_a_change_twice', end, calc`${low} - 2 * ${water}`)`
          In the first case the water has been taken away once already. For twice as much only one more step is
          needed, not two.`,
        slip('assumed_a_proportion', share, calc`${less} * ${less} / ${more}`)`
          ${here} takes a constant factor from step to step; the amount of solution changes by equal steps, not by a
          factor.`,
      ],
      snapRead: text`The same water less or more, with both strengths: for a fixed amount of ${what} the total changes
        by equal steps.`,
      approach: text`Measure the solution in units of its ${what}. The two cases are one step below and one above the
        beginning, and the question is about two steps below.`,
      faster: text`Two steps below is $\frac{3 \times ${frac(low)} - ${frac(high)}}{2}$ parts for 1 part of ${what}:
        $${frac(end)}$.`,
      check: () => {
        const start = low.add(water);
        return text`The amounts are $${frac(end)}, ${frac(low)}, ${frac(start)}, ${frac(start.add(water))}$, in equal
          steps; the second and the last give $100\% \div ${frac(low)} = ${q(100).div(low)}\%$ and $100\% \div
          ${frac(start.add(water))} = ${q(100).div(start.add(water))}\%$.`;
      },
      principle: text`Choose what stays the same as the unit: changes that are not equal in per cents become equal
        steps.`,
    };
  },
);

/** A solution to be made stronger by boiling, by adding salt, or by both. */
interface Cost {
  amount: number;
  from: number;
  to: number;
  /** The least final weight in kg, and the rupees for 1 kg boiled off and 1 kg of salt. */
  least: number;
  boil: number;
  salt: number;
  frame: number;
}

const saltFor = ({ amount, from, to, least }: Cost) => q(to * least - from * amount, 100);

const cheapest = form<Cost>(
  'least-cost-of-strengthening',
  {
    band: 'Hard',
    seconds: 140,
    also: ['AL.INQ.7'],
    entry: true,
    verify: p => {
      const { amount, from, to, least, boil, salt } = p;
      // All weights boiled off, in steps that the best one is a multiple of.
      let best: Fraction | null = null;
      for (let tenth = 0; tenth <= amount * 10; tenth += 1) {
        const gone = q(tenth, 10);
        // Salt for the strength, and salt for the weight: the larger of the two is needed.
        const forStrength = q((to - from) * amount, 100)
          .sub(gone.mul(to).div(100))
          .div(q(100 - to, 100));
        const forWeight = gone.sub(amount).add(least);
        const need = [forStrength, forWeight, q(0)].reduce((x, y) => (x.gt(y) ? x : y));
        const cost = gone.mul(boil).add(need.mul(salt));
        if (best === null || cost.lt(best)) best = cost;
      }
      return best ?? q(0);
    },
  },
  (p, { step, find }) => {
    const { amount, from, to, least, boil, salt, frame } = p;
    const what = frame === 1 ? 'sugar' : 'salt';
    const it = frame === 1 ? 'syrup' : 'brine';
    const compare = find(q(boil * (100 - to), to));
    const goal = step(calc`${least} * ${to}%`, {
      name: text`the kg of ${what} in the least ${it} that is allowed`,
      because: text`To boil off $${frac(q(100 - to, to))}$ kg of water does for the strength what 1 kg of ${what}
        does, and costs ₹${compare} and not ₹${salt}.`,
    })`
      For the strength alone, to boil off water costs less. But then the ${it} weighs less, so boil until the final
      weight is just ${least} kg. Find how much ${what} must be in it then.`;
    const there = find(calc`${amount} * ${from}%`);
    const added = step(calc`${goal} - ${there}`, {
      works: (_value, working) => tex`${amount} \times ${from}\% = ${there}, \qquad ${working}`,
      name: text`the kg of ${what} to be added`,
    })`
      Subtract the ${what} that is there: the difference has to be added.`;
    const gone = step(calc`${amount} + ${added} - ${least}`, { name: 'the kg of water to be boiled off' })`
      What is too much for the final weight is boiled off.`;
    const cost = step(calc`${gone} * ${boil} + ${added} * ${salt}`)`
      Add the two costs.`;
    const onlySalt = q(amount * (to - from), 100 - to);
    const onlyBoil = q(amount * (to - from), to);
    return {
      answer: cost,
      stem:
        frame === 0
          ? text`A factory has ${amount} kg of brine with ${from}% salt and needs at least ${least} kg of brine with
            ${to}% salt. It may boil off water at ₹${boil} per kg of water, add salt at ₹${salt} per kg, or do both.
            What is the least cost, in rupees?`
          : frame === 1
            ? text`From ${amount} kg of syrup with ${from}% sugar, a confectioner wants syrup with ${to}% sugar, not
              less than ${least} kg of it. It costs ₹${boil} to boil off 1 kg of water and ₹${salt} to add 1 kg of
              sugar, and both may be done. Find the minimum cost in rupees.`
            : text`A pickle maker must turn ${amount} kg of ${from}% brine into brine of ${to}% that weighs ${least}
              kg or more. To boil off 1 kg of water costs ₹${boil}; 1 kg of salt costs ₹${salt}. If both ways may be
              used together, what is the least cost?`,
      show: rupees,
      plausible: value => isCount(value.mul(10)),
      slips: [
        slip('ignored_a_bound', cost, calc`${onlyBoil} * ${boil}`)`
          ${here} is the cost if water is boiled off and nothing is added. Then only $${q(amount).sub(onlyBoil)}$ kg
          are left, less than ${least}.`,
        slip('sought_the_extreme_elsewhere', cost, calc`${onlySalt} * ${salt}`)`
          ${here} is for adding ${what} alone. To boil off water for a part of the change costs less.`,
        slip('left_out_a_term', cost, calc`${gone} * ${boil}`)`
          ${here} leaves out the ${what} that has to be added.`,
        slip('left_out_a_term', gone, calc`${amount} - ${least}`)`
          $${gone}$ kg would do if nothing was added; the weight of the ${what} added can be boiled off as water too.`,
        slip('assumed_equal_parts', cost, calc`${onlyBoil} / 2 * ${boil} + ${onlySalt} / 2 * ${salt}`)`
          ${here} does half of the change each way, which is more ${what} than the weight needs.`,
        slip('forgot_what_was_done', added, calc`${goal}`)`
          $${added}$ kg is all the ${what} in the end; the ${it} has some already.`,
        slip('swapped_the_two', cost, calc`${gone} * ${salt} + ${added} * ${boil}`)`
          ${here} puts each price with the other weight.`,
      ],
      snapRead: text`Two ways to the same strength, one lowers the weight; the weight has a lower bound: use the one
        that costs less as far as possible.`,
      approach: text`See which way costs less for the same change of strength. Use it as far as the bound on the
        weight allows; the final weight and strength then give both amounts.`,
      faster: text`At the end there are exactly ${least} kg with $${goal}$ kg of ${what}: add $${added}$, boil off the
        rest.`,
      check: text`$${amount} - ${gone} + ${added} = ${q(amount).sub(gone).add(added)}$ kg, with $${there} + ${added} =
        ${there.add(added)}$ kg of ${what}. With more ${what} and less water boiled off, the cost would be greater.`,
      principle: text`With two ways to the same end, use the one that costs less until a condition stops it, and only
        then the other.`,
    };
  },
);

/** AR.MIX.4 Hard: the same water less or more, and the cheapest way to a strength. */
export const boilingAndItsCost: readonly AnyTemplate[] = [
  ...situation<Either>({
    type: 'AR.MIX.4',
    situation: 'water-less-or-more',
    tries: 400,
    draw: draw => {
      const p = { less: q(draw.int(8, 60)), more: q(draw.int(5, 50)), frame: draw.int(0, 2) };
      if (p.less.lte(p.more.add(1)) || p.less.gte(p.more.mul(5).div(2))) return null;
      const end = doubled(p);
      return end.d <= 2n && end.gt(0) && end.lt(p.frame === 2 ? 32 : 75) ? p : null;
    },
    forms: [twiceBoiled],
  }),
  ...situation<Cost>({
    type: 'AR.MIX.4',
    situation: 'cost-of-strength',
    tries: 300,
    draw: draw => {
      const frame = draw.pick([0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 2]);
      const p = {
        amount: draw.step(100, 600, 20),
        from: frame === 1 ? draw.step(20, 40, 5) : draw.step(5, 15, 1),
        to: frame === 1 ? draw.step(40, 65, 5) : draw.step(10, 25, 1),
        least: draw.step(80, 560, 10),
        boil: draw.int(2, 9),
        salt: frame === 1 ? draw.int(38, 48) : draw.int(12, 60),
        frame,
      };
      if (p.to <= p.from + 2) return null;
      const salt = saltFor(p);
      const boilOnly = q(p.amount).sub(q(p.amount * (p.to - p.from), p.to));
      const fits = isCount(salt) && p.least < p.amount && boilOnly.lt(p.least - 8);
      // Boiling must be the cheaper way by a clear margin.
      return fits && p.boil * (100 - p.to) * 5 < p.salt * p.to * 4 ? p : null;
    },
    forms: [cheapest],
  }),
];
