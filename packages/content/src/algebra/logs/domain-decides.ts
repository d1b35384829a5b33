import { calc, form, situation, slip, stop, tex, text } from '../../question/index.ts';
import { addedTex, plain } from '../../show.ts';
import type { AnyTemplate } from '../../template.ts';

interface Parameter {
  c: number;
  n: number;
  m: number;
  k: number;
  t: number;
  way: boolean;
}

/** Real solutions of log(kx) = 2 log(x + c). */
const solutions = (k: number, c: number) => {
  const d = (2 * c - k) ** 2 - 4 * c * c;
  if (k === 0 || d < 0) return 0;
  const roots =
    d === 0 ? [(k - 2 * c) / 2] : [(k - 2 * c + Math.sqrt(d)) / 2, (k - 2 * c - Math.sqrt(d)) / 2];
  return roots.filter(x => k * x > 0 && x + c > 0).length;
};

const oneSolution = form<Parameter>(
  'integers-with-one-solution',
  {
    band: 'Hard',
    seconds: 105,
    revision: 2,
    also: ['AL.QUA.3', 'AL.QUA.9'],
    entry: true,
    suits: ({ c, n }) => n > 4 * c + 1,
    verify: ({ c, n }) => {
      let count = 0;
      for (let k = -n; k <= n; k += 1) if (solutions(k, c) === 1) count += 1;
      return count;
    },
  },
  ({ c, n, way }, { step, find }) => {
    const border = step(
      calc`4 * ${c}`,
      value => tex`x^2 + (${2 * c} - k)x + ${c * c} = 0, \quad D = k(k - ${value})`,
    )`
      Compare the arguments. The quadratic has equal roots for $k = 0$ and for one positive $k$.`;
    const middle = find(1);
    const positive = step(middle, value => tex`k = ${border}: \ x = ${c}; \quad ${value} \text{ value}`)`
      For positive $k$ the roots, if real, are positive, and both are allowed. So there is exactly one only if they are
      equal.`;
    const negative = find(n);
    const count = step(
      calc`${negative} + ${positive}`,
      value => tex`k = -1, \dots, -${n}: \quad ${n} + ${positive} = ${value}`,
    )`
      For negative $k$ the roots are negative with product $${c * c}$, so exactly one lies above $-${c}$: every negative
      $k$ counts.`;
    return {
      answer: count,
      stem: way
        ? text`For how many integers $k$ with $-${n} \le k \le ${n}$ does the equation $\log(kx) = 2\log(x + ${c})$ have
          exactly one real solution?`
        : text`The equation $2\log(x + ${c}) = \log(kx)$ has exactly one real solution for some integers $k$. How many
          of these lie between $-${n}$ and $${n}$, both included?`,
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        stop('left_out_a_case', positive)`
          Only $k = ${border}$, with equal roots, was counted; for negative $k$ one of two roots is outside the
          domain.`,
        slip('left_out_equal_values', middle, 0)`
          $k = ${border}$ is missing, where the two roots coincide.`,
        slip('let_in_zero', middle, 2)`
          $k = 0$ was counted, for which the left side has no meaning.`,
        slip('ignored_the_domain', count, calc`${n} - ${border} + 1 + ${n}`)`
          $${count}$ counts all $k$ with real roots, whether one or two of them lie in the domain.`,
        slip('kept_a_case_that_is_ruled_out', positive, calc`${n} - ${border}`)`
          For $k > ${border}$ there are two solutions, not one.`,
        slip('swapped_the_two', negative, calc`${n} - ${border}`)`
          The integers above $${border}$ were counted, which give two solutions each, instead of the negative ones.`,
        slip('left_out_a_case', negative, calc`${n} - 1`)`
          From $-${n}$ to $-1$ there are $${n}$ integers.`,
      ],
      snapRead: text`A parameter inside the logarithm: the number of solutions depends on the domain as well as on the
        quadratic.`,
      approach: text`Solve without logarithms, and look for positive and for negative $k$ which roots keep the arguments
        positive.`,
      faster: text`Only $x > -${c}$ counts there, and $k = \frac{(x + ${c})^2}{x}$: on $-${c} < x < 0$ it takes every
        negative value once, on $x > 0$ values from $${4 * c}$ up twice. So $${n} + 1$.`,
      check: text`For $k = -1$ the roots have product $${c * c}$ and sum $-${2 * c + 1}$: about
        $${((-(2 * c + 1) + Math.sqrt(4 * c + 1)) / 2).toFixed(2)}$ and
        $${((-(2 * c + 1) - Math.sqrt(4 * c + 1)) / 2).toFixed(2)}$; only the first is above $-${c}$.`,
      principle: text`With a parameter in a logarithm, count the roots that stay in the domain, case by case.`,
    };
  },
);

const divisors = (n: number) => Array.from({ length: n }, (_, i) => i + 1).filter(d => n % d === 0);

