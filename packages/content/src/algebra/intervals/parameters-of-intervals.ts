import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;

interface Lasting {
  /** ax² − kx + c ≥ 0 from x = −from to x = to; c = am². */
  a: number;
  m: number;
  from: number;
  to: number;
  frame: number;
}

const lasting = form<Lasting>(
  'range-of-a-coefficient-on-both-sides-of-zero',
  {
    band: 'Hard',
    seconds: 135,
    revision: 2,
    also: ['AL.INQ.4'],
    verify: ({ a, m, from, to }) => {
      let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (let i = -20 * from; i <= 20 * to; i += 1) {
        const x = i / 20;
        if (x > 0) high = Math.min(high, a * x + (a * m * m) / x);
        if (x < 0) low = Math.max(low, a * x + (a * m * m) / x);
      }
      return nearFraction(high - low, 30);
    },
  },
  ({ a, m, from, to, frame }, { step, write }) => {
    const c = a * m * m;
    const line = `${a === 1 ? '' : a}x + \\frac{${c}}{x}`;
    const side = `${a === 1 ? '' : a}x^2 - kx + ${c}`;
    write(tex`x > 0: \; k \le ${line}, \qquad x < 0: \; k \ge ${line}`, {
      because: text`Dividing by a negative $x$ turns the inequality round, so negative $x$ bound $k$ from below.`,
    })`
      For $x = 0$ the expression is $${c}$, so this $x$ allows every $k$. Divide by $x$ for the others, separately for
      positive and for negative $x$.`;
    const least = step(calc`2 * ${a * m}`, {
      because: text`Two positive numbers with a fixed product have the least sum when they are equal, as $6 + 6$ is
        less than $4 + 9$. So every $k$ up to this sum keeps the inequality true for all positive $x$.`,
      name: 'the least value of both terms for all positive numbers',
      works: (_v, working) =>
        tex`${a === 1 ? '' : a}x = \frac{${c}}{x} \text{ at } x = ${m}: \quad ${working}`,
    })`
      The two terms have a fixed product. So for positive $x$ their sum is least where they are equal, at $x = ${m}$;
      for negative $x$ all is the same with the opposite sign.`;
    const at = (end: number) => q(a * end).add(q(c, end));
    const inside = 'so the extreme value is taken there.';
    const atEnd = 'so the extreme value is at its end.';
    const high = step(() => (to >= m ? q(1).mul(least) : at(to)), {
      because: text`$k$ must not exceed the sum of the two terms for any $x$ of the interval. So the least value of
        this sum on the interval decides, and the place of equal terms counts only if it lies there.`,
      name: 'the greatest k',
      works: value =>
        tex`k \le ${to >= m ? `2 \\times ${a * m}` : tex`${a * to} + \frac{${c}}{${to}}`} = ${frac(value)}`,
    })`
      On the positive side the interval goes up to $${to}$. It ${to >= m ? 'contains' : 'does not reach'} $${m}$,
      ${to >= m ? inside : atEnd}`;
    const low = step(() => (from >= m ? q(1).mul(least) : at(from)).neg(), {
      because: text`For negative $x$ both terms are negative, and the condition is turned round. So the greatest value
        of their sum on this side bounds $k$ from below.`,
      name: 'the least k',
      works: value =>
        tex`k \ge -\left(${from >= m ? `2 \\times ${a * m}` : tex`${a * from} + \frac{${c}}{${from}}`}\right) =
          ${frac(value)}`,
    })`
      On the negative side it goes down to $${-from}$. It ${from >= m ? 'contains' : 'does not reach'} $${-m}$,
      ${from >= m ? inside : atEnd}`;
    const length = step(frac(calc`${high} - (${low})`), {
      because: text`The lower bound is negative, so subtracting it adds its size. Both sides of $0$ are part of the
        interval of $k$.`,
    })`
      $k$ may lie between these two bounds. Subtract the lower one from the upper one.`;
    return {
      answer: length,
      stem: wording(
        frame,
        text`The inequality $${side} \ge 0$ holds for all $x$ with $${-from} \le x \le ${to}$. The real numbers $k$ for
          which this is true form an interval. What is its length?`,
        text`For every real $x$ from $${-from}$ to $${to}$, both included, the expression $${side}$ must not be
          negative. Find the difference between the greatest and the least possible value of the real number $k$.`,
        text`The inequality $kx \le ${a === 1 ? '' : a}x^2 + ${c}$ is true whenever $${-from} \le x \le ${to}$. By how
          much can two such numbers $k$ differ at most?`,
      ),
      show: shown,
      plausible: value => value.gt(0) && value.d < 40n,
      slips: [
        slip('demanded_too_much', length, calc`4 * ${a} * ${m}`)`
          $${length}$ comes from a discriminant that is not positive, so that the inequality holds for all real $x$. It
          is needed only from $${-from}$ to $${to}$.`,
        slip('sought_the_extreme_elsewhere', length, at(to).add(at(from)))`
          Both ends of the interval were put in, which gives $${frac(length)}$. On one side the interval contains a
          place that bounds $k$ more.`,
        slip('did_not_turn_the_inequality', length, high)`
          $k$ was let go from $0$ to $${frac(length)}$ only. The negative $x$ allow negative $k$ as well.`,
        slip('assumed_a_symmetry', length, at(Math.min(from, to)).mul(2))`
          The bound of the shorter side of the interval was used on both sides: together $${frac(length)}$.`,
        slip('subtracted_for_added', length, at(Math.min(from, to)).sub(2 * a * m))`
          $${frac(length)}$ is the difference of the two bounds in size. One is positive, the other one negative.`,
        slip('mixed_up_inside_and_outside', length, at(Math.max(from, to)).add(2 * a * m))`
          The end was used on the side where the interval contains the extreme value, and the other way round:
          together $${frac(length)}$.`,
      ],
      snapRead: text`A quadratic must stay at $0$ or above on an interval that contains $0$: positive and negative $x$
        bound the parameter from two sides.`,
      approach: text`Divide by $x$, with the sign in mind. Positive $x$ give an upper bound, negative ones a lower
        bound; for each look whether the extreme lies in the interval or at its end.`,
      check: text`With $k = ${frac(high)}$ both sides of $k \le ${line}$ are equal at $x = ${Math.min(m, to)}$, and with
        $k = ${frac(low)}$ at $x = ${-Math.min(m, from)}$.`,
      principle: text`If an inequality with a parameter is divided by $x$, positive and negative $x$ give bounds on two
        sides.`,
    };
  },
);

/** AL.INQ.1 Hard: an inequality on an interval. */
export const parametersOfIntervals: readonly AnyTemplate[] = [
  ...situation<Lasting>({
    type: 'AL.INQ.1',
    situation: 'true-on-an-interval',
    tries: 60,
    draw: draw => {
      const p = {
        a: draw.pick([1, 1, 2, 3]),
        m: draw.int(2, 9),
        from: draw.int(1, 9),
        to: draw.int(3, 14),
        frame: draw.int(0, 2),
      };
      const fits =
        p.m !== p.from &&
        p.m !== p.to &&
        p.m > p.from !== p.m > p.to &&
        p.from !== p.to &&
        p.m * p.m * p.a < 150;
      return fits ? p : null;
    },
    forms: [lasting],
  }),
];
