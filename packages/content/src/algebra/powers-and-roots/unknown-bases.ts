import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { fractionTex, plain, polynomialTex, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Base {
  /** x to the power of (bx − a)(dx − c), with a/b < 1 < c/d. */
  a: number;
  b: number;
  c: number;
  d: number;
  frame: number;
}

const lengths = form<Base>(
  'total-length-of-two-intervals',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AL.INQ.1'],
    verify: ({ a, b, c, d }) => {
      // Every piece of 1/120 lies wholly inside or outside: its middle decides.
      let pieces = 0;
      for (let i = 0; i < 120 * 12; i += 1) {
        const x = (i + 0.5) / 120;
        if (x ** ((b * x - a) * (d * x - c)) < 1) pieces += 1;
      }
      return nearFraction(pieces / 120, 60);
    },
  },
  ({ a, b, c, d, frame }, { step, write }) => {
    const inside = polynomialTex([b * d, -(a * d + b * c), a * c]);
    const [small, large] = [q(a, b), q(c, d)];
    write(tex`${inside} = (${polynomialTex([b, -a])})(${polynomialTex([d, -c])})`, {
      because: text`Its sign decides whether the power is more or less than $1$, together with the base.`,
    })`
      Factorise the exponent. It is zero at $${frac(small)}$ and at $${frac(large)}$, negative between them and
      positive outside.`;
    const above = step(frac(calc`${frac(large)} - 1`), {
      name: text`the length of the interval above $1$`,
      works: (_v, w) => tex`1 < x < ${frac(large)}: \quad ${w}`,
      because: text`A power of a base above $1$ is less than $1$ only for a negative exponent.`,
    })`
      First let $x > 1$. The exponent has to be negative; together with $x > 1$ this leaves one interval. Find its
      length.`;
    const below = step(frac(small), {
      name: text`the length of the interval below $1$`,
      works: value => tex`0 < x < ${frac(small)}: \quad ${frac(value)}`,
      because: text`A power of a base between $0$ and $1$ is less than $1$ for a positive exponent.`,
    })`
      Now let $0 < x < 1$. The exponent has to be positive, so $x$ is less than the smaller zero. Find the length of
      this interval.`;
    const total = step(frac(calc`${frac(above)} + ${frac(below)}`))`
      Add the two lengths.`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`The positive real numbers $x$ with $x^{${inside}} < 1$ form two intervals. What is their total length?`,
        text`On the number line all $x > 0$ for which $x^{${inside}}$ is less than $1$ are marked. How long are the
          marked parts together?`,
        text`Let $x$ be a positive real number. The solutions of $x^{${inside}} < 1$ lie in two separate intervals.
          Find the sum of the lengths of these intervals.`,
      ),
      show: (value: Fraction) => `$${fractionTex(value)}$`,
      plausible: value => value.gt(0),
      slips: [
        slip('did_not_turn_the_inequality', below, calc`1 - ${frac(small)}`)`
          A negative exponent was demanded for $x < 1$ as well, which gave the length ${frac(calc`1 -
          ${frac(small)}`)} there and $${frac(large.sub(1))} + ${frac(q(1).sub(small))} =
          ${frac(large.sub(small))}$ in all. For a base below $1$ the exponent has to be positive.`,
        slip('left_out_a_case', below, 0)`
          Only $x > 1$ was looked at, with the length ${frac(calc`${frac(large)} - 1`)}. A base between $0$ and $1$
          gives solutions as well.`,
        slip('ignored_a_bound', above, frac(large))`
          For $x > 1$ the interval was begun at $0$, and $${frac(large)} + ${frac(small)} =
          ${frac(large.add(small))}$ was found. Below $1$ the other case holds.`,
        slip('mixed_up_inside_and_outside', below, 1)`
          All $x$ from $0$ to $1$ were counted: $${frac(large.sub(1))} + 1 = ${frac(large)}$. The exponent changes
          its sign at $${frac(small)}$.`,
        slip('ignored_the_leading_coefficient', total, b * d > 1 && q(a * d + b * c - 1))`
          The sum of the zeros of the exponent was taken as $${a * d + b * c}$, without dividing by the leading
          coefficient $${b * d}$, and $1$ was subtracted: $${a * d + b * c} - 1 = ${a * d + b * c - 1}$.`,
        slip('subtracted_for_added', total, () => above.sub(below).gt(0) && above.sub(below))`
          The lengths of the two intervals were subtracted: $${frac(large.sub(1))} - ${frac(small)} =
          ${frac(large.sub(1).sub(small))}$. They lie apart from each other.`,
        slip('left_out_a_case', above, 0)`
          Only $x < 1$ was looked at, with $0 < x < ${frac(small)}$, a length of $${frac(small)}$. For $x > 1$
          there are solutions as well.`,
      ],
      snapRead: text`The unknown is base and exponent, and the power is compared with $1$.`,
      approach: text`Treat a base above $1$ and a base between $0$ and $1$ separately: the sign that the exponent
        needs is different.`,
      faster: text`The power is less than $1$ where $(x - 1)(${polynomialTex([b, -a])})(${polynomialTex([d, -c])})
        < 0$: below $${frac(small)}$, and from $1$ to $${frac(large)}$.`,
      check: text`For $x$ between $${frac(small)}$ and $1$ base and exponent lie below $1$ and below $0$, so the
        power is more than $1$; beyond $${frac(large)}$ both are above, and it is again more than $1$. The other
        parts remain.`,
      principle: text`A power is less than $1$ when base minus $1$ and exponent have different signs.`,
    };
  },
);

