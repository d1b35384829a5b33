import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, fractionTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Solved {
  a: number;
  b: number;
  c: number;
  k: number;
  /** f at t and s − t; the right side is cx² . */
  s: number;
  t: number;
  /** f(x) = base^x / (base^x + root). */
  root: number;
  n: number;
  way: boolean;
}

const size = (n: number) => (n === 1 ? '' : String(n));
const shown = (value: Parameters<typeof fractionTex>[0]) => `$${fractionTex(value)}$`;

const sumOfX = form<Solved>(
  'sum-of-arguments',
  {
    band: 'Medium',
    seconds: 70,
    suits: ({ a, b, c }) => a < b && c > 1,
    verify: ({ a, b, c, k }) => {
      const u = b * b - a * a;
      const root = Math.sqrt((u * k) ** 2 + 4 * a * c * b * c);
      return nearFraction((-u * k + root) / (2 * a * c) + (-u * k - root) / (2 * a * c), 200);
    },
  },
  ({ b, a, c, k, way }, { step, find }) => {
    const under = find(calc`${b} * ${b} - ${a} * ${a}`);
    const reciprocal = step(
      calc`${b} * ${c}`,
      () =>
        tex`(${b * b} - ${a * a})f(x) = \frac{${b * c}}{x} - ${a * c}x, \quad f(x) =
          \frac{1}{${under}}\left(\frac{${b * c}}{x} - ${a * c}x\right)`,
    )`
      Replace $x$ by its reciprocal and eliminate the value there.`;
    const direct = find(calc`${a} * ${c}`);
    const middle = find(calc`${under} * ${k}`);
    const sum = step(
      calc`-${middle} / ${direct}`,
      value => tex`${direct}x^2 ${addedTex(middle)}x - ${reciprocal} = 0, \quad x_1 + x_2 = ${frac(value)}`,
    )`
      Put it equal to the given value and multiply by $x$: a quadratic, whose sum of roots is read off. Its product is
      negative, so both roots are real.`;
    return {
      answer: sum,
      stem: way
        ? text`For all non-zero real $x$, $${size(a)}f(x) + ${b}f\left(\frac{1}{x}\right) = ${c}x$. What is the sum of
          all real $x$ with $f(x) = ${k}$?`
        : text`A function defined for $x \ne 0$ satisfies $${size(a)}f(x) + ${b}f\left(\frac{1}{x}\right) = ${c}x$. Find
          the sum of the solutions of the equation $f(x) = ${k}$.`,
      show: shown,
      plausible: value => value.d <= 12n,
      slips: [
        slip('wrong_sign', middle, calc`-${middle}`)`
          The sum of the roots has the opposite sign of the coefficient $${middle.neg()}$ of $x$.`,
        slip('swapped_the_two', direct, calc`${b} * ${c}`)`
          The coefficients $${a}$ and $${b}$ were exchanged: $${b}$ goes with the reciprocal.`,
        slip('mixed_up_sum_and_product', sum, calc`-(${reciprocal} / ${direct})`)`
          $${frac(sum)}$ is the product of the two solutions.`,
        slip('assumed_a_symmetry', under, calc`${a} + ${b}`)`
          Eliminating gives the factor $${b}^2 - ${a}^2$, not $${a} + ${b}$.`,
        slip('forgot_to_square', under, calc`${b} - ${a}`)`
          Eliminating gives the factor $${b}^2 - ${a}^2$, not $${b} - ${a}$.`,
        slip('added_for_subtracted', under, calc`${b} * ${b} + ${a} * ${a}`)`
          $${b}^2$ and $${a}^2$ have to be subtracted when the partner is eliminated.`,
        slip('left_out_a_factor', middle, k)`
          The factor in front of $f(x)$ was lost: $${k}$ has to be multiplied by it.`,
      ],
      snapRead: text`Values at $x$ and at its reciprocal in one equation, and then an equation for $x$: only the sum of
        its solutions is asked.`,
      approach: text`Get $f(x)$ from the pair of equations. The equation for $x$ becomes quadratic, and its roots need
        not be found.`,
      faster: text`Only two coefficients matter: $(${b}^2 - ${a}^2) \times ${k} = ${(b * b - a * a) * k}$ for $x$ and
        $${a} \times ${c}$ for $x^2$.`,
      check: () => {
        const u = b * b - a * a;
        const root = Math.sqrt((u * k) ** 2 + 4 * a * c * b * c);
        return text`The solutions are about $${((-u * k + root) / (2 * a * c)).toFixed(2)}$ and
          $${((-u * k - root) / (2 * a * c)).toFixed(2)}$.`;
      },
      principle: text`Solve the pair for f(x) first; then use sum and product of roots instead of the roots.`,
    };
  },
);

