import { isCount, upTo } from '../../numbers.ts';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { exponentInFactorial, exponentOf, factorised } from '../primes.ts';

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

const sumOfAll = form<Ended>(
  'sum-of-numbers-with-so-many-zeros',
  {
    band: 'Medium',
    seconds: 65,
    revision: 2,
    verify: ({ z }) => {
      let [sum, count] = [0, 0];
      for (let n = 1; count <= z; n += 1) {
        for (let k = n; k % 5 === 0; k /= 5) count += 1;
        if (count === z) sum += n;
      }
      return q(sum);
    },
  },
  ({ z, n, frame }, { step }) => {
    const guess = 4 * z;
    const first = step(n, {
      name: text`the smallest $n$ with $${z}$ zeros`,
      works:
        value => tex`${floors(guess, 5)} = ${zeros(guess)} \; (n = ${guess}), \qquad ${floors(n, 5)} = ${z} \; (n =
          ${value})`,
    })`
      The zeros of $n!$ are as many as its fives. Five numbers bring one of them and every $25$ another, so $n$ is a
      little above $4 \times ${z} = ${guess}$. Count the fives there, and go up to further multiples of $5$ until
      there are $${z}$.`;
    const sum = step(calc`5 * ${first} + (0 + 1 + 2 + 3 + 4)`, {
      because: text`The number of zeros changes only at multiples of $5$, so one $n$ is never alone.`,
    })`
      The next four numbers bring no further five, so their factorials have as many zeros. Add all five numbers.`;
    return {
      answer: sum,
      stem:
        frame === 0
          ? text`What is the sum of all positive integers $n$ for which $n!$ ends in exactly $${z}$ zeros?`
          : frame === 1
            ? text`The factorial $n!$ is divisible by $10^{${z}}$ but not by $10^{${z + 1}}$. What is the sum of all
              possible values of $n$?`
            : text`There are exactly $${z}$ zeros at the end of $n!$. Find the sum of all the values that $n$ can
              have.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_higher_powers', first, calc`5 * ${z}`)`
          You began with $5 \times ${z} = ${first}$, as if every multiple of $5$ held one five. Multiples of $25$ hold
          more.`,
        slip('stopped_a_step_early', first, calc`${n} - 5`)`
          You began with $${first}$, but its factorial ends in $${zeros(Number(first))}$ zeros, not in $${z}$.`,
        slip('counted_one_too_many', first, calc`${n} + 5`)`
          You began with $${first}$, but its factorial ends in $${zeros(Number(first))}$ zeros, more than $${z}$.`,
        slip('left_out_an_end_point', sum, calc`${first} * 4 + 10`)`
          You left out $${first}$ itself. Its factorial has all $${z}$ zeros already.`,
        slip('let_in_an_end_point', sum, calc`${first} * 6 + 15`)`
          You included $${first.add(5)}$. There the number of zeros has already grown, so this number does not
          belong to the sum.`,
        slip('left_out_higher_powers', first, () => {
          const found = upTo(n + 200).find(m => Math.floor(m / 5) + Math.floor(m / 25) === z);
          return found !== undefined && found !== n && found;
        })`
          You began with $${first}$, which comes from the multiples of $5$ and of $25$ only. Multiples of $125$ hold a
          third five.`,
      ],
      snapRead: text`The number of zeros is given as $${z}$ and all $n$ that have it are asked for: find the first,
        and then there are five in a row.`,
      approach: text`Estimate $n$ by four times the number of zeros and correct it in steps of $5$. The number of
        zeros changes only at multiples of $5$, so five numbers in a row share it.`,
      check: text`$${n - 1}!$ has $${zeros(n - 1)}$ zeros, $${n}!$ and $${n + 4}!$ have $${zeros(n)}$, and $${n + 5}!$
        has $${zeros(n + 5)}$.`,
      principle: text`The number of zeros of a factorial changes only at multiples of $5$, so five numbers in a row
        share it.`,
    };
  },
);

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

const multiplesProduct = form<Multiples>(
  'product-of-multiples',
  {
    band: 'Medium',
    seconds: 65,
    revision: 3,
    entry: true,
    verify: ({ base, k }) => {
      let value = upTo(k).reduce((all, j) => all * BigInt(j * base), 1n);
      let n = 0;
      for (; value % 10n === 0n; value /= 10n) n += 1;
      return q(n);
    },
  },
  (p, { step }) => {
    const { base, k, frame } = p;
    const [twosOfBase, fivesOfBase] = [exponentOf(2, factorised(base)), exponentOf(5, factorised(base))];
    const twos = step(inProduct(p, 2), {
      name: 'the number of twos in the product',
      because: text`Half of the numbers up to $${k}$ are even, a quarter are multiples of $4$ with a second two, and so
        on. The factor $${base}$ is taken out $${k}$ times, so its own twos count $${k}$ times.`,
      works: value => tex`${base}^{${k}} \times ${k}!: \quad
        ${twosOfBase > 0 && tex`${k * twosOfBase} + `}(${floors(k, 2)}) = ${value}`,
    })`
      Take $${base}$ out of each of the $${k}$ factors. What is left is $1 \times 2 \times 3 \times \dots = ${k}!$, so
      the product is a power times a factorial. Count its twos.`;
    const fives = step(inProduct(p, 5), {
      name: 'the number of fives in the product',
      because: text`The fives come from two sources that must not be mixed up: each factor brings those of $${base}$,
        and the numbers $1$ to $${k}$ bring their own.`,
      works: value => tex`${fivesOfBase > 0 && tex`${k * fivesOfBase} + `}(${floors(k, 5)}) = ${value}`,
    })`
      Count the fives, both in the power and in the factorial.`;
    const pairs = step(twos.lt(fives) ? twos : fives, {
      because: text`In a plain factorial the fives are rarer, but here each factor brings $${base}$ along, so both
        have to be counted.`,
      works: value => tex`\min(${twos}, ${fives}) = ${value}`,
    })`
      Each zero uses up one $2$ and one $5$, so the prime that is rarer decides.`;
    return {
      answer: pairs,
      stem:
        frame === 0
          ? text`How many zeros are there at the end of the product of the first $${k}$ positive multiples of
            $${base}$?`
          : frame === 1
            ? text`The numbers $${base}, ${2 * base}, ${3 * base}, \dots, ${k * base}$ are multiplied. In how
              many zeros does the product end?`
            : text`Let $P = ${base} \times ${2 * base} \times ${3 * base} \times \dots \times ${k * base}$.
              Find the largest $m$ for which $10^m$ divides $P$.`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('looked_at_one_prime_only', pairs, fives.gt(twos) && fives)`
          $${pairs}$ is the number of fives. Here every factor brings a five, and the twos are used up first.`,
        slip('took_a_part_for_the_whole', pairs, zeros(k))`
          These are the zeros of $${k}!$ alone. What the factors $${base}$ bring was left out.`,
        slip('used_a_wrong_given_number', pairs, zeros(k * base))`
          These are the zeros of $${k * base}!$, the product of all numbers up to $${k * base}$. Here only multiples
          of $${base}$ are multiplied.`,
        slip('took_a_part_for_the_whole', pairs, k)`
          You counted one zero for each of the $${k}$ factors. Each needs a $2$ and a $5$ of its own.`,
        slip('left_out_higher_powers', twos, calc`${k} * ${twosOfBase} + floor(${k} / 2)`)`
          For the twos of $${k}!$ you counted each even number once. Multiples of $4$ and of $8$ hold more.`,
        slip('left_out_higher_powers', twos, calc`${k} * ${twosOfBase} + floor(${k} / 2) + floor(${k} / 4)`)`
          For the twos of $${k}!$ you used only the multiples of $2$ and $4$. Multiples of $8$ and of $16$ hold more.`,
        slip('counted_twice', pairs, calc`${twos} + ${fives}`)`
          You added the numbers of twos and of fives. One $2$ and one $5$ make one zero.`,
      ],
      snapRead: text`Zeros at the end of a product of multiples of $${base}$: take $${base}$ out of each factor, and
        see whether twos or fives are rarer.`,
      approach: text`Take the common factor out of every number. A power and a factorial remain. Count the twos and
        the fives in both parts; the smaller count is the number of zeros.`,
      check: text`Divided by $10^{${pairs}}$ the product keeps $2^{${inProduct(p, 2) - Number(pairs)}} \times
        5^{${inProduct(p, 5) - Number(pairs)}}$, and one of these two powers is $1$.`,
      principle: text`Zeros come from pairs of $2$ and $5$: where every factor brings fives, the twos may decide.`,
    };
  },
);

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
