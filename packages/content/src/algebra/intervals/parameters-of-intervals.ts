import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

const shown = (value: Fraction) => `$${fractionTex(value)}$`;

interface Lasting {
  /** ax² − kx + c ≥ 0 from x = from to x = to; c = am². */
  a: number;
  m: number;
  from: number;
  to: number;
  frame: number;
}

const lasting = form<Lasting>(
  'greatest-coefficient-on-an-interval',
  {
    band: 'Hard',
    seconds: 125,
    also: ['AL.INQ.4'],
    apart: true,
    verify: ({ a, m, from, to }) => {
      let least = Number.POSITIVE_INFINITY;
      for (let i = 20 * from; i <= 20 * to; i += 1) {
        const x = i / 20;
        least = Math.min(least, a * x + (a * m * m) / x);
      }
      return nearFraction(least, 30);
    },
  },
  ({ a, m, from, to, frame }, { step, find, write }) => {
    const c = a * m * m;
    const line = `${a === 1 ? '' : a}x + \\frac{${c}}{x}`;
    write(tex`${a === 1 ? '' : a}x^2 - kx + ${c} \ge 0 \quad \Leftrightarrow \quad k \le ${line}`, {
      because: text`All these $x$ are positive, so the sign of the inequality stays as it is.`,
    })`
      Divide by $x$, so that $k$ stands alone. The inequality has to hold for every $x$ from $${from}$ to $${to}$, so
      $k$ may be at most the least value of the right side there.`;
    const turn = step(m, {
      name: 'where the right side is least among all positive numbers',
      works: value => tex`${a === 1 ? '' : a}x = \frac{${c}}{x} \quad \Rightarrow \quad x = ${value}`,
    })`
      The two terms have a fixed product, so their sum is least where they are equal.`;
    const inside = m > from && m < to;
    const place = step(() => (inside ? turn : m <= from ? q(from) : q(to)), {
      name: 'where the right side is least on the interval',
      works: value =>
        inside
          ? tex`${from} < ${m} < ${to} \quad \Rightarrow \quad x = ${value}`
          : m <= from
            ? tex`${m} < ${from} \quad \Rightarrow \quad x = ${value}`
            : tex`${m} > ${to} \quad \Rightarrow \quad x = ${value}`,
    })`
      ${
        inside
          ? 'This number lies in the interval, so the least value is taken there.'
          : text`This number does not
      lie in the interval. Between $${from}$ and $${to}$ the right side only ${m <= from ? 'increases' : 'decreases'},
      so it is least at the end nearer to $${m}$.`
      }`;
    const first = find(frac(calc`${a} * ${place}`), { name: 'the first term there' });
    const best = step(frac(calc`${first} + ${c} / ${place}`), { works: (_v, w) => tex`k \le ${w}` })`
      Find the right side there.`;
    return {
      answer: best,
      stem: wording(
        frame,
        text`What is the greatest real number $k$ for which $${a === 1 ? '' : a}x^2 - kx + ${c} \ge 0$ holds for all
          $x$ with $${from} \le x \le ${to}$?`,
        text`For every real $x$ from $${from}$ to $${to}$, both included, the expression $${a === 1 ? '' : a}x^2 - kx
          + ${c}$ must not be negative. How large can $k$ be at the most?`,
        text`The inequality $kx \le ${a === 1 ? '' : a}x^2 + ${c}$ is true whenever $${from} \le x \le ${to}$. Find
          the maximum possible value of the real number $k$.`,
      ),
      show: shown,
      plausible: value => value.gt(0) && value.d < 40n,
      slips: [
        slip('demanded_too_much', best, !inside && calc`2 * ${a} * ${m}`)`
          $k = ${2 * a * m}$ makes the discriminant zero, so that the inequality holds for all real $x$. It is needed
          only for $x$ from $${from}$ to $${to}$.`,
        slip('sought_the_extreme_elsewhere', place, inside ? from : m <= from ? to : from)`
          The value for $x = ${inside ? from : m <= from ? to : from}$ was taken. For another $x$ of the interval the
          bound is smaller.`,
        slip('sought_the_extreme_elsewhere', place, frac(calc`(${from} + ${to}) / 2`))`
          The middle of the interval, $x = ${frac(q(from + to, 2))}$, was taken. The bound is not smallest there.`,
        slip('left_out_a_term', best, frac(calc`${c} / ${place}`))`
          The first term was lost: $${frac(best)}$ is only the part with $${c}$.`,
        slip('left_out_a_term', best, first)`
          $${frac(best)}$ is only the part with $x$ itself.`,
        slip('sought_the_extreme_elsewhere', place, inside && to)`
          The value for $x = ${to}$ was taken. Inside the interval the bound is smaller.`,
        slip('got_the_discriminant_wrong', best, calc`${a} * ${m}`)`
          $${best}$ comes from a discriminant without the factor $4$.`,
        slip('left_out_a_factor', first, a > 1 && place)`
          The coefficient $${a}$ was left out in the first term.`,
      ],
      snapRead: text`A quadratic must stay at $0$ or above on an interval only: free $k$ and look for the least value
        of the other side.`,
      approach: text`Divide by the positive $x$, so that $k$ is bounded by a sum of two terms. Where that sum is least
        on the interval decides, inside or at an end.`,
      check: text`With $k = ${frac(best)}$ and $x = ${frac(place)}$ both sides of $k \le ${line}$ are equal; at the
        ends of the interval the right side is $${frac(q(a * from).add(q(c, from)))}$ and
        $${frac(q(a * to).add(q(c, to)))}$.`,
      principle: text`If an inequality has to hold on an interval only, ask whether the extreme value lies in it or at
        an end.`,
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
        p.to - p.from > 2 &&
        p.m !== p.from &&
        p.m !== p.to &&
        (p.m < p.from || p.m > p.to || draw.chance(0.4));
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
