import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Equation {
  a: number;
  /** Exponents. */
  e: number;
  f: number;
  b: number;
  /** Roots of a quadratic; the smaller one is outside the domain in some forms. */
  u: number;
  v: number;
  n: number;
  way: boolean;
}

const positive = (value: { valueOf(): number; d: bigint }) => value.valueOf() > 0 && value.d === 1n;

const single = form<Equation>(
  'one-logarithm',
  {
    band: 'Easy',
    seconds: 40,
    suits: ({ a, e, b, f }) =>
      a ** e < 1500 && (a ** e - b) % f === 0 && a ** e > b + f && f > 1 && a ** e - b !== b * f,
    verify: ({ a, e, f, b }) => {
      for (let x = 1; x < 3000; x += 1) if (Math.abs(Math.log(f * x + b) / Math.log(a) - e) < 1e-10) return x;
      throw new Error('no x fits');
    },
  },
  ({ a, e, f, b, way }, { step, find }) => {
    const power = step(calc`${a}^${e}`, (_value, working) => tex`${f}x + ${b} = ${working}`)`
      Write the equation as a power of the base.`;
    const rest = find(calc`${power} - ${b}`);
    const x = step(calc`${rest} / ${f}`, value => tex`x = \frac{${power} - ${b}}{${f}} = ${value}`)`
      Solve the linear equation.`;
    return {
      answer: x,
      stem: way
        ? text`If $\log_{${a}}(${f}x + ${b}) = ${e}$, what is $x$?`
        : text`For which $x$ is the logarithm of $${f}x + ${b}$ to base $${a}$ equal to $${e}$?`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.mul(2).d === 1n,
      slips: [
        slip('took_a_power_for_a_product', power, calc`${a} * ${e}`)`
          $${a} \times ${e}$ was used; the base has to be raised to the exponent.`,
        slip('swapped_base_and_exponent', power, a !== e && calc`${e}^${a}`)`
          $${e}^{${a}}$ exchanges base and exponent.`,
        slip('wrong_sign', rest, calc`${power} + ${b}`)`
          $${b}$ went to the other side without a change of sign.`,
        stop('did_not_divide', rest)`
          $${rest}$ is $${f}x$; the division is missing.`,
        slip('miscounted_the_steps', power, calc`${a}^(${e} - 1)`)`
          $${a}^{${e - 1}}$ was used, one factor too few.`,
        slip('left_out_a_term', rest, power)`
          The constant $${b}$ was left out.`,
        slip('miscounted_the_steps', power, calc`${a}^(${e} + 1)`)`
          $${a}^{${e + 1}}$ was used, one factor too many.`,
      ],
      snapRead: text`A logarithm of a linear expression with a known value.`,
      approach: text`Exponential form first, then a linear equation.`,
      check: text`$${f} \times ${x} + ${b} = ${a ** e}$, the power number $${e}$ of $${a}$.`,
      principle: text`A logarithm is an exponent: write the equation as a power of the base.`,
    };
  },
);

const nested = form<Equation>(
  'log-of-a-log',
  {
    band: 'Easy',
    seconds: 40,
    suits: ({ a, e, f }) => e <= 3 && f ** (a ** e) < 20000 && f > 1 && f !== a,
    verify: ({ a, e, f, b }) => {
      for (let x = b + 2; x < 40000; x += 1)
        if (Math.abs(Math.log(Math.log(x - b) / Math.log(f)) / Math.log(a) - e) < 1e-10) return x;
      throw new Error('no x fits');
    },
  },
  ({ a, e, f, b, way }, { step, find }) => {
    const inner = step(calc`${a}^${e}`, (_value, working) => tex`\log_{${f}}(x - ${b}) = ${working}`)`
      Undo the outer logarithm first.`;
    const power = find(calc`${f}^${inner}`);
    const x = step(
      calc`${power} + ${b}`,
      value => tex`x - ${b} = ${f}^{${inner}} = ${power}, \quad x = ${value}`,
    )`
      Then the inner one.`;
    return {
      answer: x,
      stem: way
        ? text`Solve $\log_{${a}}(\log_{${f}}(x - ${b})) = ${e}$. What is $x$?`
        : text`The logarithm of $x - ${b}$ to base $${f}$ is a number whose logarithm to base $${a}$ is $${e}$. Find
          $x$.`,
      show: plain,
      plausible: positive,
      slips: [
        slip('took_a_power_for_a_product', inner, a * e !== a ** e && calc`${a} * ${e}`)`
          For the outer logarithm $${a} \times ${e}$ was used instead of a power.`,
        slip('swapped_base_and_exponent', power, f ** e < 14 && calc`${a}^(${f}^${e})`)`
          The bases $${a}$ and $${f}$ were exchanged.`,
        slip('wrong_sign', x, calc`${power} - ${b}`)`
          $${b}$ was subtracted instead of added.`,
        slip('misused_a_law_of_logarithms', power, calc`(${a} * ${f})^${e}`)`
          The two logarithms were merged into one to base $${a} \times ${f}$.`,
        stop('left_out_a_term', power)`
          $${power}$ is the value of $x - ${b}$; the $${b}$ still has to be added.`,
        slip('took_a_power_for_a_product', power, calc`${inner} * ${f}`)`
          $${f} \times ${inner}$ was used for the inner logarithm instead of a power.`,
        slip('miscounted_the_steps', inner, calc`${inner} + 1`)`
          The inner exponent was taken as $${inner}$, one too large.`,
      ],
      snapRead: text`A logarithm inside a logarithm: two powers, one after the other.`,
      approach: text`Work from the outside to the inside.`,
      check: text`$\log_{${f}} ${f}^{${a ** e}} = ${a ** e}$ and $\log_{${a}} ${a ** e} = ${e}$.`,
      principle: text`Undo nested logarithms from the outside to the inside.`,
    };
  },
);

