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
    const odd = step(oddPrimesUpTo(most), {
      name: text`the odd values of $n$`,
      because: text`If $n$ is odd, all its factors are odd, so the sum of two of them is even and $x$ is an integer.
        The order counts because exchanging the factors changes the sign of $y$. Exactly two factors means a prime.`,
      works: value => tex`n = ${listed(value)}: \quad ${value.length} \text{ odd primes}`,
    })`
      Remove the logarithms: $(x + y)(x - y) = n$. Both arguments are positive integers, and they are both odd or both
      even, since their sum is $2x$. Each way to write $n$ as such a product, in either order, gives one pair. First
      let $n$ be odd: every factor gives a pair, so $n$ must have exactly two factors.`;
    const even = step(times(primesUpTo(most / 4), 4), {
      name: text`the even values of $n$`,
      because: text`An even product with one odd argument would make $2x$ odd. So a number such as $6 = 2 \times 3$ has
        no pair at all, and the factors of $n$ itself may not simply be counted.`,
      works: value =>
        tex`\frac{n}{4} = ${listed(times(value, 0.25))}: \quad n = ${listed(value)}, \quad ${value.length} \text{
          values}`,
    })`
      Now let $n$ be even. Then both arguments are even; take a factor $2$ out of each. What is left of $n$ is a
      quarter of it, and now every factor gives a pair, so $\frac{n}{4}$ must have exactly two factors. It may be $2$
      as well.`;
    const count = step(calc`${odd.length} + ${even.length}`)`
      No $n$ is odd and even, so add the numbers of values of the two cases.`;
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
          You counted only the odd primes up to $${most}$. Four times a prime has two pairs as well:
          $12 = 2 \times 6 = 6 \times 2$.`,
        slip('ignored_even_and_odd', count, primesUpTo(most).length)`
          You counted all $${count}$ primes up to $${most}$. $n = 2$ has no pair, since $1 + 2$ is not even, and even
          values of $n$ such as $12$ have two.`,
        slip('left_out_an_end_point', even, times(oddPrimesUpTo(most / 4), 4))`
          You kept only the even values $${listed(even)}$. $n = 8$ has two pairs too, $2 \times 4$ and $4 \times 2$, so
          a quarter of $n$ may be $2$.`,
        slip('kept_a_case_that_is_ruled_out', odd, primesUpTo(most))`
          You counted $n = 2$. Its arguments would be $1$ and $2$, and then $2x = 3$, so $x$ is not an integer.`,
        slip('kept_a_case_that_is_ruled_out', even, times(oddPrimesUpTo(most / 2), 2))`
          For even $n$ you counted twice a prime, such as $n = ${even[0]}$. There one argument is odd and the other
          even, so $2x$ is odd.`,
        slip('let_in_one_or_the_number_itself', even, [4, ...times(primesUpTo(most / 4), 4)])`
          You counted $n = 4$ too. Both arguments have to be even, so both are $2$, and that is a single pair.`,
        slip('let_in_one_or_the_number_itself', odd, [1, ...oddPrimesUpTo(most)])`
          You counted $n = 1$ too. Both arguments are then $1$, so $x = 1$ and $y = 0$, and that is a single pair.`,
        slip('kept_a_case_that_is_ruled_out', even, [
          ...times(oddPrimesUpTo(most / 2), 2),
          ...times(primesUpTo(most / 4), 4),
        ])`
          You let in twice an odd prime beside four times a prime. With $n = 6$, for example, one argument would be odd
          and the other even, so $2x$ would be odd.`,
      ],
      snapRead: text`Logarithms of a sum and a difference of integers; the number of solutions is given, and the totals
        are counted.`,
      approach: text`The two arguments have the product $n$ and are both odd or both even. Take odd and even $n$ as two
        cases; in each of them the number of pairs is a number of factors, and it has to be two.`,
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
    const first = step(calc`${m} + 1`, {
      name: text`the least possible $c$`,
      because: text`Equal steps of the logarithms are equal factors of the arguments, as with $\log 2$, $\log 6$,
        $\log 18$. The middle argument has a logarithm only if $s$ is positive; a root that is zero or negative gives
        no $x$.`,
      works: value =>
        tex`s^2 = ${g}(s + ${m} - c), \ s^2 - ${g}s + ${g}(c - ${m}) = 0; \quad c - ${m} > 0, \ c \ge ${value}`,
    })`
      Logarithms in arithmetic progression have arguments in geometric progression, so the square of the middle
      argument is the product of the other two. Let $s = ${b}^x - ${m}$ be the middle argument: this gives a quadratic
      in $s$. Each positive root $s$ gives one $x$, so both roots have to be positive; begin with their product.`;
    const bound = find(calc`${g} / 4 + ${m}`);
    const last = step(calc`ceil(${bound}) - 1`, {
      name: text`the greatest possible $c$`,
      because: text`Equal roots would give a single $x$. The sum of the roots is $${g}$, which is positive anyway, so
        with a positive product both roots are positive.`,
      works: value =>
        tex`${g}^2 > 4 \times ${g}(c - ${m}), \quad c < ${m} + \tfrac{${g}}{4}, \quad c \le ${value}`,
    })`
      The two roots have to be different, so the discriminant of the quadratic must be positive. Solve this for $c$ and
      find the greatest integer.`;
    const sum = step(
      calc`(${first} + ${last}) * (${last} - ${first} + 1) / 2`,
      value => tex`${first} + \dots + ${last} = ${value}`,
    )`
      The third argument is positive by itself, because $${g}$ times it is a square. So every integer $c$ of this range
      fits; add them.`;
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
          You let in $c = ${m}$. One root is then $s = 0$ for the middle argument, and $0$ has no logarithm.`,
        slip('ignored_the_domain', first, 1)`
          You added all positive $c$ with real roots. For $c < ${m}$ one root makes the middle argument negative, and
          it has no logarithm.`,
        slip('let_in_equal_values', last, bound.d === 1n && calc`${last} + 1`)`
          You let in $c = ${last}$. The two roots are equal there, so there is only one value of $x$.`,
        slip('rounded_the_wrong_way', last, bound.d !== 1n && calc`${last} + 1`)`
          You let in $c = ${last}$, which is above $${bound.toFraction(true)}$. The discriminant is negative there, so
          there are no real roots.`,
        slip('got_the_discriminant_wrong', bound, calc`${g} / 2 + ${m}`)`
          You used half of $${g}$ for the bound of $c$. The discriminant $${g}^2 - 4 \times ${g}(c - ${m})$ gives a
          quarter of $${g}$.`,
        slip('left_out_an_end_point', last, last.compare(first) > 0 && calc`${last} - 1`)`
          Your sum stops at $c = ${last}$. The next integer is still below $${m} + \frac{${g}}{4}$ and gives two
          solutions.`,
        slip('left_out_a_term', sum, calc`(${first} - ${m} + ${last} - ${m}) * (${last} - ${first} + 1) / 2`)`
          $${sum}$ is the sum of the values of $c - ${m}$. The question asks for $c$, so each of these has to be
          increased by $${m}$.`,
        slip('left_out_an_end_point', first, last.compare(first) > 0 && calc`${first} + 1`)`
          Your sum begins at $c = ${first}$. $c = ${first.sub(1)}$ also gives two different positive roots.`,
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
