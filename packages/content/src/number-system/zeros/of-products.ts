import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { exponentInFactorial, exponentOf, factorised, factorisedTex } from '../primes.ts';
import { isCount, upTo } from '../whole.ts';

const zeros = (n: number) => exponentInFactorial(5, n);
const floors = (n: number, prime = 5) => {
  const list: string[] = [];
  for (let power = prime; power <= n; power *= prime) list.push(`${Math.floor(n / power)}`);
  return list.length === 1 ? `\\lfloor ${n} \\div ${prime} \\rfloor` : list.join(' + ');
};
const zerosIn = (value: bigint) => {
  let [n, rest] = [0, value];
  for (; rest % 10n === 0n; rest /= 10n) n += 1;
  return q(n);
};
const factorial = (n: number) => upTo(n).reduce((all, k) => all * BigInt(k), 1n);

interface Two {
  n: number;
  m: number;
  frame: number;
}

const productOfFactorials = form({
  form: 'product-of-two-factorials',
  revision: 2,
  band: 'Easy',
  entry: true,
  seconds: 45,
  stem: ({ n, m, frame }: Two) =>
    frame === 0
      ? `In how many zeros does the product $${n}! \\times ${m}!$ end?`
      : frame === 1
        ? `How many times in succession can $${n}! \\times ${m}!$ be divided by $10$ without leaving a remainder?`
        : `Let $10^k$ be the highest power of $10$ that divides the product of $${n}!$ and $${m}!$. Find $k$.`,
  path: path<Two>()
    .step(
      'first',
      ({ n }) => q(zeros(n)),
      ({ n }) =>
        `Fives are rarer than twos, so count the fives in $${n}!$: every fifth number has one, every twenty-fifth one more.`,
      ({ n }, { first }) => `${floors(n)} = ${first}`,
    )
    .step(
      'second',
      ({ m }) => q(zeros(m)),
      ({ m }) => `Count those in $${m}!$.`,
      ({ m }, { second }) => `${floors(m)} = ${second}`,
    )
    .step(
      'sum',
      (_p, { first, second }) => first.add(second),
      'In a product the fives add up.',
      (_p, { first, second, sum }) => `${first} + ${second} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'multiples_of_25_counted_once',
      at: 'first',
      wrongly: ({ n }) => q(Math.floor(n / 5)),
      words: ({ n }, { first }) =>
        `$${n} \\div 5$ gives $${first}$ multiples of 5; multiples of 25 hold a second five.`,
    },
    {
      misconception: 'factorial_of_sum',
      at: 'sum',
      wrongly: ({ n, m }) => q(zeros(n + m)),
      words: ({ n, m }) =>
        `These are the zeros of $${n + m}!$; the product of two factorials is a smaller number.`,
    },
    {
      misconception: 'larger_factorial_only',
      gives: 'first',
      words: ({ n }, { first }) => `$${n}!$ alone ends in $${first}$ zeros; the other factor brings more.`,
    },
    {
      misconception: 'zeros_multiplied',
      at: 'sum',
      wrongly: (_p, { first, second }) => first.mul(second),
      words: (_p, { first, second }) =>
        `$${first}$ and $${second}$ were multiplied; exponents of 10 add up in a product.`,
    },
    {
      misconception: 'multiples_of_ten_counted',
      at: 'first',
      wrongly: ({ n }) => q(Math.floor(n / 10)),
      words: ({ n }) =>
        `For $${n}!$ only multiples of 10 were counted; a 5 with any even number makes a zero too.`,
    },
    {
      misconception: 'multiples_of_25_counted_twice_more',
      at: 'first',
      wrongly: ({ n }) => q(Math.floor(n / 5) + 2 * Math.floor(n / 25)),
      words: () =>
        'Each multiple of 25 was counted with three fives; it has two, and one of them is counted already.',
    },
    {
      misconception: 'counts_twos',
      at: 'second',
      wrongly: ({ m }) => q(exponentInFactorial(2, m)),
      words: ({ m }) => `In $${m}!$ the twos were counted; the fives are the rarer ones.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () => 'Zeros at the end of a product of two factorials: factors 10, that is, pairs of 2 and 5.',
  approach: () =>
    'Twos are plenty, so the fives decide. Count them in each factorial by repeated division and add.',
  check: ({ n, m }, { sum }) =>
    `There are $${exponentInFactorial(2, n) + exponentInFactorial(2, m)}$ twos, enough for all $${sum}$ fives.`,
  principle: 'The zeros at the end of a factorial are its factors 5: divide by 5 again and again and add.',
  verify: ({ n, m }) => zerosIn(factorial(n) * factorial(m)),
});

const two = situation<Two>({
  type: 'NS.FCT.1',
  situation: 'two-factorials',
  draw: draw => {
    const p = { n: draw.int(50, 130), m: draw.int(15, 45), frame: draw.int(0, 2) };
    return p.n % 5 !== 0 && p.m % 5 !== 0 ? p : null;
  },
  forms: [productOfFactorials],
});

interface Powers {
  list: readonly (readonly [number, number])[];
  frame: number;
}

const inAll = ({ list }: Powers, prime: number) =>
  list.reduce((sum, [base, e]) => sum + e * exponentOf(prime, factorised(base)), 0);
const tex = ({ list }: Powers) => list.map(([base, e]) => `${base}^{${e}}`).join(' \\times ');

const productOfPowers = form({
  form: 'product-of-powers',
  band: 'Easy',
  revision: 3,
  apart: true,
  entry: true,
  seconds: 45,
  stem: (p: Powers) =>
    p.frame === 0
      ? `How many zeros are there at the end of the number $${tex(p)}$?`
      : p.frame === 1
        ? `The product $${tex(p)}$ is written out in full. How many consecutive zeros does it end with?`
        : `What is the largest integer $k$ such that $10^k$ divides $${tex(p)}$?`,
  path: path<Powers>()
    .step(
      'twos',
      p => q(inAll(p, 2)),
      'Split the bases into primes and count the twos.',
      (p, { twos }) =>
        `${p.list.map(([base]) => `${base} = ${factorisedTex(factorised(base))}`).join(', \\;')}: \\quad 2^{${twos}}`,
    )
    .step(
      'fives',
      p => q(inAll(p, 5)),
      'Count the fives.',
      (_p, { fives }) => `5^{${fives}}`,
    )
    .step(
      'zeros',
      (_p, { twos, fives }) => (twos.lt(fives) ? twos : fives),
      'A zero needs one of each: the rarer prime decides.',
      (_p, { twos, fives, zeros: n }) => `\\min(${twos}, ${fives}) = ${n}`,
    ),
  slips: [
    {
      misconception: 'commoner_prime_counted',
      at: 'zeros',
      wrongly: (_p, { twos, fives }) => (twos.gt(fives) ? twos : fives),
      words: (_p, { zeros: n }) =>
        `$${n}$ is the exponent of the prime that is plentiful; the other one runs out first.`,
    },
    {
      misconception: 'powers_inside_base_lost',
      at: 'fives',
      wrongly: ({ list }) => q(list.reduce((sum, [base, e]) => sum + (base % 5 === 0 ? e : 0), 0)),
      words: ({ list }, { fives }) =>
        `One five per base was counted, $${fives}$ in all; $${list.find(([base]) => base % 25 === 0)?.[0] ?? 25}$ holds two.`,
    },
    {
      misconception: 'powers_of_two_inside_base_lost',
      at: 'twos',
      wrongly: ({ list }) => q(list.reduce((sum, [base, e]) => sum + (base % 2 === 0 ? e : 0), 0)),
      words: (_p, { twos }) =>
        `One two per even base was counted, $${twos}$ in all; bases like 12 hold more.`,
    },
    {
      misconception: 'both_primes_added',
      at: 'zeros',
      wrongly: (_p, { twos, fives }) => twos.add(fives),
      words: (_p, { twos, fives }) =>
        `$${twos} + ${fives}$ counts both primes of each 10; a pair makes one zero.`,
    },
    {
      misconception: 'exponents_added',
      at: 'zeros',
      wrongly: ({ list }) => q(list.reduce((sum, [, e]) => sum + e, 0)),
      words: () => 'The exponents of the bases were added as if each base were 10.',
    },
    {
      misconception: 'only_bases_ending_in_zero',
      at: 'zeros',
      wrongly: ({ list }) => q(list.reduce((sum, [base, e]) => sum + (base % 10 === 0 ? e : 0), 0)),
      words: () =>
        'Only bases that end in 0 themselves were counted; fives and twos of the other bases meet as well.',
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () => 'Zeros at the end of a product of powers: pairs of 2 and 5 hidden in the bases.',
  approach: () =>
    'Collect the exponents of 2 and of 5 from all bases; the smaller one is the number of factors 10.',
  check: (_p, { twos, fives, zeros: n }) =>
    `Without its $${n}$ factors 10 the product still holds $2^{${twos.sub(n)}} \\times 5^{${fives.sub(n)}}$, so no further zero.`,
  principle: 'Zeros at the end are pairs of 2 and 5: count both primes and take the smaller exponent.',
  verify: ({ list }) => zerosIn(list.reduce((all, [base, e]) => all * BigInt(base) ** BigInt(e), 1n)),
});

const powers = situation<Powers>({
  type: 'NS.FCT.1',
  situation: 'powers',
  tries: 20,
  draw: draw => {
    const list = [
      [draw.pick([12, 14, 18, 22, 24, 28, 36]), draw.int(4, 14)],
      [draw.pick([25, 35, 45, 75, 15]), draw.int(6, 19)],
      [draw.pick([20, 30, 40, 50, 60]), draw.int(3, 9)],
    ] as const;
    const p = { list, frame: draw.int(0, 2) };
    const [a, b] = [inAll(p, 2), inAll(p, 5)];
    return a !== b && Math.abs(a - b) <= 12 ? p : null;
  },
  forms: [productOfPowers],
});

/** NS.FCT.1 Easy: zeros of a product, by its fives and twos. */
export const zerosOfProducts: readonly AnyTemplate[] = [...two, ...powers];
