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
      because: text`The profit is linear, so on the region of all possible plans it is greatest at a corner.`,
    })`
      Let $x$ chairs and $y$ tables be made. Write what wood and work allow. The profit ₹$(${p}x + ${r}y)$ has to be
      compared at the corners.`;
    const chairs = step(q(r1 * b2 - r2 * b1, a1 * b2 - a2 * b1), {
      name: 'the chairs at the corner where both are used up',
      works: value =>
        tex`${a1}x + ${b1}y = ${r1}, \quad ${a2}x + ${b2}y = ${r2} \quad \Rightarrow \quad x = ${value}`,
    })`
      At one corner wood and work are both used up. Solve the two equations, first for $x$.`;
    const tables = step(q(a1 * r2 - a2 * r1, a1 * b2 - a2 * b1), {
      name: 'the tables at that corner',
      works: value => tex`y = ${value}`,
    })`
      Then find $y$.`;
    const onlyChairs = Math.min(Math.floor(r1 / a1), Math.floor(r2 / a2));
    const onlyTables = Math.min(Math.floor(r1 / b1), Math.floor(r2 / b2));
    const best = step(calc`${p} * ${chairs} + ${r} * ${tables}`, {
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
        text`A workshop at Saharanpur makes chairs and tables. ${told} There are $${r1}$ units of wood and $${r2}$
          hours. A chair brings a profit of ₹${p}, a table ₹${r}. What is the greatest possible profit?`,
        text`${told} A carpenter has $${r1}$ units of wood and $${r2}$ hours for making chairs and tables, with a
          profit of ₹${p} on each chair and ₹${r} on each table. Find the maximum profit.`,
        text`With at most $${r1}$ units of wood and $${r2}$ hours of work, chairs (profit ₹${p}) and tables (profit
          ₹${r}) are to be made. ${told} How large can the total profit be?`,
      ),
      show: rupees,
      plausible: value => value.gt(0) && value.d === 1n,
      slips: [
        slip('took_bounds_that_exclude_each_other', best, calc`${p} * ${onlyChairs} + ${r} * ${onlyTables}`)`
          The most chairs, $${onlyChairs}$, and the most tables, $${onlyTables}$, were taken at the same time. Each of
          them alone uses up the wood or the hours.`,
        slip('ignored_a_condition', best, () =>
          q(Math.max(p * Math.floor(r1 / a1), r * Math.floor(r1 / b1))),
        )`
          Only the $${r1}$ units of wood were looked at. For so many pieces there are not enough hours.`,
        slip('sought_the_extreme_elsewhere', best, calc`${p} * ${onlyChairs}`)`
          Only chairs were made, $${onlyChairs}$ of them. Then wood or hours are left for some tables instead.`,
        slip('ignored_a_condition', best, () =>
          q(Math.max(p * Math.floor(r2 / a2), r * Math.floor(r2 / b2))),
        )`
          Only the $${r2}$ hours were looked at. For so many pieces there is not enough wood.`,
        slip('sought_the_extreme_elsewhere', best, calc`${r} * ${onlyTables}`)`
          Only tables were made, $${onlyTables}$ of them.`,
        slip('swapped_the_two', best, () => chairs.mul(r).add(tables.mul(p)))`
          The profits of a chair and of a table were swapped: $${tables} \times ${p} + ${chairs} \times ${r}$.`,
        slip('assumed_equal_parts', best, () =>
          q((p + r) * Math.min(Math.floor(r1 / (a1 + b1)), Math.floor(r2 / (a2 + b2)))),
        )`
          As many chairs as tables were made, $${Math.min(Math.floor(r1 / (a1 + b1)), Math.floor(r2 / (a2 + b2)))}$ of
          each. Wood or hours are left then.`,
      ],
      snapRead: text`Two products that share two supplies, and a profit for each: a linear expression under linear
        conditions.`,
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
      because: text`The cost is linear, so it is least at a corner of the region.`,
    })`
      Let $x$ small and $y$ large vans be taken. Write the two needs. The cost ₹$(${p}x + ${r}y)$ has to be compared
      at the corners.`;
    const small = step(q(r1 * b2 - r2 * b1, a1 * b2 - a2 * b1), {
      name: 'the small vans at the corner where both needs are met exactly',
      works: value =>
        tex`${a1}x + ${b1}y = ${r1}, \quad ${a2}x + ${b2}y = ${r2} \quad \Rightarrow \quad x = ${value}`,
    })`
      At one corner both needs are met exactly. Solve the two equations, first for $x$.`;
    const large = step(q(a1 * r2 - a2 * r1, a1 * b2 - a2 * b1), {
      name: 'the large vans at that corner',
      works: value => tex`y = ${value}`,
    })`
      Then find $y$.`;
    const onlySmall = Math.max(Math.ceil(r1 / a1), Math.ceil(r2 / a2));
    const onlyLarge = Math.max(Math.ceil(r1 / b1), Math.ceil(r2 / b2));
    const best = step(calc`${p} * ${small} + ${r} * ${large}`, {
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
          Only the $${r1}$ people were looked at. Not all the trunks can be carried then.`,
        slip('sought_the_extreme_elsewhere', best, calc`${r} * ${onlyLarge}`)`
          Only large vans were taken, $${onlyLarge}$ of them.`,
        slip('sought_the_extreme_elsewhere', best, calc`${p} * ${onlySmall}`)`
          Only small vans were taken, $${onlySmall}$ of them.`,
        slip('ignored_a_condition', best, () => q(Math.min(p * Math.ceil(r2 / a2), r * Math.ceil(r2 / b2))))`
          Only the $${r2}$ trunks were looked at. Not all the people can be carried then.`,
        slip('swapped_the_two', best, () => small.mul(r).add(large.mul(p)))`
          The prices of small and large vans were swapped: $${large} \times ${p} + ${small} \times ${r}$.`,
        slip('assumed_equal_parts', best, () =>
          q((p + r) * Math.max(Math.ceil(r1 / (a1 + b1)), Math.ceil(r2 / (a2 + b2)))),
        )`
          As many small as large vans were taken, $${Math.max(Math.ceil(r1 / (a1 + b1)), Math.ceil(r2 / (a2 + b2)))}$
          of each. More than the needs is paid for then.`,
        slip('ignored_a_condition', best, () => q(Math.min(p, r)).mul(small.add(large)))`
          All $${small.add(large)}$ vans were counted at the lower price, ₹${Math.min(p, r)}.`,
      ],
      snapRead: text`Two needs, two kinds of vans that serve both, and a cost for each: a linear expression under
        linear conditions.`,
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
