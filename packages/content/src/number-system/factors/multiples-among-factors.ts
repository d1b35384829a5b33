import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { counted, plain } from '../../show.ts';
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

const divisible = form<Multiples>(
  'divisible-by-k',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    entry: true,
    verify: ({ f, k }) => countUpTo(wholeOf(f), n => wholeOf(f) % n === 0 && n % k === 0),
  },
  (p, { step }) => {
    const { k, f, frame } = p;
    const left = step(leftOver(p), value => tex`N \div ${k} = ${leftTex(p, value)}`)`
      A factor that is a multiple of $${k}$ is $${k}$ times a factor of the quotient: divide by $${k}$ once.`;
    const count = step(productOf(oneMore(left)), value => tex`${brackets(left)} = ${value}`)`
      Count the factors of the quotient: add 1 to every exponent and multiply.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`How many of the positive factors of $${factorisedTex(f)}$ are multiples of $${k}$?`
          : frame === 1
            ? text`All the positive factors of $N = ${factorisedTex(f)}$ are listed. How many numbers in the list are
              divisible by $${k}$?`
            : text`How many ordered pairs $(x, y)$ of positive integers satisfy $xy = ${factorisedTex(f)}$ if $x$ has to
              be divisible by $${k}$?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('looked_at_one_prime_only', left, leftOver({ ...p, k: lastOf(k) }))`
          These are the multiples of $${lastOf(k)}$; a multiple of $${k}$ must hold its other prime as well.`,
        slip('forgot_exponent_zero', count, () => productOf(left.filter(e => e.valueOf() > 0)))`
          Multiplying the exponents $${left}$ themselves forgets that a prime may also be absent: add $1$ to each
          first.`,
        slip('ignored_a_condition', left, exponents(p))`
          $${count}$ is the number of all factors, whether multiples of $${k}$ or not.`,
        slip('gave_the_complement', count, () => calc`${productOf(oneMore(exponents(p)))} - ${count}`)`
          $${count}$ factors are not multiples of $${k}$; the others were wanted.`,
        slip(
          'demanded_too_much',
          left,
          leftOver(p).map((e, i) => (exponentOf(f[i]?.[0] ?? 0, factorised(k)) > 0 ? e.sub(1) : e)),
        )`
          More than the exponents in $${k}$ was asked for here; exponents equal to them are enough for a multiple.`,
        slip('added_for_multiplied', count, () => sumOf(oneMore(left)))`
          The choices $${oneMore(left)}$ for the primes were added; every choice for one goes with every choice for
          another.`,
      ],
      snapRead: text`One number in primes and a condition on its factors, to be a multiple of $${k}$. A condition on
        factors is a condition on exponents.`,
      approach: text`Every factor of the wanted kind is $${k}$ times some factor of the quotient, and each factor of the
        quotient gives one. So divide once and count; nothing has to be listed.`,
      check: text`Prime by prime:
        ${f
          .map(
            ([prime], i) => `the exponent of $${prime}$ can take ${counted(left[i]?.add(1) ?? 1, 'value')}`,
          )
          .join(', ')};
        the smallest factor of the $${count}$ is $${k}$ itself.`,
      principle: text`The factors of N that are multiples of k are as many as the factors of N/k.`,
    };
  },
);

const notDivisible = form<Multiples>(
  'not-divisible-by-k',
  {
    band: 'Easy',
    seconds: 50,
    revision: 2,
    entry: true,
    verify: ({ f, k }) => countUpTo(wholeOf(f), n => wholeOf(f) % n === 0 && n % k !== 0),
  },
  (p, { step, find }) => {
    const { k, f, frame } = p;
    const all = step(productOf(oneMore(exponents(p))), value => tex`${brackets(exponents(p))} = ${value}`)`
      Count all factors: add 1 to every exponent and multiply.`;
    const left = find(leftOver(p));
    const held = step(
      productOf(oneMore(left)),
      value => tex`N \div ${k} = ${leftTex(p, left)}: \quad ${brackets(left)} = ${value}`,
    )`
      Those that are multiples of $${k}$ are $${k}$ times the factors of the quotient.`;
    const count = step(calc`${all} - ${held}`)`
      The others are wanted.`;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`The positive factors of $${factorisedTex(f)}$ are written on cards, one on each. How many cards carry a
            number that is not a multiple of $${k}$?`
          : frame === 1
            ? text`How many positive factors of $N = ${factorisedTex(f)}$ are not divisible by $${k}$?`
            : text`Of all the positive factors of $${factorisedTex(f)}$, how many leave a non-zero remainder when
              divided by $${k}$?`,
      show: plain,
      plausible: isCount,
      slips: [
        stop('gave_the_complement', held)`
          $${held}$ factors are multiples of $${k}$; those that are not were wanted.`,
        slip('looked_at_one_prime_only', left, leftOver({ ...p, k: lastOf(k) }))`
          Only factors without $${lastOf(k)}$ were kept; a multiple of $${lastOf(k)}$ may still fail to be one of
          $${k}$.`,
        slip('forgot_exponent_zero', held, () => productOf(left.filter(e => e.valueOf() > 0)))`
          The multiples were counted as $${held}$, the product of the exponents left; an exponent may also be $0$.`,
        slip('used_a_wrong_given_number', held, productOf(factorised(k).map(([, e]) => q(e + 1))))`
          The $${held}$ factors of $${k}$ were taken off; a factor of $${k}$ and a multiple of it are different
          things.`,
        slip(
          'demanded_too_much',
          count,
          productOf(f.map(([prime, e]) => q(exponentOf(prime, factorised(k)) || e + 1))),
        )`
          $${count}$ factors fall short of $${k}$ in each of its primes; to fall short in one of them is enough.`,
        slip('forgot_exponent_zero', all, productOf(exponents(p)))`
          The product of the exponents, $${all}$, is not the number of factors: add $1$ to each.`,
      ],
      snapRead: text`Factors that miss being multiples of $${k}$. They can miss it in several ways, so the complement is
        easier.`,
      approach: text`A factor misses $${k}$ when at least one prime is short. Count all factors, then take off those in
        which no prime is short: these are $${k}$ times the factors of the quotient.`,
      check: text`$${count}$ factors without and $${held}$ with the divisor $${k}$ make $${all}$, all factors of the
        number.`,
      principle: text`Where a condition can fail in several ways, count the cases in which it holds and subtract.`,
    };
  },
);

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
