import type Fraction from 'fraction.js';
import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Symmetric {
  /** x + ky = a and kx + y = b. */
  a: number;
  b: number;
  frame: number;
}

const bothPositive = form<Symmetric, readonly [Fraction, Fraction, Fraction]>(
  'range-of-k-for-positive-solutions',
  {
    band: 'Hard',
    seconds: 150,
    revision: 2,
    also: ['AL.INQ.2'],
    verify: ({ a, b }) => {
      const isRight = (k: number) => {
        const x = (k * b - a) / (k * k - 1);
        return x > 0 && (a - x) / k > 0;
      };
      const change = (from: number, to: number) => {
        let [low, high] = [from, to];
        const start = isRight(from);
        for (let i = 0; i < 70; i += 1) {
          const half = (low + high) / 2;
          if (isRight(half) === start) low = half;
          else high = half;
        }
        return nearFraction(low, 60);
      };
      return [change(-7.3, -0.013), change(0.003, 0.9999), change(1.0001, 90)];
    },
  },
  ({ a, b, frame }, { step, write }) => {
    const [small, large] = [Math.min(a, b), Math.max(a, b)];
    write(tex`x = \frac{${b}k - ${a}}{k^2 - 1}, \qquad y = \frac{${a}k - ${b}}{k^2 - 1}`, {
      because: text`A range of $k$ is asked, so both unknowns have to be written by $k$.`,
    })`
      Solve the system: multiply one equation by $k$ and subtract the other one. For $k = 1$ and $k = -1$ there is
      no solution.`;
    const high = step(frac(calc`${large} / ${small}`), {
      name: 'the limit above 1',
      works: value =>
        tex`k^2 > 1: \quad ${b}k > ${a} \text{ and } ${a}k > ${b} \quad \Rightarrow \quad k > ${frac(value)}`,
    })`
      If $k^2 - 1$ is positive, both numerators must be positive. $k$ is then more than both $\frac{${a}}{${b}}$ and
      $\frac{${b}}{${a}}$.`;
    const middle = step(frac(calc`${small} / ${large}`), {
      name: 'the limit below 1',
      works: value =>
        tex`k^2 < 1: \quad ${b}k < ${a} \text{ and } ${a}k < ${b} \quad \Rightarrow \quad k < ${frac(value)}`,
    })`
      If $k^2 - 1$ is negative, both numerators must be negative. $k$ is then less than both of these numbers.`;
    const low = step(-1, {
      name: 'the lower limit',
      works: value => tex`k^2 < 1 \quad \Rightarrow \quad k > ${value}`,
      because: text`Negative values of $k$ are easily forgotten: for them the numerators are negative as well.`,
    })`
      In this second case $k$ lies between $-1$ and $1$, so it has a lower limit, too.`;
    const wanted = step(
      [low, middle, high],
      ([x, y, z]) => tex`${x} < k < ${frac(y)} \quad \text{or} \quad k > ${frac(z)}`,
    )`
      Put the two cases together.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`For which real numbers $k$ does the system $x + ky = ${a}$, $kx + y = ${b}$ have exactly one
            solution, with both $x$ and $y$
            positive?`
          : frame === 1
            ? text`The equations $x + ky = ${a}$ and $kx + y = ${b}$, where $k$ is real and $k^2 \ne 1$, are
              satisfied by two positive numbers $x$ and $y$. Find
              all possible $k$.`
            : text`Two lines $x + ky = ${a}$ and $kx + y = ${b}$ meet at a single point, and this point has two
              positive coordinates. Which values can the
              real number $k$ have?`,
      show: ([x, y, z]) => `$${frac(x).tex} < k < ${frac(y).tex}$ or $k > ${frac(z).tex}$`,
      size: ([x, y, z]) => z.add(y).add(x.mul(30)).valueOf(),
      plausible: ([x, y, z]) => x.lt(y) && y.lte(z),
      slips: [
        slip('ignored_a_condition', wanted, [q(-1), q(1), q(1)])`
          Only one of $x$ and $y$ was required to be positive. That holds for every $k > -1$ except $k = 1$, but both
          have to
          be positive.`,
        slip('ignored_a_condition', middle, 1)`
          For $k^2 < 1$ the numerator $${small === 1 ? '' : small}k - ${large}$ was looked at alone, which is negative
          up to $k = 1$. The other
          numerator has to be negative as well.`,
        slip('ignored_a_condition', high, 1)`
          For $k^2 > 1$ the numerator $${large}k - ${small}$ was looked at alone, which is positive above $1$. The
          other numerator is still
          negative there.`,
        slip('forgot_negative_numbers', wanted, [q(0), q(small, large), q(large, small)])`
          Negative $k$ were left out. For $k$ between $-1$ and $0$ both numerators and the denominator are negative.`,
        slip('forgot_negative_numbers', wanted, [q(0), q(1), q(1)])`
          Only positive $k$ were looked at, and only one of $x$ and $y$ was required to be positive.`,
        slip('swapped_the_two', low, frac(calc`-(${large}) / ${small}`))`
          $${frac(low)}$ was taken for the lower limit. Below $-1$ the denominator is positive and the numerators
          are negative.`,
      ],
      snapRead: text`A system with $k$ in both equations, and both unknowns are to be positive: write them by $k$
        and look at signs.`,
      approach: text`Solve for $x$ and $y$. The common denominator $k^2 - 1$ is positive or negative, and the two
        numerators must have its sign.`,
      check: text`For $k = 0$ the solution is $x = ${a}$, $y = ${b}$, both positive. For $k = 1$ the equations
        contradict each other.`,
      principle: text`A quotient is positive when both parts have one sign: take the two signs of the denominator as
        two cases.`,
    };
  },
);

/** AL.LIN.3 Hard: positive solutions of a symmetric system. */
export const symmetricSystems: readonly AnyTemplate[] = situation<Symmetric>({
  type: 'AL.LIN.3',
  situation: 'symmetric-system',
  tries: 200,
  draw: draw => {
    const p = { a: draw.int(1, 12), b: draw.int(1, 12), frame: draw.int(0, 2) };
    return p.a !== p.b ? p : null;
  },
  forms: [bothPositive],
});
