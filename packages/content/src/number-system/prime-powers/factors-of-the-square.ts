import { isCount, upTo } from '../../numbers.ts';
import { peopleInAlgebra } from '../../people.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface TwoPrimes {
  /** The exponents of the two primes of N. */
  a: number;
  b: number;
  frame: number;
  who: string;
}

/** How many factors of N² are smaller than N and do not divide it, for N = 2^a × 3^b. */
function smallOnes({ a, b }: Pick<TwoPrimes, 'a' | 'b'>): number {
  const [n, exponents] = [2n ** BigInt(a) * 3n ** BigInt(b), (e: number) => [0, ...upTo(2 * e)].map(BigInt)];
  return exponents(a)
    .flatMap(i => exponents(b).map(j => 2n ** i * 3n ** j))
    .filter(d => d < n && n % d !== 0n).length;
}

const withBothPrimes = form<TwoPrimes>(
  'factors-from-those-of-the-square-that-are-smaller',
  {
    band: 'Hard',
    seconds: 140,
    revision: 2,
    also: ['AL.QUA.2'],
    verify: ({ a, b }) => {
      const [all, small] = [(a + 1) * (b + 1), smallOnes({ a, b })];
      const fitting = new Set<number>();
      for (let i = 1; i < all; i += 1)
        for (let j = i; j < all; j += 1)
          if ((i + 1) * (j + 1) === all && smallOnes({ a: i, b: j }) === small)
            fitting.add((i + 2) * (j + 2));
      if (fitting.size !== 1) throw new Error('not one number of factors');
      return [...fitting][0] ?? 0;
    },
  },
  ({ a, b, frame, who }, { step, write }) => {
    const [all, small] = [(a + 1) * (b + 1), a * b];
    const below = step(calc`${all} - 1 + ${small}`, {
      name: text`the factors of $N^2$ below $N$`,
      because: text`Every factor of $N$ is a factor of $N^2$ too, and all of them except $N$ itself are smaller than
        $N$.`,
    })`
      The factors of $N^2$ that are smaller than $N$ are of two kinds: the factors of $N$ without $N$ itself, and the
      $${small}$ that do not divide $N$.`;
    const square = step(calc`2 * ${below} + 1`, {
      name: text`the factors of $N^2$`,
      because: text`If $d$ is smaller than $N$, then $N^2 \div d$ is greater than $N$. So the factors of $N^2$ stand
        in pairs around $N$, and only $N$ is its own partner.`,
    })`
      Each factor $d$ of $N^2$ has the partner $N^2 \div d$, on the other side of $N$. So there are as many factors
      above $N$ as below it, and $N$ itself.`;
    write(
      tex`(x + 1)(y + 1) = xy + (x + y) + 1 = ${all}, \quad (2x + 1)(2y + 1) = 4xy + 2(x + y) + 1 = ${square}`,
    )`
      Let $x$ and $y$ be the exponents of the two primes in $N$; in $N^2$ they are $2x$ and $2y$. Write both numbers
      of factors and multiply out: only $xy$ and $x + y$ occur.`;
    const product = step(calc`(${square} - 1 - 2(${all} - 1)) / 2`, {
      name: text`the product of the exponents`,
      works: (_value, working) => tex`2xy = ${square} - 1 - 2(${all} - 1), \quad xy = ${working}`,
      because: text`The second equation has $x + y$ two times. Two times the first equation takes it away.`,
    })`
      Subtract two times the first equation from the second, so that $xy$ is left.`;
    const sum = step(calc`${all} - 1 - ${product}`, {
      name: text`the sum of the exponents`,
      works: (_value, working) => tex`x + y = ${working}`,
    })`
      Put the product into the first equation to find the sum.`;
    const more = step(calc`${product} + 2 * ${sum} + 4`, {
      works: (_value, working) => tex`(x + 2)(y + 2) = xy + 2(x + y) + 4 = ${working}`,
      because: text`A further factor $p$ makes the exponent of $p$ larger by $1$, so there are $x + 2$ choices for
        it in place of $x + 1$.`,
    })`
      In the new number both exponents are larger by $1$. Multiply out its number of factors and put in product and
      sum.`;
    return {
      answer: more,
      stem: wording(
        frame,
        text`$p$ and $q$ are the only prime factors of a number $N$, which has $${all}$ factors. Of the factors of
          $N^2$, exactly $${small}$ are smaller than $N$ and do not divide $N$. How many factors does $pqN$ have?`,
        text`${who} has a number $N$ in mind. Its only prime factors are $p$ and $q$, and it has $${all}$ factors in
          all. Among the numbers below $N$ that divide $N^2$, there are $${small}$ that do not divide $N$. What is the
          number of factors of $N \times p \times q$?`,
        text`Let $p$ and $q$ be two distinct primes, and let $N$ be a product of powers of both, with $${all}$
          positive divisors. If $${small}$ divisors of $N^2$ that are less than $N$ are no divisors of $N$, find how
          many divisors $pqN$ has.`,
        text`An integer $N > 1$ has $${all}$ divisors and exactly two prime factors, $p$ and $q$. ${who} lists all
          divisors of $N^2$ up to $N$ and crosses out those that divide $N$; $${small}$ are left. Find the number of
          divisors of $pqN$.`,
      ),
      show: plain,
      plausible: value => isCount(value) && value.gt(all),
      slips: [
        slip('ignored_common_factors', more, calc`${all} * 4`)`
          ${here} multiplies by the $4$ factors of $pq$. That needs numbers without a common factor, but $N$ holds $p$
          and $q$ already.`,
        slip('counted_one_too_many', below, calc`${all} + ${small}`)`
          You let $N$ itself count among the factors below $N$: ${here}. It is the one in the middle.`,
        slip('used_a_term_twice', more, calc`2 * ${product} + 2 * ${sum} + 4`)`
          ${here} takes the product of the two exponents of $N$ two times. When both numbers of choices are multiplied
          out,
          only the sum of the exponents stands two times.`,
        slip('left_out_a_term', more, calc`${product} + ${sum} + 4`)`
          ${here} takes the sum of the exponents once. In the product of the two numbers of choices it stands two
          times.`,
        stop('answered_another_quantity', square)`
          $${square}$ is the number of factors of $N^2$. The question asks for those of $pqN$.`,
        slip('looked_at_one_prime_only', more, calc`${a + 2} * ${b + 1}`)`
          ${here} lets only one exponent grow by $1$, from $${a}$ to $${a + 1}$. The number is multiplied by both
          primes.`,
        slip('mixed_up_sum_and_product', more, calc`2 * ${product} + ${sum} + 4`)`
          ${here} doubles the product of the exponents. It is their sum that stands two times.`,
      ],
      snapRead: text`Factors of a square, counted below the root: factors of $N^2$ stand in pairs around $N$, so the
        ones below tell how many there are.`,
      approach: text`The pairs of factors around $N$ give the number of factors of $N^2$. With that of $N$ it gives
        product and sum of the two exponents, and these are enough.`,
      check: text`With the exponents $${a}$ and $${b}$ the number $N$ has ${calc`${a + 1} * ${b + 1}`} factors and
        $N^2$ has ${calc`${2 * a + 1} * ${2 * b + 1}`}, of which ${calc`(${(2 * a + 1) * (2 * b + 1)} - 1) / 2`} are
        below $N$; $pqN$ has ${calc`${a + 2} * ${b + 2}`}.`,
      principle: text`Factors of a number stand in pairs with a fixed product, one on each side of the square root:
        count one side and double.`,
    };
  },
);

/** NS.FAC.1 Hard: factors of the square that are smaller than the number. */
export const factorsOfTheSquare: readonly AnyTemplate[] = situation<TwoPrimes>({
  type: 'NS.FAC.1',
  situation: 'factors-of-the-square',
  tries: 5,
  draw: draw => {
    const [a, b] = [draw.int(1, 9), draw.int(2, 11)];
    // The number of factors alone must leave several pairs of exponents open.
    const all = (a + 1) * (b + 1);
    const open = upTo(all).filter(n => n >= 2 && n * n <= all && all % n === 0).length;
    const fits = a < b && a * b >= 6 && a * b <= 90 && open >= 2;
    return fits ? { a, b, frame: draw.int(0, 3), who: draw.pick(peopleInAlgebra) } : null;
  },
  forms: [withBothPrimes],
});
