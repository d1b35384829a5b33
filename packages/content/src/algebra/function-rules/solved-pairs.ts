import { path } from '../../path.ts';
import { addedTex, fractionTex, numberTex } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Solved {
  a: number;
  b: number;
  c: number;
  k: number;
  /** f at t and s − t; the right side is cx² . */
  s: number;
  t: number;
  /** f(x) = base^x / (base^x + root). */
  root: number;
  n: number;
  way: boolean;
}

const size = (n: number) => (n === 1 ? '' : String(n));
const shown = (value: Parameters<typeof fractionTex>[0]) => `$${fractionTex(value)}$`;

const sumOfX = form({
  form: 'sum-of-arguments',
  band: 'Medium',
  seconds: 70,
  suits: ({ a, b, c }: Solved) => a < b && c > 1,
  stem: ({ a, b, c, k, way }: Solved) =>
    way
      ? `For all non-zero real $x$, $${size(a)}f(x) + ${b}f\\left(\\frac{1}{x}\\right) = ${c}x$. What is the sum of all real $x$ with $f(x) = ${k}$?`
      : `A function defined for $x \\ne 0$ satisfies $${size(a)}f(x) + ${b}f\\left(\\frac{1}{x}\\right) = ${c}x$. Find the sum of the solutions of the equation $f(x) = ${k}$.`,
  path: path<Solved>()
    .quiet('under', ({ a, b }) => q(b * b - a * a))
    .step(
      'reciprocal',
      ({ b, c }) => q(b * c),
      'Replace $x$ by its reciprocal and eliminate the value there.',
      ({ a, b, c }, { under }) =>
        `(${b * b} - ${a * a})f(x) = \\frac{${b * c}}{x} - ${a * c}x, \\quad f(x) = \\frac{1}{${under}}\\left(\\frac{${b * c}}{x} - ${a * c}x\\right)`,
    )
    .quiet('direct', ({ a, c }) => q(a * c))
    .quiet('middle', ({ k }, { under }) => under.mul(k))
    .step(
      'sum',
      (_p, { direct, middle }) => middle.neg().div(direct),
      'Put it equal to the given value and multiply by $x$: a quadratic, whose sum of roots is read off. Its product is negative, so both roots are real.',
      (_p, { reciprocal, direct, middle, sum }) =>
        `${direct}x^2 ${addedTex(middle)}x - ${reciprocal} = 0, \\quad x_1 + x_2 = ${fractionTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'sign_of_sum',
      at: 'middle',
      wrongly: (_p, { middle }) => middle.neg(),
      words: (_p, { middle }) =>
        `The sum of the roots has the opposite sign of the coefficient $${middle.neg()}$ of $x$.`,
    },
    {
      misconception: 'terms_exchanged',
      at: 'direct',
      wrongly: ({ b, c }) => q(b * c),
      words: ({ a, b }) =>
        `The coefficients $${a}$ and $${b}$ were exchanged: $${b}$ goes with the reciprocal.`,
    },
    {
      misconception: 'product_for_sum',
      at: 'sum',
      wrongly: (_p, { reciprocal, direct }) => reciprocal.div(direct).neg(),
      words: (_p, { sum }) => `$${fractionTex(sum)}$ is the product of the two solutions.`,
    },
    {
      misconception: 'one_equation_only',
      at: 'under',
      wrongly: ({ a, b }) => q(a + b),
      words: ({ a, b }) => `Eliminating gives the factor $${b}^2 - ${a}^2$, not $${a} + ${b}$.`,
    },
    {
      misconception: 'difference_not_squared',
      at: 'under',
      wrongly: ({ a, b }) => q(b - a),
      words: ({ a, b }) => `Eliminating gives the factor $${b}^2 - ${a}^2$, not $${b} - ${a}$.`,
    },
    {
      misconception: 'adds_the_squares',
      at: 'under',
      wrongly: ({ a, b }) => q(b * b + a * a),
      words: ({ a, b }) => `$${b}^2$ and $${a}^2$ have to be subtracted when the partner is eliminated.`,
    },
    {
      misconception: 'factor_left_out',
      at: 'middle',
      wrongly: ({ k }) => q(k),
      words: ({ k }) => `The factor in front of $f(x)$ was lost: $${k}$ has to be multiplied by it.`,
    },
  ],
  show: value => shown(value),
  plausible: value => value.d <= 12n,
  snapRead: () =>
    'Values at $x$ and at its reciprocal in one equation, and then an equation for $x$: only the sum of its solutions is asked.',
  approach: () =>
    'Get $f(x)$ from the pair of equations. The equation for $x$ becomes quadratic, and its roots need not be found.',
  faster: ({ a, b, c, k }) =>
    `Only two coefficients matter: $(${b}^2 - ${a}^2) \\times ${k} = ${(b * b - a * a) * k}$ for $x$ and $${a} \\times ${c}$ for $x^2$.`,
  check: ({ a, b, c, k }) => {
    const u = b * b - a * a;
    const root = Math.sqrt((u * k) ** 2 + 4 * a * c * b * c);
    return `The solutions are about $${((-u * k + root) / (2 * a * c)).toFixed(2)}$ and $${((-u * k - root) / (2 * a * c)).toFixed(2)}$.`;
  },
  principle: 'Solve the pair for f(x) first; then use sum and product of roots instead of the roots.',
  verify: ({ a, b, c, k }) => {
    const u = b * b - a * a;
    const root = Math.sqrt((u * k) ** 2 + 4 * a * c * b * c);
    return nearFraction((-u * k + root) / (2 * a * c) + (-u * k - root) / (2 * a * c), 200);
  },
});

const partner = form({
  form: 'partner-with-fixed-sum',
  revision: 2,
  band: 'Medium',
  seconds: 65,
  suits: ({ a, b, s, t }: Solved) => a !== b && s !== 2 * t && s > t,
  stem: ({ a, b, c, s, t, way }: Solved) =>
    way
      ? `If $${size(a)}f(x) + ${size(b)}f(${s} - x) = ${size(c)}x^2$ for all real $x$, what is the value of $f(${t}) - f(${s - t})$?`
      : `Let $f$ satisfy $${size(a)}f(x) + ${size(b)}f(${s} - x) = ${size(c)}x^2$ for every real $x$. Find $f(${t}) - f(${s - t})$.`,
  path: path<Solved>()
    .step(
      'first',
      ({ c, t }) => q(c * t * t),
      'Put in the first of the two numbers; its partner is the second.',
      ({ a, b, s, t }, { first }) => `${size(a)}f(${t}) + ${size(b)}f(${s - t}) = ${first}`,
    )
    .step(
      'second',
      ({ c, s, t }) => q(c * (s - t) * (s - t)),
      'Put in the second; its partner is the first.',
      ({ a, b, s, t }, { second }) => `${size(a)}f(${s - t}) + ${size(b)}f(${t}) = ${second}`,
    )
    .quiet('gap', (_p, { first, second }) => first.sub(second))
    .quiet('factor', ({ a, b }) => q(a - b))
    .step(
      'value',
      (_p, { gap, factor }) => gap.div(factor),
      'Subtract the equations: the difference of the values has a common factor.',
      ({ a, b, s, t }, { gap, value }) =>
        `(${a} - ${b})(f(${t}) - f(${s - t})) = ${fractionTex(gap)}, \\quad ${fractionTex(value)}`,
    ),
  slips: [
    {
      misconception: 'adds_the_coefficients',
      at: 'factor',
      wrongly: ({ a, b }) => q(a + b),
      words: ({ a, b }) => `Subtracting the equations leaves the factor $${a} - ${b}$, not $${a} + ${b}$.`,
    },
    {
      misconception: 'difference_the_wrong_way',
      at: 'factor',
      wrongly: ({ a, b }) => q(b - a),
      words: ({ s, t }) => `That is $f(${s - t}) - f(${t})$, the difference the other way round.`,
    },
    {
      misconception: 'difference_not_divided',
      gives: 'gap',
      words: ({ a, b }, { gap }) => `$${gap}$ still holds the factor $${a} - ${b}$.`,
    },
    {
      misconception: 'square_of_difference',
      at: 'gap',
      wrongly: ({ c, s, t }) => q(c * (2 * t - s) * (2 * t - s)),
      words: ({ c, s, t }, { gap }) =>
        `The difference of the squares was taken as the square of the difference. Here $${numberTex(c)} \\times (2 \\times ${numberTex(t)} - ${numberTex(s)}) \\times (2 \\times ${numberTex(t)} - ${numberTex(s)}) = ${numberTex(gap)}$.`,
    },
    {
      misconception: 'adds_the_equations',
      at: 'gap',
      wrongly: (_p, { first, second }) => first.add(second),
      words: (_p, { first, second, gap }) =>
        `The right-hand sides were added; for the difference of the values they are subtracted. Here $${numberTex(first)} + ${numberTex(second)} = ${numberTex(gap)}$.`,
    },
    {
      misconception: 'sum_of_values',
      at: 'value',
      wrongly: ({ a, b }, { first, second }) => first.add(second).div(a + b),
      words: () => 'That is the sum of the two values, not their difference.',
    },
    {
      misconception: 'factor_squared',
      at: 'factor',
      wrongly: ({ a, b }) => q(a * a - b * b),
      words: ({ a, b }) =>
        `$${a}^2 - ${b}^2$ belongs to a single value; for the difference $${a} - ${b}$ is enough.`,
    },
  ],
  show: value => shown(value),
  plausible: value => value.d <= 12n,
  snapRead: () =>
    'Two arguments with a fixed sum are partners; a difference of their values is asked, not the values.',
  approach: () =>
    'Write the equation for both partners and subtract, so that the difference comes out at once.',
  faster: ({ a, b, c, s, t }) =>
    `$\\frac{${c}(${t}^2 - ${s - t}^2)}{${a} - ${b}} = \\frac{${c} \\times ${s} \\times ${2 * t - s < 0 ? `(${2 * t - s})` : 2 * t - s}}{${a - b}}$.`,
  check: ({ a, b, c, s, t }) => {
    const f = (x: number) => q(c * (a * x * x - b * (s - x) * (s - x)), a * a - b * b);
    return `The values are $${fractionTex(f(t))}$ and $${fractionTex(f(s - t))}$.`;
  },
  principle: 'If a difference or sum of values is asked, combine the equations for the partners directly.',
  verify: ({ a, b, c, s, t }) => {
    const f = (x: number) => q(c * a * x * x - c * b * (s - x) * (s - x)).div(a * a - b * b);
    return f(t).sub(f(s - t));
  },
});

const exponentials = form({
  form: 'exponential-pairs',
  band: 'Medium',
  seconds: 65,
  also: ['AL.IND.1'],
  stem: ({ root, n, k, way }: Solved) => {
    const base = root * root;
    return way
      ? `Let $f(x) = \\frac{${k} \\cdot ${base}^x}{${base}^x + ${root}}$. What is $f\\left(\\frac{1}{${n}}\\right) + f\\left(\\frac{2}{${n}}\\right) + \\dots + f\\left(\\frac{${n - 1}}{${n}}\\right)$?`
      : `For $f(x) = \\frac{${k}}{1 + ${root} \\cdot ${base}^{-x}}$, find the sum of $f(x)$ over $x = \\frac{1}{${n}}, \\frac{2}{${n}}, \\dots, \\frac{${n - 1}}{${n}}$.`;
  },
  suits: ({ k }) => k > 1,
  path: path<Solved>()
    .step(
      'pair',
      ({ k }) => q(k),
      'Look for partners: replace $x$ by $1 - x$ and add.',
      ({ root, k }) =>
        `f(x) + f(1 - x) = ${k}\\left(\\frac{${root * root}^x}{${root * root}^x + ${root}} + \\frac{${root}}{${root} + ${root * root}^x}\\right) = ${k}`,
    )
    .quiet('terms', ({ n }) => q(n - 1))
    .quiet('pairs', (_p, { terms }) => terms.div(2))
    .step(
      'sum',
      (_p, { pair, pairs }) => pair.mul(pairs),
      'Count the pairs in the sum; a middle value is half a pair.',
      ({ n }, { pair, sum }) => `\\frac{${n} - 1}{2} \\times ${pair} = ${fractionTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'values_for_pairs',
      at: 'pairs',
      wrongly: (_p, { terms }) => terms,
      words: (_p, { terms }) => `$${terms}$ is the number of values; a pair has two of them.`,
    },
    {
      misconception: 'one_value_too_many',
      at: 'terms',
      wrongly: ({ n }) => q(n),
      words: ({ n }) => `The arguments end at $\\frac{${n - 1}}{${n}}$, so there are $${n - 1}$ values.`,
    },
    {
      misconception: 'factor_left_out',
      at: 'pair',
      wrongly: () => q(1),
      words: ({ k }) => `The factor $${k}$ of the numerator was left out of the pair.`,
    },
    {
      misconception: 'middle_value_dropped',
      at: 'terms',
      wrongly: ({ n }) => q(n - 2),
      words: ({ n }) =>
        `There are $${n - 1}$ values; one was dropped, though a middle value counts half a pair.`,
    },
    {
      misconception: 'pair_sum_from_the_root',
      at: 'pair',
      wrongly: ({ root, k }) => (root === k ? null : q(root)),
      words: ({ root }) => `A pair was given the sum $${root}$, the constant of the denominator.`,
    },
    {
      misconception: 'two_values_too_many',
      at: 'terms',
      wrongly: ({ n }) => q(n + 1),
      words: () => 'The values at $0$ and at $1$ were added too.',
    },
    {
      misconception: 'one_pair_too_few',
      at: 'terms',
      wrongly: ({ n }) => q(n - 3),
      words: ({ n }) =>
        `The first value and the last, at $\\frac{1}{${n}}$ and $\\frac{${n - 1}}{${n}}$, form a pair as well.`,
    },
  ],
  show: value => shown(value),
  plausible: value => value.d <= 2n && value.valueOf() > 0,
  snapRead: () =>
    'Many values at equally spaced arguments from near zero to near one: single values are not nice, so look for pairs.',
  approach: () =>
    'Arguments with the sum one are partners. If their values have a fixed sum, the whole sum is a matter of counting.',
  faster: ({ n, k }) =>
    `The mean value is $\\frac{${k}}{2}$ (the value at $\\frac{1}{2}$), and there are $${n - 1}$ values.`,
  check: ({ root, k }) =>
    `At $x = \\frac{1}{2}$ numerator and denominator are $${k} \\times ${root}$ and $${2 * root}$, so that the value is half of $${k}$.`,
  principle: 'A long sum of awkward values calls for partners whose values add up to a constant.',
  verify: ({ root, n, k }) => {
    let sum = 0;
    for (let i = 1; i < n; i += 1) {
      const power = (root * root) ** (i / n);
      sum += (k * power) / (power + root);
    }
    return nearFraction(sum, 2);
  },
});

/** AL.FUN.2 Medium: the pair of equations is only the first step. */
export const solvedPairs: readonly AnyTemplate[] = situation<Solved>({
  type: 'AL.FUN.2',
  situation: 'two-partners',
  draw: draw => ({
    a: draw.int(1, 6),
    b: draw.int(1, 6),
    c: draw.int(1, 9),
    k: draw.int(2, 9),
    s: draw.int(3, 14),
    t: draw.int(1, 12),
    root: draw.int(2, 6),
    n: draw.int(8, 60),
    way: draw.chance(0.5),
  }),
  forms: [sumOfX, partner, exponentials],
});
