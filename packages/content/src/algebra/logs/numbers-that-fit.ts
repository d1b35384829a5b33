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
    const two = step(
      exponentPairs(powers.valueOf(), fractional),
      value =>
        tex`2^{${powers}} \le ${most}: \quad ${Array.from({ length: powers.valueOf() - 2 }, (_, i) => i + 3)
          .map(j => exponentPairs(j, fractional) - exponentPairs(j - 1, fractional))
          .join(' + ')} = ${value}`,
    )`
      The logarithm is rational only if both are powers of one integer, and its value is the ratio of the exponents.
      Take the powers of $2$: count the pairs whose smaller exponent does not divide the larger.`;
    const three = step(
      exponentPairs(exponentUpTo(3, most), fractional),
      value => tex`3^{${exponentUpTo(3, most)}} \le ${most}: \quad ${value}`,
    )`
      Do the same for the powers of $3$.`;
    const others = step(pairsOf(most, fractional, 5), value => {
      const bases = primitive(rootFloor(most, 3)).filter(base => base > 3);
      return tex`${bases.map(base => `${base}^{${exponentUpTo(base, most)}}`).join(', ')} \le ${most}: \quad ${value}`;
    })`
      And for the other integers that are no powers themselves; a square and a cube are needed at least.`;
    const count = step(calc`${two} + ${three} + ${others}`)`
      Add.`;
    return {
      answer: count,
      stem: way
        ? text`For how many pairs of integers $(a, b)$ with $2 \le a < b \le ${String(most)}$ is $\log_a b$ a rational
          number, but not an integer?`
        : text`Two integers $a < b$ are chosen from $2, 3, \dots, ${String(most)}$ so that $\log_a b = \frac{m}{n}$ in
          lowest terms, with integers $m$ and $n > 1$. How many choices of $(a, b)$ are possible?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('left_out_a_case', others, 0)`
          $${count}$ looks only at powers of $2$ and $3$; $25$ and $125$, for example, are both up to $${most}$.`,
        slip('left_out_a_case', others, () => {
          const primes = [5, 7].reduce(
            (sum, base) => sum + exponentPairs(exponentUpTo(base, most), fractional),
            0,
          );
          return others.equals(primes) ? null : primes;
        })`
          $${others}$ pairs besides those of $2$ and $3$ come from primes only; $36$ and $216$ are powers of $6$.`,
        slip(
          'counted_twice',
          others,
          () => calc`${others} + ${exponentPairs(exponentUpTo(4, most), fractional)}`,
        )`
          $${count}$ counts the powers of $4$ once more, though they are powers of $2$ already.`,
        slip('kept_a_case_that_is_ruled_out', two, () => exponentPairs(powers.valueOf(), i => i > 1))`
          $${two}$ pairs of powers of $2$ include some such as $4$ and $16$, whose logarithm is $2$, a whole number.`,
        slip('counted_one_too_many', powers, calc`${powers} + 1`)`
          $2^{${powers}} = ${2 ** powers.valueOf()}$ is more than $${most}$.`,
        slip('left_out_an_end_point', powers, calc`${powers} - 1`)`
          The powers of $2$ were stopped at $2^{${powers}}$; the next one is still at most $${most}$.`,
        slip('left_out_a_case', three, 0)`
          $${count}$ lacks the powers of $3$: $9$ and $27$, for example.`,
        slip('counted_order', count, calc`(${two} + ${three} + ${others}) * 2`)`
          Both orders were counted, but $a$ is the smaller number.`,
      ],
      snapRead: text`Pairs of integers whose logarithm is a fraction: both must be powers of one integer.`,
      approach: text`If $a$ and $b$ are powers of the same integer, the logarithm is the ratio of the exponents. Go
        through the bases that are no powers and count pairs of exponents.`,
      check: text`For example $\log_4 8 = \frac{3}{2}$ and $\log_8 16 = \frac{4}{3}$; the next power that brings new
        pairs,
        $${Math.min(
          2 ** (exponentUpTo(2, most) + 1),
          3 ** (exponentUpTo(3, most) + 1),
          (rootFloor(most, 3) + 1) ** 3,
        )}$,
        is above $${most}$.`,
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
