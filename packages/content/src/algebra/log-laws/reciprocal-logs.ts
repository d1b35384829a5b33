import { calc, form, frac, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Both {
  /** m·log_a b + n·log_b a is s. */
  m: number;
  n: number;
  s: number;
  frame: number;
}

const squares = form<Both>(
  'squares-of-reciprocal-logarithms',
  {
    band: 'Easy',
    seconds: 50,
    suits: ({ m, n, s }) => s * s > 4 * m * n && m * n > 1 && s * s - 4 * m * n > 4,
    verify: ({ m, n, s }) => {
      const t = (s + Math.sqrt(s * s - 4 * m * n)) / (2 * m);
      return nearFraction(Math.round(((m * t) ** 2 + (n / t) ** 2) * 1e6) / 1e6);
    },
  },
  ({ m, n, s, frame }, { step, find }) => {
    const raised = (letter: string, exponent: number) =>
      exponent === 1 ? letter : `${letter}^{${exponent}}`;
    const [one, other] = [`\\log_a ${raised('b', m)}`, `\\log_b ${raised('a', n)}`];
    const product = step(calc`${m} * ${n}`, {
      name: 'the product of the two logarithms',
      works: value =>
        tex`${one} \times ${other} = ${m} \times ${n} \times \log_a b \times \log_b a = ${value}`,
      because: text`$\log_b a$ is the reciprocal of $\log_a b$, so their product is $1$ whatever $a$ and $b$ are.`,
    })`
      Bring the exponents to the front. The two logarithms that are left are reciprocals of each other, so the product
      of the two given logarithms is known.`;
    const twice = find(2, { name: 'the factor of the product in the square' });
    const value = step(calc`${s}^2 - ${twice} * ${product}`, {
      name: 'the sum of the squares',
      works: (_v, working) => tex`u^2 + v^2 = (u + v)^2 - 2uv = ${working}`,
      because: text`$(u + v)^2 = u^2 + 2uv + v^2$. So the square of the sum has twice the product too much. With $u =
        1$ and $v = 3$: the square of the sum is $16$, the squares are $1 + 9 = 10$.`,
    })`
      Let $u$ and $v$ be the two logarithms; their sum is given and their product is found. The sum of the squares is
      the square of the sum less twice the product.`;
    return {
      answer: value,
      stem:
        frame === 0
          ? text`For real numbers $a, b > 1$, $${one} + ${other} = ${s}$. What is $\left(${one}\right)^2 +
            \left(${other}\right)^2$?`
          : frame === 1
            ? text`Two numbers $a$ and $b$ larger than $1$ are such that $${one}$ and $${other}$ add up to $${s}$.
              What do
              the squares of these two logarithms add up to?`
            : text`Let $u = ${one}$ and $v = ${other}$, where $a$ and $b$ are greater than $1$. If $u + v = ${s}$,
              find $u^2 +
              v^2$.`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('left_out_a_factor', product, 1)`
          You used $1$ for the product of the two logarithms. It is $1$ only without the exponents; $${m}$ and $${n}$
          are factors of it.`,
        slip('took_a_power_term_by_term', twice, 0)`
          You used $${s}^2 = ${s * s}$ for the sum of the squares. The square of a sum also has a middle term, twice
          the product.`,
        slip('wrong_sign', value, calc`${s}^2 + ${twice} * ${product}`)`
          ${here} adds twice the product. The square of the sum contains it already, so it has to be subtracted.`,
        slip('got_the_middle_term_wrong', twice, 1)`
          You subtracted the product $${product}$ only once. The middle term in the square of a sum is twice the
          product.`,
        slip('got_the_middle_term_wrong', twice, 4)`
          $${value}$ takes away four times the product. That gives the square of the difference of the two logarithms,
          not the sum of their squares.`,
        slip('mixed_up_sum_and_product', product, m !== 2 || n !== 2 ? calc`${m} + ${n}` : false)`
          For the product of the two logarithms you added the exponents, ${here}. As factors of a product they are
          multiplied.`,
        slip('misused_a_law_of_logarithms', product, calc`${m}^2 * ${n}^2`)`
          For the product of the two logarithms you used ${here}. Each exponent comes to the front once, without a
          square.`,
      ],
      snapRead: text`Two logarithms with base and number exchanged are added: their product is known at once.`,
      approach: text`The sum of the two logarithms is given and their product is fixed by the exponents. The sum of
        the squares follows from these two.`,
      check: text`The square of the difference would be $${s}^2 - 4 \times ${m * n} = ${s * s - 4 * m * n}$; half the
        sum of $${s * s}$ and $${s * s - 4 * m * n}$ is $${s * s - 2 * m * n}$.`,
      principle: text`$\log_a b$ and $\log_b a$ are reciprocals, so their product is known and a sum of them is a sum
        of the kind $t + \frac{1}{t}$.`,
    };
  },
);

