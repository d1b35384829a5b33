import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { counted, plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { gcd, lcm } from '../primes.ts';
import { isCount } from '../whole.ts';

interface Equal {
  /** Two divisors that leave the same remainder, the smaller one first. */
  a: number;
  b: number;
  /** The numbers are multiples of it: one more or one less than `a`, and without a factor of `a` or `b`. */
  c: number;
  from: number;
  to: number;
  frame: number;
}

/** Numbers from `from` to `to` that `by` divides and that lie fewer than `length` after a multiple of `all`. */
function inRows({ from, to }: Equal, by: number, all: number, length: number): Fraction {
  let count = 0;
  for (let n = from; n <= to; n += 1) if (n % by === 0 && n % all < length) count += 1;
  return q(count);
}
const firstRow = ({ from }: Equal, all: number) => Math.ceil(from / all);
const lastRow = ({ to }: Equal, all: number) => Math.floor(to / all);
/** The rows that do not hold exactly one multiple of c. */
const unusual = (p: Equal, all: number) => {
  const rows: number[] = [];
  for (let j = firstRow(p, all); j <= lastRow(p, all); j += 1)
    if ((all * j) % p.c === (p.c < p.a ? 0 : 1)) rows.push(j);
  return rows;
};

const multiples = form({
  form: 'multiples-of-a-third-number',
  revision: 3,
  band: 'Hard',
  entry: true,
  seconds: 140,
  also: ['NS.REM.5', 'NS.NUM.5'],
  stem: ({ a, b, c, from, to, frame }: Equal) =>
    frame === 0
      ? `How many multiples of $${c}$ from $${from}$ to $${to}$ leave the same remainder when divided by $${a}$ as when divided by $${b}$?`
      : frame === 1
        ? `A wholesaler has at least $${from}$ and at most $${to}$ coconuts. They can be packed in bags of $${c}$ with none left over. Whether they are packed in sacks of $${a}$ or in sacks of $${b}$, the same number (possibly none) is left over. How many values can the number of coconuts take?`
        : `A multiple $n$ of $${c}$, where $${from} \\le n \\le ${to}$, has equal remainders on division by $${a}$ and by $${b}$. How many values can $n$ have?`,
  path: path<Equal>()
    .step(
      'lcm',
      ({ a, b }) => q(lcm(a, b)),
      'With the common remainder $r$ taken off, both divisors divide the number: it is $r$ above a multiple of their LCM.',
      ({ a, b }, { lcm: all }) => `n = ${all}j + r, \\quad ${all} = \\operatorname{lcm}(${a}, ${b})`,
    )
    .step(
      'length',
      ({ a }) => q(a),
      'A remainder is smaller than its divisor, and this one belongs to both. So after each multiple of the LCM stands a row of such numbers.',
      (_p, { lcm: all, length }) =>
        `0 \\le r \\le ${length.sub(1)}: \\quad ${length} \\text{ numbers from } ${all}j \\text{ on}`,
    )
    .step(
      'rows',
      (p, { lcm: all }) => q(lastRow(p, Number(all)) - firstRow(p, Number(all)) + 1),
      'Count the rows in the range; none is cut at its ends.',
      (p, { lcm: all, rows }) =>
        `${firstRow(p, Number(all))} \\le j \\le ${lastRow(p, Number(all))}: \\quad ${rows} \\text{ rows}`,
    )
    .step(
      'beyond',
      (p, { lcm: all, length, rows }) => inRows(p, p.c, Number(all), Number(length)).sub(rows),
      ({ a, c }) =>
        c < a
          ? `Of $${a}$ numbers in succession one is a multiple of $${c}$, or two, if the first is one already: then $${c}$ divides $j$. Find these rows.`
          : `Of $${a}$ numbers in succession one is a multiple of $${c}$, or none, if the number just before them is one. Find these rows.`,
      (p, { lcm: all, beyond }) => {
        const list = unusual(p, Number(all));
        const found =
          list.length > 6 ? `${list.slice(0, 3).join(', ')}, \\dots, ${list.at(-1)}` : list.join(', ');
        return p.c < p.a
          ? `j = ${found}: \\quad ${beyond} \\text{ more}`
          : `${all}j - 1 \\text{ divisible by } ${p.c}: \\; j = ${found}: \\quad ${beyond.neg()} \\text{ fewer}`;
      },
    )
    .step(
      'count',
      (_p, { rows, beyond }) => rows.add(beyond),
      'Correct the number of rows by these.',
      (_p, { rows, beyond, count }) => `${rows} ${beyond.s < 0n ? '-' : '+'} ${beyond.abs()} = ${count}`,
    ),
  slips: [
    {
      misconception: 'one_multiple_in_each_row',
      gives: 'rows',
      words: ({ a, c }, { rows }) =>
        `$${rows}$ gives each row of $${a}$ numbers one multiple of $${c}$; some rows have ${c < a ? 'two' : 'none'}.`,
    },
    {
      misconception: 'correction_turned_around',
      at: 'beyond',
      wrongly: (_p, { beyond }) => beyond.neg(),
      words: ({ a, c }, { rows, beyond, count }) =>
        `$${rows} ${beyond.s < 0n ? '-' : '+'} ${beyond.abs()} = ${count}$ corrects the wrong way: $${a}$ numbers in succession are ${c < a ? 'more' : 'fewer'} than $${c}$, so a row can hold ${c < a ? 'two multiples, never none' : 'no multiple, never two'}.`,
    },
    {
      misconception: 'bounded_by_larger_divisor',
      at: 'length',
      wrongly: ({ b }) => q(b),
      words: ({ a, b }) =>
        `Remainders up to $${b - 1}$ were allowed; on division by $${a}$ they stay below it.`,
    },
    {
      misconception: 'remainder_zero_left_out',
      at: 'count',
      wrongly: (p, { lcm: all, length }) => {
        const common = inRows(p, p.c, Number(all), 1);
        return common.equals(0) ? null : inRows(p, p.c, Number(all), Number(length)).sub(common);
      },
      words: ({ a, b }, { rows, beyond, count }) =>
        `${counted(rows.add(beyond).sub(count), 'common multiple')} of $${a}$ and $${b}$ went missing; the remainder is then $0$ both times, and that is the same.`,
    },
    {
      misconception: 'product_for_lcm',
      at: 'lcm',
      wrongly: ({ a, b }) => q(a * b),
      words: ({ a, b }) =>
        `Rows were begun only at multiples of $${a} \\times ${b}$; they begin at every multiple of the LCM.`,
    },
    {
      misconception: 'rows_after_the_larger_divisor',
      at: 'lcm',
      wrongly: ({ b }) => q(b),
      words: ({ a, b }) => `Rows were begun at multiples of $${b}$, though $${a}$ need not divide these.`,
    },
    {
      misconception: 'counts_differences',
      at: 'rows',
      wrongly: (_p, { rows }) => rows.sub(1),
      words: (p, { lcm: all }) =>
        `$${lastRow(p, Number(all))} - ${firstRow(p, Number(all))}$ leaves out one of the rows at the ends.`,
    },
    {
      misconception: 'row_outside_the_range',
      at: 'rows',
      wrongly: (_p, { rows }) => rows.add(1),
      words: (p, { lcm: all, rows }) =>
        `$${rows}$ rows are one too many: $j$ runs from $${firstRow(p, Number(all))}$ to $${lastRow(p, Number(all))}$.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ a, b, c }) =>
    `Equal remainders by $${a}$ and $${b}$ with no value given, and a multiple of $${c}$ besides: numbers in a range are to be counted.`,
  approach: () =>
    'A common remainder means a multiple of the LCM plus that remainder, so the numbers stand in rows of equal length. A row is about as long as the third number: compare the two to see how many of its multiples a row can hold.',
  faster: ({ a, c }, { lcm: all, rows, beyond }) =>
    `Rows of $${a}$ after each multiple of $${all}$ hold one multiple of $${c}$ each, except one row in $${c}$, which has ${c < a ? 'two' : 'none'}: $${rows} ${c < a ? '+' : '-'} ${beyond.abs()}$.`,
  check: (p, { lcm: all }) => {
    const j = unusual(p, Number(all))[0] ?? 0;
    const start = Number(all) * j;
    const first = Math.ceil(start / p.c) * p.c;
    return p.c < p.a
      ? `The row from $${start}$ to $${start + p.a - 1}$ holds $${first}$ and $${first + p.c}$; the next one from $${start + Number(all)}$ to $${start + Number(all) + p.a - 1}$ only $${Math.ceil((start + Number(all)) / p.c) * p.c}$.`
      : `The row from $${start}$ to $${start + p.a - 1}$ lies between the multiples $${first - p.c}$ and $${first}$; the next one from $${start + Number(all)}$ to $${start + Number(all) + p.a - 1}$ holds $${Math.ceil((start + Number(all)) / p.c) * p.c}$.`;
  },
  principle:
    'Two divisors leave the same remainder in rows after the multiples of their LCM; how many multiples of a third number such a row holds depends on where it begins.',
  verify: p => {
    let count = 0;
    for (let n = p.from; n <= p.to; n += 1) if (n % p.c === 0 && n % p.a === n % p.b) count += 1;
    return q(count);
  },
});

/** NS.HCF.2 Hard: equal remainders that are not given, among the multiples of a third number. */
export const multiplesWithEqualRemainders: readonly AnyTemplate[] = situation<Equal>({
  type: 'NS.HCF.2',
  situation: 'equal-remainders',
  tries: 100,
  draw: draw => {
    const [a = 1, b = 1] = draw.some([6, 8, 9, 10, 12, 14, 15, 18, 20, 21, 24, 30], 2).sort((m, n) => m - n);
    const all = lcm(a, b);
    const p = {
      a,
      b,
      c: a + draw.pick([-1, 1]),
      from: draw.step(100, 400, 10),
      to: draw.step(600, 2000, 10),
      frame: draw.int(0, 2),
    };
    const whole = (p.from % all === 0 || p.from % all >= a) && p.to % all >= a - 1;
    const rows = lastRow(p, all) - firstRow(p, all) + 1;
    const odd = unusual(p, all).length;
    const next = (unusual(p, all)[0] ?? 0) + 1;
    return gcd(a, b) > 1 &&
      all > b &&
      gcd(p.c, all) === 1 &&
      whole &&
      rows >= 9 &&
      rows <= 40 &&
      odd > 0 &&
      next <= lastRow(p, all)
      ? p
      : null;
  },
  forms: [multiples],
});
