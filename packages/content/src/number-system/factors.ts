import type Fraction from 'fraction.js';
import { plain } from '../show.ts';
import { type AnyTemplate, template } from '../template.ts';
import { q } from '../value.ts';
import { exponentOf, factorCount, factorised, factorisedTex, productOver } from './primes.ts';

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

/** Round numbers with a good many factors, and a divisor of two primes to ask for. */
const multiplesAsked = upTo(500).flatMap(tens => {
  const whole = 10 * tens;
  const f = factorised(whole);
  const rich = factorCount(f) >= 16 && factorCount(f) <= 60 && f.every(([p]) => p <= 11);
  return [6, 10, 12, 14, 15, 18, 20, 21, 22, 24, 28, 30, 35, 45].flatMap(k =>
    rich && whole % k === 0 && factorCount(factorised(whole / k)) >= 5 ? [{ whole, k }] : [],
  );
});

/** NS.FAC.3 Easy: factors that are multiples of k are k times the factors of N/k. */
const multiplesAmongFactors = template<{ whole: number; k: number; word: string }, Fraction>({
  type: 'NS.FAC.3',
  band: 'Easy',
  variant: 'multiples-of-k',
  revision: 1,
  draw: draw => ({ ...draw.pick(multiplesAsked), word: draw.pick(['multiples of', 'divisible by']) }),
  stem: ({ whole, k, word }) => `How many of the positive factors of $${whole}$ are ${word} $${k}$?`,
  answer: ({ whole, k }) => q(factorCount(factorised(whole / k))),
  slips: ({ whole, k }) => {
    const all = factorCount(factorised(whole));
    const asked = factorCount(factorised(whole / k));
    const [prime, exponent] = factorised(k).at(-1) ?? [1, 1];
    return [
      {
        misconception: 'condition_on_one_prime_only',
        value: q(factorCount(factorised(whole / prime ** exponent))),
        words: `You took the multiples of $${prime ** exponent}$ only; a multiple of $${k}$ must hold its other primes as well.`,
      },
      {
        misconception: 'complement_reported',
        value: q(all - asked),
        words: `You took the factors that are not multiples of $${k}$; the others are asked.`,
      },
      {
        misconception: 'exponent_zero_left_out',
        value: q(productOver(factorised(whole / k), e => e)),
        words: `You took the product of the exponents of $${whole / k}$; each exponent may also be $0$, so add $1$ to each first.`,
      },
      {
        misconception: 'condition_ignored',
        value: q(all),
        words: `You took all factors of $${whole}$, whether multiples of $${k}$ or not.`,
      },
      {
        misconception: 'factors_of_divisor_removed',
        value: q(all - factorCount(factorised(k))),
        words: `You took all factors of $${whole}$ less the factors of $${k}$; factors of $${k}$ and multiples of $${k}$ are different things.`,
      },
    ];
  },
  show: plain,
  solution: ({ whole, k }) => {
    const rest = factorised(whole / k);
    return {
      snapRead: `One number, its factors, and a condition: to be a multiple of $${k}$. Asked: how many. The condition is on the exponents, so go to primes.`,
      approach: `A factor of $${whole}$ that is a multiple of $${k}$ is $${k}$ times some factor of the quotient. So divide once and count the factors of the quotient; nothing has to be listed.`,
      steps: [
        {
          says: `Take $${k}$ out once and write the quotient in primes.`,
          works: `\\frac{${whole}}{${k}} = ${whole / k} = ${factorisedTex(rest)}`,
          value: q(whole / k),
        },
        {
          says: 'Each factor of the quotient gives one factor of the kind asked. Count them: add 1 to every exponent and multiply.',
          works: `${rest.map(([, e]) => `(${e} + 1)`).join(' \\times ')} = ${factorCount(rest)}`,
          value: q(factorCount(rest)),
        },
      ],
      check: `The smallest such factor is $${k} \\times 1$ and the largest is $${k} \\times ${whole / k} = ${whole}$; of all $${factorCount(factorised(whole))}$ factors these are $${factorCount(rest)}$.`,
      principle: 'The factors of N that are multiples of k are as many as the factors of N/k.',
    };
  },
  // Goes through all numbers up to the whole.
  verify: ({ whole, k }) => q(upTo(whole).filter(n => whole % n === 0 && n % k === 0).length),
});

interface SquareMultiples {
  first: readonly [number, number];
  second: readonly [number, number];
  k: number;
}

/** The primes of base^power × base^power with their exponents. */
function exponentsOf({ first, second }: SquareMultiples) {
  const primes = [...new Set([...factorised(first[0]), ...factorised(second[0])].map(([p]) => p))].sort(
    (a, b) => a - b,
  );
  return primes.map(
    p =>
      [
        p,
        first[1] * exponentOf(p, factorised(first[0])) + second[1] * exponentOf(p, factorised(second[0])),
      ] as const,
  );
}

/** Even exponents from `least` to `most`. */
const evenFrom = (least: number, most: number) =>
  Math.max(0, Math.floor(most / 2) - Math.ceil(least / 2) + 1);

