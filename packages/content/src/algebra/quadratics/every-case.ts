import { path } from '../../path.ts';
import { addedTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Leading {
  /** The leading coefficient is k − m, the constant term k − r, the middle one 2n. */
  m: number;
  r: number;
  n: number;
  /** Positive everywhere: a²t < b with t = k − m. */
  a: number;
  b: number;
  way: boolean;
}

const many = (test: (k: number) => boolean) => Array.from({ length: 601 }, (_, i) => i - 300).filter(test);
/** The greatest whole d with d(d + gap) below n². */
const reach = (n: number, gap: number) => {
  let d = 0;
  while ((d + 1) * (d + 1 + gap) < n * n) d += 1;
  return d;
};

const twoRoots = form({
  form: 'two-distinct-roots',
  band: 'Medium',
  also: ['AL.INQ.3'],
  seconds: 85,
  entry: true,
  stem: ({ m, r, n, way }: Leading) => {
    const equation = `$(k ${addedTex(-m)})x^2 + ${2 * n}x + (k ${addedTex(-r)}) = 0$`;
    return way
      ? `For how many integers $k$ does ${equation} have two distinct real roots?`
      : `How many integers $k$ are there for which exactly two real numbers satisfy ${equation}?`;
  },
  path: path<Leading>()
    .quiet('gap', ({ m, r }) => q(r - m))
    .quiet('square', ({ n }) => q(n * n))
    .step(
      'beyond',
      (_p, { square, gap }) => q(reach(Math.sqrt(square.valueOf()), gap.valueOf())),
      'The discriminant must be positive. Test how far $k$ may lie outside the two zeros of the product.',
      ({ m, r, n }, { beyond }) =>
        `(k ${addedTex(-m)})(k ${addedTex(-r)}) < ${n * n}, \\quad ${beyond} \\times ${beyond.add(r - m)} < ${n * n} \\le ${beyond.add(1)} \\times ${beyond.add(1 + r - m)}`,
    )
    .step(
      'all',
      (_p, { beyond, gap }) => beyond.mul(2).add(gap).add(1),
      'So $k$ runs from that many below the smaller zero to that many above the larger one; count these integers.',
      ({ m, r }, { beyond, all }) =>
        `${m} - ${beyond} \\le k \\le ${r} + ${beyond}: \\quad ${all} \\text{ integers}`,
    )
    .quiet('excluded', () => q(1))
    .step(
      'count',
      (_p, { all, excluded }) => all.sub(excluded),
      'One of them makes the leading coefficient zero: the equation is then linear and has one root.',
      ({ m }, { all, count }) => `k \\ne ${m}: \\quad ${all} - 1 = ${count}`,
    ),
  slips: [
    {
      misconception: 'leading_coefficient_may_vanish',
      at: 'excluded',
      wrongly: () => q(0),
      words: ({ m }) =>
        `$k = ${m}$ has been counted, though the equation is then linear and has a single root.`,
    },
    {
      misconception: 'both_zeros_excluded',
      at: 'excluded',
      wrongly: () => q(2),
      words: ({ r }) =>
        `$k = ${r}$ makes only the constant term zero; the equation still has two roots, one of them $0$.`,
    },
    {
      misconception: 'equal_roots_counted',
      at: 'beyond',
      wrongly: (_p, { beyond }) => beyond.add(1),
      words: ({ n }, { beyond }) =>
        `Going out $${beyond}$ on each side makes the product $${n * n}$ or more, so the roots are equal or not real there.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'all',
      wrongly: (_p, { beyond, gap }) => beyond.mul(2).add(gap),
      words: (_p, { all }) =>
        `$${all}$ is the difference of the greatest and the least $k$; there is one integer more than that.`,
    },
    {
      misconception: 'only_between_the_zeros',
      at: 'beyond',
      wrongly: () => q(0),
      words: ({ m, r }) =>
        `Only $k$ from $${m}$ to $${r}$ were kept, where the product is not positive; it may be positive as long as it stays below the square.`,
    },
    {
      misconception: 'one_side_only',
      at: 'all',
      wrongly: (_p, { beyond, gap }) => beyond.add(gap).add(1),
      words: (_p, { beyond }) => `The $${beyond}$ values on one side of the zeros are missing.`,
    },
    {
      misconception: 'drops_two_of_middle_term',
      at: 'square',
      wrongly: ({ n }) => q(4 * n * n),
      words: ({ n }, { square }) =>
        `With $${square}$ in place of $${n * n}$ the factor $4$ of the discriminant has been left out.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'The parameter stands in the leading coefficient too: it must not vanish, and the discriminant must be positive.',
  approach: () =>
    'The discriminant gives a product of two integers below a square; find how far $k$ may go. Then remove the value that leaves no quadratic.',
  faster: ({ m, r, n }) =>
    `By symmetry about $k = ${(m + r) / 2}$: find the last $k$ above with $(k ${addedTex(-m)})(k ${addedTex(-r)}) < ${n * n}$, mirror it, and drop $k = ${m}$.`,
  check: ({ m, r, n }, { beyond }) =>
    `At the ends $k = ${m - beyond.valueOf()}$ and $k = ${r + beyond.valueOf()}$ the product is $${beyond.mul(beyond.add(r - m))}$, still below $${n * n}$.`,
  principle: 'Two different roots need a positive discriminant and a leading coefficient that is not zero.',
  verify: ({ m, r, n }) => q(many(k => k !== m && 4 * n * n - 4 * (k - m) * (k - r) > 0).length),
});

const positive = form({
  form: 'positive-for-every-x',
  band: 'Medium',
  also: ['AL.INQ.1'],
  seconds: 70,
  suits: ({ a, b }: Leading) => Math.ceil(b / (a * a)) >= 4 && b <= 14 * a * a,
  stem: ({ m, a, b, way }: Leading) => {
    const expression = `(k ${addedTex(-m)})x^2 + ${2 * a === 2 ? '2' : 2 * a}(k ${addedTex(-m)})x + ${b}`;
    return way
      ? `For certain integers $k$ the expression $${expression}$ is positive for every real $x$. What is the sum of these integers?`
      : `Find the sum of all integers $k$ for which $${expression} > 0$ holds for all real values of $x$.`;
  },
  path: path<Leading>()
    .quiet('bound', ({ a, b }) => q(b, a * a))
    .step(
      'last',
      (_p, { bound }) => bound.ceil().sub(1),
      'For a positive leading coefficient $t$ the discriminant must be negative; solve for $t$.',
      ({ m, a, b }, { last }) =>
        `t = k ${addedTex(-m)} > 0: \\quad ${a * a === 1 ? '' : a * a}t^2 < ${b}t, \\quad t \\le ${last}`,
    )
    .quiet('first', () => q(0))
    .step(
      'terms',
      (_p, { last, first }) => last.sub(first).add(1),
      'If $t = 0$ the expression is a positive constant, so this value fits as well.',
      (_p, { last, terms }) => `t = 0, 1, \\dots, ${last}: \\quad ${terms} \\text{ values}`,
    )
    .quiet('start', ({ m }, { first }) => first.add(m))
    .quiet('end', ({ m }, { last }) => last.add(m))
    .step(
      'sum',
      (_p, { start, end, terms }) => start.add(end).mul(terms).div(2),
      'Go back to $k$ and add these consecutive integers.',
      (_p, { start, end, terms, sum }) =>
        `${start} + \\dots + ${end.s < 0n ? `(${end})` : end} = \\frac{${terms}}{2}(${start} ${addedTex(end)}) = ${sum}`,
    ),
  slips: [
    {
      misconception: 'constant_case_dropped',
      at: 'first',
      wrongly: () => q(1),
      words: ({ m, b }) =>
        `$k = ${m}$ is missing: the expression is then the constant $${b}$, which is positive for every $x$.`,
    },
    {
      misconception: 'boundary_counted',
      at: 'last',
      wrongly: (_p, { last }) => last.add(1),
      words: ({ m }, { last }) =>
        `With $k = ${last.add(m)}$ the condition is already broken: the bound from the discriminant is strict.`,
    },
    {
      misconception: 'sums_the_shifted_values',
      at: 'start',
      wrongly: ({ m }) => q(-m),
      words: ({ m }) =>
        `The first value of $k$ was taken as $${-m}$, with the wrong sign, when going back from $t$.`,
    },
    {
      misconception: 'last_value_lost',
      at: 'last',
      wrongly: (_p, { last }) => last.sub(1),
      words: ({ m }, { last }) => `The sum stops at $k = ${last.add(m)}$, one value too early.`,
    },
    {
      misconception: 'negative_leading_coefficient_kept',
      at: 'first',
      wrongly: () => q(-1),
      words: ({ m }) =>
        `$k = ${m - 1}$ was let in; the leading coefficient is then negative and the expression falls below zero for large $x$.`,
    },
    {
      misconception: 'adds_the_wrong_variable',
      at: 'sum',
      wrongly: (_p, { last, terms }) => last.mul(terms).div(2),
      words: (_p, { sum }) => `$${sum}$ is the sum of the values of the leading coefficient, not of $k$.`,
    },
  ],
  show: value => plain(value),
  plausible: () => true,
  snapRead: () =>
    'Positive for every real $x$, and the leading coefficient holds the parameter: the case in which it vanishes has to be looked at by itself.',
  approach: () =>
    'Split the cases of the leading coefficient: negative fails, zero leaves a constant, positive needs a negative discriminant. Then add the integers.',
  faster: ({ m, a, b }) =>
    `With $t = k ${addedTex(-m)}$ the expression is $t(x + ${a})^2 + ${b} - ${a * a === 1 ? '' : a * a}t$, which stays positive exactly when $t \\ge 0$ and $${a * a === 1 ? '' : a * a}t < ${b}$.`,
  check: ({ m, a, b }, { last, end }) =>
    `At $x = -${a}$ the expression is $${b} - ${a * a === 1 ? '' : a * a}(k ${addedTex(-m)})$: for $k = ${end}$ it is $${b - a * a * last.valueOf()}$, for the next integer it is not positive.`,
  principle: 'Before using the discriminant, look at the case in which the leading coefficient is zero.',
  verify: ({ m, a, b }) =>
    q(
      many(k => {
        const t = k - m;
        return t >= 0 && t * a * a - 2 * a * t * a + b > 0;
      }).reduce((sum, k) => sum + k, 0),
    ),
});

interface Mutual {
  /** Neither b² > mc nor c² > mb. */
  m: number;
  strict: boolean;
}

const mutualPairs = ({ m, strict }: Mutual) => {
  const list: [number, number][] = [];
  const holds = (x: number, y: number) => (strict ? x * x < m * y : x * x <= m * y);
  for (let b = 1; b <= 60; b += 1)
    for (let c = 1; c <= 60; c += 1) if (holds(b, c) && holds(c, b)) list.push([b, c]);
  return list;
};

const mutual = form({
  form: 'two-equations-at-once',
  band: 'Hard',
  also: ['AL.DIO.5'],
  seconds: 100,
  entry: true,
  stem: ({ m, strict }: Mutual) =>
    strict
      ? `Let $b$ and $c$ be positive integers such that neither $x^2 + 2bx + ${m}c = 0$ nor $x^2 + 2cx + ${m}b = 0$ has a real root. How many ordered pairs $(b, c)$ are possible?`
      : `For how many ordered pairs $(b, c)$ of positive integers do both $x^2 + 2bx + ${m}c = 0$ and $x^2 + 2cx + ${m}b = 0$ fail to have two distinct real roots?`,
  path: path<Mutual>()
    .step(
      'largest',
      ({ m, strict }) => q(strict ? m - 1 : m),
      'A quarter of each discriminant bounds one square by the other number; together they bound both numbers.',
      ({ m, strict }, { largest }) =>
        `b^2 ${strict ? '<' : '\\le'} ${m}c, \\ c^2 ${strict ? '<' : '\\le'} ${m}b, \\quad b, c \\le ${largest}`,
    )
    .step(
      'equal',
      (_p, { largest }) => largest,
      'If the two numbers are equal, every value up to this bound fits.',
      (_p, { largest, equal: count }) => `b = c = 1, \\dots, ${largest}: \\quad ${count} \\text{ pairs}`,
    )
    .step(
      'unequal',
      ({ m, strict }, { largest }) =>
        q(mutualPairs({ m, strict }).filter(([b, c]) => b < c && c <= largest.valueOf()).length),
      'If the first is smaller, only the square of the larger one matters; list the larger one value by value.',
      (p, { unequal }) =>
        `${[
          ...new Set(
            mutualPairs(p)
              .filter(([b, c]) => b < c)
              .map(([, c]) => c),
          ),
        ]
          .map(c => `c = ${c}: ${mutualPairs(p).filter(([b, d]) => b < d && d === c).length}`)
          .join(', \\ ')}; \\quad ${unequal} \\text{ pairs}`,
    )
    .quiet('orders', () => q(2))
    .step(
      'count',
      (_p, { equal: same, unequal, orders }) => unequal.mul(orders).add(same),
      'The pairs are ordered, so the unequal ones count twice.',
      (_p, { equal: same, unequal, count }) => `${same} + 2 \\times ${unequal} = ${count}`,
    ),
  slips: [
    {
      misconception: 'order_ignored',
      at: 'orders',
      wrongly: () => q(1),
      words: (_p, { unequal }) =>
        `The $${unequal}$ pairs with different numbers are counted once; $(b, c)$ and $(c, b)$ are two ordered pairs.`,
    },
    {
      misconception: 'boundary_mistaken',
      at: 'equal',
      wrongly: ({ strict }, { equal: same }) => (strict ? same.add(1) : same.sub(1)),
      words: ({ m, strict }) =>
        strict
          ? `$b = c = ${m}$ was counted, where both equations have equal real roots.`
          : `$b = c = ${m}$ is missing: equal roots are not two distinct ones.`,
    },
    {
      misconception: 'equal_numbers_dropped',
      at: 'equal',
      wrongly: () => q(0),
      words: (_p, { largest }) => `The $${largest}$ pairs with $b = c$ fit as well.`,
    },
    {
      misconception: 'equal_pairs_doubled',
      at: 'equal',
      wrongly: (_p, { equal: same }) => same.mul(2),
      words: (_p, { equal: same }) =>
        `The pairs with $b = c$ were doubled to $${same}$, though turning them round gives the same pair.`,
    },
    {
      misconception: 'one_pair_overlooked',
      at: 'unequal',
      wrongly: (_p, { unequal }) => unequal.sub(1),
      words: (_p, { unequal }) =>
        `Only $${unequal}$ unordered pairs of different numbers were found; the list has one more.`,
    },
    {
      misconception: 'one_pair_too_many',
      at: 'unequal',
      wrongly: (_p, { unequal }) => unequal.add(1),
      words: (_p, { unequal }) =>
        `$${unequal}$ unordered pairs of different numbers are one too many: in one of them the larger square is over the bound.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'Two discriminants bound two positive integers by each other.',
  approach: () =>
    'Each square is bounded by a multiple of the other number, so both numbers are bounded. Count equal pairs, then those with one smaller number, and double.',
  faster: ({ m, strict }) =>
    `For $b < c$ only $c^2 ${strict ? '<' : '\\le'} ${m}b$ matters, so for each $c$ up to $${strict ? m - 1 : m}$ take the $b$ from $\\frac{c^2}{${m}}$ to $c - 1$.`,
  check: (p, { largest }) =>
    `Both numbers may be $${largest}$ but not more, and $(${mutualPairs(p)
      .filter(([b, c]) => b < c)
      .at(-1)
      ?.join(', ')})$ is the last pair with different numbers in increasing order of $b$.`,
  principle:
    'Two inequalities that bound each number by the other bound both: find that bound and count by cases.',
  verify: p => q(mutualPairs(p).length),
});

/** AL.QUA.3 Medium and Hard: a case that must not be forgotten, or two conditions on integers. */
export const everyCase: readonly AnyTemplate[] = [
  ...situation<Leading>({
    type: 'AL.QUA.3',
    situation: 'leading-coefficient',
    draw: draw => {
      const m = draw.int(-6, 7);
      const r = m + draw.int(1, 8);
      return m === 0 || r === 0
        ? null
        : { m, r, n: draw.int(2, 9), a: draw.pick([1, 2, 3]), b: draw.int(5, 60), way: draw.chance(0.5) };
    },
    forms: [twoRoots, positive],
  }),
  ...situation<Mutual>({
    type: 'AL.QUA.3',
    situation: 'mutual-bounds',
    draw: draw => ({ m: draw.int(5, 12), strict: draw.chance(0.5) }),
    forms: [mutual],
  }),
];
