import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { grouped, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { countUpTo, isCount, upTo } from '../whole.ts';

interface Kinds {
  /** Exponent of 2 in the numbers that are counted, 1 to 3. */
  twos: number;
  limit: number;
  frame: number;
}

const isPrime = (n: number) => n > 1 && !upTo(Math.floor(Math.sqrt(n))).some(d => d > 1 && n % d === 0);
/** Prime numbers from 3 on. */
const oddPrimes = upTo(200).filter(n => n > 2 && isPrime(n));
const topOf = ({ limit }: Kinds, twos: number) => Math.floor(limit / 2 ** twos);
const cubesUpTo = (top: number) => oddPrimes.filter(p => p ** 3 <= top);
/** For each smaller prime the larger ones that keep the product within the bound. */
const partners = (top: number, primes: readonly number[]) =>
  primes.flatMap(p => {
    const larger = primes.filter(r => r > p && p * r <= top);
    return larger.length > 0 ? [[p, larger] as const] : [];
  });
const productsUpTo = (top: number, primes = oddPrimes) =>
  partners(top, primes).reduce((sum, [, larger]) => sum + larger.length, 0);
const all = ({ twos }: Kinds) => 4 * (twos + 1);

const counted = form<Kinds>(
  'numbers-with-so-many-even-factors',
  {
    band: 'Hard',
    seconds: 110,
    revision: 2,
    also: ['NS.FAC.4', 'NS.FAC.1'],
    entry: true,
    verify: ({ twos, limit }) =>
      countUpTo(limit, n => {
        const held = upTo(n).filter(d => n % d === 0);
        return held.length === 4 * (twos + 1) && held.filter(d => d % 2 === 1).length === 4;
      }),
  },
  (p, { step }) => {
    const { twos, limit, frame } = p;
    const twosFound = step(calc`${4 * twos} / 4`, (_value, working) => tex`e = ${working}`)`
      Let $n$ be such a number and $n = 2^e \times t$ with $t$ odd. The odd factors of $n$ are the factors of $t$, and
      each of them times $2, 2^2, \dots, 2^e$ gives $e$ even factors. So $e$ is the ratio of the two counts.`;
    const top = step(
      topOf(p, Number(twosFound)),
      value => tex`t \le \left\lfloor \frac{${limit}}{${2 ** Number(twosFound)}} \right\rfloor = ${value}`,
    )`
      Now $t$ must be an odd number with exactly four factors. The bound on $n$ gives a bound on $t$.`;
    const cubesFound = cubesUpTo(Number(top));
    const cubes = step(
      cubesFound.length,
      value => tex`t = p^3: \quad ${cubesFound.map(prime => `${prime}^3`).join(', ')} \quad (${value})`,
    )`
      A number has exactly four factors when it is the cube of a prime $p$ or the product of two distinct primes.
      Count the cubes of odd primes up to the bound first.`;
    const products = step(productsUpTo(Number(top)), value => {
      const list = partners(Number(top), oddPrimes).map(([prime, larger]) => {
        const last = larger.length > 1 ? ` \\text{ to } ${prime} \\times ${larger.at(-1)}` : '';
        return `${prime} \\times ${larger[0]}${last}: ${larger.length}`;
      });
      return tex`${list.join(', \\;\\; ')} \quad \Rightarrow \quad ${value}`;
    })`
      Then count the products of two distinct odd primes: for each smaller prime, list the larger primes that keep the
      product within the bound.`;
    const count = step(calc`${cubes} + ${products}`)`
      Each $t$ gives exactly one $n$, so add the two cases.`;
    const even = 4 * twos;
    const withThree = oddPrimes.filter(prime => prime > 3 && 3 * prime <= topOf(p, twos));
    const missed = withThree
      .slice(-2)
      .map(prime => `$3 \\times ${prime}$`)
      .join(' or ');
    const squares = oddPrimes.filter(prime => prime ** 2 <= Number(top)).length;
    const threePrimes = oddPrimes.filter(prime => prime !== 3 && 9 * prime <= Number(top)).length;
    return {
      answer: count,
      stem:
        frame === 0
          ? text`How many positive integers up to $${grouped(limit)}$ have exactly $${all(p)}$ factors, of which
            exactly $${even}$ are even?`
          : frame === 1
            ? text`A positive integer $n \le ${grouped(limit)}$ has four odd factors and
              ${twos === 1 ? 'as many' : twos === 2 ? 'twice as many' : 'three times as many'} even ones. How many
              values can $n$ take?`
            : text`How many integers from $1$ to $${grouped(limit)}$ have $${even}$ even factors and $4$ odd factors,
              counting $1$ as an odd factor?`,
      show: plain,
      plausible: isCount,
      slips: [
        stop('left_out_higher_powers', products)`
          In your $${products}$ cases the odd part is always a product of two primes. The cube of a prime also has
          four factors: those of $27$ are $1, 3, 9, 27$.`,
        slip('kept_a_case_that_is_ruled_out', products, calc`${products} + ${squares}`)`
          Squares of primes were let in as odd parts, and the count became $${count}$. But a number such as $9$ has
          only three factors, $1, 3, 9$.`,
        slip('miscounted_the_steps', twosFound, twos > 1 && calc`${twos} - 1`)`
          You counted numbers with $2^{${twosFound}}$ and found $${count}$ of them. In these each odd factor gives
          only ${twosFound} even (one|ones), and it has to give $${twos}$.`,
        slip('miscounted_the_steps', twosFound, calc`${twos} + 1`)`
          With $2^{${twosFound}}$ there are $${count}$ numbers, but each odd factor then gives $${twosFound}$ even
          ones and not $${twos}$.`,
        slip('ignored_even_and_odd', products, productsUpTo(Number(top), [2, ...oddPrimes]))`
          Products such as $2 \times 7$ were counted as odd parts, which led to $${count}$. They are even, so the
          number would hold one more factor $2$ and have too many even factors.`,
        slip('left_out_a_case', products, partners(Number(top), [...oddPrimes])[0]?.[1].length ?? 0)`
          Your $${count}$ holds only products of $3$ with another prime. Products without $3$, such as $5 \times 7$,
          have four factors as well.`,
        slip('left_out_an_end_point', products, Number(products) > 5 && calc`${products} - 2`)`
          Your list of products ended too early. With ${missed} as its odd part a number still lies within
          $${limit}$.`,
        slip('kept_a_case_that_is_ruled_out', products, calc`${products} + ${threePrimes}`)`
          Odd parts such as $3 \times 3 \times 5 = 45$ were counted too, which made $${count}$. But $45 = 3^2 \times
          5$ has six factors.`,
      ],
      snapRead: text`The numbers of odd and of even factors are given: split the number into a power of $2$ and an odd
        part.`,
      approach: text`Every even factor is an odd factor times $2$, $4$ and so on, so the two counts tell the power of
        $2$. What is left is to count the odd numbers up to a bound that have exactly four factors.`,
      check: () => {
        const [prime, larger] = partners(Number(top), oddPrimes).at(-1) ?? [3, [5]];
        const t = prime * (larger.at(-1) ?? 5);
        return text`Try one of each kind. $${2 ** twos} \times 27 = ${27 * 2 ** twos}$ has the odd factors $1, 3, 9,
          27$ and $${even}$ even ones; $${2 ** twos} \times ${t} = ${t * 2 ** twos}$ has the odd factors $1, ${prime},
          ${t / prime}, ${t}$ and also $${even}$ even ones.`;
      },
      principle: text`For $n = 2^e \times t$ with $t$ odd, the odd factors of $n$ are those of $t$, and the even
        factors are $e$ times as many.`,
    };
  },
);

/** NS.FAC.3 Hard: counts of even and of odd factors shape the power of 2 and the odd part. */
export const evenAndOddFactors: readonly AnyTemplate[] = situation<Kinds>({
  type: 'NS.FAC.3',
  situation: 'even-and-odd-factors',
  tries: 20,
  draw: draw => {
    const twos = draw.int(1, 3);
    const p = { twos, limit: draw.step(2 ** twos * 34, 2 ** twos * 132, 2), frame: draw.int(0, 2) };
    return productsUpTo(topOf(p, twos + 1)) > 0 ? p : null;
  },
  forms: [counted],
});