const wholePairs = form<Parameter>(
  'whole-pairs-in-the-domain',
  {
    band: 'Medium',
    seconds: 70,
    revision: 2,
    also: ['AL.DIO.2', 'NS.FAC.1'],
    entry: true,
    suits: ({ m, k, n }) => n - m * k > 0 && m !== k,
    verify: ({ m, k, n }) => {
      let count = 0;
      for (let x = 1; x <= 2 * n + 50; x += 1)
        for (let y = 1; y <= 2 * n + 50; y += 1) if (x * y === k * x + m * y + n - m * k) count += 1;
      return count;
    },
  },
  ({ n, k, m, way }, { step, find }) => {
    const product = step(
      n,
      value =>
        tex`xy - ${k !== 1 && k}x - ${m !== 1 && m}y = ${n - m * k}, \quad (x - ${m})(y - ${k}) = ${value}`,
    )`
      Compare the arguments and complete the product of two brackets.`;
    const positive = step(
      divisors(product.valueOf()).length,
      value => tex`x - ${m} \in \{${divisors(n)}\}: \quad ${value}`,
    )`
      Both brackets positive: every divisor gives one ordered pair with positive numbers.`;
    const negative = find(divisors(n).filter(d => m - d > 0 && k - n / d > 0).length);
    const count = step(
      calc`${positive} + ${negative}`,
      value =>
        tex`0 < x < ${m}, \ 0 < y < ${k}: \ (${m} - x)(${k} - y) < ${m * k} ${m * k <= n && tex`\le ${n}`}; \quad
          ${negative} \text{ more}, \ ${value}`,
    )`
      Both brackets negative: then $x$ and $y$ would lie below the numbers in the brackets, too small for this product;
      none of these pairs is positive.`;
    return {
      answer: count,
      stem: () => {
        const right = `${k === 1 ? '' : k}x + ${m === 1 ? '' : m}y ${addedTex(n - m * k)}`;
        return way
          ? text`How many pairs of integers $(x, y)$ satisfy $\log x + \log y = \log(${right})$?`
          : text`For integers $x$ and $y$, $\log(${right})$ equals $\log x + \log y$. In how many ways can $(x, y)$ be
            chosen?`;
      },
      show: plain,
      plausible: value => value.valueOf() > 0,
      slips: [
        slip('let_in_negative_numbers', negative, positive)`
          Pairs from negative factors were counted too, $${positive}$ more; their numbers are not both positive and have
          no logarithms.`,
        slip('ignored_order', positive, calc`ceil(${divisors(n).length} / 2)`)`
          Each pair of factors was counted once, though the two brackets are different.`,
        slip('left_out_a_term', product, calc`${n} - ${m} * ${k}`)`
          The product $${m} \times ${k}$ was not added when the brackets were completed.`,
        slip('forgot_one_or_the_number_itself', positive, calc`${positive} - 2`)`
          The factor pairs with $1$ were left out.`,
        slip('left_out_an_end_point', positive, calc`${positive} - 1`)`
          One divisor of $${n}$ was missed.`,
        slip('counted_one_too_many', positive, calc`${positive} + 1`)`
          $${n}$ has one divisor fewer than counted.`,
        slip('counted_twice', product, calc`${n} + ${m} * ${k}`)`
          The product $${m} \times ${k}$ was added twice.`,
      ],
      snapRead: text`A logarithmic equation in two integers: a product of brackets, and a domain.`,
      approach: text`Remove the logarithms, complete the product, count factor pairs, and keep positive numbers only.`,
      faster: () =>
        text`$(x - ${m})(y - ${k}) = ${n}$ with positive $x, y$: as $${m} \times ${k} \le ${n}$, only positive factors
          work, one pair for each of the $${divisors(n).length}$ divisors.`,
      check: text`For example $(x, y) = (${m + 1}, ${k + n})$: $${(m + 1) * (k + n)} = ${k} \times ${m + 1} + ${m}
        \times ${k + n} ${addedTex(n - m * k)}$.`,
      principle: text`Integer solutions of a logarithmic equation are factor pairs, and the domain decides which of
      them count.`,
    };
  },
);

/** AL.LOG.3 Medium and Hard: the domain depends on a parameter or on integers. */
export const domainDecides: readonly AnyTemplate[] = situation<Parameter>({
  type: 'AL.LOG.3',
  situation: 'domain-decides',
  draw: draw => {
    const [m, k] = [draw.int(1, 6), draw.int(1, 6)];
    return {
      c: draw.int(1, 5),
      n: draw.pick([12, 15, 16, 18, 20, 24, 25, 28, 30, 32, 36, 40, 42, 45, 48, 50, 54, 60, 64, 72, 75, 80]),
      m,
      k,
      t: draw.int(1, 30),
      way: draw.chance(0.5),
    };
  },
  forms: [oneSolution, wholePairs],
});
