import { path } from '../../path.ts';
import { addedTex, fractionTex, plain } from '../../show.ts';
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
  seconds: 85,
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
  band: 'Medium',
  seconds: 80,
  suits: ({ a, b, s, t }: Solved) => a !== b && s !== 2 * t && s > t,
  stem: ({ a, b, c, s, t, way }: Solved) =>
    way
      ? `If $${size(a)}f(x) + ${size(b)}f(${s} - x) = ${size(c)}x^2$ for all real $x$, what is the value of $f(${t}) - f(${s - t})$?`
      : `Let $f$ satisfy $${size(a)}f(x) + ${size(b)}f(${s} - x) = ${size(c)}x^2$ for every real $x$. By how much is $f(${t})$ greater than $f(${s - t})$? (A negative answer means that it is smaller.)`,
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
      words: () => 'The difference of the squares was taken as the square of the difference.',
    },
    {
      misconception: 'adds_the_equations',
      at: 'gap',
      wrongly: (_p, { first, second }) => first.add(second),
      words: () => 'The right-hand sides were added; for the difference of the values they are subtracted.',
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
  seconds: 80,
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

interface Found {
  /** f(x) = px² + rx from af(x) + bf(−x); or Px + Q/x. */
  a: number;
  b: number;
  p: number;
  r: number;
  k: number;
  c: number;
  way: boolean;
}

const values = ({ p, r, k }: Found) =>
  Array.from({ length: 401 }, (_, i) => i - 200).filter(x => p * x * x + r * x < k);

const countBelow = form({
  form: 'integers-below-a-value',
  band: 'Hard',
  revision: 2,
  also: ['AL.INQ.3'],
  seconds: 110,
  entry: true,
  suits: f => f.a > f.b && f.r % f.p !== 0 && values(f).length >= 4 && values(f).length < 25,
  stem: ({ a, b, p, r, k, way }: Found) =>
    way
      ? `A function satisfies $${size(a)}f(x) + ${size(b)}f(-x) = ${(a + b) * p}x^2 + ${size((a - b) * r)}x$ for all real $x$. For how many integers $x$ is $f(x) < ${k}$?`
      : `Given $${size(a)}f(x) + ${size(b)}f(-x) = ${(a + b) * p}x^2 + ${size((a - b) * r)}x$ for every real $x$, count the integers $n$ for which $f(n)$ is less than $${k}$.`,
  path: path<Found>()
    .step(
      'even',
      ({ p }) => q(p),
      'Replace $x$ by $-x$ and add the equations: the even part is found.',
      ({ a, b, p }, { even }) =>
        `(${a} + ${b})(f(x) + f(-x)) = ${2 * (a + b) * p}x^2, \\quad f(x) + f(-x) = ${even.mul(2)}x^2`,
    )
    .step(
      'odd',
      ({ r }) => q(r),
      'Subtract them: the odd part is found, and with it the function.',
      ({ a, b, p, r }) =>
        `(${a} - ${b})(f(x) - f(-x)) = ${size(2 * (a - b) * r)}x, \\quad f(x) = ${size(p)}x^2 + ${size(r)}x`,
    )
    .quiet('least', ({ k }, { even, odd }) =>
      q(
        Math.floor(
          (-odd.valueOf() - Math.sqrt(odd.valueOf() ** 2 + 4 * even.valueOf() * k)) / (2 * even.valueOf()) +
            1e-9,
        ) + 1,
      ),
    )
    .quiet('most', ({ k }, { even, odd }) =>
      q(
        Math.ceil(
          (-odd.valueOf() + Math.sqrt(odd.valueOf() ** 2 + 4 * even.valueOf() * k)) / (2 * even.valueOf()) -
            1e-9,
        ) - 1,
      ),
    )
    .step(
      'count',
      (_p, { least, most }) => most.sub(least).add(1),
      'Find the least and the greatest integer that satisfy the inequality, and count.',
      ({ p, r, k }, { least, most, count }) =>
        `${size(p)}x^2 + ${size(r)}x < ${k}: \\quad ${least} \\le x \\le ${most}, \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'odd_part_divided_by_the_sum',
      at: 'odd',
      wrongly: ({ a, b, r }) => q((a - b) * r, a + b),
      words: ({ a, b }) => `The odd part was divided by $${a} + ${b}$; for it the coefficients subtract.`,
    },
    {
      misconception: 'partner_ignored',
      at: 'even',
      wrongly: ({ a, b, p }) => q((a + b) * p, a),
      words: ({ b }) =>
        `The even part was found as if the term with $${b === 1 ? '' : b}f(-x)$ did not count.`,
    },
    {
      misconception: 'even_part_divided_by_the_difference',
      at: 'even',
      wrongly: ({ a, b, p }) => q((a + b) * p, a - b),
      words: ({ a, b }) => `The even part was divided by $${a} - ${b}$; for it the coefficients add.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least),
      words: (_p, { least, most }) =>
        `From $${least}$ to $${most}$ there is one integer more than the difference.`,
    },
    {
      misconception: 'one_beyond_an_end',
      at: 'count',
      wrongly: (_p, { least, most }) => most.sub(least).add(2),
      words: (_p, { least, most }) => `One integer outside $${least}$ to $${most}$ was counted.`,
    },
    {
      misconception: 'positive_integers_only',
      at: 'least',
      wrongly: () => q(1),
      words: (_p, { most }) => `Only $1$ to $${most}$ are counted; zero and negative integers fit too.`,
    },
    {
      misconception: 'linear_term_forgotten',
      at: 'odd',
      wrongly: () => q(0),
      words: () => 'The function was taken as its even part alone.',
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'A pair of values at opposite arguments hides a quadratic; then integers of an inequality are counted.',
  approach: () =>
    'Even and odd parts come separately, by adding and subtracting. Then the inequality is a quadratic one.',
  faster: ({ a, b, p, r }) =>
    `$x^2$ is even and $x$ odd: divide the coefficients by $${a} + ${b}$ and by $${a} - ${b}$, so $f(x) = ${size(p)}x^2 + ${size(r)}x$.`,
  check: ({ p, r }, { least, most }) => {
    const f = (x: number) => p * x * x + r * x;
    return `$f(${least}) = ${f(least.valueOf())}$ and $f(${most}) = ${f(most.valueOf())}$; the next integers outside give $${f(least.valueOf() - 1)}$ and $${f(most.valueOf() + 1)}$.`;
  },
  principle: 'An equation with f(x) and f(-x) splits into its even and odd part.',
  verify: f => q(values(f).length),
});

const leastOfF = form({
  form: 'least-value-of-the-function',
  band: 'Hard',
  also: ['AL.INQ.4'],
  seconds: 110,
  suits: ({ a, b, p, r }: Found) => a !== b && Number.isInteger(Math.sqrt(p * r)) && p !== r,
  stem: ({ a, b, p, r, way }: Found) => {
    const right = `${a * p + b * r}x + \\frac{${a * r + b * p}}{x}`;
    return way
      ? `For all $x > 0$, $${size(a)}f(x) + ${size(b)}f\\left(\\frac{1}{x}\\right) = ${right}$. What is the minimum value of $f(x)$?`
      : `How small can $f(x)$ be for positive $x$, if $${size(a)}f(x) + ${size(b)}f\\left(\\frac{1}{x}\\right) = ${right}$ holds for all positive $x$?`;
  },
  path: path<Found>()
    .step(
      'p',
      ({ p }) => q(p),
      'Replace $x$ by its reciprocal, and eliminate the value there; compare the coefficients of $x$.',
      ({ a, b, p, r }, found) =>
        `\\frac{${a} \\times ${a * p + b * r} - ${b} \\times ${a * r + b * p}}{${a * a} - ${b * b}} = ${found.p}`,
    )
    .step(
      'r',
      ({ r }) => q(r),
      'Do the same for the reciprocal term.',
      ({ a, b, p, r }, found) =>
        `\\frac{${a} \\times ${a * r + b * p} - ${b} \\times ${a * p + b * r}}{${a * a} - ${b * b}} = ${found.r}, \\quad f(x) = ${size(p)}x + \\frac{${r}}{x}`,
    )
    .quiet('root', found => q(Math.round(Math.sqrt(found.p * found.r))))
    .quiet('two', () => q(2))
    .step(
      'least',
      (_p, { root, two }) => root.mul(two),
      'Both terms are positive with a fixed product, so their sum is least when they are equal.',
      ({ p, r }, { least }) => `2\\sqrt{${p} \\times ${r}} = ${least}`,
    ),
  slips: [
    {
      misconception: 'factor_two_forgotten',
      at: 'two',
      wrongly: () => q(1),
      words: (_p, { root }) => `$${root}$ is one of the two equal terms.`,
    },
    {
      misconception: 'value_at_one',
      at: 'least',
      wrongly: ({ p, r }) => q(p + r),
      words: ({ p, r }) => `$${p} + ${r}$ is the value at $x = 1$, where the terms are not equal.`,
    },
    {
      misconception: 'whole_right_side_bounded',
      at: 'least',
      wrongly: ({ a, b, p, r }) => {
        const n = Math.sqrt((a * p + b * r) * (a * r + b * p));
        return Number.isInteger(n) ? q(2 * n, a + b) : null;
      },
      words: ({ a, b }) =>
        `The right-hand side was bounded and shared over $${a} + ${b}$ equal values; $f(x)$ and its partner are not equal.`,
    },
    {
      misconception: 'root_not_taken',
      at: 'root',
      wrongly: ({ p, r }) => q(p * r),
      words: ({ p, r }) => `The root of $${p} \\times ${r}$ was not taken.`,
    },
    {
      misconception: 'product_of_terms_as_sum',
      at: 'two',
      wrongly: () => q(4),
      words: (_p, { root }) => `Four times $${root}$ doubles once too often.`,
    },
    {
      misconception: 'larger_coefficient_doubled',
      at: 'root',
      wrongly: ({ p, r }) => q(Math.max(p, r)),
      words: ({ p, r }) => `Both terms were taken as $${Math.max(p, r)}$, which no $x$ gives.`,
    },
    {
      misconception: 'smaller_coefficient_doubled',
      at: 'root',
      wrongly: ({ p, r }) => q(Math.min(p, r)),
      words: ({ p, r }) => `Both terms were taken as $${Math.min(p, r)}$, which no $x$ gives.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0 && value.d === 1n,
  snapRead: () =>
    'A rule with a number and its reciprocal gives the function; then its least value for positive numbers.',
  approach: () =>
    'Solve the pair of equations for $f$. It is a multiple of $x$ plus a multiple of its reciprocal, so equal terms give the least value.',
  faster: ({ a, b, p, r }) =>
    `Add and subtract the two equations: the sum of coefficients is $\\frac{${(a + b) * (p + r)}}{${a + b}} = ${p + r}$ and their difference $\\frac{${(a - b) * (p - r)}}{${a - b}} = ${p - r}$, so they are $${p}$ and $${r}$.`,
  check: ({ a, b, p, r }) =>
    `With $f(x) = ${size(p)}x + \\frac{${r}}{x}$ the left side has $${a} \\times ${p} + ${b} \\times ${r} = ${a * p + b * r}$ as coefficient of $x$.`,
  principle: 'Find the function from the pair of equations before asking for its extreme.',
  verify: ({ p, r }) => {
    let best = Number.POSITIVE_INFINITY;
    for (let i = 1; i < 40000; i += 1) best = Math.min(best, (p * i) / 1000 + (r * 1000) / i);
    return q(Math.round(best * 100), 100);
  },
});

const cycle = form({
  form: 'cycle-of-three',
  revision: 2,
  likely: true,
  band: 'Hard',
  also: ['AL.LIN.4'],
  seconds: 115,
  suits: ({ a, b, c }: Found) => a !== b && c % 2 === 0,
  stem: ({ a, b, c, k, way }: Found) =>
    way
      ? `For all real $x$ other than $0$ and $1$, $${size(a)}f(x) + ${size(b)}f\\left(\\frac{1}{1 - x}\\right) = ${c}x + ${k}$. What is $f(2) + f(-1) + f\\left(\\frac{1}{2}\\right)$?`
      : `A function satisfies $${size(a)}f(x) + ${size(b)}f\\left(\\frac{1}{1 - x}\\right) = ${c}x + ${k}$ wherever both sides have a meaning. Find the sum of $f(2)$, $f(-1)$ and $f\\left(\\frac{1}{2}\\right)$.`,
  path: path<Found>()
    .quiet('args', () => q(3, 2))
    .step(
      'right',
      ({ c, k }, { args }) => args.mul(c).add(3 * k),
      'Put in $2$, $-1$ and a half: each is the partner of the one before, and the third leads back to $2$. Add the three right-hand sides.',
      ({ c, k }, { right }) =>
        `${c}\\left(2 - 1 + \\frac{1}{2}\\right) + 3 \\times ${k} = ${fractionTex(right)}`,
    )
    .quiet('factor', ({ a, b }) => q(a + b))
    .step(
      'sum',
      (_p, { right, factor }) => right.div(factor),
      'On the left each of the three values stands with both coefficients.',
      ({ a, b }, { right, sum }) =>
        `(${a} + ${b}) \\times S = ${fractionTex(right)}, \\quad S = ${fractionTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'constant_added_once',
      at: 'right',
      wrongly: ({ c, k }, { args }) => args.mul(c).add(k),
      words: ({ k }) => `The constant $${k}$ stands in each of the three equations.`,
    },
    {
      misconception: 'sign_of_an_argument',
      at: 'args',
      wrongly: () => q(7, 2),
      words: () => 'The argument $-1$ was added as $1$.',
    },
    {
      misconception: 'one_coefficient_left_out',
      at: 'factor',
      wrongly: ({ a, b }) => (a + b > 2 ? q(a) : null),
      words: ({ b }) => `Each value also stands once with the coefficient $${b}$.`,
    },
    {
      misconception: 'subtracts_the_coefficients',
      at: 'factor',
      wrongly: ({ a, b }) => q(Math.abs(a - b)),
      words: ({ a, b }) => `The coefficients $${a}$ and $${b}$ of each value add up; they were subtracted.`,
    },
    {
      misconception: 'cycle_of_two',
      at: 'right',
      wrongly: ({ c, k }) => q(c).add(2 * k),
      words: () => 'Only $2$ and $-1$ were put in, as if they were partners of each other.',
    },
    {
      misconception: 'sum_of_coefficients_counted_thrice',
      at: 'factor',
      wrongly: ({ a, b }) => q(a + 2 * b),
      words: ({ b }) => `Each value is the partner of only one number, so $${b}$ counts once.`,
    },
    {
      misconception: 'half_left_out',
      at: 'args',
      wrongly: () => q(1),
      words: () => 'The argument one half is missing on the right.',
    },
  ],
  show: value => shown(value),
  plausible: value => value.valueOf() > 0 && value.d <= 20n,
  snapRead: () =>
    'The partner of $x$ is not symmetric: partner of partner is another number. Follow it until it comes back.',
  approach: () =>
    'Starting from $2$ the partners are $-1$, one half, and $2$ again. Three equations close up, and their sum is simple.',
  check: ({ a, b, c, k }) => {
    const det = a ** 3 + b ** 3;
    const rhs = [2 * c + k, -c + k, c / 2 + k];
    const f = (i: number) =>
      q(
        a * a * (rhs[i % 3] ?? 0) * 2 -
          a * b * (rhs[(i + 1) % 3] ?? 0) * 2 +
          b * b * (rhs[(i + 2) % 3] ?? 0) * 2,
        det * 2,
      );
    return `Solved singly, the values are $${fractionTex(f(0))}$, $${fractionTex(f(1))}$ and $${fractionTex(f(2))}$.`;
  },
  principle:
    'Follow the substitution until it closes: the values on the cycle satisfy a system that can be added.',
  verify: ({ a, b, c, k }) => {
    const det = a ** 3 + b ** 3;
    const rhs = [2 * c + k, -c + k, c / 2 + k];
    const f = (i: number) =>
      (a * a * (rhs[i % 3] ?? 0) - a * b * (rhs[(i + 1) % 3] ?? 0) + b * b * (rhs[(i + 2) % 3] ?? 0)) / det;
    return nearFraction(f(0) + f(1) + f(2), 40);
  },
});

/** AL.FUN.2 Hard: the function is found, and then an integer, an extreme or a cycle decides. */
export const foundFunctions: readonly AnyTemplate[] = situation<Found>({
  type: 'AL.FUN.2',
  situation: 'found-function',
  draw: draw => ({
    a: draw.int(1, 6),
    b: draw.int(1, 5),
    p: draw.int(1, 18),
    r: draw.int(1, 18),
    k: draw.int(5, 90),
    c: draw.int(2, 12),
    way: draw.chance(0.5),
  }),
  forms: [countBelow, leastOfF, cycle],
});
