import { divisors, sumOf } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Kinds {
  /** The exponent of 2, and the odd part, which has four factors. */
  twos: number;
  odd: number;
  frame: number;
}

const withFour = Array.from({ length: 500 }, (_, i) => 2 * i + 3).filter(n => divisors(n).length === 4);
const sums = new Map<number, number[]>();
for (const n of withFour) {
  const sum = sumOf(divisors(n));
  sums.set(sum, [...(sums.get(sum) ?? []), n]);
}
/** Odd parts that are the only ones with their sum of factors. */
const alone = withFour.filter(n => n < 420 && sums.get(sumOf(divisors(n)))?.length === 1);

const fromEvenSum = form<Kinds>(
  'number-from-the-sum-of-even-factors',
  {
    band: 'Hard',
    seconds: 150,
    also: ['NS.FAC.2'],
    verify: ({ twos, odd }) => {
      const wanted = (2 ** (twos + 1) - 2) * sumOf(divisors(odd));
      for (let n = 2; n < 2 ** twos * 420; n += 2) {
        if (n % 2 ** twos > 0 || n % 2 ** (twos + 1) === 0) continue;
        const all = divisors(n);
        if (all.length !== 4 * (twos + 1)) continue;
        if (sumOf(all.filter(d => d % 2 === 0)) === wanted) return n;
      }
      throw new Error('no number fits');
    },
  },
  ({ twos, odd, frame }, { step, find, write }) => {
    const own = divisors(odd);
    const [, small = 3, large = 9] = own;
    const isCube = small * small === large;
    const total = (2 ** (twos + 1) - 2) * sumOf(own);
    const all = 4 * (twos + 1);
    const sum = sumOf(own);
    const products = divisors(sum)
      .filter(d => d > 2 && d % 2 === 0 && (sum / d) % 2 === 0 && d * d <= sum)
      .map(d => `$${d} \\times ${sum / d}$`)
      .join(' or ');
    const exponent = step(calc`${4 * twos} / (${all} - ${4 * twos})`, {
      name: 'the exponent of 2',
      because: text`Each odd factor gives one even factor with each power of 2 from $2$ on.`,
    })`
      Of the $${all}$ factors $${all - 4 * twos}$ are odd. To each odd factor belong as many even ones as the exponent
      of $2$ says. Divide to find this exponent.`;
    const powers = step(calc`2^(${exponent} + 1) - 2`, {
      name: 'the sum of the powers of 2 from 2 on',
      because: text`For the odd factor $3$, say, the even factors are $3 \times 2, 3 \times 4, \dots$, in all $3$ times
        the sum of these powers. The same holds for every odd factor, so the sum of powers can be taken out.`,
      works: (_, working) => tex`2 + \dots + 2^{${exponent}} = ${working}`,
    })`
        Each even factor is an odd factor times $2$, $4$ and so on, up to the highest power of $2$. So the sum of the
        even factors is the sum of the odd factors times the sum of these powers of $2$.`;
    const oddSum = step(calc`${total} / ${powers}`, {
      name: 'the sum of the odd factors',
      because: text`The stem gives the sum of the even factors, and the odd part of the number is easier to find from
          the sum of its own four factors.`,
    })`
        Divide the sum of the even factors by this sum of powers to find the sum of the four odd factors.`;
    write(
      isCube
        ? tex`1 + p + p^2 + p^3 = ${oddSum} \Rightarrow p = ${small}`
        : tex`(1 + p)(1 + q) = ${oddSum} \Rightarrow p = ${small}, \quad q = ${large}`,
      {
        because: text`A number with exactly four factors is a product of two different primes, with the factors $1, p,
          q, pq$, or the cube of a prime, with the factors $1, p, p^2, p^3$. The first sum is $(1 + p)(1 + q)$.`,
      },
    )`
      The odd part has four factors, so it is $pq$ with different odd primes or $p^3$. For $p = 3, 5, 7$ the sum $1 + p
      + p^2 + p^3$ is $40$, $156$ and $400$, and then more than $${oddSum}$${isCube && text`, which is one of these`}.
      As $(1 + p)(1 + q)$ with two even factors above $2$ it is ${products}; ${
        isCube
          ? 'these factors are never 1 more than two different primes'
          : 'only one way has factors that are 1 more than two different primes'
      }.`;
    const part = find(odd);
    const wanted = step(calc`2^${exponent} * ${part}`)`
      The number is its odd part times its power of $2$, so multiply the two.`;
    return {
      answer: wanted,
      stem:
        frame === 0
          ? text`A number has exactly $${all}$ factors. Exactly $${4 * twos}$ of them are even, and these add up to
            $${total}$. Find the number.`
          : frame === 1
            ? text`Of the $${all}$ factors of a positive integer $N$ just $${all - 4 * twos}$ are odd. If the even
              factors of $N$ have the sum $${total}$, what is $N$?`
            : frame === 2
              ? text`The even factors of $N$, which are $${4 * twos}$ in number, have the sum $${total}$. $N$ has
                $${all - 4 * twos}$ odd factors besides. What is the value of $N$?`
              : text`Meera lists all factors of a number: $${4 * twos}$ even ones, with the sum $${total}$, and
                $${all - 4 * twos}$ odd ones. Which number is it?`,
      show: plain,
      plausible: value => value.d === 1n && value.gt(0),
      slips: [
        slip('left_out_a_case', part, () => q(sumOf(own) - 1))`
          The odd part was found as for a prime: $${sumOf(own)} - 1 = ${part}$. It has four factors, and a prime has
          two.`,
        slip('counted_one_too_many', exponent, () => q(twos + 1))`
          You divided $${all}$ by $${all - 4 * twos}$, which gives $${exponent}$ for the exponent of $2$. To each odd
          factor belong $${twos + 1}$ factors, one of which is odd.`,
        slip('answered_another_quantity', wanted, () => q(2 * odd))`
          $${wanted}$ contains the factor $2$ only once. Then each odd factor would give a single even factor, and there
          are more even factors than odd ones.`,
        slip('mixed_up_sum_and_product', part, () => (isCube ? q(small ** 2) : q((small + 1) * (large + 1))))`
          $${part}$ was used for the odd part. That is
          ${isCube ? 'the square of the prime' : 'the sum of its factors'}.`,
        slip('left_out_a_case', part, () =>
          isCube ? q(small * (sumOf(own) / (small + 1) - 1)) : q(small ** 3),
        )`
          You used $${part}$ for the odd part. The odd part has four factors with the sum $${sumOf(own)}$, and $${part}$
          does not satisfy both conditions.`,
        slip('used_a_factor_twice', wanted, () => q(2 ** twos * small * small))`
          $${wanted}$ has only the three odd factors $1$, $${small}$ and $${small ** 2}$. The number in the question has
          four odd factors.`,
        slip('let_in_one_or_the_number_itself', part, () => q(sumOf(own) - 2))`
          You subtracted only $1 + 1$ from the sum of the odd factors: $${part}$. Besides $1$ and the odd part
          there are two more.`,
        slip('stopped_a_step_early', wanted, part)`
          $${wanted}$ is the odd part of the number alone, and has no even factor.`,
      ],
      snapRead: text`Even and odd factors are counted, which gives the power of 2; the sum of the even ones gives that
        of the odd ones.`,
      approach: text`The ratio of even to odd factors is the exponent of $2$. Divide the sum of the even factors by
        $2 + 4 + \dots$ to get the sum of the odd ones; four factors leave two forms for the odd part.`,
      check: text`The odd factors are $${own}$ with the sum $${sumOf(own)}$, and $${sumOf(own)} \times ${powers} =
        ${total}$.`,
      principle: text`The even factors of a number are its odd factors times the powers of 2 from 2 on: counts and sums
        split into two parts.`,
    };
  },
);

/** NS.FAC.3 Hard: a number from the sum of its even factors. */
export const evenAndOddFactors: readonly AnyTemplate[] = situation<Kinds>({
  type: 'NS.FAC.3',
  situation: 'even-and-odd-factors',
  tries: 40,
  draw: draw => ({ twos: draw.int(2, 4), odd: draw.pick(alone), frame: draw.int(0, 3) }),
  forms: [fromEvenSum],
});
