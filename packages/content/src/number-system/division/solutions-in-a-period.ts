import { path } from '../../path.ts';
import { grouped, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { factorised, gcd, lcm, powerMod } from '../primes.ts';
import { countUpTo, isCount, upTo } from '../whole.ts';

const cycle = (a: number, d: number) => {
  for (let n = 1; ; n += 1) if (powerMod(a, n, d) === 1) return n;
};

interface PowerAndNumber {
  a: number;
  p: number;
  sign: 1 | -1;
  limit: number;
  frame: number;
}

const signTex = ({ sign }: PowerAndNumber) => (sign === 1 ? '+' : '-');

const powerPlusExponent = form({
  form: 'power-and-exponent-together',
  band: 'Hard',
  revision: 2,
  apart: true,
  entry: true,
  seconds: 85,
  also: ['NS.REM.5', 'NS.NUM.5'],
  stem: (x: PowerAndNumber) =>
    x.frame === 0
      ? `For how many positive integers $n \\le ${x.limit}$ is $${x.a}^n ${signTex(x)} n$ divisible by $${x.p}$?`
      : x.frame === 1
        ? `How many of the numbers $${x.a}^1 ${signTex(x)} 1, \\; ${x.a}^2 ${signTex(x)} 2, \\; \\dots, \\; ${x.a}^{${x.limit}} ${signTex(x)} ${x.limit}$ are multiples of $${x.p}$?`
        : x.sign === -1
          ? `Divided by $${x.p}$, the numbers $${x.a}^n$ and $n$ leave the same remainder. How many integers $n$ from $1$ to $${x.limit}$ have this property?`
          : `The remainders of $${x.a}^n$ and $n$ on division by $${x.p}$ are both $0$ or add up to $${x.p}$. How many integers $n$ from $1$ to $${x.limit}$ have this property?`,
  path: path<PowerAndNumber>()
    .step(
      'cycle',
      ({ a, p }) => q(cycle(a, p)),
      ({ a, p }) => `The remainders of $${a}^n$ by $${p}$ repeat. Find the length of their cycle.`,
      ({ a, p }, { cycle: length }) =>
        `${upTo(cycle(a, p))
          .map(n => powerMod(a, n, p))
          .join(', ')}: \\quad ${length}`,
    )
    .step(
      'period',
      ({ p }, { cycle: length }) => q(lcm(p, Number(length))),
      ({ p }) => `Those of $n$ repeat after $${p}$. Both together repeat after the LCM of the two lengths.`,
      ({ p }, { cycle: length, period }) => `\\operatorname{lcm}(${p}, ${length}) = ${period}`,
    )
    .step(
      'each',
      (_x, { cycle: length }) => length,
      ({ p }) =>
        `For each place in the cycle the power has one remainder, so $n$ needs one remainder by $${p}$. Place and remainder together are met exactly once in a period.`,
      (_x, { cycle: length, each }) => `${length} \\times 1 = ${each}`,
    )
    .step(
      'count',
      ({ limit }, { period, each }) => q(limit).div(period).mul(each),
      'Count the periods in the range.',
      ({ limit }, { period, each, count }) =>
        `${limit} \\div ${period} = ${q(limit).div(period)}, \\quad ${q(limit).div(period)} \\times ${each} = ${count}`,
    ),
  slips: [
    {
      misconception: 'one_solution_per_period',
      at: 'each',
      wrongly: () => q(1),
      words: (_x, { period }) =>
        `One $n$ was counted in each $${period}$; every place of the cycle gives one.`,
    },
    {
      misconception: 'one_solution_per_cycle',
      at: 'period',
      wrongly: (_x, { cycle: length }) => length.mul(length),
      words: (_x, { cycle: length }) =>
        `One $n$ for each cycle of $${length}$ was counted, as if $n$ itself did not change from cycle to cycle.`,
    },
    {
      misconception: 'fermat_length_used',
      at: 'each',
      wrongly: ({ p }) => q(p - 1),
      words: ({ p }, { cycle: length }) =>
        `$${p - 1}$ solutions were put into a period built on the cycle of $${length}$; there is one for each of the $${length}$ places.`,
    },
    {
      misconception: 'sum_of_lengths',
      at: 'period',
      wrongly: ({ p, limit }, { cycle: length }) =>
        limit % (p + Number(length)) === 0 ? length.add(p) : null,
      words: ({ p }, { period }) =>
        `The period was taken as the sum $${period}$ of the two lengths, not their LCM with $${p}$.`,
    },
    {
      misconception: 'only_one_place_of_the_cycle',
      at: 'each',
      wrongly: (_x, { cycle: length }) => length.sub(1),
      words: () => 'The place where the power leaves 1 was left out; it gives a solution like the others.',
    },
    {
      misconception: 'divisor_once_per_number',
      at: 'each',
      wrongly: ({ p }) => q(p),
      words: ({ p }) =>
        `$${p}$ solutions per period were counted, one for each remainder of $n$; several remainders of $n$ meet no power, and places repeat.`,
    },
    {
      misconception: 'half_of_the_cycle',
      at: 'each',
      wrongly: (_x, { cycle: length }) => (Number(length) % 2 === 0 ? length.div(2) : null),
      words: () => 'Only even places of the cycle were used; odd exponents give solutions as well.',
    },
    {
      misconception: 'extra_place_counted',
      at: 'each',
      wrongly: (_x, { cycle: length }) => length.add(1),
      words: () =>
        'The exponent 0 was counted as a place of its own beside the end of the cycle; it is the same place.',
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: x =>
    `A power and its exponent in one expression, a prime divisor $${x.p}$ and a range; the exponents are to be counted.`,
  approach: () =>
    'Two periods run side by side: that of the power and that of the number itself. They have no common factor, so every combination occurs exactly once in their product, and each place of the cycle allows one remainder.',
  faster: ({ p, limit }, { count }) =>
    `In every full period one number in $${p}$ works, whatever the base: $${limit} \\div ${p} = ${count}$.`,
  check: x => {
    const first = upTo(x.limit).filter(n => (powerMod(x.a, n, x.p) + x.sign * n + x.p * x.limit) % x.p === 0);
    return `The first ones are ${first
      .slice(0, 3)
      .map(n => `$n = ${n}$`)
      .join(
        ', ',
      )}: $${x.a}^{${first[0]}}$ leaves $${powerMod(x.a, first[0] ?? 1, x.p)}$, and $${first[0]}$ leaves $${(first[0] ?? 0) % x.p}$.`;
  },
  principle:
    'Two periods without common factor combine to their product, in which every pair of places occurs once.',
  verify: ({ a, p, sign, limit }) =>
    countUpTo(limit, n => (Number(BigInt(a) ** BigInt(n) % BigInt(p)) + sign * n + limit * p) % p === 0),
});

const together = situation<PowerAndNumber>({
  type: 'NS.REM.2',
  situation: 'power-and-exponent',
  tries: 30,
  draw: draw => {
    const x: PowerAndNumber = {
      a: draw.int(2, 9),
      p: draw.pick([5, 7, 11, 13]),
      sign: draw.pick([1, -1]),
      limit: 0,
      frame: draw.int(0, 2),
    };
    if (x.a % x.p < 2) return null;
    const length = cycle(x.a, x.p);
    if (length < 3) return null;
    x.limit = x.p * length * draw.int(2, 12);
    return x.limit <= 900 ? x : null;
  },
  forms: [powerPlusExponent],
});

interface Quadratic {
  /** n(n + a) is to be divisible by m, a product of different primes; a has no factor in common with it. */
  m: number;
  a: number;
  limit: number;
  frame: number;
}

const kinds = ({ m }: Quadratic) => factorised(m).length;

const productDivisible = form({
  form: 'product-of-shifted-numbers',
  apart: true,
  revision: 3,
  band: 'Medium',
  entry: true,
  seconds: 65,
  also: ['NS.REM.5', 'NS.FAC.4'],
  stem: ({ m, a, limit, frame }: Quadratic) =>
    frame === 0
      ? `Let $f(n) = n^2 + ${a === 1 ? '' : a}n$. How many of the values $f(1), f(2), \\dots, f(${limit})$ are multiples of $${m}$?`
      : frame === 1
        ? `Two positive integers differ by $${a}$, and the smaller one is at most $${grouped(limit)}$. For how many such pairs is the product of the two a multiple of $${m}$?`
        : `How many of the products $1 \\times ${1 + a}, \\; 2 \\times ${2 + a}, \\; 3 \\times ${3 + a}, \\; \\dots, \\; ${limit} \\times ${limit + a}$ are divisible by $${m}$?`,
  path: path<Quadratic>()
    .step(
      'primes',
      p => q(kinds(p)),
      ({ m, a }) =>
        `Split: the product is $n(n + ${a})$, and $${m}$ is a product of different primes. Each of them must divide one of the two factors.`,
      ({ m }, { primes }) =>
        `${m} = ${factorised(m)
          .map(([prime]) => prime)
          .join(' \\times ')} \\quad ${primes} \\text{ different primes}`,
    )
    .step(
      'each',
      (_p, { primes }) => q(2 ** Number(primes)),
      ({ a }) =>
        `None of the primes divides $${a}$, so for each there are two different remainders: $n \\equiv 0$ or $n \\equiv -${a}$. All combinations are possible, each exactly once in a period.`,
      ({ m }, { primes, each }) => `2^{${primes}} = ${each} \\text{ of every } ${m}`,
    )
    .step(
      'count',
      ({ m, limit }, { each }) => q(limit).div(m).mul(each),
      'Count the periods.',
      ({ m, limit }, { each, count }) => `${limit} \\div ${m} \\times ${each} = ${count}`,
    ),
  slips: [
    {
      misconception: 'divisor_goes_into_one_factor',
      at: 'each',
      wrongly: () => q(2),
      words: ({ m, a }) =>
        `Only $n$ or $n + ${a}$ as a whole was made divisible by $${m}$; its primes may be shared between the two factors.`,
    },
    {
      misconception: 'first_factor_only',
      at: 'each',
      wrongly: () => q(1),
      words: ({ m }) => `Only the multiples of $${m}$ themselves were counted.`,
    },
    {
      misconception: 'choices_added',
      at: 'each',
      wrongly: (_p, { primes }) => (Number(primes) > 2 ? primes.mul(2) : null),
      words: (_p, { primes, each }) =>
        `$${each}$ remainders were found by adding the choices for the $${primes}$ primes; they multiply.`,
    },
    {
      misconception: 'mixed_case_forgotten',
      at: 'each',
      wrongly: (_p, { each }) => each.sub(1),
      words: ({ m }, { each }) =>
        `Only $${each}$ remainders by $${m}$ were found: one way of sharing its primes between the two factors was missed.`,
    },
    {
      misconception: 'largest_prime_only',
      at: 'count',
      wrongly: ({ m, limit }) => q(2 * limit, factorised(m).at(-1)?.[0] ?? 1),
      words: ({ m }) =>
        `Only divisibility by $${factorised(m).at(-1)?.[0]}$ was asked; the other primes of $${m}$ were not used.`,
    },
    {
      misconception: 'any_prime_suffices',
      at: 'count',
      wrongly: ({ m, a, limit }) =>
        countUpTo(limit, n => factorised(m).some(([prime]) => (n * (n + a)) % prime === 0)),
      words: ({ m }) =>
        `Numbers were counted for which one prime of $${m}$ divides the product; all of them have to.`,
    },
    {
      misconception: 'three_remainders_for_each_prime',
      at: 'each',
      wrongly: (_p, { primes }) => q(3 ** Number(primes)),
      words: ({ a }) =>
        `Three remainders per prime were allowed, $0$, $${a}$ and $-${a}$; only $0$ and $-${a}$ make a factor vanish.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { limit }) => isCount(value) && value.lt(limit),
  snapRead: ({ m }) =>
    `A product of two numbers with a fixed difference, divisible by $${m}$; the range is long, so a period has to do the counting.`,
  approach: () =>
    'Divisibility by a product of different primes splits into one condition for each prime, and each condition has two solutions. The combinations are counted within one period, and the range is a whole number of periods.',
  faster: ({ m, limit, a }, { each, count }) =>
    `Each prime of $${m}$ has $2$ of its remainders ($0$ and $-${a}$), so $\\frac{${each}}{${m}}$ of all numbers: $\\frac{${each}}{${m}} \\times ${limit} = ${count}$.`,
  check: p => {
    const list = upTo(p.m).filter(n => (n * (n + p.a)) % p.m === 0);
    return `Up to $${p.m}$ they are ${list.map(n => `$${n}$`).join(', ')}.`;
  },
  principle:
    'Divisibility by different primes is decided prime by prime; in one period the numbers of choices multiply.',
  verify: ({ m, a, limit }) => countUpTo(limit, n => (n * n + a * n) % m === 0),
});

const shifted = situation<Quadratic>({
  type: 'NS.REM.2',
  situation: 'shifted-product',
  tries: 30,
  draw: draw => {
    const m = draw.pick([15, 21, 33, 35, 39, 55, 30, 42, 66, 70, 105]);
    const p = { m, a: draw.int(1, 13), limit: m * draw.int(3, 24), frame: draw.int(0, 2) };
    return gcd(p.a, m) === 1 && p.limit <= 1500 ? p : null;
  },
  forms: [productDivisible],
});

/** NS.REM.2 Hard: conditions with periods, combined. */
export const solutionsInAPeriod: readonly AnyTemplate[] = [...together, ...shifted];
