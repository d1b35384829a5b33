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
    const border = step(calc`4 * ${c}`, {
      name: text`the positive $k$ with equal roots`,
      because: text`The doubled logarithm is the logarithm of the square, so the two arguments are equal. A quadratic
        has one root only if its discriminant is zero; but a second root may also be lost in the domain.`,
      works: value =>
        tex`kx = (x + ${c})^2: \quad x^2 + (${2 * c} - k)x + ${c * c} = 0, \quad D = (${2 * c} - k)^2 - 4 \times
          ${c * c} = k(k - ${value})`,
    })`
      Remove the logarithms: $kx = (x + ${c})^2$. This is a quadratic in $x$; its discriminant is zero for $k = 0$ and
      for one positive $k$. Find this $k$, because the number of roots changes there.`;
    const middle = find(1);
    const positive = step(middle, {
      name: text`the number of positive values of $k$`,
      because: text`$x + ${c}$ has a square, which is not negative, so $kx$ is not negative either and a positive $k$
        makes $x$ positive. Then both arguments are positive.`,
      works: value => tex`k = ${border}: \ x = ${c}; \quad ${value} \text{ value}`,
    })`
      First let $k$ be positive. If the roots are real, both are positive, so both are in the domain. Then there is
      exactly one solution only if the two roots are equal.`;
    const negative = find(n);
    const count = step(calc`${negative} + ${positive}`, {
      because: text`Two numbers with the product $${c * c}$ are not both larger than $${c}$ in size and not both
        smaller. The one below $-${c}$ makes $x + ${c}$ negative, and a negative number has no logarithm.`,
      works: value => tex`k = -1, \dots, -${n}: \quad ${n} + ${positive} = ${value}`,
    })`
      Now let $k$ be negative. Both roots are then negative, and their product is $${c * c}$, so one of them lies above
      $-${c}$ and the other below. Only the first keeps $x + ${c}$ positive: every negative $k$ gives exactly one
      solution.`;
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
          You counted only $k = ${border}$, where the roots are equal. For a negative $k$ there are two roots, but one
          of them is outside the domain, so one solution is left.`,
        slip('left_out_equal_values', middle, 0)`
          You left out $k = ${border}$. There the two roots coincide, so there is exactly one solution.`,
        slip('let_in_zero', middle, 2)`
          You counted $k = 0$ too. Then $\log(kx)$ would be the logarithm of $0$, which does not exist.`,
        slip('ignored_the_domain', count, calc`${n} - ${border} + 1 + ${n}`)`
          You counted all $${count}$ integers $k$ with real roots. For $k$ above $${border}$ both roots are in the
          domain, so there are two solutions.`,
        slip('kept_a_case_that_is_ruled_out', positive, calc`${n} - ${border}`)`
          You counted the integers $k > ${border}$. There both roots are real, different and in the domain, so there
          are two solutions.`,
        slip('swapped_the_two', negative, calc`${n} - ${border}`)`
          You counted the integers above $${border}$ in place of the negative ones. They give two solutions each; a
          negative $k$ gives one.`,
        slip('left_out_a_case', negative, calc`${n} - 1`)`
          You counted $${negative}$ negative integers. From $-${n}$ to $-1$ there are $${n}$, and each gives exactly
          one solution.`,
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
    const product = step(n, {
      name: text`the product of the two brackets`,
      because: text`One equation in two unknowns has no single solution, but integers with a known product are pairs of
        factors, and these can be listed. Multiplying the brackets out gives $${m * k}$ besides the three terms, so it
        is added on the right too.`,
      works: value =>
        tex`xy - ${k !== 1 && k}x - ${m !== 1 && m}y = ${n - m * k}, \quad (x - ${m})(y - ${k}) = ${value}`,
    })`
      Remove the logarithms: $xy$ is equal to the argument on the other side. Bring the terms with $x$ and $y$ to the
      left and add $${m} \times ${k}$ on both sides: the left side is then a product of two brackets.`;
    const positive = step(divisors(product.valueOf()).length, {
      name: text`the number of pairs with positive brackets`,
      because: text`Choosing the divisor for $x - ${m}$ fixes the other bracket. Exchanging the two factors gives
        another pair $(x, y)$, so both orders count.`,
      works: value => tex`x - ${m} \in \{${divisors(n)}\}: \quad ${value}`,
    })`
      First let both brackets be positive. Then $x$ and $y$ are positive too, so every divisor of $${product}$ gives
      one ordered pair.`;
    const negative = find(divisors(n).filter(d => m - d > 0 && k - n / d > 0).length);
    const count = step(calc`${positive} + ${negative}`, {
      because: text`$\log x$ and $\log y$ exist only for positive numbers. Two negative factors do have the product
        $${n}$, but they make $x$ or $y$ negative or zero.`,
      works: value =>
        tex`0 < x < ${m}, \ 0 < y < ${k}: \ (${m} - x)(${k} - y) < ${m * k} ${m * k <= n && tex`\le ${n}`}; \quad
          ${negative} \text{ more}, \ ${value}`,
    })`
      Now let both brackets be negative. If $x$ and $y$ are positive, the brackets lie less than $${m}$ and less than
      $${k}$ below zero, so their product is less than $${m * k}$, which is too small. So none of these pairs counts.`;
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
          You counted the $${positive}$ pairs from negative factors too. In each of them $x$ or $y$ is not positive, so
          it has no logarithm.`,
        slip('ignored_order', positive, calc`ceil(${divisors(n).length} / 2)`)`
          You counted each pair of factors once, $${positive}$ in all. The brackets of $x$ and of $y$ are different, so
          the two orders give different pairs.`,
        slip('left_out_a_term', product, calc`${n} - ${m} * ${k}`)`
          You counted factor pairs of $${product}$. To get a product of two brackets, $${m} \times ${k}$ has to be
          added to it first.`,
        slip('forgot_one_or_the_number_itself', positive, calc`${positive} - 2`)`
          You left out the factors $1$ and $${n}$. They give pairs of positive integers as well.`,
        slip('left_out_an_end_point', positive, calc`${positive} - 1`)`
          You counted $${positive}$ divisors of $${n}$ and missed one. List them in pairs, from $1 \times ${n}$ on.`,
        slip('counted_one_too_many', positive, calc`${positive} + 1`)`
          You counted $${positive}$ divisors of $${n}$, one too many. List them in pairs, from $1 \times ${n}$ on.`,
        slip('counted_twice', product, calc`${n} + ${m} * ${k}`)`
          You used the product $${product}$, which holds $${m} \times ${k}$ twice. It is added only once to make a
          product of two brackets.`,
      ],
      snapRead: text`A logarithmic equation in two integers: without logarithms it becomes a product of two brackets,
        and both numbers must be positive.`,
      approach: text`Remove the logarithms and complete the product of two brackets. Each pair of factors gives one
        pair of integers; keep those with positive numbers only.`,
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
