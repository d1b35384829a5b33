import { personBy } from '../../people.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** a1·x + b1·y = r1 and a2·x + b2·y = r2 meet in (x, y); the values of one are p and r. */
interface Plan {
  a1: number;
  b1: number;
  a2: number;
  b2: number;
  x: number;
  y: number;
  p: number;
  r: number;
  frame: number;
}

const boundsOf = ({ a1, b1, a2, b2, x, y }: Plan) => ({ r1: a1 * x + b1 * y, r2: a2 * x + b2 * y });

const profit = form<Plan>(
  'greatest-profit-from-two-stocks',
  {
    band: 'Medium',
    seconds: 110,
    revision: 2,
    also: ['AL.LIN.1'],
    // The first line is flatter in x than the value, the second one steeper: the best corner is where they meet.
    suits: ({ a1, b1, a2, b2, p, r }) => a1 * r < p * b1 && p * b2 < a2 * r,
    verify: plan => {
      const { r1, r2 } = boundsOf(plan);
      let best = 0;
      for (let x = 0; x <= 80; x += 1)
        for (let y = 0; y <= 80; y += 1)
          if (plan.a1 * x + plan.b1 * y <= r1 && plan.a2 * x + plan.b2 * y <= r2)
            best = Math.max(best, plan.p * x + plan.r * y);
      return best;
    },
  },
  (plan, { step, write }) => {
    const { a1, b1, a2, b2, x, y, p, r, frame } = plan;
    const { r1, r2 } = boundsOf(plan);
    write(tex`${a1}x + ${b1}y \le ${r1}, \qquad ${a2}x + ${b2}y \le ${r2}, \qquad x \ge 0, \; y \ge 0`, {
      because: text`Along a straight border a linear profit only rises or only falls, so no place between two corners
        is better than both. So only the corners have to be tried.`,
    })`
      Let $x$ chairs and $y$ tables be made. Write what the units of wood and the hours of work allow. The profit,
      $${p}x + ${r}y$ rupees, has to be compared at the corners of these conditions.`;
    const chairs = step(q(r1 * b2 - r2 * b1, a1 * b2 - a2 * b1), {
      because: text`Chairs need mostly work and tables mostly wood, so making only one of them leaves much of the other
        supply unused. A mixture can use up both.`,
      name: 'the chairs at the corner where both are used up',
      works: value =>
        tex`${a1}x + ${b1}y = ${r1}, \quad ${a2}x + ${b2}y = ${r2} \quad \Rightarrow \quad x = ${value}`,
    })`
      At one corner both wood and work are used up. Solve the two equations for $x$ first: multiply them so that the
      terms with $y$ are equal, and subtract.`;
    const tables = step(q(a1 * r2 - a2 * r1, a1 * b2 - a2 * b1), {
      name: 'the tables at that corner',
      works: value => tex`y = ${value}`,
    })`
      Put this $x$ into one of the two equations to find $y$.`;
    const onlyChairs = Math.min(Math.floor(r1 / a1), Math.floor(r2 / a2));
    const onlyTables = Math.min(Math.floor(r1 / b1), Math.floor(r2 / b2));
    const best = step(calc`${p} * ${chairs} + ${r} * ${tables}`, {
      because: text`Not the most chairs and the most tables at the same time: each of these plans alone uses up one
        supply. The corner on both lines is a plan that is possible.`,
      works: (_v, w) => tex`${p} \times ${onlyChairs} = ${p * onlyChairs}, \qquad ${r} \times ${onlyTables} =
        ${r * onlyTables}, \qquad ${w}`,
    })`
      Compare the profit at the corners: chairs only, at most $${onlyChairs}$; tables only, at most $${onlyTables}$;
      and the corner just found, which is the best.`;
    const told = text`A chair takes $${a1}$ units of wood and $${a2}$ hours of work, a table $${b1}$ units and $${b2}$
      hours.`;
    return {
      answer: best,
      stem: wording(
        frame,
        text`The workshop of ${personBy(a1, b1, r1)} at Saharanpur makes chairs and tables. ${told} There are $${r1}$
        units of wood and $${r2}$
          hours. A chair brings a profit of ₹${p}, a table ₹${r}. What is the greatest possible profit?`,
        text`${told} ${personBy(a1, b1, r1)}, a carpenter, has $${r1}$ units of wood and $${r2}$ hours for making
        chairs and tables, with a
          profit of ₹${p} on each chair and ₹${r} on each table. Find the maximum profit.`,
        text`With at most $${r1}$ units of wood and $${r2}$ hours of work, chairs (profit ₹${p}) and tables (profit
          ₹${r}) are to be made. ${told} How large can the total profit be?`,
      ),
      show: rupees,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('took_bounds_that_exclude_each_other', best, calc`${p} * ${onlyChairs} + ${r} * ${onlyTables}`)`
          You made the most chairs, $${onlyChairs}$, and the most tables, $${onlyTables}$, at the same time. Each of
          these alone uses up the wood or the hours.`,
        slip('ignored_a_condition', best, () =>
          q(Math.max(p * Math.floor(r1 / a1), r * Math.floor(r1 / b1))),
        )`
          You looked only at the $${r1}$ units of wood. For so many pieces the $${r2}$ hours are not enough.`,
        slip('sought_the_extreme_elsewhere', best, calc`${p} * ${onlyChairs}`)`
          Only chairs were made, $${onlyChairs}$ of them. Then wood or hours are left for some tables instead.`,
        slip('ignored_a_condition', best, () =>
          q(Math.max(p * Math.floor(r2 / a2), r * Math.floor(r2 / b2))),
        )`
          You looked only at the $${r2}$ hours. For so many pieces the $${r1}$ units of wood are not enough.`,
        slip('sought_the_extreme_elsewhere', best, calc`${r} * ${onlyTables}`)`
          You made tables only, $${onlyTables}$ of them. Then hours of work are left, and exchanging some tables for
          chairs brings more.`,
        slip('swapped_the_two', best, () => chairs.mul(r).add(tables.mul(p)))`
          The profits of a chair and of a table were swapped: $${tables} \times ${p} + ${chairs} \times ${r}$.`,
        slip('assumed_equal_parts', best, () =>
          q((p + r) * Math.min(Math.floor(r1 / (a1 + b1)), Math.floor(r2 / (a2 + b2)))),
        )`
          You made as many chairs as tables, $${Math.min(Math.floor(r1 / (a1 + b1)), Math.floor(r2 / (a2 + b2)))}$ of
          each. Wood or hours are left then, and they can still bring a profit.`,
      ],
      snapRead: text`Two products share two supplies, and each brings a profit: compare the corners of what is
        possible.`,
      approach: text`A linear profit is greatest at a corner of the region of possible plans. Find the corner where
        both supplies are used up and compare it with the corners on the axes.`,
      check: text`$${x}$ chairs and $${y}$ tables need $${a1} \times ${x} + ${b1} \times ${y} = ${r1}$ units and
        $${a2} \times ${x} + ${b2} \times ${y} = ${r2}$ hours. One more chair or table is not possible.`,
      principle: text`Under linear conditions a linear expression is greatest at a corner; where two conditions meet,
        both are used up.`,
    };
  },
);

