import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { gcd, lcm } from '../primes.ts';
import { isCount, upTo } from '../whole.ts';

interface Unknown {
  a: number;
  b: number;
  from: number;
  to: number;
  frame: number;
}

const inRange = ({ from, to }: Unknown, fits: (n: number) => boolean) =>
  q(upTo(to).filter(n => n >= from && fits(n)).length);
/** Numbers up to `most`, 0 included, whose remainder by `all` is below `least`. */
const below = (most: number, all: number, least: number) =>
  Math.floor((most + 1) / all) * least + Math.min((most + 1) % all, least);

const sameUnknown = form({
  form: 'count-with-equal-remainders',
  revision: 2,
  band: 'Hard',
  entry: true,
  seconds: 105,
  also: ['NS.REM.1', 'NS.NUM.5'],
  stem: ({ a, b, from, to, frame }: Unknown) =>
    frame === 0
      ? `How many integers from $${from}$ to $${to}$ leave the same remainder when divided by $${a}$ as when divided by $${b}$?`
      : frame === 1
        ? `A wholesaler has at least $${from}$ and at most $${to}$ coconuts. Whether she fills sacks of $${a}$ or sacks of $${b}$, the same number of coconuts, possibly none, is left over. How many values can the number of coconuts take?`
        : `The remainders of $n$ on division by $${a}$ and by $${b}$ are equal, where $n$ is an integer and $${from} \\le n \\le ${to}$. How many values can $n$ have?`,
  path: path<Unknown>()
    .step(
      'lcm',
      ({ a, b }) => q(lcm(a, b)),
      'With the common remainder $r$ taken off, both divisors divide the number: it is $r$ above a multiple of the LCM.',
      ({ a, b }, { lcm: all }) => `n = ${all}k + r, \\quad ${all} = \\operatorname{lcm}(${a}, ${b})`,
    )
    .step(
      'values',
      ({ a, b }) => q(Math.min(a, b)),
      'A remainder is smaller than its divisor, and it belongs to both: the smaller divisor bounds it.',
      (_p, { values }) => `0 \\le r \\le ${values.sub(1)}`,
    )
    .step(
      'count',
      ({ from, to }, { lcm: all, values }) =>
        q(below(to, all.valueOf(), values.valueOf()) - below(from - 1, all.valueOf(), values.valueOf())),
      'Go through the multiples of the LCM near the range; each begins a row of such numbers. Count the numbers of each row that lie in the range.',
      ({ from, to }, { lcm: all, values, count }) => {
        const rows = upTo(Math.floor(to / all.valueOf()) + 1)
          .map(k => (k - 1) * all.valueOf())
          .flatMap(start => {
            const size = Math.min(to, start + values.valueOf() - 1) - Math.max(from, start) + 1;
            return size > 0 ? [size] : [];
          });
        const inner =
          rows.length > 5
            ? `${rows[0]} + ${rows.length - 2} \\times ${values} + ${rows.at(-1)}`
            : rows.join(' + ');
        return `${inner} = ${count}`;
      },
    ),
  slips: [
    {
      misconception: 'bounded_by_larger_divisor',
      at: 'values',
      wrongly: ({ a, b }) => q(Math.max(a, b)),
      words: ({ a, b }) =>
        `Remainders up to $${Math.max(a, b) - 1}$ were allowed; on division by $${Math.min(a, b)}$ they stay below it.`,
    },
    {
      misconception: 'remainder_zero_left_out',
      at: 'count',
      wrongly: (p, { lcm: all, values }) =>
        inRange(p, n => n % all.valueOf() < values.valueOf() && n % all.valueOf() > 0),
      words: () =>
        'Multiples of both divisors were left out; they leave the remainder $0$ both times, and that is the same.',
    },
    {
      misconception: 'product_for_lcm',
      at: 'lcm',
      wrongly: ({ a, b }) => q(a * b),
      words: ({ a, b }) =>
        `Rows were begun only at multiples of $${a} \\times ${b}$; they begin at every multiple of the LCM.`,
    },
    {
      misconception: 'multiples_only',
      at: 'values',
      wrongly: () => q(1),
      words: ({ a, b }, { lcm: all }) =>
        `Only multiples of $${all}$ were counted; $${a}$ and $${b}$ leave equal remainders for a whole row after each.`,
    },
    {
      misconception: 'cut_rows_counted_full',
      at: 'count',
      wrongly: ({ from, to }, { lcm: all, values }) =>
        values.mul(Math.floor(to / all.valueOf()) - Math.ceil(from / all.valueOf()) + 1),
      words: ({ from, to }, { values }) =>
        `Each multiple in the range was given a full row of $${values}$; at $${from}$ and $${to}$ rows can be cut.`,
    },
    {
      misconception: 'hcf_for_lcm',
      at: 'lcm',
      wrongly: ({ a, b }) => (gcd(a, b) > 1 ? q(Math.max(a, b)) : null),
      words: ({ a, b }) =>
        `Rows were begun at multiples of $${Math.max(a, b)}$, though $${Math.min(a, b)}$ need not divide these.`,
    },
    {
      misconception: 'first_row_dropped',
      at: 'count',
      wrongly: ({ from, to }, { lcm: all, values }) =>
        q(below(to, all.valueOf(), values.valueOf()) - values.valueOf() * Math.ceil(from / all.valueOf())),
      words: ({ from }) =>
        `Numbers just after $${from}$ that belong to a row begun earlier, or the row at the start, were not counted.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ a, b }) =>
    `Equal remainders by $${a}$ and $${b}$, but their common value is not given; numbers in a range are to be counted.`,
  approach: () =>
    'A common remainder means: a multiple of the LCM plus that remainder. The remainder can have as many values as the smaller divisor, so the numbers stand in rows, one row after each multiple; the ends of the range need care.',
  faster: ({ from, to }, { lcm: all, values, count }) =>
    `Each block of $${all}$ from $0$ on holds $${values}$ such numbers: $${below(to, all.valueOf(), values.valueOf())}$ up to $${to}$ and $${below(from - 1, all.valueOf(), values.valueOf())}$ below $${from}$, so $${count}$.`,
  check: ({ a, b, from }, { lcm: all, values }) => {
    const start = all.valueOf() * Math.ceil(from / all.valueOf());
    const end = start + values.valueOf() - 1;
    return `$${end}$ leaves $${end % a}$ and $${end % b}$, equal; $${end + 1}$ leaves $${(end + 1) % a}$ and $${(end + 1) % b}$, different.`;
  },
  principle:
    'Two divisors leave the same remainder exactly in rows after the multiples of their LCM, each as long as the smaller divisor.',
  verify: p => inRange(p, n => n % p.a === n % p.b),
});

const unknown = situation<Unknown>({
  type: 'NS.HCF.2',
  situation: 'unknown-common-remainder',
  tries: 20,
  draw: draw => {
    const [a = 1, b = 1] = draw
      .some([6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 28, 30], 2)
      .sort((m, n) => m - n);
    const all = lcm(a, b);
    const from = draw.step(100, 300, 10);
    const p = { a, b, from, to: draw.step(400, 990, 10), frame: draw.int(0, 2) };
    return gcd(a, b) > 1 && all > b && all <= 210 && all >= 36 && p.to - from > 3 * all ? p : null;
  },
  forms: [sameUnknown],
});

interface Rows {
  a: number;
  b: number;
  c: number;
  short: number;
  /** The numbers are multiples of d and lie below `limit`. */
  d: number;
  limit: number;
  frame: number;
}

const fitsRows = ({ a, b, c, short, d }: Rows, n: number) =>
  n % d === 0 && [a, b, c].every(m => n % m === m - short);

const shortfallMultiples = form({
  form: 'several-numbers-short-by-the-same',
  revision: 2,
  band: 'Hard',
  entry: true,
  seconds: 105,
  also: ['NS.REM.5', 'AL.SEQ.1'],
  stem: (p: Rows) => {
    const { a, b, c, short, d, limit, frame } = p;
    const rest = [a, b, c].map(m => m - short);
    return frame === 0
      ? `A positive integer below $${limit}$ is divisible by $${d}$; divided by $${a}$, $${b}$ and $${c}$ it leaves remainders of $${rest[0]}$, $${rest[1]}$ and $${rest[2]}$ respectively. What is the sum of all such numbers?`
      : frame === 1
        ? `Some positive multiples of $${d}$ below $${limit}$ become divisible by $${a}$, by $${b}$ and by $${c}$ when they are increased by $${short}$. What do these multiples of $${d}$ add up to?`
        : `Let $n$ be a positive multiple of $${d}$ less than $${limit}$ such that $n + ${short}$ is divisible by each of $${a}$, $${b}$ and $${c}$. Find the sum of all possible values of $n$.`;
  },
  path: path<Rows>()
    .step(
      'lcm',
      ({ a, b, c }) => q(lcm(a, b, c)),
      ({ short }) => `Each time $${short}$ is missing: the number is $${short}$ below a multiple of the LCM.`,
      ({ a, b, c, short }, { lcm: all }) =>
        `\\operatorname{lcm}(${a}, ${b}, ${c}) = ${all}, \\quad n = ${all}k - ${short}`,
    )
    .step(
      'first',
      ({ short, d }, { lcm: all }) => {
        for (let k = 1; k <= d; k += 1)
          if ((all.valueOf() * k - short) % d === 0) return all.mul(k).sub(short);
        return all;
      },
      ({ d }) => `Divisibility by $${d}$ fixes $k$ up to multiples of $${d}$: try small values.`,
      ({ short, d }, { lcm: all, first }) =>
        `${all}k - ${short} \\equiv 0 \\pmod{${d}}: \\quad k = ${first.add(short).div(all)}, \\; n = ${first}`,
    )
    .step(
      'step',
      ({ d }, { lcm: all }) => q(lcm(all.valueOf(), d)),
      'The next such number comes after the LCM of all four divisors.',
      ({ d }, { lcm: all, step }) => `\\operatorname{lcm}(${all}, ${d}) = ${step}`,
    )
    .step(
      'count',
      ({ limit }, { first, step }) => q(Math.floor((limit - 1 - first.valueOf()) / step.valueOf()) + 1),
      'Count the terms below the limit.',
      ({ limit }, { first, step, count }) =>
        `${first} + ${step}(m - 1) < ${limit} \\Rightarrow m \\le ${count}`,
    )
    .step(
      'answer',
      (_p, { count, first, step }) => count.mul(first.mul(2).add(step.mul(count.sub(1)))).div(2),
      'Add the progression.',
      (_p, { first, step, count, answer }) =>
        `\\frac{${count}}{2}(${first} + ${first.add(step.mul(count.sub(1)))}) = ${answer}`,
    ),
  slips: [
    {
      misconception: 'last_term_left_out',
      at: 'count',
      wrongly: (_p, { count }) => count.sub(1),
      words: (_p, { count }) =>
        `The progression was stopped after $${count}$ terms; one more lies below the limit.`,
    },
    {
      misconception: 'term_beyond_limit',
      at: 'count',
      wrongly: (_p, { count }) => count.add(1),
      words: ({ limit }, { count }) =>
        `$${count}$ terms were added, but the last of them is not below $${limit}$.`,
    },
    {
      misconception: 'remainder_instead_of_shortfall',
      at: 'first',
      wrongly: ({ short, d }, { lcm: all }) => {
        for (let k = 1; k <= d; k += 1)
          if ((all.valueOf() * k + short) % d === 0) return all.mul(k).add(short);
        return null;
      },
      words: ({ short }, { first }) =>
        `$${first}$ lies $${short}$ above a multiple of the LCM instead of below one.`,
    },
    {
      misconception: 'one_divisor_forgotten',
      at: 'lcm',
      wrongly: ({ a, b }) => q(lcm(a, b)),
      words: ({ c }) => `The condition for $${c}$ was left out, so too many numbers came in.`,
    },
    {
      misconception: 'only_first_number',
      gives: 'first',
      words: (_p, { first }) => `$${first}$ is the smallest such number; there are more below the limit.`,
    },
    {
      misconception: 'multiples_added_without_shortfall',
      at: 'answer',
      wrongly: ({ short }, { count, answer }) => answer.add(count.mul(short)),
      words: ({ short }) =>
        `The multiples of the LCM were added; $${short}$ has to be taken off each of them.`,
    },
    {
      misconception: 'step_without_second_condition',
      at: 'answer',
      wrongly: ({ limit }, { first, lcm: all }) => {
        const m = Math.floor((limit - 1 - first.valueOf()) / all.valueOf()) + 1;
        return first
          .mul(2)
          .add(all.mul(m - 1))
          .mul(m)
          .div(2);
      },
      words: ({ d }, { lcm: all }) =>
        `After the first number steps of $${all}$ were taken; most of those numbers are not multiples of $${d}$.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ short, d, limit }) =>
    `A shortfall of $${short}$ for three divisors, divisibility by $${d}$ and the limit $${limit}$: several numbers, and their sum.`,
  approach: () =>
    'Equal shortfalls become one condition through the LCM. The fourth divisor chooses the first number; after that they repeat in steps of the LCM of all, so they form an arithmetic progression.',
  faster: ({ d, short }, { lcm: all, step, count, first }) =>
    `By $${d}$: $${all.valueOf() % d}k \\equiv ${short % d}$ gives $n = ${first}$ at once; then $${count}$ terms in steps of $${step}$.`,
  check: p =>
    `Below $${p.limit}$ the numbers are ${upTo(p.limit - 1)
      .filter(n => fitsRows(p, n))
      .map(n => `$${n}$`)
      .join(', ')}.`,
  principle: 'Solutions of several remainder conditions repeat in steps of the LCM of all divisors.',
  verify: p => {
    return q(upTo(p.limit - 1).reduce((sum, n) => (fitsRows(p, n) ? sum + n : sum), 0));
  },
});

const rows = situation<Rows>({
  type: 'NS.HCF.2',
  situation: 'shortfall-and-a-multiple',
  tries: 40,
  draw: draw => {
    const [a = 1, b = 1, c = 1] = draw.some([4, 5, 6, 8, 9, 10, 12, 15, 18, 20], 3).sort((m, n) => m - n);
    const all = lcm(a, b, c);
    const d = draw.pick([7, 11, 13]);
    const p: Rows = {
      a,
      b,
      c,
      d,
      short: draw.int(1, 3),
      limit: draw.step(800, 3000, 100),
      frame: draw.int(0, 2),
    };
    if (all > 180 || all < 30 || lcm(a, b) === all || a <= p.short + 1) return null;
    const found = upTo(p.limit - 1).filter(n => fitsRows(p, n));
    return found.length >= 2 && found.length <= 4 && found[0] !== all - p.short ? p : null;
  },
  forms: [shortfallMultiples],
});

/** NS.HCF.2 Hard: a common remainder that is not given; numbers that fit several conditions, added up. */
export const unknownCommonRemainder: readonly AnyTemplate[] = [...unknown, ...rows];
