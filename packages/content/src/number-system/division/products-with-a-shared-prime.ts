import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { factorised } from '../primes.ts';
import { countUpTo, isCount, sumOf, upTo } from '../whole.ts';

interface Sought {
  /** n(n + k) is to be divisible by m, a product of three primes … */
  m: number;
  /** … for exactly so many n of a period: a power of 2. */
  solutions: number;
  /** k goes up to this multiple of m. */
  limit: number;
  frame: number;
}

const primesOf = ({ m }: Sought) => factorised(m).map(([prime]) => prime);
/** The ways to choose `count` of a number's primes. */
const choices = (p: Sought, count: number): number[][] =>
  upTo(2 ** primesOf(p).length)
    .map(i => primesOf(p).filter((_, bit) => ((i - 1) >> bit) & 1))
    .filter(list => list.length === count);
const rest = (p: Sought, dividing: readonly number[]) =>
  primesOf(p).filter(prime => !dividing.includes(prime));
const named = (list: readonly number[], word: string) => list.map(x => `$${x}$`).join(` ${word} `);
/** Multiples in one period of all primes of a choice, whatever the others do. */
const multiples = (p: Sought, count: number) =>
  choices(p, count).reduce((sum, list) => sum + list.reduce((left, prime) => left / prime, p.m), 0);

