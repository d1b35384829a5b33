import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { exponentInFactorial, exponentOf, factorised } from '../primes.ts';
import { isCount, upTo } from '../whole.ts';

const zeros = (n: number) => exponentInFactorial(5, n);
const floors = (n: number, prime: number) => {
  const list: string[] = [];
  for (let power = prime; power <= n; power *= prime) list.push(`${Math.floor(n / power)}`);
  return list.length === 1 ? `\\lfloor ${n} \\div ${prime} \\rfloor` : list.join(' + ');
};

interface Ended {
  /** The smallest n whose factorial ends in `z` zeros. */
  n: number;
  z: number;
  frame: number;
}

const sumOfAll = form({
  form: 'sum-of-numbers-with-so-many-zeros',
  revision: 2,
  band: 'Medium',
  entry: true,
  seconds: 65,
  stem: ({ z, frame }: Ended) =>
    frame === 0
      ? `What is the sum of all positive integers $n$ for which $n!$ ends in exactly $${z}$ zeros?`
      : frame === 1
        ? `The factorial $n!$ is divisible by $10^{${z}}$ but not by $10^{${z + 1}}$. What is the sum of all possible values of $n$?`
        : `There are exactly $${z}$ zeros at the end of $n!$. Find the sum of all the values that $n$ can have.`,
  path: path<Ended>()
    .step(
      'guess',
      ({ z }) => q(4 * z),
      'Every 5 numbers bring one zero and every 25 another, so n is a little above 4 times the number of zeros. Begin there.',
      ({ z }, { guess }) => `4 \\times ${z} = ${guess}, \\quad ${floors(4 * z, 5)} = ${zeros(4 * z)}`,
    )
    .step(
      'first',
      ({ n }) => q(n),
      ({ z }) => `Go up in steps of 5 until $${z}$ is reached.`,
      ({ n, z }, { first }) => `${floors(n, 5)} = ${z}: \\quad n = ${first}`,
    )
    .step(
      'sum',
      (_p, { first }) => first.mul(5).add(10),
      'The next four numbers bring no further five. Add the five consecutive numbers.',
      (_p, { first, sum }) => `5 \\times ${first} + (0 + 1 + 2 + 3 + 4) = ${sum}`,
    ),
  slips: [
    {
      misconception: 'multiples_of_25_counted_once',
      at: 'first',
      wrongly: ({ z }) => q(5 * z),
      words: ({ z }, { first }) =>
        `$5 \\times ${z} = ${first}$ counts one five in every multiple of 5; multiples of 25 have more.`,
    },
    {
      misconception: 'stops_one_step_early',
      at: 'first',
      wrongly: ({ n }) => q(n - 5),
      words: ({ z }, { first }) =>
        `From $${first}$ on there are $${zeros(Number(first))}$ zeros, not $${z}$.`,
    },
    {
      misconception: 'one_step_too_far',
      at: 'first',
      wrongly: ({ n }) => q(n + 5),
      words: ({ z }, { first }) => `$${first}!$ ends in $${zeros(Number(first))}$ zeros, more than $${z}$.`,
    },
    {
      misconception: 'multiple_of_five_left_out',
      at: 'sum',
      wrongly: (_p, { first }) => first.mul(4).add(10),
      words: (_p, { first }) => `$${first}$ itself was left out; its factorial has all the zeros already.`,
    },
    {
      misconception: 'next_multiple_counted_too',
      at: 'sum',
      wrongly: (_p, { first }) => first.mul(6).add(15),
      words: (_p, { first }) => `$${first.add(5)}$ was included; there the number of zeros has grown.`,
    },
    {
      misconception: 'higher_powers_of_five_forgotten',
      at: 'first',
      wrongly: ({ z, n }) => {
        const found = upTo(n + 200).find(m => Math.floor(m / 5) + Math.floor(m / 25) === z);
        return found && found !== n ? q(found) : null;
      },
      words: (_p, { first }) =>
        `$${first}$ comes from counting multiples of 5 and of 25 only; those of 125 hold a third five.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ z }) =>
    `The number of zeros, $${z}$, is given and the factorials that have it are wanted: the usual count backwards.`,
  approach: () =>
    'Estimate n by four times the number of zeros and correct it in steps of 5. The number of zeros changes only at multiples of 5, so five numbers in a row share it.',
  faster: ({ n, z }) =>
    `Near $4 \\times ${z} = ${4 * z}$ the count is $${zeros(4 * z)}$; ${z > zeros(4 * z) ? `climb to $${n}$` : `it stays until $${n}$`}, and the mean of the five numbers is $${n + 2}$: $5 \\times ${n + 2}$.`,
  check: ({ n }) =>
    `$${n - 1}!$ has $${zeros(n - 1)}$ zeros, $${n}!$ and $${n + 4}!$ have $${zeros(n)}$, and $${n + 5}!$ has $${zeros(n + 5)}$.`,
  principle:
    'The number of zeros of n! changes only at multiples of 5, so five consecutive numbers share it.',
  verify: ({ z }) => {
    let [sum, count] = [0, 0];
    for (let n = 1; count <= z; n += 1) {
      for (let k = n; k % 5 === 0; k /= 5) count += 1;
      if (count === z) sum += n;
    }
    return q(sum);
  },
});

const ended = situation<Ended>({
  type: 'NS.FCT.1',
  situation: 'zeros-given',
  draw: draw => {
    const n = 5 * draw.int(11, 90);
    return n % 25 === 0 ? null : { n, z: zeros(n), frame: draw.int(0, 2) };
  },
  forms: [sumOfAll],
});

interface Multiples {
  base: number;
  k: number;
  frame: number;
}

const inProduct = ({ base, k }: Multiples, prime: number) =>
  k * exponentOf(prime, factorised(base)) + exponentInFactorial(prime, k);

const multiplesProduct = form({
  form: 'product-of-multiples',
  revision: 2,
  likely: true,
  band: 'Medium',
  entry: true,
  seconds: 65,
  stem: ({ base, k, frame }: Multiples) =>
    frame === 0
      ? `How many zeros are there at the end of the product of the first $${k}$ positive multiples of $${base}$?`
      : frame === 1
        ? `The numbers $${base}, ${2 * base}, ${3 * base}, \\dots, ${k * base}$ are multiplied. In how many zeros does the product end?`
        : `Let $P = ${base} \\times ${2 * base} \\times ${3 * base} \\times \\dots \\times ${k * base}$. Find the largest $m$ for which $10^m$ divides $P$.`,
  path: path<Multiples>()
    .step(
      'twos',
      p => q(inProduct(p, 2)),
      ({ base, k }) =>
        `Take $${base}$ out of each of the $${k}$ factors: a factorial is left. Count the twos.`,
      (p, { twos }) =>
        `P = ${p.base}^{${p.k}} \\times ${p.k}!, \\quad ${exponentOf(2, factorised(p.base)) ? `${p.k * exponentOf(2, factorised(p.base))} + ` : ''}(${floors(p.k, 2)}) = ${twos}`,
    )
    .step(
      'fives',
      p => q(inProduct(p, 5)),
      'Count the fives, in the power and in the factorial.',
      (p, { fives }) =>
        `${exponentOf(5, factorised(p.base)) ? `${p.k * exponentOf(5, factorised(p.base))} + ` : ''}(${floors(p.k, 5)}) = ${fives}`,
    )
    .step(
      'zeros',
      (_p, { twos, fives }) => (twos.lt(fives) ? twos : fives),
      'The rarer prime decides.',
      (_p, { twos, fives, zeros: n }) => `\\min(${twos}, ${fives}) = ${n}`,
    ),
  slips: [
    {
      misconception: 'fives_decide_always',
      at: 'zeros',
      wrongly: (_p, { twos, fives }) => (fives.gt(twos) ? fives : null),
      words: (_p, { fives }) =>
        `$${fives}$ counts the fives; here they are plentiful, and the twos run out first.`,
    },
    {
      misconception: 'factorial_only',
      at: 'zeros',
      wrongly: ({ k }) => q(zeros(k)),
      words: ({ k, base }) =>
        `These are the zeros of $${k}!$; what the factors $${base}$ bring was left out.`,
    },
    {
      misconception: 'factorial_of_last_factor',
      at: 'zeros',
      wrongly: ({ k, base }) => q(zeros(k * base)),
      words: ({ k, base }) =>
        `These are the zeros of $${k * base}!$, a product of all numbers up to $${k * base}$.`,
    },
    {
      misconception: 'power_only',
      at: 'zeros',
      wrongly: ({ k }) => q(k),
      words: ({ k, base }) =>
        `One zero for each of the $${k}$ factors was counted, as if every $${base}$ met just one partner.`,
    },
    {
      misconception: 'higher_powers_in_factorial_forgotten',
      at: 'twos',
      wrongly: p => q(p.k * exponentOf(2, factorised(p.base)) + Math.floor(p.k / 2)),
      words: ({ k }) => `For the twos only the even numbers up to $${k}$ were counted, each with a single 2.`,
    },
    {
      misconception: 'highest_power_of_two_forgotten',
      at: 'twos',
      wrongly: p => q(p.k * exponentOf(2, factorised(p.base)) + Math.floor(p.k / 2) + Math.floor(p.k / 4)),
      words: () =>
        'The twos were counted through multiples of 2 and 4 only; multiples of 8, 16 and so on hold more.',
    },
    {
      misconception: 'both_primes_added',
      at: 'zeros',
      wrongly: (_p, { twos, fives }) => twos.add(fives),
      words: (_p, { twos, fives }) => `$${twos} + ${fives}$ counts both primes of each 10.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ base }) =>
    `A product of multiples of $${base}$, and the zeros at its end. Which of 2 and 5 is rarer has to be found out here.`,
  approach: () =>
    'Take the common factor out of every term: a power and a factorial remain. Count twos and fives in both parts; the smaller count is the number of zeros.',
  faster: (p, { twos, fives, zeros: n }) =>
    twos.lt(fives)
      ? `Each factor brings a 5, so fives are plenty. Twos come only from $${p.k}!$${exponentOf(2, factorised(p.base)) ? ' and the bases' : ''}: $${n}$.`
      : `Each factor brings twos, fives come only from $${p.k}!$${exponentOf(5, factorised(p.base)) ? ' and the bases' : ''}: $${n}$.`,
  check: (p, { zeros: n }) =>
    `Divided by $10^{${n}}$ the product keeps $2^{${inProduct(p, 2) - Number(n)}}$ and $5^{${inProduct(p, 5) - Number(n)}}$; one of them is gone.`,
  principle: 'Zeros come from pairs of 2 and 5: when every factor brings fives, the twos decide.',
  verify: ({ base, k }) => {
    let value = upTo(k).reduce((all, j) => all * BigInt(j * base), 1n);
    let n = 0;
    for (; value % 10n === 0n; value /= 10n) n += 1;
    return q(n);
  },
});

const multiples = situation<Multiples>({
  type: 'NS.FCT.1',
  situation: 'multiples-multiplied',
  tries: 10,
  draw: draw => {
    const p = {
      base: draw.pick([5, 15, 25, 35, 45, 5, 15, 6, 8, 12]),
      k: draw.int(20, 75),
      frame: draw.int(0, 2),
    };
    return inProduct(p, 2) !== inProduct(p, 5) && inProduct(p, 2) !== p.k ? p : null;
  },
  forms: [multiplesProduct],
});

/** NS.FCT.1 Medium: from the zeros back to the number; products in which the twos may be rarer. */
export const zerosTurnedAround: readonly AnyTemplate[] = [...ended, ...multiples];
