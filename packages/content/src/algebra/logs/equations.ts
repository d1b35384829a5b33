import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
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
    const power = step(calc`${a}^${e}`, {
      name: 'the number whose logarithm is taken',
      works: (_value, working) => tex`${f}x + ${b} = ${working}`,
      because: text`$\log_2 8 = 3$ says the same as $2^3 = 8$: a logarithm is the exponent to which the base has to be
        raised. Multiplying base and exponent would give $6$, not $8$.`,
    })`
      A logarithm is an exponent. So raise the base $${a}$ to the power $${e}$; the result is the expression under the
      logarithm.`;
    const rest = find(calc`${power} - ${b}`, { name: `the value of ${f}x` });
    const x = step(calc`${rest} / ${f}`, {
      name: 'x',
      works: value => tex`${f}x = ${calc`${power} - ${b}`}, \quad x = \frac{${rest}}{${f}} = ${value}`,
      because: text`$${b}$ was added last, so it is taken away first; then $${f}$ times $x$ is left, and a division
        gives $x$.`,
    })`
      The logarithm is gone, and a linear equation for $x$ is left: take away $${b}$ and divide by $${f}$.`;
    return {
      answer: x,
      stem: way
        ? text`If $\log_{${a}}(${f}x + ${b}) = ${e}$, what is $x$?`
        : text`For which $x$ is the logarithm of $${f}x + ${b}$ to base $${a}$ equal to $${e}$?`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.mul(2).d === 1n,
      slips: [
        slip('took_a_power_for_a_product', power, calc`${a} * ${e}`)`
          You set the expression equal to ${here}. A logarithm is an exponent, so the base is raised to it and not
          multiplied by it.`,
        slip('swapped_base_and_exponent', power, a !== e && calc`${e}^${a}`)`
          You used ${here}, which exchanges base and exponent. The base is $${a}$, and the value $${e}$ of the
          logarithm is the exponent.`,
        slip('wrong_sign', rest, calc`${power} + ${b}`)`
          You added $${b}$ to $${power}$. It stands with a plus sign beside $${f}x$, so it has to be subtracted on
          both sides.`,
        stop('did_not_divide', rest)`
          $${rest}$ is the value of $${f}x$. It still has to be divided by $${f}$ to give $x$ itself.`,
        slip('miscounted_the_steps', power, calc`${a}^(${e} - 1)`)`
          You used ${here}, one factor too few. The value of the logarithm is $${e}$, so the power has $${e}$
          factor(s) $${a}$.`,
        slip('left_out_a_term', rest, power)`
          You divided $${power}$ by $${f}$ at once. The constant $${b}$ stands under the logarithm too, so it has to
          be taken away first.`,
        slip('miscounted_the_steps', power, calc`${a}^(${e} + 1)`)`
          You used ${here}, one factor too many. The value of the logarithm is $${e}$, so the power has $${e}$
          factor(s) $${a}$.`,
      ],
      snapRead: text`A logarithm of a linear expression has a known value: write it as a power of the base and solve
        for $x$.`,
      approach: text`Write the equation in exponential form, so that the logarithm disappears. A linear equation is
        then left.`,
      check: text`$${f} \times ${x} + ${b} = ${a ** e}$, and this is $${a}^{${e}}$, so its logarithm to base $${a}$ is
        $${e}$.`,
      principle: text`A logarithm is an exponent: an equation with one logarithm is solved by writing a power of the
        base.`,
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
    const inner = step(calc`${a}^${e}`, {
      name: 'the value of the inner logarithm',
      works: (_value, working) => tex`\log_{${f}}(x - ${b}) = ${working}`,
      because: text`The outer logarithm was taken last, so it is undone first, as one takes off shoes before socks.
        Its base is $${a}$, and the inner logarithm is the number of which it is taken.`,
    })`
      Undo the outer logarithm first. Its value is an exponent of the base $${a}$, so the power is the value of the
      inner logarithm.`;
    const power = find(calc`${f}^${inner}`, { name: `the value of x - ${b}` });
    const x = step(calc`${power} + ${b}`, {
      name: 'x',
      works: value => tex`x - ${b} = ${f}^{${inner}} = ${power}, \quad x = ${power} + ${b} = ${value}`,
      because: text`The inner logarithm has the base $${f}$. So its value is the exponent to which $${f}$ has to be
        raised to give $x - ${b}$.`,
    })`
      Now undo the inner logarithm: raise its base $${f}$ to the value found, which gives $x - ${b}$, and add
      $${b}$.`;
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
          For the outer logarithm you used ${here}. Its value is an exponent, so the base $${a}$ has to be raised to
          it.`,
        slip('swapped_base_and_exponent', power, f ** e < 14 && calc`${a}^(${f}^${e})`)`
          You exchanged the two bases. The outer logarithm has the base $${a}$ and the inner one the base $${f}$, so
          $${a}$ is used first.`,
        slip('wrong_sign', x, calc`${power} - ${b}`)`
          ${here} subtracts $${b}$. The power $${power}$ is $x$ without $${b}$, so $${b}$ has to be added.`,
        slip('misused_a_law_of_logarithms', power, calc`(${a} * ${f})^${e}`)`
          You joined the two logarithms into one to base $${a} \times ${f}$. No law joins a logarithm of a logarithm;
          undo them one after the other.`,
        stop('left_out_a_term', power)`
          $${power}$ is the value of $x - ${b}$. The $${b}$ still has to be added to give $x$.`,
        slip('took_a_power_for_a_product', power, calc`${inner} * ${f}`)`
          For the inner logarithm you used ${here}. Its value $${inner}$ is an exponent of the base $${f}$, not a
          factor.`,
        slip('miscounted_the_steps', inner, calc`${inner} + 1`)`
          You used $${inner}$ as the value of the inner logarithm. It is $${a}^{${e}}$, so it is one less.`,
      ],
      snapRead: text`A logarithm inside a logarithm: two powers, one after the other, the outer one first.`,
      approach: text`Work from the outside to the inside: the outer logarithm gives the value of the inner one, and
        that gives $x$.`,
      check: text`$\log_{${f}} ${f}^{${a ** e}} = ${a ** e}$ and $\log_{${a}} ${a ** e} = ${e}$, so
        $x - ${b} = ${f}^{${a ** e}}$.`,
      principle: text`A logarithm of a logarithm is undone from the outside to the inside.`,
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
    const product = step(calc`${u} * ${v}`, {
      name: 'the product of the two arguments',
      works: value => tex`\log x(x - ${v - u}) = \log ${value}, \quad x^2 - ${v - u}x - ${value} = 0, \quad
        (x - ${v})(x + ${u}) = 0`,
      because: text`A logarithm is an exponent, and exponents are added when powers are multiplied. So the sum of two
        logarithms belongs to the product of the numbers, not to their sum.`,
    })`
      The sum of two logarithms is the logarithm of the product. So the product of the two arguments equals the number
      on the right; write it as a quadratic equation and factorise.`;
    const x = step(v, {
      name: 'x',
      works: tex`x = -${u} \text{ is impossible}, \quad x = ${v}`,
      because: text`No power of a positive base is negative or zero, so a negative number has no logarithm. The other
        root of the quadratic would make the arguments negative.`,
    })`
      Only a positive number has a logarithm. So choose the root for which both arguments are positive.`;
    const other = find(calc`${x} - (${v} - ${u})`, {
      name: way ? 'the second argument' : 'the shorter side',
    });
    const sum = find(calc`${x} + ${other}`, {
      name: way ? 'the sum of both arguments' : 'the sum of two sides',
    });
    const value = step(way ? sum : sum.mul(2), {
      name: way ? 'the value that is asked' : 'the perimeter',
      works: value =>
        way ? tex`x + (x - ${v - u}) = ${x} + ${other} = ${value}` : tex`2(${x} + ${other}) = ${value}`,
      because: way
        ? text`$2x - ${v - u}$ is $x$ and $x - ${v - u}$ together, so it is the sum of the two arguments.`
        : text`A rectangle has two sides of each length, so its perimeter has both lengths twice.`,
    })`
      ${
        way
          ? text`The expression $2x - ${v - u}$ is the sum of both arguments, $x$ and $x - ${v - u}$. Add them.`
          : text`The sides are $x$ and $x - ${v - u}$ centimetres. The perimeter is twice their sum.`
      }`;
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
              ? text`$${x}$ is $x$ itself. The value of $2x - ${v - u}$ was asked for, so double it and subtract.`
              : text`$${x}$ cm is one side only. The other side is $${u}$ cm, and the perimeter has both of them
                twice.`
          }`,
        slip('left_out_a_term', other, x)`
          You used $${x}$ for the second argument as well. The second one is $x - ${v - u}$, so $${v - u}$ has to be
          taken away.`,
        slip('added_for_subtracted', other, calc`${x} + ${v} - ${u}`)`
          For the second argument you used $${x} + ${v - u}$. It is $x - ${v - u}$, so the number is subtracted.`,
        slip('misused_a_law_of_logarithms', sum, product)`
          You set the sum of the two arguments equal to $${product}$. A sum of logarithms belongs to the product of
          the arguments.`,
        slip('wrong_sign', x, u)`
          You used $x = ${u}$. The other root of the quadratic is $-${u}$, and $${u}$ itself does not satisfy the
          equation.`,
        slip('did_not_double', value, way ? calc`${sum} + ${x}` : sum)`
          ${
            way
              ? text`$${x} + ${x} + ${other}$ has $x$ once too often. The expression $2x - ${v - u}$ is only $x$ and
          $x - ${v - u}$ together.`
              : text`$${sum}$ cm is the sum of two sides. A rectangle has four sides, so the perimeter is twice as
                long.`
          }`,
        stop('answered_another_quantity', other)`
          $${other}$ is only the smaller ${way ? 'of the two arguments' : 'side'}, $x - ${v - u}$. ${
            way
              ? text`The value of $2x - ${v - u}$ was asked for.`
              : 'The perimeter of the rectangle was asked for.'
          }`,
      ],
      snapRead: text`A sum of two logarithms equals a third: the product of the arguments is known, and both have to
        be positive.`,
      approach: text`Join the two logarithms into one, solve the quadratic equation, and keep the root for which both
        arguments are positive.`,
      check: text`$${v} \times ${u} = ${u * v}$ and $${v} - ${u} = ${v - u}$, and both arguments are positive.`,
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
    revision: 3,
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
    const logs = step([u, v], {
      name: 'the bounds of the logarithm',
      works: tex`t^2 - ${u + v}t + ${u * v} < 0, \quad (t - ${u})(t - ${v}) < 0, \quad ${u} < t < ${v}`,
      because: text`${
        way
          ? text`$\log_{${a}} x^{${u + v}}$ is $${u + v}t$, because an exponent becomes a factor.`
          : text`The second logarithm is $t - ${u + v}$, because the number below the line is $${a}^{${u + v}}$.`
      } A quadratic with a positive leading coefficient is negative between its two zeros.`,
    })`
      Let $t = \log_{${a}} x$, because the inequality has only this logarithm in it. It becomes a quadratic inequality
      in $t$; factorise it to get the bounds of $t$.`;
    const [t, upper] = logs;
    const first = find(a ** Number((t ?? q(0)).valueOf()), { name: 'the lower bound of x' });
    const second = step(a ** Number((upper ?? q(0)).valueOf()), {
      name: 'the upper bound of x',
      works: value => tex`${u} < \log_{${a}} x < ${v}, \quad ${a}^{${u}} < x < ${a}^{${v}}, \quad
        ${first} < x < ${value}`,
      because: text`The base is above $1$, so a larger logarithm belongs to a larger number and the signs stay. With a
        base below $1$ they would turn round.`,
    })`
      The bounds of $t$ are exponents of $${a}$. Raise $${a}$ to them to get the bounds of $x$; the base is above $1$,
      so the signs stay.`;
    const ends = find(1, { name: 'the ends that are taken away' });
    const count = step(calc`${second} - ${first} - ${ends}`, {
      name: 'the number of integers',
      because: text`At the two bounds both sides are equal, so the bounds do not count. Strictly between $2$ and $6$
        there are the $3$ integers $3, 4, 5$, one less than the difference.`,
    })`
      Count the integers strictly between the two bounds: one less than their difference. All of them are positive, so
      all have a logarithm.`;
    return {
      answer: count,
      stem: way
        ? text`How many integers $x$ satisfy $(\log_{${a}} x)^2 + ${u * v} < \log_{${a}} x^{${u + v}}$?`
        : text`For how many integers $x$ is $\log_{${a}} x \cdot \log_{${a}} \frac{x}{${a ** (u + v)}}$ less
          than $-${u * v}$?`,
      show: plain,
      plausible: positive,
      slips: [
        slip('let_in_an_end_point', ends, calc`-1`)`
          You counted both ends, $${first}$ and $${second}$. There the two sides are equal, and equal is not less, so
          neither of them counts.`,
        slip('counted_gaps_for_numbers', ends, 0)`
          $${second} - ${first}$ is the difference of the bounds. It counts one of the two ends, but at both of them
          the sides are equal, so neither counts.`,
        slip('ignored_a_bound', first, 0)`
          You counted all positive integers below $${second}$. The logarithm also has to be above $${u}$, which gives
          $x$ a lower bound.`,
        slip('left_out_an_end_point', ends, 2)`
          You subtracted two from $${second} - ${first}$. The integers strictly between two numbers are only one fewer
          than their difference.`,
        slip('took_a_power_for_a_product', count, a * (v - u) > 2 && calc`${a} * (${v} - ${u}) - 1`)`
          For the bounds of $x$ you multiplied $${a}$ by $${u}$ and by $${v}$. The bounds of a logarithm are
          exponents, so $${a}$ has to be raised to them.`,
        slip('left_out_a_term', first, u)`
          You let $x$ begin above $${u}$. That is the lower bound of the logarithm; the number itself has to be above
          $${a}^{${u}}$.`,
        slip('misused_a_law_of_logarithms', count, calc`${a}^(${v} - ${u}) - 1`)`
          $${a}^{${v} - ${u}}$ is the quotient of the two bounds of $x$. The integers between them are counted by
          their difference.`,
        slip('miscounted_the_steps', second, a ** (v + 1) < 20000 && calc`${a}^(${v} + 1)`)`
          For the upper bound you used ${here}, one factor too many. The logarithm is below $${v}$, so $x$ is below
          $${a}^{${v}}$.`,
      ],
      snapRead: text`A logarithm and its square stand in an inequality: it is quadratic in the logarithm, and integers
        are counted.`,
      approach: text`Substitute one letter for the logarithm and factorise. The logarithm then lies between two
        exponents and the number between two powers; count strictly between them.`,
      faster: text`Two exponents with sum $${u + v}$ and product $${u * v}$ are $${u}$ and $${v}$: $${a}^{${v}} -
        ${a}^{${u}} - 1$.`,
      check: text`At $x = ${first}$ and at $x = ${second}$ the logarithms are $${u}$ and $${v}$, and both sides agree:
        $${u * u} + ${u * v} = ${(u + v) * u}$ and $${v * v} + ${u * v} = ${(u + v) * v}$. With $${a} > 1$ the
        inequality holds between.`,
      principle: text`Solve for the logarithm first; its bounds then become powers of the base.`,
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
