import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';
import { countUpTo, isCount, sumOf } from '../whole.ts';

interface LastBox {
  /** Things that are packed, d to a box, with `from` ≤ d ≤ `to`. */
  n: number;
  from: number;
  to: number;
  frame: number;
}

/** The most boxes that are full, with the smallest size. */
const mostFull = ({ n, from }: LastBox) => Math.floor((n - 1) / from);
/** Sizes for `full` full boxes and one more than half full: n ÷ (full + 1) < d < 2n ÷ (2 full + 1). */
const ends = ({ n, from, to }: LastBox, full: number): readonly [number, number] => [
  Math.max(from, Math.floor(n / (full + 1)) + 1),
  Math.min(to, Math.ceil((2 * n) / (2 * full + 1)) - 1),
];
const countAt = (p: LastBox, full: number) => {
  const [low, high] = ends(p, full);
  return Math.max(0, high - low + 1);
};
/** For each number of full boxes, from 1, how many sizes fit. */
const counts = (p: LastBox, most: number) => Array.from({ length: most }, (_, i) => q(countAt(p, i + 1)));
const sizes = (p: LastBox, fits: (d: number) => boolean) => countUpTo(p.to, d => d >= p.from && fits(d));

const moreThanHalf = form({
  form: 'sizes-with-the-last-box-more-than-half-full',
  revision: 2,
  band: 'Hard',
  entry: true,
  seconds: 125,
  also: ['AL.INQ.3', 'NS.NUM.5'],
  stem: ({ n, from, to, frame }: LastBox) =>
    frame === 0
      ? `$${n}$ laddoos are packed in boxes of $d$, one box after the other, where $d$ is an integer from $${from}$ to $${to}$. For how many values of $d$ is the last box more than half full, but not full?`
      : frame === 1
        ? `For how many integers $d$ from $${from}$ to $${to}$ does $${n}$ leave a remainder greater than $\\frac{d}{2}$ when it is divided by $d$?`
        : `The $${n}$ seats of a hall are arranged in rows of $d$ seats; only the last row may be shorter. With $${from} \\le d \\le ${to}$, for how many values of $d$ is the last row incomplete, but longer than half a row?`,
  path: path<LastBox>()
    .step(
      'most',
      p => q(mostFull(p)),
      'With $k$ full lots and a remainder $r$ the condition is $\\frac{d}{2} < r < d$. It bounds $d$ for each $k$. Find the largest $k$ that can occur.',
      ({ n, from }, { most }) =>
        `kd + \\frac{d}{2} < ${n} < (k + 1)d \\Rightarrow \\frac{${n}}{k + 1} < d < \\frac{${2 * n}}{2k + 1}, \\qquad d \\ge ${from} \\Rightarrow k \\le ${most}`,
    )
    .step(
      'counts',
      (p, { most }): readonly Fraction[] => counts(p, Number(most)),
      'Take $k = 1, 2, \\dots$ in turn: list the sizes within the range and count them.',
      (p, { counts: list }) =>
        list
          .map((count, i) => {
            const [low, high] = ends(p, i + 1);
            return count.equals(0)
              ? `k = ${i + 1}: 0`
              : low === high
                ? `k = ${i + 1}: \\; d = ${low}, \\; 1`
                : `k = ${i + 1}: \\; d = ${low} \\text{ to } ${high}, \\; ${count}`;
          })
          .join(' \\qquad '),
    )
    .step(
      'total',
      (_p, { counts: list }) => sumOf(list),
      'Add the cases.',
      (_p, { counts: list, total }) => `${list.join(' + ')} = ${total}`,
    ),
  slips: [
    {
      misconception: 'exactly_half_counted',
      at: 'total',
      wrongly: p => sizes(p, d => 2 * (p.n % d) >= d),
      words: ({ n }, { total }) =>
        `$${total}$ counts exact halves too, where $${2 * n}$ is an odd multiple of $d$; more than half is wanted.`,
    },
    {
      misconception: 'last_case_dropped',
      at: 'most',
      wrongly: p => q(mostFull(p) - 1),
      words: (p, { most }) =>
        `$k = ${mostFull(p)}$ was left out; with small $d$ there are more than $${most}$ full lots.`,
    },
    {
      misconception: 'less_than_half_counted',
      at: 'total',
      wrongly: p => sizes(p, d => p.n % d > 0 && 2 * (p.n % d) < d),
      words: (_p, { total }) => `For these $${total}$ sizes the remainder is less than half of $d$.`,
    },
    {
      misconception: 'multiples_counted_as_full_remainder',
      at: 'total',
      wrongly: p => sizes(p, d => p.n % d === 0 || 2 * (p.n % d) > d),
      words: ({ n }, { total }) =>
        `$${total}$ counts divisors of $${n}$ too; they leave no remainder at all.`,
    },
    {
      misconception: 'ends_counted_as_difference',
      at: 'counts',
      wrongly: (_p, { counts: right }) => right.map(count => (count.equals(0) ? count : count.sub(1))),
      words: (_p, { total }) =>
        `For each $k$ first and last size were subtracted; that loses one size each time and leads to $${total}$.`,
    },
    {
      misconception: 'bounds_rounded_outwards',
      at: 'counts',
      wrongly: (p, { counts: right }) =>
        right.map((count, i) => (Math.floor(p.n / (i + 2)) >= p.from ? count.add(1) : count)),
      words: (p, { total }) =>
        `The lower bounds were rounded down: $d = ${Math.floor(p.n / 2)}$, for example, was counted, and $${total}$ sizes in all.`,
    },
    {
      misconception: 'first_case_only',
      at: 'most',
      wrongly: () => q(1),
      words: (_p, { total }) =>
        `$${total}$ sizes leave one full lot and a large rest; there may be more full lots.`,
    },
    {
      misconception: 'half_of_all_sizes',
      at: 'total',
      wrongly: ({ from, to }) => q(Math.floor((to - from + 1) / 2)),
      words: (_p, { total }) =>
        `Half of the range, $${total}$ sizes, is only a guess: the intervals for the different $k$ are not equally long.`,
    },
  ],
  show: value => plain(value),
  plausible: isCount,
  snapRead: () =>
    'A fixed number, an unknown divisor in a range, and a remainder above half of the divisor: the divisors are to be counted.',
  approach: () =>
    'For a given number of full lots the condition on the remainder becomes two bounds for the divisor. Go through these numbers one by one; the range keeps them few.',
  faster: (p, { most, total }) =>
    `$\\frac{${p.n}}{d}$ must lie in the upper half between two integers: above $1.5$${Number(most) > 1 ? ', $2.5$' : ''}${Number(most) > 2 ? ', …' : ''} and below the next integer. So $d$ runs between the quotients of $${p.n}$ by $2$ and $1.5$, by $3$ and $2.5$, and so on: $${total}$ in all.`,
  check: (p, { most }) => {
    const [low, high] = ends(p, Number(most) > 1 && countAt(p, 2) > 1 ? 2 : 1);
    return `$d = ${low}$ leaves $${p.n % low}$ and $d = ${high}$ leaves $${p.n % high}$, both more than half; $d = ${high + 1}$ leaves $${p.n % (high + 1)}$ and $d = ${low - 1}$ leaves $${p.n % (low - 1)}$.`;
  },
  principle:
    'A remainder between two parts of the divisor means that the quotient, as a fraction, lies between two bounds: one interval of divisors for each whole part.',
  verify: ({ n, from, to }) => {
    let found = 0;
    for (let d = from; d <= to; d += 1) {
      let left = n;
      while (left >= d) left -= d;
      if (left + left > d) found += 1;
    }
    return q(found);
  },
});

/** NS.REM.1 Hard: a remainder above half of the divisor. */
export const lastBoxMoreThanHalfFull: readonly AnyTemplate[] = situation<LastBox>({
  type: 'NS.REM.1',
  situation: 'last-box',
  tries: 60,
  draw: draw => {
    const n = draw.int(90, 260);
    const p = {
      n,
      from: draw.int(Math.ceil(n / 5.6), Math.floor(n / 3.2)),
      to: draw.int(Math.ceil(n * 0.52), Math.floor(n * 0.8)),
      frame: draw.int(0, 2),
    };
    const list = counts(p, mostFull(p)).map(Number);
    return mostFull(p) >= 3 && list.every(count => count > 0) ? p : null;
  },
  forms: [moreThanHalf],
});