const partner = form<Solved>(
  'partner-with-fixed-sum',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    suits: ({ a, b, s, t }) => a !== b && s !== 2 * t && s > t,
    verify: ({ a, b, c, s, t }) => {
      const f = (x: number) => q(c * a * x * x - c * b * (s - x) * (s - x)).div(a * a - b * b);
      return f(t).sub(f(s - t));
    },
  },
  ({ c, t, a, b, s, way }, { step, find }) => {
    const first = step(
      calc`${c} * ${t} * ${t}`,
      value => tex`${size(a)}f(${t}) + ${size(b)}f(${s - t}) = ${value}`,
    )`
      Put in the first of the two numbers; its partner is the second.`;
    const second = step(
      calc`${c} * (${s} - ${t}) * (${s} - ${t})`,
      value => tex`${size(a)}f(${s - t}) + ${size(b)}f(${t}) = ${value}`,
    )`
      Put in the second; its partner is the first.`;
    const gap = find(calc`${first} - ${second}`);
    const factor = find(calc`${a} - ${b}`);
    const value = step(
      calc`${gap} / ${factor}`,
      value => tex`(${a} - ${b})(f(${t}) - f(${s - t})) = ${frac(gap)}, \quad ${frac(value)}`,
    )`
      Subtract the equations: the difference of the values has a common factor.`;
    return {
      answer: value,
      stem: way
        ? text`If $${size(a)}f(x) + ${size(b)}f(${s} - x) = ${size(c)}x^2$ for all real $x$, what is the value of
          $f(${t}) - f(${s - t})$?`
        : text`Let $f$ satisfy $${size(a)}f(x) + ${size(b)}f(${s} - x) = ${size(c)}x^2$ for every real $x$. Find
          $f(${t}) - f(${s - t})$.`,
      show: shown,
      plausible: value => value.d <= 12n,
      slips: [
        slip('added_for_subtracted', factor, calc`${a} + ${b}`)`
          Subtracting the equations leaves the factor $${a} - ${b}$, not $${a} + ${b}$.`,
        slip('wrong_sign', factor, calc`${b} - ${a}`)`
          That is $f(${s - t}) - f(${t})$, the difference the other way round.`,
        stop('did_not_divide', gap)`
          $${gap}$ still holds the factor $${a} - ${b}$.`,
        slip('took_a_power_term_by_term', gap, calc`${c} * (2 * ${t} - ${s}) * (2 * ${t} - ${s})`)`
          The difference of the squares was taken as the square of the difference. Here $${c} \times (2 \times ${t} -
          ${s}) \times (2 \times ${t} - ${s}) = ${gap}$.`,
        slip('added_for_subtracted', gap, calc`${first} + ${second}`)`
          The right-hand sides were added; for the difference of the values they are subtracted. Here $${first} +
          ${second} = ${gap}$.`,
        slip('subtracted_for_added', value, calc`(${first} + ${second}) / (${a} + ${b})`)`
          That is the sum of the two values, not their difference.`,
        slip('used_a_factor_twice', factor, calc`${a} * ${a} - ${b} * ${b}`)`
          $${a}^2 - ${b}^2$ belongs to a single value; for the difference $${a} - ${b}$ is enough.`,
      ],
      snapRead: text`Two arguments with a fixed sum are partners; a difference of their values is asked, not the
        values.`,
      approach: text`Write the equation for both partners and subtract, so that the difference comes out at once.`,
      faster: text`$\frac{${c}(${t}^2 - ${s - t}^2)}{${a} - ${b}} = \frac{${c} \times ${s} \times
        ${2 * t - s < 0 ? tex`(${2 * t - s})` : 2 * t - s}}{${a - b}}$.`,
      check: () => {
        const f = (x: number) => q(c * (a * x * x - b * (s - x) * (s - x)), a * a - b * b);
        return text`The values are $${frac(f(t))}$ and $${frac(f(s - t))}$.`;
      },
      principle: text`If a difference or sum of values is asked, combine the equations for the partners directly.`,
    };
  },
);

