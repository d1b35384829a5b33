import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { powerMod } from '../primes.ts';
import { countUpTo, isCount, upTo } from '../whole.ts';

/** How long the remainders of a's powers by d take to repeat; a and d have no common factor. */
const cycle = (a: number, d: number) => {
  for (let n = 1; ; n += 1) if (powerMod(a, n, d) === 1) return n;
};
const cycleTex = (a: number, d: number) =>
  upTo(cycle(a, d))
    .map(n => powerMod(a, n, d))
    .join(', ');

interface Sum {
  a: number;
  m: number;
  b: number;
  n: number;
  d: number;
  frame: number;
}

/** The least multiplier of a^m that makes up for b^n. */
const multiplier = (first: number, second: number, d: number) =>
  upTo(d - 1).find(k => (k * first + second) % d === 0) ?? 0;

const multipleOfAPower = form({
  form: 'multiple-of-a-power-and-a-power',
  band: 'Medium',
  entry: true,
  seconds: 85,
  also: ['NS.REM.3', 'NS.REM.5'],
  stem: ({ a, m, b, n, d, frame }: Sum) =>
    frame === 0
      ? `What is the smallest positive integer $k$ for which $k \\times ${a}^{${m}} + ${b}^{${n}}$ is divisible by $${d}$?`
      : frame === 1
        ? `The sum of $${b}^{${n}}$ and $k$ times $${a}^{${m}}$ is a multiple of $${d}$. Find the least possible value of the positive integer $k$.`
        : `The number $${b}^{${n}}$ is written on a board. What is the least number of times that $${a}^{${m}}$ must be added to it to give a multiple of $${d}$?`,
  path: path<Sum>()
    .step(
      'first',
      ({ a, m, d }) => q(powerMod(a, m, d)),
      ({ a, d }) =>
        `The remainders of the powers of $${a}$ by $${d}$ repeat. Find the length of the cycle and reduce the exponent by it.`,
      ({ a, m, d }, { first }) =>
        `${cycleTex(a, d)}, \\dots \\; \\text{(a cycle of ${cycle(a, d)})}; \\quad ${m} \\equiv ${m % cycle(a, d)} \\pmod{${cycle(a, d)}}: \\quad ${a}^{${m}} \\equiv ${first}`,
    )
    .step(
      'second',
      ({ b, n, d }) => q(powerMod(b, n, d)),
      ({ b }) => `Do the same for the powers of $${b}$, with their own cycle.`,
      ({ b, n, d }, { second }) =>
        `${cycleTex(b % d, d)}, \\dots \\; \\text{(a cycle of ${cycle(b % d, d)})}; \\quad ${n} \\equiv ${n % cycle(b % d, d)} \\pmod{${cycle(b % d, d)}}: \\quad ${b}^{${n}} \\equiv ${second}`,
    )
    .step(
      'k',
      ({ d }, { first, second }) => q(multiplier(first.valueOf(), second.valueOf(), d)),
      ({ d }) =>
        `The remainders stand for the powers. Go through the numbers that complete the second one to a multiple of $${d}$ until the first divides one of them.`,
      ({ d }, { first, second, k }) =>
        `${first.equals(1) ? '' : first}k + ${second} = ${first.mul(k).add(second)} = ${d} \\times ${first.mul(k).add(second).div(d)}, \\quad k = ${k}`,
    ),
  slips: [
    {
      misconception: 'sum_for_multiple',
      at: 'k',
      wrongly: ({ d }, { first, second }) => q((2 * d - first.valueOf() - second.valueOf()) % d),
      words: ({ d }, { first, second, k }) =>
        `$${first} + ${second} + ${k}$ is a multiple of $${d}$, but $k$ multiplies the first power instead of being added.`,
    },
    {
      misconception: 'difference_for_sum',
      at: 'k',
      wrongly: ({ d }, { first, second }) => q(multiplier(first.valueOf(), d - second.valueOf(), d)),
      words: ({ d }, { first, second, k }) =>
        `$k = ${k}$ makes $${first}k - ${second}$ a multiple of $${d}$; the powers are added.`,
    },
    {
      misconception: 'exponent_not_reduced_by_cycle',
      at: 'first',
      wrongly: ({ a, m, d }) => q(powerMod(a, m % d, d)),
      words: ({ m, d }, { first }) =>
        `The exponent $${m}$ was reduced by the divisor $${d}$, which gives the remainder $${first}$; it repeats with the length of the cycle.`,
    },
    {
      misconception: 'cycle_position_one_too_far',
      at: 'first',
      wrongly: ({ a, m, d }) => q(powerMod(a, m + 1, d)),
      words: ({ a }, { first }) =>
        `In the cycle of $${a}$ the place was counted from $0$, which gives $${first}$; the first place belongs to exponent $1$.`,
    },
    {
      misconception: 'same_cycle_for_both',
      at: 'second',
      wrongly: ({ a, b, n, d }) => (n % cycle(a, d) === 0 ? q(1) : q(powerMod(b, n % cycle(a, d), d))),
      words: ({ a, b }, { second }) =>
        `For $${b}$ the cycle length of $${a}$ was used, which gives $${second}$; each base has its own.`,
    },
    {
      misconception: 'multiplier_on_the_other_power',
      at: 'k',
      wrongly: ({ d }, { first, second }) => q(multiplier(second.valueOf(), first.valueOf(), d)),
      words: ({ d, a, m }, { first, second, k }) =>
        `$k = ${k}$ makes $${first} + ${second}k$ a multiple of $${d}$; but $k$ stands before $${a}^{${m}}$.`,
    },
    {
      misconception: 'only_second_power',
      at: 'k',
      wrongly: ({ d }, { second }) => q(d).sub(second),
      words: ({ d, b, n }, { second, k }) =>
        `$${d} - ${second} = ${k}$ is what $${b}^{${n}}$ lacks to a multiple of $${d}$; it has to be made of copies of the other power.`,
    },
  ],
  show: value => plain(value),
  plausible: (value, { d }) => isCount(value) && value.lt(d),
  snapRead: ({ d }) =>
    `Two large powers with different bases, one of them with an unknown factor, and divisibility by $${d}$.`,
  approach: () =>
    'Remainders of powers repeat. Reduce each exponent by the length of its own cycle; what is left is a condition on small numbers, and the factor is found by trying the multiples of the divisor.',
  faster: ({ a, m, b, n, d }, { first, second, k }) =>
    `By Fermat $x^{${d - 1}} \\equiv 1 \\pmod{${d}}$: $${a}^{${m % (d - 1)}} \\equiv ${first}$, $${b % d}^{${n % (d - 1)}} \\equiv ${second}$, and $${first} \\times ${k} \\equiv ${d - second.valueOf()}$.`,
  check: ({ a, m, b, n, d }, { k }) => {
    const [i, j] = [m % cycle(a, d) || cycle(a, d), n % cycle(b % d, d) || cycle(b % d, d)];
    const sum = k.valueOf() * a ** i + (b % d) ** j;
    return `$${k} \\times ${a}^{${i}} + ${b % d}^{${j}} = ${sum} = ${d} \\times ${sum / d}$, and these exponents stand at the same places of the cycles.`;
  },
  principle: 'Remainders of powers repeat; with them a condition on huge numbers becomes one on small ones.',
  verify: ({ a, m, b, n, d }) => {
    for (let k = 1n; ; k += 1n)
      if ((k * BigInt(a) ** BigInt(m) + BigInt(b) ** BigInt(n)) % BigInt(d) === 0n) return q(Number(k));
  },
});

