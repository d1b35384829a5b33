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
      Bring the exponents to the front. The two logarithms that are left are reciprocals of each other.`;
    const twice = find(2, { name: 'the factor of the product in the square' });
    const value = step(calc`${s}^2 - ${twice} * ${product}`)`
      The sum of the squares is the square of the sum less twice the product.`;
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
          The product of the two logarithms was taken as $1$. The exponents $${m}$ and $${n}$ are factors of it.`,
        slip('took_a_power_term_by_term', twice, 0)`
          $${s}^2 = ${s * s}$ was taken for the sum of the squares. The square of a sum has a middle term, too.`,
        slip('wrong_sign', value, calc`${s}^2 + ${twice} * ${product}`)`
          ${here} adds twice the product, which has to be subtracted.`,
        slip('got_the_middle_term_wrong', twice, 1)`
          The product $${product}$ was subtracted once. The middle term is twice the product.`,
        slip('got_the_middle_term_wrong', twice, 4)`
          $${value}$ takes off four times the product. That gives the square of the difference of the two logarithms.`,
        slip('mixed_up_sum_and_product', product, m !== 2 || n !== 2 ? calc`${m} + ${n}` : false)`
          The exponents were added to ${here} for the product of the two logarithms.`,
        slip('misused_a_law_of_logarithms', product, calc`${m}^2 * ${n}^2`)`
          $${product}$ was taken for the product, with the exponents squared.`,
      ],
      snapRead: text`Two logarithms with base and number exchanged: their product is known at once.`,
      approach: text`The sum is given and the product is fixed by the exponents. The sum of the squares follows from
        these
        two.`,
      check: text`The square of the difference would be $${s}^2 - 4 \times ${m * n} = ${s * s - 4 * m * n}$; half the
        sum of
        $${s * s}$ and $${s * s - 4 * m * n}$ is $${s * s - 2 * m * n}$.`,
      principle: text`$\log_a b$ and $\log_b a$ are reciprocals, so a sum of them is a sum of the kind $t +
        \frac{1}{t}$.`,
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
      works: ([
        low,
        high,
      ]) => tex`t + \frac{${u * v}}{t} = ${u + v} \quad \Rightarrow \quad t^2 - ${u + v}t + ${u * v}
        = 0
        \quad \Rightarrow \quad t = ${low}, \; t = ${high}`,
      because: text`$\log_x ${a}$ is the reciprocal of $\log_{${a}} x$, so there is only one unknown.`,
    })`
      Put $t = \log_{${a}} x$. The other logarithm is $\frac{1}{t}$; multiply by $t$ and solve the quadratic equation.`;
    const [first, second] = logs;
    const low = step(calc`${a}^${first}`, {
      name: 'the smaller solution',
      works: (_v, working) => tex`x = ${working}`,
    })`
      $t$ is an exponent of $${a}$, not yet $x$. Go back to the first $x$.`;
    const high = step(calc`${a}^${second}`, {
      name: 'the larger solution',
      works: (_v, working) => tex`x = ${working}`,
    })`
      The other value of $t$ gives the second one.`;
    const sum = step(calc`${low} + ${high}`)`
      Add the two solutions.`;
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
          $${sum}$ is only the larger solution. The quadratic equation for the logarithm has two positive roots.`,
        slip('answered_another_quantity', sum, calc`${a}^(${u} + ${v})`)`
          ${here} is the product of the solutions: adding exponents multiplies the powers.`,
        slip('lost_a_solution', sum, low)`
          $${sum}$ is only the smaller solution.`,
        slip('took_a_power_for_a_product', sum, calc`${a} * ${u} + ${a} * ${v}`)`
          ${here} multiplies $${a}$ by the two logarithms. $${a}$ has to be raised to them.`,
        slip('subtracted_for_added', sum, calc`${high} - ${low}`)`
          ${here} is the difference of the solutions.`,
        slip('swapped_base_and_exponent', sum, calc`${u}^${a} + ${v}^${a}`)`
          ${here} exchanges the base $${a}$ and the logarithms.`,
        slip('miscounted_the_steps', high, calc`${a}^(${v} + 1)`)`
          The larger solution was taken as ${here}, one factor $${a}$ too many.`,
      ],
      snapRead: text`A logarithm and one with base and number exchanged: a quadratic equation for one of them.`,
      approach: text`Call the logarithm $t$ and its partner $\frac{1}{t}$. Solve for $t$, and only then go back to
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
      because: text`$${base} = ${a}^${i}$ and $${number} = ${a}^${j}$, so one letter is enough for both logarithms.`,
    })`
      Both $${base}$ and $${number}$ are powers of $${a}$. Put $t = \log_{${a}} x$ and express the two logarithms by
      it.`;
    const logs = step([u, v], {
      name: 'the two values of the logarithm to the small base',
      works: ([
        low,
        high,
      ]) => tex`\frac{t}{${i}} + \frac{${j}}{t} = ${frac(right)} \quad \Rightarrow \quad t^2 -
        ${u + v}t +
        ${u * v} = 0 \quad \Rightarrow \quad t = ${low}, \; t = ${high}`,
    })`
      Multiply the equation by $${i}t$ and solve the quadratic equation.`;
    const [first, second] = logs;
    const low = step(calc`${a}^${first}`, { name: 'the smaller solution', works: (_v, w) => tex`x = ${w}` })`
      Go back from $t$ to $x$.`;
    const high = step(calc`${a}^${second}`, { name: 'the larger solution', works: (_v, w) => tex`x = ${w}` })`
      The other value of $t$ gives the larger solution.`;
    const gap = step(calc`${high} - ${low}`)`
      Subtract.`;
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
          $${u}$ and $${v}$ were taken for logarithms to base $${base}$: ${here}. They are logarithms to base $${a}$.`,
        slip('answered_another_quantity', gap, calc`${a}^(${v} - ${u})`)`
          ${here} is the quotient of the solutions: subtracting exponents divides the powers.`,
        slip('lost_a_solution', gap, high)`
          $${gap}$ is the larger solution itself.`,
        slip('added_for_subtracted', gap, calc`${high} + ${low}`)`
          ${here} adds the two solutions.`,
        slip('took_a_power_for_a_product', gap, calc`${a} * ${v} - ${a} * ${u}`)`
          ${here} multiplies $${a}$ by the two logarithms. $${a}$ has to be raised to them.`,
        slip('miscounted_the_steps', high, calc`${a}^(${v} - 1)`)`
          The larger solution was taken as ${here}, one factor $${a}$ too few.`,
        slip('miscounted_the_steps', high, calc`${a}^(${v} + 1)`)`
          The larger solution was taken as ${here}, one factor $${a}$ too many.`,
        slip('lost_a_solution', gap, low)`
          $${gap}$ is the smaller solution itself.`,
      ],
      snapRead: text`$x$ once as the number and once as the base, with two powers of one number beside it.`,
      approach: text`Change both logarithms to the small base first. Then the equation has one unknown and is
        quadratic.`,
      check: text`For $x = ${a ** u}$ the left side is $${frac(q(u, i))} + ${frac(q(j, u))} = ${frac(right)}$, for $x =
        ${a ** v}$ it is $${frac(q(v, i))} + ${frac(q(j, v))} = ${frac(right)}$.`,
      principle: text`Write bases and numbers as powers of one number before you substitute a letter for a logarithm.`,
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
    const relation = product ? `ab = ${given}` : `\\frac{a}{b} = ${given}`;
    const exponent = step(n, {
      name: 'the logarithm of a to base b',
      works: value => tex`t + \frac{1}{t} = ${frac(sum)} \quad \Rightarrow \quad t = ${value} \text{ or } t =
        ${frac(q(1, n))}; \quad a > b \quad \Rightarrow \quad t = ${value}, \; a = b^{${value}}`,
      because: text`A number larger than the base has a logarithm above $1$. This chooses between the two roots.`,
    })`
      Put $t = \log_b a$; then $\log_a b = \frac{1}{t}$. The equation has two solutions. As $a$ is the larger number,
      keep the
      one above $1$.`;
    const b = step(s, {
      name: 'b',
      works:
        value => tex`${product ? `ab = b^{${n + 1}}` : `\\frac{a}{b} = b^{${n - 1}}`} = ${given} \quad \Rightarrow
        \quad b = ${value}`,
    })`
      Put $a = b^{${n}}$ into the ${product ? 'product' : 'quotient'} and solve for $b$.`;
    const a = step(calc`${b}^${exponent}`, { name: 'a', works: (_v, working) => tex`a = ${working}` })`
      Find $a$.`;
    const total = step(calc`${a} + ${b}`)`
      Add the two numbers.`;
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
          $a$ was taken as ${here}. The logarithm says that it is a power of $b$.`,
        stop('stopped_a_step_early', a)`
          $${a}$ is $a$ alone; $b$ still has to be added.`,
        slip('subtracted_for_added', total, calc`${a} - ${b}`)`
          ${here} is the difference of the two numbers.`,
        slip('did_not_divide', b, () => {
          const times = product ? n + 1 : n - 1;
          return times > 1 && given % times === 0 && given / times < 60 && q(given, times);
        })`
          $b$ was taken as $${b}$, the ${product ? 'product' : 'quotient'} divided by the exponent. A power needs a
          root.`,
        slip('miscounted_the_steps', a, calc`${b}^(${exponent} - 1)`)`
          $a$ was taken as ${here}, one factor too few.`,
        slip('miscounted_the_steps', a, calc`${b}^(${exponent} + 1)`)`
          $a$ was taken as ${here}, one factor too many.`,
        slip('swapped_base_and_exponent', a, s < 7 && calc`${exponent}^${b}`)`
          $a$ was taken as ${here}, with base and exponent exchanged.`,
        slip('used_a_term_twice', total, calc`2 * ${a}`)`
          ${here} adds $a$ to itself. The second number is $b$.`,
        slip('mixed_up_sum_and_product', total, calc`${b} + ${exponent}`)`
          ${here} adds $b$ and the logarithm of $a$, not $a$ itself.`,
      ],
      snapRead: text`The two logarithms add up to a number of the kind $t + \frac{1}{t}$: one number is a power of the
        other.`,
      approach: text`Solve for the logarithm, choose its value by $a > b$, and use the second condition for the
        numbers.`,
      faster: text`$${frac(sum)} = ${n} + ${frac(q(1, n))}$, so $a = b^{${n}}$ at sight, and $${given} = ${s}^{${
        product ? n + 1 : n - 1
      }}$.`,
      check: text`$${s ** n} = ${s}^{${n}}$, so the logarithms are $${n}$ and $${frac(q(1, n))}$, and ${
        product ? text`$${s ** n} \times ${s} = ${given}$` : text`$${s ** n} \div ${s} = ${given}$`
      }.`,
      principle: text`If $t + \frac{1}{t}$ is a known number, $t$ has two reciprocal values; an order of the numbers
        chooses
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
