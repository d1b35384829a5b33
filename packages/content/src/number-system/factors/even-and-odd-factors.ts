import { path } from '../../path.ts';
import { grouped, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { countUpTo, isCount, upTo } from '../whole.ts';

interface Kinds {
  /** Exponent of 2 in the numbers that are counted, 1 to 3. */
  twos: number;
  limit: number;
  frame: number;
}

const isPrime = (n: number) => n > 1 && !upTo(Math.floor(Math.sqrt(n))).some(d => d > 1 && n % d === 0);
/** Prime numbers from 3 on. */
const oddPrimes = upTo(200).filter(n => n > 2 && isPrime(n));
const topOf = ({ limit }: Kinds, twos: number) => Math.floor(limit / 2 ** twos);
const cubesUpTo = (top: number) => oddPrimes.filter(p => p ** 3 <= top);
/** For each smaller prime the larger ones that keep the product within the bound. */
const partners = (top: number, primes: readonly number[]) =>
  primes.flatMap(p => {
    const larger = primes.filter(r => r > p && p * r <= top);
    return larger.length > 0 ? [[p, larger] as const] : [];
  });
const productsUpTo = (top: number, primes = oddPrimes) =>
  partners(top, primes).reduce((sum, [, larger]) => sum + larger.length, 0);
const all = ({ twos }: Kinds) => 4 * (twos + 1);

const counted = form({
  form: 'numbers-with-so-many-even-factors',
  revision: 2,
  band: 'Hard',
  entry: true,
  seconds: 110,
  also: ['NS.FAC.4', 'NS.FAC.1'],
  stem: (p: Kinds) =>
    p.frame === 0
      ? `How many positive integers up to $${grouped(p.limit)}$ have exactly $${all(p)}$ factors, of which exactly $${4 * p.twos}$ are even?`
      : p.frame === 1
        ? `A positive integer $n \\le ${grouped(p.limit)}$ has four odd factors and ${p.twos === 1 ? 'as many' : p.twos === 2 ? 'twice as many' : 'three times as many'} even ones. How many values can $n$ take?`
        : `How many integers from $1$ to $${grouped(p.limit)}$ have $${4 * p.twos}$ even factors and $4$ odd factors, counting $1$ as an odd factor?`,
  path: path<Kinds>()
    .quiet('twos', ({ twos }) => q(twos))
    .step(
      'top',
      (p, { twos }) => q(topOf(p, Number(twos))),
      'Let $n = 2^e \\times t$ with $t$ odd. The odd factors are those of $t$, and each of them gives $e$ even ones. So $e$ is known, and $t$ is bounded.',
      ({ twos, limit }, { twos: used, top }) =>
        `e = \\frac{${4 * twos}}{4}${used.equals(twos) ? ` = ${used}` : ''}, \\quad t \\le \\left\\lfloor \\frac{${limit}}{${2 ** Number(used)}} \\right\\rfloor = ${top}`,
    )
    .step(
      'cubes',
      (_p, { top }) => q(cubesUpTo(Number(top)).length),
      'An odd number $t$ has four factors when it is the cube of a prime or the product of two distinct primes. Count the cubes first.',
      (_p, { top, cubes }) =>
        `${cubesUpTo(Number(top))
          .map(p => `${p}^3`)
          .join(', ')} \\le ${top}: \\quad ${cubes}`,
    )
    .step(
      'products',
      (_p, { top }) => q(productsUpTo(Number(top))),
      'Now the products: for each smaller prime count the larger ones that keep the product within the bound.',
      (_p, { top, products }) => {
        const list = partners(Number(top), oddPrimes);
        return `${list
          .map(
            ([p, larger]) =>
              `${p} \\times ${larger[0]}${larger.length > 1 ? ` \\text{ to } ${p} \\times ${larger.at(-1)}` : ''}: ${larger.length}`,
          )
          .join(', \\;\\; ')} \\quad \\Rightarrow \\quad ${products}`;
      },
    )
    .step(
      'count',
      (_p, { cubes, products }) => cubes.add(products),
      'Each $t$ gives one $n$. Add both kinds.',
      (_p, { cubes, products, count }) => `${cubes} + ${products} = ${count}`,
    ),
  slips: [
    {
      misconception: 'cubes_of_primes_forgotten',
      gives: 'products',
      words: (_p, { products }) =>
        `$${products}$ counts products of two primes only; $27$, for example, has four factors as well.`,
    },
    {
      misconception: 'squares_of_primes_counted',
      at: 'products',
      wrongly: (_p, { top, products }) => products.add(oddPrimes.filter(p => p * p <= Number(top)).length),
      words: (_p, { count }) =>
        `$${count}$ lets in squares of primes such as $9$ and $25$; they have three factors only.`,
    },
    {
      misconception: 'exponent_taken_one_less',
      at: 'twos',
      wrongly: ({ twos }) => (twos > 1 ? q(twos - 1) : null),
      words: ({ twos }, { twos: used, count }) =>
        `With $2^{${used}}$ there would be $${count}$ numbers, but these have $${4 * Number(used)}$ even factors, not $${4 * twos}$.`,
    },
    {
      misconception: 'exponent_taken_one_more',
      at: 'twos',
      wrongly: ({ twos }) => q(twos + 1),
      words: ({ twos }, { twos: used, count }) =>
        `$${count}$ belongs to the exponent $${used}$ of $2$: then each odd factor gives $${used}$ even ones, not $${twos}$.`,
    },
    {
      misconception: 'even_part_allowed',
      at: 'products',
      wrongly: (_p, { top }) => q(productsUpTo(Number(top), [2, ...oddPrimes])),
      words: (_p, { count }) =>
        `$${count}$ counts products with $2$ for $t$ too, such as $2 \\times 7$; then the exponent of $2$ is another one.`,
    },
    {
      misconception: 'three_as_a_factor_only',
      at: 'products',
      wrongly: (_p, { top }) => q(partners(Number(top), [...oddPrimes])[0]?.[1].length ?? 0),
      words: (_p, { count }) =>
        `$${count}$ looks at products with $3$ only; $5 \\times 7$ and others have four factors as well.`,
    },
    {
      misconception: 'bound_not_reached',
      at: 'products',
      wrongly: (_p, { products }) => (Number(products) > 5 ? products.sub(2) : null),
      words: (_p, { count }) => `$${count}$ misses products near the bound, which need a prime above $20$.`,
    },
    {
      misconception: 'product_of_three_primes_counted',
      at: 'products',
      wrongly: (_p, { top, products }) =>
        products.add(
          upTo(Number(top)).filter(n => n % 2 === 1 && n % 9 === 0 && isPrime(n / 9) && n !== 27).length,
        ),
      words: (_p, { count }) =>
        `$${count}$ lets in numbers such as $9 \\times 5$, which have six factors, not four.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: p =>
    `Numbers up to a bound with $4$ odd and $${4 * p.twos}$ even factors. The first count shapes the odd part, the second fixes the power of $2$.`,
  approach: () =>
    'Even factors come from odd ones, multiplied by powers of 2: so the exponent of 2 is the ratio of the two counts. What is left is to count odd numbers with exactly four factors, in two cases.',
  faster: ({ limit, twos }, { top, cubes, products }) =>
    `$n = ${2 ** twos}t$ with $t$ odd, $d(t) = 4$, $t \\le ${limit} \\div ${2 ** twos}$, so $t \\le ${top}$: $${products}$ products $pq$ and ${cubes.equals(1) ? 'the cube $27$' : `$${cubes}$ cubes`}.`,
  check: ({ twos }, { top }) => {
    const [p, larger] = partners(Number(top), oddPrimes).at(-1) ?? [3, [5]];
    const t = p * (larger.at(-1) ?? 5);
    return `$${2 ** twos} \\times 27 = ${27 * 2 ** twos}$ has $${twos + 1} \\times 4$ factors, $1, 3, 9, 27$ being odd; $${2 ** twos} \\times ${t} = ${t * 2 ** twos}$ has as many, with $1, ${p}, ${t / p}, ${t}$ odd.`;
  },
  principle:
    'The even factors are to the odd ones as the exponent of 2 to one; the number of odd factors is that of the odd part.',
  verify: ({ twos, limit }) =>
    countUpTo(limit, n => {
      const held = upTo(n).filter(d => n % d === 0);
      return held.length === 4 * (twos + 1) && held.filter(d => d % 2 === 1).length === 4;
    }),
});

/** NS.FAC.3 Hard: counts of even and of odd factors shape the power of 2 and the odd part. */
export const evenAndOddFactors: readonly AnyTemplate[] = situation<Kinds>({
  type: 'NS.FAC.3',
  situation: 'even-and-odd-factors',
  tries: 20,
  draw: draw => {
    const twos = draw.int(1, 3);
    const p = { twos, limit: draw.step(2 ** twos * 34, 2 ** twos * 132, 2), frame: draw.int(0, 2) };
    return productsUpTo(topOf(p, twos + 1)) > 0 ? p : null;
  },
  forms: [counted],
});
