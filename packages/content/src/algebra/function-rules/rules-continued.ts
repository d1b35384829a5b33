import { path } from '../../path.ts';
import { fractionTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

const power = (b: number, e: number) => (e === 1 ? `${b}` : `${b}^{${e}}`);

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
  revision: 2,
  band: 'Medium',
  seconds: 65,
  also: ['AL.SEQ.2'],
  suits: ({ r, n, a }: Later) => r ** n < 3000 && a > 1,
  stem: ({ r, n, k, way }: Later) => {
    const from = k;
    const sum = (r ** from * (r ** n - 1)) / (r - 1);
    return way
      ? `A function satisfies $f(x + y) = f(x)f(y)$ for all positive integers $x$ and $y$, and $f(1) = ${r}$. If $f(${from}) + f(${from + 1}) + \\dots + f(m) = ${sum}$, what is $m$?`
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
  revision: 5,
  band: 'Medium',
  seconds: 85,
  also: ['AL.SEQ.8'],
  stem: ({ a, c, t, way }: Later) =>
    way
      ? `For all integers $x$ and $y$, $f(x + y) = f(x) + f(y) + ${c}xy$. If $f(2) = ${2 * a + c}$, what is $f(-${t})$?`
      : `For every integer $n$ a machine returns a number $g(n)$ such that $g(x + y) = g(x) + g(y) + ${c}xy$ for all integers $x$ and $y$. If it returns $${2 * a + c}$ for $2$, what does it return for $-${t}$?`,
  suits: ({ t }) => t > 4 && t < 13,
  path: path<Later>()
    .quiet('given', ({ a, c }) => q(2 * a + c))
    .quiet('extra', ({ c }) => q(c))
    .step(
      'one',
      (_p, { given, extra }) => given.sub(extra).div(2),
      'Put $x = y = 1$ to find the value at $1$.',
      (_p, { given, extra, one }) => `${given} = 2f(1) + ${extra}, \\quad f(1) = ${fractionTex(one)}`,
    )
    .quiet('steps', ({ t }) => q((t * (t - 1)) / 2))
    .step(
      'up',
      ({ t, c }, { one, steps }) => one.mul(t).add(steps.mul(c)),
      'With $y = 1$ each step adds the first value and a multiple of the place reached. Add the steps up to the opposite of the number asked.',
      ({ t, c }, { one, steps, up }) =>
        `1 + 2 + \\dots + ${t - 1} = ${steps}, \\quad f(${t}) = ${t} \\times ${fractionTex(one)} + ${c} \\times ${steps} = ${fractionTex(up)}`,
    )
    .quiet('square', ({ c, t }) => q(c * t * t))
    .step(
      'value',
      (_p, { up, square }) => square.sub(up),
      'A number and its opposite make $0$, where the value is $0$. The extra term is negative for them.',
      ({ c, t }, { up, square, value }) =>
        `0 = f(${t}) + f(-${t}) - ${c} \\times ${t}^2, \\quad f(-${t}) = ${square} - ${fractionTex(up)} = ${fractionTex(value)}`,
    ),
  slips: [
    {
      misconception: 'taken_as_even',
      gives: 'up',
      words: ({ t }, { up }) =>
        `$${fractionTex(up)}$ is the value at $${t}$; the function is not the same on both sides of $0$.`,
    },
    {
      misconception: 'one_step_too_many',
      at: 'steps',
      wrongly: ({ t }) => q((t * (t + 1)) / 2),
      words: ({ t }, { steps }) =>
        `$${steps}$ adds the places up to $${t}$; the last step starts at $${t - 1}$.`,
    },
    {
      misconception: 'extra_term_ignored',
      at: 'extra',
      wrongly: () => q(0),
      words: (_p, { given, one }) =>
        `$f(1) = ${fractionTex(one)}$ is half of $${given}$; the extra term of the rule has to come off first.`,
    },
    {
      misconception: 'square_without_factor',
      at: 'square',
      wrongly: ({ t }) => q(t * t),
      words: ({ c, t }) => `$${t}^2$ was used for the extra term; its factor $${c}$ is missing.`,
    },
    {
      misconception: 'one_step_too_few',
      at: 'steps',
      wrongly: ({ t }) => q(((t - 1) * (t - 2)) / 2),
      words: ({ t }, { steps }) => `$${steps}$ adds the places only up to $${t - 2}$.`,
    },
    {
      misconception: 'square_doubled',
      at: 'square',
      wrongly: ({ c, t }) => q(2 * c * t * t),
      words: ({ c, t }) => `Twice $${c} \\times ${t}^2$ was used for the extra term, which arises once.`,
    },
    {
      misconception: 'given_value_taken_for_the_first',
      at: 'one',
      wrongly: (_p, { given }) => given,
      words: (_p, { given }) => `$${given}$ is the value at $2$, but it was used as the value at $1$.`,
    },
  ],
  show: value => `$${fractionTex(value)}$`,
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'An additive rule with an extra product, one value at $2$, and a negative number: first back to $1$, then across $0$.',
  approach: () =>
    'Find the first value, climb to the positive number in even steps, and use that a number and its opposite add up to $0$.',
  faster: ({ a, c, t }) =>
    `The rule hides a quadratic: $f(n) = ${fractionTex(q(c, 2))}n^2 ${2 * a - c < 0 ? '-' : '+'} ${fractionTex(q(Math.abs(2 * a - c), 2))}n$, to be taken at $-${t}$.`,
  check: ({ a, c, t }, { value }) =>
    `Stepping down from $f(0) = 0$: $f(-1) = ${c - a}$, since $f(-1) + ${a} - ${c} = 0$, and $f(-2) = 2 \\times (${c - a}) + ${c} = ${3 * c - 2 * a}$; going on in the same way leads to $f(-${t}) = ${fractionTex(value)}$.`,
  principle: 'With an extra term in xy, put y = 1 for steps and y = -x for the opposite.',
  verify: ({ a, c, t }) => {
    // One step down from n to n - 1: f(n) = f(n - 1) + f(1) + c(n - 1).
    let value = 0;
    for (let n = 0; n > -t; n -= 1) value = value - a - c * (n - 1);
    return q(value);
  },
});

