import { path } from '../../path.ts';
import { addedTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Parameter {
  c: number;
  n: number;
  m: number;
  k: number;
  t: number;
  way: boolean;
}

/** Real solutions of log(kx) = 2 log(x + c). */
const solutions = (k: number, c: number) => {
  const d = (2 * c - k) ** 2 - 4 * c * c;
  if (k === 0 || d < 0) return 0;
  const roots =
    d === 0 ? [(k - 2 * c) / 2] : [(k - 2 * c + Math.sqrt(d)) / 2, (k - 2 * c - Math.sqrt(d)) / 2];
  return roots.filter(x => k * x > 0 && x + c > 0).length;
};

const oneSolution = form({
  form: 'integers-with-one-solution',
  revision: 2,
  band: 'Hard',
  also: ['AL.QUA.3', 'AL.QUA.9'],
  seconds: 105,
  entry: true,
  suits: ({ c, n }: Parameter) => n > 4 * c + 1,
  stem: ({ c, n, way }: Parameter) =>
    way
      ? `For how many integers $k$ with $-${n} \\le k \\le ${n}$ does the equation $\\log(kx) = 2\\log(x + ${c})$ have exactly one real solution?`
      : `The equation $2\\log(x + ${c}) = \\log(kx)$ has exactly one real solution for some integers $k$. How many of these lie between $-${n}$ and $${n}$, both included?`,
  path: path<Parameter>()
    .step(
      'border',
      ({ c }) => q(4 * c),
      'Compare the arguments. The quadratic has equal roots for $k = 0$ and for one positive $k$.',
      ({ c }, { border }) => `x^2 + (${2 * c} - k)x + ${c * c} = 0, \\quad D = k(k - ${border})`,
    )
    .quiet('middle', () => q(1))
    .step(
      'positive',
      (_p, { middle }) => middle,
      'For positive $k$ the roots, if real, are positive, and both are allowed. So there is exactly one only if they are equal.',
      ({ c }, { border, positive: n }) => `k = ${border}: \\ x = ${c}; \\quad ${n} \\text{ value}`,
    )
    .quiet('negative', ({ n }) => q(n))
    .step(
      'count',
      (_p, { positive: n, negative }) => negative.add(n),
      ({ c }) =>
        `For negative $k$ the roots are negative with product $${c * c}$, so exactly one lies above $-${c}$: every negative $k$ counts.`,
      ({ n }, { positive: one, count }) => `k = -1, \\dots, -${n}: \\quad ${n} + ${one} = ${count}`,
    ),
  slips: [
    {
      misconception: 'equal_roots_only',
      gives: 'positive',
      words: (_p, { border }) =>
        `Only $k = ${border}$, with equal roots, was counted; for negative $k$ one of two roots is outside the domain.`,
    },
    {
      misconception: 'equal_roots_forgotten',
      at: 'middle',
      wrongly: () => q(0),
      words: (_p, { border }) => `$k = ${border}$ is missing, where the two roots coincide.`,
    },
    {
      misconception: 'zero_parameter_counted',
      at: 'middle',
      wrongly: () => q(2),
      words: () => '$k = 0$ was counted, for which the left side has no meaning.',
    },
    {
      misconception: 'domain_ignored',
      at: 'count',
      wrongly: ({ n }, { border }) => q(n).sub(border).add(1).add(n),
      words: (_p, { count }) =>
        `$${count}$ counts all $k$ with real roots, whether one or two of them lie in the domain.`,
    },
    {
      misconception: 'positive_side_with_two_roots',
      at: 'positive',
      wrongly: ({ n }, { border }) => q(n).sub(border),
      words: (_p, { border }) => `For $k > ${border}$ there are two solutions, not one.`,
    },
    {
      misconception: 'positive_side_instead_of_negative',
      at: 'negative',
      wrongly: ({ n }, { border }) => q(n).sub(border),
      words: (_p, { border }) =>
        `The integers above $${border}$ were counted, which give two solutions each, instead of the negative ones.`,
    },
    {
      misconception: 'negative_values_below_border_only',
      at: 'negative',
      wrongly: ({ n }) => q(n - 1),
      words: ({ n }) => `From $-${n}$ to $-1$ there are $${n}$ integers.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'A parameter inside the logarithm: the number of solutions depends on the domain as well as on the quadratic.',
  approach: () =>
    'Solve without logarithms, and look for positive and for negative $k$ which roots keep the arguments positive.',
  faster: ({ c, n }) =>
    `Only $x > -${c}$ counts there, and $k = \\frac{(x + ${c})^2}{x}$: on $-${c} < x < 0$ it takes every negative value once, on $x > 0$ values from $${4 * c}$ up twice. So $${n} + 1$.`,
  check: ({ c }) =>
    `For $k = -1$ the roots have product $${c * c}$ and sum $-${2 * c + 1}$: about $${((-(2 * c + 1) + Math.sqrt(4 * c + 1)) / 2).toFixed(2)}$ and $${((-(2 * c + 1) - Math.sqrt(4 * c + 1)) / 2).toFixed(2)}$; only the first is above $-${c}$.`,
  principle: 'With a parameter in a logarithm, count the roots that stay in the domain, case by case.',
  verify: ({ c, n }) => {
    let count = 0;
    for (let k = -n; k <= n; k += 1) if (solutions(k, c) === 1) count += 1;
    return q(count);
  },
});

const divisors = (n: number) => Array.from({ length: n }, (_, i) => i + 1).filter(d => n % d === 0);

const wholePairs = form({
  form: 'whole-pairs-in-the-domain',
  band: 'Medium',
  also: ['AL.DIO.2', 'NS.FAC.1'],
  seconds: 70,
  entry: true,
  suits: ({ m, k, n }: Parameter) => n - m * k > 0 && m !== k,
  stem: ({ m, k, n, way }: Parameter) => {
    const right = `${k === 1 ? '' : k}x + ${m === 1 ? '' : m}y ${addedTex(n - m * k)}`;
    return way
      ? `How many pairs of integers $(x, y)$ satisfy $\\log x + \\log y = \\log(${right})$?`
      : `For integers $x$ and $y$, $\\log(${right})$ equals $\\log x + \\log y$. In how many ways can $(x, y)$ be chosen?`;
  },
  path: path<Parameter>()
    .step(
      'product',
      ({ n }) => q(n),
      'Compare the arguments and complete the product of two brackets.',
      ({ m, k, n }, { product }) =>
        `xy - ${k === 1 ? '' : k}x - ${m === 1 ? '' : m}y = ${n - m * k}, \\quad (x - ${m})(y - ${k}) = ${product}`,
    )
    .step(
      'positive',
      (_p, { product }) => q(divisors(product.valueOf()).length),
      'Both brackets positive: every divisor gives one ordered pair with positive numbers.',
      ({ n, m }, { positive: count }) => `x - ${m} \\in \\{${divisors(n).join(', ')}\\}: \\quad ${count}`,
    )
    .quiet('negative', ({ m, k, n }) => q(divisors(n).filter(d => m - d > 0 && k - n / d > 0).length))
    .step(
      'count',
      (_p, { positive: count, negative }) => count.add(negative),
      'Both brackets negative: then $x$ and $y$ would lie below the numbers in the brackets, too small for this product; none of these pairs is positive.',
      ({ m, k, n }, { negative, count }) =>
        `0 < x < ${m}, \\ 0 < y < ${k}: \\ (${m} - x)(${k} - y) < ${m * k} ${m * k <= n ? `\\le ${n}` : ''}; \\quad ${negative} \\text{ more}, \\ ${count}`,
    ),
  slips: [
    {
      misconception: 'negative_pairs_kept',
      at: 'negative',
      wrongly: (_p, { positive: count }) => count,
      words: (_p, { positive: count }) =>
        `Pairs from negative factors were counted too, $${count}$ more; their numbers are not both positive and have no logarithms.`,
    },
    {
      misconception: 'unordered_pairs_counted',
      at: 'positive',
      wrongly: ({ n }) => q(Math.ceil(divisors(n).length / 2)),
      words: () => 'Each pair of factors was counted once, though the two brackets are different.',
    },
    {
      misconception: 'constant_not_completed',
      at: 'product',
      wrongly: ({ n, m, k }) => q(n - m * k),
      words: ({ m, k }) => `The product $${m} \\times ${k}$ was not added when the brackets were completed.`,
    },
    {
      misconception: 'pair_with_one_left_out',
      at: 'positive',
      wrongly: (_p, { positive: count }) => count.sub(2),
      words: () => 'The factor pairs with $1$ were left out.',
    },
    {
      misconception: 'one_divisor_missed',
      at: 'positive',
      wrongly: (_p, { positive: count }) => count.sub(1),
      words: ({ n }) => `One divisor of $${n}$ was missed.`,
    },
    {
      misconception: 'one_divisor_too_many',
      at: 'positive',
      wrongly: (_p, { positive: count }) => count.add(1),
      words: ({ n }) => `$${n}$ has one divisor fewer than counted.`,
    },
    {
      misconception: 'product_added_twice',
      at: 'product',
      wrongly: ({ n, m, k }) => q(n + m * k),
      words: ({ m, k }) => `The product $${m} \\times ${k}$ was added twice.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'A logarithmic equation in two integers: a product of brackets, and a domain.',
  approach: () =>
    'Remove the logarithms, complete the product, count factor pairs, and keep positive numbers only.',
  faster: ({ n, m, k }) =>
    `$(x - ${m})(y - ${k}) = ${n}$ with positive $x, y$: as $${m} \\times ${k} \\le ${n}$, only positive factors work, one pair for each of the $${divisors(n).length}$ divisors.`,
  check: ({ m, k, n }) =>
    `For example $(x, y) = (${m + 1}, ${k + n})$: $${(m + 1) * (k + n)} = ${k} \\times ${m + 1} + ${m} \\times ${k + n} ${addedTex(n - m * k)}$.`,
  principle: 'Integer solutions of a logarithmic equation: factor pairs, filtered by the domain.',
  verify: ({ m, k, n }) => {
    let count = 0;
    for (let x = 1; x <= 2 * n + 50; x += 1)
      for (let y = 1; y <= 2 * n + 50; y += 1) if (x * y === k * x + m * y + n - m * k) count += 1;
    return q(count);
  },
});

/** AL.LOG.3 Medium and Hard: the domain depends on a parameter or on integers. */
export const domainDecides: readonly AnyTemplate[] = situation<Parameter>({
  type: 'AL.LOG.3',
  situation: 'domain-decides',
  draw: draw => {
    const [m, k] = [draw.int(1, 6), draw.int(1, 6)];
    return {
      c: draw.int(1, 5),
      n: draw.pick([12, 15, 16, 18, 20, 24, 25, 28, 30, 32, 36, 40, 42, 45, 48, 50, 54, 60, 64, 72, 75, 80]),
      m,
      k,
      t: draw.int(1, 30),
      way: draw.chance(0.5),
    };
  },
  forms: [oneSolution, wholePairs],
});
