import { divisors, gcd, isCount, sumOf, upTo } from '../../numbers.ts';
import { peopleInAlgebra } from '../../people.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { factorised, factorisedTex, productOver } from '../primes.ts';

/** How many of 1 to n have no common factor with n. */
const totient = (n: number) => productOver(factorised(n), (e, p) => p ** (e - 1) * (p - 1));
const primesOf = (n: number) => factorised(n).map(([p]) => p);
const shares = (n: number) =>
  primesOf(n)
    .map(p => `\\left(1 - \\frac{1}{${p}}\\right)`)
    .join(' \\times ');

interface Whole {
  n: number;
  frame: number;
  who: string;
}

const coprimeBelow = form<Whole>(
  'numbers-below-without-a-common-factor',
  {
    band: 'Easy',
    seconds: 50,
    revision: 3,
    entry: true,
    verify: ({ n }) => upTo(n).filter(k => gcd(k, n) === 1).length,
  },
  ({ n, frame, who }, { step, find }) => {
    const primes = primesOf(n);
    const used = find(primes.reduce((all, p) => all * (p - 1), 1));
    const base = step(
      primes.reduce((all, p) => all * p, 1),
      {
        name: 'the product of the primes',
        because: text`A common factor larger than $1$ contains at least one prime, and this prime divides $${n}$. So
          only the primes of $${n}$ can give a common factor.`,
        works: value =>
          tex`${n} = ${factorisedTex(factorised(n))}; \quad ${primes.join(' \\times ')} = ${value}`,
      },
    )`
      A number has a common factor with $${n}$ exactly if it is a multiple of one of the primes of $${n}$. Find these
      primes; how often each of them divides $${n}$ does not matter.`;
    const count = step(calc`${n} * ${used} / ${base}`, {
      because: text`Of all numbers up to $${n}$ the share $1 - \frac{1}{p}$ is not divisible by the prime $p$, also
        among those that are left by another prime.`,
      works: (_value, working) => tex`${n} \times ${shares(n)} = ${working}`,
    })`
      Of every $p$ numbers in a row, one is a multiple of $p$. So keep the part $1 - \frac{1}{p}$ for each prime once,
      one prime after the other.`;
    const [first = 2] = primes;
    return {
      answer: count,
      stem: wording(
        frame,
        text`How many positive integers less than $${n}$ have no factor other than $1$ in common with $${n}$?`,
        text`Find the number of fractions between $0$ and $1$ whose denominator is $${n}$ and that cannot be reduced.`,
        text`${who} joins every $k$th of $${n}$ points on a circle, going round until the start is reached again, where
          $0 < k < ${n}$. For how many values of $k$ are all the points met?`,
        text`All integers that share a prime factor with $${n}$ are struck off from the list $1, 2, 3, \dots, ${n}$. How
          many numbers are left?`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.lt(n),
      slips: [
        slip('left_out_higher_powers', count, () => {
          const twice = factorised(n).reduce(
            (left, [p, e]) => (e > 1 ? (left * (p - 1)) / p : left),
            totient(n),
          );
          return Number.isInteger(twice) && twice !== totient(n) && twice;
        })`
          You used the part of a prime twice because it divides $${n}$ more than once, and got $${count}$. Its
          multiples can be struck off only once.`,
        slip('looked_at_one_prime_only', count, calc`${n} * (1 - 1 / ${first})`)`
          ${here} strikes off the multiples of $${first}$ only. Its multiples are not the
          only numbers that share a factor with $${n}$: that has other primes too.`,
        slip('assumed_no_overlap', count, n - sumOf(primes.map(p => n / p)))`
          You subtracted the multiples of each prime from $${n}$ and got $${count}$. Multiples of two of the primes were
          subtracted twice.`,
        slip('answered_another_quantity', count, n - divisors(n).length)`
          $${count}$ numbers do not divide $${n}$. But a number may share a factor with $${n}$ without dividing it.`,
        slip('gave_the_complement', count, n - totient(n))`
          $${count}$ is the number of integers up to $${n}$ that do share a factor with $${n}$. The others are asked
          for.`,
        slip(
          'left_out_a_factor',
          count,
          primes.length > 2 && (totient(n) * (primes.at(-1) ?? 1)) / ((primes.at(-1) ?? 2) - 1),
        )`
          With $${count}$ the multiples of $${primes.at(-1) ?? 0}$ are still there. It is a prime factor of $${n}$ as
          well.`,
        slip('forgot_one_or_the_number_itself', count, calc`${n} * ${used} / ${base} - 1`)`
          ${here} leaves out $1$. Its only factor is $1$, so it has no other factor in common with $${n}$ and counts.`,
      ],
      snapRead: text`Numbers without a common factor with $${n}$: strike off the multiples of its primes.`,
      approach: text`Common factors are made of primes. Strike off the multiples of each prime of $${n}$, as parts of
        what is left, so that nothing is struck off twice.`,
      faster: text`The pattern repeats after $${base}$: of $${base}$ numbers $${used}$ stay, and $${n}$ holds
        $${n} \div ${base} = ${n / Number(base)}$ such stretches.`,
      check: text`Such numbers come in pairs $k$ and $${n} - k$, so their number is even: $${count} = 2 \times
        ${count.div(2)}$.`,
      principle: text`The numbers without a common factor with n are the part 1 - 1/p of n for each prime p of n, taken
        once.`,
    };
  },
);

const below = situation<Whole>({
  type: 'NS.FAC.6',
  situation: 'coprime-numbers-below',
  tries: 20,
  draw: draw => {
    const n = draw.int(40, 240);
    const primes = primesOf(n);
    const fits = primes.length > 1 && (primes.at(-1) ?? 99) < 14 && n - sumOf(primes.map(p => n / p)) > 0;
    return fits ? { n, frame: draw.int(0, 3), who: draw.pick(peopleInAlgebra) } : null;
  },
  forms: [coprimeBelow],
});

const sumOfCoprimes = form<Whole>(
  'sum-of-numbers-without-a-common-factor',
  {
    band: 'Medium',
    seconds: 85,
    also: ['AL.SEQ.1'],
    verify: ({ n }) => sumOf(upTo(n).filter(k => gcd(k, n) === 1)),
  },
  ({ n, frame, who }, { step }) => {
    const primes = primesOf(n);
    const count = step(totient(n), {
      name: 'how many such numbers there are',
      because: text`Of every $3$ numbers in a row one is a multiple of $3$, and the part $1 - \frac{1}{3}$ stays; so
          it is for each prime, also among the numbers that another prime has left.`,
      works: value => tex`${n} \times ${shares(n)} = ${value}`,
    })`
        Count the numbers first. $${n}$ has the primes $${primes.join(', ')}$. For each of these primes $p$ keep the
        part $1 - \frac{1}{p}$, because the multiples of $p$ go.`;
    const pairs = step(calc`${count} / 2`, {
      name: 'how many pairs they make',
      because: text`A factor that $${n}$ and $k$ share also divides $${n} - k$, and the other way round: $9$ and $6$
          share $3$, and so do $9$ and $9 - 6$.`,
    })`
        If $k$ has no common factor with $${n}$, then $${n} - k$ has none either. So the numbers come in pairs $k$ and
        $${n} - k$; halve their number.`;
    const sum = step(calc`${pairs} * ${n}`)`
        The two numbers of a pair add up to $${n}$. Multiply by the number of pairs to get the sum of all numbers.`;
    return {
      answer: sum,
      stem: wording(
        frame,
        text`What is the sum of all positive integers less than $${n}$ that have no common factor with $${n}$ except
          $1$?`,
        text`${who} strikes off from $1, 2, \dots, ${n}$ every number that is divisible by a prime factor of $${n}$,
          and adds the numbers that are left. What is the sum?`,
        text`All fractions in lowest terms between $0$ and $1$ with the denominator $${n}$ are written down. Find the
          sum of their numerators.`,
        text`Let $S$ be the sum of those integers $k$ with $0 < k < ${n}$ for which the HCF of $k$ and $${n}$ is $1$.
          Find $S$.`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('did_not_halve', pairs, calc`${count}`)`
          You gave every one of the $${count}$ numbers the amount $${n}$. That is the sum of a pair, so there are only
          half as many.`,
        slip('ignored_a_condition', sum, calc`${n} * (${n} - 1) / 2`)`
          ${here} adds all numbers below $${n}$. Multiples of the primes of $${n}$ share a factor with it and have to be
          left out.`,
        slip('looked_at_one_prime_only', count, n - n / (primes[0] ?? 2))`
          You kept $${count}$ numbers, those without the factor $${primes[0] ?? 2}$. The other primes of $${n}$ strike
          off more.`,
        slip('assumed_no_overlap', count, () => {
          const left = n - sumOf(primes.map(p => n / p));
          return left > 0 && left % 2 === 0 && left;
        })`
          You subtracted the multiples of each prime and kept $${count}$ numbers. Multiples of two of the primes were
          subtracted twice.`,
        slip('counted_gaps_for_numbers', sum, calc`${pairs} * (${n} - 1)`)`
          ${here} gives a pair the sum $${n} - 1$. The smallest number is $1$ and its partner is $${n} - 1$, together
          $${n}$.`,
        slip('left_out_higher_powers', count, () => {
          const [p = 1] = factorised(n).find(([, e]) => e > 1) ?? [];
          const twice = (totient(n) * (p - 1)) / p;
          return p > 1 && twice % 2 === 0 && twice;
        })`
          A prime that divides $${n}$ more than once was used twice, and so you kept only $${count}$ numbers. Its
          multiples are struck off once.`,
        slip('counted_gaps_for_numbers', sum, calc`${pairs} * (${n} + 1)`)`
          ${here} gives a pair the sum $${n} + 1$, as for the numbers from $1$ to $${n}$. Here the partner of $1$ is
          $${n} - 1$.`,
      ],
      snapRead: text`A sum of numbers without a common factor with $${n}$: they lie in pairs about the middle between
        $0$ and $${n}$.`,
      approach: text`Do not list the numbers. Count them with the primes of $${n}$, and pair each $k$ with $${n} - k$,
        which belongs to them as well.`,
      faster: text`Their mean is $${n} \div 2 = ${n / 2}$, and there are $${count}$ of them.`,
      check: text`The mean of the numbers is $${sum} \div ${count} = ${sum.div(count)}$, half of $${n}$, as it must be
        because of the pairs.`,
      principle: text`If n - k belongs to a set together with each k of it, the mean of the set is half of n.`,
    };
  },
);

const summed = situation<Whole>({
  type: 'NS.FAC.6',
  situation: 'coprime-numbers-summed',
  tries: 20,
  draw: draw => {
    const n = draw.int(26, 130);
    const primes = primesOf(n);
    const fits = primes.length > 1 && (primes.at(-1) ?? 99) < 18;
    return fits ? { n, frame: draw.int(0, 3), who: draw.pick(peopleInAlgebra) } : null;
  },
  forms: [sumOfCoprimes],
});

/** NS.FAC.6: numbers without a common factor counted and added. */
export const withoutACommonFactor: readonly AnyTemplate[] = [...below, ...summed];
