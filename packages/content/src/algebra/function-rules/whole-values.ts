import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Whole {
  /** f(2) and f(3) with f(2)^i f(3)^j = value. */
  u: number;
  v: number;
  i: number;
  j: number;
  total: number;
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
  revision: 6,
  apart: true,
  likely: true,
  band: 'Hard',
  also: ['NS.FAC.1'],
  seconds: 90,
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
      ? `A function takes positive integers to positive integers, and $f(xy) = f(x)f(y)$ for all $x$ and $y$. If $f(${argument}) = ${value}$, what is the sum of all possible values of $f(${asked})$?`
      : `Every positive integer has a code, which is a positive integer, and the code of a product is the product of the codes. The code of $${argument}$ is $${value}$. Find the sum of all possible values of the code of $${asked}$.`;
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
    `Only ${p.i === 2 ? 'squares' : p.i === 3 ? 'cubes' : 'fourth powers'} dividing $${value}$ matter: $f(6) = \\frac{${value}}{f(2)${p.i === 2 ? '' : `^{${p.i - 1}}`}}$ for each $f(2)$ in $${multiplicativePairs(
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
  revision: 6,
  band: 'Medium',
  also: ['AL.DIO.1'],
  seconds: 60,
  entry: true,
  suits: p => p.i !== p.j && additivePairs(p).length >= 3 && additivePairs(p).length < 9,
  stem: p =>
    p.way
      ? `A function takes positive integers to non-negative integers, with $f(xy) = f(x) + f(y)$ for all positive integers $x$ and $y$. If $f(${2 ** p.i * 3 ** p.j}) = ${p.total}$, what is the difference between the greatest and the least possible value of $f(6)$?`
      : `Every positive integer has a weight, which is a non-negative integer, and the weight of a product is the sum of the weights of its factors. The weight of $${2 ** p.i * 3 ** p.j}$ is $${p.total}$. By how much does the greatest possible weight of $6$ exceed the least?`,
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

/** AL.FUN.3 Medium and Hard: whole values of a rule. */
export const wholeValues: readonly AnyTemplate[] = situation<Whole>({
  type: 'AL.FUN.3',
  situation: 'whole-values',
  draw: draw => ({
    u: draw.int(2, 6),
    v: draw.int(2, 24),
    i: draw.int(1, 4),
    j: draw.int(1, 3),
    total: draw.int(9, 34),
    way: draw.chance(0.5),
  }),
  forms: [possibleValues, weights],
});