const cost = form<Plan>(
  'least-cost-for-two-needs',
  {
    band: 'Medium',
    seconds: 110,
    also: ['AL.LIN.1'],
    suits: ({ a1, b1, a2, b2, p, r }) => a1 * r < p * b1 && p * b2 < a2 * r,
    verify: plan => {
      const { r1, r2 } = boundsOf(plan);
      let best = Number.POSITIVE_INFINITY;
      for (let x = 0; x <= 120; x += 1)
        for (let y = 0; y <= 120; y += 1)
          if (plan.a1 * x + plan.b1 * y >= r1 && plan.a2 * x + plan.b2 * y >= r2)
            best = Math.min(best, plan.p * x + plan.r * y);
      return best;
    },
  },
  (plan, { step, write }) => {
    const { a1, b1, a2, b2, x, y, p, r, frame } = plan;
    const { r1, r2 } = boundsOf(plan);
    write(tex`${a1}x + ${b1}y \ge ${r1}, \qquad ${a2}x + ${b2}y \ge ${r2}, \qquad x \ge 0, \; y \ge 0`, {
      because: text`Along a straight border a linear cost only rises or only falls, so no place between two corners is
        cheaper than both. So only the corners have to be tried.`,
    })`
      Let $x$ small and $y$ large vans be chosen. Write that the seats and the room for trunks are enough. The cost,
      $${p}x + ${r}y$ rupees, has to be compared at the corners of these conditions.`;
    const small = step(q(r1 * b2 - r2 * b1, a1 * b2 - a2 * b1), {
      because: text`Vans of one kind alone have seats or room to spare, which is paid for without being needed. A
        mixture can meet both needs with nothing to spare.`,
      name: 'the small vans at the corner where both needs are met exactly',
      works: value =>
        tex`${a1}x + ${b1}y = ${r1}, \quad ${a2}x + ${b2}y = ${r2} \quad \Rightarrow \quad x = ${value}`,
    })`
      At one corner both needs are met exactly. Solve the two equations for $x$ first: multiply them so that the terms
      with $y$ are equal, and subtract.`;
    const large = step(q(a1 * r2 - a2 * r1, a1 * b2 - a2 * b1), {
      name: 'the large vans at that corner',
      works: value => tex`y = ${value}`,
    })`
      Put this $x$ into one of the two equations to find $y$.`;
    const onlySmall = Math.max(Math.ceil(r1 / a1), Math.ceil(r2 / a2));
    const onlyLarge = Math.max(Math.ceil(r1 / b1), Math.ceil(r2 / b2));
    const best = step(calc`${p} * ${small} + ${r} * ${large}`, {
      because: text`Every plan has to meet both needs, so with one kind of van the larger of the two numbers counts.
        The cheapest of the three plans is the answer.`,
      works: (_v, w) => tex`${p} \times ${onlySmall} = ${p * onlySmall}, \qquad ${r} \times ${onlyLarge} =
        ${r * onlyLarge}, \qquad ${w}`,
    })`
      Compare the cost at the corners: small vans only, at least $${onlySmall}$; large vans only, at least
      $${onlyLarge}$; and the corner just found, which is the cheapest.`;
    const told = text`A small van takes $${a1}$ people and $${a2}$ trunks, a large van $${b1}$ people and $${b2}$
      trunks.`;
    return {
      answer: best,
      stem: wording(
        frame,
        text`A school trip needs seats for $${r1}$ people and room for $${r2}$ trunks. ${told} The rent is ₹${p} for a
          small van and ₹${r} for a large one. What is the least possible rent?`,
        text`${told} They are hired at ₹${p} and ₹${r} each. At least $${r1}$ people and $${r2}$ trunks have to be
          carried at the same time. Find the minimum cost.`,
        text`For $${r1}$ people with $${r2}$ trunks, small vans at ₹${p} and large vans at ₹${r} can be hired. ${told}
          What does the cheapest choice of vans cost?`,
      ),
      show: rupees,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('ignored_a_condition', best, () => q(Math.min(p * Math.ceil(r1 / a1), r * Math.ceil(r1 / b1))))`
          You looked only at the $${r1}$ people. The vans for them do not have room for all $${r2}$ trunks.`,
        slip('sought_the_extreme_elsewhere', best, calc`${r} * ${onlyLarge}`)`
          You chose large vans only, $${onlyLarge}$ of them. Then there are seats to spare, and a mixture with small
          vans is cheaper.`,
        slip('sought_the_extreme_elsewhere', best, calc`${p} * ${onlySmall}`)`
          You chose small vans only, $${onlySmall}$ of them. Then there is room for trunks to spare, and a mixture with
          large vans is cheaper.`,
        slip('ignored_a_condition', best, () => q(Math.min(p * Math.ceil(r2 / a2), r * Math.ceil(r2 / b2))))`
          You looked only at the $${r2}$ trunks. The vans for them do not have seats for all $${r1}$ people.`,
        slip('swapped_the_two', best, () => small.mul(r).add(large.mul(p)))`
          The prices of small and large vans were swapped: you found $${large} \times ${p} + ${small} \times ${r}$.`,
        slip('assumed_equal_parts', best, () =>
          q((p + r) * Math.max(Math.ceil(r1 / (a1 + b1)), Math.ceil(r2 / (a2 + b2)))),
        )`
          You chose as many small as large vans, $${Math.max(Math.ceil(r1 / (a1 + b1)), Math.ceil(r2 / (a2 + b2)))}$ of
          each. Then more than the needs is paid for.`,
        slip('ignored_a_condition', best, () => q(Math.min(p, r)).mul(small.add(large)))`
          You counted all $${small.add(large)}$ vans at the lower price, ₹${Math.min(p, r)}. The two kinds of vans have
          different prices.`,
      ],
      snapRead: text`Two needs, two kinds of vans that serve both, and a price for each: compare the corners of what is
        possible.`,
      approach: text`A linear cost is least at a corner of the region. Find the corner where both needs are met
        exactly and compare it with the corners on the axes.`,
      check: text`$${x}$ small and $${y}$ large vans hold $${a1} \times ${x} + ${b1} \times ${y} = ${r1}$ people and
        $${a2} \times ${x} + ${b2} \times ${y} = ${r2}$ trunks, with nothing to spare.`,
      principle: text`Where several needs have to be met, look at the plan that meets them exactly, and compare it
        with the one-sided plans.`,
    };
  },
);

