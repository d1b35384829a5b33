import { path } from '../../path.ts';
import { fractionTex, plain } from '../../show.ts';
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
      words: () => 'Each prime was counted once, whatever its exponent.',
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
  band: 'Easy',
  seconds: 50,
  suits: ({ m, n }: Rule) => m !== n && n % m !== 0,
  stem: ({ c, s, m, n, way }: Rule) =>
    way
      ? `A function satisfies $f(x + y) = f(x) + f(y) + ${c}$ for all real $x$ and $y$. If $f(${m}) = ${s * m - c}$, find $f(${n})$.`
      : `Joining two rails of $x$ and $y$ metres costs $p(x + y) = p(x) + p(y) + ${c}$ rupees for all positive integers. A rail of $${m}$ m costs $${s * m - c}$ rupees. What does one of $${n}$ m cost, in rupees?`,
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

interface Later {
  r: number;
  n: number;
  /** f(x + y) = f(x) + f(y) + cxy with f(1) = a. */
  a: number;
  c: number;
  /** f(xy) = f(x)f(y), f(4) = 2^{e}. */
  e: number;
  t: number;
  k: number;
  way: boolean;
}

const geometricSum = form({
  form: 'sum-of-values-given',
  band: 'Medium',
  seconds: 75,
  also: ['AL.SEQ.2'],
  suits: ({ r, n, a }: Later) => r ** n < 3000 && a > 1,
  stem: ({ r, n, k, way }: Later) => {
    const from = k;
    const sum = (r ** from * (r ** n - 1)) / (r - 1);
    return way
      ? `A function satisfies $f(x + y) = f(x)f(y)$ for all positive integers, and $f(1) = ${r}$. If $f(${from}) + f(${from + 1}) + \\dots + f(m) = ${sum}$, what is $m$?`
      : `Let $f(1) = ${r}$ and $f(x + y) = f(x)f(y)$ for positive integers $x, y$. The values of $f$ at consecutive integers, beginning with $${from}$, add up to $${sum}$. What is the last of these integers?`;
  },
  path: path<Later>()
    .quiet('sum', ({ r, n, k }) => q((r ** k * (r ** n - 1)) / (r - 1)))
    .quiet('firstPower', ({ k }) => q(k))
    .step(
      'bracket',
      ({ r }, { sum, firstPower }) => sum.mul(r - 1).div(r ** firstPower.valueOf()),
      'The values are powers, so the sum is geometric. Divide by the first term and multiply by the ratio less one.',
      ({ r, k }, { sum, bracket }) =>
        `${power(r, k)} \\times \\frac{${r}^n - 1}{${r} - 1} = ${sum}, \\quad ${r}^n - 1 = ${fractionTex(bracket)}`,
    )
    .step(
      'count',
      ({ r }, { bracket }) => q(Math.round(Math.log(bracket.valueOf() + 1) / Math.log(r))),
      'Find the number of terms.',
      ({ r }, { bracket, count }) => `${r}^n = ${fractionTex(bracket.add(1))}, \\quad n = ${count}`,
    )
    .quiet('before', ({ k }) => q(k - 1))
    .step(
      'last',
      (_p, { count, before }) => count.add(before),
      'Count from the first argument on.',
      ({ k }, { count, last }) => `m = ${k} + ${count} - 1 = ${last}`,
    ),
  slips: [
    {
      misconception: 'number_of_terms_for_last',
      gives: 'count',
      words: ({ k }, { count }) => `$${count}$ is the number of terms; the first of them is at $${k}$.`,
    },
    {
      misconception: 'one_place_too_far',
      at: 'before',
      wrongly: ({ k }) => q(k),
      words: ({ k }, { count }) =>
        `With $${count}$ terms from $${k}$ on, the last place is one before $${k} + ${count}$.`,
    },
    {
      misconception: 'one_place_short',
      at: 'before',
      wrongly: ({ k }) => q(k - 2),
      words: ({ k }, { last }) => `From $${k}$ to $${last}$ there is one term too few.`,
    },
    {
      misconception: 'two_places_too_far',
      at: 'before',
      wrongly: ({ k }) => q(k + 1),
      words: ({ k }, { last }) => `From $${k}$ to $${last}$ there are two terms too many.`,
    },
    {
      misconception: 'first_place_subtracted',
      at: 'last',
      wrongly: ({ k }, { count }) => (count.valueOf() > k ? count.sub(k - 1) : null),
      words: ({ k }) => `The $${k - 1}$ places before the first term were subtracted instead of added.`,
    },
    {
      misconception: 'two_places_short',
      at: 'before',
      wrongly: ({ k }) => q(k - 3),
      words: ({ k }, { last }) => `From $${k}$ to $${last}$ there are two terms too few.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () => 'The rule makes the values powers; their sum is given and its last place is asked.',
  approach: () =>
    'Recognise a geometric progression that does not begin at the first power; find its length, then its last place.',
  faster: ({ r, n, k }) =>
    `The last term is a little over ${r === 2 ? 'half' : `$\\frac{${r - 1}}{${r}}$`} of the sum $${(r ** k * (r ** n - 1)) / (r - 1)}$: the power $${power(r, k + n - 1)}$.`,
  check: ({ r, n, k }) =>
    `Added up, $${Array.from({ length: Math.min(n, 6) }, (_, i) => r ** (k + i)).join(' + ')}${n > 6 ? ' + \\dots' : ''} = ${(r ** k * (r ** n - 1)) / (r - 1)}$.`,
  principle: 'If f(x + y) = f(x)f(y), values at consecutive integers form a geometric progression.',
  verify: ({ r, n, k }) => {
    const target = (r ** k * (r ** n - 1)) / (r - 1);
    let sum = 0;
    for (let m = k; m < 60; m += 1) {
      sum += r ** m;
      if (sum === target) return q(m);
    }
    throw new Error('no last term fits');
  },
});

const extraProduct = form({
  form: 'extra-product',
  band: 'Medium',
  seconds: 80,
  also: ['AL.SEQ.8'],
  stem: ({ a, c, t, way }: Later) =>
    way
      ? `For all integers, $f(x + y) = f(x) + f(y) + ${c}xy$. If $f(1) = ${a}$, what is $f(${t})$?`
      : `The number of games $g$ for a league satisfies $g(x + y) = g(x) + g(y) + ${c}xy$, and $g(1) = ${a}$. Find $g(${t})$.`,
  suits: ({ t }) => t > 4,
  path: path<Later>()
    .step(
      'steps',
      ({ t }) => q((t * (t - 1)) / 2),
      'Put $y = 1$: each step adds the first value and a multiple of the place reached. Add these places.',
      ({ a, c, t }, { steps }) =>
        `f(x + 1) - f(x) = ${a} + ${c}x, \\quad 1 + 2 + \\dots + ${t - 1} = ${steps}`,
    )
    .quiet('linear', ({ a, t }) => q(a * t))
    .quiet('factor', ({ c }) => q(c))
    .step(
      'value',
      (_p, { linear, steps, factor }) => linear.add(steps.mul(factor)),
      'Add all steps to the first value.',
      ({ a, t }, { steps, factor, value }) => `${t} \\times ${a} + ${factor} \\times ${steps} = ${value}`,
    ),
  slips: [
    {
      misconception: 'extra_term_ignored',
      gives: 'linear',
      words: ({ a, t }) => `$${t} \\times ${a}$ would be right without the extra term of the rule.`,
    },
    {
      misconception: 'one_step_too_many',
      at: 'steps',
      wrongly: ({ t }) => q((t * (t + 1)) / 2),
      words: ({ t }, { steps }) =>
        `$${steps}$ adds the places up to $${t}$; the last step starts at $${t - 1}$.`,
    },
    {
      misconception: 'one_step_too_few',
      at: 'steps',
      wrongly: ({ t }) => q(((t - 1) * (t - 2)) / 2),
      words: ({ t }, { steps }) => `$${steps}$ adds the places only up to $${t - 2}$.`,
    },
    {
      misconception: 'sum_not_halved',
      at: 'steps',
      wrongly: ({ t }) => q(t * (t - 1)),
      words: ({ t }) => `$${t} \\times ${t - 1}$ is twice the sum of the places.`,
    },
    {
      misconception: 'first_value_one_time_less',
      at: 'linear',
      wrongly: ({ a, t }) => q(a * (t - 1)),
      words: ({ a, t }) => `The value $${a}$ is added in $${t - 1}$ steps and also stands at the beginning.`,
    },
    {
      misconception: 'square_of_the_place',
      at: 'steps',
      wrongly: ({ t }) => q(t * t),
      words: ({ t }) => `$${t}^2$ was taken for the sum of the places.`,
    },
    {
      misconception: 'factor_left_out',
      at: 'factor',
      wrongly: () => q(1),
      words: ({ c }) => `The factor $${c}$ of the extra term was left out.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'An additive rule with an extra product: the function is not proportional.',
  approach: () => 'One step at a time: the increments grow evenly, so their sum is that of a progression.',
  faster: ({ a, c, t }) =>
    `Pairs of units: $${t}$ of them give $${t} \\times ${a}$, and each of the $\\binom{${t}}{2}$ pairs adds $${c}$.`,
  check: ({ a, c }) =>
    `$f(2) = 2 \\times ${a} + ${c} = ${2 * a + c}$ and $f(4) = 2 \\times ${2 * a + c} + ${4 * c} = ${4 * a + 6 * c}$, as the formula gives.`,
  principle: 'With an extra term in xy, put y = 1: the steps form an arithmetic progression.',
  verify: ({ a, c, t }) => {
    let value = a;
    for (let x = 1; x < t; x += 1) value += a + c * x;
    return q(value);
  },
});

const powerRule = form({
  form: 'power-from-one-value',
  band: 'Medium',
  seconds: 75,
  also: ['AL.IND.1'],
  suits: ({ e, r, a }: Later) => e > 1 && r <= 4 && a > 1,
  stem: ({ e, r, a, way }: Later) => {
    const [given, asked] = [r * r, r ** a];
    return way
      ? `A function with positive values satisfies $f(xy) = f(x)f(y)$ for all positive $x, y$, and $f(${given}) = ${r ** e === r ? r : power(r, e)}$. If $f(${asked}) \\cdot f\\left(\\frac{1}{${r}}\\right) = ${r}^k$, what is $k$?`
      : `Let $f(xy) = f(x)f(y)$ for positive numbers, with positive values and $f(${given}) = ${power(r, e)}$. Writing $f(${asked}) \\div f(${r})$ as a power of $${r}$, what is the exponent?`;
  },
  path: path<Later>()
    .quiet('given', ({ e }) => q(e))
    .step(
      'one',
      (_p, { given }) => given.div(2),
      'The given argument is a square, so its value is the square of the value at the root. Find the exponent there.',
      ({ r, e }, { one }) => `f(${r})^2 = ${r}^{${e}}, \\quad f(${r}) = ${r}^{${fractionTex(one)}}`,
    )
    .quiet('factors', ({ a }) => q(a - 1))
    .step(
      'k',
      (_p, { one, factors }) => one.mul(factors),
      'Dividing by one factor leaves a power of the root; every factor adds this exponent.',
      ({ a, r }, { one, factors, k }) =>
        `f(${r}^{${a}}) \\div f(${r}) = f(${r})^{${factors}}, \\quad k = ${factors} \\times ${fractionTex(one)} = ${fractionTex(k)}`,
    ),
  slips: [
    {
      misconception: 'quotient_ignored',
      at: 'factors',
      wrongly: ({ a }) => q(a),
      words: ({ a, r }) =>
        `$${a}$ factors belong to the first value alone; dividing by $f(${r})$ removes one.`,
    },
    {
      misconception: 'reciprocal_adds_a_factor',
      at: 'factors',
      wrongly: ({ a }) => q(a + 1),
      words: ({ r }) =>
        `The value at $\\frac{1}{${r}}$ is the reciprocal of the value at $${r}$; it removes a factor and does not add one.`,
    },
    {
      misconception: 'square_not_undone',
      at: 'one',
      wrongly: (_p, { given }) => given,
      words: ({ r }, { given }) =>
        `The exponent $${given}$ belongs to $${r * r}$, which is two factors of $${r}$.`,
    },
    {
      misconception: 'exponent_doubled',
      at: 'one',
      wrongly: (_p, { given }) => given.mul(2),
      words: (_p, { given }) => `The exponent $${given}$ was doubled instead of halved.`,
    },
    {
      misconception: 'reports_one_factor',
      gives: 'one',
      words: ({ r }, { one }) => `$${fractionTex(one)}$ is the exponent of $f(${r})$.`,
    },
    {
      misconception: 'two_factors_removed',
      at: 'factors',
      wrongly: ({ a }) => (a > 2 ? q(a - 2) : null),
      words: () => 'Two factors were removed, as for the square; only one is divided out.',
    },
    {
      misconception: 'exponents_added',
      at: 'k',
      wrongly: (_p, { one, factors }) => one.add(factors),
      words: (_p, { one, factors }) =>
        `$${fractionTex(one)} + ${factors}$ adds the exponents of a power of a power; they multiply.`,
    },
  ],
  show: value => `$${fractionTex(value)}$`,
  plausible: value => value.valueOf() > 0 && value.d <= 2n,
  snapRead: () =>
    'Products of arguments give products of values: the function is a power, and exponents are all that matters.',
  approach: () => 'Write every argument as a power of one number; its value then gives all others.',
  faster: ({ e, a }) =>
    `On exponents the rule is proportional: $2$ goes to $${e}$, so $${a} - 1$ goes to $\\frac{${e}}{2} \\times ${a - 1}$.`,
  check: ({ r, e }) =>
    `$f(x) = x^{${fractionTex(q(e, 2))}}$ fits: $${r * r}^{${fractionTex(q(e, 2))}} = ${r}^{${e}}$.`,
  principle: 'If f(xy) = f(x)f(y), exponents of the arguments and of the values are proportional.',
  verify: ({ e, r, a }) =>
    q(Math.round((2 * Math.log((r ** a) ** (e / 2) * (1 / r) ** (e / 2))) / Math.log(r)), 2),
});

/** AL.FUN.3 Medium: the rule, and one step more. */
export const rulesContinued: readonly AnyTemplate[] = situation<Later>({
  type: 'AL.FUN.3',
  situation: 'rule-continued',
  draw: draw => ({
    r: draw.int(2, 5),
    n: draw.int(3, 8),
    a: draw.int(1, 9),
    c: draw.int(2, 7),
    e: draw.int(1, 9),
    t: draw.int(5, 16),
    k: draw.int(2, 5),
    way: draw.chance(0.5),
  }),
  forms: [geometricSum, extraProduct, powerRule],
});

interface Whole {
  /** f(2) and f(3) with f(2)^i f(3)^j = value. */
  u: number;
  v: number;
  i: number;
  j: number;
  total: number;
  c: number;
  a: number;
  limit: number;
  way: boolean;
}

const isPower = (value: number, e: number) => Math.round(value ** (1 / e)) ** e === value;
const multiplicativePairs = ({ u, v, i, j }: Whole) => {
  const value = u ** i * v ** j;
  const list: [number, number][] = [];
  for (let x = 1; x ** i <= value; x += 1)
    if (value % x ** i === 0 && isPower(value / x ** i, j))
      list.push([x, Math.round((value / x ** i) ** (1 / j))]);
  return list;
};
const additivePairs = ({ i, j, total }: Whole) => {
  const list: [number, number][] = [];
  for (let x = 0; i * x <= total; x += 1) if ((total - i * x) % j === 0) list.push([x, (total - i * x) / j]);
  return list;
};

const possibleValues = form({
  form: 'integer-values-product',
  band: 'Hard',
  also: ['NS.FAC.1'],
  seconds: 110,
  entry: true,
  suits: p =>
    p.i > 1 &&
    p.j === 1 &&
    p.u > 1 &&
    p.v > 1 &&
    p.u ** p.i * p.v < 3000 &&
    multiplicativePairs(p).length >= 2 &&
    multiplicativePairs(p).length <= 4,
  stem: p => {
    const [value, argument, asked] = [p.u ** p.i * p.v ** p.j, 2 ** p.i * 3 ** p.j, 6];
    return p.way
      ? `A function takes positive integers to positive integers, and $f(xy) = f(x)f(y)$ always. If $f(${argument}) = ${value}$, what is the sum of all possible values of $f(${asked})$?`
      : `Positive integers are coded by positive integers so that the code of a product is the product of the codes. The code of $${argument}$ is $${value}$. Find the sum of all values that the code of $${asked}$ can have.`;
  },
  path: path<Whole>()
    .step(
      'value',
      ({ u, v, i, j }) => q(u ** i * v ** j),
      'Factorise the argument and write its value with the values at $2$ and $3$.',
      ({ i, j }, { value }) => `f(2)^{${i}} f(3)${j === 1 ? '' : `^{${j}}`} = ${value}`,
    )
    .quiet('tooMany', () => q(0))
    .step(
      'first',
      p => q(multiplicativePairs(p).length),
      'The value at $2$ must be an integer whose power divides this; list all of them with the value at $3$.',
      p =>
        multiplicativePairs(p)
          .map(([x, y]) => `(${x}, ${y})`)
          .join(', \\ '),
    )
    .step(
      'sum',
      (p, { tooMany }) =>
        multiplicativePairs(p)
          .reduce((s, [x, y]) => s.add(x * y), q(0))
          .add(tooMany),
      'Multiply the two values of each pair and add.',
      (p, { sum }) =>
        `${multiplicativePairs(p)
          .map(([x, y]) => `${x * y}`)
          .join(' + ')} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'value_one_forgotten',
      at: 'sum',
      wrongly: (_p, { sum, value }) => sum.sub(value),
      words: (_p, { value }) => `$f(2) = 1$ is possible as well, with $f(3) = ${value}$.`,
    },
    {
      misconception: 'only_one_pair',
      at: 'sum',
      wrongly: ({ u, v }) => q(u * v),
      words: ({ u, v }) => `Only the pair $(${u}, ${v})$ was used; there are others.`,
    },
    {
      misconception: 'greatest_only',
      gives: 'value',
      words: (_p, { value }) => `$${value}$ is one of the possible values, not their sum.`,
    },
    {
      misconception: 'values_at_six_added',
      at: 'sum',
      wrongly: p => q(multiplicativePairs(p).reduce((s, [x, y]) => s + x + y, 0)),
      words: () => 'The values at $2$ and $3$ were added; at $6$ they are multiplied.',
    },
    {
      misconception: 'last_pair_dropped',
      at: 'sum',
      wrongly: p =>
        q(
          multiplicativePairs(p)
            .slice(0, -1)
            .reduce((s, [x, y]) => s + x * y, 0),
        ),
      words: p => `The pair $(${multiplicativePairs(p).at(-1)?.join(', ')})$ is missing.`,
    },
    {
      misconception: 'exponent_forgotten',
      at: 'sum',
      wrongly: (p, { sum }) => sum.add(p.u * p.v),
      words: ({ u, v }) => `The pair $(${u}, ${v})$ was counted twice.`,
    },
    {
      misconception: 'given_value_for_each_pair',
      at: 'sum',
      wrongly: (_p, { value, first }) => value.mul(first),
      words: (_p, { value }) =>
        `Every pair gives $${value}$ at the given argument; at $6$ the pairs give different values.`,
    },
    {
      misconception: 'square_roots_of_divisors',
      at: 'sum',
      wrongly: p => q(multiplicativePairs(p).reduce((s, [x, y]) => s + x * x * y, 0)),
      words: () => 'The values were formed for $12$ instead of $6$: the factor $2$ was used twice.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'A multiplicative rule with whole values: one value restricts the values at the primes but does not fix them.',
  approach: () =>
    'The values at $2$ and $3$ are unknown integers with a given product of powers. List them by the one with the larger exponent.',
  faster: (p, { value }) =>
    `Only cubes or squares dividing $${value}$ matter: $f(6) = \\frac{${value}}{f(2)^{${p.i - 1}}}$ for each $f(2)$ in $${multiplicativePairs(
      p,
    )
      .map(([x]) => x)
      .join(', ')}$.`,
  check: p =>
    `Each pair gives the value: ${multiplicativePairs(p)
      .map(([x, y]) => `$${x}^{${p.i}} \\times ${y}$`)
      .join(', ')} are all $${p.u ** p.i * p.v ** p.j}$.`,
  principle:
    'Under f(xy) = f(x)f(y) the values at primes decide all; for integers they must be found by divisibility.',
  verify: ({ u, v, i, j }) => {
    const target = u ** i * v ** j;
    let sum = 0;
    for (let x = 1; x <= target; x += 1)
      for (let y = 1; y <= target / x ** i; y += 1) if (x ** i * y ** j === target) sum += x * y;
    return q(sum);
  },
});

const weights = form({
  form: 'integer-values-sum',
  revision: 2,
  band: 'Medium',
  also: ['AL.DIO.1'],
  seconds: 85,
  entry: true,
  suits: p => p.i !== p.j && additivePairs(p).length >= 3 && additivePairs(p).length < 9,
  stem: p =>
    p.way
      ? `A function takes positive integers to non-negative integers, with $f(xy) = f(x) + f(y)$ for all of them. If $f(${2 ** p.i * 3 ** p.j}) = ${p.total}$, what is the difference between the greatest and the least possible value of $f(6)$?`
      : `Every positive integer gets a whole weight, zero allowed, so that the weight of a product is the sum of the weights. The weight of $${2 ** p.i * 3 ** p.j}$ is $${p.total}$. Over what range (greatest minus least) can the weight of $6$ vary?`,
  path: path<Whole>()
    .step(
      'count',
      p => q(additivePairs(p).length),
      'Factorise: with $a = f(2)$ and $b = f(3)$ this is an equation in integers. List its solutions.',
      ({ i, j, total, ...p }) =>
        `${i === 1 ? '' : i}a + ${j === 1 ? '' : j}b = ${total}: \\quad (a, b) = ${additivePairs({
          i,
          j,
          total,
          ...p,
        })
          .map(([x, y]) => `(${x}, ${y})`)
          .join(', \\ ')}`,
    )
    .step(
      'greatest',
      p => q(Math.max(...additivePairs(p).map(([x, y]) => x + y))),
      'The value at $6$ is the sum of the two. It is greatest where the prime with the smaller exponent has most.',
      (_p, { greatest }) => `f(6) = a + b \\le ${greatest}`,
    )
    .step(
      'least',
      p => q(Math.min(...additivePairs(p).map(([x, y]) => x + y))),
      'It is least at the other end of the list.',
      (_p, { least }) => `a + b \\ge ${least}`,
    )
    .step(
      'range',
      (_p, { greatest, least }) => greatest.sub(least),
      'Subtract.',
      (_p, { greatest, least, range }) => `${greatest} - ${least} = ${range}`,
    ),
  slips: [
    {
      misconception: 'greatest_only',
      gives: 'greatest',
      words: (_p, { greatest }) => `$${greatest}$ is the greatest value; the least has not been subtracted.`,
    },
    {
      misconception: 'least_only',
      gives: 'least',
      words: (_p, { least }) => `$${least}$ is the least value of $f(6)$.`,
    },
    {
      misconception: 'zero_not_allowed',
      at: 'least',
      wrongly: p => {
        const inner = additivePairs(p).filter(([x, y]) => x > 0 && y > 0);
        return inner.length < additivePairs(p).length && inner.length > 1
          ? q(Math.min(...inner.map(([x, y]) => x + y)))
          : null;
      },
      words: () => 'The least value was looked for among positive weights only; zero is allowed.',
    },
    {
      misconception: 'zero_not_allowed',
      at: 'greatest',
      wrongly: p => {
        const inner = additivePairs(p).filter(([x, y]) => x > 0 && y > 0);
        return inner.length < additivePairs(p).length && inner.length > 1
          ? q(Math.max(...inner.map(([x, y]) => x + y)))
          : null;
      },
      words: () => 'The greatest value was looked for among positive weights only; zero is allowed.',
    },
    {
      misconception: 'fractions_allowed',
      at: 'greatest',
      wrongly: ({ i, j, total }) =>
        total % Math.min(i, j) === 0 ? null : q(Math.ceil(total / Math.min(i, j))),
      words: ({ total, i, j }) =>
        `$\\frac{${total}}{${Math.min(i, j)}}$ was rounded up for the greatest value; the equation has to hold exactly.`,
    },
    {
      misconception: 'exponents_ignored',
      at: 'greatest',
      wrongly: ({ i, j, total }) => (Math.min(i, j) === 1 ? null : q(total)),
      words: ({ total, i, j }) =>
        `The value at $6$ was allowed to rise to $${total}$, but each of its two parts counts at least $${Math.min(i, j)}$ times in $${total}$.`,
    },
    {
      misconception: 'one_solution_missed',
      at: 'range',
      wrongly: ({ i, j }, { range }) => range.sub(Math.abs(i - j)),
      words: () => 'One end of the list of solutions was missed.',
    },
    {
      misconception: 'one_solution_too_many',
      at: 'range',
      wrongly: ({ i, j }, { range }) => range.add(Math.abs(i - j)),
      words: () => 'One step beyond the end of the list was counted, where a weight would be negative.',
    },
    {
      misconception: 'counts_the_solutions',
      gives: 'count',
      words: (_p, { count }) => `$${count}$ is the number of possible values, not the range.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'An additive rule on products with whole values: an equation in two integers, and the extremes of their sum.',
  approach: () => 'Factorise, list the integer solutions, and compare the sums at the two ends of the list.',
  faster: ({ i, j }) =>
    `From one solution to the next the sum changes evenly, since $a$ moves by $${j}$ and $b$ by $${i}$ (or less, with a common factor): only the two ends matter.`,
  check: p =>
    `The values of $f(6)$ are $${additivePairs(p)
      .map(([x, y]) => x + y)
      .join(', ')}$.`,
  principle:
    'Under f(xy) = f(x) + f(y) one value gives an equation in the values at primes; integers limit it.',
  verify: ({ i, j, total }) => {
    const sums: number[] = [];
    for (let x = 0; x <= total; x += 1)
      for (let y = 0; y <= total; y += 1) if (i * x + j * y === total) sums.push(x + y);
    return q(Math.max(...sums) - Math.min(...sums));
  },
});

const small = ({ a, c, limit }: Pick<Whole, 'a' | 'c' | 'limit'>) => {
  let count = 0;
  for (let n = -200; n <= 200; n += 1) if (a * n + (c * n * (n - 1)) / 2 <= limit) count += 1;
  return count;
};

const countBelow = form({
  form: 'integers-with-small-values',
  band: 'Hard',
  also: ['AL.INQ.3'],
  seconds: 110,
  entry: true,
  suits: ({ a, c, limit }: Whole) => {
    const count = small({ a, c, limit });
    return a < 0 && limit * 2 > c && count !== limit && count !== Math.abs(2 * a + c);
  },
  stem: ({ a, c, limit, way }: Whole) => {
    const two = 2 * a + c;
    return way
      ? `For all integers, $f(x + y) = f(x) + f(y) + ${c}xy$, and $f(2) = ${two}$. For how many integers $n$ is $f(n) \\le ${limit}$?`
      : `A function on the integers satisfies $f(x + y) - f(x) - f(y) = ${c}xy$ and $f(2) = ${two}$. How many integers $n$ have $f(n)$ not greater than $${limit}$?`;
  },
  path: path<Whole>()
    .step(
      'one',
      ({ a }) => q(a),
      'Find the value at $1$ from the value at $2$.',
      ({ c, a }, { one }) => `2f(1) + ${c} = ${2 * a + c}, \\quad f(1) = ${one}`,
    )
    .quiet('half', ({ c }) => q(c, 2))
    .quiet('linear', (_p, { one, half }) => one.sub(half))
    .step(
      'least',
      ({ limit }, { half, linear }) =>
        q(
          Math.ceil(
            (-linear.valueOf() - Math.sqrt(linear.valueOf() ** 2 + 4 * half.valueOf() * limit)) /
              (2 * half.valueOf()) -
              1e-9,
          ),
        ),
      'Steps of one make the function quadratic. Solve the inequality for the least integer.',
      ({ limit }, { half, linear, least }) =>
        `f(n) = ${half.equals(1) ? '' : half}n^2 ${linear.s < 0n ? '-' : '+'} ${linear.abs()}n \\le ${limit}, \\quad n \\ge ${least}`,
    )
    .step(
      'most',
      ({ limit }, { half, linear }) =>
        q(
          Math.floor(
            (-linear.valueOf() + Math.sqrt(linear.valueOf() ** 2 + 4 * half.valueOf() * limit)) /
              (2 * half.valueOf()) +
              1e-9,
          ),
        ),
      'And for the greatest.',
      (_p, { most }) => `n \\le ${most}`,
    )
    .step(
      'count',
      (_p, { least, most }) => most.sub(least).add(1),
      'Count the integers between, negative ones and zero included.',
      (_p, { least, most, count }) => `${most} - (${least}) + 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'positive_integers_only',
      at: 'least',
      wrongly: () => q(1),
      words: (_p, { most }) =>
        `Only $1$ to $${most}$ are counted; zero and negative integers satisfy the condition too.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least),
      words: (_p, { least, most }) =>
        `From $${least}$ to $${most}$ there is one integer more than the difference.`,
    },
    {
      misconception: 'half_not_taken',
      at: 'half',
      wrongly: ({ c }) => q(c),
      words: ({ c }) => `The coefficient of $n^2$ is half of $${c}$: each pair of units adds $${c}$ once.`,
    },
    {
      misconception: 'linear_part_from_the_value_at_two',
      at: 'one',
      wrongly: ({ a, c }) => q(2 * a + c, 2),
      words: () => 'The value at $1$ was taken as half of the value at $2$, without the extra term.',
    },
    {
      misconception: 'one_beyond_an_end',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).add(2),
      words: (_p, { least, most }) => `One integer outside $${least}$ to $${most}$ was counted.`,
    },
    {
      misconception: 'half_taken_twice',
      at: 'half',
      wrongly: ({ c }) => q(c, 4),
      words: ({ c }) => `A quarter of $${c}$ was taken as the coefficient of $n^2$; it is half.`,
    },
    {
      misconception: 'both_ends_passed',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).add(3),
      words: (_p, { least, most }) =>
        `The integers next to $${least}$ and $${most}$ on the outside were counted as well.`,
    },
    {
      misconception: 'correction_of_linear_part_forgotten',
      at: 'linear',
      wrongly: (_p, { one }) => one,
      words: (_p, { one }) =>
        `The linear coefficient is not $f(1) = ${one}$: the quadratic term has its share in $f(1)$.`,
    },
    {
      misconception: 'both_ends_left_out',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).sub(1),
      words: (_p, { least, most }) =>
        `$${least}$ and $${most}$ satisfy the condition and belong to the count.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'An additive rule with an extra product hides a quadratic; then an inequality in integers.',
  approach: () =>
    'Find the value at one, write the function as a quadratic, and count the integers of the inequality.',
  faster: ({ a, c, limit }) =>
    `$f(n) = ${a === -1 ? '-' : a}n + ${c} \\cdot \\frac{n(n - 1)}{2}$: walk from $n = 0$ in both directions until the value passes $${limit}$.`,
  check: ({ a, c }, { least, most }) => {
    const f = (n: number) => a * n + (c * n * (n - 1)) / 2;
    return `$f(${least}) = ${f(least.valueOf())}$, $f(${most}) = ${f(most.valueOf())}$, and outside $f(${least.sub(1)}) = ${f(least.valueOf() - 1)}$, $f(${most.add(1)}) = ${f(most.valueOf() + 1)}$.`;
  },
  principle: 'An extra term in xy makes the function quadratic: half its coefficient belongs to the square.',
  verify: p => q(small(p)),
});

/** AL.FUN.3 Hard: whole values, or whole arguments, of a rule. */
export const wholeValues: readonly AnyTemplate[] = situation<Whole>({
  type: 'AL.FUN.3',
  situation: 'whole-values',
  draw: draw => ({
    u: draw.int(2, 6),
    v: draw.int(2, 24),
    i: draw.int(1, 4),
    j: draw.int(1, 3),
    total: draw.int(9, 34),
    c: draw.pick([2, 4, 6, 8]),
    a: draw.int(-12, -1),
    limit: draw.int(5, 90),
    way: draw.chance(0.5),
  }),
  forms: [possibleValues, weights, countBelow],
});
