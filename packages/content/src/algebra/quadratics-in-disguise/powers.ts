import { isSquare } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, plain, polynomialTex } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Disguised {
  /** The quadratic in t has the roots u > 0 and −v. */
  u: number;
  v: number;
  /** Exponential equation: the roots of the quadratic are base^m and base^n. */
  base: number;
  m: number;
  n: number;
  frame: number;
}

const fourthPowers = form<Disguised>(
  'squares-of-the-real-roots',
  {
    band: 'Easy',
    seconds: 55,
    entry: true,
    suits: ({ u, v }) => u !== v && u > 1 && v > 1 && u - v !== 1 && v !== 2 * u,
    verify: ({ u, v }) => {
      // Real roots are found by a change of sign, to either side of 0.
      const at = (x: number) => x ** 4 + (v - u) * x * x - u * v;
      let [low, high] = [0, 20];
      for (let i = 0; i < 90; i += 1) {
        const half = (low + high) / 2;
        if (at(half) < 0) low = half;
        else high = half;
      }
      return nearFraction(Math.round(2 * low * low * 1e6) / 1e6);
    },
  },
  ({ u, v, frame }, { step, find }) => {
    const equation = polynomialTex([1, 0, v - u, 0, -u * v]);
    const roots = step(
      [u, -v],
      ([a, c]) =>
        tex`t^2 ${addedTex(v - u)}t ${addedTex(-u * v)} = 0 \quad \Rightarrow \quad t = ${a} \text{ or } t = ${c}`,
    )`
      Only even powers of $x$ occur, so put $t = x^2$. Solve the quadratic equation for $t$.`;
    const square = step(
      roots[0],
      value => tex`x^2 = ${value} \quad \Rightarrow \quad x = \pm\sqrt{${value}}`,
    )`
      $t$ is a square and cannot be negative. Keep only the root that is allowed.`;
    const times = find(2, { name: 'the number of real roots' });
    const sum = step(calc`${times} * ${square}`)`
      There are two real roots, and each of them has this square. Add the two squares.`;
    return {
      answer: sum,
      stem:
        frame % 3 === 0
          ? text`What is the sum of the squares of all real roots of $${equation} = 0$?`
          : frame % 3 === 1
            ? text`Square every real number $x$ that satisfies $${equation} = 0$, and add these squares. What is the
              result?`
            : text`Let $S$ be the set of all real solutions of $${equation} = 0$. Find the sum of the squares of the
              numbers in $S$.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('kept_a_false_root', sum, calc`2 * ${u} + 2 * (-${v})`)`
          ${here} also counts $x^2 = -${v}$. No real number has a negative square.`,
        slip('left_out_a_case', times, 1)`
          The square $${square}$ was counted once. The negative root has the same square.`,
        slip('kept_a_false_root', sum, calc`${u} + (-${v})`)`
          ${here} adds both values of $x^2$. One of them is negative and gives no real root.`,
        slip('wrong_sign', square, v)`
          The value $-${v}$ of $x^2$ was taken as positive.`,
        slip('forgot_the_root', sum, calc`2 * ${u}^2`)`
          ${here} takes $${u}$ for $x$ itself. It is the value of $x^2$.`,
        slip('used_a_factor_twice', times, 4)`
          The square $${square}$ was counted for $4$ roots. An equation of degree four may have fewer real roots.`,
        slip('kept_a_false_root', sum, calc`2 * ${u} + 2 * ${v}`)`
          ${here} adds $${v}$ for two roots that are not real.`,
      ],
      snapRead: text`Only even powers of $x$: a quadratic equation in $x^2$.`,
      approach: text`Put $t = x^2$, solve for $t$, and keep what a square can be.`,
      check: text`$${u}^2 ${addedTex(v - u)} \times ${u} ${addedTex(-u * v)} = 0$, so $x^2 = ${u}$ is right.`,
      principle: text`After a substitution ask which values the new letter can have; the others give no solution.`,
    };
  },
);

const exponents = form<Disguised>(
  'sum-of-the-exponents',
  {
    band: 'Easy',
    seconds: 60,
    revision: 2,
    also: ['AL.IND.2'],
    suits: ({ base, m, n }) =>
      m > n &&
      base ** (m + n) < 20000 &&
      base ** Math.max(m, n) < 800 &&
      m + n > 1 &&
      base ** (m + n) !== base ** m + base ** n,
    verify: ({ base, m, n }) => {
      const [s, p] = [base ** m + base ** n, base ** (m + n)];
      let sum = 0;
      for (let x = -8; x <= 12; x += 1) {
        const t = base ** x;
        if (Math.abs(t * t - s * t + p) < 1e-9) sum += x;
      }
      return q(sum);
    },
  },
  ({ base, m, n, frame }, { step }) => {
    const [s, p] = [base ** m + base ** n, base ** (m + n)];
    const equation = `${base * base}^x - ${s} \\times ${base}^x + ${p}`;
    const values = step(
      [base ** m, base ** n],
      ([a, c]) => tex`t^2 - ${s}t + ${p} = 0 \quad \Rightarrow \quad t = ${a} \text{ or } t = ${c}`,
    )`
      $${base * base}^x$ is the square of $${base}^x$. Put $t = ${base}^x$ and solve the quadratic equation.`;
    const one = step(
      () => q(Math.round(Math.log(Number(values[0].valueOf())) / Math.log(base))),
      value => tex`${base}^x = ${values[0]} \quad \Rightarrow \quad x = ${value}`,
    )`
      Both values are positive, so both are allowed. Write the first one as a power of $${base}$.`;
    const two = step(
      () => q(Math.round(Math.log(Number(values[1].valueOf())) / Math.log(base))),
      value => tex`${base}^x = ${values[1]} \quad \Rightarrow \quad x = ${value}`,
    )`
      Do the same with the second one.`;
    const sum = step(calc`${one} + ${two}`)`
      Add the two solutions.`;
    return {
      answer: sum,
      stem:
        frame % 3 === 0
          ? text`What is the sum of all real solutions of $${equation} = 0$?`
          : frame % 3 === 1
            ? text`The equation $${equation} = 0$ has two real roots. What do they add up to?`
            : text`Two real numbers $x$ satisfy the equation $${equation} = 0$. Find their sum.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('stopped_a_step_early', sum, s)`
          $${s}$ is the sum of the two values of $${base}^x$, not of $x$.`,
        slip('mixed_up_sum_and_product', sum, calc`${m} * ${n}`)`
          ${here} multiplies the two solutions.`,
        stop('left_out_a_case', one)`
          $${one}$ is only one of the two solutions. The other value of $${base}^x$ is positive as well.`,
        slip('doubled_needlessly', sum, calc`2 * (${m} + ${n})`)`
          ${here} counts exponents of $${base * base}$ as if they were exponents of $${base}$ twice.`,
        slip('counted_one_too_few', one, m - 1)`
          $${base ** m}$ was read as the power of $${base}$ with the exponent $${m - 1}$.`,
        slip('counted_one_too_many', two, n + 1)`
          $${base ** n}$ was read as the power of $${base}$ with the exponent $${n + 1}$.`,
        slip(
          'took_a_power_for_a_product',
          two,
          base ** n % base === 0 && base ** (n - 1) !== n && base ** (n - 1),
        )`
          $${base ** n}$ was divided by $${base}$ for the second solution. The question is which power of $${base}$
          it is.`,
        slip('subtracted_for_added', sum, calc`${one} - ${two}`)`
          ${here} is the difference of the two solutions.`,
        slip('did_not_halve', sum, calc`2 * ${one}`)`
          ${here} counts the solution $${one}$ twice. The two values of $${base}^x$ have different exponents.`,
      ],
      snapRead: text`A number, its square and an unknown exponent: a quadratic equation in the power.`,
      approach: text`Put a letter for $${base}^x$. The quadratic gives two values of the power, and each gives one
        exponent.`,
      faster: text`The product of the two values of $${base}^x$ is $${p}$, and multiplying powers adds exponents:
        $${base}$ to the sum
        of the solutions is $${p}$.`,
      check: text`$${base ** m} + ${base ** n} = ${s}$ and $${base ** m} \times ${base ** n} = ${p}$, as the
        equation wants.`,
      principle: text`In an equation with a power and its square, the power is the unknown of a quadratic; the
        exponents come last.`,
    };
  },
);

