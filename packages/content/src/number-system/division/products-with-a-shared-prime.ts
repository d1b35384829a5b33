import { isCount, sumOf, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

import { factorised } from '../primes.ts';
import { countUpTo } from '../whole.ts';

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

/** Multiples in one period of all primes of a choice, whatever the others do. */
const multiples = (p: Sought, count: number) =>
  choices(p, count).reduce((sum, list) => sum + list.reduce((left, prime) => left / prime, p.m), 0);

const sharing = form<Sought>(
  'numbers-with-a-given-number-of-solutions',
  {
    band: 'Hard',
    seconds: 120,
    also: ['NS.REM.5', 'MM.SET.1'],
    entry: true,
    verify: ({ m, solutions, limit }) =>
      countUpTo(limit, k => countUpTo(m, n => (n * (n + k)) % m === 0).equals(solutions)),
  },
  (p, { step }) => {
    const { solutions, m, limit, frame } = p;
    const primes = primesOf(p);
    const doubling = Math.log2(solutions);
    const dividing = step(calc`${primes.length} - ${doubling}`, {
      name: text`the number of primes of $${m}$ that divide $k$`,
      because: text`Each choice for one prime goes with each choice for another prime, so the numbers of choices are
        multiplied. A prime with one choice multiplies by $1$ and changes nothing.`,
      works: value =>
        tex`${solutions === 2 ? '1 \\times 2' : '1 \\times 2 \\times 2'} = ${solutions}: \quad
          ${primes.length} - ${doubling} = ${value}`,
    })`
      Look at one prime of $${m}$, which has to divide $n$ or $n + k$. If it divides $k$, it divides both or neither,
      so $n$ has to leave the remainder $0$: one choice. If it does not divide $k$, then $n$ may leave $0$ or $-k$:
      two choices. So each prime that does not divide $k$ doubles the number of solutions. For $${solutions}$ solutions
      ${doubling === 1 ? 'one prime does' : 'two primes do'} not divide $k$, and the rest of the
      $${primes.length}$ primes divide it.`;
    const cases = choices(p, dividing.valueOf());
    const others = cases.map(list => rest(p, list));
    const parts = step(
      others.map(list => list.reduce((product, prime) => product * (prime - 1), 1)),
      {
        because: text`One remainder by each prime of $${m}$ fixes exactly one $k$ from $1$ to $${m}$. So the numbers of
          remainders are multiplied: by $5$, for example, there are four remainders that are not $0$.`,
        works: value =>
          tex`${cases
            .map((list, i) => {
              const left = (others[i] ?? []).map(prime => prime - 1);
              const which = `${list.join(', ')} \\text{ divide${list.length > 1 ? '' : 's'} } k`;
              return `${which}: \\; ${left.join(' \\times ')}${left.length > 1 ? ` = ${value[i]}` : ''}`;
            })
            .join(', \\quad ')}`,
      },
    )`
      Count the values of $k$ from $1$ to $${m}$, case by case. A prime that divides $k$ leaves one remainder of $k$,
      and
      any other prime leaves all its remainders but $0$.`;
    const period = step(sumOf(parts), {
      because: text`In each case other primes of $${m}$ divide $k$ and the rest do not, so the cases exclude each
        other.`,
      works: value => tex`${parts.join(' + ')} = ${value}`,
    })`
      No $k$ belongs to two of the cases, so add them.`;
    const count = step(calc`${limit} ÷ ${m} * ${period}`, {
      because: text`$k$ and $k + ${m}$ leave the same remainders by all primes of $${m}$, so they have equally many
        solutions.`,
    })`
      The remainders repeat after $${m}$ values of $k$. Multiply by the number of such rows up to $${limit}$.`;
    const named = (list: readonly number[]) => text`${list.map(prime => `$${prime}$`).join(' and ')}
      ${list.length === 1 ? 'divides' : 'divide'} $k$`;
    const k =
      upTo(m).find(i => primes.filter(prime => i % prime === 0).length === primes.length - doubling) ?? 1;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`For how many positive integers $k \le ${limit}$ is $n(n + k)$ divisible by $${m}$ for exactly
          $${solutions}$ of the integers $n$ from $1$ to $${m}$?`
          : frame === 1
            ? text`Let $k$ be an integer from $1$ to $${limit}$. Among the products $1(1 + k), \; 2(2 + k), \; 3(3 +
          k), \dots, ${m}(${m} + k)$ there are exactly $${solutions}$ multiples of $${m}$. How many values can $k$
          have?`
            : text`In a game there are $${m}$ tickets, numbered from $1$ to $${m}$. The host calls out a number $k$
          from $1$ to $${limit}$, and ticket $n$ wins if $n(n + k)$ is a multiple of $${m}$. For how many numbers $k$
          are there exactly $${solutions}$ winning tickets?`,
      show: plain,
      plausible: value => isCount(value) && value.lt(limit),
      slips: [
        slip('gave_the_complement', dividing, calc`${primes.length} - ${dividing}`)`
          You let $${dividing}$ of the primes divide $k$. A prime gives two choices when it does not divide $k$.`,
        slip('counted_twice', period, multiples(p, dividing.valueOf()))`
          You added the multiples of
          ${cases.map(list => `$${list.reduce((product, prime) => product * prime, 1)}$`).join(', ')} up to $${m}$.
          Some of
          them are divisible by a further prime of $${m}$, and then there are fewer solutions.`,
        slip(
          'mixed_up_exactly_and_at_least',
          period,
          countUpTo(m, i => primes.filter(prime => i % prime === 0).length >= dividing.valueOf()),
        )`
          You also counted values of $k$ that more than $${dividing}$ of the primes of $${m}$ divide. For them there
          are
          fewer than $${solutions}$ solutions.`,
        slip('looked_at_one_prime_only', period, parts[0] ?? null)`
          You counted only the case in which ${named(cases[0] ?? [])}. The other primes of $${m}$ can take that part as
          well.`,
        slip('left_out_a_case', parts, parts.slice(0, -1))`
          You missed the case in which ${named(cases.at(-1) ?? [])}. It also leads to the given number of solutions.`,
        slip(
          'added_for_multiplied',
          parts,
          others.map(list => list.reduce((sum, prime) => sum + prime - 1, 0)),
        )`
          You added the numbers of remainders of the two other primes. Each remainder of one goes with each of the
          other,
          so they are multiplied, as $${(others[0]?.[0] ?? 2) - 1} \times ${(others[0]?.[1] ?? 2) - 1}$.`,
        stop('took_a_part_for_the_whole', period)`
          $${period}$ is the number of values of $k$ up to $${m}$; the range goes up to $${limit}$.`,
        slip('gave_the_complement', dividing, 0)`
          You counted the values of $k$ that no prime of $${m}$ divides. For them there are $8$ solutions, not
          $${solutions}$.`,
      ],
      snapRead: text`The number of solutions is given as $${solutions}$, and $k$ is asked for: decide prime by prime
      how
        $k$ changes the number of solutions, and go backwards.`,
      approach: text`Each prime of $${m}$ allows two remainders of $n$, or one where it divides $k$. So the number of
        solutions tells how many of the primes divide $k$, and such values of $k$ are counted by their remainders.`,
      check: () => text`Take $k = ${k}$. From $1$ to $${m}$, these $n$ fit:
        $${upTo(m).filter(n => (n * (n + k)) % m === 0)}$. That is $${solutions}$, as it should be.`,
      principle: text`A prime that divides the difference of two factors divides both of them or neither; every other
        prime can divide one or the other.`,
    };
  },
);

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
