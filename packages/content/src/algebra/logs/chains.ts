import { path } from '../../path.ts';
import { fractionTex, numberTex, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { nearFraction, q } from '../../value.ts';

interface Chain {
  /** First base, and the exponent the chain reaches. */
  a: number;
  e: number;
  /** Exponents of the one-base form: base a^m, argument a^n. */
  m: number;
  n: number;
  /** log_a x, log_b x and log_{ab} x. */
  u: number;
  v: number;
  w: number;
  /** t² − (p + 1)t + s = 0 has the whole roots t1, t2. */
  t1: number;
  t2: number;
  way: boolean;
}

const shown = (value: Parameters<typeof fractionTex>[0]) => `$${fractionTex(value)}$`;

const chain = form({
  form: 'chain-of-neighbours',
  revision: 3,
  band: 'Easy',
  seconds: 40,
  suits: ({ a, e }: Chain) => a ** e < 3000 && e > 1,
  stem: ({ a, e, way }: Chain) =>
    way
      ? `If $\\log_{${a}} ${a + 1} \\cdot \\log_{${a + 1}} ${a + 2} \\cdots \\log_{n - 1} n = ${e}$, what is $n$?`
      : `The product $\\log_{${a}} ${a + 1} \\times \\log_{${a + 1}} ${a + 2} \\times \\dots$ is continued in this way up to $\\log_{n - 1} n$, and its value is $${e}$. Find $n$.`,
  path: path<Chain>()
    .quiet('base', ({ a }) => q(a))
    .step(
      'power',
      ({ e }) => q(e),
      'Change of base: each factor cancels the base of the next, so the product is one logarithm.',
      ({ a, e }) =>
        `\\frac{\\log ${a + 1}}{\\log ${a}} \\cdot \\frac{\\log ${a + 2}}{\\log ${a + 1}} \\cdots \\frac{\\log n}{\\log (n - 1)} = \\log_{${a}} n = ${e}`,
    )
    .step(
      'n',
      (_p, { base, power }) => q(base.valueOf() ** power.valueOf()),
      'Write it as a power.',
      (_p, { base, power, n }) => `n = ${base}^{${power}} = ${n}`,
    ),
  slips: [
    {
      misconception: 'number_after_the_base',
      at: 'base',
      wrongly: ({ a }) => q(a + 1),
      words: (_p, { base }) =>
        `The first argument, $${base}$, was taken as the base of the whole chain; it cancels.`,
    },
    {
      misconception: 'one_before_the_last',
      at: 'n',
      wrongly: ({ a, e }) => q(a ** e - 1),
      words: (_p, { n }) => `$${n}$ is the last base; the argument is one more.`,
    },
    {
      misconception: 'base_times_exponent',
      at: 'n',
      wrongly: ({ a, e }) => q(a * e),
      words: ({ a, e }) => `$${a} \\times ${e}$ multiplies where a power is needed.`,
    },
    {
      misconception: 'base_and_exponent_exchanged',
      at: 'n',
      wrongly: ({ a, e }) => (e > 1 && e ** a !== a ** e ? q(e ** a) : null),
      words: ({ a, e }) => `$${e}^{${a}}$ exchanges base and exponent.`,
    },
    {
      misconception: 'one_beyond_the_last',
      at: 'n',
      wrongly: ({ a, e }) => q(a ** e + 1),
      words: ({ a, e }) => `The chain already reaches $${e}$ at $${a}^{${e}}$.`,
    },
    {
      misconception: 'exponent_one_too_large',
      at: 'power',
      wrongly: ({ e }) => q(e + 1),
      words: (_p, { power }) => `The exponent $${power}$ is one larger than the product given.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 2 && value.valueOf() < 20000,
  snapRead: () => 'A product of logarithms in which each argument is the next base.',
  approach: () =>
    'Write every factor with change of base; everything cancels but the first base and the last argument.',
  check: ({ a, e }) => `$\\log_{${a}} ${a ** e} = ${e}$, since $${a}^{${e}} = ${a ** e}$.`,
  principle: 'In a chain of logarithms each argument cancels the next base: only the ends remain.',
  verify: ({ a, e }) => {
    let product = 1;
    for (let n = a + 1; n < 5000; n += 1) {
      product *= Math.log(n) / Math.log(n - 1);
      if (Math.abs(product - e) < 1e-9) return q(n);
    }
    throw new Error('the chain never gets there');
  },
});

const oneBase = form({
  form: 'powers-of-one-base',
  band: 'Easy',
  seconds: 40,
  suits: ({ a, m, n }: Chain) => m !== n && n % m !== 0 && a ** Math.max(m, n) < 5000 && m > 1 && n > 1,
  stem: ({ a, m, n, way }: Chain) =>
    way
      ? `What is the value of $\\log_{${a ** m}} ${a ** n} + \\log_{${a ** n}} ${a ** m}$?`
      : `Find the sum of $\\log_{${a ** m}} ${a ** n}$ and its reciprocal.`,
  path: path<Chain>()
    .quiet('up', ({ n }) => q(n))
    .quiet('down', ({ m }) => q(m))
    .step(
      'first',
      (_p, { up, down }) => up.div(down),
      ({ a }) => `Write base and argument as powers of $${a}$; the exponents give the logarithm.`,
      ({ a, m, n }, { first }) => `\\log_{${a}^{${m}}} ${a}^{${n}} = ${fractionTex(first)}`,
    )
    .quiet('second', (_p, { first }) => first.inverse())
    .step(
      'sum',
      (_p, { first, second }) => first.add(second),
      'The other logarithm is the reciprocal; add.',
      (_p, { first, second, sum }) => `${fractionTex(first)} + ${fractionTex(second)} = ${fractionTex(sum)}`,
    ),
  slips: [
    {
      misconception: 'stops_one_step_early',
      gives: 'first',
      words: (_p, { first }) => `$${fractionTex(first)}$ is the first logarithm alone.`,
    },
    {
      misconception: 'reports_other_unknown',
      gives: 'second',
      words: (_p, { second }) => `$${fractionTex(second)}$ is the second logarithm alone.`,
    },
    {
      misconception: 'second_equal_to_first',
      at: 'second',
      wrongly: (_p, { first }) => first,
      words: (_p, { first }) =>
        `Exchanging base and argument turns $${fractionTex(first)}$ over; it does not stay the same.`,
    },
    {
      misconception: 'product_for_sum',
      at: 'sum',
      wrongly: (_p, { first, second }) => first.mul(second),
      words: () => 'The two logarithms were multiplied, which gives one.',
    },
    {
      misconception: 'exponents_subtracted',
      at: 'first',
      wrongly: ({ m, n }) => (n > m ? q(n - m) : null),
      words: ({ m, n }) =>
        `$${n} - ${m}$ belongs to a quotient of powers; here one exponent is divided by the other.`,
    },
    {
      misconception: 'second_subtracted',
      at: 'sum',
      wrongly: (_p, { first, second }) => first.sub(second).abs(),
      words: () => 'The reciprocal was subtracted instead of added.',
    },
    {
      misconception: 'adds_one_more',
      at: 'second',
      wrongly: (_p, { first }) => first.inverse().mul(2),
      words: (_p, { first }) => `The reciprocal of $${fractionTex(first)}$ was counted twice.`,
    },
  ],
  show: value => shown(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'Two logarithms with base and argument exchanged, all powers of one number.',
  approach: () => 'Exponents of the common base give the first logarithm; the second is its reciprocal.',
  check: ({ a, m, n }) =>
    `$\\log_{${a ** m}} ${a ** n} \\approx ${(n / m).toFixed(2)}$, which is ${n > m ? 'above' : 'below'} $1$ as it should be.`,
  principle: 'Exchanging base and argument turns a logarithm into its reciprocal.',
  verify: ({ a, m, n }) =>
    nearFraction(Math.log(a ** n) / Math.log(a ** m) + Math.log(a ** m) / Math.log(a ** n), 200),
});

const productBase = form({
  form: 'base-is-a-product',
  revision: 2,
  band: 'Easy',
  seconds: 50,
  suits: ({ u, v }: Chain) => u !== v && (u * v) % (u + v) !== 0,
  stem: ({ u, v, way }: Chain) =>
    way
      ? `For $x > 1$, $\\log_a x = ${u}$ and $\\log_b x = ${v}$. What is $\\log_{ab} x$?`
      : `If $a^{${u}} = b^{${v}} = x$ with $x > 1$, to what power must $ab$ be raised to give $x$?`,
  path: path<Chain>()
    .quiet('first', ({ u }) => q(1, u))
    .quiet('second', ({ v }) => q(1, v))
    .step(
      'inverse',
      (_p, { first, second }) => first.add(second),
      'To base $x$ the logarithms of factors add; invert the given ones.',
      ({ u, v }, { inverse }) => `\\log_x ab = \\frac{1}{${u}} + \\frac{1}{${v}} = ${fractionTex(inverse)}`,
    )
    .step(
      'value',
      (_p, { inverse }) => inverse.inverse(),
      'Invert it again.',
      (_p, { value }) => `\\log_{ab} x = ${fractionTex(value)}`,
    ),
  slips: [
    {
      misconception: 'logs_added',
      at: 'value',
      wrongly: ({ u, v }) => q(u + v),
      words: ({ u, v }) => `$${u} + ${v}$ adds logarithms to different bases.`,
    },
    {
      misconception: 'not_turned_back',
      gives: 'inverse',
      words: (_p, { inverse }) =>
        `$${fractionTex(inverse)}$ is the logarithm of $ab$ to base $x$, which still has to be inverted.`,
    },
    {
      misconception: 'mean_of_logs',
      at: 'value',
      wrongly: ({ u, v }) => q(u + v, 2),
      words: ({ u, v }, { value }) =>
        `The mean of the two logarithms was taken; a product of bases makes the logarithm smaller than either. Here $\\frac{${numberTex(u)} + ${numberTex(v)}}{2} = ${numberTex(value)}$.`,
    },
    {
      misconception: 'logs_multiplied',
      at: 'value',
      wrongly: ({ u, v }) => q(u * v),
      words: ({ u, v }) => `$${u} \\times ${v}$ multiplies the logarithms without dividing by their sum.`,
    },
    {
      misconception: 'logs_subtracted',
      at: 'second',
      wrongly: ({ v, u }) => (v > u ? q(-1, v) : null),
      words: ({ u, v }) => `$\\frac{1}{${u}} - \\frac{1}{${v}}$ belongs to a quotient of the bases.`,
    },
    {
      misconception: 'difference_of_logs',
      at: 'value',
      wrongly: ({ u, v }) => q(Math.abs(u - v)),
      words: ({ u, v }) =>
        `$${Math.max(u, v)} - ${Math.min(u, v)}$ subtracts logarithms to different bases; only their reciprocals can be joined.`,
    },
    {
      misconception: 'quotient_of_logs',
      at: 'value',
      wrongly: ({ u, v }) => q(Math.max(u, v), Math.min(u, v)),
      words: ({ u, v }) =>
        `$\\frac{${Math.max(u, v)}}{${Math.min(u, v)}}$ is the logarithm of one base to the other, not of $x$ to their product.`,
    },
    {
      misconception: 'one_factor_doubled',
      at: 'first',
      wrongly: ({ u }) => q(2, u),
      words: ({ u }) => `The share $\\frac{1}{${u}}$ of the first base was counted twice.`,
    },
    {
      misconception: 'one_factor_doubled',
      at: 'second',
      wrongly: ({ v }) => q(2, v),
      words: ({ v }) => `The share $\\frac{1}{${v}}$ of the second base was counted twice.`,
    },
  ],
  show: value => shown(value),
  plausible: value => value.valueOf() > 0,
  onSight: (value, { u, v }) => value.valueOf() < Math.min(u, v),
  snapRead: () => 'Logarithms of one number to two bases are given, and the base becomes their product.',
  approach: () => 'With $x$ as base, logarithms of factors add. So turn over, add, and turn over again.',
  faster: ({ u, v }) =>
    `$\\frac{${u} \\times ${v}}{${u} + ${v}}$, as for two taps that fill in $${u}$ and $${v}$ hours.`,
  check: ({ u, v }) => `With $x = 2^{${u * v}}$: $a = 2^{${v}}$, $b = 2^{${u}}$, and $ab = 2^{${u + v}}$.`,
  principle: 'To multiply bases, go over to the reciprocal logarithms, which add.',
  verify: ({ u, v }) => nearFraction(Math.log(2 ** 20) / Math.log(2 ** (20 / u) * 2 ** (20 / v)), 60),
});

/** AL.LOG.2 Easy: one change of base. */
export const chains: readonly AnyTemplate[] = situation<Chain>({
  type: 'AL.LOG.2',
  situation: 'one-change',
  draw: draw => ({
    a: draw.int(2, 9),
    e: draw.int(2, 7),
    m: draw.int(2, 7),
    n: draw.int(2, 7),
    u: draw.int(2, 15),
    v: draw.int(2, 15),
    w: 0,
    t1: 0,
    t2: 0,
    way: draw.chance(0.5),
  }),
  forms: [chain, oneBase, productBase],
});

const thirdBase = form({
  form: 'third-base',
  revision: 5,
  likely: true,
  band: 'Easy',
  seconds: 50,
  suits: ({ u, v, w }: Chain) => {
    const rest = q(1, w).sub(q(1, u)).sub(q(1, v));
    return w > 1 && u !== v && rest.valueOf() > 0.01 && rest.n <= 40n;
  },
  stem: ({ u, v, w, way }: Chain) =>
    way
      ? `Let $\\log_a x = ${u}$, $\\log_b x = ${v}$ and $\\log_{abc} x = ${w}$, where $x > 1$. What is $\\log_c x$?`
      : `For positive numbers $a, b, c$ and $x > 1$, $a^{${u}} = x$, $b^{${v}} = x$ and $(abc)^{${w}} = x$. If $c^t = x$, find $t$.`,
  path: path<Chain>()
    .step(
      'whole',
      ({ w }) => q(1, w),
      'Turn the logarithms over, so that those of factors add. First the product of all three bases.',
      (_p, { whole }) => `\\log_x abc = ${fractionTex(whole)}`,
    )
    .quiet('first', ({ u }) => q(1, u))
    .quiet('second', ({ v }) => q(1, v))
    .step(
      'rest',
      (_p, { whole, first, second }) => whole.sub(first).sub(second),
      'Take away the two known parts.',
      (_p, { whole, first, second, rest }) =>
        `\\log_x c = ${fractionTex(whole)} - ${fractionTex(first)} - ${fractionTex(second)} = ${fractionTex(rest)}`,
    )
    .step(
      'value',
      (_p, { rest }) => rest.inverse(),
      'Invert it.',
      (_p, { value }) => `\\log_c x = ${fractionTex(value)}`,
    ),
  slips: [
    {
      misconception: 'not_turned_back',
      gives: 'rest',
      words: (_p, { rest }) =>
        `$${fractionTex(rest)}$ is the logarithm of $c$ to base $x$; it has to be inverted.`,
    },
    {
      misconception: 'one_part_not_removed',
      at: 'second',
      wrongly: () => q(0),
      words: ({ v }) => `The part $\\frac{1}{${v}}$ of $b$ was not taken away.`,
    },
    {
      misconception: 'one_part_not_removed',
      at: 'first',
      wrongly: () => q(0),
      words: ({ u }) => `The part $\\frac{1}{${u}}$ of $a$ was not taken away.`,
    },
    {
      misconception: 'logs_subtracted_directly',
      at: 'value',
      wrongly: ({ u, v, w }) => q(Math.abs(u + v - w)),
      words: ({ u, v, w }) =>
        `$${u} + ${v}$ and $${w}$ are logarithms to different bases and cannot be subtracted.`,
    },
    {
      misconception: 'parts_added',
      at: 'second',
      wrongly: ({ v }) => q(-1, v),
      words: ({ v }) => `The part $\\frac{1}{${v}}$ was added instead of taken away.`,
    },
    {
      misconception: 'mean_of_parts_removed',
      at: 'rest',
      wrongly: (_p, { whole, first, second }) => whole.sub(first.add(second).div(2)),
      words: () => 'Only the mean of the two parts was taken away.',
    },
    {
      misconception: 'part_counted_twice',
      at: 'first',
      wrongly: ({ u, v, w }) => (1 / w - 2 / u - 1 / v > 1e-9 ? q(2, u) : null),
      words: ({ u }) => `The part $\\frac{1}{${u}}$ of $a$ was taken away twice.`,
    },
    {
      misconception: 'part_counted_twice',
      at: 'second',
      wrongly: ({ u, v, w }) => (1 / w - 1 / u - 2 / v > 1e-9 ? q(2, v) : null),
      words: ({ v }) => `The part $\\frac{1}{${v}}$ of $b$ was taken away twice.`,
    },
  ],
  show: value => shown(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () => 'One number, three bases and their product: one base is to be separated.',
  approach: () =>
    'Over base $x$ the logarithms of the factors add. Turn over, subtract the known parts, and turn over again.',
  faster: ({ u, v, w }) =>
    `Like three taps that together need $${w}$ hours, two of them $${u}$ and $${v}$ hours alone: $\\frac{1}{${w}} - \\frac{1}{${u}} - \\frac{1}{${v}}$, inverted.`,
  check: ({ u, v, w }, { value }) =>
    `$\\frac{1}{${u}} + \\frac{1}{${v}} + ${fractionTex(value.inverse())} = \\frac{1}{${w}}$.`,
  principle: 'Logarithms of one number to several bases combine by their reciprocals.',
  verify: ({ u, v, w }) => nearFraction(1 / (1 / w - 1 / u - 1 / v), 400),
});

const reciprocalRow = form({
  form: 'row-of-reciprocals',
  revision: 3,
  likely: true,
  band: 'Medium',
  seconds: 85,
  entry: true,
  also: ['AL.SEQ.1', 'AL.INQ.3'],
  suits: ({ n, m }: Chain) => n > 2 && m > 1,
  stem: ({ a, n, m, way }: Chain) =>
    way
      ? `Let $X = ${a}^{${n + 4}}$. What is the smallest $n$ for which $\\frac{1}{\\log_{${a}} X} + \\frac{1}{\\log_{${a}^2} X} + \\dots + \\frac{1}{\\log_{${a}^n} X}$ is greater than $${3 * m}$?`
      : `The logarithms of $X = ${a}^{${n + 4}}$ to the bases $${a}, ${a}^2, ${a}^3, \\dots$ are taken one after the other, and their reciprocals are added. After how many of them does the sum exceed $${3 * m}$ for the first time?`,
  path: path<Chain>()
    .quiet('k', ({ n }) => q(n + 4))
    .step(
      'bound',
      ({ m }, { k }) => k.mul(3 * m),
      'The reciprocal of a logarithm exchanges base and argument; the exponents of the bases then come to the front and add up.',
      ({ a, m }, { k, bound }) =>
        `\\log_X ${a} + 2\\log_X ${a} + \\dots + n\\log_X ${a} = \\frac{1 + 2 + \\dots + n}{${k}} > ${3 * m} \\;\\Rightarrow\\; 1 + 2 + \\dots + n > ${bound}`,
    )
    .quiet('half', () => q(2))
    .step(
      'n',
      (_p, { bound, half }) => {
        let n = 1;
        while (
          q(n * (n + 1))
            .div(half)
            .lte(bound)
        )
          n += 1;
        return q(n);
      },
      'Find the first $n$ whose sum of the first integers is beyond that.',
      (_p, { bound, n }) =>
        `\\frac{${n.sub(1)} \\times ${n}}{2} = ${n.sub(1).mul(n).div(2)} \\le ${bound} < \\frac{${n} \\times ${n.add(1)}}{2} = ${n.mul(n.add(1)).div(2)}`,
    ),
  slips: [
    {
      misconception: 'last_that_is_not_enough',
      at: 'n',
      wrongly: (_p, { n }) => n.sub(1),
      words: (_p, { bound, n }) =>
        `Up to $${n}$ the exponents add up to $${n.mul(n.add(1)).div(2)}$, which is not more than $${bound}$.`,
    },
    {
      misconception: 'one_term_too_many',
      at: 'n',
      wrongly: (_p, { n }) => n.add(1),
      words: (_p, { bound, n }) =>
        `With one term fewer, $${n.sub(1)}$, the exponents add up to $${n.sub(1).mul(n).div(2)}$, already more than $${bound}$.`,
    },
    {
      misconception: 'sum_not_halved',
      at: 'half',
      wrongly: () => q(1),
      words: (_p, { n }) => `$${n} \\times ${n.add(1)}$ is twice the sum of the exponents.`,
    },
    {
      misconception: 'exponent_of_the_number_ignored',
      at: 'bound',
      wrongly: ({ m }) => q(3 * m),
      words: (_p, { bound, k }) =>
        `The exponents were compared with $${bound}$ alone; each term is its exponent divided by $${k}$.`,
    },
    {
      misconception: 'equal_terms_assumed',
      at: 'n',
      wrongly: (_p, { bound, k }) => bound.div(k).mul(2).add(1),
      words: (_p, { n }) =>
        `$${n}$ comes from terms of a half each; the terms grow with the exponent of the base.`,
    },
    {
      misconception: 'powers_of_the_base_added',
      at: 'n',
      wrongly: (_p, { bound }) => {
        let n = 1;
        while (2 ** n - 1 <= Number(bound)) n += 1;
        return q(n);
      },
      words: (_p, { n }) =>
        `Doubling terms would pass the bound after $${n}$; the exponents of the bases grow by $1$ each.`,
    },
    {
      misconception: 'half_of_the_square',
      at: 'n',
      wrongly: (_p, { n, bound }) => {
        const other = Math.floor(Math.sqrt(Number(bound))) + 1;
        return n.equals(other) ? null : q(other);
      },
      words: (_p, { n, bound }) =>
        `$${n}^2$ was compared with $${bound}$; the sum of $1$ to $n$ is about half of $n^2$.`,
    },
    {
      misconception: 'two_terms_short',
      at: 'n',
      wrongly: (_p, { n }) => n.sub(2),
      words: (_p, { bound, n }) =>
        `Up to $${n}$ the exponents add up to only $${n.mul(n.add(1)).div(2)}$, less than $${bound}$.`,
    },
    {
      misconception: 'two_terms_too_many',
      at: 'n',
      wrongly: (_p, { n }) => n.add(2),
      words: (_p, { n, bound }) => `The sum passes $${bound}$ two terms before the one at $${n}$.`,
    },
  ],
  show: value => shown(value),
  plausible: value => value.d === 1n && value.valueOf() > 1,
  snapRead: () =>
    'Reciprocals of logarithms to powers of one base are added until a bound is passed: a progression in disguise.',
  approach: () =>
    'Turn every reciprocal into a logarithm to base $X$. The exponents form a progression; then look for the first sum beyond the bound.',
  faster: ({ n, m }) =>
    `Each term is $\\frac{i}{${n + 4}}$, so $n(n + 1) > 2 \\times ${(n + 4) * 3 * m} = ${6 * m * (n + 4)}$: try next to the root of that, about $${Math.sqrt(6 * m * (n + 4)).toFixed(1)}$.`,
  check: ({ m }, { k, n }) => {
    const sum = (last: typeof n) => last.mul(last.add(1)).div(2).div(k);
    return `With $${n.sub(1)}$ terms the sum is $${fractionTex(sum(n.sub(1)))}$, with $${n}$ it is $${fractionTex(sum(n))}$; only the second is above $${3 * m}$.`;
  },
  principle: 'One over a logarithm is the logarithm with base and argument exchanged.',
  verify: ({ a, n, m }) => {
    let sum = 0;
    for (let i = 1; i < 200; i += 1) {
      sum += (i * Math.log(a)) / ((n + 4) * Math.log(a));
      if (sum > 3 * m + 1e-9) return q(i);
    }
    throw new Error('no number of terms');
  },
});

const shiftedBases = form({
  form: 'bases-in-proportion',
  revision: 2,
  band: 'Medium',
  seconds: 70,
  also: ['AL.QUA.8'],
  suits: ({ t1, t2 }: Chain) => t1 > 0 && t2 > t1 && t1 + t2 - 1 !== t1 * t2 && t1 > 1 && t1 + t2 <= 22,
  stem: ({ a, t1, t2, way }: Chain) => {
    const [p, s] = [t1 + t2 - 1, t1 * t2];
    return way
      ? `The product of all solutions of $\\log_x ${a} \\cdot \\log_{x / ${a}^{${p}}} ${a} = \\log_{x / ${a}^{${s}}} ${a}$ is $${a}^k$. What is $k$?`
      : `Two numbers $x$ satisfy $\\frac{1}{\\log_{${a}} x} \\cdot \\frac{1}{\\log_{${a}} x - ${p}} = \\frac{1}{\\log_{${a}} x - ${s}}$. If the product of these two numbers is $${a}^k$, what is $k$?`;
  },
  path: path<Chain>()
    .quiet('p', ({ t1, t2 }) => q(t1 + t2 - 1))
    .step(
      'linear',
      (_p, { p }) => p.add(1),
      ({ a }) =>
        `Put $t = \\log_{${a}} x$: exchanging base and argument makes every factor a reciprocal. Clear the denominators.`,
      ({ t1, t2 }, { p, linear }) => `t(t - ${p}) = t - ${t1 * t2}, \\quad t^2 - ${linear}t + ${t1 * t2} = 0`,
    )
    .step(
      'k',
      (_p, { linear }) => linear,
      'The product of the numbers has the sum of their logarithms as exponent. Both solutions are allowed, since no denominator vanishes.',
      ({ t1, t2 }, { k }) => `t = ${t1}, \\ ${t2}: \\quad k = t_1 + t_2 = ${k}`,
    ),
  slips: [
    {
      misconception: 'product_of_logs',
      at: 'k',
      wrongly: ({ t1, t2 }) => q(t1 * t2),
      words: ({ t1, t2 }) =>
        `$${t1} \\times ${t2}$ is the product of the logarithms; the product of the numbers needs their sum.`,
    },
    {
      misconception: 'linear_term_lost',
      at: 'linear',
      wrongly: (_p, { p }) => p,
      words: (_p, { p }) =>
        `The $t$ on the right-hand side also goes into the coefficient, which is not just $${p}$.`,
    },
    {
      misconception: 'sign_when_moved_across',
      at: 'linear',
      wrongly: (_p, { p }) => p.sub(1),
      words: (_p, { linear }) =>
        `With $${linear}t$ in the equation the $t$ of the right-hand side went to the left without a change of sign.`,
    },
    {
      misconception: 'one_solution_only',
      at: 'k',
      wrongly: ({ t2 }) => q(t2),
      words: ({ t1, t2 }) => `Only $t = ${t2}$ was used; $t = ${t1}$ is a solution too.`,
    },
    {
      misconception: 'one_solution_only',
      at: 'k',
      wrongly: ({ t1 }) => q(t1),
      words: ({ t1, t2 }) => `Only $t = ${t1}$ was used; $t = ${t2}$ is a solution too.`,
    },
    {
      misconception: 'linear_term_moved_twice',
      at: 'linear',
      wrongly: (_p, { p }) => p.add(2),
      words: (_p, { p }) =>
        `The $t$ of the right-hand side was taken across twice: the coefficient is one more than $${p}$, not two.`,
    },
    {
      misconception: 'shifts_added',
      at: 'k',
      wrongly: ({ t1, t2 }, { p }) => p.add(t1 * t2),
      words: ({ t1, t2 }, { p }) => `$${p} + ${t1 * t2}$ adds the two shifts of the bases.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'The unknown stands in three bases which differ by fixed factors: one substitution makes them differ by constants.',
  approach: () =>
    'Go over to logarithms of $x$. The equation becomes quadratic, and the product of the numbers needs only the sum of its roots.',
  faster: ({ t1, t2 }) =>
    `Only the coefficient of $t$ matters: $t(t - ${t1 + t2 - 1}) - t$ has $-${t1 + t2}t$.`,
  check: ({ t1, t2 }) =>
    `For $t = ${t1}$: $${t1}(${t1} - ${t1 + t2 - 1}) = ${t1 * (1 - t2)}$ and $${t1} - ${t1 * t2} = ${t1 - t1 * t2}$.`,
  principle: 'Unknown bases become reciprocals; then a product of solutions is a sum of exponents.',
  verify: ({ t1, t2 }) => {
    let sum = 0;
    const [p, s] = [t1 + t2 - 1, t1 * t2];
    for (let t = -60; t <= 60; t += 1) if (t !== 0 && t !== p && t !== s && t * (t - p) === t - s) sum += t;
    return q(sum);
  },
});

/** AL.LOG.2 Easy and Medium: reciprocals that add. */
export const reciprocals: readonly AnyTemplate[] = situation<Chain>({
  type: 'AL.LOG.2',
  situation: 'reciprocal-logs',
  draw: draw => {
    const [u, v] = [draw.int(4, 24), draw.int(4, 24)];
    const w = draw.int(1, 5);
    return {
      a: draw.int(2, 7),
      e: 2,
      m: draw.int(2, 7),
      n: draw.int(2, 12),
      u,
      v,
      w,
      t1: draw.int(2, 7),
      t2: draw.int(2, 16),
      way: draw.chance(0.5),
    };
  },
  forms: [thirdBase, reciprocalRow, shiftedBases],
});
