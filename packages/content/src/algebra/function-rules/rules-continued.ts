import { path } from '../../path.ts';
import { fractionTex, numberTex, plain } from '../../show.ts';
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
  band: 'Medium',
  seconds: 65,
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
  revision: 2,
  band: 'Medium',
  seconds: 65,
  also: ['AL.SEQ.8'],
  stem: ({ a, c, t, way }: Later) =>
    way
      ? `For all integers, $f(x + y) = f(x) + f(y) + ${c}xy$. If $f(1) = ${a}$, what is $f(${t})$?`
      : `A machine answers every integer $n$ with a number $g(n)$, and always $g(x + y) = g(x) + g(y) + ${c}xy$. It answers $1$ with $${a}$. What does it answer $${t}$ with?`,
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
  revision: 3,
  apart: true,
  likely: true,
  band: 'Medium',
  seconds: 65,
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
      words: ({ a }, { factors }) =>
        `Two factors were removed, as for the square; only one is divided out. Here $${numberTex(a)} - 2 = ${numberTex(factors)}$.`,
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