const sums = situation<Sum>({
  type: 'NS.REM.2',
  situation: 'two-powers-to-a-multiple',
  tries: 30,
  draw: draw => {
    const p = {
      a: draw.int(2, 9),
      m: draw.int(30, 130),
      b: draw.int(2, 30),
      n: draw.int(30, 130),
      d: draw.pick([7, 11, 13, 17, 19]),
      frame: draw.int(0, 2),
    };
    if (p.a % p.d < 2 || p.b % p.d < 2 || p.a === p.b % p.d) return null;
    const [i, j] = [cycle(p.a, p.d), cycle(p.b % p.d, p.d)];
    const [first, second] = [powerMod(p.a, p.m, p.d), powerMod(p.b, p.n, p.d)];
    const fits = i !== j && i > 2 && j > 2 && i <= 10 && j <= 10 && p.m % i > 0 && p.n % j > 0;
    return fits && first > 1 && first < p.d - 1 && multiplier(first, second, p.d) > 1 ? p : null;
  },
  forms: [multipleOfAPower],
});

interface Exponents {
  a: number;
  d: number;
  r: number;
  from: number;
  to: number;
  frame: number;
}

const place = ({ a, d, r }: Exponents) => upTo(cycle(a, d)).find(n => powerMod(a, n, d) === r) ?? 0;

