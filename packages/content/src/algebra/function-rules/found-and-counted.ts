import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const size = (n: number) => (n === 1 ? '' : String(n));

interface Branches {
  /** f(x) = px + r/x from af(x) + bf(1/x); k runs from −low to high. */
  a: number;
  b: number;
  p: number;
  r: number;
  low: number;
  high: number;
  way: boolean;
}

const sides = ({ a, b, p, r }: Branches): [number, number] => [a * p + b * r, a * r + b * p];
const given = (s: Branches) => {
  const [one, other] = sides(s);
  return `${size(s.a)}f(x) + ${size(s.b)}f\\left(\\frac{1}{x}\\right) = ${one}x + \\frac{${other}}{x}`;
};
/** The least positive whole k with k² at least a number. */
const rootAbove = (square: number) => {
  let k = 0;
  while (k * k < square) k += 1;
  return k;
};

const valuesTaken = form<Branches>(
  'whole-values-taken',
  {
    band: 'Hard',
    seconds: 115,
    also: ['AL.QUA.3', 'AL.INQ.6'],
    entry: true,
    verify: ({ a, b, p, r, low, high }) => {
      const [one, other] = [a * p + b * r, a * r + b * p];
      const f = (x: number) => {
        // af(x) + bf(1/x) = u and bf(x) + af(1/x) = v
        const u = one * x + other / x;
        const v = one / x + other * x;
        return (a * u - b * v) / (a * a - b * b);
      };
      // The extreme value of each branch by search.
      let least = Number.POSITIVE_INFINITY;
      for (let i = 1; i <= 8000; i += 1) least = Math.min(least, f(i / 1000), f(1000 / i));
      let count = 0;
      for (let k = -low; k <= high; k += 1) if (Math.abs(k) >= least - 1e-4) count += 1;
      return count;
    },
  },
  (drawn, { step, find }) => {
    const { p, a, b, r, high, low, way } = drawn;
    const upper = step(p, () => {
      const [one, other] = sides(drawn);
      return tex`\frac{${a} \times ${one} - ${b} \times ${other}}{${a}^2 - ${b}^2} = ${p}`;
    })`
      Replace $x$ by $\frac{1}{x}$: this gives a second equation, with $f(x)$ and $f(\frac{1}{x})$ exchanged. Subtract
      $${b}$ times the second from $${a}$ times the first, so that $f(\frac{1}{x})$ cancels, and find the coefficient
      of
      $x$ in $f(x)$.`;
    const lower = step(r, () => {
      const [one, other] = sides(drawn);
      return tex`\frac{${a} \times ${other} - ${b} \times ${one}}{${a}^2 - ${b}^2} = ${r}, \quad f(x) = ${size(p)}x +
        \frac{${r}}{x}`;
    })`
      Find the coefficient of $\frac{1}{x}$ in the same way.`;
    const square = find(calc`${upper} * ${lower} * 4`);
    const least = step(
      rootAbove(square.valueOf()),
      value => tex`${size(p)}x^2 - kx + ${r} = 0: \quad k^2 \ge ${square}, \quad |k| \ge ${value}`,
    )`
      Let $k$ be a value. Then $f(x) = k$ is a quadratic in $x$, and $0$ is not a root of it. It has a real solution
      when its
      discriminant is not negative; find the least positive $k$.`;
    const positive = find(calc`${high} - ${least} + 1`);
    const negative = find(calc`max(0, ${low} + 1 - ${least})`);
    const count = step(
      calc`${positive} + ${negative}`,
      value =>
        tex`${least} \text{ to } ${high}: ${positive}, \quad -${low} \text{ to } -${least}: ${negative}, \quad
          ${value}`,
    )`
      Negative $x$ give the negative values in the same way. Count the integers in both parts of the range.`;
    return {
      answer: count,
      stem: way
        ? text`For all real $x \ne 0$ a function satisfies $${given(drawn)}$. For how many integers $k$ with $-${low}
          \le k \le ${high}$ does the equation $f(x) = k$ have a real solution?`
        : text`Let $${given(drawn)}$ for every non-zero real number $x$. How many integers from $-${low}$ to $${high}$,
          both included, are values of $f$?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0 && value.valueOf() < low + high + 1,
      slips: [
        slip('forgot_negative_numbers', negative, 0)`
          Only the $${positive}$ positive values were counted; for negative $x$ both terms are negative.`,
        slip('gave_the_complement', count, calc`${low} + ${high} + 1 - ${positive} - ${negative}`)`
          You counted the integers less than $${least}$ in size, which are not values.`,
        slip('did_not_double', square, calc`${upper} * ${lower}`)`
          The bound used is $\sqrt{${upper} \times ${lower}}$; the least positive value is twice that.`,
        slip('let_in_equal_values', least, least.mul(least).equals(square) && calc`${least} + 1`)`
          You left out $${least.sub(1)}$ and $-${least.sub(1)}$. They are values too, because equal roots are real.`,
        slip('rounded_the_wrong_way', least, !least.mul(least).equals(square) && calc`${least} - 1`)`
          $${least}^2 = ${least.mul(least)}$ is still below $${square}$, so $${least}$ is no value.`,
        slip('sought_the_extreme_elsewhere', least, !upper.equals(lower) && calc`${upper} + ${lower}`)`
          $f(1) = ${least}$ was taken for the least positive value; the terms are not equal at $x = 1$.`,
        slip('assumed_a_symmetry', negative, !positive.equals(negative) && positive)`
          The positive count was doubled, but the range goes to $-${low}$ and to $${high}$.`,
        slip('assumed_a_symmetry', square, () => {
          const [one, other] = sides(drawn);
          return q(4 * one * other, (a + b) ** 2);
        })`
          The coefficients were divided by $${a} + ${b}$ one by one, as if $f(x)$ and $f(\frac{1}{x})$ were equal.`,
      ],
      snapRead: text`A function is tied to its value at the reciprocal; the integers among its values are counted in a
        range.`,
      approach: text`Two equations give the function, a multiple of $x$ and one of its reciprocal. A value is taken when
        a quadratic has real roots; this leaves a gap around zero.`,
      faster: () => {
        const [one, other] = sides(drawn);
        const over = (top: number, bottom: number) =>
          bottom < 0 ? `\\frac{${-top}}{${-bottom}}` : `\\frac{${top}}{${bottom}}`;
        return text`Sum and difference of the coefficients are $${over(one + other, a + b)}$ and
          $${over(one - other, a - b)}$, so $f(x) = ${size(p)}x + \frac{${r}}{x}$ and $|f| \ge \sqrt{${square}}$: from
          $${least}$ on.`;
      },
      check: () =>
        text`With this $f$ the left side has $${a} \times ${p} + ${b} \times ${r} = ${sides(drawn)[0]}$ as coefficient
          of $x$; $${least}^2 = ${least.mul(least)} \ge ${square}$, but $${least.sub(1)}^2 =
          ${least.sub(1).mul(least.sub(1))}$ is less.`,
      principle: text`A sum of a multiple of x and a multiple of its reciprocal has two branches: no value lies between
        them.`,
    };
  },
);

interface Line {
  /** f(x) = px² + (h/2)x from af(x) + bf(−x); the line y = kx − c. */
  a: number;
  b: number;
  p: number;
  h: number;
  c: number;
  way: boolean;
}

const parts = ({ a, b, p, h }: Line): [number, number] => [(a + b) * p, ((a - b) * h) / 2];
const linear = (h: number) => (h === 0 ? '' : addedTex(q(h, 2)).replace(/([+-]) 1$/, '$1 '));
const quadratic = ({ p, h }: Line) => `${size(p)}x^2 ${linear(h)}x`;
const tie = (s: Line) => {
  const [even, odd] = parts(s);
  return `${size(s.a)}f(x) + ${size(s.b)}f(-x) = ${polynomialTex([even, odd, 0])}`;
};

const missed = form<Line>(
  'lines-that-miss-the-graph',
  {
    band: 'Hard',
    seconds: 105,
    revision: 2,
    also: ['AL.QUA.3', 'AL.INQ.3'],
    entry: true,
    verify: s => {
      const [even, odd] = parts(s);
      // af(x) + bf(−x) = u(x), so f(x) = (a·u(x) − b·u(−x))/(a² − b²).
      const u = (x: number) => even * x * x + odd * x;
      const f = (x: number) => (s.a * u(x) - s.b * u(-x)) / (s.a * s.a - s.b * s.b);
      let count = 0;
      for (let k = 1; k <= 120; k += 1) {
        // f(x) − kx + c is a quadratic with values at −1, 0, 1: its least value.
        const g = (x: number) => f(x) - k * x + s.c;
        const lead = (g(1) + g(-1)) / 2 - g(0);
        const middle = (g(1) - g(-1)) / 2;
        if (g(-middle / (2 * lead)) > 1e-9) count += 1;
      }
      return count;
    },
  },
  (given, { step, find }) => {
    const { p, a, b, h, c, way } = given;
    const even = step(
      p,
      () =>
        tex`(${a} + ${b})(f(x) + f(-x)) = ${2 * parts(given)[0]}x^2, \quad \text{even part } ${size(p)}x^2`,
    )`
      Replace $x$ by $-x$ and add the equations: the even part is found.`;
    const odd = step(
      calc`${h} / 2`,
      tex`(${a} - ${b})(f(x) - f(-x)) = ${polynomialTex([2 * parts(given)[1], 0])}, \quad f(x) = ${quadratic(given)}`,
    )`
      Subtract them: the odd part is found, and with it the function.`;
    const product = find(calc`${even} * 4 * ${c}`);
    const most = step(
      Math.ceil(odd.valueOf() + Math.sqrt(product.valueOf()) - 1e-9) - 1,
      value =>
        tex`${size(p)}x^2 + (${frac(odd)} - k)x + ${c} = 0: \quad (k ${addedTex(odd.neg())})^2 < ${product}, \quad k
          \le ${value}`,
    )`
      There is no solution when the discriminant is negative; find the greatest integer $k$.`;
    const least = step(
      Math.max(1, Math.floor(odd.valueOf() - Math.sqrt(product.valueOf()) + 1e-9) + 1),
      value => {
        const low = Math.floor(odd.valueOf() - Math.sqrt(product.valueOf()) + 1e-9) + 1;
        return low < 1 ? tex`k \ge ${low}, \ k > 0: \quad k \ge ${value}` : tex`k \ge ${value}`;
      },
    )`
      And the least one that is positive.`;
    const count = step(calc`${most} - ${least} + 1`)`
      Count the integers between, both ends included.`;
    return {
      answer: count,
      stem: way
        ? text`A function satisfies $${tie(given)}$ for all real $x$. For how many positive integers $k$ does the
          equation $f(x) = kx - ${c}$ have no real solution?`
        : text`For every real $x$, $${tie(given)}$. How many lines $y = kx - ${c}$, where $k$ is a positive integer,
          have no point in common with the graph of $y = f(x)$?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('let_in_negative_numbers', least, () => {
          const low = Math.floor(odd.valueOf() - Math.sqrt(product.valueOf()) + 1e-9) + 1;
          return low < least.valueOf() ? low : null;
        })`
          All integers from $${least}$ on were counted; zero and negative ones are not allowed here.`,
        slip('left_out_a_term', odd, !odd.equals(0) && 0)`
          The condition was taken as $k^2 < ${product}$; the linear term of $f$ belongs in the bracket too.`,
        slip(
          'subtracted_for_added',
          even,
          parts(given)[0] / (a - b) > 0 && calc`${parts(given)[0]} / (${a} - ${b})`,
        )`
          The even part was divided by $${a} - ${b}$; for it the coefficients add.`,
        slip('added_for_subtracted', odd, calc`${parts(given)[1]} / (${a} + ${b})`)`
          The odd part was divided by $${a} + ${b}$; for it the coefficients subtract.`,
        slip('got_the_discriminant_wrong', product, calc`${even} * ${c}`)`
          With $${product}$ on the right the factor $4$ of the discriminant is missing.`,
        slip('counted_gaps_for_numbers', count, calc`${most} - ${least}`)`
          $${most} - ${least}$ leaves one of the two ends out.`,
        slip('let_in_an_end_point', most, calc`${most} + 1`)`
          At $k = ${most}$ the discriminant is not negative any more, so there is a solution.`,
        slip('wrong_sign', odd, !odd.equals(0) && calc`-${odd}`)`
          The linear term was taken as $${frac(odd)}x$, with the wrong sign.`,
      ],
      snapRead: text`A function is tied to its value at the opposite number; lines that miss its graph are counted.`,
      approach: text`Even and odd parts come separately, by adding and subtracting. Then a negative discriminant bounds
        the slope on both sides, and only positive integers count.`,
      faster: () =>
        text`$x^2$ is even and $x$ odd: divide by $${a} + ${b}$ and $${a} - ${b}$ to get $f(x) = ${quadratic(given)}$;
          then $|k ${addedTex(odd.neg())}| < \sqrt{${product}}$.`,
      check: () => {
        const d = (k: number) => (k - odd.valueOf()) ** 2 - 4 * p * c;
        return text`The discriminant at $k = ${most}$ is $${d(most.valueOf())}$, at $k = ${most.add(1)}$ it is
          $${d(most.valueOf() + 1)}$.`;
      },
      principle: text`Find the function first; that a line misses its graph is a negative discriminant, which bounds the
        slope on both sides.`,
    };
  },
);

