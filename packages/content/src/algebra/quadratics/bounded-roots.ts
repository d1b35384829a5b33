import { path } from '../../path.ts';
import { addedTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

/** x² − (k − a)x + (k² + bk + c) = 0, with real roots exactly for u ≤ k ≤ v. */
interface Bounded {
  a: number;
  b: number;
  c: number;
  u: number;
  v: number;
  way: boolean;
}

const squaresAt = ({ a, b, c }: Bounded, k: number) => (k - a) ** 2 - 2 * (k * k + b * k + c);
const productAt = ({ b, c }: Bounded, k: number) => k * k + b * k + c;
const equation = ({ a, b, c }: Bounded) => {
  const middle = b === 0 ? '' : ` ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}k`;
  return `$x^2 - (k ${addedTex(-a)})x + (k^2${middle} ${addedTex(c)}) = 0$`;
};
const discriminantTex = ({ u, v }: Bounded) => `-3(k ${addedTex(-u)})(k ${addedTex(-v)}) \\ge 0`;
/** All k with real roots, in steps of a half. */
const allowed = (p: Bounded) => {
  const list: number[] = [];
  for (let k = -40; k <= 40; k += 0.5) if ((k - p.a) ** 2 >= 4 * productAt(p, k)) list.push(k);
  return list;
};
/** Products of the roots at the integers with real roots. */
const products = (p: Bounded) => Array.from({ length: p.v - p.u + 1 }, (_, i) => productAt(p, p.u + i));

const greatestSquares = form({
  form: 'extreme-sum-of-squares',
  suits: ({ a, b, u, v }: Bounded) => -(a + b) <= u || -(a + b) >= v,
  band: 'Hard',
  also: ['AL.QUA.3', 'AL.QUA.7'],
  seconds: 110,
  stem: p =>
    p.way
      ? `For a real number $k$, the roots $\\alpha$ and $\\beta$ of ${equation(p)} are real. What is the maximum value of $\\alpha^2 + \\beta^2$?`
      : `The equation ${equation(p)} has real roots. Over all real values of $k$ for which this holds, how large can the sum of the squares of the roots be?`,
  path: path<Bounded>()
    .step(
      'range',
      ({ u, v }) => [q(u), q(v)],
      'The roots must be real: the discriminant gives the values of $k$ that are allowed.',
      p => `D = ${discriminantTex(p)}, \\quad ${p.u} \\le k \\le ${p.v}`,
    )
    .step(
      'vertex',
      ({ a, b }) => q(-(a + b)),
      'Write the sum of the squares by sum and product; it is a downward parabola in $k$. Find its vertex.',
      ({ a, b, c }, { vertex }) =>
        `\\alpha^2 + \\beta^2 = -k^2 ${a + b === 0 ? '' : `${addedTex(-2 * (a + b))}k`} ${addedTex(a * a - 2 * c)}, \\quad k_0 = ${vertex}`,
    )
    .quiet('best', ({ u, v }, { vertex }) =>
      vertex.valueOf() <= u ? q(u) : vertex.valueOf() >= v ? q(v) : vertex,
    )
    .step(
      'squares',
      (p, { best }) => q(squaresAt(p, best.valueOf())),
      'The vertex lies outside the allowed values, so the maximum is taken at the end of the interval nearest to it.',
      (_p, { best, squares }) => `k = ${best}: \\quad \\alpha^2 + \\beta^2 = ${squares}`,
    ),
  slips: [
    {
      misconception: 'ignores_reality_of_roots',
      at: 'best',
      wrongly: (_p, { vertex }) => vertex,
      words: ({ u, v }, { best }) =>
        `The vertex is at $k = ${best}$, where the roots are not real; only $${u} \\le k \\le ${v}$ is allowed.`,
    },
    {
      misconception: 'wrong_end_of_interval',
      at: 'best',
      wrongly: ({ u, v }, { best }) => q(best.valueOf() === u ? v : u),
      words: (_p, { best, vertex }) =>
        `At $k = ${best}$ the parabola is at its lowest on the interval, since this end is farther from the vertex $${vertex}$.`,
    },
    {
      misconception: 'takes_middle_of_interval',
      at: 'best',
      wrongly: ({ u, v }) => q(u + v, 2),
      words: (_p, { best }) =>
        `$k = ${best.toFraction()}$ is the middle of the allowed interval, where the roots differ most; their squares add up to more at an end.`,
    },
    {
      misconception: 'sign_of_vertex',
      at: 'best',
      wrongly: ({ a, b }) => q(a + b),
      words: (_p, { best, vertex }) =>
        `The vertex $k = ${vertex}$ was read with the wrong sign, as $${best}$.`,
    },
    {
      misconception: 'takes_zero_parameter',
      at: 'best',
      wrongly: () => q(0),
      words: () => 'That is the value at $k = 0$, which has no special place here.',
    },
    {
      misconception: 'reports_square_of_sum',
      at: 'squares',
      wrongly: ({ a }, { best }) => q((best.valueOf() - a) ** 2),
      words: (_p, { best }) =>
        `At $k = ${best}$ this is the square of the sum of the roots; twice the product has not been subtracted.`,
    },
    {
      misconception: 'subtracts_product_once',
      at: 'squares',
      wrongly: (p, { best }) => q((best.valueOf() - p.a) ** 2 - productAt(p, best.valueOf())),
      words: (p, { best }) =>
        `The product $${productAt(p, best.valueOf())}$ was subtracted once from the square of the sum; it stands there twice.`,
    },
    {
      misconception: 'adds_product',
      at: 'squares',
      wrongly: (p, { best }) => q((best.valueOf() - p.a) ** 2 + 2 * productAt(p, best.valueOf())),
      words: (p, { best }) =>
        `Twice the product $${productAt(p, best.valueOf())}$ was added to the square of the sum; it has to be subtracted.`,
    },
  ],
  show: value => plain(value),
  snapRead: () =>
    'A greatest value over a parameter, with the condition that the roots are real: the condition decides.',
  approach: () =>
    'Two things hang on $k$: whether the roots are real, and the sum of their squares. Find the interval first, then the greatest value on it.',
  faster: ({ u, v, a, b }) =>
    `At an end of $[${u}, ${v}]$ the roots are equal, so the sum of squares is $\\frac{(k ${addedTex(-a)})^2}{2}$; take the end nearer to the vertex $${-(a + b)}$.`,
  check: (p, { best }) => {
    const k = best.valueOf();
    return `At $k = ${k}$ both roots are $${(k - p.a) / 2}$; at the other end both are $${((k === p.u ? p.v : p.u) - p.a) / 2}$, with the smaller sum of squares.`;
  },
  principle:
    'A greatest value counts only where the condition holds: find the allowed interval before using the vertex.',
  verify: p => q(Math.max(...allowed(p).map(k => squaresAt(p, k)))),
});

const pairs = form({
  form: 'whole-parameters',
  band: 'Hard',
  also: ['AL.QUA.3', 'AL.INQ.3'],
  seconds: 95,
  stem: (p: Bounded) =>
    `Let $\\alpha$ and $\\beta$ be the roots of ${equation(p)}. For how many integers $k$ are they real with a positive product?`,
  suits: p => products(p).some(product => product < 0) && p.b !== 0,
  path: path<Bounded>()
    .step(
      'real',
      ({ u, v }) => q(v - u + 1),
      'Real roots need a discriminant that is not negative; count these integers.',
      (p, { real }) =>
        `${discriminantTex(p)}, \\quad ${p.u} \\le k \\le ${p.v}: \\ ${real} \\text{ integers}`,
    )
    .quiet('zeros', p => q(products(p).filter(product => product === 0).length))
    .quiet('negative', p => q(products(p).filter(product => product < 0).length))
    .step(
      'lost',
      (_p, { zeros, negative }) => zeros.add(negative),
      'A positive product excludes the integers between the zeros of the constant term, and the zeros themselves.',
      ({ b, c }, { lost }) =>
        `k^2 ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}k ${addedTex(c)} \\le 0 \\text{ for } ${lost} \\text{ of them}`,
    )
    .step(
      'count',
      (_p, { real, lost }) => real.sub(lost),
      'Subtract.',
      (_p, { real, lost, count }) => `${real} - ${lost} = ${count}`,
    ),
  slips: [
    {
      misconception: 'zero_product_counted',
      at: 'zeros',
      wrongly: () => q(0),
      words: (_p, { lost }) =>
        `Only $${lost}$ integers were excluded; a product of zero is not positive either.`,
    },
    {
      misconception: 'equal_roots_excluded',
      at: 'real',
      wrongly: (_p, { real }) => real.sub(2),
      words: ({ u, v }) =>
        `At $k = ${u}$ and $k = ${v}$ the roots are equal, but real; these two ends belong to the count.`,
    },
    {
      misconception: 'counts_the_complement',
      gives: 'lost',
      words: (_p, { lost }) => `$${lost}$ is the number of integers with a product that is not positive.`,
    },
    {
      misconception: 'product_condition_ignored',
      gives: 'real',
      words: (_p, { real }) =>
        `All $${real}$ integers with real roots are counted here, whatever the product is.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'real',
      wrongly: (_p, { real }) => real.sub(1),
      words: ({ u, v }) => `From $${u}$ to $${v}$ there is one integer more than the difference of the ends.`,
    },
    {
      misconception: 'excludes_only_zeros',
      at: 'negative',
      wrongly: () => q(0),
      words: () =>
        'Between the zeros of the constant term the product is negative; those integers have to go too.',
    },
    {
      misconception: 'product_positive_or_zero',
      at: 'lost',
      wrongly: (_p, { lost }) => lost.add(1),
      words: (_p, { lost }) =>
        `One integer too many, $${lost}$ in all, was excluded: at one end of the excluded part the product is positive.`,
    },
  ],
  show: value => plain(value),
  snapRead: () => 'Two conditions on one integer parameter: real roots, and a positive product.',
  approach: () =>
    'Real roots give an interval of integers. The sign of the product, a quadratic in $k$ itself, removes some from it.',
  faster: ({ u, v, b, c }) =>
    `Only integers from $${u}$ to $${v}$ matter: run through $k^2 ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}k ${addedTex(c)}$ and keep the positive values.`,
  check: (p, { count }) =>
    `The products at $k = ${p.u}, \\dots, ${p.v}$ are $${products(p).join(', ')}$, of which $${count}$ are positive.`,
  principle:
    'When two conditions bind a parameter, solve each as an inequality and count what both allow; look at every end.',
  verify: p => {
    let count = 0;
    for (let k = -100; k <= 100; k += 1)
      if ((k - p.a) ** 2 >= 4 * productAt(p, k) && productAt(p, k) > 0) count += 1;
    return q(count);
  },
});

/** Roots of an equation whose coefficients are whole. */
interface Integers {
  n: number;
  c: number;
  way: boolean;
}

const divisors = (n: number) => Array.from({ length: n }, (_, i) => i + 1).filter(d => n % d === 0);
const monic = ({ n, c }: Integers) => `$x^2 - kx + (${c === 1 ? '' : c}k ${addedTex(n - c * c)}) = 0$`;

const integerRoots = form({
  form: 'integer-roots',
  band: 'Hard',
  also: ['AL.QUA.6', 'AL.DIO.2'],
  seconds: 100,
  entry: true,
  stem: (p: Integers) =>
    p.way
      ? `For how many integers $k$ does the equation ${monic(p)} have two integer roots (equal or not)?`
      : `Both roots of ${monic(p)} are integers, possibly equal. How many different values can $k$ take?`,
  path: path<Integers>()
    .step(
      'factored',
      ({ n }) => q(n),
      'Sum and product both hold $k$. Eliminate it and complete the product of two brackets.',
      ({ n, c }) =>
        `\\alpha\\beta - ${c}(\\alpha + \\beta) = ${n - c * c}, \\quad (\\alpha - ${c})(\\beta - ${c}) = ${n}`,
    )
    .quiet('ordered', (_p, { factored }) => q(divisors(factored.abs().valueOf()).length))
    .step(
      'pairs',
      ({ n }, { ordered }) => q(Math.ceil(ordered.valueOf() / 2)).mul(n === 0 ? 0 : 1),
      'Count the factor pairs of this number with positive factors, without regard to order.',
      ({ n }, { pairs: count }) =>
        `${divisors(n)
          .filter(d => d * d <= n)
          .map(d => `${d} \\times ${n / d}`)
          .join(', \\ ')}: \\quad ${count} \\text{ pairs}`,
    )
    .quiet('signs', () => q(2))
    .step(
      'count',
      (_p, { pairs: count, signs }) => count.mul(signs),
      'Both factors may also be negative, and every pair gives a sum of its own.',
      (_p, { pairs: count, signs, count: all }) => `${count} \\times ${signs} = ${all}`,
    ),
  slips: [
    {
      misconception: 'negative_pairs_missed',
      at: 'signs',
      wrongly: () => q(1),
      words: ({ n }, { pairs: count }) =>
        `The $${count}$ pairs of positive factors of $${n}$ are counted, but two negative factors have the same product.`,
    },
    {
      misconception: 'ordered_pairs_counted',
      at: 'pairs',
      wrongly: (_p, { ordered }) => ordered,
      words: (_p, { ordered }) =>
        `$${ordered}$ is the number of divisors: each pair stands there in both orders, though $k$ is the same.`,
    },
    {
      misconception: 'constant_not_completed',
      at: 'factored',
      wrongly: ({ n, c }) => (n - c * c !== 0 ? q(Math.abs(n - c * c)) : null),
      words: ({ c }, { factored }) =>
        `Factor pairs of $${factored}$ were counted; completing the brackets adds $${c}^2$ to the constant first.`,
    },
    {
      misconception: 'pair_with_one_left_out',
      at: 'pairs',
      wrongly: (_p, { pairs: count }) => count.sub(1),
      words: ({ n, c }) =>
        `The pair $1 \\times ${n}$ is missing: it gives the roots $${c + 1}$ and $${c + n}$.`,
    },
    {
      misconception: 'one_negative_pair_left_out',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: ({ n, c }) =>
        `One pair is lost: the factors $-1$ and $-${n}$ give the roots $${c - 1}$ and $${c - n}$, which are integers too.`,
    },
    {
      misconception: 'square_added_twice',
      at: 'factored',
      wrongly: ({ n, c }) => q(n + c * c),
      words: ({ c }, { factored }) => `With $${factored}$ on the right, $${c}^2$ was added twice.`,
    },
    {
      misconception: 'extra_pair_counted',
      at: 'pairs',
      wrongly: (_p, { pairs: count }) => count.add(1),
      words: ({ n }, { pairs: count }) =>
        `$${n}$ has one factor pair fewer than $${count}$: a pair was counted in both orders.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'Sum and product of integer roots both depend on $k$: eliminating $k$ leaves an equation in integers.',
  approach: () =>
    'The sum is $k$ and the product is linear in $k$. Without $k$ this is a product of two integer brackets, whose factor pairs can be counted.',
  faster: ({ n, c }) =>
    `At $x = ${c}$ the left side is $${n}$ whatever $k$ is, so $(\\alpha - ${c})(\\beta - ${c}) = ${n}$ at once; count its factor pairs with both signs.`,
  check: ({ n, c }) =>
    `For example $1 \\times ${n}$ gives the roots $${c + 1}$ and $${c + n}$, $k = ${2 * c + n + 1}$, and the product $${(c + 1) * (c + n)} = ${c} \\times ${2 * c + n + 1} ${addedTex(n - c * c)}$.`,
  principle:
    'For integer roots, eliminate the parameter, complete the product, and count factor pairs of both signs without regard to order.',
  verify: ({ n, c }) => {
    const found = new Set<number>();
    for (let x = -200; x <= 200; x += 1)
      for (let y = x; y <= 200; y += 1) if (x * y === c * (x + y) + n - c * c) found.add(x + y);
    return q(found.size);
  },
});

/** AL.QUA.1 Hard: the parameter is bound by real or by integer roots. */
export const boundedRoots: readonly AnyTemplate[] = [
  ...situation<Bounded>({
    type: 'AL.QUA.1',
    situation: 'real-roots-bound-k',
    draw: draw => {
      const u = draw.int(-9, 3);
      const v = u + draw.int(2, 9);
      const a = draw.int(-9, 9);
      const b = -(3 * (u + v) + 2 * a) / 4;
      const c = (a * a + 3 * u * v) / 4;
      if (!Number.isInteger(b) || !Number.isInteger(c) || c === 0 || a === 0) return null;
      return { a, b, c, u, v, way: draw.chance(0.5) };
    },
    forms: [greatestSquares, pairs],
  }),
  ...situation<Integers>({
    type: 'AL.QUA.1',
    situation: 'integer-roots-bind-k',
    draw: draw => {
      const n = draw.pick([6, 8, 10, 12, 14, 15, 18, 20, 24, 28, 30, 32, 36, 40, 42, 45, 48, 60, 64, 72]);
      const c = draw.int(1, 7);
      return n === c * c ? null : { n, c, way: draw.chance(0.5) };
    },
    forms: [integerRoots],
  }),
];
