import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { type Factorisation, factorisedTex, productOver } from '../primes.ts';
import { isCount } from '../whole.ts';

interface Completed {
  f: Factorisation;
  /** 2 for a square, 3 for a cube. */
  s: number;
  frame: number;
}

const kind = ({ s }: Completed) => (s === 2 ? 'perfect square' : 'perfect cube');
const missing = ({ s }: Completed, e: number) => (s - (e % s)) % s;
const powersOf = (f: Factorisation, each: (e: number) => number) =>
  f.flatMap(([prime, e]) => (each(e) > 0 ? [[prime, each(e)] as const] : []));
const wholeOf = (f: Factorisation) => productOver(f, (e, prime) => prime ** e);
const exponents = ({ f }: Completed) => f.map(([, e]) => q(e));
const withExponents = ({ f }: Completed, list: readonly { valueOf(): number }[]): Factorisation =>
  f.flatMap(([prime], i) => (list[i]?.valueOf() ? [[prime, list[i].valueOf()] as const] : []));
const isPower = (n: number, s: number) => Math.round(n ** (1 / s)) ** s === n;

const multiplier = form({
  form: 'smallest-multiplier',
  revision: 3,
  band: 'Easy',
  entry: true,
  seconds: 45,
  stem: (p: Completed) =>
    p.frame === 0
      ? `Find the smallest positive integer by which $${factorisedTex(p.f)}$ must be multiplied to become a ${kind(p)}.`
      : p.frame === 1
        ? `Let $N = ${factorisedTex(p.f)}$. Find the least positive integer $m$ such that $mN$ is a ${kind(p)}.`
        : `The product of $${factorisedTex(p.f)}$ and a positive integer is a ${kind(p)}. What is the least value of that integer?`,
  path: path<Completed>()
    .step(
      'short',
      p => p.f.map(([, e]) => q(missing(p, e))),
      p => `In a ${kind(p)} every exponent is a multiple of $${p.s}$. See what each exponent lacks.`,
      (p, { short }) =>
        p.f.map(([prime, e], i) => `${prime}: ${e} \\to ${short[i]?.add(e)}`).join(' \\qquad '),
    )
    .step(
      'least',
      (p, { short }) => q(wholeOf(withExponents(p, short))),
      'Multiply the missing powers.',
      (p, { short, least }) => `${factorisedTex(withExponents(p, short))} = ${least}`,
    ),
  slips: [
    {
      misconception: 'divides_out_instead',
      at: 'short',
      wrongly: p => p.f.map(([, e]) => q(e % p.s)),
      words: (p, { least }) =>
        `Dividing by $${least}$ would leave a ${kind(p)}; multiplying by it does not, since what each exponent lacks is something else.`,
    },
    {
      misconception: 'each_prime_once',
      at: 'short',
      wrongly: p => p.f.map(([, e]) => q(missing(p, e) > 0 ? 1 : 0)),
      words: p =>
        `Each prime that does not fit was given once; some exponent then still misses a multiple of $${p.s}$.`,
    },
    {
      misconception: 'square_for_cube',
      at: 'short',
      wrongly: p => p.f.map(([, e]) => q(missing({ ...p, s: 5 - p.s }, e))),
      words: p =>
        `This makes the number a perfect ${p.s === 2 ? 'cube' : 'square'}: other multiples of exponents were aimed at.`,
    },
    {
      misconception: 'reports_the_power',
      at: 'least',
      wrongly: (p, { short }) =>
        q(wholeOf(p.f.map(([prime, e], i) => [prime, (e + (short[i]?.valueOf() ?? 0)) / p.s] as const))),
      words: (p, { least }) =>
        `$${least}$ is the ${p.s === 2 ? 'square' : 'cube'} root of the product, not the multiplier.`,
    },
    {
      misconception: 'last_prime_overlooked',
      at: 'short',
      wrongly: p => p.f.map(([, e], i) => q(i === p.f.length - 1 ? 0 : missing(p, e))),
      words: p =>
        `The prime $${p.f.at(-1)?.[0]}$ was left as it is, though its exponent is not a multiple of $${p.s}$.`,
    },
    {
      misconception: 'fitting_prime_added_too',
      at: 'short',
      wrongly: p => p.f.map(([, e]) => q(missing(p, e) || p.s)),
      words: p =>
        `A prime whose exponent is already a multiple of $${p.s}$ needs nothing more; here it was raised again.`,
    },
  ],
  show: value => plain(value),
  plausible: value => isCount(value) && value.gt(1),
  snapRead: p =>
    `A number in primes that must be completed to a ${kind(p)}. What each exponent lacks decides.`,
  approach: p =>
    `A number is a ${kind(p)} exactly when all exponents are multiples of $${p.s}$. Raise each exponent to the next multiple and collect what was added.`,
  check: (p, { short, least }) =>
    `With $${least}$ the exponents become $${p.f.map(([, e], i) => short[i]?.add(e)).join(', ')}$, all multiples of $${p.s}$, and none could stop earlier.`,
  principle: 'In a perfect square all exponents are even, in a perfect cube all are multiples of 3.',
  verify: p => {
    const n = wholeOf(p.f);
    for (let m = 1; ; m += 1) if (isPower(n * m, p.s)) return q(m);
  },
});

