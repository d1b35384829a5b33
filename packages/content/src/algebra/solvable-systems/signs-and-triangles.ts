import type Fraction from 'fraction.js';
import { calc, form, frac, here, situation, slip, tex, text } from '../../question/index.ts';
import { addedTex } from '../../show.ts';
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

interface Triangle {
  /** The lines y = mx + c and y = nx + d meet at (x, y) whole; the third one is y = kx + e. */
  m: number;
  n: number;
  x: number;
  y: number;
  e: number;
  frame: number;
}

const noTriangle = form<Triangle>(
  'three-lines-without-a-triangle',
  {
    band: 'Hard',
    seconds: 130,
    also: ['GM.COO.4'],
    apart: true,
    verify: ({ m, n, x, y, e }) => {
      const [c, d] = [y - m * x, y - n * x];
      // The area of the triangle is zero, or it does not exist.
      const values: Fraction[] = [];
      for (let top = -2400; top <= 2400; top += 1) {
        const k = q(top, 60);
        const isParallel = k.equals(m) || k.equals(n);
        if (
          isParallel ||
          (!k.equals(m) &&
            q(c - e)
              .div(k.sub(m))
              .equals(q(d - e).div(k.sub(n))))
        )
          values.push(k);
      }
      return values.reduce((sum, k) => sum.add(k), q(0));
    },
  },
  ({ m, n, x, y, e, frame }, { step }) => {
    const [c, d] = [y - m * x, y - n * x];
    const line = (slope: number, constant: number) =>
      `y = ${slope === 1 ? '' : slope === -1 ? '-' : slope}x ${addedTex(constant)}`;
    const third = `y = kx ${addedTex(e)}`;
    const slopes = step([m, n], ([a, b]) => tex`k = ${a} \quad \text{or} \quad k = ${b}`)`
      Three lines form no triangle if two of them are parallel. The first two are not, so the third one may be
      parallel to either of them: its
      slope $k$ is then theirs.`;
    const place = step(calc`(${d} - ${c}) / (${m} - ${n})`, {
      name: 'the x-coordinate of the common point',
      works: (_v, w) => tex`x = ${w}`,
      because: text`Three lines through one point have no triangle between them, though no two are parallel.`,
    })`
      The other case is that all three pass through one point. Find where the first two meet: set their right sides
      equal.`;
    const height = step(calc`${m} * ${place} + ${c}`, {
      name: 'the y-coordinate of the common point',
      works: (_v, w) => tex`y = ${w}`,
    })`
      Find the height of this point.`;
    const k = step(frac(calc`(${height} - ${e}) / ${place}`), {
      name: 'k for the common point',
      works: (_v, w) => tex`k = ${w}`,
    })`
      The third line passes through it for one value of $k$.`;
    const wanted = step(frac(calc`${slopes[0]} + ${slopes[1]} + ${frac(k)}`))`
      Add the three values.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`The lines $${line(m, c)}$, $${line(n, d)}$ and $${third}$ do not form a triangle. What is the sum
            of all possible values of $k$?`
          : frame === 1
            ? text`For some real numbers $k$ the three lines $${line(m, c)}$, $${line(n, d)}$ and $${third}$ enclose
              no triangle. Find the sum of these
              numbers.`
            : text`Add all values of $k$ for which there is no triangle whose sides lie on the lines
              $${line(m, c)}$, $${line(n, d)}$ and $${third}$. What is the
              result?`,
      show: value => `$${frac(value).tex}$`,
      plausible: value => value.d < 13n,
      slips: [
        slip('left_out_a_case', wanted, frac(calc`${slopes[0]} + ${slopes[1]}`))`
          ${here} counts the parallel lines only. The three lines may also pass through one point.`,
        slip('left_out_a_case', wanted, k)`
          $${frac(wanted)}$ belongs to three lines through one point. The third line may also be parallel to one of
          the others.`,
        slip('wrong_sign', k, frac(calc`(${height} + ${e}) / ${place}`))`
          The constant $${e}$ was taken to the other side with the wrong sign.`,
        slip('inverted_the_slope', k, frac(calc`${place} / (${height} - ${e})`))`
          The slope of the third line was turned round, to $${frac(k)}$.`,
        slip('left_out_a_term', k, frac(calc`${height} / ${place}`))`
          The third line was taken to pass through the origin, without its constant $${e}$.`,
        slip('left_out_a_case', wanted, frac(calc`${slopes[0]} + ${frac(k)}`))`
          ${here} leaves out that the third line may be parallel to the second one.`,
        slip('left_out_a_case', wanted, frac(calc`${slopes[1]} + ${frac(k)}`))`
          ${here} leaves out that the third line may be parallel to the first one.`,
        slip('wrong_sign', slopes, [-m, -n])`
          The slopes of the two lines were taken with the opposite signs.`,
        slip('did_not_divide', k, calc`${height} - ${e}`)`
          ${here} was taken for the third value. It has to be divided by the $x$-coordinate of the common point.`,
      ],
      snapRead: text`No triangle: two of the lines are parallel, or all three pass through one point.`,
      approach: text`The third line may be parallel to either of the other two, or pass through their common point.
        Each case gives one value of
        $k$.`,
      check: text`The first two lines meet at $(${x}, ${y})$: ${calc`${m} * ${x} + ${c}`} and
        ${calc`${n} * ${x} + ${d}`}. With the third value of $k$
        the last line has the height ${calc`${frac(k)} * ${x} + ${e}`} there.`,
      principle: text`Three lines form a triangle unless two are parallel or all three meet at one point: look at
        every case.`,
    };
  },
);

/** AL.LIN.3 Hard: positive solutions of a symmetric system. */
const symmetric = situation<Symmetric>({
  type: 'AL.LIN.3',
  situation: 'symmetric-system',
  tries: 200,
  draw: draw => {
    const p = { a: draw.int(1, 12), b: draw.int(1, 12), frame: draw.int(0, 2) };
    return p.a !== p.b ? p : null;
  },
  forms: [bothPositive],
});

/** AL.LIN.3 Hard: three lines that form no triangle. */
const triangle = situation<Triangle>({
  type: 'AL.LIN.3',
  situation: 'no-triangle',
  tries: 300,
  draw: draw => {
    const [m = 0, n = 0] = draw.some([-4, -3, -2, -1, 1, 2, 3, 4, 5], 2);
    const p = {
      m,
      n,
      x: draw.pick([-5, -4, -3, -2, 2, 3, 4, 5, 6]),
      y: draw.int(-9, 12),
      e: draw.int(-9, 9),
      frame: draw.int(0, 2),
    };
    const k = q(p.y - p.e, p.x);
    const isFit =
      m + n !== 0 &&
      p.e !== 0 &&
      !k.equals(m) &&
      !k.equals(n) &&
      !k.equals(0) &&
      p.y - m * p.x !== 0 &&
      p.y - n * p.x !== 0;
    return isFit ? p : null;
  },
  forms: [noTriangle],
});

export const signsAndTriangles: readonly AnyTemplate[] = [...symmetric, ...triangle];