/** Draws numbers with which a corner of whole numbers is best. */
const drawPlan = (draw: Parameters<Parameters<typeof situation<Plan>>[0]['draw']>[0]): Plan | null => {
  const plan = {
    a1: draw.int(2, 6),
    b1: draw.int(4, 9),
    a2: draw.int(3, 9),
    b2: draw.int(2, 6),
    x: draw.int(4, 14),
    y: draw.int(4, 14),
    p: draw.step(200, 900, 50),
    r: draw.step(200, 900, 50),
    frame: draw.int(0, 2),
  };
  const fits =
    plan.a1 * plan.b2 < plan.a2 * plan.b1 &&
    plan.a1 * plan.r < plan.p * plan.b1 &&
    plan.p * plan.b2 < plan.a2 * plan.r;
  return fits && plan.x !== plan.y && plan.p !== plan.r ? plan : null;
};

/** AL.INQ.7 Medium: two stocks and a profit, two needs and a cost. */
export const bestPlans: readonly AnyTemplate[] = [
  ...situation<Plan>({
    type: 'AL.INQ.7',
    situation: 'two-stocks',
    tries: 60,
    draw: drawPlan,
    forms: [profit],
  }),
  ...situation<Plan>({ type: 'AL.INQ.7', situation: 'two-needs', tries: 60, draw: drawPlan, forms: [cost] }),
];