const largestInside = form({
  form: 'root-and-remaining-factor',
  band: 'Easy',
  entry: true,
  seconds: 50,
  stem: (p: Completed) =>
    p.frame === 0
      ? `The largest ${kind(p)} that divides $N = ${factorisedTex(p.f)}$ is $a^{${p.s}}$, and $N = a^{${p.s}} \\times b$. What is the value of $a + b$?`
      : p.frame === 1
        ? `The number $${factorisedTex(p.f)}$ is written as $a^{${p.s}} \\times b$ with positive integers $a$ and $b$, where $b$ is as small as possible. Find $a + b$.`
        : `Let $x$ and $y$ be positive integers with $x^{${p.s}}y = ${factorisedTex(p.f)}$. If $x$ is as large as possible, what is $x + y$?`,
  path: path<Completed>()
    .step(
      'kept',
      p => p.f.map(([, e]) => q(Math.floor(e / p.s))),
      p =>
        `In a ${kind(p)} every exponent is a multiple of $${p.s}$. Divide each exponent by $${p.s}$; the whole quotients belong to the root.`,
      (p, { kept }) => p.f.map(([prime, e], i) => `${prime}: ${e} \\to ${kept[i]}`).join(' \\qquad '),
    )
    .step(
      'root',
      (p, { kept }) => q(wholeOf(withExponents(p, kept))),
      'Multiply these powers to get the root.',
      (p, { kept, root }) =>
        withExponents(p, kept).length ? `${factorisedTex(withExponents(p, kept))} = ${root}` : `${root}`,
    )
    .step(
      'rest',
      (p, { root }) => q(wholeOf(p.f)).div(root.pow(p.s) as typeof root),
      p => `What remains of the number after division by the ${kind(p)} is the other factor.`,
      (p, { root, rest }) => `(${factorisedTex(p.f)}) \\div ${root}^{${p.s}} = ${rest}`,
    )
    .step(
      'sum',
      (_p, { root, rest }) => root.add(rest),
      'Add the two.',
      (_p, { root, rest, sum }) => `${root} + ${rest} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'power_for_root',
      at: 'sum',
      wrongly: (p, { root, rest }) => q(root.valueOf() ** p.s).add(rest),
      words: (p, { root, rest }) =>
        `$${root}^{${p.s}} + ${rest}$ adds the ${kind(p)} itself in place of its root $${root}$.`,
    },
    {
      misconception: 'drops_primes_that_do_not_fit',
      at: 'kept',
      wrongly: p => p.f.map(([, e]) => q(e % p.s === 0 ? e / p.s : 0)),
      words: (p, { root, rest }) =>
        `Only primes whose whole exponent is a multiple of $${p.s}$ were kept. That gives $${root}$ and $${rest}$, and more can still be taken out of $${rest}$.`,
    },
    {
      misconception: 'one_exponent_lowered',
      at: 'kept',
      wrongly: p => p.f.map(([, e], i) => q(Math.max(0, Math.floor(e / p.s) - (i === 0 ? 1 : 0)))),
      words: (p, { rest }) =>
        `The remaining factor $${rest}$ still contains $${p.f[0]?.[0]}^{${p.s}}$, so it is not as small as possible.`,
    },
    {
      misconception: 'last_exponent_lowered',
      at: 'kept',
      wrongly: p =>
        p.f.map(([, e], i) => q(Math.max(0, Math.floor(e / p.s) - (i === p.f.length - 1 ? 1 : 0)))),
      words: (p, { rest }) =>
        `From $${rest}$ another $${p.f.at(-1)?.[0]}^{${p.s}}$ can be divided out, so the root is not the largest one.`,
    },
    {
      misconception: 'root_alone',
      gives: 'root',
      words: (_p, { root, rest }) => `$${root}$ is the root alone, without the other factor $${rest}$.`,
    },
    {
      misconception: 'remaining_factor_alone',
      gives: 'rest',
      words: (_p, { root, rest }) =>
        `$${rest}$ is the remaining factor alone; the root $${root}$ is missing.`,
    },
    {
      misconception: 'multiplied_instead_of_added',
      at: 'sum',
      wrongly: (_p, { root, rest }) => root.mul(rest),
      words: (_p, { root, rest }) =>
        `The sum of the two is wanted, but $${root} \\times ${rest}$ is their product.`,
    },
  ],
  show: value => plain(value),
  plausible: value => isCount(value) && value.gt(1),
  snapRead: p => `A number in primes, the largest ${kind(p)} among its divisors, and what is left over.`,
  approach: p =>
    `A ${kind(p)} has only exponents that are multiples of $${p.s}$. Take out of each exponent as much as possible, and leave the remainder inside.`,
  check: (p, { root, rest }) =>
    `$${root}^{${p.s}} \\times ${rest} = ${wholeOf(p.f)}$, and no prime stands in $${rest}$ with an exponent of $${p.s}$ or more.`,
  principle:
    'The largest square or cube in a number keeps of each exponent the largest multiple of 2 or 3; the rest stays outside.',
  verify: p => {
    const n = wholeOf(p.f);
    let best = 1;
    for (let a = 1; a ** p.s <= n; a += 1) if (n % a ** p.s === 0) best = a;
    return q(best + n / best ** p.s);
  },
});

/** NS.FAC.5 Easy: what a number lacks for a square or a cube, and what it contains of one. */
export const leastMultipliers: readonly AnyTemplate[] = situation<Completed>({
  type: 'NS.FAC.5',
  situation: 'complete-the-power',
  tries: 10,
  draw: draw => {
    const f = draw
      .some([2, 3, 5, 7], 3)
      .sort((a, b) => a - b)
      .map(prime => [prime, draw.int(1, prime < 5 ? 5 : 3)] as const);
    const p = { f, s: draw.int(2, 3), frame: draw.int(0, 2) };
    const odd = f.filter(([, e]) => e % p.s !== 0).length;
    const inside = powersOf(f, e => e - (e % p.s)).length;
    return odd >= 2 && inside >= 1 && new Set(exponents(p).map(String)).size > 1 && wholeOf(f) < 400000
      ? p
      : null;
  },
  forms: [multiplier, largestInside],
});
