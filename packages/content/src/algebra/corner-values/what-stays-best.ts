import type Fraction from 'fraction.js';
import { gcd } from '../../numbers.ts';
import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { linearTex, plain, rupees, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { drawPlan, type Plan } from './best-plans.ts';

const price = form<Plan>(
  'highest-profit-with-the-same-plan',
  {
    band: 'Hard',
    seconds: 140,
    also: ['GM.COO.2', 'AL.LIN.1'],
    apart: true,
    // Along the side of the hours there is a next plan in whole numbers.
    suits: ({ a2, b2, y, r }) => (a2 * r) % b2 === 0 && y >= a2 / gcd(a2, b2),
    verify: plan => {
      const { a1, b1, a2, b2, x, y, r } = plan;
      const [r1, r2] = [a1 * x + b1 * y, a2 * x + b2 * y];
      // The corner on the axis of the first thing is the one that takes over.
      const far = Math.min(r2 / a2, r1 / a1);
      let last = 0;
      for (let p = 0; p <= 12000; p += 5)
        if (p * x + r * y >= p * far - 1e-9 && p * x + r * y >= r * Math.min(r1 / b1, r2 / b2) - 1e-9)
          last = p;
      return last;
    },
  },
  (plan, { step, find, write }) => {
    const { a1, b1, a2, b2, x, y, r, frame } = plan;
    const [r1, r2] = [a1 * x + b1 * y, a2 * x + b2 * y];
    write(
      tex`${a1} \times ${x} + ${b1} \times ${y} = ${r1}, \qquad ${a2} \times ${x} + ${b2} \times ${y} = ${r2}`,
      {
        because: text`So from this plan more chairs can only be made with fewer tables, and the hours decide how many.`,
      },
    )`
      The plan uses up both the wood and the hours. Let ₹$p$ be the profit on a chair.`;
    const chair = find(a2, { name: 'the hours for a chair' });
    const table = find(b2, { name: 'the hours for a table' });
    const swap = step(frac(calc`${chair} / ${table}`), {
      name: 'the tables given up for one more chair',
      works: (_v, w) => tex`\frac{\text{hours of a chair}}{\text{hours of a table}} = ${w}`,
    })`
      When chairs replace tables, wood is left over (a chair needs ${a1} for ${frac(q(a2, b2))} of a table's ${b1}
      units), so the hours are the limit. One more chair costs the hours of so many tables.`;
    const profit = find(r, { name: 'the profit on a table' });
    const limit = step(frac(calc`${frac(swap)} * ${profit}`), {
      works: (_v, w) => tex`p \le ${w}`,
    })`
      The plan stays best as long as one more chair brings no more than the tables that are given up for it.`;
    return {
      answer: limit,
      stem: wording(
        frame,
        text`A chair takes $${a1}$ units of wood and $${a2}$ hours, a table $${b1}$ units and $${b2}$ hours. With
          $${r1}$ units and $${r2}$ hours a workshop makes $${x}$ chairs and $${y}$ tables, which gives the greatest
          profit. A table brings ₹${r}. What is the greatest profit on a chair, in rupees, for which this plan is
          still best?`,
        text`From $${r1}$ units of wood in $${r2}$ hours a carpenter makes $${x}$ chairs ($${a1}$ units and $${a2}$
          hours each) and $${y}$ tables ($${b1}$ units and $${b2}$ hours each). The profit on a table is ₹${r}. Up to
          which profit on a chair does no other plan bring more?`,
        text`Chairs need $${a1}$ units of wood and $${a2}$ hours each, tables $${b1}$ units and $${b2}$ hours. There
          are $${r1}$ units and $${r2}$ hours. As long as the profit on a chair is not too high compared with the
          ₹${r} on a table, it is best to make $${x}$ chairs and $${y}$ tables. At which profit on a chair does this
          end?`,
      ),
      show: rupees,
      plausible: value => value.gt(0) && value.mul(100).d === 1n,
      slips: [
        slip('gave_the_other_extreme', limit, frac(calc`${a1} / ${b1} * ${profit}`))`
          The wood was used for the comparison. It gives the least profit on a chair for which the plan is best.`,
        slip('inverted_the_ratio', swap, frac(q(b2, a2)))`
          The hours were compared the wrong way round, as $${b2}$ to $${a2}$.`,
        slip('ignored_a_condition', swap, 1)`
          One chair was compared with one table. They take different times, $${a2}$ and $${b2}$ hours.`,
        slip('inverted_the_ratio', limit, frac(calc`${b1} / ${a1} * ${profit}`))`
          The wood was used, and the wrong way round: $${b1}$ units for $${a1}$.`,
        slip('assumed_a_proportion', limit, frac(calc`(${a1} + ${a2}) / (${b1} + ${b2}) * ${profit}`))`
          Units of wood and hours were added. They are different things; only the one that is short counts.`,
        slip('assumed_a_proportion', limit, frac(calc`${y} / ${x} * ${profit}`))`
          The numbers of the plan, $${y}$ and $${x}$, were compared. It matters what one more chair costs.`,
        slip('assumed_a_proportion', limit, frac(calc`${x} / ${y} * ${profit}`))`
          The numbers of the plan, $${x}$ and $${y}$, were compared. It matters what one more chair costs.`,
      ],
      snapRead: text`A best plan is known; the question is how far one profit can rise before another corner is
        better.`,
      approach: text`Leave the corner in the direction of more chairs. Along that side one supply is used up all the
        time; compare what is gained and lost there.`,
      check: text`At ₹$${frac(q(a2 * r, b2))}$ a chair, hours are paid alike in both: a chair brings
        $${frac(q(a2 * r, b2))} \div ${a2} = ${frac(q(r, b2))}$ rupees an hour, a table $${r} \div ${b2} =
        ${frac(q(r, b2))}$. Above that, chairs pay better.`,
      principle: text`A corner stays best as long as no side that leaves it brings a gain; compare gain and loss along
        each side.`,
    };
  },
);

interface Three {
  /** x + y + z = s and ax + by + cz = t, none negative; p, q and r are the coefficients of what is asked. */
  x: number;
  y: number;
  z: number;
  a: number;
  b: number;
  c: number;
  p: number;
  k: number;
  r: number;
  frame: number;
}

/** The least and the greatest z: x and y as linear expressions in z must not be negative. */
function rangeOf({ x, y, z, a, b, c }: Three) {
  const [s, t] = [x + y + z, a * x + b * y + c * z];
  // From the two equations: x = (bs − t + (c − b)z)/(b − a), y = (t − as − (c − a)z)/(b − a).
  const forX = q(t - b * s, c - b);
  const forY = q(t - a * s, c - a);
  return { s, t, low: forX.gt(0) ? forX : q(0), high: forY };
}

const blend = form<Three>(
  'greatest-with-three-unknowns',
  {
    band: 'Hard',
    seconds: 145,
    revision: 2,
    also: ['AL.LIN.3'],
    apart: true,
    verify: given => {
      const { s, t } = rangeOf(given);
      const { a, b, c, p, k, r } = given;
      let best: Fraction | null = null;
      for (let i = 0; i <= 12 * s; i += 1) {
        const z = q(i, 12);
        const y = q(t)
          .sub(q(s).sub(z).mul(a))
          .sub(z.mul(c))
          .div(b - a);
        const x = q(s).sub(y).sub(z);
        if (x.lt(0) || y.lt(0)) continue;
        const value = x.mul(p).add(y.mul(k)).add(z.mul(r));
        if (!best || value.gt(best)) best = value;
      }
      return best ?? 0;
    },
  },
  (given, { step, find, write }) => {
    const { a, b, c, p, k, r, frame } = given;
    const { s, t, low, high } = rangeOf(given);
    write(
      tex`y = \frac{${t - a * s} - ${c - a === 1 ? '' : c - a}z}{${b - a}}, \qquad x =
        \frac{${linearTex(c - b, b * s - t, 'z')}}{${b - a}}`,
      { because: text`Two equations leave one of three unknowns free, and everything becomes linear in it.` },
    )`
      Express $x$ and $y$ by $z$: subtract $${a}$ times the first equation from the second to find $y$; $x$ is what is
      left.`;
    const change = step(
      q(r)
        .sub(q(k * (c - a), b - a))
        .add(q(p * (c - b), b - a)),
      {
        name: text`how the expression changes with $z$`,
        works:
          value => tex`${p} \times ${frac(q(c - b, b - a))} - ${k} \times ${frac(q(c - a, b - a))} + ${r} =
        ${frac(value)}`,
      },
    )`
      If $z$ grows by $1$, $y$ falls and $x$ rises by fixed amounts. Find by how much the expression changes.`;
    const most = step(high, {
      name: text`the greatest $z$`,
      works: value => tex`y \ge 0 \quad \Rightarrow \quad z \le
      ${frac(value)}`,
    })` $y$ must not be negative. This bounds $z$ from above.`;
    const least = step(low, {
      name: text`the least $z$`,
      works: value => tex`x \ge 0, \; z \ge 0 \quad \Rightarrow
      \quad z \ge ${frac(value)}`,
    })` $x$ and $z$ must not be negative. This bounds $z$ from below.`;
    const up = change.gt(0);
    const z = find(() => (up ? most : least), { name: text`the best $z$` });
    const base = find(q(p * (b * s - t), b - a).add(q(k * (t - a * s), b - a)), {
      name: text`the expression for $z =
      0$`,
    });
    const best = step(() => base.add(change.mul(z)), {
      works:
        value => tex`z = ${frac(z)}: \quad ${frac(base)} ${change.s < 0n ? '-' : '+'} ${frac(change.abs())}
        \times ${frac(z)} = ${frac(value)}`,
    })`
      The expression ${up ? 'grows' : 'falls'} with $z$, so take the ${up ? 'greatest' : 'least'} $z$. For $z = 0$ it
      would be $${frac(base)}$; add the change.`;
    return {
      answer: best,
      stem: wording(
        frame,
        text`Real numbers $x, y, z \ge 0$ satisfy $x + y + z = ${s}$ and $${a === 1 ? '' : a}x + ${b}y + ${c}z =
          ${t}$. What is the greatest possible value of $${p === 1 ? '' : p}x + ${k === 1 ? '' : k}y +
          ${r === 1 ? '' : r}z$?`,
        text`From three kinds of cement that cost ₹${a}, ₹${b} and ₹${c} a kg, $x$, $y$ and $z$ kg are mixed to make
          $${s}$ kg for ₹${t} in all. Their strengths count $${p}$, $${k}$ and $${r}$ points a kg. Find the maximum of
          $${p === 1 ? '' : p}x + ${k === 1 ? '' : k}y + ${r === 1 ? '' : r}z$, where none of the three is negative.`,
        text`None of the real numbers $x$, $y$ and $z$ is negative. Their sum is $${s}$, and $${a === 1 ? '' : a}x +
          ${b}y + ${c}z = ${t}$. What is the maximum of $${p === 1 ? '' : p}x + ${k === 1 ? '' : k}y +
          ${r === 1 ? '' : r}z$?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d < 5n,
      slips: [
        slip('gave_the_other_extreme', z, () => (up ? least : most))`
          The other end of the range, $z = ${frac(z)}$, was taken. This gives the least value.`,
        slip('ignored_a_bound', z, () => (up ? q(t, c) : q(0)))`
          $z$ was taken as $${up ? frac(q(t, c)) : 0}$, as if the second equation alone bounded it. One of the other
          numbers becomes negative then.`,
        slip('ignored_a_condition', best, Math.max(p, k, r) * s)`
          All of $${s}$ was put on the number with the largest coefficient. The second equation does not allow that.`,
        stop('sought_the_extreme_elsewhere', base)`
          $${frac(base)}$ belongs to $z = 0$.`,
        slip('sought_the_extreme_elsewhere', z, () => most.add(least).div(2))`
          The middle of the possible $z$, $${frac(z)}$, was taken. A linear expression is greatest at an end.`,
        slip('wrong_sign', change, () => change.neg())`
          The change of the expression with $z$ was taken as $${frac(change)}$, with the wrong sign.`,
      ],
      snapRead: text`Three numbers that are not negative, two equations: one is free, and a linear expression of it is
        asked.`,
      approach: text`Express everything by one unknown. The conditions 'not negative' give its range, and a linear
        expression is greatest at an end of it.`,
      check: () => {
        const y = q(t - a * s)
          .sub(z.mul(c - a))
          .div(b - a);
        const x = q(s).sub(y).sub(z);
        return text`With $x = ${frac(x)}$, $y = ${frac(y)}$ and $z = ${frac(z)}$ the sum is $${s}$ and $${a} \times
          ${frac(x)} + ${b} \times ${frac(y)} + ${c} \times ${frac(z)} = ${t}$; the expression is
          $${frac(x.mul(p).add(y.mul(k)).add(z.mul(r)))}$.`;
      },
      principle: text`With one unknown left free, a linear expression is greatest at an end of its range, where
        another unknown becomes zero.`,
    };
  },
);

/** AL.INQ.7 Hard: how far a plan stays best, three unknowns with two equations. */
export const whatStaysBest: readonly AnyTemplate[] = [
  ...situation<Plan>({
    type: 'AL.INQ.7',
    situation: 'plan-that-stays-best',
    tries: 200,
    draw: draw => {
      const plan = drawPlan(draw);
      return plan && (plan.a2 * plan.r) % plan.b2 === 0 ? plan : null;
    },
    forms: [price],
  }),
  ...situation<Three>({
    type: 'AL.INQ.7',
    situation: 'three-and-two-equations',
    tries: 400,
    draw: draw => {
      const p = {
        x: draw.int(2, 12),
        y: draw.int(2, 12),
        z: draw.int(2, 12),
        a: draw.int(1, 4),
        b: draw.int(3, 6),
        c: draw.int(5, 9),
        p: draw.int(2, 9),
        k: draw.int(2, 9),
        r: draw.int(2, 9),
        frame: draw.int(0, 2),
      };
      if (!(p.a < p.b && p.b < p.c && new Set([p.p, p.k, p.r]).size === 3)) return null;
      const { low, high } = rangeOf(p);
      const change = q(p.r)
        .sub(q(p.k * (p.c - p.a), p.b - p.a))
        .add(q(p.p * (p.c - p.b), p.b - p.a));
      const fits =
        high.sub(low).gt(2) && low.gt(0) && high.d === 1n && low.d < 3n && change.d < 3n && !change.equals(0);
      return fits ? p : null;
    },
    forms: [blend],
  }),
];
