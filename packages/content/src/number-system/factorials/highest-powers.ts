import { isCount, upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, stop, tex, text } from '../../question/index.ts';
import { plain, wording } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { exponentInFactorial, factorised, factorisedTex } from '../primes.ts';

/** The counts of multiples of p, p², … up to n. */
const levels = (p: number, n: number): number[] =>
  p > n ? [] : [Math.floor(n / p), ...levels(p, Math.floor(n / p))];
/** LaTeX of these counts, from a power of p on. */
const levelsTex = (p: number, n: number, from = 1) =>
  levels(p, n)
    .map((_, i) => `\\left\\lfloor \\tfrac{${n}}{${p ** (i + 1)}} \\right\\rfloor`)
    .slice(from - 1)
    .join(' + ');
const summed = (list: readonly number[]) => list.join(' + ');
/** How often d divides a product, by dividing. */
function timesIn(product: bigint, d: number): number {
  let [count, rest] = [0, product];
  for (; rest % BigInt(d) === 0n; rest /= BigInt(d)) count += 1;
  return count;
}
const productOf = (list: readonly number[]) => list.reduce((all, n) => all * BigInt(n), 1n);

interface OnePrime {
  n: number;
  p: number;
  frame: number;
}

const primeInFactorial = form<OnePrime>(
  'exponent-of-a-prime',
  {
    band: 'Easy',
    seconds: 45,
    revision: 2,
    entry: true,
    verify: ({ n, p }) => timesIn(productOf(upTo(n)), p),
  },
  ({ n, p, frame }, { step }) => {
    const all = levels(p, n);
    const [, second = 0, ...more] = all;
    const first = step(calc`floor(${n} / ${p})`, {
      name: text`how many of the numbers up to ${n} are multiples of ${p}`,
      because: text`Numbers that are not multiples of the prime $${p}$ bring no factor $${p}$, also not when they are
        multiplied together. So only the multiples count.`,
    })`
      $${n}!$ is the product of all numbers from $1$ to $${n}$. Each multiple of $${p}$ among them gives one factor
      $${p}$.`;
    const higher = step(
      all.slice(1).reduce((sum, x) => sum + x, 0),
      {
        name: text`the further factors from multiples of ${p ** 2} and of higher powers`,
        because: text`A multiple of $${p ** 2}$ has two factors $${p}$, of which only one has been counted.`,
        works: value =>
          tex`${levelsTex(p, n, 2)}${all.length > 2 && tex` = ${summed(all.slice(1))}`} = ${value}`,
      },
    )`
      A multiple of $${p ** 2}$ gives one more factor
      $${p}$${more.length > 0 && text`, a multiple of $${p ** 3}$ still one more, and so on`}. Count them too.`;
    const total = step(calc`${first} + ${higher}`)`
      Add the first factors and the further ones: so many factors $${p}$ are in the product.`;
    return {
      answer: total,
      stem: wording(
        frame,
        text`What is the greatest integer $k$ for which $${p}^k$ divides $${n}!$?`,
        text`The product of all integers from $1$ to $${n}$ is divided by $${p}$, the result again by $${p}$, and so on
          as long as no remainder is left. How many divisions are made?`,
        text`$${n}!$ is written as $${p}^k \times m$, where $m$ is a whole number that is not divisible by $${p}$. Find
          $k$.`,
        text`Find the exponent of $${p}$ in the factorisation of $${n}!$ into primes.`,
        text`$${p}^k$ is the highest power of $${p}$ that is a factor of $1 \times 2 \times 3 \times \dots \times
          ${n}$. What is the value of $k$?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        stop('left_out_higher_powers', first)`
          $${first}$ counts each multiple of $${p}$ once. Multiples of $${p ** 2}$ have a second factor $${p}$.`,
        slip('left_out_higher_powers', higher, more.length > 0 && second)`
          You went up to $${p ** 2}$ only and added $${second}$. Multiples of $${p ** 3}$ have one factor more.`,
        slip('counted_twice', higher, calc`2 * ${all.slice(1).reduce((sum, x) => sum + x, 0)}`)`
          With ${here} the multiples of higher powers are counted for two further factors each. One was counted
          before.`,
        slip('subtracted_for_added', total, calc`${first} - ${higher}`)`
          ${here} subtracts the further factors. They come on top of the first ones.`,
        slip('rounded_the_wrong_way', first, n % p > 0 && calc`ceil(${n} / ${p})`)`
          You rounded up to $${first}$ multiples of $${p}$. The last one would be larger than $${n}$.`,
        slip('divided_by_the_wrong_number', total, p > 2 && calc`floor(${n} / ${p - 1})`)`
          ${here} divides by $${p} - 1$. That is only near the count; each power has to be rounded down by itself.`,
        slip('mixed_up_sum_and_product', total, p < 4 && calc`floor(${n} / ${p}) + ${p}`)`
          ${here} adds $${p}$ to the number of multiples. The multiples of $${p ** 2}$ have to be counted.`,
      ],
      snapRead: text`The exponent of a prime in a factorial: count multiples of the prime, of its square, and so on.`,
      approach: text`Divide $${n}$ by $${p}$, by $${p ** 2}$ and so on, each time rounding down, and add.`,
      faster: text`Divide the quotients on: ${levels(p, n)
        .map((q, i, list) => `$${i === 0 ? n : list[i - 1]} \\div ${p} \\to ${q}$`)
        .join(', ')}.`,
      check: () => {
        const exactly = all.map((count, i) => count - (all[i + 1] ?? 0));
        return text`Sorted by the exact power: $${exactly.map((count, i) => `${count} \\times ${i + 1}`).join(' + ')} =
          ${exactly.reduce((sum, count, i) => sum + count * (i + 1), 0)}$, where $${exactly[0] ?? 0}$ numbers have
          exactly one factor $${p}$.`;
      },
      principle: text`In a factorial a prime occurs once for each multiple, once more for each multiple of its square,
        and so on.`,
    };
  },
);

const onePrime = situation<OnePrime>({
  type: 'NS.FCT.2',
  situation: 'prime-in-a-factorial',
  tries: 30,
  draw: draw => {
    const p = draw.pick([2, 3, 3, 7, 7, 11]);
    const n = draw.int(Math.max(30, p * p + 1), p === 2 ? 70 : p === 3 ? 120 : 260);
    return { n, p, frame: draw.int(0, 4) };
  },
  forms: [primeInFactorial],
});

interface Composite {
  n: number;
  /** A number with two primes. */
  d: number;
  frame: number;
}

const compositeInFactorial = form<Composite>(
  'highest-power-of-a-composite',
  {
    band: 'Medium',
    seconds: 90,
    revision: 2,
    entry: true,
    verify: ({ n, d }) => timesIn(productOf(upTo(n)), d),
  },
  ({ n, d, frame }, { step }) => {
    const [[p, a], [q, b]] = factorised(d) as [[number, number], [number, number]];
    const exponent = (prime: number) =>
      step(exponentInFactorial(prime, n), {
        name: text`the exponent of ${prime} in ${n}!`,
        works: value => tex`${levelsTex(prime, n)} =
          ${summed(levels(prime, n))}${levels(prime, n).length > 1 && tex` = ${value}`}`,
      });
    const ofP = exponent(p)`
      $${d} = ${factorisedTex(factorised(d))}$. Find first how often the prime $${p}$ is in $${n}!$: once for each
      multiple of $${p}$, once more for each multiple of $${p ** 2}$, and so on.`;
    const ofQ = exponent(q)`
      Do the same for the prime $${q}$.`;
    const powerTex = (prime: number, e: number) => (e === 1 ? `${prime}` : `${prime}^${e}`);
    const forP = step(a === 1 ? calc`${ofP}` : calc`floor(${ofP} / ${a})`, {
      name: text`how many factors ${d} the ${p}s are enough for`,
    })`
      Each factor $${d}$ needs $${powerTex(p, a)}$. See for how many of them the factors $${p}$ are enough.`;
    const forQ = step(b === 1 ? calc`${ofQ}` : calc`floor(${ofQ} / ${b})`, {
      name: text`how many factors ${d} the ${q}s are enough for`,
      because: text`A factor $${d}$ uses up ${b} (factor|factors) $${q}$ at once.`,
    })`
      It also needs $${powerTex(q, b)}$. Do the same for $${q}$.`;
    const most = step(calc`min(${forP}, ${forQ})`, {
      because: text`When one prime is used up, no further factor $${d}$ can be formed.`,
    })`
      Both primes are needed for every factor $${d}$. So the smaller number decides.`;
    return {
      answer: most,
      stem: wording(
        frame,
        text`What is the largest integer $k$ for which $${n}!$ is divisible by $${d}^k$?`,
        text`$${n}!$ is divided by $${d}$ again and again. How often can this be done before a remainder is left?`,
        text`$${n}! = ${d}^k \times m$ with a whole number $m$ that $${d}$ does not divide. Find $k$.`,
        text`The highest power of $${d}$ that is a factor of $1 \times 2 \times 3 \times \dots \times ${n}$ has which
          exponent?`,
        text`The product of the first $${n}$ natural numbers is written in base $${d}$. In how many zeros does it end?`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('looked_at_one_prime_only', most, calc`max(${forP}, ${forQ})`)`
          $${most}$ is what the more frequent prime allows. The other prime is used up before.`,
        slip('did_not_divide', forP, a > 1 && ofP)`
          You let each $${p}$ serve for a factor $${d}$, which needs $${powerTex(p, a)}$.`,
        slip('did_not_divide', forQ, b > 1 && ofQ)`
          You let each $${q}$ serve for a factor $${d}$, which needs $${powerTex(q, b)}$.`,
        slip('left_out_higher_powers', ofQ, levels(q, n).length > 1 && Math.floor(n / q))`
          For $${q}$ only the $${ofQ}$ multiples were counted. Multiples of $${q ** 2}$ have a second factor $${q}$.`,
        slip('left_out_higher_powers', ofP, Math.floor(n / p))`
          For $${p}$ only the $${ofP}$ multiples were counted. Multiples of $${p ** 2}$ have a second factor $${p}$.`,
        slip('left_out_a_case', most, calc`floor(${n} / ${d})`)`
          ${here} counts the multiples of $${d}$ itself. A factor $${d}$ can also come from several numbers together.`,
        slip('added_for_multiplied', most, calc`${forP} + ${forQ}`)`
          ${here} adds the two counts. Both primes are needed for the same factors $${d}$.`,
      ],
      snapRead: text`The power of a composite number in a factorial: split it into primes and see which is used up
        first.`,
      approach: text`Find the exponents of both primes in the factorial, divide them by what one factor needs, and take
        the smaller result.`,
      check: () => {
        const [e, f] = [exponentInFactorial(p, n), exponentInFactorial(q, n)];
        const k = Math.min(Math.floor(e / a), Math.floor(f / b));
        return text`For $${d}^{${k}}$ the exponents $${a * k}$ and $${b * k}$ are needed, and $${e}$ and $${f}$ are
          there. For one more they would be $${a * (k + 1)}$ and $${b * (k + 1)}$, which is too much.`;
      },
      principle: text`The power of a composite number in a factorial is decided by the prime power that is used up
        first, not by the largest prime.`,
    };
  },
);

const composite = situation<Composite>({
  type: 'NS.FCT.2',
  situation: 'composite-in-a-factorial',
  tries: 60,
  draw: draw => {
    const d = draw.pick([12, 18, 24, 36, 45, 48, 50, 54, 63, 72, 75, 80, 98, 144, 147, 162]);
    const n = draw.int(40, 160);
    const [[p, a], [q, b]] = factorised(d) as [[number, number], [number, number]];
    const [e, f] = [Math.floor(exponentInFactorial(p, n) / a), Math.floor(exponentInFactorial(q, n) / b)];
    return e === f || Math.min(e, f) < 4 ? null : { n, d, frame: draw.int(0, 4) };
  },
  forms: [compositeInFactorial],
});

interface Odds {
  /** The odd numbers from 1 to 2k − 1. */
  k: number;
  d: number;
  frame: number;
}

const inOddProduct = form<Odds>(
  'power-in-a-product-of-odd-numbers',
  {
    band: 'Hard',
    seconds: 145,
    also: ['AL.SEQ.1'],
    entry: true,
    verify: ({ k, d }) => timesIn(productOf(upTo(k).map(i => 2 * i - 1)), d),
  },
  ({ k, d, frame }, { step, write }) => {
    const [[p, a], [q, b]] = factorised(d) as [[number, number], [number, number]];
    const N = 2 * k;
    write(tex`1 \times 3 \times 5 \times \dots \times ${N - 1} = \frac{${N}!}{2^{${k}} \times ${k}!}`, {
      because: text`A product of all numbers is easy to count in. Taking out the even ones leaves a factorial again.`,
    })`
      Multiply by the even numbers as well: together they make $${N}!$. The even numbers $2, 4, \dots, ${N}$ have the
      product $2^{${k}} \times ${k}!$, so divide by it.`;
    const exponent = (prime: number) =>
      step(calc`${exponentInFactorial(prime, N)} - ${exponentInFactorial(prime, k)}`, {
        name: text`the exponent of ${prime} in the product`,
        works: (_v, working) =>
          tex`(${summed(levels(prime, N))}) - (${summed(levels(prime, k))}) = ${working}`,
      });
    const ofP = exponent(p)`
      For the prime $${p}$ count its factors in $${N}!$ by multiples of $${p}$, $${p ** 2}$ and so on, and take off
      those in $${k}!$. The power of $2$ has none.`;
    const ofQ = exponent(q)`
      Do the same for $${q}$.`;
    const forP = step(a === 1 ? calc`${ofP}` : calc`floor(${ofP} / ${a})`, {
      name: text`how many factors ${d} the ${p}s are enough for`,
    })`
      $${d} = ${factorisedTex(factorised(d))}$. See for how many factors $${d}$ the $${p}$s are enough.`;
    const forQ = step(b === 1 ? calc`${ofQ}` : calc`floor(${ofQ} / ${b})`, {
      name: text`how many factors ${d} the ${q}s are enough for`,
    })`
      And for how many the $${q}$s are.`;
    const most = step(calc`min(${forP}, ${forQ})`)`
      Both primes are needed, so the smaller number decides.`;
    const last = N - 1;
    return {
      answer: most,
      stem: wording(
        frame,
        text`The product $1 \times 3 \times 5 \times \dots \times ${last}$ of all odd numbers up to $${last}$ is
          divisible by $${d}^k$. What is the largest possible value of $k$?`,
        text`Let $P$ be the product of the first $${k}$ odd natural numbers. Find the greatest $k$ for which $${d}^k$
          is a factor of $P$.`,
        text`All odd integers from $1$ to $${last}$ are multiplied. The product is then divided by $${d}$ as often as
          no remainder is left. How many divisions is that?`,
        text`$1 \times 3 \times 5 \times \dots \times ${last} = ${d}^k \times m$, where the integer $m$ is not a
          multiple of $${d}$. The value of $k$ is`,
      ),
      show: plain,
      plausible: isCount,
      slips: [
        slip('took_the_whole_for_a_part', most, () =>
          Math.min(Math.floor(exponentInFactorial(p, N) / a), Math.floor(exponentInFactorial(q, N) / b)),
        )`
          $${most}$ belongs to the product of all numbers up to $${N}$. The factors in the even numbers have to be
          taken off.`,
        slip('did_not_divide', forP, a > 1 && ofP)`
          You let each $${p}$ serve for a factor $${d}$, which needs $${p}^${a}$.`,
        slip('did_not_divide', forQ, b > 1 && ofQ)`
          You let each $${q}$ serve for a factor $${d}$, which needs $${q}^${b}$.`,
        slip('looked_at_one_prime_only', most, calc`max(${forP}, ${forQ})`)`
          $${most}$ is what the more frequent prime allows. The other prime is used up before.`,
        slip('left_out_higher_powers', ofP, calc`${Math.floor(N / p)} - ${Math.floor(k / p)}`)`
          For $${p}$ only multiples of $${p}$ were counted, ${here}. The odd multiples of $${p ** 2}$ have a second
          factor.`,
        slip('left_out_higher_powers', ofQ, calc`${Math.floor(N / q)} - ${Math.floor(k / q)}`)`
          For $${q}$ only multiples of $${q}$ were counted, ${here}. The odd multiples of $${q ** 2}$ have a second
          factor.`,
        slip('changed_what_stays', most, () =>
          Math.min(Math.floor(exponentInFactorial(p, k) / a), Math.floor(exponentInFactorial(q, k) / b)),
        )`
          $${most}$ belongs to $${k}!$, the product of the numbers up to $${k}$. The odd numbers go up to $${last}$.`,
        slip('rounded_the_wrong_way', most, calc`min(${forP}, ${forQ}) + 1`)`
          ${here} is one more than both primes allow. The smaller of the two numbers is the limit.`,
      ],
      snapRead: text`Only odd factors: make a factorial of them by putting the even numbers in, and divide these out
        again.`,
      approach: text`All numbers make a factorial, the even ones a power of $2$ times a smaller factorial. So exponents
        are differences of two counts. Then see which prime is used up first.`,
      check: () => {
        const odd = (prime: number) =>
          levels(prime, N).map((_, i) => upTo(k).filter(j => (2 * j - 1) % prime ** (i + 1) === 0).length);
        const sum = (list: readonly number[]) => list.reduce((x, y) => x + y, 0);
        return text`Directly, odd multiples of $${p}$ and its powers: $${summed(odd(p))} = ${sum(odd(p))}$; of $${q}$
          and its powers: $${summed(odd(q))} = ${sum(odd(q))}$.`;
      },
      principle: text`A product of every second number is a factorial divided by a smaller one and a power of $2$.`,
    };
  },
);

const odds = situation<Odds>({
  type: 'NS.FCT.2',
  situation: 'odd-numbers-multiplied',
  tries: 60,
  draw: draw => {
    const d = draw.pick([45, 63, 75, 135, 147, 175, 189, 225]);
    const k = draw.int(50, 170);
    const [[p, a], [q, b]] = factorised(d) as [[number, number], [number, number]];
    const of = (prime: number) => exponentInFactorial(prime, 2 * k) - exponentInFactorial(prime, k);
    const [e, f] = [Math.floor(of(p) / a), Math.floor(of(q) / b)];
    return e === f || Math.min(e, f) < 5 ? null : { k, d, frame: draw.int(0, 3) };
  },
  forms: [inOddProduct],
});

/** NS.FCT.2: the highest power of a number in a factorial. */
export const highestPowers: readonly AnyTemplate[] = [...onePrime, ...composite, ...odds];
