import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Weights {
  /** f(2^i · 9 · 5) = total, so ia + 2b + c = total for the values at 2, 3 and 5. */
  i: number;
  total: number;
  way: boolean;
}

const argument = ({ i }: Weights) => 2 ** i * 45;

/** Values of a + b + c over all non-negative solutions, for each a from the greatest a down. */
const rows = ({ i, total }: Weights) =>
  Array.from({ length: Math.floor(total / i) + 1 }, (_, a) => {
    const most = total - (i - 1) * a;
    return { a, least: most - Math.floor((total - i * a) / 2), most };
  }).reverse();
const sums = (p: Weights): readonly Fraction[] =>
  [
    ...new Set(
      rows(p).flatMap(({ least, most }) => Array.from({ length: most - least + 1 }, (_, k) => least + k)),
    ),
  ]
    .sort((x, y) => x - y)
    .map(x => q(x));
const spread = (low: number, high: number): readonly Fraction[] =>
  Array.from({ length: Math.max(0, high - low + 1) }, (_, k) => q(low + k));

const values = form({
  form: 'values-at-a-product-of-primes',
  revision: 2,
  band: 'Hard',
  also: ['AL.DIO.5', 'NS.FAC.4'],
  seconds: 135,
  entry: true,
  likely: true,
  stem: (p: Weights) =>
    p.way
      ? `A function takes positive integers to non-negative integers, and $f(xy) = f(x) + f(y)$ for all positive integers $x$ and $y$. If $f(${argument(p)}) = ${p.total}$, how many different values can $f(30)$ have?`
      : `Every positive integer has a weight, which is a non-negative integer, and the weight of a product is the sum of the weights. The number $${argument(p)}$ weighs $${p.total}$. How many weights are possible for $30$?`,
  path: path<Weights>()
    .step(
      'total',
      ({ total }) => q(total),
      'Factorise: with $a, b, c$ for the values at $2$, $3$ and $5$ this is an equation in non-negative integers, and $a + b + c$ is asked for.',
      ({ i }, { total }) =>
        `${2 ** i * 45} = 2^{${i}} \\times 3^2 \\times 5: \\quad ${i}a + 2b + c = ${total}`,
    )
    .step(
      'list',
      (p): readonly Fraction[] => sums(p),
      p =>
        `Go through $a$, which has the largest coefficient. For each $a$, raising $b$ lowers the sum one by one; collect the values of $a + b + c = ${p.total} - ${p.i - 1}a - b$.`,
      (p, { list }) =>
        `${rows(p)
          .map(
            ({ a, least, most }) => `a = ${a}: ${least === most ? least : `${least} \\text{ to } ${most}`}`,
          )
          .join('; \\ ')}: \\quad ${list[0]}, \\dots, ${list.at(-1)}`,
    )
    .step(
      'count',
      (_p, { list }) => q(list.length),
      'Count the different values; between the smallest and the largest one may be missing.',
      (_p, { list, count }) => {
        const missing = spread(list[0]?.valueOf() ?? 0, list.at(-1)?.valueOf() ?? 0).filter(
          x => !list.some(y => y.equals(x)),
        );
        return missing.length === 0
          ? `${list.at(-1)} - ${list[0]} + 1 = ${count}`
          : `\\text{without } ${missing.join(', ')}: \\quad ${list.at(-1)} - ${list[0]} + 1 - ${missing.length} = ${count}`;
      },
    ),
  slips: [
    {
      misconception: 'gaps_overlooked',
      at: 'list',
      wrongly: (p, { list }) => {
        const all = spread(list[0]?.valueOf() ?? 0, p.total);
        return all.length > list.length ? all : null;
      },
      words: (_p, { list }) =>
        `All integers from $${list[0]}$ to $${list.at(-1)}$ were counted, but not every one of them can be reached.`,
    },
    {
      misconception: 'smaller_exponent_forgotten',
      at: 'list',
      wrongly: p => rows(p).map(({ most }) => q(most)),
      words: ({ i }) => `Only $a$ was changed, in steps of $${i - 1}$; $b$ gives the values between.`,
    },
    {
      misconception: 'only_two_primes_used',
      at: 'list',
      wrongly: ({ total }) => spread(total - Math.floor(total / 2), total),
      words: ({ total }) =>
        `Here $a$ was kept at $0$, which gives sums from $${total - Math.floor(total / 2)}$ on; a positive $a$ lowers the sum further.`,
    },
    {
      misconception: 'counts_solutions',
      at: 'count',
      wrongly: p => q(rows(p).reduce((n, { least, most }) => n + most - least + 1, 0)),
      words: (_p, { count }) =>
        `$${count}$ is the number of solutions $(a, b, c)$; several of them have the same sum.`,
    },
    {
      misconception: 'zero_values_excluded',
      at: 'list',
      wrongly: ({ i, total }) => {
        const inner = { i, total: total - i - 3, way: true };
        return inner.total < 0 ? null : sums(inner).map(x => x.add(3));
      },
      words: () => 'All three values were taken as positive; a non-negative integer may be zero.',
    },
    {
      misconception: 'remainder_of_the_last_row',
      at: 'list',
      wrongly: (_p, { list }) => (list.length > 2 ? list.slice(1) : null),
      words: (p, { list }) =>
        `The values from $${list[0]}$ on were counted; with the greatest $a$, $${Math.floor(p.total / p.i)}$, a smaller one is possible.`,
    },
    {
      misconception: 'counts_length_of_interval',
      at: 'count',
      wrongly: ({ total }) => q(total),
      words: ({ total }) => `All values from $1$ to $${total}$ were taken as possible.`,
    },
    {
      misconception: 'last_value_left_out',
      at: 'count',
      wrongly: (_p, { list }) => q(list.length - 1),
      words: (_p, { list }) =>
        `One of the ends, $${list[0]}$ or $${list.at(-1)}$, was left out; both are possible.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'Products go over into sums, so the values at the primes decide: an equation in non-negative integers.',
  approach: () =>
    'Write the given value with the values at the primes. The sum asked for depends on two of them; go through the one with the largest coefficient and look for gaps.',
  check: (p, { list }) => {
    const a = Math.floor(p.total / p.i);
    const b = Math.floor((p.total - p.i * a) / 2);
    const c = p.total - p.i * a - 2 * b;
    return `The least value, $${list[0]}$, comes from $(a, b, c) = (${a}, ${b}, ${c})$: $${p.i} \\times ${a} + 2 \\times ${b} + ${c} = ${p.total}$; the greatest from $(0, 0, ${p.total})$.`;
  },
  principle:
    'A rule that turns products into sums is fixed by its values at primes: factorise and solve in integers.',
  verify: ({ i, total }) => {
    const found = new Set<number>();
    for (let a = 0; a <= total; a += 1)
      for (let b = 0; b <= total; b += 1)
        for (let c = 0; c <= total; c += 1) if (i * a + 2 * b + c === total) found.add(a + b + c);
    return q(found.size);
  },
});

/** AL.FUN.3 Hard: the values at three primes are bound by one equation. */
export const threePrimes: readonly AnyTemplate[] = situation<Weights>({
  type: 'AL.FUN.3',
  situation: 'three-primes',
  draw: draw => ({ i: draw.int(4, 7), total: draw.int(9, 30), way: draw.chance(0.5) }),
  forms: [values],
});
