import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { numberTex, plain, rupees } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Risen {
  /** The amount after two rises, in rupees: root²·rest. */
  root: number;
  rest: number;
  /** The largest rise allowed, in per cent. */
  most: number;
  what: string;
  frame: number;
}

const charges = [
  'annual fee of a music school',
  'monthly rent of a stall in Chandni Chowk',
  'price of a wet grinder',
  'daily hire of an excavator',
  'monthly pension of a trust',
  'fee for a trekking permit',
] as const;

const lastOf = ({ root, rest }: Risen) => root * root * rest;
/** The greatest number whose square divides the given one. */
function squareRoot(of: number): number {
  let best = 1;
  for (let n = 2; n * n <= of; n += 1) if (of % (n * n) === 0) best = n;
  return best;
}
/** Divisors of a number above `from` and up to 100 + most. */
const factors = (of: number, most: number, from = 100) => {
  const list: number[] = [];
  for (let f = from + 1; f <= 100 + most; f += 1) if (of % f === 0) list.push(f);
  return list;
};
const many = (list: readonly number[]) => q(list.length);

const amountsBefore = form({
  form: 'number-of-possible-amounts',
  band: 'Hard',
  seconds: 130,
  also: ['NS.FAC.3', 'NS.FAC.5'],
  entry: true,
  stem: (p: Risen) =>
    p.frame === 0
      ? `The ${p.what} was raised twice by the same percentage, a positive integer not above $${p.most}$, and is now ${rupees(lastOf(p))}. Before the two rises it was a whole number of rupees. How many values are possible for it?`
      : p.frame === 1
        ? `After two successive rises of $p\\%$ each, the ${p.what} has reached ${rupees(lastOf(p))}. It was a whole number of rupees at first, and $p$ is an integer with $1 \\le p \\le ${p.most}$. In how many ways can this have happened?`
        : `An amount of a whole number of rupees grew by $p\\%$ in one year and again by $p\\%$ in the next, to ${rupees(lastOf(p))}, where $p$ is a positive integer and at most $${p.most}$. How many amounts are possible at the beginning?`,
  path: path<Risen>()
    .step(
      'product',
      p => q(10000 * lastOf(p)),
      'With the amount $A$ at first, two rises multiply it by the same factor twice. Clear the fractions.',
      (p, { product }) =>
        `A \\times \\frac{(100 + p)^2}{100^2} = ${numberTex(lastOf(p))} \\Rightarrow A(100 + p)^2 = ${numberTex(product)}`,
    )
    .step(
      'root',
      (_p, { product }) => q(squareRoot(Number(product))),
      'The square of $100 + p$ divides this product. Write the product with its largest square: $100 + p$ divides the root of that.',
      ({ rest }, { product, root }) =>
        `${numberTex(product)} = ${rest === 1 ? '' : `${rest} \\times `}${root}^2 \\Rightarrow 100 + p \\mid ${root}`,
    )
    .quiet('from', () => q(100))
    .step(
      'count',
      ({ most }, { root, from }) => many(factors(Number(root), most, Number(from))),
      'Look for its divisors above 100, up to the largest that is allowed. Each gives another amount.',
      ({ most }, { root, count }) => `100 + p = ${factors(Number(root), most).join(', ')}: \\quad ${count}`,
    ),
  slips: [
    {
      misconception: 'square_condition_on_the_number',
      at: 'count',
      wrongly: ({ most }, { product }) => many(factors(Number(product), most)),
      words: (_p, { product, count }) =>
        `$${count}$ numbers above 100 divide $${numberTex(product)}$; the square of $100 + p$ has to divide it.`,
    },
    {
      misconception: 'counts_no_change',
      at: 'from',
      wrongly: () => q(99),
      words: p => `$p = 0$ was counted too, with ${rupees(lastOf(p))} from the start; the amount was raised.`,
    },
    {
      misconception: 'hundred_squared_lost',
      at: 'product',
      wrongly: p => q(100 * lastOf(p)),
      words: (p, { root }) =>
        `$A(100 + p)^2$ was taken as $100 \\times ${lastOf(p)}$, so that $100 + p$ divides ${root}; per cent taken twice divides by 100 twice.`,
    },
    {
      misconception: 'tens_only',
      at: 'count',
      wrongly: ({ most }, { root }) => many(factors(Number(root), most).filter(f => f % 10 === 0)),
      words: ({ most }, { root }) =>
        `Only the rises to ${factors(Number(root), most)
          .filter(f => f % 10 === 0)
          .join(', ')} per cent were found; other divisors of $${root}$ are left.`,
    },
    {
      misconception: 'limit_ignored',
      at: 'count',
      wrongly: (_p, { root }) => many(factors(Number(root), 100)),
      words: ({ most }, { root }) =>
        `All divisors of $${root}$ up to $200$ were counted; $100 + p$ is at most $${100 + most}$.`,
    },
    {
      misconception: 'largest_one_missed',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: ({ most }, { root, count }) =>
        `Only ${count} were counted; $${factors(Number(root), most).at(-1)}$ also divides $${root}$.`,
    },
    {
      misconception: 'multiples_of_five_only',
      at: 'count',
      wrongly: ({ most }, { root }) => many(factors(Number(root), most).filter(f => f % 5 === 0)),
      words: ({ most }, { root }) =>
        `Rises by a multiple of 5 alone were tried; $${factors(Number(root), most).find(f => f % 5 !== 0) ?? 0}$ divides $${root}$ too.`,
    },
  ],
  show: value => plain(value),
  plausible: (value: Fraction) => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Two equal rises by an unknown whole per cent, and the amount after them; the amount before is only known to be whole.',
  approach: () =>
    'The final amount times a power of ten is a whole number times a square. Split off its largest square, and look for divisors of the root just above 100.',
  faster: (p, { root }) =>
    `$\\frac{100 + p}{100}$ squared divides ${rupees(lastOf(p))}: $100 + p$ is a divisor of $100 \\times ${root.div(100)} = ${root}$ from $101$ to $${100 + p.most}$.`,
  check: (p, { root }) =>
    `Amounts at first: ${factors(Number(root), p.most)
      .map(f => `${rupees((10000 * lastOf(p)) / (f * f))} with $p = ${f - 100}$`)
      .join('; ')}.`,
  principle:
    'If a square divides a known product, its root divides the root of the largest square in that product.',
  verify: p => {
    let count = 0;
    for (let rise = 1; rise <= p.most; rise += 1)
      if ((10000 * lastOf(p)) % ((100 + rise) * (100 + rise)) === 0) count += 1;
    return q(count);
  },
});

/** AR.PCT.1 Hard: which whole amounts two equal rises by a whole per cent can have led from. */
export const beforeTwoEqualRises: readonly AnyTemplate[] = situation<Risen>({
  type: 'AR.PCT.1',
  situation: 'before-two-equal-rises',
  tries: 60,
  draw: draw => {
    const p = {
      root: draw.int(24, 132),
      rest: draw.pick([1, 1, 2, 3, 5, 6, 7]),
      most: draw.step(24, 90, 2),
      what: draw.pick(charges),
      frame: draw.int(0, 2),
    };
    const list = factors(squareRoot(10000 * lastOf(p)), p.most);
    const clean = squareRoot(10000 * lastOf(p)) === 100 * p.root;
    return clean && lastOf(p) >= 800 && lastOf(p) <= 60000 && list.length >= 3 && list.some(f => f % 5 !== 0)
      ? p
      : null;
  },
  forms: [amountsBefore],
});
