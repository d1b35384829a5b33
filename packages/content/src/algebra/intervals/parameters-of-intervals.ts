import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, wording } from '../../show.ts';
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
    also: ['AL.INQ.4'],
    apart: true,
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
      name: 'the least value of both terms for all positive numbers',
      works: (_v, working) =>
        tex`${a === 1 ? '' : a}x = \frac{${c}}{x} \text{ at } x = ${m}: \quad ${working}`,
    })`
      The two terms have a fixed product. So for positive $x$ their sum is least where they are equal, at $x = ${m}$;
      for
      negative $x$ all is the same with the opposite sign.`;
    const at = (end: number) => q(a * end).add(q(c, end));
    const inside = 'so the extreme value is taken there.';
    const atEnd = 'so the extreme value is at its end.';
    const high = step(() => (to >= m ? q(1).mul(least) : at(to)), {
      name: 'the greatest k',
      works: value =>
        tex`k \le ${to >= m ? `2 \\times ${a * m}` : tex`${a * to} + \frac{${c}}{${to}}`} = ${frac(value)}`,
    })`
      On the positive side the interval goes up to $${to}$. It ${to >= m ? 'contains' : 'does not reach'} $${m}$,
      ${to >= m ? inside : atEnd}`;
    const low = step(() => (from >= m ? q(1).mul(least) : at(from)).neg(), {
      name: 'the least k',
      works: value =>
        tex`k \ge -\left(${from >= m ? `2 \\times ${a * m}` : tex`${a * from} + \frac{${c}}{${from}}`}\right) =
          ${frac(value)}`,
    })`
      On the negative side it goes down to $${-from}$. It ${from >= m ? 'contains' : 'does not reach'} $${-m}$,
      ${from >= m ? inside : atEnd}`;
    const length = step(frac(calc`${high} - (${low})`))`
      $k$ may lie between these two bounds. Subtract.`;
    return {
      answer: length,
      stem: wording(
        frame,
        text`The inequality $${side} \ge 0$ holds for all $x$ with $${-from} \le x \le ${to}$. The real numbers $k$ for
          which this is true form an interval. What is its length?`,
        text`For every real $x$ from $${-from}$ to $${to}$, both included, the expression $${side}$ must not be
          negative.
          Find the difference between the greatest and the least possible value of the real number $k$.`,
        text`The inequality $kx \le ${a === 1 ? '' : a}x^2 + ${c}$ is true whenever $${-from} \le x \le ${to}$. By how
          much can two such numbers $k$ differ at most?`,
      ),
      show: shown,
      plausible: value => value.gt(0) && value.d < 40n,
      slips: [
        slip('demanded_too_much', length, calc`4 * ${a} * ${m}`)`
          $${length}$ comes from a discriminant that is not positive, so that the inequality holds for all real $x$.
          It is
          needed only from $${-from}$ to $${to}$.`,
        slip('sought_the_extreme_elsewhere', length, at(to).add(at(from)))`
          Both ends of the interval were put in, which gives $${frac(length)}$. On one side the interval contains a
          place
          that bounds $k$ more.`,
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
        bound
        the parameter from two sides.`,
      approach: text`Divide by $x$, with the sign in mind. Positive $x$ give an upper bound, negative ones a lower
        bound; for
        each look whether the extreme lies in the interval or at its end.`,
      check: text`With $k = ${frac(high)}$ both sides of $k \le ${line}$ are equal at $x = ${Math.min(m, to)}$, and with
        $k = ${frac(low)}$ at $x = ${-Math.min(m, from)}$.`,
      principle: text`If an inequality with a parameter is divided by $x$, positive and negative $x$ give bounds on two
        sides.`,
    };
  },
);

interface Nested {
  /** The roots k and 2k − s have to lie from `low` to `high`. */
  s: number;
  low: number;
  high: number;
  frame: number;
}

const nested = form<Nested>(
  'solutions-within-an-interval',
  {
    band: 'Hard',
    seconds: 130,
    also: ['AL.QUA.1'],
    apart: true,
    verify: ({ s, low, high }) => {
      const fits: number[] = [];
      for (let i = -400; i <= 400; i += 1) {
        const k = i / 2;
        if (Math.min(k, 2 * k - s) >= low && Math.max(k, 2 * k - s) <= high) fits.push(k);
      }
      return q(Math.round(2 * (Math.min(...fits) + Math.max(...fits))), 2);
    },
  },
  ({ s, low, high, frame }, { step, find, write }) => {
    write(tex`x^2 - (3k ${addedTex(-s)})x + k(2k ${addedTex(-s)}) = (x - k)(x - (2k ${addedTex(-s)}))`, {
      because: text`The constant is the product of two expressions, and their sum is the coefficient of $x$ with its
        sign turned.`,
    })`
      Factorise the left side. The zeros are $k$ and $2k ${addedTex(-s)}$; the solutions are all $x$ between them,
      whichever of the two is smaller.`;
    const lowest = find(low);
    const highest = find(high);
    const lower = step(frac(calc`(${lowest} + ${s}) / 2`), {
      name: 'the least parameter for the second zero',
      works: (_v, w) => tex`2k ${addedTex(-s)} \ge ${low} \quad \Rightarrow \quad k \ge ${w}`,
    })`
      Both zeros have to be at least $${low}$. For $k$ itself this is $k \ge ${low}$; for the second zero solve the
      inequality.`;
    const least = step(() => (lower.gt(low) ? lower : q(low)), {
      name: text`the least $k$`,
      works: value =>
        tex`k \ge ${low} \text{ and } k \ge ${frac(lower)} \quad \Rightarrow \quad k \ge ${frac(value)}`,
    })`
      Both conditions are needed, so take the stricter one.`;
    const upper = step(frac(calc`(${highest} + ${s}) / 2`), {
      name: 'the greatest parameter for the second zero',
      works: (_v, w) => tex`2k ${addedTex(-s)} \le ${high} \quad \Rightarrow \quad k \le ${w}`,
    })`
      In the same way both zeros may be at most $${high}$.`;
    const most = step(() => (upper.lt(high) ? upper : q(high)), {
      name: text`the greatest $k$`,
      works: value =>
        tex`k \le ${high} \text{ and } k \le ${frac(upper)} \quad \Rightarrow \quad k \le ${frac(value)}`,
    })`
      Again the stricter one counts.`;
    const sum = step(frac(calc`${frac(least)} + ${frac(most)}`))`
      Add the least and the greatest $k$.`;
    const expression = tex`x^2 - (3k ${addedTex(-s)})x + k(2k ${addedTex(-s)}) \le 0`;
    return {
      answer: sum,
      stem: wording(
        frame,
        text`Every real solution $x$ of $${expression}$ satisfies $${low} \le x \le ${high}$. What is the sum of the
          least and the greatest possible value of the real number $k$?`,
        text`For a real number $k$ all solutions of the inequality $${expression}$ lie from $${low}$ to $${high}$,
          both included. The possible $k$ form an interval. What is the sum of its two ends?`,
        text`The solutions of $${expression}$ are all at least $${low}$ and at most $${high}$. Find the sum of the
          smallest and the largest real $k$ for which this is true.`,
      ),
      show: shown,
      plausible: value => value.d < 5n && !value.equals(0),
      slips: [
        slip('left_out_a_case', least, lower.gt(low) && low)`
          $k$ was taken for the smaller zero, so that only $k \ge ${low}$ was asked. The second zero can be the
          smaller one.`,
        slip('left_out_a_case', most, upper.lt(high) && high)`
          $k$ was taken for the larger zero, so that only $k \le ${high}$ was asked. The second zero can be the larger
          one.`,
        slip('ignored_a_condition', sum, calc`${low} + ${high}`)`
          ${here0(low, high)} uses the zero $k$ alone. The second zero has to lie between the bounds, too.`,
        slip('wrong_sign', lower, () => q(low - s, 2))`
          In the lower condition for $2k ${addedTex(-s)}$ the number $${s}$ was moved to the other side with the wrong
          sign.`,
        slip('wrong_sign', upper, () => q(high - s, 2))`
          In the upper condition for $2k ${addedTex(-s)}$ the number $${s}$ was moved to the other side with the wrong
          sign.`,
        slip('did_not_halve', sum, calc`${low} + ${high} + 2 * ${s}`)`
          The bounds of $2k$ were added, not those of $k$.`,
        slip('subtracted_for_added', sum, () => most.sub(least))`
          $${frac(sum)}$ is the difference of the greatest and the least $k$.`,
      ],
      snapRead: text`A quadratic inequality with a parameter whose solutions must lie in a given interval: find the
        zeros first.`,
      approach: text`The expression factorises. Both zeros have to lie in the interval, and which of them is smaller
        need not be known.`,
      check: text`For the least $k$, $${frac(least)}$, the zeros are $${frac(least)}$ and
        $${frac(least.mul(2).sub(s))}$; for the greatest, $${frac(most)}$, they are $${frac(most)}$ and
        $${frac(most.mul(2).sub(s))}$. All of them lie from $${low}$ to $${high}$, and one reaches a bound each time.`,
      principle: text`An interval lies within another exactly when both of its ends do; with a parameter, do not fix
        which end is which.`,
    };
  },
);

const here0 = (low: number, high: number) => `$${low} + ${high} = ${low + high}$`;

/** AL.INQ.1 Hard: an inequality on an interval, solutions within an interval. */
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
  ...situation<Nested>({
    type: 'AL.INQ.1',
    situation: 'interval-in-an-interval',
    tries: 60,
    draw: draw => {
      const p = { s: draw.int(1, 9), low: draw.int(-9, 4), high: draw.int(3, 15), frame: draw.int(0, 2) };
      const [least, most] = [Math.max(p.low, (p.low + p.s) / 2), Math.min(p.high, (p.high + p.s) / 2)];
      const fits = most - least > 2 && p.low + p.high + p.s !== 0 && least + most !== 0 && p.low !== 0;
      return fits && p.s !== p.low && p.s !== p.high ? p : null;
    },
    forms: [nested],
  }),
];