const productOne = form<Equation>(
  'sum-of-two-logs',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    suits: ({ u, v }) => u > 0 && v > u,
    verify: ({ u, v, way }) => {
      for (let x = v - u + 1; x < 2000; x += 1)
        if (Math.abs(Math.log(x) + Math.log(x - (v - u)) - Math.log(u * v)) < 1e-10)
          return (2 * x - (v - u)) * (way ? 1 : 2);
      throw new Error('no x fits');
    },
  },
  ({ u, v, way }, { step, find }) => {
    const product = step(
      calc`${u} * ${v}`,
      value => tex`x(x - ${v - u}) = ${value}, \quad (x - ${v})(x + ${u}) = 0`,
    )`
      A sum of logarithms is the logarithm of the product; compare the arguments.`;
    const x = step(v, tex`x = -${u} \text{ is impossible}, \quad x = ${v}`)`
      Only a positive argument has a logarithm: choose the root for which both arguments are positive.`;
    const other = find(calc`${x} - (${v} - ${u})`);
    const sum = find(calc`${x} + ${other}`);
    const value = step(way ? sum : sum.mul(2), value =>
      way ? tex`${x} + ${other} = ${value}` : tex`2(${x} + ${other}) = ${value}`,
    )`
      ${way ? 'The expression is the sum of both arguments.' : 'The perimeter is twice the sum of the sides.'}`;
    return {
      answer: value,
      stem: way
        ? text`Find the value of $2x - ${v - u}$ for the solution $x$ of $\log x + \log(x - ${v - u}) = \log ${u * v}$.`
        : text`A rectangle has sides of $x$ cm and $x - ${v - u}$ cm, where $\log x + \log(x - ${v - u}) = \log
          ${u * v}$. Find its perimeter in centimetres.`,
      show: plain,
      plausible: positive,
      slips: [
        stop('stopped_a_step_early', x)`
          ${
            way
              ? text`$${x}$ is $x$; $2x - ${v - u}$ was asked for.`
              : text`$${x}$ is one side; the other is
            $${u}$.`
          }`,
        slip('left_out_a_term', other, x)`
          The second argument was taken as $${x}$ like the first.`,
        slip('added_for_subtracted', other, calc`${x} + ${v} - ${u}`)`
          The second argument was taken as $${x} + ${v - u}$ in place of $${x} - ${v - u}$.`,
        slip('misused_a_law_of_logarithms', sum, product)`
          The sum of the arguments was set equal to $${product}$; a sum of logarithms belongs to their product.`,
        slip('wrong_sign', x, u)`
          $x = ${u}$ is the other root, $-${u}$, without its sign; it solves nothing.`,
        slip('did_not_double', value, way ? calc`${sum} + ${x}` : sum)`
          ${
            way
              ? text`$${x} + ${x} + ${other}$ has $x$ once too often.`
              : text`$${sum}$ is the sum of two sides; the
            perimeter has four.`
          }`,
        stop('answered_another_quantity', other)`
          $${other}$ is the smaller of the two arguments only.`,
      ],
      snapRead: text`A sum of two logarithms equals a third: a product of arguments, and a domain.`,
      approach: text`Combine, solve the quadratic, and keep the root with positive arguments.`,
      check: text`$${v} \times ${u} = ${u * v}$ and $${v} - ${u} = ${v - u}$, with both arguments positive.`,
      principle: text`After solving a logarithmic equation, check that every argument is positive.`,
    };
  },
);

/** AL.LOG.3 Easy: the exponential form, once or twice. */
export const equations: readonly AnyTemplate[] = situation<Equation>({
  type: 'AL.LOG.3',
  situation: 'exponential-form',
  draw: draw => {
    const u = draw.int(1, 9);
    return {
      a: draw.int(2, 6),
      e: draw.int(1, 5),
      f: draw.int(2, 7),
      b: draw.int(1, 30),
      u,
      v: u + draw.int(1, 11),
      n: 0,
      way: draw.chance(0.5),
    };
  },
  forms: [single, nested, productOne],
});