const powerRule = form({
  form: 'power-from-one-value',
  revision: 5,
  likely: true,
  band: 'Medium',
  seconds: 80,
  also: ['AL.IND.1', 'AL.LIN.1'],
  suits: ({ e, a }: Later) => e !== a,
  stem: ({ e, r, a, way }: Later) => {
    const [first, second] = [2 * e + a, e + 2 * a];
    return way
      ? `A function with positive values satisfies $f(xy) = f(x)f(y)$ for all positive $x, y$. If $f(12) = ${power(r, first)}$, $f(18) = ${power(r, second)}$ and $f(72) = ${r}^k$, what is $k$?`
      : `For all positive numbers $x$ and $y$ the values of $f$ are positive and $f(xy) = f(x)f(y)$. It is given that $f(12) = ${power(r, first)}$ and $f(18) = ${power(r, second)}$. If $f(48)$ is written as a power of $${r}$, what is the exponent?`;
  },
  path: path<Later>()
    .quiet('first', ({ e, a }) => q(2 * e + a))
    .quiet('second', ({ e, a }) => q(e + 2 * a))
    .step(
      'six',
      (_p, { first, second }) => first.add(second).div(3),
      'Multiply the two values: the product of the arguments is a cube. Let $u$ and $v$ be the exponents at $2$ and $3$, and find their sum.',
      (_p, { first, second, six }) =>
        `12 \\times 18 = 6^3: \\quad 3(u + v) = ${first} + ${second}, \\quad u + v = ${fractionTex(six)}`,
    )
    .step(
      'two',
      (_p, { first, six }) => first.sub(six),
      'Dividing $12$ by $6$ leaves $2$: take the difference of the exponents, and the rest of the sum for $3$.',
      (_p, { first, six, two }) =>
        `u = ${first} - ${fractionTex(six)} = ${fractionTex(two)}, \\quad v = ${fractionTex(six)} - (${fractionTex(two)}) = ${fractionTex(six.sub(two))}`,
    )
    .quiet('times', ({ way }) => q(way ? 3 : 4))
    .quiet('others', ({ way }) => q(way ? 2 : 1))
    .step(
      'k',
      (_p, { six, two, times, others }) => two.mul(times).add(six.sub(two).mul(others)),
      'Write the argument asked with these factors, and add their exponents.',
      ({ way }, { six, two, times, others, k }) =>
        `${way ? '72 = 2^3 \\times 3^2' : '48 = 2^4 \\times 3'}: \\quad ${times} \\times ${fractionTex(two)} + ${others} \\times ${fractionTex(six.sub(two))} = ${fractionTex(k)}`,
    ),
  slips: [
    {
      misconception: 'factors_exchanged',
      at: 'k',
      wrongly: (_p, { six, two, times, others }) => two.mul(others).add(six.sub(two).mul(times)),
      words: (_p, { six, two }) =>
        `The exponents $${fractionTex(two)}$ of $2$ and $${fractionTex(six.sub(two))}$ of $3$ were exchanged.`,
    },
    {
      misconception: 'one_factor_missed',
      at: 'times',
      wrongly: ({ way }) => q(way ? 2 : 3),
      words: ({ way }, { times }) =>
        `Only $${times}$ factors $2$ were counted in $${way ? 72 : 48}$; there is one more.`,
    },
    {
      misconception: 'one_factor_too_many',
      at: 'others',
      wrongly: ({ way }) => q(way ? 3 : 2),
      words: ({ way }, { others }) =>
        `$${others}$ factors $3$ were counted in $${way ? 72 : 48}$; there is one less.`,
    },
    {
      misconception: 'exponents_added',
      at: 'k',
      wrongly: (_p, { first, second }) => first.add(second),
      words: (_p, { first, second, k }) => `$${first} + ${second} = ${k}$ belongs to $12 \\times 18 = 216$.`,
    },
    {
      misconception: 'proportional_to_the_argument',
      at: 'k',
      wrongly: ({ way }, { first }) => first.mul(way ? 6 : 4),
      words: ({ way }, { first }) =>
        `$${first}$ was multiplied by $${way ? 6 : 4}$ because the argument is that many times $12$; the exponents follow its factors.`,
    },
    {
      misconception: 'one_factor_too_many',
      at: 'times',
      wrongly: ({ way }) => q(way ? 4 : 5),
      words: ({ way }, { times }) =>
        `$${times}$ factors $2$ were counted in $${way ? 72 : 48}$; there is one less.`,
    },
    {
      misconception: 'cube_taken_for_square',
      at: 'six',
      wrongly: (_p, { first, second }) => first.add(second).div(2),
      words: (_p, { first, second, six }) =>
        `Half of $${first} + ${second}$, that is $${fractionTex(six)}$, was given to $6$; $12 \\times 18$ is its cube and not its square.`,
    },
    {
      misconception: 'one_factor_missed',
      at: 'others',
      wrongly: ({ way }) => q(way ? 1 : 0),
      words: ({ way }, { others }) =>
        `Only $${others}$ factors $3$ were counted in $${way ? 72 : 48}$; there is one more.`,
    },
  ],
  show: value => `$${fractionTex(value)}$`,
  plausible: value => value.valueOf() > 0 && value.d <= 2n,
  snapRead: () =>
    'Products of arguments give products of values, and two values are known: two unknown exponents, at $2$ and at $3$.',
  approach: () =>
    'Factorise the arguments. On exponents the rule is additive, so two values make two linear equations for the exponents at the primes.',
  faster: ({ way, e, a }) =>
    way
      ? `$72 = 12 \\times 6$, and $6^3 = 12 \\times 18$: $k = ${2 * e + a} + \\frac{${2 * e + a} + ${e + 2 * a}}{3}$.`
      : `$48 = 12^3 \\div 36$ and $36^3 = (12 \\times 18)^2$: the exponent is $3 \\times ${2 * e + a} - \\frac{2}{3}(${2 * e + a} + ${e + 2 * a})$.`,
  check: (_p, { first, second, six, two }) =>
    `$2 \\times ${fractionTex(two)} + ${fractionTex(six.sub(two))} = ${first}$ and $${fractionTex(two)} + 2 \\times ${fractionTex(six.sub(two))} = ${second}$, the exponents at $12$ and $18$.`,
  principle:
    'If f(xy) = f(x)f(y), the exponents of the values add up over the prime factors of the argument.',
  verify: ({ e, a, way }) => {
    for (let u = 0; u <= 40; u += 1)
      for (let v = 0; v <= 40; v += 1)
        if (2 * u + v === 2 * e + a && u + 2 * v === e + 2 * a) return q(way ? 3 * u + 2 * v : 4 * u + v);
    throw new Error('no exponents fit');
  },
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