const exponentials = form<Solved>(
  'exponential-pairs',
  {
    band: 'Medium',
    seconds: 65,
    also: ['AL.IND.1'],
    suits: ({ k }) => k > 1,
    verify: ({ root, n, k }) => {
      let sum = 0;
      for (let i = 1; i < n; i += 1) {
        const power = (root * root) ** (i / n);
        sum += (k * power) / (power + root);
      }
      return nearFraction(sum, 2);
    },
  },
  ({ k, root, n, way }, { step, find }) => {
    const pair = step(
      k,
      tex`f(x) + f(1 - x) = ${k}\left(\frac{${root * root}^x}{${root * root}^x + ${root}} + \frac{${root}}{${root} +
        ${root * root}^x}\right) = ${k}`,
    )`
      Look for partners: replace $x$ by $1 - x$ and add.`;
    const terms = find(calc`${n} - 1`);
    const pairs = find(calc`${terms} / 2`);
    const sum = step(
      calc`${pair} * ${pairs}`,
      value => tex`\frac{${n} - 1}{2} \times ${pair} = ${frac(value)}`,
    )`
      Count the pairs in the sum; a middle value is half a pair.`;
    return {
      answer: sum,
      stem: () => {
        const base = root * root;
        return way
          ? text`Let $f(x) = \frac{${k} \cdot ${base}^x}{${base}^x + ${root}}$. What is $f\left(\frac{1}{${n}}\right) +
            f\left(\frac{2}{${n}}\right) + \dots + f\left(\frac{${n - 1}}{${n}}\right)$?`
          : text`For $f(x) = \frac{${k}}{1 + ${root} \cdot ${base}^{-x}}$, find the sum of $f(x)$ over $x =
            \frac{1}{${n}}, \frac{2}{${n}}, \dots, \frac{${n - 1}}{${n}}$.`;
      },
      show: shown,
      plausible: value => value.d <= 2n && value.valueOf() > 0,
      slips: [
        slip('divided_by_the_wrong_number', pairs, terms)`
          $${terms}$ is the number of values; a pair has two of them.`,
        slip('counted_one_too_many', terms, n)`
          The arguments end at $\frac{${n - 1}}{${n}}$, so there are $${n - 1}$ values.`,
        slip('left_out_a_factor', pair, 1)`
          The factor $${k}$ of the numerator was left out of the pair.`,
        slip('left_out_a_term', terms, calc`${n} - 2`)`
          There are $${n - 1}$ values; one was dropped, though a middle value counts half a pair.`,
        slip('used_a_wrong_given_number', pair, root !== k && root)`
          A pair was given the sum $${root}$, the constant of the denominator.`,
        slip('let_in_an_end_point', terms, calc`${n} + 1`)`
          The values at $0$ and at $1$ were added too.`,
        slip('counted_one_too_few', terms, calc`${n} - 3`)`
          The first value and the last, at $\frac{1}{${n}}$ and $\frac{${n - 1}}{${n}}$, form a pair as well.`,
      ],
      snapRead: text`Many values at equally spaced arguments from near zero to near one: single values are awkward, so
        look for pairs.`,
      approach: text`Arguments with the sum one are partners. If their values have a fixed sum, the whole sum is a
        matter of counting.`,
      faster: text`The mean value is $\frac{${k}}{2}$ (the value at $\frac{1}{2}$), and there are $${n - 1}$ values.`,
      check: text`At $x = \frac{1}{2}$ numerator and denominator are $${k} \times ${root}$ and $${2 * root}$, so that
        the value is half of $${k}$.`,
      principle: text`A long sum of awkward values calls for partners whose values add up to a constant.`,
    };
  },
);

/** AL.FUN.2 Medium: the pair of equations is only the first step. */
export const solvedPairs: readonly AnyTemplate[] = situation<Solved>({
  type: 'AL.FUN.2',
  situation: 'two-partners',
  draw: draw => ({
    a: draw.int(1, 6),
    b: draw.int(1, 6),
    c: draw.int(1, 9),
    k: draw.int(2, 9),
    s: draw.int(3, 14),
    t: draw.int(1, 12),
    root: draw.int(2, 6),
    n: draw.int(8, 60),
    way: draw.chance(0.5),
  }),
  forms: [sumOfX, partner, exponentials],
});
