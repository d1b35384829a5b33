import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
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
    const upper = step(p, {
      name: text`the coefficient of $x$`,
      because: text`The second equation is true because the first one is true for every number, so for $\frac{1}{x}$
        too. Two equations are needed, since $f(x)$ and $f(\frac{1}{x})$ are both unknown.`,
      works: () => {
        const [one, other] = sides(drawn);
        return tex`\frac{${a} \times ${one} - ${b} \times ${other}}{${a}^2 - ${b}^2} = ${p}`;
      },
    })`
      Replace $x$ by $\frac{1}{x}$: this gives a second equation, with $f(x)$ and $f(\frac{1}{x})$ exchanged. Subtract
      $${b}$ times the second from $${a}$ times the first, so that $f(\frac{1}{x})$ cancels, and find the coefficient of
      $x$ in $f(x)$.`;
    const lower = step(r, {
      name: text`the coefficient of $\frac{1}{x}$`,
      because: text`In the second equation the two coefficients on the right have changed places. So they change places
        in the numerator too.`,
      works: () => {
        const [one, other] = sides(drawn);
        return tex`\frac{${a} \times ${other} - ${b} \times ${one}}{${a}^2 - ${b}^2} = ${r}, \quad f(x) = ${size(p)}x +
          \frac{${r}}{x}`;
      },
    })`
      Find the coefficient of $\frac{1}{x}$ in the same way. Now the function is known.`;
    const square = find(calc`${upper} * ${lower} * 4`);
    const least = step(rootAbove(square.valueOf()), {
      name: 'the least positive integer among the values',
      because: text`A number is a value of $f$ only if some real $x$ gives it. For a number near zero the quadratic
        equation has no real root, so there is a gap between the negative and the positive values.`,
      works: value =>
        tex`${size(p)}x^2 - kx + ${r} = 0: \quad k^2 \ge 4 \times ${p} \times ${r} = ${square}, \quad |k| \ge ${value}`,
    })`
      Let $k$ be a value. Multiply $f(x) = k$ by $x$ to get a quadratic equation, of which $0$ is not a root. It has a
      real solution when its discriminant is not negative. Find the least positive integer $k$.`;
    const positive = find(calc`${high} - ${least} + 1`);
    const negative = find(calc`max(0, ${low} + 1 - ${least})`);
    const count = step(calc`${positive} + ${negative}`, {
      because: text`When $x$ changes its sign, both terms of $f$ change their signs, so $f(x)$ does too. But the two
        ends of the range may be at different distances from zero, so count each part for itself.`,
      works: value =>
        tex`${least} \text{ to } ${high}: ${positive}, \quad -${low} \text{ to } -${least}: ${negative}, \quad
          ${positive} + ${negative} = ${value}`,
    })`
      Negative $x$ give the negative values in the same way. Count the integers in both parts of the range and add.`;
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
          You counted only the $${positive}$ positive values. For negative $x$ both terms of $f$ are negative, so $f$
          has negative values too.`,
        slip('gave_the_complement', count, calc`${low} + ${high} + 1 - ${positive} - ${negative}`)`
          You counted the integers less than $${least}$ in size. They lie in the gap between the two branches, so they
          are not values.`,
        slip('did_not_double', square, calc`${upper} * ${lower}`)`
          You used the bound $\sqrt{${upper} \times ${lower}}$. At the least positive value each of the two terms is
          equal to this root, so their sum is twice as much.`,
        slip('let_in_equal_values', least, least.mul(least).equals(square) && calc`${least} + 1`)`
          You left out $${least.sub(1)}$ and $-${least.sub(1)}$. There the quadratic equation has equal roots, and equal
          roots are real.`,
        slip('rounded_the_wrong_way', least, !least.mul(least).equals(square) && calc`${least} - 1`)`
          You counted $${least}$ as a value. $${least}^2 = ${least.mul(least)}$ is still less than $${square}$, so the
          discriminant is negative.`,
        slip('sought_the_extreme_elsewhere', least, !upper.equals(lower) && calc`${upper} + ${lower}`)`
          You used $f(1) = ${least}$ as the least positive value. At $x = 1$ the two terms are not equal, so another $x$
          gives less.`,
        slip('assumed_a_symmetry', negative, !positive.equals(negative) && positive)`
          You doubled the count of the positive values. The range ends at $-${low}$ and at $${high}$, so the two parts
          do not have equally many integers.`,
        slip('assumed_a_symmetry', square, () => {
          const [one, other] = sides(drawn);
          return q(4 * one * other, (a + b) ** 2);
        })`
          You divided each coefficient by $${a} + ${b}$, as if $f(x)$ and $f(\frac{1}{x})$ were equal. They are two
          unknowns, so a second equation is needed.`,
      ],
      snapRead: text`A function is tied to its value at the reciprocal: a second equation gives the function, a
        discriminant gives its values.`,
      approach: text`Two equations give the function, a multiple of $x$ plus a multiple of $\frac{1}{x}$. A number is a
        value when a quadratic equation has real roots. This leaves a gap around zero; count the integers outside it.`,
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
      principle: text`When $x$ and its reciprocal are added with positive coefficients, the sum has a gap around zero:
        the discriminant of $f(x) = k$ gives its ends.`,
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
];