const exponentsCounted = form({
  form: 'exponents-with-a-remainder',
  revision: 3,
  likely: true,
  band: 'Medium',
  entry: true,
  seconds: 65,
  also: ['NS.NUM.5'],
  stem: ({ a, d, r, from, to, frame }: Exponents) =>
    frame === 0
      ? `For how many integers $n$ from $${from}$ to $${to}$ does $${a}^n$ leave a remainder of $${r}$ when divided by $${d}$?`
      : frame === 1
        ? `In the list $${a}^{${from}}, ${a}^{${from + 1}}, ${a}^{${from + 2}}, \\dots, ${a}^{${to}}$, how many numbers are $${r}$ more than a multiple of $${d}$?`
        : `How many integers $n$ with $${from} \\le n \\le ${to}$ make $${a}^n - ${r}$ a multiple of $${d}$?`,
  path: path<Exponents>()
    .step(
      'cycle',
      ({ a, d }) => q(cycle(a, d)),
      ({ d }) => `List the remainders of the powers by $${d}$ until they repeat.`,
      ({ a, d }, { cycle: length }) => `${cycleTex(a, d)}, \\dots: \\quad ${length}`,
    )
    .quiet('place', p => q(place(p)))
    .step(
      'before',
      ({ from }, { cycle: length, place: at }) => q(Math.floor((from - 1 - Number(at)) / Number(length)) + 1),
      ({ r }) =>
        `The remainder $${r}$ stands at one place of each cycle. Count the exponents of this kind below the range.`,
      ({ from }, { cycle: length, place: at, before }) =>
        `n = ${at} + ${length}k \\le ${from - 1}: \\quad ${before}`,
    )
    .step(
      'upto',
      ({ to }, { cycle: length, place: at }) => q(Math.floor((to - Number(at)) / Number(length)) + 1),
      'Count them up to the end of the range.',
      ({ to }, { cycle: length, place: at, upto }) => `n = ${at} + ${length}k \\le ${to}: \\quad ${upto}`,
    )
    .step(
      'count',
      (_p, { upto, before }) => upto.sub(before),
      'Subtract.',
      (_p, { upto, before, count }) => `${upto} - ${before} = ${count}`,
    ),
  slips: [
    {
      misconception: 'cycle_equals_divisor',
      at: 'cycle',
      wrongly: ({ d }) => q(d),
      words: ({ d }) => `The cycle was taken to be $${d}$ long, like the divisor; the powers repeat earlier.`,
    },
    {
      misconception: 'fermat_length_used',
      at: 'cycle',
      wrongly: ({ d }) => q(d - 1),
      words: ({ d }) =>
        `The length $${d - 1}$ is a period too, but the remainder comes more than once in it.`,
    },
    {
      misconception: 'range_start_ignored',
      at: 'before',
      wrongly: () => q(0),
      words: ({ from }) => `Exponents below $${from}$ were counted as well.`,
    },
    {
      misconception: 'term_at_end_lost',
      at: 'upto',
      wrongly: ({ to }, { cycle: length, place: at }) => q(Math.floor((to - Number(at)) / Number(length))),
      words: ({ to }, { cycle: length }) =>
        `The number of steps of $${length}$ up to $${to}$ was counted, not the number of exponents: one is missing.`,
    },
    {
      misconception: 'length_of_range_divided',
      at: 'count',
      wrongly: ({ from, to }, { cycle: length }) => q(Math.ceil((to - from + 1) / Number(length))),
      words: ({ from, to }, { cycle: length }) =>
        `$${to - from + 1}$ exponents divided by $${length}$, rounded up: whether the part of a cycle at the end contains the place was not looked at.`,
    },
    {
      misconception: 'half_cycle_sign_ignored',
      at: 'cycle',
      wrongly: (_p, { cycle: length }) => (length.valueOf() % 2 === 0 ? length.div(2) : null),
      words: (_p, { cycle: length }) =>
        `After $${length}$ steps the power is $-1$ times the first one, not the same; the cycle is twice as long.`,
    },
    {
      misconception: 'length_of_range_rounded_down',
      at: 'count',
      wrongly: ({ from, to }, { cycle: length }) => q(Math.floor((to - from + 1) / Number(length))),
      words: ({ from, to }, { cycle: length }) =>
        `$${to - from + 1}$ exponents divided by $${length}$, rounded down: the part of a cycle that is left may contain the place as well.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ r, d }) =>
    `Powers of one base, the remainder $${r}$ by $${d}$, and a range of exponents: count the right ones.`,
  approach: () =>
    'Remainders of powers repeat, so the right exponents form an arithmetic progression. Find its step and first term, and count the terms in the range.',
  faster: (p, { cycle: length, count }) => {
    const list = upTo(p.to).filter(n => n >= p.from && powerMod(p.a, n, p.d) === p.r);
    return `The exponents are $${list[0]}, ${list[1]}, \\dots, ${list.at(-1)}$ in steps of $${length}$: $\\frac{${list.at(-1)} - ${list[0]}}{${length}} + 1 = ${count}$.`;
  },
  check: p => {
    const at = place(p);
    return `$${p.a}^{${at}} = ${p.a ** at} = ${p.d} \\times ${Math.floor(p.a ** at / p.d)} + ${p.a ** at % p.d}$, and $${p.a}^{${cycle(p.a, p.d)}}$ leaves $1$.`;
  },
  principle:
    'Exponents with a given remainder form an arithmetic progression whose step is the length of the cycle.',
  verify: ({ a, d, r, from, to }) =>
    countUpTo(to, n => n >= from && Number(BigInt(a) ** BigInt(n) % BigInt(d)) === r),
});

const exponents = situation<Exponents>({
  type: 'NS.REM.2',
  situation: 'right-exponents',
  tries: 30,
  draw: draw => {
    const p = {
      a: draw.int(2, 6),
      d: draw.pick([7, 9, 11, 13, 14, 17, 19, 23, 31]),
      r: 0,
      from: draw.int(10, 60),
      to: draw.int(90, 250),
      frame: draw.int(0, 2),
    };
    if (
      p.d % p.a === 0 ||
      powerMod(p.a, 0, p.d) !== 1 ||
      (p.d === 9 && p.a % 3 === 0) ||
      (p.d === 14 && p.a % 2 === 0)
    )
      return null;
    if (p.d === 9 && p.a === 6) return null;
    const length = cycle(p.a, p.d);
    if (length < 3 || length > 10 || length === p.d - 1) return null;
    p.r = powerMod(p.a, draw.int(2, length - 1), p.d);
    return p.r > 1 ? p : null;
  },
  forms: [exponentsCounted],
});

/** NS.REM.2 Medium: cycles of two powers; exponents counted by their place in the cycle. */
export const cyclesOfPowers: readonly AnyTemplate[] = [...sums, ...exponents];
