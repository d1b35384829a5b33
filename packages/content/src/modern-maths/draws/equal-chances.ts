import { path } from '../../path.ts';
import { numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Chances {
  /** Red ones. */
  r: number;
  /** At most so many of the other colour. */
  most: number;
  frame: 0 | 1 | 2;
}

const pairsOf = (product: number, most = Number.POSITIVE_INFINITY): [number, number][] => {
  const pairs: [number, number][] = [];
  for (let x = 1; x * x < product; x += 1)
    if (product % x === 0 && product / x <= most) pairs.push([x, product / x]);
  return pairs;
};

const equalChances = form({
  form: 'numbers-with-equal-chances',
  revision: 4,
  band: 'Hard',
  also: ['NS.FAC.7', 'AL.QUA.1'],
  entry: true,
  seconds: 125,
  stem: ({ r, most, frame }: Chances) =>
    frame === 0
      ? `A bag holds $${r}$ red balls, and blue balls are added. Let $P(x)$ be the probability that two balls drawn together at random have different colours when there are $x$ blue balls. How many pairs $(x, y)$ with $1 \\le x < y \\le ${most}$ have $P(x) = P(y)$?`
      : frame === 1
        ? `A choir has $${r}$ women and at most $${most}$ men. Two of its singers are chosen by lot. For some numbers $m < n$, a man and a woman are as likely to be chosen with $m$ men in the choir as with $n$ men. Find the number of such pairs $(m, n)$ with $m \\ge 1$.`
        : `In a box there are $${r}$ dark sweets and some milk sweets, at least one and at most $${most}$. Two sweets are taken at random without replacement. For how many pairs $(m, n)$ with $m < n$ is the probability of one sweet of each kind the same with $m$ milk sweets as with $n$?`,
  path: path<Chances>()
    .step(
      'product',
      ({ r }) => q(r * (r - 1)),
      'Write the probability with $x$ of the other colour and divide by $x$ above and below. Only one part of the denominator depends on $x$; it holds a constant.',
      ({ r }, { product }) =>
        `P(x) = \\frac{2 \\times ${r}x}{(x + ${r})(x + ${r - 1})} = \\frac{${2 * r}}{x + \\frac{c}{x} + ${2 * r - 1}}, \\quad c = ${r} \\times ${r - 1} = ${numberTex(product)}`,
    )
    .step(
      'pairs',
      (_p, { product }) => q(pairsOf(Number(product)).length),
      'Two different numbers give the same value of $x + \\frac{c}{x}$ exactly if their product is $c$. Count the factor pairs.',
      (_p, { product, pairs }) => `xy = ${numberTex(product)}, \\quad x < y: \\quad ${pairs} \\text{ pairs}`,
    )
    .step(
      'count',
      ({ most }, { product }) => q(pairsOf(Number(product), most).length),
      'Keep those with the larger number within the bound.',
      ({ most }, { product, count }) =>
        `${pairsOf(Number(product), most)
          .map(([x, y]) => `${x} \\times ${y}`)
          .join(', \\; ')}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'drawn_with_replacement',
      at: 'product',
      wrongly: ({ r }) => q(r * r),
      words: ({ r }, { product }) =>
        `The product $${r}^2 = ${numberTex(product)}$ belongs to drawing with replacement; the second draw has one ball fewer.`,
    },
    {
      misconception: 'bound_ignored',
      gives: 'pairs',
      words: ({ most }, { pairs }) =>
        `All $${pairs}$ factor pairs were counted, but in some the larger number exceeds $${most}$.`,
    },
    {
      misconception: 'neighbours_left_out',
      at: 'count',
      wrongly: ({ most }, { product }) => q(pairsOf(Number(product), most).length - 1),
      words: ({ r }) =>
        `The pair $${r - 1}, ${r}$ was left out; nothing forbids as many of the other colour, or one fewer.`,
    },
    {
      misconception: 'both_orders_counted',
      at: 'count',
      wrongly: ({ most }, { product }) => q(2 * pairsOf(Number(product), most).length),
      words: (_p, { count }) => `$${count}$ counts each pair in both orders.`,
    },
    {
      misconception: 'factors_within_bound_counted',
      at: 'count',
      wrongly: ({ most }, { product }) => {
        const c = Number(product);
        let count = 0;
        for (let x = 1; x <= most; x += 1) if (c % x === 0) count += 1;
        return q(count);
      },
      words: ({ most }, { product, count }) =>
        `$${count}$ factors of $${numberTex(product)}$ are at most $${most}$, but each of them needs a partner within the bound as well.`,
    },
    {
      misconception: 'next_product_up',
      at: 'product',
      wrongly: ({ r }) => q(r * (r + 1)),
      words: ({ r }, { product }) =>
        `$${r} \\times ${r + 1} = ${numberTex(product)}$ adds a ball instead of taking one out for the second draw.`,
    },
    {
      misconception: 'only_small_factors',
      at: 'count',
      wrongly: ({ r }, { product }) => q(pairsOf(Number(product)).filter(([, y]) => y <= 2 * r).length),
      words: ({ r }) =>
        `Only pairs with the larger number up to $${2 * r}$ were found; more unequal pairs work as well.`,
    },
    {
      misconception: 'one_pair_overlooked',
      at: 'count',
      wrongly: ({ r, most }, { product }) => {
        const kept = pairsOf(Number(product), most);
        return kept.length > 3 ? q(kept.filter(([x]) => r % x === 0 || (r - 1) % x === 0).length) : null;
      },
      words: ({ r }) =>
        `Only factors of $${r}$ or of $${r - 1}$ were tried for the smaller number; products of both kinds divide as well.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'One number of balls is known, the other varies; equal probabilities for two of its values are wanted: a symmetric expression and factor pairs.',
  approach: () =>
    'Write the probability as a function of the unknown number. Divided through, it depends on a number plus a constant over that number, which takes each value at two numbers with a fixed product: factor pairs.',
  faster: ({ r, most }) =>
    `$P(x) = P(y)$ means $xy = ${r} \\times ${r - 1}$; the smaller one lies from $${Math.ceil((r * (r - 1)) / most)}$ to $${r - 1}$.`,
  check: ({ r, most }, { product }) => {
    const [x, y] = pairsOf(Number(product), most)[0] ?? [1, 1];
    const chance = (b: number) => q(2 * r * b, (r + b) * (r + b - 1));
    return `For $${x}$ and $${y}$ the probabilities are $\\frac{${2 * r * x}}{${(r + x) * (r + x - 1)}}$ and $\\frac{${2 * r * y}}{${(r + y) * (r + y - 1)}}$, both $\\frac{${chance(x).n}}{${chance(y).d}}$.`;
  },
  principle:
    'An expression x + c/x takes the same value at two numbers whose product is c; equal probabilities then become factor pairs.',
  verify: ({ r, most }) => {
    let count = 0;
    for (let x = 1; x <= most; x += 1)
      for (let y = x + 1; y <= most; y += 1)
        if (x * (r + y) * (r + y - 1) === y * (r + x) * (r + x - 1)) count += 1;
    return q(count);
  },
});

/** MM.PRB.3 Hard: two numbers of balls with one probability. */
export const equalChancesOfPairs: readonly AnyTemplate[] = situation<Chances>({
  type: 'MM.PRB.3',
  situation: 'unknown-number-twice',
  tries: 20,
  draw: draw => {
    const [r, most] = [draw.int(7, 36), 5 * draw.int(6, 40)];
    const [all, kept] = [pairsOf(r * (r - 1)).length, pairsOf(r * (r - 1), most).length];
    return most > r && kept >= 2 && kept < all ? { r, most, frame: draw.pick([0, 1, 2] as const) } : null;
  },
  forms: [equalChances],
});
