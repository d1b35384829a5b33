import type Fraction from 'fraction.js';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
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

const multiplier = form<Completed>(
  'smallest-multiplier',
  {
    band: 'Easy',
    seconds: 45,
    revision: 3,
    verify: p => {
      const n = wholeOf(p.f);
      for (let m = 1; ; m += 1) if (isPower(n * m, p.s)) return m;
    },
  },
  (p, { step }) => {
    const { f, s, frame } = p;
    const short = step(
      f.map(([, e]) => q(missing(p, e))),
      value => tex`${f.map(([prime, e], i) => `${prime}: ${e} \\to ${value[i]?.add(e)}`).join(' \\qquad ')}`,
    )`
      In a ${kind(p)} every exponent is a multiple of $${s}$. See what each exponent lacks.`;
    const least = step(
      wholeOf(withExponents(p, short)),
      value => tex`${factorisedTex(withExponents(p, short))} = ${value}`,
    )`
      Multiply the missing powers.`;
    return {
      answer: least,
      stem:
        frame === 0
          ? text`Find the smallest positive integer by which $${factorisedTex(f)}$ must be multiplied to become a
            ${kind(p)}.`
          : frame === 1
            ? text`Let $N = ${factorisedTex(f)}$. Find the least positive integer $m$ such that $mN$ is a ${kind(p)}.`
            : text`The product of $${factorisedTex(f)}$ and a positive integer is a ${kind(p)}. What is the least value
              of that integer?`,
      show: plain,
      plausible: value => isCount(value) && value.gt(1),
      slips: [
        slip(
          'multiplied_for_divided',
          short,
          f.map(([, e]) => q(e % s)),
        )`
          Dividing by $${least}$ would leave a ${kind(p)}; multiplying by it does not, since what each exponent lacks is
          something else.`,
        slip(
          'left_out_higher_powers',
          short,
          f.map(([, e]) => q(missing(p, e) > 0 ? 1 : 0)),
        )`
          Each prime that does not fit was given once; some exponent then still misses a multiple of $${s}$.`,
        slip(
          'misused_a_law_of_exponents',
          short,
          f.map(([, e]) => q(missing({ ...p, s: 5 - s }, e))),
        )`
          This makes the number a perfect ${s === 2 ? 'cube' : 'square'}: other multiples of exponents were aimed at.`,
        slip('answered_another_quantity', least, () =>
          wholeOf(f.map(([prime, e], i) => [prime, (e + (short[i]?.valueOf() ?? 0)) / s] as const)),
        )`
          $${least}$ is the ${s === 2 ? 'square' : 'cube'} root of the product, not the multiplier.`,
        slip(
          'looked_at_one_prime_only',
          short,
          f.map(([, e], i) => q(i === f.length - 1 ? 0 : missing(p, e))),
        )`
          The prime $${f.at(-1)?.[0]}$ was left as it is, though its exponent is not a multiple of $${s}$.`,
        slip(
          'demanded_too_much',
          short,
          f.map(([, e]) => q(missing(p, e) || s)),
        )`
          A prime whose exponent is already a multiple of $${s}$ needs nothing more; here it was raised again.`,
      ],
      snapRead: text`A number in primes that must be completed to a ${kind(p)}. What each exponent lacks decides.`,
      approach: text`A number is a ${kind(p)} exactly when all exponents are multiples of $${s}$. Raise each exponent to
        the next multiple and collect what was added.`,
      check: text`With $${least}$ the exponents become $${f.map(([, e], i) => q(e).add(short[i] ?? 0))}$, all multiples
        of $${s}$, and none could stop earlier.`,
      principle: text`In a perfect square all exponents are even, in a perfect cube all are multiples of 3.`,
    };
  },
);