/** NS.FAC.3 Medium: a square that is a multiple of k is a multiple of more than k. */
const squaresThatAreMultiples = template<SquareMultiples, Fraction>({
  type: 'NS.FAC.3',
  band: 'Medium',
  variant: 'squares-multiples-of-k',
  revision: 1,
  draw: draw => {
    const [one = 6, two = 10] = draw.some([6, 10, 12, 14, 15, 18, 20, 21], 2);
    const p: SquareMultiples = {
      first: [Math.min(one, two), draw.int(2, 5)],
      second: [Math.max(one, two), draw.int(2, 5)],
      k: draw.pick([6, 10, 12, 14, 15, 18, 20, 21, 24, 28, 30, 45]),
    };
    const f = exponentsOf(p);
    const held = factorised(p.k).every(([prime, e]) => exponentOf(prime, f) >= e + 2);
    return held && f.length <= 3 && f.every(([, e]) => e <= 12) ? p : null;
  },
  stem: ({ first, second, k }) =>
    `How many perfect squares are factors of $${first[0]}^{${first[1]}} \\times ${second[0]}^{${second[1]}}$ and multiples of $${k}$?`,
  answer: p => q(productOver(exponentsOf(p), (e, prime) => evenFrom(exponentOf(prime, factorised(p.k)), e))),
  slips: p => {
    const f = exponentsOf(p);
    const k = factorised(p.k);
    const { first, second } = p;
    return [
      {
        misconception: 'condition_ignored',
        value: q(productOver(f, e => evenFrom(0, e))),
        words: `You took all square factors; they must be multiples of $${p.k}$ as well.`,
      },
      {
        misconception: 'squares_of_quotient_counted',
        value: q(productOver(f, (e, prime) => evenFrom(0, e - exponentOf(prime, k)))),
        words: `You took $${p.k}$ out once and counted the squares among the factors left; $${p.k}$ times a square is no square.`,
      },
      {
        misconception: 'square_condition_ignored',
        value: q(productOver(f, (e, prime) => e - exponentOf(prime, k) + 1)),
        words: `You took all factors that are multiples of $${p.k}$; only the perfect squares among them are asked.`,
      },
      {
        misconception: 'exponent_zero_left_out',
        value: q(productOver(f, e => evenFrom(1, e))),
        words: `You took exponent $0$ as not allowed for any prime; primes that $${p.k}$ does not hold may be absent.`,
      },
      {
        misconception: 'bases_taken_as_primes',
        value: q((Math.floor(first[1] / 2) + 1) * (Math.floor(second[1] / 2) + 1)),
        words: `You took $${first[0]}$ and $${second[0]}$ as if they were primes; split them into primes first.`,
      },
    ];
  },
  show: plain,
  solution: p => {
    const f = exponentsOf(p);
    const k = factorised(p.k);
    const choices = f.map(([prime, e]) => {
      const least = exponentOf(prime, k);
      const even = Array.from({ length: Math.floor(e / 2) + 1 }, (_, i) => 2 * i).filter(x => x >= least);
      return { prime, even };
    });
    const key = choices.reduce((product, c) => product * c.even.length, 1);
    return {
      snapRead: `A product of powers of composite numbers; wanted are factors under two conditions: square, and multiple of $${p.k}$. Asked: how many. Both conditions speak about exponents of primes.`,
      approach: `Write the number in primes. For each prime list the exponents allowed: even (square), at most the exponent in the number (factor), at least the exponent in $${p.k}$ (multiple). The choices for different primes are independent, so multiply.`,
      steps: [
        {
          says: 'Split the bases into primes and collect the exponents.',
          works: `${p.first[0]}^{${p.first[1]}} \\times ${p.second[0]}^{${p.second[1]}} = ${factorisedTex(f)}, \\qquad ${p.k} = ${factorisedTex(k)}`,
          value: factorisedTex(f),
        },
        {
          says: `For each prime list the even exponents that are large enough for $${p.k}$ and not too large for the number.`,
          works: choices.map(c => `${c.prime}: ${c.even.join(', ')}`).join(' \\qquad '),
          value: choices.map(c => q(c.even.length)),
        },
        {
          says: 'Multiply the numbers of choices.',
          works: `${choices.map(c => c.even.length).join(' \\times ')} = ${key}`,
          value: q(key),
        },
      ],
      check: `The smallest square that is a multiple of $${p.k}$ is $${choices.reduce((s, c) => s * c.prime ** (c.even[0] ?? 0), 1)}$: it takes the first exponent of every list, and it is a factor of the number.`,
      principle:
        'A condition on factors is a condition on each exponent: list what is allowed prime by prime and multiply.',
    };
  },
  // Builds every factor as a list of exponents and tests each one: even throughout, and k goes into it.
  verify: p => {
    const lists = exponentsOf(p).reduce<number[][]>(
      (all, [, e]) => all.flatMap(list => [0, ...upTo(e)].map(x => [...list, x])),
      [[]],
    );
    const primes = exponentsOf(p).map(([prime]) => prime);
    const fits = (list: number[]) => {
      let k = p.k;
      list.forEach((x, i) => {
        for (let t = 0; t < x && k % (primes[i] as number) === 0; t += 1) k /= primes[i] as number;
      });
      return k === 1 && list.every(x => x % 2 === 0);
    };
    return q(lists.filter(fits).length);
  },
});

