import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
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

const single = form({
  form: 'one-logarithm',
  band: 'Easy',
  seconds: 40,
  suits: ({ a, e, b, f }: Equation) =>
    a ** e < 1500 && (a ** e - b) % f === 0 && a ** e > b + f && f > 1 && a ** e - b !== b * f,
  stem: ({ a, e, b, f, way }: Equation) =>
    way
      ? `If $\\log_{${a}}(${f}x + ${b}) = ${e}$, what is $x$?`
      : `For which $x$ is the logarithm of $${f}x + ${b}$ to base $${a}$ equal to $${e}$?`,
  path: path<Equation>()
    .step(
      'power',
      ({ a, e }) => q(a ** e),
      'Write the equation as a power of the base.',
      ({ a, e, f, b }, { power }) => `${f}x + ${b} = ${a}^{${e}} = ${power}`,
    )
    .quiet('rest', ({ b }, { power }) => power.sub(b))
    .step(
      'x',
      ({ f }, { rest }) => rest.div(f),
      'Solve the linear equation.',
      ({ f, b }, { power, x }) => `x = \\frac{${power} - ${b}}{${f}} = ${x}`,
    ),
  slips: [
    {
      misconception: 'base_times_exponent',
      at: 'power',
      wrongly: ({ a, e }) => q(a * e),
      words: ({ a, e }) => `$${a} \\times ${e}$ was used; the base has to be raised to the exponent.`,
    },
    {
      misconception: 'base_and_exponent_exchanged',
      at: 'power',
      wrongly: ({ a, e }) => (a === e ? null : q(e ** a)),
      words: ({ a, e }) => `$${e}^{${a}}$ exchanges base and exponent.`,
    },
    {
      misconception: 'sign_when_moved_across',
      at: 'rest',
      wrongly: ({ b }, { power }) => power.add(b),
      words: ({ b }) => `$${b}$ went to the other side without a change of sign.`,
    },
    {
      misconception: 'coefficient_not_divided',
      gives: 'rest',
      words: ({ f }, { rest }) => `$${rest}$ is $${f}x$; the division is missing.`,
    },
    {
      misconception: 'exponent_one_too_small',
      at: 'power',
      wrongly: ({ a, e }) => q(a ** (e - 1)),
      words: ({ a, e }) => `$${a}^{${e - 1}}$ was used, one factor too few.`,
    },
    {
      misconception: 'constant_not_moved',
      at: 'rest',
      wrongly: (_p, { power }) => power,
      words: ({ b }) => `The constant $${b}$ was left out.`,
    },
    {
      misconception: 'exponent_one_too_large',
      at: 'power',
      wrongly: ({ a, e }) => q(a ** (e + 1)),
      words: ({ a, e }) => `$${a}^{${e + 1}}$ was used, one factor too many.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.mul(2).d === 1n,
  snapRead: () => 'A logarithm of a linear expression with a known value.',
  approach: () => 'Exponential form first, then a linear equation.',
  check: ({ a, e, f, b }, { x }) =>
    `$${f} \\times ${x} + ${b} = ${a ** e}$, the power number $${e}$ of $${a}$.`,
  principle: 'A logarithm is an exponent: write the equation as a power of the base.',
  verify: ({ a, e, f, b }) => {
    for (let x = 1; x < 3000; x += 1)
      if (Math.abs(Math.log(f * x + b) / Math.log(a) - e) < 1e-10) return q(x);
    throw new Error('no x fits');
  },
});

const nested = form({
  form: 'log-of-a-log',
  band: 'Easy',
  seconds: 40,
  suits: ({ a, e, f }: Equation) => e <= 3 && f ** (a ** e) < 20000 && f > 1 && f !== a,
  stem: ({ a, e, f, b, way }: Equation) =>
    way
      ? `Solve $\\log_{${a}}(\\log_{${f}}(x - ${b})) = ${e}$. What is $x$?`
      : `The logarithm of $x - ${b}$ to base $${f}$ is a number whose logarithm to base $${a}$ is $${e}$. Find $x$.`,
  path: path<Equation>()
    .step(
      'inner',
      ({ a, e }) => q(a ** e),
      'Undo the outer logarithm first.',
      ({ a, e, f, b }, { inner }) => `\\log_{${f}}(x - ${b}) = ${a}^{${e}} = ${inner}`,
    )
    .quiet('power', ({ f }, { inner }) => q(f ** inner.valueOf()))
    .step(
      'x',
      ({ b }, { power }) => power.add(b),
      'Then the inner one.',
      ({ f, b }, { inner, power, x }) => `x - ${b} = ${f}^{${inner}} = ${power}, \\quad x = ${x}`,
    ),
  slips: [
    {
      misconception: 'outer_base_times_exponent',
      at: 'inner',
      wrongly: ({ a, e }) => (a * e === a ** e ? null : q(a * e)),
      words: ({ a, e }) => `For the outer logarithm $${a} \\times ${e}$ was used instead of a power.`,
    },
    {
      misconception: 'bases_exchanged',
      at: 'power',
      wrongly: ({ a, e, f }) => (f ** e < 14 ? q(a ** (f ** e)) : null),
      words: ({ a, f }) => `The bases $${a}$ and $${f}$ were exchanged.`,
    },
    {
      misconception: 'sign_when_moved_across',
      at: 'x',
      wrongly: ({ b }, { power }) => power.sub(b),
      words: ({ b }) => `$${b}$ was subtracted instead of added.`,
    },
    {
      misconception: 'logs_merged',
      at: 'power',
      wrongly: ({ a, e, f }) => q((a * f) ** e),
      words: ({ a, f }) => `The two logarithms were merged into one to base $${a} \\times ${f}$.`,
    },
    {
      misconception: 'constant_not_moved',
      gives: 'power',
      words: ({ b }, { power }) => `$${power}$ is the value of $x - ${b}$; the $${b}$ still has to be added.`,
    },
    {
      misconception: 'inner_base_times_exponent',
      at: 'power',
      wrongly: ({ f }, { inner }) => inner.mul(f),
      words: ({ f }, { inner }) =>
        `$${f} \\times ${inner}$ was used for the inner logarithm instead of a power.`,
    },
    {
      misconception: 'exponent_one_too_large',
      at: 'inner',
      wrongly: (_p, { inner }) => inner.add(1),
      words: (_p, { inner }) => `The inner exponent was taken as $${inner}$, one too large.`,
    },
  ],
  show: value => plain(value),
  plausible: value => positive(value),
  snapRead: () => 'A logarithm inside a logarithm: two powers, one after the other.',
  approach: () => 'Work from the outside to the inside.',
  check: ({ a, e, f }) => `$\\log_{${f}} ${f}^{${a ** e}} = ${a ** e}$ and $\\log_{${a}} ${a ** e} = ${e}$.`,
  principle: 'Undo nested logarithms from the outside to the inside.',
  verify: ({ a, e, f, b }) => {
    for (let x = b + 2; x < 40000; x += 1)
      if (Math.abs(Math.log(Math.log(x - b) / Math.log(f)) / Math.log(a) - e) < 1e-10) return q(x);
    throw new Error('no x fits');
  },
});

const productOne = form({
  form: 'sum-of-two-logs',
  revision: 2,
  band: 'Easy',
  seconds: 50,
  suits: ({ u, v }: Equation) => u > 0 && v > u,
  stem: ({ u, v, way }: Equation) =>
    way
      ? `Find the value of $2x - ${v - u}$ for the solution $x$ of $\\log x + \\log(x - ${v - u}) = \\log ${u * v}$.`
      : `A rectangle has sides of $x$ cm and $x - ${v - u}$ cm, where $\\log x + \\log(x - ${v - u}) = \\log ${u * v}$. Find its perimeter in centimetres.`,
  path: path<Equation>()
    .step(
      'product',
      ({ u, v }) => q(u * v),
      'A sum of logarithms is the logarithm of the product; compare the arguments.',
      ({ u, v }, { product }) => `x(x - ${v - u}) = ${product}, \\quad (x - ${v})(x + ${u}) = 0`,
    )
    .step(
      'x',
      ({ v }) => q(v),
      'Only a positive argument has a logarithm: choose the root for which both arguments are positive.',
      ({ u, v }) => `x = -${u} \\text{ is impossible}, \\quad x = ${v}`,
    )
    .quiet('other', ({ u, v }, { x }) => x.sub(v - u))
    .quiet('sum', (_p, { x, other }) => x.add(other))
    .step(
      'value',
      ({ way }, { sum }) => (way ? sum : sum.mul(2)),
      ({ way }) =>
        way ? 'The expression is the sum of both arguments.' : 'The perimeter is twice the sum of the sides.',
      ({ way }, { x, other, value }) =>
        way ? `${x} + ${other} = ${value}` : `2(${x} + ${other}) = ${value}`,
    ),
  slips: [
    {
      misconception: 'stops_at_the_root',
      gives: 'x',
      words: ({ way, u, v }, { x }) =>
        way ? `$${x}$ is $x$; $2x - ${v - u}$ was asked for.` : `$${x}$ is one side; the other is $${u}$.`,
    },
    {
      misconception: 'difference_ignored',
      at: 'other',
      wrongly: (_p, { x }) => x,
      words: (_p, { x }) => `The second argument was taken as $${x}$ like the first.`,
    },
    {
      misconception: 'difference_added',
      at: 'other',
      wrongly: ({ u, v }, { x }) => x.add(v - u),
      words: ({ u, v }, { x }) =>
        `The second argument was taken as $${x} + ${v - u}$ in place of $${x} - ${v - u}$.`,
    },
    {
      misconception: 'logs_of_a_sum',
      at: 'sum',
      wrongly: (_p, { product }) => product,
      words: (_p, { product }) =>
        `The sum of the arguments was set equal to $${product}$; a sum of logarithms belongs to their product.`,
    },
    {
      misconception: 'root_with_sign_changed',
      at: 'x',
      wrongly: ({ u }) => q(u),
      words: ({ u }) => `$x = ${u}$ is the other root, $-${u}$, without its sign; it solves nothing.`,
    },
    {
      misconception: 'one_side_only_once',
      at: 'value',
      wrongly: ({ way }, { sum, x }) => (way ? sum.add(x) : sum),
      words: ({ way }, { x, other, sum }) =>
        way
          ? `$${x} + ${x} + ${other}$ has $x$ once too often.`
          : `$${sum}$ is the sum of two sides; the perimeter has four.`,
    },
    {
      misconception: 'smaller_argument_given',
      gives: 'other',
      words: (_p, { other }) => `$${other}$ is the smaller of the two arguments only.`,
    },
  ],
  show: value => plain(value),
  plausible: value => positive(value),
  snapRead: () => 'A sum of two logarithms equals a third: a product of arguments, and a domain.',
  approach: () => 'Combine, solve the quadratic, and keep the root with positive arguments.',
  check: ({ u, v }) =>
    `$${v} \\times ${u} = ${u * v}$ and $${v} - ${u} = ${v - u}$, with both arguments positive.`,
  principle: 'After solving a logarithmic equation, check that every argument is positive.',
  verify: ({ u, v, way }) => {
    for (let x = v - u + 1; x < 2000; x += 1)
      if (Math.abs(Math.log(x) + Math.log(x - (v - u)) - Math.log(u * v)) < 1e-10)
        return q((2 * x - (v - u)) * (way ? 1 : 2));
    throw new Error('no x fits');
  },
});

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

const quadraticInLog = form({
  form: 'quadratic-in-the-logarithm',
  revision: 2,
  band: 'Medium',
  seconds: 80,
  entry: true,
  also: ['AL.QUA.8', 'AL.INQ.3'],
  suits: ({ a, u, v }: Equation) => u >= 1 && u < v && v <= 7 && a ** v < 5000 && a ** v - a ** u > 8,
  stem: ({ a, u, v, way }: Equation) =>
    way
      ? `How many integers $x$ satisfy $(\\log_{${a}} x)^2 + ${u * v} < \\log_{${a}} x^{${u + v}}$?`
      : `For how many integers $x$ is $\\log_{${a}} x \\cdot \\log_{${a}} \\frac{x}{${a ** (u + v)}}$ less than $-${u * v}$?`,
  path: path<Equation>()
    .step(
      'logs',
      ({ u, v }) => [q(u), q(v)],
      ({ a }) => `Put $t = \\log_{${a}} x$ and bring exponents to the front: a quadratic inequality in $t$.`,
      ({ u, v }) => `t^2 - ${u + v}t + ${u * v} < 0, \\quad (t - ${u})(t - ${v}) < 0, \\quad ${u} < t < ${v}`,
    )
    .quiet('first', ({ a }, { logs: [t] }) => q(a ** Number((t ?? q(0)).valueOf())))
    .step(
      'second',
      ({ a }, { logs: [, t] }) => q(a ** Number((t ?? q(0)).valueOf())),
      'Turn the bounds of the logarithm into bounds of the number; the base is above 1, so the signs stay.',
      ({ a, u, v }, { first, second }) => `${a}^{${u}} < x < ${a}^{${v}}, \\quad ${first} < x < ${second}`,
    )
    .quiet('ends', () => q(1))
    .step(
      'count',
      (_p, { first, second, ends }) => second.sub(first).sub(ends),
      'Count the integers strictly between; all of them are positive.',
      (_p, { first, second, ends, count }) => `${second} - ${first} - ${ends} = ${count}`,
    ),
  slips: [
    {
      misconception: 'ends_included',
      at: 'ends',
      wrongly: () => q(-1),
      words: (_p, { first, second }) =>
        `Both ends, $${first}$ and $${second}$, were counted; there the two sides are equal.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'ends',
      wrongly: () => q(0),
      words: (_p, { first, second }) =>
        `$${second} - ${first}$ counts one of the two ends, which are both excluded.`,
    },
    {
      misconception: 'lower_bound_ignored',
      at: 'first',
      wrongly: () => q(0),
      words: (_p, { second }) =>
        `All positive integers below $${second}$ were counted; the logarithm has a lower bound too.`,
    },
    {
      misconception: 'one_end_too_many_removed',
      at: 'ends',
      wrongly: () => q(2),
      words: (_p, { first, second }) =>
        `Taking two off $${second} - ${first}$ loses an integer strictly between them.`,
    },
    {
      misconception: 'base_times_exponent',
      at: 'count',
      wrongly: ({ a, u, v }) => (a * (v - u) > 2 ? q(a * (v - u) - 1) : null),
      words: ({ a, u, v }) => `$${a}$ was multiplied by $${u}$ and by $${v}$ instead of raised to them.`,
    },
    {
      misconception: 'base_left_out_of_the_lower_bound',
      at: 'first',
      wrongly: ({ u }) => q(u),
      words: ({ u, a }) =>
        `$${u}$ is the lower bound of the logarithm; the number itself starts at $${a}^{${u}}$.`,
    },
    {
      misconception: 'power_of_the_difference',
      at: 'count',
      wrongly: ({ a, u, v }) => q(a ** (v - u) - 1),
      words: ({ a, u, v }) => `$${a}^{${v} - ${u}}$ is the quotient of the bounds, not their difference.`,
    },
    {
      misconception: 'exponent_of_larger_doubled',
      at: 'second',
      wrongly: ({ a, v }) => (a ** (v + 1) < 20000 ? q(a ** (v + 1)) : null),
      words: ({ a, v }) => `The upper bound was taken as $${a}^{${v + 1}}$, one factor too many.`,
    },
  ],
  show: value => plain(value),
  plausible: value => positive(value),
  snapRead: () =>
    'The logarithm and its square in an inequality: a quadratic in the logarithm, and integers to be counted.',
  approach: () =>
    'Substitute and factorise: the logarithm lies between two exponents, the number between two powers. Count strictly between.',
  faster: ({ a, u, v }) =>
    `Two exponents with sum $${u + v}$ and product $${u * v}$ are $${u}$ and $${v}$: $${a}^{${v}} - ${a}^{${u}} - 1$.`,
  check: ({ a, u, v }, { first, second }) =>
    `At $x = ${first}$ and at $x = ${second}$ the logarithms are $${u}$ and $${v}$, and both sides agree: $${u * u} + ${u * v} = ${(u + v) * u}$ and $${v * v} + ${u * v} = ${(u + v) * v}$. With $${a} > 1$ the inequality holds between.`,
  principle: 'Solve for the logarithm first; its bounds become powers of the base.',
  verify: ({ a, u, v }) => {
    let count = 0;
    for (let x = 1; x <= 20000; x += 1) {
      const t = Math.log(x) / Math.log(a);
      if (t * t - (u + v) * t + u * v < -1e-10) count += 1;
    }
    return q(count);
  },
});

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