interface Roots {
  /** The logarithm of x to base a is one of u < v. */
  a: number;
  u: number;
  v: number;
  /** In some forms one logarithm has the base a^i. */
  i: number;
  frame: number;
}

const sumOfBoth = form<Roots>(
  'sum-of-the-two-solutions',
  {
    band: 'Easy',
    seconds: 55,
    suits: ({ a, u, v }) => u > 0 && a ** v < 1500 && u + v !== a && u * v > 1,
    verify: ({ a, u, v }) => {
      let sum = 0;
      for (let x = 2; x < 1600; x += 1) {
        const t = Math.log(x) / Math.log(a);
        if (Math.abs(t + (u * v) / t - u - v) < 1e-10) sum += x;
      }
      return sum;
    },
  },
  ({ a, u, v, frame }, { step }) => {
    const equation = `\\log_{${a}} x + ${u * v} \\log_x ${a} = ${u + v}`;
    const logs = step([u, v], {
      name: 'the two values of the logarithm',
      works: ([low, high]) =>
        tex`t + \frac{${u * v}}{t} = ${u + v} \quad \Rightarrow \quad t^2 - ${u + v}t + ${u * v} = 0
          \quad \Rightarrow \quad t = ${low} \text{ or } t = ${high}`,
      because: text`$\log_x ${a}$ is the reciprocal of $\log_{${a}} x$, so there is only one unknown. Multiplying by
        $t$ removes the fraction.`,
    })`
      Let $t = \log_{${a}} x$. The other logarithm is $\frac{1}{t}$; multiply the equation by $t$ and solve the
      quadratic equation.`;
    const [first, second] = logs;
    const low = step(calc`${a}^${first}`, {
      name: 'the smaller solution',
      works: (_v, working) => tex`\log_{${a}} x = ${first}, \quad x = ${working}`,
      because: text`A logarithm is the exponent to which the base has to be raised. So the number is a power of
        $${a}$, not a multiple of it.`,
    })`
      The letter $t$ is an exponent of $${a}$, not yet $x$. Raise $${a}$ to the first value of $t$ to get the first
      $x$.`;
    const high = step(calc`${a}^${second}`, {
      name: 'the larger solution',
      works: (_v, working) => tex`\log_{${a}} x = ${second}, \quad x = ${working}`,
      because: text`Both values of $t$ are possible, because $x$ is then positive and different from $1$, as a base
        has to be.`,
    })`
      Raise $${a}$ to the other value of $t$ to get the second $x$.`;
    const sum = step(calc`${low} + ${high}`, { name: 'the sum of the solutions' })`
      The sum of all solutions $x$ is asked, so add the two numbers.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`What is the sum of all real numbers $x$ that satisfy $${equation}$?`
          : frame === 1
            ? text`The equation $${equation}$ has two solutions. Find their sum.`
            : text`Farah solves $${equation}$ and adds all solutions for $x$. Which result should she get?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('lost_a_solution', sum, high)`
          $${sum}$ is only the larger solution. The quadratic equation for the logarithm has two positive roots, and
          each gives a number $x$.`,
        slip('answered_another_quantity', sum, calc`${a}^(${u} + ${v})`)`
          ${here} is the product of the two solutions, because adding exponents multiplies the powers. Their sum was
          asked for.`,
        slip('lost_a_solution', sum, low)`
          $${sum}$ is only the smaller solution. The quadratic equation for the logarithm has two positive roots, and
          each gives a number $x$.`,
        slip('took_a_power_for_a_product', sum, calc`${a} * ${u} + ${a} * ${v}`)`
          ${here} multiplies $${a}$ by the two values of the logarithm. A logarithm is an exponent, so $${a}$ has to
          be raised to them.`,
        slip('subtracted_for_added', sum, calc`${high} - ${low}`)`
          ${here} is the difference of the two solutions. Their sum was asked for.`,
        slip('swapped_base_and_exponent', sum, calc`${u}^${a} + ${v}^${a}`)`
          ${here} exchanges base and exponent. The base is $${a}$, and the values of the logarithm are the
          exponents.`,
        slip('miscounted_the_steps', high, calc`${a}^(${v} + 1)`)`
          For the larger solution you used ${here}, one factor $${a}$ too many.`,
      ],
      snapRead: text`A logarithm stands beside one with base and number exchanged: it is a quadratic equation for one
        of them.`,
      approach: text`Let $t$ be the logarithm and $\frac{1}{t}$ its partner. Solve for $t$, and only then go back to
        $x$.`,
      check: text`For $x = ${a ** u}$ the logarithms are $${u}$ and $${frac(q(1, u))}$, and $${u} + ${u * v} \times
        ${frac(q(1, u))} = ${u + v}$. For $x = ${a ** v}$ it is $${v} + ${u} = ${u + v}$.`,
      principle: text`Exchanging base and number turns a logarithm into its reciprocal: substitute one letter for it.`,
    };
  },
);

