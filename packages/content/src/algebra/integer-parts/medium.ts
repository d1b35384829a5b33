import { isSquare } from '../../numbers.ts';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, polynomialTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Quadratic {
  /** (u[x] − p)(v[x] − r) < 0 with p/u < r/v. */
  u: number;
  p: number;
  v: number;
  r: number;
  frame: number;
}

const interval = form<Quadratic>(
  'length-of-the-solutions-of-an-inequality',
  {
    band: 'Medium',
    seconds: 85,
    revision: 2,
    verify: ({ u, p, v, r }) => {
      let tenths = 0;
      for (let i = -400; i < 400; i += 1) {
        const n = Math.floor((i + 0.5) / 10);
        if ((u * n - p) * (v * n - r) < 0) tenths += 1;
      }
      return q(tenths, 10);
    },
  },
  ({ u, p, v, r, frame }, { step, write }) => {
    const [low, high] = [q(p, u), q(r, v)];
    const inside = tex`${polynomialTex([u * v, 0, 0], '[x]').replace('[x]^{2}', '[x]^2')}`;
    const middle = u * r + v * p;
    const left = tex`${inside} ${middle > 0 ? '-' : '+'} ${Math.abs(middle)}[x] ${p * r > 0 ? '+' : '-'}
      ${Math.abs(p * r)}`;
    write(
      tex`(${polynomialTex([u, -p], 'n')})(${polynomialTex([v, -r], 'n')}) < 0 \quad \Rightarrow \quad
        ${frac(low)} < n < ${frac(high)}`,
      {
        because: text`A product of two factors is negative when they have different signs, and that is so only between
          the two zeros.`,
      },
    )`
      Let $n = [x]$, which is an integer. Factorise the left side: the product is negative between its two zeros.`;
    const first = step(() => low.floor().add(1), {
      name: text`the smallest possible $[x]$`,
      works: value => tex`n \ge ${value}`,
      because: text`$n$ is an integer, so the lower bound is replaced by the first integer above it.`,
    })`
      Find the smallest integer $n$ in this interval.`;
    const last = step(() => high.ceil().sub(1), {
      name: text`the largest possible $[x]$`,
      because: text`The upper bound itself is not allowed, because there the product would be $0$. So the last integer
        below it counts.`,
      works: value => tex`n \le ${value}`,
    })`
      Find the largest integer $n$ in this interval.`;
    const end = step(calc`${last} + 1`, {
      name: text`where the interval of $x$ ends`,
      works: value => tex`${first} \le x < ${value}`,
      because: text`$[x] = n$ holds from $x = n$ up to, but without, $x = n + 1$. With $[x] = 3$, for example, $x$ can
        be $3.9$.`,
    })`
      Return to $x$: the largest value of $[x]$ is kept for a whole unit of $x$, so add $1$.`;
    const length = step(calc`${end} - ${first}`)`
      Subtract the beginning of the interval from its end to get its length.`;
    const [f, l] = [low.floor().add(1), high.ceil().sub(1)];
    return {
      answer: length,
      stem: wording(
        frame,
        text`Let $[x]$ denote the greatest integer not greater than $x$. The real numbers $x$ with $${left} < 0$ fill an
          interval. What is its length?`,
        text`For real $x$, $[x]$ is the greatest integer that is at most $x$. All solutions $x$ of $${left} < 0$ form
          one interval of the number line. Find its length.`,
        text`On the number line every real $x$ with $${left} < 0$ is marked, where $[x]$ stands for the greatest integer
          not exceeding $x$. How long is the marked part?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0),
      slips: [
        slip('did_not_use_whole_numbers', length, () => high.sub(low))`
          $${frac(high.sub(low))}$ is the distance of the two zeros, as if $x$ itself were in place of $[x]$. Only
          integers can be $[x]$.`,
        slip('counted_gaps_for_numbers', length, calc`${l} - ${f}`)`
          ${here} subtracts the smallest value of $[x]$ from the largest. The largest value is kept for a whole unit of
          $x$, so the interval is longer.`,
        slip('rounded_the_wrong_way', first, () => low.floor())`
          You used $${low.floor()}$ as the smallest value of $[x]$. It is less than $${frac(low)}$, so the product is
          not negative there.`,
        slip('rounded_the_wrong_way', last, () => high.floor().add(1))`
          You used $${high.floor().add(1)}$ as the largest value of $[x]$. It is greater than $${frac(high)}$, so the
          product is not negative there.`,
        slip('rounded_the_wrong_way', first, () => low.floor().add(2))`
          You used $${low.floor().add(2)}$ as the smallest value of $[x]$. The integer before it also makes the product
          negative.`,
        slip('let_in_an_end_point', last, v === 1 && r)`
          You let in $[x] = ${r}$. Then the product is $0$ and not negative.`,
        slip('went_a_step_too_far', end, calc`${l} + 2`)`
          You continued the interval to ${here}. From $${l.add(1)}$ on, $[x]$ is too large.`,
        slip('wrong_sign', first, () => low.neg().ceil())`
          You turned the sign of the smaller zero: $${frac(low.neg())}$ in place of $${frac(low)}$.`,
      ],
      snapRead: text`A quadratic inequality is given for $[x]$: solve it for an integer first.`,
      approach: text`Find the integers $n = [x]$ that satisfy it. Each of them belongs to all $x$ from $n$ to below $n
        + 1$, so each adds a unit to the interval.`,
      check:
        () => text`For $[x] = ${f}$ and $[x] = ${l}$ the left side is $${q(u).mul(f).sub(p).mul(q(v).mul(f).sub(r))}$
        and $${q(u).mul(l).sub(p).mul(q(v).mul(l).sub(r))}$; for the integers before and after it is not negative.`,
      principle: text`Treat $[x]$ as an unknown integer; at the end each integer becomes an interval of length $1$ for
        $x$.`,
    };
  },
);

interface Product {
  /** x[x] = c. */
  c: number;
  frame: number;
}

/** The size of [x], and whether x is positive. */
const caseOf = (c: number) => {
  const n = Math.floor(Math.sqrt(c));
  return c < n * n + n ? { size: n, isPositive: true } : { size: n + 1, isPositive: false };
};

const product = form<Product>(
  'fractional-part-from-a-product',
  {
    band: 'Medium',
    seconds: 95,
    verify: ({ c }) => {
      for (let n = -60; n <= 60; n += 1) {
        if (n === 0) continue;
        const x = q(c, n);
        if (x.floor().equals(n)) return x.sub(n);
      }
      throw new Error('no number fits');
    },
  },
  ({ c, frame }, { step, write }) => {
    const { size, isPositive } = caseOf(c);
    const [low, root] = [Math.floor(Math.sqrt(c)), Math.floor(Math.sqrt(c)) + 1];
    write(
      isPositive
        ? tex`${low}^2 = ${low * low} < ${c} < ${low} \times ${low + 1} = ${low * (low + 1)}`
        : tex`${low} \times ${low + 1} = ${low * (low + 1)} < ${c} < ${root}^2 = ${root * root}`,
      {
        because: text`For $x > 0$ the product lies between $n^2$ and $n(n + 1)$; for $x < 0$ with $[x] = -m$ it lies
          between $m(m - 1)$ and $m^2$. These ranges take turns, so $${c}$ lies in only one of them.`,
      },
    )`
      Let $n = [x]$. If $x$ is positive, $n \le x < n + 1$ gives $n^2 \le nx < n(n + 1)$. If $x$ is negative and $n =
      -m$, then $-m \le x < -m + 1$ gives $m(m - 1) < nx \le m^2$. See between which of these numbers $${c}$ lies.`;
    const whole = step(isPositive ? size : -size, {
      name: text`$[x]$`,
      because: text`Between a square and the next product of neighbours $x$ is positive; between such a product and the
        next square it is negative.`,
      works: value => tex`[x] = ${value}`,
    })`
      So ${isPositive ? text`$x$ is positive` : text`$x$ has to be negative`}. Read $[x]$ from the bounds.`;
    const x = step(frac(calc`${c} / ${whole}`), {
      name: text`$x$`,
      works: value => tex`x = ${c} \div ${isPositive ? tex`${whole}` : tex`(${whole})`} = ${frac(value)}`,
    })`
      The product $x[x]$ is $${c}$ and $[x]$ is known, so divide to get $x$.`;
    const part = step(() => x.sub(whole), {
      because: text`$[x]$ is the integer at or below $x$, so the fractional part is never negative, also for a negative
        $x$.`,
      works: value =>
        tex`\{x\} = ${frac(x)} - ${isPositive ? tex`${whole}` : tex`(${whole})`} = ${frac(value)}`,
    })`
      The question asks for the fractional part, so subtract $[x]$ from $x$.`;
    const other = isPositive ? low + 1 : low;
    const key = isPositive ? q(c, size).sub(size) : q(size).sub(q(c, size));
    const otherPart = q(c, other).sub(q(c, other).floor());
    return {
      answer: part,
      stem: wording(
        frame,
        text`Let $[x]$ be the greatest integer not greater than $x$, and $\{x\} = x - [x]$. A real number $x$ satisfies
          $x[x] = ${c}$. What is $\{x\}$?`,
        text`The product of a real number $x$ and the greatest integer $[x]$ that is at most $x$ is ${c}. Find the
          fractional part $\{x\} = x - [x]$.`,
        text`For exactly one real number $x$ the equation $x \times [x] = ${c}$ holds, where $[x]$ is the greatest
          integer that does not exceed $x$. What is the value of $x - [x]$ for this $x$?`,
      ),
      show: value => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0) && value.lt(1),
      slips: [
        slip('gave_the_complement', part, () => q(1).sub(key))`
          ${
            isPositive
              ? text`$${frac(q(1).sub(key))}$ is missing from $x$ to the next integer. The fractional part is counted
                from the integer below.`
              : text`$${frac(q(1).sub(key))}$ is the part after the integer in $${frac(q(c, size))}$. For the
                negative number, $[x]$ lies below it, at $${-size}$.`
          }`,
        slip('kept_a_false_root', part, () => otherPart)`
          You split $${c} \div ${other} = ${frac(q(c, other))}$. Its greatest integer is not $${other}$, so the product
          with it would not be $${c}$.`,
        slip('kept_a_false_root', part, () => q(1).sub(otherPart))`
          You used $x = -\frac{${c}}{${other}}$. Its greatest integer is not $${-other}$, so the product with it would
          not be $${c}$.`,
        slip('halved_needlessly', part, () => q(Math.abs(c - size * size), 2 * size))`
          You used the root of $${c}$ as $x$, and divided the difference to $${size}^2$ by $2 \times ${size}$. One of
          the two factors is an integer, so $x$ is a fraction.`,
        slip('divided_by_the_wrong_number', part, () => q(Math.abs(c - size * size), other))`
          You divided the difference of $${c}$ and $${size}^2 = ${size * size}$ by $${other}$. The integer in the
          product is another one.`,
        slip('did_not_double', part, () => q(c - low * low, 2 * low + 1))`
          You used the place of $${c}$ between $${low * low}$ and $${root * root}$: $\frac{${c} - ${low * low}}{${
            2 * low + 1
          }}$. The product does not grow evenly from square to square.`,
      ],
      snapRead: text`A number is multiplied by its greatest integer: positive and negative $x$ reach different
        products.`,
      approach: text`Squares and products of neighbours decide whether $x$ is positive or negative, and give $[x]$.
        Then $x$ follows by dividing, and from it the fractional part.`,
      check:
        () => text`$x = ${frac(isPositive ? q(c, size) : q(-c, size))}$ has $[x] = ${isPositive ? size : -size}$, and
        the product is $${c}$.`,
      principle: text`For negative numbers the greatest integer is farther from $0$ than the number: treat the signs
        separately.`,
    };
  },
);

/** AL.FUN.7 Medium: a quadratic in the greatest integer, a product with it. */
export const unknownInteger: readonly AnyTemplate[] = [
  ...situation<Quadratic>({
    type: 'AL.FUN.7',
    situation: 'quadratic-in-the-integer-part',
    tries: 100,
    draw: draw => {
      const p = {
        u: draw.int(2, 3),
        p: draw.int(-17, 17),
        v: draw.int(1, 2),
        r: draw.int(2, 21),
        frame: draw.int(0, 2),
      };
      const [low, high] = [q(p.p, p.u), q(p.r, p.v)];
      const fits = low.d > 1n && (p.v === 1 || high.d > 1n) && high.sub(low).gt(3) && high.sub(low).lt(13);
      return fits && p.p !== 0 && p.u * p.r + p.v * p.p !== 0 ? p : null;
    },
    forms: [interval],
  }),
  ...situation<Product>({
    type: 'AL.FUN.7',
    situation: 'number-times-its-integer-part',
    tries: 60,
    draw: draw => {
      const c = draw.int(12, 180);
      const n = Math.floor(Math.sqrt(c));
      const { size } = caseOf(c);
      const part = q(c, size);
      return !isSquare(c) && c !== n * n + n && part.d > 2n ? { c, frame: draw.int(0, 2) } : null;
    },
    forms: [product],
  }),
];
