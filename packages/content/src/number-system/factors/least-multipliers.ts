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
  revision: 2,
  band: 'Easy',
  entry: true,
  seconds: 45,
  stem: (p: Completed) =>
    p.frame === 0
      ? `Find the smallest positive integer by which $${factorisedTex(p.f)}$ must be multiplied to become a ${kind(p)}.`
      : p.frame === 1
        ? `Let $N = ${factorisedTex(p.f)}$. For which least positive integer $m$ is $mN$ a ${kind(p)}?`
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
  form: 'largest-power-inside',
  revision: 2,
  band: 'Easy',
  entry: true,
  seconds: 45,
  stem: (p: Completed) =>
    p.frame === 0
      ? `What is the largest ${kind(p)} that divides $${factorisedTex(p.f)}$?`
      : p.frame === 1
        ? `The number $N = ${factorisedTex(p.f)}$ is written as $a^{${p.s}} \\times b$ with positive integers $a$ and $b$, where $b$ is as small as possible. Find $a^{${p.s}}$.`
        : `When $${factorisedTex(p.f)}$ is divided by the positive integer $d$, a ${kind(p)} comes out. How large can the result of the division be?`,
  path: path<Completed>()
    .step(
      'kept',
      p => p.f.map(([, e]) => q(e - (e % p.s))),
      p => `The exponents of the divisor are multiples of $${p.s}$: lower each exponent to such a number.`,
      (p, { kept }) => p.f.map(([prime, e], i) => `${prime}: ${e} \\to ${kept[i]}`).join(' \\qquad '),
    )
    .step(
      'largest',
      (p, { kept }) => q(wholeOf(withExponents(p, kept))),
      'Multiply the powers that are kept.',
      (p, { kept, largest }) => `${factorisedTex(withExponents(p, kept))} = ${largest}`,
    ),
  slips: [
    {
      misconception: 'root_reported',
      at: 'kept',
      wrongly: p => p.f.map(([, e]) => q(Math.floor(e / p.s))),
      words: (p, { largest }) => `$${largest}$ is only its ${p.s === 2 ? 'square' : 'cube'} root.`,
    },
    {
      misconception: 'remaining_factor_reported',
      at: 'kept',
      wrongly: p => p.f.map(([, e]) => q(e % p.s)),
      words: (p, { largest }) =>
        `$${largest}$ is what is left when the largest ${kind(p)} has been divided out.`,
    },
    {
      misconception: 'square_for_cube',
      at: 'kept',
      wrongly: p => p.f.map(([, e]) => q(e - (e % (5 - p.s)))),
      words: (p, { largest }) =>
        `$${largest}$ is the largest perfect ${p.s === 2 ? 'cube' : 'square'} that divides the number.`,
    },
    {
      misconception: 'drops_primes_that_do_not_fit',
      at: 'kept',
      wrongly: p => p.f.map(([, e]) => q(e % p.s === 0 ? e : 0)),
      words: p =>
        `Only primes whose whole exponent is a multiple of $${p.s}$ were kept; of the others a part can be kept.`,
    },
    {
      misconception: 'raises_instead_of_lowering',
      at: 'kept',
      wrongly: p => p.f.map(([, e]) => q(e + missing(p, e))),
      words: p =>
        `The exponents were raised to multiples of $${p.s}$; that ${kind(p)} is a multiple of the number and does not divide it.`,
    },
    {
      misconception: 'one_exponent_raised',
      at: 'kept',
      wrongly: p => p.f.map(([, e], i) => q(i === 0 ? e + missing(p, e) : e - (e % p.s))),
      words: p =>
        `The exponent of $${p.f[0]?.[0]}$ was raised above $${p.f[0]?.[1]}$; then the result no longer divides the number.`,
    },
  ],
  show: value => plain(value),
  plausible: value => isCount(value) && value.gt(1),
  snapRead: p => `A number in primes, and the largest ${kind(p)} among its divisors.`,
  approach: p =>
    `A divisor cannot have larger exponents than the number, and a ${kind(p)} has only multiples of $${p.s}$. Lower each exponent as little as possible.`,
  check: (p, { kept, largest }) =>
    `$N \\div ${largest}$ leaves the exponents $${p.f.map(([, e], i) => q(e).sub(kept[i] ?? 0)).join(', ')}$, each smaller than $${p.s}$, so nothing more can be moved.`,
  principle: 'The largest square or cube in a number keeps of each exponent the largest multiple of 2 or 3.',
  verify: p => {
    const n = wholeOf(p.f);
    let best = 1;
    for (let a = 1; a ** p.s <= n; a += 1) if (n % a ** p.s === 0) best = a ** p.s;
    return q(best);
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
