import type Fraction from 'fraction.js';
import { path } from '../../path.ts';
import { plain } from '../../show.ts';
import { form, situation } from '../../situation.ts';
import type { AnyTemplate } from '../../template.ts';
import { q } from '../../value.ts';

interface Rows {
  /** Two odd primes, and the greatest number of rows. */
  r: number;
  s: number;
  most: number;
  way: boolean;
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);

/** Remainders n by rs for which every prime of `primes` divides n or n + 1. */
const remainders = ({ r, s }: Rows, primes: readonly number[]): readonly Fraction[] =>
  upTo(r * s)
    .filter(n => primes.every(k => n % k === 0 || (n + 1) % k === 0))
    .map(n => q(n));

const listed = (values: readonly Fraction[]) => values.map(v => `${v}`).join(', ');

const divisible = form({
  form: 'numbers-of-rows',
  revision: 3,
  band: 'Hard',
  also: ['NS.REM.5', 'NS.NUM.4'],
  seconds: 100,
  entry: true,
  likely: true,
  stem: ({ r, s, most, way }: Rows) =>
    way
      ? `For how many positive integers $n \\le ${most}$ is the sum $1 + 2 + 3 + \\dots + n$ divisible by $${r * s}$?`
      : `Bricks are piled with $1$ in the top row, $2$ in the second, $3$ in the third and so on. The whole pile is to be carried off in full loads of $${r * s}$ bricks each. How many values up to $${most}$ can the number of rows have, if this works out exactly?`,
  path: path<Rows>()
    .step(
      'period',
      ({ r, s }) => q(r * s),
      'The sum is half of $n(n + 1)$, and the half does not matter for an odd divisor. Each of its primes must divide $n$ or $n + 1$, which depends on the remainder of $n$ only.',
      ({ r, s }) => `${r * s} = ${r} \\times ${s}: \\quad ${r} \\mid n(n + 1), \\ ${s} \\mid n(n + 1)`,
    )
    .step(
      'remainders',
      (p): readonly Fraction[] => remainders(p, [p.r, p.s]),
      'Both primes may divide the same one of the two neighbours, or one prime each of them: four remainders fit.',
      (_p, { period, remainders: list }) => `n \\equiv ${listed(list)} \\pmod{${period}}`,
    )
    .step(
      'whole',
      ({ most }, { period, remainders: list }) => q(most).div(period).floor().mul(list.length),
      'Count them in the full periods.',
      ({ most }, { period, remainders: list, whole }) =>
        `${most} = ${q(most).div(period).floor()} \\times ${period} + ${most % period.valueOf()}: \\quad ${q(most).div(period).floor()} \\times ${list.length} = ${whole}`,
    )
    .quiet('rest', ({ most }, { period, remainders: list }) =>
      q(list.filter(n => n.valueOf() > 0 && n.valueOf() <= most % period.valueOf()).length),
    )
    .step(
      'count',
      (_p, { whole, rest }) => whole.add(rest),
      'Add those of the remainders (not zero) that the last, incomplete period still reaches.',
      (_p, { whole, rest, count }) =>
        rest.equals(0) ? `\\text{none}: \\quad ${count}` : `${whole} + ${rest} = ${count}`,
    ),
  slips: [
    {
      misconception: 'mixed_case_forgotten',
      at: 'remainders',
      wrongly: ({ r, s }) => [q(0), q(r * s - 1)],
      words: ({ r, s }) =>
        `Only $n$ or $n + 1$ divisible by $${r * s}$ was counted; one may hold the $${r}$ and the other the $${s}$.`,
    },
    {
      misconception: 'incomplete_period_dropped',
      at: 'rest',
      wrongly: (_p, { rest }) => (rest.equals(0) ? null : q(0)),
      words: ({ most, r, s }) =>
        `The numbers after the last full period, the last $${most % (r * s)}$ of them, were left out.`,
    },
    {
      misconception: 'incomplete_period_taken_full',
      at: 'rest',
      wrongly: (_p, { rest }) => (rest.equals(4) ? null : q(4)),
      words: ({ most, r, s }) =>
        `The last period was counted as a full one, though it ends after $${most % (r * s)}$ of $${r * s}$ numbers.`,
    },
    {
      misconception: 'only_one_of_the_mixed_cases',
      at: 'remainders',
      wrongly: (_p, { remainders: list }) => list.filter((_n, i) => i !== 2),
      words: ({ r, s }) =>
        `Either prime may stand with $n$ and the other with $n + 1$; only one of these two remainders by $${r * s}$ was kept.`,
    },
    {
      misconception: 'only_one_prime_used',
      at: 'remainders',
      wrongly: p => remainders(p, [p.s]),
      words: ({ r, s }) =>
        `These are the sums divisible by $${s}$; they have to be multiples of $${r}$ as well.`,
    },
    {
      misconception: 'half_demands_twice_the_period',
      at: 'period',
      wrongly: (_p, { period }) => period.mul(2),
      words: ({ r, s }) =>
        `Demanding $${2 * r * s}$ in place of $${r * s}$ asks too much: one of $n$ and $n + 1$ is even anyway.`,
    },
    {
      misconception: 'zero_counted',
      at: 'rest',
      wrongly: (_p, { rest }) => rest.add(1),
      words: () => 'The remainder $0$ was counted at $n = 0$ too, which is not a positive integer.',
    },
    {
      misconception: 'only_multiples',
      at: 'remainders',
      wrongly: () => [q(0)],
      words: ({ r, s }) => `Only the multiples of $${r * s}$ were counted; $n$ itself need not be one.`,
    },
  ],
  show: value => plain(value),
  plausible: value => value.valueOf() > 0,
  snapRead: () =>
    'The sum of the first integers is half a product of two neighbours; its divisibility is counted.',
  approach: () =>
    'Two neighbours have no common factor, so each prime of the divisor belongs to one of them. That fixes the remainders of $n$; count by periods.',
  faster: ({ r, s, most }, { remainders: list }) =>
    `In each block of $${r * s}$ the numbers $${listed(list.slice(1))}$ and $${r * s}$ fit; $${Math.floor(most / (r * s))}$ blocks are full.`,
  check: ({ r, s }, { remainders: list }) => {
    const [n, m] = [list[1]?.valueOf() ?? 0, list[2]?.valueOf() ?? 0];
    return `$${n} \\times ${n + 1} = ${n * (n + 1)}$ and $${m} \\times ${m + 1} = ${m * (m + 1)}$ are multiples of $${r * s}$, and no other product of neighbours up to $${r * s - 2} \\times ${r * s - 1}$ is one.`;
  },
  principle:
    'A prime that divides a product of neighbours divides one of them: sort by which, and count in periods.',
  verify: ({ r, s, most }) => {
    let sum = 0;
    let count = 0;
    for (let n = 1; n <= most; n += 1) {
      sum += n;
      if (sum % (r * s) === 0) count += 1;
    }
    return q(count);
  },
});

/** AL.SEQ.1 Hard: a sum of terms that must be a multiple. */
export const divisibleSums: readonly AnyTemplate[] = situation<Rows>({
  type: 'AL.SEQ.1',
  situation: 'divisible-sums',
  tries: 20,
  draw: draw => {
    const [r, s] = draw.pick([
      [3, 5],
      [3, 7],
      [5, 7],
      [3, 11],
      [3, 13],
      [5, 11],
    ] as const);
    const most = draw.int(3 * r * s, Math.min(9 * r * s, 300));
    return most % (r * s) < 3 ? null : { r, s, most, way: draw.chance(0.5) };
  },
  forms: [divisible],
});
