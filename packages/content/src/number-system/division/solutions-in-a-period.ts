import { gcd, isCount, lcm, upTo } from '../../numbers.ts';
import { calc, form, here, situation, slip, tex, text } from '../../question/index.ts';
import { grouped, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { factorised, powerMod } from '../primes.ts';
import { countUpTo } from '../whole.ts';

const cycle = (a: number, d: number) => {
  for (let n = 1; ; n += 1) if (powerMod(a, n, d) === 1) return n;
};

interface PowerAndNumber {
  a: number;
  p: number;
  sign: 1 | -1;
  limit: number;
  frame: number;
}

const powerPlusExponent = form<PowerAndNumber>(
  'power-and-exponent-together',
  {
    band: 'Hard',
    seconds: 85,
    revision: 2,
    also: ['NS.REM.5', 'NS.NUM.5'],
    entry: true,
    verify: ({ a, p, sign, limit }) =>
      countUpTo(limit, n => (Number(BigInt(a) ** BigInt(n) % BigInt(p)) + sign * n + limit * p) % p === 0),
  },
  ({ a, p, sign, limit, frame }, { step }) => {
    const plus = sign === 1 ? '+' : '-';
    const places = upTo(cycle(a, p)).map(n => powerMod(a, n, p));
    const length = step(places.length, {
      name: `the length of the cycle of remainders of powers of $${a}$`,
      because: text`Each remainder is the one before it times $${a}$, reduced by $${p}$. After $1$ the next is
        $${a % p}$ again, as at the beginning.`,
      works: value => tex`${places}: \quad ${value} \text{ remainders}`,
    })`
      Call the exponent $n$. Write down the remainders of $${a}^1, ${a}^2, ${a}^3, \dots$ on division by $${p}$ until
      $1$ appears. From there they repeat, so this is one full cycle.`;
    const period = step(calc`lcm(${p}, ${length})`, {
      name: 'the period after which power and exponent both repeat',
      because: text`The exponent itself is a part of the expression, so its remainder matters too, and that does not
        repeat with the cycle of the power.`,
    })`
      The remainder of $n$ itself repeats after $${p}$. So power and exponent are both back where they began after the
      LCM of the two lengths.`;
    const each = step(calc`${length} * 1`, {
      name: `the number of solutions in a period`,
      because: text`Think of two wheels with $${places.length}$ and $${p}$ teeth that turn together. Without a common
        factor, each tooth of the one meets each tooth of the other once before all begins anew.`,
    })`
      Take one place of the cycle: the power has a known remainder there, so $n$ needs one particular remainder. As
      $${places.length}$ and $${p}$ have no common factor, exactly one $n$ in a period has that place and that
      remainder. So each place gives one solution.`;
    const count = step(calc`${limit} ÷ ${period} * ${each}`)`
      The range from $1$ to $${limit}$ is a whole number of periods. Multiply the number of periods by the solutions in
      one period.`;
    const first = upTo(lcm(p, places.length)).filter(
      n => (powerMod(a, n, p) + sign * n + p * limit) % p === 0,
    );
    return {
      answer: count,
      stem:
        frame === 0
          ? text`For how many positive integers $n \le ${limit}$ is $${a}^n ${plus} n$ divisible by $${p}$?`
          : frame === 1
            ? text`How many of the numbers $${a}^1 ${plus} 1, \; ${a}^2 ${plus} 2, \; \dots, \;
              ${a}^{${limit}} ${plus} ${limit}$ are multiples of $${p}$?`
            : sign === -1
              ? text`Divided by $${p}$, the numbers $${a}^n$ and $n$ leave the same remainder. How many integers $n$
                from
          $1$ to $${limit}$ have this property?`
              : text`The remainders of $${a}^n$ and $n$ on division by $${p}$ are both $0$ or add up to $${p}$. How
                many
          integers $n$ from $1$ to $${limit}$ have this property?`,
      show: plain,
      plausible: isCount,
      slips: [
        slip('left_out_a_case', each, 1)`
          You counted one exponent in each common period of power and exponent. Every one of the $${length}$
          remainders of the power can be
          matched, so there are more.`,
        slip('left_out_a_case', period, calc`${length} * ${length}`)`
          You counted one exponent for each cycle of $${length}$. The exponent also appears outside the power, and its
          remainder by $${p}$ changes from cycle to cycle.`,
        slip('lost_the_place_in_a_cycle', each, calc`${p} - 1`)`
          You counted one exponent for every remainder but $0$ in a period. The powers of $${a}$ repeat earlier, so
          they
          leave only $${length}$ different remainders.`,
        slip('mixed_up_sum_and_product', period, limit % (p + places.length) === 0 && calc`${length} + ${p}`)`
          ${here} adds the two periods. Both repeat together only after a multiple of $${length}$ and $${p}$.`,
        slip('left_out_a_case', each, calc`${length} - 1`)`
          You counted $${each}$ exponents in a period. The place where the power leaves $1$ was left out; it
          gives a solution like the others.`,
        slip('left_out_a_case', each, p)`
          You counted $${p}$ exponents in a period, one for every remainder by $${p}$. Powers of $${a}$ leave
          only $${length}$ different remainders, and each of these is matched once.`,
        slip('ignored_even_and_odd', each, places.length % 2 === 0 && calc`${length} / 2`)`
          You used only the even exponents, $${each}$ places of the cycle of $${length}$. Odd exponents give solutions
          as well.`,
        slip('counted_twice', each, calc`${length} + 1`)`
          You counted $${each}$ exponents in a period, with exponent $0$ as a place of its own. It is the same
          place as exponent $${length}$, where the cycle begins again.`,
      ],
      snapRead: text`A power and its exponent stand in one expression, and many exponents are to be counted: the two
        remainders repeat, so count in one common period.`,
      approach: text`The remainders of the powers repeat in a cycle, and those of the exponent after $${p}$. Find the
        period of both together, count the solutions in one such period, and multiply by the number of periods.`,
      faster: text`Each place of the cycle allows one remainder of the exponent out of $${p}$, whatever the base. So
        one exponent in $${p}$ fits: $${limit} \div ${p} = ${count}$.`,
      check: text`In the first $${period}$ exponents these fit: $${first}$. That is $${first.length}$ in a period, and
        $${first.length} \times ${calc`${limit} / ${period}`.value} = ${count}$.`,
      principle: text`When two remainders repeat after periods without a common factor, every pair of them occurs
        exactly once in the product of the periods.`,
    };
  },
);

const together = situation<PowerAndNumber>({
  type: 'NS.REM.2',
  situation: 'power-and-exponent',
  tries: 30,
  draw: draw => {
    const x: PowerAndNumber = {
      a: draw.int(2, 9),
      p: draw.pick([5, 7, 11, 13]),
      sign: draw.pick([1, -1]),
      limit: 0,
      frame: draw.int(0, 2),
    };
    if (x.a % x.p < 2) return null;
    const length = cycle(x.a, x.p);
    if (length < 3) return null;
    x.limit = x.p * length * draw.int(2, 12);
    return x.limit <= 900 ? x : null;
  },
  forms: [powerPlusExponent],
});

interface Quadratic {
  /** n(n + a) is to be divisible by m, a product of different primes; a has no factor in common with it. */
  m: number;
  a: number;
  limit: number;
  frame: number;
}

const productDivisible = form<Quadratic>(
  'product-of-shifted-numbers',
  {
    band: 'Medium',
    seconds: 65,
    revision: 3,
    also: ['NS.REM.5', 'NS.FAC.4'],
    entry: true,
    verify: ({ m, a, limit }) => countUpTo(limit, n => (n * n + a * n) % m === 0),
  },
  ({ m, a, limit, frame }, { step }) => {
    const divisors = factorised(m).map(([prime]) => prime);
    const largest = divisors.at(-1) ?? 1;
    const primes = step(divisors.length, {
      name: `the number of primes in $${m}$`,
      because: text`A prime divides a product only if it divides one of the factors. But $${m}$ itself need not divide
        one of them: $15$ divides $3 \times 5$ and neither $3$ nor $5$.`,
      works: value => tex`${m} = ${divisors.join(' \\times ')}: \quad ${value} \text{ different primes}`,
    })`
      Call the smaller factor $n$, so that the product is $n(n + ${a})$. It is a multiple of $${m}$ when each prime of
      $${m}$ divides one of the two factors. Split $${m}$ into its primes.`;
    const each = step(calc`2^${primes}`, {
      name: `the number of solutions from 1 to ${m}`,
      because: text`The primes need not divide the same factor, so each prime chooses for itself.`,
      works: value => tex`2^{${primes}} = ${value} \text{ in every } ${m} \text{ numbers}`,
    })`
      Each prime divides either $n$ or $n + ${a}$, and these are two different remainders of $n$, because no prime of
      $${m}$ divides $${a}$. The choices of the primes are independent, and each combination occurs exactly once in
      $${m}$ numbers in a row.`;
    const count = step(calc`${limit} ÷ ${m} * ${each}`)`
      The range from $1$ to $${limit}$ consists of whole blocks of $${m}$ numbers. Multiply the number of blocks by the
      solutions in one block.`;
    const list = upTo(m).filter(n => (n * (n + a)) % m === 0);
    return {
      answer: count,
      stem:
        frame === 0
          ? text`Let $f(n) = n^2 + ${a === 1 ? '' : a}n$. How many of the values $f(1), f(2), \dots, f(${limit})$ are
          multiples of $${m}$?`
          : frame === 1
            ? text`Two positive integers differ by $${a}$, and the smaller one is at most $${grouped(limit)}$. For how
          many such pairs is the product of the two a multiple of $${m}$?`
            : text`How many of the products $1 \times ${1 + a}, \; 2 \times ${2 + a}, \; 3 \times ${3 + a}, \; \dots,
          \; ${limit} \times ${limit + a}$ are divisible by $${m}$?`,
      show: plain,
      plausible: value => isCount(value) && value.lt(limit),
      slips: [
        slip('left_out_a_case', each, 2)`
          You let all of $${m}$ divide one of the two factors, which happens $${each}$ times in $${m}$. Its primes can
          also be shared: one divides the smaller factor, another the larger.`,
        slip('left_out_a_case', each, 1)`
          You counted only the multiples of $${m}$ as the smaller factor, one in every $${m}$. The larger factor can
          bring some or all of the primes.`,
        slip('added_for_multiplied', each, divisors.length > 2 && calc`${primes} * 2`)`
          ${here} adds the two choices of each prime. They are made independently, so they are multiplied.`,
        slip('left_out_a_case', each, calc`${each} - 1`)`
          You found only $${each}$ remainders by $${m}$. One way of sharing its $${primes}$ primes between the two
          factors was missed.`,
        slip('looked_at_one_prime_only', count, calc`2 * ${limit} / ${largest}`)`
          ${here} counts the products that are multiples of $${largest}$. The other primes of $${m}$ have to divide
          the product as well.`,
        slip(
          'mixed_up_exactly_and_at_least',
          count,
          countUpTo(limit, n => divisors.some(prime => (n * (n + a)) % prime === 0)),
        )`
          You counted every product that at least one prime of $${m}$ divides. A multiple of $${m}$ needs all of
          them.`,
        slip('counted_one_too_many', each, calc`3^${primes}`)`
          You allowed three remainders for each prime, $0$, $${a}$ and $-${a}$. The smaller factor has to leave $0$, or
          $-${a}$ so that the larger one leaves $0$; that is two.`,
      ],
      snapRead: text`The two factors differ by $${a}$, and their product has to be a multiple of $${m}$: decide prime
        by prime, count in one block of $${m}$ numbers, and multiply.`,
      approach: text`Divisibility by a product of different primes is one condition for each prime, and each condition
        has two solutions. Combine them within one block of $${m}$ numbers; the range holds a whole number of blocks.`,
      check: text`From $1$ to $${m}$ the smaller factor can be $${list}$: that is $${list.length}$, and
        $${list.length} \times ${calc`${limit} / ${m}`.value} = ${count}$.`,
      principle: text`Divisibility by a product of different primes is decided prime by prime, and the numbers of
        choices multiply.`,
    };
  },
);

const shifted = situation<Quadratic>({
  type: 'NS.REM.2',
  situation: 'shifted-product',
  tries: 30,
  draw: draw => {
    const m = draw.pick([15, 21, 33, 35, 39, 55, 30, 42, 66, 70, 105]);
    const p = { m, a: draw.int(1, 13), limit: m * draw.int(3, 24), frame: draw.int(0, 2) };
    return gcd(p.a, m) === 1 && p.limit <= 1500 ? p : null;
  },
  forms: [productDivisible],
});

/** NS.REM.2 Hard: conditions with periods, combined. */
export const solutionsInAPeriod: readonly AnyTemplate[] = [...together, ...shifted];
