import { calc, form, frac, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Rule {
  base: number;
  m: number;
  n: number;
  /** Values of f at 2 and 3 under f(xy) = f(x) + f(y); the argument is 2^i·3^j. */
  two: number;
  three: number;
  i: number;
  j: number;
  /** f(x + y) = f(x) + f(y) + c with slope s. */
  c: number;
  s: number;
  way: boolean;
}

const power = (b: number, e: number) => (e === 1 ? `${b}` : `${b}^{${e}}`);

const multiplicative = form<Rule>(
  'sum-becomes-product',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    suits: ({ base, m, n }) => n !== m && base ** n < 5000 && n > 1 && n !== 2 * m,
    verify: ({ base, m, n }) => {
      let one = 1;
      while (one ** m < base ** m) one += 1;
      let value = 1;
      for (let k = 0; k < n; k += 1) value *= one;
      return value;
    },
  },
  ({ base, m, n, way }, { step, find }) => {
    const given = find(calc`${base}^${m}`);
    const one = step(base, tex`f(${m}) = f(1)^{${m}} = ${base ** m}, \quad f(1) = ${base}`)`
      Adding arguments multiplies values, so the given value is a power of the value at $1$.`;
    const times = find(n);
    const value = step(calc`${one}^${times}`, (_value, working) => tex`f(${times}) = ${working}`)`
      Raise it to the number of steps asked for.`;
    return {
      answer: value,
      stem: way
        ? text`A function with positive values satisfies $f(x + y) = f(x)f(y)$ for all real $x$ and $y$, and $f(${m}) =
          ${String(base ** m)}$. What is $f(${n})$?`
        : text`A colony grows to $f(x)$ times its size in $x$ hours, where $f(x + y) = f(x)f(y)$. In $${m}$ hours it
          becomes $${String(base ** m)}$ times as large. How many times as large does it become in $${n}$ hours?`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 1,
      slips: [
        slip('assumed_a_proportion', value, calc`${given} * ${n} / ${m}`)`
          $${given}$ was multiplied by $\frac{${n}}{${m}}$; values multiply here when arguments add.`,
        slip('miscounted_the_steps', times, calc`${n} + 1`)`
          The exponent $${times}$ is one too large.`,
        slip('miscounted_the_steps', times, calc`${n} - 1`)`
          The exponent $${times}$ is one too small.`,
        slip('added_for_multiplied', value, calc`${given} + ${base} * (${n} - ${m})`)`
          The value at $1$, $${base}$, was added for each further step instead of multiplied.`,
        slip('assumed_a_proportion', value, calc`${base} * ${n}`)`
          $${base} \times ${n}$ belongs to a rule in which values add.`,
        slip('took_a_power_for_a_product', value, calc`${given} * ${given}`)`
          Squaring the given value leads to the value at $${2 * m}$, not to that at $${n}$.`,
        slip('swapped_base_and_exponent', value, n ** base < 20000 && calc`${n}^${base}`)`
          $${n}^{${base}}$ exchanges base and exponent.`,
      ],
      snapRead: text`Adding arguments multiplies values: the rule of powers.`,
      approach: text`Such a function is a power with the value at one as its base. Find this base from the value
        given.`,
      check: () =>
        text`$f(${n})$ and $f(${m})$ differ by the factor $${power(base, Math.abs(n - m))}$, one factor for each step.`,
      principle: text`If the value of a sum is the product of the values, the value at a whole number is that power
      of f(1).`,
    };
  },
);

const logarithmic = form<Rule>(
  'product-becomes-sum',
  {
    band: 'Easy',
    seconds: 45,
    suits: ({ two, three }) => two !== three,
    verify: ({ two, three, i, j }) => {
      let [n, value] = [2 ** i * 3 ** j, 0];
      while (n % 2 === 0) [n, value] = [n / 2, value + two];
      while (n % 3 === 0) [n, value] = [n / 3, value + three];
      return value;
    },
  },
  ({ i, j, two, three, way }, { step, find }) => {
    const first = find(i);
    const second = step(j, tex`${2 ** i * 3 ** j} = ${power(2, i)} \times ${power(3, j)}`)`
      Factorise the argument into primes.`;
    const value = step(calc`${first} * ${two} + ${second} * ${three}`)`
      Every factor adds its own value.`;
    return {
      answer: value,
      stem: way
        ? text`For all positive integers $x$ and $y$, $f(xy) = f(x) + f(y)$. If $f(2) = ${two}$ and $f(3) = ${three}$,
          what is $f(${String(2 ** i * 3 ** j)})$?`
        : text`Every positive integer has a weight, and the weight of a product is the sum of the weights of its
          factors. The weights of $2$ and $3$ are $${two}$ and $${three}$. Find the weight of
          $${String(2 ** i * 3 ** j)}$.`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.d === 1n,
      slips: [
        slip('mixed_up_sum_and_product', value, calc`${two}^${i} * ${three}^${j}`)`
          The values of the factors were multiplied; under this rule they are added.`,
        slip('swapped_the_two', value, i !== j && calc`${two} * ${j} + ${three} * ${i}`)`
          The exponents $${i}$ and $${j}$ were exchanged.`,
        slip('left_out_higher_powers', value, calc`${two} + ${three}`)`
          Each prime was counted once, whatever its exponent. Here $${two} + ${three} = ${value}$.`,
        slip('counted_one_too_few', first, calc`${i} - 1`)`
          The factor $2$ occurs $${i}$ times, once more than counted.`,
        slip('counted_one_too_many', first, calc`${i} + 1`)`
          The exponent of $2$ in the argument is $${i}$, not $${i + 1}$.`,
        slip('counted_one_too_many', second, calc`${j} + 1`)`
          The exponent of $3$ in the argument is $${j}$, not $${j + 1}$.`,
        slip('assumed_a_proportion', value, calc`${two} * 2^${i} * 3^${j} / 2`)`
          $${two}$ was scaled up with the argument; the rule does not make values proportional.`,
        slip('counted_one_too_few', second, j > 1 && calc`${j} - 1`)`
          The factor $3$ occurs $${j}$ times, once more than counted.`,
      ],
      snapRead: text`Multiplying arguments adds values: the prime factors carry everything.`,
      approach: text`Write the argument as a product of twos and threes; every factor adds its value.`,
      check: () =>
        text`Halving the argument takes off $${two}$: after $${i}$ halvings $${power(3, j)}$ is left, with the value
          $${three * j}$.`,
      principle: text`If the value of a product is the sum of the values, factorise: the value of a power is the
      exponent times
        the value of the base.`,
    };
  },
);

