import { isCount, sumOf, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { exponentInFactorial, exponentOf, factorised, factorisedTex } from '../primes.ts';

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

const productOfFactorials = form<Two>(
  'product-of-two-factorials',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    entry: true,
    verify: ({ n, m }) => zerosIn(factorial(n) * factorial(m)),
  },
  ({ n, m, frame }, { step }) => {
    const first = step(zeros(n), {
      name: text`the number of fives in $${n}!$`,
      because: text`Each zero needs a $2$ and a $5$, and in a factorial the fives are the rarer ones.`,
      works: value => tex`${floors(n)} = ${value}`,
    })`
      A zero at the end is a factor $10 = 2 \times 5$, and there are more twos than fives. So count the fives in
      $${n}!$: one in every fifth number, and another in every number that is a multiple of $25$, and so on.`;
    const second = step(zeros(m), {
      name: text`the number of fives in $${m}!$`,
      because: text`The second factorial is a product of its own, with its own multiples of $5$. Those up to $${m}$
        stand in both factorials and count in both.`,
      works: value => tex`${floors(m)} = ${value}`,
    })`
      Count the fives in $${m}!$ in the same way.`;
    const sum = step(calc`${first} + ${second}`)`
      In the product of the two factorials the fives of both come together, so add their numbers.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`In how many zeros does the product $${n}! \times ${m}!$ end?`
          : frame === 1
            ? text`How many times in succession can $${n}! \times ${m}!$ be divided by $10$ without leaving a
              remainder?`
            : text`Let $10^k$ be the highest power of $10$ that divides the product of $${n}!$ and $${m}!$. Find $k$.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_higher_powers', first, calc`floor(${n} / 5)`)`
          You counted the multiples of $5$ up to $${n}$ once each. Multiples of $5^2$ hold a second five.`,
        slip('used_a_wrong_given_number', sum, zeros(n + m))`
          These are the zeros of $${n + m}!$. The product of $${n}!$ and $${m}!$ is another, smaller number.`,
        stop('took_a_part_for_the_whole', first)`
          $${first}$ is the number of zeros of $${n}!$ alone. The factor $${m}!$ contains multiples of $5$ too and
          brings more.`,
        slip('mixed_up_sum_and_product', sum, calc`${first} * ${second}`)`
          You multiplied the two numbers of zeros, $${first} \times ${second}$. In a product the zeros add up.`,
        slip('left_out_a_case', first, calc`floor(${n} / 10)`)`
          For $${n}!$ you counted only the multiples of $10$. A $5$ makes a zero with any even number.`,
        slip('counted_one_too_many', first, calc`floor(${n} / 5) + 2 * floor(${n} / 25)`)`
          You counted three fives in each multiple of $5^2$. It has two, and one of them is counted among the
          multiples of $5$.`,
        slip('looked_at_one_prime_only', second, exponentInFactorial(2, m))`
          In $${m}!$ you counted the twos. There are more of them than fives, so they do not decide.`,
      ],
      snapRead: text`Zeros at the end of a product of two factorials: count the fives in each and add.`,
      approach: text`Every zero needs a $2$ and a $5$. In factorials twos are plentiful, so the fives decide. Count
        them in each factorial by dividing by $5$ again and again.`,
      check: text`There are $${exponentInFactorial(2, n) + exponentInFactorial(2, m)}$ twos in the product, more than
        the $${sum}$ fives, so every five finds a partner.`,
      principle: text`The zeros at the end of a factorial are as many as its factors $5$: divide by $5$ again and
        again and add the quotients.`,
    };
  },
);

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
const numeral = ({ list }: Powers) => list.map(([base, e]) => `${base}^{${e}}`).join(' \\times ');

const productOfPowers = form<Powers>(
  'product-of-powers',
  {
    band: 'Easy',
    seconds: 45,
    revision: 3,
    entry: true,
    verify: ({ list }) => zerosIn(list.reduce((all, [base, e]) => all * BigInt(base) ** BigInt(e), 1n)),
  },
  (p, { step }) => {
    const { list, frame } = p;
    const twos = step(inAll(p, 2), {
      name: 'the number of twos in the product',
      because: text`The base stands in its power as often as the exponent says, and each time it brings all its twos:
        $12^3 = (2^2 \times 3)^3$ has $2 \times 3 = 6$ twos.`,
      works:
        value => tex`${list.map(([base]) => `${base} = ${factorisedTex(factorised(base))}`).join(', \\;')}: \quad
        2^{${value}}`,
    })`
      A zero at the end is a factor $10 = 2 \times 5$. Write the bases in primes and count the twos: the twos of each
      base times its exponent, added up.`;
    const fives = step(inAll(p, 5), {
      name: 'the number of fives in the product',
      because: text`$25$ and its multiples contain two fives, so such a base counts twice for each time it stands in the
        product.`,
      works: value => tex`5^{${value}}`,
    })`
      Count the fives in the same way: the fives of each base times its exponent, added up.`;
    const pairs = step(twos.lt(fives) ? twos : fives, {
      because: text`It is not known beforehand which prime is rarer, so both have to be counted.`,
      works: value => tex`\min(${twos}, ${fives}) = ${value}`,
    })`
      Each zero uses up one $2$ and one $5$, so the prime that is rarer decides.`;
    return {
      answer: pairs,
      stem:
        frame === 0
          ? text`How many zeros are there at the end of the number $${numeral(p)}$?`
          : frame === 1
            ? text`The product $${numeral(p)}$ is written out in full. How many consecutive zeros does it end with?`
            : text`What is the largest integer $k$ such that $10^k$ divides $${numeral(p)}$?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('looked_at_one_prime_only', pairs, twos.gt(fives) ? twos : fives)`
          $${pairs}$ is the exponent of the prime that is more frequent. The other one is used up first.`,
        slip('left_out_higher_powers', fives, sumOf(list.map(([base, e]) => (base % 5 === 0 ? e : 0))))`
          You counted one five for each base. $${list.find(([base]) => base % 25 === 0)?.[0] ?? 25}$ holds two of
          them.`,
        slip('left_out_higher_powers', twos, sumOf(list.map(([base, e]) => (base % 2 === 0 ? e : 0))))`
          You counted one two for each even base. A base that is a multiple of $4$ holds more.`,
        slip('counted_twice', pairs, calc`${twos} + ${fives}`)`
          You added the exponents of $2$ and of $5$. One of each makes one zero.`,
        slip('misused_a_law_of_exponents', pairs, sumOf(list.map(([, e]) => e)))`
          You added the exponents as if every base were ten. Count the primes $2$ and $5$ in each base.`,
        slip('left_out_a_case', pairs, sumOf(list.map(([base, e]) => (base % 10 === 0 ? e : 0))))`
          You counted only the bases that end in $0$ themselves. The twos and fives of the other bases make zeros as
          well.`,
      ],
      snapRead: text`Zeros at the end of a product of powers: count the twos and the fives in all bases; the smaller
        number is the answer.`,
      approach: text`Every zero needs a $2$ and a $5$. Collect the exponents of both primes from all bases and take
        the smaller one.`,
      check: text`Without $${pairs}$ factors $10$ the product still holds $2^{${twos.sub(pairs)}} \times
        5^{${fives.sub(pairs)}}$, which has no further factor $10$.`,
      principle: text`Zeros at the end are pairs of $2$ and $5$: count both primes and take the smaller number.`,
    };
  },
);

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