/** Numbers of two or three primes, not too large to count through. */
const squaredWholes = upTo(6000).filter(whole => {
  const f = factorised(whole);
  return (
    f.length >= 2 &&
    f.reduce((sum, [, e]) => sum + e, 0) >= 6 &&
    f.length <= 3 &&
    f.every(([p, e]) => p <= 7 && e <= 6) &&
    f.filter(([, e]) => e >= 2).length >= 2
  );
});

/** NS.FAC.3 Hard: the factors of N² pair up around N, so half of them lie below it. */
const squareFactorsBelow = template<{ whole: number }, Fraction>({
  type: 'NS.FAC.3',
  band: 'Hard',
  variant: 'factors-of-square-below',
  revision: 1,
  draw: draw => ({ whole: draw.pick(squaredWholes) }),
  stem: ({ whole }) =>
    `Let $N = ${factorisedTex(factorised(whole))}$. How many positive factors of $N^2$ are less than $N$ but are not factors of $N$?`,
  answer: ({ whole }) => {
    const f = factorised(whole);
    return q((productOver(f, e => 2 * e + 1) + 1) / 2 - factorCount(f));
  },
  slips: ({ whole }) => {
    const f = factorised(whole);
    const square = productOver(f, e => 2 * e + 1);
    const own = factorCount(f);
    return [
      {
        misconception: 'number_itself_subtracted_too',
        value: q((square - 1) / 2 - own),
        words:
          'You took away all factors of $N$ from those below $N$; $N$ itself is not below $N$, so one too many is taken off.',
      },
      {
        misconception: 'half_forgotten',
        value: q(square - own),
        words: 'You took all factors of $N^2$ that are not factors of $N$; only those below $N$ are asked.',
      },
      {
        misconception: 'stops_one_step_early',
        value: q((square - 1) / 2),
        words: 'You took all factors of $N^2$ below $N$; those that are factors of $N$ have to be left out.',
      },
      {
        misconception: 'square_count_doubled',
        value: q(own * 2 - 1 - own > 0 ? own * 2 - 1 : own),
        words:
          'You took $N^2$ to have about twice as many factors as $N$; doubling the exponents does more than that.',
      },
      {
        misconception: 'square_count_squared',
        value: q(Math.floor((own * own - 1) / 2) - own + 1),
        words:
          'You took the number of factors of $N^2$ as the square of that of $N$; double each exponent first, then add $1$.',
      },
      {
        misconception: 'halves_after_subtracting',
        value: q(Math.floor((square - own) / 2)),
        words:
          'You took half of what is left after removing the factors of $N$; they all lie at $N$ or below, so halve first.',
      },
    ];
  },
  show: plain,
  solution: ({ whole }) => {
    const f = factorised(whole);
    const square = productOver(f, e => 2 * e + 1);
    const own = factorCount(f);
    return {
      snapRead:
        'A number in primes, its square, and factors of the square that lie below the number without dividing it. Asked: how many. Size and divisibility are both in play; listing is hopeless.',
      approach:
        'Factors of $N^2$ come in pairs with product $N^2$: one below $N$, one above, and $N$ alone in the middle. So half of the others lie below $N$. Every factor of $N$ except $N$ is among them; take these off. Size is settled by symmetry, so nothing has to be compared.',
      steps: [
        {
          says: 'Double the exponents and count the factors of the square.',
          works: `${f.map(([, e]) => `(2 \\times ${e} + 1)`).join(' ')} = ${square}`,
          value: q(square),
        },
        {
          says: 'Leave out $N$, which is its own partner, and take half: these lie below $N$.',
          works: `\\frac{${square} - 1}{2} = ${(square - 1) / 2}`,
          value: q((square - 1) / 2),
        },
        {
          says: 'Count the factors of $N$ that lie below $N$: all but $N$ itself.',
          works: `${f.map(([, e]) => `(${e} + 1)`).join(' ')} - 1 = ${own - 1}`,
          value: q(own - 1),
        },
        {
          says: 'They are all factors of the square, so take them off.',
          works: `${(square - 1) / 2} - ${own - 1} = ${(square - 1) / 2 - own + 1}`,
          value: q((square - 1) / 2 - own + 1),
        },
      ],
      check: `All $${square}$ factors of the square: $${own}$ divide $N$, and the other $${square - own}$ are the answer below $N$ plus ${(square - 1) / 2} above it; $${square - own} - ${(square - 1) / 2} = ${(square - 1) / 2 - own + 1}$.`,
      principle:
        'Factors of a square pair up around its root: half of them, the root left out, lie below it.',
    };
  },
  // Goes through every number below N.
  verify: ({ whole }) => {
    let count = 0;
    for (let n = 1; n < whole; n += 1) if ((whole * whole) % n === 0 && whole % n !== 0) count += 1;
    return q(count);
  },
});

export const factors: readonly AnyTemplate[] = [
  multiplesAmongFactors,
  squaresThatAreMultiples,
  squareFactorsBelow,
];
