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
      {
        name: text`how many more of each prime a ${kind(p)} needs`,
        because: text`A ${kind(p)} is some whole number multiplied by itself ${s === 2 ? 'once' : 'twice'}, so each of
          its primes comes $${s}$ times as often as in that number: $12^${s} = 2^${2 * s} \times 3^${s}$.`,
        works: value =>
          tex`${f.map(([prime, e], i) => `${prime}: ${e} \\to ${value[i]?.add(e)}`).join(' \\qquad ')}`,
      },
    )`
        In a ${kind(p)} the exponent of every prime is a multiple of $${s}$. So raise each exponent to the next multiple
        of $${s}$, and leave those that are multiples of $${s}$ already.`;
    const least = step(wholeOf(withExponents(p, short)), {
      name: 'the smallest multiplier',
      because: text`Multiplying two numbers adds the exponents of each prime. So the multiplier carries exactly what
          is missing; any other prime, or a higher power, would only make it larger.`,
      works: value => tex`${factorisedTex(withExponents(p, short))} = ${value}`,
    })`
        The smallest multiplier is the product of the primes that are missing, each as often as it is missing.`;
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
          You used the part of each exponent beyond the last multiple of $${s}$. Dividing by $${least}$ would leave a
          ${kind(p)}, but multiplying has to fill each exponent up to the next multiple.`,
        slip(
          'left_out_higher_powers',
          short,
          f.map(([, e]) => q(missing(p, e) > 0 ? 1 : 0)),
        )`
          You multiplied by each prime that does not fit once, $${least}$ in all. One more of a prime is not always
          enough: from exponent $1$ to $${s}$ it takes $${s - 1}$.`,
        slip(
          'misused_a_law_of_exponents',
          short,
          f.map(([, e]) => q(missing({ ...p, s: 5 - s }, e))),
        )`
          Multiplying by $${least}$ makes every exponent a multiple of $${5 - s}$, and that is a perfect
          ${s === 2 ? 'cube' : 'square'}. A ${kind(p)} needs multiples of $${s}$.`,
        slip('answered_another_quantity', least, () =>
          wholeOf(f.map(([prime, e], i) => [prime, (e + (short[i]?.valueOf() ?? 0)) / s] as const)),
        )`
          $${least}$ is the ${s === 2 ? 'square' : 'cube'} root of the product after multiplying. The question asks for
          the multiplier, which only brings the missing primes.`,
        slip(
          'looked_at_one_prime_only',
          short,
          f.map(([, e], i) => q(i === f.length - 1 ? 0 : missing(p, e))),
        )`
          With $${least}$ the prime $${f.at(-1)?.[0]}$ keeps its exponent $${f.at(-1)?.[1]}$, which is not a multiple of
          $${s}$. Every prime has to be checked, the last one too.`,
        slip(
          'demanded_too_much',
          short,
          f.map(([, e]) => q(missing(p, e) || s)),
        )`
          With $${least}$ you raised also a prime whose exponent is a multiple of $${s}$ already. It needs nothing more,
          so this multiplier is not the smallest.`,
      ],
      snapRead: text`Complete a number to a ${kind(p)}: fill up the exponent of each prime to a multiple of $${s}$.`,
      approach: text`A number is a ${kind(p)} exactly when all exponents are multiples of $${s}$. Raise each exponent to
        the next multiple and collect what was added.`,
      check: text`After multiplying by $${least}$ the exponents are $${f.map(([, e], i) => q(e).add(short[i] ?? 0))}$,
        all multiples of $${s}$. Each is the first multiple of $${s}$ that the exponent reaches, so no smaller
        multiplier works.`,
      principle: text`To complete a number to a square, make the exponent of every prime even; to a cube, make it a
        multiple of 3.`,
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
    const inStem = frame === 2 ? 'x' : 'a';
    const kept = step(
      f.map(([, e]) => q(Math.floor(e / s))),
      {
        name: text`how often each prime stands in the number ${inStem}`,
        because: text`A prime with exponent $5$ holds ${s === 2 ? 'two pairs' : 'one group of three'} and
          ${s === 2 ? 'one prime is' : 'two primes are'} left over. Each full group of $${s}$ goes into the ${kind(p)}
          and puts the prime once into its root.`,
        works: value => tex`${f.map(([prime, e], i) => `${prime}: ${e} \\to ${value[i]}`).join(' \\qquad ')}`,
      },
    )`
        In a ${kind(p)} every exponent is a multiple of $${s}$. So divide the exponent of each prime by $${s}$ and drop
        the remainder: that is the exponent of this prime in $${inStem}$.`;
    const root = step(wholeOf(withExponents(p, kept)), {
      name: text`the number ${inStem}`,
      because: text`Every full group of $${s}$ equal primes has been used, so the ${kind(p)} is the largest one that
          divides the number, and its root is the largest possible.`,
      works: value =>
        withExponents(p, kept).length
          ? tex`${factorisedTex(withExponents(p, kept))} = ${value}`
          : tex`${value}`,
    })`
        Multiply the primes with these exponents to get $${inStem}$, the root of the largest ${kind(p)}.`;
    const rest = step(calc`${wholeOf(f)} / ${root.pow(s) as Fraction}`, {
      name: 'the other factor',
      because: text`The number is the ${kind(p)} times the other factor. So divide by the ${kind(p)}, not by its root.`,
      works: value => tex`(${factorisedTex(f)}) \div ${root}^{${s}} = ${value}`,
    })`
        Divide the number by the ${kind(p)} to find the other factor.`;
    const sum = step(calc`${root} + ${rest}`)`
        The question asks for the sum of the root and the other factor, so add the two.`;
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
          $${root}^{${s}} + ${rest} = ${sum}$ adds the ${kind(p)} itself. The sum is asked for its root $${root}$, the
          number that is raised to the power $${s}$.`,
        slip(
          'left_out_higher_powers',
          kept,
          f.map(([, e]) => q(e % s === 0 ? e / s : 0)),
        )`
          You used only primes whose exponent is a multiple of $${s}$. That gives $${root}$ and $${rest}$, but from a
          higher exponent a full group of $${s}$ can be taken out of $${rest}$ too.`,
        slip(
          'left_out_higher_powers',
          kept,
          f.map(([, e], i) => q(Math.max(0, Math.floor(e / s) - (i === 0 ? 1 : 0)))),
        )`
          You stopped at $${root}$ and $${rest}$. But $${rest}$ still contains $${f[0]?.[0]}^{${s}}$, so a larger
          ${kind(p)} divides the number, and the other factor can be smaller.`,
        slip(
          'left_out_higher_powers',
          kept,
          f.map(([, e], i) => q(Math.max(0, Math.floor(e / s) - (i === f.length - 1 ? 1 : 0)))),
        )`
          With $${root}$ and $${rest}$ the root is not the largest one: $${rest}$ still contains
          $${f.at(-1)?.[0]}^{${s}}$, and that belongs into the ${kind(p)}.`,
        stop('stopped_a_step_early', root)`
          $${root}$ is the root of the largest ${kind(p)} alone. The sum also needs the other factor, $${rest}$.`,
        stop('stopped_a_step_early', rest)`
          $${rest}$ is only what is left after dividing by the ${kind(p)}. The sum also needs the root, $${root}$.`,
        slip('mixed_up_sum_and_product', sum, calc`${root} * ${rest}`)`
          $${root} \times ${rest} = ${sum}$ is the product of the root and the other factor. The question asks for their
          sum.`,
      ],
      snapRead: text`Take the largest ${kind(p)} out of a number in primes: each full group of $${s}$ equal primes goes
        into it.`,
      approach: text`In a ${kind(p)} all exponents are multiples of $${s}$. So take as many full groups of $${s}$ as
        possible out of each exponent; the primes left over make the other factor.`,
      check: () =>
        text`$${root}^{${s}} \times ${rest} = ${wholeOf(f)}$, and no prime has an exponent of $${s}$ or more in
          $${rest}$.`,
      principle: text`In the largest square or cube that divides a number, each exponent is the largest possible
        multiple of 2 or 3.`,
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