const sharing = form({
  form: 'numbers-with-a-given-number-of-solutions',
  band: 'Hard',
  also: ['NS.REM.5', 'MM.SET.1'],
  entry: true,
  seconds: 120,
  stem: ({ m, solutions, limit, frame }: Sought) =>
    frame === 0
      ? `For how many positive integers $k \\le ${limit}$ is $n(n + k)$ divisible by $${m}$ for exactly $${solutions}$ of the integers $n$ from $1$ to $${m}$?`
      : frame === 1
        ? `Let $k$ be an integer from $1$ to $${limit}$. Among the products $1(1 + k), \\; 2(2 + k), \\; 3(3 + k), \\dots, ${m}(${m} + k)$ there are exactly $${solutions}$ multiples of $${m}$. How many values can $k$ have?`
        : `In a game there are $${m}$ tickets, numbered from $1$ to $${m}$. The host calls out a number $k$ from $1$ to $${limit}$, and ticket $n$ wins if $n(n + k)$ is a multiple of $${m}$. For how many numbers $k$ are there exactly $${solutions}$ winning tickets?`,
  path: path<Sought>()
    .step(
      'dividing',
      p => q(primesOf(p).length - Math.log2(p.solutions)),
      p =>
        `Each of the primes $${primesOf(p).join(', ')}$ must divide $n$ or $n + k$. A prime that divides $k$ divides both or none: one remainder of $n$. Any other prime allows two, $0$ and $-k$. Every combination occurs once in a period.`,
      (p, { dividing }) =>
        `${p.solutions} = 2^{${Math.log2(p.solutions)}}: \\quad ${Math.log2(p.solutions)} \\text{ of the primes do not divide } k, \\; ${dividing} \\text{ ${dividing.equals(1) ? 'does' : 'do'}}`,
    )
    .step(
      'parts',
      (p, { dividing }) =>
        choices(p, dividing.valueOf()).map(list =>
          q(rest(p, list).reduce((product, prime) => product * (prime - 1), 1)),
        ),
      p =>
        `Count the values of $k$ from 1 to $${p.m}$ case by case: remainder 0 for the primes that divide $k$, any other remainder for the rest.`,
      (p, { dividing, parts }) =>
        choices(p, dividing.valueOf())
          .map(
            (list, i) =>
              `${list.join(', ')}: ${rest(p, list)
                .map(prime => prime - 1)
                .join(' \\times ')}${rest(p, list).length > 1 ? ` = ${parts[i]}` : ''}`,
          )
          .join(', \\quad '),
    )
    .step(
      'period',
      (_p, { parts }) => sumOf(parts),
      'Add the cases.',
      (_p, { parts, period }) => `${parts.join(' + ')} = ${period}`,
    )
    .step(
      'count',
      ({ m, limit }, { period }) => period.mul(limit / m),
      ({ m }) => `The same holds in every period of $${m}$.`,
      ({ m, limit }, { period, count }) => `${period} \\times ${limit / m} = ${count}`,
    ),
  slips: [
    {
      misconception: 'dividing_and_other_primes_exchanged',
      at: 'dividing',
      wrongly: (p, { dividing }) => q(primesOf(p).length).sub(dividing),
      words: (_p, { dividing }) =>
        `The number of primes that divide $k$ was taken as $${dividing}$; a prime gives the two choices when it does not divide $k$.`,
    },
    {
      misconception: 'others_left_free',
      at: 'period',
      wrongly: (p, { dividing }) => q(multiples(p, dividing.valueOf())),
      words: (p, { dividing, period }) =>
        `The multiples of ${choices(p, dividing.valueOf())
          .map(list => `$${list.reduce((product, prime) => product * prime, 1)}$`)
          .join(', ')} were added, $${period}$ up to $${p.m}$; in some of them a further prime divides $k$.`,
    },
    {
      misconception: 'at_least_instead_of_exactly',
      at: 'period',
      wrongly: (p, { dividing }) =>
        countUpTo(p.m, k => primesOf(p).filter(prime => k % prime === 0).length >= dividing.valueOf()),
      words: (p, { dividing }) =>
        `Also values of $k$ with more than $${dividing}$ of the primes of $${p.m}$ were counted; they give fewer solutions.`,
    },
    {
      misconception: 'smallest_prime_only',
      at: 'period',
      wrongly: (_p, { parts }) => parts[0] ?? null,
      words: (p, { dividing, period }) =>
        `Only the case in which ${named(choices(p, dividing.valueOf())[0] ?? [], 'and')} ${dividing.equals(1) ? 'divides' : 'divide'} $k$ was counted, $${period}$ in a period; the other primes can do so too.`,
    },
    {
      misconception: 'largest_case_missed',
      at: 'parts',
      wrongly: (_p, { parts }) => parts.slice(0, -1),
      words: (p, { dividing }) =>
        `The case in which ${named(choices(p, dividing.valueOf()).at(-1) ?? [], 'and')} ${dividing.equals(1) ? 'divides' : 'divide'} $k$ was missed.`,
    },
    {
      misconception: 'primes_for_remainders',
      at: 'parts',
      wrongly: (p, { dividing }) =>
        choices(p, dividing.valueOf()).map(list =>
          q(rest(p, list).reduce((sum, prime) => sum + prime - 1, 0)),
        ),
      words: () =>
        'The numbers of remainders of the two other primes were added; each goes with each: multiply.',
    },
    {
      misconception: 'one_period_only',
      gives: 'period',
      words: ({ m, limit }, { period }) =>
        `$${period}$ is the number of values of $k$ up to $${m}$; the range goes up to $${limit}$.`,
    },
    {
      misconception: 'no_prime_divides',
      at: 'dividing',
      wrongly: () => q(0),
      words: ({ m, solutions }) =>
        `Numbers $k$ without a common prime with $${m}$ were counted; these give $8$ solutions, not $${solutions}$.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { limit }) => isCount(value) && value.lt(limit),
  snapRead: ({ m, solutions }) =>
    `A product of two numbers that differ by $k$, divisible by $${m}$, and the number of solutions is given as $${solutions}$: $k$ is wanted.`,
  approach: () =>
    'Decide prime by prime how many remainders of n solve the condition: two, or one where the prime divides k. The number of solutions then says how many of the primes divide k, and those k are counted by their remainders.',
  faster: (p, { parts, period }) =>
    `$${p.solutions}$ solutions: $k$ has ${p.solutions === 4 ? 'exactly one' : 'exactly two'} of the primes $${primesOf(p).join(', ')}$; in every $${p.m}$ that is $${parts.join(' + ')} = ${period}$.`,
  check: p => {
    const k = upTo(p.m).find(
      i =>
        primesOf(p).filter(prime => i % prime === 0).length === primesOf(p).length - Math.log2(p.solutions),
    );
    return `For $k = ${k}$ the $n$ are ${upTo(p.m)
      .filter(n => (n * (n + (k ?? 0))) % p.m === 0)
      .map(n => `$${n}$`)
      .join(', ')}.`;
  },
  principle:
    'A prime that divides the difference of two factors divides both or neither; every other prime has two choices.',
  verify: ({ m, solutions, limit }) =>
    countUpTo(limit, k => countUpTo(m, n => (n * (n + k)) % m === 0).equals(solutions)),
});

/** NS.REM.2 Hard: products of two numbers whose difference shares primes with the divisor. */
export const productsWithASharedPrime: readonly AnyTemplate[] = situation<Sought>({
  type: 'NS.REM.2',
  situation: 'shifted-product-with-a-sought-shift',
  tries: 40,
  draw: draw => {
    const m = draw.pick([30, 42, 66, 70, 78, 102, 105, 110, 130, 114, 154, 165]);
    const p: Sought = {
      m,
      solutions: draw.pick([4, 4, 2]),
      limit: m * draw.int(2, 9),
      frame: draw.int(0, 2),
    };
    return p.limit <= 600 ? p : null;
  },
  forms: [sharing],
});
