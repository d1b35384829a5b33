import { path } from '../../path.ts';
import { fractionTex, grouped, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { type Factorisation, factorised, factorisedTex } from '../primes.ts';
import { countUpTo, isCount, productOf, upTo } from '../whole.ts';

interface Shared {
  /** n(n + a) is to be divisible by m; one prime of m divides a. */
  m: number;
  a: number;
  limit: number;
  frame: number;
}

const own = ({ m, a }: Shared): Factorisation => factorised(m).filter(([prime]) => a % prime > 0);
const common = ({ m, a }: Shared): readonly [number, number] =>
  factorised(m).find(([prime]) => a % prime === 0) ?? [1, 1];
const power = ([prime, exponent]: readonly [number, number]) => prime ** exponent;
const named = (f: Factorisation) => f.map(([prime, e]) => (e > 1 ? `${prime}^${e}` : `${prime}`));
const all = (p: Shared) => countUpTo(p.limit, n => (n * (n + p.a)) % p.m === 0);

const sharedPrime = form({
  form: 'multiples-with-a-shared-prime',
  band: 'Hard',
  also: ['NS.REM.5', 'NS.HCF.1'],
  entry: true,
  seconds: 110,
  stem: ({ m, a, limit, frame }: Shared) =>
    frame === 0
      ? `For how many integers $n$ from $1$ to $${grouped(limit).replaceAll(',', '{,}')}$ is $n(n + ${a})$ divisible by $${m}$?`
      : frame === 1
        ? `In a game, a number $n$ from $1$ to $${grouped(limit).replaceAll(',', '{,}')}$ wins if the product of $n$ and the number $${a}$ above it is a multiple of $${m}$. How many numbers win?`
        : `How many of the products $1 \\times ${1 + a}, \\; 2 \\times ${2 + a}, \\; 3 \\times ${3 + a}, \\; \\dots, \\; ${limit} \\times ${limit + a}$ are multiples of $${m}$?`,
  path: path<Shared>()
    .step(
      'apart',
      p => productOf(own(p).map(f => q(2, power(f)))),
      p =>
        `Split $${p.m} = ${factorisedTex(factorised(p.m))}$. A prime that does not divide $${p.a}$ cannot divide both factors, so its power goes into one of them: two remainders of $n$ each. For ${named(
          own(p),
        )
          .map(x => `$${x}$`)
          .join(' and ')} together:`,
      (p, { apart }) =>
        `${own(p)
          .map(f => `\\frac{2}{${power(f)}}`)
          .join(' \\times ')} = ${fractionTex(apart)}`,
    )
    .step(
      'together',
      p => q(1, common(p)[0]),
      p => {
        const [prime, exponent] = common(p);
        return exponent > 1
          ? `But $${prime}$ divides $${p.a}$: if it divides $n$, it divides both factors, and the product has $${prime}^2$ at once. Otherwise it divides neither.`
          : `But $${prime}$ divides $${p.a}$: it divides both factors or neither. So only one remainder of $n$ is left.`;
      },
      p => `n \\equiv 0 \\pmod{${common(p)[0]}}: \\quad \\frac{1}{${common(p)[0]}}`,
    )
    .step(
      'count',
      ({ limit }, { apart, together }) => apart.mul(together).mul(limit),
      'The conditions are independent, and the range is a whole number of periods: multiply.',
      ({ limit }, { apart, together, count }) =>
        `${fractionTex(apart)} \\times ${fractionTex(together)} \\times ${limit} = ${count}`,
    ),
  slips: [
    {
      misconception: 'two_remainders_for_the_shared_prime',
      at: 'together',
      wrongly: p => q(2, power(common(p))),
      words: p =>
        `Two remainders were allowed for $${power(common(p))}$ too, $0$ and $-${p.a}$; for the prime $${common(p)[0]}$ these are the same.`,
    },
    {
      misconception: 'square_wanted_in_n',
      at: 'together',
      wrongly: p => (common(p)[1] > 1 ? q(1, power(common(p))) : null),
      words: p =>
        `$n$ was made a multiple of $${power(common(p))}$; a multiple of $${common(p)[0]}$ is enough, because $n + ${p.a}$ holds the prime too.`,
    },
    {
      misconception: 'divisor_goes_into_one_factor',
      at: 'apart',
      wrongly: p => productOf(own(p).map(f => q(1, power(f)))).mul(2),
      words: p =>
        `The rest of $${p.m}$ was put into $n$ or into $n + ${p.a}$ as a whole; its primes may be shared between the two.`,
    },
    {
      misconception: 'first_factor_only',
      at: 'apart',
      wrongly: p => productOf(own(p).map(f => q(1, power(f)))),
      words: p =>
        `Only multiples of $${own(p).reduce((all, f) => all * power(f), common(p)[0])}$ were taken for $n$, but ${named(
          own(p),
        )
          .map(x => `$${x}$`)
          .join(' or ')} may divide $n + ${p.a}$ instead.`,
    },
    {
      misconception: 'shared_prime_ignored',
      at: 'together',
      wrongly: () => q(1),
      words: p => `The prime $${common(p)[0]}$ was not asked for at all.`,
    },
    {
      misconception: 'prime_for_its_power',
      at: 'apart',
      wrongly: p => (own(p).some(([, e]) => e > 1) ? productOf(own(p).map(([prime]) => q(2, prime))) : null),
      words: p =>
        `Single primes were used where $${p.m}$ holds the power ${named(own(p).filter(([, e]) => e > 1))
          .map(x => `$${x}$`)
          .join('')}.`,
    },
    {
      misconception: 'ways_of_sharing_missed',
      at: 'apart',
      wrongly: p => (own(p).length > 1 ? productOf(own(p).map(f => q(2, power(f)))).div(2) : null),
      words: p => `Two of the ways of sharing the primes of $${p.m}$ between the factors were overlooked.`,
    },
    {
      misconception: 'three_remainders_for_each_prime',
      at: 'apart',
      wrongly: p => productOf(own(p).map(f => q(3, power(f)))),
      words: ({ a }) =>
        `Three remainders were allowed for each prime, $0$, $${a}$ and $-${a}$; only $0$ and $-${a}$ make a factor vanish.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { limit }) => isCount(value) && value.lt(limit),
  snapRead: ({ m }) =>
    `A product of two numbers with a fixed difference, divisible by $${m}$, and a prime that the difference shares with it.`,
  approach: () =>
    'Decide prime by prime. A prime that does not divide the difference allows two remainders; one that divides it falls into both factors or into none, which changes the count.',
  faster: (p, { apart, together, count }) =>
    `Share of all $n$: $${fractionTex(apart)}$ from ${named(own(p))
      .map(x => `$${x}$`)
      .join(', ')} and $${fractionTex(together)}$ from $${common(p)[0]}$, so $${count}$.`,
  check: p => {
    const list = upTo(p.m).filter(n => (n * (n + p.a)) % p.m === 0);
    return `Up to $${p.m}$ they are ${list
      .slice(0, 12)
      .map(n => `$${n}$`)
      .join(
        ', ',
      )}${list.length > 12 ? ' and so on' : ''}: $${list.length}$ in each of $${p.limit / p.m}$ periods.`;
  },
  principle:
    'A prime that divides the difference of two factors divides both or neither; every other prime has to choose one of them.',
  verify: all,
});

/** NS.REM.2 Hard: products of two numbers whose difference shares a prime with the divisor. */
export const productsWithASharedPrime: readonly AnyTemplate[] = situation<Shared>({
  type: 'NS.REM.2',
  situation: 'shifted-product-with-shared-prime',
  tries: 40,
  draw: draw => {
    const m = draw.pick([30, 42, 66, 70, 90, 126, 60, 84, 140, 75, 63, 99, 147, 105, 45]);
    const p: Shared = { m, a: draw.int(2, 15), limit: m * draw.int(3, 15), frame: draw.int(0, 2) };
    const shared = factorised(m).filter(([prime]) => p.a % prime === 0);
    return shared.length === 1 && (shared[0]?.[1] ?? 0) <= 2 && own(p).length >= 1 && p.limit <= 1400
      ? p
      : null;
  },
  forms: [sharedPrime],
});
