import type Fraction from 'fraction.js';
import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Sides {
  /** The arguments multiply to n, from 1 to `most`. */
  most: number;
  way: boolean;
}

const upTo = (n: number) => Array.from({ length: Math.max(0, Math.floor(n)) }, (_, i) => i + 1);
const isPrime = (n: number) => n > 1 && upTo(Math.sqrt(n)).every(d => d === 1 || n % d !== 0);
const primesUpTo = (n: number): readonly Fraction[] =>
  upTo(n)
    .filter(isPrime)
    .map(n => q(n));
const oddPrimesUpTo = (n: number) => primesUpTo(n).slice(1);
const listed = (list: readonly Fraction[]) =>
  list.length > 8 ? `${list.slice(0, 3).join(', ')}, \\dots, ${list.at(-1)}` : list.join(', ');
const times = (list: readonly Fraction[], k: number) => list.map(n => n.mul(k));

const twoPairs = form<Sides>(
  'totals-with-two-integer-pairs',
  {
    band: 'Hard',
    seconds: 130,
    revision: 2,
    also: ['AL.DIO.3', 'NS.FAC.1'],
    entry: true,
    verify: ({ most }) => {
      let count = 0;
      for (let n = 1; n <= most; n += 1) {
        let pairs = 0;
        for (let x = 1; x <= n; x += 1)
          for (let y = 1 - x; y < x; y += 1) if ((x + y) * (x - y) === n) pairs += 1;
        if (pairs === 2) count += 1;
      }
      return count;
    },
  },
  ({ most, way }, { step }) => {
    const odd = step(
      oddPrimesUpTo(most),
      value => tex`n = ${listed(value)}: \quad ${value.length} \text{ odd primes}`,
    )`
      Both arguments are positive integers with the product $n$, both odd or both even, since their sum is $2x$. Either
      may be the larger one. First let $n$ be odd: each of its factors gives one pair, so it has exactly two factors.`;
    const even = step(
      times(primesUpTo(most / 4), 4),
      value =>
        tex`\frac{n}{4} = ${listed(times(value, 0.25))}: \quad n = ${listed(value)}, \quad ${value.length} \text{
          values}`,
    )`
      If $n$ is even, both arguments are even. Take a 2 out of each: a quarter of $n$ has exactly two factors, and now
      it may be 2 as well.`;
    const count = step(calc`${odd.length} + ${even.length}`)`
      Add the two cases.`;
    return {
      answer: count,
      stem: way
        ? text`For how many integers $n$ from $1$ to $${most}$ is $\log(x + y) + \log(x - y) = \log n$ satisfied by
          exactly two ordered pairs of integers $(x, y)$?`
        : text`The equation $\log(x - y) = \log n - \log(x + y)$ has exactly two solutions $(x, y)$ in integers, and $n$
          is a positive integer not greater than $${most}$. How many values can $n$ have?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('ignored_even_and_odd', even, [])`
          Only the odd primes up to $${most}$ were counted; four times a prime, as $n = 12$, has two pairs as well.`,
        slip('ignored_even_and_odd', count, primesUpTo(most).length)`
          $${count}$ is the number of primes; $n = 2$ has no pair, since $2x = 1 + 2$, and even values of $n$ are left
          out.`,
        slip('left_out_an_end_point', even, times(oddPrimesUpTo(most / 4), 4))`
          Of the even values $${listed(even)}$ were counted; $n = 8 = 2 \times 4 = 4 \times 2$ has two pairs too.`,
        slip('kept_a_case_that_is_ruled_out', odd, primesUpTo(most))`
          $n = 2$ was counted; $1 \times 2$ would give $2x = 3$, so there is no integer $x$.`,
        slip('kept_a_case_that_is_ruled_out', even, times(oddPrimesUpTo(most / 2), 2))`
          For even $n$ twice a prime was taken, as $n = ${even[0]}$; there one argument is odd and the other even.`,
        slip('let_in_one_or_the_number_itself', even, [4, ...times(primesUpTo(most / 4), 4)])`
          $n = 4$ was counted too; there both arguments are 2, and that is one pair only.`,
        slip('let_in_one_or_the_number_itself', odd, [1, ...oddPrimesUpTo(most)])`
          $n = 1$ was counted as well; both arguments are then 1, and that is a single pair.`,
        slip('kept_a_case_that_is_ruled_out', even, [
          ...times(oddPrimesUpTo(most / 2), 2),
          ...times(primesUpTo(most / 4), 4),
        ])`
          Twice an odd prime was let in beside four times a prime; the arguments would be one odd and one even.`,
      ],
      snapRead: text`Logarithms of a sum and a difference of integers; the number of solutions is given, and the totals
        are counted.`,
      approach: text`The two arguments multiply to $n$ and have the same parity. Odd and even $n$ are two cases; in each
        the number of pairs is a number of factors.`,
      faster: text`Two factors in all: odd primes up to $${most}$, and $4 \times$ primes up to
        $${most / 4 === Math.floor(most / 4) ? most / 4 : Math.floor(most / 4)}$. That is $${odd.length} +
        ${even.length}$.`,
      check: () => {
        const [p, r] = [odd.at(-1) ?? q(3), even.at(-1) ?? q(8)];
        return text`For $n = ${p}$ the pairs are $(${p.add(1).div(2)}, \pm ${p.sub(1).div(2)})$, for $n = ${r}$ they are
          $(${r.div(4).add(1)}, \pm ${r.div(4).sub(1)})$; both are at most $${most}$. $n = 9$ has three pairs, $n = 15$
          four, $n = 6$ none.`;
      },
      principle: text`Sum and difference of two integers have the same parity: treat an odd and an even product as two
        cases.`,
    };
  },
);

interface Row {
  /** log g, log(b^x − m), log(b^x − c) in progression. */
  g: number;
  m: number;
  b: number;
  way: boolean;
}

const twoSolutions = form<Row>(
  'progressions-with-two-solutions',
  {
    band: 'Hard',
    seconds: 150,
    also: ['AL.LOG.7', 'AL.QUA.9'],
    verify: ({ g, m }) => {
      let sum = 0;
      for (let c = -200; c <= 300; c += 1) {
        // b^x = p with (p − m)² = g(p − c), all arguments positive.
        const d = (2 * m + g) ** 2 - 4 * (m * m + g * c);
        if (d <= 0) continue;
        const roots = [(2 * m + g + Math.sqrt(d)) / 2, (2 * m + g - Math.sqrt(d)) / 2];
        if (roots.filter(p => p > 1e-9 && p - m > 1e-9 && p - c > 1e-9).length === 2) sum += c;
      }
      return sum;
    },
  },
  ({ m, b, g, way }, { step, find }) => {
    const first = step(
      calc`${m} + 1`,
      value =>
        tex`s^2 = ${g}(s + ${m} - c), \ s^2 - ${g}s + ${g}(c - ${m}) = 0; \quad c - ${m} > 0, \ c \ge ${value}`,
    )`
      The arguments form a geometric progression. With $s = ${b}^x - ${m}$ this is a quadratic, and $s$ must be
      positive. Two positive roots need a positive product.`;
    const bound = find(calc`${g} / 4 + ${m}`);
    const last = step(
      calc`ceil(${bound}) - 1`,
      value => tex`${g}^2 > 4 \times ${g}(c - ${m}), \quad c < ${m} + \tfrac{${g}}{4}, \quad c \le ${value}`,
    )`
      Two different roots need a positive discriminant; their sum is positive anyway.`;
    const sum = step(
      calc`(${first} + ${last}) * (${last} - ${first} + 1) / 2`,
      value => tex`${first} + \dots + ${last} = ${value}`,
    )`
      The third argument is positive by the equation itself. Add the integers of this range.`;
    return {
      answer: sum,
      stem: way
        ? text`For some integers $c$ there are exactly two real numbers $x$ for which $\log ${g}$, $\log(${b}^x - ${m})$
          and $\log(${b}^x - c)$ form an arithmetic progression in this order. What is the sum of these integers $c$?`
        : text`The numbers $\log ${g}$, $\log(${b}^x - ${m})$, $\log(${b}^x - c)$, where $c$ is an integer, are
          consecutive terms of an arithmetic progression for two different real values of $x$. Find the sum of all
          possible values of $c$.`,
      show: plain,
      plausible: value => value.d === 1n && value.valueOf() > 0,
      slips: [
        slip('let_in_zero', first, calc`${first} - 1`)`
          $c = ${m}$ was let in; one root is then $s = 0$, and $0$ has no logarithm.`,
        slip('ignored_the_domain', first, 1)`
          All positive $c$ with real roots were added; for $c < ${m}$ one root is negative and gives no logarithm.`,
        slip('let_in_equal_values', last, bound.d === 1n && calc`${last} + 1`)`
          $c = ${last}$ gives equal roots, so only one value of $x$.`,
        slip('rounded_the_wrong_way', last, bound.d !== 1n && calc`${last} + 1`)`
          $c = ${last}$ is above $${bound.toFraction(true)}$: there are no real roots any more.`,
        slip('got_the_discriminant_wrong', bound, calc`${g} / 2 + ${m}`)`
          Half of $${g}$ was used for the bound; the discriminant gives a quarter.`,
        slip('left_out_an_end_point', last, last.compare(first) > 0 && calc`${last} - 1`)`
          The sum stops at $c = ${last}$; the next integer is still below $${m} + \frac{${g}}{4}$.`,
        slip('left_out_a_term', sum, calc`(${first} - ${m} + ${last} - ${m}) * (${last} - ${first} + 1) / 2`)`
          $${sum}$ is the sum of the values of $c - ${m}$, not of $c$.`,
        slip('left_out_an_end_point', first, last.compare(first) > 0 && calc`${first} + 1`)`
          The sum begins at $c = ${first}$; $c = ${first.sub(1)}$ gives two positive roots as well.`,
      ],
      snapRead: text`Three logarithms in progression, a parameter in the last one, and two solutions wanted: a quadratic
        with two positive roots.`,
      approach: text`Logarithms in arithmetic progression mean arguments in geometric progression. Substitute for the
        middle argument; it must be positive, so the quadratic needs two positive roots.`,
      faster: text`With $s > 0$ the middle argument, $c - ${m} = s - \frac{s^2}{${g}}$: this rises from $0$ to
        $\frac{${g}}{4}$ and falls back, so every value strictly between is taken twice.`,
      check: () => {
        const d = (c: number) => g * g - 4 * g * (c - m);
        return text`At $c = ${last}$ the discriminant is $${d(last.valueOf())}$, at $c = ${last.add(1)}$ it is
          $${d(last.valueOf() + 1)}$; at $c = ${first.sub(1)}$ one root is $0$.`;
      },
      principle: text`A substitution carries the domain with it: count the roots that the new unknown may have.`,
    };
  },
);

/** AL.LOG.3 Hard: the domain and whole numbers decide how many solutions there are. */
export const pairsInTheDomain: readonly AnyTemplate[] = [
  ...situation<Sides>({
    type: 'AL.LOG.3',
    situation: 'sum-and-difference',
    draw: draw => ({ most: draw.int(30, 84), way: draw.chance(0.5) }),
    forms: [twoPairs],
  }),
  ...situation<Row>({
    type: 'AL.LOG.3',
    situation: 'logs-in-a-row',
    draw: draw => ({
      g: draw.int(18, 60),
      m: draw.int(2, 20),
      b: draw.pick([2, 3, 5, 6, 7]),
      way: draw.chance(0.5),
    }),
    forms: [twoSolutions],
  }),
];
