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
    const left = step(leftOver(p), {
      name: text`the exponents after division by ${k}`,
      because: text`Write such a factor as $${k} \times t$. It divides the number exactly when $t$ divides the quotient,
        so the factors that are wanted and the factors of the quotient pair off one to one.`,
      works: value => tex`(${factorisedTex(f)}) \div ${k} = ${leftTex(p, value)}`,
    })`
      Every factor that is a multiple of $${k}$ is $${k}$ times a factor of the quotient. So divide the number by
      $${k}$, once.`;
    const count = step(productOf(oneMore(left)), {
      name: text`the number of factors that are multiples of ${k}`,
      because: text`A prime with exponent $3$ can stand in a factor $0$, $1$, $2$ or $3$ times, so there are $3 + 1$
        choices, and the choice for one prime goes with each choice for the others.`,
      works: value => tex`${brackets(left)} = ${value}`,
    })`
      Count the factors of the quotient: add $1$ to the exponent of each prime and multiply the results.`;
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
          You divided by $${lastOf(k)}$ only, so $${count}$ counts the multiples of $${lastOf(k)}$. A multiple of $${k}$
          must also contain the other prime of $${k}$.`,
        slip('forgot_exponent_zero', count, () => productOf(left.filter(e => e.valueOf() > 0)))`
          You multiplied the exponents $${left}$ as they are. A prime may also be absent, with exponent $0$, so each has
          one choice more: add $1$ to each first.`,
        slip('ignored_a_condition', left, exponents(p))`
          $${count}$ is the number of all factors of the number. Many of them, such as $1$, are not multiples of
          $${k}$.`,
        slip('gave_the_complement', count, () => calc`${productOf(oneMore(exponents(p)))} - ${count}`)`
          You counted the $${count}$ factors that are not multiples of $${k}$. The question asks for the other
          factors.`,
        slip(
          'demanded_too_much',
          left,
          leftOver(p).map((e, i) => (exponentOf(f[i]?.[0] ?? 0, factorised(k)) > 0 ? e.sub(1) : e)),
        )`
          For $${count}$ each prime of $${k}$ must come more often than in $${k}$. As often is enough: $${k}$ itself is
          a multiple of $${k}$.`,
        slip('added_for_multiplied', count, () => sumOf(oneMore(left)))`
          You added the numbers of choices $${oneMore(left)}$. Every choice for one prime goes with every choice for
          another, so they have to be multiplied.`,
      ],
      snapRead: text`Count the factors that are multiples of $${k}$: divide the number by $${k}$ and count the factors
        of the quotient.`,
      approach: text`Every factor that is a multiple of $${k}$ is $${k}$ times a factor of the quotient, and each factor
        of the quotient gives one. So divide by $${k}$ once and count, without a list.`,
      check: text`Prime by prime:
          ${f
            .map(
              ([prime], i) => `the exponent of $${prime}$ can take ${counted(left[i]?.add(1) ?? 1, 'value')}`,
            )
            .join(', ')}. Multiplied they give $${count}$; the smallest of these factors is $${k}$ itself.`,
      principle: text`The factors of N that are multiples of k are as many as the factors of N divided by k.`,
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
    const all = step(productOf(oneMore(exponents(p))), {
      name: 'the number of all factors',
      because: text`A prime with exponent $3$ can stand in a factor $0$, $1$, $2$ or $3$ times, so there are $3 + 1$
        choices, and the choice for one prime goes with each choice for the others.`,
      works: value => tex`${brackets(exponents(p))} = ${value}`,
    })`
      First count all factors of the number: add $1$ to the exponent of each prime and multiply the results.`;
    const left = find(leftOver(p));
    const held = step(productOf(oneMore(left)), {
      name: text`the number of factors that are multiples of ${k}`,
      because: text`A factor $${k} \times t$ divides the number exactly when $t$ divides the quotient. So each factor
          $t$ of the quotient gives one multiple of $${k}$, and no multiple is left out.`,
      works: value =>
        tex`(${factorisedTex(f)}) \div ${k} = ${leftTex(p, left)}: \quad ${brackets(left)} = ${value}`,
    })`
        Now count the factors that are multiples of $${k}$. They are $${k}$ times the factors of the quotient, so divide
        the number by $${k}$ and count the factors of the quotient.`;
    const count = step(calc`${all} - ${held}`, {
      because: text`Counting the factors directly would need many cases, because a factor can miss the first prime of
          $${k}$, or another one, or both. The multiples of $${k}$ are one case.`,
    })`
        Subtract the multiples of $${k}$ from all factors; the factors that are not multiples of $${k}$ are left.`;
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
          You counted the $${held}$ factors that are multiples of $${k}$. The question asks for the factors that are
          not, so subtract them from all factors.`,
        slip('looked_at_one_prime_only', left, leftOver({ ...p, k: lastOf(k) }))`
          You left out all multiples of $${lastOf(k)}$, $${held}$ of them. A multiple of $${lastOf(k)}$ that lacks the
          other prime of $${k}$ is not a multiple of $${k}$, so it belongs in the count.`,
        slip('forgot_exponent_zero', held, () => productOf(left.filter(e => e.valueOf() > 0)))`
          For the multiples of $${k}$ you multiplied the exponents that are left, which gives $${held}$. Each exponent
          may also be $0$, so add $1$ to it first.`,
        slip('used_a_wrong_given_number', held, productOf(factorised(k).map(([, e]) => q(e + 1))))`
          You subtracted $${held}$, the number of factors of $${k}$. A factor of $${k}$ divides it, and a multiple is
          divided by it: the multiples have to go.`,
        slip(
          'demanded_too_much',
          count,
          productOf(f.map(([prime, e]) => q(exponentOf(prime, factorised(k)) || e + 1))),
        )`
          $${count}$ factors have too small an exponent for every prime of $${k}$. One exponent that is too small is
          enough for a factor not to be a multiple of $${k}$.`,
        slip('forgot_exponent_zero', all, productOf(exponents(p)))`
          You multiplied the exponents and got $${all}$ factors in all. Each prime may also be absent, so the number of
          choices is the exponent plus $1$.`,
      ],
      snapRead: text`Count the factors that are not multiples of $${k}$: all factors, less the factors that are.`,
      approach: text`A factor can fail to be a multiple of $${k}$ in several ways. So count all factors and subtract the
        multiples of $${k}$, which are $${k}$ times the factors of the quotient.`,
      check: text`$${count}$ factors that $${k}$ does not divide and $${held}$ that it divides make
        $${calc`${count} + ${held}`.value}$, and $${brackets(exponents(p))} = ${all}$ too.`,
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
