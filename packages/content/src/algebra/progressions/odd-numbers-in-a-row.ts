import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Row {
  total: number;
  /** At least so many numbers, none of them above `most`. */
  least: number;
  most: number;
  scene: 'numbers' | 'rooms' | 'tickets';
}

/** Number of terms and mean of all rows of consecutive odd positive numbers with this sum, single numbers included. */
const rowsOf = ({ total }: Pick<Row, 'total'>) =>
  Array.from({ length: Math.floor(Math.sqrt(total)) }, (_, i) => i + 1)
    .filter(n => total % n === 0 && (total / n - n) % 2 === 0)
    .map(n => [n, total / n] as const);
const kept = (p: Row) => rowsOf(p).filter(([n, mean]) => n >= p.least && mean + n - 1 <= p.most);
const firsts = (rows: readonly (readonly [number, number])[]) =>
  q(rows.reduce((sum, [n, mean]) => sum + mean - n + 1, 0));
const words = ['', 'one', 'two', 'three', 'four', 'five'];

const sumOfFirsts = form({
  form: 'sum-of-possible-first-numbers',
  revision: 3,
  band: 'Hard',
  also: ['AL.DIO.3', 'NS.FAC.1'],
  seconds: 110,
  entry: true,
  likely: true,
  stem: (p: Row) =>
    p.scene === 'numbers'
      ? `The sum of ${words[p.least]} or more consecutive odd positive integers is $${p.total}$, and none of them is above $${p.most}$. What is the sum of all possible values of the smallest of them?`
      : p.scene === 'rooms'
        ? `On one side of a corridor the room numbers are consecutive odd numbers. A firm rents a row of at least ${words[p.least]} rooms, whose numbers add up to $${p.total}$. No room in the corridor has a number above $${p.most}$. What is the sum of all possible values of the lowest number in the row?`
        : `Tickets of a raffle are numbered from $1$ to $${p.most}$. Vimal buys at least ${words[p.least]} tickets with consecutive odd numbers, which add up to $${p.total}$. Find the sum of all possible values of the smallest of these numbers.`,
  path: path<Row>()
    .step(
      'rows',
      p => q(rowsOf(p).length),
      'A sum of $n$ consecutive odd numbers is $n$ times their mean $m$. Both are odd, or both are even, and the smallest number $m - n + 1$ is positive only for $n \\le m$. List these factor pairs.',
      (p, { rows }) =>
        `${p.total} = ${rowsOf(p)
          .map(([n, mean]) => `${n} \\times ${mean}`)
          .join(' = ')}: \\quad ${rows} \\text{ pairs}`,
    )
    .step(
      'fit',
      p => q(kept(p).length),
      ({ least }) =>
        `Keep the pairs with at least ${words[least]} terms whose largest number $m + n - 1$ is within the bound.`,
      (p, { fit }) =>
        `${kept(p)
          .map(([n, mean]) => `${mean} + ${n} - 1 = ${mean + n - 1}`)
          .join(', \\ ')}: \\quad ${fit} \\text{ row${fit.equals(1) ? '' : 's'}}`,
    )
    .quiet('before', () => q(0))
    .step(
      'sum',
      (p, { before }) => firsts(kept(p)).add(before.mul(kept(p).length)),
      'Find the smallest number $m - n + 1$ of each and add.',
      (p, { sum }) =>
        `${kept(p)
          .map(([n, mean]) => `(${mean} - ${n} + 1)`)
          .join(' + ')} = ${kept(p)
          .map(([n, mean]) => mean - n + 1)
          .join(' + ')} = ${sum}`,
    ),
  slips: [
    {
      misconception: 'bound_for_the_mean',
      at: 'sum',
      wrongly: p => firsts(rowsOf(p).filter(([n, mean]) => n >= p.least && mean <= p.most)),
      words: ({ most }, { sum }) =>
        `$${sum}$ keeps every row whose mean is at most $${most}$; its largest number is above the mean.`,
    },
    {
      misconception: 'short_rows_counted',
      at: 'sum',
      wrongly: p => firsts(rowsOf(p).filter(([n, mean]) => n > 1 && mean + n - 1 <= p.most)),
      words: ({ least }, { sum }) => `$${sum}$ takes in a row of fewer than ${words[least]} numbers.`,
    },
    {
      misconception: 'bound_ignored',
      at: 'sum',
      wrongly: p => firsts(rowsOf(p).filter(([n]) => n >= p.least)),
      words: ({ most }, { sum }) => `$${sum}$ adds rows as well that run beyond $${most}$.`,
    },
    {
      misconception: 'starts_one_number_lower',
      at: 'before',
      wrongly: () => q(-1),
      words: (_p, { sum }) =>
        `$${sum}$ uses $m - n$ for the smallest number; it lies only $n - 1$ below the mean.`,
    },
    {
      misconception: 'largest_number_too_far_up',
      at: 'sum',
      wrongly: p => firsts(rowsOf(p).filter(([n, mean]) => n >= p.least && mean + 2 * (n - 1) <= p.most)),
      words: (_p, { sum }) =>
        `$${sum}$ takes $m + 2(n - 1)$ for the largest number, as if the mean were the first; some rows then seem to break the bound.`,
    },
    {
      misconception: 'largest_numbers_added',
      at: 'sum',
      wrongly: p => q(kept(p).reduce((total, [n, mean]) => total + mean + n - 1, 0)),
      words: (_p, { sum }) => `$${sum}$ is the sum of the largest numbers of the rows.`,
    },
    {
      misconception: 'means_added',
      at: 'sum',
      wrongly: p => q(kept(p).reduce((total, [, mean]) => total + mean, 0)),
      words: (_p, { sum }) => `$${sum}$ adds the means of the rows, not their smallest numbers.`,
    },
    {
      misconception: 'steps_of_one',
      at: 'sum',
      wrongly: p => q(kept(p).reduce((total, [n, mean]) => total + mean - (n - 1) / 2, 0)),
      words: (_p, { sum }) =>
        `$${sum}$ lets the numbers grow by one; odd numbers grow by two, so the smallest lies $n - 1$ below the mean.`,
    },
    {
      misconception: 'longest_row_left_out',
      at: 'sum',
      wrongly: p => firsts(kept(p).slice(0, -1)),
      words: (p, { sum }) => {
        const [n, mean] = kept(p).at(-1) ?? [1, p.total];
        return `$${sum}$ leaves out the row of $${n}$ numbers from $${mean - n + 1}$ to $${mean + n - 1}$.`;
      },
    },
    {
      misconception: 'pairs_of_any_parity',
      at: 'sum',
      wrongly: p => {
        const any = Array.from({ length: Math.floor(Math.sqrt(p.total)) }, (_, i) => i + 1)
          .filter(n => p.total % n === 0 && n >= p.least)
          .map(n => [n, p.total / n] as const)
          .filter(([n, mean]) => mean + n - 1 <= p.most);
        return firsts(any);
      },
      words: ({ total }, { sum }) =>
        `$${sum}$ uses factor pairs of $${total}$ with one even and one odd number too; these make rows of even numbers.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.d === 1n && value.valueOf() > 0,
  snapRead: () =>
    'Consecutive odd numbers with a known sum, a least number of terms and a bound for the largest; the smallest numbers of all such rows are added.',
  approach: () =>
    'Sum equals number of terms times mean. For odd numbers both factors have the same parity; the bound concerns mean plus number of terms. List the factor pairs, sift them, and go from the mean to the smallest number.',
  faster: p =>
    `Mean and number have the product $${p.total}$ and a sum of at most $${p.most + 1}$: go from the middle pair outwards, ${kept(
      p,
    )
      .map(([n, mean]) => `$${n} \\times ${mean}$`)
      .reverse()
      .join(', ')}, and add the differences plus one.`,
  check: p =>
    `The rows are ${kept(p)
      .map(([n, mean]) => `$${mean - n + 1}$ to $${mean + n - 1}$`)
      .join(
        ', ',
      )}; the first has $${kept(p)[0]?.[0]}$ numbers with mean $${kept(p)[0]?.[1]}$, and $${kept(p)[0]?.[0]} \\times ${kept(p)[0]?.[1]} = ${p.total}$.`,
  principle:
    'A sum of equally spaced numbers is number times mean: whole-number sums are a question of factor pairs, and bounds sift them.',
  verify: p => {
    let sum = 0;
    for (let first = 1; first <= p.most; first += 2) {
      let total = 0;
      for (let last = first; last <= p.most && total < p.total; last += 2) {
        total += last;
        if (total === p.total && (last - first) / 2 + 1 >= p.least) sum += first;
      }
    }
    return q(sum);
  },
});

/** AL.SEQ.1 Hard: rows of odd numbers with a given sum under a bound. */
export const oddNumbersInARow: readonly AnyTemplate[] = situation<Row>({
  type: 'AL.SEQ.1',
  situation: 'odd-numbers-in-a-row',
  tries: 60,
  draw: draw => {
    const p: Row = {
      // Even totals have factor pairs of both kinds, so the parity of both factors decides.
      total: draw.step(160, 1440, 8),
      least: draw.int(3, 4),
      most: draw.int(50, 220),
      scene: draw.pick(['numbers', 'rooms', 'tickets'] as const),
    };
    const rows = rowsOf(p).filter(([n]) => n >= p.least);
    const fit = kept(p).length;
    return fit >= 3 && fit <= 5 && rows.length > fit ? p : null;
  },
  forms: [sumOfFirsts],
});