const shifted = form<Rule>(
  'sum-with-a-constant',
  {
    band: 'Easy',
    seconds: 50,
    revision: 4,
    suits: ({ m, n }) => m !== n && n % m !== 0,
    verify: ({ c, s, m, n }) => {
      for (let one = -200; one <= 400; one += 1) {
        const f = (k: number) => k * one + (k - 1) * c;
        if (f(m) === s * m - c) return f(n);
      }
      throw new Error('no function fits');
    },
  },
  ({ c, s, m, n, way }, { step, find }) => {
    const extra = find(c);
    const given = find(calc`${s} * ${m} - ${c}`);
    const slope = step(
      calc`(${given} + ${extra}) / ${m}`,
      value =>
        tex`(f(x + y) + ${c}) = (f(x) + ${c}) + (f(y) + ${c}), \quad \frac{${given} + ${c}}{${m}} = ${frac(value)}`,
    )`
      Add the constant to every value: then values simply add. Find the value for one unit.`;
    const all = find(calc`${slope} * ${n}`);
    const value = step(
      calc`${all} - ${extra}`,
      value => tex`${n} \times ${frac(slope)} - ${c} = ${frac(value)}`,
    )`
      Multiply, and take the constant off again.`;
    return {
      answer: value,
      stem: way
        ? text`A function satisfies $f(x + y) = f(x) + f(y) + ${c}$ for all real $x$ and $y$, so that $g(x) = f(x) +
          ${c}$ satisfies $g(x + y) = g(x) + g(y)$. If $f(${m}) = ${s * m - c}$, find $f(${n})$.`
        : text`A rail of $x$ metres costs $f(x)$ rupees, where $f(x + y) = f(x) + f(y) + ${c}$ for all positive integers
          $x$ and $y$; so $f(x) + ${c}$ is proportional to $x$. A rail of $${m}$ m costs $${s * m - c}$ rupees. What
          does a rail of $${n}$ m cost, in rupees?`,
      show: plain,
      plausible: value => value.valueOf() > 0 && value.mul(4).d === 1n,
      slips: [
        slip('assumed_a_proportion', extra, 0)`
          The values were taken as proportional, $\frac{${n}}{${m}}$ of the given one; the constant disturbs that.`,
        stop('left_out_a_term', all)`
          The constant $${c}$ was added at the beginning and has not been taken off again.`,
        slip('wrong_sign', extra, calc`-${c}`)`
          The constant $${c}$ was used with the wrong sign.`,
        slip('wrong_sign', value, calc`${all} + ${extra}`)`
          At the end $${c}$ was added instead of taken off.`,
        slip('counted_one_too_few', all, calc`${slope} * (${n} - 1)`)`
          Only $${n - 1}$ units were counted.`,
        slip('counted_one_too_many', all, calc`${slope} * (${n} + 1)`)`
          The units counted are one more than $${n}$.`,
      ],
      snapRead: text`A sum of arguments gives the sum of values and a constant on top.`,
      approach: text`With the constant added to each value, the rule becomes plain addition, so values are
        proportional.`,
      faster: text`The function is $${s}x - ${c}$: slope $${s}$, and $-${c}$ at zero; put $x = ${n}$.`,
      check: text`$${s}(x + y) - ${c} = (${s}x - ${c}) + (${s}y - ${c}) + ${c}$, and the values at $${m}$ and $${n}$ are
        $${s * m - c}$ and $${s * n - c}$.`,
      principle: text`A constant in an additive rule is removed by shifting the function.`,
    };
  },
);

/** AL.FUN.3 Easy: the rule read off. */
export const sumAndProductRules: readonly AnyTemplate[] = situation<Rule>({
  type: 'AL.FUN.3',
  situation: 'rule-read-off',
  draw: draw => ({
    base: draw.int(2, 6),
    m: draw.int(2, 5),
    n: draw.int(3, 9),
    two: draw.int(2, 14),
    three: draw.int(2, 14),
    i: draw.int(2, 5),
    j: draw.int(1, 4),
    c: draw.int(2, 15),
    s: draw.int(4, 20),
    way: draw.chance(0.5),
  }),
  forms: [multiplicative, logarithmic, shifted],
});
