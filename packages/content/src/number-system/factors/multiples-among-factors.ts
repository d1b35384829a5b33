import { path } from '../../path.ts';
import { counted, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { exponentOf, type Factorisation, factorised, factorisedTex, productOver } from '../primes.ts';
import { countUpTo, isCount, productOf, sumOf } from '../whole.ts';

interface Multiples {
  /** N, with two or three primes. */
  f: Factorisation;
  k: number;
  frame: number;
}

const wholeOf = (f: Factorisation) => productOver(f, (e, prime) => prime ** e);
const oneMore = (list: readonly { valueOf(): number }[]) => list.map(e => q(e.valueOf() + 1));
const exponents = ({ f }: Multiples) => f.map(([, e]) => q(e));
/** The exponents of N/k. */
const leftOver = ({ f, k }: Multiples) => f.map(([prime, e]) => q(e - exponentOf(prime, factorised(k))));
const brackets = (list: readonly { valueOf(): number }[]) =>
  list.map(e => `(${e.valueOf()} + 1)`).join(' \\times ');
const leftTex = ({ f }: Multiples, left: readonly { valueOf(): number }[]) =>
  factorisedTex(f.flatMap(([prime], i) => (left[i]?.valueOf() ? [[prime, left[i].valueOf()] as const] : [])));
/** k with only its last prime. */
const lastOf = (k: number) => {
  const [prime, e] = factorised(k).at(-1) ?? [1, 1];
  return prime ** e;
};

const divisible = form({
  form: 'divisible-by-k',
  revision: 2,
  band: 'Easy',
  entry: true,
  seconds: 45,
  stem: ({ f, k, frame }: Multiples) =>
    frame === 0
      ? `How many of the positive factors of $${factorisedTex(f)}$ are multiples of $${k}$?`
      : frame === 1
        ? `All the positive factors of $N = ${factorisedTex(f)}$ are listed. How many numbers in the list are divisible by $${k}$?`
        : `How many ordered pairs $(x, y)$ of positive integers satisfy $xy = ${factorisedTex(f)}$ if $x$ has to be divisible by $${k}$?`,
  path: path<Multiples>()
    .step(
      'left',
      leftOver,
      ({ k }) =>
        `A factor that is a multiple of $${k}$ is $${k}$ times a factor of the quotient: divide by $${k}$ once.`,
      (p, { left }) => `N \\div ${p.k} = ${leftTex(p, left)}`,
    )
    .step(
      'count',
      (_p, { left }) => productOf(oneMore(left)),
      'Count the factors of the quotient: add 1 to every exponent and multiply.',
      (_p, { left, count }) => `${brackets(left)} = ${count}`,
    ),
  slips: [
    {
      misconception: 'condition_on_one_prime_only',
      at: 'left',
      wrongly: p => leftOver({ ...p, k: lastOf(p.k) }),
      words: ({ k }) =>
        `These are the multiples of $${lastOf(k)}$; a multiple of $${k}$ must hold its other prime as well.`,
    },
    {
      misconception: 'exponent_zero_left_out',
      at: 'count',
      wrongly: (_p, { left }) => productOf(left.filter(e => e.valueOf() > 0)),
      words: (_p, { left }) =>
        `Multiplying the exponents $${left.join(', ')}$ themselves forgets that a prime may also be absent: add $1$ to each first.`,
    },
    {
      misconception: 'condition_ignored',
      at: 'left',
      wrongly: exponents,
      words: ({ k }, { count }) =>
        `$${count}$ is the number of all factors, whether multiples of $${k}$ or not.`,
    },
    {
      misconception: 'complement_reported',
      at: 'count',
      wrongly: (p, { count }) => productOf(oneMore(exponents(p))).sub(count),
      words: ({ k }, { count }) => `$${count}$ factors are not multiples of $${k}$; the others were wanted.`,
    },
    {
      misconception: 'exponent_must_exceed',
      at: 'left',
      wrongly: p =>
        leftOver(p).map((e, i) => (exponentOf(p.f[i]?.[0] ?? 0, factorised(p.k)) > 0 ? e.sub(1) : e)),
      words: ({ k }) =>
        `More than the exponents in $${k}$ was asked for here; exponents equal to them are enough for a multiple.`,
    },
    {
      misconception: 'adds_choices',
      at: 'count',
      wrongly: (_p, { left }) => sumOf(oneMore(left)),
      words: (_p, { left }) =>
        `The choices $${oneMore(left).join(', ')}$ for the primes were added; every choice for one goes with every choice for another.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ k }) =>
    `One number in primes and a condition on its factors, to be a multiple of $${k}$. A condition on factors is a condition on exponents.`,
  approach: ({ k }) =>
    `Every factor of the wanted kind is $${k}$ times some factor of the quotient, and each factor of the quotient gives one. So divide once and count; nothing has to be listed.`,
  check: ({ f, k }, { left, count }) =>
    `Prime by prime: ${f.map(([prime], i) => `the exponent of $${prime}$ can take ${counted(left[i]?.add(1) ?? 1, 'value')}`).join(', ')}; the smallest factor of the $${count}$ is $${k}$ itself.`,
  principle: 'The factors of N that are multiples of k are as many as the factors of N/k.',
  verify: ({ f, k }) => countUpTo(wholeOf(f), n => wholeOf(f) % n === 0 && n % k === 0),
});

const notDivisible = form({
  form: 'not-divisible-by-k',
  revision: 2,
  band: 'Easy',
  entry: true,
  seconds: 50,
  stem: ({ f, k, frame }: Multiples) =>
    frame === 0
      ? `The positive factors of $${factorisedTex(f)}$ are written on cards, one on each. How many cards carry a number that is not a multiple of $${k}$?`
      : frame === 1
        ? `How many positive factors of $N = ${factorisedTex(f)}$ are not divisible by $${k}$?`
        : `Of all the positive factors of $${factorisedTex(f)}$, how many leave a non-zero remainder when divided by $${k}$?`,
  path: path<Multiples>()
    .step(
      'all',
      p => productOf(oneMore(exponents(p))),
      'Count all factors: add 1 to every exponent and multiply.',
      (p, { all }) => `${brackets(exponents(p))} = ${all}`,
    )
    .quiet('left', leftOver)
    .step(
      'held',
      (_p, { left }) => productOf(oneMore(left)),
      ({ k }) => `Those that are multiples of $${k}$ are $${k}$ times the factors of the quotient.`,
      (p, { left, held }) => `N \\div ${p.k} = ${leftTex(p, left)}: \\quad ${brackets(left)} = ${held}`,
    )
    .step(
      'count',
      (_p, { all, held }) => all.sub(held),
      'The others are wanted.',
      (_p, { all, held, count }) => `${all} - ${held} = ${count}`,
    ),
  slips: [
    {
      misconception: 'complement_reported',
      gives: 'held',
      words: ({ k }, { held }) =>
        `$${held}$ factors are multiples of $${k}$; those that are not were wanted.`,
    },
    {
      misconception: 'condition_on_one_prime_only',
      at: 'left',
      wrongly: p => leftOver({ ...p, k: lastOf(p.k) }),
      words: ({ k }) =>
        `Only factors without $${lastOf(k)}$ were kept; a multiple of $${lastOf(k)}$ may still fail to be one of $${k}$.`,
    },
    {
      misconception: 'exponent_zero_left_out',
      at: 'held',
      wrongly: (_p, { left }) => productOf(left.filter(e => e.valueOf() > 0)),
      words: (_p, { held }) =>
        `The multiples were counted as $${held}$, the product of the exponents left; an exponent may also be $0$.`,
    },
    {
      misconception: 'factors_of_divisor_removed',
      at: 'held',
      wrongly: ({ k }) => productOf(factorised(k).map(([, e]) => q(e + 1))),
      words: ({ k }, { held }) =>
        `The $${held}$ factors of $${k}$ were taken off; a factor of $${k}$ and a multiple of it are different things.`,
    },
    {
      misconception: 'every_prime_must_fail',
      at: 'count',
      wrongly: p => productOf(p.f.map(([prime, e]) => q(exponentOf(prime, factorised(p.k)) || e + 1))),
      words: ({ k }, { count }) =>
        `$${count}$ factors fall short of $${k}$ in each of its primes; to fall short in one of them is enough.`,
    },
    {
      misconception: 'counts_exponents_without_one',
      at: 'all',
      wrongly: p => productOf(exponents(p)),
      words: (_p, { all }) =>
        `The product of the exponents, $${all}$, is not the number of factors: add $1$ to each.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ k }) =>
    `Factors that miss being multiples of $${k}$. They can miss it in several ways, so the complement is easier.`,
  approach: ({ k }) =>
    `A factor misses $${k}$ when at least one prime is short. Count all factors, then take off those in which no prime is short: these are $${k}$ times the factors of the quotient.`,
  check: ({ k }, { all, held, count }) =>
    `$${count}$ factors without and $${held}$ with the divisor $${k}$ make $${all}$, all factors of the number.`,
  principle: 'Where a condition can fail in several ways, count the cases in which it holds and subtract.',
  verify: ({ f, k }) => countUpTo(wholeOf(f), n => wholeOf(f) % n === 0 && n % k !== 0),
});

/** NS.FAC.3 Easy: one condition on the factors of a number in primes. */
export const multiplesAmongFactors: readonly AnyTemplate[] = situation<Multiples>({
  type: 'NS.FAC.3',
  situation: 'one-condition',
  tries: 10,
  draw: draw => {
    const f = draw
      .some([2, 3, 5, 7], 3)
      .sort((a, b) => a - b)
      .map(prime => [prime, draw.int(1, prime < 5 ? 5 : 2)] as const);
    const k = draw.pick([6, 10, 12, 14, 15, 18, 20, 21, 24, 28, 36, 40, 45, 50, 54, 63]);
    const p = { f, k, frame: draw.int(0, 2) };
    const fits = factorised(k).every(([prime, e]) => exponentOf(prime, f) >= e);
    const distinct = new Set(f.map(([, e]) => e)).size > 1;
    return fits && distinct && wholeOf(f) <= 60000 && productOf(oneMore(leftOver(p))).gt(3) ? p : null;
  },
  forms: [divisible, notDivisible],
});
