import { path } from '../../path.ts';
import { fractionTex, numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

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

const multiplicative = form({
  form: 'sum-becomes-product',
  band: 'Easy',
  seconds: 45,
  suits: ({ base, m, n }: Rule) => n !== m && base ** n < 5000 && n > 1 && n !== 2 * m,
  stem: ({ base, m, n, way }: Rule) =>
    way
      ? `A function with positive values satisfies $f(x + y) = f(x)f(y)$ for all real $x$ and $y$, and $f(${m}) = ${base ** m}$. What is $f(${n})$?`
      : `A colony grows to $g(x)$ times its size in $x$ hours, where $g(x + y) = g(x)g(y)$. In $${m}$ hours it becomes $${base ** m}$ times as large. How many times as large does it become in $${n}$ hours?`,
  path: path<Rule>()
    .quiet('given', ({ base, m }) => q(base ** m))
    .step(
      'one',
      ({ base }) => q(base),
      'Adding arguments multiplies values, so the given value is a power of the value at $1$.',
      ({ base, m }) => `f(${m}) = f(1)^{${m}} = ${base ** m}, \\quad f(1) = ${base}`,
    )
    .quiet('times', ({ n }) => q(n))
    .step(
      'value',
      (_p, { one, times }) => q(Math.round(one.valueOf() ** times.valueOf())),
      'Raise it to the number of steps asked for.',
      (_p, { one, times, value }) => `f(${times}) = ${one}^{${times}} = ${value}`,
    ),
  slips: [
    {
      misconception: 'proportional_values',
      at: 'value',
      wrongly: ({ m, n }, { given }) => given.mul(n).div(m),
      words: ({ m, n }, { given }) =>
        `$${given}$ was multiplied by $\\frac{${n}}{${m}}$; values multiply here when arguments add.`,
    },
    {
      misconception: 'one_step_too_many',
      at: 'times',
      wrongly: ({ n }) => q(n + 1),
      words: (_p, { times }) => `The exponent $${times}$ is one too large.`,
    },
    {
      misconception: 'one_step_too_few',
      at: 'times',
      wrongly: ({ n }) => q(n - 1),
      words: (_p, { times }) => `The exponent $${times}$ is one too small.`,
    },
    {
      misconception: 'adds_the_steps',
      at: 'value',
      wrongly: ({ base, m, n }, { given }) => given.add(base * (n - m)),
      words: ({ base }) =>
        `The value at $1$, $${base}$, was added for each further step instead of multiplied.`,
    },
    {
      misconception: 'value_times_place',
      at: 'value',
      wrongly: ({ base, n }) => q(base * n),
      words: ({ base, n }) => `$${base} \\times ${n}$ belongs to a rule in which values add.`,
    },
    {
      misconception: 'given_value_squared',
      at: 'value',
      wrongly: (_p, { given }) => given.mul(given),
      words: ({ m, n }) => `Squaring the given value leads to $f(${2 * m})$, not to $f(${n})$.`,
    },
    {
      misconception: 'base_and_exponent_exchanged',
      at: 'value',
      wrongly: ({ base, n }) => (n ** base < 20000 ? q(n ** base) : null),
      words: ({ base, n }) => `$${n}^{${base}}$ exchanges base and exponent.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 1,
  snapRead: () => 'Adding arguments multiplies values: the rule of powers.',
  approach: () =>
    'Such a function is a power with the value at one as its base. Find this base from the value given.',
  check: ({ base, m, n }) =>
    `$f(${n})$ and $f(${m})$ differ by the factor $${power(base, Math.abs(n - m))}$, one factor for each step.`,
  principle: 'If f(x + y) = f(x)f(y), then f(n) is the n-th power of f(1).',
  verify: ({ base, m, n }) => {
    let one = 1;
    while (one ** m < base ** m) one += 1;
    let value = 1;
    for (let k = 0; k < n; k += 1) value *= one;
    return q(value);
  },
});

const logarithmic = form({
  form: 'product-becomes-sum',
  band: 'Easy',
  seconds: 45,
  suits: ({ two, three }: Rule) => two !== three,
  stem: ({ two, three, i, j, way }: Rule) =>
    way
      ? `For all positive integers $x$ and $y$, $f(xy) = f(x) + f(y)$. If $f(2) = ${two}$ and $f(3) = ${three}$, what is $f(${2 ** i * 3 ** j})$?`
      : `Every positive integer has a weight, and the weight of a product is the sum of the weights of its factors. The weights of $2$ and $3$ are $${two}$ and $${three}$. Find the weight of $${2 ** i * 3 ** j}$.`,
  path: path<Rule>()
    .quiet('i', ({ i }) => q(i))
    .step(
      'j',
      ({ j }) => q(j),
      'Factorise the argument into primes.',
      ({ i, j }) => `${2 ** i * 3 ** j} = ${power(2, i)} \\times ${power(3, j)}`,
    )
    .quiet('twos', ({ two }, found) => found.i.mul(two))
    .quiet('threes', ({ three }, found) => found.j.mul(three))
    .step(
      'value',
      (_p, { twos, threes }) => twos.add(threes),
      'Every factor adds its own value.',
      ({ two, three }, found) => `${found.i} \\times ${two} + ${found.j} \\times ${three} = ${found.value}`,
    ),
  slips: [
    {
      misconception: 'values_multiplied',
      at: 'value',
      wrongly: ({ two, three, i, j }) => q(two ** i * three ** j),
      words: () => 'The values of the factors were multiplied; under this rule they are added.',
    },
    {
      misconception: 'exponents_exchanged',
      at: 'value',
      wrongly: ({ two, three, i, j }) => (i === j ? null : q(two * j + three * i)),
      words: ({ i, j }) => `The exponents $${i}$ and $${j}$ were exchanged.`,
    },
    {
      misconception: 'each_prime_once',
      at: 'value',
      wrongly: ({ two, three }) => q(two + three),
      words: ({ two, three }, { value }) =>
        `Each prime was counted once, whatever its exponent. Here $${numberTex(two)} + ${numberTex(three)} = ${numberTex(value)}$.`,
    },
    {
      misconception: 'one_factor_too_few',
      at: 'i',
      wrongly: ({ i }) => q(i - 1),
      words: ({ i }) => `The factor $2$ occurs $${i}$ times, once more than counted.`,
    },
    {
      misconception: 'one_factor_too_many',
      at: 'i',
      wrongly: ({ i }) => q(i + 1),
      words: ({ i }) => `The exponent of $2$ in the argument is $${i}$, not $${i + 1}$.`,
    },
    {
      misconception: 'one_factor_too_many',
      at: 'j',
      wrongly: ({ j }) => q(j + 1),
      words: ({ j }) => `The exponent of $3$ in the argument is $${j}$, not $${j + 1}$.`,
    },
    {
      misconception: 'proportional_values',
      at: 'value',
      wrongly: ({ two, i, j }) => q((two * 2 ** i * 3 ** j) / 2),
      words: ({ two }) =>
        `$${two}$ was scaled up with the argument; the rule does not make values proportional.`,
    },
    {
      misconception: 'one_factor_too_few',
      at: 'j',
      wrongly: ({ j }) => (j > 1 ? q(j - 1) : null),
      words: ({ j }) => `The factor $3$ occurs $${j}$ times, once more than counted.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () => 'Multiplying arguments adds values: the prime factors carry everything.',
  approach: () => 'Write the argument as a product of twos and threes; every factor adds its value.',
  check: ({ two, three, i, j }) =>
    `Halving the argument takes off $${two}$: after $${i}$ halvings $${power(3, j)}$ is left, with the value $${three * j}$.`,
  principle: 'If f(xy) = f(x) + f(y), factorise: f of a power is the exponent times f of the base.',
  verify: ({ two, three, i, j }) => {
    let [n, value] = [2 ** i * 3 ** j, 0];
    while (n % 2 === 0) [n, value] = [n / 2, value + two];
    while (n % 3 === 0) [n, value] = [n / 3, value + three];
    return q(value);
  },
});

const shifted = form({
  form: 'sum-with-a-constant',
  revision: 3,
  band: 'Easy',
  seconds: 50,
  suits: ({ m, n }: Rule) => m !== n && n % m !== 0,
  stem: ({ c, s, m, n, way }: Rule) =>
    way
      ? `A function satisfies $f(x + y) = f(x) + f(y) + ${c}$ for all real $x$ and $y$, so that $g(x) = f(x) + ${c}$ satisfies $g(x + y) = g(x) + g(y)$. If $f(${m}) = ${s * m - c}$, find $f(${n})$.`
      : `A rail of $x$ metres costs $p(x)$ rupees, where $p(x + y) = p(x) + p(y) + ${c}$ for all positive integers $x$ and $y$; so $p(x) + ${c}$ is proportional to $x$. A rail of $${m}$ m costs $${s * m - c}$ rupees. What does a rail of $${n}$ m cost, in rupees?`,
  path: path<Rule>()
    .quiet('extra', ({ c }) => q(c))
    .quiet('given', ({ s, m, c }) => q(s * m - c))
    .step(
      'slope',
      ({ m }, { given, extra }) => given.add(extra).div(m),
      'Add the constant to every value: then values simply add. Find the value for one unit.',
      ({ c, m }, { given, slope }) =>
        `(f(x + y) + ${c}) = (f(x) + ${c}) + (f(y) + ${c}), \\quad \\frac{${given} + ${c}}{${m}} = ${fractionTex(slope)}`,
    )
    .quiet('all', ({ n }, { slope }) => slope.mul(n))
    .step(
      'value',
      (_p, { all, extra }) => all.sub(extra),
      'Multiply, and take the constant off again.',
      ({ n, c }, { slope, value }) => `${n} \\times ${fractionTex(slope)} - ${c} = ${fractionTex(value)}`,
    ),
  slips: [
    {
      misconception: 'constant_ignored',
      at: 'extra',
      wrongly: () => q(0),
      words: ({ m, n }) =>
        `The values were taken as proportional, $\\frac{${n}}{${m}}$ of the given one; the constant disturbs that.`,
    },
    {
      misconception: 'constant_not_taken_off',
      gives: 'all',
      words: ({ c }) => `The constant $${c}$ was added at the beginning and has not been taken off again.`,
    },
    {
      misconception: 'sign_of_constant',
      at: 'extra',
      wrongly: ({ c }) => q(-c),
      words: ({ c }) => `The constant $${c}$ was used with the wrong sign.`,
    },
    {
      misconception: 'constant_added_at_the_end',
      at: 'value',
      wrongly: (_p, { all, extra }) => all.add(extra),
      words: ({ c }) => `At the end $${c}$ was added instead of taken off.`,
    },
    {
      misconception: 'one_unit_too_few',
      at: 'all',
      wrongly: ({ n }, { slope }) => slope.mul(n - 1),
      words: ({ n }) => `Only $${n - 1}$ units were counted.`,
    },
    {
      misconception: 'one_unit_too_many',
      at: 'all',
      wrongly: ({ n }, { slope }) => slope.mul(n + 1),
      words: ({ n }) => `The units counted are one more than $${n}$.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.mul(4).d === 1n,
  snapRead: () => 'A sum of arguments gives the sum of values and a constant on top.',
  approach: () =>
    'With the constant added to each value, the rule becomes plain addition, so values are proportional.',
  faster: ({ c, s, n }) =>
    `The function is $${s}x - ${c}$: slope $${s}$, and $-${c}$ at zero; put $x = ${n}$.`,
  check: ({ c, s, m, n }) =>
    `$${s}(x + y) - ${c} = (${s}x - ${c}) + (${s}y - ${c}) + ${c}$, and the values at $${m}$ and $${n}$ are $${s * m - c}$ and $${s * n - c}$.`,
  principle: 'A constant in an additive rule is removed by shifting the function.',
  verify: ({ c, s, m, n }) => {
    for (let one = -200; one <= 400; one += 1) {
      const f = (k: number) => k * one + (k - 1) * c;
      if (f(m) === s * m - c) return q(f(n));
    }
    throw new Error('no function fits');
  },
});

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
