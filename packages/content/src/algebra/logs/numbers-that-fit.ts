import { calc, form, situation, slip, tex, text } from '../../question/index.ts';
import { plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

const rootFloor = (n: number, r: number) => {
  let x = 1;
  while ((x + 1) ** r <= n) x += 1;
  return x;
};
/** Non-powers from 2 up to a bound: each integer is a power of just one of them. */
const primitive = (most: number) =>
  Array.from({ length: most - 1 }, (_, i) => i + 2).filter(n => {
    for (let e = 2; 2 ** e <= n; e += 1) if (rootFloor(n, e) ** e === n) return false;
    return true;
  });
const exponentUpTo = (base: number, most: number) => {
  let e = 0;
  while (base ** (e + 1) <= most) e += 1;
  return e;
};
/** Pairs i < j ≤ e of exponents; all, or only those where i does not divide j. */
const exponentPairs = (e: number, keeps: (i: number, j: number) => boolean) => {
  let count = 0;
  for (let j = 2; j <= e; j += 1) for (let i = 1; i < j; i += 1) if (keeps(i, j)) count += 1;
  return count;
};
const fractional = (i: number, j: number) => j % i !== 0;

interface Pairs {
  most: number;
  way: boolean;
}

const pairsOf = (most: number, keeps: (i: number, j: number) => boolean, from: number) =>
  primitive(Math.max(2, rootFloor(most, 2)))
    .filter(base => base >= from)
    .reduce((sum, base) => sum + exponentPairs(exponentUpTo(base, most), keeps), 0);

const rational = form<Pairs>(
  'rational-but-not-whole',
  {
    band: 'Hard',
    seconds: 150,
    revision: 2,
    also: ['NS.NUM.1', 'MM.PNC.1'],
    entry: true,
    verify: ({ most }) => {
      let count = 0;
      for (let a = 4; a * a <= most * most && a <= most; a += 1)
        for (let j = 3; j <= 12; j += 1)
          for (let i = 2; i < j; i += 1) {
            // log_a b = j/i in lowest terms: b = a^(j/i), and a is an i-th power.
            if ([2, 3, 5, 7, 11].some(d => i % d === 0 && j % d === 0)) continue;
            const root = Math.round(a ** (1 / i));
            if (root ** i === a && root ** j <= most) count += 1;
          }
      return count;
    },
  },
  ({ most, way }, { step, find }) => {
    const powers = find(exponentUpTo(2, most));
    const two = step(exponentPairs(powers.valueOf(), fractional), {
      name: text`the number of pairs of powers of $2$`,
      because: text`For example $\log_4 8 = \frac{3}{2}$, because $4 = 2^2$ and $8 = 2^3$. If the smaller exponent
        divides the larger, as $2$ divides $4$ in $\log_4 16 = 2$, the logarithm is an integer.`,
      works: value =>
        tex`2^{${powers}} \le ${most}; \ \text{larger exponent } 3, \dots, ${powers}: \quad ${Array.from(
          { length: powers.valueOf() - 2 },
          (_, i) => i + 3,
        )
          .map(j => exponentPairs(j, fractional) - exponentPairs(j - 1, fractional))
          .join(' + ')} = ${value}`,
    })`
      If $\log_a b = \frac{m}{n}$, then $b^n = a^m$, so $a$ and $b$ are powers of one integer, and the logarithm is the
      exponent of $b$ divided by the exponent of $a$. Begin with powers of $2$: count the pairs whose smaller exponent
      does not divide the larger one.`;
    const three = step(exponentPairs(exponentUpTo(3, most), fractional), {
      name: text`the number of pairs of powers of $3$`,
      because: text`A power of $3$ and a power of $2$ never have a rational logarithm, since no power of the one equals
        a power of the other. So each base is counted by itself, with fewer exponents because its powers grow faster.`,
      works: value => tex`3^{${exponentUpTo(3, most)}} \le ${most}: \quad ${value}`,
    })`
      Do the same for the powers of $3$ up to $${most}$: count the pairs of exponents in which the smaller one does not
      divide the larger one.`;
    const others = step(pairsOf(most, fractional, 5), {
      name: text`the number of pairs of powers of other bases`,
      because: text`With exponents $1$ and $2$ alone the logarithm is an integer, so the first useful pair is square
        and cube. Not $4$ or $9$ as bases, because their powers are powers of $2$ or $3$ and are counted already.`,
      works: value => {
        const bases = primitive(rootFloor(most, 3)).filter(base => base > 3);
        return tex`${bases.map(base => `${base}^{${exponentUpTo(base, most)}}`).join(', ')} \le ${most}: \quad
          ${value}`;
      },
    })`
      Now take the other integers that are not powers themselves, such as $5$ and $6$. Such a base needs at least its
      square and its cube up to $${most}$; count the pairs of exponents for each.`;
    const count = step(calc`${two} + ${three} + ${others}`)`
      Every pair belongs to exactly one of these bases, so add the three numbers of pairs.`;
    return {
      answer: count,
      stem: way
        ? text`For how many pairs of integers $(a, b)$ with $2 \le a < b \le ${most}$ is $\log_a b$ a rational
          number, but not an integer?`
        : text`Two integers $a < b$ are chosen from $2, 3, \dots, ${most}$ so that $\log_a b = \frac{m}{n}$ in
          lowest terms, with integers $m$ and $n > 1$. How many choices of $(a, b)$ are possible?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('left_out_a_case', others, 0)`
          $${count}$ counts only powers of $2$ and of $3$. Other bases give pairs as well: $25 = 5^2$ and $125 = 5^3$
          are both up to $${most}$, with the logarithm $\frac{3}{2}$.`,
        slip('left_out_a_case', others, () => {
          const primes = [5, 7].reduce(
            (sum, base) => sum + exponentPairs(exponentUpTo(base, most), fractional),
            0,
          );
          return others.equals(primes) ? null : primes;
        })`
          You counted $${others}$ pairs besides powers of $2$ and $3$, all with prime bases. A base need not be prime:
          $36$ and $216$ are powers of $6$.`,
        slip(
          'counted_twice',
          others,
          () => calc`${others} + ${exponentPairs(exponentUpTo(4, most), fractional)}`,
        )`
          $${count}$ counts powers of $4$ as a base of their own. Every power of $4$ is a power of $2$, so these pairs
          are counted already.`,
        slip('kept_a_case_that_is_ruled_out', two, () => exponentPairs(powers.valueOf(), i => i > 1))`
          You counted $${two}$ pairs of powers of $2$, some such as $4$ and $16$ among them. Their logarithm is
          $\log_4 16 = 2$, an integer.`,
        slip('counted_one_too_many', powers, calc`${powers} + 1`)`
          You counted powers of $2$ up to $2^{${powers}} = ${2 ** powers.valueOf()}$. This number is more than
          $${most}$, so it cannot be chosen.`,
        slip('left_out_an_end_point', powers, calc`${powers} - 1`)`
          You stopped the powers of $2$ at $2^{${powers}} = ${2 ** powers.valueOf()}$. The next power of $2$ is still
          at most $${most}$ and gives more pairs.`,
        slip('left_out_a_case', three, 0)`
          $${count}$ leaves out the powers of $3$. For example $9 = 3^2$ and $27 = 3^3$ give
          $\log_9 27 = \frac{3}{2}$.`,
        slip('counted_order', count, calc`(${two} + ${three} + ${others}) * 2`)`
          $${count}$ counts each pair in both orders. The question says that $a$ is the smaller number, so each pair
          counts once.`,
      ],
      snapRead: text`The logarithm of two integers has to be a fraction: both must be powers of one integer.`,
      approach: text`If $a$ and $b$ are powers of the same integer, the logarithm is the quotient of the exponents. Go
        through the bases that are not powers themselves, and count the pairs of exponents with a quotient that is not
        whole.`,
      check: text`For example $\log_4 8 = \frac{3}{2}$ and $\log_8 16 = \frac{4}{3}$; the next power that brings new
        pairs, $${Math.min(
          2 ** (exponentUpTo(2, most) + 1),
          3 ** (exponentUpTo(3, most) + 1),
          (rootFloor(most, 3) + 1) ** 3,
        )}$, is above $${most}$.`,
      principle: text`A logarithm of integers is rational exactly when both are powers of one integer: count pairs of
        exponents.`,
    };
  },
);

/** AL.LOG.2 Hard: integers whose logarithms are fractions. */
export const numbersThatFit: readonly AnyTemplate[] = situation<Pairs>({
  type: 'AL.LOG.2',
  situation: 'powers-of-one-integer',
  draw: draw => ({ most: draw.step(130, 1990, 10) + draw.int(0, 9), way: draw.chance(0.5) }),
  forms: [rational],
});