const differenceOfBoth = form<Roots>(
  'difference-of-solutions-with-two-bases',
  {
    band: 'Medium',
    seconds: 90,
    suits: ({ a, u, v, i }) =>
      u > 0 &&
      u * v !== i * i &&
      (u * v) % i === 0 &&
      (u * v) / i > 1 &&
      a ** v < 3000 &&
      a ** i < 400 &&
      a ** ((u * v) / i) < 1300,
    verify: ({ a, u, v, i }) => {
      const found: number[] = [];
      for (let x = 2; x < 3000; x += 1) {
        const t = Math.log(x) / Math.log(a);
        if (Math.abs(t / i + (u * v) / i / t - (u + v) / i) < 1e-10) found.push(x);
      }
      return (found.at(-1) ?? 0) - (found[0] ?? 0);
    },
  },
  ({ a, u, v, i, frame }, { step, write }) => {
    const j = (u * v) / i;
    const right = q(u + v, i);
    const [base, number] = [a ** i, a ** j];
    const equation = `\\log_{${base}} x + \\log_x ${number} = ${frac(right).tex}`;
    write(tex`\log_{${base}} x = \frac{t}{${i}}, \qquad \log_x ${number} = \frac{${j}}{t}`, {
      because: text`$${base} = ${a}^${i}$ and $${number} = ${a}^${j}$. An exponent of the base goes below the line, an
        exponent of the number comes to the front, and $\log_x ${a} = \frac{1}{t}$. So one letter is enough.`,
    })`
      Both $${base}$ and $${number}$ are powers of $${a}$. Let $t = \log_{${a}} x$ and write both logarithms with
      $t$.`;
    const logs = step([u, v], {
      name: 'the two values of the logarithm to the small base',
      works: ([low, high]) =>
        tex`\frac{t}{${i}} + \frac{${j}}{t} = ${frac(right)} \quad \Rightarrow \quad t^2 - ${u + v}t + ${u * v} = 0
          \quad \Rightarrow \quad t = ${low} \text{ or } t = ${high}`,
      because: text`$t$ and its reciprocal in one equation become a quadratic equation as soon as the denominators are
        removed.`,
    })`
      Multiply the equation by $${i}t$ to remove the denominators, and solve the quadratic equation for $t$.`;
    const [first, second] = logs;
    const low = step(calc`${a}^${first}`, {
      name: 'the smaller solution',
      works: (_v, w) => tex`\log_{${a}} x = ${first}, \quad x = ${w}`,
      because: text`$t$ is the logarithm of $x$ to base $${a}$, an exponent of $${a}$ and not of $${base}$.`,
    })`
      The letter $t$ is an exponent of $${a}$. Raise $${a}$ to the first value of $t$ to get the smaller $x$.`;
    const high = step(calc`${a}^${second}`, {
      name: 'the larger solution',
      works: (_v, w) => tex`\log_{${a}} x = ${second}, \quad x = ${w}`,
      because: text`Both values of $t$ are possible: $x$ is then positive and not $1$, as a base has to be.`,
    })`
      Raise $${a}$ to the other value of $t$ to get the larger $x$.`;
    const gap = step(calc`${high} - ${low}`, { name: 'the difference of the solutions' })`
      The difference of the two solutions is asked, so take the smaller from the larger one.`;
    return {
      answer: gap,
      stem:
        frame === 0
          ? text`The equation $${equation}$ has two real solutions. By how much does the larger one exceed the smaller
            one?`
          : frame === 1
            ? text`Two numbers $x$ satisfy $${equation}$. Find their difference, the larger number less the smaller
              one.`
            : text`How far apart are the two solutions of $${equation}$ on the number line?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('misused_a_law_of_logarithms', gap, base ** v < 5000 && calc`${base}^${v} - ${base}^${u}`)`
          ${here} takes $${u}$ and $${v}$ for logarithms to base $${base}$. They are logarithms to base $${a}$, of
          which $${base}$ is a power.`,
        slip('answered_another_quantity', gap, calc`${a}^(${v} - ${u})`)`
          ${here} is the quotient of the two solutions, because subtracting exponents divides the powers. Their
          difference was asked for.`,
        slip('lost_a_solution', gap, high)`
          $${gap}$ is the larger solution itself. The smaller solution has to be taken away from it.`,
        slip('added_for_subtracted', gap, calc`${high} + ${low}`)`
          ${here} adds the two solutions. How far apart they are is their difference, not their sum.`,
        slip('took_a_power_for_a_product', gap, calc`${a} * ${v} - ${a} * ${u}`)`
          ${here} multiplies $${a}$ by the two values of the logarithm. A logarithm is an exponent, so $${a}$ has to
          be raised to them.`,
        slip('miscounted_the_steps', high, calc`${a}^(${v} - 1)`)`
          For the larger solution you used ${here}, one factor $${a}$ too few.`,
        slip('miscounted_the_steps', high, calc`${a}^(${v} + 1)`)`
          For the larger solution you used ${here}, one factor $${a}$ too many.`,
        slip('lost_a_solution', gap, low)`
          $${gap}$ is the smaller solution itself. It has to be taken away from the larger one.`,
      ],
      snapRead: text`$x$ stands once as the number and once as the base, beside two powers of one number: change both
        to the small base.`,
      approach: text`Write both logarithms to the base $${a}$. Then the equation has one unknown and is quadratic.`,
      check: text`For $x = ${a ** u}$ the left side is $${frac(q(u, i))} + ${frac(q(j, u))} = ${frac(right)}$, for $x
        = ${a ** v}$ it is $${frac(q(v, i))} + ${frac(q(j, v))} = ${frac(right)}$.`,
      principle: text`Write bases and numbers as powers of one number before you substitute a letter for a
        logarithm.`,
    };
  },
);

interface Numbers {
  /** a = b^n, and b is the number s. */
  s: number;
  n: number;
  /** Whether the product or the quotient of the numbers is given. */
  product: boolean;
  frame: number;
}

const numbersOf = form<Numbers>(
  'numbers-from-reciprocal-logarithms',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    also: ['AL.IND.2'],
    suits: ({ s, n, product }) => s ** n < 1500 && s ** (n + (product ? 1 : -1)) > s && s !== n + 1,
    verify: ({ s, n, product }) => {
      const given = product ? s ** (n + 1) : s ** (n - 1);
      for (let b = 2; b < 2000; b += 1) {
        const a = product ? given / b : given * b;
        const t = Math.log(a) / Math.log(b);
        if (a > b && Math.abs(t + 1 / t - n - 1 / n) < 1e-10) return q(Math.round(a) + b);
      }
      throw new Error('no numbers fit');
    },
  },
  ({ s, n, product, frame }, { step }) => {
    const sum = q(n).add(q(1, n));
    const given = product ? s ** (n + 1) : s ** (n - 1);
    const relation = product ? tex`ab = ${given}` : tex`\frac{a}{b} = ${given}`;
    const exponent = step(n, {
      name: 'the logarithm of a to base b',
      works: value => tex`t + \frac{1}{t} = ${frac(sum)} \quad \Rightarrow \quad t = ${value} \text{ or } t =
        ${frac(q(1, n))}; \quad a > b \quad \Rightarrow \quad t = ${value}, \; a = b^{${value}}`,
      because: text`A number larger than the base has a logarithm above $1$: to base $2$, $8$ has the logarithm $3$.
        So $a > b$ chooses between the two reciprocal values.`,
    })`
      Let $t = \log_b a$; then $\log_a b = \frac{1}{t}$. The equation has two solutions. As $a$ is the larger number,
      keep the one above $1$.`;
    const b = step(s, {
      name: 'b',
      works: value =>
        tex`${product ? `ab = b^{${n}} \\times b = b^{${n + 1}}` : `\\frac{a}{b} = b^{${n}} \\div b = b^{${n - 1}}`} =
          ${given} \quad \Rightarrow \quad b = ${value}`,
      because: text`The logarithm says only how the two numbers are linked. With $a = b^{${n}}$ the
        ${product ? 'product' : 'quotient'} has one unknown left, and exponents are
        ${product ? 'added' : 'subtracted'}.`,
    })`
      Substitute $a = b^{${n}}$ in the ${product ? 'product' : 'quotient'}, which becomes a power of $b$, and solve
      for $b$.`;
    const a = step(calc`${b}^${exponent}`, {
      name: 'a',
      works: (_v, working) => tex`a = b^{${n}} = ${working}`,
      because: text`The logarithm of $a$ to base $b$ is an exponent, so $a$ is a power of $b$ and not a multiple of
        it.`,
    })`
      Now $a$ is the power of $b$ found before. Work it out.`;
    const total = step(calc`${a} + ${b}`, { name: 'the sum of a and b' })`
      The sum $a + b$ is asked, so add the two numbers.`;
    return {
      answer: total,
      stem:
        frame === 0
          ? text`For real numbers $a > b > 1$, $\log_a b + \log_b a = ${frac(sum)}$ and $${relation}$. What is $a + b$?`
          : frame === 1
            ? text`Let $a$ and $b$ be greater than $1$, with $a > b$ and $${relation}$. The logarithm of $a$ to base $b$
              and the one of $b$ to base $a$ add up to $${frac(sum)}$. Find $a + b$.`
            : text`The numbers $a$ and $b$ satisfy $a > b > 1$ and $${relation}$, and their logarithms to each other's
              base,
              $\log_a b$ and $\log_b a$, have the sum $${frac(sum)}$. How large is the sum of $a$ and $b$?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('took_a_power_for_a_product', a, calc`${b} * ${exponent}`)`
          For $a$ you used ${here}. The logarithm of $a$ to base $b$ is an exponent, so $a$ is a power of $b$.`,
        stop('stopped_a_step_early', a)`
          $${a}$ is the value of $a$ alone. The number $b$ still has to be added to it.`,
        slip('subtracted_for_added', total, calc`${a} - ${b}`)`
          ${here} is the difference of the two numbers. Their sum was asked for.`,
        slip('did_not_divide', b, () => {
          const times = product ? n + 1 : n - 1;
          return times > 1 && given % times === 0 && given / times < 60 && q(given, times);
        })`
          For $b$ you used $${b}$, the ${product ? 'product' : 'quotient'} divided by the exponent of $b$. A power of
          $b$ is undone by a root, not by a division.`,
        slip('miscounted_the_steps', a, calc`${b}^(${exponent} - 1)`)`
          For $a$ you used ${here}, one factor $b$ too few: the exponent has to be the logarithm of $a$ to base $b$.`,
        slip('miscounted_the_steps', a, calc`${b}^(${exponent} + 1)`)`
          For $a$ you used ${here}, one factor $b$ too many: the exponent has to be the logarithm of $a$ to base
          $b$.`,
        slip('swapped_base_and_exponent', a, s < 7 && calc`${exponent}^${b}`)`
          For $a$ you used ${here}, which exchanges base and exponent. The logarithm of $a$ to base $b$ is the
          exponent.`,
        slip('used_a_term_twice', total, calc`2 * ${a}`)`
          ${here} adds $a$ to itself. The second number of the sum is $b$.`,
        slip('mixed_up_sum_and_product', total, calc`${b} + ${exponent}`)`
          ${here} adds $b$ and the logarithm of $a$. The number $a$ itself has to be added.`,
      ],
      snapRead: text`The two logarithms are reciprocals, and their sum has the form $t + \frac{1}{t}$: one number is a
        power of the other.`,
      approach: text`Solve for the logarithm of $a$ and choose its value by $a > b$. Then the second condition gives
        the two numbers.`,
      faster: text`$${frac(sum)} = ${n} + ${frac(q(1, n))}$, so $a = b^{${n}}$ at sight, and $${given} = ${s}^{${
        product ? n + 1 : n - 1
      }}$.`,
      check: text`$${s ** n} = ${s}^{${n}}$, so the logarithms are $${n}$ and $${frac(q(1, n))}$, and ${
        product ? text`$${s ** n} \times ${s} = ${given}$` : text`$${s ** n} \div ${s} = ${given}$`
      }.`,
      principle: text`If $t + \frac{1}{t}$ is known, $t$ has two reciprocal values; the order of the numbers chooses
        one.`,
    };
  },
);