interface Peak {
  /** n²·(p/(p + d))ⁿ. */
  p: number;
  d: number;
  frame: number;
}

/** The number after the last n with d·n² − middle·n − constant < 0. */
const afterLast = (d: number, middle: number, constant: number) =>
  Math.ceil((middle + Math.sqrt(middle * middle + 4 * d * constant)) / (2 * d) - 1e-9);

const peak = form<Peak>(
  'place-of-the-greatest-term',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.INQ.1'],
    entry: true,
    verify: ({ p, d }) => {
      const size = (n: number) => 2 * Math.log(n) + n * Math.log(p / (p + d));
      let best = 1;
      for (let n = 2; n < 300; n += 1) if (size(n) > size(best)) best = n;
      return best;
    },
  },
  ({ p, d, frame }, { step, write }) => {
    const term = tex`n^2\left(\frac{${p}}{${p + d}}\right)^n`;
    write(
      tex`\frac{(n + 1)^2}{n^2} \times \frac{${p}}{${p + d}} > 1 \quad \Leftrightarrow \quad ${p}(n + 1)^2 > ${
        p + d
      }n^2`,
      {
        because: text`The square grows and the power falls, so ask as long as which $n$ the product still grows.`,
      },
    )`
      Compare two neighbours: the next number is greater as long as its quotient by the number before is more than
    $1$.`;
    const middle = step(calc`2 * ${p}`, {
      because: text`$(n + 1)^2 = n^2 + 2n + 1$: the middle term is twice the product, not once. Its factor $${p}$ comes
        from the left side.`,
      name: text`the coefficient of $n$`,
      works: value => tex`${d}n^2 - ${value}n - ${p} < 0`,
    })`
      Expand the square on the left and bring all terms to one side. The coefficient of $n$ comes from the middle term
      of the square.`;
    const last = step(() => q(afterLast(d, Number(middle.valueOf()), p) - 1), {
      because: text`As long as the inequality holds, the next number is greater. A quadratic that opens upwards is
        negative only up to its positive zero, so it stops holding once and for all.`,
      name: text`the last $n$ after which the numbers still grow`,
      works: value => tex`n(${d}n - ${2 * p}) < ${p} \quad \Rightarrow \quad n \le ${value}`,
    })`
      Take the terms with $n$ together and try integers: the left side grows with $n$. Find the last one for which the
      inequality holds.`;
    const place = step(calc`${last} + 1`, {
      because: text`The last $n$ that still has a greater neighbour is not the greatest place itself. Its neighbour
        is.`,
    })`
      Up to this $n$ the next number is greater, and from then on it is smaller. So the greatest number comes directly
      after it.`;
    const key = afterLast(d, 2 * p, p);
    const value = (n: number) => n * (d * n - 2 * p);
    return {
      answer: place,
      stem: wording(
        frame,
        text`For which positive integer $n$ is $${term}$ greatest?`,
        text`In a sequence the $n$th term is $${term}$. At which place $n$ does its largest term stand?`,
        text`When the positive integer $n$ grows, $${term}$ first increases and then decreases. Find the $n$ for which
          it has its maximum.`,
      ),
      show: plain,
      plausible: v => v.d === 1n && v.gt(1),
      slips: [
        slip('stopped_a_step_early', place, last)`
          $n = ${key - 1}$ is the last one with $${p}(n + 1)^2 > ${p + d}n^2$: $${p * key ** 2} > ${
            (p + d) * (key - 1) ** 2
          }$. So the next number is still greater.`,
        slip('forgot_to_square', place, Math.ceil(p / d))`
          The quotient of $n + 1$ and $n$ was not squared: $${p}(n + 1) > ${p + d}n$ holds for $n$ below
          $${frac(q(p, d))}$, and the integer after these was taken.`,
        slip('got_the_middle_term_wrong', middle, p)`
          The middle term of $(n + 1)^2$ was taken as $n$ instead of $2n$, which led to $${d}n^2 - ${p}n - ${p} <
          0$.`,
        slip('took_a_power_term_by_term', place, afterLast(d, 0, p))`
          $(n + 1)^2$ was taken as $n^2 + 1$, without the term $2n$, which left $${d}n^2 < ${p}$ as the condition.`,
        slip('went_a_step_too_far', place, key + 1)`
          The numbers grow for the last time from $${key - 1}$ to the next one, but $${key - 1} + 2 = ${key + 1}$
          was taken. There they fall already.`,
        slip('used_a_factor_twice', middle, 4 * p)`
          The middle term of $(n + 1)^2$ was doubled twice, which led to $${d}n^2 - ${4 * p}n - ${p} < 0$.`,
        slip('ignored_the_leading_coefficient', place, d > 1 && afterLast(1, 2 * p, p))`
          The coefficient of $n^2$ was left out: $n^2 - ${2 * p}n - ${p} < 0$ was solved instead of $${d}n^2 - ${
            2 * p
          }n - ${p} < 0$.`,
        slip('did_not_halve', last, Math.floor((2 * p + Math.sqrt(4 * p * (p + d))) / d))`
          In the formula for the zeros of $${d}n^2 - ${2 * p}n - ${p}$ the sum $${2 * p} + \sqrt{${
            4 * p * (p + d)
          }}$ was divided by $${d}$ instead of $${2 * d}$.`,
      ],
      snapRead: text`A square that grows times a power that falls: one number of the sequence is the greatest.`,
      approach: text`Neither root nor logarithm is needed: compare each number with the next by their quotient.`,
      faster: text`$n(${d}n - ${2 * p}) < ${p}$: for $n = ${key - 1}$ the left side is $${value(key - 1)}$, for $n
        = ${key}$ it is $${value(key)}$. So the numbers grow up to the place after $${key - 1}$.`,
      check: text`$${p} \times ${key}^2 = ${p * key ** 2}$ is more than $${p + d} \times ${key - 1}^2 =
        ${(p + d) * (key - 1) ** 2}$, and $${p} \times ${key + 1}^2 = ${p * (key + 1) ** 2}$ is less than $${p + d}
        \times ${key}^2 = ${(p + d) * key ** 2}$.`,
      principle: text`Where powers and products compete, the quotient of neighbours tells how long the numbers grow.`,
    };
  },
);

