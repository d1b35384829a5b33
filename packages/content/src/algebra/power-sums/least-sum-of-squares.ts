import { calc, form, frac, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Weighted {
  /** The sum of k(x − kd)² for k from 1 to n. */
  d: number;
  n: number;
  frame: number;
}

const least = form<Weighted>(
  'weighted-squares',
  {
    band: 'Hard',
    seconds: 145,
    revision: 2,
    also: ['AL.QUA.3'],
    apart: true,
    verify: ({ d, n }) => {
      const f = (x: number) => {
        let sum = 0;
        for (let k = 1; k <= n; k += 1) sum += k * (x - k * d) ** 2;
        return sum;
      };
      let [low, high] = [0, n * d];
      for (let i = 0; i < 200; i += 1) {
        const [x, y] = [low + (high - low) / 3, high - (high - low) / 3];
        if (f(x) < f(y)) high = y;
        else low = x;
      }
      return nearFraction(Math.round(f((low + high) / 2) * 1e6) / 1e6, 3);
    },
  },
  ({ d, n, frame }, { step, find, write }) => {
    const count = find(n, { name: 'the number of squares' });
    write(tex`k(x - ${d}k)^2 = kx^2 - 2 \times ${d}k^2x + ${d}^2k^3`)`
      Expand the general term, in which $k$ goes from $1$ to $${n}$. So the sums of the numbers $k$, of their squares
      and
      of their cubes are needed.`;
    const numbers = step(calc`${count} * ${count.add(1)} / 2`, {
      name: 'the coefficient of the square',
      works: (_v, w) => tex`1 + 2 + \dots + ${count} = ${w}`,
    })`
      The coefficient of $x^2$ is the sum of the numbers $k$.`;
    const squares = step(calc`${count} * ${count.add(1)} * ${count.mul(2).add(1)} / 6`, {
      name: 'the sum of the squares of the numbers',
      works: (_v, w) => tex`1^2 + 2^2 + \dots + ${count}^2 = ${w}`,
    })`
      The coefficient of $x$ is $-2 \times ${d}$ times the sum of their squares.`;
    const cubes = step(calc`${numbers}^2`, {
      name: 'the sum of the cubes of the numbers',
      works: (_v, w) => tex`1^3 + 2^3 + \dots + ${count}^3 = ${w}`,
    })`
      The constant is $${d}^2$ times the sum of their cubes, which is the square of the sum of the numbers.`;
    const place = step(frac(calc`${d} * ${squares} / ${numbers}`), {
      name: 'the value of $x$ with the least sum',
      works: (_v, w) => tex`x = ${w}`,
      because: text`$ax^2 - 2bx + c$ with a positive $a$ is least for $x = \frac{b}{a}$.`,
    })`
      The sum of the squares is a quadratic in $x$ that opens upwards. Its minimum is at this value of $x$.`;
    const factor = find(d, { name: 'the step' });
    const minimum = step(
      () =>
        numbers
          .mul(place)
          .mul(place)
          .sub(squares.mul(place).mul(2 * d))
          .add(cubes.mul(factor).mul(d)),
      value =>
        tex`${numbers} \times ${q(place).d === 1n ? place : tex`\left(${frac(place)}\right)`}^2 - 2 \times ${d} \times
          ${squares} \times ${frac(place)} + ${d}^2 \times
          ${cubes} = ${value}`,
    )`
      Put it into the quadratic.`;
    const all = (n * (n + 1)) / 2;
    const mean =
      (2 * n + 1) % 3 === 0 || d % 3 === 0
        ? tex`${(d * (2 * n + 1)) / 3}`
        : tex`\left(${frac(q(d * (2 * n + 1), 3))}\right)`;
    const row = tex`(x - ${d})^2 + 2(x - ${2 * d})^2 + 3(x - ${3 * d})^2 + \dots + ${n}(x - ${n * d})^2`;
    return {
      answer: minimum,
      stem: wording(
        frame,
        text`What is the minimum value of $${row}$ over all real $x$?`,
        text`For a real number $x$ let $f(x) = ${row}$. Find the least value of $f(x)$.`,
        text`The expression $${row}$ depends on the real number $x$. What is its minimum value?`,
      ),
      show: plain,
      plausible: value => value.gt(0) && value.d < 5n,
      slips: [
        slip('ignored_the_weights', place, frac(calc`${d}(${count} + 1) / 2`))`
          The sum was taken for $x = ${frac(place)}$, the plain mean of $${d}, ${2 * d}, \dots, ${n * d}$. The squares
          have different coefficients, so the least value is elsewhere.`,
        slip('ignored_the_weights', minimum, frac(calc`${d}^2 * ${count}(${count}^2 - 1) / 12`))`
          $${minimum}$ is the least value without the coefficients $2, 3, \dots, ${n}$ before the brackets.`,
        slip('left_out_a_term', count, n - 1)`
          The last square, with the coefficient $${n}$, was left out.`,
        slip('went_a_step_too_far', count, n + 1)`
          A square with the coefficient $${n + 1}$ was added, but the sum ends with $${n}(x - ${n * d})^2$.`,
        slip('sought_the_extreme_elsewhere', place, frac(calc`2 * ${d} * ${squares} / ${numbers}`))`
          The sum was taken for $x = ${place}$. The coefficient of $x$ has to be divided by twice the coefficient of the
          square, not by this coefficient itself.`,
        slip('forgot_to_square', minimum, d > 1 && calc`${d} * (${n} * ${n + 1} * ${n - 1} * ${n + 2} / 36)`)`
          The factor $${d}$ was taken out of the brackets, but not squared.`,
      ],
      snapRead: text`A sum of squares with coefficients in one unknown: a quadratic, whose three coefficients are sums
        of
        numbers, squares and cubes.`,
      approach: text`Expand the general term, add the three sums by their formulas, and find the vertex of the
        quadratic.`,
      faster: text`The best $x$ is the mean with the weights $1, 2, \dots, ${n}$: $${d} \times \frac{2 \times ${n} +
        1}{3} = ${frac(q(d * (2 * n + 1), 3))}$. The least value is $${all}$ times the weighted mean of the squares
        minus the
        square of this mean: $${all}\left(${d}^2 \times ${all} - ${mean}^2\right)$.`,
      check: text`With coefficients from $1$ to $n$ and steps of $${d}$ the least value is $\frac{(n - 1)n(n + 1)(n +
        2)}{36}
        \times ${d}^2$, which is $${frac(q((n - 1) * n * (n + 1) * (n + 2), 36))} \times ${d}^2$ here. For two squares
        this is
        $\frac{2}{3} \times ${d}^2$, and so is $(x - ${d})^2 + 2(x - ${2 * d})^2$ for $x = ${frac(q(5 * d, 3))}$.`,
      principle: text`A sum of squares of distances is least at the mean, and with coefficients at the weighted mean.`,
    };
  },
);

/** AL.SEQ.6 Hard: the least value of a sum of squares with coefficients. */
export const leastSumOfSquares: readonly AnyTemplate[] = situation<Weighted>({
  type: 'AL.SEQ.6',
  situation: 'least-sum',
  tries: 20,
  draw: draw => {
    const [d, n] = [draw.int(1, 6), draw.int(5, 13)];
    const value = q((n - 1) * n * (n + 1) * (n + 2) * d * d, 36);
    return value.d === 1n ? { d, n, frame: draw.int(0, 2) } : null;
  },
  forms: [least],
});
