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
    const reciprocal = step(calc`${b} * ${c}`, {
      name: text`the constant term of the equation for $x$`,
      because: text`The rule has two unknown values, at $x$ and at its reciprocal. With $\frac{1}{x}$ in place of $x$
        the same two values come again, so there are two equations for them.`,
      works: () =>
        tex`(${b * b} - ${a * a})f(x) = \frac{${b * c}}{x} - ${a * c}x, \quad f(x) =
          \frac{1}{${under}}\left(\frac{${b * c}}{x} - ${a * c}x\right)`,
    })`
      Replace $x$ by its reciprocal in the rule. Multiply the new equation by $${b}$ and the old one by $${a}$ and
      subtract: the value at $\frac{1}{x}$ cancels, and $f(x)$ is left.`;
    const direct = find(calc`${a} * ${c}`);
    const middle = find(calc`${under} * ${k}`);
    const sum = step(calc`-${middle} / ${direct}`, {
      because: text`In a quadratic equation the sum of the roots is minus the coefficient of $x$ over the coefficient
        of $x^2$. The product of the roots is negative here, so both roots are real.`,
      works: value =>
        tex`${direct}x^2 ${addedTex(middle)}x - ${reciprocal} = 0, \quad x_1 + x_2 = ${frac(value)}`,
    })`
      Set $f(x)$ equal to $${k}$ and multiply by $${under}$ and by $x$. This is a quadratic equation, and only the sum
      of its roots is asked: read it from the coefficients.`;
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
          You lost a sign: the sum of the roots is the coefficient of $x$, here $${middle.neg()}$, with the opposite
          sign, over the coefficient of $x^2$.`,
        slip('swapped_the_two', direct, calc`${b} * ${c}`)`
          You exchanged the coefficients $${a}$ and $${b}$. The $${b}$ belongs to the value at the reciprocal.`,
        slip('mixed_up_sum_and_product', sum, calc`-(${reciprocal} / ${direct})`)`
          $${frac(sum)}$ is the product of the two solutions. The question asks for their sum.`,
        slip('assumed_a_symmetry', under, calc`${a} + ${b}`)`
          You used the factor $${a} + ${b}$ for $f(x)$. Multiplying by $${b}$ and by $${a}$ and subtracting leaves
          $${b}^2 - ${a}^2$.`,
        slip('forgot_to_square', under, calc`${b} - ${a}`)`
          You used the factor $${b} - ${a}$ for $f(x)$. Multiplying by $${b}$ and by $${a}$ and subtracting leaves
          $${b}^2 - ${a}^2$.`,
        slip('added_for_subtracted', under, calc`${b} * ${b} + ${a} * ${a}`)`
          You used $${b}^2 + ${a}^2$ as the factor of $f(x)$. The two equations are subtracted, so the squares are
          subtracted too.`,
        slip('left_out_a_factor', middle, k)`
          You set the bracket equal to $${k}$ alone. $f(x)$ has the factor $${b}^2 - ${a}^2$, so $${k}$ is multiplied by
          it.`,
      ],
      snapRead: text`Values at $x$ and at its reciprocal are in one equation, and then only the sum of solutions is
        asked: find $f(x)$ first.`,
      approach: text`Get $f(x)$ from the pair of equations. The equation for $x$ becomes quadratic, and the sum of its
        roots can be read off.`,
      faster: text`Only two coefficients matter: $(${b}^2 - ${a}^2) \times ${k} = ${(b * b - a * a) * k}$ for $x$ and
        $${a} \times ${c}$ for $x^2$.`,
      check: () => {
        const u = b * b - a * a;
        const root = Math.sqrt((u * k) ** 2 + 4 * a * c * b * c);
        return text`The solutions are about $${((-u * k + root) / (2 * a * c)).toFixed(2)}$ and
          $${((-u * k - root) / (2 * a * c)).toFixed(2)}$.`;
      },
      principle: text`When a rule has $f(x)$ and $f\left(\frac{1}{x}\right)$, replace $x$ by its reciprocal to get a
        second equation, and solve for $f(x)$.`,
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
    const first = step(calc`${c} * ${t} * ${t}`, {
      name: text`the right side for $${t}$`,
      because: text`$${t}$ and $${s - t}$ add up to $${s}$. So putting in one of them brings the value at the other
        into the equation, and no third value.`,
      works: value => tex`${size(a)}f(${t}) + ${size(b)}f(${s - t}) = ${value}`,
    })`
      Put $x = ${t}$ into the rule. The partner $${s} - x$ is then $${s - t}$, the other number of the question.`;
    const second = step(calc`${c} * (${s} - ${t}) * (${s} - ${t})`, {
      name: text`the right side for $${s - t}$`,
      works: value => tex`${size(a)}f(${s - t}) + ${size(b)}f(${t}) = ${value}`,
    })`
      Put $x = ${s - t}$ into the rule. Now the partner is $${t}$, so the same two values come again.`;
    const gap = find(calc`${first} - ${second}`);
    const factor = find(calc`${a} - ${b}`);
    const value = step(calc`${gap} / ${factor}`, {
      because: text`$f(${t})$ has the factor $${a}$ in the first equation and $${b}$ in the second, and $f(${s - t})$
        the other way round. So the difference of the equations contains only the difference of the values.`,
      works: value => tex`(${a} - ${b})(f(${t}) - f(${s - t})) = ${frac(gap)}, \quad ${frac(value)}`,
    })`
      Subtract the second equation from the first. The difference of the two values is left with the factor $${a} -
      ${b}$, so divide by it.`;
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
          You divided by $${a} + ${b}$. When the equations are subtracted, the factor of the difference is
          $${a} - ${b}$.`,
        slip('wrong_sign', factor, calc`${b} - ${a}`)`
          That is $f(${s - t}) - f(${t})$. The question asks for the difference the other way round.`,
        stop('did_not_divide', gap)`
          $${gap}$ is $${a} - ${b}$ times the difference of the values. It has still to be divided by this factor.`,
        slip('took_a_power_term_by_term', gap, calc`${c} * (2 * ${t} - ${s}) * (2 * ${t} - ${s})`)`
          You squared the difference of the arguments: $${c} \times (2 \times ${t} - ${s}) \times (2 \times ${t} -
          ${s}) = ${gap}$. Each argument is squared first, and then the squares are subtracted.`,
        slip('added_for_subtracted', gap, calc`${first} + ${second}`)`
          You added the right sides, $${first} + ${second} = ${gap}$. For the difference of the values they have to be
          subtracted.`,
        slip('subtracted_for_added', value, calc`(${first} + ${second}) / (${a} + ${b})`)`
          That is the sum of the two values. The question asks for their difference.`,
        slip('used_a_factor_twice', factor, calc`${a} * ${a} - ${b} * ${b}`)`
          You divided by $${a}^2 - ${b}^2$. That factor belongs to a single value; for the difference it is $${a} -
          ${b}$.`,
      ],
      snapRead: text`Two arguments with a fixed sum are partners, and a difference of their values is asked: subtract
        the two equations.`,
      approach: text`Write the rule for both partners and subtract, so that the difference comes out at once. The two
        values themselves are not needed.`,
      faster: text`$\frac{${c}(${t}^2 - ${s - t}^2)}{${a} - ${b}} = \frac{${c} \times ${s} \times
        ${2 * t - s < 0 ? tex`(${2 * t - s})` : 2 * t - s}}{${a - b}}$.`,
      check: () => {
        const f = (x: number) => q(c * (a * x * x - b * (s - x) * (s - x)), a * a - b * b);
        return text`The values are $${frac(f(t))}$ and $${frac(f(s - t))}$, and
          ${frac(calc`${frac(f(t))} - ${frac(f(s - t))}`)}.`;
      },
      principle: text`If a sum or a difference of two values is asked, combine the equations of the two partners
        directly.`,
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
    const pair = step(k, {
      name: 'the sum of a pair of values',
      because: text`A single value has a root in it and is awkward. But for two arguments with the sum $1$ the
        denominators turn out equal, and the two fractions add up to a whole.`,
      works: tex`f(x) + f(1 - x) = ${k}\left(\frac{${root * root}^x}{${root * root}^x + ${root}} +
        \frac{${root}}{${root} + ${root * root}^x}\right) = ${k}`,
    })`
      Look for partners: replace $x$ by $1 - x$, simplify with $${root * root} = ${root}^2$, and add the two values.`;
    const terms = find(calc`${n} - 1`, { name: 'the number of values' });
    const pairs = find(calc`${terms} / 2`, { name: 'the number of pairs' });
    const sum = step(calc`${pair} * ${pairs}`, {
      because: text`$\frac{1}{${n}}$ and $\frac{${n - 1}}{${n}}$ add up to $1$, so do the second and the last but one,
        and so on. A value at $\frac{1}{2}$ would be its own partner.`,
      works: value => tex`\frac{${n} - 1}{2} \times ${pair} = ${frac(value)}`,
    })`
      The first and the last argument are partners, the second and the last but one, and so on. Count the pairs, where a
      middle value is half a pair, and multiply.`;
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
          You multiplied by $${terms}$, the number of values. A pair has two of them, so there are half as many pairs.`,
        slip('counted_one_too_many', terms, n)`
          You counted $${n}$ values. The arguments end at $\frac{${n - 1}}{${n}}$, so there are $${n - 1}$.`,
        slip('left_out_a_factor', pair, 1)`
          You left out the factor $${k}$ of the numerator. The two fractions of a pair add up to $1$, and $${k}$ is in
          front of both.`,
        slip('left_out_a_term', terms, calc`${n} - 2`)`
          You counted $${n - 2}$ values and dropped one. There are $${n - 1}$, and a middle value counts as half a
          pair.`,
        slip('used_a_wrong_given_number', pair, root !== k && root)`
          You used $${root}$, the constant of the denominator, as the sum of a pair. The numerators decide this sum.`,
        slip('let_in_an_end_point', terms, calc`${n} + 1`)`
          You added the values at $0$ and at $1$ too. The sum begins at $\frac{1}{${n}}$ and ends at
          $\frac{${n - 1}}{${n}}$.`,
        slip('counted_one_too_few', terms, calc`${n} - 3`)`
          You left out the first value and the last, at $\frac{1}{${n}}$ and $\frac{${n - 1}}{${n}}$. They form a pair
          as well.`,
      ],
      snapRead: text`Many values at equally spaced arguments are added, and single values are awkward: look for pairs
        with a fixed sum.`,
      approach: text`Arguments with the sum $1$ are partners. Their values have a fixed sum, so it is enough to count
        the pairs.`,
      faster: text`The mean value is $\frac{${k}}{2}$ (the value at $\frac{1}{2}$), and there are $${n - 1}$ values.`,
      check: text`At $x = \frac{1}{2}$ numerator and denominator are $${k} \times ${root}$ and $${2 * root}$, so that
        the value is half of $${k}$.`,
      principle: text`In a long sum of awkward values, look for partners whose values add up to a constant.`,
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