/** AL.INQ.8 Hard: a base on both sides of 1, and neighbours that are compared by their quotient. */
export const unknownBases: readonly AnyTemplate[] = [
  ...situation<Base>({
    type: 'AL.INQ.8',
    situation: 'base-on-both-sides-of-one',
    tries: 60,
    draw: draw => {
      const [a, b] = draw.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [1, 4],
        [3, 4],
        [2, 5],
        [3, 5],
        [1, 5],
      ] as const);
      const [c, d] = draw.pick([
        [2, 1],
        [3, 1],
        [4, 1],
        [5, 1],
        [6, 1],
        [7, 1],
        [3, 2],
        [5, 2],
        [7, 2],
      ] as const);
      return { a, b, c, d, frame: draw.int(0, 2) };
    },
    forms: [lengths],
  }),
  ...situation<Peak>({
    type: 'AL.INQ.8',
    situation: 'square-times-a-power',
    tries: 60,
    draw: draw => {
      const g = { p: draw.int(7, 40), d: draw.int(1, 4), frame: draw.int(0, 2) };
      const coprime = g.d === 1 || (g.p % 2 !== 0 && g.p % 3 !== 0) || (g.d === 3 && g.p % 3 !== 0);
      return coprime && !Number.isInteger(Math.sqrt(g.p * (g.p + g.d))) && g.p > 4 * g.d ? g : null;
    },
    forms: [peak],
  }),
];