/** AL.LOG.4 Easy: the squares of two reciprocal logarithms. */
const bothLogs = situation<Both>({
  type: 'AL.LOG.4',
  situation: 'reciprocal-logarithms',
  tries: 200,
  draw: draw => ({ m: draw.int(1, 5), n: draw.int(1, 5), s: draw.int(4, 15), frame: draw.int(0, 2) }),
  forms: [squares],
});

/** AL.LOG.4 Easy and Medium: equations with x as number and as base. */
const equations = situation<Roots>({
  type: 'AL.LOG.4',
  situation: 'number-and-base',
  tries: 500,
  draw: draw => {
    const u = draw.int(1, 4);
    return {
      a: draw.pick([2, 2, 2, 3, 3, 4, 5, 6, 7, 10]),
      u,
      v: u + draw.int(1, 6),
      i: draw.int(2, 4),
      frame: draw.int(0, 2),
    };
  },
  forms: [sumOfBoth, differenceOfBoth],
});

/** AL.LOG.4 Medium: two numbers from their mutual logarithms. */
const mutual = situation<Numbers>({
  type: 'AL.LOG.4',
  situation: 'mutual-logarithms',
  tries: 200,
  draw: draw => ({ s: draw.int(2, 12), n: draw.int(2, 5), product: draw.chance(0.6), frame: draw.int(0, 2) }),
  forms: [numbersOf],
});

export const reciprocalLogs: readonly AnyTemplate[] = [...bothLogs, ...equations, ...mutual];
