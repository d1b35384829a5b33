import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { countUpTo, isCount, upTo } from '../whole.ts';

interface Same {
  small: number;
  gap: number;
  frame: number;
}

const rows = ({ small, gap }: Same) => upTo(Math.floor((small - 1) / gap)).map(k => small - gap * k);

const sameQuotient = form({
  form: 'numbers-with-equal-quotients',
  revision: 2,
  band: 'Hard',
  entry: true,
  seconds: 100,
  also: ['AL.SEQ.1', 'AL.INQ.3'],
  stem: ({ small, gap, frame }: Same) =>
    frame === 0
      ? `For how many positive integers $n$ are the quotients of $n$ by $${small}$ and by $${small + gap}$ equal and at least $1$? (The remainders may differ.)`
      : frame === 1
        ? `A confectioner can pack his sweets in boxes of $${small}$ or in boxes of $${small + gap}$ and would fill the same number of boxes, at least one, either way; some sweets may be left over. How many values can the number of sweets take?`
        : `Visitors leave a fair in buses that start only when every seat is taken. With $${small}$ seats to a bus just as many buses start as with $${small + gap}$ seats, and at least one starts. How many values can the number of visitors take?`,
  path: path<Same>()
    .step(
      'most',
      ({ small, gap }) => q(Math.floor((small - 1) / gap)),
      ({ small, gap }) =>
        `Call the quotient $k$. By $${small + gap}$ it is $k$ from $${small + gap}k$ on, by $${small}$ up to $${small}k + ${small - 1}$. See how long the first does not exceed the second.`,
      ({ small, gap }, { most }) =>
        `${small + gap}k \\le ${small}k + ${small - 1} \\Rightarrow ${gap === 1 ? '' : gap}k \\le ${small - 1} \\Rightarrow k \\le ${most}`,
    )
    .step(
      'first',
      ({ small, gap }) => q(small - gap),
      'Count the numbers for one $k$, both ends included; the count falls evenly. Here is the one for $k = 1$.',
      ({ small, gap }, { first }) =>
        `(${small}k + ${small - 1}) - ${small + gap}k + 1 = ${small} - ${gap === 1 ? '' : gap}k, \\quad k = 1: ${first}`,
    )
    .step(
      'count',
      ({ gap }, { most, first }) =>
        first
          .mul(2)
          .sub(q(gap).mul(most.sub(1)))
          .mul(most)
          .div(2),
      'Add the arithmetic progression.',
      ({ gap }, { most, first, count }) => {
        const last = first.sub(q(gap).mul(most.sub(1)));
        return `${first} + ${first.sub(gap)} + \\dots + ${last} = \\frac{${most}}{2}(${first} + ${last}) = ${count}`;
      },
    ),
  slips: [
    {
      misconception: 'ends_counted_badly',
      at: 'count',
      wrongly: (_p, { most, count }) => count.sub(most),
      words: (_p, { most, count }) =>
        `$${count.add(most)} - ${most} = ${count}$ counts last minus first for each of the $${most}$ quotients; with both ends there is one number more each time.`,
    },
    {
      misconception: 'quotient_zero_counted',
      at: 'count',
      wrongly: ({ small }, { count }) => count.add(small - 1),
      words: ({ small }) =>
        `The numbers below $${small}$ were counted too; their quotient is $0$ both times, which is excluded.`,
    },
    {
      misconception: 'last_quotient_dropped',
      at: 'most',
      wrongly: (_p, { most }) => most.sub(1),
      words: (_p, { most }) =>
        `The quotients were stopped at $${most}$; for the next one there are still numbers left.`,
    },
    {
      misconception: 'full_row_for_the_first',
      at: 'first',
      wrongly: ({ small }) => q(small),
      words: ({ small }, { first }) =>
        `The row for $k = 1$ was given $${first}$ numbers; it begins only at the larger divisor, $${small}$ is not yet in it, and every row was made too long like that.`,
    },
    {
      misconception: 'every_second_term',
      at: 'count',
      wrongly: ({ small, gap }, { most }) => q(small - gap).mul(most),
      words: ({ gap }, { first }) =>
        `$${first}$ numbers were counted for every quotient; with each further quotient there are $${gap}$ fewer.`,
    },
    {
      misconception: 'only_first_row',
      gives: 'first',
      words: (_p, { first }) =>
        `$${first}$ numbers have the quotient $1$ twice; larger quotients can be equal as well.`,
    },
    {
      misconception: 'half_of_the_row',
      at: 'most',
      wrongly: ({ small, gap }) => q(Math.floor((small - 1) / (2 * gap))),
      words: ({ small, gap }, { most }) =>
        `The quotients were stopped at $${most}$, where the difference of the rows passes half of $${small}$; it has to reach $${small - 1}$ itself, in steps of $${gap}$.`,
    },
    {
      misconception: 'rows_of_larger_divisor',
      at: 'first',
      wrongly: ({ small, gap }) => q(small + gap),
      words: ({ small, gap }) =>
        `Rows as long as $${small + gap}$ were used at the start; the quotient by $${small}$ changes earlier.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: ({ small, gap }) =>
    `The same quotient by $${small}$ and by $${small + gap}$; all such numbers are to be counted.`,
  approach: () =>
    'The numbers with quotient k form a row for each divisor. Where the two rows overlap the quotients agree; the overlap shrinks by the difference of the divisors each time, so the counts form a falling progression that ends.',
  faster: p => {
    const list = rows(p);
    return `The overlap for quotient $k$ has $${p.small} - ${p.gap === 1 ? '' : p.gap}k$ numbers: add $${list[0]}, ${list[1]}, \\dots, ${list.at(-1)}$.`;
  },
  check: ({ small, gap }, { most }) => {
    const k = Number(most);
    const last = small * k + small - 1;
    return `The largest such number is $${last}$: $${Math.floor(last / small)}$ and $${Math.floor(last / (small + gap))}$. For $k = ${k + 1}$ the row by $${small + gap}$ begins at $${(small + gap) * (k + 1)}$, after $${small * (k + 1) + small - 1}$.`;
  },
  principle:
    'Numbers with a given quotient form a row as long as the divisor; compare the start of one row with the end of the other.',
  verify: ({ small, gap }) =>
    countUpTo(
      small * (small + gap),
      n => n >= small && Math.floor(n / small) === Math.floor(n / (small + gap)),
    ),
});

const same = situation<Same>({
  type: 'NS.REM.1',
  situation: 'equal-quotients',
  tries: 10,
  draw: draw => {
    const p = { gap: draw.int(2, 6), small: draw.int(11, 44), frame: draw.int(0, 2) };
    const most = rows(p).length;
    return most >= 3 && most <= 9 ? p : null;
  },
  forms: [sameQuotient],
});

/** NS.REM.1 Hard: rows of equal quotients. */
export const equalQuotients: readonly AnyTemplate[] = same;
