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
    const roots = step([u, -v], {
      name: 'the values of the square of x',
      works: ([a, c]) =>
        tex`t^2 ${addedTex(v - u)}t ${addedTex(-u * v)} = 0, \quad (t ${addedTex(-u)})(t ${addedTex(v)}) = 0
          \quad \Rightarrow \quad t = ${a} \text{ or } t = ${c}`,
      because: text`$x^4$ is the square of $x^2$. So with one letter for $x^2$ an equation of degree four becomes a
        quadratic one, which can be factorised.`,
    })`
      Only even powers of $x$ occur, so let $t = x^2$. Solve the quadratic equation for $t$.`;
    const square = step(roots[0], {
      name: 'the square of each real root',
      works: value => tex`x^2 = ${value} \quad \Rightarrow \quad x = \pm\sqrt{${value}}`,
      because: text`The square of a real number is never negative. So the negative value of $t$ belongs to no real
        $x$, and it gives no root to be counted.`,
    })`
      $t$ is the square of a real number, so it cannot be negative. Keep only the positive value.`;
    const times = find(2, { name: 'the number of real roots' });
    const sum = step(calc`${times} * ${square}`, {
      name: 'the sum of the squares of the real roots',
      because: text`A positive number is the square of two real numbers: $9$ is the square of $3$ and of $-3$.`,
    })`
      Two real roots have this square, one positive and one negative. Add the square once for each of them.`;
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
          ${here} also counts two roots with $x^2 = -${v}$. No real number has a negative square, so these are not
          real.`,
        slip('left_out_a_case', times, 1)`
          You counted the square $${square}$ only once. The negative root has the same square, so it is added twice.`,
        slip('kept_a_false_root', sum, calc`${u} + (-${v})`)`
          ${here} adds both values of $x^2$. One of them is negative and belongs to no real root, and the other one
          belongs to two.`,
        slip('wrong_sign', square, v)`
          You used $x^2 = ${v}$. The value of $x^2$ is $-${v}$, which is not possible, so the other value counts.`,
        slip('forgot_the_root', sum, calc`2 * ${u}^2`)`
          ${here} squares $${u}$ once more. This number is the value of $x^2$ already, not of $x$.`,
        slip('used_a_factor_twice', times, 4)`
          You counted the square $${square}$ for $4$ roots. An equation of degree four may have fewer real roots, and
          here only two are real.`,
        slip('kept_a_false_root', sum, calc`2 * ${u} + 2 * ${v}`)`
          ${here} adds $${v}$ for two roots whose square would be $-${v}$. These two are not real.`,
      ],
      snapRead: text`Only even powers of $x$ occur: it is a quadratic equation in $x^2$, and a square is not
        negative.`,
      approach: text`Let $t = x^2$ and solve for $t$. Keep only the values that a square can have, and count both
        roots for each of them.`,
      check: text`With $x^2 = ${u}$ the equation says $${u}^2 ${addedTex(v - u)} \times ${u} ${addedTex(-u * v)} = 0$,
        which is true, and two real $x$ have this square.`,
      principle: text`After a substitution ask which values the new letter can have; the others give no solution.`,
    };
  },
);

const exponents = form<Disguised>(
  'sum-of-the-exponents',
  {
    band: 'Easy',
    seconds: 60,
    revision: 3,
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
    const equation = tex`${base * base}^x - ${s} \times ${base}^x + ${p}`;
    const values = step([base ** m, base ** n], {
      name: 'the two values of the power',
      works: ([a, c]) => tex`t^2 - ${s}t + ${p} = 0 \quad \Rightarrow \quad t = ${a} \text{ or } t = ${c}`,
      because: text`Squaring a power doubles its exponent, so $(${base}^x)^2 = ${base * base}^x$. The equation then
        has only a number and its square in it, so it is quadratic.`,
    })`
      $${base * base}^x$ is the square of $${base}^x$. So let $t = ${base}^x$ and solve the quadratic equation for
      $t$.`;
    const one = step(() => q(Math.round(Math.log(Number(values[0].valueOf())) / Math.log(base))), {
      name: 'the first solution',
      works: value => tex`${base}^x = ${values[0]} \quad \Rightarrow \quad x = ${value}`,
      because: text`The letter $t$ stands for a power, and the question is about its exponent. A power of $${base}$ is
        always positive, so a positive value of $t$ gives a real $x$.`,
    })`
      Both values of $${base}^x$ are positive, so each gives a solution. Write the first one as a power of $${base}$
      and read off its exponent.`;
    const two = step(() => q(Math.round(Math.log(Number(values[1].valueOf())) / Math.log(base))), {
      name: 'the second solution',
      works: value => tex`${base}^x = ${values[1]} \quad \Rightarrow \quad x = ${value}`,
      because: text`The quadratic equation has two roots, and $x$ may have either of the two exponents.`,
    })`
      Write the second value as a power of $${base}$ in the same way. Its exponent is the second solution.`;
    const sum = step(calc`${one} + ${two}`, { name: 'the sum of the solutions' })`
      The question asks for the sum of all solutions $x$. So add the two exponents.`;
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
          $${s}$ is the sum of the two values of $${base}^x$. The sum of the exponents $x$ was asked for.`,
        slip('mixed_up_sum_and_product', sum, calc`${m} * ${n}`)`
          ${here} multiplies the two solutions. The question asks for their sum, so they have to be added.`,
        stop('left_out_a_case', one)`
          $${one}$ is only one of the two solutions. The other value of $${base}^x$ is positive as well, so it gives a
          solution too.`,
        slip('doubled_needlessly', sum, calc`2 * (${m} + ${n})`)`
          ${here} doubles both solutions. The exponent $x$ belongs to $${base}$, and only $${base * base}^x$ has twice
          the exponent of $${base}$.`,
        slip('counted_one_too_few', one, m - 1)`
          You read $${base ** m}$ as the power of $${base}$ with the exponent $${m - 1}$. Multiply $${base}$ by itself
          to see that it is one more.`,
        slip('counted_one_too_many', two, n + 1)`
          You read $${base ** n}$ as the power of $${base}$ with the exponent $${n + 1}$. Multiply $${base}$ by itself
          to see that it is one less.`,
        slip(
          'took_a_power_for_a_product',
          two,
          base ** n % base === 0 && base ** (n - 1) !== n && base ** (n - 1),
        )`
          For the second solution you divided $${base ** n}$ by $${base}$. The unknown is the exponent, so ask which
          power of $${base}$ it is.`,
        slip('subtracted_for_added', sum, calc`${one} - ${two}`)`
          ${here} is the difference of the two solutions. Their sum was asked for.`,
        slip('did_not_halve', sum, calc`2 * ${one}`)`
          ${here} counts the solution $${one}$ twice. The two values of $${base}^x$ are different, so their exponents
          are different too.`,
      ],
      snapRead: text`A power and its square occur in one equation: it is quadratic in the power, and the exponents
        come last.`,
      approach: text`Let one letter stand for $${base}^x$. The quadratic gives two values of the power, and each of
        them gives one exponent.`,
      faster: text`The product of the two values of $${base}^x$ is $${p}$, and multiplying powers adds exponents:
        $${base}$ to the sum of the solutions is $${p}$.`,
      check: text`The powers $${base}^{${m}}$ and $${base}^{${n}}$ have the sum $${base ** m} + ${base ** n} = ${s}$
        and the product $${base ** m} \times ${base ** n} = ${p}$, as the equation wants.`,
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
      tex`t = x + \frac{1}{x} \quad \Rightarrow \quad t^2 = x^2 + 2 + \frac{1}{x^2}, \quad
        x^2 + \frac{1}{x^2} = t^2 - 2, \qquad t^2 ${addedTex(-s)}t ${addedTex(p)} = 0`,
      {
        because: text`The middle term of the square is twice $x \times \frac{1}{x}$, which is $2$ for every $x$. So
          the sum of the squares is known as soon as $t$ is, and the equation has one unknown, $t$.`,
      },
    )`
      Let $t = x + \frac{1}{x}$. Its square contains $x^2 + \frac{1}{x^2}$, so the whole equation can be written with
      $t$ alone.`;
    const values = step([u, other], {
      name: 'the two values of t',
      works: ([a, c]) => tex`(t ${addedTex(-u)})(t ${addedTex(-other)}) = 0 \quad \Rightarrow \quad
        t = ${a} \text{ or } t = ${c}`,
      because: text`A product is zero only when one of its factors is, so each factor gives one value of $t$.`,
    })`
      Factorise this quadratic equation to find the values of $x + \frac{1}{x}$.`;
    const kept = step(values[0], {
      name: 'the value of t that is possible',
      works: value => tex`x^2 - tx + 1 = 0, \quad t^2 - 4 \ge 0, \quad |t| \ge 2 \quad \Rightarrow \quad t =
      ${value}`,
      because: text`Multiplied by $x$, the equation $x + \frac{1}{x} = t$ is $x^2 - tx + 1 = 0$. It has real roots
        only if its discriminant $t^2 - 4$ is not negative.`,
    })`
      For real $x$ the number $x + \frac{1}{x}$ is never between $-2$ and $2$. So keep only the value that is
      possible.`;
    const sum = step(calc`${kept}^2 - 2`, {
      name: 'the sum of the squares of the real roots',
      works: (_v, w) => tex`\alpha^2 + \beta^2 = (\alpha + \beta)^2 - 2\alpha\beta = ${w}`,
      because: text`The roots are not whole, so it is easier not to find them. The square of their sum has twice their
        product in it, which is taken away to leave the two squares.`,
    })`
      The real roots $\alpha$ and $\beta$ satisfy $x^2 - tx + 1 = 0$, so their sum is $t$ and their product is $1$.
      Find the sum of their squares from these two.`;
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
          ${here} also counts the equation $x + \frac{1}{x} = ${other}$. Between $-2$ and $2$ this sum has no value
          for real $x$.`,
        slip('left_out_a_term', sum, calc`${kept}^2`)`
          ${here} is the square of the sum of the real roots. It also contains twice their product, which has to be
          taken away.`,
        slip('stopped_a_step_early', sum, calc`${u}^2 + ${other}^2`)`
          ${here} adds the squares of the two values of $x + \frac{1}{x}$. The squares of the roots $x$ themselves
          were asked for.`,
        slip('answered_another_quantity', sum, kept)`
          $${u}$ is the sum of the real roots. The sum of their squares was asked for.`,
        slip('wrong_sign', sum, calc`${kept}^2 + 2`)`
          ${here} adds twice the product of the roots. The square of their sum contains it already, so it has to be
          subtracted.`,
        slip('left_out_a_term', kept, s)`
          For $x + \frac{1}{x}$ you used $${s}$, the sum of the two values that the quadratic equation gives. It has
          one value at a time.`,
        slip('left_out_a_factor', sum, calc`${kept}^2 - 1`)`
          ${here} takes the product of the roots away once. The square of a sum contains the product twice.`,
        slip('used_a_term_twice', sum, calc`${kept}^2 - 4`)`
          ${here} is the square of the difference of the roots: the product, $1$, was taken away four times and not
          twice.`,
      ],
      snapRead: text`$x + \frac{1}{x}$ and the sum of the squares occur together: the equation is quadratic in
        $x + \frac{1}{x}$.`,
      approach: text`Let $t = x + \frac{1}{x}$ and solve for $t$. Only values of $t$ of size $2$ or more give real
        $x$; their sum and product then give the squares.`,
      check: text`$x^2 - ${u}x + 1 = 0$ has the discriminant ${calc`${u}^2 - 4`}, which is positive; with $${other}$
        in place of $${u}$ it is negative.`,
      principle: text`For real $x$, $x + \frac{1}{x}$ is at least $2$ or at most $-2$: other values of it give no
        root.`,
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
    write(
      tex`y = \sqrt{${inside}} \quad \Rightarrow \quad y^2 ${addedTex(factor)}y ${addedTex(-u * v)} = 0`,
      {
        because: text`Squaring both sides at once would leave an equation of degree four. The terms in $x$ are the same
        outside and under the root, so both can be written with the root alone.`,
      },
    )`
      The terms in $x$ outside the root are the same as under it. Let $y$ be the root; then
      $${polynomialTex([1, p, 0])}$ is $y^2 ${addedTex(-r)}$, and the equation is quadratic in $y$.`;
    const values = step([u, -v], {
      name: 'the two values of y',
      works: ([
        a,
        b,
      ]) => tex`(y ${addedTex(-u)})(y ${addedTex(v)}) = 0 \quad \Rightarrow \quad y = ${a} \text{ or } y
      = ${b}`,
      because: text`A product is zero only when one of its factors is, so each factor gives one value of $y$.`,
    })`
      Factorise the quadratic equation to find the values of the root $y$.`;
    const y = step(values[0], {
      name: 'the value of the root',
      works: value => tex`y \ge 0 \quad \Rightarrow \quad y = ${value}`,
      because: text`The root sign means the root that is not negative: $\sqrt{9}$ is $3$ and never
        $-3$.`,
    })`
      A square root is never negative. So keep only the value that is not negative.`;
    const product = step(calc`${r} - ${y}^2`, {
      name: 'the product of the real roots',
      works: value =>
        tex`${inside} = ${y.mul(y)}, \quad ${polynomialTex([1, p, 0])} + (${r} - ${y.mul(y)}) = 0 \quad \Rightarrow
          \quad \alpha\beta = ${r} - ${y.mul(y)} = ${value}`,
      because: text`In $x^2 + px + c = 0$ the product of the two roots is the constant $c$, so the roots themselves
        are not needed.`,
    })`
      Square $y$ to get a quadratic equation for $x$, with all terms on one side. Its constant term is the product of
      its roots $\alpha$ and $\beta$.`;
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
          You used $${v}$ for the square root. The quadratic gives $${u}$ or $-${v}$ for it, and only one of these is
          not negative.`,
        slip('forgot_to_square', product, calc`${r} - ${y}`)`
          ${here} sets the expression under the root equal to $${u}$. The root is $${u}$, so the expression is the
          square of it.`,
        slip('left_out_a_term', product, c)`
          $${c}$ is the constant outside the root. The root has its own value, which also belongs to the constant of
          the equation for $x$.`,
        slip('left_out_a_term', product, r)`
          $${r}$ is the constant under the root. The expression under it equals the square of the root, which has to
          be taken away.`,
        slip('wrong_sign', product, calc`${y}^2 - ${r}`)`
          ${here} has the wrong sign. The square of the root is taken away from the constant $${r}$, not the other way
          round.`,
        slip('stopped_a_step_early', product, calc`${u} * (-${v})`)`
          ${here} is the product of the two values found for the square root. The product of the values of $x$ was
          asked for.`,
        slip('added_for_subtracted', product, calc`${r} + ${y}^2`)`
          ${here} adds the square of the root. It stands on the other side of the equation, so it has to be
          subtracted.`,
      ],
      snapRead: text`The same terms in $x$ stand outside and under a root: the root is the unknown of a quadratic
        equation.`,
      approach: text`Let one letter stand for the root. The quadratic gives one value that is not negative, and the
        product of the values of $x$ can then be read off.`,
      check:
        () => text`$${polynomialTex([1, p, r - u * u])} = 0$ has the discriminant $${p * p - 4 * (r - u * u)}$, so
          both roots are real. For them the root is $${u}$, and $${u}^2 ${addedTex(factor)} \times ${u}
          ${addedTex(-u * v)} = 0$.`,
      principle: text`If a square root and its square occur in an equation, the root is the unknown; it is never
        negative.`,
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