const reciprocalSum = form<Disguised>(
  'real-roots-of-a-reciprocal-equation',
  {
    band: 'Medium',
    seconds: 110,
    also: ['AL.INQ.6'],
    suits: ({ u, v }) => u > 2 && v !== 0 && u !== v,
    verify: ({ u, v }) => {
      const value = v % 2 === 0 ? 1 : -1;
      const all = [u, value]
        .filter(t => t * t >= 4)
        .flatMap(t => {
          const root = Math.sqrt(t * t - 4);
          return [(t - root) / 2, (t + root) / 2];
        });
      return nearFraction(all.reduce((sum, x) => sum + x * x, 0));
    },
  },
  ({ u, v, frame }, { step, write }) => {
    const other = v % 2 === 0 ? 1 : -1;
    const [s, p] = [u + other, u * other];
    const equation =
      `x^2 + \\frac{1}{x^2} ${addedTex(-s)}\\left(x + \\frac{1}{x}\\right) ${addedTex(p + 2)}`.replace(
        ' 1\\left',
        ' \\left',
      );
    write(
      tex`t = x + \frac{1}{x} \quad \Rightarrow \quad x^2 + \frac{1}{x^2} = t^2 - 2, \qquad t^2 ${addedTex(-s)}t
        ${addedTex(p)} = 0`,
    )`
      Put $t$ for $x + \frac{1}{x}$ and write the sum of the squares by $t$.`;
    const values = step([u, other], ([a, c]) => tex`t = ${a} \text{ or } t = ${c}`)`
      Solve this quadratic equation.`;
    const kept = step(values[0], {
      name: 'the value of t that is possible',
      works: value => tex`|t| \ge 2 \quad \Rightarrow \quad t = ${value}`,
      because: text`$x + \frac{1}{x} = t$ is $x^2 - tx + 1 = 0$, with the discriminant $t^2 - 4$.`,
    })`
      For real $x$ the number $x + \frac{1}{x}$ is never between $-2$ and $2$. Keep only the value that is possible.`;
    const sum = step(calc`${kept}^2 - 2`, {
      works: (_v, w) => tex`\alpha^2 + \beta^2 = (\alpha + \beta)^2 - 2\alpha\beta = ${w}`,
    })`
      The real roots $\alpha$ and $\beta$ are those of $x^2 - tx + 1 = 0$: their sum is $t$ and their product $1$.
      Find the sum of
      their squares.`;
    return {
      answer: sum,
      stem:
        frame % 3 === 0
          ? text`What is the sum of the squares of all real roots of $${equation} = 0$?`
          : frame % 3 === 1
            ? text`If $\alpha$ and $\beta$ are the only real roots of $${equation} = 0$, what is $\alpha^2 + \beta^2$?`
            : text`The real numbers $x \ne 0$ with $${equation} = 0$ are squared, and the squares are added. Find
              this sum.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('kept_a_false_root', sum, calc`${u}^2 - 2 + ${other}^2 - 2`)`
          ${here} also counts the equation $x + \frac{1}{x} = ${other}$, which has no real solution.`,
        slip('left_out_a_term', sum, calc`${kept}^2`)`
          ${here} is the square of the sum of the roots. Twice their product has to come off.`,
        slip('stopped_a_step_early', sum, calc`${u}^2 + ${other}^2`)`
          ${here} adds the squares of the two values of $x + \frac{1}{x}$.`,
        slip('answered_another_quantity', sum, kept)`
          $${u}$ is the sum of the real roots, not of their squares.`,
        slip('wrong_sign', sum, calc`${kept}^2 + 2`)`
          ${here} adds twice the product of the roots instead of subtracting it.`,
        slip('left_out_a_term', kept, s)`
          $${s}$, the sum of both values, was taken for $x + \frac{1}{x}$.`,
        slip('left_out_a_factor', sum, calc`${kept}^2 - 1`)`
          ${here} takes the product of the roots off once. It stands twice in the square of a sum.`,
        slip('used_a_term_twice', sum, calc`${kept}^2 - 4`)`
          ${here} is the square of the difference of the roots.`,
      ],
      snapRead: text`$x + \frac{1}{x}$ and the sum of the squares: a quadratic equation in $x + \frac{1}{x}$.`,
      approach: text`Substitute $t = x + \frac{1}{x}$. Only values of $t$ of size $2$ or more give real $x$.`,
      check: text`$x^2 - ${u}x + 1 = 0$ has the discriminant ${calc`${u}^2 - 4`}, which is positive; with $${other}$
        in place of $${u}$ it is
        negative.`,
      principle: text`For real $x$, $x + \frac{1}{x}$ is at least $2$ or at most $-2$: other values of it are to be
        dropped.`,
    };
  },
);

interface Rooted {
  /** x² + px + r − u·v… : with y = √(x² + px + r) the quadratic y² + (v − u)y − uv = 0. */
  p: number;
  r: number;
  u: number;
  v: number;
  frame: number;
}

const underRoot = form<Rooted>(
  'product-with-a-root-in-the-equation',
  {
    band: 'Medium',
    seconds: 105,
    verify: ({ p, r, u }) => {
      const discriminant = Math.sqrt(p * p - 4 * (r - u * u));
      return nearFraction(((-p - discriminant) / 2) * ((-p + discriminant) / 2));
    },
  },
  ({ p, r, u, v, frame }, { step, write }) => {
    const inside = polynomialTex([1, p, r]);
    // x² + px + c + (v − u)√… = 0 with c = r − uv.
    const c = r - u * v;
    const factor = v - u;
    const rooted = `${Math.abs(factor) === 1 ? '' : Math.abs(factor)}\\sqrt{${inside}}`;
    const equation =
      factor < 0 ? `${polynomialTex([1, p, c])} = ${rooted}` : `${polynomialTex([1, p, c])} + ${rooted} = 0`;
    write(tex`y = \sqrt{${inside}} \quad \Rightarrow \quad y^2 ${addedTex(factor)}y ${addedTex(-u * v)} = 0`)`
      The terms in $x$ outside the root are the same as under it. Put $y$ for the root; then
      $${polynomialTex([1, p, 0])}$ is $y^2
      ${addedTex(-r)}$.`;
    const values = step([u, -v], ([a, b]) => tex`y = ${a} \text{ or } y = ${b}`)`
      Solve for $y$.`;
    const y = step(values[0], value => tex`y \ge 0 \quad \Rightarrow \quad y = ${value}`)`
      A square root is not negative. Keep the value that is allowed.`;
    const product = step(calc`${r} - ${y}^2`, {
      works: value =>
        tex`${inside} = ${y.mul(y)} \quad \Rightarrow \quad \alpha\beta = ${r} - ${y.mul(y)} = ${value}`,
    })`
      Square and read the product of the roots off the quadratic equation for $x$.`;
    return {
      answer: product,
      stem:
        frame === 0
          ? text`What is the product of all real roots of $${equation}$?`
          : frame === 1
            ? text`The equation $${equation}$ is satisfied by two real numbers. What do they give when multiplied?`
            : text`Find the product of all real numbers $x$ that satisfy the equation $${equation}$.`,
      show: plain,
      plausible: value => value.d === 1n,
      slips: [
        slip('kept_a_false_root', product, calc`(${r} - ${u}^2) * (${r} - ${v}^2)`)`
          ${here} multiplies four numbers. Two of them belong to the value $-${v}$ of the square root, which is not
          possible.`,
        slip('swapped_the_two', y, v)`
          $${v}$ was kept for the square root. Its value is $${u}$ or $-${v}$, and only one of these is not negative.`,
        slip('forgot_to_square', product, calc`${r} - ${y}`)`
          ${here} sets what stands under the root equal to $${u}$, not to its square.`,
        slip('left_out_a_term', product, c)`
          $${c}$ is the constant outside the root. The root contributes to the constant, too.`,
        slip('left_out_a_term', product, r)`
          $${r}$ is the constant under the root. The square of the root's value has to come off.`,
        slip('wrong_sign', product, calc`${y}^2 - ${r}`)`
          ${here} has the sign of the product turned round.`,
        slip('stopped_a_step_early', product, calc`${u} * (-${v})`)`
          ${here} is the product of the two values found for the square root.`,
        slip('added_for_subtracted', product, calc`${r} + ${y}^2`)`
          ${here} adds the square of the root's value. It has to come to the other side.`,
      ],
      snapRead: text`The same terms in $x$ outside and under the root: the root is the unknown of a quadratic.`,
      approach: text`Put a letter for the root. It gives a quadratic of which only the root that is not negative
        counts; then the
        product of the values of $x$ can be read off.`,
      check:
        () => text`$${polynomialTex([1, p, r - u * u])} = 0$ has the discriminant $${p * p - 4 * (r - u * u)}$, so
          both roots are real; for
        them the root is $${u}$, and $${u}^2 ${addedTex(factor)} \times ${u} ${addedTex(-u * v)} = 0$.`,
      principle: text`If a root and its square occur in an equation, the root is the unknown. It is never negative.`,
    };
  },
);