/** AL.FUN.2 Hard: the function is found, and then its values or the lines beside its graph are counted. */
export const foundAndCounted: readonly AnyTemplate[] = [
  ...situation<Branches>({
    type: 'AL.FUN.2',
    situation: 'two-branches',
    draw: draw => {
      const [a, b] = draw.some([1, 2, 3, 4, 5, 6], 2) as [number, number];
      const p = draw.int(1, 8);
      const r = draw.int(1, 15);
      const least = rootAbove(4 * p * r);
      if (p === r || least < 5 || least > 22) return null;
      return {
        a,
        b,
        p,
        r,
        low: least + draw.int(1, 14),
        high: least + draw.int(1, 14),
        way: draw.chance(0.5),
      };
    },
    forms: [valuesTaken],
  }),
  ...situation<Line>({
    type: 'AL.FUN.2',
    situation: 'line-and-graph',
    draw: draw => {
      const a = draw.int(3, 7);
      const b = draw.int(1, a - 1);
      const [p, h, c] = [draw.int(1, 6), draw.int(-8, 16), draw.int(2, 16)];
      const even = Number.isInteger(((a - b) * h) / 2);
      const reach = h / 2 + Math.sqrt(4 * p * c);
      return even && h !== 0 && reach > 3.5 && p * c > 5 ? { a, b, p, h, c, way: draw.chance(0.5) } : null;
    },
    forms: [missed],
  }),
];