const quadraticInLog = form<Equation>(
  'quadratic-in-the-logarithm',
  {
    band: 'Medium',
    seconds: 80,
    revision: 2,
    also: ['AL.QUA.8', 'AL.INQ.3'],
    entry: true,
    suits: ({ a, u, v }) => u >= 1 && u < v && v <= 7 && a ** v < 5000 && a ** v - a ** u > 8,
    verify: ({ a, u, v }) => {
      let count = 0;
      for (let x = 1; x <= 20000; x += 1) {
        const t = Math.log(x) / Math.log(a);
        if (t * t - (u + v) * t + u * v < -1e-10) count += 1;
      }
      return count;
    },
  },
  ({ u, v, a, way }, { step, find }) => {
    const logs = step(
      [u, v],
      tex`t^2 - ${u + v}t + ${u * v} < 0, \quad (t - ${u})(t - ${v}) < 0, \quad ${u} < t < ${v}`,
    )`
      Put $t = \log_{${a}} x$ and bring exponents to the front: a quadratic inequality in $t$.`;
    const [t, upper] = logs;
    const first = find(a ** Number((t ?? q(0)).valueOf()));
    const second = step(
      a ** Number((upper ?? q(0)).valueOf()),
      value => tex`${a}^{${u}} < x < ${a}^{${v}}, \quad ${first} < x < ${value}`,
    )`
      Turn the bounds of the logarithm into bounds of the number; the base is above 1, so the signs stay.`;
    const ends = find(1);
    const count = step(calc`${second} - ${first} - ${ends}`)`
      Count the integers strictly between; all of them are positive.`;
    return {
      answer: count,
      stem: way
        ? text`How many integers $x$ satisfy $(\log_{${a}} x)^2 + ${u * v} < \log_{${a}} x^{${u + v}}$?`
        : text`For how many integers $x$ is $\log_{${a}} x \cdot \log_{${a}} \frac{x}{${String(a ** (u + v))}}$ less
          than $-${u * v}$?`,
      show: plain,
      plausible: positive,
      slips: [
        slip('let_in_an_end_point', ends, calc`-1`)`
          Both ends, $${first}$ and $${second}$, were counted; there the two sides are equal.`,
        slip('counted_gaps_for_numbers', ends, 0)`
          $${second} - ${first}$ counts one of the two ends, which are both excluded.`,
        slip('ignored_a_bound', first, 0)`
          All positive integers below $${second}$ were counted; the logarithm has a lower bound too.`,
        slip('left_out_an_end_point', ends, 2)`
          Taking two off $${second} - ${first}$ loses an integer strictly between them.`,
        slip('took_a_power_for_a_product', count, a * (v - u) > 2 && calc`${a} * (${v} - ${u}) - 1`)`
          $${a}$ was multiplied by $${u}$ and by $${v}$ instead of raised to them.`,
        slip('left_out_a_term', first, u)`
          $${u}$ is the lower bound of the logarithm; the number itself starts at $${a}^{${u}}$.`,
        slip('misused_a_law_of_logarithms', count, calc`${a}^(${v} - ${u}) - 1`)`
          $${a}^{${v} - ${u}}$ is the quotient of the bounds, not their difference.`,
        slip('miscounted_the_steps', second, a ** (v + 1) < 20000 && calc`${a}^(${v} + 1)`)`
          The upper bound was taken as $${a}^{${v + 1}}$, one factor too many.`,
      ],
      snapRead: text`The logarithm and its square in an inequality: a quadratic in the logarithm, and integers to be
        counted.`,
      approach: text`Substitute and factorise: the logarithm lies between two exponents, the number between two powers.
        Count strictly between.`,
      faster: text`Two exponents with sum $${u + v}$ and product $${u * v}$ are $${u}$ and $${v}$: $${a}^{${v}} -
        ${a}^{${u}} - 1$.`,
      check: text`At $x = ${first}$ and at $x = ${second}$ the logarithms are $${u}$ and $${v}$, and both sides agree:
        $${u * u} + ${u * v} = ${(u + v) * u}$ and $${v * v} + ${u * v} = ${(u + v) * v}$. With $${a} > 1$ the
        inequality holds between.`,
      principle: text`Solve for the logarithm first; its bounds become powers of the base.`,
    };
  },
);

/** AL.LOG.3 Medium: a quadratic in the logarithm. */
export const withDomain: readonly AnyTemplate[] = situation<Equation>({
  type: 'AL.LOG.3',
  situation: 'quadratic-with-domain',
  draw: draw => {
    const a = draw.int(2, 6);
    const e = draw.int(2, 6);
    const powers = draw.chance(0.5);
    const i = draw.int(0, e);
    const [u, v] = powers ? [a ** i, a ** (e - i)] : [draw.int(1, 6), draw.int(2, 12)];
    return a ** e > 1500 || Math.max(u, v) > 300
      ? null
      : { a, e, f: 2, b: draw.int(2, 14), u, v, n: 0, way: draw.chance(0.5) };
  },
  forms: [quadraticInLog],
});
