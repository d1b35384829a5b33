import type Fraction from 'fraction.js';
import { isCount } from '../../numbers.ts';
import { personBy } from '../../people.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { percent, rupees } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

/** The strength if some water is boiled off, and if as much of the solution is replaced by water. */
interface Either {
  boiled: Fraction;
  replaced: Fraction;
  frame: number;
}

const afterAdding = form<Either>(
  'strength-from-boiling-and-replacing',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AR.MIX.2'],
    verify: ({ boiled, replaced }) => {
      // The part w of the solution by halving: boiling and replacing have to leave the same amount at the start.
      let [low, high] = [0, 1];
      for (let i = 0; i < 90; i += 1) {
        const w = (low + high) / 2;
        const start = boiled.valueOf() * (1 - w);
        if (start * (1 - w) > replaced.valueOf()) low = w;
        else high = w;
      }
      return nearFraction((boiled.valueOf() * (1 - low)) / (1 + low), 60);
    },
  },
  ({ boiled, replaced, frame }, { step }) => {
    const what = frame === 0 ? 'fertiliser' : frame === 1 ? 'sugar' : 'soda';
    const square = step(calc`${replaced} / ${boiled}`, {
      works: value => tex`\left(\frac{V - w}{V}\right)^2 = \frac{${replaced}}{${boiled}} = ${frac(value)}`,
      name: 'the square of what is left of the solution',
      because: text`Taking away water keeps all the ${what} and makes the weight smaller. Exchanging keeps the
          weight and takes a part of the ${what} away. In the quotient of the two strengths the unknown weight of
          ${what} cancels.`,
    })`
      Let the solution weigh $V$ kg and the water $w$ kg. Without this water all the ${what} is in $V - w$ kg.
      Replacing keeps
      $\frac{V - w}{V}$ of the ${what} in $V$ kg. Divide the second strength by the first.`;
    const part = step(calc`sqrt(${square})`, {
      works: value => tex`\frac{V - w}{V} = \sqrt{${frac(square)}} = ${frac(value)}`,
      name: 'the part of the weight that is left without this water',
      because: text`The part appears once because the weight gets smaller and once because the ${what} gets less.
          It is a part of a weight, so it is positive.`,
    })`
      The quotient is the square of the part that is left. Take the positive root to find the part itself.`;
    const start = step(calc`${boiled} * ${part}`, {
      works: value => tex`${boiled}\% \times ${frac(part)} = ${value}\%`,
      name: text`the per cent of ${what} at the beginning`,
      because: text`The ${what} is the same before and after the water is taken away. In the larger weight it is a
          smaller per cent, so multiply by a number below 1.`,
    })`
      What has ${boiled}% in this part of the weight had less in the whole weight: multiply to get the strength at
      the beginning.`;
    const grown = step(calc`2 - ${part}`, {
      works: value => tex`\frac{V + w}{V} = 1 + \left(1 - ${frac(part)}\right) = ${frac(value)}`,
      name: 'the weight after adding, as a multiple of the weight at the beginning',
      because: text`It is the same weight of water each time. If a fifth of the weight is taken away in one case,
          a fifth is added in the other.`,
    })`
      Added water makes the weight larger by what was taken away in the first case.`;
    const wanted = step(calc`${start} / ${grown}`, {
      name: text`the strength after adding water`,
      works: value => tex`${start}\% \div ${frac(grown)} = ${value}\%`,
      because: text`Per cent is ${what} over weight. The ${what} stays, so twice the weight would mean half of the
          per cent.`,
    })`
      The same ${what} is now in this larger weight. Divide the strength at the beginning by the growth of the weight.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`If some water is evaporated from a fertiliser solution, it has ${boiled}% fertiliser by weight. If
            instead the same weight of the solution is drawn off and replaced by water, it has ${replaced}%. What per
            cent of fertiliser would it have if instead the same weight of water was only added to it?`
          : frame === 1
            ? text`A pan holds sugar syrup. Boiling off a certain weight of water would make it ${boiled}% sugar by
              weight. Taking out the same weight of syrup and filling up with water would make it ${replaced}% sugar.
              What would be the per cent of sugar if this weight of water was poured into the pan and nothing was taken
              out?`
            : text`A washing solution would contain ${boiled}% soda by weight after a bucket of water had evaporated
              from it. It would contain ${replaced}% if a bucket of the same weight was filled from the solution,
              emptied elsewhere and poured back full of water. Find the per cent of soda if such a bucket of water is
              poured into the solution as it is now.`,
      show: percent,
      plausible: value => value.gt(0) && value.lt(100) && value.d <= 20n,
      onSight: value => value.lt(boiled),
      slips: [
        slip('answered_another_quantity', wanted, start)`
          You gave ${wanted}%, the strength at the beginning. Water is added after that, so the strength becomes less.`,
        slip('assumed_a_proportion', start, calc`(${boiled} + ${replaced}) / 2`)`
          The strength at the beginning was taken as $${start}\%$, midway between the two. The quotient of neighbours is
          the same, not the difference.`,
        slip('assumed_a_proportion', wanted, calc`2 * ${start} - ${boiled}`)`
          ${here} lets the per cent fall by as much as taking the water away would raise it. Equal weights of water do
          not change the
          per cent equally.`,
        slip('took_a_change_twice', grown, calc`3 - 2 * ${part}`)`
          You added the water twice, to $${frac(grown)}$ of the weight at the beginning. The same weight as before is
          added only once.`,
        slip('wrong_base', grown, calc`1 + (1 - ${part}) * ${part}`)`
          The added water was taken as $${frac(q(1).sub(part))}$ of the smaller weight, so that the weight becomes
          $${frac(grown)}$. It is that part of the weight at the beginning.`,
        slip('forgot_the_root', part, square)`
          $${frac(part)}$, the quotient of the two strengths, was taken for the part that is left. It is the square of
          that part.`,
        slip('assumed_a_proportion', wanted, calc`${replaced} * ${part}`)`
          ${here} takes the factor a third time, as if water was exchanged once more. Adding water divides by another
          number.`,
      ],
      snapRead: text`The same weight of water is taken away, exchanged or added. Dividing the first two strengths
        leaves a square.`,
      approach: text`Write both strengths with the weight $V$ and the water $w$. Their quotient gives the part $w$ is of
        $V$; then the strength at the beginning and after adding follow.`,
      faster: text`The strength at the beginning is $\sqrt{${boiled} \times ${replaced}} = ${start}$, midway between the
        two as in a geometric progression.`,
      check: () =>
        text`Take $100$ kg with $${start}$ kg of ${what} and $${q(1).sub(part).mul(100)}$ kg of water each time:
          $${start} \div ${part.mul(100)}$ is ${boiled}%, $${start} \times ${frac(part)}$ kg in $100$ kg are
          ${replaced}%, and $${start} \div ${grown.mul(100)}$ is ${wanted}%.`,
      principle: text`Write each strength as a fraction with the same unknowns; a quotient of two of them removes the
        amount that stays.`,
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
    revision: 2,
    also: ['AL.INQ.7'],
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
          does, and costs ₹${compare} and not ₹${salt}. So ${what} is added only as far as the weight needs it.`,
    })`
      For the strength alone, to boil off water costs less. But then the ${it} weighs less, so boil until the final
      weight is just ${least} kg. Find how much ${what} must be in it then.`;
    const there = find(calc`${amount} * ${from}%`);
    const added = step(calc`${goal} - ${there}`, {
      works: (_value, working) => tex`${amount} \times ${from}\% = ${there}, \qquad ${working}`,
      name: text`the kg of ${what} to be added`,
      because: text`Boiling takes away water only, so all the ${what} that was there is still there. What is
          missing in the end has to be added.`,
    })`
      Subtract the ${what} that is there: the difference has to be added.`;
    const gone = step(calc`${amount} + ${added} - ${least}`, {
      name: 'the kg of water to be boiled off',
      because: text`What comes in and what goes have to lead to exactly the least weight allowed. A larger weight
          would need more ${what}, which costs more.`,
    })`
      With the ${what} added, the ${it} would weigh more than ${least} kg. Subtract to find how many kg of water have
      to be boiled off.`;
    const cost = step(calc`${gone} * ${boil} + ${added} * ${salt}`, {
      name: text`the least cost`,
      because: text`Water is paid for each kg that is boiled off and ${what} for each kg that is added, so the
          weights must not be exchanged.`,
    })`
      Multiply each weight by its own price and add the two costs.`;
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
            ? text`From ${amount} kg of syrup with ${from}% sugar, ${personBy(amount, from)} wants syrup with ${to}%
              sugar, not
              less than ${least} kg of it. It costs ₹${boil} to boil off 1 kg of water and ₹${salt} to add 1 kg of
              sugar, and both may be done. Find the minimum cost in rupees.`
            : text`${personBy(amount, from)} must turn ${amount} kg of ${from}% brine into brine of ${to}% that
              weighs ${least}
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
          You found the cost of boiling alone: ${here}. The ${what} that is added has to be paid too.`,
        slip('left_out_a_term', gone, calc`${amount} - ${least}`)`
          $${gone}$ kg would do if nothing was added; the weight of the ${what} added can be boiled off as water too.`,
        slip('assumed_equal_parts', cost, calc`${onlyBoil} / 2 * ${boil} + ${onlySalt} / 2 * ${salt}`)`
          ${here} does half of the change each way, which is more ${what} than the weight needs.`,
        slip('forgot_what_was_done', added, calc`${goal}`)`
          $${added}$ kg is all the ${what} in the end; the ${it} has some already.`,
        slip('swapped_the_two', cost, calc`${gone} * ${salt} + ${added} * ${boil}`)`
          You exchanged the two prices: ${here}. Each weight has to be multiplied by its own price.`,
      ],
      snapRead: text`There are two ways to the same strength, and one of them lowers the weight, which has a lower
        bound. Use the cheaper way as far as the bound allows.`,
      approach: text`See which way costs less for the same change of strength. Use it as far as the bound on the
        weight allows; the final weight and strength then give both amounts.`,
      faster: text`At the end there are exactly ${least} kg with $${goal}$ kg of ${what}: add $${added}$ kg and boil
        off what is too much.`,
      check: text`$${amount} - ${gone} + ${added} = ${q(amount).sub(gone).add(added)}$ kg, with $${there} + ${added} =
        ${there.add(added)}$ kg of ${what}. With more ${what} and less water boiled off, the cost would be greater.`,
      principle: text`With two ways to the same end, use the one that costs less until a condition stops it, and only
        then the other.`,
    };
  },
);

/** AR.MIX.4 Hard: the same water boiled off, exchanged or added, and the cheapest way to a strength. */
export const boilingAndItsCost: readonly AnyTemplate[] = [
  ...situation<Either>({
    type: 'AR.MIX.4',
    situation: 'water-less-or-more',
    tries: 400,
    draw: draw => {
      const [a, b] = draw.pick([
        [2, 3],
        [3, 4],
        [4, 5],
        [5, 6],
        [3, 5],
        [7, 8],
        [5, 7],
        [7, 10],
        [8, 9],
        [9, 10],
        [5, 8],
      ] as const);
      const start = q(draw.int(10, 96), 2);
      const frame = draw.int(0, 2);
      const [boiled, replaced] = [start.mul(b).div(a), start.mul(a).div(b)];
      const end = start.mul(b).div(2 * b - a);
      const neat = [start, boiled, replaced, end].every(value => [1n, 2n, 5n].includes(value.d));
      return neat && boiled.lt(frame === 2 ? 32 : 72) ? { boiled, replaced, frame } : null;
    },
    forms: [afterAdding],
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