/** AL.QUA.8 Easy and Medium: squares, powers and reciprocals as the unknown. */
const hidden = situation<Disguised>({
  type: 'AL.QUA.8',
  situation: 'hidden-quadratics',
  tries: 300,
  draw: draw => ({
    u: draw.int(2, 25),
    v: draw.int(2, 18),
    base: draw.pick([2, 3, 4, 5]),
    m: draw.int(-1, 6),
    n: draw.int(0, 7),
    frame: draw.int(0, 5),
  }),
  forms: [fourthPowers, exponents, reciprocalSum],
});

/** AL.QUA.8 Medium: a root as the unknown. */
const rooted = situation<Rooted>({
  type: 'AL.QUA.8',
  situation: 'root-as-the-unknown',
  tries: 300,
  draw: draw => {
    const given = {
      p: draw.pick([-9, -8, -7, -6, -5, -4, -3, 3, 4, 5, 6, 7]),
      r: draw.int(-12, 20),
      u: draw.int(2, 7),
      v: draw.int(1, 8),
      frame: draw.int(0, 2),
    };
    const { p, r, u, v } = given;
    const discriminant = p * p - 4 * (r - u * u);
    return discriminant > 0 && !isSquare(discriminant) && u !== v && r !== 0 && r !== u * v && r !== u * u
      ? given
      : null;
  },
  forms: [underRoot],
});

export const powersAndRoots: readonly AnyTemplate[] = [...hidden, ...rooted];