const largestInside = form<Completed>(
  'root-and-remaining-factor',
  {
    band: 'Easy',
    seconds: 50,
    verify: p => {
      const n = wholeOf(p.f);
      let best = 1;
      for (let a = 1; a ** p.s <= n; a += 1) if (n % a ** p.s === 0) best = a;
      return best + n / best ** p.s;
    },
  },
  (p, { step }) => {
    const { f, s, frame } = p;
    const kept = step(
      f.map(([, e]) => q(Math.floor(e / s))),
      value => tex`${f.map(([prime, e], i) => `${prime}: ${e} \\to ${value[i]}`).join(' \\qquad ')}`,
    )`
      In a ${kind(p)} every exponent is a multiple of $${s}$. Divide each exponent by $${s}$; the whole quotients belong
      to the root.`;
    const root = step(wholeOf(withExponents(p, kept)), value =>
      withExponents(p, kept).length
        ? tex`${factorisedTex(withExponents(p, kept))} = ${value}`
        : tex`${value}`,
    )`
      Multiply these powers to get the root.`;
    const rest = step(
      calc`${wholeOf(f)} / ${root.pow(s) as Fraction}`,
      value => tex`(${factorisedTex(f)}) \div ${root}^{${s}} = ${value}`,
    )`
      What remains of the number after division by the ${kind(p)} is the other factor.`;
    const sum = step(calc`${root} + ${rest}`)`
      Add the two.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`The largest ${kind(p)} that divides $N = ${factorisedTex(f)}$ is $a^{${s}}$, and $N = a^{${s}} \times
            b$. What is the value of $a + b$?`
          : frame === 1
            ? text`The number $${factorisedTex(f)}$ is written as $a^{${s}} \times b$ with positive integers $a$ and
              $b$, where $b$ is as small as possible. Find $a + b$.`
            : text`Let $x$ and $y$ be positive integers with $x^{${s}}y = ${factorisedTex(f)}$. If $x$ is as large as
              possible, what is $x + y$?`,
      show: plain,
      plausible: value => isCount(value) && value.gt(1),
      slips: [
        slip('forgot_the_root', sum, calc`${root}^${s} + ${rest}`)`
          $${root}^{${s}} + ${rest}$ adds the ${kind(p)} itself in place of its root $${root}$.`,
        slip(
          'left_out_higher_powers',
          kept,
          f.map(([, e]) => q(e % s === 0 ? e / s : 0)),
        )`
          Only primes whose whole exponent is a multiple of $${s}$ were kept. That gives $${root}$ and $${rest}$, and
          more can still be taken out of $${rest}$.`,
        slip(
          'left_out_higher_powers',
          kept,
          f.map(([, e], i) => q(Math.max(0, Math.floor(e / s) - (i === 0 ? 1 : 0)))),
        )`
          The remaining factor $${rest}$ still contains $${f[0]?.[0]}^{${s}}$, so it is not as small as possible.`,
        slip(
          'left_out_higher_powers',
          kept,
          f.map(([, e], i) => q(Math.max(0, Math.floor(e / s) - (i === f.length - 1 ? 1 : 0)))),
        )`
          From $${rest}$ another $${f.at(-1)?.[0]}^{${s}}$ can be divided out, so the root is not the largest one.`,
        stop('stopped_a_step_early', root)`
          $${root}$ is the root alone, without the other factor $${rest}$.`,
        stop('stopped_a_step_early', rest)`
          $${rest}$ is the remaining factor alone; the root $${root}$ is missing.`,
        slip('mixed_up_sum_and_product', sum, calc`${root} * ${rest}`)`
          The sum of the two is wanted, but $${root} \times ${rest}$ is their product.`,
      ],
      snapRead: text`A number in primes, the largest ${kind(p)} among its divisors, and what is left over.`,
      approach: text`A ${kind(p)} has only exponents that are multiples of $${s}$. Take out of each exponent as much as
        possible, and leave the remainder inside.`,
      check: () =>
        text`$${root}^{${s}} \times ${rest} = ${wholeOf(f)}$, and no prime stands in $${rest}$ with an exponent of
          $${s}$ or more.`,
      principle: text`The largest square or cube in a number keeps of each exponent the largest multiple of 2 or 3; the
        rest stays outside.`,
    };
  },
);

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
