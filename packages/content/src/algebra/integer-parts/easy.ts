import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex, plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Parts {
  /** a[x] + b{x} = an + s. */
  a: number;
  b: number;
  n: number;
  s: number;
  frame: number;
}

const twoParts = form<Parts>(
  'number-from-its-two-parts',
  {
    band: 'Easy',
    seconds: 55,
    verify: ({ a, b, n, s }) => {
      for (let i = -3000; i <= 3000; i += 1) {
        const x = q(i, b);
        if (
          x
            .floor()
            .mul(a)
            .add(x.sub(x.floor()).mul(b))
            .equals(a * n + s)
        )
          return x;
      }
      throw new Error('no number fits');
    },
  },
  ({ a, b, n, s, frame }, { step }) => {
    const c = a * n + s;
    const whole = step(calc`floor(${c} / ${a})`, {
      name: text`$[x]$`,
      works: value => tex`${a}[x] \le ${c} < ${a}[x] + ${b} \quad \Rightarrow \quad [x] = ${value}`,
      because: text`$\{x\}$ is at least $0$ and less than $1$, so $${b}\{x\}$ is less than $${b}$ and also less than
        $${a}$. The next multiple of $${a}$ is therefore already more than $${c}$.`,
    })`
      The part $${b}\{x\}$ is at least $0$ and less than $${b}$. So $${a}[x]$ is the last multiple of $${a}$ that is not
      greater than $${c}$. Find $[x]$.`;
    const rest = step(frac(calc`(${c} - ${a} * (${whole})) / ${b}`), {
      name: text`$\{x\}$`,
      works: value =>
        tex`${b}\{x\} = ${c} ${addedTex(whole.mul(-a))} \quad \Rightarrow \quad \{x\} = ${frac(value)}`,
      because: text`The two parts together make $${c}$. When the first one is known, the second one is what is left.`,
    })`
      Subtract $${a}[x]$ from $${c}$. What is left is $${b}$ times the fractional part, so divide by $${b}$.`;
    const x = step(() => whole.add(rest), {
      because: text`The fractional part is never negative. So it is added to the integer part, also when that is
        negative.`,
      works: value => tex`x = ${whole} ${addedTex(rest)} = ${frac(value)}`,
    })`
      Add the two parts to get the number: $x = [x] + \{x\}$.`;
    const f = q(s, b);
    return {
      answer: x,
      stem: wording(
        frame,
        text`Let $[x]$ be the greatest integer not greater than $x$, and $\{x\} = x - [x]$. If $${a}[x] + ${b}\{x\} =
          ${c}$, what is the real number $x$?`,
        text`For a real number $x$, $[x]$ denotes the greatest integer that is at most $x$, and $\{x\} = x - [x]$ its
          fractional part. Find the number $x$ for which $${a}$ times $[x]$ and $${b}$ times $\{x\}$ add up to $${c}$.`,
        text`A real number is split into the greatest integer $[x] \le x$ and the fractional part $\{x\} = x - [x]$. For
          which $x$ is $${a}[x] = ${c} - ${b}\{x\}$?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.d <= 20n && value.abs().lt(200),
      slips: [
        slip('assumed_equal_parts', x, () => q(c, a))`
          $${frac(q(c, a))}$ is $${c} \div ${a}$, as if both parts were multiplied by $${a}$. The fractional part is
          multiplied by $${b}$.`,
        slip('rounded_the_wrong_way', x, () => q(n + 1).add(f))`
          You used $${n + 1}$ as $[x]$. But $${a} \times ${n + 1 < 0 ? tex`(${n + 1})` : tex`${n + 1}`} =
          ${a * (n + 1)}$ is more than $${c}$, and $\{x\}$ is not negative.`,
        slip('wrong_sign', x, () => whole.sub(rest))`
          You subtracted the fractional part $${frac(f)}$. It is never negative and is added, also to a negative
          $[x]$.`,
        slip('did_not_divide', x, () => whole.add(s))`
          You read $${b}\{x\} = ${s}$ as $\{x\} = ${s}$. A fractional part is less than $1$, so this has to be
          divided.`,
        slip('divided_by_the_wrong_number', x, () => whole.add(q(s, a)))`
          You divided the remainder $${s}$ by $${a}$. It is $${b}$ times the fractional part.`,
        slip('swapped_the_two', x, () => q(c, b))`
          $${frac(q(c, b))}$ is $${c} \div ${b}$, as if both parts were multiplied by $${b}$. The integer part is
          multiplied by $${a}$.`,
        slip('gave_the_complement', x, () => whole.add(1).sub(rest))`
          You used $1 - ${frac(f)}$ as the fractional part. It is $x - [x]$, counted from the integer below $x$.`,
        slip('ignored_the_weights', x, () => q(c, a + b))`
          ${here} divides $${c}$ by $${a} + ${b}$, as if both parts were equal. They are different numbers.`,
      ],
      snapRead: text`The integer part and the fractional part have different coefficients: the fractional part is
        small, so find the integer first.`,
      approach: text`As $0 \le \{x\} < 1$, only one integer part is possible. What is left of $${c}$ then gives the
        fractional part.`,
      check:
        () => text`$${a} \times ${n < 0 ? tex`(${n})` : tex`${n}`} + ${b} \times ${frac(f)} = ${a * n} + ${s} = ${c}$,
        and $${frac(f)}$ lies between $0$ and $1$.`,
      principle: text`Every real number is an integer plus a part from $0$ to below $1$: bounds for that part fix the
        integer.`,
    };
  },
);

interface Ends {
  /** [x/a] = m and [x/b] = n. */
  a: number;
  m: number;
  b: number;
  n: number;
  frame: number;
}

const ends = form<Ends>(
  'sum-of-the-ends-of-a-common-interval',
  {
    band: 'Easy',
    seconds: 60,
    entry: true,
    verify: ({ a, m, b, n }) => {
      const all: number[] = [];
      for (let tenths = -3000; tenths <= 3000; tenths += 1)
        if (Math.floor(tenths / (10 * a)) === m && Math.floor(tenths / (10 * b)) === n) all.push(tenths);
      return q((all[0] ?? 0) + (all.at(-1) ?? 0) + 1, 10);
    },
  },
  ({ a, m, b, n, frame }, { step, find }) => {
    const [a0, a1, b0, b1] = [a * m, a * (m + 1), b * n, b * (n + 1)];
    const from = step(calc`max(${a0}, ${b0})`, {
      name: text`where the interval begins`,
      works: value =>
        tex`${a0} \le x < ${a1}, \quad ${b0} \le x < ${b1} \quad \Rightarrow \quad x \ge ${value}`,
      because: text`$[y] = ${m}$ means $${m} \le y < ${m + 1}$, also when $${m}$ is negative. As both equations have to
        hold, $x$ has to reach both beginnings.`,
    })`
      $\left[\frac{x}{${a}}\right] = ${m}$ means that $\frac{x}{${a}}$ is at least $${m}$ and less than $${m + 1}$.
      Multiply by $${a}$, and do the same with the other equation. The larger of the two beginnings counts.`;
    const to = step(calc`min(${a1}, ${b1})`, {
      name: text`where the interval ends`,
      because: text`At the first upper bound that $x$ reaches, one of the two equations stops being true.`,
      works: value => tex`x < ${value}`,
    })`
      Both equations have to hold, so of the two upper bounds the smaller one counts.`;
    const both = find([a0, b0, a1, b1]);
    const sum = step(calc`${from} + ${to}`, { works: (_v, w) => tex`p + q = ${w}` })`
      The beginning is $p$ and the end is $q$. Add the two.`;
    return {
      answer: sum,
      stem: wording(
        frame,
        text`Here $[y]$ is the greatest integer not greater than $y$. The real numbers $x$ with
          $\left[\frac{x}{${a}}\right] = ${m}$ and $\left[\frac{x}{${b}}\right] = ${n}$ are exactly those with $p \le
          x < q$. What is $p + q$?`,
        text`For real $y$ let $[y]$ denote the greatest integer that does not exceed $y$. Both
          $\left[\frac{x}{${a}}\right] = ${m}$ and $\left[\frac{x}{${b}}\right] = ${n}$ hold just when $x$ lies in an
          interval from $p$ (included) to $q$ (excluded). Find the sum $p + q$.`,
      ),
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('gave_the_other_extreme', sum, () => q(Math.min(a0, b0) + Math.max(a1, b1)))`
          You joined the two intervals, from $${Math.min(a0, b0)}$ to $${Math.max(a1, b1)}$. Both equations have to
          hold at the same time, so only the common part counts.`,
        slip('rounded_the_wrong_way', sum, () => q(Math.max(a0 - a, b0 - b) + Math.min(a0, b0)))`
          You rounded up instead of down: $${m - 1} < \frac{x}{${a}} \le ${m}$, and likewise in the other equation.
          $[y]$ is not greater than $y$.`,
        slip('ignored_a_condition', sum, () => q(a0 + a1))`
          You used only $\left[\frac{x}{${a}}\right] = ${m}$, with the ends $${a0}$ and $${a1}$. The other equation has
          to hold too.`,
        slip('ignored_a_condition', sum, () => q(b0 + b1))`
          You used only $\left[\frac{x}{${b}}\right] = ${n}$, with the ends $${b0}$ and $${b1}$. The other equation has
          to hold too.`,
        slip('left_out_an_end_point', sum, () => q(a0 + b0))`
          You added the two beginnings $${a0}$ and $${b0}$. The interval ends where one of the values changes.`,
        slip('left_out_an_end_point', sum, () => q(a1 + b1))`
          You added the two upper bounds $${a1}$ and $${b1}$. The interval begins at one of the values that are
          reached.`,
        slip('used_a_wrong_given_number', to, () => q(Math.max(a1, b1)))`
          You used the larger upper bound, $${Math.max(a1, b1)}$, as $q$. Before $x$ comes there, one of the equations
          fails.`,
        slip('used_a_wrong_given_number', from, () => q(Math.min(a0, b0)))`
          You used the smaller beginning, $${Math.min(a0, b0)}$, as $p$. There one of the equations does not hold yet.`,
      ],
      snapRead: text`Two greatest integers are given: each puts $x$ into an interval.`,
      approach: text`Write each equation as a double inequality and multiply out. The numbers $x$ that satisfy both are
        the common part of the two intervals.`,
      check:
        () => text`At $x = ${both[0].gt(both[1]) ? a0 : b0}$ both values are reached; at $x = ${Math.min(a1, b1)}$ one
        of them has grown by $1$.`,
      principle: text`$[y] = n$ means $n \le y < n + 1$: turn every greatest integer into a double inequality.`,
    };
  },
);

/** AL.FUN.7 Easy: a number from its two parts, an interval from two greatest integers. */
export const partsAndIntervals: readonly AnyTemplate[] = [
  ...situation<Parts>({
    type: 'AL.FUN.7',
    situation: 'two-coefficients',
    tries: 60,
    draw: draw => {
      const b = draw.int(3, 8);
      const p = {
        a: draw.int(b + 1, 12),
        b,
        n: draw.int(-11, 12),
        s: draw.int(1, b - 1),
        frame: draw.int(0, 2),
      };
      return Math.abs(p.n) > 2 && q(p.s, b).d > 1n && !q(p.s, b).equals(q(1, 2)) ? p : null;
    },
    forms: [twoParts],
  }),
  ...situation<Ends>({
    type: 'AL.FUN.7',
    situation: 'two-greatest-integers',
    tries: 100,
    draw: draw => {
      const p = {
        a: draw.int(3, 12),
        m: draw.int(-9, 9),
        b: draw.int(3, 14),
        n: draw.int(-9, 9),
        frame: draw.int(0, 1),
      };
      const [a0, a1, b0, b1] = [p.a * p.m, p.a * (p.m + 1), p.b * p.n, p.b * (p.n + 1)];
      const isCrossed = (a0 < b0 && b0 < a1 && a1 < b1) || (b0 < a0 && a0 < b1 && b1 < a1);
      return isCrossed && Math.abs(p.m) > 1 && Math.abs(p.n) > 1 && p.a !== p.b ? p : null;
    },
    forms: [ends],
  }),
];
